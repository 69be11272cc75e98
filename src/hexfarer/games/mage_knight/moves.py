"""Moving on the map: costs, what may be entered, what is provoked, where tiles may go."""

from __future__ import annotations

from typing import Final

from hexfarer.games.mage_knight import reasons, verbs
from hexfarer.games.mage_knight.board import Board, slot_a, slot_b, slots_around, space_name
from hexfarer.games.mage_knight.content.tiles import COUNTRYSIDE, TILES
from hexfarer.games.mage_knight.plan import FIXED, FREC, WEDGE, WEDGE_FREE
from hexfarer.games.mage_knight.player import FAR_SIGHT, GLADE_WOKEN, LEAP, REGULAR, RESTED, UNDECIDED, Player
from hexfarer.games.mage_knight.state import CLOSED, MageKnight
from hexfarer.games.mage_knight.terms import (
    CITY,
    CITY_LAND,
    DAY_COST,
    DRACONUM,
    EXPLORE_COST,
    KEEP,
    MOVING,
    NIGHT_COST,
    NONE,
    ORCS,
    PORTAL,
    SEA,
    TOWER,
    WALL_COST,
    WOUND,
    X,
)
from hexfarer.kernel.action import a_of, kind_of
from hexfarer.kernel.decision import Way
from hexfarer.kernel.verdict import OK, refuse

# -- changes of move costs, packed: terrains as a mask of ten bits, what, value, minimum --

SET_TO: Final = 0  # the cost becomes this, also on terrain that is closed otherwise
SET_AT_MOST: Final = 1  # the cost becomes this if that is less
CUT_BY: Final = 2
RAISE_BY: Final = 3  # Prayer of Weather of somebody else; "minimum" is the most it may become
SHUT: Final = 15  # raised by this much: it may not be entered at all
EASED_TO: Final = 2  # Druidic Paths: a space costs 1 less, but at least this


SAFE: Final = 1 << 20  # the hero may end the turn there


def terrain_change(mask: int, what: int, value: int, least: int = 0, safe: bool = False) -> int:
    return mask | what << 10 | value << 12 | least << 16 | (SAFE if safe else 0)


def terrain_of(s: MageKnight, space: int) -> int:
    """The terrain of a space; the second half of a Megapolis is city whatever is printed there."""
    return CITY_LAND if s.sites[space] == CITY else s.board.terrain[space]


def printed_cost(s: MageKnight, space: int) -> int:
    terrain = terrain_of(s, space)
    return NIGHT_COST[terrain] if s.night else DAY_COST[terrain]


def cost_of(s: MageKnight, player: Player, space: int) -> int:
    """What a step onto a space costs; X if it is closed. Reductions come in the best order (MK-MOVE-12)."""
    terrain = terrain_of(s, space)
    cost = NIGHT_COST[terrain] if s.night else DAY_COST[terrain]
    if (not player.terrain and not player.eased) or terrain == SEA:
        return cost
    bit = 1 << terrain
    cuts = [EASED_TO << 4 | 1 for eased in player.eased if eased == space]
    for change in player.terrain:
        if change & bit:
            what, value, least = change >> 10 & 3, change >> 12 & 15, change >> 16 & 15
            if what == SET_TO:
                cost = min(cost, value)
            elif what == RAISE_BY and value == SHUT:
                return X
            elif cost == X:
                continue
            elif what == SET_AT_MOST:
                cost = min(cost, value)
            elif what == RAISE_BY:
                cost = max(cost, min(cost + value, least))
            else:
                cuts.append(least << 4 | value)
    if cuts and cost != X:
        cuts.sort(reverse=True)  # those with the highest minimum first
        for cut in cuts:
            least = cut >> 4
            if cost > least:
                cost = max(least, cost - (cut & 15))
    return cost


def shut(s: MageKnight, player: Player, space: int) -> bool:
    """May terrain like that of a space not be entered at all this turn?"""
    bit = 1 << terrain_of(s, space)
    shuts = RAISE_BY | SHUT << 2
    return any(change & bit and change >> 10 & 63 == shuts for change in player.terrain)


def step_cost(s: MageKnight, player: Player, start: int, space: int) -> int:
    """What a step from one space onto another costs: a wall in between is dearer (MK-SITE-WALL-01)."""
    cost = cost_of(s, player, space)
    if s.board.walled and cost != X and s.board.wall(start, space):
        return cost + WALL_COST
    return cost


# -- who and what is on a space --


def is_rampaging(s: MageKnight, space: int) -> bool:
    return s.guards[space] != 0 and s.sites[space] in (ORCS, DRACONUM)


def rampagers_near(s: MageKnight, space: int) -> list[int]:
    return [other for other in s.board.near[space] if is_rampaging(s, other)]


