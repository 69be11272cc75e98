"""What anybody can reckon from what lies open: who guards a field, what beating them brings, what is still to come,
what is short of a price. Nothing here is searched or guessed."""

from __future__ import annotations

from typing import Final, cast

from hexfarer.games.heroes3.asking import Effect, Seq
from hexfarer.games.heroes3.board import field_name
from hexfarer.games.heroes3.components import AT_MAP, CARD_IDS, CARDS
from hexfarer.games.heroes3.content.scenario_card import CUBES_LEAVE, SECOND_SWIFTER, SWIFTER, Happening
from hexfarer.games.heroes3.content.scenarios import card_of
from hexfarer.games.heroes3.content.units import UNIT_IDS
from hexfarer.games.heroes3.effects import Gain, Pay
from hexfarer.games.heroes3.flow.cards import mode_verdict
from hexfarer.games.heroes3.flow.combat import ARMIES
from hexfarer.games.heroes3.flow.levels import won_xp
from hexfarer.games.heroes3.flow.riding import ways
from hexfarer.games.heroes3.flow.scenarios import guard_counts, no_skip, only_kept
from hexfarer.games.heroes3.flow.turn import Free
from hexfarer.games.heroes3.flow.visiting import guarded
from hexfarer.games.heroes3.plan import CUBES_GO, DOUBLE_INCOME, NO_STARS, STARS_ALWAYS
from hexfarer.games.heroes3.player import HEROES_OF_SEAT, MAIN, MOST_XP, MOVES, Player
from hexfarer.games.heroes3.shape import ComingView, HappensView, HelpView, HeroOf, PrizeView, Resource
from hexfarer.games.heroes3.signs import STALLION, TORTOISE
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.terms import (
    AZURE,
    INCOME_STEP,
    LOCATIONS,
    NONE,
    RESOURCES,
    UTOPIA,
    mined,
)
from hexfarer.kernel.verdict import OK

WORDS: Final = cast(list[Resource], RESOURCES)
HAPPENINGS: Final[list[str]] = [
    "cubes_leave",
    "swifter",
    "second_swifter",
    "least_rolls",
    "all_roll",
    "payment",
    "foe_grows",
    "lairs_grow",
    "wave",
    "unit_joins",
    "visit_again",
    "dragons_swifter",
]


# -- movement --


def most_mp(s: Heroes3, seat: int, hero: int) -> int:
    """The movement points with which a hero began this round, or what it has if that is more by now."""
    points = MOVES[hero]
    if s.sign in (STALLION, TORTOISE):
        points += 1 if s.sign == STALLION else -1
    if hero == MAIN:
        points += sum([swifter(s, seat, one) for one in card_of(s).happenings if s.round in one.rounds])
    return max(0, points, s.players[seat].mp[hero])


def swifter(s: Heroes3, seat: int, happening: Happening) -> int:
    """What a scenario adds to the movement of a Main Hero."""
    second = happening.kind == SECOND_SWIFTER and s.seats == 2 and s.order[1] == seat
    return happening.amount[0] if happening.kind == SWIFTER or second else 0


def ways_of(s: Heroes3, seat: int) -> dict[HeroOf, dict[str, list[str]]]:
    """Where each hero of the seat can go now, if it is free to: the shortest way, field by field."""
    top = s.stack[-1] if s.stack and not s.over else None
    found: dict[HeroOf, dict[str, list[str]]] = {"main": {}, "second": {}}
    if not isinstance(top, Free) or top.seat != seat or s.players[seat].passing != NONE:
        return found
    for hero, word in enumerate(HEROES_OF_SEAT):
        for field, way in ways(s, seat, hero, s.players[seat].mp[hero]).items():
            found[cast(HeroOf, word)][field_name(field)] = [field_name(step) for step in way]
    return found


# -- guarded fields --


def guards_of(s: Heroes3, field: int) -> list[int]:
    """How many neutral units of each tier are drawn for a field: bronze, silver, golden, azure."""
    if only_kept(s, field):
        return [0, 0, 0, 0]
    printed = ARMIES[s.board.difficulty[field]][s.plan.difficulty]
    if s.plan.utopia and s.board.location[field] == UTOPIA:
        printed = s.plan.utopia[s.plan.difficulty]
    return guard_counts(s, field, printed)


