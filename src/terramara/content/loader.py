"""From a folder of files to a set you can play with, or to everything that's wrong with it."""

from __future__ import annotations

import os
from dataclasses import replace
from functools import cache, lru_cache
from pathlib import Path

from terramara.content.build import Draft, build
from terramara.content.checks import check
from terramara.content.errors import Problem, SetError
from terramara.content.export import content_hash
from terramara.content.model import ContentSet
from terramara.content.schema import FILES, PIECE_FILES
from terramara.content.source import Document, Keys, Source, read_toml, unknown_files

# This variable names further folders of sets, so that every process of a server knows them.
ADDED = "TERRAMARA_SETS"
SHIPPED = Path(__file__).parent / "sets"
# Earlier editions of a set are in this folder of its own, each a folder with all its files.
EDITIONS = "editions"
# The table of a file that loses what its "remove" names.
_REMOVABLE: dict[str, Keys] = {"board.toml": ("road",), **dict.fromkeys(PIECE_FILES, ())}


@cache
def shipped_sets() -> tuple[str, ...]:
    """Ids of the sets that come with the game."""
    return tuple(sorted(path.parent.name for path in SHIPPED.glob("*/set.toml")))


def known_sets() -> dict[str, Path]:
    """The sets you can ask for by id: those that come with the game, and those in the folders named by
    TERRAMARA_SETS."""
    return {**{name: SHIPPED / name for name in shipped_sets()}, **_added(os.environ.get(ADDED, ""))}


@lru_cache
def _added(folders: str) -> dict[str, Path]:
    paths = [Path(folder) for folder in folders.split(os.pathsep) if folder]
    return {load_set(path).id: path for path in paths}


def load_set(path_or_id: str | Path = "base") -> ContentSet:
    """The set with this id, or in this folder. Raises SetError with everything that is wrong in it.

    >>> load_set().id
    'base'
    """
    if isinstance(path_or_id, str) and (folder := known_sets().get(path_or_id)) is not None:
        return _load_known(path_or_id, folder)
    return _load(Path(path_or_id), str(path_or_id))


def set_by_id(set_id: str) -> ContentSet:
    """The set with this id, never a folder of that name: for ids from files and clients. `id@hash` is the
    edition with that hash."""
    name, _, wanted = set_id.partition("@")
    found = edition(name, wanted) if wanted else load_set(name) if name in known_sets() else None
    if found is None:
        raise SetError(set_id, [Problem(set_id, 0, "", "there is no such set", tuple(known_sets()))])
    return found


def edition(set_id: str, wanted: str) -> ContentSet | None:
    """The set with this id and hash: as it is today, or one of the earlier editions kept beside it."""
    folder = known_sets().get(set_id)
    if folder is None:
        return None
    today = load_set(set_id)
    return today if today.hash == wanted else _editions(set_id, folder).get(wanted)


@lru_cache
def _editions(set_id: str, folder: Path) -> dict[str, ContentSet]:
    """Earlier editions by hash. One with a different id isn't this set's."""
    paths = sorted(path.parent for path in folder.glob(f"{EDITIONS}/*/set.toml"))
    found = [_load(path, f"{set_id}/{EDITIONS}/{path.name}") for path in paths]
    return {each.hash: each for each in found if each.id == set_id}


@lru_cache
def _load_known(name: str, folder: Path) -> ContentSet:
    return _load(folder, name)


def _load(folder: Path, shown: str) -> ContentSet:
    draft = Draft({file: Document() for file in FILES})
    draft.problems += _read(folder, shown, draft.documents, ())
    if draft.problems:
        raise SetError(shown, draft.problems)
    build(draft)
    check(draft)
    if draft.problems or draft.board is None:
        raise SetError(shown, draft.problems)
    about = draft.documents["set.toml"].data
    content = ContentSet(
        id=about["id"],
        name=about["name"],
        version=about["version"],
        hash="",
        board=draft.board,
        artefacts=tuple(draft.artefacts),
        tiles=tuple(draft.tiles),
        bonuses=tuple(draft.bonuses),
        cards=tuple(draft.cards),
        characters=tuple(draft.characters),
    )
    return replace(content, hash=content_hash(content))


def _read(
    folder: Path, shown: str, documents: dict[str, Document], children: tuple[Path, ...]
) -> list[Problem]:
    """Read a set's files over those of the set it extends. `children` are the sets that led here."""
    if not folder.is_dir():
        return [Problem(shown, 0, "", "there is no such set", ("a folder", *shipped_sets()))]
    problems = unknown_files(folder, shown)
    about = read_toml(folder / "set.toml", f"{shown}/set.toml")
    if isinstance(about, Problem):
        return [*problems, about]
    data, source = about
    parent = data.pop("extends", None)
    if parent is not None:
        problems += _read_parent(parent, folder, shown, source, documents, children)
    documents["set.toml"] = Document()  # a set has its own id, name and version, and inherits none
    documents["set.toml"].lay_over(data, source, None)
    for file in FILES[1:]:
        path, name = folder / file, f"{shown}/{file}"
        if not path.exists() and parent is not None:
            continue
        found = read_toml(path, name)
        if isinstance(found, Problem):
            problems.append(found)
        else:
            problems += documents[file].lay_over(*found, _REMOVABLE[file])
    return problems


def _read_parent(
    parent: object,
    folder: Path,
    shown: str,
    source: Source,
    documents: dict[str, Document],
    children: tuple[Path, ...],
) -> list[Problem]:
    line = source.line_of(("extends",))
    if not isinstance(parent, str):
        return [Problem(source.file, line, "extends", "should be a text in quotes", shipped_sets())]
    is_shipped = parent in shipped_sets()
    above = SHIPPED / parent if is_shipped else folder / parent
    if above.resolve() in (folder.resolve(), *children):
        return [Problem(source.file, line, "extends", "the set extends itself, if only by way of others")]
    if not above.is_dir():
        what = f'there is no set "{parent}"'
        allowed = (*shipped_sets(), "the path of a set's folder, relative to this one")
        return [Problem(source.file, line, "extends", what, allowed)]
    return _read(
        above, parent if is_shipped else f"{shown}/{parent}", documents, (*children, folder.resolve())
    )
