"""What quests, Legends, boosts and the removal of Destruction ask for: all of it must be there, then it is paid."""

from __future__ import annotations

from typing import ClassVar, Final

from hexfarer.games.euthia import events, reasons, verbs
from hexfarer.games.euthia.asking import Effect
from hexfarer.games.euthia.components import FIRST_ELITE, MONSTERS, QUESTS, TILES
from hexfarer.games.euthia.needs import Need
from hexfarer.games.euthia.pieces import is_worn, tile_of
from hexfarer.games.euthia.player import Player
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import (
    ANY,
    ELEMENTS,
    FROM_MOUNTAIN,
    FS_WEAPON,
    GEMS,
    RESOURCE,
    RESOURCES,
    SACKS,
    TILE_KINDS,
    WEAPON,
)
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import OK, refuse

HERO_TOKENS: Final = 0
TRADE_TOKENS: Final = 1
INTERACTION_TOKENS: Final = 2
QUEST_CARDS: Final = 3
TOKEN_KINDS: Final[list[str]] = ["hero", "trade", "interaction", "quest"]


class NeedOf(Need):
    """So many of a kind."""

    __slots__ = ("kind",)

    def __init__(self, kind: int, n: int) -> None:
        super().__init__(n)
        self.kind = kind

    def units(self) -> int:
        return self.n


class NeedGem(NeedOf):
    """Loose Gems; those that are set stay where they are (EU-QUEST-04)."""

    __slots__ = ()
    lack: ClassVar[int] = reasons.FEW_GEMS  # those of one kind are only ever one of several ways to pay
    verb: ClassVar[int] = verbs.GEM
    question: ClassVar[str] = "pay-gem"
    rank: ClassVar[int] = 3

    def have(self, s: Euthia, seat: int, player: Player) -> int:
        return sum(player.gems) if self.kind == ANY else player.gems[self.kind]

    def coins(self, s: Euthia, seat: int, player: Player, left: int) -> list[int]:
        if self.have(s, seat, player) < left:
            return []
        return [gem for gem, count in enumerate(player.gems) if count and self.kind in (ANY, gem)]

    def give(self, player: Player, coin: int) -> None:
        player.gems[coin] -= 1

    def pay(self, s: Euthia, seat: int, coin: int) -> None:
        self.give(s.players[seat], coin)
        s.tell(events.PAID_GEM, [seat, coin])

    def text(self) -> Phrase:
        if self.kind == ANY:
            return Phrase("need-eu-any-gem", {"n": self.n})
        return Phrase("need-eu-gem", {"n": self.n, "gem": Phrase("eu-gem-" + GEMS[self.kind])})


class NeedEssence(NeedOf):
    """Loose Essences; those that lie on a tile stay there."""

    __slots__ = ()
    verb: ClassVar[int] = verbs.ESSENCE
    question: ClassVar[str] = "pay-essence"
    rank: ClassVar[int] = 3

    def have(self, s: Euthia, seat: int, player: Player) -> int:
        return sum(player.essences) if self.kind == ANY else player.essences[self.kind]

    def coins(self, s: Euthia, seat: int, player: Player, left: int) -> list[int]:
        if self.have(s, seat, player) < left:
            return []
        return [essence for essence, count in enumerate(player.essences) if count and self.kind in (ANY, essence)]

    def give(self, player: Player, coin: int) -> None:
        player.essences[coin] -= 1

    def pay(self, s: Euthia, seat: int, coin: int) -> None:
        self.give(s.players[seat], coin)
        s.tell(events.PAID_ESSENCE, [seat, coin])

    def refused(self, s: Euthia, seat: int) -> int:
        have = self.have(s, seat, s.players[seat])
        if self.kind == ANY:
            return refuse(reasons.FEW_ESSENCES, self.n, have)
        return refuse(reasons.FEW_OF_ESSENCE, self.kind, self.n, have)

    def text(self) -> Phrase:
        if self.kind == ANY:
            return Phrase("need-eu-any-essence", {"n": self.n})
        return Phrase("need-eu-essence", {"n": self.n, "essence": Phrase("eu-essence-" + ELEMENTS[self.kind])})


