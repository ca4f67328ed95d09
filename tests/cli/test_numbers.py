"""Numbers and marks in the terminal stand as the reader's language writes them."""

from __future__ import annotations

import pytest

from terramara.cli.numbers import number, percent, short
from terramara.cli.report import console

WRITTEN = {
    "en": ("1,234.5", "12%", "12.3%", "0.25"),
    "nl": ("1.234,5", "12%", "12,3%", "0,25"),
    "fr": ("1\u202f234,5", "12\u00a0%", "12,3\u00a0%", "0,25"),
    "de": ("1.234,5", "12\u00a0%", "12,3\u00a0%", "0,25"),
    "ru": ("1\u00a0234,5", "12\u00a0%", "12,3\u00a0%", "0,25"),
}


@pytest.mark.parametrize("language", WRITTEN)
def test_numbers_and_shares_by_language(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERRAMARA_LANGUAGE", language)
    assert (number(1234.5, 1), percent(0.1234), percent(0.1234, 1), short(0.25)) == WRITTEN[language]


@pytest.mark.parametrize("space", ["\u00a0", "\u202f"])
def test_no_line_breaks_at_a_space_that_holds_a_mark_or_a_unit(space: str) -> None:
    out = console()
    with out.capture() as shown:
        out.print(f"Dans la forêt{space}: 2{space}PV", width=14)
    assert [line.rstrip() for line in shown.get().splitlines()] == ["Dans la", f"forêt{space}: 2{space}PV"]
