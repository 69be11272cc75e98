### Euthia: Torment of Resurrection: the rules in English, one message per rule.
### The value is the rule as a player reads it, .title its short name.
### A message whose id is a prefix without a number is a chapter heading.

## Components

EU-COMP = Components
EU-COMP-01 = The game is for 1–4 players. Each player controls exactly one Hero. There are six Heroes: Dral (blue), Keleia (yellow), Áel (white), Maeldur (red), Skoldur (black) and Taesiri (violet).
    .title = Players and Heroes
EU-COMP-02 = There are 69 map tiles: 16 of Chapter I, 13 of Chapter II, 14 of Chapter III, 14 of Chapter IV and 12 of Chapter V.
    .title = Map tiles
EU-COMP-03 = Each Hero has a board, a figure, a sheet, 2 six-sided Hero dice, 25 Hero tokens, 1 Max Health token, 2 sets of 3 Action tokens (Mining, Trade, Combat), 10 Trade tokens, 30 Interaction tokens and 12 Damage tokens. An Interaction token has two sides: one with pick and hammer, one with an Elemental.
    .title = What belongs to a Hero
EU-COMP-04 = There are 135 Hero tiles: 21 for Maeldur, 22 each for Áel, Dral and Keleia, and 24 each for Skoldur and Taesiri.
    .title = Hero tiles
EU-COMP-05 = There are 73 Merchant tiles, 76 Alchemist tiles, 70 Dragon Slayer tiles, 12 Healing Potions, 12 Grey Sacks, 6 Supplies, 12 Hunter rewards, 12 Armourer rewards, 7 Witch rewards, 4 Teleport Scrolls and 6 Artifacts.
    .title = Trade tiles
EU-COMP-06 = There are 25 Mountain, 25 Lake and 24 Cave Resource tiles. There are 20 Treasure tiles of each of the levels 1, 2 and 3.
    .title = Resource and Treasure tiles
EU-COMP-07 = There are 14 Monster cards of level 1, 14 of level 2 and 12 of level 3. There are 7 Elite Monster cards of level 1, 7 of level 2 and 6 of level 3, and as many Bounty cards: one for each Elite Monster.
    .title = Monster, Elite and Bounty cards
EU-COMP-08 = There are 24 Silver cards (3 types of 8) and 32 Gold cards (4 types of 8; one of these types is only for solo and cooperative games). There are 12 Control cards, 2 for each Hero, and 36 Combat cards.
    .title = Silver, Gold, Control and Combat cards
EU-COMP-09 = There are 103 Encounter cards: 7 of each of the 14 types, and 5 Witch cards for solo and cooperative games.
    .title = Encounter cards
EU-COMP-10 = Farrug has 4 Dragon cards and 4 Attack cards, Mirrezil has 4 Dragon cards. There are 7 Event, 6 Legend, 4 Elemental, 10 Rage of Destruction, 4 Character and 10 Help cards. There is 1 card each of Faer Power (with 1 token), Accomplice, Saboteur and Shii's Intervention.
    .title = Other cards
EU-COMP-11 = There are 30 Gaar, 12 Dwurt, 15 Chaos and 64 gold tokens; 60 Essences (15 of each of the 4 types); 110 Gems (15 each of Amethyst, Emerald, Onyx, Opal, Ruby and Sapphire, 10 each of Demon Stone and Diamond); 2 Global Effect tokens (Air, Earth), 6 Badges, 4 Reputation, 3 double-sided Initiative, 6 Move, 6 Golem (1 per Hero) and 12 Defensive Magic tokens; 31 Destruction tokens (12 of type A, 19 of type B); 1 Monster Health token.
    .title = Tokens
EU-COMP-12 = There are 12 Hero dice, 1 Hope die and 1 Dwurt die. There are figures of the 6 Heroes, the Golem, the Church and Farrug.
    .title = Dice and figures
EU-COMP-13 = The 36 Monster tiles have no use in the game. They are left out here.
    .title = Monster tiles are not used
EU-COMP-14 = Tokens never run out (EU-GOLD-03). Cards and tiles do: there are only as many as listed above.
    .title = What is limited

## Setup

EU-SETUP = Setup
EU-SETUP-01 = Choose one scenario. It fixes the Start tile, the map table, the number of rounds, the special rules and whether Elite Monsters are used. The Hunt is recommended for a first game.
    .title = Choosing a scenario
EU-SETUP-02 = The Start tile of the scenario lies in the middle of the map. Unless the scenario names another, it is the Church without a Priest.
    .title = Start tile
EU-SETUP-03 = Map tiles are sorted by Chapter, then into four groups: Fixed, Encounter (also marked with a yellow question mark), Scenario (with a colour for each kind of scenario) and Additional.
    .title = Sorting the map tiles
EU-SETUP-04 = For each Chapter in use take all Fixed tiles, a number of random Encounter tiles, the tiles that belong to the scenario and a number of random Additional tiles. Both numbers come from the map table of the scenario, by Chapter and number of players. Nobody sees which random tiles were taken.
    .title = Choosing the map tiles
EU-SETUP-05 = Map tiles that were not taken leave the game unseen, and so do the other Start tiles.
    .title = Unused map tiles
EU-SETUP-06 = Each Chapter is shuffled on its own. The Chapters form one face-down stack with the lowest on top and the highest at the bottom.
    .title = The map stack
EU-SETUP-07 = In Defence of the Realm with 3 players you take all Fixed tiles of Chapters I–IV; 1 Encounter tile of Chapter I, 1 of II, 2 of III and none of IV; 6 Additional tiles of Chapter I, 4 of II, 3 of III and 3 of IV, 16 in total. There are no Scenario tiles, and Chapter V is not used.
    .title = Example: Defence of the Realm with 3 players
EU-SETUP-08 = Each player picks a different Hero and takes everything that belongs to it. The components of the other Heroes leave the game.
    .title = Choosing Heroes
EU-SETUP-09 = Your Max Health starts at the value printed on your Hero board: Dral { $dral_health }, Keleia { $keleia_health }, Áel { $ael_health }, Maeldur { $maeldur_health }, Skoldur { $skoldur_health } and Taesiri { $taesiri_health }. Your current Health starts equal to it.
    .title = Starting Health
EU-SETUP-10 = You place your Starting Hero tiles face up on Hero fields with the same icon as in the lower right corner of the tile.
    .title = Starting Hero tiles
EU-SETUP-11 = Your other Hero tiles form your own face-down stack, sorted by Reputation value with the lowest on top. The order among tiles of the same value does not matter.
    .title = Your other Hero tiles
EU-SETUP-12 = A Hero tile marked with a number of players is used only if it fits: some are for solo games only, some for 2–4 players only. Unmarked tiles are always used.
    .title = Tiles for a number of players
EU-SETUP-13 = You start with 4 Gaar on your 4 Gaar fields. Skoldur starts with Dwurt instead (EU-DWURT-01). You start with 0 gold unless the scenario says otherwise.
    .title = Starting Gaar and gold
EU-SETUP-14 = The first player is chosen at random and stays first for the whole game. A Hero token of that player marks round 1 on the round track.
    .title = First player and round track
EU-SETUP-15 = Every Hero starts at Reputation 0 unless the scenario says otherwise. Reputation has no upper limit (tokens mark 50 and 100) and never drops below 0.
    .title = Starting Reputation
EU-SETUP-16 = Dragon Slayer, Alchemist and Merchant tiles are shuffled separately. Each kind lies face down in two piles that count as one stack. 4 tiles of each kind are revealed as its offer.
    .title = Trade offers
EU-SETUP-17 = Healing Potions and Grey Sacks form open piles.
    .title = Open piles
EU-SETUP-18 = The Hope die starts on its blank face, which means 0.
    .title = Hope die
EU-SETUP-19 = Resource tiles are shuffled by type (Mountain, Lake, Cave), Treasure tiles by level and Monster cards by level. Silver and Gold cards are shuffled as two decks. All lie face down, each with its own discard pile.
    .title = Stacks and decks
EU-SETUP-20 = In a competitive game of 2–4 players all Gold cards marked for solo play and all Combat cards leave the game.
    .title = No solo cards in competition
EU-SETUP-21 = With 2 players there are no Control cards. With 3–4 players the Control cards of all Heroes in play, 2 each, are shuffled face down.
    .title = Control cards
EU-SETUP-22 = Encounter cards stay sorted by type. A type is prepared only when its map tile is revealed.
    .title = Encounter cards wait
EU-SETUP-23 = Any extra setup of the scenario is done last.
    .title = Scenario setup comes last
EU-SETUP-24 = Before the game the players may agree on a boundary of the map. No tile can ever be placed outside it. Unless you agree on one, there is no boundary.
    .title = Map boundary
EU-SETUP-25 = The four Elemental cards lie face up for the whole game. Gaar, Dwurt, Chaos, gold, Gem and Essence tokens form the bank.
    .title = Elementals and the bank
EU-SETUP-26 = Event, Legend, Farrug and Rage cards, Artifacts and Badges are used only in scenarios that name them. Reward tiles enter the game with their Encounter (EU-ENCOUNTER-03). In every scenario Supplies form a shuffled stack and Teleport Scrolls an open pile.
    .title = Parts for some scenarios only

## Golden rules

EU-GOLD = Golden rules
EU-GOLD-01 = If you must draw a card or tile and its stack is empty, shuffle its discard pile into a new stack, then draw. Encounter cards are never reshuffled. If the discard pile is empty too, you draw nothing.
    .title = Empty stacks
EU-GOLD-02 = Heroes never give anything to each other or take anything from each other unless a rule says so. This holds in cooperative games too.
    .title = No exchange between Heroes
EU-GOLD-03 = Tokens are unlimited.
    .title = Tokens never run out
EU-GOLD-04 = The text of cards and tiles, the scenario and the rules supplement override these rules.
    .title = What comes first
EU-GOLD-05 = You may decline an optional effect, both in Combat and in your own turn. A mandatory effect that cannot be done in full is done as far as possible. If you cannot pay a cost in full, you cannot choose that option.
    .title = May and must

## Rounds

EU-ROUND = Rounds
EU-ROUND-01 = The game lasts the number of rounds the scenario sets.
    .title = Length of the game
EU-ROUND-02 = At the start of each round every player places 1 Action token of each kind, Mining, Trade and Combat, on the matching fields of the board.
    .title = New Action tokens
EU-ROUND-03 = At the start of each round all exhausted Items and Skills become ready, also those lying beside the board.
    .title = Readying tiles
EU-ROUND-04 = At the start of each round all inactive Gems are turned to their active side.
    .title = Gems become active
EU-ROUND-05 = A token saved on the 4th action field (EU-TURN-06) stays there when the new tokens are placed. So you may have up to 4 tokens.
    .title = The saved token stays
EU-ROUND-06 = The first player takes a turn, then the others clockwise, one turn each.
    .title = Turn order
EU-ROUND-07 = After the last turn the round ends and the end-of-round effects of the scenario take place. If it was the last round, the game ends (see EU-SCORE). Otherwise the round marker moves on.
    .title = End of a round

## Turns

EU-TURN = Turns
EU-TURN-01 = At the start of your first turn your figure is placed on the Church, the centre of the Start tile, unless the scenario names another place.
    .title = Entering the map
EU-TURN-02 = In your turn you Move, perform Actions (Mining, Trade, Combat) and Free Actions in any order. You may switch between them freely.
    .title = What you do in your turn
EU-TURN-03 = You may interrupt your Move at any moment to act, then spend the remaining Move points.
    .title = Interrupting Move
EU-TURN-04 = You may perform the same Action several times in a turn if you have the tokens or Skills for it.
    .title = The same Action again
EU-TURN-05 = Unspent Move points are lost at the end of your turn.
    .title = Unspent Move points
EU-TURN-06 = At the end of your turn you may put exactly one unused Action token on the 4th action field. This may also be the unused token that already lies there. All other unused tokens are removed.
    .title = Saving a token
