"""Town actions: building, recruiting and reinforcing, hiring the second hero, buying spells (H3-TOWN)."""

from __future__ import annotations

from typing import Final

from hexfarer.games.heroes3 import events, reasons, verbs
from hexfarer.games.heroes3.asking import Question, too_dear
from hexfarer.games.heroes3.components import IN_GUILD
from hexfarer.games.heroes3.content import towns
from hexfarer.games.heroes3.content.traits import STABLE_TRAINED
from hexfarer.games.heroes3.content.units import FACTION_UNITS, UNITS, can_be_reinforced, face_of, is_neutral, packed
from hexfarer.games.heroes3.effects import reinforce
from hexfarer.games.heroes3.flow.cards import cards_verdict, mode_verdict, play, plays
from hexfarer.games.heroes3.flow.searching import Search
from hexfarer.games.heroes3.plan import ALLY_TOWNS, NO_BUILDING, NO_SECOND, NO_TOWN_REWARD
from hexfarer.games.heroes3.player import BUILDINGS, CITADEL, DWELLING, FIRST, MAGE_GUILD, MOVES, SECOND
from hexfarer.games.heroes3.state import SPELLS, Heroes3
from hexfarer.games.heroes3.terms import FEW, NONE, STABLES
from hexfarer.kernel.action import a_of, b_of, kind_of, pack
from hexfarer.kernel.decision import Decision
from hexfarer.kernel.verdict import OK, refuse

HIRE_COST: Final = 10
WISDOM_OFF: Final = 2
STABLES_OFF: Final = 6


# -- verdicts --


def boards(s: Heroes3, seat: int) -> list[int]:
    """Whose town boards a player may use: the own one, and with H3-OPT-01 those of starting Towns it has captured."""
    if not s.plan.opts(NO_TOWN_REWARD):
        return [seat]
    found = [seat]
    for other, player in enumerate(s.players):
        if other != seat and player.home != NONE and s.flag[player.home] == seat:
            found.append(other)
    return found


def board_of(s: Heroes3, seat: int, unit: int) -> int:
    """Whose town board trains a unit for a player, or NONE."""
    for owner in boards(s, seat):
        if s.players[owner].faction == UNITS[unit >> 1].faction:
            return owner
    return NONE


def allies(s: Heroes3, seat: int) -> list[int]:
    """Whose town boards train units for a player besides, if these agree (Emerald Island)."""
    return s.others(seat) if s.plan.says(ALLY_TOWNS) else []


def ally_of(s: Heroes3, seat: int, unit: int) -> int:
    """Who must agree before a player recruits a unit, or NONE."""
    for owner in allies(s, seat):
        if s.players[owner].faction == UNITS[unit >> 1].faction:
            return owner
    return NONE


def build_verdict(s: Heroes3, seat: int, owner: int, building: int) -> int:
    """May a player build on a town board, whose owner it names (H3-TOWN-006 to -009)?"""
    board = s.players[owner]
    if s.plan.says(NO_BUILDING):
        return refuse(reasons.NOTHING_BUILT)
    if s.plan.forbidden >> building & 1:
        return refuse(reasons.NEVER_BUILT, building)
    if s.players[seat].built_this_round:
        return refuse(reasons.TOKEN_USED)
    if board.has(building):
        return refuse(reasons.BUILT_ALREADY, building)
    before = towns.needs(board.faction, building)
    if before != NONE and not board.has(before):
        return refuse(reasons.BUILD_FIRST if building < FIRST else reasons.BUILT_ON, before)
    return too_dear(s, seat, towns.cost(board.faction, building))


def build_in_verdict(s: Heroes3, seat: int, field: int, building: int) -> int:
    """The same for a captured Town (H3-OPT-01)."""
    owner = s.home_of(field)
    if not s.plan.opts(NO_TOWN_REWARD):
        return refuse(reasons.CAPTURED_IDLE)
    if owner in (NONE, seat) or owner not in boards(s, seat):
        return refuse(reasons.NOT_CAPTURED, field)
    return build_verdict(s, seat, owner, building)


