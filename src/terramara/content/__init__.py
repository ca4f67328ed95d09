"""The sets: what the game is made of, as data files that a person can read and write."""

from terramara.content.errors import Problem, SetError
from terramara.content.loader import edition, known_sets, load_set, set_by_id, shipped_sets
from terramara.content.model import ContentSet

__all__ = [
    "ContentSet",
    "Problem",
    "SetError",
    "edition",
    "known_sets",
    "load_set",
    "set_by_id",
    "shipped_sets",
]
