### Euthia: Potwory Elitarne, scenariusze, punktacja i koniec gry, po polsku.

## Co się dzieje

event-eu-bounty = Nowa Nagroda za Zlecenie jest odkryta: { $monster }.
event-eu-bounty-under = Żadne pole mapy nie jest Legowiskiem ({ $monster }); ta Nagroda za Zlecenie trafia pod pozostałe ze swojego poziomu.
event-eu-event = Wydarzenie: „{ $event }”.
event-eu-legend = Pojawia się Legenda „{ $legend }”: { $field }.
event-eu-farrug-came = Przybywa Farrug: { $field }.
event-eu-farrug-attacks = Farrug uderza kartą „{ $attack }”: { $field }.
event-eu-stage-broken = { $seat } łamie etap { $number } Farruga.
    .you = Łamiesz etap { $number } Farruga.
event-eu-farrug-left = Wszystkie etapy są złamane; Farrug opuszcza krainę.
event-eu-farrug-stays = Farruga nie udało się przepędzić i płaci za to każdy Bohater.
event-eu-golem-came = Powstaje Golem: { $field }.
event-eu-rage = Szał Zniszczenia: „{ $rage }”.
event-eu-golem-moved = Golem idzie dalej: { $field }.
event-eu-rubble-a = Leży tu teraz żeton Zniszczenia A: { $field }.
event-eu-rubble-b = Leży tu teraz żeton Zniszczenia B: { $field }.
event-eu-golem-at-church = Golem dotarł do Kościoła: { $field }.
event-eu-golem-beaten = { $seat } pokonuje Golema.
    .you = Pokonujesz Golema.

## Gdzie kończy się cofanie

barrier-eu-bounty = tu odkryto Nagrodę za Zlecenie
barrier-eu-event = tu odkryto Wydarzenie
barrier-eu-legend = tu odkryto Legendę
barrier-eu-farrug-attacks = tu dobrano kartę Ataku Farruga
barrier-eu-rage = tu dobrano kartę Szału Zniszczenia

## Dlaczego nie

why-eu-no-bounty = Żadna Nagroda za Zlecenie nie jest odkryta, więc nie ma Potwora Elitarnego do Walki.
why-eu-not-lair = Twój Bohater nie stoi na Legowisku ({ $monster }).
why-eu-lair-guarded = Legowisko trzeba najpierw wyzwolić: { $field }.
why-eu-no-fight-left = Nie masz już Akcji Walki.
why-eu-fought-on-entry = Z Potworem walczy się wtedy, gdy Bohater wchodzi na jego pole.
why-eu-no-farrug = Farruga nie ma na mapie.
why-eu-farrug-far =
    { $number ->
        [one] Farrug jest o { $number } pole stąd
        [few] Farrug jest o { $number } pola stąd
       *[many] Farrug jest o { $number } pól stąd
    }; Twój Bohater musi stać na jego polu lub obok niego.
why-eu-no-golem = Golema nie ma na mapie.
why-eu-golem-far =
    { $number ->
        [one] Golem jest o { $number } pole stąd
        [few] Golem jest o { $number } pola stąd
       *[many] Golem jest o { $number } pól stąd
    }; Twój Bohater musi stać na jego polu lub obok niego.

## Jak kończy się gra

victory-reputation = zwycięstwo dzięki Reputacji
victory-together = wspólne zwycięstwo
victory-medal-bronze = zwycięstwo: brązowy medal
victory-medal-silver = zwycięstwo: srebrny medal
victory-medal-gold = zwycięstwo: złoty medal
victory-lost-farrug = porażka: Farruga nie udało się przepędzić
victory-lost-church = porażka: Golem dotarł do Kościoła
victory-lost-goal = porażka: cel nie został osiągnięty
victory-lost-reputation = porażka: za mało Reputacji

## Części wyniku, w Reputacji

eu-score-reputation = Reputacja
eu-score-wealth = za majątek
eu-score-resources = za Surowce
eu-score-hero-tokens = żetony Bohatera
eu-score-interaction-tokens = żetony Interakcji
eu-score-trade-tokens = żetony Handlu
eu-score-kills = żetony innych Bohaterów
eu-score-quests = Misje
eu-score-elites = Nagrody za Zlecenie
eu-score-deaths = śmierci w Walce

## Części majątku, w złocie

eu-wealth-coins = monety
eu-wealth-hero_tiles = kafle Bohatera
eu-wealth-hero_fields = odblokowane pola Bohatera
eu-wealth-gems = Klejnoty i Esencje
eu-wealth-items = Przedmioty
eu-wealth-slots = odblokowane pola Wyposażenia
eu-wealth-resources = Surowce
