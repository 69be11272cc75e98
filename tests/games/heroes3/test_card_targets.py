"""Every effect on a unit, by card: whom it may be aimed at, what it changes there, what it draws and discards."""

from __future__ import annotations

import pytest

from hexfarer.games.heroes3.asking import Doing
from hexfarer.games.heroes3.battle import ATTACKER, DEFENDER, GUARDS, TOWER, TOWER_AT, Battle, Fighter
from hexfarer.games.heroes3.components import (
    AT_ONCE,
    CARDS,
    COMBAT_LONG,
    NEXT_ROUND,
    ROUND_LONG,
    SPELL,
    TURN_LONG,
    Mode,
    card_number,
)
from hexfarer.games.heroes3.effects import Power
from hexfarer.games.heroes3.fighting import fight, max_health, unit_type
from hexfarer.games.heroes3.flow.combat import SELECT, Combat, activate
from hexfarer.games.heroes3.flow.moments import ByPower, Rescue, TownPortal
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.terms import RANGED
from tests.games.heroes3.table import does, options, plain, unit
from tests.support import rule

OWN_UNITS = [
    unit("halberdiers"),
    unit("zealots"),
    unit("black_dragons"),
    unit("crusaders"),
    unit("dread_knights"),
    unit("skeletons"),
    unit("skeletons", "pack"),
    unit("zombies"),
    unit("zombies", "pack"),
]
ENEMIES = [
    unit("skeletons", "pack"),
    unit("liches"),
    unit("dread_knights"),
    unit("neutral_crystal_dragons"),
    unit("zombies", "pack"),
    unit("crusaders"),
    unit("harpies"),
    TOWER,
]
BRONZE, TO_SILVER, TO_GOLD, ALL = 1, 3, 7, 15
FIELDS = [
    "attack",
    "defence",
    "haste",
    "haste_round",
    "health",
    "damage",
    "paralysed",
    "disabled",
    "antimagic",
    "shield",
    "blessed",
    "retaliated",
    "form",
    "at",
]


class Row:
    """What a way to use a card (or an outcome of a spell) does."""

    def __init__(
        self,
        changes: dict[str, int],
        side: str = "own",
        tiers: int = ALL,
        on_foot: bool = False,
        twice: str = "",
        draws: int = 0,
        discards: int = 0,
        before: dict[str, int] | None = None,
        tower: bool = True,
        only: list[int] | None = None,
    ) -> None:
        self.changes = changes
        self.side = side
        self.tiers = tiers
        self.on_foot = on_foot
        self.twice = twice
        self.draws = draws
        self.discards = discards
        self.before = before or {}  # how every unit is before
        self.tower = tower
        self.only = only  # the units, if they are named


def up(amount: int, **more: int) -> Row:
    return Row({"attack": amount}, **more)  # type: ignore[arg-type]


def down(amount: int, **more: int) -> Row:
    return Row({"defence": amount}, **more)  # type: ignore[arg-type]


def by_tier(changes: dict[str, int], before: dict[str, int] | None = None, tower: bool = True) -> list[Row]:
    return [Row(changes, "any", tiers, before=before, tower=tower) for tiers in (BRONZE, TO_SILVER, TO_GOLD)]


