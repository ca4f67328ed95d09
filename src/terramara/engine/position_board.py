"""The board's part of a position: tiles, bonus tiles, artefacts, supplies, neutral players."""

from __future__ import annotations

from terramara.engine.options import Options
from terramara.engine.position_fields import Fields, PositionError
from terramara.engine.position_pending import phase
from terramara.engine.position_seat import artefact_ids, seat_fields
from terramara.engine.purse import count, pack, unpack
from terramara.engine.setup import Layout, plain_layout
from terramara.engine.state import NONE, State
from terramara.engine.tables import Tables
from terramara.engine.words import i64, vec


# ------------------------------------------------------------------ laid out before there is a state
def read_layout(t: Tables, top: Fields) -> Layout:
    layout = plain_layout(t)
    ids = [tile.id for tile in t.content.tiles]
    levels = t.content.board.row_levels
    tiles = Fields(top.object("tiles"), "tiles.", ("left", "right"))
    for column, name in enumerate(("left", "right")):
        if name in tiles.data:
            chosen = tiles.pieces(name, ids, len(levels))
            for row, tile in enumerate(chosen):
                if t.tile_column[tile] != column or t.tile_level[tile] != levels[row]:
                    wanted = f"a {name} tile of level {levels[row]} for row {row + 1}"
                    raise PositionError(f"tiles.{name}", f"{wanted}, not {ids[tile]!r}")
            layout.tiles[column] = chosen
            layout.unused[column] = [
                i
                for i, level in enumerate(t.tile_level)
                if level == 1 and t.tile_column[i] == column and i not in chosen
            ]
    read_bonuses(t, top, layout)
    return layout


def read_bonuses(t: Tables, top: Fields, layout: Layout) -> None:
    ids = [bonus.id for bonus in t.content.bonuses]
    told = Fields(top.object("bonuses"), "bonuses.", tuple(t.slot_names))
    chosen = {slot: told.piece(name, ids) for slot, name in enumerate(t.slot_names) if name in told.data}
    for slot, bonus in chosen.items():
        if t.bonus_level[bonus] != t.slot_levels[slot]:
            wanted = f"a bonus tile of level {t.slot_levels[slot]}"
            raise PositionError(f"bonuses.{t.slot_names[slot]}", f"{wanted}, not {ids[bonus]!r}")
    if len(set(chosen.values())) < len(chosen):
        raise PositionError("bonuses", "each bonus tile at most once")
    seats = [seat_fields(top, i) for i in range(len(top.objects("seats")))]
    collected = {tile for seat in seats for tile in seat.pieces("bonus_tiles", ids, None)}
    free = [i for i in range(len(ids)) if i not in chosen.values()]
    free.sort(key=lambda tile: tile in collected)  # what the collector has isn't on the board (CHR-7)
    for slot, level in enumerate(t.slot_levels):
        if slot not in chosen:
            chosen[slot] = next(i for i in free if t.bonus_level[i] == level)
            free.remove(chosen[slot])
    layout.bonuses = [chosen[slot] for slot in range(len(t.slot_levels))]
    layout.leftovers = sorted(free)


