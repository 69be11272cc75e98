"""What is to be said, before it is said in a language: a message key with its arguments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr


class Phrase:
    """A message of text/ with arguments: numbers, words that need no translation, names (phrases), lists of names."""

    __slots__ = ("args", "key")

    def __init__(self, key: str, args: dict[str, object] | None = None) -> None:
        self.key = key
        self.args: dict[str, object] = {} if args is None else args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Phrase) and self.key == other.key and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return self.key if not self.args else f"{self.key}{self.args!r}"

    def __reduce__(self) -> tuple[object, ...]:
        """Bots that think in another process send their reasons home."""
        return Phrase, (self.key, self.args)


YOU: Final = (
    "you"  # the argument that means the reader; a message says with .you and .you-<argument> how it speaks to them
)


class Voice:
    """How a phrase becomes prose where no language was asked for; text/ puts its English here."""

    __slots__ = ("speak",)

    def __init__(self, speak: Callable[[Phrase], str]) -> None:
        self.speak = speak


VOICE = Voice(repr)


@mypyc_attr(allow_interpreted_subclasses=True)
class Problem(Exception):
    """Something a person can mend: what was wrong and what would be right, as a phrase.

    `phrase` is an attribute: compiled exceptions have no table of methods, so a property that may be overridden would
    crash where compiled code asks for it.
    """

    def __init__(self, key: str, args: dict[str, object] | None = None) -> None:
        super().__init__(key)
        self.phrase = Phrase(key, args)

    def __str__(self) -> str:
        return VOICE.speak(self.phrase)

    def __reduce__(self) -> tuple[object, ...]:
        return Problem, (self.phrase.key, self.phrase.args)


def nearest(word: str, known: list[str]) -> str:
    """The known word most like the given one, for "did you mean". Many names are only tried out, so words that cannot
    be more alike than the best one so far are not compared letter by letter."""
    from difflib import SequenceMatcher

    matcher = SequenceMatcher()
    matcher.set_seq2(word)
    found = ""
    most = -1.0
    for name in known:
        matcher.set_seq1(name)
        if matcher.real_quick_ratio() < most or matcher.quick_ratio() < most:
            continue
        alike = matcher.ratio()
        if alike > most or (alike == most and name > found):
            found, most = name, alike
    return found


def unknown(kind: str, given: str, known: list[str]) -> Problem:
    """The answer to a name that does not exist: the nearest one that does, and the list when it is short."""
    args: dict[str, object] = {
        "kind": Phrase("kind-" + kind),
        "given": given,
        "near": nearest(given, known),
        "known": ", ".join(known),
    }
    return Problem("problem-unknown-name" if len(known) > 16 else "problem-unknown-name-of", args)
