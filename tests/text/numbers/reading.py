"""Which numbers a text writes in digits."""

from __future__ import annotations

import re

from hexfarer.kernel.phrase import Phrase
from hexfarer.text import Speaker

_ID = re.compile(r"\b[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\d+\b")  # of a rule or a decision
_NUMBER = re.compile(r"\b\d+")  # not the 1 of step A1


def digits(text: str) -> list[int]:
    """The numbers of a text without those in the ids of rules and in the names of steps, sorted."""
    return sorted(map(int, _NUMBER.findall(_ID.sub("", text))))


def said(*phrases: Phrase) -> list[int]:
    """The numbers that the game itself says of its effects and needs."""
    speaker = Speaker("en")
    return [number for phrase in phrases for number in digits(speaker.say(phrase))]


def same(*numbers: int) -> int:
    """A number that several places of the engine must agree on."""
    assert len(set(numbers)) == 1, f"the engine has different numbers for the same thing: {numbers}"
    return numbers[0]
