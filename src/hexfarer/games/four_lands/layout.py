"""What a position of the Four Lands consists of (kernel/layout.py says how to read it, and what may be changed)."""

from __future__ import annotations

from typing import Final

RULES: Final = 2  # raise it whenever a change can make a game that was begun before go on differently

LAYOUT: Final = """
FourLands: acting amulets ap armours artefact_party artefact_symbols barrier cast changes circles collected completed
    complications cooperative decks draws_bought extra_moved field_task field_used fight handicap hands initiative
    item_count items last_task_round lone members over party_field party_of phase played regrouped removed revealed
    reveals rng round seat_of seats sides slot stack standing task_deck trophies trophy_symbols turned victory winner
Rng: key taken | _block
Act: agents card caster field home join kind number option other_field party place seat settled takes target thwarts
    touched void
Fight: attack_seat attackers by card defence_seat defenders duel field gone groups option size_before supported target
    target_size_before warmed
Group: attackers defenders plus_attackers_attack plus_attackers_defence plus_defenders_attack plus_defenders_defence
AirWindow: passes seat
Build: act seat
Duel: attacker before contenders idle seat
Exchange: chosen seat
ExtraDraw: seat
FightSupport: seat turn
Follow: field seat waiting
Gift: agent seat
LastSpells: passes seat
LineUp: seat
Main: passes phase seat
Melee: seat step
Oppose: seat
Response: passes seat watched
Round: index seat step
SpellSupport: attack caster home parties plus seat stopped supporters targets
Surplus: seat
Upkeep: card seat
Armour: asks plus
Bind: asks
DeclareAttack: asks returns
Drift: asks
Enrich: asks gained
ExchangeSymbol: asks
FightBonus: asks
Harder: asks trait
Imprison: asks magic war
Negate: asks
Relocate: asks reach
Strike: asks attack
StrikeAll: asks attack
SwapTasks: asks
CardEffect: asks
CardWindow: passes seat
Course: seat
Pairing: seat
Question: seat
ActionCard: confidence effects id kind prices spell timing
"""
