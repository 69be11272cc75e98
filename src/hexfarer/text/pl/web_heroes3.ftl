### Heroes III: mapa, Miasto i to, co leży przed graczem.

## Mapa

table-h3-map =
    { $count ->
        [one] Mapa: { $count } kafelek
        [few] Mapa: { $count } kafelki
       *[other] Mapa: { $count } kafelków
    }
table-h3-guards = Strażnicy, trudność { $level }
table-h3-flag = Flaga: { $seat }
table-h3-flag-own = Twoja flaga
table-h3-flag-ai = Flaga AI
table-h3-visited = Już odwiedzone
table-h3-you = Ty
table-h3-second-of = Bohater Pomocniczy ({ $seat })
table-h3-can-go = Możesz tam pójść
table-h3-can-discover = Możesz go odkryć
table-h3-can-put = Możesz tu dołożyć kafelek
table-h3-face-down = zakryty
table-h3-back-text = Nikt jeszcze nie wie, co jest pod spodem. Liczby mówią, jak trudni mogą być strażnicy.
table-h3-kind-starting = kafelek początkowy
table-h3-kind-far = kafelek daleki
table-h3-kind-near = kafelek bliski
table-h3-kind-centre = kafelek centralny
table-h3-turn-title = Jak leży kafelek { $tile }?
table-h3-turn-look = Wskaż jedno, by zobaczyć je na mapie
table-h3-put-title = Gdzie trafi kafelek { $tile }?
table-h3-tiles-left = Do dobrania: kafelki bliskie { $near }, dalekie { $far }

## Wokół mapy

table-h3-setup = Przygotowanie
table-h3-order = Kolejność tur
table-h3-grail = Graal
table-h3-grail-buried = jeszcze zakopany
table-h3-grail-at = na polu { $field }
table-h3-grail-with = niesie: { $seat }
table-h3-back = Wróć do walki
table-h3-shown-units = Jednostki neutralne
table-h3-shown-dice = Kości
table-h3-shown-cards = Ktoś ogląda karty: { $count }
table-h3-casting = Zaklęcie: { $card }, moc { $power }

## Bohaterowie i gracze

table-h3-xp = Doświadczenie
table-h3-hand-limit = Limit kart na ręce
table-h3-experts = Pozostałe efekty mistrzowskie
table-h3-resources = Zasoby
table-h3-resource-line = { $name }: { $n }, przychód { $income }
table-h3-resource-gold = Złoto
table-h3-resource-building_materials = Budulce
table-h3-resource-valuables = Kosztowności
table-h3-amount-gold = { $n } złota
table-h3-amount-building_materials =
    { $n ->
        [one] { $n } budulec
        [few] { $n } budulce
       *[other] { $n } budulców
    }
table-h3-amount-valuables =
    { $n ->
        [one] { $n } kosztowność
        [few] { $n } kosztowności
       *[other] { $n } kosztowności
    }
table-h3-free = za darmo
table-h3-moves =
    { $points ->
        [one] { $points } punkt ruchu
        [few] { $points } punkty ruchu
       *[other] { $points } punktów ruchu
    }
table-h3-hero-main = Bohater Główny
table-h3-hero-second = Bohater Pomocniczy
table-h3-heroes = Bohaterowie
table-h3-faction-castle = Zamek
table-h3-faction-dungeon = Lochy
table-h3-faction-necropolis = Nekropolia
table-h3-seat-line = { $faction }, poziom { $level }, doświadczenie { $xp }
table-h3-seat-cards = Karty na ręce { $hand }, w talii { $deck }, odrzucone { $discard }.
table-h3-eliminated = poza grą
table-h3-points =
    { $count ->
        [one] { $count } punkt zwycięstwa
        [few] { $count } punkty zwycięstwa
       *[other] { $count } punktów zwycięstwa
    }
table-h3-cubes =
    { $count ->
        [one] { $count } kostka przeciwnika
        [few] { $count } kostki przeciwników
       *[other] { $count } kostek przeciwników
    }
table-h3-end-move =
    { $points ->
        [one] Zakończyć turę z { $points } niewykorzystanym punktem ruchu?
       *[other] Zakończyć turę z { $points } niewykorzystanymi punktami ruchu?
    }

## Armia

table-h3-army = Armia
table-h3-no-army = Brak jednostek
table-h3-attack = Atak
table-h3-defence = Obrona
table-h3-health = Zdrowie
table-h3-initiative = Inicjatywa
table-h3-side-few = garstka
table-h3-side-pack = grupa
table-h3-tier-bronze = brązowa
table-h3-tier-silver = srebrna
table-h3-tier-gold = złota
table-h3-tier-azure = błękitna
table-h3-type-ground = naziemna
table-h3-type-flying = latająca
table-h3-type-ranged = strzelająca
table-h3-unit-line = { $name } ({ $side }, { $tier }, { $type }): atak { $attack }, obrona { $defence }, zdrowie { $health }, inicjatywa { $initiative }
table-h3-ongoing = Leżą przed Tobą
table-h3-morale = Morale
table-h3-morale-good = wysokie
table-h3-morale-bad = niskie
table-h3-morale-none = neutralne

## Miasto i talie

table-h3-town = Miasto
table-h3-buildings = Budynki
table-h3-units = Jednostki frakcji
table-h3-built = zbudowane
table-h3-tokens = Raz na rundę
table-h3-token-build-text = Jeden budynek na rundę. Dotknij budynku, by go zbudować.
table-h3-token-population-text = Raz na rundę rekrutujesz i wzmacniasz jednostki, póki Cię stać.
table-h3-token-spell_book-text = Raz na rundę możesz kupić zaklęcie w Gildii Magów.
table-h3-token-morale-text = Żeton wysokiego morale można wydać, by dobrać karty albo je wymienić.
table-h3-token-ready = do użycia
table-h3-token-used = użyto w tej rundzie
table-h3-decks = Wspólne talie
table-h3-deck-size =
    { $count ->
        [one] { $count } karta w talii
        [few] { $count } karty w talii
       *[other] { $count } kart w talii
    }
table-h3-deck-open = odkryta: { $card }
table-h3-deck-no-open = brak odkrytej karty
table-h3-neutral = Jednostki neutralne
table-h3-neutral-deck =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kart
    }
table-h3-removed = Poza grą
table-h3-own-deck = Twoja talia
table-h3-own-discard = Twój stos kart odrzuconych
table-h3-none = brak
