"""Effects on cards: discarding, throwing away, playing others, taking from offers."""

from __future__ import annotations

from typing import ClassVar, Final

from hexfarer.games.mage_knight import events, reasons, verbs
from hexfarer.games.mage_knight.components import DEEDS
from hexfarer.games.mage_knight.effects.base import (
    FROM_CARD,
    Ask,
    ChooseWay,
    Choosing,
    Doing,
    Effect,
    any_time,
    id_by,
    kind_by,
    source,
    through,
)
from hexfarer.games.mage_knight.effects.paying import Pay, Paying
from hexfarer.games.mage_knight.effects.points import add_attack, attack_bonus
from hexfarer.games.mage_knight.mana import ORDINARY, STRONG_SPELL, can_pay, unpaid
from hexfarer.games.mage_knight.offers import dealt, need_offer, take_offered
from hexfarer.games.mage_knight.player import LEARN_BASIC, LEARN_STRONG
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import (
    ACTION_OFFER,
    ANY_BASIC,
    BASIC,
    BLACK,
    MELEE,
    NONE,
    PHYSICAL,
    SPELL_OFFER,
    WOUND,
)
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import OK, refuse


def distinct(cards: list[int]) -> list[int]:
    """Each card once; the list is in order."""
    found: list[int] = []
    for card in cards:
        if not found or found[-1] != card:
            found.append(card)
    return found


def no_wounds(cards: list[int]) -> list[int]:
    return distinct([card for card in cards if card != WOUND])


def discard(s: MageKnight, seat: int, card: int) -> None:
    player = s.players[seat]
    player.hand.remove(card)
    player.discard.append(card)
    player.played = True
    s.tell(events.DISCARDED, [seat, card])


def throw_away(s: MageKnight, seat: int, card: int) -> None:
    """Out of the game; a wound goes back to its pile (MK-DISCARD-02, -03)."""
    player = s.players[seat]
    player.hand.remove(card)
    player.played = True
    if card != WOUND:
        s.removed.append(card)
    s.tell(events.THROWN_AWAY, [seat, card])


