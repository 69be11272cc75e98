"""Where to go: for every space the best goal that can be reached from it, less the way there."""

from __future__ import annotations

from hexfarer.games.mage_knight.components import UNITS
from hexfarer.games.mage_knight.content.enemies import ENEMIES, Enemy, pile_of
from hexfarer.games.mage_knight.flow.recruiting import room_free
from hexfarer.games.mage_knight.hints import besieged, explorable
from hexfarer.games.mage_knight.moves import next_tile
from hexfarer.games.mage_knight.player import Player
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import (
    ADVENTURE_SITES,
    BRUTAL,
    CITY,
    DAY_COST,
    DOWN,
    DRACONUM,
    DUNGEON,
    KEEP,
    LAKE,
    MONASTERY,
    MOUNTAIN,
    NIGHT_COST,
    ORCS,
    PARALYZE,
    PILE_BROWN,
    PILE_GREEN,
    PILE_RED,
    POISON,
    REFUGEE_CAMP,
    RESIST_PHYSICAL,
    RUINS,
    SEA,
    SPAWN,
    SUMMON,
    SWIFT,
    TOMB,
    TOWER,
    VILLAGE,
)
from hexfarer.minds.mage_knight.weights import LURES, POWER


def power(player: Player, bought: int, alone: bool) -> int:
    """How strong the hero is, with the units or without, and with so many cards that were not in the first deck."""
    value = POWER["base"] + POWER["level"] * player.level + POWER["cards"] * bought
    if not alone:
        for unit in player.units:
            if not unit.wounds:
                value += POWER["units"] * UNITS[unit.card].level
    return value


def need(enemy: Enemy) -> int:
    """What it takes to beat an enemy and to stand its attack, in tenths."""
    armor = 15 * enemy.armor if enemy.abilities & RESIST_PHYSICAL else 10 * enemy.armor
    attack = enemy.attack * 45
    if enemy.abilities & SUMMON:
        attack = 5 * 45
    if enemy.abilities & BRUTAL:
        attack = attack * 17 // 10
    if enemy.abilities & SWIFT:
        attack = attack * 13 // 10
    if enemy.abilities & (POISON | PARALYZE):
        attack = attack * 14 // 10
    return armor + attack // 10


