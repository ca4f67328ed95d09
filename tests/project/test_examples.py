"""The Python examples of README and docs do what they say."""

from __future__ import annotations

import re
import textwrap

import pytest

from tests.project.files import ROOT

PAGES = ("README.md", "docs/bots.md", "docs/command-line.md", "docs/formats.md", "docs/sets.md")


def examples(page: str) -> list[str]:
    text = (ROOT / page).read_text(encoding="utf-8")
    fenced = re.compile(r"^ *```python\n(.*?)^ *```", re.MULTILINE | re.DOTALL)
    return [textwrap.dedent(code) for code in fenced.findall(text)]


@pytest.mark.parametrize("page", PAGES)
def test_examples_run(page: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    codes = examples(page)
    assert codes
    for code in codes:
        exec(compile(code, page, "exec"), {})
    printed = capsys.readouterr().out
    assert bool(printed) == any("print(" in code for code in codes)
    told = [line for code in codes for line in re.findall(r"^print\(.*\)  # (.*)$", code, re.MULTILINE)]
    if page == "docs/formats.md":
        assert printed.splitlines() == told  # what stands behind a print is what it prints
