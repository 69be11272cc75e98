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
ACT: Final = 20  # the most quiet answers until what was begun is done


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
    """What a line does and why. A reason is what the line brings, next to what the quiet answer would bring; if neither
    changes anything that can be counted, that of the bot."""
    seat = s.to_act()
    guess = s.determinize(seat, seeded(0))  # nothing that the seat cannot see gets into the words
    game = guess.game
    before = game.stock(guess, seat)
    quiet = guess.stack[-1].quiet(guess)
    found = _followed(guess, seat, line)
    changes = _changes(guess, before, found.stock)
    if changes:
        reason = Phrase("hint-brings", {"what": _told(changes)})
    if quiet != line[0]:
        idle = _followed(guess, seat, [quiet])
        others = _changes(guess, before, idle.stock)
        if others and not idle.gone and _told(others) != _told(changes):  # who ends a turn loses what is left of it
            args: dict[str, object] = {"other": game.label(guess, quiet).words, "instead": _told(others)}
            reason = Phrase("hint-instead", {**args, "what": _told(changes)}) if changes else Phrase("hint-saves", args)
    elif not changes and found.gone:
        reason = Phrase("hint-enough")
    if not changes and found.lit and (reason is None or reason.key in ("bot-best", "bot-tried")):
        reason = Phrase("hint-reveals")
    return Advice(found.steps, changes, reason)


class _Followed(NamedTuple):
    """`lit`: something came to light. `gone`: the seat is not asked any more in this turn."""

    steps: list[Step]
    stock: list[int]
    lit: bool
    gone: bool


def _followed(s: State, seat: int, line: list[int]) -> _Followed:
    """Follow a line until something comes to light or the turn is over (that step would change more than is known), or
    until somebody else is asked; then carry on quietly until what it began is done."""
    after = s.copy()
    game = after.game
    turn = game.turn_of(after)
    stock = game.stock(after, seat)
    steps: list[Step] = []
    for i in range(len(line) + ACT):
        if i < len(line):
            action = line[i]
            if action not in after.legal():
                break  # it was thought of on another deal
            steps.append(Step(action, after.format(action), game.label(after, action).words))
        elif game.rests() and not game.resting(after):
            action = after.stack[-1].quiet(after)
        else:
            break
        after.apply(action)
        if after.reveals != s.reveals:
            return _Followed(steps, stock, True, False)
        if after.over or (game.counts_turns() and game.turn_of(after) != turn):
            return _Followed(steps, stock, False, True)
        stock = game.stock(after, seat)
        if after.to_act() != seat:
            return _Followed(steps, stock, False, True)
    return _Followed(steps, stock, False, False)


def _changes(s: State, before: list[int], after: list[int]) -> list[Change]:
    stocks = s.game.stocks()
    return [Change(stocks[i].id, stocks[i].name, before[i], n) for i, n in enumerate(after) if n != before[i]]


def _told(changes: list[Change]) -> list[Phrase]:
    return [_brought(change) for change in changes]


def _brought(change: Change) -> Phrase:
    n = change.after - change.before
    return Phrase("hint-more" if n > 0 else "hint-less", {"what": change.name, "n": abs(n)})
