### Euthia česky: volné akce, setkání, placení.

## Co je třeba zaplatit nebo mít

need-eu-gold =
    { $n ->
        [one] { $n } zlato
       *[other] { $n } zlata
    }
need-eu-gaar = { $n } Gaar
need-eu-wounds =
    { $n ->
        [one] { $n } utrpěné zranění
        [few] { $n } utrpěná zranění
       *[other] { $n } utrpěných zranění
    }
need-eu-silver =
    { $n ->
        [one] { $n } stříbrná karta
        [few] { $n } stříbrné karty
       *[other] { $n } stříbrných karet
    }
need-eu-gold-card =
    { $n ->
        [one] { $n } zlatá karta
        [few] { $n } zlaté karty
       *[other] { $n } zlatých karet
    }
need-eu-rep = reputace alespoň { $n }
need-eu-set = oblečená sada zbroje: alespoň { $n } části
need-eu-any-gem =
    { $n ->
        [one] { $n } libovolný drahokam
        [few] { $n } libovolné drahokamy
       *[other] { $n } libovolných drahokamů
    }
need-eu-gem = { $n } × { $gem }
need-eu-any-essence =
    { $n ->
        [one] { $n } libovolná esence
        [few] { $n } libovolné esence
       *[other] { $n } libovolných esencí
    }
need-eu-essence = { $n } × { $essence }
need-eu-item = { $n } × { $kind }
need-eu-resource-mountain =
    { $n ->
        [one] { $n } surovina z hor
        [few] { $n } suroviny z hor
       *[other] { $n } surovin z hor
    }
need-eu-resource-lake =
    { $n ->
        [one] { $n } surovina z jezera
        [few] { $n } suroviny z jezera
       *[other] { $n } surovin z jezera
    }
need-eu-resource-cave =
    { $n ->
        [one] { $n } surovina z jeskyně
        [few] { $n } suroviny z jeskyně
       *[other] { $n } surovin z jeskyně
    }
need-eu-trophy =
    { $n ->
        [one] { $n } trofej úrovně { $level }
        [few] { $n } trofeje úrovně { $level }
       *[other] { $n } trofejí úrovně { $level }
    }
need-eu-tokens-hero =
    { $n ->
        [one] { $n } vlastní žeton hrdiny na mapě
        [few] { $n } vlastní žetony hrdiny na mapě
       *[other] { $n } vlastních žetonů hrdiny na mapě
    }
need-eu-tokens-trade =
    { $n ->
        [one] { $n } vlastní žeton obchodu na mapě
        [few] { $n } vlastní žetony obchodu na mapě
       *[other] { $n } vlastních žetonů obchodu na mapě
    }
need-eu-tokens-interaction =
    { $n ->
        [one] { $n } vlastní žeton interakce na mapě
        [few] { $n } vlastní žetony interakce na mapě
       *[other] { $n } vlastních žetonů interakce na mapě
    }
need-eu-tokens-quest =
    { $n ->
        [one] { $n } splněný úkol
        [few] { $n } splněné úkoly
       *[other] { $n } splněných úkolů
    }
need-eu-or = { $a } nebo { $b }
need-eu-lack = { $need } (máš { $have })
effect-eu-pay = platba: { $need }
effect-eu-artifact = artefakt „{ $tile }“

## Otázky při placení

ask-eu-pay-card = Platíš: { $need }. Vyber další kartu z ruky.
    .title = Platba, { $seat }
ask-eu-pay-gem = Platíš: { $need }. Vyber další drahokam.
    .title = Platba, { $seat }
ask-eu-pay-essence = Platíš: { $need }. Vyber další esenci.
    .title = Platba, { $seat }
ask-eu-pay-piece = Platíš: { $need }. Vyber další předmět.
    .title = Platba, { $seat }
ask-eu-pay-trophy = Platíš: { $need }. Vyber další trofej.
    .title = Platba, { $seat }
ask-eu-pay-way = Vyber, čím zaplatíš: { $need }.
    .title = Platba, { $seat }

## Proč ne: placení

why-eu-few-gaar = To stojí { $need } Gaar a Dwurt se nepočítají; máš { $have }.
why-eu-few-silver-cards = Musíš odhodit stříbrné karty: je třeba { $need }, máš { $have }.
why-eu-few-gold-cards = Musíš odhodit zlaté karty: je třeba { $need }, máš { $have }.
why-eu-few-health = Znamená to zranění: { $need }, a tvé zdraví je jen { $have }; musí být vyšší.
why-eu-few-rep = Je třeba reputace { $need }; tvoje je { $have }.
why-eu-small-set = Musíš mít oblečenou sadu zbroje o { $need } částech; tvoje má { $have }.
why-eu-few-gems = Málo volných drahokamů: je třeba { $need }, máš { $have }. Zasazené drahokamy se nepočítají.
why-eu-few-essences = Málo volných esencí: je třeba { $need }, máš { $have }.
why-eu-few-of-essence = { $essence }: je třeba volných { $need }, máš { $have }.
why-eu-few-items = Předměty druhu { $kind }: je třeba { $need }, máš { $have }.
why-eu-few-trophies = Trofeje úrovně { $level }: je třeba { $need }, máš { $have }.
why-eu-few-mountain = Suroviny z hor: je třeba { $need }, máš { $have }.
why-eu-few-lake = Suroviny z jezera: je třeba { $need }, máš { $have }.
why-eu-few-cave = Suroviny z jeskyně: je třeba { $need }, máš { $have }.
why-eu-few-hero-tokens = Tvoje žetony hrdiny na mapě: je třeba { $need }, je jich { $have }.
why-eu-few-trade-tokens = Tvoje žetony obchodu na mapě: je třeba { $need }, je jich { $have }.
why-eu-few-interaction-tokens = Tvoje žetony interakce na mapě: je třeba { $need }, je jich { $have }.
why-eu-few-quest-cards = Splněné úkoly: je třeba { $need }, máš { $have }.
why-eu-neither = Stačilo by jedno z toho, ale všeho máš málo: { $ways }.
why-eu-not-all = Každou část zvlášť zaplatit můžeš, ale ne všechny najednou různými věcmi.

