### Mage Knight, Ultimate Edition: own cards of the heroes, and units.

## Cards

mk-card-threaten_revised = { mk-card-threaten }
mk-card-cold_toughness_revised = { mk-card-cold_toughness }
mk-card-mana_pull = Mana Pull
mk-card-crystal_joy = Crystal Joy
mk-card-rejuvenate = Rejuvenate
mk-card-instinct = Instinct
mk-card-swift_reflexes = Swift Reflexes
mk-card-tirelessness = Tirelessness
mk-card-savage_harvesting = Savage Harvesting
mk-card-ruthless_coercion = Ruthless Coercion
mk-card-one_with_the_land = One With the Land
mk-card-druidic_paths = Druidic Paths

## Units

mk-unit-utem_guardsmen_revised = { mk-unit-utem_guardsmen }
mk-unit-altem_guardians_revised = { mk-unit-altem_guardians }
mk-unit-scouts = Scouts
mk-unit-thugs = Thugs
mk-unit-shocktroops = Shocktroops
mk-unit-magic_familiars = Magic Familiars
mk-unit-heroes_white = Heroes (white)
mk-unit-heroes_green = Heroes (green)
mk-unit-heroes_blue = Heroes (blue)
mk-unit-heroes_red = Heroes (red)
mk-unit-sorcerers = Sorcerers
mk-unit-delphana_masters = Delphana Masters

text-mk-unit-reputed = Your reputation counts twice when you recruit it, once in an interaction, and never together with Thugs. When you assault a fortified site or attack a hero, each use costs 2 Influence.
text-mk-unit-disreputable = Your reputation counts the other way round when you recruit it, and never together with Heroes. Assigning damage to it costs 2 Influence.
text-mk-unit-bound = Recruiting it also costs one mana of a basic colour, which lies on it from then on. At the start of each round a crystal takes the place of that mana, or the unit is disbanded.
text-mk-unit-only-recruited = It can only be recruited in an interaction, never gained in another way.
text-mk-unit-not-lent = Its abilities cannot be borrowed from the offer.
text-mk-unit-manifold = One use may combine several of its abilities, each once and each with its own mana.

## Effects

effect-mk-per-open-icon = { $base } and { $plus } more for each ability, resistance and attack colour of the blocked enemy, unless it has Arcane Immunity
effect-mk-pull-die = This turn you may use one more die of the Source, which counts as any basic colour if it shows black
effect-mk-set-dice =
    Take { $n ->
        [one] { $n } die
       *[other] { $n } dice
    } of the Source, set each to any colour but gold and gain one mana of that colour; the dice go back as they are at the end of your turn
effect-mk-regain = At the end of your turn you may discard another card, but no wound, to take this one back into your hand
effect-mk-regain-wound = At the end of your turn you may discard another card, even a wound, to take this one back into your hand
effect-mk-tireless = The next card that gives Move this turn gives 1 more, also if it is played sideways
effect-mk-tireless-each = Each other card that gives Move this turn, before or after this one, gives 1 more, also if it is played sideways
effect-mk-reap-step = Once this turn, after a step, you may discard a card other than a wound and gain a crystal of its colour, or of any colour for an artifact
effect-mk-reap-steps = After each step this turn you may discard a card other than a wound and gain a crystal of its colour, or of any colour for an artifact
effect-mk-land-block = Block as high as the Move cost of your space without any changes (5 on a mountain, 2 on a lake), fire by Day and ice at Night
effect-mk-ease-space = Steps onto one space of your choice cost 1 Move less this turn, but at least 2
effect-mk-ease-terrain = Steps onto one kind of terrain of your choice cost 1 Move less this turn, but at least 2
effect-mk-coerced-price = One unit that you recruit this turn may cost { $n } Influence less; if so, Reputation −1 at once
effect-mk-coerce = This turn you may ready units up to level { $level } for { $n } Influence a level
effect-mk-far-sight = This turn you may reveal tiles from two spaces away
effect-mk-peek =
    Look at a face-down enemy at most { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    } away or at the top token of a pile; if you defeat that enemy this turn, you gain 1 fame
effect-mk-peek-space =
    Look at a face-down enemy at most { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    } away
effect-mk-peek-at = Look at a token with this back: { $pile }
effect-mk-peek-pile = Look at the top token of this pile: { $pile }
effect-mk-swift-block = Block { $n } ({ $element }), ×2 if swift
effect-mk-stand-before = One attack of an enemy is { $n } lower; its damage must be assigned to this unit first, even if it could not go to units
effect-mk-harass = One enemy has Armor −{ $n }, and one of its attacks is { $n } lower
effect-mk-others-attack = All Attacks of your other units get +{ $n } this turn
effect-mk-with-mana = { $plain } (with { $mana } mana on the unit: { $better })
effect-mk-destroy-blocked = Destroy an enemy that was blocked

## Answers

do-mk-coerce-1 = For 2 Influence less, and lose 1 reputation
do-mk-coerce-2 = For the full price
do-mk-ready-unit = Ready { $unit } with Influence

## What is asked

ask-mk-coerce = Choose whether the new unit costs 2 Influence less, which costs you 1 reputation, or its full price.
    .title = Price of the unit, { $seat }
ask-mk-ease-space = Choose the space that costs 1 Move less this turn.
    .title = Your path, { $seat }
ask-mk-harvest = You have moved: you may discard a card for a crystal of its colour, or stop here.
    .title = Your harvest, { $seat }
ask-mk-more-abilities = You may use another ability of this unit for its mana, or stop here.
    .title = Further abilities, { $seat }
ask-mk-peek = Choose the space with the face-down enemy that you look at.
    .title = Your scouting, { $seat }
ask-mk-pull-die-to = Choose the colour to which you set the die; you gain one mana of it.
    .title = Colour of the die, { $seat }
ask-mk-regain = You may discard a card to take the one that you played back into your hand, or stop here.
    .title = Your returning card, { $seat }
ask-mk-upkeep = A new round: choose the crystal that you put on your Magic Familiars, or let them go.
    .title = Your familiars, { $seat }

barrier-mk-peeked = a face-down enemy was looked at here

## The log

event-mk-kept = { $seat } put { $mana } mana on { $unit }.
    .you = You put { $mana } mana on { $unit }.
event-mk-peeked = { $seat } looked at a face-down enemy at { $space }: { $enemy }.
    .you = You looked at a face-down enemy at { $space }: { $enemy }.
event-mk-peeked-pile = { $seat } looked at the top token of a pile: { $enemy }.
    .you = You looked at the top token of a pile: { $enemy }.
event-mk-regained = { $seat } took { $card } back into hand.
    .you = You took { $card } back into hand.

## Why not

why-mk-level-too-high = Only units up to level { $most } can be readied in this way.
why-mk-no-blocked-enemy = This works only on an enemy that was blocked.
why-mk-no-coercion = You have played nothing that would let you ready units with Influence.
why-mk-not-both-kinds = In one interaction you can recruit either Heroes or Thugs, not both.
why-mk-wants-influence = This unit wants { $need } Influence for that, and you have { $have }.

cli-mk-peeked = Seen face down
