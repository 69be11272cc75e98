"""A turn: refreshing the hand, then moving, town actions and cards in any order (H3-TURN)."""

from __future__ import annotations

from typing import ClassVar, Final

from hexfarer.games.heroes3 import events, reasons, verbs
from hexfarer.games.heroes3.asking import Ask, Choosing, Course, Doing, Effect, Question, Seq
from hexfarer.games.heroes3.components import AFTER_VICTORY, ARTIFACT, AT_MAP, SPECIALTY, card_number
from hexfarer.games.heroes3.content.traits import SCOUT, WANDER
from hexfarer.games.heroes3.content.units import face_of
from hexfarer.games.heroes3.effects import DiscardToDraw, Draw, Gain, Pay, RemoveCard, TakeBack
from hexfarer.games.heroes3.flow.cards import mode_verdict, play, plays
from hexfarer.games.heroes3.flow.moments import dwelling_tiers, show_neutrals
from hexfarer.games.heroes3.flow.scenarios import stands_at_portal
from hexfarer.games.heroes3.flow.searching import SearchDeck
from hexfarer.games.heroes3.flow.together import is_together, together_act, together_actions, together_verdict
from hexfarer.games.heroes3.flow.town import TownOffer, town_action, town_actions, town_verdict
from hexfarer.games.heroes3.flow.visiting import DIG_COST, enter, visit
from hexfarer.games.heroes3.flow.walking import (
    discover,
    may_stop,
    may_stop_here,
    move_verdict,
    moves,
    place_tile,
)
from hexfarer.games.heroes3.flow.winning import check_turn_end
from hexfarer.games.heroes3.plan import WIN_GRAIL
from hexfarer.games.heroes3.player import (
    AMPLIFIED,
    COVERED,
    EACH_TURN,
    FIRST,
    HEROES_OF_SEAT,
    SCOUTED,
    SECOND_BUILDING,
    SMITHED,
    SUMMONED,
    WHIRLED,
)
from hexfarer.games.heroes3.state import ABILITIES, ARTIFACTS, Heroes3
from hexfarer.games.heroes3.terms import (
    CASTLE,
    DUNGEON,
    EMPTY,
    GOLD,
    GRAIL,
    NECROPOLIS,
    NONE,
    REVISITABLE,
    STABLES,
    mark_of,
)
from hexfarer.kernel.action import a_of, b_of, kind_of, pack
from hexfarer.kernel.decision import Decision
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import OK, refuse

# Powers that buildings and units give, for `use`.
SMITH_SELL: Final = 0
SMITH_BUY: Final = 1
SUMMON: Final = 2
VORTEX: Final = 3
AMPLIFY_CARD: Final = 4
AMPLIFY_SPECIALTY: Final = 5
COVER: Final = 6
SCOUT_DECK: Final = 7
POWERS: Final[list[str]] = [
    "smith-sell",
    "smith-buy",
    "summon",
    "vortex",
    "amplify-card",
    "amplify-specialty",
    "cover",
    "scout",
]


class Turn(Course):
    """The parts of a turn."""

    __slots__ = ("step",)

    def __init__(self, seat: int, step: int = 0) -> None:
        super().__init__(seat)
        self.step = step

    def ready(self, s: Heroes3) -> bool:
        step = self.step
        self.step += 1
        player = s.players[self.seat]
        if player.eliminated:
            s.pop()
            return False
        if step == 0:
            s.current = self.seat
            player.turns += 1
            player.used &= ~EACH_TURN
            player.plays = []
            s.tale.swapped = []
            s.tell(events.TURN, [self.seat])
            s.push(Refresh(self.seat))
        elif step == 1:
            s.push(Free(self.seat))
        elif step == 2:
            self.wander(s)
        elif step == 3:
            if player.hand_lost:
                player.hand_lost = False
                s.tell(events.LOST_HAND, [self.seat, len(player.hand)])
                player.discard += player.hand
                player.hand = []
            end_turn(s, self.seat)
        elif step == 4:
            for other in reversed(s.others(self.seat)):
                s.push(TownOffer(other))
        else:
            s.current = NONE
            s.pop()
        return False

    def wander(self, s: Heroes3) -> None:
        """Steps to an empty field at the end of the turn: Logistics, nomads (H3-TURN-008)."""
        player = s.players[self.seat]
        steps = player.free_steps + (1 if any(face_of(unit).traits & WANDER for unit in player.units) else 0)
        player.free_steps = 0
        for _ in range(steps):
            s.push(Ask(self.seat, WANDERING, 0, 0))

    def copy(self) -> Turn:
        return Turn(self.seat, self.step)


