"""From one scenario of a campaign to the next: what is kept, and how it is written down (H3-AI-060 to -064)."""

from __future__ import annotations

import re
from typing import Final

from hexfarer.games.heroes3 import events, reasons, verbs
from hexfarer.games.heroes3.asking import Question
from hexfarer.games.heroes3.components import CARD_IDS, CARDS, SPECIALTY, STATISTIC, card_number
from hexfarer.games.heroes3.content.scenario_card import ScenarioCard, army
from hexfarer.games.heroes3.content.scenarios import SCENARIO_IDS, SCENARIOS, card_of
from hexfarer.games.heroes3.content.units import UNIT_IDS, UNITS
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.terms import SIDES
from hexfarer.kernel.action import a_of, kind_of, pack
from hexfarer.kernel.decision import Decision
from hexfarer.kernel.phrase import Problem, unknown
from hexfarer.kernel.registry import Setup
from hexfarer.kernel.verdict import refuse

KEPT: Final = 5  # cards besides statistics and the first specialty
MOST_ARROWS: Final = 4  # magic arrows among them
AMOUNT: Final = re.compile(r"[0-9]{1,3}")  # of a resource


def next_scenario(card: ScenarioCard) -> str:
    """The scenario that follows in the campaign, or ""."""
    if card.id not in card.campaign[:-1]:
        return ""
    return card.campaign[card.campaign.index(card.id) + 1]


def goes_on(id: str) -> bool:
    """Does the scenario follow another one of its campaign?"""
    return id in SCENARIOS[SCENARIO_IDS.index(id)].campaign[1:]


class Farewell(Question):
    """A campaign scenario was won: which cards go along (H3-AI-060)."""

    __slots__ = ()

    def left(self, s: Heroes3) -> list[int]:
        """The cards that can still be chosen."""
        player = s.players[self.seat]
        cards = player.hand + player.deck + player.discard + player.ongoing + player.playing
        for card in s.tale.kept:
            cards.remove(card)
        arrow = card_number("magic_arrow")
        return [
            card
            for card in cards
            if CARDS[card].kind not in (STATISTIC, SPECIALTY)
            and (card != arrow or s.tale.kept.count(arrow) < MOST_ARROWS)
        ]

    def ready(self, s: Heroes3) -> bool:
        if len(s.tale.kept) < KEPT and self.left(s):
            return True
        from hexfarer.games.heroes3.flow.winning import finish

        s.pop()
        finish(s, [self.seat], "goal")
        return False

    def forced(self) -> bool:
        return True

    def choices(self, s: Heroes3) -> list[int]:
        return [pack(verbs.CARD, card) for card in sorted(set(self.left(s)))]

    def rights(self, s: Heroes3) -> list[int]:
        return []  # it is over: nothing can be spent any more

    def why(self, s: Heroes3, action: int) -> int:
        return refuse(reasons.NO_SUCH_CHOICE if kind_of(action) == verbs.CARD else reasons.FINISH_FIRST)

    def answer(self, s: Heroes3, action: int) -> None:
        s.tale.kept = [*s.tale.kept, a_of(action)]
        s.tell(events.KEPT, [self.seat, a_of(action)])

    def quiet(self, s: Heroes3) -> int:
        return self.choices(s)[0]

    def decision(self, s: Heroes3) -> Decision:
        args: dict[str, object] = {"left": KEPT - len(s.tale.kept)}
        return self.asks(s, "farewell", "H3-AI-060", [], args)

    def copy(self) -> Farewell:
        return Farewell(self.seat)


# -- written down --


def sequel(s: Heroes3) -> Setup | None:
    """How the campaign goes on: the next scenario with what was kept, or a lost one again (H3-END-016)."""
    setup = s.plan.setup
    card = card_of(s)
    if not s.over or not card.campaign or setup is None:
        return None
    options = dict(setup.options)
    if not s.victors:
        return Setup(setup.game, setup.edition, setup.scenario, setup.seats, options, setup.seed + 1)
    following = next_scenario(card)
    if not following:
        return None
    options["carry"] = written(s, card)
    allowed = SCENARIOS[SCENARIO_IDS.index(following)].heroes
    seats = [hero if hero in allowed else allowed[0] for hero in setup.seats]
    return Setup(setup.game, setup.edition, following, seats, options, setup.seed + 1)


def written(s: Heroes3, card: ScenarioCard) -> str:
    """What goes along, as the option `carry`: cards, and where the campaign says so units and resources."""
    player = s.players[0]
    parts = [" ".join(CARD_IDS[kept] for kept in sorted(s.tale.kept))]
    if card.carries_army:
        units = [unit for unit in player.units if UNIT_IDS[unit >> 1] not in card.stay_behind]
        parts.append(" ".join(f"{UNIT_IDS[unit >> 1]}:{SIDES[unit & 1]}" for unit in sorted(units)))
        parts.append("/".join(str(amount) for amount in player.resources))
    return "; ".join(parts)


def check_carry(setup: Setup, card: ScenarioCard) -> None:
    """Problem if nothing can be carried into this scenario, or not this."""
    carry = setup.options.get("carry", "")
    if not carry:
        return
    if not goes_on(card.id):
        raise Problem("problem-h3-carry-scenario", {"scenario": card.id})
    cards = kept_cards(carry)
    arrow = card_number("magic_arrow")
    if len(cards) > KEPT or cards.count(arrow) > MOST_ARROWS:
        raise Problem("problem-h3-carry-cards", {"most": KEPT, "arrows": MOST_ARROWS})
    for number in cards:
        if CARDS[number].kind in (STATISTIC, SPECIALTY) or cards.count(number) > CARDS[number].copies:
            raise Problem("problem-h3-carry-card", {"card": CARD_IDS[number]})
    units, resources = kept_army(carry)
    before = SCENARIOS[SCENARIO_IDS.index(card.campaign[card.campaign.index(card.id) - 1])]
    if (units or resources) and not before.carries_army:
        raise Problem("problem-h3-carry-army", {"scenario": card.id})


def kept_cards(carry: str) -> list[int]:
    found: list[int] = []
    for word in carry.split(";")[0].split():
        if word not in CARD_IDS:
            raise unknown("card", word, CARD_IDS)
        found.append(card_number(word))
    return found


def kept_army(carry: str) -> tuple[list[int], list[int]]:
    """Units and resources; empty if they are not carried."""
    parts = [part.strip() for part in carry.split(";")]
    if len(parts) == 1:
        return [], []
    amounts = parts[-1].split("/")
    if len(parts) != 3 or len(amounts) != 3 or not all(AMOUNT.fullmatch(amount) for amount in amounts):
        raise Problem("problem-h3-carry-form", {"given": carry})
    for word in parts[1].split():
        id, _, side = word.partition(":")
        if id not in UNIT_IDS or side not in SIDES or (side != "few" and id.startswith("neutral_")):
            raise unknown("unit", word, [f"{each}:few" for each in UNIT_IDS])
    units = army(*parts[1].split())
    numbers = [unit >> 1 for unit in units]
    for number in numbers:
        if numbers.count(number) > UNITS[number].copies:
            raise Problem("problem-h3-carry-unit", {"unit": UNIT_IDS[number]})
    return units, [int(amount) for amount in amounts]
