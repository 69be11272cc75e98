### Tales from the Four Lands: the rules in English, one message per rule.
### The value is the rule as a player reads it, .title its short name.
### A message whose id is a prefix without a number is a chapter heading.

## Components

FL-COMP = Components
FL-COMP-01 = The game is for 2–4 players. Each plays exactly one side, with that side's own deck.
    .title = Players and sides
FL-COMP-02 = The Task deck has exactly 20 cards: Stones from the Sky 2, Treason 2, Armed Conflict 4, Hiendall the Silvery 1, The Book of Westmoor 1, Dearth 2, Fires for the Dead 2, Robbery in Broad Daylight 2, The Great Feast 2, The Wolf Pack 2.
    .title = The Task deck
FL-COMP-03 = Each side's deck has exactly 18 cards. North and Storms have 11 Agents and 7 Action cards each; Sun and South have 10 Agents and 8 Action cards each.
    .title = The side decks
FL-COMP-04 = Action cards in the decks. North: Attack 3, Portal to Another Earth 1, Complications 1, Counterspell 1, Fire Arrow 1. Storms: Attack 1, Amulet of the Ageless One 1, Counterspell 1, Fire Arrow 1, Shimmering Air 1, Whirl of Fire 1, Prison Circle 1. Sun: Attack 2, Gift of Exchange 1, Night Tear Armour 1, Complications 1, Flowing Mist 1, Counterspell 1, Plot Twist 1. South: Attack 2, Gift of Exchange 1, Flowing Mist 1, Portal to Another Earth 1, Counterspell 1, Fire Arrow 2.
    .title = Action cards per deck
FL-COMP-05 = Each side has four Party cards, numbered I to IV; that makes 16 in all.
    .title = Party cards
FL-COMP-06 = Action Point tokens and used tokens never run out. There is one artefact token for Hiendall and one for the Book.
    .title = Tokens and their number
FL-COMP-07 = Everyone may know which cards are in which deck. Nobody knows the order of a deck.
    .title = Open deck lists
FL-COMP-08 = A card with the shared mark may be found in the decks of several sides. The mark has no other meaning.
    .title = The shared mark
FL-COMP-09 = There is no discard pile. A card that leaves play goes into its owner's deck, which is then shuffled, unless a rule removes the card from the game or returns it to your hand.
    .title = No discard pile

## Goal

FL-GOAL = Goal of the game
FL-GOAL-01 = You win if at the end of a Round your side has at least 6 Victory Points (VP) and strictly more than every other side (FL-END-02).
    .title = How to win
FL-GOAL-02 = Victory Points come only from trophies, that is from completed Tasks (FL-VP-01), and from artefacts attached to your Parties (FL-VP-08).
    .title = Where points come from
FL-GOAL-03 = Each side counts its Victory Points for itself, in both modes. Exactly one side wins.
    .title = One winner

## Setup

FL-SETUP = Setup
FL-SETUP-01 = The alliances are fixed: North and Storms stand against Sun and South.
    .title = The two alliances
FL-SETUP-02 = With two players, one plays a side of the first alliance and the other a side of the second.
    .title = Two players
FL-SETUP-03 = With three players, two play both sides of one alliance and the third plays one side of the other alliance. The third is the lone player.
    .title = Three players
FL-SETUP-04 = With four players all sides are in play. The usual seating is North, Sun, Storms, South, so that Rivals alternate; any other seating is allowed.
    .title = Four players
FL-SETUP-05 = Choose the mode before the game: cooperative or competitive. Competitive is the usual one. With two players there is no mode to choose and no rule about Allies applies.
    .title = Choosing the mode
FL-SETUP-06 = The Task deck and each side's deck are shuffled.
    .title = Shuffling the decks
FL-SETUP-07 = At the start there is no Party and no Task on the map.
    .title = Empty map
FL-SETUP-08 = Three players may choose closed fields before the game. Then the three fields that pair the absent side's climate with a climate of the other alliance start with a used token. North absent: Alfeg, Morgrane, Hollinmark. Storms absent: Falwyn, Varnwick, Duskarrow. Sun absent: Alfeg, Morgrane, Duskarrow. South absent: Falwyn, Varnwick, Hollinmark. You may cross these fields and form Parties on them, but they never get a Task.
    .title = Closed fields
FL-SETUP-09 = The Initiative of Round 1 goes to a player drawn at random.
    .title = First Initiative
FL-SETUP-10 = You receive your starting AP and cards in step 1 of Round 1 (FL-ROUND-04).
    .title = Starting means
FL-SETUP-11 = Option, normally off: in a cooperative game of three the lone player plays the first two Agents of each Round for free, and the rising costs of FL-AP-04 start with the third.
    .title = Help for the lone player

## Map

FL-MAP = The map
FL-MAP-01 = The map has 34 named fields. Two fields are adjacent only if an edge joins them on the map; there are 59 edges over land and 6 over sea.
    .title = Fields and edges
FL-MAP-02 = Each field bears one climate symbol or two different ones. 24 fields bear one climate and 10 bear two.
    .title = Climate symbols
FL-MAP-03 = A field is home to your side if it bears your climate symbol. A field with two climates is home to both sides.
    .title = Home fields
FL-MAP-04 = An edge runs over land or over sea. Each sea edge belongs to one of four sea routes: Alfeg (Skaldvik–Alfeg–Taliawen), Falwyn (Havdrun–Falwyn–Sennary), the Blue Line (Normark–Feriggau) and the Eastern Passage (Blixhamn–Gwenmar).
    .title = Land and sea
FL-MAP-05 = Only Parties of the North may use the Blue Line between Normark and Feriggau. All other edges are open to every side.
    .title = The Blue Line
FL-MAP-06 = Distance is counted in edges. Parties of any number of sides may share a field.
    .title = Distance and sharing
FL-MAP-07 = A field holds at most one Task card at a time. Once a Task has been completed on it, the field keeps a used token for the rest of the game.
    .title = One Task per field

## Round

FL-ROUND = The Round
FL-ROUND-01 = A Round consists of start steps 1 and 2, the passing on of the Initiative (FL-ROUND-02), the four phases A, B, C and D, and a check for the end of the game. In the start steps players choose in order, which means clockwise from the holder of the Initiative.
    .title = Course of a Round
FL-ROUND-02 = In every Round after the first the Initiative moves to the next player clockwise. It moves after step 2, so the choices of the start steps still follow the old order.
    .title = Passing the Initiative
FL-ROUND-03 = AP that you do not spend carry over into the next Round.
    .title = AP carry over
FL-ROUND-04 = Step 1 of Round 1: you get 5 AP and draw 5 cards. The lone player of a three-player game gets 7 AP and draws 7 cards.
    .title = Starting AP and cards
FL-ROUND-05 = Step 1 of later Rounds: once all sides together have collected at least 6 trophies from the map since the start of the game, each player gets 1 AP. Trophies that were traded, lost or captured later still count, and an artefact counts if it gave a VP when it was completed. Tasks that gave no VP and trophies removed by an Amulet do not count.
    .title = Late-game income
FL-ROUND-06 = Step 1 of every Round: once, you may shuffle exactly three cards of your hand into your deck to gain 1 AP (FL-AP-07).
    .title = Exchanging cards
FL-ROUND-07 = Step 1, after the exchange of cards: if you own a Complications that is still in effect, pay 1 AP to keep it for this Round or shuffle it into your deck (FL-ACTION-COMPLICATIONS-03).
    .title = Keeping Complications
FL-ROUND-08 = Step 2: draw one card if your deck is not empty. This happens in Round 1 as well, on top of the 5 or 7 starting cards.
    .title = Free draw
FL-ROUND-09 = Step 2: all turned Agents become upright again, and all marks that an Agent has cast a Spell this Round are removed.
    .title = Agents become upright
FL-ROUND-10 = At the end of step 2 each player, in order, may buy extra draws (FL-AP-03).
    .title = Buying draws
FL-ROUND-11 = Then come the phases, in this sequence: A, playing Agents; B, Attacks; C, Tasks; D, movement.
    .title = The four phases
FL-ROUND-12 = In each phase players take turns beginning with the holder of the Initiative (FL-PRIO-01). A phase must end before the next one begins.
    .title = Phase by phase