def end_turn(s: Heroes3, seat: int) -> None:
    player = s.players[seat]
    player.mp = [0, 0]
    player.luck = 0
    player.cuts = []
    player.wings = NONE
    s.last_finished = seat
    s.reveal(events.TURN_ENDED)
    s.tell(events.TURN_ENDED, [seat])
    check_turn_end(s, seat)


# -- the hand --


class Refresh(Question):
    """Discard any cards, down to the limit at least; then draw up to it (H3-TURN-001 to -003)."""

    __slots__ = ()

    def ready(self, s: Heroes3) -> bool:
        return True

    def options(self, s: Heroes3) -> list[int]:
        player = s.players[self.seat]
        found = [pack(verbs.DISCARD, card) for card in sorted(set(player.hand))]
        room = player.hand_limit() - len(player.hand)
        if room >= 0:
            most = min(room, len(player.deck) + len(player.discard))
            found += [pack(verbs.DRAW, count) for count in range(most, -1, -1)]
        return found

    def why(self, s: Heroes3, action: int) -> int:
        player = s.players[self.seat]
        kind = kind_of(action)
        if kind == verbs.DISCARD:
            return refuse(reasons.NOT_IN_HAND, a_of(action))
        if kind == verbs.DRAW:
            if len(player.hand) > player.hand_limit():
                return refuse(reasons.HAND_OVER_LIMIT, len(player.hand), player.hand_limit())
            return refuse(reasons.DRAW_LIMIT, player.hand_limit())
        return refuse(reasons.FINISH_FIRST)

    def resolve(self, s: Heroes3, action: int) -> None:
        if kind_of(action) == verbs.DISCARD:
            s.discard_card(self.seat, a_of(action))
        else:
            s.pop()
            s.draw(self.seat, a_of(action))

    def quiet(self, s: Heroes3) -> int:
        draws = [action for action in self.options(s) if kind_of(action) == verbs.DRAW]
        return draws[0] if draws else self.options(s)[0]

    def decision(self, s: Heroes3) -> Decision:
        args: dict[str, object] = {"limit": s.players[self.seat].hand_limit()}
        return self.asks(s, "refresh", "H3-TURN-001", [self.quiet(s)], args)

    def copy(self) -> Refresh:
        return Refresh(self.seat)


# -- the free part of a turn --


