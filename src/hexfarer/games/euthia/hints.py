"""How good a position looks for a seat, by what it sees: what bots and hints go by. In hundredths of a Reputation."""

from __future__ import annotations

from typing import Final

from hexfarer.games.euthia import verbs
from hexfarer.games.euthia.asking import Ask, ChooseWay
from hexfarer.games.euthia.components import MONSTERS, QUESTS
from hexfarer.games.euthia.costs import NeedTrophy
from hexfarer.games.euthia.flow.learning import Revealing
from hexfarer.games.euthia.flow.mining import Digging, Sifting
from hexfarer.games.euthia.flow.paying import Paying
from hexfarer.games.euthia.flow.sources import CombatSource
from hexfarer.games.euthia.flow.storing import HandLimit, Overflow
from hexfarer.games.euthia.flow.trading import Trading
from hexfarer.games.euthia.flow.turn import SaveToken
from hexfarer.games.euthia.flow.walking import Exploring
from hexfarer.games.euthia.pieces import is_worn
from hexfarer.games.euthia.player import Player
from hexfarer.games.euthia.prospects import TROPHY, badge_at, odds_of, prospects
from hexfarer.games.euthia.routes import lure
from hexfarer.games.euthia.scoring import breakdown, wealth
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.strength import power
from hexfarer.games.euthia.terms import COMBAT, MINING, NONE, TRADE
from hexfarer.games.euthia.wares import (
    COIN,
    ESSENCE,
    GAAR,
    GEM,
    GOLD_CARD,
    HEALTH,
    OPENED,
    SILVER,
    SPARE_COIN,
    SPENDABLE,
    WANTED,
    outfit,
    purse,
)
from hexfarer.kernel.action import a_of, kind_of

WON: Final = 1_000_000
TOKEN: Final = 25  # an Action token that can be saved
CHOICE: Final[list[int]] = [2, 4, 8]  # a Mining, Trade or Combat token: if all else is equal the lesser one is spent
KILL: Final = 150  # the token of a Hero who falls to the Monster that a player plays
FIT: Final = 16  # a point of Health more, as long as a Hero is too weak to fight
KNOWN: Final = 40  # a tile of the map
HALF_DONE: Final = (
    Ask,
    ChooseWay,
    Exploring,
    CombatSource,
    Digging,
    Sifting,
    Revealing,
    Paying,
    Overflow,
    HandLimit,
    SaveToken,
)


def resting(s: Euthia) -> bool:
    """Can a position be judged as it is? Not while an act is only half done."""
    return not isinstance(s.stack[-1], HALF_DONE)


def idle(s: Euthia, action: int) -> bool:
    """Does an answer only say that nothing more is wanted now?"""
    return resting(s) and kind_of(action) in (verbs.END, verbs.PASS, verbs.DONE)


def takes_back(s: Euthia, action: int) -> bool:
    """Does an answer only shift things about in the midst of something else?"""
    kind = kind_of(action)
    if kind in (verbs.UNEQUIP, verbs.UNLEARN):
        return True
    if kind == verbs.SELL:
        return is_worn(s.players[s.stack[-1].seat].pieces[a_of(action)])
    if kind == verbs.SWAP:
        seat = s.stack[-1].seat
        after = s.copy()
        after.apply(action)
        siege = s.plan.besieges()
        return power(after.players[seat], siege) <= power(s.players[seat], siege)
    if kind in (verbs.EXCHANGE, verbs.CASH, verbs.FORGE, verbs.HOPE_GAAR):
        return not resting(s)
    return False


def guesses(s: Euthia) -> int:
    """What a Place of Trade may offer next is compared over more deals: one lucky deal would change every offer."""
    return 5 if isinstance(s.stack[-1], Trading) else 2


def worth(s: Euthia, seat: int, done: bool = False) -> int:
    """The seat's own standing and prospects, less a part of what the best of the others has.

    `done`: the seat wants nothing more in this turn.
    """
    if s.over:
        return (WON if seat in s.victors else -WON) + 100 * sum(breakdown(s, seat).values())
    value = standing(s, seat) + private(s, seat) + lure(s, seat, done) - KNOWN * len(s.map_stack)
    fight = s.fight
    if fight is not None and fight.seat != seat:
        other = prospects(s, fight.seat)
        value += other // 3 if not s.plan.rivals() else -other // (2 if s.seats == 2 else 3)
        if fight.master == seat:
            value += KILL * (1000 - odds_of(s, fight)) // 1000
    if not s.plan.rivals():
        return value + together(s)
    rivals = [fortune(s, other) for other in range(s.seats) if other != seat]
    return value - max(rivals) // 3 if rivals else value


def fortune(s: Euthia, seat: int) -> int:
    """Score so far."""
    parts = breakdown(s, seat)
    player = s.players[seat]
    return 100 * (sum(parts.values()) - parts["wealth"]) + COIN * sum(wealth(s, seat)) + player.health * HEALTH


def standing(s: Euthia, seat: int) -> int:
    """Score so far, means, strength, and how a fight that is on looks."""
    player = s.players[seat]
    left = s.plan.rounds - s.round
    value = fortune(s, seat)
    if left:
        value += SPARE_COIN * min(purse(player), SPENDABLE) * left // s.plan.rounds
        value += outfit(player, left, s.plan.rounds, s.plan.besieges())
        value += FIT * min(player.health, player.max_health() * 3 // 5)
        value += min(player.gaar + player.dwurt, 4) * GAAR
        value += OPENED * player.unlocked.bit_count()
        value += sum(player.gems) * (GEM - 2 * COIN) + sum(player.essences) * (ESSENCE - 2 * COIN)
        value += trophies(s, player)
        value += (TOKEN if player.saved != NONE or player.tokens else 0) + 12 * player.sacks()
        value += sum([CHOICE[action] for action in (MINING, TRADE, COMBAT) if player.has_token(action)])
    return value - 60 * player.excess() + prospects(s, seat)


def trophies(s: Euthia, player: Player) -> int:
    """What Trophies are good for: Badges, and quests that lie open (EU-SCEN-02, EU-QUEST-05)."""
    if not player.trophies:
        return 0
    value = 0
    wanted = [0, 0, 0, 0]
    for quests in s.open_quests:
        for quest in quests:
            for need in QUESTS[quest].needs:
                if isinstance(need, NeedTrophy):
                    wanted[need.kind] += need.n
    for level in (1, 2, 3):
        held = len([1 for n in player.trophies if MONSTERS[n].level == level])
        badge = badge_at(s, player, level)
        if held and badge:
            value += 30 * badge
            held -= 1
        useful = min(held, wanted[level])
        value += useful * WANTED + min(2, held - useful) * TROPHY
    return value


def together(s: Euthia) -> int:
    """What players who win or lose together, or alone, must reach."""
    value = 0
    if s.farrug != NONE:
        value += 3000 * s.farrug + 250 * s.dragon_damage
    if s.plan.golem:
        value += 300 * s.golem_damage
    return value + 500 * len([1 for badge in s.badges if badge])


def private(s: Euthia, seat: int) -> int:
    player = s.players[seat]
    return SILVER * player.silver() + GOLD_CARD * player.gold_cards()
