"""Write docs/api.md, the reference of the Python API, from the docstrings of the public names.

    python scripts/api_page.py          write it
    python scripts/api_page.py --check  fail if it is not what would be written

The examples in it are those of the docstrings, and a test runs them.
"""

from __future__ import annotations

import ast
import inspect
import sys
from functools import cached_property
from pathlib import Path
from types import BuiltinFunctionType
from typing import Any

import terramara

PAGE = Path(__file__).resolve().parent.parent / "docs/api.md"
HEAD = """\
# The Python API

Everything that `import terramara` offers, from its docstrings; the examples are run as tests. A game is a
set, options, a seed and a list of actions. [Notation](notation.md) tells how actions are written and what
each decision is about, [Positions and records](formats.md) how games are kept, and
[For bot authors](bots.md) how to play by program.

Turns that are finished pass by themselves: after an action, `game.decision` is the next one with more than
one answer.
"""


def public() -> list[tuple[str, Any]]:
    """The public names that have a docstring of their own, in the order of the alphabet."""
    named = sorted(terramara.__all__, key=str.lower)
    return [(name, getattr(terramara, name)) for name in named if callable(getattr(terramara, name))]


def members(thing: Any) -> list[tuple[str, Any]]:
    """The public methods and properties of a class that are documented, in the order of the source."""
    found = [(name, value) for name, value in vars(thing).items() if not name.startswith("_")]
    return [(name, value) for name, value in found if doc(value) and not isinstance(value, str)]


def doc(thing: Any) -> str:
    kinds = (classmethod, staticmethod, property, cached_property)
    if not (callable(thing) or isinstance(thing, kinds)):
        return ""
    inner = thing.__func__ if isinstance(thing, classmethod | staticmethod) else thing
    return inspect.getdoc(inner) or _doc_in_source(inner)


def _doc_in_source(thing: Any) -> str:
    """A compiled function has no docstring left, but its source has."""
    if not isinstance(thing, BuiltinFunctionType):
        return ""
    nodes = ast.parse(source(thing.__module__)).body
    functions = {node.name: node for node in nodes if isinstance(node, ast.FunctionDef)}
    return ast.get_docstring(functions[thing.__name__]) or ""


def source(module: str) -> str:
    file = Path(terramara.__file__).parent.joinpath(*module.split(".")[1:]).with_suffix(".py")
    return file.read_text(encoding="utf-8")


def signature(module: str, *path: str) -> str:
    """How a function is called, from its source: compiled or not, it reads the same."""
    node: Any = ast.parse(source(module))
    for name in path:
        found = [part for part in node.body if getattr(part, "name", "") == name]
        if not found:
            return ""
        node = found[0]
    if not isinstance(node, ast.FunctionDef):
        return ""
    marks = {mark.id for mark in node.decorator_list if isinstance(mark, ast.Name)}
    if marks & {"property", "cached_property"}:
        return f": {ast.unparse(node.returns)}" if node.returns else ""
    if len(path) > 1 and "staticmethod" not in marks:
        del node.args.args[0]  # self or cls
    returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    return f"({ast.unparse(node.args)}){returns}"


def entry(mark: str, module: str, path: tuple[str, ...], text: str) -> list[str]:
    name = ".".join(path)
    called = signature(module, *path)
    code = ["```python", f"{name}{called}", "```", ""] if called else []
    return [f"{mark} {name} {{ #{name} }}", "", *code, *told(text), ""]


def told(text: str) -> list[str]:
    """A docstring as Markdown: its examples are set apart as code."""
    lines: list[str] = []
    inside = False
    for line in text.splitlines():
        if line.startswith(">>>") and not inside:
            lines.append("```pycon")
            inside = True
        elif not line and inside:
            lines.append("```")
            inside = False
        lines.append(line)
    return [*lines, "```"] if inside else lines


def page() -> str:
    lines = [HEAD]
    for name, thing in public():
        lines += entry("##", thing.__module__, (name,), doc(thing))
        if inspect.isclass(thing):
            for part, value in members(thing):
                lines += entry("###", thing.__module__, (name, part), doc(value))
    return "\n".join(lines).rstrip() + "\n"


def main() -> int:
    text = page()
    if "--check" in sys.argv[1:]:
        if PAGE.read_text(encoding="utf-8") != text:
            print(f"{PAGE.name} is not fresh: python scripts/api_page.py", file=sys.stderr)
            return 1
        return 0
    PAGE.write_text(text, encoding="utf-8")
    print(f"docs/{PAGE.name} written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
