"""Variants: auction of heroes, draft, action upgrades, fury, darkness (MK-VAR)."""

from __future__ import annotations

from typing import ClassVar, Final

from hexfarer.games.mage_knight import events, reasons, verbs
from hexfarer.games.mage_knight.asking import Question
from hexfarer.games.mage_knight.components import DEEDS, UNITS
from hexfarer.games.mage_knight.effects.base import Ask, Choosing
from hexfarer.games.mage_knight.effects.hand import distinct
from hexfarer.games.mage_knight.flow.reveals import put
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import (
    ADVANCED_ACTION,
    ARTIFACT,
    BLACK,
    BLUE,
    DRACONUM,
    GOLD,
    GREEN,
    NONE,
    ORCS,
    PILE_BROWN,
    PILE_GREEN,
    PILE_RED,
    RED,
    SPELL,
    WHITE,
)
from hexfarer.kernel.action import a_of, kind_of, pack
from hexfarer.kernel.decision import Decision
from hexfarer.kernel.verdict import OK, refuse

# -- auction (MK-VAR-AUCTION) --


BIDS: Final = 10  # so many bids are offered, from the least one up


class Auction(Question):
    """Heroes go to the highest bidder. `order` is the random order of the players; `taken` who took which hero."""

    __slots__ = ("bid", "bids", "hero", "high", "order", "passed", "taken")

    def __init__(self, order: list[int]) -> None:
        super().__init__(order[0])
        self.order = order
        self.taken: list[int] = []  # seat * 8 + hero, in the order of taking
        self.hero = NONE  # the hero under the hammer
        self.bid = 0
        self.high = NONE  # who leads
        self.bids = 0  # seats that have bid for this hero, as a mask
        self.passed = 0

    def without(self) -> list[int]:
        """The players without a hero, in the order."""
        owners = [packed >> 3 for packed in self.taken]
        return [seat for seat in self.order if seat not in owners]

    def ready(self, s: MageKnight) -> bool:
        waiting = self.without()
        if not waiting:
            s.pop()
            from hexfarer.games.mage_knight.setup import lay_out

            s.order = [packed >> 3 for packed in self.taken]
            lay_out(s)
            return False
        if self.hero == NONE:
            self.seat = waiting[0]
            return True
        bidders = [seat for seat in waiting if not self.passed >> seat & 1 and seat != self.high]
        if not bidders:
            self.sold(s)
            return False
        if self.seat not in bidders:
            self.seat = bidders[0]
        return True

    def options(self, s: MageKnight) -> list[int]:
        if self.hero == NONE:
            return [pack(verbs.HERO, hero) for hero in range(s.plan.heroes()) if self.free(hero)]
        least = self.least(s)
        return [pack(verbs.BID, bid) for bid in range(least, least + BIDS)] + [pack(verbs.PASS)]

    def free(self, hero: int) -> bool:
        return all(packed & 7 != hero for packed in self.taken)

    def least(self, s: MageKnight) -> int:
        """Who was outbid may match, others must bid more; in the Ultimate Edition who comes earlier in the order than
        the highest bidder may match (MK-VAR-AUCTION-04)."""
        if s.plan.ultimate():
            matches = self.order.index(self.seat) < self.order.index(self.high)
        else:
            matches = self.bids >> self.seat & 1 == 1
        return self.bid if matches and self.bid > 0 else self.bid + 1

    def verdict(self, s: MageKnight, action: int) -> int:
        kind, a = kind_of(action), a_of(action)
        if self.hero == NONE:
            if kind != verbs.HERO:
                return refuse(reasons.NAME_A_HERO)
            if a >= s.plan.heroes():
                return refuse(reasons.HERO_OF_LATER)
            return OK if self.free(a) else refuse(reasons.HERO_TAKEN)
        if kind == verbs.PASS:
            return OK
        if kind != verbs.BID:
            return refuse(reasons.BID_OR_PASS)
        least = self.least(s)
        return OK if least <= a < least + BIDS else refuse(reasons.BID_RANGE, least, least + BIDS - 1)

    def resolve(self, s: MageKnight, action: int) -> None:
        kind, a = kind_of(action), a_of(action)
        if kind == verbs.HERO:
            self.hero, self.bid, self.high = a, 0, self.seat
            self.bids, self.passed = 1 << self.seat, 0
            s.tell(events.NAMED, [self.seat, a])
        elif kind == verbs.BID:
            self.bid, self.high = a, self.seat
            self.bids |= 1 << self.seat
            s.tell(events.BID, [self.seat, a])
        else:
            self.passed |= 1 << self.seat
        waiting = self.without()
        at = waiting.index(self.seat)
        self.seat = waiting[(at + 1) % len(waiting)]

    def sold(self, s: MageKnight) -> None:
        player = s.players[self.high]
        player.hero = self.hero
        player.fame -= self.bid
        self.taken.append(self.high << 3 | self.hero)
        s.tell(events.SOLD, [self.high, self.hero, self.bid])
        self.hero = NONE

    def quiet(self, s: MageKnight) -> int:
        return self.options(s)[0] if self.hero == NONE else pack(verbs.PASS)

    def decision(self, s: MageKnight) -> Decision:
        if self.hero == NONE:
            return self.asks(s, "name-hero", "MK-VAR-AUCTION-01", [])
        args: dict[str, object] = {"hero": s.game.name(s, "hero", self.hero, self.seat), "bid": self.bid}
        return self.asks(s, "bid", "MK-VAR-AUCTION-03", [pack(verbs.PASS)], args)

    def copy(self) -> Auction:
        new = Auction(self.order)
        new.seat, new.taken, new.hero, new.bid = self.seat, self.taken[:], self.hero, self.bid
        new.high, new.bids, new.passed = self.high, self.bids, self.passed
        return new


