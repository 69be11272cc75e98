### Euthia: the Combat.

## The steps of a Combat Round

table-euf-board = Combat
table-euf-map = Look at the map
table-euf-start = The Combat begins
table-euf-round = Combat Round { $n }
table-euf-round-of = Combat Round { $n } of { $rounds }
table-euf-steps = Steps of this Combat Round
table-euf-passed = passed
table-euf-phase-opening = Meeting
    .text = the Monster is revealed
table-euf-phase-first_strike = First Strike
    .text = before the first round
table-euf-phase-heal = Healing
    .text = what heals you
table-euf-phase-monster = The Monster attacks
table-euf-phase-heal_again = Healing
table-euf-phase-hero = The Hero attacks
table-euf-part-before = before the roll
table-euf-part-roll = the roll
table-euf-part-hit-monster = Wounds
table-euf-part-hit-hero = Damage

## The Monster

table-euf-level = Level { $level }
table-euf-stage = Stage { $n }
table-euf-played-by = played by { $seat }
table-euf-by-cards = fights by Combat cards
table-euf-life = Health { $left } of { $most }
table-euf-its-wounds = Wounds by Battle Value
table-euf-its-tokens = What the Monster has
table-euf-value = Battle Value { $value }
table-euf-chaos = Chaos { $n }
table-euf-gaar = Gaar { $n }
table-euf-air = Air: the higher die is turned over
table-euf-earth = Earth: every roll +2
table-euf-immune = Immune: only Damage affects it
table-euf-regrowth = heals { $n } each round
table-euf-bonus = Battle Value { $n }
table-euf-rounds =
    { $n ->
        [one] Over after { $n } Combat Round; the Damage stays
       *[other] Over after { $n } Combat Rounds; the Damage stays
    }
table-euf-dealt = Dealt in this Combat: { $n } (Reputation +{ $rep })
table-euf-wound-plus = +{ $n } Wounds
table-euf-wound-minus = −{ $n } Wounds
table-euf-bank = Bank: Silver { $silver }, Gold { $gold }
table-euf-combat-cards = Combat cards left: { $n }
table-euf-played = Cards beside the Monster
table-euf-lasting = until the end
table-euf-rung = Battle Value { $span }: { $result }

## The Hero

table-euf-has-gaar = Gaar { $n }
table-euf-has-dwurt = Dwurt { $n }
table-euf-fists = Bare hands
table-euf-unarmed = No tile to attack with: bare hands.
table-euf-damage-of = Damage by Battle Value: { $tile }
table-euf-boosted = stronger
table-euf-spent = exhausted
table-euf-on-roll = What changes your attack
table-euf-on-penalty = the Monster: roll { $n }
table-euf-on-clover = all rolls { $n }
table-euf-on-now = this attack { $n }
table-euf-on-damage = Damage { $n }
table-euf-hope = Hope { $n }
table-euf-hope-shut = no Gaar for Hope
table-euf-hope-uses = 1: roll +1 · 2: one Gaar · 3: roll +1 and 1 Damage

## The dice

table-euf-hero-roll = { $hero } attacks
table-euf-monster-roll = { $monster } attacks
table-euf-next-opening = { $hero } meets the Monster
table-euf-next-first_strike = A First Strike?
table-euf-next-heal = Next: the Monster’s attack
table-euf-next-monster = Next: the Monster’s roll
table-euf-next-heal_again = Next: the Hero’s attack
table-euf-next-hero = Next: the Hero’s roll
table-euf-next-end = The Combat is over
table-euf-die = Die { $number }: { $face }
table-euf-battle-value = Battle Value
table-euf-wounds =
    { $count ->
        [0] no Wound
        [one] { $count } Wound
       *[other] { $count } Wounds
    }
table-euf-hits =
    { $count ->
        [0] no Damage
       *[other] { $count } Damage
    }
table-euf-stop-wounds =
    { $count ->
        [0] No Wound if you stop here
        [one] { $count } Wound if you stop here
       *[other] { $count } Wounds if you stop here
    }
table-euf-stop-hits =
    { $count ->
        [0] No Damage if you stop here
       *[other] { $count } Damage if you stop here
    }
table-euf-stands-wounds =
    { $count ->
        [0] No Wound as it stands
        [one] { $count } Wound as it stands
       *[other] { $count } Wounds as it stands
    }
table-euf-stands-hits =
    { $count ->
        [0] No Damage as it stands
       *[other] { $count } Damage as it stands
    }
table-euf-with-gaar = With a Gaar on die { $number }
table-euf-in-six = { $count } in 6
table-euf-chance = { $count } in 6: { $result }
table-euf-combat-card = Combat card: { $left } and { $right }, Gaar { $gaar }, Chaos { $chaos }
table-euf-you-answer = You may answer
table-euf-they-answer = { $seat } may answer

## What can be done

table-euf-helps = What you can do
table-euf-to-roll = your roll { $n }
table-euf-to-hits =
    { $n ->
        [0] no Damage
       *[other] { $n } Damage
    }
table-euf-to-monster = Battle Value { $n }
table-euf-to-wounds =
    { $n ->
        [0] no Wound
        [one] { $n } Wound
       *[other] { $n } Wounds
    }
table-euf-to-health = Health { $n }
table-euf-to-gaar = Gaar { $n }
table-euf-to-dwurt = Dwurt { $n }
table-euf-to-damage = Damage { $n }

## Blow by blow

table-euf-blows = blow by blow
table-euf-blow-meet = Meet the Monster
table-euf-blow-strike = First Strike
table-euf-blow-heal = Heal, or go on
table-euf-blow-heal_again = Heal, or go on
table-euf-blow-monster = Roll for the Monster
    .text = value { $n }
table-euf-blow-wounds = Take the Wounds
    .text = { $n } as it stands
table-euf-blow-hero = Roll for { $hero }
    .text = value { $n }
table-euf-blow-damage = Deal the Damage
    .text = { $n } as it stands
table-euf-use-wounds = { $action }: { $n } Wounds
table-euf-use-hits = { $action }: { $n } Damage
table-euf-says-wounds = { $now } Wounds as it stands, { $n } with this.
table-euf-says-hits = { $now } Damage as it stands, { $n } with this.
table-euf-best-wounds = Best: { $action } (−{ $count } Wounds)
table-euf-best-hits = Best: { $action } (+{ $count } Damage)
