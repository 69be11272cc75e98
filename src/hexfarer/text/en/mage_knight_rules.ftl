### Mage Knight: the rules of both editions in English, one message per rule.
### The value is the rule as a player reads it, .title its short name.
### A message whose id is a prefix without a number is a chapter heading.

## Setup

MK-SETUP = Setup
MK-SETUP-01 = Choose one scenario. You may add variants only if every player agrees. Both are fixed before heroes are chosen.
    .title = Scenario and variants
MK-SETUP-02 = Players choose heroes one after another, in an agreed or random order. Each hero is taken at most once.
    .title = Choosing heroes
MK-SETUP-03 = The round order tokens form a column in the order in which heroes were picked. The first picker is on top, in position 1; the last is at the bottom.
    .title = First round order
MK-SETUP-04 = In every setup and offer formula the number of players counts real players only, never the dummy player.
    .title = Counting players
MK-SETUP-05 = The first round is a Day unless a variant or the scenario says otherwise.
    .title = The first round
MK-SETUP-06 = The Source holds as many mana dice as there are players, plus 2. All of them are rolled at setup.
    .title = Dice in the Source
MK-SETUP-07 = After the whole Source is rolled, at least half of the dice must show basic colours. Otherwise all gold and black dice are rerolled together, again and again, until this is so.
    .title = Half in basic colours
MK-SETUP-08 = You start with 0 fame and on space 0 of the reputation track.
    .title = Starting fame and reputation
MK-SETUP-09 = Enemy tokens are sorted by their backs into six shuffled face-down piles, and ruins tokens into a seventh; each pile has its own discard pile. Green are marauding orcs (rampaging orc spaces, ruins); grey are keep garrisons (keeps, cities, ruins); brown are dungeon monsters (dungeons, monster dens, spawning grounds, summoning, cities, ruins); violet are mage tower garrisons (mage towers, monasteries, cities, ruins); white are city garrisons (cities, ruins); red are draconum (rampaging draconum spaces, tombs, ruins). The yellow hexagonal ones are ruins tokens (ancient ruins).
    .title = Token piles
MK-SETUP-10 = When a token must be drawn from an empty pile, its discard pile is shuffled and becomes the new pile.
    .title = Empty token pile
MK-SETUP-11 = If both a pile and its discard pile are empty, nothing is drawn. The rule that asked for the token is skipped for that token.
    .title = No token left
MK-SETUP-12 = Artifacts form a face-down deck. There is never an artifact offer.
    .title = The artifact deck
MK-SETUP-13 = Wounds form one open pile that is practically unlimited.
    .title = The wound pile
MK-SETUP-14 = The spells are shuffled. The top three are turned up as the spell offer, an ordered column with a top and a lowest position.
    .title = The spell offer
MK-SETUP-15 = Advanced actions are prepared in the same way: a deck and a column of three, the advanced action offer.
    .title = The advanced action offer
MK-SETUP-16 = Regular (silver) and elite (gold) units form two decks, shuffled separately and placed face down.
    .title = The unit decks
MK-SETUP-17 = The first unit offer holds as many regular units as there are players, plus 2.
    .title = The first unit offer
MK-SETUP-18 = The tile deck has the scenario's number of countryside tiles on top, drawn at random and shuffled. Below lie the scenario's core tiles: random city tiles and random non-city tiles, shuffled together.
    .title = The tile deck
MK-SETUP-19 = Next to side A of the starting tile two countryside tiles are revealed at setup, next to side B three. They come from the tile deck and keep the orientation of the starting tile (positions: MK-MAP-08).
    .title = The first tiles
MK-SETUP-20 = The “when revealed” instructions of all sites on the tiles revealed at setup are carried out. This includes adding one advanced action to the unit offer for each monastery.
    .title = Sites on the first tiles
MK-SETUP-21 = You shuffle the 16 basic action cards of your hero into your deed deck and draw 5 cards.
    .title = Deed deck and hand
MK-SETUP-22 = You start with your level tokens stacked with 1–2 on top, one command token, no units, no skills and no crystals. Your supply of shield tokens is unlimited.
    .title = What you start with
MK-SETUP-23 = Your hero's 10 skill tokens are shuffled face down.
    .title = Skill tokens
    .edition = base
MK-SETUP-24 = Your hero has 11 skill tokens. In a cooperative or solo game remove the competitive interactive one, in a competitive game the cooperative one. Shuffle the other 10 face down.
    .title = One skill token too many
    .edition = ultimate
MK-SETUP-25 = The common skill area starts empty.
    .title = The common skill area
MK-SETUP-26 = Heroes start off the map. Your hero is put on the portal space at the start of your first turn.
    .title = Off the map
MK-SETUP-27 = The six Day tactics are displayed face up. The six Night tactics are set aside.
    .title = Displayed tactics
MK-SETUP-28 = The bank holds an unlimited number of mana tokens.
    .title = The bank
MK-SETUP-29 = Only components of the base game are used, among them 12 ruins tokens, with the base-game decks of the heroes. Cards have the texts of the first printing, and enemy tokens the values of the first edition.
    .title = Base edition components
    .edition = base
MK-SETUP-30 = All seven heroes, all cards, units and skills are used, with their revised texts, 15 ruins tokens, and the enemies of the base game and its first expansion. More tiles and enemies are options.
    .title = Ultimate Edition components
    .edition = ultimate

## The round

MK-ROUND = The round
MK-ROUND-01 = A round is one Day or one Night. In it the players take turns in round order, over and over, until the round ends.
    .title = Days and Nights
MK-ROUND-02 = In the first round of the game the round preparation is skipped.
    .title = No first preparation
MK-ROUND-03 = Preparation, step 1: Day changes to Night or Night to Day.
    .title = Day and Night change
MK-ROUND-04 = Preparation, step 2: every die of the Source is rerolled. At least half must then show basic colours (MK-SETUP-07).
    .title = Rolling the Source
MK-ROUND-05 = Preparation, step 3a: all units in the unit offer go to the bottom of their own decks. All advanced actions in the unit offer go to the bottom of the advanced action deck.
    .title = Clearing the unit offer
MK-ROUND-06 = Preparation, step 3b: as many units are dealt as there are players, plus 2. If no core tile has been revealed so far, all are regular; otherwise elite and regular units alternate, starting with an elite one.
    .title = Dealing new units
MK-ROUND-07 = Preparation, step 3c: for each unburned monastery on the map one advanced action from the advanced action deck is added to the unit offer.
    .title = Monastery cards
MK-ROUND-08 = Preparation, step 4: the lowest card of the advanced action offer goes to the bottom of its deck. The others move down one position and a new card fills the top position.
    .title = Refreshing the advanced actions
MK-ROUND-09 = Preparation, step 5: the spell offer is refreshed in the same way: the lowest spell goes to the bottom of the spell deck, the others move down and a new spell fills the top position.
    .title = Refreshing the spells
MK-ROUND-10 = Preparation, step 6: the tactics of the last round are collected. The set for the new time of day is displayed face up; scenario rules may have removed some of it.
    .title = New tactics
MK-ROUND-11 = Preparation, step 7: you turn all your skill tokens and banners face up and ready all your units, also wounded ones; their wounds stay. For each attached banner decide whether it stays or joins your deck. Then shuffle your hand, deck, discard pile, play area (MK-PVP-14), set-aside and returned cards into a new deed deck and draw up to your hand limit.
    .title = Your own preparation
MK-ROUND-12 = The hand limit for the draw in MK-ROUND-11 includes keep and city bonuses (MK-ENDTURN-22 to MK-ENDTURN-25).
    .title = Bonuses for the new hand
MK-ROUND-13 = At the start of a Day round every face-down ruins token on the map is turned up. Keep and mage tower tokens adjacent to a hero on the map are turned up too.
    .title = Tokens at dawn
MK-ROUND-14 = At the end of each player's turn the end condition of the scenario is checked. Once it is met, the players have their last turns as the scenario says.
    .title = When the end is checked
    .edition = ultimate
MK-ROUND-15 = If both the end of the round was announced and the end condition is met, last turns are counted from what happened first. Nobody has two last turns.
    .title = Two ends at once
    .edition = ultimate
MK-ROUND-16 = After your last turn of a round you may play nothing, not even effects that work outside your turn, until the turns of the next round begin.
    .title = After the last turn
    .edition = ultimate
MK-ROUND-17 = If in your last turn of a round an effect raises your hand limit for the next draw, it counts for the hand that you draw for the next round.
    .title = Cards promised in a last turn
    .edition = ultimate
MK-ROUND-18 = The game ends at the end of the round that reaches the scenario's round limit, or as the scenario's end condition says. Otherwise a new round is prepared.
    .title = End of the game
MK-ROUND-19 = At the end of each player's turn the scenario's end condition is checked; when it is met, players get their final turns as the scenario states. If the end of the round has also been announced, the final turns are counted from whichever came first. Nobody gets two final turns.
    .title = Checking the end condition
    .edition = base
MK-ROUND-20 = If the unit deck to deal from next (elite or regular) is empty, units are dealt from the other one, but never elite units where a scenario excludes them. If both are empty, the offer stays smaller.
    .title = Empty unit deck

## Tactics

MK-TACTIC = Tactics
MK-TACTIC-01 = After the hands are drawn, each player takes exactly one displayed tactic. No two players take the same one.
    .title = One tactic each
MK-TACTIC-02 = The player with the least fame chooses first, then the others in rising order of fame. If fame is tied, the player whose round order token is lower in the column chooses first.
    .title = Order of choosing
MK-TACTIC-03 = In round 1, with fame equal, tactics are chosen in the reverse order of picking heroes.
    .title = Order in round 1
MK-TACTIC-04 = Instructions triggered by taking a tactic are carried out at once, before the next player chooses.
    .title = Instructions on taking
MK-TACTIC-05 = Then the round order tokens are sorted by tactic number, the lowest on top. That is the turn order of the round.
    .title = Turn order of the round
MK-TACTIC-06 = Tactics that nobody took are set aside for this round.
    .title = Tactics not taken
MK-TACTIC-07 = Off-turn effects cannot be used before all tactics are chosen.
    .title = No off-turn effects yet

## Deed cards

MK-CARD = Deed cards
MK-CARD-01 = Deed cards are basic actions, advanced actions, spells, artifacts and wounds. Your starting deck holds only basic actions.
    .title = Kinds of deed card
MK-CARD-02 = To play a card, move it from your hand to your play area and carry out one effect of your choice.
    .title = Playing a card
MK-CARD-03 = An action card gives its basic effect for free, or its strong effect for one mana of its colour.
    .title = Action cards
MK-CARD-04 = A spell gives its basic effect for one mana of its colour.
    .title = Spells, basic effect
MK-CARD-05 = A spell gives its strong effect only under Night rules, for one mana of its colour plus one black mana.
    .title = Spells, strong effect
MK-CARD-06 = An artifact gives its basic effect for free, and the card goes to your discard pile later. For its strong effect you throw the card away.
    .title = Artifact cards
MK-CARD-07 = A wound can never be played, neither for an effect nor sideways.
    .title = Wounds cannot be played
MK-CARD-08 = You may play any deed card except a wound sideways, for exactly one of these: Move 1, Influence 1, Attack 1 or Block 1.
    .title = Playing sideways
MK-CARD-09 = A card played sideways is always physical and never Ranged or Siege.
    .title = Sideways is physical
MK-CARD-10 = You pay the mana for a strong effect when you play the card. A card already played can never be made stronger later.
    .title = Paying at once
MK-CARD-11 = Effects that give the same kind of points add up, wherever they come from.
    .title = Points add up
MK-CARD-12 = The cards you played go to your discard pile at the end of your turn. Cards you did not play stay in your hand unless you discard them.
    .title = Played and unplayed cards
MK-CARD-13 = If a card effect has an extra cost (more mana, or another card to discard or throw away), you cannot play it unless you can pay the cost in full.
    .title = Extra costs
MK-CARD-14 = If the cost is to discard or throw away “a card” or “any card”, this never means a wound unless wounds are named.
    .title = Wounds as a cost
MK-CARD-15 = The colour of a card is the colour of the mana that powers it. Artifacts and wounds have no colour.
    .title = Colour of a card
MK-CARD-16 = An action card of two colours is powered by one mana of either, and counts as a card of both colours.
    .title = Cards of two colours
    .edition = ultimate

## Units

MK-UNIT = Units
MK-UNIT-01 = Your units lie in your unit area. They are never in your hand, deck or discard pile.
    .title = The unit area
MK-UNIT-02 = Each unit occupies one command token. You cannot have more units than command tokens.
    .title = One token per unit
MK-UNIT-03 = A unit is Ready or Spent. Apart from that it is Wounded or not.
    .title = States of a unit
MK-UNIT-04 = A unit you have just gained is Ready and unwounded.
    .title = New units
MK-UNIT-05 = To gain a unit without a free command token you must disband one of your units; it is removed from the game. The new unit does not take over its state.
    .title = Making room by disbanding
MK-UNIT-06 = You may activate a Ready, unwounded unit. It becomes Spent and exactly one of its printed abilities takes effect.
    .title = Activating a unit
MK-UNIT-07 = For an ability with a mana symbol you must first pay one mana of that colour.
    .title = Abilities that cost mana
MK-UNIT-08 = The points of a unit combine freely with points of the same kind from cards, skills and other units.
    .title = Combining points
MK-UNIT-09 = “Ready a unit” makes it Ready. It can be activated again in the same round.
    .title = Readying a unit
MK-UNIT-10 = Units are not readied at the end of a turn. All are readied in the round preparation.
    .title = When units become Ready
MK-UNIT-11 = An effect that raises the Attack, Block or another value of a unit works only if the unit has a value of that kind.
    .title = Boosting units
    .edition = ultimate
MK-UNIT-12 = You may activate a unit in the turn you recruited it. Its Influence cannot help to pay for itself.
    .title = Units recruited this turn
MK-UNIT-13 = Destroyed and disbanded units leave the game; they do not return to a unit deck. Wound cards on them return to the wound pile.
    .title = Units that leave
MK-UNIT-14 = Where units cannot be used (dungeon, tomb, burning a monastery), you may neither activate units nor assign damage to them during that combat. The exception is a unit whose effect text lifts the ban, for example through Bonds of Loyalty.
    .title = Fights without units

## Banners

MK-BANNER = Banners
MK-BANNER-01 = You may attach a banner artifact from your hand to one of your units at any time in your turn. This counts as playing a card.
    .title = Attaching a banner
MK-BANNER-02 = While a banner is attached, only its basic effect works, and only for that unit. Its strong effect is not available.
    .title = Only the basic effect
MK-BANNER-03 = A unit has at most one banner. If you attach another, the old one goes to your discard pile.
    .title = One banner per unit
MK-BANNER-04 = If the unit is destroyed or disbanded, its banner goes to your discard pile.
    .title = Banner of a lost unit
MK-BANNER-05 = At the end of each round you decide for each banner: keep it attached or shuffle it into your deck.
    .title = Keep or shuffle
MK-BANNER-06 = A banner that was turned face down by its own text is turned up in the round preparation.
    .title = Banners turn up

## Skills

MK-SKILL = Skills
MK-SKILL-01 = You have no skill at the start. You gain one on reaching each even level (MK-LEVEL-05).
    .title = Gaining skills
MK-SKILL-02 = A skill you have gained works the same whichever hero's set it came from.
    .title = Skills of other heroes
MK-SKILL-03 = You may use a skill without a special symbol once in each of your turns.
    .title = Once a turn
MK-SKILL-04 = You may use a once-per-round skill once per round in your turn. It is then turned face down until the next round preparation.
    .title = Once a round
MK-SKILL-05 = Motivation, in each hero's version, is usable once per round. You may also use it in another player's turn.
    .title = Motivation off-turn
MK-SKILL-06 = You use an interactive skill once per round in your turn. Its token goes to the centre of the table and affects the other players' turns.
    .title = Interactive skills
MK-SKILL-07 = At the start of your next turn your interactive token returns to you face down.
    .title = Interactive token returns
MK-SKILL-08 = If the round ends before your next turn, your interactive token returns to you then.
    .title = Interactive token at the end of a round
    .edition = ultimate
MK-SKILL-09 = If the end of the round is announced while the token is in effect, the part that harms other players stops at once. The part that benefits the owner keeps working.
    .title = Token at the round's end
    .edition = base
MK-SKILL-10 = Skills are not cards. Using one does not in itself fulfil MK-TURN-20, but a card played or discarded from your hand through a skill does.
    .title = Skills are not cards
MK-SKILL-11 = An interactive skill without a lasting part, for example Healing Ritual, is turned face down at once instead of going to the centre of the table.
    .title = No lasting part
MK-SKILL-12 = A cooperative interactive token lies in the centre until a player whom its text allows it returns it for the benefit. It then goes face down to its owner. If nobody returns it, it comes back by itself (MK-SKILL-07, MK-SKILL-08).
    .title = Cooperative tokens
    .edition = ultimate

## Mana

MK-MANA = Mana
MK-MANA-01 = The basic colours are red, blue, green and white. The special colours are gold and black.
    .title = Colours of mana
MK-MANA-02 = Pure mana is a die or a token in your play area. Pure mana you do not use disappears at the end of your turn.
    .title = Pure mana
MK-MANA-03 = Crystals are stored in your inventory, at most 3 of each basic colour. There are no gold or black crystals.
    .title = Storing crystals
MK-MANA-04 = You may turn a crystal into one pure mana of its colour at any moment of your turn.
    .title = Using a crystal
MK-MANA-05 = Pure mana becomes a crystal only through an effect that says so.
    .title = Making crystals
MK-MANA-06 = Under Day rules you may use gold mana as any basic colour. It then counts as that colour for every purpose.
    .title = Gold by Day
MK-MANA-07 = Under Day rules black mana cannot be used at all.
    .title = Black by Day
MK-MANA-08 = Under Night rules you can use black mana only where black is asked for, for example for strong spells. It never stands for a basic colour.
    .title = Black at Night
MK-MANA-09 = Under Night rules gold mana cannot be used at all.
    .title = Gold at Night
MK-MANA-10 = In each of your turns you may take one die from the Source and use it as one mana of the colour it shows. You may use more dice only through effects.
    .title = One die a turn
MK-MANA-11 = You take a die only at the moment you spend its mana. Taking a die without spending it is not allowed.
    .title = Take and spend
MK-MANA-12 = A die of the Source that shows black by Day or gold by Night is depleted. You cannot take it unless an effect allows it.
    .title = Depleted dice
    .edition = ultimate
MK-MANA-13 = Dice used in a turn stay out of the Source until the end of that turn. Then each is rerolled once and returned; MK-SETUP-07 does not apply to this reroll.
    .title = Used dice
MK-MANA-14 = Where Night rules apply (dungeon, tomb), mana, spells and effects that depend on day or night work as at Night from entering until that combat ends, even in a Day round. You may take black dice from the Source, but not gold ones.
    .title = Night rules by Day
MK-MANA-15 = The bank never runs out.
    .title = Endless bank

## Effects

MK-EFFECT = Effects
MK-EFFECT-01 = Effects come from deed cards, units, skills and some tactics. “Move X”, “Influence X”, “Heal X”, “Attack X” and “Block X” give X points of that kind.
    .title = Sources of effects
MK-EFFECT-02 = An effect that changes values or rules lasts until the end of the current turn unless its text says otherwise.
    .title = How long effects last
MK-EFFECT-03 = You may play any number of special effects at any moment of your turn, including any combat phase.
    .title = Special effects
MK-EFFECT-04 = You may play healing effects at any moment of your turn except during combat.
    .title = Healing effects
MK-EFFECT-05 = You may play Move, Influence, Attack and Block effects only in the phase that uses them, or when an earlier effect makes them usable.
    .title = Effects in their phase
    .edition = base
MK-EFFECT-06 = You may play Move and Influence effects at any moment of your turn, like special effects; Attack and Block only in their phases of combat.
    .title = Move and Influence at any time
    .edition = ultimate
MK-EFFECT-07 = Outside the movement part of a turn no effect may move your figure or reveal a tile unless it explicitly says that it works there. Otherwise that part of the effect is ignored.
    .title = Moving outside movement
MK-EFFECT-08 = A text that limits an effect to “attack phase only” or the like is obeyed to the letter.
    .title = Limits in the text
MK-EFFECT-09 = If you use the effect of another card or token through a card, all of it is one effect. Its Attack or Block cannot be divided among several targets, even if it is carried out several times.
    .title = An effect through a card is one effect
    .edition = ultimate
MK-EFFECT-10 = All limits of the effect that you use through another card hold. It keeps its own colour for resistances, even if you did not pay its mana.
    .title = The inner effect keeps its limits
    .edition = ultimate
MK-EFFECT-11 = If a spell that must be set aside after its use (Time Bending) is used through another card, the card that was really played is set aside.
    .title = A spell that is set aside
    .edition = ultimate
MK-EFFECT-12 = Every effect that readies a unit is a healing effect, whatever its icon or source (card, unit, skill, banner). So it can never be played in combat.
    .title = Readying is healing
MK-EFFECT-13 = The icons of a card or ability decide when you may play it. If its only icon is healing, you cannot play it in combat, not even for another option such as drawing cards; with several icons you may choose only the parts that are legal at that moment. Playing sideways is not affected.
    .title = Icons decide the moment

## Gaining mana and cards

MK-GAIN = Gaining mana and cards
MK-GAIN-01 = Mana tokens you gain go to your play area.
    .title = Gaining mana tokens
MK-GAIN-02 = A crystal gained by an effect during your turn goes to your inventory. If you already store 3 of that colour, it becomes a mana token of that colour in your play area instead.
    .title = Gaining crystals
MK-GAIN-03 = An advanced action, spell or artifact you gain goes on top of your deed deck unless the text says otherwise.
    .title = New cards on top
MK-GAIN-04 = When a card is taken from the spell offer or the advanced action offer, the offer is refilled at once. The cards above move down and a new card fills the top position.
    .title = Refilling the offers
MK-GAIN-05 = Cards taken from the unit offer (units or advanced actions of monasteries) are not replaced until the next round preparation.
    .title = Unit offer not refilled
MK-GAIN-06 = You receive bought or won artifacts, and all combat rewards, in end-of-turn step 5.
    .title = Rewards come later
MK-GAIN-07 = If a deck is empty when an offer is refilled, the offer simply gets smaller. If you are entitled to a card that does not exist, you get nothing.
    .title = Empty decks

## Discarding and throwing away

MK-DISCARD = Discarding and throwing away
MK-DISCARD-01 = To discard a card is to put it on your own discard pile. You may discard a wound only if the effect explicitly allows it.
    .title = What discarding means
