"""The road of a set: what may be drawn, and what may not (ROA-2, ROA-3)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from terramara.content import Problem

Problems = Callable[..., tuple[Problem, ...]]

WRONG = [
    ("top = { straight = 'x9' }", "road.top.straight", 'there is no place "x9"'),
    ("c2 = { left = 'c1' }", "road.c2.left", '"c1" leads back to "c2"'),
    ("c2 = { straight = 'c2' }", "road.c2.straight", '"c2" leads back to "c2"'),
    ("c2 = { left = 'c3' }", "road.c2", "two of its ways lead to the same place"),
    ("end = { straight = 'c1' }", "road.end", "no way leads on from the end"),
    ("x1 = { kind = 'plain', row = 1 }", "road.x1", "no way leads on from here"),
    ("x1 = { kind = 'plain', row = 1, straight = 'c1' }", "road.x1", "no caravan can come here from the top"),
    ("c1 = { left = 'c3' }", "road.c2", "a caravan can pass by crossroads 2"),
    ("x1 = { kind = 'plain', straight = 'c1' }", "road.x1", '"row" is missing'),
    ("top = { row = 1 }", "road.top.row", "the top and the end belong to no row"),
    ("x1 = { kind = 'end' }", "road", 'has 2 places of kind "end"'),
    ("top = { kind = 'plain', row = 1 }", "road", 'has 0 places of kind "top"'),
    ("c2 = { row = 1 }", "road", 'row 1 (level 1) has 2 places of kind "crossroads"'),
    ("o1 = { kind = 'plain' }", "road", 'row 1 (level 1) has 0 places of kind "outpost"'),
    ("b5 = { kind = 'outpost' }", "road", 'row 5 (level 3) has 1 places of kind "outpost"'),
    ("o1 = { kind = 'bonus', level = 1 }", "road", 'row 1 (level 1) has 2 places of kind "bonus"'),
    ("c1 = { level = 2 }", "road.c1", '"level" belongs to bonus places'),
    ("x1 = { kind = 'bonus', row = 3, straight = 'c1' }", "road.x1", '"level" belongs to bonus places'),
    ("b1 = { row = 2 }\nb2 = { row = 1 }", "road.b1", "row 2's places lie between crossroads 1"),
    ("x1 = { kind = 'market' }", "road.x1.kind", 'cannot be "market"'),
    ("X1 = { kind = 'plain' }", "road.X1", "is not a good name here"),
]


@pytest.mark.rule("ROA-2", "ROA-3", "D-6")
@pytest.mark.parametrize(("places", "key", "what"), WRONG)
def test_a_wrong_road_is_refused(problems_of: Problems, places: str, key: str, what: str) -> None:
    found = problems_of(board=f"[road]\n{places}\n")
    assert any(problem.key == key and what in problem.what for problem in found), found


def test_a_circle_is_told_once_for_each_way_back(problems_of: Problems) -> None:
    found = problems_of(board="[road]\nc6 = { straight = 'c5' }\n")
    assert {problem.key for problem in found} == {"road.c5.straight", "road.c5.left", "road.b6.straight",
                                                  "road.c6.straight"}  # fmt: skip


def test_a_road_of_more_than_30_places_is_refused(problems_of: Problems) -> None:
    chain = [f"p{n} = {{ kind = 'plain', row = 1, straight = 'p{n + 1}' }}" for n in range(1, 13)]
    chain[-1] = "p12 = { kind = 'plain', row = 1, straight = 'c1' }"
    chain += ["p13 = { kind = 'plain', row = 1, straight = 'c1' }", "b1 = { left = 'p13' }"]
    found = problems_of(board="\n".join(["[road]", "top = { straight = 'p1' }", *chain]))
    assert [(problem.key, problem.what) for problem in found] == [("road", "has 31 places")]
