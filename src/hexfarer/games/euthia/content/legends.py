"""The Legends: what they need, what they give, and which Artifact."""

from __future__ import annotations

from typing import Final

from hexfarer.games.euthia.components import Quest
from hexfarer.games.euthia.costs import NeedEssence, NeedItem, NeedResource, NeedTrophy
from hexfarer.games.euthia.effects.gains import Rep
from hexfarer.games.euthia.needs import NeedGaar, NeedGold, NeedGoldCard
from hexfarer.games.euthia.terms import AIR, FROM_MOUNTAIN, NONE, POTION, WATER

LEGEND_CARDS: Final[list[Quest]] = [
    Quest("legend_1", NONE, [NeedTrophy(2, 1), NeedGold(3)], Rep(3), artifact=0),
    Quest("legend_2", NONE, [NeedEssence(WATER, 1), NeedItem(POTION, 1)], Rep(3), artifact=1),
    Quest("legend_3", NONE, [NeedResource(FROM_MOUNTAIN, 2)], Rep(3), artifact=2),
    Quest("legend_4", NONE, [NeedGoldCard(1), NeedEssence(AIR, 1)], Rep(3), artifact=3),
    Quest("legend_5", NONE, [NeedGaar(4), NeedGold(2)], Rep(3), artifact=4),
    Quest("legend_6", NONE, [NeedTrophy(3, 1)], Rep(4), artifact=5),
]
