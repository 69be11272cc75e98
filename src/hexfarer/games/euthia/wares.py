"""What things are worth to a Hero beyond their price: what bots and hints go by. In hundredths of a Reputation."""

from __future__ import annotations

from typing import Any, Final

from hexfarer.games.euthia.asking import Either, IfSet, Seq
from hexfarer.games.euthia.components import TILES, Tile
from hexfarer.games.euthia.content.scoring import GOLD_FOR_REP
from hexfarer.games.euthia.effects.gains import (
    Dwurt,
    Essence,
    Gaar,
    Gem,
    Gold,
    GoldCard,
    Heal,
    HealFull,
    MineCart,
    Move,
    Perform,
    Potion,
    Ready,
    Rep,
    Resource,
    RevealTiles,
    Reward,
    Silver,
    Supplies,
    Teleport,
    TeleportScroll,
    Treasure,
    Wounds,
)
from hexfarer.games.euthia.flow.using import is_essence_tile
from hexfarer.games.euthia.pieces import is_worn, readied, tile_of
from hexfarer.games.euthia.player import Player
from hexfarer.games.euthia.scoring import resource_worth
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.strength import fitted, is_gear, power
from hexfarer.games.euthia.terms import BACKPACK, COMBAT, MINING, NO_SLOT, NONE, OUTSIDE, RESOURCE
from hexfarer.kernel.effect import Effect

COIN: Final = 100 // GOLD_FOR_REP
SPARE_COIN: Final = 16  # more for gold that can still be spent well
SPENDABLE: Final = 14  # coins of which that is true
HEALTH: Final = 14
GAAR: Final = 28
GEM: Final = 60
ESSENCE: Final = 75
SILVER: Final = 8
GOLD_CARD: Final = 30
WANTED: Final = 60  # a Trophy for which an open quest asks
OPENED: Final = 10  # an unlocked field
DOUBTFUL: Final = 60  # hundredths of what must first be revealed or unlocked
STRENGTH: Final = 5000  # a Hero who is e times as strong, for a whole game


def gain_of(effect: Effect[Any]) -> int:
    """A rough worth of what an effect gives."""
    if isinstance(effect, Seq):
        return sum([gain_of(part) for part in effect.parts])
    if isinstance(effect, Either):
        return max([gain_of(way) for way in effect.ways])
    if isinstance(effect, IfSet):
        return gain_of(effect.effect) // 2
    if isinstance(effect, Rep):
        return 100 * effect.n
    if isinstance(effect, Gold):
        return (COIN + SPARE_COIN) * effect.n
    if isinstance(effect, Gaar | Dwurt):
        return GAAR * effect.n
    if isinstance(effect, Gem):
        return GEM * effect.n
    if isinstance(effect, Essence):
        return ESSENCE * effect.n
    if isinstance(effect, Silver):
        return SILVER * effect.n
    if isinstance(effect, GoldCard):
        return GOLD_CARD * effect.n
    if isinstance(effect, Potion | Supplies | TeleportScroll):
        return 40 * effect.n
    if isinstance(effect, Treasure):
        return 90 * effect.n
    if isinstance(effect, Resource):
        return 110 * effect.n
    if isinstance(effect, Heal):
        return 9 * effect.n
    if isinstance(effect, Wounds):
        return -HEALTH * effect.n
    if isinstance(effect, Move | Teleport):
        return 12 * effect.n
    if isinstance(effect, Perform):
        return 60 if effect.action == COMBAT else 45 if effect.action == MINING else 25
    if isinstance(effect, HealFull):
        return 45
    if isinstance(effect, Reward):
        return 150
    return 25 if isinstance(effect, MineCart | Ready | RevealTiles) else 30


def habit(tile: Tile, left: int) -> int:
    """What a tile that is used every round, outside Combat, brings in the rounds that are left."""
    if tile.exhausts and tile.when & OUTSIDE and tile.effect is not None:
        return gain_of(tile.effect) * left * 2 // 3
    if tile.exhausts and isinstance(tile.effect, MineCart | Ready):
        return 12 * left
    return 0


def stash(tile: Tile) -> int:
    """What a thing that is used once is worth, besides its price."""
    if not tile.once or tile.effect is None:
        return 0
    if tile.when & OUTSIDE:
        return max(0, gain_of(tile.effect) - COIN * tile.buy) * 4 // 5
    return 35


