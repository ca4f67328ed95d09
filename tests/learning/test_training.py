"""A training learns, can be repeated, and goes on after whatever stopped it."""

from __future__ import annotations

import subprocess
import sys
import threading
from array import array
from pathlib import Path
from random import Random

import numpy as np
import pytest

from terramara.bots.fast.judge import ROUNDS
from terramara.bots.fast.sight import WIDTH
from terramara.bots.learning.folder import Folder, Settings
from terramara.bots.learning.model import Model
from terramara.bots.learning.run import StoppedError, train
from terramara.bots.network import Network
from terramara.bots.weights import HEADS, Weights

SMALL = Settings(games=40, iterations=2, players=(2,), hidden=(8,), measured=0, seed=3)


def learned(folder: Folder) -> dict[str, list[float]]:
    """The numbers of the newest network, without the dates and times beside them."""
    weights = Weights.load(folder.path / "network.weights")
    return {name: list(values) for name, values in weights.arrays.items()}


def begun(path: Path, settings: Settings = SMALL, start: Weights | None = None) -> Folder:
    folder = Folder(path)
    folder.begin(settings, start)
    return folder


def random_weights(seed: int) -> Weights:
    chance = Random(seed)
    weights = Weights({"made": "at random"})
    heads = len(HEADS)
    for name, shape in (
        ("linear", (WIDTH, heads)),
        ("slope", (WIDTH, heads)),
        ("bias", (heads,)),
        ("tilt", (heads,)),
    ):
        size = shape[0] * (shape[1] if len(shape) > 1 else 1)
        weights.put(name, shape, array("f", [chance.gauss(0, 0.3) for _ in range(size)]))
    return weights


@pytest.fixture(scope="module")
def straight(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[float]]:
    """The result of a training that ran without a stop."""
    folder = begun(tmp_path_factory.mktemp("training") / "straight")
    train(folder)
    return learned(folder)


def test_a_small_training_beats_the_random_weights_it_started_from(tmp_path: Path) -> None:
    settings = Settings(games=60, iterations=2, players=(2,), hidden=(8,), measured=40, seed=4)
    folder = begun(tmp_path / "mine", settings, random_weights(1))
    train(folder)
    last = folder.notes()[-1]
    assert last["measured"] == 40
    assert last["wins"] >= 0.75, "even would be a half"
    assert last["lead"] > 10


def test_the_number_of_processes_changes_nothing(tmp_path: Path, straight: dict[str, list[float]]) -> None:
    folder = begun(tmp_path / "two")
    train(folder, jobs=2)
    assert learned(folder) == straight


def test_another_seed_learns_something_else(tmp_path: Path, straight: dict[str, list[float]]) -> None:
    folder = begun(
        tmp_path / "other", Settings(games=40, iterations=1, players=(2,), hidden=(8,), measured=0)
    )
    train(folder)
    assert learned(folder) != straight


KILLED = """
import os, signal, sys
from pathlib import Path
from terramara.bots.learning.folder import Folder
from terramara.bots.learning.run import train

def tell(iteration, step, done, of):
    if (iteration, step, done) == (2, "play", 20):
        os.kill(os.getpid(), signal.SIGKILL)

train(Folder(Path(sys.argv[1])), tell=tell)
"""


def test_a_killed_training_continues_and_loses_nothing(
    tmp_path: Path, straight: dict[str, list[float]]
) -> None:
    folder = begun(tmp_path / "killed")
    done = subprocess.run([sys.executable, "-c", KILLED, str(folder.path)], check=False)
    assert done.returncode == -9
    assert folder.done() == 1
    assert len(folder.shares(2)) == 1
    kept = folder.shares(2)[0].stat().st_mtime_ns
    train(folder)
    assert folder.shares(2)[0].stat().st_mtime_ns == kept, "what was played is not played again"
    assert learned(folder) == straight
    assert [note["games"] for note in folder.notes()] == [40, 40]


@pytest.mark.parametrize("step", ["play", "read", "network"])
def test_a_stopped_training_continues(tmp_path: Path, straight: dict[str, list[float]], step: str) -> None:
    folder = begun(tmp_path / "stopped")
    asked = threading.Event()

    def tell(iteration: int, now: str, *_: int) -> None:
        if (iteration, now) == (2, step):
            asked.set()

    with pytest.raises(StoppedError):
        train(folder, tell=tell, asked=asked)
    assert folder.done() == 1
    train(folder)
    assert learned(folder) == straight


@pytest.mark.parametrize("hidden", [(), (6, 4)])
def test_learning_goes_on_from_the_last_value(hidden: tuple[int, ...]) -> None:
    chance = np.random.default_rng(5)
    sights = chance.integers(0, 9, (50, WIDTH)).astype(np.uint8)
    sights[:, :ROUNDS] = np.eye(ROUNDS, dtype=np.uint8)[chance.integers(0, ROUNDS, 50)]

    def model(seed: int) -> Model:
        mean, inverse = np.random.default_rng(seed).random((2, WIDTH)).astype(np.float32) + 0.1
        return Model(mean, inverse, np.full(len(HEADS), seed, np.float32), hidden, seed)

    one, other = model(1), model(2)
    for _ in range(3):
        one.learn(sights, chance.random((50, len(HEADS))).astype(np.float32), 0.01, 0.1)
    assert other.take_over(one.weights({}))
    told = [Network(m.weights({})).heads(sights) for m in (one, other)]
    assert np.allclose(told[0], told[1], atol=1e-2)
    assert not Model(one.mean, one.inverse, one.centre, (7,), 1).take_over(one.weights({}))


def test_weights_say_where_they_come_from(tmp_path: Path) -> None:
    start = random_weights(2)
    start.about = {"games": 1000, "core_hours": 1.5}
    settings = Settings(games=20, iterations=1, players=(2,), hidden=(8,), measured=0, seed=9)
    folder = begun(tmp_path / "mine", settings, start)
    train(folder)
    about = Weights.load(folder.path / "linear.weights").about
    assert about["games"] == 1020
    assert about["core_hours"] >= 1.5
    assert Settings.from_json(about["settings"]) == settings
    assert {"command", "date", "rules", "set_hash"} <= set(about)


ON_RAY = """
import sys
from pathlib import Path
from terramara.arena import Plan, simulate
from terramara.bots.learning.folder import Folder
from terramara.bots.learning.run import train

if __name__ == "__main__":
    train(Folder(Path(sys.argv[1])), jobs=2, place="ray")
    plan = Plan(games=12, players=(2, 4), seed=9, bots=("beginner",))
    assert simulate(plan, jobs=2, place="ray").result() == simulate(plan).result()
"""


def test_a_local_ray_does_the_same(tmp_path: Path, straight: dict[str, list[float]]) -> None:
    folder = begun(tmp_path / "ray")
    done = subprocess.run(
        [sys.executable, "-c", ON_RAY, str(folder.path)],
        capture_output=True,
        text=True,
        check=False,
        timeout=400,
    )
    assert done.returncode == 0, done.stderr
    assert learned(folder) == straight
