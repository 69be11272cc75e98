"""Playing cards: what may be played when, casting spells with power, answers to spells (H3-DECK, H3-SPELL)."""

from __future__ import annotations

from typing import Final

from hexfarer.games.heroes3 import events, reasons, verbs
from hexfarer.games.heroes3.asking import Course, Doing, Effect, Question
from hexfarer.games.heroes3.components import (
    CARDS,
    OWN_SPELL,
    SPELL,
    THEIR_SPELL,
    WITH_SPELL,
    Mode,
)
from hexfarer.games.heroes3.player import FIRST_POWER, FIRST_SPELL
from hexfarer.games.heroes3.signs import CRAZY_WIZARD, GRIM_WARLOCK
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.terms import NONE
from hexfarer.kernel.action import a_of, b_of, kind_of, pack
from hexfarer.kernel.decision import Decision
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import OK, refuse

MOST_PLAYS: Final = 3  # of one card in a turn (H3-DECK-034)


class ByPower(Effect):
    """Outcomes by the power that they need; the caster takes one that is within reach (H3-SPELL-002)."""

    __slots__ = ("steps",)

    def __init__(self, steps: list[tuple[int, Effect]]) -> None:
        self.steps = steps

    def usable(self, s: Heroes3, seat: int, by: int) -> int:
        """Could an outcome be reached, whatever power is added?"""
        verdict = refuse(reasons.NO_TARGET)
        for _, effect in self.steps:
            verdict = effect.usable(s, seat, by)
            if verdict == OK:
                return OK
        return verdict

    def run(self, s: Heroes3, seat: int, by: int) -> None:
        s.push(Casting(seat, by, start_power(s, seat, by), [], True))

    def text(self) -> Phrase:
        words: list[object] = [Phrase("effect-h3-step", {"need": need, "effect": e.text()}) for need, e in self.steps]
        return Phrase("effect-h3-by-power", {"steps": words})


# -- what may be played --


def may_play_cards(s: Heroes3, seat: int) -> bool:
    """In the own turn, or in a combat in which the own Main Hero takes part (H3-TURN-010, H3-HERO-004)."""
    battle = s.battle
    if battle is None:
        return s.current == seat
    return seat in battle.seats and battle.with_cards[battle.side_of(seat)]


def mode_verdict(s: Heroes3, seat: int, card: int, number: int, moments: int) -> int:
    """May a card of the hand be played in this way now?"""
    player = s.players[seat]
    if card not in player.hand:
        return refuse(reasons.NOT_IN_HAND, card)
    if not 1 <= number <= len(CARDS[card].modes):
        return refuse(reasons.NO_SUCH_MODE, card)
    if not may_play_cards(s, seat):
        return refuse(reasons.NO_CARDS_HERE)
    mode = CARDS[card].modes[number - 1]
    if not mode.moments & moments & ~WITH_SPELL:
        return refuse(reasons.WRONG_MOMENT, card)
    if CARDS[card].faction not in (NONE, player.faction):
        return refuse(reasons.FACTION_CARD, card)
    if mode.expert and player.experts() <= 0:
        return refuse(reasons.NO_EXPERT_LEFT)
    if player.plays.count(card) >= MOST_PLAYS * CARDS[card].copies:
        return refuse(reasons.TOO_OFTEN, card)
    battle = s.battle
    if CARDS[card].kind == SPELL and number == 1 and battle is not None:
        side = battle.side_of(seat)
        if battle.spells[side] >= battle.limits[side]:
            return refuse(reasons.SPELL_LIMIT, battle.limits[side])
    return effect_verdict(s, seat, card, mode)


def effect_verdict(s: Heroes3, seat: int, card: int, mode: Mode) -> int:
    """Would it do anything? The card itself has left the hand by then."""
    player = s.players[seat]
    at = player.hand.index(card)
    player.hand.pop(at)
    why = mode.effect.usable(s, seat, card)
    player.hand.insert(at, card)
    return why


def plays(s: Heroes3, seat: int, moments: int) -> list[int]:
    """Every way to play a card of the hand at this moment."""
    found: list[int] = []
    last = NONE
    for card in s.players[seat].hand[:]:
        if card == last:
            continue
        last = card
        for number, mode in enumerate(CARDS[card].modes, 1):
            if mode.moments & moments & ~WITH_SPELL and mode_verdict(s, seat, card, number, moments) == OK:
                found.append(pack(verbs.PLAY, card, number))
    return found


