"""What Action cards do: the leaf effects of this game.

An effect says what must be chosen on announcement (`asks`), which choices it allows, what announcing it shows
and what happens when it resolves. Its text is made from the same numbers.
"""

from __future__ import annotations

from hexfarer.games.four_lands import events, reasons
from hexfarer.games.four_lands.act import UNSET, Act
from hexfarer.games.four_lands.content.decks import KIND, owner_side
from hexfarer.games.four_lands.content.map import FIELDS, PORTAL, STEPS, blue_line
from hexfarer.games.four_lands.flow.parties import arrive, send
from hexfarer.games.four_lands.flow.spells import Follow, Gift, strike
from hexfarer.games.four_lands.questions import (
    CASTER,
    FIELD,
    JOIN,
    ON_AGENT,
    ON_ITEM,
    ON_PARTY,
    TWO_FIELDS,
    agent_held,
    answer,
    candidates,
    field_of,
    party_held,
    place_of,
    put,
)
from hexfarer.games.four_lands.state import FourLands
from hexfarer.games.four_lands.terms import (
    NEW,
    NONE,
    SPELL,
    TRAITS,
    are_rivals,
    side_of,
)
from hexfarer.kernel.effect import Effect
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import OK, refuse


class CardEffect(Effect[FourLands]):
    """An effect of an Action card; `s.acting` is the item while it runs."""

    __slots__ = ("asks",)

    def __init__(self, asks: list[int]) -> None:
        self.asks = asks

    def allows(self, s: FourLands, act: Act, question: int, value: int) -> int:
        """0 if the value may be chosen, else the verdict. Earlier questions are answered in the act."""
        return OK

    def announce(self, s: FourLands, act: Act) -> None:
        """What announcing shows, beyond the caster (FL-AGENT-09)."""

    def lasts(self) -> bool:
        """Does the card stay in play when it has resolved (FL-ACTION-05)?"""
        return False

    def usable(self, s: FourLands, seat: int, by: int) -> int:
        """Is there a way to choose everything that must be chosen?"""
        return self.stuck(s, Act(SPELL, seat))

    def stuck(self, s: FourLands, act: Act) -> int:
        """0 if all open questions of the act can be answered, else what is lacking."""
        return OK if self.possible(s, act) else self.lacking(s, act)

    def lacking(self, s: FourLands, act: Act) -> int:
        """Why the open questions of the act cannot be answered."""
        raise AssertionError("whoever can play this finds something to choose")

    def possible(self, s: FourLands, act: Act) -> bool:
        """Can all open questions of the act be answered? The act is left as it was."""
        for question in self.asks:
            if answer(act, question) == UNSET:
                for value in candidates(s, act, question):
                    if self.verdict(s, act, question, value) == OK:
                        put(act, question, value)
                        found = self.possible(s, act)
                        put(act, question, UNSET)
                        if found:
                            return True
                return False
        return True

    def verdict(self, s: FourLands, act: Act, question: int, value: int) -> int:
        """`allows`, with the rules on casters that all Spells share."""
        if question == CASTER:
            if value == NONE or s.party_of[value] == NONE:
                return refuse(reasons.NO_SUCH_AGENT)
            if s.owner(value) != act.seat:
                return refuse(reasons.NOT_YOUR_CASTER, s.handle(value))
            if not s.is_wizard(value):
                return refuse(reasons.NOT_A_WIZARD, s.handle(value))
            if s.has_amulet(s.party_of[value]):
                return refuse(reasons.AMULET_FORBIDS_CASTING, s.party_of[value])
        if question == ON_AGENT and (value == NONE or s.party_of[value] == NONE):
            return refuse(reasons.NO_SUCH_AGENT)
        if question == ON_PARTY and s.party_field[value] == NONE:
            return refuse(reasons.PARTY_NOT_THERE, value)
        return self.allows(s, act, question, value)

    def still_stands(self, s: FourLands, act: Act) -> bool:
        """Is every choice but the caster still legal on resolution (FL-STACK-13, FL-SPELL-07)?"""
        return all(
            question == CASTER or self.verdict(s, act, question, answer(act, question)) == OK for question in self.asks
        )


