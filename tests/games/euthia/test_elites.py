"""Where Elites are met, which one is open, and what a revealed tile brings."""

from __future__ import annotations

from typing import Any

import pytest

from hexfarer.games.euthia import verbs
from hexfarer.games.euthia.components import FIRST_ELITE, FIRST_STAGE, MONSTERS
from hexfarer.games.euthia.flow.foes import homeless_bounty, is_lair, next_bounty, special_foes
from hexfarer.games.euthia.flow.revealing import revealed
from hexfarer.games.euthia.flow.sources import CombatSource
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import BEAST, ELITE, ENCOUNTERS, FARRUG, GOLEM, NONE
from hexfarer.kernel.action import pack
from hexfarer.kernel.rng import seeded
from tests.games.euthia.realm import begun, close, lay, monster, told, turn, why
from tests.support import rule

FIGHT_ELITE = pack(verbs.FIGHT, ELITE)


def hunted(elite: str, *tiles: str) -> Euthia:
    """A turn with an open Bounty and tiles on places (1, 0), (2, 0) …, all liberated."""
    s = turn(begun("defence_of_the_realm"))
    s.elite = monster(elite)
    for number, tile in enumerate(tiles, 1):
        lay(s, tile, number, 0)
    for field in s.board.fields():
        s.claims[field] = 1
    return s


def lairs(s: Euthia) -> set[int]:
    """The fields on which a Hero may fight the open Elite."""
    found: set[int] = set()
    for field in s.board.fields():
        s.players[0].at = field
        s.changed()
        if FIGHT_ELITE in s.legal():
            found.add(field)
    return found


@rule("EU-ELITE-05", "EU-ELITE-06")
def test_a_lair_is_a_field_of_a_kind() -> None:
    s = hunted("elite_old_greyback", "I-05", "II-05")  # Caves
    assert lairs(s) == {4 + 1, 8 + 1}


@rule("EU-ELITE-05")
def test_treasures_of_any_level_are_a_lair() -> None:
    s = hunted("elite_treasure_mimic", "I-03", "III-14")
    assert lairs(s) == {4 + 2, 8}


@rule("EU-ELITE-05")
def test_a_lair_may_be_beside_a_place_but_not_on_it() -> None:
    s = hunted("elite_roadside_butcher", "I-03")  # its field a is a Merchant
    assert lairs(s) == set(s.board.near[4])
    assert 4 not in lairs(s)


@rule("EU-ELITE-05")
def test_a_lair_beside_an_elemental_asks_for_its_element() -> None:
    s = hunted("elite_flame_herald", "I-13", "I-09")  # Fire, Water
    assert lairs(s) == set(s.board.near[4])


@rule("EU-ELITE-05")
@pytest.mark.parametrize(
    ("elite", "tile", "other"),
    [("elite_tower_bane", "III-01", "IV-04"), ("elite_crown_eater", "IV-04", "III-07")],
)
def test_a_lair_may_be_around_a_special_tile_but_not_in_its_centre(elite: str, tile: str, other: str) -> None:
    assert lairs(hunted(elite, tile, other)) == {4, 5, 6}


@rule("EU-ELITE-05")
def test_the_lair_of_the_church() -> None:
    assert lairs(hunted("elite_chapel_wraith")) == {0, 1, 2}


@rule("EU-ELITE-06")
def test_a_lair_must_be_liberated() -> None:
    s = hunted("elite_old_greyback", "I-05")
    s.players[0].at = 5
    s.claims[5] = NONE
    s.changed()
    assert why(s, FIGHT_ELITE) == "eu-lair-guarded"


@rule("EU-ELITE-06")
def test_an_elite_needs_a_combat_action_and_is_never_forced() -> None:
    s = hunted("elite_old_greyback", "I-05")
    s.players[0].at = 5
    s.changed()
    assert why(s, FIGHT_ELITE) == ""
    assert pack(verbs.END) in s.legal()
    s.players[0].tokens = 3  # Mining and Trade
    s.changed()
    assert why(s, FIGHT_ELITE) == "eu-no-fight-left"
    assert FIGHT_ELITE not in s.legal()