EU-TURN-07 = At the end of your turn each revealed Encounter with fewer than two face-up cards reveals cards from its deck until two are face up or the deck is empty.
    .title = Refilling Encounters
EU-TURN-08 = If the current Elite Monster was defeated, the next Bounty is revealed at the end of your turn (EU-ELITE-14).
    .title = The next Bounty
EU-TURN-09 = The end of your turn goes in this order: saving a token, the Dwurt die (Skoldur only), refilling Encounters, the next Bounty.
    .title = Order at the end of a turn

## Action tokens

EU-ACTION = Action tokens
EU-ACTION-01 = An Action token shows a Move value and an Action. When you use it, remove it from the board and take either its Move points or its Action, never both.
    .title = Move or Action
EU-ACTION-02 = You can use each token once per turn. It comes back only when you place tokens for a new round.
    .title = Each token once
EU-ACTION-03 = A Mining token gives 1 Move point, a Trade token 2, a Combat token 3.
    .title = Move values
EU-ACTION-04 = You may exhaust a Skill with an Action icon to perform that Action without a token.
    .title = Action from a Skill
EU-ACTION-05 = Free Actions need no token. You may perform any number of them.
    .title = Free Actions
EU-ACTION-06 = Mining, Trade and every Free Action tied to a field are possible only on liberated fields (EU-LIBERATE-01).
    .title = Only on liberated fields

## Hero Roll and dice

EU-DICE = Hero Roll and dice
EU-DICE-01 = A Hero Roll is the sum of your 2 Hero dice plus modifiers.
    .title = Hero Roll
EU-DICE-02 = You may use any number of Items and Skills with a Clover icon. Each adds its value to the Hero Roll.
    .title = Clover
EU-DICE-03 = You may discard any number of Gaar, one at a time. For each you must reroll one die of your choice and add 2 to the total. You see the result before you decide on the next Gaar.
    .title = Gaar on a Hero Roll
EU-DICE-04 = Used Gaar go to the bank once the Final Value is settled.
    .title = Used Gaar
EU-DICE-05 = On a field under Air Power, right after the roll: if the dice differ, turn the higher one to its opposite face (6 becomes 1, 5 becomes 2, 4 becomes 3, 3 becomes 4, 2 becomes 5). If the dice are equal, nothing happens.
    .title = Air Power
EU-DICE-06 = On a field under Earth Power add 2 to the total. If both Powers apply, Air comes first, then Earth.
    .title = Earth Power
EU-DICE-07 = Air Power acts once, on the first roll. A die rerolled later with a Gaar is not turned over again.
    .title = Air Power acts once
EU-DICE-08 = The Hero-Player uses Gaar, Clover and Hope points in any order.
    .title = Any order
EU-DICE-09 = You may use Clover tiles, the Emerald and the Earth Essence after any Hero Roll: when you confront an Elemental, in a First Strike and in a Hero attack.
    .title = Clover after any Hero Roll
EU-DICE-10 = Wherever these rules let a Hero use Gaar on a roll, Skoldur uses Dwurt instead (EU-DWURT-05).
    .title = Skoldur and Dwurt
EU-DICE-11 = A tile that does not exhaust, such as a Shield or a permanent effect, acts at most once per roll. Final Values have no lower or upper limit.
    .title = Once per roll, no limits

## Map tiles

EU-MAP = Map tiles
EU-MAP-01 = A map tile has three hexagonal fields that all border each other. A Special tile also has a centre field between them (EU-SPECIAL-01).
    .title = Three fields
EU-MAP-02 = All map tiles lie the same way round.
    .title = Same orientation
EU-MAP-03 = The slots for map tiles form a fixed pattern without gaps: every field belongs to exactly one slot and borders exactly 3 other slots. Fields are counted as (q, r); the neighbours of a field are reached by (+1, 0), (+1, −1), (0, −1), (−1, 0), (−1, +1) and (0, +1). The slot of (q, r) covers the fields a = (q, r), b = (q+1, r) and c = (q, r+1); q − r must be divisible by 3. The Start tile is the slot of (0, 0).
    .title = The pattern of the map
EU-MAP-04 = The kinds of field are: Church (a centre), Mountain, Lake, Cave, Treasure of level 1–3, Elemental of Fire, Water, Air or Earth, Portal, Merchant, Alchemist, Dragon Slayer Towers (outer fields and centre), Encounter (with the outer fields of Special Encounters), Legend, Ruins (only in Walking Destruction) and plain. A field marked as a Lair works like a plain field.
    .title = Kinds of field
EU-MAP-05 = A field may show a Monster icon with Loot icons on both sides. The number of swords, 1–3, is the level of the Monster.
    .title = Monster icons

## Movement

EU-MOVE = Movement
EU-MOVE-01 = Move points come from Action tokens, Skills and Items.
    .title = Move points
EU-MOVE-02 = Moving to an adjacent field costs 1 Move point.
    .title = Cost of a step
EU-MOVE-03 = Any number of Heroes may stand on a field or pass through it.
    .title = Sharing fields
EU-MOVE-04 = You may not enter or pass a field with an undefeated Monster unless you have an unused Combat Action: a token on your board or a Skill that gives one.
    .title = Fields with Monsters
EU-MOVE-05 = When you enter such a field, your Move stops and you must perform a Combat Action at once. If your Hero survives, you keep the Move points that are left.
    .title = Meeting a Monster
EU-MOVE-06 = You cannot enter a place without a map tile.
    .title = No tile, no way

## Exploration

EU-EXPLORE = Exploration
EU-EXPLORE-01 = Whenever your Hero enters a field that is not surrounded by 6 fields and the map stack is not empty, you explore at once. Choose an empty slot next to your field, then draw the top tile and place it there. Repeat this until your field is surrounded, the stack is empty or no empty slot next to you may take a tile (EU-SETUP-24).
    .title = When you explore
EU-EXPLORE-02 = You choose the slot before you see the tile, and you place one tile at a time.
    .title = Slot before tile
EU-EXPLORE-03 = Exploration interrupts your Move but does not end it.
    .title = Move goes on
EU-EXPLORE-04 = A Teleport to a field at the edge of the map counts as entering it: you explore there too.
    .title = Teleport and exploration
EU-EXPLORE-05 = On the centre of a Special tile you do not explore. Its only neighbours are the three outer fields.
    .title = Centre of a Special tile
EU-EXPLORE-06 = When a tile with an Encounter is revealed, the Encounter is prepared at once (EU-ENCOUNTER-01 to 03). When a tile with an Elemental is revealed, its Power may affect you at once (EU-ELEM-05).
    .title = What a new tile sets off
EU-EXPLORE-07 = When you enter a field: (1) Fire or Water of the map as it is known so far, (2) exploration, with the effects of each new tile, (3) Combat, if there is an undefeated Monster. If your Hero dies in (1) or (2), the rest does not happen.
    .title = Order on entering a field

## Special tiles

EU-SPECIAL = Special tiles
EU-SPECIAL-01 = The Special tiles are the Church, the Dragon Slayer Towers, the Mercenary Fortress (Encounter), the Ruler (Encounter) and the Legends.
    .title = Which tiles are Special
EU-SPECIAL-02 = You can enter the centre only from one of its three outer fields, and leave it only to one of them. Each way costs 1 Move point.
    .title = Entering and leaving the centre
EU-SPECIAL-03 = You may not enter the centre until all three outer fields are liberated.
    .title = When the centre is open
EU-SPECIAL-04 = The outer fields border each other. You may move between them without entering the centre.
    .title = Around the centre
EU-SPECIAL-05 = For distances the centre is 1 away from each outer field of its tile.
    .title = Distance to the centre
EU-SPECIAL-06 = The centre is not adjacent to any other tile. So it is never under an Elemental Power.
    .title = No Powers on the centre

## Teleport and Portals

EU-PORTAL = Teleport and Portals
EU-PORTAL-01 = A Teleport puts your figure on the target field without spending Move points.
    .title = Teleport
EU-PORTAL-02 = You may Teleport to a field with an undefeated Monster only if you perform a Combat Action there at once.
    .title = Teleport to a Monster
EU-PORTAL-03 = You may Teleport to the centre of a Special tile only if all its outer fields are liberated.
    .title = Teleport to a centre
EU-PORTAL-04 = As a Free Action on a Portal field you Teleport to any other Portal on the map.
    .title = Using a Portal
EU-PORTAL-05 = After you activate a Portal, you cannot activate it again this turn, unless you first move to another field without a Portal and then enter it again. The Portal you arrive at you may activate at once.
    .title = A Portal rests
EU-PORTAL-06 = A Teleport icon with a value takes you to any field at that distance or less. Distance is counted in fields; Monsters do not matter for it.
    .title = Teleport icon
EU-PORTAL-07 = A Teleport to a field under Fire or Water Power counts as moving onto it.
    .title = Teleport and Powers
EU-PORTAL-08 = Distance is the smallest number of steps over fields of the map. The centre of a Special tile can be only the start or the end of a path (EU-SPECIAL-05). Staying where you are is not a Teleport.
    .title = How distance is counted
EU-PORTAL-09 = You can choose a field with an undefeated Monster as the target of a Teleport or Portal only while you have a Combat Action (EU-MOVE-04); the Combat follows as in EU-MOVE-05. A Portal on a field with an undefeated Monster cannot be used from there (EU-ACTION-06).
    .title = Monsters at Portals

## Liberation

EU-LIBERATE = Liberation
EU-LIBERATE-01 = A field is liberated if it has no Monster icon or if its Monster was defeated: a Hero, Trade or Interaction token lies on it.
    .title = Liberated fields
EU-LIBERATE-02 = A Monster is undefeated while its field has no Hero, Trade or Interaction token of any player.
    .title = Undefeated Monsters
EU-LIBERATE-03 = Once liberated, a field is liberated for all players.
    .title = Liberated for all
EU-LIBERATE-04 = After a victory you place on a Merchant, an Alchemist or an outer field of the Dragon Slayer Towers 1 Trade token; on a Mining field 2 Interaction tokens with the pick side up; on any other field 1 Hero token.
    .title = Tokens after victory
EU-LIBERATE-05 = Each field of a Place of Trade holds at most one Trade token.
    .title = One Trade token per field

## Elementals

EU-ELEM = Elementals
EU-ELEM-01 = The field of an Elemental and all adjacent fields are under its Power.
    .title = Fields under a Power
EU-ELEM-02 = When you enter a field under Fire Power, you take 2 Wounds.
    .title = Fire Power
EU-ELEM-03 = When you enter a field under Water Power, you heal 2.
    .title = Water Power
EU-ELEM-04 = A Teleport counts as entering the field.
    .title = Teleport counts
EU-ELEM-05 = If a tile you reveal puts the field you stand on under a Fire or Water Power that did not reach it before, you take 2 Wounds or heal 2 at once. Heroes of other players are not affected.
    .title = A newly revealed Elemental
EU-ELEM-06 = Several Elementals of one type have no more effect than one.
    .title = Same Powers do not add up
EU-ELEM-07 = A field under both Fire and Water Power has neither effect.
    .title = Fire and Water cancel out
EU-ELEM-08 = Air and Earth Power change Hero Rolls and, in Combat, the roll of the Monster too (EU-DICE-05, EU-DICE-06, EU-COMBAT-22, EU-COMBAT-33).
    .title = Air and Earth
EU-ELEM-09 = Interaction tokens on an Elemental do not remove its Power.
    .title = The Power stays
EU-ELEM-10 = For EU-ELEM-05 look at the map after the tile is placed. If your field is now under both Fire and Water, nothing happens. A Fire or Water Power that your field was already under causes nothing new. Each placed tile is checked separately.
    .title = Checking a new tile

## Encounters

