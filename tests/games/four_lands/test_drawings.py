"""Every thing has its picture among the drawings of the page."""

from __future__ import annotations

import re
from pathlib import Path

from hexfarer.games.four_lands import icons
from hexfarer.games.four_lands.content.agents import AGENT_IDS
from hexfarer.games.four_lands.content.decks import DECK_SIZE, IS_AGENT, KIND, KIND_IDS
from hexfarer.games.four_lands.terms import ARTEFACTS, SIDES

ART = Path(__file__).parents[3] / "web/art"
SYMBOL = re.compile(r'<symbol id="([^"]+)"')
DRAWN = {id for file in ART.rglob("*.svg") for id in SYMBOL.findall(file.read_text())}
CARDS = [id for id in KIND_IDS if id not in AGENT_IDS]


def test_every_field_task_artefact_and_card_is_drawn() -> None:
    keys = {*icons.FIELD_ICONS, *icons.TASK_ICONS, *map(icons.card_icon, KIND_IDS), *map(icons.item_icon, CARDS)}
    keys |= {icons.artefact_icon(artefact) for artefact in range(len(ARTEFACTS))}
    keys |= {icon(side) for side in SIDES for icon in (icons.side_icon, icons.hood_icon)}
    assert len(keys) > 90
    assert keys - DRAWN == set()


def agents_in(group: str) -> set[str]:
    return set(SYMBOL.findall((ART / f"four_lands/agents_{group}.svg").read_text()))


def test_the_agents_of_a_side_come_together() -> None:
    shared = agents_in("shared")
    for side, id in enumerate(SIDES):
        deck = range(side * DECK_SIZE, (side + 1) * DECK_SIZE)
        agents = {icons.card_icon(KIND_IDS[KIND[card]]) for card in deck if IS_AGENT[card]}
        assert agents_in(id) == agents - shared
