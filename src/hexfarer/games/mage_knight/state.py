"""The table of Mage Knight, and the small things that happen on it."""

from __future__ import annotations

from typing import Final

from hexfarer.games.mage_knight import events
from hexfarer.games.mage_knight.board import Board
from hexfarer.games.mage_knight.combat import Combat
from hexfarer.games.mage_knight.content.enemies import pile_of
from hexfarer.games.mage_knight.duel import Assault, Duel
from hexfarer.games.mage_knight.plan import Plan
from hexfarer.games.mage_knight.player import PILE_PLACE, Player
from hexfarer.games.mage_knight.terms import (
    BLACK,
    BOTH_OFFERS,
    CRYSTAL_LIMIT,
    DOWN,
    GOLD,
    LEVEL_FAME,
    NONE,
    OFF,
    PILES,
    WORST_REPUTATION,
    WOUND,
)
from hexfarer.kernel.registry import Game
from hexfarer.kernel.rng import Rng, seeded
from hexfarer.kernel.state import Outcome, State

# Where a die of the Source is (MK-MANA-13).
IN_SOURCE: Final = 0
SPENT: Final = 1  # used this turn: rolled and returned at its end
SET_ASIDE: Final = 2  # used this turn, but returned as it is
STORED: Final = 3  # on Mana Steal
CLAIMED: Final = 4  # by Mana Claim, until the end of the round

DIE_PLACES: Final[list[str]] = ["", "spent", "set", "stored", "claimed"]

GUESSES: Final = 12  # deals that are tried until the pending question makes sense

# Kinds of city (MK-CITY-02 to -04).
BESIEGED: Final = 0
FRIENDLY: Final = 1
CLOSED: Final = 2


class City:
    """A city card with its garrison and the shields of its conquerors."""

    __slots__ = ("colours", "conquered", "garrison", "kind", "leader", "level", "shields", "spaces")

    def __init__(self, colours: int, level: int, spaces: list[int], kind: int) -> None:
        self.colours = colours  # a mask: a Megapolis has two
        self.level = level
        self.spaces = spaces
        self.kind = kind
        self.garrison: list[int] = []  # tokens, with DOWN while hidden
        self.shields: list[int] = []  # seats, in the order in which they were put there
        self.conquered = kind == FRIENDLY
        self.leader = NONE

    def copy(self) -> City:
        new = City(self.colours, self.level, self.spaces[:], self.kind)
        new.garrison, new.shields = self.garrison[:], self.shields[:]
        new.conquered, new.leader = self.conquered, self.leader
        return new


class Dummy:
    """The dummy player (MK-DUMMY)."""

    __slots__ = ("crystals", "deck", "discard", "hero", "skill_pile", "tactic")

    def __init__(self, hero: int) -> None:
        self.hero = hero  # NONE: a substitute deck
        self.deck: list[int] = []  # its top at the end
        self.discard: list[int] = []
        self.crystals = [0, 0, 0, 0]
        self.tactic = NONE
        self.skill_pile: list[int] = []

    def copy(self) -> Dummy:
        new = Dummy(self.hero)
        new.deck, new.discard, new.crystals = self.deck[:], self.discard[:], self.crystals[:]
        new.tactic, new.skill_pile = self.tactic, self.skill_pile[:]
        return new


