"""Every public name is documented with an example, and every example does what it says."""

from __future__ import annotations

import ast
import doctest
import inspect
from collections.abc import Iterator
from functools import cached_property
from typing import Any

import pytest

import terramara
from tests.project.files import ROOT

# Plain values: there is nothing to show.
VALUES = {"RULES_VERSION", "__version__"}


def documented() -> Iterator[tuple[str, str]]:
    for name in terramara.__all__:
        if name in VALUES:
            continue
        thing = getattr(terramara, name)
        yield name, inspect.getdoc(thing) or _doc_in_source(thing)
        if inspect.isclass(thing):
            for part, value in vars(thing).items():
                inner: Any = value.__func__ if isinstance(value, classmethod | staticmethod) else value
                if not part.startswith("_") and (
                    callable(inner) or isinstance(inner, property | cached_property)
                ):
                    yield f"{name}.{part}", inspect.getdoc(inner) or ""


def _doc_in_source(thing: Any) -> str:
    """A compiled function has no docstring left, but its source has."""
    file = ROOT / "src" / f"{thing.__module__.replace('.', '/')}.py"
    nodes = ast.parse(file.read_text(encoding="utf-8")).body
    functions = {node.name: node for node in nodes if isinstance(node, ast.FunctionDef)}
    return ast.get_docstring(functions[thing.__name__]) or ""


@pytest.mark.parametrize(("name", "doc"), list(documented()))
def test_the_examples_of_a_public_name_do_what_they_say(name: str, doc: str) -> None:
    example = doctest.DocTestParser().get_doctest(doc, dict(vars(terramara)), name, None, 0)
    assert example.examples, f"{name} has no example"
    said: list[str] = []
    failed = doctest.DocTestRunner().run(example, out=said.append).failed
    assert not failed, "".join(said)
