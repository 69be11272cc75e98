"""The rules of a game in our own words, by id."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from hexfarer.kernel.phrase import Phrase, unknown
from hexfarer.kernel.registry import find
from hexfarer.text.locale import check
from hexfarer.text.speaker import RULES, Speaker, file_names, message_file

_DECISIONS: Final = "GD"  # the heading; the decisions are GD-01 …


class Rule(NamedTuple):
    """One rule, or one decision where the source has a gap. `edition`: the only one that it holds in, or ""."""

    id: str
    title: str
    text: str
    edition: str = ""


class Chapter(NamedTuple):
    """A heading and the rules under it."""

    heading: str
    rules: list[Rule]


def chapters(game: str, lang: str = "en") -> list[Chapter]:
    """All rules of a game in their order."""
    return _book(game, check(lang))[0]


def decisions(game: str, lang: str = "en") -> list[Rule]:
    """How we read what the source leaves open (GD-01 …)."""
    return _book(game, check(lang))[1].rules


def decisions_heading(game: str, lang: str = "en") -> str:
    return _book(game, check(lang))[1].heading


def ids(game: str, edition: str = "") -> list[str]:
    """The ids of all rules of a game in their order, or of those that hold in one edition."""
    rules = [rule for chapter in chapters(game) for rule in chapter.rules]
    return [rule.id for rule in rules if not edition or rule.edition in ("", edition)]


def written(game: str) -> bool:
    """True if there are rules texts of that game."""
    return game + RULES in file_names("en")


def rule(game: str, id: str, lang: str = "en") -> Rule:
    """One rule or decision; capitals do not matter. Problem with the nearest id if there is none."""
    known = {rule.id: rule for chapter in chapters(game, lang) for rule in chapter.rules}
    known.update({decision.id: decision for decision in decisions(game, lang)})
    found = known.get(id.upper())
    if found is None:
        raise unknown("rule", id.upper(), list(known))
    return found


@cache
def _book(game: str, lang: str) -> tuple[list[Chapter], Chapter]:
    """The chapters of rules, and the chapter of decisions. Under the game's prefix, what has no title is a heading."""
    numbers = find(game).numbers()
    prefix = find(game).rule_prefix.rstrip("-") + "-"
    speaker = Speaker(lang, sources=[message_file(lang, game + RULES)])
    book: list[Chapter] = []
    gaps = Chapter(speaker.say(Phrase(_DECISIONS)), [])
    for key in speaker.messages():
        phrase = Phrase(key, numbers)
        if key.startswith(prefix) and not speaker.has(key, "title"):
            book.append(Chapter(speaker.say(phrase), []))
        elif key != _DECISIONS:
            chapter = book[-1] if key.startswith(prefix) else gaps
            edition = speaker.attribute(phrase, "edition") if speaker.has(key, "edition") else ""
            chapter.rules.append(Rule(key, speaker.title(phrase), speaker.say(phrase), edition))
    return book, gaps
