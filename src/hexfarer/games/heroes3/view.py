"""What one seat may see, as plain data in the words of the situations (section 26 of the rules)."""

from __future__ import annotations

from typing import Final, cast

from hexfarer.games.heroes3 import verbs
from hexfarer.games.heroes3.battle import BESIDE, CAUSES, GATE, MIDDLE, SPACES, WALL, Battle, Fighter, Lying
from hexfarer.games.heroes3.board import LETTERS, field_name
from hexfarer.games.heroes3.components import CARD_IDS
from hexfarer.games.heroes3.content import towns
from hexfarer.games.heroes3.content.ai_cards import AI_CARD_IDS
from hexfarer.games.heroes3.content.heroes import HERO_IDS
from hexfarer.games.heroes3.content.scenarios import card_of
from hexfarer.games.heroes3.content.tiles import TILE_IDS
from hexfarer.games.heroes3.content.traits import TRAITS
from hexfarer.games.heroes3.content.units import FACTION_UNITS, UNIT_IDS, UNITS, can_be_reinforced, face_of, packed
from hexfarer.games.heroes3.fighting import (
    attack_total,
    defence_total,
    defends,
    distances,
    form_of,
    initiative,
    left,
    max_health,
    next_to_act,
    printed_attack,
    printed_defence,
    unit_type,
)
from hexfarer.games.heroes3.flow.attack import ACTION, Attack, answers, effective
from hexfarer.games.heroes3.flow.cards import Casting, Laid
from hexfarer.games.heroes3.flow.combat import Activation, Deploy
from hexfarer.games.heroes3.flow.dice import DICE, Rolled
from hexfarer.games.heroes3.flow.tournament import map_in_making
from hexfarer.games.heroes3.flow.town import (
    build_verdict,
    guilds,
    recruit_cost,
    recruit_verdict,
    reinforce_cost,
    reinforce_verdict,
    spell_price,
)
from hexfarer.games.heroes3.flow.turn import looked_kind
from hexfarer.games.heroes3.flow.visiting import guarded
from hexfarer.games.heroes3.flow.walking import PutTile, TurnTile
from hexfarer.games.heroes3.forecast import forecast
from hexfarer.games.heroes3.library import FACES
from hexfarer.games.heroes3.line_up import line_up
from hexfarer.games.heroes3.plan import CLASH, MODES
from hexfarer.games.heroes3.player import BUILDINGS, CITADEL, DWELLING, HAND_LIMIT, HEROES_OF_SEAT, LEVEL_STEP, Player
from hexfarer.games.heroes3.prospects import (
    amounts,
    calendar,
    covers,
    guards_of,
    helps,
    most_mp,
    prizes,
    short_of,
    ways_of,
)
from hexfarer.games.heroes3.scoring import breakdown
from hexfarer.games.heroes3.setup import RULES
from hexfarer.games.heroes3.shape import (
    AiView,
    Army,
    ArmyView,
    AttackView,
    BuildingView,
    CastView,
    ChoicesView,
    CombatView,
    FieldView,
    FighterView,
    FoeView,
    HelpView,
    HeroOf,
    LineUpView,
    LyingView,
    Nothing,
    PlaceView,
    Resource,
    SeatView,
    Side,
    StandingView,
    Tier,
    TileKind,
    TokensView,
    UnitFace,
    UnitType,
    UnitView,
    View,
    WaitingView,
)
from hexfarer.games.heroes3.signs import SIGNS
from hexfarer.games.heroes3.state import DECKS, Heroes3
from hexfarer.games.heroes3.terms import (
    DIFFICULTIES,
    FACTIONS,
    FEW,
    LOCATIONS,
    NONE,
    RANGED,
    RESOURCES,
    SIDES,
    TIERS,
    TILE_KINDS,
    UNIT_TYPES,
)
from hexfarer.kernel.action import a_of, kind_of
from hexfarer.kernel.hexes import DIRECTION_NAMES, q_of, r_of
from hexfarer.kernel.verdict import OK

