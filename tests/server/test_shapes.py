"""The server's answers have the shapes of its description: every field, and no other."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator

from terramara import Game, load_set
from terramara.content.export import set_to_json
from terramara.server.describe import document
from tests.golden.playthrough import HERE
from tests.server.support import Browser

SCHEMAS = document()["components"]["schemas"]


def closed(schema: Any) -> Any:
    """The same, with no room for fields that are not described."""
    if isinstance(schema, list):
        return [closed(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    inner = {key: closed(value) for key, value in schema.items()}
    return {"additionalProperties": False, **inner} if "properties" in schema else inner


CLOSED = closed(SCHEMAS)


@cache
def validator(name: str) -> Draft202012Validator:
    return Draft202012Validator({"$ref": f"#/components/schemas/{name}", "components": {"schemas": CLOSED}})


def check(name: str, data: Any) -> None:
    errors = [f"{error.instance_path}: {error.message[:300]}" for error in validator(name).iter_errors(data)]
    assert not errors


@pytest.mark.parametrize("name", sorted(path.stem for path in HERE.glob("*.record")))
def test_every_view_decision_and_event_of_a_golden_game(name: str) -> None:
    record = (HERE / f"{name}.record").read_text(encoding="utf-8")
    game = Game.from_record(record, to=0)
    for _, action in Game.from_record(record).actions:
        view = {key: value for key, value in game.view(None).data.items() if key not in ("you", "legal")}
        check("View", view)
        game.apply(action)
    kinds = {event["event"] for event in game.events_since(0)}
    by_event = {s["properties"]["event"]["const"]: n for n, s in SCHEMAS.items() if n.endswith("Event")}
    assert kinds <= set(by_event)
    for event in game.events_since(0):
        check(by_event[event["event"]], event)


def test_the_base_set() -> None:
    check("ContentSet", set_to_json(load_set("base")))


def test_a_field_too_many_or_too_few_is_found() -> None:
    seat = Game.new(2).view(None).data["seats"][0]
    check("Seat", seat)
    with pytest.raises(AssertionError, match="switched"):
        check("Seat", {key: value for key, value in seat.items() if key != "switched"})
    with pytest.raises(AssertionError, match="phantom"):
        check("Seat", {**seat, "phantom": 1})


def test_the_answers_of_a_table(browser: Browser) -> None:
    table = browser.local()
    state = table.state()
    check("State", state)
    check("TableInfo", table.info())
    check("State", table.play(20, random.Random(3)))
    check("State", table.state(at=3))
    for entry in table.log():
        check("LogEntry", entry)
