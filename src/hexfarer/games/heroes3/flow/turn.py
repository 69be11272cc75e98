"""A turn: refreshing the hand, then moving, town actions and cards in any order (H3-TURN)."""

from __future__ import annotations

from typing import ClassVar, Final

from hexfarer.games.heroes3 import events, reasons, verbs
from hexfarer.games.heroes3.asking import Ask, Choosing, Course, Doing, Effect, Question, Seq, tell_passed
from hexfarer.games.heroes3.components import ARTIFACT, AT_MAP, CARDS, SPECIALTY, card_number
from hexfarer.games.heroes3.content.tiles import FIELDS
from hexfarer.games.heroes3.content.traits import SCOUT, WANDER
from hexfarer.games.heroes3.content.units import face_of
from hexfarer.games.heroes3.effects import DiscardToDraw, Gain, Pay, RemoveCard, TakeBack
from hexfarer.games.heroes3.flow.cards import mode_verdict, play, plays
from hexfarer.games.heroes3.flow.moments import dwelling_tiers, show_neutrals
from hexfarer.games.heroes3.flow.riding import ride_verdict, rides, ways
from hexfarer.games.heroes3.flow.scenarios import rested, stands_at_portal
from hexfarer.games.heroes3.flow.searching import SearchDeck
from hexfarer.games.heroes3.flow.together import is_together, together_act, together_actions, together_verdict
from hexfarer.games.heroes3.flow.tournament import DRAW_ANEW
from hexfarer.games.heroes3.flow.town import TownOffer, boards, town_action, town_actions, town_verdict
from hexfarer.games.heroes3.flow.visiting import (
    DIG_COST,
    enter,
    exchange,
    exchange_verdict,
    exchanges,
    marks,
    pick_up_grail,
    visit,
)
from hexfarer.games.heroes3.flow.walking import (
    discover,
    discover_verdict,
    may_spend,
    may_stop,
    move_verdict,
    moves,
    place_tile,
    place_verdict,
    step,
    steps_of,
)
from hexfarer.games.heroes3.flow.winning import check_now, check_turn_end
from hexfarer.games.heroes3.plan import FREE_TRADE, TOURNAMENT, WIN_GRAIL
from hexfarer.games.heroes3.player import (
    AMPLIFIED,
    COVERED,
    EACH_TURN,
    FIRST,
    HEROES_OF_SEAT,
    SCOUTED,
    SCOUTED_TWICE,
    SECOND_BUILDING,
    SMITHED,
    SUMMONED,
    WHIRLED,
)
from hexfarer.games.heroes3.state import ABILITIES, ARTIFACTS, DECKS, Heroes3
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
    TIERS,
)
from hexfarer.kernel.action import a_of, b_of, kind_of, pack
from hexfarer.kernel.decision import Decision
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
AT_TURN_START: Final = (SUMMON, VORTEX, AMPLIFY_CARD, AMPLIFY_SPECIALTY)  # H3-TURN-005


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
            s.current = NONE
            s.pop()
            return False
        if step == 0:
            s.current = self.seat
            player.turns += 1
            player.used &= ~EACH_TURN
            player.discard += player.ongoing  # H3-DECK-023
            player.ongoing = []
            for anyone in s.players:
                anyone.plays = []
            s.tale.swapped = []
            s.tell(events.TURN, [self.seat])
            s.push(Refresh(self.seat))
        elif step == 1:
            s.push(TurnStart(self.seat))
            if player.turns == 1 and s.plan.opts(TOURNAMENT):
                s.push(Ask(self.seat, DRAW_ANEW))
        elif step == 2:
            s.push(Free(self.seat))
        elif step == 3:
            self.wander(s)
        elif step == 4:
            if player.hand_lost:
                player.hand_lost = False
                s.tell(events.LOST_HAND, [self.seat, len(player.hand)])
                player.discard += player.hand
                player.hand = []
            end_turn(s, self.seat)
        elif step == 5:
            for other in reversed(s.others(self.seat)):
                s.push(TownOffer(other))
        else:
            s.current = NONE
            s.pop()
        return False

    def wander(self, s: Heroes3) -> None:
        """Steps to an empty field at the end of the turn: Logistics, nomads (H3-TURN-008)."""
        player = s.players[self.seat]
        steps = player.free_steps + sum(1 for unit in player.units if face_of(unit).traits & WANDER)
        player.free_steps = 0
        for unit in rested(s, WANDER):
            s.push(LastStep(self.seat, unit))
        for _ in range(steps):
            s.push(LastStep(self.seat))

    def copy(self) -> Turn:
        return Turn(self.seat, self.step)


