"""Positions for the tests of the AI: a combat that was not deployed by anybody, a hero where the test wants it."""

from __future__ import annotations

from hexfarer.games.heroes3 import GAME, verbs
from hexfarer.games.heroes3.battle import ATTACKER, DEFENDER, HERO, Battle, Fighter
from hexfarer.games.heroes3.content.units import UNIT_IDS, packed
from hexfarer.games.heroes3.flow.ai_combat import AiActivation, against_foe
from hexfarer.games.heroes3.flow.combat import SELECT, Combat
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.terms import NONE, SIDES
from hexfarer.kernel.action import pack
from hexfarer.kernel.registry import Setup


def started(scenario: str, *heroes: str, difficulty: str = "normal", seed: int = 1) -> Heroes3:
    """A game at its first question."""
    seats = list(heroes) or GAME.default_seats(next(each for each in GAME.scenarios if each.id == scenario), 0)
    s = GAME.start(Setup("heroes3", "base", scenario, seats, {"difficulty": difficulty}, seed), listen=True)
    assert isinstance(s, Heroes3)
    return s


def settled(s: Heroes3) -> Heroes3:
    """… where all questions of the set-up were answered quietly, and nobody has begun a turn."""
    while s.round == 0:
        s.apply(s.stack[-1].quiet(s))
    return s


def open_map(s: Heroes3) -> None:
    """All tiles lie face up, not turned."""
    for place, tile in enumerate(s.under):
        if tile != NONE:
            s.board = s.board.with_tile_up(place, tile, 0)
            s.under[place] = NONE


def calm(s: Heroes3) -> None:
    """Nothing is pending any more but the rounds."""
    while len(s.stack) > 1:
        s.pop()


def quiet(s: Heroes3, steps: int = 1) -> None:
    for _ in range(steps):
        s.apply(s.stack[-1].quiet(s))


def unit(word: str) -> int:
    """`skeletons:pack`"""
    id, _, side = word.partition(":")
    return packed(UNIT_IDS.index(id), SIDES.index(side or "few"))


def space(word: str) -> int:
    """`b1`: column b of the attacker's back line."""
    return (int(word[1]) - 1) * 4 + "abcd".index(word[0])


def combat(s: Heroes3, player: str, ai: str, attacks: bool = True) -> Battle:
    """A combat in its first round; units are written `skeletons:pack@b1`. The player attacks, or is attacked."""
    while len(s.stack) > 1:
        s.pop()
    side = ATTACKER if attacks else DEFENDER
    battle = Battle(NONE, NONE, s.main_at(0), NONE, HERO)
    battle.seats[side] = battle.controllers[side] = 0
    battle.hero[side] = 0
    battle.round = 1
    for words, which in ((player, side), (ai, 1 - side)):
        for word in words.split():
            what, _, where = word.partition("@")
            battle.fighters.append(Fighter(unit(what), which, space(where)))
    s.battle = battle
    s.players[0].hand = []
    s.players[0].units = [fighter.unit for fighter in battle.fighters if fighter.side == side]
    if s.tale.foes:
        against_foe(s, 0)
        s.tale.foes[0].army = []
    s.tale.pile = NONE
    s.push(Combat(0, SELECT))
    return battle


def act(s: Heroes3, i: int, had_token: bool = False) -> None:
    """A unit of the AI is activated; play goes on to the next question."""
    assert s.battle is not None
    s.battle.acting = i
    s.battle.fighters[i].done = True
    s.battle.fighters[i].start = s.battle.fighters[i].at
    for other in s.battle.fighters:
        other.done = s.battle.seats[other.side] == NONE  # the player acts next
    s.push(AiActivation(0, i, had_token))
    s.changed()
    s.settle()


def told(s: Heroes3, kind: int) -> list[list[int]]:
    """The events of a kind so far."""
    assert s.log is not None
    return [event.args for event in s.log if event.kind == kind]


def units(battle: Battle, *fighters: int) -> list[int]:
    """Fighters as the log names them."""
    return [battle.told(i) for i in fighters]


def fighter(i: int) -> int:
    return pack(verbs.FIGHTER, i)
