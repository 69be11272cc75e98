"""Spells and artifacts of the Ultimate Edition in random play, and what a situation cannot show of them."""

from __future__ import annotations

from random import Random

import pytest

from hexfarer.games.mage_knight import GAME, verbs
from hexfarer.games.mage_knight.components import DEEDS, TACTICS
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import ARTIFACT, IN_ULTIMATE, REPRINT, SPELL
from hexfarer.kernel.action import pack
from hexfarer.kernel.registry import make_setup
from hexfarer.kernel.rng import seeded
from hexfarer.kernel.state import fingerprint
from hexfarer.kernel.verdict import OK
from tests.support import pick, rule

NEW = [card for card, deed in enumerate(DEEDS) if deed.kind in (SPELL, ARTIFACT) and deed.box == IN_ULTIMATE]
ANSWERS = 260


def table(seed: int) -> MageKnight:
    """A table in the middle of a turn, with many of the new cards in hand and mana to use them."""
    chance = Random(seed)
    s = GAME.start(make_setup("mage_knight", "full_conquest", ["tovak", "arythea"], seed, {}, "ultimate"))
    assert isinstance(s, MageKnight)
    hand = [DEEDS[card].id for card in chance.sample(NEW, 7)]
    skills = ["norowas_forward_march", "goldyx_freezing_power", "norowas_leadership", "goldyx_potion_making"]
    given: dict[str, object] = {
        "active": 0,
        "round": 2,
        "time": chance.choice(["day", "night"]),
        "tiles": ["country_1 0,1", "country_3 1,0"],
        "common_skills": skills,
        "seat": {
            "0": {
                "hand": [*hand, "rage", "march", "stamina", "swiftness", "wound"],
                "place": chance.choice(["C4", "C0", "B0"]),
                "level": 5,
                "units": ["peasants", {"unit": "utem_swordsmen", "ready": False, "wounds": 1}],
                "mana": {"red": 2, "blue": 2, "green": 2, "white": 2, "black": 3},
                "crystals": {"red": 2, "blue": 1, "green": 2, "white": 1},
                "move": 2,
            }
        },
    }
    if chance.random() < 0.6:
        foes = chance.sample(["prowlers", "guardsmen", "fire_mages", "ice_golems", "wolf_riders", "cursed_hags"], 3)
        given["combat"] = {"foes": foes, "phase": chance.choice(["ranged", "block", "damage", "attack"])}
    GAME.situate(s, given)
    return s


@pytest.mark.parametrize("seed", range(24))
def test_what_is_legal_is_what_is_not_refused(seed: int) -> None:
    s = table(seed)
    chance = Random(seed)
    for number in range(ANSWERS):
        if s.over:
            break
        legal = set(s.legal())
        if number < 40:
            for verb in verbs.VERBS.all:
                if len(verb.args) == 1 and verb.args[0] in ("card", "skill", "foe", "conversion", "mana"):
                    for value in range(verbs.LIMITS[verb.args[0]]):
                        action = pack(verb.kind, value)
                        assert (s.check(action) == OK) == (action in legal), s.write(action)
        s.apply(pick(chance, s))
        assert GAME.conserved(s) == []


@pytest.mark.parametrize("seed", range(12))
def test_a_position_is_written_down_and_read_back(seed: int) -> None:
    s = table(seed)
    chance = Random(seed)
    for _ in range(40):
        if s.over:
            break
        assert s.plan.setup is not None
        twin = GAME.start(s.plan.setup)
        GAME.situate(twin, GAME.dump(s))
        assert twin.legal() == s.legal()
        assert fingerprint(s.copy()) == fingerprint(s)
        s.apply(pick(chance, s))


@pytest.mark.parametrize("seed", range(12))
def test_nothing_hidden_is_told(seed: int) -> None:
    s = table(seed)
    chance = Random(seed)
    for number in range(30):
        if s.over:
            break
        for seat in (0, 1):
            other = s.determinize(seat, seeded(number + 1))
            assert GAME.view(other, seat) == GAME.view(s, seat)
            if s.to_act() == seat:
                assert other.legal() == s.legal()
        s.apply(pick(chance, s))


@rule("MK-SETUP-30")
def test_a_reprint_takes_the_place_of_its_card() -> None:
    for edition in ("base", "ultimate"):
        s = GAME.start(make_setup("mage_knight", "full_conquest", ["tovak", "arythea"], 1, {}, edition))
        assert isinstance(s, MageKnight)
        ids = {DEEDS[card].id for card in s.artifact_deck + s.spell_deck + s.spell_offer}
        ultimate = edition == "ultimate"
        for id in ("wings_of_wind", "space_bending", "meditation", "banner_of_fear", "horn_of_wrath"):
            assert (id + REPRINT in ids) == ultimate
            assert (id in ids) != ultimate
        assert len(ids) == (49 if ultimate else 36)


@rule("MK-COOP-04")
def test_the_spells_that_concern_others_are_the_same_four() -> None:
    for edition in ("base", "ultimate"):
        s = GAME.start(make_setup("mage_knight", "full_cooperation", ["tovak", "arythea"], 1, {}, edition))
        assert isinstance(s, MageKnight)
        spells = {DEEDS[card].id for card in s.spell_deck + s.spell_offer}
        assert len(spells) == (20 if edition == "ultimate" else 16)
        assert not spells & {"mana_meltdown", "mana_claim", "mind_read", "energy_flow"}


def test_every_time_of_day_has_six_tactics_in_each_edition() -> None:
    for box in (1, 2):
        for night in (False, True):
            numbers = sorted(tactic.number for tactic in TACTICS if tactic.night == night and tactic.box & box)
            assert numbers == [1, 2, 3, 4, 5, 6]
