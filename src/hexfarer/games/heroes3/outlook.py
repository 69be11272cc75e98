"""Prospects on the map and in a combat: where a hero should go, how a fight is likely to end. For hints."""

from __future__ import annotations

from typing import Final

from hexfarer.games.heroes3.battle import (
    ATTACKER,
    BACK_ROW,
    BESIDE,
    DEFENDER,
    GUARDS,
    PLACE,
    SPACES,
    Battle,
    Fighter,
    apart,
    row_of,
)
from hexfarer.games.heroes3.content.scenario_card import STANDARD, STATIONARY
from hexfarer.games.heroes3.content.scenarios import card_of
from hexfarer.games.heroes3.content.tiles import FIELDS, TILE_IDS
from hexfarer.games.heroes3.fighting import (
    attack_total,
    defence_total,
    max_health,
    reachable,
    total_left,
    unit_type,
)
from hexfarer.games.heroes3.flow.combat import Activation, Deploy
from hexfarer.games.heroes3.flow.levels import won_xp
from hexfarer.games.heroes3.flow.scenarios import is_lair, not_capturable, one_reached
from hexfarer.games.heroes3.flow.visiting import guarded
from hexfarer.games.heroes3.flow.walking import touching_places
from hexfarer.games.heroes3.plan import (
    ANGELS_AT_F3,
    AZURE_AT_UTOPIA,
    DRAGON_AT_UTOPIA,
    GOAL_ALL_FLAGS,
    GOAL_EACH_UTOPIA,
    GOAL_FOE,
    GOAL_LAIRS,
    GOAL_OBELISKS,
    GOAL_SETTLEMENT,
    GOAL_TOWN,
    GOAL_UTOPIA,
    HIRING_POSTS,
    LOSE_COMBAT,
    LOSE_HERO,
    LOSE_TOWN,
    LOSE_TOWNS,
    NO_BUILDING,
    OUT_GRAIL,
    OUT_NOBODY,
    PORTAL_AT_OBELISK,
    WIN_CUBES,
    WIN_GRAIL,
    WIN_UTOPIA,
)
from hexfarer.games.heroes3.player import CITADEL, MAIN, MOST_XP, SECOND, Player
from hexfarer.games.heroes3.pursuit import CARDS_HELP, MOST_CARDS, ai_cards, foe_strength, hope, lead, must_beat, races
from hexfarer.games.heroes3.spreading import STEADY, bridges, joints_of, spread
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.strength import (
    DEPLOYED,
    STRENGTH,
    TIER_STRENGTH,
    WORTH,
    army_strength,
    chance,
    crowd,
    fighter_strength,
)
from hexfarer.games.heroes3.strength import (
    GUARDS as GUARD_STRENGTH,
)
from hexfarer.games.heroes3.tale import ANGELS_CAME, UTOPIA_REWARDED
from hexfarer.games.heroes3.terms import (
    ARTIFACT_SYMBOL,
    AZURE,
    BLOCKED,
    BOX,
    CENTRE,
    FAR,
    FOUNTAIN,
    GARDEN,
    GESTURE,
    GOLD,
    GOLDEN,
    GRAIL,
    GROUND,
    INCOME_STEP,
    LOCATIONS,
    NEAR,
    NONE,
    OBELISK,
    OBSERVATORY,
    RANGED,
    RESOURCE_SYMBOL,
    SANCTUARY,
    SETTLEMENT,
    SILVER,
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

PRICE: Final[list[int]] = [10, 16, 40]
XP: Final = 75
RICH: Final = 20  # gold that may be exchanged
TREE_GOLD: Final = 10  # that the Tree of Knowledge takes, or …
TREE_VALUABLES: Final = 3
TILE: Final = 60  # that lies face up
ROOM: Final = 100  # for each tile that can be reached
UNKNOWN: Final = 100  # a tile that lies face down
HIDDEN_GOAL: Final = 1200  # … where something may lie that must be found
VISITED: Final = 20  # any field with a black cube: what is done need not be waited for
TOWN_PRIZE: Final = 1600
VICTORY: Final = 32000  # what wins the game
HERO_PRIZE: Final = 700
ANGELS: Final = 900  # archangels that join
CENTRE_WAY: Final = 0.55  # … of the centre, where guards are strong
UNKNOWN_WAY: Final = 0.8  # a way over fields that lie face down
PULL: Final = 0.7  # of Towns of rivals, besides other goals
FIGHT_WAY: Final = 0.6  # a way that leads over guards
SHUT_WAY: Final = 0.12  # … over guards that are too strong
CARDS_KEPT: Final = 0.02  # … that is not used in a combat
HARDEST: Final = 7  # where azure units guard
FOUR: Final = 4  # units may be deployed at the Dragon Utopia
HIRE_COST: Final[list[int]] = [5, 10, 18]  # of neutral units, by tier
CAUTION: Final = 1.35  # guards are taken for stronger: there is little time to beat them
DEFEAT: Final = 400.0  # by a player
SOME_DAY: Final = 1500.0  # the Town of a rival that is still too strong
WARY: Final = 0.02  # … the part of it that an army has which would attack
FLIGHT: Final = 2000.0  # where a defeat loses the game: from guards one can mostly flee
MOST_RISK: Final = 4.0  # so many times what victory is worth
BETTER: Final = 0.9  # a chance now is as good as a chance that is so much better later
REPULSE: Final = 60.0  # by guards
LOSSES: Final = 0.7
UNHURT: Final = 0.5  # even in a fight that is as good as won
FEW_ROUNDS: Final = 3.0  # an army is worth less when so few are left, where time that is up loses the game
BREACH: Final = 5  # steps that felling a wall is worth
FAR_OFF: Final = 40
LIKELY: Final = 0.75  # what an attack that is still to be made counts


# -- where to go --

# What was worked out before. The keys hold all that it was worked out from, so it is as good as new.
_MAPS: Final[dict[tuple[object, ...], list[float]]] = {}
_MOST_MAPS: Final = 48


def lure(s: Heroes3, seat: int, hero: int) -> int:
    """How good a hero's field is as a place to go on from; one that it fights for is not its own yet."""
    battle = s.battle
    if battle is not None and battle.seats[ATTACKER] == seat and battle.hero[ATTACKER] == hero:
        if battle.entered_from != NONE:
            return lure_at(s, seat, hero, battle.entered_from)
    return lure_at(s, seat, hero, s.players[seat].at[hero])


def lure_at(s: Heroes3, seat: int, hero: int, field: int) -> int:
    key = reckoned_from(s, seat, hero)
    found = _MAPS.get(key)
    if found is None:
        if len(_MAPS) >= _MOST_MAPS:
            _MAPS.clear()
        found = survey(s, seat, hero)
        _MAPS[key] = found
    return int(found[field])


def reckoned_from(s: Heroes3, seat: int, hero: int) -> tuple[object, ...]:
    """All that a survey depends on."""
    player, tale, plan = s.players[seat], s.tale, s.plan
    others = [
        (
            army_strength(other.units),
            min(MOST_CARDS, len(other.hand)),
            other.has(CITADEL),
            other.at[MAIN],
            other.at[SECOND],
        )
        for other in s.players
        if other is not player
    ]
    foes = [
        (foe.at, foe.beaten, 0.0 if foe.beaten else foe_strength(s, number)) for number, foe in enumerate(tale.foes)
    ]
    means = [(other.resources[GOLD], other.income[GOLD]) for other in s.players] if must_beat(s) else []
    return (
        seat,
        hero,
        plan.scenario,
        plan.difficulty,
        plan.options,
        s.round,
        s.board,  # which never changes, so it is its own key
        tuple(s.flag),
        tuple(s.black),
        tuple(s.ever),
        tuple(s.obelisks),
        s.grail_with,
        s.grail_at,
        tuple(others),
        tuple(foes),
        tuple(means),
        ai_cards(s) if means else 0.0,
        tale.done,
        tale.winners,
        tuple(tale.theirs),
        tuple(player.units),
        tuple(player.cubes),
        player.at[1 - hero],
        player.at[hero] if races(s) else NONE,  # where a Sanctuary shelters it, the AI hero makes a detour
        player.xp,
        player.hand_limit(),
        bool(player.pool),
        player.resources[GOLD] >= TREE_GOLD,
        player.resources[VALUABLES] >= TREE_VALUABLES,
        trade_gain(player),
        hire_gain(s, player),
    )


def own_strength(s: Heroes3, seat: int, hero: int) -> float:
    """With the cards of a full hand; those that are in it now come and go."""
    player = s.players[seat]
    cards = min(MOST_CARDS, player.hand_limit()) if hero == MAIN else 0
    return army_strength(player.units) * (1 + CARDS_HELP * cards)


def survey(s: Heroes3, seat: int, hero: int) -> list[float]:
    """For every field the best that it promises, less the farther it is; and how near the rivals' Towns are."""
    count = len(s.board.location)
    strength = own_strength(s, seat, hero)
    goals = [promise(s, seat, hero, field, strength) for field in range(count)]
    ways = [passing(s, seat, hero, field, goals[field]) for field in range(count)]
    spots = bridges(s.board) if s.players[seat].pool else [[] for _ in range(count)]
    if gate_open(s):
        spots = with_gate(s, spots)
    best = spread(s.board, goals, ways, spots)
    again = [field for field in range(count) if s.board.location[field] == TRADING_POST and goals[field] > 0]
    if again:  # who stands there has had what it gives
        others = spread(s.board, [0.0 if field in again else goals[field] for field in range(count)], ways, spots)
        for field in again:
            best[field] = others[field]
    aims = [promised if promised and conquest(s, seat, hero, field) else 0.0 for field, promised in enumerate(goals)]
    if s.plan.rivals():
        pull = spread(s.board, aims, ways, spots)
    else:
        steady = [STEADY if s.board.location[field] == NONE else ways[field] for field in range(count)]
        pull = spread(s.board, aims, steady, spots, STEADY)
    found = [best[field] + PULL * pull[field] for field in range(count)]
    if hero == MAIN and not s.plan.rivals():
        found = [value + ROOM * tiles for value, tiles in zip(found, joints_of(s.board).room)]
    if hero == MAIN and races(s):
        found = [value + hurry for value, hurry in zip(found, lead(s))]
    return found


def other_on(s: Heroes3, seat: int, hero: int, field: int) -> int:
    """Who else than this hero stands on a field: seat * 2 + hero, or NONE. Where it stands itself does not matter."""
    for other, player in enumerate(s.players):
        for who in range(2):
            if player.at[who] == field and (other != seat or who != hero):
                return other * 2 + who
    return NONE


def conquest(s: Heroes3, seat: int, hero: int, field: int) -> bool:
    """Is it a rival's Town, a rival, or what the scenario is about?"""
    if rival_home(s, seat, field) or s.board.location[field] in (UTOPIA, GRAIL) or s.tale.foe_on(field) != NONE:
        return True
    if not s.plan.rivals():
        return field_prize(s, seat, field) >= TOWN_PRIZE
    there = other_on(s, seat, hero, field)
    return there != NONE and there // 2 != seat


def gate_open(s: Heroes3) -> bool:
    """Do obelisks lead to the AI's Town?"""
    return s.plan.says(PORTAL_AT_OBELISK) and bool(s.tale.done & ANGELS_CAME) and not s.tale.foes[0].beaten


def with_gate(s: Heroes3, spots: list[list[int]]) -> list[list[int]]:
    obelisks = [field for field, location in enumerate(s.board.location) if location == OBELISK]
    found = spots[:]
    found[s.tale.foes[0].at] = obelisks
    return found


def passing(s: Heroes3, seat: int, hero: int, field: int, promised: float) -> float:
    """How well a field can be walked over that promises so much."""
    location = s.board.location[field]
    if location == NONE:
        return CENTRE_WAY if s.board.kinds[field // FIELDS] == CENTRE else UNKNOWN_WAY
    if location == BLOCKED:
        return 0.0
    if guarded(s, field):
        if s.players[seat].level() > s.board.difficulty[field]:
            return 1.0
        return FIGHT_WAY if promised > 0 else SHUT_WAY
    there = other_on(s, seat, hero, field)
    if (there != NONE and there // 2 != seat) or s.tale.foe_on(field) != NONE:
        return FIGHT_WAY  # heroes move on, or can be beaten
    return 1.0


def promise(s: Heroes3, seat: int, hero: int, field: int, strength: float) -> float:
    """What a field gives to a hero of the seat that gets there."""
    location = s.board.location[field]
    if location == NONE:
        if rival_home(s, seat, field):
            return SOME_DAY
        if field % FIELDS == 0:
            return UNKNOWN * time_to_come(s) + (HIDDEN_GOAL if may_hide(s, field // FIELDS) else 0)
        return 0.0
    if location == BLOCKED:
        return 0.0
    player = s.players[seat]
    if s.grail_with == seat * 2 + hero and field == player.home:
        return 20 * TOWN_PRIZE
    there = other_on(s, seat, hero, field)
    prize = float(field_prize(s, seat, field))
    foe = s.tale.foe_on(field)
    if foe != NONE:
        prize += foe_prize(s, foe)
        theirs = foe_strength(s, foe)
        hope = SOME_DAY
        if card_of(s).foes[foe].movement != STATIONARY:  # it would attack who waits beside it
            late = 1 - time_to_come(s)
            hope *= (WARY + late * late) * min(1.0, strength / max(1.0, theirs))
        return max(hope, net(s, strength, theirs, prize, defeat_price(s, DEFEAT, prize)))
    if there != NONE and there // 2 != seat:
        if location == SANCTUARY or not s.plan.rivals():
            return 0.0
        other = there // 2
        prize += rival_prize(s, seat, other)
        hope = SOME_DAY if rival_home(s, seat, field) else 0.0
        return max(hope, net(s, strength, rival_strength(s, other, field), prize, DEFEAT))
    if there != NONE:
        return 0.0
    if prize <= 0:
        return 0.0
    if location in (TOWN, SETTLEMENT) and s.flag[field] != NONE and not s.ours(seat, s.flag[field]):
        theirs = rival_strength(s, s.flag[field], field)
        return max(SOME_DAY if location == TOWN else 0.0, net(s, strength, theirs, prize, DEFEAT))
    if guarded(s, field) and player.level() <= s.board.difficulty[field]:
        if hero == MAIN and player.xp < MOST_XP:
            prize += XP * won_xp(player.level(), s.board.difficulty[field])
        theirs = guard_strength(s, field, s.board.difficulty[field])
        if location == UTOPIA and s.plan.utopia:
            strength *= army_strength(player.units, FOUR) / max(1.0, army_strength(player.units))
        if s.board.difficulty[field] >= HARDEST:
            return max(0.0, net(s, strength, theirs, prize, defeat_price(s, DEFEAT, prize)))
        return max(0.0, net(s, strength, theirs * CAUTION, prize, defeat_price(s, REPULSE, prize)))
    return prize


def rival_home(s: Heroes3, seat: int, field: int) -> bool:
    if not s.plan.rivals():
        return False
    return any(player.home == field and other != seat for other, player in enumerate(s.players))


def net(s: Heroes3, own: float, theirs: float, prize: float, price: float, time: float = 1.0) -> float:
    """What a fight is worth: the prize, what defeat costs, and the losses on the way."""
    win = chance(own, theirs) * time
    loss = own - (own * own - theirs * theirs) ** 0.5 if own > theirs else own
    return win * prize - (1 - win) * price - (LOSSES * WORTH * loss + theirs) * thrift(s)


def time_to_come(s: Heroes3) -> float:
    """The part of the game that is still to come."""
    return (s.plan.rounds - s.round) / s.plan.rounds


def thrift(s: Heroes3) -> float:
    """How much losses matter: less in the end, where time that is up loses the game."""
    if s.plan.time_out not in (OUT_NOBODY, OUT_GRAIL):
        return 1.0
    return min(1.0, (s.plan.rounds - s.round) / FEW_ROUNDS)


def wanted_kind(s: Heroes3, place: int) -> int:
    """The goal for which tiles of such a back must be turned up, or 0."""
    goals, kind = s.plan.goals, s.board.kinds[place]
    if kind == NEAR and goals & GOAL_OBELISKS:
        return GOAL_OBELISKS
    if kind == FAR and (goals & GOAL_SETTLEMENT or s.plan.says(ANGELS_AT_F3)):
        return GOAL_SETTLEMENT
    return goals & GOAL_ALL_FLAGS


def may_hide(s: Heroes3, place: int) -> bool:
    """May a face-down tile be one that must be found?"""
    goal = wanted_kind(s, place)
    return goal != 0 and not one_reached(s, goal)


def turned_up(s: Heroes3) -> int:
    """What was discovered so far: as much as it was worth while it lay face down, else nobody would look."""
    found = [place for place, up in enumerate(s.board.up) if up]
    return TILE * len(found) + HIDDEN_GOAL * len([place for place in found if wanted_kind(s, place)])


def decisive(s: Heroes3, goal: int) -> bool:
    """Is that all that is still to be reached?"""
    goals = s.plan.goals & ~goal
    return all(one_reached(s, 1 << bit) for bit in range(8) if goals >> bit & 1)


def guard_strength(s: Heroes3, field: int, difficulty: int) -> float:
    """The guards to expect on a field."""
    if s.board.location[field] == UTOPIA and s.plan.utopia:
        return crowd(s.plan.utopia[s.plan.difficulty])
    return GUARD_STRENGTH[difficulty][s.plan.difficulty]


def foe_prize(s: Heroes3, number: int) -> int:
    """For beating an AI hero."""
    if number != 0 or not s.plan.goals & (GOAL_FOE | GOAL_TOWN):
        return TOWN_PRIZE
    return VICTORY if decisive(s, GOAL_FOE | GOAL_TOWN) else 4 * TOWN_PRIZE


def defeat_price(s: Heroes3, usual: float, prize: float) -> float:
    """What a defeat costs. In some scenarios it is the end: then all the hope that there is without this fight, and
    where everything is at stake one must have more hope with it. Who can flee loses less. Who loses an army in a fight
    for everything could have waited until it is stronger."""
    if s.plan.losses & (LOSE_COMBAT | LOSE_HERO):
        if usual == REPULSE:
            return usual + FLIGHT * time_to_come(s)
        later = hope(s)
        return usual + VICTORY * (min(MOST_RISK, later / (1 - later * BETTER)) if prize > VICTORY // 2 else later)
    return usual + VICTORY * time_to_come(s) if prize > VICTORY // 2 else usual


def rival_strength(s: Heroes3, other: int, field: int) -> float:
    """The army of another player, behind walls if it has some there."""
    player = s.players[other]
    theirs = army_strength(player.units) * (1 + CARDS_HELP * min(5, len(player.hand)))
    if field == player.home and player.has(CITADEL):
        theirs = theirs * 1.15 + 8
    return theirs


def rival_prize(s: Heroes3, seat: int, other: int) -> int:
    """For beating another's hero."""
    if not s.places_of(other):
        return 20 * HERO_PRIZE  # it is out then
    if s.plan.wins & WIN_CUBES and not s.players[seat].cubes[other]:
        return 5 * HERO_PRIZE
    if s.grail_with != NONE and s.grail_with // 2 == other:
        return 10 * HERO_PRIZE
    return HERO_PRIZE // 3


def field_prize(s: Heroes3, seat: int, field: int) -> int:
    """For visiting a field, apart from any fight."""
    location = s.board.location[field]
    left = s.plan.rounds - s.round
    payments = (left + s.round % 2) // 2
    owner = s.flag[field]
    resource = mined(location)
    goals = s.plan.goals
    if resource != NONE:
        if s.ours(seat, owner):
            return 0
        if goals & (GOAL_ALL_FLAGS | GOAL_LAIRS):
            return TOWN_PRIZE if goals & GOAL_ALL_FLAGS or is_lair(s, field) else 100
        value = PRICE[resource] * INCOME_STEP[resource] * payments * 7 // 10 + 60
        return value + (value // 2 if owner != NONE else PRICE[resource] * INCOME_STEP[resource])
    if location == TOWN:
        if s.ours(seat, owner) or not_capturable(s, field):
            return 0
        if goals & GOAL_TOWN:
            return 4 * TOWN_PRIZE
        return TOWN_PRIZE * (4 if s.plan.time_out in (OUT_NOBODY, OUT_GRAIL) else 1) + 100 * s.round
    if location == SETTLEMENT:
        if s.ours(seat, owner):
            return 0
        if goals & (GOAL_ALL_FLAGS | GOAL_SETTLEMENT):
            wanted = goals & GOAL_ALL_FLAGS or TILE_IDS[s.board.tiles[field // FIELDS]] == "F3"
            return 2 * TOWN_PRIZE if wanted else 250
        if s.plan.says(ANGELS_AT_F3) and not s.tale.done & ANGELS_CAME:
            return ANGELS
        return 200 + 35 * payments if owner == NONE else 700
    if location == UTOPIA:
        if goals & GOAL_EACH_UTOPIA:
            return 0 if s.tale.winners >> seat & 1 else 4 * TOWN_PRIZE
        if goals & (GOAL_UTOPIA | GOAL_LAIRS):
            if owner != NONE:
                return 0
            return VICTORY if goals & GOAL_UTOPIA and decisive(s, GOAL_UTOPIA) else 4 * TOWN_PRIZE
        if s.plan.rules & (AZURE_AT_UTOPIA | DRAGON_AT_UTOPIA):
            if s.tale.done & UTOPIA_REWARDED:
                return 0
            return max(4 * TOWN_PRIZE, int(VICTORY * (hope(s, TIER_STRENGTH[AZURE]) - hope(s))))
        return VICTORY if s.plan.wins & WIN_UTOPIA and owner != seat else 0
    if location == GRAIL:
        if s.grail_at == field:
            return 5 * TOWN_PRIZE
        if not s.plan.wins & WIN_GRAIL or s.grail_with != NONE or s.grail_at != NONE:
            return 0
        seen = len([1 for mask in s.obelisks if mask >> seat & 1])
        return 4 * TOWN_PRIZE if seen >= 2 else 0
    if s.grail_at == field:
        return 5 * TOWN_PRIZE
    if location == OBELISK:
        if s.obelisks[field] >> seat & 1:
            return 0
        if goals & GOAL_OBELISKS:
            return TOWN_PRIZE if not s.obelisks[field] else 90
        return 320 if s.plan.wins & WIN_GRAIL else 90
    if mark_of(location) == VISITABLE:
        if s.black[field]:
            return 0
        return VISITED + visit_gain(s, s.players[seat], field)
    if location == TRADING_POST:
        return max(trade_gain(s.players[seat]), hire_gain(s, s.players[seat]))
    return 8 if location == STABLES else 0


def visit_gain(s: Heroes3, player: Player, field: int) -> int:
    """What a field that can be visited once is likely to bring."""
    location = s.board.location[field]
    gold, valuables = player.resources[GOLD], player.resources[VALUABLES]
    learns = player.xp < min(MOST_XP, 2 * (s.plan.cap - 1))
    if location == STONE:
        return XP if learns else 0
    if location == TREE:
        return 2 * XP - TREE_GOLD * PRICE[GOLD] if learns and (gold >= TREE_GOLD or valuables >= TREE_VALUABLES) else 0
    if location == OBSERVATORY:
        return 50 if touching_places(s, field // FIELDS) else 0
    if location in (TREASURE_SYMBOL, BOX):
        return 45 + 10 * s.board.dice[field]
    return GAINS[location]


def _gains() -> list[int]:
    gains = [0] * len(LOCATIONS)
    for location, gain in (
        (WATER_WHEEL, 30),
        (WINDMILL, 40),
        (GARDEN, 40),
        (GESTURE, 35),
        (WITCH_HUT, 28),
        (TEMPLE, 25),
        (FOUNTAIN, 30),
        (TOMB, 55),
        (SPRING, 6),
        (ARTIFACT_SYMBOL, 50),
        (RESOURCE_SYMBOL, 35),
    ):
        gains[location] = gain
    return gains


GAINS: Final[list[int]] = _gains()


def trade_gain(player: Player) -> int:
    return 45 if player.resources[GOLD] > RICH and not player.resources[VALUABLES] else 0


def hire_gain(s: Heroes3, player: Player) -> int:
    """What the neutral units for hire at a trading post are likely to bring, by the gold that is there."""
    if not s.plan.says(HIRING_POSTS):
        return 0
    each = sorted([STRENGTH[unit] for unit in player.units], reverse=True)
    weakest = each[DEPLOYED - 1] if len(each) >= DEPLOYED else 0.0
    gold, gain = player.resources[GOLD], 0.0
    for tier in (GOLDEN, SILVER):
        if gold >= HIRE_COST[tier] and TIER_STRENGTH[tier] > weakest:
            gold -= HIRE_COST[tier]
            gain += 2 * WORTH * (TIER_STRENGTH[tier] - weakest) - gold_price(s) * HIRE_COST[tier]
    return max(0, int(gain))


def gold_price(s: Heroes3) -> int:
    """What a gold piece is worth: less where nothing can be built."""
    return PRICE[GOLD] // 2 if s.plan.says(NO_BUILDING) else PRICE[GOLD]


def threatened(s: Heroes3) -> bool:
    """Is an AI hero on its way to a Town that must not be lost?"""
    if not s.plan.losses & (LOSE_TOWN | LOSE_TOWNS):
        return False
    cards = card_of(s).foes
    for number, foe in enumerate(s.tale.foes):
        if cards[number].movement == STANDARD and s.round >= cards[number].starts - 1:
            if not foe.beaten and foe.at != NONE:
                return True
    return False


# -- fights --


def battle_value(s: Heroes3, seat: int) -> int:
    """What the combat that is on promises to a seat, or threatens."""
    battle = s.battle
    assert battle is not None
    for side in (ATTACKER, DEFENDER):
        if seat == battle.seats[side]:
            return int(side_value(s, battle, side))
    if battle.seats[ATTACKER] == NONE:
        return 0
    value = int(side_value(s, battle, ATTACKER)) // 2
    return -value if s.plan.rivals() else value


def side_value(s: Heroes3, battle: Battle, side: int) -> float:
    own, theirs = totals(s, battle, side)
    value = outcome(s, battle, side, own, theirs) + lost_sides(s, battle, side) + order(battle, side)
    hope = prospect(s, battle, side, own, theirs)
    return value + hope + UNHURT * own


def totals(s: Heroes3, battle: Battle, side: int) -> tuple[float, float]:
    """The strength of a side and of the other, with units that are still to be deployed."""
    sums = [0.0, 0.0]
    for fighter in battle.fighters:
        if fighter.on_board():
            sums[fighter.side] += fighter_strength(fighter)
    top = s.stack[-1]
    for each in (ATTACKER, DEFENDER):
        seat = battle.seats[each]
        out = [fighter.unit for fighter in battle.fighters if fighter.side == each]
        if seat == NONE and (s.tale.foe != NONE or s.tale.wave):
            if not out and s.tale.foe != NONE:
                sums[each] += foe_strength(s, s.tale.foe)
            elif not out:
                sums[each] += sum([STRENGTH[unit] for unit in s.tale.invaders])
        elif seat == NONE:
            if not out or (isinstance(top, Deploy) and top.side == each):
                if isinstance(top, Deploy) and top.side == each:
                    sums[each] += 0.9 * sum([STRENGTH[unit] for unit in s.drawn])
                else:
                    sums[each] += guard_strength(s, battle.field, battle.difficulty)
        elif battle.round == 0 and not out:
            sums[each] += army_strength(s.players[seat].units)
        elif isinstance(top, Deploy) and top.side == each:
            waiting = s.players[seat].units[:]
            for unit in out:
                if unit in waiting:
                    waiting.remove(unit)
            room = max(0, 5 - len(out))
            sums[each] += 0.9 * sum(sorted([STRENGTH[unit] for unit in waiting], reverse=True)[:room])
    for each in (ATTACKER, DEFENDER):
        seat = battle.seats[each]
        if seat == NONE and s.tale.foe != NONE and battle.fighters and battle.of_side(each):
            sums[each] *= ai_cards(s)
        if seat != NONE and battle.with_cards[each]:
            more = CARDS_HELP if battle.round == 0 else CARDS_KEPT
            sums[each] *= 1 + more * min(5, len(s.players[seat].hand))
    return (sums[side], sums[1 - side])


def outcome(s: Heroes3, battle: Battle, side: int, own: float, theirs: float) -> float:
    """Victory, defeat and the losses on the way, from the strength that is left."""
    time = 1.0
    if battle.cause == GUARDS:
        time = time_left(s, battle)
    if side == DEFENDER and battle.cause == GUARDS:
        return -net(s, theirs, own, stake(s, battle, ATTACKER), REPULSE, time)
    prize = stake(s, battle, side)
    if battle.cause == GUARDS:
        price = defeat_price(s, DEFEAT if battle.difficulty >= HARDEST else REPULSE, prize)
    else:
        price = DEFEAT + stake(s, battle, 1 - side)
        if battle.round == 0:
            price = defeat_price(s, price, prize)
        elif s.plan.losses & (LOSE_COMBAT | LOSE_HERO):  # the fight is on, whatever else there might have been
            price += VICTORY
    return net(s, own, theirs, prize, price, time)


def time_left(s: Heroes3, battle: Battle) -> float:
    """Guards must be beaten in a few rounds: one, and one for each movement point. How likely is that?"""
    if battle.difficulty >= HARDEST:
        return 1.0  # with azure units there is time
    if battle.round == 0 and not battle.fighters:
        rounds = 1 + s.players[battle.seats[ATTACKER]].mp[battle.hero[ATTACKER]]
        return min(1.0, 0.35 * rounds)
    if not battle.limited:
        return 1.0
    seat = battle.seats[ATTACKER]
    foes = [fighter for fighter in battle.fighters if fighter.side == DEFENDER and fighter.on_board()]
    if not foes:
        return 1.0
    need = sum([total_left(fighter) for fighter in foes])
    armour = sum([fighter.face().defence for fighter in foes]) / len(foes)
    each_round = 0.0
    now = 0.0
    for fighter in battle.fighters:
        if fighter.side == ATTACKER and fighter.on_board():
            deals = max(0.35, fighter.face().attack - armour) * 1.15
            each_round += deals
            if not fighter.done or battle.round == 0:
                now += deals
    rounds = s.players[seat].mp[battle.hero[ATTACKER]] + (1 if battle.round == 0 else 0)
    reach = now * (0 if battle.round == 0 else 1) + each_round * rounds
    if reach >= 1.3 * need:
        return 1.0
    part = reach / (1.3 * need)
    return part * part


def stake(s: Heroes3, battle: Battle, side: int) -> float:
    """What a side gains by winning."""
    seat, other = battle.seats[side], battle.seats[1 - side]
    if seat == NONE:
        return 0.0
    way = 0.0
    if side == ATTACKER and battle.entered_from != NONE and battle.hero[side] != NONE:
        here, there = battle.field, battle.entered_from
        way = float(lure_at(s, seat, battle.hero[side], here) - lure_at(s, seat, battle.hero[side], there))
    if other == NONE and battle.cause != GUARDS:  # the AI
        value = way + float(foe_prize(s, s.tale.foe)) if s.tale.foe != NONE else 300.0
        return value + (field_prize(s, seat, battle.field) if side == ATTACKER else 600)
    if side == ATTACKER:
        value = way + field_prize(s, seat, battle.field)
    else:
        value = 0.5 * field_prize(s, other, battle.field) if battle.cause == PLACE else 30.0
    player = s.players[seat]
    if other == NONE:
        if battle.hero[side] == MAIN and player.xp < MOST_XP:
            value += XP * won_xp(player.level(), battle.difficulty)
    elif battle.hero[1 - side] != NONE:
        value += rival_prize(s, seat, other) + XP
    return value


def lost_sides(s: Heroes3, battle: Battle, side: int) -> float:
    """Packs that were flipped are still packs in the army until the combat is over."""
    seat = battle.seats[side]
    if seat == NONE:
        return 0.0
    value = 0.0
    units = s.players[seat].units
    for fighter in battle.fighters:
        if fighter.side == side and fighter.on_board() and not fighter.is_tower() and not fighter.is_pack():
            if fighter.unit + 1 in units:
                value -= WORTH * (STRENGTH[fighter.unit + 1] - STRENGTH[fighter.unit])
    return value


def order(battle: Battle, side: int) -> float:
    """Where units stand: shooters behind and free, others close to the enemy."""
    value = 0.0
    foes = [fighter for fighter in battle.fighters if fighter.side != side and 0 <= fighter.at < 20]
    walled = side == ATTACKER and any(battle.walls)
    marches = marching(battle, foes) if walled else []
    for fighter in battle.fighters:
        if fighter.side != side or not 0 <= fighter.at < 20:
            continue
        held = False
        nearest = 9
        for foe in foes:
            away = apart(fighter.at, foe.at)
            if away == 1:
                held = True
            nearest = min(nearest, away)
        if walled and unit_type(fighter) == GROUND:
            nearest = marches[fighter.at]
        if unit_type(fighter) == RANGED:
            if held:
                value -= 8
            if battle.round == 0 and row_of(fighter.at) == BACK_ROW[side]:
                value += 5
        else:
            if foes:
                value -= 1.5 * nearest
            if battle.round == 0 and row_of(fighter.at) != BACK_ROW[side]:
                value += 5
            for foe in foes:
                if unit_type(foe) == RANGED and apart(fighter.at, foe.at) == 1:
                    value += 5
        if fighter.defends:
            value += 3
    return value


def marching(battle: Battle, foes: list[Fighter]) -> list[int]:
    """By space: the steps of a besieger on foot to the nearest foe; a wall in the way must be breached first."""
    ways = [FAR_OFF] * SPACES
    ring = [foe.at for foe in foes]
    for space in ring:
        ways[space] = 0
    while ring:
        further: list[int] = []
        for space in ring:
            way = ways[space] + 1 + (BREACH if battle.wall_at(space) and battle.at(space) == NONE else 0)
            for other in BESIDE[space]:
                if way < ways[other]:
                    ways[other] = way
                    further.append(other)
        ring = further
    return ways


def prospect(s: Heroes3, battle: Battle, side: int, own: float, theirs: float) -> float:
    """What the attack that the acting unit can still make is likely to bring."""
    top = s.stack[-1]
    if not isinstance(top, Activation) or top.attacked:
        return 0.0
    fighter = battle.fighters[top.unit]
    if not fighter.on_board():
        return 0.0
    ranged = unit_type(fighter) == RANGED
    if ranged and fighter.moved:
        return 0.0
    near = [i for i in range(len(battle.fighters)) if foe_beside(battle, fighter, i)]
    if (ranged and not near) or fighter.is_tower():
        aims = [i for i, foe in enumerate(battle.fighters) if foe.side != fighter.side and foe.on_board()]
    elif fighter.moved or ranged:
        aims = near
    else:
        spaces = [fighter.at, *reachable(battle, fighter)]
        aims = [i for i in range(len(battle.fighters)) if foe_near(battle, fighter, i, spaces)]
    mine = fighter.side == side
    before = outcome(s, battle, side, own, theirs)
    best = 0.0
    for i in aims:
        foe = battle.fighters[i]
        lost = hit(s, fighter, foe)
        back = 0.0
        if not ranged and not foe.retaliated and foe.at < 20:
            back = hit(s, foe, fighter) * 0.5
        if mine:
            change = outcome(s, battle, side, max(0.0, own - back), max(0.0, theirs - lost)) - before
            best = max(best, change)
        else:
            change = outcome(s, battle, side, max(0.0, own - lost), max(0.0, theirs - back)) - before
            best = min(best, change)
    return best * LIKELY


def foe_beside(battle: Battle, fighter: Fighter, i: int) -> bool:
    foe = battle.fighters[i]
    return foe.side != fighter.side and 0 <= foe.at < 20 and foe.at in BESIDE[fighter.at]


def foe_near(battle: Battle, fighter: Fighter, i: int, spaces: list[int]) -> bool:
    """Can a foe be attacked from one of these spaces?"""
    foe = battle.fighters[i]
    return foe.side != fighter.side and 0 <= foe.at < 20 and any(space in BESIDE[foe.at] for space in spaces)


def hit(s: Heroes3, attacker: Fighter, target: Fighter) -> float:
    """The strength that an attack takes from its target on the average."""
    base = attack_total(s, attacker, target, 0)
    armour = defence_total(s, attacker, target, 0, False)
    deals = sum([max(0, base + die - armour) for die in (-1, 0, 1)]) / 3
    left = max_health(target) - target.damage
    full = fighter_strength(target)
    if deals >= left:
        return full if not target.is_pack() else full * 0.6
    return full * 0.6 * deals / max(1, left)
