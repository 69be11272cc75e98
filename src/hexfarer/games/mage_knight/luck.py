"""What can come to light in a fight, and how likely each of it is.

An answer after which something unseen counts (tokens drawn for a summoner, cards drawn, dice rolled) is taken once for
each deal that makes a difference. What cannot be listed so is said to be unknown; nobody guesses.
"""

from __future__ import annotations

from math import factorial
from typing import Final

from hexfarer.games.mage_knight.components import DEEDS
from hexfarer.games.mage_knight.content.enemies import ENEMIES, pile_of
from hexfarer.games.mage_knight.hidden import recalls
from hexfarer.games.mage_knight.player import PILE_PLACE, seen_depth, seen_place
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import COLOURS, DOWN
from hexfarer.kernel.rng import Rng

MOST: Final = 2000  # deals that are looked at for one answer


class Script(Rng):
    """A generator that gives what is wanted, then zeros, and notes what it was asked for. It does not shuffle."""

    __slots__ = ("asked", "mixed", "wanted")

    def __init__(self, wanted: list[int]) -> None:
        super().__init__(b"")
        self.wanted = wanted
        self.asked: list[int] = []  # each number: one of how many
        self.mixed = False

    def next(self, n: int) -> int:
        at = len(self.asked)
        self.asked.append(n)
        self.taken += 1
        return self.wanted[at] if at < len(self.wanted) else 0

    def shuffle(self, xs: list[int]) -> None:
        self.mixed = True


class Deal:
    """What may come to light: a position, how likely it is, and what is seen there."""

    __slots__ = ("chance", "s", "seen")

    def __init__(self, s: MageKnight, chance: float, seen: list[str]) -> None:
        self.s = s
        self.chance = chance
        self.seen = seen


def unseen(s: MageKnight) -> int:
    """Changes when chance decides something, or something is drawn that nobody could know.

    What fills a gap in the offers is looked at by itself: most often nobody uses it in the fight.
    """
    count = s.rng.taken << 16
    for pile in s.piles:
        count += len(pile)
    for player in s.players:
        count += len(player.deck)
    return count + len(s.artifact_deck)


def deals(s: MageKnight, seat: int, action: int, after: MageKnight) -> list[Deal] | None:
    """All that an action which brings something to light can lead to; None if nobody can list it."""
    if len(after.artifact_deck) != len(s.artifact_deck):
        return None
    for other in range(s.seats):
        if other != seat and len(s.players[other].deck) != len(after.players[other].deck):
            return None
    drawn = [len(s.piles[pile]) - len(after.piles[pile]) for pile in range(len(s.piles))]
    cards = len(s.players[seat].deck) - len(after.players[seat].deck)
    if min(drawn) < 0:
        return None  # a pile ran out and was made anew
    found: list[Deal] = []
    for tops, token_cases in orders(s, seat, drawn):
        for top, card_cases in hands(s, seat, max(0, cards)):
            if len(found) > MOST or not rolled(s, seat, action, tops, top, token_cases * card_cases, found):
                return None
    for deal in found:
        same = [len(s.piles[pile]) - len(deal.s.piles[pile]) for pile in range(len(s.piles))]
        if same != drawn or len(s.players[seat].deck) - len(deal.s.players[seat].deck) != cards:
            return None  # how much comes to light depends on what does
        deal.s.rng = s.rng.copy()
    whole = sum([deal.chance for deal in found])
    for deal in found:
        deal.chance /= whole
    return found


def orders(s: MageKnight, seat: int, drawn: list[int]) -> list[tuple[list[list[int]], int]]:
    """The ways in which the tops of the piles can lie, the piles with them, and in how many cases they do."""
    found: list[tuple[list[list[int]], int]] = [([pile[:] for pile in s.piles], 1)]
    for pile, count in enumerate(drawn):
        if not count:
            continue
        pool, kept = pool_of(s, seat, pile)
        for depth in range(count):
            at = len(s.piles[pile]) - 1 - depth
            if at in kept:
                continue
            more: list[tuple[list[list[int]], int]] = []
            for piles, cases in found:
                left = pool[:]
                for before in range(depth):
                    if at + depth - before not in kept:
                        left.remove(piles[pile][at + depth - before])
                for token in sorted(set(left)):
                    laid = [tokens[:] for tokens in piles]
                    laid[pile][at] = token
                    more.append((laid, cases * left.count(token)))
            found = more
    return found


