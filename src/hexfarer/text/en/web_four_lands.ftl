### The Four Lands at the table.

table-fl-map = Map of the Four Lands
table-fl-reference = On the map
table-fl-tasks = Tasks
table-fl-others = Others
table-fl-no-task = No task lies on the map.
table-fl-task-here = Task: { $task }
table-fl-used = used
table-fl-round = Round { $round }
table-fl-initiative = Initiative: { $side }
table-fl-phases = Phases of the round
table-fl-phase-agents = Agents
table-fl-phase-attacks = Attacks
table-fl-phase-tasks = Tasks
table-fl-phase-movement = Movement
table-fl-tasks-left =
    { $count ->
        [one] 1 task in the deck
       *[other] { $count } tasks in the deck
    }
table-fl-complications =
    { $count ->
        [one] 1 Complication in effect
       *[other] { $count } Complications in effect
    }
table-fl-deck =
    { $count ->
        [one] 1 card in the deck
       *[other] { $count } cards in the deck
    }
table-fl-ap = Action points
table-fl-vp = Victory points
table-fl-vp-goal = { $goal } win
table-fl-trophies = Trophies
table-fl-no-trophy = No trophies yet
table-fl-price = { $ap } AP
table-fl-toll =
    { $ap ->
        [0] free
       *[other] { $ap } AP
    }
table-fl-parties = Parties
table-fl-parties-count = { $count } of 4
table-fl-no-party = None of your Parties is on the map.
table-fl-agents =
    { $count ->
        [one] 1 Agent
       *[other] { $count } Agents
    }
table-fl-face-down = Face down
table-fl-face-down-text = This Agent lies face down. Only its owner knows who it is.
table-fl-turned = turned
table-fl-secret = hidden
table-fl-cast = has cast
table-fl-regrouped = regrouped
table-fl-circle = Prison Circle
table-fl-amulet = Amulet
table-fl-side-line = VP { $vp } of { $goal }, AP { $ap }, cards in hand { $hand }
table-fl-stack = Announced
table-fl-stack-top = resolves first
table-fl-fight = { $by } attacks { $target }
table-fl-duel = Duel: { $by } and { $target }
table-fl-groups = Groups of the fight
table-fl-group = Group { $number }
table-fl-against = Attack { $attack } against Defence { $defence }
table-fl-back = back: Attack { $attack } against Defence { $defence }
table-fl-unplaced = not placed yet
table-fl-nobody = nobody
table-fl-side-north = North
table-fl-side-storms = Storms
table-fl-side-sun = Sun
table-fl-side-south = South
table-fl-trait-war = War
table-fl-trait-deals = Deals
table-fl-trait-intrigue = Intrigue
table-fl-trait-growth = Growth
table-fl-trait-mystery = Mystery
table-fl-trait-romance = Romance
table-fl-trait-magic = Magic
table-fl-attack = Attack
table-fl-defence = Defence
table-fl-slot-yes = covered
table-fl-slot-wild = covered by Magic or an exchange
table-fl-slot-no = missing
table-fl-other-sides = The other sides
table-fl-standing = Round, phase and score
table-fl-goal = First to { $goal } Victory Points
table-fl-you = You
table-fl-bot = bot
table-fl-ap-short = AP
table-fl-vp-of = { $vp } of { $goal } Victory Points
table-fl-vp-count = { $count } VP
table-fl-in-hand = { $count } in hand
table-fl-in-deck = { $count } in the deck
table-fl-after = after this { $ap }
table-fl-known = known
table-fl-free-parties =
    { $count ->
        [one] one more Party is free
       *[other] { $count } more Parties are free
    }
table-fl-here = here
table-fl-fields =
    { $count ->
        [one] { $count } field
       *[other] { $count } fields
    }
table-fl-covers = { $party } covers { $value } of { $need }
table-fl-covers-it = { $party } covers it
table-fl-short = { $party } is { $count } short
table-fl-three-for = Three { $by } stand for { $trait }.
table-fl-magic-for = Magic stands for { $trait }.
table-fl-hidden-count =
    { $count ->
        [one] { $count } hidden Agent
       *[other] { $count } hidden Agents
    }
table-fl-may-thwart = { $party } may thwart: { $agents }.
table-fl-used-text = Used: no new Task comes here any more.
table-fl-no-task-here = No Task lies here.
table-fl-way =
    { $count ->
        [one] One field
       *[other] { $count } fields
    }, { $ap ->
        [0] free
       *[other] { $ap } AP, { $left } left
    }.
table-fl-aim = Select the field again to go there.
table-fl-blue-line = Blue Line, North only
table-fl-eastern-passage = Eastern Passage
table-fl-play-ways =
    Play now: { $count ->
        [one] { $count } way
       *[other] { $count } ways
    }
table-fl-unseen = { $hidden } hidden Agents, out of { $count } not seen yet
table-fl-stack-order = last in, first out
table-fl-who-answers = Who may answer
table-fl-passed = passed
table-fl-asked = asked now
table-fl-asked-last = asked last
table-fl-later = asked later
table-fl-cannot = has no answer
table-fl-support = Magic support
table-fl-support-text = +1 each
table-fl-if-nobody = If nobody stops it: { $what }.
table-fl-uses = At work
table-fl-may-help = upright: may reinforce the work
table-fl-needs = Needs
table-fl-spare = Spare
table-fl-spare-magic = { $count } can stand for any one symbol
table-fl-spare-three = { $count }: three stand for another symbol
table-fl-you-can = You can stop it
table-fl-you-can-help = You can help it
table-fl-answers = Your answers
table-fl-let-go = Let it happen
table-fl-even = Others cannot tell: a pass always takes the same time.
table-fl-steps = Steps of the fight
table-fl-step-attack = Attack
table-fl-step-aid = Aid
table-fl-step-air = Shimmering Air
table-fl-step-pairs = Pairs
table-fl-step-last = Last spells
table-fl-step-support = Magic support
table-fl-step-result = Result
table-fl-magic-groups = Magic: helps { $groups }
table-fl-falls = { $agents }: out of play
table-fl-stays = { $agents }: stays
table-fl-nobody-falls = nobody falls
table-fl-attack-now = Attack { $value }
table-fl-defence-now = Defence { $value }
table-fl-stays-out = stays out of it
table-fl-so-far = So far: { $rival } – { $lost } lost, { $you } – { $mine } lost
table-fl-still-gives =
    { $who } still has { $count } × Magic: { $agents }
table-fl-fell =
    { $count ->
        [one] One Agent falls
       *[other] { $count } Agents fall
    }
table-fl-nobody-fell = Nobody falls
table-fl-points = { $who } { $before } → { $after } VP
table-fl-result-text = { $by } attacked { $target }. Whoever fell goes back into the deck.
