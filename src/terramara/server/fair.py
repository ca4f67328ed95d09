"""Fair shuffles at a table: the secret, its commitment, the shares, and when each may be shown.

To make a table, a client first asks for a deal: an id that no table has yet, and the commitment to its
secret. Only then does the browser send its share, with the table it makes. So the secret is fixed before any
share is known. It serves only one table, since its id is then taken. A deal is signed and stored nowhere.

Where several people sit down, each sends the seal of their share, and the share itself when all seats are
taken. Anyone who is away then adds nothing, after the others have waited long enough.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from typing import Any

import msgspec

from terramara.engine.fairness import Fair, commitment_of, mixed_seed, seal_of
from terramara.server.errors import Refusal
from terramara.server.store import GameRow
from terramara.server.tokens import TABLE, new_table_id, same

# Far less than the age at which a table may be removed: no id is free again while its deal is valid.
SECONDS = 600


def _keyed(key: bytes, *words: str) -> bytes:
    return hmac.new(key, ":".join(words).encode(), hashlib.sha256).digest()


def new_deal(key: bytes) -> tuple[str, str]:
    """A deal, and its commitment. `key`: the server's own secret."""
    table, until = new_table_id(), str(int(time.time()) + SECONDS)
    deal = ".".join((table, until, _keyed(key, "sign-deal", table, until).hex()[:32]))
    return deal, commitment_of(_keyed(key, "deal", table, until))


def redeem(key: bytes, deal: str | None) -> tuple[str, bytes]:
    """The id and the secret of a new table."""
    if deal is None:
        return new_table_id(), secrets.token_bytes(32)
    table, _, rest = deal.partition(".")
    until, _, signature = rest.partition(".")
    if not TABLE.fullmatch(table) or not same(signature, _keyed(key, "sign-deal", table, until).hex()[:32]):
        raise Refusal(422, "bad-deal")
    if float(until) < time.time():
        raise Refusal(422, "bad-deal")
    return table, _keyed(key, "deal", table, until)


def stored(secret: bytes) -> str:
    return msgspec.json.encode({"secret": secret.hex()}).decode()


def sealed(share: str | None, seal: str | None) -> dict[str, str | None]:
    """The holder's share as the seat keeps it, open or still sealed."""
    return {"share": share, "seal": seal if share is None else seal_of(share)}


def awaited(row: GameRow) -> bool:
    """Return whether a share is still sealed."""
    return row.fair is not None and any(seat.seal is not None and seat.share is None for seat in row.seats)


def settle(row: GameRow) -> dict[str, Any]:
    """Mix in the shares, for good: what to store when the game begins."""
    if row.fair is None:
        return {}
    by_seat = shares(row)
    row.seed = mixed_seed(bytes.fromhex(row.fair["secret"]), {int(seat): by_seat[seat] for seat in by_seat})
    row.fair = {"secret": row.fair["secret"], "shares": by_seat, "seals": seals(row)}
    return {"seed": str(row.seed), "fair": msgspec.json.encode(row.fair).decode()}


def commitment(row: GameRow) -> str | None:
    return commitment_of(bytes.fromhex(row.fair["secret"])) if row.fair is not None else None


def shares(row: GameRow) -> dict[str, str]:
    """The shares of a game that has begun; before that, of the seats that have added one so far."""
    if row.fair is None:
        return {}
    now = {str(seat.seat): seat.share for seat in row.seats if seat.share is not None}
    found: dict[str, str] = row.fair.get("shares", now)
    return found


def seals(row: GameRow) -> dict[str, str]:
    """The seals, in the same way."""
    if row.fair is None:
        return {}
    now = {str(seat.seat): seat.seal for seat in row.seats if seat.seal is not None}
    found: dict[str, str] = row.fair.get("seals", now)
    return found


def revealed(row: GameRow) -> Fair | None:
    """Everything: only for a game that is over."""
    if row.fair is None or "shares" not in row.fair:
        return None
    by_seat = ({int(seat): told[seat] for seat in told} for told in (shares(row), seals(row)))
    return Fair(commitment(row) or "", row.fair["secret"], *by_seat)
