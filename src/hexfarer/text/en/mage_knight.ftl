### Mage Knight: what the game says in English.
### Names of enemies and units may be plural, so sentences about them avoid "is" and "are".

## Names that are put together

mk-player = Player { $number }
mk-space = { $space } ({ $what })
mk-space-unknown = { $space }
mk-foe = { $enemy } ({ $number })
mk-foe-unknown = enemy { $number }
mk-unit-unknown = unit { $number }

mk-points-attack = Attack
mk-points-block = Block
mk-points-influence = Influence
mk-points-move = Move

mk-total-attack = Attack
mk-total-block = Block
mk-total-fame = Fame
mk-total-heal = Healing
mk-total-influence = Influence
mk-total-move = Move

mk-way-crystal = a { $mana } crystal
mk-way-die = a { $mana } die of the Source
mk-way-endless = endless { $mana } mana
mk-way-stored = the { $mana } die on your tactic
mk-way-token = a { $mana } mana token
mk-way-unknown = unknown mana

mk-conversion-burning-shield = Use the fire Attack 4 of Burning Shield
mk-conversion-influence-to-block = Turn 1 Influence into Block 1
mk-conversion-move-to-attack = Turn 1 unspent Move into Attack 1
mk-conversion-move-to-ranged = Turn 2 unspent Move into Ranged Attack 1

mk-reward-action = an advanced action
mk-reward-artifact = an artifact
mk-reward-by-die = a spell or an artifact, as a die decides
mk-reward-crystal-sets = a crystal of each basic colour
mk-reward-crystals = a random crystal
mk-reward-spell = a spell
mk-reward-unit = a unit

mk-ruin-altar-blue = altar for blue mana
mk-ruin-altar-green = altar for green mana
mk-ruin-altar-red = altar for red mana
mk-ruin-altar-white = altar for white mana
mk-ruin-brown-red = ruins with a dungeon monster and a draconum
mk-ruin-brown-violet = ruins with a dungeon monster and a mage tower garrison
mk-ruin-gray-brown = ruins with a keep garrison and a dungeon monster
mk-ruin-gray-violet = ruins with a keep garrison and a mage tower garrison
mk-ruin-gray-white = ruins with a keep garrison and a city garrison
mk-ruin-green-brown = ruins with marauding orcs and a dungeon monster
mk-ruin-green-green = ruins with two bands of marauding orcs
mk-ruin-green-red = ruins with marauding orcs and a draconum

kind-advanced_action = advanced action
kind-artifact = artifact
kind-basic_action = basic action
kind-city = city
kind-conversion = conversion of points
kind-enemy = enemy
kind-hero = hero
kind-mana = mana colour
kind-moment = moment of play
kind-points = kind of points
kind-ruin = ruins token
kind-site = site
kind-skill = skill
kind-space = space
kind-context = kind of fight
kind-state = state
kind-time = time of day
kind-tactic = tactic
kind-terrain = terrain
kind-tile = tile
kind-unit = unit
kind-unit-card = unit
kind-way = way to pay
kind-wound = wound

## Options of a new game

option-arrival = Time of arrival
    .about = “{ option-arrival.value-day }” begins the game with a Day, “{ option-arrival.value-night }” with a Night.
    .value-day = day
    .value-night = night
option-auction = Auction of heroes
    .about = With “{ server-value-on }” the players bid fame for the heroes before the game begins; with “{ server-value-off }” each seat has the hero named for it.
option-cities = Cities on their tiles
    .about = “{ option-cities.value-printed }” puts on each city tile the city of its own colour, “{ option-cities.value-random }” a city drawn by chance.
    .value-printed = as printed
    .value-random = by chance
option-city_level = Level of the cities
    .about = The level of every city, and so the strength of its garrison: “{ server-value-usual }” as the scenario says, or a number from 1 to 11.
option-city_tiles = City tiles
    .about = How many core tiles with a city are in the game: “{ server-value-usual }” as the scenario says, or a number from 0 to 4.
option-cooperative_assault = Storming cities together
    .about = With “{ server-value-usual }” the scenario decides whether heroes may assault a city together; “{ server-value-on }” allows it and “{ server-value-off }” forbids it.
option-core_tiles = Core tiles without a city
    .about = How many core tiles without a city are in the game: “{ server-value-usual }” as the scenario says, or a number from 0 to 4, with more tiles to choose from up to 6.
option-countryside = Countryside tiles
    .about = How many countryside tiles are in the game: “{ server-value-usual }” as the scenario says, or a number from 3 to 11, with more tiles to choose from up to 14.
option-darkness = Darkness comes
    .about = With “{ server-value-on }” two dice are rolled at the end of each Day: if one shows black, only Nights follow, otherwise the next round is a Day again; with “{ server-value-off }” Day and Night alternate.
option-draft = Draft of advanced actions
    .about = With “{ server-value-on }” every player secretly keeps three advanced actions that are passed around at the start, and adds one of them to the deck after each Day; with “{ server-value-off }” there is no draft.
option-dummy = Dummy player
    .about = In games alone or in cooperation, “{ option-dummy.value-random }” draws the hero of the dummy player and a hero's name sets it; “{ server-value-off }” leaves the dummy player out, which is possible only in First Reconnaissance alone.
    .value-random = by chance
option-friendly_mana = Friendly mana
    .about = With “{ server-value-on }” nobody may, by Day, use a gold die as a colour that another die of the Source shows, nor reroll or set a gold die while the Source shows another colour; with “{ server-value-off }” there is no such limit.
option-fury = Fury of the enemies
    .about = With “{ server-value-on }” rampaging enemies may come back at the end of a round to where they fell, and heroes start at reputation −2; with “{ option-fury.value-more }” they always come back and heroes start at −4; with “{ server-value-off }” they stay away.
    .value-more = more
option-glades = Shields on glades
    .about = In Druid Nights, “{ option-glades.value-friendly }” lets every player have a shield on each glade, while “{ option-glades.value-competitive }” has room for only one or two, and a new shield takes the place of a rival's.
    .value-friendly = friendly
    .value-competitive = competitive
option-interactive_combat = Interactive combat
    .about = With “{ server-value-on }” the player who had the turn before yours, in the Ultimate Edition the one to your right, secretly sets a die that may strengthen an enemy you fight alone; with “{ server-value-off }” nobody does.
option-interactive_skills = Interactive skills
    .about = “{ server-value-usual }” uses the skills that harm other players where the scenario has them, “{ server-value-off }” leaves them out.
option-interactive_spells = Interactive spells
    .about = “{ server-value-usual }” uses the four spells that harm other players where the scenario has them, “{ server-value-off }” leaves them out.
option-length = Length of the game
    .about = “{ option-length.value-epic }” plays Druid Nights or One to Return over six rounds on a larger map, “{ server-value-usual }” as the scenario says.
    .value-epic = epic
option-map = Shape of the map
    .about = “{ server-value-usual }” takes the shape of the scenario, “{ option-map.value-wedge }” a map between two coasts, and “{ option-map.value-open_3 }”, “{ option-map.value-open_4 }” and “{ option-map.value-open_5 }” an open map of that many columns.
    .value-wedge = wedge
    .value-open_3 = open, 3 columns
    .value-open_4 = open, 4 columns
    .value-open_5 = open, 5 columns
option-megapolis = Megapolis
    .about = Turns the city revealed last into a Megapolis, two cities with one common garrison: “{ server-value-off }”, or its level from 2 to 22.
option-orientation = Orientation of tiles
    .about = “{ option-orientation.value-fixed }” lays every tile the same way round as the starting tile, “{ option-orientation.value-random }” turns each one by chance.
    .value-fixed = upright
    .value-random = by chance
option-pvp = Fights between heroes
    .about = With “{ server-value-usual }” the scenario decides; “{ server-value-on }” lets heroes attack each other, and “{ server-value-off }” forbids it, so that a hero who ends movement on another's space must withdraw.
option-scoring = Cooperative scoring
    .about = In cooperative games, “{ server-value-usual }” counts the best player in each achievement, “{ option-scoring.value-low }” the weakest one.
    .value-low = the weakest counts
option-teams = Teams of two
    .about = For four players: “{ option-teams.value-off }” as the scenario says, “{ server-value-on }” makes two teams in Full Conquest, Conquer and Hold or One to Return, and in Full Conquest “{ option-teams.value-level_10 }”, “{ option-teams.value-level_11 }” and “{ option-teams.value-megapolises }” also set two cities of that level or two Megapolises against them.
    .value-off = no teams
    .value-level_10 = with cities of level 10
    .value-level_11 = with cities of level 11
    .value-megapolises = with megapolises
option-tiles = Tiles of Conquer and Hold
    .about = In Conquer and Hold, “{ option-tiles.value-hidden }” lays the outer tiles face down, “{ option-tiles.value-revealed }” shows them from the start.
    .value-hidden = face down
    .value-revealed = face up
option-upgrades = Action upgrades
    .about = With “{ server-value-on }” players may exchange an action card for a new advanced action at the start of each Night but the last, in the Ultimate Edition at its end; with “{ server-value-off }” they may not.

## Cards, units, skills and tactics

text-mk-basic = Basic: { $effect }.
text-mk-strong = Strong, with { $mana } mana: { $effect }.
text-mk-spell = With { $mana } mana: { $effect }.
text-mk-strong-spell = { $name }, at Night with { $mana } and { $black } mana: { $effect }.
text-mk-thrown = Throw this card away: { $effect }.
text-mk-first-only = You can play this card only when a combat begins, before you do anything else in it.
text-mk-last-only = The strong effect works only in the attack phase.
text-mk-wound = A wound has no effect and cannot be played, not even sideways. It takes up room in your hand until you heal it or get rid of it, for example by resting.
text-mk-unit = A regular unit of level { $level } with Armor { $armor }. It can be recruited for { $cost } Influence at these sites: { $sites }.
text-mk-unit-elite = An elite unit of level { $level } with Armor { $armor }. It can be recruited for { $cost } Influence at these sites: { $sites }.
text-mk-ability = Ability: { $effect }.
text-mk-ability-mana = Ability for one { $mana } mana: { $effect }.
text-mk-resists = It has { $resistances }.
text-mk-always = This skill always works.
text-mk-once-a-round = Once a round; then it is turned face down.
text-mk-once-a-turn = Once in each of your turns.
text-mk-motivation = You may also use it outside your turn, right before it; afterwards no Motivation until the end of your next turn.
text-mk-interactive = You can use this interactive skill once a round. If it lasts, its token lies in the centre of the table until your next turn and works on the other players; otherwise it is turned face down at once.
text-mk-effect = { $effect }.
text-mk-tactic = { $time } tactic number { $number }; players with lower numbers take their turns earlier.

## Enemies, ruins and cities