EU-ENCOUNTER = Encounters
EU-ENCOUNTER-01 = When an Encounter tile is revealed, shuffle all cards of its type (for the Witch, without the solo cards). Keep 2 more cards than there are players (4 with 2 players, 5 with 3, 6 with 4) face down as its deck. The rest goes back to the box unseen.
    .title = The Encounter deck
EU-ENCOUNTER-02 = 2 cards are revealed next to the deck.
    .title = Two open cards
EU-ENCOUNTER-03 = The Hunter, the Armourer and the Witch have Reward tiles. They are shuffled and lie face down beside the deck.
    .title = Reward tiles
EU-ENCOUNTER-04 = Encounter decks are not reshuffled.
    .title = No reshuffling

## Quests

EU-QUEST = Quests
EU-QUEST-01 = As a Free Action on a liberated Encounter field you fulfil one or both face-up quests whose conditions you meet. Pay what the card asks, take the Reward and keep the card face down for the final scoring.
    .title = Fulfilling a quest
EU-QUEST-02 = Fulfilled cards are replaced only at the end of your turn (EU-TURN-07). So you can fulfil at most the two visible quests of an Encounter in one turn.
    .title = At most two per turn
EU-QUEST-03 = The quests of the Mercenary Fortress and the Ruler are fulfilled on the centre field.
    .title = Quests of Special Encounters
EU-QUEST-04 = Gems set in Equipment cannot pay for quests. Dwurt cannot pay where Gaar is asked for.
    .title = What cannot pay
EU-QUEST-05 = If a quest asks for a Trophy of a level, you pay with any Monster or Elite Monster card of that level kept as a Trophy.
    .title = Trophies for quests
EU-QUEST-06 = A quest of the Emissary: discard 1 Emerald or 1 Ruby and gain 1 Reputation and 3 gold.
    .title = Example: the Emissary
EU-QUEST-07 = A quest may ask for gold, Gaar, Silver or Gold cards, loose Gems, Essences not lying on a Skill, Potions, Items of a kind, Resources or Trophies. It may ask you to take Wounds, if your Health is higher than their number. A condition such as tokens on the map, fulfilled quests, Reputation or a worn Armour set must be met but is not spent. You must be able to pay each demand of the card with different components. You pay everything, then you take the Reward.
    .title = Paying a quest
EU-QUEST-08 = If a stack of Reward tiles is empty, its discard pile is reshuffled (EU-GOLD-01). If both are empty, you lose that part of the Reward.
    .title = Reward tiles run out

## Mining

EU-MINE = Mining
EU-MINE-01 = On a liberated Mountain, Lake or Cave take the top tile of that Resource stack and put it in a Sack (EU-ITEM-02).
    .title = Mining Action
EU-MINE-02 = Each Hero may mine each field once per game. After mining exactly one Interaction token of yours lies there with the pick side up.
    .title = Once per field
EU-MINE-03 = With exactly one Interaction token of yours on the field you cannot mine there.
    .title = One token: no mining
EU-MINE-04 = With two tokens of yours there, because you defeated its Monster, mining removes one of them.
    .title = Two tokens: one is removed
EU-MINE-05 = With no token of yours there, mining adds one.
    .title = No token: one is added
EU-MINE-06 = Before mining you pay 1 gold to each other player with at least one Interaction token on the field, pick side up. You pay 1 even to a player who has two tokens there. If you cannot pay everyone, you cannot mine.
    .title = Paying the others
EU-MINE-07 = You may use one Item or Skill with the Mine Cart symbol to reveal the top 3 tiles instead, keep 1 and discard 2. Only one Mine Cart may be used in a Mining Action.
    .title = Mine Cart
EU-MINE-08 = A Mining field without a Monster can be mined at once.
    .title = Fields without a Monster

## Trade

EU-TRADE = Trade
EU-TRADE-01 = You can perform a Trade Action on a liberated Merchant or Alchemist field, or on the centre of the Dragon Slayer Towers if all its outer fields are liberated.
    .title = Where you trade
EU-TRADE-02 = If another player's Trade token lies on the field, you first pay that player 1 gold. If you have 0 gold, you can only sell Items until you have 1 gold, which is then paid automatically. If you have 0 gold and no Item that sells for gold, the Action is impossible.
    .title = The fee
EU-TRADE-03 = On the centre of the Dragon Slayer Towers no fee is due, as no token lies there.
    .title = No fee at the Dragon Slayers
EU-TRADE-04 = Then, in any order and as often as you like, you may: buy an Item, sell an Item, heal, buy Gaar (only at the Dragon Slayer Towers), reveal Hero tiles, learn Skills, unlock Hero or Equipment fields.
    .title = What you may do
EU-TRADE-05 = Each type of Place of Trade has its own offer of 4 tiles. You pay the upper price. The offer is refilled at once, before you decide anything else.
    .title = Buying
EU-TRADE-06 = You must use, equip or store a bought Item at once.
    .title = A bought Item
EU-TRADE-07 = You may discard all 4 tiles of the offer and reveal 4 new ones. The first change in a Trade Action is free, each further one costs 1 gold. You may do this at any time during the Action, even if you buy nothing.
    .title = Changing the offer
EU-TRADE-08 = You may buy your own revealed Hero Equipment tiles at any Place of Trade.
    .title = Your own Equipment
EU-TRADE-09 = When you sell, you take the lower price, in brackets. The tile goes to its discard pile, Gems and Essences go to the bank, Hero Equipment tiles leave the game.
    .title = Selling
EU-TRADE-10 = Each Gem set in Equipment, active or not, raises the sale price of that Item by 1. Set Gems cannot be sold on their own.
    .title = Set Gems
EU-TRADE-11 = A loose Gem sells for 2 gold, and so does an Essence that does not lie on a Skill.
    .title = Selling Gems and Essences
EU-TRADE-12 = Gaar, Dwurt and Skills cannot be sold.
    .title = What cannot be sold
EU-TRADE-13 = When you sell a Resource, you take everything on one side of its slash: gold, Reputation, Gems. Without a slash you take everything shown.
    .title = Selling Resources
EU-TRADE-14 = Resources have only a sale price, Skills only a learning cost.
    .title = Single prices
EU-TRADE-15 = Each 1 gold heals 3 at a Merchant, 5 at an Alchemist and 4 at the Dragon Slayer Towers.
    .title = Healing for gold
EU-TRADE-16 = At the Dragon Slayer Towers each Gaar costs 1 gold.
    .title = Buying Gaar
EU-TRADE-17 = Potions sell for their printed price; a Healing Potion brings 0 gold. Trophies cannot be sold.
    .title = Potions and Trophies
EU-TRADE-18 = You may buy an Item only if you can use, equip or store it at once. You may first move, use, sell or discard other Items. Single-use Items meant for use outside Combat may be used during a Trade Action.
    .title = Room for a purchase
EU-TRADE-19 = Where an effect makes all changes of the offer free, at most 5 changes are allowed in one Trade Action.
    .title = Limit of free changes
EU-TRADE-20 = You can reveal Hero tiles (EU-LEVEL-01) only while you have a face-down tile with a value not above your Reputation. An offer shows fewer than 4 tiles only if its stack and its discard pile are both empty.
    .title = Revealing and short offers

## Free Actions

EU-FREE = Free Actions
EU-FREE-01 = On the Church, the centre field, you may pay 1 gold to heal 6 and pay 1 gold for 1 Healing Potion, each as often as you like. The Church is not a Place of Trade and offers nothing else.
    .title = The Church
EU-FREE-02 = On a liberated Treasure field without any Hero token you may place your Hero token and draw the top Treasure tile of that level.
    .title = Treasure
EU-FREE-03 = When you defeat the Monster of a Treasure field, the Hero token you place also marks the Treasure: only you may take the tile, and only before your figure leaves the field. After that the Treasure is lost.
    .title = Treasure with a Monster
EU-FREE-04 = If you cannot store the Treasure, you may use or discard another tile, or use or discard the Treasure itself. The field is spent in any case. A Treasure field holds at most one Hero token.
    .title = No room for a Treasure
EU-FREE-05 = You may confront the Elemental of your field if you have no Interaction token there yet. Pay 1 gold to each other player with a token there; if you cannot pay everyone, you cannot confront. Place your token with the Elemental side up. Make a Hero Roll with all modifiers, also those of Air and Earth Power. Apply the row of the Elemental card for the result.
    .title = Confronting an Elemental
EU-FREE-06 = A result outside the ranges of the card gives nothing. The token stays.
    .title = Result outside the ranges
EU-FREE-07 = If your Hero dies from the confrontation, you get none of its positive effects.
    .title = Death in a confrontation
EU-FREE-08 = A confrontation is optional. You may decline it on each visit.
    .title = Declining a confrontation
EU-FREE-09 = Other Free Actions are Portals (EU-PORTAL-04), quests (EU-QUEST-01) and those of the scenario.
    .title = Other Free Actions
EU-FREE-10 = Using Potions, Scrolls and Gems, exchanging cards and rearranging Items are not Free Actions. You may do them on fields that are not liberated too.
    .title = What is not a Free Action

## Health

EU-HEALTH = Health
EU-HEALTH-01 = Your Health lies between 0 and your Max Health. Healing never takes it above Max Health.
    .title = Range of Health
EU-HEALTH-02 = When you equip an Item with a Health bonus, your Max Health and current Health rise by that number. When you unequip it, both drop by that number.
    .title = Items with Health
EU-HEALTH-03 = You may not unequip an Item if your current Health would become 0 or less, unless you equip another Item at once that keeps it above 0.
    .title = Unequipping must not kill
EU-HEALTH-04 = Health and Sack symbols are permanent effects. They also apply while the tile is exhausted, but not while it lies in a Sack.
    .title = Health and Sack symbols
EU-HEALTH-05 = Every other permanent effect on Max Health works the same way: a set Ruby, Jewellery, an Artifact, a Skill, also one that needs an Armour set. When it begins or ends, Max Health and current Health change together. You may not choose a change that would leave you at 0 Health or less. If such an effect ends against your will, your Health stays at least 1.
    .title = Other Max Health effects

## Death

EU-DEATH = Death
EU-DEATH-01 = At 0 Health your Hero dies.
    .title = When a Hero dies
EU-DEATH-02 = Death in Combat, step 1: the Monster card goes back face down on top of its deck.
    .title = Death in Combat: the Monster
EU-DEATH-03 = Steps 2–3: the Monster's Gaar and Chaos go to the bank, and used Silver and Gold cards are discarded. As Hero-Player you may turn Hope points into Gaar, 2 points for 1 Gaar.
    .title = Death in Combat: tokens and cards
EU-DEATH-04 = Step 4: the Monster-Player takes one Hero token of the dead Hero and keeps it.
    .title = Death in Combat: a token taken
EU-DEATH-05 = Steps 5–8: your figure goes to the Church, your Health goes to Max Health, you take 3 Gaar and draw 1 Gold card.
    .title = Death in Combat: return
EU-DEATH-06 = Step 9: you lose your unspent Move points. Step 10: you continue your turn with your remaining tokens, Items and Skills.
    .title = Death in Combat: the turn goes on
EU-DEATH-07 = The Monster stays undefeated: you get no token, no Loot and no Reward. You lose no Reputation now; the death costs 2 in the final scoring (EU-SCORE-09).
    .title = What a death in Combat costs
EU-DEATH-08 = Your figure goes to the Church, your Health goes to Max Health, you lose 2 Reputation (not below 0) and your unspent Move points. If it is your turn, you continue it. You get no Gaar and no card, and nobody takes a token.
    .title = Death outside Combat
EU-DEATH-09 = Gaar that you cannot store go to the bank.
    .title = Too much Gaar
EU-DEATH-10 = Unused Silver and Gold cards stay with the Monster-Player, who may exchange cards and then discards down to 5 (as in EU-COMBAT-43). The player of the dead Hero checks their own hand limit after drawing the Gold card.
    .title = Hands after a death
