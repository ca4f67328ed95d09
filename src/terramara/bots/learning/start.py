"""The value that learning starts from: a few hand-written weights, so that the first games make sense."""

from __future__ import annotations

from array import array

from terramara.bots.fast.sight import NAMED, WIDTH
from terramara.bots.weights import HEADS, Weights

# VP for one of each, in the middle of the game, and how much half a game changes that.
BY_HAND = {
    "score": (1.0, 0.0),
    "strength": (0.1, -0.1),
    "culture": (0.6, -0.5),
    "raw": (0.5, -0.4),
    "refined": (0.6, -0.4),
    "workers": (2.0, -2.0),
    "missed": (-2.6, 0.0),
    "caravan behind": (0.7, -0.3),
    "caravan ahead": (0.6, -0.3),
    "made": (1.5, -1.5),
    "triggers": (1.5, -1.5),
    "one away": (0.3, 0.1),
    "two away": (0.2, 0.0),
}


def first_weights() -> Weights:
    heads = len(HEADS)
    weights = Weights({"made": "by hand"})
    linear = array("f", bytes(4 * WIDTH * heads))
    slope = array("f", bytes(4 * WIDTH * heads))
    for name, (worth, change) in BY_HAND.items():
        linear[NAMED[name] * heads] = worth
        slope[NAMED[name] * heads] = change
    weights.put("linear", (WIDTH, heads), linear)
    weights.put("slope", (WIDTH, heads), slope)
    weights.put("bias", (heads,), array("f", bytes(4 * heads)))
    weights.put("tilt", (heads,), array("f", bytes(4 * heads)))
    return weights
