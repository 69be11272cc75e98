"""Reading the plain data of situations: every mistake is a Problem that names the place and the nearest word."""

from __future__ import annotations

from typing import Any

from hexfarer.kernel.phrase import Problem, unknown


def mapping(value: object, where: str, known: list[str]) -> dict[str, Any]:
    found = anything(value, where)
    for key in found:
        if key not in known:
            raise unknown("key", f"{where}.{key}" if where else key, [f"{where}.{k}" if where else k for k in known])
    return found


def anything(value: object, where: str) -> dict[str, Any]:
    """A mapping with whatever keys."""
    if not isinstance(value, dict):
        raise Problem("problem-given-mapping", {"where": where, "given": str(value)})
    return {str(key): part for key, part in value.items()}


def items(value: object, where: str) -> list[Any]:
    if not isinstance(value, list):
        raise Problem("problem-given-list", {"where": where, "given": str(value)})
    return value


def number(value: object, where: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise Problem("problem-given-number", {"where": where, "given": str(value)})
    return value


def numbers(value: object, where: str) -> list[int]:
    return [number(part, where) for part in items(value, where)]


def flag(value: object, where: str) -> bool:
    if not isinstance(value, bool):
        raise Problem("problem-given-flag", {"where": where, "given": str(value)})
    return value


def flags(value: object, where: str) -> list[bool]:
    return [flag(part, where) for part in items(value, where)]


def index_in(kind: str, word: object, known: list[str]) -> int:
    if word not in known:
        raise unknown(kind, str(word), known)
    return known.index(str(word))


def mask_of(value: object, where: str, known: list[str]) -> int:
    """Words as bits."""
    mask = 0
    for word in items(value, where):
        mask |= 1 << index_in("key", word, known)
    return mask