ROWS: dict[tuple[str, int], Row | list[Row]] = {
    ("attack", 1): up(1),
    ("attack", 2): up(2),
    ("defense", 1): down(1),
    ("defense", 2): down(2),
    ("armorer", 1): down(1, draws=1),
    ("armorer", 2): down(2, draws=1),
    ("offense", 1): up(1, draws=1),
    ("offense", 2): up(2, draws=1),
    ("armor_of_wonder", 1): up(1, draws=1),
    ("armor_of_wonder", 2): down(1, draws=1),
    ("blackshard_of_the_dead_knight", 1): up(2, discards=1),
    ("blackshard_of_the_dead_knight", 2): up(1),
    ("centaurs_axe", 2): up(1),
    ("red_dragon_flame_tongue", 1): down(1),
    ("red_dragon_flame_tongue", 2): up(1),
    ("shield_of_the_dwarven_lords", 2): down(1),
    ("shield_of_the_yawning_dead", 1): down(2, discards=1),
    ("shield_of_the_yawning_dead", 2): down(1),
    ("dragon_scale_shield", 1): up(2),
    ("dragon_scale_shield", 2): down(2),
    ("ogres_club_of_havoc", 1): up(2, discards=1),
    ("ogres_club_of_havoc", 2): up(1),
    ("targ_of_the_rampaging_ogre", 1): down(2, discards=2),
    ("targ_of_the_rampaging_ogre", 2): down(1),
    ("vial_of_lifeblood", 1): Row({"damage": -3}, before={"damage": 9}),
    ("vial_of_lifeblood", 2): Row({"health": 1}),
    ("dragon_scale_armor", 1): up(2),
    ("dragon_scale_armor", 2): down(2),
    ("sentinels_shield", 1): down(3, discards=1),
    ("sentinels_shield", 2): down(2),
    ("titans_gladius", 1): up(3, discards=1),
    ("titans_gladius", 2): up(2),
    ("magic_arrow", 1): [Row({"damage": n}, "any", before={"health": 9, "disabled": 1}) for n in (1, 2, 3)],
    ("lightning_bolt", 1): [Row({"damage": n}, "any", before={"health": 9, "disabled": 1}) for n in (2, 3, 4)],
    ("disrupting_ray", 1): by_tier({"disabled": 1}),
    ("haste", 1): [Row({"haste": n}, "any") for n in (1, 2, 3)],
    ("counterstrike", 1): by_tier({"retaliated": -1}, {"retaliated": 1}),
    ("anti_magic", 1): by_tier({"antimagic": 1}),
    ("slow", 1): [Row({"haste": -n}, "any") for n in (1, 2, 3)],
    ("stone_skin", 1): [Row({"defence": n}, "any") for n in (1, 2, 3)],
    ("blind", 1): by_tier({"paralysed": 1}, tower=False),
    ("bloodlust", 1): [Row({"attack": n}, "any", on_foot=True) for n in (1, 2, 3)],
    ("curse", 1): [Row({"defence": -n}, "any") for n in (1, 2, 3)],
    ("fire_shield", 1): [Row({"shield": n}, "any") for n in (1, 2, 3)],
    ("bless", 1): [Row({"blessed": 1, "attack": n}, "any", on_foot=True) for n in (0, 1, 2)],
    ("cure", 1): [Row({"damage": -n}, before={"damage": 9}) for n in (1, 2, 3)],
    ("weakness", 1): [Row({"attack": -n}, "any") for n in (1, 2, 3)],
    ("crusaders_1", 1): Row({"attack": 1}, twice="crusaders"),
    ("crusaders_1", 2): Row({"defence": 1}, twice="crusaders"),
    ("crusaders_4", 1): Row({"health": 1}, twice="crusaders"),
    ("crusaders_6", 1): Row({"haste": 1}, twice="crusaders"),
    ("dragons_1", 1): Row({"attack": 1}, twice="dragons"),
    ("dragons_1", 2): Row({"defence": 1}, twice="dragons"),
    ("dragons_4", 1): Row({"health": 1}, twice="dragons"),
    ("dragons_6", 1): Row({"haste": 1}, twice="dragons"),
    ("dread_knights_1", 1): Row({"attack": 1}, twice="dread_knights"),
    ("dread_knights_1", 2): Row({"defence": 1}, twice="dread_knights"),
    ("dread_knights_4", 1): Row({"health": 1}, twice="dread_knights"),
    ("dread_knights_6", 1): Row({"haste": 1}, twice="dread_knights"),
    ("battlefield_medic_1", 1): Row({"damage": -1}, before={"damage": 9}, draws=1),
    ("cloak_of_the_undead_king_1", 1): Row({"form": 1}, only=[6]),
    ("cloak_of_the_undead_king_4", 1): Row({"form": 2}, only=[8]),
    ("cloak_of_the_undead_king_6", 1): Row({"form": 3}, only=[5, 6]),
}
CHOICES: dict[tuple[str, int, int], Row] = {
    **{("prayer", k, 1): Row({"attack": k}, "any") for k in (1, 2, 3)},
    **{("prayer", k, 2): Row({"defence": k}, "any") for k in (1, 2, 3)},
    **{("prayer", k, 3): Row({"haste_round": k}, "any") for k in (1, 2, 3)},
    ("battlefield_medic_4", 1, 1): Row({"damage": -1}, before={"damage": 9, "paralysed": 1}, draws=1),
    ("battlefield_medic_4", 1, 2): Row({"paralysed": -1}, before={"damage": 9, "paralysed": 1}, draws=1),
    ("battlefield_medic_6", 1, 1): Row({"damage": -2}, before={"damage": 9, "paralysed": 1}, draws=2, discards=1),
    ("battlefield_medic_6", 1, 2): Row({"paralysed": -1}, before={"damage": 9, "paralysed": 1}, draws=2, discards=1),
    ("battlefield_medic_6", 1, 3): Row(
        {"damage": -1, "paralysed": -1}, before={"damage": 9, "paralysed": 1}, draws=2, discards=1
    ),
}
LEAPS = [BRONZE, TO_SILVER, TO_GOLD]


