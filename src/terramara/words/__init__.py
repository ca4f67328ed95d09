"""The game in words: effects, events, refusals, questions and actions, for people who read a terminal.

Ids and numbers come in from content and engine; sentences go out in the language of the messages. The browser
does the same with the same message files, and tests/golden/sentences.json holds both to the same sentences.
"""

from terramara.words.actions import action_words
from terramara.words.context import Words
from terramara.words.effects import (
    artefact_lines,
    body_words,
    condition_words,
    cost_words,
    effect_words,
    outpost_words,
)
from terramara.words.events import event_words
from terramara.words.questions import question_words
from terramara.words.reasons import reason_words

__all__ = [
    "Words",
    "action_words",
    "artefact_lines",
    "body_words",
    "condition_words",
    "cost_words",
    "effect_words",
    "event_words",
    "outpost_words",
    "question_words",
    "reason_words",
]
