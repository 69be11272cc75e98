"""Rounds: tactics, turns in their order, the end of a round and the preparation of the next."""

from __future__ import annotations

from typing import ClassVar, Final

from hexfarer.games.mage_knight import events, reasons, verbs
from hexfarer.games.mage_knight.asking import Course
from hexfarer.games.mage_knight.components import DEEDS, ON_TAKING, TACTICS, TacticCard
from hexfarer.games.mage_knight.content.tiles import TILES
from hexfarer.games.mage_knight.effects.base import FROM_TACTIC, Ask, Choosing, Doing, source
from hexfarer.games.mage_knight.effects.hirelings import ask_upkeep
from hexfarer.games.mage_knight.flow.end import check_end, game_over, portal_wins
from hexfarer.games.mage_knight.flow.endturn import limit_bonus
from hexfarer.games.mage_knight.flow.recruiting import drop_banner
from hexfarer.games.mage_knight.flow.reveals import look_around, uncover_ruins
from hexfarer.games.mage_knight.flow.start import Before, expire_interactive, token_back
from hexfarer.games.mage_knight.flow.turn import Turn
from hexfarer.games.mage_knight.flow.variants import (
    ask_draft_cards,
    ask_upgrades,
    fury,
    roll_darkness,
    upgrades_due,
)
from hexfarer.games.mage_knight.offers import dealt, offer_monastery, offer_unit, refill
from hexfarer.games.mage_knight.plan import DRUIDS, DUMMY_FIRST, MINES, SOLO
from hexfarer.games.mage_knight.state import IN_SOURCE, MageKnight
from hexfarer.games.mage_knight.terms import ACTION_OFFER, BASIC, MINE, MONASTERY, NONE, OFF, PORTAL, READY, SPELL_OFFER
from hexfarer.kernel.verdict import refuse

# The stages of a round.
TACTIC_TIME: Final = 0
TAKING: Final = 1
TURNS: Final = 2
ENDING: Final = 3
PREPARING: Final = 4
DEALING: Final = 5


class Rounds(Course):
    """The frame at the bottom: round after round until the game is over."""

    __slots__ = ("stage",)

    def __init__(self, stage: int = TACTIC_TIME) -> None:
        super().__init__(0)
        self.stage = stage

    def ready(self, s: MageKnight) -> bool:
        if self.stage == TACTIC_TIME:
            self.stage = TAKING
            begin_tactics(s)
        elif self.stage == TAKING:
            if not next_chooser(s):
                sort_order(s)
                self.stage = TURNS
        elif self.stage == TURNS:
            if not next_turn(s):
                self.stage = ENDING
        elif self.stage == ENDING:
            self.stage = PREPARING
            end_round(s)
        elif self.stage == PREPARING:
            self.stage = DEALING
            prepare(s)
        else:
            self.stage = TACTIC_TIME
            deal_hands(s)
        return False

    def copy(self) -> Rounds:
        return Rounds(self.stage)


# -- tactics --


def fits(s: MageKnight, tactic: TacticCard) -> bool:
    return tactic.night == s.night and tactic.box & s.plan.box != 0


def begin_tactics(s: MageKnight) -> None:
    """The tactics of the time of day are displayed; the dummy may take one first (MK-TAC)."""
    s.tactics = [i for i, tactic in enumerate(TACTICS) if fits(s, tactic) and i not in s.tactics_gone]
    s.tactics.sort(key=lambda i: TACTICS[i].number)
    pickers = s.seats + (1 if s.dummy is not None else 0)
    if len(s.tactics) < pickers:  # too few are left: the removed ones come back (MK-TAC-05)
        s.tactics_gone = [i for i in s.tactics_gone if TACTICS[i].night != s.night]
        s.tactics = [i for i, tactic in enumerate(TACTICS) if fits(s, tactic)]
        s.tactics.sort(key=lambda i: TACTICS[i].number)
    for player in s.players:
        player.tactic = NONE
        player.tactic_used = player.tactic_down = False
    if s.dummy is not None:
        s.dummy.tactic = NONE
        if s.plan.tactics == DUMMY_FIRST:
            dummy_tactic(s)


def dummy_tactic(s: MageKnight) -> None:
    assert s.dummy is not None
    s.dummy.tactic = s.tactics.pop(s.rng.next(len(s.tactics)))
    s.reveal(events.DUMMY_TACTIC)
    s.tell(events.DUMMY_TACTIC, [s.dummy.tactic])


