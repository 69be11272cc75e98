### Mage Knight: akcje zaawansowane Edycji Ultimate.

## Nazwy

mk-card-agility_revised = { mk-card-agility }
mk-card-refreshing_walk_revised = { mk-card-refreshing_walk }
mk-card-intimidate_revised = { mk-card-intimidate }
mk-card-blood_ritual_revised = { mk-card-blood_ritual }
mk-card-heroic_tale_revised = { mk-card-heroic_tale }
mk-card-in_need_revised = { mk-card-in_need }
mk-card-magic_talent_revised = { mk-card-magic_talent }
mk-card-power_of_crystals = Moc kryształów
mk-card-rush_of_adrenaline = Przypływ adrenaliny
mk-card-explosive_bolt = Wybuchowy pocisk
mk-card-chilling_stare = Mrożące spojrzenie
mk-card-counterattack = Kontratak
mk-card-ritual_attack = Rytualny atak
mk-card-blood_of_ancients = Krew starożytnych
mk-card-shield_bash = Uderzenie tarczą
mk-card-temporal_portal = Portal czasu
mk-card-spell_forge = Kuźnia czarów
mk-card-chivalry = Rycerskość
mk-card-peaceful_moment = Chwila spokoju
mk-card-dodge_and_weave = Uniki
mk-card-stout_resolve = Niezłomna wola
mk-card-force_of_nature = Siła natury
mk-card-mountain_lore = Znajomość gór

## Działania kart

text-mk-strong-two = Wzmocnione działanie za { NAME($mana, case: "acc") } lub { NAME($other, case: "acc") } manę: { $effect }.
effect-mk-agility-now = W walce w tej turze każdy zagrany w niej punkt Ruchu możesz zamienić na Atak 1
effect-mk-agility-ranged-now = W walce w tej turze każdy zagrany w niej punkt Ruchu możesz zamienić na Atak 1, a każde dwa na Atak z dystansu 1
effect-mk-buy-action = Zapłać manę koloru podstawowego i weź z puli do ręki akcję zaawansowaną tego samego koloru
effect-mk-chivalrous = Reputacja +1 za każdego wroga pokonanego tym atakiem
effect-mk-chivalrous-fame = Sława +1 i Reputacja +1 za każdego wroga pokonanego tym atakiem
effect-mk-crystal-missing = Zyskaj kryształ w kolorze podstawowym, w którym nie masz żadnego kryształu
effect-mk-discard-to-cast = Odrzuć z ręki kartę akcji lub czar i użyj czaru tego samego koloru z puli, płacąc jego zwykły koszt w manie; karta zostaje w puli
effect-mk-dodge = Jeśli w tej walce przed fazą ataku żadna rana nie trafi do Twojej ręki, w fazie ataku masz dodatkowo Atak { $n }
effect-mk-explosive = Za każdego wroga pokonanego tym atakiem zbroja innego wybranego wroga spada o 1, najniżej do 1
effect-mk-forge =
    { $n ->
        [one] Zyskaj kryształ w kolorze wybranego czaru z puli
        [few] Zyskaj { $n } kryształy, każdy w kolorze innego czaru z puli
       *[other] Zyskaj { $n } kryształów, każdy w kolorze innego czaru z puli
    }
effect-mk-lore = Jeśli zakończysz turę na wzgórzach, przy następnym dobieraniu limit kart w ręce rośnie o 1
effect-mk-lore-mountain = Jeśli zakończysz tę turę w górach, przy następnym dobieraniu limit kart w ręce rośnie o { $n }, a na wzgórzach o 1
effect-mk-mute-blow = Jeden atak wroga traci wszystkie zdolności, ale nie żywioł
effect-mk-lower-attack = W fazie blokowania jeden atak wroga spada o { $n }
effect-mk-peaceful = Wpływ { $n }; jeśli to Twoja akcja w tej turze, możesz w niej zamieniać każde 2 punkty Wpływu na Leczenie 1
effect-mk-peaceful-readies = Wpływ { $n }; jeśli to Twoja akcja w tej turze, możesz w niej zamieniać każde 2 punkty Wpływu na Leczenie 1, a raz przywrócić gotowość jednostce za 2 punkty Wpływu za każdy jej poziom
effect-mk-per-blocked =
    { $base ->
        [0] { $plus } za każdego wroga zablokowanego w tej turze
       *[other] { $base } plus { $plus } za każdego wroga zablokowanego w tej turze
    }
effect-mk-per-set = Za każdy pełny zestaw kryształów w czterech kolorach podstawowych wybierz dodatkowo jedno ({ $part })
effect-mk-portal =
    { $far ->
        [one] Jako akcję możesz przenieść się za darmo, nikogo nie prowokując, na bezpieczny sąsiedni obszar; przy następnym dobieraniu limit kart w ręce rośnie o { $more }
       *[other] Jako akcję możesz przenieść się za darmo, nikogo nie prowokując, o najwyżej { $far } odkryte obszary na bezpieczny obszar; przy następnym dobieraniu limit kart w ręce rośnie o { $more }
    }
