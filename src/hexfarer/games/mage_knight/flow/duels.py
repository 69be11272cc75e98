"""Player versus player combat (MK-PVP)."""

from __future__ import annotations

from typing import ClassVar, Final

from hexfarer.games.mage_knight import events, reasons, verbs
from hexfarer.games.mage_knight.asking import Course, Question
from hexfarer.games.mage_knight.combat import RETORT_ARMOR, RETORT_ATTACK, RETORT_DESTROY
from hexfarer.games.mage_knight.components import DEEDS
from hexfarer.games.mage_knight.duel import Duel
from hexfarer.games.mage_knight.effects.base import Ask, Choosing, source
from hexfarer.games.mage_knight.effects.fighting import Weaken, spurned
from hexfarer.games.mage_knight.flow.cards import Playing
from hexfarer.games.mage_knight.flow.centre import weather
from hexfarer.games.mage_knight.flow.damage import unit_armor, unit_resists, withstands, wound_unit
from hexfarer.games.mage_knight.flow.plunder import plunder, plunder_verdict
from hexfarer.games.mage_knight.flow.recruiting import drop_banner
from hexfarer.games.mage_knight.flow.reveals import look_around, uncover_ruin
from hexfarer.games.mage_knight.flow.start import start_benefits
from hexfarer.games.mage_knight.foes import blocks_fully
from hexfarer.games.mage_knight.moves import is_safe, owned_site, owner_of, printed_cost
from hexfarer.games.mage_knight.player import NO_UNIT_DAMAGE, Unit
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import (
    AFTER,
    ARTIFACT,
    ATTACK_PHASE,
    BEFORE,
    BLOCK_PHASE,
    BLUE,
    COLD_FIRE,
    NONE,
    OFF,
    RANGED_PHASE,
    RED,
    RESISTANCES,
    WOUND,
    X,
)
from hexfarer.kernel.action import a_of, kind_of, pack
from hexfarer.kernel.decision import Decision
from hexfarer.kernel.verdict import OK, refuse

STEAL_PRICE: Final = 5


def challenge_hero(s: MageKnight, seat: int, defender: int) -> None:
    """The action is an attack on another hero (MK-PVP-01)."""
    player = s.players[seat]
    player.acted = True
    player.move_left = player.move
    player.move = player.influence = player.heal = 0
    came_from = player.path[-2] if len(player.path) > 1 else player.place
    s.duel = Duel(seat, defender, player.place, came_from)
    for other in (seat, defender):
        s.players[other].combat_wounds = 0
        for unit in s.players[other].units:
            unit.locked = False
    s.clear_points()
    s.moment = OFF
    s.tell(events.DUEL, [seat, defender])
    s.push(Clash(seat))
    s.push(Join(defender))


def duel_of(s: MageKnight) -> Duel:
    assert s.duel is not None
    return s.duel


def no_card(s: MageKnight, seat: int) -> bool:
    """Nothing but wounds in hand; cards are in the order of their numbers, wounds first."""
    hand = s.players[seat].hand
    return not hand or hand[-1] == WOUND


