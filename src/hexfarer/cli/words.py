"""What the command says, in the chosen language."""

from __future__ import annotations

from hexfarer.kernel.phrase import Phrase
from hexfarer.text import Speaker


class Words:
    """Says the messages of a language. A message that is missing shows its key: a game must not stop for it."""

    def __init__(self, lang: str) -> None:
        self.speaker = Speaker(lang, strict=False)

    @property
    def lang(self) -> str:
        return self.speaker.lang

    def say(self, key: str, **args: object) -> str:
        return self.speaker.say(Phrase(key, args))

    def phrase(self, phrase: Phrase) -> str:
        return self.speaker.say(phrase)

    def title(self, phrase: Phrase) -> str:
        return self.speaker.title(phrase)

    def short(self, phrase: Phrase) -> str:
        """A name in its short form, where it has one."""
        return self.speaker.inflect(phrase, "short")

    def of(self, value: object) -> str:
        """An argument of a phrase by itself: a name in its short form, a number or a plain word."""
        if isinstance(value, Phrase):
            return self.short(value)
        if isinstance(value, list):
            return self.speaker.listing([self.of(member) for member in value])
        return str(value)
