"""What an act is sure to cost and to change, beside its label."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from hexfarer.games.euthia.state import Euthia
from hexfarer.games.four_lands.state import FourLands
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.mage_knight.board import space_name
from hexfarer.games.mage_knight.moves import explore_cost, step_cost
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.kernel import situation
from hexfarer.kernel.decision import Choice
from hexfarer.kernel.registry import find, make_setup, names, new
from hexfarer.kernel.state import State
from hexfarer.kernel.table import choices
from hexfarer.text import Speaker
from tests.support import pick


def paid(choice: Choice) -> dict[str, int]:
    return {change.what: change.before - change.after for change in choice.cost}


def changed(choice: Choice) -> dict[str, tuple[int, int]]:
    return {change.what: (change.before, change.after) for change in choice.effects}


def of(s: State, notation: str) -> Choice:
    return next(choice for choice in choices(s) if choice.notation == notation)


def walking(move: int) -> MageKnight:
    """A hero with Move points in the first turn of a game alone."""
    s = new("mage_knight", "first_reconnaissance", seed=3)
    s.apply(s.legal()[0])
    assert isinstance(s, MageKnight)
    s.players[0].move = move
    s.changed()
    return s


def at_the_edge() -> MageKnight:
    """The same where a tile can be explored."""
    s = walking(16)
    for action in s.legal():
        if s.format(action).startswith("go "):
            new = s.copy()
            new.apply(action)
            if any(new.format(answer).startswith("explore ") for answer in new.legal()):
                assert isinstance(new, MageKnight)
                return new
    raise AssertionError("nowhere")


def test_a_tile_and_a_step_cost_their_move_points_whatever_comes_to_light() -> None:
    s = at_the_edge()
    player, have = s.players[0], s.players[0].move
    explored = [choice for choice in choices(s) if choice.notation.startswith("explore ")]
    steps = [choice for choice in choices(s) if choice.notation.startswith("move ")]
    assert explored
    for choice in explored:
        assert choice.reveals
        assert Speaker("en").say(choice.label.words).endswith(f": {explore_cost(player)} Move")
        assert paid(choice) == {"move": explore_cost(player)}
    assert steps
    for choice in steps:
        space = s.parse(choice.notation) >> 8
        assert paid(choice) == {"move": step_cost(s, player, player.place, space)}
        before, after = changed(choice)["move"]
        assert before == have
        assert after in (have - paid(choice)["move"], 0)  # who provokes an enemy loses the rest


def test_a_way_that_stops_where_something_comes_to_light_tells_where_and_what_all_its_steps_cost() -> None:
    s = situation.position(situation.load(Path(__file__).parent / "e2e" / "conquest.yaml"))
    assert isinstance(s, MageKnight)
    choice = of(s, "go C4")
    assert choice.reveals
    assert paid(choice) == {"move": 2}  # to the Mage Tower on the way, whose garrison is turned up
    have = s.players[0].move
    assert choice.way is not None
    assert (choice.way.have, sum(choice.way.prices)) == (have, have) == (4, 4)
    assert choice.way.places == [choice.way.stop, "space:C4"]
    s.apply(choice.action)
    assert f"space:{space_name(s.players[0].place)}" == choice.way.stop
    then = of(s, "move C4")
    assert then.way is not None
    assert (then.way.places, then.way.prices, then.way.have, then.way.stop) == (["space:C4"], [2], 2, "")


def test_a_way_leads_where_it_says_at_the_price_that_it_says() -> None:
    far = 0
    for seed in range(6):
        s = new("mage_knight", "first_reconnaissance", seed=seed)
        chance = Random(seed)
        for _ in range(150):
            if s.over:
                break
            assert isinstance(s, MageKnight)
            seat, have = s.to_act(), s.players[s.to_act()].move
            for choice in choices(s):
                if choice.way is None:
                    assert not choice.notation.startswith(("move ", "go "))
                    continue
                after = s.copy()
                after.apply(choice.action)
                end = choice.way.stop or choice.way.places[-1]
                assert f"space:{space_name(after.players[seat].place)}" == end
                assert sum(choice.way.prices) <= choice.way.have == have
                steps = choice.way.places.index(end) + 1
                assert paid(choice).get("move", 0) == sum(choice.way.prices[:steps])
                far += len(choice.way.places) > 1
            s.apply(pick(chance, s))
    assert far > 20


def test_a_way_of_several_fields_in_euthia_leads_where_it_says_at_the_price_that_it_says() -> None:
    s = situation.position(situation.load(Path(__file__).parent / "e2e" / "euthia-realm.yaml"))
    assert isinstance(s, Euthia)
    far, gates, stops = 0, 0, 0
    for choice in choices(s):
        if choice.way is None:
            assert not choice.notation.startswith(("step ", "go ", "portal "))
            continue
        after = s.copy()
        after.apply(choice.action)
        end = choice.way.stop or choice.way.places[-1]
        assert f"field:{s.game.write(s, 'field', after.players[0].at)}" == end
        steps = choice.way.places.index(end) + 1
        assert paid(choice)["move"] == sum(choice.way.prices[:steps]) <= choice.way.have == s.players[0].move
        far += len(choice.way.places) > 1
        gates += 0 in choice.way.prices
        stops += choice.way.stop != ""
    assert far > 10
    assert gates > 3
    assert stops > 3
    merchant = of(s, "go 4,-2").way
    assert merchant is not None
    assert merchant.places == ["field:4,-1", "field:4,-2"]


def test_the_ways_of_parties_lead_where_they_say_at_the_price_that_they_say() -> None:
    far = near = 0
    for seed in range(4):
        s = new("four_lands", "competitive", seed=seed)
        chance = Random(seed)
        for _ in range(150):
            if s.over:
                break
            assert isinstance(s, FourLands)
            have = s.ap[s.to_act()]
            for choice in choices(s):
                if not choice.notation.startswith("move "):
                    assert choice.way is None
                    continue
                assert choice.way is not None
                price = re.search(r" pay (\d+)", choice.notation)
                assert sum(choice.way.prices) == int(price[1] if price else 0) <= choice.way.have == have
                assert [place.split(":")[1] for place in choice.way.places] == re.findall(r"> (\w+)", choice.notation)
                far += len(choice.way.places) == 2
                near += len(choice.way.places) == 1
            s.apply(pick(chance, s))
    assert far > 20
    assert near > 20


def test_a_card_played_sideways_costs_a_card_and_brings_a_point() -> None:
    s = walking(0)
    card = s.format(next(a for a in s.legal() if s.format(a).startswith("sideways "))).split()[1]
    choice = of(s, f"sideways {card} move")
    assert paid(choice) == {"cards": 1}
    assert changed(choice) == {"cards": (5, 4), "move": (0, 1)}


def test_what_lapses_at_the_end_of_a_turn_is_no_price() -> None:
    s = walking(4)
    assert paid(of(s, "end")) == {}


def test_a_building_costs_its_resources() -> None:
    s = new("heroes3", "brave_new_world", seed=3)
    while not any(s.format(action).startswith("build ") for action in s.legal()):
        s.apply(s.stack[-1].quiet(s))
    assert isinstance(s, Heroes3)
    choice = next(choice for choice in choices(s) if choice.notation == "build city_hall")
    have = s.players[s.to_act()].resources[:]
    s.apply(choice.action)
    after = s.players[s.to_act()].resources
    names = ["gold", "building_materials", "valuables"]
    assert paid(choice) == {name: a - b for name, a, b in zip(names, have, after, strict=True) if a != b}
    assert paid(choice)["gold"] == 10


@pytest.mark.parametrize("game", names())
def test_what_is_told_as_sure_before_something_comes_to_light_is_spent_after_it(game: str) -> None:
    """Points that are not won back at once: Action Points, Move points, movement points."""
    told = 0
    for scenario in find(game).scenarios[:2]:
        s = find(game).start(make_setup(game, scenario.id, seed=4, count=scenario.fewest))
        chance = Random(4)
        stocks = [stock.id for stock in s.game.stocks()]
        for _ in range(120):
            if s.over:
                break
            seat = s.to_act()
            for choice in choices(s):
                sure = [one for one in choice.effects if one.what in ("ap", "move", "mp:main", "mp:second")]
                if not choice.reveals or not sure:
                    continue
                after = s.copy()
                after.apply(choice.action)
                left = s.game.stock(after, seat)
                for one in sure:
                    assert left[stocks.index(one.what)] <= one.after < one.before, choice.notation
                    told += 1
            s.apply(pick(chance, s))
    assert told > 0


def test_the_preview_of_what_reveals_tells_its_price_and_nothing_else() -> None:
    s = at_the_edge()
    left = s.players[0].move - explore_cost(s.players[0])
    choice = next(choice for choice in choices(s) if choice.notation.startswith("explore "))
    assert choice.reveals
    assert [(total.name.key, total.value) for total in choice.preview.totals] == [("mk-total-move", left)]
