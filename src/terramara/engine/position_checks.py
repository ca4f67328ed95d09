"""Rules about members and pieces that every position must follow."""

from __future__ import annotations

from terramara.engine import codes as c
from terramara.engine.position_fields import PositionError
from terramara.engine.state import NONE, State
from terramara.engine.vocabulary import SPACE_NAMES


def _only(mask: int, allowed: int, key: str, wanted: str) -> None:
    wrong = mask & ~allowed
    if wrong:
        name = SPACE_NAMES[(wrong & -wrong).bit_length() - 1]
        raise PositionError(key, f"a space {wanted}, not {name}")


def _open_now(s: State) -> int:
    """Spaces beyond territory that are open to somebody."""
    specials: int = 0
    for space, _ in s.board.specials:
        specials |= c.BIT << space
    last = s.round == s.tables.last_round
    return s.board.home | s.tables.crossroads_open[s.round] | (specials if last else 0)


def check_members(s: State, *_: object) -> None:
    """Members are where members can be."""
    t, now, beyond = s.tables, s.round, _open_now(s)
    for i, p in enumerate(s.players):
        own = c.B_OWN if p.abilities & c.ABILITY_OWN_CROSSROADS else 0
        _only(p.explorers, beyond | t.explorer_open[now] | own, f"seats[{i}].explorers", "open")
        _only(p.chief_at, beyond | t.chief_open[now] | own, f"seats[{i}].chief", "open to a chief (TRN-6)")
        _only(p.explorers | p.chief_at, ~s.fire, f"seats[{i}]", "without fire (NEU-2)")
    _check_crowding(s)
    characters = [p.character for p in s.players if p.character != NONE]
    if len(set(characters)) < len(characters):
        raise PositionError("seats", "each character belongs to one player")


def check_warriors(s: State, *_: object) -> None:
    own = c.B_OWN if any([p.abilities & c.ABILITY_OWN_CROSSROADS for p in s.players]) else 0
    allowed = _open_now(s) | s.tables.chief_open[s.round] | own
    _only(s.warriors_at, allowed, "warriors", "open to a warrior (TRN-6)")


def check_neutrals(s: State, *_: object) -> None:
    allowed = s.tables.explorer_open[s.round] & ~s.fire
    taken = 0
    for i, mask in enumerate(s.neutral_explorers):
        key = f"neutrals[{i}].explorers"
        _only(mask, allowed, key, "open to neutral explorers (NEU-3)")
        _only(mask & taken, 0, key, "that was empty (NEU-3)")
        taken |= mask
        for row, spaces in enumerate(s.tables.row_masks, start=1):
            if int(mask & spaces).bit_count() > 1:
                raise PositionError(key, f"one space in row {row} (NEU-3), not more")


def check_fire(s: State, *_: object) -> None:
    _only(s.fire, s.tables.explorer_open[s.round], "fire", "of territory not yet turned (NEU-2)")
    small = ~sum(c.BIT << space for space in range(0, c.S_CROSSROADS, 3))
    _only(
        s.fire,
        small if len(s.neutral_explorers) else 0,
        "fire",
        "that can burn: small, with 2 or 3 players (NEU-2)",
    )
    for row, mask in enumerate(s.tables.row_masks, start=1):
        if int(s.fire & mask).bit_count() > 1:
            raise PositionError("fire", f"one space in row {row} (NEU-2), not more")


def check_done(s: State, *_: object) -> None:
    once = c.B_RAID | c.B_FIRST | c.B_RAID_FIRST
    _only(s.done, once, "done", "raid, first or raid-first (D-80)")
    s.done |= s.occupied & once  # a member there has done it


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