def provoked(s: MageKnight, player: Player, start: int, end: int) -> list[int]:
    """The spaces of rampaging enemies that a step provokes (MK-RAMPAGE-01)."""
    if player.has(LEAP):
        return []
    near = s.board.near[end]
    wild = [other for other in s.board.near[start] if other in near and is_rampaging(s, other)]
    if wild and s.board.walled:  # not from behind a wall (MK-SITE-WALL-02)
        return [other for other in wild if not s.board.wall(end, other)]
    return wild


def owner_of(s: MageKnight, space: int) -> int:
    """Whose shield lies on a keep (or, in Conquer and Hold, a mage tower); NONE if nobody's."""
    mask = s.shields[space]
    seat = 0
    while mask:
        if mask & 1:
            return seat
        mask >>= 1
        seat += 1
    return NONE


def owned_site(s: MageKnight, space: int) -> bool:
    """Sites that belong to the one who conquered them (MK-SITE-KEEP-03, MK-SCN-HOLD-09)."""
    return s.sites[space] == KEEP or (s.plan.towers_owned and s.sites[space] == TOWER)


def hostile(s: MageKnight, seat: int, space: int) -> bool:
    """An owned site of an opponent (MK-MOVE-08)."""
    if not owned_site(s, space):
        return False
    owner = owner_of(s, space)
    return owner not in (NONE, seat) and not s.allies(owner, seat)


def unconquered(s: MageKnight, space: int) -> bool:
    """A fortified site that nobody has conquered yet."""
    site = s.sites[space]
    if site in (KEEP, TOWER):
        return s.shields[space] == 0
    if site == CITY:
        city = s.city_at(space)
        return city is not None and not city.conquered
    return False


def assaults(s: MageKnight, seat: int, space: int) -> bool:
    """Would entering the space be an assault (MK-COMBAT-02, -03)?"""
    return unconquered(s, space) or hostile(s, seat, space)


def shared(s: MageKnight, space: int) -> bool:
    """Spaces on which several heroes may stand: the portal and conquered cities (MK-OTHER-05, -06)."""
    if s.sites[space] == PORTAL:
        return not s.plan.portal_closes or s.round == 1
    if s.sites[space] == CITY:
        city = s.city_at(space)
        return city is not None and city.conquered
    return False


def rivals_at(s: MageKnight, seat: int, space: int) -> list[int]:
    """Other heroes on a space that does not take several."""
    if s.seats == 1 or shared(s, space):
        return []
    return [other for other in s.heroes_at(space) if other != seat]


def is_safe(s: MageKnight, seat: int, space: int) -> bool:
    """May a hero end its turn here (MK-SAFE-01)?"""
    if (printed_cost(s, space) == X and not made_safe(s, seat, space)) or is_rampaging(s, space):
        return False
    if closed_city(s, space) or assaults(s, seat, space):
        return False
    return not rivals_at(s, seat, space)


def made_safe(s: MageKnight, seat: int, space: int) -> bool:
    """Does an effect let the hero end this turn on terrain that is closed otherwise (Secret Ways, Mountain Lore)?"""
    bit = 1 << terrain_of(s, space)
    return any(change & SAFE and change & bit for change in s.players[seat].terrain)


def closed_city(s: MageKnight, space: int) -> bool:
    """A city that may not be entered in this scenario (MK-CITY-03, -04)."""
    if s.sites[space] != CITY:
        return False
    city = s.city_at(space)
    return city is not None and city.kind == CLOSED


def pvp_allowed(s: MageKnight, seat: int, other: int) -> bool:
    """May these two fight each other now?"""
    return pvp_verdict(s, seat, other) == OK


def pvp_verdict(s: MageKnight, seat: int, other: int) -> int:
    """Why these two may not fight each other now (MK-OTHER-07)."""
    if not s.plan.pvp:
        return refuse(reasons.NO_DUELS)
    if s.allies(seat, other):
        return refuse(reasons.TEAM_MATE)
    if s.announced != NONE:
        return refuse(reasons.ROUND_ANNOUNCED)
    if s.end_met:
        return refuse(reasons.LAST_TURNS)
    return refuse(reasons.TURN_SPENT, other) if s.players[other].order_down else OK


# -- verdicts --


def may_be_regular(s: MageKnight, seat: int) -> bool:
    """Is there a card to play, or was one played (MK-TURN-30)?"""
    player = s.players[seat]
    if player.played or (player.opened_empty and player.deck):
        return True
    return not player.hand or player.hand[-1] != WOUND


