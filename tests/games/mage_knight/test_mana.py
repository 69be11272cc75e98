"""Mana where chance matters: dice that are rolled, and what the starting decks hold."""

from __future__ import annotations

from typing import Any

import pytest

import hexfarer  # noqa: F401  (registers the games)
from hexfarer.games.mage_knight.components import DEEDS
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import BASIC_ACTION, BLACK, BLUE, GOLD, RED, WHITE
from hexfarer.kernel.registry import find, make_setup
from hexfarer.kernel.situation import read
from hexfarer.kernel.state import State
from tests.support import Dice, rule

HEROES = ["arythea", "goldyx", "norowas", "tovak"]


def state_of(given: str, seed: int = 1) -> State:
    [scene] = read("game: mage_knight\ngiven:\n" + given, "a position")
    state = find("mage_knight").start(make_setup("mage_knight", "full_conquest", ["tovak", "arythea"], seed))
    state.game.situate(state, scene.given)
    return state


def take(state: State, text: str) -> None:
    for part in text.split(";"):
        state.apply(state.parse(part.strip()))


def seat(state: State, number: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = state.view(number)
    facts: dict[str, Any] = found["seat"][str(number)]
    return facts


@rule("MK-CARD-01")
@pytest.mark.parametrize("seed", range(5))
def test_a_starting_deck_holds_basic_actions_only(seed: int) -> None:
    state = find("mage_knight").start(make_setup("mage_knight", "full_conquest", HEROES, seed))
    assert isinstance(state, MageKnight)
    for player in state.players:
        cards = player.deck + player.hand
        assert len(cards) == 16
        assert all(DEEDS[card].kind == BASIC_ACTION for card in cards)
    assert sorted({deed.kind for deed in DEEDS}) == [0, 1, 2, 3, 4]  # wound, basic, advanced, spell, artifact


@rule("MK-MANA-13", "MK-ENDTURN-02")
def test_tc_61_a_used_die_is_rolled_once_and_may_become_black() -> None:
    """TC-61 the red die that was used is rolled again and may show black by Day; nothing is rolled for balance."""
    state = state_of(
        "  active: 0\n  source: [red, black, gold, black]\n"
        "  seat.tovak: {hand: [crystallize, march], deck: [rage, rage]}\n"
    )
    dice = Dice(state, [BLACK])
    take(state, "play crystallize; pay die-red as red; end")
    assert dice.all_rolled()  # one die, one roll: the Source is all black and gold, and stays so
    assert state.view(-1)["source"] == ["black", "black", "black", "gold"]
    assert state.view(-1)["dice_away"] == []


@rule("MK-MANA-13")
def test_several_used_dice_are_rolled_once_each() -> None:
    state = state_of(
        "  active: 0\n  source: [red, green, blue, white]\n"
        "  seat.tovak: {hand: [mana_draw, march, stamina], deck: [rage, rage]}\n"
    )
    take(state, "power march; play mana_draw; power stamina")
    dice = Dice(state, [GOLD, BLACK])
    take(state, "end")
    assert dice.all_rolled()
    assert state.view(-1)["source"] == ["black", "gold", "red", "white"]


@rule("MK-REWARD-03", "MK-GAIN-02")
def test_tc_63_a_reward_crystal_beyond_the_third_is_lost() -> None:
    """TC-63 a random crystal that comes up red is lost with three red crystals stored."""
    state = state_of(
        "  active: 0\n  source: [black]\n"
        "  seat.tovak: {hand: [march, rage], deck: [], played: true, crystals: {red: 3}, rewards: {crystals: 2}}\n"
    )
    dice = Dice(state, [RED, WHITE])
    take(state, "end")
    assert dice.all_rolled()
    assert seat(state)["crystals"] == {"red": 3, "blue": 0, "green": 0, "white": 1}
    assert seat(state)["mana"]["red"] == 0


@rule("MK-EFFECT-01", "MK-MANA-10")
def test_mana_storm_powered_rolls_the_source_and_gives_three_more_dice() -> None:
    state = state_of(
        "  active: 0\n  source: [red, green, blue, white, red]\n"
        "  seat.tovak: {hand: [mana_storm, march, march, stamina, stamina, crystallize, rage], mana: {white: 1}}\n"
    )
    dice = Dice(state, [GOLD, BLACK, BLACK, BLUE, BLACK])
    take(state, "power mana_storm; pay token-white as white")
    assert dice.all_rolled()
    take(state, "power march; pay die-black as green")  # black by Day, as any basic colour
    take(state, "power march; pay die-black as green; power stamina; pay die-blue as blue")
    take(state, "power stamina; pay die-gold as blue")
    assert seat(state)["move"] == 16
    assert state.view(-1)["source"] == ["black"]  # the own die and three more: no fifth one
    assert "play crystallize" not in [state.format(action) for action in state.legal()]


@rule("MK-EFFECT-01")
def test_mana_storm_lets_gold_dice_be_used_by_night() -> None:
    state = state_of(
        "  active: 0\n  time: night\n  source: [red, green]\n"
        "  seat.tovak: {hand: [mana_storm, march, rage], mana: {white: 1, gold: 1}}\n"
    )
    Dice(state, [GOLD, BLACK])
    take(state, "power mana_storm; power march")
    found = {state.format(action) for action in state.legal()}
    assert found == {"pay die-gold as green", "pay die-black as green"}  # the gold token stays useless