FL-ROUND-13 = After phase D the Round ends. Effects that last until the end of the Round end first; then victory and stalemate are checked (FL-END-02, FL-END-04).
    .title = End of the Round
FL-ROUND-14 = At the start of each Round, before step 1, everything counted per Round is cleared: extra draws bought, Agents played, the exchange of cards, regrouped Agents and extra moves used.
    .title = Clearing the marks

## Turns and passing

FL-PRIO = Turns, passing and questions
FL-PRIO-01 = In a phase exactly one player at a time has the turn. On your turn you take one main act or pass.
    .title = One act or pass
FL-PRIO-02 = The main acts are: in phase A, play one Agent; in phase B, declare one Attack; in phase C, perform one Task; in phase D, move one group. In every phase you may instead play one Spell or Action card that is allowed in that phase (FL-ACTION-01).
    .title = Main acts
FL-PRIO-03 = When a main act has been fully resolved and the stack is empty, the turn goes to the player clockwise of the one who acted, and all passes are forgotten.
    .title = After an act
FL-PRIO-04 = When you pass, the turn goes to the next player and one more pass is counted.
    .title = After a pass
FL-PRIO-05 = The phase closes when all players have passed in a row. One main act by anyone cancels all earlier passes of the phase.
    .title = Closing a phase
FL-PRIO-06 = If you have passed, you may act again in the same phase when the turn comes back to you.
    .title = Acting after a pass
FL-PRIO-07 = Some things are free operations: trading a trophy (FL-AP-08), regrouping in phases A and D (FL-PARTY-07) and breaking a Prison Circle (FL-SPELL-PRISON-CIRCLE-05). A free operation does not end your turn, is not put on the stack, cannot be answered and cancels no passes.
    .title = Free operations
FL-PRIO-08 = Apart from trading a trophy, you may do free operations only on your own turn in a phase, while the stack is empty.
    .title = When they are allowed

## The stack and responses

FL-STACK = The stack and responses
FL-STACK-01 = Exactly four kinds of item go on the stack: Attacks, Tasks being performed, Spells and other Action cards. An Attack made with an Attack card is one item, an Attack, and not two.
    .title = What goes there
FL-STACK-02 = To announce an item, make all the choices that its rules ask for on announcement, pay its AP, turn and reveal the Agents it uses as its rules say, and put it on top of the stack.
    .title = Announcing an item
FL-STACK-03 = Playing an Agent, moving, regrouping, thwarting, reinforcing, joining a fight, supporting with Magic, trading a trophy and drawing cards are not items. Nothing can answer or negate them.
    .title = What is no item
FL-STACK-04 = You may announce an Attack or a Task only on your turn in its phase, with the stack empty. So neither can ever be a response.
    .title = Never as a response
FL-STACK-05 = After an item is announced, players may respond to it. They are asked clockwise, beginning with the player after the one who controls the item; the controller comes last and only as FL-PRIO-17 allows.
    .title = Response window
FL-STACK-06 = Your response may be a Spell or Action card that can be played as a response (FL-ACTION-01). While a Task is the top item you may also thwart it (FL-THWART-01) or, if it is yours, reinforce it (FL-TASK-09).
    .title = Kinds of response
FL-STACK-07 = A card played as a response becomes the new top item, and players may at once respond to it in turn (FL-STACK-05).
    .title = Responding with a card
FL-STACK-08 = After a thwart or a reinforcement all passes are forgotten and the next player clockwise is asked.
    .title = Thwarts and reinforcements
FL-STACK-09 = When all players have passed in a row, the top item resolves and leaves the stack. The last item in is the first out.
    .title = Last in, first out
FL-STACK-10 = If items remain, players may respond anew to the one that is now on top, beginning with the player after its controller and with no passes counted.
    .title = Next item
FL-STACK-11 = A negated item leaves the stack at once without effect. Items above it are untouched.
    .title = Negated items
FL-STACK-12 = If an item is negated or fails, AP paid for it are not given back and Agents turned for it stay turned.
    .title = Nothing is given back
FL-STACK-13 = If the chosen target of an item is no longer legal when the item resolves, nothing happens. The card counts as failed (FL-ACTION-04).
    .title = Lost target
FL-STACK-14 = A card on the stack is in no hand, in no deck and not in play until it resolves.
    .title = Cards on the stack
FL-STACK-15 = Everything an item needs is chosen when you announce it: price, caster, targets, destination, Party to join. The exceptions are choices that a rule puts off until the item resolves.
    .title = Choices come first

## Who is asked

FL-PRIO-10 = In a phase or a response window you are asked only if open information says that you could do something besides passing; otherwise your pass is counted without a word. Hidden cards are never looked at for this, so a silent pass tells nobody anything.
    .title = Who is asked
FL-PRIO-11 = Your Funds are your AP plus 3 for each trophy you could trade. Everyone may know them.
    .title = Your Funds
FL-PRIO-12 = In phase A you are asked if your hand is not empty, or you could regroup, or you own a Party under a Prison Circle.
    .title = Asked in phase A
FL-PRIO-13 = In phase B you are asked in any of three cases: (a) you have an upright Agent in a Party that may attack, on a field with a Rival Party, and either the Task there is an Armed Conflict or your hand is not empty; (b) your hand is not empty and your Funds are at least 1; (c) you own a Party under a Prison Circle.
    .title = Asked in phase B
FL-PRIO-14 = In phase C you are asked if you have an upright Agent in a Party that may perform Tasks and stands on a field with a Task, or if case (b) or (c) of FL-PRIO-13 holds.
    .title = Asked in phase C
FL-PRIO-15 = In phase D you are asked if you have an upright Agent in a Party that may move, or you could regroup, or case (b) or (c) of FL-PRIO-13 holds.
    .title = Asked in phase D
FL-PRIO-16 = You are asked for a response in any of three cases: your hand is not empty and your Funds are at least 1; or the top item is a Task and you have an upright Agent on that field who may thwart it (FL-THWART-01) and is either face down or openly has a Trait that may be named (FL-THWART-04); or the Task on top is yours and an upright Agent is left in the Party that performs it. Nobody is asked to thwart a Task whose workers do not cover it if nobody could reinforce it or play a card.
    .title = Asked for a response
FL-PRIO-17 = You are asked to respond to your own top item only after another player has responded to it or thwarted it since you announced it. Until then your pass is counted.
    .title = Answering your own item
FL-PRIO-18 = Where only one named card could be used, only players whose deck list contains that card are asked. For Shimmering Air that is Storms.
    .title = Windows for one card
FL-PRIO-19 = The program may give your only possible answer for you only when open information alone shows that it is the only one; in that case you are not asked at all (FL-PRIO-10). Otherwise you are asked even if you can only pass. Whoever answers for you, the record of the game and the time taken must not show the difference.
    .title = Automatic answers
FL-PRIO-20 = You may keep standing passes: for this phase, unless one of your Agents, Parties or Tasks is a target, or unless you can thwart. They do nothing but answer a question with a pass, and they appear in the record of the game as ordinary passes.
    .title = Standing passes
FL-PRIO-21 = You may trade a trophy whenever you are asked something in steps 1 and 2, on your turn in a phase, in a response window and in steps F4 and F6 of a fight. Afterwards you are asked the same question again.
    .title = When to trade trophies
FL-PRIO-22 = Every main act and every response uses up a card of your hand, AP or the upright state of an Agent, and free operations are limited (FL-PARTY-08). So every phase and every response window comes to an end.
    .title = Every window ends
FL-PRIO-23 = An Attack has left the stack before its fight begins with step F1, so cards played in the fight form a stack of their own with nothing beneath it. FL-ATTACK-08 still holds until step F9.
    .title = The stack in fights
FL-PRIO-24 = The questions of steps 1 and 2 go by open facts too. You are asked about the exchange of cards if you hold at least three cards; about keeping Complications if your Funds are at least 1, otherwise the card is let go; about an extra draw if your deck is not empty, you have bought fewer than three and your Funds cover the next price.
    .title = Questions at the start

## Action Points

FL-AP = Action Points
FL-AP-01 = Your Action Points (AP) are open to all and never fall below 0. You cannot choose a cost that you cannot pay in full.
    .title = Paying AP
