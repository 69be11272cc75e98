"""Pairing in a fight: the attackers line up, the defenders take their places opposite (FL-ATTACK-16 to -20)."""

from __future__ import annotations

from hexfarer.games.four_lands import reasons, verbs
from hexfarer.games.four_lands.act import Fight, Group
from hexfarer.games.four_lands.flow.asking import Question, agent_named, not_now
from hexfarer.games.four_lands.state import FourLands
from hexfarer.games.four_lands.terms import NONE
from hexfarer.kernel.action import a_of, b_of, kind_of, pack
from hexfarer.kernel.decision import Decision
from hexfarer.kernel.verdict import OK, refuse


class Pairing(Question):
    """A seat places its Agents one at a time until none waits; all of it is public, so an only way is taken."""

    __slots__ = ()

    def forced(self) -> bool:
        return True

    def waiting(self, s: FourLands) -> list[int]:
        """The attackers that stand in no group yet."""
        assert s.fight is not None
        placed = [agent for group in s.fight.groups for agent in group.attackers]
        return [agent for agent in s.fight.attackers if agent not in placed]

    def ready(self, s: FourLands) -> bool:
        if self.waiting(s):
            return True
        s.pop()
        return False

    def quiet(self, s: FourLands) -> int:
        return self.options(s)[0]


class LineUp(Pairing):
    """F5a: the attacking seat lines up the attackers, one at a time (FL-ATTACK-16)."""

    __slots__ = ()

    def copy(self) -> LineUp:
        return LineUp(self.seat)

    def options(self, s: FourLands) -> list[int]:
        return [pack(verbs.LINE, s.handle(agent)) for agent in self.waiting(s)]

    def verdict(self, s: FourLands, action: int) -> int:
        if kind_of(action) != verbs.LINE:
            return not_now(action)
        agent = agent_named(s, a_of(action))
        if agent == NONE:
            return refuse(reasons.NO_SUCH_AGENT)
        if agent in self.waiting(s):
            return OK
        assert s.fight is not None
        lined_up = agent in s.fight.attackers
        return refuse(reasons.LINED_UP_ALREADY if lined_up else reasons.NOT_AN_ATTACKER, s.handle(agent))

    def resolve(self, s: FourLands, action: int) -> None:
        assert s.fight is not None
        group = Group()
        group.attackers.append(agent_named(s, a_of(action)))
        s.fight.groups.append(group)

    def decision(self, s: FourLands) -> Decision:
        return self.asks(s, "line-up", "FL-ATTACK-16", [])


class Oppose(Pairing):
    """F5b: the defending seat puts each defender opposite an attacker (FL-ATTACK-17, -18)."""

    __slots__ = ()

    def copy(self) -> Oppose:
        return Oppose(self.seat)

    def waiting(self, s: FourLands) -> list[int]:
        assert s.fight is not None
        placed = [agent for group in s.fight.groups for agent in group.defenders]
        return [agent for agent in s.fight.defenders if agent not in placed]

    def ready(self, s: FourLands) -> bool:
        """Opposite one attacker there is nothing to choose."""
        assert s.fight is not None
        if len(s.fight.groups) == 1:
            s.fight.groups[0].defenders.extend(self.waiting(s))
        return super().ready(s)

    def open_places(self, s: FourLands) -> list[int]:
        """Places (from 1) that may be taken: free ones as long as there are any."""
        assert s.fight is not None
        free = [i + 1 for i, group in enumerate(s.fight.groups) if not group.defenders]
        return free if free else list(range(1, len(s.fight.groups) + 1))

    def options(self, s: FourLands) -> list[int]:
        places = self.open_places(s)
        return [pack(verbs.PLACE, s.handle(agent), place) for agent in self.waiting(s) for place in places]

    def verdict(self, s: FourLands, action: int) -> int:
        if kind_of(action) != verbs.PLACE:
            return not_now(action)
        assert s.fight is not None
        agent = agent_named(s, a_of(action))
        if agent == NONE:
            return refuse(reasons.NO_SUCH_AGENT)
        if agent not in self.waiting(s):
            placed = agent in s.fight.defenders
            return refuse(reasons.PLACED_ALREADY if placed else reasons.NOT_A_DEFENDER, s.handle(agent))
        place = b_of(action)
        if not 1 <= place <= len(s.fight.groups):
            return refuse(reasons.NO_SUCH_PLACE, place)
        return OK if place in self.open_places(s) else refuse(reasons.PLACE_TAKEN, place)

    def resolve(self, s: FourLands, action: int) -> None:
        assert s.fight is not None
        s.fight.groups[b_of(action) - 1].defenders.append(agent_named(s, a_of(action)))

    def decision(self, s: FourLands) -> Decision:
        return self.asks(s, "oppose", "FL-ATTACK-17", [])


def close_up(fight: Fight) -> None:
    """Places without a defender vanish and the groups close up (FL-ATTACK-20)."""
    fight.groups = [group for group in fight.groups if group.defenders]


class Surplus(Pairing):
    """F5c: the attacking seat adds each unpaired attacker to a group (FL-ATTACK-19)."""

    __slots__ = ()

    def copy(self) -> Surplus:
        return Surplus(self.seat)

    def options(self, s: FourLands) -> list[int]:
        assert s.fight is not None
        handle = s.handle(self.waiting(s)[0])
        return [pack(verbs.ADD, handle, group) for group in range(1, len(s.fight.groups) + 1)]

    def verdict(self, s: FourLands, action: int) -> int:
        if kind_of(action) != verbs.ADD:
            return not_now(action)
        assert s.fight is not None
        first = s.handle(self.waiting(s)[0])
        if a_of(action) != first:
            return refuse(reasons.ADD_IN_ORDER, first)
        if not 1 <= b_of(action) <= len(s.fight.groups):
            return refuse(reasons.NO_SUCH_GROUP, b_of(action))
        return OK

    def resolve(self, s: FourLands, action: int) -> None:
        assert s.fight is not None
        s.fight.groups[b_of(action) - 1].attackers.append(agent_named(s, a_of(action)))

    def decision(self, s: FourLands) -> Decision:
        agent = s.game.name(s, "agent", s.handle(self.waiting(s)[0]), self.seat)
        return self.asks(s, "surplus", "FL-ATTACK-19", [], {"agent": agent})
