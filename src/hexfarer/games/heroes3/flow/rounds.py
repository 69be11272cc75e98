"""Rounds: tokens, movement, income or astrologers, events, the turns, the end (H3-ROUND)."""

from __future__ import annotations

from typing import ClassVar, Final

from hexfarer.games.heroes3 import events, verbs
from hexfarer.games.heroes3.asking import Ask, Choosing, Course, Doing, Either, May
from hexfarer.games.heroes3.components import ARTIFACT, CARDS, SPELL
from hexfarer.games.heroes3.content.traits import HOARD, TAX
from hexfarer.games.heroes3.content.units import is_neutral
from hexfarer.games.heroes3.effects import FREE, HALF, Gain, Reinforces, Swift
from hexfarer.games.heroes3.flow.dice import RESOURCE_DIE, TREASURE_DIE, roll
from hexfarer.games.heroes3.flow.scenarios import SHARED_YIELD, after_turns, happen, proceeds, rested, round_start
from hexfarer.games.heroes3.flow.town import boards
from hexfarer.games.heroes3.flow.turn import Turn
from hexfarer.games.heroes3.flow.winning import check_round_end
from hexfarer.games.heroes3.plan import CUBES_GO, NO_STARS, STARS_ALWAYS
from hexfarer.games.heroes3.player import CITY_HALL, COVERED, FIRST, FIRST_SPELL, MOVES
from hexfarer.games.heroes3.signs import (
    BEAVER,
    DEBAUCHERY,
    GOLD_DRAGON,
    GREEDY_DRAGON,
    GROWTH,
    ISRAS_FRIENDS,
    LEPRECHAUN,
    LIZARD,
    PIXIE,
    PLAGUE,
    RABBIT,
    RAVEN,
    STALLION,
    TORTOISE,
)
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.terms import (
    CASTLE,
    GOLD,
    NONE,
    PACK,
    VALUABLES,
)

# What City Hall offers at the start of a Resource round (H3-TOWN-010), by faction.
CITY_HALLS: Final[list[Either]] = [
    Either(Gain(GOLD, 5), Swift(1)),
    Either(Gain(GOLD, 5), Gain(VALUABLES, 1)),
    Either(Gain(GOLD, 4), Reinforces(1, FREE)),
]
FRIENDS: Final = May(Reinforces(7, HALF))


class Round(Course):
    """The bottom of the stack: round after round."""

    __slots__ = ("step",)

    def __init__(self, seat: int, step: int = 0) -> None:
        super().__init__(seat)
        self.step = step

    def ready(self, s: Heroes3) -> bool:
        step = self.step
        self.step += 1
        if step == 0:
            begin_round(s)
        elif step == 1:
            if s.round > 1 and s.round % 2 == 1:
                income(s)
        elif step == 2:
            if draws_stars(s):
                stars(s)
        elif step == 3:
            timed_events(s)
        elif step - 4 < len(s.order) and not s.over:
            seat = s.order[step - 4]
            if not s.players[seat].eliminated:
                s.push(Turn(seat))
        elif step - 4 == len(s.order) and not s.plan.rivals():
            after_turns(s)
        elif not s.over:
            self.step = 0
            check_round_end(s)
        return False

    def copy(self) -> Round:
        return Round(self.seat, self.step)


def begin_round(s: Heroes3) -> None:
    """Tokens are active again, movement and expert uses are back (H3-ROUND-004)."""
    s.round += 1
    s.tale.worked = []
    s.tell(events.ROUND, [s.round])
    more = 0
    if not draws_stars(s):  # else the card in force goes before anybody moves (H3-ROUND-007)
        more = 1 if s.sign == STALLION else -1 if s.sign == TORTOISE else 0
    for player in s.players:
        player.built_this_round = False
        player.populace = player.spell_book = True
        player.used &= ~COVERED
        player.experts_used = 0
        player.mp = [max(0, moves + more) for moves in MOVES]


def draws_stars(s: Heroes3) -> bool:
    """Odd rounds bring income, even ones an astrologers card; some options change that (H3-ROUND-003, H3-OPT-11)."""
    if s.round < 2 or s.plan.opts(NO_STARS):
        return False
    return s.round % 2 == 0 or s.plan.opts(STARS_ALWAYS)


def income(s: Heroes3) -> None:
    """Everybody's income first, then what works at the beginning of a Resource round (H3-ROUND-005, -006)."""
    left = [seat for seat in s.order if not s.players[seat].eliminated]
    for seat in left:
        for resource, amount in enumerate(s.players[seat].income):
            less = 5 if s.sign == DEBAUCHERY and resource == GOLD else 0
            less += 1 if s.sign == GREEDY_DRAGON and resource == VALUABLES else 0
            s.gain(seat, resource, max(0, amount - less))
        if s.sign == GOLD_DRAGON:
            s.gain(seat, GOLD, 5)
        elif s.sign == LEPRECHAUN:
            s.gain(seat, VALUABLES, 1)
        s.tell(events.INCOME, [seat])
    for seat in reversed(left):
        s.push(Proceeds(seat))