# -- draft (MK-VAR-DRAFT) --

DRAFT_DEALT: Final = 4
DRAFT_KEPT: Final = 3


class DraftKeep(Choosing):
    """Keep one of the cards in hand for later; the others are passed on. `memo` counts the rounds."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.CARD
    question: ClassVar[str] = "draft"
    rule: ClassVar[str] = "MK-VAR-DRAFT-01"

    def secret(self) -> bool:
        return True

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return sorted(s.players[seat].pack)

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        player = s.players[seat]
        player.pack.remove(value)
        player.draft.append(value)
        if seat == s.seats - 1:
            pass_on(s, memo)


DRAFT_KEEP: Final = DraftKeep()


def begin_draft(s: MageKnight) -> None:
    for player in s.players:
        player.pack = [s.action_deck.pop() for _ in range(DRAFT_DEALT)]
    hand_round(s, 0)


def hand_round(s: MageKnight, turn: int) -> None:
    """Everybody keeps one of the cards that were handed on."""
    s.reveal(events.DRAFT)
    s.tell(events.DRAFT, [])
    for seat in range(s.seats - 1, -1, -1):
        s.push(Ask(seat, DRAFT_KEEP, 0, turn))


def pass_on(s: MageKnight, turn: int) -> None:
    """To the next seat; after three rounds the rest goes back (MK-VAR-DRAFT-01)."""
    packs = [player.pack for player in s.players]
    if turn + 1 < DRAFT_KEPT:
        for seat, player in enumerate(s.players):
            player.pack = packs[seat - 1]
        hand_round(s, turn + 1)
        return
    for player in s.players:
        s.action_deck += player.pack
        player.pack = []
    s.rng.shuffle(s.action_deck)


class DraftAdd(Choosing):
    """One of the kept cards joins the deck (MK-VAR-DRAFT-02)."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.CARD
    question: ClassVar[str] = "draft-add"
    rule: ClassVar[str] = "MK-VAR-DRAFT-02"

    def secret(self) -> bool:
        return True

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return sorted(s.players[seat].draft)

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        player = s.players[seat]
        player.draft.remove(value)
        player.deck.insert(0, value)  # to be shuffled in a moment; the open discard pile would tell which it is
        s.tell(events.DRAFT_ADDED, [seat])


DRAFT_ADD: Final = DraftAdd()


def ask_draft_cards(s: MageKnight) -> None:
    for seat in range(s.seats - 1, -1, -1):
        if s.players[seat].draft:
            s.push(Ask(seat, DRAFT_ADD, 0, 0))


# -- action upgrades (MK-VAR-UPGRADE) --


def upgrades_due(s: MageKnight, was_day: bool) -> bool:
    """At the start of each Night but the last; in the Ultimate Edition at its end (MK-VAR-UPGRADE-01)."""
    if not s.plan.ultimate():
        last = s.plan.rounds if s.darkness else s.plan.rounds - 1  # no later round is a Night
        return s.night and s.round < last
    if was_day:
        return False
    return s.darkness or s.round < s.plan.rounds  # is there a Night to come?


def strength(s: MageKnight, seat: int) -> int:
    """How strong a player is (MK-VAR-UPGRADE-02)."""
    player = s.players[seat]
    cards = owned_cards(s, seat)
    points = sum(2 for card in cards if DEEDS[card].kind in (ARTIFACT, SPELL))
    points += sum(1 for card in cards if DEEDS[card].kind == ADVANCED_ACTION)
    ultimate = s.plan.ultimate()  # crystals one each, halves rounded up
    points += sum(player.crystals) if ultimate else sum(player.crystals) // 2
    for unit in player.units:
        level = UNITS[unit.card].level
        points += (level + (1 if ultimate else 0)) // 2 if unit.wounds else level
    return points + 3 * (player.level - min(other.level for other in s.players))


