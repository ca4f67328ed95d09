"""From a position back to a state. What is not told is as in an empty one; what breaks a rule is refused."""

from __future__ import annotations

from typing import Any

from terramara.content import SetError, known_sets, set_by_id
from terramara.content.model import RAW, REFINED, ContentSet
from terramara.engine import codes as c
from terramara.engine.chance import signed
from terramara.engine.characters import install
from terramara.engine.crafting import learn
from terramara.engine.flow import advance
from terramara.engine.options import Options
from terramara.engine.position import installed, phase
from terramara.engine.position_checks import check_state
from terramara.engine.position_fields import Fields, PositionError
from terramara.engine.position_pending import check_memo
from terramara.engine.purse import MOST, count, pack, unpack
from terramara.engine.record import PLAYABLE_RULES, RULES_VERSION
from terramara.engine.setup import Layout, blank_state, make_board, plain_layout
from terramara.engine.state import NONE, Player, State, recount
from terramara.engine.tables import Tables
from terramara.engine.vocabulary import FRAME_NUMBERS
from terramara.engine.words import i64, vec

TOP_KEYS = (
    "set", "rules", "players", "options", "phase", "round", "first", "turn", "tiles", "unused_tiles",
    "bonuses", "leftover_bonuses", "fire", "row", "deck", "track_workers", "supply_workers",
    "supply_warriors", "warriors", "done", "neutrals", "draft", "seats", "rng", "memo", "pending",
)  # fmt: skip
SEAT_KEYS = (
    "strength", "culture", "vp", "raw", "refined", "caravans", "end_places", "workers", "used_workers",
    "hand", "explorers", "chief", "hut", "made", "used", "reserved", "character", "side", "character_used",
    "bonus_tiles", "own_tiles", "card", "flags", "careful", "moved", "switched",
)  # fmt: skip


def read_options(position: dict[str, Any]) -> Options:
    data = position.get("options", {})
    if not isinstance(data, dict):
        raise PositionError("options", f"an object of options, not {data!r}")
    try:
        return Options.from_json(data)
    except ValueError as error:
        raise PositionError("options", str(error)) from None


def set_of_position(position: Any) -> ContentSet:
    """The known set that a position names; never a folder that happens to have that name."""
    named = position.get("set", "base") if isinstance(position, dict) else "base"
    try:
        return set_by_id(str(named))
    except SetError:
        raise PositionError("set", f"one of {', '.join(known_sets())}, not {named!r}") from None


def from_position(t: Tables, position: dict[str, Any], rules: int = RULES_VERSION) -> State:
    top = Fields(position, "", TOP_KEYS)
    told_set = top.text("set", t.content.id)
    if told_set != t.content.id:
        raise PositionError("set", f"this position is of the set {told_set!r}, not {t.content.id!r}")
    players = top.number("players", 4, 2, 4)
    options = read_options(position)
    rules = top.number("rules", rules, PLAYABLE_RULES[0], PLAYABLE_RULES[-1])
    s = blank_state(t, players, make_board(t, players, options, read_layout(t, top), rules))
    s.round = top.number("round", 1, 1, t.last_round)
    s.first = top.number("first", 0, 0, players - 1)
    s.over = top.text("phase", "play") == "over"
    read_pending(s, top)
    check_phase(s, top)
    s.fire = top.spaces("fire", 0)
    s.warriors_at = top.spaces("warriors", 0)
    s.done = top.spaces("done", 0)
    on_track = t.content.board.workers_per_round
    s.track = top.number("track_workers", 0 if phase(s) == "setup" else on_track, 0, on_track)
    s.rng = signed(top.hexadecimal("rng"))
    read_seats(s, top)
    read_neutrals(s, top)
    read_supplies(s, top)
    read_draft(s, top)
    read_artefact_piles(s, top)
    memo = top.numbers("memo", [0, 0, 0], 3)
    s.got, s.paid, s.bill = memo[0], memo[1], memo[2]
    check_memo(s.got, s.paid, s.bill)
    recount(s)
    s.done |= s.occupied & (c.B_RAID | c.B_FIRST | c.B_RAID_FIRST)  # D-80: who stands there has done it
    for i, p in enumerate(s.players):
        if installed(s) and p.character != NONE:
            install(s, p)
        else:
            for artefact in p.made:
                learn(s, p, artefact)
        read_hand(s, p, Fields(_seat_of(top, i), f"seats[{i}].", SEAT_KEYS))
    check_state(s, "pending" in position)
    advance(s)
    return s


# ------------------------------------------------------------------ the board
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
    free = [i for i in range(len(ids)) if i not in chosen.values()]
    for slot, level in enumerate(t.slot_levels):
        if slot not in chosen:
            chosen[slot] = next(i for i in free if t.bonus_level[i] == level)
            free.remove(chosen[slot])
    layout.bonuses = [chosen[slot] for slot in range(len(t.slot_levels))]
    layout.leftovers = free