class Free(Question):
    """Movement, town, morale and cards, in any order (H3-TURN-006)."""

    __slots__ = ()

    def ready(self, s: Heroes3) -> bool:
        if s.players[self.seat].eliminated:
            s.pop()
            return False
        return True

    def options(self, s: Heroes3) -> list[int]:
        player = s.players[self.seat]
        found = moves(s, self.seat)
        if any(player.at[hero] != NONE and not may_stop_here(s, self.seat, hero) for hero in range(2)) and found:
            return [action for action in found if kind_of(action) == verbs.MOVE] or [pack(verbs.END)]
        for hero in range(len(HEROES_OF_SEAT)):
            if revisit_verdict(s, self.seat, hero) == OK:
                found.append(pack(verbs.REVISIT, hero))
            if dig_verdict(s, self.seat, hero) == OK:
                found.append(pack(verbs.DIG, hero))
        found += town_actions(s, self.seat)
        found += together_actions(s, self.seat)
        found += plays(s, self.seat, AT_MAP)
        found += [pack(verbs.USE, power) for power in range(len(POWERS)) if power_verdict(s, self.seat, power) == OK]
        if player.morale > 0:
            found += [pack(verbs.SPEND_DRAW), pack(verbs.SPEND_CYCLE)]
        found.append(pack(verbs.END))
        return found

    def why(self, s: Heroes3, action: int) -> int:
        kind, a, b = kind_of(action), a_of(action), b_of(action)
        if kind == verbs.MOVE:
            return move_verdict(s, self.seat, a, b) or refuse(reasons.MOVE_ON)
        if kind == verbs.DISCOVER:
            mp = s.players[self.seat].mp[a]
            return refuse(reasons.NO_TILE_THERE) if mp else refuse(reasons.NO_MP, a)
        if kind == verbs.PLACE:
            return refuse(reasons.NO_SPOT if s.players[self.seat].pool else reasons.POOL_EMPTY)
        if kind == verbs.REVISIT:
            return revisit_verdict(s, self.seat, a) or refuse(reasons.MOVE_ON)
        if kind == verbs.DIG:
            return dig_verdict(s, self.seat, a) or refuse(reasons.MOVE_ON)
        if kind == verbs.PLAY:
            return mode_verdict(s, self.seat, a, b, AT_MAP) or refuse(reasons.MOVE_ON)
        if kind == verbs.USE:
            return power_verdict(s, self.seat, a) or refuse(reasons.MOVE_ON)
        if kind in (verbs.SPEND_DRAW, verbs.SPEND_CYCLE):
            return refuse(reasons.NO_MORALE)
        if kind == verbs.END:
            return refuse(reasons.MOVE_ON)
        if is_together(action):
            return together_verdict(s, self.seat, action) or refuse(reasons.MOVE_ON)
        if verbs.ACTIVATE <= kind <= verbs.SAVE:
            return refuse(reasons.NO_COMBAT)
        return town_verdict(s, self.seat, action)

    def resolve(self, s: Heroes3, action: int) -> None:
        kind, a, b = kind_of(action), a_of(action), b_of(action)
        player = s.players[self.seat]
        if kind == verbs.MOVE:
            stays = may_stop(s, self.seat, b) == OK  # otherwise the hero only passes (H3-MOVE-015)
            player.mp[a] -= 1
            player.came_from[a] = player.at[a]
            player.at[a] = b
            s.tell(events.MOVED, [self.seat, a, b])
            if stays:
                enter(s, self.seat, a, b)
        elif kind == verbs.DISCOVER:
            player.mp[a] -= 1
            discover(s, self.seat, b)
        elif kind == verbs.PLACE:
            player.mp[a] -= 1
            place_tile(s, self.seat, player.at[a])
        elif kind == verbs.REVISIT:
            player.mp[a] -= 1
            visit(s, self.seat, a, player.at[a])
        elif kind == verbs.DIG:
            dig(s, self.seat, a)
        elif kind == verbs.PLAY:
            play(s, self.seat, action)
        elif kind == verbs.USE:
            use_power(s, self.seat, a)
        elif kind in (verbs.SPEND_DRAW, verbs.SPEND_CYCLE):
            player.morale = 0
            s.tell(events.SPENT_MORALE, [self.seat])
            s.push(Doing(self.seat, Draw(1) if kind == verbs.SPEND_DRAW else DiscardToDraw(99), NONE))
        elif kind == verbs.END:
            s.pop()
        elif is_together(action):
            together_act(s, self.seat, action)
        else:
            town_action(s, self.seat, action)

    def quiet(self, s: Heroes3) -> int:
        return self.options(s)[-1]

    def decision(self, s: Heroes3) -> Decision:
        return self.asks(s, "free", "H3-TURN-006", [self.quiet(s)])

    def copy(self) -> Free:
        return Free(self.seat)


def revisit_verdict(s: Heroes3, seat: int, hero: int) -> int:
    """H3-MOVE-002, H3-LOC-STABLES-1."""
    player = s.players[seat]
    at = player.at[hero]
    if at == NONE:
        return refuse(reasons.NO_HERO, hero)
    if player.mp[hero] < 1:
        return refuse(reasons.NO_MP, hero)
    location = s.board.location[at]
    if stands_at_portal(s, seat, hero):
        return OK
    if mark_of(location) != REVISITABLE or location == STABLES:
        return refuse(reasons.NOTHING_TO_REVISIT)
    return OK


def dig_verdict(s: Heroes3, seat: int, hero: int) -> int:
    """Dig for the Grail, in scenarios about it: two movement points, then it is there."""
    player = s.players[seat]
    at = player.at[hero]
    if at == NONE or s.board.location[at] != GRAIL or not s.plan.wins & WIN_GRAIL or not s.ever[at]:
        return refuse(reasons.NO_GRAIL)
    if s.grail_with != NONE or s.grail_at != NONE:
        return refuse(reasons.NO_GRAIL)
    return OK if player.mp[hero] > 0 else refuse(reasons.NO_MP, hero)


def dig(s: Heroes3, seat: int, hero: int) -> None:
    s.players[seat].mp[hero] -= 1
    s.grail_dug += 1
    if s.grail_dug >= DIG_COST:
        s.grail_with = seat * 2 + hero
        s.tell(events.GRAIL, [seat])