def pool_of(s: MageKnight, seat: int, pile: int) -> tuple[list[int], list[int]]:
    """The tokens that may lie anywhere in a pile, and the places in it that the seat has looked at."""
    known = s.players[seat].peeked[:]
    kept = [seen_depth(seen) - 1 for seen in known if seen_place(seen) == PILE_PLACE + pile]
    pool = [token for i, token in enumerate(s.piles[pile]) if i not in kept]
    for space in range(len(s.guards)):
        if s.guards[space]:
            for token in s.tokens_at(space):
                if token >= DOWN and pile_of(token) == pile and not recalls(known, space, token - DOWN):
                    pool.append(token - DOWN)
    for city in s.cities:
        for token in city.garrison:
            if token >= DOWN and pile_of(token) == pile and not recalls(known, city.spaces[0], token - DOWN):
                pool.append(token - DOWN)
    return pool, kept


def hands(s: MageKnight, seat: int, count: int) -> list[tuple[list[int], int]]:
    """What may be drawn from the own deck, besides what is known to lie on top, and in how many cases it is."""
    player = s.players[seat]
    count -= player.deck_known
    if count <= 0:
        return [([], 1)]
    pool = player.deck[: len(player.deck) - player.deck_known]
    found: list[tuple[list[int], int]] = [([], 1)]
    for card in sorted(set(pool)):
        copies = pool.count(card)
        more: list[tuple[list[int], int]] = []
        for some, cases in found:
            ways = 1
            for n in range(min(copies, count - len(some)) + 1):
                more.append(([*some, *[card] * n], cases * ways))
                ways = ways * (copies - n) // (n + 1)
        found = more
    return [(some, cases) for some, cases in found if len(some) == count]


def rolled(
    s: MageKnight, seat: int, action: int, piles: list[list[int]], cards: list[int], cases: int, found: list[Deal]
) -> bool:
    """Take the action on a deal, with all that dice can show; False if chance decides something else."""
    ways: list[list[int]] = [[]]
    while ways:
        wanted = ways.pop()
        new = s.copy()
        new.piles = [pile[:] for pile in piles]
        player = new.players[seat]
        if cards:
            known = player.deck[len(player.deck) - player.deck_known :] if player.deck_known else []
            rest = player.deck[: len(player.deck) - player.deck_known]
            for card in cards:
                rest.remove(card)
            player.deck = rest + cards + known
        script = Script(wanted)
        new.rng = script
        new.apply(action)
        if script.mixed and new.reveals != s.reveals:
            return False  # something was drawn after a shuffle
        alike = together(s, new, script)
        if len(script.asked) > len(wanted):
            least = wanted[-1] if alike and wanted else 0
            for value in range(least, script.asked[len(wanted)]):
                ways.append([*wanted, value])
            if len(ways) + len(found) > MOST:
                return False
            continue
        chance = float(cases)
        for n in script.asked:
            chance /= n
        found.append(Deal(new, chance * (orders_of(wanted) if alike else 1), shown(s, new, seat, piles, script)))
    return True


def together(s: MageKnight, new: MageKnight, script: Script) -> bool:
    """Were all dice thrown at once, so that only what they show counts, and not which of them shows it? Those of the
    Source stay there, each in its place."""
    return new.dice == s.dice and all(n == len(COLOURS) for n in script.asked)


def orders_of(values: list[int]) -> int:
    """In how many orders these values can come."""
    found = factorial(len(values))
    for value in set(values):
        found //= factorial(values.count(value))
    return found


def shown(s: MageKnight, new: MageKnight, seat: int, piles: list[list[int]], script: Script) -> list[str]:
    """What comes to light, by name: enemies, cards, colours of dice."""
    found: list[str] = []
    for pile, tokens in enumerate(piles):
        for token in reversed(tokens[len(new.piles[pile]) : len(s.piles[pile])]):
            found.append(ENEMIES[token].id)
    if len(new.players[seat].deck) < len(s.players[seat].deck):
        had = s.players[seat].hand[:]
        for card in new.players[seat].hand:
            if card in had:
                had.remove(card)
            else:
                found.append(DEEDS[card].id)
    for i, n in enumerate(script.asked):
        if n == len(COLOURS):
            found.append(COLOURS[script.wanted[i]])
    return found
