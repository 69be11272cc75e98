"""Why not: what one might want with a thing, and what speaks against it."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from itertools import product
from typing import Any, Final

from hexfarer.kernel.action import Verb, arg_of, pack
from hexfarer.kernel.decision import Refusal
from hexfarer.kernel.phrase import Problem
from hexfarer.kernel.state import State
from hexfarer.kernel.table import explain
from hexfarer.kernel.verdict import reason_of
from hexfarer.text import Speaker
from hexfarer.text import rules as book

Json = dict[str, Any]
USUAL: Final = 8  # values that are tried for an argument that nobody named
INTENTS: Final = 400  # the most intents about a thing that are looked at
REFUSALS: Final = 6  # the most that are answered with


def refusal(s: State, found: Refusal, words: Speaker) -> Json:
    rule = book.rule(s.game.id, found.rule, words.lang)
    return {
        "intent": s.format(found.intent),
        "label": words.say(s.game.label(s, found.intent).words),
        "rule": found.rule,
        "rule_text": rule.text,
        "title": rule.title,
        "text": words.say(found.words),
        "numbers": found.numbers,
        "marks": found.marks,
        "remedies": [
            {
                "notation": remedy.notation,
                "label": words.say(remedy.words),
                "cures": remedy.cures,
                "second": remedy.second,
                "gain": None
                if remedy.gain is None
                else {"name": words.say(remedy.gain.name), "n": remedy.gain.after - remedy.gain.before},
            }
            for remedy in found.remedies
        ],
    }


def refusals(s: State, thing: str, other: str, words: Speaker) -> list[Json]:
    """Why what one might want with a thing (and another one) is not allowed, the most telling reason first."""
    return WhyNot(s).refusals(thing, other, words)


class WhyNot:
    """What one might want at a position. What is the same for every thing is found out once, when it is needed."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.kinds = dict.fromkeys(kind for verb in s.game.verbs.all for kind in verb.args)
        self._usual: dict[str, list[int]] | None = None
        self._shared: Counter[int] | None = None

    def refusals(self, thing: str, other: str, words: Speaker) -> list[Json]:
        """What people usually want of such a thing comes first, and nothing else beside it. A reason that holds for any
        answer ("not now") tells least; one with numbers or with a remedy tells most."""
        s = self.s
        wanted = s.game.wants.get((other or thing).partition(":")[0], [])
        usually = [verb for verb in s.game.verbs.all if verb.words[0] in wanted]
        refused = self.refused(thing, other, usually)
        if not refused:
            refused = self.refused(thing, other, [verb for verb in s.game.verbs.all if verb not in usually])
        telling: list[tuple[int, bool, int, int, int]] = []
        for intent, why in refused:
            reason = reason_of(why.verdict)
            telling.append((self.rank(intent, wanted), not why.numbers, self.shared(reason), intent, reason))
        first: dict[int, tuple[int, int]] = {}  # of each reason the intent that people mean
        for rank, _, _, intent, reason in sorted(telling):
            first.setdefault(reason, (rank, intent))
        answers: list[tuple[int, bool, Json]] = []
        for rank, intent in list(first.values())[:REFUSALS]:
            helped = explain(s, intent)
            if helped is not None:
                answer = refusal(s, helped, words)
                answers.append((rank, not answer["remedies"], answer))
        return [answer for *_, answer in sorted(answers, key=lambda one: one[:2])]

    def refused(self, thing: str, other: str, verbs: list[Verb]) -> list[tuple[int, Refusal]]:
        found = [(intent, explain(self.s, intent, remedies=False)) for intent in self.intents(thing, other, verbs)]
        return [(intent, why) for intent, why in found if why is not None]

    def rank(self, intent: int, wanted: list[str]) -> int:
        word = self.s.game.verbs.of(intent).words[0]
        return wanted.index(word) if word in wanted else len(wanted)

    def shared(self, reason: int) -> int:
        """For how many verbs a reason holds whatever they name."""
        if self._shared is None:
            s = self.s
            self._shared = Counter(reason_of(s.check(pack(verb.kind))) for verb in s.game.verbs.all)
        return self._shared[reason]

    def intents(self, thing: str, other: str, verbs: list[Verb]) -> list[int]:
        """Actions, legal or not, that touch the thing (and the other one), found by trying verbs of the game.

        Verbs that name such a thing are tried with it; of the others those that name nothing, or one thing.
        """
        s = self.s
        mine = self.values(thing)
        values = self.values(other) if other else {}
        found: list[int] = []
        for verb in verbs:
            named = [place for place, kind in enumerate(verb.args) if kind in mine]
            if not named and len(verb.args) < 2:
                named = [-1]
            for place in named:
                rest: list[list[int]] = []
                for i, kind in enumerate(verb.args):
                    if i == place:
                        rest.append([mine[kind]])
                    elif kind in values:
                        rest.append([values[kind]])
                    else:
                        rest.append(self.usual()[kind] or [0] * (place < 0))
                for args in product(*rest):
                    intent = pack(verb.kind, *args)
                    touched = s.game.label(s, intent).things
                    if thing in touched and (not other or other in touched):
                        found.append(s.parse(s.format(intent)))  # what has several ways to be written is one action
                    if len(found) >= INTENTS:
                        return found
        return list(dict.fromkeys(found))

    def values(self, thing: str) -> dict[str, int]:
        """What the thing's id means as an argument, by kind of argument: `card:hand/march` is the card march.

        A part of a thing, such as `half:mining/act`, means the thing.
        """
        s = self.s
        sort, _, word = thing.partition(":")
        known = sort in self.kinds
        found: dict[str, int] = {}
        for part in word.split("/")[-1:] if known else word.split("/"):
            for kind in [sort] if known else self.kinds:
                with suppress(Problem):
                    found[kind] = s.game.read(s, kind, part)
        return found

    def usual(self) -> dict[str, list[int]]:
        """Values for arguments that nobody named: what lies on the table or in one's own hand, else what is legal."""
        if self._usual is None:
            s = self.s
            found: dict[str, dict[int, None]] = {kind: {} for kind in self.kinds}
            for action in s.legal():
                for i, kind in enumerate(s.game.verbs.of(action).args):
                    found[kind][arg_of(action, i)] = None
            for thing in s.game.things(s, s.to_act()):
                id, kind = str(thing["id"]), str(thing["kind"])
                if kind in found and len(found[kind]) < USUAL and thing["seat"] in (s.to_act(), -1):
                    value = self.values(id).get(kind)
                    if value is not None:
                        found[kind][value] = None
            self._usual = {kind: list(values)[:USUAL] for kind, values in found.items()}
        return self._usual
