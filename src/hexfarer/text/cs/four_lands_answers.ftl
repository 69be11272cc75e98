### K čemu vedou odpovědi na to, co bylo oznámeno, a co to přinese, když tomu nikdo nezabrání.

answer-cast = Seslat { NAME($card, case: "acc") }, { $price }
answer-play = Zahrát { NAME($card, case: "acc") }, { $price }
answer-stops = Zabrání tomu
answer-stops-task = Zabrání tomu, Úkol zůstane
answer-maybe = Zabrání tomu, nebo ne: záleží na tom, kdo je skrytý
answer-helps = Nezabrání tomu, ale někoho zachrání
answer-nothing = Nezabrání tomu
answer-works = Pak se to podaří
answer-works-maybe = Pak se to může podařit
answer-fails = Úkol se nepodaří
answer-fails-unless = Úkol se nepodaří, ledaže { $party } dostane posily
answer-short = Samo to nestačí
answer-with = Úkol se nepodaří, když se přidá { $agent }
answer-with-unless = Úkol se nepodaří, když se přidá { $agent }, ledaže { $party } dostane posily
answer-strike-stops =
    { $agent }: { $attack } proti { $defence }{ $magic ->
        [0] { "" }
       *[other] { " " }+ { $magic } z Magie
    }, zabrání tomu{ $hidden ->
        [0] { "" }
       *[other] , pokud nikdo skrytý nemá Magii
    }
answer-strike-short =
    { $agent }: { $attack } proti { $defence }{ $magic ->
        [0] { "" }
       *[other] { " " }+ { $magic } z Magie
    }, nestačí to
answer-useless = Nepomohou: { $agents }. Úkol nevyžaduje: { $traits }
answer-turned = Už otočeni: { $agents }

brings-vp = { NAME($side, case: "short") } { $before } → { $after } VB
brings-ap = { NAME($side, case: "short") }: 1 AB místo VB
brings-amulet = Amulet Družiny { $party } vezme trofej s sebou
brings-book = { $party }: každý +1 k Obraně
brings-hiendall = { $party }: +1 Válka, +1 Tajemství
brings-gone = Nikdo jiný už Úkol { $task } nezíská
brings-fight = Boj: { $count } z Družiny { $party } proti { $others } z Družiny { $target }
brings-strike = { $card }, cíl: { $agent }; { $attack } proti { $defence }
brings-strike-hidden = { $card }, cíl: { $agent }; Útok { $attack }
brings-strike-all =
    { $count ->
        [one] Útok { $attack } na { $count } Agenta na poli { $field }
        [few] Útok { $attack } na { $count } Agenty na poli { $field }
       *[other] Útok { $attack } na { $count } Agentů na poli { $field }
    }
brings-on-agent = { $card }, cíl: { $agent }
brings-on-party = { $card }, cíl: Družina { $party }
brings-drift = { $agent } jde na pole { $field }
brings-portal = Družina { $party } jde na pole { $field }
brings-swap = Úkoly { $task } a { $other } si vymění místa
brings-harder = Každý Úkol vyžaduje o jeden symbol víc: { $trait }
brings-negate = Zabrání: { $item }
brings-card = { $card } začne působit