def read_artefact_piles(s: State, top: Fields) -> None:
    """Row and deck; by default those of the round, by level (SET-7) and then in the order of the set."""
    t = s.tables
    ids = [artefact.id for artefact in t.content.artefacts]
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


def read_neutrals(s: State, top: Fields) -> None:
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


def read_supplies(s: State, top: Fields) -> None:
    """Workers not told are those that nobody has and that no coming round shows (D-60)."""
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
    out = int(s.warriors_at).bit_count() + sum(p.warriors for p in s.players)
    if out > board.warriors:
        where = "warriors" if s.warriors_at else "seats"
        raise PositionError(where, f"at most {board.warriors} warriors (CMP-6), not {out}")
    s.supply_warriors = top.number("supply_warriors", board.warriors - out, 0, board.warriors - out)


def check_phase(s: State, top: Fields) -> None:
    """The phase follows from what is pending; told otherwise it would be a slip."""
    told = top.text("phase", phase(s))
    if told not in ("setup", "play", "over"):
        raise PositionError("phase", f'"setup", "play" or "over", not {told!r}')
    if told == "setup" and phase(s) == "play":
        wanted = '"play", unless `pending` tells what is left of set-up; Game.new sets a new game up'
        raise PositionError("phase", wanted)
    if told == "play" and phase(s) == "setup":
        raise PositionError("phase", '"setup", as `pending` has the start of round 1 to come')


def read_draft(s: State, top: Fields) -> None:
    content = s.tables.content
    draft = Fields(top.object("draft"), "draft.", ("characters", "cards"))
    s.draft_characters = vec[i64](draft.pieces_or_none("characters", [x.id for x in content.characters]))
    s.draft_cards = vec[i64](draft.pieces_or_none("cards", [x.id for x in content.cards]))


def read_pending(s: State, top: Fields) -> None:
    players = len(s.players)
    if s.over:
        s.active = NONE
        s.stack = []
        return
    turn = top.data.get("turn", s.first)
    s.active = NONE if turn is None else top.number("turn", s.first, 0, players - 1)
    if "pending" not in top.data:
        if s.active == NONE:
            raise PositionError("turn", "the seat whose turn it is, unless `pending` tells what is asked")
        s.stack = [(c.NEXT, 0, (s.active + 1) % players, 0), (c.SEND, s.active, 0, 0)]
        return
    s.stack = [read_frame(frame, players, f"pending[{i}]") for i, frame in enumerate(top.objects("pending"))]


def read_frame(frame: Any, players: int, where: str) -> tuple[int, int, int, int]:
    named = isinstance(frame, list) and frame and isinstance(frame[0], str)
    if not named or frame[0] not in FRAME_NUMBERS:
        raise PositionError(
            where, f"[name, seat, a, b] with a name of {', '.join(FRAME_NUMBERS)}; not {frame!r}"
        )
    numbers = frame[1:] + [0] * (4 - len(frame))
    if len(numbers) != 3 or any(type(n) is not int for n in numbers):
        raise PositionError(where, f"at most three whole numbers after the name, not {frame!r}")
    if not 0 <= numbers[0] < players:
        raise PositionError(where, f"a seat from 0 to {players - 1}, not {numbers[0]}")
    return (FRAME_NUMBERS[frame[0]], numbers[0], numbers[1], numbers[2])


# ------------------------------------------------------------------ the players
def _seat_of(top: Fields, i: int) -> dict[str, Any]:
    told = top.objects("seats")
    return told[i] if i < len(told) else {}


def read_seats(s: State, top: Fields) -> None:
    told = top.objects("seats")
    if len(told) > len(s.players):
        raise PositionError("seats", f"{len(s.players)} players, not {len(told)}")
    for i, p in enumerate(s.players):
        read_seat(s, p, Fields(_seat_of(top, i), f"seats[{i}].", SEAT_KEYS))
    read_ends(s, [Fields(_seat_of(top, i), f"seats[{i}].", SEAT_KEYS) for i in range(len(s.players))])


def read_ends(s: State, seats: list[Fields]) -> None:
    """ROA-6: every caravan took the best place free, so which were taken is known; whose is told."""
    places = s.tables.content.board.road_vp
    road_end = s.tables.road_end
    there = [(p.caravan_a == road_end) + (p.caravan_b == road_end) for p in s.players]
    s.arrived = sum(there)
    free = [places[min(i, len(places) - 1)] for i in range(s.arrived)]
    taken = f"{free}, as each caravan takes the best place free (ROA-6)"
    for p, f, n in zip(s.players, seats, there, strict=True):
        if "end_places" in f.data:
            p.ends = tuple(f.numbers("end_places", [], n))
            for place in p.ends:
                if place not in free:
                    raise PositionError(f.where + "end_places", f"some of {taken}, not {list(p.ends)}")
                free.remove(place)
    for p, f, n in zip(s.players, seats, there, strict=True):
        if "end_places" not in f.data:
            p.ends, free = tuple(free[:n]), free[n:]


