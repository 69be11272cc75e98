### Heroes III: what the game says in English.
### Names of units are plural, the Arrow Tower is not, so sentences about them avoid “is” and “are”.
### Effects are parts of sentences and begin with a small letter.

## Kinds of things

kind-statistic = statistic
kind-ability = ability
kind-specialty = specialty
kind-building = building
kind-location = location
kind-astrologers = astrologers card
kind-resource = resource
kind-power = power

## Small words

h3-mp-main = Movement
h3-mp-second = Movement, Secondary Hero
h3-amount-gold = { $n } gold
h3-amount-building-materials =
    { $n ->
        [one] { $n } building material
       *[other] { $n } building materials
    }
h3-amount-valuables =
    { $n ->
        [one] { $n } valuable
       *[other] { $n } valuables
    }
h3-guarded = { $place } (difficulty { $level })
victory-cubes = Victory by cubes of all opponents
victory-gold = Victory by gold
victory-grail = Victory by the Grail
victory-last = Victory as the last player left
victory-time = Victory when time was up
victory-utopia = Victory by the Dragon Utopia

## Options of a new game

option-difficulty = Difficulty
    .about = How strong the guards are and what the starting bonus is: “{ option-difficulty.value-easy }”, “{ option-difficulty.value-normal }”, “{ option-difficulty.value-hard }” or “{ option-difficulty.value-impossible }” (without a bonus).
    .value-normal = normal
    .value-easy = easy
    .value-hard = hard
    .value-impossible = impossible
option-no_town_reward = No reward for Towns
    .about = With “{ server-value-on }” capturing a starting Town brings no reward, but you may use the buildings of captured Towns.
option-no_rerolls = No rerolls
    .about = With “{ server-value-on }” nobody may reroll dice.
option-meagre_dice = Only one resource
    .about = With “{ server-value-on }” every die that gives a resource gives exactly 1 of it.
option-no_bonus = No starting bonus
    .about = With “{ server-value-on }” nobody gets a starting bonus.
option-second_hero = Secondary Hero from the start
    .about = With “{ server-value-on }” everybody starts with the Secondary Hero on the map.
option-at_least_one = At least one damage
    .about = With “{ server-value-on }” every attack of a unit deals at least 1 damage.
option-double_income = Double income
    .about = With “{ server-value-on }” mines and Settlements give double income, also when they are first flagged.
option-free_trade = Trading at any time
    .about = With “{ server-value-on }” you may exchange resources at any time, and the Trading Post gives an artifact once.
option-free_rounds = Extending combat for free
    .about = With “{ server-value-on }” one more combat round costs no movement point.
option-plain_die = Attack die without damage
    .about = With “{ server-value-on }” the attack die does not change damage, but abilities still read it.
option-stars_always = More astrologers cards
    .about = With “{ server-value-on }” Resource rounds have an astrologers card, too.
option-no_stars = No astrologers cards
    .about = With “{ server-value-on }” there are no astrologers cards; this rules out more of them.
option-cubes_go = Fields become fresh again
    .about = With “{ server-value-on }” all black cubes leave the map at the start of rounds 4, 8 and 12.
option-to_discard = Cards to the discard pile
    .about = With “{ server-value-on }” cards that you gain go to your discard pile instead of your hand.

## Problems

problem-h3-factions = Every player needs another faction; you named: { $seats }.
problem-h3-stars = The options “stars_always” and “no_stars” exclude each other; choose at most one of them.
problem-h3-word = “{ $given }” has no meaning here. A field reads like B3, a tile like B, a space of the combat board like c2.

## What can be done: choices

do-h3-choose = { $number }
do-h3-way = { $effect }
do-h3-card = { $card }
do-h3-unit = { $unit }
do-h3-fighter = { $fighter } ({ $space })
do-h3-space = Space { $space }
do-h3-field = Field { $field }
do-h3-number = { $number }
do-h3-tier = { $tier }
do-h3-deck = { $deck }
do-h3-resource = { $resource }
do-h3-die = Take die { $number }
do-h3-face = Take { $face }
do-h3-hero = { $hero }
do-h3-turn-tile =
    { $number ->
        [0] Leave the tile upright
        [1] Turn the tile clockwise by a sixth
       *[other] Turn the tile clockwise by { $number } sixths
    }
do-h3-yes = Yes
do-h3-stop = No, go on
do-h3-stop-trade = Trade nothing more
do-h3-stop-recruit = Recruit nothing more
do-h3-stop-give = Give nothing more
do-h3-stop-swap = Decline
do-h3-stop-offer = Offer no more cards
do-h3-stop-morale = Keep the token
do-h3-yes-spell = Buy the spell
do-h3-scout-put-1 = Back on top of the deck
do-h3-scout-put-2 = Under the deck

## What can be done: decks, dice, morale

do-h3-look = Look at the top cards
do-h3-top = Take the open card of the discard pile
do-h3-replace = Replace { $card } with a new card
do-h3-reroll = Reroll die { $number }
do-h3-spend-draw = Spend your morale token: draw 1 card
do-h3-spend-cycle = Spend your morale token: discard cards and draw as many

## What can be done: cards

do-h3-play = Play { $card } (effect { $mode })
do-h3-play-for = Play { $card }: { $effect }
do-h3-play-spell = Cast { $card }
do-h3-boost = Add power with { $card } (effect { $mode })
do-h3-outcome = Outcome { $number }
do-h3-discard = Discard { $card }
do-h3-draw =
    { $number ->
        [0] Draw no cards
        [1] Draw 1 card
       *[other] Draw { $number } cards
    }
do-h3-keep-draw =
    { $keep ->
        [0] Draw { $number }
        [one] Keep { $keep } card, draw { $number }
       *[other] Keep { $keep } cards, draw { $number }
    }

## What can be done: the map

do-h3-move = { $hero }: go to field { $field }
do-h3-ride = { $hero }: ride to field { $field }
do-h3-discover = Discover tile { $place } ({ $hero })
do-h3-place = Place a far tile of your pool ({ $hero })
do-h3-put = Put the tile on place { $spot }
do-h3-land = Land here ({ $hero })
do-h3-revisit = Visit the field again ({ $hero })
do-h3-dig = Dig for the Grail ({ $hero })
do-h3-end = End your turn
do-h3-use = { $power }

## What can be done: the Town

do-h3-build = Build: { $building }
do-h3-build-in = Build in the Town on field { $field }: { $building }
do-h3-populate = Recruit and reinforce
do-h3-recruit = Recruit { $unit }
do-h3-reinforce = Reinforce { $unit }
do-h3-hire = Hire the Secondary Hero on field { $field } for 10 gold
do-h3-buy-spell = Buy a spell in the Mage Guild
do-h3-trade = Exchange { $given } for { $got }

## What can be done: combat

