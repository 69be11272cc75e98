"""What one seat may see, as plain data in the words of the situations (section 22 of the rules)."""

from __future__ import annotations

from typing import Final, cast

from hexfarer.games.euthia import giants
from hexfarer.games.euthia.board import FIELDS
from hexfarer.games.euthia.components import (
    CHAPTERS,
    COMBAT_CARDS,
    DRAGON_ATTACK_IDS,
    EVENT_IDS,
    LEGEND_IDS,
    MAP_TILES,
    MONSTER_IDS,
    MONSTERS,
    QUEST_IDS,
    RAGE_IDS,
    TILE_IDS,
    TILES,
    Monster,
)
from hexfarer.games.euthia.fight import Fight
from hexfarer.games.euthia.flow.aftermath import DAMAGE_FOR_REP
from hexfarer.games.euthia.flow.combat import (
    HEAL_1,
    HEAL_2,
    HERO_A1,
    HERO_D,
    HERO_ROLL,
    MONSTER_A1,
    MONSTER_B,
    MONSTER_D,
    STRIKE_CHOICE,
    VICTORY,
)
from hexfarer.games.euthia.flow.fighting import health_of, hero_ahead, monster_ahead, result_of, table_of
from hexfarer.games.euthia.flow.foes import is_lair
from hexfarer.games.euthia.icons import tile_icon
from hexfarer.games.euthia.pieces import essences_on, gem_at, is_live, is_spent, is_worn, tile_of
from hexfarer.games.euthia.plan import MODES
from hexfarer.games.euthia.player import Player
from hexfarer.games.euthia.prizes import prizes
from hexfarer.games.euthia.scoring import breakdown
from hexfarer.games.euthia.shape import (
    AheadView,
    BountiesView,
    DeckView,
    Element,
    EliteView,
    EncounterView,
    FieldView,
    FightView,
    GemView,
    MapView,
    MeetingView,
    Mode,
    MonsterView,
    Nothing,
    PieceView,
    RerollView,
    ResultRow,
    RollView,
    SeatView,
    Shop,
    SocketView,
    TileView,
    Token,
    View,
)
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import (
    BOOKS,
    CARDS,
    ELEMENTAL,
    ELEMENTS,
    ENCOUNTER,
    ENCOUNTERS,
    FARRUG,
    FIELD_KINDS,
    FOES,
    GAAR_BONUS,
    GEMS,
    GOLEM,
    HEROES,
    MATERIALS,
    MOST_HOPE,
    NONE,
    RULE_KEYS,
    SHOPS,
    SLOTS,
    SPECIAL_ROUNDS,
    STACKS,
    TILE_KINDS,
    TOKENS,
    USUAL,
)
from hexfarer.games.euthia.words import field_word
from hexfarer.kernel.hexes import q_of, r_of

Facts = dict[str, object]
# Lists of words, as the shape knows them.
TOKEN_WORDS: Final = cast(list[Token], TOKENS)
SHOP_WORDS: Final = cast(list[Shop], SHOPS)
ELEMENT_WORDS: Final = cast(list[Element], ELEMENTS)
MODE_WORDS: Final = cast(list[Mode], MODES)

# -- small words --


def tile_words(tiles: list[int]) -> list[str]:
    return [TILE_IDS[tile] for tile in tiles]


def card_words(cards: list[int]) -> list[str]:
    return [CARDS[card] for card in cards]


def counted(amounts: list[int], words: list[str]) -> dict[str, int]:
    """Only what there is."""
    return {words[i]: amount for i, amount in enumerate(amounts) if amount}


def rows(table: list[tuple[int, int]]) -> list[ResultRow]:
    """A table of results as from, to, n; to -1 is open."""
    found: list[ResultRow] = []
    for i, (least, n) in enumerate(table):
        last = table[i + 1][0] - 1 if i + 1 < len(table) else NONE
        found.append({"from": least, "to": last, "n": n})
    return found


# -- the whole --


