"""What a Hero gains, loses, draws, and where it takes him."""

from __future__ import annotations

from typing import ClassVar

from hexfarer.games.euthia import events, reasons, verbs
from hexfarer.games.euthia.asking import Ask, Choosing, Effect
from hexfarer.games.euthia.components import TILES
from hexfarer.games.euthia.pieces import is_spent, readied, tile_of
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import (
    ANY,
    COMMON_GEMS,
    DIE,
    ELEMENTS,
    FROM_SUPPLIES,
    FROM_TREASURE,
    GEMS,
    NONE,
    POTIONS,
    RESOURCES,
    SCROLLS,
    STACKS,
)
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import OK, refuse


class Gain(Effect):
    """An effect with a number."""

    __slots__ = ("n",)

    key: ClassVar[str] = ""

    def __init__(self, n: int) -> None:
        self.n = n

    def text(self) -> Phrase:
        return Phrase("effect-eu-" + self.key, {"n": self.n})


class Rep(Gain):
    __slots__ = ()
    key: ClassVar[str] = "rep"

    def run(self, s: Euthia, seat: int, by: int) -> None:
        s.gain_rep(seat, self.n)


class LoseRep(Gain):
    __slots__ = ()
    key: ClassVar[str] = "lose-rep"

    def run(self, s: Euthia, seat: int, by: int) -> None:
        s.lose_rep(seat, self.n)


class Gold(Gain):
    __slots__ = ()
    key: ClassVar[str] = "gold"

    def run(self, s: Euthia, seat: int, by: int) -> None:
        s.gain_gold(seat, self.n)


class LoseGold(Gain):
    __slots__ = ()
    key: ClassVar[str] = "lose-gold"

    def run(self, s: Euthia, seat: int, by: int) -> None:
        s.lose_gold(seat, self.n)


class Gaar(Gain):
    __slots__ = ()
    key: ClassVar[str] = "gaar"

    def run(self, s: Euthia, seat: int, by: int) -> None:
        s.players[seat].gaar += self.n
        s.tell(events.GAAR, [seat, self.n])


class Dwurt(Gain):
    __slots__ = ()
    key: ClassVar[str] = "dwurt"

    def run(self, s: Euthia, seat: int, by: int) -> None:
        s.players[seat].dwurt += self.n
        s.tell(events.DWURT, [seat, self.n])


class Silver(Gain):
    """Draw Silver cards."""

    __slots__ = ()
    key: ClassVar[str] = "silver"

    def run(self, s: Euthia, seat: int, by: int) -> None:
        s.draw_cards(seat, 0, self.n, feeds=by != DIE)  # EU-DWURT-09


class GoldCard(Gain):
    """Draw Gold cards."""

    __slots__ = ()
    key: ClassVar[str] = "gold-card"

    def run(self, s: Euthia, seat: int, by: int) -> None:
        s.draw_cards(seat, 1, self.n, feeds=by != DIE)  # EU-DWURT-09


class FromPile(Gain):
    """Take tiles of a stack or an open pile, as far as there are any."""

    __slots__ = ()

    def draw(self, s: Euthia, seat: int, stack: int) -> None:
        for _ in range(self.n):
            tile = s.draw_tile(stack)
            if tile != NONE:
                s.take_tile(seat, tile)


class Potion(FromPile):
    __slots__ = ()
    key: ClassVar[str] = "potion"

    def run(self, s: Euthia, seat: int, by: int) -> None:
        self.draw(s, seat, POTIONS)


class TeleportScroll(FromPile):
    __slots__ = ()
    key: ClassVar[str] = "teleport-scroll"

    def run(self, s: Euthia, seat: int, by: int) -> None:
        self.draw(s, seat, SCROLLS)


class Supplies(FromPile):
    __slots__ = ()
    key: ClassVar[str] = "supplies"

    def run(self, s: Euthia, seat: int, by: int) -> None:
        self.draw(s, seat, FROM_SUPPLIES)


class Treasure(FromPile):
    """The top Treasure of a level, which is n here."""

    __slots__ = ()
    key: ClassVar[str] = "treasure"

    def run(self, s: Euthia, seat: int, by: int) -> None:
        tile = s.draw_tile(FROM_TREASURE + self.n - 1)
        if tile != NONE:
            s.take_tile(seat, tile)


class Resource(FromPile):
    """Resources of a kind, from the top."""

    __slots__ = ("kind",)

    def __init__(self, kind: int, n: int) -> None:
        super().__init__(n)
        self.kind = kind  # the stack

    def run(self, s: Euthia, seat: int, by: int) -> None:
        self.draw(s, seat, self.kind)

    def text(self) -> Phrase:
        return Phrase("effect-eu-resource-" + RESOURCES[self.kind - 3], {"n": self.n})


