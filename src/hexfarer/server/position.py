"""A position in words and data, for one viewer in one language."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from functools import cache
from itertools import product
from typing import Any, Final

from hexfarer.kernel.action import arg_of, pack
from hexfarer.kernel.decision import Choice, Refusal, Total
from hexfarer.kernel.phrase import Phrase, Problem
from hexfarer.kernel.savefile import BOT, FREE, PERSON, Note
from hexfarer.kernel.session import Past, Session, Step
from hexfarer.kernel.state import State
from hexfarer.kernel.table import choices, decision, explain
from hexfarer.kernel.verdict import reason_of
from hexfarer.text import Speaker
from hexfarer.text import rules as book

Json = dict[str, Any]
REMEMBERED: Final = 50_000  # phrases in one language
LOG_STEPS: Final = 60  # so many are sent with a position
USUAL: Final = 8  # values that are tried for an argument that nobody named
INTENTS: Final = 400  # the most intents about a thing that are looked at
REFUSALS: Final = 6  # the most that are answered with


class Remembering(Speaker):
    """A speaker that remembers what it said: positions repeat most of their words, and Fluent takes its time."""

    def __init__(self, lang: str) -> None:
        super().__init__(lang, strict=False)  # a message that is missing shows its key: a game must not stop for it
        self._said: dict[object, str] = {}

    def say(self, phrase: Phrase) -> str:
        key = frozen(phrase)
        said = self._said.get(key)
        if said is None:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            said = self._said[key] = super().say(phrase)
        return said


def frozen(value: object) -> object:
    """A phrase with all its arguments as something that can be looked up."""
    if isinstance(value, Phrase):
        return (value.key, *[(name, frozen(arg)) for name, arg in value.args.items()])
    if isinstance(value, list):
        return (list, *[frozen(member) for member in value])
    return value


@cache
def speaker(lang: str) -> Speaker:
    return Remembering(lang)


def short(words: Speaker, value: object) -> str:
    """A name by itself, in its short form."""
    return words.inflect(value, "short") if isinstance(value, Phrase) else str(value)


def seat_name(s: State, seat: int, words: Speaker) -> str:
    return short(words, s.game.name(s, "seat", seat, seat))


class Tellings:
    """The log of a table in words, by viewer and language. A line is put into words when it is first asked for."""

    def __init__(self) -> None:
        self._said: dict[tuple[int, str], list[tuple[Step, list[str]]]] = {}
        self._openings: dict[tuple[int, str], list[str]] = {}

    def lines(self, session: Session, viewer: int, lang: str, first: int) -> list[Json]:
        """What happened from step `first` on; step 0 is what happened before the first action."""
        words = speaker(lang)
        said = self._said.setdefault((viewer, lang), [])
        state = session.state
        noted: dict[int, list[str]] = {}
        for note in session.notes:
            noted.setdefault(note.after, []).extend(note_texts(state, note, words))
        found: list[Json] = []
        if first == 0:
            if (viewer, lang) not in self._openings:
                told = [state.game.told(state, event, viewer) for event in session.opening]
                self._openings[viewer, lang] = [words.say(phrase) for phrase in told]
            texts = self._openings[viewer, lang] + noted.get(0, [])
            found.append({"number": 0, "seat": -1, "texts": texts, "turn": 0})
        for i in range(max(first - 1, 0), len(session.line)):
            step = session.line[i]
            while len(said) <= i:
                said.append((session.line[len(said)], []))
            if said[i][0] is not step or (step.events and not said[i][1]):
                said[i] = (step, [words.say(state.game.told(state, event, viewer)) for event in step.events])
            texts = said[i][1] + noted[i + 1] if i + 1 in noted else said[i][1]
            found.append({"number": i + 1, "seat": step.seat, "texts": texts, "turn": step.turn})
        return found


def note_texts(s: State, note: Note, words: Speaker) -> list[str]:
    """What became of a seat, in words for everybody."""
    seat = s.game.name(s, "seat", note.seat, -1)
    if note.kind == FREE and note.text == "host":
        return [words.say(Phrase("server-seat-freed", {"seat": seat}))]
    if note.kind == FREE:
        return [words.say(Phrase("server-seat-left", {"seat": seat}))]
    if note.kind == PERSON:
        return [words.say(Phrase("server-seat-joined", {"seat": seat}))]
    if note.kind == BOT:
        return [words.say(Phrase("server-seat-bot", {"seat": seat, "bot": note.text}))]
    return []


def position(session: Session, viewer: int, lang: str, tellings: Tellings, now: bool) -> Json:
    """What the viewer may know of the session's position. `now`: it is the present one, in which one can act.

    The table adds its own part: table, sequence, of, seats.
    """
    words = speaker(lang)
    s = session.state
    acting = now and viewer >= 0 and s.to_act() == viewer
    offered = choices(s) if acting else []
    refused = session.undo_problem(viewer) if now and viewer >= 0 else None
    return {
        "at": len(session.line),
        "seat": viewer,
        "to_act": s.to_act(),
        "over": s.over,
        "view": s.view(viewer),
        "things": things(s, viewer, offered, words),
        "decision": None if s.over else asked(s, viewer, words),
        "actions": [action(choice, words) for choice in offered],
        "history": [past(step, words) for step in session.history(viewer)] if now else [],
        "log": tellings.lines(session, viewer, lang, max(len(session.line) - LOG_STEPS + 1, 0)),
        "can_undo": now and viewer >= 0 and refused is None,
        "can_redo": now and viewer >= 0 and session.can_redo(viewer),
        "undo_refused": None if refused is None else words.say(refused.phrase),
    }


def things(s: State, viewer: int, offered: list[Choice], words: Speaker) -> list[Json]:
    touching: dict[str, list[int]] = {}
    for i, choice in enumerate(offered):
        for id in dict.fromkeys(choice.label.things):
            touching.setdefault(id, []).append(i)
    found: list[Json] = []
    for thing in s.game.things(s, viewer):
        name = thing["name"]
        text = words.say(name) if isinstance(name, Phrase) else str(name)
        found.append({**thing, "name": text, "actions": touching.get(str(thing["id"]), [])})
    return found


def totals(some: list[Total], words: Speaker) -> list[Json]:
    return [
        {"name": words.say(total.name), "value": total.value, "need": total.need, "key": total.name.key}
        for total in some
    ]


def asked(s: State, viewer: int, words: Speaker) -> Json:
    """The question for the seat that is asked. The words may name what only that seat knows: the others just wait."""
    if s.to_act() == viewer:
        found = decision(s)
        return {
            "seat": found.seat,
            "title": words.title(found.words),
            "sentence": words.say(found.words),
            "rule": found.rule,
            "totals": totals(found.totals, words),
            "primary": [s.format(primary) for primary in found.primary],
        }
    wait = Phrase("server-waiting", {"seat": s.game.name(s, "seat", s.to_act(), viewer)})
    return {
        "seat": s.to_act(),
        "title": words.title(wait),
        "sentence": words.say(wait),
        "rule": "",
        "totals": [],
        "primary": [],
    }


def action(choice: Choice, words: Speaker) -> Json:
    return {
        "notation": choice.notation,
        "label": words.say(choice.label.words),
        "things": choice.label.things,
        "primary": choice.primary,
        "group": choice.label.group,
        "order": choice.order,
        "rule": choice.label.rule,
        "reveals": choice.reveals,
        "preview": {"totals": totals(choice.preview.totals, words), "marks": choice.preview.marks},
    }


def past(step: Past, words: Speaker) -> Json:
    return {
        "number": step.number,
        "seat": step.seat,
        "notation": step.notation,
        "label": "" if step.label is None else words.say(step.label),
        "things": step.things,
        "final": step.final,
        "barrier": None if step.barrier is None else words.say(step.barrier),
        "undone": step.undone,
        "told": [words.say(phrase) for phrase in step.told],
        "forced": step.forced,
    }


# -- why not --


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
                "label": words.say(s.game.label(s, remedy.action).words),
                "cures": remedy.cures,
            }
            for remedy in found.remedies
        ],
    }


def refusals(s: State, thing: str, other: str, words: Speaker) -> list[Json]:
    """Why what one might want with a thing (and another one) is not allowed, the most telling reason first.

    A reason that holds for any answer ("not now") tells least; one with numbers or with a remedy tells most.
    """
    found = [(intent, explain(s, intent, remedies=False)) for intent in intents(s, thing, other)]
    refused = [(intent, why) for intent, why in found if why is not None]
    shared = Counter(reason_of(s.check(pack(verb.kind))) for verb in s.game.verbs.all)
    seen: set[int] = set()
    telling: list[tuple[bool, int, int]] = []
    for intent, why in refused:
        reason = reason_of(why.verdict)
        if reason not in seen:
            seen.add(reason)
            telling.append((not why.numbers, shared[reason], intent))
    answers: list[Json] = []
    for _, _, intent in sorted(telling)[:REFUSALS]:
        helped = explain(s, intent)
        if helped is not None:
            answers.append(refusal(s, helped, words))
    return sorted(answers, key=lambda answer: not answer["remedies"])


def intents(s: State, thing: str, other: str) -> list[int]:
    """Actions, legal or not, that touch the thing (and the other one), found by trying every verb of the game."""
    mine = _values(s, thing)
    values = _values(s, other) if other else {}
    usual = _usual(s)
    found: list[int] = []
    for verb in s.game.verbs.all:
        for place, kind in enumerate(verb.args):
            if kind not in mine:
                continue
            rest = [
                [mine[kind]] if i == place else [values[needed]] if needed in values else usual[needed]
                for i, needed in enumerate(verb.args)
            ]
            for args in product(*rest):
                intent = pack(verb.kind, *args)
                touched = s.game.label(s, intent).things
                if thing in touched and (not other or other in touched):
                    found.append(intent)
                if len(found) >= INTENTS:
                    return found
    return list(dict.fromkeys(found))


def _values(s: State, thing: str) -> dict[str, int]:
    """What the thing's id means as an argument, by kind of argument: `card:hand/march` is the card march."""
    kinds = dict.fromkeys(kind for verb in s.game.verbs.all for kind in verb.args)
    sort, _, word = thing.partition(":")
    found: dict[str, int] = {}
    for kind in [sort] if sort in kinds else kinds:  # what cannot be read is slow to find out
        with suppress(Problem):
            found[kind] = s.game.read(s, kind, word.rpartition("/")[2])
    return found


def _usual(s: State) -> dict[str, list[int]]:
    """Values for arguments that nobody named: what lies on the table or in one's own hand, else what is legal now."""
    found: dict[str, dict[int, None]] = {kind: {} for verb in s.game.verbs.all for kind in verb.args}
    for action in s.legal():
        for i, kind in enumerate(s.game.verbs.of(action).args):
            found[kind][arg_of(action, i)] = None
    for thing in s.game.things(s, s.to_act()):
        id, kind = str(thing["id"]), str(thing["kind"])
        if kind in found and thing["seat"] in (s.to_act(), -1):
            value = _values(s, id).get(kind)
            if value is not None:
                found[kind][value] = None
    return {kind: list(values)[:USUAL] for kind, values in found.items()}
