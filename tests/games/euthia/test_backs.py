"""What is dealt anew lies under equal backs: the tables that tell which are equal say what the cards show."""

from __future__ import annotations

from hexfarer.games.euthia.components import MAP_TILES, MONSTERS, Monster
from hexfarer.games.euthia.hidden import BACKS, KINDS
from tests.support import rule


def back(card: Monster) -> tuple[object, ...]:
    return (card.health, card.limit, card.minimum, repr(card.reward.text()))


@rule("EU-COMBAT-09")
def test_monsters_have_the_same_number_where_their_backs_are_the_same() -> None:
    assert len(BACKS) == len(MONSTERS)
    for one, first in enumerate(MONSTERS):
        for other, second in enumerate(MONSTERS):
            assert (BACKS[one] == BACKS[other]) == (back(first) == back(second))
    assert len(set(BACKS)) > 20


@rule("EU-SETUP-04")
def test_every_map_tile_is_among_those_of_its_chapter_and_group() -> None:
    for number, tile in enumerate(MAP_TILES):
        where = [(i, j) for i, groups in enumerate(KINDS) for j, tiles in enumerate(groups) if number in tiles]
        assert where == [(tile.chapter, tile.group)]
