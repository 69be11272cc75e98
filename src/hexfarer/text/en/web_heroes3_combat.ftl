# The page: the combat board of Heroes III.

## Units and spaces

table-h3c-fighter = { $name }, { $side ->
        [pack] pack
       *[few] few
    }, { $tier ->
        [bronze] bronze
        [silver] silver
        [gold] golden
       *[azure] azure
    } { $type ->
        [flying] flying
        [ranged] ranged
       *[ground] ground
    } unit on { $space }, attack { $attack }, defence { $defence }, health { $left } of { $health }, initiative { $initiative }
table-h3c-neutral = neutral
table-h3c-side-few = few
table-h3c-side-pack = pack
table-h3c-state-acting = acts now
table-h3c-state-done = has acted
table-h3c-state-retaliated = has retaliated
table-h3c-token-defence = defends
table-h3c-token-shield_wall = defends beside a shield wall
table-h3c-token-paralysis = paralysed
table-h3c-foretold = Your attack: { $damage } damage
table-h3c-space = { $what ->
        [wall] Wall on space { $space }
        [gate] Gate on space { $space }
       *[free] Free space { $space }
    }
table-h3c-reach =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }, you can go there
table-h3c-order = Order of activation
table-h3c-no-order = Nobody stands on the board yet.
table-h3c-map = Look at the map
table-h3c-board = { $near ->
        [attacker] Combat board, five lines of four spaces; the attacker is near
       *[defender] Combat board, five lines of four spaces; the defender is near
    }

## Beside the board

table-h3c-beside = Attack and armies
table-h3c-attack-of = Attack: { $unit } → { $target }
table-h3c-answer-of = Retaliation: { $unit } → { $target }
table-h3c-dice = Dice of this attack
table-h3c-die = Attack die { $face }
table-h3c-counts-one = one die counts
table-h3c-counts-lower = the lower one counts
table-h3c-counts-higher = the higher one counts
table-h3c-counts-sum = both count
table-h3c-sum = { $dice ->
        [-1] Attack { $attack } with the dice − Defence { $defence }
        [0] Attack { $attack } − Defence { $defence }, no die
        [1] Attack { $attack } − Defence { $defence }, then the attack die
       *[other] Attack { $attack } − Defence { $defence }, then two attack dice
    }
table-h3c-odds = What may come of it
table-h3c-damage =
    { $count ->
       *[other] { $span } damage
    }
table-h3c-falls = falls
table-h3c-flips = becomes few
table-h3c-surely-falls = { $target }: no outcome that they survive.
table-h3c-may-fall = { $target }: { $left } health left, they fall with a chance of { $chance } %.
table-h3c-survives = { $target }: { $left } health left, they survive this attack.
table-h3c-back = Retaliation, damage
table-h3c-back-if = Retaliation if they survive, damage
table-h3c-no-back = No retaliation
table-h3c-final = The roll closes undo. Until then you can take everything back.
table-h3c-adds = You may add now
table-h3c-targets = Targets
table-h3c-falls-chance = falls with { $chance } %
table-h3c-answers = strikes back for { $span }
table-h3c-deploy = Deploy your units
table-h3c-deploy-how = Choose a unit, then a space on your two lines; or carry it there.
table-h3c-reserve = Units to deploy
table-h3c-health = health
table-h3c-round = { $round ->
        [0] Before the first round
       *[other] Combat round { $round }
    }
table-h3c-acts = Acting now: { $unit }
table-h3c-guards = Guards
table-h3c-moved-by = moved by { $seat }
table-h3c-moved-by-rules = moved by the rules
table-h3c-attacker = attacker
table-h3c-defender = defender
table-h3c-spells = spells { $count }/{ $limit }
table-h3c-no-cards = without cards
table-h3c-limited = After each round going on costs a movement point.
table-h3c-flee = Flee from this combat?
table-h3c-end-attack = Finish although the unit can still attack?
table-h3c-line = line { $line } of 5
table-h3c-piece = { $name }: attack { $attack }, defence { $defence }, health { $left }/{ $health }
table-h3c-list = Board as a list
