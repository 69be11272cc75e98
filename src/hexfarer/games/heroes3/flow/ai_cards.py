"""AI cards in a combat: drawing them, waiting bonuses, spells and skills (H3-AI-030 to -047)."""

from __future__ import annotations

from typing import Final

from hexfarer.games.heroes3 import events
from hexfarer.games.heroes3.asking import Course, Effect
from hexfarer.games.heroes3.battle import Fighter
from hexfarer.games.heroes3.components import CARD_IDS
from hexfarer.games.heroes3.fighting import fight, initiative, max_health
from hexfarer.games.heroes3.flow.ai_choices import ai_side
from hexfarer.games.heroes3.flow.ai_spells import AiSpell, draw_spell
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.terms import DIFFICULTIES, NONE
from hexfarer.kernel.phrase import Phrase

FIRST_ROUND: Final = 1


def by_difficulty(values: list[int]) -> dict[str, object]:
    return dict(zip(DIFFICULTIES, values))


# -- what the cards do; `seat` is the player, who is asked where the rules leave a choice, `by` is the card --


class AiAttack(Effect):
    """Attack for the unit about to attack; without a target it waits for the next that attacks (H3-AI-037)."""

    __slots__ = ("amounts",)

    def __init__(self, amounts: list[int]) -> None:
        self.amounts = amounts

    def run(self, s: Heroes3, seat: int, by: int) -> None:
        s.tale.charge += self.amounts[s.plan.difficulty]

    def text(self) -> Phrase:
        return Phrase("effect-h3-ai-attack", by_difficulty(self.amounts))


class AiGuard(Effect):
    """Defence for one unit, until the first attack against it is over (H3-AI-038)."""

    __slots__ = ("amounts", "next_one")

    def __init__(self, amounts: list[int], next_one: bool) -> None:
        self.amounts = amounts
        self.next_one = next_one  # the unit to be activated next; otherwise that with the highest health

    def run(self, s: Heroes3, seat: int, by: int) -> None:
        battle = fight(s)
        side = ai_side(battle)
        army = battle.of_side(side)
        amount = self.amounts[s.plan.difficulty]
        if not army or not amount:
            return
        if self.next_one:
            waiting = [i for i in army if not battle.fighters[i].done]  # else the first of the next round
            units = waiting or army
            values = [initiative(battle.fighters[i]) for i in units]
        else:
            units = army
            values = [max_health(battle.fighters[i]) for i in army]
        best = max([(value, battle.fighters[i].tier(), -i) for i, value in zip(units, values)])
        battle.fighters[-best[2]].guarded += amount

    def text(self) -> Phrase:
        return Phrase("effect-h3-ai-guard-next" if self.next_one else "effect-h3-ai-guard", by_difficulty(self.amounts))


class AiCast(Effect):
    """Draw an AI spell and cast it (H3-AI-036)."""

    __slots__ = ("powers",)

    def __init__(self, powers: list[int]) -> None:
        self.powers = powers

    def run(self, s: Heroes3, seat: int, by: int) -> None:
        spell = draw_spell(s)
        if spell != NONE:
            power = self.powers[s.plan.difficulty] + s.tale.sorcery
            s.tale.sorcery = 0
            s.push(AiSpell(seat, spell, power, by))

    def text(self) -> Phrase:
        return Phrase("effect-h3-ai-cast", by_difficulty(self.powers))


class AiSkill(Effect):
    """Use the skill of the scenario, perhaps twice; perhaps the card goes back into the deck in the first round."""

    __slots__ = ("again", "back")

    def __init__(self, again: list[bool], back: list[bool]) -> None:
        self.again = again
        self.back = back

    def run(self, s: Heroes3, seat: int, by: int) -> None:
        if self.back[s.plan.difficulty] and fight(s).round == FIRST_ROUND:
            s.push(ShuffleBack(seat, by))
        for _ in range(2 if self.again[s.plan.difficulty] else 1):
            s.push(UseSkill(seat))

    def text(self) -> Phrase:
        if self.back[1]:
            return Phrase("effect-h3-ai-skill-b")
        return Phrase("effect-h3-ai-skill-a")