def board(row: Row) -> Heroes3:
    """Seat 0 with Castle against seat 1; every kind of unit on both sides; a hand and a deck to draw from."""
    s = plain()
    battle = Battle(0, 0, s.players[0].home, s.players[0].home, GUARDS)
    battle.seats, battle.controllers = [0, 1], [0, 1]
    battle.round = 1
    for number, card in enumerate(OWN_UNITS):
        battle.fighters.append(Fighter(card, ATTACKER, number))
    for number, card in enumerate(ENEMIES):
        battle.fighters.append(Fighter(card, DEFENDER, TOWER_AT if card == TOWER else 12 + number))
    s.battle = battle
    s.players[0].hand = [card_number("attack")] * 3
    s.players[0].deck = [card_number("defense")] * 6
    s.push(Combat(0, SELECT))
    activate(s, 0)
    for fighter in battle.fighters:
        for key, value in row.before.items():
            if key == "damage":
                fighter.health = 10
            setattr(fighter, key, bool(value) if isinstance(getattr(fighter, key), bool) else value)
    return s


def begin(s: Heroes3, id: str, mode: Mode, step: int) -> None:
    """The effect of a card runs, as when it was played."""
    card = card_number(id)
    effect = mode.effect.steps[step][1] if isinstance(mode.effect, ByPower) else mode.effect
    s.players[0].playing.append(card)
    s.push(Doing(0, effect, card))
    s.settle()
    s.changed()


def pay(s: Heroes3) -> int:
    """Discard what must be discarded now."""
    paid = 0
    while options(s, "card"):
        does(s, options(s, "card")[0])
        paid += 1
    return paid


def facts(s: Heroes3) -> list[dict[str, int]]:
    return [{key: int(getattr(fighter, key)) for key in FIELDS} for fighter in fight(s).fighters]


def aims(row: Row, s: Heroes3) -> list[int]:
    """Whom the row means."""
    if row.only is not None:
        return row.only
    found = []
    for i, fighter in enumerate(fight(s).fighters):
        if row.side == "own" and fighter.side != ATTACKER:
            continue
        if not row.tiers >> fighter.tier() & 1 or (row.on_foot and unit_type(fighter) == RANGED):
            continue
        if row.tower or not fighter.is_tower():
            found.append(i)
    return found


def times(row: Row, fighter: Fighter) -> int:
    if fighter.is_tower() or not row.twice:
        return 1
    if row.twice == "dragons":
        return 2 if fighter.unit in (unit("black_dragons"), unit("neutral_crystal_dragons")) else 1
    return 2 if fighter.unit == unit(row.twice) else 1


def check(row: Row, id: str, mode: Mode, step: int = 0, choice: int = 0) -> None:
    wanted = aims(row, board(row))
    start = board(row)
    deck = len(start.players[0].deck)
    begin(start, id, mode, step)
    if choice:
        does(start, f"choose {choice}")
    paid = pay(start)
    offered = [int(text.split()[1]) for text in options(start, "fighter")]
    assert offered == wanted if len(wanted) > 1 else not offered
    for target in wanted:
        s = start.copy()
        before = facts(board(row))
        if offered:
            does(s, f"fighter {target}")
        assert [i for i, fact in enumerate(facts(s)) if fact != before[i]] == [target]
        change = {key: value - before[target][key] for key, value in facts(s)[target].items()}
        factor = times(row, fight(s).fighters[target])
        assert {key: value for key, value in change.items() if value} == {
            key: value * factor for key, value in row.changes.items() if value
        }
        late = pay(s)
        assert paid + late == row.discards
        assert deck - len(s.players[0].deck) == row.draws
        assert all(fighter.damage < max_health(fighter) for fighter in fight(s).fighters)


@rule("H3-SPELL-013", "H3-DECK-015", "H3-DECK-017")
@pytest.mark.parametrize(("id", "number"), list(ROWS))
def test_an_effect_on_a_unit(id: str, number: int) -> None:
    mode = CARDS[card_number(id)].modes[number - 1]
    rows = ROWS[id, number]
    if isinstance(rows, Row):
        check(rows, id, mode)
    else:
        assert isinstance(mode.effect, ByPower)
        assert len(mode.effect.steps) == len(rows)
        for step, row in enumerate(rows):
            check(row, id, mode, step)


@rule("H3-SPELL-013")
@pytest.mark.parametrize(("id", "step", "choice"), list(CHOICES))
def test_an_effect_that_is_chosen(id: str, step: int, choice: int) -> None:
    check(CHOICES[id, step, choice], id, CARDS[card_number(id)].modes[0], step - 1, choice)


