"""Effects that belong to a moment: of an attack, of a spell, of the map."""

from __future__ import annotations

from typing import ClassVar

from hexfarer.games.heroes3 import events, reasons, verbs
from hexfarer.games.heroes3.asking import Ask, Choosing, Effect, too_dear
from hexfarer.games.heroes3.components import CARDS, IN_ACTIVATION, SPELL
from hexfarer.games.heroes3.content.units import UNITS
from hexfarer.games.heroes3.fighting import fight, immune
from hexfarer.games.heroes3.flow.cards import ByPower as ByPower
from hexfarer.games.heroes3.flow.cards import Casting, effect_verdict, give_back, strike
from hexfarer.games.heroes3.player import DWELLING
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.terms import AZURE, GOLDEN, NONE
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import OK, refuse

# -- of an attack --


class IgnoreDie(Effect):
    """The attack die counts as not rolled."""

    __slots__ = ()

    def run(self, s: Heroes3, seat: int, by: int) -> None:
        fight(s).rolled = []

    def text(self) -> Phrase:
        return Phrase("effect-h3-ignore-die")


class DieTimesThree(Effect):
    """The attack die counts three times."""

    __slots__ = ()

    def usable(self, s: Heroes3, seat: int, by: int) -> int:
        return OK if s.battle is not None and s.battle.target != NONE else refuse(reasons.NO_USE)

    def run(self, s: Heroes3, seat: int, by: int) -> None:
        fight(s).times *= 3

    def text(self) -> Phrase:
        return Phrase("effect-h3-die-times-three")


class Rescue(Effect):
    """An attack that would cost an own unit its health does nothing (H3-COMBAT-092)."""

    __slots__ = ("tiers",)

    def __init__(self, tiers: int) -> None:
        self.tiers = tiers

    def usable(self, s: Heroes3, seat: int, by: int) -> int:
        battle = s.battle
        if battle is None or battle.target == NONE:
            return refuse(reasons.NO_COMBAT)
        fighter = battle.fighters[battle.target]
        mine = battle.seats[fighter.side] == seat
        magic = by >= 0 and CARDS[by].kind == SPELL
        if not mine or not self.tiers >> fighter.tier() & 1 or (magic and immune(fighter)):
            return refuse(reasons.NO_USE)
        return OK

    def run(self, s: Heroes3, seat: int, by: int) -> None:
        strike(s, seat, by, self, fight(s).target)

    def hit(self, s: Heroes3, seat: int, by: int, target: int) -> None:
        fight(s).rescued = True

    def text(self) -> Phrase:
        from hexfarer.games.heroes3.effects import ALL_TYPES, OWN, whom

        return Phrase("effect-h3-rescue", {"whom": whom(OWN, self.tiers, ALL_TYPES)})


# -- of a spell --


class Refuse(Effect):
    """Resistance: a spell of at most so much power does nothing."""

    __slots__ = ("power",)

    def __init__(self, power: int) -> None:
        self.power = power

    def usable(self, s: Heroes3, seat: int, by: int) -> int:
        if len(s.cast) < 2:
            return refuse(reasons.NO_USE)
        return OK if s.cast[1] <= self.power else refuse(reasons.TOO_STRONG, s.cast[1], self.power)

    def run(self, s: Heroes3, seat: int, by: int) -> None:
        s.spell_stopped = True

    def text(self) -> Phrase:
        return Phrase("effect-h3-refuse", {"n": self.power})


class ReturnSpell(Effect):
    """The spell just cast goes back to the hand, with the cards played with it if so wanted."""

    __slots__ = ("all_cards",)

    def __init__(self, all_cards: bool) -> None:
        self.all_cards = all_cards

    def run(self, s: Heroes3, seat: int, by: int) -> None:
        if not s.cast:
            return
        give_back(s, seat, s.cast[0])
        if self.all_cards:
            for card in s.cast[2:]:
                give_back(s, seat, card)

    def text(self) -> Phrase:
        return Phrase("effect-h3-return-all" if self.all_cards else "effect-h3-return-spell")


