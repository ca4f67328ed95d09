"""Reading the fields of a position: an error says clearly what is wrong and what would be right."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from terramara.engine.codes import BIT
from terramara.engine.state import NONE, State
from terramara.engine.vocabulary import SPACE_NAMES, SPACE_NUMBERS

T = TypeVar("T")
LEFT_OUT = object()  # what `write` returns for a key to leave out


def nothing(*_: object) -> None:
    pass


class PositionError(ValueError):
    """An impossible position: `key` says where, `wanted` what would be right there.

    >>> from terramara import Game, PositionError
    >>> try:
    ...     Game.from_position({"seats": [{"strength": 21}]})
    ... except PositionError as error:
    ...     print(error.key)
    seats[0].strength
    """

    def __init__(self, key: str, wanted: str) -> None:
        super().__init__(f"{key}: {wanted}" if key else wanted)
        self.key = key
        self.wanted = wanted

    def __reduce__(self) -> tuple[Any, ...]:  # so that it can come from another process
        return type(self), (self.key, self.wanted)


class Fields:
    """One object of a position."""

    def __init__(self, data: Any, where: str, known: tuple[str, ...]) -> None:
        if not isinstance(data, dict):
            raise PositionError(where.rstrip("."), f"an object, not {data!r}")
        unknown = [key for key in data if key not in known]
        if unknown:
            raise PositionError(f"{where}{unknown[0]}", f"no such key; known: {', '.join(known)}")
        self.data: dict[str, Any] = data
        self.where = where

    def fail(self, key: str, wanted: str) -> PositionError:
        return PositionError(self.where + key, f"{wanted}, not {self.data[key]!r}")

    def number(self, key: str, default: int, least: int, most: int) -> int:
        value = self.data.get(key, default)
        if type(value) is not int or not least <= value <= most:
            raise PositionError(self.where + key, f"a whole number from {least} to {most}, not {value!r}")
        return value

    def numbers(self, key: str, default: list[int], size: int | None) -> list[int]:
        value = self.data.get(key, default)
        if not isinstance(value, list) or any(type(n) is not int or n < 0 for n in value):
            raise self.fail(key, "a list of whole numbers")
        if size is not None and len(value) != size:
            raise PositionError(self.where + key, f"{size} numbers, not {len(value)}")
        return value

    def text(self, key: str, default: str) -> str:
        value = self.data.get(key, default)
        if not isinstance(value, str):
            raise self.fail(key, "a text")
        return value

    def flag(self, key: str, default: bool = False) -> bool:
        value = self.data.get(key, default)
        if not isinstance(value, bool):
            raise self.fail(key, "true or false")
        return value

    def hexadecimal(self, key: str) -> int:
        value = self.text(key, "0")
        try:
            number = int(value, 16)
        except ValueError:
            number = -1
        if not 0 <= number < 1 << 64:
            raise self.fail(key, "at most 16 hexadecimal digits")
        return number

    def object(self, key: str) -> Any:
        return self.data.get(key, {})

    def several(self, key: str, of: str) -> list[Any]:
        value = self.data.get(key, [])
        if not isinstance(value, list):
            raise self.fail(key, f"a list of {of}")
        return value

    def objects(self, key: str) -> list[Any]:
        return self.several(key, "objects")

    def space(self, key: str) -> int:
        value = self.data[key]
        if not isinstance(value, str) or value not in SPACE_NUMBERS:
            raise self.fail(key, f"a space ({SPACE_NAMES[0]}, X1, hire, ...) or hut")
        return SPACE_NUMBERS[value]

    def spaces(self, key: str, default: int) -> int:
        if key not in self.data:
            return default
        value = self.data[key]
        if not isinstance(value, list):
            raise self.fail(key, "a list of spaces")
        mask = 0
        for name in value:
            if not isinstance(name, str) or name not in SPACE_NUMBERS:
                raise PositionError(self.where + key, f"spaces such as 2L1, X1, hire; not {name!r}")
            bit = BIT << SPACE_NUMBERS[name]
            if mask & bit:
                raise PositionError(self.where + key, f"{name} once only")
            mask |= bit
        return mask

    def purse(self, key: str, kinds: tuple[str, ...], most: int) -> int:
        value = self.data.get(key, {})
        fields = Fields(value, f"{self.where}{key}.", kinds)
        purse = 0
        for i, kind in enumerate(kinds):
            purse |= fields.number(kind, 0, 0, most) << (8 * i)
        return purse

    def piece(self, key: str, ids: list[str]) -> int:
        value = self.data.get(key)
        if value is None:
            return NONE
        if value not in ids:
            raise PositionError(self.where + key, f"one of {_some(ids)}; not {value!r}")
        return ids.index(value)

    def pieces(self, key: str, ids: list[str], size: int | None, repeat: bool = False) -> list[int]:
        out = self.pieces_or_none(key, ids)
        if NONE in out:
            raise self.fail(key, "a list without gaps")
        if size is not None and len(out) != size:
            raise PositionError(self.where + key, f"{size} of them, not {len(out)}")
        if not repeat and len(set(out)) < len(out):
            raise self.fail(key, "each of them once")
        return out

    def pieces_or_none(self, key: str, ids: list[str]) -> list[int]:
        value = self.data.get(key, [])
        if not isinstance(value, list) or len(value) > len(ids):
            raise self.fail(key, f"a list of at most {len(ids)}")
        unknown = [name for name in value if name is not None and name not in ids]
        if unknown:
            raise PositionError(self.where + key, f"some of {_some(ids)}; not {unknown[0]!r}")
        return [NONE if name is None else ids.index(name) for name in value]


@dataclass(frozen=True, slots=True)
class Key(Generic[T]):
    """One key of a position: what it holds, and how it's written, read and checked.

    `position_seat.SEAT` and `position_keys.TOP` are the only lists of these: positions, their reader, their
    hash and the tables in docs/formats.md follow from them.
    """

    name: str
    says: str  # for docs/formats.md
    write: Callable[[State, T], Any]
    read: Callable[[State, T, Fields], None] = nothing
    # When everything is read: what follows from the rest, and what must be true.
    then: Callable[[State, T, Fields], None] = nothing
    hashed: bool = True  # False: no rule depends on it, and older records without it must replay


def names(keys: tuple[Key[T], ...]) -> tuple[str, ...]:
    return tuple(key.name for key in keys)


def written(keys: tuple[Key[T], ...], s: State, of: T) -> dict[str, Any]:
    told = ((key.name, key.write(s, of)) for key in keys)
    return {name: value for name, value in told if value is not LEFT_OUT}


def _some(ids: list[str]) -> str:
    return ", ".join(ids) if len(ids) <= 12 else ", ".join(ids[:10]) + f" and {len(ids) - 10} more"
