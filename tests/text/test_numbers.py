"""The numbers of rule texts, in digits and as words, are what the engine does, in every language.

tests/text/numbers has a table for a game: ENGINE, the numbers that the engine has, and PLAIN, the others with a reason.
Together they are exactly the numbers of the text. A number that balancing moves stands in no text at all: the text asks
the game for it by name (`Game.numbers`).
"""

from __future__ import annotations

import pytest

from hexfarer.kernel.registry import find, names
from hexfarer.text import languages
from hexfarer.text.rules import Rule, chapters, decisions
from tests.text.numbers import euthia, four_lands, heroes3, mage_knight
from tests.text.numbers.reading import digits
from tests.text.numbers.spelled import NAMES, OTHERWISE, WORDS, spelled
from tests.text.test_messages import messages, read

TABLES = {
    "euthia": (euthia.ENGINE, euthia.PLAIN),
    "four_lands": (four_lands.ENGINE, four_lands.PLAIN),
    "heroes3": (heroes3.ENGINE, heroes3.PLAIN),
    "mage_knight": (mage_knight.ENGINE, mage_knight.PLAIN),
}


def texts(game: str, lang: str) -> dict[str, Rule]:
    rules = [rule for chapter in chapters(game, lang) for rule in chapter.rules]
    return {rule.id: rule for rule in [*rules, *decisions(game, lang)]}


def declared(game: str) -> dict[str, list[int]]:
    """Rule -> the numbers that its text should have."""
    engine, plain = TABLES[game]
    found = {id: list(numbers) for id, numbers in engine.items()}
    for rules in plain.values():
        for id, numbers in rules.items():
            found[id] = found.get(id, []) + numbers
    return {id: sorted(numbers) for id, numbers in found.items()}


def test_the_digits_of_a_text_are_found() -> None:
    assert digits("Step A2 of FL-MOVE-03 or GD-02: 1–4 fields, the 21st −3 (q+1), 5. kolo") == [1, 1, 3, 4, 5, 21]


def test_every_game_has_a_table() -> None:
    assert set(TABLES) == set(names())


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", TABLES)
def test_every_number_of_a_rule_is_the_engines_or_has_a_reason(game: str, lang: str) -> None:
    right = declared(game)
    found = {id: digits(rule.text) for id, rule in texts(game, lang).items()}
    wrong = [
        f"{id}: the text says {numbers}, the table {right.get(id, [])}"
        for id, numbers in found.items()
        if numbers != right.get(id, [])
    ]
    assert not wrong, "\n".join(wrong)
    assert set(right) <= set(found), sorted(set(right) - set(found))


@pytest.mark.parametrize("game", TABLES)
def test_a_rule_is_told_once_why_its_numbers_are_not_the_engines(game: str) -> None:
    reasons = [id for rules in TABLES[game][1].values() for id in rules]
    assert sorted(reasons) == sorted(set(reasons))


@pytest.mark.parametrize("game", TABLES)
def test_every_number_that_a_game_offers_is_asked_for(game: str) -> None:
    ids = texts(game, "en")
    asked = set().union(*[read(message).variables for id, message in messages("en").items() if id in ids])
    assert asked == set(find(game).numbers())


def test_the_numbers_that_a_text_writes_as_words_are_found() -> None:
    assert spelled("Two of the three tiles, twice", "en") == [2, 2, 3]
    assert set(NAMES) == set(languages())


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", WORDS)
def test_every_number_that_a_rule_writes_as_a_word_is_the_engines_or_follows_from_it(game: str, lang: str) -> None:
    found = {id: spelled(rule.text, lang) for id, rule in texts(game, lang).items()}
    right = due(game, lang)
    wrong = [f"{id}: the text says {found[id]}, the table {right[id]}" for id in found if found[id] != right[id]]
    assert not wrong, "\n".join(wrong)
    assert set(WORDS[game]) <= set(found), sorted(set(WORDS[game]) - set(found))


def due(game: str, lang: str) -> dict[str, list[int]]:
    """Rule -> the numbers that its text should write as words."""
    found: dict[str, list[int]] = {}
    for id in texts(game, lang):
        said = sorted(WORDS[game].get(id, []))
        found[id] = OTHERWISE.get((lang, f"{game} {id}" if id.startswith("GD-") else id), said)
    return found
