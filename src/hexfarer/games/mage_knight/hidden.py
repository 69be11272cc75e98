"""What a seat cannot see is dealt anew (26A of the rules)."""

from __future__ import annotations

from hexfarer.games.mage_knight.components import DEEDS
from hexfarer.games.mage_knight.content.enemies import pile_of
from hexfarer.games.mage_knight.content.tiles import TILES, core
from hexfarer.games.mage_knight.effects.base import Doing
from hexfarer.games.mage_knight.effects.rivals import HealingRitual
from hexfarer.games.mage_knight.effects.scouting import look_again
from hexfarer.games.mage_knight.plan import CITY_TILES
from hexfarer.games.mage_knight.player import PILE_PLACE, seen_at, seen_depth, seen_place
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import ARTIFACT, BLOCK_PHASE, DOWN, NONE, PILES, RED, WHITE, WOUND
from hexfarer.kernel.rng import Rng


def deal_anew(s: MageKnight, seat: int, rng: Rng, all_hands: bool) -> None:
    """Shuffle everything hidden among the places it can be in; without `all_hands` but for the hand of who is asked."""
    for deck in (s.action_deck, s.spell_deck, s.artifact_deck, s.regular_deck, s.elite_deck, s.ruin_pile):
        mix(deck, rng)
    players(s, seat, rng, NONE if all_hands else s.to_act())
    if s.dummy is not None:
        mix(s.dummy.deck, rng)
        mix(s.dummy.skill_pile, rng)
    tokens(s, seat, rng)
    for other in range(s.seats):
        if other != seat and s.players[other].peeked:
            look_again(s, other)
    ruins(s, rng)
    tiles(s, rng)
    secret_die(s, seat, rng)
    if s.chosen and (seat < 0 or s.players[seat].team in (0, 1)):
        for team in (0, 1):
            if seat < 0 or s.players[seat].team != team:
                s.chosen[team] = 2 * rng.next(2) + team


def mix(pool: list[int], rng: Rng) -> None:
    """Shuffle, whatever the order was before: the guess depends on what is unseen, not on how it lies."""
    pool.sort()
    rng.shuffle(pool)


def players(s: MageKnight, seat: int, rng: Rng, spared: int) -> None:
    """Own deck but for what was put on top; hands and decks of others; drafts; artifacts seen by others."""
    if s.recalled and s.to_act() != seat and artifacts_wait(s):
        swap(s.recalled, s.artifact_deck, rng)
    drafts = [player.draft for i, player in enumerate(s.players) if i != seat]
    packs = [player.pack for i, player in enumerate(s.players) if i != seat]
    for hidden in drafts + packs:
        swap(hidden, s.action_deck, rng)
    for i, player in enumerate(s.players):
        if i in (seat, spared):
            known = player.deck[len(player.deck) - player.deck_known :] if player.deck_known else []
            pool = player.deck[: len(player.deck) - player.deck_known] + player.stash
            mix(pool, rng)
            player.stash = pool[: len(player.stash)]
            player.deck = pool[len(player.stash) :] + known
        else:
            pool = player.hand + player.deck + player.stash
            known = [WOUND] if ritual_waits(s, i) else []
            for card in known:
                pool.remove(card)
            mix(pool, rng)
            hand, stash = len(player.hand) - len(known), len(player.stash)
            player.hand = sorted(known + pool[:hand])
            player.stash = pool[hand : hand + stash]
            player.deck = pool[hand + stash :]
        mix(player.skill_pile, rng)


def ritual_waits(s: MageKnight, seat: int) -> bool:
    """Has the player announced a Healing Ritual, and so a wound in hand, to which others may still react?"""
    return any(
        isinstance(frame, Doing) and frame.seat == seat and isinstance(frame.effect, HealingRitual) for frame in s.stack
    )


def artifacts_wait(s: MageKnight) -> bool:
    """Are the cards that wait artifacts which only one player sees?"""
    return all(card < len(DEEDS) and DEEDS[card].kind == ARTIFACT for card in s.recalled)


def swap(hidden: list[int], deck: list[int], rng: Rng) -> None:
    """Exchange hidden cards with a deck they may have come from."""
    pool = hidden + deck
    mix(pool, rng)
    count = len(hidden)
    hidden[:] = pool[:count]
    deck[:] = pool[count:]