def view(s: Euthia, seat: int) -> View:
    """The table as a seat sees it; -1 is a watcher, who sees what is public."""
    return {
        "scenario": s.plan.scenario,
        "mode": MODE_WORDS[s.plan.mode],
        "round": s.round,
        "rounds": s.plan.rounds,
        "asked": s.to_act(),
        "current": s.current,
        "first": s.first,
        "over": s.over,
        "victory": s.victory if s.over else "",
        "victors": s.victors[:] if s.over else [],
        "map": map_view(s),
        "tiles": [tile_place(s, number) for number in range(len(s.board.tiles))],
        "field": {field_word(s, field): field_view(s, field) for field in s.board.fields()},
        "seat": {str(other): seat_view(s, other, seat) for other in range(s.seats)},
        "offers": {shop: tile_words(s.offers[i]) for i, shop in enumerate(SHOP_WORDS)},
        "stacks": {stack: len(s.stacks[i]) for i, stack in enumerate(STACKS)},
        "seen": tile_words(s.seen),
        "monsters": {str(level): deck_view(s, level, seat) for level in (1, 2, 3)},
        "elite": elite_view(s),
        "encounters": {ENCOUNTERS[i]: encounter_view(s, i) for i in range(len(ENCOUNTERS)) if revealed(s, i)},
        "cards": {
            "silver": len(s.cards[0]),
            "gold": len(s.cards[1]),
            "silver_bank": len(s.silver_bank),
            "gold_bank": len(s.gold_bank),
            "control": len(s.controls),
            "combat": len(s.combat_cards),
            "combat_used": s.combat_used[:],  # what was turned up lies open, the last on top
            "attacks_used": [DRAGON_ATTACK_IDS[card] for card in s.attacks_used],
            "rages_used": [RAGE_IDS[card] for card in s.rages_used],
        },
        "event": EVENT_IDS[s.event] if s.event != NONE else "",
        "rules": {RULE_KEYS[i]: value for i, value in enumerate(s.rules) if value != USUAL[i]},
        "books": BOOKS[1:],
        "badges": s.badges[:],
        "badge_worth": [[first, second] for first, second in s.plan.badges],
        "farrug": giants.farrug_view(s),
        "golem": giants.golem_view(s),
        "fight": {} if s.fight is None else fight_view(s, s.fight),
        "roll": roll_view(s),
    }


# -- the map --


def map_view(s: Euthia) -> MapView:
    return {
        "left": len(s.map_stack),
        "next": CHAPTERS[MAP_TILES[s.map_stack[-1]].chapter] if s.map_stack else "",
        "boundary": s.plan.boundary,
    }


def tile_place(s: Euthia, number: int) -> TileView:
    tile = MAP_TILES[s.board.tiles[number]]
    hex_ = s.board.hexes[number * FIELDS]
    return {
        "id": tile.id,
        "chapter": CHAPTERS[tile.chapter],
        "q": q_of(hex_),
        "r": r_of(hex_),
        "special": tile.special(),
    }


def field_view(s: Euthia, field: int) -> FieldView:
    board = s.board
    printed = board.at(field)
    hex_ = board.hexes[field - field % FIELDS] if board.is_centre(field) else board.hexes[field]
    facts: FieldView = {"q": q_of(hex_), "r": r_of(hex_), "kind": FIELD_KINDS[printed.kind]}
    if board.is_centre(field):
        facts["centre"] = True
        facts["closed"] = s.closed(field)
    if printed.kind == ELEMENTAL:
        facts["element"] = ELEMENT_WORDS[printed.sub]
    if printed.kind == ENCOUNTER and printed.sub != NONE:
        facts["encounter"] = ENCOUNTERS[printed.sub]
    if printed.level:
        facts["level"] = printed.level
    if printed.monster:
        facts["monster"] = printed.monster
        facts["guarded"] = s.guarded(field)
        if facts["guarded"]:
            facts["loot"] = [one for effect in printed.loot for one in prizes(effect)]
    if s.claims[field] != NONE:
        facts["claim"] = s.claims[field]
    if s.tokens[field] != NONE:
        facts["trade"] = s.tokens[field]
    if s.digs[field]:
        facts["digs"] = {str(seat): s.digs_of(field, seat) for seat in range(s.seats) if s.digs_of(field, seat)}
    if s.summons[field]:
        facts["summons"] = [seat for seat in range(s.seats) if s.summons[field] >> seat & 1]
    if s.rubble[field]:
        facts["rubble"] = "AB"[s.rubble[field] - 1]
    if s.legend_at[field] != NONE:
        facts["legend"] = LEGEND_IDS[s.legend_at[field]]
    if s.elite != NONE and is_lair(s, s.elite, field):
        facts["lair"] = True
    powers = [ELEMENT_WORDS[i] for i in range(4) if s.under(field, i)]
    if powers:
        facts["powers"] = powers
    heroes = [seat for seat, player in enumerate(s.players) if player.at == field]
    if heroes:
        facts["heroes"] = heroes
    if s.dragon_at == field:
        facts["farrug"] = True
    if s.golem_at == field:
        facts["golem"] = True
    return facts


