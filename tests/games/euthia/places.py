"""Positions for the tests of trade, mining and Items, made by hand."""

from __future__ import annotations

from hexfarer.games.euthia import GAME
from hexfarer.games.euthia.board import CENTRE, HOME
from hexfarer.games.euthia.components import MAP_TILES, TILE_IDS, TILES
from hexfarer.games.euthia.flow.rounds import Rounds
from hexfarer.games.euthia.flow.turn import Turn
from hexfarer.games.euthia.pieces import is_spent, is_worn, piece, tile_of
from hexfarer.games.euthia.player import Player
from hexfarer.games.euthia.reasons import REASONS
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import MINING, SLAYERS, TRADE
from hexfarer.kernel.registry import Setup

OPTIONS = {"mode": "competitive", "elites": "never", "boundary": "none"}


def begun(*seats: str, scenario: str = "the_hunt", seed: int = 1, **options: str) -> Euthia:
    """The first seat's turn on a map of the Start tile, with nothing in the purse."""
    state = GAME.start(Setup("euthia", "base", scenario, list(seats) or ["dral"], {**OPTIONS, **options}, seed), True)
    assert isinstance(state, Euthia)
    for player in state.players:
        player.gold = 0
        player.at = state.board.church()
    turn(state, 0)
    return state


def turn(s: Euthia, seat: int) -> None:
    """It is the seat's turn now, and nothing else is open."""
    s.first = seat
    s.current = seat
    s.stack = [Rounds(seat, 2), Turn(seat)]
    s.changed()


def stand(s: Euthia, kind: int, seat: int = 0, monster: bool = False) -> int:
    """Lay out a tile with a field of a kind and put the Hero there: with its Monster, or liberated by a Hero token.

    Of the Slayers' Towers it is the centre.
    """
    for number, printed in enumerate(MAP_TILES):
        if number in s.board.tiles:
            continue
        for position, field in enumerate(printed.fields):
            if field.kind == kind and (kind != SLAYERS or position == CENTRE) and (field.monster or not monster):
                place = next(p for p in s.board.open_places(len(s.board.tiles) * 4 - 4) if p != HOME)
                found = s.place_tile(number, place) + position
                if field.monster and not monster:
                    s.claims[found] = seat
                s.players[seat].at = found
                s.changed()
                return found
    raise AssertionError("no such field")


def trading(s: Euthia, kind: int, seat: int = 0, gold: int = 0) -> int:
    """The Hero trades at a Place of Trade without any fee; where."""
    found = stand(s, kind, seat)
    if kind == SLAYERS:
        for outer in s.board.outer(found):
            s.tokens[outer] = seat
    s.players[seat].gold = gold
    s.players[seat].tokens |= 1 << TRADE
    do(s, "trade trade")
    return found


def mine(s: Euthia, seat: int = 0) -> None:
    """One more Mining token, and it is used."""
    s.players[seat].tokens |= 1 << MINING
    s.changed()
    do(s, "mine mining")


def do(s: Euthia, *answers: str) -> None:
    """Give answers, in the notation."""
    for answer in answers:
        s.apply(s.parse(answer))


def can(s: Euthia, answer: str) -> bool:
    """Is it legal?"""
    return s.check(s.parse(answer)) == 0


def why(s: Euthia, answer: str) -> tuple[str, str]:
    """The reason for which an answer is refused, and its rule."""
    verdict = s.check(s.parse(answer))
    assert verdict, f"{answer} is legal"
    reason = REASONS.of(verdict)
    return reason.key, s.rule_of(verdict)


def verbs_of(s: Euthia) -> set[str]:
    """The first words of all legal answers."""
    return {s.format(action).split()[0] for action in s.legal()}


def tile(id: str) -> int:
    return TILE_IDS.index(id)


def give(s: Euthia, seat: int, *ids: str, worn: bool = False) -> None:
    """Items of these names, taken out of wherever they lie; Health grows with what is worn."""
    player = s.players[seat]
    before = player.max_health()
    for id in ids:
        number = tile(id)
        home = TILES[number].home
        for pile in [*s.offers[home : home + 1], *s.stacks[home : home + 1], *s.stacks_used[home : home + 1]]:
            if number in pile:
                pile.remove(number)
                break
        if number in player.stack:
            player.stack.remove(number)
        player.pieces.append(piece(number, worn))
    player.pieces.sort()
    player.health += player.max_health() - before
    s.changed()


def make_known(player: Player, id: str) -> None:
    """A Hero tile is revealed."""
    player.stack.remove(tile(id))
    player.known = sorted([*player.known, piece(tile(id))])


def has(player: Player, id: str) -> int:
    """How many of a tile a Hero owns."""
    return len([p for p in player.pieces if tile_of(p) == tile(id)])


def of(player: Player, id: str) -> int:
    """The piece of that name."""
    return next(p for p in player.pieces if tile_of(p) == tile(id))


def state_of(player: Player, id: str) -> tuple[bool, bool]:
    """Is it worn, is it exhausted?"""
    return is_worn(of(player, id)), is_spent(of(player, id))


def offer(s: Euthia, shop: int, *ids: str) -> None:
    """The offer of a shop; what lay there goes under its stack."""
    s.stacks[shop] = s.offers[shop] + s.stacks[shop]
    s.offers[shop] = []
    for id in ids:
        s.stacks[shop].remove(tile(id))
        s.offers[shop].append(tile(id))
    s.changed()


def told(s: Euthia, kind: int) -> list[list[int]]:
    """What the log tells of a kind of event."""
    assert s.log is not None
    return [event.args for event in s.log if event.kind == kind]