def recruit_cost(s: Heroes3, seat: int, unit: int) -> list[int]:
    gold, valuables = UNITS[unit >> 1].recruit
    return [s.players[seat].cut(gold), 0, valuables]


def recruit_verdict(s: Heroes3, seat: int, unit: int) -> int:
    """H3-TOWN-018."""
    card = UNITS[unit >> 1]
    ally = ally_of(s, seat, unit)
    owner = ally if ally != NONE else board_of(s, seat, unit)
    if owner == NONE:
        return refuse(reasons.FOREIGN_RECRUIT, unit)
    if unit & 1 != FEW:
        return refuse(reasons.RECRUIT_FEW, unit)
    if ally != NONE and unit >> 1 in s.tale.refused:
        return refuse(reasons.NOT_AGREED, unit)
    if any(owned >> 1 == unit >> 1 for owned in s.players[seat].units):
        return refuse(reasons.UNIT_OWNED, unit)
    if any(owned >> 1 == unit >> 1 for player in s.players for owned in player.units):
        return refuse(reasons.UNIT_TAKEN, unit)
    if not s.players[owner].has(DWELLING + card.tier):
        return refuse(reasons.NO_DWELLING, DWELLING + card.tier)
    return too_dear(s, seat, recruit_cost(s, seat, unit))


def full_reinforce_gold(s: Heroes3, seat: int, unit: int) -> int:
    """The gold that reinforcing costs before any cut; a hero on Stables makes champions cheaper."""
    gold = UNITS[unit >> 1].reinforce[0]
    if face_of(unit).traits & STABLE_TRAINED:
        if any(field != NONE and s.board.location[field] == STABLES for field in s.players[seat].at):
            return max(0, gold - STABLES_OFF)
    return gold


def reinforce_cost(s: Heroes3, seat: int, unit: int) -> list[int]:
    return [s.players[seat].cut(full_reinforce_gold(s, seat, unit)), 0, UNITS[unit >> 1].reinforce[1]]


def reinforce_verdict(s: Heroes3, seat: int, unit: int) -> int:
    """H3-TOWN-019."""
    player = s.players[seat]
    if unit not in player.units:
        return refuse(reasons.NO_UNIT_THERE, unit)
    if not can_be_reinforced(unit):
        return refuse(reasons.NOT_REINFORCEABLE if is_neutral(unit) else reasons.PACK_ALREADY, unit)
    owner = board_of(s, seat, unit)
    if owner == NONE:
        return refuse(reasons.FOREIGN_UNIT, unit)
    if not s.players[owner].has(CITADEL):
        return refuse(reasons.NO_CITADEL)
    if not s.players[owner].has(DWELLING + UNITS[unit >> 1].tier):
        return refuse(reasons.NO_REINFORCING, DWELLING + UNITS[unit >> 1].tier)
    return too_dear(s, seat, reinforce_cost(s, seat, unit))


def hire_verdict(s: Heroes3, seat: int, field: int) -> int:
    """H3-TOWN-015 to -017."""
    player = s.players[seat]
    if s.plan.says(NO_SECOND):
        return refuse(reasons.NO_SECOND_HERO)
    if not player.populace:
        return refuse(reasons.TOKEN_USED)
    if player.at[SECOND] != NONE:
        return refuse(reasons.SECOND_ON_MAP)
    if field not in s.places_of(seat):
        return refuse(reasons.NOT_YOUR_PLACE, field)
    if s.hero_on(field) != NONE:
        return refuse(reasons.HERO_THERE, field)
    return too_dear(s, seat, [HIRE_COST, 0, 0])


def guilds(s: Heroes3, seat: int) -> list[int]:
    """Whose Mage Guilds sell spells to a player now."""
    found = [owner for owner in boards(s, seat) if s.players[owner].has(MAGE_GUILD)]
    return [owner for owner in found if s.players[owner].guild_round < s.round]