class DiscardFor(Choosing):
    """Discard a card to use an effect."""

    __slots__ = ("then",)

    verb: ClassVar[int] = verbs.CARD
    question: ClassVar[str] = "discard"
    rule: ClassVar[str] = "MK-CARD-14"

    def __init__(self, then: Effect) -> None:
        self.then = then

    def secret(self) -> bool:
        return True

    def composite(self) -> bool:
        return self.then.composite()

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        if not self.values(s, seat, by, 0):
            return refuse(reasons.NO_CARD_TO_GIVE)
        return self.then.usable(s, seat, by)

    def refusal(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> int:
        return refuse(reasons.NO_WOUNDS_AS_COST if value == WOUND else reasons.NOT_HELD, value)

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return no_wounds(s.players[seat].hand)

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        discard(s, seat, value)
        s.push(Doing(seat, self.then, by))

    def text(self) -> Phrase:
        return Phrase("effect-mk-discard-for", {"then": self.then.text()})


class Justice(Choosing):
    """Sword of Justice: discard any number of cards, Attack 3 for each."""

    __slots__ = ("kind", "n")

    verb: ClassVar[int] = verbs.CARD
    question: ClassVar[str] = "justice"

    def __init__(self, n: int = 3, kind: int = MELEE) -> None:
        self.n = n
        self.kind = kind

    def secret(self) -> bool:
        return True

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        from hexfarer.games.mage_knight.effects.base import can_attack

        return can_attack(s, self.kind)

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return no_wounds(s.players[seat].hand)

    def may_stop(self, s: MageKnight, seat: int, by: int, memo: int) -> bool:
        return True

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        discard(s, seat, value)
        bonus = attack_bonus(s, seat, by, self.kind) if memo == 0 else 0
        add_attack(s, seat, by, self.n + bonus, self.kind, PHYSICAL)
        s.push(Ask(seat, self, by, 1))

    def text(self) -> Phrase:
        return Phrase("effect-mk-justice")


# What is gained for an action card that is thrown away.
TWO_CRYSTALS: Final = 0  # Decompose
OTHER_CRYSTALS: Final = 1
ACTION_TO_DISCARD: Final = 2  # Training
ACTION_TO_HAND: Final = 3
SPELL_TO_HAND: Final = 4  # Book of Wisdom
_GAINS: Final[list[str]] = ["two-crystals", "other-crystals", "action-to-discard", "action-to-hand", "spell-to-hand"]


class ThrowFor(Choosing):
    """Throw an action card away for something of its colour."""

    __slots__ = ("gain",)

    verb: ClassVar[int] = verbs.CARD
    question: ClassVar[str] = "throw-away"
    rule: ClassVar[str] = "MK-DISCARD-03"

    def __init__(self, gain: int) -> None:
        self.gain = gain

    def secret(self) -> bool:
        return True

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        why = any_time(s)
        return why if why != OK or self.values(s, seat, by, 0) else refuse(reasons.NO_ACTION_CARD)

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return distinct([card for card in s.players[seat].hand if DEEDS[card].is_action()])

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        throw_away(s, seat, value)
        if DEEDS[value].colours.bit_count() > 1 and self.gain != OTHER_CRYSTALS:
            s.push(Ask(seat, THROWN_COLOUR, self.gain, value))
        else:
            self.receive(s, seat, DEEDS[value].colours)

    def receive(self, s: MageKnight, seat: int, colours: int) -> None:
        """The gain for a card of a colour; of two colours only those crystals do not ask for one (MK-CARD-16)."""
        colour = colours.bit_length() - 1
        if self.gain == TWO_CRYSTALS:
            s.gain_crystal(seat, colour)
            s.gain_crystal(seat, colour)
        elif self.gain == OTHER_CRYSTALS:
            for other in BASIC:
                if not colours >> other & 1:
                    s.gain_crystal(seat, other)
        else:
            need_offer(s, ACTION_OFFER)
            s.push(Ask(seat, TAKE_TRAINED, self.gain, colour))

    def text(self) -> Phrase:
        return Phrase("effect-mk-throw-for-" + _GAINS[self.gain])


class ThrownColour(Choosing):
    """As which of its colours does a thrown away card (`memo`) count? `by` is what is gained."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.COLOUR
    question: ClassVar[str] = "thrown-colour"
    rule: ClassVar[str] = "MK-CARD-16"

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return [colour for colour in BASIC if DEEDS[memo].has_colour(colour)]

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        ThrowFor(by).receive(s, seat, 1 << value)


THROWN_COLOUR: Final = ThrownColour()


class TakeTrained(Choosing):
    """Take a card of a colour from an offer; `by` is what is gained, `memo` the colour."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.CARD
    question: ClassVar[str] = "take-card"
    rule: ClassVar[str] = "MK-GAIN-04"

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        offer = s.spell_offer if by == SPELL_TO_HAND else s.action_offer
        return [card for card in offer if DEEDS[card].has_colour(memo)]

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        take_offered(s, value)
        receive(s, seat, value, by != ACTION_TO_DISCARD)
        if by == SPELL_TO_HAND:
            s.gain_crystal(seat, memo)

    def stopped(self, s: MageKnight, seat: int, by: int, memo: int) -> None:
        if by == SPELL_TO_HAND:  # no such spell: the crystal is gained all the same
            s.gain_crystal(seat, memo)

    def text(self) -> Phrase:
        return Phrase("effect-mk-throw-for-action-to-hand")


TAKE_TRAINED: Final = TakeTrained()


def receive(s: MageKnight, seat: int, card: int, to_hand: bool) -> None:
    player = s.players[seat]
    if to_hand:
        player.hand.append(card)
        player.hand.sort()
    else:
        player.discard.append(card)
    s.tell(events.GAINED, [seat, card])


def opened(s: MageKnight, seat: int) -> None:
    """An effect of another card is used: the player has done something in this fight."""
    if s.combat is not None and s.combat.seat == seat:
        s.combat.begun = True
    elif s.duel is not None:
        s.duel.opened[s.duel.side(seat)] = True


class Boost(Choosing):
    """Concentration: play an action card with its strong effect for nothing, and a bonus."""

    __slots__ = ("bonus",)

    verb: ClassVar[int] = verbs.CARD
    question: ClassVar[str] = "boost"

    def __init__(self, bonus: int) -> None:
        self.bonus = bonus

    def secret(self) -> bool:
        return True

    def composite(self) -> bool:
        return True

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        why = any_time(s)
        return why if why != OK or self.values(s, seat, by, 0) else refuse(reasons.NO_CARD_TO_BOOST)

    def by_card(self, card: int) -> int:
        return source(FROM_CARD, card, DEEDS[card].colour, self.bonus)

    def mana(self, s: MageKnight, seat: int, by: int) -> list[int]:
        """What the cheapest card to go with still costs."""
        costs = [DEEDS[card].strong.mana(s, seat, self.by_card(card)) for card in self.values(s, seat, by, 0)]
        return min(costs, key=len) if costs else []

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        found: list[int] = []
        for card in distinct(s.players[seat].hand):
            if DEEDS[card].is_action() and inner_usable(s, seat, card, True, self.by_card(card)) == OK:
                found.append(card)
        return found

    def refusal(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> int:
        if value in s.players[seat].hand and DEEDS[value].is_action():
            return inner_usable(s, seat, value, True, self.by_card(value))
        return refuse(reasons.NO_CARD_TO_BOOST)

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        put_into_play(s, seat, value)
        opened(s, seat)
        s.push(Doing(seat, DEEDS[value].strong, self.by_card(value)))

    def text(self) -> Phrase:
        return Phrase("effect-mk-boost", {"n": self.bonus})


class Repeat(Choosing):
    """Maximal Effect: use one side of an action card several times, then throw it away."""

    __slots__ = ("strong", "times")

    verb: ClassVar[int] = verbs.CARD
    question: ClassVar[str] = "repeat"

    def __init__(self, strong: bool, times: int) -> None:
        self.strong = strong
        self.times = times

    def secret(self) -> bool:
        return True

    def composite(self) -> bool:
        return True

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        why = any_time(s)
        return why if why != OK or self.values(s, seat, by, 0) else refuse(reasons.NO_CARD_TO_BOOST)

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        found: list[int] = []
        for card in distinct(s.players[seat].hand):
            if DEEDS[card].is_action() and card != REPEATER[0]:
                by_card = source(FROM_CARD, card, DEEDS[card].colour)
                if inner_usable(s, seat, card, self.strong, by_card) == OK:
                    found.append(card)
        return found

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        throw_away(s, seat, value)
        opened(s, seat)
        effect = DEEDS[value].strong if self.strong else DEEDS[value].basic
        for _ in range(self.times):
            s.push(Doing(seat, effect, source(FROM_CARD, value, DEEDS[value].colour)))

    def text(self) -> Phrase:
        return Phrase("effect-mk-repeat-strong" if self.strong else "effect-mk-repeat", {"n": self.times})


REPEATER: Final[list[int]] = [41]  # Maximal Effect itself cannot be repeated


def inner_usable(s: MageKnight, seat: int, card: int, strong: bool, by: int) -> int:
    """Could that side of a card in hand be used now, mana apart?"""
    from hexfarer.games.mage_knight.flow.cards import side_verdict

    return side_verdict(s, seat, card, strong, by, False)


def put_into_play(s: MageKnight, seat: int, card: int, kind: int = events.PLAYED) -> None:
    player = s.players[seat]
    player.hand.remove(card)
    player.play.append(card)
    player.played = True
    s.tell(kind, [seat, card])


class CastOffered(Choosing):
    """Magic Talent: use a spell of the offer at its usual price; it stays there."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.CARD
    question: ClassVar[str] = "cast-offered"

    def composite(self) -> bool:
        return True

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        why = any_time(s)
        if why != OK:
            return why
        need_to_see = not dealt(s, SPELL_OFFER)  # the offer is dealt when the card is played
        return OK if need_to_see or self.values(s, seat, by, 0) else refuse(reasons.NO_SPELL_TO_CAST)

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        offer = [card for card in s.spell_offer if not memo or DEEDS[card].colours & memo]  # of some colours only
        return [card for card in offer if castable(s, seat, card)]

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        need_offer(s, SPELL_OFFER)
        s.push(Ask(seat, self, by, 0))

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        s.push(ChooseWay(seat, [Cast(value, False), Cast(value, True)], by))

    def text(self) -> Phrase:
        return Phrase("effect-mk-cast-offered")


def castable(s: MageKnight, seat: int, card: int) -> bool:
    return Cast(card, False).usable(s, seat, 0) == OK or Cast(card, True).usable(s, seat, 0) == OK


class Cast(Effect):
    """One side of a spell that is not in hand, with its mana."""

    __slots__ = ("card", "strong")

    def __init__(self, card: int, strong: bool) -> None:
        self.card = card
        self.strong = strong

    def masks(self) -> list[int]:
        colour = 1 << DEEDS[self.card].colour
        return [colour, 1 << BLACK] if self.strong else [colour]

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        from hexfarer.games.mage_knight.flow.cards import side_verdict

        deed = DEEDS[self.card]
        return side_verdict(s, seat, self.card, self.strong, source(FROM_CARD, self.card, deed.colour), True)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        from hexfarer.games.mage_knight.flow.cards import spell_cast

        deed = DEEDS[self.card]
        effect = deed.strong if self.strong else deed.basic
        opened(s, seat)
        outer = id_by(by) if kind_by(by) == FROM_CARD else NONE
        s.push(Doing(seat, effect, source(FROM_CARD, self.card, deed.colour) | through(outer)))
        for mask in reversed(self.masks()):
            s.push(Pay(seat, mask, STRONG_SPELL if self.strong else ORDINARY))
        spell_cast(s, seat, self.card)

    def text(self) -> Phrase:
        deed = DEEDS[self.card]
        return deed.strong.text() if self.strong else deed.basic.text()


class BuySpell(Paying):
    """Magic Talent, strong: pay a mana, take a spell of its colour into the discard pile."""

    __slots__ = ()

    which: ClassVar[int] = SPELL_OFFER

    def mask(self, s: MageKnight) -> int:
        if not dealt(s, self.which):
            return ANY_BASIC
        mask = 0
        for card in self.offer(s):
            mask |= DEEDS[card].colours
        return mask

    def offer(self, s: MageKnight) -> list[int]:
        return s.spell_offer

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        why = any_time(s)
        if why != OK:
            return why
        mask = self.mask(s)
        return OK if mask and can_pay(s, seat, [mask]) else unpaid(s, seat, [mask])

    def mana(self, s: MageKnight, seat: int, by: int) -> list[int]:
        return [self.mask(s)]

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        need_offer(s, self.which)
        s.push(Pay(seat, self.mask(s), ORDINARY, self, by))

    def paid(self, s: MageKnight, seat: int, by: int, colour: int) -> None:
        s.push(Ask(seat, TAKE_SPELL, by, colour))

    def text(self) -> Phrase:
        return Phrase("effect-mk-buy-spell")


class TakeSpell(Choosing):
    """A spell of a colour (`memo`) from the offer into the discard pile."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.CARD
    question: ClassVar[str] = "take-card"

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return [card for card in s.spell_offer if DEEDS[card].colour == memo]

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        take_offered(s, value)
        receive(s, seat, value, False)

    def text(self) -> Phrase:
        return Phrase("effect-mk-buy-spell")


TAKE_SPELL: Final = TakeSpell()


class Learn(Effect):
    """Learning: once this turn, buy an advanced action of the offer with Influence."""

    __slots__ = ("strong",)

    def __init__(self, strong: bool) -> None:
        self.strong = strong

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return any_time(s)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        need_offer(s, ACTION_OFFER)
        s.players[seat].flags |= LEARN_STRONG if self.strong else LEARN_BASIC

    def text(self) -> Phrase:
        return Phrase("effect-mk-learn-strong" if self.strong else "effect-mk-learn")


class Meditate(Choosing):
    """Two cards of the discard pile go to the top (1) or bottom (2) of the deck; two cards more at the turn's end."""

    __slots__ = ("chosen_cards", "limit")

    verb: ClassVar[int] = verbs.CHOOSE
    question: ClassVar[str] = "meditate"

    def __init__(self, chosen_cards: bool, limit: bool = False) -> None:
        self.chosen_cards = chosen_cards
        self.limit = limit  # the reprint: the hand limit is higher at the next draw (`draw_up`)

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return any_time(s)

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return [1, 2]

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        player = s.players[seat]
        if self.limit:
            player.limit_extra += 2
        else:
            player.draw_extra += 2
        if self.chosen_cards:
            s.push(Ask(seat, RECOVER, by, value))
            return
        found: list[int] = []
        for _ in range(min(2, len(player.discard))):
            found.append(player.discard.pop(s.rng.next(len(player.discard))))
        if found:
            s.reveal(events.RECOVERED)
        for card in found:
            recover(s, seat, card, value == 1)

    def text(self) -> Phrase:
        key = "effect-mk-trance" if self.chosen_cards else "effect-mk-meditation"
        return Phrase(key + "-limit" if self.limit else key)


class Recover(Choosing):
    """A card of the discard pile; `memo` is the place (1 top, 2 bottom), + 4 for the second card."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.CARD
    question: ClassVar[str] = "recover"

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return distinct(sorted(s.players[seat].discard))

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        s.players[seat].discard.remove(value)
        recover(s, seat, value, memo & 3 == 1)
        if memo < 4:
            s.push(Ask(seat, self, by, memo + 4))

    def text(self) -> Phrase:
        return Phrase("effect-mk-trance")


RECOVER: Final = Recover()


def recover(s: MageKnight, seat: int, card: int, top: bool) -> None:
    player = s.players[seat]
    if top:
        s.to_deck(seat, card)
    else:
        player.deck.insert(0, card)
    s.tell(events.RECOVERED, [seat, card])
