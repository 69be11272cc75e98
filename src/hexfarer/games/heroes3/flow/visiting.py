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
from hexfarer.games.heroes3.flow.turning import TurnNearby
from hexfarer.games.heroes3.flow.walking import FIND_TILE, place_tile, touching_places
from hexfarer.games.heroes3.flow.winning import captured_town, check_now
from hexfarer.games.heroes3.plan import DOUBLE_INCOME, FREE_TRADE, WIN_GRAIL
from hexfarer.games.heroes3.player import MAIN
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
    REVISITABLE,
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
from hexfarer.kernel.verdict import OK, refuse

DIG_COST: Final = 2

# What one unit of a resource is exchanged for: EXCHANGE[given][got] = (give, get) (H3-TRADE-002).
EXCHANGE: Final[list[list[tuple[int, int]]]] = [
    [(0, 0), (2, 1), (6, 1)],
    [(1, 1), (0, 0), (3, 1)],
    [(1, 3), (1, 2), (0, 0)],
]


# -- entering --


def enter(s: Heroes3, seat: int, hero: int, field: int) -> None:
    """A hero has stepped onto a field."""
    s.push(Arrive(seat, hero, field, NONE))


class Arrive(Course):
    """Fights first, then the visit (H3-MOVE-007): against heroes, for a place, with guards; `cause` was the last."""

    __slots__ = ("cause", "field", "hero")

    def __init__(self, seat: int, hero: int, field: int, cause: int) -> None:
        super().__init__(seat)
        self.hero = hero
        self.field = field
        self.cause = cause

    def ready(self, s: Heroes3) -> bool:
        s.pop()
        seat, hero, field = self.seat, self.hero, self.field
        if s.players[seat].eliminated or s.players[seat].at[hero] != field:
            return False
        foe = s.tale.foe_on(field)
        if foe != NONE:
            begin_foe_combat(s, seat, hero, field, foe)
            return False
        there = [
            other * 2 + who
            for other, player in enumerate(s.players)
            for who in range(2)
            if player.at[who] == field and not s.ours(seat, other)
        ]
        if there:
            begin_hero_combat(s, seat, hero, field, there[0] // 2, there[0] % 2)
        elif self.cause != PLACE and enemy_place(s, seat, field):
            begin_place_combat(s, seat, hero, field)
        elif self.cause != GUARDS and guarded(s, field):
            begin_guards(s, seat, hero, field)
        else:
            s.push(Visit(seat, hero, field))
        return False

    def copy(self) -> Arrive:
        return Arrive(self.seat, self.hero, self.field, self.cause)


def guarded(s: Heroes3, field: int) -> bool:
    """Do neutral units guard a field (H3-TILE-021, -022)?"""
    from hexfarer.games.heroes3.flow.scenarios import unguarded

    if not s.board.difficulty[field] or unguarded(s, field):
        return False
    if marks(s, s.board.location[field]) == VISITABLE:
        return not s.black[field]
    return not s.ever[field]


def begin_guards(s: Heroes3, seat: int, hero: int, field: int) -> None:
    """A combat with guards (H3-COMBAT-010)."""
    from hexfarer.games.heroes3.flow.ai_combat import against_guards
    from hexfarer.games.heroes3.flow.scenarios import has_deck

    battle = new_battle(s, seat, hero, field, GUARDS)
    battle.difficulty = s.board.difficulty[field]
    battle.controllers[DEFENDER] = controller_of_guards(s, seat)
    against_guards(s, has_deck(s, field))


def begin_foe_combat(s: Heroes3, seat: int, hero: int, field: int, foe: int) -> None:
    """Against an AI hero (H3-AI-030)."""
    from hexfarer.games.heroes3.flow.ai_combat import against_foe

    new_battle(s, seat, hero, field, PLACE if s.board.location[field] in (TOWN, SETTLEMENT) else HERO)
    against_foe(s, foe)


def enemy_place(s: Heroes3, seat: int, field: int) -> bool:
    owner = s.flag[field]
    return s.board.location[field] in (TOWN, SETTLEMENT) and owner != NONE and not s.ours(seat, owner)


def new_battle(s: Heroes3, seat: int, hero: int, field: int, cause: int) -> Battle:
    """A combat is declared; the rest is up to its frame."""
    from hexfarer.games.heroes3.flow.combat import Combat

    battle = Battle(seat, hero, field, s.players[seat].came_from[hero], cause)
    battle.with_cards[ATTACKER] = hero == MAIN
    s.battle = battle
    s.push(Combat(seat))
    return battle


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
    """Against an enemy hero (H3-COMBAT-011)."""
    own_place = s.board.location[field] in (TOWN, SETTLEMENT) and s.flag[field] == other
    battle = new_battle(s, seat, hero, field, PLACE if own_place else HERO)
    battle.seats[DEFENDER] = battle.controllers[DEFENDER] = other
    battle.hero[DEFENDER] = who
    battle.with_cards[DEFENDER] = who == MAIN


def begin_place_combat(s: Heroes3, seat: int, hero: int, field: int) -> None:
    """For a Town or Settlement without a hero: its army may be sent there (H3-SIEGE-001, -002)."""
    battle = new_battle(s, seat, hero, field, PLACE)
    battle.seats[DEFENDER] = battle.controllers[DEFENDER] = s.flag[field]


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


def marks(s: Heroes3, location: int) -> int:
    """What visiting leaves behind in this game: with free trade a trading post is visited once (H3-OPT-08)."""
    return VISITABLE if location == TRADING_POST and s.plan.opts(FREE_TRADE) else mark_of(location)


def visit(s: Heroes3, seat: int, hero: int, field: int) -> None:
    from hexfarer.games.heroes3.flow.scenarios import not_capturable, visited, won_at_utopia
    from hexfarer.games.heroes3.flow.together import post_extras

    location = s.board.location[field]
    mark = marks(s, location)
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
            effect = effect_of(s, location, field)
            if location == OBSERVATORY and effect.usable(s, seat, field) != OK:
                s.tell(events.NO_TILE, [seat, field])
            s.push(Doing(seat, effect, hero if location == FOUNTAIN else field))
    elif mark == REVISITABLE and location in LOCAL:
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
    s.players[seat].homeless = 0  # H3-END-011
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
        s.push(Ask(seat, TO_TOWN, field))
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
    return TOP_ARTIFACT if location == TRADING_POST else LOCAL[location]


class FindNearby(Effect):
    """Observatory: discover a tile that touches this one; `by` is the field."""

    __slots__ = ()

    def usable(self, s: Heroes3, seat: int, by: int) -> int:
        return 0 if touching_places(s, by // FIELDS) else refuse(reasons.NO_TILE_TO_FIND)

    def run(self, s: Heroes3, seat: int, by: int) -> None:
        s.push(Ask(seat, FIND_TILE, by // FIELDS))

    def text(self) -> Phrase:
        return Phrase("effect-h3-find-nearby")


class PlaceNearby(Effect):
    """Observatory: place a tile of the pool instead; `by` is the field."""

    __slots__ = ()

    def usable(self, s: Heroes3, seat: int, by: int) -> int:
        if not s.players[seat].pool:
            return refuse(reasons.POOL_EMPTY)
        return 0 if s.board.spots(by) else refuse(reasons.NO_SPOT)

    def run(self, s: Heroes3, seat: int, by: int) -> None:
        place_tile(s, seat, by)

    def text(self) -> Phrase:
        return Phrase("effect-h3-place-nearby")


class TopArtifact(Effect):
    """The top card of the artifact deck (H3-OPT-08)."""

    __slots__ = ()

    def run(self, s: Heroes3, seat: int, by: int) -> None:
        card = s.top_of_deck(ARTIFACTS)
        if card != NONE:
            s.reveal(events.LOOKED)
            s.take_card(seat, card)
            s.tell(events.TOOK, [seat, ARTIFACTS])

    def text(self) -> Phrase:
        return Phrase("effect-h3-top-artifact")


TOP_ARTIFACT: Final = TopArtifact()


class TakeGrail(Effect):
    """The Grail; where it must be dug out with movement points, that comes later."""

    __slots__ = ()

    def run(self, s: Heroes3, seat: int, by: int) -> None:
        if s.plan.wins & WIN_GRAIL:
            s.ever[by] = 1
        elif s.grail_with == NONE and s.grail_at == NONE and not s.ever[by]:  # it may have been sold since
            s.ever[by] = 1
            s.grail_with = seat * 2 + s.players[seat].at.index(by)
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
        return 0 if s.decks[ABILITIES] or s.deck_discards[ABILITIES] else refuse(reasons.NO_USE)

    def run(self, s: Heroes3, seat: int, by: int) -> None:
        card = s.top_of_deck(ABILITIES)
        if card != NONE:
            s.looked = [card]
            s.reveal(events.LOOKED)
            s.tell(events.LOOKED, [seat, ABILITIES, 1])
            s.push(Ask(seat, self, by))

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
        s.reveal(events.PUT_AWAY)
        s.tell(events.PUT_AWAY, s.looked)
        s.looked = []

    def text(self) -> Phrase:
        return Phrase("effect-h3-witch")


class Remember(Choosing):
    """Magic spring: one of the top three cards of the own discard pile goes to the hand; the player puts the other two
    back. What lies under the top card is the player's secret."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.CARD
    question: ClassVar[str] = "remember"
    rule: ClassVar[str] = "H3-LOC-MAGIC-SPRING"
    hidden: ClassVar[bool] = True

    def values(self, s: Heroes3, seat: int, by: int, memo: int) -> list[int]:
        return sorted(set(s.players[seat].discard[-3:]))

    def chosen(self, s: Heroes3, seat: int, by: int, memo: int, value: int) -> None:
        discard = s.players[seat].discard
        looked_at = min(3, len(discard))
        discard.pop(last_of(discard, value))
        s.to_hand(seat, value)
        if looked_at == 3:
            s.push(Ask(seat, ON_TOP, by))

    def text(self) -> Phrase:
        return Phrase("effect-h3-remember")


class OnTop(Choosing):
    """… and which of these two lies on top."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.CARD
    question: ClassVar[str] = "on-top"
    rule: ClassVar[str] = "H3-LOC-MAGIC-SPRING"
    hidden: ClassVar[bool] = True

    def values(self, s: Heroes3, seat: int, by: int, memo: int) -> list[int]:
        return sorted(set(s.players[seat].discard[-2:]))

    def chosen(self, s: Heroes3, seat: int, by: int, memo: int, value: int) -> None:
        discard = s.players[seat].discard
        discard.pop(last_of(discard, value))
        discard.append(value)


ON_TOP: Final = OnTop()


def last_of(cards: list[int], card: int) -> int:
    """Where a card lies in a pile, counted from the top."""
    return len(cards) - 1 - cards[::-1].index(card)


class Trading(Effect):
    """Exchange resources, as often as one can (H3-TRADE-001 to -003)."""

    __slots__ = ()

    def run(self, s: Heroes3, seat: int, by: int) -> None:
        s.push(Trade(seat))

    def text(self) -> Phrase:
        return Phrase("effect-h3-trading")


def exchange_verdict(s: Heroes3, seat: int, given: int, got: int) -> int:
    """May resources be exchanged (H3-TRADE-002, -003)?"""
    if given == got:
        return refuse(reasons.NO_SUCH_TRADE)
    need, have = EXCHANGE[given][got][0], s.players[seat].resources[given]
    return OK if have >= need else refuse(reasons.TOO_DEAR, given, need, have)


def exchanges(s: Heroes3, seat: int) -> list[int]:
    """All exchanges that can be paid, as answers."""
    both = [(given, got) for given in range(3) for got in range(3)]
    return [pack(verbs.TRADE, given, got) for given, got in both if exchange_verdict(s, seat, given, got) == OK]


def exchange(s: Heroes3, seat: int, given: int, got: int) -> None:
    give, get = EXCHANGE[given][got]
    resources = s.players[seat].resources
    resources[given] -= give
    resources[got] += get
    s.tell(events.TRADED, [seat, given, give, got, get])


class Trade(Question):
    """One exchange after the other."""

    __slots__ = ()

    def ready(self, s: Heroes3) -> bool:
        return True

    def choices(self, s: Heroes3) -> list[int]:
        return [*exchanges(s, self.seat), pack(verbs.STOP)]

    def why(self, s: Heroes3, action: int) -> int:
        if kind_of(action) == verbs.TRADE:
            return exchange_verdict(s, self.seat, a_of(action), b_of(action))
        return refuse(reasons.FINISH_FIRST)

    def answer(self, s: Heroes3, action: int) -> None:
        if kind_of(action) == verbs.STOP:
            s.pop()
            return
        exchange(s, self.seat, a_of(action), b_of(action))

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
    OBSERVATORY: Either(FindNearby(), PlaceNearby(), TurnNearby()),
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
