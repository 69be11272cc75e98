### Tales from the Four Lands: what the game says in English.
### An Agent, a Task or a card may have a plural name, so sentences about it avoid "is" and "are".

## Names that are put together

party = { NAME($side, case: "short") } { $numeral }
movers-party = { $party }
hidden-agent = Agent { $number } of { $party }
hidden-card = a card
item-attack = the Attack of { $party } on { $target }
item-task = the work of { $party } on { $task }
item-card = the card { $card } played by { NAME($seat, case: "short") }
item-gone = something that has left the stack
task-none = a Task that is no longer there
negated-attack = the Attack
negated-task = the work on the Task
stat-attack = Attack
stat-defence = Defence
total-ap = AP
total-vp = VP
total-symbols = Symbols covered

phase-agents = Phase A (Agents)
phase-attacks = Phase B (Attacks)
phase-tasks = Phase C (Tasks)
phase-movement = Phase D (movement)

kind-action = Action card
kind-agent = Agent
kind-artefact = artefact
kind-field = field
kind-key = key
kind-party = Party
kind-phase = phase or step
kind-side = side
kind-spell = Spell
kind-task = Task
kind-trait = Trait

## Ways to play and to win

scenario-competitive = Competitive
    .about = For two to four players: Allies never fight each other, but they may thwart each other's Tasks and neither mix their Parties nor help in fights.
    .pitch = Every side for itself.
    .teaches = You learn to bluff and to time your answers.
scenario-cooperative = Cooperative
    .about = For three or four players: Allies may mix their Parties, help each other in fights and never thwart each other, yet each side still counts its points alone.
    .pitch = Allies help, and one side still wins.
    .teaches = You learn to help an Ally without giving the game away.
option-lone_handicap = Help for the lone player
    .about = In a cooperative game of three, the player without an Ally plays the first two Agents of each Round for free, and the rising costs start with the third.
option-closed_fields = Closed fields
    .about = In a game of three, the three fields between the absent side and the other alliance never get a Task. This keeps the Ally next to the gap from winning too often.
victory-full = Full victory
victory-tactical = Tactical victory
victory-duel = Victory by duel

## Cards, Tasks, artefacts and fields

text-agent = Traits: { $traits }. Attack { $attack }, Defence { $defence }.
text-spell = A Spell: it needs a caster, which is one of your Agents in play with a Magic symbol. The caster is revealed but not turned, may be turned already, and can give no Magic support for the rest of the Round. Unless a price below says otherwise, play it on your turn in any phase, as a response, or in a fight just before Magic support is given.
text-action = An Action card without a caster. Unless a price below says otherwise, play it on your turn in any phase, as a response, or in a fight just before Magic support is given.
text-price = { $ap } AP: { $effect }
text-task = Needed symbols: { $traits }.
text-task-climate = The card bears the climate symbol of the { $side }.
text-conflict = While this card lies on a field, Parties there may attack without an Attack card.
text-book = The artefact joins the Party that completes the Task of this name. Each Agent of the Party that holds it has +1 Defence. It counts as a trophy for the side of that Party if the climate symbols of its completion are worth a VP to that side, which is judged anew when it changes hands. It cannot be traded for AP.
text-hiendall = The artefact joins the Party that completes the Task of this name. The Party that holds it has, as a whole, +1 War and +1 Mystery for its Tasks, and the War also counts for breaking a Prison Circle. It counts as a trophy for the side of that Party if the climate symbols of its completion are worth a VP to that side, which is judged anew when it changes hands. It cannot be traded for AP.
text-field = Home field of { NAME($sides, case: "short") }.
text-field-near = Adjacent fields: { $fields }.
text-field-route = One way from here belongs to the sea route { $route }.
text-blue-line = Only Parties of the North may use the Blue Line.

## What cards do

effect-attack = Play it only to declare an Attack with one of your Parties, on your turn in phase B; the field needs no Armed Conflict. Afterwards, or if the Attack is negated, this card is shuffled into your deck.
effect-attack-returns = Play it only to declare an Attack with one of your Parties, on your turn in phase B; the field needs no Armed Conflict. Afterwards this card returns to your hand; if the Attack is negated, it is shuffled into your deck instead.
effect-relocate =
    Put one of your Parties on another field, up to { $fields ->
        [one] { $fields } field
       *[other] { $fields } fields
    } away over land and along the sea routes Alfeg and Falwyn. The whole Party goes, turned Agents too; nobody is turned or revealed, and it does not count as the Party's move. Then the owner of every other Party on the start field may send that Party to the same field. A Party that is under a Prison Circle or takes part in an Attack can neither go nor follow.
