"""What may be begun: the verdicts on opening an act in a window, and which cards may be played when."""

from __future__ import annotations

from hexfarer.games.four_lands import events, reasons, verbs
from hexfarer.games.four_lands.act import UNSET, Act
from hexfarer.games.four_lands.content.actions import ATTACK_KIND, action_card
from hexfarer.games.four_lands.content.decks import AGENT_KINDS, KIND
from hexfarer.games.four_lands.content.map import FIELD_CLIMATES
from hexfarer.games.four_lands.content.tasks import TASK_IS_CONFLICT
from hexfarer.games.four_lands.flow.build import Build, regroup_possible
from hexfarer.games.four_lands.flow.parties import arrive, enter, form, guest_verdict, look
from hexfarer.games.four_lands.flow.tasks import cover_of, may_perform, uncovered
from hexfarer.games.four_lands.state import FourLands
from hexfarer.games.four_lands.terms import (
    ACTION,
    ATTACK,
    ATTACKING,
    BEFORE_PAIRS,
    BREAK_MAGIC,
    BREAK_WAR,
    EXTRA_COSTS,
    HIENDALL,
    MAGIC,
    NONE,
    REGROUP,
    REINFORCE,
    RESPONSE,
    SPELL,
    TASK,
    WAR,
    are_rivals,
    side_of,
)
from hexfarer.kernel.action import a_of, b_of, c_of, kind_of, pack
from hexfarer.kernel.verdict import OK, refuse

# -- playing Agents (phase A) --


def agent_price(s: FourLands, seat: int) -> int:
    """What the next Agent costs this Round; NONE if no more may be played (FL-AP-04, FL-SETUP-11)."""
    free = 2 if s.handicap and seat == s.lone else 1
    extra = s.played[seat] - free
    if extra < 0:
        return 0
    return EXTRA_COSTS[extra] if extra < len(EXTRA_COSTS) else NONE


def agent_verdict(s: FourLands, seat: int, kind: int) -> int:
    """May an Agent of this kind be played at all?"""
    if kind >= AGENT_KINDS:
        return refuse(reasons.NOT_AN_AGENT, kind)
    if s.card_in_hand(seat, kind) == NONE:
        return refuse(reasons.AGENT_NOT_IN_HAND, kind)
    price = agent_price(s, seat)
    if price == NONE:
        return refuse(reasons.NO_FIFTH_AGENT, s.played[seat])
    return OK if price <= s.ap[seat] else refuse(reasons.TOO_FEW_AP, price, s.ap[seat])


def new_party_verdict(s: FourLands, seat: int, field: int) -> int:
    if s.sides[seat] not in FIELD_CLIMATES[field]:
        return refuse(reasons.NOT_HOME, field)
    return OK if s.free_party(s.sides[seat]) != NONE else refuse(reasons.NO_FREE_PARTY)


def host_verdict(s: FourLands, seat: int, party: int) -> int:
    if s.party_field[party] == NONE:
        return refuse(reasons.PARTY_NOT_THERE, party)
    return guest_verdict(s, seat, party, reasons.NOT_YOUR_PARTY)


def play_agent(s: FourLands, seat: int, action: int) -> None:
    card = s.card_in_hand(seat, a_of(action))
    s.pay(seat, agent_price(s, seat))
    s.played[seat] += 1
    s.hands[seat].remove(card)
    if kind_of(action) == verbs.PLAY_AT:
        field = b_of(action)
        party = form(s, s.sides[seat], field)
    else:
        party = b_of(action)
        field = s.party_field[party]
    enter(s, card, party)
    look(s, card, s.owner(card))
    if s.log is not None:
        s.tell(events.PLAYED_AGENT, [seat, s.tag(card), party, field])
    arrive(s, field)


# -- Attack, Task, regrouping --


def own_party_verdict(s: FourLands, seat: int, party: int, foreign: int) -> int:
    """Does the Party stand on the map and belong to the seat? `foreign` is the reason if it is another's."""
    if s.party_field[party] == NONE:
        return refuse(reasons.PARTY_NOT_THERE, party)
    return OK if side_of(party) == s.sides[seat] else refuse(foreign, party)


def may_attack(s: FourLands, party: int) -> int:
    """FL-ATTACK-05, and somebody upright to attack with."""
    if s.imprisoned(party):
        return refuse(reasons.CIRCLE_FORBIDS_ATTACK, party)
    if s.has_amulet(party):
        return refuse(reasons.AMULET_FORBIDS_ATTACK, party)
    return OK if s.has_upright(party) else refuse(reasons.NOBODY_UPRIGHT, party)


def attack_target_verdict(s: FourLands, seat: int, party: int, target: int) -> int:
    if s.party_field[target] == NONE:
        return refuse(reasons.PARTY_NOT_THERE, target)
    if side_of(target) == s.sides[seat]:
        return refuse(reasons.OWN_PARTY, target)
    if not are_rivals(side_of(target), s.sides[seat]):
        return refuse(reasons.ALLY_NOT_ATTACKED, target)
    if s.party_field[target] != s.party_field[party]:
        return refuse(reasons.NOT_SAME_FIELD, party, target)
    return OK


