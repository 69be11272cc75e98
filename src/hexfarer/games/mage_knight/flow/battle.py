"""Combat with enemies: how it begins, its phases, damage, and what is left afterwards."""

from __future__ import annotations

from typing import ClassVar, Final

from hexfarer.games.mage_knight import events, foes, reasons, verbs
from hexfarer.games.mage_knight.asking import Course
from hexfarer.games.mage_knight.combat import (
    ADVENTURE,
    ASSAULT,
    BLOCKED,
    BURN,
    INCANTATION,
    LIBERATION,
    RAMPAGE,
    RETORT_ARMOR,
    RETORT_ATTACK,
    RETORT_DESTROY,
    RETORT_EXCESS,
    Combat,
    Foe,
)
from hexfarer.games.mage_knight.content.enemies import ENEMIES
from hexfarer.games.mage_knight.content.ruins import RUIN_TOKENS
from hexfarer.games.mage_knight.effects.base import Ask, Choosing
from hexfarer.games.mage_knight.effects.gains import GainCrystal
from hexfarer.games.mage_knight.effects.relics import HARVEST_ATTACK, HARVEST_PHASE, soul_colours
from hexfarer.games.mage_knight.effects.scouting import scouted_fame
from hexfarer.games.mage_knight.effects.valor import forget, reap
from hexfarer.games.mage_knight.effects.wizardry import sicken
from hexfarer.games.mage_knight.flow.aftermath import finish
from hexfarer.games.mage_knight.flow.burdens import enrage
from hexfarer.games.mage_knight.flow.cards import Playing
from hexfarer.games.mage_knight.flow.damage import Suffer
from hexfarer.games.mage_knight.flow.defence import DEFENCE, withdraw
from hexfarer.games.mage_knight.flow.reveals import OWED, put, turn_up_garrison
from hexfarer.games.mage_knight.flow.slowing import slow_options, slow_verdict
from hexfarer.games.mage_knight.moves import hostile, is_rampaging
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import (
    ATTACK_PHASE,
    BLOCK_PHASE,
    BLUE,
    DAMAGE_PHASE,
    DEN,
    DOWN,
    DRACONUM,
    DUNGEON,
    LABYRINTH,
    MAZE,
    NONE,
    OFF,
    PILE_BROWN,
    PILE_GRAY,
    PILE_RED,
    PILE_VIOLET,
    RANGED_PHASE,
    RED,
    RUINS,
    SECRET_DUNGEON,
    SECRET_TOMB,
    SPAWN,
    SUMMON,
    TOMB,
    TOWER,
    WHITE,
)
from hexfarer.kernel.action import a_of, b_of, c_of, kind_of, pack
from hexfarer.kernel.decision import Decision
from hexfarer.kernel.verdict import OK, refuse

# -- how it begins --


def begin(s: MageKnight, seat: int, context: int, space: int) -> Combat:
    """The action of the turn is a fight; Move, Influence and healing points are gone (MK-TURN-28, MK-COMBAT-10)."""
    player = s.players[seat]
    player.acted = True
    player.move_left = player.move
    player.move = player.influence = player.heal = player.grail = 0
    player.combat_wounds = 0
    for unit in player.units:
        unit.locked, unit.warded = False, 0
        unit.stands_before = NONE
    combat = Combat(seat, context, space)
    s.combat = combat
    s.clear_points()
    s.moment = OFF
    s.push(Opening(seat))
    return combat


def add_rampagers(s: MageKnight, combat: Combat, space: int) -> None:
    for token in s.tokens_at(space):
        foe = Foe(token, space)
        foe.rampages = True
        foe.walled = s.board.wall(s.players[combat.seat].place, space)
        combat.foes.append(foe)


def meet(s: MageKnight, seat: int, spaces: list[int], at: int) -> None:
    """Fight rampaging enemies, provoked or challenged; others next to the hero may be called as well."""
    combat = begin(s, seat, RAMPAGE, at)
    for space in spaces:
        add_rampagers(s, combat, space)
    call_more(s, seat)


