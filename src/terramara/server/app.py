"""The application: handlers, limits on size, errors, and the guard around all of it."""

from __future__ import annotations

import contextlib
import gc
import signal
import threading
from collections.abc import AsyncIterator
from typing import Any

from litestar import Litestar
from litestar.config.app import AppConfig
from litestar.exceptions import HTTPException

from terramara.server import errors, static
from terramara.server.describe import CONFIG, HANDLERS, Pieces
from terramara.server.desk import Desk
from terramara.server.guard import Guard
from terramara.server.logs import LOG
from terramara.server.settings import Settings
from terramara.server.watch import Watch


def create_app(settings: Settings, watch: Watch | None = None) -> tuple[Guard, Desk]:
    desk = Desk(settings, watch)

    @contextlib.asynccontextmanager
    async def life(_app: Litestar) -> AsyncIterator[None]:
        try:
            await desk.open()
        except Exception as error:
            LOG.error("start-failed", exc_info=error)
            raise
        drain_on_signal(desk)
        # What is loaded by now stays: the garbage collector needn't look at it again and again.
        gc.collect()
        gc.freeze()
        gc.set_threshold(50_000, 20, 20)
        try:
            yield
        finally:
            await desk.close()

    def init(config: AppConfig) -> AppConfig:
        config.state.desk = desk
        return config

    app = Litestar(
        route_handlers=[*HANDLERS, *static.handlers()],
        lifespan=[life],
        on_app_init=[init],
        request_max_body_size=settings.limits.body,
        exception_handlers={
            errors.Refusal: errors.on_refusal,
            HTTPException: errors.on_http,
            **dict.fromkeys(errors.AWAY, errors.on_database),
            **dict.fromkeys(errors.OURS, errors.on_crash),
            RecursionError: errors.on_unreadable,
            UnicodeDecodeError: errors.on_unreadable,
            Exception: errors.on_crash,
        },
        openapi_config=CONFIG,
        plugins=[Pieces()],
        logging_config=None,
    )
    return Guard(app, settings, desk.buckets), desk


def drain_on_signal(desk: Desk) -> None:
    """End the streams as soon as the server has to stop: it would wait for them for nothing."""
    if threading.current_thread() is not threading.main_thread():
        return
    for number in (signal.SIGINT, signal.SIGTERM):
        before = signal.getsignal(number)

        def handler(signum: int, frame: Any, before: Any = before) -> None:
            desk.drain()
            if callable(before):
                before(signum, frame)

        signal.signal(number, handler)
