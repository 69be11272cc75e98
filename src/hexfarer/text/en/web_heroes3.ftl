### Heroes III: the map, the town and what lies before a player.

## The map

table-h3-map =
    { $count ->
        [one] Map: { $count } tile
       *[other] Map: { $count } tiles
    }
table-h3-guards = Guards, difficulty { $level }
table-h3-flag = Flag: { $seat }
table-h3-flag-own = Your flag
table-h3-flag-ai = Flag of the AI
table-h3-visited = Visited already
table-h3-you = you
table-h3-second-of = Secondary Hero ({ $seat })
table-h3-can-go = You can go there
table-h3-can-discover = You can discover it
table-h3-can-put = You can put the tile here
table-h3-face-down = face down
table-h3-back-text = Nobody knows yet what lies under it. The numerals tell how hard its guards may be.
table-h3-kind-starting = starting tile
table-h3-kind-far = far tile
table-h3-kind-near = near tile
table-h3-kind-centre = centre tile
table-h3-turn-title = How does tile { $tile } lie?
table-h3-turn-look = Point at one to see it on the map
table-h3-put-title = Where does tile { $tile } go?
table-h3-tiles-left = Still to be drawn: near tiles { $near }, far tiles { $far }

## Around the map

table-h3-setup = Setting up
table-h3-order = Order of turns
table-h3-grail = The Grail
table-h3-grail-buried = still buried
table-h3-grail-at = on field { $field }
table-h3-grail-with = carried by { $seat }
table-h3-back = Back to the combat
table-h3-shown-units = Neutral units
table-h3-shown-dice = The dice
table-h3-shown-cards = Somebody looks at cards: { $count }
table-h3-casting = Spell: { $card }, power { $power }

## Heroes and players

table-h3-xp = Experience
table-h3-hand-limit = Hand limit
table-h3-experts = Expert effects left
table-h3-resources = Resources
table-h3-resource-line = { $name }: { $n }, income { $income }
table-h3-resource-gold = Gold
table-h3-resource-building_materials = Building materials
table-h3-resource-valuables = Valuables
table-h3-amount-gold = { $n } gold
table-h3-amount-building_materials =
    { $n ->
        [one] { $n } building material
       *[other] { $n } building materials
    }
table-h3-amount-valuables =
    { $n ->
        [one] { $n } valuable
       *[other] { $n } valuables
    }
table-h3-free = free
table-h3-moves =
    { $points ->
        [one] { $points } movement point
       *[other] { $points } movement points
    }
table-h3-hero-main = Main Hero
table-h3-hero-second = Secondary Hero
table-h3-heroes = Heroes
table-h3-faction-castle = Castle
table-h3-faction-dungeon = Dungeon
table-h3-faction-necropolis = Necropolis
table-h3-seat-line = { $faction }, level { $level }, experience { $xp }
table-h3-seat-cards = Cards in hand { $hand }, in the deck { $deck }, discarded { $discard }.
table-h3-eliminated = out of the game
table-h3-points =
    { $count ->
        [one] { $count } victory point
       *[other] { $count } victory points
    }
table-h3-cubes =
    { $count ->
        [one] { $count } cube of an opponent
       *[other] { $count } cubes of opponents
    }
table-h3-end-move =
    { $points ->
        [one] End the turn with { $points } movement point unspent?
       *[other] End the turn with { $points } movement points unspent?
    }

## Army

table-h3-army = Army
table-h3-no-army = No units
table-h3-attack = Attack
table-h3-defence = Defence
table-h3-health = Health
table-h3-initiative = Initiative
table-h3-side-few = few
table-h3-side-pack = pack
table-h3-tier-bronze = bronze
table-h3-tier-silver = silver
table-h3-tier-gold = golden
table-h3-tier-azure = azure
table-h3-type-ground = ground
table-h3-type-flying = flying
table-h3-type-ranged = ranged
table-h3-unit-line = { $name } ({ $side }, { $tier }, { $type }): attack { $attack }, defence { $defence }, health { $health }, initiative { $initiative }
table-h3-ongoing = In play before you
table-h3-morale = Morale
table-h3-morale-good = positive
table-h3-morale-bad = negative
table-h3-morale-none = neutral

## Town and decks

table-h3-town = Town
table-h3-buildings = Buildings
table-h3-units = Units of the faction
table-h3-built = built
table-h3-tokens = Once a round
table-h3-token-build-text = One building a round. Touch a building to build it.
table-h3-token-population-text = Once a round you recruit and reinforce units as long as you can pay.
table-h3-token-spell_book-text = Once a round you may buy a spell in the Mage Guild.
table-h3-token-morale-text = A positive morale token can be spent to draw cards or to exchange some.
table-h3-token-ready = still to be used
table-h3-token-used = used this round
table-h3-decks = Shared decks
table-h3-deck-size =
    { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
table-h3-deck-open = open: { $card }
table-h3-deck-no-open = no open card
table-h3-neutral = Neutral units
table-h3-neutral-deck =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
table-h3-removed = Out of the game
table-h3-own-deck = Your deck
table-h3-own-discard = Your discard pile
table-h3-none = none
