"""A fight as it stands: its steps, what each group comes to, who can still help and what that would do."""

from __future__ import annotations

from hexfarer.games.four_lands import verbs
from hexfarer.games.four_lands.act import Fight, Group
from hexfarer.games.four_lands.flow import fight as melee
from hexfarer.games.four_lands.flow.fight import Melee, Sums
from hexfarer.games.four_lands.flow.fight_windows import AirWindow, FightSupport, fighting_order
from hexfarer.games.four_lands.flow.window import could_play_a_card
from hexfarer.games.four_lands.shape import HelperView, SupportView
from hexfarer.games.four_lands.state import FourLands
from hexfarer.games.four_lands.terms import SIDES
from hexfarer.games.four_lands.words import handle_text
from hexfarer.kernel.action import a_of, b_of, kind_of
from hexfarer.kernel.verdict import OK

PAIRS = (melee.LINE_UP, melee.OPPOSE, melee.SURPLUS)


def sums_of(s: FourLands, fight: Fight, group: Group) -> list[int]:
    """Attackers' Attack against defenders' Defence, then defenders' Attack against attackers' Defence."""
    sums = Sums(s, fight, group)
    return [sums.attackers_attack, sums.defenders_defence, sums.defenders_attack, sums.attackers_defence]


def falls(group: Group, sums: list[int]) -> list[str]:
    """Who of a group is beaten with these sums (FL-ATTACK-26)."""
    if not group.attackers or not group.defenders:
        return []
    beaten = [("attackers", sums[2] > sums[3]), ("defenders", sums[0] > sums[1])]
    return [who for who, yes in beaten if yes]


def step_of(s: FourLands) -> int:
    """The step that the fight is at."""
    for i in range(len(s.stack) - 1, -1, -1):
        frame = s.stack[i]
        if isinstance(frame, Melee):
            return frame.step - 1
    return melee.OUTCOME


def step_name(step: int) -> str:
    if step in (melee.AID_ATTACK, melee.AID_DEFENCE):
        return "aid"
    if step in PAIRS:
        return "pairs"
    return {melee.SHOW: "pairs", melee.AIR: "air", melee.LAST: "last", melee.SUPPORT: "support"}.get(step, "result")


def steps_of(s: FourLands, fight: Fight, step: int) -> list[str]:
    """The steps of this fight in order; those that nobody can use are left out."""
    found = [] if fight.duel else ["attack"]
    if step in (melee.AID_ATTACK, melee.AID_DEFENCE):
        found.append("aid")
    air = AirWindow(fight.attack_seat)
    if fight.warmed or (
        not fight.duel and step <= melee.AIR and any(air.asked(s, seat) for seat in fighting_order(s, fight))
    ):
        found.append("air")
    found.append("pairs")
    if not fight.duel and (step == melee.LAST or any(could_play_a_card(s, seat) for seat in range(s.seats))):
        found.append("last")
    if step <= melee.SHOW or fight.supported or step == melee.SUPPORT or able(s, fight, fighting_order(s, fight)):
        found.append("support")
    return [*found, "result"]


def able(s: FourLands, fight: Fight, seats: list[int]) -> list[tuple[int, int]]:
    """The Agents that may still give their Magic, each with the seat that decides it."""
    found: list[tuple[int, int]] = []
    for seat in seats:
        window = FightSupport(seat)
        found.extend((agent, seat) for agent in fight.agents() if window.wizard_verdict(s, agent) == OK)
    return found


def helpers_of(s: FourLands, fight: Fight) -> list[HelperView]:
    """Who may still help, in the order in which they are asked."""
    seats = fighting_order(s, fight)
    top = s.stack[-1]
    if isinstance(top, FightSupport):
        seats = seats[top.turn :]
    found: list[HelperView] = []
    for agent, seat in able(s, fight, seats):
        own = FightSupport(seat).group_of(fight, agent)
        groups = [group for group in (own - 1, own, own + 1) if own > 0 and 1 <= group <= len(fight.groups)]
        found.append({"agent": handle_text(s.handle(agent)), "by": SIDES[s.sides[seat]], "groups": groups})
    return found


def place_of(s: FourLands, fight: Fight, action: int) -> int:
    """Which sum of its group the Magic of an Agent raises."""
    with_attack = kind_of(action) == verbs.SUPPORT_ATTACK
    if s.find_agent(a_of(action) >> 6, a_of(action) & 63) in fight.attackers:
        return 0 if with_attack else 3
    return 2 if with_attack else 1


def support_sums(s: FourLands, fight: Fight, action: int) -> tuple[Group, list[int], list[int]]:
    """The group that an Agent supports with an action, its sums now and then."""
    group = fight.groups[b_of(action) - 1]
    sums = sums_of(s, fight, group)
    then = sums[:]
    then[place_of(s, fight, action)] += 1
    return group, sums, then


def support_of(s: FourLands, fight: Fight) -> list[SupportView]:
    """What each answer of the seat that is asked for Magic would do."""
    top = s.stack[-1]
    if s.over or not isinstance(top, FightSupport):
        return []
    found: list[SupportView] = []
    for action in s.legal():
        kind = kind_of(action)
        if kind not in (verbs.SUPPORT_ATTACK, verbs.SUPPORT_DEFENCE):
            continue
        group, _, sums = support_sums(s, fight, action)
        found.append(
            {
                "agent": handle_text(a_of(action)),
                "group": b_of(action),
                "stat": "attack" if kind == verbs.SUPPORT_ATTACK else "defence",
                "value": sums[place_of(s, fight, action)],
                "falls": falls(group, sums),
            }
        )
    return found
