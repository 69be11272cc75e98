"""Playing cards: what may be played when, casting spells with power, answers to spells (H3-DECK, H3-SPELL)."""

from __future__ import annotations

from typing import Final

from hexfarer.games.heroes3 import events, reasons, verbs
from hexfarer.games.heroes3.asking import Course, Doing, Effect, Question
from hexfarer.games.heroes3.battle import Lying
from hexfarer.games.heroes3.components import (
    ACTIVATION,
    AFTER_ATTACK,
    AFTER_ROLL,
    AFTER_VICTORY,
    AT_ONCE,
    AT_START,
    BEFORE_GUARDS,
    CARDS,
    IN_COMBAT,
    IN_GUILD,
    MAP,
    OWN_SPELL,
    SPELL,
    THEIR_SPELL,
    TURN_LONG,
    WITH_SPELL,
    Mode,
)
from hexfarer.games.heroes3.player import FIRST_POWER, FIRST_SPELL, SECOND
from hexfarer.games.heroes3.signs import CRAZY_WIZARD, GRIM_WARLOCK
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.terms import NONE
from hexfarer.kernel.action import a_of, b_of, kind_of, pack
from hexfarer.kernel.decision import Decision
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import OK, refuse

MOST_PLAYS: Final = 3  # of one card in a turn, or in a combat round (H3-DECK-034)


class ByPower(Effect):
    """Outcomes by the power that they need; the caster takes one that is within reach (H3-SPELL-002)."""

    __slots__ = ("steps",)

    def __init__(self, steps: list[tuple[int, Effect]]) -> None:
        self.steps = steps

    def usable(self, s: Heroes3, seat: int, by: int) -> int:
        """Can an outcome be reached with the power that the hand could add?"""
        verdict = refuse(reasons.NO_USE)
        short = OK  # the first outcome with a target that lacks only power
        most = NONE
        for need, effect in self.steps:
            verdict = effect.usable(s, seat, by)
            if verdict != OK:
                continue
            if need and most == NONE:
                most = start_power(s, seat, by) + spare_power(s, seat)
            if need <= most or not need:
                return OK
            short = short or refuse(reasons.POWER_OUT_OF_REACH, need, most)
        return short or verdict

    def run(self, s: Heroes3, seat: int, by: int) -> None:
        raise AssertionError("a spell is cast, not carried out")

    def text(self) -> Phrase:
        words: list[object] = [Phrase("effect-h3-step", {"need": need, "effect": e.text()}) for need, e in self.steps]
        return Phrase("effect-h3-by-power", {"steps": words})


# -- what may be played --


def cards_verdict(s: Heroes3, seat: int) -> int:
    """In the own turn, or in a combat in which the own Main Hero takes part (H3-TURN-010)."""
    battle = s.battle
    if battle is None:
        return OK if s.current == seat else refuse(reasons.NO_CARDS_HERE)
    side = battle.side_of(seat)
    if side == NONE:
        return refuse(reasons.NO_CARDS_HERE)
    if battle.with_cards[side]:
        return OK
    if battle.hero[side] == SECOND:
        return refuse(reasons.SECOND_NO_CARDS)
    return refuse(reasons.ARMY_NO_CARDS if battle.hero[side] == NONE else reasons.NO_CARDS_HERE)


def card_verdict(s: Heroes3, seat: int, card: int, mode: Mode) -> int:
    """What holds for every way to use a card, whether by itself or with a spell."""
    player = s.players[seat]
    if CARDS[card].faction not in (NONE, player.faction):
        return refuse(reasons.FACTION_CARD, card)
    if mode.expert and player.experts() <= 0:
        return refuse(reasons.NO_EXPERT_LEFT, player.most_experts())
    most = MOST_PLAYS * CARDS[card].copies
    if player.plays.count(card) < most:
        return OK
    fights = s.battle is not None and s.battle.round > 1  # since then plays are counted by the round
    return refuse(reasons.TOO_OFTEN_IN_ROUND if fights else reasons.TOO_OFTEN, card, most)


