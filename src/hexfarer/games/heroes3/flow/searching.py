"""Searching a shared deck (H3-DECK-010 to -013), and other ways to look at cards."""

from __future__ import annotations

from typing import ClassVar, Final

from hexfarer.games.heroes3 import events, reasons, verbs
from hexfarer.games.heroes3.asking import Ask, Choosing, Course, Effect, Question
from hexfarer.games.heroes3.components import CARDS
from hexfarer.games.heroes3.plan import TOURNAMENT
from hexfarer.games.heroes3.state import ABILITIES, DECKS, Heroes3
from hexfarer.games.heroes3.terms import NONE
from hexfarer.kernel.action import a_of, kind_of, pack
from hexfarer.kernel.decision import Decision
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import refuse


class Search(Question):
    """Look at the top cards, or take the open one: chosen before any card is seen (H3-DECK-011)."""

    __slots__ = ("count", "deck", "into_deck")

    def __init__(self, seat: int, deck: int, count: int, into_deck: bool = False) -> None:
        super().__init__(seat)
        self.deck = deck
        self.count = count
        self.into_deck = into_deck  # at set-up the card goes to the deck (H3-SETUP-034)

    def ready(self, s: Heroes3) -> bool:
        if s.decks[self.deck] or s.deck_discards[self.deck]:
            return True
        s.pop()  # nothing is left
        return False

    def forced(self) -> bool:
        return True

    def choices(self, s: Heroes3) -> list[int]:
        found: list[int] = []
        if len(s.decks[self.deck]) + len(s.deck_discards[self.deck]) > 1 or s.decks[self.deck]:
            found.append(pack(verbs.LOOK))
        if s.deck_discards[self.deck]:
            found.append(pack(verbs.TOP))
        return found

    def answer(self, s: Heroes3, action: int) -> None:
        s.pop()
        if kind_of(action) == verbs.TOP:
            card = s.deck_discards[self.deck].pop()
            s.tell(events.TOOK_OPEN, [self.seat, card])
            receive(s, self.seat, card, self.into_deck)
            s.refill_discard(self.deck)
            return
        look(s, self.seat, self.deck, self.count, self.into_deck)

    def quiet(self, s: Heroes3) -> int:
        return self.choices(s)[0]

    def decision(self, s: Heroes3) -> Decision:
        args: dict[str, object] = {"deck": Phrase("h3-deck-" + DECKS[self.deck]), "count": self.count}
        return self.asks(s, "search", "H3-DECK-011", [], args)

    def copy(self) -> Search:
        return Search(self.seat, self.deck, self.count, self.into_deck)


def look(s: Heroes3, seat: int, deck: int, count: int, into_deck: bool) -> None:
    """The top cards, of which one is kept."""
    s.looked = []
    for _ in range(count):
        card = s.top_of_deck(deck)
        if card != NONE:
            s.looked.append(card)
    s.reveal(events.LOOKED)
    s.tell(events.LOOKED, [seat, deck, len(s.looked)])
    s.push(Keep(seat, deck, into_deck, count))


def receive(s: Heroes3, seat: int, card: int, into_deck: bool) -> None:
    if into_deck:
        s.players[seat].deck.append(card)
    else:
        s.take_card(seat, card)