def next_chooser(s: MageKnight) -> bool:
    """Who has least fame chooses next; at a tie the later in the old order (MK-TACTIC-02)."""
    waiting = [seat for seat in range(s.seats) if s.players[seat].tactic == NONE and not s.players[seat].eliminated]
    if not waiting:
        return False
    places = [seat for seat in s.order if seat < s.seats]
    by_fame = s.round > 1 or not s.plan.auction  # after an auction fame does not count at first (MK-VAR-AUCTION-08)
    waiting.sort(key=lambda seat: (s.players[seat].fame if by_fame else 0, -places.index(seat)))
    s.push(Ask(waiting[0], CHOOSE_TACTIC, 0, 0))
    return True


class ChooseTactic(Choosing):
    """Take one of the displayed tactics."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.TACTIC
    question: ClassVar[str] = "tactic"
    rule: ClassVar[str] = "MK-TACTIC-01"

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return s.tactics[:]

    def refusal(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> int:
        """Who has it, or why it is not on display."""
        tactic = TACTICS[value]
        for other, player in enumerate(s.players):
            if player.tactic == value:
                return refuse(reasons.TACTIC_TAKEN, value, other)
        if s.dummy is not None and s.dummy.tactic == value:
            return refuse(reasons.TACTIC_OF_DUMMY, value)
        if not tactic.box & s.plan.box:
            return refuse(reasons.TACTIC_OF_OTHER_BOX, value)
        if tactic.night != s.night:
            return refuse(reasons.TACTIC_FOR_NIGHT if tactic.night else reasons.TACTIC_FOR_DAY, value)
        return refuse(reasons.TACTIC_REMOVED, value)

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        s.tactics.remove(value)
        s.players[seat].tactic = value
        s.tell(events.TACTIC, [seat, value])
        if s.plan.tactics == SOLO and s.dummy is not None:
            s.push(DummyTakes(seat))
        if TACTICS[value].use == ON_TAKING:
            s.push(Doing(seat, TACTICS[value].effect, source(FROM_TACTIC, value)))


CHOOSE_TACTIC: Final = ChooseTactic()


class DummyTakes(Course):
    """Alone: the dummy takes a tactic after the player (MK-TAC-03)."""

    __slots__ = ()

    def ready(self, s: MageKnight) -> bool:
        s.pop()
        dummy_tactic(s)
        return False

    def copy(self) -> DummyTakes:
        return DummyTakes(self.seat)


def sort_order(s: MageKnight) -> None:
    """Turns follow the numbers of the tactics (MK-TACTIC-05)."""
    seats = [seat for seat in range(s.seats) if not s.players[seat].eliminated]
    if s.dummy is not None:
        seats.append(s.seats)
    s.order = sorted(seats, key=lambda seat: TACTICS[tactic_of(s, seat)].number)
    s.current = len(s.order) - 1
    s.announced = NONE
    s.turns_left = []
    s.tell(events.ORDER, s.order[:])


def tactic_of(s: MageKnight, seat: int) -> int:
    if seat == s.seats:
        assert s.dummy is not None
        return s.dummy.tactic
    return s.players[seat].tactic


# -- turns --


def next_turn(s: MageKnight) -> bool:
    """Open the next turn; False when the round is over."""
    s.moment = OFF
    if s.conceded != NONE:
        return False
    check_end(s)
    counted = s.announced != NONE or s.end_met
    if counted:
        if portal_wins(s) or not s.turns_left:
            return False
        seat = s.turns_left.pop(0)
        s.current = s.order.index(seat)
    else:
        s.current = (s.current + 1) % len(s.order)
        seat = s.order[s.current]
    if seat == s.seats:
        dummy_turn(s)
        return True
    player = s.players[seat]
    if player.eliminated:
        return True
    if player.order_down:  # the turn was spent before (MK-TURN-06, -15)
        s.push(Skip(seat))
        s.push(Before(seat))
        return True
    s.push(Turn(seat))
    s.push(Before(seat))
    return True


class Skip(Course):
    """A turn that is left out; what may be done before it may be done all the same."""

    __slots__ = ()

    def ready(self, s: MageKnight) -> bool:
        s.pop()
        s.players[self.seat].order_down = False
        s.tell(events.SKIPPED, [self.seat])
        expire_interactive(s, self.seat)
        return False

    def copy(self) -> Skip:
        return Skip(self.seat)


def dummy_turn(s: MageKnight) -> None:
    """The dummy turns cards up, and announces when it has none (MK-DUMMY-07 to -10)."""
    dummy = s.dummy
    assert dummy is not None
    if not dummy.deck:
        if s.announced == NONE:
            from hexfarer.games.mage_knight.flow.start import announce

            announce(s, s.seats)
        return
    turned: list[int] = []
    for _ in range(min(3, len(dummy.deck))):
        turned.append(dummy.deck.pop())
    colours = [colour for colour in BASIC if DEEDS[turned[-1]].has_colour(colour)]  # two of some cards (MK-CARD-16)
    more = sum(dummy.crystals[colour] for colour in colours)
    for _ in range(min(more, len(dummy.deck))):
        turned.append(dummy.deck.pop())
    dummy.discard += turned
    s.reveal(events.DUMMY_TURN)
    s.tell(events.DUMMY_TURN if len(colours) == 1 else events.DUMMY_TURN_TWO, [len(turned), *colours])


# -- the end of a round --


def end_round(s: MageKnight) -> None:
    """What happens when a Day or Night is over; maybe the game is (MK-ROUND-18)."""
    s.last_announced = s.announced != NONE
    s.tell(events.ROUND_OVER, [s.round])
    if s.conceded != NONE or s.end_met or s.round >= s.plan.rounds or portal_wins(s):
        game_over(s)
        return
    if s.plan.portal_closes and s.round == 1:
        close_portal(s)
        if s.over:
            return
    if s.plan.scenario == DRUIDS and s.night:
        s.glades = [0] * len(s.glades)
        s.incanted = 0
    if s.plan.fury:
        fury(s)
    if s.plan.darkness and not s.night:
        roll_darkness(s)
    remove_tactics(s)
    for packed in s.centre:
        token_back(s, packed)
    s.centre, s.centre_mark, s.exploits = [], [], []


def close_portal(s: MageKnight) -> None:
    """One to Return: who is still on the portal is out (MK-SCN-PORT-02)."""
    for seat, player in enumerate(s.players):
        if player.place == NONE or s.sites[player.place] == PORTAL:
            player.eliminated = True
            player.place = NONE
            s.tell(events.ELIMINATED, [seat])
    s.order = [seat for seat in s.order if seat == s.seats or not s.players[seat].eliminated]
    s.current = 0
    if all(player.eliminated for player in s.players):
        game_over(s)


def remove_tactics(s: MageKnight) -> None:
    """Used tactics leave the game, alone and in cooperative games (MK-TAC-02, -03)."""
    dummy = s.dummy
    if s.plan.tactics == SOLO and dummy is not None:
        s.tactics_gone += [player.tactic for player in s.players]
        if dummy.tactic != NONE:
            s.tactics_gone.append(dummy.tactic)
    elif s.plan.tactics == DUMMY_FIRST and s.round < s.plan.rounds - 1:
        first = next(seat for seat in s.order if seat < s.seats)
        s.push(Ask(first, REMOVE_TACTIC, 0, 0))


class RemoveTactic(Choosing):
    """A tactic that a player used this round leaves the game; the first in the order decides (MK-TAC-04)."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.TACTIC
    question: ClassVar[str] = "remove-tactic"
    rule: ClassVar[str] = "MK-TAC-02"

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return sorted(player.tactic for player in s.players)

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        s.tactics_gone.append(value)
        s.tell(events.TACTIC_GONE, [value])


