"""Farrug the dragon: when he comes, where he strikes, how he is driven away (EU-FARRUG)."""

from __future__ import annotations

from hexfarer.games.euthia import events
from hexfarer.games.euthia.asking import happen
from hexfarer.games.euthia.components import (
    DRAGON_ATTACKS,
    FIRST_STAGE,
    MONSTERS,
    STAGES,
    TO_BEST,
    TO_CHURCH,
    TO_TRADE,
)
from hexfarer.games.euthia.flow.ending import Winning
from hexfarer.games.euthia.flow.places import is_trading_place, nearest
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import NONE, is_mine


def appear(s: Euthia) -> None:
    """On field a of the Church's tile, with his first stage (EU-FARRUG-01)."""
    s.farrug = 0
    s.dragon_at = s.board.outer(s.board.church())[0]
    s.dragon_damage = 0
    s.tell(events.FARRUG_CAME, [s.dragon_at])


def attack(s: Euthia) -> None:
    """The end of a round: he flies somewhere and strikes (EU-FARRUG-02, -07)."""
    if not s.attacks:
        s.attacks, s.attacks_used = s.attacks_used, []
        s.rng.shuffle(s.attacks)
    number = s.attacks.pop()
    s.attacks_used.append(number)
    card = DRAGON_ATTACKS[number]
    target = target_of(s, card.target)
    if target != NONE:
        s.dragon_at = target
    s.reveal(events.FARRUG_ATTACKS)
    s.tell(events.FARRUG_ATTACKS, [number, s.dragon_at])
    owner = s.tokens[s.dragon_at]
    if card.toll and owner != NONE:
        s.lose_gold(owner, card.toll)
    steps = s.board.distances(s.dragon_at)
    struck = [seat for seat in s.order() if s.players[seat].at != NONE and steps[s.players[seat].at] <= card.reach]
    for seat in struck[::-1]:
        happen(s, seat, card.effect)


def target_of(s: Euthia, target: int) -> int:
    """The field that an Attack card names, or NONE if there is none (EU-FARRUG-07)."""
    if target == TO_CHURCH:
        return s.board.church()
    if target == TO_BEST:
        best = s.order()[0]
        for seat in s.order():
            if s.players[seat].rep > s.players[best].rep:
                best = seat
        return s.players[best].at
    fields = s.board.fields()
    if target == TO_TRADE:
        places = [field for field in fields if is_trading_place(s, field)]
        return nearest(s, s.dragon_at, [field for field in places if not s.guarded(field) and not s.closed(field)])
    return nearest(s, s.dragon_at, [field for field in fields if is_mine(s.board.at(field).kind)])


def broken(s: Euthia, seat: int) -> None:
    """A Hero has broken the stage: its reward, then the next stage, or the dragon leaves (EU-FARRUG-04, -06, -08)."""
    stage = s.farrug
    s.tell(events.STAGE_BROKEN, [seat, stage + 1])
    s.dragon_damage = 0
    s.farrug += 1
    if s.farrug == STAGES:
        s.farrug = s.dragon_at = NONE
        s.tell(events.FARRUG_LEFT, [])
        if not s.plan.rivals():
            s.push(Winning(seat))
    happen(s, seat, MONSTERS[FIRST_STAGE + stage].reward)
