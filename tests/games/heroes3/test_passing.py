"""Empty questions are passed over where nobody could learn from it, and the log says how many (H3-HID-003)."""

from __future__ import annotations

import pytest

from hexfarer.games.heroes3 import GAME, events
from hexfarer.games.heroes3.components import AFTER_VICTORY
from hexfarer.games.heroes3.flow.attack import Instants, Rerolls
from hexfarer.games.heroes3.flow.cards import CardTime
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.kernel.event import Event
from hexfarer.text import Speaker
from tests.games.heroes3.table import does, options, unit
from tests.games.heroes3.test_hidden import NO_TOKENS, fighting, laid

rule = pytest.mark.rule
BOT = 1 << 1  # Sandro's
USELESS = "wisdom"  # nothing for a combat


def begun(bots: int, morale: int = 0, hand: str = USELESS) -> Heroes3:
    """Crusaders, with a card in the hand of their hero, are about to attack guards."""
    given = fighting(defender=["troglodytes b3", "boars d5"], cards=[True, False])
    del given["combat"]["against"]
    s = laid({**given, "seat": {"0": {"hand": [hand], "morale": morale}}, "dice": [0, 0, 0, 0, 0]})
    s.bots = bots
    s.log = []
    return s


def told(s: Heroes3) -> list[Event]:
    assert s.log is not None
    return [event for event in s.log if event.kind == events.PASSED_OVER]


@rule("H3-HID-003")
def test_before_people_an_empty_question_is_asked() -> None:
    s = begun(0)
    does(s, "attack 1")
    assert isinstance(s.stack[-1], Instants)
    assert options(s) == ["pass", "flee"]
    does(s, "pass")
    assert isinstance(s.stack[-1], Rerolls)
    assert s.passed == 0


@rule("H3-HID-003")
def test_before_a_bot_it_is_passed_over_and_the_log_tells_it_once() -> None:
    s = begun(BOT)
    does(s, "attack 1")
    assert s.to_act() == 1  # the bot leads the guards
    assert s.passed == 4  # before and after the roll of the attack and of the retaliation
    assert told(s) == []
    s.log = []
    while s.to_act() != 0:
        s.apply(s.stack[-1].quiet(s))
    passed = s.passed
    does(s, "flee")
    assert [event.args for event in told(s)] == [[passed]]
    assert s.passed == 0


@pytest.mark.parametrize("bots", [0, BOT])
@rule("H3-COMBAT-041", "H3-HID-003")
def test_a_unit_that_is_hemmed_in_and_has_defended_is_not_asked_before_a_bot(bots: int) -> None:
    behind = {"unit": "crusaders", "at": "a1", "defends": True}
    army = [behind, "griffins a2", {"unit": "halberdiers", "at": "b1", "done": True}]
    guards = [{"unit": "zombies", "at": "d5", "done": True}]
    combat = {"attacker": army, "defender": guards, "active": 1, "cards": [True, False]}
    s = laid({"seat": {"0": {"hand": [], "mp": 2}}, "combat": combat})
    s.bots = bots
    does(s, "done")
    assert options(s) == (["extend", "flee"] if bots else ["done", "flee"])


@rule("H3-HID-003")
def test_what_could_be_played_is_asked_for_before_a_bot_too() -> None:
    s = begun(BOT, hand="attack")
    does(s, "attack 1")
    assert isinstance(s.stack[-1], Instants)
    assert "play attack 1" in options(s)


@rule("H3-HID-003")
def test_a_die_that_could_be_rolled_again_is_asked_about_before_a_bot_too() -> None:
    s = begun(BOT, morale=1)
    does(s, "attack 1")
    assert isinstance(s.stack[-1], Rerolls)
    assert "reroll 1" in options(s)


@pytest.mark.parametrize(
    ("lang", "number", "words"),
    [
        ("en", 1, "Nothing to play in 1 moment: passed over."),
        ("en", 7, "Nothing to play in 7 moments: passed over."),
        ("pl", 7, "Nic do zagrania w 7 chwilach: pominięto."),
        ("cs", 1, "Nebylo co hrát v 1 chvíli: přeskočeno."),
    ],
)
def test_the_line_of_the_log(lang: str, number: int, words: str) -> None:
    s = begun(BOT)
    assert Speaker(lang).say(GAME.told(s, Event(events.PASSED_OVER, [number]), 0)) == words


@rule("H3-HID-003")
@pytest.mark.parametrize("scenario", ["brave_new_world", "geleas_champions"])
def test_people_are_asked_all_the_same_against_each_other_and_together(scenario: str) -> None:
    given = fighting(defender=[{"unit": "troglodytes", "at": "b3", "damage": 1}], cards=[True, False])
    del given["combat"]["against"]
    s = laid({**given, "seat": {"0": {"hand": [USELESS]}}, "dice": [1]}, scenario)
    s.log = []
    does(s, "attack 1")
    assert told(s) == []
    assert options(s) == ["pass", "flee"]


# -- whether it is asked for cards at all, only public facts decide --


def before_guards(level: int, experts: int, card: str) -> list[str]:
    """What a player may answer who enters a field with guards of difficulty 2."""
    player = {"at": "C0", "level": level, "experts": experts, "hand": [card], "tokens": NO_TOKENS}
    return options(laid({"place": {"C": "F3"}, "seat": {"0": player}, "at": "enter"}))


@rule("H3-HID-003", "H3-COMBAT-012")
@pytest.mark.parametrize("card", ["diplomacy", USELESS])
def test_before_guards_one_is_asked_only_when_diplomacy_could_work_whatever_one_holds(card: str) -> None:
    assert "pass" in before_guards(2, 1, card)
    assert ("play diplomacy 2" in before_guards(2, 1, card)) == (card == "diplomacy")
    for level, experts in ((2, 0), (1, 0)):
        assert before_guards(level, experts, card)[0].startswith("deploy")


@rule("H3-HID-003", "H3-COMBAT-084")
@pytest.mark.parametrize(("seat", "gold", "asked"), [(0, 20, False), (1, 20, True), (1, 0, False)])
def test_after_a_victory_only_necropolis_is_asked_and_only_who_can_pay(seat: int, gold: int, asked: bool) -> None:
    s = laid({"seat": {str(seat): {"hand": [USELESS], "resources": {"gold": gold}}}, "current": seat})
    s.players[seat].units = [unit("halberdiers" if seat == 0 else "skeletons")]
    s.push(CardTime(seat, AFTER_VICTORY))
    s.changed()
    s.settle()
    assert isinstance(s.stack[-1], CardTime) == asked
