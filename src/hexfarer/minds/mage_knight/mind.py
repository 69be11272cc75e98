"""How a bot thinks a turn through: where lines are compared, which positions are alike, what each line is about."""

from __future__ import annotations

from typing import Final

from hexfarer.games.mage_knight import verbs
from hexfarer.games.mage_knight.combat import Combat
from hexfarer.games.mage_knight.effects.base import Ask
from hexfarer.games.mage_knight.effects.planning import MidnightMeditation, Rethink
from hexfarer.games.mage_knight.flow.battle import Fight
from hexfarer.games.mage_knight.flow.cards import Playing
from hexfarer.games.mage_knight.flow.endturn import EndDiscard
from hexfarer.games.mage_knight.player import Player
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import AFTER, INTERACT, NONE, WOUND
from hexfarer.kernel.action import a_of, kind_of
from hexfarer.kernel.state import State
from hexfarer.minds.mage_knight.features import Judge
from hexfarer.minds.mind import Mind

NEVER: Final[list[int]] = [verbs.CRYSTAL, verbs.CONCEDE, verbs.GO]  # paying takes crystals itself; ways are steps

# what a line is about
WALK: Final = 0
TALK: Final = 1
REST: Final = 2
FIGHT: Final = 3


class MageKnightMind(Mind):
    __slots__ = ("judgement", "round")

    def __init__(self, s: State, seat: int) -> None:
        super().__init__(s, seat)
        self.judgement = Judge(table(s), seat)
        self.round = table(s).round

    def ended(self, s: State) -> bool:
        return super().ended(s) or table(s).round != self.round  # the next tactic is thought about by itself

    def closes(self, action: int) -> bool:
        return kind_of(action) == verbs.END

    def judge(self, s: State) -> int:
        return self.judgement.value(table(s))

    def resting(self, s: State) -> bool:
        return isinstance(s.stack[-1], Playing)

    def answers(self, s: State) -> list[int]:
        legal = s.legal()
        top = s.stack[-1]
        if isinstance(top, Fight):
            return self.in_fight(table(s), legal)
        if isinstance(top, Ask) and isinstance(top.choosing, (EndDiscard, Rethink, MidnightMeditation)):
            # to the judge one card is as good as another, and to try all sets of them would take half of the budget
            wounds = [action for action in legal if kind_of(action) == verbs.CARD and a_of(action) == WOUND]
            return wounds[:1] or [top.quiet(table(s))]
        found = [action for action in legal if kind_of(action) not in NEVER]
        return found or legal

    def in_fight(self, s: MageKnight, legal: list[int]) -> list[int]:
        """A blow that suffices is struck, points are not thrown away, and enemies come in their order."""
        combat = s.combat
        assert combat is not None
        begun = any_points(s)
        found: list[int] = []
        for action in legal:
            kind = kind_of(action)
            if kind in (verbs.STRIKE, verbs.BLOCK):
                return [action]
            if kind == verbs.TARGET:
                if begun or combat.targets >> a_of(action):
                    continue
            elif kind in (verbs.GUARD, verbs.GUARD_BLOW):
                if begun or combat.blocking != NONE:
                    continue
            elif kind in (verbs.SUFFER, verbs.SUFFER_BLOW):
                if found and kind_of(found[-1]) == kind:
                    continue
            elif kind in NEVER:
                continue
            found.append(action)
        return found or legal

    def strand(self, s: State) -> int:
        mk = table(s)
        player = mk.players[self.seat]
        combat = mk.combat
        tiles = len(mk.board.tiles)
        if combat is not None and combat.seat == self.seat:
            matter = ((FIGHT << 10 | combat.space + 1) << 5 | tiles) << 3 | combat.context
            return matter << 8 | stage(mk, combat)
        kind = TALK if mk.moment == INTERACT else REST if mk.moment == AFTER else WALK
        return (((kind << 10 | player.place + 1) << 5 | tiles) << 3) << 8

    def key(self, s: State) -> tuple[int, ...]:
        mk = table(s)
        player = mk.players[self.seat]
        found = [len(mk.stack), mk.moment, len(mk.board.tiles), mk.board.slots[-1], mk.reveals]
        add_turn(found, player)
        found += player.hand
        found.append(NONE)
        found += player.tokens
        found += player.crystals
        found += mk.dice
        found += mk.dice_at
        found += player.skill_state
        found += player.terrain
        for unit in player.units:
            state = unit.wounds << 3 | int(unit.ready) << 2 | int(unit.locked) << 1 | int(unit.banner_down)
            found.append(unit.card << 20 | (unit.banner + 1) << 8 | state)
        combat = mk.combat
        if combat is not None:
            add_fight(found, mk, combat)
        return tuple(found)


def stage(s: MageKnight, combat: Combat) -> int:
    """Who is beaten, and the phase: from 1 to 255."""
    mask = 0
    for i, foe in enumerate(combat.foes):
        if foe.defeated:
            mask |= 1 << i
    return (mask << 2 | (s.moment & 3)) % 255 + 1


def any_points(s: MageKnight) -> bool:
    return sum(s.attack) + sum(s.block) > 0


def add_turn(found: list[int], player: Player) -> None:
    """What the turn has come to."""
    found += [
        player.place,
        player.move,
        player.influence,
        player.heal,
        player.flags,
        player.dice_left,
        player.fame,
        player.fame_later,
        player.reputation,
        player.level,
        len(player.deck),
        len(player.discard),
        int(player.tactic_used) << 4 | int(player.tactic_down) << 3 | int(player.acted) << 1 | int(player.played),
        player.turn,
        player.boost_attack << 16 | player.boost_block << 8 | player.boost_ranged,
        player.ambush_attack << 8 | player.ambush_block,
        player.units_attack << 16 | player.units_block << 8 | player.units_armor,
        player.side_bonus,
        player.draw_extra,
        player.endless,
        player.artifacts_due << 24 | player.spells_due << 18 | player.trained_due << 12 | player.units_due << 6,
        player.crystals_due << 12 | player.chosen_crystals_due << 6 | player.dungeons_due,
        player.wounds_gained[0] << 8 | player.wounds_gained[1],
    ]


def add_fight(found: list[int], s: MageKnight, combat: Combat) -> None:
    found += [combat.space, combat.context, combat.targets, combat.blocking, combat.blow, combat.shields]
    found += [combat.retort, combat.dodge, int(combat.no_site_walls) << 1 | int(combat.skipped)]
    for foe in combat.foes:
        state = foe.token << 8 | int(foe.defeated) << 1 | int(foe.stopped)
        fates = 0
        for fate in foe.fates:
            fates = fates << 2 | fate
        found += [state, fates, foe.armor_change, foe.attack_change, foe.lost, foe.bolt]
        found += foe.changes
    found += s.attack
    found += s.block


def table(s: State) -> MageKnight:
    assert isinstance(s, MageKnight)
    return s
