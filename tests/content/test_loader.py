"""Loading sets: files, extending, places of errors, the hash."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from terramara import Game, View
from terramara.content import ContentSet, Problem, SetError, edition, load_set, set_by_id, shipped_sets
from terramara.content.loader import SHIPPED
from terramara.content.model import Discount, Gain, Instant

Problems = Callable[..., tuple[Problem, ...]]
WriteSet = Callable[..., Path]
PLAIN = 'id = "plain"\nname = "Plain"\nversion = "1"\n'


def artefact_names(content: ContentSet) -> list[str]:
    return [artefact.id for artefact in content.artefacts]


def test_a_shipped_set_is_loaded_once() -> None:
    assert "base" in shipped_sets()
    assert load_set() is load_set("base")


def test_a_set_is_loaded_from_its_folder_as_by_its_id() -> None:
    again = load_set(SHIPPED / "base")
    assert again is not load_set("base")
    assert again.hash == load_set("base").hash


def test_earlier_editions_are_found_by_their_hash(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here = tmp_path / "mine"
    shutil.copytree(SHIPPED / "base", here, ignore=shutil.ignore_patterns("editions"))
    about = here / "set.toml"
    about.write_text(about.read_text().replace('"base"', '"mine"'))
    shutil.copytree(here, here / "editions" / "1.0")
    other = here / "editions" / "other"  # of another set: passed over
    shutil.copytree(SHIPPED / "base", other, ignore=shutil.ignore_patterns("editions"))
    for folder, vp in ((here, 4), (other, 5)):
        artefacts = folder / "artefacts.toml"
        artefacts.write_text(artefacts.read_text().replace("vp = 3", f"vp = {vp}", 1))
    monkeypatch.setenv("TERRAMARA_SETS", str(here))
    before, now = load_set(here / "editions" / "1.0"), load_set("mine")
    assert before.hash != now.hash
    assert edition("mine", now.hash) is now
    found = edition("mine", before.hash)
    assert found is not None
    assert (found.id, found.hash) == ("mine", before.hash)
    assert set_by_id(f"mine@{before.hash}") is found
    assert edition("mine", load_set(other).hash) is None
    assert edition("nowhere", now.hash) is None
    with pytest.raises(SetError):
        set_by_id("mine@0123456789abcdef")
    # A record says with which it was played, and is replayed with that.
    game = Game.new(2, seed=1, set=before)
    for _ in range(20):
        game.apply(game.legal_actions()[0])
    assert Game.from_record(game.record()).set is found
    view = game.view(0)
    assert View.from_data({**view.data, "set": f"mine@{before.hash}"}).data == view.data


def test_an_unknown_set_is_refused_with_those_there_are(tmp_path: Path) -> None:
    with pytest.raises(SetError, match="there is no such set") as caught:
        load_set(str(tmp_path / "nowhere"))
    assert "base" in caught.value.problems[0].allowed


# ---- extending


def test_an_extending_set_that_changes_nothing_plays_the_same(write_set: WriteSet) -> None:
    tiny = load_set(write_set())
    assert (tiny.id, tiny.name, tiny.version) == ("tiny", "Tiny", "1")
    assert tiny.hash == load_set("base").hash


def test_a_piece_is_changed_in_the_keys_that_are_written(write_set: WriteSet) -> None:
    tiny = load_set(write_set(artefacts="[bone-pin]\nvp = 7\n"))
    base = load_set("base")
    assert artefact_names(tiny) == artefact_names(base)
    old, new = (next(a for a in content.artefacts if a.id == "bone-pin") for content in (base, tiny))
    assert (new.vp, new.cost, new.effects) == (7, old.cost, old.effects)
    assert tiny.hash != base.hash


def test_a_piece_is_added_after_the_others(write_set: WriteSet) -> None:
    added = """
        [straw-hat]
        name = "Straw hat"
        level = 1
        category = "clothing"
        cost = "2 leather"
        vp = 1
        effects = ["instant: 3 cattle", "always: clothing costs 1 metal less"]
    """
    hat = load_set(write_set(artefacts=added)).artefacts[-1]
    assert hat.id == "straw-hat"
    assert hat.effects == (Instant((Gain("cattle", 3),)), Discount("clothing", "metal"))


def test_a_piece_is_removed(write_set: WriteSet) -> None:
    tiny = load_set(write_set(artefacts='remove = ["bone-pin", "flat-axe"]\n'))
    assert set(artefact_names(load_set("base"))) - set(artefact_names(tiny)) == {"bone-pin", "flat-axe"}


def test_a_piece_is_removed_and_written_anew(write_set: WriteSet) -> None:
    text = 'remove = ["herders"]\n[herders]\nname = "Shepherds"\ngains = "1 wood"\n'
    card = load_set(write_set(cards=text)).cards[-1]
    assert (card.id, card.gains) == ("herders", (Gain("wood", 1),))


def test_numbers_of_the_board_are_changed(write_set: WriteSet) -> None:
    board = load_set(write_set(board="[strength]\nmax = 30\n[river.available]\n0 = 3\n")).board
    assert board.strength_max == 30
    assert board.shields == (0, 5, 10, 15)
    assert board.river_available[:4] == (3, 3, 3, 4)


def test_a_road_place_is_added_and_one_removed(write_set: WriteSet) -> None:
    text = """
        remove = ["b1"]
        [road]
        top = { left = "p1" }
        p1 = { kind = "plain", row = 1, straight = "c1" }
    """
    road = load_set(write_set(board=text)).board.road
    names = [place.id for place in road]
    assert "b1" not in names
    assert (names[0], names[-1]) == ("top", "end")
    assert names.index("p1") < names.index("c1")


def test_a_set_extends_one_that_extends_another(write_set: WriteSet) -> None:
    write_set(artefacts="[bone-pin]\nvp = 4\n[fur-cap]\nvp = 5\n", folder="parent")
    about = 'id = "child"\nname = "Child"\nversion = "1"\nextends = "../parent"\n'
    child = load_set(write_set(about, artefacts="[bone-pin]\nvp = 6\n", folder="child"))
    vp = {artefact.id: artefact.vp for artefact in child.artefacts}
    assert (vp["bone-pin"], vp["fur-cap"]) == (6, 5)


def test_an_error_in_the_extended_set_is_told_with_its_file(write_set: WriteSet) -> None:
    write_set(artefacts='[bone-pin]\ncost = "1 wood"\n', folder="parent")
    about = 'id = "child"\nname = "Child"\nversion = "1"\nextends = "../parent"\n'
    with pytest.raises(SetError) as caught:
        load_set(write_set(about, artefacts="[fur-cap]\nvp = 5\n", folder="child"))
    (problem,) = caught.value.problems
    assert problem.file.endswith("child/../parent/artefacts.toml")
    assert problem.line == 2


def test_removing_what_is_not_there_is_refused(problems_of: Problems) -> None:
    (problem,) = problems_of(artefacts='# nothing else\nremove = ["bone-pen"]\n')
    assert (problem.line, problem.key) == (2, "remove")
    assert problem.what == 'there is no "bone-pen" to remove'
    assert "bone-pin" in problem.allowed


def test_remove_is_a_list(problems_of: Problems) -> None:
    (problem,) = problems_of(board='remove = "b1"\n')
    assert problem.what == "should be a list of ids"


@pytest.mark.parametrize(
    ("extends", "what"),
    [
        ("7", "should be a text in quotes"),
        ('"bass"', 'there is no set "bass"'),
        ('"../tiny"', "the set extends itself, if only by way of others"),
    ],
)
def test_a_wrong_extends_is_refused(problems_of: Problems, extends: str, what: str) -> None:
    problem = problems_of(f'id = "tiny"\nname = "Tiny"\nversion = "1"\nextends = {extends}\n')[0]
    assert (problem.line, problem.key, problem.what) == (4, "extends", what)


def test_sets_that_extend_each_other_are_refused(write_set: WriteSet) -> None:
    about = 'id = "x"\nname = "X"\nversion = "1"\nextends = "../{}"\n'
    write_set(about.format("two"), folder="one")
    with pytest.raises(SetError, match="the set extends itself, if only by way of others"):
        load_set(write_set(about.format("one"), folder="two"))


def test_a_set_has_its_own_id(problems_of: Problems) -> None:
    (problem,) = problems_of('name = "Tiny"\nversion = "1"\nextends = "base"\n')
    assert problem.what == '"id" is missing'


def test_a_table_can_stand_where_the_extended_set_had_a_number(problems_of: Problems) -> None:
    found = problems_of(board="[explorers]\nmany = 4\n")
    assert [(problem.key, problem.what) for problem in found] == [
        ("explorers", "should be a whole number, not a table")
    ]


def test_no_piece_can_be_called_remove(problems_of: Problems) -> None:
    (problem,) = problems_of(artefacts='[remove]\nname = "Remove"\n')
    assert (problem.line, problem.key, problem.what) == (1, "remove", "should be a list of ids")


# ---- files


def test_a_set_that_extends_nothing_needs_all_files(write_set: WriteSet) -> None:
    with pytest.raises(SetError) as caught:
        load_set(write_set(PLAIN))
    files = {Path(problem.file).name for problem in caught.value.problems}
    assert files == {
        "board.toml",
        "artefacts.toml",
        "tiles.toml",
        "bonuses.toml",
        "cards.toml",
        "characters.toml",
    }
    assert all("cannot be read" in problem.what for problem in caught.value.problems)


def test_a_folder_without_set_toml_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SetError, match=r"set\.toml: cannot be read"):
        load_set(tmp_path)


def test_a_misspelt_file_is_refused(problems_of: Problems) -> None:
    (problem,) = problems_of(artifacts="")
    assert problem.file.endswith("/artifacts.toml")
    assert "artefacts.toml" in problem.allowed


def test_a_file_that_is_not_utf_8_is_refused(write_set: WriteSet) -> None:
    folder = write_set()
    (folder / "cards.toml").write_bytes(b"# caf\xe9\n")
    with pytest.raises(SetError, match="it is not UTF-8 text"):
        load_set(folder)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("[bone-pin]\nvp = 1\n[bone-pin]\nvp = 2\n", 3),
        ("[bone-pin]\nvp = \n", 2),
        ('[bone-pin]\nname = """never closed\n', 2),
    ],
)
def test_a_file_that_is_not_toml_is_refused_with_its_line(
    problems_of: Problems, text: str, line: int
) -> None:
    (problem,) = problems_of(artefacts=text)
    assert problem.line == line
    assert problem.what.startswith("is not TOML")