def storm(s: MageKnight, seat: int, space: int, wild: list[int], ambush: bool) -> None:
    """Assault a fortified site."""
    combat = begin(s, seat, ASSAULT, space)
    combat.no_site_walls = ambush
    city = s.city_at(space)
    if city is not None:
        combat.city = s.cities.index(city)
    for other in wild:
        add_rampagers(s, combat, other)
    call_more(s, seat)


def burn(s: MageKnight, seat: int) -> None:
    """Burn the monastery (MK-COMBAT-04)."""
    s.add_reputation(seat, -3)
    combat = begin(s, seat, BURN, s.players[seat].place)
    combat.units_allowed = False


def enter(s: MageKnight, seat: int) -> None:
    """Enter an adventure site."""
    space = s.players[seat].place
    combat = begin(s, seat, ADVENTURE, space)
    if s.sites[space] in (DUNGEON, TOMB, SECRET_DUNGEON, SECRET_TOMB):
        combat.units_allowed = False
        combat.night = True


def liberate(s: MageKnight, seat: int) -> None:
    """Enter a mine that is held by enemies (MK-SCN-MINE-05)."""
    combat = begin(s, seat, LIBERATION, s.players[seat].place)
    combat.night = True


def incant(s: MageKnight, seat: int) -> None:
    """Call up enemies for the awakened glades (MK-SCN-DRUI-04)."""
    s.incanted |= 1 << seat
    begin(s, seat, INCANTATION, s.players[seat].place)


