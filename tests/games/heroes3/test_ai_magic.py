"""AI cards and AI spells: what each does and whom it meets, where one step of the rule decides alone."""

from __future__ import annotations

import pytest

from hexfarer.games.heroes3 import events, verbs
from hexfarer.games.heroes3.battle import DEFENDER, TOWER, TOWER_AT, WALL, Battle, Fighter
from hexfarer.games.heroes3.components import card_number
from hexfarer.games.heroes3.content.ai_cards import AI_CARD_IDS
from hexfarer.games.heroes3.flow.ai_cards import AiDraw, UseSkill, wear
from hexfarer.games.heroes3.flow.ai_combat import against_guards, shuffle_ai_decks
from hexfarer.games.heroes3.flow.ai_spells import AiSpell, draw_spell
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.tale import OF_GUARDS
from hexfarer.games.heroes3.terms import NONE
from hexfarer.kernel.action import a_of, kind_of, pack
from tests.games.heroes3.ai_tables import act, combat, fighter, settled, started, told, units
from tests.support import rule

MAGIC = AI_CARD_IDS.index("ai_cast_a")


@pytest.fixture
def s() -> Heroes3:
    return settled(started("llq_3_steadwicks_liberation"))


def cast(s: Heroes3, id: str, power: int = 0) -> list[int]:
    """The AI casts a spell that it has drawn. The fighters among which the player chooses then, if any."""
    card = card_number(id)
    for pile in (s.tale.spells, s.tale.spell_discard, *s.decks, *s.deck_discards):
        if card in pile:
            pile.remove(card)
            break
    s.tale.pile = 0
    s.tale.discards[0] = [MAGIC]
    spell = AiSpell(0, card, power, MAGIC)
    s.push(spell)
    while s.stack and s.stack[-1] is spell and not spell.ready(s):
        pass
    if s.stack and spell in s.stack:
        s.changed()
        return sorted(a_of(action) for action in s.legal() if kind_of(action) == verbs.FIGHTER)
    return []


def fought(s: Heroes3, player: str, ai: str, acting: int) -> Battle:
    battle = combat(s, player, ai)
    battle.acting = acting
    return battle


def damage(battle: Battle) -> list[int]:
    return [each.damage for each in battle.fighters]


def deck(s: Heroes3, *ids: str) -> None:
    """The AI deck, its top first."""
    s.tale.pile = 0
    s.tale.decks[0] = [AI_CARD_IDS.index(id) for id in reversed(ids)]
    s.tale.discards[0] = []


def draw(s: Heroes3) -> None:
    """The AI draws a card and everything that follows from it is done."""
    depth = len(s.stack)
    s.push(AiDraw(0))
    while len(s.stack) > depth:
        assert not s.stack[-1].ready(s)


# -- cards --


@rule("H3-AI-036", "H3-AI-038")
def test_defence_goes_to_the_highest_health_then_to_the_higher_tier(s: Heroes3) -> None:
    battle = fought(s, "marksmen@a1", "neutral_griffins@a5 minotaurs@b5 troglodytes@c5", 1)  # health 4, 4, 2
    deck(s, "ai_defense_a")
    draw(s)
    assert [each.guarded for each in battle.fighters] == [0, 0, 1, 0]


@rule("H3-AI-036", "H3-AI-038")
def test_the_other_defence_goes_to_the_unit_that_acts_next(s: Heroes3) -> None:
    battle = fought(s, "marksmen@a1", "harpies:pack@a5 minotaurs@b5 troglodytes@c5", 1)
    battle.fighters[1].done = True  # Initiative 9, but it has acted
    deck(s, "ai_defense_b", "ai_defense_b")
    draw(s)
    assert [each.guarded for each in battle.fighters] == [0, 0, 1, 0]
    for each in battle.fighters:
        each.done = True
    draw(s)
    assert [each.guarded for each in battle.fighters] == [0, 1, 1, 0]  # the first of the next round


@rule("H3-AI-035", "H3-AI-036")
@pytest.mark.parametrize(
    ("difficulty", "card", "hurt"),
    [
        ("easy", "ai_cast_b", 2),
        ("normal", "ai_cast_b", 3),
        ("hard", "ai_cast_a", 3),
        ("hard", "ai_cast_b", 4),
        ("impossible", "ai_cast_a", 4),
    ],
)
def test_the_power_of_a_spell_goes_by_the_difficulty(difficulty: str, card: str, hurt: int) -> None:
    s = settled(started("llq_3_steadwicks_liberation", difficulty=difficulty))
    battle = fought(s, "champions@a1", "troglodytes@a5", 1)
    s.tale.spells = [card_number("lightning_bolt")]
    deck(s, card)
    draw(s)
    assert damage(battle) == [hurt, 0]


