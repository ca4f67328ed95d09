"""Fair shuffles: the server shows the hash of a secret, players add shares, the seed comes from both.

So the server cannot choose the deal, for it does not know the shares when it commits; and no player can, for
nobody knows the secret before the game is over. Then the secret is shown, and everybody can check it all.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from dataclasses import dataclass, field
from typing import Any

_HEX = re.compile(r"[0-9a-f]{64}")


def commitment_of(secret: bytes) -> str:
    """The hash that is shown before the first card."""
    return hashlib.sha256(b"terramara commitment 1" + secret).hexdigest()


def mixed_seed(secret: bytes, shares: dict[int, str]) -> int:
    """The seed of the game: 256 bits, the first of them always set."""
    parts = b"".join(bytes([seat]) + bytes.fromhex(shares[seat]) for seat in sorted(shares))
    digest = hashlib.sha256(b"terramara seed 1" + secret + parts).digest()
    return int.from_bytes(digest, "big") | 1 << 255


@dataclass(slots=True)
class Fair:
    """What a record tells of its shuffle. `shares`: what each seat's browser added, in hexadecimal."""

    commitment: str
    secret: str
    shares: dict[int, str] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        shares = {str(seat): share for seat, share in sorted(self.shares.items())}
        return {"commitment": self.commitment, "secret": self.secret, "shares": shares}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Fair:
        """ValueError unless it has the shape that `to_json` gives."""
        if set(data) != {"commitment", "secret", "shares"} or not isinstance(data["shares"], dict):
            raise ValueError("`fair` tells commitment, secret and shares")
        shares = data["shares"]
        if any(seat not in ("0", "1", "2", "3") for seat in shares):
            raise ValueError("shares are told by seat, from 0 to 3")
        for told in (data["commitment"], data["secret"], *shares.values()):
            if not isinstance(told, str) or not _HEX.fullmatch(told):
                raise ValueError("commitment, secret and shares have 64 hexadecimal digits each")
        return cls(data["commitment"], data["secret"], {int(seat): shares[seat] for seat in shares})

    def problems(self, seed: int | None) -> list[str]:
        """What does not fit together: `commitment`, `seed`, or nothing."""
        secret = bytes.fromhex(self.secret)
        found = []
        if not hmac.compare_digest(commitment_of(secret), self.commitment):
            found.append("commitment")
        if seed != mixed_seed(secret, self.shares):
            found.append("seed")
        return found
