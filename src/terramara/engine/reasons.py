"""Why an action is not allowed: the rule's id, a code for the words, and the numbers. None: it is allowed.

This is the plain definition of legality, rule by rule. `legal` is the fast one; a test holds them together.
"""

from __future__ import annotations

from terramara.content.model import RESOURCES
from terramara.engine import codes as c
from terramara.engine.codes import Frame
from terramara.engine.crafting import legal_reductions, legal_shares
from terramara.engine.decision import KINDS
from terramara.engine.free import power_body, useful
from terramara.engine.gains import in_part
from terramara.engine.paying import legal_payments, payable
from terramara.engine.purse import count
from terramara.engine.raid import gifts, legal_gifts
from terramara.engine.reason import Reason
from terramara.engine.reasons_crafting import why_not_craft, why_not_reserve
from terramara.engine.reasons_sending import why_not_send
from terramara.engine.state import State
from terramara.engine.taking_back import legal_returns
from terramara.engine.words import i64, vec

# Decisions beside which nothing can be used: payments, what another's turn asks, set-up (D-20, D-34).
NOTHING_BESIDE = (c.PAY, c.PAY_COST, c.REDUCE, c.GIVE, c.NEUTRAL, c.DRAFT, c.TILE)
# Decisions that can always be left; the careful player may leave two more.
CAN_STOP = (c.TRAVEL, c.REFINE, c.TRADE, c.HUT, c.ASK, c.BACK, c.WORKSHOP, c.JOINT, c.RAID_OFFER)
CAREFUL_STOP = (c.TAKE, c.OPTION)


def why_not(s: State, action: int) -> Reason | None:
    if not s.stack:
        return Reason("END-1", "over")
    frame = s.stack[-1]
    if action >= c.A_USE or c.A_WORKER < action < c.A_CRAFT:
        return why_not_free(s, frame, action)
    if action == c.A_STOP:
        return why_not_stop(s, frame)
    op = frame[0]
    checks = {
        c.SEND: _send, c.TRAVEL: _travel, c.CRAFT: _craft, c.END: _end, c.REFINE: _refine, c.TAKE: _take,
        c.TRADE: _trade, c.OPTION: _option, c.HUT: _hut, c.PAY: _pay, c.PAY_COST: _pay_cost,
        c.REDUCE: _reduce, c.ORDER: _order, c.ASK: _ask, c.GIVE: _give, c.BACK: _back,
        c.WORKSHOP: _workshop, c.JOINT: _joint, c.NEUTRAL: _neutral, c.DRAFT: _draft, c.TILE: _tile,
        c.RAID_OFFER: _raid_offer,
    }  # fmt: skip
    return checks[op](s, frame, action)


def not_asked(frame: Frame) -> Reason:
    """The action answers another question than the one that is asked."""
    kind, rule = KINDS[frame[0]]
    return Reason(rule, "not-asked", {"asked": kind})


# ------------------------------------------------------------------ at any time
def why_not_free(s: State, frame: Frame, action: int) -> Reason | None:
    seat = frame[1]
    if s.active != seat:
        return Reason("TRN-11", "not-your-turn")
    if frame[0] in NOTHING_BESIDE:
        return Reason("D-20", "in-payment")
    p = s.players[seat]
    t = s.tables
    if action < c.A_CHARACTER:
        level = action - c.A_WORKER
        if not count(p.ready, level - 1):
            owned = count(p.workers, level - 1)
            return Reason("WRK-1", "worker-used" if owned else "no-worker", {"level": level})
        return None if p.raw else Reason("WRK-1", "no-raw")
    if action == c.A_CHARACTER:
        if not p.abilities & c.A_CHARACTER_POWER:
            return Reason("TRN-11", "no-power")
        if not p.character_ready:
            return Reason("TRN-11", "used")
        return None if useful(s, seat, power_body(s, p)) else Reason("TRN-11", "no-effect")
    if action < t.first_bonus_action:
        artefact = action - c.A_USE
        if artefact not in p.made:
            return Reason("TRN-11", "not-made")
        if t.each_round[artefact] < 0:
            return Reason("ART-7", "not-once-per-round")
        if artefact not in p.uses:
            return Reason("TRN-11", "used")
        return None if useful(s, seat, t.each_round[artefact]) else Reason("TRN-11", "no-effect")
    return _collected(s, seat, action - t.first_bonus_action)


def _collected(s: State, seat: int, bonus: int) -> Reason | None:
    p = s.players[seat]
    if bonus not in p.bonuses:
        return Reason("CHR-7", "no-such-bonus")
    if not p.character_ready:
        return Reason("CHR-7", "used")
    if s.tables.bonus_level[bonus] > s.round:
        return Reason("CHR-7", "bonus-too-early", {"level": s.tables.bonus_level[bonus], "round": s.round})
    return None if useful(s, seat, s.tables.bonus_body[bonus]) else Reason("TRN-11", "no-effect")