class MageKnight(State):
    """The whole table."""

    __slots__ = (
        "action_deck",
        "action_offer",
        "announced",
        "artifact_deck",
        "assault",
        "attack",
        "block",
        "board",
        "burned",
        "centre",
        "centre_mark",
        "chosen",
        "cities",
        "cities_revealed",
        "city_cards",
        "combat",
        "common_skills",
        "conceded",
        "core_revealed",
        "current",
        "darkness",
        "dice",
        "dice_at",
        "dice_user",
        "duel",
        "dummy",
        "elite_deck",
        "end_met",
        "exploits",
        "fixed_hidden",
        "glades",
        "guards",
        "incanted",
        "last_announced",
        "moment",
        "monastery_offer",
        "night",
        "offers_dealt",
        "order",
        "paths",
        "pile_discards",
        "piles",
        "plan",
        "players",
        "recalled",
        "regular_deck",
        "removed",
        "removed_units",
        "round",
        "ruin_discard",
        "ruin_pile",
        "ruins",
        "shields",
        "sites",
        "spare_core",
        "spare_country",
        "spell_deck",
        "spell_offer",
        "tactics",
        "tactics_gone",
        "tile_deck",
        "turn_before",
        "turns_left",
        "unit_offer",
    )

    def __init__(self, game: Game, plan: Plan, seats: int, rng: Rng, source: MageKnight | None = None) -> None:
        super().__init__(game, seats, rng, source)
        self.plan = plan
        if source is None:
            self.players: list[Player] = []
            self.dummy: Dummy | None = None
            # time
            self.round = 0
            self.night = False
            self.darkness = False  # Darkness Comes: only Nights from now on
            self.order: list[int] = []  # seats in the order of their turns; `seats` itself is the dummy
            self.current = 0  # whose turn it is: a place in `order`
            self.announced = NONE  # who announced the end of the round; `seats` is the dummy
            self.last_announced = False  # somebody announced the end of the round that is over
            self.turns_left: list[int] = []  # seats that still have a last turn; used once the end is near
            self.end_met = False
            self.moment = OFF
            self.conceded = NONE
            self.chosen: list[int] = []  # One to Return with teams: the chosen seat of each team
            # mana
            self.dice: list[int] = []
            self.dice_at: list[int] = []
            self.dice_user: list[int] = []  # who used each die last
            # cards
            self.tactics: list[int] = []  # on display
            self.tactics_gone: list[int] = []  # removed from the game
            self.action_deck: list[int] = []  # advanced actions; all decks have their top at the end
            self.action_offer: list[int] = []  # from the top of the column to the lowest
            self.spell_deck: list[int] = []
            self.spell_offer: list[int] = []
            self.artifact_deck: list[int] = []
            self.regular_deck: list[int] = []
            self.elite_deck: list[int] = []
            self.unit_offer: list[int] = []
            self.monastery_offer: list[int] = []  # advanced actions among the units
            self.offers_dealt = BOTH_OFFERS  # a mask; First Reconnaissance deals them when they are needed
            self.removed: list[int] = []  # cards thrown away
            self.removed_units: list[int] = []
            self.common_skills: list[int] = []
            self.centre: list[int] = []  # interactive skills that lie in the middle: skill * 8 + owner
            self.centre_mark: list[int] = []  # Mana Exploit: the colour that is safe
            self.exploits: list[int] = []  # who was already hurt in which colour: packed
            # the map
            self.board = Board()
            self.tile_deck: list[int] = []
            self.fixed_hidden: list[int] = []  # Conquer and Hold: tile positions that wait face down, slot * 64 + tile
            self.spare_country: list[int] = []
            self.spare_core: list[int] = []
            self.sites: list[int] = []
            self.guards: list[int] = []  # enemies on each space, eight bits a token, token + 1
            self.shields: list[int] = []  # seats with a shield on each space, as a mask
            self.ruins: list[int] = []  # ruins token on each space + 1; + DOWN face down
            self.glades: list[int] = []
            self.paths: list[int] = []  # of a maze on each space: four bits a path, seat + 1 whose shield lies there
            self.burned = 0
            self.core_revealed = False
            self.cities_revealed = 0
            self.city_cards: list[int] = []  # colours that are not on the map yet
            self.cities: list[City] = []
            self.piles: list[list[int]] = [[] for _ in PILES]
            self.pile_discards: list[list[int]] = [[] for _ in PILES]
            self.ruin_pile: list[int] = []
            self.ruin_discard: list[int] = []
            # fights
            self.combat: Combat | None = None
            self.duel: Duel | None = None
            self.assault: Assault | None = None
            self.attack = [0] * 12  # points of the attack under way, kind * 4 + element
            self.block = [0] * 4
            self.incanted = 0  # Druid Nights: seats that did it this Night
            self.recalled: list[int] = []  # cards that wait for a choice (reward candidates, drafts)
            self.turn_before = NONE  # who took the turn before this one
        else:
            self.players = [player.copy() for player in source.players]
            self.dummy = None if source.dummy is None else source.dummy.copy()
            self.round, self.night, self.darkness = source.round, source.night, source.darkness
            self.order, self.current = source.order[:], source.current
            self.announced, self.last_announced = source.announced, source.last_announced
            self.turns_left, self.end_met, self.moment = source.turns_left[:], source.end_met, source.moment
            self.conceded, self.chosen = source.conceded, source.chosen[:]
            self.dice, self.dice_at, self.dice_user = source.dice[:], source.dice_at[:], source.dice_user[:]
            self.tactics, self.tactics_gone = source.tactics[:], source.tactics_gone[:]
            self.action_deck, self.action_offer = source.action_deck[:], source.action_offer[:]
            self.spell_deck, self.spell_offer = source.spell_deck[:], source.spell_offer[:]
            self.artifact_deck = source.artifact_deck[:]
            self.regular_deck, self.elite_deck = source.regular_deck[:], source.elite_deck[:]
            self.unit_offer, self.monastery_offer = source.unit_offer[:], source.monastery_offer[:]
            self.offers_dealt = source.offers_dealt
            self.removed, self.removed_units = source.removed[:], source.removed_units[:]
            self.common_skills, self.centre = source.common_skills[:], source.centre[:]
            self.centre_mark, self.exploits = source.centre_mark[:], source.exploits[:]
            self.board = source.board
            self.tile_deck, self.fixed_hidden = source.tile_deck[:], source.fixed_hidden[:]
            self.spare_country, self.spare_core = source.spare_country[:], source.spare_core[:]
            self.sites, self.guards, self.shields = source.sites[:], source.guards[:], source.shields[:]
            self.ruins, self.glades, self.burned = source.ruins[:], source.glades[:], source.burned
            self.paths = source.paths[:]
            self.core_revealed, self.cities_revealed = source.core_revealed, source.cities_revealed
            self.city_cards = source.city_cards[:]
            self.cities = [city.copy() for city in source.cities]
            self.piles = [pile[:] for pile in source.piles]
            self.pile_discards = [pile[:] for pile in source.pile_discards]
            self.ruin_pile, self.ruin_discard = source.ruin_pile[:], source.ruin_discard[:]
            self.combat = None if source.combat is None else source.combat.copy()
            self.duel = None if source.duel is None else source.duel.copy()
            self.assault = None if source.assault is None else source.assault.copy()
            self.attack, self.block = source.attack[:], source.block[:]
            self.incanted, self.recalled = source.incanted, source.recalled[:]
            self.turn_before = source.turn_before

    def copy(self) -> MageKnight:
        return MageKnight(self.game, self.plan, self.seats, self.rng.copy(), self)

    def determinize(self, seat: int, rng: Rng) -> MageKnight:
        from hexfarer.games.mage_knight.hidden import deal_anew

        for _ in range(GUESSES):
            new = self.copy()
            new.rng = seeded(rng.word())
            deal_anew(new, seat, rng, True)
            new.changed()
            if new.over or new.legal():  # what is asked of somebody else must have an answer
                return new
        new = self.copy()
        new.rng = seeded(rng.word())
        deal_anew(new, seat, rng, False)
        new.changed()
        return new

    def outcome(self) -> Outcome:
        from hexfarer.games.mage_knight.scoring import outcome

        return outcome(self)

    # -- who is who --

    def active(self) -> int:
        """The seat whose turn it is; `seats` is the dummy, NONE before the first turn."""
        return self.order[self.current] if self.order else NONE

    def allies(self, a: int, b: int) -> bool:
        """Two players of one team (MK-TEAM)."""
        return a != b and self.plan.teams and self.players[a].team == self.players[b].team

    def others(self, seat: int) -> list[int]:
        """The other players who are still in the game, in round order from the next one."""
        if seat not in self.order:
            return [other for other in range(self.seats) if other != seat and not self.players[other].eliminated]
        at = self.order.index(seat)
        turned = self.order[at + 1 :] + self.order[:at]
        return [other for other in turned if other < self.seats and not self.players[other].eliminated]

    def heroes_at(self, space: int) -> list[int]:
        """The seats whose hero stands on a space."""
        return [seat for seat, player in enumerate(self.players) if player.place == space]

    def night_rules(self, seat: int) -> bool:
        """Do mana, spells and effects of a seat work as by Night (MK-MANA-14)?"""
        return self.night or (self.combat is not None and self.combat.seat == seat and self.combat.night)

    # -- tokens on the map --

    def tokens_at(self, space: int) -> list[int]:
        found: list[int] = []
        packed = self.guards[space]
        while packed:
            found.append((packed & 255) - 1)
            packed >>= 8
        return found

    def put_tokens(self, space: int, tokens: list[int]) -> None:
        packed = 0
        for token in reversed(tokens):
            packed = packed << 8 | token + 1
        self.guards[space] = packed

    def remove_token(self, space: int, token: int) -> None:
        left = self.tokens_at(space)
        left.remove(token)
        self.put_tokens(space, left)

    def draw_token(self, pile: int) -> int:
        """Draw an enemy token, or NONE when pile and discard are empty (MK-SETUP-10, -11)."""
        if not self.piles[pile]:
            self.piles[pile], self.pile_discards[pile] = self.pile_discards[pile], []
            self.rng.shuffle(self.piles[pile])
        if not self.piles[pile]:
            return NONE
        token = self.piles[pile].pop()
        self.forget(PILE_PLACE + pile, len(self.piles[pile]))
        return token

    def forget(self, place: int, depth: int = 0) -> None:
        """Tokens that were drawn or turned up are no secret of those who had looked at them."""
        for player in self.players:
            if player.peeked:
                player.forget(place, depth)

    def discard_token(self, token: int) -> None:
        self.pile_discards[pile_of(token)].append(token & (DOWN - 1))

    def turn_up(self, space: int) -> None:
        """Turn the face-down enemies of a space up."""
        tokens = self.tokens_at(space)
        if any(token >= DOWN for token in tokens):
            self.put_tokens(space, [token & (DOWN - 1) for token in tokens])
            self.forget(space)
            self.reveal(events.TOKEN_SEEN)
            for token in tokens:
                if token >= DOWN:
                    self.tell(events.TOKEN_SEEN, [token & (DOWN - 1), space])

    def city_at(self, space: int) -> City | None:
        for city in self.cities:
            if space in city.spaces:
                return city
        return None

    # -- cards --

    def draw_cards(self, seat: int, count: int) -> int:
        """Draw from the own deck as far as it goes; the number drawn."""
        player = self.players[seat]
        drawn = min(count, len(player.deck))
        if drawn > 0:
            for _ in range(drawn):
                player.hand.append(player.deck.pop())
            player.deck_known = max(0, player.deck_known - drawn)
            player.hand.sort()
            self.reveal(events.DREW)
            self.tell(events.DREW, [seat, drawn])
        return drawn

    def to_deck(self, seat: int, card: int) -> None:
        """A card gained goes on top of the deed deck (MK-GAIN-03)."""
        player = self.players[seat]
        player.deck.append(card)
        player.deck_known += 1

    def shuffle_deck(self, seat: int) -> None:
        player = self.players[seat]
        self.rng.shuffle(player.deck)
        player.deck_known = 0

    def take_wounds(self, seat: int, count: int) -> None:
        """Wounds to hand; too many in one combat knock the hero out (MK-COMBAT-DAMAGE-10)."""
        if count <= 0:
            return
        player = self.players[seat]
        held = len(player.hand)
        player.hand += [WOUND] * count
        player.hand.sort()
        player.wounds_gained[0] += count
        self.tell(events.WOUNDED, [seat, count])
        if self.fights(seat):
            player.combat_wounds += count
            if player.combat_wounds >= player.hand_limit():
                if any(card != WOUND for card in player.hand):
                    self.tell(events.KNOCKED_OUT, [seat])
                self.drop_hand(seat, held)
        if player.rush:
            from hexfarer.games.mage_knight.effects.adrenaline import rush

            rush(self, seat, count)

    def poison_wounds(self, seat: int, count: int) -> None:
        """Wounds into the discard pile (MK-ENEMY-POISON-02)."""
        player = self.players[seat]
        player.discard += [WOUND] * count
        player.wounds_gained[1] += count
        self.tell(events.POISONED, [seat, count])

    def drop_hand(self, seat: int, held: int) -> None:
        """All cards in hand that are no wounds are discarded.

        Of the cards held before the wounds came others knew only the number: now they see them, or that all are
        wounds (MK-UNDO-02).
        """
        player = self.players[seat]
        if held:
            self.reveal(events.HAND_SHOWN)
        player.discard += [card for card in player.hand if card != WOUND]
        player.hand = [card for card in player.hand if card == WOUND]

    def fights(self, seat: int) -> bool:
        if self.combat is not None and self.combat.seat == seat:
            return True
        return self.duel is not None and seat in (self.duel.aggressor, self.duel.defender)

    # -- tracks --

    def tell_passed(self) -> None:
        """Empty questions that were passed over since the last time, in one line."""
        if self.passed:
            self.tell(events.PASSED_OVER, [self.passed])
            self.passed = 0

    def add_fame(self, seat: int, fame: int) -> None:
        if fame == 0:
            return
        player = self.players[seat]
        before = player.fame
        player.fame += fame
        self.tell(events.FAME, [seat, fame, player.fame])
        if self.plan.line_bonus:  # Blitz: a point for every line crossed, which may cross the next (MK-SCN-BCON-02)
            while True:
                crossed = sum(1 for line in LEVEL_FAME[1:] if before < line <= player.fame)
                if crossed == 0:
                    break
                before = player.fame
                player.fame += crossed
                self.tell(events.FAME_LINES, [seat, crossed, player.fame])

    def add_reputation(self, seat: int, steps: int) -> None:
        player = self.players[seat]
        before = player.reputation
        player.reputation = max(WORST_REPUTATION, min(-WORST_REPUTATION, before + steps))
        if player.reputation > before:
            self.tell(events.REPUTATION_UP, [seat, player.reputation - before])
        elif player.reputation < before:
            self.tell(events.REPUTATION_DOWN, [seat, before - player.reputation])

    # -- mana --

    def gain_token(self, seat: int, colour: int, count: int = 1) -> None:
        self.players[seat].tokens[colour] += count
        self.tell(events.MANA, [seat, colour, count])

    def gain_crystal(self, seat: int, colour: int) -> None:
        """A crystal gained by an effect; a fourth of its colour is mana instead (MK-GAIN-02)."""
        crystals = self.players[seat].crystals
        if crystals[colour] < CRYSTAL_LIMIT:
            crystals[colour] += 1
            self.tell(events.CRYSTAL, [seat, colour])
        else:
            self.gain_token(seat, colour)

    def store_crystal(self, seat: int, colour: int) -> None:
        """A crystal from a reward or a mine; a fourth of its colour is lost (MK-REWARD-03, MK-ENDTURN-09)."""
        crystals = self.players[seat].crystals
        if crystals[colour] < CRYSTAL_LIMIT:
            crystals[colour] += 1
            self.tell(events.CRYSTAL, [seat, colour])
        else:
            self.tell(events.CRYSTAL_LOST, [seat, colour])

    def roll_die(self) -> int:
        return self.rng.next(6)

    def roll_source(self) -> None:
        """Roll all dice of the Source until at least half of them show basic colours (MK-SETUP-07)."""
        rolled = [i for i, where in enumerate(self.dice_at) if where == IN_SOURCE]
        for i in rolled:
            self.dice[i] = self.roll_die()
        while True:
            odd = [i for i in rolled if self.dice[i] in (GOLD, BLACK)]
            if 2 * (len(rolled) - len(odd)) >= len(rolled):
                break
            for i in odd:
                self.dice[i] = self.roll_die()
        self.reveal(events.SOURCE_ROLLED)
        self.tell(events.SOURCE_ROLLED, [self.dice[i] for i in rolled])

    def source_colours(self) -> list[int]:
        """The colours that lie in the Source, each once, in a fixed order."""
        mask = 0
        for i, colour in enumerate(self.dice):
            if self.dice_at[i] == IN_SOURCE:
                mask |= 1 << colour
        return [colour for colour in range(6) if mask >> colour & 1]

    def find_die(self, colour: int) -> int:
        """A die of that colour in the Source, or NONE."""
        for i, shown in enumerate(self.dice):
            if shown == colour and self.dice_at[i] == IN_SOURCE:
                return i
        return NONE

    # -- fights --

    def clear_points(self) -> None:
        self.attack = [0] * 12
        self.block = [0] * 4
