"""What situations cannot show of decks, spells and units: decks that run out, what the box holds, what no card does."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import hexfarer
from hexfarer.games.heroes3.battle import ATTACKER, DEFENDER, GUARDS, Battle, Fighter
from hexfarer.games.heroes3.components import (
    AFTER_ATTACK,
    AFTER_ROLL,
    AIR,
    ANY_SCHOOL,
    ARTIFACT,
    AT_ONCE,
    CARDS,
    COMBAT_LONG,
    EARTH,
    FIRE,
    INSTANT,
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
from hexfarer.games.heroes3.content.ai_cards import AI_CARD_IDS, AI_CARDS
from hexfarer.games.heroes3.content.traits import TRAITS
from hexfarer.games.heroes3.content.units import UNITS, is_neutral
from hexfarer.games.heroes3.flow.cards import Laid, mode_verdict, plays
from hexfarer.games.heroes3.flow.combat import SELECT, Combat, activate
from hexfarer.games.heroes3.flow.ending import clear
from hexfarer.games.heroes3.flow.moments import CastEarly
from hexfarer.games.heroes3.flow.searching import Search
from hexfarer.games.heroes3.flow.turn import Turn
from hexfarer.games.heroes3.reasons import REASONS
from hexfarer.games.heroes3.state import ABILITIES, ARTIFACTS, SPELLS, Heroes3
from hexfarer.games.heroes3.terms import BRONZE, GOLDEN, NONE, SILVER
from hexfarer.kernel.action import a_of
from tests.games.heroes3.ai_tables import combat, settled, started
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


def lasting() -> list[tuple[str, int]]:
    """The ways to use cards that leave the card in play."""
    return [(card.id, number) for card in CARDS for number, mode in enumerate(card.modes, 1) if mode.lasts != AT_ONCE]


@rule("H3-DECK-033")
@pytest.mark.parametrize(("id", "number"), lasting())
def test_no_card_of_the_core_box_stays_in_play_for_good(id: str, number: int) -> None:
    """None is permanent: whatever lies in play is in its owner's discard pile when its time is over."""
    s = plain()
    player, card = s.players[0], card_number(id)
    lasts = CARDS[card].modes[number - 1].lasts
    player.discard, player.playing = [], [card]
    if lasts == TURN_LONG:
        s.push(Laid(0, card, lasts))
        s.settle()
        assert player.ongoing == [card]
        s.push(Turn(0))
        s.settle()
        assert (player.ongoing, player.discard) == ([], [card])
        return
    course = Combat(0, SELECT)
    battle = s.battle = Battle(0, 0, player.home, player.home, GUARDS)
    battle.fighters = [Fighter(0, ATTACKER, 5), Fighter(0, DEFENDER, 14)]
    s.aim = 0
    s.push(course)
    s.push(Laid(0, card, lasts))
    s.stack[-1].ready(s)
    rounds = {COMBAT_LONG: 3, ROUND_LONG: 0, NEXT_ROUND: 1}[lasts]  # that it outlasts
    for _ in range(rounds):
        course.end_round(s)
    assert [lying.card for lying in battle.lying] == [card]
    if lasts == COMBAT_LONG:
        clear(s, battle, False)
    else:
        course.end_round(s)
    assert (battle.lying, player.discard) == ([], [card])


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
    arrows = [card for card in CARDS if card.school == ANY_SCHOOL]
    assert [card.id for card in arrows] == ["magic_arrow"]
    assert not arrows[0].expert_spell


@rule("H3-SPELL-011")
def test_nothing_in_the_game_asks_for_the_school_of_a_spell() -> None:
    """So naming the one of a Magic Arrow would change nothing. It is only shown, in the library and on the card."""
    folder = Path(hexfarer.__file__).parent / "games" / "heroes3"
    readers = {
        file.relative_to(folder).as_posix()
        for file in folder.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and node.attr == "school" and isinstance(node.ctx, ast.Load)
    }
    assert readers == {"library.py", "things.py"}


