"""A fight, step by step: helpers, Shimmering Air, pairing, last Spells, Magic support, the outcome (FL-ATTACK 14.2)."""

from __future__ import annotations

from typing import Final

from hexfarer.games.four_lands import events
from hexfarer.games.four_lands.act import Act, Fight, Group
from hexfarer.games.four_lands.content.actions import ATTACK_KIND, action_card
from hexfarer.games.four_lands.content.decks import ATTACK_OF, DEFENCE_OF, KIND
from hexfarer.games.four_lands.effects import DeclareAttack
from hexfarer.games.four_lands.flow.asking import Course
from hexfarer.games.four_lands.flow.build import Build, aid_verdict
from hexfarer.games.four_lands.flow.fight_windows import AirWindow, FightSupport, LastSpells
from hexfarer.games.four_lands.flow.pairing import LineUp, Oppose, Surplus, close_up
from hexfarer.games.four_lands.flow.parties import dissolve, eliminate
from hexfarer.games.four_lands.state import FourLands
from hexfarer.games.four_lands.terms import AID, NONE, OUTNUMBERED_AP, are_rivals, side_of
from hexfarer.kernel.verdict import OK

# Steps of a fight
AID_ATTACK: Final = 1
AID_DEFENCE: Final = 2
SHOW: Final = 3
AIR: Final = 4
LINE_UP: Final = 5
OPPOSE: Final = 6
SURPLUS: Final = 7
LAST: Final = 8
SUPPORT: Final = 9
OUTCOME: Final = 10


def begin(s: FourLands, item: Act) -> None:
    """An Attack resolves: a fight, if anybody is left on both sides (FL-ATTACK-10)."""
    attackers = [agent for agent in item.agents if s.party_of[agent] == item.party]
    defenders = s.members[item.target][:]
    if item.void or not attackers or not defenders:
        s.tell(events.ATTACK_VOID, [item.party, item.target])
        put_card_away(s, item.card, item.option)
        return
    fight = Fight(item.party, item.target, attackers, defenders)
    fight.attack_seat = item.seat
    fight.defence_seat = s.seat_of[side_of(item.target)]
    fight.field = item.place
    fight.card = item.card
    fight.option = item.option
    fight.size_before = len(s.members[item.party])
    fight.target_size_before = len(s.members[item.target])
    s.fight = fight
    s.push(Melee())


def put_card_away(s: FourLands, card: int, option: int) -> None:
    """The Attack card after its Attack: to hand if 2 AP were paid, else into the deck (FL-ATTACK-31)."""
    if card == NONE:
        return
    effect = action_card(ATTACK_KIND).effects[option]
    assert isinstance(effect, DeclareAttack)
    if effect.returns:
        seat = s.owner(card)
        s.hands[seat].append(card)
        s.hands[seat].sort()
        s.tell(events.CARD_RETURNED, [seat, KIND[card]])
    else:
        s.to_deck(card)


class Melee(Course):
    """The fight on `s.fight`: opens its steps one after another and asks nothing itself."""

    __slots__ = ("step",)

    def __init__(self) -> None:
        super().__init__(0)
        self.step = AID_ATTACK

    def copy(self) -> Melee:
        other = Melee()
        other.seat = self.seat
        other.step = self.step
        return other

    def ready(self, s: FourLands) -> bool:
        fight = s.fight
        assert fight is not None
        step = self.step
        self.step += 1
        if step in (LINE_UP, OPPOSE, SURPLUS, LAST, SUPPORT) and not (fight.attackers and fight.defenders):
            return False  # all of one side fell to an answer to Shimmering Air: nobody is left to fight
        if fight.duel and step not in (SHOW, LINE_UP, OPPOSE, SURPLUS, SUPPORT, OUTCOME):
            return False  # FL-END-07
        if step == AID_ATTACK:
            ask_helpers(s, s.ally_seat(fight.attack_seat))
        elif step == AID_DEFENCE:
            ask_helpers(s, s.ally_seat(fight.defence_seat))
        elif step == SHOW:
            for agent in fight.agents():
                s.show(agent)
        elif step == AIR:
            s.push(AirWindow(fight.attack_seat))
        elif step == LINE_UP:
            s.push(LineUp(fight.attack_seat))
        elif step == OPPOSE:
            s.push(Oppose(fight.defence_seat))
        elif step == SURPLUS:
            close_up(fight)
            s.push(Surplus(fight.attack_seat))
        elif step == LAST:
            s.push(LastSpells(fight.attack_seat))
        elif step == SUPPORT:
            s.push(FightSupport(fight.attack_seat))
        else:
            s.pop()
            outcome(s, fight)
        return False