# The reason why a way to use a card is refused that belongs to one moment only.
_ONLY: Final[dict[int, int]] = {
    BEFORE_GUARDS: reasons.GUARDS_ONLY,
    AT_START: reasons.START_ONLY,
    AFTER_ROLL: reasons.ROLL_ONLY,
    AFTER_ATTACK: reasons.LOSS_ONLY,
    THEIR_SPELL: reasons.THEIR_SPELL_ONLY,
    OWN_SPELL: reasons.OWN_SPELL_ONLY,
    AFTER_VICTORY: reasons.VICTORY_ONLY,
    IN_GUILD: reasons.GUILD_ONLY,
    WITH_SPELL: reasons.WITH_SPELL_ONLY,
}


def wrong_moment(s: Heroes3, seat: int, card: int, mode: Mode, moments: int) -> int:
    """Why a way to use a card is not for this moment (H3-DECK-020 to -026)."""
    only = _ONLY.get(mode.moments)
    if only is not None:
        return refuse(only, card)
    if mode.moments == ACTIVATION:
        battle = s.battle
        if battle is None:
            return refuse(reasons.COMBAT_ONLY, card)
        lasts = mode.lasts != AT_ONCE
        if battle.acting != NONE and battle.fighters[battle.acting].side == battle.side_of(seat):
            if battle.target == NONE:  # nobody attacks yet: something else is asked
                return refuse(reasons.WRONG_MOMENT, card)
            return refuse(reasons.LASTING_BEFORE_ATTACK if lasts else reasons.BEFORE_ATTACK, card)
        return refuse(reasons.LASTING_ONLY if lasts else reasons.ACTIVATION_ONLY, card)
    if mode.moments == MAP and s.battle is not None:
        return refuse(reasons.MAP_ONLY)
    if moments == AFTER_ROLL and mode.moments & IN_COMBAT:
        return refuse(reasons.AFTER_THE_ROLL, card)
    return refuse(reasons.WRONG_MOMENT, card)


def mode_verdict(s: Heroes3, seat: int, card: int, number: int, moments: int) -> int:
    """May a card of the hand be played in this way now?"""
    if card not in s.players[seat].hand:
        return refuse(reasons.NOT_IN_HAND, card)
    if not 1 <= number <= len(CARDS[card].modes):
        return refuse(reasons.NO_SUCH_MODE, card)
    verdict = cards_verdict(s, seat)
    if verdict != OK:
        return verdict
    mode = CARDS[card].modes[number - 1]
    verdict = card_verdict(s, seat, card, mode)
    if verdict != OK:
        return verdict
    if not mode.moments & moments & ~WITH_SPELL:
        return wrong_moment(s, seat, card, mode, moments)
    battle = s.battle
    if CARDS[card].kind == SPELL and number == 1 and battle is not None and not battle.may_cast(seat):
        return refuse(reasons.SPELL_LIMIT, battle.limits[battle.side_of(seat)])
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
    """Play a card. It lies on the table while its effect runs; a spell is first put together, unseen."""
    card, number = a_of(action), b_of(action)
    mode = CARDS[card].modes[number - 1]
    if isinstance(mode.effect, ByPower):
        s.push(Casting(seat, card, [], True))
        return
    lay_out(s, seat, card, number)
    s.aim = NONE
    s.push(Laid(seat, card, mode.lasts))
    s.push(Doing(seat, mode.effect, card))


def lay_out(s: Heroes3, seat: int, card: int, number: int) -> None:
    """A card leaves the hand, for all to see."""
    player = s.players[seat]
    player.hand.remove(card)
    player.playing.append(card)
    player.plays.append(card)
    if CARDS[card].modes[number - 1].expert:
        player.experts_used += 1
    if s.battle is not None:
        s.battle.played += 1
    s.tell(events.PLAYED, [seat, card, number])


class Laid(Course):
    """A card has been used: it goes to the discard pile, or lies there as long as its effect lasts (H3-DECK-002)."""

    __slots__ = ("card", "lasts")

    def __init__(self, seat: int, card: int, lasts: int) -> None:
        super().__init__(seat)
        self.card = card
        self.lasts = lasts

    def ready(self, s: Heroes3) -> bool:
        s.pop()
        player = s.players[self.seat]
        if self.card not in player.playing:  # it has removed itself, or gone back to the hand
            return False
        player.playing.remove(self.card)
        battle = s.battle
        if self.lasts == TURN_LONG:
            player.ongoing.append(self.card)
        elif self.lasts != AT_ONCE and battle is not None and s.aim != NONE:
            battle.lying.append(Lying(self.card, battle.side_of(self.seat), s.aim, self.lasts, False))
        else:
            player.discard.append(self.card)
        return False

    def copy(self) -> Laid:
        return Laid(self.seat, self.card, self.lasts)


