"""The OpenAPI schema as JSON: `python -m hexfarer.server.schema > web/openapi.json`."""

from __future__ import annotations

import json
import sys
from typing import Any, Final

from pydantic import TypeAdapter

from hexfarer.server import live, models
from hexfarer.server.app import create_app
from hexfarer.server.settings import Settings
from hexfarer.server.shapes import forecast_schema, shapes, view_schema

MESSAGE: Final = TypeAdapter[
    models.PositionMessage | models.PatchMessage | models.SeatsMessage | models.ErrorMessage | models.Pong
](models.Message)


def schema() -> dict[str, Any]:
    """The interface, with the messages of the socket and the views of the games among its components."""
    found = create_app(Settings()).openapi()
    add_messages(found)
    add_views(found)
    return found


def add_messages(found: dict[str, Any]) -> None:
    """OpenAPI knows no sockets; what is said there stands with the other schemas."""
    components = found["components"]["schemas"]
    template = "#/components/schemas/{model}"
    said: dict[str, Any] = live.SAID.json_schema(ref_template=template)
    message: dict[str, Any] = MESSAGE.json_schema(ref_template=template, mode="serialization")
    for name, made in (("Said", said), ("Message", message)):
        for key, value in made.pop("$defs", {}).items():
            components.setdefault(key, value)
        components[name] = made


def add_views(found: dict[str, Any]) -> None:
    """The server sends views as the games make them; what is in them stands with the other schemas."""
    components = found["components"]["schemas"]
    components.update(shapes())
    components["Position"]["properties"]["view"] = view_schema()
    components["ForecastOut"]["properties"]["found"] = forecast_schema()


def text() -> str:
    return json.dumps(schema(), indent=1, ensure_ascii=False, sort_keys=True) + "\n"


if __name__ == "__main__":
    sys.stdout.write(text())
