### Euthia: Torment of Resurrection: co mówi stół.

## Answers

do-eu-choose = { $number }
do-eu-way = { $effect }
do-eu-piece = { $piece }
do-eu-tile = { $tile }
do-eu-gem = { $gem }
do-eu-essence = { $essence }
do-eu-card = { $card }
do-eu-trophy = { $monster }
do-eu-field = { $field }
do-eu-token = { $token }
do-eu-place = Odkryj tutaj: { $place }
do-eu-yes = Tak
do-eu-stop = Nie, dalej
do-eu-exchange = Wymień 4 srebrne karty na złotą
do-eu-cash = Wymień kartę „{ $card }” na 1 złoto
do-eu-forge = Zamień 1 Gaar na 1 Dwurt
do-eu-hope-gaar = Wydaj 2 punkty Nadziei: weź 1 Gaar
do-eu-march = Zużyj żeton na ruch: { $token }
do-eu-march-for = Ruch { $n } (żeton: { $token })
do-eu-step = Idź: { $field }
do-eu-go = Idź najkrótszą drogą: { $field }
do-eu-mine = Wydobywaj ({ $token })
do-eu-trade = Handluj ({ $token })
do-eu-fight = Zaatakuj { NAME($foe, case: "acc") }
do-eu-end = Zakończ turę
do-eu-use = Użyj: { $piece }
do-eu-use-for = { $piece }: { $effect }
do-eu-flip = Użyj { NAME($gem, case: "gen") } ({ $piece })
do-eu-flip-for = Użyj { NAME($gem, case: "gen") } ({ $piece }): { $effect }
do-eu-spend = Zużyj { NAME($essence, case: "acc") }
do-eu-spend-for = Zużyj { NAME($essence, case: "acc") }: { $effect }
do-eu-equip = Załóż: { $piece }
do-eu-swap = Załóż: { $piece } zamiast: { $worn }
do-eu-unequip = Schowaj do Sakwy: { $piece }
do-eu-set = Osadź { NAME($gem, case: "acc") } w kaflu: { $piece }
do-eu-lay = Połóż { NAME($essence, case: "acc") } na kaflu: { $piece }
do-eu-drop = Odrzuć: { $piece }
do-eu-drop-gem = Odrzuć: { $gem }
do-eu-drop-essence = Odrzuć: { $essence }
do-eu-drop-gaar = Odrzuć 1 Gaar
do-eu-drop-dwurt = Odrzuć 1 Dwurt
do-eu-drop-trophy = Odrzuć Trofeum: { $monster }
do-eu-pray = Zapłać 1 złoto i lecz się w Kościele
do-eu-draught = Zapłać 1 złoto za Miksturę Leczenia
do-eu-loot = Weź Skarb
do-eu-confront = Stań naprzeciw Żywiołaka
do-eu-portal = Przez Portal: { $field }
do-eu-quest = Wypełnij Misję „{ $quest }”
do-eu-deliver = Oddaj Trofeum: { $monster }
do-eu-legend = Wypełnij Legendę
do-eu-clear = Usuń Zniszczenie
do-eu-buy = Kup: { $tile }
do-eu-buy-for =
    Kup za { $n ->
        [one] { $n } złoto
       *[other] { $n } złota
    }: { $tile }
do-eu-sell = Sprzedaj: { $piece }
do-eu-sell-at =
    Sprzedaj za { $n ->
        [one] { $n } złoto
       *[other] { $n } złota
    }: { $piece }
do-eu-sell-side = Sprzedaj: { $piece } ({ $number })
do-eu-sell-for = Sprzedaj: { $piece }: { $effect }
do-eu-sell-gem = Sprzedaj za 2 złota: { $gem }
do-eu-sell-essence = Sprzedaj za 2 złota: { $essence }
do-eu-mend = Zapłać 1 złoto i lecz się
do-eu-buy-gaar = Kup 1 Gaar za 1 złoto
do-eu-change = Wymień ofertę
do-eu-reveal = Odkryj kafle Bohatera
do-eu-learn = Naucz się: { $tile }
do-eu-learn-for =
    Naucz się za { $n ->
        [one] { $n } złoto
       *[other] { $n } złota
    }: { $tile }
do-eu-unlearn = Zdejmij z planszy: { $piece }
do-eu-unlock = Odblokuj pole: { $slot }
do-eu-unlock-for =
    Odblokuj pole za { $n ->
        [one] { $n } złoto
       *[other] { $n } złota
    }: { $slot }
