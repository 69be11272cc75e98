"""Everything that the box holds has its drawing (web/art/heroes3)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hexfarer.games.heroes3.library import library
from hexfarer.kernel.registry import Entry

ROOT = Path(__file__).parents[3]

DRAWN = {
    symbol
    for path in (ROOT / "web/art/heroes3").glob("*.svg")
    for symbol in re.findall(r'<symbol id="([^"]+)"', path.read_text(encoding="utf-8"))
}


def drawings(entry: Entry) -> list[str]:
    """What an entry of the library is drawn as."""
    of = entry.id.partition("_")[2]
    if entry.kind == "unit":
        return ["h3-unit-" + of.removeprefix("neutral_")]
    if entry.kind == "building":
        return ["h3-building-" + of]
    if entry.kind == "astrologers":
        return ["h3-sign-" + of]
    if entry.kind == "hero":
        return ["bust-" + of]
    if entry.kind == "location" and of == "town":
        return ["h3-town-castle", "h3-town-dungeon", "h3-town-necropolis"]
    if entry.kind == "location" and of not in ("empty_field", "blocked_field"):
        return ["h3-place-" + of]
    if entry.kind == "tile":
        ground = {"grass": "grass", "dirt": "dirt", "subterranean": "sub"}[str(entry.facts["ground"])]
        return ["h3-block-" + ground]
    return []


@pytest.mark.parametrize("entry", library(), ids=lambda entry: str(entry.id))
def test_it_is_drawn(entry: Entry) -> None:
    assert [one for one in drawings(entry) if one not in DRAWN] == []


def test_all_kinds_are_looked_at() -> None:
    kinds = {entry.kind for entry in library() if drawings(entry)}
    assert kinds == {"unit", "building", "astrologers", "hero", "location", "tile"}
