"""Whom AI units attack, where they go and what they do at walls, where one step of the procedure decides alone."""

from __future__ import annotations

import pytest

from hexfarer.games.heroes3 import events
from hexfarer.games.heroes3.battle import ATTACKER, DEFENDER, GATE, TOWER, TOWER_AT, WALL, Battle, Fighter
from hexfarer.games.heroes3.content.scenarios import card_of
from hexfarer.games.heroes3.flow.ai_choices import (
    ai_targets,
    approach_space,
    approached,
    gate_column,
    strike_space,
    wall_to_fell,
    weakest_last,
)
from hexfarer.games.heroes3.flow.ai_combat import LineUp, first_of, line_up, raise_ai_walls, splashed
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.terms import NONE
from tests.games.heroes3.ai_tables import act, combat, settled, space, started, told, unit
from tests.support import Dice, rule

ZERO = 2  # a roll of the attack die that shows 0


@pytest.fixture
def s() -> Heroes3:
    return settled(started("llq_1_homecoming"))


# -- whom --


@rule("H3-AI-003")
def test_the_own_tier_comes_before_a_lower_one_that_is_closer(s: Heroes3) -> None:
    battle = combat(s, "halberdiers@b3 crusaders@d3", "minotaurs@b4")
    assert ai_targets(battle, 2) == [1]


@rule("H3-AI-003")
def test_of_lower_tiers_the_highest_comes_first(s: Heroes3) -> None:
    battle = combat(s, "halberdiers@b3 crusaders@d3", "manticores@b4")
    assert ai_targets(battle, 2) == [1]


@rule("H3-AI-003")
def test_of_one_tier_the_closest_is_attacked_without_a_question(s: Heroes3) -> None:
    battle = combat(s, "griffins@d2 halberdiers@b3", "troglodytes@b4")
    assert ai_targets(battle, 2) == [1]


@rule("H3-AI-003")
def test_of_higher_tiers_only_the_distance_counts(s: Heroes3) -> None:
    battle = combat(s, "crusaders@c2 champions@a3", "troglodytes@a4")
    assert ai_targets(battle, 2) == [1]
    battle = combat(s, "crusaders@a3 champions@b4", "troglodytes@a4")
    assert ai_targets(battle, 2) == [0, 1]  # equally close: the player chooses


@rule("H3-AI-004")
def test_among_ranged_targets_the_own_tier_comes_before_a_closer_one(s: Heroes3) -> None:
    battle = combat(s, "marksmen@b3 zealots@a1", "medusas@b5")
    assert ai_targets(battle, 2) == [1]


@rule("H3-AI-004")
def test_without_ranged_targets_a_ranged_unit_goes_by_tier(s: Heroes3) -> None:
    battle = combat(s, "halberdiers@b3 crusaders@a1 champions@c2", "evil_eyes@b5")
    assert ai_targets(battle, 3) == [0]
    battle = combat(s, "champions@b3 crusaders@a1", "evil_eyes@b5")
    assert ai_targets(battle, 2) == [1]  # higher tiers from below


@rule("H3-AI-008")
def test_where_nobody_answers_health_defence_row_and_column_decide(s: Heroes3) -> None:
    battle = combat(s, "halberdiers@a1 marksmen@b1", "troglodytes@a4")
    assert weakest_last(battle, [0, 1])[-1] == 1  # both have 2 health; the marksmen have no Defence
    for places, first in (("a2 b1", 1), ("b1 a2", 0), ("b1 a1", 1), ("a1 b1", 0)):
        one, other = places.split()
        battle = combat(s, f"halberdiers@{one} skeletons@{other}", "troglodytes@a4")
        assert weakest_last(battle, [0, 1])[-1] == first


# -- where --


@rule("H3-AI-006")
def test_of_equally_near_spaces_the_one_beside_fewer_enemies(s: Heroes3) -> None:
    battle = combat(s, "halberdiers@b3 crusaders@c2", "troglodytes@c4")
    assert strike_space(battle, 2, 0) == space("b4")  # c3 is beside the crusaders as well
    battle = combat(s, "halberdiers@b3 crusaders@b5", "troglodytes@c4")
    assert strike_space(battle, 2, 0) == space("c3")


@rule("H3-AI-006")
def test_fewer_steps_count_more_than_fewer_enemies(s: Heroes3) -> None:
    battle = combat(s, "halberdiers@b3 crusaders@a4", "troglodytes@b4")
    assert strike_space(battle, 2, 0) == space("b4")


@rule("H3-AI-006")
def test_of_equal_spaces_the_lowest_row_then_column(s: Heroes3) -> None:
    battle = combat(s, "halberdiers@b3", "troglodytes@c4")
    assert strike_space(battle, 1, 0) == space("c3")
    battle = combat(s, "halberdiers@b2", "harpies@b4")
    battle.fighters.append(Fighter(unit("zombies"), DEFENDER, space("b3")))
    assert strike_space(battle, 1, 0) == space("b1")  # three steps, as to a2 and c2
    battle.fighters.append(Fighter(unit("skeletons"), DEFENDER, space("b1")))
    assert strike_space(battle, 1, 0) == space("a2")


