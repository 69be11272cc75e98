"""Entering and visiting fields: who must be fought first, what a location gives (H3-MOVE-007, H3-LOC)."""

from __future__ import annotations

from typing import ClassVar, Final

from hexfarer.games.heroes3 import events, reasons, verbs
from hexfarer.games.heroes3.asking import Ask, Choosing, Course, Doing, Effect, Either, May, Question, Seq
from hexfarer.games.heroes3.battle import ATTACKER, DEFENDER, GUARDS, HERO, PLACE, Battle
from hexfarer.games.heroes3.components import ABILITY
from hexfarer.games.heroes3.content.tiles import FIELDS
from hexfarer.games.heroes3.effects import (
    FREE,
    HALF,
    SELLABLE,
    Gain,
    Learn,
    MoraleDown,
    MoraleUp,
    Pay,
    Reinforces,
    RemoveCard,
    SwiftVisitor,
)
from hexfarer.games.heroes3.flow.dice import RESOURCE_DIE, TREASURE_DIE, Roll
from hexfarer.games.heroes3.flow.searching import SearchDeck
from hexfarer.games.heroes3.flow.walking import FIND_TILE, touching_places
from hexfarer.games.heroes3.flow.winning import captured_town, check_now
from hexfarer.games.heroes3.plan import DOUBLE_INCOME, WIN_GRAIL
from hexfarer.games.heroes3.player import MAIN, SECOND
from hexfarer.games.heroes3.state import ABILITIES, ARTIFACTS, SPELLS, Heroes3
from hexfarer.games.heroes3.terms import (
    ARTIFACT_SYMBOL,
    BOX,
    FOUNTAIN,
    GARDEN,
    GESTURE,
    GOLD,
    GRAIL,
    INCANTATION,
    INCOME_STEP,
    MATERIALS,
    NONE,
    OBELISK,
    OBSERVATORY,
    RESOURCE_SYMBOL,
    RESOURCES,
    SETTLEMENT,
    SPRING,
    STABLES,
    STONE,
    TEMPLE,
    TOMB,
    TOWN,
    TRADING_POST,
    TREASURE_SYMBOL,
    TREE,
    UTOPIA,
    VALUABLES,
    VISITABLE,
    WATER_WHEEL,
    WINDMILL,
    WITCH_HUT,
    mark_of,
    mined,
)
from hexfarer.kernel.action import a_of, b_of, kind_of, pack
from hexfarer.kernel.decision import Decision
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import refuse

DEFENCE_COST: Final = 8
DIG_COST: Final = 2

# What one unit of a resource is exchanged for: EXCHANGE[given][got] = (give, get) (H3-TRADE-002).
EXCHANGE: Final[list[list[tuple[int, int]]]] = [
    [(0, 0), (2, 1), (6, 1)],
    [(1, 1), (0, 0), (3, 1)],
    [(1, 3), (1, 2), (0, 0)],
]


# -- entering --