# -- players --


def piece_view(p: int) -> PieceView:
    tile = TILES[tile_of(p)]
    facts: PieceView = {
        "tile": tile.id,
        "kind": TILE_KINDS[tile.kind],
        "slot": SLOTS[tile.slot],
        "worn": is_worn(p),
        "spent": is_spent(p),
    }
    gems: list[GemView] = [
        {"gem": GEMS[gem_at(p, socket)], "active": is_live(p, socket)} for socket in range(2) if gem_at(p, socket) >= 0
    ]
    if gems:
        facts["gems"] = gems
    if essences_on(p):
        facts["essences"] = [ELEMENT_WORDS[essence] for essence in essences_on(p)]
    if tile.table:
        facts["table"] = rows(tile.table)
    return facts


def tile_view(number: int) -> Facts:
    """What is printed on a tile, as numbers; its text is in the library."""
    tile = TILES[number]
    facts: Facts = {
        "tile": tile.id,
        "kind": TILE_KINDS[tile.kind],
        "slot": SLOTS[tile.slot],
        "buy": tile.buy,
        "sell": tile.sell,
        "icon": tile_icon(number),
    }
    if tile.health:
        facts["health"] = tile.health
    if tile.sack:
        facts["sack"] = tile.sack
    if tile.sockets:
        facts["sockets"] = tile.sockets
    if tile.material != NONE:
        facts["material"] = MATERIALS[tile.material]
    if tile.table:
        facts["table"] = rows(tile.table)
    if tile.rep != NONE:
        facts["rep"] = tile.rep
    return facts


def board_view(player: Player) -> list[SocketView]:
    """The fields of the Hero board: icon, and what is left to pay for it."""
    found: list[SocketView] = []
    for number, field in enumerate(player.board().fields):
        facts: SocketView = {"id": field.id, "slot": SLOTS[field.slot]}
        if field.locked() and not player.unlocked >> number & 1:
            facts["locked"] = True
            if field.gold:
                facts["gold"] = field.gold
            else:
                facts["essence"] = "any" if field.essence >= len(ELEMENT_WORDS) else ELEMENT_WORDS[field.essence]
        found.append(facts)
    return found