MK-DISCARD-02 = A wound that you throw away goes back to the wound pile.
    .title = Throwing away wounds
MK-DISCARD-03 = Any other card that you throw away is removed from the game.
    .title = Throwing away other cards

## Taking back

MK-UNDO = Taking back
MK-UNDO-01 = You may take back any of your decisions of the current turn, step by step, back to the last irreversible event.
    .title = Step by step
MK-UNDO-02 = Irreversible events are: a map tile is revealed; an enemy or ruins token is revealed or drawn; any card is revealed or drawn (your deed deck, refilled offers, artifact, unit or advanced action deck, cards in a hand other than the one you play or discard); a skill token is turned up; a die is rolled; another player reacts to or answers your action.
    .title = Irreversible events
MK-UNDO-03 = After an irreversible event everything done before it is final, including mana paid and units and skills used.
    .title = What is final
MK-UNDO-04 = Starting a combat against enemies that were all revealed already can be taken back until one of the events of MK-UNDO-02 happens.
    .title = Taking back a combat
MK-UNDO-05 = Ending your turn cannot be taken back, even if no die was rolled and no card drawn.
    .title = End of turn is final

## Your turn

MK-TURN = Your turn
MK-TURN-01 = “Before your turn” and “in another player's turn” are the same permission. You may use such an effect while others play or immediately before your own turn, also before the first turn of the round and between two of your turns in a row.
    .title = Off-turn effects
MK-TURN-02 = You may use an effect that works outside your turn in reaction to an effect that another player announces. It is carried out before that effect, never in the middle of one.
    .title = Reacting
    .edition = ultimate
MK-TURN-03 = You may not use such an effect while your turn is ending, before all have chosen their tactics, or after your last turn of the round.
    .title = When off-turn effects are forbidden
    .edition = ultimate
MK-TURN-04 = You may play no other effect outside your own turn, except as a defender against another player or as a participant in a cooperative assault.
    .title = Nothing else off-turn
MK-TURN-05 = Whether your deck or hand is empty at the start of your turn is checked after all before-turn effects.
    .title = When emptiness is checked
MK-TURN-06 = If your round order token is face down, turn it face up and skip your whole turn. You cannot announce the end of the round in that turn.
    .title = Face-down round order token
MK-TURN-07 = Your interactive skill tokens that are still in effect expire at the start of your turn, whether or not you skip the turn.
    .title = Interactive skills expire
MK-TURN-08 = If your hero ended its previous turn on the portal, or has not entered the map yet, it is placed on the portal space.
    .title = Onto the portal
MK-TURN-09 = If your deed deck is empty and the end of the round has not been announced, you may forfeit your turn and announce the end of the round.
    .title = Announcing the round's end
MK-TURN-10 = If your deck and hand are both empty and the end of the round has not been announced, you must announce it.
    .title = When you must announce
MK-TURN-11 = If your deck and hand are both empty and the end of the round was already announced, you must forfeit your turn without effect.
    .title = Nothing left to play
MK-TURN-12 = After the announcement every other player takes exactly one more turn in round order; then the round ends. The player who announced it takes none. For the dummy player see MK-DUMMY-REF-01.
    .title = Final turns
MK-TURN-13 = A forfeited turn ends immediately: you get no start-of-turn or end-of-turn benefit of your space, draw nothing and discard nothing.
    .title = Forfeited turns
MK-TURN-14 = Once the end of the round is announced, nobody can announce it again.
    .title = Announced only once
MK-TURN-15 = If you still had a final turn to take and must skip a turn (MK-TURN-06), the skipped turn counts as your final turn.
    .title = Skipping the final turn
MK-TURN-16 = If you do not forfeit the turn, you get the start-of-turn benefits of your space: the mana of a magical glade (MK-SITE-GLADE-02).
    .title = Benefits at the start
MK-TURN-17 = You take either a regular turn or a rest.
    .title = Regular turn or rest
MK-TURN-18 = A regular turn consists of optional movement followed by at most one action.
    .title = The regular turn
MK-TURN-19 = Once your action has begun, you can neither move nor explore in that turn.
    .title = No movement after acting
MK-TURN-20 = During your turn, or at the latest in end-of-turn step 7, you must play or discard at least one card from your hand. The exception is a turn at whose start your hand was empty and your deck was not.
    .title = At least one card
MK-TURN-21 = Special, healing, Move and Influence effects may be played before you choose between a regular turn and a rest.
    .title = Before choosing the kind of turn
    .edition = ultimate
MK-TURN-22 = An action is mandatory if (a) your movement ended on a space with another hero where combat between players is allowed: you fight that player; (b) you made an assault: you fight the garrison; (c) you provoked rampaging enemies: you fight them. If (b) and (c) coincide, they are one combat.
    .title = Mandatory actions
MK-TURN-23 = If no action is mandatory, you may take one voluntary action: interact, enter an adventure site, challenge adjacent rampaging enemies, burn the monastery, start a cooperative assault, take an action of the scenario, or do nothing.
    .title = Voluntary actions
MK-TURN-24 = You have one action per turn, mandatory or voluntary.
    .title = One action a turn
MK-TURN-25 = At the moment your action starts you lose all unspent Move and Influence points.
    .title = Points are lost when the action starts
    .edition = ultimate
MK-TURN-26 = When you have finished, announce the end of your turn. The end-of-turn sequence follows (MK-ENDTURN-01); no effects may be played in it.
    .title = Ending your turn
MK-TURN-27 = The next player starts only when your whole end-of-turn sequence is completed.
    .title = When the next player starts
MK-TURN-28 = Unspent Move and Influence points never carry over into another phase unless an effect says so.
    .title = Points do not carry over
    .edition = base
MK-TURN-29 = An extra turn granted by an effect (The Right Moment, Time Bending) is a complete turn of yours directly after your end-of-turn sequence, with its own start-of-turn steps and its own Source die. The round order does not change. If you gain it in your final turn, you still play it, and it belongs to that final turn.
    .title = Extra turns
MK-TURN-30 = You may choose a regular turn only if your hand holds a card that is not a wound, or you have already played or discarded a card from your hand this turn, or your hand was empty at the start of the turn with cards left in your deck.
    .title = Who may take one

## Rest

MK-REST = Rest
MK-REST-01 = In a turn in which you rest your hero does not move, explore, interact or fight voluntarily.
    .title = What rest rules out
MK-REST-02 = Standard rest, if your hand holds at least one card that is not a wound: discard exactly one such card and any number of wounds, even none, from your hand.
    .title = Standard rest
MK-REST-03 = Slow recovery, if your hand holds only wounds and at least one: show your hand and discard exactly one wound.
    .title = Slow recovery
MK-REST-04 = Wounds discarded by resting go to your own discard pile. Resting is not healing.
    .title = Rest is not healing
MK-REST-05 = Your hand at the moment the rest is carried out decides the type of rest, after any effects you played earlier in the turn.
    .title = Which type of rest
MK-REST-06 = You may play special and healing effects before or after the rest.
    .title = Effects while resting
MK-REST-07 = You cannot rest with an empty hand.
    .title = Empty hand
MK-REST-08 = Resting fulfils MK-TURN-20. It ends with the normal end-of-turn sequence, including the benefits of your space.
    .title = After the rest

## Movement

MK-MOVE = Movement
MK-MOVE-01 = You can move only in the movement part of a regular turn.
    .title = When you can move
MK-MOVE-02 = Move points come from any number of Move effects, skills, units and sideways cards (1 each). You may add more at any time during movement.
    .title = Move points
MK-MOVE-03 = A step goes to an adjacent space and costs the terrain cost of the space you enter, with the Day or Night value of the round. Plains cost 2, hills 3, forest 3 by Day and 5 at Night, wasteland 4, desert 5 by Day and 3 at Night, swamp 5. A city space always costs 2 (MK-MOVE-04); lakes, mountains, sea and coast are inaccessible (MK-MOVE-05).
    .title = Steps and terrain costs
MK-MOVE-04 = Entering a city space costs 2, whatever its terrain, by Day and at Night.
    .title = Entering a city space
MK-MOVE-05 = Lakes and mountains are inaccessible without an effect. No effect ever lets you enter the sea.
    .title = Inaccessible terrain
MK-MOVE-06 = Points from different effects are pooled. Points left over stay available for later steps of the same movement.
    .title = Pooled points
MK-MOVE-07 = You may alternate freely between steps and exploring.
    .title = Steps and exploring
MK-MOVE-08 = Entering an unconquered keep, mage tower or city, or a keep owned by another player who is not a team mate, ends your movement at once and is an assault (MK-COMBAT-02).
    .title = Assault ends movement
MK-MOVE-09 = You cannot enter a space with an undefeated rampaging enemy token.
    .title = Rampaging enemies block
MK-MOVE-10 = Entering an adventure site never ends your movement and triggers nothing, except that a face-down ruins token is turned up.
    .title = Moving onto adventure sites
MK-MOVE-11 = Effects that change the rules of movement apply to movement after they are played, until the end of the turn.
    .title = Effects on movement
MK-MOVE-12 = You may apply cost reductions in any order you like. A cost never drops below 0, or below the minimum in the effect's text. A cost of 0 means a free step.
    .title = Cost reductions
MK-MOVE-13 = Effects may let you enter inaccessible terrain at a stated cost, but never the sea. Ending your turn there triggers forced withdrawal (MK-ENDTURN-04).
    .title = Opened terrain
MK-MOVE-14 = Effects that move your hero directly cost only what they state. They may pass over inaccessible spaces, rampaging enemies and fortified sites unless they say otherwise.
    .title = Direct movement
MK-MOVE-15 = Direct movement still provokes a rampaging enemy if start and end of a step are both adjacent to its token, unless the effect says it does not.
    .title = Direct movement provokes too
MK-MOVE-16 = The spaces your hero occupied this turn are recorded in order. Withdrawal follows this path backwards.
    .title = Your path this turn

## Safe spaces