class Join(Playing):
    """The defender may use off-turn effects, then takes part fully or partially (MK-PVP-05)."""

    __slots__ = ()

    def ready(self, s: MageKnight) -> bool:
        s.moment = BEFORE
        return True

    def own_options(self, s: MageKnight) -> list[int]:
        found = [pack(verbs.PARTIAL)]
        if self.own_verdict(s, pack(verbs.FULL)) == OK:
            found.insert(0, pack(verbs.FULL))
        if plunder_verdict(s, self.seat) == OK:
            found.append(pack(verbs.PLUNDER))
        return found

    def own_verdict(self, s: MageKnight, action: int) -> int:
        kind = kind_of(action)
        if kind == verbs.PLUNDER:
            return plunder_verdict(s, self.seat)
        if kind == verbs.FULL and s.plan.ultimate() and no_card(s, self.seat):
            return refuse(reasons.FULL_NEEDS_CARD)
        return OK if kind in (verbs.FULL, verbs.PARTIAL) else refuse(reasons.FULL_OR_PARTIAL)

    def own_resolve(self, s: MageKnight, action: int) -> None:
        if kind_of(action) == verbs.PLUNDER:
            plunder(s, self.seat)
            return
        duel = duel_of(s)
        player = s.players[self.seat]
        duel.full = kind_of(action) == verbs.FULL
        played, opened = player.played, player.opened_empty
        player.begin_turn()
        if duel.full:
            player.order_down = True
            player.opened_empty = not player.hand
            weather(s, self.seat)
            if s.plan.ultimate():
                start_benefits(s, self.seat)
            s.tell(events.FULL, [self.seat])
        else:
            player.dice_left = 0
            player.played, player.opened_empty = played, opened
            s.tell(events.PARTIAL, [self.seat])
        s.moment = OFF
        s.pop()

    def quiet(self, s: MageKnight) -> int:
        return pack(verbs.PARTIAL)

    def decision(self, s: MageKnight) -> Decision:
        return self.asks(s, "join", "MK-PVP-05", [])

    def copy(self) -> Join:
        return Join(self.seat)


class Clash(Course):
    """Attack and block in turn, first from afar, then hand to hand."""

    __slots__ = ()

    def ready(self, s: MageKnight) -> bool:
        duel = duel_of(s)
        if duel.loser != NONE:
            settle_duel(s)
        elif duel.passes >= 2:
            if duel.melee:
                settle_duel(s)
            else:
                duel.melee = True
                duel.passes = 0
                duel.attacker = duel.aggressor
        else:
            s.clear_points()
            duel.sources = []
            duel.swift_lost = False
            duel.shields = 0
            s.moment = ATTACK_PHASE if duel.melee else RANGED_PHASE
            s.push(Assail(duel.attacker))
        return False

    def copy(self) -> Clash:
        return Clash(self.seat)


class Assail(Playing):
    """Play attacks, then strike; or pass (MK-PVP-15, -16, -24)."""

    __slots__ = ()

    def ready(self, s: MageKnight) -> bool:
        return True

    def skippable(self) -> bool:
        return True

    def own_options(self, s: MageKnight) -> list[int]:
        return [pack(verbs.STRIKE)] if sum(s.attack) else [pack(verbs.PASS)]

    def own_verdict(self, s: MageKnight, action: int) -> int:
        kind = kind_of(action)
        if kind == verbs.STRIKE:
            return OK if sum(s.attack) else refuse(reasons.NO_ATTACK_YET)
        if kind == verbs.PASS:
            return refuse(reasons.STRIKE_FIRST) if sum(s.attack) else OK
        return refuse(reasons.IN_COMBAT)

    def own_resolve(self, s: MageKnight, action: int) -> None:
        duel = duel_of(s)
        duel.opened[duel.side(self.seat)] = True
        s.pop()
        if kind_of(action) == verbs.PASS:
            duel.passes += 1
            duel.attacker = duel.blocker()
            if not s.silently():
                s.tell(events.PASSED, [self.seat])
            return
        duel.passes = 0
        duel.elements = 0
        for i, points in enumerate(s.attack):
            if points:
                duel.elements |= 1 << (COLD_FIRE if duel.cold_fire[duel.side(self.seat)] else i % 4)
        s.tell(events.STRUCK, [self.seat, duel_attack(s)])
        s.moment = BLOCK_PHASE
        s.push(Parry(duel.blocker()))

    def quiet(self, s: MageKnight) -> int:
        return pack(verbs.STRIKE) if sum(s.attack) else pack(verbs.PASS)

    def decision(self, s: MageKnight) -> Decision:
        key = "assail" if duel_of(s).melee else "assail-ranged"
        return self.asks(s, key, "MK-PVP-15", [self.quiet(s)])

    def copy(self) -> Assail:
        return Assail(self.seat)