ARMIES: Final[list[str]] = ["attacker", "defender"]
KINDS_OF_ATTACK: Final[list[str]] = ["action", "retaliation", "again", "second_target", "retaliation"]
COUNTING: Final[list[str]] = ["one", "lower", "higher", "sum"]
# Bits of Player.used and Player.luck, by their order.
USED: Final[list[str]] = [
    "blacksmith",
    "portal_of_summoning",
    "mana_vortex",
    "necromancy_amplifier",
    "rogues",
    "swift_weasel",
    "cover_of_darkness",
    "crazy_wizard",
    "grim_warlock",
]
LASTS: Final[list[str]] = ["at_once", "combat", "round", "next_round", "turn"]  # how long a card lies
LUCK: Final[list[str]] = ["treasure", "resource", "all"]
TOWER_ID: Final = "tower"
# Lists of words, as the shape knows them.
RESOURCE_WORDS: Final = cast(list[Resource], RESOURCES)
HERO_WORDS: Final = cast(list[HeroOf], HEROES_OF_SEAT)
SIDE_WORDS: Final = cast(list[Side], SIDES)
TIER_WORDS: Final = cast(list[Tier], TIERS)
TYPE_WORDS: Final = cast(list[UnitType], UNIT_TYPES)
KIND_WORDS: Final = cast(list[TileKind], TILE_KINDS)
ARMY_WORDS: Final = cast(list[Army], ARMIES)

# -- small words --


def names(cards: list[int]) -> list[str]:
    return [CARD_IDS[card] for card in cards]


def unit_word(unit: int) -> str:
    """A unit of an army as it is written: `halberdiers:few`."""
    return f"{UNIT_IDS[unit >> 1]}:{SIDES[unit & 1]}" if unit >= 0 else TOWER_ID


def place_word(field: int) -> str:
    return "" if field == NONE else field_name(field)


def space_word(space: int) -> str:
    """A space of the combat board, `b2`; the tower stands beside it."""
    if space == NONE:
        return ""
    return TOWER_ID if space >= SPACES else f"{'abcd'[space % 4]}{space // 4 + 1}"


def by_resource(amounts: list[int]) -> dict[Resource, int]:
    return {RESOURCE_WORDS[i]: amount for i, amount in enumerate(amounts)}


def bits(mask: int, words: list[str]) -> list[str]:
    return [word for i, word in enumerate(words) if mask >> i & 1]


def of_heroes(values: list[int]) -> dict[HeroOf, int]:
    return {HERO_WORDS[i]: value for i, value in enumerate(values)}


# -- the whole --


def view(s: Heroes3, seat: int) -> View:
    """The table as a seat sees it; -1 is a watcher, who sees what is public."""
    return {
        "scenario": s.plan.scenario,
        "mode": MODES[s.plan.mode],
        "difficulty": DIFFICULTIES[s.plan.difficulty],
        "options": bits(s.plan.options >> 1, RULES),
        "round": s.round,
        "rounds": s.plan.rounds,
        "coming": calendar(s),
        "levels": [LEVEL_STEP * level for level in range(len(HAND_LIMIT) - 1)],
        "asked": s.to_act(),
        "current": s.current,
        "order": s.order[:],
        "sign": SIGNS[s.sign] if s.sign != NONE else "",
        "over": s.over,
        "victory": s.victory if s.over else "",
        "victors": s.victors[:] if s.over else [],
        "places": [place_view(s, place) for place in range(len(s.board.centres))],
        "field": {field_name(field): field_view(s, field) for field in visible_fields(s)},
        "ways": ways_of(s, seat),
        "prizes": prizes(s, seat),
        "grail": {
            "seat": s.grail_with // 2 if s.grail_with != NONE else NONE,
            "hero": HERO_WORDS[s.grail_with % 2] if s.grail_with != NONE else "",
            "at": place_word(s.grail_at),
            "dug": s.grail_dug,
            "digger": s.grail_digger // 2 if s.grail_digger != NONE else NONE,
        },
        "seat": {str(other): seat_view(s, other, seat) for other in range(s.seats)},
        "decks": {id: {"size": len(s.decks[i]), "discard": names(s.deck_discards[i])} for i, id in enumerate(DECKS)},
        "neutral": {
            id: {"size": len(s.neutral_decks[i]), "discard": [UNIT_IDS[unit >> 1] for unit in s.neutral_discards[i]]}
            for i, id in enumerate(TIER_WORDS)
        },
        "astrologers": {"size": len(s.astrologers), "discard": [SIGNS[sign] for sign in s.astrologers_discard]},
        "removed": names(sorted(s.removed)),
        "foes": [foe_view(s, number) for number in range(len(s.tale.foes))],
        "ai": {} if s.plan.mode == CLASH else ai_view(s),
        "combat": {} if s.battle is None else combat_view(s, s.battle),
        "cast": cast_view(s, seat),
        "waiting": waiting_view(s, seat),
    }


