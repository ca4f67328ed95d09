"""Records: a game as text, and every way in which such a text can be wrong."""

from __future__ import annotations

import json
import random

import pytest

from terramara import Game, Options, RecordError, load_set


@pytest.fixture(scope="module")
def text() -> str:
    game = Game.new(players=2, seed=5, options=Options(first_game=True))
    rng = random.Random(5)
    while not game.over:
        game.apply(rng.choice(game.legal_actions()))
    return game.record()


def test_a_record_reads_like_the_game(text: str) -> None:
    lines = text.splitlines()
    content = load_set()
    assert lines[:4] == [
        "terramara record 1",
        "rules 2",
        f"set base {content.version} {content.hash}",
        "players 2",
    ]
    assert lines[5:7] == ["seed 5", "---"]
    assert lines[-1].startswith("end ")
    assert sum(line.startswith("round ") for line in lines) == 4


def test_a_record_comes_back_and_stops_where_it_is_told(text: str) -> None:
    game = Game.from_record(text)
    assert game.over
    assert game.record() == text
    assert len(Game.from_record(text, to=7).actions) == 7


def test_a_game_begun_from_a_position_is_recorded_too() -> None:
    game = Game.from_position({"players": 3, "round": 2, "turn": 1, "seats": [{}, {"strength": 4}]})
    game.apply("explorer hire")
    again = Game.from_record(game.record())
    assert again.state_hash() == game.state_hash()
    assert [str(action) for _, action in again.actions] == ["explorer hire"]


def test_names_are_kept_for_who_has_one(text: str) -> None:
    game = Game.from_record(text)
    assert game.names == ["", ""]
    game.names = ["", "  Ada of\u2028the\nHill "]
    kept = game.record()
    assert kept.splitlines()[5:8] == ["seed 5", "name 1 Ada of the Hill", "---"]
    assert Game.from_record(kept).names == ["", "Ada of the Hill"]
    assert Game.from_record(kept).record() == kept


def test_a_name_gives_no_orders_to_a_terminal(text: str) -> None:
    named = text.replace("seed 5\n", "seed 5\nname 0 \x1b[2JAda\u202e\u2066 of\u200cOr\n")
    assert Game.from_record(named).names[0] == "[2JAda of\u200cOr"


THIRD = json.dumps({"commitment": "0" * 64, "secret": "0" * 64, "shares": {"2": "0" * 64}})


def changed(text: str, line: int, to: str) -> str:
    lines = text.splitlines()
    lines[line] = to
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    ("line", "to", "told"),
    [
        (0, "terramara record 9", "another format is not known"),
        (0, "a shopping list", "begins with `terramara record 1`"),
        (1, "rules 3", "played by rules 3; these are rules 2"),
        (1, "rules two", "a whole number"),
        (2, "set base", "set ID VERSION HASH"),
        (2, "set base 1 0123456789abcdef", "the set here has"),
        (2, "set nowhere 1 0123456789abcdef", "the set 'nowhere' is not known here"),
        (3, "players 7", "2, 3 or 4 players"),
        (4, "options {}}", "JSON"),
        (4, "options []", "JSON object"),
        (4, 'options {"x": 1}', "unknown option 'x'"),
        (5, "sed 5", "`seed ...`"),
        (5, "seed 6", "line "),
        (6, "name 0\n---", "`name SEAT NAME`"),
        (6, "name 4 Ada\n---", "`name SEAT NAME`"),
        (6, "nickname 0 Ada\n---", "`name ...`"),
        (7, "0 dance", "no action is called 'dance'"),
        (6, "name 2 Ada\n---", "`name SEAT NAME`, the seat from 0 to 1"),
        (6, f"fair {'[' * 100_000}\n---", "JSON that can be read"),
        (6, f'fair {{"a": {"9" * 5000}}}\n---', "JSON that can be read"),
        (6, f"fair {THIRD}\n---", "shares and seals of seats from 0 to 1"),
        (4, f'options {{"x": {"[" * 100_000}', "JSON that can be read"),
        (7, "² dance", "`SEAT ACTION`"),
        (7, "hello", "`SEAT ACTION`"),
        (9, "round 2", "`round NUMBER HASH`"),
    ],
)
def test_a_changed_line_is_found_out(text: str, line: int, to: str, told: str) -> None:
    with pytest.raises(RecordError, match=told):
        Game.from_record(changed(text, line, to))


def test_another_legal_action_in_its_place_is_found_out_by_seat_rule_or_hash(text: str) -> None:
    lines = text.splitlines()
    played = Game.from_record(text, to=10)
    number = next(i for i, line in enumerate(lines) if line == "---") + 1
    moves = [i for i in range(number, len(lines)) if lines[i][0].isdigit()]
    other = next(a for a in played.legal_actions() if f"{a}" != lines[moves[10]].split(maxsplit=1)[1])
    seat = lines[moves[10]].split()[0]
    with pytest.raises(RecordError) as caught:
        Game.from_record(changed(text, moves[10], f"{seat} {other}"))
    assert caught.value.line > moves[10]


def test_an_action_of_the_wrong_seat_is_found_out(text: str) -> None:
    lines = text.splitlines()
    at = lines.index("---") + 1
    seat, action = lines[at].split(maxsplit=1)
    with pytest.raises(RecordError, match=rf"line {at + 1}: seat {seat} is to decide"):
        Game.from_record(changed(text, at, f"{1 - int(seat)} {action}"))


def test_a_record_cut_off_anywhere_is_refused(text: str) -> None:
    lines = text.splitlines()
    for keep in range(len(lines)):
        with pytest.raises(RecordError):
            Game.from_record("\n".join(lines[:keep]))


def test_actions_taken_out_or_put_in_are_counted(text: str) -> None:
    lines = text.splitlines()
    with pytest.raises(RecordError, match="actions are missing or were added"):
        Game.from_record("\n".join(lines[:-2] + lines[-1:]))
    with pytest.raises(RecordError, match="nothing follows"):
        Game.from_record(text + "0 end\n")


def test_nothing_is_played_after_the_end(text: str) -> None:
    lines = text.splitlines()
    _, count, digest = lines[-1].split()
    longer = [*lines[:-1], "0 end", f"end {int(count) + 1} {digest}"]
    with pytest.raises(RecordError, match="over already"):
        Game.from_record("\n".join(longer))
