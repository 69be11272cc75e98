"""Treasures of three levels."""

from __future__ import annotations

from typing import Final

from hexfarer.games.euthia.asking import Seq
from hexfarer.games.euthia.components import Tile
from hexfarer.games.euthia.content.makers import single
from hexfarer.games.euthia.effects.gains import Essence, Gaar, Gem, Gold, GoldCard, Heal, HealFull, Move, Rep, Silver
from hexfarer.games.euthia.terms import ANY, CHEST, DIAMOND, FLASK, HEALING, OUTSIDE, POTION, SCROLL

TREASURE_TILES: Final[list[Tile]] = [
    single("treasure1_rusty_chest", CHEST, 4, 3, 1, OUTSIDE, Gold(3)),
    single("treasure1_pilgrims_purse", CHEST, 3, 3, 1, OUTSIDE, Seq(Gold(2), Gaar(1))),
    single("treasure1_cracked_flask", FLASK, 2, 3, 1, OUTSIDE, Gem(ANY, 1)),
    single("treasure1_map_scrap", SCROLL, 2, 1, 0, OUTSIDE, Move(3)),
    single("treasure1_old_tonic", POTION, 3, 2, 1, HEALING | OUTSIDE, Heal(5)),
    single("treasure1_rune_tablet", SCROLL, 2, 2, 1, OUTSIDE, Gaar(2)),
    single("treasure1_wayfarers_relic", CHEST, 2, 3, 1, OUTSIDE, Seq(Rep(1), Gold(1))),
    single("treasure1_dark_verse", SCROLL, 2, 1, 0, OUTSIDE, Silver(2)),
    single("treasure2_iron_chest", CHEST, 4, 5, 2, OUTSIDE, Gold(5)),
    single("treasure2_jewellers_flask", FLASK, 3, 5, 2, OUTSIDE, Seq(Gem(ANY, 1), Gold(2))),
    single("treasure2_nobles_relic", CHEST, 3, 5, 2, OUTSIDE, Seq(Rep(2), Gold(2))),
    single("treasure2_rune_codex", SCROLL, 2, 4, 2, OUTSIDE, Gaar(4)),
    single("treasure2_essence_vial", FLASK, 3, 4, 2, OUTSIDE, Seq(Essence(ANY, 1), Gold(1))),
    single("treasure2_greater_tonic", POTION, 3, 3, 1, HEALING | OUTSIDE, HealFull()),
    single("treasure2_forbidden_verse", SCROLL, 2, 3, 1, OUTSIDE, Seq(GoldCard(1), Gold(2))),
    single("treasure3_golden_chest", CHEST, 5, 8, 4, OUTSIDE, Gold(8)),
    single("treasure3_kings_relic", CHEST, 4, 8, 4, OUTSIDE, Seq(Rep(3), Gold(3))),
    single("treasure3_diamond_vial", FLASK, 2, 7, 3, OUTSIDE, Seq(Gem(DIAMOND, 1), Gold(3))),
    single("treasure3_twin_essence_vial", FLASK, 3, 7, 3, OUTSIDE, Seq(Essence(ANY, 2), Gold(2))),
    single("treasure3_dragon_hoard", CHEST, 2, 10, 5, OUTSIDE, Seq(Rep(2), Gold(5), Gem(ANY, 1))),
    single("treasure3_book_of_the_order", SCROLL, 2, 6, 3, OUTSIDE, Seq(Rep(1), GoldCard(1), Gold(3))),
    single("treasure3_rune_reliquary", CHEST, 2, 7, 3, OUTSIDE, Seq(Rep(2), Gaar(4), Gold(2))),
]
