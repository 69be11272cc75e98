"""From a scenario to the first position: map, decks, Bounties."""

from __future__ import annotations

from collections import Counter

import pytest

from hexfarer.games.euthia import GAME, events, verbs
from hexfarer.games.euthia.board import place_of
from hexfarer.games.euthia.components import (
    ADDITIONAL,
    FIXED,
    GROUPS,
    LEGENDS,
    MAP_TILE_IDS,
    MAP_TILES,
    MONSTERS,
    SCENARIO,
    START,
    TILES,
    WITH_ENCOUNTER,
)
from hexfarer.games.euthia.content.scenarios import SCENARIOS
from hexfarer.games.euthia.flow.walking import Exploring, free_places, ring_of
from hexfarer.games.euthia.player import Player
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import (
    ARTIFACTS,
    CHURCH,
    FIRE,
    FIRST_GOLD,
    MIND_CONTROL,
    NONE,
    OWN,
    POTIONS,
    SOUL_CONTROL,
    USUAL,
)
from hexfarer.kernel.action import pack
from hexfarer.kernel.hexes import at
from hexfarer.kernel.phrase import Problem
from hexfarer.kernel.registry import Setup, make_setup
from tests.games.euthia.realm import begun, lay, turn
from tests.support import rule

ALL = [(card.id, seats) for card in SCENARIOS for seats in (1, 2, 3, 4)]


def groups(s: Euthia) -> Counter[tuple[int, int]]:
    """How many tiles of each Chapter and group are in the stack."""
    return Counter((MAP_TILES[tile].chapter, MAP_TILES[tile].group) for tile in s.map_stack)


@rule("EU-SETUP-01", "EU-SCEN-01", "EU-SCEN-03", "EU-SCEN-04", "EU-ROUND-01")
def test_a_scenario_names_rounds_chapters_elites_and_modules() -> None:
    hunt, defence, walking = (begun(card.id).plan for card in SCENARIOS)
    assert [plan.rounds for plan in (hunt, defence, walking)] == [10, 12, 10]
    assert [plan.elite_levels for plan in (hunt, defence, walking)] == [[], [1, 2, 3], [1, 2]]
    assert (defence.event_rounds, defence.farrug_round) == ([2, 4, 6, 8, 10, 12], 5)
    assert (walking.golem, walking.golem_round, walking.legends) == (True, 4, True)
    assert (hunt.event_rounds, hunt.farrug_round, hunt.golem, hunt.legends) == ([], 0, False, False)
    assert [len(card.encounters) for card in SCENARIOS] == [4, 4, 5]


@rule("EU-SETUP-02", "EU-SETUP-05")
def test_the_start_tile_lies_in_the_middle_and_the_other_one_is_not_used() -> None:
    for card, start in zip(SCENARIOS, ["I-01", "I-01", "I-02"]):
        s = begun(card.id)
        assert s.board.tiles == [MAP_TILE_IDS.index(start)]
        assert s.board.at(s.board.church()).kind == CHURCH
        assert not [tile for tile in s.map_stack if MAP_TILES[tile].group == START]


@rule("EU-SETUP-03", "EU-SETUP-04", "EU-SETUP-05", "EU-SOLO-01")
@pytest.mark.parametrize(("scenario", "seats"), ALL)
def test_the_stack_has_the_tiles_of_the_map_table(scenario: str, seats: int) -> None:
    card = next(card for card in SCENARIOS if card.id == scenario)
    s = begun(scenario, seats)
    found = groups(s)
    for chapter in range(5):
        used = chapter < len(card.encounters)
        fixed = [tile for tile in MAP_TILES if tile.chapter == chapter and tile.group == FIXED]
        wanted = 2 if seats == 1 else len(fixed)
        assert found[chapter, FIXED] == (wanted if used else 0)
        assert found[chapter, WITH_ENCOUNTER] == (card.encounters[chapter][seats - 1] if used else 0)
        assert found[chapter, ADDITIONAL] == (card.additional[chapter][seats - 1] if used else 0)
        tagged = [tile for tile in MAP_TILES if tile.chapter == chapter and tile.tag and tile.tag in card.tags]
        assert found[chapter, SCENARIO] == len(tagged)
    assert len(set(s.map_stack)) == len(s.map_stack)
    if seats == 1:
        assert all(MAP_TILES[tile].solo for tile in s.map_stack if MAP_TILES[tile].group == FIXED)


@rule("EU-COOP-01")
def test_together_all_fixed_tiles_are_used() -> None:
    assert groups(begun("the_hunt", 2, mode="coop")) == groups(begun("the_hunt", 2))


