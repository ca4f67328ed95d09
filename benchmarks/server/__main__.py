"""python -m benchmarks.server: measures both and prints the figures and their ratio."""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from typing import Any

from benchmarks.server import ours, theirs

BUILD = Path(__file__).resolve().parents[2] / "build" / "bench-server"


COLUMNS = (
    ("moves/s", 8),
    ("p50 ms", 9),
    ("p95 ms", 9),
    ("max ms", 9),
    ("lost", 7),
    ("doubled", 8),
    ("refused", 8),
)


def row(name: str, result: dict[str, Any]) -> str:
    return (
        f"{name:<14} {result['moves_per_second']:>8.0f} {result['p50_ms']:>9.1f} {result['p95_ms']:>9.1f} "
        f"{result['max_ms']:>9.1f} {result['lost']:>7} {result['doubled']:>8} {result['refused']:>8}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server", description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=int, default=20, help="how long each table moves once a second")
    parser.add_argument("--alone", action="store_true", help="our server only")
    parser.add_argument("--database", help="a PostgreSQL address, instead of an SQLite file")
    parser.add_argument("--out", type=Path, help="also write the figures as JSON")
    said = parser.parse_args()
    BUILD.mkdir(parents=True, exist_ok=True)
    cores = sorted(os.sched_getaffinity(0))
    load = f"{said.tables} tables, 2 watchers each, 1 move a second each, {said.seconds} s"
    print(f"{load}; server on core {cores[0]}")
    print("".ljust(14), *(name.rjust(width) for name, width in COLUMNS))
    results = {"terramara": ours.measure(BUILD, said.tables, said.seconds, said.database)}
    print(row("terramara", results["terramara"]), flush=True)
    busy = results["terramara"]
    print(f"  of its core the server used {busy['server_busy']:.0%}, the load {busy['load_busy']:.0%}")
    if not said.alone:
        results["boardgame.io"] = theirs.measure(BUILD, said.tables, said.seconds)
        print(row("boardgame.io", results["boardgame.io"]))
        mine, other = results["terramara"], results["boardgame.io"]
        print(
            f"\np95 from request to event: {other['p95_ms'] / mine['p95_ms']:.0f} times shorter; "
            f"moves made: {mine['moves_per_second'] / other['moves_per_second']:.1f} times as many"
        )
    if said.out:
        said.out.write_text(json.dumps(results, indent=1) + "\n")
    fine = results["terramara"]
    sys.exit(0 if not fine["lost"] and not fine["doubled"] and fine["p95_ms"] < 100 else 1)


if __name__ == "__main__":
    main()