@rule("EU-ELITE-04", "EU-ELITE-16")
def test_only_the_open_elite_can_be_fought() -> None:
    s = hunted("elite_old_greyback", "I-05")
    s.players[0].at = 6  # a Treasure, the Lair of another Elite
    s.bounty_stack = [monster("elite_treasure_mimic")]
    s.changed()
    assert why(s, FIGHT_ELITE) == "eu-not-lair"
    s.elite, s.bounty_stack = NONE, []
    s.changed()
    assert why(s, FIGHT_ELITE) == "eu-no-bounty"
    next_bounty(s)
    assert s.elite == NONE


@rule("EU-ELITE-06")
def test_choosing_the_elite_asks_what_pays_for_the_combat() -> None:
    s = hunted("elite_old_greyback", "I-05")
    s.players[0].at = 5
    s.players[0].saved = 2
    s.changed()
    s.apply(FIGHT_ELITE)
    assert isinstance(s.stack[-1], CombatSource)
    assert s.stack[-1].foe == ELITE


@rule("EU-COMBAT-01")
def test_a_monster_is_fought_on_entering_only() -> None:
    assert why(turn(begun()), pack(verbs.FIGHT, BEAST)) == "eu-fought-on-entry"


@rule("EU-ELITE-20")
def test_an_elite_farrug_and_the_golem_block_nothing() -> None:
    s = hunted("elite_old_greyback", "I-05")
    s.players[0].at, s.players[0].move, s.players[0].tokens = 1, 2, 0
    s.dragon_at = s.golem_at = 4
    s.farrug = 0
    s.map_stack = []
    s.changed()
    assert pack(verbs.STEP, 4) in s.legal()
    assert not s.guarded(4)
    s.apply(pack(verbs.STEP, 4))
    assert s.players[0].at == 4
    assert s.fight is None
    assert s.to_act() == 0


def test_what_is_offered_and_what_is_refused_agree() -> None:
    s = hunted("elite_old_greyback", "I-05", "III-01")
    s.farrug, s.dragon_at, s.golem_at, s.golem_from = 0, 4, 8, 8
    for field in s.board.fields():
        s.players[0].at = field
        s.changed()
        for foe in (BEAST, ELITE, FARRUG, GOLEM):
            assert (why(s, pack(verbs.FIGHT, foe)) == "") == (foe in special_foes(s, 0))


# -- Bounties --


@rule("EU-ELITE-14", "EU-TURN-08")
def test_the_next_bounty_is_shown_at_the_end_of_the_turn() -> None:
    s = turn(begun("defence_of_the_realm"))
    s.elite = NONE
    top, reveals = s.bounty_stack[-1], s.reveals
    s.players[0].tokens = 0
    s.changed()
    s.apply(pack(verbs.END))
    assert s.elite == top
    assert s.reveals > reveals
    assert told(s, "eu-bounty")[-1] == [top]


@rule("EU-ELITE-14", "EU-ELITE-15")
def test_an_elite_that_was_not_defeated_stays() -> None:
    s = turn(begun("defence_of_the_realm"))
    before, stack = s.elite, s.bounty_stack[:]
    s.players[0].tokens = 0
    s.changed()
    s.apply(pack(verbs.END))
    assert (s.elite, s.bounty_stack) == (before, stack)


@rule("EU-ELITE-17", "EU-SCEN-05")
def test_an_elite_without_a_lair_on_the_map_goes_under_its_level() -> None:
    s = turn(begun("defence_of_the_realm"))
    ones = [monster("elite_old_greyback"), monster("elite_mire_mother"), monster("elite_gate_keeper")]
    three = monster("elite_tower_bane")
    s.bounty_stack, s.elite = [three, ones[1], ones[2]], ones[0]
    s.attacks = s.attacks[:]
    close(s)
    assert s.elite == ones[2]
    assert s.bounty_stack == [three, ones[0], ones[1]]
    assert told(s, "eu-bounty-under") == [[ones[0]]]
    homeless_bounty(s)
    assert s.elite == ones[1]


