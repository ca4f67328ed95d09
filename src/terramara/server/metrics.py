"""Metrics for Prometheus. Labels are few and fixed: no table, no player, no address."""

from __future__ import annotations

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

REGISTRY = CollectorRegistry()

REQUESTS = Counter(
    "terramara_requests_total", "Requests answered", ["route", "method", "status"], registry=REGISTRY
)
SECONDS = Histogram(
    "terramara_request_seconds",
    "Time to answer a request, streams aside",
    ["route"],
    registry=REGISTRY,
    buckets=(0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5),
)
COMMITS = Counter("terramara_commits_total", "Commits of the log", registry=REGISTRY)
ENTRIES = Counter("terramara_entries_total", "Entries written to the log", registry=REGISTRY)
CONFLICTS = Counter("terramara_conflicts_total", "Entries that came second", registry=REGISTRY)
REFUSED = Counter("terramara_refused_total", "Requests refused by a limit", ["limit"], registry=REGISTRY)
ERRORS = Counter("terramara_errors_total", "Requests that failed inside the server", registry=REGISTRY)
UNAVAILABLE = Counter(
    "terramara_unavailable_total", "Requests for which the database did not answer", registry=REGISTRY
)
FRAMES = Counter("terramara_frames_total", "Live events sent", registry=REGISTRY)
STREAMS = Gauge("terramara_streams", "Live connections open", registry=REGISTRY, multiprocess_mode="livesum")
ROOMS = Gauge("terramara_rooms", "Tables in memory", registry=REGISTRY, multiprocess_mode="livesum")
BOT_SECONDS = Histogram(
    "terramara_bot_seconds",
    "Time a bot took for a decision",
    ["bot"],
    registry=REGISTRY,
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2, 10),
)
BOT_FAULTS = Counter(
    "terramara_bot_faults_total", "Decisions a bot failed at, made by another", ["bot"], registry=REGISTRY
)


def exposition() -> bytes:
    """All processes of one server together, if there are several."""
    folder = os.environ.get("PROMETHEUS_MULTIPROC_DIR")
    if folder is None:
        return generate_latest(REGISTRY)
    together = CollectorRegistry()
    MultiProcessCollector(together, path=folder)  # type: ignore[no-untyped-call]
    return generate_latest(together)
