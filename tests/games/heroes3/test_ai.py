"""The AI in combat and on the map (section 20 of the rules)."""

from __future__ import annotations

from collections import Counter

import pytest

from hexfarer.games.heroes3 import events, verbs
from hexfarer.games.heroes3.battle import ATTACKER, COLUMNS, DEFENDER, GATE, TOWER, TOWER_AT, WALL, Fighter
from hexfarer.games.heroes3.components import card_number
from hexfarer.games.heroes3.content.ai_cards import AI_CARD_IDS, AI_CARDS, MAGIC, MIGHT, SKILL, of_kind
from hexfarer.games.heroes3.content.scenarios import card_of
from hexfarer.games.heroes3.content.tiles import FIELDS
from hexfarer.games.heroes3.fighting import next_to_act
from hexfarer.games.heroes3.flow.ai_cards import AiDraw, UseSkill, cast_held
from hexfarer.games.heroes3.flow.ai_choices import (
    ai_targets,
    approach_space,
    approached,
    gate_column,
    strike_space,
    tier_order,
    wall_to_fell,
    weakest_last,
)
from hexfarer.games.heroes3.flow.ai_combat import LineUp, line_up, shuffle_ai_decks
from hexfarer.games.heroes3.flow.ai_map import FoeTurn, FoeTurns, goals, next_step, step_to, take_from_player, ways_to
from hexfarer.games.heroes3.flow.ai_spells import AiSpell, draw_spell
from hexfarer.games.heroes3.flow.visiting import enter
from hexfarer.games.heroes3.terms import (
    AZURE,
    BLOCKED,
    BRONZE,
    GOLD,
    GOLDEN,
    MINE_VALUABLES,
    NONE,
    SANCTUARY,
    SETTLEMENT,
    SILVER,
    TOWN,
    UTOPIA,
)
from hexfarer.kernel.action import a_of, kind_of, pack
from tests.games.heroes3.ai_tables import act, combat, quiet, settled, space, started, told, unit, units
from tests.support import Dice, rule

ZERO = 2  # a roll of the attack die that shows 0


def homecoming(difficulty: str = "normal"):  # type: ignore[no-untyped-def]
    return settled(started("llq_1_homecoming", difficulty=difficulty))


# -- whom a unit attacks --


@rule("H3-AI-002")
@pytest.mark.parametrize(
    ("tier", "order"),
    [
        (BRONZE, [BRONZE, SILVER, GOLDEN, AZURE]),
        (SILVER, [SILVER, BRONZE, GOLDEN, AZURE]),
        (GOLDEN, [GOLDEN, SILVER, BRONZE, AZURE]),
        (AZURE, [AZURE, GOLDEN, SILVER, BRONZE]),
    ],
)
def test_each_tier_has_its_order_of_targets(tier: int, order: list[int]) -> None:
    assert tier_order(tier) == order


@rule("H3-AI-002", "H3-AI-003")
def test_ex_65_a_silver_unit_attacks_bronze_rather_than_gold() -> None:
    battle = combat(homecoming(), "halberdiers@a3 champions@b3", "minotaurs@a4")
    assert ai_targets(battle, 2) == [0]


@rule("H3-AI-003")
def test_a_unit_with_only_higher_tiers_in_reach_attacks_the_closest_of_all() -> None:
    battle = combat(homecoming(), "crusaders@b3 champions@a3", "troglodytes@a4")
    assert ai_targets(battle, 2) == [1]  # golden, but next to it


@rule("H3-AI-003", "H3-AI-008")
def test_of_equal_targets_the_player_chooses() -> None:
    s = homecoming()
    battle = combat(s, "halberdiers@a3 marksmen@b4", "troglodytes@a4")
    act(s, 2)
    assert sorted(s.legal()) == sorted([pack(verbs.FIGHTER, 0), pack(verbs.FIGHTER, 1)])
    assert s.stack[-1].quiet(s) == pack(verbs.FIGHTER, weakest_last(battle, [0, 1])[-1])
    s.apply(pack(verbs.FIGHTER, 1))
    assert told(s, events.ATTACKED)[-1] == units(battle, 2, 1)


@rule("H3-AI-008")
def test_where_nobody_answers_the_weakest_is_taken() -> None:
    battle = combat(homecoming(), "halberdiers@a1 marksmen@b1 griffins@c1", "troglodytes@a4")
    assert weakest_last(battle, [0, 1, 2])[-1] in (0, 1)
    battle.fighters[2].damage = 3
    assert weakest_last(battle, [0, 1, 2])[-1] == 2
    battle.fighters[1].damage = 1
    assert weakest_last(battle, [0, 1])[-1] == 1


@rule("H3-AI-004")
def test_ex_66_a_ranged_unit_prefers_ranged_targets() -> None:
    battle = combat(homecoming(), "marksmen@a1 champions@b2", "neutral_enchanters@a5")
    assert ai_targets(battle, 2) == [0]


