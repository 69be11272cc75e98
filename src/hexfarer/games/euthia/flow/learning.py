"""Hero tiles: revealing, learning and unlearning Skills, unlocking fields of the board (EU-LEVEL, EU-HERO)."""

from __future__ import annotations

from typing import ClassVar, Final

from hexfarer.games.euthia import events, reasons, verbs
from hexfarer.games.euthia.asking import Ask, Choosing, Question
from hexfarer.games.euthia.components import TILES
from hexfarer.games.euthia.flow.using import arrange, first_alike, is_skill, may_change, no_field, worn_on_body
from hexfarer.games.euthia.pieces import is_worn, piece, stowed, tile_of, worn
from hexfarer.games.euthia.player import Player
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import ANY, NONE
from hexfarer.kernel.action import a_of, kind_of, pack
from hexfarer.kernel.decision import Decision
from hexfarer.kernel.verdict import OK, refuse

REVEAL_COST: Final = 1  # however many tiles (EU-LEVEL-01)


def known_piece(player: Player, tile: int) -> int:
    """The available Hero tile of that number, as a piece, or NONE."""
    for p in player.known:
        if tile_of(p) == tile:
            return p
    return NONE


def few_gold(player: Player, need: int) -> int:
    """The verdict on a price."""
    return refuse(reasons.FEW_GOLD, need, player.gold) if player.gold < need else OK


# -- revealing --


def can_reveal(s: Euthia, seat: int) -> bool:
    """Is there a face-down Hero tile within the Reputation (EU-TRADE-20)?"""
    player = s.players[seat]
    return any(TILES[tile].rep <= player.rep for tile in player.stack)


def reveal_tiles(s: Euthia, seat: int) -> None:
    """Reveal them; of two of the same value one is chosen (EU-LEVEL-01, -02)."""
    s.push(Revealing(seat))


class Revealing(Question):
    """All face-down tiles within the Reputation, from the lowest value up; of the same value one is chosen."""

    __slots__ = ()

    def lowest(self, s: Euthia) -> list[int]:
        """The tiles of the lowest value that can be revealed."""
        player = s.players[self.seat]
        least = min([TILES[tile].rep for tile in player.stack], default=player.rep + 1)
        return [tile for tile in player.stack if TILES[tile].rep == least] if least <= player.rep else []

    def ready(self, s: Euthia) -> bool:
        tiles = self.lowest(s)
        if len(tiles) > 1:
            return True
        if tiles:
            self.keep(s, tiles[0])
        else:
            s.pop()
        return False

    def keep(self, s: Euthia, tile: int) -> None:
        """The tile becomes available; others of its value leave the game."""
        player = s.players[self.seat]
        for other in self.lowest(s):
            player.stack.remove(other)
            if other != tile:
                s.box.append(other)
                s.tell(events.LEFT_GAME, [self.seat, other])
        player.known = sorted([*player.known, piece(tile)])
        s.tell(events.REVEALED, [self.seat, tile])

    def choices(self, s: Euthia) -> list[int]:
        return [pack(verbs.TILE, tile) for tile in self.lowest(s)]

    def why(self, s: Euthia, action: int) -> int:
        return refuse(reasons.NO_SUCH_CHOICE if kind_of(action) == verbs.TILE else reasons.FINISH_FIRST)

    def answer(self, s: Euthia, action: int) -> None:
        self.keep(s, a_of(action))

    def quiet(self, s: Euthia) -> int:
        return self.choices(s)[0]

    def decision(self, s: Euthia) -> Decision:
        return self.asks(s, "same-value", "EU-LEVEL-02", [], {"number": TILES[self.lowest(s)[0]].rep})

    def copy(self) -> Revealing:
        return Revealing(self.seat)


def reveal_verdict(s: Euthia, seat: int) -> int:
    if not can_reveal(s, seat):
        return refuse(reasons.NOTHING_TO_REVEAL)
    return few_gold(s.players[seat], REVEAL_COST)


# -- learning --


def learn_verdict(s: Euthia, seat: int, tile: int) -> int:
    """May a Skill be learned (EU-HERO-03)?"""
    player = s.players[seat]
    if tile >= len(TILES) or known_piece(player, tile) == NONE:
        return refuse(reasons.NOT_AVAILABLE, tile)
    if not is_skill(tile):
        return refuse(reasons.NOT_A_SKILL, tile)
    if not player.has_room(TILES[tile].slot):
        return no_field(tile)
    return few_gold(player, TILES[tile].buy)


def learn(s: Euthia, seat: int, tile: int) -> None:
    player = s.players[seat]
    p = known_piece(player, tile)
    player.gold -= TILES[tile].buy
    player.known.remove(p)
    arrange(s, seat, [*player.pieces, worn(p)])
    s.tell(events.LEARNED, [seat, tile, TILES[tile].buy])


