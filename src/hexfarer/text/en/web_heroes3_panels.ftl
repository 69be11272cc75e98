### Heroes III: what the drawn table adds: panels over the map, the town, the fight.

## The corner

table-h3-corner = Round, astrologers and goal
table-h3-of-rounds = of { $rounds }
table-h3-round-n = Round { $round }
table-h3-now-income = income paid
table-h3-now-stars = a sign was turned up
table-h3-next = round { $round }: { $what }
table-h3-next-income = income
table-h3-next-stars = a sign
table-h3-coming-cubes_leave = { $places } refill
table-h3-coming-swifter = Main Heroes move further
table-h3-coming-second_swifter = the second player moves further
table-h3-coming-least_rolls = the lowest income rolls a die
table-h3-coming-all_roll = everybody rolls a die
table-h3-coming-payment = resources for everybody
table-h3-coming-foe_grows = an AI hero grows
table-h3-coming-lairs_grow = lairs grow
table-h3-coming-wave = a Town is attacked
table-h3-coming-unit_joins = a unit joins everybody
table-h3-coming-visit_again = a visited field works again
table-h3-coming-dragons_swifter = the wandering army speeds up
table-h3-coming-cubes_go = visited fields are free again
table-h3-points-after = Points, after round { $round }
table-h3-points-you = you { $n }
table-h3-points-of = { $seat } { $n }

## Facts of a field

table-h3-guarded = guarded, difficulty { $level }
table-h3-drawn = { $units }, drawn when you fight
table-h3-guard-bronze = 
    { $count ->
        [one] { $count } bronze guard
       *[other] { $count } bronze guards
    }
table-h3-guard-silver = 
    { $count ->
        [one] { $count } silver guard
       *[other] { $count } silver guards
    }
table-h3-guard-gold = 
    { $count ->
        [one] { $count } golden guard
       *[other] { $count } golden guards
    }
table-h3-guard-azure = 
    { $count ->
        [one] { $count } azure guard
       *[other] { $count } azure guards
    }
table-h3-odds-title = With your army and hand
table-h3-odds-wait = Reckoning the fight …
table-h3-odds-unhurt = nothing lost
table-h3-odds-flipped = pack to few
table-h3-odds-fallen = a unit falls
table-h3-odds-driven = driven off
table-h3-odds-of = { $chance } %
table-h3-odds-won = Won in { $won } of 100
table-h3-odds-no-fight = No fight: your level is higher
table-h3-prize = Yours:
table-h3-prize-now = { $what } now
table-h3-prize-income = { $what } income
table-h3-prize-level = Level { $level }.
table-h3-ride-fight = Ride and fight
table-h3-ride-to = Ride to { $place }
table-h3-dots-lead = The dots lead to { $place }; its guards wait.
table-h3-dots-stop = The dots lead to { $place }; you stop at { $stop } first.
table-h3-dots-go = The dots lead to { $place }.
table-h3-moves-stay = 
    { $count ->
        [one] { $count } move stays for a second combat round
       *[other] { $count } moves stay for more combat rounds
    }
table-h3-where-to = Where to, { $hero }?

## The hero and the army

table-h3-hero-cards = level { $level }, deck { $deck }, discard { $discard }
table-h3-xp-possible = +{ $xp } possible
table-h3-level-at = level { $level } at { $xp }
table-h3-stock = Stock and income
table-h3-paid-in = paid in round { $round }
table-h3-on-foot = on foot
table-h3-foot-play = Play
table-h3-foot-total = Play: { $name } { $before } → { $after }
table-h3-foot-combat = In combat
table-h3-foot-cast = Cast
table-h3-foot-later = Not now

## The town

table-h3-your-town = Your town
table-h3-open-town = Open the town
table-h3-town-of = { $faction }, your town
table-h3-town-built = { $faction }. Built: { $buildings }
table-h3-town-say = From anywhere on the map. Each coin works once a round.
table-h3-town-title = What does the town do, { $hero }?
table-h3-to-map = To the map
table-h3-coin-build = Build
table-h3-coin-population = Recruit
table-h3-coin-spell_book = Spell
table-h3-coin-ready = ready
table-h3-coin-used = used
table-h3-coin-guild = needs a guild
table-h3-recruit-title = Recruit and reinforce
table-h3-recruit-say = as many as you can pay; a unit joins as few, the Citadel makes it a pack
table-h3-recruit-now = Recruit now, one click
table-h3-reinforce-now = Reinforce now, one click
table-h3-build-now = Build now, one click
table-h3-verb-recruit = Recruit
table-h3-verb-reinforce = Pack
table-h3-verb-build = Build
table-h3-do-recruit = Recruit { $unit }, { $price }
table-h3-do-reinforce = Reinforce { $unit }, { $price }
table-h3-in-army = In your army
table-h3-short = short of { $what }
table-h3-short-cover = short of { $what }: { $card } gives { $gain }
table-h3-needs-built = needs { $building }
table-h3-used-build = this round has built
table-h3-not-now = not now
table-h3-pack = { $unit }, pack
table-h3-town-plan = { $what }. Win: { $before } → { $after } of 100.
table-h3-more = Decks
table-h3-other-line = level { $level }, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
table-h3-leave-town = You could still do this: { $what }. Leave the town?

## Building

table-h3-do-build = Build { $building }, { $price }

## The fight

table-h3c-sally = You can walk to { $space } and attack
table-h3c-land = from here
table-h3c-or-here = or here
table-h3c-as-last = Deploy as last time?
table-h3c-stood = As they stood at { $place } in round { $round }.
table-h3c-proposed = Your units in a line-up that suits them.
table-h3c-deploy-draw = Deploy and draw guards
table-h3c-deploy-all = 
    { $count ->
        [one] Deploy { $count } unit
       *[other] Deploy { $count } units
    }
table-h3c-roll = Roll the attack die
table-h3c-where = Where you fight
table-h3c-fight-at = fight at { $place }
