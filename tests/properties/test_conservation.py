"""Pieces that rules neither make nor destroy stay the same in number, and hidden state stays hidden."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from terramara import Game, load_set
from tests.properties.playing import KINDS, decisions, random_game


def explorers_of(position: dict[str, Any], seat: dict[str, Any], held: int) -> int:
    """SET-1, RIV-2, CHR-6: what a seat must own, hand and board together."""
    due = 4 + int(seat["culture"] >= 8)
    if seat["character"] != "matriarch" or seat["side"] == "adult":
        return due
    # During set-up the matriarch's explorer comes in turn order, between other players' gains (SET-12).
    return due + 1 if position["phase"] == "play" or held > due else due


def check_members(position: dict[str, Any]) -> None:
    for seat in position["seats"]:
        held = seat["hand"]["explorers"] + len(seat["explorers"]) + seat["hut"]["explorers"]
        assert held == explorers_of(position, seat, held)
        assert seat["hand"]["chief"] == (seat["chief"] is None)
    here = [space for seat in position["seats"] for space in seat["explorers"]]
    here += [seat["chief"] for seat in position["seats"] if seat["chief"] not in (None, "hut")]
    here += position["warriors"]
    here += [space for neutral in position["neutrals"] for space in neutral["explorers"]]
    assert all(here.count(space) <= 2 for space in here), "TRN-3"
    out = len(position["warriors"]) + sum(seat["hand"]["warriors"] for seat in position["seats"])
    assert position["supply_warriors"] + out <= 4


def check_pieces(position: dict[str, Any]) -> None:
    owned = [sum(seat["workers"][level] for seat in position["seats"]) for level in range(3)]
    coming = [0, 0, 0]
    for number, level in enumerate((1, 1, 2, 2, 3), start=1):
        if number > position["round"] or (position["phase"] == "setup" and number == 1):
            coming[level - 1] += 2
    if position["phase"] != "setup":
        coming[(0, 0, 1, 1, 2)[position["round"] - 1]] += position["track_workers"]
    supply = position["supply_workers"]
    assert [sum(of) for of in zip(owned, coming, supply, strict=True)] == [9, 5, 3]
    artefacts = position["row"] + position["deck"]
    for seat in position["seats"]:
        artefacts += seat["made"] + [seat["reserved"]] * (seat["reserved"] is not None)
    assert len(set(artefacts)) == len(artefacts)
    assert len(position["row"]) == 8 or not position["deck"]


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize(("players", "first"), KINDS)
def test_members_workers_warriors_and_artefacts_are_conserved(players: int, first: bool, seed: int) -> None:
    game = random_game(players, first, seed + 1000)
    for _ in decisions(game, seed):
        position = game.position()
        check_members(position)
        check_pieces(position)


@pytest.mark.parametrize(("players", "first"), KINDS)
def test_resources_change_by_exactly_what_the_events_tell(players: int, first: bool) -> None:
    game = random_game(players, first, 21)
    before = [wealth(seat) for seat in game.position()["seats"]]
    seen = len(game.events_since(0))
    for _ in decisions(game, 21):
        for event in game.events_since(seen):
            tell(before, {**event})
        seen = len(game.events_since(0))
        assert before == [wealth(seat) for seat in game.position()["seats"]]


def wealth(seat: dict[str, Any]) -> dict[str, int]:
    return {**seat["raw"], **seat["refined"], "strength": seat["strength"], "vp": seat["vp"]}


PAIRS = {"cattle": "leather", "stone": "brick", "wood": "timber", "ore": "metal"}


def tell(wealths: list[dict[str, int]], event: dict[str, Any]) -> None:
    def add(seat: int, what: str, n: int) -> None:
        now = wealths[seat].get(what, 0) + n
        assert now >= 0
        if now or what in ("strength", "vp"):
            wealths[seat][what] = now
        else:
            wealths[seat].pop(what, None)

    seat = event["seat"]
    match event["event"]:
        case "gained":
            add(seat, event["resource"], event["count"])
        case "paid":
            add(seat, event["resource"], -event["count"])
        case "refined":
            add(seat, event["kind"], -1)
            add(seat, PAIRS[event["kind"]], 1)
        case "gave":
            add(seat, event["resource"], -1)
            add(event["to"], event["resource"], 1)
        case "strength" | "vp":
            add(seat, event["event"], event["delta"])


@pytest.mark.parametrize(("players", "first"), KINDS)
def test_views_are_the_same_whatever_is_hidden(players: int, first: bool) -> None:
    game = random_game(players, first, 5)
    level = {artefact.id: artefact.level for artefact in load_set().artefacts}
    for rng in decisions(game, 5):
        if rng.random() > 0.1:
            continue
        position = game.position()
        deck = position["deck"]
        rng.shuffle(deck)
        position["deck"] = sorted(deck, key=lambda artefact: level[artefact])
        position["rng"] = f"{rng.getrandbits(64):016x}"
        other = Game.from_position(position)
        for seat in (*range(players), None):
            told = json.dumps(game.view(seat).data, sort_keys=True)
            assert told == json.dumps(other.view(seat).data, sort_keys=True)


def test_a_sample_of_a_view_deals_the_hidden_anew_and_keeps_the_rest() -> None:
    game = random_game(3, first=False, seed=9)
    rng = random.Random(1)
    for _ in range(40):
        game.apply(rng.choice(game.legal_actions()))
    view = game.view(0)
    state = view.sample_state(3)
    assert state.row == game.state.row
    assert sorted(state.deck) == sorted(game.state.deck)
    assert state.deck != game.state.deck
    assert state.rng != game.state.rng
    assert [state.tables.level[a] for a in state.deck] == [state.tables.level[a] for a in game.state.deck]
    assert view.sample_state(3).deck == state.deck
    assert view.sample_state(4).deck != state.deck
