"""Unguessable tokens. The database keeps only their hashes; comparison never depends on where they differ."""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import re
import secrets
from pathlib import Path

# 192 bits from the system's source of randomness.
TOKEN = re.compile(r"[A-Za-z0-9_-]{32}")
TABLE = re.compile(r"[A-Za-z0-9_-]{22}")


def new_token() -> str:
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    """Anyone who knows a table's id can watch, so it is as unguessable as a token (128 bits)."""
    return secrets.token_urlsafe(16)


def hash_token(token: str) -> bytes:
    """A plain hash is enough: a token has too much entropy to be guessed."""
    return hashlib.sha256(token.encode()).digest()


def invite_token(secret: bytes, table: str) -> str:
    """The invitation to a table: players can see it again, yet it is stored nowhere."""
    return hmac.new(secret, b"invite:" + table.encode(), hashlib.sha256).hexdigest()[:32]


def same(left: str, right: str) -> bool:
    return hmac.compare_digest(left.encode(), right.encode())


def load_secret(said: str | None, folder: Path) -> bytes:
    """The server's own secret: given by the operator, or made once and readable by the owner alone."""
    if said:
        return hashlib.sha256(said.encode()).digest()
    path = folder / "secret.key"
    if not path.exists():
        folder.mkdir(parents=True, exist_ok=True)
        draft = folder / f"secret.{secrets.token_hex(8)}"
        draft.touch(mode=0o600)
        draft.write_text(secrets.token_hex(32))
        # A link appears whole or not at all, so several processes that start at once read the same secret.
        with contextlib.suppress(FileExistsError):
            path.hardlink_to(draft)
        draft.unlink()
    return bytes.fromhex(path.read_text().strip())
