"""python -m benchmarks.engine: measures, prints the tables, writes build/bench.json. `make bench` runs it."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from benchmarks.engine import environment, equal, report
from benchmarks.engine.plan import COMPILED, PURE, WARM_UP, Engine, Sample, earlier, peer_engines, samples
from benchmarks.engine.run import BrokenWorkerError, Results, Worker, run
from benchmarks.engine.targets import Verdict

PROMISE = "pure and compiled play the same games"
CHUNK = 20


def progress(console: Console) -> Progress:
    return Progress(
        TextColumn("{task.description}"), BarColumn(), TextColumn("{task.percentage:.0f} %"),
        TimeElapsedColumn(), TextColumn("left:"), TimeRemainingColumn(), console=console,
    )  # fmt: skip


def compare(console: Console, games: int) -> Verdict:
    """Both engines play the same games at the same time, on a process each."""
    why = equal.compiled_or_why_not()
    if why:
        return Verdict(PROMISE, f"there is no compiled engine: {why}", None)
    specs = equal.specs(games)
    workers = [Worker(PURE), Worker(COMPILED)]
    done = 0
    different: list[str] = []
    try:
        with progress(console) as bar:
            task = bar.add_task("pure and compiled, the same games", total=games)
            while done < games:
                chunk = specs[done : done + CHUNK]
                for worker in workers:
                    worker.send({"ask": "prints", "games": chunk})
                pure, compiled = [worker.receive()["prints"] for worker in workers]
                different += equal.differences(chunk, pure, compiled)
                done += len(chunk)
                bar.advance(task, len(chunk))
    except KeyboardInterrupt:
        console.print(f"Interrupted after {done} games.", style="yellow")
    except BrokenWorkerError as broken:
        return Verdict(PROMISE, f"cannot be compared: {broken}", None)
    finally:
        for worker in workers:
            worker.close()
    for words in different[:10]:
        console.print(words, style="red", markup=False)
    if not done:
        return Verdict(PROMISE, "not compared", None)
    figure = f"{len(different)} of {done:,} games differ" if different else f"{done:,} of {done:,} games"
    return Verdict(PROMISE, figure, not different)


def measure(console: Console, engines: list[Engine], rounds: int, budget: float, results: Results) -> None:
    every = samples(engines, budget)
    total = sum(sample.budget + WARM_UP for sample in every if not sample.once) * rounds
    with progress(console) as bar:
        task = bar.add_task("measuring", total=total)

        def step(sample: Sample, turn: int) -> None:
            bar.update(task, description=f"round {turn + 1} of {rounds}: {sample.engine} {sample.key}")
            if not sample.once:
                bar.advance(task, sample.budget + WARM_UP)

        run(engines, rounds, budget, step, results)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.engine", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--budget", type=float, default=0.3, help="CPU seconds of one sample")
    parser.add_argument("--games", type=int, default=2000, help="games that pure and compiled both play")
    parser.add_argument("--alone", action="store_true", help="without the field")
    parser.add_argument(
        "--against", type=Path, metavar="PYTHON",
        help="measure the engine of another working tree too, named by its TREE/.venv/bin/python",
    )  # fmt: skip
    parser.add_argument("--equal", action="store_true", help="only compare pure and compiled")
    parser.add_argument("--out", type=Path, default=environment.ROOT / "build" / "bench.json")
    said = parser.parse_args()
    console = Console()
    if said.equal:
        verdict = compare(console, said.games)
        console.print(f"{verdict.promise}: {verdict.figure}")
        raise SystemExit(0 if verdict.reached else 1)
    results = Results()
    engines = [COMPILED, PURE]
    if said.against is not None:
        if not said.against.is_file():
            parser.error(f"--against {said.against}: there is no such Python")
        engines += earlier(said.against)
    if not said.alone:
        missing = environment.install(console.print)
        results.missing.update({name: why for name, why in missing.items() if why})
        engines += [engine for engine in peer_engines() if not missing[engine.name]]
    measure(console, engines, said.rounds, said.budget, results)
    same = compare(console, said.games) if said.games and not results.interrupted else None
    report.show(console, results, same)
    report.write(said.out, results, same)
    console.print(f"Written to {said.out}")


if __name__ == "__main__":
    main()