effect-harder = Until the end of the Round every Task, even one already announced, needs one more { $trait } symbol; several such cards add up. At the start of each following Round you may pay 1 AP to keep this card in effect for that Round; otherwise it is shuffled into your deck.
effect-negate = Play it only as a response. Choose one other item on the stack, not necessarily the top one and of any player: an Attack, a Task being performed, a Spell or another Action card. It is negated: it leaves the stack without effect, AP paid for it are not given back, and Agents turned for it stay turned. A negated card is shuffled into its owner's deck. The caster may be on any field.
effect-strike = Choose one Rival Agent on the caster's field; it is revealed at once. When the Spell resolves, each Agent in the target's Party who has a Magic symbol and has not cast this Round may give the target +1 Defence. Then the target is eliminated if Attack { $attack } is higher than its Defence.
effect-strike-all = Every Rival Agent on the caster's field is a target and is revealed when the Spell resolves. Each Agent in a target's Party who has a Magic symbol and has not cast this Round may give one target of that Party +1 Defence. Then every target whose Defence is lower than Attack { $attack } is eliminated, all at the same time.
effect-bind = Attach this card to one Party of any side, on any field. The Party cannot attack, and its Agents can neither join an Attack nor cast Spells. When the Party next completes a Task, the Task card, even an artefact, and this card are removed from the game and give no VP; a Task that would have been worth no VP still pays its 1 AP. A Task already announced counts; an Attack or Spell already announced goes on. If the Party loses its last Agent, this card passes on like an artefact.
effect-fight-bonus = Play it only in a fight, before the attackers are lined up; the caster must be one of your Agents in that fight. For this fight each of your Agents in it has +1 Attack among the attackers, or +1 Defence among the defenders.
effect-imprison =
    Attach this card to one Party of any side, on any field. The Party cannot move, attack or perform a Task, no Agent can leave it, and no card can carry it or its Agents away; it can still defend, thwart, cast Spells and support with Magic, and an Attack or Task already announced goes on. The Circle stays until it is broken. The owner of the Party can do that for free on any own turn in a phase if its Agents, with Hiendall if it is there, have at least { $war ->
        [one] { $war } War symbol
       *[other] { $war } War symbols
    } or { $magic ->
        [one] { $magic } Magic symbol
       *[other] { $magic } Magic symbols
    }; the Agents who supply them are revealed, and this card is shuffled into your deck.
effect-exchange-symbol = Choose one Agent of any side, on any field; it is revealed at once. When the Spell resolves, choose one of its symbols and a different Trait other than Magic: until the end of the Round the symbol is of that Trait. A Magic symbol may be changed too.
effect-armour = Attach this card to one of your Agents, on any field; the Agent is not revealed by it. The Agent has +{ $plus } Defence. When the Agent goes into a deck, this card is shuffled into yours.
effect-drift = Choose one of your upright Agents, on any field; it is revealed at once. It may be neither attacking nor under attack, and its Party may not be under a Prison Circle. Choose also an adjacent field that the Party could move to, and one of your Parties there, or a new one if you have a free Party card. The Agent goes there without being turned and may still do a deed or move this Round. The only Agent of a Party takes the Party card and its items along; otherwise all items stay behind.
effect-enrich = Choose one of your Agents, on any field; it is revealed at once. Until the end of the Round it has one more symbol of each of these Traits, whether or not it had them before: { $traits }.
effect-swap-tasks = Choose two Task cards that lie on the map; they change places. A Task being performed goes on against the Task that then lies on its field.

## What can be done

