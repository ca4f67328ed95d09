"""Words of an effect text with their places, and the error that points at one of them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches

from terramara.content.words import Table, phrases

_TOKEN = re.compile(r"\s*(?:(?P<word>[A-Za-z][A-Za-z-]*)|(?P<number>[0-9]+)|(?P<sign>->|[+:()/,]))")


class TextError(ValueError):
    """A text that isn't an effect: what is wrong, where in the text, and what could be there."""

    def __init__(self, text: str, start: int, end: int, what: str, allowed: Iterable[str] = ()) -> None:
        self.text = text
        self.start = start
        self.end = max(end, start + 1)
        self.what = what
        self.allowed = tuple(allowed)
        super().__init__(self.render())

    def pointer(self) -> str:
        """The text, with marks below the wrong word."""
        return f"{self.text}\n{' ' * self.start}{'^' * (self.end - self.start)}"

    def render(self) -> str:
        lines = [self.what, *(f"    {line}" for line in self.pointer().splitlines())]
        if self.allowed:
            lines.append(f"    allowed: {', '.join(self.allowed)}")
        return "\n".join(lines)


@dataclass(frozen=True, slots=True)
class Token:
    text: str  # in lower case; "" at the end
    start: int
    end: int

    @property
    def is_number(self) -> bool:
        return self.text.isdigit()


def tokenize(text: str) -> list[Token]:
    tokens: list[Token] = []
    at = 0
    stop = len(text.rstrip())
    while at < stop:
        found = _TOKEN.match(text, at)
        if found is None:
            bad = at + len(text[at:]) - len(text[at:].lstrip())
            raise TextError(
                text,
                bad,
                bad + 1,
                f'"{text[bad]}" is not a sign of effect texts',
                ("words", "whole numbers", "+", "->", ":", "( )", "/"),
            )
        start, at = found.start(found.lastgroup or 0), found.end()
        tokens.append(Token(found.group(found.lastgroup or 0).lower(), start, at))
    tokens.append(Token("", stop, stop + 1))
    return tokens


class Reader:
    """Walks through the tokens of one text; the grammar is built on this."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.tokens = tokenize(text)
        self.at = 0

    @property
    def here(self) -> Token:
        return self.tokens[self.at]

    def error(self, what: str, allowed: Iterable[str] = (), at: Token | None = None) -> TextError:
        token = at if at is not None else self.here
        return TextError(self.text, token.start, token.end, what, allowed)

    def found(self) -> str:
        """The word here, as an error names it."""
        return f'"{self.here.text}"' if self.here.text else "the end of the text"

    def sees(self, *words: str) -> bool:
        ahead = self.tokens[self.at : self.at + len(words)]
        return [token.text for token in ahead] == list(words)

    def accept(self, *words: str) -> bool:
        if not self.sees(*words):
            return False
        self.at += len(words)
        return True

    def expect(self, *words: str) -> None:
        for word in words:
            if not self.accept(word):
                raise self.error(f'"{word}" should stand here, not {self.found()}', (word,))

    def number(self, what: str, least: int, most: int) -> int:
        token = self.here
        allowed = (f"a whole number from {least} to {most}",)
        if not token.is_number:
            raise self.error(f"{what} is missing before {self.found()}", allowed)
        value = int(token.text)
        if not least <= value <= most:
            raise self.error(f"{what} cannot be {value}", allowed)
        self.at += 1
        return value

    def phrase(self, table: Table, what: str, others: tuple[str, ...] = ()) -> str:
        """The id of the longest phrase of the table at this point; `others` only lengthen the list in the
        error."""
        for phrase in sorted(table, key=lambda p: -len(p.split())):
            if self.accept(*phrase.split()):
                return table[phrase]
        begun = {phrase: self._begun(phrase.split()) for phrase in table}
        most = max(begun.values())
        if most:  # the first words are right: point at the one after them
            self.at += most
            allowed = tuple(phrase for phrase, words in begun.items() if words == most)
            raise self.error(f"{what} should stand here, but {self.found()} does not fit", allowed)
        raise self.unknown(what, (*phrases(table), *others))

    def _begun(self, words: list[str]) -> int:
        """Count the words of a phrase that match the text from here."""
        ahead = (token.text for token in self.tokens[self.at :])
        return next((n for n, (word, here) in enumerate(zip(words, ahead, strict=False)) if word != here), 0)

    def unknown(self, what: str, allowed: tuple[str, ...]) -> TextError:
        """The word here isn't one of `allowed`; suggest the one that may have been meant."""
        if not self.here.text:
            return self.error(f"the text stops where {what} should stand", allowed)
        close = get_close_matches(self.here.text, allowed, n=1)
        hint = f' (did you mean "{close[0]}"?)' if close else ""
        return self.error(f'"{self.here.text}" is not {what}{hint}', allowed)

    def finish(self) -> None:
        if self.here.text:
            raise self.error(f"the text should end before {self.found()}, or be joined to it", ("+", "or"))
