"""The cards: statistics, abilities, artifacts, spells, specialties, as expressions."""

from __future__ import annotations

from hexfarer.games.heroes3.asking import Any, Effect, Either, Seq
from hexfarer.games.heroes3.components import (
    ABILITY,
    ACTIVATION,
    AFTER_ATTACK,
    AFTER_ROLL,
    AFTER_VICTORY,
    AIR,
    ANY_SCHOOL,
    ARTIFACT,
    AT_MAP,
    AT_ONCE,
    AT_START,
    BEFORE_GUARDS,
    CARDS,
    COMBAT_LONG,
    EARTH,
    FIRE,
    IN_ACTIVATION,
    IN_COMBAT,
    IN_GUILD,
    INSTANT,
    MAJOR,
    MAP,
    MINOR,
    NEXT_ROUND,
    OWN_SPELL,
    RELIC,
    ROUND_LONG,
    SPECIALTY,
    SPELL,
    STATISTIC,
    THEIR_SPELL,
    TURN_LONG,
    WATER,
    WITH_SPELL,
    Card,
    Mode,
    add,
    card_number,
)
from hexfarer.games.heroes3.content.heroes import HEROES
from hexfarer.games.heroes3.effects import (
    ANY,
    NECRO_ALL,
    NECRO_BRONZE_SILVER,
    ON_FOOT,
    OWN,
    Archery,
    AttackUp,
    Blast,
    Bless,
    Chain,
    Cloak,
    Cure,
    Cut,
    DefenceUp,
    Disable,
    DiscardForPoints,
    Discards,
    Draw,
    FreeStep,
    Gain,
    Haste,
    Heal,
    Hurt,
    Leap,
    Lucky,
    MoraleUp,
    Paralyse,
    Power,
    RemoveThis,
    ReturnThis,
    Riposte,
    RobCard,
    Shackles,
    Shield,
    SpoilMorale,
    Swap,
    Swift,
    TakeBack,
    Tend,
    TryMorale,
    Unparalyse,
    Vigour,
    Ward,
    Wise,
)
from hexfarer.games.heroes3.flow.moments import (
    ByPower,
    CastEarly,
    DieTimesThree,
    Diplomacy,
    DiscardDrawn,
    IgnoreDie,
    MoreSpells,
    Refuse,
    Rescue,
    ReturnSpell,
    SkipGuards,
    Speculate,
    SpellIfDiscarded,
    TownPortal,
)
from hexfarer.games.heroes3.player import LUCKY_ALL, LUCKY_RESOURCE, LUCKY_TREASURE
from hexfarer.games.heroes3.terms import GOLD, MATERIALS, NECROPOLIS, VALUABLES

LUCKY_TIMES = MAP | ACTIVATION  # an ongoing effect that means something in both
BRONZE_ONLY = 1
TO_SILVER = 3
TO_GOLD = 7
SILVER_ONLY = 2
GOLD_ONLY = 4


def two(id: str, kind: int, copies: int, basic: Mode, expert: Mode) -> Card:
    """A card with a basic and an expert effect."""
    expert.expert = True
    return add(Card(id, kind, copies, [basic, expert]))


def instant(effect: Effect, power: int = 0) -> Mode:
    """An instant effect; with power, it is played together with a spell."""
    return Mode(WITH_SPELL | INSTANT if power else INSTANT, effect, power=power)


def power(n: int) -> Mode:
    return Mode(WITH_SPELL, Power(n), power=n)


def artifact(id: str, quality: int, *modes: Mode) -> None:
    add(Card(id, ARTIFACT, 1, list(modes))).quality = quality


def lasting(effect: Effect, lasts: int) -> Mode:
    """An ongoing effect of a combat."""
    return Mode(ACTIVATION, effect, lasts=lasts)


def spell(
    id: str,
    school: int,
    expert: bool,
    copies: int,
    moments: int,
    steps: list[tuple[int, Effect]],
    lasts: int = AT_ONCE,
) -> None:
    card = add(Card(id, SPELL, copies, [Mode(moments, ByPower(steps), lasts=lasts), power(1)]))
    card.school = school
    card.expert_spell = expert


def basics(*effects: Effect) -> list[tuple[int, Effect]]:
    """The outcomes of a basic spell: for power 0, 1, 2."""
    return list(enumerate(effects))


def experts(*effects: Effect) -> list[tuple[int, Effect]]:
    """The outcomes of an expert spell: for power 0, 2, 4."""
    return [(2 * i, effect) for i, effect in enumerate(effects)]