class CallMore(Choosing):
    """Challenge further rampaging enemies next to the hero (MK-RAMPAGE-05)."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.CHALLENGE
    question: ClassVar[str] = "call-more"
    rule: ClassVar[str] = "MK-RAMPAGE-05"

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        combat = s.combat
        assert combat is not None
        there = {foe.space for foe in combat.foes if foe.rampages}
        near = s.board.near[s.players[seat].place]
        return sorted(space for space in near if is_rampaging(s, space) and space not in there)

    def refusal(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> int:
        return refuse(reasons.NO_RAMPAGER)

    def may_stop(self, s: MageKnight, seat: int, by: int, memo: int) -> bool:
        return True

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        assert s.combat is not None
        add_rampagers(s, s.combat, value)
        call_more(s, seat)


CALL_MORE: Final = CallMore()


def call_more(s: MageKnight, seat: int) -> None:
    if CALL_MORE.values(s, seat, 0, 0):
        s.push(Ask(seat, CALL_MORE, 0, 0))


class Opening(Course):
    """All enemies are revealed or drawn, then the fight is on (MK-COMBAT-06)."""

    __slots__ = ()

    def ready(self, s: MageKnight) -> bool:
        s.pop()
        combat = s.combat
        assert combat is not None
        gather(s, combat)
        s.tell(events.COMBAT, [self.seat, *[foe.token for foe in combat.foes]])
        s.push(Fight(self.seat))
        s.moment = RANGED_PHASE
        oversee(s, combat)
        return False

    def copy(self) -> Opening:
        return Opening(self.seat)


def gather(s: MageKnight, combat: Combat) -> None:
    """The enemies of the site, according to the kind of fight (table 2.7)."""
    space = combat.space
    if combat.context == ASSAULT:
        if combat.share:
            return
        if combat.city != NONE:
            city = s.cities[combat.city]
            turn_up_garrison(s, city)
            for token in city.garrison:
                combat.foes.append(defender(token, NONE, city.colours))
        elif hostile(s, combat.seat, space):
            garrison_of_owner(s, combat)
        else:
            s.turn_up(space)
            for token in s.tokens_at(space):
                combat.foes.append(defender(token, space, 0))
        behind_wall(s, combat)
    elif combat.context == BURN:
        draw_foe(s, combat, PILE_VIOLET)
    elif combat.context == ADVENTURE:
        gather_adventure(s, combat)
    elif combat.context == LIBERATION:
        if s.glades[combat.space] == OWED:
            s.glades[combat.space] = 0
            put(s, combat.space, PILE_BROWN, False)
        face_tokens(s, combat)
    elif combat.context == INCANTATION:
        call_up(s, combat)


def behind_wall(s: MageKnight, combat: Combat) -> None:
    """A garrison that is assaulted across a wall has one fortification more (MK-SITE-WALL-03)."""
    path = s.players[combat.seat].path
    if len(path) > 1 and s.board.wall(path[-2], combat.space):
        for foe in combat.foes:
            foe.walled = foe.walled or foe.defends


def defender(token: int, space: int, bonuses: int) -> Foe:
    foe = Foe(token, space)
    foe.defends = True
    foe.bonuses = bonuses
    return foe


def draw_foe(s: MageKnight, combat: Combat, pile: int) -> Foe | None:
    """An enemy from a pile, which is discarded after the fight in any case."""
    token = s.draw_token(pile)
    if token == NONE:
        return None
    s.reveal(events.TOKEN_SEEN)
    foe = Foe(token, NONE)
    foe.drawn = True
    combat.foes.append(foe)
    return foe


def garrison_of_owner(s: MageKnight, combat: Combat) -> None:
    """Defenders of a site whose owner is away (MK-COMBAT-03, MK-SCN-HOLD-10)."""
    count = (s.round + 1) // 2 if s.plan.towers_owned else 1
    for _ in range(count):
        foe = draw_foe(s, combat, PILE_VIOLET if s.sites[combat.space] == TOWER else PILE_GRAY)
        if foe is not None:
            foe.defends = True
            foe.brings = 1


def face_tokens(s: MageKnight, combat: Combat) -> None:
    """The tokens that lie on the space."""
    s.turn_up(combat.space)
    for token in s.tokens_at(combat.space):
        combat.foes.append(Foe(token, combat.space))


def gather_adventure(s: MageKnight, combat: Combat) -> None:
    space = combat.space
    site = s.sites[space]
    if site in (DUNGEON, TOMB, MAZE, LABYRINTH):
        draw_foe(s, combat, PILE_RED if site in (TOMB, LABYRINTH) else PILE_BROWN)
        return
    if site == DEN and s.guards[space] == 0:
        put(s, space, PILE_BROWN, False)
    elif site == SPAWN:
        while len(s.tokens_at(space)) < 2:
            before = s.guards[space]
            put(s, space, PILE_BROWN, False)
            if s.guards[space] == before:
                break
    elif site == RUINS and s.guards[space] == 0:
        for pile in RUIN_TOKENS[(s.ruins[space] & (DOWN - 1)) - 1].enemies:
            put(s, space, pile, False)
    face_tokens(s, combat)


def call_up(s: MageKnight, combat: Combat) -> None:
    """One enemy for each own glade; fame is doubled (MK-SCN-DRUI-04, -05, -09, -13)."""
    own = sum(1 for mask in s.glades if mask >> combat.seat & 1)
    night = rite_night(s)
    piles = [PILE_BROWN] if night == 1 else [PILE_RED] if night == 2 else [PILE_BROWN, PILE_RED]
    for _ in range(own):
        for pile in piles:
            foe = draw_foe(s, combat, pile)
            if foe is not None:
                foe.brings = 4
    if not for_defeated(s):
        s.players[combat.seat].crystals_due += own * night


def rite_night(s: MageKnight) -> int:
    """Which Night of the scenario it is."""
    return (s.round + 1) // 2 if not s.plan.night_first else (s.round + 2) // 2


def for_defeated(s: MageKnight) -> bool:
    """Does the incantation bring crystals for enemies that are defeated only (MK-SCN-DRUI-09)?"""
    return s.plan.rite_defeated and rite_night(s) == 2


# -- interactive combat (MK-VAR-INTERACT) --


class SecretDie(Choosing):
    """The overseer sets a die in secret."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.COLOUR
    question: ClassVar[str] = "secret-die"
    rule: ClassVar[str] = "MK-VAR-INTERACT-02"

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return [0, 1, 2, 3, 4, 5]

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        assert s.combat is not None
        s.combat.die = value
        if value == WHITE:
            s.combat.foes[0].ranged_armor = 1
            s.tell(events.DIE_SHOWN, [WHITE])
        else:
            s.tell(events.DIE_NOT, [WHITE])