@rule("H3-AI-046", "H3-AI-047")
def test_sorcery_adds_power_to_one_spell_and_draws_a_card() -> None:
    s = settled(started("stand_united", "catherine", "sandro"))
    battle = fought(s, "champions@a1", "skeletons@a5", 1)
    s.tale.foe, s.tale.pile = NONE, 0
    bolt = card_number("lightning_bolt")
    s.tale.spells = [bolt]
    deck(s, "ai_skill_a", "ai_cast_b", "ai_cast_b")
    s.tale.skills = [card_number("sorcery")]
    draw(s)
    assert damage(battle) == [4, 0]  # power 1 of the card and 1 of the skill
    assert s.tale.sorcery == 0
    assert s.tale.spell_discard == [bolt]
    battle.fighters[0].damage = 0
    draw(s)
    assert damage(battle) == [3, 0]
    assert s.tale.skills == [card_number("sorcery")]


@rule("H3-AI-036")
def test_a_skill_card_goes_back_in_the_first_round_only() -> None:
    s = settled(started("qg_2_sicilian_dragon"))
    battle = fought(s, "crusaders:pack@a1", "zombies:pack@a5", 1)
    battle.round = 2
    deck(s, "ai_skill_b")
    draw(s)
    assert (s.tale.decks[0], s.tale.discards[0]) == ([], [AI_CARD_IDS.index("ai_skill_b")])


@rule("H3-AI-046")
def test_a_skill_card_uses_one_skill_that_can_be_used() -> None:
    s = settled(started("qg_2_sicilian_dragon"))
    battle = fought(s, "crusaders:pack@a1", "zombies:pack@a5 skeletons:pack@b5", 1)
    forms = []
    for _ in range(3):
        s.push(UseSkill(0))
        s.stack[-1].ready(s)
        forms.append([each.form for each in battle.fighters])
    assert forms == [[0, 2, 0], [0, 2, 3], [0, 2, 3]]  # both cloaks are worn
    assert len(told(s, events.FOE_SKILL)) == 2


@rule("H3-AI-046")
def test_a_cloak_is_worn_by_a_pack_without_one_and_covers_its_damage() -> None:
    s = settled(started("qg_2_sicilian_dragon"))
    battle = fought(s, "crusaders:pack@a1", "zombies@a5 skeletons@b5", 1)
    assert not wear(s, "cloak_of_the_undead_king_4")  # only few zombies
    battle.fighters[2].damage = 1
    assert wear(s, "cloak_of_the_undead_king_6")  # also on few skeletons
    assert (battle.fighters[2].damage, battle.fighters[2].below) == (0, [1])


@rule("H3-AI-031")
def test_what_waited_in_a_combat_is_not_there_in_the_next(s: Heroes3) -> None:
    tale = s.tale
    every = sorted(tale.spells)
    tale.charge, tale.sorcery = 3, 2
    tale.held = [tale.spells.pop(), 1, 1]
    shuffle_ai_decks(s)
    assert (tale.charge, tale.sorcery, tale.held) == (0, 0, [])
    assert sorted(tale.spells) == every


@rule("H3-AI-031", "H3-AI-030")
def test_guards_with_cards_have_a_deck_of_their_own_that_is_shuffled_before_each_combat() -> None:
    s = settled(started("qg_2_sicilian_dragon"))
    tale = s.tale
    tale.discards[OF_GUARDS].append(tale.decks[OF_GUARDS].pop())
    against_guards(s, True)
    assert (tale.pile, len(tale.decks[OF_GUARDS]), tale.discards[OF_GUARDS]) == (OF_GUARDS, 4, [])
    against_guards(s, False)
    assert tale.pile == NONE


@rule("H3-AI-032", "H3-AI-022")
def test_the_tower_of_the_ai_draws_no_card(s: Heroes3) -> None:
    battle = combat(s, "champions@a1", "troglodytes@a5")
    battle.walls = [WALL] * 4
    battle.fighters.append(Fighter(TOWER, DEFENDER, TOWER_AT))
    deck(s, "ai_attack_a")
    act(s, 2)
    assert told(s, events.FOE_CARD) == []
    assert told(s, events.ATTACKED)
    act(s, 1)
    assert len(told(s, events.FOE_CARD)) == 1


