"""Attacks and fights over many positions; single rules are told in tests/situations/four_lands/attack.yaml."""

from __future__ import annotations

from random import Random

import pytest

import hexfarer  # noqa: F401  (registers the games)
from hexfarer.kernel.registry import find, make_setup
from hexfarer.kernel.state import State
from tests.support import rule

CONFLICTS = ["conflict_1", "conflict_2", "conflict_3", "conflict_4"]
OTHER_TASKS = [
    "stones_1", "stones_2", "treason_1", "treason_2", "hiendall", "book_westmoor", "dearth_1", "dearth_2",
    "fires_1", "fires_2", "robbery_1", "robbery_2", "feast_1", "feast_2", "wolves_1", "wolves_2",
]  # fmt: skip
# printed Attack and Defence of Agents without Magic
NORTH = {
    "jarl_hroald": (3, 3), "shield_wall": (1, 3), "berserker_brunvar": (4, 1), "skald_eyrik": (1, 1),
    "imperial_envoy": (1, 1), "league_merchant": (0, 2), "huntress_ketla": (2, 1), "longship_captain": (3, 2),
}  # fmt: skip
SUN = {
    "hundred_levy": (1, 2), "queen_ailne": (1, 3), "knight_corvan": (3, 4), "court_intriguer": (1, 1),
    "guild_master": (0, 2), "forest_warden": (2, 3), "harpist_lenn": (0, 2), "border_riders": (3, 2),
}  # fmt: skip


def position(given: dict[str, object], seats: list[str], scenario: str = "competitive", seed: int = 1) -> State:
    state = find("four_lands").start(make_setup("four_lands", scenario, seats, seed))
    state.game.situate(state, given)
    state.log = []
    return state


def duelling(task: str) -> State:
    return position(
        {
            "phase": "attacks",
            "initiative": "north",
            "seat": {"north": {"hand": ["skald_eyrik"]}},
            "party": {
                "north": {"I": {"field": "ulvheim", "agents": ["jarl_hroald"]}},
                "sun": {"I": {"field": "ulvheim", "agents": ["queen_ailne"]}},
            },
            "field": {"ulvheim": {"task": task}},
        },
        ["north", "sun"],
    )


@rule("FL-ATTACK-02")
@pytest.mark.parametrize("task", CONFLICTS + OTHER_TASKS)
def test_of_all_tasks_only_armed_conflicts_allow_an_attack_without_a_card(task: str) -> None:
    state = duelling(task)
    legal = [state.format(action) for action in state.legal()]
    assert ("attack north.I > sun.I" in legal) == (task in CONFLICTS)
    verdict = state.check(state.parse("attack I > sun.I"))
    if task not in CONFLICTS:
        assert state.game.reasons.of(verdict).rule == "FL-ATTACK-02"


def crowd(rng: Random, agents: dict[str, tuple[int, int]], strength: int) -> list[str]:
    """One to five Agents; with strength 1 from the strong half, with -1 from the weak one."""
    ranked = sorted(agents, key=lambda card: sum(agents[card]) * strength)
    pool = ranked if strength == 0 else ranked[4:]
    return rng.sample(pool, rng.randint(1, min(5, len(pool))))


