"""How good a position looks for a seat: what bots and hints go by. Hundredths of a point of the final score."""

from __future__ import annotations

from typing import Final

from hexfarer.games.mage_knight import foes
from hexfarer.games.mage_knight.combat import Combat
from hexfarer.games.mage_knight.components import UNITS
from hexfarer.games.mage_knight.content.enemies import ENEMIES
from hexfarer.games.mage_knight.content.tiles import CORE
from hexfarer.games.mage_knight.moves import in_shape, next_tile, tile_fits
from hexfarer.games.mage_knight.plan import (
    BY_PORTAL,
    CITY_REVEALED,
    FIXED,
)
from hexfarer.games.mage_knight.player import Player
from hexfarer.games.mage_knight.scoring import achievements
from hexfarer.games.mage_knight.state import BESIEGED, MageKnight
from hexfarer.games.mage_knight.terms import (
    ADVENTURE_SITES,
    ATTACK_PHASE,
    BLOCK_PHASE,
    CITY,
    DAMAGE_PHASE,
    DAY_COST,
    DRACONUM,
    INTERACT,
    KEEP,
    LAKE,
    MONASTERY,
    MOUNTAIN,
    NIGHT_COST,
    NONE,
    ORCS,
    RANGED_PHASE,
    REFUGEE_CAMP,
    SEA,
    TOWER,
    VILLAGE,
    WOUND,
)
from hexfarer.kernel.verdict import OK

CARD_LEFT: Final = 8  # a card that can still be played in this round
WOUND_IN_HAND: Final = 60
WOUND_OWNED: Final = 90  # besides what the score takes off
TILE: Final = 420  # a tile revealed where the map is the goal, besides its fame
KNOWN_TILE: Final = 140  # … and elsewhere
LEVEL: Final = 250
CRYSTAL: Final = 60
REPUTATION: Final = 25
MOVE_POINT: Final = 9
INFLUENCE_POINT: Final = 18


def worth(s: MageKnight, seat: int) -> int:
    player = s.players[seat]
    value = 100 * (player.fame + sum(achievements(s, seat)))
    value += LEVEL * (player.level + rising(player))
    value += CRYSTAL * sum(player.crystals) + REPUTATION * player.reputation
    value += 100 * (2 * player.artifacts_due + 2 * player.spells_due + player.trained_due + 2 * player.units_due)
    value += 60 * (player.crystals_due + player.chosen_crystals_due) + 240 * player.crystal_sets_due
    value += 200 * player.dungeons_due
    value -= WOUND_OWNED * wounds(player) + WOUND_IN_HAND * player.hand.count(WOUND)
    value += CARD_LEFT * (len(player.hand) + len(player.deck) - player.hand.count(WOUND))
    value += sum(60 + 40 * UNITS[unit.card].level for unit in player.units if not unit.wounds)
    value += sum(25 * UNITS[unit.card].level for unit in player.units if unit.fit())
    value += (TILE if finds_cities(s) else KNOWN_TILE) * len(s.board.tiles) + goal(s, seat)
    if s.over:
        return value
    value += points(s, seat, player)
    value += lure(s, player)
    return value


def rising(player: Player) -> int:
    """Levels that fame has earned but the end of the turn has yet to bring."""
    level = player.level
    return sum(1 for n in range(level, 10) if player.fame >= (n + 1) * (n + 1) - 1)


def wounds(player: Player) -> int:
    return player.hand.count(WOUND) + player.deck.count(WOUND) + player.discard.count(WOUND) + player.play.count(WOUND)


def goal(s: MageKnight, seat: int) -> int:
    """What the scenario is about."""
    plan = s.plan
    value = 0
    if plan.end == CITY_REVEALED:
        if s.cities_revealed:
            value += 1500 - 700 * (plan.rounds - s.round)
    for city in s.cities:
        if city.kind == BESIEGED:
            value += 900 if city.conquered else -60 * len(city.garrison)
    if plan.result == BY_PORTAL and s.round == plan.rounds:
        place = s.players[seat].place
        value -= 200 * (s.board.apart(place, 0) if place != NONE else 0)
    return value


def points(s: MageKnight, seat: int, player: Player) -> int:
    """Points and mana that wait to be used; a fight that is under way."""
    value = MOVE_POINT * min(player.move, 8) + 10 * sum(player.tokens[:4]) + 40 * min(player.heal, 2)
    if s.moment == INTERACT:
        value += INFLUENCE_POINT * max(0, min(player.influence, 12))
    combat = s.combat
    if combat is not None and combat.seat == seat:
        value += fight(s, combat, player)
    return value


