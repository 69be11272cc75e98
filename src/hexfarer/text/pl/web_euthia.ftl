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

## Strona, jak ją narysowano

table-eu-state = Scenariusz, zegar i cel
table-eu-chapter = Rozdział { $chapter }
table-eu-chapter-guarded = { $chapter }, strzeże go Potwór
table-eu-walk = Idź tam
table-eu-walk-and-fight = Idź i walcz
table-eu-go-to = { $field }: idź za { $cost } Ruchu
table-eu-go-fight = { $field }: { $cost } Ruchu, walka z Potworem poziomu { $level }
table-eu-water-heals = Woda leczy { $n }
table-eu-fire-wounds = Ogień rani { $n }
table-eu-move-of = Ruch { $cost } z { $have }
table-eu-foe = Potwór poziomu { $level }, Zdrowie { $health }
table-eu-if-won = Za wygraną:
table-eu-reward-barred = Bez nagrody powyżej Reputacji { $n }
table-eu-loot = Leży tam:
table-eu-rep-gain = +{ $n } Reputacji
table-eu-says-water = Woda leczy { $n } ({ $field }).
table-eu-says-fire = Ogień rani { $n } ({ $field }).
table-eu-says-token = Walka zużywa żeton: { $token }.
table-eu-says-stops = Zatrzymasz się tam, gdzie mapa może rosnąć: { $field }.
table-eu-says-walk = Drugie kliknięcie, Enter lub przycisk: idziesz.
table-eu-combat-level = Walka, poziom { $level }
table-eu-does-plain = Otwarte pole: nic tu nie czeka.
table-eu-does-mountain = Żetonem Wydobycia wydobywasz tu rudy i Klejnoty.
table-eu-does-lake = Żetonem Wydobycia wyławiasz, co kryje jezioro.
table-eu-does-cave = Żetonem Wydobycia kopiesz w jaskini.
table-eu-does-treasure = Skarb: weź go, gdy nikt go nie strzeże.
table-eu-does-elemental = Żywiołak: zmierz się z nim o Esencję. Jego Moc sięga pól wokół.
table-eu-does-portal = Portal: stąd bez punktów Ruchu dostaniesz się do każdego innego otwartego Portalu.
table-eu-does-merchant = Żetonem Handlu otwierasz sklep. W ofercie:
table-eu-does-alchemist = Żetonem Handlu otwierasz sklep. W ofercie:
table-eu-does-slayers = Wieże Pogromców Smoków: wyzwolone sprzedają najlepsze Przedmioty. W ofercie:
table-eu-does-encounter = Spotkanie: tu wypełnisz jego otwarte zadania.
table-eu-does-legend = Legenda czeka na tego, kto spełni jej warunek.
table-eu-does-ruins = Ruiny: nic tu nie zrobisz.
table-eu-does-lair = Leże Elity: kto ma jej Nagrodę, tu z nią walczy.
table-eu-does-church = Kościół: za złoto leczysz się tu i kupujesz Miksturę Leczenia; Trofea stają się Odznakami, gdy liczy je scenariusz.
table-eu-giant-left = { $left } z { $health }
table-eu-stage-of = etap { $n } z { $of }
table-eu-farrug-toll = jeśli zostanie po rundzie { $rounds }: wszyscy tracą { $n } Reputacji
table-eu-golem-toll = na jego kaflu: wszyscy tracą { $n } Reputacji
table-eu-end-of-round = Pod koniec tej rundy:
table-eu-strikes = uderza w pole { $field }, a z nim { $whom }
table-eu-strikes-nobody = leci na pole { $field } i nie zastaje nikogo
table-eu-may-strike = { $count } z { $of } kart trafia w ciebie
table-eu-may-not-strike = żadna z { $of } kart nie trafia w ciebie
table-eu-badge = Odznaka poziomu { $level }: { $first }, potem { $then }
table-eu-badge-yours = twoja
table-eu-race = Wyścig o Reputację
table-eu-race-books = księgi: nowe kafle Bohatera
table-eu-race-you = Ty { $rep }
table-eu-race-counts = { $n } przy końcu teraz
table-eu-or = lub
table-eu-quest-here = tutaj
table-eu-quest-far = { $move } Ruchu { $way }
table-eu-way-east = na wschód
table-eu-way-south-east = na południowy wschód
table-eu-way-south = na południe
table-eu-way-south-west = na południowy zachód
table-eu-way-west = na zachód
table-eu-way-north-west = na północny zachód
table-eu-way-north = na północ
table-eu-way-north-east = na północny wschód
table-eu-deck-empty = Nie ma już Potworów.
table-eu-elite = Poziom { $level }, Zdrowie { $health }.
table-eu-rank = { $rank }. z { $of }, teraz liczy { $n }
table-eu-whole = Cała plansza
table-eu-health-word = Zdrowie
table-eu-books-at = księgi przy { $books }
table-eu-keep-one = zachowaj 1 na koniec
table-eu-token-gone = { $token }: zużyty
table-eu-token-planned = poziom { $level }, w planie
table-eu-token-here = tutaj
table-eu-token-at-mining = góra, jezioro, jaskinia
table-eu-token-at-trade = w sklepie
table-eu-token-at-combat = gdzie czeka Potwór
table-eu-used = zużyte
table-eu-fields = Pola planszy Bohatera
table-eu-worn = Noszone
table-eu-empty = puste
table-eu-level = poziom { $level }
table-eu-any-gem = dowolny Klejnot
table-eu-ware-gold = { $n } złota
table-eu-ware-gaar = { $n } Gaar
table-eu-ware-dwurt = { $n } Dwurt
table-eu-ware-silver = Srebrne: { $n }
table-eu-ware-gold-card = Złote: { $n }
table-eu-ware-heal = Zdrowie
table-eu-ware-potion = Mikstura Leczenia
table-eu-ware-reveal = kafle Bohatera
table-eu-ware-supplies = Zaopatrzenie
table-eu-ware-teleport-scroll = Zwój Teleportacji
table-eu-ware-tile = kafel
table-eu-ware-treasure = Skarb poziomu { $of }
table-eu-ware-either = jedno z { $n }
table-eu-ware-other = coś innego
table-eu-ware-set = zestaw Zbroi: { $n }
table-eu-ware-wounds = Rany: { $n }
table-eu-ware-trophy = Trofeum poziomu { $level }
table-eu-ware-item = Przedmiot
table-eu-ware-resource = { $n } z: { $of ->
    [lake] jezioro
    [cave] jaskinia
   *[other] góra
 }
