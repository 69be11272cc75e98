"""What a hint says of a bot's answer: the steps that it leads to, and what they bring, in the numbers of the game."""

from __future__ import annotations

from typing import Final, NamedTuple

from hexfarer.bots.bot import Bot
from hexfarer.bots.greedy import Greedy
from hexfarer.bots.seeker import Seeker
from hexfarer.kernel.decision import Change
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.rng import seeded
from hexfarer.kernel.state import State

SECONDS: Final = 1.5  # that one waits for a hint


class Step(NamedTuple):
    action: int
    notation: str
    words: Phrase


class Advice(NamedTuple):
    """`steps`: what to do now and after that; `changes`: what the steps change; `reason`: why, if the bot can tell."""

    steps: list[Step]
    changes: list[Change]
    reason: Phrase | None


def adviser(compiled: bool) -> type[Bot]:
    """Who gives hints: the best that is quick enough with such an engine."""
    return Seeker if compiled else Greedy


def advice(s: State, line: list[int], reason: Phrase | None) -> Advice:
    """Follow a line until something comes to light or the turn is over (that step would change more than is known), or
    until somebody else is asked."""
    seat = s.to_act()
    guess = s.determinize(seat, seeded(0))  # nothing that the seat cannot see gets into the words
    game = guess.game
    turn = game.turn_of(guess)
    before = game.stock(guess, seat)
    after = before
    steps: list[Step] = []
    for action in line:
        if action not in guess.legal():
            break  # it was thought of on another deal
        steps.append(Step(action, guess.format(action), game.label(guess, action).words))
        guess.apply(action)
        if guess.over or guess.reveals != s.reveals or (game.counts_turns() and game.turn_of(guess) != turn):
            break
        after = game.stock(guess, seat)
        if guess.to_act() != seat:
            break
    stocks = game.stocks()
    changes = [Change(stocks[i].id, stocks[i].name, before[i], n) for i, n in enumerate(after) if n != before[i]]
    if changes:
        reason = Phrase("hint-brings", {"what": [_brought(change) for change in changes]})
    return Advice(steps, changes, reason)


def _brought(change: Change) -> Phrase:
    n = change.after - change.before
    return Phrase("hint-more" if n > 0 else "hint-less", {"what": change.name, "n": abs(n)})
