"""A training run: a folder that holds the games, the values and what was measured.

Each iteration plays games with the last value and learns the next one from the last few iterations' games.
Files are whole or not there, so a run can be stopped at any time, with kill -9 too, and taken up again.
"""

from __future__ import annotations

import gzip
import json
import random
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import numpy as np

from terramara.bots.crew import Crew
from terramara.bots.learning.model import UNITS, WIN, Model
from terramara.bots.learning.selfplay import Noisy, Played, Samples, play_one, samples_of
from terramara.bots.learning.start import first_weights
from terramara.bots.learning.targets import returns
from terramara.bots.network import Network
from terramara.bots.styles import STYLES
from terramara.bots.weights import PLAIN, Weights
from terramara.content import load_set
from terramara.content.model import ContentSet
from terramara.engine.record import RULES_VERSION

SHARE = 20  # games in one file
LINEAR = "linear"
NETWORK = "network"


@dataclass(frozen=True, slots=True)
class Settings:
    """What a run does. All of it is written down with the weights."""

    games: int = 2000  # in an iteration
    iterations: int = 6
    keep: int = 3  # iterations whose games are learned from
    width: int = 3
    noise: float = 0.8
    random_draft: float = 0.33
    styled: float = 0.15  # seats that play in a style of their own
    tau: float = 100.0
    epochs: int = 2
    hidden: tuple[int, ...] = (64, 32)
    rate: float = 1e-3
    decay: float = 0.1
    own: float = 0.3
    others: float = 0.05
    seed: int = 1
    set: str = "base"

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Settings:
        return cls(**{**data, "hidden": tuple(data["hidden"])})