# ---- places of errors


def test_an_error_names_file_line_key_word_and_what_is_allowed(problems_of: Problems) -> None:
    text = (
        '# a comment\n[bone-pin]\nvp = 3\neffects = [\n    "instant: 1 wood",\n    "instant: 1 woood",\n]\n'
    )
    (problem,) = problems_of(artefacts=text)
    assert problem.file.endswith("tiny/artefacts.toml")
    assert (problem.line, problem.key) == (6, "bone-pin.effects[1]")
    assert problem.what == '"woood" is not something to get (did you mean "wood"?)'
    assert problem.pointer.splitlines() == ["instant: 1 woood", "           ^^^^^"]
    assert "wood" in problem.allowed
    shown = str(problem).splitlines()
    assert shown[0].endswith(f"artefacts.toml:6: bone-pin.effects[1]: {problem.what}")
    assert shown[1:3] == ["    instant: 1 woood", "               ^^^^^"]
    assert shown[3].startswith("    allowed: cattle, stone, wood")


def test_the_line_of_a_wrong_key_and_of_a_missing_one(problems_of: Problems) -> None:
    text = '[hat]\nname = "Hat"\nlevl = 1\ncategory = "clothing"\ncost = "2 leather"\nvp = 1\neffects = []\n'
    missing, unknown = problems_of(artefacts=text)
    assert (missing.line, missing.key, missing.what) == (1, "hat", '"level" is missing')
    assert (unknown.line, unknown.key) == (3, "hat.levl")
    assert unknown.what == '"levl" is not known here (did you mean "level"?)'
    assert "category" in unknown.allowed


