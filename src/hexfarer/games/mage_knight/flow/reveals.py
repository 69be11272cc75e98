"""What comes to light: tiles with their sites, garrisons next to heroes, ruins."""

from __future__ import annotations

from hexfarer.games.mage_knight import events
from hexfarer.games.mage_knight.content.cities import garrison
from hexfarer.games.mage_knight.content.tiles import CORE, START, TILES
from hexfarer.games.mage_knight.moves import unconquered
from hexfarer.games.mage_knight.offers import offer_monastery
from hexfarer.games.mage_knight.plan import CLOSED_CITIES, DUNGEONS, FRIENDLY_CITIES, MINES
from hexfarer.games.mage_knight.player import REVEAL_AS_DAY
from hexfarer.games.mage_knight.state import BESIEGED, CLOSED, FRIENDLY, City, MageKnight
from hexfarer.games.mage_knight.terms import (
    CITY,
    DOWN,
    DRACONUM,
    KEEP,
    LAKE,
    MINE,
    MONASTERY,
    MOUNTAIN,
    NO_SITE,
    NONE,
    ORCS,
    PILE_BROWN,
    PILE_GRAY,
    PILE_GREEN,
    PILE_RED,
    PILE_VIOLET,
    RUINS,
    SEA,
    SECRET_DUNGEON,
    SECRET_TOMB,
    SWAMP,
    TOWER,
    VILLAGE,
)

EAST = 2  # the position of the second half of a Megapolis
OWED = 128  # in `glades`: a hidden brown enemy that has yet to be drawn


def reveal_tile(s: MageKnight, tile: int, where: int, seat: int) -> None:
    """Lay a tile and set its sites up, position by position (MK-EXPLORE-10); `seat` NONE: at set-up."""
    turn = s.rng.next(6) if s.plan.turned and TILES[tile].kind != START else 0
    first = len(s.sites)
    s.board = s.board.with_tile(tile, where, turn)
    for space in range(first, first + 7):
        s.sites.append(s.board.site[space])
        s.guards.append(0)
        s.shields.append(0)
        s.ruins.append(0)
        s.glades.append(0)
        s.paths.append(0)
    s.reveal(events.TILE)
    s.tell(events.TILE, [tile])
    if TILES[tile].kind == CORE:
        s.core_revealed = True
    for space in range(first, first + 7):
        set_up_site(s, space)
    if s.plan.scenario == DUNGEONS:
        place_entrances(s, first, seat)


def set_up_site(s: MageKnight, space: int) -> None:
    site = s.sites[space]
    if site == ORCS:
        put(s, space, PILE_GREEN, False)
    elif site == DRACONUM:
        put(s, space, PILE_RED, False)
    elif site == KEEP:
        put(s, space, PILE_GRAY, True)
    elif site == TOWER:
        put(s, space, PILE_VIOLET, True)
    elif site == MONASTERY:
        offer_monastery(s)
    elif site == RUINS:
        put_ruin(s, space)
    elif site == CITY and s.city_at(space) is None:
        put_city(s, space)
    elif site == MINE and s.plan.scenario == MINES:
        put(s, space, PILE_RED if TILES[s.board.tile_of(space)].kind == CORE else PILE_GREEN, False)
        before = s.guards[space]
        put(s, space, PILE_BROWN, True)
        if s.guards[space] == before:  # none is left: one is owed (MK-SCN-MINE-10)
            s.glades[space] = OWED


def put(s: MageKnight, space: int, pile: int, hidden: bool) -> None:
    """Draw an enemy token onto a space."""
    token = s.draw_token(pile)
    if token == NONE:
        return
    s.put_tokens(space, [*s.tokens_at(space), token + DOWN if hidden else token])
    if not hidden:
        s.reveal(events.TOKEN_SEEN)
        s.tell(events.TOKEN_SEEN, [token, space])


def put_ruin(s: MageKnight, space: int) -> None:
    if not s.ruin_pile:
        s.ruin_pile, s.ruin_discard = s.ruin_discard, []
        s.rng.shuffle(s.ruin_pile)
    if not s.ruin_pile:
        return
    token = s.ruin_pile.pop()
    s.ruins[space] = token + 1 + (DOWN if s.night else 0)
    if not s.night:
        s.reveal(events.RUIN_SEEN)
        s.tell(events.RUIN_SEEN, [token, space])