do-eu-unlock-with = Odblokuj pole: { $slot } ({ $essence })
do-eu-leave = Zakończ Handel
do-eu-cart = Użyj Wózka Górniczego: { $piece }
do-eu-strike = Atakuj: { $piece }
do-eu-fists = Atakuj gołymi rękami
do-eu-boost = Dodaj wzmocnienie
do-eu-reroll = Gaar na kość { $die }
do-eu-reroll-for = Gaar na kość { $die }, na której jest { $face }
do-eu-dwurt = Użyj 1 Dwurt
do-eu-play = Zagraj: { $card } × { $number }
do-eu-play-for = Zagraj: { $card } × { $number }: { $effect }
do-eu-pass = Spasuj
do-eu-hope = 1 punkt Nadziei: rzut +1
do-eu-hope-strike = 3 punkty Nadziei: rzut +1 i 1 Obrażenie
do-eu-done = Gotowe
do-eu-done-fight = Rozpocznij Walkę
do-eu-done-roll = Rzuć na atak
do-eu-done-attack = Przejdź do ataku
do-eu-done-monster = Rzuć za Potwora
do-eu-done-keep = Zostaw wynik rzutu
do-eu-done-tiles = Niczego więcej nie używaj
do-eu-done-wounds =
    { $n ->
        [0] Bez ran: dalej
        [one] Przyjmij { $n } Ranę
        [few] Przyjmij { $n } Rany
       *[other] Przyjmij { $n } Ran
    }
do-eu-done-damage =
    { $n ->
        [0] Bez Obrażeń: dalej
        [one] Zadaj { $n } Obrażenie
        [few] Zadaj { $n } Obrażenia
       *[other] Zadaj { $n } Obrażeń
    }
do-eu-done-strike = Bez Pierwszego Uderzenia
do-eu-done-heal = Dalej bez leczenia
do-eu-done-boost = Atakuj bez wzmocnienia
do-eu-done-lead = Zachowaj swoją kartę Kontroli
do-eu-pass-roll = Nie zmieniaj rzutu
do-eu-stop-save = Nie zachowuj żadnego
do-eu-stop-trophy = Odrzuć kartę
do-eu-stop-cart = Weź kafel z wierzchu
do-eu-keep-token = Zachowaj żeton: { $token }
do-eu-keep = Zachowaj kartę jako Trofeum
do-eu-command = Zagraj kartę Kontroli

## Questions

ask-eu-turn = Ruszaj się, wykonuj Akcje i używaj tego, co masz, w dowolnej kolejności.
    .title = Twoja tura
ask-eu-explore = Gdzie położyć następny kafel? Zobaczysz go dopiero potem.
    .title = Odkrywanie
ask-eu-combat-source = Którą Akcję Walki wydajesz?
    .title = Walka
ask-eu-save = Który niewykorzystany żeton Akcji zachowujesz na następną rundę?
    .title = Koniec tury
ask-eu-exchange = Którą srebrną kartę oddajesz?
    .title = Wymiana kart
ask-eu-way = Co wybierasz?
    .title = Wybór
ask-eu-way-or-stop = Co wybierasz, jeśli cokolwiek?
    .title = Wybór
ask-eu-gem = Który Klejnot bierzesz?
    .title = Klejnot
ask-eu-essence = Którą Esencję bierzesz?
    .title = Esencja
ask-eu-exchange-essence = Którą Esencję wymieniasz i na jaką?
    .title = Wymiana Esencji
ask-eu-teleport = Dokąd się teleportujesz?
    .title = Teleport
ask-eu-ready = Który kafel przygotowujesz?
    .title = Przygotowanie kafla
ask-eu-exhaust-skill = Która Umiejętność Bohatera zostaje wykorzystana?
    .title = Wykorzystanie Umiejętności
ask-eu-cancel-curse = Którą Klątwę anulujesz? Liczba mówi, z ilu kart się składa.
    .title = Anulowanie Klątwy

## Effects

effect-eu-nothing = nic
effect-eu-then = { $a }, { $b }
effect-eu-or = { $a } albo { $b }
effect-eu-if-set = z zestawem Zbroi { $n }+: { $effect }
effect-eu-each-hero = każdy Bohater: { $effect }
effect-eu-rep = +{ $n } Reputacji
effect-eu-lose-rep = −{ $n } Reputacji
effect-eu-gold =
    +{ $n ->
        [one] { $n } złoto
       *[other] { $n } złota
    }
effect-eu-lose-gold = stracisz do { $n } złota
effect-eu-gaar = +{ $n } Gaar
effect-eu-dwurt = +{ $n } Dwurt
effect-eu-silver =
    { $n ->
        [one] dobierz 1 srebrną kartę
        [few] dobierz { $n } srebrne karty
       *[many] dobierz { $n } srebrnych kart
    }
effect-eu-gold-card =
    { $n ->
        [one] dobierz 1 złotą kartę
        [few] dobierz { $n } złote karty
       *[many] dobierz { $n } złotych kart
    }
effect-eu-potion =
    { $n ->
        [one] 1 Mikstura Leczenia
        [few] { $n } Mikstury Leczenia
       *[many] { $n } Mikstur Leczenia
    }
