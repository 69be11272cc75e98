### Mage Knight: spells, artifacts and the tactic of the Ultimate Edition.

## Names

mk-card-wings_of_wind_revised = { mk-card-wings_of_wind }
mk-card-wings_of_wind_revised-strong = { mk-card-wings_of_wind-strong }
mk-card-space_bending_revised = { mk-card-space_bending }
mk-card-space_bending_revised-strong = { mk-card-space_bending-strong }
mk-card-meditation_revised = { mk-card-meditation }
mk-card-meditation_revised-strong = { mk-card-meditation-strong }
mk-card-offering = Offering
mk-card-offering-strong = Sacrifice
mk-card-mist_form = Mist Form
mk-card-mist_form-strong = Veil of Mist
mk-card-charm = Charm
mk-card-charm-strong = Possess
mk-card-cure = Cure
mk-card-cure-strong = Disease
mk-card-banner_of_fear_revised = { mk-card-banner_of_fear }
mk-card-horn_of_wrath_revised = { mk-card-horn_of_wrath }
mk-card-mysterious_box = Mysterious Box
mk-card-bow_of_starsdawn = Bow of Starsdawn
mk-card-banner_of_command = Banner of Command
mk-card-banner_of_fortitude = Banner of Fortitude
mk-card-soul_harvester = Soul Harvester
mk-card-shield_of_the_fallen_kings = Shield of the Fallen Kings
mk-card-druidic_staff = Druidic Staff
mk-card-circlet_of_proficiency = Circlet of Proficiency
mk-card-tome_of_all_spells = Tome of All Spells
mk-tactic-planning_revised = { mk-tactic-planning }

## Effects

effect-mk-banner-of-command = You may give this banner to a unit that you recruit this turn: that unit needs no command token
effect-mk-banner-of-fortitude = Attach it to one of your units: once a round, when that unit would be wounded, it is not, and nothing that the wound would bring happens
effect-mk-borrow-skill = Use a common skill that is not interactive: twice if it works once a turn, once if it works once a round; it stays where it is
effect-mk-cures = This turn draw a card for each wound that you heal from your hand, and each unit that you heal is ready; what you healed before this turn counts
effect-mk-discount = The next unit that you recruit this turn costs { $n } Influence less
effect-mk-disease = Every enemy that you block in this block phase, before or after, has Armor 1 for the rest of the combat
effect-mk-fly-staff = Go up to two revealed spaces for free to a safe space, over anything in between and without provoking anybody
effect-mk-give-up = You may discard up to three cards other than wounds and gain a crystal of its colour for each, of any colour for an artifact
effect-mk-harvest = If you defeat an enemy with this attack, gain a white crystal, or a red one if it resists fire, a blue one if it resists ice, a green one if it has physical resistance
effect-mk-harvest-phase = For each enemy that you defeat in this phase gain a white crystal, or a red one if it resists fire, a blue one if it resists ice, a green one if it has physical resistance
effect-mk-heal-all = Remove all wounds from all your units
effect-mk-lesser-wrath = Siege Attack { $n } (physical) and up to { $n } more, but roll a mana die for each point added and take a wound for each red or black one
effect-mk-meditation-limit = Put two random cards of your discard pile on top of your deck or under it; your hand limit is 2 higher the next time you draw up to it
effect-mk-mist = Each step costs { $n } Move this turn, also onto a lake, but you cannot enter hills or mountains
effect-mk-open-box = Turn up the top artifact of the deck: this turn you may use this card once as that artifact, even its strong effect, and gain 1 fame for it; at the end of your turn that artifact goes under its deck, and this card back to your hand if you did not use it, or to your discard pile if it was a banner
effect-mk-phase-fame = Gain 1 fame for each enemy that you defeat in this phase
effect-mk-planning-limit = At the end of each of your turns your hand limit is 1 higher if at least two cards are left in your hand before you draw
effect-mk-possess = An enemy of your choice does not attack; in the attack phase you may use its printed attacks, without their abilities, against other enemies
effect-mk-sacrifice-ranged = Ranged Attack { $n } ({ $element }) for each pair of a { $first } and a { $second } crystal of yours, and these crystals become mana
effect-mk-sacrifice-siege = Siege Attack { $n } ({ $element }) for each pair of a { $first } and a { $second } crystal of yours, and these crystals become mana
effect-mk-sacrifices = Choose green or white, and red or blue: for each pair of your crystals of these two colours you get Siege Attack 4 (green) or Ranged Attack 6 (white), of fire (red) or ice (blue), and these crystals become mana
effect-mk-split-block = { $times } separate Blocks { $n } ({ $element }), each against a different attack
effect-mk-staff = Discard a card other than a wound for what its colour brings: red ({ $red }), blue ({ $blue }), green ({ $green }), white ({ $white })
effect-mk-starsdawn = This turn each Ranged Attack you play is doubled or becomes a Siege Attack, and each Siege Attack may be doubled and become a Ranged Attack; whichever counts for more against the enemies you attack
effect-mk-stop-flying = An enemy of your choice does not attack, a second one for 1 Move, a third one for 2 more Move, and so on
effect-mk-stop-many =
    { $n ->
        [one] An enemy of your choice does not attack
       *[other] Up to { $n } enemies of your choice do not attack
    }
