"""Farrug and the Golem as everybody sees them, with what the end of the round may bring."""

from __future__ import annotations

from hexfarer.games.euthia.components import (
    DRAGON_ATTACK_IDS,
    DRAGON_ATTACKS,
    FIRST_STAGE,
    MONSTERS,
    RAGE_IDS,
    RAGES,
    STAGES,
    THE_GOLEM,
)
from hexfarer.games.euthia.flow.ending import UNBROKEN
from hexfarer.games.euthia.flow.farrug import target_of
from hexfarer.games.euthia.flow.golem import AT_CHURCH, next_step
from hexfarer.games.euthia.prizes import prizes
from hexfarer.games.euthia.shape import GiantView, Nothing, StrikeView
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import NONE
from hexfarer.games.euthia.words import field_word


def farrug_view(s: Euthia) -> GiantView | Nothing:
    if s.farrug == NONE:
        return {}
    card = MONSTERS[FIRST_STAGE + s.farrug]
    return {
        "stage": s.farrug + 1,
        "stages": STAGES,
        "at": field_word(s, s.dragon_at),
        "damage": s.dragon_damage,
        "health": card.health + card.per_player * s.seats,
        "far": to_church(s, s.dragon_at),
        "toll": UNBROKEN if s.plan.rivals() else 0,
        "reward": prizes(card.reward),
        "coming": flights(s),
    }


def golem_view(s: Euthia) -> GiantView | Nothing:
    if s.golem_at == NONE:
        return {}
    card = MONSTERS[THE_GOLEM]
    return {
        "at": field_word(s, s.golem_at),
        "damage": s.golem_damage,
        "health": card.health + card.per_player * s.seats,
        "far": to_church(s, s.golem_at),
        "toll": AT_CHURCH if s.plan.rivals() else 0,
        "reward": prizes(card.reward),
        "coming": marches(s),
    }


def to_church(s: Euthia, field: int) -> int:
    """Steps to the tile of the Church."""
    steps = s.board.distances(field)
    return min([steps[outer] for outer in s.board.outer(s.board.church())])


def left(number: int, used: list[int]) -> list[int]:
    """The cards that were not turned up yet: used ones lie open, so everybody knows. After the last all come back."""
    return [card for card in range(number) if card not in used] or list(range(number))


def flights(s: Euthia) -> list[StrikeView]:
    """Where each of the Attack cards still to come would take Farrug from here, and whom he would strike there."""
    found: list[StrikeView] = []
    for number in left(len(DRAGON_ATTACKS), s.attacks_used):
        card = DRAGON_ATTACKS[number]
        target = target_of(s, card.target)
        at = s.dragon_at if target == NONE else target
        steps = s.board.distances(at)
        seats = [seat for seat in s.order() if s.players[seat].at != NONE and steps[s.players[seat].at] <= card.reach]
        found.append({"card": DRAGON_ATTACK_IDS[number], "at": field_word(s, at), "seats": sorted(seats)})
    return found


def marches(s: Euthia) -> list[StrikeView]:
    """Where each of the Golem's cards still to come would lead it."""
    found: list[StrikeView] = []
    church = s.board.outer(s.board.church())
    for number in left(len(RAGES), s.rages_used):
        at = s.golem_at
        for i in range(RAGES[number].move):
            if i and at in church:
                break
            at = next_step(s, at)
        found.append({"card": RAGE_IDS[number], "at": field_word(s, at), "seats": []})
    return found