REMOVE_TACTIC: Final = RemoveTactic()


# -- preparation --


def prepare(s: MageKnight) -> None:
    """Steps 1 to 6 of the preparation, and the questions of step 7 (MK-ROUND-03 to -11)."""
    was_day = not s.night
    s.round += 1
    s.night = (not s.night and not s.plan.darkness) or s.darkness
    s.tell(events.NIGHT if s.night else events.DAY, [s.round])
    for player in s.players:
        player.stored_die = NONE
        player.claim_colour, player.claim_pays = NONE, False
    s.dice_at = [IN_SOURCE] * len(s.dice)
    s.dice_user = [NONE] * len(s.dice)
    s.roll_source()
    refresh_units(s)
    refresh_offers(s)
    if not s.night:
        uncover_ruins(s)
    ask_banners(s)
    if s.plan.draft and was_day:
        ask_draft_cards(s)
    if s.plan.upgrades and upgrades_due(s, was_day):
        ask_upgrades(s)


def refresh_units(s: MageKnight) -> None:
    """A new unit offer (MK-ROUND-05 to -07)."""
    from hexfarer.games.mage_knight.components import UNITS

    for unit in s.unit_offer:
        (s.elite_deck if UNITS[unit].elite else s.regular_deck).insert(0, unit)
    s.unit_offer = []
    s.action_deck[:0] = s.monastery_offer
    s.monastery_offer = []
    deal_units(s)
    kept = 1 if dealt(s, ACTION_OFFER) else 0  # the offer comes first when cards run out (MK-VAR-DECK-01)
    for space, site in enumerate(s.sites):
        if site == MONASTERY and s.shields[space] == 0 and len(s.action_deck) > kept:
            offer_monastery(s)


