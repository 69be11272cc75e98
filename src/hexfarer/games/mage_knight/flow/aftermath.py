"""What is left after a fight: conquests, rewards, withdrawal (MK-COMBAT-END)."""

from __future__ import annotations

from hexfarer.games.mage_knight import events
from hexfarer.games.mage_knight.combat import (
    ADVENTURE,
    ASSAULT,
    BURN,
    LIBERATION,
    Combat,
)
from hexfarer.games.mage_knight.content.ruins import RUIN_TOKENS
from hexfarer.games.mage_knight.content.tiles import CORE, TILES
from hexfarer.games.mage_knight.flow.reveals import look_around, put
from hexfarer.games.mage_knight.state import City, MageKnight
from hexfarer.games.mage_knight.terms import (
    AFTER,
    DEN,
    DOWN,
    DUNGEON,
    LABYRINTH,
    MAZE,
    NONE,
    PATHS,
    PILE_BROWN,
    PILE_RED,
    RUINS,
    SECRET_DUNGEON,
    SECRET_TOMB,
    SPAWN,
    TOMB,
    TOWER,
)


def finish(s: MageKnight) -> None:
    """The fight is over: conquests, rewards, withdrawal (MK-COMBAT-END)."""
    combat = s.combat
    assert combat is not None
    s.pop()
    s.tell_passed()
    s.clear_points()
    won = not any(not foe.defeated for foe in combat.foes if not foe.rampages)
    for foe in combat.foes:
        if foe.drawn and not foe.defeated:
            s.discard_token(foe.token)
    s.combat = None
    s.moment = AFTER
    player = s.players[combat.seat]
    player.move = player.influence = 0
    if combat.share:
        from hexfarer.games.mage_knight.flow.assaults import share_over

        share_over(s)
        return
    if combat.context == ASSAULT:
        if won:
            conquer(s, combat)
        else:
            step_back(s, combat.seat)
    elif combat.context == BURN and won:
        s.shields[combat.space] = 1 << combat.seat
        s.burned += 1
        player.artifacts_due += 1
        s.tell(events.BURNED, [combat.seat])
    elif combat.context == ADVENTURE:
        after_adventure(s, combat, won)
    elif combat.context == LIBERATION and won:
        s.shields[combat.space] = 1 << combat.seat
        core = TILES[s.board.tile_of(combat.space)].kind == CORE
        s.tell(events.FREED, [combat.seat, combat.space])
        s.add_reputation(combat.seat, 2 if core else 1)


def step_back(s: MageKnight, seat: int) -> None:
    """A failed assault: back to where the hero came from, without a wound (MK-COMBAT-END-13)."""
    player = s.players[seat]
    if len(player.path) > 1:
        player.path.pop()
    player.place = player.path[-1]
    s.tell(events.WITHDREW, [seat, player.place])
    look_around(s, seat)


def conquer(s: MageKnight, combat: Combat) -> None:
    """All defenders are defeated: the site is taken (MK-COMBAT-END-07)."""
    seat, space = combat.seat, combat.space
    if combat.city != NONE:
        take_city(s, s.cities[combat.city], seat)
        return
    s.tell(events.CONQUERED, [seat, space])
    first = s.shields[space] == 0
    s.shields[space] = 1 << seat
    if s.sites[space] == TOWER and first and s.plan.tower_spell:
        s.players[seat].spells_due += 1


def take_city(s: MageKnight, city: City, seat: int) -> None:
    """A city falls: its leader has most shields, at a tie the earliest (MK-CITY-ASSAULT-08)."""
    city.conquered = True
    if city.shields:
        city.leader = max(set(city.shields), key=lambda other: (city.shields.count(other), -city.shields.index(other)))
    s.tell(events.CITY_TAKEN, [seat, city.spaces[0]])
    if city.leader != NONE:
        s.tell(events.CITY_LED, [city.leader, city.spaces[0]])


def after_adventure(s: MageKnight, combat: Combat, won: bool) -> None:
    """Shields and rewards of adventure sites (table 2.8); what is left on the space."""
    seat, space = combat.seat, combat.space
    site = s.sites[space]
    player = s.players[seat]
    if not won:
        if site in (SECRET_DUNGEON, SECRET_TOMB):
            for token in s.tokens_at(space):
                s.discard_token(token)
            s.put_tokens(space, [])
            put(s, space, PILE_RED if site == SECRET_TOMB else PILE_BROWN, True)
        elif site == SPAWN and len(s.tokens_at(space)) == 1:
            put(s, space, PILE_BROWN, True)
        return
    if site in (MAZE, LABYRINTH):
        take_path(s, combat)
        return
    if s.shields[space]:
        return  # conquered before: fame only (MK-SITE-DUNGEON-03)
    s.shields[space] = 1 << seat
    s.tell(events.CONQUERED, [seat, space])
    if site in (DUNGEON, SECRET_DUNGEON):
        player.dungeons_due += 1  # the die is rolled at the end of the turn
    elif site in (TOMB, SECRET_TOMB):
        player.spells_due += 1
        player.artifacts_due += 1
    elif site == DEN:
        player.crystals_due += 2
    elif site == SPAWN:
        player.artifacts_due += 1
        player.crystals_due += 3
    elif site == RUINS:
        ruin_reward(s, seat, space)


def take_path(s: MageKnight, combat: Combat) -> None:
    """A shield on the path, and its reward (MK-SITE-MAZE-03, MK-SITE-LABYRINTH-01)."""
    seat, space = combat.seat, combat.space
    player = s.players[seat]
    s.shields[space] |= 1 << seat
    s.paths[space] |= seat + 1 << 4 * combat.path
    s.tell(events.PATH_TAKEN, [seat, PATHS[combat.path], space])
    if combat.path == 0:
        player.chosen_crystals_due += 2
    elif combat.path == 1:
        player.spells_due += 1
    else:
        player.artifacts_due += 1
    if s.sites[space] == LABYRINTH:
        player.trained_due += 1


def ruin_reward(s: MageKnight, seat: int, space: int) -> None:
    """The printed reward; the token is discarded (MK-SITE-RUINS-04)."""
    token = (s.ruins[space] & (DOWN - 1)) - 1
    ruin = RUIN_TOKENS[token]
    player = s.players[seat]
    player.artifacts_due += ruin.artifacts
    player.spells_due += ruin.spells
    player.trained_due += ruin.actions
    player.units_due += ruin.units
    player.crystal_sets_due += ruin.crystals
    s.ruin_discard.append(token)
    s.ruins[space] = 0
