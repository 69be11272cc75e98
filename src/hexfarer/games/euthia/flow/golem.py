"""The Golem: where it rises, how it walks to the Church, what it lays waste (EU-GOLEM)."""

from __future__ import annotations

from typing import Final

from hexfarer.games.euthia import events
from hexfarer.games.euthia.asking import happen
from hexfarer.games.euthia.components import EACH_ENTERED, LAST_ENTERED, MONSTERS, RAGES, THE_GOLEM
from hexfarer.games.euthia.flow.ending import LOST_CHURCH, Winning, lose_now
from hexfarer.games.euthia.flow.places import is_trading_place, nearest, rank
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import NONE

AT_CHURCH: Final = 3  # Reputation that everybody loses (EU-GOLEM-04)
TOKEN_A: Final = 1


def appear(s: Euthia, field: int) -> None:
    """On a field, once a game (EU-GOLEM-01, -05)."""
    if s.golem_from == NONE:
        s.golem_at = s.golem_from = field
        s.tell(events.GOLEM_CAME, [field])


def furthest(s: Euthia) -> int:
    """The field furthest from the Church (EU-GOLEM-05)."""
    steps = s.board.distances(s.board.church())
    outer = [field for field in s.board.fields() if not s.board.is_centre(field)]
    most = max([steps[field] for field in outer])
    return nearest(s, s.board.church(), [field for field in outer if steps[field] == most])


def rage(s: Euthia) -> None:
    """The end of a round: it walks and leaves Destruction behind (EU-GOLEM-01, -04, -07)."""
    if not s.rages:
        s.rages, s.rages_used = s.rages_used, []
        s.rng.shuffle(s.rages)
    number = s.rages.pop()
    s.rages_used.append(number)
    card = RAGES[number]
    s.reveal(events.RAGE)
    s.tell(events.RAGE, [number])
    entered = walk(s, card.move)
    if card.place == LAST_ENTERED:
        wasted = entered[-1:]
    elif card.place == EACH_ENTERED:
        wasted = entered
    else:
        wasted = [s.golem_at] + [field for field in s.board.near[s.golem_at] if is_trading_place(s, field)]
    for field in wasted:
        destroy(s, field, card.token)
    if entered and entered[-1] in s.board.outer(s.board.church()):
        reach_church(s)


def walk(s: Euthia, move: int) -> list[int]:
    """So many fields towards the Church, at most to its tile; the fields entered (EU-GOLEM-05, -06)."""
    goal = s.board.church()
    entered: list[int] = []
    while len(entered) < move and (not entered or entered[-1] not in s.board.outer(goal)):
        s.golem_at = next_step(s, s.golem_at)
        entered.append(s.golem_at)
        s.tell(events.GOLEM_MOVED, [s.golem_at])
    return entered


def next_step(s: Euthia, field: int) -> int:
    """The adjacent field nearest to the Church; centres are never entered (EU-GOLEM-06)."""
    steps = s.board.distances(s.board.church())
    found = NONE
    for other in s.board.near[field]:
        if s.board.is_centre(other):
            continue
        if found == NONE or (steps[other], rank(s, other)) < (steps[found], rank(s, found)):
            found = other
    return found


def destroy(s: Euthia, field: int, token: int) -> None:
    """A Destruction token on a field: B takes the place of A, never the other way (EU-GOLEM-07)."""
    if token > s.rubble[field]:
        s.rubble[field] = token
        s.tell(events.RUBBLE_A if token == TOKEN_A else events.RUBBLE_B, [field])


def reach_church(s: Euthia) -> None:
    """EU-GOLEM-04."""
    s.tell(events.GOLEM_AT_CHURCH, [s.golem_at])
    if not s.plan.rivals():
        lose_now(s, LOST_CHURCH)
        return
    for seat in s.order():
        s.lose_rep(seat, AT_CHURCH)
    s.golem_at = s.golem_from
    s.tell(events.GOLEM_MOVED, [s.golem_at])


def beaten(s: Euthia, seat: int) -> None:
    """A Hero has dealt the last Damage: the reward; the figure is gone (EU-GOLEM-03)."""
    s.tell(events.GOLEM_BEATEN, [seat])
    s.golem_at = NONE
    s.golem_damage = 0
    if not s.plan.rivals() and not s.plan.alone():
        s.push(Winning(seat))  # the goal is met and nothing can be lost any more (EU-COOP-09)
    happen(s, seat, MONSTERS[THE_GOLEM].reward)
