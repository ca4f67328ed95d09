"""Structured logs: one JSON object a line, with fixed words and numbers only."""

from __future__ import annotations

import hashlib
import json
import logging
import sys
import traceback
from datetime import UTC, datetime

LOG = logging.getLogger("terramara.server")
_PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        # Uvicorn reports a failed start by the whole traceback, with values in it; we have a line of our own.
        said = record.getMessage()
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": "failed" if "Traceback" in said else said,
        }
        line.update({k: v for k, v in vars(record).items() if k not in _PLAIN})
        if record.exc_info and record.exc_info[1] is not None:
            line |= where(record.exc_info[1])
        return json.dumps(line, default=str)


def where(error: BaseException) -> dict[str, object]:
    """Kind and place of an error, without its message: SQL errors quote their values, and those may be
    secret."""
    frames = traceback.extract_tb(error.__traceback__)
    return {
        "error": type(error).__name__,
        "trace": [f"{f.filename.rsplit('site-packages', 1)[-1]}:{f.lineno} {f.name}" for f in frames[-12:]],
    }


def mark(table: str) -> str:
    """A mark for a table that doesn't give away its id, since anyone with the id can watch. An operator finds
    the table by computing the mark of each id."""
    return hashlib.sha256(table.encode()).hexdigest()[:12]


def configure(level: str = "INFO") -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for noisy in ("alembic", "aiosqlite", "asyncio", "uvicorn.access", "litestar"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers[:] = []
        logging.getLogger(name).propagate = True
    # It warns of whatever clients send wrong, as often as they like to.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
