"""Dealing anew what a seat cannot see, for bots and previews (section 26 of the rules)."""

from __future__ import annotations

from typing import Final

from hexfarer.games.heroes3.asking import Ask, Course
from hexfarer.games.heroes3.components import ABILITY, ARTIFACT, CARDS, SPELL, card_number
from hexfarer.games.heroes3.content.heroes import HEROES
from hexfarer.games.heroes3.content.scenarios import SCENARIO_IDS, SCENARIOS
from hexfarer.games.heroes3.content.tiles import TILE_IDS
from hexfarer.games.heroes3.flow.cards import Casting
from hexfarer.games.heroes3.flow.moments import OneOf
from hexfarer.games.heroes3.flow.tournament import deal_map_anew, map_in_making
from hexfarer.games.heroes3.flow.turn import SCOUT_OWN, ScoutPut, VortexCard, looked_kind, scouted
from hexfarer.games.heroes3.flow.walking import PutTile, TurnTile
from hexfarer.games.heroes3.player import Player
from hexfarer.games.heroes3.state import ABILITIES, ARTIFACTS, SPELLS, Heroes3
from hexfarer.games.heroes3.terms import FAR, NEAR, NONE
from hexfarer.kernel.action import a_of
from hexfarer.kernel.rng import Rng

TRIES: Final = 8  # to find a hand with which who is asked could answer


def deal_anew(s: Heroes3, seat: int, rng: Rng) -> None:
    """Hands of the others, orders of decks, cards that others look at, tiles face down."""
    forget_casting(s, seat)
    for deck in s.neutral_decks:
        mix(deck, rng)
    mix(s.astrologers, rng)
    for pile in (*s.tale.decks, s.tale.spells):  # the AI's
        mix(pile, rng)
    looks(s, seat, rng)
    before = s.copy()
    for number in range(TRIES):
        deal_cards(s, seat, rng, NONE)
        if can_answer(s, seat):
            break
        s.decks = [deck[:] for deck in before.decks]
        s.players = [player.copy() for player in before.players]
        s.looked = before.looked[:]
        if number + 1 == TRIES:
            deal_cards(s, seat, rng, s.to_act())
    deal_tiles(s, rng)


def forget_casting(s: Heroes3, seat: int) -> None:
    """A spell that another player puts together is not known before it is announced: it could be anything else."""
    while len(s.stack) > 1:
        frame, below = s.stack[-1], s.stack[-2]
        if not isinstance(frame, Casting) or seat == frame.seat or frame.seat != below.seat:
            return
        if isinstance(below, Course):  # what it belongs to was announced
            return
        s.pop()


def mix(pool: list[int], rng: Rng) -> None:
    """Shuffle, whatever the order was before: the guess depends on what is unseen, not on how it lies."""
    pool.sort()
    rng.shuffle(pool)


# -- cards --


def looks(s: Heroes3, seat: int, rng: Rng) -> None:
    """What the rogues of another player see could be any card of its deck."""
    frame = s.stack[-1] if s.stack else None
    if isinstance(frame, Ask) and isinstance(frame.choosing, ScoutPut) and frame.seat != seat:
        if frame.by != SCOUT_OWN:
            swap(s.looked, scouted(s, frame.seat, frame.by), rng)


def swap(hidden: list[int], deck: list[int], rng: Rng) -> None:
    """Exchange hidden cards with the deck they have come from."""
    pool = hidden + deck
    mix(pool, rng)
    count = len(hidden)
    hidden[:] = pool[:count]
    deck[:] = pool[count:]


def deck_of(card: int) -> int:
    """The shared deck that a card belongs to, or NONE."""
    kind = CARDS[card].kind
    return ABILITIES if kind == ABILITY else ARTIFACTS if kind == ARTIFACT else SPELLS if kind == SPELL else NONE


def starting_cards(s: Heroes3, player: Player) -> list[int]:
    """The cards of shared kinds that everybody knows a player began with and has not put down since."""
    hero = HEROES[player.hero]
    found: list[int] = []
    for id, count in ((hero.ability, 1), ("magic_arrow", 2 if hero.magic else 1)):
        card = card_number(id)
        gone = (player.discard + player.ongoing + s.removed).count(card)
        found += [card] * max(0, count - gone)
    return found


