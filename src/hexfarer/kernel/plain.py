"""Objects as plain data and back, for positions that are written down exactly.

An object comes back through its constructor, which is given the attributes that its parameters are named after. So
whatever is written down (frames, effects, what they hold) has no other parameters, unless they have defaults.
"""

from __future__ import annotations

from functools import cache
from inspect import Parameter, signature
from typing import Any

from hexfarer.kernel.state import attributes


def freeze(x: object) -> object:
    """Numbers, words and lists as they are; an object as its attributes and, under "is", the name of its class."""
    if x is None or isinstance(x, (int, str)):
        return x
    if isinstance(x, (list, tuple)):
        return [freeze(y) for y in x]
    found: dict[str, object] = {"is": type(x).__name__}
    for name in attributes(x):
        found[name] = freeze(getattr(x, name))
    return found


def thaw(x: object, kinds: dict[str, type[Any]]) -> Any:
    """What was frozen, of the classes in `kinds`."""
    if isinstance(x, list):
        return [thaw(y, kinds) for y in x]
    if not isinstance(x, dict):
        return x
    parts = {str(name): thaw(value, kinds) for name, value in x.items() if name != "is"}
    made = built(kinds[str(x["is"])], parts)
    known = attributes(made)
    for name, value in parts.items():
        if name not in known:
            raise ValueError(f"{x['is']} has no `{name}`")
        setattr(made, name, value)
    return made


def built(cls: Any, parts: dict[str, Any]) -> Any:
    """An object made by its constructor, from the parts that it asks for."""
    given: list[Any] = []
    for parameter in parameters(cls):
        if parameter.kind == Parameter.VAR_POSITIONAL:
            given += parts[parameter.name]
        elif parameter.name in parts:
            given.append(parts[parameter.name])
        elif parameter.default is not Parameter.empty:
            given.append(parameter.default)
        else:
            raise ValueError(f"{cls.__name__} needs `{parameter.name}`")
    return cls(*given)


@cache
def parameters(cls: Any) -> list[Parameter]:
    """What the constructor takes; a compiled class tells it too."""
    return list(signature(cls).parameters.values())


def kinds_of(roots: list[type[Any]]) -> dict[str, type[Any]]:
    """These classes and all that are derived from them, by name."""
    found: dict[str, type[Any]] = {}
    todo = roots[:]
    while todo:
        cls = todo.pop()
        found[cls.__name__] = cls
        todo += cls.__subclasses__()
    return found
