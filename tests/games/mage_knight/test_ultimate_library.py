"""The library and the box of the Ultimate Edition: how many there are, and what is not settled."""

from __future__ import annotations

from collections import Counter

from hexfarer.games.mage_knight.components import DEEDS, SKILLS, UNITS
from hexfarer.games.mage_knight.content.ultimate.doubts import DOUBTS
from hexfarer.games.mage_knight.terms import HEROES, IN_BASE, IN_ULTIMATE, REPRINT
from hexfarer.kernel.registry import find
from tests.support import rule


@rule("MK-SETUP-30")
def test_the_box_of_the_ultimate_edition() -> None:
    kinds = Counter(deed.kind for deed in DEEDS if deed.box & IN_ULTIMATE)
    assert (kinds[2], kinds[3], kinds[4]) == (44, 24, 25)  # advanced actions, spells, artifacts
    assert sum(deed.colours.bit_count() == 2 for deed in DEEDS if deed.kind == 2) == 4
    assert sum(unit.copies for unit in UNITS if unit.box & IN_ULTIMATE) == 56
    skills = Counter(skill.hero for skill in SKILLS if skill.box & IN_ULTIMATE)
    assert skills == Counter(dict.fromkeys(range(len(HEROES)), 11))


@rule("MK-SETUP-29")
def test_the_box_of_the_base_edition() -> None:
    kinds = Counter(deed.kind for deed in DEEDS if deed.box & IN_BASE)
    assert (kinds[2], kinds[3], kinds[4]) == (28, 20, 16)
    assert sum(unit.copies for unit in UNITS if unit.box & IN_BASE) == 40
    assert sum(bool(skill.box & IN_BASE) for skill in SKILLS) == 40


def test_a_reprint_takes_the_place_and_the_number_of_the_old_card() -> None:
    by_id = {deed.id: deed for deed in DEEDS}
    reprints = [deed for deed in DEEDS if deed.id.endswith(REPRINT)]
    assert len(reprints) == 2 + 7 + 3 + 2  # basic, advanced, spells, artifacts
    for deed in reprints:
        old = by_id[deed.id.removesuffix(REPRINT)]
        assert (old.box, deed.box) == (IN_BASE, IN_ULTIMATE)
        assert (old.number, old.colour, old.kind) == (deed.number, deed.colour, deed.kind)


def test_what_is_not_settled_says_what_is_open() -> None:
    entries = {entry.id: entry for entry in find("mage_knight").library()}
    assert set(DOUBTS) == {entry.id for entry in entries.values() if entry.confidence != "high"}
    assert {entry.id for entry in find("mage_knight").doubts()} == set(DOUBTS)
    for id, (confidence, doubt) in DOUBTS.items():
        assert entries[id].confidence == confidence
        assert entries[id].text[-1].key == doubt
    assert sum(confidence == "low" for confidence, _ in DOUBTS.values()) == 6
