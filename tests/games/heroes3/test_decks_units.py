"""What situations cannot show of decks, spells and units: decks that run out, what the box holds, what no card does."""

from __future__ import annotations

import pytest

from hexfarer.games.heroes3.battle import ATTACKER, DEFENDER, GUARDS, Battle, Fighter
from hexfarer.games.heroes3.components import (
    AIR,
    ANY_SCHOOL,
    ARTIFACT,
    AT_ONCE,
    CARDS,
    COMBAT_LONG,
    EARTH,
    FIRE,
    MAJOR,
    MINOR,
    NEXT_ROUND,
    RELIC,
    ROUND_LONG,
    SPECIALTY,
    SPELL,
    TURN_LONG,
    WATER,
    card_number,
)
from hexfarer.games.heroes3.content.units import UNITS, is_neutral
from hexfarer.games.heroes3.flow.combat import SELECT, Combat, activate
from hexfarer.games.heroes3.flow.searching import Search
from hexfarer.games.heroes3.state import ABILITIES, ARTIFACTS, SPELLS, Heroes3
from hexfarer.games.heroes3.terms import BRONZE, GOLDEN, NONE, SILVER
from tests.games.heroes3.table import does, hand, options, plain
from tests.support import rule


def searching(s: Heroes3, deck: list[str], discard: list[str], count: int) -> None:
    """Seat 0 searches a spell deck of these cards, the top ones last."""
    s.removed = s.decks[SPELLS] + s.deck_discards[SPELLS]
    for id in deck + discard:
        s.removed.remove(card_number(id))
    s.decks[SPELLS] = [card_number(id) for id in deck]
    s.deck_discards[SPELLS] = [card_number(id) for id in discard]
    s.push(Search(0, SPELLS, count))
    s.changed()


def ids(cards: list[int]) -> list[str]:
    return sorted(CARDS[card].id for card in cards)


@rule("H3-DECK-007")
def test_an_empty_shared_deck_is_made_of_its_discard_pile_and_a_card_is_turned_over() -> None:
    s = plain()
    searching(s, [], ["haste", "slow", "curse", "bless"], 2)
    does(s, "look")
    assert len(s.looked) == 2
    assert len(s.deck_discards[SPELLS]) == 1
    assert len(s.decks[SPELLS]) == 1
    assert ids(s.looked + s.decks[SPELLS] + s.deck_discards[SPELLS]) == ["bless", "curse", "haste", "slow"]


@rule("H3-DECK-007")
def test_cards_that_are_looked_at_are_not_shuffled_in() -> None:
    """The deck runs out in the middle of a search."""
    s = plain()
    searching(s, ["haste"], ["slow", "curse"], 2)
    does(s, "look")
    assert "haste" in ids(s.looked)
    assert len(s.looked) == 2


@rule("H3-DECK-012")
def test_a_search_for_more_cards_than_there_are_looks_at_those_there_are() -> None:
    s = plain()
    searching(s, ["haste"], ["slow"], 4)
    does(s, "look")
    assert ids(s.looked) == ["haste"]  # slow is turned over again as the discard pile
    assert ids(s.deck_discards[SPELLS]) == ["slow"]
    does(s, options(s)[0])
    assert ids(s.players[0].hand) == ["haste"]


@rule("H3-DECK-018")
def test_artifacts_of_all_levels_are_in_one_deck() -> None:
    s = plain()
    deck = s.decks[ARTIFACTS] + s.deck_discards[ARTIFACTS]
    qualities = [CARDS[card].quality for card in deck]
    assert [qualities.count(quality) for quality in (MINOR, MAJOR, RELIC)] == [15, 10, 7]
    assert all(CARDS[card].kind == ARTIFACT for card in deck)


@rule("H3-DECK-033")
def test_no_card_of_the_core_box_is_permanent() -> None:
    """Every effect that lasts ends by itself: with the round, the combat or the turn."""
    times = {mode.lasts for card in CARDS for mode in card.modes}
    assert times == {AT_ONCE, COMBAT_LONG, ROUND_LONG, NEXT_ROUND, TURN_LONG}


@rule("H3-SPELL-010")
def test_basic_and_expert_spells_of_the_four_schools() -> None:
    spells = {card.id: card for card in CARDS if card.kind == SPELL}
    assert len(spells) == 21
    experts = {id for id, card in spells.items() if card.expert_spell}
    assert experts == {
        "chain_lightning",
        "counterstrike",
        "fire_shield",
        "fireball",
        "prayer",
        "resurrection",
        "teleport",
        "town_portal",
    }
    schools = [card.school for card in spells.values()]
    assert [schools.count(school) for school in (AIR, EARTH, FIRE, WATER)] == [5, 5, 5, 5]


