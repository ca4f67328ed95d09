"""Processes that work for another: they ignore the keyboard, and end when their parent does."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading


def settle_in(nice: int) -> None:
    """In a new process: leave Ctrl-C to the parent, and don't outlive it, not even after kill -9."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=follow, daemon=True, name="follow").start()