# -- the map --


def place_view(s: Heroes3, place: int) -> PlaceView:
    board = s.board
    up = board.up[place]
    return {
        "id": LETTERS[place],
        "kind": KIND_WORDS[board.kinds[place]],
        "q": q_of(board.centres[place]),
        "r": r_of(board.centres[place]),
        "tile": TILE_IDS[board.tiles[place]] if up else "",
        "turned": board.turns[place] if up else 0,
    }


def visible_fields(s: Heroes3) -> list[int]:
    return [field for field in range(len(s.board.location)) if s.board.is_up(field)]


def field_view(s: Heroes3, field: int) -> FieldView:
    board = s.board
    hex = board.map.hexes[field]
    facts: FieldView = {
        "q": q_of(hex),
        "r": r_of(hex),
        "location": LOCATIONS[board.location[field]],
        "difficulty": board.difficulty[field],
        "guarded": guarded(s, field),
    }
    if facts["guarded"]:
        facts["guards"] = guards_of(s, field)
    if board.dice[field]:
        facts["dice"] = board.dice[field]
    borders = [DIRECTION_NAMES[d] for d in range(6) if shut(s, field, d)]
    if borders:
        facts["borders"] = borders
    if s.flag[field] != NONE:
        facts["flag"] = s.flag[field]
    if s.black[field]:
        facts["black"] = True
    if s.ever[field]:
        facts["ever"] = True
    if s.marker[field] != NONE:
        facts["marker"] = RESOURCE_WORDS[s.marker[field]]
    if s.obelisks[field]:
        facts["obelisk"] = [seat for seat in range(s.seats) if s.obelisks[field] >> seat & 1]
    heroes: list[StandingView] = [
        {"seat": seat, "hero": HERO_WORDS[hero]}
        for seat, player in enumerate(s.players)
        for hero in range(2)
        if player.at[hero] == field
    ]
    if heroes:
        facts["heroes"] = heroes
    if s.grail_at == field:
        facts["grail"] = True
    if field in s.tale.theirs:
        facts["theirs"] = True
    foe = s.tale.foe_on(field)
    if foe != NONE:
        facts["foe"] = foe
    return facts


def shut(s: Heroes3, field: int, d: int) -> bool:
    """Is there a border on this edge (H3-TILE-004)?"""
    other = s.board.map.links[6 * field + d]
    return bool(s.board.walls[field] >> d & 1) or (other >= 0 and bool(s.board.walls[other] >> (d + 3) % 6 & 1))


# -- the AI --


def foe_view(s: Heroes3, number: int) -> FoeView:
    """An AI hero or a wandering army."""
    foe, card = s.tale.foes[number], card_of(s).foes[number]
    return {
        "id": card.id,
        "at": place_word(foe.at),
        "army": [card_facts(unit) for unit in foe.army],
        "mp": foe.mp,
        "beaten": foe.beaten,
    }


