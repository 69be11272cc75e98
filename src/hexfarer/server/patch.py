"""The difference between two JSON documents as operations of RFC 6902."""

from __future__ import annotations

from typing import Any

Patch = list[dict[str, Any]]


def difference(old: Any, new: Any, path: str = "") -> Patch:
    """What makes `new` of `old`. Lists are compared from both ends, so that what was added or taken out stays small.

    A place holds either truth values or numbers, not now one and now the other: Python takes 1 and true for the same.
    """
    if old is new or old == new:
        return []
    if isinstance(old, dict) and isinstance(new, dict):
        return _of_dicts(old, new, path)
    if isinstance(old, list) and isinstance(new, list):
        return _of_lists(old, new, path)
    return [{"op": "replace", "path": path, "value": new}]


def _of_dicts(old: dict[str, Any], new: dict[str, Any], path: str) -> Patch:
    found: Patch = []
    for key, was in old.items():
        if key not in new:
            found.append({"op": "remove", "path": f"{path}/{_escape(key)}"})
        elif was is not new[key] and was != new[key]:  # most are the same: a look before the path is written
            found += difference(was, new[key], f"{path}/{_escape(key)}")
    found += [{"op": "add", "path": f"{path}/{_escape(key)}", "value": new[key]} for key in new if key not in old]
    return found


def _of_lists(old: list[Any], new: list[Any], path: str) -> Patch:
    start = 0
    while start < min(len(old), len(new)) and old[start] == new[start]:
        start += 1
    end = 0
    while end < min(len(old), len(new)) - start and old[-1 - end] == new[-1 - end]:
        end += 1
    gone, come = old[start : len(old) - end], new[start : len(new) - end]
    both = min(len(gone), len(come))
    found: Patch = []
    for i in range(both):
        found += difference(gone[i], come[i], f"{path}/{start + i}")
    found += [{"op": "remove", "path": f"{path}/{start + both}"} for _ in gone[both:]]
    found += [{"op": "add", "path": f"{path}/{i}", "value": value} for i, value in enumerate(come[both:], start + both)]
    return found


def _escape(key: str) -> str:
    return key.replace("~", "~0").replace("/", "~1")