def deal_units(s: MageKnight) -> None:
    plan = s.plan
    elites = plan.elite_units and (s.round >= plan.elite_from if plan.elite_from else s.core_revealed)
    for i in range(s.seats + 2 + plan.extra_unit):
        offer_unit(s, elites and i % 2 == 0)


def refresh_offers(s: MageKnight) -> None:
    """The lowest cards leave the offers; the dummy takes what is its due (MK-ROUND-08, -09, MK-DUMMY-11, -12)."""
    dummy = s.dummy
    if dealt(s, ACTION_OFFER):
        if s.action_offer:
            card = s.action_offer.pop()
            if dummy is not None:
                dummy.discard.append(card)
                s.tell(events.DUMMY_CARD, [card])
            else:
                s.action_deck.insert(0, card)
        refill(s, False)
    if dealt(s, SPELL_OFFER):
        if s.spell_offer:
            card = s.spell_offer.pop()
            s.spell_deck.insert(0, card)
            if dummy is not None:
                dummy.crystals[DEEDS[card].colour] += 1
                s.tell(events.DUMMY_CRYSTAL, [DEEDS[card].colour])
        refill(s, True)
    if dummy is not None:
        dummy.deck += dummy.discard
        dummy.discard = []
        s.rng.shuffle(dummy.deck)


def ask_banners(s: MageKnight) -> None:
    """Each banner stays with its unit or goes into the deck (MK-BANNER-05)."""
    for seat in range(s.seats - 1, -1, -1):
        for i, unit in enumerate(s.players[seat].units):
            if unit.banner != NONE:
                s.push(Ask(seat, KEEP_BANNER, 0, i))


class KeepBanner(Choosing):
    """Keep (1) the banner of a unit (`memo`) or shuffle it in (2)."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.CHOOSE
    question: ClassVar[str] = "banner"
    rule: ClassVar[str] = "MK-BANNER-05"

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return [1, 2]

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        if value == 2:
            player = s.players[seat]
            banner = player.units[memo].banner
            player.discard.append(banner)
            s.tell(events.BANNER_BACK, [seat, banner])
            drop_banner(s, seat, memo)


KEEP_BANNER: Final = KeepBanner()


def deal_hands(s: MageKnight) -> None:
    """Step 7: everything is ready again, decks are shuffled, hands drawn (MK-ROUND-11, -12)."""
    for seat, player in enumerate(s.players):
        if player.eliminated:
            continue
        player.skill_state = [READY] * len(player.skills)
        for unit in player.units:
            unit.ready = True
            unit.banner_down = False
        player.deck += player.hand + player.discard + player.play + player.set_aside + player.stash
        player.hand, player.discard, player.play, player.set_aside, player.stash = [], [], [], [], []
        player.tokens = [0] * 6
        s.shuffle_deck(seat)
        s.draw_cards(seat, player.hand_limit() + limit_bonus(s, seat) + player.limit_extra)
        player.limit_extra = 0
        if s.plan.scenario == MINES:
            mine_crystals(s, seat)
        if not s.night:
            look_around(s, seat)
    ask_upkeep(s)


def mine_crystals(s: MageKnight, seat: int) -> None:
    """A crystal for every mine one has freed (MK-SCN-MINE-09)."""
    for space, site in enumerate(s.sites):
        if site == MINE and s.shields[space] >> seat & 1:
            s.store_crystal(seat, TILES[s.board.tile_of(space)].mine)