class Wandering(Choosing):
    """A hero may go to an empty field beside it, at the end of the turn; the value is hero * 512 + field."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.FIELD
    question: ClassVar[str] = "wandering"
    rule: ClassVar[str] = "H3-TURN-008"

    def values(self, s: Heroes3, seat: int, by: int, memo: int) -> list[int]:
        at = s.players[seat].at[0]
        if at == NONE:
            return []
        return [
            field
            for field in s.board.steps(at)
            if may_stop(s, seat, field) == OK and s.hero_on(field) == NONE and is_empty(s, seat, field)
        ]

    def may_stop(self, s: Heroes3, seat: int, by: int, memo: int) -> bool:
        return bool(self.values(s, seat, by, memo))

    def chosen(self, s: Heroes3, seat: int, by: int, memo: int, value: int) -> None:
        player = s.players[seat]
        player.came_from[0] = player.at[0]
        player.at[0] = value
        s.tell(events.MOVED, [seat, 0, value])


WANDERING: Final = Wandering()


def is_empty(s: Heroes3, seat: int, field: int) -> bool:
    """Does a field count as empty for a player (H3-TILE-016, -019)?"""
    return s.board.location[field] == EMPTY or s.black[field] == 1 or s.ours(seat, s.flag[field])


# -- powers of buildings and units --

_EFFECTS: Final[list[Effect]] = [
    Seq(RemoveCard(1 << ARTIFACT), Gain(GOLD, 4)),
    Seq(Pay(GOLD, 6), SearchDeck(ARTIFACTS, 2)),
]
TAKE_SPECIALTY: Final = TakeBack(SPECIALTY, False)
COVER_DRAW: Final = DiscardToDraw(2)


def power_verdict(s: Heroes3, seat: int, power: int) -> int:
    """May a building or a unit be used now (H3-TOWN-013)?"""
    player = s.players[seat]
    faction, building, once = _POWERS[power]
    if power == SCOUT_DECK:
        if not any(face_of(unit).traits & SCOUT for unit in player.units):
            return refuse(reasons.NO_TARGET)
    elif player.faction != faction or not player.has(building):
        return refuse(reasons.BUILD_FIRST, building)
    if player.used & once:
        return refuse(reasons.USED_ALREADY)
    if power in (SMITH_SELL, SMITH_BUY):
        return _EFFECTS[power].usable(s, seat, NONE)
    if power == SUMMON:
        return OK if dwelling_tiers(s, seat) else refuse(reasons.NO_TARGET)
    if power == VORTEX:
        return OK if player.hand else refuse(reasons.NO_TARGET)
    if power == AMPLIFY_CARD:
        return OK if card_number("necromancy") in s.decks[ABILITIES] else refuse(reasons.NO_TARGET)
    if power == AMPLIFY_SPECIALTY:
        return TAKE_SPECIALTY.usable(s, seat, NONE)
    return OK


_POWERS: Final[list[tuple[int, int, int]]] = [
    (CASTLE, SECOND_BUILDING, SMITHED),
    (CASTLE, SECOND_BUILDING, SMITHED),
    (DUNGEON, FIRST, SUMMONED),
    (DUNGEON, SECOND_BUILDING, WHIRLED),
    (NECROPOLIS, SECOND_BUILDING, AMPLIFIED),
    (NECROPOLIS, SECOND_BUILDING, AMPLIFIED),
    (NECROPOLIS, FIRST, COVERED),
    (NONE, NONE, SCOUTED),
]


def use_power(s: Heroes3, seat: int, power: int) -> None:
    player = s.players[seat]
    player.used |= _POWERS[power][2]
    if power in (SMITH_SELL, SMITH_BUY):
        s.push(Doing(seat, _EFFECTS[power], NONE))
    elif power == SUMMON:
        s.push(Ask(seat, WHICH_TIER, 0, 0))
    elif power == VORTEX:
        s.push(Ask(seat, VORTEX_CARD, 0, 0))
    elif power == AMPLIFY_CARD:
        card = card_number("necromancy")
        s.decks[ABILITIES].remove(card)
        s.rng.shuffle(s.decks[ABILITIES])
        s.reveal(events.TOOK_OPEN)
        s.take_card(seat, card)
        s.tell(events.TOOK_OPEN, [seat, card])
    elif power == AMPLIFY_SPECIALTY:
        TAKE_SPECIALTY.run(s, seat, NONE)
    elif power == COVER:
        COVER_DRAW.run(s, seat, NONE)
    else:
        s.push(Ask(seat, SCOUT_WHICH, 0, 0))


class WhichTier(Choosing):
    """Portal of Summoning: from which deck a card is turned over."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.NUMBER
    question: ClassVar[str] = "which-tier"
    rule: ClassVar[str] = "H3-TOWN-013"

    def values(self, s: Heroes3, seat: int, by: int, memo: int) -> list[int]:
        return dwelling_tiers(s, seat)

    def chosen(self, s: Heroes3, seat: int, by: int, memo: int, value: int) -> None:
        show_neutrals(s, seat, [value])