do-pass = Pass
do-pass-agents = Pass, play nobody
do-pass-attacks = Pass, attack nobody
do-pass-tasks = Pass, work on nothing
do-pass-movement = Pass, move nobody
do-let-happen = Let it happen
do-for-price = { $deed }, { $price }
price-free = free
price-ap = { $ap } AP
price-from = from { $ap } AP
do-keep = Keep your hand
do-swap = Shuffle { $card } into your deck
do-uphold = Keep { $card } in effect
do-drop = Let { $card } go
do-draw = Draw a card
do-stop = Stop
do-stop-draw = Draw no more cards
do-stop-support = Give no more support
do-play-to = Play { $card } into { $party }
do-play-at = Play { $card } at { $field }
do-play-card = Play { $card }
do-attack-here = Attack { $target } with { $party }
do-attack-with = Attack { $target } with { $party } and an Attack card for { $ap } AP
do-do-task = Perform the Task with { $party }
do-work-on = Work on { $task } with { $party }
do-move-near = Move { $movers } to { $field }, free
do-move-far = Move { $movers } over { $over } to { $field }, { $ap } AP
do-move-near-join = Move { $movers } to { $field } and join { $other }, free
do-move-far-join = Move { $movers } over { $over } to { $field } and join { $other }, { $ap } AP
do-move-nowhere = Move { $movers } to { $field }
do-split = Move only some Agents of { $party }
do-trade = Trade the trophy { $task } for 3 AP
do-regroup-from = Regroup Agents of { $party }
do-break = Break the Prison Circle on { $party }
do-with = Choose { $agent }
do-all = Choose all the rest
do-done = Finish choosing
do-done-attack = Attack with { $agents }
do-done-task = Work with { $agents }
do-done-regroup = Regroup { $agents }
do-done-reinforce = Reinforce with { $agents }
do-done-aid = Help with { $agents }
do-done-nobody = Send nobody
do-go = Go to { $field }
do-join = Join { $party }
do-apart = Stay apart
do-take = Take { $artefact } along
do-leave = Leave { $artefact } behind
do-price = Pay { $ap } AP
do-by = Cast it with { $agent }
do-on-item = Negate { $item }
do-on-agent = Target { $agent }
do-on-party = Target { $party }
do-exchange = Swap the Tasks at { $field } and { $other }
do-thwart = Thwart { $trait } with { $agent }
do-reinforce = Reinforce the Task
do-line = Line up { $agent } next
do-place = Place { $agent } opposite attacker { $number }
do-add = Add { $agent } to group { $number }
do-support-attack = Support group { $number } with { $agent }: +1 Attack
do-support-defence = Support group { $number } with { $agent }: +1 Defence
do-support-agent = Support { $target } with { $agent }: +1 Defence
do-turn-into = Turn { $trait } into { $into }
do-follow = Send { $party } through the Portal
do-stay = Keep { $party } here

## What is asked

ask-main-agents = Play one Agent or one Action card, or pass; before that you may regroup your Agents.
    .title = Your Agents, { NAME($seat, case: "short") }
ask-main-attacks = Declare one Attack or play one Action card, or pass.
    .title = Your Attacks, { NAME($seat, case: "short") }
ask-main-tasks = Perform one Task or play one Action card, or pass.
    .title = Your Tasks, { NAME($seat, case: "short") }
ask-main-movement = Move Agents of one Party or play one Action card, or pass; before that you may regroup your Agents.
    .title = Your movement, { NAME($seat, case: "short") }
ask-response = You may respond to { $item }, or pass.
    .title = Your response, { NAME($seat, case: "short") }
ask-exchange =
    { $left ->
        [3] You may shuffle { $left } cards from your hand into your deck and get 1 AP, or keep your hand.
        [one] Choose { $left } more card to shuffle into your deck; then you get 1 AP.
       *[other] Choose { $left } more cards to shuffle into your deck; then you get 1 AP.
    }
    .title = Your exchange of cards, { NAME($seat, case: "short") }
ask-upkeep = Pay { $ap } AP to keep { $card } in effect for this Round, or let the card go into your deck.
    .title = Your card in effect, { NAME($seat, case: "short") }
ask-extra-draw = You may draw one more card for { $ap } AP, or stop.
    .title = Your extra draws, { NAME($seat, case: "short") }
ask-spell-support = A Spell strikes with Attack { $attack }; Agents with Magic in the struck Party may each give one target there +1 Defence.
    .title = Your Magic support, { NAME($seat, case: "short") }
ask-gift = Choose one symbol of { $agent } and the Trait that it becomes until the end of the Round.
    .title = Your Gift of Exchange, { NAME($seat, case: "short") }
ask-follow = { $party } may follow through the Portal to { $field }.
    .title = Your way through the Portal, { NAME($seat, case: "short") }
ask-air = You may cast Shimmering Air now, before the attackers are lined up, or pass.
    .title = Your Shimmering Air, { NAME($seat, case: "short") }
ask-last-spells = You may play one more Spell or other Action card before Magic support is given, or pass.
    .title = Your last Spells, { NAME($seat, case: "short") }
ask-line-up = Line up the attackers one by one; choose who comes next.
    .title = Your attackers, { NAME($seat, case: "short") }