def may_move(s: MageKnight, seat: int) -> int:
    """Is this the movement part of a regular turn (MK-MOVE-01)?"""
    player = s.players[seat]
    if s.moment != MOVING:
        return refuse(reasons.NO_MOVING_NOW)
    if player.turn == RESTED:
        return refuse(reasons.RESTED)
    if player.has(GLADE_WOKEN):
        return refuse(reasons.GLADE_ENDS_MOVING)
    if player.turn == UNDECIDED and not may_be_regular(s, seat):
        return refuse(reasons.ONLY_WOUNDS)
    return OK


def barred(s: MageKnight, space: int) -> bool:
    """May a space not be entered from anywhere, by anybody (MK-MOVE-09, MK-CITY-03, -04)?"""
    return is_rampaging(s, space) or closed_city(s, space)


def may_enter(s: MageKnight, seat: int, start: int, space: int) -> int:
    """May a hero step from one space onto another, leaving aside the cost?"""
    if is_rampaging(s, space):
        return refuse(reasons.RAMPAGER_THERE, space)
    if closed_city(s, space):
        return refuse(reasons.CITY_INERT if s.plan.scenario == FREC else reasons.CITY_CLOSED, space)
    if s.seats > 1:
        others = [other for other in s.heroes_at(space) if other != seat]
        if others and provoked(s, s.players[seat], start, space):
            return refuse(reasons.PROVOKES_ON_HERO, space)
    return OK


def step_verdict(s: MageKnight, seat: int, space: int) -> int:
    """May the hero move onto a space now (MK-MOVE-03)?"""
    player = s.players[seat]
    why = may_move(s, seat)
    if why != OK:
        return why
    if space >= len(s.board.hexes):
        return refuse(reasons.NO_SUCH_SPACE)
    apart = s.board.apart(player.place, space)
    if apart != 1 and not (apart == 2 and player.has(LEAP)):
        return refuse(reasons.NOT_ADJACENT, space)
    return onto_verdict(s, seat, space)


def onto_verdict(s: MageKnight, seat: int, space: int) -> int:
    """`step_verdict` of a hero who may move, onto a space within reach."""
    player = s.players[seat]
    cost = step_cost(s, player, player.place, space)
    if cost == X:
        return refuse(reasons.SHUT_OFF if shut(s, player, space) else reasons.INACCESSIBLE, space)
    why = may_enter(s, seat, player.place, space)
    if why != OK:
        return why
    if player.move < cost:
        into_city = terrain_of(s, space) == CITY_LAND
        return refuse(reasons.TOO_FEW_FOR_CITY if into_city else reasons.TOO_FEW_MOVE, cost, player.move)
    return OK


def plain_step(s: MageKnight, seat: int, start: int, space: int) -> bool:
    """A step after which movement just goes on: no assault, nobody provoked."""
    player = s.players[seat]
    if assaults(s, seat, space) or may_enter(s, seat, start, space) != OK:
        return False
    return not provoked(s, player, start, space)


def path_to(s: MageKnight, seat: int, goal: int, limit: int = X) -> list[int]:
    """The cheapest way of plain steps to a space, without the start; empty if there is none within the limit."""
    player = s.players[seat]
    return cheapest(s, seat, player.place, limit).get(goal, [])


def bar(s: MageKnight, seat: int, goal: int) -> int:
    """Why no plain steps lead to a space: what stops the hero first on the cheapest way there is."""
    player = s.players[seat]
    if barred(s, goal):
        return may_enter(s, seat, player.place, goal)
    way = cheapest(s, seat, player.place, X, False).get(goal, [])
    here = player.place
    for space in way:
        why = may_enter(s, seat, here, space)
        if why != OK:
            return why
        if assaults(s, seat, space):
            return refuse(reasons.WAY_ASSAULTS, goal, space)
        if provoked(s, player, here, space):
            return refuse(reasons.WAY_PROVOKES, goal, space)
        here = space
    if cost_of(s, player, goal) == X:
        return refuse(reasons.SHUT_OFF if shut(s, player, goal) else reasons.INACCESSIBLE, goal)
    return refuse(reasons.CUT_OFF, goal)


def cheapest(s: MageKnight, seat: int, start: int, limit: int, plain: bool = True) -> dict[int, list[int]]:
    """For every space that (plain) steps reach within a cost: the cheapest way there."""
    player = s.players[seat]
    costs: dict[int, int] = {start: 0}
    ways: dict[int, list[int]] = {start: []}
    open_: list[int] = [start]  # cost << 8 | space; the cheapest is looked at next
    while open_:
        open_.sort(reverse=True)
        first = open_.pop()
        spent, here = first >> 8, first & 255
        if spent > costs[here]:
            continue  # a cheaper way was found since
        for space in s.board.near[here]:  # one may pass through another hero's space
            cost = step_cost(s, player, here, space)
            if cost == X:
                continue
            total = spent + cost
            if total > limit or (space in costs and costs[space] <= total):
                continue
            if plain_step(s, seat, here, space) if plain else not barred(s, space):
                open_.append(total << 8 | space)
                costs[space] = total
                ways[space] = ways[here] + [space]
    del ways[start]
    return ways