def usual(pile: int) -> tuple[int, int]:
    """What an enemy of a pile demands and brings on the average."""
    demands = fame = count = 0
    for enemy in ENEMIES:
        if enemy.pile == pile:
            demands += enemy.copies * need(enemy)
            fame += enemy.copies * enemy.fame
            count += enemy.copies
    return (demands // count, 100 * fame // count) if count else (0, 0)


class Lures:
    """The lures of a turn. Maps are remembered by all they are made from, as long as the turn is thought through."""

    __slots__ = ("alone", "lost", "maps", "piles", "time", "with_units")

    def __init__(self) -> None:
        self.piles = [usual(pile) for pile in range(6)]
        self.maps: dict[tuple[tuple[int, ...], ...], list[int]] = {}
        self.with_units = 0
        self.alone = 0
        self.time = 0
        self.lost = 0

    def at(self, s: MageKnight, player: Player, bought: int, turns: int, time: int, lost: int) -> int:
        """How good the hero's space is to go on from. Of 1000: the part of a long game that is left (`time`), and how
        pressing it is to find a city (`lost`)."""
        place = max(player.place, 0)
        self.with_units = power(player, bought, False) // 10 * 10
        self.alone = power(player, bought, True) // 10 * 10
        self.time = time // 50 * 50
        self.lost = lost // 50 * 50
        room = room_free(player)
        board = s.board
        own = (self.with_units, self.alone, self.time, self.lost, int(room), len(s.tile_deck), int(s.night))
        garrisons = tuple([len(city.garrison) for city in s.cities])
        tiles = tuple(board.tiles + board.slots + board.turns)
        key = (own, garrisons, tiles, tuple(s.guards), tuple(s.shields))
        found = self.maps.get(key)
        if found is None:
            found = self.maps[key] = self.survey(s, room)
        value = found[place]
        return value * turns // LURES["hurry"] if turns < LURES["hurry"] and not lost else value

    def survey(self, s: MageKnight, room: bool) -> list[int]:
        kind = next_tile(s)
        value = [0] * len(s.sites)
        for space in range(len(s.sites)):
            if s.board.terrain[space] in (LAKE, MOUNTAIN, SEA):
                continue
            here = self.on(s, space, room)
            if explorable(s, space, kind):
                found = LURES["explore"] + LURES["explore_later"] * self.time // 1000
                here = max(here, found + LURES["seek"] * self.lost // 1000)
            for other in s.board.near[space]:
                here = max(here, self.beside(s, other))
            value[space] = here
        spread(s, value)
        return value

    def on(self, s: MageKnight, space: int, room: bool) -> int:
        """What can be done on a space."""
        site = s.sites[space]
        if ADVENTURE_SITES >> site & 1 and s.shields[space] == 0:
            return self.adventure(s, site)
        if site in (VILLAGE, MONASTERY, REFUGEE_CAMP) and not s.guards[space]:
            return LURES["recruit"] if room else LURES["people"]
        if site in (KEEP, TOWER) and s.shields[space] and room:
            return LURES["recruit"]
        if site == CITY and not besieged(s, space):
            return LURES["recruit"]
        return 0

    def adventure(self, s: MageKnight, site: int) -> int:
        if site == TOMB:
            demands, fame = self.piles[PILE_RED]
        elif site == RUINS:
            demands, fame = self.piles[PILE_GREEN]
            demands, fame = 2 * demands, 2 * fame
        else:
            demands, fame = self.piles[PILE_BROWN]
            if site == SPAWN:
                demands, fame = 2 * demands, 2 * fame
        strength = self.alone if site in (DUNGEON, TOMB) else self.with_units
        return (fame + LURES["adventure"]) * chance(strength, demands) * LURES["share"] // 10000

    def beside(self, s: MageKnight, space: int) -> int:
        """What can be fought from a space next to it."""
        site = s.sites[space]
        if site == CITY and besieged(s, space):
            city = s.city_at(space)
            assert city is not None
            demands = fame = 0
            for token in city.garrison:
                one, brings = self.demand(token)
                demands += one * 7 // 10
                fame += brings
            return (fame + LURES["city"]) * chance(self.with_units, demands) * LURES["share"] // 10000
        if not s.guards[space] and not (site in (KEEP, TOWER) and s.shields[space] == 0):
            return 0
        if site not in (ORCS, DRACONUM, KEEP, TOWER):
            return 0
        demands = fame = 0
        for token in s.tokens_at(space):
            one, brings = self.demand(token)
            demands += one
            fame += brings
        if site == KEEP:
            fame += LURES["keep"]
        elif site == TOWER:
            fame += LURES["tower"]
        else:
            fame += LURES["orcs"]
        return fame * chance(self.with_units, demands) * LURES["share"] // 10000

    def demand(self, token: int) -> tuple[int, int]:
        """What an enemy demands and brings; one that lies face down as much as is usual in its pile."""
        if token >= DOWN:
            return self.piles[pile_of(token)]
        enemy = ENEMIES[token]
        return need(enemy), 100 * enemy.fame


def chance(strength: int, demands: int) -> int:
    """The chance, of 100, to beat what demands so much."""
    return max(0, min(100, POWER["even"] + (strength - demands) * 100 // POWER["margin"]))


def spread(s: MageKnight, value: list[int]) -> None:
    """Let every space share in what lies farther on, less the way."""
    costs = NIGHT_COST if s.night else DAY_COST
    step, danger = LURES["step"], LURES["danger"]
    todo = sorted(range(len(value)), key=lambda space: value[space])
    while todo:
        here = todo.pop()
        cost = costs[s.board.terrain[here]]
        if s.guards[here] or cost > 50:
            continue
        wild = [space for space in s.board.near[here] if s.guards[space] and s.sites[space] in (ORCS, DRACONUM)]
        for other in s.board.near[here]:
            way = step * cost
            for space in wild:
                if space in s.board.near[other]:
                    way += danger
            if value[here] - way > value[other]:
                value[other] = value[here] - way
                todo.append(other)
