"""What a Spell or card asks when it resolves: Magic support, the changed symbol, who follows through a Portal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexfarer.games.four_lands import events, reasons, verbs
from hexfarer.games.four_lands.flow.asking import Question, agent_named, not_now
from hexfarer.games.four_lands.flow.parties import arrive, dissolve, eliminate
from hexfarer.games.four_lands.terms import MAGIC, NONE, side_of
from hexfarer.kernel.action import a_of, b_of, kind_of, pack
from hexfarer.kernel.decision import Decision
from hexfarer.kernel.verdict import OK, refuse

if TYPE_CHECKING:
    from hexfarer.games.four_lands.act import Act
    from hexfarer.games.four_lands.state import FourLands


def strike(s: FourLands, act: Act, attack: int, targets: list[int]) -> None:
    """An attack by Magic: the targets may be supported, Party by Party from the seat after the caster's."""
    hit = {s.party_of[target] for target in targets}
    order = s.order_from(s.next_seat(act.seat))
    parties = [party for seat in order for party in s.parties_of(seat) if party in hit]
    s.push(SpellSupport(act.seat, act.caster, act.home, attack, targets, parties))


class SpellSupport(Question):
    """An offensive Spell resolves: support for each target, Party by Party, then the verdict (FL-SPELL-10 to -13)."""

    __slots__ = ("attack", "caster", "home", "parties", "plus", "stopped", "supporters", "targets")

    def __init__(self, seat: int, caster: int, home: int, attack: int, targets: list[int], parties: list[int]) -> None:
        super().__init__(seat)
        self.caster = caster
        self.home = home  # the caster's Party
        self.attack = attack
        self.targets = targets
        self.parties = parties  # that are still to be asked
        self.plus = [0] * len(targets)  # support for each target
        self.supporters: list[int] = []
        self.stopped: list[int] = []  # Party * 8 + seat: has said stop

    def copy(self) -> SpellSupport:
        other = SpellSupport(self.seat, self.caster, self.home, self.attack, self.targets[:], self.parties[:])
        other.plus = self.plus[:]
        other.supporters = self.supporters[:]
        other.stopped = self.stopped[:]
        return other

    def skippable(self) -> bool:
        return True

    def asked(self, s: FourLands, seat: int, party: int) -> bool:
        """FL-SPELL-11, by what all can see: a face-down Agent might have Magic."""
        if party * 8 + seat in self.stopped:
            return False
        return any(
            s.owner(agent) == seat
            and not s.cast[agent]
            and agent not in self.supporters
            and (not s.revealed[agent] or s.traits(agent)[MAGIC] > 0)
            for agent in s.members[party]
        )

    def ready(self, s: FourLands) -> bool:
        caster_seat = s.owner(self.caster)
        while self.parties:
            for seat in s.order_from(s.next_seat(caster_seat)):
                if self.asked(s, seat, self.parties[0]):
                    self.seat = seat
                    return True
            self.parties.pop(0)
        s.pop()
        self.judge(s)
        return False

    def judge(self, s: FourLands) -> None:
        """All targets at once: eliminated if the Attack is higher than the Defence (FL-SPELL-12)."""
        lost: list[int] = []
        for target, plus in zip(self.targets, self.plus, strict=True):
            defence = s.defence(target) + plus
            if self.attack > defence:
                lost.append(target)
            elif s.log is not None:
                s.tell(events.SURVIVED, [s.tag(target), self.attack, defence])
        hit: list[int] = []
        for target in lost:
            party = s.party_of[target]
            if party not in hit:
                hit.append(party)
            eliminate(s, target)
        # the caster's Party, even without the caster; NONE if it is gone (FL-PARTY-13)
        heir = s.party_of[self.caster] if s.party_of[self.caster] != NONE else self.home
        for party in hit:
            if not s.members[party]:
                dissolve(s, party, heir)

    def options(self, s: FourLands) -> list[int]:
        found = [pack(verbs.STOP)]
        party = self.parties[0]
        targets = [target for target in self.targets if s.party_of[target] == party]
        for agent in s.members[party]:
            if self.supporter_verdict(s, agent) == OK:
                found.extend(pack(verbs.SUPPORT_AGENT, s.handle(agent), s.handle(target)) for target in targets)
        return found

    def supporter_verdict(self, s: FourLands, agent: int) -> int:
        if agent == NONE:
            return refuse(reasons.NO_SUCH_AGENT)
        if s.owner(agent) != self.seat:
            lent = s.commander(agent) == self.seat
            return refuse(reasons.LENT_SUPPORT if lent else reasons.SPELL_NOT_YOURS, s.handle(agent))
        if not s.is_wizard(agent):
            return refuse(reasons.SPELL_NO_MAGIC, s.handle(agent))
        if s.cast[agent]:
            return refuse(reasons.HAS_CAST, s.handle(agent))
        if agent in self.supporters:
            return refuse(reasons.SPELL_SUPPORTED_ONCE, s.handle(agent))
        return OK

    def verdict(self, s: FourLands, action: int) -> int:
        kind = kind_of(action)
        if kind == verbs.STOP:
            return OK
        if kind != verbs.SUPPORT_AGENT:
            return not_now(action)
        agent = agent_named(s, a_of(action))
        why = self.supporter_verdict(s, agent)
        if why != OK:
            return why
        target = agent_named(s, b_of(action))
        if target == NONE:
            return refuse(reasons.NO_SUCH_AGENT)
        if target not in self.targets:
            return refuse(reasons.NOT_A_TARGET, s.handle(target))
        if s.party_of[agent] != s.party_of[target] or s.party_of[agent] != self.parties[0]:
            return refuse(reasons.NOT_SAME_PARTY, s.handle(agent), s.handle(target))
        return OK

    def resolve(self, s: FourLands, action: int) -> None:
        if kind_of(action) == verbs.STOP:
            self.stopped.append(self.parties[0] * 8 + self.seat)
            return
        agent = agent_named(s, a_of(action))
        target = agent_named(s, b_of(action))
        s.show(agent)
        self.supporters.append(agent)
        self.plus[self.targets.index(target)] += 1
        if s.log is not None:
            s.tell(events.SUPPORTED_AGENT, [s.tag(agent), s.tag(target)])

    def quiet(self, s: FourLands) -> int:
        """Help whoever the Spell would fell, as long as there is help."""
        for action in self.options(s)[1:]:
            target = agent_named(s, b_of(action))
            if s.defence(target) + self.plus[self.targets.index(target)] < self.attack:
                return action
        return pack(verbs.STOP)

    def decision(self, s: FourLands) -> Decision:
        return self.asks(s, "spell-support", "FL-SPELL-11", [pack(verbs.STOP)], {"attack": self.attack})


