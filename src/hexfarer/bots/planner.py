"""The bot for games in which a turn is a chain of many decisions: it looks for the best whole turn."""

from __future__ import annotations

from typing import Final

from hexfarer.bots.bot import Bot, undisturbed
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.state import State

WIDTH: Final = 4  # how many ways to go on are kept at each step, for each kind of question
DEPTH: Final = 40  # the most own decisions in a row
STEPS: Final = 40  # the most quiet answers until a turn is over


class Planner(Bot):
    """What `greedy` does in such games: beam search over its own decisions until its turn is over, on a copy in which
    everything unseen is dealt anew.

    The plan is followed until something comes to light; then a new one is made.
    """

    def __init__(self, seed: int, nodes: int = 0, seconds: float = 0.0) -> None:
        super().__init__(seed, nodes, seconds)
        self.plan: list[int] = []
        self.seen = -1  # how many secrets were out when the plan was made

    def choose(self, state: State) -> int:
        actions = state.legal()
        if len(actions) == 1:
            self.reason = Phrase("bot-only")
            self.line = []
            return actions[0]
        if not (self.plan and self.seen == state.reveals and self.plan[0] in actions):
            with undisturbed():
                self.plan = self.search(state)
            self.seen = state.reveals
        self.reason = Phrase("bot-best")
        self.line = self.plan[1:]
        return self.plan.pop(0)

    def search(self, state: State) -> list[int]:
        """The actions of the best turn that was found, at least one."""
        seat = state.to_act()
        start = state.determinize(seat, self.rng)
        turn = start.game.turn_of(start)
        beam = [Line(start, [], 0)]
        best: Line | None = None
        for _ in range(DEPTH):
            grown: dict[tuple[int, int], Line] = {}
            for line in beam:
                best = better(best, self.finish(line, seat, turn))
                for action in line.state.legal():
                    after = line.state.copy()
                    after.apply(action)
                    new = Line(after, [*line.actions, action], after.game.worth(after, seat))
                    if after.over or after.to_act() != seat or after.game.turn_of(after) != turn:
                        best = better(best, new)
                    else:
                        grown.setdefault((new.value, hash(tuple(after.legal()))), new)
            beam = widest(list(grown.values()))
            if not beam:
                break
        assert best is not None
        return best.actions

    def finish(self, line: Line, seat: int, turn: int) -> Line:
        """The line with quiet answers until the turn is over."""
        s = line.state.copy()
        actions = line.actions[:]
        for _ in range(STEPS):
            if s.over or s.to_act() != seat or s.game.turn_of(s) != turn:
                break
            action = s.stack[-1].quiet(s)
            actions.append(action)
            s.apply(action)
        return Line(s, actions, s.game.worth(s, seat))


class Line:
    """A beginning of a turn, where it leads, and how that looks."""

    def __init__(self, state: State, actions: list[int], value: int) -> None:
        self.state = state
        self.actions = actions
        self.value = value


def widest(lines: list[Line]) -> list[Line]:
    """The best lines of each kind of moment, so that a fight is not dropped for a walk before it pays."""
    kept: list[Line] = []
    count: dict[str, int] = {}
    for line in sorted(lines, key=lambda line: -line.value):
        kind = line.state.stack[-1].decision(line.state).words.key
        count[kind] = count.get(kind, 0) + 1
        if count[kind] <= WIDTH:
            kept.append(line)
    return kept


def better(best: Line | None, new: Line) -> Line:
    return new if best is None or new.value > best.value else best
