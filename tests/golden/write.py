"""Play the golden games again and write them down, after an intended change of rules or base set."""

from __future__ import annotations

import random

from terramara import Game, Options
from terramara.bots import make_bot
from tests.golden.playthrough import HERE, playthrough

# Greedy players make games like those of people; a random one among them goes where nobody else does.
SEATS = {
    2: ("greedy", "greedy"),
    3: ("greedy", "random", "greedy"),
    4: ("greedy", "greedy", "random", "greedy"),
}


def play(players: int, first: bool) -> Game:
    game = Game.new(players=players, seed=100 * players + first, options=Options(first_game=first))
    bots = [make_bot(name) for name in SEATS[players]]
    rng = random.Random(players)
    while (decision := game.decision) is not None:
        game.apply(bots[decision.seat].choose(game.view(decision.seat), decision, rng))
    return game


def main() -> None:
    for players in (2, 3, 4):
        for first in (True, False):
            record = play(players, first).record()
            name = f"{players}-players-{'first' if first else 'full'}"
            (HERE / f"{name}.record").write_text(record, encoding="utf-8")
            (HERE / f"{name}.txt").write_text(playthrough(record), encoding="utf-8")
            print(name)


if __name__ == "__main__":
    main()
