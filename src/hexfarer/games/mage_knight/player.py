"""A player: the hero, its cards and units, and what is known of its turn."""

from __future__ import annotations

from typing import Final

from hexfarer.games.mage_knight.terms import ARMOR, COMMAND, HAND_LIMIT, NONE

# What kind of turn it is (MK-TURN-17).
UNDECIDED: Final = 0
REGULAR: Final = 1
RESTED: Final = 2
TURN_KINDS: Final[list[str]] = ["undecided", "regular", "rested"]

# Rule changes until the end of the turn, as bits of `Player.flags`.
CAN_USE_GOLD: Final = 1  # Amulet of Sun by Night
CAN_USE_BLACK: Final = 2  # Amulet of Darkness by Day: black as by Night
DICE_AS_ANY: Final = 4  # Mana Storm: gold and black dice count as any basic colour
NO_UNIT_DAMAGE: Final = 8  # Into the Heat
LEAP: Final = 16  # Space Bending: spaces two steps away are adjacent, nobody is provoked
CRYSTALS_RETURN: Final = 32  # Crystal Mastery
TIME_BENDS: Final = 64  # Time Bending: the played cards come back, another turn follows
NO_SOURCE: Final = 128  # Who Needs Magic? was used at its best: no die this turn
GRAIL_DRAWS: Final = 256  # Golden Grail: a card for each Wound healed from hand
AGILITY: Final = 512  # Move left over may become Attack
AGILITY_RANGED: Final = 1024  # … and two of it Ranged Attack
GLORY: Final = 2048  # Banner of Glory, strong: fame for each Unit that fights
UNITS_RESIST: Final = 4096  # Altem Guardians: own Units resist everything
WOUNDS_VANISH: Final = 8192  # Banner of Protection, strong
EXTRA_TURN: Final = 16384  # The Right Moment
REVEAL_AS_DAY: Final = 32768  # Amulet of Sun by Night
LEARN_BASIC: Final = 1 << 17  # Learning: one advanced action may be bought
LEARN_STRONG: Final = 1 << 18
POLARIZED: Final = 1 << 19  # one mana may be used as its opposite
DIPLOMACY: Final = 1 << 20  # Influence may become Block
DIPLOMACY_FIRE: Final = 1 << 21
DIPLOMACY_ICE: Final = 1 << 22
PLUNDERED: Final = 1 << 23  # since the last own turn
GLADE_WOKEN: Final = 1 << 25  # Druid Nights: asked about the glade in this turn
MUST_WALK: Final = 1 << 27  # explored from another hero's space: walk on (MK-EXPLORE-14)
PAIN: Final = 1 << 26  # Power of Pain: a wound may be played sideways

# Skills that make the next card played sideways stronger (`Player.side_bonus`).
SIDE_UNIVERSAL: Final = 1  # + paid colour * 4
SIDE_DAMN: Final = 2
SIDE_MAGIC: Final = 3
SIDE_PLAIN: Final = 7  # the same skill without giving up the die
LASTING: Final = PLUNDERED  # what outlasts the end of a turn


class Unit:
    """A unit in somebody's service."""

    __slots__ = ("banner", "banner_down", "bare", "bonded", "card", "fought", "locked", "ready", "weakened", "wounds")

    def __init__(self, card: int) -> None:
        self.card = card
        self.ready = True
        self.wounds = 0
        self.banner = NONE
        self.banner_down = False
        self.bonded = False  # under the token of Bonds of Loyalty
        self.locked = False  # absorbed damage in this combat (MK-COMBAT-DAMAGE-08)
        self.fought = False  # attacked or blocked this turn
        self.weakened = 0  # armor lost in a fight between heroes
        self.bare = 0  # … and resistances, as a mask

    def copy(self) -> Unit:
        new = Unit(self.card)
        new.ready, new.wounds = self.ready, self.wounds
        new.banner, new.banner_down, new.bonded = self.banner, self.banner_down, self.bonded
        new.locked, new.fought = self.locked, self.fought
        new.weakened, new.bare = self.weakened, self.bare
        return new

    def fit(self) -> bool:
        """Ready and unwounded: it may be activated (MK-UNIT-06)."""
        return self.ready and self.wounds == 0