def enter(s: Heroes3, seat: int, hero: int, field: int) -> None:
    """A hero has stepped onto a field: fights first, then the visit (H3-MOVE-007)."""
    from hexfarer.games.heroes3.flow.ai_combat import against_foe

    foe = s.tale.foe_on(field)
    if foe != NONE:
        battle = Battle(seat, hero, field, s.players[seat].came_from[hero], HERO)
        battle.with_cards[ATTACKER] = hero == MAIN
        if s.board.location[field] in (TOWN, SETTLEMENT):
            battle.cause = PLACE
        s.battle = battle
        against_foe(s, foe)
        s.tell(events.COMBAT, [seat, field])
        start_combat(s, seat)
        return
    there = [
        other * 2 + who
        for other, player in enumerate(s.players)
        for who in range(2)
        if player.at[who] == field and not s.ours(seat, other)
    ]
    if there:
        begin_hero_combat(s, seat, hero, field, there[0] // 2, there[0] % 2)
        return
    location = s.board.location[field]
    owner = s.flag[field]
    if location in (TOWN, SETTLEMENT) and owner != NONE and not s.ours(seat, owner):
        s.push(DefenceOffer(owner, seat, hero, field))
        return
    if guarded(s, field):
        begin_guards(s, seat, hero, field)
        return
    s.push(Visit(seat, hero, field))


def guarded(s: Heroes3, field: int) -> bool:
    """Do neutral units guard a field (H3-TILE-021, -022)?"""
    from hexfarer.games.heroes3.flow.scenarios import unguarded

    if not s.board.difficulty[field] or unguarded(s, field):
        return False
    if mark_of(s.board.location[field]) == VISITABLE:
        return not s.black[field]
    return not s.ever[field]


def begin_guards(s: Heroes3, seat: int, hero: int, field: int) -> None:
    """A combat with guards; a hero of a higher level need not fight (H3-COMBAT-010, -013, -014)."""
    from hexfarer.games.heroes3.flow.ai_combat import against_guards
    from hexfarer.games.heroes3.flow.combat import Combat
    from hexfarer.games.heroes3.flow.scenarios import has_deck, no_skip

    difficulty = s.board.difficulty[field]
    if s.players[seat].level() > difficulty and not no_skip(s, field):
        s.tell(events.QUICK, [seat, field])
        s.push(Visit(seat, hero, field))
        return
    battle = Battle(seat, hero, field, s.players[seat].came_from[hero], GUARDS)
    battle.difficulty = difficulty
    battle.with_cards[ATTACKER] = hero == MAIN
    battle.controllers[DEFENDER] = controller_of_guards(s, seat)
    s.battle = battle
    against_guards(s, has_deck(s, field))
    s.tell(events.COMBAT, [seat, field])
    s.push(Combat(seat))


def controller_of_guards(s: Heroes3, seat: int) -> int:
    """Who ended a turn last; at first the last player in turn order (H3-COMBAT-022)."""
    if not s.plan.rivals():
        return NONE  # the procedure
    last = s.last_finished if s.last_finished != NONE else s.order[-1]
    if last != seat:
        return last
    others = s.others(seat)
    return others[-1] if others else NONE


def begin_hero_combat(s: Heroes3, seat: int, hero: int, field: int, other: int, who: int) -> None:
    """Against an enemy hero; a second hero may be given up (H3-COMBAT-011, H3-HERO-005)."""
    battle = Battle(seat, hero, field, s.players[seat].came_from[hero], HERO)
    if s.board.location[field] in (TOWN, SETTLEMENT) and s.flag[field] == other:
        battle.cause = PLACE
    battle.seats[DEFENDER] = battle.controllers[DEFENDER] = other
    battle.hero[DEFENDER] = who
    battle.with_cards = [hero == MAIN, who == MAIN]
    s.battle = battle
    s.tell(events.COMBAT, [seat, field])
    start_combat(s, seat)
    if who == SECOND:
        s.push(GiveUp(other))


def start_combat(s: Heroes3, seat: int) -> None:
    from hexfarer.games.heroes3.flow.combat import Combat

    s.push(Combat(seat))


class GiveUp(Question):
    """A second hero that is attacked may be given up (H3-HERO-005, -007, -015)."""

    __slots__ = ()

    def ready(self, s: Heroes3) -> bool:
        return True

    def options(self, s: Heroes3) -> list[int]:
        return [pack(verbs.YES), pack(verbs.STOP)]

    def resolve(self, s: Heroes3, action: int) -> None:
        from hexfarer.games.heroes3.flow.ending import clear, take_cube, visit_won

        s.pop()
        if kind_of(action) == verbs.STOP:
            return
        battle = s.battle
        assert battle is not None
        s.players[self.seat].at[SECOND] = NONE
        s.tell(events.LOST_HERO, [self.seat])
        clear(s, battle)
        take_cube(s, battle.seats[ATTACKER], self.seat)
        visit_won(s, battle)

    def quiet(self, s: Heroes3) -> int:
        return pack(verbs.STOP)

    def decision(self, s: Heroes3) -> Decision:
        return self.asks(s, "give-up", "H3-HERO-005", [])

    def copy(self) -> GiveUp:
        return GiveUp(self.seat)


class DefenceOffer(Question):
    """An empty Town or Settlement is entered: its owner may pay to defend it (H3-SIEGE-001 to -004)."""

    __slots__ = ("attacker", "field", "hero")

    def __init__(self, seat: int, attacker: int, hero: int, field: int) -> None:
        super().__init__(seat)
        self.attacker = attacker
        self.hero = hero
        self.field = field

    def ready(self, s: Heroes3) -> bool:
        return True

    def forced(self) -> bool:
        return True

    def options(self, s: Heroes3) -> list[int]:
        can = s.players[self.seat].resources[GOLD] >= DEFENCE_COST and s.players[self.seat].units
        return [pack(verbs.YES), pack(verbs.STOP)] if can else [pack(verbs.STOP)]

    def why(self, s: Heroes3, action: int) -> int:
        have = s.players[self.seat].resources[GOLD]
        return refuse(reasons.TOO_DEAR, GOLD, DEFENCE_COST, have)

    def resolve(self, s: Heroes3, action: int) -> None:
        s.pop()
        if kind_of(action) == verbs.STOP:
            s.push(Visit(self.attacker, self.hero, self.field))
            return
        s.pay(self.seat, [DEFENCE_COST, 0, 0])
        battle = Battle(self.attacker, self.hero, self.field, s.players[self.attacker].came_from[self.hero], PLACE)
        battle.seats[DEFENDER] = battle.controllers[DEFENDER] = self.seat
        battle.with_cards = [self.hero == MAIN, False]
        s.battle = battle
        s.tell(events.COMBAT, [self.attacker, self.field])
        start_combat(s, self.attacker)

    def quiet(self, s: Heroes3) -> int:
        return pack(verbs.STOP)

    def decision(self, s: Heroes3) -> Decision:
        args: dict[str, object] = {"field": s.game.name(s, "field", self.field, self.seat)}
        return self.asks(s, "defence-offer", "H3-SIEGE-001", [], args)

    def copy(self) -> DefenceOffer:
        return DefenceOffer(self.seat, self.attacker, self.hero, self.field)


# -- visiting --


class Visit(Course):
    """A field is visited: marked, and its effect runs (H3-TILE-016 to -020)."""

    __slots__ = ("field", "hero")

    def __init__(self, seat: int, hero: int, field: int) -> None:
        super().__init__(seat)
        self.hero = hero
        self.field = field

    def ready(self, s: Heroes3) -> bool:
        s.pop()
        player = s.players[self.seat]
        if player.eliminated or player.at[self.hero] != self.field:
            return False
        pick_up_grail(s, self.seat, self.hero, self.field)
        visit(s, self.seat, self.hero, self.field)
        return False

    def copy(self) -> Visit:
        return Visit(self.seat, self.hero, self.field)


def visit(s: Heroes3, seat: int, hero: int, field: int) -> None:
    from hexfarer.games.heroes3.flow.scenarios import not_capturable, visited, won_at_utopia
    from hexfarer.games.heroes3.flow.together import post_extras

    location = s.board.location[field]
    mark = mark_of(location)
    mine = s.ours(seat, s.flag[field])
    if location == TOWN:
        if not mine and not not_capturable(s, field):
            captured_town(s, seat, field)
            visited(s, seat, field)
        check_now(s)
    elif location == SETTLEMENT:
        if not mine:
            flag_settlement(s, seat, field)
            visited(s, seat, field)
    elif mined(location) != NONE:
        if not mine:
            flag_mine(s, seat, field)
            visited(s, seat, field)
    elif location == OBELISK:
        visit_obelisk(s, seat, field)
    elif location == UTOPIA:
        if not mine and not won_at_utopia(s, seat):
            s.flag[field] = seat
            s.ever[field] = 1
            s.tell(events.FLAGGED, [seat, field])
            visited(s, seat, field)
    elif mark == VISITABLE:
        if not s.black[field]:
            s.black[field] = 1
            s.tell(events.VISITED, [seat, field])
            s.push(Doing(seat, effect_of(s, location, field), hero if location in (FOUNTAIN,) else field))
    elif location in (STABLES, TRADING_POST):
        if location == TRADING_POST:
            post_extras(s, seat, field)
        s.push(Doing(seat, LOCAL[location], hero if location == STABLES else field))


def pick_up_grail(s: Heroes3, seat: int, hero: int, field: int) -> None:
    if s.grail_at == field:
        s.grail_at = NONE
        s.grail_with = seat * 2 + hero
        s.tell(events.GRAIL, [seat])


def change_income(s: Heroes3, seat: int, resource: int, sign: int) -> None:
    """Income rises or falls by the step of a mine (H3-RES-006, -007)."""
    step = INCOME_STEP[resource] * (2 if s.plan.opts(DOUBLE_INCOME) else 1)
    income = s.players[seat].income
    income[resource] = max(0, income[resource] + sign * step)


def flag_mine(s: Heroes3, seat: int, field: int) -> None:
    """H3-LOC-MINE-1 to -3."""
    resource = mined(s.board.location[field])
    if s.flag[field] != NONE:
        change_income(s, s.flag[field], resource, -1)
    change_income(s, seat, resource, 1)
    s.flag[field] = seat
    s.tell(events.FLAGGED, [seat, field])
    if not s.ever[field]:
        s.ever[field] = 1
        s.gain(seat, resource, INCOME_STEP[resource] * (2 if s.plan.opts(DOUBLE_INCOME) else 1))


def flag_settlement(s: Heroes3, seat: int, field: int) -> None:
    """H3-LOC-SETTLEMENT-1 to -8."""
    owner = s.flag[field]
    if owner != NONE and s.marker[field] != NONE:
        change_income(s, owner, s.marker[field], -1)
    s.marker[field] = NONE
    first = not s.ever[field]
    s.flag[field] = seat
    s.ever[field] = 1
    s.tell(events.FLAGGED, [seat, field])
    s.push(Doing(seat, SETTLE_FIRST if first else SETTLE, field))


class Settle(Effect):
    """A settlement's income; the first faction ever also gains it at once. `by` is the field."""

    __slots__ = ("first", "resource")

    def __init__(self, resource: int, first: bool) -> None:
        self.resource = resource
        self.first = first

    def run(self, s: Heroes3, seat: int, by: int) -> None:
        s.marker[by] = self.resource
        change_income(s, seat, self.resource, 1)
        if self.first:
            s.gain(seat, self.resource, INCOME_STEP[self.resource] * (2 if s.plan.opts(DOUBLE_INCOME) else 1))

    def text(self) -> Phrase:
        return Phrase("effect-h3-settle-" + RESOURCES[self.resource].replace("_", "-"))


SETTLE: Final = Either(Settle(GOLD, False), Settle(MATERIALS, False), Settle(VALUABLES, False), Reinforces(3, HALF))
SETTLE_FIRST: Final = Either(Settle(GOLD, True), Settle(MATERIALS, True), Settle(VALUABLES, True), Reinforces(3, FREE))


def visit_obelisk(s: Heroes3, seat: int, field: int) -> None:
    """The own cube joins the others; the first visit brings what the scenario says (H3-LOC-OBELISK)."""
    from hexfarer.games.heroes3.flow.scenarios import TO_TOWN, obelisk_visited

    if s.obelisks[field] >> seat & 1:
        s.push(Ask(seat, TO_TOWN, field, 0))
        return
    s.obelisks[field] |= 1 << seat
    s.tell(events.FLAGGED, [seat, field])
    if not obelisk_visited(s, seat, field):
        s.push(Doing(seat, OBELISK_GIFTS[s.plan.obelisk], field))


OBELISK_GIFTS: Final[list[Effect]] = [
    Roll(RESOURCE_DIE, 2),
    Gain(GOLD, 5),
    Either(Learn(1), Roll(TREASURE_DIE, 1)),
    Roll(TREASURE_DIE, 2),
]


def effect_of(s: Heroes3, location: int, field: int) -> Effect:
    dice = s.board.dice[field]
    if location == TREASURE_SYMBOL:
        return Roll(TREASURE_DIE, max(1, dice))
    if location == RESOURCE_SYMBOL:
        return Roll(RESOURCE_DIE, max(1, dice))
    return LOCAL[location]


class FindNearby(Effect):
    """Observatory: discover a tile that touches this one; `by` is the field."""

    __slots__ = ()

    def usable(self, s: Heroes3, seat: int, by: int) -> int:
        return 0 if touching_places(s, by // FIELDS) else refuse(reasons.NO_TILE_THERE)

    def run(self, s: Heroes3, seat: int, by: int) -> None:
        s.push(Ask(seat, FIND_TILE, by // FIELDS, 0))

    def text(self) -> Phrase:
        return Phrase("effect-h3-find-nearby")


class TakeGrail(Effect):
    """The Grail; where it must be dug out, that comes later."""

    __slots__ = ()

    def run(self, s: Heroes3, seat: int, by: int) -> None:
        if s.plan.wins & WIN_GRAIL:
            s.black[by] = 0  # it is dug out with movement points
            s.ever[by] = 1
            return
        if s.grail_with == NONE and s.grail_at == NONE:
            s.grail_with = seat * 2
            s.tell(events.GRAIL, [seat])

    def text(self) -> Phrase:
        return Phrase("effect-h3-take-grail")


class Witch(Choosing):
    """Witch's hut: look at the top ability; keep it or put it away."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.CARD
    question: ClassVar[str] = "witch"
    rule: ClassVar[str] = "H3-LOC-WITCH-HUT-1"

    def usable(self, s: Heroes3, seat: int, by: int) -> int:
        return 0 if s.decks[ABILITIES] or s.deck_discards[ABILITIES] else refuse(reasons.NO_TARGET)

    def run(self, s: Heroes3, seat: int, by: int) -> None:
        card = s.top_of_deck(ABILITIES)
        if card != NONE:
            s.looked = [card]
            s.reveal(events.LOOKED)
            s.tell(events.LOOKED, [seat, ABILITIES, 1])
            s.push(Ask(seat, self, by, 0))

    def values(self, s: Heroes3, seat: int, by: int, memo: int) -> list[int]:
        return s.looked

    def may_stop(self, s: Heroes3, seat: int, by: int, memo: int) -> bool:
        return True

    def chosen(self, s: Heroes3, seat: int, by: int, memo: int, value: int) -> None:
        s.looked = []
        s.take_card(seat, value)
        s.tell(events.TOOK, [seat, ABILITIES])

    def stopped(self, s: Heroes3, seat: int, by: int, memo: int) -> None:
        s.deck_discards[ABILITIES] += s.looked
        s.looked = []

    def text(self) -> Phrase:
        return Phrase("effect-h3-witch")


class Remember(Choosing):
    """Magic spring: one of the top three cards of the own discard pile goes to the hand."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.CARD
    question: ClassVar[str] = "remember"
    rule: ClassVar[str] = "H3-LOC-MAGIC-SPRING"

    def values(self, s: Heroes3, seat: int, by: int, memo: int) -> list[int]:
        return sorted(set(s.players[seat].discard[-3:]))

    def chosen(self, s: Heroes3, seat: int, by: int, memo: int, value: int) -> None:
        discard = s.players[seat].discard
        for i in range(len(discard) - 1, -1, -1):
            if discard[i] == value:
                discard.pop(i)
                break
        s.take_card(seat, value)

    def text(self) -> Phrase:
        return Phrase("effect-h3-remember")


class Trading(Effect):
    """Exchange resources, as often as one can (H3-TRADE-001 to -003)."""

    __slots__ = ()

    def run(self, s: Heroes3, seat: int, by: int) -> None:
        s.push(Trade(seat))

    def text(self) -> Phrase:
        return Phrase("effect-h3-trading")


class Trade(Question):
    """One exchange after the other."""

    __slots__ = ()

    def ready(self, s: Heroes3) -> bool:
        return True

    def options(self, s: Heroes3) -> list[int]:
        found: list[int] = []
        for given in range(3):
            for got in range(3):
                if given != got and s.players[self.seat].resources[given] >= EXCHANGE[given][got][0]:
                    found.append(pack(verbs.TRADE, given, got))
        return [*found, pack(verbs.STOP)]

    def why(self, s: Heroes3, action: int) -> int:
        if kind_of(action) == verbs.TRADE and a_of(action) != b_of(action):
            need = EXCHANGE[a_of(action)][b_of(action)][0]
            return refuse(reasons.TOO_DEAR, a_of(action), need, s.players[self.seat].resources[a_of(action)])
        return refuse(reasons.FINISH_FIRST)

    def resolve(self, s: Heroes3, action: int) -> None:
        if kind_of(action) == verbs.STOP:
            s.pop()
            return
        given, got = a_of(action), b_of(action)
        give, get = EXCHANGE[given][got]
        resources = s.players[self.seat].resources
        resources[given] -= give
        resources[got] += get
        s.tell(events.TRADED, [self.seat, given, give, got, get])

    def quiet(self, s: Heroes3) -> int:
        return pack(verbs.STOP)

    def decision(self, s: Heroes3) -> Decision:
        return self.asks(s, "trade", "H3-TRADE-001", [pack(verbs.STOP)])

    def copy(self) -> Trade:
        return Trade(self.seat)


LOCAL: Final[dict[int, Effect]] = {
    WATER_WHEEL: Gain(GOLD, 3),
    WINDMILL: Gain(VALUABLES, 1),
    GARDEN: Either(Gain(GOLD, 2), Gain(VALUABLES, 1)),
    GESTURE: May(SearchDeck(SPELLS, 2)),
    INCANTATION: May(Seq(Pay(GOLD, 3), SearchDeck(SPELLS, 2))),
    TREE: May(Seq(Pay(VALUABLES, 3), Learn(2)), Seq(Pay(GOLD, 10), Learn(2))),
    STONE: Learn(1),
    OBSERVATORY: FindNearby(),
    WITCH_HUT: May(RemoveCard(1 << ABILITY), Witch()),
    TEMPLE: MoraleUp(),
    FOUNTAIN: Seq(SwiftVisitor(1), MoraleUp()),
    STABLES: SwiftVisitor(1),
    TOMB: May(Seq(SearchDeck(ARTIFACTS, 2, 2), MoraleDown(2))),
    SPRING: May(Remember()),
    TRADING_POST: May(Trading(), Seq(RemoveCard(SELLABLE), Gain(GOLD, 1))),
    GRAIL: TakeGrail(),
    ARTIFACT_SYMBOL: May(SearchDeck(ARTIFACTS, 2)),
    BOX: Either(Roll(TREASURE_DIE, 2), Roll(RESOURCE_DIE, 2)),
}