class Brawl:
    """A fight between North I and Sun I played with random pairings, with what was seen of it."""

    def __init__(self, seed: int) -> None:
        rng = Random(seed)
        # strong against weak, weak against strong, or anybody, so that everything happens often enough
        strength = rng.choice([-1, 0, 1])
        self.north = crowd(rng, NORTH, strength)
        self.sun = crowd(rng, SUN, -strength)
        self.idle = [card for card in self.north[1:] if rng.random() < 0.25]  # members that do not attack
        self.attackers = [card for card in self.north if card not in self.idle]
        agents = [{"card": card, "turned": card in self.idle} for card in self.north]
        self.state = position(
            {
                "phase": "attacks",
                "initiative": "north",
                # a hand, so that F6 asks and the finished groups can be looked at
                "seat": {"north": {"hand": ["mage_of_cirth"]}},
                "party": {
                    "north": {"I": {"field": "ulvheim", "agents": agents}},
                    "sun": {"I": {"field": "ulvheim", "agents": list(self.sun)}},
                },
                "field": {"ulvheim": {"task": "conflict_1"}},
            },
            ["north", "sun"],
            seed=seed,
        )
        self.take("attack I > sun.I")
        if len(self.attackers) > 1:
            self.take("all")
        while not self.groups_done():
            self.state.apply(rng.choice(self.state.legal()))
        self.groups = self.seen_groups()
        self.ap_before = self.ap()
        self.take("pass")

    def take(self, text: str) -> None:
        self.state.apply(self.state.parse(text))

    def groups_done(self) -> bool:
        return self.state.format(self.state.legal()[0]) == "pass"

    def ap(self) -> list[int]:
        seats = self.state.view(-1)["seat"]
        assert isinstance(seats, dict)
        return [seats["0"]["ap"], seats["1"]["ap"]]

    def seen_groups(self) -> list[tuple[list[str], list[str]]]:
        """The cards that face each other, group by group, by what everybody sees."""
        view = self.state.view(-1)
        parties, fight = view["party"], view["fight"]
        assert isinstance(parties, dict)
        assert isinstance(fight, dict)
        card = {
            agent["handle"]: agent.get("card", "")
            for side in ("north", "sun") for agent in parties[side]["I"]["agents"]
        }  # fmt: skip
        return [([card[h] for h in group["attackers"]], [card[h] for h in group["defenders"]])
                for group in fight["groups"]]  # fmt: skip

    def count(self, key: str) -> int:
        tellings = self.state.game.tellings
        return sum(1 for event in self.state.log or [] if tellings.of(event).key == key)

    def fallen(self) -> set[str]:
        """Who must fall, from the printed numbers."""
        lost: set[str] = set()
        for attackers, defenders in self.groups:
            if sum(NORTH[card][0] for card in attackers) > sum(SUN[card][1] for card in defenders):
                lost.update(defenders)
            if sum(SUN[card][0] for card in defenders) > sum(NORTH[card][1] for card in attackers):
                lost.update(attackers)
        return lost


@pytest.fixture(scope="module")
def brawls() -> list[Brawl]:
    return [Brawl(seed) for seed in range(400)]


@rule("FL-ATTACK-12", "FL-ATTACK-16", "FL-ATTACK-18", "FL-ATTACK-19")
def test_every_attacker_and_defender_stands_in_exactly_one_group_and_no_group_lacks_a_side(brawls: list[Brawl]) -> None:
    for brawl in brawls:
        assert sorted(card for group in brawl.groups for card in group[0]) == sorted(brawl.attackers)
        assert sorted(card for group in brawl.groups for card in group[1]) == sorted(brawl.sun)
        assert all(attackers and defenders for attackers, defenders in brawl.groups)
        assert len(brawl.groups) == min(len(brawl.attackers), len(brawl.sun))
        if len(brawl.sun) >= len(brawl.attackers):
            assert all(len(attackers) == 1 for attackers, _ in brawl.groups)
        else:
            assert all(len(defenders) == 1 for _, defenders in brawl.groups)


@rule("FL-ATTACK-26", "FL-ATTACK-28")
def test_exactly_those_fall_whose_group_was_beaten_and_all_others_stay(brawls: list[Brawl]) -> None:
    for brawl in brawls:
        lost = brawl.fallen()
        state = brawl.state
        table = state.game.dump(state)
        parties = table["party"]
        assert isinstance(parties, dict)
        for side, cards in (("north", brawl.north), ("sun", brawl.sun)):
            agents = parties[side]["I"]["agents"] if side in parties else []
            assert [agent["card"] for agent in agents] == [card for card in cards if card not in lost]
    assert any(brawl.fallen() for brawl in brawls)


@rule("FL-ATTACK-27")
def test_each_group_fights_exactly_once(brawls: list[Brawl]) -> None:
    for brawl in brawls:
        assert brawl.count("group-fought") == len(brawl.groups)
        assert brawl.count("announced-attack") == 1
        assert brawl.state.view(-1)["fight"] == {}
    assert max(len(brawl.groups) for brawl in brawls) >= 4
    # with nobody beaten there would be reason to go on, but there is no second exchange
    assert any(not brawl.fallen() and len(brawl.groups) > 1 for brawl in brawls)


@rule("FL-ATTACK-30")
def test_one_ap_goes_to_the_party_that_was_smaller_and_is_larger_and_to_nobody_else(brawls: list[Brawl]) -> None:
    winners = [0, 0]
    for brawl in brawls:
        lost = brawl.fallen()
        north = len([card for card in brawl.north if card not in lost])
        sun = len([card for card in brawl.sun if card not in lost])
        expected = [
            int(len(brawl.north) < len(brawl.sun) and north > sun),
            int(len(brawl.sun) < len(brawl.north) and sun > north),
        ]
        assert brawl.ap() == [brawl.ap_before[0] + expected[0], brawl.ap_before[1] + expected[1]]
        winners = [winners[0] + expected[0], winners[1] + expected[1]]
    assert min(winners) > 0
