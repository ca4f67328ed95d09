"""The API and its description. The tests check the answers against it, and the browser's types are made from
it."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from terramara import __version__
from terramara.content import model
from terramara.server import api_info, api_play, api_tables

if TYPE_CHECKING:
    from litestar._openapi.schema_generation import SchemaCreator
    from litestar.openapi.spec import Schema


class OncePlugin(JsonRenderPlugin):
    """Encode the description of the API once: it takes as long as 20 other answers."""

    _body: bytes | None = None

    def render(self, request: Any, openapi_schema: dict[str, Any]) -> bytes:
        if self._body is None:
            self._body = super().render(request, openapi_schema)
        return self._body


HANDLERS = [*api_info.HANDLERS, *api_tables.HANDLERS, *api_play.HANDLERS]
CONFIG = OpenAPIConfig(
    title="Terramara",
    version=__version__,
    path="/api",
    # Only JSON: the pages that show it load scripts from elsewhere.
    render_plugins=[OncePlugin(path="/openapi.json")],
    use_handler_docstrings=True,
)


class Pieces(OpenAPISchemaPlugin):
    """Describe a set's pieces as they are sent: each with its class under `type`."""

    @staticmethod
    def is_plugin_supported_field(field_definition: FieldDefinition) -> bool:
        return field_definition.is_dataclass_type and field_definition.type_.__module__ == model.__name__

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: SchemaCreator) -> Schema:
        hints = field_definition.get_type_hints(include_extras=True)
        kind = field_definition.type_
        told = {field.name: hints[field.name] for field in fields(kind)}
        all_of = {"type": Literal[kind.__name__], **told}
        return schema_creator.create_component_schema(
            field_definition,
            required=["type", *told],
            property_fields={name: FieldDefinition.from_kwarg(of, name) for name, of in all_of.items()},
        )


def document() -> dict[str, Any]:
    """The description, without a server."""
    app = Litestar(route_handlers=HANDLERS, openapi_config=CONFIG, plugins=[Pieces()], logging_config=None)
    told: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(app.openapi_schema.to_schema()))
    return told
