"""Skill tokens that were turned over and can be turned up again within the round."""

from __future__ import annotations

from typing import Final

from hexfarer.games.mage_knight import events, reasons
from hexfarer.games.mage_knight.components import BY_ACTION, BY_RESTING, FOR_GREEN, SKILLS
from hexfarer.games.mage_knight.effects.acts import act, act_verdict
from hexfarer.games.mage_knight.effects.base import FROM_SKILL, any_time, id_by, source
from hexfarer.games.mage_knight.effects.paying import Pay, Paying
from hexfarer.games.mage_knight.mana import ORDINARY, can_pay, unpaid
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import FLIPPED, GREEN, READY, USED
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import OK, refuse


def back_verdict(s: MageKnight, seat: int, skill: int) -> int:
    """May a token that lies face down be turned up now?"""
    back = SKILLS[skill].back
    if back == BY_RESTING or s.duel is not None:
        return refuse(reasons.SKILL_TURNED, skill)
    why = any_time(s)
    if why != OK:
        return why
    if back == FOR_GREEN:
        return OK if can_pay(s, seat, [1 << GREEN]) else unpaid(s, seat, [1 << GREEN])
    return act_verdict(s, seat)


def turn_back(s: MageKnight, seat: int, skill: int) -> None:
    if SKILLS[skill].back == BY_ACTION:
        act(s, seat)
        turn_up_token(s, seat, skill)
    else:
        s.push(Pay(seat, 1 << GREEN, ORDINARY, TURNED_UP, source(FROM_SKILL, skill)))


def turn_up_token(s: MageKnight, seat: int, skill: int) -> None:
    """Face up again; one that was used this turn works again in the next."""
    player = s.players[seat]
    at = player.skills.index(skill)
    player.skill_state[at] = USED if player.turned >> at & 1 else READY
    s.tell(events.SKILL_BACK, [seat, skill])


def turn_up_rested(s: MageKnight, seat: int) -> None:
    """A rest turns some tokens up."""
    player = s.players[seat]
    for i, skill in enumerate(player.skills):
        if player.skill_state[i] == FLIPPED and SKILLS[skill].back == BY_RESTING:
            turn_up_token(s, seat, skill)


class TurnedUp(Paying):
    """The mana for a token (`by`) is paid."""

    __slots__ = ()

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        raise AssertionError("a token is paid for")

    def paid(self, s: MageKnight, seat: int, by: int, colour: int) -> None:
        turn_up_token(s, seat, id_by(by))

    def text(self) -> Phrase:
        return Phrase("effect-mk-nothing")


TURNED_UP: Final = TurnedUp()
