"""Thinking ahead: a beam over the lines of a turn in which only positions at rest compete.

A card that has left the hand but does not work yet always looks bad. So questions in the middle of an act are answered
in all ways at once, and lines are compared where the act is done. Lines compete within their strand (`Mind.strand`),
so that a fight is not dropped for a walk before it pays. Where something comes to light before the turn is over, one
deal says little: such beginnings are tried on other deals, the same for all of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hexfarer.kernel.rng import Rng
from hexfarer.kernel.state import State
from hexfarer.minds.budget import Budget
from hexfarer.minds.mind import Mind
from hexfarer.minds.trial import Gambler

DEPTH: Final = 60  # the most acts in a turn
STEPS: Final = 60  # the most quiet answers until a turn is over
CLOSURE: Final = 400  # the most ways to finish an act; then it is finished quietly
STAGE: Final = 4  # a stage of a matter is given this part of the width
STAGES: Final = 4  # all its stages together: so many times the width
MATTERS: Final = 12  # all lines together
WIDTHS: Final[list[int]] = [1, 4]  # of the first looks; the last one is as wide as the rest of the budget allows
WIDEST: Final = 256
BEGINNINGS: Final = 5  # so many ways to bring something to light are tried on other deals
DEALS: Final = 4
NARROW: Final = 6  # the width on other deals
MAIN: Final = 0.65  # the part of the budget for the first deal
SAFE: Final = 0.8  # the last look takes this part of what is left, if it grows as its width does


class Line:
    """A beginning of a turn, where it leads, and how that looks."""

    __slots__ = ("actions", "lit", "state", "value")

    def __init__(self, state: State, actions: list[int], value: int, lit: list[int] | None) -> None:
        self.state = state
        self.actions = actions
        self.value = value
        self.lit = lit  # the actions until something came to light, if it did


class End:
    """A whole turn."""

    __slots__ = ("actions", "lit", "value")

    def __init__(self, actions: list[int], value: int, lit: list[int] | None) -> None:
        self.actions = actions
        self.value = value
        self.lit = lit


class Search:
    """A search on one deal: remembers the best turn without a secret coming to light, and the best after each
    beginning with one."""

    __slots__ = ("budget", "ends", "floor", "known", "mind", "quiet", "seen", "start")

    def __init__(self, start: State, mind: Mind, budget: Budget, floor: float) -> None:
        self.start = start
        self.mind = mind
        self.budget = budget
        self.floor = floor  # stop when no more than this part of the budget is left
        self.known = start.reveals
        self.seen: set[tuple[int, ...]] = set()
        self.quiet: End | None = None
        self.ends: dict[tuple[int, ...], End] = {}

    def best(self) -> End:
        found = self.quiet
        for end in self.ends.values():
            if found is None or end.value > found.value:
                found = end
        assert found is not None
        return found

    def deepen(self) -> None:
        """Look with ever more width while there is time; the first look is always begun."""
        for width in WIDTHS:
            before = self.budget.share()
            if not self.look(width):
                return
        left = self.budget.share()
        wide = width * SAFE * (left - self.floor) / max(before - left, 1e-6)
        if wide > width:
            self.look(min(int(wide) + 1, WIDEST))

    def look(self, width: int) -> bool:
        """One beam; True if it was not cut short and dropped some lines, so that more width may find more."""
        self.seen = set()
        beam = [Line(self.start.copy(), [], 0, None)]
        dropped = False
        must = self.quiet is None and not self.ends
        for _ in range(DEPTH):
            grown: list[Line] = []
            for line in beam:
                if not must and self.budget.share() <= self.floor:
                    return False
                if must or not self.mind.closes(line.state.stack[-1].quiet(line.state)):
                    self.finish(line)
                must = False
                self.grow(line, grown)
            if not grown:
                break
            beam = self.kept(grown, width)
            dropped = dropped or len(beam) < len(grown)
        return dropped

    def kept(self, lines: list[Line], width: int) -> list[Line]:
        """The best lines of each strand."""
        lines.sort(key=value_of_line, reverse=True)
        count: dict[int, int] = {}
        kept: list[Line] = []
        most = MATTERS * width
        narrow = max(2, width // STAGE)
        for line in lines:
            strand = self.mind.strand(line.state)
            matter = strand & ~255
            of_stage = count.get(strand, 0)
            of_matter = count.get(matter, 0)
            if strand != matter:
                if of_stage >= narrow:
                    continue
                count[strand] = of_stage + 1
            if of_matter < (STAGES * width if strand != matter else width):
                count[matter] = of_matter + 1
                kept.append(line)
                if len(kept) >= most:
                    break
        return kept

    def grow(self, line: Line, grown: list[Line]) -> None:
        """All positions at rest after one more act, and all ends. The line's own position is used up."""
        mind = self.mind
        states = [line.state]
        paths = [line.actions]
        nodes = 0
        while states:
            state = states.pop()
            path = paths.pop()
            answers = mind.answers(state)
            if nodes > CLOSURE and len(path) > len(line.actions):
                answers = [state.stack[-1].quiet(state)]
            last = len(answers) - 1
            for i, action in enumerate(answers):
                after = state if i == last else state.copy()
                after.apply(action)
                nodes += 1
                if mind.ended(after):
                    self.note([*path, action], mind.judge(after), line.lit)
                elif mind.resting(after):
                    key = mind.key(after)
                    if key not in self.seen:
                        self.seen.add(key)
                        actions = [*path, action]
                        lit = line.lit
                        if lit is None and after.reveals != self.known:
                            lit = actions
                        grown.append(Line(after, actions, mind.judge(after), lit))
                else:
                    states.append(after)
                    paths.append([*path, action])
        self.budget.spend(nodes)

    def finish(self, line: Line) -> None:
        """The line with quiet answers until the turn is over."""
        mind = self.mind
        s = line.state.copy()
        actions = line.actions[:]
        for _ in range(STEPS):
            if mind.ended(s):
                break
            action = s.stack[-1].quiet(s)
            actions.append(action)
            s.apply(action)
        self.budget.spend(len(actions) - len(line.actions) + 1)
        self.note(actions, mind.judge(s), line.lit)

    def note(self, actions: list[int], value: int, lit: list[int] | None) -> None:
        """Remember a whole turn, if it is the best of its kind."""
        if not actions:
            return
        if lit is None:
            if self.quiet is None or value > self.quiet.value:
                self.quiet = End(actions, value, None)
            return
        beginning = tuple(lit)
        known = self.ends.get(beginning)
        if known is None or value > known.value:
            self.ends[beginning] = End(actions, value, lit)


