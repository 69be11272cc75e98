"""Move, Influence, Heal, Attack and Block."""

from __future__ import annotations

from typing import Final

from hexfarer.games.mage_knight import events, reasons
from hexfarer.games.mage_knight.components import SKILLS
from hexfarer.games.mage_knight.effects.base import (
    FROM_CARD,
    FROM_OFFER,
    FROM_SIDEWAYS,
    FROM_UNIT,
    Effect,
    bonus_by,
    can_attack,
    can_block,
    can_influence,
    can_move,
    id_by,
    kind_by,
    out_of_combat,
)
from hexfarer.games.mage_knight.effects.dueling import unit_joins
from hexfarer.games.mage_knight.foes import abilities, element
from hexfarer.games.mage_knight.middle import give_back
from hexfarer.games.mage_knight.moves import regular_turn
from hexfarer.games.mage_knight.player import GLORY, STARSDAWN, Player, Unit
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import (
    ARCANE,
    ATTACKS,
    COLD_FIRE,
    ELEMENTS,
    FIRE,
    ICE,
    INTERACT,
    MELEE,
    NONE,
    RANGED,
    RANGED_PHASE,
    SIEGE,
    SUMMON,
    WOUND,
)
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import OK, refuse

# What an amount may grow with.
FIXED: Final = 0
PER_WOUND: Final = 1  # in hand and on own units
PER_ENEMY: Final = 2  # undefeated enemies in this combat
PER_FIT_UNIT: Final = 3  # own ready unwounded units, at most three
PER_CRYSTAL_COLOUR: Final = 4
PER_ICON: Final = 5  # abilities, attack colours and resistances of the enemy that is blocked
PER_BLOCKED: Final = 6  # enemies blocked this turn
PER_OPEN_ICON: Final = 7  # icons, but none of an enemy with Arcane Immunity
_GROWTH: Final[list[str]] = ["", "wound", "enemy", "unit", "crystal", "icon", "blocked", "open-icon"]


class Amount:
    """A number, or a number that grows with something."""

    __slots__ = ("base", "growth", "plus")

    def __init__(self, base: int, plus: int = 0, growth: int = FIXED) -> None:
        self.base = base
        self.plus = plus
        self.growth = growth

    def value(self, s: MageKnight, seat: int) -> int:
        return self.base if self.growth == FIXED else self.base + self.plus * count(s, seat, self.growth)

    def phrase(self) -> object:
        if self.growth == FIXED:
            return self.base
        return Phrase("effect-mk-per-" + _GROWTH[self.growth], {"base": self.base, "plus": self.plus})


def count(s: MageKnight, seat: int, growth: int) -> int:
    player = s.players[seat]
    if growth == PER_WOUND:
        return player.hand.count(WOUND) + sum(unit.wounds for unit in player.units)
    if growth == PER_ENEMY:
        return enemies_faced(s, seat)
    if growth == PER_FIT_UNIT:
        return min(3, sum(1 for unit in player.units if unit.fit()))
    if growth == PER_CRYSTAL_COLOUR:
        return sum(1 for crystals in player.crystals if crystals)
    if growth == PER_BLOCKED:
        return enemies_blocked(s)
    return 0 if growth == PER_OPEN_ICON and arcane(s) else icons(s)


def arcane(s: MageKnight) -> bool:
    """Has the enemy that is blocked Arcane Immunity?"""
    combat = s.combat
    return combat is not None and combat.blocking != NONE and abilities(combat.foes[combat.blocking]) & ARCANE != 0


def enemies_blocked(s: MageKnight) -> int:
    """A monster counts, but not its summoner besides."""
    if s.combat is None:
        return 0
    return sum(1 for foe in s.combat.foes if foe.blocked and not foe.abilities() & SUMMON)


def enemies_faced(s: MageKnight, seat: int) -> int:
    """Undefeated enemies in the combat; against another hero its fit units, those in the fight, and one (MK-PVP-39)."""
    if s.duel is not None:
        other = s.duel.defender if seat == s.duel.aggressor else s.duel.aggressor
        fighting = {source >> 8 for source in s.duel.sources} if s.duel.attacker == other else set()
        units = s.players[other].units
        return 1 + sum(1 for i, unit in enumerate(units) if unit.fit() or i in fighting)
    if s.combat is None:
        return 0
    return sum(1 for foe in s.combat.foes if not foe.defeated and not foe.summoned())