@rule("H3-AI-003")
def test_out_of_reach_the_closest_is_approached_whatever_its_tier(s: Heroes3) -> None:
    battle = combat(s, "crusaders@c5 halberdiers@a5", "troglodytes@d1")
    assert ai_targets(battle, 2) == []
    assert approached(battle, 2) == [0]
    assert approach_space(battle, 2, 0) == space("c3")


@rule("H3-AI-003")
def test_of_equally_far_units_one_is_approached_by_tier(s: Heroes3) -> None:
    battle = combat(s, "halberdiers@b1 crusaders@d1", "minotaurs@c5")
    assert ai_targets(battle, 2) == []
    assert approached(battle, 2) == [1]
    battle = combat(s, "halberdiers@b1 crusaders@d1", "troglodytes@c5")
    assert approached(battle, 2) == [0]


@rule("H3-AI-006")
def test_a_unit_approaches_on_the_side_with_fewer_enemies(s: Heroes3) -> None:
    battle = combat(s, "crusaders@c1", "troglodytes@d5")
    assert approach_space(battle, 1, 0) == space("d2")  # the lowest of d2 and c3, both a step short
    battle = combat(s, "crusaders@c1 champions@d1", "troglodytes@d5")
    assert approach_space(battle, 2, 0) == space("c3")


@rule("H3-AI-012")
def test_a_unit_does_not_walk_to_a_space_that_is_no_closer(s: Heroes3) -> None:
    battle = combat(s, "halberdiers@a1", "troglodytes@a4 skeletons@a2 zombies@b1 minotaurs@b5")
    assert approached(battle, 1) == []  # both spaces beside the target are taken
    act(s, 1)
    assert battle.fighters[1].at == space("a4")
    assert told(s, events.UNIT_MOVED) == []


@rule("H3-AI-007")
def test_a_flying_unit_approaches_over_others(s: Heroes3) -> None:
    row = "troglodytes@a3 evil_eyes@b3 skeletons@c3 zombies@d3"
    battle = combat(s, "halberdiers@a1", row + " harpies@d5 minotaurs@d4")
    assert approached(battle, 6) == []  # on foot nobody comes through
    assert approached(battle, 5) == [0]
    assert approach_space(battle, 5, 0) == space("c2") or approach_space(battle, 5, 0) == space("d2")


@rule("H3-AI-010")
def test_the_second_target_of_ai_liches_goes_by_tier(s: Heroes3) -> None:
    battle = combat(s, "champions@b2 halberdiers@a1 zealots@c1", "liches:pack@b5 skeletons@b1")
    assert splashed(s, 3, [0, 1, 2, 4]) == [2]  # silver like the liches
    assert splashed(s, 3, [0, 1, 4]) == [1]  # then lower tiers, their own unit last
    assert splashed(s, 3, [4]) == [4]
    assert battle.fighters[3].side == DEFENDER


@rule("H3-AI-009", "H3-AI-037")
def test_an_attack_bonus_of_an_activation_is_gone_after_it(s: Heroes3) -> None:
    battle = combat(s, "crusaders:pack@a4", "troglodytes@a5")
    battle.fighters[0].retaliated = True
    s.tale.charge = 2
    Dice(s, [ZERO])
    act(s, 1)
    assert battle.fighters[0].damage == 2 + 2 - 2
    assert [each.attack for each in battle.fighters] == [0, 0]
    assert s.tale.charge == 0


@rule("H3-DECK-027")
def test_a_bonus_that_no_attack_has_used_ends_with_the_activation_of_an_ai_unit(s: Heroes3) -> None:
    battle = combat(s, "halberdiers@a1", "troglodytes@d5")
    battle.fighters[0].defence, battle.fighters[0].blessed = 2, True
    act(s, 1)
    assert (battle.fighters[0].defence, battle.fighters[0].blessed) == (0, False)


@rule("H3-AI-009")
def test_an_ai_unit_without_walls_that_cannot_move_does_not_defend(s: Heroes3) -> None:
    battle = combat(s, "halberdiers@a1", "zombies@a5 skeletons@a4 troglodytes@b5")
    act(s, 1)
    assert not battle.fighters[1].defends


# -- walls --


def siege(s: Heroes3, player: str, ai: str, attacks: bool) -> Battle:
    battle = combat(s, player, ai, attacks)
    battle.walls = [WALL, GATE, WALL, WALL]
    battle.fighters.append(Fighter(TOWER, DEFENDER, TOWER_AT))
    return battle


@rule("H3-AI-020")
def test_the_gate_of_the_ai_stands_before_its_fastest_ground_unit(s: Heroes3) -> None:
    battle = combat(s, "halberdiers@a1", "troglodytes@a4 minotaurs@c4 harpies:pack@d4")
    assert gate_column(battle) == 2
    battle = combat(s, "halberdiers@a1", "harpies@b4 harpies:pack@d4")
    assert gate_column(battle) == 3  # nobody is on foot
    s = settled(started("llq_3_steadwicks_liberation"))
    assert card_of(s).foes[0].citadel
    battle = combat(s, "halberdiers@a1", "troglodytes@a4 minotaurs@c4")
    raise_ai_walls(s)
    assert battle.walls == [WALL, WALL, GATE, WALL]
    assert [each.is_tower() for each in battle.fighters] == [False, False, False, True]


