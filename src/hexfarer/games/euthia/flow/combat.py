"""A Combat from its beginning to its end (EU-COMBAT), in the steps of section 20a."""

from __future__ import annotations

from typing import Final

from hexfarer.games.euthia import events, reasons, verbs
from hexfarer.games.euthia.asking import Course, Either, IfSet, Question, Seq
from hexfarer.games.euthia.components import FIRST_STAGE, MONSTERS, THE_GOLEM, TILES
from hexfarer.games.euthia.effects.combat import InstantKill
from hexfarer.games.euthia.effects.gains import Perform, Teleport
from hexfarer.games.euthia.fight import Fight
from hexfarer.games.euthia.flow import aftermath
from hexfarer.games.euthia.flow.cards import clovers_end, round_is_over
from hexfarer.games.euthia.flow.control import choose_master
from hexfarer.games.euthia.flow.fighting import (
    after_hero,
    after_monster,
    damage_by,
    hope,
    hurt,
    powers_on_monster,
    slain,
    sum_up,
    the_fight,
    the_monster,
    wounds_by,
)
from hexfarer.games.euthia.flow.rolling import ATTACK_ROLL, FIRST_STRIKE_ROLL, begin_roll
from hexfarer.games.euthia.flow.solo import chaos_actions, draw_combat_card, use_gaar
from hexfarer.games.euthia.flow.striking import Attack, FirstStrike, announce_first
from hexfarer.games.euthia.flow.using import do_own_time, is_own_time, own_time, why_own_time
from hexfarer.games.euthia.flow.windows import HeroReply, HeroWindow, MasterReply, MasterWindow, Response
from hexfarer.games.euthia.pieces import tile_of
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import (
    BEAST,
    ELITE,
    EXTRA_CHAOS,
    FARRUG,
    FATIGUE_FROM,
    GOLEM,
    HEALING,
    HERO_PRE,
    MONSTER_POST,
    MONSTER_PRE,
    NONE,
    OF_MONSTER,
    SETUP,
    SPECIAL_ROUNDS,
)
from hexfarer.kernel.action import a_of, kind_of, pack
from hexfarer.kernel.decision import Decision
from hexfarer.kernel.verdict import refuse

# The steps of a Combat.
CONTROL: Final = 0
MEET: Final = 1
SETUP_TILES: Final = 2
STRIKE_CHOICE: Final = 3
STRIKE_PRE: Final = 4
STRIKE_ROLL: Final = 5
STRIKE_HIT: Final = 6
HEAL_1: Final = 7  # a Combat Round begins
MONSTER_A1: Final = 8
MONSTER_A2: Final = 9
MONSTER_A3: Final = 10
MONSTER_B: Final = 11
MONSTER_C: Final = 12
MONSTER_C_HERO: Final = 13
MONSTER_D: Final = 14
HEAL_2: Final = 15
HERO_A1: Final = 16
HERO_A2: Final = 17
HERO_B: Final = 18
HERO_ROLL: Final = 19
HERO_D: Final = 20
ROUND_END: Final = 21
VICTORY: Final = 30
TROPHY: Final = 31
LOOT: Final = 32
WON: Final = 33
DEATH: Final = 40
PARTING: Final = 50

RICH: Final = 10  # a roll of the Monster at which Shii takes pity (EU-SHII-02)
WEARINESS: Final = 1  # Wounds (EU-COMBAT-53)


def begin(s: Euthia, seat: int, foe: int) -> None:
    """A Combat Action was spent on the Monster of the field, the open Elite, Farrug or the Golem."""
    s.push(Before(seat, foe))


def fall(s: Euthia) -> None:
    """The Hero-Player's Health has reached 0 in Combat."""
    while not isinstance(s.stack[-1], Combat):
        s.pop()
    s.roll = None
    the_fight(s).step = DEATH


def leads_away(effect: object) -> bool:
    """Would it take the Hero from the fight that he must begin now (EU-MOVE-05)?"""
    if isinstance(effect, Seq):
        return any(leads_away(part) for part in effect.parts)
    if isinstance(effect, Either):
        return any(leads_away(way) for way in effect.ways)
    if isinstance(effect, IfSet):
        return leads_away(effect.effect)
    return isinstance(effect, Teleport | Perform)