def spell_price(s: Heroes3, seat: int, wise: bool) -> list[int]:
    """What a spell costs in the cheapest of these guilds."""
    price = min(towns.SPELL_PRICE[s.players[owner].faction] for owner in guilds(s, seat))
    return [max(0, price - (WISDOM_OFF if wise else 0)), 0, 0]


def guild_verdict(s: Heroes3, seat: int, wise: bool) -> int:
    """May a spell be bought; with a card of Wisdom if so wanted (H3-TOWN-023, -024)?"""
    player = s.players[seat]
    if not any(s.players[owner].has(MAGE_GUILD) for owner in boards(s, seat)):
        return refuse(reasons.NO_GUILD)
    if not guilds(s, seat):
        return refuse(reasons.GUILD_TOO_NEW)
    if not player.spell_book:
        return refuse(reasons.TOKEN_USED)
    return too_dear(s, seat, spell_price(s, seat, wise))


def wise_plays(s: Heroes3, seat: int) -> list[int]:
    """Cards of Wisdom that may be played for a purchase in the own turn."""
    return plays(s, seat, IN_GUILD) if s.current == seat and not s.players[seat].wisdom else []


# -- what can be done --


def recruits(s: Heroes3, seat: int) -> list[int]:
    """Answers that recruit or reinforce."""
    player = s.players[seat]
    found: list[int] = []
    for owner in [*boards(s, seat), *allies(s, seat)]:
        for card in FACTION_UNITS[s.players[owner].faction]:
            unit = packed(card, FEW)
            if recruit_verdict(s, seat, unit) == OK:
                found.append(pack(verbs.RECRUIT, unit))
    for unit in sorted(player.units):
        if reinforce_verdict(s, seat, unit) == OK:
            found.append(pack(verbs.REINFORCE, unit))
    return found


def town_actions(s: Heroes3, seat: int, own_choice: bool = False) -> list[int]:
    """Every town action that is open to a player now. Cards that make them cheaper count only in the own free choice,
    else who is asked would depend on them (H3-TOWN-031)."""
    player = s.players[seat]
    found: list[int] = []
    if not player.built_this_round:
        found += [pack(verbs.BUILD, i) for i in range(len(BUILDINGS)) if build_verdict(s, seat, seat, i) == OK]
        for owner in boards(s, seat)[1:]:
            for i in range(len(BUILDINGS)):
                if build_verdict(s, seat, owner, i) == OK:
                    found.append(pack(verbs.BUILD_IN, s.players[owner].home, i))
    if player.populace:
        if recruits(s, seat):
            found.append(pack(verbs.POPULATE))
        found += [pack(verbs.HIRE, field) for field in s.places_of(seat) if hire_verdict(s, seat, field) == OK]
    if guild_verdict(s, seat, own_choice and bool(wise_plays(s, seat))) == OK:
        found.append(pack(verbs.BUY_SPELL))
    return found


def town_verdict(s: Heroes3, seat: int, action: int, own_choice: bool = False) -> int:
    """Why a town action is refused; OK for what could be done."""
    kind, a = kind_of(action), a_of(action)
    if kind == verbs.BUILD:
        return build_verdict(s, seat, seat, a)
    if kind == verbs.BUILD_IN:
        return build_in_verdict(s, seat, a, b_of(action))
    if kind == verbs.HIRE:
        return hire_verdict(s, seat, a)
    if kind == verbs.BUY_SPELL:
        return guild_verdict(s, seat, own_choice and bool(wise_plays(s, seat)))
    if kind not in (verbs.POPULATE, verbs.RECRUIT, verbs.REINFORCE):
        return refuse(reasons.NOT_ASKED)
    if not s.players[seat].populace:
        return refuse(reasons.TOKEN_USED)
    if kind == verbs.RECRUIT:
        return recruit_verdict(s, seat, a) or refuse(reasons.POPULATE_FIRST)
    if kind == verbs.REINFORCE:
        return reinforce_verdict(s, seat, a) or refuse(reasons.POPULATE_FIRST)
    return OK if recruits(s, seat) else refuse(reasons.NOTHING_TO_BUY)