@rule("H3-AI-021")
def test_ai_defenders_that_cannot_get_out_defend_unless_they_did_so_before(s: Heroes3) -> None:
    for had_token in (False, True):
        battle = siege(s, "halberdiers@a1", "troglodytes@d5 skeletons@b3 zombies@d4 minotaurs@c5", True)
        act(s, 1, had_token)
        assert battle.fighters[1].defends == (not had_token)
        assert battle.fighters[1].at == space("d5")
        assert battle.walls == [WALL, GATE, WALL, WALL]


@rule("H3-AI-021")
def test_ai_defenders_do_not_fell_walls(s: Heroes3) -> None:
    battle = siege(s, "halberdiers@d1", "troglodytes@d4", True)
    act(s, 1)
    assert battle.walls == [WALL, GATE, WALL, WALL]
    assert battle.fighters[1].at != space("d4")  # on its way to the gate


@rule("H3-AI-023")
def test_the_players_tower_is_no_target_of_units_on_the_ground_or_in_the_air(s: Heroes3) -> None:
    battle = siege(s, "crusaders@a5", "minotaurs@a2 harpies@d2", False)
    tower = len(battle.fighters) - 1
    for i in (1, 2):
        assert tower not in ai_targets(battle, i) + approached(battle, i)


@rule("H3-AI-024")
def test_an_ai_attacker_takes_the_wall_that_needs_the_fewest_steps(s: Heroes3) -> None:
    battle = siege(s, "crusaders@b5", "minotaurs@c1", False)
    assert wall_to_fell(battle, 1) == (space("c3"), space("c2"))


@rule("H3-AI-024")
def test_an_ai_attacker_goes_for_the_wall_although_an_enemy_could_be_approached(s: Heroes3) -> None:
    battle = siege(s, "crusaders@b5", "minotaurs@c1", False)
    battle.walls = [0, GATE, WALL, WALL]  # there is a way on the left, but nobody is in reach
    assert ai_targets(battle, 1) == []
    assert approached(battle, 1) == [0]
    act(s, 1)
    assert battle.walls == [0, GATE, 0, WALL]
    assert battle.fighters[1].at == space("c2")
    assert not told(s, events.ATTACKED)


@rule("H3-AI-024")
def test_an_ai_attacker_that_reaches_no_wall_goes_towards_one(s: Heroes3) -> None:
    battle = siege(s, "crusaders@b5", "minotaurs@a1 skeletons@a2 zombies@b2 troglodytes@c2", False)
    assert wall_to_fell(battle, 1) == (NONE, space("d1"))
    act(s, 1)
    assert battle.fighters[1].at == space("d1")
    assert battle.walls == [WALL, GATE, WALL, WALL]


# -- deployment --


@rule("H3-COMBAT-024")
def test_of_equal_initiative_the_higher_tier_takes_its_place_first() -> None:
    pair = [unit("neutral_rogues"), unit("neutral_medusas"), unit("neutral_diamond_golems")]  # all of Initiative 6
    assert first_of(pair) == [unit("neutral_diamond_golems")]
    assert first_of(pair[:2]) == [unit("neutral_medusas")]


@rule("H3-COMBAT-024")
def test_an_attacking_ai_lines_up_from_its_own_left(s: Heroes3) -> None:
    battle = combat(s, "halberdiers@a4", "", attacks=False)
    s.tale.foes[0].army = [unit("harpies:pack"), unit("evil_eyes"), unit("troglodytes")]
    line_up(s, ATTACKER)
    while len(battle.fighters) < 4:
        s.stack[-1].ready(s)
    assert {each.unit: each.at for each in battle.fighters[1:]} == {
        unit("harpies:pack"): space("a2"),
        unit("troglodytes"): space("b2"),
        unit("evil_eyes"): space("a1"),
    }


@rule("H3-AI-030")
def test_an_ai_hero_fields_its_five_best_units(s: Heroes3) -> None:
    combat(s, "halberdiers@a1", "")
    words = "skeletons minotaurs:pack harpies:pack champions minotaurs crusaders"
    s.tale.foes[0].army = [unit(word) for word in words.split()]
    line_up(s, DEFENDER)
    frame = s.stack[-1]
    assert isinstance(frame, LineUp)
    assert sorted(frame.units) == sorted(unit(word) for word in words.split()[1:])
    assert s.tale.foes[0].army == [unit("skeletons")]


@rule("H3-AI-030")
def test_what_an_ai_hero_has_left_after_a_combat_fights_again(s: Heroes3) -> None:
    battle = combat(s, "halberdiers@a1", "troglodytes@a5 harpies:pack@b5")
    battle.fighters[0].at = NONE  # the player has lost
    battle.fighters[2].unit = unit("harpies")  # flipped
    s.changed()
    s.settle()
    assert s.battle is None
    assert sorted(s.tale.foes[0].army) == sorted([unit("troglodytes"), unit("harpies")])
    assert not s.tale.foes[0].beaten