text-mk-enemy = Kind: { $pile }. Armor { $armor }, Attack { $attack } ({ $element }), { $fame } fame.
text-mk-summoner = Kind: { $pile }. Armor { $armor }, { $fame } fame. Instead of attacking, it summons a dungeon monster at the start of the block phase, which attacks in its place and gives no fame.
text-mk-abilities = Abilities: { $abilities }.
text-mk-altar = As your action, pay { $n } { $mana } mana here and gain { $fame } fame at once.
text-mk-ruin = Whoever first enters draws one enemy for each of these: { $enemies }. Whoever defeats the last one gets the reward: { $rewards }.
text-mk-city-blue = Fire and ice attacks of the defenders get +2, cold fire attacks +1. When it is conquered, you can recruit units with the city icon and buy spells of the offer here, each for 7 Influence and one mana of its colour.
text-mk-city-green = Physical attacks of the defenders are poisonous. When it is conquered, you can recruit units with the city icon and buy advanced actions here for 6 Influence each, from the offer or unseen from the top of their deck.
text-mk-city-red = Physical attacks of the defenders are brutal. When it is conquered, you can recruit units with the city icon and buy artifacts here for 12 Influence each, which you receive at the end of your turn.
text-mk-city-white = Every defender has Armor +1. When it is conquered, you can recruit any unit of the offer here, and add an elite unit to the offer for 2 Influence as often as you like.
text-mk-city-level = Garrison at level { $level }: { $enemies }.

## Sites and terrain

text-mk-site-ancient_ruins = A ruins token lies here, face up if it came by Day; at Night it is face down until a hero enters or the next Day begins. As your action you pay an altar the mana it wants, or fight the enemies shown. The first to succeed gets the fame of the altar or the reward shown on the token; enemies not defeated stay.
text-mk-site-city = A garrison defends the city, which is fortified; entering costs 2 Move, is an assault and costs 1 reputation. Each defender you defeat puts one of your shields on the city, and whoever has most of them when it falls becomes its leader. In a conquered city everybody can recruit and buy what it sells, with 1 Influence more for each own shield. In it or next to it your hand limit is 1 higher if you have a shield there, 2 if you lead it.
text-mk-site-crystal_mine = If you end your turn here, you gain a crystal of the colour of the mine, unless you have three of it already. In Mines Liberation enemies must first be defeated here.
text-mk-site-draconum = A draconum stands here, and the space cannot be entered until it is defeated. Moving from one space next to it to another provokes it; from a space next to it you may also challenge it as your action. Defeating it gives 2 reputation.
text-mk-site-dungeon = As your action you may enter and fight one dungeon monster, under Night rules and without your units. Whoever first wins here rolls a die for the reward: gold or black gives a spell, any other colour an artifact. Later fights give only fame.
text-mk-site-keep = A garrison defends the keep, which is fortified; entering it, or a keep of another player, is an assault and costs 1 reputation. Whoever defeats the garrison owns the keep and can recruit there. In your keep or next to it your hand limit grows by 1 for each keep you own.
text-mk-site-mage_tower = A garrison defends the mage tower, which is fortified; entering it is an assault and costs 1 reputation. The conqueror gains a spell. Then everybody can recruit here and buy spells of the offer, each for 7 Influence and one mana of its colour.
text-mk-site-magical_glade = If you start your turn here, you gain one gold mana by Day or one black mana at Night. If you end it here, you may throw away one wound from your hand or your discard pile.
text-mk-site-marauding_orcs = Marauding orcs stand here, and the space cannot be entered until they are defeated. Moving from one space next to them to another provokes them; from a space next to them you may also challenge them as your action. Defeating them gives 1 reputation.
text-mk-site-monastery = You can recruit here, buy healing for 2 Influence a point, and buy the advanced actions that lie in the unit offer for 6 Influence each. As your action you may burn the monastery instead: that costs 3 reputation, and without your units you fight one enemy drawn from the mage tower garrisons. If you win, you gain an artifact and the monastery is gone.
text-mk-site-monster_den = As your action you may enter and fight one dungeon monster, which stays here if it is not defeated. Whoever defeats it gains two random crystals, and the den is empty from then on.
text-mk-site-portal = Heroes enter the map here. Any number of them may stand here, and nobody is attacked. A hero who ends the turn here leaves the map until the next turn.
text-mk-site-secret_dungeon = A dungeon of Dungeon Lords, found next to a village; a face-down dungeon monster waits in it. As your action you may enter and fight, under Night rules and without your units. If you win, you roll a die for the reward: gold or black gives a spell, any other colour an artifact.
text-mk-site-secret_tomb = A tomb of Dungeon Lords, found next to a monastery; a face-down draconum waits in it. As your action you may enter and fight, under Night rules and without your units. If you win, you gain a spell and an artifact.
text-mk-site-spawning_grounds = As your action you may enter and fight two dungeon monsters. Both must be defeated in the same combat; if one survives, it stays and another joins it. Whoever wins gains an artifact and three random crystals, and the place is empty from then on.
text-mk-site-tomb = As your action you may enter and fight one draconum, under Night rules and without your units. Whoever first wins here gains a spell and an artifact. Later fights give only fame.
text-mk-site-village = You can recruit here and buy healing for 3 Influence a point. Once between two of your turns, before your turn begins, you may plunder the village: draw two cards and lose 1 reputation.
text-mk-terrain = A step onto this terrain costs { $day } Move by Day and { $night } Move at Night.
text-mk-terrain-closed = This terrain cannot be entered unless an effect opens it.

## What effects do

effect-mk-agility = In combat this turn you may turn each unspent Move point into Attack 1
effect-mk-agility-ranged = In combat this turn you may turn each unspent Move point into Attack 1, or every two of them into Ranged Attack 1
effect-mk-all-cold-fire = All your attacks in this combat become cold fire attacks
effect-mk-all-siege = All your attacks in this combat may be used as siege attacks
effect-mk-altem-mages = Attack 5 or Block 5 (cold fire), with 2 more for one blue mana and 2 more for one red mana
effect-mk-ambush = Your first Attack or Block card this turn gets +{ $attack } if it gives Attack, +{ $block } if it gives Block
effect-mk-another-turn = Once this round you take another turn right after this one
effect-mk-attack-melee = Attack { $n } ({ $element })
effect-mk-attack-ranged = Ranged Attack { $n } ({ $element })
effect-mk-attack-siege = Siege Attack { $n } ({ $element })
effect-mk-banner-of-courage = Attach it to one of your units: once a round, outside combat, you may ready that unit
effect-mk-banner-of-fear = Attach it to one of your units: if that unit is ready and unwounded, you may spend it in the block phase to cancel one enemy attack and gain 1 fame
effect-mk-banner-of-glory = Attach it to one of your units: that unit has Armor +1, Attack +1 and Block +1, and you gain 1 fame whenever it attacks or blocks
effect-mk-banner-of-protection = Attach it to one of your units: that unit has Armor +1, fire resistance and ice resistance
effect-mk-block = Block { $n } ({ $element })
effect-mk-bonds-of-loyalty = When you gain this skill, two regular units join the offer; its token serves as one more command token, and the unit under it costs 5 Influence less, can be used even where units cannot, and cannot be disbanded
effect-mk-boost = Play another action card from your hand for its strong effect without paying its mana, with { $n } more Move, Influence, Attack or Block
effect-mk-break-one = An enemy of your choice has Armor −1 for each of its resistances
effect-mk-buy-spell = Pay one mana of a basic colour and put a spell of that colour from the offer into your discard pile
effect-mk-can-use-black = You may use black mana this turn as you would at Night
effect-mk-can-use-gold = You may use gold mana this turn as you would by Day
effect-mk-cast-offered = Cast a spell of the offer at its usual price, and leave it there
effect-mk-come-back-bottom = At the end of your turn you may put this card under your deck, unless the deck is empty
effect-mk-come-back-top = At the end of your turn you may put this card on top of your deck
effect-mk-crystal =
    Gain { $n ->
        [one] a { $colours } crystal
       *[other] { $n } { $colours } crystals
    }
effect-mk-crystal-any =
    Gain { $n ->
        [one] a crystal of any colour
       *[other] { $n } crystals of any colours
    }
