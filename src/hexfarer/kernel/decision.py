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


class Choice:
    """A legal action as the table shows it. `reveals` closes undo."""

    __slots__ = ("action", "label", "notation", "order", "preview", "primary", "reveals")

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


class Remedy:
    """A legal action one step away that cures a refusal or brings it nearer."""

    __slots__ = ("action", "cures", "notation")

    def __init__(self, action: int, notation: str, cures: bool) -> None:
        self.action = action
        self.notation = notation
        self.cures = cures


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