def ai_view(s: Heroes3) -> AiView:
    """The AI's decks by their sizes, its open cards, and what the scenario counts."""
    tale = s.tale
    return {
        "heroes": {"size": len(tale.decks[0]), "discard": [AI_CARD_IDS[card] for card in tale.discards[0]]},
        "guards": {"size": len(tale.decks[1]), "discard": [AI_CARD_IDS[card] for card in tale.discards[1]]},
        "spells": {"size": len(tale.spells), "discard": names(tale.spell_discard)},
        "skills": names(tale.skills),
        "theirs": [field_name(field) for field in tale.theirs],
        "growth": tale.growth,
        "waves": tale.waves,
        "shared": [unit_word(unit) for unit in tale.shared],
        "foe": tale.foe,
    }


# -- players --


def seat_view(s: Heroes3, other: int, seat: int) -> SeatView:
    player = s.players[other]
    helping = helps(s, seat) if other == seat else []
    found: SeatView = {
        "hero": HERO_IDS[player.hero],
        "faction": FACTIONS[player.faction],
        "eliminated": player.eliminated,
        "homeless": player.homeless,
        "home": place_word(player.home),
        "xp": player.xp,
        "level": player.level(),
        "hand_limit": player.hand_limit(),
        "experts": player.experts(),
        "resources": by_resource(player.resources),
        "income": by_resource(player.income),
        "morale": player.morale,
        "hand_lost": player.hand_lost,
        "hand_size": len(player.hand),
        "deck_size": len(player.deck),
        "discard_size": len(player.discard),
        "discard_top": CARD_IDS[player.discard[-1]] if player.discard else "",
        "ongoing": names(player.ongoing),
        "playing": names(player.playing),
        "units": [unit_view(s, other, unit, helping) for unit in player.units],
        "recruits": recruits_view(s, other, helping),
        "buildings": {BUILDINGS[i]: building_view(s, other, i, helping) for i in range(len(BUILDINGS))},
        "spell_price": spell_price(s, other, False)[0] if guilds(s, other) else 0,
        "tokens": tokens_view(player),
        "at": {HERO_WORDS[i]: place_word(field) for i, field in enumerate(player.at)},
        "mp": of_heroes(player.mp),
        "mp_max": of_heroes([most_mp(s, other, hero) for hero in range(len(HEROES_OF_SEAT))]),
        "pool": len(player.pool),
        "cubes": player.cubes[:],
        "used": bits(player.used, USED),
        "luck": bits(player.luck, LUCK),
        "cuts": player.cuts[:],
        "flies": HERO_WORDS[player.wings] if player.wings != NONE else "",
        "passing": HERO_WORDS[player.passing] if player.passing != NONE else "",
        "free_steps": player.free_steps,
    }
    if s.plan.rivals():
        found["points"] = breakdown(s, other)
    if other == seat:
        found["hand"] = names(player.hand)
        found["deck"] = names(sorted(player.deck))  # what is in it, not in which order
        found["discard"] = names(player.discard)
    return found


def tokens_view(player: Player) -> TokensView:
    """Which of the three tokens of the town board are still to be used this round."""
    return {"build": not player.built_this_round, "population": player.populace, "spell_book": player.spell_book}


def card_facts(unit: int) -> UnitFace:
    """What a side of a unit card says."""
    card = UNITS[unit >> 1]
    face = face_of(unit)
    return {
        "unit": UNIT_IDS[unit >> 1],
        "side": SIDE_WORDS[unit & 1],
        "tier": TIER_WORDS[card.tier],
        "type": TYPE_WORDS[face.type],
        "attack": face.attack,
        "defence": face.defence,
        "health": face.health,
        "initiative": face.initiative,
        "traits": bits(face.traits, TRAITS),
    }


