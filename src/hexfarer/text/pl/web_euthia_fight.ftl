### Euthia: Walka.

## Kroki Rundy Walki

table-euf-board = Walka
table-euf-map = Zobacz mapę
table-euf-start = Początek Walki
table-euf-round = Runda Walki { $n }
table-euf-round-of = Runda Walki { $n } z { $rounds }
table-euf-steps = Kroki tej Rundy Walki
table-euf-passed = za nami
table-euf-phase-opening = Spotkanie
    .text = Potwór się odkrywa
table-euf-phase-first_strike = Pierwsze Uderzenie
    .text = przed pierwszą rundą
table-euf-phase-heal = Leczenie
    .text = co leczy Bohatera
table-euf-phase-monster = Atak Potwora
table-euf-phase-heal_again = Leczenie
table-euf-phase-hero = Atak Bohatera
table-euf-part-before = przed rzutem
table-euf-part-roll = rzut
table-euf-part-hit-monster = Rany
table-euf-part-hit-hero = Obrażenia

## Potwór

table-euf-level = Poziom { $level }
table-euf-stage = Etap { $n }
table-euf-played-by = gra nim { $seat }
table-euf-by-cards = kierują nim karty Walki
table-euf-life = Zdrowie { $left } z { $most }
table-euf-its-wounds = Rany według Wartości Bitewnej
table-euf-its-tokens = Co ma Potwór
table-euf-value = Wartość Bitewna { $value }
table-euf-chaos = Chaos { $n }
table-euf-gaar = Gaar { $n }
table-euf-air = Powietrze: wyższa kość jest odwracana
table-euf-earth = Ziemia: każdy rzut +2
table-euf-immune = Odporny: działają tylko Obrażenia
table-euf-regrowth = leczy { $n } co rundę
table-euf-bonus = Wartość Bitewna { $n }
table-euf-rounds =
    { $n ->
        [one] Koniec po { $n } Rundzie Walki; Obrażenia zostają
       *[other] Koniec po { $n } Rundach Walki; Obrażenia zostają
    }
table-euf-dealt = Zadane w tej Walce: { $n } (Reputacja +{ $rep })
table-euf-wound-plus = Rany +{ $n }
table-euf-wound-minus = Rany −{ $n }
table-euf-bank = Bank: Srebrne { $silver }, Złote { $gold }
table-euf-combat-cards = Kart Walki w talii: { $n }
table-euf-played = Karty przy Potworze
table-euf-lasting = do końca Walki
table-euf-rung = Wartość Bitewna { $span }: { $result }

## Bohater

table-euf-has-gaar = Gaar { $n }
table-euf-has-dwurt = Dwurt { $n }
table-euf-fists = Gołe ręce
table-euf-unarmed = Nie ma kafla do ataku: gołe ręce.
table-euf-damage-of = Obrażenia według Wartości Bitewnej: { $tile }
table-euf-boosted = silniejszy
table-euf-spent = wykorzystany
table-euf-on-roll = Co zmienia atak Bohatera
table-euf-on-penalty = Potwór: rzut { $n }
table-euf-on-clover = wszystkie rzuty { $n }
table-euf-on-now = ten atak { $n }
table-euf-on-damage = Obrażenia { $n }
table-euf-hope = Nadzieja { $n }
table-euf-hope-shut = bez wymiany na Gaar
table-euf-hope-uses = 1: rzut +1 · 2: jeden Gaar · 3: rzut +1 i 1 Obrażenie

## Kości

table-euf-hero-roll = Atakuje { $hero }
table-euf-monster-roll = Atakuje { $monster }
table-euf-next-opening = { $hero } spotyka Potwora
table-euf-next-first_strike = Pierwsze Uderzenie?
table-euf-next-heal = Zaraz: atak Potwora
table-euf-next-monster = Zaraz: rzut Potwora
table-euf-next-heal_again = Zaraz: atak Bohatera
table-euf-next-hero = Zaraz: rzut Bohatera
table-euf-next-end = Walka skończona
table-euf-die = Kość { $number }: { $face }
table-euf-battle-value = Wartość Bitewna
table-euf-wounds =
    { $count ->
        [0] bez Ran
        [one] { $count } Rana
        [few] { $count } Rany
       *[other] { $count } Ran
    }
