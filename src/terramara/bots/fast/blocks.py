"""Parts of what a seat sees of a position: numbers by effect, one byte each."""

from __future__ import annotations

from typing import Final

from terramara.bots.fast.lens import ABILITIES, EVENTS, GAINS, Lens
from terramara.engine import codes as c
from terramara.engine.codes import BIT
from terramara.engine.costs import bill, remitted
from terramara.engine.crafting import available
from terramara.engine.measures import measure, stronger
from terramara.engine.purse import bits, count, levels, total
from terramara.engine.state import NONE, Player, State
from terramara.engine.words import append, extend, i64, u8, vec

ROWS: Final = 6
SLOTS: Final = 8
ROADS: Final = 7
SEATS: Final = 4
DECISIONS: Final = 21  # kinds of decision that it can tell apart; a later kind looks like none of them
OTHER: Final = 28 + ABILITIES
TERRITORY: Final[i64] = (BIT << 36) - 1


class Sheet:
    """Numbers written one after another."""

    data: vec[u8]

    def __init__(self) -> None:
        self.data = vec[u8]()

    def put(self, x: i64) -> None:
        if x < 0:
            x = 0
        elif x > 255:
            x = 255
        self.data = append(self.data, u8(x))

    def flag(self, on: bool) -> None:
        self.data = append(self.data, u8(1 if on else 0))

    def one_of(self, which: i64, many: i64) -> None:
        """Write `many` numbers of which one is 1, or none if `which` isn't among them."""
        for i in range(many):
            self.data = append(self.data, u8(1 if i == which else 0))

    def block(self, other: vec[u8]) -> None:
        self.data = extend(self.data, other)

    def zeros(self, many: i64) -> None:
        for _ in range(many):
            self.data = append(self.data, u8(0))


def place_of(s: State, seat: i64) -> i64:
    """MIL-3 for one seat: the VP of its place in strength."""
    ahead = stronger(s, seat)
    vp = s.tables.content.board.strength_vp
    return vp[ahead] if ahead < len(vp) else 0


def end_worth(s: State, seat: i64, artefact: i64, lens: Lens, worths: vec[i64]) -> i64:
    """The VP an artefact would add by its own worth, its end effects and doubles, as things stand."""
    t = s.tables
    vp: i64 = t.vp[artefact]
    for n, per, condition, least in t.at_end[artefact]:
        if condition < 0 or measure(s, seat, condition) >= least:
            vp += n if per < 0 else n * measure(s, seat, per)
    doubled = lens.doubles[artefact]
    if doubled:
        for source in range(len(worths)):
            if doubled >> source & 1:
                vp += worths[source]
    return vp


