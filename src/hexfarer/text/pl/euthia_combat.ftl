### Euthia: Walka, po polsku.
### Bohaterowie i Potwory są podmiotem zdań w czasie teraźniejszym. Nazwy kart i kafli stoją w cudzysłowie i się nie odmieniają.

## O co gra pyta

ask-eu-before-combat = Zaraz zacznie się Walka: zmień Wyposażenie, użyj tego, co działa tylko poza Walką, i przejdź dalej.
    .title = Przed Walką, { $seat }
ask-eu-command = Zaraz będzie walczyć { $hero }. Użyj swojej karty Kontroli, aby zagrać Potworem, albo odpuść.
    .title = Kontrola nad Potworem, { $seat }
ask-eu-combat-setup = Potwór jest już znany: użyj tego, co działa w tej chwili, albo przejdź dalej.
    .title = Spotkanie Potwora, { $seat }
ask-eu-first-strike = Wybierz kafel do Pierwszego Uderzenia albo z niego zrezygnuj.
    .title = Pierwsze Uderzenie, { $seat }
ask-eu-healing = Użyj czegoś, co leczy, albo przejdź dalej.
    .title = Faza Leczenia, { $seat }
ask-eu-before-monster = Przed rzutem Potwora: użyj kafli lub Esencji Powietrza albo przejdź dalej.
    .title = Przed rzutem Potwora, { $seat }
ask-eu-master-before = Grasz Potworem, a jego żetony Chaosu to: { $chaos }. Zagraj karty przed jego rzutem albo przejdź dalej.
    .title = Przed rzutem Potwora, { $seat }
ask-eu-master-reply = Wartość Bitewna Potwora to { $value }. Jego żetony Gaar: { $gaar }, Chaosu: { $chaos }. Użyj żetonu Gaar, zagraj karty albo spasuj.
    .title = Po rzucie Potwora, { $seat }
ask-eu-hero-reply = Wartość Bitewna Potwora to { $value }: zmień jego rzut albo spasuj.
    .title = Po rzucie Potwora, { $seat }
ask-eu-after-monster = Wartość Bitewna Potwora to { $value } i nie zmienią jej już żetony Gaar ani karty: użyj kafli i Tarcz albo przejdź dalej.
    .title = Obrona, { $seat }
ask-eu-response = Wartość Bitewna Potwora to { $value }: odpowiedz żetonami, kaflami i Tarczami albo przejdź dalej.
    .title = Obrona, { $seat }
ask-eu-master-curse = Grasz Potworem, a jego żetony Chaosu to: { $chaos }. Zagraj Klątwy przed rzutem Bohatera albo przejdź dalej.
    .title = Przed rzutem Bohatera, { $seat }
ask-eu-before-hero = Przed Twoim rzutem: użyj kafli lub Esencji Ognia albo przejdź dalej.
    .title = Przed Twoim rzutem, { $seat }
ask-eu-attack = Wybierz Broń lub Umiejętność Walki, którą atakujesz.
    .title = Atak, { $seat }
ask-eu-boost = Możesz zapłacić za silniejszy atak: { $effect }.
    .title = Silniejszy atak, { $seat }
ask-eu-roll = Na kościach jest { $left } i { $right }, a wartość to teraz { $total }. Zmień ją albo zostaw.
    .title = Rzut Bohatera, { $seat }
ask-eu-trophy = Pokonany Potwór to { $monster }: zatrzymaj kartę w Sakwie jako Trofeum albo ją odrzuć.
    .title = Trofeum, { $seat }

## Dlaczego nie

why-eu-no-chaos = Potwór nie ma już żetonów Chaosu, a każde zagranie kart kosztuje 1.
why-eu-master-only = Srebrne i Złote karty zagrywa tylko ten, kto gra Potworem.
why-eu-card-moment = Karty „{ $card }” nie można zagrać w tej chwili. Właściwa chwila: { $when }.
why-eu-few-cards = Do tego na ręce trzeba mieć karty „{ $card }”: { $need }, a masz { $have }.
why-eu-many-cards = Kart „{ $card }” zagrywa się razem od 1 do { $most }.
why-eu-no-such-die = Takiej kości nie ma w tym rzucie.
why-eu-monster-no-gaar = Przy Potworze nie ma żetonów Gaar, a żetonów własnego Bohatera nie możesz dla niego użyć.
why-eu-not-on-rolls = Skoldur nie może używać przy rzutach żetonów Gaar, tylko Dwurt.
why-eu-only-skoldur = Żetonów Dwurt przy rzutach używa tylko Skoldur.
why-eu-hope-short = Potrzeba na to punktów Nadziei: { $need }, a kość pokazuje { $have }.
why-eu-no-roll-for-hope = Punkty Nadziei wydaje się na własny rzut w Walce, gdy kości już leżą.
why-eu-not-your-hope = Kości Nadziei używa tylko Gracz-Bohater.
why-eu-no-attack = Kafla „{ $tile }” nie można użyć do ataku.
why-eu-no-first-strike = Kafla „{ $tile }” nie można użyć do Pierwszego Uderzenia.
why-eu-armed = Gołymi rękami walczysz tylko wtedy, gdy nie masz żadnego kafla do ataku.
why-eu-must-attack = Musisz zaatakować.
why-eu-after-passes = Kafli i Klejnotów można użyć po rzucie Potwora dopiero, gdy obie strony spasują.
why-eu-no-gaar-now = W tej chwili nie można użyć przy rzucie żetonów Gaar ani Dwurt.
why-eu-only-healing = W Fazie Leczenia używasz tylko tego, co leczy.

## Co się stało

