"""The special rules of scenarios: what happens when, other guards, gifts, how one wins or loses together (H3-SCEN)."""

from __future__ import annotations

from typing import ClassVar, Final

from hexfarer.games.heroes3 import events, verbs
from hexfarer.games.heroes3.asking import Ask, Choosing, Course, Doing, Effect, Seq
from hexfarer.games.heroes3.battle import DEFENDER, PLACE, Battle
from hexfarer.games.heroes3.content.scenario_card import (
    ALL_ROLL,
    CUBES_LEAVE,
    DRAGONS_SWIFTER,
    FOE_GROWS,
    LAIRS_GROW,
    LEAST_ROLLS,
    PAYMENT,
    ROAMING,
    SECOND_SWIFTER,
    SWIFTER,
    UNIT_JOINS,
    VISIT_AGAIN,
    WAVE,
    Happening,
)
from hexfarer.games.heroes3.content.scenarios import card_of
from hexfarer.games.heroes3.content.tiles import FIELDS, TILE_IDS
from hexfarer.games.heroes3.content.traits import HOARD, TAX
from hexfarer.games.heroes3.content.units import UNIT_IDS, UNITS, face_of, is_neutral, packed
from hexfarer.games.heroes3.flow.ai_map import FoeTurns, Wander
from hexfarer.games.heroes3.flow.dice import RESOURCE_DIE, TREASURE_DIE, Roll
from hexfarer.games.heroes3.flow.gifts import AZURE_DRAGON, HIRE_AZURE, HIRE_SHARED, join
from hexfarer.games.heroes3.plan import (
    ANGELS_AT_F3,
    ANGELS_AT_OBELISK,
    AZURE_AT_UTOPIA,
    DRAGON_AT_UTOPIA,
    DRAGON_DECKS,
    GOAL_ALL_FLAGS,
    GOAL_EACH_UTOPIA,
    GOAL_FOE,
    GOAL_LAIRS,
    GOAL_OBELISKS,
    GOAL_SETTLEMENT,
    GOAL_TOWN,
    GOAL_UTOPIA,
    GUARDED_LAIRS,
    GUARDS_HAVE_DECK,
    LAST_SITE,
    LOSE_COMBAT,
    LOSE_HERO,
    LOSE_TOWN,
    LOSE_TOWNS,
    NO_SKIP_UTOPIA,
    PORTAL_AT_OBELISK,
    RACE_TO_UTOPIA,
    SAFE_TOWN,
    SHARED_ARMY,
    UNDEAD_GUISE,
    UTOPIA_DECK,
)
from hexfarer.games.heroes3.player import MAIN, SECOND
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.tale import ANGELS_CAME, RACE_OVER, UTOPIA_REWARDED
from hexfarer.games.heroes3.terms import (
    AZURE,
    BLOCKED,
    FEW,
    GOLD,
    GOLDEN,
    NONE,
    OBELISK,
    PACK,
    SETTLEMENT,
    TOWN,
    UTOPIA,
    VALUABLES,
    VISITABLE,
    mark_of,
    mined,
)

MOST_GUARDS: Final = 5
ARCHANGELS: Final = "archangels"


# -- what happens in which round (H3-ROUND-011) --


def happen(s: Heroes3, at_end: bool) -> None:
    """All that the scenario says for this round, at its beginning or end. The last that is pushed comes first."""
    for happening in reversed(card_of(s).happenings):
        if s.round in happening.rounds and (happening.kind == WAVE) == at_end:
            take_place(s, happening)


