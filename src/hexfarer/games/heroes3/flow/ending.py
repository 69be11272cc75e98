"""How a combat ends: victory, defeat, flight, surrender, and what follows (H3-COMBAT-070 to -086)."""

from __future__ import annotations

from typing import ClassVar, Final

from hexfarer.games.heroes3 import events, verbs
from hexfarer.games.heroes3.asking import Ask, Choosing, Course, tell_passed
from hexfarer.games.heroes3.battle import ATTACKER, DEFENDER, Battle
from hexfarer.games.heroes3.components import AFTER_VICTORY
from hexfarer.games.heroes3.content.units import is_neutral
from hexfarer.games.heroes3.fighting import expire, fight, lift_form
from hexfarer.games.heroes3.flow.cards import CardTime
from hexfarer.games.heroes3.flow.levels import gain_xp, level_to, won_xp
from hexfarer.games.heroes3.flow.walking import drop_grail
from hexfarer.games.heroes3.player import MAIN, MOST_XP, SECOND
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.terms import GOLD, NONE

IDLE_ROUNDS: Final = 10  # without a loss, then the combat ends (H3-COMBAT-085)
RANSOM: Final = 5
SURRENDER_COST: Final = 10


def ended(s: Heroes3) -> bool:
    """Has a side no units left? Then the combat is settled (H3-COMBAT-079, -082)."""
    battle = fight(s)
    if s.tale.foe != NONE or s.tale.wave:
        from hexfarer.games.heroes3.flow.ai_ending import settle

        return settle(s)
    if not battle.of_side(ATTACKER):
        lose(s, battle)
        return True
    if not battle.of_side(DEFENDER):
        win(s, battle)
        return True
    return False


def idle(s: Heroes3) -> bool:
    """Nothing has been lost for so long that the combat ends without a winner."""
    battle = fight(s)
    if battle.idle_rounds < IDLE_ROUNDS:
        return False
    s.tell(events.STALEMATE, [])
    if battle.seats[ATTACKER] == NONE:
        from hexfarer.games.heroes3.flow.ai_ending import fall_back

        fall_back(s, battle)
    else:
        go_back(s, battle)
    clear(s, battle, False)
    return True


def clear(s: Heroes3, battle: Battle, visits: bool) -> None:
    """Survivors return, guards are discarded, the combat's frames go (H3-COMBAT-083, steps 1 and 2).

    What comes last waits on the stack: starting units for an empty army (step 5), and if the attacker visits the field,
    whoever else is there, then the visit (step 6).
    """
    tell_passed(s)
    for lying in battle.lying[:]:
        expire(s, lying)
    for side in (ATTACKER, DEFENDER):
        seat = battle.seats[side]
        for i in battle.of_side(side):
            fighter = battle.fighters[i]
            while fighter.form:
                lift_form(s, fighter)
            if seat == NONE:
                from hexfarer.games.heroes3.flow.ai_combat import survivor

                survivor(s, fighter)
            else:
                keep_side(s, seat, fighter.unit)
    from hexfarer.games.heroes3.flow.combat import Combat

    while not isinstance(s.stack[-1], Combat):
        s.pop()
    s.pop()
    s.battle = None
    s.tale.foe, s.tale.pile, s.tale.wave = NONE, NONE, False
    for unit in s.drawn:
        s.discard_neutral(unit)
    s.drawn = []
    s.cast = []
    s.aim = NONE
    if visits:
        from hexfarer.games.heroes3.flow.visiting import Arrive

        s.push(Arrive(battle.seats[ATTACKER], battle.hero[ATTACKER], battle.field, battle.cause))
    for seat in battle.seats:
        if seat != NONE:
            from hexfarer.games.heroes3.flow.scenarios import give_back_lent

            player = s.players[seat]
            player.discard += player.playing
            player.playing = []
            give_back_lent(s, seat)
            s.push(RestoreArmy(seat))