def icons(s: MageKnight) -> int:
    """Icons on the token of the enemy that is blocked, with those of all its attacks; cold fire is two colours.

    What a city adds to its defenders is not on the token (GD-50).
    """
    if s.combat is None or s.combat.blocking == NONE:
        return 0
    foe = s.combat.foes[s.combat.blocking]
    colours = 0
    for blow in range(len(foe.fates)):
        kind = element(foe, blow)
        colours += 2 if kind == COLD_FIRE else 1 if kind in (FIRE, ICE) else 0
    return colours + (foe.abilities() & ~foe.muted[s.combat.blow] & ~SUMMON).bit_count()


def amount(n: int | Amount) -> Amount:
    return n if isinstance(n, Amount) else Amount(n)


class Move(Effect):
    """Move points."""

    __slots__ = ("n",)

    def __init__(self, n: int | Amount) -> None:
        self.n = amount(n)

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return can_move(s, seat)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        if not s.plan.ultimate():  # there, Move may be played before the turn is decided on (MK-TURN-21)
            regular_turn(s, seat)
        points = self.n.value(s, seat) + bonus_by(by) + surge(s, seat, by) + move_bonus(s, seat, by)
        s.players[seat].move += points
        s.tell(events.MOVE_POINTS, [seat, points])

    def text(self) -> Phrase:
        return Phrase("effect-mk-move", {"n": self.n.phrase()})


class Influence(Effect):
    """Influence points."""

    __slots__ = ("n", "only_interaction")

    def __init__(self, n: int | Amount, only_interaction: bool = False) -> None:
        self.n = amount(n)
        self.only_interaction = only_interaction

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        if self.only_interaction and s.moment != INTERACT:
            return refuse(reasons.ONLY_INTERACTION)
        return can_influence(s, seat)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        if self.n.growth == PER_WOUND and s.players[seat].hand:
            s.reveal(events.HAND_SHOWN)  # how many of these cards are wounds (MK-UNDO-02)
        points = self.n.value(s, seat) + bonus_by(by) + surge(s, seat, by)
        s.players[seat].influence += points
        s.tell(events.INFLUENCE_POINTS, [seat, points])

    def text(self) -> Phrase:
        return Phrase("effect-mk-influence", {"n": self.n.phrase()})


class Heal(Effect):
    """Healing points (MK-HEAL-01)."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return out_of_combat(s)

    def healing(self) -> bool:
        return True

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        s.players[seat].heal += self.n
        s.tell(events.HEAL_POINTS, [seat, self.n])

    def text(self) -> Phrase:
        return Phrase("effect-mk-heal", {"n": self.n})


class Attack(Effect):
    """Attack points for the attack that was declared."""

    __slots__ = ("element", "kind", "n")

    def __init__(self, n: int | Amount, kind: int = MELEE, element: int = 0) -> None:
        self.n = amount(n)
        self.kind = kind
        self.element = element

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return can_attack(s, self.kind)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        points = self.n.value(s, seat) + bonus_by(by) + attack_bonus(s, seat, by, self.kind)
        add_attack(s, seat, by, max(0, points), self.kind, self.element)

    def text(self) -> Phrase:
        return Phrase(
            f"effect-mk-attack-{ATTACKS[self.kind]}",
            {"n": self.n.phrase(), "element": Phrase("mk-element-" + ELEMENTS[self.element])},
        )


class Block(Effect):
    """Block points against the attack that was named."""

    __slots__ = ("element", "n")

    def __init__(self, n: int | Amount, element: int = 0) -> None:
        self.n = amount(n)
        self.element = element

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return can_block(s)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        points = self.n.value(s, seat) + bonus_by(by) + block_bonus(s, seat, by)
        points = max(0, points) + guided(s.players[seat])
        s.block[self.element] += points
        s.tell(events.BLOCK_POINTS, [seat, points, self.element])

    def text(self) -> Phrase:
        return Phrase(
            "effect-mk-block", {"n": self.n.phrase(), "element": Phrase("mk-element-" + ELEMENTS[self.element])}
        )


def add_attack(s: MageKnight, seat: int, by: int, points: int, kind: int, element: int) -> None:
    if kind != MELEE and s.players[seat].has(STARSDAWN):
        kind, points = bow(s, seat, kind, points)
    s.attack[kind * 4 + element] += points
    s.tell(events.ATTACK_POINTS, [seat, points, kind, element])
    if s.duel is not None and kind_by(by) == FROM_UNIT:
        s.duel.sources.append(id_by(by) << 8 | min(points, 15) << 4 | kind << 2 | element)


def bow(s: MageKnight, seat: int, kind: int, points: int) -> tuple[int, int]:
    """Bow of Starsdawn: doubled as a ranged attack; where only sieges count, as a siege attack."""
    player = s.players[seat]
    player.flags &= ~STARSDAWN
    walls = can_attack(s, RANGED) != OK
    player.flags |= STARSDAWN
    return (SIEGE, points) if walls else (RANGED, points * 2)


# -- bonuses --

AIM_RANGED: Final = 1
AIM_ATTACK: Final = 2
WOLFS_HOWL: Final = "wolfhawk_wolfs_howl_competitive"


def surge(s: MageKnight, seat: int, by: int) -> int:
    """What Mana Overload adds to the first points of a card that was powered; its token goes back (MK-SKILL-12)."""
    player = s.players[seat]
    if player.surge == 0 or kind_by(by) != FROM_CARD:
        return 0
    skill, more = player.surge >> 4, player.surge & 15
    player.surge = 0
    give_back(s, skill)
    s.tell(events.SKILL_RETURNED, [seat, skill])
    return more


def howls(s: MageKnight, seat: int, by: int) -> int:
    """Wolf's Howl of others: their units attack and block worse."""
    if not s.centre or kind_by(by) != FROM_UNIT:
        return 0
    found = 0
    for packed in s.centre:
        if packed & 7 != seat and not s.allies(packed & 7, seat) and SKILLS[packed >> 3].id == WOLFS_HOWL:
            found += 1
    return found


