"""`terramara rules`: look up a rule by its id, or all rules about something."""

from __future__ import annotations

import re
import shutil
import textwrap
import unicodedata

import click
from click.shell_completion import CompletionItem

from terramara.cli.errors import Refused
from terramara.cli.texts import language, messages, t
from terramara.messages import FALLBACK


def _complete(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:  # noqa: ARG001
    from terramara.messages import rule_ids

    return [CompletionItem(rule) for rule in rule_ids() if rule.startswith(incomplete.upper())]


@click.command("rules", help=t("cli-rules-help"))
@click.argument("words", nargs=-1, metavar="[ID | WORDS]", shell_complete=_complete)
def command(words: tuple[str, ...]) -> None:
    click.echo(answer(words))


def answer(words: tuple[str, ...] | list[str]) -> str:
    """Find the rules with these words. Fails if there are none."""
    from terramara.messages import rule_ids

    wanted = " ".join(words).strip()
    if not wanted:
        return _sections()
    if wanted.upper() in rule_ids():
        return _rule(wanted.upper())
    section = [rule for rule in rule_ids() if rule.split("-")[0] == wanted.upper()]
    if section:
        told = [_rule(rule, pointer=False) for rule in section]
        return "\n\n".join([*told, _pointer(wanted.upper())])
    found = [rule for rule in rule_ids() if all(_mentions(rule, word) for word in wanted.split())]
    if not found:
        key = "cli-rules-no-id" if re.fullmatch(r"[A-Za-z]{1,3}-\d+", wanted) else "cli-rules-no-words"
        raise Refused(key, wanted=wanted)
    if len(found) == 1:
        return _rule(found[0])
    return "\n".join(_title(rule) for rule in found)


def _sections() -> str:
    from terramara.messages import rule_ids

    m = messages()
    names = dict.fromkeys(rule.split("-")[0] for rule in rule_ids())
    lines = [f"{name:<4} {m.text(f'rules-section-{name}')}" for name in names]
    return "\n".join([*lines, "", t("cli-rules-more")])


def _mentions(rule: str, word: str) -> bool:
    m = messages()
    text = f"{m.text(f'rule-{rule}.title')} {m.text(f'rule-{rule}')}"
    return _typed(word) in _typed(text)


def _typed(text: str) -> str:
    """As people type it: перекресток finds перекрёсток, metal finds métal, and any apostrophe will do."""
    marks = unicodedata.normalize("NFD", text.lower()).replace("’", "'")
    return "".join(letter for letter in marks if not unicodedata.combining(letter))


def _title(rule: str) -> str:
    return f"{rule:<6} {messages().text(f'rule-{rule}.title')}"


def _rule(rule: str, *, pointer: bool = True) -> str:
    width = min(shutil.get_terminal_size().columns, 100)
    text = textwrap.fill(messages().text(f"rule-{rule}"), width)
    title = messages().text(f"rule-{rule}.title")
    return f"{rule} · {title}\n{text}" + (f"\n\n{_pointer(rule)}" if pointer else "")


def _pointer(anchor: str) -> str:
    page = f"rules.md#{anchor}"
    if language() != FALLBACK:
        return t("cli-rules-docs", page=f"docs/{language()}/{page}")
    if anchor == "D" or anchor.startswith("D-"):
        page = f"rulings.md#{anchor}" if "-" in anchor else "rulings.md"
    return t("cli-rules-docs", page=f"docs/{page}")