class DeclareAttack(CardEffect):
    """The Attack card: it goes with a declared Attack and is never played alone (FL-ACTION-ATTACK-01)."""

    __slots__ = ("returns",)

    def __init__(self, returns: bool) -> None:
        super().__init__([])
        self.returns = returns

    def usable(self, s: FourLands, seat: int, by: int) -> int:
        return refuse(reasons.ONLY_WITH_ATTACK)

    def run(self, s: FourLands, seat: int, by: int) -> None:
        from hexfarer.games.four_lands.flow.fight import begin

        assert s.acting is not None
        begin(s, s.acting)

    def text(self) -> Phrase:
        return Phrase("effect-attack-returns" if self.returns else "effect-attack")


class Negate(CardEffect):
    """Counterspell: an item on the stack comes to nothing."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__([CASTER, ON_ITEM])

    def allows(self, s: FourLands, act: Act, question: int, value: int) -> int:
        if question == ON_ITEM and not any(item.number == value for item in s.items):
            return refuse(reasons.NO_SUCH_ITEM)
        return OK

    def run(self, s: FourLands, seat: int, by: int) -> None:
        assert s.acting is not None
        for item in s.items:
            if item.number == s.acting.target:
                s.tell(events.NEGATED, [item.kind << 8 | (item.card if item.card != NONE else 255)])
                s.items.remove(item)
                if item.card != NONE:
                    s.to_deck(item.card)
                return

    def text(self) -> Phrase:
        return Phrase("effect-negate")


class Strike(CardEffect):
    """Fire Arrow: an attack by Magic on one Rival Agent on the caster's field."""

    __slots__ = ("attack",)

    def __init__(self, attack: int) -> None:
        super().__init__([CASTER, ON_AGENT])
        self.attack = attack

    def allows(self, s: FourLands, act: Act, question: int, value: int) -> int:
        if question == ON_AGENT:
            if not are_rivals(s.sides[act.seat], owner_side(value)):
                return refuse(reasons.NOT_OFFENSIVE_THERE, s.handle(value))
            if field_of(s, value) != place_of(s, act):
                return refuse(reasons.NOT_ON_CASTER_FIELD, s.handle(value), place_of(s, act))
        return OK

    def lacking(self, s: FourLands, act: Act) -> int:
        if act.caster == UNSET:
            return refuse(reasons.ARROW_NOWHERE)
        return refuse(reasons.NOBODY_TO_SHOOT, place_of(s, act))

    def announce(self, s: FourLands, act: Act) -> None:
        s.show(act.target)

    def run(self, s: FourLands, seat: int, by: int) -> None:
        assert s.acting is not None
        strike(s, s.acting, self.attack, [s.acting.target])

    def text(self) -> Phrase:
        return Phrase("effect-strike", {"attack": self.attack})


class StrikeAll(CardEffect):
    """Whirl of Fire: an attack by Magic on every Rival Agent on the caster's field."""

    __slots__ = ("attack",)

    def __init__(self, attack: int) -> None:
        super().__init__([CASTER])
        self.attack = attack

    def targets(self, s: FourLands, seat: int, field: int) -> list[int]:
        return [
            agent
            for party in s.parties_at(field)
            for agent in s.members[party]
            if are_rivals(s.sides[seat], owner_side(agent))
        ]

    def allows(self, s: FourLands, act: Act, question: int, value: int) -> int:
        if question == CASTER and not self.targets(s, act.seat, field_of(s, value)):
            return refuse(reasons.NOBODY_TO_BURN, field_of(s, value))
        return OK

    def lacking(self, s: FourLands, act: Act) -> int:
        return refuse(reasons.WHIRL_NOWHERE)

    def run(self, s: FourLands, seat: int, by: int) -> None:
        assert s.acting is not None
        targets = self.targets(s, seat, s.acting.place)
        for agent in targets:
            s.show(agent)
        if targets:
            strike(s, s.acting, self.attack, targets)
        else:  # all have left the field since it was cast
            s.tell(events.FAILED_CARD, [KIND[s.acting.card]])

    def text(self) -> Phrase:
        return Phrase("effect-strike-all", {"attack": self.attack})


