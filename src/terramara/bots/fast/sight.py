"""A position as one seat sees it: WIDTH small numbers, one byte each, the same for every set."""

from __future__ import annotations

from typing import Final

from terramara.bots.fast.blocks import (
    DECISIONS,
    OTHER,
    ROADS,
    SEATS,
    Sheet,
    add_gains,
    bonus_block,
    doubled_worths,
    kind_of,
    made_block,
    no_gains,
    other_block,
    place_of,
    put_away,
    put_gains,
    put_nearness,
    spaces_block,
)
from terramara.bots.fast.lens import ABILITIES, lens_of
from terramara.engine import codes as c
from terramara.engine.crafting import available
from terramara.engine.outposts import outpost_vp
from terramara.engine.purse import bits, count, levels, total
from terramara.engine.scoring import half_points
from terramara.engine.state import NONE, Player, State
from terramara.engine.words import i64, u8, vec

WIDTH: Final = 455
# Where some of the numbers are; a test keeps this and `Eye.see` together.
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
            # A caravan can still come by: what the outpost would bring as things are.
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
        """Write what this seat still gets in the turn under way, and what it is asked."""
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
        sheet.one_of(top, DECISIONS)

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
