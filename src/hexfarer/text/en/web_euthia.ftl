### Euthia: the map, the Hero, trade and what lies before a player.

## The map

table-eu-map =
    { $count ->
        [one] Map: { $count } tile
       *[other] Map: { $count } tiles
    }
table-eu-you = you
table-eu-claim = Hero token: { $seat }
table-eu-traded = Trade token: { $seat }
table-eu-digs =
    { $count ->
        [one] Interaction token: { $seat }
       *[other] Interaction tokens: { $seat } ×{ $count }
    }
table-eu-summons = Interaction token: { $seat }
table-eu-rubble = Destruction { $kind }
table-eu-treasure-level = Treasure of level { $level }
table-eu-guarded = Guarded by a Monster of level { $level }
table-eu-liberated = Liberated from a Monster of level { $level }
table-eu-closed = Closed until its outer fields are liberated
table-eu-lair-of = Lair: { $monster }
table-eu-powers = Under the power of: { $elements }
table-eu-can-go =
    { $cost ->
        [one] You can go there for { $cost } Move point
       *[other] You can go there for { $cost } Move points
    }
table-eu-can-explore = You can put the next tile here
table-eu-place-text =
    { $count ->
        [one] Unexplored. { $count } tile is left, of Chapter { $chapter }.
       *[other] Unexplored. { $count } tiles are left; the next one is of Chapter { $chapter }.
    }
table-eu-back = Back to the Combat
table-eu-roll = Hero Roll
table-eu-roll-total = = { $total }

## Around the map

table-eu-round = Round { $round } of { $rounds }
table-eu-order = Order of turns
table-eu-first = first player
table-eu-next-tile = Next tile
table-eu-tiles-left =
    { $count ->
        [one] { $count } tile left
       *[other] { $count } tiles left
    }
table-eu-no-tiles = All tiles lie on the table
table-eu-boundary = Map boundary: { $n }
table-eu-event = Event
table-eu-badges = Badges delivered
table-eu-badge-line = Level { $level }: delivered { $count }

## The Hero

table-eu-score = { $n } Reputation if the game ended now
table-eu-purse = Gold and tokens
table-eu-health = Health { $n } of { $max }
table-eu-gold = { $n } gold
table-eu-gaar = { $n } Gaar
table-eu-gaar-text = Gaar is spent on rolls, one for a die.
table-eu-dwurt = { $n } Dwurt
table-eu-dwurt-text = Skoldur spends Dwurt on rolls, in place of Gaar.
table-eu-dwurt-die = Dwurt die: { $n }
table-eu-set = Armour set of { $n }
table-eu-controls =
    { $n ->
        [one] { $n } Control card
       *[other] { $n } Control cards
    }
table-eu-rep = Reputation
table-eu-rep-is = Reputation { $n }
table-eu-to-reveal =
    { $count ->
        [one] { $count } tile to reveal
       *[other] { $count } tiles to reveal
    }
table-eu-next-book = next tiles at { $value }
table-eu-books = Hero tiles by Reputation
table-eu-book =
    { $count ->
        [0] Reputation { $value }: no tiles left
        [one] Reputation { $value }: { $count } tile
       *[other] Reputation { $value }: { $count } tiles
    }
table-eu-tokens = Action tokens
table-eu-token-mining = Mining
table-eu-token-trade = Trade
table-eu-token-combat = Combat
table-eu-token-used = used
table-eu-fourth = 4th action
table-eu-move = Move { $n }
table-eu-move-used = Move
table-eu-end-move =
    { $points ->
        [one] End the turn with { $points } Move point unspent?
       *[other] End the turn with { $points } Move points unspent?
    }
table-eu-end-tokens =
    { $count ->
        [one] End the turn with { $count } unused Action token? You may keep one.
       *[other] End the turn with { $count } unused Action tokens? You may keep one of them.
    }

## The Hero board

table-eu-group-arms = Weapons, Shields
table-eu-group-skills = Skills
table-eu-group-gear = First Strike, Armour, Jewellery
table-eu-sacks = Sacks
table-eu-sacks-used = { $used } of { $sacks }
table-eu-sacks-are = Sacks used: { $used } of { $sacks }
table-eu-sacks-empty = Nothing in the Sacks
table-eu-stones = Gems and Essences
table-eu-trophies = Trophies
table-eu-known = To learn or buy
table-eu-locked = locked: { $price }
table-eu-any-essence = any Essence
table-eu-slot-sword = Sword
table-eu-slot-skill = Skill
table-eu-slot-first_strike = First Strike
table-eu-slot-helmet = Helmet
table-eu-slot-cuirass = Cuirass
table-eu-slot-gloves = Gloves
table-eu-slot-greaves = Greaves
table-eu-slot-boots = Boots
table-eu-slot-amulet = Amulet
table-eu-slot-ring = Ring
table-eu-socket-locked = This field is locked. In a Trade Action you can pay to unlock it.
table-eu-socket-empty = An empty field for a tile with this icon.
table-eu-spent = exhausted
table-eu-gem-used = { $gem } (used)

## The rail

