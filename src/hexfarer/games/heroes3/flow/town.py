"""Town actions: building, recruiting and reinforcing, hiring the second hero, buying spells (H3-TOWN)."""

from __future__ import annotations

from typing import Final

from hexfarer.games.heroes3 import events, reasons, verbs
from hexfarer.games.heroes3.asking import Question
from hexfarer.games.heroes3.components import IN_GUILD
from hexfarer.games.heroes3.content import towns
from hexfarer.games.heroes3.content.traits import STABLE_TRAINED
from hexfarer.games.heroes3.content.units import FACTION_UNITS, UNITS, can_be_reinforced, face_of, packed
from hexfarer.games.heroes3.effects import reinforce
from hexfarer.games.heroes3.flow.cards import play, plays
from hexfarer.games.heroes3.flow.searching import Search
from hexfarer.games.heroes3.plan import NO_BUILDING, NO_SECOND
from hexfarer.games.heroes3.player import BUILDINGS, CITADEL, DWELLING, MAGE_GUILD, MOVES, SECOND
from hexfarer.games.heroes3.state import SPELLS, Heroes3
from hexfarer.games.heroes3.terms import FEW, NONE, STABLES
from hexfarer.kernel.action import a_of, kind_of, pack
from hexfarer.kernel.decision import Decision
from hexfarer.kernel.verdict import OK, refuse

HIRE_COST: Final = 10
WISDOM_OFF: Final = 2
STABLES_OFF: Final = 6


def too_dear(s: Heroes3, seat: int, cost: list[int]) -> int:
    """OK, or what is missing (H3-RES-002)."""
    for resource, price in enumerate(cost):
        have = s.players[seat].resources[resource]
        if have < price:
            return refuse(reasons.TOO_DEAR, resource, price, have)
    return OK


# -- verdicts --


def build_verdict(s: Heroes3, seat: int, building: int) -> int:
    player = s.players[seat]
    if s.plan.says(NO_BUILDING) or s.plan.forbidden >> building & 1:
        return refuse(reasons.NOT_HERE)
    if player.built_this_round:
        return refuse(reasons.TOKEN_USED)
    if player.has(building):
        return refuse(reasons.BUILT_ALREADY, building)
    before = towns.needs(player.faction, building)
    if before != NONE and not player.has(before):
        return refuse(reasons.BUILD_FIRST, before)
    return too_dear(s, seat, towns.cost(player.faction, building))


def recruit_cost(s: Heroes3, seat: int, unit: int) -> list[int]:
    gold, valuables = UNITS[unit >> 1].recruit
    return [max(0, gold - sum(s.players[seat].cuts[:1])), 0, valuables]


def recruit_verdict(s: Heroes3, seat: int, unit: int) -> int:
    """H3-TOWN-018."""
    player = s.players[seat]
    card = UNITS[unit >> 1]
    if card.faction != player.faction or unit & 1 != FEW:
        return refuse(reasons.NOT_YOUR_UNIT, unit)
    if any(owned >> 1 == unit >> 1 for other in s.players for owned in other.units + s.tale.shared):
        return refuse(reasons.UNIT_OWNED, unit)
    if not player.has(DWELLING + card.tier):
        return refuse(reasons.NO_DWELLING, DWELLING + card.tier)
    return too_dear(s, seat, recruit_cost(s, seat, unit))


def reinforce_cost(s: Heroes3, seat: int, unit: int) -> list[int]:
    player = s.players[seat]
    gold, valuables = UNITS[unit >> 1].reinforce
    if face_of(unit).traits & STABLE_TRAINED:
        if any(field != NONE and s.board.location[field] == STABLES for field in player.at):
            gold -= STABLES_OFF
    return [max(0, gold - sum(player.cuts[:1])), 0, valuables]


def reinforce_verdict(s: Heroes3, seat: int, unit: int) -> int:
    """H3-TOWN-019."""
    player = s.players[seat]
    if unit not in player.units:
        return refuse(reasons.NOT_YOUR_UNIT, unit)
    if not can_be_reinforced(unit):
        return refuse(reasons.NOT_REINFORCEABLE, unit)
    if not player.has(CITADEL):
        return refuse(reasons.NO_CITADEL)
    if not player.has(DWELLING + UNITS[unit >> 1].tier):
        return refuse(reasons.NO_DWELLING, DWELLING + UNITS[unit >> 1].tier)
    return too_dear(s, seat, reinforce_cost(s, seat, unit))


