"""What the table shows of a Combat: the roll, what comes of it, and what a Gaar could change."""

from __future__ import annotations

from typing import Any

from hexfarer.games.euthia import GAME
from hexfarer.games.euthia.components import COMBAT_CARDS
from hexfarer.games.euthia.fight import Fight
from hexfarer.games.euthia.flow.combat import HEAL_1, HERO_ROLL, MONSTER_B, STRIKE_CHOICE
from hexfarer.games.euthia.pieces import tile_of
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import BEAST, GOLEM, NONE
from hexfarer.games.euthia.things import things
from hexfarer.games.euthia.view import view
from hexfarer.games.euthia.words import totals
from tests.games.euthia.fights import begun, do, fighting, hold, load, wear


def seen(s: Euthia, seat: int = 0) -> Any:
    return view(s, seat)["fight"]


def counted(s: Euthia, seat: int) -> dict[str, int]:
    return {total.name.key: total.value for total in totals(s, seat)}


def rolled(*faces: int) -> Euthia:
    """The Dragonfly has rolled; the Hero has a Gaar."""
    s = begun("dral", "keleia")
    wear(s, "dral_garrison_sword")
    s.players[0].gaar = 1
    fight = fighting(s, "m1_dragonfly", MONSTER_B, run=False)
    fight.wound_plus = 1
    load(s, *faces)
    s.settle()
    return s


def test_the_wounds_of_the_roll_are_shown_before_they_are_taken() -> None:
    s = rolled(4, 5)
    fight = seen(s)
    assert (fight["step"], fight["value"], fight["stop"], fight["health"]) == ("monster_roll", 9, 3, 3)
    assert counted(s, 0)["eu-total-wounds"] == 3
    assert "eu-total-gold" not in counted(s, 0)


def test_a_gaar_against_the_roll_shows_what_each_face_would_bring() -> None:
    s = rolled(4, 5)
    first, second = seen(s)["rerolls"]
    assert [one["value"] for one in first] == [4, 5, 6, 7, 8, 9]  # 5 and the new face, less 2
    assert [one["n"] for one in first] == [2, 2, 2, 2, 3, 3]
    assert [one["value"] for one in second] == [3, 4, 5, 6, 7, 8]
    assert [one["n"] for one in second] == [0, 2, 2, 2, 2, 3]


def test_a_gaar_of_the_monster_adds() -> None:
    s = begun("dral", "keleia")
    wear(s, "dral_garrison_sword")
    fighting(s, "m1_grey_wolf", MONSTER_B, gaar=1, run=False)
    load(s, 1, 1)
    s.settle()
    assert s.to_act() == 1
    assert [one["value"] for one in seen(s, 1)["rerolls"][0]] == [4, 5, 6, 7, 8, 9]
    assert "eu-total-health" not in counted(s, 1)  # that of his own Hero does not matter now


def test_the_damage_of_the_roll_is_shown_before_it_is_dealt() -> None:
    s = begun("dral", "keleia")
    wear(s, "dral_garrison_sword")
    s.players[0].gaar = 1
    fight = fighting(s, "m1_grey_wolf", HERO_ROLL, run=False)
    fight.attack = tile_of(s.players[0].pieces[0])
    fight.damage_plus = 1
    load(s, 3, 4)
    s.settle()
    shown = seen(s)
    assert shown["attack"] == "dral_garrison_sword"
    assert (shown["step"], shown["stop"]) == ("hero_roll", 3)
    assert [row["n"] for row in shown["table"]] == [1, 2, 3]
    assert [one["value"] for one in shown["rerolls"][0]] == [7, 8, 9, 10, 11, 12]
    assert counted(s, 0)["eu-total-hits"] == 3


def test_nothing_is_shown_of_a_monster_that_was_not_met_yet() -> None:
    s = begun("dral", "keleia")
    s.fight = Fight(0, s.players[0].at, BEAST, NONE)
    assert "monster" not in seen(s)
    assert not [thing for thing in things(s, 0) if thing["kind"] == "monster"]
    assert counted(s, 0)["eu-total-gold"] == 0