def town_action(s: Heroes3, seat: int, action: int) -> None:
    """Carry a town action out."""
    kind, a = kind_of(action), a_of(action)
    player = s.players[seat]
    if kind == verbs.BUILD:
        s.pay(seat, towns.cost(player.faction, a))
        player.built_this_round = True
        build(s, seat, seat, a)
    elif kind == verbs.BUILD_IN:
        owner = s.home_of(a)
        s.pay(seat, towns.cost(s.players[owner].faction, b_of(action)))
        player.built_this_round = True
        build(s, seat, owner, b_of(action))
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


def build(s: Heroes3, seat: int, owner: int, building: int) -> None:
    """Place a building on the board of its owner; what happens when it is built happens at once (H3-TOWN-006)."""
    board = s.players[owner]
    board.built |= 1 << building
    s.tell(events.BUILT, [seat, building])
    if building == MAGE_GUILD:
        board.guild_round = s.round
        s.push(Search(seat, SPELLS, 2))
        s.push(Search(seat, SPELLS, 2))


class Populating(Question):
    """Recruit and reinforce in any order, as long as it can be paid (H3-TOWN-014). Who turned the token over buys
    something; the population is used up by then."""

    __slots__ = ("begun",)

    def __init__(self, seat: int, begun: bool) -> None:
        super().__init__(seat)
        self.begun = begun

    def ready(self, s: Heroes3) -> bool:
        if recruits(s, self.seat):
            return True
        s.pop()
        if not self.begun:  # nobody agreed: nothing was bought
            s.players[self.seat].populace = True
        return False

    def choices(self, s: Heroes3) -> list[int]:
        found = recruits(s, self.seat)
        return [*found, pack(verbs.STOP)] if self.begun else found

    def why(self, s: Heroes3, action: int) -> int:
        kind, a = kind_of(action), a_of(action)
        if kind == verbs.RECRUIT:
            return recruit_verdict(s, self.seat, a)
        if kind == verbs.REINFORCE:
            return reinforce_verdict(s, self.seat, a)
        if kind == verbs.STOP:
            return refuse(reasons.MUST_CHOOSE)
        return refuse(reasons.POPULATING if kind == verbs.HIRE else reasons.FINISH_FIRST)

    def answer(self, s: Heroes3, action: int) -> None:
        kind, unit = kind_of(action), a_of(action)
        player = s.players[self.seat]
        if kind == verbs.STOP:
            s.pop()
            return
        ally = ally_of(s, self.seat, unit)
        if kind == verbs.RECRUIT and ally != NONE:
            s.push(Consent(ally, self.seat, unit))
            return
        self.begun = True
        if kind == verbs.RECRUIT:
            recruit(s, self.seat, unit)
        else:
            s.pay(self.seat, reinforce_cost(s, self.seat, unit))
            player.use_cut(full_reinforce_gold(s, self.seat, unit))
            reinforce(s, self.seat, unit)

    def quiet(self, s: Heroes3) -> int:
        return self.choices(s)[-1]

    def decision(self, s: Heroes3) -> Decision:
        return self.asks(s, "populating", "H3-TOWN-014", [self.quiet(s)] if self.begun else [])

    def copy(self) -> Populating:
        return Populating(self.seat, self.begun)


def recruit(s: Heroes3, seat: int, unit: int) -> None:
    """A unit is paid and joins the army."""
    player = s.players[seat]
    s.pay(seat, recruit_cost(s, seat, unit))
    player.use_cut(UNITS[unit >> 1].recruit[0])
    player.units.append(unit)
    s.tell(events.RECRUITED, [seat, unit])


