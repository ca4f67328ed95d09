"""Writes web/src/api/types.ts, the browser's types, from the description of the API.

`make wire` runs it after a change of the API's shapes; with `--check` it only says whether that is needed.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from textwrap import fill
from typing import Any

from terramara.server.describe import document

FILE = Path(__file__).parents[1] / "web/src/api/types.ts"
HEAD = """\
/** The server's API, written by `make wire` from its description: the Python types are the source. */
"""
WIDTH = 110
# Names for what has none in the description, by a place where it stands.
NAMED = {
    "Resource": "GainedEvent.resource",
    "Part": "Trade.get[]",
    "Body": "Trade.get",
    "Effect": "Artefact.effects[]",
    "GameEvent": "State.events[]",
    "Decision": "View.decision?",
}


def at(schemas: dict[str, Any], path: str) -> Any:
    name, _, field = path.partition(".")
    found = schemas[name]["properties"][field.rstrip("[]?")]
    if field.endswith("[]"):
        return found["items"]
    if field.endswith("?"):
        return {"oneOf": [option for option in found["oneOf"] if option != {"type": "null"}]}
    return found


def fitted(line: str, *broken: str) -> str:
    """A line, broken where it is too long: in pairs, what is replaced and by what."""
    if len(line) > WIDTH:
        for one, many in zip(broken[::2], broken[1::2], strict=True):
            line = line.replace(one, many)
    return line + "\n"


class Writer:
    def __init__(self, schemas: dict[str, Any]) -> None:
        self.schemas = schemas
        self.named = {json.dumps(at(schemas, path)): name for name, path in NAMED.items()}

    def whole(self) -> str:
        lines = [HEAD]
        for name, path in NAMED.items():
            told = self.plain(at(self.schemas, path))
            lines.append(fill(f"export type {name} = {told};", WIDTH, subsequent_indent="  ") + "\n")
        for name, schema in sorted(self.schemas.items()):
            lines.append(self.interface(name, schema))
        return "".join(lines)

    def interface(self, name: str, schema: dict[str, Any]) -> str:
        fields = schema.get("properties", {})
        if not fields:
            return f"export type {name} = Record<string, never>;\n"
        required = schema.get("required", ())
        marked = {key if key in required else f"{key}?": self.type(of) for key, of in fields.items()}
        told = "; ".join(f"{key}: {of}" for key, of in marked.items())
        return fitted(f"export type {name} = {{ {told} }};", "; ", ";\n  ", "{ ", "{\n  ", " }", ";\n}")

    def type(self, schema: Any) -> str:
        """By its name if it has one; or null beside it."""
        known = self.named.get(json.dumps(schema))
        if known is None and {"type": "null"} in schema.get("oneOf", ()):
            rest = [option for option in schema["oneOf"] if option != {"type": "null"}]
            return self.type(rest[0] if len(rest) == 1 else {"oneOf": rest}) + " | null"
        return known or self.plain(schema)

    def plain(self, schema: Any) -> str:
        match schema:
            case {"$ref": ref}:
                return str(ref).rsplit("/", 1)[-1]
            case {"allOf": [only]}:
                return self.type(only)
            case {"oneOf": options}:
                return " | ".join(self.type(option) for option in options)
            case {"const": value}:
                return json.dumps(value)
            case {"enum": values}:
                return " | ".join(json.dumps(value) for value in values)
            case {"prefixItems": items}:
                return f"[{', '.join(self.type(item) for item in items)}]"
            case {"type": "array", "items": items}:
                inner = self.type(items)
                return f"({inner})[]" if " | " in inner else f"{inner}[]"
            case {"type": "object", "additionalProperties": of}:
                return f"Record<string, {self.type(of)}>"
            case {"type": "integer" | "number"}:
                return "number"
            case {"type": "string" | "boolean" | "null" as kind}:
                return str(kind)
        raise ValueError(f"no TypeScript for {schema}")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--check", action="store_true", help="write nothing; fail if the file is stale")
    check = parser.parse_args().check
    text = Writer(document()["components"]["schemas"]).whole()
    stale = not FILE.exists() or FILE.read_text(encoding="utf-8") != text
    if check and stale:
        sys.exit(f"{FILE.name} is not what the API's types say: run `make wire`")
    if stale:
        FILE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