class FightBonus(CardEffect):
    """Shimmering Air: the own Agents in this fight have +1 Attack as attackers, +1 Defence as defenders."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__([CASTER])

    def allows(self, s: FourLands, act: Act, question: int, value: int) -> int:
        if question == CASTER and (s.fight is None or value not in s.fight.agents()):
            return refuse(reasons.CASTER_NOT_IN_FIGHT, s.handle(value))
        return OK

    def run(self, s: FourLands, seat: int, by: int) -> None:
        assert s.fight is not None
        s.fight.warmed.append(seat)
        s.tell(events.WARMED, [seat])

    def text(self) -> Phrase:
        return Phrase("effect-fight-bonus")


class Imprison(CardEffect):
    """Prison Circle: attached to a Party, which may not move, attack or perform a Task until it breaks it."""

    __slots__ = ("magic", "war")

    def __init__(self, war: int, magic: int) -> None:
        super().__init__([CASTER, ON_PARTY])
        self.war = war
        self.magic = magic

    def lasts(self) -> bool:
        return True

    def run(self, s: FourLands, seat: int, by: int) -> None:
        assert s.acting is not None
        s.circles.append((s.acting.card, s.acting.party))
        s.tell(events.ATTACHED, [KIND[s.acting.card], s.acting.party])

    def text(self) -> Phrase:
        return Phrase("effect-imprison", {"war": self.war, "magic": self.magic})


class Bind(CardEffect):
    """Amulet of the Ageless One: attached to a Party, which may not attack or cast and loses its next trophy."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__([ON_PARTY])

    def lacking(self, s: FourLands, act: Act) -> int:
        return refuse(reasons.NOTHING_TO_BIND)

    def lasts(self) -> bool:
        return True

    def run(self, s: FourLands, seat: int, by: int) -> None:
        assert s.acting is not None
        s.amulets.append((s.acting.card, s.acting.party))
        s.tell(events.ATTACHED, [KIND[s.acting.card], s.acting.party])

    def text(self) -> Phrase:
        return Phrase("effect-bind")


