"""The built browser game, read once at the start: small enough for memory, and compressed only once."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from terramara.server.api_common import READ

STATIC = Path(__file__).parent / "static"
# Text compresses well; pictures and fonts are compressed already.
TEXT = ("text/", "application/json", "application/javascript", "image/svg+xml", "application/manifest+json")
MISSING = (
    b"<!doctype html><title>Terramara</title><p>The browser game is not built yet: run <code>make web</code>."
)


class File:
    def __init__(self, body: bytes, kind: str, *, lasting: bool) -> None:
        self.body = body
        self.kind = kind
        self.zipped = gzip.compress(body, 9, mtime=0) if kind.startswith(TEXT) else None
        self.tag = '"' + hashlib.sha256(body).hexdigest()[:20] + '"'
        # Names of built assets carry a hash of what is in them, so browsers can keep them for good.
        self.cache = "public, max-age=31536000, immutable" if lasting else "no-cache"


def read(folder: Path) -> dict[str, File]:
    files = {}
    for path in sorted(folder.rglob("*")) if folder.is_dir() else ():
        if path.is_file():
            name = path.relative_to(folder).as_posix()
            kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
            kind = "text/javascript" if path.suffix in (".js", ".mjs") else kind
            files[name] = File(path.read_bytes(), kind, lasting=name.startswith("assets/"))
    if "index.html" not in files:
        files["index.html"] = File(MISSING, "text/html", lasting=False)
    return files


def answer(file: File, request: Request[Any, Any, Any]) -> Response[bytes]:
    headers = {"ETag": file.tag, "Cache-Control": file.cache, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    if file.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(file.zipped, headers=headers, media_type=file.kind)
    return Response(file.body, headers=headers, media_type=file.kind)


def handlers(folder: Path = STATIC) -> list[Any]:
    files = read(folder)

    @route(["/", "/t/{table:str}", "/t/{table:str}/{rest:path}"], http_method=READ, include_in_schema=False)
    async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        """One page for all addresses of the browser game; it reads the address itself."""
        return answer(files["index.html"], request)

    @route("/{name:path}", http_method=READ, include_in_schema=False)
    async def asset(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
        name = name.strip("/")
        file = files.get(name)
        if file is None and "." not in name and not name.startswith("api"):
            file = files["index.html"]  # a page of the browser game
        if file is None:
            raise NotFoundException
        return answer(file, request)

    return [page, asset]
