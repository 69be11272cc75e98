"""Who plays the Monster (EU-COMBAT-05 to -08)."""

from __future__ import annotations

from hexfarer.games.euthia import events, reasons, verbs
from hexfarer.games.euthia.asking import Question
from hexfarer.games.euthia.flow.fighting import the_fight
from hexfarer.games.euthia.state import Euthia
from hexfarer.kernel.action import kind_of, pack
from hexfarer.kernel.decision import Decision
from hexfarer.kernel.verdict import refuse


def choose_master(s: Euthia) -> None:
    """Two players: the opponent. More: offers, then Control cards. Alone and together nobody."""
    fight = the_fight(s)
    if not s.plan.rivals():
        return
    if s.seats == 2:
        take_control(s, 1 - fight.seat)
    else:
        ask_next(s, fight.seat, [])


def take_control(s: Euthia, master: int) -> None:
    fight = the_fight(s)
    fight.master = master
    s.tell(events.MASTER, [fight.seat, master])


def ask_next(s: Euthia, last: int, offers: list[int]) -> None:
    """Ask the next player in turn order who holds his own Control card; then the answers are shown (EU-COMBAT-49)."""
    hero = the_fight(s).seat
    order = [hero, *s.others(hero)]
    for seat in order[order.index(last) + 1 :]:
        if s.players[seat].controls:
            s.push(Offering(seat, offers))
            return
    if not offers:
        reveal_controls(s)
        return
    for seat in offers:
        s.tell(events.CONTROL_OFFERED, [seat])
    s.reveal(events.CONTROL_OFFERED)
    master = offers[s.rng.next(len(offers))]
    s.players[master].controls -= 1
    s.control_used.append(master)
    take_control(s, master)


def reveal_controls(s: Euthia) -> None:
    """Reveal Control cards until one shows another player's Hero; own ones go to the hand (EU-COMBAT-07, -08)."""
    hero = the_fight(s).seat
    while True:
        if not s.controls:
            s.controls, s.control_used = s.control_used, []
            s.rng.shuffle(s.controls)
        s.reveal(events.MASTER)
        if not s.controls:
            others = s.others(hero)
            take_control(s, others[s.rng.next(len(others))])
            return
        shown = s.controls.pop()
        if shown != hero:
            s.control_used.append(shown)
            take_control(s, shown)
            return
        s.players[hero].controls += 1
        s.tell(events.OWN_CONTROL, [hero])


class Offering(Question):
    """Does a player use his own Control card to play the Monster (EU-COMBAT-06)? `offers`: who wants to so far."""

    __slots__ = ("offers",)

    def __init__(self, seat: int, offers: list[int]) -> None:
        super().__init__(seat)
        self.offers = offers

    def ready(self, s: Euthia) -> bool:
        return True

    def choices(self, s: Euthia) -> list[int]:
        return [pack(verbs.COMMAND), pack(verbs.DONE)]

    def why(self, s: Euthia, action: int) -> int:
        return refuse(reasons.FINISH_FIRST)

    def answer(self, s: Euthia, action: int) -> None:
        s.pop()
        ask_next(s, self.seat, [*self.offers, self.seat] if kind_of(action) == verbs.COMMAND else self.offers)

    def quiet(self, s: Euthia) -> int:
        return pack(verbs.DONE)

    def decision(self, s: Euthia) -> Decision:
        hero = the_fight(s).seat
        return self.asks(s, "command", "EU-COMBAT-06", [], {"hero": s.game.name(s, "seat", hero, self.seat)})

    def copy(self) -> Offering:
        return Offering(self.seat, self.offers[:])
