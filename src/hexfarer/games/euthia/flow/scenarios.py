"""What scenarios bring at the beginning and the end of a round (EU-EVENT, EU-FARRUG, EU-GOLEM)."""

from __future__ import annotations

from hexfarer.games.euthia import events
from hexfarer.games.euthia.asking import Course, happen
from hexfarer.games.euthia.components import EVENTS
from hexfarer.games.euthia.flow import farrug, golem
from hexfarer.games.euthia.flow.foes import homeless_bounty
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import NONE, USUAL


def round_begins(s: Euthia) -> None:
    """After tokens, tiles and Gems (EU-EVENT-02)."""
    s.push(RoundBegin(s.first, 0))


def round_ends(s: Euthia) -> None:
    """After the last turn, in the order of EU-SCEN-05."""
    s.push(RoundEnd(s.first, 0))


class RoundBegin(Course):
    """An Event, Farrug, the Golem; then what the Heroes got must find its place."""

    __slots__ = ("stage",)

    def __init__(self, seat: int, stage: int) -> None:
        super().__init__(seat)
        self.stage = stage

    def ready(self, s: Euthia) -> bool:
        self.stage += 1
        if self.stage == 1:
            if s.round == s.plan.farrug_round:
                farrug.appear(s)
            if s.plan.golem and s.round == s.plan.golem_round:
                golem.appear(s, golem.furthest(s))
            if s.round in s.plan.event_rounds:
                next_event(s)
        elif self.stage == 2:
            tidy_all(s)
        else:
            s.pop()
        return False

    def copy(self) -> RoundBegin:
        return RoundBegin(self.seat, self.stage)


class RoundEnd(Course):
    """The Event is over, a Bounty may go under, then Farrug or the Golem (EU-SCEN-05)."""

    __slots__ = ("stage",)

    def __init__(self, seat: int, stage: int) -> None:
        super().__init__(seat)
        self.stage = stage

    def ready(self, s: Euthia) -> bool:
        self.stage += 1
        if self.stage == 1:
            event_ends(s)
            homeless_bounty(s)
        elif self.stage == 2:
            if s.dragon_at != NONE:
                farrug.attack(s)
            if s.golem_at != NONE:
                golem.rage(s)
        elif self.stage == 3:
            tidy_all(s)
        else:
            s.pop()
        return False

    def copy(self) -> RoundEnd:
        return RoundEnd(self.seat, self.stage)


def tidy_all(s: Euthia) -> None:
    """Every Hero in turn order gives up what finds no place (EU-ITEM-04, EU-CARD-03)."""
    for seat in s.order()[::-1]:
        s.tidy(seat)


def next_event(s: Euthia) -> None:
    """The top Event: what it changes, and what it does to each Hero in turn order (EU-EVENT-01, -02)."""
    event_ends(s)
    if not s.event_deck:
        return
    s.event = s.event_deck.pop()
    s.reveal(events.EVENT)
    s.tell(events.EVENT, [s.event])
    card = EVENTS[s.event]
    for key, value in card.rules:
        s.rules[key] = value
    if card.effect is not None:
        for seat in s.order()[::-1]:
            happen(s, seat, card.effect)


def event_ends(s: Euthia) -> None:
    """What an Event has changed is as usual again (EU-EVENT-02)."""
    if s.event != NONE:
        s.event = NONE
        s.rules = USUAL[:]
