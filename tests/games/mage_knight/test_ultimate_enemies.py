"""Enemies of the Ultimate Edition: piles, effects on one of several attacks, and fights against any of them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hexfarer.games.mage_knight import GAME, foes, verbs
from hexfarer.games.mage_knight.combat import BLOCKED, CANCELLED, Combat, Foe
from hexfarer.games.mage_knight.content.enemies import ENEMIES
from hexfarer.games.mage_knight.effects.base import FROM_CARD, FROM_UNIT, source
from hexfarer.games.mage_knight.effects.blows import CancelBlow, LowerBlow, OnBlow
from hexfarer.games.mage_knight.effects.points import icons
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import BLUE, NONE, PILES, RED
from hexfarer.games.mage_knight.words import ENEMY_IDS
from hexfarer.kernel.action import pack
from hexfarer.kernel.phrase import Problem
from hexfarer.kernel.registry import make_setup
from hexfarer.kernel.rng import seeded
from hexfarer.kernel.state import fingerprint
from hexfarer.kernel.verdict import OK
from hexfarer.text import Speaker, languages
from tests.support import rule

SEATS = ["tovak", "arythea"]
HAND = ["march", "stamina", "rage", "swiftness", "tranquility", "ice_shield", "tremor", "whirlwind"]


def started(edition: str = "ultimate", enemies: str = "all", seed: int = 1) -> MageKnight:
    state = GAME.start(make_setup("mage_knight", "full_conquest", SEATS, seed, {"enemies": enemies}, edition))
    assert isinstance(state, MageKnight)
    return state


def fight(*enemies: object, phase: str = "ranged", seed: int = 1, **seat: object) -> MageKnight:
    state = started(seed=seed)
    given: dict[str, Any] = {
        "tiles": ["country_1 0,1", "country_3 1,0"],
        "space": {},
        "active": 0,
        "seat": {"0": {"hand": ["march"], **seat}},
        "combat": {"foes": list(enemies), "phase": phase},
    }
    state.game.situate(state, given)
    return state


def combat_of(state: MageKnight) -> Combat:
    assert state.combat is not None
    return state.combat


def foe_of(state: MageKnight, i: int = 0) -> Foe:
    return combat_of(state).foes[i]


def play(state: MageKnight, *actions: str) -> None:
    for action in actions:
        state.apply(state.parse(action))


# -- the piles --


@rule("MK-SETUP-09", "MK-SITE-OTHER-01")
@pytest.mark.parametrize(
    ("edition", "enemies", "sizes"),
    [
        ("base", "usual", [12, 10, 10, 10, 10, 8]),
        ("ultimate", "usual", [20, 18, 16, 14, 16, 14]),
        ("ultimate", "all", [36, 18, 24, 14, 16, 22]),
    ],
)
def test_every_edition_has_its_tokens(edition: str, enemies: str, sizes: list[int]) -> None:
    plan = started(edition, enemies).plan
    found = [0] * len(PILES)
    for enemy in ENEMIES:
        if plan.has_enemy(enemy.box, enemy.faction):
            found[enemy.pile] += enemy.copies
    assert found == sizes


@rule("MK-SITE-OTHER-01")
def test_factions_are_drawn_only_where_they_are_wanted() -> None:
    state = started(enemies="usual")
    assert not any(ENEMIES[token].faction != NONE for pile in state.piles for token in pile)
    assert any(ENEMIES[token].faction != NONE for pile in started().piles for token in pile)
    assert GAME.conserved(state) == []
    assert GAME.conserved(started()) == []


@rule("MK-SITE-OTHER-01")
def test_the_base_edition_has_no_factions() -> None:
    with pytest.raises(Problem):
        make_setup("mage_knight", "full_conquest", SEATS, 1, {"enemies": "all"})


def test_a_reprint_replaces_the_token() -> None:
    for edition, wanted in (("base", "altem_mages"), ("ultimate", "altem_mages_revised")):
        ids = {ENEMY_IDS[token] for token in started(edition, "usual").piles[PILES.index("white")]}
        assert {"altem_mages", "altem_mages_revised"} & ids <= {wanted}


# -- effects on one attack --


def used(state: MageKnight, effect: OnBlow, by: int = source(FROM_CARD, 1), *answers: str) -> None:
    effect.run(state, 0, by)
    state.changed()
    state.settle()
    play(state, *answers)


@rule("MK-ENEMY-MULTI-02")
def test_lowering_an_attack_lowers_one_of_several() -> None:
    state = fight("hydra", "prowlers", phase="block")
    used(state, LowerBlow(1), source(FROM_CARD, 1), "foe 1", "blow 2")
    assert [foes.attack(foe_of(state), blow) for blow in range(3)] == [2, 1, 2]
    used(state, LowerBlow(5), source(FROM_CARD, 1), "foe 2")
    assert foes.attack(foe_of(state, 1)) == 0
    assert not foe_of(state, 1).blocked


@rule("MK-ENEMY-MULTI-02", "MK-ENEMY-ELUSIVE-03")
def test_cancelling_an_attack_is_no_block_and_leaves_the_others() -> None:
    state = fight("crystal_sprites", phase="block")
    used(state, CancelBlow(), source(FROM_CARD, 1), "blow 1")
    assert foe_of(state).fates[0] == CANCELLED
    assert foes.pending_blows(foe_of(state)) == [1]
    foe_of(state).fates[1] = BLOCKED
    assert not foe_of(state).blocked


@rule("MK-ENEMY-ARCANE-01", "MK-ENEMY-ARCANE-03")
def test_tc_39_an_attack_of_an_immune_enemy_can_be_lowered() -> None:
    state = fight("sorcerers", phase="block")
    assert LowerBlow(2).usable(state, 0, source(FROM_CARD, 1)) == OK
    used(state, LowerBlow(2))
    assert foes.attack(foe_of(state)) == 4


@rule("MK-COMBAT-14", "MK-COMBAT-15")
@pytest.mark.parametrize(("colour", "left"), [(RED, [1]), (BLUE, [0]), (NONE, [0, 1])])
def test_resistances_protect_attacks_from_effects_of_their_colour(colour: int, left: list[int]) -> None:
    state = fight("heroes_fire", "heroes_ice", phase="block")
    assert LowerBlow(1).values(state, 0, source(FROM_UNIT, 0, colour), 0) == left


@rule("MK-EFFECT-08")
def test_what_works_only_in_the_block_phase_waits_for_it() -> None:
    assert LowerBlow(1, True).usable(fight("hydra"), 0, source(FROM_CARD, 1)) != OK
    assert LowerBlow(1, True).usable(fight("hydra", phase="block"), 0, source(FROM_CARD, 1)) == OK


def test_the_second_of_two_attacks_can_be_cancelled_by_the_banner_of_fear() -> None:
    state = fight("heroes_swift", phase="block", units=[{"unit": "peasants", "banner": "banner_of_fear_revised"}])
    play(state, "banner 1", "blow 2")
    assert foes.pending_blows(foe_of(state)) == [0]
    assert state.players[0].fame == 1


# -- icons --


@pytest.mark.parametrize(
    ("enemy", "count"),
    [
        ("elemental_priestesses", 4),  # two resistances, two attack colours
        ("crystal_sprites", 5),  # resistance, elusive, defend, two attacks of ice
        ("shadow", 4),  # cold fire, elusive, arcane immunity
        ("hydra", 1),
        ("orc_stonethrowers", 3),
    ],
)
def test_icons_of_new_abilities_and_of_all_attacks_count(enemy: str, count: int) -> None:
    state = fight(enemy, phase="block")
    play(state, "guard 1 1" if foes.several(foe_of(state)) else "guard 1")
    assert icons(state) == count


# -- fights at random --


def random_fight(seed: int) -> MageKnight:
    chance = Random(seed)
    known = [enemy.id for enemy in ENEMIES if started().plan.has_enemy(enemy.box, enemy.faction) and enemy.more]
    others = [enemy.id for enemy in ENEMIES if started().plan.has_enemy(enemy.box, enemy.faction)]
    wanted: list[object] = [chance.choice(known), *chance.sample(others, chance.randint(1, 3))]
    foes_ = [{"enemy": id, "defends": chance.random() < 0.3} for id in dict.fromkeys(wanted)]
    hand = chance.sample(HAND, 6)
    mana = {"green": 2, "red": 1, "blue": 2, "white": 1}
    return fight(*foes_, seed=seed, hand=hand, mana=mana, units=["peasants", "foresters"])


AT_FOES = {
    verbs.TARGET: (6,),
    verbs.GUARD: (6,),
    verbs.SUFFER: (6,),
    verbs.FOE: (6,),
    verbs.BLOW: (4,),
    verbs.GUARD_BLOW: (6, 4),
    verbs.SUFFER_BLOW: (6, 4),
    verbs.SLOW: (6, 10),
    verbs.SLOW_BLOW: (6, 4, 10),
}


def every(kind: int, limits: tuple[int, ...]) -> list[int]:
    found = [()]
    for limit in limits:
        found = [(*before, value) for before in found for value in range(limit)]
    return [pack(kind, *args) for args in found]


@pytest.mark.parametrize("seed", range(1, 13))
def test_random_fights_agree_with_themselves(seed: int) -> None:
    chance = Random(seed)
    state = random_fight(seed)
    speakers = [Speaker(lang) for lang in languages()]
    for _ in range(200):
        if state.combat is None:
            break
        legal = set(state.legal())
        for kind, limits in AT_FOES.items():
            for action in every(kind, limits):
                assert (state.check(action) == OK) == (action in legal), (seed, state.format(action))
        for action in legal:
            assert state.parse(state.format(action)) == action
            for speaker in speakers:
                assert speaker.say(GAME.label(state, action).words)
        assert fingerprint(state.copy()) == fingerprint(state)
        assert set(state.determinize(0, seeded(seed)).legal()) == legal
        assert GAME.conserved(state) == []
        state.apply(chance.choice(sorted(legal)))
    assert state.combat is None


@pytest.mark.parametrize(("scenario", "seats"), [("full_conquest", 2), ("solo_conquest", 1)])
def test_random_games_with_all_enemies_end_and_lose_nothing(scenario: str, seats: int) -> None:
    chance = Random(f"{scenario} {seats}")
    state = GAME.start(make_setup("mage_knight", scenario, SEATS[:seats], 3, {"enemies": "all"}, "ultimate"))
    for number in range(20_000):
        if state.over:
            break
        state.apply(chance.choice(state.legal()))
        if number % 20 == 0:
            assert GAME.conserved(state) == [], number
    assert state.over
