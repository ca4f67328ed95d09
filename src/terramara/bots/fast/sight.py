"""A position as one seat sees it: WIDTH small numbers, one byte each, the same for every set."""

from __future__ import annotations

from typing import Final

from terramara.bots.fast.lens import ABILITIES, EVENTS, GAINS, Lens, lens_of
from terramara.engine import codes as c
from terramara.engine.codes import BIT
from terramara.engine.crafting import available, bill, remitted
from terramara.engine.measures import measure
from terramara.engine.purse import bits, count, levels, total
from terramara.engine.scoring import half_points, outpost_vp
from terramara.engine.state import NONE, Player, State
from terramara.engine.words import append, extend, i64, u8, vec

ROWS: Final = 6
SLOTS: Final = 8
ROADS: Final = 7
SEATS: Final = 4
OTHER: Final = 28 + ABILITIES
WIDTH: Final = 455
# Where some of the numbers stand; a test holds this and `Eye.see` together.
NAMED: Final = {
    "score": 5,
    "strength": 13,
    "culture": 14,
    "raw": 26,
    "refined": 27,
    "workers": 31,
    "missed": 38,
    "caravan behind": 46,
    "caravan ahead": 47,
    "made": 141,
    "triggers": 142,
    "one away": 182,
    "two away": 183,
}
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
        """`many` numbers of which one is 1, none where `which` is not among them."""
        for i in range(many):
            self.data = append(self.data, u8(1 if i == which else 0))

    def block(self, other: vec[u8]) -> None:
        self.data = extend(self.data, other)

    def zeros(self, many: i64) -> None:
        for _ in range(many):
            self.data = append(self.data, u8(0))