def prize(s: Heroes3, seat: int, field: int) -> PrizeView:
    """What the Main Hero of a seat wins on a guarded field, besides the visit itself."""
    player, difficulty = s.players[seat], s.board.difficulty[field]
    skips = player.level() > difficulty and not no_skip(s, field)
    most = min(MOST_XP, 2 * (s.plan.cap - 1))
    if guards_of(s, field)[AZURE]:
        xp = most - player.xp
    else:
        xp = 0 if skips else min(won_xp(player.level(), difficulty), most - player.xp)
    gain, income = [0, 0, 0], [0, 0, 0]
    resource = mined(s.board.location[field])
    if resource != NONE and not s.ours(seat, s.flag[field]):
        income[resource] = INCOME_STEP[resource] * (2 if s.plan.opts(DOUBLE_INCOME) else 1)
        if not s.ever[field]:
            gain = income[:]
    return {
        "skips": skips,
        "xp": max(0, xp),
        "level": 1 + (player.xp + max(0, xp)) // 2,
        "gain": amounts(gain),
        "income": amounts(income),
    }


def prizes(s: Heroes3, seat: int) -> dict[str, PrizeView]:
    """Of every guarded field that lies face up."""
    if seat < 0:
        return {}
    fields = [field for field in range(len(s.board.location)) if s.board.is_up(field) and guarded(s, field)]
    return {field_name(field): prize(s, seat, field) for field in fields}


# -- rounds to come --


def calendar(s: Heroes3) -> list[ComingView]:
    """Every round of the game: does it bring income or an astrologers card, and what does the scenario say for it?"""
    found: list[ComingView] = []
    for number in range(1, s.plan.rounds + 1):
        stars = number > 1 and not s.plan.opts(NO_STARS) and (number % 2 == 0 or s.plan.opts(STARS_ALWAYS))
        told = [happens(one) for one in card_of(s).happenings if number in one.rounds]
        if s.plan.opts(CUBES_GO) and number in (4, 8, 12):
            told.append({"kind": "cubes_go", "amount": [], "places": [], "unit": "", "foe": NONE})
        found.append({"round": number, "income": number > 1 and number % 2 == 1, "stars": stars, "events": told})
    return found


def happens(one: Happening) -> HappensView:
    places = [LOCATIONS[location] for location in one.amount] if one.kind == CUBES_LEAVE else []
    return {
        "kind": HAPPENINGS[one.kind],
        "amount": [] if places else one.amount[:],
        "places": places,
        "unit": UNIT_IDS[one.unit >> 1] if one.unit != NONE else "",
        "foe": one.who,
    }


# -- prices --


def amounts(each: list[int]) -> dict[Resource, int]:
    return {WORDS[i]: amount for i, amount in enumerate(each)}


def short_of(player: Player, cost: list[int]) -> list[int]:
    """What is missing of a price."""
    return [max(0, price - have) for have, price in zip(player.resources, cost)]


def gains(effect: Effect) -> list[int] | None:
    """The resources that an effect is sure to bring at once; None if it may do anything else, too."""
    if isinstance(effect, (Gain, Pay)):
        found = [0, 0, 0]
        found[effect.resource] = effect.amount if isinstance(effect, Gain) else -effect.amount
        return found
    if type(effect) is Seq:
        each = [gains(part) for part in effect.parts]
        known = [one for one in each if one is not None]
        return [sum([one[i] for one in known]) for i in range(3)] if len(known) == len(each) else None
    return None


def helps(s: Heroes3, seat: int) -> list[HelpView]:
    """The cards of a hand that bring resources now, the plain ways before those that cost an expert use."""
    if not (s.stack and isinstance(s.stack[-1], Free) and s.stack[-1].seat == seat) or s.over:
        return []
    found: list[HelpView] = []
    for card in sorted(set(s.players[seat].hand)):
        for number, mode in enumerate(CARDS[card].modes, 1):
            brings = gains(mode.effect) if mode.moments & AT_MAP else None
            if brings and max(brings) > 0 and mode_verdict(s, seat, card, number, AT_MAP) == OK:
                found.append({"card": CARD_IDS[card], "mode": number, "expert": mode.expert, "gain": amounts(brings)})
    return sorted(found, key=lambda one: one["expert"])


def covers(short: list[int], helping: list[HelpView]) -> list[HelpView]:
    """Of these cards, the ones that bring something of what is short; those that bring all of it come first."""
    nearer = [one for one in helping if any(missing and one["gain"][WORDS[i]] > 0 for i, missing in enumerate(short))]
    return sorted(nearer, key=lambda one: not enough(short, one))


def enough(short: list[int], one: HelpView) -> bool:
    return all(one["gain"][WORDS[i]] >= missing for i, missing in enumerate(short) if missing)
