"""How good a position looks for a seat, by what it sees: what bots and hints go by. In tenths of a gold piece."""

from __future__ import annotations

from typing import Final

from hexfarer.games.heroes3 import verbs
from hexfarer.games.heroes3.asking import Ask, ChooseWay
from hexfarer.games.heroes3.components import ABILITY, ARTIFACT, CARDS, OWN_SPELL, SPELL, STATISTIC, THEIR_SPELL
from hexfarer.games.heroes3.content import towns
from hexfarer.games.heroes3.flow.attack import Instants, Rerolls, RescueWindow
from hexfarer.games.heroes3.flow.cards import CardTime, Casting
from hexfarer.games.heroes3.flow.combat import DEFENCE_COST, Declared
from hexfarer.games.heroes3.flow.dice import Rolled
from hexfarer.games.heroes3.flow.morale import SpendFirst
from hexfarer.games.heroes3.flow.scenarios import one_reached
from hexfarer.games.heroes3.flow.searching import Keep, Search
from hexfarer.games.heroes3.flow.together import Answer, Giving, Propose
from hexfarer.games.heroes3.flow.tournament import LayTile, PutSlot, map_in_making, prospects
from hexfarer.games.heroes3.flow.town import Buying, Consent, Populating, TownOffer
from hexfarer.games.heroes3.flow.turn import Free, LastStep, Refresh, TurnStart
from hexfarer.games.heroes3.flow.walking import PutTile, TurnTile
from hexfarer.games.heroes3.flow.windows import Exchange, OneDie
from hexfarer.games.heroes3.outlook import VISITED, battle_value, gold_price, lure, threatened, turned_up
from hexfarer.games.heroes3.plan import (
    GOAL_OBELISKS,
    NO_BUILDING,
    OUT_GOLD,
    OUT_POINTS,
    OUT_SCORE,
    WIN_CUBES,
    WIN_GOLD,
    WIN_GRAIL,
)
from hexfarer.games.heroes3.player import (
    BUILDINGS,
    CITADEL,
    CITY_HALL,
    DWELLING,
    MAIN,
    SECOND,
    Player,
)
from hexfarer.games.heroes3.pursuit import delayed, prepared
from hexfarer.games.heroes3.scoring import score
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.strength import army_worth
from hexfarer.games.heroes3.terms import GOLD, MATERIALS, NONE, TOWN, VALUABLES
from hexfarer.kernel.action import kind_of

USUAL_GUESSES: Final = 2
IN_COMBAT_GUESSES: Final = 5
WON: Final = 1_000_000
OUT: Final = 30_000  # a player that is out of the game
CUBE: Final = 6000  # of an opponent, where cubes win
TROPHY: Final = 100  # … and elsewhere
HOME: Final = 900
FOREIGN_TOWN: Final = 2500
HOMELESS: Final = 2500  # an opponent without any Town or Settlement
SETTLEMENT_HELD: Final = 200
MINE_HELD: Final = 100
EXPERIENCE: Final = 75  # half a level
MORALE: Final = 25
HELPER: Final = 40  # the second hero
TILE_KEPT: Final = 200  # in the pool
IN_HAND: Final = 6
TO_DRAW: Final = 5
POINT: Final = 60  # of the score that counts when time is up
VICTORY_POINT: Final = 60  # of a tournament; twice as much in the end
OBELISK_SEEN: Final = 250
REACHED: Final = 12000  # one of the things that must be reached together
FOE_BEATEN: Final = 1500
OBELISK_WANTED: Final = 3000
CUBE_OF_FOES: Final = 200
GRAIL_HELD: Final = 4000
GOLD_GOAL: Final = 14  # more for each gold where gold wins
PRICE: Final[list[int]] = [10, 16, 40]  # gold, building materials, valuables
SAVED: Final[list[int]] = [0, 10, 25]  # more while a building that brings an army is still to be built
RANSOM: Final = 5000  # more for the gold with which a Town can be defended
ENOUGH: Final[list[int]] = [25, 12, 6]  # more than this in store is worth half
CARD_WORTH: Final[dict[int, int]] = {STATISTIC: 10, ABILITY: 25, ARTIFACT: 30, SPELL: 30}
SPECIALTY_WORTH: Final = 30
QUALITY: Final = 15  # of an artifact, for each step


