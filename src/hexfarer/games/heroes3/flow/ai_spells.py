"""Spells that an AI hero casts: which unit, which outcome, when it keeps them (H3-AI-034, -039 to -045)."""

from __future__ import annotations

from typing import ClassVar, Final

from hexfarer.games.heroes3 import events, verbs
from hexfarer.games.heroes3.asking import Ask, Choosing, Course, Effect
from hexfarer.games.heroes3.battle import BESIDE, Battle, Fighter
from hexfarer.games.heroes3.components import CARDS, THEIR_SPELL
from hexfarer.games.heroes3.content.traits import NO_RETALIATION, UNTIRING
from hexfarer.games.heroes3.effects import Aimed, AttackUp, Blast, Bless, Chain, Cure, DefenceUp, Haste, Heal, Shield
from hexfarer.games.heroes3.fighting import (
    BY_SPELL,
    adjacent,
    fight,
    heal,
    hurt,
    immune,
    left,
    printed_defence,
    unit_type,
)
from hexfarer.games.heroes3.flow.ai_choices import ai_side, ai_targets
from hexfarer.games.heroes3.flow.cards import ByPower, CardTime
from hexfarer.games.heroes3.flow.windows import asked_for_cards
from hexfarer.games.heroes3.state import SPELLS, Heroes3
from hexfarer.games.heroes3.terms import NONE, RANGED

# What an AI spell does, as far as its target goes.
HARMS: Final = 0
HELPS: Final = 1
HITS_SEVERAL: Final = 2
HARDENS: Final = 3
HEALS: Final = 4
SHIELDS: Final = 5
WEAKENS: Final = 6
USELESS: Final = 7  # nothing that the procedure could aim

CHOOSE: Final = 0
ANNOUNCE: Final = 1
WORK: Final = 2


def draw_spell(s: Heroes3) -> int:
    """The top of the AI spell deck; an empty one is rebuilt (H3-AI-034). Without one the common deck serves."""
    tale = s.tale
    if not tale.spells and not tale.spell_discard:
        return s.top_of_deck(SPELLS)
    if not tale.spells:
        tale.spells, tale.spell_discard = tale.spell_discard, []
        s.rng.shuffle(tale.spells)
    s.reveal(events.FOE_CAST)
    return tale.spells.pop()


def outcome(card: int, power: int) -> Effect | None:
    """The strongest outcome that the power reaches."""
    effect = CARDS[card].modes[0].effect
    assert isinstance(effect, ByPower)
    found: Effect | None = None
    for need, step in effect.steps:
        if need <= power:
            found = step
    return found


def kind_of_spell(effect: Effect | None) -> int:
    if isinstance(effect, Blast | Chain):
        return HITS_SEVERAL
    if isinstance(effect, Heal | Cure):
        return HEALS
    if isinstance(effect, Shield):
        return SHIELDS
    if isinstance(effect, DefenceUp):
        return HARDENS if effect.amount > 0 else HARMS
    if isinstance(effect, AttackUp):
        return HELPS if effect.amount > 0 else WEAKENS
    if isinstance(effect, Haste):
        return HELPS if effect.amount > 0 else HARMS
    if isinstance(effect, Bless):
        return HELPS
    if isinstance(effect, Aimed):
        return aimed_kind(effect)
    return USELESS


def aimed_kind(effect: Aimed) -> int:
    from hexfarer.games.heroes3.effects import Disable, Hurt, Paralyse, Riposte, Ward

    if isinstance(effect, Hurt | Paralyse | Disable):
        return HARMS
    return HELPS if isinstance(effect, Ward | Riposte) else USELESS


