### Do czego prowadzą odpowiedzi na to, co zapowiedziano, i co to przyniesie, jeśli nikt tego nie powstrzyma.

answer-cast = Rzuć { NAME($card, case: "acc") }, { $price }
answer-play = Zagraj { NAME($card, case: "acc") }, { $price }
answer-stops = Powstrzyma to
answer-stops-task = Powstrzyma to, Zadanie zostanie
answer-maybe = Powstrzyma to albo nie: zależy, kto jest zakryty
answer-helps = Nie powstrzyma tego, ale kogoś ocali
answer-nothing = Nie powstrzyma tego
answer-works = Wtedy to się powiedzie
answer-works-maybe = Wtedy może się to powieść
answer-fails = Zadanie się nie powiedzie
answer-fails-unless = Zadanie się nie powiedzie, chyba że { $party } dostanie posiłki
answer-short = To nie wystarczy
answer-with = Zadanie się nie powiedzie, jeśli dołączy do tego { $agent }
answer-with-unless = Zadanie się nie powiedzie, jeśli dołączy do tego { $agent }, chyba że { $party } dostanie posiłki
answer-strike-stops =
    { $agent }: { $attack } na { $defence }{ $magic ->
        [0] { "" }
       *[other] { " " }+ { $magic } z Magii
    }, powstrzyma to{ $hidden ->
        [0] { "" }
       *[other] , jeśli nikt zakryty nie ma Magii
    }
answer-strike-short =
    { $agent }: { $attack } na { $defence }{ $magic ->
        [0] { "" }
       *[other] { " " }+ { $magic } z Magii
    }, to nie wystarczy
answer-useless = Nie pomogą: { $agents }. Zadanie nie wymaga: { $traits }
answer-turned = Już obróceni: { $agents }

brings-vp = { NAME($side, case: "short") } { $before } → { $after } pZ
brings-ap = { NAME($side, case: "short") }: 1 PA zamiast pZ
brings-amulet = Amulet Drużyny { $party } zabierze trofeum
brings-book = { $party }: każdy +1 do Obrony
brings-hiendall = { $party }: +1 Wojna, +1 Tajemnica
brings-gone = Nikt inny nie zdobędzie Zadania „{ $task }”
brings-fight = Walka: { $count } z Drużyny { $party } przeciw { $others } z Drużyny { $target }
brings-strike = { $card }, cel: { $agent }; { $attack } na { $defence }
brings-strike-hidden = { $card }, cel: { $agent }; Atak { $attack }
brings-strike-all =
    { $count ->
        [one] Atak { $attack } na { $count } Agenta na polu { $field }
       *[other] Atak { $attack } na { $count } Agentów na polu { $field }
    }
brings-on-agent = { $card }, cel: { $agent }
brings-on-party = { $card }, cel: Drużyna { $party }
brings-drift = { $agent } idzie na pole { $field }
brings-portal = Drużyna { $party } idzie na pole { $field }
brings-swap = Zadania „{ $task }” i „{ $other }” zamienią się miejscami
brings-harder = Każde Zadanie wymaga o jeden symbol więcej: { $trait }
brings-negate = Powstrzyma { NAME($item, case: "acc") }
brings-card = { $card } zacznie działać