def why_not_stop(s: State, frame: Frame) -> Reason | None:
    op = frame[0]
    if op in CAN_STOP or (op in CAREFUL_STOP and s.players[frame[1]].careful):
        return None
    if op in CAREFUL_STOP:
        return Reason("TRN-13", "not-careful")
    if op in (c.PAY, c.PAY_COST, c.REDUCE, c.GIVE):
        return Reason(KINDS[op][1], "must-pay")
    return not_asked(frame)


# ------------------------------------------------------------------ in a turn
def _send(s: State, frame: Frame, action: int) -> Reason | None:
    seat = frame[1]
    p = s.players[seat]
    if action < c.A_GIVE_UP:
        return why_not_send(s, seat, action // 49, action % 49)
    if action == c.A_GIVE_UP:
        if not p.warriors:
            return Reason("WAR-1", "no-warrior")
        return Reason("WAR-1", "has-members") if p.hand or p.chief else None
    if action == c.A_ADULT:
        if p.character < 0:
            return Reason("TRN-12", "no-character")
        if p.adult:
            return Reason("CHR-1", "already-adult")
        if p.moved:
            return Reason("TRN-12", "already-sent")
        if p.abilities & c.A_EXTRA_EXPLORER and not p.hand:
            return Reason("D-8", "no-explorer")
        return None
    if action in (c.A_CAREFUL_ON, c.A_CAREFUL_OFF):
        return _careful(s, frame, action)
    return not_asked(frame)


def _careful(s: State, frame: Frame, action: int) -> Reason | None:
    p = s.players[frame[1]]
    if p.switched:
        return Reason("D-13", "already-switched")
    if bool(p.careful) == (action == c.A_CAREFUL_ON):
        return Reason("D-13", "already-so")
    return None


def _craft(s: State, frame: Frame, action: int) -> Reason | None:
    if action == c.A_END:
        return None
    if c.A_CRAFT <= action <= c.A_CRAFT_RESERVED:
        return why_not_craft(s, frame[1], action, workshop=False)
    if c.A_RESERVE <= action < c.A_END:
        return why_not_reserve(s, frame[1], action - c.A_RESERVE)
    return not_asked(frame)


def _end(s: State, frame: Frame, action: int) -> Reason | None:
    if action == c.A_END:
        return None
    if c.A_CRAFT <= action < c.A_END:
        return Reason("TRN-10", "already-crafted")
    return not_asked(frame)


def _workshop(s: State, frame: Frame, action: int) -> Reason | None:
    if c.A_CRAFT <= action <= c.A_CRAFT_RESERVED:
        return why_not_craft(s, frame[1], action, workshop=True)
    if c.A_RESERVE <= action < c.A_END:
        return Reason("D-40", "craft-only")
    return not_asked(frame)


def _travel(s: State, frame: Frame, action: int) -> Reason | None:
    step = action - c.A_CARAVAN
    if not 0 <= step < 6:
        return not_asked(frame)
    p = s.players[frame[1]]
    t = s.tables
    place = p.caravan_a if step < 3 else p.caravan_b
    if step >= 3 and p.caravan_a == p.caravan_b:
        return Reason("ROA-1", "same-place")
    if place == t.road_end:
        return Reason("ROA-6", "at-the-end")
    to = t.ways[place * 3 + step % 3]
    if to < 0:
        return Reason("ROA-2", "no-way", {"place": t.place_names[place]})
    row = t.place_outpost[to]
    if row >= 0 and t.content.board.row_rounds[row - 1] >= s.round:
        return Reason("ROA-3", "outpost-closed", {"row": row})
    return None


# ------------------------------------------------------------------ effects
def _refine(s: State, frame: Frame, action: int) -> Reason | None:
    kind = action - c.A_REFINE
    if not 0 <= kind < 4:
        return not_asked(frame)
    return (
        None
        if count(s.players[frame[1]].raw, kind)
        else Reason("RES-2", "none-of-it", {"what": RESOURCES[kind]})
    )


def _take(s: State, frame: Frame, action: int) -> Reason | None:
    resource = action - c.A_TAKE
    if not 0 <= resource < 8:
        return not_asked(frame)
    return None if frame[2] >> resource & 1 else Reason("SYM-5", "not-offered", {"what": RESOURCES[resource]})


def _trade(s: State, frame: Frame, action: int) -> Reason | None:
    if action != c.A_TRADE:
        return not_asked(frame)
    return (
        None
        if payable(s.players[frame[1]], s.tables.trade_pay[frame[2]])
        else Reason("SYM-3", "cannot-trade")
    )


def _hut(s: State, frame: Frame, action: int) -> Reason | None:
    if action == c.A_TRADE:
        p = s.players[frame[1]]
        return None if p.raw or p.refined else Reason("HUT-1", "cannot-trade")
    return _refine(s, frame, action)


def _numbered(frame: Frame, number: int, most: int) -> Reason | None:
    if not 0 <= number < c.CHOICES:
        return not_asked(frame)
    return None if number < most else Reason(KINDS[frame[0]][1], "no-such-choice", {"most": most})


def _option(s: State, frame: Frame, action: int) -> Reason | None:
    return _numbered(frame, action - c.A_CHOOSE, len(s.tables.options[frame[2]]))


def _order(s: State, frame: Frame, action: int) -> Reason | None:
    return _numbered(frame, action - c.A_NEXT, min(frame[2], c.CHOICES))


def _tile(s: State, frame: Frame, action: int) -> Reason | None:
    unused = s.board.unused_left if frame[2] else s.board.unused_right
    return _numbered(frame, action - c.A_CHOOSE, len(unused))


def _joint(s: State, frame: Frame, action: int) -> Reason | None:
    if action not in (c.A_CHOOSE, c.A_CHOOSE + 1):
        return _numbered(frame, action - c.A_CHOOSE, 2)
    raid = action == c.A_CHOOSE
    if not frame[2] & (1 if raid else 2):
        return Reason("HOM-3", "done")
    p = s.players[frame[1]]
    if raid and p.strength == 0 and not p.abilities & c.A_NO_LOSS:
        return Reason("D-16", "no-strength")
    return None


def _raid_offer(s: State, frame: Frame, action: int) -> Reason | None:
    if action != c.A_CHOOSE:
        return _numbered(frame, action - c.A_CHOOSE, 1)
    return None if gifts(s, frame[1]) else Reason("RAD-3", "nobody-gives")


def _ask(s: State, frame: Frame, action: int) -> Reason | None:
    if action == c.A_TAKE_ALL:
        return None
    if action == c.A_TAKE_ONE:
        return None if in_part(s, *frame[1:]) else Reason("D-13", "only-one")
    return not_asked(frame)


def _back(s: State, frame: Frame, action: int) -> Reason | None:
    if not c.A_BACK <= action <= c.A_BACK_HUT_CHIEF:
        return not_asked(frame)
    return None if action in legal_returns(s, frame[1], frame[2]) else Reason("D-24", "nobody-there")


# ------------------------------------------------------------------ payments
def _given(s: State, frame: Frame, action: int, allowed: vec[i64]) -> Reason | None:
    resource = action - c.A_GIVE
    if not 0 <= resource < 8:
        return not_asked(frame)
    if action in allowed:
        return None
    p = s.players[frame[1]]
    have = count(p.raw, resource) if resource < 4 else count(p.refined, resource - 4)
    code = "does-not-pay" if have else "none-of-it"
    return Reason(KINDS[frame[0]][1], code, {"what": RESOURCES[resource]})


def _pay(s: State, frame: Frame, action: int) -> Reason | None:
    return _given(s, frame, action, legal_payments(s, *frame[1:]))


def _pay_cost(s: State, frame: Frame, action: int) -> Reason | None:
    return _given(s, frame, action, legal_shares(s, *frame[1:]))


def _give(s: State, frame: Frame, action: int) -> Reason | None:
    return _given(s, frame, action, legal_gifts(s, frame[1]))


def _reduce(s: State, frame: Frame, action: int) -> Reason | None:
    if not c.A_LESS <= action < c.A_LESS + 4:
        return not_asked(frame)
    return None if action in legal_reductions(s, *frame[1:]) else Reason("ART-5", "not-in-cost")


# ------------------------------------------------------------------ set-up
def _neutral(s: State, frame: Frame, action: int) -> Reason | None:
    space = action - c.A_NEUTRAL
    if not 0 <= space < 36:
        return not_asked(frame)
    if space // 6 != frame[2]:
        return Reason("NEU-3", "other-row", {"row": frame[2] + 1})
    if s.fire >> space & 1:
        return Reason("NEU-3", "fire")
    if s.occupied >> space & 1:
        return Reason("NEU-3", "taken")
    if space % 6 == 3 and s.tables.content.board.row_levels[frame[2]] == 3:
        return Reason("NEU-3", "special")
    return None


def _draft(s: State, frame: Frame, action: int) -> Reason | None:
    if action in (c.A_CAREFUL_ON, c.A_CAREFUL_OFF):
        return _careful(s, frame, action)
    if not c.A_DRAFT_CHARACTER <= action < c.A_USE:
        return not_asked(frame)
    p = s.players[frame[1]]
    character = action < c.A_DRAFT_CARD
    if (p.character if character else p.card) >= 0:
        return Reason("SET-10", "has-one")
    cards = s.draft_characters if character else s.draft_cards
    place = action - (c.A_DRAFT_CHARACTER if character else c.A_DRAFT_CARD)
    return None if place < len(cards) and cards[place] >= 0 else Reason("SET-10", "taken")
