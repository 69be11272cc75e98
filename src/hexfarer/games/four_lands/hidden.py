"""What a seat cannot see, dealt anew (FL-HIDDEN; "determinize")."""

from __future__ import annotations

from hexfarer.games.four_lands.content.decks import DECK_SIZE, IS_AGENT
from hexfarer.games.four_lands.flow.build import Build
from hexfarer.games.four_lands.flow.carry import effect_of
from hexfarer.games.four_lands.flow.round import Exchange
from hexfarer.games.four_lands.questions import ON_AGENT
from hexfarer.games.four_lands.state import FourLands
from hexfarer.games.four_lands.terms import ACTION, AID, NONE
from hexfarer.kernel.rng import Rng


def deal_anew(s: FourLands, seat: int, rng: Rng) -> None:
    """Shuffle everything the seat cannot see: other hands, face-down Agents, the order of all decks."""
    drop_unfinished(s, seat)
    for other in range(s.seats):
        if other == seat:
            s.decks[other].sort()
            rng.shuffle(s.decks[other])
        else:
            deal_side(s, other, seat, rng)
    s.task_deck.sort()
    rng.shuffle(s.task_deck)


def drop_unfinished(s: FourLands, seat: int) -> None:
    """An act that another seat is still putting together is its secret: it begins anew."""
    top = s.stack[-1]
    if top.seat == seat:
        return
    if isinstance(top, Exchange):
        top.chosen = []
    elif isinstance(top, Build):
        if top.act.kind == AID:
            top.act.agents = []
        else:
            s.pop()


def deal_side(s: FourLands, other: int, seat: int, rng: Rng) -> None:
    first = s.sides[other] * DECK_SIZE
    hidden = [
        agent for agent in range(first, first + DECK_SIZE) if s.party_of[agent] != NONE and not s.sees(seat, agent)
    ]
    unseen = sorted(s.hands[other] + s.decks[other] + hidden)
    rng.shuffle(unseen)
    agents = [card for card in unseen if IS_AGENT[card]]
    dealt = agents[: len(hidden)]
    rest = [card for card in unseen if card not in dealt]
    # the face-down cards of a Party keep their places and marks, whatever they are
    places = sorted(hidden, key=lambda agent: (s.party_of[agent], s.slot[agent]))
    change_faces(s, places, dealt)
    size = len(s.hands[other])
    s.hands[other] = sorted(rest[:size])
    s.decks[other] = rest[size:]


def change_faces(s: FourLands, places: list[int], dealt: list[int]) -> None:
    """Put other cards where these face-down Agents lie."""
    marks = [(s.party_of[a], s.slot[a], s.turned[a], s.cast[a], s.regrouped[a]) for a in places]
    rows = {party: s.members[party] for party in {s.party_of[agent] for agent in places}}
    new_of = dict(zip(places, dealt, strict=True))
    for party, row in rows.items():
        s.members[party] = [new_of.get(agent, agent) for agent in row]
    if s.fight is not None:  # defenders are face down until all is shown
        s.fight.defenders = [new_of.get(agent, agent) for agent in s.fight.defenders]
    for item in s.items:  # Night Tear Armour is announced for an Agent that stays face down
        if item.kind == ACTION and ON_AGENT in effect_of(item).asks:
            item.target = new_of.get(item.target, item.target)
    s.armours = [(card, new_of.get(agent, agent)) for card, agent in s.armours]
    for agent in places:
        s.party_of[agent] = NONE
        s.slot[agent] = 0
        s.turned[agent] = 0
        s.cast[agent] = 0
        s.regrouped[agent] = 0
    for agent, (party, slot, turned, cast, regrouped) in zip(dealt, marks, strict=True):
        s.party_of[agent] = party
        s.slot[agent] = slot
        s.turned[agent] = turned
        s.cast[agent] = cast
        s.regrouped[agent] = regrouped
