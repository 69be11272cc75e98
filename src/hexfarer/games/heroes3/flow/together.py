"""What players who play together may give each other: cards, resources, units (H3-TRADE-006 to -010, D-21)."""

from __future__ import annotations

from hexfarer.games.heroes3 import events, reasons, verbs
from hexfarer.games.heroes3.asking import Doing, Effect, May, Question
from hexfarer.games.heroes3.components import ARTIFACT, CARDS, SPELL
from hexfarer.games.heroes3.content.tiles import FIELDS
from hexfarer.games.heroes3.content.units import UNITS, is_neutral
from hexfarer.games.heroes3.flow.gifts import HIRE_AT_POST, SELL_FOR_ARTIFACTS, SELL_FOR_GOLD
from hexfarer.games.heroes3.plan import COOPERATION, GRAIL_SALE, HIRING_POSTS, SHARED_ARMY, UNIT_GIFTS
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.terms import NONE, RESOURCES
from hexfarer.kernel.action import a_of, b_of, kind_of, pack
from hexfarer.kernel.decision import Decision
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import OK, refuse

# -- what the active player may do --


def partners(s: Heroes3, seat: int) -> list[int]:
    return s.others(seat) if s.plan.mode == COOPERATION else []


def beside(s: Heroes3, seat: int, other: int) -> bool:
    """Has each of the two a hero on a field next to one of the other's?"""
    theirs = [at for at in s.players[other].at if at != NONE]
    return any(at != NONE and field in theirs for at in s.players[seat].at for field in around(s, at))


def around(s: Heroes3, at: int) -> list[int]:
    return s.board.map.around(at) if at != NONE else []


def partner_verdict(s: Heroes3, seat: int, other: int) -> int:
    """Is the other one a player to trade with?"""
    if other in partners(s, seat):
        return OK
    return refuse(reasons.WITH_YOURSELF if other == seat and partners(s, seat) else reasons.NOT_TOGETHER)


def swap_verdict(s: Heroes3, seat: int, other: int) -> int:
    """May a swap of cards be proposed (H3-TRADE-007, -010)?"""
    why = partner_verdict(s, seat, other)
    if why != OK:
        return why
    if not beside(s, seat, other):
        return refuse(reasons.NOT_BESIDE)
    if other in s.tale.swapped:
        return refuse(reasons.SWAPPED_ALREADY)
    if not tradable(s, seat):
        return refuse(reasons.NOTHING_TO_OFFER)
    if not s.players[other].hand:
        return refuse(reasons.PARTNER_WITHOUT_CARDS)
    return OK


def tradable(s: Heroes3, seat: int) -> list[int]:
    """Artifacts and spells of a hand."""
    return [card for card in s.players[seat].hand if CARDS[card].kind in (ARTIFACT, SPELL)]


def deal_verdict(s: Heroes3, seat: int, other: int) -> int:
    """The build token for a trade with one player (Stand United)."""
    if not s.plan.says(SHARED_ARMY):
        return refuse(reasons.ELSEWHERE)
    why = partner_verdict(s, seat, other)
    if why != OK:
        return why
    return refuse(reasons.TOKEN_USED) if s.players[seat].built_this_round else OK


def lend_verdict(s: Heroes3, seat: int, unit: int, other: int) -> int:
    """May a unit be handed over (Emerald Island)? Each card once a round, and not the last one."""
    if not s.plan.says(UNIT_GIFTS):
        return refuse(reasons.ELSEWHERE)
    why = partner_verdict(s, seat, other)
    if why != OK:
        return why
    if unit not in s.players[seat].units:
        return refuse(reasons.NOT_YOURS, unit)
    if unit >> 1 in s.tale.gifts:
        return refuse(reasons.LENT_ALREADY, unit)
    if len(s.players[seat].units) < 2:
        return refuse(reasons.LAST_UNIT, unit)
    return OK if meet(s, seat, other) else refuse(reasons.NOT_MET)