def path_costs(s: MageKnight, seat: int, path: list[int]) -> list[int]:
    """What each step of a way costs."""
    player = s.players[seat]
    found: list[int] = []
    here = player.place
    for space in path:
        found.append(step_cost(s, player, here, space))
        here = space
    return found


def path_cost(s: MageKnight, seat: int, path: list[int]) -> int:
    return sum(path_costs(s, seat, path))


def way(s: MageKnight, action: int, seat: int, after: MageKnight) -> Way | None:
    """Where the hero goes with an action, and where he stands `after` it."""
    kind, player = kind_of(action), s.players[seat]
    if kind == verbs.MOVE:
        path = [a_of(action)]
    elif kind == verbs.GO:
        path = path_to(s, seat, a_of(action), player.move)
    else:
        return None
    found = Way(["space:" + space_name(space) for space in path], path_costs(s, seat, path), player.move)
    end = after.players[seat].place
    if end in path[:-1]:
        found.stop = "space:" + space_name(end)
    return found


# -- exploring --


def in_shape(s: MageKnight, where: int) -> bool:
    """Does the map's shape have this tile position (MK-MAP-09 to -14)?"""
    a, b = slot_a(where), slot_b(where)
    shape = s.plan.shape
    if shape in (WEDGE, WEDGE_FREE):
        return a >= 0 and b >= 0
    if shape == FIXED:
        return any(packed >> 6 == where for packed in s.fixed_hidden)
    return a >= 0 and a + b >= 0 and s.plan.low <= b <= s.plan.high


def on_coast(where: int) -> bool:
    """The edges of the wedge, without the starting tile (MK-MAP-10)."""
    return slot_a(where) == 0 or slot_b(where) == 0


def tile_fits(s: MageKnight, board: Board, where: int, kind: int, spare: bool) -> int:
    """May a tile with that back be put there (MK-MAP-16 to -18)?"""
    touching = board.placed_around(where)
    if kind != COUNTRYSIDE and s.plan.shape == WEDGE and on_coast(where):
        return refuse(reasons.CORE_ON_COAST)
    if spare:
        return OK if touching >= 3 else refuse(reasons.NEEDS_THREE_TILES, touching)
    if touching >= 2:
        return OK
    if kind != COUNTRYSIDE:
        return refuse(reasons.NEEDS_TWO_TILES, touching)
    for other in slots_around(where):
        if other in board.slots and board.placed_around(other) >= 2:
            return OK
    return refuse(reasons.TILE_TOO_FAR_OUT)


def next_tile(s: MageKnight) -> int:
    """The back of the tile that would be revealed next, or NONE."""
    if s.tile_deck:
        return TILES[s.tile_deck[-1]].kind
    if s.plan.shape == FIXED:
        return NONE
    if s.spare_country:
        return COUNTRYSIDE
    return TILES[s.spare_core[-1]].kind if s.spare_core else NONE


def sight(player: Player) -> int:
    """From how many steps away a tile may be revealed (MK-EXPLORE-02)."""
    return 2 if player.has(LEAP | FAR_SIGHT) else 1


def explore_verdict(s: MageKnight, seat: int, where: int) -> int:
    """May the hero reveal a tile at a position (MK-EXPLORE, MK-MAP-15)?"""
    player = s.players[seat]
    why = may_move(s, seat)
    if why != OK:
        return why
    if where in s.board.slots:
        return refuse(reasons.TILE_THERE)
    if not in_shape(s, where):
        return refuse(reasons.OFF_THE_MAP)
    if where not in s.board.touched(player.place, sight(player)):
        return refuse(reasons.SLOT_TOO_FAR)
    if s.plan.shape != FIXED:
        kind = next_tile(s)
        if kind == NONE:
            return refuse(reasons.NO_TILE_LEFT)
        why = tile_fits(s, s.board, where, kind, not s.tile_deck)
        if why != OK:
            return why
    cost = explore_cost(player)
    if player.move < cost:
        return refuse(reasons.TOO_FEW_TO_EXPLORE, cost, player.move)
    return OK


def explore_cost(player: Player) -> int:
    """What revealing a tile costs (MK-EXPLORE-01); Feral Allies scout ahead."""
    cost = EXPLORE_COST - player.explore_cut
    if player.skills:
        from hexfarer.games.mage_knight.components import SKILLS

        if any(SKILLS[skill].scouts for skill in player.skills):
            cost -= 1
    return max(0, cost)


def regular_turn(s: MageKnight, seat: int) -> None:
    """From now on this is a regular turn."""
    player = s.players[seat]
    if player.turn == UNDECIDED:
        player.turn = REGULAR
