"""The score of END-1 again, plainly: from a position and the set's data, without the engine.

Written from the rules (END-1, MIL-3, ROA-6, OUT, CHR-9, ART-7, ART-8, D-87), to compare the engine with.
"""

from __future__ import annotations

from typing import Any

from terramara.content.model import CATEGORIES, Artefact, AtEnd, ContentSet, Doubled, Gain, If, Outpost

Seat = dict[str, Any]
Position = dict[str, Any]


def power_level(strength: int, content: ContentSet) -> int:
    """MIL-2: how many shields have been reached."""
    return len([shield for shield in content.board.shields if shield <= strength])


def worker_sum(player: Seat) -> int:
    """WRK-3."""
    return sum(level * n for level, n in enumerate(player["workers"], start=1))


def crossroads_reached(player: Seat, content: ContentSet) -> int:
    """The crossroads that both caravans have reached or passed (CRO-2)."""
    passed = {}
    for place in content.board.road:
        if place.kind == "crossroads":
            passed[place.id] = place.row
        elif place.kind == "end":
            passed[place.id] = len(content.board.row_rounds)
        else:
            passed[place.id] = max(place.row - 1, 0)
    return min(passed[place] for place in player["caravans"])


def artefacts_of(player: Seat, content: ContentSet) -> list[Artefact]:
    return [artefact for artefact in content.artefacts if artefact.id in player["made"]]


def amount(what: str, position: Position, seat: int, content: ContentSet) -> int:
    """The number that a condition or a "for each" looks at."""
    player = position["seats"][seat]
    made = artefacts_of(player, content)
    if what in CATEGORIES:
        return len([artefact for artefact in made if artefact.category == what])
    if what == "stronger":
        everyone = [*position["seats"], *position["neutrals"]]
        return len([other for other in everyone if other["strength"] > player["strength"]])
    return {
        "power": power_level(player["strength"], content),
        "workers": worker_sum(player),
        "culture": int(player["culture"]),
        "strength": int(player["strength"]),
        "caravans": crossroads_reached(player, content),
        "artefacts": len(made),
        "flags": len(player["flags"]),
    }[what]


def strength_place(position: Position, seat: int, content: ContentSet) -> int:
    """MIL-3: tied players all take the better place, and the places they fill are gone."""
    strengths = sorted((one["strength"] for one in [*position["seats"], *position["neutrals"]]), reverse=True)
    place = strengths.index(position["seats"][seat]["strength"])
    prizes = [*content.board.strength_vp, *[0] * len(strengths)]
    return prizes[place]


def outpost_score(outpost: Outpost, position: Position, seat: int, content: ContentSet) -> int:
    """OUT-1."""
    have = amount(outpost.what, position, seat, content)
    best = 0
    for least, vp in zip(outpost.steps, content.board.outpost_vp, strict=True):
        if have >= least:
            best = vp
    return best


def outpost_scores(position: Position, seat: int, content: ContentSet) -> int:
    """Flags, and the pathfinder's own outpost on either side (CHR-9)."""
    player = position["seats"][seat]
    tiles = {tile.id: tile for tile in content.tiles}
    visited = [position["tiles"]["left"][row - 1] for row in player["flags"]]
    visited += [tile for tile in player["own_tiles"] if tile is not None and tiles[tile].column == "left"]
    total = 0
    for name in visited:
        outpost = tiles[name].outpost
        if outpost is not None:
            total += outpost_score(outpost, position, seat, content)
    return total


def effect_score(artefact: Artefact, position: Position, seat: int, content: ContentSet) -> int:
    """ART-7: what an artefact gives at the end, doubling aside."""
    total = 0
    for effect in artefact.effects:
        if not isinstance(effect, AtEnd):
            continue
        parts = list(effect.body)
        while parts:
            part = parts.pop()
            if isinstance(part, If):
                if amount(part.condition.what, position, seat, content) >= part.condition.least:
                    parts.extend(part.then)
            elif isinstance(part, Gain):
                total += part.count * (amount(part.per, position, seat, content) if part.per else 1)
    return total


def plain_score(position: Position, seat: int, content: ContentSet) -> dict[str, float]:
    player = position["seats"][seat]
    made = artefacts_of(player, content)
    score: dict[str, float] = {
        "play": player["vp"],
        "artefacts": sum(artefact.vp for artefact in made),
        "effects": sum(effect_score(artefact, position, seat, content) for artefact in made),
        "strength": strength_place(position, seat, content),
        "caravans": sum(player["end_places"]),
        "outposts": outpost_scores(position, seat, content),
        "reserved": -content.board.reserved_penalty if player["reserved"] is not None else 0,
        "raw": sum(player["raw"].values()) / 2,
        "refined": sum(player["refined"].values()),
    }
    doubled = {
        effect.source for artefact in made for effect in artefact.effects if isinstance(effect, Doubled)
    }
    for source in doubled:  # a set: several of the same source do not multiply (D-87)
        if source in CATEGORIES:
            score["effects"] += sum(artefact.vp for artefact in made if artefact.category == source)
        else:
            score["effects"] += score[source]
    return score


def plain_winners(position: Position, content: ContentSet) -> list[int]:
    """END-2: most VP, then further on the river, then stronger; then shared."""
    seats = range(len(position["seats"]))
    totals = [sum(plain_score(position, seat, content).values()) for seat in seats]
    best = [seat for seat in seats if totals[seat] == max(totals)]
    for track in ("culture", "strength"):
        furthest = max(position["seats"][seat][track] for seat in best)
        best = [seat for seat in best if position["seats"][seat][track] == furthest]
    return best