def conflict_at(s: FourLands, field: int) -> bool:
    task = s.field_task[field]
    return task != NONE and TASK_IS_CONFLICT[task]


def attack_verdict(s: FourLands, seat: int, action: int) -> int:
    party, target = a_of(action), b_of(action)
    why = own_party_verdict(s, seat, party, reasons.NOT_YOUR_ATTACKER)
    if why == OK:
        why = attack_target_verdict(s, seat, party, target)
    if why == OK:
        why = may_attack(s, party)
    if why != OK:
        return why
    if kind_of(action) == verbs.ATTACK_HERE:
        field = s.party_field[party]
        return OK if conflict_at(s, field) else refuse(reasons.NO_CONFLICT_HERE, field)
    price = c_of(action)
    if s.card_in_hand(seat, ATTACK_KIND) == NONE:
        return refuse(reasons.NO_ATTACK_CARD)
    if price not in action_card(ATTACK_KIND).prices:
        return refuse(reasons.NO_SUCH_PRICE, ATTACK_KIND, price)
    return OK if price <= s.ap[seat] else refuse(reasons.TOO_FEW_AP, price, s.ap[seat])


def attack_options(s: FourLands, seat: int) -> list[int]:
    found: list[int] = []
    prices: list[int] = []
    if s.card_in_hand(seat, ATTACK_KIND) != NONE:
        prices = [price for price in action_card(ATTACK_KIND).prices if price <= s.ap[seat]]
    for party in s.parties_of(seat):
        field = s.party_field[party]
        rivals = [target for target in s.parties_at(field) if are_rivals(side_of(target), s.sides[seat])]
        if rivals and may_attack(s, party) == OK:
            for target in rivals:
                if conflict_at(s, field):
                    found.append(pack(verbs.ATTACK_HERE, party, target))
                found.extend(pack(verbs.ATTACK_WITH, party, target, price) for price in prices)
    return found


def begin_attack(s: FourLands, seat: int, action: int) -> None:
    act = Act(ATTACK, seat)
    act.party = a_of(action)
    act.target = b_of(action)
    if kind_of(action) == verbs.ATTACK_WITH:
        act.card = s.card_in_hand(seat, ATTACK_KIND)
        act.option = action_card(ATTACK_KIND).prices.index(c_of(action))
    s.push(Build(act))


def task_verdict(s: FourLands, seat: int, party: int) -> int:
    why = own_party_verdict(s, seat, party, reasons.NOT_YOUR_PERFORMER)
    if why == OK:
        why = may_perform(s, party)
    if why != OK:
        return why
    workers = s.upright(party)
    return OK if cover_of(s, party, workers, []).covered() else uncovered(s, party, workers)


def regroup_verdict(s: FourLands, seat: int, party: int) -> int:
    """Is there anybody to regroup out of this Party, and anywhere to go (FL-PARTY-07, -08, -10)?"""
    if s.party_field[party] == NONE:
        return refuse(reasons.PARTY_NOT_THERE, party)
    own = [agent for agent in s.members[party] if s.owner(agent) == seat]
    if not own:
        return refuse(reasons.NOT_YOURS_TO_REGROUP, party)
    if s.imprisoned(party):
        return refuse(reasons.CIRCLE_FORBIDS_LEAVING, party)
    fresh = [agent for agent in own if not s.regrouped[agent]]
    if not fresh:
        return refuse(reasons.REGROUPED_ONCE, s.handle(own[0]))
    act = Act(REGROUP, seat)
    act.party = party
    if regroup_possible(s, act, fresh[:1]) == OK:
        return OK
    alone = len(s.members[party]) == 1 and side_of(party) == s.sides[seat]
    return refuse(reasons.REGROUP_ALONE if alone else reasons.REGROUP_NO_CARD, party)


def regroup_options(s: FourLands, seat: int) -> list[int]:
    hosts = s.parties_of(seat)
    ally = s.ally_seat(seat)
    if s.cooperative and ally != NONE:
        hosts = hosts + s.parties_of(ally)
    return [pack(verbs.REGROUP_FROM, party) for party in hosts if regroup_verdict(s, seat, party) == OK]


def begin(s: FourLands, seat: int, kind: int, party: int) -> None:
    """Open an act of a Party whose Agents are to be named."""
    act = Act(kind, seat)
    act.party = party
    if kind == REGROUP:
        act.field = s.party_field[party]
    s.push(Build(act))


def begin_reinforcing(s: FourLands, seat: int) -> None:
    begin(s, seat, REINFORCE, s.items[-1].party)