def seat_view(s: Euthia, other: int, seat: int) -> SeatView:
    player = s.players[other]
    parts = breakdown(s, other)
    found: SeatView = {
        "hero": HEROES[player.hero],
        "health": player.health,
        "max_health": player.max_health(),
        "rep": player.rep,
        "gold": player.gold,
        "gaar": player.gaar,
        "dwurt": player.dwurt,
        "dwurt_die": player.dwurt_die,
        "gems": counted(player.gems, GEMS),
        "essences": counted(player.essences, ELEMENTS),
        "pieces": [piece_view(p) for p in player.pieces],
        "worn": [TILE_IDS[tile_of(p)] for p in player.pieces if is_worn(p)],
        "stowed": [TILE_IDS[tile_of(p)] for p in player.pieces if not is_worn(p)],
        "trophies": [MONSTER_IDS[number] for number in player.trophies],
        "sacks": player.sacks(),
        "sacks_used": player.sacks_used(),
        "gaar_fields": player.board().gaar_fields,
        "dwurt_fields": player.board().dwurt_fields,
        "gem_fields": player.gem_fields(),
        "set": player.best_set(),
        "board": board_view(player),
        "known": [TILE_IDS[tile_of(p)] for p in player.known],
        "stack": [TILE_IDS[tile] for tile in player.stack],
        "tokens": [TOKEN_WORDS[i] for i in range(3) if player.has_token(i)],
        "saved": TOKEN_WORDS[player.saved] if player.saved != NONE else "",
        "move": player.move,
        "at": field_word(s, player.at),
        "silver": player.silver(),
        "gold_cards": player.gold_cards(),
        "controls": player.controls,
        "quests": [QUEST_IDS[quest] for quest in player.quests],
        "bounties": [MONSTER_IDS[number] for number in player.bounties],
        "kills": player.kills,
        "deaths": player.deaths,
        "delivered": [level for level in (1, 2, 3) if player.delivered >> level & 1],
        "score": sum(parts.values()),
        "parts": parts,
    }
    if other == seat:
        found["hand"] = card_words(player.hand)
    return found


# -- Monsters --


def monster_view(card: Monster) -> MonsterView:
    """What a Monster card says on its face."""
    return {
        "id": card.id,
        "level": card.level,
        "health": card.health,
        "penalty": card.penalty,
        "table": rows(card.table),
        "minimum": card.minimum,
        "chaos": card.chaos,
        "gaar": card.gaar,
        "silver": card.silver,
        "gold": card.gold,
        "immune": card.immune,
        "regenerates": card.regenerates,
        "special": [least for least, _ in card.special],
    }


def deck_view(s: Euthia, level: int, seat: int) -> DeckView:
    """A Monster deck: the back of its top card is open (EU-COMBAT-09)."""
    top = s.top_monster(level)
    facts: DeckView = {"size": len(s.monsters[level - 1])}
    if top != NONE:
        card = MONSTERS[top]
        facts["health"], facts["limit"], facts["minimum"] = card.health, card.limit, card.minimum
        facts["reward"] = prizes(card.reward)
        facts["barred"] = seat >= 0 and NONE < card.limit < s.players[seat].rep
    return facts


def elite_view(s: Euthia) -> EliteView | BountiesView | Nothing:
    if not s.plan.elite_levels:
        return {}
    facts: BountiesView = {"left": len(s.bounty_stack)}
    if s.waiting:
        facts["waiting"] = [MONSTER_IDS[number] for number in s.waiting]
    if s.elite == NONE:
        return facts
    elite: EliteView = {**facts, **monster_view(MONSTERS[s.elite])}
    return elite


# -- Encounters --


def revealed(s: Euthia, encounter: int) -> bool:
    for printed in s.board.printed:
        if printed is not None and printed.kind == ENCOUNTER and printed.sub == encounter:
            return True
    return False


def encounter_view(s: Euthia, encounter: int) -> EncounterView:
    return {
        "deck": len(s.quest_decks[encounter]),
        "open": [QUEST_IDS[quest] for quest in s.open_quests[encounter]],
    }


# -- Combat --


STEPS: Final[list[tuple[int, str]]] = [
    (STRIKE_CHOICE, "opening"),
    (HEAL_1, "first_strike"),
    (MONSTER_A1, "heal"),
    (MONSTER_B, "monster_before"),
    (MONSTER_D, "monster_roll"),
    (HEAL_2, "monster_hit"),
    (HERO_A1, "heal_again"),
    (HERO_ROLL, "hero_before"),
    (HERO_D, "hero_roll"),
    (VICTORY, "hero_hit"),
]


def step_word(s: Euthia, fight: Fight) -> str:
    """Where a Combat is; `Fight.step` is what comes next."""
    if s.roll is not None:
        return "hero_roll" if fight.round else "first_strike"
    for after, word in STEPS:
        if fight.step <= after:
            return word
    return "end"


