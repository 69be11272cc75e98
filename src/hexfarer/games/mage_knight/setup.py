"""From a setup to the first position (MK-SETUP)."""

from __future__ import annotations

from typing import Final

from hexfarer.games.mage_knight.asking import Course
from hexfarer.games.mage_knight.board import slot
from hexfarer.games.mage_knight.components import DEEDS, SKILLS, UNITS, SkillToken
from hexfarer.games.mage_knight.content.enemies import ENEMIES
from hexfarer.games.mage_knight.content.heroes import DUMMY_CRYSTALS, hero_deck
from hexfarer.games.mage_knight.content.ruins import RUIN_TOKENS
from hexfarer.games.mage_knight.content.tiles import START_A, START_B, core
from hexfarer.games.mage_knight.flow.reveals import reveal_tile
from hexfarer.games.mage_knight.flow.rounds import Rounds, deal_units
from hexfarer.games.mage_knight.flow.variants import Auction, begin_draft
from hexfarer.games.mage_knight.offers import refill
from hexfarer.games.mage_knight.plan import (
    CITY_TILES,
    FCON,
    FIXED,
    FREC,
    HOLD,
    MINES,
    PORT,
    SCENARIOS,
    TOGETHER,
    WEDGE,
    WEDGE_FREE,
    Plan,
    plan_of,
)
from hexfarer.games.mage_knight.player import Player
from hexfarer.games.mage_knight.state import IN_SOURCE, Dummy, MageKnight
from hexfarer.games.mage_knight.terms import (
    ADVANCED_ACTION,
    ARTIFACT,
    BLACK,
    BOTH_OFFERS,
    GOLD,
    HEROES,
    NONE,
    SPELL,
    VILLAGE,
)
from hexfarer.kernel.phrase import Problem
from hexfarer.kernel.registry import Game, Option, Setup
from hexfarer.kernel.rng import seeded

_LEVELS: Final[list[str]] = [str(n) for n in range(1, 12)]
OPTIONS: Final[list[Option]] = [
    Option("pvp", ["usual", "on", "off"], "between"),
    Option("cooperative_assault", ["usual", "on", "off"], "between"),
    Option("teams", ["off", "on", "level_10", "level_11", "megapolises"], "between"),
    Option("auction", ["off", "on"], "between"),
    Option("map", ["usual", "wedge", "open_3", "open_4", "open_5"], "map"),
    Option("countryside", ["usual", *[str(n) for n in range(3, 15)]], "map"),
    Option("city_tiles", ["usual", "0", "1", "2", "3", "4"], "cities"),
    Option("core_tiles", ["usual", "0", "1", "2", "3", "4", "5", "6"], "map"),
    Option("tile_pool", ["usual", "extended"], "map"),
    Option("orientation", ["fixed", "random"], "map"),
    Option("cities", ["printed", "random"], "cities"),
    Option("city_level", ["usual", *_LEVELS], "cities"),
    Option("megapolis", ["off", *[str(n) for n in range(2, 23)]], "cities"),
    Option("arrival", ["day", "night"], "time"),
    Option("darkness", ["off", "on"], "time"),
    Option("fury", ["off", "on", "more"], "enemies"),
    Option("interactive_spells", ["usual", "off"], "between"),
    Option("interactive_skills", ["usual", "off"], "between"),
    Option("friendly_mana", ["off", "on"], "between"),
    Option("interactive_combat", ["off", "on"], "between"),
    Option("upgrades", ["off", "on"], "cards"),
    Option("draft", ["off", "on"], "cards"),
    Option("scoring", ["usual", "low"], "between"),
    Option("dummy", ["random", "off", *HEROES], "between"),
    Option("length", ["usual", "epic"], "time"),
    Option("glades", ["friendly", "competitive"], "between"),
    Option("tiles", ["hidden", "revealed"], "map"),
    Option("enemies", ["usual", "all"], "enemies"),
    Option("elite_units", ["usual", "on", "off"], "cards"),
    Option("recruiting", ["usual", "extended", "plain"], "cards"),
    Option("rite_crystals", ["usual", "summoned", "defeated"], "enemies"),
]