MK-SAFE = Safe spaces
MK-SAFE-01 = A space is safe for your hero if all of this holds: it is accessible under normal rules (no inaccessible terrain, no rampaging enemy on it); it is not an unconquered fortified site; it is not a keep owned by an opponent (a team mate's keep is no obstacle, MK-TEAM-09); and no other hero stands on it, unless the space allows several heroes (portal, conquered city).
    .title = What makes it safe
MK-SAFE-02 = Your hero must end its turn on a safe space (MK-ENDTURN-04).
    .title = End on a safe space

## Rampaging enemies

MK-RAMPAGE = Rampaging enemies
MK-RAMPAGE-01 = If you move from a space adjacent to a rampaging enemy's token directly to another space adjacent to the same token, you provoke it. Your movement ends in the space you entered, and you must fight that enemy.
    .title = Provoking an enemy
MK-RAMPAGE-02 = One step may provoke several rampaging enemies. You fight all of them in one combat.
    .title = Several provoked at once
MK-RAMPAGE-03 = An assault is a step and can provoke. Provoked rampaging enemies join the same combat, are not fortified by the site, get no city bonus and need not be defeated to conquer the site.
    .title = Provoking by an assault
MK-RAMPAGE-04 = From a space adjacent to one or more rampaging enemies you may challenge any of them, one or several, as a voluntary action.
    .title = Challenging enemies
MK-RAMPAGE-05 = When a step started a combat (by provoking or by an assault), you may also challenge any rampaging enemies adjacent to the space you entered.
    .title = Challenging more of them
MK-RAMPAGE-06 = You may not challenge a rampaging enemy into a fight at an adventure site.
    .title = Not at adventure sites
MK-RAMPAGE-07 = Withdrawals and being pushed by another player never provoke.
    .title = Withdrawal never provokes
MK-RAMPAGE-08 = You may not enter a space occupied by another hero with a step that provokes a rampaging enemy.
    .title = Not onto another hero

## Exploring

MK-EXPLORE = Exploring
MK-EXPLORE-01 = Revealing a tile is part of movement and costs 2 Move points.
    .title = Cost of exploring
MK-EXPLORE-02 = Your hero must stand on a space adjacent to the position of the new tile, that is adjacent to at least one of its seven spaces.
    .title = Where you must stand
MK-EXPLORE-03 = A tile is a centre space and its six neighbours. From its centre you reach the centre of each neighbouring tile by two spaces in one of the six directions (east, south-east, south-west, west, north-west, north-east) and one more in the next direction clockwise; no other position is possible. The scenario's coastline and map shape limit the positions (MK-MAP-09, MK-MAP-12, MK-MAP-14).
    .title = Positions of tiles
MK-EXPLORE-04 = If several positions are possible, you name the position before the tile is turned up.
    .title = Naming the position
MK-EXPLORE-05 = The tile keeps the orientation of the starting tile. It is not rotated unless a variant says so.
    .title = No rotation
MK-EXPLORE-06 = A countryside tile must be adjacent to at least two tiles of the map, or adjacent to a tile that is itself adjacent to at least two other tiles.
    .title = Placing countryside tiles
MK-EXPLORE-07 = A core tile must be adjacent to at least two tiles of the map. On a wedge map it must also obey the coast rule (MK-MAP-10).
    .title = Placing core tiles
MK-EXPLORE-08 = The position must be legal for the back colour of the top tile, which is visible.
    .title = Back of the top tile
MK-EXPLORE-09 = If the tile deck is empty, a random countryside tile left out of the game is drawn and, when those are used up, a random left-out core tile without a city. Such a tile must be adjacent to at least three tiles of the map. If none is left, exploring is impossible.
    .title = Empty tile deck
MK-EXPLORE-10 = The site instructions of a newly revealed tile are carried out immediately, space by space in this order: centre, north-east, east, south-east, south-west, west, north-west.
    .title = Sites on a new tile
MK-EXPLORE-11 = For each monastery revealed the top card of the advanced action deck is added to the unit offer.
    .title = Revealed monasteries
MK-EXPLORE-12 = When a city tile is revealed, take the city card, set the level given by the scenario (1 to 11) and draw its garrison face down onto the city card, tokens of these colours. White city: level 1: 1 white; 2: 1 grey and 1 white; 3: 2 white; 4: 2 grey and 1 white; 5: 1 grey and 2 white; 6: 3 grey and 1 white; 7: 2 grey and 2 white; 8: 1 grey and 3 white; 9: 3 grey and 2 white; 10: 2 grey and 3 white; 11: 1 grey and 4 white. Blue city: level 1: 1 grey and 1 violet; 2: 2 violet; 3: 1 violet and 1 white; 4: 1 grey, 1 violet and 1 white; 5: 2 violet and 1 white; 6: 1 violet and 2 white; 7: 1 grey, 2 violet and 1 white; 8: 2 violet and 2 white; 9: 1 violet and 3 white; 10: 1 grey, 2 violet and 2 white; 11: 2 violet and 3 white. Green city: level 1: 1 grey and 1 brown; 2: 2 brown; 3: 2 grey and 1 brown; 4: 1 grey, 1 brown and 1 white; 5: 2 brown and 1 white; 6: 2 grey, 1 brown and 1 white; 7: 1 grey, 2 brown and 1 white; 8: 2 brown and 2 white; 9: 1 grey, 3 brown and 1 white; 10: 1 grey, 2 brown and 2 white; 11: 2 brown and 3 white. Red city: level 1: 1 white; 2: 1 brown and 1 violet; 3: 1 brown and 1 white; 4: 1 brown and 2 violet; 5: 1 brown, 1 violet and 1 white; 6: 2 brown and 2 violet; 7: 1 brown, 2 violet and 1 white; 8: 1 brown, 1 violet and 2 white; 9: 2 brown, 2 violet and 1 white; 10: 2 brown, 1 violet and 2 white; 11: 1 brown, 1 violet and 3 white.
    .title = City garrisons
MK-EXPLORE-13 = After the reveal, tokens that must be visible because your hero is adjacent are turned up (MK-SITE-KEEP-02, MK-SITE-TOWER-02, MK-SITE-CITY-02).
    .title = Tokens next to you
MK-EXPLORE-14 = You may explore while you stand on a space with another hero, provided that your movement continues afterwards.
    .title = Exploring beside another hero

## Other heroes

MK-OTHER = Other heroes
MK-OTHER-01 = You may pass through spaces with other heroes, except a keep owned by the hero standing in it.
    .title = Passing through
MK-OTHER-02 = If you end your movement on a space with another hero, you attack that hero (combat between players, mandatory action), if such combat is allowed there and at that time.
    .title = Ending on another hero
MK-OTHER-03 = Entering a keep while its owner stands in it ends your movement and is an attack on the owner.
    .title = Keep with its owner
MK-OTHER-04 = On a space with another hero no action is allowed except combat with that player. The portal and a conquered city are exceptions.
    .title = No other action
MK-OTHER-05 = Any number of heroes may stand on the portal, and players cannot fight each other there. If you end your turn there, your hero leaves the map until your next turn.
    .title = The portal
MK-OTHER-06 = Any number of heroes may stand in a conquered city, and players cannot fight each other there. Heroes there stand on the city card and still count as being on the city space.
    .title = Conquered cities
MK-OTHER-07 = Players cannot fight each other when the end of the round was announced; the scenario's end condition was met; the game is cooperative or such combat was excluded by agreement; the other hero is a team mate; or the other player's round order token is face down (MK-PVP-07).
    .title = When attacks are impossible
MK-OTHER-08 = If your movement ends on another hero's space while combat between players is impossible, you may take no action. Forced withdrawal applies at the end of your turn.
    .title = Ending there in peace
MK-OTHER-09 = If you enter a keep whose owner stands in it while combat between players is impossible, your movement ends. This is no assault and costs no reputation; no action follows, and forced withdrawal applies.
    .title = Occupied keep in peace

## Interacting with locals

MK-INTERACT = Interacting with locals
MK-INTERACT-01 = Interaction is a voluntary action. You can interact in a village, an unburned monastery, your own keep, a mage tower conquered by anyone, a city conquered by anyone and a refugee camp.
    .title = Where you can interact
MK-INTERACT-02 = While your reputation marker is on X, you cannot interact.
    .title = Reputation X
MK-INTERACT-03 = Influence points come from Influence effects, skills, units and sideways cards (1 each), plus your reputation modifier, plus in a conquered city 1 for each of your shields on the city card. The modifier by space of the reputation track: −7 is X (no interaction), −6 gives −5, −5 gives −3, −4 gives −2, −3 and −2 give −1, −1 to +1 give 0, +2 and +3 give +1, +4 and +5 give +2, +6 gives +3, +7 gives +5.
    .title = Influence and reputation
MK-INTERACT-04 = The reputation modifier is fixed when the interaction starts. Later changes of your reputation do not alter it.
    .title = Reputation counts as it was
    .edition = ultimate
MK-INTERACT-05 = The reputation modifier and the bonus for city shields are applied once per turn, only in an interaction, however many things you buy.
    .title = Modifiers only once
MK-INTERACT-06 = The modifiers alone may be enough. You need not play any Influence effects.
    .title = Modifiers alone suffice
MK-INTERACT-07 = You may buy any number of things of any kind offered, as long as your points suffice. Your running total may start below zero, but you can never spend below zero.
    .title = Any number of purchases
MK-INTERACT-08 = You may recruit a unit from the unit offer if its site icon, or one of them, matches the site. You pay the printed cost, changed by effects.
    .title = Recruiting units
MK-INTERACT-09 = A recruited unit comes Ready and unwounded and needs a command token (MK-UNIT-04, MK-UNIT-05). The unit offer is not refilled.
    .title = After recruiting
MK-INTERACT-10 = A healing point costs 3 Influence in a village and 2 in a monastery. You use it as in MK-HEAL-01 to MK-HEAL-07.
    .title = Buying healing
MK-INTERACT-11 = In a monastery you may buy an advanced action from the unit offer (any monastery's card) for 6 Influence. It goes on top of your deed deck. You can never buy one from the advanced action offer here.
    .title = Training in a monastery
MK-INTERACT-12 = In a conquered mage tower and in the blue city you may buy a spell from the spell offer for 7 Influence plus one mana of the spell's colour. It goes on top of your deed deck and the offer is refilled.
    .title = Buying spells
MK-INTERACT-13 = In the red city you may buy artifacts for 12 Influence each. You draw them in end-of-turn step 5, together with artifacts you won.
    .title = Buying artifacts
MK-INTERACT-14 = In the white city you may recruit any unit of the offer, whatever its icon. For 2 Influence you add the top elite unit to the offer, as often as you like, even while elite units would not yet be dealt.
    .title = Services of the white city
MK-INTERACT-15 = In the green city you may buy any card of the advanced action offer, or the unseen top card of the advanced action deck, for 6 Influence. It goes on top of your deed deck and the offer is refilled.
    .title = Training in the green city
MK-INTERACT-16 = In every conquered city you may recruit units with the city icon.
    .title = Units with city icon
MK-INTERACT-17 = Heroes count your reputation twice, Thugs the other way round; you cannot recruit both kinds in one interaction. Magic Familiars want mana. Their cards say so.
    .title = Units with their own recruiting rules
    .edition = ultimate
MK-INTERACT-18 = You may play special and healing effects during an interaction.
    .title = Effects while interacting
MK-INTERACT-19 = Your reputation modifier is fixed when the interaction starts. Later changes of your reputation do not alter it.
    .title = Modifier fixed at start
    .edition = base
MK-INTERACT-20 = Your reputation never leaves the range from −7 to +7. Steps beyond either end are lost.
    .title = Ends of the track

## Combat with enemies

MK-COMBAT = Combat with enemies
MK-COMBAT-01 = You fight only one combat per turn.
    .title = One combat a turn
MK-COMBAT-02 = You make an assault by entering an unconquered keep, mage tower or city. Your hero stands on the site. You lose 1 reputation at once, whatever the outcome.
    .title = Making an assault
MK-COMBAT-03 = Entering a keep owned by another player who is not a team mate is also an assault and costs 1 reputation. If the owner is present, you fight that player. If not, one grey token is drawn as garrison and gives half its fame, rounded up (several tokens in a scenario: half of their sum, rounded up); undefeated, it is discarded.
    .title = Another player's keep
MK-COMBAT-04 = If you burn a monastery, you lose 3 reputation at once. Then a violet token is drawn and you fight it.
    .title = Burning a monastery
MK-COMBAT-05 = If you enter an adventure site, you fight all enemies of that site.
    .title = Entering an adventure site
MK-COMBAT-06 = Combat starts with revealing or drawing every enemy you fight. You declare optional challenges before that.
    .title = Start of combat
MK-COMBAT-07 = The phases come in a fixed order: Ranged and Siege, Block, Assign Damage, Attack. A phase in which nothing can be done is skipped.
    .title = The four phases
MK-COMBAT-08 = In each phase you may use cards, skills and units that fit the phase, and special effects. You may never use healing effects.
    .title = What fits a phase
MK-COMBAT-09 = Effects on units, enemies or the rules of combat may be played in any phase unless their text restricts them. They last until the end of the turn.
    .title = Effects in combat
MK-COMBAT-10 = All unspent healing points are lost when combat starts.
    .title = Healing points are lost
MK-COMBAT-11 = Move or Influence points that one effect gives in combat may be split over several uses in the same phase.
    .title = Splitting Move and Influence
MK-COMBAT-12 = The Attack or Block of one card, unit or skill cannot be divided unless its own text splits it. All of it goes into one attack or one block.
    .title = Attack and Block undivided
MK-COMBAT-13 = Attack and Block points must be assigned to a declared attack or block when you generate them. They cannot be stored.
    .title = No storing of points
MK-COMBAT-14 = Effects of red cards, and of unit abilities paid with red mana, do nothing to an enemy with Fire resistance. Attack and Block are excepted.
    .title = Red against Fire resistance
MK-COMBAT-15 = Effects of blue cards, and of unit abilities paid with blue mana, do nothing to an enemy with Ice resistance. Attack and Block are excepted.
    .title = Blue against Ice resistance
MK-COMBAT-16 = Effects that do not target enemies, for example removing a site's fortification, are not stopped by resistances.
    .title = Effects not on enemies
MK-COMBAT-17 = You gain the fame for an enemy at the moment it is defeated. Level-ups wait for the end of the turn, so armor, hand limit and command tokens do not change in combat.
    .title = Fame for enemies
MK-COMBAT-18 = Enemies and another player are never fought in the same combat.
    .title = Enemies or a player
MK-COMBAT-19 = Effects may reduce an enemy's armor to no less than 1, or the minimum printed in the effect.
    .title = Lowest armor
MK-COMBAT-20 = Effects may reduce an enemy's attack to no less than 0.
    .title = Lowest attack
MK-COMBAT-21 = An enemy's attack is changed in this order: printed value; plus city or scenario bonus; plus or minus effects, not below 0; then doubled for Swift (only for blocking) or doubled for Brutal (only for damage).
    .title = Order of attack changes
MK-COMBAT-22 = An enemy destroyed by an effect counts as defeated in every respect: fame, reputation, shields, conquest and rewards. A summoned monster destroyed in this way still gives nothing.
    .title = Destroyed is defeated

## Ranged and Siege phase

MK-COMBAT-RANGED = Ranged and Siege phase
MK-COMBAT-RANGED-01 = In the Ranged and Siege phase you may declare no attack, one or several. Each names one or more undefeated enemies as targets.
    .title = Declaring attacks
MK-COMBAT-RANGED-02 = In the Ranged and Siege phase only Ranged and Siege Attack effects contribute. Sideways cards do not.
    .title = Ranged and Siege only
MK-COMBAT-RANGED-03 = If any target in the Ranged and Siege phase is fortified, by its site or its token, only Siege points count in that attack.
    .title = Fortified targets
MK-COMBAT-RANGED-04 = An enemy with two or more fortifications, by its token, its site or a wall, cannot be a target in the Ranged and Siege phase at all.
    .title = Doubly fortified targets
MK-COMBAT-RANGED-05 = If no target is fortified, you may mix Ranged and Siege freely.
    .title = Unfortified targets
MK-COMBAT-RANGED-06 = In each attack an element is inefficient if at least one target resists it: physical points against Physical resistance, Fire points against Fire resistance, Ice points against Ice resistance. Cold Fire is inefficient only if one single target has both Fire and Ice resistance.
    .title = Inefficient attacks
MK-COMBAT-RANGED-07 = The attack total is the sum of the efficient points plus half of the sum of all inefficient points. Inefficient points of all elements are added up first, then halved and rounded down.
    .title = Total of an attack
MK-COMBAT-RANGED-08 = The attack succeeds if its total is at least the sum of the targets' current armor. Then all targets are defeated, otherwise none is.
    .title = Success of an attack
MK-COMBAT-RANGED-09 = Defeated tokens go to the discard pile of their colour, take no further part and give their fame.
    .title = Defeated enemies
MK-COMBAT-RANGED-10 = An attack that fails has no effect and leaves nothing over for later phases. An attack that cannot succeed is not carried out: you may change or withdraw it (D-18).
    .title = Attacks too weak
MK-COMBAT-RANGED-11 = Excess attack points are lost.
    .title = Excess points

## Block phase

MK-COMBAT-BLOCK = Block phase
MK-COMBAT-BLOCK-01 = At the start of the Block phase a monster is drawn for every undefeated enemy with Summon (MK-ENEMY-SUMMON-01).
    .title = Summoning first
MK-COMBAT-BLOCK-02 = Each block names exactly one attacking enemy. You block several enemies one after another, each with its own points.
    .title = One enemy per block
MK-COMBAT-BLOCK-03 = Block effects, skills, units and sideways cards (physical Block 1) contribute.
    .title = Block points
MK-COMBAT-BLOCK-04 = The block total is the sum of the efficient points plus half of the sum of all inefficient points, rounded down. Against a physical attack every block is efficient. Against a Fire attack only Ice and Cold Fire blocks are efficient, against an Ice attack only Fire and Cold Fire blocks, against a Cold Fire attack only Cold Fire blocks.
    .title = Total of a block
MK-COMBAT-BLOCK-05 = The block succeeds if its total is at least the attack value, doubled if the attack is Swift.
    .title = Success of a block
MK-COMBAT-BLOCK-06 = A blocked attack deals no damage. The enemy stays undefeated and can be attacked later.
    .title = Blocked attacks
MK-COMBAT-BLOCK-07 = A block that is not enough changes nothing. The attack keeps its full strength.
    .title = Blocks too weak
MK-COMBAT-BLOCK-08 = Side effects printed on block cards apply whether or not the block succeeds, unless they are tied to success.
    .title = Side effects of blocks
MK-COMBAT-BLOCK-09 = A blocked summoned monster is discarded at once without fame.
    .title = Blocked summoned monsters

## Assign Damage phase

MK-COMBAT-DAMAGE = Assign Damage phase
MK-COMBAT-DAMAGE-01 = Every attack that was neither blocked nor prevented deals damage. You choose the order and resolve one attack completely before the next.
    .title = Unblocked attacks
MK-COMBAT-DAMAGE-02 = The damage is the attack value, doubled if the attack is Brutal.
    .title = Amount of damage
MK-COMBAT-DAMAGE-03 = All damage of an attack must be assigned. First you may assign it to your units, one by one; the rest goes to your hero.
    .title = Assigning all damage
MK-COMBAT-DAMAGE-04 = You may choose a unit only if it is unwounded, is not ruled out by MK-COMBAT-DAMAGE-08 and can be used in this combat, and only while damage remains. Ready or Spent does not matter and does not change.
    .title = Which units take damage
MK-COMBAT-DAMAGE-05 = A unit that does not resist the attack gets one wound card. The damage is reduced by its armor, not below 0. The unit is wounded even if the damage is smaller than its armor.
    .title = Units without resistance
MK-COMBAT-DAMAGE-06 = A unit resists an attack if it has the resistance of the attack's element: Physical, Fire or Ice; against Cold Fire it needs both Fire and Ice resistance. A unit that resists first reduces the damage by its armor without being wounded. If 0 remains, stop there.
    .title = Units with resistance
MK-COMBAT-DAMAGE-07 = If damage is left after a resistant unit's first reduction, the unit is wounded and the damage is reduced by its armor a second time.
    .title = Resistant unit wounded
MK-COMBAT-DAMAGE-08 = A unit that was assigned damage but escaped a wound through its resistance cannot be assigned damage again in this combat.
    .title = Resistance used only once
MK-COMBAT-DAMAGE-09 = Divide the remaining damage by your hero's armor and round up: you take that many wounds into your hand. With 0 damage left you take none.
    .title = Wounds for your hero
MK-COMBAT-DAMAGE-10 = You are knocked out when the number of wounds added to your hand during this combat, from any source, is at least the unmodified hand limit of your level token. You immediately discard all cards in your hand that are not wounds. This is checked again at every further wound of the combat.
    .title = Knocked out
MK-COMBAT-DAMAGE-11 = If your hero is knocked out, you may still use units and skills, and you keep taking wounds.
    .title = After a knock-out
MK-COMBAT-DAMAGE-12 = Wounds put into your discard pile (Poison) do not count for a knock-out.
    .title = Wounds not counted
MK-COMBAT-DAMAGE-13 = After the Assign Damage phase all summoned monsters are discarded without fame.
    .title = Summoned monsters leave

## Attack phase

MK-COMBAT-ATTACK = Attack phase
MK-COMBAT-ATTACK-01 = The Attack phase works like MK-COMBAT-RANGED-01 and MK-COMBAT-RANGED-06 to MK-COMBAT-RANGED-11, with any mixture of normal, Ranged and Siege attacks.
    .title = All kinds of attack
MK-COMBAT-ATTACK-02 = Fortification does not matter in the Attack phase.
    .title = Fortification is ignored
MK-COMBAT-ATTACK-03 = In the Attack phase you may play any card except a wound sideways as physical Attack 1.
    .title = Sideways attacks
MK-COMBAT-ATTACK-04 = In the Attack phase you may attack blocked, unblocked and prevented enemies alike. Summoners can be targeted again; summoned monsters are gone.
    .title = Possible targets
MK-COMBAT-ATTACK-05 = Ranged or Siege points spent in the first phase are gone. Cards, units and skills you have not used can be used in the Attack phase.
    .title = What is left

## Outcome of combat

MK-COMBAT-END = Outcome of combat
MK-COMBAT-END-01 = Combat ends after the Attack phase, or as soon as no enemy is left.
    .title = When combat ends
MK-COMBAT-END-02 = In a city assault you put one of your shields on the city card for each defender you defeated, in order of defeat, whether or not the city falls.
    .title = Shields in a city
MK-COMBAT-END-03 = Rampaging enemies give no city shields.
    .title = No shields for rampagers
MK-COMBAT-END-04 = The token of a defeated rampaging enemy is removed and its space becomes an ordinary space without a shield. You gain 1 reputation for each orc and 2 for each draconum.
    .title = Defeated rampaging enemies
MK-COMBAT-END-05 = Orcs and draconum fought anywhere else give no reputation, unless it is printed on the token.
    .title = No reputation elsewhere
MK-COMBAT-END-06 = When all enemies of an adventure site are defeated, you mark it with a shield. You get the reward at the end of your turn.
    .title = Conquered adventure site
MK-COMBAT-END-07 = When all defenders of a fortified site are defeated, your hero stays on the space. You mark a keep or mage tower with a shield; for a city see MK-CITY-ASSAULT-07.
    .title = Conquered fortified site
MK-COMBAT-END-08 = Conquest does not depend on rampaging enemies that joined the fight.
    .title = Rampagers and conquest
MK-COMBAT-END-09 = When the defender of a monastery is defeated, you put a shield on the space and the monastery is burned: an empty, uninhabited space for the rest of the game. You get an artifact at the end of your turn.
    .title = Burned monastery
MK-COMBAT-END-10 = Undefeated rampaging enemies stay where they were.
    .title = Undefeated rampagers
MK-COMBAT-END-11 = Undefeated enemies of a dungeon, tomb or monastery are discarded. A later attempt draws new ones.
    .title = Enemies that are discarded
MK-COMBAT-END-12 = Undefeated enemies of a monster den, spawning grounds or ruins stay on the space as known tokens. The next visitor fights them.
    .title = Enemies that stay
MK-COMBAT-END-13 = If your assault failed, your hero returns to the space it attacked from, without a wound. If that space is not safe, forced withdrawal continues from there (MK-ENDTURN-04).
    .title = Failed assault
MK-COMBAT-END-14 = Surviving garrison tokens stay face up on the site or city card. Defeated ones are not replaced. A garrison drawn for another player's keep does not stay (MK-COMBAT-03).
    .title = Surviving garrisons
MK-COMBAT-END-15 = After the combat, still in the same turn, you may play special and healing effects.
    .title = Effects after combat

## Cities

MK-CITY-ASSAULT = Cities
MK-CITY-ASSAULT-01 = City defenders are fortified by the site. As long as they defend the city, they get the bonus of its colour (MK-CITY-ASSAULT-02 to MK-CITY-ASSAULT-05).
    .title = City defenders
MK-CITY-ASSAULT-02 = White city: every defender has +1 armor.
    .title = Bonus of the white city
MK-CITY-ASSAULT-03 = Blue city: each Fire or Ice attack of a defender has +2, each Cold Fire attack +1.
    .title = Bonus of the blue city
MK-CITY-ASSAULT-04 = Red city: each physical attack of a defender gains Brutal.
    .title = Bonus of the red city
MK-CITY-ASSAULT-05 = Green city: each physical attack of a defender gains Poison.
    .title = Bonus of the green city
MK-CITY-ASSAULT-06 = Provoked or challenged rampaging enemies get no city bonus. Monsters summoned by city defenders do.
    .title = Who gets the bonus
MK-CITY-ASSAULT-07 = The city is conquered when its last defender is defeated, by whomever and over however many assaults.
    .title = Conquering a city
MK-CITY-ASSAULT-08 = The city leader is the player with the most shields on the city card. If tied, it is the tied player whose first shield was placed earliest.
    .title = City leader
MK-CITY-ASSAULT-09 = The leader is determined once, at the conquest, and keeps the card.
    .title = Leader is fixed
MK-CITY-ASSAULT-10 = Only a conquered city can be entered peacefully, be interacted with or give hand-limit bonuses.
    .title = Use of conquered cities

## Fortified enemies

MK-ENEMY-FORTIFIED = Fortified enemies
MK-ENEMY-FORTIFIED-01 = Fortified counts as one fortification in the Ranged and Siege phase (MK-COMBAT-RANGED-03, MK-COMBAT-RANGED-04).
    .title = One fortification

## Resistances

MK-ENEMY-RESIST = Resistances
MK-ENEMY-RESIST-01 = Physical, Fire or Ice resistance makes the matching attack element inefficient against any group of targets that contains this enemy.
    .title = Resistance to attacks
MK-ENEMY-RESIST-02 = Fire resistance also stops red effects (MK-COMBAT-14), Ice resistance blue ones (MK-COMBAT-15).
    .title = Resistance to effects
MK-ENEMY-RESIST-03 = Fire and Ice resistance on the same enemy also make Cold Fire inefficient.
    .title = Resistance to Cold Fire

## Fire attack

MK-ENEMY-FIRE = Fire attack
MK-ENEMY-FIRE-01 = Against a Fire attack only Ice or Cold Fire blocks have full value.
    .title = Blocking Fire

## Ice attack

MK-ENEMY-ICE = Ice attack
MK-ENEMY-ICE-01 = Against an Ice attack only Fire or Cold Fire blocks have full value.
    .title = Blocking Ice

## Cold Fire attack

MK-ENEMY-COLDFIRE = Cold Fire attack
MK-ENEMY-COLDFIRE-01 = Against a Cold Fire attack only Cold Fire blocks have full value.
    .title = Blocking Cold Fire

## Swift

MK-ENEMY-SWIFT = Swift
MK-ENEMY-SWIFT-01 = To block a Swift attack you need twice its attack value. Its damage is not affected.
    .title = Swift attacks

## Brutal

MK-ENEMY-BRUTAL = Brutal
MK-ENEMY-BRUTAL-01 = An unblocked Brutal attack deals twice its attack value as damage. The Block needed is not affected.
    .title = Brutal attacks

## Poison

MK-ENEMY-POISON = Poison
MK-ENEMY-POISON-01 = A unit wounded by a Poison attack gets two wound cards instead of one.
    .title = Poisoned units
MK-ENEMY-POISON-02 = For every wound your hero takes to hand from a Poison attack, one more wound goes to your discard pile.
    .title = Poisoned hero

## Paralyze

MK-ENEMY-PARALYZE = Paralyze
MK-ENEMY-PARALYZE-01 = A unit that would be wounded by a Paralyze attack is destroyed instead. The damage is still reduced by its armor.
    .title = Paralyzed units
MK-ENEMY-PARALYZE-02 = If your hero takes at least one wound to hand from a Paralyze attack, you discard at once all cards in your hand that are not wounds.
    .title = Paralyzed hero
MK-ENEMY-PARALYZE-03 = Poison and Paralyze together: a unit is destroyed; your hero suffers both effects.
    .title = Poison and Paralyze

## Summon

MK-ENEMY-SUMMON = Summon
MK-ENEMY-SUMMON-01 = At the start of the Block phase one random brown token is drawn for the summon attack of each undefeated summoner.
    .title = Drawing the monster
MK-ENEMY-SUMMON-02 = In the Block and Assign Damage phases the monster replaces the summoner: its attack, element and abilities are used.
    .title = Monster replaces summoner
MK-ENEMY-SUMMON-03 = A summoned monster gives no fame and no reward, whatever happens to it. It is discarded when blocked, otherwise after its damage.
    .title = No fame for monsters
MK-ENEMY-SUMMON-04 = While its monster is in play, no effect can target the summoner. From the Attack phase on it can be targeted.
    .title = Summoner out of reach
MK-ENEMY-SUMMON-05 = Effects that target enemies may target the summoned monster during the Block and Assign Damage phases.
    .title = Targeting the monster
MK-ENEMY-SUMMON-06 = A summoner that is defeated, or prevented from attacking, before the Block phase summons nothing.
    .title = Stopping the summoning
MK-ENEMY-SUMMON-07 = A summoned monster is never fortified by the site.
    .title = Monster not fortified
MK-ENEMY-SUMMON-08 = A token that shows another summon colour draws from that pile. An enemy with several summon attacks counts as blocked only if the attacks of all its monsters were blocked.
    .title = Other summoners
    .edition = ultimate

## Assassination

MK-ENEMY-ASSASSINATION = Assassination
MK-ENEMY-ASSASSINATION-01 = Damage of this attack cannot be assigned to units; all of it goes to your hero.
    .title = Assassination
    .edition = ultimate

## Cumbersome

MK-ENEMY-CUMBERSOME = Cumbersome
MK-ENEMY-CUMBERSOME-01 = In the Block phase you may spend Move points on this attack: each lowers it by 1 until the end of the turn, for the block and for the damage.
    .title = Cumbersome
    .edition = ultimate
MK-ENEMY-CUMBERSOME-02 = An attack that is lowered to 0 counts as successfully blocked.
    .title = Lowered to nothing
    .edition = ultimate
MK-ENEMY-CUMBERSOME-03 = Only Move points that you produce during the combat can be spent so (MK-TURN-25).
    .title = Only Move of this combat
    .edition = ultimate

## Vampiric

MK-ENEMY-VAMPIRIC = Vampiric
MK-ENEMY-VAMPIRIC-01 = For the rest of the combat the enemy's Armor grows by 1 for each unit that its attacks wound and for each wound that they add to your hand.
    .title = Vampiric
    .edition = ultimate
MK-ENEMY-VAMPIRIC-02 = Wounds that Poison puts into your discard pile and a second wound on one unit do not count.
    .title = What does not feed it
    .edition = ultimate

## Elusive

MK-ENEMY-ELUSIVE = Elusive
MK-ENEMY-ELUSIVE-01 = The enemy has two Armor values. The higher one counts always, but for the Attack phase if all its attacks were blocked: then the lower one.
    .title = Elusive
    .edition = ultimate
MK-ENEMY-ELUSIVE-02 = Changes of its Armor apply to both values.
    .title = Both values change
    .edition = ultimate
MK-ENEMY-ELUSIVE-03 = To prevent its attack is not to block it: the higher value stays.
    .title = Prevented is not blocked
    .edition = ultimate

## Unfortified

MK-ENEMY-UNFORTIFIED = Unfortified
MK-ENEMY-UNFORTIFIED-01 = Fortifications of the site, and walls, do not protect this enemy.
    .title = Unfortified
    .edition = ultimate

## Arcane Immunity

MK-ENEMY-ARCANE = Arcane Immunity
MK-ENEMY-ARCANE-01 = Effects other than Attack and Block do not touch this enemy. Effects that change its attack, not the enemy itself, still work.
    .title = Arcane Immunity
    .edition = ultimate
MK-ENEMY-ARCANE-02 = Of an effect with an Attack or Block and something else, only the Attack or Block works against it.
    .title = Of two parts one works
    .edition = ultimate
MK-ENEMY-ARCANE-03 = Effects that keep the enemy from attacking, destroy it or take away abilities, resistances or fortification do nothing to it. Lowering or cancelling one of its attacks works.
    .title = What does nothing to it
    .edition = ultimate

## Defend

MK-ENEMY-DEFEND = Defend
MK-ENEMY-DEFEND-01 = When you declare an attack, an undefeated enemy with Defend that has not used it in this combat adds the value to the Armor of one target, maybe itself.
    .title = Defend
    .edition = ultimate
MK-ENEMY-DEFEND-02 = An enemy has at most one such bonus, and each Defender uses it once in a combat. The bonus stays for the rest of the combat, even if the Defender is defeated.
    .title = Once each
    .edition = ultimate
MK-ENEMY-DEFEND-03 = You choose who defends whom, but must use as many Defenders as possible.
    .title = Who defends whom
    .edition = ultimate
MK-ENEMY-DEFEND-04 = Defend answers only declared attacks, not effects that lower Armor or destroy.
    .title = Only against attacks
    .edition = ultimate

## Several attacks

MK-ENEMY-MULTI = Several attacks
MK-ENEMY-MULTI-01 = Each attack of an enemy with several is blocked, or deals its damage, by itself, with its own element and value.
    .title = Several attacks
    .edition = ultimate
MK-ENEMY-MULTI-02 = An effect that keeps the enemy from attacking stops all its attacks; one that cancels or lowers an attack concerns a single one.
    .title = Stopping one or all
    .edition = ultimate
MK-ENEMY-MULTI-03 = The enemy counts as successfully blocked only if all its attacks were blocked.
    .title = Blocked only as a whole
    .edition = ultimate

## Reputation on tokens

MK-ENEMY-REP = Reputation on tokens
MK-ENEMY-REP-01 = If a change of reputation is printed on a token, you get it when you defeat the enemy.
    .title = Reputation on the token
    .edition = ultimate

## Wounds

MK-WOUND = Wounds
MK-WOUND-01 = When your hero is wounded, you take wound cards from the pile into your hand.
    .title = Wounded hero
MK-WOUND-02 = Wounds in your hand count as cards in hand, for drawing and for checking whether your hand is empty. But you cannot play, discard or throw them away unless an effect names them.
    .title = Wounds in hand
MK-WOUND-03 = In the round preparation wounds in your hand and discard pile are shuffled into your deed deck.
    .title = Wounds in the new round
MK-WOUND-04 = A wounded unit cannot be activated and cannot be assigned damage.
    .title = Wounded units
MK-WOUND-05 = Being wounded does not change whether a unit is Ready or Spent. A wounded Spent unit becomes Ready in the round preparation but stays unusable until it is healed.
    .title = Wounded and Ready

## Healing

MK-HEAL = Healing
MK-HEAL-01 = Healing points from effects or purchases are pooled. You may spend them at any time in your turn, also when resting, except in combat.
    .title = Healing points
MK-HEAL-02 = For 1 healing point throw away one wound from your hand.
    .title = Healing your hero
MK-HEAL-03 = For healing points equal to a unit's level throw away one wound card from that unit.
    .title = Healing a unit
MK-HEAL-04 = A unit with two wound cards needs two such payments. It stays wounded until the last wound is gone.
    .title = Units with two wounds
MK-HEAL-05 = An effect that heals a unit outright removes one wound card from it.
    .title = Effects that heal units
MK-HEAL-06 = Wounds taken in combat may be healed later in the same turn.
    .title = Healing after combat
MK-HEAL-07 = Unspent healing points vanish when combat starts and at the end of your turn.
    .title = Unspent healing points
MK-HEAL-08 = The benefit of a magical glade is not healing: it does not work on units and cannot be combined with healing effects.
    .title = Glade is not healing

## End of turn

MK-ENDTURN = End of turn
MK-ENDTURN-01 = The end-of-turn steps come in this order: 1. reroll and return the Source dice you used; 2. forced withdrawal; 3. clear your play area (mana tokens to the bank, played cards to your discard pile); 4. benefits of your space (magical glade, crystal mine); 5. combat rewards; 6. level-ups; 7. discard if you like, then draw up to your hand limit. If you stand on the portal, your figure leaves the map after step 7.
    .title = Steps of the sequence
MK-ENDTURN-02 = Step 1: every Source die you used this turn is rerolled and returned.
    .title = Returning dice
MK-ENDTURN-03 = Dice that an effect moved or set without taking them for mana are handled only by that effect's text.
    .title = Dice moved by effects
MK-ENDTURN-04 = Step 2, forced withdrawal: if your hero is not on a safe space, it goes back along this turn's path, space by space, until it stands on a safe one. You take one wound to hand for each space moved.
    .title = Forced withdrawal
MK-ENDTURN-05 = The path of a forced withdrawal ends at the space where you started the turn. Withdrawal stops there in any case.
    .title = End of the way back
MK-ENDTURN-06 = Step 3: all mana tokens in your play area return to the bank. Your crystals stay.
    .title = Returning mana tokens
MK-ENDTURN-07 = Step 3: the cards you played go to your discard pile. Cards you threw away leave the game.
    .title = Clearing played cards
MK-ENDTURN-08 = Step 4, magical glade: you may throw away one wound from your hand or from your discard pile.
    .title = Benefit of a glade
MK-ENDTURN-09 = Step 4, crystal mine: you gain one crystal of its colour, or nothing if you already store 3 of it.
    .title = Benefit of a mine
MK-ENDTURN-10 = Step 4: in a deep mine choose one of its colours and gain a crystal of it; nothing if you have 3 of that colour.
    .title = Deep mine
    .edition = ultimate
MK-ENDTURN-11 = Step 5: you receive your rewards in any order you like (MK-REWARD-01).
    .title = Receiving rewards
MK-ENDTURN-12 = Step 6: you carry out your level-ups (MK-LEVEL-01).
    .title = Levelling up
MK-ENDTURN-20 = Step 7: you may discard any number of cards from your hand that are not wounds. You must discard at least one if MK-TURN-20 is not yet fulfilled.
    .title = Discarding before the draw
MK-ENDTURN-21 = Step 7: draw until your hand size equals your hand limit. If your hand is at or above the limit, you draw nothing and discard nothing.
    .title = Drawing cards
MK-ENDTURN-22 = On or adjacent to a keep you own, your hand limit rises by the number of keeps you own anywhere on the map.
    .title = Keep bonus
MK-ENDTURN-23 = On or adjacent to a conquered city with at least one of your shields on its card, your hand limit rises by 1, or by 2 if you are its leader.
    .title = City bonus
MK-ENDTURN-24 = Keep and city bonus do not add up; only the higher one counts. If several cities qualify, only the best one counts.
    .title = Only the higher bonus
MK-ENDTURN-25 = Tactic and card effects, for example Planning, add to the hand limit as written.
    .title = Effects on the limit
MK-ENDTURN-26 = If your deed deck runs out, you stop drawing. The discard pile is never reshuffled during a round except by an effect, such as the tactic Long Night, which you may use in the middle of drawing.
    .title = Deck runs out
MK-ENDTURN-27 = No effects may be played in the whole end-of-turn sequence except those whose text places them here.
    .title = No effects here
MK-ENDTURN-28 = If your only hand cards are wounds and you have played or discarded no card, MK-TURN-20 cannot be fulfilled in step 7. Such a turn must be a slow recovery (MK-REST-03); MK-TURN-30 keeps this state from arising.
    .title = Only wounds in hand
MK-ENDTURN-29 = Card texts placed “at end of turn” act as follows. Replacing the way to the discard pile (Steady Tempo, Time Bending) happens in step 3. Returning spent crystals, throwing away wounds, fame and reputation changes happen at the end of step 3, so fame counts for step 6. Hand-limit changes act in step 7.
    .title = Texts at end of turn

## Rewards

MK-REWARD = Rewards
MK-REWARD-01 = You choose and receive rewards only in end-of-turn step 5.
    .title = When rewards come
MK-REWARD-02 = For a random crystal roll a mana die. A basic colour gives that crystal, gold a crystal of your choice, black 1 fame instead.
    .title = Random crystals
MK-REWARD-03 = A reward crystal of a colour you already store 3 times is lost.
    .title = No room for crystals
MK-REWARD-04 = Draw as many artifacts as you won or bought this turn, plus 1. Put one of them on the bottom of the artifact deck and the rest on top of your deed deck, in the order you choose (GD-52).
    .title = Artifact rewards
MK-REWARD-05 = All artifacts of the turn are drawn as one batch.
    .title = One batch of artifacts
MK-REWARD-06 = Spell: choose one from the spell offer, for free. It goes on top of your deed deck and the offer is refilled.
    .title = Spell rewards
MK-REWARD-07 = Advanced action: choose one from the advanced action offer, never from the unit offer. It goes on top of your deed deck and the offer is refilled.
    .title = Advanced action rewards
MK-REWARD-08 = Unit: take any unit of the unit offer for free, whatever its icon and cost. Without a free command token disband one unit or give up the reward.
    .title = Unit rewards
MK-REWARD-09 = If a level-up of this turn brings you a new command token, you may take the unit reward after it.
    .title = Unit after the level-up
MK-REWARD-10 = A set of four crystals is one of each basic colour. MK-REWARD-03 applies to each of them.
    .title = Set of four crystals
MK-REWARD-11 = Fame gained by rewards counts for the level-up check of the same turn.
    .title = Fame from rewards
MK-REWARD-12 = You receive your rewards: you choose their order, not whether you take them. Only a unit may be given up. What you cannot take, such as a fourth crystal of a colour, is lost.
    .title = Rewards are received

## Levels

MK-LEVEL = Levels
MK-LEVEL-01 = In end-of-turn step 6 your hero advances one level for every end of a row crossed on the fame track since the last check. You reach level 2 at 3 fame, level 3 at 8, level 4 at 15, level 5 at 24, level 6 at 35, level 7 at 48, level 8 at 63, level 9 at 80 and level 10 at 99. The track runs from 0 to 119.
    .title = Reaching levels
MK-LEVEL-02 = Levels are processed one by one in rising order.
    .title = One by one
MK-LEVEL-03 = At levels 3, 5, 7 and 9 you remove your top level token. The next one gives your new armor and hand limit, and the removed token becomes one more command token. Levels 1–2: armor 2, hand limit 5, 1 command token. Levels 3–4: armor 3, hand limit 5, 2 command tokens. Levels 5–6: armor 3, hand limit 6, 3 command tokens. Levels 7–8: armor 4, hand limit 6, 4 command tokens. Levels 9–10: armor 4, hand limit 7, 5 command tokens.
    .title = New level token
MK-LEVEL-04 = At levels 2, 4, 6, 8 and 10 you gain one skill and one advanced action.
    .title = Skill and advanced action
MK-LEVEL-05 = When you gain a skill, turn up the top two of your own skill tokens. Option A: take one of them, put the other into the common area and take any card of the advanced action offer. Option B: take another hero's token from the common area, put both turned-up tokens there and take the lowest card of the advanced action offer.
    .title = Choosing a skill
MK-LEVEL-06 = When you choose a skill, option B (MK-LEVEL-05) is available only if the common area holds a token that did not come from your own hero's set.
    .title = When option B exists
MK-LEVEL-07 = The advanced action of a level-up goes on top of your deed deck. The offer is refilled before the next level is processed.
    .title = Gaining the card
MK-LEVEL-08 = A skill gained in a level-up is face up and usable from your next turn.
    .title = Using the new skill
MK-LEVEL-09 = Losing fame never removes a level you have reached. Level 10 is the last.
    .title = Levels are kept
MK-LEVEL-10 = The draw of end-of-turn step 7 already uses the hand limit of your new level.
    .title = New limit at once
MK-LEVEL-11 = In solo games, each time your hero gains a skill, one token of the dummy hero's pile is also turned up into the common area.
    .title = Skills in solo games
MK-LEVEL-12 = If fewer than two of your own skill tokens are left (possible when an interactive token was removed), turn up what is left. With none left only option B is possible. If that is impossible too, you gain only the advanced action, any of the offer.
    .title = Too few skill tokens

## Sites in general

MK-SITE-GEN = Sites in general
MK-SITE-GEN-01 = Inhabited sites are village, monastery, keep, mage tower, city and refugee camp. Fortified sites are keep, mage tower and city. Adventure sites are ruins, dungeon, tomb, monster den, spawning grounds, maze and labyrinth. A keep, mage tower or adventure site is conquered when it is marked with a shield, a city when its last defender is defeated.
    .title = Kinds of site
MK-SITE-GEN-02 = A token that has been turned up stays public knowledge, even if it is turned down again.
    .title = Known tokens
MK-SITE-GEN-03 = For turning tokens up, “adjacent” means any hero on the map, at the moment it arrives next to the site or the site appears next to it.
    .title = Adjacent heroes

## Portal

MK-SITE-PORTAL = Portal
MK-SITE-PORTAL-01 = The portal is the starting space (MK-OTHER-05, MK-TURN-08). Its terrain is plains.
    .title = The starting space

## Village

MK-SITE-VILLAGE = Village
MK-SITE-VILLAGE-01 = In a village you may interact: recruit units with the village icon and buy healing points for 3 Influence each.
    .title = Interaction in a village
MK-SITE-VILLAGE-02 = If your hero stands on a village, you may plunder it in another player's turn or just before your own turn: draw 2 cards and lose 1 reputation. You may do so at most once between two of your turns. The village is not changed.
    .title = Plundering a village

## Monastery

MK-SITE-MONASTERY = Monastery
MK-SITE-MONASTERY-01 = When a monastery is revealed, one advanced action is added to the unit offer.
    .title = Revealing a monastery
MK-SITE-MONASTERY-02 = In a monastery you may interact: recruit units with the monastery icon, buy healing points for 2 Influence each and an advanced action from the unit offer for 6 Influence.
    .title = Interaction in a monastery
MK-SITE-MONASTERY-03 = Burning a monastery is an action: you lose 3 reputation and fight one violet enemy, which is not fortified. You cannot use your units. The enemy is discarded afterwards in any case.
    .title = Burning it
MK-SITE-MONASTERY-04 = If you succeed in burning a monastery, you place a shield and get an artifact, and the space is empty for the rest of the game. The unit offer does not change; only the next round preparation counts one monastery fewer.
    .title = Successful burning
MK-SITE-MONASTERY-05 = If you fail to burn it, the monastery stays usable. The reputation stays lost.
    .title = Failed burning

## Keep

MK-SITE-KEEP = Keep
MK-SITE-KEEP-01 = When a keep is revealed, one grey token is placed on it face down.
    .title = Revealing a keep
MK-SITE-KEEP-02 = The token of an unconquered keep is turned up when a hero is adjacent during a Day round; at Night only when the keep is assaulted.
    .title = Seeing the keep's token
MK-SITE-KEEP-03 = If you conquer a keep, your shield marks it as yours. There is no other reward.
    .title = Owning a keep
MK-SITE-KEEP-04 = For a keep of another player see MK-COMBAT-03. If your assault succeeds, your shield replaces the owner's.
    .title = Taking another's keep
MK-SITE-KEEP-05 = In your own keep you may recruit units with the keep icon. It also raises your hand limit (MK-ENDTURN-22).
    .title = Use of your keep
MK-SITE-KEEP-06 = If you push the owner out of the keep in combat between players, that is a successful assault. Your shield replaces the owner's at once, so the space is safe for you.
    .title = Pushing the owner out

## Mage tower

MK-SITE-TOWER = Mage tower
MK-SITE-TOWER-01 = When a mage tower is revealed, one violet token is placed on it face down.
    .title = Revealing a tower
MK-SITE-TOWER-02 = The token of a mage tower is turned up like a keep's: when a hero is adjacent during a Day round, at Night only when the tower is assaulted.
    .title = Seeing the tower's token
MK-SITE-TOWER-03 = If you conquer a mage tower, you place a shield and get one spell as reward. Afterwards it is open to every player and never assaulted again.
    .title = Conquering a tower
MK-SITE-TOWER-04 = In a conquered mage tower you may recruit units with the mage tower icon and buy spells (MK-INTERACT-12).
    .title = Interaction in a tower

## City

MK-SITE-CITY = City
MK-SITE-CITY-01 = When a city is revealed, its garrison is drawn as in MK-EXPLORE-12.
    .title = Revealing a city
MK-SITE-CITY-02 = The garrison tokens of a city are turned up when a hero is adjacent, by Day or at Night.
    .title = Seeing the city's garrison
MK-SITE-CITY-03 = For assault, conquest and leader see MK-CITY-ASSAULT-01 to MK-CITY-ASSAULT-10. Conquest brings only shields and leadership. For interaction see MK-INTERACT-12 to MK-INTERACT-16, for what your shields add to it MK-INTERACT-03.
    .title = Rules for the city

## Dungeon

MK-SITE-DUNGEON = Dungeon
MK-SITE-DUNGEON-01 = In a dungeon, as your action, draw one brown enemy and fight it. Night rules apply and you cannot use units. The enemy is discarded afterwards in any case.
    .title = Entering a dungeon
MK-SITE-DUNGEON-02 = The first victory in a dungeon brings a shield and a reward: roll a mana die. Gold or black gives 1 spell, a basic colour 1 artifact.
    .title = Reward of a dungeon
MK-SITE-DUNGEON-03 = Anyone may enter a conquered dungeon again under the same limits, for fame only.
    .title = Entering it again

## Tomb

MK-SITE-TOMB = Tomb
MK-SITE-TOMB-01 = A tomb works like a dungeon with one red enemy: Night rules, no units, the enemy is discarded afterwards. The first victory brings a shield, one spell and one artifact. Anyone may enter again, for fame only.
    .title = Entering a tomb

## Monster den

MK-SITE-DEN = Monster den
MK-SITE-DEN-01 = Nothing is placed when a monster den is revealed. When you enter it as your action, one brown token is drawn if none lies there.
    .title = Monster of the den
MK-SITE-DEN-02 = In a monster den, as your action, draw the monster, or face the token left there, and fight it; you may use units. An undefeated monster stays face up on the space, and the next visitor fights that token.
    .title = Fighting in the den
MK-SITE-DEN-03 = Victory in a monster den brings a shield and 2 random crystals. Afterwards the space is empty.
    .title = Reward of the den

## Spawning grounds

MK-SITE-SPAWN = Spawning grounds
MK-SITE-SPAWN-01 = Nothing is placed when spawning grounds are revealed. When you enter them as your action, brown tokens are drawn until two lie there. All are turned up and you fight both.
    .title = Two monsters
MK-SITE-SPAWN-02 = In spawning grounds you must defeat both enemies in the same combat. Undefeated ones stay. If only one is slain, it is replaced by a new face-down brown token.
    .title = Both in one combat
MK-SITE-SPAWN-03 = Victory in spawning grounds brings a shield, one artifact and 3 random crystals. Afterwards the space is empty.
    .title = Reward of the grounds

## Ancient ruins

MK-SITE-RUINS = Ancient ruins
MK-SITE-RUINS-01 = When ruins are revealed, one ruins token is placed there, face up by Day and face down at Night. A face-down one is turned up at the start of the next Day or when a hero enters the space.
    .title = The ruins token
MK-SITE-RUINS-02 = Ruins with an altar: as your action pay the mana shown, with any mix of crystals, tokens and die. You place a shield, gain the fame at once and discard the token. There are four altars, one each for green, blue, white and red: 3 mana of that colour for 7 fame.
    .title = Altars in ruins
MK-SITE-RUINS-03 = Ruins with enemies: on the first entry the colours shown are drawn, and you fight all of them. Undefeated ones stay, defeated ones are not replaced. The eight tokens and their rewards: grey and violet, a unit; green and brown, an artifact; green and green, four crystals, one of each basic colour; brown and violet, a spell and four crystals, one of each; grey and white, an artifact and a spell; grey and brown, an artifact; brown and red, two artifacts; green and red, an artifact and an advanced action.
    .title = Ruins with enemies
MK-SITE-RUINS-04 = Whoever defeats the last enemy of the ruins marks the space with a shield and gets the printed reward. The token is discarded and the space is empty afterwards.
    .title = Reward of the ruins
MK-SITE-RUINS-05 = You gain the fame for an altar immediately. A level-up follows in step 6.
    .title = Fame from an altar

## Crystal mine

MK-SITE-MINE = Crystal mine
MK-SITE-MINE-01 = If you end your turn on a crystal mine, you gain its crystal (MK-ENDTURN-09). You need no action for this, and it also works after resting.
    .title = Ending on a mine

## Deep mine

MK-SITE-DEEPMINE = Deep mine
MK-SITE-DEEPMINE-01 = If you end your turn in a deep mine, MK-ENDTURN-10 applies: one crystal of one of its two or four colours.
    .title = Crystals of a deep mine
    .edition = ultimate

## Magical glade

MK-SITE-GLADE = Magical glade
MK-SITE-GLADE-01 = If you end your turn on a magical glade, you may throw away one wound (MK-ENDTURN-08).
    .title = Ending on a glade
MK-SITE-GLADE-02 = If you start your turn on a magical glade, you gain one gold mana token by Day or one black one at Night.
    .title = Starting on a glade

## Marauding orcs

MK-SITE-ORC = Marauding orcs
MK-SITE-ORC-01 = When a space with marauding orcs is revealed, one green token is placed there face up. You gain 1 reputation for defeating it.
    .title = Orcs on the map
MK-SITE-ORC-02 = For movement, provoking and challenging, of orcs and draconum alike, see MK-RAMPAGE-01 to MK-RAMPAGE-08 and MK-MOVE-09.
    .title = Provoking and challenging

## Rampaging draconum

MK-SITE-DRACONUM = Rampaging draconum
MK-SITE-DRACONUM-01 = When a space with a rampaging draconum is revealed, one red token is placed there face up. You gain 2 reputation for defeating it.
    .title = Draconum on the map

## Maze

MK-SITE-MAZE = Maze
MK-SITE-MAZE-01 = As your action you may enter: choose one Ready unwounded unit if you like (only it can be used) and a path that is not conquered, and pay 2, 4 or 6 Move that you produce in this action.
    .title = Into the maze
    .edition = ultimate
MK-SITE-MAZE-02 = Then you fight one brown enemy that is drawn. It is discarded afterwards in any case.
    .title = The enemy in the maze
    .edition = ultimate
MK-SITE-MAZE-03 = If you win, put a shield on the path. Path 2 gives two crystals of your choice, path 4 a spell, path 6 an artifact.
    .title = Reward of a path
    .edition = ultimate
MK-SITE-MAZE-04 = Each path is conquered at most once, and you may conquer at most one path of a maze.
    .title = One path each
    .edition = ultimate

## Labyrinth

MK-SITE-LABYRINTH = Labyrinth
MK-SITE-LABYRINTH-01 = Like a maze, but with one red enemy, and every path also gives an advanced action of the offer.
    .title = Labyrinth
    .edition = ultimate

## Refugee camp

MK-SITE-REFUGEE = Refugee camp
MK-SITE-REFUGEE-01 = You may recruit every unit of the offer: without extra cost if it has the village icon, else for 1 more if it has the icon of a keep, mage tower or monastery, else for 3 more.
    .title = Recruiting in a refugee camp
    .edition = ultimate
MK-SITE-REFUGEE-02 = A refugee camp sells no healing.
    .title = No healing there
    .edition = ultimate

## Walls

MK-SITE-WALL = Walls
MK-SITE-WALL-01 = A step across a wall costs 1 Move more, which discounts of terrain cannot remove. Effects that move you directly ignore walls.
    .title = Over a wall
    .edition = ultimate
MK-SITE-WALL-02 = A step does not provoke a rampaging enemy if a wall lies between it and the space that you enter.
    .title = Walls hold rampagers back
    .edition = ultimate
MK-SITE-WALL-03 = A rampaging enemy challenged across a wall is fortified. A garrison assaulted across a wall has one fortification more. A hero attacked across a wall counts as fortified.
    .title = Fights across a wall
    .edition = ultimate

## Other sites

MK-SITE-OTHER = Other sites
MK-SITE-OTHER-01 = Volkare's camp, graveyards, the hidden valley, faction leaders and the tokens of factions are never placed or drawn, unless you choose to play with all enemies.
    .title = What stays in the box
    .edition = ultimate
MK-SITE-OTHER-02 = There is no volcano site in this game.
    .title = No volcano

## Combat between players

MK-PVP = Combat between players
MK-PVP-01 = Combat with another player is the action of your turn. It happens when your movement ends on another hero's space (MK-OTHER-02, MK-OTHER-03). You are the aggressor, the attacked player is the defender; attacker and blocker are roles that change during the combat.
    .title = Attacking a player
MK-PVP-02 = Combat between players never happens on the portal or on a city space.
    .title = Not on portal or city
MK-PVP-03 = Combat between players never happens after the end of the round was announced or the scenario's end condition was met.
    .title = Not near the end
MK-PVP-04 = You cannot attack a hero whose round order token is face down.
    .title = A face-down token protects
    .edition = ultimate
MK-PVP-05 = As the defender against another player you may first use off-turn effects. Then you choose full or partial participation.
    .title = The defender's choice
MK-PVP-06 = As the defender against another player you cannot move, explore, interact or start another fight during the combat.
    .title = Limits for the defender
MK-PVP-07 = Full participation: your round order token is turned face down. While it is face down, nobody can attack your hero, and you skip your next turn (MK-TURN-06).
    .title = Full participation
MK-PVP-08 = Full participation gives you what your space gives at the start of a turn, such as the mana of a glade.
    .title = Benefits of the space
    .edition = ultimate
MK-PVP-09 = Without a card other than wounds in hand you cannot take part fully.
    .title = Full participation needs a card
    .edition = ultimate
MK-PVP-10 = Full participation: you may use one Source die and all skills of your own turn. After the combat you may play healing and special effects; then you carry out the normal end-of-turn sequence.
    .title = Means in full participation
MK-PVP-11 = Partial participation: your round order token stays face up. Your hero can be attacked again, and you take your normal turn later.
    .title = Partial participation
MK-PVP-12 = Partial participation: you may use no Source die, unless an effect grants it, and only off-turn skills. When the combat ends, your reaction ends at once: no healing, no special effects, no end-of-turn sequence, no draw.
    .title = Means in partial participation
MK-PVP-13 = Partial participation: unused mana tokens stay with you until the end of your own next turn.
    .title = Kept mana tokens
MK-PVP-14 = The cards you played in partial participation stay in your play area. You discard them in your next end-of-turn sequence.
    .title = Cards left in play
MK-PVP-15 = Ranged and Siege phase between players: the players take turns as attacker, the defender first. Each may attack or pass. The phase ends when both pass in succession.
    .title = Ranged and Siege phase
MK-PVP-16 = Ranged and Siege phase between players: the attacker plays any Ranged and Siege attacks, but no sideways cards. If the blocker is the defender on a keep or mage tower space, only Siege counts.
    .title = Attacks from afar
MK-PVP-17 = After each attack of a player the blocker plays any blocks. A block point is efficient if it is efficient against at least one element present in the attack (MK-COMBAT-BLOCK-04). Inefficient points are added up and halved, rounded down.
    .title = Blocking a player
MK-PVP-18 = Between players partial blocking works. In the Ranged and Siege phase the attack is reduced by half of the block total, rounded down.
    .title = Partial blocking
MK-PVP-19 = An effect saying that the blocked enemy loses Swift makes each point of the block total reduce that attack by 1.
    .title = Losing Swift
MK-PVP-20 = Between players the attack that remains after blocking becomes damage. The attacker assigns it.
    .title = Damage to a player
MK-PVP-21 = Between players, wounding an unwounded unit costs damage equal to its armor, or double that if it resists at least one element present in the attack.
    .title = Wounding units
MK-PVP-22 = Wounding the blocking hero costs damage equal to its armor and can be repeated. Each time the blocker takes one wound to hand. Knock-out applies (MK-COMBAT-DAMAGE-10).
    .title = Wounding the hero
MK-PVP-23 = Damage that cannot buy anything is lost. The attacker may also leave damage unassigned.
    .title = Damage left over
MK-PVP-24 = Melee phase between players: the players take turns as in MK-PVP-15, but the aggressor attacks first. All types of attack count and fortification is ignored.
    .title = Melee phase
MK-PVP-25 = Melee phase: sideways cards give physical Attack 1. Any physical point makes Physical one of the attack's elements, so every block is efficient and wounding a unit with Physical resistance costs double its armor.
    .title = Sideways in melee
MK-PVP-26 = Melee phase: each point of the block total reduces the attack by 1.
    .title = Blocking in melee
MK-PVP-27 = Melee phase: the attacker may spend 5 damage to steal one artifact of the blocker. It goes to the attacker's discard pile. This can be repeated.
    .title = Stealing artifacts
MK-PVP-28 = You can steal artifacts in the blocker's discard pile or play area, and banners attached to a wounded unit of the blocker, including units wounded by this attack. You cannot steal artifacts in hand, in the deck or attached to an unwounded unit.
    .title = What can be stolen
MK-PVP-29 = Melee phase: the attacker may spend damage equal to the unmodified terrain cost of an adjacent, accessible, safe space to push the blocker there. The combat ends and the pushed hero is the loser.
    .title = Pushing the blocker away
MK-PVP-30 = The melee phase ends when someone is pushed away or both pass in succession.
    .title = End of the melee
MK-PVP-31 = If the winner's level is lower than the loser's, the winner gains 1 fame plus 2 for each level of difference. At the same level the winner gains 1 fame if it has less fame than the loser. Otherwise it gains 0.
    .title = Fame for the winner
MK-PVP-32 = If nobody is pushed away, the combat is a draw and gives no fame.
    .title = No push, no fame
MK-PVP-33 = After a draw the aggressor returns to the space it came from. If that space is not safe, forced withdrawal continues from there.
    .title = After a draw
MK-PVP-34 = The aggressor's first step back after a draw is no forced withdrawal and costs no wound.
    .title = The step back is no withdrawal
    .edition = ultimate
MK-PVP-35 = Effects aimed at enemies may be aimed at unwounded units of the opponent, never at the hero.
    .title = Effects on opposing units
MK-PVP-36 = Effects of red cards, or powered by red mana, do not affect units with Fire resistance. Blue ones do not affect units with Ice resistance.
    .title = Resistant opposing units
MK-PVP-37 = “Destroy” effects only wound the unit. A unit's armor never drops below 1.
    .title = Destroying only wounds
MK-PVP-38 = Side effects of block cards on “the blocked enemy” may hit a unit that contributed to the attack. If they are tied to success, success means that the attack was reduced to 0.
    .title = Block cards against units
MK-PVP-39 = Where a number of enemies matters, count the opponent's Ready unwounded units, plus the units contributing to the current attack or block, plus 1.
    .title = Counting enemies
MK-PVP-40 = Effects that change rules last for the whole combat between the players.
    .title = Effects that change rules
MK-PVP-41 = Effects that stop an enemy attack remove the contribution of one unit from the current attack; the unit stays Spent. They cannot cancel special effects or blocks.
    .title = Stopping an attack
MK-PVP-42 = Effects that skip the Block and Assign Damage phases cancel one whole attack. The combat continues.
    .title = Skipping phases
MK-PVP-43 = The aggressor's first step back after a draw is not a forced withdrawal and causes no wound.
    .title = First step back
    .edition = base
MK-PVP-44 = As the defender you cannot announce the end of the round because of the attack, whatever your deck and hand.
    .title = No announcing under attack
MK-PVP-45 = Fame won in combat between players is added at once. The level-up follows in the winner's own next end-of-turn step 6; for a partial participant that is the one of its next regular turn.
    .title = Level-up after winning
MK-PVP-46 = A block that counts double against Swift counts double in the Ranged and Siege phase between players.
    .title = Double block against Swift

## Cooperative city assault

MK-COOP-ASSAULT = Cooperative city assault
MK-COOP-ASSAULT-01 = A cooperative assault is allowed in cooperative scenarios, and in competitive ones if the players agree beforehand.
    .title = When it is allowed
MK-COOP-ASSAULT-02 = As the initiator of a cooperative assault you may start it in your own turn before acting, if the end of the round was not announced and the scenario's end condition was not met.
    .title = Starting it
MK-COOP-ASSAULT-03 = The initiator of a cooperative assault must stand next to the city, and no other hero may be on its space.
    .title = Where the initiator stands
    .edition = base
MK-COOP-ASSAULT-04 = The initiator may invite heroes on spaces adjacent to the city whose round order token is face up.
    .title = Who can be invited
MK-COOP-ASSAULT-05 = To accept, an invited player must hold at least one card other than a wound.
    .title = Invited heroes need a card
    .edition = ultimate
MK-COOP-ASSAULT-06 = The initiator invites any of these heroes, at least one, and proposes how many defenders each participant faces. Each faces at least one, and the total is all defenders.
    .title = The proposal
MK-COOP-ASSAULT-07 = All invited players must agree. Otherwise nothing happens, and the initiator may propose again or go on with the turn.
    .title = All must agree
MK-COOP-ASSAULT-08 = If all agree, the round order tokens of the invited players, not the initiator's, are turned face down: they lose their next turn. The assault is the initiator's action.
    .title = Price of taking part
MK-COOP-ASSAULT-09 = All defender tokens are shuffled and dealt at random in the agreed numbers, without looking at their backs.
    .title = Dealing the defenders
MK-COOP-ASSAULT-10 = The participants fight one after another in round order, starting with the initiator. Each completes all combat phases.
    .title = Order of the fights
MK-COOP-ASSAULT-11 = Each participant may use one Source die. Dice return only when the whole assault is over, so a die used by one participant is not available to the next.
    .title = Source dice
MK-COOP-ASSAULT-12 = Your part of a cooperative assault starts with the step into the city: you pay its cost and lose 1 reputation. You have no other movement or action.
    .title = Step into the city
MK-COOP-ASSAULT-13 = Rampaging enemies you provoke by the step into the city join your enemies. You may challenge further adjacent ones.
    .title = Rampaging enemies join
MK-COOP-ASSAULT-14 = In a cooperative assault you face only your own share of the defenders. “All enemies” means that share.
    .title = Your own share
MK-COOP-ASSAULT-15 = In a cooperative assault you place shields for the defenders you defeated as in MK-COMBAT-END-02.
    .title = Shields for participants
MK-COOP-ASSAULT-16 = In a cooperative assault the city falls if all its defenders are defeated; then all participants end on the city space. Otherwise every participant returns to its previous space.
    .title = Outcome of the assault
MK-COOP-ASSAULT-17 = After a cooperative assault the participants finish their turns in round order. Before ending, each may play healing and special effects.
    .title = Finishing the turns
MK-COOP-ASSAULT-18 = You stand next to the city; other heroes may be on your space.
    .title = Where the initiator stands
    .edition = ultimate
MK-COOP-ASSAULT-19 = You also qualify as the initiator of a cooperative assault if you can reach the city with the spell effect Underground Attack.
    .title = Attack from underground
MK-COOP-ASSAULT-20 = In your part of a cooperative assault you may use everything usable before or during your own turn: off-turn effects, cards, units and all your skills; in the Ultimate Edition also what your space gives at the start of a turn.
    .title = What participants may use
MK-COOP-ASSAULT-21 = If, in a cooperative assault, you do not pay for the step into the city, you do not fight. Your share stays undefeated and you lose no reputation.
    .title = Giving up your share

## Dummy player

MK-DUMMY-REF = Dummy player
MK-DUMMY-REF-01 = The dummy player is used in solo and cooperative games. The full procedure is part of the scenario rules.
    .title = When it is used
MK-DUMMY-REF-02 = The dummy player has a hero card with three crystals as printed, the 16 basic actions, shuffled, and a round order token. It uses only the number of its tactic, not the tactic's bonus.
    .title = What it has
MK-DUMMY-REF-03 = In the dummy player's turn, if its deck is empty, it announces the end of the round. Otherwise it turns up 3 cards, then as many more as it has crystals of the colour of the last of the three.
    .title = Its turn
MK-DUMMY-REF-04 = In the round preparation the lowest card of the advanced action offer joins the dummy player's deck instead of going under the advanced action deck. The colour of the lowest spell, which goes under the spell deck, adds a crystal to the dummy player, with no limit of 3.
    .title = Its preparation

## Map

MK-MAP = The map
MK-MAP-01 = Every space has coordinates (q, r); the rows of spaces run horizontally. One step changes them by: E (1, 0), NE (1, −1), NW (0, −1), W (−1, 0), SW (−1, 1), SE (0, 1). The distance of two spaces with the differences dq and dr is (|dq| + |dr| + |dq + dr|) / 2.
    .title = Coordinates of spaces
MK-MAP-02 = A tile has 7 spaces: the centre C and the six spaces around it. With the tile number upright they are named C, NE, E, SE, SW, W and NW.
    .title = The seven spaces of a tile
MK-MAP-03 = Tiles lie on fixed slots with whole coordinates [a, b]. The centre of slot [a, b] is the space q = 3a + b, r = −2a − 3b.
    .title = Slots for tiles
MK-MAP-04 = A space (q, r) is the centre of a slot exactly when 3q + r is a multiple of 7. The slot is then a = (3q + r) / 7, b = −(2q + 3r) / 7. Every space belongs to exactly one slot: either it is a centre itself or exactly one of its six neighbours is.
    .title = From a space to its slot
MK-MAP-05 = Each slot has six neighbouring slots, and two adjacent tiles touch at exactly three pairs of spaces. N is [0, +1], centre (1, −3): your NW and NE touch its SW and SE. NE is [+1, 0], centre (3, −2): NE and E touch W and SW. SE is [+1, −1], centre (2, 1): E and SE touch NW and W. S is [0, −1], centre (−1, 3): SE and SW touch NE and NW. SW is [−1, 0], centre (−3, 2): SW and W touch E and NE. NW is [−1, +1], centre (−2, −1): W and NW touch SE and E.
    .title = Neighbouring slots
MK-MAP-06 = Adjacent tiles are always tiles on neighbouring slots (MK-MAP-05). The starting tile counts as a tile whenever adjacent tiles are counted. “Left” on the map is the N side, “right” the NE and SE side.
    .title = Adjacent tiles
MK-MAP-07 = The starting tile lies on slot [0, 0] and its portal is the centre space (0, 0). Side A is used for the wedge map, side B for every open map and for the fixed map. Sea is W, SW and SE on side A, W and SW on side B; you can never enter sea spaces nor explore from them.
    .title = The starting tile
MK-MAP-08 = At setup reveal tiles from the top of the stack: with side A two of them, on [0, 1] and then [1, 0]; with side B three, on [0, 1], [1, 0] and [1, −1]. They are part of the scenario's tile count and lie in the same orientation as the starting tile. Carry out what each site on them says for being revealed.
    .title = Tiles revealed at setup
MK-MAP-09 = On a wedge map tiles may lie on slots with a ≥ 0 and b ≥ 0. Away from the coast the map has no limit.
    .title = Wedge map
MK-MAP-10 = On a wedge map the left coast is a = 0 with b ≥ 1, the right coast b = 0 with a ≥ 1. You may not place a core tile on a coast slot; countryside tiles may lie there.
    .title = Coast of the wedge
MK-MAP-11 = The wedge without limitation, used only in First Reconnaissance, has the slots of MK-MAP-09. Core tiles may lie on the coast there; the ban of MK-MAP-10 does not apply.
    .title = Wedge without limitation
MK-MAP-12 = On an open map the columns run in direction NE and b is the number of the column, positive on the left. Allowed are slots with a ≥ 0 and a + b ≥ 0 in these columns: fully open map 5 columns, b from −2 to 2 (the coast breaks after two tiles on each side of the starting tile); 4 columns, b from −2 to 1 (one more to the right than to the left); 3 columns, b from −1 to 1.
    .title = Open maps
MK-MAP-13 = On an open map column b starts at slot [max(0, −b), b] and continues with a + 1, a + 2 and so on without limit. The shore is [0, 2] [0, 1] [0, 0] [1, −1] [2, −2] with 5 columns, [0, 1] [0, 0] [1, −1] [2, −2] with 4, and [0, 1] [0, 0] [1, −1] with 3. Open maps have no ban of core tiles on the coast.
    .title = Shore of an open map
MK-MAP-14 = The fixed map of Conquer and Hold has ten slots. Starting tile, side B: [0, 0]. Countryside tiles revealed at setup: [0, 1] [1, 0] [1, −1]; face-down countryside tiles: [1, 1] [2, −1]; face-down core tiles: [2, 1] [2, 0] [3, 0] [3, −1].
    .title = Fixed map
MK-MAP-15 = While you move you may explore a slot if your space is adjacent to a space of that slot (only the two border spaces of MK-MAP-05 are), the slot is empty, the map shape allows it, the top tile of the stack may be placed there (MK-MAP-16, MK-MAP-17) and you pay 2 Move points. If your space touches two slots, name one before the tile is turned.
    .title = When you may explore
MK-MAP-16 = A countryside tile may be placed on a slot that is adjacent to at least two placed tiles, or to one placed tile that is itself adjacent to at least two other placed tiles.
    .title = Placing a countryside tile
MK-MAP-17 = A core tile may be placed only on a slot that is adjacent to at least two placed tiles. On a wedge map MK-MAP-10 applies as well.
    .title = Placing a core tile
MK-MAP-18 = When the stack is empty you may explore with a random countryside tile left over from setup; when those are gone, with a random left-over non-city core tile; after that no more. Such a tile must be adjacent to at least three placed tiles and lie inside the map shape; MK-MAP-10 still applies to core tiles.
    .title = When the stack is empty
MK-MAP-19 = Tiles are always placed in the same orientation as the starting tile, unless you play with random orientation (MK-VAR-ROT-01).
    .title = Orientation of tiles
MK-MAP-20 = After the tiles the scenario demands or excludes, draw the countryside, city core and non-city core tiles at random in the numbers of the scenario. Shuffle all chosen core tiles together and put the shuffled countryside tiles on top. The back of the top tile is open to all, its face to nobody.
    .title = The tile stack
MK-MAP-21 = The tiles are: countryside 1–11, non-city core 1–4, city core 5 (green), 6 (blue), 7 (white) and 8 (red). In the Ultimate Edition you may add countryside 12–14 and core 9–10.
    .title = The tiles of the game
MK-MAP-22 = Crystal mines: countryside 2 green, 3 white, 5 blue, 6 red; core 2 green, 3 white, 4 blue, 8 red. Magical glades: countryside 1, 2, 5, 7, 8; core 5. Keeps: countryside 3, 9, 10; core 4, 7. Mage towers: countryside 4, 9, 11; core 2, 3. Villages: countryside 1, 2, 3, 4, 8; core 5. Monasteries: countryside 5, 7; core 1, 6. Dungeons: countryside 7, 9. Tombs: core 1, 3.
    .title = Which site is on which tile
MK-MAP-23 = Advice only: the wedge suits 2–3 players, the fully open map 4, the open map of 4 columns 3–4, the one of 3 columns 2–3.
    .title = Which map for how many

## Length and end of the game

MK-END = Length and end of the game
MK-END-01 = Round 1 is a Day, then Nights and Days alternate. The scenario gives the greatest number of rounds. The variants Night Arrival and Darkness Comes change the order (MK-VAR-NIGHT-01, MK-VAR-DARK-01).
    .title = Days, Nights, number of rounds
MK-END-02 = The end condition of the scenario is checked at the end of every player's turn.
    .title = When the end is checked
MK-END-03 = When the end condition is met, every player, also the one who met it, takes exactly one more turn, in turn order from the next player. Then the game ends. If the round ends before that, the game ends at once.
    .title = Last turns
MK-END-04 = The dummy player has no last turn; it is skipped during the last turns.
    .title = No last turn for the dummy
MK-END-05 = If the end of the round had already been announced when the end condition is met, nobody gets more turns than the announcement gives: you finish the turn you are still owed and the game ends with the round. Whichever of the two came first decides. This holds in competitive, cooperative and solo games.
    .title = Announced round end comes first
MK-END-06 = During last turns, and after the end of a round has been announced, you may not start a player-versus-player combat or a cooperative city assault.
    .title = No late fights between players
MK-END-07 = If the last round is over and the end condition has not been met, the game ends.
    .title = Out of rounds
MK-END-08 = The success of the mission and the winner are two things. In a competitive scenario the player with the best score wins even if the mission failed.
    .title = Success and winner
MK-END-09 = Players with equal final scores share the victory, in every scenario scored by fame.
    .title = Tie for victory
MK-END-10 = Only Conquer and Hold can end because a side concedes. In other scenarios a player may leave, but the game goes on.
    .title = Conceding the game

## Choosing tactics

MK-TAC = Choosing tactics
MK-TAC-01 = Usual choice: the player with the lowest fame picks first; among equals the one whose round order token lies lower picks first. Tactics nobody took return to the set and no card leaves the game.
    .title = Usual choice
MK-TAC-02 = Cooperative choice: the dummy player first takes a random card of the current set, then you pick by MK-TAC-01. At the end of every Day and every Night you agree on one card that a player (not the dummy) used this round and remove it from the game. This is skipped for the last Day and the last Night.
    .title = Cooperative choice
MK-TAC-03 = Solo choice: you pick first, then the dummy player takes one of the remaining cards at random. At the end of every Day and Night both used cards leave the game. In six rounds every card is used exactly once.
    .title = Solo choice
MK-TAC-04 = If you cannot agree on the card to remove (MK-TAC-02), the human player who was first in this round's order decides.
    .title = No agreement on the card
MK-TAC-05 = If a set has fewer cards than there are players to pick, return the removed cards of that set first. This can happen only with variants or with four cooperating players (MK-DUMMY-14).
    .title = Too few tactics
MK-TAC-06 = The dummy player never uses the text of its tactic. The card only sets its place in the round order.
    .title = The dummy's tactic

## Scoring

MK-SCORE = Scoring
MK-SCORE-01 = Your final score is your fame on the track plus all points the scenario gives. Points scored now never raise your level.
    .title = Final score
MK-SCORE-02 = Your cards are all deed cards you own: deck, hand, discard pile, play area and banners attached to your units. Cards thrown away, and drafted cards still set aside (MK-VAR-DRAFT-02), do not count.
    .title = Which cards count
MK-SCORE-03 = Greatest Knowledge: 2 points for each spell and 1 for each advanced action among your cards.
    .title = Greatest Knowledge
MK-SCORE-04 = Greatest Loot: 2 points for each artifact among your cards and 1 for each full pair of crystals in your inventory, all colours counted together.
    .title = Greatest Loot
MK-SCORE-05 = Greatest Leader: the sum of the levels of your units. A wounded unit counts half its level, rounded down for each unit.
    .title = Greatest Leader
MK-SCORE-06 = Greatest Conqueror: 2 points for each of your shields on a keep, mage tower or monastery.
    .title = Greatest Conqueror
MK-SCORE-07 = Greatest Adventurer: 2 points for each of your shields on an adventure site, that is ruins, monster den, spawning grounds, dungeon or tomb.
    .title = Greatest Adventurer
MK-SCORE-08 = Greatest Beating: minus 2 points for each wound among your cards. Wounds on units do not count.
    .title = Greatest Beating
MK-SCORE-09 = In each category the single best player gets 3 more fame. In Greatest Beating the single worst player loses 3.
    .title = Titles for the best
MK-SCORE-10 = If several players share the best value, each of them gets 1 fame instead of 3. In Greatest Beating each of them loses 1.
    .title = Tie for a title
MK-SCORE-11 = Nobody gets a title or a tie bonus in a category whose best value is 0 (Greatest Beating: if nobody has a wound).
    .title = No title for zero
MK-SCORE-12 = Where a scenario is scored without titles, the categories give their points but MK-SCORE-09 and MK-SCORE-10 are skipped.
    .title = Scoring without titles
MK-SCORE-13 = Cities: 7 fame for each conquered city you lead, 4 fame for each conquered city you do not lead but have at least one shield on. The leader has the most shields on the city, among equals the one who placed the first of them earliest (MK-CITY-ASSAULT-08). The level of a city never matters.
    .title = Points for cities
MK-SCORE-14 = The best total of MK-SCORE-13 gives 5 more fame as Greatest City Conqueror; if tied, 2 each. If the best total is 0, nobody gets it.
    .title = Greatest City Conqueror
MK-SCORE-15 = Goal of solo and cooperative games: 10 points for each conquered city.
    .title = Conquered cities
MK-SCORE-16 = Cooperative games only: 10 more points if every player leads at least one city.
    .title = A city for everyone
MK-SCORE-17 = Goal of solo and cooperative games: 15 more points if all cities were conquered.
    .title = All cities conquered
MK-SCORE-18 = Solo and cooperative games: 30 points for each round not started, that is the round limit minus the number of the round in which the game ended.
    .title = Rounds to spare
MK-SCORE-19 = Solo and cooperative games: 1 point for each card still in the dummy player's draw deck.
    .title = Cards left to the dummy
MK-SCORE-20 = Solo and cooperative games: 5 more points if no end of round was announced in the last round played.
    .title = Round end not announced
MK-SCORE-21 = MK-SCORE-15 to MK-SCORE-20 are counted after a failure too. The result then only shows how well you did.
    .title = Score after a failure
MK-SCORE-22 = In a cooperative game the base of your common score is the lowest fame among the human players.
    .title = Cooperative base score
MK-SCORE-23 = In a cooperative game only the best player's value counts in each category, in Greatest Beating the value of the player with the most wounds. There are no titles.
    .title = Cooperative achievements
MK-SCORE-24 = Optional in cooperative games: in each category the lowest value counts instead. In Greatest Beating the largest penalty still counts.
    .title = Lowest achievements count
MK-SCORE-25 = With two teams the base is the lower fame of the two partners. In each category and similar scoring, for example cities, the higher of the partners' values counts, in Greatest Beating the larger penalty. Titles are decided between the two team values by MK-SCORE-09 to MK-SCORE-11 and MK-SCORE-14.
    .title = Scoring of two teams
MK-SCORE-26 = In Mines Liberation you also score the mines you liberated: see MK-SCN-MINE-12 and MK-SCN-MINE-13.
    .title = Points for mines
MK-SCORE-27 = In Dungeon Lords dungeons and tombs score more: see MK-SCN-DUNG-15 and MK-SCN-DUNG-16.
    .title = Points for dungeons
MK-SCORE-28 = In Conquer and Hold only owned keeps and mage towers score: see MK-SCN-HOLD-16.
    .title = Points for held sites
MK-SCORE-29 = In One to Return there is no scoring; the portal decides: see MK-SCN-PORT-06.
    .title = The portal decides

## Cities in scenarios

MK-CITY = Cities in scenarios
MK-CITY-01 = City levels are given in the order in which the city tiles are revealed, also at setup. The first city revealed takes the first level of the scenario's list, the second city the second, and so on.
    .title = Levels in order of reveal
MK-CITY-02 = The city of Mines Liberation, Druid Nights and Dungeon Lords is friendly: no garrison, not fortified, no assault. When it is revealed every player puts one shield on its card; nobody is or becomes leader. It is treated as conquered: entering costs 2 Move points, heroes may share it, your shield gives +1 Influence when you interact, and in or next to it your hand limit is 1 higher, never 2. It scores nothing.
    .title = Friendly city
MK-CITY-03 = The city of Conquer and Hold is closed: it has no garrison, and its space cannot be entered or assaulted.
    .title = Closed city
MK-CITY-04 = The city of First Reconnaissance is inert: it has no garrison, and its space cannot be entered or assaulted. Revealing it starts the end of the game.
    .title = Inert city
MK-CITY-05 = A city is conquered when all its defenders are defeated. “All cities conquered” means that all city tiles of the scenario are revealed and all their cities conquered.
    .title = All cities conquered

## Dummy player

MK-DUMMY = The dummy player
MK-DUMMY-01 = Every cooperative and every solo game has exactly one dummy player, who is there to end rounds. It is not on the map, has no fame, hand, units or skills, takes no turns but those described here, and cannot be chosen as a target.
    .title = What the dummy player is
MK-DUMMY-02 = After heroes are chosen, pick one unused hero at random for the dummy player. It uses only the hero card, the round order token and the 16 basic action cards of that hero, 4 of each colour.
    .title = Its hero and cards
MK-DUMMY-03 = The dummy player starts with three crystals in the colours of the dots on its hero card: Goldyx green, green, blue; Arythea red, red, white; Norowas white, white, green; Tovak blue, blue, red. Human players start with none.
    .title = Its starting crystals
MK-DUMMY-04 = Shuffle the dummy player's 16 cards into a face-down draw deck.
    .title = Its deck
MK-DUMMY-05 = The dummy player is not counted as a player for the number of dice in the Source or cards in the unit offer.
    .title = Not counted as a player
MK-DUMMY-06 = The dummy player gets its tactic as the scenario says (MK-TAC-02 or MK-TAC-03). Its token takes its place in the round order by the number of the card.
    .title = Its place in the order
MK-DUMMY-07 = If its draw deck is empty at the start of its turn, the dummy player announces the end of the round. Every other player has one more turn.
    .title = Its deck is empty
MK-DUMMY-08 = If its draw deck is not empty, turn its top 3 cards onto its discard pile, or fewer if fewer remain.
    .title = Turning three cards
MK-DUMMY-09 = Look at the colour of the last card turned. If the dummy player has crystals of that colour, turn as many more cards as it has such crystals, or fewer if fewer remain; their colours do not matter and no crystal is spent. Then its turn ends.
    .title = More cards for crystals
MK-DUMMY-10 = If its cards run out while you turn them, the round goes on; the dummy player announces the end on its next turn. If fewer than 3 cards could be turned, the last of them is the one to look at, but there are no cards left to add.
    .title = Running out of cards
MK-DUMMY-11 = In round preparation the lowest card of the advanced action offer goes to the dummy player's cards instead of under the deck. All its cards (deck, discard pile and the new card) are shuffled into a new deck. The offer is refilled as usual.
    .title = Its new action card
MK-DUMMY-12 = In round preparation the lowest card of the spell offer goes under the spell deck as usual, and the dummy player gains one crystal of that spell's colour. It may have more than 3 crystals of a colour.
    .title = Its new crystal
MK-DUMMY-13 = If a human player announces the end of the round, the dummy player still takes its normal turn in order; it is its last of the round.
    .title = After your announcement
MK-DUMMY-14 = A cooperative game of four is unofficial. In the base edition all four heroes are taken then, so the dummy player uses a substitute deck of 16 cards, 4 of each colour (playing cards: spades green, hearts red, diamonds white, clubs blue). Its three starting crystals are of random basic colours. In the Ultimate Edition an unused hero remains and is used.
    .title = Four cooperating players
MK-DUMMY-15 = The dummy player's hero is drawn at random from the unused heroes. If you wish, you may choose it at setup instead.
    .title = Random hero

## Playing solo

MK-SOLO = Playing solo
MK-SOLO-01 = In a one-player game shuffle the skill tokens of the dummy player's hero into a face-down pile: all 10, in the Ultimate Edition all but the competitive interactive one.
    .title = The dummy's skill pile
MK-SOLO-02 = Each time you gain a skill, finish your choice and then turn one token of that pile up into the common skill offer. You can take it the next time you gain a skill, not this time.
    .title = One more common skill
MK-SOLO-03 = If you take a skill from the common offer, you must take the lowest card of the advanced action offer with it (MK-LEVEL-05).
    .title = Lowest action with a common skill
MK-SOLO-04 = If the pile is empty, no skill is turned up.
    .title = Empty skill pile
MK-SOLO-05 = Remove the four interactive spells (numbers 17–20, in the Ultimate Edition 109–112) and your hero's competitive interactive skill from the game; a cooperative one stays.
    .title = Removed spells and skill
MK-SOLO-06 = You may play any scenario solo with the changes of Solo Conquest: dummy player, tactics by MK-TAC-03, MK-SOLO-01 to MK-SOLO-05, scoring without titles, no last turn for the dummy. Use the tile counts for 2 players.
    .title = Other scenarios solo

## Team rules

MK-TEAM = Team rules
MK-TEAM-01 = In two-team games of four, and in cooperative games with their one team, teams are formed before heroes are chosen, at random or by agreement.
    .title = Forming teams
MK-TEAM-02 = Interactive skills never affect a teammate.
    .title = Skills spare teammates
MK-TEAM-03 = Interactive spells affect teammates like everyone else.
    .title = Spells spare nobody
MK-TEAM-04 = You cannot trade with a teammate or give them crystals, cards, artifacts, units or mana.
    .title = No trading
MK-TEAM-05 = Teammates may assault cities together; it is recommended (MK-COOP-ASSAULT).
    .title = Assaulting together
MK-TEAM-06 = You may talk openly about plans, routes, tactics, offers and dice. You must not tell what is in your hand or advise a teammate how to play a turn, and you do not see your teammates' hands.
    .title = What you may talk about
MK-TEAM-07 = Teammates may not end a turn on the same space, except in a conquered city or on the portal. The one who entered later makes a forced withdrawal.
    .title = No shared space
MK-TEAM-08 = Teammates cannot fight each other.
    .title = No fight in the team
MK-TEAM-09 = You may enter a teammate's keep if no hero stands in it, and recruit there as in your own keep. Entering it is no assault and does not end your movement, and the space is safe for you.
    .title = A teammate's keep
MK-TEAM-10 = In or next to a teammate's keep your hand limit rises by the number of keeps you own yourself, so by 0 if you own none.
    .title = Hand limit at a teammate's keep
MK-TEAM-11 = Two teams score by MK-SCORE-25, cooperative games by MK-SCORE-22 and MK-SCORE-23.
    .title = Scoring of teams

## Cooperative games

MK-COOP = Cooperative games
MK-COOP-01 = All human players form one team; MK-TEAM-02 to MK-TEAM-10 apply.
    .title = One team
MK-COOP-02 = There is no player-versus-player combat. If you end your movement on another hero's space, you have no action and make a forced withdrawal at the end of the turn.
    .title = No fights between players
MK-COOP-03 = There is one dummy player (MK-DUMMY-01), and tactics are chosen by MK-TAC-02.
    .title = Dummy player and tactics
MK-COOP-04 = Remove the four interactive spells (numbers 17–20, in the Ultimate Edition 109–112) and the competitive interactive skill of each player.
    .title = Removed spells and skills
MK-COOP-05 = All of you win if all cities are conquered; otherwise all of you lose.
    .title = Winning together

## Variants in general

MK-VAR-GEN = Variants in general
MK-VAR-GEN-01 = Variants are chosen before heroes, need the consent of every player, and can be combined unless a rule says otherwise. Advice: play First Reconnaissance with new players without any.
    .title = Choosing variants
MK-VAR-GEN-02 = These do not go together: Night Arrival and Darkness Comes with each other, with Druid Nights or with One to Return; Megapolis with scenarios of four cities or with friendly, closed or inert cities; Interactive Combat and Hero Auction with solo games; No Fights between Players with Conquer and Hold or One to Return.
    .title = Variants that do not combine

## Variant: hero auction

MK-VAR-AUCTION = Variant: Hero Auction
MK-VAR-AUCTION-01 = A random selection order is drawn. The first player without a hero names a hero.
    .title = Naming a hero
MK-VAR-AUCTION-02 = If no other player without a hero objects, the one who named the hero takes it for 0 fame.
    .title = No objection
MK-VAR-AUCTION-03 = You object by bidding at least 1 fame. Bidding goes round in selection order among the players without a hero; on your turn you bid or pass, and who passes is out for this hero.
    .title = Bidding fame
MK-VAR-AUCTION-04 = In the base edition matching the current bid is enough if you have already bid and were outbid; if you have not bid yet, you must bid more. In the Ultimate Edition matching is enough if you come before the highest bidder in the order of choosing; otherwise you must bid more.
    .title = Match or exceed
MK-VAR-AUCTION-05 = When nobody raises or matches any more, the highest bidder takes the hero and loses that much fame. Of equal highest bids the one matched last wins, in the Ultimate Edition the one of the earliest in the order of choosing. If the hero you named is contested, you must match the bid or lose the hero.
    .title = Who gets the hero
MK-VAR-AUCTION-06 = The other bidders lose nothing. If you named the hero and did not win it, you name again; otherwise the next player without a hero does.
    .title = After the auction
MK-VAR-AUCTION-07 = You start with a fame of minus your bid, shown on the last row of the track: space 120 − n for −n, so 118 for −2. Your hero is level 1; passing from the end of the last row to 0 raises no level.
    .title = Fame below zero
MK-VAR-AUCTION-08 = In round 1 tactics are picked in the reverse of the order in which heroes were taken, whatever the fame. Later rounds go by fame as usual.
    .title = First tactics

## Variant: map size

MK-VAR-SIZE = Variant: Other Map Size
MK-VAR-SIZE-01 = Map shape, tile counts and number of cities are recommendations. You may agree on others at setup as far as the tiles of the game allow. End conditions follow the number of cities you really use.
    .title = Your own map size

## Variant: random orientation

MK-VAR-ROT = Variant: Random Orientation
MK-VAR-ROT-01 = Every revealed tile, at setup and when exploring, is turned by a random multiple of 60 degrees, all equally likely. Nobody knows it before the tile is placed.
    .title = Tiles turned at random
MK-VAR-ROT-02 = Count the outer spaces in the order NE, E, SE, SW, W, NW. A turn by k steps clockwise moves the content of each space k places on in this order (after NW comes NE again); the centre stays. The slots of MK-MAP-03 do not change.
    .title = What a turned tile changes

## Variant: random cities

MK-VAR-RCITY = Variant: Random Cities
MK-VAR-RCITY-01 = When a city tile is revealed, draw a random unused city card and put that city on the centre of the tile, whatever the colour of the tile. Garrison, bonus and interaction are those of the drawn city.
    .title = A random city
MK-VAR-RCITY-02 = You may use this also where a scenario demands a colour: the tile is the demanded one, the city on it is random.
    .title = Where a colour is demanded

## Variant: night arrival

MK-VAR-NIGHT = Variant: Night Arrival
MK-VAR-NIGHT-01 = Round 1 is a Night, then Days and Nights alternate. The round limit stays the same.
    .title = Starting at Night
MK-VAR-NIGHT-02 = Roll the first Source until it shows neither gold nor black. This is recommended and normally on.
    .title = First Source without gold and black

## Variant: darkness comes

MK-VAR-DARK = Variant: Darkness Comes
MK-VAR-DARK-01 = Round 1 is a Day. At the end of each Day roll two mana dice: if at least one is black, all remaining rounds are Nights; otherwise the next round is a Day again. The round limit stays the same.
    .title = When darkness falls

## Variant: city levels

MK-VAR-CITYLVL = Variant: City Levels
MK-VAR-CITYLVL-01 = Before the game you may set the level of each city freely from 1 to 11.
    .title = Free city levels

## Variant: Megapolis

MK-VAR-MEGA = Variant: Megapolis
MK-VAR-MEGA-01 = Allowed in scenarios with at most three cities, or as two Megapolises in a game that uses all four cities on two tiles (MK-VAR-MEGA-11). A single Megapolis replaces the city revealed last.
    .title = Where a Megapolis may stand
MK-VAR-MEGA-02 = You agree on the level of the Megapolis before the game, from 2 to 22.
    .title = Level of a Megapolis
MK-VAR-MEGA-03 = When it is revealed, put the first city on the centre of the tile as usual. Then draw a random unused city: its card goes to the right of the first card, its figure on the E space of the tile. Terrain and symbol of that space are ignored; on the green city tile no orc is placed there.
    .title = Placing a Megapolis
MK-VAR-MEGA-04 = The left city has half the level of the Megapolis rounded up, the right city half rounded down. Draw both garrisons and join them.
    .title = Garrison of a Megapolis
MK-VAR-MEGA-05 = It is one city. Being next to either space reveals the whole garrison, you may assault it from any space next to either, and you face all defenders. All of them are fortified and have the bonuses of both cities.
    .title = Assaulting a Megapolis
MK-VAR-MEGA-06 = In a cooperative assault heroes next to either space may take part. The defenders are dealt at random, whichever side a hero stands on.
    .title = Assaulting it together
MK-VAR-MEGA-07 = The Megapolis is conquered when all defenders are defeated. One leader is determined over both cards.
    .title = Conquest and leader
MK-VAR-MEGA-08 = After conquest it is a city of two spaces, and your hero is in one part. Moving to the other part costs 2 Move points; you leave to a space next to your part; to challenge a rampaging enemy your part must be next to it.
    .title = Moving inside it
MK-VAR-MEGA-09 = When you interact you have the options of both cities, in whichever part you are.
    .title = Interaction in a Megapolis
MK-VAR-MEGA-10 = A Megapolis scores as one city.
    .title = Scoring a Megapolis
MK-VAR-MEGA-11 = With two Megapolises add a random second city to the first city tile revealed. The remaining two cities go on the second city tile, even if that tile has the colour of a city already used.
    .title = Two Megapolises

## Variant: fury

MK-VAR-FURY = Variant: Fury
MK-VAR-FURY-01 = Every hero starts at reputation step −2, which means −1 Influence when interacting.
    .title = Lower reputation at the start
MK-VAR-FURY-02 = At the end of each Day roll one mana die for every space where a rampaging enemy was defeated and none stands now. On a warm result (red, green or gold) put a new face-up enemy of the colour of the space there: green for orcs, red for draconum.
    .title = New enemies after a Day
MK-VAR-FURY-03 = On gold also add one brown enemy to the space.
    .title = Gold brings a brown enemy
MK-VAR-FURY-04 = At the end of each Night do the same with the cold results white, blue and black. On black also add one brown enemy.
    .title = New enemies after a Night
MK-VAR-FURY-05 = If a space has two tokens, you fight both in one combat. The space counts as rampaging while at least one token is left. Each defeated token gives +1 reputation.
    .title = Two enemies on a space
MK-VAR-FURY-06 = No token is placed on a space where a hero stands.
    .title = Not where a hero stands

## Variant: more fury

MK-VAR-FURYPLUS = Variant: More Fury
MK-VAR-FURYPLUS-01 = More Fury replaces MK-VAR-FURY-01 to MK-VAR-FURY-04; MK-VAR-FURY-05 and MK-VAR-FURY-06 stay. Every hero starts at reputation step −4, which means −2 Influence when interacting.
    .title = Still lower reputation
MK-VAR-FURYPLUS-02 = At the end of each Day and Night a rampaging token is always added to each space where one was defeated and none stands now. The die decides only about one more brown enemy: any warm colour at the end of a Day, any cold colour at the end of a Night.
    .title = Enemies always return

## Friendly game: spells

MK-VAR-FSPELL = Friendly Game: No Interactive Spells
MK-VAR-FSPELL-01 = Remove the four interactive spells (numbers 17–20, in the Ultimate Edition 109–112) from the game.
    .title = No interactive spells

## Friendly game: skills

MK-VAR-FSKILL = Friendly Game: No Interactive Skills
MK-VAR-FSKILL-01 = Remove the interactive skills, those with the interactive icon, from the game.
    .title = No interactive skills

## Friendly game: no fights between players

MK-VAR-FRIENDLY-PVP = Friendly Game: No Fights between Players
MK-VAR-FRIENDLY-PVP-01 = There is no player-versus-player combat. If you end your movement on another hero's space that is no city and not the portal, you have no action and make a forced withdrawal.
    .title = No fights between players

## Friendly game: mana

MK-VAR-FMANA = Friendly Game: Mana
MK-VAR-FMANA-01 = By Day you may not use a gold die as a colour while an unused die of that colour is in the Source.
    .title = Gold only for missing colours
MK-VAR-FMANA-02 = By Day you may not reroll or set a gold die while the Source holds at least one die that is not gold.
    .title = Gold dice stay

## Variant: interactive combat

MK-VAR-INTERACT = Variant: Interactive Combat
MK-VAR-INTERACT-01 = This applies to every combat that starts against exactly one enemy of any kind.
    .title = When it applies
MK-VAR-INTERACT-02 = The overseer secretly sets a spare mana die to a colour. It is the player who took the turn before yours, in the Ultimate Edition the player to your right, who picked a hero before you.
    .title = The overseer
MK-VAR-INTERACT-03 = White: armour +1 in the ranged and siege phase. Red: +1 to the enemy's attack, to each attack if it has several. Blue: armour +1 in the attack phase. In these three cases the enemy is worth 1 more fame if defeated.
    .title = White, red and blue
MK-VAR-INTERACT-04 = Black, green and gold give the enemy no bonus and you no extra fame.
    .title = Black, green and gold
MK-VAR-INTERACT-05 = At the start of the ranged and siege phase the overseer shows the die if it is white, otherwise says “not white”. At the start of the block phase the overseer shows it if it is red, otherwise says “not red”. At the start of the attack phase the die is shown.
    .title = Showing the die

## Deck tuning

MK-VAR-DECK = Deck Tuning: Running Out of Cards
MK-VAR-DECK-01 = If the advanced actions run out, first stop dealing cards for monasteries, then deal the offer with what is left. If you are owed a card and none exists, you get nothing.
    .title = No advanced actions left

## Deck tuning: action upgrades

MK-VAR-UPGRADE = Deck Tuning: Action Upgrades
MK-VAR-UPGRADE-01 = At the start of each Night except the last, in the Ultimate Edition at the end of each Night except the last (twice in six rounds), reveal one advanced action more than there are players. This happens in the round preparation, before deed decks are shuffled and hands drawn.
    .title = When upgrades happen
MK-VAR-UPGRADE-02 = Count your strength: 2 for each artifact or spell, 1 for each advanced action, 1 for every two crystals (in the Ultimate Edition for each), the levels of your units (a wounded unit half, rounded down, in the Ultimate Edition up), and 3 for each level above the player of the lowest level.
    .title = Your strength
MK-VAR-UPGRADE-03 = Beginning with the lowest strength (ties: lower fame, then the later in the previous round's order) each player may take one revealed card into the deck. If you do, you must throw away one of your action cards, basic or advanced, that shares its colour or at least one type icon.
    .title = Taking an upgrade
MK-VAR-UPGRADE-04 = Cards nobody took go under the advanced action deck. The deed decks are shuffled before the next round.
    .title = Cards left over

## Deck tuning: starting draft

MK-VAR-DRAFT = Deck Tuning: Starting Draft
MK-VAR-DRAFT-01 = After heroes are chosen and before map, Source and offers, each player is dealt 4 advanced actions. Keep one and pass the rest clockwise; repeat until each of you has kept 3. The leftovers are shuffled back.
    .title = The draft
MK-VAR-DRAFT-02 = Your kept cards are secret and set aside. At the end of each Day you shuffle one of them into your deck while preparing the next round.
    .title = Adding drafted cards
MK-VAR-DRAFT-03 = In shorter scenarios some of the kept cards are never used.
    .title = Unused drafted cards

## Scenario: First Reconnaissance

MK-SCN-FREC = Scenario: First Reconnaissance
MK-SCN-FREC-01 = For 2–4 players, lightly competitive, or solo; 3 rounds (Day, Night, Day). Wedge map without limitation (MK-MAP-11). For 2, 3 and 4 players: 8, 9 and 11 countryside tiles, always 1 city core tile and 2 non-city core tiles.
    .title = Map and length
MK-SCN-FREC-02 = The countryside tiles are not random: use tiles 1, 2, 3 and so on in rising order, tile 1 on top. Tile 1 lies on [0, 1], tile 2 on [1, 0].
    .title = Tiles in order
MK-SCN-FREC-03 = The city is inert (MK-CITY-04).
    .title = The city
MK-SCN-FREC-04 = In the base edition advanced actions 17–28 are not used. The Ultimate Edition uses all.
    .title = Fewer advanced actions
MK-SCN-FREC-05 = If you reveal a tile during play you gain 1 fame. Tiles revealed at setup give none.
    .title = Fame for exploring
MK-SCN-FREC-06 = There is no player-versus-player combat unless you agree on it.
    .title = No fights between players
MK-SCN-FREC-07 = Elite units are not used, not even after core tiles have appeared.
    .title = No elite units
MK-SCN-FREC-08 = The first unit offer must hold a unit that can be recruited in a village; otherwise it is shuffled and dealt anew.
    .title = A unit for the village
    .edition = ultimate
MK-SCN-FREC-09 = The spell offer and the advanced action offer are each dealt only when an effect first refers to them. Before that the offer is not refreshed in round preparation.
    .title = Offers dealt when needed
MK-SCN-FREC-10 = When the city tile is revealed, everyone has a last turn and the game ends (MK-END-03).
    .title = End of the game
MK-SCN-FREC-11 = Score your fame and the achievements with titles. Tied players share the victory.
    .title = What you score
MK-SCN-FREC-12 = Solo: 8 countryside, 1 city core and 2 non-city core tiles; 4 rounds (2 Days, 2 Nights). Play with the dummy player, tactics by MK-TAC-03, MK-SOLO-01 to MK-SOLO-05 and scoring without titles; for practice you may leave the dummy out. You succeed if the city is revealed.
    .title = Playing it solo

## Scenario: Full Conquest

MK-SCN-FCON = Scenario: Full Conquest
MK-SCN-FCON-01 = For 2–4 players, competitive; 6 rounds. Wedge map with 2 or 3 players, fully open map with 4. For 2, 3 and 4 players: 8, 9 and 11 countryside tiles; 2, 3 and 4 city core tiles (as many as players); 1, 2 and 3 non-city core tiles (one fewer than players).
    .title = Map and length
MK-SCN-FCON-02 = Every city has level 4.
    .title = City levels
MK-SCN-FCON-03 = When all cities are conquered, everyone has a last turn and the game ends (MK-END-03).
    .title = End of the game
MK-SCN-FCON-04 = Score your fame, the achievements and the cities. The mission succeeds if all cities are conquered; the highest score wins either way.
    .title = What you score
MK-SCN-FCON-05 = Variant: you may set higher city levels.
    .title = Higher city levels
MK-SCN-FCON-06 = Team variant for 4 players with the team rules (MK-TEAM). Choose one of these: four cities as above; two city tiles of level 10 or more with cooperative assaults; two Megapolises (MK-VAR-MEGA-11). The other tile counts stay.
    .title = Team variant

## Scenario: Blitz Conquest

MK-SCN-BCON = Scenario: Blitz Conquest
MK-SCN-BCON-01 = For 2–4 players, competitive; 4 rounds; every city has level 3. Wedge map with 2 or 3 players, open map of 4 columns with 4. For 2, 3 and 4 players: 6, 7 and 9 countryside tiles; 2, 3 and 4 city core tiles; 1, 2 and 3 non-city core tiles.
    .title = Map, length and cities
MK-SCN-BCON-02 = You start with 1 fame. Each time your fame crosses a line of the track into the next row, add 1 fame; repeat while that extra point crosses another line.
    .title = Extra fame
MK-SCN-BCON-03 = You start at reputation step +2, which means +1 Influence when interacting.
    .title = Better reputation
MK-SCN-BCON-04 = In every round the Source has one extra die (players + 3) and the unit offer one extra unit (players + 3).
    .title = One more die and unit
MK-SCN-BCON-05 = In the base edition elite units are used as usual. In the Ultimate Edition they are not used, and the White city offers no elite service. An option changes this.
    .title = Elite units
MK-SCN-BCON-06 = End and score as in Full Conquest (MK-SCN-FCON-03, MK-SCN-FCON-04). You may change the city levels.
    .title = End and score

## Scenario: Solo Conquest

MK-SCN-SOLO = Scenario: Solo Conquest
MK-SCN-SOLO-01 = For 1 player; 6 rounds. Wedge map; 7 countryside tiles, 2 city core tiles, 2 non-city core tiles.
    .title = Map and length
MK-SCN-SOLO-02 = The first city revealed has level 5, the second level 8.
    .title = City levels
MK-SCN-SOLO-03 = Play with the dummy player, MK-SOLO-01 to MK-SOLO-05, and tactics by MK-TAC-03.
    .title = Dummy player and tactics
MK-SCN-SOLO-04 = As for one player, the Source has 3 dice and the unit offer 3 units.
    .title = Dice and units
MK-SCN-SOLO-05 = When all cities are conquered you have one last turn, the dummy player none, and the game ends. It also ends with the last round.
    .title = End of the game
MK-SCN-SOLO-06 = You win if both cities are conquered; otherwise you lose.
    .title = Victory or defeat
MK-SCN-SOLO-07 = Score your fame, the achievements without titles, and MK-SCORE-15, MK-SCORE-17, MK-SCORE-18, MK-SCORE-19 and MK-SCORE-20.
    .title = What you score
MK-SCN-SOLO-08 = Variants: other city levels; the last city as a Megapolis; other scenarios solo (MK-SOLO-06).
    .title = Possible variants

## Scenario: Full Cooperation

MK-SCN-FCOO = Scenario: Full Cooperation
MK-SCN-FCOO-01 = For 2–3 players, cooperative; 6 rounds; fully open map. With 2 players: 8 countryside, 3 city core and 2 non-city core tiles, city levels 5, 5, 8 in order of reveal. With 3 players: 10, 4 and 3 tiles, city levels 5, 5, 5, 11.
    .title = Map, length and cities
MK-SCN-FCOO-02 = The cooperative rules apply (MK-COOP-01 to MK-COOP-05).
    .title = Cooperative rules
MK-SCN-FCOO-03 = When all cities are conquered, every human player has one last turn and the game ends. It also ends with the last round.
    .title = End of the game
MK-SCN-FCOO-04 = Score the lowest fame (MK-SCORE-22), the cooperative achievements (MK-SCORE-23), and goal and time (MK-SCORE-15 to MK-SCORE-20).
    .title = What you score
MK-SCN-FCOO-05 = Variants: other city levels; with 2 players the last city as a Megapolis; scoring by the lowest achievements (MK-SCORE-24).
    .title = Possible variants

## Scenario: Blitz Cooperation

MK-SCN-BCOO = Scenario: Blitz Cooperation
MK-SCN-BCOO-01 = Everything is as in Full Cooperation except the following. For 2–3 players, cooperative; 4 rounds; fully open map. With 2 players: 7 countryside, 2 city core and 1 non-city core tile, city levels 5, 8 in order of reveal. With 3 players: 8, 3 and 2 tiles, city levels 5, 8, 11.
    .title = Map, length and cities
MK-SCN-BCOO-02 = The gifts of Blitz Conquest apply: MK-SCN-BCON-02, MK-SCN-BCON-03 and MK-SCN-BCON-04.
    .title = Blitz rules
MK-SCN-BCOO-03 = Elite units are used as in Blitz Conquest (MK-SCN-BCON-05).
    .title = Elite units

## Scenario: Mines Liberation

MK-SCN-MINE = Scenario: Mines Liberation
MK-SCN-MINE-01 = For 2–4 players, competitive; 4 rounds. Wedge map with 2 or 3 players, open map of 4 columns with 4. For 2, 3 and 4 players: 8, 9 and 11 countryside tiles. All countryside tiles with mines (2, 3, 5, 6) are in; only tiles without a mine are left out at random.
    .title = Map and length
MK-SCN-MINE-02 = For 2, 3 and 4 players: 1, 2 and 3 non-city core tiles, chosen from 2, 3 and 4; tile 1 has no mine and is never used. The city tile is always 8 (red), and the city is friendly (MK-CITY-02).
    .title = Core tiles and city
MK-SCN-MINE-03 = With 2, 3 and 4 players there are 6, 7 and 8 mines: 4 on countryside tiles, the others on core tiles.
    .title = Number of mines
MK-SCN-MINE-04 = When a mine is revealed put one face-up enemy on it, green on a countryside tile, red on a core tile, and one face-down brown enemy. They are not rampaging: they neither block movement nor react to it.
    .title = Enemies on a mine
MK-SCN-MINE-05 = On a mine space you may, as your action, enter the mine and fight all tokens left there together. Night rules hold as in a dungeon, but you may use units. The enemies are not fortified.
    .title = Entering a mine
MK-SCN-MINE-06 = Undefeated tokens stay, a brown one now face up, and anyone can fight them later. Failing does not force you to withdraw.
    .title = Undefeated enemies stay
MK-SCN-MINE-07 = Whoever defeats the last token liberates the mine: put your shield on it and gain reputation, +1 on a countryside tile, +2 on a core tile. The fame for each token goes to whoever defeated it. There is no other change of reputation.
    .title = Liberating a mine
MK-SCN-MINE-08 = A mine that is not liberated gives no crystals. A liberated mine works normally for everyone who ends a turn there; the liberator gets its crystal already in the turn of liberation.
    .title = Crystals of a mine
MK-SCN-MINE-09 = At the start of each round you gain one crystal of the matching colour for each mine you liberated, wherever you are on the map, up to the limit of 3 of each colour.
    .title = Crystals each round
MK-SCN-MINE-10 = If the brown tokens run out, put a placeholder for the hidden brown enemy. Draw a real one when it has to be revealed.
    .title = Brown tokens run out
MK-SCN-MINE-11 = When all tiles of the scenario are revealed and all mines liberated, the mission has succeeded, everyone has a last turn and the game ends (MK-END-03).
    .title = End of the game
MK-SCN-MINE-12 = Score your fame, the achievements, 4 points for each of your mines on a countryside tile and 7 for each on a core tile.
    .title = What you score
MK-SCN-MINE-13 = The highest total for mines gives 5 more fame as Greatest Liberator; if tied, 2 each.
    .title = Greatest Liberator

## Scenario: Druid Nights

MK-SCN-DRUI = Scenario: Druid Nights
MK-SCN-DRUI-01 = For 2–4 players, lightly competitive or competitive; 4 rounds. Wedge map with 2 or 3 players, open map of 4 columns with 4. For 2, 3 and 4 players: 8, 9 and 11 countryside tiles and 1, 2 and 3 non-city core tiles. All countryside tiles with glades (1, 2, 5, 7, 8) are in; leave out only others. The city tile is 5 (green), and the city is friendly (MK-CITY-02).
    .title = Map and length
MK-SCN-DRUI-02 = If you end your movement on a magical glade you may activate it: put your shield there. Several players may have shields on one glade, each at most one. Staying where you are in a normal turn counts as ending movement; resting does not.
    .title = Activating a glade
MK-SCN-DRUI-03 = Once during the first Night you may perform an incantation as the action of your turn. You need at least one of your shields on a glade, and you may not stand on an inhabited space (village, monastery, owned keep, conquered mage tower, city).
    .title = The incantation
MK-SCN-DRUI-04 = The incantation draws one brown enemy for each glade with your shield. You fight them all in one combat; they are not fortified, and you may use units.
    .title = Summoned enemies
MK-SCN-DRUI-05 = The fame of each summoned enemy you defeat is doubled.
    .title = Double fame
MK-SCN-DRUI-06 = Summoned enemies you did not defeat vanish after the combat. Your wounds stay.
    .title = Undefeated enemies vanish
MK-SCN-DRUI-07 = At the end of that turn you gain one random crystal for each summoned enemy, defeated or not. Roll a mana die for each: gold is a colour of your choice, black is 1 fame instead (MK-REWARD-02).
    .title = Crystals for the incantation
MK-SCN-DRUI-08 = At the end of the first Night all shields are removed from the glades.
    .title = Glades are cleared
MK-SCN-DRUI-09 = In the second Night you may perform an incantation once more, now with red enemies. Fame is doubled again, and you gain two random crystals for each summoned enemy, in the Ultimate Edition for each defeated one. An option changes this.
    .title = The second Night
MK-SCN-DRUI-10 = When every player has performed the incantation of the second Night, each of you has one more turn and the game ends. Otherwise it ends with the second Night.
    .title = End of the game
MK-SCN-DRUI-11 = Score your fame and the achievements.
    .title = What you score
MK-SCN-DRUI-12 = Competitive variant: at most 1 shield on a glade with 2 players, at most 2 with 3 or 4. If you activate a full glade, your shield replaces another player's, of your choice.
    .title = Competitive variant
MK-SCN-DRUI-13 = Epic variant for few players: 6 rounds, all 11 countryside and all 4 non-city core tiles. Shields are removed after the second Night too. In the third Night each of your shields brings one brown and one red enemy, and you gain three random crystals for each pair. The end condition moves to the third Night.
    .title = Epic variant

## Scenario: Dungeon Lords

MK-SCN-DUNG = Scenario: Dungeon Lords
MK-SCN-DUNG-01 = For 2–4 players, competitive; 5 rounds. Wedge map with 2 or 3 players, open map of 4 columns with 4. For 2, 3 and 4 players: 8, 9 and 11 countryside tiles and 1, 2 and 3 non-city core tiles. The dungeon tiles 7 and 9 are in, leave out only others; core tile 1 (desert, monastery and tomb) is always in. The city tile is 6 (blue), and the city is friendly (MK-CITY-02).
    .title = Map and length
MK-SCN-DUNG-02 = If you reveal a tile with a village, choose a space next to that village: revealed, normally accessible, no swamp, without site or token. It may lie on a neighbouring tile. It becomes a secret dungeon; put a face-down brown enemy on it. If there is no such space, there is no secret dungeon.
    .title = Secret dungeons
MK-SCN-DUNG-03 = If you reveal a tile with a monastery, choose a space next to it in the same way. It becomes a secret tomb with a face-down red enemy.
    .title = Secret tombs
MK-SCN-DUNG-04 = For tiles revealed at setup the space is chosen at random.
    .title = Secret places at setup
MK-SCN-DUNG-05 = A secret dungeon works as a dungeon, a secret tomb as a tomb: entering is your action, the token lying there is the enemy, the rewards are the usual ones, and you mark the conquest with your shield.
    .title = How secret places work
MK-SCN-DUNG-06 = If you fail at a secret place, discard its token and put a new face-down one of the same colour there.
    .title = After a failed attempt
MK-SCN-DUNG-07 = Conquered dungeons and tombs cannot be entered again for fame.
    .title = No second visit
MK-SCN-DUNG-08 = All conquered dungeons and tombs, regular and secret, whoever conquered them, are connected. While you move you may travel from one you stand on to any other.
    .title = Underground travel
MK-SCN-DUNG-09 = Underground travel costs 2 Move points plus 1 for each space of the shortest path over revealed spaces, counting the destination but not the start.
    .title = Cost of the travel
MK-SCN-DUNG-10 = The path may not use lake, swamp or sea spaces; mountains and everything else are fine. Without a path you cannot travel.
    .title = Where the path may lead
MK-SCN-DUNG-11 = Underground travel does not provoke rampaging enemies and ignores whatever stands on the way. You may go on moving normally afterwards.
    .title = Travel is safe
MK-SCN-DUNG-12 = When all tiles of the scenario are revealed and all dungeons and tombs conquered, also the secret ones, the mission has succeeded, everyone has a last turn and the game ends (MK-END-03).
    .title = End of the game
MK-SCN-DUNG-13 = The rounds are Day, Night, Day, Night, Day.
    .title = Order of rounds
MK-SCN-DUNG-14 = Score your fame and the achievements, with the changes of MK-SCN-DUNG-15 and MK-SCN-DUNG-16.
    .title = What you score
MK-SCN-DUNG-15 = In the Adventurer category each of your shields on a dungeon or tomb, regular or secret, gives 4 points; other adventure sites give 2.
    .title = Dungeons and tombs count double
MK-SCN-DUNG-16 = The title of that category is Greatest Dungeon Crawler. It gives 5 fame, or 2 each if tied, instead of 3 and 1, and is decided on the whole value of the category.
    .title = Greatest Dungeon Crawler

## Scenario: Conquer and Hold

MK-SCN-HOLD = Scenario: Conquer and Hold
MK-SCN-HOLD-01 = For 2 players, or 4 in two teams, very competitive; 6 rounds with 2 players, 4 rounds with 4. Fixed map (MK-MAP-14) with countryside tiles 3, 4, 9, 10 and 11, all with keeps or mage towers, core tiles 2, 3 and 4, and city tile 7 (white).
    .title = Map and length
MK-SCN-HOLD-02 = Shuffle the five countryside tiles: three are revealed at setup, two lie face down. Shuffle the four core tiles face down onto their slots. You explore a face-down tile as usual, next to it and for 2 Move points; MK-MAP-16 and MK-MAP-17 do not apply.
    .title = Face-down tiles
MK-SCN-HOLD-03 = The city is closed (MK-CITY-03).
    .title = The city
MK-SCN-HOLD-04 = Remove the level IV units from the elite deck.
    .title = No level IV units
MK-SCN-HOLD-05 = In the first half of the game the unit offer has only regular units. From round 3 with 4 players, or round 4 with 2 players, it alternates elite and regular units, whether core tiles have been revealed or not.
    .title = Unit offer
MK-SCN-HOLD-06 = Units you can recruit in monasteries you can also recruit in mage towers, and units of villages also in keeps.
    .title = Where you recruit
MK-SCN-HOLD-07 = You lose no reputation for assaulting fortified sites.
    .title = No loss of reputation
MK-SCN-HOLD-08 = Conquering a mage tower gives you no spell. You can buy spells there later.
    .title = No spell for a mage tower
MK-SCN-HOLD-09 = A mage tower you conquer is yours like a keep, and others can take it. All rules about keeps of other players hold for it: entering, owner present, safe space, replacing the shield. Only the owner may interact there, and the owner's partner (MK-SCN-HOLD-14).
    .title = Owning a mage tower
MK-SCN-HOLD-10 = If you assault a keep or mage tower of another player who is not there, draw random fortified defenders, grey for a keep, violet for a tower: 1 on Day 1 and Night 1, 2 on Day 2 and Night 2, 3 on Day 3 and Night 3.
    .title = Defenders of an owned site
MK-SCN-HOLD-11 = Add up the fame of these defenders and halve the sum, rounded up.
    .title = Half fame
MK-SCN-HOLD-12 = If you start your turn in or next to your own mage tower, you gain gold mana by Day or black mana by Night, one for each mage tower you control.
    .title = Mana from mage towers
MK-SCN-HOLD-13 = Near both a keep and a mage tower of your own you have both benefits.
    .title = Both benefits
MK-SCN-HOLD-14 = With 4 players the team rules apply (MK-TEAM). MK-TEAM-09 and MK-TEAM-10 hold for mage towers too: in or next to your partner's tower you gain mana for your own towers.
    .title = Two teams
MK-SCN-HOLD-15 = The game ends with the last round or when a side concedes.
    .title = End of the game
MK-SCN-HOLD-16 = Each keep you own is worth 3 points, each mage tower 2; a team adds up both partners. There are 5 keeps and 5 towers, 25 points in all. The most points win, a tie has no winner, and fame, achievements and titles do not count.
    .title = What you score
MK-SCN-HOLD-17 = Variants: all tiles face up from the start; or 3 players without teams in 4 rounds, with elite units from round 3.
    .title = Possible variants

## Scenario: One to Return

MK-SCN-PORT = Scenario: One to Return
MK-SCN-PORT-01 = For 2–4 players, very competitive; 4 rounds; cities have level 3. Wedge map, or another you agree on. For 2, 3 and 4 players: 7, 8 and 10 countryside tiles; 1, 2 and 3 city core tiles; 1, 2 and 3 non-city core tiles.
    .title = Map, length and cities
MK-SCN-PORT-02 = At the end of Day 1 the portal closes. Every hero on it is eliminated, also one whose figure was set aside because the turn ended there or that never moved.
    .title = The portal closes
MK-SCN-PORT-03 = From then on the portal space is an empty plains space: only one hero may stand there, and combat and forced withdrawal work as anywhere.
    .title = The closed portal
MK-SCN-PORT-04 = In the base edition recruiting follows the usual rules. In the Ultimate Edition the extension of MK-SCN-HOLD-06 applies here, too. An option changes this.
    .title = Recruiting as usual
MK-SCN-PORT-05 = There is no end condition but the round limit: the game ends when Night 2 is over.
    .title = End of the game
MK-SCN-PORT-06 = The hero on the portal space at that moment wins. If nobody stands there, there is no winner. There is no scoring.
    .title = Who wins
MK-SCN-PORT-07 = After the end of a round is announced there is no player-versus-player combat. So if a hero stands on the portal when the end of Night 2 is announced, that hero wins at once.
    .title = Portal taken at the announcement
MK-SCN-PORT-08 = If all heroes but one are eliminated, the game still runs to its end.
    .title = One hero left
MK-SCN-PORT-09 = Epic variant: 6 rounds and one more tile of each kind, so for 2, 3 and 4 players 8, 9 and 11 countryside tiles, 2, 3 and 4 city core tiles, 2, 3 and 4 non-city core tiles. Cities have level 4. The end of Night 3 decides.
    .title = Epic variant
MK-SCN-PORT-10 = Team variant for 4 players with the team rules (MK-TEAM). Each team secretly makes one member the chosen one, at random or by choice. At the end both are revealed: a team wins if its chosen one stands on the portal; with another hero or nobody there, nobody wins. MK-SCN-PORT-07 still stops the game, but the chosen ones decide the result.
    .title = Team variant

## Decisions

GD = Decisions where the source has a gap
GD-01 = The source gives no coordinates for the map. We use one regular grid of slots (MK-MAP-03).
    .title = Coordinates of the map
GD-02 = The picture of the Conquer and Hold map is missing from the source. We use the layout of MK-MAP-14, which fits every number in the text; which of the core slots holds the city is random.
    .title = Map of Conquer and Hold
GD-03 = It was open whether the coast ban also binds core tiles placed after the stack is empty. It does (MK-MAP-18).
    .title = Coast ban for left-over tiles
GD-04 = The larger box has more tiles, whose sites the text does not describe. They are an option of the Ultimate Edition and are left out of First Reconnaissance, Mines Liberation and Conquer and Hold; a deep mine is no crystal mine there (MK-MAP-21).
    .title = More tiles
GD-05 = For cooperative and solo games the source does not say that the game ends if the round ends during last turns. We use MK-END-05 in all scenarios.
    .title = Round end in last turns
GD-06 = A tie for victory is covered only in First Reconnaissance. We share the victory wherever fame is scored; Conquer and Hold itself says that a tie has no winner (MK-END-09).
    .title = Tie for victory
GD-07 = It was open what happens if you disagree about the tactic to remove. The human player first in the round order decides (MK-TAC-04).
    .title = Disagreement about a tactic
GD-08 = With Darkness Comes or four cooperating players a set of tactics can become too small. The removed cards of that set return (MK-TAC-05).
    .title = Too few tactics
GD-09 = It was open whether artifacts attached to units count in scoring. They count as your cards (MK-SCORE-02).
    .title = Attached artifacts
GD-10 = That nobody gets a title for zero is stated only for two categories. We apply it to all categories, to cities and to mines (MK-SCORE-11, MK-SCORE-14, MK-SCN-MINE-13).
    .title = No title for zero
GD-11 = The source says little about friendly cities. Garrison, shields, interaction, hand limit and scoring follow MK-CITY-02.
    .title = Details of friendly cities
GD-12 = It was open whether the dummy player still acts after a human player announced the end of the round. It takes one normal turn (MK-DUMMY-13).
    .title = The dummy after an announcement
GD-13 = The source gives no starting crystals for a substitute deck of the dummy player. They are three of random basic colours (MK-DUMMY-14).
    .title = Crystals of a substitute deck
GD-14 = The source gives no tile counts for other scenarios played solo. We use those for 2 players (MK-SOLO-06).
    .title = Tiles for solo games
GD-15 = The source does not say which variants exclude each other. We use the list of MK-VAR-GEN-02.
    .title = Variants that exclude each other
GD-16 = Turned tiles may not fit together evenly on a table. Here the slots stay fixed and only the contents of the tiles turn (MK-VAR-ROT-02).
    .title = Turned tiles
GD-17 = The text allows a Megapolis up to level 24, but a city has at most level 11. We accept levels 2 to 22 (MK-VAR-MEGA-02).
    .title = Highest Megapolis
GD-18 = Two paragraphs of Fury are missing from the text of the base edition. We take them from the later edition (MK-VAR-FURY-03, MK-VAR-FURY-04).
    .title = Missing lines of Fury
GD-19 = It was open what happens if a new rampaging enemy would come to a hero's space. It is not placed (MK-VAR-FURY-06).
    .title = New enemy on a hero's space
GD-20 = In interactive combat it was open what red does to an enemy with several attacks. Each attack gets +1 (MK-VAR-INTERACT-03).
    .title = Red die and several attacks
GD-21 = First Reconnaissance wants the spell and action offers hidden until needed, without saying how. Each is dealt when an effect first refers to it (MK-SCN-FREC-09).
    .title = Hidden offers
GD-22 = The source gives no success for First Reconnaissance played solo. You succeed if the city is revealed (MK-SCN-FREC-12).
    .title = Success in the first solo game
GD-23 = It was open whether the extra Blitz point can cross another line and bring one more. It can (MK-SCN-BCON-02).
    .title = Extra points in a chain
GD-24 = The Ultimate Edition leaves elite units out of both Blitz scenarios, the base edition does not. Each edition follows its own text unless you set the game up otherwise (MK-SCN-BCON-05, MK-SCN-BCOO-03).
    .title = Elite units in Blitz games
GD-25 = A tie for Greatest Liberator is not mentioned. Each tied player gets 2 fame (MK-SCN-MINE-13).
    .title = Tie for Greatest Liberator
GD-26 = It was open whether staying on a glade counts as ending your movement there. It does in a normal turn (MK-SCN-DRUI-02).
    .title = Staying on a glade
GD-27 = It was open whether you may perform an incantation without a shield on a glade. You may not; you then simply have not performed it, so the early end is not reached and the game runs to the end of the Night (MK-SCN-DRUI-03).
    .title = Incantation without shields
GD-28 = The editions differ on the crystals of the second Night: for enemies summoned or for enemies defeated. Each edition follows its own text unless you set the game up otherwise (MK-SCN-DRUI-09).
    .title = Crystals of the second Night
GD-29 = It was open who chooses the secret places on tiles revealed at setup. They are random (MK-SCN-DUNG-04).
    .title = Secret places at setup
GD-30 = It was open whether underground travel provokes enemies. It does not (MK-SCN-DUNG-11).
    .title = Underground travel and enemies
GD-31 = The source does not say how a team counts its points in Conquer and Hold. They are the sum of both partners (MK-SCN-HOLD-16).
    .title = Team points
GD-32 = The Ultimate Edition extends recruiting in One to Return, the base edition does not. Each edition follows its own text unless you set the game up otherwise (MK-SCN-PORT-04).
    .title = Recruiting in One to Return
GD-33 = It was open whether One to Return ends early when only one hero is left. It does not (MK-SCN-PORT-08).
    .title = No early end at the portal
GD-34 = The text of Conquer and Hold speaks of tiles with forests and mage towers. We read keeps and mage towers, since only this gives 25 points (MK-SCN-HOLD-01).
    .title = Tiles of Conquer and Hold
GD-36 = The editions differ in the hero auction, in who oversees interactive combat and in action upgrades. Each edition follows its own text (MK-VAR-AUCTION-04, MK-VAR-AUCTION-05, MK-VAR-INTERACT-02, MK-VAR-UPGRADE-01, MK-VAR-UPGRADE-02).
    .title = Differences in the variants
GD-37 = The source names the monster den as the model for the random crystals of Druid Nights. We use the usual roll for a random crystal (MK-SCN-DRUI-07, MK-REWARD-02).
    .title = Random crystals of druids
GD-38 = Interactive spells and skills are not mentioned for First Reconnaissance played solo. They are removed as in Solo Conquest, as they would have no target (MK-SCN-FREC-12).
    .title = Interactive cards in solo reconnaissance
GD-39 = “Clockwise” needs a seating order. You sit in the order in which heroes were picked; clockwise is the next to pick, and after the last comes the first (MK-VAR-DRAFT-01).
    .title = Seating order
GD-40 = It was open how a team concedes in Conquer and Hold. Both partners must agree; in a game of two one player is enough (MK-SCN-HOLD-15).
    .title = Conceding as a team
GD-41 = What may be done outside your turn is offered right before your turn, also before one that is skipped, and when you are attacked or take your part in an assault, but not in the middle of other turns (MK-TURN-01).
    .title = Off-turn effects and their moment
GD-42 = The mana of Invocation can be used for anything that costs mana at that moment: a card, a unit, a skill, a spell or unit you buy, an altar. Until then nothing else can be done; where there is nothing to use it for, the skill cannot be used (MK-EFFECT-08).
    .title = The mana of Invocation
GD-43 = Full and Blitz Conquest and the cooperative scenarios played alone are scored like Solo Conquest: goal and time instead of city points (MK-SOLO-06).
    .title = Scoring other scenarios alone
GD-44 = If a card first weakens an enemy and then attacks, and no target was named, the weakened enemy becomes the target; you may change it before you strike (MK-COMBAT-13).
    .title = Weakening and attacking with one card
GD-45 = If you heal all wounds of a hand of wounds only, you may take a regular turn although no rule offers one (MK-TURN-30, MK-REST-07).
    .title = A hand healed away
GD-46 = A hero whose round order token is face down is safe from attacks, also after a cooperative assault (MK-OTHER-07).
    .title = Safe while the token is face down
GD-47 = An interactive skill that still lies in the centre when the round ends goes back to its owner then (MK-SKILL-07).
    .title = Interactive skills at the end of a round
GD-48 = After a cooperative assault the initiator ends the turn first; the others follow in round order (MK-COOP-ASSAULT-17).
    .title = Who finishes first after an assault
GD-49 = Motivation gives its mana to who has less fame than every other player. Alone there is no other player, so it always does (MK-SKILL-05).
    .title = Motivation played alone
GD-50 = Cold Toughness counts icons on the enemy token. The Brutal or Poison that a city adds is not printed there and does not count (MK-CITY-ASSAULT-04, MK-CITY-ASSAULT-05).
    .title = Icons that a city adds
GD-51 = It was open whether the ability of Altem Mages that makes attacks cold fire reaches attacks played before it. It does, also those already played in the phase (MK-EFFECT-01).
    .title = Altem Mages and earlier attacks
GD-52 = It was open what happens when the artifact deck holds no more cards than you won. You keep all of them and none goes back (MK-REWARD-04).
    .title = The last artifacts
D-01 = It was open whether effects that open lakes or mountains also open the sea spaces of the starting tile. Sea is never enterable; it is not a lake (MK-MOVE-05).
    .title = Sea is never enterable
D-02 = The source does not print the rows of the fame track. We use ten rows of 3, 5, 7 and so on up to 21 spaces, 120 in all, so that levels 2 to 10 are reached at 3, 8, 15, 24, 35, 48, 63, 80 and 99 fame (MK-LEVEL-01).
    .title = Rows of the fame track
D-03 = It is not stated what happens to the garrison drawn for another player's keep after a failed assault. It is discarded, and the next assault draws a new token (MK-COMBAT-03).
    .title = Garrison of another's keep
D-04 = It was open whether you may challenge rampaging enemies while burning a monastery. You may not: no step started the combat (MK-RAMPAGE-05), and you have only one action.
    .title = No challenge while burning
D-05 = The exact moment at which your figure leaves the portal was open. It leaves after step 7; adjacency bonuses to the hand limit are checked while it still stands there (MK-ENDTURN-01).
    .title = Leaving the portal
D-06 = It was open which side of the open map with 4 columns is the right one. In the coordinates of MK-MAP-12 lower b is right.
    .title = Left and right
D-07 = It was open what happens when an enemy pile and its discard pile are both empty. The draw is skipped; a summoner then makes no attack, and a garrison slot stays empty (MK-SETUP-11).
    .title = Enemy pile exhausted
D-08 = It was open what happens at dawn if a hero already stands next to a keep or mage tower. The token is turned up at the start of the Day round (MK-ROUND-13).
    .title = Dawn next to a keep
D-09 = No source text describes cards of two colours. Either colour powers them, and they count as both (MK-CARD-16).
    .title = Cards of two colours
D-10 = Where units cannot be used, the source does not mention damage. Assigning damage to them is forbidden as well (MK-UNIT-14).
    .title = Damage to unusable units
D-11 = It was open whether attaching a banner counts as playing a card for MK-TURN-20. It does (MK-BANNER-01).
    .title = Banner as a played card
D-12 = The extent of the Night rules in dungeon and tomb was open. They cover mana, spells and texts about day and night, but not Move costs and not the Day or Night of the round itself; tokens gained earlier follow the rule in force when they are spent (MK-MANA-14).
    .title = Extent of Night rules
D-13 = It was open whether you can take back decisions across the end of a turn. You never can (MK-UNDO-05).
    .title = No undo across turns
D-14 = It was open what the final turn is of a player whose round order token is face down. The skipped turn is the final turn (MK-TURN-15).
    .title = Final turn while face down
D-15 = The end of your turn might overlap with the next player's turn. We play strictly one after the other (MK-TURN-27).
    .title = No overlapping turns
D-16 = It was open whether you can rest with an empty hand. You cannot; only a regular turn is possible (MK-REST-07).
    .title = No rest without cards
D-17 = The text adds reputation after totalling, and a sentence about when not to apply it is garbled. The modifier is fixed at the start, applies only in an interaction and only once per turn (MK-INTERACT-05, MK-INTERACT-19).
    .title = When reputation is applied
D-18 = It was open what happens when you declare an attack that is too weak. You see the total, and a failing attack is not carried out: you may add effects, change targets or take back what can be taken back. Effects that have already become irreversible are spent (MK-COMBAT-RANGED-10).
    .title = Attack too weak
D-19 = It was open whether a knock-out happens once or repeatedly. It is checked on each further wound of that combat: cards drawn after a knock-out are discarded when the next wound arrives (MK-COMBAT-DAMAGE-10).
    .title = Repeated knock-out
D-20 = It was open whether rampaging enemies that joined a city assault also bring a shield each. Only defenders do (MK-COMBAT-END-03).
    .title = Shields for defenders only
D-21 = It was open whether summoned monsters get the city bonus. They do if the summoner is a defender (MK-CITY-ASSAULT-06).
    .title = City bonus when summoned
D-22 = It was open whether the leader of a city can change later. Leadership is fixed at conquest; no shields are placed later (MK-CITY-ASSAULT-09).
    .title = Fixed city leader
D-23 = It was open whether damage is reduced when Paralyze destroys a unit. It is, by the unit's armor (MK-ENEMY-PARALYZE-01).
    .title = Damage absorbed when paralyzed
D-24 = It was open whether summoned monsters are fortified by the site. They are not (MK-ENEMY-SUMMON-07).
    .title = Summoned monsters unfortified
D-25 = The source says only that such enemies defend themselves or others. Each does it once, for one target, and the bonus stays (MK-ENEMY-DEFEND-01 to MK-ENEMY-DEFEND-04).
    .title = Who pairs Defenders
D-26 = It was open what happens if there is no safe space on the way back. You stop at the space where your turn started (MK-ENDTURN-05).
    .title = No safe way back
D-27 = It was open whether the bonuses of several qualifying cities add up. Only the best single one counts (MK-ENDTURN-24).
    .title = Several cities
D-28 = It was open whether you may take a regular turn with only wounds in hand. It is not offered (MK-TURN-30): slow recovery is the only kind of turn, unless an off-turn effect, special effect or skill first put another card into your hand or made you play or discard a card.
    .title = Turn with only wounds
D-29 = It was open how to draw artifacts from several sources in one turn. They are one batch, with one card returned (MK-REWARD-05).
    .title = Several artifact sources
D-30 = It was open whether you may refuse rewards. You may not; only a unit may be given up (MK-REWARD-08, MK-REWARD-12).
    .title = Rewards are not refused
D-31 = Fame above 119 and loss of fame were open. Fame keeps counting without limit, and your level is the highest you have reached (MK-LEVEL-09).
    .title = Fame above 119
D-32 = The site card shows icons only. We take 0, 1 and 3 more (MK-SITE-REFUGEE-01).
    .title = Prices in a refugee camp
D-33 = One program sells healing there, the printed card does not. Neither do we (MK-SITE-REFUGEE-02).
    .title = Healing in a refugee camp
D-34 = The moment of the fame for an altar was open. You gain it immediately (MK-SITE-RUINS-05).
    .title = Altar fame at once
D-35 = The text about attacking heroes says “the player's token”. We read it as the token of the player who is attacked (MK-PVP-04).
    .title = Whose token protects
D-36 = It was open what happens to the cards that a partial participant played. They stay in play until its next end of turn, so they can be stolen (MK-PVP-14, MK-PVP-28).
    .title = Cards of partial participants
D-37 = It was open whether the aggressor's step back after a draw causes a wound. It does not (MK-PVP-43).
    .title = No wound after a draw
D-38 = It was open whether you may disband a unit without need. You may not; disbanding is offered only when a new unit needs room (MK-UNIT-05).
    .title = No disbanding without need
D-39 = It was open whether you may look through opponents' discard piles. They are public information.
    .title = Open discard piles
D-40 = It was open whether others see an advanced action bought unseen. It is shown to all when it is gained (MK-INTERACT-15).
    .title = Card bought unseen
D-41 = It might be unclear whether each resisted element is halved separately and whether the resistances of different targets add up against Cold Fire. Neither is so: inefficient points are added up before halving, and Cold Fire is inefficient only if one single target has both resistances (MK-COMBAT-RANGED-06, MK-COMBAT-RANGED-07).
    .title = Halving and Cold Fire
D-42 = It might be unclear whether resistance halves the damage to a unit and whether Poison destroys units. Neither is so: a resistant unit uses its armor twice, and Poison gives it two wound cards (MK-COMBAT-DAMAGE-05 to MK-COMBAT-DAMAGE-08, MK-ENEMY-POISON-01).
    .title = Resistant and poisoned units
D-43 = It was open whether city tokens are turned up only by Day. They are turned up also at Night (MK-SITE-CITY-02).
    .title = City tokens at Night
D-44 = The exact offset between neighbouring tiles was open. We use the one under which tiles of seven spaces fill the map without gaps (MK-EXPLORE-03).
    .title = Offset of tiles
D-45 = The sources differ on the enemies of the ruins token with a violet enemy and a unit as reward. We use grey and violet (MK-SITE-RUINS-03).
    .title = Ruins token with unit
D-46 = The list of actions says nothing about interacting with a burned monastery. It is an empty space: no interaction, not inhabited (MK-COMBAT-END-09).
    .title = Burned monastery is empty
D-47 = It was open what happens to dice that were moved or set but not used for mana. They return only as the card text says and are not rerolled at the end of the turn (MK-ENDTURN-03).
    .title = Dice not used
D-48 = The order of “when revealed” instructions on one tile was open. It is centre, north-east, east, south-east, south-west, west, north-west (MK-EXPLORE-10).
    .title = Order on a new tile
D-49 = It was open whether you challenge before or after hidden garrison tokens are seen. You challenge before (MK-COMBAT-06).
    .title = Challenge before the reveal
D-50 = A general lower limit for an enemy's armor was missing. It is 1 (MK-COMBAT-19).
    .title = Lower limit of armor
D-51 = The order of changes to an attack was open. It is printed value, city or scenario bonus, effects, then doubling (MK-COMBAT-21).
    .title = Attack changes in order
D-52 = Card texts grant extra turns without limits, also when the end of the round is already announced. The extra turn is allowed even then; both turns together are the final turn (MK-TURN-29).
    .title = Extra turn at the end
D-53 = It is not stated when the end condition is tested. It is tested at the end of each player's turn (MK-ROUND-19).
    .title = Testing the end condition
D-54 = It was open what happens if one unit deck is empty while the offer is dealt. The offer is filled from the other deck (MK-ROUND-20).
    .title = One unit deck empty
D-55 = It was open what happens to reputation beyond the ends of the track. It stays at −7 or +7 (MK-INTERACT-20).
    .title = Reputation beyond the ends
D-56 = It was open in which end-of-turn step “end of turn” card texts act. MK-ENDTURN-29 gives the step for each kind.
    .title = Steps for card texts
D-57 = It was open what happens to a keep whose owner was present and pushed out. It changes hands (MK-SITE-KEEP-06).
    .title = Keep of a pushed owner
D-58 = It was open which printing of the cards the base edition uses. We use the texts of the first printing, because the source refers to them: effects that skip phases, and a blocked enemy losing Swift (MK-SETUP-29).
    .title = First-printing texts
D-59 = It was open what happens if you enter a keep occupied by its owner when combat between players is impossible. Your movement ends, there is no assault and no action, and you withdraw (MK-OTHER-09).
    .title = Occupied keep without combat
D-60 = It was open whether the dealt shares of a cooperative assault are visible. They are public once dealt (MK-COOP-ASSAULT-09).
    .title = Dealt shares are public
D-61 = Enemies with two summon attacks or with another colour are not described. Each summon draws one token of its colour, and only all blocks together block the summoner (MK-ENEMY-SUMMON-08).
    .title = Two summon attacks
D-62 = It was open whether effects that keep an enemy from attacking work against Arcane Immunity. They do not (MK-ENEMY-ARCANE-03).
    .title = Arcane Immunity and stopped attacks
D-63 = With nine skill tokens (in cooperative and solo games or without interactive skills) there are too few for five skill gains. MK-LEVEL-12 says what you do then.
    .title = Nine skill tokens
D-64 = It was open whether an attacked player with empty deck and hand has other choices. That player may still only choose full or partial participation (MK-PVP-44).
    .title = Attacked with nothing left
D-65 = Some unit texts double the Block against Swift instead of removing Swift. For that block this has the same effect as MK-PVP-19 (MK-PVP-46).
    .title = Doubled block between players
D-66 = It was open what a participant of a cooperative assault does without enough Move. That participant gives up its share, so the city cannot fall (MK-COOP-ASSAULT-21).
    .title = Share without enough Move
D-67 = It was open whether you may choose full participation with an empty hand. In the base edition you may (MK-PVP-07), in the Ultimate Edition an empty hand counts like one of wounds (MK-PVP-09).
    .title = Full with empty hand
D-68 = The source does not mention readying units in combat. It is forbidden (MK-EFFECT-12).
    .title = No readying in combat
D-69 = It was open whether you may play a healing card in combat for an option that is not healing. You may not (MK-EFFECT-13).
    .title = Healing cards in combat
D-70 = It was open whether “destroy” differs from “defeat”. It is the same thing (MK-COMBAT-22).
    .title = Destroy equals defeat
D-71 = One place forbids off-turn effects during the last turn, another after it. After it (MK-TURN-03, MK-ROUND-16).
    .title = During or after the last turn
D-72 = The Ultimate Edition lacks the condition that no other hero is on the initiator's space. We follow it there (MK-COOP-ASSAULT-18).
    .title = Another hero beside the initiator