def hire_verdict(s: Heroes3, seat: int, field: int) -> int:
    """H3-TOWN-015 to -017."""
    player = s.players[seat]
    if s.plan.says(NO_SECOND):
        return refuse(reasons.NOT_HERE)
    if not player.populace:
        return refuse(reasons.TOKEN_USED)
    if player.at[SECOND] != NONE:
        return refuse(reasons.SECOND_ON_MAP)
    if field not in s.places_of(seat):
        return refuse(reasons.NOT_YOUR_PLACE, field)
    if s.hero_on(field) != NONE:
        return refuse(reasons.HERO_THERE, field)
    return too_dear(s, seat, [HIRE_COST, 0, 0])


def spell_price(s: Heroes3, seat: int) -> list[int]:
    player = s.players[seat]
    off = WISDOM_OFF if player.wisdom else 0
    return [max(0, towns.SPELL_PRICE[player.faction] - off), 0, 0]


def guild_verdict(s: Heroes3, seat: int) -> int:
    """H3-TOWN-023, -024."""
    player = s.players[seat]
    if not player.has(MAGE_GUILD):
        return refuse(reasons.NO_GUILD)
    if player.guild_round >= s.round:
        return refuse(reasons.GUILD_TOO_NEW)
    if not player.spell_book:
        return refuse(reasons.TOKEN_USED)
    return too_dear(s, seat, spell_price(s, seat))


# -- what can be done --


def recruits(s: Heroes3, seat: int) -> list[int]:
    """Answers that recruit or reinforce."""
    player = s.players[seat]
    found: list[int] = []
    for card in FACTION_UNITS[player.faction]:
        unit = packed(card, FEW)
        if recruit_verdict(s, seat, unit) == OK:
            found.append(pack(verbs.RECRUIT, unit))
    for unit in sorted(player.units):
        if reinforce_verdict(s, seat, unit) == OK:
            found.append(pack(verbs.REINFORCE, unit))
    return found


def town_actions(s: Heroes3, seat: int) -> list[int]:
    """Every town action that is open to a player now."""
    player = s.players[seat]
    found: list[int] = []
    if not player.built_this_round:
        found += [pack(verbs.BUILD, i) for i in range(len(BUILDINGS)) if build_verdict(s, seat, i) == OK]
    if player.populace:
        if recruits(s, seat):
            found.append(pack(verbs.POPULATE))
        found += [pack(verbs.HIRE, field) for field in s.places_of(seat) if hire_verdict(s, seat, field) == OK]
    if guild_verdict(s, seat) == OK:
        found.append(pack(verbs.BUY_SPELL))
    return found


def town_verdict(s: Heroes3, seat: int, action: int) -> int:
    """Why a town action is refused."""
    kind, a = kind_of(action), a_of(action)
    if kind == verbs.BUILD:
        return build_verdict(s, seat, a)
    if kind == verbs.HIRE:
        return hire_verdict(s, seat, a)
    if kind == verbs.BUY_SPELL:
        return guild_verdict(s, seat)
    if kind == verbs.POPULATE and not s.players[seat].populace:
        return refuse(reasons.TOKEN_USED)
    if kind in (verbs.RECRUIT, verbs.REINFORCE):
        return recruit_verdict(s, seat, a) or refuse(reasons.FINISH_FIRST)
    return refuse(reasons.NOT_ASKED)


def town_action(s: Heroes3, seat: int, action: int) -> None:
    """Carry a town action out."""
    kind, a = kind_of(action), a_of(action)
    player = s.players[seat]
    if kind == verbs.BUILD:
        s.pay(seat, towns.cost(player.faction, a))
        player.built_this_round = True
        build(s, seat, a)
    elif kind == verbs.POPULATE:
        player.populace = False
        s.push(Populating(seat, False))
    elif kind == verbs.HIRE:
        player.populace = False
        s.pay(seat, [HIRE_COST, 0, 0])
        player.at[SECOND] = a
        player.came_from[SECOND] = a
        player.mp[SECOND] = MOVES[SECOND] if s.current == seat else 0
        s.tell(events.HIRED, [seat, a])
    else:
        s.push(Buying(seat))