## Proč ne: volné akce

why-eu-not-church = To se dělá v kostele, uprostřed startovní destičky.
why-eu-church-price = Kostel žádá 1 zlato a ty žádné nemáš.
why-eu-no-potion-left = Žádný léčivý lektvar už nezbyl.
why-eu-not-treasure = Na tvém poli není poklad.
why-eu-looted = Tento poklad je pryč: leží tu žeton hrdiny ({ $seat }).
why-eu-treasure-lost = Nestvůra byla poražena, ale poklad zůstal při odchodu z pole ležet, takže je ztracen.
why-eu-not-elemental = Na tvém poli není elementál.
why-eu-confronted-already = Leží tu tvůj žeton interakce: každému elementálovi čelíš jen jednou.
why-eu-confront-fees = Ti, kdo tu byli dřív, dostanou po 1 zlatu, celkem { $need }; máš { $have }.
why-eu-confront-card = Leží tu žetony ostatních: musíš odhodit zlatou kartu a žádnou nemáš.
why-eu-not-portal = Nestojíš na portálu.
why-eu-no-portal-there = Na poli { $field } portál není a portál vede jen k jinému portálu.
why-eu-same-portal = Na tomhle portálu stojí tvůj hrdina; vyber jiný.
why-eu-portal-used = Tento portál už je použitý; přejdi bez portálu na jiné pole a vrať se, než ho použiješ znovu.
why-eu-not-encounter = Na tvém poli není setkání.
why-eu-quest-at-centre = Úkoly tohoto místa se plní uprostřed destičky.
why-eu-quest-elsewhere = Úkol „{ $quest }“ patří k jinému setkání.
why-eu-quest-not-open = Úkol „{ $quest }“ neleží odkrytý; splnit lze jen dva odkryté úkoly.
why-eu-destroyed = Leží tu žeton zkázy; nejdřív ho odstraň.
why-eu-no-badges = V tomto scénáři se odznaky nedávají.
why-eu-no-trophy = Takovou trofej nemáš ({ $monster }).
why-eu-delivered-already = Trofej úrovně { $level } už byla tebou doručena.
why-eu-badges-gone = Oba odznaky úrovně { $level } jsou už rozdané.
why-eu-not-legend = Nestojíš uprostřed destičky legendy.
why-eu-legend-told = Tato legenda už byla naplněna.
why-eu-not-destroyed = Na tvém poli neleží žeton zkázy.

## Co se stalo

event-eu-paid-gaar = { $seat } platí { $number } Gaar.
    .you = Platíš { $number } Gaar.
    .sum = Gaar −{ $number }
event-eu-paid-card = { $seat } odhazuje kartu jako platbu: { $suit }.
    .you = Odhazuješ kartu jako platbu: { $suit }.
event-eu-paid-gem = { $seat } platí drahokamem: { $gem }.
    .you = Platíš drahokamem: { $gem }.
event-eu-paid-essence = { $seat } platí esencí: { $essence }.
    .you = Platíš esencí: { $essence }.
event-eu-paid-tile = { $seat } odevzdává destičku „{ $tile }“ jako platbu.
    .you = Odevzdáváš destičku „{ $tile }“ jako platbu.
event-eu-paid-trophy = { $seat } odevzdává trofej: { $monster }.
    .you = Odevzdáváš trofej: { $monster }.
event-eu-prayed = { $seat } platí v kostele 1 zlato za léčení.
    .you = Platíš v kostele 1 zlato za léčení.
event-eu-bought-draught = { $seat } platí v kostele 1 zlato za léčivý lektvar.
    .you = Platíš v kostele 1 zlato za léčivý lektvar.
event-eu-looted = { $seat } nachází poklad úrovně { $level }.
    .you = Nacházíš poklad úrovně { $level }.
event-eu-confronts = { $seat } čelí { NAME($element, case: "dat") }.
    .you = Čelíš { NAME($element, case: "dat") }.
event-eu-confronted = Střetnutí { NAME($seat, case: "gen") } s elementálem končí výsledkem { $number }.
    .you = Tvé střetnutí s elementálem končí výsledkem { $number }.
event-eu-confronted-nothing = Střetnutí { NAME($seat, case: "gen") } s elementálem končí výsledkem { $number } a nic nepřináší.
    .you = Tvé střetnutí s elementálem končí výsledkem { $number } a nic nepřináší.
event-eu-portal = { $seat } prochází portálem: { $field }.
    .you = Procházíš portálem: { $field }.
event-eu-prepared = Nové setkání: { $encounter }, počet úkolů: { $number }.
event-eu-quest-opened = Odkrývá se úkol ({ $encounter }): „{ $quest }“.
    .all = Odkrývají se úkoly ({ $encounter }): { $quest }.
event-eu-quest-done = { $seat } plní úkol „{ $quest }“.
    .you = Plníš úkol „{ $quest }“.
event-eu-delivered = { $seat } doručuje do kostela trofej: { $monster }.
    .you = Doručuješ do kostela trofej: { $monster }.
event-eu-legend-done = { $seat } naplňuje legendu „{ $legend }“.
    .you = Naplňuješ legendu „{ $legend }“.
event-eu-cleared = { $seat } odstraňuje z pole žeton zkázy.
    .you = Odstraňuješ z pole žeton zkázy.
barrier-eu-quest-opened = tady byl odkryt úkol
