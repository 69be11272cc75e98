"""What happened, as the log says it: sentences that speak to the viewer, and what each line is about."""

from __future__ import annotations

from hexfarer.kernel.event import SMALL, Event
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.savefile import BOT, FREE, PERSON, Note
from hexfarer.kernel.session import Session, Step
from hexfarer.kernel.state import State
from hexfarer.server.words import Json, speaker
from hexfarer.text import Speaker

Told = tuple[list[str], list[Json]]  # lines of the log, and what each is about


class Line:
    """One kind of event, or several in a row that one sentence can tell."""

    def __init__(self, phrase: Phrase, about: Json) -> None:
        self.phrase = phrase
        self.about = about
        self._name = ""  # the argument in which the several differ
        self._values: list[object] = []

    def takes(self, other: Phrase) -> bool:
        """Can one sentence tell the other event, too? Takes it up if so: what differs becomes a list."""
        if other.key != self.phrase.key:
            return False
        mine, theirs = self.phrase.args, other.args
        differing = [name for name in mine if mine[name] != theirs[name] and name != self._name]
        if self._name:
            if differing or theirs[self._name] in self._values:
                return False
        elif len(differing) == 1 and isinstance(mine[differing[0]], Phrase):
            self._name = differing[0]
            self._values = [mine[self._name]]
        else:
            return False
        self._values.append(theirs[self._name])
        return True

    def said(self, words: Speaker) -> str:
        if not self._values:
            return words.say(self.phrase)
        phrase = Phrase(self.phrase.key, {**self.phrase.args, self._name: self._values})
        return words.attribute(phrase, several(phrase, words))


def several(phrase: Phrase, words: Speaker) -> str:
    """The attribute of a message that tells of several events at once; "" if it cannot."""
    form = words.form(phrase)
    several = form + "-all" if form else "all"
    return several if words.has(phrase.key, several) else ""


def told(s: State, events: list[Event], viewer: int, words: Speaker) -> Told:
    """What happened, as the log says it to a viewer."""
    lines: list[Line] = []
    for event in events:
        game = s.game
        telling = game.tellings.of(event)
        phrase = game.told_to(s, event, viewer)
        shown = game.about(s, event, viewer)
        last = lines[-1] if lines else None
        if last is not None and several(phrase, words) and last.takes(phrase):
            last.about["things"] = list(dict.fromkeys(last.about["things"] + shown))
            continue
        numbers = {name: n for name, n in phrase.args.items() if type(n) is int}  # what the viewer may know, no more
        about = {
            "key": telling.key,
            "weight": telling.weight,
            "things": shown,
            "numbers": numbers,
            "of": game.subject(event),
            "sum": words.attribute(phrase, "sum") if words.has(phrase.key, "sum") else "",
        }
        lines.append(Line(phrase, about))
    return [line.said(words) for line in lines], [line.about for line in lines]


def joined(first: Told, then: list[Told]) -> Told:
    """The lines of several in one."""
    parts = [first, *then]
    return [text for part in parts for text in part[0]], [one for part in parts for one in part[1]]


class Tellings:
    """The log of a table in words, by viewer and language. A line is put into words when it is first asked for."""

    def __init__(self) -> None:
        self._said: dict[tuple[int, str], list[tuple[Step, Told]]] = {}
        self._openings: dict[tuple[int, str], Told] = {}

    def lines(self, session: Session, viewer: int, lang: str, first: int) -> list[Json]:
        """What happened from step `first` on; step 0 is what happened before the first action."""
        words = speaker(lang)
        said = self._said.setdefault((viewer, lang), [])
        state = session.state
        noted: dict[int, list[Told]] = {}
        for note in session.notes:
            if note.kind in (BOT, PERSON, FREE):
                noted.setdefault(note.after, []).append(note_told(state, note, words))
        found: list[Json] = []
        if first == 0:
            if (viewer, lang) not in self._openings:
                self._openings[viewer, lang] = told(state, session.opening, viewer, words)
            texts, about = joined(self._openings[viewer, lang], noted.get(0, []))
            found.append({"number": 0, "seat": -1, "texts": texts, "about": about, "turn": 0, "round": 0, "nth": 0})
        for i in range(max(first - 1, 0), len(session.line)):
            step = session.line[i]
            while len(said) <= i:
                said.append((session.line[len(said)], ([], [])))
            if said[i][0] is not step or (step.events and not said[i][1][0]):
                said[i] = (step, told(state, step.events, viewer, words))
            texts, about = joined(said[i][1], noted[i + 1]) if i + 1 in noted else said[i][1]
            found.append(
                {
                    "number": i + 1,
                    "seat": step.seat,
                    "texts": texts,
                    "about": about,
                    "turn": step.turn,
                    "round": step.round,
                    "nth": step.nth,
                }
            )
        return found


def note_told(s: State, note: Note, words: Speaker) -> Told:
    """What became of a seat, in words for everybody."""
    phrase = note_phrase(note, s.game.name(s, "seat", note.seat, -1))
    return [words.say(phrase)], [
        {"key": phrase.key, "weight": SMALL, "things": [], "numbers": {}, "of": note.seat, "sum": ""}
    ]


def note_phrase(note: Note, seat: object) -> Phrase:
    if note.kind == PERSON:
        return Phrase("server-seat-joined", {"seat": seat})
    if note.kind == BOT:
        return Phrase("server-seat-bot", {"seat": seat, "bot": note.text})
    if note.text == "host":
        return Phrase("server-seat-freed", {"seat": seat})
    return Phrase("server-seat-left", {"seat": seat})
