"""The moments of a Combat at which one side may do something, each until it says that it is done (section 20a)."""

from __future__ import annotations

from typing import Final

from hexfarer.games.euthia import events, reasons, verbs
from hexfarer.games.euthia.asking import HOPE_FOR_GAAR, Question
from hexfarer.games.euthia.components import ESSENCE_USES, GEM_USES, TILES
from hexfarer.games.euthia.flow.cards import play, play_verdict, plays
from hexfarer.games.euthia.flow.fighting import heals, the_fight, the_monster
from hexfarer.games.euthia.flow.rolling import (
    burn_dwurt,
    could_forge,
    dwurt_verdict,
    gaar_verdict,
    on_dice,
    reroll,
)
from hexfarer.games.euthia.flow.using import is_arranging, is_use, use, uses, why_use
from hexfarer.games.euthia.pieces import is_spent, is_worn, tile_of
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import (
    DWURT_BONUS,
    GAAR_BONUS,
    HEALING,
    HERO_PRE,
    MONSTER_POST,
    MONSTER_PRE,
    NO_SLOT,
    SETUP,
)
from hexfarer.kernel.action import a_of, b_of, kind_of, pack
from hexfarer.kernel.decision import Decision
from hexfarer.kernel.verdict import refuse

# What is asked at a moment, and the rule.
_HERO_ASKS: Final[dict[int, tuple[str, str]]] = {
    SETUP: ("combat-setup", "EU-TIMING-01"),
    HEALING: ("healing", "EU-COMBAT-17"),
    MONSTER_PRE: ("before-monster", "EU-COMBAT-18"),
    MONSTER_POST: ("after-monster", "EU-COMBAT-26"),
    HERO_PRE: ("before-hero", "EU-COMBAT-31"),
}


def fits(s: Euthia, seat: int, action: int, moment: int) -> bool:
    """In the healing phases only what heals may be used (EU-COMBAT-17)."""
    if moment != HEALING:
        return True
    kind = kind_of(action)
    if kind == verbs.USE:
        return heals(TILES[tile_of(s.players[seat].pieces[a_of(action)])].effect)
    return heals(GEM_USES[b_of(action)][1] if kind == verbs.FLIP else ESSENCE_USES[a_of(action)][1])


def combat_uses(s: Euthia, seat: int, moment: int) -> list[int]:
    """What the Hero-Player may use at a moment of a Combat."""
    found = uses(s, seat, moment)
    return [action for action in found if fits(s, seat, action, moment)] if moment == HEALING else found


def why_in_combat(s: Euthia, seat: int, action: int, moment: int) -> int:
    """What speaks against an answer of the Hero-Player at a moment."""
    if is_use(action):
        return why_use(s, seat, action, moment) or refuse(reasons.ONLY_HEALING)
    if is_arranging(action):
        return refuse(reasons.IN_COMBAT)
    if kind_of(action) == verbs.PLAY:
        return refuse(reasons.MASTER_ONLY)
    if kind_of(action) in (verbs.REROLL, verbs.DWURT):
        return refuse(reasons.NO_GAAR_NOW if moment == MONSTER_POST else reasons.GAAR_NEEDS_ROLL)
    return refuse(reasons.FINISH_FIRST)


def awaits_dwurt(s: Euthia, seat: int, moment: int) -> bool:
    """Has Skoldur a tile for this moment that only lacks Dwurt, and Gaar to forge?"""
    player = s.players[seat]
    if not could_forge(s, seat):
        return False
    for p in player.pieces:
        tile = TILES[tile_of(p)]
        if (
            tile.when & moment
            and tile.dwurt > player.dwurt
            and not is_spent(p)
            and (tile.slot == NO_SLOT or is_worn(p))
        ):
            return True
    return False


class HeroWindow(Question):
    """The Hero-Player uses tiles, Gems and Essences at a moment."""

    __slots__ = ("moment",)

    def __init__(self, seat: int, moment: int) -> None:
        super().__init__(seat)
        self.moment = moment

    def ready(self, s: Euthia) -> bool:
        if len(self.choices(s)) > 1 or awaits_dwurt(s, self.seat, self.moment):
            return True
        s.pop()
        return False

    def choices(self, s: Euthia) -> list[int]:
        return [*combat_uses(s, self.seat, self.moment), pack(verbs.DONE)]

    def why(self, s: Euthia, action: int) -> int:
        return why_in_combat(s, self.seat, action, self.moment)

    def answer(self, s: Euthia, action: int) -> None:
        if kind_of(action) == verbs.DONE:
            s.pop()
        else:
            use(s, self.seat, action)

    def quiet(self, s: Euthia) -> int:
        return pack(verbs.DONE)

    def decision(self, s: Euthia) -> Decision:
        key, rule = _HERO_ASKS[self.moment]
        return self.asks(s, key, rule, [pack(verbs.DONE)], {"value": the_fight(s).value()})

    def copy(self) -> HeroWindow:
        return HeroWindow(self.seat, self.moment)