LATER: Final[list[str]] = ["enemies", "tile_pool"]  # the ids of those that the base edition lacks


def check_setup(setup: Setup) -> None:
    """Options that do not go together are refused (MK-VAR-GEN-02)."""
    options = setup.options
    plan = plan_of(setup.scenario, len(setup.seats), options, setup.edition)
    night = options["arrival"] == "night"
    dark = options["darkness"] == "on"
    special = plan.scenario == SCENARIOS.index("druid_nights") or plan.scenario == PORT
    if (night and dark) or ((night or dark) and special):
        clash("arrival", "darkness")
    if plan.megapolis and not plan.two_megapolises and (plan.cities or plan.core_cities > 3):
        clash("megapolis", setup.scenario)
    if len(setup.seats) == 1 and plan.interactive_combat:
        clash("interactive_combat", "1")
    if len(setup.seats) == 1 and plan.auction:
        clash("auction", "1")
    if options["pvp"] == "off" and plan.scenario in (HOLD, PORT):
        clash("pvp", setup.scenario)
    if options["teams"] != "off":
        if len(setup.seats) != 4 or plan.scenario not in (FCON, PORT, HOLD):
            clash("teams", setup.scenario)
        if options["teams"] != "on" and plan.scenario != FCON:
            clash("teams", setup.scenario)
    if plan.scenario == HOLD:  # its map is fixed
        for id in ("map", "countryside", "city_tiles", "core_tiles"):
            if options[id] != "usual":
                clash(id, setup.scenario)
    if options["length"] == "epic" and not plan.epic:
        clash("length", setup.scenario)
    if options["dummy"] in setup.seats:
        clash("dummy", options["dummy"])
    if options["dummy"] == "off" and not (plan.scenario == FREC and plan.solo):
        clash("dummy", setup.scenario)
    elif options["dummy"] in HEROES and HEROES.index(options["dummy"]) >= plan.heroes():
        raise Problem("problem-not-in-edition", {"what": options["dummy"], "edition": setup.edition})
    if plan.core_plain > len(plan.core_pool()):
        clash("core_tiles", setup.scenario)
    if plan.countryside < max(len(plan.forced_country), 3):
        clash("countryside", setup.scenario)
    if plan.countryside > len(plan.country_pool()):
        clash("countryside", "tile_pool")
    if plan.draft and len(setup.seats) * 4 > (16 if plan.short_actions else 28):
        clash("draft", setup.scenario)


def clash(first: str, second: str) -> None:
    raise Problem("problem-mk-options", {"first": first, "second": second})


def start(game: Game, setup: Setup, listen: bool) -> MageKnight:
    """The first position, with somebody asked."""
    seats = len(setup.seats)
    s = MageKnight(game, plan_of(setup.scenario, seats, setup.options, setup.edition), seats, seeded(setup.seed))
    if listen:
        s.log = []
    plan = s.plan
    plan.setup = setup
    s.players = [Player(HEROES.index(hero)) for hero in setup.seats]
    s.order = list(range(seats))
    for seat, player in enumerate(s.players):
        player.fame = plan.start_fame
        player.reputation = plan.start_reputation
        player.team = 0 if plan.result == TOGETHER else seat % 2
    set_out(s)
    s.push(Rounds())
    if plan.auction:
        for player in s.players:
            player.hero = NONE
        order = list(range(seats))
        s.rng.shuffle(order)
        s.push(Auction(order))
    else:
        lay_out(s)
    s.settle()
    return s


