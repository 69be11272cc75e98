"""What is to be said, before it is said in a language: a message key with its arguments."""

from __future__ import annotations

from collections.abc import Callable

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


class Voice:
    """How a phrase becomes prose where no language was asked for; text/ puts its English here."""

    __slots__ = ("speak",)

    def __init__(self, speak: Callable[[Phrase], str]) -> None:
        self.speak = speak


VOICE = Voice(repr)


@mypyc_attr(allow_interpreted_subclasses=True)
class Problem(Exception):
    """Something a person can mend: what was wrong and what would be right, as a phrase."""

    def __init__(self, key: str, args: dict[str, object] | None = None) -> None:
        super().__init__(key)
        self._phrase = Phrase(key, args)

    @property
    def phrase(self) -> Phrase:
        return self._phrase

    def __str__(self) -> str:
        return VOICE.speak(self.phrase)

    def __reduce__(self) -> tuple[object, ...]:
        return Problem, (self.phrase.key, self.phrase.args)


def nearest(word: str, known: list[str]) -> str:
    """The known word most like the given one, for "did you mean"."""
    from difflib import get_close_matches

    found = get_close_matches(word, known, n=1, cutoff=0.0)
    return found[0] if found else ""


class UnknownName(Problem):
    """A name that does not exist. What is like it is looked for when somebody reads it: most are only tried out."""

    def __init__(self, kind: str, given: str, known: list[str]) -> None:
        super().__init__("problem-unknown-name" if len(known) > 16 else "problem-unknown-name-of")
        self.kind = kind
        self.given = given
        self.known = known

    @property
    def phrase(self) -> Phrase:
        args: dict[str, object] = {
            "kind": Phrase("kind-" + self.kind),
            "given": self.given,
            "near": nearest(self.given, self.known),
            "known": ", ".join(self.known),
        }
        return Phrase(self._phrase.key, args)


def unknown(kind: str, given: str, known: list[str]) -> Problem:
    """The answer to a name that does not exist: the nearest one that does, and the list when it is short."""
    return UnknownName(kind, given, known)
