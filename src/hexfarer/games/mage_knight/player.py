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
FAR_SIGHT: Final = 1 << 48  # Scouts: tiles may be revealed from two steps away
COERCION: Final = 1 << 49  # Ruthless Coercion: Influence makes units ready
SUPPRESSED: Final = 1 << 33  # Mana Suppression of somebody else: the first basic mana costs another one
NO_REPUTATION: Final = 1 << 34  # Arcane Disguise: reputation does not count
PEACE: Final = 1 << 40  # Peaceful Moment was the action: Influence may become healing
PEACE_READIES: Final = 1 << 41  # … and ready a unit
STARSDAWN: Final = 1 << 43  # Bow of Starsdawn: ranged attacks are doubled or become siege attacks
VEIL: Final = 1 << 44  # Veil of Mist: the next wound from an enemy is ignored
CURES: Final = 1 << 45  # Cure: who is healed draws cards, healed units are ready

# Skills that make the next card played sideways stronger (`Player.side_bonus`).
SIDE_UNIVERSAL: Final = 1  # + paid colour * 4
SIDE_DAMN: Final = 2
SIDE_MAGIC: Final = 3
SIDE_PLAIN: Final = 7  # the same skill without giving up the die
LASTING: Final = PLUNDERED  # what outlasts the end of a turn

# Enemies that a player has looked at (`Player.peeked`): a space or pile, how deep in the pile, the token.
PILE_PLACE: Final = 1000  # added to the number of a pile


def seen_at(place: int, depth: int, token: int) -> int:
    return place << 16 | depth << 8 | token


def seen_place(seen: int) -> int:
    return seen >> 16


def seen_depth(seen: int) -> int:
    return seen >> 8 & 255


def seen_token(seen: int) -> int:
    return seen & 255


class Unit:
    """A unit in somebody's service."""

    __slots__ = (
        "along",
        "banner",
        "banner_down",
        "bare",
        "bonded",
        "card",
        "fought",
        "guise",
        "healed",
        "locked",
        "mana",
        "ready",
        "recruited",
        "stands_before",
        "warded",
        "weakened",
        "wounds",
    )

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
        self.mana = NONE  # Magic Familiars: the colour of the mana that lies on it
        self.stands_before = NONE  # Shocktroops: the enemy attack whose damage it takes first
        self.warded = 0  # resistances gained for this combat
        self.guise = NONE  # the banner that Mysterious Box stands for
        self.healed = False  # this turn
        self.recruited = False  # this turn
        self.along = False  # goes along into a maze, until the end of the turn (MK-SITE-MAZE-01)

    def copy(self) -> Unit:
        new = Unit(self.card)
        new.ready, new.wounds = self.ready, self.wounds
        new.banner, new.banner_down, new.bonded = self.banner, self.banner_down, self.bonded
        new.locked, new.fought = self.locked, self.fought
        new.weakened, new.bare = self.weakened, self.bare
        new.mana, new.stands_before = self.mana, self.stands_before
        new.warded = self.warded
        new.guise, new.healed, new.recruited = self.guise, self.healed, self.recruited
        new.along = self.along
        return new

    def fit(self) -> bool:
        """Ready and unwounded: it may be activated (MK-UNIT-06)."""
        return self.ready and self.wounds == 0


