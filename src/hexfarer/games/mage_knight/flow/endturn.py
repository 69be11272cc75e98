"""The end of a turn, step by step (table 2.12 of the rules)."""

from __future__ import annotations

from typing import ClassVar, Final

from hexfarer.games.mage_knight import events, reasons, verbs
from hexfarer.games.mage_knight.asking import Course
from hexfarer.games.mage_knight.components import TACTICS
from hexfarer.games.mage_knight.content.tactics import PLANNING, PLANNING_REVISED
from hexfarer.games.mage_knight.content.tiles import TILES
from hexfarer.games.mage_knight.effects.base import Ask, Choosing
from hexfarer.games.mage_knight.effects.chaos import note_idle_wheel
from hexfarer.games.mage_knight.effects.cooperative import ROLL_OPENED
from hexfarer.games.mage_knight.effects.drawing import draw
from hexfarer.games.mage_knight.effects.hand import discard, no_wounds
from hexfarer.games.mage_knight.effects.own_cards import ask_regains
from hexfarer.games.mage_knight.flow.box import close_box
from hexfarer.games.mage_knight.flow.end import check_end
from hexfarer.games.mage_knight.flow.levels import level_up
from hexfarer.games.mage_knight.flow.reveals import look_around
from hexfarer.games.mage_knight.flow.rewards import give_rewards, unit_waits
from hexfarer.games.mage_knight.moves import is_safe, owner_of, shared, terrain_of
from hexfarer.games.mage_knight.plan import MINES
from hexfarer.games.mage_knight.player import (
    CRYSTALS_RETURN,
    EXTRA_TURN,
    PLUNDERED,
    TIME_BENDS,
    WOUNDS_VANISH,
)
from hexfarer.games.mage_knight.state import IN_SOURCE, SET_ASIDE, SPENT, MageKnight
from hexfarer.games.mage_knight.terms import (
    BASIC,
    CITY,
    CRYSTAL_LIMIT,
    DEEP_MINE,
    FOR_SOURCE,
    GLADE,
    HILLS,
    KEEP,
    MINE,
    MOUNTAIN,
    NONE,
    OFF,
    PORTAL,
    READY,
    TOWER,
    USED,
    WOUND,
)
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import refuse

DICE: Final = 0
WITHDRAWAL: Final = 1
CLEARING: Final = 2
CLEARED: Final = 3
SPACE: Final = 4
REWARDS: Final = 5
LEVELS: Final = 6
LATE_UNIT: Final = 7
DISCARDS: Final = 8
DRAWING: Final = 9
DONE: Final = 10


class EndTurn(Course):
    """One step after the other; each may ask something."""

    __slots__ = ("step",)

    def __init__(self, seat: int, step: int = DICE) -> None:
        super().__init__(seat)
        self.step = step

    def ready(self, s: MageKnight) -> bool:
        step = self.step
        seat = self.seat
        player = s.players[seat]
        self.step += 1
        if step == DICE:
            if player.opened_die:
                self.step = DICE
                s.push(Ask(seat, ROLL_OPENED, 0, player.opened_die))
                player.opened_die = 0
            else:
                return_dice(s, seat)
        elif step == WITHDRAWAL:
            withdraw(s, seat)
        elif step == CLEARING:
            ask_returns(s, seat)
        elif step == CLEARED:
            clear(s, seat)
        elif step == SPACE:
            space_benefits(s, seat)
        elif step == REWARDS:
            if give_rewards(s, seat):
                self.step = REWARDS
        elif step == LEVELS:
            if level_up(s, seat):
                self.step = LEVELS
        elif step == LATE_UNIT:
            unit_waits(s, seat)
        elif step == DISCARDS:
            if not player.has(TIME_BENDS) and player.hand:
                s.push(Ask(seat, END_DISCARD, 0, 0))
        elif step == DRAWING:
            if not player.has(TIME_BENDS):
                draw_up(s, seat)
        else:
            self.close(s)
        return False

    def close(self, s: MageKnight) -> None:
        from hexfarer.games.mage_knight.flow.start import Before
        from hexfarer.games.mage_knight.flow.turn import Turn, again_each_turn

        seat = self.seat
        player = s.players[seat]
        again = player.has(EXTRA_TURN | TIME_BENDS)
        if player.place != NONE and s.sites[player.place] == PORTAL and shared(s, player.place):
            player.place = NONE
        again_each_turn(s, seat)
        player.skill_state = [READY if state == USED else state for state in player.skill_state]
        for unit in player.units:
            unit.fought = unit.locked = unit.healed = unit.recruited = unit.along = False
            unit.warded = 0
            unit.stands_before = NONE
        player.draw_extra = 0
        s.exploits = [once for once in s.exploits if not (once >> 12 == 2 and once >> 4 & 15 == seat)]
        player.end_turn()
        player.flags &= ~PLUNDERED
        s.tell_passed()
        s.reveal(events.TURN_ENDED)  # also the last answer of a turn is final (MK-UNDO-05)
        s.moment = OFF
        s.turn_before = seat
        s.pop()
        check_end(s)
        if again:
            s.tell(events.ANOTHER_TURN, [seat])
            s.push(Turn(seat))
            s.push(Before(seat))

    def copy(self) -> EndTurn:
        return EndTurn(self.seat, self.step)