def deal_cards(s: Heroes3, seat: int, rng: Rng, spared: int) -> None:
    """Hands and decks of the others. How many abilities, artifacts and spells they have gained is known, not which:
    these change places with the shared decks. `spared` keeps its hand."""
    rests: list[list[int]] = []
    gains: list[list[int]] = []
    looker = s.to_act()
    own_looked = looks_at_own(s)
    for other, player in enumerate(s.players):
        rest: list[int] = []
        counts = [0] * len(s.decks)
        if other not in (seat, spared):
            known = starting_cards(s, player)
            for card in player.hand + player.deck + (s.looked if own_looked and other == looker else []):
                deck = deck_of(card)
                if deck == NONE or card in known:
                    rest.append(card)
                    if card in known:
                        known.remove(card)
                else:
                    s.decks[deck].append(card)
                    counts[deck] += 1
        rests.append(rest)
        gains.append(counts)
    searched = 0
    if s.looked and not own_looked and looker not in (seat, spared) and looked_kind(s) == "card":
        searched = len(s.looked)
        source = deck_of(s.looked[0])
        s.decks[source] += s.looked
    for deck_cards in s.decks:
        mix(deck_cards, rng)
    if searched:
        s.looked = [s.decks[source].pop() for _ in range(searched)]
    for other, player in enumerate(s.players):
        if other in (seat, spared):
            mix(player.deck, rng)
            continue
        cards = rests[other]
        for deck, count in enumerate(gains[other]):
            cards += [s.decks[deck].pop() for _ in range(count)]
        mix(cards, rng)
        size = len(player.hand)
        player.hand = sorted(cards[:size])
        if own_looked and other == looker:
            count = len(s.looked)
            s.looked = cards[size : size + count]
            size += count
        player.deck = cards[size:]


def looks_at_own(s: Heroes3) -> bool:
    """Is somebody looking at cards of the own deck?"""
    frame = s.stack[-1] if s.stack else None
    if not isinstance(frame, Ask) or not s.looked:
        return False
    if isinstance(frame.choosing, ScoutPut):
        return frame.by == SCOUT_OWN
    return isinstance(frame.choosing, VortexCard) and frame.memo == 1


def can_answer(s: Heroes3, seat: int) -> bool:
    """Has another seat that is asked an answer with its new hand?"""
    if not s.stack or s.over or s.stack[-1].seat == seat:
        return True
    frame = s.stack[-1]
    if isinstance(frame, Ask) and isinstance(frame.choosing, OneOf):
        hand = s.players[frame.seat].hand
        s.stack[-1] = Ask(frame.seat, OneOf(hand[: len(frame.choosing.cards)]), frame.by, frame.memo)
    if isinstance(frame, Casting):
        hand = s.players[frame.seat].hand
        wanted = [frame.card, *[a_of(boost) for boost in frame.boosts]]
        if any(hand.count(card) < wanted.count(card) for card in wanted):
            return False
    return bool(s.stack[-1].options(s))


# -- tiles --


def deal_tiles(s: Heroes3, rng: Rng) -> None:
    """Face-down tiles and pools are dealt as the scenario says, from all tiles that nobody has seen yet."""
    frame = map_in_making(s)
    if frame is not None:
        deal_map_anew(s, frame, rng)
        return
    card = SCENARIOS[SCENARIO_IDS.index(s.plan.scenario)]
    seen = [tile for tile in s.board.tiles if tile != NONE]
    for held in s.stack:
        if isinstance(held, TurnTile | PutTile):
            seen.append(held.tile)
    fixed = [TILE_IDS.index(place.tile) if place.tile in TILE_IDS else NONE for place in card.maps[s.seats]]
    places = card.maps[s.seats]
    for words in sorted({place.tile for place in places if " " in place.tile}):  # shuffled among themselves
        there = [i for i, place in enumerate(places) if place.tile == words and s.under[i] != NONE]
        group = [s.under[i] for i in there]
        mix(group, rng)
        for i, tile in zip(there, group):
            s.under[i] = fixed[i] = tile
    left: list[int] = []
    for kind, words in ((NEAR, card.near), (FAR, card.far)):
        slots = [
            i
            for i, tile in enumerate(s.under)
            if tile != NONE and s.board.kinds[i] == kind and not (i < len(fixed) and fixed[i] == tile)
        ]
        parts = [[tile for tile in numbers(part) if tile not in seen] for part in words.split("|")]
        must = parts[0] if len(parts) > 1 else []
        left = parts[-1]
        mix(left, rng)
        take = len(slots) - len(must)
        if take < 0 or take > len(left):  # a position that no game of this scenario leads to
            must, left, take = [s.under[i] for i in slots], [], 0
        tiles = must + left[:take]
        left = left[take:]
        mix(tiles, rng)
        for i, tile in zip(slots, tiles):
            s.under[i] = tile
    pools = [tile for player in s.players for tile in player.pool]
    supply = [tile for tile in numbers(card.pool) if tile not in seen] if card.pool else left
    if len(supply) < len(pools):
        supply = pools
    mix(supply, rng)
    for player in s.players:
        player.pool = [supply.pop() for _ in player.pool]


def numbers(words: str) -> list[int]:
    return [TILE_IDS.index(id) for id in words.split()]