@rule("H3-AI-004", "H3-AI-007")
def test_among_targets_of_one_tier_the_closest_by_rows_and_columns() -> None:
    battle = combat(homecoming(), "halberdiers@a1 griffins@a2", "evil_eyes@a5")
    assert ai_targets(battle, 2) == [1]


@rule("H3-AI-004")
def test_a_ranged_unit_does_not_move_after_its_attack() -> None:
    s = homecoming()
    battle = combat(s, "halberdiers@a1", "evil_eyes@d5")
    act(s, 1)
    assert told(s, events.ATTACKED) == [units(battle, 1, 0)]
    assert battle.fighters[1].at == space("d5")


@rule("H3-AI-005")
def test_a_ranged_unit_beside_an_enemy_has_no_other_target() -> None:
    battle = combat(homecoming(), "halberdiers@d4 marksmen@a1", "evil_eyes@d5")
    assert ai_targets(battle, 2) == [0]


@rule("H3-AI-006")
def test_the_space_of_an_attack_needs_the_fewest_steps_then_has_the_fewest_enemies() -> None:
    battle = combat(homecoming(), "halberdiers@b2 griffins@c1", "harpies@b4")
    assert strike_space(battle, 2, 0) == space("b3")
    battle = combat(homecoming(), "halberdiers@b2 griffins@c2 crusaders@a3", "harpies@c4")
    # c3 would be beside the griffins; b3 is beside the crusaders; both need two steps or fewer
    assert strike_space(battle, 3, 1) == space("c3")


@rule("H3-AI-007")
def test_flying_units_count_steps_over_obstacles() -> None:
    walls = "troglodytes@a3 evil_eyes@b3 skeletons@c3 zombies@d3"
    walker = combat(homecoming(), "halberdiers@a2", walls + " minotaurs@a4")
    assert ai_targets(walker, 5) == []
    flyer = combat(homecoming(), "halberdiers@b1", walls + " harpies@b4")
    assert strike_space(flyer, 5, 0) == space("b2")


@rule("H3-AI-003", "H3-AI-009")
def test_a_unit_out_of_reach_goes_as_far_as_it_can_towards_the_closest() -> None:
    s = homecoming()
    battle = combat(s, "halberdiers@a1 marksmen@d1", "skeletons@a5 zombies@a4")
    assert ai_targets(battle, 2) == []
    assert approached(battle, 2) == [0]
    act(s, 2)
    assert battle.fighters[2].at == space("b3")
    assert not battle.fighters[2].defends


@rule("H3-AI-012")
def test_a_unit_that_cannot_come_closer_stays() -> None:
    s = homecoming()
    battle = combat(s, "halberdiers@a1", "zombies@a5 skeletons@a4 troglodytes@b5")
    assert approached(battle, 1) == []
    act(s, 1)
    assert battle.fighters[1].at == space("a5")
    assert approach_space(battle, 1, 0) == NONE


@rule("H3-AI-001")
def test_of_equal_initiative_the_attacker_is_first() -> None:
    s = homecoming()
    battle = combat(s, "halberdiers@a1", "skeletons@a5")
    battle.fighters[0].haste = battle.fighters[1].face().initiative - battle.fighters[0].face().initiative
    assert next_to_act(battle) == [0]
    other = combat(s, "halberdiers@a5", "skeletons@a1", attacks=False)
    other.fighters[0].haste = other.fighters[1].face().initiative - other.fighters[0].face().initiative
    assert next_to_act(other) == [1]


@rule("H3-AI-010")
def test_ai_harpies_stay_where_they_attacked() -> None:
    s = homecoming()
    battle = combat(s, "crusaders:pack@a2", "harpies@a4")
    battle.fighters[0].retaliated = True
    act(s, 1)
    assert battle.fighters[1].at == space("a3")
    assert not s.legal() or all(kind_of(action) != verbs.SPACE for action in s.legal())


@rule("H3-AI-010")
def test_ai_liches_hit_a_second_unit_of_the_player_rather_than_their_own() -> None:
    s = homecoming()
    battle = combat(s, "crusaders:pack@a1 griffins:pack@b1", "liches:pack@a5 skeletons@a2")
    act(s, 2)
    assert told(s, events.ATTACKED)[:2] == [units(battle, 2, 0), units(battle, 2, 1)]


@rule("H3-AI-011")
def test_ai_units_retaliate() -> None:
    s = homecoming()
    battle = combat(s, "halberdiers@a4", "minotaurs:pack@a5")
    for each in battle.fighters:
        each.done = each.side == DEFENDER
    s.changed()
    s.settle()
    s.apply(pack(verbs.ATTACK, 1))
    assert told(s, events.RETALIATED) == [units(battle, 1, 0)]