ask-oppose = Place each defender opposite an attacker; places without a defender come first.
    .title = Your defenders, { NAME($seat, case: "short") }
ask-surplus = Nobody stands opposite { $agent }; choose the group to strengthen.
    .title = Your unpaired attackers, { NAME($seat, case: "short") }
ask-fight-support = Each Agent of yours with Magic who has not cast this Round may give +1 Attack or +1 Defence to the own group or a neighbouring one.
    .title = Your Magic support, { NAME($seat, case: "short") }
ask-build-price = Choose the price at which you play { $card }.
    .title = Your price, { NAME($seat, case: "short") }
ask-build-caster = Choose the Agent who casts { $card }.
    .title = Your caster, { NAME($seat, case: "short") }
ask-build-on-agent = Choose the Agent for whom { $card } is meant.
    .title = Your target, { NAME($seat, case: "short") }
ask-build-on-party = Choose the Party for which { $card } is meant.
    .title = Your target, { NAME($seat, case: "short") }
ask-build-on-item = Choose what { $card } is to negate.
    .title = Your target, { NAME($seat, case: "short") }
ask-build-field = Choose the field to go to.
    .title = Your destination, { NAME($seat, case: "short") }
ask-build-join = Choose a Party on that field to join, or stay apart.
    .title = Your Party there, { NAME($seat, case: "short") }
ask-build-two-fields = Choose the two Tasks that { $card } is to swap.
    .title = Your two Tasks, { NAME($seat, case: "short") }
ask-build-takes = Choose whether { $artefact } goes along with the Agents who leave or stays behind.
    .title = Your artefact, { NAME($seat, case: "short") }
ask-build-agents-attack = Choose the Agents who attack; they will be turned and revealed.
    .title = Your attackers, { NAME($seat, case: "short") }
ask-build-agents-task =
    { $short ->
        [0] The Agents you chose cover { $task }; finish, or add others.
        [one] Choose the Agents who work on { $task }; { $short } symbol is still uncovered.
       *[other] Choose the Agents who work on { $task }; { $short } symbols are still uncovered.
    }
    .title = Your workers, { NAME($seat, case: "short") }
ask-build-agents-move =
    { $named ->
        [0] Choose the Agents who go; the others stay.
       *[other] Choose where they go, or others who go with them; who goes will be turned.
    }
    .title = Your movers, { NAME($seat, case: "short") }
ask-build-agents-regroup = Choose the Agents who leave their Party for another one on the field.
    .title = Your regrouping, { NAME($seat, case: "short") }
ask-build-agents-reinforce = Choose further Agents of the Party as workers; they will be turned and revealed.
    .title = Your reinforcement, { NAME($seat, case: "short") }
ask-build-agents-aid = Choose the Agents who join your Ally's fight, or finish without any; they will be turned and revealed.
    .title = Your help for the Ally, { NAME($seat, case: "short") }

## Where undo ends

barrier-drew = a card was drawn here
barrier-task-turned-up = a Task was turned up here
barrier-revealed = an Agent was revealed here
barrier-shuffled = a deck was shuffled here
barrier-played-card = a card was played here

## What happened

event-round-began = Round { $round } began.
event-initiative = { NAME($seat, case: "short") } had the Initiative for this Round.
    .you = You had the Initiative for this Round.
event-got-ap = { NAME($seat, case: "short") } got { $ap } AP.
    .you = You got { $ap } AP.
    .sum = AP +{ $ap }
event-paid-ap = { NAME($seat, case: "short") } paid { $ap } AP.
    .you = You paid { $ap } AP.
    .sum = AP −{ $ap }
event-salary = Every side in play got { $ap } AP as late-game income.
event-drew = { NAME($seat, case: "short") } drew { $card }.
    .you = You drew { $card }.
    .all = { NAME($seat, case: "short") } drew { $card }.
    .you-all = You drew { $card }.
event-swapped =
    { NAME($seat, case: "short") } shuffled { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } from hand into the deck and got { $ap } AP.
    .you =
        You shuffled { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        } from hand into the deck and got { $ap } AP.
event-upheld = { NAME($seat, case: "short") } kept { $card } in effect.
    .you = You kept { $card } in effect.
event-dropped = { NAME($seat, case: "short") } let { $card } go.
    .you = You let { $card } go.
event-phase-began = { $phase } began.
event-passed-over =
    { $count ->
        [one] { $count } question had only one answer and was passed over.
       *[other] { $count } questions had only one answer and were passed over.
    }