def place_of(s: State, seat: i64) -> i64:
    """MIL-3 for one seat: the VP of its place in strength."""
    own = s.player(seat).strength
    ahead: i64 = 0
    for other in range(s.board.players):
        if s.player(other).strength > own:
            ahead += 1
    for strength in s.neutral_strength:
        if strength > own:
            ahead += 1
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
    """What doubling each source would add in VP: the categories, outposts, strength, caravans (D-87)."""
    out = vec[i64]([0, 0, 0, 0, halves[5] // 2, halves[3] // 2, halves[4] // 2])
    t = s.tables
    for artefact in p.made:
        out[t.category[artefact]] += t.vp[artefact]
    return out


def put_nearness(
    sheet: Sheet, s: State, seat: i64, p: Player, lens: Lens, worths: vec[i64], slots: bool
) -> None:
    """What can be made now, with workers, or with one or two more: the best worth of each, and how many."""
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
    """Explorers on spaces of later rounds: the rounds they miss, those that never come back, how many."""
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
    """What is told of another player: OTHER numbers."""
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
    """What the free spaces bring: this round's, the next round's, later ones, and crossroads in reach."""
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
    """What the artefacts made go on giving, by effect."""
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


class Eye:
    """Sees positions that grow from one root. What a child shares with the root is worked out once: players
    are copied on write, so an untouched one is the very same object."""

    def __init__(self, s: State, seat: i64) -> None:
        s.owned = 0  # nobody changes the root's players in place from now on
        self.seat: i64 = seat
        self.lens = lens_of(s.tables)
        self.players = s.players
        self.row = s.row
        self.round: i64 = s.round
        self.places: list[i64] = []
        self.halves: list[list[int]] = []
        self.blocks: list[vec[u8]] = []
        for k in range(s.board.players):
            place = place_of(s, k)
            halves = half_points(s, k, place)
            self.places.append(place)
            self.halves.append(halves)
            self.blocks.append(other_block(s, k, place, halves, self.lens) if k != seat else vec[u8]())
        p = s.player(seat)
        self.made = p.made
        self.adult: i64 = p.adult
        self.made_block = made_block(s, p, self.lens)
        self.caravan_a: i64 = p.caravan_a
        self.caravan_b: i64 = p.caravan_b
        self.culture: i64 = p.culture
        self.bonus_block = bonus_block(s, p, self.lens)
        self.taken: i64 = s.occupied | s.fire
        self.near: i64 = self.reached(s, p)
        self.spaces_block = spaces_block(s, self.lens, self.near)
        self.spaces_round: i64 = s.round

    def reached(self, s: State, p: Player) -> i64:
        a, b = s.tables.reach[p.caravan_a], s.tables.reach[p.caravan_b]
        return a if a < b else b

    def see(self, s: State, sheet: Sheet) -> None:
        """Writes the WIDTH numbers of this position."""
        seat = self.seat
        n = s.board.players
        p = s.player(seat)
        same_row = s.round == self.round and same(s.row, self.row)
        place = place_of(s, seat)
        halves = half_points(s, seat, place)
        own: i64 = sum(halves)
        best: i64 = -999
        stronger: i64 = 0
        equal: i64 = 0
        left = p.hand + p.chief + p.warriors
        others = Sheet()
        for k in range(1, SEATS):
            if k >= n:
                others.zeros(OTHER)
                continue
            who = seat + k
            if who >= n:
                who -= n
            q = s.player(who)
            if q.strength > p.strength:
                stronger += 1
            elif q.strength == p.strength:
                equal += 1
            left += q.hand + q.chief + q.warriors
            his = place_of(s, who)
            if same_row and q is self.players[who] and his == self.places[who]:
                theirs = self.halves[who]
                others.block(self.blocks[who])
            else:
                theirs = half_points(s, who, his)
                others.block(other_block(s, who, his, theirs, self.lens))
            points: i64 = sum(theirs)
            if points > best:
                best = points
        for strength in s.neutral_strength:
            if strength > p.strength:
                stronger += 1
        sheet.one_of(s.round - 1, 5)
        sheet.put(own // 2 + 5)
        sheet.put(own // 2 - best // 2 + 100)
        for i in range(6):
            sheet.put(halves[i] // 2)
        sheet.put(p.strength)
        sheet.put(p.culture)
        sheet.put(s.tables.power[p.strength])
        sheet.put(stronger)
        sheet.put(equal)
        self.put_own(sheet, s, p)
        self.put_road(sheet, s, p)
        if p.made is self.made and p.adult == self.adult:
            sheet.block(self.made_block)
        else:
            sheet.block(made_block(s, p, self.lens))
        put_nearness(sheet, s, seat, p, self.lens, doubled_worths(s, p, halves), True)
        sheet.put(available(s, p))
        self.put_row(sheet, s)
        self.put_character(sheet, s, p)
        self.put_due(sheet, s)
        self.put_table(sheet, s, p, left)
        sheet.block(others.data)

    def put_own(self, sheet: Sheet, s: State, p: Player) -> None:
        for kind in range(4):
            sheet.put(count(p.raw, kind))
        for kind in range(4):
            sheet.put(count(p.refined, kind))
        sheet.put(total(p.raw))
        sheet.put(total(p.refined))
        for level in range(3):
            sheet.put(count(p.workers, level))
        sheet.put(levels(p.workers))
        sheet.put(levels(p.ready))
        sheet.put(p.hand)
        sheet.put(p.chief)
        sheet.put(p.warriors)
        sheet.put(p.hand + p.chief + p.warriors)
        sheet.put(p.hand + p.hut + bits(p.explorers))
        put_away(sheet, s, p)
        sheet.put(p.hut)
        sheet.put(p.moved)
        uses: i64 = 0
        for artefact in p.uses:
            uses += self.lens.each_worth[artefact]
        sheet.put(len(p.uses))
        sheet.put(uses)
        sheet.flag(p.reserved != NONE)

    def put_road(self, sheet: Sheet, s: State, p: Player) -> None:
        t = s.tables
        a, b = t.reach[p.caravan_a], t.reach[p.caravan_b]
        low = a if a < b else b
        high = a if a > b else b
        sheet.put(low)
        sheet.put(high)
        sheet.one_of(low, ROADS)
        sheet.one_of(high, ROADS)
        sheet.put(len(p.ends))
        sheet.put(bits(p.flags))
        for row in range(4):
            flag = p.flags >> (row + 1) & 1
            sheet.put(flag)
            vp: i64 = outpost_vp(s, self.seat, s.board.left[row])
            sheet.put(vp * flag)
            # A caravan can still come by: what the outpost would give as things stand.
            sheet.put(vp * (1 - flag) if low < row + 1 else 0)
        sheet.put(outpost_vp(s, self.seat, p.own_left) if p.own_left != NONE else 0)
        if p.caravan_a == self.caravan_a and p.caravan_b == self.caravan_b and p.culture == self.culture:
            sheet.block(self.bonus_block)
        else:
            sheet.block(bonus_block(s, p, self.lens))

    def put_row(self, sheet: Sheet, s: State) -> None:
        t = s.tables
        categories, tiers = vec[i64]([0] * 4), vec[i64]([0] * 3)
        for artefact in s.row:
            categories[t.category[artefact]] += 1
            tiers[t.level[artefact] - 1] += 1
        for i in range(4):
            sheet.put(categories[i])
        for i in range(3):
            sheet.put(tiers[i])

    def put_character(self, sheet: Sheet, s: State, p: Player) -> None:
        kind = kind_of(p, self.lens)
        sheet.one_of(kind if not p.adult else NONE, ABILITIES)
        sheet.one_of(kind if p.adult else NONE, ABILITIES)
        sheet.put(p.character_ready)
        gains = no_gains()
        for bonus in p.bonuses:
            add_gains(gains, self.lens.bonuses, bonus, 1)
        put_gains(sheet, gains)
        sheet.put(len(p.bonuses))
        card = no_gains()
        if p.card != NONE:
            for step in s.steps:
                if step & 63 == c.CARD and step >> 6 & 3 == self.seat:
                    add_gains(card, self.lens.cards, p.card, 1)
        put_gains(sheet, card)

    def put_due(self, sheet: Sheet, s: State) -> None:
        """What this seat still gets in the turn under way, and what it is asked."""
        gains = no_gains()
        seat = self.seat
        top: i64 = NONE
        for step in s.steps:
            if step >> 6 & 3 == seat:
                op = step & 63
                a = step >> 8 & 0xFFFFF
                b = step >> 28
                if op == c.RUN or op == c.SHARED:
                    add_gains(gains, self.lens.bodies, a, 1)
                elif op == c.TRAVEL:
                    gains[5] += 2 * a
                elif op == c.REFINE:
                    gains[2] += 2 * a
                elif op == c.TAKE:
                    gains[0 if a & c.RAW_MASK else 1] += 2 * b
                elif op == c.TRADE:
                    gains[8] += 2 * b
                elif op == c.CRAFT or op == c.WORKSHOP:
                    gains[10] += 2
                elif op == c.CULTURE:
                    gains[3] += 2 * a
                elif op == c.STRENGTH:
                    gains[4] += 2 * a
                elif op == c.VP:
                    gains[6] += 2 * a
                elif op == c.RESOURCE:
                    gains[0 if a < 4 else 1] += 2 * b
                elif op == c.BACK:
                    gains[9] += 2
                elif op == c.BONUS:
                    add_gains(gains, self.lens.bonuses, s.board.bonuses[a], 1)
                elif op == c.RAID or op == c.WARRIORS:
                    gains[11] += 2
        put_gains(sheet, gains)
        steps = len(s.steps)
        if steps:
            step = s.steps[steps - 1]
            if step >> 6 & 3 == seat:
                top = step & 63
        sheet.one_of(top, c.LAST_DECISION + 1)

    def put_table(self, sheet: Sheet, s: State, p: Player, left: i64) -> None:
        seat = self.seat
        n = s.board.players
        sheet.one_of(n - 2, 3)
        sheet.put(left)
        sheet.put(s.track)
        sheet.put(s.arrived)
        sheet.flag(len(s.draft_cards) > 0)
        sheet.one_of((s.active - seat + n) % n if s.active >= 0 else NONE, SEATS)
        sheet.one_of((s.first - seat + n) % n, SEATS)
        home = s.board.home & ~s.occupied & ~s.done
        for bit in range(c.S_HIRE, c.SPACES):
            sheet.put(home >> bit & 1)
        near = self.reached(s, p)
        taken = s.occupied | s.fire
        if taken != self.taken or near != self.near or s.round != self.spaces_round:
            self.taken = taken
            self.near = near
            self.spaces_round = s.round
            self.spaces_block = spaces_block(s, self.lens, near)
        sheet.block(self.spaces_block)


def same(a: vec[i64], b: vec[i64]) -> bool:
    n = len(a)
    if n != len(b):
        return False
    for i in range(n):
        if a[i] != b[i]:
            return False
    return True


def sight(s: State, seat: i64) -> vec[u8]:
    """The numbers of one position."""
    sheet = Sheet()
    Eye(s, seat).see(s, sheet)
    return sheet.data
