"""What must always be there (section 20b of the rules)."""

from __future__ import annotations

from hexfarer.games.euthia.components import BOARDS, FIRST_ELITE, MAP_TILES, MONSTERS, QUESTS, TILES
from hexfarer.games.euthia.pieces import is_worn, tile_of
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import (
    ARTIFACTS,
    BEAST,
    CARDS,
    COPIES_OF_CARD,
    HAND_LIMIT,
    MIND_CONTROL,
    MOST_DWURT_DIE,
    MOST_HOPE,
    NO_SLOT,
    NONE,
    OWN,
    SOUL_CONTROL,
)


def missing(s: Euthia) -> list[str]:
    """What is lost, doubled or out of bounds; empty when all is well."""
    return tiles_missing(s) + cards_missing(s) + monsters_missing(s) + quests_wrong(s) + numbers_wrong(s)


def tiles_missing(s: Euthia) -> list[str]:
    places = s.box + s.seen
    for pile in s.stacks + s.stacks_used + s.offers:
        places += pile
    heroes: list[int] = []
    for player in s.players:
        heroes.append(player.hero)
        places += [tile_of(p) for p in player.pieces + player.known] + player.stack
    counts = [0] * len(TILES)
    for owned in places:
        counts[owned] += 1
    left_out = 2 if s.plan.alone() else 1
    found: list[str] = []
    for number, tile in enumerate(TILES):
        want = tile.copies
        if tile.home >= OWN and (tile.home - OWN not in heroes or tile.players == left_out):
            want = 0
        if tile.home == ARTIFACTS and not s.plan.legends:  # EU-SETUP-26
            want = 0
        if counts[number] != want:
            found.append(f"{tile.id}: {counts[number]} of {want}")
    if len(set(s.board.tiles + s.map_stack)) != len(s.board.tiles) + len(s.map_stack):
        found.append("a map tile lies twice")
    if max(s.board.tiles) >= len(MAP_TILES):
        found.append("no such map tile")
    return found


def cards_missing(s: Euthia) -> list[str]:
    places = s.cards[0] + s.cards[1] + s.cards_used[0] + s.cards_used[1] + s.silver_bank + s.gold_bank
    for player in s.players:
        places += player.hand
    if s.fight is not None:
        places += [play // 4 for play in s.fight.played + s.fight.lasting for _ in range(play % 4)]
    left_out = SOUL_CONTROL if not s.plan.rivals() else MIND_CONTROL
    found: list[str] = []
    for card, id in enumerate(CARDS):
        want = 0 if card == left_out else COPIES_OF_CARD
        if places.count(card) != want:
            found.append(f"{id}: {places.count(card)} of {want}")
    controls = s.controls + s.control_used
    if s.plan.rivals() and s.seats > 2:
        for seat, player in enumerate(s.players):
            if controls.count(seat) + player.controls != 2:
                found.append(f"Control cards of seat {seat}: {controls.count(seat) + player.controls} of 2")
    return found


def monsters_missing(s: Euthia) -> list[str]:
    places: list[int] = []
    for deck, used in zip(s.monsters, s.monsters_used):
        places += deck + used
    for player in s.players:
        places += player.trophies
    if s.fight is not None and s.fight.foe == BEAST:
        places.append(s.fight.monster)
    found: list[str] = []
    for number in range(FIRST_ELITE):
        if places.count(number) != 1:
            found.append(f"{MONSTERS[number].id}: {places.count(number)} of 1")
    bounties = s.bounty_stack + [bounty for player in s.players for bounty in player.bounties]
    if s.elite != NONE:
        bounties.append(s.elite)
    if len(set(bounties)) != len(bounties):
        found.append("a Bounty lies twice")
    return found


def quests_wrong(s: Euthia) -> list[str]:
    places = [quest for player in s.players for quest in player.quests]
    for type_, (deck, shown) in enumerate(zip(s.quest_decks, s.open_quests)):
        places += deck + shown
        if any(QUESTS[quest].type != type_ for quest in deck + shown):
            return ["a quest lies with another Encounter"]
    return ["a quest lies twice"] if len(set(places)) != len(places) else []


def numbers_wrong(s: Euthia) -> list[str]:
    found: list[str] = []
    fighter = NONE if s.fight is None else s.fight.seat
    for seat, player in enumerate(s.players):
        if not 0 <= player.health <= player.max_health():
            found.append(f"seat {seat}: {player.health} of {player.max_health()} Health")
        if min(player.gold, player.rep, player.gaar, player.dwurt, player.move, *player.gems, *player.essences) < 0:
            found.append(f"seat {seat}: something is below 0")
        if not 0 <= player.dwurt_die <= MOST_DWURT_DIE:
            found.append(f"seat {seat}: Dwurt die {player.dwurt_die}")
        if len(player.hand) > HAND_LIMIT and s.fight is None and not settling(s):
            found.append(f"seat {seat}: {len(player.hand)} cards")
        if player.at != NONE and seat != fighter and s.guarded(player.at) and not settling(s):
            found.append(f"seat {seat}: stands on a Monster")
        for slot in range(NO_SLOT):
            if len(player.worn_in(slot)) > player.slots_of(slot):
                found.append(f"seat {seat}: too much on fields {slot}")
        if any(is_worn(p) and TILES[tile_of(p)].slot == NO_SLOT for p in player.pieces):
            found.append(f"seat {seat}: wears what cannot be worn")
        if player.pieces != sorted(player.pieces) or player.hand != sorted(player.hand):
            found.append(f"seat {seat}: pieces or cards out of order")
        if player.gaar and BOARDS[player.hero].dwurt_fields == 0 and player.dwurt:
            found.append(f"seat {seat}: has Dwurt")
    if s.fight is not None and not 0 <= s.fight.hope <= MOST_HOPE:
        found.append(f"Hope {s.fight.hope}")
    return found


def settling(s: Euthia) -> bool:
    """Is something going on that ends with everybody tidying up: more than the turn and what runs the game?"""
    return len(s.stack) > 2