def fill() -> None:
    """Put all cards into the box, once."""
    if CARDS:
        return
    statistics()
    abilities()
    artifacts()
    spells()
    specialties()


def statistics() -> None:
    two("attack", STATISTIC, 5, instant(AttackUp(1)), instant(AttackUp(2)))
    two("defense", STATISTIC, 6, instant(DefenceUp(1)), instant(DefenceUp(2)))
    two("power", STATISTIC, 7, power(1), power(2))
    two(
        "knowledge",
        STATISTIC,
        6,
        Mode(OWN_SPELL, ReturnSpell(False)),
        Mode(OWN_SPELL, Seq(ReturnSpell(False), MoreSpells(1))),
    )


def abilities() -> None:
    two("archery", ABILITY, 2, lasting(Archery(1), ROUND_LONG), lasting(Archery(2), NEXT_ROUND))
    two("armorer", ABILITY, 2, instant(Any(DefenceUp(1), Draw(1))), instant(Any(DefenceUp(2), Draw(1))))
    two("diplomacy", ABILITY, 2, Mode(MAP, Diplomacy()), Mode(BEFORE_GUARDS, SkipGuards()))
    two("estates", ABILITY, 2, instant(Gain(GOLD, 3)), instant(Gain(GOLD, 6)))
    two("intelligence", ABILITY, 2, Mode(AT_START, CastEarly(True)), Mode(AT_START, CastEarly(False)))
    two("leadership", ABILITY, 2, instant(MoraleUp()), instant(Seq(Draw(2), MoraleUp())))
    two("logistics", ABILITY, 2, Mode(MAP, FreeStep(), lasts=TURN_LONG), Mode(AT_MAP, Swift(1)))
    two(
        "luck",
        ABILITY,
        2,
        Mode(LUCKY_TIMES, Lucky(LUCKY_TREASURE | LUCKY_RESOURCE), lasts=TURN_LONG),
        Mode(LUCKY_TIMES, Lucky(LUCKY_ALL), lasts=TURN_LONG),
    )
    two("mysticism", ABILITY, 2, Mode(OWN_SPELL, ReturnSpell(False)), Mode(OWN_SPELL, ReturnSpell(True)))
    necromancy = two("necromancy", ABILITY, 2, Mode(AFTER_VICTORY, NECRO_BRONZE_SILVER), Mode(AFTER_VICTORY, NECRO_ALL))
    necromancy.faction = NECROPOLIS
    two("offense", ABILITY, 2, instant(Any(AttackUp(1), Draw(1))), instant(Any(AttackUp(2), Draw(1))))
    two("resistance", ABILITY, 2, Mode(THEIR_SPELL, Refuse(1)), Mode(THEIR_SPELL, Refuse(99)))
    two("sorcery", ABILITY, 2, instant(Draw(1), 1), instant(Draw(1), 2))
    two("tactics", ABILITY, 2, Mode(AT_START, Swap()), Mode(ACTIVATION, Swap()))
    two("wisdom", ABILITY, 2, Mode(IN_GUILD, Wise(3)), Mode(IN_GUILD, Wise(4)))


