"""Everything visible as things with ids, for any kind of table."""

from __future__ import annotations

from typing import Final

from hexfarer.games.euthia import giants, verbs
from hexfarer.games.euthia.board import i_of, j_of
from hexfarer.games.euthia.components import FIRST_STAGE, MONSTER_IDS, MONSTERS, QUEST_IDS, THE_GOLEM, TILE_IDS
from hexfarer.games.euthia.flow.turn import Turn
from hexfarer.games.euthia.flow.ways import ENDLESS, Ways
from hexfarer.games.euthia.icons import field_icon, level_icon, monster_icon, tile_icon
from hexfarer.games.euthia.labels import HALVES
from hexfarer.games.euthia.market import Goods, offer_facts, quest_facts
from hexfarer.games.euthia.pieces import tile_of
from hexfarer.games.euthia.shape import LegFacts, WayFacts
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import (
    CARDS,
    ELEMENTS,
    ELITE,
    ENCOUNTER,
    ENCOUNTERS,
    FARRUG,
    FOES,
    GEMS,
    GOLEM,
    MOVE_OF,
    NONE,
    SAVED,
    SERVICES,
    SHOPS,
    TOKENS,
    is_gold,
)
from hexfarer.games.euthia.view import (
    board_view,
    deck_view,
    elite_view,
    encounter_view,
    field_view,
    monster_view,
    piece_view,
    revealed,
    seat_view,
    tile_view,
)
from hexfarer.games.euthia.words import field_name, field_word, foe_name, monster_name, seat_name, tile_name, write
from hexfarer.kernel.action import a_of, kind_of, pack
from hexfarer.kernel.decision import Way
from hexfarer.kernel.listing import Listing, Thing
from hexfarer.kernel.phrase import Phrase

# What people usually want of a kind of thing, the likeliest first.
WANTS: Final[dict[str, list[str]]] = {
    "field": ["go", "step", "portal", "field", "loot", "confront", "legend", "clear"],
    "place": ["place"],
    "piece": ["use", "equip", "unequip", "sell", "strike", "cart"],
    "tile": ["buy", "learn", "tile"],
    "gem": ["set", "gem", "sell-gem"],
    "essence": ["spend", "lay", "essence", "sell-essence"],
    "trophy": ["deliver", "trophy"],
    "quest": ["quest"],
    "foe": ["fight"],
    "slot": ["unlock"],
    "card": ["play", "card", "cash"],
    "half": ["march", "mine", "trade", "fight"],
    "die": ["gaar"],
}
# The rule that tells what a kind of thing is for, where no entry of the library does.
RULES: Final[dict[str, str]] = {
    "half": "EU-ACTION-01",
    "token": "EU-ACTION-01",
    "stat": "EU-GAAR-01",
}


def things(s: Euthia, seat: int) -> list[Thing]:
    table = Listing(apart=True)
    ways = ways_of(s, seat)
    for field in s.board.fields():
        about: Thing = {**field_view(s, field), "icon": field_icon(s.board.at(field), s.board.is_centre(field))}
        if ways is not None and field != ways.start and ways.found[field] is not None:
            about["way"] = way_facts(s, ways, field)
        table.add("field:" + field_word(s, field), "field", field_name(s, field), NONE, about)
    if s.map_stack:
        for place in open_places(s):
            i, j = i_of(place), j_of(place)
            facts: Thing = {"q": i + 2 * j, "r": i - j}
            table.add("place:" + write(s, "place", place), "place", Phrase("eu-unexplored"), NONE, facts, True)
    for other in [seat, *[other for other in range(s.seats) if other != seat]]:
        if other >= 0:
            of_seat(s, other, seat, table)
    own = seat if seat >= 0 else max(s.to_act(), 0)  # whoever looks on sees what belongs to who is asked
    for shop, id in enumerate(SHOPS):
        for tile in s.offers[shop]:
            offered = {
                **tile_view(tile),
                "zone": id,
                "offer": offer_facts(s.players[own], tile),
                "icon": tile_icon(tile),
            }
            table.add("tile:" + TILE_IDS[tile], "tile", tile_name(tile), NONE, offered)
    for tile in s.seen:
        table.add(
            "tile:" + TILE_IDS[tile],
            "tile",
            tile_name(tile),
            NONE,
            {**tile_view(tile), "zone": "seen"},
        )
    for level in (1, 2, 3):
        name = Phrase("eu-monster-deck", {"level": level})
        deck: Thing = {**deck_view(s, level, seat), "icon": level_icon(level)}
        table.add(f"deck:monster{level}", "deck", name, NONE, deck)
    for type_, id in enumerate(ENCOUNTERS):
        if revealed(s, type_):
            met: Thing = {**encounter_view(s, type_), "icon": "eu-" + id}
            table.add(f"encounter:{id}", "encounter", Phrase("eu-encounter-" + id), NONE, met)
            lies = next(field for field in s.board.of_kind(ENCOUNTER) if s.board.at(field).sub == type_)
            for quest in s.open_quests[type_]:
                name = Phrase("eu-quest-" + QUEST_IDS[quest])
                asks: Thing = {"encounter": id, "quest": quest_facts(s, seat, quest, lies), "icon": "eu-" + id}
                table.add("quest:" + QUEST_IDS[quest], "quest", name, NONE, asks)
    parts(s, own, table)
    if s.to_act() == seat and pack(verbs.LEAVE) in s.legal():
        for id in SERVICES:
            table.add("service:" + id, "service", Phrase("eu-service-" + id), NONE, {})
    foes(s, table)
    dice(s, table)
    return table.found


