"""Scores, achievements, titles and the winner (MK-SCORE)."""

from __future__ import annotations

from typing import Final

from hexfarer.games.mage_knight.components import DEEDS, UNITS
from hexfarer.games.mage_knight.content.tiles import CORE, TILES
from hexfarer.games.mage_knight.flow.end import cities_taken, on_portal, wanted_cities
from hexfarer.games.mage_knight.flow.endturn import keeps_of, towers_of
from hexfarer.games.mage_knight.flow.variants import owned_cards
from hexfarer.games.mage_knight.plan import BY_GOAL, BY_PORTAL, BY_SITES, DUNGEONS, FREC, MINES, TOGETHER
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import (
    ADVANCED_ACTION,
    ADVENTURE_SITES,
    ARTIFACT,
    DUNGEON,
    KEEP,
    MINE,
    MONASTERY,
    NONE,
    SECRET_DUNGEON,
    SECRET_TOMB,
    SPELL,
    TOMB,
    TOWER,
    WOUND,
)
from hexfarer.kernel.state import Outcome

KNOWLEDGE: Final = 0
LOOT: Final = 1
LEADER: Final = 2
CONQUEROR: Final = 3
ADVENTURER: Final = 4
BEATING: Final = 5
CITIES: Final = 6
LIBERATOR: Final = 7
CATEGORIES: Final[list[str]] = [
    "knowledge",
    "loot",
    "leader",
    "conqueror",
    "adventurer",
    "beating",
    "cities",
    "mines",
]
Facts = dict[str, object]


def achievements(s: MageKnight, seat: int) -> list[int]:
    """The points of a player by category, without titles (MK-SCORE-03 to -08, -13)."""
    player = s.players[seat]
    cards = owned_cards(s, seat)
    spells = sum(1 for card in cards if DEEDS[card].kind == SPELL)
    actions = sum(1 for card in cards if DEEDS[card].kind == ADVANCED_ACTION)
    artifacts = sum(1 for card in cards if DEEDS[card].kind == ARTIFACT)
    levels = 0
    for unit in player.units:
        level = UNITS[unit.card].level
        levels += level // 2 if unit.wounds else level
    return [
        2 * spells + actions,
        2 * artifacts + sum(player.crystals) // 2,
        levels,
        2 * shields_on(s, seat, 1 << KEEP | 1 << TOWER | 1 << MONASTERY),
        adventures(s, seat),
        -2 * cards.count(WOUND),
        city_points(s, seat) if s.plan.city_score else 0,
        mine_points(s, seat) if s.plan.scenario == MINES else 0,
    ]


def shields_on(s: MageKnight, seat: int, sites: int) -> int:
    return sum(1 for space, site in enumerate(s.sites) if sites >> site & 1 and s.shields[space] >> seat & 1)


def adventures(s: MageKnight, seat: int) -> int:
    """Two for each adventure site; in Dungeon Lords four for dungeons and tombs (MK-SCORE-07, MK-SCN-DUNG-15)."""
    points = 2 * shields_on(s, seat, ADVENTURE_SITES)
    if s.plan.scenario == DUNGEONS:
        points += 2 * shields_on(s, seat, 1 << DUNGEON | 1 << TOMB | 1 << SECRET_DUNGEON | 1 << SECRET_TOMB)
    return points


def city_points(s: MageKnight, seat: int) -> int:
    """Seven for a city one leads, four for one with an own shield (MK-SCORE-13)."""
    points = 0
    for city in s.cities:
        if city.conquered and city.leader != NONE:
            points += 7 if city.leader == seat else 4 if seat in city.shields else 0
    return points


def mine_points(s: MageKnight, seat: int) -> int:
    """Four for a countryside mine, seven for a core mine (MK-SCN-MINE-12)."""
    points = 0
    for space, site in enumerate(s.sites):
        if site == MINE and s.shields[space] >> seat & 1:
            points += 7 if TILES[s.board.tile_of(space)].kind == CORE else 4
    return points


def title(s: MageKnight, category: int) -> tuple[int, int]:
    """What the single best gets, and each of several (MK-SCORE-09, -10, -14, MK-SCN-DUNG-16)."""
    if category in (CITIES, LIBERATOR) or (category == ADVENTURER and s.plan.scenario == DUNGEONS):
        return 5, 2
    return (-3, -1) if category == BEATING else (3, 1)


def titles(s: MageKnight, values: list[list[int]]) -> list[list[int]]:
    """Bonuses for the best in each category; nobody gets one for nothing (MK-SCORE-11)."""
    bonus = [[0] * len(CATEGORIES) for _ in values]
    for category in range(len(CATEGORIES)):
        column = [value[category] for value in values]
        best = min(column) if category == BEATING else max(column)
        if best == 0:
            continue
        holders = [i for i, value in enumerate(column) if value == best]
        single, several = title(s, category)
        for i in holders:
            bonus[i][category] = single if len(holders) == 1 else several
    return bonus


def goal_points(s: MageKnight) -> Facts:
    """Cities, time and the rest for games against the scenario (MK-SCORE-15 to -20)."""
    taken = cities_taken(s)
    every = s.plan.result == TOGETHER and all(any(city.leader == seat for city in s.cities) for seat in range(s.seats))
    done = taken == wanted_cities(s) > 0
    return {
        "per_city": 10 * taken,
        "everybody_leads": 10 if every else 0,
        "all_cities": 15 if done else 0,
        "rounds_left": 30 * (s.plan.rounds - s.round),
        "dummy_cards": len(s.dummy.deck) if s.dummy is not None else 0,
        "not_announced": 0 if s.last_announced else 5,
    }


