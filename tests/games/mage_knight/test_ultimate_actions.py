"""The advanced actions of the Ultimate Edition: what no situation shows."""

from __future__ import annotations

from random import Random

import pytest

import hexfarer  # noqa: F401  (registers the games)
from hexfarer.games.mage_knight import GAME, verbs
from hexfarer.games.mage_knight.components import DEEDS, card_number
from hexfarer.games.mage_knight.effects.adrenaline import Rush
from hexfarer.games.mage_knight.effects.base import FROM_CARD, bonus_by, source
from hexfarer.games.mage_knight.effects.fighting import spurned
from hexfarer.games.mage_knight.flow.cards import CONVERSIONS
from hexfarer.games.mage_knight.flow.variants import THROW_UPGRADED
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import (
    ADVANCED_ACTION,
    BLUE,
    GREEN,
    IN_BASE,
    IN_BOTH,
    IN_ULTIMATE,
    RED,
    REPRINT,
    RESIST_FIRE,
    RESIST_ICE,
    WHITE,
    WOUND,
)
from hexfarer.kernel.action import kind_of, pack
from hexfarer.kernel.registry import make_setup
from hexfarer.kernel.situation import read
from hexfarer.kernel.state import fingerprint
from tests.support import rule

IN_TWO_COLOURS = {
    "power_of_crystals": (GREEN, BLUE),
    "rush_of_adrenaline": (RED, GREEN),
    "explosive_bolt": (RED, WHITE),
    "chilling_stare": (BLUE, WHITE),
}
REPRINTED = ["agility", "refreshing_walk", "intimidate", "blood_ritual", "heroic_tale", "in_need", "magic_talent"]
NEW = [
    "power_of_crystals",
    "rush_of_adrenaline",
    "explosive_bolt",
    "chilling_stare",
    "counterattack",
    "ritual_attack",
    "blood_of_ancients",
    "shield_bash",
    "temporal_portal",
    "spell_forge",
    "chivalry",
    "peaceful_moment",
    "dodge_and_weave",
    "stout_resolve",
    "force_of_nature",
    "mountain_lore",
]


def table(given: str = "", heroes: list[str] | None = None) -> MageKnight:
    """A game of the edition, in a position."""
    state = GAME.start(make_setup("mage_knight", "full_conquest", heroes or ["tovak", "arythea"], 1, {}, "ultimate"))
    assert isinstance(state, MageKnight)
    if given:
        [scene] = read("game: mage_knight\ngiven:\n" + given, "a position")
        GAME.situate(state, scene.given)
    return state


def take(state: MageKnight, text: str) -> None:
    for part in text.split(";"):
        state.apply(state.parse(part.strip()))


@rule("MK-SETUP-30")
def test_the_edition_has_forty_four_advanced_actions_in_the_order_of_its_numbers() -> None:
    deck = [deed for deed in DEEDS if deed.kind == ADVANCED_ACTION and deed.box & IN_ULTIMATE]
    assert sorted(deed.number for deed in deck) == list(range(1, 45))
    assert [deed.id for deed in sorted(deck, key=lambda deed: deed.number)][28:] == NEW
    state = table()
    assert len(state.action_deck + state.action_offer + state.monastery_offer) == 44


@pytest.mark.parametrize("id", REPRINTED)
def test_a_reprint_takes_the_place_and_the_number_of_the_first_printing(id: str) -> None:
    old, new = DEEDS[card_number(id)], DEEDS[card_number(id + REPRINT)]
    assert (old.box, new.box) == (IN_BASE, IN_ULTIMATE)
    assert (old.number, old.colour, old.basic_icons) == (new.number, new.colour, new.basic_icons)


def test_all_other_cards_of_the_base_edition_are_in_both() -> None:
    base = [deed for deed in DEEDS if deed.kind == ADVANCED_ACTION and deed.box & IN_BASE]
    assert len(base) == 28
    assert {deed.id for deed in base if deed.box != IN_BOTH} == set(REPRINTED)


@rule("MK-CARD-16")
def test_only_four_cards_have_two_colours_and_either_powers_them() -> None:
    found = {deed.id: deed for deed in DEEDS if deed.colours.bit_count() > 1}
    assert set(found) == set(IN_TWO_COLOURS)
    for id, (first, second) in IN_TWO_COLOURS.items():
        assert found[id].colours == 1 << first | 1 << second
        assert found[id].strong_power == [1 << first | 1 << second]


@rule("MK-CARD-16", "MK-COMBAT-14", "MK-COMBAT-15")
@pytest.mark.parametrize(
    ("id", "resists"),
    [
        ("explosive_bolt", RESIST_FIRE),
        ("rush_of_adrenaline", RESIST_FIRE),
        ("chilling_stare", RESIST_ICE),
        ("power_of_crystals", RESIST_ICE),
        ("swift_bolt", 0),
    ],
)
def test_a_resistance_to_either_colour_suffices(id: str, resists: int) -> None:
    card = card_number(id)
    by = source(FROM_CARD, card, DEEDS[card].colour)
    assert spurned(RESIST_FIRE | RESIST_ICE, by) == resists