def end_turn(s: Heroes3, seat: int) -> None:
    player = s.players[seat]
    player.mp = [0, 0]
    for one in s.players:
        one.luck = 0  # of this turn, also when it was played in somebody else's (H3-DECK-024)
    player.cuts = []
    player.wings = NONE
    s.last_finished = seat
    tell_passed(s)
    s.reveal(events.TURN_ENDED)
    s.tell(events.TURN_ENDED, [seat])
    check_turn_end(s, seat)


# -- the hand --


class Refresh(Question):
    """Discard any cards, down to the limit at least; then draw up to it (H3-TURN-001 to -003)."""

    __slots__ = ()

    def ready(self, s: Heroes3) -> bool:
        return True

    def choices(self, s: Heroes3) -> list[int]:
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
            if a_of(action) > player.hand_limit() - len(player.hand):
                return refuse(reasons.DRAW_LIMIT, len(player.hand), player.hand_limit())
            return refuse(reasons.NO_MORE_CARDS, len(player.deck) + len(player.discard))
        return refuse(reasons.TOWN_AFTER_DRAWING if verbs.is_town(kind) else reasons.FINISH_FIRST)

    def answer(self, s: Heroes3, action: int) -> None:
        if kind_of(action) == verbs.DISCARD:
            s.discard_card(self.seat, a_of(action))
        else:
            s.pop()
            s.draw(self.seat, a_of(action))

    def quiet(self, s: Heroes3) -> int:
        draws = [action for action in self.choices(s) if kind_of(action) == verbs.DRAW]
        return draws[0] if draws else self.choices(s)[0]

    def decision(self, s: Heroes3) -> Decision:
        args: dict[str, object] = {"limit": s.players[self.seat].hand_limit()}
        return self.asks(s, "refresh", "H3-TURN-001", [self.quiet(s)], args)

    def copy(self) -> Refresh:
        return Refresh(self.seat)


class TurnStart(Question):
    """Buildings that work at the beginning of the turn, after drawing (H3-TURN-005). Who has one that can be used, as
    far as everybody sees, is asked."""

    __slots__ = ()

    def ready(self, s: Heroes3) -> bool:
        powers = [power for power in AT_TURN_START if standing(s, self.seat, power) == OK]
        if not s.players[self.seat].hand and VORTEX in powers:
            powers.remove(VORTEX)
        if powers and not s.over:
            return True
        s.pop()
        return False

    def skippable(self) -> bool:
        return True

    def choices(self, s: Heroes3) -> list[int]:
        found = [power for power in AT_TURN_START if power_verdict(s, self.seat, power) == OK]
        return [*[pack(verbs.USE, power) for power in found], pack(verbs.PASS)]

    def why(self, s: Heroes3, action: int) -> int:
        if kind_of(action) == verbs.USE and a_of(action) in AT_TURN_START:
            return power_verdict(s, self.seat, a_of(action))
        return refuse(reasons.TOWN_AFTER_DRAWING if verbs.is_town(kind_of(action)) else reasons.FINISH_FIRST)

    def answer(self, s: Heroes3, action: int) -> None:
        if kind_of(action) == verbs.PASS:
            s.pop()
        else:
            use_power(s, self.seat, a_of(action))

    def quiet(self, s: Heroes3) -> int:
        return pack(verbs.PASS)

    def decision(self, s: Heroes3) -> Decision:
        return self.asks(s, "turn-start", "H3-TURN-005", [pack(verbs.PASS)])

    def copy(self) -> TurnStart:
        return TurnStart(self.seat)


# -- the free part of a turn --


