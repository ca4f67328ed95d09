"""The deal from a wide seed: SHA-256 in counter mode, so that no card says anything about another.

Seeds below 2 to the 64 deal by splitmix64, as always (chance.py): it's quick, and simulations and old records
use it. A table's seed has 256 bits. Its words deal, and one more seeds the splitmix sequence of the game
itself, which only draws a strength card a round for each neutral player.
"""

from __future__ import annotations

import hashlib

WIDE = 1 << 64
_LABEL = b"terramara deal 1"


class Stream:
    """64-bit words from a seed: 8 bytes each of SHA-256(label, 32 bytes of seed, 8 bytes of block number)."""

    def __init__(self, seed: int) -> None:
        self._key = _LABEL + seed.to_bytes(32, "big")
        self._block = 0
        self._words: list[int] = []

    def word(self) -> int:
        if not self._words:
            digest = hashlib.sha256(self._key + self._block.to_bytes(8, "big")).digest()
            self._block += 1
            self._words = [int.from_bytes(digest[at : at + 8], "big") for at in (24, 16, 8, 0)]
        return self._words.pop()

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely as the others: words that would favour some are thrown
        away."""
        most = WIDE - WIDE % n
        word = self.word()
        while word >= most:
            word = self.word()
        return word % n

    def shuffled(self, items: list[int]) -> list[int]:
        out = list(items)
        for i in range(len(out) - 1, 0, -1):
            j = self.below(i + 1)
            out[i], out[j] = out[j], out[i]
        return out
