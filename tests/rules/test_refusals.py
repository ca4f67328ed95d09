"""Refusals name the rule that forbids the attempt, whatever is being decided just now."""

from __future__ import annotations

import pytest

from terramara import Game, IllegalAction, Reason
from terramara.engine.notation import actions_of
from terramara.engine.vocabulary import KINDS
from terramara.messages import rule_ids
from tests.rules.boards import PIECES, table, who
from tests.rules.helpers import allowed, kind, play, refused
from tests.rules.refusal_table import ACTIONS, FILE, decisions, text


def test_the_rule_named_for_every_kind_of_action_at_every_kind_of_decision() -> None:
    assert text() == FILE.read_text(encoding="utf-8")


def test_the_table_has_every_kind_of_action_and_of_decision() -> None:
    def kind_of(action: str) -> str:
        words = action.split()
        return " ".join(words[:2]) if action in ("give up", "take all", "take one") else words[0]

    listed = {kind_of(action) for action in ACTIONS}
    assert {kind_of(str(action)) for action in actions_of(PIECES)} == listed
    asked = {game.state.stack[-1][0] for game, _ in decisions().values()}
    assert asked == set(KINDS)


def test_every_rule_named_exists_and_every_other_action_is_allowed() -> None:
    for game, seat in decisions().values():
        for action in actions_of(PIECES):
            reason = game.why_not(action, seat=seat)
            if reason is not None:
                assert reason.rule in rule_ids()
            else:
                assert str(action) in allowed(game) or str(action).startswith("caravan B")


@pytest.mark.rule("TRN-12", "TRN-10", "TRN-1", "D-20")
def test_the_parts_of_a_turn_are_refused_by_their_own_rules() -> None:
    g = table({"character": "sage", "workers": [1, 0, 0], "raw": {"wood": 2}})
    refused(g, "craft 1", "TRN-10", "send-first")
    refused(g, "end", "TRN-1", "must-send")
    play(g, "worker 1")
    refused(g, "explorer hire", "D-20", "finish-first", asked="refine")
    play(g, "refine wood", "explorer road")
    refused(g, "adult", "TRN-12", "already-sent")
    refused(g, "explorer hire", "TRN-1", "one-a-turn")
    refused(g, "craft 1", "TRN-10", "finish-first", asked="travel")


@pytest.mark.rule("HUT-1")
def test_a_second_act_in_the_hut_is_refused_by_the_huts_rule() -> None:
    g = play(table({"raw": {"wood": 2}, "workers": [1, 0, 0]}), "explorer hut", "refine wood")
    refused(g, "refine wood", "HUT-1", "hut-done")
    refused(g, "trade", "HUT-1", "hut-done")
    elsewhere = play(
        table({"raw": {"wood": 2}, "workers": [1, 0, 0], "hut": {"explorers": 1}}), "explorer hire"
    )
    refused(elsewhere, "refine wood", "RES-2", "nothing-refines")  # that one had its act in another turn


@pytest.mark.rule("TRN-11", "D-20", "RES-2")
def test_refining_is_refused_by_what_keeps_the_workers_still() -> None:
    found = {name: game.why_not("refine wood", seat=seat) for name, (game, seat) in decisions().items()}
    assert found["send"] == Reason("RES-2", "nothing-refines")  # a worker would do it
    for name in ("give", "neutral", "tile", "draft"):
        assert found[name] == Reason("TRN-11", "not-your-turn"), name
    for name in ("pay", "cost", "reduce"):
        assert found[name] == Reason("D-20", "in-payment"), name


@pytest.mark.rule("HOM-2", "FST-3")
def test_both_parts_of_a_space_that_gives_one_are_refused_by_its_rule() -> None:
    free = {"raw": {"wood": 1}, "workers": [1, 0, 0]}  # so that the turn doesn't end by itself
    skills = play(table(free, players=3), "explorer skills-road", "choose 1")
    refused(skills, "choose 2", "HOM-2", "only-one-of")
    first = play(table(free, round=5), "explorer first", "choose 2")
    refused(first, "choose 1", "FST-3", "only-one-of")


@pytest.mark.rule("TRN-12", "CHR-1")
def test_what_keeps_a_character_from_turning_is_said_to_who_waits_too() -> None:
    other = {"character": "sage"}
    assert table({}, {}).why_not("adult", seat=1) == Reason("TRN-12", "no-character")
    assert table({}, {**other, "moved": True}).why_not("adult", seat=1) == Reason("TRN-12", "already-sent")
    assert table({}, {**other, "side": "adult"}).why_not("adult", seat=1) == Reason("CHR-1", "already-adult")


@pytest.mark.rule("HOM-3")
def test_a_part_of_the_joint_space_that_was_left_is_not_said_to_be_done() -> None:
    g = play(table({"raw": {"wood": 1}, "workers": [1, 0, 0]}, players=2), "explorer raid-first", "stop")
    refused(g, "choose 2", "HOM-3", "nothing-to-choose")