event-passed = { NAME($seat, case: "short") } passed.
    .you = You passed.
event-played-agent = { NAME($seat, case: "short") } played { $agent } into { $party } at { $field }.
    .you = You played { $agent } into { $party } at { $field }.
event-formed-party = { $party } was formed at { $field }.
event-dissolved = { $party } was dissolved.
event-task-turned-up = A Task was turned up at { $field }: { $task }.
event-revealed = A face-down Agent of { $party } was revealed: { $agent }.
    .all = Face-down Agents of { $party } were revealed: { $agent }.
event-regrouped =
    { NAME($seat, case: "short") } regrouped { $count ->
        [one] { $count } Agent
       *[other] { $count } Agents
    } from { $party } to { $target }.
    .you =
        You regrouped { $count ->
            [one] { $count } Agent
           *[other] { $count } Agents
        } from { $party } to { $target }.
event-moved =
    { $count ->
        [one] { $count } Agent
       *[other] { $count } Agents
    } of { $party } moved to { $field }.
event-joined-party = Those who came from { $party } joined { $target }.
event-transported = { $party } went through a Portal to { $field }.
event-followed = { $party } followed through the Portal to { $field }.
event-stepped = Flowing Mist carried { $agent } to { $field }.
event-traded = { NAME($seat, case: "short") } traded the trophy { $task } for { $ap } AP.
    .you = You traded the trophy { $task } for { $ap } AP.
event-announced-task = { $party } began work on { $task } with { $agents }.
event-thwarted = { $agent } thwarted the Task, which then needed one more { $trait } symbol.
event-reinforced = { $party } reinforced its work on the Task with { $agents }.
event-task-done = { $party } completed { $task } at { $field }.
event-task-failed = { $party } failed in its work on { $task }.
event-got-trophy = { NAME($seat, case: "short") } gained { $task } as a trophy, worth 1 VP.
    .you = You gained { $task } as a trophy, worth 1 VP.
event-got-no-trophy = { $task } gave no VP, so { NAME($seat, case: "short") } got { $ap } AP.
    .you = { $task } gave no VP, so you got { $ap } AP.
event-got-artefact = { $party } took { $artefact }.
event-lost-artefact = { $artefact } was removed from the game.
event-amulet-spent = The Amulet on { $party } was removed from the game, and { $task } with it.
event-announced-attack = { $party } attacked { $target } with { $agents }.
event-attack-void = The Attack of { $party } on { $target } ended without a fight.
event-joined-fight = { NAME($seat, case: "short") } joined the fight with { $agents }.
    .you = You joined the fight with { $agents }.
event-group-fought = In group { $number } the attackers had Attack { $attack } against Defence { $against_defence }, the defenders Attack { $counter } against Defence { $defence }.
event-supported = { $agent } supported group { $number } with +1 { $stat }.
event-supported-agent = The Magic of { $agent } raised the Defence of { $target } by 1.
event-eliminated = { $agent } fell and went back into the owner's deck.
event-survived = { $agent } withstood Attack { $attack } with Defence { $defence }.
event-outnumbered = { NAME($seat, case: "short") } got { $ap } AP for beating a larger Party.
    .you = You got { $ap } AP for beating a larger Party.
event-played-card = { NAME($seat, case: "short") } played { $card }.
    .you = You played { $card }.
event-cast = { $agent } cast { $card }.
event-negated = A Counterspell negated { $item }.
event-failed-card = { $card } had no effect, because the target was no longer legal.
event-attached = { $card } was attached to { $party }.
event-armoured = { $agent } put on { $card }.
event-broke-circle = { $party } broke the Prison Circle.
event-tasks-swapped = Two Tasks changed places: { $task } went to { $field } and { $other } to { $other_field }.
event-symbol-changed = One { $trait } symbol of { $agent } became { $into } until the end of the Round.
event-traits-grown = { $agent } gained further Trait symbols until the end of the Round.
event-warmed = Shimmering Air strengthened the Agents of { NAME($seat, case: "short") } in this fight.
    .you = Shimmering Air strengthened your Agents in this fight.
event-shuffled = { NAME($seat, case: "short") } shuffled the deck.
    .you = You shuffled the deck.
event-card-returned = { NAME($seat, case: "short") } took the card { $card } back into hand.
    .you = You took the card { $card } back into hand.
event-card-left = The card { $card } went back into the deck of { NAME($seat, case: "short") }.
    .you = The card { $card } went back into your deck.
