"""Traps of the compiled engine that neither mypy nor mypyc reports."""

from __future__ import annotations

import ast

import pytest

from tests.project.files import ROOT

ENGINE = sorted((ROOT / "src" / "terramara" / "engine").glob("*.py"))


def shifted_ones(source: str) -> list[int]:
    """Lines with `1 << name`: mypyc writes a C int for the 1, so that from bit 31 on the result is wrong."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.LShift)
        and isinstance(node.left, ast.Constant)
        and not isinstance(node.right, ast.Constant)
        and not (isinstance(node.right, ast.Name) and node.right.id.isupper())
    ]


@pytest.mark.parametrize("path", ENGINE, ids=lambda path: path.stem)
def test_masks_are_shifted_from_bit_not_from_a_plain_one(path: object) -> None:
    found = shifted_ones(ROOT.joinpath(str(path)).read_text(encoding="utf-8"))
    assert found == [], f"{path}: write BIT << n on lines {found}"


def test_a_shifted_one_would_be_found() -> None:
    assert shifted_ones("a = BIT << n\nb = 1 << 45\nc = 1 << n\nd = x | 1 << (row + 1)") == [3, 4]
