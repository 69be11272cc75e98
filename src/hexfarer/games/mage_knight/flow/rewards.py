"""Rewards of the turn, in any order the player likes (MK-REWARD)."""

from __future__ import annotations

from typing import ClassVar, Final

from hexfarer.games.mage_knight import events, verbs
from hexfarer.games.mage_knight.effects.base import Ask, Choosing
from hexfarer.games.mage_knight.effects.troops import free_units
from hexfarer.games.mage_knight.flow.recruiting import WON, make_room
from hexfarer.games.mage_knight.offers import need_offer, take_offered
from hexfarer.games.mage_knight.player import Player
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import ACTION_OFFER, BASIC, BLACK, FOR_CRYSTAL, FOR_REWARD, GOLD, SPELL_OFFER

# Kinds of rewards, as the answers to "which one next?".
BY_DIE: Final = 1
CRYSTALS: Final = 2
CRYSTAL_SETS: Final = 3
SPELLS: Final = 4
ACTIONS: Final = 5
ARTIFACTS: Final = 6
UNITS: Final = 7
CHOSEN_CRYSTALS: Final = 8
REWARDS: Final[list[str]] = [
    "",
    "by-die",
    "crystals",
    "crystal-sets",
    "spell",
    "action",
    "artifact",
    "unit",
    "chosen-crystals",
]


def due(player: Player) -> list[int]:
    counts = [
        0,
        player.dungeons_due,
        player.crystals_due,
        player.crystal_sets_due,
        player.spells_due,
        player.trained_due,
        player.artifacts_due,
        player.units_due,
        player.chosen_crystals_due,
    ]
    return [kind for kind, count in enumerate(counts) if count]


def give_rewards(s: MageKnight, seat: int) -> bool:
    """Ask for the next reward; False if nothing is due (a unit may wait for the level-up, MK-REWARD-09)."""
    if not any(kind != UNITS for kind in due(s.players[seat])):
        return False
    s.push(Ask(seat, NEXT_REWARD, 0, 0))
    return True


def unit_waits(s: MageKnight, seat: int) -> None:
    """Units won are taken after the level-up, which may bring a command token."""
    player = s.players[seat]
    if player.units_due and free_units(s):
        s.push(Ask(seat, UNIT_REWARD, 0, player.units_due))
    player.units_due = 0


class NextReward(Choosing):
    """Which reward next? The player chooses their order, not whether to take them (MK-REWARD-12)."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.CHOOSE
    question: ClassVar[str] = "reward"
    rule: ClassVar[str] = "MK-REWARD-12"

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return [kind for kind in due(s.players[seat]) if kind != UNITS or free_units(s)]

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        player = s.players[seat]
        if value == BY_DIE:
            player.dungeons_due -= 1
            colour = roll(s, seat, FOR_REWARD)
            if colour in (GOLD, BLACK):
                player.spells_due += 1
            else:
                player.artifacts_due += 1
        elif value == CRYSTALS:
            player.crystals_due -= 1
            random_crystal(s, seat)
        elif value == CRYSTAL_SETS:
            player.crystal_sets_due -= 1
            for colour in BASIC:
                s.store_crystal(seat, colour)
        elif value == CHOSEN_CRYSTALS:
            player.chosen_crystals_due -= 1
            s.push(Ask(seat, ANY_CRYSTAL, 0, 0))
        elif value == SPELLS:
            player.spells_due -= 1
            need_offer(s, SPELL_OFFER)
            s.push(Ask(seat, CARD_REWARD, 1, 0))
        elif value == ACTIONS:
            player.trained_due -= 1
            need_offer(s, ACTION_OFFER)
            s.push(Ask(seat, CARD_REWARD, 0, 0))
        elif value == ARTIFACTS:
            draw_artifacts(s, seat)
        else:
            player.units_due -= 1
            s.push(Ask(seat, UNIT_REWARD, 0, 1))


NEXT_REWARD: Final = NextReward()


def roll(s: MageKnight, seat: int, purpose: int) -> int:
    colour = s.roll_die()
    s.reveal(events.ROLLED)
    s.tell(events.ROLLED, [seat, purpose, colour])
    return colour


def random_crystal(s: MageKnight, seat: int) -> None:
    """A die: its colour, gold for any, black for a point of fame (MK-REWARD-02)."""
    colour = roll(s, seat, FOR_CRYSTAL)
    if colour == GOLD:
        s.push(Ask(seat, ANY_CRYSTAL, 0, 0))
    elif colour == BLACK:
        s.add_fame(seat, 1)
    else:
        s.store_crystal(seat, colour)


class AnyCrystal(Choosing):
    """A crystal of a colour of choice."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.COLOUR
    question: ClassVar[str] = "crystal-colour"
    rule: ClassVar[str] = "MK-REWARD-02"

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return BASIC[:]

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        s.store_crystal(seat, value)


