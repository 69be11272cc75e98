"""Everything visible as things with ids, for any kind of table."""

from __future__ import annotations

from typing import Final

from hexfarer.games.heroes3.battle import MIDDLE, SPACES
from hexfarer.games.heroes3.board import LETTERS, field_name
from hexfarer.games.heroes3.components import ARTIFACT, CARD_IDS, CARD_KINDS, CARDS, QUALITIES, SCHOOLS, SPELL
from hexfarer.games.heroes3.content.units import FACTION_UNITS, packed
from hexfarer.games.heroes3.flow.turn import SCOUT_DECKS, SCOUT_OWN, looked_kind, scouted
from hexfarer.games.heroes3.library import dashed
from hexfarer.games.heroes3.player import BUILDINGS, HEROES_OF_SEAT
from hexfarer.games.heroes3.prospects import helps
from hexfarer.games.heroes3.state import DECKS, Heroes3
from hexfarer.games.heroes3.terms import FEW, NONE, TOKENS
from hexfarer.games.heroes3.view import (
    building_view,
    card_facts,
    field_view,
    fighter_view,
    foe_view,
    names,
    place_view,
    place_word,
    recruits_view,
    seat_view,
    space_word,
    unit_view,
    unit_word,
    visible_fields,
    waiting_view,
)
from hexfarer.games.heroes3.words import (
    building_name,
    dice_on_table,
    die_name,
    field_phrase,
    fighter_name,
    foe_name,
    seat_name,
    unit_name,
)
from hexfarer.kernel.listing import Listing, Thing
from hexfarer.kernel.phrase import Phrase

# What people usually want of a kind of thing, the likeliest first.
WANTS: Final[dict[str, list[str]]] = {
    "field": ["go", "move", "revisit", "dig", "field", "hire"],
    "place": ["discover"],
    "hero": ["revisit", "dig", "place", "discover"],
    "card": ["play", "boost", "discard", "card"],
    "unit": ["recruit", "reinforce", "deploy", "unit"],
    "building": ["build", "use"],
    "fighter": ["attack", "fighter", "activate"],
    "space": ["go", "deploy", "breach", "space"],
    "deck": ["look", "top"],
    "token": ["populate", "buy-spell", "spend-draw", "spend-cycle"],
    "turn": ["turn"],
}
# The rule that tells what a kind of thing is for, where no entry of the library does.
RULES: Final[dict[str, str]] = {
    "place": "H3-TILE-006",
    "turn": "H3-TILE-007",
    "spot": "H3-TILE-009",
}
TURNS = 6  # ways in which a tile can lie


def things(s: Heroes3, seat: int) -> list[Thing]:
    table = Listing(apart=True)
    for field in visible_fields(s):
        table.add("field:" + field_name(field), "field", field_phrase(s, field), NONE, field_view(s, field))
    for place, up in enumerate(s.board.up):
        if not up:
            back = place_view(s, place)
            table.add("place:" + LETTERS[place], "place", Phrase(f"h3-back-{back['kind']}"), NONE, back, True)
    what_waits(s, seat, table)  # first, so that these have the ids that answers name
    own = seat if seat >= 0 else max(s.to_act(), 0)  # whoever looks on sees what belongs to who is asked
    for id in TOKENS:
        table.add("token:" + id, "token", Phrase("h3-token-" + dashed(id)), own, {})
    for other in [seat, *[other for other in range(s.seats) if other != seat]]:
        if other >= 0:
            of_seat(s, other, seat, table)
    for number in range(len(s.tale.foes)):
        table.add(f"foe:{number}", "foe", foe_name(s, number), NONE, foe_view(s, number))
    for deck, id in enumerate(SCOUT_DECKS):
        facts = deck_facts(s, seat, deck)
        if facts:
            table.add("deck:" + id, "deck", Phrase("h3-deck-" + id), NONE, facts)
    if s.battle is not None:
        on_the_combat_board(s, table)
    return table.found


def deck_facts(s: Heroes3, seat: int, deck: int) -> Thing:
    """How many cards a deck has, and the open card beside it; nothing of the own deck of somebody who looks on."""
    if deck == SCOUT_OWN:
        return {"size": len(s.players[seat].deck), "top": ""} if seat >= 0 else {}
    top = names(s.deck_discards[deck][-1:]) if deck < len(DECKS) else []
    return {"size": len(scouted(s, seat, deck)), "top": top[0] if top else ""}