def unit_view(s: Heroes3, seat: int, unit: int, helping: list[HelpView]) -> UnitView:
    facts = cast(UnitView, card_facts(unit))  # with what it may have besides
    if can_be_reinforced(unit):
        cost = reinforce_cost(s, seat, unit)
        facts["reinforce"] = by_resource(cost)
        facts["can_reinforce"] = reinforce_verdict(s, seat, unit) == OK
        priced(s, seat, facts, cost, DWELLING + UNITS[unit >> 1].tier, helping)
    return facts


def recruits_view(s: Heroes3, seat: int, helping: list[HelpView]) -> list[UnitView]:
    """The units of the faction that are not in the army."""
    player = s.players[seat]
    found: list[UnitView] = []
    for card in FACTION_UNITS[player.faction]:
        if not any(owned >> 1 == card for owned in player.units):
            unit = packed(card, FEW)
            facts = cast(UnitView, card_facts(unit))
            cost = recruit_cost(s, seat, unit)
            facts["recruit"] = by_resource(cost)
            facts["can_recruit"] = recruit_verdict(s, seat, unit) == OK
            priced(s, seat, facts, cost, DWELLING + UNITS[card].tier, helping)
            found.append(facts)
    return found


def priced(s: Heroes3, seat: int, facts: UnitView, cost: list[int], dwelling: int, helping: list[HelpView]) -> None:
    """What is short of a price, and the building that is missing."""
    player = s.players[seat]
    short = short_of(player, cost)
    facts["short"] = amounts(short)
    facts["cover"] = covers(short, helping)
    missing = NONE if player.has(dwelling) else dwelling
    if missing == NONE and "reinforce" in facts and not player.has(CITADEL):
        missing = CITADEL
    facts["dwelling"] = BUILDINGS[missing] if missing != NONE else ""


def building_view(s: Heroes3, seat: int, building: int, helping: list[HelpView]) -> BuildingView:
    player = s.players[seat]
    before = towns.needs(player.faction, building)
    cost = towns.cost(player.faction, building)
    short = [0, 0, 0] if player.has(building) else short_of(player, cost)
    return {
        "id": towns.BUILDING_IDS[player.faction][building],
        "built": player.has(building),
        "cost": by_resource(cost),
        "needs": BUILDINGS[before] if before != NONE else "",
        "can_build": build_verdict(s, seat, seat, building) == OK,
        "short": amounts(short),
        "cover": covers(short, helping),
    }


# -- combat --


def combat_view(s: Heroes3, battle: Battle) -> CombatView:
    return {
        "cause": CAUSES[battle.cause],
        "field": place_word(battle.field),
        "difficulty": battle.difficulty,
        "round": battle.round,
        "limited": battle.limited,
        "idle_rounds": battle.idle_rounds,
        "attacker": army_view(s, battle, 0),
        "defender": army_view(s, battle, 1),
        "walls": {
            space_word(MIDDLE * 4 + column): "gate" if wall == GATE else "wall"
            for column, wall in enumerate(battle.walls)
            if wall in (WALL, GATE)
        },
        "fighters": [fighter_view(s, battle, i) for i in range(len(battle.fighters))],
        "lying": [lying_view(battle, lying) for lying in battle.lying],
        "acting": battle.acting,
        "next": coming(battle),
        "dice": battle.rolled[:],
        "attack": attack_view(s, battle),
        "line_up": line_up_view(s),
        **choices_view(s, battle),
    }


def line_up_view(s: Heroes3) -> LineUpView | Nothing:
    """How whoever deploys its army now did so last time; if it never did, a proposal."""
    top = s.stack[-1] if s.stack and not s.over else None
    if not isinstance(top, Deploy):
        return {}
    units, field, number = line_up(s, top)
    return {
        "units": [{"unit": unit_word(unit), "space": space_word(space)} for unit, space in units],
        "field": place_word(field),
        "round": number,
    }


