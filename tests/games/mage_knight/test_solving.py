"""The solver of fights against a complete search through the engine: the same best ends."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import hexfarer
from hexfarer.games.mage_knight import combat, player
from hexfarer.games.mage_knight.components import UNITS
from hexfarer.games.mage_knight.content.enemies import ENEMIES
from hexfarer.games.mage_knight.solving import DESTROYED, Solver
from hexfarer.games.mage_knight.terms import WOUND
from hexfarer.kernel.phrase import Problem
from hexfarer.kernel.state import declared_by
from tests.games.mage_knight.second import Fight, token
from tests.games.mage_knight.test_second import ALONE, KITS, MADE, drawn, engine_ends, groups, placed
from tests.support import ALL

Result = tuple[tuple[str, ...], int, int, tuple[tuple[str, int], ...], int]


def solved(fight: Fight) -> tuple[set[Result], bool]:
    s = placed(fight)
    solver = Solver(s, 0, 10**7)
    solver.run(s.copy())
    assert s.combat is not None
    tokens = [ENEMIES[foe.token].id for foe in s.combat.foes]
    cards = [UNITS[unit.card].id for unit in s.players[0].units]
    found: set[Result] = set()
    for end in solver.ends:
        beaten = tuple(sorted(tokens[i] for i in range(len(tokens)) if end.beaten >> i & 1))
        units = tuple(sorted((card, harm) for card, harm in zip(cards, end.units, strict=True) if harm != DESTROYED))
        found.add((beaten, end.wounds, end.poison, units, end.cards))
    return found, solver.exact


def searched(fight: Fight) -> set[Result]:
    """The undominated ends of all."""
    ends = [(*end, max(rest[0] for rest in rests)) for end, rests in engine_ends(fight).items()]
    return {end for end in ends if not any(other != end and as_good(other, end) for other in ends)}


def as_good(a: Result, b: Result) -> bool:
    if not set(b[0]) <= set(a[0]) or a[1] > b[1] or a[2] > b[2] or a[4] < b[4]:
        return False
    mine, theirs = dict(a[3]), dict(b[3])
    return all(mine.get(unit, DESTROYED) <= theirs.get(unit, DESTROYED) for unit in {*mine, *theirs})


def check(fight: Fight) -> None:
    found, exact = solved(fight)
    assert exact
    assert found == searched(fight)


@pytest.mark.parametrize(("kit", "id"), ALONE if ALL else ALONE[::3])
def test_a_fight_with_every_enemy_is_solved(kit: str, id: str) -> None:
    enemy = next(enemy for enemy in ENEMIES if enemy.id == id)
    if not token(id).summons:
        check(KITS[kit]._replace(foes=((id, KITS[kit].foes[0][1]),), ultimate=not enemy.box & 1))


def test_armor_that_a_block_is_to_lower_counts() -> None:
    """Ice Shield, played strongly, takes 3 from the Armor of whom it blocks."""
    check(KITS["red"]._replace(foes=(("swordsmen", "red"),), ultimate=False))


@pytest.mark.parametrize("fight", MADE.values(), ids=list(MADE))
def test_a_fight_made_for_a_rule_is_solved(fight: Fight) -> None:
    check(fight)


@pytest.mark.parametrize("seed", groups(20))
def test_a_fight_with_a_group_is_solved(seed: int) -> None:
    fight = drawn(seed)
    if not fight.monsters:
        check(fight)


def small(seed: int) -> Fight:
    """A fight of which a complete search takes no time."""
    fight = drawn(seed)
    cut = fight._replace(foes=fight.foes[:2], hand=fight.hand[:2], mana=fight.mana[:2], units=fight.units[:1])
    return cut._replace(monsters=())


SMALL = [seed for seed in range(1000, 1700) if not any(token(id).summons for id, _ in small(seed).foes)][:500]


@pytest.mark.parametrize("seed", SMALL[::25])
def test_some_small_fights_are_solved(seed: int) -> None:
    check(small(seed))


@pytest.mark.long
def test_five_hundred_small_fights_are_solved() -> None:
    assert len(SMALL) == 500
    for seed in SMALL:
        check(small(seed))


# -- what is told --


def test_a_line_leads_to_the_end_that_it_stands_for() -> None:
    s = placed(drawn(3))
    found = hexfarer.solve(s)
    assert found.exact
    assert found.results
    for result in found.results:
        after = s.copy()
        before = after.players[0].hand.count(WOUND)
        line = result["line"]
        assert isinstance(line, list)
        for action in line:
            after.apply(after.parse(action))
        hand = after.players[0].hand
        assert after.combat is None
        assert hand.count(WOUND) - before == result["wounds"]
        assert len(hand) - hand.count(WOUND) == result["cards"]


def test_a_position_is_left_as_it_was() -> None:
    s = placed(drawn(3))
    before = hexfarer.kernel.state.facts(s)
    hexfarer.solve(s)
    assert hexfarer.kernel.state.facts(s) == before


def test_too_few_nodes_are_not_exact() -> None:
    found = hexfarer.solve(placed(drawn(3)), nodes=5)
    assert not found.exact


def test_nobody_fights_on_the_map() -> None:
    with pytest.raises(Problem, match="Nobody fights here"):
        hexfarer.solve(hexfarer.new("mage_knight", seed=1))
    with pytest.raises(Problem, match="cannot be solved;"):
        hexfarer.solve(hexfarer.new("four_lands", seed=1))


# -- what a key must tell --

NEVER_HERE = {  # no fight changes it, or nothing in a fight depends on it
    "Player": {
        *["alone", "artifacts_due", "beaten", "chosen_crystals_due", "claim_colour", "courted", "crystal_sets_due"],
        *["crystals_due", "deck_known", "discount", "discounts", "draft", "draw_extra", "dungeons_due", "eased"],
        *["eliminated", "explore_cut", "fame", "fame_later", "fame_per_defeat", "fame_per_spell", "far_sight", "grail"],
        *["harvests", "hero", "hired", "level", "limit_extra", "lore", "motivated_until", "move_cards", "opened_empty"],
        *["order_down", "own_turns", "pack", "path", "peeked", "place", "play", "played", "recruit_fame"],
        *["recruit_reputation", "recruits", "reputation", "reputation_later", "scouted", "skill_pile", "skills"],
        *["slain", "spells_due", "spent_crystals", "stash", "tactic", "tale_fame", "tale_reputation"],
        *["talk_modifier", "team", "terrain", "tireless", "tireless_all", "trained_due", "turn", "turned", "units_due"],
        *["wheel_idle", "wounds_gained", "acted", "dice_used"],
    },
    "Unit": {"along", "fought", "healed", "recruited"},
    "Combat": {
        "begun",
        "city",
        "context",
        "die",
        "half_fame",
        "overseer",
        "path",
        "phase_fame",
        "seat",
        "share",
        "space",
    }
    | {"valor_fame"},
    "Foe": {"bonuses", "brings", "defends", "drawn", "extra_armor", "ranged_armor", "rampages", "space"} | {"walled"},
}


@pytest.mark.parametrize(
    ("kind", "name"),
    [(player.Player, "player"), (player.Unit, "unit"), (combat.Combat, "combat"), (combat.Foe, "foe")],
)
def test_a_key_tells_all_that_can_differ_in_a_fight(kind: type, name: str) -> None:
    """A new attribute is either told by the key, or said here to be of no matter to a fight."""
    file = Path(hexfarer.__file__).parent / "games" / "mage_knight" / "solving.py"
    tree = ast.parse(file.read_text(encoding="utf-8"))
    telling = {"key", "turn", "foes", "mana"}
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name in telling]
    told = {
        node.attr
        for function in functions
        for node in ast.walk(function)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == name
    }
    told |= {"units"} if kind is player.Player else {"foes"}
    assert set(declared_by(kind)) - told == NEVER_HERE[kind.__name__]
