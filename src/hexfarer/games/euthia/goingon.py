"""What "go on" means at each question of a Combat, with its result: never just that somebody is done."""

from __future__ import annotations

from typing import Final

from hexfarer.games.euthia import verbs
from hexfarer.games.euthia.flow.aftermath import Trophy
from hexfarer.games.euthia.flow.combat import Before
from hexfarer.games.euthia.flow.control import Offering
from hexfarer.games.euthia.flow.fighting import result_of
from hexfarer.games.euthia.flow.mining import Digging
from hexfarer.games.euthia.flow.rolling import CONFRONT, Rolling
from hexfarer.games.euthia.flow.striking import Boosting, FirstStrike, strikes
from hexfarer.games.euthia.flow.turn import SaveToken
from hexfarer.games.euthia.flow.windows import HeroReply, HeroWindow, MasterReply, MasterWindow, Response, combat_uses
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import ATTACK, HEALING, HERO_PRE, MONSTER_POST, MONSTER_PRE, NONE, SETUP
from hexfarer.kernel.action import kind_of
from hexfarer.kernel.phrase import Phrase

KEYS: Final[list[str]] = [
    "do-eu-done-fight",
    "do-eu-done-roll",
    "do-eu-done-attack",
    "do-eu-done-monster",
    "do-eu-done-keep",
    "do-eu-done-tiles",
    "do-eu-done-wounds",
    "do-eu-done-damage",
    "do-eu-done-strike",
    "do-eu-done-heal",
    "do-eu-done-boost",
    "do-eu-done-lead",
    "do-eu-pass-roll",
    "do-eu-stop-save",
    "do-eu-stop-trophy",
    "do-eu-stop-cart",
    "do-eu-keep-token",
]


def going_on(s: Euthia, action: int) -> Phrase | None:
    """What an answer means that wants nothing more; None where its own words say it."""
    kind = kind_of(action)
    top = s.stack[-1]
    if kind == verbs.STOP:
        return stopping(top)
    if kind not in (verbs.DONE, verbs.PASS):
        return None
    if isinstance(top, Rolling):
        return Phrase("do-eu-done-keep") if top.purpose == CONFRONT else harm(s, "do-eu-done-damage")
    if isinstance(top, HeroReply):
        return harm(s, "do-eu-done-wounds") if hits_next(s, top.seat) else Phrase("do-eu-pass-roll")
    if isinstance(top, Response):
        return harm(s, "do-eu-done-wounds")
    if isinstance(top, HeroWindow):
        return after_window(s, top)
    if isinstance(top, MasterWindow):
        return Phrase("do-eu-done-monster" if top.moment == MONSTER_PRE else "do-eu-done-tiles")
    if isinstance(top, MasterReply):
        return Phrase("do-eu-pass-roll")
    if isinstance(top, FirstStrike):
        return Phrase("do-eu-done-strike")
    if isinstance(top, Boosting):
        return Phrase("do-eu-done-boost")
    if isinstance(top, Offering):
        return Phrase("do-eu-done-lead")
    return Phrase("do-eu-done-fight") if isinstance(top, Before) else None


def stopping(top: object) -> Phrase | None:
    if isinstance(top, SaveToken):
        return Phrase("do-eu-stop-save")
    if isinstance(top, Trophy):
        return Phrase("do-eu-stop-trophy")
    return Phrase("do-eu-stop-cart") if isinstance(top, Digging) else None


def after_window(s: Euthia, top: HeroWindow) -> Phrase | None:
    """The Hero has used what he wanted at a moment."""
    if top.moment == MONSTER_POST:
        return harm(s, "do-eu-done-wounds")
    if top.moment == HEALING:
        return Phrase("do-eu-done-heal")
    if top.moment == MONSTER_PRE:
        return Phrase("do-eu-done-tiles" if led(s) else "do-eu-done-monster")
    if top.moment == HERO_PRE:
        return Phrase("do-eu-done-attack" if len(strikes(s, top.seat, ATTACK)) > 1 else "do-eu-done-roll")
    return Phrase("do-eu-done-tiles") if top.moment == SETUP else None


def harm(s: Euthia, key: str) -> Phrase | None:
    """What comes of the roll on the table as it stands."""
    return None if s.fight is None else Phrase(key, {"n": max(0, result_of(s, s.fight, value(s)))})


def value(s: Euthia) -> int:
    if s.roll is not None:
        return s.roll.total()
    return 0 if s.fight is None else s.fight.value()


def hits_next(s: Euthia, seat: int) -> bool:
    """Do Wounds follow at once, because the other side has passed and no tile can be used any more?"""
    return s.fight is not None and s.fight.passes > 0 and not combat_uses(s, seat, MONSTER_POST)


def led(s: Euthia) -> bool:
    """May somebody play cards for the Monster before it rolls, as far as everybody sees?"""
    fight = s.fight
    return fight is not None and fight.master != NONE and fight.chaos > 0 and len(s.players[fight.master].hand) > 0
