"""Combat: what situations cannot say - changed values, printed values that no base token has, chance, empty piles."""

from __future__ import annotations

from typing import Any

import pytest

import hexfarer  # noqa: F401  (registers the games)
from hexfarer.games.mage_knight import foes
from hexfarer.games.mage_knight.combat import Combat, Foe
from hexfarer.games.mage_knight.content.enemies import ENEMIES
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import COLD_FIRE, FIRE, ICE, PHYSICAL, PILE_BROWN, WOUND
from hexfarer.games.mage_knight.words import ENEMY_IDS, UNIT_IDS
from hexfarer.kernel.registry import new
from hexfarer.kernel.verdict import OK
from tests.support import rule

SEEDS = range(1, 41)


def placed(given: dict[str, Any], seed: int = 1) -> MageKnight:
    state = new("mage_knight", "full_conquest", ["tovak", "arythea"], seed)
    assert isinstance(state, MageKnight)
    state.game.situate(state, given)
    return state


def fight(*enemies: object, phase: str = "ranged", seed: int = 1, **seat: object) -> MageKnight:
    given = {
        "tiles": ["country_1 0,1", "country_3 1,0"],
        "space": {},
        "active": 0,
        "seat": {"0": {"hand": ["march"], **seat}},
        "combat": {"foes": list(enemies), "phase": phase},
    }
    return placed(given, seed)


def combat_of(state: MageKnight) -> Combat:
    assert state.combat is not None
    return state.combat


def foe_of(state: MageKnight, i: int = 0) -> Foe:
    return combat_of(state).foes[i]


def play(state: MageKnight, *actions: str) -> None:
    for action in actions:
        state.apply(state.parse(action))


def legal(state: MageKnight, action: str) -> bool:
    return state.check(state.parse(action)) == OK


def reprint(monkeypatch: pytest.MonkeyPatch, id: str, **values: int) -> None:
    """Another value on a token, for combinations that no token of the base game has."""
    for name, value in values.items():
        monkeypatch.setattr(ENEMIES[ENEMY_IDS.index(id)], name, value)


# -- changed attacks --


@rule("MK-COMBAT-20")
@pytest.mark.parametrize(("change", "left"), [(-1, 3), (-4, 0), (-5, 0), (-50, 0)])
def test_an_attack_is_not_lowered_below_zero(change: int, left: int) -> None:
    state = fight("prowlers", phase="block")
    foe_of(state).attack_change = change
    assert (foes.attack(foe_of(state)), foes.need_to_block(foe_of(state)), foes.damage(foe_of(state))) == (left,) * 3
    play(state, "next", "suffer 1")
    assert state.players[0].hand.count(WOUND) == (left + 1) // 2


@rule("MK-COMBAT-21", "MK-ENEMY-SWIFT-01", "MK-CITY-ASSAULT-03")
@pytest.mark.parametrize(("change", "value"), [(0, 5), (1, 6), (-2, 3), (-4, 1), (-5, 0), (-6, 0)])
def test_city_bonus_comes_first_then_changes_and_swift_doubles_last(change: int, value: int) -> None:
    state = fight({"enemy": "freezers", "bonuses": ["blue"]})
    foe_of(state).attack_change = change
    assert foes.attack(foe_of(state)) == value
    assert foes.need_to_block(foe_of(state)) == 2 * value
    assert foes.damage(foe_of(state)) == value


@rule("MK-COMBAT-21", "MK-ENEMY-BRUTAL-01", "MK-CITY-ASSAULT-03")
@pytest.mark.parametrize(("change", "value"), [(0, 8), (1, 9), (-3, 5), (-8, 0), (-9, 0)])
def test_city_bonus_comes_first_then_changes_and_brutal_doubles_last(change: int, value: int) -> None:
    state = fight({"enemy": "gunners", "bonuses": ["blue"]})
    foe_of(state).attack_change = change
    assert foes.attack(foe_of(state)) == value
    assert foes.need_to_block(foe_of(state)) == value
    assert foes.damage(foe_of(state)) == 2 * value


@rule("MK-COMBAT-19")
@pytest.mark.parametrize("change", [-2, -3, -30])
def test_armor_is_not_lowered_below_one(change: int) -> None:
    state = fight("prowlers")
    foe_of(state).armor_change = change
    assert foes.armor(state, foe_of(state)) == 1


# -- cases with values that no base token prints --


@rule("MK-COMBAT-BLOCK-04", "MK-COMBAT-BLOCK-05", "MK-ENEMY-SWIFT-01", "MK-ENEMY-FIRE-01")
@pytest.mark.parametrize(("points", "blocked"), [([5, 0, 4, 0], True), ([11, 0, 0, 0], False), ([12, 0, 0, 0], True)])
def test_tc_14_swift_fire_attack(monkeypatch: pytest.MonkeyPatch, points: list[int], blocked: bool) -> None:
    """TC-14 swift fire attack 3: the requirement is 6."""
    reprint(monkeypatch, "freezers", element=FIRE)
    state = fight("freezers", phase="block")
    play(state, "guard 1")
    state.block = points
    assert legal(state, "block") == blocked