class ExchangeSymbol(CardEffect):
    """Gift of Exchange: a symbol of an Agent becomes another, not Magic, until the end of the Round."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__([CASTER, ON_AGENT])

    def announce(self, s: FourLands, act: Act) -> None:
        s.show(act.target)

    def run(self, s: FourLands, seat: int, by: int) -> None:
        assert s.acting is not None
        s.push(Gift(seat, s.acting.target))

    def text(self) -> Phrase:
        return Phrase("effect-exchange-symbol")


class Armour(CardEffect):
    """Night Tear Armour: attached to an own Agent, which is not revealed by it."""

    __slots__ = ("plus",)

    def __init__(self, plus: int) -> None:
        super().__init__([ON_AGENT])
        self.plus = plus

    def allows(self, s: FourLands, act: Act, question: int, value: int) -> int:
        if question == ON_AGENT and s.owner(value) != act.seat:
            return refuse(reasons.ARMOUR_OWN_ONLY, s.handle(value))
        return OK

    def lacking(self, s: FourLands, act: Act) -> int:
        return refuse(reasons.NOBODY_TO_ARM)

    def lasts(self) -> bool:
        return True

    def run(self, s: FourLands, seat: int, by: int) -> None:
        assert s.acting is not None
        s.armours.append((s.acting.card, s.acting.target))
        if s.log is not None:
            s.tell(events.ARMOURED, [KIND[s.acting.card], s.tag(s.acting.target)])

    def text(self) -> Phrase:
        return Phrase("effect-armour", {"plus": self.plus})


class Drift(CardEffect):
    """Flowing Mist, first price: an upright own Agent moves one field without being turned."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__([CASTER, ON_AGENT, FIELD, JOIN])

    def allows(self, s: FourLands, act: Act, question: int, value: int) -> int:
        if question == ON_AGENT:
            return self.agent_verdict(s, act, value)
        party = s.party_of[act.target] if act.target >= 0 else NONE
        if question == FIELD:
            start = s.party_field[party]
            if value not in STEPS[side_of(party)][start]:
                return refuse(reasons.BLUE_LINE) if blue_line(start, value) else refuse(reasons.MIST_TOO_FAR, value)
            if not self.has_party_card(s, act.seat, party) and not any(
                side_of(other) == s.sides[act.seat] for other in s.parties_at(value)
            ):
                return refuse(reasons.MIST_NO_PARTY)
        if question == JOIN:
            if value != NEW:
                if s.party_field[value] != act.field:
                    return refuse(reasons.MIST_NOT_THERE, value, act.field)
                if side_of(value) != s.sides[act.seat]:
                    return refuse(reasons.MIST_NOT_YOURS, value)
            elif not self.has_party_card(s, act.seat, party):
                return refuse(reasons.MIST_NO_PARTY)
        return OK

    def has_party_card(self, s: FourLands, seat: int, party: int) -> bool:
        """The only Agent of a Party takes its card along; others need a free one (FL-SPELL-FLOWING-MIST-04)."""
        return len(s.members[party]) == 1 or s.free_party(s.sides[seat]) != NONE

    def agent_verdict(self, s: FourLands, act: Act, agent: int) -> int:
        if s.owner(agent) != act.seat:
            return refuse(reasons.OWN_AGENT_ONLY, s.handle(agent))
        if s.turned[agent]:
            return refuse(reasons.MIST_UPRIGHT, s.handle(agent))
        party = s.party_of[agent]
        if s.imprisoned(party):
            return refuse(reasons.CIRCLE_FORBIDS_TRANSPORT, party)
        if agent_held(s, agent):
            return refuse(reasons.HELD_BY_ATTACK, party)
        return OK

    def lacking(self, s: FourLands, act: Act) -> int:
        turned = imprisoned = fighting = 0
        for agent in candidates(s, act, CASTER) if act.target == UNSET else [act.target]:
            if self.agent_verdict(s, act, agent) == OK:
                return refuse(reasons.MIST_NOWHERE, s.handle(agent))
            if s.turned[agent]:
                turned += 1
            elif s.imprisoned(s.party_of[agent]):
                imprisoned += 1
            else:
                fighting += 1
        return refuse(reasons.MIST_NOBODY, turned, imprisoned, fighting)

    def announce(self, s: FourLands, act: Act) -> None:
        s.show(act.target)

    def run(self, s: FourLands, seat: int, by: int) -> None:
        assert s.acting is not None
        act = s.acting
        if s.log is not None:
            s.tell(events.STEPPED, [s.tag(act.target), act.field])
        party = s.party_of[act.target]
        alone = len(s.members[party]) == 1
        send(s, [act.target], act.field, act.join, 0, side_of(party) if alone else s.sides[seat])

    def text(self) -> Phrase:
        return Phrase("effect-drift")


class Enrich(CardEffect):
    """Flowing Mist, second price: an own Agent has more Traits until the end of the Round."""

    __slots__ = ("gained",)

    def __init__(self, gained: list[int]) -> None:
        super().__init__([CASTER, ON_AGENT])
        self.gained = gained

    def allows(self, s: FourLands, act: Act, question: int, value: int) -> int:
        if question == ON_AGENT and s.owner(value) != act.seat:
            return refuse(reasons.OWN_AGENT_ONLY, s.handle(value))
        return OK

    def announce(self, s: FourLands, act: Act) -> None:
        s.show(act.target)

    def run(self, s: FourLands, seat: int, by: int) -> None:
        assert s.acting is not None
        for trait in self.gained:
            s.changes.append((s.acting.target, NONE, trait))
        if s.log is not None:
            s.tell(events.TRAITS_GROWN, [s.tag(s.acting.target)])

    def text(self) -> Phrase:
        return Phrase("effect-enrich", {"traits": [Phrase("trait-" + TRAITS[trait]) for trait in self.gained]})


