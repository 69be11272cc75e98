"""What the log tells of the AI, of scenarios and of players who play together, number for number."""

from __future__ import annotations

from hexfarer.games.heroes3 import events, verbs
from hexfarer.games.heroes3.components import card_number
from hexfarer.games.heroes3.flow.ai_ending import foe_takes
from hexfarer.games.heroes3.flow.gifts import HIRE_SHARED, SELL_FOR_GOLD
from hexfarer.games.heroes3.flow.scenarios import end, happen
from hexfarer.games.heroes3.flow.together import Giving
from hexfarer.games.heroes3.flow.visiting import enter
from hexfarer.games.heroes3.player import MAIN
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.terms import MATERIALS, NONE, UTOPIA
from hexfarer.kernel.action import kind_of, pack
from tests.games.heroes3.ai_tables import combat, quiet, settled, started, told, unit
from tests.games.heroes3.test_ai_magic import cast, fought
from tests.games.heroes3.test_scenario_rules import begun, find, visit
from tests.support import rule


def go_on(s: Heroes3) -> None:
    s.changed()
    s.settle()


@rule("H3-COMBAT-011", "H3-AI-030")
def test_who_attacks_which_ai_hero_and_where() -> None:
    s = begun("llq_1_homecoming")
    field = s.tale.foes[0].at
    s.current = 0
    s.players[0].at[MAIN] = field
    s.players[0].populace, s.players[0].built_this_round = False, True
    enter(s, 0, MAIN, field)
    go_on(s)
    assert told(s, events.COMBAT_FOE) == [[0, 0, field]]
    assert told(s, events.COMBAT) == told(s, events.COMBAT_HERO) == []


@rule("H3-HERO-013")
def test_whom_the_ai_has_beaten() -> None:
    s = begun("geleas_champions", 2)
    battle = combat(s, "halberdiers@a1", "skeletons@a5")
    s.tale.wave = True
    battle.fighters[0].at = NONE
    s.players[0].units = []
    go_on(s)
    assert told(s, events.FOE_WON) == [[0]]
    assert told(s, events.FOE_BEATEN) == told(s, events.WAVE_WON) == []


@rule("H3-ROUND-011")
def test_which_unit_joins_which_ai_hero() -> None:
    s = begun("llq_2_guardian_angels")
    s.round = 8
    happen(s, False)
    assert told(s, events.FOE_GROWN) == [[0, unit("liches")]]


@rule("H3-ROUND-011", "H3-SCEN-003")
def test_by_how_many_the_guards_of_the_lairs_grew() -> None:
    s = begun("unholy_quest", 2)
    for s.round in (4, 8, 12):
        happen(s, False)
    assert told(s, events.LAIRS_GROW) == [[1], [2], [2]]  # two is the most


@rule("H3-AI-043")
def test_which_spell_the_ai_holds_back() -> None:
    s = settled(started("llq_3_steadwicks_liberation"))
    battle = fought(s, "marksmen@a1", "troglodytes@a5 evil_eyes@b5 harpies@c5", 1)
    for i in (1, 2, 3):
        battle.fighters[i].done = True
    cast(s, "fire_shield", 2)
    assert told(s, events.FOE_HOLDS) == [[card_number("fire_shield")]]
    assert s.tale.held == [card_number("fire_shield"), 2, 1]
    assert told(s, events.FOE_CAST) == []


@rule("H3-AI-058", "H3-AI-059")
def test_whose_town_the_ai_has_taken() -> None:
    s = begun("llq_1_homecoming")
    home = s.players[0].home
    foe_takes(s, 0, home)
    assert told(s, events.TOWN_LOST) == [[0, home]]
    assert told(s, events.FOE_FLAGGED) == [[0, home]]


@rule("H3-TRADE-008")
def test_who_gave_what_to_whom() -> None:
    s = begun("stand_united", 3)
    s.players[2].resources, s.players[0].resources = [0, 1, 0], [0, 0, 0]
    s.push(Giving(2))
    s.changed()
    s.apply(pack(verbs.GIVE, MATERIALS, 0))
    assert told(s, events.GAVE) == [[2, 0, MATERIALS, 1]]
    assert (s.players[2].resources, s.players[0].resources) == ([0, 0, 0], [0, 1, 0])


@rule("H3-SCEN-003")
def test_who_left_which_unit_at_the_utopia_and_reached_the_goal() -> None:
    s = begun("stand_united", 2)
    s.players[1].units = [unit("skeletons:pack"), unit("zombies")]
    visit(s, 1, find(s, UTOPIA))
    s.apply(pack(verbs.UNIT, unit("zombies")))
    assert told(s, events.SHARED) == [[1, unit("zombies")]]
    assert told(s, events.SUCCEEDED) == []
    while not s.players[1].eliminated:
        quiet(s)
    assert told(s, events.SUCCEEDED) == [[1]]


@rule("H3-SCEN-003")
def test_which_unit_was_hired_for_all() -> None:
    s = begun("stand_united", 2)
    s.players[1].resources = [50, 0, 50]
    HIRE_SHARED.run(s, 1, NONE)
    go_on(s)
    hired = next(action for action in s.legal() if kind_of(action) == verbs.UNIT)
    s.apply(hired)
    assert told(s, events.SHARED) == [[1, s.tale.shared[0]]]
    assert told(s, events.RECRUITED) == []


@rule("H3-SCEN-003")
def test_who_sold_the_grail() -> None:
    s = begun("qg_2_sicilian_dragon")
    s.grail_with = 0
    SELL_FOR_GOLD.run(s, 0, NONE)
    assert told(s, events.SOLD_GRAIL) == [[0]]


@rule("H3-AI-060")
def test_which_card_goes_along() -> None:
    s = settled(started("llq_1_homecoming"))
    end(s, [0], "goal")
    go_on(s)
    s.players[0].hand.append(card_number("fireball"))
    s.changed()
    s.apply(pack(verbs.CARD, card_number("fireball")))
    assert told(s, events.KEPT) == [[0, card_number("fireball")]]
