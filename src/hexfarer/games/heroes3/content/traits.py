"""What units can do, as a mask of traits. The rules that use them are in flow/; a trait tells its own text."""

from __future__ import annotations

from typing import Final

HALT_DIE: Final = 1 << 0  # its owner may discard a card to ignore the die of an attack on it
DOUBLE_SHOT: Final = 1 << 1  # attacks a target that is not adjacent twice
UNTIRING: Final = 1 << 2  # retaliates every time
REROLL_ZERO: Final = 1 << 3  # may roll its 0 again, until it is none
STEADY: Final = 1 << 4  # no penalty beside an enemy
CHARGE: Final = 1 << 5  # may roll again if it has moved
STABLE_TRAINED: Final = 1 << 6  # reinforced for 6 gold less while an own hero stands on stables
HERALD: Final = 1 << 7  # its owner draws a card when a combat begins
GUARDIAN: Final = 1 << 8  # once a combat saves another unit from an attack
TOUGH_ONE: Final = 1 << 9  # Defence +1 if the attack die shows +1
TOUGH: Final = 1 << 10  # Defence +1 if the attack die shows 0 or +1
HEAL_ONE: Final = 1 << 11  # on activation
HEAL_TWO: Final = 1 << 12
HEAL_THREE: Final = 1 << 13
HAUNT: Final = 1 << 14  # on activation the enemy discards a random card
NO_RETALIATION: Final = 1 << 15  # nobody retaliates against it
DRAIN: Final = 1 << 16  # its attack heals it by 2
SPLASH: Final = 1 << 17  # also attacks a unit beside the target, with Attack 2
DREAD: Final = 1 << 18  # the retaliation against it rolls two dice and takes the lower
RAGE: Final = 1 << 19  # Attack +1 if its die shows 0 or +1
FEAR: Final = 1 << 20  # on activation the enemy loses positive morale
DIE_PLUS: Final = 1 << 21  # adds 1 to its die
UNPARALYSED: Final = 1 << 22  # cannot be paralysed
RETURN: Final = 1 << 23  # may go back after its attack
PETRIFY_ROLL: Final = 1 << 24  # after it retaliated, a die of 0 paralyses the attacker
PETRIFY: Final = 1 << 25  # its retaliation paralyses
CUNNING: Final = 1 << 26  # its owner draws a card if its die shows -1
REROLL_BAD: Final = 1 << 27  # its -1 is rolled again once
PIERCE: Final = 1 << 28  # ignores the printed Defence
WARD_TWO: Final = 1 << 29  # spells hurt it by 2 less
WARD_THREE: Final = 1 << 30
SPELLPROOF: Final = 1 << 31  # spells and specialties do nothing to it
BREATH: Final = 1 << 32  # also attacks the unit behind the target, with Attack 2
SHIELD_WALL: Final = 1 << 33  # own units beside it count as defending
BEST_OF_TWO: Final = 1 << 34  # rolls two dice when it attacks and takes the higher
ALWAYS_BEST: Final = 1 << 35  # … also when it retaliates
FREE_AIM: Final = 1 << 36  # no penalty at all
TAX: Final = 1 << 37  # 3 gold at the beginning of a Resource round
HOARD: Final = 1 << 38  # 2 valuables at the beginning of a Resource round
SCOUT: Final = 1 << 39  # once a turn its owner looks at the top card of a deck
RISE: Final = 1 << 40  # whoever defeats it with Necropolis reinforces a bronze unit
NO_DIE: Final = 1 << 41  # its own attacks ignore the die
JINX: Final = 1 << 42  # the die of an attack on it begins at -1
WANDER: Final = 1 << 43  # at the end of a turn an own hero may go to an empty field beside it
SUM_OF_TWO: Final = 1 << 44  # rolls two dice when it attacks and adds them; every -1 is rolled again
WARY: Final = 1 << 45  # Defence +1 against retaliations
ENCHANT: Final = 1 << 46  # on activation heals another own unit by 2, or gains Attack +1
REPEL: Final = 1 << 47  # after its attack, a die of 0 drives the target away
STUN: Final = 1 << 48  # paralyses the target if its die shows -1
TOUGH_EACH: Final = 1 << 49  # Defence +1 for each attack die that shows 0 or +1

TRAITS: Final[list[str]] = [
    "halt-die",
    "double-shot",
    "untiring",
    "reroll-zero",
    "steady",
    "charge",
    "stable-trained",
    "herald",
    "guardian",
    "tough-one",
    "tough",
    "heal-one",
    "heal-two",
    "heal-three",
    "haunt",
    "no-retaliation",
    "drain",
    "splash",
    "dread",
    "rage",
    "fear",
    "die-plus",
    "unparalysed",
    "return",
    "petrify-roll",
    "petrify",
    "cunning",
    "reroll-bad",
    "pierce",
    "ward-two",
    "ward-three",
    "spellproof",
    "breath",
    "shield-wall",
    "best-of-two",
    "always-best",
    "free-aim",
    "tax",
    "hoard",
    "scout",
    "rise",
    "no-die",
    "jinx",
    "wander",
    "sum-of-two",
    "wary",
    "enchant",
    "repel",
    "stun",
    "tough-each",
]