def play(s: Heroes3, seat: int, action: int) -> None:
    """Play a card: it goes to the discard pile, and its effect runs."""
    card, number = a_of(action), b_of(action)
    player = s.players[seat]
    mode = CARDS[card].modes[number - 1]
    player.hand.remove(card)
    player.discard.append(card)
    player.plays.append(card)
    if mode.expert:
        player.experts_used += 1
    s.tell(events.PLAYED, [seat, card, number])
    if CARDS[card].kind == SPELL and number == 1 and s.battle is not None:
        s.battle.spells[s.battle.side_of(seat)] += 1
    s.push(Doing(seat, mode.effect, card))


# -- spells --


def start_power(s: Heroes3, seat: int, card: int) -> int:
    """Power that is there before any card is added: the Grim Warlock's (first spell of each turn)."""
    player = s.players[seat]
    if CARDS[card].kind == SPELL and s.sign == GRIM_WARLOCK and not player.used & FIRST_POWER:
        player.used |= FIRST_POWER
        return 1
    return 0


class Casting(Question):
    """A spell, or a specialty that takes power, is being put together."""

    __slots__ = ("card", "counts", "power", "with_cards")

    def __init__(self, seat: int, card: int, power: int, with_cards: list[int], counts: bool) -> None:
        super().__init__(seat)
        self.card = card
        self.power = power
        self.with_cards = with_cards
        self.counts = counts

    def steps(self) -> list[tuple[int, Effect]]:
        effect = CARDS[self.card].modes[0].effect
        assert isinstance(effect, ByPower)
        return effect.steps

    def ready(self, s: Heroes3) -> bool:
        return True

    def options(self, s: Heroes3) -> list[int]:
        found: list[int] = []
        for i, (need, effect) in enumerate(self.steps(), 1):
            if need <= self.power and effect.usable(s, self.seat, self.card) == OK:
                found.append(pack(verbs.OUTCOME, i))
        most = self.steps()[-1][0]
        if self.power < most:
            found += self.boosts(s)
        if not self.with_cards or not found:  # a spell that cannot work is given up
            found.append(pack(verbs.STOP))
        return found

    def boosts(self, s: Heroes3) -> list[int]:
        """Cards of the hand that add power (H3-SPELL-003)."""
        player = s.players[self.seat]
        found: list[int] = []
        for card in sorted(set(player.hand)):
            for number, mode in enumerate(CARDS[card].modes, 1):
                if mode.power and not (mode.expert and player.experts() <= 0):
                    if (mode.moments == WITH_SPELL and isinstance(mode.effect, Effect)) or mode.moments & WITH_SPELL:
                        found.append(pack(verbs.BOOST, card, number))
        return found

    def why(self, s: Heroes3, action: int) -> int:
        kind = kind_of(action)
        if kind == verbs.OUTCOME and 1 <= a_of(action) <= len(self.steps()):
            need, effect = self.steps()[a_of(action) - 1]
            if need > self.power:
                return refuse(reasons.TOO_LITTLE_POWER, need, self.power)
            return effect.usable(s, self.seat, self.card)
        if kind == verbs.BOOST:
            return refuse(reasons.NO_POWER_HERE, a_of(action))
        return refuse(reasons.FINISH_FIRST)

    def resolve(self, s: Heroes3, action: int) -> None:
        kind = kind_of(action)
        player = s.players[self.seat]
        if kind == verbs.STOP:
            s.pop()
            if not self.with_cards:
                self.take_back(s)
        elif kind == verbs.BOOST:
            card = a_of(action)
            mode = CARDS[card].modes[b_of(action) - 1]
            player.hand.remove(card)
            player.discard.append(card)
            if mode.expert:
                player.experts_used += 1
            self.power += mode.power
            self.with_cards = [*self.with_cards, card]
            s.tell(events.PLAYED, [self.seat, card, b_of(action)])
            if mode.effect.usable(s, self.seat, card) == OK:
                mode.effect.run(s, self.seat, card)
        else:
            s.pop()
            self.announce(s, self.steps()[a_of(action) - 1][1])

    def take_back(self, s: Heroes3) -> None:
        """The spell was not cast after all."""
        player = s.players[self.seat]
        player.discard.remove(self.card)
        player.hand.append(self.card)
        player.hand.sort()
        if CARDS[self.card].kind == SPELL and s.battle is not None:
            s.battle.spells[s.battle.side_of(self.seat)] -= 1

    def announce(self, s: Heroes3, effect: Effect) -> None:
        s.cast = [self.card, self.power, *self.with_cards]
        s.spell_stopped = False
        s.tell(events.CAST, [self.seat, self.card, self.power])
        if CARDS[self.card].kind != SPELL:
            s.push(Doing(self.seat, effect, self.card))
            return
        s.push(AfterSpell(self.seat))
        s.push(SpellWorks(self.seat, effect, self.card))
        battle = s.battle
        if battle is not None:
            other = battle.seats[1 - battle.side_of(self.seat)]
            if other != NONE and battle.with_cards[1 - battle.side_of(self.seat)] and s.players[other].hand:
                s.push(AgainstSpell(other))

    def quiet(self, s: Heroes3) -> int:
        return self.options(s)[0]

    def decision(self, s: Heroes3) -> Decision:
        args: dict[str, object] = {"card": s.game.name(s, "card", self.card, self.seat), "power": self.power}
        return self.asks(s, "casting", "H3-SPELL-002", [], args)

    def copy(self) -> Casting:
        return Casting(self.seat, self.card, self.power, self.with_cards, self.counts)


