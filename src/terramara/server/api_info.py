"""The server's version, health and metrics."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import MediaType, Response, get, route
from litestar.params import PathParameter

from terramara import __version__, _build
from terramara.bots import BOTS
from terramara.content.model import ContentSet
from terramara.server import metrics, schema
from terramara.server.api_common import PROBLEMS, READ
from terramara.server.desk import Req, desk_of
from terramara.server.errors import not_found
from terramara.server.rules import RULES_VERSION, languages, set_json, sets
from terramara.server.tokens import same


@get("/api/info", responses=PROBLEMS)
async def info(request: Req) -> schema.ServerInfo:
    """Versions, sets, bots and languages of this server."""
    desk_of(request).take("reads", request)
    return schema.ServerInfo(
        version=__version__,
        rules_version=RULES_VERSION,
        compiled=_build.compiled,
        sets=[schema.SetRef(set_id, name) for set_id, name in sets()],
        bots=[schema.BotRef(name, entry.level) for name, entry in BOTS.items() if entry.for_people],
        languages=languages(),
    )


@get("/api/sets/{set_id:str}", responses=PROBLEMS)
async def show_set(
    request: Req, set_id: Annotated[str, PathParameter(max_length=64)]
) -> Response[ContentSet]:
    """The content of a set."""
    desk_of(request).take("reads", request)
    found = set_json(set_id)
    if found is None:
        raise not_found()
    body: Any = found
    return Response(body, media_type=MediaType.JSON)


@route("/healthz", http_method=READ, include_in_schema=False)
async def healthz() -> dict[str, str]:
    """The process runs."""
    return {"status": "ok"}


@route("/readyz", http_method=READ, include_in_schema=False)
async def readyz(request: Req) -> dict[str, str]:
    """The process takes requests, and its database answers."""
    desk_of(request).take("reads", request)
    await desk_of(request).check()
    return {"status": "ready"}


@get("/metrics", include_in_schema=False)
async def show_metrics(request: Req) -> Response[bytes]:
    desk = desk_of(request)
    desk.take("heavy", request)
    token = desk.settings.metrics_token
    if token is not None and not same(request.headers.get("authorization", ""), f"Bearer {token}"):
        desk.take("guesses", request)
        raise not_found()
    return Response(metrics.exposition(), media_type="text/plain; version=0.0.4; charset=utf-8")


HANDLERS = [info, show_set, healthz, readyz, show_metrics]
