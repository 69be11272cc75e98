"""Positions on the map, made by hand."""

from __future__ import annotations

from hexfarer.games.euthia import GAME
from hexfarer.games.euthia.board import HOME, Board, place_at
from hexfarer.games.euthia.components import MAP_TILES, MONSTER_IDS, QUEST_IDS, QUESTS, TILE_IDS, Field
from hexfarer.games.euthia.flow.rounds import TURNS, Rounds
from hexfarer.games.euthia.flow.turn import Turn
from hexfarer.games.euthia.pieces import piece
from hexfarer.games.euthia.player import Player
from hexfarer.games.euthia.reasons import REASONS
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import FIRST_GOLD, NONE, PLAIN
from hexfarer.games.euthia.words import field_word
from hexfarer.kernel.registry import Setup

SEATS = ["dral", "keleia", "maeldur", "ael"]


def begun(
    scenario: str = "the_hunt", seats: int = 2, seed: int = 1, heroes: list[str] | None = None, **options: str
) -> Euthia:
    """A new game, as it is after set-up."""
    given = {"mode": "competitive", "elites": "scenario", "boundary": "none"} | options
    state = GAME.start(Setup("euthia", "base", scenario, heroes or SEATS[:seats], given, seed))
    assert isinstance(state, Euthia)
    return state


def table(
    scenario: str = "the_hunt", seats: int = 2, seed: int = 1, heroes: list[str] | None = None, **options: str
) -> Euthia:
    """Seat 0 has the first turn of a game; only the Start tile lies on the table, and no other is left."""
    s = begun(scenario, seats, seed, heroes, **options)
    s.log = []
    s.first = 0
    s.map_stack = []
    turn(s, 0)
    return s


def turn(s: Euthia, seat: int) -> Player:
    """It is the seat's turn now, and nothing else is open."""
    s.current = seat
    s.stack = [Rounds(0, TURNS + seat + 1), Turn(seat)]
    for player in s.players:
        if player.at == NONE:
            player.at = s.board.church()
    s.changed()
    return s.players[seat]


def lay(s: Euthia, i: int, j: int, *fields: Field) -> int:
    """A tile at a place, with these fields; plain ones without. Its first field."""
    special = len(fields) == 4
    unused = [n for n, tile in enumerate(MAP_TILES) if tile.special() == special and n not in s.board.tiles]
    first = s.place_tile(unused[-1], place_at(i, j))
    for position in range(4 if special else 3):
        put(s, first + position, fields[position] if position < len(fields) else Field(PLAIN))
    return first


def put(s: Euthia, field: int, printed: Field) -> None:
    """Make a field something else."""
    s.board.printed[field] = printed
    for other in range(len(s.board.printed)):
        s.board.elements[other] = s.board.powers(other)
    s.changed()


def stand(s: Euthia, seat: int, field: int) -> None:
    s.players[seat].at = field
    s.changed()


def hold(s: Euthia, seat: int, *ids: str, worn: bool = False) -> None:
    """A Hero owns these tiles, which come from their stacks."""
    player = s.players[seat]
    before = player.max_health()
    for id in ids:
        number = TILE_IDS.index(id)
        for pile in [*s.stacks, *s.offers, player.stack]:
            if number in pile:
                pile.remove(number)
                break
        player.pieces.append(piece(number, worn))
    player.pieces.sort()
    player.health += player.max_health() - before
    s.changed()


def take(s: Euthia, seat: int, *cards: int) -> None:
    """These cards are in the hand; they come from the decks."""
    for card in cards:
        s.cards[1 if card >= FIRST_GOLD else 0].remove(card)
        s.players[seat].take_card(card)
    s.changed()


def trophy(s: Euthia, seat: int, *ids: str) -> None:
    for id in ids:
        number = MONSTER_IDS.index(id)
        for deck in s.monsters:
            if number in deck:
                deck.remove(number)
        s.players[seat].trophies.append(number)
    s.changed()


def show(s: Euthia, *ids: str) -> None:
    """These quests lie open."""
    for id in ids:
        number = QUEST_IDS.index(id)
        s.open_quests[QUESTS[number].type].append(number)
    s.changed()


def does(s: Euthia, *actions: str) -> None:
    """Take actions in notation."""
    for text in actions:
        s.apply(s.parse(text))
        assert not GAME.conserved(s), (text, GAME.conserved(s))


def options(s: Euthia, verb: str = "") -> list[str]:
    """What is legal, in notation; only of a verb."""
    found = [s.format(action) for action in s.legal()]
    return [text for text in found if not verb or text.split()[0] == verb]


def why(s: Euthia, text: str) -> str:
    """The key of the reason why something is refused; "" if it is legal."""
    verdict = s.check(s.parse(text))
    return REASONS.of(verdict).key.removeprefix("eu-") if verdict else ""


def word(s: Euthia, field: int) -> str:
    return field_word(s, field)


def fresh() -> Board:
    """A board with the Start tile only."""
    return Board().with_tile(0, HOME)
