"""Level-ups: command tokens, skills, advanced actions (MK-LEVEL)."""

from __future__ import annotations

from typing import ClassVar, Final

from hexfarer.games.mage_knight import events, verbs
from hexfarer.games.mage_knight.components import SKILLS
from hexfarer.games.mage_knight.effects.base import Ask, Choosing
from hexfarer.games.mage_knight.effects.chaos import Chaos, roll_wheel
from hexfarer.games.mage_knight.flow.recruiting import BONDS
from hexfarer.games.mage_knight.offers import need_offer, offer_unit, take_offered
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import ACTION_OFFER, READY, level_of


def level_up(s: MageKnight, seat: int) -> bool:
    """Advance one level if fame allows (MK-LEVEL-01, -02); False if not."""
    player = s.players[seat]
    if player.level >= level_of(player.fame):
        return False
    player.level += 1
    s.tell(events.LEVEL, [seat, player.level])
    if player.level % 2 == 0:
        need_offer(s, ACTION_OFFER)
        turn_up_skills(s, seat)
    return True


def turn_up_skills(s: MageKnight, seat: int) -> None:
    """Two own tokens are turned up; one is taken, or one of another hero (MK-LEVEL-05, -12)."""
    player = s.players[seat]
    count = min(2, len(player.skill_pile))
    shown = 0
    for _ in range(count):
        shown = shown << 7 | player.skill_pile.pop() + 1
    if count:
        s.reveal(events.SKILLS_SEEN)
        s.tell(events.SKILLS_SEEN, [seat, *tokens(shown)])
    if CHOOSE_SKILL.values(s, seat, 0, shown):
        s.push(Ask(seat, CHOOSE_SKILL, 0, shown))
    else:
        s.push(Ask(seat, CHOOSE_ACTION, 0, 0))


def tokens(packed: int) -> list[int]:
    found: list[int] = []
    while packed:
        found.append((packed & 127) - 1)
        packed >>= 7
    return found


class ChooseSkill(Choosing):
    """One of the turned-up tokens (`memo`), or a common one that is not of the own hero."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.SKILL
    question: ClassVar[str] = "choose-skill"
    rule: ClassVar[str] = "MK-LEVEL-05"

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        hero = s.players[seat].hero
        return tokens(memo) + [skill for skill in s.common_skills if SKILLS[skill].hero != hero]

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        shown = tokens(memo)
        own = value in shown
        if own:
            shown.remove(value)
        else:
            s.common_skills.remove(value)
        s.common_skills += shown
        gain_skill(s, seat, value)
        for skill in shown:
            s.tell(events.COMMON_SKILL, [skill])
        s.push(Ask(seat, CHOOSE_ACTION, 0 if own else 1, 0))
        if s.plan.solo and s.dummy is not None and s.dummy.skill_pile:
            skill = s.dummy.skill_pile.pop()
            s.common_skills.append(skill)
            s.reveal(events.SKILLS_SEEN)
            s.tell(events.COMMON_SKILL, [skill])


CHOOSE_SKILL: Final = ChooseSkill()


def gain_skill(s: MageKnight, seat: int, skill: int) -> None:
    player = s.players[seat]
    player.skills.append(skill)
    player.skill_state.append(READY)
    s.tell(events.SKILL_GAINED, [seat, skill])
    if isinstance(SKILLS[skill].effect, Chaos):
        roll_wheel(s, seat)
    if SKILLS[skill].id == BONDS:
        offer_unit(s, False)
        offer_unit(s, False)


class ChooseAction(Choosing):
    """An advanced action of the offer; with a common skill (`by` 1) the lowest one."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.CARD
    question: ClassVar[str] = "choose-action"
    rule: ClassVar[str] = "MK-LEVEL-07"

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return s.action_offer[-1:] if by else s.action_offer[:]

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        s.to_deck(seat, value)
        s.tell(events.GAINED, [seat, value])
        take_offered(s, value)


CHOOSE_ACTION: Final = ChooseAction()