effect-eu-teleport-scroll =
    { $n ->
        [one] 1 Zwój Teleportacji
        [few] { $n } Zwoje Teleportacji
       *[many] { $n } Zwojów Teleportacji
    }
effect-eu-supplies =
    { $n ->
        [one] dobierz 1 kafel Zapasów
        [few] dobierz { $n } kafle Zapasów
       *[many] dobierz { $n } kafli Zapasów
    }
effect-eu-treasure = dobierz Skarb poziomu { $n }
effect-eu-resource-mountain =
    { $n ->
        [one] dobierz 1 Surowiec Gór
        [few] dobierz { $n } Surowce Gór
       *[many] dobierz { $n } Surowców Gór
    }
effect-eu-reward-hunter = dobierz kafel nagrody Łowcy
effect-eu-reward-armourer = dobierz kafel nagrody Zbrojmistrza
effect-eu-reward-witch = dobierz kafel nagrody Wiedźmy
effect-eu-gem = { $gem } × { $n }
effect-eu-gem-choice =
    { $n ->
        [one] 1 zwykły Klejnot do wyboru
        [few] { $n } zwykłe Klejnoty do wyboru
       *[many] { $n } zwykłych Klejnotów do wyboru
    }
effect-eu-essence = { $essence } × { $n }
effect-eu-essence-choice =
    { $n ->
        [one] 1 Esencja do wyboru
        [few] { $n } Esencje do wyboru
       *[many] { $n } Esencji do wyboru
    }
effect-eu-exchange-essence = wymień Esencję na inną
effect-eu-heal = Leczenie { $n }
effect-eu-heal-full = Leczenie do maksimum Zdrowia
effect-eu-wounds =
    { $n ->
        [one] otrzymujesz 1 Ranę
        [few] otrzymujesz { $n } Rany
       *[many] otrzymujesz { $n } Ran
    }
effect-eu-move = ruch +{ $n }
effect-eu-teleport =
    { $n ->
        [one] teleportuj się do 1 pola dalej
        [few] teleportuj się do { $n } pól dalej
       *[many] teleportuj się do { $n } pól dalej
    }
effect-eu-ready = przygotuj inny wykorzystany kafel
effect-eu-mine-cart = Wózek Górniczy: odkryj 3 Surowce, zachowaj 1
effect-eu-perform-mining = Akcja Wydobycia
effect-eu-perform-trade = Akcja Handlu
effect-eu-perform-combat = Akcja Walki
effect-eu-reveal-tiles = odkryj kafle Bohatera za darmo
effect-eu-roll-mod = Rzut Bohatera +{ $n }
effect-eu-monster-mod = Potwór { $n }
effect-eu-monster-plus = Potwór +{ $n }
effect-eu-hero-mod = Wartość Bitewna Bohatera { $n }
effect-eu-next-mod = następna Wartość Bitewna Bohatera { $n }
effect-eu-own-next-minus = Twoja następna Wartość Bitewna −{ $n }
effect-eu-wound-plus =
    { $n ->
        [one] +{ $n } Rana, jeśli atak rani
        [few] +{ $n } Rany, jeśli atak rani
       *[many] +{ $n } Ran, jeśli atak rani
    }
effect-eu-wound-minus =
    { $n ->
        [one] −{ $n } Rana
        [few] −{ $n } Rany
       *[many] −{ $n } Ran
    }
effect-eu-damage-plus =
    { $n ->
        [one] +{ $n } Obrażenie, jeśli atak je zadaje
        [few] +{ $n } Obrażenia, jeśli atak je zadaje
       *[many] +{ $n } Obrażeń, jeśli atak je zadaje
    }
effect-eu-damage-minus =
    { $n ->
        [one] −{ $n } Obrażenie
        [few] −{ $n } Obrażenia
       *[many] −{ $n } Obrażeń
    }
effect-eu-clover-penalty = wszystkie Rzuty Bohatera { $n } do następnej fazy ataku Potwora
effect-eu-monster-heal = Potwór leczy { $n }
effect-eu-regeneration = Regeneracja: Potwór leczy { $n } w każdej kolejnej Rundzie Walki
effect-eu-master-silver =
    { $n ->
        [one] Gracz-Potwór dobiera 1 srebrną kartę
        [few] Gracz-Potwór dobiera { $n } srebrne karty
       *[many] Gracz-Potwór dobiera { $n } srebrnych kart
    }
effect-eu-master-gold =
    { $n ->
        [one] Gracz-Potwór dobiera 1 złotą kartę
        [few] Gracz-Potwór dobiera { $n } złote karty
       *[many] Gracz-Potwór dobiera { $n } złotych kart
    }