def put_city(s: MageKnight, space: int) -> None:
    """The city card, its level and its garrison (MK-EXPLORE-12, MK-CITY, MK-VAR-MEGA)."""
    plan = s.plan
    colour = TILES[s.board.tile_of(space)].city
    if (plan.random_cities or colour not in s.city_cards) and s.city_cards:
        colour = s.city_cards[s.rng.next(len(s.city_cards))]
    if colour in s.city_cards:
        s.city_cards.remove(colour)
    revealed = s.cities_revealed
    s.cities_revealed += 1
    if plan.cities == FRIENDLY_CITIES:
        city = City(1 << colour, 0, [space], FRIENDLY)
        city.shields = [seat for seat in range(s.seats) if not s.players[seat].eliminated]
        s.cities.append(city)
    elif plan.cities == CLOSED_CITIES:
        s.cities.append(City(1 << colour, 0, [space], CLOSED))
    else:
        grows = plan.megapolis and (plan.two_megapolises or s.cities_revealed == plan.core_cities)
        level = (plan.megapolis + 1) // 2 if grows else plan.level_of_city(revealed)
        city = City(1 << colour, level, [space], BESIEGED)
        draw_garrison(s, city, colour, level)
        if grows and s.city_cards:
            second = s.city_cards.pop(s.rng.next(len(s.city_cards)))
            half = space + EAST
            city.colours |= 1 << second
            city.spaces.append(half)
            s.sites[half] = CITY
            draw_garrison(s, city, second, plan.megapolis // 2)
            city.level = plan.megapolis
        s.cities.append(city)
    s.tell(events.CITY_FOUND, [colour, space])


def draw_garrison(s: MageKnight, city: City, colour: int, level: int) -> None:
    if level < 1:
        return
    for pile in garrison(colour, level):
        token = s.draw_token(pile)
        if token != NONE:
            city.garrison.append(token + DOWN)


# -- secret entrances (MK-SCN-DUNG-02 to -04) --


def entrance_spaces(s: MageKnight, site: int) -> list[int]:
    """Where the secret entrance next to a village or monastery may be."""
    found: list[int] = []
    for space in s.board.near[site]:
        if s.board.terrain[space] in (LAKE, MOUNTAIN, SEA, SWAMP):
            continue
        if s.sites[space] == NO_SITE and s.guards[space] == 0:
            found.append(space)
    return sorted(found)


def place_entrances(s: MageKnight, first: int, seat: int) -> None:
    from hexfarer.games.mage_knight.flow.secrets import ask_entrance

    for space in range(first + 6, first - 1, -1):  # questions pile up: the last one is asked first
        if s.sites[space] in (VILLAGE, MONASTERY):
            if seat == NONE:
                spaces = entrance_spaces(s, space)
                if spaces:
                    open_entrance(s, spaces[s.rng.next(len(spaces))], s.sites[space] == MONASTERY)
            else:
                ask_entrance(s, seat, space)


def open_entrance(s: MageKnight, space: int, tomb: bool) -> None:
    s.sites[space] = SECRET_TOMB if tomb else SECRET_DUNGEON
    put(s, space, PILE_RED if tomb else PILE_BROWN, True)
    s.tell(events.ENTRANCE, [space])


# -- what heroes see --


def look_around(s: MageKnight, seat: int) -> None:
    """Garrisons next to a hero are turned up: cities always, keeps and towers by Day (MK-SITE-KEEP-02, -CITY-02)."""
    player = s.players[seat]
    if player.place == NONE:
        return
    day = not s.night or player.has(REVEAL_AS_DAY)
    around = s.board.within(player.place, 2) if player.far_sight else s.board.near[player.place]
    for space in [player.place, *around]:
        site = s.sites[space]
        if site in (KEEP, TOWER) and day and unconquered(s, space):
            s.turn_up(space)
        elif site == CITY:
            city = s.city_at(space)
            if city is not None:
                turn_up_garrison(s, city)


def turn_up_garrison(s: MageKnight, city: City) -> None:
    if any(token >= DOWN for token in city.garrison):
        for token in city.garrison:
            if token >= DOWN:
                s.tell(events.TOKEN_SEEN, [token & (DOWN - 1), city.spaces[0]])
        city.garrison = [token & (DOWN - 1) for token in city.garrison]
        s.forget(city.spaces[0])
        s.reveal(events.TOKEN_SEEN)


def uncover_ruins(s: MageKnight) -> None:
    """All face-down ruins tokens are turned up (MK-ROUND-13)."""
    for space in range(len(s.ruins)):
        uncover_ruin(s, space)


def uncover_ruin(s: MageKnight, space: int) -> None:
    if s.ruins[space] > DOWN:
        s.ruins[space] -= DOWN
        s.reveal(events.RUIN_SEEN)
        s.tell(events.RUIN_SEEN, [s.ruins[space] - 1, space])