ANY_CRYSTAL: Final = AnyCrystal()


class CardReward(Choosing):
    """A spell (`by` 1) or advanced action (0) from its offer, onto the deck."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.CARD
    question: ClassVar[str] = "card-reward"
    rule: ClassVar[str] = "MK-REWARD-06"

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return (s.spell_offer if by else s.action_offer)[:]

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        s.to_deck(seat, value)
        s.tell(events.GAINED, [seat, value])
        take_offered(s, value)


CARD_REWARD: Final = CardReward()


def draw_artifacts(s: MageKnight, seat: int) -> None:
    """One more than was won; one goes under the artifact deck (MK-REWARD-04), unless the deck has no more than were
    won: then these are all there is, and none goes back."""
    player = s.players[seat]
    won = player.artifacts_due
    count = min(won + 1, len(s.artifact_deck))
    player.artifacts_due = 0
    s.recalled = [s.artifact_deck.pop() for _ in range(count)]
    if s.recalled:
        s.reveal(events.ARTIFACTS_SEEN)
        s.tell(events.ARTIFACTS_SEEN, [seat, count])
        s.push(Ask(seat, ARTIFACT_BACK if count > won else ARTIFACT_ORDER, 0, 0))


class ArtifactBack(Choosing):
    """Which one goes back under the deck?"""

    __slots__ = ()

    verb: ClassVar[int] = verbs.CARD
    question: ClassVar[str] = "artifact-back"
    rule: ClassVar[str] = "MK-REWARD-04"

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return sorted(s.recalled)

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        s.recalled.remove(value)
        s.artifact_deck.insert(0, value)
        s.push(Ask(seat, ARTIFACT_ORDER, 0, 0))


ARTIFACT_BACK: Final = ArtifactBack()


class ArtifactOrder(Choosing):
    """Which one goes onto the deck next? The last one lies on top."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.CARD
    question: ClassVar[str] = "artifact-order"
    rule: ClassVar[str] = "MK-REWARD-04"

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return sorted(s.recalled)

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        s.recalled.remove(value)
        s.to_deck(seat, value)
        if s.recalled:
            s.push(Ask(seat, self, by, memo))
        else:
            s.tell(events.GAINED_ARTIFACTS, [seat])


ARTIFACT_ORDER: Final = ArtifactOrder()


class UnitReward(Choosing):
    """Any unit of the offer for nothing; `memo` are due. It may be given up (MK-REWARD-12)."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.OFFER
    question: ClassVar[str] = "unit-reward"
    rule: ClassVar[str] = "MK-REWARD-08"
    leave: ClassVar[int] = verbs.GIVE_UP
    eager: ClassVar[bool] = True

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return free_units(s)

    def may_stop(self, s: MageKnight, seat: int, by: int, memo: int) -> bool:
        return True

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        make_room(s, seat, value, WON, memo)

    def stopped(self, s: MageKnight, seat: int, by: int, memo: int) -> None:
        s.tell(events.UNIT_GIVEN_UP, [seat])
        if memo > 1:
            s.push(Ask(seat, self, by, memo - 1))


UNIT_REWARD: Final = UnitReward()
