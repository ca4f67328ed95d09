"""Every error that a page can get from the server has words, and no words are left of errors long gone."""

from __future__ import annotations

import re

from terramara.server.errors import BY_STATUS
from tests.locales.catalogue import ROOT, WEB, read

# A code is raised, or stands in an answer that is made without raising anything.
RAISED = re.compile(r'\b(?:Refusal|Refused)\(\s*(?:\d+,\s*)?"([a-z-]+)"')
ANSWERED = re.compile(r'"error": "([a-z-]+)"|return \d{3}, "([a-z-]+)"')
# The page itself found out.
OF_THE_PAGE = {"failed", "offline"}
# No page of ours asks in such a way.
OF_STRANGERS = {"no-such-method", "wrong-host", "wrong-origin", "no-header"}


def codes() -> set[str]:
    found = set(BY_STATUS.values())
    for path in (ROOT / "src/terramara/server").glob("*.py"):
        text = path.read_text(encoding="utf-8")
        found |= set(RAISED.findall(text))
        found |= {one or other for one, other in ANSWERED.findall(text)}
    return found


def test_the_servers_errors_have_words_and_no_others() -> None:
    known = {name.removeprefix("web-error-") for name in read("en").files if name.startswith("web-error-")}
    assert known - OF_THE_PAGE == codes() - OF_STRANGERS
    assert codes() >= OF_STRANGERS


def test_what_the_page_finds_out_is_said_there() -> None:
    pages = "".join(path.read_text(encoding="utf-8") for path in WEB)
    assert all(f'"{code}"' in pages for code in OF_THE_PAGE)