def card_thing(table: Listing, card: int, owner: int, zone: str, place: int) -> None:
    facts: Thing = {"kind": CARD_KINDS[CARDS[card].kind], "zone": zone, "place": place}
    if CARDS[card].kind == SPELL and CARDS[card].school != NONE:
        facts["school"] = SCHOOLS[CARDS[card].school]
    if CARDS[card].kind == ARTIFACT and CARDS[card].quality != NONE:
        facts["quality"] = QUALITIES[CARDS[card].quality]
    table.add("card:" + CARD_IDS[card], "card", Phrase("h3-card-" + CARD_IDS[card]), owner, facts)


def what_waits(s: Heroes3, seat: int, table: Listing) -> None:
    """Cards and units that are looked at, dice on the table, spots for a tile."""
    waiting = waiting_view(s, seat)
    for unit in s.drawn:
        table.add("unit:" + unit_word(unit), "unit", unit_name(unit), NONE, {**card_facts(unit), "zone": "shown"})
    if isinstance(waiting.get("cards"), list) and looked_kind(s) == "card":
        for i, card in enumerate(sorted(s.looked)):
            card_thing(table, card, seat, "looked", i)
    dice = waiting.get("dice")
    if isinstance(dice, list):
        for i, face in enumerate(dice):
            facts: Thing = {"die": waiting["die"], "face": face}
            table.add(f"die:{i + 1}", "die", Phrase(f"h3-face-{face}"), NONE, facts)
    if dice is None:
        for i, die in enumerate(dice_on_table(s)):
            table.add(f"die:{i + 1}", "die", die_name(die + 1), NONE, {"die": "attack", "face": die})
    if "place" in waiting:
        for sixths in range(TURNS):
            table.add(f"turn:{sixths}", "turn", Phrase("h3-turned", {"sixths": sixths}), NONE, {})
    spots = waiting.get("spots")
    if isinstance(spots, list):
        for i, spot in enumerate(spots):
            table.add(f"spot:{i + 1}", "spot", Phrase("h3-spot", {"spot": i + 1}), NONE, spot)


def of_seat(s: Heroes3, other: int, seat: int, table: Listing) -> None:
    player = s.players[other]
    helping = helps(s, seat) if other == seat else []
    table.add(f"seat:{other}", "seat", seat_name(s, other), other, seat_view(s, other, seat))
    mine = "" if other == seat else f"{other}/"
    for hero, id in enumerate(HEROES_OF_SEAT):
        if player.at[hero] != NONE:
            facts: Thing = {"at": place_word(player.at[hero]), "mp": player.mp[hero]}
            table.add(f"hero:{mine}{id}", "hero", hero_phrase(s, other, hero), other, facts)
    for unit in player.units:
        facts = {**unit_view(s, other, unit, helping), "zone": "army"}
        table.add(f"unit:{mine}{unit_word(unit)}", "unit", unit_name(unit), other, facts)
    if other != seat:
        return
    free = [card for card in FACTION_UNITS[player.faction] if not any(owned >> 1 == card for owned in player.units)]
    for card, recruit in zip(free, recruits_view(s, other, helping), strict=True):
        unit = packed(card, FEW)
        table.add("unit:" + unit_word(unit), "unit", unit_name(unit), other, {**recruit, "zone": "town"})
    for building, id in enumerate(BUILDINGS):
        name = building_name(player.faction, building)
        table.add("building:" + id, "building", name, other, building_view(s, other, building, helping))
    for zone, cards in (("hand", player.hand), ("ongoing", player.ongoing), ("discard", player.discard)):
        for i, card in enumerate(cards):
            card_thing(table, card, other, zone, i)


def hero_phrase(s: Heroes3, seat: int, hero: int) -> Phrase:
    """The Main Hero has a name of its own."""
    return seat_name(s, seat) if hero == 0 else Phrase("h3-hero-second")


def on_the_combat_board(s: Heroes3, table: Listing) -> None:
    battle = s.battle
    if battle is None:
        return
    for space in range(SPACES):
        facts: Thing = {"fighter": battle.at(space)}
        wall = battle.wall_at(space)
        if wall:
            facts["wall"] = "wall" if wall == 1 else "gate"
        facts["row"] = space // 4 - MIDDLE
        word = space_word(space)
        table.add("space:" + word, "space", Phrase("h3-space", {"space": word}), NONE, facts)
    for i, fighter in enumerate(battle.fighters):
        if fighter.on_board():
            owner = battle.seats[fighter.side]
            table.add(f"fighter:{i}", "fighter", fighter_name(s, i), owner, fighter_view(s, battle, i))