effect-mk-take-skill = Take one of the common skills for good
effect-mk-tome = Discard a card that has a colour and use the basic effect of a spell of that colour from the offer without paying mana; the spell stays there
effect-mk-tome-strong = Discard a card that has a colour and use the strong effect of a spell of that colour from the offer without paying mana, even by Day; the spell stays there
effect-mk-trance-limit = Put two cards of your choice from your discard pile on top of your deck or under it; your hand limit is 2 higher the next time you draw up to it
effect-mk-twin-crystals = Gain two crystals of one basic colour
effect-mk-two-of = Choose two different ones of these: { $ways }
effect-mk-veil = All your units resist physical, fire and ice attacks this turn, and you ignore the first wound that an enemy would deal you, with all that it brings
effect-mk-volley = Discard any number of cards other than wounds and get Ranged Attack { $n } (physical) for each

## Points to turn

mk-conversion-possessed = Use the attack of the possessed enemy
mk-conversion-spare-block = Use another Block 4 of the Shield of the Fallen Kings

## Questions

ask-mk-borrow-skill = Choose the common skill that you use.
    .title = Circlet of Proficiency, { $seat }
ask-mk-cast-free = Choose the spell of the offer that you use without paying mana; it stays there.
    .title = Tome of All Spells, { $seat }
ask-mk-fortitude = Turn the Banner of Fortitude down to spare its unit this wound? Stop here to take the wound.
    .title = Banner of Fortitude, { $seat }
ask-mk-give-up = Choose a card to discard for a crystal, or stop here.
    .title = Offering, { $seat }
ask-mk-lesser-wrath = Choose how many points you add to the Siege Attack; for each a die is rolled, and red or black wounds you.
    .title = Horn of Wrath, { $seat }
ask-mk-possess = Choose the enemy that does not attack and whose attack you may use.
    .title = Possess, { $seat }
ask-mk-staff = Choose the card that you discard; its colour decides what you get.
    .title = Druidic Staff, { $seat }
ask-mk-stop-many = Choose an enemy that does not attack; after the first you may stop here.
    .title = Enemies held back, { $seat }
ask-mk-take-skill = Choose the common skill that you take for good.
    .title = Circlet of Proficiency, { $seat }
ask-mk-tome = Choose the card that you discard; its colour is the colour of the spell.
    .title = Tome of All Spells, { $seat }
ask-mk-twin-crystals = Choose the colour of the two crystals that you gain.
    .title = Two crystals, { $seat }
ask-mk-two-of = Choose two of these effects, one after the other.
    .title = Druidic Staff, { $seat }
ask-mk-under-banner = No command token is free: does the new unit carry the Banner of Command instead? Stop here to disband another unit.
    .title = Banner of Command, { $seat }
ask-mk-volley = Choose a card to discard for Ranged Attack 2, or stop here.
    .title = Bow of Starsdawn, { $seat }

## Refusals

why-mk-another-attack = Each Block of this shield is for a different attack; choose another one first.
why-mk-command-needed = Without the Banner of Command this unit would have no command token.
why-mk-for-recruits = Only a unit that you recruited this turn can carry the card { $card }, after you have played it.
why-mk-no-colour = The card { $card } has no colour.
why-mk-no-crystal-pair = You have no pair of crystals of these two colours.
why-mk-no-skill-there = There is no common skill that you could use.
why-mk-not-against-itself = The attack of a possessed enemy cannot be used against that enemy.
why-mk-not-borrowed = The skill { $skill } is interactive and cannot be used in this way.
why-mk-not-common = The skill { $skill } is not among the common skills.
why-mk-only-block-phase = This works only in the block phase.

## What happened

event-mk-box-opened = The Mysterious Box of { $seat } shows { $card }.
    .you = Your Mysterious Box shows { $card }.
event-mk-fortitude = The Banner of Fortitude of { $seat } spares { $unit } a wound.
    .you = Your Banner of Fortitude spares { $unit } a wound.
barrier-mk-box-opened = an artifact was turned up here
