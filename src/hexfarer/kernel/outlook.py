"""What the answers to a question lead to, as far as the seat that is asked may know."""

from __future__ import annotations

from typing import Final

from hexfarer.kernel.phrase import Phrase

# How an answer does: it is enough by itself, only perhaps, only with others, it brings something else, or nothing.
STOPS: Final = "stops"
MAYBE: Final = "maybe"
PART: Final = "part"
HELPS: Final = "helps"
NOTHING: Final = "nothing"


class Consequence:
    """Something that happens, with the key of its picture."""

    __slots__ = ("icon", "words")

    def __init__(self, words: Phrase, icon: str) -> None:
        self.words = words
        self.icon = icon

    def __reduce__(self) -> tuple[object, ...]:
        """It is found in another process and sent home."""
        return Consequence, (self.words, self.icon)


class Answer:
    """A whole answer: its line of actions in notation, what it is called with its price, the things that it is about,
    how it does and why."""

    __slots__ = ("line", "note", "result", "things", "words")

    def __init__(self, line: list[str], words: Phrase, things: list[str], result: str, note: Phrase) -> None:
        self.line = line
        self.words = words
        self.things = things
        self.result = result
        self.note = note

    def __reduce__(self) -> tuple[object, ...]:
        return Answer, (self.line, self.words, self.things, self.result, self.note)


class Outlook:
    """What happens if nobody does anything more, the answers with what they lead to (the best first), and who of the
    own cannot answer and why."""

    __slots__ = ("answers", "happens", "unable")

    def __init__(self, happens: list[Consequence], answers: list[Answer], unable: list[Phrase]) -> None:
        self.happens = happens
        self.answers = answers
        self.unable = unable

    def __reduce__(self) -> tuple[object, ...]:
        return Outlook, (self.happens, self.answers, self.unable)