def duel_attack(s: MageKnight) -> int:
    """All points of the attack under way; the Sword of Justice doubles physical ones hand to hand."""
    duel = duel_of(s)
    total = sum(s.attack)
    if duel.melee and duel.doubled[duel.side(duel.attacker)]:
        total += sum(s.attack[kind * 4] for kind in range(3))
    return total


def duel_block(s: MageKnight) -> int:
    """What the block takes off the attack (MK-PVP-17, -18, -26)."""
    duel = duel_of(s)
    full = halved = 0
    for element, points in enumerate(s.block):
        good = any(duel.elements >> attack & 1 and blocks_fully(element, attack) for attack in range(4))
        if good:
            full += points
        else:
            halved += points
    total = full + halved // 2
    return total if duel.melee or duel.swift_lost else total // 2


class Parry(Playing):
    """Block as much as one likes."""

    __slots__ = ()

    def ready(self, s: MageKnight) -> bool:
        return True

    def skippable(self) -> bool:
        return True

    def own_options(self, s: MageKnight) -> list[int]:
        return [pack(verbs.NEXT)]

    def own_verdict(self, s: MageKnight, action: int) -> int:
        return OK if kind_of(action) == verbs.NEXT else refuse(reasons.IN_COMBAT)

    def own_resolve(self, s: MageKnight, action: int) -> None:
        duel = duel_of(s)
        s.pop()
        duel.damage = max(0, duel_attack(s) - duel_block(s))
        s.moment = OFF
        attacker = duel.attacker
        if duel.damage == 0:
            if duel.shields & RETORT_ATTACK:
                duel.retorts[self.seat == duel.defender] += 1
            if duel.shields & (RETORT_ARMOR | RETORT_DESTROY) and duel.sources:
                s.push(Ask(self.seat, RETORT_UNIT, 0, duel.shields))
            duel.attacker = duel.blocker()
            return
        s.push(Assign(attacker))

    def quiet(self, s: MageKnight) -> int:
        return pack(verbs.NEXT)

    def decision(self, s: MageKnight) -> Decision:
        return self.asks(s, "parry", "MK-PVP-17", [pack(verbs.NEXT)], {"attack": duel_attack(s)})

    def copy(self) -> Parry:
        return Parry(self.seat)