# -- walls --


def siege(s, player: str, ai: str, attacks: bool):  # type: ignore[no-untyped-def]
    battle = combat(s, player, ai, attacks)
    battle.walls = [WALL, GATE, WALL, WALL]
    battle.fighters.append(Fighter(TOWER, DEFENDER, TOWER_AT))
    return battle


@rule("H3-AI-020")
def test_the_gate_stands_before_the_fastest_unit_on_foot() -> None:
    battle = combat(homecoming(), "halberdiers@a1", "troglodytes@a4 minotaurs@c4 harpies@d4 evil_eyes@b5")
    assert gate_column(battle) == 2


@rule("H3-AI-021")
def test_ai_defenders_leave_walls_alone_and_defend_if_they_cannot_get_out() -> None:
    s = homecoming()
    battle = siege(s, "halberdiers@a1", "troglodytes@d4 skeletons@b3", True)
    act(s, 1)  # the way through the gate is taken by their own
    assert battle.walls == [WALL, GATE, WALL, WALL]
    assert battle.fighters[1].defends or battle.fighters[1].at != space("d4")
    battle = siege(s, "halberdiers@a1", "harpies@a4", True)
    act(s, 1)
    assert told(s, events.ATTACKED)[-1] == units(battle, 1, 0)  # over the wall


@rule("H3-AI-021")
def test_ai_defenders_go_through_the_gate() -> None:
    s = homecoming()
    battle = siege(s, "halberdiers@b1", "troglodytes@b4", True)
    act(s, 1)
    assert battle.fighters[1].at == space("b2")
    assert told(s, events.ATTACKED)[-1] == units(battle, 1, 0)


@rule("H3-AI-022")
def test_the_ai_tower_shoots_like_a_silver_unit_at_the_weakest() -> None:
    s = homecoming()
    battle = siege(s, "marksmen@a1 halberdiers@b1", "troglodytes@b4", True)
    assert ai_targets(battle, 3) == [0]  # ranged first
    battle = siege(s, "halberdiers@a1 griffins@b1", "troglodytes@b4", True)
    assert ai_targets(battle, 3) == [0]  # less health
    battle.fighters[1].damage = 3
    assert ai_targets(battle, 3) == [1]


@rule("H3-AI-023")
def test_the_players_tower_is_a_silver_ranged_target_for_ranged_ai_units_only() -> None:
    s = homecoming()
    battle = siege(s, "crusaders@b4", "medusas@b1 minotaurs@b2", False)
    tower = len(battle.fighters) - 1
    assert ai_targets(battle, 1) == [tower]
    assert tower not in ai_targets(battle, 2)


@rule("H3-AI-024")
def test_ai_attackers_fell_the_closest_wall_if_no_enemy_is_in_reach() -> None:
    s = homecoming()
    battle = siege(s, "crusaders@b5", "minotaurs@d2", False)
    assert wall_to_fell(battle, 1) == (space("d3"), space("d2"))
    act(s, 1)
    assert battle.walls == [WALL, GATE, WALL, 0]
    assert not told(s, events.ATTACKED)


# -- deployment --


@rule("H3-COMBAT-024")
def test_ai_units_line_up_by_initiative_from_the_left() -> None:
    s = homecoming()
    battle = combat(s, "halberdiers@a1", "")
    s.tale.foes[0].army = [unit("troglodytes"), unit("harpies:pack"), unit("evil_eyes")]
    line_up(s, DEFENDER)
    while isinstance(s.stack[-1], LineUp):
        s.stack[-1].ready(s)
    places = {each.unit: each.at for each in battle.fighters[1:]}
    assert places == {
        unit("harpies:pack"): space("d4"),
        unit("troglodytes"): space("c4"),
        unit("evil_eyes"): space("d5"),
    }


@rule("H3-COMBAT-024")
def test_the_player_orders_ai_units_that_are_equal() -> None:
    s = homecoming()
    battle = combat(s, "halberdiers@a1", "")
    s.push(LineUp(0, DEFENDER, [unit("neutral_dread_knights"), unit("neutral_trolls")]))
    s.changed()
    s.settle()
    first = unit("neutral_trolls")
    assert sorted(s.legal()) == sorted([pack(verbs.UNIT, first), pack(verbs.UNIT, unit("neutral_dread_knights"))])
    s.apply(pack(verbs.UNIT, first))
    assert [each.unit for each in battle.fighters[1:]] == [first, unit("neutral_dread_knights")]


# -- AI cards --


@rule("H3-AI-030", "H3-AI-036", "H3-COMP-002")
def test_twenty_ai_cards_of_three_kinds() -> None:
    assert Counter(AI_CARDS[card].kind for kind in range(3) for card in of_kind(kind)) == {
        MIGHT: 12,
        MAGIC: 4,
        SKILL: 4,
    }