def take_place(s: Heroes3, happening: Happening) -> None:
    kind = happening.kind
    seats = [seat for seat in s.order if not s.players[seat].eliminated]
    if kind == CUBES_LEAVE:
        for field, location in enumerate(s.board.location):
            if location in happening.amount:
                s.black[field] = 0
        s.tell(events.CUBES_GONE, [])
    elif kind == SWIFTER:
        for player in s.players:
            player.mp[MAIN] += happening.amount[0]
    elif kind == SECOND_SWIFTER:
        if s.seats == 2:
            s.players[s.order[1]].mp[MAIN] += happening.amount[0]
    elif kind in (LEAST_ROLLS, ALL_ROLL):
        least = min(s.players[seat].income[GOLD] for seat in seats)
        for seat in reversed(seats):
            if kind == ALL_ROLL or s.players[seat].income[GOLD] == least:
                s.push(Doing(seat, ONE_DIE, NONE))
    elif kind == PAYMENT:
        for seat in seats:
            for resource, amount in enumerate(happening.amount):
                s.gain(seat, resource, amount)
    elif kind == FOE_GROWS:
        grow(s, happening.who, happening.unit)
    elif kind == LAIRS_GROW:
        s.tale.growth = min(happening.amount[1], s.tale.growth + happening.amount[0])
        s.tell(events.LAIRS_GROW, [s.tale.growth])
    elif kind == UNIT_JOINS:
        for seat in seats:
            join(s, seat, happening.unit)
    elif kind == DRAGONS_SWIFTER:
        s.tale.swifter = happening.amount[0]
    elif kind == VISIT_AGAIN:
        for seat in reversed(seats):
            s.push(Ask(seat, AGAIN))
    else:
        wave(s, happening.amount[0])


ONE_DIE: Final = Roll(RESOURCE_DIE, 1)


def grow(s: Heroes3, number: int, unit: int) -> None:
    """A unit joins an AI hero that is still there."""
    foe = s.tale.foes[number]
    if not foe.beaten:
        foe.army.append(unit)
        s.tell(events.FOE_GROWN, [number, unit])


class VisitAgain(Choosing):
    """The effect of one field with a black cube once more (Emerald Island)."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.FIELD
    question: ClassVar[str] = "visit-again"
    rule: ClassVar[str] = "H3-SCEN-003"

    def values(self, s: Heroes3, seat: int, by: int, memo: int) -> list[int]:
        return [
            field
            for field, cube in enumerate(s.black)
            if cube and s.board.is_up(field) and mark_of(s.board.location[field]) == VISITABLE
        ]

    def may_stop(self, s: Heroes3, seat: int, by: int, memo: int) -> bool:
        return bool(self.values(s, seat, by, memo))

    def chosen(self, s: Heroes3, seat: int, by: int, memo: int, value: int) -> None:
        from hexfarer.games.heroes3.flow.visiting import effect_of
        from hexfarer.games.heroes3.terms import FOUNTAIN

        location = s.board.location[value]
        s.push(Doing(seat, effect_of(s, location, value), MAIN if location == FOUNTAIN else value))


AGAIN: Final = VisitAgain()


def round_start(s: Heroes3) -> None:
    """Before anything else of a round: AI heroes that come onto the map (llq 3)."""
    s.tale.gifts, s.tale.refused = [], []
    for number, foe in enumerate(s.tale.foes):
        card = card_of(s).foes[number]
        if card.enters == s.round and s.round > 1 and not foe.beaten and foe.at == NONE:
            s.push(Enters(s.order[0], number))


class Enters(Course):
    """An AI hero comes onto the map; its tile is turned up for it."""

    __slots__ = ("number",)

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def ready(self, s: Heroes3) -> bool:
        from hexfarer.games.heroes3.flow.walking import TurnTile, take_up

        foe = s.tale.foes[self.number]
        if not s.board.up[foe.place]:
            tile = take_up(s, foe.place)
            s.reveal(events.DISCOVERED)
            s.tell(events.FOE_FOUND, [self.number, tile])
            s.push(TurnTile(self.seat, foe.place, tile))
            return False
        s.pop()
        put_foe(s, self.number)
        s.tell(events.FOE_ENTERS, [self.number, foe.at])
        return False

    def copy(self) -> Enters:
        return Enters(self.seat, self.number)


# The order in which fields of a tile are tried: C, NE, E, SE, SW, W, NW, as positions of the kernel's tiles.
ORDER: Final[list[int]] = [0, 2, 1, 6, 5, 4, 3]


def put_foe(s: Heroes3, number: int) -> None:
    """An AI hero stands on its field, or on the first that is neither blocked nor taken."""
    foe, card = s.tale.foes[number], card_of(s).foes[number]
    first = foe.place * FIELDS
    positions = ORDER if card.position == NONE else [card.position, *ORDER]
    for position in positions:
        field = first + position
        if s.board.location[field] != BLOCKED and s.hero_on(field) == NONE and s.tale.foe_on(field) == NONE:
            foe.at = foe.came_from = field
            return


def after_turns(s: Heroes3) -> None:
    """When all players have had their turns: AI heroes act, then the events of the round's end."""
    seat = s.order[0]
    for number in range(len(s.tale.foes)):
        if card_of(s).foes[number].movement == ROAMING:
            s.push(Wander(seat, number))
    s.push(AtEnd(seat))
    if s.tale.foes:
        s.push(FoeTurns(seat))