def fight(s: MageKnight, combat: Combat, player: Player) -> int:
    """Attacks nearly made, blocks nearly made, damage to come."""
    value = 0
    if combat.targets and s.moment in (RANGED_PHASE, ATTACK_PHASE):
        need, have = foes.armor_total(s, combat), foes.attack_total(s, combat)
        prize = sum(90 * ENEMIES[foe.token].fame for i, foe in enumerate(combat.foes) if combat.targets >> i & 1)
        value += prize * min(have, need) // max(1, need) * 6 // 10
    if s.moment in (RANGED_PHASE, BLOCK_PHASE, DAMAGE_PHASE):
        for i, foe in enumerate(combat.foes):
            for blow in foes.pending_blows(foe):
                hurt = (foes.damage(foe, blow) + player.armor() - 1) // player.armor()
                danger = 230 * hurt
                if combat.blocking == i and combat.blow == blow:
                    need = max(1, foes.need_to_block(foe, combat.shields, blow))
                    have = foes.block_total(s.block, foes.element(foe, blow))
                    danger -= danger * min(have, need) // need * 6 // 10
                value -= danger if s.moment != RANGED_PHASE else danger // 2
    return value


# -- where to go --

ROAD: Final = 20  # what a Move point of the way is worth
PROVOKES: Final = 60
EXPLORE: Final = 420
HUNT: Final = 30  # rampaging enemies next to it
WAR: Final = 190  # any of these where the map is not the goal
STORM: Final = 20  # keeps and towers next to it
ADVENTURE: Final = 20
PEOPLE: Final = 20
_MAPS: Final[dict[tuple[int, ...], list[int]]] = {}  # the last few maps: how good each space is to stand on
_MOST_MAPS: Final = 64


def lure(s: MageKnight, player: Player) -> int:
    """How good the hero's space is as a place to go on from."""
    place = player.place if player.place != NONE else 0
    kind = next_tile(s)
    key = facts_of(s, kind)
    found = _MAPS.get(key)
    if found is None:
        if len(_MAPS) >= _MOST_MAPS:
            _MAPS.clear()
        found = survey(s, kind)
        _MAPS[key] = found
    return found[place]


def facts_of(s: MageKnight, kind: int) -> tuple[int, ...]:
    """All that a survey looks at: the same facts give the same survey in every game."""
    board, plan = s.board, s.plan
    hidden = s.fixed_hidden if plan.shape == FIXED else []
    return (
        kind,
        s.round,
        s.night,
        not s.tile_deck,
        plan.shape,
        plan.low,
        plan.high,
        plan.end,
        plan.rounds,
        len(board.tiles),
        *board.tiles,
        *board.slots,
        *board.turns,
        *s.sites,
        *s.guards,
        *s.shields,
        *[space for city in s.cities if city.kind == BESIEGED and not city.conquered for space in city.spaces],
        NONE,
        *hidden,
    )


def survey(s: MageKnight, kind: int) -> list[int]:
    """For every space the best that can be reached from it, less the way there."""
    value = [0] * len(s.sites)
    done = not finds_cities(s)  # the map is no goal in itself: fights are
    for space in range(len(s.sites)):
        site = s.sites[space]
        if s.board.terrain[space] in (LAKE, MOUNTAIN, SEA):
            continue
        here = 0
        if explorable(s, space, kind):
            late = kind != CORE or s.round >= s.plan.rounds - 1
            here = (EXPLORE if late and not done else EXPLORE // 2) if s.tile_deck else PEOPLE
        if site in (VILLAGE, MONASTERY, REFUGEE_CAMP) and s.shields[space] == 0:
            here = max(here, 2 * PEOPLE if done else PEOPLE)
        if ADVENTURE_SITES >> site & 1 and s.shields[space] == 0:
            here = max(here, WAR if done else ADVENTURE)
        for other in s.board.near[space]:
            if s.guards[other] and s.sites[other] in (ORCS, DRACONUM):
                here = max(here, WAR if done else HUNT)
            elif s.sites[other] in (KEEP, TOWER) and s.shields[other] == 0:
                here = max(here, WAR if done else STORM)
            elif done and s.sites[other] == CITY and besieged(s, other):
                here = max(here, WAR)
        value[space] = here
    costs = NIGHT_COST if s.night else DAY_COST
    todo = sorted(range(len(value)), key=lambda space: value[space])
    while todo:
        here = todo.pop()
        step = ROAD * costs[s.board.terrain[here]]
        if s.guards[here] or step > 900:
            continue
        wild = [space for space in s.board.near[here] if s.guards[space] and s.sites[space] in (ORCS, DRACONUM)]
        for other in s.board.near[here]:
            way = step
            for space in wild:
                if space in s.board.near[other]:
                    way += PROVOKES
            if value[here] - way > value[other]:
                value[other] = value[here] - way
                todo.append(other)
    return value


def finds_cities(s: MageKnight) -> bool:
    """Is the scenario about finding things?"""
    return s.plan.end == CITY_REVEALED


def besieged(s: MageKnight, space: int) -> bool:
    city = s.city_at(space)
    return city is not None and city.kind == BESIEGED and not city.conquered


def explorable(s: MageKnight, space: int, kind: int) -> bool:
    if kind == NONE and s.plan.shape != FIXED:
        return False
    for where in s.board.touched(space, 1):
        if in_shape(s, where) and (s.plan.shape == FIXED or tile_fits(s, s.board, where, kind, not s.tile_deck) == OK):
            return True
    return False