@rule("MK-CITY-ASSAULT-03", "MK-COMBAT-21")
@pytest.mark.parametrize(
    ("element", "printed", "attack", "need"), [(ICE, 4, 6, 12), (COLD_FIRE, 5, 6, 12), (PHYSICAL, 4, 4, 8)]
)
def test_tc_19_blue_city(monkeypatch: pytest.MonkeyPatch, element: int, printed: int, attack: int, need: int) -> None:
    """TC-19 the Blue city, with the values of the case."""
    reprint(monkeypatch, "freezers", element=element, attack=printed)
    state = fight({"enemy": "freezers", "bonuses": ["blue"]})
    assert foes.attack(foe_of(state)) == attack
    assert foes.need_to_block(foe_of(state)) == need


@rule("MK-COMBAT-DAMAGE-06", "MK-ENEMY-PARALYZE-01")
@pytest.mark.parametrize(("damage", "survives"), [(4, True), (5, False)])
def test_tc_31_paralyzing_fire(monkeypatch: pytest.MonkeyPatch, damage: int, survives: bool) -> None:
    """TC-31 a resistant unit of armor 4 takes up 4, and is destroyed by 5."""
    reprint(monkeypatch, "medusa", element=FIRE, attack=damage)
    state = fight("medusa", phase="damage", units=["fire_mages"])
    play(state, "suffer 1", "damage 1")
    units = state.players[0].units
    assert len(units) == survives
    assert all(unit.wounds == 0 for unit in units)
    assert (UNIT_IDS.index("fire_mages") in state.removed_units) != survives
    assert WOUND not in state.players[0].hand


# -- summoners and chance --


@rule("MK-ENEMY-SUMMON-01", "MK-COMBAT-BLOCK-01")
def test_summoners_draw_random_brown_monsters() -> None:
    drawn: set[str] = set()
    for seed in SEEDS:
        state = fight("orc_summoners", "orc_summoners", seed=seed)
        assert len(combat_of(state).foes) == 2
        play(state, "next")
        monsters = combat_of(state).foes[2:]
        assert [monster.master for monster in monsters] == [0, 1]
        assert all(ENEMIES[monster.token].pile == PILE_BROWN for monster in monsters)
        assert len(state.piles[PILE_BROWN]) == 8
        drawn |= {ENEMY_IDS[monster.token] for monster in monsters}
    assert drawn == {"minotaur", "gargoyle", "medusa", "crypt_worm", "werewolf"}


@rule("MK-ENEMY-SUMMON-01", "MK-COMBAT-07")
def test_a_summoner_without_tokens_to_draw_does_not_attack() -> None:
    state = fight("orc_summoners")
    state.piles[PILE_BROWN], state.pile_discards[PILE_BROWN] = [], []
    play(state, "next")
    assert len(combat_of(state).foes) == 1
    assert legal(state, "target 1")
    assert WOUND not in state.players[0].hand


@rule("MK-COMBAT-04", "MK-COMBAT-06")
def test_the_defender_of_a_monastery_is_drawn_at_random() -> None:
    drawn: set[str] = set()
    for seed in SEEDS:
        given = {
            "tiles": ["country_1 0,1", "country_5 1,0"],
            "active": 0,
            "space": {},
            "seat": {"0": {"place": "C1", "hand": ["march"]}},
        }
        state = placed(given, seed)
        play(state, "burn")
        assert len(combat_of(state).foes) == 1
        drawn.add(ENEMY_IDS[foe_of(state).token])
        assert state.players[0].reputation == -3
    assert drawn == {"monks", "illusionists", "ice_mages", "ice_golems", "fire_mages", "fire_golems"}


# -- wounds --


@rule("MK-WOUND-03")
def test_wounds_of_hand_and_discard_pile_are_shuffled_into_the_deck() -> None:
    found: set[int] = set()
    for seed in SEEDS:
        cards = ["march", "march", "stamina", "stamina", "promise", "threaten", "rage"]
        seat = {"place": "A2", "hand": ["wound", "wound", "rage"], "discard": ["wound", "wound"], "deck": cards}
        state = placed({"active": 0, "begin": "prepare", "seat": {"0": seat}}, seed)
        player = state.players[0]
        assert (player.hand + player.deck).count(WOUND) == 4
        assert (len(player.hand), len(player.deck), player.discard) == (5, 7, [])
        found.add(player.hand.count(WOUND))
    assert len(found) > 2


@rule("MK-COMBAT-DAMAGE-09")
@pytest.mark.parametrize(("level", "armor"), [(1, 2), (3, 3), (7, 4)])
@pytest.mark.parametrize("damage", range(1, 10))
def test_wounds_are_damage_by_armor_rounded_up(level: int, armor: int, damage: int) -> None:
    state = fight({"enemy": "swordsmen", "attack": damage}, phase="damage", level=level, fame=level * level - 1)
    play(state, "suffer 1")
    assert state.players[0].hand.count(WOUND) == -(-damage // armor)


@rule("MK-COMBAT-DAMAGE-10")
@pytest.mark.parametrize(("level", "limit"), [(1, 5), (3, 5), (5, 6), (7, 6), (9, 7)])
def test_the_limit_of_the_level_decides_on_the_knock_out(level: int, limit: int) -> None:
    for wounds in range(limit - 2, limit + 2):
        state = fight("swordsmen", phase="damage", level=level, fame=level * level - 1)
        foe_of(state).attack_change = state.players[0].armor() * wounds - 6
        play(state, "suffer 1")
        assert state.players[0].hand.count(WOUND) == wounds
        assert (len(state.players[0].hand) > wounds) == (wounds < limit)