@rule("MK-CARD-16", "MK-VAR-UPGRADE-03")
def test_an_upgrade_may_replace_a_card_of_its_second_colour() -> None:
    state = table("  seat.0: {hand: [promise, tranquility, march, rage]}\n")
    new = card_number("chilling_stare")  # blue and white, influence and combat
    found = {DEEDS[card].id for card in THROW_UPGRADED.values(state, 0, new, 0)}
    assert {"swiftness", "mana_draw"} <= found  # white
    assert "stamina" in found  # blue
    assert not {"march", "tranquility"} & found


def test_a_bonus_may_be_larger_than_fifteen() -> None:
    assert bonus_by(source(FROM_CARD, 200, BLUE, 21)) == 21


def test_two_rushes_of_adrenaline_draw_two_cards_for_a_wound() -> None:
    state = table("  active: 0\n  seat.0: {hand: [rage], deck: [march, march, stamina, stamina, swiftness, promise]}\n")
    Rush().run(state, 0, 0)
    Rush(True).run(state, 0, 0)
    state.take_wounds(0, 1)
    assert state.players[0].hand.count(WOUND) == 0
    assert len(state.players[0].hand) == 3
    state.take_wounds(0, 1)
    assert state.players[0].hand.count(WOUND) == 1
    assert len(state.players[0].deck) == 2


def test_a_rush_of_adrenaline_is_over_with_the_turn() -> None:
    state = table("  active: 0\n  seat.0: {hand: [rush_of_adrenaline], deck: [march, march, stamina, stamina]}\n")
    take(state, "play rush_of_adrenaline")
    assert state.players[0].rush
    take(state, "end")
    assert not state.players[0].rush
    hand = len(state.players[0].hand)
    state.take_wounds(0, 1)
    assert len(state.players[0].hand) == hand + 1


def test_a_copy_knows_what_the_cards_have_promised() -> None:
    state = table(
        "  active: 0\n  source: [black]\n"
        "  seat.0: {hand: [dodge_and_weave, mountain_lore, rush_of_adrenaline, chivalry], mana: {green: 1}}\n"
        "  combat: {foes: [{enemy: prowlers, attack: 2}, diggers], phase: block}\n"
    )
    take(state, "play dodge_and_weave; foe 1; power mountain_lore; play rush_of_adrenaline; next; suffer 1; suffer 2")
    player = state.copy().players[0]
    assert (player.lore, player.rush != 0, player.limit_extra) == (2, True, 0)
    take(state, "target 1; play chivalry; choose 2")
    twin = state.copy()
    assert twin.combat is not None
    assert (twin.combat.valor, twin.combat.dodge) == (1, 0)
    assert fingerprint(twin) == fingerprint(state)


ASKED = (
    [pack(verb, card) for verb in (verbs.PLAY, verbs.POWER, verbs.CARD) for card in range(len(DEEDS))]
    + [pack(verbs.CONVERT, conversion) for conversion in range(len(CONVERSIONS))]
    + [pack(verbs.FOE, foe) for foe in range(6)]
    + [pack(verbs.UNIT, unit) for unit in range(3)]
    + [pack(verbs.CHOOSE, number) for number in range(5)]
    + [pack(verbs.COLOUR, colour) for colour in range(6)]
    + [pack(verbs.SPACE, space) for space in range(21)]
    + [pack(verb) for verb in (verbs.YES, verbs.STOP, verbs.STRIKE, verbs.BLOCK, verbs.NEXT, verbs.END)]
)


@pytest.mark.parametrize("seed", range(4))
def test_turns_with_only_these_cards_break_nothing(seed: int) -> None:
    """Hands full of the new cards, with mana for all: what is legal is what `check` allows, and nothing gets lost."""
    chance = Random(seed)
    for number in range(6):
        hand = ", ".join(chance.sample([id + REPRINT for id in REPRINTED] + NEW, 7))
        place = chance.choice(["C0", "C4", "B0"])
        fight = "  combat: {foes: [prowlers, wolf_riders, fire_mages, orc_summoners]}\n" if number % 2 else ""
        mine = f"hand: [{hand}, wound], mana: {{red: 3, blue: 3, green: 3, white: 3}}, units: [peasants, foresters]"
        state = table(
            '  active: 0\n  tiles: ["country_1 0,1", "country_3 1,0"]\n'
            f"  seat.0: {{place: {place}, level: 5, fame: 24, {mine}}}\n{fight}"
        )
        for step in range(50):
            if state.over or state.to_act() != 0:
                break
            if step % 8 == 3:  # the position can be written down, whatever is pending
                twin = table()
                GAME.situate(twin, GAME.dump(state))
                assert twin.legal() == state.legal()
            legal = set(state.legal())
            assert {action for action in ASKED if state.check(action) == 0} == legal & set(ASKED)
            assert GAME.conserved(state) == []
            played = [action for action in state.legal() if kind_of(action) in (verbs.PLAY, verbs.POWER)]
            state.apply(chance.choice(played or state.legal()))
