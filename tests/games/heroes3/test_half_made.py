"""Morale tokens do not come between the parts of an act whose cards are still in the hand."""

from __future__ import annotations

import pytest

from hexfarer.games.heroes3 import GAME, verbs
from hexfarer.games.heroes3.asking import Ask
from hexfarer.games.heroes3.components import card_number
from hexfarer.games.heroes3.flow.cards import Casting
from hexfarer.games.heroes3.flow.moments import OneOf
from hexfarer.games.heroes3.flow.town import Buying
from hexfarer.games.heroes3.flow.turn import Free
from hexfarer.games.heroes3.player import MAGE_GUILD
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.kernel.action import kind_of, pack
from hexfarer.kernel.frame import Frame
from hexfarer.kernel.registry import Setup
from hexfarer.kernel.verdict import OK
from tests.support import rule

SPENDING = (verbs.SPEND_DRAW, verbs.SPEND_CYCLE)


def cheerful() -> Heroes3:
    """The free part of a turn, with a morale token, Wisdom and a spell in hand, and too little gold for a spell."""
    state = GAME.start(Setup("heroes3", "base", "brave_new_world", ["catherine", "mutare"], {}, 1))
    assert isinstance(state, Heroes3)
    while not isinstance(state.stack[-1], Free):
        state.apply(state.stack[-1].quiet(state))
    player = state.players[state.current]
    player.morale = 1
    player.hand = sorted([card_number("wisdom"), card_number("town_portal"), card_number("attack")])
    player.resources[0] = 4
    player.built |= 1 << MAGE_GUILD
    state.changed()
    assert {kind_of(action) for action in state.legal()} >= set(SPENDING)
    return state


@rule("H3-MORALE-008")
@pytest.mark.parametrize("frame", ["casting", "buying"])
def test_no_token_is_spent_in_the_middle(frame: str) -> None:
    state = cheerful()
    seat = state.current
    middle: Frame[Heroes3] = Casting(seat, card_number("town_portal"), [], True) if frame == "casting" else Buying(seat)
    state.push(middle)
    state.changed()
    assert state.legal()
    assert not any(kind_of(action) in SPENDING for action in state.legal())
    assert all(state.check(pack(kind)) != OK for kind in SPENDING)


@rule("H3-DECK-031")
def test_only_a_card_that_is_still_there_can_be_discarded() -> None:
    state = cheerful()
    seat = state.current
    drawn = [card_number("attack"), card_number("power")]  # the second has left the hand since
    state.push(Ask(seat, OneOf(drawn), 0, 0))
    state.changed()
    cards = [action for action in state.legal() if kind_of(action) == verbs.CARD]
    assert cards == [pack(verbs.CARD, card_number("attack"))]