HALF_DONE: Final = (
    Ask,
    ChooseWay,
    Search,
    Keep,
    Rolled,
    TurnTile,
    PutTile,
    Casting,
    Instants,
    Rerolls,
    RescueWindow,
    Buying,
    Consent,
    OneDie,
    SpendFirst,
    Propose,
    Answer,
    Giving,
)
WINDOWS: Final = (Free, TownOffer, TurnStart, LastStep, Declared, CardTime, Exchange)


def resting(s: Heroes3) -> bool:
    """Can a position be judged as it is? Not while an act, a spell or an attack is only half done."""
    top = s.stack[-1]
    if isinstance(top, Populating):
        return top.begun
    if isinstance(top, PutSlot | LayTile):  # the map lies there for both, tile by tile
        return True
    if isinstance(top, CardTime):
        return top.moment not in (OWN_SPELL, THEIR_SPELL)
    return not isinstance(top, HALF_DONE)


def idle(s: Heroes3, action: int) -> bool:
    """Does an answer only say that nothing more is wanted now?"""
    if kind_of(action) not in (verbs.END, verbs.PASS, verbs.STOP):
        return False
    top = s.stack[-1]
    if isinstance(top, Populating):
        return top.begun
    return resting(s) and isinstance(top, WINDOWS)


def takes_back(s: Heroes3, action: int) -> bool:
    """Does an answer give up a spell that was begun, or a recruitment? Or spend morale in the midst of something else,
    which can be done before and after it?"""
    kind = kind_of(action)
    if kind in (verbs.SPEND_DRAW, verbs.SPEND_CYCLE):
        return not resting(s)
    if kind != verbs.STOP:
        return False
    top = s.stack[-1]
    return isinstance(top, Casting | Propose) or (isinstance(top, Populating) and not top.begun)


def guesses(s: Heroes3) -> int:
    """Over how many deals and rolls answers are compared: in a combat the dice decide too much for a few."""
    return IN_COMBAT_GUESSES if s.battle is not None and s.battle.round > 0 else USUAL_GUESSES


def worth(s: Heroes3, seat: int) -> int:
    """The seat's own standing and prospects, less a part of what the best of the others has."""
    if s.over:
        return WON if seat in s.victors else -WON
    rivals = [other for other in range(s.seats) if other != seat]
    value = standing(s, seat) + private(s, seat)
    if not s.plan.rivals():
        value += sum([standing(s, other) for other in rivals]) // 2 + together(s)
    elif rivals:
        value -= max([standing(s, other) for other in rivals]) // 2
    if map_in_making(s) is not None:
        return value + prospects(s, seat)
    value += VISITED * sum(s.black) + turned_up(s) + TILE_KEPT * len(s.players[seat].pool)
    for hero in range(2):
        if s.players[seat].at[hero] != NONE:
            value += lure(s, seat, hero) // (1 if hero == MAIN else 3)
    if s.battle is not None:
        value += battle_value(s, seat)
    return value


# -- what all can see --


def standing(s: Heroes3, seat: int) -> int:
    """Means, land, army, experience and how near the goal is."""
    player = s.players[seat]
    if player.eliminated:
        return -OUT
    left = s.plan.rounds - s.round
    value = stores(s, player, left) + buildings(player, left) + army_worth(player.units)
    value += EXPERIENCE * player.xp + MORALE * player.morale
    value += land(s, seat) + goal(s, seat, player, left)
    if player.at[SECOND] != NONE:
        value += HELPER if left > 2 else 0
    return value


