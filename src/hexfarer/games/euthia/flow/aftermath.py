"""The end of a Combat: the enemy is defeated, the Hero has died, or they part (EU-COMBAT-40 to -47, EU-DEATH)."""

from __future__ import annotations

from typing import Final

from hexfarer.games.euthia import events, reasons, verbs
from hexfarer.games.euthia.asking import HOPE_FOR_GAAR, Doing, Effect, Question, tell_passed
from hexfarer.games.euthia.components import MONSTERS
from hexfarer.games.euthia.flow.cards import all_cards_end
from hexfarer.games.euthia.flow.dying import back_to_church, cut_short
from hexfarer.games.euthia.flow.fighting import the_fight
from hexfarer.games.euthia.flow.storing import HandLimit, Overflow
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import BEAST, ELITE, FARRUG, GOLEM, NONE, TREASURE, is_mine, is_shop
from hexfarer.kernel.action import kind_of, pack
from hexfarer.kernel.decision import Decision
from hexfarer.kernel.verdict import refuse

COMFORT: Final = 3  # Gaar for a Hero who died (EU-DEATH-05)
DAMAGE_FOR_REP: Final = 3  # EU-FARRUG-04


def reward(s: Euthia) -> None:
    """Step 1: the Reward, if the Reputation allows it; the Bounty of an Elite always (EU-COMBAT-40, EU-ELITE-08)."""
    fight = the_fight(s)
    if fight.monster == NONE:
        return
    s.tell(events.SLAIN, [fight.seat, fight.monster])
    if fight.foe in (FARRUG, GOLEM):
        return
    monster, player = MONSTERS[fight.monster], s.players[fight.seat]
    if fight.foe == ELITE:
        player.bounties.append(fight.monster)
        s.elite = NONE
    elif monster.limit != NONE and player.rep > monster.limit:
        s.tell(events.NO_REWARD, [fight.seat, fight.monster, monster.limit])
        return
    s.tell(events.REWARDED, [fight.seat, fight.monster])
    effect = monster.reward
    assert isinstance(effect, Effect)
    s.push(Doing(fight.seat, effect, NONE))


def ask_trophy(s: Euthia) -> None:
    """Step 2 (EU-COMBAT-41, EU-ELITE-10, EU-FARRUG-09)."""
    fight = the_fight(s)
    if fight.monster != NONE and fight.foe in (BEAST, ELITE):
        s.push(Trophy(fight.seat))


class Trophy(Question):
    """Keep the card of the defeated enemy, or not (EU-COMBAT-41)."""

    __slots__ = ()

    def ready(self, s: Euthia) -> bool:
        return True

    def choices(self, s: Euthia) -> list[int]:
        return [pack(verbs.KEEP), pack(verbs.STOP)]

    def why(self, s: Euthia, action: int) -> int:
        return refuse(reasons.FINISH_FIRST)

    def answer(self, s: Euthia, action: int) -> None:
        fight = the_fight(s)
        s.pop()
        if kind_of(action) == verbs.KEEP:
            player = s.players[self.seat]
            player.trophies.append(fight.monster)
            player.trophies.sort()
            s.tell(events.TROPHY, [self.seat, fight.monster])
        elif fight.foe == BEAST:
            s.monsters_used[fight.level - 1].append(fight.monster)
            s.refill_monsters(fight.level)
        fight.monster = NONE

    def quiet(self, s: Euthia) -> int:
        return pack(verbs.STOP)

    def decision(self, s: Euthia) -> Decision:
        name = s.game.name(s, "monster", the_fight(s).monster, self.seat)
        return self.asks(s, "trophy", "EU-COMBAT-41", [], {"monster": name})

    def copy(self) -> Trophy:
        return Trophy(self.seat)


def loot(s: Euthia) -> None:
    """Step 3: what lies on the field (EU-COMBAT-42, EU-LOOT-01)."""
    fight = the_fight(s)
    if fight.foe == BEAST:
        for effect in s.board.at(fight.field).loot[::-1]:
            assert isinstance(effect, Effect)
            s.push(Doing(fight.seat, effect, NONE))


def liberate(s: Euthia, seat: int, field: int) -> None:
    """The winner's tokens on the field (EU-LIBERATE-04); a Treasure there is his in this visit (EU-FREE-03)."""
    kind = s.board.at(field).kind
    if is_shop(kind):
        s.tokens[field] = seat
    elif is_mine(kind):
        s.set_digs(field, seat, 2)
    else:
        s.claims[field] = seat
        if kind == TREASURE:
            s.players[seat].spoils = field
    s.tell(events.FREED, [seat])


def leave(s: Euthia) -> None:
    """The Combat is over, however it went (EU-COMBAT-43, -44)."""
    fight = the_fight(s)
    seat = fight.seat
    all_cards_end(s)
    gaar = 0 if fight.hope_shut else fight.hope // HOPE_FOR_GAAR
    if gaar:
        s.players[seat].gaar += gaar
        s.tell(events.GAAR, [seat, gaar])
    if fight.foe in (FARRUG, GOLEM):
        s.gain_rep(seat, fight.dealt // DAMAGE_FOR_REP)
        if fight.foe == FARRUG:
            s.dragon_damage = fight.damage
        else:
            s.golem_damage = fight.damage
    s.fight = None
    tell_passed(s)
    s.pop()


def look_through(s: Euthia, seat: int, master: int) -> None:
    """What does not fit any more: Items, perhaps after trading them away, and cards of both (EU-COMBAT-43, -46)."""
    s.push(Overflow(seat, is_shop(s.board.at(s.players[seat].at).kind)))
    s.push(HandLimit(seat))
    if master != NONE:
        s.push(HandLimit(master))


def win(s: Euthia) -> None:
    """The last steps of a victory: tokens, cards, Hope, storage (EU-COMBAT-43 to -46)."""
    fight = the_fight(s)
    foe, seat = fight.foe, fight.seat
    if foe == BEAST:
        liberate(s, seat, fight.field)
    leave(s)
    look_through(s, seat, fight.master)
    if foe == FARRUG:
        from hexfarer.games.euthia.flow.farrug import broken

        broken(s, seat)
    elif foe == GOLEM:
        from hexfarer.games.euthia.flow.golem import beaten

        beaten(s, seat)


def part(s: Euthia) -> None:
    """The rounds against Farrug or the Golem are over (EU-FARRUG-05)."""
    fight = the_fight(s)
    s.tell(events.PARTED, [fight.seat, fight.monster])
    leave(s)
    look_through(s, fight.seat, fight.master)


def die_in_combat(s: Euthia) -> None:
    """EU-DEATH-02 to -07; alone a Chaos token takes the place of the Hero token, together Reputation is lost."""
    fight = the_fight(s)
    seat, player = fight.seat, s.players[fight.seat]
    s.tell(events.FELL, [seat, fight.monster])
    if fight.foe == BEAST:
        s.monsters[fight.level - 1].append(fight.monster)
    leave(s)
    cut_short(s, seat)
    if fight.master != NONE:
        s.players[fight.master].kills += 1
        player.deaths += 1
        s.tell(events.HEAD_TAKEN, [fight.master, seat])
    elif s.plan.alone():
        player.deaths += 1  # EU-SOLO-19
    else:
        s.lose_rep(seat, 1)  # EU-COOP-06
    back_to_church(s, seat)
    player.gaar += COMFORT
    s.tell(events.GAAR, [seat, COMFORT])
    s.draw_cards(seat, 1, 1)
    look_through(s, seat, fight.master)
