"""Every rule is named by a test, and the map leads from every section to code and tests."""

from __future__ import annotations

import re
from pathlib import Path

from terramara.messages import rule_ids
from tests.project.files import ROOT, name_of, repository_files, text_of

MAP = ROOT / "docs/rules-map.md"
RULE = re.compile(r"\b[A-Z]{1,3}-\d+\b")


def test_every_rule_is_named_by_a_test() -> None:
    named: set[str] = set()
    for path in repository_files():
        name = name_of(path)
        if name.startswith("tests/") and name.endswith(".py") and not name.startswith("tests/project/"):
            named.update(RULE.findall(text_of(path)))
    assert [rule for rule in rule_ids() if rule not in named] == []


def test_no_test_is_marked_with_a_rule_that_does_not_exist() -> None:
    marks = re.compile(r"mark\.rule\(([^)]*)\)")
    unknown = {
        f"{name_of(path)}: {rule}"
        for path in repository_files()
        if name_of(path).startswith("tests/") and path.suffix == ".py"
        for mark in marks.findall(text_of(path))
        for rule in re.findall(r"[\"']([^\"']+)[\"']", mark)
        if rule not in rule_ids()
    }
    assert not unknown


def test_the_sources_name_only_rules_that_exist() -> None:
    sections = {rule.split("-")[0] for rule in rule_ids()}
    unknown = {
        f"{name_of(path)}: {rule}"
        for path in repository_files()
        if name_of(path).startswith("src/terramara/") and path.suffix in (".py", ".ftl", ".toml")
        for rule in RULE.findall(text_of(path))
        if rule.split("-")[0] in sections and rule not in rule_ids()
    }
    assert not unknown


def names(path: Path, rule: str) -> bool:
    return path.is_file() and re.search(rf"\b{rule}\b", text_of(path)) is not None


def test_a_row_of_the_rules_map_leads_to_one_file_and_one_test_that_name_its_rules() -> None:
    rows = [
        line.split("|")[1:5]
        for line in text_of(MAP).splitlines()
        if "`tests/rules/" in line and line.count("|") == 5
    ]
    assert len(rows) > 25
    wrong: list[str] = []
    for _, rules, code, test in rows:
        section = rules.strip().removeprefix("[").partition("]")[0]
        named = f"{section}-" if section.isalpha() else section
        paths = (ROOT / "src/terramara" / code.strip(" `"), ROOT / test.strip(" `"))
        wrong += [f"{path} does not name {section}" for path in paths if not names(path, named)]
    assert wrong == []
    codes = [code for _, _, code, _ in rows]
    assert len(set(codes)) == len(codes)


def test_the_rules_map_has_every_section_and_only_files_that_exist() -> None:
    text = text_of(MAP)
    for section in {rule.split("-")[0] for rule in rule_ids()}:
        assert f"[{section}](" in text, section
    paths = re.findall(r"`([a-z_/0-9]+\.(?:py|toml))`", text)
    places = [ROOT / path if path.startswith("tests/") else ROOT / "src/terramara" / path for path in paths]
    assert [name_of(place) for place in places if not place.is_file()] == []