def reinforce_verdict(s: FourLands, seat: int) -> int:
    if not s.items or s.items[-1].kind != TASK:
        return refuse(reasons.NOTHING_TO_REINFORCE)
    item = s.items[-1]
    if item.seat != seat:
        return refuse(reasons.NOT_YOUR_TASK)
    if item.void:
        return refuse(reasons.PERFORMERS_GONE)
    return OK if s.has_upright(item.party) else refuse(reasons.NOBODY_UPRIGHT, item.party)


# -- breaking a Prison Circle --


def breakers(s: FourLands, party: int) -> list[int]:
    """The Agents that would break a Circle, as few hidden ones as can be; empty if the symbols do not suffice.

    Hiendall alone never suffices, so an empty list always means "no".
    """
    best: list[int] = []
    fewest = 99
    for trait, need in ((WAR, BREAK_WAR), (MAGIC, BREAK_MAGIC)):
        left = need - (1 if trait == WAR and s.artefact_party[HIENDALL] == party else 0)
        chosen: list[int] = []
        # revealed Agents first, then those with the most symbols
        for agent in sorted(s.members[party], key=lambda a: (-s.revealed[a], -s.traits(a)[trait], s.slot[a])):
            if left > 0 and s.traits(agent)[trait] > 0:
                chosen.append(agent)
                left -= s.traits(agent)[trait]
        hidden = sum(1 for agent in chosen if not s.revealed[agent])
        if left <= 0 and hidden < fewest:
            best = chosen
            fewest = hidden
    return best


def break_verdict(s: FourLands, seat: int, party: int) -> int:
    why = own_party_verdict(s, seat, party, reasons.NOT_YOUR_PRISON)
    if why != OK:
        return why
    if not s.imprisoned(party):
        return refuse(reasons.NO_CIRCLE, party)
    if breakers(s, party):
        return OK
    war = sum(s.traits(agent)[WAR] for agent in s.members[party]) + (1 if s.artefact_party[HIENDALL] == party else 0)
    return refuse(reasons.CIRCLE_HOLDS, war, sum(s.traits(agent)[MAGIC] for agent in s.members[party]))


def break_circle(s: FourLands, party: int) -> None:
    for agent in breakers(s, party):
        s.show(agent)
    s.tell(events.BROKE_CIRCLE, [party])
    for card, holder in s.circles:
        if holder == party:
            s.circles.remove((card, holder))
            s.to_deck(card)
            return


# -- playing Action cards --


def card_verdict(s: FourLands, seat: int, kind: int, window: int) -> int:
    """May a card of this kind be played in this kind of window (FL-ACTION-01)?"""
    if kind < AGENT_KINDS:
        return refuse(reasons.AN_AGENT, kind)
    if s.card_in_hand(seat, kind) == NONE:
        return refuse(reasons.NOT_IN_HAND, kind)
    card = action_card(kind)
    if not card.timing & window:
        if card.timing == RESPONSE:
            return refuse(reasons.ONLY_IN_RESPONSE)
        if card.timing == BEFORE_PAIRS:
            return refuse(reasons.ONLY_IN_FIGHT if s.fight is None else reasons.AIR_TOO_LATE)
        return refuse(reasons.ONLY_WITH_ATTACK) if card.timing == ATTACKING else refuse(reasons.CARD_NOT_NOW, kind)
    if s.ap[seat] < card.prices[0]:
        return refuse(reasons.TOO_FEW_AP, card.prices[0], s.ap[seat])
    if card.spell:
        why = caster_verdict(s, seat, kind)
        if why != OK:
            return why
    first = OK
    for price, effect in zip(card.prices, card.effects, strict=True):
        if price <= s.ap[seat]:
            why = effect.usable(s, seat, kind)
            if why == OK:
                return OK
            first = first or why
    return first


def caster_verdict(s: FourLands, seat: int, kind: int) -> int:
    """Is there an own wizard that may cast (FL-SPELL-01, -06)?"""
    barred = NONE
    for party, members in enumerate(s.members):
        for agent in members:
            if s.owner(agent) == seat and s.is_wizard(agent):
                if not s.has_amulet(party):
                    return OK
                barred = party
    return refuse(reasons.NO_CASTER, kind) if barred == NONE else refuse(reasons.AMULET_FORBIDS_CASTING, barred)


def card_options(s: FourLands, seat: int, window: int) -> list[int]:
    found: list[int] = []
    last = NONE
    for card in s.hands[seat]:
        kind = KIND[card]
        if kind >= AGENT_KINDS and kind != last and card_verdict(s, seat, kind, window) == OK:
            found.append(pack(verbs.PLAY_CARD, kind))
        last = kind
    return found


def begin_card(s: FourLands, seat: int, kind: int) -> None:
    card = action_card(kind)
    act = Act(SPELL if card.spell else ACTION, seat)
    act.card = s.card_in_hand(seat, kind)
    if len(card.prices) > 1:
        act.option = UNSET
    else:
        act.option = 0
    s.push(Build(act))
