### Euthia: mapa, bohater, handel i to, co leży przed graczem.

## Mapa

table-eu-map =
    { $count ->
        [one] Mapa: { $count } kafel
        [few] Mapa: { $count } kafle
       *[other] Mapa: { $count } kafli
    }
table-eu-you = Ty
table-eu-claim = Żeton Bohatera: { $seat }
table-eu-traded = Żeton Handlu: { $seat }
table-eu-digs =
    { $count ->
        [one] Żeton Interakcji: { $seat }
       *[other] Żetony Interakcji: { $seat } ×{ $count }
    }
table-eu-summons = Żeton Interakcji: { $seat }
table-eu-rubble = Zniszczenie { $kind }
table-eu-treasure-level = Skarb poziomu { $level }
table-eu-guarded = Strzeże go Potwór poziomu { $level }
table-eu-liberated = Wyzwolone, Potwór był poziomu { $level }
table-eu-closed = Zamknięte, póki pola wokół nie są wyzwolone
table-eu-lair-of = Legowisko: { $monster }
table-eu-powers = W mocy żywiołów: { $elements }
table-eu-can-go =
    { $cost ->
        [one] Możesz tam wejść za { $cost } punkt Ruchu
        [few] Możesz tam wejść za { $cost } punkty Ruchu
       *[other] Możesz tam wejść za { $cost } punktów Ruchu
    }
table-eu-can-explore = Tu możesz położyć następny kafel
table-eu-place-text =
    { $count ->
        [one] Niezbadane. Został { $count } kafel, z rozdziału { $chapter }.
        [few] Niezbadane. Zostały { $count } kafle; następny jest z rozdziału { $chapter }.
       *[other] Niezbadane. Zostało { $count } kafli; następny jest z rozdziału { $chapter }.
    }
table-eu-back = Wróć do walki
table-eu-roll = Rzut Bohatera
table-eu-roll-total = = { $total }

## Wokół mapy

table-eu-round = Runda { $round } z { $rounds }
table-eu-order = Kolejność tur
table-eu-first = pierwszy gracz
table-eu-next-tile = Następny kafel
table-eu-tiles-left =
    { $count ->
        [one] został { $count } kafel
        [few] zostały { $count } kafle
       *[other] zostało { $count } kafli
    }
table-eu-no-tiles = Wszystkie kafle leżą na stole
table-eu-boundary = Granica mapy: { $n }
table-eu-event = Wydarzenie
table-eu-badges = Oddane Odznaki
table-eu-badge-line = Poziom { $level }: oddane { $count }

## Bohater

table-eu-score = { $n } Reputacji, gdyby gra skończyła się teraz
table-eu-purse = Złoto i żetony
table-eu-health = Zdrowie { $n } z { $max }
table-eu-gold = { $n } złota
table-eu-gaar = { $n } Gaar
table-eu-gaar-text = Gaar wydajesz przy rzutach, po jednym na kość.
table-eu-dwurt = { $n } Dwurt
table-eu-dwurt-text = Skoldur wydaje przy rzutach Dwurt zamiast Gaar.
table-eu-dwurt-die = Kość Dwurt: { $n }
table-eu-set = Zestaw Zbroi: { $n }
table-eu-controls =
    { $n ->
        [one] { $n } karta Kontroli
        [few] { $n } karty Kontroli
       *[other] { $n } kart Kontroli
    }
table-eu-rep = Reputacja
table-eu-rep-is = Reputacja { $n }
table-eu-to-reveal =
    { $count ->
        [one] { $count } kafel do odkrycia
        [few] { $count } kafle do odkrycia
       *[other] { $count } kafli do odkrycia
    }
table-eu-next-book = następne przy { $value }
table-eu-books = Kafle bohatera według Reputacji
table-eu-book =
    { $count ->
        [0] Reputacja { $value }: nie ma już kafli
        [one] Reputacja { $value }: { $count } kafel
        [few] Reputacja { $value }: { $count } kafle
       *[other] Reputacja { $value }: { $count } kafli
    }