class Player:
    """One seat."""

    __slots__ = (
        "acted",
        "ambush_attack",
        "ambush_block",
        "artifacts_due",
        "boost_attack",
        "boost_block",
        "boost_ranged",
        "claim_colour",
        "claim_pays",
        "combat_wounds",
        "crystal_sets_due",
        "crystals",
        "crystals_due",
        "deck",
        "deck_known",
        "dice_left",
        "dice_used",
        "discard",
        "draft",
        "draw_extra",
        "dungeons_due",
        "eliminated",
        "endless",
        "fame",
        "fame_later",
        "fame_per_defeat",
        "fame_per_spell",
        "flags",
        "grail",
        "hand",
        "heal",
        "hero",
        "influence",
        "level",
        "motivated_until",
        "move",
        "move_left",
        "opened_empty",
        "order_down",
        "own_turns",
        "pack",
        "path",
        "place",
        "play",
        "played",
        "recruit_fame",
        "recruit_reputation",
        "recruits",
        "reputation",
        "reputation_later",
        "returns",
        "set_aside",
        "side_bonus",
        "skill_pile",
        "skill_state",
        "skills",
        "slain",
        "spells_due",
        "spent_crystals",
        "stash",
        "stored_die",
        "tactic",
        "tactic_down",
        "tactic_used",
        "team",
        "terrain",
        "tokens",
        "trained_due",
        "turn",
        "units",
        "units_armor",
        "units_attack",
        "units_block",
        "units_due",
        "wounds_gained",
    )

    def __init__(self, hero: int, source: Player | None = None) -> None:
        self.hero = hero
        if source is None:
            self.team = 0
            self.eliminated = False
            self.fame = 0
            self.reputation = 0
            self.level = 1
            self.place = NONE  # the space of the hero
            self.order_down = False  # the round order token is face down
            self.own_turns = 0
            self.motivated_until = -1  # no Motivation until that own turn is over
            # cards
            self.hand: list[int] = []
            self.deck: list[int] = []  # its top at the end
            self.deck_known = 0  # so many cards on top were put there by the owner
            self.discard: list[int] = []
            self.play: list[int] = []
            self.set_aside: list[int] = []
            self.stash: list[int] = []  # under Sparing Power
            self.draft: list[int] = []  # cards kept in a draft
            self.pack: list[int] = []  # … and those to choose from
            self.units: list[Unit] = []
            self.crystals = [0, 0, 0, 0]
            self.tokens = [0, 0, 0, 0, 0, 0]
            self.skills: list[int] = []
            self.skill_state: list[int] = []
            self.skill_pile: list[int] = []
            self.tactic = NONE
            self.tactic_used = False
            self.tactic_down = False  # used up for the round
            self.stored_die = NONE  # Mana Steal: the number of the die
            self.claim_colour = NONE  # Mana Claim: the colour that is claimed until the end of the round
            self.claim_pays = False  # … and pays a mana each turn
            # the turn
            self.turn = UNDECIDED
            self.acted = False
            self.played = False  # a card was played or discarded (MK-TURN-20)
            self.opened_empty = False  # the hand was empty at the start of the turn
            self.path: list[int] = []
            self.move = 0
            self.influence = 0
            self.heal = 0
            self.flags = 0
            self.dice_left = 1
            self.dice_used = 0
            self.endless = 0  # colours of which there is no end this turn
            self.terrain: list[int] = []  # changes of move costs, packed by `moves.py`
            self.spent_crystals = [0, 0, 0, 0]
            self.returns: list[int] = []  # cards that may go back to the deck, packed
            self.fame_later = 0
            self.reputation_later = 0
            self.draw_extra = 0
            self.wounds_gained = [0, 0]  # this turn, to hand and to the discard pile
            self.combat_wounds = 0
            self.move_left = 0  # unspent Move when combat began
            self.slain = 0
            self.recruits = 0
            self.recruit_fame = 0
            self.recruit_reputation = 0
            self.fame_per_defeat = 0
            self.fame_per_spell = 0  # a mask of colours
            self.grail = 0  # healing points of the Golden Grail that still bring fame
            self.ambush_attack = 0
            self.ambush_block = 0
            self.boost_attack = 0  # Leadership, waiting for a Unit
            self.boost_block = 0
            self.boost_ranged = 0
            self.side_bonus = 0  # the skill that waits for a card played sideways
            self.units_attack = 0
            self.units_block = 0
            self.units_armor = 0
            # rewards that wait for the end of the turn
            self.artifacts_due = 0
            self.spells_due = 0
            self.trained_due = 0  # advanced actions
            self.units_due = 0
            self.crystals_due = 0  # random ones
            self.crystal_sets_due = 0
            self.dungeons_due = 0  # a spell or an artifact, by a die
        else:
            self.team, self.eliminated = source.team, source.eliminated
            self.fame, self.reputation, self.level = source.fame, source.reputation, source.level
            self.place, self.order_down, self.own_turns = source.place, source.order_down, source.own_turns
            self.motivated_until = source.motivated_until
            self.hand, self.deck, self.deck_known = source.hand[:], source.deck[:], source.deck_known
            self.discard, self.play, self.set_aside = source.discard[:], source.play[:], source.set_aside[:]
            self.stash, self.draft, self.pack = source.stash[:], source.draft[:], source.pack[:]
            self.units = [unit.copy() for unit in source.units]
            self.crystals, self.tokens = source.crystals[:], source.tokens[:]
            self.skills, self.skill_state, self.skill_pile = (
                source.skills[:],
                source.skill_state[:],
                source.skill_pile[:],
            )
            self.tactic, self.tactic_used, self.stored_die = source.tactic, source.tactic_used, source.stored_die
            self.tactic_down = source.tactic_down
            self.claim_colour, self.claim_pays = source.claim_colour, source.claim_pays
            self.turn, self.acted, self.played, self.opened_empty = (
                source.turn,
                source.acted,
                source.played,
                source.opened_empty,
            )
            self.path = source.path[:]
            self.move, self.influence, self.heal, self.flags = source.move, source.influence, source.heal, source.flags
            self.dice_left, self.dice_used, self.endless = source.dice_left, source.dice_used, source.endless
            self.terrain, self.spent_crystals, self.returns = (
                source.terrain[:],
                source.spent_crystals[:],
                source.returns[:],
            )
            self.fame_later, self.reputation_later, self.draw_extra = (
                source.fame_later,
                source.reputation_later,
                source.draw_extra,
            )
            self.wounds_gained, self.combat_wounds = source.wounds_gained[:], source.combat_wounds
            self.move_left, self.slain, self.recruits = source.move_left, source.slain, source.recruits
            self.recruit_fame, self.recruit_reputation = source.recruit_fame, source.recruit_reputation
            self.fame_per_defeat, self.fame_per_spell, self.grail = (
                source.fame_per_defeat,
                source.fame_per_spell,
                source.grail,
            )
            self.ambush_attack, self.ambush_block = source.ambush_attack, source.ambush_block
            self.boost_attack, self.boost_block, self.boost_ranged = (
                source.boost_attack,
                source.boost_block,
                source.boost_ranged,
            )
            self.side_bonus = source.side_bonus
            self.units_attack, self.units_block, self.units_armor = (
                source.units_attack,
                source.units_block,
                source.units_armor,
            )
            self.artifacts_due, self.spells_due, self.trained_due = (
                source.artifacts_due,
                source.spells_due,
                source.trained_due,
            )
            self.units_due, self.crystals_due = source.units_due, source.crystals_due
            self.crystal_sets_due, self.dungeons_due = source.crystal_sets_due, source.dungeons_due

    def copy(self) -> Player:
        return Player(self.hero, self)

    def begin_turn(self) -> None:
        """Forget what held for the last turn only."""
        self.turn = UNDECIDED
        self.acted = False
        self.played = False
        self.path = [] if self.place == NONE else [self.place]
        self.dice_left = 1
        self.end_turn()

    def end_turn(self) -> None:
        """Points, bonuses and rule changes vanish (MK-EFFECT-02, MK-HEAL-07)."""
        self.move = self.influence = self.heal = 0
        self.flags &= LASTING
        self.dice_used = self.endless = 0
        self.terrain = []
        self.spent_crystals = [0, 0, 0, 0]
        self.returns = []
        self.fame_later = self.reputation_later = 0
        self.wounds_gained = [0, 0]
        self.move_left = self.slain = self.recruits = 0
        self.recruit_fame = self.recruit_reputation = 0
        self.fame_per_defeat = self.fame_per_spell = self.grail = 0
        self.ambush_attack = self.ambush_block = 0
        self.boost_attack = self.boost_block = self.boost_ranged = 0
        self.side_bonus = 0
        self.units_attack = self.units_block = self.units_armor = 0

    def armor(self) -> int:
        return ARMOR[self.level]

    def hand_limit(self) -> int:
        """The limit printed on the level token, without bonuses."""
        return HAND_LIMIT[self.level]

    def command(self) -> int:
        return COMMAND[self.level]

    def has(self, flag: int) -> bool:
        return self.flags & flag != 0
