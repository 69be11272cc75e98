"""The goal of a scenario with what is reached of it, from what everybody can see."""

from __future__ import annotations

from hexfarer.games.mage_knight.board import space_name
from hexfarer.games.mage_knight.flow.end import on_portal, wanted_cities
from hexfarer.games.mage_knight.flow.reveals import OWED
from hexfarer.games.mage_knight.plan import (
    BY_FAME,
    BY_PORTAL,
    BY_SITES,
    CITIES_CONQUERED,
    CITY_REVEALED,
    DUNGEONS_TAKEN,
    INCANTATIONS,
    MINES_FREED,
)
from hexfarer.games.mage_knight.scoring import by_sites
from hexfarer.games.mage_knight.state import City, MageKnight
from hexfarer.games.mage_knight.terms import (
    COLOURS,
    DUNGEON,
    MINE,
    NONE,
    PORTAL,
    SECRET_DUNGEON,
    SECRET_TOMB,
    SITES,
    TOMB,
)
from hexfarer.games.mage_knight.words import site_name, space_phrase
from hexfarer.kernel.decision import Goal, Part
from hexfarer.kernel.phrase import Phrase


def goal(s: MageKnight, seat: int) -> Goal:
    plan = s.plan
    rivals = not plan.solo and plan.result == BY_FAME
    args: dict[str, object] = {"rivals": int(rivals)}
    if plan.result == BY_SITES:
        return of(s, Phrase("goal-mk-hold"), held(s, seat))
    if plan.result == BY_PORTAL:
        return of(s, Phrase("goal-mk-portal"), portal(s, seat))
    if plan.end == CITY_REVEALED:
        sentence, parts = Phrase("goal-mk-find", args), [found(s)]
    elif plan.end == CITIES_CONQUERED:
        sentence, parts = Phrase("goal-mk-cities", {**args, "n": wanted_cities(s)}), cities(s)
    elif plan.end == MINES_FREED:
        sentence, parts = Phrase("goal-mk-mines", args), taken(s, [MINE])
    elif plan.end == DUNGEONS_TAKEN:
        gates = [DUNGEON, TOMB, SECRET_DUNGEON, SECRET_TOMB]
        sentence, parts = Phrase("goal-mk-dungeons", args), taken(s, gates)
    else:
        assert plan.end == INCANTATIONS
        sentence, parts = Phrase("goal-mk-rites", args), rites(s, seat)
    if rivals:
        for part in parts:
            part.must = False  # it ends the game; the score decides
        for other in own_first(s, seat):
            name = Phrase("mk-total-fame")
            parts.append(Part(name, s.players[other].fame, -1, "fame", must=False, seat=other))
    return of(s, sentence, parts)


def of(s: MageKnight, sentence: Phrase, parts: list[Part]) -> Goal:
    return Goal(sentence, s.round, s.plan.rounds, parts)


def own_first(s: MageKnight, seat: int) -> list[int]:
    return sorted(range(s.seats), key=lambda other: other != seat)


def on_space(s: MageKnight, part: Part, space: int) -> Part:
    return part.at("space:" + space_name(space), space_phrase(s, space))


def in_pile(s: MageKnight, part: Part) -> Part:
    return part.at("", Phrase("goal-mk-in-pile", {"n": len(s.tile_deck)}))


def city_name(city: City) -> str:
    return COLOURS[city.colours.bit_length() - 1]


def found(s: MageKnight) -> Part:
    name = Phrase("goal-mk-part-find")
    if not s.cities:
        return in_pile(s, Part(name, min(1, s.cities_revealed), 1, "city"))
    city = s.cities[0]
    return on_space(s, Part(name, 1, 1, "city:" + city_name(city)), city.spaces[0])


def cities(s: MageKnight) -> list[Part]:
    """Those on the map, with their levels, then those that nobody has found."""
    parts: list[Part] = []
    for city in s.cities:
        colour = city_name(city)
        name = Phrase("goal-mk-part-city", {"city": Phrase("mk-city-" + colour), "level": city.level})
        parts.append(on_space(s, Part(name, int(city.conquered), 1, "city:" + colour), city.spaces[0]))
    for n in range(len(parts), wanted_cities(s)):
        level = 0 if s.plan.megapolis else s.plan.level_of_city(n)
        name = Phrase("goal-mk-part-unknown-city", {"n": n + 1, "level": level})
        parts.append(in_pile(s, Part(name, 0, 1, "city")))
    return parts


def taken(s: MageKnight, sites: list[int]) -> list[Part]:
    """Every such site on the map, and the tiles that are still to be found."""
    parts: list[Part] = []
    for space, site in enumerate(s.sites):
        if site in sites:
            part = Part(site_name(s, space), int(s.shields[space] != 0), 1, "site:" + SITES[site])
            parts.append(on_space(s, part, space))
    have = len(s.board.tiles)
    parts.append(Part(Phrase("goal-mk-part-tiles"), have, have + len(s.tile_deck), "tile"))
    return parts


def rites(s: MageKnight, seat: int) -> list[Part]:
    last = s.night and s.round == s.plan.rounds
    done = s.incanted.bit_count() if last else 0
    parts = [Part(Phrase("goal-mk-part-rite"), done, s.seats, "site:magical_glade")]
    for other in own_first(s, seat):
        woken = len([mask for mask in s.glades if mask != OWED and mask >> other & 1])
        parts.append(Part(Phrase("goal-mk-part-glades"), woken, -1, "site:magical_glade", must=False, seat=other))
    return parts


def held(s: MageKnight, seat: int) -> list[Part]:
    """Who has most points from keeps and towers; partners count together."""
    scores = by_sites(s).scores
    parts: list[Part] = []
    for other in own_first(s, seat):
        against = [scores[rival] for rival in range(s.seats) if rival != other and not s.allies(rival, other)]
        need = max(against, default=0) + 1 if against else -1
        parts.append(Part(Phrase("goal-mk-part-hold"), scores[other], need, "site:keep", seat=other))
    return parts


def portal(s: MageKnight, seat: int) -> list[Part]:
    """Who stands on the portal. Of a team it is one hero, whom only its members know."""
    there = on_portal(s)
    places = [space for space, site in enumerate(s.sites) if site == PORTAL]
    parts: list[Part] = []
    for other in own_first(s, seat):
        if s.plan.teams and not s.over:
            known = seat != NONE and s.chosen and s.chosen[s.players[seat].team] == other
            if not known:
                continue
        part = Part(Phrase("goal-mk-part-portal"), int(other in there), 1, "site:portal", seat=other)
        parts.append(on_space(s, part, places[0]) if places else part)
    return parts