do-h3-deploy = Deploy { $unit } on space { $space }
do-h3-wall = Put the gate on space { $space }
do-h3-activate = Activate { $fighter } ({ $space })
do-h3-go = Move to space { $space }
do-h3-attack = Attack { $fighter } ({ $space })
do-h3-breach = Destroy the wall or gate on space { $space }
do-h3-defend = Defend
do-h3-done = Finish
do-h3-done-with = Finish with { $unit }
do-h3-flee = Flee
do-h3-surrender = Surrender for 10 gold
do-h3-pass = Pass
do-h3-pass-roll = Roll the attack die
do-h3-pass-reroll = Keep the roll
do-h3-pass-cards = Play no card
do-h3-pass-rescue = Let the unit fall
do-h3-pass-town = Do nothing in the Town
do-h3-pass-buildings = Use no building
do-h3-extend = Fight one more round
do-h3-halt = Discard { $card } to ignore the attack die
do-h3-save = Let the Archangels save the unit

## Questions: cards and choices

ask-h3-way = Choose one of the effects.
    .title = Your choice, { $seat }
ask-h3-way-or-stop = You may choose one of these effects, or go on without it.
    .title = Your choice, { $seat }
ask-h3-discard = Choose a card of your hand to discard.
    .title = Your discard, { $seat }
ask-h3-discard-to-draw = Choose cards to discard one by one, then go on to draw as many.
    .title = Exchange of cards, { $seat }
ask-h3-discard-for-points = Choose cards to discard one by one; each adds 1 to Attack or Defence. Then go on.
    .title = Sword of Judgement, { $seat }
ask-h3-take-back = Choose the card of your discard pile that you take into your hand.
    .title = Your returning card, { $seat }
ask-h3-remember = Choose one of the top three cards of your discard pile to take into your hand.
    .title = Magic Spring, { $seat }
ask-h3-on-top = Choose which of the two cards lies on top of your discard pile.
    .title = Magic Spring, { $seat }
ask-h3-remove-card = Choose the card of your hand that leaves the game.
    .title = Removed card, { $seat }
ask-h3-search = Search({ $count }) the { $deck }: look at its top cards and keep one, or take the open card of its discard pile.
    .title = Your search, { $seat }
ask-h3-keep = Choose the card that you keep.
    .title = Your new card, { $seat }
ask-h3-keep-or-replace = Choose the card that you keep; a card of another faction you may replace first.
    .title = Your new card, { $seat }
ask-h3-put-away = Choose the card that goes to the discard pile next; the last one lies on top.
    .title = Order of cards, { $seat }
ask-h3-witch = Take this ability into your hand, or go on to put it on the discard pile.
    .title = Witch Hut, { $seat }
ask-h3-scout = Choose the deck whose top card you look at.
    .title = Your Rogues, { $seat }
ask-h3-scout-put = Put the card back on top of its deck (1) or under it (2).
    .title = Your Rogues, { $seat }
ask-h3-rolled = The dice lie on the table: reroll one if you may, or take what you want.
    .title = Your dice, { $seat }
ask-h3-casting = You cast { $card } with power { $power }: add power from your hand, or choose an outcome.
    .title = Your spell, { $seat }
ask-h3-cast-early = Choose the spell that you cast before any unit is activated.
    .title = Intelligence, { $seat }
ask-h3-against-spell = The enemy casts { $card }: play a card against it, or pass.
    .title = Your answer, { $seat }
ask-h3-after-spell = You have cast { $card }: you may play a card that returns it to your hand, or pass.
    .title = After your spell, { $seat }
ask-h3-victory-cards = You have won: you may play cards for after a victory, or pass.
    .title = After the victory, { $seat }
ask-h3-before-guards = Before you fight the guards (difficulty { $difficulty }) of field { $field }, you may play cards such as Diplomacy, or pass.
    .title = Your cards, { $seat }
ask-h3-start-cards = The combat begins: you may play cards for its start, or pass.
    .title = Your cards, { $seat }
ask-h3-reply = { $unit } is acting: you may play Instant cards, or pass.
    .title = Your cards, { $seat }

## Questions: the turn and the map

ask-h3-refresh = Discard any cards, then draw up to your hand limit of { $limit }.
    .title = Your hand, { $seat }
ask-h3-turn-start = Your turn begins: you may use buildings that work now, or pass.
    .title = Your buildings, { $seat }
ask-h3-spend-first = Your morale rises, and you have a positive token already: spend it first and get the new one, or go on.
    .title = Your morale, { $seat }
ask-h3-free = Move your heroes, take town actions and play cards in any order, then end your turn.
    .title = Your turn, { $seat }
ask-h3-which-hero = Choose one of your heroes.
    .title = Your hero, { $seat }
ask-h3-wandering = One of your heroes may go to an empty adjacent field, or stay.
    .title = A last step, { $seat }
ask-h3-turn-tile = Choose how tile { $tile } lies.
    .title = Your tile, { $seat }
ask-h3-put-tile = Choose where tile { $tile } goes.
    .title = Your tile, { $seat }
ask-h3-second-beside = Choose the exit of your starting tile where your Secondary Hero begins.
    .title = Your Secondary Hero, { $seat }
ask-h3-find-tile = Choose the face-down tile that you discover.
    .title = Your discovery, { $seat }
ask-h3-portal-to = Choose the Town or Settlement where your hero comes out.
    .title = Town Portal, { $seat }
ask-h3-go-home = Choose the Town or Settlement to which your hero retreats.
    .title = Your retreat, { $seat }
ask-h3-give-up = Your Secondary Hero is attacked: give the hero up, or fight?
    .title = Secondary Hero, { $seat }
ask-h3-defence-offer = An enemy hero enters field { $field }: do you pay 8 gold to defend it?
    .title = Your defence, { $seat }
ask-h3-trade = Exchange resources as often as you like, then go on.
    .title = Trading Post, { $seat }
ask-h3-plague = Choose the Pack that becomes Few.
    .title = The plague, { $seat }

## Questions: the Town

ask-h3-populating = Recruit and reinforce units as long as you can pay, then go on.
    .title = Your population, { $seat }
ask-h3-buying = You buy a spell: play Wisdom first if you like, then say yes.
    .title = Mage Guild, { $seat }
ask-h3-town-offer = You may take town actions now, or pass.
    .title = Your Town, { $seat }
ask-h3-which-tier = Choose the neutral deck: 0 bronze, 1 silver, 2 golden, 3 azure.
    .title = Portal of Summoning, { $seat }
ask-h3-hire-neutral = You may recruit one of the neutral units that were turned over, at full price.
    .title = Neutral units, { $seat }
ask-h3-reinforce = Choose the unit that you reinforce.
    .title = Your reinforcement, { $seat }

## Questions: combat

ask-h3-deploy = Put the units on their rows of the combat board one by one.
    .title = Deployment, { $seat }
ask-h3-gate = Choose the space of the gate; walls stand on the other three.
    .title = Your gate, { $seat }
ask-h3-who-acts = Several units have the same Initiative: choose which of them acts first.
    .title = Activation, { $seat }
ask-h3-activation = { $unit }: move, attack, defend or play cards, then finish.
    .title = Activation, { $seat }
ask-h3-guard-activation = { $unit } (guards, led by you): attack if they can, otherwise move closer.
    .title = Activation, { $seat }
ask-h3-after-attack = { $unit }: after the attack you may move 1 space, or finish.
    .title = Activation, { $seat }
ask-h3-instants = Attack ({ $unit } against { $target }): play instant cards before the roll, or pass.
    .title = Before the roll, { $seat }
ask-h3-rerolls = The attack die counts as { $die }: reroll it, play a card for this moment, or pass.
    .title = After the roll, { $seat }
