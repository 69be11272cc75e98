"""Positions for the tests of the map, made by hand."""

from __future__ import annotations

from hexfarer.games.heroes3.components import card_number
from hexfarer.games.heroes3.content.tiles import FIELDS
from hexfarer.games.heroes3.content.units import UNIT_IDS, packed
from hexfarer.games.heroes3.flow.rounds import Round
from hexfarer.games.heroes3.flow.turn import Free, Turn
from hexfarer.games.heroes3.game import Heroes3Game
from hexfarer.games.heroes3.reasons import REASONS
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.terms import EMPTY, LOCATIONS, NONE, SIDES, TOWN
from hexfarer.kernel.registry import Setup

GAME = Heroes3Game()
SEATS = ["catherine", "mutare", "sandro"]  # Castle, Dungeon, Necropolis


def begun(scenario: str = "brave_new_world", seats: int = 2, seed: int = 1, **options: str) -> Heroes3:
    """A new game, as it is after set-up."""
    state = GAME.start(Setup("heroes3", "base", scenario, SEATS[:seats], options, seed))
    assert isinstance(state, Heroes3)
    return state


def plain(scenario: str = "brave_new_world", seats: int = 2, seed: int = 1, **options: str) -> Heroes3:
    """The free part of the first player's turn, on a map of empty fields without borders; heroes in their Towns."""
    s = begun(scenario, seats, seed, **options)
    s.log = []
    board = s.board.copy()
    for place in range(len(board.centres)):
        board.up[place] = True
        if s.under[place] != NONE:
            board.tiles[place] = s.under[place]
    s.under = [NONE] * len(s.under)
    size = len(board.location)
    board.location = [EMPTY] * size
    board.difficulty = [0] * size
    board.walls = [0] * size
    s.order = list(range(s.seats))
    s.round = 1
    for player in s.players:
        board.location[player.home] = TOWN
        player.at = [player.home, NONE]
        player.came_from = [player.home, NONE]
        player.mp = [3, 2]
        player.hand = []
    s.board = board
    free(s, 0)
    return s


def free(s: Heroes3, seat: int, step: int = 3) -> None:
    """It is the seat's turn now, and nothing else is open."""
    s.current = seat
    s.stack = [Round(seat, 4 + s.order.index(seat) + 1), Turn(seat, step), Free(seat)]
    s.changed()


def put(s: Heroes3, field: int, location: str, difficulty: int = 0) -> int:
    """Make a field a location."""
    s.board = s.board.copy()
    s.board.location[field] = LOCATIONS.index(location)
    s.board.difficulty[field] = difficulty
    s.changed()
    return field


def row(s: Heroes3, start: int, length: int) -> list[int]:
    """Fields in a straight line from a field, whichever way the map is long enough."""
    for d in range(6):
        found = [start]
        while len(found) <= length and found[-1] >= 0:
            found.append(s.board.map.links[6 * found[-1] + d])
        if found[-1] >= 0:
            return found[1:]
    raise AssertionError("the map is too small")


def hand(s: Heroes3, seat: int, *ids: str) -> None:
    """These cards are in the hand; they are taken from wherever they lie."""
    for id in ids:
        card = card_number(id)
        player = s.players[seat]
        piles = [player.deck, player.discard, *s.decks, *s.deck_discards]
        piles += [other.deck for other in s.players]
        next(pile for pile in piles if card in pile).remove(card)
        player.hand.append(card)
        player.hand.sort()
    s.changed()


def unit(id: str, side: str = "few") -> int:
    return packed(UNIT_IDS.index(id), SIDES.index(side))


def does(s: Heroes3, *actions: str) -> None:
    """Take actions in notation."""
    for text in actions:
        s.apply(s.parse(text))


def options(s: Heroes3, verb: str = "") -> list[str]:
    """What is legal, in notation; only of a verb."""
    found = [s.format(action) for action in s.legal()]
    return [text for text in found if not verb or text.split()[0] == verb]


def why(s: Heroes3, text: str) -> str:
    """The key of the reason why something is refused; "" if it is legal."""
    verdict = s.check(s.parse(text))
    return REASONS.of(verdict).key.removeprefix("h3-") if verdict else ""


def tile_of(field: int) -> int:
    return field // FIELDS
