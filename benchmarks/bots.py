"""python -m benchmarks.bots [GAMES]: how often greedy wins against three random, and how long it thinks."""

from __future__ import annotations

import random
import sys
import time

from terramara import Game, Options
from terramara.bots import make_bot


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    wins = 0
    shared = 0
    took: list[float] = []
    for seed in range(games):
        mine = seed % 4
        bots = [make_bot("greedy" if seat == mine else "random") for seat in range(4)]
        rng = random.Random(seed)
        game = Game.new(players=4, seed=seed, options=Options(first_game=seed % 8 >= 4))
        while (decision := game.decision) is not None:
            view = game.view(decision.seat)
            began = time.process_time()
            action = bots[decision.seat].choose(view, decision, rng)
            if decision.seat == mine:
                took.append(time.process_time() - began)
            game.apply(action)
        wins += game.winners == [mine]
        shared += len(game.winners) > 1 and mine in game.winners
    took.sort()
    print(f"greedy against three random: {wins} of {games} won ({100 * wins / games:.1f} %), {shared} shared")
    print(
        f"thought per decision, CPU: mean {1000 * sum(took) / len(took):.2f} ms, "
        f"p99 {1000 * took[int(len(took) * 0.99)]:.2f} ms, longest {1000 * took[-1]:.2f} ms"
    )


if __name__ == "__main__":
    main()
