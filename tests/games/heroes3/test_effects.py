"""How effects are put together: what can be used, what is secret, what is asked."""

from __future__ import annotations

import pytest

from hexfarer.games.heroes3.asking import Any, ChooseWay, Effect, Either, May, Nothing, Seq
from hexfarer.games.heroes3.components import card_number
from hexfarer.games.heroes3.effects import ANY_NUMBER, Discards, DiscardToDraw, Draw, Gain, Pay
from hexfarer.games.heroes3.flow.gifts import SELL_FOR_ARTIFACTS, SELL_FOR_GOLD
from hexfarer.games.heroes3.flow.turn import Free
from hexfarer.games.heroes3.reasons import REASONS
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.terms import GOLD, NONE, VALUABLES
from hexfarer.kernel.verdict import OK
from hexfarer.text import Speaker
from tests.games.heroes3.table import options, plain
from tests.support import rule


def poor(gold: int = 0, valuables: int = 0) -> Heroes3:
    s = plain()
    s.players[0].resources = [gold, 0, valuables]
    return s


def why(verdict: int) -> str:
    return REASONS.of(verdict).key if verdict else ""


@rule("H3-RES-002")
def test_of_any_one_part_is_enough_and_none_is_not() -> None:
    either_price = Any(Pay(GOLD, 3), Pay(VALUABLES, 1))
    assert why(either_price.usable(poor(), 0, NONE)) == "h3-too-dear"
    assert either_price.usable(poor(gold=3), 0, NONE) == OK
    assert either_price.usable(poor(valuables=1), 0, NONE) == OK


@rule("H3-RES-002")
def test_of_either_one_way_is_enough_and_none_is_not() -> None:
    ways = Either(Pay(GOLD, 3), Pay(VALUABLES, 1))
    assert why(ways.usable(poor(), 0, NONE)) == "h3-too-dear"
    assert ways.usable(poor(gold=3), 0, NONE) == OK
    assert ways.usable(poor(valuables=1), 0, NONE) == OK


@rule("H3-RES-002")
def test_what_is_paid_for_must_be_possible_too() -> None:
    s = poor(gold=3)
    assert why(Seq(Pay(GOLD, 3), Pay(VALUABLES, 1)).usable(s, 0, NONE)) == "h3-too-dear"
    assert Seq(Gain(GOLD, 1), Pay(VALUABLES, 1)).usable(s, 0, NONE) == OK  # the first is no price
    assert Seq(Pay(GOLD, 3), Draw(1)).usable(s, 0, NONE) == OK


@rule("H3-HID-003")
def test_what_depends_on_the_hand_is_secret_however_it_is_put_together() -> None:
    for kind in (Seq, Any, Either, May):
        assert kind(Draw(1), Discards(1)).secret()
        assert not kind(Draw(1), Nothing()).secret()


@rule("H3-TILE-024", "H3-HID-003")
def test_a_choice_without_ways_is_not_asked() -> None:
    s = poor()
    s.players[0].hand = [card_number("attack")]
    s.push(ChooseWay(0, [Pay(GOLD, 3), Pay(VALUABLES, 1)], NONE, False))
    s.changed()
    s.settle()
    assert isinstance(s.stack[-1], Free)
    s.push(ChooseWay(0, [Discards(2), Discards(3)], NONE, True))
    s.changed()
    s.settle()
    assert options(s) == ["stop"]  # that nothing can be chosen would tell something of the hand


@pytest.mark.parametrize(
    ("effect", "words"),
    [
        (DiscardToDraw(2), "you discard up to 2 cards and draw as many"),
        (DiscardToDraw(ANY_NUMBER), "you discard any number of cards and draw as many"),
        (SELL_FOR_GOLD, "30"),
        (SELL_FOR_ARTIFACTS, "artifact"),
        (Seq(Gain(GOLD, 2), Either(Draw(1), Draw(3))), "you gain 2 gold, then (you draw 1 card, or you draw 3 cards)"),
        (Either(Seq(Pay(GOLD, 4), Draw(1)), Draw(2)), "(you pay 4 gold, then you draw 1 card), or you draw 2 cards"),
        (May(Draw(2)), "if you like, you draw 2 cards"),
    ],
)
def test_effects_say_what_they_do(effect: Effect, words: str) -> None:
    assert words in Speaker("en").say(effect.text())
