"""The Monster fights by itself: Combat cards and the banks (EU-SOLO-10 to -25)."""

from __future__ import annotations

from typing import Final

from hexfarer.games.euthia import events
from hexfarer.games.euthia.components import CARD_FACES, COMBAT_CARDS
from hexfarer.games.euthia.flow.cards import lay_down, together, work
from hexfarer.games.euthia.flow.fighting import the_fight
from hexfarer.games.euthia.flow.windows import monster_gaar
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import HEALING_CARD

LOW: Final = 3  # a die up to this is rolled again (EU-SOLO-11)


def draw_combat_card(s: Euthia) -> None:
    """The dice of the Monster are set by the top Combat card (EU-SOLO-10, -21)."""
    fight = the_fight(s)
    if not s.combat_cards:
        s.combat_cards, s.combat_used = s.combat_used, []
        s.rng.shuffle(s.combat_cards)
    fight.card = s.combat_cards.pop()
    s.combat_used.append(fight.card)
    left, right, _, _ = COMBAT_CARDS[fight.card]
    fight.dice = [right] if fight.fewer_dice else [left, right]


def use_gaar(s: Euthia) -> None:
    """A Gaar of the Monster for each symbol, while its lowest die is low (EU-SOLO-11, -23)."""
    fight = the_fight(s)
    for _ in range(COMBAT_CARDS[fight.card][2]):
        low = min(fight.dice)
        if fight.gaar and low <= LOW:
            monster_gaar(s, fight.dice.index(low))


def chaos_actions(s: Euthia) -> None:
    """As many Chaos Actions as symbols, tokens and cards of the banks allow (EU-SOLO-12)."""
    fight = the_fight(s)
    actions = min(COMBAT_CARDS[fight.card][3], fight.chaos, len(s.gold_bank) + len(s.silver_bank))
    if actions < 1:
        return
    s.reveal(events.CHAOS_PLAYED)
    piles = draw_piles(s, actions)
    fight.chaos -= len(piles)
    for pile in piles:
        s.tell(events.CHAOS_PLAYED, [fight.monster, pile // 4, pile % 4])
        lay_down(s, pile // 4, pile % 4)
    for pile in piles[::-1]:  # the first one works first
        work(s, fight.seat, pile // 4, pile % 4)


def draw_piles(s: Euthia, actions: int) -> list[int]:
    """One pile of identical cards for each action, from the Gold bank, then from the Silver one (EU-SOLO-14 to -17)."""
    piles: list[int] = []
    piles_from(s, s.gold_bank, actions, piles)
    if len(piles) < actions:
        piles_from(s, s.silver_bank, actions, piles)
    return piles


def piles_from(s: Euthia, bank: list[int], actions: int, piles: list[int]) -> None:
    """Build piles from one bank until there are enough or each of its cards was looked at (EU-SOLO-24)."""
    whole = the_fight(s).damage == 0
    open_pile = False  # may the last pile grow?
    for _ in range(len(bank)):
        if len(piles) == actions and not open_pile:
            return
        card = bank.pop()
        if open_pile and piles[-1] // 4 == card:
            piles[-1] += 1
            open_pile = piles[-1] % 4 < len(CARD_FACES[card].segments)
            continue
        if len(piles) == actions:
            bank.insert(0, card)
            return
        if card == HEALING_CARD and whole and together(HEALING_CARD, 1) in piles:
            bank.insert(0, card)
            continue
        piles.append(together(card, 1))
        open_pile = not (card == HEALING_CARD and whole)  # EU-SOLO-17
