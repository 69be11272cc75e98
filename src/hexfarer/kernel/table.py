"""What the table asks of any position: choices with previews, refusals with remedies.

Nothing here knows a game. Whether an action reveals, and what it leads to, is found by taking it on a copy
in which the secrets were dealt anew, so no preview can tell what the seat may not know.
"""

from __future__ import annotations

from typing import Final

from hexfarer.kernel.decision import Change, Choice, Decision, Label, Preview, Refusal, Remedy, Total
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.rng import seeded
from hexfarer.kernel.state import State
from hexfarer.kernel.verdict import OK, number_of, reason_of

REMEDIES: Final = 4  # the most that are offered
NOBODY: Final = -1
FRESH: Final[dict[str, object]] = {"zone": "fresh"}  # facts of what lies nowhere yet
SECOND_TRIES: Final = 80  # second answers that are looked at, or a few more


def decision(s: State) -> Decision:
    """What is asked now, in words."""
    return s.stack[-1].decision(s)


def things(s: State, seat: int, labels: list[Label]) -> list[dict[str, object]]:
    """Everything visible, and what lies nowhere yet but is touched by answers: new things to choose among."""
    found = s.game.things(s, seat)
    known = {str(thing["id"]) for thing in found}
    for label in labels:
        for id in label.things:
            if id not in known:
                known.add(id)
                kind = id.partition(":")[0]
                name = _name(s, kind, id, seat) or label.words
                found.append({"id": id, "kind": kind, "name": name, "seat": NOBODY, "facts": FRESH, "hidden": False})
    return found


def _name(s: State, kind: str, id: str, seat: int) -> object | None:
    """What a thing is called whose kind is one that answers name."""
    if not any(kind in verb.args for verb in s.game.verbs.all):
        return None
    return s.game.name(s, kind, s.game.read(s, kind, id.partition(":")[2].rpartition("/")[2]), seat)


def choices(s: State) -> list[Choice]:
    """Every legal action as the table shows it, in the order of `legal`."""
    seat = s.to_act()
    if s.over:
        return []
    primary = decision(s).primary
    now = _Now(s, seat)
    return [_choice(now, action, action in primary, i) for i, action in enumerate(s.legal())]


def choice(s: State, action: int) -> Choice:
    """One legal action as the table shows it."""
    return _choice(_Now(s, s.to_act()), action, action in decision(s).primary, s.legal().index(action))


