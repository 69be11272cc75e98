"""What the table needs to put a decision before a person: words, totals, choices, refusals."""

from __future__ import annotations

from hexfarer.kernel.phrase import Phrase


class Total:
    """A running number that matters now: its name, its value, what is needed or spent."""

    __slots__ = ("name", "need", "value")

    def __init__(self, name: Phrase, value: int, need: int = -1) -> None:
        self.name = name
        self.value = value
        self.need = need  # -1: nothing is to be reached

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Total)
            and self.name == other.name
            and self.value == other.value
            and self.need == other.need
        )

    def __hash__(self) -> int:
        return hash(self.name)


class Decision:
    """What is asked and of whom. `words` is a message with a `.title`; `primary` are the usual next answers."""

    __slots__ = ("primary", "rule", "seat", "totals", "words")

    def __init__(self, seat: int, words: Phrase, rule: str, totals: list[Total], primary: list[int]) -> None:
        self.seat = seat
        self.words = words
        self.rule = rule
        self.totals = totals
        self.primary = primary


class Label:
    """An action in words: its label, the things it touches, the group it is listed in, the rule it follows."""

    __slots__ = ("group", "rule", "things", "words")

    def __init__(self, words: Phrase, things: list[str], group: str, rule: str) -> None:
        self.words = words
        self.things = things
        self.group = group
        self.rule = rule


class Preview:
    """What an action would lead to, as far as the seat may know: totals after it, and marks on things."""

    __slots__ = ("marks", "totals")

    def __init__(self, totals: list[Total], marks: list[str]) -> None:
        self.totals = totals
        self.marks = marks


class Stock:
    """Something of which a seat has so much, and whether it is paid with."""

    __slots__ = ("id", "name", "paid")

    def __init__(self, id: str, name: Phrase, paid: bool) -> None:
        self.id = id
        self.name = name
        self.paid = paid


class Change:
    """How a number changes: `what` names it in no language."""

    __slots__ = ("after", "before", "name", "what")

    def __init__(self, what: str, name: Phrase, before: int, after: int) -> None:
        self.what = what
        self.name = name
        self.before = before
        self.after = after


class Way:
    """Where a piece goes with one action: the places it comes to, as ids of things in their order, the price of each
    step. `stop`: the place where it stays before the end: something comes to light there, or somebody is asked."""

    __slots__ = ("have", "places", "prices", "stop")

    def __init__(self, places: list[str], prices: list[int], have: int, stop: str = "") -> None:
        self.places = places
        self.prices = prices
        self.have = have  # of what is paid with
        self.stop = stop


class Choice:
    """A legal action as the table shows it. `reveals` closes undo; `cost` and `effects` are what is sure."""

    __slots__ = ("action", "cost", "effects", "label", "notation", "order", "preview", "primary", "reveals", "way")

    def __init__(
        self, action: int, notation: str, label: Label, primary: bool, order: int, reveals: bool, preview: Preview
    ) -> None:
        self.action = action
        self.notation = notation
        self.label = label
        self.primary = primary
        self.order = order
        self.reveals = reveals
        self.preview = preview
        self.cost: list[Change] = []  # what is paid
        self.effects: list[Change] = []  # every number that changes, also those that are paid
        self.way: Way | None = None  # of a piece on the map


class Part:
    """A part of a goal: how much is there of what is needed (-1: as much as possible), its picture, where it lies."""

    __slots__ = ("have", "icon", "must", "name", "need", "seat", "thing", "where")

    def __init__(self, name: Phrase, have: int, need: int, icon: str, must: bool = True, seat: int = -1) -> None:
        self.name = name
        self.have = have
        self.need = need
        self.icon = icon  # the key of a picture
        self.must = must  # without it nobody wins by this goal; otherwise it only shows how things stand
        self.seat = seat  # whose it is; -1: everybody's
        self.thing = ""  # its id, if it lies on the table
        self.where: Phrase | None = None

    def at(self, thing: str, where: Phrase) -> Part:
        """The same, lying there; without a thing: where it is to be sought."""
        self.thing = thing
        self.where = where
        return self

    @property
    def done(self) -> bool:
        return 0 <= self.need <= self.have


class Goal:
    """What a game is about, as far as a seat may know: a sentence, the rounds, and parts with their progress."""

    __slots__ = ("last", "now", "parts", "sentence")

    def __init__(self, sentence: Phrase, now: int, last: int, parts: list[Part]) -> None:
        self.sentence = sentence
        self.now = now  # the round
        self.last = last
        self.parts = parts


class Facts:
    """What a thing is: entries of the library, abilities with their rules, plain sums of what one could do to it."""

    __slots__ = ("abilities", "entries", "sums")

    def __init__(self) -> None:
        self.entries: list[str] = []
        self.abilities: list[tuple[Phrase, str]] = []
        self.sums: list[Total] = []


class Remedy:
    """A legal action that cures a refusal or brings it nearer, by itself or with a second one after it."""

    __slots__ = ("action", "cures", "gain", "notation", "second", "words")

    def __init__(self, action: int, notation: str, words: Phrase, cures: bool, gain: Change | None) -> None:
        self.action = action
        self.notation = notation
        self.words = words
        self.cures = cures
        self.gain = gain  # what grows by it
        self.second = ""  # the notation of the second action; then the first one is free


class Refusal:
    """Why an intent is refused: rule, words, numbers, marked things, remedies."""

    __slots__ = ("intent", "marks", "numbers", "remedies", "rule", "verdict", "words")

    def __init__(
        self,
        intent: int,
        verdict: int,
        rule: str,
        words: Phrase,
        numbers: dict[str, int],
        marks: list[str],
        remedies: list[Remedy],
    ) -> None:
        self.intent = intent
        self.verdict = verdict
        self.rule = rule
        self.words = words
        self.numbers = numbers
        self.marks = marks
        self.remedies = remedies