class Before(Question):
    """The last chance to change Equipment and to use what works outside Combat only (EU-COMBAT-03)."""

    __slots__ = ("foe",)

    def __init__(self, seat: int, foe: int) -> None:
        super().__init__(seat)
        self.foe = foe

    def mortal(self) -> bool:
        return True

    def ready(self, s: Euthia) -> bool:
        return True

    def forced(self) -> bool:
        return True

    def stays(self, s: Euthia, action: int) -> bool:
        pieces = s.players[self.seat].pieces
        if kind_of(action) != verbs.USE or a_of(action) >= len(pieces):
            return True
        return not leads_away(TILES[tile_of(pieces[a_of(action)])].effect)

    def choices(self, s: Euthia) -> list[int]:
        return [*[action for action in own_time(s, self.seat) if self.stays(s, action)], pack(verbs.DONE)]

    def why(self, s: Euthia, action: int) -> int:
        first = refuse(reasons.FIGHT_ON_ENTRY if self.foe == BEAST else reasons.FIGHT_FIRST)
        return why_own_time(s, self.seat, action) or first if is_own_time(action) else first

    def answer(self, s: Euthia, action: int) -> None:
        if kind_of(action) == verbs.DONE:
            s.pop()
            s.fight = Fight(self.seat, s.players[self.seat].at, self.foe, NONE)  # Hope 0 (EU-COMBAT-02)
            s.push(Combat(self.seat))
        else:
            do_own_time(s, self.seat, action)

    def quiet(self, s: Euthia) -> int:
        return pack(verbs.DONE)

    def decision(self, s: Euthia) -> Decision:
        return self.asks(s, "before-combat", "EU-COMBAT-03", [pack(verbs.DONE)])

    def copy(self) -> Before:
        return Before(self.seat, self.foe)


class Combat(Course):
    """A Combat; what comes next is in Fight.step."""

    __slots__ = ()

    def ready(self, s: Euthia) -> bool:
        fight = the_fight(s)
        step = fight.step
        fight.step = step + 1
        if step < HEAL_1:
            opening(s, fight, step)
        elif step < HEAL_2:
            monster_attack(s, fight, step)
        elif step <= ROUND_END:
            hero_attack(s, fight, step)
        elif step == VICTORY:
            aftermath.reward(s)
        elif step == TROPHY:
            aftermath.ask_trophy(s)
        elif step == LOOT:
            aftermath.loot(s)
        elif step == WON:
            aftermath.win(s)
        elif step == DEATH:
            aftermath.die_in_combat(s)
        else:
            aftermath.part(s)
        return False

    def copy(self) -> Combat:
        return Combat(self.seat)


def opening(s: Euthia, fight: Fight, step: int) -> None:
    """Who plays the Monster, meeting it, what is used at the beginning, the First Strike (EU-COMBAT-51)."""
    if step == CONTROL:
        choose_master(s)
    elif step == MEET:
        meet(s, fight)
    elif step == SETUP_TILES:
        s.push(HeroWindow(fight.seat, SETUP))
    elif step == STRIKE_CHOICE:
        s.push(FirstStrike(fight.seat))
    elif fight.attack == NONE:  # declined
        fight.step = HEAL_1
    elif step == STRIKE_PRE:
        s.push(HeroWindow(fight.seat, HERO_PRE))
    elif step == STRIKE_ROLL:
        announce_first(s, fight.seat)
        if fight.attack != NONE:
            begin_roll(s, fight.seat, FIRST_STRIKE_ROLL)
    else:
        strike(s, fight)


def meet(s: Euthia, fight: Fight) -> None:
    """The enemy's card, its cards and tokens, the Powers over the field (EU-COMBAT-10 to -12, -48)."""
    if fight.foe == BEAST:
        fight.level = s.board.at(fight.field).monster
        deck = s.monsters[fight.level - 1]
        if not deck:
            s.tell(events.NOBODY_MET, [fight.seat, fight.level])
            fight.step = VICTORY
            return
        fight.monster = deck.pop()
        s.refill_monsters(fight.level)
        s.reveal(events.MET)
    else:
        fight.monster = s.elite if fight.foe == ELITE else THE_GOLEM if fight.foe == GOLEM else FIRST_STAGE + s.farrug
        fight.level = MONSTERS[fight.monster].level
        fight.damage = s.dragon_damage if fight.foe == FARRUG else s.golem_damage if fight.foe == GOLEM else 0
    s.tell(events.MET, [fight.seat, fight.monster])
    monster = MONSTERS[fight.monster]
    fight.chaos = monster.chaos + s.rules[EXTRA_CHAOS]
    fight.gaar = monster.gaar
    fight.regrowth = monster.regenerates
    fight.air, fight.earth = s.powers_at(fight.field)
    for gold, count in ((0, monster.silver), (1, monster.gold)):
        if fight.master != NONE:
            s.draw_cards(fight.master, gold, count)
        else:
            s.feed_bank(gold, count)  # EU-SOLO-09