@rule("H3-AI-034")
def test_ai_spells_come_from_the_top_of_their_deck(s: Heroes3) -> None:
    top = s.tale.spells[-1]
    assert draw_spell(s) == top
    assert len(s.tale.spells) == 3


# -- whom a spell meets --


@rule("H3-AI-039")
@pytest.mark.parametrize(
    ("spell", "power"), [("magic_arrow", 0), ("curse", 0), ("slow", 0), ("blind", 2), ("disrupting_ray", 2)]
)
def test_what_harms_meets_the_highest_defence_of_the_player(s: Heroes3, spell: str, power: int) -> None:
    battle = fought(s, "marksmen@a1 crusaders@b1 griffins@c1", "minotaurs@a5", 3)
    before = [lies_on(each) for each in battle.fighters]
    assert cast(s, spell, power) == []
    changed = [i for i, each in enumerate(battle.fighters) if lies_on(each) != before[i]]
    assert changed == [1]


@rule("H3-AI-039")
@pytest.mark.parametrize(("spell", "power"), [("haste", 0), ("bless", 1), ("bloodlust", 0), ("anti_magic", 2)])
def test_what_helps_meets_the_highest_defence_of_the_ai(s: Heroes3, spell: str, power: int) -> None:
    battle = fought(s, "crusaders@b1", "harpies@c5 minotaurs@a5 evil_eyes@d5", 2)
    before = [lies_on(each) for each in battle.fighters]
    assert cast(s, spell, power) == []
    changed = [i for i, each in enumerate(battle.fighters) if lies_on(each) != before[i]]
    assert changed == [2]


def lies_on(fighter: Fighter) -> list[object]:
    """What lies on a fighter."""
    marks = [fighter.blessed, fighter.disabled, fighter.antimagic, fighter.paralysed]
    return [fighter.damage, fighter.attack, fighter.defence, fighter.guarded, fighter.haste, fighter.shield, marks]


@rule("H3-AI-039")
def test_of_equal_defence_the_higher_tier_is_met(s: Heroes3) -> None:
    battle = fought(s, "crusaders@a1 champions@b1", "minotaurs@a5", 2)
    assert cast(s, "magic_arrow") == []
    assert damage(battle) == [0, 1, 0]


@rule("H3-AI-039", "H3-SPELL-013")
def test_a_spell_keeps_to_the_tiers_and_types_of_its_outcome(s: Heroes3) -> None:
    battle = fought(s, "champions@a1 marksmen@b1", "minotaurs@a5", 2)
    cast(s, "blind", 0)  # bronze only
    assert [each.paralysed for each in battle.fighters] == [False, True, False]
    battle = fought(s, "crusaders@a1", "medusas@a5 troglodytes@b5", 2)
    cast(s, "bloodlust", 0)  # not for ranged units
    assert [each.attack for each in battle.fighters] == [0, 0, 1]


@rule("H3-AI-039", "H3-SPELL-014")
def test_units_that_ignore_spells_are_passed_over(s: Heroes3) -> None:
    battle = fought(s, "crusaders@a1 marksmen@c1", "minotaurs@a5", 2)
    battle.fighters[0].antimagic = True
    cast(s, "magic_arrow")
    assert damage(battle) == [0, 1, 0]
    battle = fought(s, "crusaders@a1 champions@b1 marksmen@d1", "minotaurs@a5", 3)
    battle.fighters[0].antimagic = True
    cast(s, "fireball")  # no two adjacent units are left that it could hurt
    assert [i for i, hurt in enumerate(damage(battle)) if hurt] == [1]
    battle = fought(s, "champions@a1 crusaders@b1 halberdiers@d2 griffins@d3", "minotaurs@a5", 4)
    battle.fighters[1].antimagic = True
    cast(s, "fireball")
    assert damage(battle) == [0, 0, 1, 1, 0]


@rule("H3-AI-036")
def test_the_strongest_outcome_within_the_power_is_taken(s: Heroes3) -> None:
    for power, hurt in ((0, 1), (1, 1), (2, 2), (3, 2), (4, 3)):
        battle = fought(s, "crusaders@a1 champions@b1", "minotaurs@a5", 2)
        cast(s, "fireball", power)
        assert damage(battle) == [hurt, hurt, 0]


