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
