"""A tournament of two players (H3-TOUR): who starts, the map that the players build, the first hand once more."""

from __future__ import annotations

from typing import ClassVar, Final

from hexfarer.games.heroes3 import events, verbs
from hexfarer.games.heroes3.asking import Ask, Choosing, Course
from hexfarer.games.heroes3.board import Board, good_turns
from hexfarer.games.heroes3.components import CARDS, card_number
from hexfarer.games.heroes3.content.scenario_card import ScenarioCard
from hexfarer.games.heroes3.content.scenarios import card_of
from hexfarer.games.heroes3.content.tiles import FIELDS, TILE_IDS, TILES
from hexfarer.games.heroes3.flow.walking import PutTile, TurnTile, add_place, take_up
from hexfarer.games.heroes3.state import RESOURCE_FACES, Heroes3
from hexfarer.games.heroes3.terms import BLOCKED, EMPTY, FAR, NEAR, NONE, OBELISK, SETTLEMENT, STARTING, mined
from hexfarer.kernel.action import pack
from hexfarer.kernel.decision import Decision
from hexfarer.kernel.hexes import ORIGIN, at, distance, q_of, r_of
from hexfarer.kernel.rng import Rng

BANNED: Final[list[str]] = ["diplomacy", "hourglass_of_the_evil_hour"]
OBELISKS: Final = 2  # near tiles with one that must be on the map
MIDDLE: Final = 0  # the place of the tile in the middle of the scenario's map

# From a tile to the six around it, without gaps.
AROUND: Final[list[tuple[int, int]]] = [(2, 1), (3, -2), (1, -3), (-2, -1), (-3, 2), (-1, 3)]


# -- before the map --


def set_cards_aside(s: Heroes3) -> None:
    """Diplomacy and the hourglass are not in the game (H3-TOUR-001)."""
    for id in BANNED:
        number = card_number(id)
        s.removed += [number] * CARDS[number].copies


def prepare(s: Heroes3, card: ScenarioCard) -> None:
    """The tile in the middle, the tiles to place, and the dice that say who chooses (H3-TOUR-001, -002)."""
    places = card.maps[s.seats]
    middle = next(place for place in places if place.q == 0 and place.r == 0)
    near = fill(s.rng, card.near, [], len([place for place in places if place.kind == NEAR]), OBELISKS)
    count = len([place for place in places if place.kind == FAR])
    extra = card.pools * s.seats
    if card.pool:
        far = fill(s.rng, card.far, [], count, 0) + fill(s.rng, card.pool, [], extra, 0)
    else:
        far = fill(s.rng, card.far, [], count + extra, 0)
    s.rng.shuffle(far)
    tile = TILE_IDS.index(middle.tile) if middle.tile else near.pop()
    s.board = Board()
    add_place(s, ORIGIN, tile)
    chooser = roll_off(s)
    s.order = [chooser, 1 - chooser]
    s.push(MapMaking(chooser, near, far, False))


def fill(rng: Rng, words: str, seen: list[int], count: int, obelisks: int) -> list[int]:
    """So many of the tiles that a scenario names and nobody has seen: those before the bar first; with at least so
    many obelisks among all that count."""
    parts = [[TILE_IDS.index(id) for id in part.split()] for part in words.split("|")]
    tiles: list[int] = []
    for part in parts:
        left = [tile for tile in part if tile not in seen]
        rng.shuffle(left)
        tiles += left
    wanted = obelisks - len([tile for tile in seen if has_obelisk(tile)])
    with_one = [tile for tile in tiles if has_obelisk(tile)][: max(0, wanted)]
    tiles = with_one + [tile for tile in tiles if tile not in with_one]
    found = tiles[:count]
    rng.shuffle(found)
    return found


def has_obelisk(tile: int) -> bool:
    return OBELISK in TILES[tile].location


def roll_off(s: Heroes3) -> int:
    """Two resource dice each; the higher sum of what they show chooses, a tie is rolled again."""
    while True:
        sums: list[int] = []
        for seat in range(2):
            faces = [s.rng.next(6), s.rng.next(6)]
            s.tell(events.ROLLED, [seat, *faces])
            sums.append(RESOURCE_FACES[faces[0]][1] + RESOURCE_FACES[faces[1]][1])
        if sums[0] != sums[1]:
            return 0 if sums[0] > sums[1] else 1


