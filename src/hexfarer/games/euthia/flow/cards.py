"""Silver and Gold cards in Combat (EU-CARD)."""

from __future__ import annotations

from hexfarer.games.euthia import events, reasons, verbs
from hexfarer.games.euthia.asking import Doing, Effect, Seq
from hexfarer.games.euthia.components import CARD_FACES
from hexfarer.games.euthia.effects.combat import CloverPenalty, DamageMinus, HeroMod, NextMod
from hexfarer.games.euthia.flow.fighting import the_fight
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import CURSE, OF_MONSTER
from hexfarer.kernel.action import pack
from hexfarer.kernel.verdict import OK, refuse


def together(card: int, count: int) -> int:
    """A play as one number, as Fight.played has it."""
    return card * 4 + count


def segment(card: int, count: int) -> Effect:
    """What so many identical cards do together (EU-CARD-05)."""
    effect = CARD_FACES[card].segments[count - 1]
    assert isinstance(effect, Effect)
    return effect


def parts_of(effect: Effect) -> list[Effect]:
    return effect.parts if isinstance(effect, Seq) else [effect]


def play_verdict(s: Euthia, seat: int, card: int, count: int, moment: int) -> int:
    """May the Monster-Player play so many cards of a kind at a moment (EU-CARD-04 to -06)?"""
    face = CARD_FACES[card]
    if face.when & moment == 0:
        return refuse(reasons.CARD_MOMENT, card, face.when)
    if not 1 <= count <= len(face.segments):
        return refuse(reasons.MANY_CARDS, card, len(face.segments))
    have = s.players[seat].hand.count(card)
    if have < count:
        return refuse(reasons.FEW_CARDS, card, count, have)
    return OK if the_fight(s).chaos else refuse(reasons.NO_CHAOS)


def plays(s: Euthia, seat: int, moment: int) -> list[int]:
    """Every play that the Monster-Player may make at a moment."""
    if not the_fight(s).chaos:
        return []
    hand = s.players[seat].hand
    found: list[int] = []
    for card, face in enumerate(CARD_FACES):
        if face.when & moment:
            most = min(hand.count(card), len(face.segments))
            found += [pack(verbs.PLAY, card, count) for count in range(1, most + 1)]
    return found


def play(s: Euthia, seat: int, card: int, count: int) -> None:
    """The Monster-Player plays cards from his hand; all of them together cost 1 Chaos (EU-CARD-06)."""
    for _ in range(count):
        s.players[seat].hand.remove(card)
    s.reveal(events.PLAYED)
    s.tell(events.PLAYED, [seat, card, count])
    the_fight(s).chaos -= 1
    lay_down(s, card, count)
    work(s, seat, card, count)


def lay_down(s: Euthia, card: int, count: int) -> None:
    """Cards come to lie by the Monster (EU-CARD-07, -08)."""
    fight = the_fight(s)
    if CARD_FACES[card].lasting is not None:
        fight.lasting.append(together(card, count))
    else:
        fight.played.append(together(card, count))
    if card == CURSE:
        fight.curses.append(count)


def work(s: Euthia, seat: int, card: int, count: int) -> None:
    """What cards that lie there do, the Persistent part last. `seat` makes their choices."""
    lasting = CARD_FACES[card].lasting
    if lasting is not None:
        assert isinstance(lasting, Effect)
        s.push(Doing(seat, lasting, OF_MONSTER))
    s.push(Doing(seat, segment(card, count), OF_MONSTER))


def has_clover(play: int) -> bool:
    """Does a play bear on Hero Rolls (EU-CARD-11)?"""
    return any(isinstance(part, HeroMod | NextMod | CloverPenalty) for part in parts_of(segment(play // 4, play % 4)))


def discard_play(s: Euthia, play: int) -> None:
    for _ in range(play % 4):
        s.discard_card(play // 4)


def round_is_over(s: Euthia) -> None:
    """Cards that work no longer are discarded; those with a Clover effect stay until step A2 (EU-CARD-07)."""
    fight = the_fight(s)
    for done in fight.played:
        if not has_clover(done):
            discard_play(s, done)
    fight.played = [play for play in fight.played if has_clover(play)]


def clovers_end(s: Euthia) -> None:
    """Step A2: what bore on Hero Rolls in the previous Combat Round is over (EU-COMBAT-19)."""
    fight = the_fight(s)
    for done in fight.played:
        discard_play(s, done)
    fight.played = []
    fight.clover = 0


def all_cards_end(s: Euthia) -> None:
    """The Combat is over: all cards by the Monster are discarded (EU-COMBAT-43)."""
    fight = the_fight(s)
    for done in fight.played + fight.lasting:
        discard_play(s, done)
    fight.played, fight.lasting, fight.curses = [], [], []


def cancel_curse(s: Euthia, count: int) -> None:
    """Cancel a Curse play of so many cards: its effects end, the cards are discarded."""
    fight = the_fight(s)
    for part in parts_of(segment(CURSE, count)):
        if isinstance(part, HeroMod):
            fight.hero_now -= part.n
        elif isinstance(part, DamageMinus):
            fight.damage_minus -= part.n
    fight.curses.remove(count)
    fight.played.remove(together(CURSE, count))
    discard_play(s, together(CURSE, count))
    s.tell(events.UNCURSED, [fight.seat, count])
