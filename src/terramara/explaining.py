"""A refusal in words, in one call."""

from __future__ import annotations

from typing import TYPE_CHECKING

from terramara.engine.reason import Reason

if TYPE_CHECKING:
    from collections.abc import Sequence


def explain(reason: Reason, language: str = "en", names: Sequence[str] = ()) -> str:
    """A refusal as a sentence in the reader's language; `names` are the players', by seat.

    >>> from terramara import Game, explain
    >>> game = Game.from_position({"seats": [{"strength": 3}, {"strength": 4, "explorers": ["1L1"]}]})
    >>> reason = game.why_not("explorer 1L1")
    >>> str(reason)
    'TRN-7 too-weak (mine 3, theirs 4, owner 1)'
    >>> explain(reason, names=["Anna", "Ben"])
    'You need more strength than Ben (4). You have 3.'
    """
    if not isinstance(reason, Reason):
        raise TypeError(f"reason is a Reason, as why_not gives it, not {reason!r}")
    # Messages are loaded here: a program that only plays doesn't need them.
    from terramara.content import load_set
    from terramara.messages import Messages
    from terramara.words import Words, reason_words

    return reason_words(Words(load_set(), Messages(language), names), reason.code, reason.numbers)