def ways_of(s: Euthia, seat: int) -> Ways | None:
    """The ways of the Hero whose turn it is, for who plays him."""
    moving = seat >= 0 and s.to_act() == seat and isinstance(s.stack[-1], Turn)
    return Ways(s, seat, ENDLESS) if moving else None


def way_facts(s: Euthia, ways: Ways, field: int) -> WayFacts:
    way = ways.found[field]
    assert way is not None
    reached = way.move <= s.players[ways.seat].move
    legs: list[LegFacts] = []
    if reached:
        for leg in ways.legs(field):
            legs.append({"field": field_word(s, leg.field), "portal": leg.portal, "health": leg.health})
    return {"move": way.move, "stops": way.stops, "open": reached, "legs": legs}


def way(s: Euthia, action: int, seat: int, after: Euthia) -> Way | None:
    """Where the Hero goes with an action, and where he stands `after` it. A Portal costs nothing."""
    kind, player = kind_of(action), s.players[seat]
    if kind not in (verbs.STEP, verbs.GO, verbs.PORTAL):
        return None
    to = a_of(action)
    if kind == verbs.PORTAL:
        return Way(["field:" + field_word(s, to)], [0], player.move)
    if kind == verbs.STEP:
        return Way(["field:" + field_word(s, to)], [1], player.move)
    legs = Ways(s, seat, player.move).legs(to)
    fields = [leg.field for leg in legs]
    found = Way(
        ["field:" + field_word(s, field) for field in fields], [0 if leg.portal else 1 for leg in legs], player.move
    )
    end = after.players[seat].at
    if end in fields[:-1]:
        found.stop = "field:" + field_word(s, end)
    return found


def parts(s: Euthia, own: int, table: Listing) -> None:
    """The halves of Action tokens, Move and Action, also of those that are used; Gaar and Dwurt."""
    player = s.players[own]
    for token, id in enumerate([*TOKENS, "saved"]):
        kept = player.saved if token == SAVED else token
        there = player.saved != NONE if token == SAVED else player.has_token(token)
        facts: Thing = {"token": TOKENS[kept] if kept != NONE else "", "there": there}
        for half in HALVES:
            table.add(f"half:{id}/{half}", "half", Phrase("eu-token-" + id), own, facts)
    for stat, n in (("gaar", player.gaar), ("dwurt", player.dwurt)):
        table.add("stat:" + stat, "stat", Phrase("eu-total-" + stat), own, {"n": n})


def open_places(s: Euthia) -> list[int]:
    """Where tiles may still come to lie, beside those on the table."""
    found: list[int] = []
    for field in s.board.fields():
        found += [place for place in s.board.open_places(field) if place not in found]
    return found