def test_all_errors_are_told_at_once(problems_of: Problems) -> None:
    found = problems_of(
        artefacts='[bone-pin]\nvp = -1\n[fur-cap]\ncost = "3 wool"\neffects = ["instantly: 1 vp"]\n',
        tiles='[clay-pit]\noutpost = "culture 6 / 10"\nspaces = ["forest: 1 vp", "quarry: 1 vp", "1 vp"]\n',
        bonuses='[night-raid]\neffect = "raid"\n',
        cards='[herders]\ngains = "3 sheep"\n',
        characters='[sage]\nyoung = ["always: wise"]\n',
        board="[strength]\nmax = 0\n",
    )
    assert [problem.key for problem in found] == [
        "strength.max",
        "bone-pin.vp",
        "fur-cap.cost",
        "fur-cap.effects[0]",
        "clay-pit.spaces[0]",
        "clay-pit.spaces[2]",
        "clay-pit.outpost",
        "night-raid.effect",
        "herders.gains",
        "sage.young[0]",
    ]


def test_the_whole_error_can_be_read(write_set: WriteSet) -> None:
    with pytest.raises(SetError) as caught:
        load_set(write_set(cards='[herders]\ngains = "3 sheep"\n[miners]\ngains = 3\n'))
    text = str(caught.value)
    assert text.startswith(f"{caught.value.where}: 2 problems in this set\n")
    assert "cards.toml:2: herders.gains" in text
    assert "cards.toml:4: miners.gains: should be a text in quotes, not 3" in text


