"""Before the first round: heroes, dice, piles, decks, offers, tiles, the dummy."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

import hexfarer  # noqa: F401  (registers the games)
from hexfarer.games.mage_knight.components import DEEDS, card_number
from hexfarer.games.mage_knight.content.tiles import TILE_IDS
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import BLACK, GOLD
from hexfarer.games.mage_knight.words import SKILL_IDS
from hexfarer.kernel import state as kernel
from hexfarer.kernel.phrase import Problem
from hexfarer.kernel.registry import find, make_setup, new
from hexfarer.kernel.rng import seeded
from tests.support import rule

HEROES = ["tovak", "arythea", "goldyx", "norowas"]
SCENARIOS = [
    "first_reconnaissance",
    "full_conquest",
    "blitz_conquest",
    "full_cooperation",
    "blitz_cooperation",
    "mines_liberation",
    "druid_nights",
    "dungeon_lords",
    "conquer_and_hold",
    "one_to_return",
]
PILES = {"green": 12, "gray": 10, "brown": 10, "violet": 10, "white": 10, "red": 8}
TOKENS = Counter(
    prowlers=2, diggers=2, cursed_hags=2, wolf_riders=2, ironclads=2, orc_summoners=2,
    crossbowmen=3, guardsmen=3, swordsmen=2, golems=2,
    monks=2, illusionists=2, ice_mages=2, ice_golems=1, fire_mages=2, fire_golems=1,
    minotaur=2, gargoyle=2, medusa=2, crypt_worm=2, werewolf=2,
    swamp_dragon=2, fire_dragon=2, ice_dragon=2, high_dragon=2,
    freezers=3, gunners=3, altem_guardsmen=2, altem_mages=2,
)  # fmt: skip
SEEDS = range(40)
SHARED = "rage swiftness swiftness march march stamina stamina tranquility threaten crystallize mana_draw improvisation"
DECKS = {
    "arythea": SHARED + " determination promise concentration battle_versatility",
    "goldyx": SHARED + " rage determination promise will_focus",
    "norowas": SHARED + " rage determination concentration noble_manners",
    "tovak": SHARED + " rage promise concentration cold_toughness",
}
CRYSTALS = {
    "goldyx": {"red": 0, "blue": 1, "green": 2, "white": 0},
    "arythea": {"red": 2, "blue": 0, "green": 0, "white": 1},
    "norowas": {"red": 0, "blue": 0, "green": 1, "white": 2},
    "tovak": {"red": 1, "blue": 2, "green": 0, "white": 0},
}


def table(scenario: str, seats: int | list[str], seed: int = 1, options: dict[str, str] | None = None) -> MageKnight:
    heroes = HEROES[:seats] if isinstance(seats, int) else seats
    s = new("mage_knight", scenario, heroes, seed, options)
    assert isinstance(s, MageKnight)
    return s


def dump(s: MageKnight) -> Any:
    return s.game.dump(s)


def view(s: MageKnight) -> Any:
    return s.view(-1)


# -- choosing --


@rule("MK-SETUP-01")
def test_scenario_and_variants_are_fixed_when_the_game_starts() -> None:
    assert [scenario.id for scenario in find("mage_knight").scenarios] == [
        *SCENARIOS[:3],
        "solo_conquest",
        *SCENARIOS[3:],
    ]
    setup = make_setup("mage_knight", "full_conquest", HEROES[:2], 1, {"fury": "on"})
    assert (setup.scenario, setup.options["fury"], setup.options["darkness"]) == ("full_conquest", "on", "off")
    for unknown in ({"fury": "maybe"}, {"no_such_variant": "on"}):
        with pytest.raises(Problem):
            make_setup("mage_knight", "full_conquest", HEROES[:2], 1, unknown)
    s = table("full_conquest", 2, 1, {"fury": "on"})
    assert all(facts["reputation"] == -2 for facts in view(s)["seat"].values())
    assert not any("fury" in s.format(action) for action in s.legal())


@rule("MK-SETUP-02")
def test_each_hero_is_taken_at_most_once_in_any_order() -> None:
    for seats in permutations(HEROES):
        s = table("full_conquest", list(seats))
        assert [view(s)["seat"][str(seat)]["hero"] for seat in range(4)] == list(seats)
    for wrong in (["tovak", "tovak"], ["tovak", "arythea", "tovak"], ["tovak", "wolfhawk"]):
        with pytest.raises(Problem):
            make_setup("mage_knight", "full_conquest", wrong)


@rule("MK-SETUP-03")
@pytest.mark.parametrize("count", [2, 3, 4])
def test_order_tokens_lie_in_the_order_of_picking(count: int) -> None:
    assert view(table("full_conquest", count))["order"] == list(range(count))


# -- dice --


@rule("MK-SETUP-04", "MK-SETUP-06", "MK-SETUP-17", "MK-DUMMY-05")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_dice_and_units_follow_the_number_of_real_players(scenario: str) -> None:
    more = 1 if scenario.startswith("blitz") else 0
    for count in (1, 2, 3, 4):
        s = table(scenario, count)
        seen = view(s)
        assert len(seen["source"]) == count + 2 + more
        assert len(seen["unit_offer"]) == count + 2 + more
        assert (s.dummy is not None) == (count == 1 or "cooperation" in scenario)


@rule("MK-SETUP-07")
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_at_least_half_of_the_dice_show_basic_colours(count: int) -> None:
    shown: Counter[str] = Counter()
    exact = 0
    for seed in range(150):
        source = view(table("full_conquest", count, seed))["source"]
        basic = [colour for colour in source if colour not in ("gold", "black")]
        assert 2 * len(basic) >= len(source)
        exact += 2 * len(basic) <= len(source) + 1
        shown.update(source)
    assert set(shown) == {"red", "blue", "green", "white", "gold", "black"}
    assert exact > 0  # the limit itself is allowed


@rule("MK-SETUP-07")
def test_only_gold_and_black_are_rolled_again_and_all_of_them() -> None:
    s = table("full_conquest", 3)
    most = 0
    for seed in range(300):
        s.rng, chance = seeded(seed), seeded(seed)
        s.roll_source()
        dice = [chance.next(6) for _ in range(5)]
        again = 0
        while len(odd := [i for i, die in enumerate(dice) if die in (GOLD, BLACK)]) > 2:
            again += 1
            for i in odd:
                dice[i] = chance.next(6)
        assert s.dice == dice
        assert kernel.facts(s.rng) == kernel.facts(chance)
        most = max(most, again)
    assert most >= 2


# -- piles and decks --


@rule("MK-SETUP-09", "MK-SETUP-29")
def test_six_piles_of_enemies_and_one_of_ruins_all_of_the_base_edition() -> None:
    orders = set()
    for seed in SEEDS:
        s = table("full_conquest", 2, seed)
        facts = dump(s)
        assert all(facts["discards"][name] == [] for name in PILES)
        laid: Counter[str] = Counter()
        for space in facts["space"].values():
            laid.update(word.removesuffix(" hidden") for word in space.get("enemies", []))
        tokens = sum((Counter(facts["piles"][name]) for name in PILES), laid)
        assert sum(tokens.values()) == 60
        assert tokens == TOKENS
        ruins = len(facts["ruin_pile"]) + sum("ruin" in space for space in facts["space"].values())
        assert ruins == 12
        orders.add(tuple(facts["piles"]["white"]))
    assert len(orders) > len(SEEDS) // 2  # shuffled


@rule("MK-SETUP-09")
def test_each_pile_has_its_own_number_of_tokens() -> None:
    s = table("full_conquest", 2)
    s.game.situate(s, {"tiles": ["country_3 0,1"], "space": {"B1": {"enemies": []}}})
    assert view(s)["piles"] == PILES


@rule("MK-SETUP-10", "MK-SETUP-11")
def test_an_empty_pile_is_made_of_its_discards_and_nothing_is_drawn_when_both_are_empty() -> None:
    orders = set()
    for seed in SEEDS:
        s = table("full_conquest", 2, seed)
        s.pile_discards[4] += s.piles[4]
        s.piles[4] = []
        before = sorted(s.pile_discards[4])
        drawn = [s.draw_token(4) for _ in range(10)]
        assert sorted(drawn) == before
        assert s.pile_discards[4] == []
        assert s.piles[4] == []
        assert s.draw_token(4) == -1
        orders.add(tuple(drawn))
    assert len(orders) > len(SEEDS) // 2


@rule("MK-SETUP-11")
def test_a_garrison_that_cannot_be_drawn_stays_out() -> None:
    s = table("full_conquest", 2)
    given: dict[str, object] = {
        "tiles": ["country_1 0,1", "country_2 1,0"],
        "tile_deck": ["country_3", "core_8"],
        "seat": {"0": {"place": "C1", "move": 4}},
    }
    s.game.situate(s, given)
    s.piles[1], s.pile_discards[1] = [], []
    s.apply(s.parse("explore 1,1"))
    facts = view(s)["space"]["D1"]
    assert facts["site"] == "keep"
    assert "enemies" not in facts


@rule("MK-SETUP-12")
@pytest.mark.parametrize("count", [2, 3, 4])
def test_artifacts_are_a_hidden_deck_without_an_offer(count: int) -> None:
    orders = set()
    for seed in SEEDS:
        s = table("full_conquest", count, seed)
        assert view(s)["decks"]["artifacts"] == 16
        deck = dump(s)["artifact_deck"]
        assert len(set(deck)) == 16
        offers = [*view(s)["action_offer"], *view(s)["spell_offer"], *view(s)["monastery_offer"]]
        assert not set(offers) & set(deck)
        assert "artifact_offer" not in view(s)
        assert "artifact_deck" not in view(s)
        orders.add(tuple(deck))
    assert len(orders) > len(SEEDS) // 2


@rule("MK-SETUP-14", "MK-SETUP-15")
@pytest.mark.parametrize("scenario", SCENARIOS[1:])
def test_three_spells_and_three_advanced_actions_lie_open(scenario: str) -> None:
    tops = set()
    for seed in range(12):
        s = table(scenario, 2, seed)
        seen, facts = view(s), dump(s)
        assert len(seen["spell_offer"]) == 3
        assert len(seen["action_offer"]) == 3
        spells = seen["spell_offer"] + facts["spell_deck"]
        actions = seen["action_offer"] + facts["action_deck"] + seen["monastery_offer"]
        assert len(spells) == len(set(spells)) == (16 if "cooperation" in scenario else 20)
        assert len(actions) == len(set(actions)) == 28
        assert "spell_deck" not in seen
        assert "action_deck" not in seen
        tops.add((seen["spell_offer"][0], seen["action_offer"][0]))
    assert len(tops) > 6


@rule("MK-SETUP-16", "MK-SETUP-17")
@pytest.mark.parametrize("count", [2, 3, 4])
def test_units_form_two_decks_and_the_first_offer_is_regular(count: int) -> None:
    offers = set()
    for seed in SEEDS:
        s = table("full_conquest", count, seed)
        facts = dump(s)
        regular = Counter(facts["regular_deck"]) + Counter(facts["unit_offer"])
        elite = Counter(facts["elite_deck"])
        assert len(facts["unit_offer"]) == count + 2
        assert sum(regular.values()) == 20
        assert sum(elite.values()) == 20
        assert not set(regular) & set(elite)
        assert regular["peasants"] == 3
        assert regular["savage_monks"] == 1
        assert elite["catapults"] == 3
        assert elite["altem_mages"] == 2
        assert elite["altem_guardians"] == 3
        assert elite["fire_golems"] == 2
        offers.add(tuple(facts["unit_offer"]))
    assert len(offers) > len(SEEDS) // 2


# -- tiles --

COUNTS = {  # countryside, city, other core tiles for two, three and four players
    "first_reconnaissance": [(8, 1, 2), (9, 1, 2), (11, 1, 2)],
    "full_conquest": [(8, 2, 1), (9, 3, 2), (11, 4, 3)],
    "blitz_conquest": [(6, 2, 1), (7, 3, 2), (9, 4, 3)],
    "mines_liberation": [(8, 1, 1), (9, 1, 2), (11, 1, 3)],
    "druid_nights": [(8, 1, 1), (9, 1, 2), (11, 1, 3)],
    "dungeon_lords": [(8, 1, 1), (9, 1, 2), (11, 1, 3)],
    "one_to_return": [(7, 1, 1), (8, 2, 2), (10, 3, 3)],
}
CITIES = {"core_5", "core_6", "core_7", "core_8"}


@rule("MK-SETUP-18", "MK-MAP-20", "MK-MAP-21")
@pytest.mark.parametrize("scenario", sorted(COUNTS))
def test_countryside_tiles_lie_on_the_core_tiles_of_the_scenario(scenario: str) -> None:
    for count, (countryside, cities, plain) in zip((2, 3, 4), COUNTS[scenario], strict=True):
        decks = set()
        for seed in SEEDS:
            s = table(scenario, count, seed)
            facts = dump(s)
            laid = [line.split()[0] for line in facts["tiles"]]
            deck = laid + facts["tile_deck"]  # from the top
            assert len(set(deck)) == len(deck) == countryside + cities + plain
            assert all(tile.startswith("country_") for tile in deck[:countryside])
            core = deck[countryside:]
            assert len(CITIES & set(core)) == cities
            assert len([tile for tile in core if tile not in CITIES]) == plain
            assert all(int(tile.split("_")[1]) <= 11 for tile in deck[:countryside])
            assert all(1 <= int(tile.split("_")[1]) <= 8 for tile in core)
            decks.add(tuple(core))
        assert len(decks) > 1
        if scenario == "full_conquest":  # city tiles are not always the last or the first
            ends = {deck[0] in CITIES for deck in decks}
            assert ends == {True, False} or plain == 0


@rule("MK-MAP-20")
def test_the_faces_of_the_stack_are_hidden() -> None:
    s = table("full_conquest", 2)
    for seat in (-1, 0, 1):
        seen: Any = s.view(seat)
        assert "tile_deck" not in seen
        assert "spare_tiles" not in seen
        assert seen["next_tile"] == "countryside"
        assert seen["decks"]["tiles"] == 9
    backs = set()
    for seed in range(10):
        twin = s.determinize(0, find("mage_knight").start(make_setup("mage_knight", seed=seed)).rng)
        assert isinstance(twin, MageKnight)
        backs.add(tuple(dump(twin)["tile_deck"]))
    assert len(backs) > 5


@rule("MK-MAP-18", "MK-SETUP-18")
def test_tiles_left_out_are_countryside_and_core_tiles_without_a_city() -> None:
    for seed in SEEDS:
        s = table("full_conquest", 2, seed)
        facts = dump(s)
        used = {line.split()[0] for line in facts["tiles"]} | set(facts["tile_deck"])
        spare = {f"country_{n}" for n in range(1, 12)} | {f"core_{n}" for n in range(1, 5)}
        assert {TILE_IDS[tile] for tile in s.spare_country + s.spare_core} == spare - used


@rule("MK-SETUP-19", "MK-MAP-08", "MK-MAP-19")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_two_tiles_lie_next_to_side_a_and_three_next_to_side_b(scenario: str) -> None:
    for count in (2, 3, 4):
        s = table(scenario, count)
        tiles = view(s)["tiles"]
        wedge = tiles[0]["tile"].lower() == "start_a"
        slots = [tuple(tile["slot"]) for tile in tiles]
        assert slots == ([(0, 0), (0, 1), (1, 0)] if wedge else [(0, 0), (0, 1), (1, 0), (1, -1)])
        assert all(tile["turned"] == 0 for tile in tiles)
        assert all(tile["tile"].startswith("country_") for tile in tiles[1:])
        if scenario in ("first_reconnaissance", "one_to_return"):
            assert wedge
        elif "cooperation" in scenario or scenario == "conquer_and_hold":
            assert not wedge
        else:
            assert wedge == (count < 4)


@rule("MK-MAP-08")
def test_the_first_tiles_come_from_the_top_of_the_stack_in_order() -> None:
    tiles = view(table("first_reconnaissance", 2))["tiles"]
    assert [(tile["tile"], tuple(tile["slot"])) for tile in tiles[1:]] == [("country_1", (0, 1)), ("country_2", (1, 0))]


@rule("MK-SETUP-20", "MK-MAP-08")
def test_sites_of_the_first_tiles_are_set_up() -> None:
    monasteries_seen = set()
    for seed in range(80):
        s = table("full_conquest", 2, seed)
        seen = view(s)
        monasteries = 0
        for facts in seen["space"].values():
            site = facts["site"]
            monasteries += site == "monastery"
            if site == "marauding_orcs":
                assert len(facts["enemies"]) == 1
                assert facts["enemies"][0] not in PILES
            elif site == "keep":
                assert facts["enemies"] == ["gray"]
            elif site == "mage_tower":
                assert facts["enemies"] == ["violet"]
            elif site == "ancient_ruins":
                assert facts["ruin"] != "hidden"
            else:
                assert "enemies" not in facts
        assert len(seen["monastery_offer"]) == monasteries
        monasteries_seen.add(monasteries)
    assert {0, 1} <= monasteries_seen


# -- heroes --


@rule("MK-SETUP-21", "MK-SETUP-29")
def test_everybody_shuffles_the_sixteen_cards_of_the_hero_and_draws_five() -> None:
    hands = set()
    for seed in SEEDS:
        s = table("full_conquest", 4, seed)
        for seat, hero in enumerate(HEROES):
            facts = dump(s)["seat"][str(seat)]
            assert len(facts["hand"]) == 5
            assert sorted(facts["hand"] + facts["deck"]) == sorted(DECKS[hero].split())
        hands.add(tuple(dump(s)["seat"]["0"]["hand"]))
    assert len(hands) > len(SEEDS) // 2


@rule("MK-SETUP-23")
def test_ten_skills_of_the_own_hero_lie_face_down_shuffled() -> None:
    orders = set()
    for seed in SEEDS:
        s = table("full_conquest", 4, seed)
        for seat, hero in enumerate(HEROES):
            pile = dump(s)["seat"][str(seat)]["skill_pile"]
            assert len(set(pile)) == 10
            assert all(skill.startswith(hero + "_") for skill in pile)
        orders.add(tuple(dump(s)["seat"]["0"]["skill_pile"]))
        own: Any = s.view(0)
        assert "skill_pile" not in own["seat"]["0"]
    assert len(orders) > len(SEEDS) // 2


@rule("MK-SETUP-29")
def test_nothing_of_other_editions_is_in_the_box() -> None:
    game = find("mage_knight")
    assert game.editions == ["base", "ultimate"]
    assert sorted(game.heroes_of("base")) == sorted(HEROES)
    assert len(game.heroes_of("ultimate")) == 7
    with pytest.raises(Problem):
        make_setup("mage_knight", "full_conquest", HEROES[:2], 1, {}, "ue")
    with pytest.raises(Problem, match="krang"):
        make_setup("mage_knight", "full_conquest", ["krang", "tovak"])
    with pytest.raises(Problem, match="enemies"):
        make_setup("mage_knight", "full_conquest", HEROES[:2], 1, {"enemies": "all"})


# -- the dummy --


@rule("MK-DUMMY-REF-01", "MK-DUMMY-01")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_only_solo_and_cooperative_games_have_a_dummy(scenario: str) -> None:
    for count in (2, 3):
        assert bool(view(table(scenario, count))["dummy"]) == ("cooperation" in scenario)
    assert view(table(scenario, 1))["dummy"]
    assert view(table("solo_conquest", 1))["dummy"]


@rule("MK-DUMMY-02", "MK-DUMMY-03", "MK-DUMMY-04", "MK-DUMMY-REF-02", "MK-DUMMY-15")
def test_the_dummy_is_a_random_unused_hero_with_its_cards_and_crystals() -> None:
    heroes: Counter[str] = Counter()
    orders = set()
    for seed in range(60):
        s = table("full_cooperation", ["tovak", "goldyx"], seed)
        facts = view(s)["dummy"]
        hero = facts["hero"]
        heroes[hero] += 1
        deck = dump(s)["dummy"]["deck"]
        assert sorted(deck) == sorted(DECKS[hero].split())
        assert facts["crystals"] == CRYSTALS[hero]
        assert facts["discard"] == []
        assert facts["deck_size"] == 16
        assert all(sum(player["crystals"].values()) == 0 for player in view(s)["seat"].values())
        orders.add(tuple(deck))
    assert set(heroes) == {"arythea", "norowas"}
    assert min(heroes.values()) > 15
    assert len(orders) > 50


@rule("MK-DUMMY-03")
@pytest.mark.parametrize("hero", sorted(CRYSTALS))
def test_each_hero_card_gives_the_dummy_its_three_crystals(hero: str) -> None:
    player = "tovak" if hero != "tovak" else "arythea"
    s = table("solo_conquest", [player], 1, {"dummy": hero})
    assert view(s)["dummy"]["crystals"] == CRYSTALS[hero]


@rule("MK-DUMMY-15")
def test_the_hero_of_the_dummy_can_be_set_but_not_one_that_is_taken() -> None:
    for seed in range(10):
        assert view(table("solo_conquest", ["tovak"], seed, {"dummy": "norowas"}))["dummy"]["hero"] == "norowas"
    with pytest.raises(Problem):
        make_setup("mage_knight", "solo_conquest", ["tovak"], 1, {"dummy": "tovak"})


@rule("MK-DUMMY-14")
@pytest.mark.parametrize("scenario", ["full_cooperation", "blitz_cooperation"])
def test_with_four_players_the_dummy_has_a_substitute_deck(scenario: str) -> None:
    found = set()
    for seed in SEEDS:
        s = table(scenario, 4, seed)
        facts = view(s)["dummy"]
        assert facts["hero"] == ""
        assert facts["deck_size"] == 16
        colours = Counter(DEEDS[card_number(card)].colour for card in dump(s)["dummy"]["deck"])
        assert sorted(colours.values()) == [4, 4, 4, 4]
        assert sum(facts["crystals"].values()) == 3
        found.add(tuple(facts["crystals"].values()))
    assert len(found) > 5


# -- alone --


@rule("MK-SOLO-01")
def test_all_ten_tokens_of_the_dummys_hero_wait_alone_only() -> None:
    orders = set()
    for seed in SEEDS:
        s = table("solo_conquest", ["tovak"], seed, {"dummy": "goldyx"})
        assert s.dummy is not None
        pile = [SKILL_IDS[skill] for skill in s.dummy.skill_pile]
        assert len(set(pile)) == 10
        assert all(skill.startswith("goldyx_") for skill in pile)
        assert "goldyx_source_freeze" in pile  # also the interactive one
        orders.add(tuple(pile))
    assert len(orders) > len(SEEDS) // 2
    together = table("full_cooperation", 2)
    assert together.dummy is not None
    assert together.dummy.skill_pile == []


@rule("MK-SOLO-05")
@pytest.mark.parametrize("scenario", ["solo_conquest", *SCENARIOS])
def test_alone_interactive_spells_and_the_own_interactive_skill_are_out(scenario: str) -> None:
    interactive = ["mana_exploit", "healing_ritual", "source_freeze", "prayer_of_weather"]
    for hero, skill in zip(HEROES, interactive, strict=True):
        s = table(scenario, [hero])
        facts = dump(s)
        spells = {*facts["spell_deck"], *facts["spell_offer"]}
        assert len(spells) == 16
        assert not spells & {"mana_meltdown", "mana_claim", "mind_read", "energy_flow"}
        pile = facts["seat"]["0"]["skill_pile"]
        assert len(pile) == 9
        assert f"{hero}_{skill}" not in pile


@rule("MK-SOLO-06")
@pytest.mark.parametrize("scenario", [scenario for scenario in SCENARIOS if scenario in COUNTS])
def test_every_scenario_can_be_played_alone_with_the_tiles_for_two(scenario: str) -> None:
    s = table(scenario, 1)
    facts = dump(s)
    assert s.dummy is not None
    tiles = [line.split()[0] for line in facts["tiles"]] + facts["tile_deck"]
    countryside, cities, plain = COUNTS[scenario][0]
    assert len([tile for tile in tiles if tile.startswith("country_")]) == countryside
    assert len([tile for tile in tiles if tile in CITIES]) == cities
    assert len([tile for tile in tiles if tile.startswith("core_") and tile not in CITIES]) == plain
    # MK-TAC-03: the player first, then the dummy
    assert view(s)["dummy"]["tactic"] == ""
    assert len(s.legal()) == 6
    s.apply(s.parse("tactic early_bird"))
    assert view(s)["dummy"]["tactic"] not in ("", "early_bird")
    assert not any(name.startswith("title_") for name in s.outcome().breakdown[0])


# -- chance --


@rule("MK-SETUP-18", "MK-SETUP-21")
def test_the_same_seed_sets_up_the_same_table() -> None:
    first, again, other = (dump(table("full_conquest", 3, seed)) for seed in (7, 7, 8))
    assert first == again
    assert first != other