class MasterWindow(Question):
    """The Monster-Player plays cards, before the Monster's roll or before the Hero's (EU-COMBAT-20, -31).

    Whether he is asked depends on what everybody sees: Chaos, and that he holds cards.
    """

    __slots__ = ("moment",)

    def __init__(self, seat: int, moment: int) -> None:
        super().__init__(seat)
        self.moment = moment

    def ready(self, s: Euthia) -> bool:
        if the_fight(s).chaos and s.players[self.seat].hand:
            return True
        s.pop()
        return False

    def skippable(self) -> bool:
        return True

    def beside(self, s: Euthia) -> int:
        """An exchange may bring a card that can be played now: a reason to ask."""
        return 0

    def choices(self, s: Euthia) -> list[int]:
        return [*plays(s, self.seat, self.moment), pack(verbs.DONE)]

    def why(self, s: Euthia, action: int) -> int:
        if kind_of(action) == verbs.PLAY:
            return play_verdict(s, self.seat, a_of(action), b_of(action), self.moment)
        return refuse(reasons.FINISH_FIRST)

    def answer(self, s: Euthia, action: int) -> None:
        if kind_of(action) == verbs.DONE:
            s.pop()
        else:
            play(s, self.seat, a_of(action), b_of(action))

    def quiet(self, s: Euthia) -> int:
        return pack(verbs.DONE)

    def decision(self, s: Euthia) -> Decision:
        first = self.moment == MONSTER_PRE
        args: dict[str, object] = {"chaos": the_fight(s).chaos}
        return self.asks(
            s,
            "master-before" if first else "master-curse",
            "EU-COMBAT-20" if first else "EU-COMBAT-31",
            [pack(verbs.DONE)],
            args,
        )

    def copy(self) -> MasterWindow:
        return MasterWindow(self.seat, self.moment)


def passed(s: Euthia) -> None:
    """One side does nothing about the Monster's roll now (EU-COMBAT-25)."""
    s.pop()
    the_fight(s).passes += 1


class MasterReply(Question):
    """Step C, the Monster-Player's move: a Gaar of the Monster, cards, or nothing (EU-COMBAT-23, -24)."""

    __slots__ = ()

    def ready(self, s: Euthia) -> bool:
        fight = the_fight(s)
        if fight.gaar or (fight.chaos and s.players[self.seat].hand):
            return True
        passed(s)
        return False

    def skippable(self) -> bool:
        return True

    def beside(self, s: Euthia) -> int:
        """An exchange may bring a card that can be played now: a reason to ask."""
        return 0

    def choices(self, s: Euthia) -> list[int]:
        fight = the_fight(s)
        found = [pack(verbs.REROLL, die) for die in range(1, len(fight.dice) + 1)] if fight.gaar else []
        return [*found, *plays(s, self.seat, MONSTER_POST), pack(verbs.PASS)]

    def why(self, s: Euthia, action: int) -> int:
        kind = kind_of(action)
        if kind == verbs.REROLL:
            return refuse(reasons.NO_SUCH_DIE if the_fight(s).gaar else reasons.MONSTER_NO_GAAR)
        if kind == verbs.PLAY:
            return play_verdict(s, self.seat, a_of(action), b_of(action), MONSTER_POST)
        return refuse(reasons.FINISH_FIRST)

    def answer(self, s: Euthia, action: int) -> None:
        kind, fight = kind_of(action), the_fight(s)
        if kind == verbs.PASS:
            passed(s)
            return
        s.pop()
        fight.passes = 0
        if kind == verbs.PLAY:
            play(s, self.seat, a_of(action), b_of(action))
        else:
            monster_gaar(s, a_of(action) - 1)

    def quiet(self, s: Euthia) -> int:
        return pack(verbs.PASS)

    def decision(self, s: Euthia) -> Decision:
        fight = the_fight(s)
        args: dict[str, object] = {"value": fight.value(), "gaar": fight.gaar, "chaos": fight.chaos}
        return self.asks(s, "master-reply", "EU-COMBAT-23", [pack(verbs.PASS)], args)

    def copy(self) -> MasterReply:
        return MasterReply(self.seat)