SECRET_DIE: Final = SecretDie()


def oversee(s: MageKnight, combat: Combat) -> None:
    """Somebody else strengthens a lone enemy: the player who took the turn before; in the Ultimate Edition the one to
    the right (MK-VAR-INTERACT-02)."""
    others = s.others(combat.seat)
    if not s.plan.interactive_combat or len(combat.foes) != 1 or not others:
        return
    if s.plan.ultimate():
        combat.overseer = to_the_right(s, combat.seat, others)
    else:
        combat.overseer = s.turn_before if s.turn_before in others else others[-1]
    s.push(Ask(combat.overseer, SECRET_DIE, 0, 0))


def to_the_right(s: MageKnight, seat: int, others: list[int]) -> int:
    """Players sit in the order in which they picked their heroes, clockwise (GD-39)."""
    for steps in range(1, s.seats):
        other = (seat - steps) % s.seats
        if other in others:
            return other
    return others[0]


# -- the fight --


class Fight(Playing):
    """The phases of a fight; which one it is, the state's moment says."""

    __slots__ = ()

    def ready(self, s: MageKnight) -> bool:
        combat = s.combat
        assert combat is not None
        if not combat.standing():
            finish(s)
            return False
        if combat.targets and foes.undefended(combat) != NONE:
            s.push(Ask(self.seat, DEFENCE, 0, 0))
            return False
        if s.moment in (BLOCK_PHASE, DAMAGE_PHASE) and not any(foes.attacks_now(foe) for foe in combat.foes):
            next_phase(s)
            return False
        return True

    def skippable(self) -> bool:
        return True

    def own_options(self, s: MageKnight) -> list[int]:
        combat = s.combat
        assert combat is not None
        found: list[int] = []
        verb = _VERBS[s.moment]
        for i, foe in enumerate(combat.foes):
            if verb == verbs.TARGET or not foes.several(foe):
                action = pack(verb, i)
                if self.own_verdict(s, action) == OK:
                    found.append(action)
                continue
            for blow in range(len(foe.fates)):
                action = pack(verbs.GUARD_BLOW if verb == verbs.GUARD else verbs.SUFFER_BLOW, i, blow)
                if self.own_verdict(s, action) == OK:
                    found.append(action)
        if s.moment == BLOCK_PHASE and s.players[self.seat].move:
            found += slow_options(s, combat)
        confirm = pack(verbs.BLOCK if s.moment == BLOCK_PHASE else verbs.STRIKE)
        if s.moment != DAMAGE_PHASE:
            if self.own_verdict(s, confirm) == OK:
                found.append(confirm)
            found.append(pack(verbs.NEXT))
        return found

    def own_verdict(self, s: MageKnight, action: int) -> int:
        kind = kind_of(action)
        combat = s.combat
        assert combat is not None
        if kind == verbs.NEXT:
            return OK if s.moment != DAMAGE_PHASE else refuse(reasons.DAMAGE_FIRST)
        if kind in _AT_FOES:
            i = a_of(action)
            if i >= len(combat.foes) or combat.foes[i].defeated:
                return refuse(reasons.NO_SUCH_ENEMY)
            if kind == verbs.TARGET:
                return target_verdict(s, combat, i)
            foe = combat.foes[i]
            if kind in (verbs.GUARD, verbs.SUFFER, verbs.SLOW):
                if foes.several(foe):
                    return refuse(reasons.WHICH_BLOW, len(foe.fates))
            elif not foes.several(foe):
                return refuse(reasons.ONE_BLOW)
            if kind == verbs.SLOW:
                return slow_verdict(s, combat, i, 0, b_of(action))
            if kind == verbs.SLOW_BLOW:
                return slow_verdict(s, combat, i, b_of(action), c_of(action))
            return attacker_verdict(s, combat, i, blow_of(action), kind)
        if kind == verbs.STRIKE:
            return strike_verdict(s, combat)
        if kind == verbs.BLOCK:
            return block_verdict(s, combat)
        return refuse(reasons.IN_COMBAT)

    def own_resolve(self, s: MageKnight, action: int) -> None:
        kind = kind_of(action)
        combat = s.combat
        assert combat is not None
        if kind == verbs.TARGET:
            combat.begun = True
            combat.targets ^= 1 << a_of(action)
            withdraw(s, combat, ~combat.targets)
        elif kind == verbs.STRIKE:
            strike(s, combat)
        elif kind in (verbs.GUARD, verbs.GUARD_BLOW):
            i, blow = a_of(action), blow_of(action)
            combat.blocking = NONE if combat.blocking == i and combat.blow == blow else i
            combat.blow = blow if combat.blocking != NONE else 0
            combat.shields = 0
            combat.spare_here = False
            s.clear_points()
        elif kind == verbs.SLOW:
            slow(s, combat, a_of(action), 0, b_of(action))
        elif kind == verbs.SLOW_BLOW:
            slow(s, combat, a_of(action), b_of(action), c_of(action))
        elif kind == verbs.BLOCK:
            block(s, combat)
        elif kind in (verbs.SUFFER, verbs.SUFFER_BLOW):
            i, blow = a_of(action), blow_of(action)
            s.push(Suffer(self.seat, i, foes.damage(combat.foes[i], blow), blow))
        elif strike_verdict(s, combat) == OK:
            s.push(Ask(self.seat, END_PHASE, 0, 0))
        elif block_verdict(s, combat) == OK:
            s.push(Ask(self.seat, LOSES_BLOCK, 0, 0))
        else:
            next_phase(s)

    def quiet(self, s: MageKnight) -> int:
        combat = s.combat
        assert combat is not None
        if s.moment == DAMAGE_PHASE:
            i = next(i for i, foe in enumerate(combat.foes) if foes.attacks_now(foe))
            if foes.several(combat.foes[i]):
                return pack(verbs.SUFFER_BLOW, i, foes.pending_blows(combat.foes[i])[0])
            return pack(verbs.SUFFER, i)
        if s.moment == BLOCK_PHASE and block_verdict(s, combat) == OK:
            return pack(verbs.BLOCK)
        if s.moment != BLOCK_PHASE and strike_verdict(s, combat) == OK:
            return pack(verbs.STRIKE)
        return pack(verbs.NEXT)

    def decision(self, s: MageKnight) -> Decision:
        combat = s.combat
        assert combat is not None
        primary = [self.quiet(s)]
        if s.moment == RANGED_PHASE:
            return self.asks(s, "ranged-phase", "MK-COMBAT-RANGED-01", primary)
        if s.moment == BLOCK_PHASE:
            return self.asks(s, "block-phase", "MK-COMBAT-BLOCK-02", primary)
        if s.moment == DAMAGE_PHASE:
            return self.asks(s, "damage-phase", "MK-COMBAT-DAMAGE-01", primary)
        return self.asks(s, "attack-phase", "MK-COMBAT-ATTACK-01", primary)

    def copy(self) -> Fight:
        return Fight(self.seat)