def monster_attack(s: Euthia, fight: Fight, step: int) -> None:
    """A healing phase, then the Monster Attack Phase (EU-COMBAT-18 to -29)."""
    seat, master = fight.seat, fight.master
    if step == HEAL_1:
        fight.round += 1
        s.push(HeroWindow(seat, HEALING))
    elif step == MONSTER_A1:
        s.push(HeroWindow(seat, MONSTER_PRE))
    elif step == MONSTER_A2:
        regrow(s, fight)
        clovers_end(s)
    elif step == MONSTER_A3:
        if master != NONE:
            s.push(MasterWindow(master, MONSTER_PRE))
    elif step == MONSTER_B:
        roll_monster(s, fight)
    elif step == MONSTER_C:
        if master == NONE:
            use_gaar(s)
            chaos_actions(s)
        elif fight.passes < 2:
            fight.step = MONSTER_C
            s.push(HeroReply(seat) if fight.replying else MasterReply(master))
            fight.replying = not fight.replying
    elif step == MONSTER_C_HERO:
        s.push(HeroWindow(seat, MONSTER_POST) if master != NONE else Response(seat))
    else:
        strike_hero(s, fight)


def regrow(s: Euthia, fight: Fight) -> None:
    """Regeneration, from the second Combat Round on."""
    healed = min(fight.regrowth, fight.damage) if fight.round > 1 else 0
    if healed:
        fight.damage -= healed
        s.tell(events.MONSTER_HEALED, [fight.monster, healed])


def roll_monster(s: Euthia, fight: Fight) -> None:
    """Step B: the dice, then Hope, Air and Earth (EU-COMBAT-21, -22, EU-SOLO-10)."""
    if fight.master == NONE:
        draw_combat_card(s)
    else:
        fight.dice = [s.die() for _ in range(2 - fight.fewer_dice)]
    s.reveal(events.MONSTER_ROLLED)
    if len(fight.dice) == 2:
        s.tell(events.MONSTER_ROLLED, [fight.monster, fight.dice[0], fight.dice[1]])
    else:
        s.tell(events.MONSTER_ROLLED_ONE, [fight.monster, fight.dice[0]])
    if sum(fight.dice) >= RICH:
        hope(s)
    powers_on_monster(s)


def strike_hero(s: Euthia, fight: Fight) -> None:
    """Step D: Wounds, then the special effects that the Battle Value reaches (EU-COMBAT-28, EU-ELITE-18)."""
    monster, value = the_monster(s), fight.value()
    wounds = sum_up(wounds_by(monster, value), fight.wound_plus, fight.wound_minus)
    after_monster(fight)
    s.tell(events.MONSTER_VALUE, [fight.monster, value, wounds])
    special = [effect for least, effect in monster.special if value >= least]
    for effect in special:
        if isinstance(effect, InstantKill):  # first of all
            effect.run(s, fight.seat, OF_MONSTER)
            return
    s.wound(fight.seat, wounds)
    if fight.step != DEATH:
        for effect in special:
            effect.run(s, fight.seat, OF_MONSTER)


def hero_attack(s: Euthia, fight: Fight, step: int) -> None:
    """A healing phase, then the Hero Attack Phase and the end of the Combat Round (EU-COMBAT-31 to -36)."""
    seat = fight.seat
    if step == HEAL_2:
        s.push(HeroWindow(seat, HEALING))
    elif step == HERO_A1:
        if fight.master != NONE:
            s.push(MasterWindow(fight.master, HERO_PRE))
    elif step == HERO_A2:
        s.push(HeroWindow(seat, HERO_PRE))
    elif step == HERO_B:
        s.push(Attack(seat))
    elif step == HERO_ROLL:
        begin_roll(s, seat, ATTACK_ROLL)
    elif step == HERO_D:
        strike(s, fight)
    else:
        end_round(s, fight)


def strike(s: Euthia, fight: Fight) -> None:
    """Step D of the Hero's attack or First Strike (EU-COMBAT-35, -36, EU-DAMAGE)."""
    base = damage_by(fight.attack, fight.total) + fight.hope_hits
    damage = sum_up(base, fight.damage_plus, fight.damage_minus)
    s.tell(events.HERO_VALUE, [fight.seat, fight.total, damage])
    after_hero(fight)
    hurt(s, damage)
    if slain(s):
        fight.step = VICTORY


def end_round(s: Euthia, fight: Fight) -> None:
    """Cards are discarded, Shields come back; a Hero who fights too long tires (EU-CARD-07, EU-COMBAT-53)."""
    round_is_over(s)
    fight.shields = []
    fight.step = HEAL_1
    if fight.foe in (FARRUG, GOLEM) and fight.round >= SPECIAL_ROUNDS:
        fight.step = PARTING
    if fight.round >= FATIGUE_FROM:
        s.tell(events.TIRED, [fight.seat, WEARINESS])
        s.wound(fight.seat, WEARINESS)