@rule("H3-AI-030")
def test_an_ai_deck_has_the_cards_that_the_scenario_says() -> None:
    s = started("llq_3_steadwicks_liberation")
    assert Counter(AI_CARDS[card].kind for card in s.tale.decks[0]) == {MIGHT: 5, MAGIC: 3, SKILL: 2}
    assert sorted(s.tale.spells) == sorted(
        card_number(id) for id in ("lightning_bolt", "slow", "weakness", "magic_arrow")
    )
    assert s.tale.skills == [card_number("offense")]


@rule("H3-AI-031")
def test_before_a_combat_all_ai_cards_are_in_their_decks() -> None:
    s = started("llq_3_steadwicks_liberation")
    for _ in range(4):
        s.tale.discards[0].append(s.tale.decks[0].pop())
    s.tale.spell_discard.append(s.tale.spells.pop())
    shuffle_ai_decks(s)
    assert (len(s.tale.decks[0]), s.tale.discards[0]) == (10, [])
    assert (len(s.tale.spells), s.tale.spell_discard) == (4, [])


def with_cards(s, *ids: str) -> None:  # type: ignore[no-untyped-def]
    """The AI deck, its top first."""
    s.tale.pile = 0
    s.tale.decks[0] = [AI_CARD_IDS.index(id) for id in reversed(ids)]
    s.tale.discards[0] = []


@rule("H3-AI-032", "H3-AI-035", "H3-AI-036")
@pytest.mark.parametrize(("difficulty", "more"), [("easy", 1), ("normal", 1), ("hard", 2), ("impossible", 2)])
def test_an_attack_card_is_drawn_before_the_unit_attacks(difficulty: str, more: int) -> None:
    s = homecoming(difficulty)
    battle = combat(s, "crusaders@a4", "troglodytes@a5")
    with_cards(s, "ai_attack_b")
    dice = Dice(s, [ZERO])
    battle.fighters[0].retaliated = True
    act(s, 1)
    assert dice.all_rolled()
    assert told(s, events.FOE_CARD) == [[AI_CARD_IDS.index("ai_attack_b")]]
    attack, defence = battle.fighters[1].face().attack, battle.fighters[0].face().defence
    assert battle.fighters[0].damage == attack + more - defence


@rule("H3-AI-033")
def test_an_empty_ai_deck_gives_no_more_cards() -> None:
    s = homecoming()
    combat(s, "crusaders:pack@a4", "troglodytes@a5")
    with_cards(s)
    s.tale.discards[0] = [0]
    act(s, 1)
    assert told(s, events.FOE_CARD) == []


@rule("H3-AI-037")
def test_an_attack_card_waits_for_the_next_unit_that_attacks_and_adds_up() -> None:
    s = homecoming()
    battle = combat(s, "crusaders:pack@a1 champions@d1", "zombies@d5 troglodytes@a2 skeletons@d4")
    with_cards(s, "ai_attack_b", "ai_attack_a")
    act(s, 2)  # too far away
    assert s.tale.charge == 1
    s.tale.pile = 0
    battle.fighters[0].retaliated = True
    Dice(s, [ZERO])
    act(s, 3)
    assert s.tale.charge == 0
    printed = battle.fighters[3].face().attack - battle.fighters[0].face().defence
    assert battle.fighters[0].damage == max(0, printed + 2)


@rule("H3-AI-036", "H3-AI-038")
def test_a_defence_card_helps_one_unit_against_one_attack() -> None:
    s = homecoming("impossible")
    battle = combat(s, "champions@a4", "troglodytes@a5 minotaurs:pack@d5")
    with_cards(s, "ai_defense_a")
    s.push(AiDraw(0))
    s.stack[-1].ready(s)
    assert [each.guarded for each in battle.fighters] == [0, 0, 2]  # the highest health
    with_cards(s, "ai_defense_b")
    s.push(AiDraw(0))
    s.stack[-1].ready(s)
    assert [each.guarded for each in battle.fighters] == [0, 0, 4]  # the minotaurs act next
    battle.fighters[2].done = True
    with_cards(s, "ai_defense_b")
    s.push(AiDraw(0))
    s.stack[-1].ready(s)
    assert battle.fighters[1].guarded == 2
    for each in battle.fighters:
        each.done = each.side == DEFENDER
    s.changed()
    s.settle()
    s.apply(pack(verbs.ATTACK, 1))
    while s.battle is not None and s.battle.target != NONE:
        quiet(s)
    assert battle.fighters[1].guarded == 0


# -- AI spells --