class NeedItem(NeedOf):
    """Items of a kind, worn or in a Sack; a Weapon of First Strike is a Weapon, too."""

    __slots__ = ()
    verb: ClassVar[int] = verbs.PIECE
    question: ClassVar[str] = "pay-piece"
    rank: ClassVar[int] = 4

    def fits(self, tile: int) -> bool:
        kind = TILES[tile].kind
        return kind == self.kind or (self.kind == WEAPON and kind == FS_WEAPON)

    def have(self, s: Euthia, seat: int, player: Player) -> int:
        return len([p for p in player.pieces if self.fits(tile_of(p))])

    def coins(self, s: Euthia, seat: int, player: Player, left: int) -> list[int]:
        if self.have(s, seat, player) < left:
            return []
        found: list[int] = []
        for i, p in enumerate(player.pieces):
            if self.fits(tile_of(p)) and p not in player.pieces[:i] and shed_verdict(player, i) == OK:
                found.append(i)
        return found

    def give(self, player: Player, coin: int) -> None:
        shed(player, coin)

    def pay(self, s: Euthia, seat: int, coin: int) -> None:
        tile = shed(s.players[seat], coin)
        s.tell(events.PAID_TILE, [seat, tile])
        s.put_away(tile)

    def refused(self, s: Euthia, seat: int) -> int:
        player = s.players[seat]
        have = self.have(s, seat, player)
        if have < self.n:
            return refuse(reasons.FEW_ITEMS, self.kind, self.n, have)
        left = player.copy()
        verdict = OK
        while verdict == OK:  # one by one, until he cannot do without the next
            fitting = [i for i, p in enumerate(left.pieces) if self.fits(tile_of(p))]
            shed(left, next((i for i in fitting if shed_verdict(left, i) == OK), fitting[0]))
            verdict = without_verdict(player, left)
        return verdict

    def text(self) -> Phrase:
        return Phrase("need-eu-item", {"n": self.n, "kind": Phrase("eu-kind-" + TILE_KINDS[self.kind])})


class NeedResource(NeedItem):
    """Resources of a kind, which is their stack."""

    __slots__ = ()

    def fits(self, tile: int) -> bool:
        return TILES[tile].kind == RESOURCE and TILES[tile].home == self.kind

    def refused(self, s: Euthia, seat: int) -> int:
        have = self.have(s, seat, s.players[seat])
        return refuse(reasons.FEW_RESOURCES[self.kind - FROM_MOUNTAIN], self.n, have)

    def text(self) -> Phrase:
        return Phrase("need-eu-resource-" + RESOURCES[self.kind - FROM_MOUNTAIN], {"n": self.n})


class NeedTrophy(NeedOf):
    """Monster or Elite cards kept as Trophies; kind is the level (EU-QUEST-05)."""

    __slots__ = ()
    verb: ClassVar[int] = verbs.TROPHY
    question: ClassVar[str] = "pay-trophy"
    rank: ClassVar[int] = 4

    def have(self, s: Euthia, seat: int, player: Player) -> int:
        return len([card for card in player.trophies if MONSTERS[card].level == self.kind])

    def coins(self, s: Euthia, seat: int, player: Player, left: int) -> list[int]:
        if self.have(s, seat, player) < left:
            return []
        return sorted({card for card in player.trophies if MONSTERS[card].level == self.kind})

    def give(self, player: Player, coin: int) -> None:
        player.trophies.remove(coin)

    def pay(self, s: Euthia, seat: int, coin: int) -> None:
        self.give(s.players[seat], coin)
        s.tell(events.PAID_TROPHY, [seat, coin])
        put_back(s, coin)

    def refused(self, s: Euthia, seat: int) -> int:
        return refuse(reasons.FEW_TROPHIES, self.kind, self.n, self.have(s, seat, s.players[seat]))

    def text(self) -> Phrase:
        return Phrase("need-eu-trophy", {"n": self.n, "level": self.kind})


