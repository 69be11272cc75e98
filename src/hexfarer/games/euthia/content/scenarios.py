"""The scenarios: rounds, Chapters, how many tiles of each group, what else is in play (EU-SCEN)."""

from __future__ import annotations

from typing import Final

from hexfarer.games.euthia.plan import GOAL_BADGES, GOAL_FARRUG, GOAL_GOLEM


class ScenarioCard:
    """One scenario (EU-SCEN-01)."""

    __slots__ = (
        "additional",
        "badges",
        "elite_levels",
        "encounters",
        "event_rounds",
        "farrug_round",
        "goal",
        "gold",
        "golem_round",
        "id",
        "legends",
        "medals",
        "rounds",
        "start",
        "tags",
    )

    def __init__(self, id: str, rounds: int, start: str, goal: int, medals: list[int]) -> None:
        self.id = id
        self.rounds = rounds
        self.start = start  # the Start tile
        self.goal = goal  # together (EU-COOP-09)
        self.medals = medals  # alone: bronze, silver, gold (EU-SOLO-27)
        self.gold = 2  # that every Hero starts with
        # by Chapter, by number of players - 1
        self.encounters: list[list[int]] = []
        self.additional: list[list[int]] = []
        self.tags: list[str] = []  # of Scenario tiles
        self.elite_levels: list[int] = []
        self.badges: list[tuple[int, int]] = []
        self.event_rounds: list[int] = []
        self.farrug_round = 0
        self.golem_round = 0
        self.legends = False


def the_hunt() -> ScenarioCard:
    card = ScenarioCard("the_hunt", 10, "I-01", GOAL_BADGES, [25, 38, 50])
    card.encounters = [[1, 1, 2, 2], [1, 1, 2, 2], [1, 1, 1, 2], [0, 0, 0, 1]]
    card.additional = [[3, 4, 5, 7], [2, 2, 3, 5], [1, 2, 3, 4], [1, 1, 2, 2]]
    card.badges = [(3, 1), (5, 3), (8, 5)]
    return card


def defence_of_the_realm() -> ScenarioCard:
    card = ScenarioCard("defence_of_the_realm", 12, "I-01", GOAL_FARRUG, [40, 55, 70])
    card.encounters = [[1, 1, 1, 2], [1, 1, 1, 2], [1, 1, 2, 2], [0, 0, 0, 1]]
    card.additional = [[3, 5, 6, 7], [2, 3, 4, 5], [2, 2, 3, 4], [2, 2, 3, 4]]
    card.elite_levels = [1, 2, 3]
    card.event_rounds = [2, 4, 6, 8, 10, 12]
    card.farrug_round = 5
    return card


def walking_destruction() -> ScenarioCard:
    card = ScenarioCard("walking_destruction", 10, "I-02", GOAL_GOLEM, [30, 45, 60])
    card.encounters = [[1, 1, 1, 1] for _ in range(5)]
    card.additional = [[1, 2, 3, 3] for _ in range(5)]
    card.tags = ["walking_destruction", "legend"]
    card.elite_levels = [1, 2]
    card.golem_round = 4
    card.legends = True
    return card


SCENARIOS: Final[list[ScenarioCard]] = [the_hunt(), defence_of_the_realm(), walking_destruction()]