class Folder:
    """Where a run keeps what it has."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def settings(self) -> Settings | None:
        file = self.path / "run.json"
        return Settings.from_json(json.loads(file.read_text(encoding="utf-8"))) if file.exists() else None

    def begin(self, settings: Settings) -> None:
        self.path.mkdir(parents=True, exist_ok=True)
        whole(self.path / "run.json", (json.dumps(asdict(settings), indent=1) + "\n").encode())

    def value(self, kind: str, iteration: int) -> Path:
        return self.path / f"{kind}-{iteration:03}.weights"

    def share(self, iteration: int, number: int) -> Path:
        return self.path / f"games-{iteration:03}-{number:04}.json.gz"

    def shares(self, iteration: int) -> list[Path]:
        return sorted(self.path.glob(f"games-{iteration:03}-*.json.gz"))

    def done(self) -> int:
        """Iterations that were learned."""
        n = 0
        while self.value(NETWORK, n + 1).exists():
            n += 1
        return n

    def notes(self) -> list[dict[str, Any]]:
        file = self.path / "progress.json"
        return list(json.loads(file.read_text(encoding="utf-8"))) if file.exists() else []

    def note(self, entry: dict[str, Any]) -> None:
        """Written before the values are: one that was noted and then lost is learned and noted again."""
        notes = [note for note in self.notes() if note["iteration"] != entry["iteration"]]
        whole(self.path / "progress.json", (json.dumps([*notes, entry], indent=1) + "\n").encode())


def whole(path: Path, data: bytes) -> None:
    part = path.with_name(path.name + ".part")
    part.write_bytes(data)
    part.replace(path)


def play_share(
    set_id: str, value: str, settings: dict[str, Any], first: int, many: int
) -> tuple[list[Any], float]:
    """In any process: `many` games from seed `first` on, and the CPU seconds they took."""
    began = time.process_time()
    content = load_set(set_id)
    how = Settings.from_json(settings)
    weights = Weights.load(Path(value)) if value else first_weights()
    plain = Network(weights)
    styled = [Network(weights, mix) for mix in STYLES.values()]
    games = []
    for seed in range(first, first + many):
        chance = random.Random(seed)  # noqa: S311  no secrets here
        judges = []
        for _ in range(4):
            inner = chance.choice(styled) if chance.random() < how.styled else plain
            judges.append(Noisy(inner, how.noise * chance.choice((0.5, 1.0, 1.5)), chance.getrandbits(32)))
        games.append(play_one(content, seed, list(judges), how.width, how.random_draft).to_json())
    return games, time.process_time() - began


def read_share(set_id: str, path: str, own: float, others: float, seed: int) -> Samples:
    """In any process: the samples of one file of games."""
    games = [Played.from_json(each) for each in json.loads(gzip.decompress(Path(path).read_bytes()))]
    return samples_of(games, load_set(set_id), own, others, seed)


Tell = Callable[[str, int, int], None]  # what is being done, how much of it is done, of how much


class Training:
    def __init__(
        self, folder: Folder, settings: Settings, crew: Crew, tell: Tell, start: Path | None = None
    ) -> None:
        self.folder = folder
        self.settings = settings
        self.crew = crew
        self.tell = tell
        self.start = start
        self.content: ContentSet = load_set(settings.set)

    def run(self) -> None:
        for iteration in range(self.folder.done() + 1, self.settings.iterations + 1):
            seconds = self.play(iteration)
            self.learn(iteration, seconds)

    def last_value(self, iteration: int) -> Path | None:
        """What plays in this iteration; None is the value by hand."""
        return self.folder.value(NETWORK, iteration - 1) if iteration > 1 else self.start

    def first_seed(self, iteration: int) -> int:
        return self.settings.seed * 1_000_000_000 + iteration * 1_000_000

    def play(self, iteration: int) -> float:
        """Plays what is missing of an iteration's games; returns the CPU seconds it took."""
        how = self.settings
        many = -(-how.games // SHARE)
        missing = [n for n in range(many) if not self.folder.share(iteration, n).exists()]
        value = self.last_value(iteration)
        jobs = [
            (how.set, str(value or ""), asdict(how), self.first_seed(iteration) + n * SHARE, SHARE)
            for n in missing
        ]
        done = many - len(missing)
        seconds = 0.0
        self.tell("play", done * SHARE, many * SHARE)
        for n, (games, took) in zip(missing, self.crew.map(play_share, jobs), strict=True):
            whole(self.folder.share(iteration, n), gzip.compress(json.dumps(games).encode(), 4))
            seconds += took
            done += 1
            self.tell("play", done * SHARE, many * SHARE)
        return seconds

    def samples(self, iteration: int) -> Samples:
        how = self.settings
        first = max(1, iteration - how.keep + 1)
        files = [path for n in range(first, iteration + 1) for path in self.folder.shares(n)]
        jobs = [(how.set, str(path), how.own, how.others, how.seed + k) for k, path in enumerate(files)]
        parts: list[Samples] = []
        for part in self.crew.map(read_share, jobs):
            part.line += len(parts) * SHARE * 4
            parts.append(part)
            self.tell("read", len(parts), len(jobs))
        return Samples(
            np.concatenate([part.sights for part in parts]),
            np.concatenate([part.results for part in parts]),
            np.concatenate([part.line for part in parts]),
            np.concatenate([part.time for part in parts]),
        )

    def learn(self, iteration: int, played_for: float) -> None:
        how = self.settings
        began = time.process_time()
        samples = self.samples(iteration)
        last = self.last_value(iteration)
        goal = returns(samples, Network(Weights.load(last)) if last else None, how.tau)
        test = samples.line // 4 % 20 == 0
        train = np.flatnonzero(~test)
        some = samples.sights[train[:: max(1, len(train) // 100_000)]]
        mean, spread = some.mean(0).astype(np.float32), some.std(0).astype(np.float32)
        inverse = np.where(spread > 0.03, 1 / np.maximum(spread, 0.03), 0).astype(np.float32)
        centre = samples.results.mean(0)
        centre[WIN] = 0
        goal = (goal - centre) / UNITS
        entry: dict[str, Any] = {"iteration": iteration, "samples": len(train)}
        made: dict[str, Weights] = {}
        for kind, hidden in ((LINEAR, ()), (NETWORK, how.hidden)):
            model = Model(mean, inverse, centre, hidden, how.seed)
            self.fit(model, samples, goal, train, kind)
            entry[kind] = self.measure(model, samples, np.flatnonzero(test))
            made[kind] = model.weights({})
        entry["score"] = round(float(samples.results[-len(samples.results) // how.keep :, 0].mean()), 1)
        entry["seconds"] = round(played_for + time.process_time() - began)
        entry["games"] = len(self.folder.shares(iteration)) * SHARE
        self.folder.note(entry)
        about = self.about(self.folder.notes())
        for kind in (LINEAR, NETWORK):  # the network last: an iteration counts once it is there
            made[kind].about = about
            made[kind].save(self.folder.value(kind, iteration))

    def fit(self, model: Model, samples: Samples, goal: Any, train: Any, kind: str) -> None:
        how = self.settings
        chance = np.random.default_rng(how.seed)
        size = 512
        steps = how.epochs * (len(train) // size)
        for step, order in enumerate(batches(chance, train, size, how.epochs), start=1):
            rate = how.rate * (0.5 * (1 + np.cos(np.pi * step / steps)) + 0.01)
            model.learn(samples.sights[order], goal[order], rate, how.decay)
            if step % 100 == 0 or step == steps:
                self.tell(kind, step, steps)

    def measure(self, model: Model, samples: Samples, test: Any) -> dict[str, float]:
        """How much of the results of games that were not learned from is told: a share of the variance."""
        out = np.concatenate(
            [model.forward(samples.sights[test[k : k + 4096]])[3] for k in range(0, len(test), 4096)]
        )
        own = out[:, 0] * UNITS[0] + model.centre[0]
        other = out[:, 1] * UNITS[1] + model.centre[1]
        real = samples.results[test]
        margin = real[:, 0] - real[:, 1]
        return {
            "own": round(float(1 - ((real[:, 0] - own) ** 2).mean() / real[:, 0].var()), 3),
            "margin": round(float(1 - ((margin - own + other) ** 2).mean() / margin.var()), 3),
        }

    def about(self, notes: list[dict[str, Any]]) -> dict[str, Any]:
        """Where weights come from."""
        before = Weights.load(self.start).about if self.start else {}
        return {
            "command": "terramara.bots.learning.run.Training with these settings",
            "settings": asdict(self.settings),
            "games": sum(note["games"] for note in notes) + int(before.get("games", 0)),
            "core_hours": round(
                sum(note["seconds"] for note in notes) / 3600 + float(before.get("core_hours", 0)), 2
            ),
            "date": datetime.now(UTC).date().isoformat(),
            "rules": RULES_VERSION,
            "set": self.content.id,
            "set_hash": self.content.hash,
            "played_for": PLAIN,
        }


def batches(chance: np.random.Generator, of: Any, size: int, epochs: int) -> Iterator[Any]:
    for _ in range(epochs):
        order = chance.permutation(of)
        for k in range(0, len(order) - size + 1, size):
            yield order[k : k + size]