def move_bonus(s: MageKnight, seat: int, by: int) -> int:
    """Tirelessness: other cards give more Move."""
    if kind_by(by) not in (FROM_CARD, FROM_SIDEWAYS):
        return 0
    player = s.players[seat]
    bonus = player.tireless + player.tireless_all
    player.tireless = 0
    player.move_cards += 1
    return bonus


def attack_bonus(s: MageKnight, seat: int, by: int, kind: int) -> int:
    player = s.players[seat]
    from_ = kind_by(by)
    if from_ in (FROM_CARD, FROM_SIDEWAYS):
        bonus = player.ambush_attack + surge(s, seat, by)
        player.ambush_attack = player.ambush_block = 0
        if player.deadly_aim:
            player.deadly_aim = False
            bonus += AIM_RANGED if s.moment == RANGED_PHASE else AIM_ATTACK
        return bonus
    if from_ not in (FROM_UNIT, FROM_OFFER):
        return 0
    unit_joins(s, True)
    bonus = player.units_attack - howls(s, seat, by)
    if kind == RANGED and player.boost_ranged:
        bonus += player.boost_ranged
        clear_boost(player)
    elif kind == MELEE and player.boost_attack:
        bonus += player.boost_attack
        clear_boost(player)
    return bonus + unit_fights(s, seat, by)


def block_bonus(s: MageKnight, seat: int, by: int) -> int:
    player = s.players[seat]
    from_ = kind_by(by)
    if from_ in (FROM_CARD, FROM_SIDEWAYS):
        bonus = player.ambush_block + surge(s, seat, by)
        player.ambush_attack = player.ambush_block = 0
        return bonus
    if from_ not in (FROM_UNIT, FROM_OFFER):
        return 0
    unit_joins(s, False)
    bonus = player.units_block + player.boost_block - howls(s, seat, by)
    if player.boost_block:
        clear_boost(player)
    return bonus + unit_fights(s, seat, by)


def guided(player: Player) -> int:
    """Spirit Guides help one Block, whatever gives it."""
    bonus, player.guide_block = player.guide_block, 0
    return bonus


def clear_boost(player: Player) -> None:
    """Leadership helps one unit once."""
    player.boost_attack = player.boost_block = player.boost_ranged = 0


def unit_fights(s: MageKnight, seat: int, by: int) -> int:
    """A unit attacks or blocks: the Banner of Glory adds one and brings fame."""
    if kind_by(by) != FROM_UNIT:
        return 0
    player = s.players[seat]
    unit = player.units[id_by(by)]
    bonus = 0
    if carries(unit, "banner_of_glory"):
        bonus = 1
        s.add_fame(seat, 1)
    if not unit.fought:
        unit.fought = True
        if player.has(GLORY):
            s.add_fame(seat, 1)
    return bonus


def carries(unit: Unit, banner: str) -> bool:
    """Does the unit carry that banner?"""
    if unit.banner == NONE:
        return False
    return (unit.banner if unit.guise == NONE else unit.guise) in BANNERS[banner]


# The numbers of the banners among all cards, reprints too; `content.box` fills it.
BANNERS: Final[dict[str, list[int]]] = {}