def cast(s, id: str, power: int = 0) -> AiSpell:  # type: ignore[no-untyped-def]
    """A spell of the AI, up to the next question."""
    number = card_number(id)
    for pile in (s.tale.spells, s.tale.spell_discard):
        if number in pile:
            pile.remove(number)
    magic = AI_CARD_IDS.index("ai_cast_a")
    s.tale.pile = 0
    s.tale.discards[0] = [magic]
    spell = AiSpell(0, number, power, magic)
    s.push(spell)
    while s.stack and s.stack[-1] is spell and not s.stack[-1].ready(s):
        pass
    return spell


@rule("H3-AI-034")
def test_an_empty_ai_spell_deck_is_rebuilt() -> None:
    s = started("llq_2_guardian_angels")
    drawn = [draw_spell(s) for _ in range(3)]
    s.tale.spell_discard = drawn[:]
    assert draw_spell(s) in drawn
    assert len(s.tale.spells) == 2


@rule("H3-AI-039")
def test_a_damaging_spell_hits_the_highest_defence_of_the_player() -> None:
    s = homecoming()
    battle = combat(s, "marksmen@a1 crusaders@b1 griffins@c1", "troglodytes@a5")
    battle.acting = 3
    cast(s, "lightning_bolt", 1)
    assert [each.damage for each in battle.fighters] == [0, 3, 0, 0]


@rule("H3-AI-039")
def test_an_improving_spell_helps_the_highest_defence_of_the_ai() -> None:
    s = homecoming()
    battle = combat(s, "marksmen@a1", "troglodytes@a5 minotaurs@b5")
    battle.acting = 1
    cast(s, "haste", 2)
    assert [each.haste for each in battle.fighters] == [0, 0, 3]


@rule("H3-AI-039")
def test_of_equal_targets_of_a_spell_the_player_chooses() -> None:
    s = homecoming()
    battle = combat(s, "halberdiers@a1 neutral_boars@b1", "troglodytes@a5")
    battle.fighters[1].unit = unit("halberdiers")
    battle.acting = 2
    cast(s, "magic_arrow")
    s.changed()
    s.settle()
    assert sorted(a_of(action) for action in s.legal()) == [0, 1]
    s.apply(pack(verbs.FIGHTER, 1))
    assert battle.fighters[1].damage == 1


@rule("H3-AI-040")
def test_a_fireball_hits_two_adjacent_units_of_the_player() -> None:
    s = homecoming()
    battle = combat(s, "marksmen@a1 crusaders@b1 halberdiers@d1", "troglodytes@a5")
    battle.acting = 3
    cast(s, "fireball")
    assert [each.damage for each in battle.fighters] == [1, 1, 0, 0]


@rule("H3-AI-040")
def test_without_adjacent_units_a_fireball_hits_one_that_is_not_beside_the_ai_or_goes_back() -> None:
    s = homecoming()
    battle = combat(s, "marksmen@a1 crusaders@c1", "troglodytes@a2")
    battle.acting = 2
    cast(s, "fireball")
    assert [each.damage for each in battle.fighters] == [0, 1, 0]
    battle = combat(s, "marksmen@a1", "troglodytes@a2")
    battle.acting = 1
    s.tale.decks[0] = [0, 1]
    cast(s, "fireball")
    assert told(s, events.FOE_BACK) == [[card_number("fireball")]]
    assert s.tale.decks[0] == [AI_CARD_IDS.index("ai_cast_a"), 0, 1]  # under the deck


@rule("H3-AI-041")
def test_stone_skin_protects_the_highest_defence_that_is_not_protected_yet() -> None:
    s = homecoming()
    battle = combat(s, "marksmen@a1", "troglodytes@a5 minotaurs@b5")
    battle.acting = 1
    cast(s, "stone_skin", 1)
    assert [each.guarded for each in battle.fighters] == [0, 0, 2]
    cast(s, "stone_skin", 1)
    assert [each.guarded for each in battle.fighters] == [0, 2, 2]


@rule("H3-AI-042")
def test_cure_heals_the_most_damaged_or_goes_back() -> None:
    s = homecoming()
    battle = combat(s, "marksmen@a1", "troglodytes@a5 minotaurs@b5")
    battle.acting = 1
    cast(s, "cure", 1)
    assert told(s, events.FOE_BACK) == [[card_number("cure")]]
    battle.fighters[2].damage = 3
    battle.fighters[1].damage = 1
    cast(s, "cure", 1)
    assert [each.damage for each in battle.fighters] == [0, 1, 1]


@rule("H3-AI-043")
def test_fire_shield_is_held_when_most_have_acted() -> None:
    s = homecoming()
    battle = combat(s, "marksmen@a1", "troglodytes@a5 evil_eyes@b5 harpies@c5")
    battle.acting = 1
    cast(s, "fire_shield", 0)
    assert max(each.shield for each in battle.fighters) == 1
    for each in battle.fighters:
        each.shield = 0
    battle.fighters[2].done = battle.fighters[3].done = True
    cast(s, "fire_shield", 0)
    assert max(each.shield for each in battle.fighters) == 0
    assert s.tale.held == [card_number("fire_shield"), 0, 1]
    assert not cast_held(s, 0)
    battle.round = 2
    assert cast_held(s, 0)
    assert isinstance(s.stack[-1], AiSpell)