@rule("EU-SETUP-04")
def test_encounter_and_additional_tiles_are_random() -> None:
    seen = {tile for seed in range(30) for tile in begun("the_hunt", seed=seed).map_stack}
    for group in (WITH_ENCOUNTER, ADDITIONAL):
        assert {i for i, tile in enumerate(MAP_TILES) if tile.group == group and tile.chapter < 3} <= seen, GROUPS[
            group
        ]


@rule("EU-SETUP-06")
@pytest.mark.parametrize(("scenario", "seats"), ALL)
def test_the_lowest_chapter_lies_on_top(scenario: str, seats: int) -> None:
    chapters = [MAP_TILES[tile].chapter for tile in begun(scenario, seats).map_stack]
    assert chapters == sorted(chapters, reverse=True)  # the top is at the end
    assert len({tuple(begun(scenario, seats, seed).map_stack) for seed in range(5)}) == 5


@rule("EU-SETUP-07")
def test_defence_of_the_realm_with_three_players() -> None:
    found = groups(begun("defence_of_the_realm", 3))
    assert [found[chapter, FIXED] for chapter in range(5)] == [3, 3, 3, 3, 0]
    assert [found[chapter, WITH_ENCOUNTER] for chapter in range(5)] == [1, 1, 2, 0, 0]
    assert [found[chapter, ADDITIONAL] for chapter in range(5)] == [6, 4, 3, 3, 0]
    assert sum(count for (_, group), count in found.items() if group == ADDITIONAL) == 16
    assert sum(count for (_, group), count in found.items() if group == SCENARIO) == 0


@rule("EU-SETUP-06", "EU-EXPLORE-01", "EU-EXPLORE-02", "EU-MAP-03")
def test_worked_example_3_three_tiles_and_the_third_of_the_next_chapter() -> None:
    s = turn(begun("the_hunt"))
    first = [tile for tile in s.map_stack if MAP_TILES[tile].chapter == 0][-2:]
    s.map_stack = [tile for tile in s.map_stack if MAP_TILES[tile].chapter > 0] + first
    s.players[0].move = 2
    s.apply(pack(verbs.STEP, 0))
    assert isinstance(s.stack[-1], Exploring)
    slots = [(1, -2), (-1, -1), (-2, 1)]
    places = {place_of(at(q, r)) for q, r in slots}
    assert set(s.legal()) == {pack(verbs.PLACE, place) for place in places}
    for q, r in slots:
        if isinstance(s.stack[-1], Exploring):
            s.apply(pack(verbs.PLACE, place_of(at(q, r))))
    assert [MAP_TILES[tile].chapter for tile in s.board.tiles] == [0, 0, 0, 1]
    assert s.players[0].move == 1
    assert s.to_act() == 0


@rule("EU-SETUP-16")
def test_four_tiles_of_each_shop_are_open() -> None:
    s = begun()
    assert [len(offer) for offer in s.offers] == [4, 4, 4]
    assert [len(stack) for stack in s.stacks[:3]] == [69, 72, 66]
    for shop in range(3):
        found = Counter(s.offers[shop] + s.stacks[shop])
        assert found == {i: tile.copies for i, tile in enumerate(TILES) if tile.home == shop}
    assert begun(seed=1).offers != begun(seed=2).offers


@rule("EU-SETUP-17")
def test_healing_potions_are_an_open_pile() -> None:
    assert len(begun().stacks[POTIONS]) == 12


@rule("EU-SETUP-18", "EU-SETUP-25")
def test_no_combat_is_on_and_all_rules_are_the_usual_ones() -> None:
    s = begun()
    assert s.fight is None
    assert s.roll is None
    assert s.rules == USUAL
    assert s.players[0].essences[FIRE] == 0


@rule("EU-SETUP-19")
def test_stacks_by_type_and_level_and_no_discards() -> None:
    s = begun()
    assert [len(stack) for stack in s.stacks[3:9]] == [25, 25, 24, 20, 20, 20]
    for level, deck in enumerate(s.monsters, 1):
        assert {MONSTERS[card].level for card in deck} == {level}
    assert [len(deck) for deck in s.monsters] == [14, 14, 12]
    assert len(s.cards[0]) == 24
    assert not any(s.stacks_used + s.monsters_used + s.cards_used)
    assert begun(seed=1).monsters != begun(seed=2).monsters
    assert begun(seed=1).cards != begun(seed=2).cards


@rule("EU-SETUP-20", "EU-SOLO-01")
def test_solo_cards_stay_in_the_box_against_each_other() -> None:
    rivals, together, alone = begun(), begun(mode="coop"), begun(seats=1)
    assert Counter(rivals.cards[1]) == {card: 8 for card in range(FIRST_GOLD, 7) if card != MIND_CONTROL}
    assert rivals.combat_cards == []
    for s in (together, alone):
        assert Counter(s.cards[1] + s.gold_bank) == {card: 8 for card in range(FIRST_GOLD, 7) if card != SOUL_CONTROL}
        assert len(s.combat_cards) == 36