event-eu-master = Potworem gra { $other }, walczy { $seat }.
    .you = Potworem gra { $other }, walczysz ty.
    .you-other = Potworem grasz ty, walczy { $seat }.
event-eu-control-offered = { $seat } chce zagrać Potworem.
    .you = Chcesz zagrać Potworem.
event-eu-own-control = { $seat } bierze na rękę własną kartę Kontroli.
    .you = Bierzesz na rękę własną kartę Kontroli.
event-eu-met = { $seat } spotyka { NAME($monster, case: "acc") }.
    .you = Spotykasz { NAME($monster, case: "acc") }.
event-eu-nobody-met = { $seat } nie znajduje żadnego Potwora poziomu { $level } i od razu wygrywa.
    .you = Nie znajdujesz żadnego Potwora poziomu { $level } i od razu wygrywasz.
event-eu-monster-rolled = { $monster } rzuca { $left } i { $right }.
event-eu-monster-rolled-one = { $monster } rzuca jedną kością: { $number }.
event-eu-hero-rolled = { $seat } rzuca { $left } i { $right }.
    .you = Rzucasz { $left } i { $right }.
    .sum = rzut { $left } i { $right }
event-eu-air-turned = Moc Powietrza zmienia { $from } w { $to }.
event-eu-earth-added = Moc Ziemi dodaje { $number }.
event-eu-hope-grew = { $seat } ma teraz punkty Nadziei: { $number }.
    .you = Masz teraz punkty Nadziei: { $number }.
    .sum = Nadzieja { $number }
event-eu-hope-used = { $seat } wydaje na rzut punkty Nadziei: { $number }.
    .you = Wydajesz na rzut punkty Nadziei: { $number }.
event-eu-rerolled = { $seat } używa żetonu Gaar: z { $from } robi się { $to }.
    .you = Używasz żetonu Gaar: z { $from } robi się { $to }.
event-eu-monster-rerolled = { $monster } używa żetonu Gaar: z { $from } robi się { $to }.
event-eu-dwurt-used = { $seat } używa przy rzucie żetonu Dwurt.
    .you = Używasz przy rzucie żetonu Dwurt.
event-eu-played = { $seat } zagrywa kartę „{ $card }” × { $number }.
    .you = Zagrywasz kartę „{ $card }” × { $number }.
event-eu-chaos-played = { $monster } zagrywa z banku kartę „{ $card }” × { $number }.
event-eu-uncursed = { $seat } unieważnia Klątwę z { $number ->
        [one] { $number } karty
       *[other] { $number } kart
    }.
    .you = Unieważniasz Klątwę z { $number ->
            [one] { $number } karty
           *[other] { $number } kart
        }.
event-eu-monster-value = { $monster } atakuje z Wartością Bitewną { $value }; Rany: { $number }.
event-eu-attacked = { $seat } atakuje: „{ $tile }”.
    .you = Atakujesz: „{ $tile }”.
event-eu-unarmed = { $seat } atakuje gołymi rękami.
    .you = Atakujesz gołymi rękami.
event-eu-boosted = { $seat } płaci za silniejszy atak: „{ $tile }”.
    .you = Płacisz za silniejszy atak: „{ $tile }”.
event-eu-hero-value = { $seat } atakuje z Wartością Bitewną { $value }; Obrażenia: { $number }.
    .you = Atakujesz z Wartością Bitewną { $value }; Obrażenia: { $number }.
event-eu-tired = { $seat } słabnie w tej długiej Walce; Rany: { $number }.
    .you = Słabniesz w tej długiej Walce; Rany: { $number }.
event-eu-slain = { $seat } pokonuje { NAME($monster, case: "acc") }.
    .you = Pokonujesz { NAME($monster, case: "acc") }.
event-eu-rewarded = { $seat } bierze Nagrodę za { NAME($monster, case: "acc") }.
    .you = Bierzesz Nagrodę za { NAME($monster, case: "acc") }.
event-eu-no-reward = { $seat } ma Reputację większą niż { $most } i nie dostaje Nagrody za { NAME($monster, case: "acc") }.
    .you = Masz Reputację większą niż { $most } i nie dostajesz Nagrody za { NAME($monster, case: "acc") }.
event-eu-trophy = { $seat } zatrzymuje Trofeum: { $monster }.
    .you = Zatrzymujesz Trofeum: { $monster }.
event-eu-freed = { $seat } wyzwala pole i kładzie na nim żeton.
    .you = Wyzwalasz pole i kładziesz na nim żeton.
event-eu-fell = { $monster } zabija { NAME($seat, case: "acc") }, a figurka wraca do Kościoła.
    .you = { $monster } cię zabija, a figurka wraca do Kościoła.
event-eu-head-taken = { $seat } bierze za to żeton { NAME($other, case: "gen") }.
    .you = Bierzesz za to żeton { NAME($other, case: "gen") }.
    .you-other = { $seat } bierze za to twój żeton.
event-eu-parted = Po ostatniej Rundzie Walki { $seat } odstępuje od { NAME($monster, case: "gen") }.
    .you = Po ostatniej Rundzie Walki odstępujesz od { NAME($monster, case: "gen") }.

## Gdzie kończy się cofanie

barrier-eu-master = odsłonięto tu kartę Kontroli
barrier-eu-control-offered = ujawniono tu, kto chce grać Potworem
barrier-eu-met = odsłonięto tu Potwora
barrier-eu-monster-rolled = rzucono tu za Potwora
barrier-eu-hero-rolled = rzucono tu kośćmi Bohatera
barrier-eu-rerolled = przerzucono tu kość
barrier-eu-monster-rerolled = przerzucono tu kość
barrier-eu-played = zagrano tu karty
barrier-eu-chaos-played = odsłonięto tu karty z banku
