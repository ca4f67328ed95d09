"""Loading finds everything that would break a game: one tiny wrong set for each check."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from terramara.content import Problem, load_set
from terramara.content.model import ContentSet

Problems = Callable[..., tuple[Problem, ...]]


def remove(names: list[str]) -> str:
    return f"remove = {names}\n"


def ids(content: ContentSet, kind: str, level: int) -> list[str]:
    return [piece.id for piece in getattr(content, kind) if piece.level == level]


# file, text, key of the problem, part of what is said
WRONG = [
    # names
    ("artefacts", '[Bone-Pin]\nname = "x"\n', "Bone-Pin", "is not a good name here"),
    ("cards", '[sage]\nname = "Sage"\ngains = "1 wood"\n', "sage", "the id of a piece in cards.toml already"),
    # artefacts
    ("artefacts", "[bone-pin]\nlevel = 4\n", "bone-pin.level", "cannot be 4"),
    ("artefacts", '[bone-pin]\ncategory = "tool"\n', "bone-pin.category", 'did you mean "tools"?'),
    ("artefacts", "[bone-pin]\nvp = true\n", "bone-pin.vp", "should be a whole number, not true"),
    ("artefacts", "[bone-pin]\nvp = 1.5\n", "bone-pin.vp", "should be a whole number, not 1.5"),
    ("artefacts", "[bone-pin]\ncost = 3\n", "bone-pin.cost", "should be a text in quotes, not 3"),
    ("artefacts", '[bone-pin]\ncost = " "\n', "bone-pin.cost", 'cannot be " "'),
    ("artefacts", '[bone-pin]\neffects = "instant: 1 vp"\n', "bone-pin.effects", "should be a list"),
    ("artefacts", 'bone-pin = "x"\n', "bone-pin", 'should be a table, not "x"'),
    (
        "artefacts",
        '[bone-pin]\neffects = ["each round: 1 vp", "each round: 1 wood"]\n',
        "bone-pin.effects",
        'one "each round" effect at most',
    ),
    (
        "artefacts",
        '[bone-pin]\neffects = ["instant: 1 vp", "always: no strength loss"]\n',
        "bone-pin.effects[1]",
        "only a character can have this ability",
    ),
    # characters
    ("characters", '[sage]\nadult = ["instant: 1 vp"]\n', "sage.adult[0]", "gives nothing at once (CHR-1)"),
    ("characters", '[sage]\nadult = ["end: 1 vp"]\n', "sage.adult[0]", "a character has no such effect"),
    (
        "characters",
        '[sage]\nyoung = ["end: double tools"]\n',
        "sage.young[0]",
        "a character has no such effect",
    ),
    (
        "characters",
        '[sage]\nyoung = ["always: tools cost 1 timber less"]\n',
        "sage.young[0]",
        "a character has no such effect",
    ),
    (
        "characters",
        '[sage]\nyoung = ["always: raid one level higher"]\n',
        "sage.young[0]",
        "only an artefact can have this ability",
    ),
    ("characters", '[sage]\nadult = ["always: own crossroads"]\n', "sage.adult[0]", "one of the young side"),
    (
        "characters",
        '[sage]\nyoung = ["each round: 1 vp", "each round: 1 wood"]\n',
        "sage.young",
        'one "each round" effect at most',
    ),
    # tiles
    ("tiles", '[clay-pit]\ncolumn = "middle"\n', "clay-pit.column", 'cannot be "middle"'),
    (
        "tiles",
        '[clay-pit]\nspaces = ["quarry: 1 stone", "quarry: 1 stone"]\n',
        "clay-pit.spaces",
        "holds 2, not 3",
    ),
    ("tiles", '[clay-pit]\ncrossroads = "2 vp"\n', "clay-pit.crossroads", "right tiles of levels 1 and 2"),
    (
        "tiles",
        '[oak-ridge]\noutpost = "power 1 / 2 / 3"\n',
        "oak-ridge.outpost",
        "left tiles of levels 1 and 2",
    ),
    ("tiles", '[tin-mine]\ncrossroads = "2 vp"\n', "tin-mine.crossroads", "right tiles of levels 1 and 2"),
    (
        "tiles",
        '[oak-ridge]\ncrossroads = "needs power 2: 2 vp"\n',
        "oak-ridge.crossroads",
        "and no other condition",
    ),
    # board: tracks
    ("board", "[strength]\nshields = [0, 5, 10]\n", "strength.shields", "holds 3, not 4"),
    ("board", "[strength]\nshields = [1, 5, 10, 15]\n", "strength.shields", "cannot be [1, 5, 10, 15]"),
    ("board", "[strength]\nshields = [0, 5, 5, 15]\n", "strength.shields", "cannot be [0, 5, 5, 15]"),
    ("board", "[strength]\nshields = [0, 5, 10, 21]\n", "strength.shields", "cannot be [0, 5, 10, 21]"),
    ("board", "[strength]\nmax = 61\n", "strength.max", "cannot be 61"),
    ("board", "[strength]\nvp = [5, 8, 2]\n", "strength.vp", "a better place is worth less"),
    ("board", "[caravans]\nvp = [5, 8]\n", "caravans.vp", "a better place is worth less"),
    ("board", "[outposts]\nvp = [5, 2, 10]\n", "outposts.vp", "a harder condition is worth less"),
    ("board", "[river]\nreserve = 15\n", "river.reserve", "15 is beyond the river's end"),
    ("board", "[river]\nexplorer = 15\n", "river.explorer", "15 is beyond the river's end"),
    ("board", "[river]\ndiscount = 15\n", "river.discount", "15 is beyond the river's end"),
    (
        "board",
        "[river]\nbonuses = [{ at = 10, level = 2 }, { at = 6, level = 1 }]\n",
        "river.bonuses",
        "places cannot be [10, 6]",
    ),
    ("board", "[river]\nbonuses = [{ at = 15, level = 1 }]\n", "river.bonuses", "places cannot be [15]"),
    (
        "board",
        f"[river]\nbonuses = [{', '.join(['{ at = 6, level = 1 }'] * 7)}]\n",
        "river.bonuses",
        "there are more than 6 at 6",
    ),
    ("board", "[river.available]\n15 = 8\n", "river.available", "its steps do not fit the river"),
    ("board", "[river.available]\nmuch = 8\n", "river.available.much", "is not a good name here"),
    ("board", "[river.available]\n3 = 2\n", "river.available", "the numbers available cannot be"),
    ("board", "[artefacts]\nrow = 7\n", "river.available", "the numbers available cannot be"),
    ("board", "[warriors]\ntaken = 5\n", "warriors.taken", "more are taken than there are"),
    ("board", "explorers = 5\n", "explorers", "cannot be 5"),
    ("board", "raid_same = 3\n", "raid_same", "cannot be 3"),
    ("board", "river = 3\n", "river", "should be a table, not 3"),
    # board: rows and workers
    ("board", "[rows]\nrounds = [1, 2, 3, 4, 4, 5]\n", "rows.rounds", "cannot be [1, 2, 3, 4, 4, 5]"),
    (
        "board",
        "[workers]\ntotal = [9, 4, 3]\n",
        "workers.total",
        "4 workers of level 2 on the track and 1 at",
    ),
    (
        "board",
        "[workers]\ntotal = [8, 5, 3]\n",
        "workers.total",
        "4 workers of level 1 on the track and 5 at",
    ),
    (
        "board",
        "[workers]\neach_round = 4\ntotal = [30, 30, 3]\n",
        "workers.total",
        "4 workers of level 3 on the",
    ),
]


@pytest.mark.parametrize(("file", "text", "key", "what"), WRONG)
def test_a_wrong_set_is_refused(problems_of: Problems, file: str, text: str, key: str, what: str) -> None:
    found = problems_of(**{file: text})
    assert any(problem.key == key and what in problem.what for problem in found), found


@pytest.mark.rule("SET-3")
def test_level_3_lies_in_the_rows_of_round_5(problems_of: Problems) -> None:
    found = problems_of(board="[rows]\nlevels = [1, 1, 2, 3, 3, 3]\n")
    assert found[0].key == "rows.levels"
    assert found[0].allowed == ("level 3 in the rows of round 5 and only there",)


@pytest.mark.rule("CMP-4")
@pytest.mark.parametrize(("column", "key"), [("left", "outpost"), ("right", "crossroads")])
def test_a_tile_of_level_1_or_2_has_its_back(problems_of: Problems, column: str, key: str) -> None:
    terrain = "plains" if column == "left" else "forest"
    text = f'[bare]\nname = "Bare"\ncolumn = "{column}"\nlevel = 2\nspaces = {[f"{terrain}: 1 vp"] * 3}\n'
    (problem,) = problems_of(tiles=text)
    assert (problem.line, problem.key) == (1, "bare")
    assert problem.what == f'"{key}" is missing: the back of a {column} tile of level 2'


@pytest.mark.rule("D-4")
def test_the_large_space_of_a_right_tile_of_level_3_is_special(problems_of: Problems) -> None:
    spaces = ["mountain: 3 metal", "mountain: 3 metal", "forest: 2 wood"]
    (problem,) = problems_of(tiles=f"[tin-mine]\nspaces = {spaces}\n")
    assert (problem.line, problem.key) == (2, "tin-mine.spaces[0]")
    assert "has a condition (D-4)" in problem.what


@pytest.mark.rule("D-4")
def test_no_other_space_is_special(problems_of: Problems) -> None:
    spaces = ["mountain needs power 2: 1 vp", "mountain needs power 2: 1 vp", "forest: 2 wood"]
    (problem,) = problems_of(tiles=f"[tin-mine]\nspaces = {spaces}\n")
    assert problem.key == "tin-mine.spaces[1]"
    assert "only the large space of a right tile of level 3" in problem.what


@pytest.mark.rule("D-71")
def test_a_row_without_room_for_neutral_explorers_is_refused(problems_of: Problems) -> None:
    left, right = ["plains needs power 2: 1 vp"] * 3, ["forest needs power 2: 1 vp"] * 3
    full = problems_of(tiles=f"[deep-quarry]\nspaces = {left}\n[tin-mine]\nspaces = {right}\n")
    assert "a row of level 3 may have room for 0 neutral explorers only (D-71)" in [p.what for p in full]


@pytest.mark.rule("D-71")
def test_a_row_with_just_enough_room_is_not_reported_as_full(problems_of: Problems) -> None:
    left = ["plains needs power 2: 1 vp"] * 2 + ["plains: 1 vp"]  # 1 here, 2 on the right, 1 fire: room for 2
    found = problems_of(tiles=f"[deep-quarry]\nspaces = {left}\n")
    assert len(found) == 2
    assert not any("D-71" in problem.what for problem in found)


# ---- what is asked can be had


@pytest.mark.parametrize(
    ("condition", "most"),
    [
        ("workers 29", 28),
        ("power 5", 4),
        ("culture 15", 14),
        ("caravans 7", 6),
        ("strength 21", 20),
        ("tools 14", 13),
    ],
)
@pytest.mark.parametrize(
    ("file", "text", "key"),
    [
        ("artefacts", '[bone-pin]\neffects = ["instant: 1 wood + if {}: 1 vp"]\n', "bone-pin.effects[0]"),
        ("characters", '[sage]\nadult = ["each round: 1 ore or if {}: 1 vp"]\n', "sage.adult[0]"),
        ("bonuses", '[night-raid]\neffect = "trade 1 raw -> if {}: 1 vp"\n', "night-raid.effect"),
        ("tiles", '[oak-ridge]\ncrossroads = "if {}: 1 vp"\n', "oak-ridge.crossroads"),
        (
            "tiles",
            '[tin-mine]\nspaces = ["forest needs {}: 1 vp", "forest: 1 vp", "forest: 1 vp"]\n',
            "tin-mine.spaces[0]",
        ),
        (
            "tiles",
            '[clay-pit]\nspaces = ["quarry: 1 vp", "quarry: if {}: 1 vp", "quarry: 1 vp"]\n',
            "clay-pit.spaces[1]",
        ),
    ],
)
def test_a_condition_out_of_reach_is_refused(
    problems_of: Problems, file: str, text: str, key: str, condition: str, most: int
) -> None:
    (problem,) = problems_of(**{file: text.format(condition)})
    assert problem.key == key
    assert problem.what == f"{condition} is out of reach in this set"
    assert problem.allowed == (f"at most {most}",)


def test_an_outpost_out_of_reach_is_refused(problems_of: Problems) -> None:
    (problem,) = problems_of(tiles='[clay-pit]\noutpost = "culture 6 / 10 / 15"\n')
    assert (problem.key, problem.what) == ("clay-pit.outpost", "culture 15 is out of reach in this set")


# ---- there is enough of everything


@pytest.mark.rule("SET-7")
@pytest.mark.parametrize(("level", "there"), [(1, 16), (2, 16), (3, 20)])
def test_artefacts_of_each_level_fill_the_row(problems_of: Problems, level: int, there: int) -> None:
    names = ids(load_set("base"), "artefacts", level)
    found = problems_of(artefacts=remove(names[: there - 7]))
    assert f"7 artefacts of level {level}: too few to fill the row" in [problem.what for problem in found]


@pytest.mark.rule("SET-3", "CHR-8")
def test_tiles_suffice_for_the_rows_and_the_pathfinder(problems_of: Problems) -> None:
    (problem,) = problems_of(tiles=remove(["oak-ridge", "high-pass"]))
    assert problem.what == (
        "2 right tiles of level 1: too few for the rows and the character that chooses one (CHR-8)"
    )
    assert problem.allowed == ("at least 3",)


def test_without_the_pathfinder_two_tiles_suffice(
    write_set: Callable[..., str], problems_of: Problems
) -> None:
    tiles = remove(["oak-ridge", "high-pass"])
    fine = load_set(write_set(tiles=tiles, characters=remove(["pathfinder"]), folder="fine"))
    assert len(fine.tiles) == 22
    found = problems_of(
        tiles=remove(["oak-ridge", "high-pass", "copper-seam"]), characters=remove(["pathfinder"])
    )
    assert found[0].what == "1 right tiles of level 1: too few for the rows"


@pytest.mark.rule("SET-6")
@pytest.mark.parametrize(("level", "needed"), [(1, 3), (2, 4), (3, 3)])
def test_bonus_tiles_suffice_for_their_places(problems_of: Problems, level: int, needed: int) -> None:
    names = ids(load_set("base"), "bonuses", level)
    (problem,) = problems_of(bonuses=remove(names[needed - 1 :]))
    assert problem.what == f"{needed - 1} bonus tiles of level {level}: too few for their places"
    assert problem.allowed == (f"at least {needed}",)


@pytest.mark.rule("SET-10")
def test_cards_and_characters_suffice_to_choose_from(problems_of: Problems) -> None:
    base = load_set("base")
    found = problems_of(
        cards=remove([card.id for card in base.cards[4:]]),
        characters=remove([character.id for character in base.characters[4:]]),
    )
    assert [(problem.what, problem.allowed) for problem in found] == [
        ("4 starting cards: too few to choose from with 4 players (SET-10)", ("at least 5",)),
        ("4 characters: too few to choose from with 4 players (SET-10)", ("at least 5",)),
    ]


def test_a_file_with_a_broken_piece_is_not_counted(problems_of: Problems) -> None:
    names = [card.id for card in load_set("base").cards[5:]]
    (problem,) = problems_of(cards=remove(names) + '[herders]\ngains = "3 sheep"\n')
    assert problem.key == "herders.gains"
