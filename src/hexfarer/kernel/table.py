"""What the table asks of any position: choices with previews, refusals with remedies.

Nothing here knows a game. Whether an action reveals, and what it leads to, is found by taking it on a copy
in which the secrets were dealt anew, so no preview can tell what the seat may not know.
"""

from __future__ import annotations

from hexfarer.kernel.decision import Choice, Decision, Preview, Refusal, Remedy
from hexfarer.kernel.rng import seeded
from hexfarer.kernel.state import State
from hexfarer.kernel.verdict import OK, number_of, reason_of


def decision(s: State) -> Decision:
    """What is asked now, in words."""
    return s.stack[-1].decision(s)


def choices(s: State) -> list[Choice]:
    """Every legal action as the table shows it, in the order of `legal`."""
    seat = s.to_act()
    primary = decision(s).primary if not s.over else []
    guess = s.determinize(seat, seeded(0)) if not s.over else s
    return [_choice(s, guess, seat, action, action in primary, i) for i, action in enumerate(s.legal())]


def choice(s: State, action: int) -> Choice:
    """One legal action as the table shows it."""
    seat = s.to_act()
    guess = s.determinize(seat, seeded(0))
    return _choice(s, guess, seat, action, action in decision(s).primary, s.legal().index(action))


def _choice(s: State, guess: State, seat: int, action: int, primary: bool, order: int) -> Choice:
    after = guess.copy()
    after.apply(action)
    reveals = after.reveals != s.reveals or after.over
    label = s.game.label(s, action)
    totals = [] if reveals else s.game.totals(after, seat)
    return Choice(action, s.format(action), label, primary, order, reveals, Preview(totals, label.things))


def explain(s: State, intent: int, remedies: bool = True) -> Refusal | None:
    """Why the seat that is asked may not do this, with the rule, the numbers and what would help; None if it may."""
    verdict = s.check(intent)
    if verdict == OK:
        return None
    reason = s.game.reasons.of(verdict)
    numbers: dict[str, int] = {}
    for i, (name, kind) in enumerate(reason.args):
        if kind == "number":
            numbers[name] = number_of(verdict, i)
    cures = _remedies(s, intent, verdict) if remedies and not s.over else []
    return Refusal(intent, verdict, reason.rule, s.game.why(s, verdict), numbers, s.game.label(s, intent).things, cures)


def _shortfall(verdict: int) -> int:
    """By how much the first number of a verdict (what is needed) exceeds the second (what is there)."""
    return number_of(verdict, 0) - number_of(verdict, 1)


def _remedies(s: State, intent: int, verdict: int) -> list[Remedy]:
    seat = s.to_act()
    guess = s.determinize(seat, seeded(0))
    found: list[Remedy] = []
    for action in s.legal():
        after = guess.copy()
        after.apply(action)
        if after.over or after.to_act() != seat or after.reveals != s.reveals:  # what comes to light is not known
            continue
        then = after.check(intent)
        nearer = then != OK and reason_of(then) == reason_of(verdict) and 0 < _shortfall(then) < _shortfall(verdict)
        if then == OK or nearer:
            found.append(Remedy(action, s.format(action), then == OK))
    found.sort(key=lambda remedy: not remedy.cures)
    return found[:4]
