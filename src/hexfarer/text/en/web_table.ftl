# The table in the browser: its own words. What belongs to a game comes from the game's files.

## Zones

table-setting-up = The table is being set.
table-home = Hexfarer, home
table-board = Board
table-rail = Reference and log
table-yours = Your things
table-decision = Decision
table-seats = Seats
table-seat-you = { $hero }, you
table-seat-bot = { $hero }, bot
table-seat-named = { $hero }, { $name }
table-seat-away = away
table-rules = Rules
table-tabs = Parts of the table
table-tab-map = Board
table-tab-hero = Mine
table-skips = Jump to
table-skip-decision = Decision
table-skip-map = Board
table-skip-hand = Hand
table-skip-log = Log
table-close = Close

## The decision bar

table-over = The game is over
table-thinking = { $seat } is thinking
table-engine-interpreted = The engine is not compiled yet, so bots take longer.
table-engine-compiled = The engine is compiled now: bots think several times as fast.
table-planning = { $seat } is planning
table-waiting = Waiting for { $seat }
table-waiting-text = You can read and plan meanwhile.
table-watching = You are watching.
table-totals = Running totals
table-total-is = { $name } { $value }
table-total-of = { $name } { $value } of { $need }
table-of = { $value } of { $need }
table-short = { $count } short
table-undo = Undo
table-undo-none = There is nothing to take back.
table-redo = Redo
table-more = More ({ $count })
table-reveals = cannot be taken back
table-stand = Pass for this phase
table-windows = When I may pass
table-windows-every = ask me every time
table-windows-held = ask me if I could do something
table-windows-pass = pass this round, until something happens to me
table-keep-playing = Keep playing
table-partner = { $thing }: choose the second thing, or one of the actions.
table-ribbon = This turn
table-ribbon-planned = dashed: not done yet
table-ribbon-hint = select a step to go back to it
table-line = Line { $name }
table-line-keep = Keep this line
table-line-none = There is no step to keep yet.
table-step-undo = Go back to before: { $step }
table-step-redo = Redo up to: { $step }
table-step-final = Final: { $step }

## Things and their actions

table-actions = What can be done
table-can-act = Something can be done with it
table-can-play = Can be played.
table-other-uses = Something else?
table-why-not = Why not?
table-why-of = Why not { $thing }?
table-why-title = Not now: { $action }
table-why-title-plain = Not yet
table-why-cures = Any one of these would do it
table-why-nearer = These bring it nearer
table-why-gain = +{ $n } { $name }
table-why-none = Nothing can be said against it. Try it from the thing itself.
table-why-more =
    { $count ->
        [one] Ask another question
       *[other] Ask another question ({ $count })
    }
table-nothing-here = Nothing can be done with it now.
table-face-library = In the library
table-sheet-count =
    { $count ->
        [one] one to choose from
       *[other] { $count } to choose from
    }
table-sheet-look = Look at the map
table-sheet-show = Show the choices
table-hand = Hand
table-hand-count =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
table-hand-empty = No cards in hand
table-hand-hidden = Hands are hidden from you

## Log, hint, keys

table-log = Log
table-log-mine = Mine
table-log-all = All
table-log-search = Search
table-log-round = Round { $round }
table-log-round-turn = Round { $round }, turn { $turn }
table-log-turn = Turn { $turn }
table-log-you = you
table-log-earlier = Earlier
table-log-show = Show this position
table-log-show-step = Show the position at step { $number }
table-log-empty = Nothing has happened yet.
table-hint = Hint
table-hint-wait = Thinking about a hint.
table-hint-look = An opinion: look at { $thing }. Ask again for the action.
table-hint-do = An opinion: { $action }
table-hint-then = Then: { $steps }.
table-hint-take = Do that
table-hint-off = Hints are off at this table, so that nobody has an adviser against the others.
table-keys = Keys
table-key-zone = next zone
table-key-arrows = move inside a zone; on the map west, east, up, down
table-key-corners = on the map north-west, north-east, south-west, south-east
table-key-next = next, previous thing that can act now
table-key-select = select; on a selected thing its first action
table-key-numbers = that action of the open thing
table-key-confirm = with nothing selected: the filled button; if it cannot be taken back, press it twice
table-key-close = close, step back, deselect
table-key-why = why not (focused thing)
table-key-face = large face and facts
table-key-undo = undo, redo
table-key-keep = keep this line of steps, to compare it with another
table-key-hint = hint
table-key-zones = board, hand, mine, offers, log, decision
table-key-list = the board as a list
table-key-map = centre, zoom, fit, whole window, coordinates
table-key-search = search the rules
table-key-keys = this list
table-sound = Sound
table-sound-board = Steps and tiles
table-sound-cards = Cards, dice, mana, coins
table-sound-fight = Blows, blocks, wounds
table-sound-calls = Your turn, levels, night and day
table-keys-about = Type another letter to change a key.
table-keys-usual = The usual keys
table-keys-taken = { $key } already does something else.
table-command-offers = offers
table-command-full = whole window
table-command-coordinates = coordinates