class EndPhase(Choosing):
    """What was played would suffice, but was not carried out: is the phase over all the same?"""

    __slots__ = ()

    verb: ClassVar[int] = verbs.YES
    question: ClassVar[str] = "end-phase"
    rule: ClassVar[str] = "MK-COMBAT-07"
    eager: ClassVar[bool] = True  # who wants nothing more has said so

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return [0]

    def may_stop(self, s: MageKnight, seat: int, by: int, memo: int) -> bool:
        return True

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        next_phase(s)

    def asked(self, s: MageKnight, seat: int, by: int, memo: int) -> dict[str, object]:
        combat = s.combat
        assert combat is not None
        struck = [i for i in range(len(combat.foes)) if combat.targets >> i & 1]
        at = [combat.blocking] if s.moment == BLOCK_PHASE else struck
        return {"foes": [s.game.name(s, "enemy", combat.foes[i].token, seat) for i in at]}


END_PHASE: Final = EndPhase()


class LosesBlock(EndPhase):
    """The same for a block."""

    __slots__ = ()

    question: ClassVar[str] = "end-phase-block"


LOSES_BLOCK: Final = LosesBlock()


_VERBS: Final[dict[int, int]] = {
    RANGED_PHASE: verbs.TARGET,
    BLOCK_PHASE: verbs.GUARD,
    DAMAGE_PHASE: verbs.SUFFER,
    ATTACK_PHASE: verbs.TARGET,
}
_AT_FOES: Final[list[int]] = [
    verbs.TARGET,
    verbs.GUARD,
    verbs.SUFFER,
    verbs.GUARD_BLOW,
    verbs.SUFFER_BLOW,
    verbs.SLOW,
    verbs.SLOW_BLOW,
]


