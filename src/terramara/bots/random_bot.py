"""Chooses any legal action, each as likely as the next: the baseline for all other bots."""

from __future__ import annotations

import random

from terramara.engine.decision import Decision
from terramara.engine.notation import Action
from terramara.engine.views import View


class RandomBot:
    def choose(self, view: View, decision: Decision, rng: random.Random) -> Action:  # noqa: ARG002
        return rng.choice(view.legal_actions())