@rule("H3-SPELL-012")
@pytest.mark.parametrize("id", [card.id for card in CARDS if card.kind == SPELL])
def test_players_cast_spells_from_the_hand_only_and_find_them_in_their_discard_pile(id: str) -> None:
    """Wherever else a copy lies, it is neither offered nor accepted."""
    s = plain()
    card = card_number(id)
    player = s.players[0]
    for pile in (*s.decks, *s.deck_discards, *[other.deck for other in s.players]):
        while card in pile:
            pile.remove(card)
    for pile in (player.deck, player.discard, s.decks[SPELLS], s.deck_discards[SPELLS]):
        pile.append(card)
    hand(s, 0, "power")
    s.battle = Battle(0, 0, player.home, player.home, GUARDS)
    s.battle.fighters = [Fighter(0, ATTACKER, 5), Fighter(0, DEFENDER, 14)]
    for moments in (INSTANT, AFTER_ATTACK, AFTER_ROLL):
        assert not [action for action in plays(s, 0, moments) if a_of(action) == card]
    assert REASONS.of(mode_verdict(s, 0, card, 1, INSTANT)).key == "h3-not-in-hand"
    assert CastEarly(False).values(s, 0, NONE, 0) == []


@rule("H3-SPELL-012")
def test_a_spell_bought_from_the_shared_deck_goes_to_the_casters_pile_when_it_is_cast() -> None:
    """… and not to that of the deck from which it came."""
    s = plain()
    searching(s, ["town_portal", "haste"], ["slow"], 2)
    does(s, "look", "card town_portal")
    s.players[0].at[0] = s.players[0].home + 1
    s.changed()
    does(s, "play town_portal 1", "outcome 1")
    assert ids(s.players[0].discard) == ["town_portal"]
    assert "town_portal" not in ids(s.deck_discards[SPELLS] + s.decks[SPELLS])


@rule("H3-SPELL-012")
def test_a_spell_that_the_ai_casts_from_its_deck_goes_to_the_ais_discard_pile() -> None:
    s = settled(started("llq_3_steadwicks_liberation"))
    battle = combat(s, "crusaders@a1", "troglodytes@a5")
    battle.acting = 1
    bolt = card_number("lightning_bolt")
    s.tale.spells, s.tale.spell_discard = [bolt], []
    AI_CARDS[AI_CARD_IDS.index("ai_cast_a")].effect.run(s, 0, NONE)
    s.settle()
    assert battle.fighters[0].damage == 3
    assert (s.tale.spells, s.tale.spell_discard) == ([], [bolt])
    assert bolt not in s.players[0].discard
    assert s.deck_discards[SPELLS].count(bolt) == 0


@rule("H3-UNIT-001")
@pytest.mark.parametrize("faction", [0, 1, 2])
def test_each_faction_has_three_bronze_two_silver_and_two_golden_units(faction: int) -> None:
    tiers = [unit.tier for i, unit in enumerate(UNITS) if not is_neutral(i << 1) and unit.faction == faction]
    assert tiers == [BRONZE] * 3 + [SILVER] * 2 + [GOLDEN] * 2


# When the ability of each trait works (H3-UNIT-011).
TIMES = {
    "activation": "heal-one heal-two heal-three haunt fear enchant",
    "attack": (
        "double-shot reroll-zero steady charge drain splash dread rage die-plus return cunning reroll-bad pierce breath"
        " best-of-two free-aim no-die sum-of-two repel stun no-retaliation"
    ),
    "retaliation": "untiring petrify-roll petrify always-best",
    "passive": (
        "halt-die herald guardian tough-one tough tough-each unparalysed ward-two ward-three spellproof shield-wall"
        " rise jinx wary"
    ),
    "map": "stable-trained tax hoard scout wander",
    "other action": "",
}


@rule("H3-COMBAT-039")
def test_no_ability_of_the_core_box_is_an_other_action() -> None:
    """Whoever adds a trait says here when it works; the first Other action needs its place in the activation."""
    assert sorted(" ".join(TIMES.values()).split()) == sorted(TRAITS)
    assert not TIMES["other action"]
    used = {bit for unit in UNITS for face in unit.faces for bit in range(64) if face.traits >> bit & 1}
    assert used == set(range(len(TRAITS)))


@rule("H3-COMBAT-039")
@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("number", range(len(UNITS)))
def test_no_unit_of_the_core_box_has_an_action_of_its_own(number: int, side: int) -> None:
    """Whatever is activated only moves, attacks, defends or does nothing."""
    if side >= len(UNITS[number].faces):
        return
    s = plain()
    battle = Battle(0, 0, s.players[0].home, s.players[0].home, GUARDS)
    battle.controllers = [0, 1]
    battle.round = 1
    battle.fighters = [Fighter(number << 1 | side, ATTACKER, 5), Fighter(0, DEFENDER, 14)]
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