EU-DEATH-11 = Being put on the Church by death causes no exploration and no Elemental effect (EU-SPECIAL-06). The Combat token or Skill you spent does not come back.
    .title = Back on the Church


## Combat

EU-COMBAT = Combat
EU-COMBAT-01 = A Combat Action starts when you enter a field with an undefeated Monster or teleport there, or when you choose to fight an Elite Monster or an enemy of the scenario where that is allowed.
    .title = When Combat starts
EU-COMBAT-02 = Before every Combat the Hope die is set to 0.
    .title = Hope starts at 0
EU-COMBAT-03 = Before the Combat you may equip and unequip any Equipment. It is also your last chance to use Items and Skills that work only outside Combat.
    .title = Before Combat
EU-COMBAT-04 = During Combat you cannot rearrange, equip or unequip Items, and you cannot set Gems.
    .title = No changes during Combat
EU-COMBAT-05 = With 2 players your opponent is the Monster-Player.
    .title = Monster-Player with 2 players
EU-COMBAT-06 = With 3–4 players, every other player who holds his own Control card may offer to take control before any Control card is revealed. If several offer, one of them is chosen at random. Only that player discards his card, and he becomes the Monster-Player.
    .title = Taking control
EU-COMBAT-07 = If nobody takes control, Control cards are revealed until one shows the Hero of another player. That player is the Monster-Player and the card is discarded. Revealed cards with the symbol of your own Hero go to your hand.
    .title = Revealing Control cards
EU-COMBAT-08 = When the Control deck is empty, its discard pile is shuffled into a new deck and the revealing goes on. If all cards of the other players are in hands, the Monster-Player is an opponent chosen at random.
    .title = Control deck empty
EU-COMBAT-09 = The back of the top card of each Monster deck is known to all before the fight. It shows the level, the Reputation condition, the Reward, the minimum Wounds per Combat Round and the Health.
    .title = What is known beforehand
EU-COMBAT-10 = The Monster-Player reveals the top card of the deck of the level shown on your field. He draws the number of Silver and Gold cards it shows; until the Combat ends his hand has no limit. The Chaos and Gaar tokens it shows are put next to the Monster.
    .title = Meeting the Monster
EU-COMBAT-11 = The Chaos and Gaar of the Monster return to the bank after the Combat. The Monster-Player may use only the Gaar at the Monster, never those of his own Hero.
    .title = The Monster's tokens
EU-COMBAT-12 = If the field is under Air Power or Earth Power, or both, Global Effect tokens mark this for the Combat.
    .title = Marking the Powers
EU-COMBAT-13 = A Combat begins with an optional First Strike, once. Combat Rounds follow until the Monster is defeated or your Hero dies. Then comes the End of Combat.
    .title = The course of a Combat
EU-COMBAT-14 = For a First Strike you use exactly one Weapon or Skill with the First Strike icon. It is resolved like the Hero Attack Phase, but in step A nobody may play Curse cards or use Taesiri's Silence, and in step B only First Strike tiles may be chosen.
    .title = First Strike
EU-COMBAT-15 = A Combat Round has four phases: 1. Healing, 2. Monster Attack, 3. Healing, 4. Hero Attack.
    .title = The phases of a Combat Round
EU-COMBAT-16 = The Combat ends at once when the Damage on the Monster reaches its Health or the Health of your Hero falls to 0. If both happen at the same moment, your Hero is dead.
    .title = Combat ends at once
EU-COMBAT-17 = In a Healing Phase you may use any number of Potions and Scrolls, Gems and Essences, and of Items and Skills that are used for healing or at any time. Each of them must heal. The Monster-Player does nothing in this phase.
    .title = Healing Phases
EU-COMBAT-18 = Monster Attack, step A1: you may use an Air Essence and tiles that are used before, or before or after, the Monster's roll.
    .title = Monster Attack A1: your preparation
EU-COMBAT-19 = Monster Attack, step A2: all Silver and Gold cards with a Clover effect played in the previous Combat Round are discarded. Clover penalties from special effects of an Elite Monster in the previous Combat Round end too.
    .title = Monster Attack A2: old effects end
EU-COMBAT-20 = Monster Attack, step A3: the Monster-Player may play any number of card sets that are played before, or before or after, the Monster's roll. Each set costs him 1 Chaos.
    .title = Monster Attack A3: cards
EU-COMBAT-21 = Monster Attack, step B: the Monster-Player rolls two dice. Their sum is the Monster's Battle Value.
    .title = Monster Attack B: the roll
EU-COMBAT-22 = After the Monster's roll, in this order: if the rolled sum is 10 or more, Hope rises by 1; Air Power turns the higher die over; Earth Power adds 2.
    .title = Hope and Powers on the Monster's roll
EU-COMBAT-23 = Monster Attack, step C: the players act in turn, the Monster-Player first. Each time you use one Gaar or pass. The Monster-Player may instead play a card set that is played after, or before or after, the Monster's roll. The step ends when both pass one after the other.
    .title = Monster Attack C: acting in turn
EU-COMBAT-24 = A Gaar of the Monster-Player rerolls one die of his choice and adds 2 to the Monster's Battle Value. Your Gaar rerolls one die of your choice and subtracts 2. Skoldur uses a Dwurt: no reroll, −3.
    .title = Gaar on the Monster's roll
EU-COMBAT-25 = A pass is not final. If you passed and your opponent then acted, you may act again.
    .title = A pass is not final
EU-COMBAT-26 = After both passes you may use any number of tiles that are used after, or before or after, the Monster's roll, Shields included. Neither Gaar nor cards can answer them.
    .title = Your last word
EU-COMBAT-27 = Rabbit's Foot effects add to the Monster's Battle Value or subtract from it.
    .title = Rabbit's Foot
EU-COMBAT-28 = Monster Attack, step D: the range that holds the Monster's final Battle Value gives the base Wounds. Add and subtract as in EU-WOUND-04, then lower your Health.
    .title = Monster Attack D: Wounds
EU-COMBAT-29 = A final Battle Value outside all ranges causes the minimum Wounds of the card, or none if it shows no minimum.
    .title = Outside all ranges
EU-COMBAT-30 = A Silver Heart effect removes that much Damage from the Monster, but not more than it has.
    .title = Silver Heart
EU-COMBAT-31 = Hero Attack, step A1: the Monster-Player may play one or more sets of Curse cards, which are played before your roll. It is his last chance for cards in this Combat Round. Step A2: you may use tiles that are used before your roll and any number of Fire Essences.
    .title = Hero Attack A: before your roll
EU-COMBAT-32 = Hero Attack, step B: you must choose one attack tile and then roll the 2 Hero dice. The tile is a Weapon that is not a First Strike weapon, or a ready Combat Skill. A Weapon is only announced and is not exhausted; a Skill is exhausted now.
    .title = Hero Attack B: tile and roll
EU-COMBAT-33 = After your roll, in this order: if the rolled sum is 5 or less, Hope rises by 1; Air Power turns the higher die over; Earth Power adds 2.
    .title = Hope and Powers on your roll
EU-COMBAT-34 = Hero Attack, step C: the Monster's penalty on your Hero Roll applies. Then you may use Gaar, Clover effects, tiles that are used after your roll, and Hope points.
    .title = Hero Attack C: changing your roll
EU-COMBAT-35 = Hero Attack, step D: your final Battle Value on the attack tile gives the base Damage. Add and subtract as in EU-DAMAGE-04, then put the Damage on the Monster.
    .title = Hero Attack D: Damage
EU-COMBAT-36 = A Monster with at least as much Damage as Health is defeated.
    .title = Monster defeated
EU-COMBAT-37 = If you have no attack tile that you can use, you attack unarmed: a Battle Value of 9 or more deals 1 Damage.
    .title = Unarmed attack
EU-COMBAT-40 = Monster defeated, step 1: if your Reputation meets the condition of the card, you take its Reward. With the condition “15 or less”, for example, you take it at Reputation 15 and not at 16.
    .title = Victory 1: Reward
EU-COMBAT-41 = Monster defeated, step 2: you keep the card as a Trophy in a Sack, or discard it.
    .title = Victory 2: Trophy
EU-COMBAT-42 = Monster defeated, step 3: you take all Loot of the field, whatever your Reputation.
    .title = Victory 3: Loot
EU-COMBAT-43 = Monster defeated, step 4: the Monster's Gaar and Chaos go to the bank and the used Silver and Gold cards to their discard piles. Unused cards stay with the Monster-Player. He may turn 4 Silver into 1 Gold card and then discards down to 5 cards.
    .title = Victory 4: the Monster's cards and tokens
EU-COMBAT-44 = Monster defeated, step 5: you take 1 Gaar for every 2 Hope points left. The rest is lost.
    .title = Victory 5: Hope
EU-COMBAT-45 = Monster defeated, step 6: you put your tokens on the field (EU-LIBERATE-04).
    .title = Victory 6: tokens
EU-COMBAT-46 = Monster defeated, step 7: you use or discard Items you cannot store. On a Place of Trade you may first perform a Trade Action, if you do so at once.
    .title = Victory 7: too many Items
EU-COMBAT-47 = After a victory your turn goes on.
    .title = Your turn goes on
EU-COMBAT-48 = A Monster deck is reshuffled from its discard pile as soon as it is empty, so a card back can always be seen. If all Monster cards of a level are kept as Trophies, you win the Combat Action at once, without Reward and Trophy. You take the Loot and place your tokens.
    .title = Monster deck empty
EU-COMBAT-49 = Offers to take control are asked for in turn order after the Hero-Player, and all answers are revealed together. The Hero-Player never offers.
    .title = How control is offered
EU-COMBAT-50 = With an Air Essence the Monster rolls one die. At most one Air Essence counts per Monster roll. On a single die Air Power has no effect, and Gaar can reroll only that die.
    .title = Monster roll with one die
EU-COMBAT-51 = In a First Strike you choose it or decline; only you act in step A; in step B you announce the tile, exhaust it if it is a Skill, and roll. Steps C and D are those of the Hero Attack Phase, with Hope, Powers and the Monster's penalty. There is no second First Strike in the same Combat.
    .title = Order of the First Strike
EU-COMBAT-52 = Gaar, cards and Items you gain during a Combat may exceed your storage until the Combat is over. Gems and tiles keep their state; a new Combat Round makes nothing ready.
    .title = Storage during Combat
EU-COMBAT-53 = From the 21st Combat Round on, your Hero takes 1 Wound at the end of every Combat Round. Nothing can reduce it.
    .title = Fatigue
EU-COMBAT-54 = Damage or Wounds caused outside step D, for example by Blood Pact or a Dark Amulet, apply at once. EU-COMBAT-16 is checked, and a death is a death in Combat.
    .title = Wounds outside step D
EU-COMBAT-55 = You may fight several Combats in one turn as long as you have Combat Actions. Hope starts at 0 each time.
    .title = Several Combats in a turn

## Gaar

EU-GAAR = Gaar
EU-GAAR-01 = In the Monster Attack Phase both sides may use Gaar. In the Hero Attack Phase only you may, unless an effect says otherwise.
    .title = Who may use Gaar
EU-GAAR-02 = A used Gaar lies by its die: the blue side means +2, the red side −2. When the roll is resolved it goes to the bank.
    .title = Used Gaar
EU-GAAR-03 = The bonus of a Gaar stays even if the same die is rerolled again.
    .title = The bonus stays
EU-GAAR-04 = You may spend Gaar from your Gaar fields and from your Sacks.
    .title = Where Gaar are spent from

## Shields

EU-SHIELD = Shields
EU-SHIELD-01 = A Shield lies on a Hero field with the sword icon. You use it after the Monster's roll. It is never exhausted and works in every Combat Round.
    .title = Using a Shield
EU-SHIELD-02 = A Shield lowers the Monster's Battle Value, the Wounds you take, or both. Some Shields have a price: they also lower the Battle Value of your next attack, and of that attack only.
    .title = What a Shield does
