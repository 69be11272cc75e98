"""Encounters and their quests (EU-ENCOUNTER, EU-QUEST).

The cards of an Encounter that were returned unseen are in no list: they are those of its type that lie in no deck, are
not open and belong to nobody.
"""

from __future__ import annotations

from typing import Final

from hexfarer.games.euthia import events, reasons
from hexfarer.games.euthia.asking import Doing, Effect
from hexfarer.games.euthia.components import QUESTS
from hexfarer.games.euthia.flow.paying import begin_paying, needs_verdict
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import ENCOUNTER, NONE
from hexfarer.kernel.verdict import refuse

OPEN: Final = 2  # cards of an Encounter that lie face up
MORE_THAN_PLAYERS: Final = 2  # EU-ENCOUNTER-01
ALONE: Final = 3  # cards alone and together (EU-SOLO-03)


def cards_of(s: Euthia, encounter: int) -> list[int]:
    """The cards of an Encounter that this game may use (EU-ENCOUNTER-01, EU-SOLO-03)."""
    left_out = 1 if s.plan.rivals() else 2
    return [i for i, quest in enumerate(QUESTS) if quest.type == encounter and quest.players != left_out]


def prepare(s: Euthia, encounter: int) -> None:
    """The tile of an Encounter was revealed (EU-ENCOUNTER-01 to -03); its Reward tiles lie shuffled already."""
    cards = cards_of(s, encounter)
    s.rng.shuffle(cards)
    kept = s.seats + MORE_THAN_PLAYERS if s.plan.rivals() else ALONE
    s.quest_decks[encounter] = cards[:kept]
    s.tell(events.PREPARED, [encounter, kept])
    open_cards(s, encounter)


def open_cards(s: Euthia, encounter: int) -> None:
    """Reveal cards until two are open or the deck is empty; it is never reshuffled (EU-ENCOUNTER-02, -04)."""
    while len(s.open_quests[encounter]) < OPEN and s.quest_decks[encounter]:
        quest = s.quest_decks[encounter].pop()
        s.open_quests[encounter].append(quest)
        s.reveal(events.QUEST_OPENED)
        s.tell(events.QUEST_OPENED, [quest, encounter])


def refill(s: Euthia) -> None:
    """The end of a turn: two open cards for every Encounter (EU-TURN-07)."""
    for encounter in range(len(s.open_quests)):
        open_cards(s, encounter)


# -- quests --


def quest_verdict(s: Euthia, seat: int, quest: int) -> int:
    """May the Hero fulfil an open quest where he stands (EU-QUEST-01, -03)?"""
    if quest >= len(QUESTS):
        return refuse(reasons.NO_SUCH_CHOICE)
    field = s.players[seat].at
    printed = s.board.at(field)
    encounter = QUESTS[quest].type
    if printed.kind != ENCOUNTER:
        centre = s.board.centre(field)
        if centre != NONE and s.board.at(centre).kind == ENCOUNTER and s.board.at(centre).sub == encounter:
            return refuse(reasons.QUEST_AT_CENTRE)
        return refuse(reasons.NOT_ENCOUNTER)
    if printed.sub != encounter:
        return refuse(reasons.QUEST_ELSEWHERE, quest)
    if quest not in s.open_quests[encounter]:
        return refuse(reasons.QUEST_NOT_OPEN, quest)
    if s.rubble[field]:
        return refuse(reasons.DESTROYED)  # EU-GOLEM-02
    return needs_verdict(s, seat, QUESTS[quest].needs)


def fulfil(s: Euthia, seat: int, quest: int) -> None:
    """Pay, take the Reward, keep the card (EU-QUEST-01); a new one comes at the end of the turn (EU-QUEST-02)."""
    card = QUESTS[quest]
    s.open_quests[card.type].remove(quest)
    s.players[seat].quests.append(quest)
    s.tell(events.QUEST_DONE, [seat, quest])
    reward = card.reward
    assert isinstance(reward, Effect)
    s.push(Doing(seat, reward, NONE))
    begin_paying(s, seat, card.needs)