def choices_view(s: Heroes3, battle: Battle) -> ChoicesView:
    """Of the unit that acts: the spaces in its reach with the steps to them, and its targets with what may come."""
    open_ = [] if s.over else [frame for frame in s.stack if not isinstance(frame, Casting)]  # which nobody else sees
    top = open_[-1] if open_ else None
    if not isinstance(top, Activation):
        return {"reach": {}, "targets": [], "lands": {}}
    options = top.choices(s)
    fighter = battle.fighters[top.unit]
    steps = [] if fighter.is_tower() else distances(battle, fighter)
    near = sorted([a_of(one) for one in options if kind_of(one) == verbs.GO], key=lambda space: steps[space])
    lands: dict[str, list[str]] = {}
    if not top.attacked and unit_type(fighter) != RANGED:
        for i, foe in enumerate(battle.fighters):
            if foe.side != fighter.side and 0 <= foe.at < SPACES:
                found = [space_word(space) for space in near if space in BESIDE[foe.at]]
                if found:
                    lands[str(i)] = found
    return {
        "reach": {space_word(space): steps[space] for space in near},
        "targets": [forecast(s, top.unit, a_of(one), ACTION) for one in options if kind_of(one) == verbs.ATTACK],
        "lands": lands,
    }


def army_view(s: Heroes3, battle: Battle, side: int) -> ArmyView:
    hero = battle.hero[side]
    return {
        "seat": battle.seats[side],
        "controller": battle.controllers[side],
        "hero": HERO_WORDS[hero] if hero != NONE else "",
        "cards": battle.with_cards[side],
        "spells": battle.spells[side],
        "spell_limit": battle.limits[side],
        "archery": battle.boosted[side],
        "no_flight": battle.no_flight[side],
    }


def lying_view(battle: Battle, lying: Lying) -> LyingView:
    """A card whose effect lasts, and the fighter it lies on (-1: all)."""
    return {
        "card": CARD_IDS[lying.card],
        "army": ARMY_WORDS[lying.side],
        "on": lying.target if lying.target < len(battle.fighters) else NONE,
        "lasts": LASTS[lying.lasts],
    }


def fighter_view(s: Heroes3, battle: Battle, i: int) -> FighterView:
    fighter = battle.fighters[i]
    return {
        "number": i,
        "unit": TOWER_ID if fighter.is_tower() else UNIT_IDS[fighter.unit >> 1],
        "side": "few" if fighter.is_tower() else SIDE_WORDS[fighter.unit & 1],
        "army": ARMY_WORDS[fighter.side],
        "at": space_word(fighter.at),
        "tier": TIER_WORDS[fighter.tier()],
        "type": TYPE_WORDS[unit_type(fighter)],
        "attack": max(0, printed_attack(fighter) + fighter.attack),
        "defence": max(0, printed_defence(fighter) + fighter.defence + fighter.guarded),
        "health": max_health(fighter),
        "damage": fighter.damage,
        "left": left(fighter),
        "initiative": initiative(fighter),
        "done": fighter.done,
        "moved": fighter.moved,
        "retaliated": fighter.retaliated,
        "tokens": fighter_tokens(battle, fighter),
        "traits": [] if fighter.disabled or fighter.form else bits(fighter.face().traits, TRAITS),
    }


def fighter_tokens(battle: Battle, fighter: Fighter) -> list[str]:
    """What lies on a unit, besides damage."""
    found: list[str] = []
    if fighter.defends:
        found.append("defence")
    elif defends(battle, fighter):
        found.append("shield_wall")
    if fighter.paralysed:
        found.append("paralysis")
    if fighter.blessed:
        found.append("bless")
    if fighter.disabled:
        found.append("disrupting_ray")
    if fighter.antimagic:
        found.append("anti_magic")
    if fighter.shield:
        found.append("fire_shield")
    if fighter.form:
        found.append(CLOAKS[form_of(fighter)])
    return found