class _Now:
    """A position before an answer: what the seat has, and a guess at what it cannot see."""

    __slots__ = ("guess", "others", "s", "seat", "stock", "totals")

    def __init__(self, s: State, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.guess = s.determinize(seat, seeded(0))
        self.stock = s.game.stock(s, seat)
        kept = {stock.name.key for stock in s.game.stocks()}
        self.totals = s.game.totals(s, seat)
        self.others = {total.name.key: total.value for total in self.totals if total.name.key not in kept}

    def sure(self, prices: dict[int, int]) -> list[Total]:
        """The running numbers with a price that is known whatever comes to light; of the others nothing is known."""
        stocks = self.s.game.stocks()
        paid = {stocks[i].name.key: n for i, n in prices.items()}
        found: list[Total] = []
        for total in self.totals:
            key = total.name.key
            if key in paid:
                found.append(Total(total.name, total.value - paid[key], total.need))
        return found


def _choice(now: _Now, action: int, primary: bool, order: int) -> Choice:
    s, game, seat = now.s, now.s.game, now.seat
    after = now.guess.copy()
    after.apply(action)
    reveals = after.reveals != s.reveals or after.over
    label = game.label(s, action)
    prices = dict(game.spends(now.guess, action, seat, after, reveals))
    totals = now.sure(prices) if reveals else game.totals(after, seat)
    found = Choice(action, s.format(action), label, primary, order, reveals, Preview(totals, label.things))
    stock = [n - prices.get(i, 0) for i, n in enumerate(now.stock)] if reveals else game.stock(after, seat)
    if stock != now.stock:
        ended = not reveals and (game.lapses(s, action) or game.turn_of(after) != game.turn_of(s))
        for i, kept in enumerate(game.stocks()):
            before = now.stock[i]
            if stock[i] == before:
                continue
            found.effects.append(Change(kept.id, kept.name, before, stock[i]))
            paid = prices.get(i, 0 if ended else before - stock[i])
            if kept.paid and paid > 0:
                found.cost.append(Change(kept.id, kept.name, before, before - paid))
    found.effects += _other_changes(now, totals)
    found.way = game.way(now.guess, action, seat, after)
    return found


def _other_changes(now: _Now, totals: list[Total]) -> list[Change]:
    """Running numbers that change and are no stock."""
    found: list[Change] = []
    for total in totals:
        old = now.others.get(total.name.key)
        if old is not None and old != total.value:
            found.append(Change(total.name.key, total.name, old, total.value))
    return found


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
    rule = s.rule_of(verdict)
    return Refusal(intent, verdict, rule, s.game.why(s, verdict), numbers, s.game.label(s, intent).things, cures)


def _shortfall(verdict: int) -> int:
    """By how much the first number of a verdict (what is needed) exceeds the second (what is there)."""
    return number_of(verdict, 0) - number_of(verdict, 1)


def _remedies(s: State, intent: int, verdict: int) -> list[Remedy]:
    """Answers after which the intent is allowed or nearer; or a free one that opens the way, with what to do then."""
    now = _Now(s, s.to_act())
    found: list[Remedy] = []
    tries = SECOND_TRIES
    for action in s.legal():
        after = _plainly(now, action)
        if after is None:
            continue
        helps = _help(now, after, action, intent, verdict)
        if helps is not None:
            found.append(helps)
            continue
        then = after.check(intent)
        if tries <= 0 or reason_of(then) == reason_of(verdict) or not _free(now, action):
            continue
        tries -= len(after.legal())
        second = _best_help(after, intent, then)
        if second is not None:
            words = Phrase("remedy-then", {"first": s.game.label(s, action).words, "second": second.words})
            helps = Remedy(action, s.format(action), words, second.cures, second.gain)
            helps.second = second.notation
            found.append(helps)
    found.sort(key=_rank)
    return found[:REMEDIES]


def _plainly(now: _Now, action: int) -> State | None:
    """The position after an answer, if nothing comes to light and the seat goes on."""
    after = now.guess.copy()
    after.apply(action)
    if after.over or after.to_act() != now.seat or after.reveals != now.s.reveals:
        return None
    return after


def _help(now: _Now, after: State, action: int, intent: int, verdict: int) -> Remedy | None:
    """Does the answer allow the intent, or make what is missing less?"""
    then = after.check(intent)
    nearer = then != OK and reason_of(then) == reason_of(verdict) and 0 < _shortfall(then) < _shortfall(verdict)
    if then != OK and not nearer:
        return None
    choice = _choice(now, action, False, 0)
    gains = [change for change in choice.effects if change.after > change.before]
    return Remedy(action, choice.notation, choice.label.words, then == OK, gains[0] if gains else None)


def _best_help(s: State, intent: int, verdict: int) -> Remedy | None:
    """The best single answer that helps."""
    now = _Now(s, s.to_act())
    found: list[Remedy] = []
    for action in s.legal():
        after = _plainly(now, action)
        helps = None if after is None else _help(now, after, action, intent, verdict)
        if helps is not None:
            found.append(helps)
    return min(found, key=_rank) if found else None


def _free(now: _Now, action: int) -> bool:
    """Does an answer take nothing, and end nothing?"""
    return not now.s.game.lapses(now.s, action) and not _choice(now, action, False, 0).cost


def _rank(remedy: Remedy) -> tuple[bool, bool, int]:
    """Cures first, then what is one step away, then by effect."""
    gain = remedy.gain
    return not remedy.cures, bool(remedy.second), gain.before - gain.after if gain is not None else 0