class Gift(Question):
    """Gift of Exchange resolves: which symbol becomes which (FL-SPELL-GIFT-OF-EXCHANGE-02)."""

    __slots__ = ("agent",)

    def __init__(self, seat: int, agent: int) -> None:
        super().__init__(seat)
        self.agent = agent

    def copy(self) -> Gift:
        return Gift(self.seat, self.agent)

    def ready(self, s: FourLands) -> bool:
        return True

    def options(self, s: FourLands) -> list[int]:
        held = [trait for trait, count in enumerate(s.traits(self.agent)) if count > 0]
        return [pack(verbs.TURN_INTO, lost, gained) for lost in held for gained in range(MAGIC) if gained != lost]

    def verdict(self, s: FourLands, action: int) -> int:
        if kind_of(action) != verbs.TURN_INTO:
            return not_now(action)
        lost, gained = a_of(action), b_of(action)
        if s.traits(self.agent)[lost] <= 0:
            return refuse(reasons.LACKS_SYMBOL, s.handle(self.agent), lost)
        if gained == MAGIC:
            return refuse(reasons.NOT_INTO_MAGIC)
        return refuse(reasons.SAME_SYMBOL, gained) if gained == lost else OK

    def resolve(self, s: FourLands, action: int) -> None:
        s.pop()
        s.changes.append((self.agent, a_of(action), b_of(action)))
        if s.log is not None:
            s.tell(events.SYMBOL_CHANGED, [s.tag(self.agent), a_of(action), b_of(action)])

    def quiet(self, s: FourLands) -> int:
        return self.options(s)[0]

    def decision(self, s: FourLands) -> Decision:
        name = s.game.name(s, "agent", s.handle(self.agent), self.seat)
        return self.asks(s, "gift", "FL-SPELL-GIFT-OF-EXCHANGE-02", [], {"agent": name})


class Follow(Question):
    """A Portal opened: each Party left behind may follow, one question a Party (FL-ACTION-PORTAL-03)."""

    __slots__ = ("field", "waiting")

    def __init__(self, waiting: list[int], field: int) -> None:
        super().__init__(0)
        self.waiting = waiting
        self.field = field

    def copy(self) -> Follow:
        other = Follow(self.waiting[:], self.field)
        other.seat = self.seat
        return other

    def ready(self, s: FourLands) -> bool:
        if self.waiting:
            self.seat = s.seat_of[side_of(self.waiting[0])]
            return True
        s.pop()
        return False

    def options(self, s: FourLands) -> list[int]:
        return [pack(verbs.STAY, self.waiting[0]), pack(verbs.FOLLOW, self.waiting[0])]

    def verdict(self, s: FourLands, action: int) -> int:
        if kind_of(action) not in (verbs.STAY, verbs.FOLLOW):
            return not_now(action)
        return OK if a_of(action) == self.waiting[0] else refuse(reasons.NOT_ASKED)

    def resolve(self, s: FourLands, action: int) -> None:
        party = self.waiting.pop(0)
        if kind_of(action) == verbs.FOLLOW:
            s.party_field[party] = self.field
            s.tell(events.FOLLOWED, [party, self.field])
            arrive(s, self.field)

    def quiet(self, s: FourLands) -> int:
        return pack(verbs.STAY, self.waiting[0])

    def decision(self, s: FourLands) -> Decision:
        args: dict[str, object] = {
            "party": s.game.name(s, "party", self.waiting[0], self.seat),
            "field": s.game.name(s, "field", self.field, self.seat),
        }
        return self.asks(s, "follow", "FL-ACTION-PORTAL-03", [pack(verbs.STAY, self.waiting[0])], args)
