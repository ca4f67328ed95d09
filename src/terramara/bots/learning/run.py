"""A training: bots play against themselves with the latest value, and the next one is learned from the games.

Each iteration learns from the games of the last few. The same settings give the same weights, in one go or
stopped and continued, on any number of processes of one kind of machine.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import asdict
from datetime import UTC, datetime
from typing import Any

import numpy as np

from terramara.bots.crew import Crew, Stop, crew
from terramara.bots.learning.folder import LINEAR, NETWORK, Folder, Settings, read_games
from terramara.bots.learning.jobs import measure_share, play_share, read_share
from terramara.bots.learning.model import UNITS, WIN, Model
from terramara.bots.learning.selfplay import Samples
from terramara.bots.learning.targets import returns
from terramara.bots.network import Network
from terramara.bots.weights import PLAIN, Weights
from terramara.content import load_set
from terramara.content.model import ContentSet
from terramara.engine.record import RULES_VERSION

SHARE = 20  # games in one file
# Iteration, step (STEPS), how much of it is done, of how much.
Tell = Callable[[int, str, int, int], None]
STEPS = ("play", "read", LINEAR, NETWORK, "measure")


class StoppedError(RuntimeError):
    """Somebody asked to stop. Everything that was finished is kept."""


def train(
    folder: Folder,
    *,
    jobs: int = 1,
    place: str = "processes",
    tell: Tell | None = None,
    asked: Stop | None = None,
    nice: int = 0,
) -> None:
    """Do what the folder's settings ask for and what isn't there yet."""
    settings = folder.settings()
    if settings is None:
        raise ValueError("the folder has no settings: begin with Folder.begin")
    content = load_set(settings.set)
    with crew(jobs, place, shared=(content,), nice=nice) as hands:
        Training(folder, settings, content, hands, tell or (lambda *_: None), asked).run()


class Training:
    def __init__(
        self,
        folder: Folder,
        settings: Settings,
        content: ContentSet,
        hands: Crew,
        tell: Tell,
        asked: Stop | None,
    ) -> None:
        self.folder = folder
        self.settings = settings
        self.content = content
        self.hands = hands
        self.say = tell
        self.asked = asked
        self.iteration = 0

    def run(self) -> None:
        for iteration in range(self.folder.done() + 1, self.settings.iterations + 1):
            self.iteration = iteration
            self.play()
            self.learn()

    def tell(self, step: str, done: int, of: int) -> None:
        self.say(self.iteration, step, done, of)
        if self.asked is not None and self.asked.is_set():
            raise StoppedError

    def play(self) -> None:
        """Play the games that an iteration still lacks."""
        how = self.settings
        many = -(-how.games // SHARE)
        missing = [n for n in range(many) if not self.folder.share(self.iteration, n).exists()]
        if not missing:
            return
        value = self.folder.last_value(self.iteration)
        first = how.seed * 1_000_000_000 + self.iteration * 1_000_000
        packed = value.to_bytes() if value else None
        jobs = [(asdict(how), packed, first + n * SHARE, SHARE) for n in missing]
        done = many - len(missing)
        self.tell("play", done * SHARE, many * SHARE)
        for n, (games, seconds) in zip(missing, self.hands.map(play_share, jobs, self.asked), strict=False):
            if len(games) == SHARE:
                self.folder.put_share(self.iteration, n, games, seconds)
                done += 1
                self.say(self.iteration, "play", done * SHARE, many * SHARE)
        if done < many:
            raise StoppedError

    def samples(self) -> Samples:
        how = self.settings
        first = max(1, self.iteration - how.keep + 1)
        files = [path for n in range(first, self.iteration + 1) for path in self.folder.shares(n)]
        jobs = ((path.read_bytes(), how.own, how.others, how.seed + k) for k, path in enumerate(files))
        parts: list[Samples] = []
        for part in self.hands.map(read_share, jobs):
            parts.append(part)
            self.tell("read", len(parts), len(files))
        return Samples(
            np.concatenate([part.sights for part in parts]),
            np.concatenate([part.results for part in parts]),
            np.concatenate([part.line + k * SHARE * 4 for k, part in enumerate(parts)]),
            np.concatenate([part.time for part in parts]),
        )

    def learn(self) -> None:
        how = self.settings
        began = time.process_time()
        samples = self.samples()
        last = self.folder.last_value(self.iteration)
        goal = returns(samples, Network(last) if last else None, how.tau)
        test = samples.line // 4 % 20 == 0
        train = np.flatnonzero(~test)
        some = samples.sights[train[:: max(1, len(train) // 100_000)]]
        mean, spread = some.mean(0).astype(np.float32), some.std(0).astype(np.float32)
        inverse = np.where(spread > 0.03, 1 / np.maximum(spread, 0.03), 0).astype(np.float32)
        centre = samples.results.mean(0)
        centre[WIN] = 0
        goal = (goal - centre) / UNITS
        entry: dict[str, Any] = {"iteration": self.iteration, "samples": len(train)}
        made: dict[str, Weights] = {}
        for kind, hidden in ((LINEAR, ()), (NETWORK, how.hidden)):
            model = Model(mean, inverse, centre, hidden, how.seed)
            before = self.folder.last_value(self.iteration, kind)
            again = before is not None and model.take_over(before)
            self.fit(model, samples, goal, train, kind, how.rate * (how.again if again else 1))
            entry[kind] = self.told(model, samples, np.flatnonzero(test))
            made[kind] = model.weights({})
        shares = self.folder.shares(self.iteration)
        newest = samples.line >= samples.line.max() // 4 // SHARE * SHARE * 4 - 4 * SHARE * (len(shares) - 1)
        entry["score"] = round(float(samples.results[newest, 0].mean()), 1)
        entry.update(self.measured(made[NETWORK]))
        played = sum(read_games(path.read_bytes())[1] for path in shares)
        entry["seconds"] = round(played + time.process_time() - began)
        entry["games"] = len(shares) * SHARE
        self.folder.note(entry)
        about = self.about(self.folder.notes())
        for weights in made.values():
            weights.about = about
        self.folder.put_values(made, self.iteration)

    def fit(self, model: Model, samples: Samples, goal: Any, train: Any, kind: str, top: float) -> None:
        how = self.settings
        chance = np.random.default_rng(how.seed)
        size = max(32, min(512, len(train) // 400))  # small trainings take small steps, but enough of them
        steps = how.epochs * (len(train) // size)
        for step, order in enumerate(batches(chance, train, size, how.epochs), start=1):
            rate = top * (0.5 * (1 + np.cos(np.pi * step / steps)) + 0.01)
            model.learn(samples.sights[order], goal[order], rate, how.decay)
            if step % 100 == 0 or step == steps:
                self.tell(kind, step, steps)

    def told(self, model: Model, samples: Samples, test: Any) -> dict[str, float]:
        """The share of the variance that it explains, in results of games it did not learn from."""
        if not len(test):
            return {}
        out = np.concatenate(
            [model.forward(samples.sights[test[k : k + 4096]])[3] for k in range(0, len(test), 4096)]
        )
        own = out[:, 0] * UNITS[0] + model.centre[0]
        other = out[:, 1] * UNITS[1] + model.centre[1]
        real = samples.results[test]
        margin = real[:, 0] - real[:, 1]
        return {
            "own": round(float(1 - ((real[:, 0] - own) ** 2).mean() / max(real[:, 0].var(), 1e-9)), 3),
            "margin": round(float(1 - ((margin - own + other) ** 2).mean() / max(margin.var(), 1e-9)), 3),
        }

    def measured(self, made: Weights) -> dict[str, Any]:
        """How the new value does against copies of the one that the training started from. The games are the
        same in every iteration, and it learns from none of them."""
        how = self.settings
        players = max(how.players)
        start = self.folder.last_value(1)
        old = start.to_bytes() if start else None
        first = how.seed * 1_000_000_000 + 999_000_000
        many = how.measured // players
        jobs = [(made.to_bytes(), old, first + n, players, how.width) for n in range(many)]
        got: list[tuple[float, float]] = []
        for part in self.hands.map(measure_share, jobs):
            got.extend(part)
            self.tell("measure", len(got), many * players)
        if not got:
            return {}
        wins, leads = zip(*got, strict=True)
        return {
            "measured": len(got),
            "wins": round(sum(wins) / len(got), 4),
            "lead": round(sum(leads) / len(got), 1),
        }

    def about(self, notes: list[dict[str, Any]]) -> dict[str, Any]:
        """Where weights come from. Games and hours of the weights it started from count too."""
        start = self.folder.last_value(1)
        before = start.about if start else {}
        hours = sum(note["seconds"] for note in notes) / 3600 + float(before.get("core_hours", 0))
        return {
            "command": "terramara train",
            "settings": asdict(self.settings),
            "iteration": self.iteration,
            "games": sum(note["games"] for note in notes) + int(before.get("games", 0)),
            "core_hours": round(hours, 2),
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
