"""Whether plain data is what a type says: nothing is missing, nothing more is there, at any depth."""

from __future__ import annotations

from types import UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict


def misfits(value: object, hint: Any, where: str = "view") -> list[str]:
    """What does not fit, each with its place."""
    origin, args = get_origin(hint), get_args(hint)
    if is_typeddict(hint):
        return misfits_of_keys(value, get_type_hints(hint, include_extras=True), where)
    if origin is NotRequired:
        return misfits(value, args[0], where)
    if origin in (Union, UnionType):
        found = [misfits(value, one, where) for one in args]
        return [] if [] in found else [line for lines in found for line in lines]
    if origin is Literal:
        return [] if type(value) is str and value in args else [f"{where} is {value!r}, not one of {args}"]
    if origin is list and type(value) is list:
        return [line for i, one in enumerate(value) for line in misfits(one, args[0], f"{where}[{i}]")]
    if origin is dict and get_origin(args[0]) is Literal:
        return misfits_of_keys(value, dict.fromkeys(get_args(args[0]), args[1]), where)
    if origin is dict and args[0] is str and type(value) is dict:
        strange = [f"{where} has the key {key!r}" for key in value if type(key) is not str]
        return strange + [line for key, one in value.items() for line in misfits(one, args[1], f"{where}.{key}")]
    return [] if type(value) is hint else [f"{where} is {value!r}, not {hint}"]


def misfits_of_keys(value: object, hints: dict[str, Any], where: str) -> list[str]:
    if type(value) is not dict:
        return [f"{where} is {value!r}, not a dict"]
    needed = [key for key, hint in hints.items() if get_origin(hint) is not NotRequired]
    found = [f"{where}.{key} is missing" for key in needed if key not in value]
    found += [f"{where}.{key} is not declared" for key in value if key not in hints]
    return found + [
        line for key, one in value.items() if key in hints for line in misfits(one, hints[key], f"{where}.{key}")
    ]