def blow_of(action: int) -> int:
    """Which attack of the enemy a guard or suffer means."""
    return b_of(action) if kind_of(action) in (verbs.GUARD_BLOW, verbs.SUFFER_BLOW) else 0


def target_verdict(s: MageKnight, combat: Combat, i: int) -> int:
    """May the enemy be a target of an attack (or be left out again)?"""
    if s.moment not in (RANGED_PHASE, ATTACK_PHASE):
        return refuse(reasons.NO_ATTACK_NOW)
    if combat.spared >> i & 1:
        return refuse(reasons.NOT_AGAINST_ITSELF)
    if s.moment == RANGED_PHASE:
        walls = foes.fortifications(s, combat, combat.foes[i])
        if walls >= 2:
            return refuse(reasons.TWICE_FORTIFIED, walls)
    return OK


def attacker_verdict(s: MageKnight, combat: Combat, i: int, blow: int, kind: int) -> int:
    """May this attack be blocked, or its damage taken, now?"""
    if kind in (verbs.GUARD, verbs.GUARD_BLOW):
        if s.moment != BLOCK_PHASE:
            return refuse(reasons.NO_BLOCK_NOW)
    elif s.moment != DAMAGE_PHASE:
        return refuse(reasons.NO_DAMAGE_NOW)
    return foes.idle(combat, i, blow)


def slow(s: MageKnight, combat: Combat, i: int, blow: int, points: int) -> None:
    """Move points lower an attack; at 0 it counts as blocked (MK-ENEMY-CUMBERSOME-02)."""
    foe = combat.foes[i]
    s.players[combat.seat].move -= points
    foe.changes[blow] -= points
    s.tell(events.SLOWED, [combat.seat, foe.token, points])
    if foes.attack(foe, blow) == 0:
        if combat.blocking == i and combat.blow == blow:
            combat.blocking = NONE
            combat.blow = combat.shields = 0
            s.clear_points()
        hold(s, combat, i, blow)


def strike_verdict(s: MageKnight, combat: Combat) -> int:
    if s.moment not in (RANGED_PHASE, ATTACK_PHASE):
        return refuse(reasons.NO_ATTACK_NOW)
    if combat.targets == 0:
        return refuse(reasons.NO_TARGET)
    need, have = foes.armor_total(s, combat), foes.attack_total(s, combat)
    return OK if have >= need else refuse(reasons.TOO_WEAK, need, have)


def block_verdict(s: MageKnight, combat: Combat) -> int:
    if s.moment != BLOCK_PHASE:
        return refuse(reasons.NO_BLOCK_NOW)
    if combat.blocking == NONE:
        return refuse(reasons.NOTHING_TO_BLOCK)
    foe = combat.foes[combat.blocking]
    need = foes.need_to_block(foe, combat.shields, combat.blow)
    have = foes.block_total(s.block, foes.element(foe, combat.blow))
    return OK if have >= need else refuse(reasons.BLOCK_TOO_WEAK, need, have)