class RetortUnit(Choosing):
    """A unit that took part in the blocked attack suffers from the block (MK-PVP-38)."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.UNIT
    question: ClassVar[str] = "retort-unit"
    rule: ClassVar[str] = "MK-PVP-38"

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        duel = duel_of(s)
        enemy = s.players[duel.aggressor if seat == duel.defender else duel.defender]
        found = {source >> 8 for source in duel.sources if source >> 8 < len(enemy.units)}
        colour = RED if memo & RETORT_DESTROY else BLUE
        whose = duel.aggressor if seat == duel.defender else duel.defender
        return sorted(i for i in found if not unit_immune(s, whose, enemy.units[i], source(0, 0, colour)))

    def may_stop(self, s: MageKnight, seat: int, by: int, memo: int) -> bool:
        return True

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        duel = duel_of(s)
        enemy = duel.aggressor if seat == duel.defender else duel.defender
        unit = s.players[enemy].units[value]
        if memo & RETORT_DESTROY:
            if not unit.wounds:
                unit.wounds = 1
                s.tell(events.UNIT_WOUNDED, [enemy, unit.card])
        else:
            unit.weakened += 3
            s.tell(events.UNIT_WEAKENED, [enemy, unit.card])


RETORT_UNIT: Final = RetortUnit()


class Assign(Question):
    """What the damage buys: wounds, artifacts, pushing away (MK-PVP-20 to -23, -27 to -29)."""

    __slots__ = ()

    def ready(self, s: MageKnight) -> bool:
        return True

    def forced(self) -> bool:
        return True

    def options(self, s: MageKnight) -> list[int]:
        duel = duel_of(s)
        blocker = s.players[duel.blocker()]
        wanted = [pack(verbs.WOUND_UNIT, i) for i in range(len(blocker.units))]
        wanted.append(pack(verbs.WOUND_HERO))
        if duel.melee:
            wanted += [pack(verbs.STEAL, card) for card in sorted(set(stealable(s, duel.blocker())))]
            wanted += [pack(verbs.PUSH, space) for space in s.board.near[duel.space]]
        return [action for action in wanted if self.verdict(s, action) == OK] + [pack(verbs.NEXT)]

    def verdict(self, s: MageKnight, action: int) -> int:
        kind, a = kind_of(action), a_of(action)
        duel = duel_of(s)
        blocker = duel.blocker()
        if kind == verbs.NEXT:
            return OK
        if kind == verbs.WOUND_HERO:
            return self.afford(s, s.players[blocker].armor(), reasons.TOO_LITTLE_DAMAGE)
        if kind == verbs.WOUND_UNIT:
            units = s.players[blocker].units
            if a >= len(units):
                return refuse(reasons.NO_SUCH_UNIT)
            if units[a].wounds:
                return refuse(reasons.UNIT_WOUNDED)
            if units[a].locked:
                return refuse(reasons.UNIT_LOCKED)
            if s.players[blocker].has(NO_UNIT_DAMAGE):
                return refuse(reasons.UNITS_SPARED)
            return self.afford(s, unit_price(s, blocker, units[a]), reasons.TOO_LITTLE_FOR_UNIT)
        if kind == verbs.STEAL:
            if not duel.melee:
                return refuse(reasons.NO_STEALING_AFAR)
            if a not in stealable(s, blocker):
                return refuse(reasons.CANNOT_STEAL, a)
            return self.afford(s, STEAL_PRICE, reasons.TOO_LITTLE_TO_STEAL)
        if kind == verbs.PUSH:
            if not duel.melee:
                return refuse(reasons.NO_PUSHING_AFAR)
            if a not in s.board.near[duel.space]:
                return refuse(reasons.PUSH_NOT_ADJACENT, a)
            if printed_cost(s, a) == X:
                return refuse(reasons.PUSH_INACCESSIBLE, a)
            if not is_safe(s, blocker, a):
                return refuse(reasons.PUSH_NOT_SAFE, a)
            return self.afford(s, printed_cost(s, a), reasons.TOO_LITTLE_TO_PUSH)
        return refuse(reasons.ASSIGN_FIRST)

    def afford(self, s: MageKnight, price: int, reason: int) -> int:
        left = duel_of(s).damage
        return OK if left >= price else refuse(reason, price, left)

    def resolve(self, s: MageKnight, action: int) -> None:
        kind, a = kind_of(action), a_of(action)
        duel = duel_of(s)
        blocker = duel.blocker()
        if kind == verbs.NEXT:
            s.pop()
            duel.attacker = blocker
            return
        if kind == verbs.WOUND_HERO:
            duel.damage -= s.players[blocker].armor()
            s.take_wounds(blocker, 1)
        elif kind == verbs.WOUND_UNIT:
            unit = s.players[blocker].units[a]
            duel.damage -= unit_price(s, blocker, unit)
            wound_unit(s, blocker, a, 0)
        elif kind == verbs.STEAL:
            duel.damage -= STEAL_PRICE
            steal(s, blocker, duel.attacker, a)
        else:
            duel.damage -= printed_cost(s, a)
            duel.loser = blocker
            pushed = s.players[blocker]
            pushed.place = a
            pushed.path = [*pushed.path, a] if blocker == duel.aggressor else [a]
            s.tell(events.PUSHED, [blocker, a])
            uncover_ruin(s, a)
            look_around(s, blocker)
            s.pop()

    def quiet(self, s: MageKnight) -> int:
        wound = pack(verbs.WOUND_HERO)
        return wound if self.verdict(s, wound) == OK else pack(verbs.NEXT)

    def decision(self, s: MageKnight) -> Decision:
        return self.asks(s, "assign", "MK-PVP-20", [], {"damage": duel_of(s).damage})

    def copy(self) -> Assign:
        return Assign(self.seat)


def unit_price(s: MageKnight, seat: int, unit: Unit) -> int:
    """Armor, doubled if the unit resists an element of the attack (MK-PVP-21)."""
    armor = max(1, unit_armor(s, seat, unit) - unit.weakened)
    resists = unit_resists(s, seat, unit) & ~unit.bare
    elements = duel_of(s).elements
    doubled = any(elements >> element & 1 and withstands(resists, element) for element in range(4))
    return armor * 2 if doubled else armor


def stealable(s: MageKnight, seat: int) -> list[int]:
    """Artifacts in the discard pile, in play, or as a banner of a wounded unit (MK-PVP-28)."""
    player = s.players[seat]
    found = [card for card in player.discard + player.play if DEEDS[card].kind == ARTIFACT]
    return found + [unit.banner for unit in player.units if unit.wounds and unit.banner != NONE]


def steal(s: MageKnight, victim: int, thief: int, card: int) -> None:
    player = s.players[victim]
    if card in player.discard:
        player.discard.remove(card)
    elif card in player.play:
        player.play.remove(card)
    else:
        for i, unit in enumerate(player.units):
            if unit.banner == card and unit.wounds:
                drop_banner(s, victim, i)
                break
    s.players[thief].discard.append(card)
    s.tell(events.STOLEN, [thief, victim, card])


# -- effects on units of the opponent --


def aim_verdict(s: MageKnight, seat: int, stops: bool, by: int) -> int:
    """Effects on enemies may be aimed at unwounded units of the opponent (MK-PVP-35, -41)."""
    duel = duel_of(s)
    if stops and not (s.moment == BLOCK_PHASE and seat == duel.blocker()):
        return refuse(reasons.STOPS_ONLY_BLOCKED)
    if stops and not duel.sources:
        return refuse(reasons.NO_UNIT_TO_STOP)
    return OK if AIM.values(s, seat, by, (1 << 5) + 1 if stops else 0) else refuse(reasons.NO_ENEMY_FOR_IT)


def aim(s: MageKnight, seat: int, what: Weaken, by: int) -> None:
    s.push(Ask(seat, AIM, by, pack_aim(what) + 1))


def pack_aim(what: Weaken) -> int:
    return what.armor | what.destroy << 4 | what.stop << 5 | (what.lose & RESISTANCES) << 6 | what.per_resistance << 9


def aim_at_all(s: MageKnight, seat: int, what: Weaken, by: int) -> None:
    """An effect on all enemies: every unwounded unit of the opponent (MK-PVP-35)."""
    for unit in AIM.values(s, seat, by, 0):
        weaken_unit(s, seat, unit, pack_aim(what))


class Aim(Choosing):
    """A unit of the opponent is weakened; `memo` packs how."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.UNIT
    question: ClassVar[str] = "aim"
    rule: ClassVar[str] = "MK-PVP-35"

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        duel = duel_of(s)
        enemy = duel.aggressor if seat == duel.defender else duel.defender
        stops = memo > 0 and (memo - 1) >> 5 & 1
        fighting = {source >> 8 for source in duel.sources}
        found: list[int] = []
        for i, unit in enumerate(s.players[enemy].units):
            if unit.wounds or unit_immune(s, enemy, unit, by) or (stops and i not in fighting):
                continue
            found.append(i)
        return found

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        weaken_unit(s, seat, value, memo - 1)