def set_out(s: MageKnight) -> None:
    """Decks and piles, before heroes matter."""
    plan = s.plan
    for number, deed in enumerate(DEEDS):
        if not deed.box & plan.box:
            continue
        if deed.kind == ADVANCED_ACTION and not (plan.short_actions and deed.number > 16):
            s.action_deck.append(number)
        elif deed.kind == SPELL and (plan.interactive_spells or not deed.competitive):
            s.spell_deck.append(number)
        elif deed.kind == ARTIFACT:
            s.artifact_deck.append(number)
    for number, unit in enumerate(UNITS):
        if not unit.box & plan.box:
            continue
        if unit.elite and plan.elite_units and not (plan.scenario == HOLD and unit.level == 4):
            s.elite_deck += [number] * unit.copies
        elif not unit.elite:
            s.regular_deck += [number] * unit.copies
    for number, enemy in enumerate(ENEMIES):
        if plan.has_enemy(enemy.box, enemy.faction):
            s.piles[enemy.pile] += [number] * enemy.copies
    s.ruin_pile = [number for number, ruin in enumerate(RUIN_TOKENS) if ruin.box & plan.box]
    decks = [s.action_deck, s.spell_deck, s.artifact_deck, s.regular_deck, s.elite_deck, *s.piles, s.ruin_pile]
    for deck in decks:
        s.rng.shuffle(deck)


def lay_out(s: MageKnight) -> None:
    """Everything else: heroes are known now."""
    plan = s.plan
    s.round = 1
    s.night = plan.night_first
    set_heroes(s)
    if plan.dummy:
        set_dummy(s)
    s.push(LayTable(0))
    if plan.draft:
        begin_draft(s)


class LayTable(Course):
    """Source, map and offers, after a draft if there is one (MK-VAR-DRAFT-01)."""

    __slots__ = ()

    def ready(self, s: MageKnight) -> bool:
        s.pop()
        lay_table(s)
        return False

    def copy(self) -> LayTable:
        return LayTable(self.seat)


def lay_table(s: MageKnight) -> None:
    plan = s.plan
    dice = s.seats + 2 + plan.extra_die
    s.dice = [0] * dice
    s.dice_at = [IN_SOURCE] * dice
    s.dice_user = [NONE] * dice
    s.roll_source()
    if plan.night_first:  # no gold and no black at first (MK-VAR-NIGHT-02)
        for i in range(dice):
            while s.dice[i] in (GOLD, BLACK):
                s.dice[i] = s.roll_die()
    s.offers_dealt = 0 if plan.lazy_offers else BOTH_OFFERS
    stack_tiles(s)
    if plan.village_unit:
        bring_village_unit(s)
    deal_units(s)
    lay_first_tiles(s)
    if s.offers_dealt:
        refill(s, True)
        refill(s, False)
    if plan.scenario == PORT and plan.teams:
        s.chosen = [2 * s.rng.next(2), 2 * s.rng.next(2) + 1]


def bring_village_unit(s: MageKnight) -> None:
    """Shuffle until one of the first units can be recruited in a village (MK-SCN-FREC-08)."""
    first = s.seats + 2 + s.plan.extra_unit
    if any(UNITS[unit].sites >> VILLAGE & 1 for unit in s.regular_deck):
        while not any(UNITS[unit].sites >> VILLAGE & 1 for unit in s.regular_deck[-first:]):
            s.rng.shuffle(s.regular_deck)


def set_heroes(s: MageKnight) -> None:
    for seat, player in enumerate(s.players):
        player.deck = hero_deck(player.hero, s.plan.box)
        s.shuffle_deck(seat)
        player.skill_pile = [
            i for i, skill in enumerate(SKILLS) if skill.hero == player.hero and allowed(s.plan, skill)
        ]
        s.rng.shuffle(player.skill_pile)
        s.draw_cards(seat, player.hand_limit())


def allowed(plan: Plan, skill: SkillToken) -> bool:
    """Ten or nine tokens: against others without the cooperative one, otherwise without the competitive one."""
    if not skill.box & plan.box:
        return False
    if skill.cooperative:
        return plan.solo or plan.result == TOGETHER
    return plan.interactive_skills or not skill.interactive


