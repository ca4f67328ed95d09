"""Runs the server: one process, or several on one PostgreSQL.

We use Uvicorn because it runs inside our own process on every platform, tells the application when it ends,
and needs no supervisor for the usual case of one process.
"""

from __future__ import annotations

import multiprocessing
import os
import shutil
import signal
import socket
import sys
import tempfile
import threading
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

from terramara.server.connection import Connection, raise_descriptors
from terramara.server.logs import configure
from terramara.server.settings import Settings

HANDED_OVER = "TERRAMARA_SETTINGS"


def listen(settings: Settings) -> socket.socket:
    """Bind before anything else starts: a taken port shows at once, and port 0 becomes a real one."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((settings.host, settings.port))
        listener.listen(2048)
    except (OSError, UnicodeError):
        listener.close()
        raise
    listener.set_inheritable(True)
    return listener


def url_of(settings: Settings, listener: socket.socket) -> str:
    if settings.public_url:
        return settings.public_url
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::"):  # noqa: S104  compared, not bound
        host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def app_factory() -> Any:
    """Build the app in each of several processes, from the settings of the first."""
    from terramara.server.app import create_app

    settings = msgspec.json.decode(os.environ[HANDED_OVER], type=Settings, dec_hook=_path)
    configure()
    threading.Thread(target=_follow, daemon=True, name="follow").start()
    return create_app(settings)[0]


def _follow() -> None:
    """End this process when the first one is gone, even by kill -9: nobody else could stop it."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


def _path(kind: type, value: Any) -> Any:
    return Path(value) if kind is Path else value


def config(app: Any, settings: Settings, **more: Any) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=Connection,
        # There are none, and an upgraded connection would no longer be counted.
        ws="none",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies,  # given, or Uvicorn would trust 127.0.0.1
        timeout_graceful_shutdown=max(1, round(settings.drain)),
        timeout_keep_alive=75,
        limit_concurrency=settings.limits.streams + 2000 if settings.limits.on else None,
        **more,
    )


def run(settings: Settings, listener: socket.socket) -> None:
    """Serve until asked to stop."""
    configure()
    raise_descriptors()
    if settings.workers == 1:
        from terramara.server.app import create_app

        uvicorn.Server(config(create_app(settings)[0], settings)).run([listener])
        return
    folder = tempfile.mkdtemp(prefix="terramara-metrics-")
    os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
    os.environ[HANDED_OVER] = msgspec.json.encode(settings, enc_hook=str).decode()
    try:
        many = config("terramara.server.run:app_factory", settings, factory=True, workers=settings.workers)
        supervisor = Multiprocess(many, sockets=[listener])
        supervisor.run()
        if any(process.exitcode == STARTUP_FAILURE for process in supervisor.processes):
            sys.exit(STARTUP_FAILURE)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