class Reward(FromPile):
    """The top Reward tile of an Encounter; n is its stack."""

    __slots__ = ()

    def run(self, s: Euthia, seat: int, by: int) -> None:
        tile = s.draw_tile(self.n)
        if tile != NONE:
            s.take_tile(seat, tile)

    def text(self) -> Phrase:
        return Phrase("effect-eu-reward-" + STACKS[self.n])


class Gem(Choosing):
    """Gems of a kind, or each of a common kind of one's choice."""

    __slots__ = ("kind", "n")

    verb: ClassVar[int] = verbs.GEM
    question: ClassVar[str] = "gem"

    def __init__(self, kind: int, n: int) -> None:
        self.kind = kind
        self.n = n

    def values(self, s: Euthia, seat: int, by: int, memo: int) -> list[int]:
        return list(range(COMMON_GEMS))

    def run(self, s: Euthia, seat: int, by: int) -> None:
        if self.kind == ANY:
            s.push(Ask(seat, self, by, self.n))
        else:
            for _ in range(self.n):
                self.take(s, seat, self.kind)

    def chosen(self, s: Euthia, seat: int, by: int, memo: int, value: int) -> None:
        self.take(s, seat, value)
        if memo > 1:
            s.push(Ask(seat, self, by, memo - 1))

    def take(self, s: Euthia, seat: int, kind: int) -> None:
        s.players[seat].gems[kind] += 1
        s.tell(events.GEM, [seat, kind])

    def text(self) -> Phrase:
        if self.kind == ANY:
            return Phrase("effect-eu-gem-choice", {"n": self.n})
        return Phrase("effect-eu-gem", {"n": self.n, "gem": Phrase("eu-gem-" + GEMS[self.kind])})


class Essence(Choosing):
    """Essences of a kind, or each of one's choice."""

    __slots__ = ("kind", "n")

    verb: ClassVar[int] = verbs.ESSENCE
    question: ClassVar[str] = "essence"

    def __init__(self, kind: int, n: int) -> None:
        self.kind = kind
        self.n = n

    def values(self, s: Euthia, seat: int, by: int, memo: int) -> list[int]:
        return list(range(len(ELEMENTS)))

    def run(self, s: Euthia, seat: int, by: int) -> None:
        if self.kind == ANY:
            s.push(Ask(seat, self, by, self.n))
        else:
            for _ in range(self.n):
                self.take(s, seat, self.kind)

    def chosen(self, s: Euthia, seat: int, by: int, memo: int, value: int) -> None:
        self.take(s, seat, value)
        if memo > 1:
            s.push(Ask(seat, self, by, memo - 1))

    def take(self, s: Euthia, seat: int, kind: int) -> None:
        s.players[seat].essences[kind] += 1
        s.tell(events.ESSENCE, [seat, kind])

    def text(self) -> Phrase:
        if self.kind == ANY:
            return Phrase("effect-eu-essence-choice", {"n": self.n})
        return Phrase("effect-eu-essence", {"n": self.n, "essence": Phrase("eu-essence-" + ELEMENTS[self.kind])})