class Free(Question):
    """Movement, town, morale and cards, in any order (H3-TURN-006)."""

    __slots__ = ()

    def ready(self, s: Heroes3) -> bool:
        if s.players[self.seat].eliminated:
            s.pop()
            return False
        return True

    def choices(self, s: Heroes3) -> list[int]:
        player = s.players[self.seat]
        if player.passing != NONE:
            found = steps_of(s, self.seat, player.passing)
            if land_verdict(s, self.seat, player.passing) == OK:
                found.append(pack(verbs.LAND, player.passing))
            return found
        found = moves(s, self.seat) + rides(s, self.seat)
        for hero in range(len(HEROES_OF_SEAT)):
            if revisit_verdict(s, self.seat, hero) == OK:
                found.append(pack(verbs.REVISIT, hero))
            if dig_verdict(s, self.seat, hero) == OK:
                found.append(pack(verbs.DIG, hero))
        found += town_actions(s, self.seat, True)
        if s.plan.opts(FREE_TRADE):
            found += exchanges(s, self.seat)
        found += together_actions(s, self.seat)
        found += plays(s, self.seat, AT_MAP)
        for power in range(len(POWERS)):
            if power not in AT_TURN_START and power_verdict(s, self.seat, power) == OK:
                found.append(pack(verbs.USE, power))
        found.append(pack(verbs.END))
        return found

    def why(self, s: Heroes3, action: int) -> int:
        kind, a, b = kind_of(action), a_of(action), b_of(action)
        if kind == verbs.MOVE:
            return move_verdict(s, self.seat, a, b) or refuse(reasons.MOVE_ON)
        if kind == verbs.RIDE:
            return ride_verdict(s, self.seat, a, b) or refuse(reasons.MOVE_ON)
        if kind == verbs.LAND:
            return land_verdict(s, self.seat, a) or refuse(reasons.NOT_FLYING, a)
        if kind == verbs.DISCOVER:
            return discover_verdict(s, self.seat, a, b) or refuse(reasons.MOVE_ON)
        if kind == verbs.PLACE:
            return place_verdict(s, self.seat, a) or refuse(reasons.MOVE_ON)
        if kind == verbs.REVISIT:
            return revisit_verdict(s, self.seat, a) or refuse(reasons.MOVE_ON)
        if kind == verbs.DIG:
            return dig_verdict(s, self.seat, a) or refuse(reasons.MOVE_ON)
        if kind == verbs.PLAY:
            return mode_verdict(s, self.seat, a, b, AT_MAP) or refuse(reasons.MOVE_ON)
        if kind == verbs.USE:
            if a in AT_TURN_START and standing(s, self.seat, a) == OK:
                return refuse(reasons.TURN_START_ONLY)
            return power_verdict(s, self.seat, a) or refuse(reasons.MOVE_ON)
        if kind == verbs.TRADE:
            if not s.plan.opts(FREE_TRADE):
                return refuse(reasons.NO_FREE_TRADE)
            return exchange_verdict(s, self.seat, a, b) or refuse(reasons.MOVE_ON)
        if kind == verbs.END:
            return refuse(reasons.MOVE_ON)
        if is_together(action):
            return together_verdict(s, self.seat, action) or refuse(reasons.MOVE_ON)
        if verbs.ACTIVATE <= kind <= verbs.SAVE:
            return refuse(reasons.OUTSIDE_COMBAT)
        return town_verdict(s, self.seat, action, True) or refuse(reasons.MOVE_ON)

    def answer(self, s: Heroes3, action: int) -> None:
        kind, a, b = kind_of(action), a_of(action), b_of(action)
        player = s.players[self.seat]
        if kind == verbs.MOVE:
            self.move(s, a, b)
        elif kind == verbs.RIDE:
            self.ride(s, a, b)
        elif kind == verbs.LAND:
            self.land(s, a)
        elif kind == verbs.DISCOVER:
            player.mp[a] -= 1
            discover(s, self.seat, b, player.at[a] // FIELDS)
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
        elif kind == verbs.TRADE:
            exchange(s, self.seat, a, b)
        elif kind == verbs.END:
            s.pop()
        elif is_together(action):
            together_act(s, self.seat, action)
        else:
            town_action(s, self.seat, action)

    def move(self, s: Heroes3, hero: int, field: int) -> None:
        """A step. A hero that may not stay on the field passes it (H3-MOVE-015); one with wings flies on until it
        lands, or can go no farther."""
        player = s.players[self.seat]
        stays = may_stop(s, self.seat, field) == OK
        player.mp[hero] -= 1
        step(s, self.seat, hero, field)
        player.passing = hero
        if stays and (player.wings != hero or not steps_of(s, self.seat, hero)):
            self.land(s, hero)

    def ride(self, s: Heroes3, hero: int, goal: int) -> None:
        """Step after step, as long as nobody is asked and nothing comes to light: then the player decides anew."""
        player, known = s.players[self.seat], s.reveals
        for field in ways(s, self.seat, hero, player.mp[hero])[goal]:
            if move_verdict(s, self.seat, hero, field) != OK:
                return
            self.move(s, hero, field)
            s.settle()
            if s.over or s.stack[-1] is not self or s.reveals != known:
                return
        if player.passing == hero:
            self.land(s, hero)

    def land(self, s: Heroes3, hero: int) -> None:
        """The field is entered; wings carry over one way only."""
        player = s.players[self.seat]
        player.passing = NONE
        if player.wings == hero:
            player.wings = NONE
        enter(s, self.seat, hero, player.at[hero])

    def quiet(self, s: Heroes3) -> int:
        return self.choices(s)[-1]

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
    location = s.board.location[at]
    if stands_at_portal(s, seat, hero):
        return may_spend(s, seat, hero)
    if marks(s, location) != REVISITABLE or location == STABLES:
        return refuse(reasons.STABLES_ONCE if location == STABLES else reasons.NOTHING_TO_REVISIT)
    return may_spend(s, seat, hero)


def land_verdict(s: Heroes3, seat: int, hero: int) -> int:
    """May a hero that flies end its flight here (H3-MOVE-006)? Nobody else stands on the field where it is."""
    player = s.players[seat]
    if player.passing != hero or player.wings != hero:
        return refuse(reasons.NOT_FLYING, hero)
    field = player.at[hero]
    player.at[hero] = NONE
    why = may_stop(s, seat, field)
    player.at[hero] = field
    return why


def dig_verdict(s: Heroes3, seat: int, hero: int) -> int:
    """Dig for the Grail, in scenarios about it: two movement points, then it is there."""
    player = s.players[seat]
    at = player.at[hero]
    if at == NONE:
        return refuse(reasons.NO_HERO, hero)
    if s.board.location[at] != GRAIL or not s.plan.wins & WIN_GRAIL or not s.ever[at]:
        return refuse(reasons.NOTHING_TO_DIG)
    if s.grail_with != NONE or s.grail_at != NONE:
        return refuse(reasons.NO_GRAIL)
    return may_spend(s, seat, hero)


def dig(s: Heroes3, seat: int, hero: int) -> None:
    """A movement point of digging; both must be spent by the same hero, without leaving."""
    s.players[seat].mp[hero] -= 1
    if s.grail_digger != seat * 2 + hero:
        s.grail_digger, s.grail_dug = seat * 2 + hero, 0
    s.grail_dug += 1
    if s.grail_dug >= DIG_COST:
        s.grail_digger, s.grail_dug = NONE, 0
        s.grail_with = seat * 2 + hero
        s.tell(events.GRAIL, [seat])


class LastStep(Question):
    """One own hero may go to an empty field beside it, at the end of the turn (H3-TURN-008); `unit` if a shared one
    leads it there."""

    __slots__ = ("unit",)

    def __init__(self, seat: int, unit: int = NONE) -> None:
        super().__init__(seat)
        self.unit = unit

    def ready(self, s: Heroes3) -> bool:
        if len(self.choices(s)) > 1 and not s.over:
            return True
        s.pop()
        return False

    def choices(self, s: Heroes3) -> list[int]:
        found: list[int] = []
        for hero, at in enumerate(s.players[self.seat].at):
            if at != NONE:
                for field in s.board.steps(at):
                    if self.may_go(s, field):
                        found.append(pack(verbs.MOVE, hero, field))
        return [*found, pack(verbs.STOP)]

    def may_go(self, s: Heroes3, field: int) -> bool:
        empty = s.hero_on(field) == NONE and is_empty(s, self.seat, field)
        return empty and may_stop(s, self.seat, field) == OK

    def why(self, s: Heroes3, action: int) -> int:
        return refuse(reasons.NO_SUCH_CHOICE if kind_of(action) == verbs.MOVE else reasons.FINISH_FIRST)

    def answer(self, s: Heroes3, action: int) -> None:
        s.pop()
        if kind_of(action) == verbs.STOP:
            return
        if self.unit != NONE:
            s.tale.worked.append(self.unit)
        hero, field = a_of(action), b_of(action)
        step(s, self.seat, hero, field)
        pick_up_grail(s, self.seat, hero, field)
        check_now(s)

    def quiet(self, s: Heroes3) -> int:
        return pack(verbs.STOP)

    def decision(self, s: Heroes3) -> Decision:
        return self.asks(s, "wandering", "H3-TURN-008", [pack(verbs.STOP)])

    def copy(self) -> LastStep:
        return LastStep(self.seat, self.unit)


def is_empty(s: Heroes3, seat: int, field: int) -> bool:
    """Does a field count as empty for a player (H3-TILE-016, -019, H3-LOC-OBELISK-2)?"""
    if s.board.location[field] == EMPTY or s.black[field] or s.ours(seat, s.flag[field]):
        return True
    return s.obelisks[field] >> seat & 1 == 1


# -- powers of buildings and units --

_EFFECTS: Final[list[Effect]] = [
    Seq(RemoveCard(1 << ARTIFACT), Gain(GOLD, 4)),
    Seq(Pay(GOLD, 6), SearchDeck(ARTIFACTS, 2)),
]
TAKE_SPECIALTY: Final = TakeBack(SPECIALTY, False)
COVER_DRAW: Final = DiscardToDraw(2)


def standing(s: Heroes3, seat: int, power: int) -> int:
    """Has a player the building or unit of a power, not used yet, as far as everybody sees (H3-TOWN-013)?"""
    player = s.players[seat]
    faction, building, once = _POWERS[power]
    if power == SCOUT_DECK:
        if rested(s, SCOUT):
            return OK
        rogues = own_rogues(s, seat)
        if not rogues:
            return refuse(reasons.NO_SCOUTS)
        return refuse(reasons.SCOUTED_ALREADY) if player.used & (SCOUTED if rogues == 1 else SCOUTED_TWICE) else OK
    theirs = [owner for owner in boards(s, seat) if s.players[owner].faction == faction]
    if not theirs:
        return refuse(reasons.NOT_YOUR_BUILDING)
    if not s.players[theirs[0]].has(building):
        return refuse(reasons.NO_BUILDING, building)
    if player.used & once:
        return refuse(reasons.USED_THIS_ROUND if once == COVERED else reasons.USED_THIS_TURN, building)
    return OK


def own_rogues(s: Heroes3, seat: int) -> int:
    return len([unit for unit in s.players[seat].units if face_of(unit).traits & SCOUT])


def power_verdict(s: Heroes3, seat: int, power: int) -> int:
    """May a building or a unit be used now?"""
    player = s.players[seat]
    why = standing(s, seat, power)
    if why != OK:
        return why
    if power in (SMITH_SELL, SMITH_BUY):
        return _EFFECTS[power].usable(s, seat, NONE)
    if power == SUMMON:
        return OK if dwelling_tiers(s, seat) else refuse(reasons.NO_USE)
    if power == VORTEX:
        return OK if player.hand else refuse(reasons.NO_USE)
    if power == AMPLIFY_CARD:
        return OK if necromancy_unseen(s, seat) else refuse(reasons.NO_USE)
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
    if power == SCOUT_DECK and rogues_used(player.used) >= own_rogues(s, seat):
        s.tale.worked.append(rested(s, SCOUT).pop())
    else:
        player.used |= SCOUTED_TWICE if power == SCOUT_DECK and player.used & SCOUTED else _POWERS[power][2]
    if power in (SMITH_SELL, SMITH_BUY):
        s.push(Doing(seat, _EFFECTS[power], NONE))
    elif power == SUMMON:
        s.push(Ask(seat, WHICH_TIER))
    elif power == VORTEX:
        s.push(Ask(seat, VORTEX_CARD))
    elif power == AMPLIFY_CARD:
        find_necromancy(s, seat)
    elif power == AMPLIFY_SPECIALTY:
        TAKE_SPECIALTY.run(s, seat, NONE)
    elif power == COVER:
        COVER_DRAW.run(s, seat, NONE)
    else:
        s.push(Ask(seat, SCOUT_WHICH))


def rogues_used(used: int) -> int:
    return (1 if used & SCOUTED else 0) + (1 if used & SCOUTED_TWICE else 0)


def necromancy_unseen(s: Heroes3, seat: int) -> bool:
    """Could Necromancy lie in the ability deck, as far as a player knows? Others may hold it unseen."""
    player = s.players[seat]
    card = card_number("necromancy")
    seen = player.hand + player.deck + player.discard + s.deck_discards[ABILITIES] + s.removed
    return seen.count(card) < CARDS[card].copies


def find_necromancy(s: Heroes3, seat: int) -> None:
    """The Amplifier looks through the ability deck; if the card is not there, the deck is only shuffled."""
    card = card_number("necromancy")
    deck = s.decks[ABILITIES]
    found = card in deck
    s.tell(events.LOOKED, [seat, ABILITIES, len(deck)])
    if found:
        deck.remove(card)
    s.rng.shuffle(deck)
    s.reveal(events.TOOK_OPEN)
    if found:
        s.take_card(seat, card)
        s.tell(events.TOOK_OPEN, [seat, card])


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
            player.deck += reversed(s.looked)
            s.looked = []
            s.to_hand(seat, value)
            return
        s.discard_card(seat, value)
        s.shuffle_discard(seat)
        s.looked = [player.deck.pop() for _ in range(min(3, len(player.deck)))]
        s.reveal(events.LOOKED)
        if s.looked:
            s.push(Ask(seat, self, by, 1))


VORTEX_CARD: Final = VortexCard()


# What rogues may look at: the shared decks, the neutral decks, the astrologers, the own deck.
SCOUT_NEUTRAL: Final = len(DECKS)
SCOUT_STARS: Final = SCOUT_NEUTRAL + len(TIERS)
SCOUT_OWN: Final = SCOUT_STARS + 1
SCOUT_DECKS: Final[list[str]] = [*DECKS, *TIERS, "astrologers", "own"]


def scouted(s: Heroes3, seat: int, deck: int) -> list[int]:
    """One of these decks."""
    if deck < SCOUT_NEUTRAL:
        return s.decks[deck]
    if deck < SCOUT_STARS:
        return s.neutral_decks[deck - SCOUT_NEUTRAL]
    return s.astrologers if deck == SCOUT_STARS else s.players[seat].deck


def looked_kind(s: Heroes3) -> str:
    """What `looked` holds: "card", "unit" or "astrologers"."""
    frame = s.stack[-1] if s.stack else None
    if isinstance(frame, Ask) and isinstance(frame.choosing, ScoutPut) and SCOUT_NEUTRAL <= frame.by <= SCOUT_STARS:
        return "astrologers" if frame.by == SCOUT_STARS else "unit"
    return "card"


class ScoutWhich(Choosing):
    """Rogues: look at the top card of a deck."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.NUMBER
    question: ClassVar[str] = "scout"
    rule: ClassVar[str] = "H3-UNIT-011"

    def values(self, s: Heroes3, seat: int, by: int, memo: int) -> list[int]:
        return [deck for deck in range(len(SCOUT_DECKS)) if scouted(s, seat, deck)]

    def chosen(self, s: Heroes3, seat: int, by: int, memo: int, value: int) -> None:
        s.looked = [scouted(s, seat, value).pop()]
        s.reveal(events.LOOKED)
        s.tell(events.LOOKED, [seat, value, 1])
        s.push(Ask(seat, SCOUT_PUT, value))


class ScoutPut(Choosing):
    """… and put it back on top (1) or under the deck (2)."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.CHOOSE
    question: ClassVar[str] = "scout-put"
    rule: ClassVar[str] = "H3-UNIT-011"

    def values(self, s: Heroes3, seat: int, by: int, memo: int) -> list[int]:
        return [1, 2]

    def chosen(self, s: Heroes3, seat: int, by: int, memo: int, value: int) -> None:
        deck = scouted(s, seat, by)
        deck.insert(len(deck) if value == 1 else 0, s.looked[0])
        s.looked = []


SCOUT_WHICH: Final = ScoutWhich()
SCOUT_PUT: Final = ScoutPut()