## The map

table-small = Whole map
table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-zoom-fit = Fit the whole board
table-centre = Centre on my piece
table-list = The board as a list
table-list-filter = Which places
table-list-all = All
table-list-can = Can do now
table-list-sites = Sites
table-list-pieces = Pieces
table-list-unexplored = Unexplored
table-list-none = No such place.
table-list-col-place = Place
table-list-col-terrain = Terrain
table-list-col-cost = Cost
table-list-col-site = Site
table-list-col-pieces = Pieces
table-list-col-do = Can do

## Mage Knight

table-mk-map =
    { $count ->
        [one] Map of one tile
       *[other] Map of { $count } tiles
    }
table-mk-slot-can = Unexplored place. Cost { $cost }. You can explore it.
table-mk-unexplored = unexplored
table-mk-you = you
table-mk-cost = Cost { $cost }
table-price = { $cost } of { $have }
table-mk-can-go = You can go there
table-mk-behind-walls = Walls towards { $places }
table-mk-face-down = Face down: { $pile }
table-mk-day = Day
table-mk-night = Night
table-mk-round = round { $round } of { $rounds }
table-mk-turn-number = turn { $turn }
table-mk-fight-on =
    Fight { $terrain ->
        [hills] in the hills
        [forest] in the forest
        [wasteland] in the wasteland
        [desert] in the desert
        [swamp] in the swamp
        [lake] on the lake
        [mountain] in the mountains
        [sea] at sea
        [city] in the city
       *[plains] on the plains
    }
table-mk-state = Round, Source and goal
table-mk-source = Source
table-mk-die =
    { $colour } die{ $state ->
        [used] , used
        [useless] , of no use at this time of day
       *[free] {""}
    }
table-mk-used = used
table-mk-city-level = { $city }, level { $level }
table-mk-city-conquered = conquered
table-mk-city-found = found
table-mk-city-here = you are there
table-mk-city-where =
    found, { $steps ->
        [one] 1 hex
       *[other] { $steps } hexes
    } { $way ->
        [east] east
        [south-east] south-east
        [south] south
        [south-west] south-west
        [west] west
        [north-west] north-west
        [north] north
       *[north-east] north-east
    }
table-mk-dice-away =
    { $count ->
        [one] One die is used
       *[other] { $count } dice are used
    }
table-mk-core = core tile
table-mk-dummy = Dummy { $hero }, { $count } { $count ->
    [one] card
   *[other] cards
}
table-mk-mana-red = red
table-mk-mana-blue = blue
table-mk-mana-green = green
table-mk-mana-white = white
table-mk-mana-gold = gold
table-mk-mana-black = black
table-mk-offers = Offers
table-mk-offer-units = Units
table-mk-offer-actions = Actions
table-mk-offer-spells = Spells
table-mk-offer-empty = Nothing is on offer.
table-mk-leaves = next to leave
table-mk-sold-here = Sold here
table-mk-sold-takes =
    Sold here: takes { $count ->
        [0] no card
        [one] 1 card
       *[other] { $count } cards
    }
table-mk-sold-dear = Sold here: too dear
table-mk-sold-near =
    { $site }, { $steps ->
        [one] 1 hex
       *[other] { $steps } hexes
    } { $way ->
        [east] east
        [south-east] south-east
        [south] south
        [south-west] south-west
        [west] west
        [north-west] north-west
        [north] north
       *[north-east] north-east
    }
table-mk-buy-here = Can be bought here
table-mk-offer-facts = level { $level }, armor { $armor }
table-mk-where = Where you fight
table-mk-where-light =
    { $terrain }, { $time ->
        [night] night
       *[day] day
    }
table-mk-armor = Armor
table-mk-hand-limit = Hand limit
table-mk-command = Command tokens used
table-mk-fame = Fame
table-mk-next-level = level { $level } at { $fame }
table-mk-reputation = Reputation
table-mk-reputation-influence = Influence { $modifier }
table-mk-reputation-x = nobody talks to you
table-mk-crystals = Crystals and mana
table-mk-crystal = Crystals, { $colour }: { $count }
table-mk-token = Mana tokens, { $colour }: { $count }
table-mk-stored = Stored die: { $colour }
table-mk-hero-line = level { $level }, deck { $deck }, discard { $discard }
table-mk-fame-possible = +{ $fame } possible
table-mk-stat-ranged = Ranged
table-mk-stat-siege = Siege
table-mk-foot-play = Play: { $what }
table-mk-foot-sideways = Sideways: { $what }
table-mk-foot-printed = Play as printed
table-mk-foot-stays = Stays in your hand
table-mk-foot-of = { $value } of { $need }
table-mk-played = Played this turn
table-mk-units = Units
table-mk-command-free =
    { $count ->
        [0] no command token free
        [one] one command token free
       *[other] { $count } command tokens free
    }
