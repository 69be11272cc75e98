"""The ways of a Hero through the rest of the turn: what bots and hints go by. In hundredths of a Reputation."""

from __future__ import annotations

from typing import Final

from hexfarer.games.euthia.ahead import FREELY, Ahead
from hexfarer.games.euthia.flow.combat import Before
from hexfarer.games.euthia.flow.trading import Trading
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import COMBAT, MINING, MOVE_OF, NONE, TRADE
from hexfarer.games.euthia.wares import errands

FAR: Final = 30
NOW: Final = 90  # hundredths of what a field promises that is reached in this turn
TURN: Final = 80  # hundredths of it after another turn
USUAL: Final = sum(MOVE_OF)  # Move points of a turn in which no Action is taken
SECOND: Final = 35  # hundredths of the second best that waits for the next turn
MOST: Final = 9  # fields that are looked at
DEPTH: Final = 3  # fields that are visited in one turn
SHOPPING: Final = 75  # hundredths of what a Trade Action that is on may still bring
MOST_KNOWN: Final = 400
KNOWN_WAYS: Final[dict[tuple[int, ...], dict[int, list[int]]]] = {}


class Target:
    """A field that promises something for an Action of a kind."""

    __slots__ = ("field", "kind", "value")

    def __init__(self, field: int, kind: int, value: int) -> None:
        self.field = field
        self.kind = kind
        self.value = value


def lure(s: Euthia, seat: int, done: bool = False) -> int:
    """What lies ahead of the figure: the best way through the rest of the turn, and what is near where it ends.

    `done`: the turn is as good as over.
    """
    player = s.players[seat]
    top = s.stack[-1]
    if player.at == NONE or s.fight is not None:
        return 0
    value = 0
    if isinstance(top, Trading) and top.seat == seat:
        value = SHOPPING * errands(s, seat, top.shop) // 100
    routes = Routes(s, seat)
    if done or s.current != seat:
        return value + routes.later(player.at)
    tokens = [action for action in (MINING, TRADE, COMBAT) if player.has_token(action)]
    if player.saved != NONE:
        tokens.append(player.saved)
    return value + routes.best(player.at, tokens, player.move, 0)


class Routes:
    """The fields that matter to a Hero, and how far they are from each other."""

    __slots__ = ("known", "s", "targets", "used")

    def __init__(self, s: Euthia, seat: int) -> None:
        self.s = s
        self.known = known_ways(s)
        self.used: list[bool] = []
        here = s.players[seat].at
        ahead = Ahead(s, seat)
        steps = self.steps(here)
        busy = any(isinstance(frame, Before) for frame in s.stack)
        found: list[tuple[int, Target]] = []
        for field in s.board.fields():
            if steps[field] < FAR and not (busy and field == here):
                value = ahead.attraction(field)
                if value > 0:
                    rank = value * 100 // (4 + steps[field])
                    found.append((rank, Target(field, ahead.kind, value)))
        found.sort(key=rank_of, reverse=True)
        self.targets = [target for _, target in found[:MOST]]
        self.used = [False] * len(self.targets)

    def steps(self, field: int) -> list[int]:
        found = self.known.get(field)
        if found is None:
            found = ways(self.s, field)
            self.known[field] = found
        return found

    def best(self, at: int, tokens: list[int], move: int, depth: int) -> int:
        """The best that the rest of a turn can bring, and what follows."""
        best = self.later(at)
        if depth == DEPTH:
            return best
        steps = self.steps(at)
        for number, target in enumerate(self.targets):
            far = steps[target.field]
            if self.used[number] or far - move > USUAL + 3:
                continue
            rest = tokens[:]
            if target.kind != FREELY:
                if target.kind not in rest:
                    continue
                rest.remove(target.kind)
            left = move - far
            if left < 0:
                left = spend(rest, -left)
                if left < 0:
                    continue
            self.used[number] = True
            best = max(best, target.value * NOW // 100 + self.best(target.field, rest, left, depth + 1))
            self.used[number] = False
        return best

    def later(self, at: int) -> int:
        """What is near at the beginning of the next turn: the best, and a part of the second best."""
        steps = self.steps(at)
        best, second = 0, 0
        for number, target in enumerate(self.targets):
            if self.used[number]:
                continue
            budget = USUAL if target.kind == FREELY else USUAL - MOVE_OF[target.kind]
            value = target.value * TURN // 100
            far = steps[target.field]
            while far > budget:
                value = value * TURN // 100
                far -= USUAL
            value = value * (40 - far) // 40
            if value > best:
                best, second = value, best
            elif value > second:
                second = value
        return best + second * SECOND // 100


def rank_of(ranked: tuple[int, Target]) -> int:
    return ranked[0]


def spend(tokens: list[int], need: int) -> int:
    """Take tokens that give enough Move points, as few as will do; what is left over, or NONE if they do not."""
    best = NONE
    chosen = 0
    for mask in range(1, 1 << len(tokens)):
        given = 0
        for i, token in enumerate(tokens):
            if mask >> i & 1:
                given += MOVE_OF[token]
        if given >= need and (best == NONE or given < best):
            best, chosen = given, mask
    if best == NONE:
        return NONE
    for i in range(len(tokens) - 1, -1, -1):
        if chosen >> i & 1:
            del tokens[i]
    return best - need


def known_ways(s: Euthia) -> dict[int, list[int]]:
    """The ways that were found on such a map before; which Monsters are left makes a difference."""
    board = s.board
    key = (*board.tiles, NONE, *board.places, NONE, *[field for field in board.fields() if s.guarded(field)])
    found = KNOWN_WAYS.get(key)
    if found is None:
        if len(KNOWN_WAYS) >= MOST_KNOWN:
            KNOWN_WAYS.clear()
        found = {}
        KNOWN_WAYS[key] = found
    return found


def ways(s: Euthia, start: int) -> list[int]:
    """Steps from a field to every other; a Monster that is not beaten ends the way, a closed centre is no way."""
    near = s.board.near
    found = [FAR] * len(near)
    found[start] = 0
    edge = [start]
    steps = 0
    while edge:
        steps += 1
        after: list[int] = []
        for field in edge:
            for other in near[field]:
                if found[other] == FAR and not s.closed(other):
                    found[other] = steps
                    if not s.guarded(other):
                        after.append(other)
        edge = after
    return found