class SpellWorks(Course):
    """The effect of a spell, unless it was stopped."""

    __slots__ = ("card", "effect")

    def __init__(self, seat: int, effect: Effect, card: int) -> None:
        super().__init__(seat)
        self.effect = effect
        self.card = card

    def ready(self, s: Heroes3) -> bool:
        s.pop()
        if s.spell_stopped:
            s.spell_stopped = False
            s.tell(events.STOPPED, [self.seat, self.card])
        else:
            s.push(Doing(self.seat, self.effect, self.card))
        return False

    def copy(self) -> SpellWorks:
        return SpellWorks(self.seat, self.effect, self.card)


class Answer(Question):
    """Cards that answer a spell, or none."""

    __slots__ = ()

    def moment(self) -> int:
        return THEIR_SPELL

    def ready(self, s: Heroes3) -> bool:
        if s.players[self.seat].hand:
            return True
        s.pop()
        return False

    def options(self, s: Heroes3) -> list[int]:
        return [*plays(s, self.seat, self.moment()), pack(verbs.PASS)]

    def why(self, s: Heroes3, action: int) -> int:
        if kind_of(action) == verbs.PLAY:
            return mode_verdict(s, self.seat, a_of(action), b_of(action), self.moment())
        return refuse(reasons.FINISH_FIRST)

    def resolve(self, s: Heroes3, action: int) -> None:
        if kind_of(action) == verbs.PASS:
            s.pop()
        else:
            s.pop()
            play(s, self.seat, action)

    def quiet(self, s: Heroes3) -> int:
        return pack(verbs.PASS)

    def decision(self, s: Heroes3) -> Decision:
        args: dict[str, object] = {"card": s.game.name(s, "card", s.cast[0], self.seat)}
        return self.asks(s, "against-spell", "H3-SPELL-015", [pack(verbs.PASS)], args)


class AgainstSpell(Answer):
    """The other side may stop a spell (H3-SPELL-015)."""

    __slots__ = ()

    def copy(self) -> AgainstSpell:
        return AgainstSpell(self.seat)


class AfterSpell(Answer):
    """The caster may get the spell back (H3-SPELL-016)."""

    __slots__ = ()

    def moment(self) -> int:
        return OWN_SPELL

    def ready(self, s: Heroes3) -> bool:
        player = s.players[self.seat]
        if s.sign == CRAZY_WIZARD and not player.used & FIRST_SPELL and s.cast and s.cast[0] in player.discard:
            player.used |= FIRST_SPELL
            take_from_discard(s, self.seat, s.cast[0])
        if player.hand and s.cast and s.cast[0] in player.discard:
            return True
        s.pop()
        return False

    def decision(self, s: Heroes3) -> Decision:
        args: dict[str, object] = {"card": s.game.name(s, "card", s.cast[0], self.seat)}
        return self.asks(s, "after-spell", "H3-SPELL-016", [pack(verbs.PASS)], args)

    def copy(self) -> AfterSpell:
        return AfterSpell(self.seat)


def take_from_discard(s: Heroes3, seat: int, card: int) -> None:
    player = s.players[seat]
    if card in player.discard:
        player.discard.remove(card)
        player.hand.append(card)
        player.hand.sort()