effect-mk-reputation-down-now = Reputacja −{ $n } od razu
effect-mk-reputation-up-now = Reputacja +{ $n } od razu
effect-mk-resolve = Ruch { $n }, Wpływ { $n }, Atak fizyczny { $n } albo Blok fizyczny { $n }; o { $plus } więcej, jeśli odrzucisz z ręki ranę
effect-mk-resolve-cards = Ruch { $n }, Wpływ { $n }, Atak fizyczny { $n } albo Blok fizyczny { $n }; o { $plus } więcej za każdą kartę odrzuconą z ręki, w tym najwyżej jedną ranę
effect-mk-retort-excess = Jeśli blok się uda, zbroja zablokowanego wroga spada w tej turze o nadwyżkę Bloku, najniżej do 1
effect-mk-ritual = Wyrzuć z ręki inną kartę akcji (czerwona: { $red }, niebieska: { $blue }, zielona: { $green }, biała: { $white })
effect-mk-rush =
    { $n ->
        [one] Dobierz kartę za pierwszą ranę, która w tej turze trafia do Twojej ręki, także przed zagraniem tej karty
       *[other] Dobierz kartę za każdą z pierwszych { $n } ran, które w tej turze trafiają do Twojej ręki, także przed zagraniem tej karty
    }
effect-mk-rush-throws =
    { $n ->
        [one] Wyrzuć pierwszą ranę, która w tej turze trafia do Twojej ręki, także przed zagraniem tej karty, i dobierz kartę za nią oraz za następną
       *[other] Wyrzuć pierwszą ranę, która w tej turze trafia do Twojej ręki, także przed zagraniem tej karty, i dobierz kartę za nią oraz za każdą z { $n } następnych
    }
effect-mk-tale-fame-now = Sława +1 i Reputacja +1 od razu za każdą jednostkę zwerbowaną w tej turze
effect-mk-tale-now = Reputacja +1 od razu za każdą jednostkę zwerbowaną w tej turze
effect-mk-use-offered = Użyj wzmocnionego działania akcji zaawansowanej z puli bez płacenia many; karta zostaje w puli
effect-mk-ward = Jedna Twoja jednostka ma w tej walce odporność fizyczną
effect-mk-when-peace = Poza walką dodatkowo ({ $then })
effect-mk-wound-to-discard = Weź ranę na stos kart wykorzystanych

## Zamiana punktów

mk-conversion-dodge-and-weave = Użyj Ataku za Uniki
mk-conversion-influence-to-heal = Zamień 2 punkty Wpływu na Leczenie 1
mk-conversion-influence-to-ready = Przywróć gotowość jednostce za 2 punkty Wpływu za każdy jej poziom

## Pytania

ask-mk-as-action = Czy zagrywasz tę kartę jako akcję tury? Jeśli nie, dostajesz tylko Wpływ.
    .title = Akcja tury, { $seat }
ask-mk-forge = Wybierz czar z puli: zyskasz kryształ jego koloru.
    .title = Kuźnia czarów, { $seat }
ask-mk-portal = Wybierz bezpieczny obszar, na który się przenosisz; możesz też zostać na miejscu.
    .title = Portal czasu, { $seat }
ask-mk-resolve = Możesz odrzucać z ręki karty, żeby zwiększyć liczbę punktów; skończ, kiedy wystarczy.
    .title = Niezłomna wola, { $seat }
ask-mk-thrown-colour = Karta ma dwa kolory: wybierz ten, który się liczy.
    .title = Kolor karty, { $seat }
ask-mk-use-offered = Wybierz z puli akcję zaawansowaną, której wzmocnionego działania użyjesz.
    .title = Krew starożytnych, { $seat }
ask-mk-ward = Wybierz jednostkę, która dostanie odporność fizyczną.
    .title = Siła natury, { $seat }

## Dlaczego nie

why-mk-no-action-to-use = W puli nie ma akcji zaawansowanej, której wzmocnionego działania możesz teraz użyć.
why-mk-no-colour-missing = Masz już kryształy we wszystkich czterech kolorach podstawowych.
why-mk-no-second-wound = Można za to odrzucić tylko jedną ranę.
why-mk-no-spell-of-colour = W puli nie ma czaru w kolorze karty „{ $card }”, którego możesz teraz użyć.
why-mk-no-spell-there = W puli nie ma żadnego czaru.
why-mk-only-a-wound = Można za to odrzucić tylko ranę.

## Dziennik

event-mk-dummy-turn-two =
    { $number ->
        [one] Wirtualny gracz odkrywa { $number } kartę; o liczbie decydują dwa kolory: { $mana } i { $other }.
        [few] Wirtualny gracz odkrywa { $number } karty; o liczbie decydują dwa kolory: { $mana } i { $other }.
       *[other] Wirtualny gracz odkrywa { $number } kart; o liczbie decydują dwa kolory: { $mana } i { $other }.
    }
event-mk-offered-used = { $seat } używa wzmocnionego działania karty „{ $card }” z puli.
    .you = Używasz wzmocnionego działania karty „{ $card }” z puli.
event-mk-wound-discarded = { $seat } bierze ranę na stos kart wykorzystanych.
    .you = Bierzesz ranę na stos kart wykorzystanych.