def stores(s: Heroes3, player: Player, left: int) -> int:
    """Resources in store and those to come."""
    value = 0
    payments = (left + s.round % 2) // 2  # odd rounds to come
    late = left < 3 and not s.plan.wins & WIN_GOLD
    use = 100 if s.plan.wins & WIN_GOLD else 50 + 50 * left // s.plan.rounds  # there is less and less time to use them
    next_one = wanted(s, player) if left > 3 else NONE
    if threatened(s):
        value += RANSOM * min(player.resources[GOLD], DEFENCE_COST)
    for resource in (GOLD, MATERIALS, VALUABLES):
        price = (PRICE[resource] if resource != GOLD else gold_price(s)) * use // 100
        have = player.resources[resource]
        enough = min(have, ENOUGH[resource])
        value += (price * enough + price * (have - enough) // 2) // (3 if late else 1)
        if next_one != NONE:
            value += SAVED[resource] * min(have, towns.cost(player.faction, next_one)[resource])
        value += price * player.income[resource] * payments * 7 // 10
    return value


def wanted(s: Heroes3, player: Player) -> int:
    """The building to save for: the first that is missing of those that bring an army, or NONE."""
    if s.plan.says(NO_BUILDING):
        return NONE
    for building in (DWELLING + 1, CITADEL, DWELLING + 2):
        if not player.has(building) and not s.plan.forbidden >> building & 1:
            return building
    return NONE


def buildings(player: Player, left: int) -> int:
    """What stands in the Town; most of it pays only if there is time to use it."""
    value = 0
    for building in range(len(BUILDINGS)):
        if player.has(building):
            value += building_worth(player.faction, building, left)
    return value


def building_worth(faction: int, building: int, left: int) -> int:
    if building == CITY_HALL:
        return 20 + 55 * ((left + 1) // 2)
    price = sum([PRICE[i] * amount for i, amount in enumerate(towns.cost(faction, building))])
    if left < 2:
        return price // 4
    if building == DWELLING + 1:
        return price + (320 if left > 3 else 20)
    if building == DWELLING + 2:
        return price + (350 if left > 3 else 20)
    if building == CITADEL:
        return price + (200 if left > 2 else 10)
    return price - 40


def land(s: Heroes3, seat: int) -> int:
    """Towns, Settlements and mines; what they bring is in the income."""
    value = MINE_HELD * len(s.mines_of(seat))
    home = s.players[seat].home
    for field in s.places_of(seat):
        if field == home:
            value += HOME
        else:
            value += FOREIGN_TOWN if s.board.location[field] == TOWN else SETTLEMENT_HELD
    return value


def goal(s: Heroes3, seat: int, player: Player, left: int) -> int:
    """What the scenario is about."""
    points = s.plan.time_out == OUT_POINTS
    wins = 0 if points else s.plan.wins  # in a tournament the goal only ends the game
    value = 0
    taken = len([1 for other in range(s.seats) if other != seat and player.cubes[other]])
    value += (CUBE if wins & WIN_CUBES else TROPHY) * taken
    if wins & WIN_GOLD:
        value += GOLD_GOAL * player.resources[GOLD] * max(0, s.plan.rounds - left - 3) // s.plan.rounds
    if wins & WIN_GRAIL:
        seen = len([1 for mask in s.obelisks if mask >> seat & 1])
        value += OBELISK_SEEN * min(2, seen)
        if s.grail_with != NONE and s.grail_with // 2 == seat:
            value += GRAIL_HELD
    if points:
        value += VICTORY_POINT * score(s, seat) * (2 * s.plan.rounds - left) // s.plan.rounds
    elif s.plan.time_out in (OUT_SCORE, OUT_GOLD):
        value += POINT * score(s, seat) * (s.plan.rounds - left) // s.plan.rounds
    if s.plan.rivals() and not s.places_of(seat):
        value -= HOMELESS * (1 + player.homeless)
    return value


def together(s: Heroes3) -> int:
    """What players who win or lose together have reached."""
    value = 0
    for bit in range(8):
        if s.plan.goals >> bit & 1 and one_reached(s, 1 << bit):
            value += REACHED
    value += FOE_BEATEN * len([1 for foe in s.tale.foes if foe.beaten])
    if s.plan.goals & GOAL_OBELISKS:
        value += OBELISK_WANTED * min(s.plan.obelisks, len([1 for mask in s.obelisks if mask]))
    return value + prepared(s) + delayed(s) - CUBE_OF_FOES * len(s.tale.theirs)


# -- what only the seat itself sees --


def private(s: Heroes3, seat: int) -> int:
    player = s.players[seat]
    value = 0
    for cards in (player.hand, player.deck, player.discard):
        for card in cards:
            value += card_worth(card, player.faction)
    for card in player.hand:
        value += hand_worth(card, player.faction)
    top = s.stack[-1]
    if isinstance(top, Refresh) and top.seat == seat:
        value += TO_DRAW * max(0, player.hand_limit() - len(player.hand))
    return value


def card_worth(card: int, faction: int) -> int:
    kind = CARDS[card].kind
    if CARDS[card].faction not in (NONE, faction):
        return 0
    value = CARD_WORTH.get(kind, SPECIALTY_WORTH)
    if kind == ARTIFACT:
        value += QUALITY * CARDS[card].quality
    return value


def hand_worth(card: int, faction: int) -> int:
    return IN_HAND if CARDS[card].faction in (NONE, faction) else 1
