"""Terramara: a Bronze Age worker-placement game.

>>> from terramara import Game
>>> game = Game.new(players=4, seed=7)
>>> game.decision.kind
'draft'
"""

# ruff: noqa: E402  which engine runs is chosen before anything of it is imported
from terramara import _build
from terramara._version import __version__

_build.choose()

from terramara.content import ContentSet, SetError, load_set
from terramara.engine.decision import Decision
from terramara.engine.game import CannotUndo, Game
from terramara.engine.notation import Action
from terramara.engine.options import Options
from terramara.engine.playout import choose_in_each
from terramara.engine.position_fields import PositionError
from terramara.engine.reason import IllegalAction, Reason
from terramara.engine.record import RULES_VERSION, RecordError
from terramara.engine.score_sheet import Score
from terramara.engine.views import View
from terramara.explaining import explain

__all__ = [
    "RULES_VERSION",
    "Action",
    "CannotUndo",
    "ContentSet",
    "Decision",
    "Game",
    "IllegalAction",
    "Options",
    "PositionError",
    "Reason",
    "RecordError",
    "Score",
    "SetError",
    "View",
    "__version__",
    "choose_in_each",
    "explain",
    "load_set",
]
