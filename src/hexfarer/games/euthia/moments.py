"""Situations: what is going on, as `given` says: a turn, a Combat, a Hero Roll (docs/situations/euthia.md)."""

from __future__ import annotations

from typing import Any, Final

from hexfarer.games.euthia.components import COMBAT_CARDS, FIRST_STAGE, MONSTER_IDS, MONSTERS, THE_GOLEM, TILE_IDS
from hexfarer.games.euthia.fight import Fight, Roll
from hexfarer.games.euthia.flow import combat
from hexfarer.games.euthia.flow.aftermath import Trophy
from hexfarer.games.euthia.flow.cards import together
from hexfarer.games.euthia.flow.places import is_trading_place
from hexfarer.games.euthia.flow.rolling import ATTACK_ROLL, CONFRONT, FIRST_STRIKE_ROLL, Rolling
from hexfarer.games.euthia.flow.striking import Attack, FirstStrike
from hexfarer.games.euthia.flow.trading import Trading
from hexfarer.games.euthia.flow.turn import SaveToken, Turn, TurnEnd
from hexfarer.games.euthia.flow.visiting import Afterwards
from hexfarer.games.euthia.flow.walking import Entering, Exploring
from hexfarer.games.euthia.flow.windows import HeroReply, HeroWindow, MasterReply, MasterWindow, Response
from hexfarer.games.euthia.piles import take_card, take_monster
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import (
    BEAST,
    CARDS,
    ELITE,
    EXTRA_CHAOS,
    FARRUG,
    FOES,
    GOLEM,
    HEALING,
    HERO_PRE,
    MERCHANT,
    MONSTER_POST,
    MONSTER_PRE,
    NONE,
    SETUP,
)
from hexfarer.kernel.phrase import Problem
from hexfarer.kernel.reading import flag, index_in, items, mapping, number, numbers

# The questions of a Combat, and the step after each.
STEPS: Final[list[tuple[str, int]]] = [
    ("setup", combat.SETUP_TILES + 1),
    ("first_strike", combat.STRIKE_CHOICE + 1),
    ("strike_before", combat.STRIKE_PRE + 1),
    ("strike_roll", combat.STRIKE_ROLL + 1),
    ("heal", combat.HEAL_1 + 1),
    ("hero_first", combat.MONSTER_A1 + 1),
    ("master_first", combat.MONSTER_A3 + 1),
    ("master_reply", combat.MONSTER_C),
    ("hero_reply", combat.MONSTER_C),
    ("hero_last", combat.MONSTER_C_HERO + 1),
    ("heal_again", combat.HEAL_2 + 1),
    ("curses", combat.HERO_A1 + 1),
    ("hero_before", combat.HERO_A2 + 1),
    ("attack", combat.HERO_B + 1),
    ("hero_roll", combat.HERO_ROLL + 1),
    ("trophy", combat.TROPHY + 1),
]
STEP_WORDS: Final[list[str]] = [word for word, _ in STEPS]
AMOUNTS: Final[list[str]] = [
    "round",
    "hope",
    "damage",
    "chaos",
    "gaar",
    "regrowth",
    "bonus",
    "fewer_dice",
    "wound_plus",
    "wound_minus",
    "passes",
    "hero_now",
    "hero_next",
    "clover",
    "damage_plus",
    "damage_minus",
    "dealt",
    "total",
    "hope_hits",
    "card",
]
FLAGS: Final[list[str]] = ["hope_shut", "air", "earth", "boosted", "replying"]
NUMBERS: Final[list[str]] = ["dice", "curses"]
PLAYS: Final[list[str]] = ["played", "lasting"]
FIGHT_KEYS: Final[list[str]] = [
    "step",
    "foe",
    "monster",
    "master",
    "attack",
    "shields",
    *AMOUNTS,
    *FLAGS,
    *NUMBERS,
    *PLAYS,
]
ROLL_KEYS: Final[list[str]] = ["dice", "bonus"]
MOMENTS: Final[list[str]] = ["turn", "trade", "explore", "combat", "save"]
TRADE_KEYS: Final[list[str]] = ["changes", "owed", "spare"]


# -- a turn --


def lay_moment(s: Euthia, block: dict[str, Any]) -> None:
    """What the player whose turn it is is about."""
    if "fight" in block:
        lay_fight(s, mapping(block["fight"], "fight", FIGHT_KEYS))
    if "roll" in block:
        lay_roll(s, mapping(block["roll"], "roll", ROLL_KEYS))
    if s.roll is None and isinstance(s.stack[-1], Rolling):
        raise Problem("problem-given-mapping", {"where": "roll", "given": ""})
    if s.fight is None and s.roll is None:
        lay_turn(s, str(block.get("moment", "turn")).split())