table-euf-hits =
    { $count ->
        [0] bez Obrażeń
        [one] { $count } Obrażenie
        [few] { $count } Obrażenia
       *[other] { $count } Obrażeń
    }
table-euf-stop-wounds =
    { $count ->
        [0] Bez Ran, jeśli na tym skończysz
        [one] { $count } Rana, jeśli na tym skończysz
        [few] { $count } Rany, jeśli na tym skończysz
       *[other] { $count } Ran, jeśli na tym skończysz
    }
table-euf-stop-hits =
    { $count ->
        [0] Bez Obrażeń, jeśli na tym skończysz
        [one] { $count } Obrażenie, jeśli na tym skończysz
        [few] { $count } Obrażenia, jeśli na tym skończysz
       *[other] { $count } Obrażeń, jeśli na tym skończysz
    }
table-euf-stands-wounds =
    { $count ->
        [0] Na razie bez Ran
        [one] Na razie { $count } Rana
        [few] Na razie { $count } Rany
       *[other] Na razie { $count } Ran
    }
table-euf-stands-hits =
    { $count ->
        [0] Na razie bez Obrażeń
        [one] Na razie { $count } Obrażenie
        [few] Na razie { $count } Obrażenia
       *[other] Na razie { $count } Obrażeń
    }
table-euf-with-gaar = Z żetonem Gaar na kości { $number }
table-euf-in-six = { $count } na 6
table-euf-chance = { $count } na 6: { $result }
table-euf-combat-card = Karta Walki: { $left } i { $right }, Gaar { $gaar }, Chaos { $chaos }
table-euf-you-answer = Możesz odpowiedzieć
table-euf-they-answer = Odpowiedzieć może { $seat }

## Co można zrobić

table-euf-helps = Co możesz zrobić
table-euf-to-roll = Twój rzut { $n }
table-euf-to-hits =
    { $n ->
        [0] bez Obrażeń
        [one] { $n } Obrażenie
        [few] { $n } Obrażenia
       *[other] { $n } Obrażeń
    }
table-euf-to-monster = Wartość Bitewna { $n }
table-euf-to-wounds =
    { $n ->
        [0] bez Ran
        [one] { $n } Rana
        [few] { $n } Rany
       *[other] { $n } Ran
    }
table-euf-to-health = Zdrowie { $n }
table-euf-to-gaar = Gaar { $n }
table-euf-to-dwurt = Dwurt { $n }
table-euf-to-damage = Obrażenia { $n }

## Cios po ciosie

table-euf-blows = cios po ciosie
table-euf-blow-meet = Spotkanie z Potworem
table-euf-blow-strike = Pierwsze Uderzenie
table-euf-blow-heal = Lecz się lub walcz dalej
table-euf-blow-heal_again = Lecz się lub walcz dalej
table-euf-blow-monster = Rzut za Potwora
    .text = wartość { $n }
table-euf-blow-wounds = Przyjmij Rany
    .text = teraz { $n }
table-euf-blow-hero = Rzut: { $hero }
    .text = wartość { $n }
table-euf-blow-damage = Zadaj Obrażenia
    .text = teraz { $n }
table-euf-use-wounds = { $action }: Rany { $n }
table-euf-use-hits = { $action }: Obrażenia { $n }
table-euf-says-wounds = Teraz Rany: { $now }, z tym: { $n }.
table-euf-says-hits = Teraz Obrażenia: { $now }, z tym: { $n }.
table-euf-best-wounds = Najlepiej: { $action } (Rany −{ $count })
table-euf-best-hits = Najlepiej: { $action } (Obrażenia +{ $count })