def value_of_line(line: Line) -> int:
    return line.value


def value_of_end(end: End) -> int:
    return end.value


def think(state: State, make: Callable[[State, int], Mind], rng: Rng, budget: Budget) -> list[int]:
    """The actions of the best turn that was found, at least one; only until something comes to light, if it does."""
    seat = state.to_act()
    start = state.determinize(seat, rng)
    mind = make(start, seat)
    if isinstance(mind, Gambler):
        return [mind.best(state, rng, budget)]
    search = Search(start, mind, budget, 1 - MAIN)
    search.deepen()
    lit = sorted(search.ends.values(), key=value_of_end, reverse=True)[:BEGINNINGS]
    if not lit:
        return search.best().actions
    deals = [start] + [state.determinize(seat, rng) for _ in range(DEALS)]
    worths = on_deals(deals, lit, make, budget)
    best = search.quiet
    value = best.value if best is not None else 0
    for i, end in enumerate(lit):
        if best is None or worths[i] > value:
            best, value = end, worths[i]
    assert best is not None
    return best.actions if best.lit is None else best.lit


def on_deals(deals: list[State], ends: list[End], make: Callable[[State, int], Mind], budget: Budget) -> list[int]:
    """What the beginnings are worth: what was found on the first deal, and by how much a narrow look finds the other
    deals better or worse than that one."""
    looks = len(deals) * len(ends)
    done = 0
    had = budget.share()
    worths: list[int] = []
    for end in ends:
        assert end.lit is not None
        found: list[int] = []
        for deal in deals:
            done += 1
            found.append(after_beginning(deal, end.lit, make(deal, deal.to_act()), budget, had - had * done / looks))
        others = sum(found[1:]) // (len(found) - 1)
        worths.append(end.value + others - found[0])
    return worths


def after_beginning(deal: State, beginning: list[int], mind: Mind, budget: Budget, floor: float) -> int:
    """What a narrow look finds on a deal after a beginning, as far as it can be played there."""
    s = deal.copy()
    for action in beginning:
        if mind.ended(s) or action not in s.legal():
            break
        s.apply(action)
    if mind.ended(s):
        return mind.judge(s)
    search = Search(s, mind, budget, floor)
    search.look(NARROW)
    return search.best().value
