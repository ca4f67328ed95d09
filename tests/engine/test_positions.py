"""Positions written by hand: what is not told is as in an empty one, what breaks a rule is refused."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from terramara import Game, PositionError, RecordError, load_set
from terramara.engine import wire
from terramara.engine.position_fields import names
from terramara.engine.position_keys import TOP
from terramara.engine.position_seat import SEAT
from tests.rules.helpers import small_set

AT_END = {"caravans": ["end", "top"], "end_places": [8]}


# The end of set-up, with goods for seat 0 to come, and a seat and a pool for it.
SET_UP: list[list[Any]] = [["round", 0, 1], ["install", 0], ["card", 0]]
CHOOSING = [*SET_UP, ["draft", 0, 2], ["draft", 0, 1]]
DEALT = {"card": "herders", "character": "sage"}
POOL = {"cards": ["herders", "miners"], "characters": ["sage"]}


def test_an_empty_position_is_the_first_turn_of_four_players() -> None:
    position = Game.from_position({}).position()
    assert position["players"] == 4
    assert position["turn"] == 0
    assert position["round"] == 1
    assert len(position["row"]) == 8
    seat = position["seats"][3]
    assert seat["hand"] == {"explorers": 4, "chief": True, "warriors": 0}
    assert seat["caravans"] == ["top", "top"]


def test_row_and_deck_are_those_of_the_round() -> None:
    game = Game.from_position({"round": 4})
    level = {artefact.id: artefact.level for artefact in game.set.artefacts}
    position = game.position()
    assert {level[a] for a in position["row"]} == {2}
    assert {level[a] for a in position["deck"]} == {3}


def test_an_artefact_that_somebody_made_is_not_in_the_row() -> None:
    position = Game.from_position({"seats": [{"made": ["bone-pin"], "reserved": "milk-boiler"}]}).position()
    assert not {"bone-pin", "milk-boiler"} & set(position["row"] + position["deck"])


def test_the_lists_of_keys_are_the_types_on_the_wire() -> None:
    assert list(wire.Seat.__annotations__) == list(names(SEAT))
    hidden, added = {"rng"}, {"decision", "scores", "over", "winners", "available", "power", "turned"}
    assert set(wire.View.__annotations__) == (set(names(TOP)) - hidden) | added


@pytest.mark.parametrize(
    ("position", "key", "told"),
    [
        ({"playrs": 4}, "playrs", "no such key"),
        ({"players": 5}, "players", "from 2 to 4"),
        ({"round": True}, "round", "a whole number"),
        ({"set": "other"}, "set", "of the set 'other'"),
        ({"set": 3}, "set", "a text"),
        ({"options": {"starter": 8}}, "options", "seat from 0 to 3"),
        ({"options": 3}, "options", "an object"),
        ({"phase": "later"}, "phase", '"setup", "play" or "over"'),
        ({"fire": ["1L9"]}, "fire", "spaces such as"),
        ({"fire": "1L2"}, "fire", "a list of spaces"),
        ({"fire": ["1L2", "1L2"]}, "fire", "once only"),
        ({"round": 2, "fire": ["1L2"]}, "fire", "not yet turned"),
        ({"fire": ["1L2"]}, "fire", "with 2 or 3 players"),
        ({"players": 3, "fire": ["2R1"]}, "fire", "small"),
        ({"players": 3, "fire": ["2L2", "2R2"]}, "fire", "one space in row 2"),
        ({"unused_tiles": {"left": [], "right": []}}, "unused_tiles", "follows from the rest"),
        ({"leftover_bonuses": []}, "leftover_bonuses", "follows from the rest"),
        ({"draft": {"cards": ["herders"]}}, "draft", "set-up is over"),
        ({"rng": "xyz"}, "rng", "hexadecimal"),
        ({"memo": [1]}, "memo", "3 numbers"),
        ({"tiles": {"left": []}}, "tiles.left", "6 of them"),
        ({"bonuses": {"river-5": "x"}}, "bonuses.river-5", "no such key"),
        ({"row": ["nothing"]}, "row", "not 'nothing'"),
        ({"row": ["bone-pin"], "deck": ["bone-pin"]}, "row", "in two places"),
        ({"turn": None}, "turn", "whose turn"),
        ({"pending": []}, "pending", "at least one step"),
        ({"pending": [["send", 0]]}, "pending[0]", "`next` or `round` at the bottom"),
        ({"pending": [["next", 0, 1], ["send", 0], ["next", 0, 2]]}, "pending[2]", "and only there"),
        ({"pending": [["round", 0, 3]]}, "pending[0]", "from 1 to 1"),
        ({"pending": [["next", 0, 1], ["draft", 0, 1]]}, "pending[1]", "only during set-up"),
        ({"pending": [["round", 0, 1], ["tile", 0]]}, "pending[1]", "the pathfinder's seat"),
        ({"phase": "over", "pending": [["next", 0]]}, "pending", "the phase is over"),
        ({"phase": "setup"}, "phase", "unless `pending` tells what is left of set-up"),
        ({"phase": "play", "pending": [["round", 0, 1]]}, "phase", '"setup", as `pending`'),
        ({"round": 2, "pending": [["round", 0, 1]]}, "round", "1, as `pending`"),
        ({"turn": 0, "pending": [["round", 0, 1]]}, "turn", "null, as `pending`"),
        ({"turn": 1, "seats": [{}, {"chief": "hut", "hut": {"explorers": 4}}]}, "turn", "a member left"),
        ({"deck": ["bone-pin", "bone-pin"]}, "deck", "each of them once"),
        ({"seats": [{"made": ["bone-pin"]}], "deck": ["bone-pin"]}, "deck", "in two places"),
        ({"seats": [{"hand": {"warriors": 3}}] * 2}, "seats", "at most 4 warriors"),
        ({"seats": [{"hut": {"explorers": 5}}]}, "seats[0].hut", "4 explorers in all"),
        ({"seats": [{"explorers": ["1L1", "1L2", "1L3", "1R1", "1R2"]}]}, "seats[0].explorers", "not 5"),
        ({"seats": [{"caravans": ["end", "top"], "end_places": [5]}]}, "seats[0].end_places", "one of [8]"),
        ({"seats": [AT_END, AT_END]}, "seats[1].end_places", "one of [5], as"),
        ({"rules": 3}, "rules", "from 1 to 2"),
        ({"pending": [["jump", 0]]}, "pending[0]", "[name, seat, a, b]"),
        ({"pending": [[[], 0, 0, 0]]}, "pending[0]", "[name, seat, a, b]"),
        ({"draft": {"cards": [None] * 13}}, "draft.cards", "at most 12"),
        ({"seats": [{"workers": [256, 0, 0]}]}, "seats[0].workers", "at most"),
        ({"seats": [{"caravans": ["end", "top"], "end_places": [900]}]}, "seats[0].end_places", "one of [8]"),
        ({"pending": [["send", 4]]}, "pending[0]", "a seat from 0 to 3"),
        ({"pending": [["send", "0"]]}, "pending[0]", "whole numbers"),
        ({"pending": [["trade", 0, 9999]]}, "pending[0]", "a of 'trade' from 0 to"),
        ({"pending": None}, "pending", "a list of steps"),
        ({"pending": [["send", 1]]}, "pending[0]", "whose turn it is"),
        ({"pending": [["pay", 0, 0, 1]]}, "pending[0]", "a payment that can be made"),
        ({"pending": [["pay-cost", 0, 1, 1]]}, "pending[0]", "a cost that can be paid"),
        ({"pending": [["reduce", 0, 1, 1]]}, "pending[0]", "right above the `made`"),
        ({"pending": [["made", 0, 51]]}, "pending[0]", "an artefact of the row"),
        ({"pending": [["made", 0, 0, 1]]}, "pending[0]", "the artefact reserved"),
        ({"pending": [["next", 0, 1], ["made", 0, 0], ["made", 0, 0]]}, "pending[1]", "only the payment"),
        ({"pending": [["next", 0, 1], ["made", 0, 0], ["craft", 0]]}, "pending[1]", "only the payment"),
        ({"pending": [["order", 0, 2]]}, "pending[0]", "2 steps of the same seat"),
        ({"pending": [["ask", 0, 10, 1]]}, "pending[0]", "taken in part"),
        ({"pending": [["give", 0, 1, 0]]}, "pending[0]", "not the giver"),
        ({"pending": [["give", 0, 1, 1]]}, "pending[0]", "no more than the giver has"),
        ({"pending": [["per", 0, 268]]}, "pending[0]", "a gain and its count"),
        ({"pending": [["match", 0, 3, 1]]}, "pending[0]", "another raw"),
        ({"pending": [["card", 0]]}, "pending[0]", "a starting card"),
        ({"pending": [["end", 0]] * 201}, "pending", "at most 200"),
        ({"sent": "moon"}, "sent", "one of"),
        ({"sent": "hut"}, "sent", "null, as nobody was sent"),
        ({"seats": [{"hut_warriors": 5}]}, "seats[0].hut_warriors", "from 0 to 4"),
        ({"memo": [9, 0, 0]}, "memo", "the kind paid"),
        ({"seats": [{}] * 5}, "seats", "4 players, not 5"),
        ({"seats": {"0": {}}}, "seats", "a list"),
        ({"seats": ["x"]}, "seats[0]", "an object"),
        ({"seats": [{"strength": 21}]}, "seats[0].strength", "from 0 to 20"),
        ({"seats": [{"raw": {"gold": 1}}]}, "seats[0].raw.gold", "no such key"),
        ({"seats": [{"raw": {"wood": 100}}]}, "seats[0].raw.wood", "from 0 to 99"),
        ({"seats": [{"caravans": ["top"]}]}, "seats[0].caravans", "2 of them"),
        ({"seats": [{"caravans": ["o1", "top"]}]}, "seats[0].caravans", "opens after round 1"),
        ({"seats": [{"flags": [2]}]}, "seats[0].flags", "before it is turned"),
        ({"seats": [{"flags": [5]}]}, "seats[0].flags", "1 to 4"),
        ({"round": 2, "seats": [{"flags": [1, 1]}]}, "seats[0].flags", "each row once"),
        ({"players": 2, "options": {"starter": 2}}, "options", "a starter from 0 to 1, not 2"),
        ({"warriors": ["XP"]}, "warriors", "open to a warrior"),
        ({"players": 3, "neutrals": [{"explorers": ["1L1", "1R1"]}]}, "neutrals[0].explorers", "in row 1"),
        ({"players": 2, "neutrals": [{"explorers": ["1L1"]}] * 2}, "neutrals[1].explorers", "was empty"),
        ({"seats": [{"workers": [1, 0, 0], "used_workers": [2, 0, 0]}]}, "seats[0].used_workers", "owned"),
        ({"seats": [{"workers": [0, 0, 2]}] * 2}, "seats", "level 3 than there are"),
        ({"supply_workers": [9, 9, 9]}, "supply_workers", "neither lost nor made"),
        ({"seats": [{"explorers": ["X1"]}]}, "seats[0].explorers", "a space open"),
        ({"seats": [{"chief": "3L1"}]}, "seats[0].chief", "TRN-6"),
        ({"seats": [{"chief": "moon"}]}, "seats[0].chief", "a space"),
        ({"seats": [{"chief": "1L1", "explorers": ["1L1"]}]}, "seats[0].chief", "TRN-8"),
        ({"seats": [{"explorers": ["1L1"]}] * 3}, "seats", "TRN-3"),
        ({"seats": [{"explorers": ["raid"]}] * 2}, "seats", "TRN-4"),
        ({"seats": [{"chief": "1L1"}] * 2}, "seats", "TRN-5"),
        ({"warriors": ["2L1"]}, "warriors", "TRN-6"),
        ({"done": ["hire"]}, "done", "D-80"),
        ({"players": 3, "neutrals": [{}, {}]}, "neutrals", "1 with 3 players"),
        ({"players": 3, "neutrals": [{"explorers": ["hire"]}]}, "neutrals[0].explorers", "NEU-3"),
        ({"seats": [{"hand": {"explorers": 5}}]}, "seats[0].hand.explorers", "4 explorers in all"),
        ({"seats": [{"hand": {"chief": False}}]}, "seats[0].hand.chief", "in one place"),
        ({"seats": [{"made": ["bone-pin"]}, {"reserved": "bone-pin"}]}, "seats", "one player at most"),
        ({"seats": [{"made": ["bone-pin", "bone-pin"]}]}, "seats[0].made", "each of them once"),
        ({"seats": [{"made": ["milk-boiler"], "used": ["milk-boiler"]}]}, "seats[0].used", "once per round"),
        ({"seats": [{"character": "wizard"}]}, "seats[0].character", "one of traveller"),
        ({"seats": [{"character": "sage"}] * 2}, "seats", "belongs to one player"),
        ({"seats": [{"side": "adult"}]}, "seats[0].side", "no character"),
        ({"seats": [{"side": "old"}]}, "seats[0].side", '"young" or "adult"'),
        ({"seats": [{"character": "pathfinder"}]}, "seats[0].own_tiles", "pathfinder's two tiles"),
        (
            {"seats": [{"character": "pathfinder", "own_tiles": ["clay-pit", "high-pass"]}]},
            "seats[0].own_tiles",
            "[right, left] of `unused_tiles`",
        ),
        ({"seats": [{"bonus_tiles": ["reed-flute"]}]}, "seats[0].bonus_tiles", "the young collector's"),
        (
            {
                "seats": [{"character": "collector", "bonus_tiles": ["reed-flute"]}],
                "bonuses": {"row-1": "reed-flute"},
            },
            "seats[0].bonus_tiles",
            "none that lie on the board",
        ),
        ({"seats": [{"card": "herders"}]}, "seats[0].card", "no goods of it are to come"),
        (
            {"seats": [{"card": "herders"}] * 2, "pending": [["round", 0, 1], ["card", 0], ["card", 1]]},
            "seats",
            "starting card belongs to one player",
        ),
        ({"seats": [{"careful": 1}]}, "seats[0].careful", "true or false"),
    ],
)
def test_a_wrong_position_is_refused_by_key_and_what_would_be_right(
    position: dict[str, Any], key: str, told: str
) -> None:
    with pytest.raises(PositionError) as caught:
        Game.from_position(position, set=Game.new().set)
    assert caught.value.key == key
    assert re.split(r"[.\[]", key)[0] in position  # it names what was written, and nothing else
    assert told in str(caught.value)


def test_tiles_must_fit_their_row_and_column() -> None:
    position = Game.from_position({}).position()
    left, right = position["tiles"]["left"], position["tiles"]["right"]
    for tiles in (right, left[::-1]):
        with pytest.raises(PositionError, match=r"a left tile of level . for row 1"):
            Game.from_position({"tiles": {"left": tiles}})


def test_bonus_tiles_must_fit_their_place_and_be_there_once() -> None:
    bonuses = Game.from_position({}).position()["bonuses"]
    with pytest.raises(PositionError, match="a bonus tile of level 1"):
        Game.from_position({"bonuses": {"river-6": bonuses["river-10"]}})
    with pytest.raises(PositionError, match="at most once"):
        Game.from_position({"bonuses": {"river-6": bonuses["row-1"], "row-2": bonuses["row-1"]}})
    moved = Game.from_position({"bonuses": {"river-6": bonuses["row-1"]}}).position()["bonuses"]
    assert moved["river-6"] == bonuses["row-1"]
    assert len(set(moved.values())) == len(moved)


@pytest.mark.rule("CHR-7")
def test_what_the_collector_has_does_not_lie_on_the_board() -> None:
    position = Game.from_position({}).position()
    told = [position["bonuses"]["river-6"], position["bonuses"]["row-1"]]
    game = Game.from_position({"seats": [{"character": "collector", "bonus_tiles": told}]})
    assert not set(told) & set(game.position()["bonuses"].values())
    assert Game.from_position(game.position()).position() == game.position()


@pytest.mark.rule("SET-7")
def test_row_and_deck_are_sorted_by_level_however_the_set_is_written(tmp_path: Path) -> None:
    added = """
        [river-knife]
        name = "River knife"
        level = 1
        category = "tools"
        cost = "1 timber"
        vp = 1
        effects = []
    """
    content = small_set(tmp_path, artefacts=added)
    game = Game.from_position({"set": content.id}, set=content)
    level = {artefact.id: artefact.level for artefact in content.artefacts}
    assert content.artefacts[-1].id == "river-knife"  # the file's order would put it last
    for position in (game.position(), Game.from_position({"set": "small", "round": 2}, content).position()):
        levels = [level[a] for a in position["row"] + position["deck"]]
        assert levels == sorted(levels)
    assert game.position()["row"] + game.position()["deck"] != []


@pytest.mark.rule("ROA-6")
def test_places_at_the_end_that_are_not_told_are_those_left() -> None:
    both = {"caravans": ["end", "end"]}
    told = [both, {**both, "end_places": [8, 3]}]
    seats = Game.from_position({"seats": told}).position()["seats"]
    assert [seat["end_places"] for seat in seats[:2]] == [[5, 3], [8, 3]]


@pytest.mark.parametrize(
    ("seat", "sent"),
    [
        ({"hut": {"explorers": 2}}, "hut"),
        ({"explorers": ["first"]}, "first"),
        ({"explorers": ["first"], "hut": {"explorers": 1}}, None),  # one of them was there before
        ({}, None),
    ],
)
def test_where_a_member_was_sent_is_only_guessed_if_there_is_one_place(
    seat: dict[str, Any], sent: str | None
) -> None:
    purse = {"raw": {"ore": 1}, "workers": [1, 0, 0]}  # so that the turn doesn't end by itself
    pending = [["next", 0, 1], ["craft", 0]]
    game = Game.from_position({"turn": 0, "seats": [{**purse, **seat}], "pending": pending})
    assert game.position()["sent"] == sent


def test_a_set_is_never_looked_up_as_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    small_set(tmp_path)
    monkeypatch.chdir(tmp_path.parent)
    assert load_set(tmp_path.name).id == "small"  # asked for by its folder it is found
    with pytest.raises(PositionError, match=r"set: one of base, not "):
        Game.from_position({"set": tmp_path.name})
    record = Game.from_position({"set": "small"}, set=load_set(tmp_path)).record()
    with pytest.raises(RecordError, match="not known here"):
        Game.from_record(record.replace("set small", f"set {tmp_path.name}"))


def test_set_up_that_is_told_goes_on() -> None:
    game = Game.new(players=2, seed=4)
    position = game.position()
    assert position["phase"] == "setup"
    again = Game.from_position(position)
    assert again.position() == position
    del position["phase"], position["track_workers"], position["supply_workers"]
    assert Game.from_position(position).position() == game.position()


@pytest.mark.rule("SET-10", "SET-12")
@pytest.mark.parametrize(
    ("position", "key", "told"),
    [
        ({"pending": [*SET_UP, ["draft", 0, 1]], "draft": POOL}, "pending[3]", "`draft` 2 times for seat 0"),
        ({"pending": [*SET_UP[:2], *CHOOSING[3:]], "draft": POOL}, "pending[2]", '["card", 0] below it'),
        ({"pending": CHOOSING, "draft": {"cards": ["herders"]}}, "pending[3]", "each seat that lacks one"),
        ({"pending": [["round", 0, 1], ["card", 0]], "seats": [DEALT]}, "pending[1]", "`install` below it"),
        ({"pending": [*SET_UP, ["card", 0]], "seats": [DEALT]}, "pending[2]", "one `card` for each seat"),
        ({"pending": [*SET_UP, ["install", 0]], "seats": [DEALT]}, "pending[3]", "just above the bottom"),
        ({"pending": SET_UP}, "pending[2]", "a seat with a starting card"),
        ({"pending": SET_UP[:2], "seats": [DEALT]}, "seats[0].card", "no goods of it"),
        ({"pending": SET_UP, "seats": [DEALT], "draft": POOL}, "draft", "none that a seat has"),
        ({"pending": SET_UP[:1], "draft": POOL}, "draft", "nobody has to choose"),
    ],
)
def test_a_set_up_that_could_not_go_on_is_refused(position: dict[str, Any], key: str, told: str) -> None:
    with pytest.raises(PositionError) as caught:
        Game.from_position(position)
    assert caught.value.key == key
    assert told in caught.value.wanted


def test_a_set_up_that_can_go_on_does() -> None:
    game = Game.from_position({"pending": CHOOSING, "draft": POOL})
    game.apply("draft card 2")  # the only character left goes by itself
    assert game.decision is not None
    assert game.decision.kind == "send"
    assert Game.from_position(game.position()).state_hash() == game.state_hash()
