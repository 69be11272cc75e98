"""All answers that can be given, with their notation."""

from __future__ import annotations

from typing import Final

from hexfarer.kernel.action import Verbs, arg_of, kind_of

VERBS: Final = Verbs()

# -- picking one thing, whatever is asked --
CHOOSE: Final = VERBS.add("eu-choose", "choose {number}")
PIECE: Final = VERBS.add("eu-piece", "piece {piece}")
TILE: Final = VERBS.add("eu-tile", "tile {tile}")
GEM: Final = VERBS.add("eu-gem", "gem {gem}")
ESSENCE: Final = VERBS.add("eu-essence", "essence {essence}")
CARD: Final = VERBS.add("eu-card", "card {card}")
TROPHY: Final = VERBS.add("eu-trophy", "trophy {monster}")
FIELD: Final = VERBS.add("eu-field", "field {field}")
TOKEN: Final = VERBS.add("eu-token", "token {token}")
PLACE: Final = VERBS.add("eu-place", "place {place}")
YES: Final = VERBS.add("eu-yes", "yes")
STOP: Final = VERBS.add("eu-stop", "stop")

# -- rights beside any question --
EXCHANGE: Final = VERBS.add("eu-exchange", "exchange")  # four Silver cards for a Gold one
CASH: Final = VERBS.add("eu-cash", "cash {card}")  # alone: a Gold card for a coin
FORGE: Final = VERBS.add("eu-forge", "forge")  # Skoldur: a Gaar becomes a Dwurt
HOPE_GAAR: Final = VERBS.add("eu-hope-gaar", "hope-gaar")

# -- a turn --
MARCH: Final = VERBS.add("eu-march", "march {token}")
STEP: Final = VERBS.add("eu-step", "step {field}")
MINE: Final = VERBS.add("eu-mine", "mine {token}")
TRADE: Final = VERBS.add("eu-trade", "trade {token}")
FIGHT: Final = VERBS.add("eu-fight", "fight {foe}")
END: Final = VERBS.add("eu-end", "end")

# -- tiles --
USE: Final = VERBS.add("eu-use", "use {piece}")
FLIP: Final = VERBS.add("eu-flip", "flip {piece} {gem}")  # an active Gem
SPEND: Final = VERBS.add("eu-spend", "spend {essence}")  # an Essence
EQUIP: Final = VERBS.add("eu-equip", "equip {piece}")
SWAP: Final = VERBS.add("eu-swap", "swap {piece} {worn:piece}")
UNEQUIP: Final = VERBS.add("eu-unequip", "unequip {piece}")
SET: Final = VERBS.add("eu-set", "set {gem} {piece}")
LAY: Final = VERBS.add("eu-lay", "lay {essence} {piece}")
DROP: Final = VERBS.add("eu-drop", "drop {piece}")
DROP_GEM: Final = VERBS.add("eu-drop-gem", "drop-gem {gem}")
DROP_ESSENCE: Final = VERBS.add("eu-drop-essence", "drop-essence {essence}")
DROP_GAAR: Final = VERBS.add("eu-drop-gaar", "drop-gaar")
DROP_DWURT: Final = VERBS.add("eu-drop-dwurt", "drop-dwurt")
DROP_TROPHY: Final = VERBS.add("eu-drop-trophy", "drop-trophy {monster}")

# -- free actions --
PRAY: Final = VERBS.add("eu-pray", "pray")  # heal at the Church
DRAUGHT: Final = VERBS.add("eu-draught", "draught")  # a Healing Potion at the Church
LOOT: Final = VERBS.add("eu-loot", "loot")  # take a Treasure
CONFRONT: Final = VERBS.add("eu-confront", "confront")
PORTAL: Final = VERBS.add("eu-portal", "portal {field}")
QUEST: Final = VERBS.add("eu-quest", "quest {quest}")
DELIVER: Final = VERBS.add("eu-deliver", "deliver {monster}")
LEGEND: Final = VERBS.add("eu-legend", "legend")
CLEAR: Final = VERBS.add("eu-clear", "clear")

# -- trading --
BUY: Final = VERBS.add("eu-buy", "buy {tile}")
SELL: Final = VERBS.add("eu-sell", "sell {piece}")
SELL_SIDE: Final = VERBS.add("eu-sell-side", "sell-side {piece} {number}")
SELL_GEM: Final = VERBS.add("eu-sell-gem", "sell-gem {gem}")
SELL_ESSENCE: Final = VERBS.add("eu-sell-essence", "sell-essence {essence}")
MEND: Final = VERBS.add("eu-mend", "mend")
BUY_GAAR: Final = VERBS.add("eu-buy-gaar", "buy-gaar")
CHANGE: Final = VERBS.add("eu-change", "change")
REVEAL: Final = VERBS.add("eu-reveal", "reveal")
LEARN: Final = VERBS.add("eu-learn", "learn {tile}")
UNLEARN: Final = VERBS.add("eu-unlearn", "unlearn {piece}")
UNLOCK: Final = VERBS.add("eu-unlock", "unlock {slot}")
LEAVE: Final = VERBS.add("eu-leave", "leave")

# -- mining --
CART: Final = VERBS.add("eu-cart", "cart {piece}")

# -- combat --
STRIKE: Final = VERBS.add("eu-strike", "strike {piece}")
FISTS: Final = VERBS.add("eu-fists", "fists")
BOOST: Final = VERBS.add("eu-boost", "boost")
REROLL: Final = VERBS.add("eu-reroll", "gaar {die:number}")
DWURT: Final = VERBS.add("eu-dwurt", "dwurt")
PLAY: Final = VERBS.add("eu-play", "play {card} {number}")
PASS: Final = VERBS.add("eu-pass", "pass")
HOPE: Final = VERBS.add("eu-hope", "hope")  # 1 Hope: the roll +1
HOPE_STRIKE: Final = VERBS.add("eu-hope-strike", "hope-strike")  # 3 Hope: the roll +1 and 1 Damage
DONE: Final = VERBS.add("eu-done", "done")
KEEP: Final = VERBS.add("eu-keep", "keep")  # the Monster card as a Trophy
COMMAND: Final = VERBS.add("eu-command", "command")  # play the own Control card

# -- several steps in one go --
GO: Final = VERBS.add("eu-go", "go {field}")

# How many values each kind of argument has.
LIMITS: Final[dict[str, int]] = {
    "number": 64,
    "piece": 64,
    "tile": 288,
    "gem": 8,
    "essence": 4,
    "card": 7,
    "monster": 65,
    "field": 300,
    "token": 4,
    "place": 4096,
    "foe": 4,
    "quest": 110,
    "slot": 20,
}


def well_formed(action: int) -> bool:
    """Is this int an action at all: a known kind, with no more than its arguments, each within its range?"""
    if action <= 0:
        return False
    verb = VERBS.by_kind[kind_of(action)]
    if verb is None or action >> (8 + 12 * len(verb.args)):
        return False
    return all(arg_of(action, i) < LIMITS[kind] for i, kind in enumerate(verb.args))