@pytest.mark.rule("TRN-1", "TRN-11", "D-20", "D-62")
def test_why_may_i_not_do_this_now() -> None:
    g = table({}, {"character": "sage", "workers": [1, 0, 0], "raw": {"wood": 1}})
    assert g.why_not("explorer hire", seat=1) == Reason("TRN-1", "not-your-turn-now", {"owner": 0})
    assert g.why_not("worker 1", seat=1) == Reason("TRN-11", "not-your-turn")
    assert g.why_not("adult", seat=1) == Reason("D-62", "not-your-turn-now", {"owner": 0})
    with pytest.raises(IllegalAction) as caught:
        g.apply("explorer hire", seat=1)
    assert caught.value.reason.code == "not-your-turn-now"
    assert kind(g) == "send"
    g.apply("explorer hire", seat=0)
    with pytest.raises(ValueError, match="a seat from 0 to 3 or None, not 4"):
        g.why_not("explorer hire", seat=4)


@pytest.mark.rule("D-20", "D-34", "TRN-1", "TRN-12", "WRK-1")
def test_while_another_decides_in_your_turn() -> None:
    mine = {"strength": 3, "character": "sage", "workers": [1, 1, 0], "used_workers": [0, 1, 0]}
    g = table({**mine, "raw": {"wood": 1}}, {"raw": {"ore": 5, "wood": 5}})
    play(g, "explorer raid")
    assert who(g) == (1, "give")
    wait = Reason("D-20", "not-your-choice", {"owner": 1})
    assert g.why_not("worker 1", seat=0) == wait
    assert g.why_not("craft 1", seat=0) == wait
    assert g.why_not("end", seat=0) == wait
    assert str(g.why_not("worker 2", seat=0)) == "WRK-1 worker-used (level 2)"
    assert str(g.why_not("adult", seat=0)) == "TRN-12 already-sent"
    assert str(g.why_not("chief hire", seat=0)) == "TRN-1 one-a-turn"
    # a third player's turn is not that of who decides just now
    assert g.why_not("explorer hire", seat=2) == Reason("TRN-1", "not-your-turn-now", {"owner": 0})


@pytest.mark.rule("RND-0", "NEU-3", "SET-10")
def test_what_belongs_to_set_up_and_what_does_not() -> None:
    g = Game.new(players=3, seed=7)
    assert who(g)[1] == "neutral"
    other = (who(g)[0] + 1) % 3
    assert str(g.why_not("explorer hire", seat=other)) == "RND-0 set-up-first"
    assert g.why_not("neutral 1L1", seat=other) == Reason("NEU-3", "not-your-choice", {"owner": who(g)[0]})
    assert g.why_not("draft card 1") == Reason("SET-10", "finish-first", {"asked": "neutral"})
    later = table({}, {})
    assert str(later.why_not("neutral 1L1", seat=1)) == "NEU-3 set-up-only"
    assert str(later.why_not("draft card 1", seat=1)) == "SET-10 set-up-only"


@pytest.mark.rule("ART-7", "CHR-7", "D-20")
def test_what_is_used_up_is_no_matter_of_the_payment() -> None:
    g = table({"made": ["bone-pin"], "raw": {"wood": 2, "ore": 2}, "workers": [1, 0, 0]})
    play(g, "use bone-pin", "trade")
    assert kind(g) == "give"
    refused(g, "use bone-pin", "ART-7", "used")
    refused(g, "worker 1", "D-20", "in-payment")
    refused(g, "bonus reed-flute", "CHR-7", "no-such-bonus")


@pytest.mark.rule("WAR-1", "TRN-1")
def test_who_has_only_warriors_is_told_of_the_other_way() -> None:
    spent = {"chief": "hut", "hut": {"explorers": 4}}
    g = table({**spent, "hand": {"warriors": 1}})
    refused(g, "end", "WAR-1", "send-or-give-up")
    refused(g, "stop", "WAR-1", "send-or-give-up")


@pytest.mark.rule("ART-2", "CHR-5", "ART-5")
def test_what_is_missing_counts_all_that_would_help() -> None:
    # clay strainer: 3 brick + 1 metal
    mine = {"refined": {"brick": 1}, "raw": {"stone": 1}, "workers": [1, 0, 0]}
    plain = play(table(mine, row=["clay-strainer"], round=3), "explorer skills")
    refused(plain, "craft 1", "ART-2", "cannot-pay", brick=2, metal=1)
    artisan = play(table({**mine, "character": "artisan"}, row=["clay-strainer"], round=3), "explorer skills")
    refused(artisan, "craft 1", "ART-2", "cannot-pay", brick=1, metal=1)
    reserved = {**mine, "reserved": "clay-strainer", "culture": 12}
    cheaper = play(table(reserved, round=3), "explorer hire")
    refused(cheaper, "craft reserved", "ART-2", "cannot-pay", brick=1, metal=1)