class Player:
    """One seat."""

    __slots__ = (
        "acted",
        "alone",
        "ambush_attack",
        "ambush_block",
        "artifacts_due",
        "beaten",
        "bent",
        "boost_attack",
        "boost_block",
        "boost_ranged",
        "box",
        "boxed",
        "chosen_crystals_due",
        "claim_colour",
        "claim_pays",
        "combat_wounds",
        "command_card",
        "courted",
        "crystal_sets_due",
        "crystals",
        "crystals_due",
        "deadly_aim",
        "deck",
        "deck_known",
        "dice_left",
        "dice_used",
        "discard",
        "discount",
        "discounts",
        "draft",
        "draw_extra",
        "dungeons_due",
        "eased",
        "eliminated",
        "endless",
        "enhances",
        "explore_cut",
        "fame",
        "fame_later",
        "fame_per_defeat",
        "fame_per_spell",
        "far_sight",
        "flags",
        "grail",
        "guide_block",
        "hand",
        "harvests",
        "heal",
        "healed",
        "hero",
        "hired",
        "influence",
        "invoked",
        "level",
        "limit_extra",
        "lore",
        "motivated_until",
        "move",
        "move_cards",
        "move_left",
        "opened_die",
        "opened_empty",
        "order_down",
        "own_turns",
        "pack",
        "path",
        "peeked",
        "place",
        "play",
        "played",
        "pulls",
        "puppets",
        "recruit_fame",
        "recruit_reputation",
        "recruits",
        "regains",
        "reputation",
        "reputation_later",
        "returns",
        "ritual",
        "rush",
        "scouted",
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
        "surge",
        "tactic",
        "tactic_down",
        "tactic_used",
        "tale_fame",
        "tale_reputation",
        "talk_modifier",
        "team",
        "terrain",
        "tireless",
        "tireless_all",
        "tokens",
        "trained_due",
        "turn",
        "turned",
        "units",
        "units_armor",
        "units_attack",
        "units_block",
        "units_due",
        "wards",
        "wheel",
        "wheel_idle",
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
            self.puppets: list[int] = []  # enemy tokens kept with Puppet Master
            self.wheel = NONE  # Master of Chaos: the colour that its marker shows
            self.wheel_idle = False  # … and it was not used in the last own turn
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
            self.limit_extra = 0  # the hand limit is so much higher when cards are drawn next
            self.lore = 0  # Mountain Lore: what a mountain adds to it at the end of the turn; hills add 1
            self.wounds_gained = [0, 0]  # this turn, to hand and to the discard pile
            self.combat_wounds = 0
            self.move_left = 0  # unspent Move when combat began
            self.slain = 0
            self.recruits = 0
            self.recruit_fame = 0
            self.recruit_reputation = 0
            self.tale_fame = 0  # for each unit recruited, at once
            self.tale_reputation = 0
            self.rush = 0  # Rush of Adrenaline, packed by its effect
            self.fame_per_defeat = 0
            self.fame_per_spell = 0  # a mask of colours
            self.grail = 0  # healing points of the Golden Grail that still bring fame
            self.ambush_attack = 0
            self.ambush_block = 0
            self.boost_attack = 0  # Leadership, waiting for a Unit
            self.boost_block = 0
            self.boost_ranged = 0
            self.side_bonus = 0  # the skill that waits for a card played sideways
            self.guide_block = 0  # Spirit Guides, waiting for a Block
            self.wards: list[int] = []  # skills that wait for damage to the hero: elements they help most against
            self.beaten: list[int] = []  # enemies defeated this turn
            self.turned = 0  # own skills that were turned over this turn, as a mask of their places
            self.units_attack = 0
            self.units_block = 0
            self.units_armor = 0
            self.pulls = 0  # Mana Pull: so many black dice stand for any basic colour
            self.regains: list[int] = []  # Crystal Joy: cards that may come back to hand, packed
            self.move_cards = 0  # cards that gave Move this turn
            self.tireless = 0  # Tirelessness: more Move for the next such card
            self.tireless_all = 0  # … and for each
            self.harvests = 0  # Savage Harvesting: steps after which a card may become a crystal
            self.eased: list[int] = []  # Druidic Paths: spaces that cost less
            self.discounts = 0  # Ruthless Coercion: recruits that may cost less
            self.talk_modifier = 0  # what reputation added to the Influence of this interaction
            self.courted = 0  # REPUTED or DISREPUTABLE units were recruited in it
            self.peeked: list[int] = []  # face-down enemies that the player has looked at, see `seen_at`
            self.scouted: list[int] = []  # those of this turn: to defeat one is worth fame
            self.bent = NONE  # Time Bending: the card that is set aside
            self.box = NONE  # Mysterious Box in play, not used yet
            self.boxed = NONE  # … and the artifact that it shows
            self.command_card = NONE  # Banner of Command in play, waiting for a recruit
            self.discount = 0  # Charm: Influence less for one recruit
            self.healed = 0  # wounds healed from hand this turn
            self.hired = 0  # units recruited for Influence this turn
            self.alone = False  # On Her Own: no more of them
            self.deadly_aim = False  # Deadly Aim waits for an attack card
            self.far_sight = False  # Hawk Eyes by Day: garrisons two spaces away are revealed
            self.explore_cut = 0  # … and by Night: exploring costs less
            self.ritual = 0  # Ritual of Pain: what a wound played sideways gives
            self.surge = 0  # Mana Overload has powered a card: what it adds, + 16 * the skill
            self.invoked = 0  # the colour of the mana that Invocation gave, + 1, until it is used
            self.enhances = 0  # Mana Enhancement waits for a mana: the skill + 1
            self.opened_die = 0  # Source Opening: the die that may be rolled at the end of the turn, + 1
            # rewards that wait for the end of the turn
            self.artifacts_due = 0
            self.spells_due = 0
            self.trained_due = 0  # advanced actions
            self.units_due = 0
            self.crystals_due = 0  # random ones
            self.chosen_crystals_due = 0  # of colours of choice
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
            self.puppets, self.wheel, self.wheel_idle = source.puppets[:], source.wheel, source.wheel_idle
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
            self.tale_fame, self.tale_reputation = source.tale_fame, source.tale_reputation
            self.limit_extra, self.lore = source.limit_extra, source.lore
            self.rush = source.rush
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
            self.side_bonus, self.guide_block = source.side_bonus, source.guide_block
            self.wards, self.beaten, self.turned = source.wards[:], source.beaten[:], source.turned
            self.units_attack, self.units_block, self.units_armor = (
                source.units_attack,
                source.units_block,
                source.units_armor,
            )
            self.pulls, self.regains, self.move_cards = source.pulls, source.regains[:], source.move_cards
            self.tireless, self.tireless_all, self.harvests = source.tireless, source.tireless_all, source.harvests
            self.eased, self.discounts, self.peeked = source.eased[:], source.discounts, source.peeked[:]
            self.scouted = source.scouted[:]
            self.talk_modifier, self.courted = source.talk_modifier, source.courted
            self.bent, self.box, self.boxed = source.bent, source.box, source.boxed
            self.command_card, self.discount, self.healed = source.command_card, source.discount, source.healed
            self.hired, self.alone, self.deadly_aim = source.hired, source.alone, source.deadly_aim
            self.far_sight, self.explore_cut = source.far_sight, source.explore_cut
            self.ritual, self.surge, self.enhances = source.ritual, source.surge, source.enhances
            self.invoked = source.invoked
            self.opened_die = source.opened_die
            self.artifacts_due, self.spells_due, self.trained_due = (
                source.artifacts_due,
                source.spells_due,
                source.trained_due,
            )
            self.units_due, self.crystals_due = source.units_due, source.crystals_due
            self.chosen_crystals_due = source.chosen_crystals_due
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
        self.tale_fame = self.tale_reputation = 0
        self.lore = self.rush = 0
        self.fame_per_defeat = self.fame_per_spell = self.grail = 0
        self.ambush_attack = self.ambush_block = 0
        self.boost_attack = self.boost_block = self.boost_ranged = 0
        self.side_bonus = self.guide_block = self.turned = 0
        self.wards, self.beaten = [], []
        self.units_attack = self.units_block = self.units_armor = 0
        self.pulls = self.move_cards = self.tireless = self.tireless_all = self.harvests = 0
        self.discounts = self.talk_modifier = self.courted = 0
        self.regains, self.eased = [], []
        self.scouted = []
        self.bent = self.box = self.command_card = NONE
        self.discount = self.healed = 0
        self.hired = self.explore_cut = self.ritual = self.surge = self.enhances = self.opened_die = self.invoked = 0
        self.alone = self.deadly_aim = self.far_sight = False

    def forget(self, place: int, depth: int = 0) -> None:
        """What lay deeper than this at a place has been drawn or turned up."""
        self.peeked = [seen for seen in self.peeked if seen_place(seen) != place or seen_depth(seen) <= depth]

    def armor(self) -> int:
        return ARMOR[self.level]

    def hand_limit(self) -> int:
        """The limit printed on the level token, without bonuses."""
        return HAND_LIMIT[self.level]

    def command(self) -> int:
        return COMMAND[self.level]

    def has(self, flag: int) -> bool:
        return self.flags & flag != 0
