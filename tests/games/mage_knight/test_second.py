"""Small fights, played out completely: through the engine, and by the second computation. Both must end alike."""

from __future__ import annotations

from random import Random

import pytest

import hexfarer  # noqa: F401  (registers the games)
from hexfarer.games.mage_knight import verbs
from hexfarer.games.mage_knight.components import UNITS
from hexfarer.games.mage_knight.content.enemies import ENEMIES
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import (
    FOR_INFLUENCE,
    FOR_MOVE,
    IN_BASE,
    IN_ULTIMATE,
    PILES,
    WOUND,
)
from hexfarer.kernel.action import b_of, kind_of
from hexfarer.kernel.registry import new
from hexfarer.kernel.state import facts
from tests.games.mage_knight import second
from tests.games.mage_knight.second import BASIC, CARDS, End, Ends, Fight, Rest, best, token
from tests.support import ALL, rule


def placed(fight: Fight) -> MageKnight:
    """The fight as a position of the engine."""
    edition, options = ("ultimate", {"enemies": "all"}) if fight.ultimate else ("base", {})
    s = new("mage_knight", "full_conquest", ["arythea", "norowas"], 1, edition=edition, options=options)
    assert isinstance(s, MageKnight)
    mana = [name for name in fight.mana if not name.startswith("crystal ")]
    crystals = [name.removeprefix("crystal ") for name in fight.mana if name.startswith("crystal ")]
    given = {
        "active": 0,
        "time": "night" if fight.night else "day",
        "source": [*fight.dice, *["gold" if fight.night else "black"] * 4][:4],  # the others are depleted
        "piles": {PILES[pile]: [id for id in fight.monsters if token(id).pile == pile] for pile in range(6)},
        "seat": {
            "0": {
                "level": fight.level,
                "hand": list(fight.hand),
                "discard": [],
                "mana": {colour: mana.count(colour) for colour in mana},
                "crystals": {colour: crystals.count(colour) for colour in crystals},
                "units": [
                    {"unit": unit.removeprefix("spent "), "ready": not unit.startswith("spent ")}
                    for unit in fight.units
                ],
            }
        },
        "combat": {
            "foes": [foe_given(id, site) for id, site in fight.foes],
            "units_allowed": fight.units_allowed,
        },
    }
    s.game.situate(s, given)
    return s


def foe_given(id: str, site: str) -> dict[str, object]:
    return {
        "enemy": id,
        "defends": site in ("keep", "both", *BASIC),
        "walled": site in ("wall", "both"),
        "bonuses": [site] if site in BASIC else [],
    }


def engine_ends(fight: Fight) -> Ends:
    """All ends that `legal` and `apply` reach; equal positions are looked at once."""
    s = placed(fight)
    held = s.players[0].hand.count(WOUND)
    slow = any("cumbersome" in token(id).abilities for id in (*fight.monsters, *[id for id, _ in fight.foes]))
    useless = (FOR_INFLUENCE,) if slow else (FOR_INFLUENCE, FOR_MOVE)
    seen: set[object] = {key_of(s)}
    todo = [s]
    found: dict[End, set[Rest]] = {}
    while todo:
        here = todo.pop()
        if here.combat is None:
            end, rest = end_in(fight, here, held)
            found.setdefault(end, set()).add(rest)
            continue
        for action in here.legal():
            if idle(action, useless):
                continue
            after = here.copy()
            after.apply(action)
            key = key_of(after)
            if key not in seen:
                seen.add(key)
                todo.append(after)
    return {end: best(rests) for end, rests in found.items()}


def idle(action: int, points: tuple[int, ...]) -> bool:
    """A crystal pays as well as the mana made of it, and cards are not played sideways for points that do nothing."""
    kind = kind_of(action)
    return kind == verbs.CRYSTAL or (kind == verbs.SIDEWAYS and b_of(action) in points)


def end_in(fight: Fight, s: MageKnight, held: int) -> tuple[End, Rest]:
    """What the fight has ended in, and what is left."""
    player = s.players[0]
    wounds = player.hand.count(WOUND)
    beaten = tuple(sorted(ENEMIES[enemy].id for enemy in player.beaten))
    units = tuple(sorted((UNITS[unit.card].id, unit.wounds) for unit in player.units))
    ready = sum(unit.ready for unit in player.units)
    mana = sum(player.tokens) + sum(player.crystals) + (player.dice_left if fight.dice else 0)
    return (beaten, wounds - held, player.discard.count(WOUND), units), (len(player.hand) - wounds, ready, mana)