table-mk-unit-ready = Ready
table-mk-unit-spent = Spent this round
table-mk-unit-wounded = Wounded
table-mk-skills = Skills
table-mk-skill-used = used this turn
table-mk-skill-flipped = used this round
table-mk-skill-centre = in the centre
table-mk-seat-line = Level { $level }, fame { $fame }, armor { $armor }.
table-mk-seat-cards = Cards in hand { $hand }, in the deck { $deck }, discarded { $discard }.
table-mk-total-move = Move
table-mk-total-influence = Influence
table-mk-total-heal = Healing
table-mk-total-attack = Attack
table-mk-total-block = Block
table-mk-end-move = End the turn with { $move } Move unspent?
table-mk-end-heal = End the turn with Healing { $heal } unused?
table-mk-finish-block = Finish the block
table-mk-finish-attack = Carry out the attack

table-mk-walk-and-fight = Walk and fight
table-mk-fight-them = Challenge and fight
table-mk-dots-lead = The dots lead to { $enemy }.
table-mk-next-to = You stand next to { $enemy }.
table-mk-worth = { $fame } Fame
table-mk-worth-reputation = Reputation +{ $reputation }
table-mk-with-hand = With your hand, at most
table-mk-with-hand-there = With your hand, after walking there
table-mk-with-hand-now = With your hand
table-mk-hand-fails = Not with this hand
table-plan-not-needed = not needed
table-plan-no-block = no block
table-mk-hand-reaches = Both within reach
table-mk-hand-short = { $name }: { $count } short
table-mk-beside = Beside them: { $enemies }
table-mk-chip-challenge =
    { $count ->
        [one] Challenge
        [2] Challenge both
       *[other] Challenge { $count }
    }
table-mk-chip-drew = drew { $count }
table-mk-turn-text = Play cards, move and take one action; or rest.
table-mk-where-to = Where to, { $hero }?
table-mk-phases = Phases of the fight
table-mk-phase-ranged =
    .title = Ranged and siege
table-mk-phase-block =
    { $count ->
        [one] 1 attack open
       *[other] { $count } attacks open
    }
    .title = Block
table-mk-phase-damage = { $damage } if you stop now
    .title = Damage
table-mk-phase-attack =
    .title = Attack
table-mk-phase-passed = passed
table-mk-phase-block-none = nothing open
table-mk-phase-damage-none = nothing gets through
table-mk-phase-armor = armor to beat: { $armor }
table-mk-duel = { $aggressor } against { $defender }
table-mk-duel-ranged = Ranged and siege attacks
table-mk-duel-melee = Melee
table-mk-enemies = Enemies
table-mk-summoned = summoned monster
table-mk-summons = Summons
table-mk-attacks-of = Attacks: { $enemy }
table-mk-block-needs = Block needs { $need }
table-mk-walls =
    { $count ->
        [1] fortified: only siege counts at first
       *[other] doubly fortified: nothing counts at first
    }
table-mk-foe-blocked = Blocked
table-mk-foe-stopped = Does not attack
table-mk-foe-dealt = Its damage was dealt
table-mk-foe-defeated = Defeated
table-mk-damage = { $damage } damage
table-mk-wounds =
    { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    }
table-mk-look-map = Look at the map
table-mk-back = Back to the fight
table-mk-helps = Can still add to this

table-fight-numbers = Attack { $attack }, Armor { $armor }.
table-fight-would = { $have }+{ $more } of { $need }
table-fight-adds = +{ $more }
table-fight-plan = With your hand: { $name } { $value } of { $need }
table-fight-aim-block = choose an attack to block
table-fight-aim-attack = choose whom you attack
table-fight-keeps-none = no card is left
table-fight-step-sideways = { $card } sideways
table-fight-step-power = { $card }, strong
table-fight-carry-out =
    { $count ->
        [1] Carry out
        [2] Carry out both
       *[other] Carry out all { $count }
    }
table-plan-best = Best: { $what }
table-plan-way = Another way: { $what }
table-plan-unhurt = no wound
table-plan-fall = { $fell } of { $count } fall
table-plan-nobody = nobody falls
table-plan-units =
    { $count ->
        [one] 1 unit hurt
       *[other] { $count } units hurt
    }