# ------------------------------------------------------------------ artefacts
def read_piles(s: State, _: Options, top: Fields) -> None:
    """Row and deck; by default those of the round, by level (SET-7) and then in the order of the set."""
    t = s.tables
    ids = artefact_ids(t.content)
    gone = [a for p in s.players for a in p.made] + [p.reserved for p in s.players if p.reserved != NONE]
    if len(set(gone)) < len(gone):
        raise PositionError("seats", "each artefact belongs to one player at most")
    by_level = sorted(range(len(ids)), key=lambda a: t.level[a])
    length = t.content.board.row_length
    lowest_in_deck = 1 + s.round // 2
    lowest_in_row = 1 + (s.round - 1) // 2
    if "row" in top.data:
        row = top.pieces("row", ids, None)
        if len(row) > length:
            raise PositionError("row", f"at most {length} artefacts, not {len(row)}")
    else:
        told_deck = top.pieces("deck", ids, None) if "deck" in top.data else []
        taken = {*gone, *told_deck}
        row = [a for a in by_level if t.level[a] >= lowest_in_row and a not in taken][:length]
    if "deck" in top.data:
        deck = top.pieces("deck", ids, None)
    else:
        deck = [a for a in by_level if t.level[a] >= lowest_in_deck and a not in gone and a not in row]
    both = gone + row + deck
    twice = [ids[a] for a in both if both.count(a) > 1]
    if twice:
        where = "row" if "row" in top.data else "deck"
        raise PositionError(where, f"{twice[0]!r} is in two places")
    if [t.level[a] for a in deck] != sorted(t.level[a] for a in deck):
        raise PositionError("deck", "level 1 on top, then 2, then 3 (SET-7)")
    s.row, s.deck = vec[i64](row), vec[i64](deck)


# ------------------------------------------------------------------ supplies
def read_track(s: State, _: Options, top: Fields) -> None:
    on_track = s.tables.content.board.workers_per_round
    s.track = top.number("track_workers", 0 if phase(s) == "setup" else on_track, 0, on_track)


def read_supply_workers(s: State, _: Options, top: Fields) -> None:
    """Workers that the position leaves out are those that nobody has and no coming round shows (D-60)."""
    board = s.tables.content.board
    waiting = [0, 0, 0]
    for now, level in enumerate(board.round_worker_levels, start=1):
        if now > s.round or (now == s.round and phase(s) == "setup"):
            waiting[level - 1] += board.workers_per_round
    if phase(s) != "setup":
        waiting[board.round_worker_levels[s.round - 1] - 1] += s.track
    owned = [sum(count(p.workers, level) for p in s.players) for level in range(3)]
    left = [board.workers[i] - waiting[i] - owned[i] for i in range(3)]
    if min(left) < 0:
        level = left.index(min(left)) + 1
        raise PositionError("seats", f"more workers of level {level} than there are (CMP-6, D-1)")
    s.supply_workers = pack(tuple(top.numbers("supply_workers", left, 3)))
    if unpack(s.supply_workers, 3) != left:
        raise PositionError("supply_workers", f"{left}, as workers are neither lost nor made (D-1)")


def read_supply_warriors(s: State, _: Options, top: Fields) -> None:
    board = s.tables.content.board
    out = int(s.warriors_at).bit_count() + sum(p.warriors + p.hut_warriors for p in s.players)
    if out > board.warriors:
        where = "warriors" if s.warriors_at else "seats"
        raise PositionError(where, f"at most {board.warriors} warriors (CMP-6), not {out}")
    s.supply_warriors = top.number("supply_warriors", board.warriors - out, 0, board.warriors - out)


# ------------------------------------------------------------------ neutral players, the draft
def read_neutrals(s: State, _: Options, top: Fields) -> None:
    told = top.objects("neutrals")
    most = len(s.neutral_strength)
    if len(told) > most:
        raise PositionError("neutrals", f"{most} with {len(s.players)} players (NEU-1), not {len(told)}")
    strengths, masks = [0] * most, [0] * most
    for i, data in enumerate(told):
        fields = Fields(data, f"neutrals[{i}].", ("strength", "explorers"))
        strengths[i] = fields.number("strength", 0, 0, s.tables.strength_max)
        masks[i] = fields.spaces("explorers", 0)
    s.neutral_strength, s.neutral_explorers = vec[i64](strengths), vec[i64](masks)


def read_draft(s: State, _: Options, top: Fields) -> None:
    content = s.tables.content
    draft = Fields(top.object("draft"), "draft.", ("characters", "cards"))
    s.draft_characters = vec[i64](draft.pieces_or_none("characters", [x.id for x in content.characters]))
    s.draft_cards = vec[i64](draft.pieces_or_none("cards", [x.id for x in content.cards]))