class AtEnd(Course):
    """The events of the end of a round."""

    __slots__ = ()

    def ready(self, s: Heroes3) -> bool:
        s.pop()
        if not s.over:
            happen(s, True)
        return False

    def copy(self) -> AtEnd:
        return AtEnd(self.seat)


# -- a wave of invaders --


def wave(s: Heroes3, count: int) -> None:
    """Invaders attack the Town of one player after the other: bronze, silver, then golden units (Gelea's Champions)."""
    from hexfarer.games.heroes3.flow.combat import Combat

    number = s.tale.waves
    s.tale.waves += 1
    seat = number % s.seats
    player = s.players[seat]
    if s.flag[player.home] != seat:
        return
    for _ in range(count):
        tier = min(number, GOLDEN)
        unit = s.draw_neutral(tier)
        if unit != NONE:
            s.tale.invaders.append(unit)
    battle = Battle(NONE, NONE, player.home, NONE, PLACE)
    battle.seats[DEFENDER] = battle.controllers[DEFENDER] = seat
    for hero in (MAIN, SECOND):
        if player.at[hero] == player.home:
            battle.hero[DEFENDER] = hero
            battle.with_cards[DEFENDER] = hero == MAIN
    s.battle = battle
    s.tale.foe, s.tale.pile, s.tale.wave = NONE, NONE, True
    s.reveal(events.WAVE)
    s.tell(events.WAVE, [seat, player.home])
    s.push(Combat(seat))


def wave_beaten(s: Heroes3, seat: int) -> None:
    s.push(Doing(seat, TWO_TREASURES, NONE))


TWO_TREASURES: Final = Roll(TREASURE_DIE, 2)


def foe_beaten(s: Heroes3, seat: int, number: int) -> None:
    """The wandering army brings morale to those who beat it."""
    if card_of(s).foes[number].movement == ROAMING:
        s.gain_morale(seat)


# -- guards --


def no_skip(s: Heroes3, field: int) -> bool:
    """Must the combat on a field be fought, whatever the hero's level and cards?"""
    if s.board.location[field] == UTOPIA and s.plan.says(NO_SKIP_UTOPIA):
        return True
    return is_lair(s, field) or is_last_site(s, field)


