"""The table in a terminal: drawn from a view, so it shows nothing that its seat can't see."""

from terramara.cli.draw.picture import picture, title
from terramara.cli.draw.players import players_grid
from terramara.cli.draw.row import row_grid
from terramara.cli.draw.scores import scores_grid

__all__ = ["picture", "players_grid", "row_grid", "scores_grid", "title"]
