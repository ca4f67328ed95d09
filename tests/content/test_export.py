"""A set as JSON, and the schema of its files."""

from __future__ import annotations

import json
import re
import tomllib
from typing import Any

import pytest

from terramara.content import load_set
from terramara.content.export import set_to_json
from terramara.content.loader import SHIPPED
from terramara.content.schema import FILES, SCHEMAS
from terramara.content.validate import mismatches


def test_a_set_becomes_json_and_every_object_says_its_type() -> None:
    data = set_to_json(load_set("base"))
    assert json.loads(json.dumps(data)) == data
    assert data["type"] == "ContentSet"
    assert data["hash"] == load_set("base").hash
    pin = next(artefact for artefact in data["artefacts"] if artefact["id"] == "bone-pin")
    assert pin == {
        "type": "Artefact",
        "id": "bone-pin",
        "name": "Bone pin",
        "level": 1,
        "category": "clothing",
        "cost": [2, 0, 0, 0],
        "vp": 1,
        "effects": [
            {
                "type": "EachRound",
                "body": [
                    {
                        "type": "Trade",
                        "pay": [{"type": "Gain", "what": "raw", "count": 1, "per": ""}],
                        "get": [{"type": "Gain", "what": "vp", "count": 3, "per": ""}],
                        "times": 1,
                    }
                ],
            }
        ],
    }


def test_an_ability_keeps_its_name() -> None:
    data = set_to_json(load_set("base"))
    sage = next(character for character in data["characters"] if character["id"] == "sage")
    assert sage["young"][1] == {"type": "Ability", "name": "more-culture"}


@pytest.mark.parametrize("file", FILES)
def test_the_base_set_fits_the_schemas(file: str) -> None:
    data = tomllib.loads((SHIPPED / "base" / file).read_text(encoding="utf-8"))
    assert list(mismatches(data, SCHEMAS[file])) == []


def schemas_inside(schema: dict[str, Any]) -> list[dict[str, Any]]:
    inner = [*schema.get("properties", {}).values(), *schema.get("patternProperties", {}).values()]
    inner += [schema["items"]] if "items" in schema else []
    return [schema, *(deeper for child in inner for deeper in schemas_inside(child))]


@pytest.mark.parametrize("file", FILES)
def test_the_schemas_use_only_what_the_checker_knows(file: str) -> None:
    known = {
        "$schema", "type", "properties", "patternProperties", "required", "additionalProperties",
        "description", "items", "minItems", "maxItems", "enum", "pattern", "minimum", "maximum",
    }  # fmt: skip
    for schema in schemas_inside(SCHEMAS[file]):
        assert set(schema) <= known
        assert schema.get("additionalProperties") in (False, None)
        if "pattern" in schema:
            re.compile(schema["pattern"])
