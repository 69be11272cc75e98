"""What is in the box, counted."""

from __future__ import annotations

from collections import Counter

from hexfarer.games.euthia import GAME
from hexfarer.games.euthia.components import (
    BOARDS,
    CARD_FACES,
    CHAPTERS,
    COMBAT_CARDS,
    CONFRONTATIONS,
    DRAGON_ATTACKS,
    DWURT_FACES,
    ESSENCE_USES,
    EVENTS,
    FIRST_ELITE,
    FIRST_STAGE,
    GEM_USES,
    LEGENDS,
    MAP_TILE_IDS,
    MAP_TILES,
    MONSTER_IDS,
    MONSTERS,
    QUESTS,
    RAGES,
    STAGES,
    START,
    THE_GOLEM,
    TILE_IDS,
    TILES,
)
from hexfarer.games.euthia.terms import (
    CARDS,
    COPIES_OF_CARD,
    ENCOUNTERS,
    FIELD_KINDS,
    FIRST_GOLD,
    GEMS,
    HEROES,
    LEGEND,
    OWN,
    RUINS,
    STACKS,
    TOKENS,
    WITCH,
)
from tests.support import rule


def copies(home: int) -> int:
    return sum(tile.copies for tile in TILES if tile.home == home)


@rule("EU-COMP-01")
def test_one_to_four_players_with_six_heroes() -> None:
    assert HEROES == ["dral", "keleia", "ael", "maeldur", "skoldur", "taesiri"] == [board.id for board in BOARDS]
    assert {(scenario.fewest, scenario.most) for scenario in GAME.scenarios} == {(1, 4)}


@rule("EU-COMP-02")
def test_map_tiles_by_chapter() -> None:
    assert [sum(tile.chapter == chapter for tile in MAP_TILES) for chapter in range(len(CHAPTERS))] == [
        16,
        13,
        14,
        14,
        12,
    ]
    assert len(set(MAP_TILE_IDS)) == 69


@rule("EU-COMP-03")
def test_three_action_tokens_for_every_hero() -> None:
    assert TOKENS == ["mining", "trade", "combat"]


@rule("EU-COMP-04")
def test_hero_tiles() -> None:
    assert {hero: copies(OWN + number) for number, hero in enumerate(HEROES)} == {
        "maeldur": 21,
        "ael": 22,
        "dral": 22,
        "keleia": 22,
        "skoldur": 24,
        "taesiri": 24,
    }


@rule("EU-COMP-05", "EU-COMP-06")
def test_trade_resource_and_treasure_tiles() -> None:
    assert {stack: copies(home) for home, stack in enumerate(STACKS)} == {
        "merchant": 73,
        "alchemist": 76,
        "slayers": 70,
        "mountain": 25,
        "lake": 25,
        "cave": 24,
        "treasure1": 20,
        "treasure2": 20,
        "treasure3": 20,
        "hunter": 12,
        "armourer": 12,
        "witch": 7,
        "supplies": 6,
        "potions": 12,
        "scrolls": 4,
        "artifacts": 6,
    }


@rule("EU-COMP-07")
def test_monsters_and_elites_by_level() -> None:
    assert Counter(card.level for card in MONSTERS[:FIRST_ELITE]) == {1: 14, 2: 14, 3: 12}
    assert Counter(card.level for card in MONSTERS[FIRST_ELITE:FIRST_STAGE]) == {1: 7, 2: 7, 3: 6}


@rule("EU-COMP-08")
def test_silver_gold_and_combat_cards() -> None:
    assert len(CARDS) == len(CARD_FACES) == 7
    assert FIRST_GOLD * COPIES_OF_CARD == 24
    assert (len(CARDS) - FIRST_GOLD) * COPIES_OF_CARD == 32
    assert [len(face.segments) for face in CARD_FACES] == [2] * 3 + [3] * 4
    assert len(COMBAT_CARDS) == 36
    assert all(1 <= left <= 6 and 1 <= right <= 6 for left, right, _, _ in COMBAT_CARDS)


@rule("EU-COMP-09")
def test_seven_quests_of_each_encounter_and_five_of_the_witch_more() -> None:
    assert len(ENCOUNTERS) == 14
    assert len(QUESTS) == 103
    for encounter in range(len(ENCOUNTERS)):
        usual = [quest for quest in QUESTS if quest.type == encounter and quest.players != 1]
        alone = [quest for quest in QUESTS if quest.type == encounter and quest.players == 1]
        assert (len(usual), len(alone)) == (7, 5 if encounter == WITCH else 0)


@rule("EU-COMP-10")
def test_cards_of_the_scenarios() -> None:
    assert [len(cards) for cards in (DRAGON_ATTACKS, EVENTS, LEGENDS, RAGES, CONFRONTATIONS)] == [4, 7, 6, 10, 4]
    assert MONSTER_IDS[FIRST_STAGE:] == ["farrug_1", "farrug_2", "farrug_3", "farrug_4", "golem"]
    assert FIRST_STAGE + STAGES == THE_GOLEM


@rule("EU-COMP-11")
def test_kinds_of_gem_and_essence() -> None:
    assert len(GEMS) == len(GEM_USES) == 8
    assert len(ESSENCE_USES) == 4


@rule("EU-COMP-12")
def test_the_dwurt_die_has_six_faces() -> None:
    assert len(DWURT_FACES) == 6


@rule("EU-COMP-13")
def test_monster_tiles_are_not_modelled() -> None:
    assert not [id for id in TILE_IDS if "monster" in id]


@rule("EU-COMP-14")
def test_every_thing_has_a_name_of_its_own_and_a_number() -> None:
    for ids in (TILE_IDS, MONSTER_IDS, MAP_TILE_IDS):
        assert len(set(ids)) == len(ids)
    assert all(tile.copies >= 1 for tile in TILES)


@rule("EU-MAP-01", "EU-MAP-04")
def test_tiles_have_three_fields_and_special_ones_a_centre() -> None:
    for tile in MAP_TILES:
        assert len(tile.fields) == (4 if tile.special() else 3)
        assert all(0 <= field.kind < len(FIELD_KINDS) and field.monster <= 3 for field in tile.fields)
    assert len([tile for tile in MAP_TILES if tile.group == START]) == 2
    legends = [tile.id for tile in MAP_TILES if any(field.kind == LEGEND for field in tile.fields)]
    ruins = [tile.id for tile in MAP_TILES if any(field.kind == RUINS for field in tile.fields)]
    assert (legends, ruins) == (["II-07", "III-08", "IV-07", "V-05"], ["V-06"])