effect-mk-crystal-own = Gain a crystal of a colour of which you have one
effect-mk-crystallize = Pay one mana of a basic colour and gain a crystal of that colour
effect-mk-crystals-return = At the end of your turn all crystals that you spent this turn come back
effect-mk-destroy-one = Destroy an enemy of your choice
effect-mk-diplomacy = Influence { $n }, with Influence usable as Block this turn
effect-mk-diplomacy-element = Influence { $n }, with Influence usable as Block ({ $element }) this turn
effect-mk-discard-for = Discard a card other than a wound for this: { $then }
effect-mk-invoke = Discard a card other than a wound for 1 mana of your choice among { $colours }, which you must use at once
effect-mk-invoke-wound = Discard a wound for 1 mana of your choice among { $colours }, which you must use at once
effect-mk-double-physical = Your physical attacks count double in the attack phase, and all enemies lose physical resistance
effect-mk-draw =
    Draw { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
effect-mk-endless = This turn you have endless { $colour } mana and endless black mana, which works only where black mana does, and you gain 1 fame for each { $colour } spell you cast
effect-mk-energy-flow = Ready one of your units, then you may spend one unit up to level 2 of each other player
effect-mk-energy-steal = Ready one of your units and remove a wound from it, then you may spend one unit up to level 3 of each other player
effect-mk-extra-dice =
    This turn you may use { $n ->
        [one] { $n } more die of the Source
       *[other] { $n } more dice of the Source
    }
effect-mk-fame = Gain { $n } fame
effect-mk-fame-later = Gain { $n } fame at the end of your turn
effect-mk-fame-per-defeat = Gain 1 fame for each enemy you defeat this turn, before or after playing this card
effect-mk-fly-one = Go to an adjacent safe space for free, without provoking anybody
effect-mk-fly-two = Pay 2 Move to go to a safe space two spaces away, over anything in between and without provoking anybody
effect-mk-fly-underground = Go up to three revealed spaces for free to a safe space, without provoking anybody but not through swamps or lakes
effect-mk-fly-underground-attack = Go up to three revealed spaces for free, not through swamps or lakes, to a fortified site or another hero and attack there; the fortification of the site does not count
effect-mk-fly-wings = Go up to five revealed spaces for 1 Move each to a safe space, over anything in between and without provoking anybody
effect-mk-glory = All your units have Armor +1, Attack +1 and Block +1 this turn, and you gain 1 fame for each that attacks or blocks this turn
effect-mk-grail = Heal { $n }, and gain 1 fame for each of these healing points that you use
effect-mk-grail-draws = Draw a card for each wound that you heal from your hand this turn
effect-mk-heal = Heal { $n }
effect-mk-heal-unit = Remove a wound from one of your units
effect-mk-healing-ritual = Throw away up to two wounds from your hand; the first goes to the hand of the nearest other hero instead
effect-mk-influence = Influence { $n }
effect-mk-justice = Discard any number of cards other than wounds and get Attack 3 (physical) for each
effect-mk-lead-attack = One of your units gets +{ $n } to an Attack that is neither ranged nor siege this turn
effect-mk-lead-block = One of your units gets +{ $n } to a Block this turn
effect-mk-lead-ranged = One of your units gets +{ $n } to a Ranged Attack this turn
effect-mk-leap = This turn spaces and tile positions two spaces away count as adjacent for you, and you provoke nobody
effect-mk-learn = Once this turn you may pay 6 Influence to put an advanced action of the offer into your discard pile
effect-mk-learn-strong = Once this turn you may pay 9 Influence to take an advanced action of the offer into your hand
effect-mk-lend = Use one ability of a unit in the offer as if it were yours, and leave the unit there
effect-mk-less-armor = has Armor −{ $n }
effect-mk-less-armor-walls = has Armor −{ $n } (−{ $walls } if fortified)
effect-mk-long-night = Once this round, when your deck is empty, three random cards of your discard pile become your new deck
effect-mk-lose-fire = loses fire resistance
effect-mk-lose-resistances = loses all resistances
effect-mk-lose-walls = loses all fortification
effect-mk-mana =
    { $colours_count ->
        [one] Gain { $n } { $colours } mana
       *[other] Gain { $n } mana of your choice among { $colours }
    }
effect-mk-mana-any =
    { $n ->
        [one] Gain { $n } mana of any colour
       *[other] Gain { $n } mana of any colours
    }
effect-mk-mana-claim = Claim a die of the Source in a basic colour until the end of the round, and gain either three mana of that colour now or one at the start of each of your later turns this round
effect-mk-mana-curse = Claim a die of the Source in a basic colour until the end of the round, and gain either three mana of that colour now or one at the start of each of your later turns this round; every other player who uses mana of that colour takes a wound, at most once a turn
effect-mk-mana-exploit = Gain one mana of any colour but gold; until your next turn, each other player who uses mana of a different colour takes a wound, once for each colour
effect-mk-mana-meltdown = Each other player loses a random crystal, or takes a wound if there is none; you may gain one of the lost crystals
effect-mk-mana-radiance = Choose a basic colour: every player, you included, takes a wound for each own crystal of it, then you gain two crystals of it
effect-mk-may = You may also do this ({ $part })
effect-mk-meditation = Put two random cards of your discard pile on top of your deck or under it, and draw two cards more at the end of this turn
effect-mk-midnight-meditation = Once this round, before one of your turns, shuffle up to five cards of your hand, wounds too, into your deck and draw as many
effect-mk-mind-read = Choose a basic colour and gain a crystal of it; each other player must discard an action card or spell of that colour, or show the hand if there is none
effect-mk-mind-steal = Choose a basic colour and gain a crystal of it; each other player must discard an action card or spell of that colour, or show the hand if there is none; then you may take one of the discarded action cards into your hand for good
effect-mk-move = Move { $n }
effect-mk-no-attack = does not attack
effect-mk-no-bonus = Only the number of this tactic counts
effect-mk-no-walls = The fortification of the site does not count this turn
effect-mk-nothing = No effect
effect-mk-or = { $a } or { WITHIN($b, keep: "Attack Block Move Influence Heal Ranged Siege Reputation Armor") }
effect-mk-and = { $a } and { WITHIN($b, keep: "Attack Block Move Influence Heal Ranged Siege Reputation Armor") }
effect-mk-pay-for = Pay one mana: red for { $red }, blue for { $blue }, green for { $green }, white for { $white }
effect-mk-pay-to-do = Pay one { $mana } mana: { $then }
effect-mk-per-crystal =
    { $base ->
        [0] { $plus } for each colour among your crystals
       *[other] { $base } and { $plus } more for each colour among your crystals
    }
effect-mk-per-enemy =
    { $base ->
        [0] { $plus } for each enemy you face
       *[other] { $base } and { $plus } more for each enemy you face
    }
effect-mk-per-icon =
    { $base ->
        [0] { $plus } for each ability, resistance and attack colour of the blocked enemy
       *[other] { $base } and { $plus } more for each ability, resistance and attack colour of the blocked enemy
    }
effect-mk-per-unit =
    { $base ->
        [0] { $plus } for each of your ready and unwounded units, counting at most three
       *[other] { $base } and { $plus } more for each of your ready and unwounded units, counting at most three
    }
effect-mk-per-wound =
    { $base ->
        [0] { $plus } for each wound in your hand and on your units
       *[other] { $base } and { $plus } more for each wound in your hand and on your units
    }
effect-mk-planning = At the end of each of your turns you draw one card more if at least two cards are left in your hand before you draw
effect-mk-polarization = You may use one mana this turn as its opposite, red and blue for each other or green and white for each other; by Day also black as any colour, though not for the strong effect of a spell, and at Night gold as black, only for the strong effect of a spell
effect-mk-power-of-pain = You may play one wound sideways this turn, for 2 instead of 1
effect-mk-prayer-of-weather = Each step costs you 2 Move less this turn, but at least 1; until your next turn each step costs the other players 1 Move more, but at most 5
effect-mk-preparation = Take any card of your deck into your hand and shuffle the rest
effect-mk-ready = Ready one of your units up to level { $level }
effect-mk-ready-all = Ready all your units
effect-mk-ready-any = Ready one of your units
effect-mk-ready-total = Ready any of your units whose levels add up to at most { $levels }
effect-mk-recruit-free = Take any unit of the offer into your service for free
effect-mk-repeat = Use the basic effect of another action card from your hand { $n } times, and throw that card away
effect-mk-repeat-strong = Use the strong effect of another action card from your hand { $n } times without paying its mana, and throw that card away
effect-mk-reputation-down = Reputation −{ $n } at the end of your turn
effect-mk-reputation-up = Reputation +{ $n } at the end of your turn
effect-mk-rethink = Discard up to three cards, wounds too, draw as many, then shuffle your discard pile into your deck
effect-mk-retort-armor = If you block an enemy with this, it has Armor −3 this turn
effect-mk-retort-attack = If you block an enemy with this, you get an additional fire Attack 4 for the attack phase
effect-mk-retort-destroy = If you block an enemy with this, it is destroyed
effect-mk-retort-no-swift = The enemy you block is not swift against this Block
effect-mk-roll-crystals = Roll two mana dice and gain a crystal for each, of the colour rolled or of your choice for gold; black gives 1 fame instead
effect-mk-roll-wounds =
    Roll { $n ->
        [one] a mana die and take a wound if it shows red or black
       *[other] { $n } mana dice and take a wound for each that shows red or black
    }
effect-mk-search-mana = Once in each of your turns, before you use a die of the Source, you may reroll one or two dice there, gold ones first
effect-mk-see-as-by-day = Garrisons next to you and all ruins are revealed as by Day
effect-mk-set-die = Take a die of the Source, set it to any colour but gold and gain two mana of that colour; the die goes back as it is at the end of your turn
effect-mk-sideways-damn = One card played sideways this turn gives 2, or 3 if it is an advanced action, a spell or an artifact
effect-mk-sideways-magic = One card played sideways this turn gives 3 instead of 1, but you use no die of the Source this turn
effect-mk-sideways-plain = One card played sideways gives 2 instead of 1
effect-mk-skip = The block and damage phases of this combat are skipped
effect-mk-skip-flying = If you began this combat with at least as many unspent Move points as there are enemies, its block and damage phases are skipped
effect-mk-source-freeze = Until your next turn the other players cannot use their usual die of the Source; at its start you gain a crystal of a basic colour that the Source shows
effect-mk-sparing-power = Before each of your turns, either put the top card of your deck under this tactic, or take all cards from under it into your hand and use it no more this round
effect-mk-spend-wound = Discard a wound from your hand and draw a card, but not in combat
effect-mk-steal-die = Keep a die of the Source in a basic colour on this tactic, and use its mana once in any of your turns this Day
effect-mk-storm-all = Reroll all dice of the Source; this turn you may use three more of them, and gold and black dice as any basic colour
effect-mk-storm-crystal = Choose a die of the Source in a basic colour, gain a crystal of that colour and reroll the die
effect-mk-take-wound = Take a wound
effect-mk-tale = For each unit you recruit this turn, Reputation +1 at the end of your turn
effect-mk-tale-fame = For each unit you recruit this turn, 1 fame and Reputation +1 at the end of your turn
effect-mk-terrain-cut =
    { $least ->
        [0] Steps onto { $terrains } cost { $n } Move less this turn
       *[other] Steps onto { $terrains } cost { $n } Move less this turn, but at least { $least }
    }
effect-mk-terrain-cut-all =
    { $least ->
        [0] Each step costs { $n } Move less this turn
       *[other] Each step costs { $n } Move less this turn, but at least { $least }
    }
effect-mk-terrain-open = Steps onto { $terrains } are possible this turn for { $n } Move
effect-mk-terrain-set = Steps onto { $terrains } cost at most { $n } Move this turn
effect-mk-terrain-set-all = Each step costs at most { $n } Move this turn
effect-mk-then = { $a }; { WITHIN($b, keep: "Attack Block Move Influence Heal Ranged Siege Reputation Armor") }
effect-mk-throw-for-action-to-discard = Throw away an action card from your hand and put an advanced action of its colour from the offer into your discard pile
effect-mk-throw-for-action-to-hand = Throw away an action card from your hand and take an advanced action of its colour from the offer into your hand
effect-mk-throw-for-other-crystals = Throw away an action card from your hand and gain one crystal of each basic colour but its own
effect-mk-throw-for-spell-to-hand = Throw away an action card from your hand, take a spell of its colour from the offer into your hand and gain a crystal of that colour
effect-mk-throw-for-two-crystals = Throw away an action card from your hand and gain two crystals of its colour
effect-mk-time-bends = At the end of this turn the cards you played come back to your hand, you draw none and take another turn at once; this spell is set aside for the rest of the round
effect-mk-trance = Put two cards of your choice from your discard pile on top of your deck or under it, and draw two cards more at the end of this turn
effect-mk-units-fight = All your units get Attack +{ $n } and Block +{ $n } in this combat, but you cannot assign damage to them this turn
effect-mk-units-resist = All your units resist physical, fire and ice attacks this turn
effect-mk-universal-power = Pay one mana of a basic colour: one card played sideways this turn gives 3, or 4 if it is an action card or spell of that colour
effect-mk-weaken-all = Every enemy { $parts }
effect-mk-weaken-one = An enemy of your choice { $parts }
effect-mk-weaken-open = An enemy of your choice that is not fortified { $parts }
effect-mk-weaken-others = Every other enemy { $parts }
effect-mk-when-day = Only by Day ({ $then })
effect-mk-when-else-day = By Day { $then }, at Night { $otherwise }
effect-mk-when-else-forest = In a forest { $then }, elsewhere { $otherwise }
effect-mk-when-interaction = Only in an interaction ({ $then })
effect-mk-when-lowest-fame = Only if you have less fame than every other player ({ $then })
effect-mk-when-night = Only at Night ({ $then })
effect-mk-wound-this-unit = This unit is wounded
effect-mk-wounds-vanish = At the end of your turn you may throw away all wounds that you took this turn
effect-mk-wrath = Siege Attack 6 (physical) and up to 6 more, but roll a mana die for each point added and take a wound for each red or black one

## What can be done

do-mk-accept = Accept
do-mk-activate = { $unit }: ability { $ability }
do-mk-activate-for = { $unit }: { $effect }
do-mk-altar = Pay at the altar
do-mk-announce = Announce the end of the round
do-mk-assault-together = Storm { $space } together
do-mk-attach = Attach { $card } to { $unit }
do-mk-attack-hero = Attack { $seat }
do-mk-banner-1 = Keep it with the unit
do-mk-banner-2 = Shuffle it into your deck
do-mk-begin = Begin your turn
do-mk-call-off = Call it off and keep all your units
do-mk-bid = Bid { $number } fame
do-mk-block = Block the chosen attack
do-mk-bond-1 = Under Bonds of Loyalty
do-mk-bond-2 = Under a command token
do-mk-burn = Burn the monastery
do-mk-buy = Buy { $card }
do-mk-buy-artifact = Buy an artifact for 12 Influence
do-mk-buy-elite = Add an elite unit to the offer for 2 Influence
do-mk-buy-healing = Buy 1 healing point
do-mk-buy-unseen = Buy the unseen top advanced action for 6 Influence
do-mk-card = { $card }
do-mk-challenge = Challenge the enemies at { $space }
do-mk-choose = { $number }
do-mk-claim-pays-1 = Three mana now
do-mk-claim-pays-2 = One mana at the start of each later turn
do-mk-colour = { $mana }
do-mk-concede = Concede the game
do-mk-convert = { $conversion }
do-mk-crystal = Turn a { $mana } crystal into mana
do-mk-damage-hero = Take the remaining damage yourself
do-mk-damage-hero-for =
    { $n ->
        [one] Take { $n } wound
       *[other] Take { $n } wounds
    }
do-mk-suffer-for =
    { $n ->
        [one] Take the damage of { $foe }: { $n } wound for your hero
       *[other] Take the damage of { $foe }: { $n } wounds for your hero
    }
do-mk-damage-unit = Assign damage to { $unit }
do-mk-decline = Decline
do-mk-die = { $mana }
do-mk-end = End your turn
do-mk-end-discard = End turn, discard a card
do-mk-end-rewards = End turn, choose rewards
do-mk-end-level = End turn, reach level { $level }
do-mk-end-keep =
    { $keep ->
        [0] End turn
        [one] End turn, keep { $keep } card
       *[other] End turn, keep { $keep } cards
    }{ $draw ->
        [0] { "" }
       *[other] , draw { $draw }
    }
do-mk-end-anyway = End the phase all the same
do-mk-go-back = Go back
do-mk-disband = Disband { $unit }
do-mk-enter = Enter and fight
do-mk-explore = Explore the tile position { $slot }
do-mk-explore-for = Explore { $slot }: { $n } Move
do-mk-foe = { $foe }
do-mk-full = Take part fully
do-mk-glade-1 = Throw away a wound from your hand
do-mk-glade-2 = Throw away a wound from your discard pile
do-mk-go = Go to { $space }
do-mk-guard = Prepare to block { $foe }
do-mk-give-up = Give the unit up
do-mk-let-go = Let them go
do-mk-heal-hand = Heal a wound in your hand
do-mk-heal-unit = Heal { $unit }
do-mk-hero = { $hero }
do-mk-incant = Perform the incantation
do-mk-interact = Interact with the locals
do-mk-invite =
    Invite { $seat } to face { $number ->
        [one] { $number } defender
       *[other] { $number } defenders
    }
do-mk-learn = Learn { $card }
do-mk-leave = End the interaction
do-mk-meditate-1 = On top of your deck
do-mk-meditate-2 = Under your deck
do-mk-move = Move to { $space }
do-mk-next = End the phase
do-mk-next-ranged = Go on, the enemies attack
do-mk-next-block =
    { $wounds ->
        [0] Go on, nothing gets through
        [one] Stop blocking, { $units ->
            [0] take
           *[other] take at most
        } { $wounds } wound
       *[other] Stop blocking, { $units ->
            [0] take
           *[other] take at most
        } { $wounds } wounds
    }
do-mk-next-attack =
    { $n ->
        [0] End the combat
        [one] Stop attacking, { $n } enemy stays
       *[other] Stop attacking, { $n } enemies stay
    }
do-mk-stop-blocking = Stop blocking
do-mk-pass-attack = Attack no more
do-mk-number = { $number }
do-mk-offer = { $unit_card }
do-mk-partial = Take part partially
do-mk-pass = Pass
do-mk-pay = Pay { $mana } mana with { $way }
do-mk-play = Play { $card }
do-mk-plunder = Plunder the village
do-mk-power = Play { $card } strongly
do-mk-push = Push the hero to { $space }
do-mk-recover = Rest in slow recovery
do-mk-recruit = Recruit { $unit_card }
do-mk-rest = Rest and discard { $card }
do-mk-reward = Take { $reward }
do-mk-seat = { $seat }
do-mk-sideways = Play { $card } sideways for { $points }
do-mk-skill = { $skill }
do-mk-space = { $space }
do-mk-sparing-power-1 = Put the top card of your deck under the tactic
do-mk-sparing-power-2 = Take all cards from under the tactic
do-mk-steal = Steal { $card }
do-mk-stop = Stop here
do-mk-strike = Carry out the attack
do-mk-suffer = Take the damage of { $foe }
do-mk-tactic = { $tactic }
do-mk-target = Target { $foe }
do-mk-untarget = Leave { $foe } out again
do-mk-unguard = Do not block { $foe } after all
do-mk-travel = Travel underground to { $space }
do-mk-unit = { $unit }
do-mk-use-banner = Use the banner of { $unit }
do-mk-use-skill = Use { $skill }
do-mk-use-tactic = Use your tactic
do-mk-wake = Put your shield on the glade
do-mk-way = { $effect }
do-mk-wound-hero = Wound the hero
do-mk-wound-unit = Wound { $unit }
do-mk-yes = Yes

## What is asked

ask-mk-ability = Choose the ability of the unit in the offer that you use.
    .title = Your borrowed unit, { $seat }
ask-mk-aim = Choose the unit of your opponent that the effect hits.
    .title = Your target, { $seat }
ask-mk-announce = Your deck is empty: announce the end of the round instead of taking this turn, or begin your turn; with an empty hand you must announce it.
    .title = End of the round, { $seat }
ask-mk-agree = Your partner wants to concede the game. Do you agree?
    .title = Concede, { $seat }
ask-mk-answer =
    { $share ->
        [one] You are invited to storm the city and to face { $share } defender; accept, which costs you your next turn, or decline.
       *[other] You are invited to storm the city and to face { $share } defenders; accept, which costs you your next turn, or decline.
    }
    .title = Your invitation, { $seat }
ask-mk-artifact-back = Choose the artifact that goes under the artifact deck; you keep the rest.
    .title = Your artifacts, { $seat }
ask-mk-artifact-order = Choose the artifact that goes onto your deck next; the last one lies on top.
    .title = Order of artifacts, { $seat }
ask-mk-assail = Play attacks of any kind and carry the attack out, or pass; when both heroes pass in a row, the fight is over.
    .title = Your melee attack, { $seat }
ask-mk-assail-ranged = Play ranged and siege attacks and carry the attack out, or pass; when both heroes pass in a row, the melee begins.
    .title = Your ranged attack, { $seat }
ask-mk-assign = You have { $damage } damage to spend on your opponent: wound units or the hero, and in melee also steal artifacts or push the hero away; what you leave is lost when you end the phase.
    .title = Your damage, { $seat }
ask-mk-attack-phase = Choose the enemies that you attack together, play attacks until they are enough and carry the attack out; ending the phase ends the combat.
    .title = Attack phase, { $seat }
ask-mk-banner = Choose whether the banner stays with its unit or is shuffled into your deck.
    .title = Your banner, { $seat }
ask-mk-before = Use what works before your turn, or begin the turn.
    .title = Before your turn, { $seat }
ask-mk-bid = { $hero } is up for auction, and the highest bid so far is { $bid } fame; bid or pass.
    .title = Your bid, { $seat }
ask-mk-block-phase = Choose one enemy attack, play blocks until they are enough and block it, then the next one; end the phase when you have blocked what you want.
    .title = Block phase, { $seat }
ask-mk-bond = Choose whether the new unit serves under Bonds of Loyalty, for 5 Influence less, or under a command token.
    .title = Place of the unit, { $seat }
ask-mk-boost = Choose the action card whose strong effect you use without paying its mana.
    .title = Your strengthened card, { $seat }
ask-mk-boost-colour = You may pay one blue and one red mana, each for 2 more Attack or Block, or stop here.
    .title = Your extra mana, { $seat }
ask-mk-call-more = You may challenge further rampaging enemies next to you into this combat, or stop here.
    .title = More enemies, { $seat }
ask-mk-card-reward = Choose the card of the offer that you gain; it goes onto your deck.
    .title = Your new card, { $seat }
ask-mk-cast-offered = Choose the spell of the offer that you cast at its usual price; it stays there.
    .title = Your borrowed spell, { $seat }
ask-mk-choose-action = Choose the advanced action that you gain with your new level.
    .title = Your advanced action, { $seat }
ask-mk-choose-skill = Choose your new skill; if you take one of the common skills, you get only the lowest advanced action of the offer with it.
    .title = Your new skill, { $seat }
ask-mk-claim-die = Choose the die of the Source that you claim until the end of the round.
    .title = Your claimed die, { $seat }
ask-mk-claim-pays = Choose whether the claimed die gives you three mana now or one at the start of each of your later turns.
    .title = Your claimed mana, { $seat }
ask-mk-come-back = You may put this card back into your deck instead of your discard pile, or stop here.
    .title = Your returning card, { $seat }
ask-mk-crystal-colour = Choose the colour of the crystal that you gain.
    .title = Your crystal, { $seat }
ask-mk-damage-phase = Choose the unblocked attack whose damage you take next.
    .title = Damage phase, { $seat }
ask-mk-disband = All your command tokens are in use; choose the unit that you disband to make room for the new one, or call it off.
    .title = Your disbanded unit, { $seat }
ask-mk-discard = Choose the card that you discard.
    .title = Your discard, { $seat }
ask-mk-draft = Choose the advanced action that you keep; the others are passed on.
    .title = Your draft, { $seat }
ask-mk-draft-add = Choose the drafted card that joins your deck now.
    .title = Your drafted card, { $seat }
ask-mk-end-discard = Before you draw you may discard cards, and must discard one if you have played none; stop here when you have discarded enough.
    .title = Last discards, { $seat }
ask-mk-end-phase = What you have played is enough to defeat { $foes }, but the attack was not carried out and would be lost. End the phase all the same?
    .title = Attack not carried out, { $seat }
ask-mk-end-phase-block = What you have played is enough to block { $foes }, but the block was not carried out and would be lost. End the phase all the same?
    .title = Block not carried out, { $seat }
ask-mk-entrance = Choose the space where the secret entrance lies.
    .title = Secret entrance, { $seat }
ask-mk-fear = Choose the enemy whose attack the Banner of Fear cancels.
    .title = Banner of Fear, { $seat }
ask-mk-fly = Choose the space where your hero goes.
    .title = Your destination, { $seat }
ask-mk-glade = The glade lets you throw away one wound; choose where it comes from, or stop here.
    .title = Your wound, { $seat }
ask-mk-heal-unit = Choose the unit from which a wound is removed.
    .title = Your healed unit, { $seat }
ask-mk-join = You are attacked: take part fully, with everything you have but at the cost of your next turn, or partially, without a die of the Source and without most skills.
    .title = Your defence, { $seat }
ask-mk-justice = Choose a card to discard for Attack 3, or stop here.
    .title = Sword of Justice, { $seat }
ask-mk-lend = Choose the unit of the offer whose ability you use.
    .title = Your borrowed unit, { $seat }
ask-mk-long-night = Your deck is empty, but cards are still to be drawn: you may use Long Night now, or stop here.
    .title = Long Night, { $seat }
ask-mk-mana-colour = Choose the colour of the mana that you gain.
    .title = Your mana, { $seat }
ask-mk-invoked = Use the { $mana } mana of Invocation now: for a card, a unit or something else that costs mana.
    .title = Use your mana, { $seat }
ask-mk-meditate = Choose whether the two cards go on top of your deck or under it.
    .title = Place of the cards, { $seat }
ask-mk-midnight-meditation = Choose up to five cards to shuffle into your deck, one after another; stop here to draw as many.
    .title = Midnight Meditation, { $seat }
ask-mk-mind-read = Choose the colour of your crystal and of the cards that the other players must discard.
    .title = Your colour, { $seat }
ask-mk-name-hero = Name the hero that is auctioned next.
    .title = The next hero, { $seat }
ask-mk-offer = If you want this, say yes; otherwise stop here: { $effect }.
    .title = Your choice, { $seat }
ask-mk-parry = You are struck with Attack { $attack }; play blocks, then end the phase.
    .title = Your block, { $seat }
ask-mk-pay = Choose the mana that you pay with.
    .title = Your payment, { $seat }
ask-mk-preparation = Choose the card of your deck that you take into your hand.
    .title = Your prepared card, { $seat }
ask-mk-proposal =
    { $left ->
        [one] There is { $left } defender left for you; say yes to propose the assault, or stop here.
       *[other] Invite heroes and say how many of the { $left } remaining defenders each of them faces; at least one must be left for you. Say yes to propose the assault, or stop here.
    }
    .title = Your proposal, { $seat }
ask-mk-radiance = Choose the colour for whose crystals every player is wounded, and of which you then gain two crystals.
    .title = Your colour, { $seat }
ask-mk-ranged-phase = Choose the enemies that you attack together from afar, play ranged and siege attacks until they are enough and carry the attack out; or end the phase.
    .title = Ranged phase, { $seat }
ask-mk-ready = Choose the unit that becomes ready again.
    .title = Your readied unit, { $seat }
ask-mk-recover = Choose the card of your discard pile that goes back into your deck.
    .title = Your recovered card, { $seat }
ask-mk-recovery = The fight is over for you; you may heal and use special effects, then end your turn.
    .title = After the fight, { $seat }
ask-mk-recruit-free = Choose the unit of the offer that joins you for free.
    .title = Your new unit, { $seat }
ask-mk-remove-tactic = Choose the used tactic that leaves the game.
    .title = Removed tactic, { $seat }
ask-mk-repeat = Choose the action card whose effect you use several times and then throw away.
    .title = Your repeated card, { $seat }
ask-mk-replace-shield = The glade has no room for more shields; choose the player whose shield yours replaces.
    .title = Replaced shield, { $seat }
ask-mk-rest-wounds = Choose how many wounds you discard as well while you rest.
    .title = Your rest, { $seat }
ask-mk-second-wound = Do you throw away a second wound? Choose how many more.
    .title = Healing Ritual, { $seat }
ask-mk-rethink = Choose up to three cards to discard, one after another; stop here to draw as many.
    .title = Your discards, { $seat }
ask-mk-retort-unit = Choose the attacking unit that suffers from your block, or stop here.
    .title = Your counterblow, { $seat }
ask-mk-reward = Choose the reward that you take next.
    .title = Your rewards, { $seat }
ask-mk-ritual = Several heroes are equally near; choose the one who takes your wound.
    .title = Healing Ritual, { $seat }
ask-mk-search-die = Choose a die of the Source to reroll, one or two in all; after the first you may stop here.
    .title = Your rerolled dice, { $seat }
ask-mk-secret-die = Set your secret die: white gives the enemy Armor +1 in the ranged phase, red Attack +1, blue Armor +1 in the attack phase, each with 1 fame more for whoever defeats it; other colours do nothing.
    .title = Your secret die, { $seat }
ask-mk-set-die = Choose the die of the Source that you set.
    .title = Your die, { $seat }
ask-mk-set-die-to = Choose the colour to which you set the die; you gain two mana of it.
    .title = Colour of the die, { $seat }
ask-mk-sparing-power = Put the top card of your deck under the tactic, or take all cards from under it and use it no more this round.
    .title = Sparing Power, { $seat }
ask-mk-spend-unit = You may choose a unit of another player that becomes spent, or stop here.
    .title = A rival's unit, { $seat }
ask-mk-steal-card = You may take one of the discarded action cards for good, or stop here.
    .title = Your stolen card, { $seat }
ask-mk-steal-die = Choose the die of the Source that you keep on your tactic.
    .title = Your kept die, { $seat }
ask-mk-step-in = It is your part of the assault: gather Move for the step into the city and enter, or stop here and leave your defenders undefeated.
    .title = Into the city, { $seat }
ask-mk-storm-die = Choose the die of the Source whose colour your crystal has; it is rerolled.
    .title = Your die, { $seat }
ask-mk-suffer = { $damage } damage of { $foe } must be assigned: to units, or all that remains to you, with one wound for every { $armor } points or part of them.
    .title = Your damage, { $seat }
ask-mk-suffer-less = { $damage } damage of { $foe } must be assigned: to units, or all that remains to you. A skill lowers what you take by { $less }; then you take one wound for every { $armor } points or part of them.
    .title = Your damage, { $seat }
ask-mk-tactic = Choose your tactic for this round; lower numbers play earlier.
    .title = Your tactic, { $seat }
ask-mk-take-card = Choose the card of the offer that you take.
    .title = Your new card, { $seat }
ask-mk-talk = Play Influence and spend it on what you find at this site ({ $site }), then end the interaction.
    .title = Your interaction, { $seat }
ask-mk-throw-away = Choose the action card that you throw away.
    .title = Card thrown away, { $seat }
ask-mk-turn = Play cards, move and take one action, or rest; end your turn when you have finished.
    .title = Your turn, { $seat }
ask-mk-turn-after = You may still heal and use special effects; then end your turn.
    .title = After your action, { $seat }
ask-mk-unit-reward = Choose the unit of the offer that joins you as a reward, or give the unit up.
    .title = Your new unit, { $seat }
ask-mk-upgrade = You may take one of the advanced actions shown and throw away an action card that shares its colour or an icon; or stop here.
    .title = Your upgrade, { $seat }
ask-mk-upgrade-throw = Choose the action card that you throw away for the new one.
    .title = Card thrown away, { $seat }
ask-mk-vanish = Say yes to throw away all wounds that you took this turn, or stop here to keep them.
    .title = Vanishing wounds, { $seat }
ask-mk-way = Choose one of these effects.
    .title = Your effect, { $seat }
ask-mk-weaken = Choose the enemy that the effect hits.
    .title = Your target, { $seat }
ask-mk-wrath = Choose how many points you add to Siege Attack 6; for each a die is rolled, and red or black wounds you.
    .title = Horn of Wrath, { $seat }

## Where undo ends

barrier-mk-artifacts-seen = artifacts were drawn here
barrier-mk-crystal-melted = a random crystal was lost here
barrier-mk-darkness = dice were rolled here to see if darkness comes
barrier-mk-dealt = the defenders were dealt out here
barrier-mk-die-shown = something about the secret die came out here
barrier-mk-draft = cards of the draft were seen here
barrier-mk-drew = a card was drawn here
barrier-mk-dummy-tactic = the dummy player drew a tactic here
barrier-mk-dummy-turn = the dummy player turned up cards here
barrier-mk-gained = a card was bought unseen here
barrier-mk-hand-shown = cards in a hand came to light here
barrier-mk-long-night = random cards formed a new deck here
barrier-mk-offered = a new card came into an offer here
barrier-mk-proposed = an assault was proposed here
barrier-mk-recovered = random cards came back here
barrier-mk-rolled = dice were rolled here
barrier-mk-ruin-seen = a ruins token was turned up here
barrier-mk-searched = a deck was looked through here
barrier-mk-skills-seen = a skill was turned up here
barrier-mk-source-rolled = the Source was rolled here
barrier-mk-stash-taken = hidden cards were taken into the hand here
barrier-mk-tile = a tile was revealed here
barrier-mk-token-seen = an enemy was revealed here
barrier-mk-turn-ended = a turn ended here
barrier-mk-unit-offered = a new unit came into the offer here
barrier-mk-upgrades = advanced actions were turned up here

## What happened

event-mk-accepted = { $seat } accepted the invitation.
    .you = You accepted the invitation.
event-mk-activated = { $seat } activated { $unit }.
    .you = You activated { $unit }.
event-mk-another-turn = { $seat } took another turn at once.
    .you = You took another turn at once.
event-mk-announced = { $seat } announced the end of the round.
    .you = You announced the end of the round.
event-mk-artifacts-seen =
    { $seat } drew { $number ->
        [one] { $number } artifact
       *[other] { $number } artifacts
    } to choose from.
    .you =
        You drew { $number ->
            [one] { $number } artifact
           *[other] { $number } artifacts
        } to choose from.
event-mk-assault-failed = The city held out against the joint assault, and everybody stepped back.
event-mk-attached = { $seat } attached { $card } to { $unit }.
    .you = You attached { $card } to { $unit }.
event-mk-attack-points = { $seat } got Attack { $number } ({ $kind }, { $element }).
    .you = You got Attack { $number } ({ $kind }, { $element }).
    .sum = Attack { $number } ({ $kind }, { $element })
event-mk-bid = { $seat } bid { $number } fame.
    .you = You bid { $number } fame.
event-mk-block-points = { $seat } got Block { $number } ({ $element }).
    .you = You got Block { $number } ({ $element }).
    .sum = Block { $number } ({ $element })
event-mk-blocked = { $seat } blocked { $enemy }.
    .you = You blocked { $enemy }.
event-mk-bought-artifact = { $seat } bought an artifact and will receive it at the end of the turn.
    .you = You bought an artifact and will receive it at the end of the turn.
event-mk-burned = { $seat } burned the monastery down.
    .you = You burned the monastery down.
event-mk-city-found = A city was found: { $space }.
event-mk-city-led = { $seat } became the leader of { $space }.
    .you = You became the leader of { $space }.
event-mk-city-taken = The last defender of { $space } fell to { $seat }.
    .you = The last defender of { $space } fell to you.
event-mk-combat = { $seat } began a combat against { $enemies }.
    .you = You began a combat against { $enemies }.
event-mk-common-skill = “{ $skill }” joined the common skills.
    .all = Joined the common skills: { $skill }.
event-mk-conquered = { $seat } conquered { $space }.
    .you = You conquered { $space }.
event-mk-crystal = { $seat } gained a { $mana } crystal.
    .you = You gained a { $mana } crystal.
    .sum = a { $mana } crystal
event-mk-crystal-back = Crystals that came back to { $seat }: { $number } { $mana }.
    .you = Crystals that came back to you: { $number } { $mana }.
event-mk-crystal-lost = A { $mana } crystal was lost, because { $seat } had three of them already.
    .you = A { $mana } crystal was lost, because you had three of them already.
event-mk-crystal-melted = { $seat } lost a { $mana } crystal.
    .you = You lost a { $mana } crystal.
event-mk-darkness = Darkness came: from here on there were only Nights.
event-mk-darkness-rolled = The dice for darkness showed { $dice }.
event-mk-fury-rolled = The die of fury for { $space } showed { $mana }.
event-mk-day = Round { $number } began, a Day.
event-mk-dealt = The defenders were dealt out to those who storm the city.
event-mk-declined = { $seat } declined, and the assault came to nothing.
    .you = You declined, and the assault came to nothing.
event-mk-defeated = { $seat } defeated { $enemy }.
    .you = You defeated { $enemy }.
event-mk-die-not = The secret die did not show { $mana }.
event-mk-die-shown = The secret die was shown: { $mana }.
event-mk-die-stored = { $seat } kept a { $mana } die of the Source.
    .you = You kept a { $mana } die of the Source.
event-mk-disbanded = { $seat } disbanded { $unit }.
    .you = You disbanded { $unit }.
event-mk-discarded = { $seat } discarded { $card }.
    .you = You discarded { $card }.
    .sum = { $card } discarded
event-mk-draft = Advanced actions were passed around for the draft.
event-mk-draft-added = { $seat } added a drafted card to the deck.
    .you = You added a drafted card to the deck.
event-mk-drew =
    { $seat } drew { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.
    .you =
        You drew { $number ->
            [one] { $number } card
           *[other] { $number } cards
        }.
    .sum = drew { $number }
event-mk-duel = { $seat } attacked { $other }.
    .you = You attacked { $other }.
    .you-other = { $seat } attacked you.
event-mk-duel-drawn = The fight between the heroes ended without a winner.
event-mk-duel-won = { $seat } won the fight between the heroes.
    .you = You won the fight between the heroes.
event-mk-dummy-tactic = The dummy player drew the tactic { $tactic }.
event-mk-dummy-card = The dummy player took { $card } into its deck.
event-mk-dummy-crystal = The dummy player gained a { $mana } crystal.
event-mk-dummy-turn =
    The dummy player turned up { $number ->
        [one] { $number } card; the colour that decided was { $mana }.
       *[other] { $number } cards; the colour that decided was { $mana }.
    }
event-mk-eliminated = The portal closed, and { $seat } was out of the game.
    .you = The portal closed, and you were out of the game.
event-mk-end-met = The end condition of the scenario was met, and the last turns began.
event-mk-entrance = A secret entrance was found: { $space }.
event-mk-fame = { $seat } gained { $number } fame and had { $total }.
    .you = You gained { $number } fame and had { $total }.
    .sum = fame +{ $number }
event-mk-fame-lines = { $seat } crossed a line of the fame track, gained { $number } fame more and had { $total }.
    .you = You crossed a line of the fame track, gained { $number } fame more and had { $total }.
    .sum = fame +{ $number }
event-mk-flew = { $seat } went directly to { $space }.
    .you = You went directly to { $space }.
event-mk-forfeited = { $seat } forfeited the turn.
    .you = You forfeited the turn.
event-mk-freed = { $seat } freed { $space } from its enemies.
    .you = You freed { $space } from its enemies.
event-mk-full = { $seat } took part in the fight fully, at the cost of the next turn.
    .you = You took part in the fight fully, at the cost of your next turn.
event-mk-gained = { $seat } gained { $card }.
    .you = You gained { $card }.
event-mk-gained-artifacts = { $seat } put the new artifacts on top of the deck.
    .you = You put the new artifacts on top of the deck.
event-mk-gave-up = { $seat } did not enter the city and left the defenders there undefeated.
    .you = You did not enter the city and left the defenders there undefeated.
event-mk-glade = { $seat } put a shield on { $space }.
    .you = You put a shield on { $space }.
event-mk-hand-shown = { $seat } showed the hand: { $cards }.
    .you = You showed the hand: { $cards }.
event-mk-heal-points =
    { $seat } got { $number ->
        [one] { $number } healing point
       *[other] { $number } healing points
    }.
    .you =
        You got { $number ->
            [one] { $number } healing point
           *[other] { $number } healing points
        }.
    .sum = Healing { $number }
event-mk-healed = { $seat } got rid of a wound.
    .you = You got rid of a wound.
    .sum = one wound less
event-mk-influence-points = { $seat } got Influence { $number }.
    .you = You got Influence { $number }.
    .sum = Influence { $number }
event-mk-knocked-out = { $seat } was knocked out and discarded all cards but wounds.
    .you = You were knocked out and discarded all cards but wounds.
event-mk-level = { $seat } reached level { $number }.
    .you = You reached level { $number }.
event-mk-long-night = { $seat } made a new deck of random cards from the discard pile.
    .you = You made a new deck of random cards from the discard pile.
event-mk-mana = { $seat } gained { $number } { $mana } mana.
    .you = You gained { $number } { $mana } mana.
    .sum = { $number } { $mana } mana
event-mk-move-points = { $seat } got Move { $number }.
    .you = You got Move { $number }.
    .sum = Move { $number }
event-mk-moved = { $seat } moved to { $space } for { $number } Move.
    .you = You moved to { $space } for { $number } Move.
event-mk-named = { $seat } named { $hero } for the auction.
    .you = You named { $hero } for the auction.
event-mk-night = Round { $number } began, a Night.
event-mk-offered = { $card } came into the offer of { $offer }.
    .all = Came into the offer of { $offer }: { $card }.
mk-offer-spells = spells
mk-offer-actions = advanced actions
mk-offer-monasteries = the monasteries
event-mk-order = The turn order of the round: { $seats }.
event-mk-over = The game ended.
event-mk-paid = { $seat } paid { $mana } mana with { $way }.
    .you = You paid { $mana } mana with { $way }.
    .sum = paid with { $way }
event-mk-paralyzed = { $seat } was paralyzed and discarded all cards but wounds.
    .you = You were paralyzed and discarded all cards but wounds.
event-mk-partial = { $seat } took part in the fight partially.
    .you = You took part in the fight partially.
event-mk-passed = { $seat } passed.
    .you = You passed.
event-mk-played = { $seat } played { $card }.
    .you = You played { $card }.
event-mk-played-sideways = { $seat } played { $card } sideways.
    .you = You played { $card } sideways.
event-mk-played-strong = { $seat } played { $card } for its strong effect.
    .you = You played { $card } for its strong effect.
event-mk-plundered = { $seat } plundered the village.
    .you = You plundered the village.
event-mk-poisoned =
    Poison put { $number ->
        [one] { $number } wound
       *[other] { $number } wounds
    } into the discard pile of { $seat }.
    .you = Poison put { $number ->
            [one] { $number } wound
           *[other] { $number } wounds
        } into your discard pile.
event-mk-proposed = { $seat } proposed to storm the city together.
    .you = You proposed to storm the city together.
event-mk-pushed = { $seat } was pushed away to { $space }.
    .you = You were pushed away to { $space }.
event-mk-readied = { $seat } readied { $unit }.
    .you = You readied { $unit }.
event-mk-recovered = { $seat } put { $card } from the discard pile back into the deck.
    .you = You put { $card } from the discard pile back into the deck.
event-mk-recovers = { $seat } rested in slow recovery.
    .you = You rested in slow recovery.
event-mk-recruited = { $seat } took { $unit } into service.
    .you = You took { $unit } into service.
event-mk-reputation-down = The reputation of { $seat } fell by { $number }.
    .you = Your reputation fell by { $number }.
    .sum = reputation −{ $number }
event-mk-reputation-up = The reputation of { $seat } rose by { $number }.
    .you = Your reputation rose by { $number }.
    .sum = reputation +{ $number }
event-mk-rested = { $seat } rested.
    .you = You rested.
event-mk-rolled = { $seat } rolled { $roll }: { $dice }.
    .you = You rolled { $roll }: { $dice }.
    .sum = rolled { $dice } { $roll }
event-mk-round-over = Round { $number } ended.
event-mk-ruin-seen = A ruins token was turned up at { $space }: { $ruin }.
event-mk-searched = { $seat } took a card from the deck into hand and shuffled the rest.
    .you = You took a card from the deck into hand and shuffled the rest.
event-mk-shuffled-back =
    { $seat } shuffled { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } from hand into the deck.
    .you =
        You shuffled { $number ->
            [one] { $number } card
           *[other] { $number } cards
        } from hand into the deck.
event-mk-skill-gained = { $seat } gained the skill “{ $skill }”.
    .you = You gained the skill “{ $skill }”.
event-mk-skill-used = { $seat } used the skill “{ $skill }”.
    .you = You used the skill “{ $skill }”.
event-mk-skills-seen = { $seat } turned up new skills ({ $skills }).
    .you = You turned up new skills ({ $skills }).
event-mk-skipped = { $seat } skipped a turn that had already been spent.
    .you = You skipped a turn that had already been spent.
event-mk-sold = { $seat } took { $hero } for { $number } fame.
    .you = You took { $hero } for { $number } fame.
event-mk-source-rolled = The Source was rolled: { $dice }.
event-mk-stash-taken =
    { $seat } took { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } from under the tactic into hand.
    .you =
        You took { $number ->
            [one] { $number } card
           *[other] { $number } cards
        } from under the tactic into hand.
event-mk-stashed = { $seat } put the top card of the deck under the tactic.
    .you = You put the top card of the deck under the tactic.
event-mk-stolen = { $seat } stole { $card } from { $victim }.
    .you = You stole { $card } from { $victim }.
    .you-victim = { $seat } stole { $card } from you.
event-mk-struck = { $seat } struck with Attack { $number }.
    .you = You struck with Attack { $number }.
event-mk-summoned = A monster came at the call of { $enemy }: { $monster }.
event-mk-tactic = { $seat } chose the tactic { $tactic }.
    .you = You chose the tactic { $tactic }.
event-mk-tactic-used = { $seat } used the tactic { $tactic }.
    .you = You used the tactic { $tactic }.
event-mk-talks = { $seat } began an interaction at { $space }.
    .you = You began an interaction at { $space }.
event-mk-thrown-away = { $seat } threw { $card } away.
    .you = You threw { $card } away.
event-mk-tile = A tile was revealed: { $tile }.
event-mk-token-seen = An enemy was revealed at { $space }: { $enemy }.
event-mk-turn = { $seat } began a turn.
    .you = Your turn began.
mk-roll-source = for the Source
mk-roll-reward = for the reward
mk-roll-crystal = for a crystal
mk-roll-wounds = for wounds
event-mk-turn-ended = { $seat } ended the turn.
    .you = You ended the turn.
event-mk-passed-over =
    { $number ->
        [one] Nothing to choose in one moment: passed over.
       *[other] Nothing to choose in { $number } moments: passed over.
    }
event-mk-unit-healed = { $seat } removed a wound from { $unit }.
    .you = You removed a wound from { $unit }.
event-mk-unit-lost = { $seat } lost { $unit } for good.
    .you = You lost { $unit } for good.
event-mk-unit-given-up = { $seat } gave up the unit that was won.
    .you = You gave up the unit that was won.
event-mk-unit-offered = A unit came into the offer: { $unit }.
    .all = Units came into the offer: { $unit }.
event-mk-unit-spent = A unit of { $seat } was spent: { $unit }.
    .you = A unit of yours was spent: { $unit }.
event-mk-unit-wounded = A unit of { $seat } was wounded: { $unit }.
    .you = A unit of yours was wounded: { $unit }.
event-mk-tactic-gone = The tactic { $tactic } was removed from the game.
event-mk-banner-back = { $seat } shuffled the banner { $card } into the deck.
    .you = You shuffled the banner { $card } into the deck.
event-mk-put-back = { $seat } put { $card } back into the deck.
    .you = You put { $card } back into the deck.
event-mk-wounds-gone =
    { $seat } threw away { $number ->
        [one] { $number } wound
       *[other] { $number } wounds
    } of this turn.
    .you =
        You threw away { $number ->
            [one] { $number } wound
           *[other] { $number } wounds
        } of this turn.
event-mk-shield-gone = The shield of { $seat } was taken off { $space }.
    .you = Your shield was taken off { $space }.
event-mk-conceded = { $seat } conceded.
    .you = You conceded.
event-mk-unit-withstood = A unit of { $seat } withstood the damage: { $unit }.
    .you = A unit of yours withstood the damage: { $unit }.
event-mk-unit-weakened = An effect weakened a unit of { $seat }: { $unit }.
    .you = An effect weakened a unit of yours: { $unit }.
event-mk-upgraded = { $seat } took { $card } and threw { $old } away.
    .you = You took { $card } and threw { $old } away.
event-mk-upgrades = Advanced actions were turned up for upgrades: { $cards }.
event-mk-weakened = { $seat } used an effect on { $enemy }.
    .you = You used an effect on { $enemy }.
event-mk-stopped = { $enemy } will not attack.
event-mk-armor-now = The armor of { $enemy } is now { $number }.
event-mk-attack-now = The attack of { $enemy } is now { $number }.
event-mk-abilities-lost = { $enemy } lost abilities or resistances.
event-mk-weakened-all = { $seat } used an effect on all enemies.
    .you = You used an effect on all enemies.
event-mk-withdrew = { $seat } withdrew to { $space }.
    .you = You withdrew to { $space }.
event-mk-wounded =
    { $seat } took { $number ->
        [one] { $number } wound
       *[other] { $number } wounds
    }.
    .you =
        You took { $number ->
            [one] { $number } wound
           *[other] { $number } wounds
        }.
    .sum = { $number ->
            [one] { $number } wound
           *[other] { $number } wounds
        }

## Why something cannot be done

# Not now
why-mk-over = The game is over.
why-mk-not-asked = This is not what you are asked now.
why-mk-finish-first = You have begun something; first choose what is asked for it now.
why-mk-pay-first = First pay the mana that is due.
why-mk-must-choose = You cannot stop here; choose one of the things asked for.
why-mk-no-such-choice = That cannot be chosen here; choose one of the things offered.
why-mk-nothing-to-choose = There is nothing now on which this would work.
why-mk-not-your-turn = This can be used only in your own turn.
why-mk-not-yet = Your turn has not begun; begin it first.
why-mk-too-late = It is too late for this; it can be done only before your turn is under way.
why-mk-announced-already = The end of the round has been announced already.
why-mk-walk-on = You explored from another hero's space, so you must move on before you can fight there.
why-mk-tactic-taken = { $seat } has taken { $tactic } this round; no two players have the same tactic.
why-mk-tactic-of-dummy = The dummy player has taken { $tactic } this round.
why-mk-tactic-for-day = { $tactic } is a tactic for the Day, and it is Night.
why-mk-tactic-for-night = { $tactic } is a tactic for the Night, and it is Day.
why-mk-tactic-removed = { $tactic } was removed from the game after an earlier round.
why-mk-tactic-of-other-box = { $tactic } is not in the box that you play with.
why-mk-round-is-ending = The end of the round has been announced, so no assault can be proposed any more.
why-mk-game-is-ending = The last turns of the game have begun, so no assault can be proposed any more.

# Cards
why-mk-not-in-hand = You do not have { $card } in your hand.
why-mk-wounds-stay = A wound can never be played, not even sideways.
why-mk-no-wounds-as-cost = A wound cannot be given as the price; choose another card.
why-mk-no-such-effect = This would have no effect now.
why-mk-no-card-to-give = You have no other card in your hand to discard for this; wounds do not count.
why-mk-no-action-card = You have no other action card in your hand to throw away for this.
why-mk-no-card-to-boost = You have no other action card in your hand whose effect could be used now.
why-mk-no-spell-to-cast = No spell of the offer can be cast by you now.
why-mk-no-wound = You have no wound in your hand.
why-mk-night-only = The strong effect of a spell works only under Night rules.
why-mk-only-at-start = This can be played only when a combat begins, before anything else is done in it.
why-mk-only-attack-phase = This works only in the attack phase.
why-mk-no-healing-in-combat = Healing and readying effects cannot be used in combat.
why-mk-not-in-combat = This cannot be used in combat.
why-mk-sideways-not-ranged = A card played sideways gives no ranged or siege attack, so it does not count in this phase.
why-mk-deck-empty = The deck is empty, so there is no card to take from it.
why-mk-deck-not-empty = This is possible only when your deck is empty, and there are cards in it.
why-mk-discard-empty = Your discard pile is empty.
why-mk-hand-empty = You have no cards in your hand.
why-mk-bonus-waits = Another skill already makes your next sideways card stronger, and such bonuses do not add up; play that card first.
why-mk-not-learning = To learn an advanced action in this way, you must first play Learning this turn.
why-mk-not-offered = { $card } does not lie in the offer.
why-mk-attach-it = A banner is not played for its basic effect; attach it to one of your units.
why-mk-no-banner = { $card } cannot be attached to a unit, because only a banner can.
why-mk-banner-used = This banner has been used this round; it can be used again in the next one.
why-mk-works-by-itself = This needs no action of yours; it works by itself.
why-mk-no-conversion = You have played nothing that would let you use points in this way.

# Mana
why-mk-no-mana = You have no mana that could be used as { $mana }.
why-mk-no-mana-for-it = You have no mana of a fitting basic colour to pay for this.
why-mk-not-all-mana = This costs { $need } mana in all, and you cannot pay for all of it at once.
why-mk-no-such-mana = You cannot pay with { $mana } mana in this way; choose one of the ways offered.
why-mk-mana-for-the-rest = The { $mana } mana is needed for the rest of the price; pay this with another.
why-mk-other-colour = The mana that is due cannot be paid as { $mana }.
why-mk-no-gold-by-night = Gold mana cannot be used at Night.
why-mk-no-black-by-day = Black mana cannot be used by Day.
why-mk-black-is-black = Black mana is black only: it never stands for another colour.
why-mk-die-used = A { $mana } die lies in the Source, but you have already used your die of this turn.
why-mk-source-closed = A { $mana } die lies in the Source, but with Who Needs Magic? you gave the Source up for this turn.
why-mk-source-frozen = A { $mana } die lies in the Source, but Source Freeze keeps you from using it this turn.
why-mk-no-die-partial = A { $mana } die lies in the Source, but who takes part partially uses no die.
why-mk-kept-for-others = A { $mana } die lies in the Source, so the gold die may not be used as { $mana }.
why-mk-mana-suppressed = Under Mana Suppression the first mana of your turn costs another one of its colour, which you do not have.
why-mk-no-crystal = You have no { $mana } crystal.
why-mk-no-use-for-mana = The mana must be used at once, and you have nothing to use it for now.
why-mk-use-it-first = First use the { $mana } mana that Invocation gave you.
why-mk-no-crystal-yet = You have no crystal whose colour you could choose.
why-mk-no-die = No die of the Source fits this now.
why-mk-source-used = You have used a die of the Source this turn, and this must come before that.

# Units and skills
why-mk-no-such-unit = There is no such unit for this.
why-mk-no-such-ability = This unit has no such ability; it has { $most }.
why-mk-unit-wounded = A wounded unit can neither act nor take damage; heal it first.
why-mk-unit-spent = This unit is spent; it gets ready again in the next round.
why-mk-unit-ready = This unit is ready already.
why-mk-unit-locked = This unit has withstood damage in this combat and cannot be assigned any more.
why-mk-units-barred = At { $space } you fight without your units; there they can neither act nor take damage.
why-mk-barred-from-maze = Only the unit that came along into the maze can act there or take damage.
why-mk-no-banner-here = This unit carries no banner.
why-mk-units-spared = An effect forbids damage to units in this combat; all of it goes to the hero.
why-mk-no-spent-unit = You have no spent unit that this could ready.
why-mk-no-wounded-unit = This needs a wounded unit of yours.
why-mk-no-unit-to-use = No unit of the offer can be used for this now.
why-mk-no-fit-unit = You have no unwounded unit for this.
why-mk-too-few-heal =
    Healing this takes { $need ->
        [one] { $need } healing point
       *[other] { $need } healing points
    }, and you have { $have }.
why-mk-not-your-skill = You do not have the skill { $skill }.
why-mk-skill-used = You have used { $skill } this turn; it works again in your next one.
why-mk-skill-flipped = You have used { $skill } this round; it works again in the next one.
why-mk-motivated-already = After one Motivation you cannot use another until the end of your next turn.
why-mk-tactic-used = You have already used { $tactic }.
why-mk-tactic-before-turn = { $tactic } works only before your turn, and your turn has begun.
why-mk-tactic-in-turn = { $tactic } works only in your turn; begin it first.

# The turn
why-mk-only-wounds = You have only wounds in your hand and have played no card, so this turn you can only rest in slow recovery.
why-mk-rested = You rest this turn, so you can neither move nor act.
why-mk-rested-already = You have rested this turn already.
why-mk-turn-decided = You have begun a regular turn, so you can no longer rest in it.
why-mk-rest-needs-card = To rest you must discard a card that is not a wound; wounds can go with it.
why-mk-not-only-wounds = Slow recovery is only for a hand of nothing but wounds; rest by discarding another card.
why-mk-acted = Your action this turn is over, and there is only one in a turn.
why-mk-must-fight = You stand on the space of another hero; attack that hero or move on before you end your turn.
why-mk-no-village = You can plunder only a village on whose space your hero stands.
why-mk-plundered-already = You have plundered already; it is possible once between two of your turns.
why-mk-no-conceding = You can concede only in Conquer and Hold.

# Moving
why-mk-no-moving-now = You can move only in the movement part of a regular turn, before your action.
why-mk-no-such-space = There is no such space on the map.
why-mk-not-adjacent = { $space } is not next to you.
why-mk-inaccessible = { $space } cannot be entered without an effect that opens its terrain.
why-mk-shut-off = { $space } cannot be entered this turn, because an effect closes its terrain to you.
why-mk-too-few-move = You need { $need } Move and have { $have }.
why-mk-rampager-there = A rampaging enemy stands on { $space }; the space cannot be entered until it is defeated.
why-mk-city-closed = The city at { $space } cannot be entered in this scenario.
why-mk-provokes-on-hero = The step to { $space } would provoke a rampaging enemy, and such a step cannot end on the space of another hero.
why-mk-glade-ends-moving = You have put your shield on a glade this turn, and that ended your movement.
why-mk-stands-there = Your hero stands on { $space } already.
why-mk-one-step = { $space } is next to you; take that step as a single one.
why-mk-cut-off = No way leads to { $space } over spaces that can be entered.
why-mk-way-assaults = The cheapest way to { $goal } assaults { $space }, and no other is without a fight. Go step by step.
why-mk-way-provokes = On the cheapest way to { $goal } the step to { $space } provokes a rampaging enemy, and no other is without a fight. Go step by step.
why-mk-no-way-below = No way underground leads to { $space }: lakes, swamps and the sea bar it.
why-mk-nowhere-to-go = There is no space within reach where this could take you.
why-mk-no-tunnels = Heroes travel underground only in Dungeon Lords.
why-mk-no-gate-here = Your hero does not stand at a conquered dungeon or tomb, where the way underground begins.
why-mk-no-gate = { $space } is no conquered dungeon or tomb, where a way underground could end.

# Exploring
why-mk-tile-there = A tile lies there already.
why-mk-off-the-map = This position is outside the map of the scenario.
why-mk-slot-too-far = You must stand next to the position of the new tile.
why-mk-no-tile-left = There are no more tiles to reveal.
why-mk-core-on-coast = A core tile cannot be placed on the coast.
why-mk-needs-two-tiles =
    A core tile must touch at least two tiles; here it would touch { $have ->
        [one] { $have } tile
       *[other] { $have } tiles
    }.
why-mk-needs-three-tiles =
    The tile deck is empty, and a tile left over must touch at least three tiles; here it would touch { $have ->
        [one] { $have } tile
       *[other] { $have } tiles
    }.
why-mk-tile-too-far-out = A countryside tile must touch two tiles, or one that itself touches at least two others.

# Sites and people
why-mk-no-interaction = You can use Influence only in an interaction with locals, unless an effect says otherwise.
why-mk-not-interacting = You are not in an interaction; begin one with the locals first.
why-mk-only-interaction = This works only in an interaction with locals.
why-mk-reputation-x = Your reputation is so bad that nobody interacts with you.
why-mk-nobody-here = There is nobody here to interact with.
why-mk-burned-down = This monastery has burned down.
why-mk-not-your-keep = This place is not yours; of these you can interact only in your own.
why-mk-not-conquered = This place must be conquered before anybody can interact here.
why-mk-talking = You are in an interaction; end it first.
why-mk-not-sold-here = This is not sold here.
why-mk-no-elites = Elite units are left out of this game, so none can be added to the offer.
why-mk-too-few-influence = You need { $need } Influence and have { $have }.
why-mk-unit-not-offered = The unit offer does not contain { $unit }.
why-mk-not-recruited-here = You cannot recruit { $unit } here; the site must match one of the icons on the card.
why-mk-no-monastery = There is no monastery here to burn.
why-mk-no-adventure = There is nothing here to enter and fight.
why-mk-conquered-already = This place has been conquered already.
why-mk-an-altar = There are no enemies here but an altar; pay it the mana it wants.
why-mk-no-altar = There is no altar here.
why-mk-no-altar-mana = The altar wants three { $mana } mana at once, and you cannot pay that.
why-mk-no-rampager = There is no rampaging enemy on that space next to you.
why-mk-hero-here = Another hero stands here, so you can do nothing but attack that hero.
why-mk-no-hero-here = That hero does not stand on your space.
why-mk-peace-here = Any number of heroes may stand here, and nobody can be attacked here.
why-mk-no-duels = Heroes do not fight each other in this game.
why-mk-team-mate = That hero is on your team.
why-mk-round-announced = The end of the round was announced: heroes do not fight each other any more.
why-mk-last-turns = The last turns have begun: heroes do not fight each other any more.
why-mk-turn-spent = { $seat } has spent the next turn already and cannot be attacked.

# Combat
why-mk-no-combat = This can be used only in combat.
why-mk-in-combat = You are in combat; finish it first.
why-mk-no-such-enemy = There is no such enemy in this combat now.
why-mk-no-target = First choose the enemies that you attack.
why-mk-not-ranged = Only ranged and siege attacks count in this phase.
why-mk-siege-only = A fortified target can be hit only by siege attacks in this phase.
why-mk-twice-fortified = This enemy has { $number } fortifications; with two or more it cannot be attacked in this phase.
why-mk-too-weak = You need Attack { $need } against these enemies and have { $have }.
why-mk-no-attack-now = Attacks can be made only in the ranged phase and in the attack phase.
why-mk-no-block-now = Attacks can be blocked only in the block phase.
why-mk-no-damage-now = Damage is assigned only in the damage phase.
why-mk-nothing-to-block = First choose the enemy whose attack you block.
why-mk-block-too-weak = You need Block { $need } against this attack and have { $have }.
why-mk-does-not-attack = This enemy does not attack now.
why-mk-monster-attacks = The monster attacks in place of this enemy; choose the monster.
why-mk-blocked-already = This attack is blocked already.
why-mk-damage-taken = The damage of this attack has been taken already.
why-mk-damage-first = First assign the damage of all attacks that were not blocked.
why-mk-no-phases-to-skip = There are no block and damage phases left to skip; use this in the ranged phase or in the block phase.
why-mk-no-enemy-for-it = There is no enemy now on whom this would work.
why-mk-fire-resistant = This red effect does nothing to an enemy with fire resistance.
why-mk-ice-resistant = This blue effect does nothing to an enemy with ice resistance.
why-mk-fortified-spared = This does not work on a fortified enemy.
why-mk-summoner-hidden = While its monster fights, no effect can be aimed at the summoner; choose the monster.

# Heroes against heroes
why-mk-only-enemies = This works only against enemies, not in a fight between heroes.
why-mk-only-when-blocking = In a fight between heroes this works only while you block.
why-mk-no-unit-to-stop = No unit takes part in the attack that you block, so there is none to stop.
why-mk-partial-only = You take part only partially, so in this fight you can use no skill but Motivation.
why-mk-full-or-partial = First choose whether you take part fully or partially.
why-mk-no-attack-yet = You have played no attack yet.
why-mk-strike-first = You have played attacks, so you cannot pass; carry the attack out.
why-mk-assign-first = First assign the damage, or leave the rest by ending the phase.
why-mk-too-little-damage = That takes { $need } damage, and you have { $have }.
why-mk-no-stealing-afar = You steal only in melee, not with ranged damage.
why-mk-cannot-steal = { $card } is not among the artifacts that can be stolen: those in the discard pile and in play, and banners of wounded units.
why-mk-no-pushing-afar = You push a hero away only in melee, not with ranged damage.
why-mk-push-not-adjacent = { $space } is not next to the fight; a hero is pushed one space.
why-mk-push-not-safe = The hero could not stay on { $space }; a hero is pushed only to a safe space.

# Cities together
why-mk-no-joint-assault = Storming cities together is not part of this game.
why-mk-no-city-to-storm = There is no city to storm on that space.
why-mk-space-is-shared = { $seat } is on your space, and nobody else may be there when you propose an assault.
why-mk-not-beside-city = To take part in the assault you must stand next to the city.
why-mk-nobody-to-invite = There is nobody to invite: no other hero stands next to the city.
why-mk-nobody-free = There is nobody to invite: the heroes next to the city have spent their next turn already.
why-mk-guest-not-beside-city = { $seat } does not stand next to the city.
why-mk-guest-turn-spent = The round order token of { $seat } is face down: the next turn is spent already, and an assault would cost it.
why-mk-invited-already = { $seat } is invited already.
why-mk-invites-itself = You take part without an invitation; invite another hero.
why-mk-too-few-defenders = The city has fewer than two defenders, too few to share.
why-mk-share-too-big = Every hero must face at least one defender; you can give at most { $most } to this one.
why-mk-invite-first = First invite at least one hero, or stop here.
why-mk-accept-or-decline = Accept the invitation or decline it.
why-mk-step-in-first = In your part of the assault you can only gather Move and enter the city, or stop here.

# Scenarios and variants
why-mk-no-awakening = Glades are woken only in Druid Nights.
why-mk-no-glade = Your hero does not stand on a magical glade.
why-mk-glade-awake = Your shield lies on this glade already.
why-mk-no-incantation = Incantations belong to Druid Nights only.
why-mk-incant-by-night = You can perform the incantation only at Night.
why-mk-incanted = You have performed the incantation this Night; it is possible once a Night.
why-mk-no-own-glade = You need your shield on at least one glade for the incantation.
why-mk-inhabited = You cannot perform the incantation where people live; go to another space.
why-mk-name-a-hero = First name a hero for the auction.
why-mk-hero-taken = This hero is taken; name another.
why-mk-bid-or-pass = Bid for the hero or pass.
why-mk-bid-range = You can bid from { $least } to { $most } fame now.

## What was written wrongly

problem-mk-from-one = “{ $given }” should be at least 1: units, enemies and seats are counted from 1.
problem-mk-options = “{ $first }” and “{ $second }” do not go together in a game. Change one of them.
problem-mk-slot = “{ $given }” is not a tile position. Write two whole numbers with a comma between them, such as 1,2.
problem-mk-space = “{ $given }” is not a space. Write the letter of its tile and a number from 0 to 6, such as B3.

## Tiles

mk-tile-start = starting tile { $number }
mk-tile-country = countryside tile { $number }
mk-tile-core = core tile { $number }

## Situations

problem-mk-given-card = There is no copy of the card “{ $card }” left to put there.
problem-mk-given-unit = There is no copy of the unit “{ $unit }” left to put there.
problem-mk-given-token = There is no token of “{ $enemy }” left to put there.
problem-mk-given-city = The city “{ $city }” is not on the map. Lay its tile first, with “tiles”.
problem-mk-given-dummy = There is no dummy player in this game.
problem-mk-given-hero = The hero of a seat comes from the setup; “{ $hero }” sits elsewhere or not at all.

## Parts of the table that are no cards or places

mk-piece-die = Die: { $mana }
mk-piece-crystal = Crystal: { $mana }
mk-piece-token = Mana token: { $mana }
mk-piece-stored = Stored die: { $mana }
mk-unexplored = Unexplored place
mk-blow = Attack { $number } of enemy { $foe }
