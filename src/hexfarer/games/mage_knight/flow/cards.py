"""Using what one has: cards, units, skills, banners, crystals, healing points. Part of many frames."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Final

from hexfarer.games.mage_knight import events, reasons, verbs
from hexfarer.games.mage_knight.asking import Question
from hexfarer.games.mage_knight.combat import Foe
from hexfarer.games.mage_knight.components import (
    BEFORE_EACH_TURN,
    BEFORE_TURN,
    DEEDS,
    EACH_TURN,
    IN_TURN,
    SKILLS,
    TACTICS,
    UNITS,
    WHEN_EMPTY,
)
from hexfarer.games.mage_knight.effects.acts import PEACE_PRICE, PEACE_READY
from hexfarer.games.mage_knight.effects.banners import Banner
from hexfarer.games.mage_knight.effects.base import (
    FROM_CARD,
    FROM_SIDEWAYS,
    FROM_SKILL,
    FROM_TACTIC,
    FROM_UNIT,
    Ask,
    Doing,
    any_time,
    can_attack,
    can_block,
    can_influence,
    can_move,
    in_combat,
    out_of_combat,
    source,
)
from hexfarer.games.mage_knight.effects.blows import CancelBlow
from hexfarer.games.mage_knight.effects.coercion import coerce, coerce_verdict
from hexfarer.games.mage_knight.effects.cooperative import OVERLOADS, return_token, return_verdict
from hexfarer.games.mage_knight.effects.dueling import DUELING_POINTS, duelled
from hexfarer.games.mage_knight.effects.fighting import Weaken
from hexfarer.games.mage_knight.effects.hand import put_into_play, receive
from hexfarer.games.mage_knight.effects.hirelings import MORE_ABILITIES, hire
from hexfarer.games.mage_knight.effects.paying import Pay
from hexfarer.games.mage_knight.effects.points import Attack, Block, Heal, Influence, Move, add_attack, carries
from hexfarer.games.mage_knight.effects.troops import ready, unit_healed
from hexfarer.games.mage_knight.effects.wizardry import charm_at_hand
from hexfarer.games.mage_knight.flow.box import box_banner_verdict, box_plays, box_verdict, opened, use_box
from hexfarer.games.mage_knight.flow.recruiting import hoist, room_free
from hexfarer.games.mage_knight.flow.turning import back_verdict, turn_back
from hexfarer.games.mage_knight.mana import ORDINARY, STRONG_SPELL, black_works, can_pay, unpaid
from hexfarer.games.mage_knight.offers import take_offered
from hexfarer.games.mage_knight.player import (
    AGILITY,
    AGILITY_RANGED,
    COERCION,
    CURES,
    DIPLOMACY,
    DIPLOMACY_FIRE,
    DIPLOMACY_ICE,
    GRAIL_DRAWS,
    LEARN_BASIC,
    LEARN_STRONG,
    PAIN,
    PEACE,
    PEACE_READIES,
    SIDE_DAMN,
    SIDE_MAGIC,
    Player,
    Unit,
)
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import (
    ARTIFACT,
    ATTACK_PHASE,
    BEFORE,
    BLOCK_PHASE,
    CENTRE,
    FIRE,
    FLIPPED,
    FOR_ATTACK,
    FOR_BLOCK,
    FOR_INFLUENCE,
    FOR_MOVE,
    ICE,
    ICON_HEAL,
    ICON_MOVE,
    IN_MAZE,
    INTERACT,
    LABYRINTH,
    MANIFOLD,
    MAZE,
    MELEE,
    NONE,
    ONCE_A_TURN,
    PERMANENT,
    PHYSICAL,
    RANGED,
    RANGED_PHASE,
    READY,
    RETURNABLE,
    SPELL,
    USED,
    WOUND,
)
from hexfarer.kernel.action import a_of, b_of, kind_of, pack
from hexfarer.kernel.verdict import OK, refuse

LEARN_COST: Final = 6
LEARN_STRONG_COST: Final = 9
MOVE_TO_ATTACK: Final = 0
MOVE_TO_RANGED: Final = 1
INFLUENCE_TO_BLOCK: Final = 2
RETORT: Final = 3
RETORT_POINTS: Final = 4
INFLUENCE_TO_HEAL: Final = 4
INFLUENCE_TO_READY: Final = 5
DODGED: Final = 6
POSSESSED: Final = 7  # the attack of a possessed enemy
SPARE_BLOCK: Final = 8  # Shield of the Fallen Kings
SPARE_POINTS: Final = 4
DUELING: Final = 9
CONVERSIONS: Final[list[str]] = [
    "move-to-attack",
    "move-to-ranged",
    "influence-to-block",
    "burning-shield",
    "influence-to-heal",
    "influence-to-ready",
    "dodge-and-weave",
    "possessed",
    "spare-block",
    "dueling",
]


class Playing(Question):
    """A frame in which its player may use cards, units and skills."""

    __slots__ = ()

    @abstractmethod
    def own_options(self, s: MageKnight) -> list[int]:
        """The answers of this frame itself."""

    @abstractmethod
    def own_verdict(self, s: MageKnight, action: int) -> int:
        """`verdict` for the answers of the frame itself, and for all it does not know."""

    @abstractmethod
    def own_resolve(self, s: MageKnight, action: int) -> None: ...

    def spending(self, s: MageKnight) -> list[int]:
        """The answers of the frame itself that cost mana, legal or not."""
        return []

    def options(self, s: MageKnight) -> list[int]:
        return self.own_options(s) + plays(s, self.seat)

    def verdict(self, s: MageKnight, action: int) -> int:
        if verbs.PLAY <= kind_of(action) <= verbs.LEARN:
            return play_verdict(s, self.seat, action)
        return self.own_verdict(s, action)

    def resolve(self, s: MageKnight, action: int) -> None:
        if verbs.PLAY <= kind_of(action) <= verbs.LEARN:
            carry_out(s, self.seat, action)
        else:
            self.own_resolve(s, action)


SIDEWAYS: Final[list[int]] = [FOR_MOVE, FOR_INFLUENCE, FOR_ATTACK, FOR_BLOCK]

# -- what can be used --


def plays(s: MageKnight, seat: int) -> list[int]:
    """Everything the player may use now."""
    player = s.players[seat]
    found: list[int] = []
    last = NONE
    if s.moment != BEFORE:
        sides = [points for points in SIDEWAYS if points_verdict(s, seat, points) == OK]
        for card in player.hand[:]:
            if card != last:
                last = card
                card_plays(s, seat, card, sides, found)
    for i, unit in enumerate(player.units):
        if unit.fit() and s.moment != BEFORE:
            for ability in range(len(UNITS[unit.card].abilities)):
                action = pack(verbs.ACTIVATE, i, ability + 1)
                if play_verdict(s, seat, action) == OK:
                    found.append(action)
        if unit.banner != NONE and banner_verdict(s, seat, i) == OK:
            found.append(pack(verbs.USE_BANNER, i))
        if unit.wounds and heal_unit_verdict(s, seat, i) == OK:
            found.append(pack(verbs.HEAL_UNIT, i))
    for i, skill in enumerate(player.skills):
        if player.skill_state[i] in (READY, FLIPPED) and skill_verdict(s, seat, skill) == OK:
            found.append(pack(verbs.USE_SKILL, skill))
    for packed in s.centre:
        if SKILLS[packed >> 3].cooperative and skill_verdict(s, seat, packed >> 3) == OK:
            found.append(pack(verbs.USE_SKILL, packed >> 3))
    if tactic_verdict(s, seat) == OK:
        found.append(pack(verbs.USE_TACTIC))
    if s.moment == BEFORE:
        return found
    for colour, crystals in enumerate(player.crystals):
        if crystals and any_time(s) == OK:
            found.append(pack(verbs.CRYSTAL, colour))
    if player.heal and player.hand and player.hand[0] == WOUND and out_of_combat(s) == OK:
        found.append(pack(verbs.HEAL_HAND))
    if player.has(COERCION):
        found += [pack(verbs.READY_UNIT, i) for i in range(len(player.units)) if coerce_verdict(s, seat, i) == OK]
    if player.box != NONE:
        found += box_plays(s, seat)
    if player.command_card != NONE and any_time(s) == OK:
        found += [pack(verbs.ATTACH, player.command_card, i) for i, unit in enumerate(player.units) if unit.recruited]
    for conversion in range(len(CONVERSIONS)):
        if convert_verdict(s, seat, conversion) == OK:
            found.append(pack(verbs.CONVERT, conversion))
    if player.has(LEARN_BASIC | LEARN_STRONG):
        found += [pack(verbs.LEARN, card) for card in s.action_offer if learn_verdict(s, seat, card) == OK]
    return found


def card_plays(s: MageKnight, seat: int, card: int, sides: list[int], found: list[int]) -> None:
    """What can be done with a card, given what any card can be played sideways for."""
    player = s.players[seat]
    if card != WOUND or player.has(PAIN) or player.ritual:
        for points in sides:
            found.append(pack(verbs.SIDEWAYS, card, points))
    if card == WOUND:
        return
    deed = DEEDS[card]
    by = source(FROM_CARD, card, deed.colour)
    at = player.hand.index(card)
    played = player.played
    player.hand.pop(at)  # both sides count as played, as in `side_verdict`
    player.played = True
    if played_verdict(s, seat, card, False, by, True) == OK:
        found.append(pack(verbs.PLAY, card))
    if played_verdict(s, seat, card, True, by, True) == OK:
        found.append(pack(verbs.POWER, card))
    player.hand.insert(at, card)
    player.played = played
    if deed.banner and isinstance(deed.basic, Banner) and any_time(s) == OK:
        for i, unit in enumerate(player.units):
            if not rooted(player, unit):
                found.append(pack(verbs.ATTACH, card, i))


def play_verdict(s: MageKnight, seat: int, action: int) -> int:
    kind, a = kind_of(action), a_of(action)
    player = s.players[seat]
    if kind in (verbs.PLAY, verbs.POWER):
        if a not in player.hand:
            if a == player.box:
                return box_verdict(s, seat, kind == verbs.POWER)
            return refuse(reasons.NOT_IN_HAND, a)
        return side_verdict(s, seat, a, kind == verbs.POWER, source(FROM_CARD, a, DEEDS[a].colour), True)
    if kind == verbs.SIDEWAYS:
        return sideways_verdict(s, seat, a, b_of(action))
    if kind == verbs.ACTIVATE:
        return unit_verdict(s, seat, a, b_of(action) - 1)
    if kind == verbs.USE_SKILL:
        return skill_verdict(s, seat, a)
    if kind == verbs.USE_TACTIC:
        return tactic_verdict(s, seat)
    if kind == verbs.ATTACH:
        return attach_verdict(s, seat, a, b_of(action))
    if kind == verbs.USE_BANNER:
        return banner_verdict(s, seat, a)
    if kind == verbs.CRYSTAL:
        if a > 3 or not player.crystals[a]:
            return refuse(reasons.NO_CRYSTAL, a)
        return any_time(s)
    if kind == verbs.HEAL_HAND:
        return heal_hand_verdict(s, seat)
    if kind == verbs.HEAL_UNIT:
        return heal_unit_verdict(s, seat, a)
    if kind == verbs.CONVERT:
        return convert_verdict(s, seat, a)
    if kind == verbs.READY_UNIT:
        return coerce_verdict(s, seat, a)
    return learn_verdict(s, seat, a)


def carry_out(s: MageKnight, seat: int, action: int) -> None:
    kind, a = kind_of(action), a_of(action)
    player = s.players[seat]
    player.surge = 0  # what Mana Overload gave was for the card before
    if kind in (verbs.PLAY, verbs.POWER) and (DEEDS[a].strong if kind == verbs.POWER else DEEDS[a].basic).composite():
        pass  # the card that is used through it is the first thing done
    elif s.combat is not None and s.combat.seat == seat and s.moment == RANGED_PHASE and kind != verbs.CRYSTAL:
        s.combat.begun = True
    elif s.duel is not None:
        s.duel.opened[s.duel.side(seat)] = True
    if kind in (verbs.PLAY, verbs.POWER):
        if a == player.box:
            use_box(s, seat, kind == verbs.POWER)
        else:
            play_card(s, seat, a, kind == verbs.POWER)
    elif kind == verbs.SIDEWAYS:
        play_sideways(s, seat, a, b_of(action))
    elif kind == verbs.ACTIVATE:
        activate(s, seat, a, b_of(action) - 1)
    elif kind == verbs.USE_SKILL:
        use_skill(s, seat, a)
    elif kind == verbs.USE_TACTIC:
        use_tactic(s, seat)
    elif kind == verbs.ATTACH:
        attach(s, seat, a, b_of(action))
    elif kind == verbs.USE_BANNER:
        use_banner(s, seat, a)
    elif kind == verbs.CRYSTAL:
        player.crystals[a] -= 1
        player.spent_crystals[a] += 1
        s.gain_token(seat, a)
    elif kind == verbs.HEAL_HAND:
        heal_hand(s, seat)
    elif kind == verbs.HEAL_UNIT:
        heal_unit(s, seat, a)
    elif kind == verbs.CONVERT:
        convert(s, seat, a)
    elif kind == verbs.READY_UNIT:
        coerce(s, seat, a)
    else:
        learn(s, seat, a)


# -- cards --


def side_verdict(s: MageKnight, seat: int, card: int, strong: bool, by: int, pay: bool) -> int:
    """May this side of a card be used now? The card counts as played: it is not in hand any more."""
    player = s.players[seat]
    if card not in player.hand:
        return played_verdict(s, seat, card, strong, by, pay)
    at = player.hand.index(card)
    played = player.played
    player.hand.pop(at)
    player.played = True
    why = played_verdict(s, seat, card, strong, by, pay)
    player.hand.insert(at, card)
    player.played = played
    return why


def played_verdict(s: MageKnight, seat: int, card: int, strong: bool, by: int, pay: bool) -> int:
    """`side_verdict` of a card that has left the hand."""
    if card == WOUND:
        return refuse(reasons.WOUNDS_STAY)
    if s.moment == BEFORE:
        return refuse(reasons.NOT_YOUR_TURN)
    deed = DEEDS[card]
    effect = deed.strong if strong else deed.basic
    icons = deed.strong_icons if strong else deed.basic_icons
    if icons == ICON_HEAL and in_combat(s):
        return refuse(reasons.NO_HEALING_IN_COMBAT if effect.healing() else reasons.ONLY_HEALING_ICON)
    if icons == ICON_MOVE:
        why = can_move(s, seat)
        if why != OK:
            return why
    if deed.first_only and not (s.moment == RANGED_PHASE and fresh(s, seat)):
        return refuse(reasons.ONLY_AT_START)
    spell = strong and deed.kind == SPELL
    if strong and deed.last_only and s.moment != ATTACK_PHASE:
        return refuse(reasons.ONLY_ATTACK_PHASE)
    if spell and pay and not black_works(s, seat):
        return refuse(reasons.NIGHT_ONLY)
    why = effect.usable(s, seat, by)
    if why == OK and pay:
        why = power_verdict(s, seat, card, strong, effect.mana(s, seat, by))
    return why


def power_verdict(s: MageKnight, seat: int, card: int, strong: bool, more: list[int]) -> int:
    """Can the mana of a side of a card be paid, and what its effect costs besides?"""
    deed = DEEDS[card]
    power = deed.strong_power if strong else deed.basic_power
    if not power and not more:
        return OK
    spell = deed.kind == SPELL
    purpose = STRONG_SPELL if spell and strong else ORDINARY
    if can_pay(s, seat, power + more, purpose):
        return OK
    if can_pay(s, seat, power, purpose):
        return unpaid(s, seat, power + more, purpose)
    lacking = reasons.NO_MANA if not spell else reasons.NO_MANA_BY_NIGHT if strong else reasons.NO_MANA_FOR_SPELL
    return unpaid(s, seat, power, purpose, lacking)


def fresh(s: MageKnight, seat: int) -> bool:
    """Has the player done nothing yet in this fight?"""
    if s.duel is not None:
        return not s.duel.opened[s.duel.side(seat)]
    return s.combat is not None and not s.combat.begun


def play_card(s: MageKnight, seat: int, card: int, strong: bool) -> None:
    deed = DEEDS[card]
    player = s.players[seat]
    if deed.kind == ARTIFACT and strong:
        player.hand.remove(card)
        player.played = True
        s.removed.append(card)
        s.tell(events.PLAYED_STRONG, [seat, card])
    else:
        player.hand.remove(card)
        player.play.append(card)
        player.played = True
        s.tell(events.PLAYED_STRONG if strong else events.PLAYED, [seat, card])
    if deed.kind == SPELL:
        spell_cast(s, seat, card)
    effect = deed.strong if strong else deed.basic
    by = source(FROM_CARD, card, deed.colour)
    s.push(Doing(seat, effect, by))
    if deed.competitive:
        let_react(s, seat)
    purpose = STRONG_SPELL if strong and deed.kind == SPELL else ORDINARY
    for mask in reversed(deed.strong_power if strong else deed.basic_power):
        s.push(Pay(seat, mask, purpose, OVERLOADS if s.centre else None, by))


def spell_cast(s: MageKnight, seat: int, card: int) -> None:
    """A ring brings fame for spells of its colour."""
    if s.players[seat].fame_per_spell >> DEEDS[card].colour & 1:
        s.add_fame(seat, 1)


# -- sideways --


def points_verdict(s: MageKnight, seat: int, points: int) -> int:
    """May a card be played sideways for these points now (MK-CARD-09)?"""
    if points == FOR_MOVE:
        return can_move(s, seat)
    if points == FOR_INFLUENCE:
        return can_influence(s, seat)
    if points == FOR_ATTACK:
        return refuse(reasons.SIDEWAYS_NOT_RANGED) if s.moment == RANGED_PHASE else can_attack(s, MELEE)
    return can_block(s)


def sideways_verdict(s: MageKnight, seat: int, card: int, points: int) -> int:
    """Any card but a wound gives 1 of what is needed now (MK-CARD-08)."""
    why = points_verdict(s, seat, points)
    if why != OK:
        return why
    player = s.players[seat]
    if card not in player.hand:
        return refuse(reasons.NOT_HELD_SIDEWAYS, card)
    if card == WOUND and not player.has(PAIN) and not player.ritual:
        return refuse(reasons.WOUNDS_STAY)
    return OK


def sideways_value(player: Player, card: int) -> int:
    """1, or more with a skill that waits for it; such bonuses do not add up."""
    if card == WOUND:
        return player.ritual or 2
    bonus = player.side_bonus & 3
    deed = DEEDS[card]
    if bonus == 0:
        return 1
    if bonus == SIDE_DAMN:
        if player.side_bonus >> 2:  # Wolf's Howl: the value itself
            return player.side_bonus >> 2
        return 3 if deed.kind in (2, 3, 4) else 2
    if bonus == SIDE_MAGIC:
        return 2 if player.side_bonus >> 2 else 3
    return 4 if deed.has_colour(player.side_bonus >> 2) else 3


def play_sideways(s: MageKnight, seat: int, card: int, points: int) -> None:
    player = s.players[seat]
    value = sideways_value(player, card)
    if card == WOUND:
        if player.ritual:
            player.ritual = 0
        else:
            player.flags &= ~PAIN
    else:
        player.side_bonus = 0
    put_into_play(s, seat, card, events.PLAYED_SIDEWAYS)
    by = source(FROM_SIDEWAYS, card)
    if points == FOR_MOVE:
        Move(value).run(s, seat, by)
    elif points == FOR_INFLUENCE:
        Influence(value).run(s, seat, by)
    elif points == FOR_ATTACK:
        Attack(value).run(s, seat, by)
    else:
        Block(value).run(s, seat, by)


# -- units and banners --


def units_barred(s: MageKnight, seat: int, i: int) -> bool:
    """Units stay outside dungeons, tombs and burning monasteries, but for a bonded one (MK-UNIT-14).

    Into a maze one goes along (MK-SITE-MAZE-01).
    """
    combat = s.combat
    if s.moment != IN_MAZE and (combat is None or combat.seat != seat or combat.units_allowed):
        return False
    unit = s.players[seat].units[i]
    return not unit.bonded and not unit.along


def why_barred(s: MageKnight) -> int:
    """Why units stay outside."""
    combat = s.combat
    if s.moment == IN_MAZE or (combat is not None and s.sites[combat.space] in (MAZE, LABYRINTH)):
        return refuse(reasons.BARRED_FROM_MAZE)
    assert combat is not None
    return refuse(reasons.UNITS_BARRED, combat.space)


def unfit(unit: Unit) -> int:
    """Why a unit that is not fit cannot act."""
    return refuse(reasons.UNIT_WOUNDED if unit.wounds else reasons.UNIT_SPENT)


def unit_verdict(s: MageKnight, seat: int, i: int, ability: int) -> int:
    player = s.players[seat]
    if i >= len(player.units):
        return refuse(reasons.NO_SUCH_UNIT)
    unit = player.units[i]
    abilities = UNITS[unit.card].abilities
    if not 0 <= ability < len(abilities):
        return refuse(reasons.NO_SUCH_ABILITY, len(abilities))
    if s.moment == BEFORE:
        return refuse(reasons.NOT_YOUR_TURN)
    if not unit.fit():
        return unfit(unit)
    if units_barred(s, seat, i):
        return why_barred(s)
    price = hire(s, seat, unit.card)
    if price and player.influence < price:
        return refuse(reasons.WANTS_INFLUENCE, price, max(0, player.influence))
    mana, effect = abilities[ability]
    if in_combat(s) and effect.healing():
        return refuse(reasons.NO_HEALING_IN_COMBAT)
    why = effect.usable(s, seat, source(FROM_UNIT, i, mana))
    if why != OK:
        return why
    if mana != NONE and not can_pay(s, seat, [1 << mana]):
        return unpaid(s, seat, [1 << mana], ORDINARY, reasons.NO_MANA_FOR_UNIT)
    masks = ([1 << mana] if mana != NONE else []) + effect.mana(s, seat, source(FROM_UNIT, i, mana))
    return OK if not masks or can_pay(s, seat, masks) else unpaid(s, seat, masks)


def activate(s: MageKnight, seat: int, i: int, ability: int) -> None:
    unit = s.players[seat].units[i]
    mana, effect = UNITS[unit.card].abilities[ability]
    unit.ready = False
    s.players[seat].influence -= hire(s, seat, unit.card)
    s.tell(events.ACTIVATED, [seat, unit.card])
    if UNITS[unit.card].traits & MANIFOLD:
        s.push(Ask(seat, MORE_ABILITIES, i, 1 << ability))
    s.push(Doing(seat, effect, source(FROM_UNIT, i, mana)))
    if mana != NONE:
        s.push(Pay(seat, 1 << mana))


def attach_verdict(s: MageKnight, seat: int, card: int, i: int) -> int:
    player = s.players[seat]
    if card not in player.hand and card not in (player.box, player.command_card):
        return refuse(reasons.NOT_HELD_BANNER, card)
    if card == player.box:
        why = box_banner_verdict(s, seat)
        if why != OK:
            return why
    elif card != player.command_card:
        if not DEEDS[card].banner:
            return refuse(reasons.NO_BANNER, card)
        if not isinstance(DEEDS[card].basic, Banner):
            return refuse(reasons.FOR_RECRUITS, card)
    if i >= len(player.units):
        return refuse(reasons.NO_SUCH_UNIT)
    if card == player.command_card:
        if not player.units[i].recruited:
            return refuse(reasons.FOR_RECRUITS, card)
    elif rooted(player, player.units[i]):
        return refuse(reasons.COMMAND_NEEDED)
    return any_time(s)


def rooted(player: Player, unit: Unit) -> bool:
    """Would the unit have no command token without the banner that it carries?"""
    return carries(unit, "banner_of_command") and not room_free(player)


def attach(s: MageKnight, seat: int, card: int, i: int) -> None:
    player = s.players[seat]
    unit = player.units[i]
    if card == player.command_card:
        hoist(s, seat, i)
        return
    if unit.banner != NONE:
        player.discard.append(unit.banner)
    unit.guise = NONE
    if card == player.box:
        player.play.remove(opened(s, seat))
        unit.guise = player.boxed
    else:
        player.hand.remove(card)
        player.played = True
    unit.banner, unit.banner_down = card, False
    s.tell(events.ATTACHED, [seat, card, unit.card])


def banner_verdict(s: MageKnight, seat: int, i: int) -> int:
    """The banners of Fear and Courage can be used (MK-BANNER-02)."""
    player = s.players[seat]
    if i >= len(player.units):
        return refuse(reasons.NO_SUCH_UNIT)
    unit = player.units[i]
    if unit.banner == NONE:
        return refuse(reasons.NO_BANNER_HERE)
    if carries(unit, "banner_of_courage"):
        if unit.banner_down:
            return refuse(reasons.BANNER_USED)
        if unit.ready:
            return refuse(reasons.UNIT_READY)
        return out_of_combat(s)
    if not carries(unit, "banner_of_fear"):
        return refuse(reasons.BANNER_WORKS)
    if s.moment != BLOCK_PHASE:
        return refuse(reasons.NO_BLOCK_NOW)
    if s.duel is not None:
        from hexfarer.games.mage_knight.flow.duels import aim_verdict

        return aim_verdict(s, seat, True, 0) if unit.fit() else unfit(unit)
    if not unit.fit():
        return unfit(unit)
    if units_barred(s, seat, i):
        return why_barred(s)
    return OK if FEAR.values(s, seat, 0, 0) else refuse(reasons.NO_ENEMY_FOR_IT)


def use_banner(s: MageKnight, seat: int, i: int) -> None:
    unit = s.players[seat].units[i]
    if carries(unit, "banner_of_courage"):
        unit.banner_down = True
        ready(s, seat, i)
    else:
        unit.ready = False
        if s.duel is not None:
            from hexfarer.games.mage_knight.flow.duels import aim

            s.add_fame(seat, 1)
            aim(s, seat, STOPS, source(FROM_UNIT, i))
        else:
            s.push(Ask(seat, FEAR, source(FROM_UNIT, i), 0))


class Fear(CancelBlow):
    """Banner of Fear: an attack is cancelled, and brings fame."""

    __slots__ = ()

    question: ClassVar[str] = "fear"
    rule: ClassVar[str] = "MK-BANNER-02"

    def hit(self, s: MageKnight, seat: int, foe: Foe, blow: int, by: int) -> None:
        super().hit(s, seat, foe, blow, by)
        s.add_fame(seat, 1)


FEAR: Final = Fear()
STOPS: Final = Weaken(stop=True)


# -- skills and tactics --


def skill_verdict(s: MageKnight, seat: int, skill: int) -> int:
    player = s.players[seat]
    if skill not in player.skills:
        return return_verdict(s, seat, skill)
    state = player.skill_state[player.skills.index(skill)]
    if state == RETURNABLE:
        return return_verdict(s, seat, skill)
    token = SKILLS[skill]
    if token.usage == PERMANENT:
        return refuse(reasons.WORKS_BY_ITSELF)
    if state == USED:
        return refuse(reasons.SKILL_USED, skill)
    if state == FLIPPED and token.back:
        return back_verdict(s, seat, skill)
    if state != READY:
        return refuse(reasons.SKILL_FLIPPED, skill)
    if token.motivation:
        if player.own_turns + (s.moment == BEFORE) <= player.motivated_until:
            return refuse(reasons.MOTIVATED_ALREADY)
    elif s.moment == BEFORE and not token.early:
        return refuse(reasons.NOT_YOUR_TURN)
    if s.duel is not None and seat == s.duel.defender and not s.duel.full and not token.motivation:
        return refuse(reasons.PARTIAL_ONLY)
    if token.not_in_combat and in_combat(s):
        return refuse(reasons.NO_HEALING_IN_COMBAT)
    if token.not_in_talk and s.moment == INTERACT:
        return refuse(reasons.NOT_WHILE_TALKING)
    return token.effect.usable(s, seat, source(FROM_SKILL, skill))


def use_skill(s: MageKnight, seat: int, skill: int) -> None:
    player = s.players[seat]
    token = SKILLS[skill]
    if skill not in player.skills or player.skill_state[player.skills.index(skill)] == RETURNABLE:
        return_token(s, seat, skill)
        return
    at = player.skills.index(skill)
    if player.skill_state[at] == FLIPPED:
        turn_back(s, seat, skill)
        return
    player.skill_state[at] = USED if token.usage == ONCE_A_TURN else FLIPPED
    if token.motivation:
        player.motivated_until = player.own_turns + 1
    if token.interactive and token.id != "arythea_healing_ritual":
        player.skill_state[at] = CENTRE
    s.tell(events.SKILL_USED, [seat, skill])
    s.push(Doing(seat, token.effect, source(FROM_SKILL, skill)))
    if token.interactive:
        let_react(s, seat)


def let_react(s: MageKnight, seat: int) -> None:
    """Before an effect that concerns the others, these may use what works outside their turn (MK-TURN-02)."""
    from hexfarer.games.mage_knight.flow.reacting import React

    if s.plan.ultimate():
        for other in s.others(seat)[::-1]:
            s.push(React(other, s.moment))


def tactic_verdict(s: MageKnight, seat: int) -> int:
    player = s.players[seat]
    assert player.tactic != NONE, "tactics are chosen before anybody may use one (MK-TACTIC-07)"
    tactic = TACTICS[player.tactic]
    before = tactic.use in (BEFORE_TURN, BEFORE_EACH_TURN)
    if player.tactic_used:
        return refuse(reasons.TACTIC_USED, player.tactic)
    if tactic.use not in (IN_TURN, EACH_TURN, BEFORE_TURN, BEFORE_EACH_TURN, WHEN_EMPTY):
        return refuse(reasons.WORKS_BY_ITSELF)
    if before != (s.moment == BEFORE) and tactic.use != WHEN_EMPTY:
        return refuse(reasons.TACTIC_BEFORE_TURN if before else reasons.TACTIC_IN_TURN, player.tactic)
    if tactic.use in (IN_TURN, EACH_TURN):
        if s.active() != seat:
            return refuse(reasons.NOT_YOUR_TURN)
        why = any_time(s)
        if why != OK:
            return why
    return tactic.effect.usable(s, seat, source(FROM_TACTIC, player.tactic))


def use_tactic(s: MageKnight, seat: int) -> None:
    player = s.players[seat]
    tactic = TACTICS[player.tactic]
    player.tactic_used = True  # each turn anew for some; `begin_turn` of the flow turns these up again
    s.tell(events.TACTIC_USED, [seat, player.tactic])
    s.push(Doing(seat, tactic.effect, source(FROM_TACTIC, player.tactic)))


# -- healing --


def heal_hand_verdict(s: MageKnight, seat: int) -> int:
    player = s.players[seat]
    if WOUND not in player.hand:
        return refuse(reasons.NO_WOUND_TO_HEAL)
    if player.heal < 1:
        return refuse(reasons.TOO_FEW_HEAL, 1, player.heal)
    return out_of_combat(s)


def heal_hand(s: MageKnight, seat: int) -> None:
    player = s.players[seat]
    player.hand.remove(WOUND)
    s.tell(events.HEALED, [seat])
    spend_healing(s, seat, 1)
    player.healed += 1
    if player.has(GRAIL_DRAWS):
        s.draw_cards(seat, 1)
    if player.has(CURES):
        s.draw_cards(seat, 1)


def heal_unit_verdict(s: MageKnight, seat: int, i: int) -> int:
    player = s.players[seat]
    if i >= len(player.units):
        return refuse(reasons.NO_SUCH_UNIT)
    unit = player.units[i]
    if not unit.wounds:
        return refuse(reasons.NO_WOUNDED_UNIT)
    level = UNITS[unit.card].level
    if player.heal < level:
        return refuse(reasons.TOO_FEW_HEAL_FOR_UNIT, level, player.heal)
    return out_of_combat(s)


def heal_unit(s: MageKnight, seat: int, i: int) -> None:
    unit = s.players[seat].units[i]
    unit.wounds -= 1
    s.tell(events.UNIT_HEALED, [seat, unit.card])
    unit_healed(s, seat, i)
    spend_healing(s, seat, UNITS[unit.card].level)


def spend_healing(s: MageKnight, seat: int, points: int) -> None:
    """Points of the Golden Grail are used first: they bring fame."""
    player = s.players[seat]
    player.heal -= points
    from_grail = min(points, player.grail)
    player.grail -= from_grail
    s.add_fame(seat, from_grail)


# -- points turned into others --


def convert_verdict(s: MageKnight, seat: int, conversion: int) -> int:
    player = s.players[seat]
    if conversion == INFLUENCE_TO_BLOCK:
        if not player.has(DIPLOMACY):
            return refuse(reasons.NO_CONVERSION)
        if player.influence < 1:
            return refuse(reasons.TOO_FEW_FOR_EFFECT, 1, max(0, player.influence))
        return can_block(s)
    if conversion in (INFLUENCE_TO_HEAL, INFLUENCE_TO_READY):
        return peace_verdict(s, seat, conversion)
    if conversion == DODGED:
        if s.combat is None or not s.combat.dodge or s.moment != ATTACK_PHASE:
            return refuse(reasons.NO_CONVERSION)
        return can_attack(s, MELEE)
    if conversion == RETORT:
        if retorts(s, seat) == 0 or s.moment != ATTACK_PHASE:
            return refuse(reasons.NO_CONVERSION)
        return can_attack(s, MELEE)
    if conversion == POSSESSED:
        if s.combat is None or s.moment != ATTACK_PHASE or not s.combat.charms:
            return refuse(reasons.NO_CONVERSION)
        why = can_attack(s, MELEE)
        return why if why != OK or charm_at_hand(s.combat) != NONE else refuse(reasons.NOT_AGAINST_ITSELF)
    if conversion == SPARE_BLOCK:
        if s.combat is None or not s.combat.spare_blocks:
            return refuse(reasons.NO_CONVERSION)
        return refuse(reasons.ANOTHER_ATTACK) if s.combat.spare_here else can_block(s)
    if conversion == DUELING:
        if duelled(s) == NONE or s.moment != ATTACK_PHASE:
            return refuse(reasons.NO_CONVERSION)
        assert s.combat is not None
        return OK if s.combat.targets == 1 << duelled(s) else refuse(reasons.ONLY_THE_DUELLED)
    if conversion == MOVE_TO_ATTACK:
        if not player.has(AGILITY):
            return refuse(reasons.NO_CONVERSION)
        if spare_move(s, player) < 1:
            return refuse(reasons.TOO_FEW_SPARE, 1, spare_move(s, player))
        return can_attack(s, MELEE)
    if conversion != MOVE_TO_RANGED or not player.has(AGILITY_RANGED):
        return refuse(reasons.NO_CONVERSION)
    if spare_move(s, player) < 2:
        return refuse(reasons.TOO_FEW_SPARE, 2, spare_move(s, player))
    return can_attack(s, RANGED)


def spare_move(s: MageKnight, player: Player) -> int:
    """Move for Agility: left over from before, or in the Ultimate Edition played in combat (MK-TURN-25, -28)."""
    return player.move if s.plan.ultimate() else player.move_left


def spend_move(s: MageKnight, player: Player, points: int) -> None:
    if s.plan.ultimate():
        player.move -= points
    else:
        player.move_left -= points


def peace_verdict(s: MageKnight, seat: int, conversion: int) -> int:
    """Peaceful Moment: 2 Influence for a healing point, or for each level of one unit that is readied."""
    player = s.players[seat]
    if not player.has(PEACE if conversion == INFLUENCE_TO_HEAL else PEACE_READIES):
        return refuse(reasons.NO_CONVERSION)
    why = out_of_combat(s)
    if why != OK:
        return why
    if conversion == INFLUENCE_TO_READY:
        return PEACE_READY.usable(s, seat, 0)
    have = max(0, player.influence)
    return OK if have >= PEACE_PRICE else refuse(reasons.TOO_FEW_FOR_EFFECT, PEACE_PRICE, have)


def retorts(s: MageKnight, seat: int) -> int:
    """Attacks earned with Burning Shield."""
    if s.duel is not None:
        return s.duel.retorts[seat == s.duel.defender]
    return s.combat.retort if s.combat is not None else 0


def convert(s: MageKnight, seat: int, conversion: int) -> None:
    player = s.players[seat]
    if conversion == INFLUENCE_TO_BLOCK:
        player.influence -= 1
        element = FIRE if player.has(DIPLOMACY_FIRE) else ICE if player.has(DIPLOMACY_ICE) else PHYSICAL
        s.block[element] += 1
        s.tell(events.BLOCK_POINTS, [seat, 1, element])
    elif conversion == RETORT:
        if s.duel is not None:
            s.duel.retorts[seat == s.duel.defender] -= 1
        elif s.combat is not None:
            s.combat.retort -= 1
        add_attack(s, seat, source(FROM_SKILL, 0), RETORT_POINTS, MELEE, FIRE)
    elif conversion == INFLUENCE_TO_HEAL:
        player.influence -= PEACE_PRICE
        Heal(1).run(s, seat, 0)
    elif conversion == INFLUENCE_TO_READY:
        s.push(Ask(seat, PEACE_READY, 0, 0))
    elif conversion == DODGED:
        assert s.combat is not None
        points, s.combat.dodge = s.combat.dodge, 0
        add_attack(s, seat, source(FROM_SKILL, 0), points, MELEE, PHYSICAL)
    elif conversion == POSSESSED:
        assert s.combat is not None
        charm = s.combat.charms.pop(charm_at_hand(s.combat))
        s.combat.spared |= 1 << (charm & 255)
        add_attack(s, seat, source(FROM_SKILL, 0), charm >> 8 & 255, MELEE, charm >> 16)
    elif conversion == SPARE_BLOCK:
        assert s.combat is not None
        element = s.combat.spare_blocks.pop()
        s.combat.spare_here = True
        s.block[element] += SPARE_POINTS
        s.tell(events.BLOCK_POINTS, [seat, SPARE_POINTS, element])
    elif conversion == DUELING:
        assert s.combat is not None
        s.combat.foes[duelled(s)].duelled = 2
        add_attack(s, seat, source(FROM_SKILL, 0), DUELING_POINTS, MELEE, PHYSICAL)
    elif conversion == MOVE_TO_ATTACK:
        spend_move(s, player, 1)
        add_attack(s, seat, source(FROM_SKILL, 0), 1, MELEE, PHYSICAL)
    else:
        spend_move(s, player, 2)
        add_attack(s, seat, source(FROM_SKILL, 0), 1, RANGED, PHYSICAL)


# -- Learning --


def learn_verdict(s: MageKnight, seat: int, card: int) -> int:
    player = s.players[seat]
    if not player.has(LEARN_BASIC | LEARN_STRONG):
        return refuse(reasons.NOT_LEARNING)
    if card not in s.action_offer:
        return refuse(reasons.NOT_TO_LEARN, card)
    cost = LEARN_STRONG_COST if player.has(LEARN_STRONG) else LEARN_COST
    if player.has(LEARN_BASIC) and player.has(LEARN_STRONG) and player.influence < LEARN_STRONG_COST:
        cost = LEARN_COST
    if player.influence < cost:
        return refuse(reasons.TOO_FEW_FOR_EFFECT, cost, max(0, player.influence))
    return OK


def learn(s: MageKnight, seat: int, card: int) -> None:
    player = s.players[seat]
    strong = player.has(LEARN_STRONG) and player.influence >= LEARN_STRONG_COST
    player.influence -= LEARN_STRONG_COST if strong else LEARN_COST
    player.flags &= ~(LEARN_STRONG if strong else LEARN_BASIC)
    take_offered(s, card)
    receive(s, seat, card, strong)