FL-AP-02 = You gain AP only as starting AP (FL-ROUND-04), as late-game income (FL-ROUND-05), for exchanged cards (FL-AP-07), for a traded trophy (FL-AP-08), for a Task without a VP (FL-VP-06) and for beating a larger Party (FL-ATTACK-30).
    .title = Gaining AP
FL-AP-03 = Beyond the free card of step 2 you may draw up to three more cards in the same Round, for 1, then 2, then 3 AP. You buy them one at a time at the end of step 2 (FL-ROUND-10), and only while your deck is not empty.
    .title = Extra draws
FL-AP-04 = The first Agent you play in a Round is free. The second costs 1 AP, the third 2 AP and the fourth 3 AP. You cannot play a fifth.
    .title = Extra Agents
FL-AP-05 = You may play any number of Spells and Action cards in a Round, as long as you can pay for them.
    .title = Spells and Action cards
FL-AP-06 = For 1 AP one Party moves two fields instead of one. Each Party may do this once per Round (FL-MOVE-05).
    .title = Price of extra moves
FL-AP-07 = Three cards of your choice, shuffled from your hand into your deck, give you 1 AP. You may do this once per Round, only in step 1, before the draw.
    .title = Cards for AP
FL-AP-08 = Whenever you are asked something (FL-PRIO-21) you may trade a trophy for 3 AP. The Task card is removed from the game and its VP is lost. You may trade any number of trophies, one at a time.
    .title = Trophies for AP
FL-AP-09 = Artefacts cannot be traded for AP.
    .title = Artefacts stay

## Agents

FL-AGENT = Agents
FL-AGENT-01 = An Agent has 2–4 Trait symbols, of which some may be the same, an Attack of 0–4 and a Defence of 0–4.
    .title = What Agents have
FL-AGENT-02 = You play Agents from your hand only as a main act in phase A.
    .title = Playing Agents
FL-AGENT-03 = An Agent you play either joins a Party of yours on any field of the map or forms a new Party on a home field of your side. In cooperative mode it may also join a Party of your Ally (FL-ALLY-02).
    .title = Where Agents enter
FL-AGENT-04 = To form a new Party you need a free Party card, since a side has at most four Parties. You may form it even on a field where a Party of yours already stands.
    .title = Forming a Party
FL-AGENT-05 = An Agent enters play face down and upright, and may do deeds in the same Round.
    .title = Ready at once
FL-AGENT-06 = A deed turns the Agent. A turned Agent can do no further deed and cannot move in this Round.
    .title = Deeds turn Agents
