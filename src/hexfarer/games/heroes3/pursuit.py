"""The AI hero that must be beaten: its strength, what the players may hope for, how far its way is. For hints."""

from __future__ import annotations

from typing import Final

from hexfarer.games.heroes3.battle import Battle, Fighter
from hexfarer.games.heroes3.content.scenario_card import FOE_GROWS, STANDARD
from hexfarer.games.heroes3.content.scenarios import card_of
from hexfarer.games.heroes3.content.units import UNIT_IDS, packed
from hexfarer.games.heroes3.flow.ai_map import NO_WAY, goals, ways_to
from hexfarer.games.heroes3.plan import GOAL_FOE, GOAL_TOWN, NO_BUILDING, RACE_TO_UTOPIA
from hexfarer.games.heroes3.player import DWELLING
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.strength import STRENGTH, army_strength, chance
from hexfarer.games.heroes3.tale import RACE_OVER, UTOPIA_REWARDED
from hexfarer.games.heroes3.terms import GOLD, NONE, PACK

AI_CARD: Final = 0.02  # more strength for each AI card
WALLS: Final = 1.25  # a Town with walls and a tower is so much harder to take
CARDS_HELP: Final = 0.07  # more strength for each card in hand
MOST_CARDS: Final = 5
PREPARED: Final = 2000  # an army that is fit for the AI hero
AMPLE: Final = 1.3  # … so much stronger
GROWTH: Final = 1.2  # strength for each gold piece that is still to be spent …
GOLDEN_GROWTH: Final = 1.8  # … where golden units can be recruited
PATIENCE: Final = 4.0  # rounds before the end from which on waiting is of less and less use
DELAY: Final = 60  # for each step that an AI hero on its way to its prize still has to go
HURRY: Final = 300  # … for each step that a player is nearer to it
LONG_WAY: Final = 20
LOCKED_IN: Final = 8000


def must_beat(s: Heroes3) -> bool:
    """Is there an AI hero that must be beaten, and is not yet?"""
    return bool(s.plan.goals & (GOAL_FOE | GOAL_TOWN)) and not s.tale.foes[0].beaten


def foe_strength(s: Heroes3, number: int) -> float:
    """An AI hero with its cards."""
    army = s.tale.foes[number].army
    if s.battle is not None and s.tale.foe == number:  # those that fight are no less to be reckoned with
        army = army + [fighter.unit for fighter in s.battle.fighters if is_of_ai(s.battle, fighter)]
    walls = WALLS if card_of(s).foes[number].citadel else 1.0
    return army_strength(army) * walls * ai_cards(s)


def is_of_ai(battle: Battle, fighter: Fighter) -> bool:
    return battle.seats[fighter.side] == NONE and not fighter.is_tower()


def ai_cards(s: Heroes3) -> float:
    """What its cards add to an AI hero's army."""
    return 1 + AI_CARD * (len(s.tale.decks[0]) + len(s.tale.discards[0]))


def prepared(s: Heroes3) -> int:
    """How far the strongest army is on the way to beat the AI hero that must be beaten."""
    if not must_beat(s):
        return 0
    best = max([army_strength(player.units) for player in s.players])
    return int(PREPARED * min(1.0, best / max(1.0, foe_strength(s, 0) * AMPLE)))


def hope(s: Heroes3, more: float = 0.0) -> float:
    """How likely it is that the AI hero will be beaten later, if it is let alone now; with so much more strength."""
    if not must_beat(s):
        return 1.0
    best = max([future(s, seat) for seat in range(s.seats)]) + more
    own = best * (1 + CARDS_HELP * MOST_CARDS)
    theirs = foe_strength(s, 0) + (growth_of_foe(s) * ai_cards(s) if not more else 0.0)
    return chance(own, theirs) * min(1.0, (s.plan.rounds - s.round) / PATIENCE)


def future(s: Heroes3, seat: int) -> float:
    """The strength of a player's army when all the gold that is to come has been spent on it."""
    player = s.players[seat]
    payments = (s.plan.rounds - s.round + s.round % 2) // 2
    golden = not s.plan.says(NO_BUILDING) and not s.plan.forbidden >> DWELLING + 2 & 1
    growth = GOLDEN_GROWTH if golden else GROWTH
    return army_strength(player.units) + growth * (player.resources[GOLD] + payments * player.income[GOLD])


def growth_of_foe(s: Heroes3) -> float:
    """The strength that the AI hero will gain."""
    gain = 0.0
    for happening in card_of(s).happenings:
        if happening.kind == FOE_GROWS and happening.who == 0 and s.round < min(happening.rounds):
            gain += STRENGTH[happening.unit] * (WALLS if card_of(s).foes[0].citadel else 1.0)
    if races(s):
        knights = UNIT_IDS.index("dread_knights")
        gain += STRENGTH[packed(UNIT_IDS.index("ghost_dragons"), PACK)]
        gain -= STRENGTH[packed(knights, PACK)] - STRENGTH[packed(knights, 0)]
    return gain


def races(s: Heroes3) -> bool:
    """Is the AI hero still on its way to a prize that would change its army?"""
    return s.plan.says(RACE_TO_UTOPIA) and must_beat(s) and not s.tale.done & (RACE_OVER | UTOPIA_REWARDED)


_WAYS: Final[dict[tuple[object, ...], int]] = {}  # keyed by all that a way depends on
_MOST_WAYS: Final = 64


def way_of_foe(s: Heroes3) -> int:
    """The steps of the AI hero to its goal, as far as they count; NO_WAY if it is locked in."""
    foe, board = s.tale.foes[0], s.board
    if foe.at == NONE or card_of(s).foes[0].movement != STANDARD:
        return LONG_WAY
    key = (
        s.plan.scenario,
        board,  # which never changes
        tuple([(other.at, other.beaten) for other in s.tale.foes]),
        tuple([(player.at[0], player.at[1], player.home) for player in s.players]),
        tuple([player.home != NONE and s.flag[player.home] != NONE for player in s.players]),
    )
    found = _WAYS.get(key)
    if found is None:
        if len(_WAYS) >= _MOST_WAYS:
            _WAYS.clear()
        ends = goals(s, 0)
        way = ways_to(s, foe, ends)[foe.at] if ends else NO_WAY
        found = min(LONG_WAY, way) if way < NO_WAY else NO_WAY
        _WAYS[key] = found
    return found


def lead(s: Heroes3) -> list[float]:
    """By field: what it is worth to be so near to the prize that an AI hero is on its way to."""
    ends = goals(s, 0)
    ways = ways_to(s, s.tale.foes[0], ends) if ends else []
    return [float(HURRY * (LONG_WAY - min(LONG_WAY, way))) for way in ways] or [0.0] * len(s.board.location)


def delayed(s: Heroes3) -> int:
    """What the length of the AI hero's way is worth: tiles may make it longer. But who is locked in is never met."""
    if not races(s):
        return 0
    way = way_of_foe(s)
    return DELAY * way if way < NO_WAY else -LOCKED_IN
