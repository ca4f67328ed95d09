"""Refusals: a code and its details, never a sentence and never anything from inside the server."""

from __future__ import annotations

from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it ships no types
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, InternalServerException
from sqlalchemy.exc import DataError, IntegrityError, ProgrammingError, SQLAlchemyError

from terramara.server.logs import LOG
from terramara.server.metrics import ERRORS, UNAVAILABLE

# The errors of a database that is away. While connecting, those of the system and of asyncpg pass through
# SQLAlchemy unchanged.
AWAY: tuple[type[Exception], ...] = (
    SQLAlchemyError,
    OSError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
)
# Of SQLAlchemy's errors, these are not the database's fault but ours.
OURS: tuple[type[Exception], ...] = (ProgrammingError, IntegrityError, DataError)


class Refusal(Exception):  # noqa: N818  an answer, not an error of the program
    def __init__(self, status: int, code: str, **details: Any) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.details = details

    def body(self) -> dict[str, Any]:
        return {"error": self.code, **self.details}


def not_found() -> Refusal:
    """The same whether a table is missing or just not for this client: nobody can probe for ids."""
    return Refusal(404, "not-found")


BY_STATUS = {
    400: "malformed",
    403: "forbidden",
    404: "not-found",
    405: "no-such-method",
    413: "too-large",
    415: "malformed",
    429: "too-many",
}


def on_refusal(_: Request[Any, Any, Any], error: Refusal) -> Response[dict[str, Any]]:
    seconds = error.details.get("seconds", 1)
    headers = {"Retry-After": str(seconds)} if error.status in (429, 503) else None
    return Response(error.body(), status_code=error.status, media_type=MediaType.JSON, headers=headers)


def on_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, Any]]:
    body: dict[str, Any] = {"error": BY_STATUS.get(error.status_code, "malformed")}
    if isinstance(error, InternalServerException) and "disconnected" in error.detail:
        return on_unreadable(_, error)  # the client left before its body was complete
    if error.status_code >= 500:
        return on_crash(_, error)
    if error.status_code == 400 and isinstance(error.extra, list):
        body["where"] = [str(e["key"])[:60] for e in error.extra if isinstance(e, dict) and "key" in e]
    return Response(body, status_code=error.status_code, media_type=MediaType.JSON, headers=error.headers)


def on_crash(_: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    ERRORS.inc()
    # The traceback has code, but no values: those could be tokens or seeds.
    LOG.error("crash", exc_info=error)
    return Response({"error": "internal"}, status_code=500, media_type=MediaType.JSON)


def on_unreadable(_: Request[Any, Any, Any], _error: Exception) -> Response[dict[str, Any]]:
    """Refuse JSON nested deeper than any message of ours, or bytes that aren't UTF-8."""
    return Response({"error": "malformed"}, status_code=400, media_type=MediaType.JSON)


def unavailable(error: Exception) -> None:
    UNAVAILABLE.inc()
    LOG.error("database", extra={"problem": type(error).__name__})


def on_database(_: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    unavailable(error)
    return Response(
        {"error": "unavailable"}, status_code=503, media_type=MediaType.JSON, headers={"Retry-After": "1"}
    )