def keep_side(s: Heroes3, seat: int, unit: int) -> None:
    """A unit that was flipped stays few (H3-UNIT-007)."""
    units = s.players[seat].units
    for i, owned in enumerate(units):
        if owned >> 1 == unit >> 1 and not is_neutral(owned):
            units[i] = unit
            return


class RestoreArmy(Course):
    """An empty army is replaced by the starting units (H3-UNIT-006)."""

    __slots__ = ()

    def ready(self, s: Heroes3) -> bool:
        s.pop()
        player = s.players[self.seat]
        if not player.units and not player.eliminated:
            from hexfarer.games.heroes3.flow.together import recall

            recall(s, self.seat)
            owned = [unit >> 1 for unit in player.units]
            player.units += [unit for unit in player.start_units if unit >> 1 not in owned]
            s.tell(events.RESTORED, [self.seat])
        return False

    def copy(self) -> RestoreArmy:
        return RestoreArmy(self.seat)


def go_back(s: Heroes3, battle: Battle) -> None:
    """The attacking hero returns to where it came from; that is no visit."""
    seat, hero = battle.seats[ATTACKER], battle.hero[ATTACKER]
    if battle.entered_from != NONE:
        s.players[seat].at[hero] = battle.entered_from
        s.tell(events.PLACED_HERO, [seat, hero, battle.entered_from])


def flee(s: Heroes3, side: int) -> None:
    battle = fight(s)
    s.tell(events.FLED, [battle.seats[side]])
    go_back(s, battle)
    clear(s, battle, False)


def surrender(s: Heroes3, side: int) -> None:
    """10 gold to the other side; the hero goes home with its army (H3-COMBAT-075 to -078)."""
    battle = fight(s)
    seat, other, hero = battle.seats[side], battle.seats[1 - side], battle.hero[side]
    s.pay(seat, [SURRENDER_COST, 0, 0])
    s.gain(other, GOLD, SURRENDER_COST)
    s.tell(events.SURRENDERED, [seat])
    drop_grail(s, seat, hero, battle.field)
    clear(s, battle, side == DEFENDER)
    s.players[seat].at[hero] = NONE
    s.push(Ask(seat, RETREAT, battle.field, hero))


def skip_combat(s: Heroes3) -> None:
    """Diplomacy: no combat, no experience, the field is visited."""
    clear(s, fight(s), True)


def win(s: Heroes3, battle: Battle) -> None:
    """The attacker wins."""
    seat, hero = battle.seats[ATTACKER], battle.hero[ATTACKER]
    azure = battle.has_azure()
    loser = battle.seats[DEFENDER]
    s.tell(events.WON, [seat])
    clear(s, battle, True)
    s.push(AfterVictory(seat))
    if loser == NONE:
        if hero == MAIN:
            own = s.players[seat].level()
            if azure:
                level_to(s, seat, MOST_XP)
            else:
                gain_xp(s, seat, won_xp(own, battle.difficulty))
        return
    beaten(s, battle, loser, seat, DEFENDER)


def lose(s: Heroes3, battle: Battle) -> None:
    """The attacker has no units on the board any more."""
    seat, hero = battle.seats[ATTACKER], battle.hero[ATTACKER]
    winner = battle.seats[DEFENDER]
    if winner == NONE:
        if s.players[seat].units:  # others wait in the deck: a flight (H3-COMBAT-080)
            s.tell(events.FLED, [seat])
            go_back(s, battle)
            clear(s, battle, False)
            return
        s.tell(events.LOST, [seat])
        drop_grail(s, seat, hero, battle.field)
        clear(s, battle, False)
        if hero == SECOND:
            s.players[seat].at[SECOND] = NONE
            s.tell(events.LOST_HERO, [seat])
        else:
            place_hero(s, seat, battle.field)
        from hexfarer.games.heroes3.flow.scenarios import lost_combat

        lost_combat(s, seat, hero)
        return
    s.tell(events.WON, [winner])
    clear(s, battle, False)
    beaten(s, battle, seat, winner, ATTACKER)


def beaten(s: Heroes3, battle: Battle, loser: int, winner: int, side: int) -> None:
    """A player has beaten a player: gold, morale, cube, experience (H3-HERO-007, -010 to -012)."""
    hero = battle.hero[side]
    player = s.players[loser]
    if hero == NONE:  # an army that was sent to defend a place (H3-SIEGE-021, -022)
        return
    take_cube(s, winner, loser)
    pass_grail(s, battle, side)
    if hero == SECOND:
        s.players[winner].beaten_seconds += 1
        player.at[SECOND] = NONE
        s.tell(events.LOST_HERO, [loser])
        return
    s.players[winner].beaten_main = True
    ransom = min(RANSOM, player.resources[GOLD])
    s.pay(loser, [ransom, 0, 0])
    s.gain(winner, GOLD, ransom)
    s.lose_morale(loser)
    if battle.hero[1 - side] == MAIN:
        gain_xp(s, winner, won_xp(s.players[winner].level(), player.level()))
    place_hero(s, loser, battle.field)


def pass_grail(s: Heroes3, battle: Battle, side: int) -> None:
    """The winner's hero takes the Grail from the loser; an army without a hero leaves it on the field."""
    loser, hero = battle.seats[side], battle.hero[side]
    winner, taker = battle.seats[1 - side], battle.hero[1 - side]
    if s.grail_with != loser * 2 + hero:
        return
    if taker == NONE:
        drop_grail(s, loser, hero, battle.field)
        return
    from hexfarer.games.heroes3.flow.winning import check_now

    s.grail_with = winner * 2 + taker
    s.tell(events.GRAIL, [winner])
    check_now(s)


def take_cube(s: Heroes3, winner: int, loser: int) -> None:
    s.players[winner].cubes[loser] += 1
    s.tell(events.CUBE, [winner, loser])


def place_hero(s: Heroes3, seat: int, not_here: int) -> None:
    """A beaten Main Hero goes to an own Town or Settlement (H3-HERO-012, -013); without one its player is out."""
    player = s.players[seat]
    player.at[MAIN] = NONE
    places = [field for field in s.places_of(seat) if field != not_here]
    if not places and not s.plan.rivals():  # H3-END-017
        from hexfarer.games.heroes3.flow.scenarios import start_field

        player.at[MAIN] = start_field(s, seat)
        s.tell(events.PLACED_HERO, [seat, MAIN, player.at[MAIN]])
        return
    if not places:
        from hexfarer.games.heroes3.flow.winning import eliminate

        eliminate(s, seat)
        return
    s.push(Ask(seat, GO_HOME, not_here, MAIN))


class GoHome(Choosing):
    """Where a hero is placed after a combat; `by` is the field that was fought for, `memo` the hero."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.FIELD
    question: ClassVar[str] = "go-home"
    rule: ClassVar[str] = "H3-HERO-012"

    def values(self, s: Heroes3, seat: int, by: int, memo: int) -> list[int]:
        places = [field for field in s.places_of(seat) if field != by]
        free = [field for field in places if s.hero_on(field) == NONE]
        return free or places

    def chosen(self, s: Heroes3, seat: int, by: int, memo: int, value: int) -> None:
        s.players[seat].at[memo] = value
        s.tell(events.PLACED_HERO, [seat, memo, value])


GO_HOME: Final = GoHome()


class Retreat(GoHome):
    """… one that has surrendered, be it the Main or the Secondary Hero."""

    __slots__ = ()

    rule: ClassVar[str] = "H3-COMBAT-076"


RETREAT: Final = Retreat()


class AfterVictory(Course):
    """Cards for after a victory (H3-COMBAT-084), in the own turn."""

    __slots__ = ()

    def ready(self, s: Heroes3) -> bool:
        s.pop()
        if s.current == self.seat and not s.over:
            s.push(CardTime(self.seat, AFTER_VICTORY))
        return False

    def copy(self) -> AfterVictory:
        return AfterVictory(self.seat)