event-stalemate = Round { $round } ended in a stalemate.
event-duel-began = A duel began between { NAME($seat, case: "short") } and { NAME($other, case: "short") }.
    .you = A duel began between you and { NAME($other, case: "short") }.
    .you-other = A duel began between { NAME($seat, case: "short") } and you.
event-won = { NAME($seat, case: "short") } won the game with { $vp } VP.
    .you = You won the game with { $vp } VP.

## Why something cannot be done

why-over = The game is over.
why-not-asked = This is not what you are asked now.
why-unfinished = You have begun something; choose what is asked for it now, or take it back.
why-no-pass = You cannot pass in the middle of what you have begun; finish it or take it back.

# AP
why-too-few-ap = That costs { $need } AP and you have { $have }.
why-no-such-price = { $card } cannot be played for { $ap } AP; choose a price that the card names.
why-not-a-trophy = You do not hold the trophy { $task }, and you can trade only trophies of your own.
why-artefact-not-traded = { $task } is in play as an artefact, and artefacts cannot be traded for AP.
why-no-trade-now = You cannot trade a trophy in the middle of this; you can at the start of a Round, on your turn in a phase, in a response, and when cards may be played in a fight.

# Start of a Round
why-swap-only-first = You can exchange cards only at the start of a Round, before the draw.
why-swap-begun =
    The exchange takes { $need ->
        [one] { $need } card
       *[other] { $need } cards
    } and you have chosen { $have }; choose the rest, or take your choice back.
why-nothing-to-swap = You have no { $card } left in your hand to exchange.
why-upkeep-not-now = You keep Complications or let them go only at the start of a Round.
why-draw-not-now = You can draw extra cards only at the start of a Round, after the free draw.

# Cards and Agents
why-not-in-hand = You do not have { $card } in your hand.
why-not-an-agent = { $card } cannot go to a field or into a Party, because only Agents can; play the card by itself.
why-an-agent = { $card } can enter play only as an Agent, on your turn in phase A; name a field or a Party.
why-agents-in-phase-a = You can play Agents only on your turn in phase A.
why-no-fifth-agent = Agents you have played this Round: { $number }. That is as many as you can; more can follow in the next.
why-not-home = { $field } is no home field of your side, so you cannot form a Party there; choose a home field, or a Party to join.
why-no-free-party = All four of your Party cards are in use, so you cannot form another Party; join one that is there.
why-party-not-there = { $party } is not on the map.
why-not-your-party = { $party } is not yours to use in this way; choose another Party.
why-not-on-this-field = { $party } does not stand on the field of these Agents.
why-no-mixed-parties = { $party } belongs to your Ally, and in competitive mode Allies do not mix their Parties.
why-card-not-now = { $card } cannot be played now; first choose what is asked.
why-only-in-response = Counterspell can be played only as a response to something on the stack.
why-only-in-fight = Shimmering Air can be cast only in a fight, and nobody fights now.
why-air-too-late = Shimmering Air comes too late: the attackers of this fight are lined up.
why-only-with-attack = An Attack card can be played only together with declaring an Attack, on your turn in phase B.
why-no-caster = { $card } cannot be cast without an Agent of yours in play who has a Magic symbol.
why-not-your-caster = { $agent } is not yours, and only your own Agents cast for you.
why-not-a-wizard = { $agent } has no Magic symbol and so cannot cast Spells.
why-amulet-forbids-casting = { $party } has an Amulet, so its Agents cannot cast Spells.
why-caster-not-in-fight = { $agent } cannot cast this from outside; the caster must be in the fight.
why-nobody-near-casters = None of your Agents who could cast this stands on a field with an Agent of a Rival.

# Who and where
why-no-such-agent = There is no Agent with that number in that Party.
why-turned = { $agent } cannot do this, because a turned Agent can do no deed and cannot move until the next Round.
why-not-in-party = { $agent } cannot be chosen here, because only Agents of the acting Party can.
why-not-commanded = You do not command { $agent }; choose an Agent in a Party of yours.
why-already-named = You have already chosen { $agent }.
why-name-somebody = Choose at least one Agent first.
why-nobody-left = There are not enough Agents left to choose several at once; choose them one by one, or finish.

