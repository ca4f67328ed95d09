"""Takes the samples: starts a process per engine, asks in turns, keeps what is done when interrupted."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from benchmarks.engine.plan import Engine, Sample, rotated, samples


class BrokenWorkerError(Exception):
    """A worker that cannot answer; the words say why."""


class Worker:
    def __init__(self, engine: Engine) -> None:
        self._process = subprocess.Popen(
            [str(engine.python), "-m", "benchmarks.engine.worker", engine.kind],
            cwd=engine.tree, env=engine.environ(), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, text=True, start_new_session=True,
        )  # fmt: skip

    def send(self, request: dict[str, Any]) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(request) + "\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            raise BrokenWorkerError("ended by itself") from None

    def receive(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise BrokenWorkerError("ended by itself")
        told: dict[str, Any] = json.loads(line)
        if "error" in told:
            raise BrokenWorkerError(told["error"])
        return told

    def ask(self, request: dict[str, Any]) -> dict[str, Any]:
        self.send(request)
        return self.receive()

    def close(self) -> None:
        self._process.kill()
        self._process.communicate()


Values = dict[str, list[float]]


@dataclass
class Results:
    """figures[engine][sample key][figure] = one value a round."""

    about: dict[str, str] = field(default_factory=dict)
    missing: dict[str, str] = field(default_factory=dict)  # engine, or engine and sample -> why
    figures: dict[str, dict[str, Values]] = field(default_factory=dict)
    rounds: int = 0
    interrupted: bool = False

    def add(self, sample: Sample, told: dict[str, Any]) -> None:
        values = self.figures.setdefault(sample.engine, {}).setdefault(sample.key, {})
        for name, value in told.items():
            values.setdefault(name, []).append(float(value))

    def of(self, engine: str, key: str, figure: str) -> list[float]:
        return self.figures.get(engine, {}).get(key, {}).get(figure, [])


def start(engines: list[Engine], results: Results) -> dict[str, Worker]:
    workers = {}
    for engine in engines:
        worker = Worker(engine)
        try:
            results.about[engine.name] = worker.ask({"ask": "about"})["engine"]
        except BrokenWorkerError as why:
            results.missing[engine.name] = str(why)
            worker.close()
        else:
            workers[engine.name] = worker
    return workers


def take(sample: Sample, engine: Engine, workers: dict[str, Worker], results: Results) -> None:
    request = {"ask": sample.ask, "players": sample.players, "budget": sample.budget}
    # Memory is measured in a fresh process: one that has freed a lot would grow less.
    worker = Worker(engine) if sample.once else workers[sample.engine]
    try:
        results.add(sample, worker.ask(request))
    except BrokenWorkerError as why:
        results.missing[f"{sample.engine} {sample.key}"] = str(why)
        if worker is workers.get(sample.engine):  # it may be gone: the rest of it has a new one
            worker.close()
            workers[sample.engine] = Worker(engine)
    finally:
        if sample.once:
            worker.close()


def run(
    engines: list[Engine], rounds: int, budget: float, step: Callable[[Sample, int], None], results: Results
) -> None:
    """Fills `results`; KeyboardInterrupt ends it early with what is there."""
    workers = start(engines, results)
    try:
        present = [engine for engine in engines if engine.name in workers]
        by_name = {engine.name: engine for engine in present}
        every = samples(present, budget)
        for turn in range(rounds):
            for sample in rotated(every, turn, rounds):
                if sample.once and turn:
                    continue
                step(sample, turn)
                take(sample, by_name[sample.engine], workers, results)
            results.rounds = turn + 1
    except KeyboardInterrupt:
        results.interrupted = True
    finally:
        for worker in workers.values():
            worker.close()