effect-eu-instant-kill = Bohater ginie natychmiast
effect-eu-exhaust-skills =
    { $n ->
        [one] wykorzystaj przygotowaną Umiejętność Bohatera
        [few] wykorzystaj do { $n } przygotowanych Umiejętności Bohatera
       *[many] wykorzystaj do { $n } przygotowanych Umiejętności Bohatera
    }
effect-eu-steal-gaar = przenieś do { $n } Gaar z Bohatera na Potwora
effect-eu-forbid-hope = punktów Nadziei nie można w tej Walce zamienić na Gaar
effect-eu-cancel-curse = anuluj Klątwę
effect-eu-fewer-dice = Potwór rzuca o { $n } kość mniej
effect-eu-lose-chaos = Potwór traci { $n } Chaos
effect-eu-hope = +{ $n } Nadziei

## Names

eu-at = { $what } ({ $field })
eu-at-nowhere = pole, którego nie ma
eu-nobody = nikt
eu-nothing-there = coś, czego nie masz
eu-unexplored = Nieodkryte
eu-monster-deck = Potwory poziomu { $level }
eu-map-tile = Kafel mapy { $tile }
eu-die = Kość: { $n }
eu-suit-silver = srebrna
eu-suit-gold = złota
eu-token-saved = 4. akcja
    .gen = 4. akcji
    .dat = 4. akcji
    .acc = 4. akcję
    .ins = 4. akcją
    .loc = 4. akcji
    .gender = feminine
eu-foe-monster = Potwór
    .gen = Potwora
    .dat = Potworowi
    .acc = Potwora
    .ins = Potworem
    .loc = Potworze
    .gender = masculine
eu-foe-elite = Potwór Elitarny
    .gen = Potwora Elitarnego
    .dat = Potworowi Elitarnemu
    .acc = Potwora Elitarnego
    .ins = Potworem Elitarnym
    .loc = Potworze Elitarnym
    .gender = masculine
eu-total-health = Zdrowie
eu-total-move = Ruch
eu-total-gold = Złoto
eu-total-rep = Reputacja
eu-total-gaar = Gaar
eu-total-dwurt = Dwurt
eu-total-monster = Wartość Potwora
eu-total-damage = Obrażenia
eu-total-hope = Nadzieja
eu-total-roll = Twój rzut
eu-total-wounds = Rany z tego rzutu
eu-total-hits = Obrażenia z tego rzutu
eu-when-any = w dowolnej chwili
eu-when-healing = faza leczenia albo poza Walką
eu-when-outside = poza Walką
eu-when-setup = przy spotkaniu Potwora
eu-when-monster-pre = przed rzutem Potwora
eu-when-monster-post = po rzucie Potwora
eu-when-monster-pre-post = przed rzutem Potwora albo po nim
eu-when-hero-pre = przed rzutem Bohatera
eu-when-rolled = po Rzucie Bohatera
eu-when-first = Pierwsze Uderzenie
eu-when-attack = atak
eu-when-permanent = stale
eu-row = { $from }–{ $to }: { $n }
eu-row-one = { $from }: { $n }
eu-row-open = { $from }+: { $n }
kind-elemental = żywiołak
kind-essence = esencja
kind-foe = wróg
kind-gem = klejnot
kind-herotile = kafel bohatera
kind-item = przedmiot
kind-legend = legenda
kind-maptile = kafel mapy
kind-monster = potwór
kind-quest = misja
kind-slot = pole planszy
kind-token = żeton

## Library

text-eu-item =
    { $kind }. Kosztuje { $buy ->
        [one] { $buy } złoto
       *[other] { $buy } złota
    }, sprzedasz za { $sell }.
text-eu-hero-tile =
    { $kind } ({ $hero }), wartość { $rep }. Kosztuje { $buy ->
        [one] { $buy } złoto
       *[other] { $buy } złota
    }, sprzedasz za { $sell }.
text-eu-hero-skill =
    { $kind } ({ $hero }), wartość { $rep }. Kosztuje { $buy ->
        [one] { $buy } złoto
       *[other] { $buy } złota
    }.