def strike(s: MageKnight, combat: Combat) -> None:
    """The attack succeeds: all its targets are defeated (MK-COMBAT-RANGED-08)."""
    targets = [i for i in range(len(combat.foes)) if combat.targets >> i & 1]
    for i in targets:
        combat.foes[i].unit_met = combat.foes[i].unit_met or combat.unit_strikes
    combat.unit_strikes = False
    combat.targets = combat.pledged = combat.spared = 0
    s.clear_points()
    for i in targets:
        defeat(s, combat, i)
    reap(s, combat, len(targets))
    if combat.harvest & HARVEST_ATTACK:
        combat.harvest &= ~HARVEST_ATTACK
        mask = 0
        for i in targets:
            mask |= soul_colours(combat.foes[i].token)
        GainCrystal(mask).run(s, combat.seat, 0)


def defeat(s: MageKnight, combat: Combat, i: int) -> None:
    """An enemy is out of the fight: fame, reputation, shields (MK-COMBAT-17, -22, MK-COMBAT-END-02 to -04)."""
    foe = combat.foes[i]
    foe.defeated = True
    combat.targets &= ~(1 << i)
    if combat.blocking == i:
        combat.blocking = NONE
        combat.blow = 0
    seat = combat.seat
    s.discard_token(foe.token)
    if foe.summoned():
        return
    s.tell(events.DEFEATED, [seat, foe.token])
    if foe.space != NONE:
        s.remove_token(foe.space, foe.token)
    player = s.players[seat]
    player.slain += 1
    if combat.context == INCANTATION and for_defeated(s):
        player.crystals_due += 2
    player.beaten.append(foe.token)
    fame = fame_for(combat, foe) + player.fame_per_defeat + combat.phase_fame
    s.add_fame(seat, fame + scouted_fame(s, combat, foe))
    if combat.harvest & HARVEST_PHASE:
        GainCrystal(soul_colours(foe.token)).run(s, seat, 0)
    if combat.die != NONE and not combat.die_shown(s.moment):
        s.reveal(events.DIE_SHOWN)  # the fame tells of it
    if combat.die in (WHITE, RED, BLUE):
        s.add_fame(seat, 1)
    if foe.duelled and not foe.unit_met:  # Dueling
        s.add_fame(seat, 1)
    if foe.rampages:
        s.add_reputation(seat, 2 if s.sites[foe.space] == DRACONUM and ENEMIES[foe.token].pile == PILE_RED else 1)
    if ENEMIES[foe.token].reputation:
        s.add_reputation(seat, ENEMIES[foe.token].reputation)  # MK-ENEMY-REP-01
    if foe.defends and combat.city != NONE:
        city = s.cities[combat.city]
        if foe.token in city.garrison:
            city.garrison.remove(foe.token)
        city.shields.append(seat)
    for other in range(len(combat.foes)):  # the monster of a summoner that is gone does nothing more
        if combat.foes[other].master == i and not combat.foes[other].defeated:
            defeat(s, combat, other)


def fame_for(combat: Combat, foe: Foe) -> int:
    """Printed fame; half of the sum for a hired garrison, double for an incantation."""
    fame = ENEMIES[foe.token].fame
    if foe.brings == 1:
        before = (combat.half_fame + 1) // 2
        combat.half_fame += fame
        return (combat.half_fame + 1) // 2 - before
    return fame * foe.brings // 2