@rule("H3-AI-044")
def test_weakness_hits_the_unit_that_will_retaliate_or_goes_back() -> None:
    s = homecoming()
    battle = combat(s, "crusaders@a4 marksmen@d1", "troglodytes@a5")
    battle.acting = 2
    cast(s, "weakness", 0)
    assert [each.attack for each in battle.fighters] == [-1, 0, 0]
    battle.fighters[0].retaliated = True
    cast(s, "weakness", 0)
    assert told(s, events.FOE_BACK) == [[card_number("weakness")]]


@rule("H3-AI-045")
def test_a_spell_that_players_own_is_replaced_by_magic_arrow() -> None:
    s = started("qg_2_sicilian_dragon")
    assert s.tale.spells.count(card_number("lightning_bolt")) == 2  # both copies there are
    other = started("llq_2_guardian_angels", "rion")
    arrow = card_number("magic_arrow")
    assert other.tale.spells.count(arrow) == 1
    assert other.players[0].deck.count(arrow) == 2


@rule("H3-AI-036", "H3-AI-046", "H3-AI-047")
def test_a_skill_card_uses_the_skill_of_the_scenario_and_draws_an_ai_card() -> None:
    s = settled(started("llq_3_steadwicks_liberation", difficulty="hard"))
    combat(s, "crusaders:pack@a1", "troglodytes@a5")
    s.tale.pile = 0
    with_cards(s, "ai_skill_a", "ai_defense_a", "ai_defense_a")
    s.battle.acting = 1  # type: ignore[union-attr]
    s.push(AiDraw(0))
    while isinstance(s.stack[-1], AiDraw | UseSkill):
        s.stack[-1].ready(s)
    assert told(s, events.FOE_SKILL) == [[card_number("offense")]] * 2  # twice on hard
    assert s.tale.charge == 2
    assert len(told(s, events.FOE_CARD)) == 3
    assert s.tale.skills == [card_number("offense")]


@rule("H3-AI-036")
def test_a_skill_card_is_shuffled_back_in_the_first_combat_round() -> None:
    s = settled(started("qg_2_sicilian_dragon"))
    battle = combat(s, "crusaders:pack@a1", "zombies:pack@a5")
    with_cards(s, "ai_skill_b")
    battle.acting = 1
    s.push(AiDraw(0))
    while not isinstance(s.stack[-1], type(s.stack[0])) and len(s.stack) > 2:
        s.stack[-1].ready(s)
    assert battle.fighters[1].form == 2  # the cloak lies on the zombies
    assert s.tale.decks[0] == [AI_CARD_IDS.index("ai_skill_b")]
    assert s.tale.discards[0] == []


@rule("H3-AI-047")
def test_an_ability_that_draws_a_card_draws_an_ai_card() -> None:
    s = homecoming()
    battle = combat(s, "crusaders:pack@a4", "minotaurs@a5")
    battle.fighters[0].retaliated = True
    with_cards(s, "ai_defense_b", "ai_attack_b")
    Dice(s, [0])  # minotaurs roll -1
    act(s, 1)
    assert len(told(s, events.FOE_CARD)) == 2


@rule("H3-AI-048")
def test_nobody_flees_from_an_ai_hero_or_surrenders() -> None:
    s = homecoming()
    battle = combat(s, "halberdiers@a1", "troglodytes@a5")
    s.players[0].resources[GOLD] = 20
    for each in battle.fighters:
        each.done = each.side == DEFENDER
    s.changed()
    s.settle()
    assert not {verbs.FLEE, verbs.SURRENDER} & {kind_of(action) for action in s.legal()}


@rule("H3-AI-049", "H3-END-001")
def test_beating_an_ai_hero_gives_no_experience() -> None:
    s = homecoming()
    battle = combat(s, "champions:pack@a4", "troglodytes@a5")
    battle.fighters[1].damage = 1
    before = s.players[0].xp
    for each in battle.fighters:
        each.done = each.side == DEFENDER
    s.changed()
    s.settle()
    s.apply(pack(verbs.ATTACK, 1))
    while s.battle is not None:
        quiet(s)
    assert s.tale.foes[0].beaten
    assert told(s, events.FOE_BEATEN) == [[0, 0]]
    assert s.players[0].xp == before


# -- AI heroes on the map --


def open_map(s) -> None:  # type: ignore[no-untyped-def]
    """All tiles face up."""
    for place, tile in enumerate(s.under):
        if tile != NONE:
            s.board = s.board.with_tile_up(place, tile, 0)
            s.under[place] = NONE


