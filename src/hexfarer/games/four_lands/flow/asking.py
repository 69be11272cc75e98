"""What all frames of this game share: refusing what is not asked, trading trophies, putting questions in words."""

from __future__ import annotations

from abc import abstractmethod

from hexfarer.games.four_lands import events, reasons, verbs
from hexfarer.games.four_lands.act import Act
from hexfarer.games.four_lands.content.tasks import TASK_ARTEFACT
from hexfarer.games.four_lands.state import FourLands
from hexfarer.games.four_lands.terms import NONE, SIDES, TROPHY_AP
from hexfarer.kernel.action import kind_of, pack
from hexfarer.kernel.decision import Decision
from hexfarer.kernel.frame import Frame
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import OK, refuse


class Question(Frame[FourLands]):
    """A frame of the Four Lands."""

    __slots__ = ()

    def check(self, s: FourLands, action: int) -> int:
        if not verbs.well_formed(action):
            return refuse(reasons.NOT_ASKED)
        return self.verdict(s, action)

    def acted(self, s: FourLands, act: Act) -> None:
        """An act that was begun here is complete and will now be carried out."""

    @abstractmethod
    def verdict(self, s: FourLands, action: int) -> int:
        """`check` for an action that is well formed."""

    def asks(
        self, s: FourLands, key: str, rule: str, primary: list[int], args: dict[str, object] | None = None
    ) -> Decision:
        """The decision in words: message `ask-<key>` with a title; every message may use $seat."""
        words: dict[str, object] = {"seat": Phrase("side-" + SIDES[s.sides[self.seat]])}
        if args is not None:
            words.update(args)
        return Decision(self.seat, Phrase("ask-" + key, words), rule, s.game.totals(s, self.seat), primary)


class Course(Question):
    """A stretch of play (a Round, a fight, a duel) that opens other frames in turn and asks nothing itself."""

    __slots__ = ()

    def options(self, s: FourLands) -> list[int]:
        return []

    def verdict(self, s: FourLands, action: int) -> int:
        return refuse(reasons.NOT_ASKED)

    def resolve(self, s: FourLands, action: int) -> None:
        raise AssertionError("nothing was asked")

    def quiet(self, s: FourLands) -> int:
        raise AssertionError("nothing was asked")

    def decision(self, s: FourLands) -> Decision:
        raise AssertionError("nothing was asked")


def tell_pass(s: FourLands, seat: int) -> None:
    """Say that a seat passes, unless it had no choice and nobody asked it: that is said once, by `tell_passed`."""
    if not s.silently():
        s.tell(events.PASSED, [seat])


def tell_passed(s: FourLands) -> None:
    """Say once how many questions the kernel answered since this was last said."""
    if s.passed:
        s.tell(events.PASSED_OVER, [s.passed])
        s.passed = 0


def agent_named(s: FourLands, handle: int) -> int:
    """The Agent that an action's argument names, or NONE."""
    return s.find_agent(handle >> 6, handle & 63)


def not_now(action: int) -> int:
    """Why an answer that belongs elsewhere is refused: the rule that says when it may be given."""
    kind = kind_of(action)
    if kind in (verbs.PLAY_TO, verbs.PLAY_AT):
        return refuse(reasons.AGENTS_IN_PHASE_A)
    if kind in (verbs.ATTACK_HERE, verbs.ATTACK_WITH):
        return refuse(reasons.ATTACKS_IN_PHASE_B)
    if kind == verbs.DO_TASK:
        return refuse(reasons.TASKS_IN_PHASE_C)
    if kind == verbs.SPLIT or kind in verbs.MOVES:
        return refuse(reasons.MOVES_IN_PHASE_D)
    if kind == verbs.REGROUP_FROM:
        return refuse(reasons.REGROUP_PHASE)
    if kind == verbs.BREAK:
        return refuse(reasons.BREAK_NOT_NOW)
    if kind in (verbs.SWAP, verbs.KEEP):
        return refuse(reasons.SWAP_ONLY_FIRST)
    if kind in (verbs.UPHOLD, verbs.DROP):
        return refuse(reasons.UPKEEP_NOT_NOW)
    if kind == verbs.DRAW:
        return refuse(reasons.DRAW_NOT_NOW)
    if kind == verbs.THWART:
        return refuse(reasons.NO_TASK_ON_TOP)
    if kind == verbs.REINFORCE_WITH:
        return refuse(reasons.NOTHING_TO_REINFORCE)
    if kind == verbs.TRADE:
        return refuse(reasons.NO_TRADE_NOW)
    if kind == verbs.PLAY_CARD:
        return refuse(reasons.CARD_NOT_NOW, action >> 8 & 0xFFF)
    return refuse(reasons.NOT_ASKED)


# -- trading a trophy (FL-AP-08) --


def trade_options(s: FourLands, seat: int) -> list[int]:
    return [pack(verbs.TRADE, task) for task in s.trophies[seat]]


def trade_verdict(s: FourLands, seat: int, task: int) -> int:
    if task in s.trophies[seat]:
        return OK
    if TASK_ARTEFACT[task] != NONE and s.artefact_party[TASK_ARTEFACT[task]] != NONE:
        return refuse(reasons.ARTEFACT_NOT_TRADED, task)
    return refuse(reasons.NOT_A_TROPHY, task)


def trade(s: FourLands, seat: int, task: int) -> None:
    s.trophies[seat].remove(task)
    s.ap[seat] += TROPHY_AP
    s.tell(events.TRADED, [seat, task, TROPHY_AP])