def doubled_worths(s: State, p: Player, halves: list[int]) -> vec[i64]:
    """The VP that doubling each source would add: the categories, outposts, strength, caravans (D-87)."""
    out = vec[i64]([0, 0, 0, 0, halves[5] // 2, halves[3] // 2, halves[4] // 2])
    t = s.tables
    for artefact in p.made:
        out[t.category[artefact]] += t.vp[artefact]
    return out


def put_nearness(
    sheet: Sheet, s: State, seat: i64, p: Player, lens: Lens, worths: vec[i64], slots: bool
) -> None:
    """The artefacts the seat can make now, with workers, or with one or two more workers: how many, and the
    best worth."""
    power = levels(p.ready)
    now: i64 = 0
    soon: i64 = 0
    one: i64 = 0
    two: i64 = 0
    count_now: i64 = 0
    count_soon: i64 = 0
    least: i64 = 9
    row = s.row
    n = len(row)
    reach = available(s, p)
    reserved_missing: i64 = 9
    reserved_worth: i64 = 0
    for i in range(n + 1):
        free: i64 = 0
        if i < n:
            if i >= reach and not slots:
                continue
            artefact = row[i]
        elif p.reserved != NONE:
            artefact = p.reserved
            free = remitted(s, p)
        else:
            break
        cost = bill(s, p, artefact)
        unmade: i64 = 0
        lacking: i64 = 0
        for kind in range(4):
            need = count(cost, kind) - count(p.refined, kind)
            if need > 0:
                have = count(p.raw, kind)
                if need > have:
                    lacking += need - have
                    unmade += have
                else:
                    unmade += need
        while free > 0 and (lacking or unmade):
            if lacking:
                lacking -= 1
            else:
                unmade -= 1
            free -= 1
        worth = end_worth(s, seat, artefact, lens, worths) + 1
        missing = unmade + 2 * lacking
        if slots and i < n:
            if i < SLOTS:
                within: i64 = 1 if i < reach else 0
                sheet.put(within)
                sheet.put(worth)
                sheet.put((12 - missing) * within if missing < 12 else 0)
                sheet.put(lens.instant[artefact])
            if i >= reach:
                continue
        if i == n:
            reserved_missing = missing
            reserved_worth = worth
        if missing < least:
            least = missing
        if missing == 0:
            count_now += 1
            if worth > now:
                now = worth
        if lacking == 0 and unmade <= power:
            count_soon += 1
            if worth > soon:
                soon = worth
        if lacking <= 1 and unmade <= power + 1 and worth > one:
            one = worth
        if lacking <= 2 and unmade <= power + 2 and worth > two:
            two = worth
    if slots:
        if n < SLOTS:
            sheet.zeros((SLOTS - n) * 4)
        sheet.put(reserved_missing if p.reserved != NONE else 0)
        sheet.put(reserved_worth)
    sheet.put(now)
    sheet.put(soon)
    sheet.put(one)
    sheet.put(two)
    sheet.put(count_now)
    sheet.put(count_soon)
    sheet.put(least)


def put_away(sheet: Sheet, s: State, p: Player) -> None:
    """Explorers on spaces of later rounds: the rounds they miss, those that never come back, and how many
    there are."""
    rounds = s.tables.content.board.row_rounds
    missed: i64 = 0
    never: i64 = 0
    later: i64 = 0
    mask = p.explorers & TERRITORY
    if mask:
        now = s.round
        for row in range(ROWS):
            of: i64 = rounds[row]
            if of > now:
                n = bits(mask >> (6 * row) & 63)
                later += n
                missed += n * (of - now)
                if of == s.tables.last_round:
                    never += n
    sheet.put(missed)
    sheet.put(never)
    sheet.put(later)


def kind_of(p: Player, lens: Lens) -> i64:
    return lens.kind[p.character] if p.character != NONE else NONE


def other_block(s: State, who: i64, place: i64, halves: list[int], lens: Lens) -> vec[u8]:
    """The OTHER numbers about another player."""
    sheet = Sheet()
    t = s.tables
    q = s.player(who)
    sheet.put(sum(halves) // 2 + 5)
    sheet.put(q.strength)
    sheet.put(q.culture)
    sheet.put(place)
    sheet.put(total(q.raw))
    sheet.put(total(q.refined))
    sheet.put(levels(q.workers))
    sheet.put(levels(q.ready))
    sheet.put(q.hand + q.chief + q.warriors)
    sheet.put(q.chief)
    sheet.put(q.hand + q.hut + bits(q.explorers))
    put_away(sheet, s, q)
    a, b = t.reach[q.caravan_a], t.reach[q.caravan_b]
    sheet.put(a if a < b else b)
    sheet.put(a if a > b else b)
    sheet.put(len(q.made))
    sheet.put(bits(q.flags))
    sheet.flag(q.reserved != NONE)
    sheet.put(q.adult)
    sheet.put(len(q.triggers))
    put_nearness(sheet, s, who, q, lens, doubled_worths(s, q, halves), False)
    sheet.one_of(kind_of(q, lens), ABILITIES)
    return sheet.data


def put_gains(sheet: Sheet, gains: vec[i64]) -> None:
    for i in range(GAINS):
        sheet.put(gains[i])


def no_gains() -> vec[i64]:
    return vec[i64]([0] * GAINS)


def add_gains(into: vec[i64], table: vec[i64], at: i64, times: i64) -> None:
    base = at * GAINS
    for i in range(GAINS):
        into[i] += times * table[base + i]


def spaces_block(s: State, lens: Lens, near: i64) -> vec[u8]:
    """The gains of free spaces: this round's, the next round's, later ones, and crossroads in reach."""
    sheet = Sheet()
    t = s.tables
    rounds = t.content.board.row_rounds
    free = ~(s.occupied | s.fire)
    now = s.round
    here, soon, later, cross = no_gains(), no_gains(), no_gains(), no_gains()
    bodies = s.board.bodies
    for row in range(ROWS):
        of: i64 = rounds[row]
        mask = free >> (6 * row) & 63
        sheet.put(bits(mask) if of >= now else 0)
        if of < now:
            continue
        for k in range(6):
            if mask >> k & 1:
                body = bodies[6 * row + k]
                if body >= 0:
                    if of == now:
                        add_gains(here, lens.bodies, body, 1)
                    elif of == now + 1:
                        add_gains(soon, lens.bodies, body, 1)
                    else:
                        add_gains(later, lens.bodies, body, 1)
    mask = free & t.crossroads_open[now] & t.crossroads_reached[near]
    sheet.put(bits(mask))
    for k in range(c.S_CROSSROADS, c.S_OWN):
        if mask >> k & 1 and bodies[k] >= 0:
            add_gains(cross, lens.bodies, bodies[k], 1)
    put_gains(sheet, here)
    put_gains(sheet, soon)
    put_gains(sheet, later)
    put_gains(sheet, cross)
    return sheet.data


def bonus_block(s: State, p: Player, lens: Lens) -> vec[u8]:
    """Bonus tiles still ahead on the road, for each caravan, and on the river."""
    sheet = Sheet()
    t = s.tables
    road, river = no_gains(), no_gains()
    for place in range(len(t.place_slot)):
        slot = t.place_slot[place]
        if slot >= 0:
            row: i64 = t.place_row[place]
            if t.reach[p.caravan_a] < row and p.caravan_a != place:
                add_gains(road, lens.bonuses, s.board.bonuses[slot], 1)
            if t.reach[p.caravan_b] < row and p.caravan_b != place:
                add_gains(road, lens.bonuses, s.board.bonuses[slot], 1)
    for culture in range(p.culture + 1, t.river_max + 1):
        for slot in t.slots_at[culture]:
            add_gains(river, lens.bonuses, s.board.bonuses[slot], 1)
    put_gains(sheet, road)
    put_gains(sheet, river)
    return sheet.data


def made_block(s: State, p: Player, lens: Lens) -> vec[u8]:
    """The lasting gains of the artefacts made, by effect."""
    sheet = Sheet()
    t = s.tables
    categories, tiers = vec[i64]([0] * 4), vec[i64]([0] * 3)
    each = no_gains()
    events = vec[i64]([0] * EVENTS)
    doubled: i64 = 0
    for artefact in p.made:
        categories[t.category[artefact]] += 1
        tiers[t.level[artefact] - 1] += 1
        add_gains(each, lens.each_round, artefact, 1)
        for i in range(EVENTS):
            events[i] += lens.event_worth[artefact * EVENTS + i]
        doubled |= lens.doubles[artefact]
    for i in range(4):
        sheet.put(categories[i])
    for i in range(3):
        sheet.put(tiers[i])
    put_gains(sheet, each)
    for i in range(EVENTS):
        sheet.put(events[i])
    for i in range(7):
        sheet.put(doubled >> i & 1)
    for i in range(ABILITIES):
        sheet.put(p.abilities >> i & 1)
    sheet.put(len(p.made))
    sheet.put(len(p.triggers))
    sheet.put(len(p.discounts))
    sheet.put(p.each_less)
    sheet.put(p.raid_level)
    return sheet.data