@rule("H3-AI-040")
def test_of_adjacent_units_the_higher_tiers_are_met_then_the_weaker(s: Heroes3) -> None:
    battle = fought(s, "champions@a1 halberdiers@b1 crusaders@d1 zealots@d2", "minotaurs@a5", 4)
    cast(s, "fireball")
    assert damage(battle) == [1, 1, 0, 0, 0]  # a golden unit is there
    battle = fought(s, "crusaders@a1 griffins@b1 zealots@d1 halberdiers@d2", "minotaurs@a5", 4)  # health 8 and 7
    cast(s, "fireball")
    assert damage(battle) == [0, 0, 1, 1, 0]
    battle = fought(s, "crusaders@a1 griffins@b1 zealots@d1 halberdiers@d2", "minotaurs@a5", 4)
    battle.fighters[0].damage = 2
    cast(s, "fireball")
    assert damage(battle) == [3, 1, 0, 0, 0]  # 6 are left
    battle = fought(s, "crusaders@a1 halberdiers@b1 crusaders@d1 zealots@d2", "minotaurs@a5", 4)
    cast(s, "fireball")
    assert damage(battle) == [0, 0, 1, 1, 0]  # two silver units rather than one


@rule("H3-AI-040")
def test_of_equal_groups_of_adjacent_units_the_player_chooses(s: Heroes3) -> None:
    fought(s, "halberdiers@a1 skeletons@b1 troglodytes@d1 halberdiers@d2", "minotaurs@a5", 4)
    assert cast(s, "fireball") == [0, 2]
    question, spell = s.stack[-1], s.stack[-2]
    question.resolve(s, pack(verbs.FIGHTER, 2))
    while spell in s.stack:
        spell.ready(s)
    assert s.battle is not None
    assert damage(s.battle) == [0, 0, 1, 1, 0]


@rule("H3-AI-040")
def test_chain_lightning_begins_with_the_best_of_adjacent_units(s: Heroes3) -> None:
    battle = fought(s, "champions@a1 halberdiers@b1 archangels@d2", "minotaurs@d5", 3)
    cast(s, "chain_lightning", 4)
    assert battle.fighters[0].damage == 3  # not the archangels, who stand alone and have more Defence


@rule("H3-AI-040")
def test_a_spell_without_a_target_goes_back_into_its_deck(s: Heroes3) -> None:
    fought(s, "marksmen@a1", "troglodytes@a2", 1)
    s.tale.spells, s.tale.spell_discard = [], []
    cast(s, "fireball")
    assert (s.tale.spells, s.tale.spell_discard) == ([card_number("fireball")], [])


@rule("H3-AI-041")
def test_of_equal_defence_and_tier_the_most_damaged_is_hardened(s: Heroes3) -> None:
    battle = fought(s, "marksmen@a1", "troglodytes@a5 skeletons@b5 zombies@c5", 1)
    battle.fighters[3].damage = 1
    assert cast(s, "stone_skin") == []
    assert [each.guarded for each in battle.fighters] == [0, 0, 0, 1]


@rule("H3-AI-042")
def test_the_most_damaged_is_healed_then_the_higher_tier_and_paralysis_goes(s: Heroes3) -> None:
    battle = fought(s, "marksmen@a1", "minotaurs@a5 harpies@b5 evil_eyes@c5", 1)
    battle.fighters[1].damage, battle.fighters[2].damage = 1, 2
    assert cast(s, "cure") == []
    assert damage(battle) == [0, 1, 1, 0]  # more damage counts more than the tier
    battle.fighters[1].paralysed = True
    assert cast(s, "cure", 1) == []
    assert damage(battle) == [0, 0, 1, 0]
    assert not battle.fighters[1].paralysed


@rule("H3-AI-040")
def test_of_two_equal_neighbours_the_player_chooses_the_second_target(s: Heroes3) -> None:
    battle = combat(s, "champions@b2 halberdiers@a2 halberdiers@c2 griffins@d1", "troglodytes@a5")
    battle.acting = 4
    assert cast(s, "fireball", 0) == [1, 2]
    s.apply(fighter(2))
    assert damage(battle) == [1, 0, 1, 0, 0]