# Attack
why-attacks-in-phase-b = You can declare an Attack only on your turn in phase B.
why-no-conflict-here = There is no Armed Conflict at { $field }, so you need an Attack card to attack there.
why-no-attack-card = You have no Attack card in your hand.
why-not-same-field = { $party } and { $target } are on different fields; a Party can attack only on its own field.
why-own-party = { $party } is your own; you can attack only a Party of a Rival.
why-ally-not-attacked = { $party } belongs to your Ally, and Allies never attack each other.
why-circle-forbids-attack = { $party } is under a Prison Circle and cannot take part in an Attack until the Circle is broken.
why-amulet-forbids-attack = { $party } has an Amulet and cannot take part in an Attack.
why-nobody-upright = { $party } has no upright Agent; turned Agents become upright in the next Round.
why-held-by-attack = { $party } is involved in an Attack, and until it is over no card can move the Party or its Agents.

# Tasks
why-tasks-in-phase-c = You can perform a Task only on your turn in phase C.
why-no-task-here = There is no Task at { $field }.
why-circle-forbids-task = { $party } is under a Prison Circle and cannot perform a Task until the Circle is broken.
why-not-covered =
    The Task needs { $need ->
        [one] { $need } symbol
       *[other] { $need } symbols
    }; these Agents cover { $have }, substitutions included. They lack { $missing }.
why-no-task-on-top = No Task is on top of the stack, so there is nothing to thwart.
why-nothing-to-reinforce = No Task is on top of the stack, so there is nothing to reinforce.
why-performers-gone = The Party that performs this Task is gone, so nobody can reinforce it.
why-own-task = You cannot thwart your own Task.
why-ally-not-thwarted = You cannot thwart your Ally in cooperative mode.
why-not-on-task-field = { $agent } cannot thwart from here; only Agents on the field of the Task can.
why-thwarter-turned = { $agent } cannot thwart, because a turned Agent can do no deed until the next Round.
why-thwarter-lacks = { $agent } cannot thwart { $trait } without a symbol of this Trait.
why-trait-not-used = { $trait } cannot be thwarted here: the Task does not need it, and nothing that covers the Task depends on it.
why-not-your-task = You can reinforce only a Task that your own Party performs.

# Movement and regrouping
why-moves-in-phase-d = You can move only on your turn in phase D.
why-circle-forbids-move = { $party } is under a Prison Circle and cannot move until the Circle is broken.
why-circle-forbids-transport = { $party } is under a Prison Circle, so no card can carry the Party or its Agents away until the Circle is broken.
why-circle-forbids-leaving = { $party } is under a Prison Circle, so no Agent can leave it until the Circle is broken.
why-blue-line = Only Parties of the North can use the Blue Line between Normark and Feriggau.
why-too-far = { $field } is out of reach: a move goes to an adjacent field, or two fields far for 1 AP.
why-two-fields-far = { $field } is two fields away; over { $over } the move costs { $need } AP.
why-one-field-far = { $field } is an adjacent field, so the move there is free; leave out the detour.
why-other-way = The way to { $field } leads over { $over }.
why-nobody-stays = Only one Agent of { $party } is upright, so there is nobody to choose; just move the Party.
why-extra-move-used = { $party } has used its extra move this Round, so it can reach only adjacent fields.
why-extra-move-ap = Moving two fields costs { $need } AP and you have { $have }.
why-not-at-destination = { $party } does not stand at { $field }, so nobody can join it there.
why-no-party-card = All four Party cards are in use, so Agents cannot split off; move the whole Party, or join a Party at the destination.
why-join-itself = These Agents are in { $party } already; choose another Party.
why-not-carried = You are not asked about { $artefact } now.
why-regroup-phase = You can regroup only on your turn in phase A or D.
why-not-your-agent = You cannot regroup { $agent }; only the owner can.
why-regrouped-once = You have already regrouped { $agent } this Round, and each Agent can be regrouped only once.
why-regroup-alone = { $party } has only one Agent, and no other Party that the Agent could join stands on the field.
why-regroup-no-card = All four of your Party cards are in use, and no other Party that Agents of { $party } could join stands on the field.
why-whole-party-apart = A Party splits only if somebody stays behind; choose fewer Agents, or join another Party.

# Prison Circle
why-no-circle = { $party } is not under a Prison Circle.
why-circle-holds = The Prison Circle breaks with 4 War or 2 Magic symbols, and this Party has { $war } War and { $magic } Magic.
why-break-not-now = You can break a Prison Circle only on your own turn in a phase, while the stack is empty.