ask-h3-rescue = The attack would cost this unit its last health ({ $target }): save it, or pass.
    .title = Rescue, { $seat }
ask-h3-aim = Choose the unit that the effect hits.
    .title = Your target, { $seat }
ask-h3-leap-to = Choose the space where the unit goes.
    .title = Teleport, { $seat }
ask-h3-chain = Choose the next unit that the lightning hits; the nearest ones come first.
    .title = Chain Lightning, { $seat }
ask-h3-blast = Choose two adjacent spaces one by one; the fire hits all units on them.
    .title = Fireball, { $seat }
ask-h3-splash = Choose the unit beside the target that is attacked, too.
    .title = Second target, { $seat }
ask-h3-go-back = The unit may go back to where it started, or stay.
    .title = Return, { $seat }
ask-h3-driven = Your unit is driven away: choose the space where it goes.
    .title = Driven away, { $seat }
ask-h3-extend = The combat round is over: fight one more for a movement point, or flee.
    .title = One more round, { $seat }

## Why not: not now

why-h3-over = The game is over.
why-h3-not-asked = This is not what you are asked now.
why-h3-finish-first = First answer the question that is open.
why-h3-town-later = A town action cannot interrupt this: first answer the question that is open.
why-h3-must-choose = You cannot go on here without choosing one of the things offered.
why-h3-no-such-choice = That cannot be chosen here; choose one of the things offered.
why-h3-in-combat = This cannot be done during a combat.
why-h3-no-combat = This can be done only in a combat.
why-h3-outside-combat = You are in no combat.
why-h3-move-on = Your hero cannot stay where it stands; move it on first.
why-h3-crowded = Two of your heroes stand on one field; move one of them off it first.
why-h3-town-after-drawing = Town actions come after you have drawn your cards.

## Why not: cards

why-h3-not-in-hand = You do not have { $card } in your hand.
why-h3-no-such-mode = { $card } has no such effect.
why-h3-wrong-moment = This effect of { $card } cannot be played at this moment.
why-h3-combat-only = This effect of { $card } is played only in a combat.
why-h3-activation-only = This effect of { $card } is played only while one of your own units is activated, and none is now.
why-h3-lasting-only = This effect of { $card } lasts, so it is played only while one of your own units is activated, and none is now.
why-h3-before-attack = The unit has attacked: in this activation { $card } could be played only before that.
why-h3-after-the-roll = Between the roll and the damage you can play only cards that name this moment; { $card } does not.
why-h3-with-spell-only = { $card } only adds power to a spell, at the moment when you cast it.
why-h3-guards-only = This effect of { $card } is played only before a combat with guards.
why-h3-start-only = This effect of { $card } is played only at the start of a combat.
why-h3-roll-only = This effect of { $card } is played only after an attack die was rolled.
why-h3-loss-only = This effect of { $card } is played only when an attack would cost you a unit.
why-h3-their-spell-only = This effect of { $card } is played only when your enemy casts a spell.
why-h3-own-spell-only = This effect of { $card } is played only after a spell of your own.
why-h3-victory-only = This effect of { $card } is played only after a combat that you won in your turn.
why-h3-guild-only = This effect of { $card } is played only when you buy a spell in the Mage Guild.
why-h3-no-expert-left =
    { $limit ->
        [0] Expert effects need an expert use, and your Main Hero has none before level II.
        [one] You have used your { $limit } expert use of this round.
       *[other] You have used all { $limit } expert uses of this round.
    }
why-h3-no-cards-here = You cannot play cards here: it is neither your turn nor a combat of your Main Hero.
why-h3-second-no-cards = Your Secondary Hero fights without cards.
why-h3-army-no-cards = Your army defends without a hero here, and so without cards.
why-h3-too-often = You have played { $card } { $limit } times, as often as one turn allows.
why-h3-too-often-in-round = You have played { $card } { $limit } times, as often as one combat round allows.
why-h3-spell-limit =
    You may cast only { $number ->
        [one] { $number } spell
       *[other] { $number } spells
    } in this combat round.
why-h3-too-little-power = This outcome needs power { $need }; the spell has { $have }.
why-h3-power-out-of-reach = Every outcome that would work now needs power { $need } or more; with all your cards the spell would have { $have }.
why-h3-no-power-here = { $card } adds no power here.
why-h3-power-enough = The spell has power { $have }; no outcome of it needs more.
why-h3-no-target = No unit on the board can be its target now.
why-h3-no-use = There is nothing now on which this would work.
why-h3-nobody-to-rob = Your enemy here has no cards in hand: only players do.
why-h3-must-fight = In this scenario the guards of this field must be fought.
why-h3-other-level = This works only against guards whose difficulty equals the level of your Main Hero: difficulty { $need }, level { $have }.
why-h3-too-strong = The spell has power { $have }; this stops spells with power { $limit } at most.
why-h3-too-few-cards = You must discard cards for this ({ $need }), but your hand has { $have }.
why-h3-map-only = A Map effect cannot be played in a combat.
why-h3-faction-card = { $card } belongs to another faction; you cannot play it.
why-h3-hand-over-limit =
    You hold { $have ->
        [one] { $have } card
       *[other] { $have } cards
    }, and your hand limit is { $limit }; discard the surplus first.
why-h3-draw-limit = You hold { $have } and can draw only up to your hand limit of { $limit }.
why-h3-no-more-cards =
    Your deck and your discard pile have only { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } left.
why-h3-no-morale = You have no positive morale token to spend.
why-h3-never-morale = The Necropolis knows no morale and has no tokens to spend.
why-h3-morale-later = You can spend morale only in your own turn or in a combat of one of your heroes.
why-h3-no-reroll = You have nothing that lets you reroll this die.
why-h3-rerolls-off = In this game no dice are rerolled.

## Why not: resources and Town

why-h3-too-dear = This costs { $resource } × { $need }; you have { $have }.
why-h3-token-used = You have used the token for this town action this round.
why-h3-built-already = This building already stands: { $building }.
why-h3-build-first = This building must stand first: { $building }.
why-h3-no-dwelling = You lack this building: { $building }.
why-h3-built-on = Without this building it cannot be built: { $building }.
why-h3-no-building = You can use this only when this building stands: { $building }.
why-h3-no-reinforcing = To reinforce this unit you lack this building: { $building }.
why-h3-no-neutrals = Neutral units join only those who have at least this building: { $building }.
why-h3-no-citadel = To reinforce units you need the Citadel.
why-h3-unit-owned = You already have { $unit }.
why-h3-recruit-few = A unit is recruited as a Few and reinforced later: { $unit }.
why-h3-unit-taken = There is one card of each unit, and another player has this one: { $unit }.
why-h3-no-unit-there = You have no such unit to reinforce: { $unit }.
why-h3-foreign-unit = Your Town does not train { $unit }.
why-h3-pack-already = This unit is a Pack already: { $unit }.
why-h3-not-yours = You have no such unit to hand over: { $unit }.
why-h3-not-reinforceable = You cannot reinforce { $unit }: only a Few of a faction becomes a Pack.
why-h3-no-guild = To buy a spell you need the Mage Guild.
why-h3-guild-too-new = The Mage Guild was built this round; you can buy spells from the next round on.
why-h3-second-on-map = Your Secondary Hero is already on the map.
why-h3-not-your-place = Field { $field } is no Town or Settlement of yours.
why-h3-not-captured = Field { $field } is no Town that you have captured.
why-h3-captured-idle = You build only in your own Town; the buildings of a captured one stay with its owner.
why-h3-hero-there = A hero already stands on field { $field }.
why-h3-populating = You are recruiting units; the Secondary Hero cannot be hired with the same token.
why-h3-populate-first = Choose to recruit and reinforce first; then name the units.
why-h3-nothing-to-buy = There is no unit that you could recruit or reinforce now.
why-h3-not-your-building = This building belongs to another faction.
why-h3-turn-start-only = This works only at the beginning of your turn.
why-h3-no-free-trade = You can exchange resources only at a Trading Post.
why-h3-no-such-trade = There is no such exchange: give one resource for another.
why-h3-none-to-give = You have none of this to give: { $resource }.
why-h3-used-this-turn = You have used this building this turn: { $building }. It works again in your next one.
why-h3-used-this-round = You have used this building this round: { $building }. It works again in the next one.
why-h3-no-scouts = Only Rogues look at decks, and you have none.
why-h3-scouted-already = Your Rogues have looked at a deck this turn.

