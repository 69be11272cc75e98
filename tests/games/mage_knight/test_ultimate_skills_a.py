"""Skills of Wolfhawk and cooperative skills: which tokens are in a game, and that nothing goes wrong with them."""

from __future__ import annotations

from random import Random

import pytest

import hexfarer  # noqa: F401  (registers the games)
from hexfarer.games.mage_knight import GAME, verbs
from hexfarer.games.mage_knight.components import SKILLS
from hexfarer.games.mage_knight.dump import dump
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import HEROES, READY
from hexfarer.games.mage_knight.words import SKILL_IDS
from hexfarer.kernel.action import kind_of, pack
from hexfarer.kernel.registry import make_setup
from hexfarer.kernel.rng import seeded
from hexfarer.kernel.verdict import OK
from tests.support import rule

MINE = [i for i, skill in enumerate(SKILLS) if skill.cooperative or skill.id.startswith("wolfhawk")]


def game(
    scenario: str, seats: list[str], seed: int = 1, edition: str = "ultimate", options: dict[str, str] | None = None
) -> MageKnight:
    state = GAME.start(make_setup("mage_knight", scenario, seats, seed, options or {}, edition))
    assert isinstance(state, MageKnight)
    return state


def pile(state: MageKnight, seat: int) -> list[str]:
    return sorted(SKILL_IDS[skill] for skill in state.players[seat].skill_pile)


def competitive(ids: list[str]) -> list[str]:
    return [id for id in ids if SKILLS[SKILL_IDS.index(id)].interactive]


def cooperative(ids: list[str]) -> list[str]:
    return [id for id in ids if SKILLS[SKILL_IDS.index(id)].cooperative]


@rule("MK-SETUP-24")
@pytest.mark.parametrize("hero", HEROES)
def test_a_hero_has_eleven_tokens_of_which_two_are_interactive(hero: str) -> None:
    own = [skill for skill in SKILLS if HEROES[skill.hero] == hero]
    assert len(own) == 11
    assert [skill.interactive for skill in own].count(True) == 1
    assert [skill.cooperative for skill in own].count(True) == 1
    assert not any(skill.interactive and skill.cooperative for skill in own)


@rule("MK-SETUP-24")
@pytest.mark.parametrize("scenario", ["full_conquest", "conquer_and_hold", "mines_liberation"])
def test_against_each_other_the_cooperative_token_stays_in_the_box(scenario: str) -> None:
    state = game(scenario, ["wolfhawk", "tovak"])
    for seat in range(2):
        ids = pile(state, seat)
        assert (len(ids), len(competitive(ids)), cooperative(ids)) == (10, 1, [])


@rule("MK-SETUP-24")
def test_two_teams_play_against_each_other() -> None:
    state = game("full_conquest", ["wolfhawk", "tovak", "goldyx", "arythea"], options={"teams": "on"})
    ids = pile(state, 0)
    assert (len(ids), competitive(ids)) == (10, ["wolfhawk_wolfs_howl_competitive"])


@rule("MK-SETUP-24", "MK-COOP-04")
@pytest.mark.parametrize("scenario", ["full_cooperation", "blitz_cooperation"])
def test_together_the_competitive_token_stays_in_the_box(scenario: str) -> None:
    state = game(scenario, ["wolfhawk", "tovak"])
    assert len(pile(state, 0)) == len(pile(state, 1)) == 10
    assert competitive(pile(state, 0)) == competitive(pile(state, 1)) == []
    assert cooperative(pile(state, 0)) == ["wolfhawk_wolfs_howl_cooperative"]
    assert cooperative(pile(state, 1)) == ["tovak_mana_overload"]
    assert len(pile(game(scenario, ["tovak", "arythea"], edition="base"), 0)) == 9


@rule("MK-SETUP-24", "MK-SOLO-05")
@pytest.mark.parametrize("scenario", ["solo_conquest", "first_reconnaissance", "full_conquest", "full_cooperation"])
def test_alone_the_cooperative_token_stays_in_the_game(scenario: str) -> None:
    ids = pile(game(scenario, ["wolfhawk"]), 0)
    assert (len(ids), competitive(ids), cooperative(ids)) == (10, [], ["wolfhawk_wolfs_howl_cooperative"])
    assert len(pile(game(scenario, ["tovak"], edition="base"), 0)) == 9