AIM: Final = Aim()


def weaken_unit(s: MageKnight, seat: int, number: int, packed: int) -> None:
    duel = duel_of(s)
    enemy = duel.aggressor if seat == duel.defender else duel.defender
    unit = s.players[enemy].units[number]
    if packed >> 4 & 1:  # destroying only wounds (MK-PVP-37)
        unit.wounds = 1
        s.tell(events.UNIT_WOUNDED, [enemy, unit.card])
    else:
        s.tell(events.UNIT_WEAKENED, [enemy, unit.card])
    unit.weakened += packed & 15
    if packed >> 9 & 1:
        unit.weakened += (unit_resists(s, enemy, unit) & RESISTANCES).bit_count()
    unit.bare |= packed >> 6 & 7
    if packed >> 5 & 1:
        for source in [source for source in duel.sources if source >> 8 == number]:
            at = (source >> 2 & 3) * 4 + (source & 3)
            s.attack[at] = max(0, s.attack[at] - (source >> 4 & 15))
            duel.sources.remove(source)


def unit_immune(s: MageKnight, seat: int, unit: Unit, by: int) -> bool:
    """Red effects do nothing to fire-resistant units, blue ones nothing to ice-resistant ones (MK-PVP-36)."""
    return spurned(unit_resists(s, seat, unit), by) != 0