WHICH_TIER: Final = WhichTier()


class VortexCard(Choosing):
    """Mana Vortex: discard a card, shuffle the discard pile in, look at three and take one."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.CARD
    question: ClassVar[str] = "discard"
    rule: ClassVar[str] = "H3-TOWN-013"
    hidden: ClassVar[bool] = True

    def values(self, s: Heroes3, seat: int, by: int, memo: int) -> list[int]:
        return sorted(set(s.looked)) if memo else sorted(set(s.players[seat].hand))

    def chosen(self, s: Heroes3, seat: int, by: int, memo: int, value: int) -> None:
        player = s.players[seat]
        if memo:
            s.looked.remove(value)
            player.deck += s.looked
            s.looked = []
            s.take_card(seat, value)
            return
        s.discard_card(seat, value)
        s.shuffle_discard(seat)
        s.looked = [player.deck.pop() for _ in range(min(3, len(player.deck)))]
        s.reveal(events.LOOKED)
        if s.looked:
            s.push(Ask(seat, self, by, 1))


VORTEX_CARD: Final = VortexCard()


class ScoutWhich(Choosing):
    """Rogues: look at the top card of a shared deck."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.NUMBER
    question: ClassVar[str] = "scout"
    rule: ClassVar[str] = "H3-UNIT-011"

    def values(self, s: Heroes3, seat: int, by: int, memo: int) -> list[int]:
        return [deck for deck in range(3) if s.decks[deck]]

    def chosen(self, s: Heroes3, seat: int, by: int, memo: int, value: int) -> None:
        s.looked = [s.decks[value].pop()]
        s.reveal(events.LOOKED)
        s.tell(events.LOOKED, [seat, value, 1])
        s.push(Ask(seat, SCOUT_PUT, value, 0))


class ScoutPut(Choosing):
    """… and put it back on top (1) or under the deck (2)."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.CHOOSE
    question: ClassVar[str] = "scout-put"
    rule: ClassVar[str] = "H3-UNIT-011"

    def values(self, s: Heroes3, seat: int, by: int, memo: int) -> list[int]:
        return [1, 2]

    def chosen(self, s: Heroes3, seat: int, by: int, memo: int, value: int) -> None:
        if value == 1:
            s.decks[by] += s.looked
        else:
            s.decks[by] = s.looked + s.decks[by]
        s.looked = []


SCOUT_WHICH: Final = ScoutWhich()
SCOUT_PUT: Final = ScoutPut()


class VictoryCards(Question):
    """Cards that are played right after a victory (H3-COMBAT-084)."""

    __slots__ = ("moment",)

    def __init__(self, seat: int, moment: int = AFTER_VICTORY) -> None:
        super().__init__(seat)
        self.moment = moment

    def ready(self, s: Heroes3) -> bool:
        if s.players[self.seat].hand and not s.over:
            return True
        s.pop()
        return False

    def options(self, s: Heroes3) -> list[int]:
        return [*plays(s, self.seat, self.moment), pack(verbs.PASS)]

    def why(self, s: Heroes3, action: int) -> int:
        if kind_of(action) == verbs.PLAY:
            return mode_verdict(s, self.seat, a_of(action), b_of(action), self.moment)
        return refuse(reasons.FINISH_FIRST)

    def resolve(self, s: Heroes3, action: int) -> None:
        if kind_of(action) == verbs.PASS:
            s.pop()
        else:
            play(s, self.seat, action)

    def quiet(self, s: Heroes3) -> int:
        return pack(verbs.PASS)

    def decision(self, s: Heroes3) -> Decision:
        return self.asks(s, "victory-cards", "H3-COMBAT-084", [pack(verbs.PASS)])

    def copy(self) -> VictoryCards:
        return VictoryCards(self.seat, self.moment)


def power_text(power: int) -> Phrase:
    return Phrase("h3-power-" + POWERS[power])