class Proceeds(Course):
    """What a player's units and buildings bring in a Resource round. Gold comes first and the morale before the City
    Hall: no other order can be better (H3-ROUND-006)."""

    __slots__ = ()

    def ready(self, s: Heroes3) -> bool:
        s.pop()
        for unit in s.players[self.seat].units:
            proceeds(s, self.seat, unit)
        if rested(s, TAX | HOARD):
            s.push(Ask(self.seat, SHARED_YIELD))
        for owner in boards(s, self.seat):
            if s.players[owner].has(CITY_HALL):
                s.push(Doing(self.seat, CITY_HALLS[s.players[owner].faction], NONE))
        for owner in boards(s, self.seat):
            if s.players[owner].faction == CASTLE and s.players[owner].has(FIRST):
                s.gain_morale(self.seat)
        return False

    def copy(self) -> Proceeds:
        return Proceeds(self.seat)


def stars(s: Heroes3) -> None:
    """The top astrologers card; its lasting part holds until the next (H3-ROUND-007 to -010)."""
    if s.sign != NONE:
        s.astrologers_discard.append(s.sign)
        if s.sign == GROWTH:
            for player in s.players:
                player.raised_limit -= 1
    if not s.astrologers:
        s.astrologers, s.astrologers_discard = s.astrologers_discard, []
        s.rng.shuffle(s.astrologers)
    s.sign = s.astrologers.pop()
    if s.sign == BEAVER and s.first_stars and s.astrologers:
        s.astrologers_discard.append(s.sign)
        s.sign = s.astrologers.pop()
    s.first_stars = False
    for player in s.players:
        player.used &= ~FIRST_SPELL
    s.reveal(events.STARS)
    s.tell(events.STARS, [s.sign])
    proclaim(s)


def proclaim(s: Heroes3) -> None:
    """What happens at once."""
    sign = s.sign
    if sign == GROWTH:
        for player in s.players:
            player.raised_limit += 1
    elif sign in (STALLION, TORTOISE):
        more = 1 if sign == STALLION else -1
        for player in s.players:
            player.mp = [max(0, mp + more) for mp in player.mp]
    elif sign == BEAVER:
        s.black = [0] * len(s.black)
        s.tell(events.CUBES_GONE, [])
    left = [seat for seat in s.order if not s.players[seat].eliminated]
    if sign == LIZARD:
        for seat in left:
            lizard(s, seat)
    for seat in reversed(left):
        if sign == PIXIE:
            s.gain_morale(seat)
        elif sign in (RABBIT, RAVEN):
            s.push(Rolls(seat, TREASURE_DIE if sign == RABBIT else RESOURCE_DIE))
        elif sign == ISRAS_FRIENDS:
            s.push(Doing(seat, FRIENDS, NONE))
        elif sign == PLAGUE:
            s.push(Ask(seat, PLAGUE_UNIT))


class Rolls(Course):
    """A die for a player, when its turn comes."""

    __slots__ = ("die",)

    def __init__(self, seat: int, die: int) -> None:
        super().__init__(seat)
        self.die = die

    def ready(self, s: Heroes3) -> bool:
        s.pop()
        roll(s, self.seat, self.die, 1)
        return False

    def copy(self) -> Rolls:
        return Rolls(self.seat, self.die)


def lizard(s: Heroes3, seat: int) -> None:
    """Artifacts and spells of the hand go into the deck, and as many cards are drawn."""
    player = s.players[seat]
    gone = [card for card in player.hand if CARDS[card].kind in (ARTIFACT, SPELL)]
    for card in gone:
        player.hand.remove(card)
    player.deck += gone
    s.rng.shuffle(player.deck)
    s.draw(seat, len(gone))


class PlagueUnit(Choosing):
    """A pack becomes few, if there is one."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.UNIT
    question: ClassVar[str] = "plague"
    rule: ClassVar[str] = "H3-ROUND-007"

    def values(self, s: Heroes3, seat: int, by: int, memo: int) -> list[int]:
        return sorted({unit for unit in s.players[seat].units if unit & 1 == PACK and not is_neutral(unit)})

    def chosen(self, s: Heroes3, seat: int, by: int, memo: int, value: int) -> None:
        units = s.players[seat].units
        units[units.index(value)] = value - 1


PLAGUE_UNIT: Final = PlagueUnit()


def timed_events(s: Heroes3) -> None:
    """What the scenario says for this round (H3-ROUND-011)."""
    happen(s, False)
    round_start(s)
    if s.plan.opts(CUBES_GO) and s.round in (4, 8, 12):
        s.black = [0] * len(s.black)
        s.tell(events.CUBES_GONE, [])