# -- afterwards --


def settle_duel(s: MageKnight) -> None:
    """Fame, the keep, the step back, and the defender's end of turn (MK-PVP-31 to -34)."""
    duel = duel_of(s)
    s.pop()
    s.clear_points()
    s.duel = None
    s.moment = AFTER
    for seat in (duel.aggressor, duel.defender):
        for unit in s.players[seat].units:
            unit.weakened, unit.bare = 0, 0
    if duel.loser != NONE:
        winner = duel.defender if duel.loser == duel.aggressor else duel.aggressor
        s.tell(events.DUEL_WON, [winner])
        s.add_fame(winner, duel_fame(s, winner, duel.loser))
        if winner == duel.aggressor and owned_site(s, duel.space) and owner_of(s, duel.space) == duel.loser:
            s.shields[duel.space] = 1 << winner
    else:
        s.tell(events.DUEL_DRAWN, [])
        player = s.players[duel.aggressor]
        if len(player.path) > 1:
            player.path.pop()
        player.place = duel.came_from
    if duel.full:
        s.push(Recovery(duel.defender))
    else:
        partial_over(s, duel.defender)


def duel_fame(s: MageKnight, winner: int, loser: int) -> int:
    """For beating somebody stronger (MK-PVP-31)."""
    a, b = s.players[winner], s.players[loser]
    if a.level < b.level:
        return 1 + 2 * (b.level - a.level)
    return 1 if a.level == b.level and a.fame < b.fame else 0


def partial_over(s: MageKnight, seat: int) -> None:
    """Points of a partial participant vanish; mana tokens and played cards stay (MK-PVP-12 to -14)."""
    player = s.players[seat]
    player.move = player.influence = player.heal = 0


class Recovery(Playing):
    """A full participant may heal and use special effects, then ends its turn (MK-PVP-10)."""

    __slots__ = ()

    def ready(self, s: MageKnight) -> bool:
        s.moment = AFTER
        return True

    def own_options(self, s: MageKnight) -> list[int]:
        return [pack(verbs.END)]

    def own_verdict(self, s: MageKnight, action: int) -> int:
        return OK if kind_of(action) == verbs.END else refuse(reasons.ONLY_RECOVERING)

    def own_resolve(self, s: MageKnight, action: int) -> None:
        from hexfarer.games.mage_knight.flow.endturn import EndTurn

        s.pop()
        s.moment = OFF
        s.reveal(events.TURN_ENDED)
        s.tell(events.TURN_ENDED, [self.seat])
        s.push(EndTurn(self.seat))

    def quiet(self, s: MageKnight) -> int:
        return pack(verbs.END)

    def decision(self, s: MageKnight) -> Decision:
        return self.asks(s, "recovery", "MK-PVP-10", [pack(verbs.END)])

    def copy(self) -> Recovery:
        return Recovery(self.seat)