def lay_turn(s: Euthia, words: list[str]) -> None:
    """`turn`, `save`, `explore`, `combat elite`, `trade changes:1`."""
    seat = s.current
    at = s.players[seat].at
    moment = MOMENTS[index_in("key", words[0] if words else "", MOMENTS)]
    if moment == "save":
        s.push(TurnEnd(seat, 0))
        return
    s.push(Turn(seat))
    if moment == "explore":
        s.push(Entering(seat, at, 1))
    elif moment == "combat":
        foe = index_in("key", words[1] if len(words) > 1 else FOES[BEAST], FOES)
        if not (s.guarded(at) if foe == BEAST else foe_at(s, foe) != NONE):
            raise Problem("problem-eu-moment", {"given": " ".join(words)})
        s.push(combat.Before(seat, foe))
    elif moment == "trade":
        facts = dict.fromkeys(TRADE_KEYS, 0)
        for word in words[1:]:
            key, _, amount = word.partition(":")
            key = TRADE_KEYS[index_in("key", key, TRADE_KEYS)]
            facts[key] = number(int(amount) if amount.isdecimal() else amount, "moment." + key)
        owned = s.tokens[at] not in (NONE, seat)
        if not is_trading_place(s, at) or s.guarded(at) or (facts["owed"] and not owned):
            raise Problem("problem-eu-moment", {"given": " ".join(words)})
        shop = s.board.at(at).kind - MERCHANT
        s.push(Trading(seat, shop, at, facts["changes"], facts["owed"], facts["spare"]))


def moment_given(frame: object) -> str:
    """What is going on in the turn, where a word says it; "" for a turn as it begins."""
    if isinstance(frame, SaveToken):
        return "save"
    if isinstance(frame, Exploring):
        return "explore"
    if isinstance(frame, combat.Before):
        return "combat " + FOES[frame.foe]
    if isinstance(frame, Trading):
        facts = {"changes": frame.changes, "owed": frame.owed, "spare": frame.spare}
        return " ".join(["trade", *[f"{key}:{amount}" for key, amount in facts.items() if amount]])
    return ""


def foe_at(s: Euthia, foe: int) -> int:
    """The Elite, or the field of Farrug or the Golem; NONE if there is none."""
    return s.elite if foe == ELITE else s.dragon_at if foe == FARRUG else s.golem_at


# -- a Combat --


def met(s: Euthia, foe: int, monster: int) -> Fight:
    """A Combat of the player whose turn it is, when the enemy has just been met."""
    seat = s.current
    fight = Fight(seat, s.players[seat].at, foe, monster)
    card = MONSTERS[monster]
    fight.level = s.board.at(fight.field).monster if foe == BEAST else card.level
    fight.chaos, fight.gaar, fight.regrowth = card.chaos + s.rules[EXTRA_CHAOS], card.gaar, card.regenerates
    fight.air, fight.earth = s.powers_at(fight.field)
    fight.master = 1 - seat if s.plan.rivals() and s.seats == 2 else NONE
    return fight


def enemy_of(s: Euthia, foe: int, facts: dict[str, Any]) -> int:
    """The card of the enemy, taken from its deck."""
    if foe == BEAST:
        level = s.board.at(s.players[s.current].at).monster
        top = s.top_monster(level) if level else NONE
        monster = index_in("monster", facts["monster"], MONSTER_IDS) if "monster" in facts else top
        if monster == NONE or MONSTERS[monster].level != level:
            raise Problem("problem-eu-moment", {"given": str(facts.get("monster", FOES[foe]))})
        take_monster(s, monster)
        return monster
    if foe_at(s, foe) == NONE:
        raise Problem("problem-eu-moment", {"given": FOES[foe]})
    return s.elite if foe == ELITE else THE_GOLEM if foe == GOLEM else FIRST_STAGE + s.farrug


def lay_fight(s: Euthia, facts: dict[str, Any]) -> None:
    """A Combat at one of its questions."""
    foe = index_in("key", facts.get("foe", FOES[BEAST]), FOES)
    fight = met(s, foe, enemy_of(s, foe, facts))
    word, step = STEPS[index_in("key", facts.get("step", "heal"), STEP_WORDS)]
    fight.step = step
    fight.round = 0 if "strike" in word or word == "setup" else 1
    fight.replying = word == "master_reply"
    if "master" in facts:
        fight.master = number(facts["master"], "fight.master")
    if not (0 <= fight.master < s.seats and fight.master != fight.seat if s.plan.rivals() else fight.master == NONE):
        raise Problem("problem-eu-seat", {"where": "fight.master", "given": fight.master})
    for key in AMOUNTS:
        if key in facts:
            setattr(fight, key, number(facts[key], f"fight.{key}"))
    if not NONE <= fight.card < len(COMBAT_CARDS):
        raise Problem("problem-eu-not-there", {"what": f"fight.card {fight.card}"})
    for key in FLAGS:
        if key in facts:
            setattr(fight, key, flag(facts[key], f"fight.{key}"))
    for key in NUMBERS:
        if key in facts:
            setattr(fight, key, numbers(facts[key], f"fight.{key}"))
    for key in PLAYS:
        if key in facts:
            setattr(fight, key, [play_of(s, str(play)) for play in items(facts[key], f"fight.{key}")])
    if "attack" in facts:
        fight.attack = index_in("tile", facts["attack"], TILE_IDS)
    if "shields" in facts:
        fight.shields = [index_in("tile", id, TILE_IDS) for id in items(facts["shields"], "fight.shields")]
    s.fight = fight
    s.push(Turn(fight.seat))
    s.push(combat.Combat(fight.seat))
    lay_window(s, fight, word)