## Why not: the map

why-h3-no-hero = This hero is not on the map: { $hero }.
why-h3-no-mp = No movement points are left: { $hero }.
why-h3-stands-there = This hero stands on field { $field } already: { $hero }.
why-h3-not-next = Field { $field } is not adjacent to your hero.
why-h3-one-step = Field { $field } is next to your hero: one step leads there.
why-h3-too-far =
    { $need ->
        [one] It is { $need } step away; your hero has { $have } of movement left.
       *[other] It is { $need } steps away; your hero has { $have } of movement left.
    }
why-h3-no-way = No way leads to field { $field }.
why-h3-way-fought = Every way to field { $field } leads through a fight, and a ride ends there.
why-h3-face-down = The tile of field { $field } has not been discovered yet.
why-h3-border = A border lies between your hero and field { $field }.
why-h3-blocked = Field { $field } is blocked; nobody can enter it.
why-h3-no-landing = Field { $field } is blocked: your hero can fly over it, but must be able to fly on.
why-h3-no-stopping = Your other hero stands on field { $field }, so you can only pass through.
why-h3-safe-there = A hero is in the Sanctuary on field { $field }; nobody else may stop there.
why-h3-grail-locked =
    You must have visited { $need ->
        [one] { $need } obelisk
       *[other] { $need } obelisks
    } before you may enter this field; so far you have visited { $have }.
why-h3-tile-up = This tile has been discovered already.
why-h3-tile-apart = This tile does not border on the field where your hero stands: { $hero }.
why-h3-no-tile-to-see = No face-down tile touches a tile on which one of your heroes stands.
why-h3-no-tile-to-find = No face-down tile touches this one.
why-h3-no-tile-to-turn = A hero stands on every tile that touches this one, so none of them can be turned.
why-h3-no-turning-here = Only in a tournament is a tile turned here that lies open.
why-h3-pool-empty = Your pool of far tiles is empty.
why-h3-no-spot = There is no place beside your hero where a tile would touch two others.
why-h3-bad-turn = Turned another way, the tile can be reached from more of the map.
why-h3-closed-turn = Turned like this, your starting tile would have no way out to another tile.
why-h3-stables-once = Stables are not visited again for a movement point: they would only give it back.
why-h3-nothing-to-revisit = The field where your hero stands cannot be visited again.
why-h3-not-flying = This hero does not fly: { $hero }.
why-h3-nothing-to-dig = Nothing is dug for here.
why-h3-no-grail = There is no Grail to dig out here.

## Why not: combat

why-h3-no-room = Space { $space } is taken.
why-h3-wrong-row = Space { $space } is not in the rows of this side.
why-h3-wrong-utopia = At the Dragon Utopia no unit of this side can be placed on space { $space }.
why-h3-not-waiting = No such unit waits to be deployed: { $unit }.
why-h3-ranged-back = Ranged guards stand in the back line as long as there is room.
why-h3-deploy-one = Deploy at least one unit first.
why-h3-deploy-all =
    All guards must be deployed; { $number ->
        [one] { $number } is
       *[other] { $number } are
    } still waiting.
why-h3-wall-there = A wall or gate stands on space { $space }; the unit cannot stop there.
why-h3-out-of-reach = The unit cannot reach space { $space }: it walks at most { $limit } spaces.
why-h3-way-shut = Units and walls bar the unit's way to space { $space }: no open one has at most { $limit } steps.
why-h3-out-of-flight = The unit cannot reach space { $space }: it flies at most { $limit } spaces.
why-h3-out-of-step = The unit cannot reach space { $space }: ranged units move at most { $limit } space.
why-h3-moved-already = The unit has already moved in this activation.
why-h3-ranged-moved = The ranged unit has already moved its 1 space.
why-h3-shot-too-late = A ranged unit that has moved cannot attack any more.
why-h3-tower-stays = The arrow tower never moves.
why-h3-halted-already = The die of this attack is already ignored.
why-h3-not-adjacent = The unit must stand next to its target ({ $fighter }).
why-h3-held-by-enemy = An enemy stands next to the unit, so it cannot attack this target ({ $fighter }).
why-h3-own-unit = This unit is on the same side ({ $fighter }).
why-h3-fallen = This unit has fallen and is no longer on the board ({ $fighter }).
why-h3-tower-out-of-reach = Only ranged units can attack the Arrow Tower.
why-h3-defended-before = The unit had a defence token when this activation began, so it cannot defend again.
why-h3-must-attack = Guards must attack if they can.
why-h3-must-approach = Guards that cannot attack must come closer.
why-h3-guards-never-defend = Guards never defend.
why-h3-no-wall = There is no wall and no gate on space { $space }.
why-h3-far-wall = The unit must stand next to space { $space } to destroy what bars it.
why-h3-ranged-no-walls = Ranged units cannot attack walls or the gate.
why-h3-no-flight = You can flee only from guards.
why-h3-no-flight-foe = Nobody flees from an AI hero.
why-h3-no-flight-azure = Nobody flees from azure units.
why-h3-no-flight-last = Nobody flees from the guards of the last mine or Settlement.
why-h3-not-fighting = Your hero is in no combat from which it could flee.
why-h3-surrender-to-player = You can surrender only to a player.
why-h3-surrender-moved = The unit has moved in this activation; you can surrender only before that.
why-h3-surrender-attacked = The unit has attacked in this activation; you can surrender only before that.
why-h3-surrender-nowhere = You have no other Town or Settlement to which your hero could retreat.
why-h3-surrender-shackled = The Shackles of War keep your hero from surrendering.
why-h3-surrender-town = The defender of a Town cannot surrender.
why-h3-surrender-no-hero = Without a hero your army cannot surrender.
why-h3-not-your-choice = It is not the turn of this unit to act ({ $fighter }).

## Where undo ends