def field_of(s, place: int, location: int) -> int:  # type: ignore[no-untyped-def]
    first = place * FIELDS
    return first + s.board.location[first : first + FIELDS].index(location)


def reaver():  # type: ignore[no-untyped-def]
    s = settled(started("llq_2_guardian_angels"))
    open_map(s)
    while len(s.stack) > 1:
        s.pop()
    s.tale.foes[0].mp = 3
    return s


@rule("H3-AI-050")
def test_ai_heroes_have_three_movement_points_after_the_players() -> None:
    s = reaver()
    s.round = 4
    foe = s.tale.foes[0]
    assert foe.at == 6 * FIELDS
    turns = FoeTurns(0)
    s.push(turns)
    foe.mp = 0
    turns.ready(s)
    assert foe.mp == 3
    s.round = 3  # it begins to move in round 4
    foe.mp = 0
    FoeTurns(0).ready(s)
    assert foe.mp == 0


@rule("H3-AI-051")
def test_ex_67_an_ai_hero_goes_to_a_hero_on_its_tile_and_attacks() -> None:
    s = reaver()
    foe = s.tale.foes[0]
    first = 4 * FIELDS
    spots = [field for field in range(first, first + FIELDS) if s.board.location[field] != BLOCKED]
    foe.at = spots[1]
    s.players[0].at[0] = next(field for field in spots if field != foe.at and field not in s.board.map.around(foe.at))
    foe.mp = 0
    ways = ways_to(s, foe, [s.players[0].at[0]])
    assert ways[foe.at] == 2
    foe.mp = 3
    s.push(FoeTurn(0, 0))
    s.changed()
    s.settle()
    assert len(told(s, events.FOE_MOVED)) == 2
    assert told(s, events.FOE_ATTACKS) == [[0, 0, s.players[0].at[0]]]
    assert s.battle is not None
    assert s.battle.seats == [NONE, 0]
    assert foe.mp == 1


@rule("H3-AI-051", "H3-AI-052", "H3-AI-056", "H3-AI-059")
def test_an_ai_hero_flags_a_mine_of_its_tile_and_takes_the_income() -> None:
    s = reaver()
    foe = s.tale.foes[0]
    mine = field_of(s, 4, MINE_VALUABLES)
    s.flag[mine] = 0
    s.ever[mine] = 1
    s.players[0].income[2] = 1
    foe.at = 4 * FIELDS
    assert next_step(s, 0) in s.board.map.around(foe.at)
    s.push(FoeTurn(0, 0))
    foe.mp = 2
    s.changed()
    s.settle()
    assert s.flag[mine] == NONE
    assert mine in s.tale.theirs
    assert s.players[0].income[2] == 0
    assert told(s, events.FOE_FLAGGED)[0] == [0, mine]


@rule("H3-AI-052")
def test_a_field_that_an_ai_hero_passes_is_visited_without_gain() -> None:
    s = reaver()
    foe = s.tale.foes[0]
    start = next(field for field, step in ((f, f) for f in range(len(s.black))) if s.board.location[field] == TOWN)
    assert start >= 0
    before = sum(s.black)
    s.push(FoeTurn(0, 0))
    foe.mp = 3
    s.changed()
    s.settle()
    assert sum(s.black) > before or told(s, events.FOE_FLAGGED)
    assert s.players[0].resources == [12, 4, 1] or s.players[0].resources[0] >= 12


