### What answers to something announced lead to, and what it brings if nobody stops it.

answer-cast = Cast { $card }, { $price }
answer-play = Play { $card }, { $price }
answer-stops = Stops it
answer-stops-task = Stops it; the Task stays
answer-maybe = Stops it or not: that depends on who lies hidden
answer-helps = Does not stop it, but saves somebody
answer-nothing = Does not stop it
answer-works = Then it succeeds
answer-works-maybe = Then it may succeed
answer-fails = The work fails
answer-fails-unless = The work fails, unless { $party } gets help
answer-short = Not enough alone
answer-with = The work fails together with { $agent }
answer-with-unless = The work fails together with { $agent }, unless { $party } gets help
answer-strike-stops =
    On { $agent }: { $attack } against { $defence }{ $magic ->
        [0] { "" }
       *[other] { " " }+ { $magic } Magic
    }, it is stopped{ $hidden ->
        [0] { "" }
       *[other] , if nobody hidden has Magic
    }
answer-strike-short =
    On { $agent }: { $attack } against { $defence }{ $magic ->
        [0] { "" }
       *[other] { " " }+ { $magic } Magic
    }, not enough
answer-useless = { $agents } cannot: the Task has no use for { $traits }
answer-turned = Turned already: { $agents }

brings-vp = { NAME($side, case: "short") } { $before } → { $after } VP
brings-ap = { NAME($side, case: "short") } gets 1 AP instead of a VP
brings-amulet = The Amulet of { $party } takes the trophy away
brings-book = { $party }: +1 Defence each
brings-hiendall = { $party }: +1 War, +1 Mystery
brings-gone = Nobody else can get { $task }
brings-fight = A fight: { $count } of { $party } against { $others } of { $target }
brings-strike = { $card } on { $agent }: { $attack } against { $defence }
brings-strike-hidden = { $card } on { $agent }: Attack { $attack }
brings-strike-all =
    { $count ->
        [one] Attack { $attack } on { $count } Agent at { $field }
       *[other] Attack { $attack } on { $count } Agents at { $field }
    }
brings-on-agent = { $card } on { $agent }
brings-on-party = { $card } on { $party }
brings-drift = { $agent } goes to { $field }
brings-portal = { $party } goes to { $field }
brings-swap = { $task } and { $other } change places
brings-harder = Every Task needs one more { $trait }
brings-negate = Stops { $item }
brings-card = { $card } takes effect
