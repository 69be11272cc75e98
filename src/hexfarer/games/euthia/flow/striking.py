"""The Hero chooses how he attacks: a weapon, a Combat Skill, bare hands (EU-COMBAT-14, -32, -37)."""

from __future__ import annotations

from hexfarer.games.euthia import events, reasons, verbs
from hexfarer.games.euthia.asking import Doing, Effect, Question
from hexfarer.games.euthia.components import TILES
from hexfarer.games.euthia.flow.fighting import the_fight
from hexfarer.games.euthia.flow.using import exhaust, first_alike
from hexfarer.games.euthia.flow.windows import awaits_dwurt, why_in_combat
from hexfarer.games.euthia.pieces import is_spent, is_worn, tile_of
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import ATTACK, FIRST, NONE
from hexfarer.kernel.action import a_of, kind_of, pack
from hexfarer.kernel.decision import Decision
from hexfarer.kernel.verdict import OK, refuse


def strike_verdict(s: Euthia, seat: int, i: int, moment: int) -> int:
    """May a piece be the attack, or the First Strike?"""
    player = s.players[seat]
    if i >= len(player.pieces):
        return refuse(reasons.NO_PIECE)
    p = player.pieces[i]
    number = tile_of(p)
    tile = TILES[number]
    if tile.when & moment == 0 or not tile.table:
        return refuse(reasons.NO_FIRST_STRIKE if moment == FIRST else reasons.NO_ATTACK, number)
    if not is_worn(p):
        return refuse(reasons.NOT_WORN, number)
    if is_spent(p):
        return refuse(reasons.SPENT, number)  # a weapon never is
    if tile.dwurt > player.dwurt:
        return refuse(reasons.NO_DWURT, tile.dwurt, player.dwurt)
    return OK


def strikes(s: Euthia, seat: int, moment: int) -> list[int]:
    """Every tile that may be the attack."""
    player = s.players[seat]
    found: list[int] = []
    for i in range(len(player.pieces)):
        if first_alike(player, i) and strike_verdict(s, seat, i, moment) == OK:
            found.append(pack(verbs.STRIKE, i))
    return found


def announce(s: Euthia, seat: int, i: int) -> None:
    """A weapon is named, a Skill exhausted (EU-COMBAT-32)."""
    number = tile_of(s.players[seat].pieces[i])
    the_fight(s).attack = number
    s.tell(events.ATTACKED, [seat, number])
    if TILES[number].exhausts:
        exhaust(s, seat, i)


class FirstStrike(Question):
    """Which tile is used for the First Strike, if any (EU-COMBAT-51)."""

    __slots__ = ()

    def ready(self, s: Euthia) -> bool:
        if len(self.choices(s)) > 1 or awaits_dwurt(s, self.seat, FIRST):
            return True
        s.pop()
        return False

    def choices(self, s: Euthia) -> list[int]:
        return [*strikes(s, self.seat, FIRST), pack(verbs.DONE)]

    def why(self, s: Euthia, action: int) -> int:
        if kind_of(action) == verbs.STRIKE:
            return strike_verdict(s, self.seat, a_of(action), FIRST)
        return why_in_combat(s, self.seat, action, FIRST)

    def answer(self, s: Euthia, action: int) -> None:
        s.pop()
        if kind_of(action) == verbs.STRIKE:
            the_fight(s).attack = tile_of(s.players[self.seat].pieces[a_of(action)])

    def quiet(self, s: Euthia) -> int:
        return pack(verbs.DONE)

    def decision(self, s: Euthia) -> Decision:
        return self.asks(s, "first-strike", "EU-COMBAT-14", [pack(verbs.DONE)])

    def copy(self) -> FirstStrike:
        return FirstStrike(self.seat)


def announce_first(s: Euthia, seat: int) -> None:
    """Step B of a First Strike that was chosen."""
    chosen = the_fight(s).attack
    for i, p in enumerate(s.players[seat].pieces):
        if tile_of(p) == chosen and strike_verdict(s, seat, i, FIRST) == OK:
            announce(s, seat, i)
            return
    the_fight(s).attack = NONE  # what it needs was spent in between


class Attack(Question):
    """With which tile the Hero attacks; he must, if only with bare hands (EU-COMBAT-32, -37)."""

    __slots__ = ()

    def ready(self, s: Euthia) -> bool:
        choices = self.choices(s)
        if len(choices) > 1 or awaits_dwurt(s, self.seat, ATTACK):
            return True
        self.answer(s, choices[0])
        return False

    def choices(self, s: Euthia) -> list[int]:
        return strikes(s, self.seat, ATTACK) or [pack(verbs.FISTS)]

    def why(self, s: Euthia, action: int) -> int:
        kind = kind_of(action)
        if kind == verbs.STRIKE:
            return strike_verdict(s, self.seat, a_of(action), ATTACK)
        if kind == verbs.FISTS:
            return refuse(reasons.ARMED)
        if kind == verbs.DONE:
            return refuse(reasons.MUST_ATTACK)
        return why_in_combat(s, self.seat, action, ATTACK)

    def answer(self, s: Euthia, action: int) -> None:
        s.pop()
        if kind_of(action) == verbs.FISTS:
            s.tell(events.UNARMED, [self.seat])
            return
        announce(s, self.seat, a_of(action))
        if TILES[the_fight(s).attack].boost is not None:
            s.push(Boosting(self.seat))

    def quiet(self, s: Euthia) -> int:
        return self.choices(s)[0]

    def decision(self, s: Euthia) -> Decision:
        return self.asks(s, "attack", "EU-COMBAT-32", [])

    def copy(self) -> Attack:
        return Attack(self.seat)


class Boosting(Question):
    """Is the price of a stronger attack paid (D39)?"""

    __slots__ = ()

    def boost(self, s: Euthia) -> Effect:
        effect = TILES[the_fight(s).attack].boost
        assert isinstance(effect, Effect)
        return effect

    def ready(self, s: Euthia) -> bool:
        if self.boost(s).usable(s, self.seat, the_fight(s).attack) == OK:
            return True
        s.pop()
        return False

    def choices(self, s: Euthia) -> list[int]:
        return [pack(verbs.BOOST), pack(verbs.DONE)]

    def why(self, s: Euthia, action: int) -> int:
        return why_in_combat(s, self.seat, action, ATTACK)

    def answer(self, s: Euthia, action: int) -> None:
        s.pop()
        if kind_of(action) == verbs.BOOST:
            fight = the_fight(s)
            fight.boosted = True
            s.tell(events.BOOSTED, [self.seat, fight.attack])
            s.push(Doing(self.seat, self.boost(s), fight.attack))

    def quiet(self, s: Euthia) -> int:
        return pack(verbs.DONE)

    def decision(self, s: Euthia) -> Decision:
        return self.asks(s, "boost", "EU-COMBAT-32", [], {"effect": self.boost(s).text()})

    def copy(self) -> Boosting:
        return Boosting(self.seat)
