"""The codes of every refusal the engine can give, read from its sources."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from terramara.engine import notation, vocabulary

ENGINE = Path(notation.__file__).parent


def reason_codes() -> Iterator[str]:
    """The second argument of every `Reason(rule, code)` in the engine, and the codes of its actions."""
    yield from (run.code for run in vocabulary.ACTIONS if run.code)
    for path in sorted(ENGINE.glob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        named = {
            node.targets[0].id: node.value
            for node in ast.walk(tree)
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Reason":
                code = node.args[1]
                if ast.unparse(code) == "run.code":  # from the table
                    continue
                value = named[code.id] if isinstance(code, ast.Name) else code
                for part in [value.body, value.orelse] if isinstance(value, ast.IfExp) else [value]:
                    assert isinstance(part, ast.Constant), f"{path.name}: a code that cannot be read"
                    yield str(part.value)
