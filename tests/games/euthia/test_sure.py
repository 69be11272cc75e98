"""What acts are sure to cost, told before something comes to light; and answers that name their result."""

from __future__ import annotations

from random import Random

import pytest

from hexfarer.games.euthia import verbs
from hexfarer.games.euthia.components import Field
from hexfarer.games.euthia.flow.walking import free_places
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import COMBAT, FIRE, MERCHANT, MOUNTAIN, NONE, TRADE, WATER
from hexfarer.kernel.action import a_of, kind_of
from hexfarer.kernel.decision import Choice
from hexfarer.kernel.table import choice, choices
from hexfarer.text import Speaker
from tests.games.euthia.fights import begun as before_a_fight
from tests.games.euthia.fights import do, fighting, load, wear
from tests.games.euthia.map_table import begun, does, lay, stand, table, turn
from tests.support import ALL, pick

GAMES = 12 if ALL else 4


def of(s: Euthia, notation: str) -> Choice:
    return choice(s, s.parse(notation))


def paid(found: Choice) -> dict[str, int]:
    return {change.what: change.before - change.after for change in found.cost}


def changed(found: Choice) -> dict[str, tuple[int, int]]:
    return {change.what: (change.before, change.after) for change in found.effects}


def label(s: Euthia, notation: str) -> str:
    return Speaker("en").say(s.game.label(s, s.parse(notation)).words)


def shop(monster: int = 1) -> Euthia:
    """Beside the Hero a Merchant, whom a Monster guards."""
    s = table()
    first = lay(s, 1, 0, Field(MERCHANT, monster=monster))
    player = turn(s, 0)
    beside = next(field for field in s.board.near[first] if s.board.at(field).kind != MERCHANT)
    stand(s, 0, beside)
    player.move, player.tokens, player.saved, player.health = 2, 1 << COMBAT, NONE, 4
    s.changed()
    return s


@pytest.mark.rule("EU-MOVE-04", "EU-MOVE-05")
def test_a_step_to_a_monster_costs_its_move_point_and_the_token_for_the_combat() -> None:
    s = shop()
    step = next(one for one in choices(s) if one.notation.startswith("step ") and s.guarded(a_of(one.action)))
    assert paid(step) == {"move": 1, "token:combat": 1}
    s.players[0].saved = COMBAT  # now there are two ways to pay for it
    s.changed()
    assert paid(of(s, step.notation)) == {"move": 1}


@pytest.mark.rule("EU-ELEM-02", "EU-ELEM-03")
@pytest.mark.parametrize(("element", "after"), [(FIRE, 2), (WATER, 6)])
def test_fire_and_water_before_a_monster_are_told(element: int, after: int) -> None:
    s = shop()
    goal = next(field for field in s.board.near[s.players[0].at] if s.guarded(field))
    s.board.elements[goal] = 1 << element
    step = of(s, f"step {s.game.write(s, 'field', goal)}")
    assert changed(step)["health"] == (4, after)


@pytest.mark.parametrize("seed", range(GAMES))
def test_every_step_and_way_costs_what_is_told(seed: int) -> None:
    """Whether something comes to light or not; a badge on the map shows no other number."""
    chance = Random(seed)
    s = begun(("the_hunt", "defence_of_the_realm")[seed % 2], 2, seed)
    told = 0
    for _ in range(300):
        if s.over:
            break
        seat = s.to_act()
        for action in s.legal():
            if kind_of(action) not in (verbs.STEP, verbs.GO):
                continue
            found = choice(s, action)
            after = s.copy()
            after.apply(action)
            if after.players[seat].at != s.board.church() or a_of(action) == s.board.church():
                assert paid(found).get("move", 0) == s.players[seat].move - after.players[seat].move
                told += 1
        s.apply(pick(chance, s))
    assert told > 20


def test_what_reveals_a_new_offer_tells_its_price() -> None:
    s = shop(monster=0)
    first = next(field for field in s.board.near[s.players[0].at] if s.board.at(field).kind == MERCHANT)
    stand(s, 0, first)
    s.players[0].tokens, s.players[0].gold = 1 << TRADE, 3
    s.changed()
    assert paid(of(s, "trade trade")) == {"token:trade": 1}
    does(s, "trade trade")
    assert paid(of(s, "change")) == {}
    does(s, "change")
    assert paid(of(s, "change")) == {"gold": 1}
    s.players[0].rep = 9
    s.changed()
    assert paid(of(s, "reveal")) == {"gold": 1}


def test_mining_costs_its_token_although_a_tile_comes_to_light() -> None:
    s = table()
    first = lay(s, 1, 0, Field(MOUNTAIN))
    turn(s, 0)
    stand(s, 0, first)
    assert paid(of(s, "mine mining")) == {"token:mining": 1}


def test_nothing_is_sure_of_the_health_where_a_tile_is_turned_up() -> None:
    s = begun("the_hunt", 2, 1)
    s.players[s.to_act()].move = 3
    s.changed()
    edge = [one for one in choices(s) if one.notation.startswith("step ") and free_places(s, a_of(one.action))]
    assert edge
    for step in edge:
        assert "health" not in changed(step)


# -- answers that go on --


def against_a_wolf(step: int, *tiles: str) -> Euthia:
    s = before_a_fight("dral", "maeldur")
    wear(s, *tiles)
    fighting(s, "m1_grey_wolf", step)
    return s


def test_no_answer_of_a_combat_is_just_done() -> None:
    """Whoever goes on reads what that means: Wounds, Damage, a roll."""
    words = Speaker("en")
    seen: set[str] = set()
    for seed in range(GAMES):
        chance = Random(seed)
        s = begun("the_hunt", 1 + seed % 2, seed)
        for _ in range(600):
            if s.over:
                break
            for action in s.legal():
                if kind_of(action) in (verbs.DONE, verbs.PASS, verbs.STOP, verbs.YES):
                    said = words.say(s.game.label(s, action).words)
                    assert said not in ("Done", "Pass"), s.stack[-1]
                    seen.add(said)
            s.apply(pick(chance, s))
    assert any(said.startswith("Take ") and "Wound" in said for said in seen), seen
    assert any(said.startswith("Deal ") for said in seen), seen


def test_whoever_answers_a_roll_reads_the_wounds_that_follow() -> None:
    s = before_a_fight("dral", "maeldur")
    wear(s, "dral_garrison_sword", "dral_wooden_buckler")
    load(s, 5, 4)
    fighting(s, "m1_grey_wolf")
    while s.format(s.legal()[-1]) != "done" or not s.fight or not s.fight.dice:
        s.apply(s.stack[-1].quiet(s))
    assert label(s, "done") == "Take 2 Wounds"
    health = s.players[0].health
    do(s, "done")
    assert s.players[0].health == health - 2


def test_the_end_of_a_turn_names_the_token_that_is_kept() -> None:
    s = table()
    turn(s, 0).tokens = 7
    s.changed()
    does(s, "end")
    assert label(s, "token trade") == "Keep Trade"
    assert label(s, "stop") == "Keep none"