def outcome(s: MageKnight) -> Outcome:
    plan = s.plan
    if plan.result == BY_SITES:
        return by_sites(s)
    if plan.result == BY_PORTAL:
        return by_portal(s)
    values = [achievements(s, seat) for seat in range(s.seats)]
    if plan.result == TOGETHER and not plan.solo:
        return together(s, values)
    if plan.teams:
        return by_teams(s, values)
    bonus = titles(s, values) if plan.titles else [[0] * len(CATEGORIES) for _ in values]
    scores: list[int] = []
    breakdown: list[Facts] = []
    goal = goal_points(s) if plan.result == BY_GOAL else {}
    for seat in range(s.seats):
        facts: Facts = {"fame": s.players[seat].fame}
        total = s.players[seat].fame
        for category, name in enumerate(CATEGORIES):
            facts[name] = values[seat][category]
            total += values[seat][category] + bonus[seat][category]
            if plan.titles:
                facts["title_" + name] = bonus[seat][category]
        for name, points in goal.items():
            assert isinstance(points, int)
            facts[name] = points
            total += points
        scores.append(total)
        breakdown.append(facts)
    if plan.solo:
        won = solved(s)
        return Outcome(scores, breakdown, [0] if s.over and won else [], "success" if won else "failure")
    best = max(scores)
    winners = [seat for seat, score in enumerate(scores) if score == best] if s.over else []
    return Outcome(scores, breakdown, winners, "score")


def solved(s: MageKnight) -> bool:
    """Was the goal of the scenario reached?"""
    from hexfarer.games.mage_knight.flow.end import end_reached

    if s.plan.scenario == FREC:
        return s.cities_revealed > 0
    return end_reached(s)


def together(s: MageKnight, values: list[list[int]]) -> Outcome:
    """One score for all (MK-SCORE-22 to -24)."""
    facts: Facts = {"fame": min(player.fame for player in s.players)}
    total = min(player.fame for player in s.players)
    for category, name in enumerate(CATEGORIES):
        column = [value[category] for value in values]
        lowest = category == BEATING or s.plan.low_scoring
        points = min(column) if lowest else max(column)
        facts[name] = points
        total += points
    for name, points_ in goal_points(s).items():
        assert isinstance(points_, int)
        facts[name] = points_
        total += points_
    won = cities_taken(s) == wanted_cities(s) > 0
    winners = list(range(s.seats)) if s.over and won else []
    return Outcome([total] * s.seats, [facts] * s.seats, winners, "success" if won else "failure")


def by_teams(s: MageKnight, values: list[list[int]]) -> Outcome:
    """Two teams: lower fame, better partner in each category (MK-SCORE-25)."""
    members = [[seat for seat in range(s.seats) if s.players[seat].team == team] for team in (0, 1)]
    sums: list[list[int]] = []
    for team in members:
        row: list[int] = []
        for category in range(len(CATEGORIES)):
            column = [values[seat][category] for seat in team]
            row.append(min(column) if category == BEATING else max(column))
        sums.append(row)
    bonus = titles(s, sums)
    totals = [min(s.players[seat].fame for seat in members[i]) + sum(sums[i]) + sum(bonus[i]) for i in (0, 1)]
    scores = [totals[s.players[seat].team] for seat in range(s.seats)]
    breakdown: list[Facts] = []
    for seat in range(s.seats):
        team_ = s.players[seat].team
        facts: Facts = {"fame": min(s.players[other].fame for other in members[team_])}
        for category, name in enumerate(CATEGORIES):
            facts[name] = sums[team_][category]
            facts["title_" + name] = bonus[team_][category]
        breakdown.append(facts)
    best = max(scores)
    winners = [seat for seat, score in enumerate(scores) if score == best] if s.over else []
    return Outcome(scores, breakdown, winners, "teams")


def by_sites(s: MageKnight) -> Outcome:
    """Conquer and Hold: keeps three, towers two; a tie has no winner (MK-SCN-HOLD-16)."""
    own = [3 * keeps_of(s, seat) + 2 * towers_of(s, seat) for seat in range(s.seats)]
    teams = s.plan.teams
    scores = [
        sum(own[other] for other in range(s.seats) if s.players[other].team == s.players[seat].team)
        if teams
        else own[seat]
        for seat in range(s.seats)
    ]
    breakdown: list[Facts] = [
        {"keeps": 3 * keeps_of(s, seat), "towers": 2 * towers_of(s, seat)} for seat in range(s.seats)
    ]
    winners: list[int] = []
    if s.over:
        if s.conceded != NONE:
            winners = [seat for seat in range(s.seats) if not s.allies(seat, s.conceded) and seat != s.conceded]
        else:
            best = max(scores)
            winners = [seat for seat, score in enumerate(scores) if score == best]
            sides = {s.players[seat].team if teams else seat for seat in winners}
            if len(sides) > 1:
                winners = []
    return Outcome(scores, breakdown, winners, "sites")


def by_portal(s: MageKnight) -> Outcome:
    """One to Return: who stands on the portal (MK-SCN-PORT-06, -10)."""
    there = on_portal(s)
    winners = there if s.over else []
    if s.plan.teams and s.over:
        winners = []
        for seat in there:
            if seat in s.chosen:
                winners = [other for other in range(s.seats) if other == seat or s.allies(other, seat)]
    scores = [1 if seat in there else 0 for seat in range(s.seats)]
    breakdown: list[Facts] = [{"portal": score} for score in scores]
    return Outcome(scores, breakdown, winners, "portal")