class ExchangeEssence(Choosing):
    """Swap a loose Essence for one of another kind; memo: the kind given + 1."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.ESSENCE
    question: ClassVar[str] = "exchange-essence"

    def values(self, s: Euthia, seat: int, by: int, memo: int) -> list[int]:
        if memo:
            return [kind for kind in range(len(ELEMENTS)) if kind != memo - 1]
        return [kind for kind, count in enumerate(s.players[seat].essences) if count]

    def chosen(self, s: Euthia, seat: int, by: int, memo: int, value: int) -> None:
        if memo:
            s.players[seat].essences[memo - 1] -= 1
            s.players[seat].essences[value] += 1
            s.tell(events.ESSENCE, [seat, value])
        else:
            s.push(Ask(seat, self, by, value + 1))

    def text(self) -> Phrase:
        return Phrase("effect-eu-exchange-essence")


class Heal(Gain):
    __slots__ = ()
    key: ClassVar[str] = "heal"

    def usable(self, s: Euthia, seat: int, by: int) -> int:
        player = s.players[seat]
        return OK if player.health < player.max_health() else refuse(reasons.HEALTHY)

    def run(self, s: Euthia, seat: int, by: int) -> None:
        s.heal(seat, self.n)


class HealFull(Effect):
    __slots__ = ()

    def usable(self, s: Euthia, seat: int, by: int) -> int:
        player = s.players[seat]
        return OK if player.health < player.max_health() else refuse(reasons.HEALTHY)

    def run(self, s: Euthia, seat: int, by: int) -> None:
        s.heal(seat, s.players[seat].max_health())

    def text(self) -> Phrase:
        return Phrase("effect-eu-heal-full")


class Wounds(Gain):
    """Wounds that nothing changes."""

    __slots__ = ()
    key: ClassVar[str] = "wounds"

    def run(self, s: Euthia, seat: int, by: int) -> None:
        s.wound(seat, self.n, by)


class Move(Gain):
    __slots__ = ()
    key: ClassVar[str] = "move"

    def usable(self, s: Euthia, seat: int, by: int) -> int:
        return OK if s.current == seat else refuse(reasons.NOT_YOUR_TURN)

    def run(self, s: Euthia, seat: int, by: int) -> None:
        s.players[seat].move += self.n
        s.tell(events.MOVE, [seat, self.n])


class Teleport(Choosing):
    """To any field at most so far away (EU-PORTAL-06)."""

    __slots__ = ("n",)

    verb: ClassVar[int] = verbs.FIELD
    question: ClassVar[str] = "teleport"
    rule: ClassVar[str] = "EU-PORTAL-06"

    def __init__(self, n: int) -> None:
        self.n = n

    def usable(self, s: Euthia, seat: int, by: int) -> int:
        return super().usable(s, seat, by) if s.current == seat else refuse(reasons.NOT_YOUR_TURN)

    def values(self, s: Euthia, seat: int, by: int, memo: int) -> list[int]:
        from hexfarer.games.euthia.flow.walking import landing

        found: list[int] = []
        for field, steps in enumerate(s.board.distances(s.players[seat].at)):
            if 1 <= steps <= self.n and landing(s, seat, field) == OK:
                found.append(field)
        return found

    def chosen(self, s: Euthia, seat: int, by: int, memo: int, value: int) -> None:
        from hexfarer.games.euthia.flow.walking import arrive

        s.tell(events.TELEPORTED, [seat, value])
        arrive(s, seat, value)

    def text(self) -> Phrase:
        return Phrase("effect-eu-teleport", {"n": self.n})


class Ready(Choosing):
    """Ready another exhausted tile that does not do the same."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.PIECE
    question: ClassVar[str] = "ready"

    def values(self, s: Euthia, seat: int, by: int, memo: int) -> list[int]:
        found: list[int] = []
        pieces = s.players[seat].pieces
        for i, p in enumerate(pieces):
            if is_spent(p) and not isinstance(TILES[tile_of(p)].effect, Ready) and p not in pieces[:i]:
                found.append(i)
        return found

    def chosen(self, s: Euthia, seat: int, by: int, memo: int, value: int) -> None:
        pieces = s.players[seat].pieces
        pieces[value] = readied(pieces[value])
        s.tell(events.READIED, [seat, tile_of(pieces[value])])
        pieces.sort()

    def text(self) -> Phrase:
        return Phrase("effect-eu-ready")


class MineCart(Effect):
    """Looked for by the Mining Action (EU-MINE-07); it does nothing else."""

    __slots__ = ()

    def usable(self, s: Euthia, seat: int, by: int) -> int:
        return refuse(reasons.ONLY_MINING)

    def run(self, s: Euthia, seat: int, by: int) -> None:
        pass

    def text(self) -> Phrase:
        return Phrase("effect-eu-mine-cart")


class Perform(Effect):
    """An Action without its token (EU-ACTION-04); a Combat Action waits for a Monster."""

    __slots__ = ("action",)

    def __init__(self, action: int) -> None:
        self.action = action

    def usable(self, s: Euthia, seat: int, by: int) -> int:
        from hexfarer.games.euthia.flow.turn import action_possible

        return action_possible(s, seat, self.action)

    def run(self, s: Euthia, seat: int, by: int) -> None:
        from hexfarer.games.euthia.flow.turn import perform

        perform(s, seat, self.action)

    def text(self) -> Phrase:
        from hexfarer.games.euthia.terms import TOKENS

        return Phrase("effect-eu-perform-" + TOKENS[self.action])


class RevealTiles(Effect):
    """Reveal Hero tiles for nothing (EU-LEVEL-01)."""

    __slots__ = ()

    def usable(self, s: Euthia, seat: int, by: int) -> int:
        from hexfarer.games.euthia.flow.learning import can_reveal

        return OK if can_reveal(s, seat) else refuse(reasons.NOTHING_TO_REVEAL)

    def run(self, s: Euthia, seat: int, by: int) -> None:
        from hexfarer.games.euthia.flow.learning import reveal_tiles

        reveal_tiles(s, seat)

    def text(self) -> Phrase:
        return Phrase("effect-eu-reveal-tiles")