# -- spells --


def start_power(s: Heroes3, seat: int, card: int) -> int:
    """Power that is there before any card is added: the Grim Warlock's (first spell of each turn)."""
    if CARDS[card].kind == SPELL and s.sign == GRIM_WARLOCK and not s.players[seat].used & FIRST_POWER:
        return 1
    return 0


def spare_power(s: Heroes3, seat: int) -> int:
    """At most so much power the cards of the hand could add to a spell (H3-SPELL-003)."""
    player = s.players[seat]
    experts = player.experts()
    total = 0
    gains: list[int] = []  # what an expert use would add to the basic one
    for card in player.hand:
        best = better = 0
        for mode in CARDS[card].modes:
            if mode.power and card_verdict(s, seat, card, mode) == OK:
                if mode.expert:
                    better = max(better, mode.power)
                elif not mode.effect.costs() or len(player.hand) > 1:
                    best = max(best, mode.power)
        total += best
        gains.append(max(0, better - best))
    gains.sort(reverse=True)
    return total + sum(gains[:experts])


class Casting(Question):
    """A spell, or a specialty that takes power, is being put together; nothing is seen before it is announced."""

    __slots__ = ("boosts", "card", "counts")

    def __init__(self, seat: int, card: int, boosts: list[int], counts: bool) -> None:
        super().__init__(seat)
        self.card = card
        self.boosts = boosts  # the cards that add power, as the actions that added them
        self.counts = counts  # towards the limit of spells

    def steps(self) -> list[tuple[int, Effect]]:
        effect = CARDS[self.card].modes[0].effect
        assert isinstance(effect, ByPower)
        return effect.steps

    def power(self, s: Heroes3) -> int:
        power = start_power(s, self.seat, self.card)
        for boost in self.boosts:
            power += CARDS[a_of(boost)].modes[b_of(boost) - 1].power
        return power

    def ready(self, s: Heroes3) -> bool:
        return True

    def rights(self, s: Heroes3) -> list[int]:
        return []  # its cards are still in the hand: morale could take them away

    def choices(self, s: Heroes3) -> list[int]:
        found: list[int] = []
        power = self.power(s)
        for i, (need, effect) in enumerate(self.steps(), 1):
            if need <= power and effect.usable(s, self.seat, self.card) == OK:
                found.append(pack(verbs.OUTCOME, i))
        for card in sorted(set(s.players[self.seat].hand)):
            for number in range(1, len(CARDS[card].modes) + 1):
                if self.boost_verdict(s, card, number) == OK:
                    found.append(pack(verbs.BOOST, card, number))
        found.append(pack(verbs.STOP))
        return found

    def left(self, s: Heroes3) -> list[int]:
        """The cards of the hand that are not part of the spell."""
        hand = s.players[self.seat].hand[:]
        for card in [self.card, *[a_of(boost) for boost in self.boosts]]:
            hand.remove(card)
        return hand

    def boost_verdict(self, s: Heroes3, card: int, number: int) -> int:
        """May this card add its power (H3-SPELL-003 to -006)?"""
        hand = self.left(s)
        if card not in hand:
            return refuse(reasons.NOT_IN_HAND, card)
        if not 1 <= number <= len(CARDS[card].modes):
            return refuse(reasons.NO_SUCH_MODE, card)
        mode = CARDS[card].modes[number - 1]
        if not mode.power or not mode.moments & WITH_SPELL:
            return refuse(reasons.NO_POWER_HERE, card)
        if self.power(s) >= self.steps()[-1][0]:
            return refuse(reasons.POWER_ENOUGH, self.power(s))
        verdict = card_verdict(s, self.seat, card, mode)
        if verdict != OK:
            return verdict
        uses = sum(1 for boost in self.boosts if CARDS[a_of(boost)].modes[b_of(boost) - 1].expert)
        if mode.expert and uses >= s.players[self.seat].experts():
            return refuse(reasons.NO_EXPERT_LEFT, s.players[self.seat].most_experts())
        owed = sum(1 for boost in self.boosts if CARDS[a_of(boost)].modes[b_of(boost) - 1].effect.costs())
        owed += 1 if mode.effect.costs() else 0
        return OK if len(hand) - 1 >= owed else refuse(reasons.TOO_FEW_CARDS, owed, len(hand) - 1)

    def why(self, s: Heroes3, action: int) -> int:
        kind = kind_of(action)
        if kind == verbs.OUTCOME and 1 <= a_of(action) <= len(self.steps()):
            need, effect = self.steps()[a_of(action) - 1]
            power = self.power(s)
            if need > power:
                return refuse(reasons.TOO_LITTLE_POWER, need, power)
            return effect.usable(s, self.seat, self.card)
        if kind == verbs.BOOST:
            return self.boost_verdict(s, a_of(action), b_of(action))
        return refuse(reasons.FINISH_FIRST)

    def answer(self, s: Heroes3, action: int) -> None:
        kind = kind_of(action)
        if kind == verbs.BOOST:
            self.boosts = [*self.boosts, action]
            return
        s.pop()
        if kind == verbs.OUTCOME:
            self.announce(s, self.steps()[a_of(action) - 1][1])

    def announce(self, s: Heroes3, effect: Effect) -> None:
        """All cards are laid out; those that add power work first, then the target is named (H3-SPELL-005)."""
        player = s.players[self.seat]
        power = self.power(s)
        if start_power(s, self.seat, self.card):
            player.used |= FIRST_POWER
        magic = CARDS[self.card].kind == SPELL
        battle = s.battle
        if magic and battle is not None and self.counts:
            battle.spells[battle.side_of(self.seat)] += 1
        lay_out(s, self.seat, self.card, 1)
        for boost in self.boosts:
            lay_out(s, self.seat, a_of(boost), b_of(boost))
        s.cast = [self.card, power, *[a_of(boost) for boost in self.boosts]]
        s.spell_stopped = False
        s.aim = NONE
        s.tell(events.CAST, [self.seat, self.card, power])
        if magic:
            s.push(CardTime(self.seat, OWN_SPELL))
        s.push(Laid(self.seat, self.card, CARDS[self.card].modes[0].lasts))
        s.push(Doing(self.seat, effect, self.card))
        for boost in reversed(self.boosts):
            card = a_of(boost)
            s.push(Laid(self.seat, card, AT_ONCE))
            s.push(Doing(self.seat, CARDS[card].modes[b_of(boost) - 1].effect, card))

    def quiet(self, s: Heroes3) -> int:
        return self.choices(s)[0]

    def decision(self, s: Heroes3) -> Decision:
        args: dict[str, object] = {"card": s.game.name(s, "card", self.card, self.seat), "power": self.power(s)}
        return self.asks(s, "casting", "H3-SPELL-002", [], args)

    def copy(self) -> Casting:
        return Casting(self.seat, self.card, self.boosts, self.counts)


