"""Dealing anew what a seat cannot see, for bots and previews (section 22 of the rules)."""

from __future__ import annotations

from typing import Final

from hexfarer.games.euthia.components import (
    ADDITIONAL,
    CHAPTERS,
    FIRST_ELITE,
    FIRST_STAGE,
    GROUPS,
    MAP_TILES,
    MONSTERS,
    QUESTS,
    WITH_ENCOUNTER,
)
from hexfarer.games.euthia.flow.control import Offering
from hexfarer.games.euthia.plan import COMPETITIVE
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import NONE, is_gold
from hexfarer.kernel.rng import Rng


def _backs() -> list[int]:
    """For every Monster card a number that is the same for those with equal backs (EU-COMBAT-09)."""
    seen: list[tuple[int, int, int, str]] = []
    found: list[int] = []
    for card in MONSTERS:
        back = (card.health, card.limit, card.minimum, repr(card.reward.text()))
        if back not in seen:
            seen.append(back)
        found.append(seen.index(back))
    return found


def _kinds() -> list[list[list[int]]]:
    """By Chapter and group the map tiles of a kind, whose backs are alike (EU-SETUP-04, -05)."""
    found: list[list[list[int]]] = [[[] for _ in GROUPS] for _ in CHAPTERS]
    for number, tile in enumerate(MAP_TILES):
        found[tile.chapter][tile.group].append(number)
    return found


BACKS: Final[list[int]] = _backs()
KINDS: Final[list[list[list[int]]]] = _kinds()


def deal_anew(s: Euthia, seat: int, rng: Rng) -> None:
    """Orders of stacks and decks, hands of the others, tiles and cards that left the game unseen."""
    s.loaded = []
    deal_map(s, rng)
    deal_cards(s, seat, rng)
    for level in range(3):
        deal_monsters(s, level, rng)
    deal_bounties(s, rng)
    for type_ in range(len(s.quest_decks)):
        deal_quests(s, type_, rng)
    deal_offers(s, seat, rng)
    for pile in (*s.stacks, s.controls, s.combat_cards, s.event_deck, s.legend_deck, s.attacks, s.rages):
        mix(pile, rng)


def deal_offers(s: Euthia, seat: int, rng: Rng) -> None:
    """Who wants to play the Monster is not known before all have answered (EU-COMBAT-49)."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Offering) and s.fight is not None:
        order = s.others(s.fight.seat)
        asked = [other for other in order[: order.index(top.seat)] if s.players[other].controls]
        top.offers = [other for other in asked if (other in top.offers if other == seat else rng.next(2) == 0)]


def mix(pool: list[int], rng: Rng) -> None:
    """Shuffle, whatever the order was before: the guess depends on what is unseen, not on how it lies."""
    pool.sort()
    rng.shuffle(pool)


def deal_map(s: Euthia, rng: Rng) -> None:
    """The rest of each Chapter: how many tiles of a group are left is known, not which (EU-SETUP-04, -05)."""
    stack: list[int] = []
    for chapter in range(4, -1, -1):
        left = [tile for tile in s.map_stack if MAP_TILES[tile].chapter == chapter]
        for group in (WITH_ENCOUNTER, ADDITIONAL):
            count = len([tile for tile in left if MAP_TILES[tile].group == group])
            unseen = [number for number in KINDS[chapter][group] if number not in s.board.tiles]
            mix(unseen, rng)
            left = [tile for tile in left if MAP_TILES[tile].group != group] + unseen[:count]
        mix(left, rng)
        stack += left
    s.map_stack = stack


def deal_cards(s: Euthia, seat: int, rng: Rng) -> None:
    """Silver and Gold cards in the hands of others, in the banks and in the decks."""
    for suit in range(2):
        pool = s.cards[suit][:]
        bank = s.gold_bank if suit else s.silver_bank
        pool += bank
        counts: list[int] = []
        for other, player in enumerate(s.players):
            mine = [card for card in player.hand if is_gold(card) == (suit == 1)] if other != seat else []
            counts.append(len(mine))
            pool += mine
            if other != seat:
                player.hand = [card for card in player.hand if is_gold(card) != (suit == 1)]
        mix(pool, rng)
        for other, count in enumerate(counts):
            for _ in range(count):
                s.players[other].take_card(pool.pop())
        for i in range(len(bank)):
            bank[i] = pool.pop()
        s.cards[suit] = pool


def deal_monsters(s: Euthia, level: int, rng: Rng) -> None:
    """The order of a Monster deck; the back of its top card is known."""
    deck = s.monsters[level]
    if not deck:
        return
    back = BACKS[deck[-1]]
    mix(deck, rng)
    fitting = [i for i, number in enumerate(deck) if BACKS[number] == back]
    i = fitting[rng.next(len(fitting))]
    deck[i], deck[-1] = deck[-1], deck[i]


def deal_bounties(s: Euthia, rng: Rng) -> None:
    """Which Elites are still to come is known by their levels only; one that made way lies under its level."""
    shown = [bounty for player in s.players for bounty in player.bounties]
    if s.elite != NONE:
        shown.append(s.elite)
    stack: list[int] = []
    for level in range(3, 0, -1):
        left = [number for number in s.bounty_stack if MONSTERS[number].level == level]
        known = [number for number in left if number in s.waiting]
        unseen = [n for n in range(FIRST_ELITE, FIRST_STAGE) if MONSTERS[n].level == level and n not in shown + known]
        mix(unseen, rng)
        stack += known + unseen[: len(left) - len(known)]
    s.bounty_stack = stack


def deal_quests(s: Euthia, type_: int, rng: Rng) -> None:
    """The deck of an Encounter holds some of those that nobody has seen (EU-ENCOUNTER-01)."""
    count = len(s.quest_decks[type_])
    if not count:
        return
    seen = s.open_quests[type_] + [quest for player in s.players for quest in player.quests]
    left_out = 1 if s.plan.mode == COMPETITIVE else 2
    unseen = [
        number
        for number, quest in enumerate(QUESTS)
        if quest.type == type_ and quest.players != left_out and number not in seen
    ]
    mix(unseen, rng)
    s.quest_decks[type_] = unseen[:count]