barrier-h3-attack-roll = an attack die was rolled here
barrier-h3-discarded = a random card was discarded here
barrier-h3-discovered = a tile was discovered here
barrier-h3-drew = a card was drawn here
barrier-h3-looked = cards of a deck were seen here
barrier-h3-put-away = a card was shown here
barrier-h3-removed = a card was shown and removed here
barrier-h3-rerolled = a die was rerolled here
barrier-h3-rolled = dice were rolled here
barrier-h3-shuffled = a deck was shuffled here
barrier-h3-stars = an astrologers card was turned up here
barrier-h3-took-open = a card was taken from a deck here
barrier-h3-turn-ended = a turn ended here
barrier-h3-turned-up = a card was turned up here

## What happened: time

event-h3-round = Round { $number } began.
event-h3-turn = { $seat } began a turn.
    .you = Your turn began.
event-h3-turn-ended = { $seat } ended the turn.
    .you = You ended the turn.
event-h3-income = { $seat } received income.
    .you = You received income.
event-h3-stars = The astrologers proclaimed: { $astrologers }.
event-h3-starts = { $seat } is the starting player.
    .you = You are the starting player.
event-h3-eliminated = { $seat } was eliminated.
    .you = You were eliminated.
event-h3-over = The game ended.
event-h3-passed-over =
    { $number ->
        [one] Nothing to play in 1 moment: passed over.
       *[other] Nothing to play in { $number } moments: passed over.
    }

## What happened: resources and morale

event-h3-gained = { $seat } gained { $resource } × { $number }.
    .you = You gained { $resource } × { $number }.
    .sum = { $resource } +{ $number }
event-h3-paid = { $seat } paid { $resource } × { $number }.
    .you = You paid { $resource } × { $number }.
    .sum = { $resource } −{ $number }
event-h3-morale = Morale of { $seat }: { $morale }.
    .you = Your morale: { $morale }.
event-h3-spent-morale = { $seat } spent a positive morale token.
    .you = You spent a positive morale token.
event-h3-xp =
    { $seat } gained { $number ->
        [one] { $number } point
       *[other] { $number } points
    } of experience.
    .you =
        You gained { $number ->
            [one] { $number } point
           *[other] { $number } points
        } of experience.
    .sum = experience +{ $number }
event-h3-level = { $seat } reached level { $number }.
    .you = You reached level { $number }.
event-h3-cube = { $seat } took a faction cube of { $other }.
    .you = You took a faction cube of { $other }.
    .you-other = { $seat } took one of your faction cubes.

## What happened: cards

event-h3-drew =
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
event-h3-shuffled = { $seat } shuffled the discard pile into the deck.
    .you = You shuffled the discard pile into the deck.
event-h3-discarded = { $seat } discarded { $card }.
    .you = You discarded { $card }.
    .sum = { $card } discarded
event-h3-played = { $seat } played { $card } (effect { $number }).
    .you = You played { $card } (effect { $number }).
event-h3-cast = { $seat } cast { $card } with power { $number }.
    .you = You cast { $card } with power { $number }.
    .sum = power { $number }
event-h3-stopped = { $card } of { $seat } was stopped.
    .you = Your { $card } was stopped.
event-h3-looked =
    { $seat } looked at { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } of the { $deck }.
    .you =
        You looked at { $number ->
            [one] { $number } card
           *[other] { $number } cards
        } of the { $deck }.
event-h3-took = { $seat } took a card from the { $deck }.
    .you = You took a card from the { $deck }.
event-h3-took-open = { $seat } took { $card }.
    .you = You took { $card }.
event-h3-put-away = { $card } went to the discard pile.
event-h3-removed = { $seat } removed { $card } from the game.
    .you = You removed { $card } from the game.