def monster_gaar(s: Euthia, i: int) -> None:
    """The Monster uses a Gaar on one of its dice (EU-COMBAT-24)."""
    fight = the_fight(s)
    fight.gaar -= 1
    before = fight.dice[i]
    fight.dice[i] = s.die()
    fight.bonus += GAAR_BONUS
    s.reveal(events.MONSTER_REROLLED)
    s.tell(events.MONSTER_REROLLED, [fight.monster, before, fight.dice[i]])


def against_roll(s: Euthia, seat: int) -> list[int]:
    """Gaar or Dwurt of the Hero against the Monster's roll; an Immune enemy does not mind (EU-ELITE-19)."""
    return [] if the_monster(s).immune else on_dice(s, seat, len(the_fight(s).dice))


def why_against_roll(s: Euthia, seat: int, action: int) -> int:
    if the_monster(s).immune:
        return refuse(reasons.IMMUNE)
    if kind_of(action) == verbs.DWURT:
        return dwurt_verdict(s, seat)
    return gaar_verdict(s, seat, a_of(action), len(the_fight(s).dice))


def do_against_roll(s: Euthia, seat: int, action: int) -> None:
    fight = the_fight(s)
    if kind_of(action) == verbs.DWURT:
        burn_dwurt(s, seat)
        fight.bonus -= DWURT_BONUS
    else:
        reroll(s, seat, fight.dice, a_of(action))
        fight.bonus -= GAAR_BONUS


def could_get_gaar(s: Euthia, seat: int) -> bool:
    """Could the Hero first turn Hope into Gaar, or Gaar into Dwurt, to use it against the Monster's roll?"""
    fight = the_fight(s)
    if the_monster(s).immune:
        return False
    if could_forge(s, seat):
        return True
    return fight.hope >= HOPE_FOR_GAAR and not fight.hope_shut


class HeroReply(Question):
    """Step C, the Hero-Player's move: a Gaar or Dwurt, or nothing (EU-COMBAT-23, -24)."""

    __slots__ = ()

    def ready(self, s: Euthia) -> bool:
        if against_roll(s, self.seat) or could_get_gaar(s, self.seat):
            return True
        passed(s)
        return False

    def choices(self, s: Euthia) -> list[int]:
        return [*against_roll(s, self.seat), pack(verbs.PASS)]

    def why(self, s: Euthia, action: int) -> int:
        if kind_of(action) in (verbs.REROLL, verbs.DWURT):
            return why_against_roll(s, self.seat, action)
        if is_use(action):
            return why_use(s, self.seat, action, MONSTER_POST) or refuse(reasons.AFTER_PASSES)
        return why_in_combat(s, self.seat, action, MONSTER_POST)

    def answer(self, s: Euthia, action: int) -> None:
        if kind_of(action) == verbs.PASS:
            passed(s)
            return
        s.pop()
        the_fight(s).passes = 0
        do_against_roll(s, self.seat, action)

    def quiet(self, s: Euthia) -> int:
        return pack(verbs.PASS)

    def decision(self, s: Euthia) -> Decision:
        return self.asks(s, "hero-reply", "EU-COMBAT-23", [pack(verbs.PASS)], {"value": the_fight(s).value()})

    def copy(self) -> HeroReply:
        return HeroReply(self.seat)


class Response(Question):
    """Alone and together: the Hero's answer to the Monster's roll, Gaar and tiles in any order (EU-SOLO-25)."""

    __slots__ = ()

    def ready(self, s: Euthia) -> bool:
        if len(self.choices(s)) > 1 or could_get_gaar(s, self.seat) or awaits_dwurt(s, self.seat, MONSTER_POST):
            return True
        s.pop()
        return False

    def choices(self, s: Euthia) -> list[int]:
        return [*against_roll(s, self.seat), *combat_uses(s, self.seat, MONSTER_POST), pack(verbs.DONE)]

    def why(self, s: Euthia, action: int) -> int:
        if kind_of(action) in (verbs.REROLL, verbs.DWURT):
            return why_against_roll(s, self.seat, action)
        return why_in_combat(s, self.seat, action, MONSTER_POST)

    def answer(self, s: Euthia, action: int) -> None:
        kind = kind_of(action)
        if kind == verbs.DONE:
            s.pop()
        elif kind in (verbs.REROLL, verbs.DWURT):
            do_against_roll(s, self.seat, action)
        else:
            use(s, self.seat, action)

    def quiet(self, s: Euthia) -> int:
        return pack(verbs.DONE)

    def decision(self, s: Euthia) -> Decision:
        return self.asks(s, "response", "EU-SOLO-13", [pack(verbs.DONE)], {"value": the_fight(s).value()})

    def copy(self) -> Response:
        return Response(self.seat)