def artifacts() -> None:
    up, down = AttackUp, DefenceUp
    artifact("armor_of_wonder", MINOR, instant(Seq(Draw(1), up(1))), instant(Seq(Draw(1), down(1))))
    artifact("blackshard_of_the_dead_knight", MINOR, instant(Seq(up(2), SpellIfDiscarded())), instant(up(1)))
    artifact("breastplate_of_petrified_wood", MINOR, instant(Draw(1)), power(1))
    artifact("centaurs_axe", MINOR, Mode(IN_COMBAT | IN_ACTIVATION, DieTimesThree()), instant(up(1)))
    artifact("charm_of_mana", MINOR, instant(Seq(Discards(2), Draw(3))), instant(Seq(Draw(2), Discards(1))))
    artifact("dragon_wing_tabard", MINOR, instant(RobCard()), power(1))
    artifact("hourglass_of_the_evil_hour", MINOR, instant(SpoilMorale()), instant(TryMorale()))
    artifact(
        "inexhaustible_cart_of_lumber",
        MINOR,
        instant(Gain(MATERIALS, 2)),
        instant(Seq(RemoveThis(), Gain(MATERIALS, 4))),
    )
    artifact("legs_of_legion", MINOR, Mode(AT_MAP, Cut(4)), instant(Gain(GOLD, 2)))
    artifact("loins_of_legion", MINOR, Mode(AT_MAP, Cut(5)), instant(Gain(GOLD, 2)))
    artifact("red_dragon_flame_tongue", MINOR, instant(down(1)), instant(up(1)))
    artifact("rib_cage", MINOR, instant(TakeBack(SPELL, True)), power(1))
    artifact("shield_of_the_dwarven_lords", MINOR, Mode(AFTER_ROLL, IgnoreDie()), instant(down(1)))
    artifact("shield_of_the_yawning_dead", MINOR, instant(Seq(Discards(1), down(2))), instant(down(1)))
    artifact("speculum", MINOR, Mode(AT_MAP, Speculate()), instant(Seq(RemoveThis(), Draw(1))))
    artifact("dragon_scale_shield", MAJOR, instant(up(2)), instant(down(2)))
    artifact("endless_bag_of_gold", MAJOR, instant(Gain(GOLD, 3)), instant(Seq(RemoveThis(), Gain(GOLD, 6))))
    artifact(
        "everflowing_crystal_cloak",
        MAJOR,
        instant(Seq(Discards(3), Gain(VALUABLES, 2))),
        instant(Gain(VALUABLES, 1)),
    )
    artifact(
        "everpouring_vial_of_mercury",
        MAJOR,
        instant(Gain(VALUABLES, 1)),
        instant(Seq(RemoveThis(), Gain(VALUABLES, 2))),
    )
    artifact("head_of_legion", MAJOR, Mode(AT_MAP, Cut(6)), instant(Gain(GOLD, 3)))
    artifact("ogres_club_of_havoc", MAJOR, instant(Seq(Discards(1), up(2))), instant(up(1)))
    artifact("shackles_of_war", MAJOR, Mode(AT_START, Shackles()), instant(DiscardDrawn()))
    artifact("targ_of_the_rampaging_ogre", MAJOR, instant(Seq(Discards(2), down(2), ReturnThis())), instant(down(1)))
    artifact("tunic_of_the_cyclops_king", MAJOR, instant(Draw(1), 1), power(2))
    artifact("vial_of_lifeblood", MAJOR, instant(Heal(3)), lasting(Vigour(1), COMBAT_LONG))
    artifact("angel_wings", RELIC, Mode(MAP, Swift(1, flies=True)), instant(Draw(1)))
    artifact("dragon_scale_armor", RELIC, instant(up(2)), instant(down(2)))
    artifact("endless_sack_of_gold", RELIC, instant(Gain(GOLD, 5)), instant(Seq(RemoveThis(), Gain(GOLD, 8))))
    artifact("sentinels_shield", RELIC, instant(Seq(Discards(1), down(3))), instant(down(2)))
    artifact("sword_of_judgement", RELIC, instant(DiscardForPoints(False)), instant(DiscardForPoints(True)))
    artifact("titans_cuirass", RELIC, Mode(WITH_SPELL, Discards(1), power=4), power(2))
    artifact("titans_gladius", RELIC, instant(Seq(Discards(1), up(3))), instant(up(2)))