def build(s: Heroes3, seat: int, building: int) -> None:
    """Place a building; what happens when it is built happens at once (H3-TOWN-006)."""
    player = s.players[seat]
    player.built |= 1 << building
    s.tell(events.BUILT, [seat, building])
    if building == MAGE_GUILD:
        player.guild_round = s.round
        s.push(Search(seat, SPELLS, 2))
        s.push(Search(seat, SPELLS, 2))


class Populating(Question):
    """Recruit and reinforce in any order, as long as it can be paid (H3-TOWN-014)."""

    __slots__ = ("begun",)

    def __init__(self, seat: int, begun: bool) -> None:
        super().__init__(seat)
        self.begun = begun

    def ready(self, s: Heroes3) -> bool:
        if recruits(s, self.seat):
            return True
        s.pop()
        return False

    def options(self, s: Heroes3) -> list[int]:
        return [*recruits(s, self.seat), pack(verbs.STOP)]

    def why(self, s: Heroes3, action: int) -> int:
        kind, a = kind_of(action), a_of(action)
        if kind == verbs.RECRUIT:
            return recruit_verdict(s, self.seat, a)
        if kind == verbs.REINFORCE:
            return reinforce_verdict(s, self.seat, a)
        return refuse(reasons.POPULATING if kind == verbs.HIRE else reasons.FINISH_FIRST)

    def resolve(self, s: Heroes3, action: int) -> None:
        kind, unit = kind_of(action), a_of(action)
        player = s.players[self.seat]
        if kind == verbs.STOP:
            s.pop()
            if not self.begun:
                player.populace = True  # nothing was done after all
            return
        self.begun = True
        if kind == verbs.RECRUIT:
            s.pay(self.seat, recruit_cost(s, self.seat, unit))
            player.units.append(unit)
            s.tell(events.RECRUITED, [self.seat, unit])
        else:
            s.pay(self.seat, reinforce_cost(s, self.seat, unit))
            reinforce(s, self.seat, unit)
        player.cuts = player.cuts[1:]

    def quiet(self, s: Heroes3) -> int:
        return pack(verbs.STOP)

    def decision(self, s: Heroes3) -> Decision:
        return self.asks(s, "populating", "H3-TOWN-014", [pack(verbs.STOP)])

    def copy(self) -> Populating:
        return Populating(self.seat, self.begun)


class Buying(Question):
    """A spell is bought; Wisdom may be played first (H3-TOWN-023)."""

    __slots__ = ()

    def ready(self, s: Heroes3) -> bool:
        return True

    def options(self, s: Heroes3) -> list[int]:
        player = s.players[self.seat]
        wise = plays(s, self.seat, IN_GUILD) if s.current == self.seat and not player.wisdom else []
        return [*wise, pack(verbs.YES)]

    def resolve(self, s: Heroes3, action: int) -> None:
        player = s.players[self.seat]
        if kind_of(action) != verbs.YES:
            play(s, self.seat, action)
            return
        s.pop()
        s.pay(self.seat, spell_price(s, self.seat))
        player.spell_book = False
        s.push(Search(self.seat, SPELLS, player.wisdom or 2))
        player.wisdom = 0

    def quiet(self, s: Heroes3) -> int:
        return pack(verbs.YES)

    def decision(self, s: Heroes3) -> Decision:
        return self.asks(s, "buying", "H3-TOWN-023", [pack(verbs.YES)])

    def copy(self) -> Buying:
        return Buying(self.seat)


class TownOffer(Question):
    """Town actions outside the own free choice: only if there is one (H3-TOWN-031)."""

    __slots__ = ()

    def ready(self, s: Heroes3) -> bool:
        if not s.players[self.seat].eliminated and town_actions(s, self.seat):
            return True
        s.pop()
        return False

    def options(self, s: Heroes3) -> list[int]:
        return [*town_actions(s, self.seat), pack(verbs.PASS)]

    def why(self, s: Heroes3, action: int) -> int:
        return town_verdict(s, self.seat, action)

    def resolve(self, s: Heroes3, action: int) -> None:
        if kind_of(action) == verbs.PASS:
            s.pop()
        else:
            town_action(s, self.seat, action)

    def quiet(self, s: Heroes3) -> int:
        return pack(verbs.PASS)

    def decision(self, s: Heroes3) -> Decision:
        return self.asks(s, "town-offer", "H3-TOWN-031", [pack(verbs.PASS)])

    def copy(self) -> TownOffer:
        return TownOffer(self.seat)