def meet(s: Heroes3, seat: int, other: int) -> bool:
    """On one tile, in the other's Town, or side by side."""
    tiles = [at // FIELDS for at in s.players[other].at if at != NONE]
    for at in s.players[seat].at:
        if at != NONE and (at // FIELDS in tiles or at == s.players[other].home):
            return True
    return beside(s, seat, other)


def together_actions(s: Heroes3, seat: int) -> list[int]:
    found: list[int] = []
    for other in partners(s, seat):
        if swap_verdict(s, seat, other) == OK:
            found.append(pack(verbs.SWAP, other))
        if deal_verdict(s, seat, other) == OK:
            found.append(pack(verbs.DEAL, other))
        for unit in sorted(set(s.players[seat].units)):
            if lend_verdict(s, seat, unit, other) == OK:
                found.append(pack(verbs.LEND, unit, other))
    return found


def together_verdict(s: Heroes3, seat: int, action: int) -> int:
    kind, a = kind_of(action), a_of(action)
    if kind == verbs.SWAP:
        return swap_verdict(s, seat, a)
    if kind == verbs.DEAL:
        return deal_verdict(s, seat, a)
    return lend_verdict(s, seat, a, b_of(action))


def is_together(action: int) -> bool:
    return kind_of(action) in (verbs.SWAP, verbs.DEAL, verbs.LEND)


def together_act(s: Heroes3, seat: int, action: int) -> None:
    kind, a = kind_of(action), a_of(action)
    if kind == verbs.SWAP:
        s.push(Propose(seat, a, True))
    elif kind == verbs.DEAL:
        s.players[seat].built_this_round = True
        s.push(Propose(seat, a, False))
        s.push(Giving(a, seat))
        s.push(Giving(seat, a))
    else:
        other = b_of(action)
        s.players[seat].units.remove(a)
        s.players[other].units.append(a)
        s.tale.gifts.append(a >> 1)
        s.tell(events.LENT, [seat, other, a])


# -- swapping cards --


class Propose(Question):
    """Put cards on offer, one after the other; nothing is shown before the last (H3-TRADE-009, -010)."""

    __slots__ = ("other", "uses")

    def __init__(self, seat: int, other: int, uses: bool) -> None:
        super().__init__(seat)
        self.other = other
        self.uses = uses  # it is the swap of this pair and turn

    def ready(self, s: Heroes3) -> bool:
        return True

    def skippable(self) -> bool:
        return True

    def choices(self, s: Heroes3) -> list[int]:
        more = len(s.tale.proposed) < len(s.players[self.other].hand)
        found = [pack(verbs.CARD, card) for card in sorted(set(tradable(s, self.seat)))] if more else []
        return [*found, pack(verbs.STOP)]

    def why(self, s: Heroes3, action: int) -> int:
        return refuse(reasons.NO_SUCH_CHOICE if kind_of(action) == verbs.CARD else reasons.FINISH_FIRST)

    def answer(self, s: Heroes3, action: int) -> None:
        if kind_of(action) == verbs.CARD:
            s.players[self.seat].hand.remove(a_of(action))
            s.tale.proposed.append(a_of(action))
            return
        s.pop()
        if not s.tale.proposed:
            return
        if self.uses:
            s.tale.swapped.append(self.other)
        s.reveal(events.SWAPPED)
        s.push(Answer(self.other, self.seat, len(s.tale.proposed)))

    def quiet(self, s: Heroes3) -> int:
        return pack(verbs.STOP)

    def decision(self, s: Heroes3) -> Decision:
        args: dict[str, object] = {"other": s.game.name(s, "seat", self.other, self.seat)}
        return self.asks(s, "propose", "H3-TRADE-010", [pack(verbs.STOP)], args)

    def copy(self) -> Propose:
        return Propose(self.seat, self.other, self.uses)


class Answer(Question):
    """Give as many cards in return, or decline. `tale.proposed` holds the offer, then what is given for it."""

    __slots__ = ("count", "other")

    def __init__(self, seat: int, other: int, count: int) -> None:
        super().__init__(seat)
        self.other = other
        self.count = count

    def ready(self, s: Heroes3) -> bool:
        return True

    def skippable(self) -> bool:
        return True

    def choices(self, s: Heroes3) -> list[int]:
        return [*[pack(verbs.CARD, card) for card in sorted(set(tradable(s, self.seat)))], pack(verbs.STOP)]

    def why(self, s: Heroes3, action: int) -> int:
        return refuse(reasons.NO_SUCH_CHOICE if kind_of(action) == verbs.CARD else reasons.FINISH_FIRST)

    def answer(self, s: Heroes3, action: int) -> None:
        mine, theirs = s.players[self.seat], s.players[self.other]
        offered, given = s.tale.proposed[: self.count], s.tale.proposed[self.count :]
        if kind_of(action) == verbs.STOP:
            s.pop()
            theirs.hand += offered
            mine.hand += given
            s.tell(events.DECLINED, [self.seat])
        else:
            mine.hand.remove(a_of(action))
            s.tale.proposed.append(a_of(action))
            given.append(a_of(action))
            if len(given) < self.count:
                return
            s.pop()
            theirs.hand += given
            mine.hand += offered
            s.reveal(events.SWAPPED)
            s.tell(events.SWAPPED, [self.other, self.seat, self.count])
        s.tale.proposed = []
        mine.hand.sort()
        theirs.hand.sort()

    def quiet(self, s: Heroes3) -> int:
        return pack(verbs.STOP)

    def decision(self, s: Heroes3) -> Decision:
        cards: list[object] = [s.game.name(s, "card", card, self.seat) for card in s.tale.proposed[: self.count]]
        args: dict[str, object] = {"other": s.game.name(s, "seat", self.other, self.seat), "cards": cards}
        return self.asks(s, "answer-swap", "H3-TRADE-010", [pack(verbs.STOP)], args)

    def copy(self) -> Answer:
        return Answer(self.seat, self.other, self.count)


# -- giving resources --


class Giving(Question):
    """Give resources to others, one at a time (H3-TRADE-008); `other` if only one may get them."""

    __slots__ = ("other",)

    def __init__(self, seat: int, other: int = NONE) -> None:
        super().__init__(seat)
        self.other = other

    def ready(self, s: Heroes3) -> bool:
        if any(s.players[self.seat].resources) and self.receivers(s):
            return True
        s.pop()
        return False

    def receivers(self, s: Heroes3) -> list[int]:
        return [other for other in s.others(self.seat) if self.other in (NONE, other)]

    def choices(self, s: Heroes3) -> list[int]:
        found: list[int] = []
        for resource in range(len(RESOURCES)):
            if s.players[self.seat].resources[resource]:
                found += [pack(verbs.GIVE, resource, other) for other in self.receivers(s)]
        return [*found, pack(verbs.STOP)]

    def why(self, s: Heroes3, action: int) -> int:
        if kind_of(action) == verbs.GIVE and b_of(action) in self.receivers(s):
            return refuse(reasons.NONE_TO_GIVE, a_of(action))
        return refuse(reasons.FINISH_FIRST)

    def answer(self, s: Heroes3, action: int) -> None:
        if kind_of(action) == verbs.STOP:
            s.pop()
            return
        resource, other = a_of(action), b_of(action)
        s.players[self.seat].resources[resource] -= 1
        s.players[other].resources[resource] += 1
        s.tell(events.GAVE, [self.seat, other, resource, 1])

    def quiet(self, s: Heroes3) -> int:
        return pack(verbs.STOP)

    def decision(self, s: Heroes3) -> Decision:
        return self.asks(s, "giving", "H3-TRADE-008", [pack(verbs.STOP)])

    def copy(self) -> Giving:
        return Giving(self.seat, self.other)


class GiveAway(Effect):
    """Give resources to the others."""

    __slots__ = ()

    def usable(self, s: Heroes3, seat: int, by: int) -> int:
        return OK if any(s.players[seat].resources) and s.others(seat) else refuse(reasons.NO_USE)

    def run(self, s: Heroes3, seat: int, by: int) -> None:
        s.push(Giving(seat))

    def text(self) -> Phrase:
        return Phrase("effect-h3-give-away")


GIVE_AWAY = May(GiveAway())
HIRE = May(HIRE_AT_POST)
SELL = May(SELL_FOR_GOLD, SELL_FOR_ARTIFACTS)


def post_extras(s: Heroes3, seat: int, field: int) -> None:
    """What a trading post offers besides, in this mode or scenario."""
    if s.plan.says(GRAIL_SALE) and SELL_FOR_GOLD.usable(s, seat, field) == OK:
        s.push(Doing(seat, SELL, field))
    if s.plan.says(HIRING_POSTS):
        s.push(Doing(seat, HIRE, field))
    if s.plan.mode == COOPERATION and GIVE_AWAY.ways[0].usable(s, seat, field) == OK:
        s.push(Doing(seat, GIVE_AWAY, field))


def recall(s: Heroes3, seat: int) -> None:
    """A player without units takes back every card of the own faction (Emerald Island)."""
    if not s.plan.says(UNIT_GIFTS):
        return
    player = s.players[seat]
    for other, giver in enumerate(s.players):
        if other != seat:
            for unit in giver.units[:]:
                if not is_neutral(unit) and UNITS[unit >> 1].faction == player.faction:
                    giver.units.remove(unit)
                    player.units.append(unit)
                    s.tell(events.LENT, [other, seat, unit])