EU-SHIELD-03 = In each Combat Round you decide whether to use a Shield. If you do, all its icons apply together.
    .title = Shields are optional

## Wounds

EU-WOUND = Wounds
EU-WOUND-01 = A plain number of Wounds is a base: you lose that much Health.
    .title = Base Wounds
EU-WOUND-02 = “+N” Wounds are added only if the Monster dealt at least 1 base Wound in this Monster Attack Phase.
    .title = Additional Wounds
EU-WOUND-03 = “−N” Wounds are subtracted. The total never falls below 0.
    .title = Fewer Wounds
EU-WOUND-04 = All “+” count before all “−”. Without a base there are no Wounds. With a base of 1, +2 and a Shield with −1, for example, you take 2 Wounds; with a base of 0 and +2 you take none.
    .title = Order of Wounds

## Damage

EU-DAMAGE = Damage
EU-DAMAGE-01 = A plain number of Damage is a base: it is dealt to the Monster.
    .title = Base Damage
EU-DAMAGE-02 = “+N” Damage is added only if you dealt at least 1 base Damage with this attack.
    .title = Additional Damage
EU-DAMAGE-03 = “−N” Damage is subtracted. The total never falls below 0.
    .title = Less Damage
EU-DAMAGE-04 = All “+” count before all “−”. Without a base there is no Damage.
    .title = Order of Damage
EU-DAMAGE-05 = The 1 Damage you get for 3 Hope points is base Damage, so it also lets “+” effects count.
    .title = Damage from Hope

## Shii's Intervention

EU-SHII = Shii's Intervention
EU-SHII-01 = Each time you make a roll in Combat, for an attack or a Skill, and it starts at 5 or less before any change, Hope rises by 1.
    .title = Hope from your bad rolls
EU-SHII-02 = Each time the first result of the Monster's roll is 10 or more, Hope rises by 1.
    .title = Hope from the Monster's good rolls
EU-SHII-03 = After a Hero Roll you may spend 1 Hope point to add 1 to that roll.
    .title = 1 Hope: better roll
EU-SHII-04 = At any time in Combat, also at its end, you may spend 2 Hope points to take 1 Gaar.
    .title = 2 Hope: a Gaar
EU-SHII-05 = After a Hero Roll you may spend 3 Hope points to add 1 to that roll and deal 1 Damage to the Monster.
    .title = 3 Hope: roll and Damage
EU-SHII-06 = You may use each of these options more than once. Only the Hero-Player uses the Hope die.
    .title = Options may be repeated
EU-SHII-07 = The Hope die goes from 0 to 5. What you would gain above 5 is lost.
    .title = Range of the Hope die

## Loot

EU-LOOT = Loot
EU-LOOT-01 = Loot icons give gold, 1 Gaar, 1 Healing Potion, 1 Silver card or 1 Gold card. You take the Loot on both sides of the Monster icon.
    .title = Loot icons

## Trophies

EU-TROPHY = Trophies
EU-TROPHY-01 = A Trophy takes up one Sack. If no Sack is free, you must discard another Item to keep it. Trophies are used for Quests.
    .title = Keeping a Trophy

## Silver and Gold cards

EU-CARD = Silver and Gold cards
EU-CARD-01 = You use Silver and Gold cards only as the Monster-Player. They do nothing in your own turn.
    .title = Cards for the Monster-Player
EU-CARD-02 = At any time you may discard 4 Silver cards, without their effect, to draw 1 Gold card.
    .title = 4 Silver for 1 Gold
EU-CARD-03 = Outside Combat you may hold 5 cards, Silver and Gold together. If you have more, you exchange or discard cards until you have 5.
    .title = Hand limit
EU-CARD-04 = The icon of a card shows when it is played: before the Monster's roll, after it, before or after it, or before the Hero's roll.
    .title = When a card is played
EU-CARD-05 = A Silver card has 2 segments, a Gold card 3. One play uses exactly one segment, set by the number of identical cards played together: 1 card the top one, 2 cards the second, 3 cards the third (Gold only).
    .title = Segments
EU-CARD-06 = One play costs 1 Chaos in all, whatever the number of cards.
    .title = Cost of a play
EU-CARD-07 = Played cards lie by the Monster. Cards with a Persistent effect stay until the end of the Combat, cards with a Clover effect until step A2 of the next Combat Round, all others until the end of this Combat Round.
    .title = How long a card stays
EU-CARD-08 = A Persistent effect, printed between the title and the segments, lasts until the end of the Combat.
    .title = Persistent effects
EU-CARD-09 = Values for 1 / 2 / 3 cards played together. Silver: Curse, before the Hero's roll: Hero's Battle Value −2 / −4 and −1 Damage. Frenzy, before or after the Monster's roll: Monster's Battle Value +2 / +4. Venom, after the Monster's roll: +1 Wound / +2 Wounds and −1 on all Hero Rolls. Gold: Mighty Strike, before the Monster's roll: +2 / +3 / +4 Wounds and −2 / −3 / −4 on the Hero's next Battle Value. Healing, before or after the Monster's roll: Monster's Battle Value +2 / +2 / +3 and 1 / 3 / 5 Damage healed; Persistent: Regeneration heals 1 at the start of step A2 of every later Combat Round. Soul Control (competitive only), before or after the Monster's roll: the Monster-Player exhausts 1 / 2 / 3 ready Skills that are not permanent, with three cards he also moves 1 Gaar from the Hero to the Monster; Persistent: Hope cannot be turned into Gaar. Mind Control (solo and cooperative only), before the Monster's roll: 1 / 2 / 3 Gaar move from the Hero to the Monster, with three cards also +1 Wound.
    .title = The cards
EU-CARD-10 = A segment works once, for the attack it was played on; only a Persistent effect goes on. Several plays add up. One set of a Persistent card counts as one Persistent effect.
    .title = Effects of a play
EU-CARD-11 = Changes of the Hero's Battle Value, of the Hero's next Battle Value and of all Hero Rolls are Clover effects. Each ends at step A2 of the next Combat Round.
    .title = What counts as a Clover effect
EU-CARD-12 = You may exchange 4 Silver cards whenever you have a decision to make, also as the Monster-Player in Combat. You pick them.
    .title = When you may exchange

## Hero tiles

EU-HERO = Hero tiles
EU-HERO-01 = The icon in the lower right corner shows the kind of a Hero tile: Equipment (brown), Skill or First Strike Skill (both in the colour of the Hero).
    .title = Kinds of Hero tiles
EU-HERO-02 = A tile fits only on a Hero field with its icon. Each field holds one tile.
    .title = Hero fields
EU-HERO-03 = You learn Skills only in a Trade Action: pay the learning cost and put the Skill on an unlocked empty field with its icon. You may learn any number of Skills in one Action.
    .title = Learning a Skill
EU-HERO-04 = While learning you may move Skills between matching fields for free.
    .title = Moving Skills
EU-HERO-05 = While learning you may put a Skill back among your available tiles for free. To learn it again you pay again. It stays ready or exhausted as it was.
    .title = Removing a Skill
EU-HERO-06 = Hero Equipment must be bought, at any Place of Trade. It goes to a field or to a Sack and can be equipped and unequipped outside Combat. Sold Hero Equipment leaves the game.
    .title = Hero Equipment