table-eu-tokens = Żetony Akcji
table-eu-token-mining = Wydobycie
table-eu-token-trade = Handel
table-eu-token-combat = Walka
table-eu-token-used = zużyty
table-eu-fourth = 4. akcja
table-eu-move = Ruch { $n }
table-eu-move-used = Ruch
table-eu-end-move =
    { $points ->
        [one] Zakończyć turę z { $points } niewydanym punktem Ruchu?
       *[other] Zakończyć turę z { $points } niewydanymi punktami Ruchu?
    }
table-eu-end-tokens =
    { $count ->
        [one] Zakończyć turę z { $count } nieużytym żetonem Akcji? Jeden możesz zachować.
       *[other] Zakończyć turę z { $count } nieużytymi żetonami Akcji? Jeden z nich możesz zachować.
    }

## Plansza bohatera

table-eu-group-arms = Broń i Tarcze
table-eu-group-skills = Umiejętności
table-eu-group-gear = Pierwsze Uderzenie, Zbroja, Biżuteria
table-eu-sacks = Sakwy
table-eu-sacks-used = { $used } z { $sacks }
table-eu-sacks-are = Zajęte Sakwy: { $used } z { $sacks }
table-eu-sacks-empty = Sakwy są puste
table-eu-stones = Klejnoty i Esencje
table-eu-trophies = Trofea
table-eu-known = Do nauki lub kupna
table-eu-locked = zablokowane: { $price }
table-eu-any-essence = dowolna Esencja
table-eu-slot-sword = Miecz
table-eu-slot-skill = Umiejętność
table-eu-slot-first_strike = Pierwsze Uderzenie
table-eu-slot-helmet = Hełm
table-eu-slot-cuirass = Kirys
table-eu-slot-gloves = Rękawice
table-eu-slot-greaves = Nagolenniki
table-eu-slot-boots = Buty
table-eu-slot-amulet = Amulet
table-eu-slot-ring = Pierścień
table-eu-socket-locked = To pole jest zablokowane. W akcji Handlu możesz zapłacić, by je odblokować.
table-eu-socket-empty = Wolne pole na kafel z tym symbolem.
table-eu-spent = wykorzystany
table-eu-gem-used = { $gem } (zużyty)

## Panel boczny

table-eu-reference = Kraina
table-eu-tab-trade = Handel
table-eu-tab-monsters = Potwory
table-eu-tab-encounters = Spotkania
table-eu-tab-players = Gracze
table-eu-shop-merchant = Kupiec
table-eu-shop-alchemist = Alchemik
table-eu-shop-slayers = Wieże Zabójców Smoków
table-eu-services = W tym miejscu także
table-eu-stack = w stosie: { $count }
table-eu-short = brakuje { $n }
table-eu-no-offer = Nic tu nie zostało.
table-eu-decks = Talie Potworów
table-eu-deck-text = Rewers wierzchniej karty jest jawny: Zdrowie Potwora i Reputacja, do której daje nagrodę.
table-eu-limit = nagroda do Reputacji { $n }
table-eu-no-limit = nagroda przy każdej Reputacji
table-eu-minimum = co najmniej { $n } Ran na rundę
table-eu-monster-health = Zdrowie
table-eu-bounty = Nagroda za Zlecenie
table-eu-no-bounty = Żadna Nagroda za Zlecenie nie jest odkryta.
table-eu-giants = Wielcy wrogowie
table-eu-stage = etap { $n }
table-eu-on-field = na polu { $field }
table-eu-not-yet = nie ma go na mapie
table-eu-no-quests = Nie ma odkrytych misji.
table-eu-no-encounters = Nie odkryto jeszcze żadnego Spotkania.
table-eu-legends = Legendy
table-eu-numbers = Liczby
table-eu-tiles-of = Kafle
table-eu-cards-are = Karty: Srebrne { $silver }, Złote { $gold }
table-eu-in-sacks = W Sakwach: { $tiles }
table-eu-seat-line = Zdrowie { $health } z { $max }, Reputacja { $rep }, złoto { $gold }, Gaar { $gaar }.
table-eu-seat-deeds = Misje { $quests }, Zlecenia { $bounties }, pokonani Bohaterowie { $kills }, śmierci { $deaths }.