# Targets
why-no-such-item = There is no such item on the stack.
why-not-offensive-there = You cannot aim this Spell at { $agent }, because it strikes only Agents of Rivals.
why-not-on-caster-field = You cannot aim this Spell at { $agent }; the target must be at { $field }, where the Spell is cast.
why-nobody-to-strike = There is no Agent of a Rival at { $field }, where this Agent would cast the Spell.
why-own-agent-only = You cannot cast Flowing Mist on { $agent }, because it works only on your own Agents.
why-armour-own-only = You cannot give Night Tear Armour to { $agent }, because only your own Agents can wear it.
why-nobody-to-arm = You have no Agent in play who could wear the armour.
why-nothing-to-bind = There is no Party on the map to which the Amulet could be attached.
why-mist-upright = Flowing Mist cannot carry { $agent }, because it carries only upright Agents.
why-mist-too-far = Flowing Mist cannot reach { $field }; it carries an Agent to an adjacent field.
why-mist-no-party = All four of your Party cards are in use, so the Agent must join a Party of yours at the destination.
why-mist-nowhere = All four of your Party cards are in use, and no Party of yours stands next to { $agent } for the Agent to join.
why-mist-nobody = For 1 AP Flowing Mist carries only an Agent who is upright and free to go. Of yours { $turned } are turned, { $imprisoned } under a Prison Circle and { $fighting } in an Attack.
why-portal-own = You cannot send { $party } through the Portal, because it takes only a Party of yours.
why-portal-nobody = None of your Parties can go through the Portal: { $imprisoned } under a Prison Circle, { $fighting } in an Attack.
why-portal-too-far = The Portal cannot reach { $field }; it leads 1–3 fields far, over land and along the sea routes Alfeg and Falwyn.
why-one-field-twice = You named the same field twice; choose two different fields.
why-few-tasks = Plot Twist exchanges two Tasks, and the map has { $have }.

# A fight
why-not-in-fight = { $agent } is not in this fight, and only those who are can support it with Magic.
why-helper-elsewhere = { $agent } is not at { $field }, where the fight is.
why-not-an-attacker = { $agent } does not attack; line up the attackers.
why-lined-up-already = { $agent } stands in the row already; choose an attacker who does not.
why-not-a-defender = { $agent } does not defend; place the defenders.
why-placed-already = { $agent } has a place already; choose a defender who has none.
why-no-such-place = There is no attacker { $number } in the row.
why-place-taken = Attacker { $number } has a defender opposite; first fill the places that have none.
why-add-in-order = First choose a group for { $agent }.
why-no-such-group = There is no group { $number } in this fight.
why-has-cast = { $agent } cannot give Magic support, having cast a Spell this Round.
why-no-magic = { $agent } cannot give Magic support without a Magic symbol.
why-supported-once = { $agent } cannot give Magic support a second time in this fight.
why-spell-no-magic = { $agent } cannot give Magic support without a Magic symbol.
why-spell-supported-once = { $agent } cannot support a second time against this Spell.
why-not-neighbour = { $agent } cannot support group { $number }, because Magic support reaches only the own group and its neighbours.
why-not-your-support = You cannot support with { $agent }; only the owner decides that.
why-not-same-party = { $agent } cannot support { $target } now; support stays within the Party about which you are asked.
why-not-a-target = The Spell does not strike { $agent }; support one of its targets.

# Gift of Exchange
why-lacks-symbol = There is no { $trait } symbol on { $agent } to change.
why-not-into-magic = A symbol never becomes Magic; choose another Trait.
why-same-symbol = The symbol is { $trait } already; choose a different Trait.

## What was written wrongly

problem-not-a-number = “{ $given }” should be a small whole number, such as 2.
problem-several-agents = You see several Agents called “{ $given }”. Name the one you mean: { $handles }.
problem-agent-not-seen = You see no { $card } on the map. A face-down Agent is named by Party and number, such as sun.II#3.
problem-two-allies = Two players need sides that are Rivals: one of north and storms, the other of sun and south. You named: { $seats }.

problem-given-card = The card “{ $card }” of the side “{ $side }” cannot be used here: it is not in that deck, lies elsewhere already, or, for the Attack card of a fight, is not in the hand.
problem-given-empty-party = The Party “{ $party }” has no Agents. Give it at least one.
problem-given-storms = The Amulet and the Prison Circle belong to the side “storms”, which is not in this game.
problem-given-not-agent = “{ $card }” is not an Agent, so it cannot be in a Party.
problem-given-task = The Task “{ $task }” lies elsewhere already. Each Task card can be in one place only.