EU-HERO-07 = Locked Hero fields show gold or an Essence. Pay it in a Trade Action to unlock the field for good. The third sword field costs 4 gold, two Skill fields 3 and 5 gold, the First Strike field 2 gold (Keleia's is open). The sixth Skill field costs an Essence: Earth for Dral and Skoldur, Air for Keleia, Water for Áel, Fire for Maeldur, any kind for Taesiri.
    .title = Locked Hero fields
EU-HERO-08 = Using a Skill exhausts it until the start of the next round. Tiles with a permanent effect are never exhausted.
    .title = Using Skills

## Revealing Hero tiles

EU-LEVEL = Revealing Hero tiles
EU-LEVEL-01 = In a Trade Action you may pay 1 gold to take all your face-down Hero tiles whose value is not higher than your current Reputation. They become available. It always costs 1 gold, whatever their number.
    .title = Revealing
EU-LEVEL-02 = If two revealed tiles have the same value, you choose one. The other leaves the game.
    .title = Two tiles of one value
EU-LEVEL-03 = Revealed tiles stay available if your Reputation drops later.
    .title = Revealed for good
EU-LEVEL-04 = Books on the Reputation track mark the values of Hero tiles: 0, 2, 4, 6, 9, 12, 15, 18, 22, 26 and 30.
    .title = Books on the Reputation track

## When effects are used

EU-TIMING = When effects are used
EU-TIMING-01 = A timing icon shows when you use an effect: permanent; any time, in Combat and outside; while the Combat is prepared; First Strike; attack (step B of the Hero Attack Phase); step A, step C, or step A or C of the Monster Attack Phase; step A or step C of the Hero Attack Phase. Without an icon you use it outside Combat or just before it. Tiles that heal are used in Healing Phases or outside Combat, Clover tiles after any Hero Roll (EU-DICE-09).
    .title = Timing icons
EU-TIMING-02 = A tile may have several effects, each with its own icon. Using any one of them exhausts the tile. Effects with different icons cannot both be used from one exhaustion.
    .title = Several effects on a tile
EU-TIMING-03 = Gems and Essences have no timing icon. EU-GEM-04, EU-ESSENCE-02 and EU-ESSENCE-03 say when they are used.
    .title = Timing of Gems and Essences
EU-TIMING-04 = A tile for any time may be used in Combat whenever it is your turn to use tiles: in both Healing Phases, in steps A1 and C of the Monster Attack Phase, in steps A2 and C of the Hero Attack Phase, and in the same steps of a First Strike. A Mine Cart works only in a Mining Action.
    .title = Any time in Combat
EU-TIMING-05 = Tiles for use outside Combat may still be used just before a Combat (EU-COMBAT-03), but not later. Permanent tiles work only while they are equipped or learned and, if they need an Armour set, while you wear it.
    .title = Outside Combat and permanent

## Sacks

EU-SACK = Sacks
EU-SACK-01 = You have 3 Sacks. If the Sack modifiers of your equipped tiles add up to less than 0, you have that many fewer. You never have more than 3.
    .title = Number of Sacks
EU-SACK-02 = The sum of the Sack modifiers may never be below −3. Otherwise you must change Equipment or Skills.
    .title = Lowest Sack modifier
EU-SACK-03 = A Sack covered with a Grey Sack holds nothing. An Item that lay there must be moved, used or discarded.
    .title = Covered Sacks

## Items

EU-ITEM = Items
EU-ITEM-01 = Items are Weapons, Shields, Armour, Jewellery, Scrolls, Potions, Resources, Chests, Flasks, Supplies, Artifacts, Quivers and other Containers, Backpacks, Trophies, Gaar, Dwurt, Gems and Essences.
    .title = Kinds of Items
EU-ITEM-02 = You store 1 Gaar on each of the 4 Gaar fields, 1 Gem or Essence on each of the 4 Gem and Essence fields, and 1 Item of any kind in each Sack. Armour and Jewellery you wear lie on Equipment fields, Weapons and Shields you hold on Hero fields.
    .title = Storage
EU-ITEM-03 = When you gain an Item, you equip, use or store it. Outside Combat you may rearrange Items freely.
    .title = Gaining an Item
EU-ITEM-04 = At the end of an Action or Free Action you discard or use everything you have no room for.
    .title = No room for Items
EU-ITEM-05 = What a Combat on a Place of Trade gives you beyond your storage may first be sold in a Trade Action that follows at once.
    .title = Too many Items at a Place of Trade
EU-ITEM-06 = Used, sold, paid or discarded tiles go to the discard pile of their own stack. Healing Potions and Teleport Scrolls return to their open pile. Artifacts, Hero Equipment and paid Elite Trophies leave the game. Paid or discarded Monster Trophies go to the discard pile of their Monster deck. An open pile that is empty gives nothing.
    .title = Where tiles go
EU-ITEM-07 = Artifacts, Scrolls, Potions, Chests, Flasks, Supplies and Containers lie in a Sack and are used from there. An Artifact is exhausted when used; its permanent effect counts while you hold it. A Backpack lies beside your board and its Sack modifier counts; you may have only one. Weapons, Shields, Armour and Jewellery work only when equipped.
    .title = From where Items work
EU-ITEM-08 = Dwurt may also be stored in Sacks, one in each. Essences may be used from Gem and Essence fields and from Sacks.
    .title = Dwurt and Essences in Sacks
EU-ITEM-09 = Skills are not Items. They cannot be stored in Sacks and change place only while you learn.
    .title = Skills are not Items

## Equipment

EU-EQUIP = Equipment
EU-EQUIP-01 = Equipment in a Sack has no effect.
    .title = Equipment in a Sack
EU-EQUIP-02 = You have Armour fields for a helmet, cuirass, gloves, greaves and boots, and Jewellery fields for an amulet and two rings. The second ring field is locked.
    .title = Equipment fields
EU-EQUIP-03 = A locked Equipment field is unlocked in a Trade Action for its printed gold: 4 for the second ring.
    .title = Locked Equipment field
EU-EQUIP-04 = Equipment you move stays ready or exhausted as it was.
    .title = Moving Equipment
EU-EQUIP-05 = An effect “once per round” exhausts the tile. Gems set in it are used whether the tile is ready or exhausted.
    .title = Once per round

## Gems

EU-GEM = Gems
EU-GEM-01 = Outside Combat you may set Gems in free Gem sockets of your Equipment at any time, active side up. A set Gem is never removed or replaced.
    .title = Setting Gems
EU-GEM-02 = You can use only an active Gem in Equipment you have equipped. It is then turned to its inactive side until the start of the next round.
    .title = Using Gems
EU-GEM-03 = Gems stay active or inactive as they were when their Equipment is equipped or unequipped.
    .title = Gems keep their state
EU-GEM-04 = Amethyst: 1 Move point, outside Combat. Emerald: +1 to any Hero Roll. Onyx: −1 to the Monster's Battle Value, after its roll. Opal: heal 1. Ruby: Max Health +1 while it is set and equipped; it is never turned over. Sapphire: draw 1 Silver card, outside Combat. Demon Stone: draw 1 Gold card, outside Combat. Diamond: heal 2. Opal and Diamond are used in Healing Phases or outside Combat.
    .title = What Gems do

## Essences

EU-ESSENCE = Essences
EU-ESSENCE-01 = There are Fire, Water, Earth and Air Essences. You may sell one for 2 gold, use its effect once, unlock a Hero field with it, pay for a Quest or use it for some Skills.
    .title = Uses of an Essence
EU-ESSENCE-02 = An Air Essence is used before the Monster's roll: the Monster rolls one die less (EU-COMBAT-50). In solo play the left die of the Combat card is removed.
    .title = Air Essence
EU-ESSENCE-03 = A Fire Essence is used before your attack roll and gives +2 Damage; you may use several. A Water Essence heals 5, in a Healing Phase or outside Combat. An Earth Essence gives +4 to any Hero Roll.
    .title = Fire, Water and Earth Essence
EU-ESSENCE-04 = Used Essences return to the bank.
    .title = Used Essences

## Armour sets

EU-SET = Armour sets
EU-SET-01 = An Armour set is 3 or more different equipped pieces of Armour with the same background colour, that is, of the same material.
    .title = What a set is
EU-SET-02 = The icons 3+, 4+ and 5 say how many pieces of a set an effect needs. Without them you may own, equip or learn the tile, but you cannot use that effect.
    .title = Effects that need a set
EU-SET-03 = If a tile has several set icons, all parts whose condition is met add up. With “3+: heal 2” and “4+: heal 1”, for example, four pieces heal 3.
    .title = Several set icons

## Elite Monsters

EU-ELITE = Elite Monsters
EU-ELITE-01 = Elite Monsters are used if the scenario says so or the players agree.
    .title = With or without Elites
EU-ELITE-02 = For each level in use, draw as many random Bounty cards as there are players, plus 2 (solo 3). The rest go back unseen. Shuffle each level and stack them with level 3 at the bottom and level 1 on top. If the scenario names no levels, all three are used.
    .title = The Bounty deck
EU-ELITE-03 = The Elite cards lie face down by level. The top Bounty and the Elite card that belongs to it are revealed.
    .title = Revealing a Bounty
EU-ELITE-04 = Only the Elite Monster of the top Bounty can be fought, so there is one at a time.
    .title = One Elite at a time
EU-ELITE-05 = The Bounty shows the Lair: a kind of field, a field adjacent to a place, or one of the 3 outer fields of a Special tile.
    .title = The Lair
EU-ELITE-06 = To fight an Elite Monster you need a Combat Action, and your Hero must stand on a Lair field that is liberated. You are never forced to.
    .title = Fighting an Elite
EU-ELITE-07 = The normal Combat rules apply. The Elite card shows Health, Wounds and special effects. The Monster-Player is chosen as usual.
    .title = Combat with an Elite
EU-ELITE-08 = If you win you take the reward of the Bounty, whatever your Reputation, and keep the Bounty card for scoring.
    .title = The Bounty reward
EU-ELITE-09 = After defeating an Elite Monster you place no token and take no Loot.
    .title = No token, no Loot
EU-ELITE-10 = You may keep the Elite card as a Trophy of its level.
    .title = Elite Trophy
EU-ELITE-11 = Special effects of Elite Monsters are: a Clover penalty on all Hero Rolls until step A2 of the next Combat Round; the Monster-Player draws Silver or Gold cards; the Monster heals; instant kill, your Health falls to 0.
    .title = Special effects
EU-ELITE-12 = An Immune Monster is not affected by anything your Hero uses except Damage, nor by Air and Earth Power. The Powers still apply to your Hero.
    .title = Immunity
EU-ELITE-13 = Immunity also stops your Gaar, Rabbit's Foot effects, the Battle Value reduction of Shields and the Air Essence against the Elite's roll. Effects that reduce the Wounds you take still work.
    .title = What Immunity stops
EU-ELITE-14 = After a victory the next Bounty and its Elite Monster are revealed at the end of the turn.
    .title = The next Elite
EU-ELITE-15 = If your Hero dies against an Elite Monster, the Bounty and the Elite card go back on top of their decks and stay current. The other steps of a death do not change.
    .title = Death against an Elite
EU-ELITE-16 = When the Bounty deck is empty, Elite Monsters can no longer be fought.
    .title = Bounty deck empty
EU-ELITE-17 = If at the end of a round no revealed field fits the current Lair, that Bounty goes under the other Bounties of its level and the next one is revealed.
    .title = No Lair on the map
EU-ELITE-18 = A special effect with a Battle Value triggers in step D if the Monster's final Battle Value reaches it. Instant kill comes first of all. Otherwise the Wounds are dealt first and then, if your Hero lives, the effects in their printed order.
    .title = When special effects trigger
EU-ELITE-19 = Against an Immune enemy these do nothing: Gaar and Dwurt on its roll, changes of its Battle Value, taking away a die, taking away its Chaos. These still work: Damage, Clover and Gaar on your own rolls, fewer Wounds, healing, cancelling Curses and Hope.
    .title = Immunity, effect by effect
EU-ELITE-20 = Elite Monsters, Farrug and the Golem never block movement, and a field with them stays liberated.
    .title = They block nothing

## Final scoring

EU-SCORE = Final scoring
EU-SCORE-01 = After the last round each player adds up wealth first and then Reputation.
    .title = Order of scoring
EU-SCORE-02 = Each Hero tile on your board gives gold equal to its learning cost (Skills) or purchase price (Equipment).
    .title = Hero tiles
EU-SCORE-03 = Each Hero field you unlocked gives gold equal to its cost; an Essence counts as 2 gold. Fields that were never locked count nothing.
    .title = Unlocked Hero fields
EU-SCORE-04 = Each Essence and each Gem gives 2 gold, Gems set in Equipment included. Essences lying on Skills do not count.
    .title = Essences and Gems
EU-SCORE-05 = Each Item gives gold equal to its purchase price, or nothing if it has none.
    .title = Items
EU-SCORE-06 = Each Equipment field you unlocked gives gold equal to its cost.
    .title = Unlocked Equipment fields
EU-SCORE-07 = Each Resource is bought from you. If one of its options has Reputation, you get that Reputation and the gold of the same option. Otherwise you get the option with the most gold. A Raw Diamond gives 2 gold and 3 Reputation, a Raw Sapphire 4 gold.
    .title = Resources
EU-SCORE-08 = For every full 5 gold you gain 1 Reputation.
    .title = Gold into Reputation
EU-SCORE-09 = Then you gain Reputation by number, counted as 1, 2, 3 and so on; the last value also holds for more. Your Hero tokens on the map: { $hero_tokens }. Your Interaction tokens on the map: { $interaction_tokens }. Your Trade tokens on the map: { $trade_tokens }. Tokens of Heroes you killed as the Monster-Player: { $killed_heroes }. Quest cards: { $quest_cards }. Elite Bounties: { $bounties }. You lose { $death } Reputation for each death of your Hero in Combat, that is, for each of your tokens that others hold.
    .title = The scoring table
EU-SCORE-10 = The highest Reputation wins. In a tie the higher hand wins: a Silver card counts 1, a Gold card 4. If it is still a tie, the victory is shared.
    .title = The winner
EU-SCORE-11 = Every tile counts once: Hero tiles on fields or in Sacks under EU-SCORE-02, Resources under EU-SCORE-07, other Items under EU-SCORE-05. Hero tiles that are available but not learned or bought count nothing. The gold of EU-SCORE-08 is all the coins you own and all you gained in EU-SCORE-02 to EU-SCORE-07. Gems of a Resource option are not taken.
    .title = Every tile counts once
EU-SCORE-12 = Only tokens on the map count in EU-SCORE-09. Hero tokens used as markers on boards or tracks do not.
    .title = Markers do not count

## Solo

EU-SOLO = Solo
EU-SOLO-01 = Set up as usual, with these changes: only the two marked Fixed tiles of each Chapter are used; 2 dice of another Hero are the Monster dice; there are no Control cards; the Combat deck lies shuffled face down; in the Gold deck Mind Control cards replace all Soul Control cards.
    .title = Solo setup
EU-SOLO-02 = Hero tiles marked for solo play are used, those marked for 2–4 players are not.
    .title = Solo Hero tiles
EU-SOLO-03 = For the Witch take the 5 solo cards, remove 2 at random and reveal 2. For other Encounters remove 4 of the 7 cards at random and reveal 2. The Witch's reward tiles, the Dark Amulets, are not used.
    .title = Solo Encounters
EU-SOLO-04 = There are two banks of cards, Silver and Gold. At the start of each round 1 Silver card is added to the Silver bank.
    .title = The card banks
EU-SOLO-05 = Whenever you draw a Silver or Gold card, one card of the same kind is added to its bank.
    .title = Your draws feed the banks
EU-SOLO-06 = As soon as the Silver bank has 4 or more cards, 4 are removed and 1 Gold card is added to the Gold bank. The Gold bank has no limit.
    .title = Silver bank into Gold
EU-SOLO-07 = At any time you may turn 4 Silver cards of your hand into 1 Gold card, or 1 Gold card into 1 gold coin. The scenario may offer other uses. Your hand limit is 5.
    .title = Your own cards
EU-SOLO-08 = Discarded Silver and Gold cards go to the bottom of their decks.
    .title = Discarded cards
EU-SOLO-09 = When a Monster is revealed, its Silver and Gold cards go to the banks. Silver is exchanged at once if possible.
    .title = The Monster's cards
EU-SOLO-10 = Step B of the Monster Attack Phase: instead of rolling, reveal the top Combat card and set the Monster dice as it shows. Then in order: an Air Essence removes the left die; Hope rises by 1 if the sum is 10 or more; Air Power turns the higher die over; Earth Power adds 2.
    .title = Combat card for the roll
EU-SOLO-11 = Step C1: for each Gaar symbol on the card, if the Monster has a Gaar and its lowest die shows 1–3, it spends that Gaar (+2) and rerolls the lowest die. The symbols are resolved one after another.
    .title = The Monster's Gaar
EU-SOLO-12 = Step C2: for each Chaos symbol the Monster performs one Chaos Action. Each needs 1 Chaos token and at least 1 card in a bank.
    .title = Chaos Actions
EU-SOLO-13 = Step C3: you answer with Gaar, Skills and Items as usual.
    .title = Your answer
EU-SOLO-14 = One Chaos Action: if the Gold bank has cards, reveal them until there are 3 of one type or a different type appears. The different card goes to the bottom of the Gold bank. If the Gold bank is empty, do the same with the Silver bank, up to 2 of one type. Discard 1 Chaos and apply the cards as if they had been played at their proper step.
    .title = One Chaos Action
EU-SOLO-15 = Two Chaos Actions: reveal as for one, but the first card of a different type starts a second pile. A full pile (3 Gold or 2 Silver) is closed, and the next card starts the second pile even if its type is the same. Stop when the second pile is full or a card of another type than its own appears; that card goes to the bottom of its bank. Discard 1 Chaos per pile and apply both.
    .title = Two Chaos Actions
EU-SOLO-16 = Piles are built from the Gold bank first. If it runs out, the next pile is built from the Silver bank.
    .title = Gold bank first
EU-SOLO-17 = A Healing card while the Monster has no Damage: with one Chaos Action reveal no more and apply only the top segment, Battle Value +2 without healing; the card stays with its Regeneration. With two Chaos Actions this single card is the Healing pile. Go on revealing for the other pile and put further Healing cards under the Gold bank until another type appears.
    .title = Healing on an unhurt Monster
EU-SOLO-18 = Gaar that Mind Control takes from you in step C2 cannot be used by the Monster before the next Combat Round.
    .title = Mind Control
EU-SOLO-19 = If your Hero dies in Combat, put 1 Chaos token on your Hero board instead of giving away a Hero token. The Gold card you draw also adds 1 Gold card to the bank.
    .title = Death in solo play
EU-SOLO-20 = At final scoring you lose 2 Reputation for each Chaos token on your Hero board.
    .title = Solo scoring
EU-SOLO-21 = When the Combat deck is used up, all Combat cards are shuffled into a new deck.
    .title = Combat deck empty
EU-SOLO-22 = If a Chaos Action brings cards that are played before the Monster's roll, they apply at once to the current attack. A Curse applies to your next attack of this Combat Round.
    .title = Cards that come late
EU-SOLO-23 = If both dice are equally low in step C1, the left one is rerolled. A single die is the lowest.
    .title = Equal lowest dice
EU-SOLO-24 = If a bank runs out while a pile is built, the pile stands as it is. In EU-SOLO-17 each card of the Gold bank is looked at once at most. If only Healing cards are left, the other pile is built from the Silver bank, or not at all if that is empty. A Healing card that starts the second pile while the Monster has no Damage closes that pile at once.
    .title = When a bank runs out
EU-SOLO-25 = The Monster Attack Phase goes: A1, A2, B (Combat card), C1 Gaar, C2 Chaos, C3 your answer with Gaar and tiles in any order until you stop, D. There is no A3. Step A1 of the Hero Attack Phase is skipped; a Curse from C2 waits for that attack and can be cancelled in A2.
    .title = Order of steps
EU-SOLO-26 = Exchanging your own cards is not a draw and adds nothing to the banks. The exchange inside the banks adds nothing either.
    .title = Exchanges feed no bank
EU-SOLO-27 = If a scenario makes you lose (EU-FARRUG-06, EU-GOLEM-04), you have lost. Otherwise your final Reputation earns bronze, silver or gold: { $the_hunt_medals } in The Hunt; { $defence_of_the_realm_medals } in Defence of the Realm; { $walking_destruction_medals } in Walking Destruction. Below bronze you lose. If you win a scenario at once, you earn at least bronze.
    .title = Result of a solo game

## Cooperative play

EU-COOP = Cooperative play
EU-COOP-01 = Set up as for solo play, but use all Fixed tiles of the scenario table.
    .title = Cooperative setup
EU-COOP-02 = The solo rules apply, and the banks are shared. 1 Silver card is added to the bank at the start of each player's turn, not of each round.
    .title = As in solo play
EU-COOP-03 = You pay no fee for trading at a Trade token of another Hero.
    .title = No trade fee
EU-COOP-04 = To mine or to confront an Elemental on a field with tokens of other players, you discard 1 Gold card, one in all, instead of paying gold. Without one you cannot do it.
    .title = Gold card instead of a fee
EU-COOP-05 = Players do not interact: nobody gives anything away or helps in another's Combat.
    .title = No interaction
EU-COOP-06 = If your Hero dies in Combat, you lose 1 Reputation at once and return as usual, without a Chaos token on your board. A death outside Combat costs 1 Reputation instead of 2.
    .title = Death in cooperative play
EU-COOP-07 = Final scoring is optional. You succeed by the shared goal of the scenario.
    .title = Scoring is optional
EU-COOP-08 = Hero tiles marked for 2–4 players are used. Tiles that act on the hand of a Monster-Player have no effect.
    .title = Cooperative Hero tiles
EU-COOP-09 = You all win if the goal is met by the end of the last round and the scenario has not made you lose; otherwise you all lose. The Hunt: a Badge of every level delivered. Defence of the Realm: Farrug's fourth stage broken. Walking Destruction: the Golem defeated. The Combat deck, banks, offers and map are shared, turn order is as usual, and every Combat follows the solo rules.
    .title = Result of a cooperative game

## Skoldur and Dwurt

EU-DWURT = Skoldur and Dwurt
EU-DWURT-01 = Skoldur has 5 Dwurt fields instead of Gaar fields. He starts with 5 Dwurt and no Gaar. Only Dwurt may lie there.
    .title = Dwurt fields
EU-DWURT-02 = Skoldur keeps Gaar only in Sacks. At any time he may turn 1 Gaar into 1 Dwurt, never back.
    .title = Gaar into Dwurt
EU-DWURT-03 = A death in Combat still gives Skoldur 3 Gaar. He may turn them into Dwurt at once.
    .title = Gaar after a death
EU-DWURT-04 = Quests that ask for Gaar need real Gaar. Dwurt cannot be sold.
    .title = Dwurt is not Gaar
EU-DWURT-05 = Skoldur cannot use Gaar on rolls. He may use several Dwurt on one roll, one at a time. A Dwurt rerolls nothing; it gives +3 to a Hero Roll or −3 to a Monster's Battle Value.
    .title = Dwurt on rolls
EU-DWURT-06 = Dwurt may also pay for effects of Hero tiles.
    .title = Dwurt for tiles
EU-DWURT-07 = The Dwurt die starts at 0. Each Dwurt used on a roll or a tile raises it by 1, up to 5. Turning Gaar into Dwurt does not raise it.
    .title = The Dwurt die
EU-DWURT-08 = At the end of your turn apply the face of the Dwurt die, then set it to 0. 0: take 1 Dwurt. 1: draw 1 Silver card. 2: draw 2 Silver cards, 1 Wound. 3: take 1 Dwurt, draw 3 Silver cards, lose 1 Reputation, 2 Wounds. 4: take 1 Dwurt, draw 1 Gold card, lose 1 Reputation, 4 Wounds. 5: take 2 Dwurt, draw 1 Gold card, lose 1 Reputation, 6 Wounds.
    .title = Faces of the Dwurt die
EU-DWURT-09 = In solo play these draws add nothing to the banks.
    .title = Dwurt die in solo play
EU-DWURT-10 = If Skoldur dies of the Dwurt die, it is a death outside Combat, but it costs only 1 Reputation, besides the 1 of the face itself.
    .title = Death by the Dwurt die
EU-DWURT-11 = Skoldur has tiles of value 0 that are not Starting tiles. They must be revealed as usual, for 1 gold.
    .title = Tiles of value 0

## Scenarios

EU-SCEN = Scenarios
EU-SCEN-01 = A scenario fixes its modes, the number of rounds, the Start tile, the Chapters and the map table, whether Elite Monsters are used, what you start with, its modules (Badges, Events, Legends, Farrug, Golem), how the game ends and what else scores.
    .title = What a scenario fixes
EU-SCEN-02 = The Hunt: 10 rounds, Chapters I–IV, no Elite Monsters. Free Action on the centre of the Church: discard a Trophy of a level you have not delivered yet. The first to deliver a level gains 3 (level 1), 5 (level 2) or 8 (level 3) Reputation with the Badge, the second 1, 3 or 5. Each Hero delivers each level once.
    .title = The Hunt
EU-SCEN-03 = Defence of the Realm: 12 rounds, Chapters I–IV, Elite Monsters of levels 1–3, Events and Farrug. With 3 players the map is that of EU-SETUP-07.
    .title = Defence of the Realm
EU-SCEN-04 = Walking Destruction: 10 rounds, Chapters I–V, Elite Monsters of levels 1 and 2, the Golem, the Ruins and Legends.
    .title = Walking Destruction
EU-SCEN-05 = Every Hero starts with 2 gold in each of the three scenarios. At the end of a round EU-ELITE-17 comes first, then Farrug or the Golem, then EU-ROUND-07.
    .title = Start bonus and end of a round

## Events

EU-EVENT = Events
EU-EVENT-01 = In Defence of the Realm the top Event card is revealed at the start of rounds 2, 4, 6, 8, 10 and 12. The seven Events are: no trade fee and free changes of the offer; no Water Power, and the Church heals 3 instead of 6; each Hero heals 4 and takes 1 Gaar; every Monster that is met gets 1 more Chaos; every Mining Action has a Mine Cart; each Hero loses up to 2 gold or 1 Reputation; no Hope is gained and each Hero draws 1 Silver card.
    .title = The Events
EU-EVENT-02 = An Event either works once or holds until the round ends. It comes after tokens, tiles and Gems are made ready. What concerns each Hero goes in turn order, and the owner of the Hero chooses.
    .title = Resolving an Event

## Legends

EU-LEGEND = Legends
EU-LEGEND-01 = When a Legend tile is revealed, its centre gets a random Legend card. Free Action on the centre: meet the requirement and take the Artifact of the card and its Reputation, 3 or 4. Each card is used once in a game.
    .title = Legend cards
EU-LEGEND-02 = Requirements work as in EU-QUEST-07. A Legend card is not a Quest card for scoring. If you cannot store the Artifact, you must give up another Item.
    .title = Meeting a Legend

## Farrug

EU-FARRUG = Farrug
EU-FARRUG-01 = Farrug appears at the start of round 5 on an outer field of the Church tile, always the same one. He has 4 stages in a fixed order. Stage 1 has { $farrug_1_health } Health and { $farrug_1_more } more per player, stage 2 has { $farrug_2_health } and { $farrug_2_more }, stage 3 has { $farrug_3_health } and { $farrug_3_more }, stage 4 has { $farrug_4_health } and { $farrug_4_more }.
    .title = Farrug appears
EU-FARRUG-02 = At the end of each round after he appeared, 1 of 4 Attack cards is drawn; the deck is reshuffled when empty. Farrug flies to the target and acts. Nearest liberated Place of Trade: Heroes there or adjacent take 2 Wounds, and the owner of the Trade token loses up to 1 gold; the token stays. Nearest Mining field: Heroes there or adjacent take 2 Wounds. Hero with the highest Reputation: Heroes on that field take 3 Wounds and draw 1 Silver card. Church: each Hero there or adjacent chooses 2 Wounds or the loss of up to 2 gold.
    .title = Farrug's attacks
EU-FARRUG-03 = On Farrug's field or adjacent to it you may spend a Combat Action to attack him. It is a normal Combat of at most 2 Combat Rounds, and a First Strike is allowed. Farrug is Immune (EU-ELITE-12, EU-ELITE-13). The Monster-Player is chosen as usual. Damage stays on the stage card.
    .title = Attacking Farrug
EU-FARRUG-04 = You gain 1 Reputation for every full 3 Damage you deal in one such Combat. If you break a stage, you take its reward and the Combat ends. Stage 1: 3 Reputation and 3 gold. Stage 2: 4 Reputation and 1 Gem of your choice, but no Diamond and no Demon Stone. Stage 3: 5 Reputation and 5 gold. Stage 4: 8 Reputation and a level 3 Treasure.
    .title = Rewards for fighting Farrug
EU-FARRUG-05 = When the Combat ends because its rounds are over, your Hero stays where it is. There is no Loot and no token. If your Hero dies, it is a normal death in Combat and the Damage stays.
    .title = After the Combat
EU-FARRUG-06 = When all four stages are broken, Farrug leaves. Whoever broke the last one takes the final reward. A competitive game goes on to the last round; in solo and cooperative play you win at once. If stage 4 is not broken after the last round, everybody loses 5 Reputation; in solo and cooperative play you lose.
    .title = Farrug beaten or not
EU-FARRUG-07 = Farrug stands in nobody's way and may share a field with Heroes. If his target does not exist, he stays and the card acts on his own field. Distances are counted as in EU-PORTAL-08. Among equally near fields a fixed order of the map decides, among Heroes with equal Reputation the one earliest in turn order.
    .title = Farrug's flight
EU-FARRUG-08 = The final reward is the reward of stage 4 and is given once. A new stage card starts without Damage; Damage beyond a stage is lost. The loss of 5 Reputation comes before final scoring.
    .title = Stages of Farrug
EU-FARRUG-09 = A Combat against Farrug or the Golem gives no Trophy, no Reward by Reputation and no token. At its end EU-COMBAT-43, EU-COMBAT-44 and EU-COMBAT-46 apply. If your Hero dies, EU-DEATH-02 is skipped.
    .title = End of a Combat with Farrug or the Golem

## The Golem

EU-GOLEM = The Golem
EU-GOLEM-01 = The Golem appears on the Ruins when their tile is revealed, or at the start of round 4 on the field farthest from the Church. At the end of each round it draws 1 of 10 Rage of Destruction cards, moves along the shortest path towards the Church and places Destruction tokens, A or B. Seven cards move it 1 field, two move it 2 fields, one leaves it where it is.
    .title = The Golem walks
EU-GOLEM-02 = A field with a Destruction token cannot be mined, traded at or used for Quests. A Hero on it may remove the token as a Free Action: A for 1 gold, B for 2 gold or 1 Essence. Removing a B gives 1 Reputation.
    .title = Destruction tokens
EU-GOLEM-03 = You may fight the Golem like Farrug (EU-FARRUG-03, EU-FARRUG-04, EU-FARRUG-05). It has { $golem_health } Health and { $golem_more } more per player, and Damage stays. Whoever deals the last Damage gains 8 Reputation and 4 gold. The Golem is removed and no more Rage cards are drawn.
    .title = Fighting the Golem
EU-GOLEM-04 = If the Golem enters the Church tile, every Hero loses 3 Reputation and the Golem returns to its start. In solo and cooperative play you lose.
    .title = The Golem at the Church
EU-GOLEM-05 = If the Ruins are not revealed in time, the Golem starts on the field with the greatest distance to the centre of the Church; a fixed order of the map breaks ties. The field where it appeared is its start, and Ruins revealed later change nothing. It enters the Church tile when it reaches one of the three outer fields, and its move ends there.
    .title = Start of the Golem
EU-GOLEM-06 = Each step goes to the adjacent field nearest to the centre of the Church; a fixed order of the map breaks ties. The Golem never enters the centre of a tile. Monsters and Heroes do not stop it and are not harmed.
    .title = The Golem's way
EU-GOLEM-07 = A field holds at most one Destruction token. B replaces A, A never replaces B. A Rage card puts its token on the last field entered, on every field entered, or on the Golem's own field and all adjacent Places of Trade. A card without movement places tokens only in this last way. The Rage deck is reshuffled when empty.
    .title = Placing Destruction tokens

## Decisions

GD = Decisions where the source has a gap
GD-01 = The Rules Supplement was not available to us. Nearly all faces of cards and tiles, such as Hero tiles, Items, Monsters, Quests, Gems, Essences and Elementals, are therefore our own reconstruction and not the printed ones (EU-CARD-09, EU-GEM-04, EU-ESSENCE-03, EU-QUEST-07). The numbers of cards and tiles are those of the box.
    .title = Cards and tiles
GD-02 = The Scenario Book was not available either. The names of the three scenarios and the map of Defence of the Realm for 3 players are from the source; the rest of their rules and numbers is ours (EU-SCEN-01, EU-SCEN-02, EU-SCEN-03, EU-SCEN-04).
    .title = Scenarios
GD-03 = Events, Legends, Farrug and the Golem are named in the source, but without their rules. We wrote rules for them (EU-EVENT-01, EU-LEGEND-01, EU-FARRUG-01, EU-GOLEM-01).
    .title = Events, Legends, Farrug, Golem
GD-04 = The Move value of the Combat token is lost. We take 3, after 1 for Mining and 2 for Trade (EU-ACTION-03).
    .title = Move value of the Combat token
GD-05 = The source does not give the Health you get for 1 gold when you trade. We take 3 at the Merchant, 5 at the Alchemist and 4 at the Dragon Slayers (EU-TRADE-15).
    .title = Healing at Places of Trade
GD-06 = Of the scoring table only the categories are known. The values are ours (EU-SCORE-09).
    .title = Values of the scoring table
GD-07 = The places of the Books on the Reputation track are ours and fit our Hero tiles (EU-LEVEL-04).
    .title = Books on the track
GD-08 = Only Maeldur's starting Health is known. The Health of the other five Heroes is ours (EU-SETUP-09).
    .title = Starting Health
GD-09 = Six effects of the Dwurt die are listed and the die starts at zero. We take them as the faces 0 to 5, and the die stops at 5 (EU-DWURT-07, EU-DWURT-08).
    .title = Numbers of the Dwurt die
GD-10 = The Hope die has a blank face and five values, so Hope stops at 5 (EU-SHII-07).
    .title = Maximum of the Hope die
GD-11 = The picture of how tiles may be placed is lost. We use the one arrangement in which all tiles lie the same way round and leave no gaps; it also gives the three new tiles of the example (EU-MAP-03).
    .title = How map tiles lie
GD-12 = The source names Soul Control as a card to be replaced in solo play and explains Mind Control there. We take them as two types of 8 cards; with Mighty Strike and Healing that makes the 32 Gold cards. Mighty Strike, spelt in two ways, is one type (EU-CARD-09, EU-SOLO-01).
    .title = Types of Gold cards
GD-13 = Trade tokens lie on the outer fields of the Dragon Slayer Towers, but you trade in the centre. No fee is due there (EU-TRADE-03).
    .title = Trade fee at the Dragon Slayers
GD-14 = The source gives no number of Encounter cards for cooperative play. We follow the solo rule: 3 cards, whatever the number of players (EU-COOP-01, EU-SOLO-03).
    .title = Encounters in cooperative play
GD-15 = It is open which marked Hero tiles are used in cooperative play. As there are several Heroes, we use those for 2–4 players (EU-COOP-08).
    .title = Hero tiles in cooperative play
GD-16 = The token you place for defeating the Monster of a Treasure field also marks the Treasure. Only the winner may take it, and only before leaving the field (EU-FREE-03).
    .title = A guarded Treasure
GD-17 = Immunity is described only in general. EU-ELITE-13 and EU-ELITE-19 say what it stops and what still works.
    .title = Immunity of Elite Monsters
GD-18 = If even the cards in hand are a tie, the source sends you into another game. Here the victory is shared (EU-SCORE-10).
    .title = Shared victory
GD-19 = Faer Power, Defensive Magic, the Characters, the Accomplice, the Saboteur, the Initiative tokens, Mirrezil and Brasath are not offered: we know them by name only (EU-COMP-10, EU-COMP-11).
    .title = What is not offered
GD-20 = Against Elite Monsters, Farrug and the Golem the Monster-Player is chosen as in any other Combat (EU-ELITE-07, EU-FARRUG-03, EU-GOLEM-03).
    .title = Who plays a special enemy
GD-21 = Achievement sheets, Help cards, Hero sheets, the other side of the trade board and the Monster tiles change no rule, so you do not find them here (EU-COMP-10, EU-COMP-13).
    .title = Components without rules
GD-22 = A death outside your own turn, by an Event for example, is a death outside Combat (EU-DEATH-08).
    .title = Death in another's turn
GD-23 = The two Interaction tokens you place for the Monster of a Mining field both count in scoring as long as both lie there (EU-LIBERATE-04, EU-SCORE-09).
    .title = Two tokens on a Mining field
GD-24 = It is open what happens if the Monster is defeated and your Hero falls to 0 Health at the same moment. The Hero is dead (EU-COMBAT-16).
    .title = Both fall at once
GD-25 = A harmless Combat, changes of the offer and the revealing of cards could go on for ever. EU-COMBAT-53, EU-TRADE-19 and EU-SOLO-24 end them; ordinary play hardly notices.
    .title = Things without end
GD-26 = The Lair of a Bounty may not be on the map at all. EU-ELITE-17 makes room for the next Bounty.
    .title = A Lair that is missing
GD-27 = Regeneration heals at the start of step A2, from the second Combat Round on (EU-CARD-09, EU-COMBAT-19).
    .title = When Regeneration heals
GD-28 = The strengths of our Monsters, prices and rewards were tuned with bots over more than 500 games of each scenario, with two to four players. A careful bot wins about 95 in 100 of the fights that it chooses at level 1, 86 at level 2 and 84 at level 3, and what wears it down is one fight after another; no Hero ends more than a tenth from the mean of all; every Place of Trade and every Encounter is used. Alone and together Farrug and the Golem are hard: bots hardly ever win (GD-01, GD-02). The figures are in docs/euthia-balance.md.
    .title = Balance
GD-29 = These rules hold answers of ours to smaller questions: EU-SETUP-13, EU-SETUP-15, EU-SETUP-24, EU-SETUP-26, EU-GOLD-01, EU-GOLD-05, EU-TURN-06, EU-TURN-09, EU-DICE-09, EU-DICE-11, EU-EXPLORE-04, EU-EXPLORE-07, EU-SPECIAL-06, EU-PORTAL-05, EU-PORTAL-08, EU-ELEM-05, EU-ELEM-10, EU-QUEST-03, EU-MINE-06, EU-TRADE-02, EU-TRADE-17, EU-TRADE-18, EU-TRADE-20, EU-COMBAT-08, EU-COMBAT-29, EU-COMBAT-37, EU-GAAR-04, EU-SHIELD-03, EU-DAMAGE-05, EU-CARD-10, EU-CARD-11, EU-CARD-12, EU-COMBAT-48, EU-COMBAT-49, EU-COMBAT-50, EU-COMBAT-52, EU-COMBAT-55, EU-FREE-10, EU-HEALTH-05, EU-TIMING-01, EU-TIMING-02, EU-TIMING-04, EU-ITEM-06, EU-ITEM-07, EU-ITEM-08, EU-EQUIP-02, EU-ESSENCE-02, EU-ELITE-18, EU-ELITE-20, EU-SCORE-03, EU-SCORE-05, EU-SCORE-11, EU-SOLO-16, EU-SOLO-22, EU-SOLO-23, EU-SOLO-25, EU-SOLO-26, EU-SOLO-27, EU-COOP-09.
    .title = Smaller gaps