text-eu-starting = { $kind }, kafel początkowy ({ $hero }).
text-eu-resource = { $kind }. Sprzedajesz za jedną z pozycji.
text-eu-armour = { $material } · { $slot }
text-eu-health = Maksymalne Zdrowie +{ $n }
text-eu-sack = Sakwy { $n }
text-eu-sockets = Miejsca na Klejnoty: { $n }
text-eu-roll-bonus = Każdy Rzut Bohatera +{ $n }
text-eu-wells = Miejsca na Esencje: { $n }
text-eu-gem-fields = Pola Klejnotów i Esencji +{ $n }, póki to masz
text-eu-ward = Moce Żywiołów leżącej tu Esencji na Ciebie nie działają.
text-eu-gate = Wymaga zestawu Zbroi { $n }+.
text-eu-dwurt = Kosztuje { $n } Dwurt.
text-eu-damage = { $when }: { $rows }
text-eu-effect = { $when }: { $effect }
text-eu-boost = Możesz dodać: { $effect }
text-eu-side = Sprzedaż: { $effect }
text-eu-once = Po użyciu odrzucasz.
text-eu-exhausts = Po użyciu wykorzystany do następnej rundy.
text-eu-board = Maksymalne Zdrowie { $health }, pola Gaar: { $n }, pola Klejnotów i Esencji: { $gems }.
text-eu-board-dwurt = Maksymalne Zdrowie { $health }, pola Dwurt: { $n }, pola Klejnotów i Esencji: { $gems }.
text-eu-locked-gold =
    Zablokowane: { $slot }, { $n ->
        [one] { $n } złoto
       *[other] { $n } złota
    }
text-eu-locked-essence = Zablokowane: { $slot }, { $essence }
text-eu-locked-any = Zablokowane: { $slot }, dowolna Esencja
text-eu-monster = Poziom { $level }, Zdrowie { $health }.
text-eu-monster-each = Poziom { $level }, Zdrowie { $health } + { $each } na gracza.
text-eu-wounds = Rany: { $rows }
text-eu-minimum =
    { $n ->
        [one] Co najmniej { $n } Rana na Rundę Walki
        [few] Co najmniej { $n } Rany na Rundę Walki
       *[many] Co najmniej { $n } Ran na Rundę Walki
    }
text-eu-penalty = Rzuty Bohatera { $n }
text-eu-brings = Chaos { $chaos }, Gaar { $gaar }, srebrne { $silver }, złote { $gold }
text-eu-regenerates = Leczy { $n } w każdej kolejnej Rundzie Walki
text-eu-immune = Odporny: działają na niego tylko Obrażenia.
text-eu-special = Wartość Bitewna { $n }+: { $effect }
text-eu-reward = Nagroda: { $effect }
text-eu-reward-limit = Nagroda przy Reputacji { $limit } lub mniejszej: { $effect }
text-eu-lair-on = Legowisko: { $what }
text-eu-lair-beside = Legowisko obok: { $what }
text-eu-lair-around = Legowisko na polu wokół: { $what }
text-eu-card-when = Zagrywana: { $when }, za 1 Chaos.
text-eu-segment = × { $n }: { $effect }
text-eu-lasting = Do końca Walki: { $effect }
text-eu-power-fire = Wejście na pole pod Mocą Ognia: 2 Rany.
text-eu-power-water = Wejście na pole pod Mocą Wody: Leczenie 2.
text-eu-power-earth = Pod Mocą Ziemi rzuty mają +2.
text-eu-power-air = Pod Mocą Powietrza wyższa kość obraca się na przeciwną ściankę.
text-eu-confront = { $from }–{ $to }: { $effect }
text-eu-confront-open = { $from }+: { $effect }
text-eu-quest = { $needs } → { $effect }
text-eu-legend = { $needs } → { $effect }, { $artifact }
text-eu-guarded = { $what } z Potworem poziomu { $level } (Łup: { $loot })
text-eu-map-tile = Rozdział { $chapter }: { $fields }
text-eu-rule-trade-fee =
    Opłata za Handel przy żetonie Handlu: { $n ->
        [one] { $n } złoto
       *[other] { $n } złota
    }.
text-eu-rule-offer-change-cost =
    Wymiana oferty kosztuje { $n ->
        [one] { $n } złoto
       *[other] { $n } złota
    }.
text-eu-rule-water-power = Moc Wody nikogo nie leczy.
text-eu-rule-church-heal = Kościół leczy { $n } za 1 złoto.
text-eu-rule-extra-monster-chaos = Każdy Potwór ma o { $n } Chaos więcej.
text-eu-rule-every-mining-has-cart = Każda Akcja Wydobycia ma Wózek Górniczy.
text-eu-rule-hope-gain = Nikt nie zyskuje Nadziei.
text-eu-dragon-trade = Farrug leci do najbliższego wyzwolonego Miejsca Handlu.
text-eu-dragon-mine = Farrug leci do najbliższego pola Wydobycia.
text-eu-dragon-best = Farrug leci do Bohatera z najwyższą Reputacją.
text-eu-dragon-church = Farrug leci do Kościoła.
text-eu-dragon-reach = Każdy Bohater w odległości { $n }: { $effect }
text-eu-dragon-toll = Właściciel tamtejszego żetonu Handlu traci do { $n } złota.
text-eu-rage-last = Golem rusza się o { $n } i zostawia Zniszczenie { $token } na ostatnim polu.
text-eu-rage-each = Golem rusza się o { $n } i zostawia Zniszczenie { $token } na każdym polu.
text-eu-rage-trade = Golem rusza się o { $n }; Zniszczenie { $token } na jego polu i sąsiednich Miejscach Handlu.

