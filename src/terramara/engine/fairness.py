"""Fair shuffles: the server shows the hash of a secret, players add shares, the seed comes from both.

A share is sealed first: only its hash, the seal, is shown until all seats are taken. So nobody can choose
their part of the deal by the others', not even a player who knows the server's secret. When the game is over,
the secret is shown, and everybody can check it all.
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


def seal_of(share: str) -> str:
    """The hash of a share, shown before the share itself."""
    return hashlib.sha256(b"terramara seal 1" + bytes.fromhex(share)).hexdigest()


def mixed_seed(secret: bytes, shares: dict[int, str]) -> int:
    """The seed of the game: 256 bits, the first always set."""
    parts = b"".join(bytes([seat]) + bytes.fromhex(shares[seat]) for seat in sorted(shares))
    digest = hashlib.sha256(b"terramara seed 1" + secret + parts).digest()
    return int.from_bytes(digest, "big") | 1 << 255


def chance(seed: int, n: int) -> int:
    """A number of 64 bits that follows from the deal: it decides by chance after `n` actions."""
    digest = hashlib.sha256(b"terramara chance 1" + seed.to_bytes(32, "big") + n.to_bytes(8, "big")).digest()
    return int.from_bytes(digest[:8], "big")


@dataclass(slots=True)
class Fair:
    """The shuffle, as a record shows it. `shares`: what each seat's browser added, in hexadecimal. `seals`:
    the hashes shown before. A seat with a seal and no share was away when the game began."""

    commitment: str
    secret: str
    shares: dict[int, str] = field(default_factory=dict)
    seals: dict[int, str] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        told: dict[str, Any] = {"commitment": self.commitment, "secret": self.secret}
        for name, by_seat in (("shares", self.shares), ("seals", self.seals)):
            told[name] = {str(seat): by_seat[seat] for seat in sorted(by_seat)}
        return told

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Fair:
        """Raises ValueError unless it has the shape that `to_json` gives."""
        data = {"seals": {}, **data}  # records of one player's share need none
        shares, seals = data.get("shares"), data["seals"]
        if set(data) != {"commitment", "secret", "shares", "seals"} or not (
            isinstance(shares, dict) and isinstance(seals, dict)
        ):
            raise ValueError("`fair` tells commitment, secret, shares and seals")
        if any(seat not in ("0", "1", "2", "3") for seat in (*shares, *seals)):
            raise ValueError("shares and seals are told by seat, from 0 to 3")
        for told in (data["commitment"], data["secret"], *shares.values(), *seals.values()):
            if not isinstance(told, str) or not _HEX.fullmatch(told):
                raise ValueError("commitment, secret, shares and seals have 64 hexadecimal digits each")
        by_seat = ({int(seat): told[seat] for seat in told} for told in (shares, seals))
        return cls(data["commitment"], data["secret"], *by_seat)

    def problems(self, seed: int | None) -> list[str]:
        """The part that doesn't fit: `commitment`, `seal`, `seed`, or nothing."""
        secret = bytes.fromhex(self.secret)
        found = []
        if not hmac.compare_digest(commitment_of(secret), self.commitment):
            found.append("commitment")
        # If several shares were not sealed, the last could have been chosen by the others.
        sealed = len(self.shares) < 2 and not self.seals
        if not sealed and any(self.seals.get(seat) != seal_of(self.shares[seat]) for seat in self.shares):
            found.append("seal")
        if seed != mixed_seed(secret, self.shares):
            found.append("seed")
        return found
