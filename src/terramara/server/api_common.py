"""Helpers shared by the API's handlers."""

from __future__ import annotations

from typing import Annotated, Any, cast

import msgspec
from litestar import HttpMethod, MediaType, Response
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter

from terramara.server import schema
from terramara.server.desk import COOKIE, Desk, Req
from terramara.server.tokens import TABLE, TOKEN, hash_token

_encode = msgspec.json.encode
# A browser keeps this many seats in cookies. By itself it would drop some at 180, even of games under way,
# and proxies refuse headers of more than 8 kB.
KEPT = 60
YEAR = 365 * 24 * 3600
# For monitors and proxies: HEAD is answered like GET, and Uvicorn leaves the body out.
READ = (HttpMethod.GET, HttpMethod.HEAD)

TableId = Annotated[str, PathParameter(description="The table's id: who knows it may watch.", max_length=64)]

_WHY = {
    400: "Malformed: `where` names the fields.",
    403: "Not yours to do, or sent from another site.",
    404: "There is no such table.",
    405: "No such method here.",
    409: "Too late (`stale`, with the present `n`), or the table is in another state.",
    413: "Too large.",
    422: "Against the rules of the game (`reason`), or of the table.",
    429: "Too many at once: slow down.",
    503: "The server is closing, or its database does not answer.",
}
PROBLEMS: dict[int, ResponseSpec] = {
    status: ResponseSpec(schema.Problem, description=why, generate_examples=False)
    for status, why in _WHY.items()
}


def state_answer(state: schema.State) -> Response[schema.State]:
    """Encode here: the parts of a state are already encoded and only joined."""
    return Response(cast(Any, _encode(state)), media_type=MediaType.JSON)


def seat_cookie(desk: Desk, table: str, token: str, *, age: int = YEAR) -> Cookie:
    secure = bool(desk.settings.public_url and desk.settings.public_url.startswith("https:"))
    return Cookie(
        key=COOKIE + table,
        value=token,
        max_age=age,
        path="/api",
        httponly=True,
        samesite="lax",
        secure=secure,
    )


def held_seats(request: Req) -> dict[str, bytes]:
    """The hashes of this browser's tokens, by table."""
    found = {}
    for name, token in request.cookies.items():
        table = name.removeprefix(COOKIE)
        if name.startswith(COOKIE) and TABLE.fullmatch(table) and TOKEN.fullmatch(token):
            found[table] = hash_token(token)
    return found


async def outgrown(desk: Desk, request: Req) -> list[Cookie]:
    """End the cookies of the oldest tables, finished ones first, when there are too many. The personal link
    opens their seats again."""
    held = held_seats(request)
    if len(held) < KEPT:
        return []
    kept = await desk.store.held_by(list(held.values()), KEPT - 1)
    return [seat_cookie(desk, table, "", age=0) for table in held if table not in kept]
