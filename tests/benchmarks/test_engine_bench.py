"""The benchmark's own workings, on tiny sizes; nothing here looks at how fast anything is."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from rich.console import Console

from benchmarks.engine import environment, ours, peers, report
from benchmarks.engine.plan import ONCE, PURE, TIMED, Engine, Sample, earlier, rotated, samples
from benchmarks.engine.run import Results, run
from benchmarks.engine.targets import Verdict, at_least, at_most, verdicts


@pytest.mark.parametrize("ask", sorted(ours.SAMPLERS))
def test_every_sampler_tells_positive_figures(ask: str) -> None:
    figures = ours.memory(2, 0.0, count=300) if ask == "memory" else ours.SAMPLERS[ask](2, 0.0001)
    assert figures
    assert all(value >= 0 for value in figures.values())


def test_what_is_planned_can_be_measured() -> None:
    assert {*TIMED, *ONCE} == set(ours.SAMPLERS)
    assert {ask for ask, *_ in report.ROWS} == set(ours.SAMPLERS)


def test_every_round_has_the_same_samples_and_another_one_first() -> None:
    every = samples([PURE], 0.1)
    rounds = [rotated(every, turn, 3) for turn in range(3)]
    assert all(sorted(map(repr, of)) == sorted(map(repr, every)) for of in rounds)
    assert len({of[0] for of in rounds}) == 3


def test_an_interruption_keeps_what_is_done() -> None:
    taken: list[Sample] = []

    def step(sample: Sample, turn: int) -> None:
        assert turn == 0
        if len(taken) == 2:
            raise KeyboardInterrupt
        taken.append(sample)

    results = Results()
    run([PURE], 1, 0.0001, step, results)
    assert results.interrupted
    assert list(results.figures["pure"]) == [sample.key for sample in taken]
    assert results.about["pure"] == "interpreted: TERRAMARA_PURE=1"


def test_an_engine_that_cannot_be_started_is_told_and_the_rest_goes_on() -> None:
    absent = Engine("absent", "catanatron-of-another-world", PURE.python)
    results = Results()

    def step(sample: Sample, turn: int) -> None:
        raise KeyboardInterrupt

    run([absent, PURE], 1, 0.0001, step, results)
    assert "catanatron-of-another-world" in results.missing["absent"]
    assert "pure" in results.about


def test_a_promise_is_judged_by_the_worst_and_not_at_all_without_figures() -> None:
    assert at_least("p", [5.0, 3.0], 4, ".1f") == Verdict("p", "3.0", reached=False)
    assert at_most("p", [5.0, 3.0], 5, ".1f") == Verdict("p", "5.0", reached=True)
    assert at_least("p", [], 4, ".1f").reached is None
    assert all(verdict.reached is None for verdict in verdicts(Results()))


def test_figures_are_printed_and_written(tmp_path: Path) -> None:
    results = Results(missing={"open_spiel": "cannot be installed: no wheel"})
    for engine, rates in (("pure", (90.0, 100.0, 120.0)), ("compiled", (800.0, 900.0, 1000.0))):
        for rate in rates:
            results.add(Sample(engine, "inside", 4), {"decisions/s": rate})
    console = Console(width=100, file=io.StringIO(), record=True)
    report.show(console, results, None)
    shown = console.export_text()
    assert "900 ±11%" in shown
    assert "cannot be installed: no wheel" in shown
    report.write(tmp_path / "build" / "bench.json", results, Verdict("same games", "6 of 6", reached=True))
    told = json.loads((tmp_path / "build" / "bench.json").read_text(encoding="utf-8"))
    assert told["figures"]["compiled"]["inside 4"]["decisions/s"]["median"] == 900
    assert told["promises"][-1] == {"promise": "same games", "figure": "6 of 6", "reached": True}


def test_an_earlier_engine_is_told_as_a_multiple() -> None:
    results = Results()
    for engine, ask, rate in (
        ("compiled", "driver", 150.0),
        ("before", "driver", 100.0),
        ("compiled", "batch", 240.0),
    ):
        results.add(Sample(engine, ask, 4), {"decisions/s": rate})
    console = Console(width=100, file=io.StringIO(), record=True)
    report.show(console, results, None)
    shown = console.export_text()
    assert "Before and after" in shown
    assert "1.50" in shown
    assert "2.40" in shown


def test_an_earlier_engine_runs_its_own_benchmarks(tmp_path: Path) -> None:
    compiled, pure = earlier(tmp_path / ".venv" / "bin" / "python")
    assert {compiled.tree, pure.tree} == {tmp_path}
    assert (compiled.pure, pure.pure) == ("0", "1")


def test_every_peer_is_pinned() -> None:
    for pinned in environment.PEERS.values():
        assert (environment.ROOT / "requirements" / pinned).is_file()
        assert (environment.ROOT / "requirements" / pinned).with_suffix(".in").is_file()
    assert set(peers.PARAMETERS) <= set(peers.OPEN_SPIEL)