class Consent(Question):
    """Another player wants to recruit a unit in the Town of this one (Emerald Island). Who refuses is not asked for
    that unit again this round."""

    __slots__ = ("other", "unit")

    def __init__(self, seat: int, other: int, unit: int) -> None:
        super().__init__(seat)
        self.other = other
        self.unit = unit

    def ready(self, s: Heroes3) -> bool:
        return True

    def choices(self, s: Heroes3) -> list[int]:
        return [pack(verbs.YES), pack(verbs.STOP)]

    def answer(self, s: Heroes3, action: int) -> None:
        s.pop()
        if kind_of(action) == verbs.STOP:
            s.tale.refused.append(self.unit >> 1)
            s.tell(events.REFUSED, [self.seat, self.other, self.unit])
            return
        top = s.stack[-1]
        assert isinstance(top, Populating)
        top.begun = True
        recruit(s, self.other, self.unit)

    def quiet(self, s: Heroes3) -> int:
        return pack(verbs.STOP)

    def decision(self, s: Heroes3) -> Decision:
        args: dict[str, object] = {
            "other": s.game.name(s, "seat", self.other, self.seat),
            "unit": s.game.name(s, "unit", self.unit, self.seat),
        }
        return self.asks(s, "consent", "H3-SCEN-003", [], args)

    def copy(self) -> Consent:
        return Consent(self.seat, self.other, self.unit)


class Buying(Question):
    """A spell is bought; Wisdom may be played first, and must be if the price cannot be paid without it
    (H3-TOWN-023)."""

    __slots__ = ()

    def ready(self, s: Heroes3) -> bool:
        return True

    def rights(self, s: Heroes3) -> list[int]:
        return []  # morale could take Wisdom away, and with it the only answer

    def choices(self, s: Heroes3) -> list[int]:
        found = wise_plays(s, self.seat)
        if too_dear(s, self.seat, self.price(s)) == OK:
            found.append(pack(verbs.YES))
        return found

    def price(self, s: Heroes3) -> list[int]:
        return spell_price(s, self.seat, s.players[self.seat].wisdom > 0)

    def why(self, s: Heroes3, action: int) -> int:
        kind = kind_of(action)
        if kind == verbs.YES:
            return too_dear(s, self.seat, self.price(s))
        if kind == verbs.PLAY and s.current == self.seat and not s.players[self.seat].wisdom:
            return mode_verdict(s, self.seat, a_of(action), b_of(action), IN_GUILD)
        return refuse(reasons.FINISH_FIRST)

    def answer(self, s: Heroes3, action: int) -> None:
        player = s.players[self.seat]
        if kind_of(action) != verbs.YES:
            play(s, self.seat, action)
            return
        s.pop()
        s.pay(self.seat, self.price(s))
        player.spell_book = False
        s.push(Search(self.seat, SPELLS, player.wisdom or 2))
        player.wisdom = 0

    def quiet(self, s: Heroes3) -> int:
        return self.choices(s)[-1]

    def decision(self, s: Heroes3) -> Decision:
        return self.asks(s, "buying", "H3-TOWN-023", [self.quiet(s)])

    def copy(self) -> Buying:
        return Buying(self.seat)


class TownOffer(Question):
    """Town actions outside the own free choice: only if there is one (H3-TOWN-031)."""

    __slots__ = ()

    def ready(self, s: Heroes3) -> bool:
        if not s.players[self.seat].eliminated and not s.over and town_actions(s, self.seat):
            return True
        s.pop()
        return False

    def choices(self, s: Heroes3) -> list[int]:
        return [*town_actions(s, self.seat), pack(verbs.PASS)]

    def why(self, s: Heroes3, action: int) -> int:
        if kind_of(action) == verbs.PLAY:
            return cards_verdict(s, self.seat) or refuse(reasons.FINISH_FIRST)
        return town_verdict(s, self.seat, action) or refuse(reasons.NOT_ASKED)

    def answer(self, s: Heroes3, action: int) -> None:
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