def test_only_the_monster_player_sees_his_cards() -> None:
    s = begun("dral", "keleia")
    wear(s, "dral_garrison_sword")
    fighting(s, "m1_grey_wolf", MONSTER_B, chaos=1, run=False)
    hold(s, 1, "silver_frenzy")
    load(s, 1, 1)
    s.settle()
    assert [thing["id"] for thing in things(s, 1) if thing["kind"] == "card"] == ["card:silver_frenzy"]
    assert not [thing for thing in things(s, 0) if thing["kind"] == "card"]
    do(s, "play silver_frenzy 1")
    assert seen(s)["played"] == [{"card": "silver_frenzy", "n": 1}]


def test_before_the_dice_are_cast_the_chances_are_told() -> None:
    s = begun("dral", "keleia")
    wear(s, "dral_garrison_sword", "dral_grit")
    s.players[0].health -= 1
    fight = fighting(s, "m1_dragonfly", HEAL_1)
    ahead = seen(s)["ahead"]
    assert ahead["monster"]["7"] == 6
    assert sum(ahead["monster"].values()) == sum(ahead["hero"].values()) == 36
    assert (min(map(int, ahead["hero"])), max(map(int, ahead["hero"]))) == (-2, 8)  # it makes Hero Rolls harder by 4
    fight.earth = True
    assert min(map(int, seen(s)["ahead"]["monster"])) == 4
    fight.fewer_dice = 1
    assert seen(s)["ahead"]["monster"] == {str(value): 1 for value in range(3, 9)}
    fight.dice = [1, 2]
    assert seen(s)["ahead"] == {}


def test_air_lowers_what_may_come() -> None:
    s = begun("dral", "keleia")
    wear(s, "dral_garrison_sword", "dral_grit")
    s.players[0].health -= 1
    fighting(s, "m1_grey_wolf", HEAL_1, air=True)
    ahead = seen(s)["ahead"]
    for side in ("monster", "hero"):
        assert sum(ahead[side].values()) == 36
        assert ahead[side]["12"] == 1  # two sixes stay
        assert "11" not in ahead[side]  # 5 and 6 become 5 and 1


def test_alone_the_chances_are_those_of_the_combat_cards_that_are_left() -> None:
    s = begun("dral")
    wear(s, "dral_garrison_sword", "dral_grit")
    s.players[0].health -= 1
    fighting(s, "m1_grey_wolf", HEAL_1)
    s.combat_used += s.combat_cards[:-2]
    s.combat_cards = s.combat_cards[-2:]
    values = sorted(sum(COMBAT_CARDS[card][:2]) for card in s.combat_cards)
    assert sorted(int(value) for value, n in seen(s)["ahead"]["monster"].items() for _ in range(n)) == values
    s.combat_used += s.combat_cards
    s.combat_cards = []
    assert sum(seen(s)["ahead"]["monster"].values()) == len(COMBAT_CARDS)


def test_a_first_strike_is_a_step_of_its_own() -> None:
    s = begun("dral", "keleia")
    wear(s, "dral_garrison_sword", "dral_thrown_axe")
    fighting(s, "m1_grey_wolf", STRIKE_CHOICE)
    assert (seen(s)["step"], seen(s)["round"], seen(s)["rounds"]) == ("first_strike", 0, NONE)
    do(s, "done")
    assert seen(s)["round"] == 1


def test_a_combat_with_the_golem_tells_when_it_is_over_and_what_its_damage_earns() -> None:
    s = begun("dral", "keleia")
    wear(s, "dral_garrison_sword")
    fight = fighting(s, "golem", HERO_ROLL, run=False)
    fight.foe, fight.dealt = GOLEM, 7
    assert (seen(s)["rounds"], seen(s)["dealt"], seen(s)["earned"]) == (2, 7, 2)
    fight.foe = BEAST
    assert (seen(s)["rounds"], seen(s)["earned"]) == (NONE, 0)


def test_an_encounter_on_the_map_has_its_own_name() -> None:
    s = begun("dral", "keleia")
    GAME.situate(s, {"tiles": ["I-01 0,0", "I-06 2,-1"]})
    table: Any = view(s, 0)
    names: Any = {thing["id"]: thing["name"] for thing in things(s, 0) if thing["kind"] == "encounter"}
    assert [f"encounter:{id}" for id in table["encounters"]] == list(names)
    assert {phrase.key for phrase in names.values()} == {f"eu-encounter-{id[10:]}" for id in names}
    assert names