## What happens

event-eu-round = Zaczyna się runda { $number }.
event-eu-turn = Tura { NAME($seat, case: "gen") }.
    .you = Twoja tura.
event-eu-first = { $seat } gra jako pierwszy gracz.
    .you = Grasz jako pierwszy gracz.
event-eu-saved = { $seat } zachowuje żeton Akcji: { $token }.
    .you = Zachowujesz żeton Akcji: { $token }.
event-eu-over = Koniec gry.
event-eu-gold =
    { $seat }: +{ $number ->
        [one] { $number } złoto
       *[other] { $number } złota
    }.
    .you = Zyskujesz { $number ->
            [one] { $number } złoto
           *[other] { $number } złota
        }.
    .sum = złoto +{ $number }
event-eu-gold-lost =
    { $seat }: −{ $number ->
        [one] { $number } złoto
       *[other] { $number } złota
    }.
    .you = Tracisz { $number ->
            [one] { $number } złoto
           *[other] { $number } złota
        }.
    .sum = złoto −{ $number }
event-eu-gold-to =
    { $seat } płaci { $number ->
        [one] { $number } złoto
       *[other] { $number } złota
    }; otrzymuje { $other }.
    .you =
        Płacisz { $number ->
            [one] { $number } złoto
           *[other] { $number } złota
        }; otrzymuje { $other }.
    .you-other = { $seat } płaci ci { $number ->
            [one] { $number } złoto
           *[other] { $number } złota
        }.
event-eu-rep = { $seat }: +{ $number } Reputacji.
    .you = Zyskujesz { $number } Reputacji.
    .sum = Reputacja +{ $number }
event-eu-rep-lost = { $seat }: −{ $number } Reputacji.
    .you = Tracisz { $number } Reputacji.
    .sum = Reputacja −{ $number }
event-eu-healed = { $seat } leczy { $number }.
    .you = Leczysz { $number }.
    .sum = leczenie { $number }
event-eu-wounded = { $seat } otrzymuje Rany: { $number }.
    .you = Otrzymujesz Rany: { $number }.
    .sum = Rany { $number }
event-eu-gaar = { $seat }: +{ $number } Gaar.
    .you = Zyskujesz { $number } Gaar.
    .sum = Gaar +{ $number }
event-eu-dwurt = { $seat }: +{ $number } Dwurt.
    .you = Zyskujesz { $number } Dwurt.
    .sum = Dwurt +{ $number }
event-eu-gem = { $seat } bierze { NAME($gem, case: "acc") }.
    .you = Bierzesz { NAME($gem, case: "acc") }.
    .sum = { $gem }
event-eu-essence = { $seat } bierze { NAME($essence, case: "acc") }.
    .you = Bierzesz { NAME($essence, case: "acc") }.
    .sum = { $essence }
event-eu-move = { $seat }: +{ $number } ruchu.
    .you = Zyskujesz { $number } ruchu.
    .sum = ruch +{ $number }
event-eu-took-tile = { $seat } bierze kafel: { $tile }.
    .you = Bierzesz kafel: { $tile }.
    .sum = { $tile }
event-eu-drew-tile = { $seat } dobiera kafel: { $tile }.
    .you = Dobierasz kafel: { $tile }.
    .sum = { $tile }
event-eu-drew = { $seat } dobiera karty: { $suit } × { $number }.
    .you = Dobierasz karty: { $suit } × { $number }.
    .sum = { $suit } × { $number }
event-eu-banked = Karta trafia do banku: { $suit }.
    .all = Karty trafiają do banku: { $suit }.
event-eu-exchanged = { $seat } wymienia 4 srebrne karty na złotą.
    .you = Wymieniasz 4 srebrne karty na złotą.
event-eu-passed-over =
    { $count ->
        [one] { $count } pytanie miało tylko jedną odpowiedź i zostało pominięte.
        [few] { $count } pytania miały tylko jedną odpowiedź i zostały pominięte.
       *[other] { $count } pytań miało tylko jedną odpowiedź i zostało pominiętych.
    }
event-eu-forged = { $seat } zamienia Gaar na Dwurt.
    .you = Zamieniasz Gaar na Dwurt.
event-eu-stepped = { $seat } idzie: { $field }.
    .you = Idziesz: { $field }.
event-eu-teleported = { $seat } teleportuje się: { $field }.
    .you = Teleportujesz się: { $field }.
event-eu-explored = { $seat } odkrywa kafel mapy { $maptile }.
    .you = Odkrywasz kafel mapy { $maptile }.
event-eu-marched = { $seat } zużywa żeton Akcji na ruch: { $token }.
    .you = Zużywasz żeton Akcji na ruch: { $token }.