def is_lair(s: Heroes3, field: int) -> bool:
    """The hard mines of N2 and N5, and the Dragon Utopia (Unholy Quest)."""
    if not s.plan.says(GUARDED_LAIRS) or not s.board.is_up(field):
        return False
    tile = TILE_IDS[s.board.tiles[field // FIELDS]]
    if tile in ("N2", "N5"):
        return mined(s.board.location[field]) != NONE
    return tile == "C1" and s.board.location[field] == UTOPIA


def sites(s: Heroes3) -> list[int]:
    """Mines and settlements that lie face up."""
    return [
        field
        for field, location in enumerate(s.board.location)
        if location == SETTLEMENT or (location != NONE and mined(location) != NONE)
    ]


def is_last_site(s: Heroes3, field: int) -> bool:
    """Is it the last mine or settlement without a cube (Emerald Island)?"""
    if not s.plan.says(LAST_SITE) or not all(s.board.up):
        return False
    return [site for site in sites(s) if s.flag[site] == NONE] == [field]


def guard_counts(s: Heroes3, field: int, printed: tuple[int, int, int, int]) -> list[int]:
    """The numbers of guards of each tier, as the scenario changes them."""
    counts = list(printed)
    if is_lair(s, field):
        tier = max([tier for tier in range(AZURE) if counts[tier]], default=GOLDEN)
        counts[tier] += min(s.tale.growth, MOST_GUARDS - sum(counts))
    if is_last_site(s, field):
        counts[GOLDEN] += 1
    if s.board.location[field] == UTOPIA and s.plan.says(SHARED_ARMY):
        counts[AZURE] -= 1  # the dragons that were kept aside
    return counts


def kept_guards(s: Heroes3, field: int) -> list[int]:
    """Guards of the Dragon Utopia that do not come from the decks."""
    if s.board.location[field] != UTOPIA:
        return []
    tale = s.tale
    if s.plan.says(SHARED_ARMY):
        dragons = packed(UNIT_IDS.index("neutral_azure_dragons"), FEW)
        for pile in (tale.utopia, s.neutral_discards[AZURE], s.neutral_decks[AZURE]):
            if dragons in pile:
                pile.remove(dragons)
                return [dragons]
        return []
    found, tale.utopia = tale.utopia, []
    return found


def only_kept(s: Heroes3, field: int) -> bool:
    """Are there no other guards than those?"""
    return s.plan.says(DRAGON_DECKS) and s.board.location[field] == UTOPIA


def keeps_guard(s: Heroes3, unit: int) -> bool:
    """A guard of the Dragon Utopia that was not beaten goes back there."""
    battle = s.battle
    if battle is None or s.board.location[battle.field] != UTOPIA:
        return False
    if s.plan.says(DRAGON_DECKS) or (s.plan.says(SHARED_ARMY) and UNITS[unit >> 1].id == "neutral_azure_dragons"):
        s.tale.utopia.append(unit)
        return True
    return False


def has_deck(s: Heroes3, field: int) -> bool:
    """Do the guards of a field use AI cards?"""
    if s.plan.says(GUARDS_HAVE_DECK):
        return True
    return s.plan.says(UTOPIA_DECK) and s.board.location[field] == UTOPIA


# By difficulty: dragons of the Utopia and of the wandering army, azure and golden; one golden more for three players.
DRAGON_PILES: Final[list[tuple[int, int, int, int]]] = [(2, 0, 0, 2), (2, 1, 1, 1), (3, 0, 1, 2), (3, 1, 2, 1)]


def deal_dragons(s: Heroes3) -> None:
    """The dragons of the Utopia and those that wander; when there are no more, the strongest golden units."""
    azure, gold, wandering_azure, wandering_gold = DRAGON_PILES[s.plan.difficulty]
    more = 1 if s.seats == 3 else 0
    s.tale.utopia = dragons(s, azure, gold + more)
    s.tale.foes[0].army = dragons(s, wandering_azure, wandering_gold + more)


def dragons(s: Heroes3, azure: int, gold: int) -> list[int]:
    found: list[int] = []
    for tier, count in ((AZURE, azure), (GOLDEN, gold)):
        for _ in range(count):
            pile = [unit for unit in s.neutral_decks[tier] if UNITS[unit >> 1].dragon]
            if not pile:
                pile = s.neutral_decks[GOLDEN]
            best = max([(UNITS[unit >> 1].faces[0].health, UNITS[unit >> 1].faces[0].attack, unit) for unit in pile])
            unit = best[2] if tier == GOLDEN or not is_dragon(pile[0]) else pile[s.rng.next(len(pile))]
            s.neutral_decks[UNITS[unit >> 1].tier].remove(unit)
            found.append(unit)
    return found


def is_dragon(unit: int) -> bool:
    return UNITS[unit >> 1].dragon


def disguise(s: Heroes3) -> None:
    """The necromancer's knights and dragons were a deception: before the combat others stand there (Greek Gift)."""
    if not s.plan.says(UNDEAD_GUISE) or s.tale.done & RACE_OVER:
        return
    s.tale.done |= RACE_OVER
    foe = s.tale.foes[s.tale.foe]
    gone = [UNIT_IDS.index("dread_knights"), UNIT_IDS.index("ghost_dragons")]
    foe.army = [unit for unit in foe.army if unit >> 1 not in gone]
    for id in ("neutral_zombies", "neutral_skeletons"):
        unit = packed(UNIT_IDS.index(id), FEW)
        for pile in (*s.neutral_decks, *s.neutral_discards):
            if unit in pile:
                pile.remove(unit)
                foe.army.append(unit)
                break
    s.tale.pile = NONE


def dress_up(s: Heroes3) -> None:
    """… and cloaks lie on its zombies and skeletons."""
    from hexfarer.games.heroes3.flow.ai_cards import wear

    if s.plan.says(UNDEAD_GUISE) and s.tale.foe != NONE:
        for id in ("cloak_of_the_undead_king_4", "cloak_of_the_undead_king_6"):
            wear(s, id)


# -- visits --

OBELISK_GIFTS: Final[dict[int, Effect]] = {
    4: Roll(TREASURE_DIE, 1),
    5: Seq(Roll(TREASURE_DIE, 1), Roll(RESOURCE_DIE, 1)),
    6: HIRE_SHARED,
}


def obelisk_visited(s: Heroes3, seat: int, field: int) -> bool:
    """The first visit of an obelisk; True if the scenario has a gift of its own, or none."""
    from hexfarer.games.heroes3.flow.winning import check_now

    if s.plan.says(ANGELS_AT_OBELISK) and obelisks_of(s) >= s.plan.obelisks and not s.tale.done & ANGELS_CAME:
        s.tale.done |= ANGELS_CAME
        if s.plan.says(PORTAL_AT_OBELISK):
            s.push(Ask(seat, TO_TOWN, field))
        join(s, seat, packed(UNIT_IDS.index(ARCHANGELS), FEW))
    gift = OBELISK_GIFTS.get(s.plan.obelisk)
    if gift is not None:
        s.push(Doing(seat, gift, field))
    check_now(s)
    return s.plan.obelisk >= 4


def obelisks_of(s: Heroes3) -> int:
    return sum(1 for mask in s.obelisks if mask)


class ToTown(Choosing):
    """The hero on the second obelisk may go straight to the AI's Town (Sicilian Dragon); `by` is the obelisk."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.FIELD
    question: ClassVar[str] = "to-town"
    rule: ClassVar[str] = "H3-SCEN-003"

    def values(self, s: Heroes3, seat: int, by: int, memo: int) -> list[int]:
        if not s.plan.says(PORTAL_AT_OBELISK) or not s.tale.done & ANGELS_CAME or s.tale.foes[0].beaten:
            return []
        return [s.tale.foes[0].at] if by in s.players[seat].at else []

    def may_stop(self, s: Heroes3, seat: int, by: int, memo: int) -> bool:
        return bool(self.values(s, seat, by, memo))

    def chosen(self, s: Heroes3, seat: int, by: int, memo: int, value: int) -> None:
        from hexfarer.games.heroes3.flow.visiting import enter

        player = s.players[seat]
        hero = player.at.index(by)
        player.came_from[hero] = by
        player.at[hero] = value
        s.tell(events.MOVED, [seat, hero, value])
        enter(s, seat, hero, value)


TO_TOWN: Final = ToTown()


def stands_at_portal(s: Heroes3, seat: int, hero: int) -> bool:
    """May a hero use the way to the AI's Town that the second obelisk has opened?"""
    at = s.players[seat].at[hero]
    if not s.plan.says(PORTAL_AT_OBELISK) or at == NONE or s.tale.foes[0].beaten:
        return False
    return bool(s.tale.done & ANGELS_CAME) and s.board.location[at] == OBELISK


def visited(s: Heroes3, seat: int, field: int) -> None:
    """After a field was flagged: gifts, and whether that was all that had to be reached."""
    from hexfarer.games.heroes3.flow.winning import check_now

    if field in s.tale.theirs:
        s.tale.theirs.remove(field)
    location = s.board.location[field]
    if s.plan.says(ANGELS_AT_F3) and location == SETTLEMENT and not s.tale.done & ANGELS_CAME:
        if TILE_IDS[s.board.tiles[field // FIELDS]] == "F3":
            s.tale.done |= ANGELS_CAME
            join(s, seat, packed(UNIT_IDS.index(ARCHANGELS), FEW))
    if location == UTOPIA and not s.tale.done & UTOPIA_REWARDED:
        s.tale.done |= UTOPIA_REWARDED
        if s.plan.says(AZURE_AT_UTOPIA):
            s.push(Doing(seat, HIRE_AZURE, field))
        elif s.plan.says(DRAGON_AT_UTOPIA):
            s.push(Doing(seat, AZURE_DRAGON, field))
    check_now(s)


def unguarded(s: Heroes3, field: int) -> bool:
    """Has the scenario taken the guard of a field away (Greek Gift)?"""
    if not s.plan.says(ANGELS_AT_F3) or s.board.location[field] != SETTLEMENT:
        return False
    return TILE_IDS[s.board.tiles[field // FIELDS]] == "F3"


def not_capturable(s: Heroes3, field: int) -> bool:
    """A Town that heroes may enter but not take (Guardian Angels)."""
    return s.plan.says(SAFE_TOWN) and field in s.tale.theirs and s.board.location[field] == TOWN


def foe_reaches(s: Heroes3, number: int, field: int) -> None:
    """An AI hero that comes to the Dragon Utopia before the player changes its army (Two Knights Defense)."""
    from hexfarer.games.heroes3.flow.winning import check_now

    if s.board.location[field] == UTOPIA and s.plan.says(RACE_TO_UTOPIA):
        if not s.tale.done & (RACE_OVER | UTOPIA_REWARDED):
            s.tale.done |= RACE_OVER
            foe = s.tale.foes[number]
            knights = packed(UNIT_IDS.index("dread_knights"), PACK)
            foe.army = [unit - PACK if unit == knights else unit for unit in foe.army]
            grow(s, number, packed(UNIT_IDS.index("ghost_dragons"), PACK))
    check_now(s)


# -- Stand United --


def won_at_utopia(s: Heroes3, seat: int) -> bool:
    """Everybody has to win there once: no flag, a unit for those who follow, the winner is done. False elsewhere."""
    if not s.plan.says(SHARED_ARMY):
        return False
    s.push(Leaves(seat))
    s.push(Ask(seat, LEAVE_UNIT))
    return True


class LeaveUnit(Choosing):
    """A faction's unit that survived goes to the army that all share."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.UNIT
    question: ClassVar[str] = "leave-unit"
    rule: ClassVar[str] = "H3-SCEN-003"

    def values(self, s: Heroes3, seat: int, by: int, memo: int) -> list[int]:
        return sorted({unit for unit in s.players[seat].units if not is_neutral(unit)})

    def chosen(self, s: Heroes3, seat: int, by: int, memo: int, value: int) -> None:
        s.players[seat].units.remove(value)
        s.tale.shared.append(value)
        s.tell(events.SHARED, [seat, value])


LEAVE_UNIT: Final = LeaveUnit()


class Leaves(Course):
    """The winner may hand out resources, then leaves the game as successful."""

    __slots__ = ("asked",)

    def __init__(self, seat: int, asked: bool = False) -> None:
        super().__init__(seat)
        self.asked = asked

    def ready(self, s: Heroes3) -> bool:
        from hexfarer.games.heroes3.flow.together import Giving
        from hexfarer.games.heroes3.flow.winning import check_now

        player = s.players[self.seat]
        if not self.asked and s.others(self.seat):
            self.asked = True
            s.push(Giving(self.seat))
            return False
        s.pop()
        s.tale.winners |= 1 << self.seat
        player.eliminated = True
        player.at = [NONE, NONE]
        s.tell(events.SUCCEEDED, [self.seat])
        check_now(s)
        return False

    def copy(self) -> Leaves:
        return Leaves(self.seat, self.asked)


def lend(s: Heroes3, seat: int) -> None:
    """Before a combat the shared units are at the disposal of the player who fights."""
    if s.tale.shared:
        s.tale.lent = s.tale.shared
        s.players[seat].units += s.tale.lent
        s.tale.shared = []


def rested(s: Heroes3, traits: int) -> list[int]:
    """Shared units with one of these abilities on the map, which serves one player a round, unused so far."""
    left = s.tale.shared[:]
    for unit in s.tale.worked:
        if unit in left:
            left.remove(unit)
    return [unit for unit in left if face_of(unit).traits & traits]


class SharedYield(Choosing):
    """What shared units bring in a Resource round goes to the first player who wants it."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.UNIT
    question: ClassVar[str] = "shared-yield"
    rule: ClassVar[str] = "H3-SCEN-003"

    def values(self, s: Heroes3, seat: int, by: int, memo: int) -> list[int]:
        return sorted(set(rested(s, TAX | HOARD)))

    def may_stop(self, s: Heroes3, seat: int, by: int, memo: int) -> bool:
        return bool(self.values(s, seat, by, memo))

    def chosen(self, s: Heroes3, seat: int, by: int, memo: int, value: int) -> None:
        s.tale.worked.append(value)
        proceeds(s, seat, value)
        s.push(Ask(seat, self, by, memo))


SHARED_YIELD: Final = SharedYield()


def proceeds(s: Heroes3, seat: int, unit: int) -> None:
    """What a unit brings a player in a Resource round."""
    if face_of(unit).traits & TAX:
        s.gain(seat, GOLD, 3)
    elif face_of(unit).traits & HOARD:
        s.gain(seat, VALUABLES, 2)


def give_back_lent(s: Heroes3, seat: int) -> None:
    """After it those that are left are everybody's again."""
    units = s.players[seat].units
    for unit in s.tale.lent:
        for owned in units:
            if owned >> 1 == unit >> 1:
                units.remove(owned)
                s.tale.shared.append(owned)
                break
    s.tale.lent = []


# -- victory and defeat together or alone (H3-END-001, -015, -017) --


def lost_combat(s: Heroes3, seat: int, hero: int) -> None:
    """A combat was lost; in some scenarios that is the end."""
    if s.over or s.plan.rivals():
        return
    if s.plan.losses & LOSE_COMBAT or (s.plan.losses & LOSE_HERO and hero == MAIN):
        end(s, [], "defeat")


def end(s: Heroes3, victors: list[int], victory: str) -> None:
    from hexfarer.games.heroes3.flow.campaign import Farewell, next_scenario
    from hexfarer.games.heroes3.flow.winning import finish

    if victors and next_scenario(card_of(s)):
        s.push(Farewell(victors[0]))
    else:
        finish(s, victors, victory)


def reached(s: Heroes3, at_round_end: bool) -> bool:
    """Is everything reached that must be? Lairs are counted at the end of a round."""
    goals = s.plan.goals
    if goals == 0 or (goals & GOAL_LAIRS and not at_round_end):
        return False
    return all(one_reached(s, 1 << bit) for bit in range(8) if goals >> bit & 1)


def one_reached(s: Heroes3, goal: int) -> bool:
    location, flag = s.board.location, s.flag
    if goal == GOAL_UTOPIA:
        return any(owner != NONE and location[field] == UTOPIA for field, owner in enumerate(flag))
    if goal == GOAL_LAIRS:
        lairs = [field for field in range(len(location)) if is_lair(s, field)]
        return len(lairs) == LAIRS and all(s.flag[field] != NONE for field in lairs)
    if goal == GOAL_FOE:
        return s.tale.foes[0].beaten
    if goal == GOAL_EACH_UTOPIA:
        return s.tale.winners == (1 << s.seats) - 1
    if goal == GOAL_ALL_FLAGS:
        return all(s.board.up) and all(flag[field] != NONE for field in sites(s))
    if goal == GOAL_SETTLEMENT:
        return any(
            flag[field] != NONE and location[field] == SETTLEMENT and TILE_IDS[s.board.tiles[field // FIELDS]] == "F3"
            for field in range(len(flag))
        )
    if goal == GOAL_TOWN:
        homes = [player.home for player in s.players]
        return any(flag[field] != NONE and location[field] == TOWN and field not in homes for field in range(len(flag)))
    assert goal == GOAL_OBELISKS
    return obelisks_of(s) >= s.plan.obelisks


LAIRS: Final = 3


def leaving(s: Heroes3) -> bool:
    """Is the scenario won, and only the choice of cards still open?"""
    from hexfarer.games.heroes3.flow.campaign import Farewell

    return any(isinstance(frame, Farewell) for frame in s.stack)


def judge(s: Heroes3, at_round_end: bool) -> None:
    """Victory or defeat of all who play together."""
    if s.over or s.plan.rivals() or leaving(s):
        return
    if reached(s, at_round_end):
        end(s, list(range(s.seats)), "goal")
        return
    homes = [(seat, player.home) for seat, player in enumerate(s.players) if player.home != NONE]
    held = [seat for seat, home in homes if s.flag[home] != NONE]
    if homes and not held and s.plan.losses & (LOSE_TOWNS | LOSE_TOWN):
        end(s, [], "defeat")


def start_field(s: Heroes3, seat: int) -> int:
    """Where a beaten hero goes that has no other place (H3-END-017)."""
    home = s.players[seat].home
    return home if home != NONE else s.tale.starts[seat]