# -- drawing --


class AiDraw(Course):
    """The top AI card is drawn and resolved; with an empty deck none is (H3-AI-032, -033)."""

    __slots__ = ()

    def ready(self, s: Heroes3) -> bool:
        from hexfarer.games.heroes3.content.ai_cards import AI_CARDS

        s.pop()
        tale = s.tale
        if s.battle is None or tale.pile == NONE or not tale.decks[tale.pile]:
            return False
        card = tale.decks[tale.pile].pop()
        tale.discards[tale.pile].append(card)
        s.reveal(events.FOE_CARD)
        s.tell(events.FOE_CARD, [card])
        AI_CARDS[card].effect.run(s, self.seat, card)
        return False

    def copy(self) -> AiDraw:
        return AiDraw(self.seat)


class ShuffleBack(Course):
    """A Skill card goes back into the deck."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def ready(self, s: Heroes3) -> bool:
        s.pop()
        tale = s.tale
        if s.battle is not None and tale.pile != NONE and self.card in tale.discards[tale.pile]:
            tale.discards[tale.pile].remove(self.card)
            tale.decks[tale.pile].append(self.card)
            s.rng.shuffle(tale.decks[tale.pile])
        return False

    def copy(self) -> ShuffleBack:
        return ShuffleBack(self.seat, self.card)


class UseSkill(Course):
    """The scenario's skill card is used and stays (H3-AI-046); to draw a card means an AI card (H3-AI-047)."""

    __slots__ = ()

    def ready(self, s: Heroes3) -> bool:
        s.pop()
        if s.battle is None:
            return False
        for card in s.tale.skills:
            if self.used(s, card):
                s.tell(events.FOE_SKILL, [card])
                break
        return False

    def used(self, s: Heroes3, card: int) -> bool:
        """Carry out its basic effect; False if it cannot be played now."""
        id = CARD_IDS[card]
        if id == "offense":
            s.tale.charge += 1
            s.push(AiDraw(self.seat))
            return True
        if id == "sorcery":
            s.tale.sorcery += 1
            s.push(AiDraw(self.seat))
            return True
        return wear(s, id)

    def copy(self) -> UseSkill:
        return UseSkill(self.seat)


# Sandro's cloak cards, with the form they give and the unit that wears them.
CLOAKS: Final[dict[str, tuple[int, str, bool]]] = {
    "cloak_of_the_undead_king_1": (1, "skeletons", False),
    "cloak_of_the_undead_king_4": (2, "zombies", False),
    "cloak_of_the_undead_king_6": (3, "skeletons", True),
}


def wear(s: Heroes3, id: str) -> bool:
    """An AI unit puts on a cloak card, unless it lies on one already."""
    from hexfarer.games.heroes3.content.units import UNITS

    if id not in CLOAKS:
        return False
    form, unit, with_few = CLOAKS[id]
    battle = fight(s)
    if any(form in forms_on(fighter) for fighter in battle.fighters):
        return False
    for i in battle.of_side(ai_side(battle)):
        fighter = battle.fighters[i]
        if UNITS[fighter.unit >> 1].id == unit and (with_few or (fighter.is_pack() and not fighter.form)):
            fighter.form = fighter.form << 2 | form
            fighter.below.append(fighter.damage)
            fighter.damage = 0
            return True
    return False


def forms_on(fighter: Fighter) -> list[int]:
    found: list[int] = []
    form = fighter.form
    while form:
        found.append(form & 3)
        form >>= 2
    return found


def cast_held(s: Heroes3, seat: int) -> bool:
    """A spell that was held is cast at the first AI activation of the next round, instead of a card (H3-AI-043)."""
    held = s.tale.held
    if not held or fight(s).round <= held[2]:
        return False
    s.tale.held = []
    s.push(AiSpell(seat, held[0], held[1], NONE, True))
    return True