@rule("MK-SOLO-01")
def test_the_pile_of_the_dummy_is_without_the_competitive_token() -> None:
    dummy = game("solo_conquest", ["tovak"], options={"dummy": "wolfhawk"}).dummy
    assert dummy is not None
    ids = sorted(SKILL_IDS[skill] for skill in dummy.skill_pile)
    assert (len(ids), competitive(ids), cooperative(ids)) == (10, [], ["wolfhawk_wolfs_howl_cooperative"])
    old = game("solo_conquest", ["tovak"], edition="base", options={"dummy": "arythea"}).dummy
    assert old is not None
    assert (len(old.skill_pile), competitive([SKILL_IDS[i] for i in old.skill_pile])) == (
        10,
        ["arythea_healing_ritual"],
    )


@rule("MK-VAR-FSKILL-01")
def test_without_interactive_skills_only_those_go_that_harm_others() -> None:
    off = {"interactive_skills": "off"}
    ids = pile(game("full_conquest", ["wolfhawk", "tovak"], options=off), 0)
    assert (len(ids), competitive(ids), cooperative(ids)) == (9, [], [])
    ids = pile(game("full_cooperation", ["wolfhawk", "tovak"], options=off), 0)
    assert (len(ids), cooperative(ids)) == (10, ["wolfhawk_wolfs_howl_cooperative"])


@rule("MK-SKILL-12")
def test_a_token_in_the_centre_with_its_mark_can_be_written_down() -> None:
    state = game("full_cooperation", ["tovak", "arythea"])
    given: dict[str, object] = {
        "active": 1,
        "seat": {"0": {"skills": {"tovak_mana_overload": "centre"}}},
        "marks": {"tovak_mana_overload": "red"},
    }
    GAME.situate(state, given)
    written = dump(state)
    assert written["marks"] == {"tovak_mana_overload": "red"}
    twin = game("full_cooperation", ["tovak", "arythea"])
    GAME.situate(twin, written)
    assert twin.centre == state.centre
    assert twin.centre_mark == state.centre_mark


def gifted(scenario: str, seats: int, seed: int) -> MageKnight:
    """A game in which the tokens are dealt out among players who are no beginners."""
    state = game(scenario, ["tovak", "arythea", "goldyx"][:seats], seed)
    for seat, player in enumerate(state.players):
        player.skills = MINE[seat::seats]
        player.skill_state = [READY] * len(player.skills)
        player.fame, player.level = 15, 4
        for other in state.players:
            other.skill_pile = [skill for skill in other.skill_pile if skill not in player.skills]
        if state.dummy is not None:
            state.dummy.skill_pile = [skill for skill in state.dummy.skill_pile if skill not in player.skills]
        player.crystals = [2, 2, 2, 2]
    state.changed()
    return state


def picks(chance: Random, state: MageKnight) -> int:
    """Skills are used rather often."""
    legal = state.legal()
    skills = [action for action in legal if kind_of(action) == verbs.USE_SKILL]
    return chance.choice(skills if skills and chance.random() < 0.4 else legal)


@rule("MK-SKILL-12")
@pytest.mark.parametrize(("scenario", "seats"), [("full_cooperation", 2), ("full_conquest", 3), ("solo_conquest", 1)])
def test_games_full_of_these_skills_go_well(scenario: str, seats: int) -> None:
    for seed in range(3):
        chance = Random(f"{scenario} {seed}")
        state = gifted(scenario, seats, seed)
        used: set[int] = set()
        for number in range(1500):
            if state.over:
                break
            legal = state.legal()
            action = picks(chance, state)
            if number % 10 == 0:
                assert all(state.check(other) == OK for other in legal), (seed, number)
                for skill in MINE:
                    use = pack(verbs.USE_SKILL, skill)
                    assert (use in legal) == (state.check(use) == OK), (seed, number, SKILL_IDS[skill])
                assert GAME.conserved(state) == [], (seed, number)
                seat = state.to_act()
                twin = state.determinize(seat, seeded(number))
                assert twin.legal() == legal, (seed, number)
                assert twin.view(seat) == state.view(seat), (seed, number)
            state.apply(action)
            for player in state.players:
                used |= {s for s, where in zip(player.skills, player.skill_state, strict=True) if where != READY}
        assert len(used) >= len(MINE) // 2, seed