# -- steps 1 and 2 --


def return_dice(s: MageKnight, seat: int) -> None:
    """Used dice are rolled and go back to the Source (MK-ENDTURN-02)."""
    rolled: list[int] = []
    for i, where in enumerate(s.dice_at):
        if s.dice_user[i] != seat:
            continue
        if where == SPENT:
            s.dice[i] = s.roll_die()
            rolled.append(s.dice[i])
        if where in (SPENT, SET_ASIDE):
            s.dice_at[i] = IN_SOURCE
            s.dice_user[i] = NONE
    if rolled:
        s.reveal(events.ROLLED)
        s.tell(events.ROLLED, [seat, FOR_SOURCE, *rolled])


def withdraw(s: MageKnight, seat: int) -> None:
    """Back along the way of this turn to a safe space, a wound for each step (MK-ENDTURN-04, -05)."""
    player = s.players[seat]
    wounds = 0
    while not is_safe(s, seat, player.place) and len(player.path) > 1:
        player.path.pop()
        player.place = player.path[-1]
        wounds += 1
    if wounds:
        s.tell(events.WITHDREW, [seat, player.place])
        s.take_wounds(seat, wounds)
        look_around(s, seat)


# -- step 3 --


def ask_returns(s: MageKnight, seat: int) -> None:
    """Cards that may go elsewhere than to the discard pile, and wounds that may vanish."""
    player = s.players[seat]
    if player.has(WOUNDS_VANISH) and player.wounds_gained != [0, 0]:
        s.push(Ask(seat, VANISH, 0, 0))
    if player.has(TIME_BENDS):
        return
    ask_regains(s, seat)
    for packed in player.returns:
        if packed & 1 or player.deck:
            s.push(Ask(seat, COME_BACK, 0, packed))


class ComeBackAsk(Choosing):
    """Steady Tempo: onto (or under) the deck instead of the discard pile? `memo` packs card and place."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.CARD
    question: ClassVar[str] = "come-back"
    rule: ClassVar[str] = "MK-ENDTURN-29"

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return [memo >> 1] if memo >> 1 in s.players[seat].play else []

    def may_stop(self, s: MageKnight, seat: int, by: int, memo: int) -> bool:
        return True

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        player = s.players[seat]
        player.play.remove(value)
        if memo & 1:
            s.to_deck(seat, value)
        else:
            player.deck.insert(0, value)
        s.tell(events.PUT_BACK, [seat, value])

    def text(self) -> Phrase:
        return Phrase("effect-mk-come-back-top")


COME_BACK: Final = ComeBackAsk()


class Vanish(Choosing):
    """Banner of Protection: throw away all wounds gained this turn?"""

    __slots__ = ()

    verb: ClassVar[int] = verbs.YES
    question: ClassVar[str] = "vanish"
    rule: ClassVar[str] = "MK-ENDTURN-29"

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return [0]

    def may_stop(self, s: MageKnight, seat: int, by: int, memo: int) -> bool:
        return True

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        player = s.players[seat]
        gone = 0
        for zone, count in ((player.hand, player.wounds_gained[0]), (player.discard, player.wounds_gained[1])):
            for _ in range(count):
                if WOUND in zone:
                    zone.remove(WOUND)
                    gone += 1
        s.tell(events.WOUNDS_GONE, [seat, gone])

    def text(self) -> Phrase:
        return Phrase("effect-mk-wounds-vanish")


VANISH: Final = Vanish()


def clear(s: MageKnight, seat: int) -> None:
    """Mana to the bank, played cards to the discard pile, what was promised for the end (MK-ENDTURN-06, -07, -29)."""
    player = s.players[seat]
    player.tokens = [0] * 6
    note_idle_wheel(player)
    close_box(s, seat)
    if player.has(TIME_BENDS):
        bend_time(s, seat)
    else:
        player.discard += player.play
        player.play = []
    if player.has(CRYSTALS_RETURN):
        for colour in range(4):
            back = min(player.spent_crystals[colour], CRYSTAL_LIMIT - player.crystals[colour])
            player.crystals[colour] += back
            if back:
                s.tell(events.CRYSTAL_BACK, [seat, back, colour])
    s.add_fame(seat, player.fame_later + player.recruit_fame * player.recruits)
    s.add_reputation(seat, player.reputation_later + player.recruit_reputation * player.recruits)
    if player.lore and player.place != NONE:  # Mountain Lore
        terrain = terrain_of(s, player.place)
        player.limit_extra += player.lore if terrain == MOUNTAIN else 1 if terrain == HILLS else 0


def bend_time(s: MageKnight, seat: int) -> None:
    """All played cards come back to hand, but the one played for it is set aside for the round (MK-EFFECT-11)."""
    player = s.players[seat]
    if player.bent in player.play:
        player.play.remove(player.bent)
        player.set_aside.append(player.bent)
    player.hand += player.play
    player.hand.sort()
    player.play = []


# -- step 4 --


def space_benefits(s: MageKnight, seat: int) -> None:
    """Glades and mines (MK-ENDTURN-08 to -10)."""
    player = s.players[seat]
    site = s.sites[player.place]
    if site == GLADE and (player.hand or WOUND in player.discard):
        s.push(Ask(seat, GLADE_HEALS, 0, 0))
    elif site == MINE and (s.plan.scenario != MINES or s.shields[player.place]):
        s.store_crystal(seat, TILES[s.board.tile_of(player.place)].mine)
    elif site == DEEP_MINE:
        s.push(Ask(seat, DEEP_CRYSTAL, 0, player.place))


class GladeHeals(Choosing):
    """Throw away a wound from hand (1) or from the discard pile (2)."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.CHOOSE
    question: ClassVar[str] = "glade"
    rule: ClassVar[str] = "MK-ENDTURN-08"
    eager: ClassVar[bool] = True

    def secret(self) -> bool:
        return True

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        player = s.players[seat]
        return ([1] if WOUND in player.hand else []) + ([2] if WOUND in player.discard else [])

    def may_stop(self, s: MageKnight, seat: int, by: int, memo: int) -> bool:
        return True

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        player = s.players[seat]
        (player.hand if value == 1 else player.discard).remove(WOUND)
        s.tell(events.HEALED, [seat])