class AiSpell(Course):
    """An AI spell is cast. `magic` is the AI card that called for it, NONE for a spell that was held."""

    __slots__ = ("card", "held", "magic", "power", "second", "step", "target")

    def __init__(
        self,
        seat: int,
        card: int,
        power: int,
        magic: int,
        held: bool = False,
        step: int = CHOOSE,
        target: int = NONE,
        second: int = NONE,
    ) -> None:
        super().__init__(seat)
        self.card = card
        self.power = power
        self.magic = magic
        self.held = held
        self.step = step
        self.target = target
        self.second = second  # the other unit or space of a spell that hits several

    def ready(self, s: Heroes3) -> bool:
        if s.battle is None:
            s.pop()
            return False
        effect = outcome(self.card, self.power)
        if self.step == CHOOSE:
            self.choose(s, effect)
        elif self.step == ANNOUNCE:
            self.step = WORK
            s.cast = [self.card, self.power]
            s.spell_stopped = False
            s.tell(events.FOE_CAST, [self.card, self.power])
            if asked_for_cards(s, 1 - ai_side(fight(s))):
                s.push(CardTime(self.seat, THEIR_SPELL))
        else:
            s.pop()
            put_away(s, self.card)
            if s.spell_stopped:
                s.spell_stopped = False
                s.tell(events.FOE_STOPPED, [self.card])
            else:
                self.work(s, effect)
        return False

    def choose(self, s: Heroes3, effect: Effect | None) -> None:
        """The target by the rules; where several are left the player chooses, and a spell that finds none goes back."""
        battle = fight(s)
        kind = kind_of_spell(effect)
        several = pairs(s) if kind == HITS_SEVERAL else []
        if several:
            firsts = sorted({pair[0] for pair in several})
            if self.target == NONE:
                self.aim(s, firsts)
                return
            seconds = sorted({pair[1] for pair in several if pair[0] == self.target})
            if self.second == NONE and seconds != [NONE]:
                if len(seconds) > 1:
                    s.push(Ask(self.seat, AI_SECOND, self.card, self.target))
                    return
                self.second = seconds[0]
            self.step = ANNOUNCE
            return
        if self.target != NONE:
            self.step = ANNOUNCE
            return
        found = candidates(s, kind, effect)
        if not found:
            s.pop()
            give_back(s, self.card, self.magic)
            return
        if kind == SHIELDS and not self.held and better_later(battle, battle.fighters[found[0]]):
            s.pop()
            s.tale.held = [self.card, self.power, battle.round]
            s.tell(events.FOE_HOLDS, [self.card])
            return
        self.aim(s, found)

    def aim(self, s: Heroes3, found: list[int]) -> None:
        if len(found) == 1:
            self.target = found[0]
        else:
            s.push(Ask(self.seat, AI_AIM, self.card))

    def work(self, s: Heroes3, effect: Effect | None) -> None:
        battle = fight(s)
        if isinstance(effect, Blast):
            spaces = [battle.fighters[self.target].at]
            if self.second != NONE:
                spaces.append(battle.fighters[self.second].at)
            for space in spaces:
                i = battle.at(space) if space != NONE else NONE
                if i != NONE:
                    hurt(s, i, effect.amount, BY_SPELL)
        elif isinstance(effect, DefenceUp) and effect.amount > 0:
            battle.fighters[self.target].guarded += effect.amount  # until it is attacked (H3-AI-041)
        elif isinstance(effect, Heal | Cure):
            heal(s, self.target, effect.amount)
            battle.fighters[self.target].paralysed = False
        elif isinstance(effect, Aimed) and battle.fighters[self.target].on_board():
            effect.hit(s, self.seat, self.card, self.target)

    def copy(self) -> AiSpell:
        return AiSpell(self.seat, self.card, self.power, self.magic, self.held, self.step, self.target, self.second)


def put_away(s: Heroes3, card: int) -> None:
    """A spell that was cast: to the discard pile of its deck."""
    from hexfarer.games.heroes3.content.scenarios import card_of

    if card_of(s).spells:
        s.tale.spell_discard.append(card)
    else:
        s.deck_discards[SPELLS].append(card)


def give_back(s: Heroes3, card: int, magic: int) -> None:
    """No target: the Magic card goes under the AI deck, the spell is shuffled back (H3-AI-040)."""
    from hexfarer.games.heroes3.content.scenarios import card_of

    tale = s.tale
    s.tell(events.FOE_BACK, [card])
    deck = tale.spells if card_of(s).spells else s.decks[SPELLS]
    deck.append(card)
    s.rng.shuffle(deck)
    if magic != NONE and tale.pile != NONE and magic in tale.discards[tale.pile]:
        tale.discards[tale.pile].remove(magic)
        tale.decks[tale.pile].insert(0, magic)


# -- targets --


def open_to(s: Heroes3, fighter: Fighter, effect: Effect | None) -> bool:
    """May the spell hit the unit at all (H3-SPELL-013, -014)?"""
    if fighter.is_tower() or not fighter.on_board() or immune(fighter):
        return False
    if isinstance(effect, Aimed):
        if not effect.tiers >> fighter.tier() & 1 or not effect.types >> unit_type(fighter) & 1:
            return False
        return effect.fits(s, fighter)
    return True


def candidates(s: Heroes3, kind: int, effect: Effect | None) -> list[int]:
    """The units among which the player chooses the target of an AI spell."""
    battle = fight(s)
    side = ai_side(battle)
    if kind == USELESS or effect is None:
        return []
    if kind == WEAKENS:
        return [i for i in retaliating(battle) if open_to(s, battle.fighters[i], effect)]
    if kind == HITS_SEVERAL:
        return []  # see pairs
    enemy = kind == HARMS
    units = [i for i in battle.of_side(1 - side if enemy else side) if open_to(s, battle.fighters[i], effect)]
    if kind == HARDENS:
        units = [i for i in units if not battle.fighters[i].guarded]
    if kind == HEALS:
        units = [i for i in units if battle.fighters[i].damage]
        return top(units, [(battle.fighters[i].damage, battle.fighters[i].tier(), 0) for i in units])
    return top(
        units,
        [
            (
                printed_defence(battle.fighters[i]),
                battle.fighters[i].tier(),
                battle.fighters[i].damage if kind == HARDENS else 0,
            )
            for i in units
        ],
    )