CLOAKS: Final[list[str]] = [
    "",
    "cloak_of_the_undead_king_1",
    "cloak_of_the_undead_king_4",
    "cloak_of_the_undead_king_6",
]


def coming(battle: Battle) -> list[int]:
    """The fighters in the order in which they will be activated this round, as things stand."""
    ahead = battle.copy()
    found: list[int] = []
    first = next_to_act(ahead)
    while first:
        fighter = ahead.fighters[first[0]]
        fighter.done = True
        ahead.acted[initiative(fighter)] = fighter.side
        found.append(first[0])
        first = next_to_act(ahead)
    return found


def attack_view(s: Heroes3, battle: Battle) -> AttackView | Nothing:
    """The attack that is under way, with its numbers as they stand."""
    under_way: list[Attack] = [frame for frame in s.stack if isinstance(frame, Attack)]
    if not under_way:
        return {}
    frame = under_way[-1]
    attacker, target = battle.fighters[frame.attacker], battle.fighters[frame.target]
    return {
        "attacker": frame.attacker,
        "target": frame.target,
        "kind": KINDS_OF_ATTACK[frame.kind],
        "dice": battle.rolled[:],
        "counts": COUNTING[battle.keep],
        "die": effective(battle),
        "attack": attack_total(s, attacker, target, effective(battle)),
        "defence": defence_total(s, attacker, target, 0, answers(frame.kind)),
        "damage": frame.damage,
        "outcomes": forecast(s, frame.attacker, frame.target, frame.kind, frame.step)["outcomes"]
        if attacker.on_board() and target.on_board()
        else [],
    }


# -- what is under way --


def cast_view(s: Heroes3, seat: int) -> CastView | Nothing:
    """A spell that is being put together, for its caster; when it is cast, for all."""
    for frame in s.stack[::-1]:
        if isinstance(frame, Casting):
            if frame.seat != seat:
                return {}
            return {
                "seat": frame.seat,
                "card": CARD_IDS[frame.card],
                "power": frame.power(s),
                "with": names([a_of(boost) for boost in frame.boosts]),
                "announced": False,
            }
        if isinstance(frame, Laid) and s.cast and frame.card == s.cast[0]:
            return {
                "seat": frame.seat,
                "card": CARD_IDS[s.cast[0]],
                "power": s.cast[1],
                "with": names(s.cast[2:]),
                "announced": True,
            }
    return {}


def looked_at(s: Heroes3) -> list[str]:
    """What somebody is looking at: cards, or with rogues a neutral unit or an astrologers card."""
    ids = {"card": CARD_IDS, "astrologers": SIGNS}.get(looked_kind(s), UNIT_IDS)
    if ids is UNIT_IDS:
        return [UNIT_IDS[unit >> 1] for unit in s.looked]
    return [ids[card] for card in sorted(s.looked)]


def waiting_view(s: Heroes3, seat: int) -> WaitingView:
    """Things that lie on the table for a moment: cards looked at, neutral units shown, dice, a tile in hand."""
    found: WaitingView = {}
    if s.drawn:
        found["units"] = [card_facts(unit) for unit in s.drawn]
    if s.looked:
        found["cards"] = looked_at(s) if s.to_act() == seat else len(s.looked)
    top = s.stack[-1] if s.stack and not s.over else None
    if s.rolled:
        kind = top.die if isinstance(top, Rolled) else 0
        found["die"] = DICE[kind]
        found["dice"] = [FACES[kind * 6 + face] for face in s.rolled]
    if isinstance(top, TurnTile):
        found["tile"] = TILE_IDS[top.tile]
        found["place"] = LETTERS[top.place]
    elif isinstance(top, PutTile):
        found["tile"] = TILE_IDS[top.tile]
        found["spots"] = [{"q": q_of(centre), "r": r_of(centre)} for centre in top.spots(s)]
    frame = map_in_making(s)
    if frame is not None:
        found["left"] = {"near": len(frame.near), "far": len(frame.far)}
    return found