@rule("H3-AI-043")
def test_exactly_half_is_not_more_than_half(s: Heroes3) -> None:
    """A shield is held if more than half of the AI units of the target's tier or higher have acted before."""
    battle = fought(s, "marksmen@a1", "troglodytes@a5 evil_eyes@b5", 1)
    battle.fighters[1].done = battle.fighters[2].done = True  # the first one acts just now
    cast(s, "fire_shield")
    assert s.tale.held == []
    battle = fought(s, "marksmen@a1", "minotaurs@a5 evil_eyes@b5 harpies@c5 troglodytes@d5", 1)
    for i in (2, 3, 4):
        battle.fighters[i].done = True  # lower tiers do not count
    cast(s, "fire_shield")
    assert s.tale.held == []
    assert battle.fighters[1].shield == 1


@rule("H3-AI-043")
def test_a_held_spell_is_cast_in_the_next_round_instead_of_a_card(s: Heroes3) -> None:
    battle = combat(s, "champions@a1", "troglodytes@a5 evil_eyes@b5 harpies@c5")
    battle.round = 2
    battle.fighters[2].done = battle.fighters[3].done = True
    shield = card_number("fire_shield")
    s.decks[2].remove(shield)
    s.tale.held = [shield, 2, 1]
    deck(s, "ai_attack_a")
    act(s, 1)
    assert told(s, events.FOE_CARD) == []
    assert s.tale.held == []
    assert max(each.shield for each in battle.fighters) == 2
    assert s.tale.spell_discard == [shield]


@rule("H3-AI-044")
def test_weakness_needs_somebody_who_will_retaliate(s: Heroes3) -> None:
    for ai, weakened in (("troglodytes@a5", -1), ("harpies:pack@a5", 0), ("evil_eyes@a5", -1)):
        battle = fought(s, "griffins@a4", ai, 1)
        battle.fighters[0].retaliated = True  # griffins do so again and again
        cast(s, "weakness")
        assert battle.fighters[0].attack == weakened, ai
    battle = fought(s, "halberdiers@a1", "troglodytes@d5", 1)
    cast(s, "weakness")  # nobody is in reach
    assert battle.fighters[0].attack == 0
    assert told(s, events.FOE_BACK)[-1] == [card_number("weakness")]


@rule("H3-AI-044", "H3-AI-003")
@pytest.mark.parametrize("target", [0, 1])
def test_of_equal_targets_the_weakened_one_is_attacked(s: Heroes3, target: int) -> None:
    """The player is asked once: who will retaliate is weakened."""
    battle = combat(s, "halberdiers@a3 skeletons@b4", "troglodytes@a4")
    deck(s, "ai_cast_a")
    weakness = card_number("weakness")
    s.tale.spells.remove(weakness)
    s.tale.spells.append(weakness)
    act(s, 2)
    assert [a_of(action) for action in s.legal()] == [0, 1]
    s.apply(pack(verbs.FIGHTER, target))
    assert told(s, events.FOE_CAST) == [[weakness, 1]]
    assert told(s, events.ATTACKED)[0] == units(battle, 2, target)


@rule("H3-AI-044", "H3-AI-004")
@pytest.mark.parametrize(("at", "weakened"), [("a1", 0), ("a3", 0), ("a4", -1)])
def test_nobody_retaliates_against_a_shot_from_afar(s: Heroes3, at: str, weakened: int) -> None:
    """Also if the archer could step beside its target: it shoots from where it stands."""
    battle = fought(s, f"halberdiers@{at}", "evil_eyes@a5", 1)
    cast(s, "weakness")
    assert battle.fighters[0].attack == weakened


# -- the player's answer --


@rule("H3-SPELL-015", "H3-AI-036")
def test_the_player_may_resist_a_spell_of_the_ai(s: Heroes3) -> None:
    battle = fought(s, "champions@a1", "troglodytes@a5", 1)
    battle.with_cards[0] = True
    s.players[0].hand = [card_number("resistance")]
    cast(s, "lightning_bolt", 1)
    assert damage(battle) == [0, 0]
    twin = s.copy()
    twin.apply(pack(verbs.PASS))
    assert twin.battle is not None
    assert damage(twin.battle) == [3, 0]
    s.apply(pack(verbs.PLAY, card_number("resistance"), 1))
    while s.battle is not None and any(isinstance(frame, AiSpell) for frame in s.stack):
        s.apply(s.stack[-1].quiet(s))
    assert damage(battle) == [0, 0]
    assert told(s, events.FOE_STOPPED) == [[card_number("lightning_bolt")]]
    assert card_number("lightning_bolt") in s.tale.spell_discard