@rule("H3-SPELL-011")
def test_magic_arrow_is_a_basic_spell_of_any_school() -> None:
    """No card of the core box asks for the school of a spell, so that naming one changes nothing and is not asked."""
    arrows = [card for card in CARDS if card.school == ANY_SCHOOL]
    assert [card.id for card in arrows] == ["magic_arrow"]
    assert not arrows[0].expert_spell


@rule("H3-SPELL-012")
def test_a_spell_bought_from_the_shared_deck_goes_to_the_casters_pile_when_it_is_cast() -> None:
    """Every cast of a player comes from the hand in the core box; wherever the card came from, it ends there."""
    s = plain()
    searching(s, ["town_portal", "haste"], ["slow"], 2)
    does(s, "look", "card town_portal")
    s.players[0].at[0] = s.players[0].home + 1
    s.changed()
    does(s, "play town_portal 1", "outcome 1")
    assert ids(s.players[0].discard) == ["town_portal"]
    assert "town_portal" not in ids(s.deck_discards[SPELLS] + s.decks[SPELLS])


@rule("H3-UNIT-001")
@pytest.mark.parametrize("faction", [0, 1, 2])
def test_each_faction_has_three_bronze_two_silver_and_two_golden_units(faction: int) -> None:
    tiers = [unit.tier for i, unit in enumerate(UNITS) if not is_neutral(i << 1) and unit.faction == faction]
    assert tiers == [BRONZE] * 3 + [SILVER] * 2 + [GOLDEN] * 2


@rule("H3-COMBAT-039")
@pytest.mark.parametrize("number", range(len(UNITS)))
def test_no_unit_of_the_core_box_has_an_action_of_its_own(number: int) -> None:
    """Whatever is activated only moves, attacks, defends or does nothing."""
    s = plain()
    battle = Battle(0, 0, s.players[0].home, s.players[0].home, GUARDS)
    battle.controllers = [0, 1]
    battle.round = 1
    battle.fighters = [Fighter(number << 1, ATTACKER, 5), Fighter(0, DEFENDER, 14)]
    battle.limited = True
    s.battle = battle
    s.push(Combat(0, SELECT))
    activate(s, 0)
    s.changed()
    kinds = {text.split()[0] for text in options(s)}
    assert kinds <= {"attack", "go", "defend", "done", "flee"}
    assert "go" in kinds


@rule("H3-DECK-019")
def test_specialties_are_no_spells() -> None:
    """Also those that take power: they have a way of their own and never the +1 power of a spell."""
    cards = [card for card in CARDS if card.kind == SPECIALTY]
    assert len(cards) == 18
    assert not any(mode.power for card in cards for mode in card.modes)


@rule("H3-DECK-004")
def test_each_shared_deck_has_an_open_pile_of_its_own() -> None:
    s = plain()
    for deck in (ABILITIES, ARTIFACTS, SPELLS):
        assert len(s.deck_discards[deck]) == 1
    assert len({CARDS[s.deck_discards[deck][0]].kind for deck in (ABILITIES, ARTIFACTS, SPELLS)}) == 3


@rule("H3-DECK-013")
def test_a_card_of_another_faction_may_be_replaced_any_number_of_times() -> None:
    s = plain()
    two = [card_number("necromancy")] * 2
    rest = [card for card in s.decks[ABILITIES] + s.deck_discards[ABILITIES] if card != two[0]]
    open_card = rest.pop()
    s.decks[ABILITIES] = [*rest, *two]
    s.deck_discards[ABILITIES] = [open_card]
    s.push(Search(0, ABILITIES, 1))
    s.changed()
    does(s, "look", "replace necromancy", "replace necromancy")
    assert s.deck_discards[ABILITIES] == [open_card, *two]
    assert len(s.looked) == 1
    assert s.looked[0] != NONE


@rule("H3-SPELL-008")
def test_several_map_spells_are_cast_in_a_turn() -> None:
    s = plain()
    hand(s, 0, "town_portal", "town_portal")
    for _ in range(2):
        s.players[0].at[0] = s.players[0].home + 1
        s.changed()
        does(s, "play town_portal 1", "outcome 1")
        if options(s) == ["pass"]:
            does(s, "pass")
        assert s.players[0].at[0] == s.players[0].home
    assert ids(s.players[0].discard) == ["town_portal", "town_portal"]
