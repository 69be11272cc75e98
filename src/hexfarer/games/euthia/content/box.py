"""Fills the lists of components.py, once."""

from __future__ import annotations

from hexfarer.games.euthia import components as box
from hexfarer.games.euthia.content.alchemist import ALCHEMIST_TILES
from hexfarer.games.euthia.content.boards import HERO_BOARDS
from hexfarer.games.euthia.content.cards import (
    CARD_FACES_OF_BOX,
    COMBAT_CARDS_OF_BOX,
    DWURT_DIE,
    ELEMENTALS_OF_BOX,
    ESSENCES_OF_BOX,
    GEMS_OF_BOX,
)
from hexfarer.games.euthia.content.elites import ELITE_CARDS
from hexfarer.games.euthia.content.hero_tiles import HERO_TILES
from hexfarer.games.euthia.content.legends import LEGEND_CARDS
from hexfarer.games.euthia.content.map import MAP
from hexfarer.games.euthia.content.merchant import MERCHANT_TILES
from hexfarer.games.euthia.content.modules import EVENT_CARDS, FARRUG_ATTACKS, FARRUG_STAGES, GOLEM_CARD, RAGE_CARDS
from hexfarer.games.euthia.content.monsters import MONSTER_CARDS
from hexfarer.games.euthia.content.quests import QUEST_CARDS_OF_BOX
from hexfarer.games.euthia.content.resources import RESOURCE_TILES
from hexfarer.games.euthia.content.rewards import ARTIFACT_TILES, OPEN_TILES, REWARD_TILES, SUPPLY_TILES
from hexfarer.games.euthia.content.slayers import SLAYERS_TILES
from hexfarer.games.euthia.content.treasures import TREASURE_TILES


def fill() -> None:
    """Lay everything out."""
    for tiles in (
        HERO_TILES,
        MERCHANT_TILES,
        ALCHEMIST_TILES,
        SLAYERS_TILES,
        RESOURCE_TILES,
        TREASURE_TILES,
        REWARD_TILES,
        SUPPLY_TILES,
        OPEN_TILES,
        ARTIFACT_TILES,
    ):
        for tile in tiles:
            box.TILES.append(tile)
            box.TILE_IDS.append(tile.id)
    for cards in (MONSTER_CARDS, ELITE_CARDS, FARRUG_STAGES, [GOLEM_CARD]):
        for card in cards:
            box.MONSTERS.append(card)
            box.MONSTER_IDS.append(card.id)
    for quest in QUEST_CARDS_OF_BOX:
        box.QUESTS.append(quest)
        box.QUEST_IDS.append(quest.id)
    for legend in LEGEND_CARDS:
        box.LEGENDS.append(legend)
        box.LEGEND_IDS.append(legend.id)
    for tile_ in MAP:
        box.MAP_TILES.append(tile_)
        box.MAP_TILE_IDS.append(tile_.id)
    box.BOARDS.extend(HERO_BOARDS)
    box.CARD_FACES.extend(CARD_FACES_OF_BOX)
    box.COMBAT_CARDS.extend(COMBAT_CARDS_OF_BOX)
    for when, effect in GEMS_OF_BOX:
        box.GEM_USES.append((when, effect))
    for when, effect in ESSENCES_OF_BOX:
        box.ESSENCE_USES.append((when, effect))
    for rows in ELEMENTALS_OF_BOX:
        box.CONFRONTATIONS.append([(least, most, effect) for least, most, effect in rows])
    for effect in DWURT_DIE:
        box.DWURT_FACES.append(effect)
    for event in EVENT_CARDS:
        box.EVENTS.append(event)
        box.EVENT_IDS.append(event.id)
    for dragon in FARRUG_ATTACKS:
        box.DRAGON_ATTACKS.append(dragon)
        box.DRAGON_ATTACK_IDS.append(dragon.id)
    for rage in RAGE_CARDS:
        box.RAGES.append(rage)
        box.RAGE_IDS.append(rage.id)