def read_seat(s: State, p: Player, f: Fields) -> None:
    t = s.tables
    content = t.content
    artefacts = [artefact.id for artefact in content.artefacts]
    p.strength = f.number("strength", 0, 0, t.strength_max)
    p.culture = f.number("culture", 0, 0, t.river_max)
    p.vp = f.number("vp", 0, 0, 999)
    p.raw = f.purse("raw", RAW, MOST)
    p.refined = f.purse("refined", REFINED, MOST)
    caravans = f.pieces("caravans", t.place_names, 2, repeat=True) if "caravans" in f.data else [0, 0]
    p.caravan_a, p.caravan_b = caravans
    owned = f.numbers("workers", [0, 0, 0], 3)
    for level, there in enumerate(content.board.workers, start=1):
        if owned[level - 1] > there:
            raise PositionError(f.where + "workers", f"at most {there} of level {level} (CMP-6), not {owned}")
    used = f.numbers("used_workers", [0, 0, 0], 3)
    if any(b > a for a, b in zip(owned, used, strict=True)):
        raise PositionError(f.where + "used_workers", f"no more than the workers owned, {owned}")
    p.workers = pack(tuple(owned))
    p.ready = p.workers - pack(tuple(used))
    p.explorers = f.spaces("explorers", 0)
    chief = f.data.get("chief")
    if chief is not None and chief != "hut":
        p.chief_at = c.BIT << f.space("chief")
    p.hut_chief = int(chief == "hut")
    p.chief = int(chief is None)
    p.hut = Fields(f.object("hut"), f.where + "hut.", ("explorers",)).number("explorers", 0, 0, 6)
    hand = Fields(f.object("hand"), f.where + "hand.", ("explorers", "chief", "warriors"))
    p.warriors = hand.number("warriors", 0, 0, content.board.warriors)
    p.made = tuple(f.pieces("made", artefacts, None))
    once = [a for a in p.made if t.each_round[a] >= 0]
    used_artefacts = f.pieces("used", artefacts, None)
    wrong = [artefacts[a] for a in used_artefacts if a not in once]
    if wrong:
        raise PositionError(f.where + "used", f"artefacts made that work once per round, not {wrong[0]!r}")
    p.uses = tuple(a for a in once if a not in used_artefacts)
    p.reserved = f.piece("reserved", artefacts)
    p.character = f.piece("character", [x.id for x in content.characters])
    side = f.text("side", "young")
    if side not in ("young", "adult"):
        raise PositionError(f.where + "side", f'"young" or "adult", not {side!r}')
    p.adult = int(side == "adult")
    p.character_ready = int(not f.flag("character_used"))
    own = f.pieces_or_none("own_tiles", [tile.id for tile in content.tiles]) or [NONE, NONE]
    p.own_right, p.own_left = own[0], own[-1]
    p.card = f.piece("card", [x.id for x in content.cards])
    p.bonuses = tuple(f.pieces("bonus_tiles", [x.id for x in content.bonuses], None))
    for row in f.numbers("flags", [], None):
        if not 1 <= row <= 4:
            raise PositionError(f.where + "flags", f"rows with an outpost, 1 to 4, not {row}")
        p.flags |= c.BIT << row
    p.careful = int(f.flag("careful"))
    p.moved = int(f.flag("moved"))
    p.switched = int(f.flag("switched"))


def read_hand(s: State, p: Player, f: Fields) -> None:
    """Explorers are neither lost nor made: the rest is in hand (SET-1, RIV-2, CHR-6)."""
    t = s.tables
    due = t.content.board.explorers + int(p.culture >= t.explorer_at)
    if p.abilities & c.ABILITY_EXTRA_EXPLORER:
        due += 1
    rest = due - int(p.explorers).bit_count() - p.hut
    hand = Fields(f.object("hand"), f.where + "hand.", ("explorers", "chief", "warriors"))
    pending_extra = any(frame[0] == c.EXTRA and s.players[frame[1]] is p for frame in s.stack)
    p.hand = hand.number("explorers", max(rest, 0), 0, 6)
    if p.hand != rest - int(pending_extra):
        if "explorers" in hand.data:
            told = f"{due} explorers in all (SET-1, RIV-2, CHR-6), so {rest} in hand, not {p.hand}"
            raise PositionError(f.where + "hand.explorers", told)
        key = "explorers" if "explorers" in f.data else "hut"
        out = due - rest
        raise PositionError(f.where + key, f"{due} explorers in all (SET-1, RIV-2, CHR-6), not {out}")
    chief = bool(p.chief)
    if hand.flag("chief", chief) != chief:
        raise PositionError(f.where + "hand.chief", f"{str(chief).lower()}, as the chief is in one place")
