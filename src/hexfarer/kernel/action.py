"""Actions are packed ints. Verbs give them their notation, on request."""

from __future__ import annotations

from typing import Final

from hexfarer.kernel.phrase import Problem, nearest

_KIND_BITS: Final = 8
_ARG_BITS: Final = 12
_KIND_MASK: Final = (1 << _KIND_BITS) - 1
_ARG_MASK: Final = (1 << _ARG_BITS) - 1


def pack(kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> int:
    """An action of a kind (1 to 255) with up to four arguments (0 to 4095)."""
    return kind | a << 8 | b << 20 | c << 32 | d << 44


def kind_of(action: int) -> int:
    return action & _KIND_MASK


def a_of(action: int) -> int:
    return action >> 8 & _ARG_MASK


def b_of(action: int) -> int:
    return action >> 20 & _ARG_MASK


def c_of(action: int) -> int:
    return action >> 32 & _ARG_MASK


def d_of(action: int) -> int:
    return action >> 44 & _ARG_MASK


def arg_of(action: int, i: int) -> int:
    return action >> (_KIND_BITS + i * _ARG_BITS) & _ARG_MASK


class Verb:
    """One kind of action: its key, and its notation as words and argument kinds ("play {card} at {field}")."""

    __slots__ = ("args", "key", "kind", "names", "words")

    def __init__(self, kind: int, key: str, pattern: str) -> None:
        self.kind = kind
        self.key = key
        self.words: list[str] = []  # a literal word, or "" for an argument
        self.args: list[str] = []
        self.names: list[str] = []
        for word in pattern.split():
            if word.startswith("{"):
                name, _, arg = word[1:-1].partition(":")
                self.words.append("")
                self.names.append(name)
                self.args.append(arg or name)
            else:
                self.words.append(word)

    def fits(self, words: list[str]) -> bool:
        if len(words) != len(self.words):
            return False
        return all(not mine or mine == word for mine, word in zip(self.words, words, strict=True))

    def pattern(self) -> str:
        names = iter(self.names)
        return " ".join(word or "<" + next(names) + ">" for word in self.words)


class Verbs:
    """The verbs of one game."""

    __slots__ = ("all", "by_kind")

    def __init__(self) -> None:
        self.all: list[Verb] = []
        self.by_kind: list[Verb | None] = [None] * (_KIND_MASK + 1)

    def add(self, key: str, pattern: str) -> int:
        """Add a verb and return its action kind, from 1."""
        verb = Verb(len(self.all) + 1, key, pattern)
        self.all.append(verb)
        self.by_kind[verb.kind] = verb
        return verb.kind

    def of(self, action: int) -> Verb:
        verb = self.by_kind[kind_of(action)]
        if verb is None:
            raise Problem("problem-no-such-action", {"action": action})
        return verb

    def fitting(self, text: str) -> list[Verb]:
        """The verbs whose words the text has; a problem that shows the nearest ones if there are none."""
        words = text.split()
        found = [verb for verb in self.all if verb.fits(words)]
        if found:
            return found
        first = words[0] if words else ""
        same = [verb.pattern() for verb in self.all if verb.words[0] == first]
        if same:
            raise Problem("problem-action-form", {"given": text, "forms": "; ".join(same)})
        heads = sorted({verb.words[0] for verb in self.all})
        raise Problem("problem-action-word", {"given": text, "near": nearest(first, heads), "known": ", ".join(heads)})