event-h3-turned-up = { $card } was turned up.
event-h3-lost-hand =
    { $seat } discarded the whole hand of { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.
    .you =
        You discarded the whole hand of { $number ->
            [one] { $number } card
           *[other] { $number } cards
        }.

## What happened: dice

event-h3-rolled = { $seat } rolled { $faces }.
    .you = You rolled { $faces }.
event-h3-rerolled = { $seat } rerolled a die: { $face }.
    .you = You rerolled a die: { $face }.
event-h3-attack-roll = The attack die showed { $die }.
    .sum = die { $die }

## What happened: the Town

event-h3-built = { $seat } built: { $building }.
    .you = You built: { $building }.
event-h3-recruited = { $seat } recruited { $unit }.
    .you = You recruited { $unit }.
event-h3-reinforced = { $seat } reinforced { $unit }.
    .you = You reinforced { $unit }.
event-h3-hired = { $seat } hired the Secondary Hero on field { $field }.
    .you = You hired the Secondary Hero on field { $field }.
event-h3-restored = { $seat } had no army left and got the starting units again.
    .you = You had no army left and got the starting units again.

## What happened: the map

event-h3-moved = { $seat } ({ $hero }) moved to field { $field }.
    .you = You moved to field { $field } ({ $hero }).
event-h3-discovered = { $seat } discovered { $tile }.
    .you = You discovered { $tile }.
event-h3-visited = { $seat } visited field { $field }.
    .you = You visited field { $field }.
event-h3-no-tile = Nothing happens on field { $field }: no face-down tile touches its tile, and { $seat } has none to place there.
    .you = Nothing happens on field { $field }: no face-down tile touches its tile, and you have none to place there.
event-h3-flagged = { $seat } flagged field { $field }.
    .you = You flagged field { $field }.
event-h3-captured = { $seat } captured the Town on field { $field }.
    .you = You captured the Town on field { $field }.
event-h3-placed-hero = { $seat } ({ $hero }) was placed on field { $field }.
    .you = You were placed on field { $field } ({ $hero }).
event-h3-lost-hero = { $seat } lost the Secondary Hero.
    .you = You lost the Secondary Hero.
event-h3-grail = { $seat } took the Grail.
    .you = You took the Grail.
event-h3-grail-lies = The Grail was left on field { $field }.
event-h3-cubes-gone = Black cubes were removed from the map.
event-h3-traded = { $seat } exchanged { $given } × { $number } for { $got } × { $amount }.
    .you = You exchanged { $given } × { $number } for { $got } × { $amount }.

## What happened: combat

event-h3-combat = { $seat } began a combat with the guards of field { $field }.
    .you = You began a combat with the guards of field { $field }.
event-h3-combat-hero = { $seat } attacked { $other } ({ $hero }) on field { $field }.
    .you = You attacked { $other } ({ $hero }) on field { $field }.
    .you-other = { $seat } attacked you ({ $hero }) on field { $field }.
event-h3-combat-place = { $seat } attacked field { $field } of { $other }.
    .you = You attacked field { $field } of { $other }.
    .you-other = { $seat } attacked your field { $field }.
event-h3-combat-foe = { $seat } attacked { $foe } on field { $field }.
    .you = You attacked { $foe } on field { $field }.
event-h3-quick = { $seat } won a quick combat for field { $field }.
    .you = You won a quick combat for field { $field }.
event-h3-deployed = Deployed on space { $space }: { $unit }.
event-h3-combat-round = Combat round { $number } began.
event-h3-unit-moved = { $unit } moved to space { $space }.
event-h3-attacked = { $unit } attacked { $target }.
event-h3-retaliated = { $unit } retaliated against { $target }.
event-h3-damage = { $unit } took { $number } damage.
    .sum = { $number } damage to { $unit }
event-h3-healed = { $unit } lost { $number } damage.
event-h3-flipped = { $unit } became Few.
event-h3-defeated = { $unit } fell.
event-h3-defends = { $unit } took a defence token.
event-h3-paralysed = { $unit } took a paralysis token.
event-h3-wall-falls = The wall or gate on space { $space } fell.
event-h3-tower-falls = The Arrow Tower fell.
event-h3-fled = { $seat } fled from the combat.
    .you = You fled from the combat.
event-h3-surrendered = { $seat } surrendered for 10 gold.
    .you = You surrendered for 10 gold.
event-h3-won = { $seat } won the combat.
    .you = You won the combat.
event-h3-lost = { $seat } lost the combat.
    .you = You lost the combat.
event-h3-stalemate = Nothing fell for ten rounds, so the combat ended without a winner.

## Effects: put together

effect-h3-nothing = nothing happens
effect-h3-then = { $a }, then { $b }
effect-h3-or = { $a }, or { $b }
effect-h3-may = if you like, { $effect }
effect-h3-together = ({ $effect })
effect-h3-step = power { $need }: { $effect }
effect-h3-by-power = one of these, as far as the power goes ({ $steps })
effect-h3-with-power = { $effect }; together with a spell the card also adds power { $n }
effect-h3-twice-for = { $effect } (twice as much for { $unit })
effect-h3-twice-for-dragons = { $effect } (twice as much for dragons)

## Effects: resources and cards

effect-h3-gain-gold = you gain { $n } gold
effect-h3-gain-building-materials =
    you gain { $n ->
        [one] { $n } building material
       *[other] { $n } building materials
    }
effect-h3-gain-valuables =
    you gain { $n ->
        [one] { $n } valuable
       *[other] { $n } valuables
    }
effect-h3-pay-gold = you pay { $n } gold
effect-h3-pay-building-materials =
    you pay { $n ->
        [one] { $n } building material
       *[other] { $n } building materials
    }
effect-h3-pay-valuables =
    you pay { $n ->
        [one] { $n } valuable
       *[other] { $n } valuables
    }
effect-h3-draw =
    you draw { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
effect-h3-discard =
    you discard { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } from your hand
effect-h3-discard-to-draw =
    you discard up to { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } and draw as many
effect-h3-discard-any-to-draw = you discard any number of cards and draw as many
effect-h3-discard-for-attack = you discard any number of cards, and one of your units gets Attack +1 for each in its next attack
effect-h3-discard-for-defence = you discard any number of cards, and one of your units gets Defence +1 for each against the next attack
effect-h3-spell-if-discarded = you discard a card, and if it was a spell, you draw 1 card
effect-h3-discard-drawn = you draw 2 cards and discard 1 of these two
effect-h3-rob-card = your enemy in this combat discards a random card
effect-h3-take-back-spell = you take a spell from your discard pile into your hand
effect-h3-take-back-specialty = you take a specialty from your discard pile into your hand
effect-h3-shuffle-discard = you shuffle your discard pile into your deck
effect-h3-remove-ability = you remove an ability in your hand from the game
effect-h3-remove-artifact = you remove an artifact in your hand from the game
effect-h3-remove-artifact-or-spell = you remove an artifact or a spell other than Magic Arrow in your hand from the game
effect-h3-remove-this = you remove this card from the game
effect-h3-return-this = this card goes back to your hand
effect-h3-search =
    { $times ->
        [1] you Search({ $n }) the { $deck }
        [2] you Search({ $n }) the { $deck } twice
       *[other] you Search({ $n }) the { $deck } { $times } times
    }
effect-h3-roll-resource =
    { $n ->
        [1] you roll 1 resource die and gain what it shows
       *[other] you roll { $n } resource dice and gain what one of them shows
    }
effect-h3-roll-resource-all =
    you roll { $n ->
        [one] { $n } resource die
       *[other] { $n } resource dice
    } and gain all that is shown
effect-h3-roll-treasure =
    { $n ->
        [1] you roll 1 treasure die and resolve it
       *[other] you roll { $n } treasure dice and resolve one of them
    }

## Effects: morale, experience, the map

effect-h3-morale-up = your morale rises
effect-h3-morale-down =
    { $n ->
        [1] your morale falls
        [2] your morale falls twice
       *[other] your morale falls { $n } times
    }
effect-h3-spoil-morale = your enemy in this combat loses a positive morale token
effect-h3-try-morale = you roll an attack die, and on 0 your morale rises
effect-h3-learn =
    your Main Hero gains { $n ->
        [one] { $n } point
       *[other] { $n } points
    } of experience
effect-h3-cut = the next unit that you recruit or reinforce this turn costs { $n } gold less
effect-h3-swift =
    one of your heroes gains { $n ->
        [one] { $n } movement point
       *[other] { $n } movement points
    }
effect-h3-wings =
    one of your heroes gains { $n ->
        [one] { $n } movement point
       *[other] { $n } movement points
    }, and it flies this turn: nothing on the map stops it, and it enters only the field where it lands
effect-h3-swift-visitor =
    the hero who enters gains { $n ->
        [one] { $n } movement point
       *[other] { $n } movement points
    }
effect-h3-free-step = at the end of your turn your hero may go to an empty adjacent field
effect-h3-lucky = this turn you may reroll one treasure die and one resource die
effect-h3-lucky-all = this turn you may reroll each of your dice once, attack dice too
effect-h3-wise = the spell costs 2 gold less, and you Search({ $n }) the spell deck for it
effect-h3-speculate = you discover a tile that touches the tile of one of your heroes
effect-h3-find-nearby = you discover a tile that touches this one
effect-h3-place-nearby = you place a tile of your pool beside this field
effect-h3-town-portal =
    { $n ->
        [0] one of your heroes goes to your Town or Settlement without a hero
        [1] one of your heroes goes to your Town or Settlement without a hero and gains 1 movement point
       *[other] one of your heroes goes to your Town or Settlement without a hero and gains { $n } movement points
    }
effect-h3-diplomacy = you turn over a neutral unit for each of your dwellings (a golden one opens the azure deck, too) and may recruit one of them at full price
effect-h3-skip-guards = guards of a field whose difficulty equals your level let you pass without combat and without experience
effect-h3-settle-gold = income of gold
effect-h3-settle-building-materials = income of building materials
effect-h3-settle-valuables = income of valuables
effect-h3-take-grail = you take the Grail
effect-h3-witch = you look at the top ability and take it or put it on the discard pile
effect-h3-remember = you take one of the top 3 cards of your discard pile into your hand
effect-h3-trading = you exchange resources
effect-h3-top-artifact = you take the top card of the artifact deck
effect-h3-first-minor = you turn over artifacts until a Minor one appears and take it
effect-h3-reinforce-free = you reinforce { $whom } for free
effect-h3-reinforce-half = you reinforce { $whom } for half the cost, rounded up
effect-h3-reinforce-half-gold = you reinforce { $whom } of Necropolis for half the gold, rounded down

## Effects: in combat

effect-h3-attack-up = { $whom } gets Attack +{ $n } for its next attack
effect-h3-attack-down = { $whom } gets Attack −{ $n } for its next attack
effect-h3-defence-up = { $whom } gets Defence +{ $n } against the next attack
effect-h3-defence-down = { $whom } gets Defence −{ $n } against the next attack
effect-h3-haste = { $whom } gets Initiative +{ $n } in this combat
effect-h3-slow = { $whom } gets Initiative −{ $n } in this combat
effect-h3-haste-round = { $whom } gets Initiative +{ $n } in this combat round
effect-h3-vigour = { $whom } gets { $n } more health in this combat
effect-h3-hurt = { $whom } takes { $n } damage
effect-h3-heal = you remove { $n } damage from { $whom }
effect-h3-cure = you remove { $n } damage and, if you like, paralysis and lasting effects of cards from { $whom }
effect-h3-paralyse = { $whom } is paralysed
effect-h3-free = you remove a paralysis token from { $whom }
effect-h3-disable = the abilities of { $whom } do not work in this combat
effect-h3-ward = spells do nothing to { $whom } in this combat
effect-h3-riposte = { $whom } may retaliate once more this round
effect-h3-shield = this round { $whom } deals { $n } damage to every unit that attacks it from an adjacent space
effect-h3-bless =
    { $n ->
        [0] { $whom } ignores the die of its next attack
       *[other] { $whom } ignores the die of its next attack and gets Attack +{ $n }
    }
effect-h3-leap = you move { $whom } to any empty space
effect-h3-swap = you exchange the places of two of your units
effect-h3-chain = a unit of your choice takes { $a } damage, the one closest to it { $b } and the next closest { $c }
effect-h3-blast = all units on two adjacent spaces take { $n } damage
effect-h3-cloak-1 = you put this card on a Pack of Skeletons, who then have Attack { $attack }, Defence { $defence }, health { $health } and Initiative { $initiative } and no abilities
effect-h3-cloak-2 = you put this card on a Pack of Zombies, who then have Attack { $attack }, Defence { $defence }, health { $health } and Initiative { $initiative } and no abilities
effect-h3-cloak-3 = you put this card on Skeletons, be they Few, a Pack or under another Cloak card, who then have Attack { $attack }, Defence { $defence }, health { $health } and Initiative { $initiative } and no abilities
effect-h3-archery =
    { $n ->
        [1] this combat round your ranged units get Attack +1 against targets that are not adjacent
       *[other] this and the next combat round your ranged units get Attack +1 against targets that are not adjacent, and Initiative +1
    }
effect-h3-shackles = your enemy can neither flee nor surrender in this combat
effect-h3-ignore-die = the attack die counts as not rolled
effect-h3-die-times-three = the attack die counts three times
effect-h3-rescue = the attack that would take the last health of { $whom } does nothing

## Effects: spells

effect-h3-power = your spell gets power +{ $n }
effect-h3-refuse =
    { $n ->
        [99] the spell of the enemy does nothing
       *[other] a spell of the enemy with power { $n } at most does nothing
    }
effect-h3-return-spell = the spell that you have just cast goes back to your hand
effect-h3-return-all = the spell that you have just cast and all cards played with it go back to your hand
effect-h3-more-spells =
    you may cast { $n ->
        [one] { $n } more spell
       *[other] { $n } more spells
    } this combat round
effect-h3-cast-early = you cast a spell before any unit is activated
effect-h3-cast-early-free = you cast a spell before any unit is activated, and it does not count towards your limit

## Library: cards

h3-when-instant = instant
h3-when-instant-combat = instant, in combat only
h3-when-activation = activation
h3-when-map = map
h3-when-before-guards = before a combat with guards
h3-when-at-start = at the start of a combat
h3-when-after-roll = after an attack roll
h3-when-after-attack = when your unit would be lost
h3-when-their-spell = when the enemy casts a spell
h3-when-own-spell = after your own spell
h3-when-after-victory = after a victory
h3-when-in-guild = when you buy a spell
h3-when-with-spell = together with a spell
text-h3-effect = Effect: { $effect }.
text-h3-mode = Effect ({ $when }): { $effect }.
text-h3-mode-basic = Basic effect ({ $when }): { $effect }.
text-h3-mode-expert = Expert effect ({ $when }): { $effect }.
text-h3-spell-basic = Basic spell, school: { $school }.
text-h3-spell-expert = Expert spell, school: { $school }.
text-h3-step = With power { $need } ({ $when }): { $effect }.
text-h3-artifact = Kind: { $quality }.
text-h3-specialty = Specialty of { $hero }, level { $level }.
text-h3-faction-only = Only { $faction } can use this card.

## Library: heroes

text-h3-hero-might = A Might hero of { $faction }.
text-h3-hero-magic = A Magic hero of { $faction }.
text-h3-hero-deck = Starting deck: Attack × { $attack }, Defence × { $defence }, Power × { $power }, Knowledge × { $knowledge }, Magic Arrow × { $arrows }, { $ability }, { $specialty }.
text-h3-hero-levels = Level IV brings { $four }, level VI brings { $six }.

## Library: units

text-h3-unit = A { $tier } unit of { $faction }. Recruiting costs { $recruit }, reinforcing { $reinforce }.
text-h3-neutral =
    A neutral unit ({ $tier }), { $copies ->
        [one] { $copies } card
       *[other] { $copies } cards
    } in its deck. Recruiting costs { $recruit }.
text-h3-face-few = Few ({ $type }): Attack { $attack }, Defence { $defence }, health { $health }, Initiative { $initiative }.
text-h3-face-pack = Pack ({ $type }): Attack { $attack }, Defence { $defence }, health { $health }, Initiative { $initiative }.
text-h3-face-neutral = Values ({ $type }): Attack { $attack }, Defence { $defence }, health { $health }, Initiative { $initiative }.
text-h3-dragon = These are dragons.
text-h3-tower = It shoots for the defender of a Town with a Citadel; only ranged units can attack it.
text-h3-trait-halt-die = When it is attacked, its owner may discard a card to ignore the attack die.
text-h3-trait-double-shot = It attacks a target that is not adjacent twice.
text-h3-trait-untiring = It retaliates against every attack.
text-h3-trait-reroll-zero = You may reroll its attack die as long as it shows 0.
text-h3-trait-steady = It has no combat penalty for attacking adjacent units.
text-h3-trait-charge = If it moved in this activation, you may reroll its attack die once.
text-h3-trait-stable-trained = While your hero stands on Stables, reinforcing it costs 6 gold less.
text-h3-trait-herald = When a combat begins, its owner draws 1 card.
text-h3-trait-guardian = Once in each combat it saves another unit of its side from an attack that would take its last health.
text-h3-trait-tough-one = It has Defence +1 if the attack die against it shows +1.
text-h3-trait-tough = It has Defence +1 if the attack die against it shows 0 or +1.
text-h3-trait-heal-one = When it is activated, 1 damage is removed from it.
text-h3-trait-heal-two = When it is activated, 2 damage is removed from it.
text-h3-trait-heal-three = When it is activated, 3 damage is removed from it.
text-h3-trait-haunt = When it is activated, the enemy player discards a random card.
text-h3-trait-no-retaliation = Nobody retaliates against its attacks.
text-h3-trait-drain = After its attack, 2 damage is removed from it.
text-h3-trait-splash = It also attacks a unit next to its target with Attack 2, even a unit of its own side.
text-h3-trait-dread = A retaliation against it rolls two dice and takes the lower.
text-h3-trait-rage = Its attack has Attack +1 if its die shows 0 or +1.
text-h3-trait-fear = When it is activated, the enemy player loses a positive morale token.
text-h3-trait-die-plus = 1 is added to the die of its attacks.
text-h3-trait-unparalysed = It cannot be paralysed.
text-h3-trait-return = After its attack it may go back to the space where it started.
text-h3-trait-petrify-roll = After it has retaliated, roll an attack die: on 0 the attacker is paralysed.
text-h3-trait-petrify = Its retaliation paralyses the attacker.
text-h3-trait-cunning = If the die of its attack shows −1, its owner draws 1 card.
text-h3-trait-reroll-bad = If the die of its attack shows −1, it is rerolled once.
text-h3-trait-pierce = Its attack ignores the printed Defence of the target.
text-h3-trait-ward-two = Spells deal 2 less damage to it.
text-h3-trait-ward-three = Spells deal 3 less damage to it.
text-h3-trait-spellproof = Spells and the damage of specialties do nothing to it.
text-h3-trait-breath = It also attacks the unit right behind its target with Attack 2.
text-h3-trait-shield-wall = Units of its side next to it count as having a defence token.
text-h3-trait-best-of-two = Its attack rolls two dice and takes the higher.
text-h3-trait-always-best = Its retaliation rolls two dice and takes the higher, too.
text-h3-trait-free-aim = It never has a combat penalty.
text-h3-trait-tax = At the start of each Resource round its owner gains 3 gold.
text-h3-trait-hoard = At the start of each Resource round its owner gains 2 valuables.
text-h3-trait-scout = Once a turn its owner may look at the top card of a deck (shared, neutral, astrologers or the own one) and put it back on top or under the deck.
text-h3-trait-rise = If Necropolis defeats it, that player reinforces a bronze unit for free.
text-h3-trait-no-die = Its own attacks ignore the attack die.
text-h3-trait-jinx = The die of an attack against it first shows −1.
text-h3-trait-wander = At the end of your turn your hero may go to an empty adjacent field.
text-h3-trait-sum-of-two = Its attack rolls two dice and adds them; every −1 is rerolled.
text-h3-trait-wary = It has Defence +1 against retaliations.
text-h3-trait-enchant = When it is activated, 2 damage is removed from another damaged unit of its side; if there is none, it gets Attack +1.
text-h3-trait-repel = After its attack, roll an attack die: on 0 the target is driven to a space away from it.
text-h3-trait-stun = If the die of its attack shows −1, the target is paralysed.

## Library: buildings

text-h3-building = Building of { $faction }. It costs { $cost }.
text-h3-building-needs = This must be built first: { $building }.
text-h3-building-city-hall = At the start of each Resource round you choose: { $effect }.
text-h3-building-citadel = You can reinforce units. If you defend this Town, you have 3 walls, a gate and an Arrow Tower.
text-h3-building-mage-guild = When it is built, you Search(2) the spell deck twice. From the next round on you can buy a spell for { $price } gold.
text-h3-building-dwelling = You can recruit every { $tier } unit of your faction.
text-h3-building-castle-brotherhood-of-the-sword = At the start of each Resource round your morale rises.
text-h3-building-castle-blacksmith = Once in each of your turns you may remove an artifact for 4 gold, or pay 6 gold and Search(2) the artifact deck.
text-h3-building-dungeon-portal-of-summoning = At the beginning of each of your turns you may turn over a neutral unit of a tier whose dwelling you have (a golden one opens the azure deck, too) and recruit it at full price.
text-h3-building-dungeon-mana-vortex = At the beginning of each of your turns you may discard a card, shuffle your discard pile into your deck, look at its top 3 cards and take one of them into your hand.
text-h3-building-necropolis-cover-of-darkness = Once a round you may do one of these in your turn: discard up to 2 cards and draw as many; or, when a combat with an enemy hero begins, make the enemy discard a random card.
text-h3-building-necropolis-necromancy-amplifier = At the beginning of each of your turns you may take Necromancy from the ability deck, or a specialty from your discard pile, into your hand.

## Library: locations and tiles

text-h3-visitable = Visitable: after the visit a black cube lies on it.
text-h3-flaggable = Flaggable: whoever enters puts a faction cube on it.
text-h3-revisitable = Revisitable: it can be visited again and again.
text-h3-location-empty-field = Nothing happens on an empty field.
text-h3-location-blocked-field = Nobody can enter a blocked field.
text-h3-location-town = A faction starts here. Whoever captures an enemy's starting Town takes a cube of its owner.
text-h3-location-settlement = You choose a higher income (5 gold, 2 building materials or 1 valuable), or reinforce a bronze or silver unit for half the cost; the first faction ever also gains that income at once or reinforces for free.
text-h3-location-mine = Your income rises by { $income }; the first faction ever also gains that at once.
text-h3-location-obelisk = Your cube joins the others. What the first visit brings, the scenario says.
text-h3-location-dragon-utopia = What it brings, the scenario says.
text-h3-location-sanctuary = A hero who stands here cannot be attacked, and nobody else may stop here.
text-h3-location-treasure-symbol = You roll as many treasure dice as it shows and resolve one of them.
text-h3-location-resource-symbol = You roll as many resource dice as it shows and gain what one of them shows.
text-h3-tile = Centre: { $centre }. Around it, clockwise from the north-west: { $fields }.

## Library: astrologers cards

text-h3-astrologers-annoying-lizard = Every player shuffles the artifacts and spells in hand into the deck and draws as many cards.
text-h3-astrologers-battalions-stallion = Until the next astrologers card every hero has 1 movement point more each round.
text-h3-astrologers-crazy-wizard = Until the next astrologers card the first spell of each player goes back to the hand.
text-h3-astrologers-dead-silence = Nothing happens.
text-h3-astrologers-fancy-pixie = The morale of every player rises.
text-h3-astrologers-fluffy-rabbit = Every player rolls a treasure die and resolves it.
text-h3-astrologers-friendly-beaver = All black cubes are removed from the map; as the first astrologers card it is replaced by another.
text-h3-astrologers-gold-dragon = In the next Resource round every player gains 5 gold.
text-h3-astrologers-greedy-dragon = The next income of every player has 1 valuable less.
text-h3-astrologers-grim-warlock = Until the next astrologers card the first spell of each player in each turn has power +1.
text-h3-astrologers-groovy-satyr = Until the next astrologers card you may replace one neutral unit drawn for your combat with another of its tier.
text-h3-astrologers-isras-friends = Every player may reinforce a bronze, silver or golden unit for half the cost, rounded up.
text-h3-astrologers-magic-tortoise = Until the next astrologers card every hero has 1 movement point less each round.
text-h3-astrologers-merry-leprechaun = In the next Resource round every player gains 1 valuable.
text-h3-astrologers-profuse-growth = Until the next astrologers card the hand limit of every player is 1 higher.
text-h3-astrologers-swift-weasel = Until the next astrologers card every player may reroll one treasure or resource die each turn.
text-h3-astrologers-terrible-plague = Every player turns one Pack into Few, if there is one.
text-h3-astrologers-white-raven = Every player rolls a resource die and gains what it shows.
text-h3-astrologers-wild-debauchery = The next income of every player has 5 gold less.
