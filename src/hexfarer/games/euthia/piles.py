"""Situations: stacks, decks, discard piles and offers as `given` says (docs/situations/euthia.md)."""

from __future__ import annotations

from typing import Any, Final

from hexfarer.games.euthia.components import (
    COMBAT_CARDS,
    DRAGON_ATTACK_IDS,
    MONSTER_IDS,
    MONSTERS,
    QUEST_IDS,
    QUESTS,
    RAGE_IDS,
    TILE_IDS,
    TILES,
)
from hexfarer.games.euthia.player import Player
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import ARTIFACTS, CARDS, ENCOUNTERS, OFFER, OWN, SHOPS, STACKS, is_gold
from hexfarer.kernel.phrase import Problem
from hexfarer.kernel.reading import index_in, items, mapping, numbers

SUIT_KEYS: Final[list[str]] = ["silver", "gold"]
QUEST_KEYS: Final[list[str]] = ["deck", "open"]
LEVELS: Final[list[str]] = ["1", "2", "3"]
MONSTER_DECKS: Final[list[str]] = ["monster1", "monster2", "monster3"]
DECKS: Final[list[str]] = [*SUIT_KEYS, *MONSTER_DECKS, "control", "combat", "attacks", "rages"]  # beside the stacks


# -- taking something from wherever it lies --


def take_from(piles: list[list[int]], card: int, id: str) -> None:
    """Take a card or tile out of the first of these piles that has it."""
    for pile in piles:
        if card in pile:
            pile.remove(card)
            return
    raise Problem("problem-eu-not-there", {"what": id})


def take_tile(s: Euthia, player: Player, tile: int) -> None:
    """Take a tile from wherever it lies."""
    home = TILES[tile].home
    piles = [player.stack, s.box] if home >= OWN else [s.stacks[home], s.stacks_used[home], s.box]
    for pile in piles:
        if tile in pile:
            pile.remove(tile)
            return
    if home < len(SHOPS) and tile in s.offers[home] and s.stacks[home]:
        s.offers[home][s.offers[home].index(tile)] = s.stacks[home].pop(0)
        return
    raise Problem("problem-eu-no-tile", {"tile": TILE_IDS[tile]})


def take_card(s: Euthia, card: int) -> int:
    """Take a Silver or Gold card from its deck, discard pile or bank."""
    suit = 1 if is_gold(card) else 0
    for pile in (s.cards[suit], s.cards_used[suit], s.gold_bank if suit else s.silver_bank):
        if card in pile:
            pile.remove(card)
            return card
    raise Problem("problem-eu-no-card", {"card": CARDS[card]})


def take_monster(s: Euthia, number_: int) -> None:
    level = MONSTERS[number_].level - 1
    for pile in (s.monsters[level], s.monsters_used[level]):
        if number_ in pile:
            pile.remove(number_)
            return
    raise Problem("problem-eu-no-monster", {"monster": MONSTER_IDS[number_]})


# -- stacks, decks, offers --


class Deck:
    """A stack or deck with its discard pile, and what its cards are called."""

    __slots__ = ("ids", "kind", "pile", "used")

    def __init__(self, pile: list[int], used: list[int], kind: str, ids: list[str]) -> None:
        self.pile = pile
        self.used = used
        self.kind = kind  # of thing, or "" for cards that are numbers
        self.ids = ids

    def read(self, words: object, where: str) -> list[int]:
        """The cards that are named."""
        if self.kind:
            return [index_in(self.kind, word, self.ids) for word in items(words, where)]
        found = numbers(words, where)
        for card in found:
            if not 0 <= card < len(self.ids):
                raise Problem("problem-eu-not-there", {"what": f"{where} {card}"})
        return found


def deck_of(s: Euthia, id: str) -> Deck:
    """The stack or deck of a name."""
    if id in STACKS:
        stack = STACKS.index(id)
        return Deck(s.stacks[stack], s.stacks_used[stack], "tile", TILE_IDS)
    if id in SUIT_KEYS:
        suit = SUIT_KEYS.index(id)
        return Deck(s.cards[suit], s.cards_used[suit], "card", CARDS)
    if id in MONSTER_DECKS:
        level = MONSTER_DECKS.index(id)
        return Deck(s.monsters[level], s.monsters_used[level], "monster", MONSTER_IDS)
    if id == "control":
        return Deck(s.controls, s.control_used, "", [str(seat) for seat in range(s.seats)])
    if id == "combat":
        return Deck(s.combat_cards, s.combat_used, "", [str(card) for card in range(len(COMBAT_CARDS))])
    if id == "attacks":
        return Deck(s.attacks, s.attacks_used, "key", DRAGON_ATTACK_IDS)
    return Deck(s.rages, s.rages_used, "key", RAGE_IDS)


