"""What uses the mana of Invocation: nothing else may be done before."""

from __future__ import annotations

from hexfarer.games.mage_knight import reasons, verbs
from hexfarer.games.mage_knight.asking import Question
from hexfarer.games.mage_knight.components import DEEDS, SKILLS, UNITS
from hexfarer.games.mage_knight.effects.base import FROM_CARD, FROM_SKILL, FROM_UNIT, source
from hexfarer.games.mage_knight.flow.cards import Playing, play_verdict
from hexfarer.games.mage_knight.flow.rites import ruin_at
from hexfarer.games.mage_knight.mana import (
    ORDINARY,
    STRONG_SPELL,
    TOKEN,
    can_pay,
    extra_for,
    put_back,
    take,
    ways_to_pay,
)
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import ANY_BASIC, NONE, READY, SPELL, WOUND
from hexfarer.kernel.action import a_of, b_of, kind_of, pack
from hexfarer.kernel.decision import Decision
from hexfarer.kernel.verdict import OK, refuse


class Invoked(Question):
    """The mana of Invocation waits to be used."""

    __slots__ = ()

    def ready(self, s: MageKnight) -> bool:
        return True

    def options(self, s: MageKnight) -> list[int]:
        return uses(s, self.seat, s.players[self.seat].invoked - 1)

    def verdict(self, s: MageKnight, action: int) -> int:
        if action in self.options(s):
            return OK
        why = host(s).check(s, action)
        return why if why != OK else refuse(reasons.USE_IT_FIRST, s.players[self.seat].invoked - 1)

    def resolve(self, s: MageKnight, action: int) -> None:
        s.pop()
        host(s).resolve(s, action)

    def quiet(self, s: MageKnight) -> int:
        return self.options(s)[0]

    def decision(self, s: MageKnight) -> Decision:
        mana = s.game.name(s, "mana", s.players[self.seat].invoked - 1, self.seat)
        return self.asks(s, "invoked", "MK-EFFECT-08", [], {"mana": mana})

    def copy(self) -> Invoked:
        return Invoked(self.seat)


def host(s: MageKnight) -> Playing:
    """The frame in which the skill is used."""
    for place in range(len(s.stack) - 1, -1, -1):
        frame = s.stack[place]
        if isinstance(frame, Playing):
            return frame
    raise AssertionError("a skill is used in a frame that allows it")


def uses_with(s: MageKnight, seat: int, colour: int) -> list[int]:
    """What a further mana could be used for."""
    tokens = s.players[seat].tokens
    tokens[colour] += 1
    found = uses(s, seat, colour)
    tokens[colour] -= 1
    return found


def spared(s: MageKnight, seat: int, colour: int, cards: list[int]) -> list[int]:
    """The cards that may go and leave a use for a further mana."""
    player = s.players[seat]
    player.tokens[colour] += 1
    wanted = uses(s, seat, colour) if cards else []
    found: list[int] = []
    for card in cards if wanted else []:
        at = player.hand.index(card)
        player.hand.pop(at)
        if any(not is_play(action) or play_verdict(s, seat, action) == OK for action in wanted):
            found.append(card)
        player.hand.insert(at, card)
    player.tokens[colour] -= 1
    return found


def is_play(action: int) -> bool:
    return verbs.PLAY <= kind_of(action) <= verbs.LEARN


def uses(s: MageKnight, seat: int, colour: int) -> list[int]:
    """Every legal answer that can be paid with a token of this colour."""
    player = s.players[seat]
    wanted: list[int] = []
    last = NONE
    for card in player.hand[:]:
        if card != last and card != WOUND:
            wanted += [pack(verbs.PLAY, card), pack(verbs.POWER, card)]
        last = card
    for i, unit in enumerate(player.units):
        wanted += [pack(verbs.ACTIVATE, i, ability + 1) for ability in range(len(UNITS[unit.card].abilities))]
    wanted += [pack(verbs.USE_SKILL, skill) for i, skill in enumerate(player.skills) if player.skill_state[i] == READY]
    frame = host(s)
    wanted += frame.spending(s)
    return [action for action in wanted if pays(s, seat, action, colour) and frame.check(s, action) == OK]


def pays(s: MageKnight, seat: int, action: int, colour: int) -> bool:
    """Can a token of this colour pay a part of what an answer costs, and other mana the rest?"""
    masks = price(s, seat, action)
    kind = kind_of(action)
    purpose = STRONG_SPELL if kind == verbs.POWER and DEEDS[a_of(action)].kind == SPELL else ORDINARY
    for i, mask in enumerate(masks):
        for way in ways_to_pay(s, seat, mask, purpose):
            if way & 63 != TOKEN << 3 | colour:
                continue
            rest = extra_for(s, seat, way) + masks[:i] + masks[i + 1 :]
            before = take(s, seat, way)
            enough = can_pay(s, seat, rest, purpose)
            put_back(s, seat, way, before)
            if enough:
                return True
    return False


def price(s: MageKnight, seat: int, action: int) -> list[int]:
    """The mana that an answer costs, each as a mask of colours."""
    kind, a = kind_of(action), a_of(action)
    if kind in (verbs.PLAY, verbs.POWER):
        deed = DEEDS[a]
        strong = kind == verbs.POWER
        power = deed.strong_power if strong else deed.basic_power
        hand = s.players[seat].hand
        at = hand.index(a)
        hand.pop(at)  # it counts as played: no card goes with itself
        more = (deed.strong if strong else deed.basic).mana(s, seat, source(FROM_CARD, a, deed.colour))
        hand.insert(at, a)
        return power + more
    if kind == verbs.ACTIVATE:
        mana, effect = UNITS[s.players[seat].units[a].card].abilities[b_of(action) - 1]
        return ([1 << mana] if mana != NONE else []) + effect.mana(s, seat, source(FROM_UNIT, a, mana))
    if kind == verbs.USE_SKILL:
        return SKILLS[a].effect.mana(s, seat, source(FROM_SKILL, a))
    if kind == verbs.BUY:
        return [1 << DEEDS[a].colour]
    if kind == verbs.RECRUIT:
        return [ANY_BASIC]
    return [1 << colour for colour in ruin_at(s, s.players[seat].place).altar]