def spells() -> None:
    spell("magic_arrow", ANY_SCHOOL, False, 6, ACTIVATION, basics(Hurt(1), Hurt(2), Hurt(3)))
    ray = [Disable(ANY, tiers) for tiers in (BRONZE_ONLY, TO_SILVER, TO_GOLD)]
    spell("disrupting_ray", AIR, False, 2, ACTIVATION, basics(*ray), COMBAT_LONG)
    spell("haste", AIR, False, 2, ACTIVATION, basics(Haste(1), Haste(2), Haste(3)), COMBAT_LONG)
    spell("lightning_bolt", AIR, False, 2, ACTIVATION, basics(Hurt(2), Hurt(3), Hurt(4)))
    spell(
        "chain_lightning",
        AIR,
        True,
        2,
        ACTIVATION,
        experts(Chain([1, 1, 1]), Chain([2, 1, 1]), Chain([3, 2, 1])),
    )
    counter = [Riposte(ANY, tiers) for tiers in (BRONZE_ONLY, TO_SILVER, TO_GOLD)]
    spell("counterstrike", AIR, True, 2, INSTANT & ~AT_MAP, experts(*counter))
    ward = [Ward(ANY, tiers) for tiers in (BRONZE_ONLY, TO_SILVER, TO_GOLD)]
    spell("anti_magic", EARTH, False, 2, ACTIVATION, basics(*ward), COMBAT_LONG)
    spell("slow", EARTH, False, 2, ACTIVATION, basics(Haste(-1), Haste(-2), Haste(-3)), COMBAT_LONG)
    skin = [DefenceUp(n, ANY) for n in (1, 2, 3)]
    spell("stone_skin", EARTH, False, 2, INSTANT & ~AT_MAP, basics(*skin))
    rescue = [Rescue(tiers) for tiers in (BRONZE_ONLY, TO_SILVER, TO_GOLD)]
    spell("resurrection", EARTH, True, 2, AFTER_ATTACK, experts(*rescue))
    spell("town_portal", EARTH, True, 2, MAP, experts(TownPortal(0), TownPortal(1), TownPortal(2)))
    blind = [Paralyse(ANY, tiers) for tiers in (BRONZE_ONLY, TO_SILVER, TO_GOLD)]
    spell("blind", FIRE, False, 2, ACTIVATION, basics(*blind))
    lust = [AttackUp(n, ANY, ON_FOOT) for n in (1, 2, 3)]
    spell("bloodlust", FIRE, False, 2, INSTANT & ~AT_MAP, basics(*lust))
    curse = [DefenceUp(-n, ANY) for n in (1, 2, 3)]
    spell("curse", FIRE, False, 2, INSTANT & ~AT_MAP, basics(*curse))
    spell("fire_shield", FIRE, True, 2, ACTIVATION, experts(Shield(1), Shield(2), Shield(3)), ROUND_LONG)
    spell("fireball", FIRE, True, 2, ACTIVATION, experts(Blast(1), Blast(2), Blast(3)))
    spell("bless", WATER, False, 2, INSTANT & ~AT_MAP, basics(Bless(0), Bless(1), Bless(2)))
    cure = [Cure(n) for n in (1, 2, 3)]
    spell("cure", WATER, False, 2, INSTANT & ~AT_MAP, basics(*cure))
    weak = [AttackUp(-n, ANY) for n in (1, 2, 3)]
    spell("weakness", WATER, False, 2, INSTANT & ~AT_MAP, basics(*weak))
    prayer = [Either(AttackUp(n, ANY), DefenceUp(n, ANY), Haste(n, ANY, round_only=True)) for n in (1, 2, 3)]
    spell("prayer", WATER, True, 2, INSTANT & ~AT_MAP, experts(*prayer))
    leap = [Leap(OWN, tiers) for tiers in (BRONZE_ONLY, TO_SILVER, TO_GOLD)]
    spell("teleport", WATER, True, 2, ACTIVATION, basics(*leap))


def specialty(id: str, *modes: Mode) -> None:
    add(Card(id, SPECIALTY, 1, list(modes)))


def favourite(id: str, unit: str, dragons: bool = False) -> None:
    """A specialty in a kind of unit, for which it counts twice."""
    specialty(
        id + "_1",
        instant(AttackUp(1, favourite=unit, dragons=dragons)),
        instant(DefenceUp(1, favourite=unit, dragons=dragons)),
    )
    specialty(id + "_4", lasting(Vigour(1, unit, dragons), COMBAT_LONG))
    specialty(id + "_6", lasting(Haste(1, OWN, favourite=unit, dragons=dragons), COMBAT_LONG))


def specialties() -> None:
    favourite("crusaders", "crusaders")
    specialty("battlefield_medic_1", instant(Any(Heal(1), Draw(1))))
    specialty("battlefield_medic_4", instant(Any(Either(Heal(1), Unparalyse(OWN)), Draw(1))))
    specialty(
        "battlefield_medic_6",
        instant(Any(Either(Heal(2), Unparalyse(OWN), Tend()), Draw(2), Discards(1))),
    )
    favourite("dragons", "", dragons=True)
    rescues = [
        [(1, BRONZE_ONLY), (2, SILVER_ONLY), (4, GOLD_ONLY)],
        [(0, BRONZE_ONLY), (1, SILVER_ONLY), (3, GOLD_ONLY)],
        [(0, TO_SILVER), (2, GOLD_ONLY)],
    ]
    for level, steps in zip((1, 4, 6), rescues):
        outcomes: list[tuple[int, Effect]] = [(need, Rescue(tiers)) for need, tiers in steps]
        specialty(f"resurrection_{level}", Mode(AFTER_ATTACK, ByPower(outcomes)))
    favourite("dread_knights", "dread_knights")
    specialty("cloak_of_the_undead_king_1", Mode(INSTANT & ~AT_MAP, Cloak(1, "skeletons", False)))
    specialty("cloak_of_the_undead_king_4", Mode(INSTANT & ~AT_MAP, Cloak(2, "zombies", False)))
    specialty("cloak_of_the_undead_king_6", Mode(INSTANT & ~AT_MAP, Cloak(3, "skeletons", True)))
    for hero in HEROES:
        hero.specialties = [card_number(f"{hero.specialty}_{level}") for level in (1, 4, 6)]