class Keep(Question):
    """One of the cards that are looked at; a card of another faction may be replaced first (H3-DECK-013)."""

    __slots__ = ("count", "deck", "into_deck")

    def __init__(self, seat: int, deck: int, into_deck: bool, count: int) -> None:
        super().__init__(seat)
        self.deck = deck
        self.into_deck = into_deck
        self.count = count  # as many are looked at if it is done again

    def ready(self, s: Heroes3) -> bool:
        return True

    def choices(self, s: Heroes3) -> list[int]:
        found = [pack(verbs.CARD, card) for card in sorted(set(s.looked))]
        for card in sorted(set(s.looked)):
            bound = CARDS[card].faction
            if bound not in (NONE, s.players[self.seat].faction) and (s.decks[self.deck] or s.deck_discards[self.deck]):
                found.append(pack(verbs.REPLACE, card))
        if s.plan.opts(TOURNAMENT) and s.players[self.seat].morale > 0:
            found.append(pack(verbs.SEARCH_AGAIN))
        return found

    def why(self, s: Heroes3, action: int) -> int:
        if kind_of(action) == verbs.SEARCH_AGAIN:
            return refuse(reasons.SEARCH_MORALE if s.plan.opts(TOURNAMENT) else reasons.NO_SECOND_SEARCH)
        return refuse(reasons.NO_SUCH_CHOICE if kind_of(action) == verbs.CARD else reasons.FINISH_FIRST)

    def answer(self, s: Heroes3, action: int) -> None:
        if kind_of(action) == verbs.SEARCH_AGAIN:
            self.again(s)
            return
        card = a_of(action)
        s.looked.remove(card)
        if kind_of(action) == verbs.REPLACE:
            s.deck_discards[self.deck].append(card)
            s.tell(events.PUT_AWAY, [card])
            other = s.top_of_deck(self.deck)
            if other != NONE:
                s.looked.append(other)
            s.reveal(events.LOOKED)
            if s.looked:
                return
            s.pop()
            return
        s.pop()
        receive(s, self.seat, card, self.into_deck)
        s.tell(events.TOOK, [self.seat, self.deck])
        if s.looked:
            s.push(Ask(self.seat, PUT_AWAY, self.deck))
        else:
            s.refill_discard(self.deck)

    def again(self, s: Heroes3) -> None:
        """In a tournament a morale token pays for other cards; the first ones are put away (H3-TOUR-003)."""
        s.pop()
        s.players[self.seat].morale = 0
        s.tell(events.SPENT_MORALE, [self.seat])
        s.tell(events.SEARCHED_AGAIN, [self.seat, self.deck])
        s.push(LookAgain(self.seat, self.deck, self.count, self.into_deck))
        s.push(Ask(self.seat, PUT_AWAY, self.deck))

    def quiet(self, s: Heroes3) -> int:
        return self.choices(s)[0]

    def decision(self, s: Heroes3) -> Decision:
        if self.deck == ABILITIES:  # the only deck with cards of a faction
            return self.asks(s, "keep-or-replace", "H3-DECK-013", [])
        return self.asks(s, "keep", "H3-DECK-010", [])

    def copy(self) -> Keep:
        return Keep(self.seat, self.deck, self.into_deck, self.count)


class LookAgain(Course):
    """The cards of the first look are put away: now come as many new ones."""

    __slots__ = ("count", "deck", "into_deck")

    def __init__(self, seat: int, deck: int, count: int, into_deck: bool) -> None:
        super().__init__(seat)
        self.deck = deck
        self.count = count
        self.into_deck = into_deck

    def ready(self, s: Heroes3) -> bool:
        s.pop()
        look(s, self.seat, self.deck, self.count, self.into_deck)
        return False

    def copy(self) -> LookAgain:
        return LookAgain(self.seat, self.deck, self.count, self.into_deck)


class PutAway(Choosing):
    """The rest go to the discard pile, in an order of the player's choice; `by` is the deck."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.CARD
    question: ClassVar[str] = "put-away"
    rule: ClassVar[str] = "H3-DECK-010"
    hidden: ClassVar[bool] = False

    def values(self, s: Heroes3, seat: int, by: int, memo: int) -> list[int]:
        return sorted(set(s.looked))

    def chosen(self, s: Heroes3, seat: int, by: int, memo: int, value: int) -> None:
        s.looked.remove(value)
        s.deck_discards[by].append(value)
        s.reveal(events.PUT_AWAY)
        s.tell(events.PUT_AWAY, [value])
        if s.looked:
            s.push(Ask(seat, self, by))


PUT_AWAY: Final = PutAway()


class SearchDeck(Effect):
    """Search a deck, once or more."""

    __slots__ = ("count", "deck", "times")

    def __init__(self, deck: int, count: int, times: int = 1) -> None:
        self.deck = deck
        self.count = count
        self.times = times

    def run(self, s: Heroes3, seat: int, by: int) -> None:
        for _ in range(self.times):
            s.push(Search(seat, self.deck, self.count))

    def text(self) -> Phrase:
        args: dict[str, object] = {"deck": Phrase("h3-deck-" + DECKS[self.deck]), "n": self.count, "times": self.times}
        return Phrase("effect-h3-search", args)