class MoreSpells(Effect):
    """One more spell this combat round."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, s: Heroes3, seat: int, by: int) -> None:
        if s.battle is not None:
            s.battle.limits[s.battle.side_of(seat)] += self.amount

    def text(self) -> Phrase:
        return Phrase("effect-h3-more-spells", {"n": self.amount})


class CastEarly(Choosing):
    """Intelligence: cast a spell before any unit is activated."""

    __slots__ = ("counts",)

    verb: ClassVar[int] = verbs.CARD
    question: ClassVar[str] = "cast-early"
    rule: ClassVar[str] = "H3-SPELL-007"
    hidden: ClassVar[bool] = True

    def __init__(self, counts: bool) -> None:
        self.counts = counts  # towards the limit of spells

    def values(self, s: Heroes3, seat: int, by: int, memo: int) -> list[int]:
        if s.battle is None or (self.counts and not s.battle.may_cast(seat)):
            return []
        found: list[int] = []
        for card in sorted(set(s.players[seat].hand)):
            mode = CARDS[card].modes[0]
            if CARDS[card].kind == SPELL and mode.moments & IN_ACTIVATION:
                if effect_verdict(s, seat, card, mode) == OK:
                    found.append(card)
        return found

    def chosen(self, s: Heroes3, seat: int, by: int, memo: int, value: int) -> None:
        s.push(Casting(seat, value, [], self.counts))

    def text(self) -> Phrase:
        return Phrase("effect-h3-cast-early" if self.counts else "effect-h3-cast-early-free")


# -- of the map --


class SpellIfDiscarded(Choosing):
    """Blackshard: discard a card; a spell is replaced by a new card."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.CARD
    question: ClassVar[str] = "discard"
    rule: ClassVar[str] = "H3-DECK-031"
    hidden: ClassVar[bool] = True

    def values(self, s: Heroes3, seat: int, by: int, memo: int) -> list[int]:
        return sorted(set(s.players[seat].hand))

    def chosen(self, s: Heroes3, seat: int, by: int, memo: int, value: int) -> None:
        s.discard_card(seat, value)
        if CARDS[value].kind == SPELL:
            s.draw(seat, 1)

    def text(self) -> Phrase:
        return Phrase("effect-h3-spell-if-discarded")


class DiscardDrawn(Effect):
    """Draw two cards and discard one of these two."""

    __slots__ = ()

    def run(self, s: Heroes3, seat: int, by: int) -> None:
        player = s.players[seat]
        before = player.hand[:]
        s.draw(seat, 2)
        drawn = player.hand[:]
        for card in before:
            drawn.remove(card)
        if drawn:
            s.push(Ask(seat, OneOf(drawn), by))

    def text(self) -> Phrase:
        return Phrase("effect-h3-discard-drawn")


class OneOf(Choosing):
    """Discard one of these cards."""

    __slots__ = ("cards",)

    verb: ClassVar[int] = verbs.CARD
    question: ClassVar[str] = "discard"
    rule: ClassVar[str] = "H3-DECK-031"
    hidden: ClassVar[bool] = True

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards

    def values(self, s: Heroes3, seat: int, by: int, memo: int) -> list[int]:
        hand = s.players[seat].hand  # morale may have taken some of them away since
        return sorted({card for card in self.cards if card in hand})

    def chosen(self, s: Heroes3, seat: int, by: int, memo: int, value: int) -> None:
        s.discard_card(seat, value)


class Diplomacy(Effect):
    """A neutral card for each own dwelling; one of them may be recruited (H3-UNIT-008, -009)."""

    __slots__ = ()

    def usable(self, s: Heroes3, seat: int, by: int) -> int:
        if s.battle is not None:
            return refuse(reasons.MAP_ONLY)
        return OK if dwelling_tiers(s, seat) else refuse(reasons.NO_NEUTRALS, DWELLING)

    def run(self, s: Heroes3, seat: int, by: int) -> None:
        show_neutrals(s, seat, dwelling_tiers(s, seat))

    def text(self) -> Phrase:
        return Phrase("effect-h3-diplomacy")


def dwelling_tiers(s: Heroes3, seat: int) -> list[int]:
    """The tiers of neutral decks that the own dwellings open; a golden one opens two."""
    tiers = [tier for tier in range(3) if s.players[seat].has(DWELLING + tier)]
    return [*tiers, AZURE] if GOLDEN in tiers else tiers