FL-AGENT-07 = Deeds are: attacking, joining a fight (as an attacker or as an Ally's helper in defence), working on a Task, thwarting and moving.
    .title = What is a deed
FL-AGENT-08 = Not deeds are: casting a Spell, supporting with Magic, defending as a member of the attacked Party, being moved by a card and regrouping. Turned Agents may do these as well.
    .title = What is no deed
FL-AGENT-09 = An Agent is revealed when it does any deed except moving, casts a Spell, supports with Magic, or is singled out as the target of another side's deed or of any Spell or Action card except Night Tear Armour. It stays revealed until it returns to a deck.
    .title = Revealing Agents
FL-AGENT-10 = An effect on a Party as a whole reveals nobody. An effect on each Agent of a Party separately reveals them all.
    .title = Effects on Parties
FL-AGENT-11 = An eliminated Agent goes face down into its owner's deck, which is shuffled. Cards attached to the Agent go to their owners' decks.
    .title = Eliminated Agents
FL-AGENT-12 = You may draw and play an eliminated Agent again, as often as it comes back.
    .title = Agents return
FL-AGENT-13 = What counts is the value with all changes. Symbols are the printed ones as changed by Gift of Exchange and Flowing Mist. Defence is the printed number plus Night Tear Armour, The Book of Westmoor, Shimmering Air and Magic support; Attack is the printed number plus Shimmering Air and Magic support. There is no upper limit.
    .title = Effective values

## Parties

FL-PARTY = Parties
FL-PARTY-01 = A Party belongs to one side, stands on one field, has at least one Agent and any number of attached items. Its size has no limit.
    .title = What a Party is
FL-PARTY-02 = A side has at most four Parties at any time.
    .title = Four Parties at most
FL-PARTY-03 = A Party without Agents is dissolved at once, and its Party card becomes free.
    .title = Dissolving a Party
FL-PARTY-04 = Whenever a Party comes to stand on a field, because it was formed, moved, split off or transported there, check whether a Task is turned up (FL-TASK-01).
    .title = Arriving on a field
FL-PARTY-05 = Everyone may know how many Agents a Party has, which of them are turned, and all its items.
    .title = What all may see
FL-PARTY-06 = Agents may pass between Parties of their side on the same field, and a Party may split in two. The climate of the field does not matter.
    .title = Splitting and joining
FL-PARTY-07 = Regrouping is a free operation on your own turn in phase A or D: take one or more of your Agents from one Party and put them into another Party of yours on the same field, or into a new one if you have a free Party card (FL-PARTY-02). It turns and reveals nobody.
    .title = Regrouping Agents
FL-PARTY-08 = Each Agent may be regrouped at most once per Round.
    .title = Once per Agent
FL-PARTY-09 = When your Party splits, you say for each item which part keeps it; but a Prison Circle and an Amulet always stay with the part that keeps the Party card. When all Agents leave a Party, all items go with them.
    .title = Items on a split
FL-PARTY-10 = No Agent may leave a Party under a Prison Circle by regrouping or splitting. Agents may join such a Party.
    .title = Caught in the Circle
FL-PARTY-11 = Items attached to a Party are artefacts, the Amulet and the Prison Circle. Night Tear Armour is attached to an Agent.
    .title = Attached items
FL-PARTY-12 = When a Party loses its last Agent in a fight, its artefacts and its Amulet pass to the Party it fought, which is the attacking Party or the attacked Party, if that Party still has an Agent.
    .title = Items won in fights
FL-PARTY-13 = When a Party loses its last Agent to a Spell, its artefacts and its Amulet pass to the caster's Party, if that Party still exists.
    .title = Items won by Spells
FL-PARTY-14 = If no Party can take them, artefacts are removed from the game and the Amulet goes into its owner's deck.
    .title = Items nobody takes
FL-PARTY-15 = When a Party under a Prison Circle is dissolved, the Circle goes into its owner's deck.
    .title = Circle without a Party

## Tasks

FL-TASK = Tasks
FL-TASK-01 = When a Party comes to stand on a field without a Task card and without a used token, the top card of the Task deck is turned up there for all to see. If the Task deck is empty, nothing happens.
    .title = Turning up a Task
FL-TASK-02 = A Party that moves through a field without stopping turns up no Task there.
    .title = Passing through
FL-TASK-03 = The one Task of a field is for all Parties there, and it stays when they leave.
    .title = A Task for all
FL-TASK-04 = Performing a Task is a main act in phase C. One of your Parties does it; it must stand on the Task's field, not be under a Prison Circle, and have an upright Agent.
    .title = Performing a Task
FL-TASK-05 = When you announce a Task, choose one or more upright Agents of that Party as workers. They are turned and revealed.
    .title = Choosing the workers
FL-TASK-06 = You may announce the Task only if the symbols of the workers, with those of Hiendall (FL-TASK-07), cover its current requirement (FL-TRAIT-01).
    .title = Cover before announcing
FL-TASK-07 = Hiendall's symbols are added to those of the workers if their Party holds it.
    .title = Hiendall helps workers
FL-TASK-08 = The current requirement is the printed symbols, plus one Intrigue for each Complications in effect, plus one symbol for each thwart against this performance.
    .title = Current requirement
FL-TASK-09 = Reinforcement: in a response window, while your Task is the top item, you may add one or more further upright Agents of the same Party as workers. They are turned and revealed, and need not bring a useful symbol.
    .title = Reinforcing a Task
FL-TASK-10 = When the performance resolves, the cover is checked again, against the Task that then lies on the field and with the workers who are still in the Party on that field. If it is covered, the Task is completed. If it is not, or there is no Task or no Party there any more, the performance fails.
    .title = The final check
FL-TASK-11 = If a performance fails or is negated, the Task stays on the field, the workers stay turned, and the thwarts against it end.
    .title = Failed performance
FL-TASK-12 = A Task is never done in part, and no progress is kept.
    .title = All or nothing
FL-TASK-13 = The same Task may be tried again in the same Round, by other upright Agents or by another Party.
    .title = Trying again
FL-TASK-14 = When a Task is completed, put a used token on the field, take the card off the map and see what it is worth (FL-VP-01).
    .title = Completed Task
FL-TASK-15 = While an Armed Conflict lies on a field, Parties there may attack without an Attack card (FL-ATTACK-02).
    .title = Armed Conflict
FL-TASK-16 = When Hiendall the Silvery is completed, the artefact joins the performing Party and gives it, as a whole, +1 War and +1 Mystery.
    .title = Hiendall the Silvery
FL-TASK-17 = When The Book of Westmoor is completed, the artefact joins the performing Party, and each Agent there has +1 Defence.
    .title = The Book of Westmoor
FL-TASK-18 = Removed Task cards never return to the Task deck, and the deck is never refilled.
    .title = No new Tasks

## Matching Traits

FL-TRAIT = Matching Traits
FL-TRAIT-01 = A requirement is covered when each required symbol is matched by a worker symbol of the same Trait or by one of the substitutions below (FL-TRAIT-02, FL-TRAIT-03). Each worker symbol is used only once.
    .title = Covering a requirement
FL-TRAIT-02 = Magic symbols of your workers that the Task's own Magic does not need may replace any other Trait. The first replacement costs 1 Magic symbol, the second 2 more, the third 3 more. There is no fourth.
    .title = Magic replaces others
FL-TRAIT-03 = Three equal worker symbols of a Trait other than Magic may count as one symbol of any Trait except Magic. You may do this several times.
    .title = Three for one
FL-TRAIT-04 = A required Magic symbol is matched only by a worker's Magic symbol.
    .title = Magic needs Magic
FL-TRAIT-05 = The three equal symbols may come from all the workers together; they need not be on one Agent.
    .title = Triples across workers
FL-TRAIT-06 = Surplus symbols do no harm.
    .title = Surplus symbols
FL-TRAIT-07 = The cover is reckoned like this. Spare Magic is the workers' Magic minus the required Magic; if it is below 0, the Task is not covered. Missing is the number of required symbols that the workers lack, added up over the six other Traits. Triples is the workers' surplus in each of those six Traits divided by three and rounded down, added up. Replacements is 1 with at least 1 spare Magic, 2 with at least 3, 3 with at least 6, otherwise 0. The Task is covered if Missing is at most Triples plus Replacements.
    .title = Reckoning the cover
FL-TRAIT-08 = A cover needs Magic substitution if Missing is greater than Triples in the reckoning of FL-TRAIT-07.
    .title = When Magic is needed
FL-TRAIT-09 = A cover needs a triple if Missing is greater than Replacements in the reckoning of FL-TRAIT-07. Then every Trait other than Magic in which the workers exceed the requirement by three or more is a triple Trait.
    .title = When triples are needed

## Thwarting

FL-THWART = Thwarting
FL-THWART-01 = While a Task is on top of the stack, Agents of other sides on the same field may thwart it: Agents of Rivals always, Agents of the performing side's Ally only in competitive mode.
    .title = Who may thwart
FL-THWART-02 = The thwarting Agent must be upright; thwarting turns and reveals it. So an Agent can thwart only once per Round.
    .title = Thwarting is a deed
FL-THWART-03 = When you thwart, name one Trait. The requirement of this performance rises by one symbol of that Trait.
    .title = Effect of a thwart
FL-THWART-04 = You may name only a Trait that the thwarting Agent has. It must also occur in the current requirement, or be Magic while the present cover needs Magic substitution (FL-TRAIT-08), or be a triple Trait while the cover needs a triple (FL-TRAIT-09).
    .title = Traits you may name
FL-THWART-05 = Naming a triple Trait raises its requirement by one symbol like any other thwart, so the triple may fall apart. You may also name the Trait that the triple stands for, since it occurs in the requirement.
    .title = Thwarting a triple
FL-THWART-06 = Several Agents of several players may thwart the same performance, one thwart per answer and without limit in number.
    .title = Several thwarts
FL-THWART-07 = You may thwart even if the workers have a surplus that already makes up for it.
    .title = Thwarting a surplus
FL-THWART-08 = A thwart stays in force even if its Agent is eliminated or moved later in the same window.
    .title = Thwarts stay
FL-THWART-09 = A thwart is not an item on the stack, so Counterspell cannot negate it.
    .title = No Counterspell on thwarts
FL-THWART-10 = A Party under a Prison Circle or with an Amulet may still thwart.
    .title = Circle, Amulet and thwarts

## Attack

FL-ATTACK = Attack and fight
FL-ATTACK-01 = Declaring an Attack is a main act in phase B.
    .title = When you attack
FL-ATTACK-02 = You need an Armed Conflict on the field, or an Attack card that you play from your hand.
    .title = What you need
FL-ATTACK-03 = Choose one Party of yours that may attack, one or more of its upright Agents as attackers, and one Rival Party on the same field as the target.
    .title = Attackers and target
FL-ATTACK-04 = You may never attack a Party of your Ally, in any mode.
    .title = Never the Ally
FL-ATTACK-05 = A Party under a Prison Circle or with an Amulet may not attack, and its Agents may not join an Attack.
    .title = Parties that cannot attack
FL-ATTACK-06 = The attackers are turned and revealed when the Attack is announced. The Agents of the target Party are not revealed yet.
    .title = Attackers revealed
FL-ATTACK-07 = The Attack goes on the stack, and players may respond (FL-STACK-05).
    .title = Responses to an Attack
FL-ATTACK-08 = Only Counterspell stops a declared Attack. While an Attack is on the stack or being fought, no card may move the attacking Party, the target Party or any Agent in the fight.
    .title = No escape
FL-ATTACK-09 = If the Attack is negated, there is no fight and the attackers stay turned.
    .title = Negated Attack
FL-ATTACK-10 = If, when the Attack resolves, no attacker is left or nobody is left in the target Party, the Attack ends without a fight.
    .title = Nobody left
FL-ATTACK-11 = Step F1, cooperative mode only: the attacker's Ally may add any upright Agents of its own Parties on the field to the attackers, but not from a Party that may not attack (FL-ATTACK-05). They are turned.
    .title = Joining the attackers
FL-ATTACK-12 = Step F2: all Agents of the target Party are defenders, turned or not. Defending does not turn them.
    .title = The defenders
FL-ATTACK-13 = Step F2, cooperative mode only: the Ally of the attacked player may add any upright Agents of its own Parties on the field to the defenders. They are turned.
    .title = Joining the defenders
FL-ATTACK-14 = Step F3: all Agents in the fight are revealed.
    .title = All are revealed
FL-ATTACK-15 = Step F4: Shimmering Air may be cast now and at no other time, by players who have an Agent in the fight. They are asked in this sequence until all pass in a row: attacker, attacker's Ally, defender, defender's Ally.
    .title = Time for Shimmering Air
FL-ATTACK-16 = Step F5a: the attacking player lines up the attackers, both its own and its Ally's, in a row, in any sequence.
    .title = Lining up attackers
FL-ATTACK-17 = Step F5b: the defending player places the defenders opposite them. While some attacker has no defender opposite, a defender may not be put on an occupied place.
    .title = Placing defenders
FL-ATTACK-18 = With at least as many defenders as attackers, every attacker gets at least one. The defending player stacks the rest as it likes. Opposite a single attacker there is nothing to choose, so all defenders stand there without a question.
    .title = Enough defenders
FL-ATTACK-19 = With fewer defenders than attackers, each defender faces a different attacker. Then, in step F5c, the attacking player adds each unpaired attacker to a paired attacker of its choice.
    .title = Too few defenders
FL-ATTACK-20 = The attackers and defenders who face each other form a group. Groups are numbered along the row; places without a pair vanish, and the remaining groups close up.
    .title = Groups in a fight
FL-ATTACK-21 = Step F6, the last moment for cards: beginning with the attacking player and going clockwise, players may play Spells and Action cards that are allowed in this step (FL-ACTION-01) until all pass in a row. Each card can be responded to.
    .title = Last Spells
FL-ATTACK-22 = Agents eliminated in step F6 leave their group. A group with nobody left on one side does not fight, and nobody is rearranged.
    .title = Losses before the fight
FL-ATTACK-23 = Step F7, Magic support: each Agent in the fight who has a Magic symbol and has not cast a Spell this Round may add +1 to Attack or +1 to Defence, for its own side, in its own group or in a neighbouring one.
    .title = Magic support
FL-ATTACK-24 = Magic support is +1 per Agent and fight, however many Magic symbols the Agent has.
    .title = One support each
FL-ATTACK-25 = In step F7 the attacking player chooses first, then its Ally, then the defending player, then its Ally. All choices are open.
    .title = Sequence of support
FL-ATTACK-26 = Step F8: in each group add up the Attack and the Defence of each side. If the attackers' Attack is higher than the defenders' Defence, all defenders of the group are eliminated. If the defenders' Attack is higher than the attackers' Defence, all attackers of the group are eliminated. Both are judged at the same time; equal is not higher.
    .title = Judging the groups
FL-ATTACK-27 = Each group fights exactly once per Attack.
    .title = One exchange of blows
FL-ATTACK-28 = Step F9: eliminated Agents go to their owners' decks (FL-AGENT-11). All others stay where they were.
    .title = After the fight
FL-ATTACK-29 = Step F9: the items of a Party that was wiped out pass on (FL-PARTY-12).
    .title = Spoils of the fight
FL-ATTACK-30 = Step F9: a side gets 1 AP if its Party in the fight was smaller than the other Party when the Attack resolved, before step F1, and is larger than it after step F9. The two Parties are the attacking and the target Party, each counted with all its members; losses in step F6 are included. Helpers from Allies neither count nor are paid.
    .title = Beating a larger Party
FL-ATTACK-31 = Step F9: an Attack card played for 2 AP returns to your hand if the Attack was not negated. Played for 0 AP, or negated, it is shuffled into your deck. An Attack that ended without a fight (FL-ATTACK-10) counts as carried out.
    .title = The Attack card returns

## Spells

FL-SPELL = Spells
FL-SPELL-01 = A Spell is an Action card that needs a caster: an Agent of yours in play who has at least one Magic symbol, counted with all changes (FL-AGENT-13).
    .title = Spells need a caster
FL-SPELL-02 = You name the caster when you announce the Spell, and it is revealed. It is not turned, and it may be turned already.
    .title = Naming the caster
FL-SPELL-03 = The caster is marked as having cast this Round. It can give no Magic support until the mark is removed, even if the Spell is negated.
    .title = Mark of casting
FL-SPELL-04 = One Agent may cast any number of Spells per Round.
    .title = Several Spells
FL-SPELL-05 = Magic support given earlier does not stop an Agent from casting, nor from supporting again against another Spell or in another fight.
    .title = Supporting, then casting
FL-SPELL-06 = Agents of a Party with an Amulet may not cast Spells.
    .title = Silenced by the Amulet
FL-SPELL-07 = If the caster leaves play before the Spell resolves, the Spell still resolves. Its field is then the one where it was cast.
    .title = Caster gone
FL-SPELL-08 = Offensive Spells are Fire Arrow and Whirl of Fire: they attack Agents or help to remove them. You may never aim them at your own side or at your Ally.
    .title = Offensive Spells
FL-SPELL-09 = You may aim all other Spells at any legal target, Allies included.
    .title = Other Spells
FL-SPELL-10 = Against an offensive Spell there is a defence, in any phase, when the Spell resolves. The target is revealed; then each Agent of its Party who has a Magic symbol and has not cast this Round may give +1 Defence to one target Agent of that Party.
    .title = Defence against Spells
FL-SPELL-11 = The owner of each possible supporter decides for it. You are asked, one question at a time (FL-SPELL-13), if the Party holds an Agent of yours who has not cast this Round and is either face down or revealed with Magic. Agents who support are revealed.
    .title = Who may support
FL-SPELL-12 = The target is eliminated if the Spell's Attack is higher than its Defence with all changes (FL-AGENT-13). Nothing strikes back at the caster.
    .title = Effect of the Spell
FL-SPELL-13 = You give support one answer at a time: name one supporter and one target, or stop. You are asked again only while a further Agent who has not yet supported against this Spell meets FL-SPELL-11, so the number of questions shows nothing hidden. Several players are asked clockwise, beginning with the one after the caster's player.
    .title = Support step by step

## Counterspell

FL-SPELL-COUNTERSPELL = Counterspell (1 AP)
FL-SPELL-COUNTERSPELL-01 = You may play Counterspell, for 1 AP, only as a response. It targets one other item on the stack, not necessarily the top one: an Attack, a Spell (even a Counterspell), a Task or an Action card.
    .title = When and against what
FL-SPELL-COUNTERSPELL-02 = The caster may stand on any field of the map.
    .title = Any distance
FL-SPELL-COUNTERSPELL-03 = When Counterspell resolves, its target is negated (FL-STACK-11). A negated card goes into its owner's deck, and so does Counterspell.
    .title = Negating the target
FL-SPELL-COUNTERSPELL-04 = You may target items of any other player, your Ally included, and your own.
    .title = Whose items

## Fire Arrow

FL-SPELL-FIRE-ARROW = Fire Arrow (1 or 2 AP)
FL-SPELL-FIRE-ARROW-01 = Choose one Rival Agent on the caster's field; you pick a face-down Agent by its position. It is attacked with Attack 3 for 1 AP or Attack 4 for 2 AP.
    .title = One target
FL-SPELL-FIRE-ARROW-02 = The target is revealed when you announce the Spell.
    .title = Target revealed

## Whirl of Fire

FL-SPELL-FIRE-WHIRL = Whirl of Fire (2, 4 or 6 AP)
FL-SPELL-FIRE-WHIRL-01 = Pay 2, 4 or 6 AP. Every Rival Agent on the caster's field is attacked with an Attack equal to the AP you paid.
    .title = Every Rival there
FL-SPELL-FIRE-WHIRL-02 = All targets are revealed when the Spell resolves. Support is asked for Party by Party, in the order of players; then all results are judged at once.
    .title = Judged at once
FL-SPELL-FIRE-WHIRL-03 = Each supporter helps one target of its own Party, which may be itself.
    .title = Support in the Whirl

## Shimmering Air

FL-SPELL-SHIMMERING-AIR = Shimmering Air (2 AP)
FL-SPELL-SHIMMERING-AIR-01 = You may cast Shimmering Air, for 2 AP, only in step F4 of a fight (FL-ATTACK-15). The caster must be an Agent of yours in that fight.
    .title = Only in a fight
FL-SPELL-SHIMMERING-AIR-02 = For this fight all your Agents in it have +1 Attack if they are among the attackers, or +1 Defence if they are among the defenders.
    .title = Strength in the fight

## Prison Circle

FL-SPELL-PRISON-CIRCLE = Prison Circle (2 AP)
FL-SPELL-PRISON-CIRCLE-01 = For 2 AP, attach the Prison Circle to one Party of your choice, anywhere on the map.
    .title = Any Party
FL-SPELL-PRISON-CIRCLE-02 = The Party may not move, attack or perform a Task. It may still defend, thwart, cast Spells and support with Magic.
    .title = What it forbids
FL-SPELL-PRISON-CIRCLE-03 = No card may transport the Party or one of its Agents.
    .title = No transport
FL-SPELL-PRISON-CIRCLE-04 = The Circle can be broken when the Agents of the Party, together with Hiendall if it is there, have 4 War symbols or 2 Magic symbols.
    .title = Strength to break it
FL-SPELL-PRISON-CIRCLE-05 = Breaking the Circle on your Party is a free operation on your own turn in any phase. The Agents who supply the symbols are revealed, and the card goes into its owner's deck.
    .title = Breaking the Circle
FL-SPELL-PRISON-CIRCLE-06 = Otherwise the Circle stays from Round to Round. A second Circle on the same Party is allowed and must be broken separately.
    .title = How long it lasts
FL-SPELL-PRISON-CIRCLE-07 = The Circle forbids new announcements only. An Attack or Task that is already on the stack when the Circle is attached goes on (see also FL-ATTACK-08).
    .title = Items under way

## Gift of Exchange

FL-SPELL-GIFT-OF-EXCHANGE = Gift of Exchange (1 AP)
FL-SPELL-GIFT-OF-EXCHANGE-01 = For 1 AP, name one Agent of any side, anywhere on the map, when you announce the Spell. The Agent is revealed at that moment.
    .title = Any Agent
FL-SPELL-GIFT-OF-EXCHANGE-02 = When the Spell resolves, you pick one symbol of the target and a different Trait other than Magic. Until the end of the Round the symbol is of that Trait. You may change a Magic symbol into something else.
    .title = Changing a symbol

## Flowing Mist

FL-SPELL-FLOWING-MIST = Flowing Mist (1 or 2 AP)
FL-SPELL-FLOWING-MIST-01 = Choose one of your Agents, anywhere on the map. It is revealed.
    .title = Your own Agent
FL-SPELL-FLOWING-MIST-02 = For 1 AP: the target, which must be upright, moves one field at once over an edge it could use in a normal move (FL-MOVE-03), without being turned. It joins a Party of yours there or forms a new one (FL-PARTY-02). It may still do a deed or move in this Round.
    .title = Carried by mist
FL-SPELL-FLOWING-MIST-03 = For 2 AP: until the end of the Round the target has +1 Intrigue, +1 Mystery and +1 Romance, whether or not it had them before. You pay for one of the two effects, not for both.
    .title = Veiled in mist
FL-SPELL-FLOWING-MIST-04 = You choose the destination and the Party to join when you announce the Spell. The only Agent of a Party takes the Party card and its items along; otherwise the items stay behind, and without a free Party card there must be a Party of yours to join at the destination.
    .title = Destination and items

## Action cards

FL-ACTION = Action cards
FL-ACTION-01 = You play Action cards from your hand, for their cost in AP, when you are asked at a time that the card allows. Attack: on your turn in phase B. Counterspell: as a response. Shimmering Air: in step F4 of a fight. All others: on your turn in any phase, as a response, and in step F6 of a fight.
    .title = When to play cards
FL-ACTION-02 = Playing an Action card is not a deed. Cards that are not Spells have no caster.
    .title = Not a deed
FL-ACTION-03 = If a card has several prices, you choose one when you announce it.
    .title = Choosing the price
FL-ACTION-04 = A card whose effect has ended, failed or been negated is shuffled into its owner's deck, unless the card says otherwise.
    .title = Back to the deck
FL-ACTION-05 = A card with a lasting effect stays in play, face up, until its effect ends.
    .title = Lasting cards

## Attack card

FL-ACTION-ATTACK = Attack (0 or 2 AP)
FL-ACTION-ATTACK-01 = You play the Attack card, for 0 or 2 AP, only together with declaring an Attack in phase B (FL-ATTACK-02). What becomes of the card is told in FL-ATTACK-31.
    .title = Playing the Attack card
FL-ACTION-ATTACK-02 = You may also play it on a field with an Armed Conflict, although you do not need it there.
    .title = In an Armed Conflict

## Portal to Another Earth

FL-ACTION-PORTAL = Portal to Another Earth (2 AP)
FL-ACTION-PORTAL-01 = For 2 AP, choose one Party of yours that may move and a field at a distance of 1–3. The way may lead over land and along the sea routes Alfeg and Falwyn, never along the Blue Line or the Eastern Passage.
    .title = Party and destination
FL-ACTION-PORTAL-02 = The whole Party is put there. Nobody is turned or revealed, turned Agents travel too, and it does not count as the Party's move.
    .title = The whole Party travels
FL-ACTION-PORTAL-03 = Then, clockwise from the next player, the owner of every other Party left on the start field may send that Party to the same destination. A Party under a Prison Circle cannot follow, nor can one that an Attack holds in place (FL-ATTACK-08).
    .title = Others may follow
FL-ACTION-PORTAL-04 = When the first Party arrives, a Task is turned up if FL-TASK-01 says so. Your Parties on the destination field stay separate.
    .title = Arrival through the Portal

## Complications

FL-ACTION-COMPLICATIONS = Complications (1 AP)
FL-ACTION-COMPLICATIONS-01 = For 1 AP: until the end of the Round every Task in the game needs one more Intrigue symbol. This also holds for a Task already announced, which is checked when it resolves.
    .title = Every Task is harder
FL-ACTION-COMPLICATIONS-02 = If two Complications are in effect, every Task needs two more Intrigue symbols.
    .title = Two at once
FL-ACTION-COMPLICATIONS-03 = The card stays in front of its owner. In step 1 of each following Round the owner may pay 1 AP to keep it for that Round; otherwise it goes into the deck.
    .title = Keeping it going

## Amulet of the Ageless One

FL-ACTION-AMULET = Amulet of the Ageless One (3 AP)
FL-ACTION-AMULET-01 = For 3 AP, attach the Amulet to one Party of your choice, of any side, anywhere on the map.
    .title = Any side's Party
FL-ACTION-AMULET-02 = The Party may not attack, and its Agents may not cast Spells.
    .title = What the Amulet forbids
FL-ACTION-AMULET-03 = When the Party next completes a Task, the trophy of that Task, even an artefact, and the Amulet are removed from the game and give no VP. A Task that was worth no VP still pays its 1 AP.
    .title = A lost trophy
FL-ACTION-AMULET-04 = The Amulet passes on like other items (FL-PARTY-12).
    .title = Passing on
FL-ACTION-AMULET-05 = If the Amulet is attached while a Task of the Party is on the stack, it already counts for that Task. An Attack or Spell of the Party that is already on the stack goes on.
    .title = Amulet and announced items

## Night Tear Armour

FL-ACTION-NIGHT-TEAR = Night Tear Armour (2 AP)
FL-ACTION-NIGHT-TEAR-01 = For 2 AP, attach the Armour to one of your own Agents. The Agent has +1 Defence and is not revealed.
    .title = Armour for an Agent
FL-ACTION-NIGHT-TEAR-02 = When that Agent goes to a deck, the Armour goes into the deck of the player who played it.
    .title = The Armour returns

## Plot Twist

FL-ACTION-PLOT-TWIST = Plot Twist (2 AP)
FL-ACTION-PLOT-TWIST-01 = For 2 AP, choose two Task cards on the map, neither trophies nor artefacts. They change places.
    .title = Tasks change places
FL-ACTION-PLOT-TWIST-02 = If you play it in response to a Task being performed, the performance goes on against the Task that now lies on the field (FL-TASK-10).
    .title = Twist during a Task

## Movement

FL-MOVE = Movement
FL-MOVE-01 = Moving is a main act in phase D. Choose one Party of yours that is not under a Prison Circle and one or more of its upright Agents; they move together.
    .title = Moving a group
FL-MOVE-02 = The movers are turned but not revealed. Staying where you are needs no act.
    .title = Movers are turned
FL-MOVE-03 = A move crosses one edge that the Party's side may use (FL-MAP-05).
    .title = One edge
FL-MOVE-04 = If all Agents of the Party move, the Party keeps its card and its items. Otherwise the movers split off as a Party of their own (FL-PARTY-02, FL-PARTY-09) or join a Party of yours at the destination.
    .title = Whole or part
FL-MOVE-05 = For 1 AP the movers cross two edges in one act. Each Party may do this once per Round, and a Party that split off shares the mark.
    .title = Extra move
FL-MOVE-06 = If Parties of yours stand at the destination, you choose whether to merge with one of them or to stay separate. To stay separate after a split you need a free Party card.
    .title = Merge or stay separate
FL-MOVE-07 = Parties of other sides never stop your movement or make it dearer.
    .title = No obstacles
FL-MOVE-08 = At the destination a Task is turned up if FL-TASK-01 says so. Since phase C is over, a new Task can be performed from phase C of the next Round on.
    .title = New Tasks wait
FL-MOVE-09 = The Blue Line between Normark and Feriggau is one edge, for Parties of the North only, in both directions. Portal to Another Earth never uses it; Flowing Mist may, for an Agent who leaves a Party of the North.
    .title = Sailing the Blue Line

## Allies

FL-ALLY = Allies
FL-ALLY-01 = Allies may not attack each other's Parties nor aim offensive Spells at them, in any mode.
    .title = Peace between Allies
FL-ALLY-02 = Cooperative mode: you may put an Agent of yours into a Party of your Ally: by playing it, on whatever field that Party stands, or by moving or regrouping it on the field where they meet. It is your own decision, and your Ally is not asked.
    .title = Lending an Agent
FL-ALLY-03 = While it is there, the Agent is lent: the owner of the Party commands its deeds, including thwarting and joining a fight, and its moves, and is the one asked about them.
    .title = Who commands it
FL-ALLY-04 = The owner of the Party may look at a lent Agent even while it is face down to others.
    .title = Seen by the host
FL-ALLY-05 = You may recall a lent Agent by regrouping it into a Party of your own on that field, an old one or a new one (FL-PARTY-07, FL-PARTY-08).
    .title = Recalling an Agent
FL-ALLY-06 = Trophies and artefacts of a mixed Party belong to the Party's side.
    .title = Gains of mixed Parties
FL-ALLY-07 = Only its owner casts Spells with a lent Agent and decides on its Magic support, in step F7 of a fight and against Spells. In a fight the owner of the Party does the lining up. An eliminated lent Agent goes into its own owner's deck.
    .title = What the owner keeps
FL-ALLY-08 = The side of a mixed Party decides which edges it may use (FL-MAP-05).
    .title = Ways of mixed Parties
FL-ALLY-09 = Lent Agents count as members of the Party for FL-ATTACK-30, and they do not count against their owner's four Parties.
    .title = Counting lent Agents
FL-ALLY-10 = Competitive mode: there are no mixed Parties, and Allies give no help in fights.
    .title = Competitive Allies
FL-ALLY-11 = Hands, AP and the Initiative are never shared. The rules neither ask for nor forbid talk at the table.
    .title = Nothing is shared

## Modes

FL-MODE = Cooperative and competitive mode
FL-MODE-01 = Cooperative: a Party may hold Agents of both Allies. Competitive: only Agents of the Party's own side.
    .title = Agents in a Party
FL-MODE-02 = Cooperative: Allies on the same field may join an Attack and a defence. Competitive: they never join.
    .title = Allies in a fight
FL-MODE-03 = Cooperative: you may not thwart your Ally. Competitive: you may.
    .title = Thwarting the Ally
FL-MODE-04 = Cooperative: two symbols of your Ally's climate give no VP. Competitive: they give 1 VP.
    .title = Symbols of the Ally
FL-MODE-05 = Cooperative and competitive alike: you may not attack your Ally.
    .title = Attacking the Ally
FL-MODE-06 = Cooperative and competitive alike: you may not aim offensive Spells at your Ally.
    .title = Spells at the Ally
FL-MODE-07 = Cooperative and competitive alike: each side counts its VP alone.
    .title = Counting points
FL-MODE-08 = In a three-player game the mode is for the allied pair. The lone player has no Ally, and FL-VP-05 holds for that player in both modes.
    .title = Modes with three players

## Victory Points

FL-VP = Victory Points
FL-VP-01 = When you complete a Task, gather the symbol set: all climate symbols of the field and all climate symbols on the Task card, with repeats.
    .title = The symbol set
FL-VP-02 = Foreign to your side are the climates of the two sides of the other alliance, whether or not they are in play.
    .title = Foreign climates
FL-VP-03 = If the set has at least one foreign symbol, the card becomes a trophy worth 1 VP.
    .title = Trophy by foreign symbol
FL-VP-04 = Competitive mode: at least two symbols of your Ally's climate in the set also make the card a trophy worth 1 VP.
    .title = Trophy by Ally's symbols
FL-VP-05 = If your Ally is not in play, FL-VP-04 applies to you with the absent Ally's climate. This concerns the lone player of a three-player game and both players of a two-player game.
    .title = Absent Ally
FL-VP-06 = If neither condition is met, the performing side gets 1 AP and the card is removed from the game (for artefacts see FL-VP-09).
    .title = Task without a point
FL-VP-07 = A Task never gives more than 1 VP.
    .title = One point at most
FL-VP-08 = An artefact attached to a Party counts as a trophy for the Party's side if the symbol set recorded when it was completed meets FL-VP-03, FL-VP-04 or FL-VP-05 for that side. This is judged anew when the artefact changes hands.
    .title = Points for artefacts
FL-VP-09 = An artefact completed without a VP still joins the Party and works. Its side gets the 1 AP of FL-VP-06.
    .title = Artefact without a point
FL-VP-10 = What a trophy is worth does not change after it has been taken. For artefacts see FL-VP-08.
    .title = Trophies keep their worth

## End of the game

FL-END = End of the game
FL-END-01 = Victory is checked only at the end of a Round.
    .title = When victory is checked
FL-END-02 = Full victory: one side has at least 6 VP and strictly more than every other side.
    .title = Full victory
FL-END-03 = If sides are tied for the most VP at 6 or more, play goes on, Round after Round, until one side leads.
    .title = Tie at the top
FL-END-04 = After checking for full victory, check for a stalemate. There is one if (a) the Task deck is empty and no Task lies on the map; or (b) for every side, its VP plus the Task cards in the deck and on the map plus the artefacts held by other sides come to less than 6; or (c) no Task was completed in the last 8 Rounds; or (d) Round 60 has ended.
    .title = When there is stalemate
FL-END-05 = Tactical victory: in a stalemate the side with the most trophies wins; artefacts that count as trophies are included.
    .title = Tactical victory
FL-END-06 = If sides are tied for the most trophies, they fight a duel. All Agents that each of them has in play form one Party. Items and attached cards are set aside, no Action cards and no Tasks are used, and it does not matter who is turned or on which field. Allies fight each other too.
    .title = The duel
FL-END-07 = In a duel the tied sides attack in turn, the one earlier in order first, always with all Agents. Steps F3, F5, F7 and F8 of a fight apply, and marks of casting are ignored.
    .title = Course of the duel
FL-END-08 = A side without Agents loses the duel. If both are without Agents after the same exchange of blows, the one that was attacked wins; if both had none from the start, the one earlier in order wins.
    .title = Winning the duel
FL-END-09 = If one attack by each side in a row eliminates nobody, the duel goes to the side with more Agents, then to the one with the higher sum of printed Attack and Defence, then to the one earlier in order.
    .title = Deadlocked duel
FL-END-10 = If three or four sides are tied, the first two in order duel. The survivor, with its remaining Agents, meets the next.
    .title = More than two tied
FL-END-11 = The result of the game tells the VP of each side, its trophies by Task with their symbol sets, and the kind of victory: full, tactical or by duel.
    .title = Record of the result

## Hidden information

FL-HIDDEN = Hidden information
FL-HIDDEN-01 = Only you know the cards in your hand. Everyone may know how many there are.
    .title = Cards in hand
FL-HIDDEN-02 = Nobody knows the order of the side decks or of the Task deck. Everyone may know how many cards they hold.
    .title = Order of decks
FL-HIDDEN-03 = Only its owner knows a face-down Agent, and the owner of the Party to which it is lent (FL-ALLY-04). Its Party, its position there, whether it is turned and the cards attached to it are open to all.
    .title = Face-down Agents
FL-HIDDEN-04 = Each face-down Agent has a fixed public number within its Party that does not betray the card. When you regroup or merge your Agents the numbers are dealt anew, so that nobody can follow an Agent through a mixed pile.
    .title = Public numbers
FL-HIDDEN-05 = Two copies of the same card, such as the Mage of Cirth, cannot be told apart by anyone.
    .title = Equal cards
FL-HIDDEN-06 = Drawing a card, turning up a Task, revealing an Agent and every shuffle into a deck count as revealing something: what was done before such a moment cannot be taken back.
    .title = Moments of revealing
FL-HIDDEN-07 = The answers open to you depend only on what you can see. Whether you are asked at all depends only on open facts (FL-PRIO-10).
    .title = Questions betray nothing
FL-HIDDEN-08 = The cards you shuffle into your deck in the exchange of step 1 (FL-ROUND-06) are not shown.
    .title = Exchanged cards
FL-HIDDEN-09 = You may reveal an Agent of your own will only through a rule that reveals it.
    .title = No showing at will

## What always holds

FL-INV = What always holds
FL-INV-01 = Each of a side's 18 cards is always in exactly one place: the deck, the hand, in play (in a Party, attached or in effect), on the stack, or removed from the game. Only the Amulet can be removed.
    .title = Cards of a side
FL-INV-02 = Each of the 20 Task cards is always in exactly one place: the Task deck, the map, a side's trophies, attached as an artefact, or removed from the game.
    .title = Task cards
FL-INV-03 = AP are never below 0. No side has more than four Parties, no Party is without an Agent, and no Agent is in two Parties.
    .title = Limits always kept
FL-INV-04 = A field never has both a Task and a used token.
    .title = Task or used token
FL-INV-05 = There are as many used tokens on the map as Tasks have been completed; if three players closed fields, there are 3 more.
    .title = Number of used tokens
FL-INV-06 = In competitive games and in games for two, every Agent is in a Party of its owner's side.
    .title = Agents among their own
FL-INV-07 = A turned Agent is revealed, unless its only deed this Round was a move.
    .title = Turned means revealed
FL-INV-08 = When phase A begins, every Agent is upright, no Agent is marked as having cast, and the stack is empty.
    .title = Fresh start
FL-INV-09 = Every field with a Party has a Task or a used token, unless the Task deck is empty.
    .title = Fields with Parties
FL-INV-10 = Whenever you are asked on your turn in a phase or in a response window, you may pass.
    .title = You may always pass

## Gaps in the source and how we read them

GD = Gaps in the source and how we read them
GD-01 = The source text prints 23 Task texts (5 Armed Conflict, 2 Hiendall, 2 Book) but speaks of 20 cards. We take the fifth Armed Conflict and the second Hiendall and Book for repeats, because they stand with a smaller gap, or none, where other cards have lost a picture, and because the second text of the Book only says the same in other spelling. This is an inference; it is the only reading that leaves the other Tasks in whole pairs and gives 14 + 4 + 1 + 1 = 20.
    .title = Twenty Task cards
GD-02 = The artefact is called Hiendall on the cards and Aiendall once in the rules; we use Hiendall. The Polish name of the robbery Task lacks a letter in the source text; we read Rozbój w biały dzień.
    .title = Spelling of names
GD-03 = The two numbers on Minstrel (1, 0), Craftsmen (1, 1) and Levy of the Hundred (1, 2) are read as Attack and Defence.
    .title = Numbers on Agents
GD-04 = Some symbols are lost in the source text. We filled them in: Complications +1 Intrigue; Prison Circle 4 War or 2 Magic; Flowing Mist +1 Intrigue, +1 Mystery, +1 Romance; Hiendall +1 War, +1 Mystery; Night Tear Armour +1 Defence; Shimmering Air +1 Attack or +1 Defence. That Spells need Magic is said elsewhere in the source.
    .title = Lost symbols
GD-05 = The source text names only Normark, Feriggau, Alfeg, Falwyn, Westmoor and Cirth, the last two only within card names. It tells of a board in four sheets, of fields with two climates, of a blue sea line from Normark to Feriggau for the North only, of sea ways through Alfeg and Falwyn, and of at least one other sea way, which may be just the blue line. All other names and all positions, climates and edges are our reconstruction, and so are the place of Feriggau on the coast of the Sun and the Eastern Passage.
    .title = The map
GD-06 = That the decks hold 11, 11, 10 and 10 Agents follows from 18 cards less the printed Action cards. The Mage of Cirth is printed twice, so there are two. Apart from the Mage, the Minstrel, the Craftsmen and the Levy, all Agents are ours.
    .title = Missing Agents
GD-07 = Alkmund, an Agent who may change sides, is named once, in a table that also covers the expansions. We do not use him.
    .title = Alkmund left out
GD-08 = Round 1 deals 5 cards and then the ordinary one card. We take this literally: 6 cards, and 8 for the lone player.
    .title = First hand
GD-09 = The source text does not say when extra cards may be drawn. We allow it only in the draw step, so that the question need not come up later in the Round.
    .title = Time of extra draws
GD-10 = We read the prices of 1, 2 and 3 AP as a complete list: three extras at most.
    .title = Three extras
GD-11 = The source text lets the players act in turn until all pass in a row, but does not say how much you may do at a time. We chose one main act, then the next player.
    .title = One act each
GD-12 = Action cards may be played when it is your turn in the sequence. We take this to mean your turns in a phase and your turns to respond. The source text does not say what besides Counterspell may be a response; we allow every card that FL-ACTION-01 names for it.
    .title = Cards as responses
GD-13 = The source text gives no time for splitting and merging Parties. We allow both freely in phases A and D, for each Agent once per Round so that nobody can shuffle Agents without end, and as part of a move.
    .title = Time for regrouping
GD-14 = You may not announce a Task that you cannot cover, as a bluff.
    .title = No bluffed Tasks
GD-15 = By the source text a thwart negates a symbol that is being used. With surplus symbols and substitutions it is a matter of bookkeeping which symbols are used; FL-THWART-04 settles it.
    .title = Which symbols are used
GD-16 = A wizard, that is an Agent with Magic, does not support with +2 for two Magic symbols. Support is +1 per Agent.
    .title = Two Magic symbols
GD-17 = The source text states no range for Prison Circle, Gift of Exchange and Amulet, while it does for Fire Arrow and Whirl of Fire. So we set no limit.
    .title = Range of cards
GD-18 = The introduction of the source text forbids Allies to strike each other with Spells at all; its table of modes defines this more narrowly, for offensive Spells. We follow the table.
    .title = Spells between Allies
GD-19 = The note on the blue line speaks of Parties of the North. So the side of the Party decides, also for lent Agents.
    .title = Who may sail
GD-20 = The source text does not define a stalemate; FL-END-04 does. Players cannot agree on one.
    .title = What stalemate means
GD-21 = For two players the source text says nothing about the sides or the mode; see FL-SETUP-02 and FL-VP-05.
    .title = Games for two
GD-22 = The source closes no fields in a game of three, so they are open unless you choose otherwise (FL-SETUP-08). We advise closing them: without it the Ally who borders the absent side won far too often in simulated games, up to 64 % on our map.
    .title = Why fields can be closed
GD-23 = In simulated cooperative games of three the lone player is at a heavy disadvantage, with 4–14 % of the wins. So competitive is the usual mode for three players, and there is an option that helps the lone player (FL-SETUP-11).
    .title = Hard for the lone
GD-24 = The expansions named in the source text are not part of this game.
    .title = Expansions left out
GD-25 = With the help for the lone player two Agents a Round are free and three more may be bought for 1, 2 and 3 AP: five in all (FL-SETUP-11, FL-AP-04, GD-10).
    .title = Fifth Agent of the handicap
GD-26 = An Ally's Agent that joins a fight is revealed when it joins, because joining is a deed (FL-AGENT-09), and not only when all are shown (FL-ATTACK-14).
    .title = Helpers show themselves
GD-27 = Only an Agent's owner regroups it, and a Party never moves as a whole into a new Party, since nothing would change. When a lent Agent is recalled its host is not asked and the artefacts stay with the host's Party (FL-PARTY-07, FL-PARTY-09, FL-ALLY-05).
    .title = Who regroups, and where
GD-28 = The rule does not say who picks the Agents that break a Prison Circle. As few face-down Agents as possible are revealed, revealed ones are used first (FL-SPELL-PRISON-CIRCLE-05).
    .title = Which Agents break a Circle
GD-29 = A dissolved Party's card may be used again at once, but it is then another Party: what was announced with or against the old one comes to nothing (FL-STACK-13, FL-ATTACK-10, FL-PARTY-13).
    .title = A Party card used again
GD-30 = If all attackers or all defenders fall in answer to Shimmering Air, the steps F5 to F7 are left out and the fight ends with F9 (FL-ATTACK-22).
    .title = Nobody left before the pairs
GD-31 = Flowing Mist may carry a member of the attacking Party that does not attack itself, but nobody who is attacked. The Agent joins an own Party or forms one, never a Party of the Ally (FL-ATTACK-08, FL-SPELL-FLOWING-MIST-02).
    .title = Whom Flowing Mist may carry
GD-32 = Support against Whirl of Fire is asked from the next seat after the caster's, like against any Spell (FL-SPELL-13).
    .title = Order of support against fire
GD-33 = The extra move leads to a field two edges away, not to a neighbouring one by a roundabout way (FL-MOVE-05).
    .title = Two edges, two fields away
GD-34 = A tie at six or more does not keep a stalemate from ending the game; the tied sides then duel (FL-END-03, FL-END-04).
    .title = A tie at six and a stalemate
GD-35 = Whose deck a face-down lent Agent comes from is public, as the backs of the cards would show it (FL-HIDDEN-03).
    .title = Owners of lent Agents
