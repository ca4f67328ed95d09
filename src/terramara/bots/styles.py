"""The styles: what a bot likes beyond winning. Each counts some sources of VP for more than they are."""

from __future__ import annotations

from terramara.bots.weights import PLAIN

STYLES: dict[str, dict[str, float]] = {
    "warrior": {**PLAIN, "strength": 1.0},
    "trader": {**PLAIN, "caravans": 0.5},
    "crafter": {**PLAIN, "artefacts": 0.3, "effects": 0.3},
    "settler": {**PLAIN, "outposts": 0.6},
}