class HaveTokens(NeedOf):
    """Own tokens on the map, or quest cards; they stay."""

    __slots__ = ()
    rank: ClassVar[int] = 0

    def units(self) -> int:
        return 1

    def have(self, s: Euthia, seat: int, player: Player) -> int:
        if self.kind == HERO_TOKENS:
            return s.claims.count(seat)
        if self.kind == TRADE_TOKENS:
            return s.tokens.count(seat)
        if self.kind == QUEST_CARDS:
            return len(player.quests)
        return sum([s.digs_of(field, seat) + (s.summons[field] >> seat & 1) for field in range(len(s.digs))])

    def refused(self, s: Euthia, seat: int) -> int:
        return refuse(reasons.FEW_TOKENS[self.kind], self.n, self.have(s, seat, s.players[seat]))

    def text(self) -> Phrase:
        return Phrase("need-eu-tokens-" + TOKEN_KINDS[self.kind], {"n": self.n})


class AnyOf(Need):
    """One of several."""

    __slots__ = ("ways",)

    question: ClassVar[str] = "pay-way"
    rank: ClassVar[int] = 6

    def __init__(self, *ways: Need) -> None:
        super().__init__(1)
        self.ways = list(ways)

    def coins(self, s: Euthia, seat: int, player: Player, left: int) -> list[int]:
        return list(range(1, len(self.ways) + 1))

    def parts(self, coin: int) -> list[Need]:
        return [self.ways[coin - 1]] if 1 <= coin <= len(self.ways) else []

    def secret(self) -> bool:
        return any(way.secret() for way in self.ways)

    def refused(self, s: Euthia, seat: int) -> int:
        """By the quest that asks for it the words find the ways again; no quest: it is the removal of Destruction."""
        for number, quest in enumerate(QUESTS):
            if self in quest.needs:
                return refuse(reasons.NEITHER, number + 1)
        return refuse(reasons.NEITHER_TO_CLEAR)

    def text(self) -> Phrase:
        words = self.ways[0].text()
        for way in self.ways[1:]:
            words = Phrase("need-eu-or", {"a": words, "b": way.text()})
        return words

    def lacks(self, s: Euthia, seat: int) -> list[Phrase]:
        """What each way takes, and what is there."""
        player = s.players[seat]
        return [Phrase("need-eu-lack", {"need": way.text(), "have": way.have(s, seat, player)}) for way in self.ways]


def ways_of(number: int) -> AnyOf:
    """The alternative that a quest asks for (from 1), or the removal of Destruction (0)."""
    from hexfarer.games.euthia.content.modules import REMOVAL

    needs = QUESTS[number - 1].needs if number else [need for kind in REMOVAL for need in kind]
    return next(need for need in needs if isinstance(need, AnyOf))


def shed(player: Player, i: int) -> int:
    """A piece is given up; Max and current Health change together (EU-HEALTH-02, -05)."""
    before = player.max_health()
    tile = tile_of(player.pieces.pop(i))
    player.health += player.max_health() - before
    return tile


def shed_verdict(player: Player, i: int) -> int:
    """May it be given up of one's own will (EU-HEALTH-05, EU-SACK-02)?"""
    if not is_worn(player.pieces[i]):
        return OK
    left = player.copy()
    shed(left, i)
    return without_verdict(player, left)


def without_verdict(player: Player, left: Player) -> int:
    """Can a Hero do without what was given up, of which this would be left?"""
    if left.health <= 0:
        return refuse(reasons.TOO_WEAK, player.health - left.health + 1, player.health)
    total = left.sack_sum()
    return refuse(reasons.SACK_LIMIT, -total, SACKS) if total < -SACKS else OK


def put_back(s: Euthia, card: int) -> None:
    """A Trophy is given up: a Monster to its discard pile, an Elite out of the game (EU-ITEM-06)."""
    if card < FIRST_ELITE:
        level = MONSTERS[card].level
        s.monsters_used[level - 1].append(card)
        s.refill_monsters(level)


class Pay(Effect):
    """The price of what follows."""

    __slots__ = ("need",)

    def __init__(self, need: Need) -> None:
        self.need = need

    def costs(self) -> bool:
        return True

    def secret(self) -> bool:
        return self.need.secret()

    def usable(self, s: Euthia, seat: int, by: int) -> int:
        from hexfarer.games.euthia.flow.paying import needs_verdict

        return needs_verdict(s, seat, [self.need])

    def run(self, s: Euthia, seat: int, by: int) -> None:
        from hexfarer.games.euthia.flow.paying import begin_paying

        begin_paying(s, seat, [self.need])

    def text(self) -> Phrase:
        return Phrase("effect-eu-pay", {"need": self.need.text()})