def key_of(s: MageKnight) -> object:
    """What a position of a fight can differ in; the order in which cards were played is nothing."""
    combat, player = s.combat, s.players[0]
    has = (
        tuple(player.hand),
        tuple(player.wounds_gained),
        [(unit.card, unit.ready, unit.wounds, unit.locked) for unit in player.units],
        player.crystals,
        player.tokens,
        player.dice_left,
    )
    if combat is None:
        return repr((has, sorted(player.beaten), player.discard.count(WOUND)))
    foes = [
        (foe.fates, foe.changes, foe.armor_change, foe.attack_change, foe.lost, foe.stopped, foe.defeated, foe.defender)
        for foe in combat.foes
    ]
    fight = (combat.targets, combat.pledged, combat.blocking, combat.blow, combat.shields, foes)
    points = (s.moment, s.attack, s.block, player.move, player.combat_wounds)
    return repr((has, fight, points, [facts(frame) for frame in s.stack[3:]]))


def compare(fight: Fight) -> None:
    ours, theirs = second.ends(fight), engine_ends(fight)
    wrong = [end for end in {*ours, *theirs} if ours.get(end) != theirs.get(end)]
    told = [f"{end}: computed {sorted(ours.get(end, ()))}, played {sorted(theirs.get(end, ()))}" for end in wrong]
    assert not told, "\n".join([str(fight), *sorted(told)])


# -- every enemy alone --

KITS: dict[str, Fight] = {  # what it meets; the site is the second half of a foe
    "open": Fight((("", ""),), ("rage", "determination", "march"), ("blue",), units=("peasants",)),
    "keep": Fight((("", "keep"),), ("battle_versatility", "swiftness"), ("crystal red",), ("white",), ("catapults",)),
    "elements": Fight(
        (("", ""),), ("ice_shield", "flame_wall"), ("red", "blue"), (), ("ice_golems", "spent altem_mages"), level=3
    ),
    "spells": Fight((("", ""),), ("chill", "tremor", "fireball"), ("green", "red", "gold"), level=5),
    "blood": Fight((("", ""),), ("blood_rage", "mana_bolt", "wound"), ("blue", "red"), level=5),
    "night": Fight(
        (("", "keep"),), ("snowstorm", "rage"), ("blue", "black", "gold"), (), ("fire_golems",), (), 7, night=True
    ),
    "cave": Fight((("", ""),), ("rage", "stamina", "whirlwind"), ("white",), (), ("peasants",), units_allowed=False),
    **{
        city: Fight((("", city),), ("rage", "ice_shield", "stamina"), ("blue",), (), ("guardian_golems",), level=7)
        for city in BASIC
    },
}
MONSTERS = ("minotaur", "medusa", "cursed_hags")
ALONE = [
    (kit, id)
    for i, id in enumerate(enemy.id for enemy in ENEMIES)
    for k, kit in enumerate(KITS)
    if ALL or (i + k) % len(KITS) == 0
]


@rule("MK-COMBAT-07", "MK-COMBAT-RANGED-08", "MK-COMBAT-BLOCK-05", "MK-COMBAT-DAMAGE-09")
@pytest.mark.parametrize(("kit", "id"), ALONE)
def test_a_fight_with_every_enemy_ends_as_computed(kit: str, id: str) -> None:
    enemy = next(enemy for enemy in ENEMIES if enemy.id == id)
    met = KITS[kit]
    monsters = MONSTERS if token(id).summons else ()
    compare(met._replace(foes=((id, met.foes[0][1]),), monsters=monsters, ultimate=not enemy.box & IN_BASE))


# -- where a rule shows only in a fight of its own --