@rule("H3-AI-053", "H3-AI-054")
def test_an_ai_hero_turns_up_a_tile_on_its_way_and_the_player_turns_it() -> None:
    s = settled(started("llq_2_guardian_angels"))
    while len(s.stack) > 1:
        s.pop()
    foe = s.tale.foes[0]
    foe.mp = 3
    down = [place for place, up in enumerate(s.board.up) if not up]
    s.push(FoeTurn(0, 0))
    s.changed()
    s.settle()
    assert {kind_of(action) for action in s.legal()} == {verbs.TURN_TILE}
    assert told(s, events.FOE_FOUND)[0][0] == 0
    place = s.stack[-1].place  # type: ignore[attr-defined]
    assert place in down
    assert any(other // FIELDS == place for other in s.board.map.around(foe.at) if other >= 0)


@rule("H3-AI-055")
def test_of_equal_ways_an_ai_hero_takes_the_north_east_first() -> None:
    s = reaver()
    foe = s.tale.foes[0]
    east, north_east = 1, 2  # positions on a tile
    s.board = s.board.copy()
    first = 3 * FIELDS
    for position in range(FIELDS):
        s.board.location[first + position] = 0
        s.board.walls[first + position] = 0
    foe.at = first + 4  # W
    goal = first + 1  # E, straight through the middle
    assert step_to(s, foe, [goal]) == first
    foe.at = first + 5  # SW
    assert step_to(s, foe, [first + north_east]) == first
    foe.at = first
    assert step_to(s, foe, [first + east, first + north_east]) == first + north_east


@rule("H3-AI-051", "H3-AI-057")
def test_the_goal_is_the_town_of_the_player_or_that_of_the_scenario() -> None:
    s = reaver()
    assert goals(s, 0) == [s.players[0].home]
    other = settled(started("qg_3_two_knights_defense"))
    assert [other.board.location[field] for field in goals(other, 0)] == [UTOPIA]


@rule("H3-AI-058")
def test_an_ai_hero_in_an_empty_town_is_paid_off_or_takes_it() -> None:
    s = reaver()
    foe = s.tale.foes[0]
    home = s.players[0].home
    s.players[0].at[0] = 3 * FIELDS
    foe.at = next(field for field in s.board.steps(home))
    s.players[0].resources[GOLD] = 9
    s.push(FoeTurn(0, 0))
    s.changed()
    s.settle()
    while pack(verbs.YES) not in s.legal():
        quiet(s)  # town actions come first
    assert sorted(s.legal()) == sorted([pack(verbs.YES), pack(verbs.STOP)])
    twin = s.copy()
    twin.apply(pack(verbs.YES))
    assert twin.battle is not None
    assert twin.battle.hero[DEFENDER] == NONE
    assert twin.players[0].resources[GOLD] == 1
    s.apply(pack(verbs.STOP))
    assert s.flag[home] == NONE
    assert s.over  # the starting Town is lost
    assert s.victory == "defeat"


@rule("H3-AI-059")
def test_a_stationary_ai_hero_never_moves() -> None:
    s = settled(started("llq_1_homecoming"))
    assert s.tale.foes[0].at != NONE
    turns = FoeTurns(0)
    s.push(turns)
    turns.ready(s)
    assert s.stack[-1] is turns
    assert told(s, events.FOE_TURN) == []


@rule("H3-AI-059", "H3-RES-007")
def test_what_the_ai_takes_brings_its_owner_nothing_more() -> None:
    s = settled(started("llq_1_homecoming"))
    open_map(s)
    settlement = field_of(s, 3, SETTLEMENT)
    s.flag[settlement], s.marker[settlement] = 0, GOLD
    s.players[0].income[GOLD] = 15
    take_from_player(s, settlement)
    assert s.players[0].income[GOLD] == 10
    assert (s.flag[settlement], s.marker[settlement]) == (NONE, NONE)


@rule("H3-AI-065")
def test_a_hero_on_a_sanctuary_is_no_target_and_an_ai_hero_without_a_way_stops() -> None:
    s = reaver()
    foe = s.tale.foes[0]
    s.board = s.board.copy()
    first = 4 * FIELDS
    foe.at = first
    hero = next(field for field in s.board.steps(first) if field // FIELDS == 4)
    s.players[0].at[0] = hero
    assert next_step(s, 0) == hero
    s.board.location[hero] = SANCTUARY
    assert next_step(s, 0) != hero
    s.board.location = [BLOCKED if field != first else here for field, here in enumerate(s.board.location)]
    assert next_step(s, 0) == NONE


@rule("H3-AI-030", "H3-COMBAT-011")
def test_a_hero_that_enters_the_field_of_an_ai_hero_fights_it() -> None:
    s = settled(started("llq_1_homecoming"))
    foe = s.tale.foes[0]
    s.players[0].at[0] = foe.at
    while len(s.stack) > 1:
        s.pop()
    enter(s, 0, 0, foe.at)
    s.changed()
    s.settle()
    assert s.battle is not None
    assert s.battle.controllers == [0, NONE]
    assert s.tale.foe == 0
    assert s.tale.pile == 0


@rule("H3-AI-061", "H3-AI-064")
def test_a_campaign_scenario_begins_with_what_it_says_itself() -> None:
    s = started("llq_1_homecoming")
    assert s.players[0].income == [10, 0, 0]
    assert s.players[0].resources == [10, 3, 1]
    assert s.players[0].units == card_of(s).units


@rule("H3-COMBAT-024", "H3-COMBAT-022")
def test_in_cooperation_nobody_controls_the_guards() -> None:
    s = settled(started("geleas_champions"))
    place = s.players[0].home // FIELDS * FIELDS
    guarded = next(field for field in range(place, place + FIELDS) if s.board.difficulty[field])
    s.players[0].at[0] = guarded
    while len(s.stack) > 1:
        s.pop()
    enter(s, 0, 0, guarded)
    s.changed()
    s.settle()
    assert s.battle is not None
    assert s.battle.controllers[DEFENDER] == NONE
    assert COLUMNS == 4
    assert s.battle.seats[ATTACKER] == 0
