"""The words: messages in every language, and the speaker that makes prose of phrases."""

from __future__ import annotations

from hexfarer.kernel.phrase import VOICE, Phrase
from hexfarer.text.locale import languages, pick
from hexfarer.text.speaker import MessageError, Speaker

__all__ = ["MessageError", "Speaker", "languages", "pick"]


def _english(phrase: Phrase) -> str:
    return Speaker("en", strict=False).say(phrase)


VOICE.speak = _english