MADE: dict[str, Fight] = {
    "the site does not help the unfortified": Fight(
        (("orc_war_beasts", "keep"),), ("swiftness",), ("white",), (), ("utem_crossbowmen",), ultimate=True
    ),
    "fortified on a fortified site": Fight((("diggers", "keep"),), ("march",), units=("catapults",)),
    "a wall is a fortification": Fight(
        (("prowlers", "wall"),), ("swiftness",), ("white",), (), ("catapults",), ultimate=True
    ),
    "a site behind a wall": Fight((("prowlers", "both"),), ("march",), units=("catapults",), ultimate=True),
    "ranged points do not count against walls": Fight(
        (("prowlers", ""), ("diggers", "")), ("swiftness", "march"), ("white",)
    ),
    "cold fire, and two resistances on two enemies": Fight(
        (("skeletal_warriors", ""), ("heroes_ice", "")), ("mana_bolt", "rage"), ("blue", "red"), level=9, ultimate=True
    ),
    "cold fire, and two resistances on one enemy": Fight(
        (("elemental_priestesses", ""), ("skeletal_warriors", "")),
        ("mana_bolt", "march"),
        ("blue", "red"),
        level=9,
        ultimate=True,
    ),
    "cold fire blocks fire": Fight((("fire_mages", ""),), ("march",), ("blue",), (), ("heroes_blue",), ultimate=True),
    "all that is inefficient is halved at once": Fight(
        (("mummy", ""),), ("rage", "march", "ice_shield"), ("red", "blue"), (), ("ice_golems",), ultimate=True
    ),
    "one die": Fight((("swordsmen", ""),), ("rage", "determination"), (), ("red", "blue", "gold")),
    "black mana by day": Fight((("prowlers", "keep"),), ("fireball", "march"), ("crystal red", "black")),
    "gold mana by night": Fight((("prowlers", "keep"),), ("fireball", "march"), ("gold", "black"), night=True),
}


@pytest.mark.parametrize("fight", MADE.values(), ids=list(MADE))
def test_a_fight_made_for_a_rule_ends_as_computed(fight: Fight) -> None:
    compare(fight)


# -- groups --


SMALL = 28


def drawn(seed: int) -> Fight:
    """Two or three enemies, and something against them; the first fights are small."""
    chance = Random(seed)
    size = 5 if seed < SMALL else 6
    ultimate = chance.random() < 0.6
    pool = [enemy.id for enemy in ENEMIES if enemy.box & (IN_ULTIMATE if ultimate else IN_BASE)]
    foes = chance.sample(pool, chance.choice((2, 2, 3)))
    sites = ["", "", "keep", *BASIC, *(("wall", "both") if ultimate else ())]
    site = chance.choice(sites)
    hand = chance.sample(sorted(CARDS), chance.randint(2, size - len(foes)))
    night = chance.random() < 0.2
    mana = [chance.choice((CARDS[card][0], CARDS[card][0], "gold")) for card in hand if chance.random() < 0.6]
    mana = [colour if colour == "gold" or chance.random() < 0.5 else "crystal " + colour for colour in mana]
    barracks = [unit for unit in sorted(second.UNITS) if ultimate or not unit.startswith("heroes")]
    units = chance.sample(barracks, min(chance.choice((0, 1, 1, 2)), size - len(hand) - 1))
    calls = [pile for id in foes for pile in token(id).summons]
    called = [id for id in chance.sample(pool, len(pool)) if id not in foes and not token(id).summons]
    monsters = [[id for id in called if token(id).pile == pile][: calls.count(pile)] for pile in sorted(set(calls))]
    return Fight(
        tuple((id, chance.choice((site, site, ""))) for id in foes),
        tuple(hand),
        tuple(mana),
        (chance.choice((*BASIC, "gold")),) if chance.random() < 0.3 else (),
        tuple(unit if second.UNITS[unit][2] and chance.random() < 0.7 else "spent " + unit for unit in units),
        tuple(id for some in monsters for id in some),
        chance.choice((1, 1, 3, 5, 7)),
        ultimate,
        night,
        chance.random() < 0.9,
    )


def groups(some: int) -> list[object]:
    """The seeds of fights with a group: all, or so many; the largest of them take seconds."""
    large = (3, 14, 17)
    seeds = range(75 if ALL else some)
    return [pytest.param(seed, marks=pytest.mark.long) if seed in large else seed for seed in seeds]


@rule("MK-COMBAT-12", "MK-COMBAT-RANGED-06", "MK-COMBAT-DAMAGE-01", "MK-ENEMY-DEFEND-03")
@pytest.mark.parametrize("seed", groups(SMALL))
def test_a_fight_with_a_group_ends_as_computed(seed: int) -> None:
    compare(drawn(seed))


@rule("MK-COMBAT-13", "MK-ENEMY-DEFEND-02")
def test_points_are_lost_with_an_attack_that_a_defender_has_stood_up_against() -> None:
    fight = Fight((("prowlers", ""), ("elven_protectors", "")), ("rage", "determination"), ultimate=True)
    assert engine_ends(fight) == second.ends(fight)