event-eu-used = { $seat } używa: { $tile }.
    .you = Używasz: { $tile }.
event-eu-readied = { $seat } przygotowuje: { $tile }.
    .you = Przygotowujesz: { $tile }.
event-eu-exhausted = Wykorzystany zostaje kafel { NAME($seat, case: "gen") }: { $tile }.
    .you = Wykorzystany zostaje twój kafel: { $tile }.
event-eu-stolen = Potwór zabiera Gaar { NAME($seat, case: "gen") }: { $number }.
    .you = Potwór zabiera twoje żetony Gaar: { $number }.
event-eu-monster-healed = { $monster } leczy { $number }.
event-eu-flipped = { $seat } używa Klejnotu: { $gem }.
    .you = Używasz Klejnotu: { $gem }.
event-eu-spent-essence = { $seat } zużywa { NAME($essence, case: "acc") }.
    .you = Zużywasz { NAME($essence, case: "acc") }.
event-eu-equipped = { $seat } zakłada: { $tile }.
    .you = Zakładasz: { $tile }.
event-eu-unequipped = { $seat } chowa do Sakwy: { $tile }.
    .you = Chowasz do Sakwy: { $tile }.
event-eu-set-gem = { $seat } osadza { NAME($gem, case: "acc") } w kaflu „{ $tile }”.
    .you = Osadzasz { NAME($gem, case: "acc") } w kaflu „{ $tile }”.
event-eu-laid = { $seat } kładzie { NAME($essence, case: "acc") } na kaflu „{ $tile }”.
    .you = Kładziesz { NAME($essence, case: "acc") } na kaflu „{ $tile }”.
event-eu-died = { $seat } ginie i wraca do Kościoła.
    .you = Giniesz i wracasz do Kościoła.
barrier-eu-drew = dobrano kartę
barrier-eu-drew-tile = dobrano kafel
barrier-eu-explored = odkryto kafel mapy

## Why not

why-eu-over = Gra jest skończona.
why-eu-not-asked = Teraz nie o to chodzi.
why-eu-finish-first = Najpierw dokończ to, co zacząłeś.
why-eu-must-choose = Musisz wybrać.
why-eu-no-such-choice = Tego nie ma do wyboru.
why-eu-no-combat = To działa tylko w Walce.
why-eu-in-combat = Nie podczas Walki.
why-eu-no-effect = Teraz nic by to nie dało.
why-eu-few-silver = Potrzebujesz { $need } srebrnych kart, a masz { $have }.
why-eu-not-alone = Złote karty wymienia się na złoto tylko w grze solo i kooperacyjnej.
why-eu-no-card = Nie masz na ręce karty „{ $card }”.
why-eu-not-skoldur = Tylko Skoldur zamienia Gaar na Dwurt.
why-eu-no-gaar = Nie masz Gaar.
why-eu-few-hope = Potrzeba { $need } punktów Nadziei, a jest { $have }.
why-eu-hope-shut = W tej Walce Nadziei nie można zamienić na Gaar.
why-eu-no-token = Tego żetonu nie ma na Twojej planszy: { $token }.
why-eu-other-token = Ten żeton daje inną akcję: { $token }.
why-eu-no-move = Nie masz już punktów ruchu.
why-eu-not-near = To pole nie sąsiaduje z Tobą: { $field }.
why-eu-few-move =
    { $need ->
        [one] Droga kosztuje { $need } punkt ruchu
        [few] Droga kosztuje { $need } punkty ruchu
       *[other] Droga kosztuje { $need } punktów ruchu
    }, a masz { $have }: { $field }.