@rule("EU-ELITE-17")
def test_everybody_remembers_an_elite_that_made_way() -> None:
    s = turn(begun("defence_of_the_realm"))
    ones = [monster("elite_old_greyback"), monster("elite_mire_mother"), monster("elite_gate_keeper")]
    s.bounty_stack, s.elite = [monster("elite_tower_bane"), ones[1], ones[2]], ones[0]
    homeless_bounty(s)
    homeless_bounty(s)
    assert s.bounty_stack[1:] == [ones[2], ones[0]]
    view: Any = s.view(0)
    assert view["elite"]["waiting"] == ["elite_old_greyback", "elite_gate_keeper"]
    for seed in range(8):
        guess = s.determinize(0, seeded(seed))
        assert guess.bounty_stack[1:] == [ones[2], ones[0]]
        assert len(set(guess.bounty_stack)) == 3
    homeless_bounty(s)
    assert (s.elite, s.waiting) == (ones[0], [ones[2], ones[1]])


@rule("EU-ELITE-17")
def test_an_elite_with_a_lair_stays_even_if_it_is_not_liberated() -> None:
    s = turn(begun("defence_of_the_realm"))
    s.elite = monster("elite_old_greyback")
    lay(s, "I-05", 1, 0)  # a Cave with a Monster
    assert s.guarded(5)
    stack = s.bounty_stack[:]
    homeless_bounty(s)
    assert (s.elite, s.bounty_stack) == (monster("elite_old_greyback"), stack)


@rule("EU-ELITE-17")
def test_the_only_elite_of_its_level_stays() -> None:
    s = turn(begun("defence_of_the_realm"))
    s.elite, s.bounty_stack = monster("elite_old_greyback"), [monster("elite_tower_bane")]
    homeless_bounty(s)
    assert (s.elite, s.bounty_stack) == (monster("elite_old_greyback"), [monster("elite_tower_bane")])


def test_every_lair_can_be_found_on_some_tile() -> None:
    s = begun("defence_of_the_realm")
    tiles = ["I-03", "I-04", "I-05", "I-09", "I-12", "I-13", "I-11", "I-14", "III-01", "IV-04"]
    for number, tile in enumerate(tiles, 1):
        lay(s, tile, number, 0)
    for elite in range(FIRST_ELITE, FIRST_STAGE):
        assert any(is_lair(s, elite, field) for field in s.board.fields()), MONSTERS[elite].id


# -- revealed tiles --


@rule("EU-EXPLORE-06", "EU-SETUP-22")
@pytest.mark.parametrize(
    ("tile", "encounter"), [("I-06", "hermit"), ("III-07", "mercenary_fortress"), ("IV-04", "ruler")]
)
def test_a_revealed_encounter_is_prepared(tile: str, encounter: str) -> None:
    s = turn(begun())
    revealed(s, 0, lay(s, tile, 1, 0))
    revealed(s, 0, lay(s, "I-09", 2, 0))
    assert [number for number, cards in enumerate(s.open_quests) if cards] == [ENCOUNTERS.index(encounter)]


@rule("EU-LEGEND-01")
def test_a_revealed_legend_tile_gets_a_card() -> None:
    s = turn(begun("walking_destruction"))
    top, reveals = s.legend_deck[-1], s.reveals
    revealed(s, 0, lay(s, "II-07", 1, 0))
    assert s.legend_at[4:8] == [NONE, NONE, NONE, top]
    assert top not in s.legend_deck
    assert s.reveals > reveals
    revealed(s, 0, lay(s, "III-08", 2, 0))
    assert s.legend_at[11] not in (NONE, top)


@rule("EU-GOLEM-01")
def test_the_golem_rises_where_the_ruins_are_revealed() -> None:
    s = turn(begun("walking_destruction"))
    revealed(s, 0, lay(s, "V-06", 3, 0))
    assert (s.golem_at, s.golem_from) == (4, 4)
    assert told(s, "eu-golem-came") == [[4]]