# ---- the hash


def test_the_hash_does_not_look_at_names(write_set: WriteSet) -> None:
    about = 'id = "renamed"\nname = "Renamed"\nversion = "9"\nextends = "base"\n'
    renamed = load_set(
        write_set(
            about,
            artefacts='[bone-pin]\nname = "Épingle"\n',
            tiles='[clay-pit]\nname = "Fosse"\n',
            bonuses='[night-raid]\nname = "Raid"\n',
            cards='[herders]\nname = "Bergers"\n',
            characters='[sage]\nname = "Savant"\n',
        )
    )
    assert renamed.hash == load_set("base").hash


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("artefacts", '[fur-cap]\neffects = ["always: join equal"]\n'),
        ("artefacts", '[leather-belt]\neffects = ["always: raid one level higher"]\n'),
        ("tiles", '[clay-pit]\noutpost = "culture 5 / 10 / 14"\n'),
        ("bonuses", '[night-raid]\neffect = "1 vp"\n'),
        ("cards", '[herders]\ngains = "1 vp"\n'),
        ("characters", '[sage]\nadult = ["when culture: 3 vp"]\n'),
        ("board", "raid_same = 6\n"),
    ],
)
def test_the_hash_changes_with_anything_that_matters(write_set: WriteSet, file: str, text: str) -> None:
    assert load_set(write_set(**{file: text})).hash != load_set("base").hash


def test_the_hash_is_sixteen_hex_digits_and_the_same_for_a_copy(tmp_path: Path) -> None:
    copy = load_set(shutil.copytree(SHIPPED / "base", tmp_path / "copy"))
    assert copy.hash == load_set("base").hash
    assert len(copy.hash) == 16
    int(copy.hash, 16)
