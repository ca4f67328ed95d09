"""What a position must keep of the rules, whoever wrote it."""

from __future__ import annotations

from terramara.engine import codes as c
from terramara.engine.notation import SPACE_NAMES
from terramara.engine.position_fields import PositionError
from terramara.engine.position_pending import check_pending
from terramara.engine.state import NONE, State


def check_state(s: State, pending_told: bool) -> None:
    _check_open(s)
    _check_crowding(s)
    _check_ownership(s)
    _check_road(s)
    check_pending(s, pending_told)


def _check_open(s: State) -> None:
    """Members stand where members can be."""
    t = s.tables
    now = s.round
    specials = 0
    for space, _ in s.board.specials:
        specials |= c.BIT << space
    open_now = s.board.home | t.crossroads_open[now] | (specials if now == t.last_round else 0)
    for i, p in enumerate(s.players):
        own = c.B_OWN if p.abilities & c.ABILITY_OWN_CROSSROADS else 0
        _only(p.explorers, open_now | t.explorer_open[now] | own, f"seats[{i}].explorers", "open")
        _only(p.chief_at, open_now | t.chief_open[now] | own, f"seats[{i}].chief", "open to a chief (TRN-6)")
        _only(p.explorers | p.chief_at, ~s.fire, f"seats[{i}]", "without fire (NEU-2)")
    _only(s.warriors_at, open_now | t.chief_open[now] | c.B_OWN, "warriors", "open to a warrior (TRN-6)")
    for i, mask in enumerate(s.neutral_explorers):
        _only(
            mask,
            t.explorer_open[now] & ~s.fire,
            f"neutrals[{i}].explorers",
            "open to neutral explorers (NEU-3)",
        )
    _only(s.fire, t.explorer_open[now], "fire", "of territory not yet turned (NEU-2)")
    _only(s.done, c.B_RAID | c.B_FIRST | c.B_RAID_FIRST, "done", "raid, first or raid-first (D-80)")


def _only(mask: int, allowed: int, key: str, wanted: str) -> None:
    wrong = mask & ~allowed
    if wrong:
        name = SPACE_NAMES[(wrong & -wrong).bit_length() - 1]
        raise PositionError(key, f"a space {wanted}, not {name}")


def _check_crowding(s: State) -> None:
    """TRN-3 to TRN-5."""
    masks = [s.warriors_at, *s.neutral_explorers]
    for i, p in enumerate(s.players):
        _only(p.explorers & p.chief_at, 0, f"seats[{i}].chief", "without an explorer of its own (TRN-8)")
        masks += [p.explorers, p.chief_at]
    one, two, three = 0, 0, 0
    for mask in masks:
        three |= two & mask
        two |= one & mask
        one |= mask
    _only(three, 0, "seats", "with at most 2 members (TRN-3)")
    _only(two & s.board.single, 0, "seats", "with at most 1 member, as it is single (TRN-4)")
    blocked = s.warriors_at
    for p in s.players:
        _only(blocked & p.chief_at, 0, "seats", "with one chief or warrior (TRN-5)")
        blocked |= p.chief_at


def _check_ownership(s: State) -> None:
    characters = [p.character for p in s.players if p.character != NONE]
    if len(set(characters)) < len(characters):
        raise PositionError("seats", "each character belongs to one player")
    for i, p in enumerate(s.players):
        if p.adult and p.character == NONE:
            raise PositionError(f"seats[{i}].side", '"young", as there is no character')
        owns = p.character != NONE and s.tables.side_abilities[p.character * 2] & c.ABILITY_OWN_CROSSROADS
        choosing = any([frame[0] == c.TILE and frame[1] == i for frame in s.stack])
        if bool(owns) != (p.own_right != NONE and p.own_left != NONE) and not choosing:
            wanted = (
                "the pathfinder's two tiles, [right, left]"
                if owns
                else "no tiles but the pathfinder's (CHR-8)"
            )
            raise PositionError(f"seats[{i}].own_tiles", wanted)


def _check_road(s: State) -> None:
    """A flag, or a caravan on an outpost, needs a turned row (ROA-3)."""
    t = s.tables
    rounds = t.content.board.row_rounds
    for i, p in enumerate(s.players):
        for place in (p.caravan_a, p.caravan_b):
            row = t.place_outpost[place]
            if row >= 0 and rounds[row - 1] >= s.round:
                raise PositionError(
                    f"seats[{i}].caravans", f"{t.place_names[place]} opens after round {rounds[row - 1]}"
                )
        for row in range(1, len(rounds) + 1):
            if p.flags >> row & 1 and rounds[row - 1] >= s.round:
                raise PositionError(
                    f"seats[{i}].flags", f"row {row} has no outpost before it is turned (RND-3)"
                )
