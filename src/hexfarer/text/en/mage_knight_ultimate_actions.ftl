### Mage Knight: the advanced actions of the Ultimate Edition.

## Names

mk-card-agility_revised = { mk-card-agility }
mk-card-refreshing_walk_revised = { mk-card-refreshing_walk }
mk-card-intimidate_revised = { mk-card-intimidate }
mk-card-blood_ritual_revised = { mk-card-blood_ritual }
mk-card-heroic_tale_revised = { mk-card-heroic_tale }
mk-card-in_need_revised = { mk-card-in_need }
mk-card-magic_talent_revised = { mk-card-magic_talent }
mk-card-power_of_crystals = Power of Crystals
mk-card-rush_of_adrenaline = Rush of Adrenaline
mk-card-explosive_bolt = Explosive Bolt
mk-card-chilling_stare = Chilling Stare
mk-card-counterattack = Counterattack
mk-card-ritual_attack = Ritual Attack
mk-card-blood_of_ancients = Blood of Ancients
mk-card-shield_bash = Shield Bash
mk-card-temporal_portal = Temporal Portal
mk-card-spell_forge = Spell Forge
mk-card-chivalry = Chivalry
mk-card-peaceful_moment = Peaceful Moment
mk-card-dodge_and_weave = Dodge and Weave
mk-card-stout_resolve = Stout Resolve
mk-card-force_of_nature = Force of Nature
mk-card-mountain_lore = Mountain Lore

## What cards do

text-mk-strong-two = Strong, with { $mana } or { $other } mana: { $effect }.
effect-mk-agility-now = In combat this turn you may turn each Move point that you play there into Attack 1
effect-mk-agility-ranged-now = In combat this turn you may turn each Move point that you play there into Attack 1, or every two of them into Ranged Attack 1
effect-mk-buy-action = Pay one mana of a basic colour and take an advanced action of that colour from the offer into your hand
effect-mk-chivalrous = Reputation +1 for each enemy that this attack defeats
effect-mk-chivalrous-fame = 1 fame and Reputation +1 for each enemy that this attack defeats
effect-mk-crystal-missing = Gain a crystal of a basic colour of which you have none
effect-mk-discard-to-cast = Discard an action card or a spell, cast a spell of the same colour from the offer at its usual price, and leave it there
effect-mk-dodge = If you take no wound to your hand in this combat before the attack phase, you get an additional Attack { $n } there
effect-mk-explosive = For each enemy that this attack defeats, another enemy of your choice has Armor −1
effect-mk-forge =
    Gain { $n ->
        [one] a crystal of the colour of a spell in the offer
       *[other] { $n } crystals, each of the colour of another spell in the offer
    }
effect-mk-lore = If you end your turn on hills, your hand limit is 1 higher when you draw next
effect-mk-lore-mountain = If you end this turn on a mountain, your hand limit is { $n } higher when you draw next, and on hills 1 higher
effect-mk-mute-blow = One attack of an enemy loses all its abilities, but not its element
effect-mk-lower-attack = In the block phase, one enemy attack is lowered by { $n }
effect-mk-peaceful = Influence { $n }; if you play this as your action, you may turn 2 Influence into Heal 1 this turn as often as you like
effect-mk-peaceful-readies = Influence { $n }; if you play this as your action, you may turn 2 Influence into Heal 1 this turn as often as you like, and once ready a unit for 2 Influence per level
effect-mk-per-blocked =
    { $base ->
        [0] { $plus } for each enemy blocked this turn
       *[other] { $base } and { $plus } more for each enemy blocked this turn
    }
effect-mk-per-set = For each complete set of crystals in all four basic colours you also choose one of these ({ $part })
effect-mk-portal =
    { $far ->
        [one] As your action, you may go to an adjacent safe space for free, without provoking anybody; your hand limit is { $more } higher when you draw next
       *[other] As your action, you may go up to { $far } revealed spaces for free to a safe space, without provoking anybody; your hand limit is { $more } higher when you draw next
    }