table-eu-reference = Realm
table-eu-tab-trade = Trade
table-eu-tab-monsters = Monsters
table-eu-tab-encounters = Encounters
table-eu-tab-players = Players
table-eu-shop-merchant = Merchant
table-eu-shop-alchemist = Alchemist
table-eu-shop-slayers = Dragon Slayer Towers
table-eu-services = Also in this shop
table-eu-stack = stack: { $count }
table-eu-short = { $n } short
table-eu-no-offer = Nothing is left here.
table-eu-decks = Monster decks
table-eu-deck-text = The back of the top card is open: its Health, and up to which Reputation it gives its reward.
table-eu-limit = reward up to Reputation { $n }
table-eu-no-limit = reward at any Reputation
table-eu-minimum = at least { $n } Wounds a round
table-eu-monster-health = Health
table-eu-bounty = Bounty
table-eu-no-bounty = No Bounty is open.
table-eu-giants = Great enemies
table-eu-stage = stage { $n }
table-eu-on-field = on field { $field }
table-eu-not-yet = not on the map
table-eu-no-quests = No quest is open.
table-eu-no-encounters = No Encounter has been found yet.
table-eu-legends = Legends
table-eu-numbers = Numbers
table-eu-tiles-of = Tiles
table-eu-cards-are = Cards: Silver { $silver }, Gold { $gold }
table-eu-in-sacks = In Sacks: { $tiles }
table-eu-seat-line = Health { $health } of { $max }, Reputation { $rep }, gold { $gold }, Gaar { $gaar }.
table-eu-seat-deeds = Quests { $quests }, Bounties { $bounties }, defeated Heroes { $kills }, deaths { $deaths }.

## The page as drawn

table-eu-state = Scenario, clock and goal
table-eu-chapter = Chapter { $chapter }
table-eu-chapter-guarded = { $chapter }, guarded by a Monster
table-eu-walk = Go there
table-eu-walk-and-fight = Walk and fight
table-eu-go-to = Go to { $field } for { $cost } Move
table-eu-go-fight = { $field }: { $cost } Move, fight a level { $level } Monster
table-eu-water-heals = Water heals { $n }
table-eu-fire-wounds = Fire wounds { $n }
table-eu-move-of = Move { $cost } of { $have }
table-eu-foe = Level { $level } Monster, Health { $health }
table-eu-if-won = If you win:
table-eu-reward-barred = No reward above Reputation { $n }
table-eu-loot = Lies there:
table-eu-rep-gain = +{ $n } Reputation
table-eu-says-water = Water heals { $n } ({ $field }).
table-eu-says-fire = Fire wounds { $n } ({ $field }).
table-eu-says-token = The fight spends the { $token } token.
table-eu-says-stops = You stop where the map may grow: { $field }.
table-eu-says-walk = A second click, Enter or the button goes there.
table-eu-combat-level = Combat, level { $level }
table-eu-does-plain = An open field: nothing waits here.
table-eu-does-mountain = Your Mining token mines ore and Gems here.
table-eu-does-lake = Your Mining token brings up what lies in the lake.
table-eu-does-cave = Your Mining token digs in the cave.
table-eu-does-treasure = A Treasure: take it once it is not guarded.
table-eu-does-elemental = An Elemental: confront it for an Essence. Its Power reaches the fields around it.
table-eu-does-portal = A Portal: from here you come to any other open Portal for no Move points.
table-eu-does-merchant = Your Trade token opens the shop. On offer:
table-eu-does-alchemist = Your Trade token opens the shop. On offer:
table-eu-does-slayers = Towers of the Dragon Slayers: once free they sell the best Items. On offer:
table-eu-does-encounter = An Encounter: its open quests can be fulfilled here.
table-eu-does-legend = A Legend waits for who fulfils what it asks.
table-eu-does-ruins = Ruins: nothing can be done here.
table-eu-does-lair = The Lair of an Elite: who has its Bounty fights it here.
table-eu-does-church = The Church: gold heals you here and buys a Healing Potion; Trophies become Badges where the scenario counts them.
table-eu-giant-left = { $left } of { $health }
table-eu-stage-of = stage { $n } of { $of }
table-eu-farrug-toll = not gone after round { $rounds }: all lose { $n } Reputation
table-eu-golem-toll = on its tile: all lose { $n } Reputation
table-eu-end-of-round = At the end of this round:
table-eu-strikes = strikes at { $field }, and { $whom } with it
table-eu-strikes-nobody = comes to { $field } and finds nobody
table-eu-may-strike = { $count } of { $of } cards strike at you
table-eu-may-not-strike = none of { $of } cards strikes at you
table-eu-badge = Badge of level { $level }: { $first }, then { $then }
table-eu-badge-yours = yours
table-eu-race = Race for Reputation
table-eu-race-books = books: new Hero tiles
table-eu-race-you = You { $rep }
table-eu-race-counts = { $n } if it ended now
table-eu-or = or
table-eu-quest-here = here
table-eu-quest-far = { $move } Move { $way }
table-eu-way-east = east
table-eu-way-south-east = south-east
table-eu-way-south = south
table-eu-way-south-west = south-west
table-eu-way-west = west
table-eu-way-north-west = north-west
table-eu-way-north = north
table-eu-way-north-east = north-east
table-eu-deck-empty = No Monster is left.
table-eu-elite = Level { $level }, Health { $health }.
table-eu-rank = { $rank }. of { $of }, counts { $n } now
table-eu-whole = Whole board
table-eu-health-word = Health
table-eu-books-at = books at { $books }
table-eu-keep-one = keep 1 at the end
table-eu-token-gone = { $token }: used
table-eu-token-planned = level { $level }, planned
table-eu-token-here = here
table-eu-token-at-mining = mountain, lake or cave
table-eu-token-at-trade = in a shop
table-eu-token-at-combat = where a Monster waits
table-eu-used = used
table-eu-fields = Fields of the Hero board
table-eu-worn = Worn
table-eu-empty = empty
table-eu-level = level { $level }
table-eu-any-gem = any Gem
table-eu-ware-gold = { $n } gold
table-eu-ware-gaar = { $n } Gaar
table-eu-ware-dwurt = { $n } Dwurt
table-eu-ware-silver = { $n } Silver
table-eu-ware-gold-card = { $n } Gold
table-eu-ware-heal = Health
table-eu-ware-potion = Healing Potion
table-eu-ware-reveal = Hero tiles
table-eu-ware-supplies = Supplies
table-eu-ware-teleport-scroll = Teleport Scroll
table-eu-ware-tile = a tile
table-eu-ware-treasure = Treasure of level { $of }
table-eu-ware-either = one of { $n }
table-eu-ware-other = something else
table-eu-ware-set = an Armour set of { $n }
table-eu-ware-wounds = { $n } Wounds
table-eu-ware-trophy = level { $level } Trophy
table-eu-ware-item = an Item
table-eu-ware-resource = { $n } of the { $of -> 
    [lake] lake
    [cave] cave
   *[other] mountain
 }