def lay_piles(s: Euthia, block: dict[str, Any]) -> None:
    for shop, words in mapping(block.get("offers", {}), "offers", SHOPS).items():
        lay_offer(s, SHOPS.index(shop), [index_in("tile", id, TILE_IDS) for id in items(words, f"offers.{shop}")])
    for id, words in mapping(block.get("discards", {}), "discards", STACKS + DECKS).items():
        lay_discards(deck_of(s, id), words, f"discards.{id}")
    for id, words in mapping(block.get("stacks", {}), "stacks", STACKS).items():
        lay_top(deck_of(s, id), words, f"stacks.{id}")
    for id, words in mapping(block.get("monsters", {}), "monsters", LEVELS).items():
        lay_top(deck_of(s, "monster" + id), words, f"monsters.{id}")
    lay_banks(s, mapping(block.get("bank", {}), "bank", SUIT_KEYS))
    for id, words in mapping(block.get("cards", {}), "cards", SUIT_KEYS).items():
        lay_top(deck_of(s, id), words, f"cards.{id}")
    for id in ("control", "combat", "attacks", "rages"):
        if id in block:
            lay_top(deck_of(s, id), block[id], id)
    for id, value in mapping(block.get("quests", {}), "quests", ENCOUNTERS).items():
        lay_quests(s, ENCOUNTERS.index(id), mapping(value, f"quests.{id}", QUEST_KEYS))
    if "gone" in block:
        lay_gone(s, [index_in("tile", id, TILE_IDS) for id in items(block["gone"], "gone")])


def lay_discards(deck: Deck, words: object, where: str) -> None:
    """The whole discard pile, the last one uppermost; what lay there and is not named is under the deck."""
    wanted = deck.read(words, where)
    deck.pile[:0] = deck.used
    pull(deck.pile, wanted, deck.ids)
    deck.used[:] = wanted


def lay_top(deck: Deck, words: object, where: str) -> None:
    on_top(deck.pile, deck.used, deck.read(words, where), deck.ids)


def lay_gone(s: Euthia, wanted: list[int]) -> None:
    """Tiles that have left the game: Hero tiles and Artifacts."""
    left = s.box[:]
    for tile in wanted:
        take_from([left, *[player.stack for player in s.players], s.stacks[ARTIFACTS]], tile, TILE_IDS[tile])
    s.box = wanted + left


def pull(pile: list[int], wanted: list[int], ids: list[str]) -> None:
    """Take these out of a pile."""
    for card in wanted:
        if card not in pile:
            raise Problem("problem-eu-not-there", {"what": ids[card]})
        pile.remove(card)


def on_top(pile: list[int], used: list[int], wanted: list[int], ids: list[str]) -> None:
    """These on top of a pile, the first one uppermost; from its discard pile if need be."""
    for card in wanted:
        if pile.count(card) < wanted.count(card) and card in used:
            used.remove(card)
            pile.append(card)
    pull(pile, wanted, ids)
    pile += wanted[::-1]


def lay_offer(s: Euthia, shop: int, wanted: list[int]) -> None:
    if len(wanted) > OFFER:
        raise Problem("problem-eu-offer", {"given": len(wanted), "most": OFFER})
    s.stacks[shop] += s.offers[shop]
    s.offers[shop] = []
    for tile in wanted:
        if tile in s.stacks_used[shop] and tile not in s.stacks[shop]:
            s.stacks_used[shop].remove(tile)
            s.stacks[shop].append(tile)
    pull(s.stacks[shop], wanted, TILE_IDS)
    s.offers[shop] = wanted
    while len(s.offers[shop]) < OFFER and s.stacks[shop]:
        s.offers[shop].append(s.stacks[shop].pop(0))


def lay_banks(s: Euthia, facts: dict[str, Any]) -> None:
    for suit, id in enumerate(SUIT_KEYS):
        if id not in facts:
            continue
        wanted = [index_in("card", word, CARDS) for word in items(facts[id], f"bank.{id}")]
        bank = s.gold_bank if suit else s.silver_bank
        s.cards[suit] = bank + s.cards[suit]
        bank.clear()
        for card in wanted:
            take_card(s, card)
        bank += wanted[::-1]


def lay_quests(s: Euthia, type_: int, facts: dict[str, Any]) -> None:
    for key, value in facts.items():
        wanted = [index_in("quest", id, QUEST_IDS) for id in items(value, f"quests.{ENCOUNTERS[type_]}.{key}")]
        for quest in wanted:
            if QUESTS[quest].type != type_:
                raise Problem("problem-eu-not-there", {"what": QUEST_IDS[quest]})
        if key == "open":
            s.open_quests[type_] = wanted
            s.quest_decks[type_] = [quest for quest in s.quest_decks[type_] if quest not in wanted]
        else:
            s.quest_decks[type_] = wanted[::-1]
            s.open_quests[type_] = [quest for quest in s.open_quests[type_] if quest not in wanted]