def outfit(player: Player, left: int, rounds: int, siege: bool = False) -> int:
    """What a Hero's things do for the rest of the game: strength, habits, what lies ready."""
    value = power(player, siege) * STRENGTH // 1000 * left // rounds
    for p in player.pieces:
        tile = TILES[tile_of(p)]
        if tile.once:
            value += stash(tile)
        elif is_worn(p):
            value += habit(tile, left)
        elif is_gear(tile) and tile.exhausts and player.has_room(tile.slot):
            value += habit(tile, left) * 9 // 10
    return value


# -- what a Place of Trade is good for --

KNOWN_ERRANDS: Final[dict[tuple[int, ...], int]] = {}
MOST_KNOWN: Final = 20000


def purse(player: Player) -> int:
    """Gold, and what Resources would bring."""
    found = player.gold
    for p in player.pieces:
        if TILES[tile_of(p)].kind == RESOURCE:
            found += max(3, resource_worth(tile_of(p))[1])
    return found


def key_cost(player: Player, slot: int) -> int:
    """The gold that another field of an icon costs; NONE if there is none."""
    least = NONE
    for number, field in enumerate(player.board().fields):
        if field.slot == slot and field.gold and not player.unlocked >> number & 1 and not 0 <= least <= field.gold:
            least = field.gold
    return least


def bargain(player: Player, tile: int, gold: int, extra: int, left: int, rounds: int, base: int, siege: bool) -> int:
    """How much better off a Hero is with a tile that he pays for; 0 if he cannot, or if it is not worth it."""
    card = TILES[tile]
    price = card.buy + extra
    if price > gold:
        return 0
    sure = DOUBTFUL if extra else 100
    value = -COIN * extra
    if is_essence_tile(tile):
        value += ESSENCE - COIN * card.buy
    elif card.kind == BACKPACK:
        value += 20 * left // rounds if player.sack_sum() < 0 else 0
    elif card.slot == NO_SLOT:
        value += stash(card)
    else:
        if not player.has_room(card.slot) and not is_gear(card):
            opening = key_cost(player, card.slot)
            if opening == NONE or price + opening > gold:
                return 0
            price += opening
            sure = DOUBTFUL
            kept = player.pieces
            player.pieces = [p for i, p in enumerate(kept) if i not in player.worn_in(card.slot)[:1]]
            lost = base - power(player, siege)
            value += (fitted(player, tile, siege) + lost - base) * STRENGTH // 1000 * left // rounds
            player.pieces = kept
        else:
            value += (fitted(player, tile, siege) - base) * STRENGTH // 1000 * left // rounds
        value += habit(card, left)
    return max(0, value - price * SPARE_COIN * left // rounds) * sure // 100


def errands(s: Euthia, seat: int, shop: int) -> int:
    """What could be bought, learned and unlocked in a shop now: the best wholly, each further thing less."""
    player = s.players[seat]
    left, rounds = s.plan.rounds - s.round, s.plan.rounds
    gold = purse(player)
    hidden = [tile for tile in player.stack if TILES[tile].rep <= player.rep]
    if gold == 0 or left == 0:
        return 0
    key = (
        player.hero * 32 + left,
        rounds * 2 + s.plan.besieges(),
        shop,
        gold,
        player.unlocked,
        *[readied(p) for p in player.pieces],
        -1,
        *player.known,
        -1,
        *s.offers[shop],
        -1,
        *hidden,
    )
    found = KNOWN_ERRANDS.get(key)
    if found is not None:
        return found
    siege = s.plan.besieges()
    base = power(player, siege)
    found = 0
    known = [tile_of(p) for p in player.known]
    wanted: list[tuple[int, int]] = []
    for tile in [*s.offers[shop], *known, *hidden]:
        value = bargain(player, tile, gold, 1 if tile in hidden else 0, left, rounds, base, siege)
        if value:
            wanted.append((value, TILES[tile].buy))
    wanted.sort(reverse=True)
    share = 100
    for value, price in wanted:
        if price <= gold:
            found += value * share // 100
            gold -= price
            share = share * 2 // 3
    if len(KNOWN_ERRANDS) >= MOST_KNOWN:
        KNOWN_ERRANDS.clear()
    KNOWN_ERRANDS[key] = found
    return found
