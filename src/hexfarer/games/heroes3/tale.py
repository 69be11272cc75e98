"""What a scenario has on the table besides the players: AI heroes, their cards, and what was reached so far."""

from __future__ import annotations

from typing import Final

from hexfarer.games.heroes3.terms import NONE

# Which AI deck a combat uses.
OF_HEROES: Final = 0
OF_GUARDS: Final = 1


class Foe:
    """An AI hero, or an army that wanders (H3-AI-030). What never changes is on its card, in the scenario."""

    __slots__ = ("army", "at", "beaten", "came_from", "mp", "place")

    def __init__(self, place: int, army: list[int]) -> None:
        self.place = place  # where its tile lies
        self.army = army
        self.at = NONE  # not on the map yet, or not any more
        self.came_from = NONE
        self.mp = 0
        self.beaten = False

    def copy(self) -> Foe:
        new = Foe(self.place, self.army[:])
        new.at, new.came_from, new.mp, new.beaten = self.at, self.came_from, self.mp, self.beaten
        return new


class Tale:
    """The scenario's own part of the table."""

    __slots__ = (
        "charge",
        "decks",
        "discards",
        "done",
        "foe",
        "foes",
        "gifts",
        "growth",
        "held",
        "invaders",
        "kept",
        "lent",
        "pile",
        "proposed",
        "refused",
        "shared",
        "skills",
        "sorcery",
        "spell_discard",
        "spells",
        "starts",
        "swapped",
        "swifter",
        "theirs",
        "utopia",
        "wave",
        "waves",
        "winners",
        "worked",
    )

    def __init__(self, source: Tale | None = None) -> None:
        if source is None:
            self.foes: list[Foe] = []
            self.theirs: list[int] = []  # fields with a cube of the AI
            # AI cards, tops at the end: of heroes, of guards (H3-AI-030)
            self.decks: list[list[int]] = [[], []]
            self.discards: list[list[int]] = [[], []]
            self.spells: list[int] = []
            self.spell_discard: list[int] = []
            self.skills: list[int] = []  # the cards that Skill cards use
            # in a combat
            self.foe = NONE  # which AI hero fights
            self.wave = False  # the AI side came by itself, out of the neutral decks
            self.invaders: list[int] = []  # … before they are placed
            self.pile = NONE  # which AI deck is used
            self.charge = 0  # Attack that waits for the next AI unit that attacks (H3-AI-037)
            self.sorcery = 0  # power that waits for the next AI spell
            self.held: list[int] = []  # a spell and its power, for the next round (H3-AI-043)
            # what was reached
            self.starts: list[int] = []  # by seat: where the Main Hero began
            self.done = 0  # things that happen once, as bits
            self.winners = 0  # a mask of seats that have reached what each must reach
            self.growth = 0  # of lairs
            self.waves = 0
            self.swifter = 0  # of the wandering army, this round
            self.utopia: list[int] = []  # the dragons of the Utopia
            # between players
            self.shared: list[int] = []  # units that anybody may field
            self.lent: list[int] = []  # those that somebody fields now
            self.worked: list[int] = []  # those whose ability on the map somebody has used this round
            self.swapped: list[int] = []  # partners of the active player that have had a swap this turn (H3-TRADE-010)
            self.proposed: list[int] = []  # cards on offer
            self.gifts: list[int] = []  # unit cards that were handed over this round
            self.refused: list[int] = []  # unit cards that an owner of a Town would not let others recruit this round
            self.kept: list[int] = []  # cards that go along to the next scenario (H3-AI-060)
        else:
            self.foes = [foe.copy() for foe in source.foes]
            self.theirs = source.theirs[:]
            self.decks = [deck[:] for deck in source.decks]
            self.discards = [deck[:] for deck in source.discards]
            self.spells, self.spell_discard = source.spells[:], source.spell_discard[:]
            self.skills = source.skills[:]
            self.foe, self.wave, self.pile = source.foe, source.wave, source.pile
            self.invaders = source.invaders[:]
            self.charge, self.sorcery, self.held = source.charge, source.sorcery, source.held[:]
            self.starts = source.starts
            self.done, self.winners = source.done, source.winners
            self.growth, self.waves, self.swifter = source.growth, source.waves, source.swifter
            self.utopia, self.shared, self.lent = source.utopia[:], source.shared[:], source.lent[:]
            self.worked = source.worked[:]
            self.swapped, self.proposed, self.gifts = source.swapped[:], source.proposed[:], source.gifts[:]
            self.refused, self.kept = source.refused[:], source.kept

    def copy(self) -> Tale:
        return Tale(self)

    def foe_on(self, field: int) -> int:
        """The number of the AI hero on a field, or NONE."""
        for number, foe in enumerate(self.foes):
            if foe.at == field and not foe.beaten:
                return number
        return NONE


# Things that happen once (Tale.done).
ANGELS_CAME: Final = 1
UTOPIA_REWARDED: Final = 2
RACE_OVER: Final = 4
LATE: Final = 8  # shifted by the seat: it had the specialty of level IV