def value_of(s: Euthia, fight: Fight) -> int:
    """The value of the dice on the table: the Hero's, or else the Monster's."""
    return fight.value() if s.roll is None else s.roll.total()


def rerolls(s: Euthia, fight: Fight) -> list[list[RerollView]]:
    """For each die on the table what a Gaar of the seat that is asked could make of the roll, by the new face."""
    dice = fight.dice if s.roll is None else s.roll.dice
    bonus = GAAR_BONUS if s.roll is not None or s.to_act() == fight.master else -GAAR_BONUS
    found: list[list[RerollView]] = []
    for die in dice:
        values = [value_of(s, fight) - die + face + bonus for face in range(1, 7)]
        found.append([{"value": value, "n": result_of(s, fight, value)} for value in values])
    return found


def ahead(s: Euthia, fight: Fight) -> AheadView | Nothing:
    """Until dice are cast: how likely each Battle Value is, of the Monster and of the Hero."""
    if fight.dice or s.roll is not None:
        return {}
    return {"monster": by_value(monster_ahead(s)), "hero": by_value(hero_ahead(s))}


def by_value(counts: dict[int, int]) -> dict[str, int]:
    return {str(value): count for value, count in counts.items()}


def fight_view(s: Euthia, fight: Fight) -> FightView | MeetingView:
    if fight.monster == NONE:  # not met yet
        return {"foe": FOES[fight.foe], "seat": fight.seat, "field": field_word(s, fight.field)}
    facts: FightView = {
        "foe": FOES[fight.foe],
        "monster": monster_view(MONSTERS[fight.monster]),
        "seat": fight.seat,
        "master": fight.master,
        "field": field_word(s, fight.field),
        "round": fight.round,
        "rounds": SPECIAL_ROUNDS if fight.foe in (FARRUG, GOLEM) else NONE,  # then it is over, and the Damage stays
        "step": step_word(s, fight),
        "total": fight.total,
        "hope": fight.hope,
        "hope_most": MOST_HOPE,
        "hope_shut": fight.hope_shut,
        "damage": fight.damage,
        "chaos": fight.chaos,
        "gaar": fight.gaar,
        "air": fight.air,
        "earth": fight.earth,
        "regrowth": fight.regrowth,
        "played": [{"card": CARDS[play // 4], "n": play % 4} for play in fight.played],
        "lasting": [{"card": CARDS[play // 4], "n": play % 4} for play in fight.lasting],
        "dice": fight.dice[:],
        "bonus": fight.bonus,
        "value": fight.value() if fight.dice else 0,
        "wound_plus": fight.wound_plus,
        "wound_minus": fight.wound_minus,
        "attack": TILE_IDS[fight.attack] if fight.attack != NONE else "",
        "boosted": fight.boosted,
        "hero_now": fight.hero_now,
        "hero_next": fight.hero_next,
        "clover": fight.clover,
        "damage_plus": fight.damage_plus,
        "damage_minus": fight.damage_minus,
        "dealt": fight.dealt,
        "earned": fight.dealt // DAMAGE_FOR_REP if fight.foe in (FARRUG, GOLEM) else 0,  # Reputation (EU-FARRUG-04)
        "health": health_of(s, fight.monster),
        "stop": result_of(s, fight, value_of(s, fight)),
        "rerolls": rerolls(s, fight),
        "ahead": ahead(s, fight),
        "table": rows(table_of(fight.attack)) if s.roll is not None or fight.attack != NONE else [],
    }
    if fight.card != NONE:
        left, right, gaar, chaos = COMBAT_CARDS[fight.card]
        facts["card"] = {"left": left, "right": right, "gaar": gaar, "chaos": chaos}
    return facts


def roll_view(s: Euthia) -> RollView | Nothing:
    if s.roll is None:
        return {}
    return {"dice": s.roll.dice[:], "bonus": s.roll.bonus, "total": s.roll.total()}