@rule("H3-SPELL-013")
@pytest.mark.parametrize("step", [0, 1, 2])
def test_teleport_moves_own_units_of_the_tiers_of_its_outcome(step: int) -> None:
    row = Row({}, tiers=LEAPS[step], tower=False)
    s = board(row)
    begin(s, "teleport", CARDS[card_number("teleport")].modes[0], step)
    assert [int(text.split()[1]) for text in options(s, "fighter")] == aims(row, s)


@rule("H3-SPELL-013")
@pytest.mark.parametrize(("step", "amounts"), [(0, [1, 1, 1]), (1, [2, 1, 1]), (2, [3, 2, 1])])
def test_chain_lightning_may_begin_with_any_unit(step: int, amounts: list[int]) -> None:
    row = Row({}, "any", before={"health": 9, "disabled": 1})
    s = board(row)
    begin(s, "chain_lightning", CARDS[card_number("chain_lightning")].modes[0], step)
    assert [int(text.split()[1]) for text in options(s, "fighter")] == aims(row, s)
    does(s, "fighter 0")
    while options(s, "fighter"):
        does(s, options(s, "fighter")[0])
    assert sorted((fighter.damage for fighter in fight(s).fighters if fighter.damage), reverse=True) == amounts


POWERS = {
    "power": [1, 2],
    "sorcery": [1, 2],
    "breastplate_of_petrified_wood": [0, 1],
    "dragon_wing_tabard": [0, 1],
    "rib_cage": [0, 1],
    "tunic_of_the_cyclops_king": [1, 2],
    "titans_cuirass": [4, 2],
}


@rule("H3-SPELL-003")
def test_what_adds_power_to_a_spell() -> None:
    for card in CARDS:
        powers = [0, 1] if card.kind == SPELL else POWERS.get(card.id, [0] * len(card.modes))
        assert [mode.power for mode in card.modes] == powers, card.id
        for mode in card.modes:
            assert not isinstance(mode.effect, Power) or mode.effect.amount == mode.power


LASTING = {
    ("archery", 1): ROUND_LONG,
    ("archery", 2): NEXT_ROUND,
    ("logistics", 1): TURN_LONG,
    ("luck", 1): TURN_LONG,
    ("luck", 2): TURN_LONG,
    ("vial_of_lifeblood", 2): COMBAT_LONG,
    ("disrupting_ray", 1): COMBAT_LONG,
    ("haste", 1): COMBAT_LONG,
    ("anti_magic", 1): COMBAT_LONG,
    ("slow", 1): COMBAT_LONG,
    ("fire_shield", 1): ROUND_LONG,
    **{(f"{hero}_{level}", 1): COMBAT_LONG for hero in ("crusaders", "dragons", "dread_knights") for level in (4, 6)},
}


@rule("H3-DECK-024")
def test_how_long_cards_stay_in_play() -> None:
    for card in CARDS:
        for number, mode in enumerate(card.modes, 1):
            assert mode.lasts == LASTING.get((card.id, number), AT_ONCE), card.id


EXPERT_NEEDS = ["chain_lightning", "counterstrike", "resurrection", "town_portal", "fire_shield", "fireball", "prayer"]


@rule("H3-SPELL-002", "H3-SPELL-010")
def test_the_power_that_outcomes_need() -> None:
    """Expert spells need 0, 2, 4; basic ones, and Teleport, 0, 1, 2."""
    for card in CARDS:
        effect = card.modes[0].effect
        if card.kind == SPELL:
            assert isinstance(effect, ByPower)
            assert [need for need, _ in effect.steps] == ([0, 2, 4] if card.id in EXPERT_NEEDS else [0, 1, 2]), card.id


@rule("H3-SPELL-002")
@pytest.mark.parametrize(
    ("id", "steps"),
    [
        ("resurrection", [(0, 1), (2, 3), (4, 7)]),
        ("resurrection_1", [(1, 1), (2, 2), (4, 4)]),
        ("resurrection_4", [(0, 1), (1, 2), (3, 4)]),
        ("resurrection_6", [(0, 3), (2, 4)]),
    ],
)
def test_whom_a_rescue_may_save(id: str, steps: list[tuple[int, int]]) -> None:
    effect = CARDS[card_number(id)].modes[0].effect
    assert isinstance(effect, ByPower)
    found = [(need, step.tiers) for need, step in effect.steps if isinstance(step, Rescue)]
    assert found == steps


def test_town_portal_gives_movement_points_by_power() -> None:
    effect = CARDS[card_number("town_portal")].modes[0].effect
    assert isinstance(effect, ByPower)
    assert [step.moves for _, step in effect.steps if isinstance(step, TownPortal)] == [0, 1, 2]