def of_seat(s: Euthia, other: int, seat: int, table: Listing) -> None:
    player = s.players[other]
    table.add(f"seat:{other}", "seat", seat_name(s, other), other, seat_view(s, other, seat))
    mine = "" if other == seat else f"{other}/"
    seen: dict[str, int] = {}
    goods = Goods(s, other) if other == (seat if seat >= 0 else max(s.to_act(), 0)) else None
    for i, p in enumerate(player.pieces):
        id = TILE_IDS[tile_of(p)]
        seen[id] = seen.get(id, 0) + 1
        word = id + (f":{seen[id]}" if seen[id] > 1 else "")
        facts: Thing = {**piece_view(p), "icon": tile_icon(tile_of(p))}
        if goods is not None:
            facts["good"] = goods.piece(i)
        table.add(f"piece:{mine}{word}", "piece", tile_name(tile_of(p)), other, facts)
    for p in player.known:
        facts = {**tile_view(tile_of(p)), "zone": "known"}
        if goods is not None:
            facts["offer"] = offer_facts(player, tile_of(p))
        table.add(f"tile:{mine}{TILE_IDS[tile_of(p)]}", "tile", tile_name(tile_of(p)), other, facts)
    for number in player.trophies:
        name = monster_name(number)
        facts = {**monster_view(MONSTERS[number]), "icon": monster_icon(number)}
        if goods is not None:
            facts["good"] = goods.trophy(number)
        table.add(f"trophy:{mine}{MONSTER_IDS[number]}", "trophy", name, other, facts)
    for gem, count in enumerate(player.gems):
        if count:
            facts = {"n": count, "icon": "eu-gem-" + GEMS[gem]}
            if goods is not None:
                facts["good"] = goods.gem(gem)
            table.add(f"gem:{mine}{GEMS[gem]}", "gem", Phrase("eu-gem-" + GEMS[gem]), other, facts)
    for essence, count in enumerate(player.essences):
        if count:
            name = Phrase("eu-essence-" + ELEMENTS[essence])
            facts = {"n": count, "icon": "eu-ess-" + ELEMENTS[essence]}
            if goods is not None:
                facts["good"] = goods.essence(essence)
            table.add(f"essence:{mine}{ELEMENTS[essence]}", "essence", name, other, facts)
    for token, id in enumerate(TOKENS):
        if player.has_token(token):
            table.add(f"token:{mine}{id}", "token", Phrase("eu-token-" + id), other, {"move": MOVE_OF[token]})
    if player.saved != NONE:
        facts = {"token": TOKENS[player.saved], "move": MOVE_OF[player.saved]}
        table.add(f"token:{mine}saved", "token", Phrase("eu-token-saved"), other, facts)
    if other != (seat if seat >= 0 else max(s.to_act(), 0)):
        return
    for number, field in enumerate(board_view(player)):
        table.add("slot:" + write(s, "slot", number), "slot", Phrase(f"eu-slot-{field['slot']}"), other, field)
    if other != seat:
        return
    for card in player.hand:
        about: Thing = {"zone": "hand", "icon": "eu-goldcard" if is_gold(card) else "eu-silver"}
        table.add("card:" + CARDS[card], "card", Phrase("eu-card-" + CARDS[card]), other, about)


def foes(s: Euthia, table: Listing) -> None:
    """The Elite whose Bounty is open, Farrug, the Golem, the Monster in Combat."""
    if s.elite != NONE:
        elite: Thing = {**elite_view(s), "icon": monster_icon(s.elite)}
        table.add("foe:" + FOES[ELITE], "foe", foe_name(s, ELITE), NONE, elite)
    if s.farrug != NONE:
        farrug: Thing = {**giants.farrug_view(s), "icon": monster_icon(FIRST_STAGE)}
        table.add("foe:" + FOES[FARRUG], "foe", foe_name(s, FARRUG), NONE, farrug)
    if s.golem_at != NONE:
        golem: Thing = {**giants.golem_view(s), "icon": monster_icon(THE_GOLEM)}
        table.add("foe:" + FOES[GOLEM], "foe", foe_name(s, GOLEM), NONE, golem)
    if s.fight is not None and s.fight.monster != NONE:
        card = MONSTERS[s.fight.monster]
        met: Thing = {**monster_view(card), "icon": monster_icon(s.fight.monster)}
        table.add("monster:" + card.id, "monster", monster_name(s.fight.monster), NONE, met)


def dice(s: Euthia, table: Listing) -> None:
    """The dice on the table: of a Hero Roll, or of the Monster."""
    if s.roll is not None:
        for i, die in enumerate(s.roll.dice):
            table.add(f"die:{i + 1}", "die", Phrase("eu-die", {"n": die}), NONE, {"face": die, "of": "hero"})
    elif s.fight is not None:
        for i, die in enumerate(s.fight.dice):
            table.add(f"die:{i + 1}", "die", Phrase("eu-die", {"n": die}), NONE, {"face": die, "of": "monster"})