table-eu-ware-tokens = { $n } of your tokens
table-eu-too-far = { $move } Move: { $count } short
table-eu-golem-far =
    { $n ->
        [one] { $n } step from the Church
       *[other] { $n } steps from the Church
    }
table-eu-tiles-next =
    { $count ->
        [one] { $count } tile left, Chapter { $chapter }
       *[other] { $count } tiles left, Chapter { $chapter }
    }
table-eu-badge-given = given to { $count }
table-eu-board-text = Nothing is spent by looking.
table-eu-of-health = of { $n } Health
table-eu-of-gaar = of { $n } Gaar
table-eu-gold-word = gold
table-eu-back-to-map = Back to the map
table-eu-hero-dice = Two Hero dice
table-eu-each-face = each face 1 in 6
table-eu-fields-open = { $open } open, { $locked } locked: a Trade Action opens them
table-eu-if-ended = If the game ended now
table-eu-part-reputation = Reputation
table-eu-part-wealth = wealth
table-eu-part-tokens = tokens on the map
table-eu-part-deeds = quests, Bounties and duels, less deaths
table-eu-upgrades = Upgrades to come
table-eu-book-reached = Reached: reveal them where you trade
table-eu-in-hand = In your hand
table-eu-in-hand-text = for Monsters that you lead
table-eu-used-until = used until round { $round }
table-eu-ready = ready
table-eu-fight-at = Combat: { $field }
table-eu-back-to-trade = Back to the shop
table-eu-trade-text = Buy, learn, sell and heal in any order.
table-eu-with-surplus = { $n } with surplus sold
table-eu-buy = Buy
table-eu-learn = Learn
table-eu-learn-text = your own tiles, revealed
table-eu-learn-none = None is revealed.
table-eu-sell = Sell
table-eu-sell-text = amber: of no other use to you
table-eu-sell-none = Nothing to sell.
table-eu-sell-says = Of no other use: { $goods }.
table-eu-heal = Heal
table-eu-open = Open a field
table-eu-open-none = No field can be opened now.
table-eu-sacks-over = Sacks { $used } of { $sacks }: sell or discard before you leave.
table-eu-foot-can = Can be bought now
table-eu-foot-field = Can be had; its field is locked
table-eu-foot-full = Can be had; its fields are full
table-eu-foot-sell = { $n } gold short: sell surplus
table-eu-foot-short = { $n } gold short
table-eu-foot-short-field = { $n } gold short, and a field
table-eu-foot-needs = Needs an open field
table-eu-foot-not-here = Sold in its own shop
table-eu-hits-now = { $hit } a roll; yours makes { $now }
table-eu-hits = { $hit } a roll
table-eu-works = Your Armour set is enough
table-eu-works-not = Needs a larger Armour set
table-eu-alike = piece { $n } of your set
table-eu-beside = You wear: { $tiles }
table-eu-use-none = of no other use
table-eu-use-quest = quest: { $of }
table-eu-use-badge = for a Badge
table-eu-use-socket = fits a socket: { $of }
table-eu-use-open = opens a field
table-eu-use-wear = to be worn
table-eu-use-use = can be used up
table-eu-sell-surplus =
    { $count ->
        [one] Sell { $count } surplus good: +{ $gold }
       *[other] Sell { $count } surplus goods: +{ $gold }
    }