GLADE_HEALS: Final = GladeHeals()


class DeepCrystal(Choosing):
    """A crystal of one of the colours of the deep mine (`memo`) of which there is room for one (MK-ENDTURN-10)."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.COLOUR
    question: ClassVar[str] = "deep-mine"
    rule: ClassVar[str] = "MK-ENDTURN-10"

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        deep = TILES[s.board.tile_of(memo)].deep
        crystals = s.players[seat].crystals
        return [colour for colour in BASIC if deep >> colour & 1 and crystals[colour] < CRYSTAL_LIMIT]

    def refusal(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> int:
        if TILES[s.board.tile_of(memo)].deep >> value & 1:
            return refuse(reasons.CRYSTALS_FULL, value)
        return refuse(reasons.NOT_MINED_HERE, value)

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        s.store_crystal(seat, value)


DEEP_CRYSTAL: Final = DeepCrystal()


# -- step 7 --


class EndDiscard(Choosing):
    """Discard any cards but wounds; at least one if none was played (MK-ENDTURN-20). `memo` counts them."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.CARD
    question: ClassVar[str] = "end-discard"
    rule: ClassVar[str] = "MK-ENDTURN-20"

    def secret(self) -> bool:
        return True

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return no_wounds(s.players[seat].hand)

    def may_stop(self, s: MageKnight, seat: int, by: int, memo: int) -> bool:
        player = s.players[seat]
        return player.played or player.opened_empty or not no_wounds(player.hand)

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        discard(s, seat, value)
        s.push(Ask(seat, self, by, memo + 1))


END_DISCARD: Final = EndDiscard()


def limit_bonus(s: MageKnight, seat: int) -> int:
    """What keeps and cities nearby add to the hand limit (MK-ENDTURN-22 to -24)."""
    player = s.players[seat]
    if player.place == NONE:
        return 0
    best = 0
    for space in [player.place, *s.board.near[player.place]]:
        if s.sites[space] == KEEP:
            owner = owner_of(s, space)
            if owner == seat or (owner != NONE and s.allies(owner, seat)):
                best = max(best, keeps_of(s, seat))
        elif s.sites[space] == CITY:
            city = s.city_at(space)
            if city is not None and city.conquered and seat in city.shields:
                best = max(best, 2 if city.leader == seat else 1)
    return best


def keeps_of(s: MageKnight, seat: int) -> int:
    return sum(1 for space, site in enumerate(s.sites) if site == KEEP and s.shields[space] >> seat & 1)


def towers_of(s: MageKnight, seat: int) -> int:
    return sum(1 for space, site in enumerate(s.sites) if site == TOWER and s.shields[space] >> seat & 1)


def keeps_for_next_round(s: MageKnight, seat: int) -> bool:
    """What the last turn of a round adds to the next draw waits for the next round (MK-ROUND-17)."""
    return s.plan.ultimate() and s.announced != NONE and seat not in s.turns_left


def draw_up(s: MageKnight, seat: int) -> None:
    """Draw to the hand limit, then what effects add (MK-ENDTURN-21, -25)."""
    wanted = wanted_cards(s, seat)
    if not keeps_for_next_round(s, seat):
        s.players[seat].limit_extra = 0
    draw(s, seat, wanted)


def wanted_cards(s: MageKnight, seat: int) -> int:
    """How many cards a turn that ended now would bring, if the deck has them."""
    player = s.players[seat]
    extra = 0
    limit = player.hand_limit() + limit_bonus(s, seat)
    if player.tactic == PLANNING and len(player.hand) >= 2:
        extra += 1
    elif player.tactic != NONE and TACTICS[player.tactic].id == PLANNING_REVISED and len(player.hand) >= 2:
        limit += 1
    if not keeps_for_next_round(s, seat):
        limit += player.limit_extra
    return max(0, limit - len(player.hand)) + extra + player.draw_extra