def unlearn_verdict(s: Euthia, seat: int, i: int) -> int:
    """May a Skill be put back among the available tiles (EU-HERO-05)?"""
    pieces = s.players[seat].pieces
    if i >= len(pieces):
        return refuse(reasons.NO_PIECE)
    if not is_worn(pieces[i]) or not is_skill(tile_of(pieces[i])):
        return refuse(reasons.NO_SKILL_TO_REMOVE, tile_of(pieces[i]))
    return may_change(s, seat, pieces[:i] + pieces[i + 1 :])


def unlearn(s: Euthia, seat: int, i: int) -> None:
    """It keeps its state; learning it again costs again."""
    player = s.players[seat]
    p = player.pieces[i]
    arrange(s, seat, player.pieces[:i] + player.pieces[i + 1 :])
    player.known = sorted([*player.known, stowed(p)])
    s.tell(events.UNLEARNED, [seat, tile_of(p)])


# -- unlocking --


def unlock_verdict(s: Euthia, seat: int, number: int) -> int:
    """May a field of the board be unlocked (EU-HERO-07, EU-EQUIP-03)?"""
    player = s.players[seat]
    fields = player.board().fields
    if number >= len(fields):
        return refuse(reasons.NOT_LOCKED)
    if not fields[number].locked() or player.unlocked >> number & 1:
        return refuse(reasons.EQUIPMENT_NOT_LOCKED if worn_on_body(fields[number].slot) else reasons.NOT_LOCKED)
    essence = fields[number].essence
    if essence == ANY:
        return OK if sum(player.essences) else refuse(reasons.NO_ESSENCES)
    if essence != NONE:
        return OK if player.essences[essence] else refuse(reasons.NO_ESSENCE, essence)
    return few_gold(player, fields[number].gold)


def unlock(s: Euthia, seat: int, number: int) -> None:
    """Pay what the field shows; an Essence of any kind is asked for."""
    player = s.players[seat]
    field = player.board().fields[number]
    if field.essence == ANY:
        s.push(Ask(seat, KEY, NONE, number))
    elif field.essence != NONE:
        open_with(s, seat, number, field.essence)
    else:
        player.gold -= field.gold
        s.tell(events.PAID, [seat, field.gold])
        opened(s, seat, number)


def open_with(s: Euthia, seat: int, number: int, essence: int) -> None:
    s.players[seat].essences[essence] -= 1  # EU-ESSENCE-04
    s.tell(events.SPENT_ESSENCE, [seat, essence])
    opened(s, seat, number)


def opened(s: Euthia, seat: int, number: int) -> None:
    s.players[seat].unlocked |= 1 << number
    s.tell(events.UNLOCKED, [seat, number])


class EssenceKey(Choosing):
    """Which Essence unlocks a field that takes any; memo: the field."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.ESSENCE
    question: ClassVar[str] = "unlock-essence"
    rule: ClassVar[str] = "EU-HERO-07"

    def values(self, s: Euthia, seat: int, by: int, memo: int) -> list[int]:
        return [kind for kind, count in enumerate(s.players[seat].essences) if count]

    def chosen(self, s: Euthia, seat: int, by: int, memo: int, value: int) -> None:
        open_with(s, seat, memo, value)


KEY: Final = EssenceKey()


# -- all of it, as part of a Trade Action --


def lessons(s: Euthia, seat: int) -> list[int]:
    """Everything of this that is possible now."""
    player = s.players[seat]
    found: list[int] = []
    if reveal_verdict(s, seat) == OK:
        found.append(pack(verbs.REVEAL))
    found += [pack(verbs.LEARN, tile_of(p)) for p in player.known if learn_verdict(s, seat, tile_of(p)) == OK]
    for i in range(len(player.pieces)):
        if first_alike(player, i) and unlearn_verdict(s, seat, i) == OK:
            found.append(pack(verbs.UNLEARN, i))
    for number in range(len(player.board().fields)):
        if unlock_verdict(s, seat, number) == OK:
            found.append(pack(verbs.UNLOCK, number))
    return found


def is_lesson(action: int) -> bool:
    return verbs.REVEAL <= kind_of(action) <= verbs.UNLOCK


def why_lesson(s: Euthia, seat: int, action: int) -> int:
    kind, a = kind_of(action), a_of(action)
    if kind == verbs.REVEAL:
        return reveal_verdict(s, seat)
    if kind == verbs.LEARN:
        return learn_verdict(s, seat, a)
    return unlearn_verdict(s, seat, a) if kind == verbs.UNLEARN else unlock_verdict(s, seat, a)


def do_lesson(s: Euthia, seat: int, action: int) -> None:
    kind, a = kind_of(action), a_of(action)
    if kind == verbs.REVEAL:
        s.players[seat].gold -= REVEAL_COST
        s.tell(events.PAID, [seat, REVEAL_COST])
        reveal_tiles(s, seat)
    elif kind == verbs.LEARN:
        learn(s, seat, a)
    elif kind == verbs.UNLEARN:
        unlearn(s, seat, a)
    else:
        unlock(s, seat, a)
