"""The words of the server: phrases in a language, remembered."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.state import State
from hexfarer.text import Speaker

Json = dict[str, Any]
REMEMBERED: Final = 50_000  # phrases in one language
PLAIN: Final = (int, str)  # arguments of phrases that can be looked up as they are


class Remembering(Speaker):
    """A speaker that remembers what it said: positions repeat most of their words, and Fluent takes its time."""

    def __init__(self, lang: str) -> None:
        super().__init__(lang, strict=False)  # a message that is missing shows its key: a game must not stop for it
        self._said: dict[object, str] = {}

    def say(self, phrase: Phrase) -> str:
        key = frozen(phrase) if phrase.args else phrase.key
        said = self._said.get(key)
        if said is None:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            said = self._said[key] = super().say(phrase)
        return said


def frozen(value: object) -> object:
    """A phrase with all its arguments as something that can be looked up."""
    if isinstance(value, Phrase):
        args = value.args
        return (value.key, *[(name, arg if type(arg) in PLAIN else frozen(arg)) for name, arg in args.items()])
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
