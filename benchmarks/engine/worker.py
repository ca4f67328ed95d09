"""One engine in one process: reads a request a line, answers a line, both JSON.

python -m benchmarks.engine.worker ours | catanatron | open_spiel

Long-lived, so that samples of different engines can take turns without restarting anything.
"""

from __future__ import annotations

import json
import os
import sys
from typing import Any


def answer(kind: str, request: dict[str, Any]) -> dict[str, Any]:
    """`ask` "about" tells what runs here; any other is a sampler with its players (or game) and budget."""
    what = request["ask"]
    if kind == "ours":
        from benchmarks.engine import equal, ours

        if what == "about":
            return {**ours.about()}
        if what == "prints":
            return {"prints": equal.prints(request["games"])}
        return {**ours.SAMPLERS[what](request["players"], request["budget"])}
    from benchmarks.engine import peers

    if what == "about":
        return {**peers.about(kind)}
    if kind == "catanatron":
        return {**peers.catanatron(request["budget"])}
    return {**peers.open_spiel(what, request["budget"])}


def main() -> None:
    kind = sys.argv[1]
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # what libraries print must not look like an answer
    for line in sys.stdin:
        try:
            told = answer(kind, json.loads(line))
        except Exception as error:  # noqa: BLE001  reported to the caller, which goes on with the rest
            told = {"error": f"{type(error).__name__}: {error}"}
        out.write(json.dumps(told) + "\n")
        out.flush()


if __name__ == "__main__":
    main()
