"""What was announced: whom it is aimed at, who has still to be asked, and what it would bring as things stand."""

from __future__ import annotations

from hexfarer.games.four_lands.act import Act
from hexfarer.games.four_lands.content.tasks import TASK_ARTEFACT
from hexfarer.games.four_lands.covering import counts_of, left_over, slots
from hexfarer.games.four_lands.effects import StrikeAll
from hexfarer.games.four_lands.flow.carry import effect_of
from hexfarer.games.four_lands.flow.cover import Cover
from hexfarer.games.four_lands.flow.tasks import gives_vp, pool, requirement, symbol_set, workers_of
from hexfarer.games.four_lands.flow.window import Response
from hexfarer.games.four_lands.questions import FIELD, ON_AGENT, ON_ITEM, ON_PARTY, TWO_FIELDS
from hexfarer.games.four_lands.scoring import victory_points
from hexfarer.games.four_lands.shape import WorkView
from hexfarer.games.four_lands.state import FourLands
from hexfarer.games.four_lands.terms import ARTEFACTS, ATTACK, NONE, SIDES, TASK, side_of


def response(s: FourLands) -> Response | None:
    """The window in which the item on top may be answered, if it is open."""
    for i in range(len(s.stack) - 1, -1, -1):
        frame = s.stack[i]
        if isinstance(frame, Response):
            return frame
    return None


def round_of_answers(s: FourLands) -> tuple[list[int], list[int], list[int]]:
    """Of the item on top: the seats that passed since the last answer, those to be asked in order, and those that all
    can see have no answer."""
    passed: list[int] = []
    to_come: list[int] = []
    unable: list[int] = []
    window = response(s)
    if window is None or not s.items or window.watched != s.items[-1].number:
        return passed, to_come, unable
    for i in range(s.seats):
        ahead = i < s.seats - window.passes
        seat = (window.seat + i) % s.seats
        if not window.asked(s, seat):
            unable.append(seat)
        elif ahead:
            to_come.append(seat)
        else:
            passed.append(seat)
    return passed, to_come, unable


def hits(s: FourLands, item: Act) -> list[int]:
    """The seats whose own it is aimed at: their Parties, Agents or items, or a Task where a Party of theirs stands."""
    return [seat for seat in range(s.seats) if seat != item.seat and strikes(s, item, seat)]


def strikes(s: FourLands, item: Act, seat: int) -> bool:
    if item.kind == ATTACK:
        return side_of(item.target) == s.sides[seat]
    if item.kind == TASK:
        return any(s.party_field[party] == item.place for party in s.parties_of(seat))
    effect = effect_of(item)
    if isinstance(effect, StrikeAll):
        return any(s.owner(agent) == seat for agent in effect.targets(s, item.seat, item.place))
    if not effect.asks:
        return True  # it holds for everybody
    for question in effect.asks:
        if question == ON_AGENT and s.party_of[item.target] != NONE:
            if seat in (s.owner(item.target), s.commander(item.target)):
                return True
        elif question == ON_PARTY:
            if side_of(item.party) == s.sides[seat]:
                return True
        elif question == ON_ITEM:
            if any(other.number == item.target and other.seat == seat for other in s.items):
                return True
        elif question == TWO_FIELDS:
            for party in s.parties_of(seat):
                if s.party_field[party] in (item.field, item.other_field):
                    return True
        elif question == FIELD and any(s.party_field[party] == item.field for party in s.parties_of(seat)):
            return True
    return False


def work_view(s: FourLands, item: Act) -> WorkView | None:
    """A Task that is being performed, as if nobody answered any more; None if it has none any more."""
    task = s.field_task[item.place]
    if task == NONE or item.void:
        return None
    need = requirement(s, task, item.thwarts)
    have = pool(s, item.party, workers_of(s, item))
    short = Cover(need, have).short()
    side = side_of(item.party)
    seat = s.seat_of[side]
    now = victory_points(s, seat)
    gains = short == 0 and gives_vp(s, side, symbol_set(task, item.place)) and not s.has_amulet(item.party)
    found: WorkView = {
        "short": short,
        "need": counts_of(need),
        "slots": slots(need, have),
        "spare": left_over(need, have),
        "vp": [now, now + 1 if gains else now],
    }
    if TASK_ARTEFACT[task] != NONE and short == 0 and not s.has_amulet(item.party):
        found["artefact"] = ARTEFACTS[TASK_ARTEFACT[task]]
    return found


def names(s: FourLands, seats: list[int]) -> list[str]:
    return [SIDES[s.sides[seat]] for seat in seats]
