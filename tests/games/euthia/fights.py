"""Positions for the tests of Combat, made by hand."""

from __future__ import annotations

from hexfarer.games.euthia import GAME
from hexfarer.games.euthia.components import (
    FIRST_ELITE,
    MAP_TILE_IDS,
    MONSTER_IDS,
    MONSTERS,
    TILE_IDS,
    Field,
)
from hexfarer.games.euthia.events import TELLINGS
from hexfarer.games.euthia.fight import Fight
from hexfarer.games.euthia.flow.combat import HEAL_1, Combat
from hexfarer.games.euthia.flow.rounds import Rounds
from hexfarer.games.euthia.flow.turn import Turn
from hexfarer.games.euthia.pieces import piece, tile_of
from hexfarer.games.euthia.reasons import REASONS
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import AIR, BEAST, CARDS, EARTH, ELITE, NONE, PLAIN
from hexfarer.kernel.registry import Setup
from hexfarer.kernel.rng import seeded


def begun(*heroes: str, scenario: str = "the_hunt", seed: int = 1, mode: str = "competitive") -> Euthia:
    """A game in the turn of the first Hero named, who stands at the Church, with no cards in any hand."""
    options = {"mode": mode, "elites": "never", "boundary": "none"}
    s = GAME.start(Setup("euthia", "base", scenario, list(heroes), options, seed))
    assert isinstance(s, Euthia)
    s.log = []
    s.first = s.current = 0
    s.stack = [Rounds(0, 2), Turn(0)]
    for player in s.players:
        player.at = s.board.church()
        player.hand = []
        player.tokens, player.gold = 7, 0
    s.silver_bank, s.gold_bank = [], []
    s.changed()
    return s


def ground(s: Euthia, kind: int = PLAIN, monster: int = 1, air: bool = False, earth: bool = False) -> int:
    """A new field of a kind beside the Church tile, with a Monster and 3 gold as Loot."""
    from hexfarer.games.euthia.effects.gains import Gold

    field = s.place_tile(MAP_TILE_IDS.index("I-03"), s.board.open_places(0)[0])
    for f in range(field, field + 3):
        s.board.printed[f] = Field(PLAIN)
    s.board.printed[field] = Field(kind, level=1, monster=monster, loot=[Gold(3)] if monster else [])
    s.board.elements[field] = (1 << AIR if air else 0) | (1 << EARTH if earth else 0)
    s.changed()
    return field


def card(id: str) -> int:
    return MONSTER_IDS.index(id)


def fighting(
    s: Euthia,
    monster: str,
    step: int = HEAL_1,
    chaos: int = 0,
    gaar: int = 0,
    air: bool = False,
    earth: bool = False,
    field: int = NONE,
    foe: int = NONE,
    run: bool = True,
) -> Fight:
    """The first Hero fights; the Combat stands before a step. Nobody has tokens or cards but those named."""
    number = card(monster)
    if foe == NONE:
        foe = ELITE if number >= FIRST_ELITE else BEAST
    s.players[0].at = field if field != NONE else ground(s, air=air, earth=earth)
    fight = Fight(0, s.players[0].at, foe, number)
    fight.level = MONSTERS[number].level
    fight.master = 1 if s.plan.rivals() else NONE
    fight.step, fight.round = step, 0 if step <= HEAL_1 else 1
    fight.chaos, fight.gaar = chaos, gaar
    fight.air, fight.earth = s.powers_at(fight.field)
    if foe == BEAST:
        for deck in (*s.monsters, *s.monsters_used):
            if number in deck:
                deck.remove(number)
    elif foe == ELITE:
        s.elite = number
    s.fight = fight
    s.push(Combat(0))
    s.changed()
    if run:
        s.settle()
    return fight


def hold(s: Euthia, seat: int, *cards: str) -> None:
    """These cards in a hand; from wherever they were."""
    for id in cards:
        number = CARDS.index(id)
        for deck in (*s.cards, *s.cards_used):
            if number in deck:
                deck.remove(number)
                break
        s.players[seat].take_card(number)
    s.changed()


def wear(s: Euthia, *tiles: str, seat: int = 0) -> None:
    """The Hero has just these tiles on his board, and Max Health."""
    player = s.players[seat]
    player.pieces = sorted([piece(TILE_IDS.index(id), worn=True) for id in tiles])
    player.health = player.max_health()
    s.changed()


def load(s: Euthia, *faces: int) -> None:
    """The next dice fall so."""
    seed = 0
    while True:
        rng = seeded(seed)
        if all(rng.next(6) + 1 == face for face in faces):
            s.rng = seeded(seed)
            return
        seed += 1


def do(s: Euthia, *actions: str) -> None:
    for action in actions:
        s.apply(s.parse(action))


def may(s: Euthia) -> list[str]:
    """The legal answers in notation."""
    return [s.format(action) for action in s.legal()]


def why(s: Euthia, action: str) -> str:
    """The key of the reason against an action, with its rule; empty if it is legal."""
    verdict = s.check(s.parse(action))
    if not verdict:
        return ""
    reason = REASONS.of(verdict)
    return f"{reason.key} {s.rule_of(verdict)}"


def told(s: Euthia) -> list[str]:
    """The events so far."""
    assert s.log is not None
    return [TELLINGS.of(event).key for event in s.log]


def last(s: Euthia, key: str) -> list[int]:
    """The numbers of the last event of a kind."""
    assert s.log is not None
    return [event.args for event in s.log if TELLINGS.of(event).key == key][-1]


def asked(s: Euthia) -> tuple[str, int]:
    """What is asked, and who."""
    return type(s.stack[-1]).__name__, s.to_act()


def tile_id(p: int) -> str:
    """The tile of a piece."""
    return TILE_IDS[tile_of(p)]