def top(units: list[int], keys: list[tuple[int, int, int]]) -> list[int]:
    """Those with the highest key."""
    return [i for i, key in zip(units, keys) if key == max(keys)] if units else []


def retaliating(battle: Battle) -> list[int]:
    """The unit that is about to retaliate against the acting AI unit, if there will be a retaliation (H3-AI-044)."""
    acting = battle.fighters[battle.acting] if battle.acting != NONE else None
    if acting is None or acting.is_tower() or acting.trait(NO_RETALIATION):
        return []
    found: list[int] = []
    for i in ai_targets(battle, battle.acting):
        target = battle.fighters[i]
        if target.is_tower() or (target.retaliated and not target.trait(UNTIRING)):
            continue
        if unit_type(acting) != RANGED or adjacent(acting, target):  # else it shoots from where it stands
            found.append(i)
    return found


def pairs(s: Heroes3) -> list[tuple[int, int]]:
    """What a spell that hits several is aimed at: two adjacent units of the player, or one alone (H3-AI-040)."""
    battle = fight(s)
    units = [i for i in battle.of_side(1 - ai_side(battle)) if not immune(battle.fighters[i])]
    found: list[tuple[int, int]] = []
    for a in units:
        for b in units:
            if a != b and battle.fighters[b].at in BESIDE[battle.fighters[a].at]:
                if battle.fighters[a].tier() > battle.fighters[b].tier() or (
                    battle.fighters[a].tier() == battle.fighters[b].tier() and a < b
                ):
                    found.append((a, b))
    if not found:
        own = [battle.fighters[i].at for i in battle.of_side(ai_side(battle))]
        found = [(i, NONE) for i in units if not any(at in BESIDE[battle.fighters[i].at] for at in own)]
    keys = [group_key(battle, pair) for pair in found]
    return [pair for pair, key in zip(found, keys) if key == max(keys)]


def group_key(battle: Battle, pair: tuple[int, int]) -> tuple[int, int, int]:
    """Higher tiers first, then less health that is left."""
    fighters = [battle.fighters[i] for i in pair if i != NONE]
    tiers = [fighter.tier() for fighter in fighters]
    return max(tiers), sum(tiers), -sum(left(fighter) for fighter in fighters)


def better_later(battle: Battle, target: Fighter) -> bool:
    """Has more than half of the AI units of the target's tier or higher been activated this round (H3-AI-043)?"""
    army = [battle.fighters[i] for i in battle.of_side(ai_side(battle)) if battle.fighters[i].tier() >= target.tier()]
    acted = [fighter for fighter in army if fighter.done and fighter is not battle.fighters[battle.acting]]
    return 2 * len(acted) > len(army)


class AiAim(Choosing):
    """Of equal targets of an AI spell the player chooses (H3-AI-039)."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.FIGHTER
    question: ClassVar[str] = "ai-aim"
    rule: ClassVar[str] = "H3-AI-039"

    def values(self, s: Heroes3, seat: int, by: int, memo: int) -> list[int]:
        if s.battle is None:
            return []
        casting = casting_below(s)
        if casting is None:
            return []
        effect = outcome(casting.card, casting.power)
        kind = kind_of_spell(effect)
        return sorted({pair[0] for pair in pairs(s)}) if kind == HITS_SEVERAL else candidates(s, kind, effect)

    def chosen(self, s: Heroes3, seat: int, by: int, memo: int, value: int) -> None:
        casting = casting_below(s)
        if casting is None:
            return
        casting.target = value
        if kind_of_spell(outcome(casting.card, casting.power)) == WEAKENS:  # it is the one that is attacked, too
            from hexfarer.games.heroes3.flow.ai_combat import activation_below

            activation = activation_below(s)
            if activation is not None:
                activation.target = value


class AiSecond(Choosing):
    """… and the second unit of a pair; `memo` is the first."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.FIGHTER
    question: ClassVar[str] = "ai-aim"
    rule: ClassVar[str] = "H3-AI-040"

    def values(self, s: Heroes3, seat: int, by: int, memo: int) -> list[int]:
        return sorted({pair[1] for pair in pairs(s) if pair[0] == memo}) if s.battle is not None else []

    def chosen(self, s: Heroes3, seat: int, by: int, memo: int, value: int) -> None:
        casting = casting_below(s)
        if casting is not None:
            casting.second = value


AI_AIM: Final = AiAim()
AI_SECOND: Final = AiSecond()


def casting_below(s: Heroes3) -> AiSpell | None:
    """The AI spell that is being cast."""
    for frame in s.stack[::-1]:
        if isinstance(frame, AiSpell):
            return frame
    return None