def set_dummy(s: MageKnight) -> None:
    """A random unused hero, or a substitute deck when all are taken (MK-DUMMY-02, -14)."""
    unused = [hero for hero in range(s.plan.heroes()) if all(player.hero != hero for player in s.players)]
    hero = s.plan.dummy_hero
    if hero not in unused:
        hero = unused[s.rng.next(len(unused))] if unused else NONE
    dummy = Dummy(hero)
    s.dummy = dummy
    if hero == NONE:
        dummy.deck = hero_deck(0, s.plan.box)  # four cards of each colour
        for _ in range(3):
            dummy.crystals[s.rng.next(4)] += 1
    else:
        dummy.deck = hero_deck(hero, s.plan.box)
        for colour in DUMMY_CRYSTALS[hero]:
            dummy.crystals[colour] += 1
        if s.plan.solo:
            dummy.skill_pile = [
                i for i, skill in enumerate(SKILLS) if skill.hero == hero and dummy_keeps(s.plan, skill)
            ]
            s.rng.shuffle(dummy.skill_pile)
    s.rng.shuffle(dummy.deck)


def dummy_keeps(plan: Plan, skill: SkillToken) -> bool:
    """All tokens, but in the Ultimate Edition not the competitive one (MK-SOLO-01)."""
    return skill.box & plan.box != 0 and not (plan.ultimate() and skill.interactive)


def stack_tiles(s: MageKnight) -> None:
    """The tile deck: countryside on top of core tiles (MK-SETUP-18, MK-MAP-20)."""
    plan = s.plan
    countryside = plan.country_pool()
    chosen = plan.forced_country[:]
    if plan.in_order:
        chosen = countryside[: plan.countryside]
    else:
        rest = [tile for tile in countryside if tile not in chosen]
        s.rng.shuffle(rest)
        chosen += rest[: max(0, plan.countryside - len(chosen))]
        s.rng.shuffle(chosen)
    s.spare_country = [tile for tile in countryside if tile not in chosen]
    cities = choose_core(s, [core(n) for n in CITY_TILES], plan.forced_cities, plan.core_cities)
    usable = plan.core_pool()
    plain = choose_core(s, usable, plan.forced_core, plan.core_plain)
    s.spare_core = [tile for tile in usable if tile not in plain]
    s.city_cards = [0, 1, 2, 3]
    if plan.scenario == MINES:
        s.spare_core = [tile for tile in s.spare_core if tile != core(1)]
    inner = cities + plain
    s.rng.shuffle(inner)
    s.tile_deck = inner + chosen[::-1]


def choose_core(s: MageKnight, pool: list[int], forced: list[int], count: int) -> list[int]:
    rest = [tile for tile in pool if tile not in forced]
    s.rng.shuffle(rest)
    return (forced + rest)[:count]


_WEDGE_START: Final = [(0, 1), (1, 0)]
_OPEN_START: Final = [(0, 1), (1, 0), (1, -1)]
_FIXED_HIDDEN: Final = [(1, 1), (2, -1)]
_FIXED_CORE: Final = [(2, 1), (2, 0), (3, 0), (3, -1)]


def lay_first_tiles(s: MageKnight) -> None:
    """The starting tile and the tiles next to it (MK-MAP-07, -08, -14)."""
    wedge = s.plan.shape in (WEDGE, WEDGE_FREE)
    reveal_tile(s, START_A if wedge else START_B, slot(0, 0), NONE)
    for a, b in _WEDGE_START if wedge else _OPEN_START:
        if s.tile_deck:
            reveal_tile(s, s.tile_deck.pop(), slot(a, b), NONE)
    if s.plan.shape == FIXED:
        hidden = [(slot(a, b), s.tile_deck.pop()) for a, b in _FIXED_HIDDEN + _FIXED_CORE]
        if s.plan.revealed:
            for where, tile in hidden:
                reveal_tile(s, tile, where, NONE)
        else:
            s.fixed_hidden = [where << 6 | tile for where, tile in hidden]