def show_neutrals(s: Heroes3, seat: int, tiers: list[int]) -> None:
    """Turn over a card of each tier; one may be recruited, the rest is discarded."""
    s.drawn = []
    for tier in tiers:
        unit = s.draw_neutral(tier)
        if unit != NONE:
            s.drawn.append(unit)
    s.reveal(events.GUARDS)
    s.tell(events.GUARDS, s.drawn[:])
    if s.drawn:
        s.push(Ask(seat, HIRE_NEUTRAL))


class HireNeutral(Choosing):
    """Recruit one of the neutral units that were turned over, for its full price."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.UNIT
    question: ClassVar[str] = "hire-neutral"
    rule: ClassVar[str] = "H3-UNIT-008"

    def values(self, s: Heroes3, seat: int, by: int, memo: int) -> list[int]:
        return [unit for unit in sorted(set(s.drawn)) if s.players[seat].can_pay(self.price(s, seat, unit))]

    def price(self, s: Heroes3, seat: int, unit: int) -> list[int]:
        gold, valuables = UNITS[unit >> 1].recruit
        return [s.players[seat].cut(gold), 0, valuables]

    def refused(self, s: Heroes3, seat: int, by: int, value: int) -> int:
        dear = too_dear(s, seat, self.price(s, seat, value)) if value in s.drawn else OK
        return dear or super().refused(s, seat, by, value)

    def may_stop(self, s: Heroes3, seat: int, by: int, memo: int) -> bool:
        return True

    def chosen(self, s: Heroes3, seat: int, by: int, memo: int, value: int) -> None:
        s.pay(seat, self.price(s, seat, value))
        s.players[seat].use_cut(UNITS[value >> 1].recruit[0])
        s.drawn.remove(value)
        s.players[seat].units.append(value)
        s.tell(events.RECRUITED, [seat, value])
        self.stopped(s, seat, by, memo)

    def stopped(self, s: Heroes3, seat: int, by: int, memo: int) -> None:
        for unit in s.drawn:
            s.discard_neutral(unit)
        s.drawn = []


HIRE_NEUTRAL = HireNeutral()


class SkipGuards(Effect):
    """Diplomacy: guards as strong as the hero let it pass (no experience)."""

    __slots__ = ()

    def usable(self, s: Heroes3, seat: int, by: int) -> int:
        battle = s.battle
        from hexfarer.games.heroes3.flow.scenarios import no_skip

        if battle is None or no_skip(s, battle.field):
            return refuse(reasons.MUST_FIGHT)
        need, have = battle.difficulty, s.players[seat].level()
        return OK if need == have else refuse(reasons.OTHER_LEVEL, need, have)

    def run(self, s: Heroes3, seat: int, by: int) -> None:
        from hexfarer.games.heroes3.flow.ending import skip_combat

        skip_combat(s)

    def text(self) -> Phrase:
        return Phrase("effect-h3-skip-guards")


class Speculate(Effect):
    """Speculum: discover a tile that touches the tile of an own hero."""

    __slots__ = ()

    def usable(self, s: Heroes3, seat: int, by: int) -> int:
        from hexfarer.games.heroes3.flow.walking import tiles_to_find

        if s.battle is not None:
            return refuse(reasons.MAP_ONLY)
        return OK if tiles_to_find(s, seat) else refuse(reasons.NO_TILE_TO_SEE)

    def run(self, s: Heroes3, seat: int, by: int) -> None:
        from hexfarer.games.heroes3.flow.walking import FIND_TILE

        s.push(Ask(seat, FIND_TILE))

    def text(self) -> Phrase:
        return Phrase("effect-h3-speculate")


class TownPortal(Effect):
    """A hero goes to an own Town or Settlement."""

    __slots__ = ("moves",)

    def __init__(self, moves: int) -> None:
        self.moves = moves

    def usable(self, s: Heroes3, seat: int, by: int) -> int:
        from hexfarer.games.heroes3.flow.walking import free_places

        if s.battle is not None:
            return refuse(reasons.MAP_ONLY)
        return OK if free_places(s, seat) else refuse(reasons.NO_USE)

    def run(self, s: Heroes3, seat: int, by: int) -> None:
        from hexfarer.games.heroes3.flow.walking import PORTAL_HERO

        s.push(Ask(seat, PORTAL_HERO, self.moves))

    def text(self) -> Phrase:
        return Phrase("effect-h3-town-portal", {"n": self.moves})