def owned_cards(s: MageKnight, seat: int) -> list[int]:
    """All deed cards of a player (MK-SCORE-02)."""
    player = s.players[seat]
    banners = [unit.banner for unit in player.units if unit.banner != NONE]
    return player.hand + player.deck + player.discard + player.play + player.set_aside + player.stash + banners


def ask_upgrades(s: MageKnight) -> None:
    """Players + 1 advanced actions are shown; the weakest chooses first (MK-VAR-UPGRADE-01, -03)."""
    s.recalled = [s.action_deck.pop() for _ in range(min(s.seats + 1, len(s.action_deck)))]
    s.reveal(events.UPGRADES)
    s.tell(events.UPGRADES, s.recalled[:])
    places = [seat for seat in s.order if seat < s.seats]
    seats = [seat for seat in range(s.seats) if not s.players[seat].eliminated]
    seats.sort(key=lambda seat: (strength(s, seat), s.players[seat].fame, -places.index(seat)))
    s.push(Ask(seats[0], UPGRADES_OVER, 0, 0))
    for seat in reversed(seats):
        s.push(Ask(seat, UPGRADE, 0, 0))


class Upgrade(Choosing):
    """Take a shown card; then an action card that shares colour or icon is thrown away."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.CARD
    question: ClassVar[str] = "upgrade"
    rule: ClassVar[str] = "MK-VAR-UPGRADE-03"

    def secret(self) -> bool:
        return True

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return [card for card in sorted(s.recalled) if THROW_UPGRADED.values(s, seat, card, 0)]

    def may_stop(self, s: MageKnight, seat: int, by: int, memo: int) -> bool:
        return True

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        s.recalled.remove(value)
        s.push(Ask(seat, THROW_UPGRADED, value, 0))


UPGRADE: Final = Upgrade()


class ThrowUpgraded(Choosing):
    """The action card that makes room for the new one (`by`)."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.CARD
    question: ClassVar[str] = "upgrade-throw"
    rule: ClassVar[str] = "MK-VAR-UPGRADE-03"

    def secret(self) -> bool:
        return True

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        new = DEEDS[by]
        found = [card for card in sorted(owned_cards(s, seat)) if DEEDS[card].is_action()]
        return distinct(
            [card for card in found if DEEDS[card].colours & new.colours or DEEDS[card].basic_icons & new.basic_icons]
        )

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        player = s.players[seat]
        open_zone = next((zone for zone in (player.discard, player.play, player.set_aside) if value in zone), None)
        if open_zone is not None:
            open_zone.remove(value)
        else:  # where others do not see it: they need not learn whether it was in hand, all will be shuffled together
            player.deck += player.hand + player.stash
            player.hand, player.stash, player.deck_known = [], [], 0
            player.deck.remove(value)
        s.removed.append(value)
        player.discard.append(by)
        s.tell(events.UPGRADED, [seat, by, value])


THROW_UPGRADED: Final = ThrowUpgraded()


class UpgradesOver(Choosing):
    """What nobody took goes under the deck: no question, only its end."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.CARD
    question: ClassVar[str] = "upgrade"

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return []

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        raise AssertionError("there is nothing to choose")

    def stopped(self, s: MageKnight, seat: int, by: int, memo: int) -> None:
        s.action_deck[:0] = s.recalled
        s.recalled = []


UPGRADES_OVER: Final = UpgradesOver()


# -- fury and darkness --

WARM: Final = (RED, GREEN, GOLD)
COLD: Final = (WHITE, BLUE, BLACK)


def fury(s: MageKnight) -> None:
    """New rampaging enemies where old ones fell (MK-VAR-FURY-02 to -06, MK-VAR-FURYPLUS-02)."""
    for space, site in enumerate(s.sites):
        if site not in (ORCS, DRACONUM) or s.guards[space] or s.heroes_at(space):
            continue
        colour = s.roll_die()
        s.reveal(events.FURY_ROLLED)
        s.tell(events.FURY_ROLLED, [space, colour])
        fits = colour in (COLD if s.night else WARM)
        if fits or s.plan.more_fury:
            put(s, space, PILE_GREEN if site == ORCS else PILE_RED, False)
        if fits and (s.plan.more_fury or colour == (BLACK if s.night else GOLD)):
            put(s, space, PILE_BROWN, False)


def roll_darkness(s: MageKnight) -> None:
    """Two dice at the end of a Day: with a black one only Nights follow (MK-VAR-DARK-01)."""
    rolled = [s.roll_die(), s.roll_die()]
    s.reveal(events.DARKNESS_ROLLED)
    s.tell(events.DARKNESS_ROLLED, rolled)
    if BLACK in rolled:
        s.darkness = True
        s.tell(events.DARKNESS, [])