class SwapTasks(CardEffect):
    """Plot Twist: two Task cards on the map change places."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__([TWO_FIELDS])

    def allows(self, s: FourLands, act: Act, question: int, value: int) -> int:
        a, b = value // FIELDS, value % FIELDS
        if a == b:
            return refuse(reasons.ONE_FIELD_TWICE)
        for field in (a, b):
            if s.field_task[field] == NONE:
                return refuse(reasons.NO_TASK_TO_SWAP, field)
        return OK if a < b else refuse(reasons.NOT_ASKED)  # a pair is named in one order only

    def lacking(self, s: FourLands, act: Act) -> int:
        return refuse(reasons.FEW_TASKS, sum(1 for task in s.field_task if task != NONE))

    def run(self, s: FourLands, seat: int, by: int) -> None:
        assert s.acting is not None
        a, b = s.acting.field, s.acting.other_field
        s.tell(events.TASKS_SWAPPED, [s.field_task[a], b, s.field_task[b], a])
        task = s.field_task[a]
        s.field_task[a] = s.field_task[b]
        s.field_task[b] = task

    def text(self) -> Phrase:
        return Phrase("effect-swap-tasks")


class Relocate(CardEffect):
    """Portal to Another Earth: an own Party goes up to three fields; other Parties may follow."""

    __slots__ = ("reach",)

    def __init__(self, reach: int) -> None:
        super().__init__([ON_PARTY, FIELD])
        self.reach = reach

    def allows(self, s: FourLands, act: Act, question: int, value: int) -> int:
        if question == ON_PARTY:
            if side_of(value) != s.sides[act.seat]:
                return refuse(reasons.PORTAL_OWN, value)
            if s.imprisoned(value):
                return refuse(reasons.CIRCLE_FORBIDS_TRANSPORT, value)
            if party_held(s, value):
                return refuse(reasons.HELD_BY_ATTACK, value)
        if question == FIELD and value not in PORTAL[s.party_field[act.party]]:
            return refuse(reasons.PORTAL_TOO_FAR, value)
        return OK

    def lacking(self, s: FourLands, act: Act) -> int:
        parties = s.parties_of(act.seat)
        imprisoned = sum(1 for party in parties if s.imprisoned(party))
        return refuse(reasons.PORTAL_NOBODY, imprisoned, len(parties) - imprisoned)

    def run(self, s: FourLands, seat: int, by: int) -> None:
        assert s.acting is not None
        party = s.acting.party
        start = s.party_field[party]
        s.party_field[party] = s.acting.field
        s.tell(events.TRANSPORTED, [party, s.acting.field])
        arrive(s, s.acting.field)
        waiting = [
            other
            for owner in s.order_from(s.next_seat(seat))
            for other in s.parties_of(owner)
            if s.party_field[other] == start and not s.imprisoned(other) and not party_held(s, other)
        ]
        if waiting:
            s.push(Follow(waiting, s.acting.field))

    def text(self) -> Phrase:
        return Phrase("effect-relocate", {"fields": self.reach})


class Harder(CardEffect):
    """Complications: every Task needs one more symbol until the end of the Round."""

    __slots__ = ("trait",)

    def __init__(self, trait: int) -> None:
        super().__init__([])
        self.trait = trait

    def lasts(self) -> bool:
        return True

    def run(self, s: FourLands, seat: int, by: int) -> None:
        assert s.acting is not None
        s.complications.append(s.acting.card)

    def text(self) -> Phrase:
        return Phrase("effect-harder", {"trait": Phrase("trait-" + TRAITS[self.trait])})
