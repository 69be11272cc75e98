"""Moving on the map, discovering and placing tiles (H3-MOVE, H3-TILE)."""

from __future__ import annotations

from typing import ClassVar, Final

from hexfarer.games.heroes3 import events, reasons, verbs
from hexfarer.games.heroes3.asking import Ask, Choosing, Question
from hexfarer.games.heroes3.board import good_turns, open_turns
from hexfarer.games.heroes3.content.tiles import FIELDS, TILES
from hexfarer.games.heroes3.plan import WIN_GRAIL
from hexfarer.games.heroes3.player import HEROES_OF_SEAT
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.terms import BLOCKED, GRAIL, NONE, SANCTUARY, STARTING
from hexfarer.kernel.action import a_of, kind_of, pack
from hexfarer.kernel.decision import Decision
from hexfarer.kernel.verdict import OK, refuse

OBELISKS_NEEDED: Final = 2


# -- where a hero may go --


def may_stop(s: Heroes3, seat: int, field: int) -> int:
    """May a hero end a step on a field (H3-MOVE-009, -015, H3-LOC-SANCTUARY)?"""
    there = s.hero_on(field)
    location = s.board.location[field]
    if there != NONE:
        if there // 2 == seat:
            return refuse(reasons.NO_STOPPING, field)
        if s.ours(seat, there // 2):
            return refuse(reasons.ALLY_THERE, field)
        if location == SANCTUARY:
            return refuse(reasons.SAFE_THERE, field)
    if location == BLOCKED:  # only wings carry a hero there
        return refuse(reasons.NO_LANDING, field)
    return grail_lock(s, seat, field)


def grail_lock(s: Heroes3, seat: int, field: int) -> int:
    """Nobody enters the field of the Grail before two obelisks were visited, until it has left (H3-SCEN-003)."""
    if s.board.location[field] == GRAIL and s.plan.wins & WIN_GRAIL and s.grail_with == NONE and s.grail_at == NONE:
        visited = sum(1 for mask in s.obelisks if mask >> seat & 1)
        if visited < OBELISKS_NEEDED:
            return refuse(reasons.GRAIL_LOCKED, OBELISKS_NEEDED, visited)
    return OK


def steps_from(s: Heroes3, seat: int, hero: int, field: int) -> list[int]:
    """The fields one step away, as far as the land goes; with wings nothing stops a hero."""
    board = s.board
    if s.players[seat].wings == hero:
        return [other for other in board.map.around(field) if other >= 0 and board.is_up(other)]
    return board.steps(field)


def move_verdict(s: Heroes3, seat: int, hero: int, field: int) -> int:
    """May a hero step onto a field now?"""
    player = s.players[seat]
    at = player.at[hero]
    if at == NONE:
        return refuse(reasons.NO_HERO, hero)
    if player.mp[hero] < 1:
        return refuse(reasons.NO_MP, hero)
    if field == at:
        return refuse(reasons.STANDS_THERE, hero, field)
    if field >= len(s.board.location) or field not in s.board.map.around(at):
        return refuse(reasons.NOT_NEXT, field)
    if not s.board.is_up(field):
        return refuse(reasons.FACE_DOWN, field)
    if field not in steps_from(s, seat, hero, at):
        return refuse(reasons.BLOCKED if s.board.location[field] == BLOCKED else reasons.BORDER, field)
    lock = grail_lock(s, seat, field)
    if lock != OK:
        return lock
    why = may_stop(s, seat, field)
    return OK if why == OK or can_go_on(s, seat, hero, field, player.mp[hero] - 1) else why


def can_go_on(s: Heroes3, seat: int, hero: int, field: int, steps: int) -> bool:
    """Could the hero go on from a field where it may not stop to one where it may, in so many steps (H3-MOVE-015)?"""
    seen = [field]
    edge = [field]
    for _ in range(steps):
        beyond: list[int] = []
        for at in edge:
            for other in steps_from(s, seat, hero, at):
                if other in seen or grail_lock(s, seat, other) != OK:
                    continue
                if may_stop(s, seat, other) == OK:
                    return True
                seen.append(other)
                beyond.append(other)
        edge = beyond
    return False


def steps_of(s: Heroes3, seat: int, hero: int) -> list[int]:
    """The steps that a hero may take now, as answers."""
    player = s.players[seat]
    if player.at[hero] == NONE or player.mp[hero] < 1:
        return []
    fields = steps_from(s, seat, hero, player.at[hero])
    return [pack(verbs.MOVE, hero, field) for field in fields if move_verdict(s, seat, hero, field) == OK]


def discover_verdict(s: Heroes3, seat: int, hero: int, place: int) -> int:
    """May a hero turn up the tile of a place (H3-TILE-006)?"""
    why = may_spend(s, seat, hero)
    if why != OK:
        return why
    if place in s.board.bordering(s.players[seat].at[hero]):
        return OK
    up = place < len(s.board.up) and s.board.up[place]
    return refuse(reasons.TILE_UP) if up else refuse(reasons.TILE_APART, hero)


def place_verdict(s: Heroes3, seat: int, hero: int) -> int:
    """May a hero place a tile of the pool (H3-TILE-008 to -013)?"""
    why = may_spend(s, seat, hero)
    if why != OK:
        return why
    player = s.players[seat]
    if not player.pool:
        return refuse(reasons.POOL_EMPTY)
    return OK if s.board.spots(player.at[hero]) else refuse(reasons.NO_SPOT)


def may_spend(s: Heroes3, seat: int, hero: int) -> int:
    """May a hero spend a movement point on something else than a step (H3-MOVE-002, -010, -015)?"""
    player = s.players[seat]
    if player.at[hero] == NONE:
        return refuse(reasons.NO_HERO, hero)
    if player.mp[hero] < 1:
        return refuse(reasons.NO_MP, hero)
    if player.passing != NONE:
        return refuse(reasons.MOVE_ON)
    return refuse(reasons.CROWDED) if player.crowded() else OK


def moves(s: Heroes3, seat: int) -> list[int]:
    """Steps, discoveries, placements of all own heroes."""
    player = s.players[seat]
    found: list[int] = []
    for hero in range(len(HEROES_OF_SEAT)):
        found += steps_of(s, seat, hero)
        if may_spend(s, seat, hero) == OK:
            found += [pack(verbs.DISCOVER, hero, place) for place in s.board.bordering(player.at[hero])]
            if place_verdict(s, seat, hero) == OK:
                found.append(pack(verbs.PLACE, hero))
    return found


def step(s: Heroes3, seat: int, hero: int, field: int) -> None:
    """A hero goes to the next field. Where it turns back to is where it last could stay; who leaves the Grail's field
    has dug there for nothing."""
    player = s.players[seat]
    if player.passing != hero:
        player.came_from[hero] = player.at[hero]
    player.at[hero] = field
    if s.grail_digger == seat * 2 + hero:
        s.grail_digger, s.grail_dug = NONE, 0
    s.tell(events.MOVED, [seat, hero, field])


def tiles_to_find(s: Heroes3, seat: int) -> list[int]:
    """Places of face-down tiles that touch the tile of an own hero (Speculum)."""
    found: list[int] = []
    for at in s.players[seat].at:
        if at != NONE:
            found += [place for place in touching_places(s, at // FIELDS) if place not in found]
    return sorted(found)


def touching_places(s: Heroes3, place: int) -> list[int]:
    """Places of face-down tiles beside a tile."""
    found: list[int] = []
    for field in range(place * FIELDS, (place + 1) * FIELDS):
        found += [other for other in s.board.bordering(field) if other not in found]
    return found


# -- turning tiles up --


def discover(s: Heroes3, seat: int, place: int, finder: int = NONE) -> None:
    """A tile is turned up, then its finder, who is on the tile of another place, turns it (H3-TILE-006 to -008)."""
    tile = take_up(s, place)
    s.reveal(events.DISCOVERED)
    s.tell(events.DISCOVERED, [seat, tile])
    s.push(TurnTile(seat, place, tile, finder))


def take_up(s: Heroes3, place: int) -> int:
    """The face-down tile of a place, in somebody's hand now."""
    tile = s.under[place]
    s.under[place] = NONE
    return tile


class TurnTile(Question):
    """How the tile lies (H3-TILE-007, -010; a starting tile H3-SETUP-030)."""

    __slots__ = ("finder", "place", "tile")

    def __init__(self, seat: int, place: int, tile: int, finder: int = NONE) -> None:
        super().__init__(seat)
        self.place = place
        self.tile = tile
        self.finder = finder  # the place from where it was found

    def ready(self, s: Heroes3) -> bool:
        return True

    def forced(self) -> bool:
        return True

    def choices(self, s: Heroes3) -> list[int]:
        if TILES[self.tile].kind == STARTING:
            return [pack(verbs.TURN_TILE, turn) for turn in open_turns(s.board, self.place, self.tile)]
        return [pack(verbs.TURN_TILE, turn) for turn in good_turns(s.board, self.place, self.tile, self.finder)]

    def why(self, s: Heroes3, action: int) -> int:
        if kind_of(action) != verbs.TURN_TILE:
            return refuse(reasons.FINISH_FIRST)
        return refuse(reasons.CLOSED_TURN if TILES[self.tile].kind == STARTING else reasons.BAD_TURN)

    def answer(self, s: Heroes3, action: int) -> None:
        s.pop()
        s.board = s.board.with_tile_up(self.place, self.tile, a_of(action))

    def quiet(self, s: Heroes3) -> int:
        return self.choices(s)[0]

    def decision(self, s: Heroes3) -> Decision:
        args: dict[str, object] = {"tile": TILES[self.tile].id}
        return self.asks(s, "turn-tile", "H3-TILE-007", [], args)

    def copy(self) -> TurnTile:
        return TurnTile(self.seat, self.place, self.tile, self.finder)


def place_tile(s: Heroes3, seat: int, at: int) -> None:
    """The top tile of the pool is turned up; then it is put somewhere (H3-TILE-008)."""
    tile = s.players[seat].pool.pop()
    s.reveal(events.DISCOVERED)
    s.tell(events.DISCOVERED, [seat, tile])
    s.push(PutTile(seat, tile, at))


class PutTile(Question):
    """Where the tile goes: one of the spots beside the hero."""

    __slots__ = ("at", "tile")

    def __init__(self, seat: int, tile: int, at: int) -> None:
        super().__init__(seat)
        self.tile = tile
        self.at = at

    def ready(self, s: Heroes3) -> bool:
        return True

    def forced(self) -> bool:
        return True

    def spots(self, s: Heroes3) -> list[int]:
        return s.board.spots(self.at)

    def lay(self, s: Heroes3, place: int) -> None:
        """The tile lies there; now it is turned."""
        s.push(TurnTile(self.seat, place, self.tile, self.at // FIELDS))

    def choices(self, s: Heroes3) -> list[int]:
        return [pack(verbs.PUT, i + 1) for i in range(len(self.spots(s)))]

    def why(self, s: Heroes3, action: int) -> int:
        return refuse(reasons.NO_SLOT, len(self.spots(s))) if kind_of(action) == verbs.PUT else super().why(s, action)

    def answer(self, s: Heroes3, action: int) -> None:
        s.pop()
        place = add_place(s, self.spots(s)[a_of(action) - 1], self.tile)
        s.under[place] = NONE
        self.lay(s, place)

    def quiet(self, s: Heroes3) -> int:
        return self.choices(s)[0]

    def decision(self, s: Heroes3) -> Decision:
        args: dict[str, object] = {"tile": TILES[self.tile].id}
        return self.asks(s, "put-tile", "H3-TILE-009", [], args)

    def copy(self) -> PutTile:
        return PutTile(self.seat, self.tile, self.at)


def add_place(s: Heroes3, centre: int, tile: int) -> int:
    """One more place on the map, its tile face down; the number of the place."""
    s.board = s.board.with_place(centre, TILES[tile].kind)
    s.under.append(tile)
    s.black += [0] * FIELDS
    s.flag += [NONE] * FIELDS
    s.ever += [0] * FIELDS
    s.marker += [NONE] * FIELDS
    s.obelisks += [0] * FIELDS
    return len(s.under) - 1


class FindTile(Choosing):
    """Which face-down tile is discovered without a hero beside it; `by` is the tile it must touch, or NONE."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.NUMBER
    question: ClassVar[str] = "find-tile"
    rule: ClassVar[str] = "H3-TILE-006"

    def values(self, s: Heroes3, seat: int, by: int, memo: int) -> list[int]:
        return tiles_to_find(s, seat) if by == NONE else touching_places(s, by)

    def chosen(self, s: Heroes3, seat: int, by: int, memo: int, value: int) -> None:
        discover(s, seat, value, finder_of(s, seat, value) if by == NONE else by)


FIND_TILE: Final = FindTile()


def finder_of(s: Heroes3, seat: int, place: int) -> int:
    """The tile of an own hero, the Main Hero's first, that touches a face-down tile."""
    for at in s.players[seat].at:
        if at != NONE and place in touching_places(s, at // FIELDS):
            return at // FIELDS
    return NONE


# -- the Grail --


def drop_grail(s: Heroes3, seat: int, hero: int, field: int) -> None:
    """If a hero carries the Grail, it lies on a field now."""
    if s.grail_with == seat * 2 + hero:
        s.grail_with, s.grail_at = NONE, field
        s.tell(events.GRAIL_LIES, [field])


# -- Town Portal --


def free_places(s: Heroes3, seat: int) -> list[int]:
    """Own Towns and Settlements where no hero stands."""
    return [field for field in s.places_of(seat) if s.hero_on(field) == NONE]


class PortalHero(Choosing):
    """Which hero goes through the portal; `by` is the movement it gains."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.HERO
    question: ClassVar[str] = "which-hero"
    rule: ClassVar[str] = "H3-MOVE-014"

    def values(self, s: Heroes3, seat: int, by: int, memo: int) -> list[int]:
        return [hero for hero in range(len(HEROES_OF_SEAT)) if s.players[seat].at[hero] != NONE]

    def chosen(self, s: Heroes3, seat: int, by: int, memo: int, value: int) -> None:
        s.push(Ask(seat, PORTAL_TO, by, value))


class PortalTo(Choosing):
    """Where the hero (`memo`) comes out."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.FIELD
    question: ClassVar[str] = "portal-to"
    rule: ClassVar[str] = "H3-MOVE-014"

    def values(self, s: Heroes3, seat: int, by: int, memo: int) -> list[int]:
        return free_places(s, seat)

    def chosen(self, s: Heroes3, seat: int, by: int, memo: int, value: int) -> None:
        player = s.players[seat]
        drop_grail(s, seat, memo, player.at[memo])
        player.at[memo] = value
        player.mp[memo] += by
        s.tell(events.PLACED_HERO, [seat, memo, value])


PORTAL_HERO: Final = PortalHero()
PORTAL_TO: Final = PortalTo()