table-eu-ware-tokens = twoje żetony: { $n }
table-eu-too-far = { $move } Ruchu: brakuje { $count }
table-eu-golem-far =
    { $n ->
        [one] { $n } krok od Kościoła
        [few] { $n } kroki od Kościoła
       *[other] { $n } kroków od Kościoła
    }
table-eu-tiles-next =
    { $count ->
        [one] { $count } kafel, Rozdział { $chapter }
        [few] { $count } kafle, Rozdział { $chapter }
       *[other] { $count } kafli, Rozdział { $chapter }
    }
table-eu-badge-given = wydano: { $count }
table-eu-board-text = Patrzenie nic nie kosztuje.
table-eu-of-health = z { $n } Zdrowia
table-eu-of-gaar = z { $n } Gaar
table-eu-gold-word = złota
table-eu-back-to-map = Wróć do mapy
table-eu-hero-dice = Dwie kości Bohatera
table-eu-each-face = każda ścianka 1 na 6
table-eu-fields-open = otwarte: { $open }, zamknięte: { $locked } (otwiera je Akcja Handlu)
table-eu-if-ended = Gdyby gra skończyła się teraz
table-eu-part-reputation = Reputacja
table-eu-part-wealth = majątek
table-eu-part-tokens = żetony na mapie
table-eu-part-deeds = zadania, Nagrody i pojedynki, bez śmierci
table-eu-upgrades = Przyszłe ulepszenia
table-eu-book-reached = Osiągnięte: odkryjesz je przy handlu
table-eu-in-hand = W ręce
table-eu-in-hand-text = dla Potworów, które prowadzisz
table-eu-used-until = zużyte do rundy { $round }
table-eu-ready = gotowe
table-eu-fight-at = Walka: { $field }
table-eu-back-to-trade = Wróć do sklepu
table-eu-trade-text = Kupuj, ucz się, sprzedawaj i lecz się w dowolnej kolejności.
table-eu-with-surplus = { $n } po sprzedaży nadmiaru
table-eu-buy = Kup
table-eu-learn = Naucz się
table-eu-learn-text = twoje odkryte kafle
table-eu-learn-none = Żaden nie jest odkryty.
table-eu-sell = Sprzedaj
table-eu-sell-text = bursztynowe: niepotrzebne do niczego innego
table-eu-sell-none = Nie ma nic na sprzedaż.
table-eu-sell-says = Niepotrzebne: { $goods }.
table-eu-heal = Lecz
table-eu-open = Otwórz pole
table-eu-open-none = Teraz nie otworzysz żadnego pola.
table-eu-sacks-over = Worki { $used } z { $sacks }: sprzedaj lub odrzuć przed wyjściem.
table-eu-foot-can = Możesz kupić
table-eu-foot-field = Do wzięcia; jego pole jest zamknięte
table-eu-foot-full = Do wzięcia; jego pola są zajęte
table-eu-foot-sell = brak { $n } złota: sprzedaj nadmiar
table-eu-foot-short = brak { $n } złota
table-eu-foot-short-field = brak { $n } złota i pola
table-eu-foot-needs = Wymaga otwartego pola
table-eu-foot-not-here = Sprzedawane w swoim sklepie
table-eu-hits-now = { $hit } na rzut; twoja daje { $now }
table-eu-hits = { $hit } na rzut
table-eu-works = Twój zestaw Zbroi wystarczy
table-eu-works-not = Wymaga większego zestawu Zbroi
table-eu-alike = część { $n } twojego zestawu
table-eu-beside = Nosisz: { $tiles }
table-eu-use-none = niepotrzebne do niczego innego
table-eu-use-quest = zadanie: { $of }
table-eu-use-badge = na Odznakę
table-eu-use-socket = pasuje do gniazda: { $of }
table-eu-use-open = otwiera pole
table-eu-use-wear = do noszenia
table-eu-use-use = do zużycia
table-eu-sell-surplus =
    { $count ->
        [one] Sprzedaj { $count } zbędną rzecz: +{ $gold }
        [few] Sprzedaj { $count } zbędne rzeczy: +{ $gold }
       *[other] Sprzedaj { $count } zbędnych rzeczy: +{ $gold }
    }
