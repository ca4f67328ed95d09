"""Learning targets: the result of the game, blended with what the last value says later in it."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from terramara.bots.learning.selfplay import Samples
from terramara.bots.network import Network

BATCH = 8192


def returns(samples: Samples, old: Network | None, tau: float) -> npt.NDArray[np.float32]:
    """Lambda-returns by game and seat: later values fade into the result over `tau` decisions."""
    out = samples.results.copy()
    if old is None:
        return out
    sights = samples.sights
    told = np.concatenate([old.heads(sights[k : k + BATCH]) for k in range(0, len(sights), BATCH)])
    order = np.lexsort((samples.time, samples.line))
    line = samples.line[order]
    fade = np.exp(-np.diff(samples.time[order], append=0) / tau)
    for i in range(len(order) - 2, -1, -1):
        if line[i] == line[i + 1]:
            here, there, a = order[i], order[i + 1], fade[i]
            out[here] = (1 - a) * told[there] + a * out[there]
    return out