def strike(s: Heroes3, seat: int, by: int, effect: Effect, target: int) -> None:
    """The target is named. The other side may answer a spell before it works (H3-SPELL-015)."""
    s.aim = target
    battle = s.battle
    if by < 0 or CARDS[by].kind != SPELL or battle is None or seat not in battle.seats:
        effect.hit(s, seat, by, target)
        return
    s.push(Struck(seat, effect, by, target))
    side = 1 - battle.side_of(seat)
    if battle.seats[side] != NONE and battle.with_cards[side]:
        s.push(CardTime(battle.seats[side], THEIR_SPELL))


class Struck(Course):
    """A spell works, unless it was stopped."""

    __slots__ = ("by", "effect", "target")

    def __init__(self, seat: int, effect: Effect, by: int, target: int) -> None:
        super().__init__(seat)
        self.effect = effect
        self.by = by
        self.target = target

    def ready(self, s: Heroes3) -> bool:
        s.pop()
        if s.spell_stopped:
            s.spell_stopped = False
            s.aim = NONE
            s.tell(events.STOPPED, [self.seat, self.by])
        else:
            s.aim = self.target
            self.effect.hit(s, self.seat, self.by, self.target)
        return False

    def copy(self) -> Struck:
        return Struck(self.seat, self.effect, self.by, self.target)


# -- one seat may play cards --

