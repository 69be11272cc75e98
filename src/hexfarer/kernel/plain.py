"""Objects as plain data and back, for positions that are written down exactly."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hexfarer.kernel.state import attributes


def freeze(x: object) -> object:
    """Numbers, words and lists as they are; an object as its attributes and, under "is", the name of its class."""
    if x is None or isinstance(x, int | str):
        return x
    if isinstance(x, list | tuple):
        return [freeze(y) for y in x]
    found: dict[str, object] = {"is": type(x).__name__}
    for name in attributes(x):
        found[name] = freeze(getattr(x, name))
    return found


def thaw(x: object, blank: Callable[[str], Any]) -> Any:
    """What was frozen. `blank` makes an object of the class of that name, whose attributes are then set."""
    if isinstance(x, list):
        return [thaw(y, blank) for y in x]
    if not isinstance(x, dict):
        return x
    made = blank(str(x["is"]))
    for name, value in x.items():
        if name != "is":
            setattr(made, name, thaw(value, blank))
    return made


def bare(cls: Any) -> Any:
    """An object whose attributes are not set yet; of frames and effects, for `blank`."""
    return cls.__new__(cls)
