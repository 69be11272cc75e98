"""What cannot be taken back, and who is asked whatever the hands hold (H3-HID-002, -003)."""

from __future__ import annotations

from typing import Any

import pytest

from hexfarer.games.heroes3 import GAME
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.kernel.phrase import Problem
from hexfarer.kernel.registry import Setup
from hexfarer.kernel.session import Session

rule = pytest.mark.rule
SETUP = Setup("heroes3", "base", "brave_new_world", ["catherine", "sandro"], {}, 1)
NO_TOKENS = {"build": False, "population": False, "spell_book": False}


def laid(given: dict[str, Any], scenario: str = "brave_new_world") -> Heroes3:
    state = GAME.start(Setup("heroes3", "base", scenario, ["catherine", "sandro"], {}, 1))
    assert isinstance(state, Heroes3)
    GAME.situate(state, given)
    state.changed()
    return state


def fighting(**more: Any) -> dict[str, Any]:
    """Crusaders are about to act before zombies; cards are left out unless asked for."""
    combat: dict[str, Any] = {
        "against": 1,
        "attacker": ["crusaders b2"],
        "defender": ["zombies b3"],
        "active": 0,
        "cards": [False, False],
    }
    combat.update(more)
    return {"combat": combat}


# What brings something out that was not known, and what does not.
REVEALING: list[tuple[str, dict[str, Any], str]] = [
    ("an attack die", fighting(), "attack 1"),
    ("a die for a resource", {"seat": {"0": {"at": "A2", "mp": 2}}}, "move main A1"),
    ("cards drawn", {"at": "beginning", "seat": {"0": {"hand": ["attack"], "deck": ["power", "power"]}}}, "draw 2"),
    (
        "guards",
        {"seat": {"0": {"units": ["crusaders"]}}, "combat": {"step": "deploy", "cards": [False, False]}},
        "deploy crusaders:few b2",
    ),
    ("cards of a search", {"at": "visit", "place": {"C": "F3"}, "seat": {"0": {"at": "C0"}}}, "choose 1"),
]
PLAIN: list[tuple[str, dict[str, Any], str]] = [
    ("a unit moves", fighting(), "go a2"),
    ("a hero moves", {"seat": {"0": {"at": "A0", "mp": 2}}}, "move main A2"),
    ("a building", {"seat": {"0": {"resources": {"gold": 20, "building_materials": 20}}}}, "build citadel"),
]


@rule("H3-HID-002")
@pytest.mark.parametrize(("what", "given", "action"), REVEALING[:4], ids=[row[0] for row in REVEALING[:4]])
def test_what_has_been_revealed_cannot_be_taken_back(what: str, given: dict[str, Any], action: str) -> None:
    session = Session(SETUP, laid(given))
    seat = session.state.to_act()
    session.apply(session.state.parse(action))
    assert not session.can_undo(seat)
    with pytest.raises(Problem) as caught:
        session.undo(seat)
    assert caught.value.phrase.key == "problem-undo-revealed"


@rule("H3-HID-002")
def test_looking_at_cards_cannot_be_taken_back() -> None:
    session = Session(SETUP, laid(REVEALING[4][1]))
    session.apply(session.state.parse("choose 1"))
    assert session.can_undo(0)
    session.apply(session.state.parse("look"))
    assert not session.can_undo(0)


@rule("H3-HID-002")
@pytest.mark.parametrize(("what", "given", "action"), PLAIN, ids=[row[0] for row in PLAIN])
def test_what_reveals_nothing_can_be_taken_back(what: str, given: dict[str, Any], action: str) -> None:
    session = Session(SETUP, laid(given))
    before = session.state.copy()
    session.apply(session.state.parse(action))
    session.undo(0)
    assert session.state.view(0) == before.view(0)


# -- who is asked --

# For each moment the same position with cards that fit the moment, and with cards that fit nowhere there.
USEFUL = ["defense", "shield_of_the_dwarven_lords", "resurrection"]
USELESS = ["town_portal", "wisdom", "legs_of_legion"]


def asked(given: dict[str, Any], hand: list[str], action: str) -> list[tuple[int, str]]:
    """Seats and questions from an action on, when everybody passes."""
    position = {**given, "seat": {"1": {"hand": hand, "units": ["zombies"]}, "0": {"hand": ["haste"]}}}
    position["dice"] = [1, 1, 1, 1]
    state = laid(position)
    state.apply(state.parse(action))
    found: list[tuple[int, str]] = []
    while state.battle is not None and len(found) < 12:
        frame = state.stack[-1]
        found.append((state.to_act(), type(frame).__name__))
        state.apply(frame.quiet(state))
    return found


@rule("H3-HID-003")
@pytest.mark.parametrize("action", ["attack 1", "defend", "done", "play haste 1"])
def test_who_is_asked_in_a_combat_does_not_hang_on_the_cards_of_a_hand(action: str) -> None:
    given = fighting(cards=[True, True], defender=[{"unit": "zombies", "at": "b3", "damage": 2}])
    with_use = asked(given, USEFUL, action)
    assert with_use == asked(given, USELESS, action)
    assert 1 in [seat for seat, _ in with_use]


@rule("H3-HID-003")
def test_all_moments_of_an_attack_ask_a_hand_that_can_do_nothing_there() -> None:
    given = fighting(cards=[True, True], defender=[{"unit": "zombies", "at": "b3", "damage": 2}])
    moments = [name for seat, name in asked(given, USELESS, "attack 1") if seat == 1]
    assert moments[:3] == ["Instants", "Rerolls", "RescueWindow"]


@rule("H3-HID-003")
@pytest.mark.parametrize(("cards", "hand"), [([True, False], USEFUL), ([True, True], [])])
def test_who_may_not_play_cards_or_has_none_is_not_asked_for_them(cards: list[bool], hand: list[str]) -> None:
    given = fighting(cards=cards, defender=[{"unit": "zombies", "at": "b3", "damage": 2}])
    assert 1 not in [seat for seat, _ in asked(given, hand, "attack 1")]
