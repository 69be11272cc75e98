"""The shapes of the games' views as JSON schemas, from the TypedDicts of games/<game>/shape.py.

Views go out as they are made: only the page's types and the tests read this, so that no position waits for it.
"""

from __future__ import annotations

from importlib import import_module
from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from hexfarer.games import NAMES

Schema = dict[str, Any]
PLAIN: dict[type, str] = {str: "string", bool: "boolean", int: "integer", NoneType: "null"}
PLACE = "#/components/schemas/"


def shapes() -> dict[str, Schema]:
    """All shapes by their names, `<game>.View` among them; those of a game begin with its id."""
    found: dict[str, Schema] = {}
    for game in NAMES:
        module = import_module(f"hexfarer.games.{game}.shape")
        for whole in ("View", "Facts", "Forecast"):  # of the table, what its things tell besides, and its chances
            if hasattr(module, whole):
                schema_of(getattr(module, whole), game, found)
    return dict(sorted(found.items()))


def foretold() -> list[str]:
    """The games that foretell anything."""
    return [game for game in NAMES if hasattr(import_module(f"hexfarer.games.{game}.shape"), "Forecast")]


def view_schema() -> Schema:
    """The view of any game."""
    return {"anyOf": [{"$ref": f"{PLACE}{game}.View"} for game in NAMES], "title": "View"}


def forecast_schema() -> Schema:
    """A forecast of any game."""
    return {"anyOf": [{"$ref": f"{PLACE}{game}.Forecast"} for game in foretold()], "title": "Forecast"}


def schema_of(hint: Any, game: str, found: dict[str, Schema]) -> Schema:
    """A type as a schema; TypedDicts are added to `found`, and nothing may stand in them but their own keys."""
    if is_typeddict(hint):
        name = f"{game}.{hint.__name__}"
        if name not in found:
            found[name] = {}  # so that a shape may hold itself
            hints = get_type_hints(hint, include_extras=True)
            found[name] = object_of({key: schema_of(one, game, found) for key, one in hints.items()})
            found[name]["required"] = [key for key, one in hints.items() if get_origin(one) is not NotRequired]
            if doc := hint.__dict__.get("__doc__"):
                found[name]["description"] = " ".join(doc.split())
        return {"$ref": PLACE + name}
    if hint in PLAIN:
        return {"type": PLAIN[hint]}
    origin, args = get_origin(hint), get_args(hint)
    if origin is NotRequired:
        return schema_of(args[0], game, found)
    if origin is Literal:
        return {"type": "string", "enum": list(args)}
    if origin in (Union, UnionType):
        return {"anyOf": [schema_of(one, game, found) for one in args]}
    if origin is list:
        return {"type": "array", "items": schema_of(args[0], game, found)}
    if origin is dict and get_origin(args[0]) is Literal:  # every one of these words has its value
        return object_of({word: schema_of(args[1], game, found) for word in get_args(args[0])})
    if origin is dict and args[0] is str:
        return {"type": "object", "additionalProperties": schema_of(args[1], game, found)}
    raise TypeError(
        f"{game}: {hint} has no place in a view: take TypedDict, list, dict[str, …], Literal, str, int, bool"
    )


def object_of(properties: dict[str, Schema]) -> Schema:
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }
