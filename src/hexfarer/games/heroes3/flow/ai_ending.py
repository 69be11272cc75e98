"""How a combat against the AI ends (H3-AI-048, -049, H3-HERO-013, H3-END-017)."""

from __future__ import annotations

from hexfarer.games.heroes3 import events
from hexfarer.games.heroes3.battle import ATTACKER, DEFENDER, PLACE, Battle
from hexfarer.games.heroes3.fighting import fight
from hexfarer.games.heroes3.flow.ai_choices import ai_side
from hexfarer.games.heroes3.player import SECOND
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.terms import NONE


def settle(s: Heroes3) -> bool:
    """Has a side of a combat against an AI hero, or an attack of the AI, no units left?"""
    battle = fight(s)
    if battle.of_side(ATTACKER) and battle.of_side(DEFENDER):
        return False
    theirs = ai_side(battle)
    winner = ATTACKER if battle.of_side(ATTACKER) else DEFENDER  # H3-COMBAT-082
    if winner == theirs:
        defeat_by_ai(s, battle)
    else:
        victory_over_ai(s, battle)
    return True


def victory_over_ai(s: Heroes3, battle: Battle) -> None:
    """It gives nothing unless the scenario says so (H3-AI-049)."""
    from hexfarer.games.heroes3.flow.ending import AfterVictory, clear
    from hexfarer.games.heroes3.flow.scenarios import wave_beaten
    from hexfarer.games.heroes3.flow.winning import check_now

    side = 1 - ai_side(battle)
    seat = battle.seats[side]
    number, wave = s.tale.foe, s.tale.wave
    clear(s, battle, side == ATTACKER)
    if number != NONE:
        foe = s.tale.foes[number]
        foe.beaten = not foe.army
        foe.at = NONE
        s.tell(events.FOE_BEATEN, [seat, number])
        if foe.army:  # units that had no room on the board are left behind
            foe.army = [unit for unit in foe.army if not give_up_unit(s, unit)]
            foe.beaten = True
    s.push(AfterVictory(seat))
    if wave:
        s.tell(events.WAVE_WON, [seat])
        wave_beaten(s, seat)
    elif number != NONE:
        from hexfarer.games.heroes3.flow.scenarios import foe_beaten

        foe_beaten(s, seat, number)
    check_now(s)


def give_up_unit(s: Heroes3, unit: int) -> bool:
    from hexfarer.games.heroes3.content.units import is_neutral

    if is_neutral(unit):
        s.discard_neutral(unit)
    return True


def defeat_by_ai(s: Heroes3, battle: Battle) -> None:
    """The hero is placed at home, pays nothing and loses no morale (H3-HERO-013); a place that was attacked is lost."""
    from hexfarer.games.heroes3.flow.ending import clear, place_hero
    from hexfarer.games.heroes3.flow.scenarios import lost_combat

    side = 1 - ai_side(battle)
    seat, hero = battle.seats[side], battle.hero[side]
    number = s.tale.foe
    s.tell(events.FOE_WON, [seat])
    clear(s, battle, False)
    if side == DEFENDER:
        if number != NONE:
            foe_takes(s, number, battle.field)
        elif battle.cause == PLACE:
            lose_place(s, battle.field)
    if hero == SECOND:
        s.players[seat].at[SECOND] = NONE
        s.tell(events.LOST_HERO, [seat])
    elif hero != NONE:
        place_hero(s, seat, battle.field)
    lost_combat(s, seat, hero)


def lose_place(s: Heroes3, field: int) -> None:
    """Invaders take a Town and go: nobody controls it until a hero enters it again."""
    from hexfarer.games.heroes3.flow.ai_map import take_from_player
    from hexfarer.games.heroes3.flow.winning import check_now

    take_from_player(s, field)
    check_now(s)


def foe_takes(s: Heroes3, number: int, field: int) -> None:
    """An AI hero has won a field: it stands there and marks it."""
    from hexfarer.games.heroes3.flow.ai_map import foe_marks
    from hexfarer.games.heroes3.flow.winning import check_now

    s.tale.foes[number].at = field
    foe_marks(s, number, field)
    check_now(s)


def fall_back(s: Heroes3, battle: Battle) -> None:
    """A combat without a winner: the AI hero that attacked goes back (H3-COMBAT-085)."""
    number = s.tale.foe
    if number != NONE and s.tale.foes[number].came_from != NONE:
        foe = s.tale.foes[number]
        foe.at = foe.came_from
        s.tell(events.FOE_MOVED, [number, foe.at])
