"""Every thing has its picture among the drawings of the page."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from hexfarer.games.euthia import GAME
from hexfarer.games.euthia.components import MAP_TILES
from hexfarer.games.euthia.icons import field_icon
from tests.games.euthia.map_table import begun
from tests.support import pick

ART = Path(__file__).parents[3] / "web/art"
DRAWN = {id for file in ART.rglob("*.svg") for id in re.findall(r'<symbol id="([^"]+)"', file.read_text())}


def test_every_entry_of_the_library_that_names_a_picture_has_one() -> None:
    icons = {entry.id: entry.facts["icon"] for entry in GAME.library() if "icon" in entry.facts}
    assert len(icons) > 400
    assert {id: icon for id, icon in icons.items() if icon not in DRAWN} == {}


def test_every_field_of_the_map_is_drawn() -> None:
    icons = {field_icon(field, i == 3) for tile in MAP_TILES for i, field in enumerate(tile.fields)}
    assert icons - {""} <= DRAWN


@pytest.mark.parametrize("seed", range(2))
def test_things_on_a_table_carry_the_key_of_a_picture(seed: int) -> None:
    chance = Random(seed)
    s = begun(("defence_of_the_realm", "walking_destruction")[seed], 2, seed)
    kinds: set[str] = set()
    for i in range(300):
        if s.over:
            break
        for thing in GAME.things(s, s.to_act()) if i % 20 == 0 else []:
            facts = thing["facts"]
            assert isinstance(facts, dict)
            icon = facts.get("icon", "")
            assert icon in DRAWN | {""}, thing["id"]
            if icon:
                kinds.add(str(thing["kind"]))
        s.apply(pick(chance, s))
    assert {"field", "piece", "tile", "deck"} <= kinds