effect-mk-reputation-down-now = Reputation −{ $n } at once
effect-mk-reputation-up-now = Reputation +{ $n } at once
effect-mk-resolve = Move { $n }, Influence { $n }, Attack { $n } (physical) or Block { $n } (physical), and { $plus } more if you discard a wound
effect-mk-resolve-cards = Move { $n }, Influence { $n }, Attack { $n } (physical) or Block { $n } (physical), and { $plus } more for each card that you discard, among them at most one wound
effect-mk-retort-excess = If you block an enemy with this, it loses as much Armor this turn as your Block had to spare
effect-mk-ritual = Throw away another action card from your hand: red for { $red }, blue for { $blue }, green for { $green }, white for { $white }
effect-mk-rush =
    { $n ->
        [one] Draw a card for the first wound that you take to your hand this turn, before or after playing this card
       *[other] Draw a card for each of the first { $n } wounds that you take to your hand this turn, before or after playing this card
    }
effect-mk-rush-throws =
    { $n ->
        [one] Throw away the first wound that you take to your hand this turn, before or after playing this card, and draw a card for it and for the next one
       *[other] Throw away the first wound that you take to your hand this turn, before or after playing this card, and draw a card for it and for each of the next { $n }
    }
effect-mk-tale-fame-now = For each unit you recruit this turn, 1 fame and Reputation +1 at once
effect-mk-tale-now = For each unit you recruit this turn, Reputation +1 at once
effect-mk-use-offered = Use the strong effect of an advanced action of the offer without paying its mana, and leave the card there
effect-mk-ward = One of your units gets physical resistance in this combat
effect-mk-when-peace = Only outside combat ({ $then })
effect-mk-wound-to-discard = Put a wound into your discard pile

## What is done with points

mk-conversion-dodge-and-weave = Use the Attack of Dodge and Weave
mk-conversion-influence-to-heal = Turn 2 Influence into Heal 1
mk-conversion-influence-to-ready = Ready a unit for 2 Influence per level

## What is asked

ask-mk-as-action = Say yes to play this card as the action of your turn, or stop here to get only the Influence.
    .title = Your action, { $seat }
ask-mk-forge = Choose the spell of the offer whose colour your crystal has.
    .title = Your crystal, { $seat }
ask-mk-portal = Choose the safe space where your hero goes, or stop here to stay.
    .title = Your portal, { $seat }
ask-mk-resolve = Discard cards for more points, one after another, or stop here.
    .title = Your discards, { $seat }
ask-mk-thrown-colour = The card has two colours; choose the one that counts.
    .title = Colour of the card, { $seat }
ask-mk-use-offered = Choose the advanced action of the offer whose strong effect you use.
    .title = Your borrowed action, { $seat }
ask-mk-ward = Choose the unit that gets physical resistance.
    .title = Your protected unit, { $seat }

## Why not

why-mk-no-action-to-use = No advanced action of the offer has a strong effect that you can use now.
why-mk-no-colour-missing = You have crystals of all four basic colours.
why-mk-no-second-wound = Only one wound may be discarded for this.
why-mk-no-spell-of-colour = In the offer there is no spell of a colour of { $card } that you can cast now.
why-mk-no-spell-there = There is no spell in the offer.
why-mk-only-a-wound = Only a wound may be discarded for this.

## What happened

event-mk-dummy-turn-two =
    The dummy player turned up { $number ->
        [one] { $number } card; the colours that decided were { $mana } and { $other }.
       *[other] { $number } cards; the colours that decided were { $mana } and { $other }.
    }
event-mk-offered-used = { $seat } used the strong effect of { $card } in the offer.
    .you = You used the strong effect of { $card } in the offer.
event-mk-wound-discarded = { $seat } put a wound into the discard pile.
    .you = You put a wound into the discard pile.