_QUESTIONS: Final[dict[int, tuple[str, str]]] = {
    THEIR_SPELL: ("against-spell", "H3-SPELL-015"),
    OWN_SPELL: ("after-spell", "H3-SPELL-016"),
    AFTER_VICTORY: ("victory-cards", "H3-COMBAT-084"),
    BEFORE_GUARDS: ("before-guards", "H3-COMBAT-012"),
}


def any_playable(s: Heroes3, seat: int, moment: int) -> bool:
    """Is there a card at all that a player could play at this moment? Everybody sees what decides that: level, faction,
    expert uses, the spell. So it tells nothing of the hand whether the player is asked (H3-HID-003)."""
    for card, each in enumerate(CARDS):
        for mode in each.modes:
            if mode.moments & moment and card_verdict(s, seat, card, mode) == OK:
                if mode.effect.usable(s, seat, card) == OK:
                    return True
    return False


class CardTime(Question):
    """One seat may play cards of a moment, as many as it likes."""

    __slots__ = ("moment",)

    def __init__(self, seat: int, moment: int) -> None:
        super().__init__(seat)
        self.moment = moment

    def ready(self, s: Heroes3) -> bool:
        if self.moment == OWN_SPELL:
            wizard(s, self.seat)
        if s.players[self.seat].hand and self.timely(s) and any_playable(s, self.seat, self.moment):
            return True
        s.pop()
        return False

    def skippable(self) -> bool:
        return True

    def timely(self, s: Heroes3) -> bool:
        """Is there still something to play cards for?"""
        if self.moment == OWN_SPELL:
            return can_return(s, self.seat, s.cast[0])
        if self.moment == THEIR_SPELL:
            return not s.spell_stopped
        return self.moment == AFTER_VICTORY or s.battle is not None

    def may_leave(self) -> bool:
        return True

    def choices(self, s: Heroes3) -> list[int]:
        return [*plays(s, self.seat, self.moment), pack(verbs.PASS)]

    def why(self, s: Heroes3, action: int) -> int:
        if kind_of(action) == verbs.PLAY:
            return mode_verdict(s, self.seat, a_of(action), b_of(action), self.moment)
        return refuse(reasons.FINISH_FIRST)

    def answer(self, s: Heroes3, action: int) -> None:
        if kind_of(action) == verbs.PASS:
            s.pop()
        else:
            play(s, self.seat, action)

    def quiet(self, s: Heroes3) -> int:
        return pack(verbs.PASS)

    def decision(self, s: Heroes3) -> Decision:
        key, rule = _QUESTIONS[self.moment]
        args: dict[str, object] = {}
        if self.moment == BEFORE_GUARDS and s.battle is not None:
            args["field"] = s.game.name(s, "field", s.battle.field, self.seat)
            args["difficulty"] = s.battle.difficulty
        if self.moment in (OWN_SPELL, THEIR_SPELL):
            args["card"] = s.game.name(s, "card", s.cast[0], self.seat)
        return self.asks(s, key, rule, [pack(verbs.PASS)], args)

    def copy(self) -> CardTime:
        return CardTime(self.seat, self.moment)


def wizard(s: Heroes3, seat: int) -> None:
    """Crazy Wizard: the first spell goes back to the hand."""
    player = s.players[seat]
    if s.sign == CRAZY_WIZARD and not player.used & FIRST_SPELL and can_return(s, seat, s.cast[0]):
        player.used |= FIRST_SPELL
        give_back(s, seat, s.cast[0])


def can_return(s: Heroes3, seat: int, card: int) -> bool:
    """Does a card lie where it can be taken back from?"""
    if card in s.players[seat].discard:
        return True
    return s.battle is not None and any(lying.card == card and not lying.returns for lying in mine(s, seat))


def mine(s: Heroes3, seat: int) -> list[Lying]:
    """The cards of a seat that are in force in the combat."""
    battle = s.battle
    if battle is None:
        return []
    return [lying for lying in battle.lying if battle.seats[lying.side] == seat]


def give_back(s: Heroes3, seat: int, card: int) -> None:
    """A used card goes back to the hand; one whose effect lasts, when that ends (H3-SPELL-016)."""
    for lying in mine(s, seat):
        if lying.card == card and not lying.returns:
            lying.returns = True
            return
    player = s.players[seat]
    if card in player.discard:
        player.discard.remove(card)
        s.to_hand(seat, card)
