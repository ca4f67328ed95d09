"""Terramara: a Bronze Age worker-placement game."""

from terramara import _build
from terramara._version import __version__

_build.choose()  # before anything of the engine is imported

__all__ = ["__version__"]
