"""Warriors (WAR): taking them, and giving up those you can't send."""

from __future__ import annotations

from terramara.engine.codes import EV_GAVE_UP, EV_WARRIORS
from terramara.engine.reason import Reason
from terramara.engine.state import Player, State
from terramara.engine.words import i64


def warriors_to_take(s: State) -> i64:
    """WAR-1: as many as there are (D-18)."""
    return min(s.tables.warriors_taken, s.supply_warriors)


def take_warriors(s: State, seat: i64, n: i64) -> None:
    if n:
        s.supply_warriors -= n
        s.mine(seat).warriors += n
        if s.log is not None:
            s.log.append((EV_WARRIORS, seat, n, 0))


def may_give_up(p: Player) -> bool:
    """WAR-1: only when there's nobody else to send. You never have to send them (D-93)."""
    return p.warriors > 0 and not p.hand and not p.chief


def give_up(s: State, seat: i64) -> None:
    """WAR-1, D-85: they go back to the supply."""
    p = s.mine(seat)
    s.supply_warriors += p.warriors
    p.warriors = 0
    if s.log is not None:
        s.log.append((EV_GAVE_UP, seat, 0, 0))


def why_not_give_up(p: Player) -> Reason | None:
    if not p.warriors:
        return Reason("WAR-1", "no-warrior")
    return Reason("WAR-1", "has-members") if p.hand or p.chief else None


def why_not_over(p: Player) -> Reason:
    """TRN-1: a turn isn't over before somebody is sent. Who has only warriors has another way out."""
    return Reason("WAR-1", "send-or-give-up") if may_give_up(p) else Reason("TRN-1", "must-send")