def block(s: MageKnight, combat: Combat) -> None:
    """The attack is blocked, and what the cards say happens to the enemy."""
    i, blow = combat.blocking, combat.blow
    foe = combat.foes[i]
    excess = foes.block_total(s.block, foes.element(foe, blow)) - foes.need_to_block(foe, combat.shields, blow)
    combat.blocking = NONE
    combat.blow = 0
    combat.spare_here = False
    shields, combat.shields = combat.shields, 0
    s.clear_points()
    if shields & RETORT_ARMOR:
        foe.armor_change -= 3
    if shields & RETORT_EXCESS:
        foe.armor_change -= excess
    if shields & RETORT_ATTACK:
        combat.retort += 1
    hold(s, combat, i, blow)
    if shields & RETORT_DESTROY and not foe.defeated:
        defeat(s, combat, i)


def hold(s: MageKnight, combat: Combat, i: int, blow: int) -> None:
    """An attack counts as successfully blocked."""
    foe = combat.foes[i]
    foe.fates[blow] = BLOCKED
    if foes.several(foe):
        s.tell(events.BLOW_BLOCKED, [combat.seat, foe.token, blow])
    else:
        s.tell(events.BLOCKED, [combat.seat, foe.token])
    while foe.summoned() and foe.blocked and not foe.defeated:  # MK-COMBAT-BLOCK-09, MK-ENEMY-SUMMON-08
        defeat(s, combat, i)
        i, blow = foe.master, foe.errand
        foe = combat.foes[i]
        foe.fates[blow] = BLOCKED


def next_phase(s: MageKnight) -> None:
    """The next phase of the fight; points that were not used are lost."""
    combat = s.combat
    assert combat is not None
    withdraw(s, combat, combat.targets)
    s.clear_points()
    combat.targets = combat.spared = 0
    combat.blocking = NONE
    combat.blow = combat.shields = 0
    if s.moment == BLOCK_PHASE:
        s.players[combat.seat].move = 0
    combat.begun = True
    combat.unit_strikes = False
    forget(combat)
    combat.harvest = combat.phase_fame = 0
    combat.spare_blocks, combat.spare_here = [], False
    if combat.disease and s.moment == BLOCK_PHASE:
        sicken(s, combat)
    for foe in combat.foes:
        foe.bolt = foe.raised = 0
    if s.moment == RANGED_PHASE and not combat.skipped:
        s.moment = BLOCK_PHASE
        show_die(s, combat, RED)
        summon(s, combat)
        enrage(s, combat)
    elif s.moment == BLOCK_PHASE and not combat.skipped:
        s.moment = DAMAGE_PHASE
    elif s.moment != ATTACK_PHASE:
        s.moment = ATTACK_PHASE
        s.players[combat.seat].influence = 0
        if s.players[combat.seat].combat_wounds:
            combat.dodge = 0
        show_die(s, combat, BLUE)
        for i, foe in enumerate(combat.foes):
            if foe.summoned() and not foe.defeated:
                defeat(s, combat, i)
    else:
        finish(s)


def show_die(s: MageKnight, combat: Combat, colour: int) -> None:
    """The secret die is shown, or what it is not (MK-VAR-INTERACT-05)."""
    if combat.die == NONE or combat.die == WHITE:
        return
    s.reveal(events.DIE_SHOWN)
    if combat.die == colour:
        if colour == RED:
            combat.foes[0].attack_change += 1
        else:
            combat.foes[0].extra_armor = 1
        s.tell(events.DIE_SHOWN, [colour])
    elif colour == RED:
        s.tell(events.DIE_NOT, [colour])
    else:
        s.tell(events.DIE_SHOWN, [combat.die])


def summon(s: MageKnight, combat: Combat) -> None:
    """Summoners call monsters that fight in their place (MK-ENEMY-SUMMON-01)."""
    i = 0
    while i < len(combat.foes):  # a summoned monster may summon in its turn
        foe = combat.foes[i]
        if not foe.defeated and not foe.stopped and foes.abilities(foe) & SUMMON:
            for errand, pile in enumerate(ENEMIES[foe.token].summons):
                monster = draw_foe(s, combat, pile)
                if monster is not None:
                    monster.master = i
                    monster.errand = errand
                    monster.bonuses = foe.bonuses
                    s.tell(events.SUMMONED, [foe.token, monster.token])
        i += 1