why-eu-stands-there = Twój Bohater już tam stoi: { $field }.
why-eu-one-step = To pole sąsiaduje z Tobą, wystarczy jeden krok: { $field }.
why-eu-one-portal = Prowadzi tam Portal, na którym stoisz: { $field }.
why-eu-way-burns = Na każdej drodze tam Ogień zabiłby Twojego Bohatera: { $field }.
why-eu-way-fought = Każda droga tam prowadzi obok Potwora, a na nim się kończy: { $field }.
why-eu-no-field = Tam jeszcze nie ma pola.
why-eu-no-combat-action = Na polu { $field } czeka Potwór, a Ty nie masz już Akcji Walki.
why-eu-closed = Nie przed pokonaniem Potworów wokół: { $field }.
why-eu-no-piece = Nie masz tego.
why-eu-spent = Ten kafel jest wykorzystany: { $tile }.
why-eu-used-once = Tego kafla już użyto w tej Rundzie Walki: { $tile }.
why-eu-not-worn = To działa tylko założone: { $tile }.
why-eu-wrong-moment = Tego nie można teraz użyć: { $tile }. Właściwa chwila: { $when }.
why-eu-nothing-to-use = Ta rzecz nie ma efektu, którego można by użyć: { $tile }.
why-eu-no-set = { $tile }: potrzebny jest zestaw Zbroi { $need }+, a elementów jednego rodzaju nosisz { $have }.
why-eu-no-dwurt = To kosztuje { $need } Dwurt, a masz { $have }.
why-eu-healthy = Masz maksymalne Zdrowie.
why-eu-not-your-turn = To nie Twoja tura.
why-eu-only-mining = Wózek Górniczy działa tylko w Akcji Wydobycia.
why-eu-immune = Jest Odporny.
why-eu-no-roll = Nie ma teraz Rzutu Bohatera.
why-eu-one-die-already = Potwór już rzuca o kość mniej.
why-eu-gem-inactive = Ten Klejnot jest nieaktywny do następnej rundy: { $gem }.
why-eu-gem-moment = Tego Klejnotu nie można teraz użyć: { $gem }. Właściwa chwila: { $when }.
why-eu-gem-not-set = Takiego Klejnotu w tym nie osadzono: { $gem }.
why-eu-no-gem = Nie masz takiego Klejnotu: { $gem }.
why-eu-no-essence = Nie masz takiej Esencji: { $essence }.
why-eu-essence-moment = Tej Esencji nie można teraz użyć: { $essence }. Właściwa chwila: { $when }.
why-eu-too-weak = Twoje Zdrowie spadłoby do 0: potrzeba co najmniej { $need }, a masz { $have }.
why-eu-sack-limit = Wyposażenie zabrałoby zbyt wiele Sakw: { $need }, a masz { $have }.
why-eu-not-wearable = To nosi się w Sakwie i nigdy się tego nie zakłada: { $tile }.
why-eu-skill-stays = To Umiejętność, a tych się ani nie zakłada, ani nie zdejmuje: { $tile }.
why-eu-unchanged = To już tam jest: { $tile }.
why-eu-no-board-field = Nie ma wolnego pola na: { $tile }.
why-eu-other-field = { $tile } nie pasuje na pole tego kafla: { $other }.
why-eu-no-socket = W tym nie ma miejsca na Klejnoty: { $tile }.
why-eu-sockets-full = { $tile } nie pomieści więcej Klejnotów niż { $number }.
why-eu-no-well = Na tym nie kładzie się Esencji: { $tile }.
why-eu-wells-full = { $tile } nie pomieści więcej Esencji niż { $number }.
why-eu-wrong-place = Kafel musi leżeć obok Twojego pola.
why-eu-explore-first = Najpierw odkrywaj: Twoje pole nie jest jeszcze otoczone.
why-eu-fight-first = Najpierw Walka: nie możesz od niej odejść ani wykonać innej Akcji.
why-eu-combat-waits = Akcję Walki wydajesz przy spotkaniu z wrogiem.
why-eu-nothing-to-reveal = Żaden zakryty kafel nie mieści się w Twojej Reputacji.

## Problems

problem-eu-word = { $given } to nie { $kind }.
problem-eu-not-owned = Nie masz: { $given }.
problem-eu-no-field = Na mapie nie ma pola { $given }.
problem-eu-coop-alone = Gra kooperacyjna wymaga co najmniej dwóch graczy; w pojedynkę obowiązują zasady solo.
problem-eu-seat = { $where }: nie ma miejsca { $given }.
problem-eu-field = { $where }: { $given } nie jest polem mapy; pisz 2,1, a środek jako c0,0.
problem-eu-place = { $given }: napisz kafel i heks jego pola a, każdy raz, na przykład I-03 3,0.
problem-eu-start = Pierwszym kaflem musi być kafel Startowy na 0,0, a nie { $given }.
problem-eu-given-hero = Miejsce { $seat } nie gra postacią { $given }.
problem-eu-health = Zdrowie { $given } nie mieści się między 1 a { $most }.
problem-eu-no-tile = Nie ma już kafla { $tile }.
problem-eu-no-card = Nie ma już karty { $card }.
problem-eu-no-monster = Karty { $monster } nie ma w talii.
problem-eu-not-there = { $what }: nie ma tam tego.
problem-eu-offer = Oferta ma { $most } kafle, a nie { $given }.
problem-eu-moment = „{ $given }” nie pasuje do miejsca, w którym stoi Bohater.

## Options

option-elites = Potwory Elitarne
    .about = „{ option-elites.value-scenario }” zgodnie ze scenariuszem; „{ option-elites.value-always }” wprowadza Potwory Elitarne, „{ option-elites.value-never }” je pomija.
    .value-scenario = zwykle
    .value-always = zawsze
    .value-never = nigdy
option-boundary = Granica mapy
    .about = Na ile kafli od kafla początkowego może sięgać mapa: „{ option-boundary.value-none }” bez granicy albo 3, 4 lub 5.
    .value-none = bez granicy