def play_of(s: Euthia, words: str) -> int:
    """`silver_curse 2`: identical cards that were played together."""
    parts = words.split()
    card = index_in("card", parts[0] if parts else "", CARDS)
    count = int(parts[1]) if len(parts) > 1 and parts[1] in ("2", "3") else 1
    for _ in range(count):
        take_card(s, card)
    return together(card, count)


def lay_window(s: Euthia, fight: Fight, word: str) -> None:
    """The question at which a Combat stands."""
    seat, master = fight.seat, fight.master
    if word in ("master_first", "master_reply", "curses") and master == NONE:
        raise Problem("problem-eu-moment", {"given": word})
    if word in ("strike_roll", "hero_roll"):
        s.push(Rolling(seat, ATTACK_ROLL if word == "hero_roll" else FIRST_STRIKE_ROLL))
    elif word in ("setup", "strike_before", "heal", "hero_first", "heal_again", "hero_before"):
        moments = {"setup": SETUP, "hero_first": MONSTER_PRE, "heal": HEALING, "heal_again": HEALING}
        s.push(HeroWindow(seat, moments.get(word, HERO_PRE)))
    elif word == "hero_last":
        s.push(HeroWindow(seat, MONSTER_POST) if master != NONE else Response(seat))
    elif word in ("master_first", "curses"):
        s.push(MasterWindow(master, MONSTER_PRE if word == "master_first" else HERO_PRE))
    elif word == "master_reply":
        s.push(MasterReply(master))
    elif word == "hero_reply":
        s.push(HeroReply(seat))
    elif word == "first_strike":
        s.push(FirstStrike(seat))
    else:
        s.push(Trophy(seat) if word == "trophy" else Attack(seat))


def lay_roll(s: Euthia, facts: dict[str, Any]) -> None:
    """The dice of a Hero Roll, in a Combat or before an Elemental."""
    dice = numbers(facts.get("dice", []), "roll.dice")
    if len(dice) != 2:
        raise Problem("problem-given-list", {"where": "roll.dice", "given": str(dice)})
    roll = Roll(dice)
    roll.bonus = number(facts.get("bonus", 0), "roll.bonus")
    s.roll = roll
    if s.fight is None:
        s.push(Turn(s.current))
        s.push(Afterwards(s.current))
        s.push(Rolling(s.current, CONFRONT))


def step_given(s: Euthia, fight: Fight) -> str:
    """The question at which a Combat stands; "" if it is none of the usual ones."""
    frame = s.stack[-1]
    for word, step in STEPS:
        if step == fight.step and (step != combat.MONSTER_C or isinstance(frame, HeroReply) == (word == "hero_reply")):
            return word
    return ""


def fight_given(s: Euthia, fight: Fight) -> dict[str, object]:
    """A Combat, as far as it differs from one that has just begun."""
    word = step_given(s, fight)
    if fight.monster == NONE or not word or fight.seat != s.current:
        return {}
    usual = met(s, fight.foe, fight.monster)
    found: dict[str, object] = {"step": word, "foe": FOES[fight.foe], "monster": MONSTER_IDS[fight.monster]}
    if fight.master != usual.master:
        found["master"] = fight.master
    found["round"] = fight.round
    for key in [*AMOUNTS, *FLAGS, *NUMBERS]:
        if getattr(fight, key) != getattr(usual, key):
            found[key] = getattr(fight, key)
    found["replying"] = fight.replying
    for key in PLAYS:
        if getattr(fight, key):
            found[key] = [f"{CARDS[play // 4]} {play % 4}" for play in getattr(fight, key)]
    if fight.attack != NONE:
        found["attack"] = TILE_IDS[fight.attack]
    if fight.shields:
        found["shields"] = [TILE_IDS[tile] for tile in fight.shields]
    return found


def roll_given(roll: Roll) -> dict[str, object]:
    found: dict[str, object] = {"dice": roll.dice[:]}
    if roll.bonus:
        found["bonus"] = roll.bonus
    return found
