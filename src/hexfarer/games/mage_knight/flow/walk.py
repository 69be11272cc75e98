"""Steps of a hero on the map, and what they set off."""

from __future__ import annotations

from hexfarer.games.mage_knight import events
from hexfarer.games.mage_knight.content.tiles import COUNTRYSIDE
from hexfarer.games.mage_knight.effects.own_cards import harvest
from hexfarer.games.mage_knight.flow.reveals import look_around, reveal_tile, uncover_ruin
from hexfarer.games.mage_knight.moves import (
    assaults,
    explore_cost,
    hostile,
    next_tile,
    owner_of,
    provoked,
    pvp_allowed,
    regular_turn,
    rivals_at,
    step_cost,
)
from hexfarer.games.mage_knight.plan import FIXED
from hexfarer.games.mage_knight.player import MUST_WALK
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import AFTER, NONE


def arrive(s: MageKnight, seat: int, space: int) -> None:
    """The figure stands on a space: ruins there and garrisons around are seen."""
    player = s.players[seat]
    player.place = space
    player.path.append(space)
    player.flags &= ~MUST_WALK
    uncover_ruin(s, space)
    look_around(s, seat)


def step(s: MageKnight, seat: int, space: int) -> None:
    """One step, paid with Move points (MK-MOVE-03)."""
    player = s.players[seat]
    cost = step_cost(s, player, player.place, space)
    regular_turn(s, seat)
    player.move -= cost
    wild = provoked(s, player, player.place, space)
    s.tell(events.MOVED, [seat, space, cost])
    arrive(s, seat, space)
    if assaults(s, seat, space):
        assault(s, seat, space, wild)
    elif wild:
        from hexfarer.games.mage_knight.flow.battle import meet

        meet(s, seat, wild, space)
    harvest(s, seat)


def assault(s: MageKnight, seat: int, space: int, wild: list[int], ambush: bool = False) -> None:
    """Entering an unconquered fortified site, or a keep of somebody else (MK-COMBAT-02, -03)."""
    from hexfarer.games.mage_knight.flow.battle import storm
    from hexfarer.games.mage_knight.flow.duels import challenge_hero

    if hostile(s, seat, space) and s.players[owner_of(s, space)].place == space:
        owner = owner_of(s, space)
        if not pvp_allowed(s, seat, owner):  # no action, and withdrawal at the end (MK-OTHER-09)
            s.players[seat].acted = True
            s.moment = AFTER
            return
        lose_reputation(s, seat)
        challenge_hero(s, seat, owner)
        return
    lose_reputation(s, seat)
    storm(s, seat, space, wild, ambush)


def lose_reputation(s: MageKnight, seat: int) -> None:
    if s.plan.reputation_loss:
        s.add_reputation(seat, -1)


def surprise(s: MageKnight, seat: int, space: int) -> None:
    """Underground Attack: the figure comes out at a fortified site or another hero and fights; no walls help."""
    from hexfarer.games.mage_knight.flow.duels import challenge_hero

    arrive(s, seat, space)
    if s.assault is not None and s.assault.tokens:  # part of a cooperative assault
        from hexfarer.games.mage_knight.flow.assaults import fight_share

        s.pop()  # the step into the city was this one
        fight_share(s, seat, space, [], True)
    elif assaults(s, seat, space):
        assault(s, seat, space, [], True)
    else:
        rivals = [other for other in rivals_at(s, seat, space) if pvp_allowed(s, seat, other)]
        challenge_hero(s, seat, rivals[0])
        if s.duel is not None and s.board.wall(s.duel.came_from, space):
            s.duel.no_walls = True  # the figure did not walk (MK-SITE-WALL-01)


def explore(s: MageKnight, seat: int, where: int) -> None:
    """Reveal a tile for two Move points (MK-EXPLORE-01)."""
    player = s.players[seat]
    regular_turn(s, seat)
    player.move -= explore_cost(player)
    if rivals_at(s, seat, player.place):
        player.flags |= MUST_WALK
    reveal_tile(s, next_tile_for(s, where), where, seat)
    if s.plan.explore_fame:
        s.add_fame(seat, s.plan.explore_fame)
    for other in range(s.seats):
        look_around(s, other)


def next_tile_for(s: MageKnight, where: int) -> int:
    """Take the tile that comes to a position."""
    if s.plan.shape == FIXED:
        for i, packed in enumerate(s.fixed_hidden):
            if packed >> 6 == where:
                s.fixed_hidden.pop(i)
                return packed & 63
        return NONE
    if s.tile_deck:
        return s.tile_deck.pop()
    spare = s.spare_country if next_tile(s) == COUNTRYSIDE else s.spare_core
    return spare.pop(s.rng.next(len(spare)))
