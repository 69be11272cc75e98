"""The bot that looks one act ahead and takes what its game judges best."""

from __future__ import annotations

from typing import Any, Final

from hexfarer.bots.bot import Bot
from hexfarer.bots.planner import Planner
from hexfarer.kernel.frame import Frame
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.state import State

FINALISTS: Final = 8  # only so many actions are judged by more than the first deal
LEAVES: Final = 48  # the most ways of finishing an act that are compared
STEPS: Final = 60  # the most quiet answers until the judgement


class Greedy(Bot):
    """Takes each action on copies in which everything unseen is dealt anew, finishes the act in the best way it finds,
    lets everybody be quiet until the matter is settled, and asks `Game.worth` how that looks. Where a turn is a long
    chain of decisions it looks for the best whole turn instead (`Planner`)."""

    name = "greedy"

    def __init__(self, seed: int, nodes: int = 0, seconds: float = 0.0) -> None:
        super().__init__(seed, nodes, seconds)
        self.planner = Planner(seed)

    def choose(self, state: State) -> int:
        actions = state.legal()
        if state.game.long_turns():
            action = self.planner.choose(state)
            self.reason, self.line = self.planner.reason, self.planner.line
            return action
        if len(actions) == 1:
            self.reason = Phrase("bot-only")
            return actions[0]
        seat = state.to_act()
        actions = carried_through(state)
        kind = Glance if state.game.rests() else Look
        guesses = state.game.guesses(state)
        looks = [kind(state.determinize(seat, self.rng), seat) for _ in range(guesses)]
        first = {action: looks[0].value(action) for action in actions}
        quiet = state.stack[-1].quiet(state)
        if quiet not in actions:
            quiet = actions[0]
        finalists = sorted(actions, key=lambda action: -first[action])[:FINALISTS]
        values = {
            action: first[action] + sum(look.value(action) for look in looks[1:])
            for action in dict.fromkeys([*finalists, quiet])
        }
        most = max(values.values())
        best = [action for action, value in values.items() if value == most]
        self.explain(state, (most - values[quiet]) // guesses, quiet)
        if state.game.rests() and quiet in best:
            return quiet  # no stir for nothing
        return best[self.rng.next(len(best))]

    def explain(self, state: State, gain: int, quiet: int) -> None:
        """Compare the choice with doing nothing, in what the game counts."""
        if gain <= 0:
            self.reason = Phrase("bot-best")
            return
        args: dict[str, object] = {"other": state.game.label(state, quiet).words}
        of, points = state.game.measure()
        n = (gain + points // 2) // points
        if of and n:
            name = next(stock.name for stock in state.game.stocks() if stock.id == of)
            self.reason = Phrase("bot-better", {**args, "gain": Phrase("hint-more", {"what": name, "n": n})})
        else:
            self.reason = Phrase("bot-hardly", args)


class Look:
    """A look ahead from one position for one seat."""

    def __init__(self, start: State, seat: int) -> None:
        self.start = start
        self.seat = seat
        self.floor = open_window(start)
        self.leaves = LEAVES

    def value(self, action: int) -> int:
        self.leaves = LEAVES
        return self.best_after(self.start, action)

    def best_after(self, s: State, action: int) -> int:
        """The worth of the best way to go on after an action."""
        after = s.copy()
        window = after.stack[self.floor]
        after.apply(action)
        while not after.over and self.unfinished(after):
            options = after.legal()
            if len(options) <= self.leaves and not after.stack[-1].decision(after).primary:
                self.leaves -= len(options)
                return max([self.best_after(after, option) for option in options])
            after.apply(after.stack[-1].quiet(after))
        return self.settled(after, window)

    def unfinished(self, s: State) -> bool:
        top = s.stack[-1]
        return top.seat == self.seat and top.forced() and len(s.stack) > self.floor

    def settled(self, s: State, window: Frame[Any]) -> int:
        """The worth when everybody has been quiet until the window is closed."""
        for _ in range(STEPS):
            if s.over or len(s.stack) <= self.floor or s.stack[self.floor] is not window:
                break
            s.apply(s.stack[-1].quiet(s))
        return s.game.worth(s, self.seat)


class Glance(Look):
    """A look no farther than the next position that the game can judge (`Game.resting`)."""

    def value(self, action: int) -> int:
        if self.start.game.idle(self.start, action):
            return self.start.game.worth_idle(self.start, self.seat)
        return self.best_of(self.start, action, LEAVES)

    def best_of(self, s: State, action: int, leaves: int) -> int:
        """The worth of the best way to finish an act, of at most so many; every branch has its share of them."""
        after = s.copy()
        after.apply(action)
        game = after.game
        for step in range(STEPS):
            if after.over or game.resting(after):
                break
            top = after.stack[-1]
            answer = top.quiet(after)
            if top.seat == self.seat:
                options = carried_through(after)
                if len(options) == 1:
                    answer = options[0]
                elif len(options) <= leaves and (step == 0 or not top.decision(after).primary):
                    return max([self.best_of(after, option, leaves // len(options)) for option in options])
            after.apply(answer)
        return game.worth(after, self.seat)


def carried_through(s: State) -> list[int]:
    """The legal actions without those that only take back what was begun, if there are others."""
    actions = s.legal()
    if not s.game.rests():
        return actions
    return [action for action in actions if not s.game.takes_back(s, action)] or actions


def open_window(s: State) -> int:
    """The place on the stack of the matter that is under way: the topmost frame that is not part of an act."""
    place = len(s.stack) - 1
    while place > 0 and s.stack[place].forced():
        place -= 1
    return place