def tokens(s: MageKnight, seat: int, rng: Rng) -> None:
    """Face-down enemies are any of their pile, but for those that the seat has looked at."""
    known = s.players[seat].peeked[:] if 0 <= seat < s.seats else []
    for pile in range(len(PILES)):
        places: list[tuple[int, int]] = []  # space, or - 1 - city; and position there
        kept = sorted(seen_depth(seen) - 1 for seen in known if seen_place(seen) == PILE_PLACE + pile)
        unseen = [token for i, token in enumerate(s.piles[pile]) if i not in kept]
        for space in range(len(s.guards)):
            if s.guards[space]:
                for i, token in enumerate(s.tokens_at(space)):
                    if token >= DOWN and pile_of(token) == pile and not recalls(known, space, token - DOWN):
                        places.append((space, i))
                        unseen.append(token - DOWN)
        for number, city in enumerate(s.cities):
            for i, token in enumerate(city.garrison):
                if token >= DOWN and pile_of(token) == pile and not recalls(known, city.spaces[0], token - DOWN):
                    places.append((-1 - number, i))
                    unseen.append(token - DOWN)
        mix(unseen, rng)
        for place, i in places:
            token = unseen.pop() + DOWN
            if place >= 0:
                there = s.tokens_at(place)
                there[i] = token
                s.put_tokens(place, there)
            else:
                s.cities[-1 - place].garrison[i] = token
        for i in kept:
            unseen.insert(i, s.piles[pile][i])
        s.piles[pile] = unseen


def recalls(known: list[int], space: int, token: int) -> bool:
    """Is this token one that was looked at? Each of them is recalled once."""
    seen = seen_at(space, 1, token)
    if seen in known:
        known.remove(seen)
        return True
    return False


def ruins(s: MageKnight, rng: Rng) -> None:
    hidden = [space for space, ruin in enumerate(s.ruins) if ruin > DOWN]
    pool = s.ruin_pile + [s.ruins[space] - DOWN - 1 for space in hidden]
    mix(pool, rng)
    for space in hidden:
        s.ruins[space] = pool.pop() + 1 + DOWN
    s.ruin_pile = pool


def tiles(s: MageKnight, rng: Rng) -> None:
    """The tile deck and the tiles left out, backs apart; the fixed map of Conquer and Hold."""
    in_order = s.plan.in_order
    for kind in (1, 2):
        spare = s.spare_country if kind == 1 else s.spare_core
        places = [i for i, tile in enumerate(s.tile_deck) if TILES[tile].kind == kind]
        if in_order and kind == 1:
            continue
        deal(s, places, spare, rng)
    if s.fixed_hidden:
        for kind in (1, 2):
            slots = [i for i, packed in enumerate(s.fixed_hidden) if TILES[packed & 63].kind == kind]
            found = [s.fixed_hidden[i] & 63 for i in slots]
            mix(found, rng)
            for i, tile in zip(slots, found, strict=True):
                s.fixed_hidden[i] = s.fixed_hidden[i] & ~63 | tile


def deal(s: MageKnight, places: list[int], spare: list[int], rng: Rng) -> None:
    """Shuffle the tiles of one back among their places and those left out; the scenario's own tiles stay in."""
    plan = s.plan
    forced = plan.forced_country + plan.forced_core + plan.forced_cities
    tiles_ = [s.tile_deck[i] for i in places]
    kept = [tile for tile in tiles_ if tile in forced]
    plain = [tile for tile in tiles_ if tile not in forced and TILES[tile].city == NONE]
    cities = len(tiles_) - len(kept) - len(plain)
    pool = plain + spare
    mix(pool, rng)
    kept += pool[: len(plain)]
    spare[:] = pool[len(plain) :]
    unused = [core(n) for n in CITY_TILES if core(n) not in s.board.tiles and core(n) not in forced]
    mix(unused, rng)
    kept += unused[:cities]
    mix(kept, rng)
    for i, tile in zip(places, kept, strict=True):
        s.tile_deck[i] = tile


def secret_die(s: MageKnight, seat: int, rng: Rng) -> None:
    """Interactive combat: what has not been shown yet may be any other colour."""
    combat = s.combat
    if combat is None or combat.die == NONE or seat == combat.overseer:
        return
    if not combat.die_shown(s.moment):
        possible = [
            colour for colour in range(6) if colour != WHITE and not (s.moment >= BLOCK_PHASE and colour == RED)
        ]
        combat.die = possible[rng.next(len(possible))]