@rule("EU-SETUP-21", "EU-SOLO-01")
def test_control_cards_only_for_three_and_four_players() -> None:
    assert [Counter(begun(seats=seats).controls) for seats in (1, 2, 3, 4)] == [
        {},
        {},
        {0: 2, 1: 2, 2: 2},
        {0: 2, 1: 2, 2: 2, 3: 2},
    ]
    assert begun(seats=3, mode="coop").controls == []


@rule("EU-SETUP-22")
def test_no_encounter_is_prepared_before_its_tile_is_revealed() -> None:
    s = begun()
    assert not any(s.quest_decks + s.open_quests)


@rule("EU-SETUP-23", "EU-SCEN-05")
def test_every_hero_gets_the_start_bonus() -> None:
    for card in SCENARIOS:
        assert [player.gold for player in begun(card.id, 3).players] == [2, 2, 2]


@rule("EU-SETUP-24")
def test_a_boundary_keeps_tiles_near_the_start() -> None:
    assert begun().plan.boundary == NONE
    inside, free = turn(begun(boundary="3")), turn(begun())
    for s in (inside, free):
        for ring in range(1, 4):
            lay(s, f"I-0{ring + 2}", ring, 0)
    outer = range(12, 15)  # the fields of the tile in the third ring
    assert all(ring_of(place) <= 3 for field in outer for place in free_places(inside, field))
    assert any(ring_of(place) == 4 for field in outer for place in free_places(free, field))
    assert any(set(free_places(inside, field)) < set(free_places(free, field)) for field in outer)


@rule("EU-SETUP-26")
def test_cards_of_modules_enter_only_their_scenarios() -> None:
    hunt, defence, walking = (begun(card.id) for card in SCENARIOS)
    assert [len(s.event_deck) for s in (hunt, defence, walking)] == [0, 7, 0]
    assert [len(s.attacks) for s in (hunt, defence, walking)] == [0, 4, 0]
    assert [len(s.rages) for s in (hunt, defence, walking)] == [0, 0, 10]
    assert [len(s.legend_deck) for s in (hunt, defence, walking)] == [0, 0, len(LEGENDS)]
    assert [len(s.stacks[ARTIFACTS]) for s in (hunt, defence, walking)] == [0, 0, 6]
    assert [bool(s.plan.badges) for s in (hunt, defence, walking)] == [True, False, False]
    assert all(tile.home < OWN or tile.home - OWN < 6 for tile in TILES)


def test_nobody_plays_together_alone() -> None:
    with pytest.raises(Problem):
        GAME.check_setup(Setup("euthia", "base", "the_hunt", ["dral"], {"mode": "coop"}, 1))


# -- Bounties --


@rule("EU-ELITE-01", "EU-ELITE-02")
@pytest.mark.parametrize(("seats", "each"), [(1, 3), (2, 4), (3, 5), (4, 6)])
def test_bounties_by_number_of_players_with_level_one_on_top(seats: int, each: int) -> None:
    s = begun("defence_of_the_realm", seats)
    levels = [MONSTERS[elite].level for elite in [*s.bounty_stack, s.elite]]
    assert levels == [3] * each + [2] * each + [1] * each
    assert len({s.elite, *s.bounty_stack}) == 3 * each
    assert {MONSTERS[elite].level for elite in [*begun("walking_destruction").bounty_stack]} == {1, 2}


@rule("EU-ELITE-01")
def test_players_may_agree_on_elites() -> None:
    assert begun("the_hunt").elite == NONE
    assert begun("defence_of_the_realm", elites="never").elite == NONE
    s = begun("the_hunt", elites="always")
    assert Counter(MONSTERS[elite].level for elite in [*s.bounty_stack, s.elite]) == {1: 4, 2: 4, 3: 4}


@rule("EU-ELITE-03")
def test_the_top_bounty_is_open_from_the_start() -> None:
    s = begun("defence_of_the_realm")
    assert MONSTERS[s.elite].level == 1
    assert s.elite not in s.bounty_stack


@rule("EU-SETUP-14")
def test_it_is_told_who_begins() -> None:
    s = GAME.start(make_setup("euthia", seats=["dral", "ael", "keleia"], seed=4), True)
    assert isinstance(s, Euthia)
    assert [event.args for event in s.log or [] if event.kind == events.FIRST] == [[s.first]]


def test_a_player_has_nothing_before_the_set_up_gives_it() -> None:
    new = Player(0)
    assert [new.health, new.rep, new.gold, new.gaar, new.dwurt, new.dwurt_die, new.move, new.turns] == [0] * 8
    assert [new.unlocked, new.controls, new.tokens, new.kills, new.deaths, new.delivered] == [0] * 6
    assert (new.gems, new.essences) == ([0] * 8, [0] * 4)
