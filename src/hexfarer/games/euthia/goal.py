"""The goal of a scenario with what is reached of it, from what everybody can see."""

from __future__ import annotations

from typing import Final

from hexfarer.games.euthia.components import STAGES
from hexfarer.games.euthia.flow.deeds import BADGES
from hexfarer.games.euthia.flow.ending import farrug_beaten, golem_beaten
from hexfarer.games.euthia.plan import COOPERATIVE, GOAL_BADGES, GOAL_FARRUG, MODES
from hexfarer.games.euthia.scoring import score
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import FARRUG, FOES, GOLEM, NONE
from hexfarer.games.euthia.words import field_name
from hexfarer.kernel.decision import Goal, Part
from hexfarer.kernel.phrase import Phrase

_SENTENCES: Final[list[str]] = ["goal-eu-badges", "goal-eu-farrug", "goal-eu-golem"]
_MEDALS: Final[list[str]] = ["bronze", "silver", "gold"]


def goal(s: Euthia, seat: int) -> Goal:
    plan = s.plan
    together = plan.mode == COOPERATIVE
    if plan.goal == GOAL_BADGES:
        parts = badges(s, together)
    elif plan.goal == GOAL_FARRUG:
        parts = [farrug(s, not plan.rivals())]
    else:
        parts = [golem(s, together)]
    parts += medals(s) if plan.alone() else standing(s, seat)
    args: dict[str, object] = {"mode": MODES[plan.mode], "rounds": plan.rounds}
    return Goal(Phrase(_SENTENCES[plan.goal], args), s.round, plan.rounds, parts)


def badges(s: Euthia, must: bool) -> list[Part]:
    """A Trophy of each level for the Church: one each together, otherwise while Badges are left."""
    need = 1 if must else BADGES
    return [
        Part(Phrase("goal-eu-part-badge", {"level": level + 1}), have, need, f"badge:{level + 1}", must)
        for level, have in enumerate(s.badges)
    ]


def farrug(s: Euthia, must: bool) -> Part:
    broken = STAGES if farrug_beaten(s) else max(0, s.farrug)
    part = Part(Phrase("goal-eu-part-farrug"), broken, STAGES, "monster:farrug", must)
    if s.farrug == NONE:
        return part if farrug_beaten(s) else later(part, s.plan.farrug_round)
    return part.at("foe:" + FOES[FARRUG], field_name(s, s.dragon_at))


def golem(s: Euthia, must: bool) -> Part:
    part = Part(Phrase("goal-eu-part-golem"), int(golem_beaten(s)), 1, "monster:golem", must)
    if s.golem_at == NONE:
        return part if golem_beaten(s) else later(part, s.plan.golem_round)
    return part.at("foe:" + FOES[GOLEM], field_name(s, s.golem_at))


def later(part: Part, round: int) -> Part:
    return part.at("", Phrase("goal-eu-later", {"round": round}))


def medals(s: Euthia) -> list[Part]:
    """Alone: the first medal is victory, unless Farrug must be driven away (EU-SOLO-27)."""
    have = score(s, 0)
    return [
        Part(Phrase("goal-eu-part-" + medal), have, least, "medal:" + medal, i == 0 and s.plan.goal != GOAL_FARRUG)
        for i, (medal, least) in enumerate(zip(_MEDALS, s.plan.medals, strict=True))
    ]


def standing(s: Euthia, seat: int) -> list[Part]:
    seats = sorted(range(s.seats), key=lambda other: other != seat)
    return [Part(Phrase("goal-eu-part-score"), score(s, other), -1, "reputation", False, other) for other in seats]