class WhoStarts(Choosing):
    """Whoever rolled more chooses the first player; the other one starts with positive morale (H3-TOUR-001)."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.STARTER
    question: ClassVar[str] = "who-starts"
    rule: ClassVar[str] = "H3-TOUR-001"

    def values(self, s: Heroes3, seat: int, by: int, memo: int) -> list[int]:
        return [seat, 1 - seat]

    def chosen(self, s: Heroes3, seat: int, by: int, memo: int, value: int) -> None:
        s.order = [value, 1 - value]
        s.tell(events.STARTS, [value])
        s.gain_morale(1 - value)


WHO_STARTS: Final = WhoStarts()


# -- the map --


class MapMaking(Course):
    """Who starts, then tile after tile: the middle, near tiles, starting tiles, far tiles (H3-TOUR-002)."""

    __slots__ = ("begun", "far", "near")

    def __init__(self, seat: int, near: list[int], far: list[int], begun: bool) -> None:
        super().__init__(seat)
        self.near = near  # still to be drawn, the next one at the end
        self.far = far
        self.begun = begun  # somebody was asked who starts

    def ready(self, s: Heroes3) -> bool:
        from hexfarer.games.heroes3.setup import FACTION_TILES, set_out

        homeless = [seat for seat in s.order if s.players[seat].home == NONE]
        placed = len(s.board.centres)
        if not self.begun:
            self.begun = True
            s.push(Ask(self.seat, WHO_STARTS))
        elif not s.board.up[MIDDLE]:
            tile = take_up(s, MIDDLE)
            show(s, s.order[0], tile)
            s.push(LayTile(s.order[0], MIDDLE, tile))
        elif self.near:  # the first of them is the second tile of all, and the second player's
            draw_tile(s, s.order[placed % 2], self.near)
        elif homeless:
            tile = TILE_IDS.index(FACTION_TILES[s.players[homeless[0]].faction])
            s.push(PutSlot(homeless[0], tile, NONE))
        elif self.far:
            draw_tile(s, s.order[s.board.kinds.count(FAR) % 2], self.far)
        else:
            s.pop()
            set_out(s)
        return False

    def copy(self) -> MapMaking:
        return MapMaking(self.seat, self.near[:], self.far[:], self.begun)


def draw_tile(s: Heroes3, seat: int, pile: list[int]) -> None:
    tile = pile.pop()
    show(s, seat, tile)
    s.push(PutSlot(seat, tile, NONE))


def show(s: Heroes3, seat: int, tile: int) -> None:
    s.reveal(events.DISCOVERED)
    s.tell(events.DISCOVERED, [seat, tile])


class PutSlot(PutTile):
    """Where a tile of the map goes that the players build; no hero stands beside it."""

    __slots__ = ()

    def spots(self, s: Heroes3) -> list[int]:
        return slots(s, self.seat, self.tile)

    def lay(self, s: Heroes3, place: int) -> None:
        s.push(LayTile(self.seat, place, self.tile))

    def decision(self, s: Heroes3) -> Decision:
        kind = TILES[self.tile].kind
        args: dict[str, object] = {"tile": s.game.name(s, "tile", self.tile, self.seat)}
        if kind == STARTING:
            first = self.seat == s.order[0]
            return self.asks(s, "slot-first" if first else "slot-second", "H3-TOUR-002", [], args)
        return self.asks(s, "slot-near" if kind == NEAR else "slot-far", "H3-TOUR-002", [], args)

    def copy(self) -> PutSlot:
        return PutSlot(self.seat, self.tile, self.at)


class LayTile(TurnTile):
    """How such a tile lies: the one in the middle anyhow, the others so that ways lead to them (H3-TILE-010)."""

    __slots__ = ()

    def choices(self, s: Heroes3) -> list[int]:
        if self.place == MIDDLE:
            return [pack(verbs.TURN_TILE, turn) for turn in range(6)]
        return [pack(verbs.TURN_TILE, turn) for turn in good_turns(s.board, self.place, self.tile)]

    def answer(self, s: Heroes3, action: int) -> None:
        super().answer(s, action)
        if TILES[self.tile].kind == STARTING:
            home = self.place * FIELDS
            s.players[self.seat].home = home
            s.flag[home] = self.seat
            s.ever[home] = 1

    def copy(self) -> LayTile:
        return LayTile(self.seat, self.place, self.tile, self.finder)


def around(centre: int) -> list[int]:
    """The six places beside a tile."""
    return [at(q_of(centre) + q, r_of(centre) + r) for q, r in AROUND]


def tiles_between(a: int, b: int) -> int:
    """How many tiles it is from one place to another."""
    q, r = q_of(b) - q_of(a), r_of(b) - r_of(a)
    # (q, r) = x * (2, 1) + y * (3, -2): the tiles are hexes themselves.
    x, y = (2 * q + 3 * r) // 7, (q - 2 * r) // 7
    return max(abs(x), abs(y), abs(x + y))


def slots(s: Heroes3, seat: int, tile: int) -> list[int]:
    """Where a player may put a tile now (H3-TOUR-002)."""
    board = s.board
    found: list[int] = []
    for centre in board.centres:
        found += [beside for beside in around(centre) if beside not in found and beside not in board.centres]
    kind = TILES[tile].kind
    if kind == NEAR:
        return [slot for slot in found if touches(slot, [board.centres[MIDDLE]])]
    if kind == STARTING:
        if seat == s.order[0]:
            near = [centre for place, centre in enumerate(board.centres) if place != MIDDLE]
            return [slot for slot in found if touches(slot, near)]
        other = board.centres[s.players[s.order[0]].home // FIELDS]
        most = max([tiles_between(slot, other) for slot in found])
        return [slot for slot in found if tiles_between(slot, other) == most]
    good = [slot for slot in found if touches(slot, board.centres) >= 2]
    if board.kinds.count(FAR) < 2:  # the first one of each player
        home = board.centres[s.players[seat].home // FIELDS]
        beside = [slot for slot in found if touches(slot, [home])]
        return [slot for slot in beside if slot in good] or beside or good
    return good or found


def touches(slot: int, centres: list[int]) -> int:
    """How many of these tiles a place touches."""
    return len([centre for centre in centres if distance(slot, centre) == 3])


def as_it_comes(s: Heroes3) -> None:
    """For a position made by hand: seat 0 starts, and the map lies as if nobody minded."""
    frame = map_in_making(s)
    if frame is not None and not s.board.up[MIDDLE] and s.under[MIDDLE] != NONE:
        frame.begun = True
        s.stack = [frame]
        s.order = [0, 1]
        s.changed()
        s.settle()
    while map_in_making(s) is not None:
        s.apply(s.stack[-1].quiet(s))
    s.changed()


def map_in_making(s: Heroes3) -> MapMaking | None:
    """The map that is still being built, or None."""
    for frame in s.stack:
        if isinstance(frame, MapMaking):
            return frame
    return None


def deal_map_anew(s: Heroes3, frame: MapMaking, rng: Rng) -> None:
    """Tiles that nobody has seen yet could be any of those that the scenario names."""
    card = card_of(s)
    seen = [tile for tile in s.board.tiles if tile != NONE]
    seen += [other.tile for other in s.stack if isinstance(other, TurnTile | PutTile)]
    hidden = s.under[MIDDLE] != NONE and TILES[s.under[MIDDLE]].kind == NEAR
    near = fill(rng, card.near, seen, len(frame.near) + (1 if hidden else 0), OBELISKS)
    if hidden:
        s.under[MIDDLE] = near.pop()
    frame.near = near
    pooled = [TILE_IDS.index(id) for id in card.pool.split()]
    extra = card.pools * s.seats - len([tile for tile in seen if tile in pooled]) if pooled else 0
    far = fill(rng, card.far, seen, len(frame.far) - extra, 0)
    if extra:
        far += fill(rng, card.pool, seen, extra, 0)
    rng.shuffle(far)
    frame.far = far


# -- the first hand --


class DrawAnew(Choosing):
    """The first hand may be shuffled back into the deck once, and drawn anew (H3-TOUR-003)."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.REDRAW
    question: ClassVar[str] = "redraw"
    rule: ClassVar[str] = "H3-TOUR-003"

    def values(self, s: Heroes3, seat: int, by: int, memo: int) -> list[int]:
        return [0] if s.players[seat].hand else []

    def may_stop(self, s: Heroes3, seat: int, by: int, memo: int) -> bool:
        return bool(s.players[seat].hand)

    def chosen(self, s: Heroes3, seat: int, by: int, memo: int, value: int) -> None:
        player = s.players[seat]
        count = len(player.hand)
        player.deck += player.hand
        player.hand = []
        s.rng.shuffle(player.deck)
        s.tell(events.REDREW, [seat])
        s.draw(seat, count)


DRAW_ANEW: Final = DrawAnew()


# -- what the map is worth --

SITE: Final = 60  # a mine or Settlement close by …
SIGHT: Final = 12  # … and anything else that can be visited
FURTHEST: Final = 12  # steps; beyond them nothing counts


def prospects(s: Heroes3, seat: int) -> int:
    """How well the map suits a player while it is being built: what lies near the own Town, less what lies near the
    other's."""
    value = 0
    for sign, home in ((1, s.players[seat].home), (-1, s.players[1 - seat].home)):
        if home == NONE:
            continue
        hex = s.board.map.hexes[home]
        for field, location in enumerate(s.board.location):
            if location in (NONE, EMPTY, BLOCKED):
                continue
            close = FURTHEST - distance(hex, s.board.map.hexes[field])
            if close > 0:
                site = location == SETTLEMENT or mined(location) != NONE
                value += sign * (close * (SITE if site else SIGHT) // (2 + s.board.difficulty[field]))
    return value