table-plan-keeps = keeps { $cards }
table-plan-keeps-count =
    { $count ->
        [0] keeps no card
        [one] keeps 1 card
       *[other] keeps { $count } cards
    }
table-plan-spends =
    spends the { $colours } { $count ->
        [one] crystal
       *[other] crystals
    }
table-plan-later = Next phase: { $value } of { $need }
table-plan-others = Other ways ({ $count })
table-plan-waits = Looking for the best way
table-plan-makes = { $card } makes { $value } of { $need }.
table-plan-ready = { $value } of { $need } ready
table-plan-then = { $value } of { $need } next
table-plan-expected = none expected
table-fight-stop =
    { $count ->
        [one] 1 wound if you stop now
       *[other] { $count } wounds if you stop now
    }
table-fight-stop-attack = Whoever still stands stays if you stop now
table-fight-won =
    { $count ->
        [1] Victory: { $enemy } defeated
        [2] Victory: both enemies fall
       *[other] Victory: all { $count } enemies fall
    }
table-fight-one-fell = { $enemy } fell
table-fight-fell = { $count } fell
table-fight-one-blocked = { $enemy } blocked
table-fight-blocked = { $count } blocked
table-fight-partly = { $fell } of { $count } enemies fall
table-fight-fame = +{ $fame } Fame
table-fight-now = { $before }, now { $now }
table-fight-level = Level { $level }
table-fight-level-skill = a skill and an action
table-fight-level-command = a command token
table-fight-reputation = { $change } Reputation
table-fight-stands = now { $now }
table-fight-no-wound = No wound
table-fight-kept = kept: { $cards }
table-fight-kept-count =
    { $count ->
        [one] 1 card kept
       *[other] { $count } cards kept
    }
table-fight-line = Fame { $from } to { $to }. Level { $level } begins at { $begins }.
table-fight-reward = Level { $level }: a skill and an advanced action
table-fight-reward-text = The action comes on top of your deck. You can change both until you take them.
table-fight-risen = You reached level { $level }, { $hero }
table-fight-risen-skill = A skill and an action wait for you.
table-fight-risen-command = A command token waits for you.
table-fight-choose = Choose your rewards, { $hero }
table-fight-choose-text = Both can be changed until you take them.
table-fight-block-title = Block { $enemy }, { $hero }
table-fight-attack-title = Attack { $enemy }, { $hero }
table-fight-so-far = { $value } of { $need } so far, { $count } short.
table-fight-your-skill = Your skill
table-fight-skill-own = one of your two
table-fight-skill-common = one of your two, or a common one
table-fight-your-action = Your action
table-fight-action-one = choose one of { $count }
table-fight-action-lowest = Lowest in the offer
table-fight-lowest = With a common skill you get the lowest action of the offer.
table-fight-then = Common offer: then the action is { $action }.
table-fight-take = Take { $names }

table-mk-pile-green = marauding orcs
table-mk-pile-gray = keep garrison
table-mk-pile-brown = dungeon monster
table-mk-pile-violet = mage tower garrison
table-mk-pile-white = city garrison
table-mk-pile-red = draconum
table-mk-has-ability-fortified = Fortified
    .text = in the first phase only siege counts
table-mk-has-ability-swift = Swift
    .text = a block must reach { $need }, twice its attack
table-mk-has-ability-brutal = Brutal
    .text = unblocked, it deals { $damage }
table-mk-has-ability-poison = Poison
    .text = each wound brings one more into the discard pile; units take two
table-mk-has-ability-paralyze = Paralyze
    .text = if it wounds you, you discard all other cards; a unit is destroyed
table-mk-has-ability-summon = Summon
    .text = a drawn monster attacks in its place
table-mk-has-ability-assassination = Assassination
    .text = all its damage goes to your hero
table-mk-has-ability-cumbersome = Cumbersome
    .text = in the block phase each Move point lowers its attack by 1
table-mk-has-ability-vampiric = Vampiric
    .text = each unit it wounds and each wound in hand raises its armor by 1
table-mk-has-ability-elusive = Elusive
    .text = its armor is lower in the attack phase if all its attacks were blocked
table-mk-has-ability-unfortified = Unfortified
    .text = the site does not protect it
table-mk-has-ability-arcane = Arcane immunity
    .text = only attacks and blocks work, and what changes its attacks
table-mk-has-ability-defend = Defend
    .text = once in the fight it raises the armor of a target
table-mk-has-resistance-physical = Physical resistance
    .text = physical attacks count half
table-mk-has-resistance-fire = Fire resistance
    .text = fire attacks count half
table-mk-has-resistance-ice = Ice resistance
    .text = ice attacks count half