def ask_helpers(s: FourLands, ally: int) -> None:
    """The Ally may add upright Agents that stand on the field, in cooperative mode (FL-ATTACK-11, -13)."""
    if not s.cooperative or ally == NONE:
        return
    act = Act(AID, ally)
    if any(aid_verdict(s, act, agent) == OK for party in s.parties_of(ally) for agent in s.members[party]):
        s.push(Build(act))


# -- the outcome --


def attack_sum(s: FourLands, fight: Fight, agents: list[int], attacking: bool) -> int:
    """The Attack of one side of a group, with Shimmering Air for attackers."""
    total = 0
    for agent in agents:
        total += ATTACK_OF[agent]
        if attacking:
            total += fight.warmed.count(s.owner(agent))
    return total


def defence_sum(s: FourLands, fight: Fight, agents: list[int], defending: bool) -> int:
    """The Defence of one side of a group; in a duel items are set aside (FL-END-06)."""
    total = 0
    for agent in agents:
        total += DEFENCE_OF[agent] if fight.duel else s.defence(agent)
        if defending:
            total += fight.warmed.count(s.owner(agent))
    return total


class Sums:
    """What the two sides of a group bring (FL-ATTACK-26)."""

    __slots__ = ("attackers_attack", "attackers_defence", "defenders_attack", "defenders_defence")

    def __init__(self, s: FourLands, fight: Fight, group: Group) -> None:
        self.attackers_attack = attack_sum(s, fight, group.attackers, True) + group.plus_attackers_attack
        self.attackers_defence = defence_sum(s, fight, group.attackers, False) + group.plus_attackers_defence
        self.defenders_attack = attack_sum(s, fight, group.defenders, False) + group.plus_defenders_attack
        self.defenders_defence = defence_sum(s, fight, group.defenders, True) + group.plus_defenders_defence


def outcome(s: FourLands, fight: Fight) -> None:
    """F8 and F9: groups are judged at the same time, the beaten go, the rest stay (FL-ATTACK-26 to -31)."""
    lost: list[int] = []
    for i, group in enumerate(fight.groups):
        if not group.attackers or not group.defenders:
            continue
        sums = Sums(s, fight, group)
        s.tell(
            events.GROUP_FOUGHT,
            [i + 1, sums.attackers_attack, sums.defenders_defence, sums.defenders_attack, sums.attackers_defence],
        )
        if sums.attackers_attack > sums.defenders_defence:
            lost.extend(group.defenders)
        if sums.defenders_attack > sums.attackers_defence:
            lost.extend(group.attackers)
    hit: list[int] = []
    for agent in lost:
        party = s.party_of[agent]
        if party not in hit:
            hit.append(party)
        eliminate(s, agent)
    s.fight = None
    if fight.duel:
        for party in hit:
            if not s.members[party]:
                s.party_field[party] = NONE
        return
    for party in hit:
        if not s.members[party]:
            other = fight.target if not are_rivals(side_of(party), side_of(fight.by)) else fight.by
            dissolve(s, party, other if s.members[other] and other not in fight.gone else NONE)
    reward_the_outnumbered(s, fight)
    put_card_away(s, fight.card, fight.option)


def reward_the_outnumbered(s: FourLands, fight: Fight) -> None:
    """1 AP to the side whose Party was the smaller one and is the larger one now (FL-ATTACK-30)."""
    size = 0 if fight.by in fight.gone else len(s.members[fight.by])
    target_size = 0 if fight.target in fight.gone else len(s.members[fight.target])
    winner = NONE
    if fight.size_before < fight.target_size_before and size > target_size:
        winner = fight.attack_seat
    elif fight.target_size_before < fight.size_before and target_size > size:
        winner = fight.defence_seat
    if winner != NONE:
        s.ap[winner] += OUTNUMBERED_AP
        s.tell(events.OUTNUMBERED, [winner, OUTNUMBERED_AP])
