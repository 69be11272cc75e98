"""How a fight looks to who fights it: what bots and hints go by. In hundredths of a Reputation."""

from __future__ import annotations

from typing import Final

from hexfarer.games.euthia.components import FIRST_STAGE, MONSTERS, THE_GOLEM, Monster
from hexfarer.games.euthia.fight import Fight
from hexfarer.games.euthia.flow.combat import Before
from hexfarer.games.euthia.flow.fighting import damage_by, health_of, sum_up, wounds_by
from hexfarer.games.euthia.player import Player
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.strength import PER_PIP, Bout, Might, chance
from hexfarer.games.euthia.terms import (
    BEAST,
    FARRUG,
    GOLEM,
    NONE,
    TREASURE,
    is_mine,
    is_shop,
)
from hexfarer.games.euthia.wares import (
    HEALTH,
    gain_of,
)

TROPHY: Final = 35
SURE: Final = 600  # the least chance at which a fight is sought, in thousandths
DEATH: Final = 320
GOAL: Final = 12  # how much more Farrug and the Golem matter to those who win or lose together, or alone
FALL: Final = 200  # what a death costs those: the Hero stands at the Church again, unhurt


def prospects(s: Euthia, seat: int) -> int:
    """What a fight that is on, or about to begin, is worth for who fights it."""
    fight = s.fight
    player = s.players[seat]
    if fight is not None and fight.seat == seat:
        if fight.monster == NONE:
            return expectation(s, seat, top_of(s, fight.foe, fight.field), fight.foe, 0, 0, 0)
        damage = fight.damage + pending_damage(s, fight)
        return expectation(s, seat, fight.monster, fight.foe, damage, pending(s, fight), handicap(s, fight))
    for frame in s.stack[::-1]:
        if isinstance(frame, Before) and frame.seat == seat:
            number = top_of(s, frame.foe, player.at)
            value = expectation(s, seat, number, frame.foe, 0, 0, 0)
            return value if frame.foe in (FARRUG, GOLEM) or bold(player, number) else value - 2 * DEATH
    return 0


def bold(player: Player, number: int) -> bool:
    """Is a fight that need not be begun safe enough for a careful player?"""
    return number == NONE or chance(player, Might(player), MONSTERS[number], MONSTERS[number].health) >= SURE


def odds_of(s: Euthia, fight: Fight) -> int:
    """The chance of the Hero in the fight that is on, in thousandths."""
    if fight.monster == NONE:
        return 500
    wounds = pending(s, fight)
    player = s.players[fight.seat]
    if wounds >= player.health:
        return 0
    left = health_of(s, fight.monster) - fight.damage - pending_damage(s, fight)
    return odds_with(player, MONSTERS[fight.monster], left, wounds, handicap(s, fight)) if left > 0 else 1000


def odds_with(player: Player, card: Monster, left: int, wounds: int, minus: int) -> int:
    """The chance of a Hero who is about to take so many Wounds and to do so much less Damage."""
    might = Might(player)
    might.plus -= minus
    player.health -= wounds
    found = chance(player, might, card, left)
    player.health += wounds
    return found


def handicap(s: Euthia, fight: Fight) -> int:
    """The Damage, in hundredths, that cards take from the Hero's next attack."""
    if s.roll is not None:
        return 0
    return 60 * fight.damage_minus - PER_PIP * (fight.hero_now + fight.hero_next + fight.clover)


def top_of(s: Euthia, foe: int, field: int) -> int:
    """The card that is met."""
    if foe == BEAST:
        return s.top_monster(s.board.at(field).monster)
    return THE_GOLEM if foe == GOLEM else FIRST_STAGE + s.farrug if foe == FARRUG else s.elite


def pending(s: Euthia, fight: Fight) -> int:
    """The Wounds that the Monster's roll on the table would give."""
    if not fight.dice or s.roll is not None:
        return 0
    return sum_up(wounds_by(MONSTERS[fight.monster], fight.value()), fight.wound_plus, fight.wound_minus)


def pending_damage(s: Euthia, fight: Fight) -> int:
    """The Damage that the Hero's roll on the table would give."""
    if s.roll is None:
        return 0
    base = damage_by(fight.attack, s.roll.total()) + fight.hope_hits
    return sum_up(base, fight.damage_plus, fight.damage_minus)


def expectation(s: Euthia, seat: int, number: int, foe: int, damage: int, wounds: int, minus: int) -> int:
    """A chance to win what there is to win, and to die."""
    if number == NONE:
        return 100
    player = s.players[seat]
    card = MONSTERS[number]
    left = health_of(s, number) - damage
    if wounds >= player.health:
        return -DEATH
    if foe in (FARRUG, GOLEM):
        return siege(s, seat, number, foe, damage, wounds)
    prize = prize_of(s, seat, card, foe)
    if left <= 0:
        return prize
    odds = odds_with(player, card, left, wounds, minus)
    value = (prize * odds - DEATH * (1000 - odds)) // 1000 - wounds * HEALTH
    return value + 6 * damage


def siege(s: Euthia, seat: int, number: int, foe: int, damage: int, wounds: int) -> int:
    """Two rounds against Farrug or the Golem (EU-FARRUG-03, -04): Damage that stays, against Wounds."""
    player, card, fight = s.players[seat], MONSTERS[number], s.fight
    before = s.dragon_damage if foe == FARRUG else s.golem_damage
    full = health_of(s, number)
    might = Might(player)
    bout = Bout(might, card, 8)
    rounds = 2 if fight is None or fight.seat != seat else 2 - max(0, fight.round - 1)
    dealt = max(damage, before) - before + rounds * 800 // max(100, bout.rounds)
    dealt = min(dealt, full - before)
    value = 35 * dealt + gain_of(card.reward) * dealt // max(1, full)
    if before + dealt >= full:
        value += gain_of(card.reward) // 2
    death = DEATH
    if not s.plan.rivals():
        value *= GOAL  # without that all is lost
        death = FALL
    blow = bout.taken * rounds // max(1, bout.rounds // 100 + 1) // 100
    risk = wounds + blow + 2 - player.health - might.healing
    if risk > -4:
        value -= death * min(5, 5 + risk) // 5
    return value - wounds * HEALTH


def prize_of(s: Euthia, seat: int, card: Monster, foe: int) -> int:
    """What beating an enemy brings."""
    value = 20 * card.level
    if foe != BEAST or card.limit == NONE or s.players[seat].rep <= card.limit:
        value += gain_of(card.reward)
    if foe == BEAST:
        value += trophy_gain(s, s.players[seat], card)
        field = s.players[seat].at
        if field != NONE and s.board.at(field).monster:
            value += sum([gain_of(loot) for loot in s.board.at(field).loot]) + token_gain(s.board.at(field).kind)
    else:
        value += 300
    return value


def trophy_gain(s: Euthia, player: Player, card: Monster) -> int:
    if any(MONSTERS[n].level == card.level for n in player.trophies):
        return 20
    return max(TROPHY, 80 * badge_at(s, player, card.level))


def badge_at(s: Euthia, player: Player, level: int) -> int:
    """The Reputation for delivering a Trophy of a level now."""
    if level > len(s.plan.badges) or player.delivered >> level & 1:
        return 0
    first, second = s.plan.badges[level - 1]
    given = s.badges[level - 1]
    return first if given == 0 else second if given == 1 else 0


def token_gain(kind: int) -> int:
    """The token that is placed, and what comes with it."""
    if is_shop(kind):
        return 170
    if is_mine(kind):
        return 120
    return 150 if kind == TREASURE else 90
