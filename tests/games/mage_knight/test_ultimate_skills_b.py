"""The skills of Krang and Braevalar in games at random: all that a game promises holds with them, too."""

from __future__ import annotations

from random import Random

import pytest

from hexfarer.games.mage_knight import GAME, verbs
from hexfarer.games.mage_knight.components import DEEDS, SKILLS, card_number
from hexfarer.games.mage_knight.content.ultimate.skills_braevalar import BRAEVALAR_SKILLS
from hexfarer.games.mage_knight.content.ultimate.skills_krang import KRANG_SKILLS
from hexfarer.games.mage_knight.effects.chaos import WHEEL, next_on_wheel
from hexfarer.games.mage_knight.effects.shapes import other_ways
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import IN_ULTIMATE, NONE
from hexfarer.kernel.action import kind_of, pack
from hexfarer.kernel.registry import make_setup
from hexfarer.kernel.rng import seeded
from hexfarer.kernel.state import facts
from hexfarer.kernel.verdict import OK
from tests.support import pick, rule

TOKENS = [*KRANG_SKILLS, *BRAEVALAR_SKILLS]


def table(seed: int, seats: int = 2) -> MageKnight:
    """A game in which the first hero has all skills of Krang and the second all of Braevalar."""
    heroes = ["krang", "braevalar", "tovak"][:seats]
    s = GAME.start(make_setup("mage_knight", "full_conquest", heroes, seed, {}, "ultimate"))
    assert isinstance(s, MageKnight)
    while s.stack[-1].__class__.__name__ != "Turn":
        s.apply(s.stack[-1].quiet(s))
    skills = {"0": [token.id for token in KRANG_SKILLS], "1": [token.id for token in BRAEVALAR_SKILLS]}
    given: dict[str, object] = {
        "tiles": ["country_1 0,1", "country_6 1,0"],
        "seat": {seat: {"skills": ids, "crystals": {"green": 2, "blue": 2, "red": 2}} for seat, ids in skills.items()},
    }
    GAME.situate(s, given)
    return s


@pytest.mark.parametrize("seed", range(4))
def test_games_with_these_skills_lose_nothing_and_explain_everything(seed: int) -> None:
    chance = Random(seed)
    s = table(seed, 2 + seed % 2)
    used: set[str] = set()
    for number in range(700):
        if s.over:
            break
        legal = s.legal()
        skills = [action for action in legal if kind_of(action) == verbs.USE_SKILL]
        for skill in range(len(SKILLS)):
            action = pack(verbs.USE_SKILL, skill)
            assert (s.check(action) == OK) == (action in legal), SKILLS[skill].id
        action = chance.choice(skills) if skills and chance.random() < 0.4 else pick(chance, s)
        used.add(s.format(action))
        s.apply(action)
        if number % 10 == 0:
            assert GAME.conserved(s) == [], s.format(action)
            assert facts(s.copy()) == facts(s)
    assert len([word for word in used if word.startswith("use ")]) >= 10


@pytest.mark.parametrize("seed", range(3))
def test_a_position_with_these_skills_can_be_written_down_and_hides_what_it_should(seed: int) -> None:
    chance = Random(seed)
    s = table(seed)
    for number in range(260):
        if s.over:
            break
        skills = [action for action in s.legal() if kind_of(action) == verbs.USE_SKILL]
        s.apply(chance.choice(skills) if skills and chance.random() < 0.4 else pick(chance, s))
        if number % 7 or s.over:
            continue
        setup = s.plan.setup
        assert setup is not None
        twin = GAME.start(setup)
        GAME.situate(twin, GAME.dump(s))
        assert twin.legal() == s.legal()
        for seat in range(s.seats):
            assert twin.view(seat) == s.view(seat)
            guess = s.determinize(seat, seeded(number))
            assert guess.view(seat) == s.view(seat)
            if s.to_act() == seat:
                assert guess.legal() == s.legal()


def test_the_tokens_are_in_the_box_of_the_ultimate_edition_only() -> None:
    assert len(TOKENS) == 20
    assert all(token.box == IN_ULTIMATE for token in TOKENS)
    assert [token.id for token in TOKENS if token.interactive] == [
        "krang_mana_suppression",
        "braevalar_natures_vengeance_competitive",
    ]


def test_the_wheel_goes_round() -> None:
    assert [next_on_wheel(colour) for colour in WHEEL] == [*WHEEL[1:], WHEEL[0]]
    assert next_on_wheel(NONE) == WHEEL[0]


@rule("MK-SKILL-03")
def test_shapeshift_changes_fixed_amounts_of_basic_actions_only() -> None:
    changes = {deed.id: len(other_ways(card_number(deed.id))) for deed in DEEDS if deed.kind == 1}
    assert changes["march"] == 4  # Attack or Block 2; Attack or Block 4 for green
    assert changes["rage"] == 3  # Move 2; Move or Block 4 for red
    assert changes["cold_toughness_revised"] == 4  # two each; the strong side grows with the enemy
    assert changes["promise"] == changes["crystallize"] == changes["mana_draw"] == 0


@rule("MK-SKILL-07")
def test_the_roll_for_the_wheel_is_fair_and_public() -> None:
    from hexfarer.games.mage_knight.flow.levels import gain_skill

    number = next(i for i, token in enumerate(SKILLS) if token.id == "krang_master_of_chaos")
    seen = set()
    for seed in range(60):
        s = GAME.start(make_setup("mage_knight", "full_conquest", ["krang", "tovak"], seed, {}, "ultimate"))
        assert isinstance(s, MageKnight)
        before = s.reveals
        gain_skill(s, 0, number)
        assert s.reveals == before + 1
        assert s.players[0].wheel in WHEEL
        seen.add(s.players[0].wheel)
    assert seen == set(WHEEL)
