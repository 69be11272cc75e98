"""A fight planned: what the game's solver finds for the seat that is asked, as far as that seat can know it.

The solver works on a guess of what is hidden, the same for every position that looks the same to the seat. A line is
told up to the step that brings something to light: what follows it is planned anew when it is known.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hexfarer.bots.bot import undisturbed
from hexfarer.kernel.phrase import Phrase, Problem
from hexfarer.kernel.rng import seeded
from hexfarer.kernel.solution import NODES, Solution
from hexfarer.kernel.state import State
from hexfarer.kernel.table import decision

FIRST: Final = 8_000  # positions that are looked at for a first answer: about 150 ms
SLOWER: Final = 20  # times that the interpreted engine takes
ENDS: Final = 8  # the most that are told
STOPS: Final = 8  # the most that a walk is gone on with


class Sum(NamedTuple):
    """How much there is of what is to be reached."""

    name: Phrase
    value: int
    need: int


class Difference(NamedTuple):
    """How a number changes: `what` names it in no language."""

    what: str
    name: Phrase
    before: int
    after: int


class Step(NamedTuple):
    """`totals`: what is to be reached, and how much of it there is after this step."""

    notation: str
    words: Phrase
    things: list[str]
    totals: list[Sum]


class End(NamedTuple):
    """`found`: what the solver says of it. `sure`: nothing comes to light in the fight before it. `changes`: what the
    steps change."""

    found: dict[str, object]
    sure: bool
    steps: list[Step]
    changes: list[Difference]


class Plan(NamedTuple):
    """`exact`: no other end is better in anything. The best end comes first."""

    exact: bool
    ends: list[End]


def budget(thorough: bool, compiled: bool) -> int:
    """How many positions are looked at."""
    nodes = NODES if thorough else FIRST
    return nodes if compiled else nodes // SLOWER


def plan(s: State, before: list[str], nodes: int) -> Plan:
    """What the fight can end in that the seat is in; or that it would be in after the actions `before`."""
    seat = s.to_act()
    guess = s.determinize(seat, seeded(0))
    for i, notation in enumerate(before):
        action = guess.parse(notation)
        things = guess.game.label(guess, action).things
        guess.apply(action)
        if i + 1 < len(before):
            _go_on(guess, things, guess.parse(before[i + 1]))
    with undisturbed():
        found = _solved(guess, seat, nodes, len(s.stack) if before else len(guess.stack))
    if found.chances:
        raise Problem("problem-no-solver", {"game": guess.game.id})
    ends = sorted([_told(guess, seat, result) for result in found.results], key=_rank)
    return Plan(found.exact, ends[:ENDS])


def _go_on(s: State, things: list[str], then: int) -> None:
    """A walk stops where something comes to light: go on to the same place until the next step is open."""
    for _ in range(STOPS):
        again = [action for action in s.legal() if s.game.label(s, action).things == things]
        if then in s.legal() or len(again) != 1:
            return
        s.apply(again[0])


def _solved(s: State, seat: int, nodes: int, depth: int) -> Solution:
    """The fight solved. Small questions before it, on a stack deeper than that, get the answer that wants nothing."""
    while True:
        try:
            return s.game.solve(s, seat, nodes)
        except Problem:
            if s.over or s.to_act() != seat or len(s.stack) <= depth:
                raise
        s.apply(s.stack[-1].quiet(s))


def _told(s: State, seat: int, result: dict[str, object]) -> End:
    """An end with its steps in words, up to the one that brings something to light."""
    line = result["line"] if result.get("open") else _without_waste(s, seat, result["line"])
    assert isinstance(line, list)
    after = s.copy()
    game = s.game
    stocks = game.stocks()
    before = then = game.stock(s, seat)
    steps: list[Step] = []
    known = True
    for notation in line:
        action = after.parse(notation)
        label = game.label(after, action)
        after.apply(action)
        asked = not after.over and after.to_act() == seat
        totals = decision(after).totals if asked else []
        sums = [Sum(total.name, total.value, total.need) for total in totals if total.need >= 0]
        steps.append(Step(notation, label.words, label.things, sums))
        if after.reveals != s.reveals and (len(steps) < len(line) or result.get("open")):
            known = False
            break
        then = game.stock(after, seat)
    changes = [Difference(stocks[i].id, stocks[i].name, before[i], n) for i, n in enumerate(then) if n != before[i]]
    return End(result, known, steps, changes)


def _without_waste(s: State, seat: int, line: object) -> list[str]:
    """A line without what it does not need: the solver counts cards, but not what else was used up on the way."""
    assert isinstance(line, list)
    kept: list[str] = line
    end = _outcome(s, seat, kept)
    i = 0
    while end is not None and i < len(kept):
        j = i + _length(s, kept, i)
        less = kept[:i] + kept[j:]
        found = _outcome(s, seat, less)
        if found is not None and found[0] == end[0] and found[1] >= end[1]:
            kept, end = less, found
        else:
            i = j
    return kept


def _length(s: State, line: list[str], i: int) -> int:
    """How many steps belong to one, with the small questions that it leads to."""
    after = s.copy()
    for notation in line[:i]:
        after.apply(after.parse(notation))
    depth = len(after.stack)
    j = i
    while j < len(line) and (j == i or len(after.stack) > depth):
        after.apply(after.parse(line[j]))
        j += 1
    return j - i


def _outcome(s: State, seat: int, line: list[str]) -> tuple[list[int], int] | None:
    """Where a line leads: how deep the stack is and what is not there to be spent, and how good that looks; None if the
    line breaks off, or if something comes to light."""
    after = s.copy()
    for i, notation in enumerate(line):
        action = after.parse(notation)
        if action not in after.legal():
            return None
        after.apply(action)
        if after.reveals != s.reveals and i + 1 < len(line):
            return None
    lasting = [n for n, of in zip(after.game.stock(after, seat), after.game.stocks(), strict=True) if not of.paid]
    return [len(after.stack), *lasting], after.game.worth(after, seat)


def _rank(end: End) -> tuple[object, ...]:
    """What one can count on comes first; then fame, enemies beaten, fewer wounds, units, and cards left."""
    fame = sum([change.after - change.before for change in end.changes if change.what == "fame"])
    beaten, units = end.found["beaten"], end.found["units"]
    wounds, poison, cards = end.found["wounds"], end.found["poison"], end.found["cards"]
    assert isinstance(beaten, list)
    assert isinstance(units, list)
    assert isinstance(wounds, int)
    assert isinstance(poison, int)
    assert isinstance(cards, int)
    return not end.sure, -fame, -len(beaten), wounds + poison, sum(units), -cards
