### Mage Knight: czary, artefakty i taktyka edycji Ultimate, po polsku.

## Nazwy

mk-card-wings_of_wind_revised = { mk-card-wings_of_wind }
mk-card-wings_of_wind_revised-strong = { mk-card-wings_of_wind-strong }
mk-card-space_bending_revised = { mk-card-space_bending }
mk-card-space_bending_revised-strong = { mk-card-space_bending-strong }
mk-card-meditation_revised = { mk-card-meditation }
mk-card-meditation_revised-strong = { mk-card-meditation-strong }
mk-card-offering = Dar ofiarny
mk-card-offering-strong = Poświęcenie
mk-card-mist_form = Postać z mgły
mk-card-mist_form-strong = Zasłona mgły
mk-card-charm = Urok
mk-card-charm-strong = Opętanie
mk-card-cure = Uzdrowienie
mk-card-cure-strong = Choroba
mk-card-banner_of_fear_revised = { mk-card-banner_of_fear }
mk-card-horn_of_wrath_revised = { mk-card-horn_of_wrath }
mk-card-mysterious_box = Tajemnicza skrzynka
mk-card-bow_of_starsdawn = Łuk gwiezdnego świtu
mk-card-banner_of_command = Chorągiew dowodzenia
mk-card-banner_of_fortitude = Chorągiew hartu
mk-card-soul_harvester = Żniwiarz dusz
mk-card-shield_of_the_fallen_kings = Tarcza upadłych królów
mk-card-druidic_staff = Kostur druidów
mk-card-circlet_of_proficiency = Diadem biegłości
mk-card-tome_of_all_spells = Księga wszystkich czarów
mk-tactic-planning_revised = { mk-tactic-planning }

## Działania

effect-mk-banner-of-command = Możesz dać tę chorągiew jednostce zwerbowanej w tej turze: ta jednostka nie potrzebuje żetonu dowodzenia
effect-mk-banner-of-fortitude = Przypisz jednostce: raz w rundzie, gdy miałaby zostać ranna, nie zostaje, a wszelkie skutki tej rany przepadają
effect-mk-borrow-skill = Użyj jednej z umiejętności z puli wspólnych, która nie jest interaktywna: dwa razy, jeśli działa raz na turę, albo raz, jeśli działa raz na rundę; zostaje ona w puli
effect-mk-cures = W tej turze za każdą ranę wyleczoną z ręki dobierz kartę, a każda wyleczona jednostka znów jest gotowa; liczy się też to, co wyleczono wcześniej w tej turze
effect-mk-discount = Następna jednostka zwerbowana w tej turze kosztuje o { $n } punkty Wpływu mniej
effect-mk-disease = Każdy wróg zablokowany w tej fazie blokowania, wcześniej lub później, do końca walki ma zbroję 1
effect-mk-fly-staff = Przenieś się za darmo na bezpieczny obszar odległy najwyżej o 2, ponad wszystkim po drodze i nikogo nie prowokując
effect-mk-give-up = Możesz odrzucić z ręki do trzech kart innych niż rany: za każdą zyskaj kryształ jej koloru, a za artefakt kryształ w dowolnym kolorze podstawowym
effect-mk-harvest = Jeśli pokonasz wroga tym atakiem, zyskaj kryształ białej many albo czerwonej, jeśli wróg ma odporność na ogień, niebieskiej, jeśli na lód, zielonej, jeśli ma odporność fizyczną
effect-mk-harvest-phase = Za każdego wroga pokonanego w tej fazie zyskaj kryształ białej many albo czerwonej, jeśli wróg ma odporność na ogień, niebieskiej, jeśli na lód, zielonej, jeśli ma odporność fizyczną
effect-mk-heal-all = Usuń wszystkie rany ze wszystkich swoich jednostek
effect-mk-lesser-wrath = Atak oblężniczy fizyczny { $n }, do którego możesz dodać najwyżej { $n } punktów; za każdy dodany rzuć kością many: jeśli jest czerwona lub czarna, weź do ręki ranę
effect-mk-meditation-limit = Dwie losowe karty ze stosu kart wykorzystanych trafiają na wierzch albo na spód Twojej talii; przy najbliższym dobieraniu Twój limit kart w ręce jest o 2 wyższy
effect-mk-mist = W tej turze każdy krok kosztuje { $n }, także na jezioro, ale nie możesz wejść na wzgórza ani w góry
effect-mk-open-box = Odkryj wierzchni artefakt z talii: w tej turze możesz raz użyć tej karty jako tego artefaktu, także ze wzmocnieniem, i zyskać za to Sławę +1; na koniec tury artefakt trafia na spód swojej talii, a ta karta wraca do ręki, jeśli jej nie użyto, albo na stos kart wykorzystanych, jeśli była chorągwią
effect-mk-phase-fame = Sława +1 za każdego wroga pokonanego w tej fazie
effect-mk-planning-limit = Jeśli na koniec tury, przed dobieraniem, masz w ręce co najmniej 2 karty, Twój limit kart w ręce jest o 1 wyższy
effect-mk-possess = Jeden wróg nie atakuje w tej walce; w fazie ataku możesz użyć jego wydrukowanych ataków, bez ich zdolności, przeciw innym wrogom
effect-mk-sacrifice-ranged = Atak { $element } z dystansu { $n } za każdą parę Twoich kryształów { NAME($first, case: "gen") } i { NAME($second, case: "gen") } many; te kryształy zamieniają się w manę
effect-mk-sacrifice-siege = Atak oblężniczy { $element } { $n } za każdą parę Twoich kryształów { NAME($first, case: "gen") } i { NAME($second, case: "gen") } many; te kryształy zamieniają się w manę
effect-mk-sacrifices = Wybierz kolor zielony albo biały oraz czerwony albo niebieski: za każdą parę Twoich kryształów tych dwóch kolorów masz Atak oblężniczy 4 (zielony) albo Atak z dystansu 6 (biały), ogniem (czerwony) albo lodem (niebieski), a te kryształy zamieniają się w manę
effect-mk-split-block =
    { $times ->
        [one] Blok { $element } { $n }
        [few] { $times } oddzielne Bloki { $element } { $n }, każdy przeciw innemu atakowi
       *[other] { $times } oddzielnych Bloków { $element } { $n }, każdy przeciw innemu atakowi
    }
effect-mk-staff = Odrzuć z ręki kartę inną niż rana; jej kolor decyduje o działaniu (czerwony: { $red }, niebieski: { $blue }, zielony: { $green }, biały: { $white })
effect-mk-starsdawn = W tej turze każdy Twój Atak z dystansu liczy się podwójnie albo staje się Atakiem oblężniczym, a każdy Atak oblężniczy może liczyć się podwójnie jako Atak z dystansu; zawsze tak, jak daje więcej przeciw atakowanym wrogom
effect-mk-stop-flying = Jeden wróg nie atakuje w tej walce, drugi za 1 punkt Ruchu, trzeci za dalsze 2 punkty i tak dalej
effect-mk-stop-many =
    { $n ->
        [one] Jeden wróg nie atakuje w tej walce
        [few] Najwyżej { $n } wrogowie nie atakują w tej walce
       *[other] Najwyżej { $n } wrogów nie atakuje w tej walce
    }
effect-mk-take-skill = Weź na stałe jedną z umiejętności z puli wspólnych
effect-mk-tome = Odrzuć z ręki kartę, która ma kolor, i użyj podstawowego działania czaru tego koloru z puli, nie płacąc many; karta zostaje w puli
effect-mk-tome-strong = Odrzuć z ręki kartę, która ma kolor, i użyj wzmocnionego działania czaru tego koloru z puli, nie płacąc many, nawet w dzień; karta zostaje w puli
effect-mk-trance-limit = Dwie wybrane karty ze stosu kart wykorzystanych trafiają na wierzch albo na spód Twojej talii; przy najbliższym dobieraniu Twój limit kart w ręce jest o 2 wyższy
effect-mk-twin-crystals = Zyskaj dwa kryształy jednego koloru podstawowego
effect-mk-two-of = Wybierz dwa różne działania: { $ways }
effect-mk-veil = W tej turze wszystkie Twoje jednostki mają odporność fizyczną, na ogień i na lód, a pierwsza rana, którą zadałby Ci wróg, przepada ze wszystkimi skutkami
effect-mk-volley = Odrzuć z ręki dowolną liczbę kart innych niż rany: Atak fizyczny z dystansu { $n } za każdą

## Zamiana punktów

mk-conversion-possessed = Użyj ataku opętanego wroga
mk-conversion-spare-block = Użyj następnego Bloku 4 Tarczy upadłych królów

## Pytania

ask-mk-borrow-skill = Wybierz wspólną umiejętność, której użyjesz.
    .title = Diadem biegłości, { $seat }
ask-mk-cast-free = Wybierz z puli czar, którego użyjesz, nie płacąc many.
    .title = Księga wszystkich czarów, { $seat }
ask-mk-fortitude = Czy obracasz Chorągiew hartu, aby jednostka nie została ranna?
    .title = Chorągiew hartu, { $seat }
ask-mk-give-up = Wybierz kartę, którą odrzucisz za kryształ; możesz skończyć w każdej chwili.
    .title = Dar ofiarny, { $seat }
ask-mk-lesser-wrath = Ile punktów dodajesz do Ataku oblężniczego? Za każdy rzucisz kością many, która może Cię zranić.
    .title = Róg gniewu, { $seat }
ask-mk-possess = Wybierz wroga, który nie atakuje i którego ataku możesz użyć.
    .title = Opętanie, { $seat }
ask-mk-staff = Wybierz kartę, którą odrzucisz; jej kolor decyduje o działaniu.
    .title = Kostur druidów, { $seat }
ask-mk-stop-many = Wybierz wroga, który nie atakuje; po pierwszym możesz skończyć.
    .title = Wstrzymani wrogowie, { $seat }
ask-mk-take-skill = Wybierz wspólną umiejętność, którą bierzesz na stałe.
    .title = Diadem biegłości, { $seat }
ask-mk-tome = Wybierz kartę, którą odrzucisz; czar będzie miał jej kolor.
    .title = Księga wszystkich czarów, { $seat }
ask-mk-twin-crystals = Wybierz kolor dwóch kryształów, które zyskujesz.
    .title = Dwa kryształy, { $seat }
ask-mk-two-of = Wybierz dwa z tych działań, jedno po drugim.
    .title = Kostur druidów, { $seat }
ask-mk-under-banner = Nie masz wolnego żetonu dowodzenia: czy nowa jednostka dostaje w zamian Chorągiew dowodzenia? Inaczej rozformujesz jedną ze swoich.
    .title = Chorągiew dowodzenia, { $seat }
ask-mk-volley = Odrzucaj karty inne niż rany: każda daje Atak z dystansu 2; możesz skończyć w każdej chwili.
    .title = Łuk gwiezdnego świtu, { $seat }

## Odmowy

why-mk-another-attack = Każdy Blok tej tarczy jest przeciw innemu atakowi; wybierz najpierw inny atak.
why-mk-command-needed = Bez Chorągwi dowodzenia ta jednostka nie miałaby żetonu dowodzenia.
why-mk-for-recruits = Kartę „{ $card }” może dostać tylko jednostka zwerbowana w tej turze, gdy karta została już zagrana.
why-mk-no-colour = Karta „{ $card }” nie ma koloru.
why-mk-no-crystal-pair = Nie masz pary kryształów tych dwóch kolorów.
why-mk-no-skill-there = W puli wspólnych nie ma umiejętności, której można teraz użyć.
why-mk-not-against-itself = Ataku opętanego wroga nie można użyć przeciw niemu samemu.
why-mk-not-borrowed = Umiejętność „{ $skill }” jest interaktywna i nie można jej tak użyć.
why-mk-not-common = Umiejętności „{ $skill }” nie ma w puli wspólnych.
why-mk-only-block-phase = Tego działania można użyć tylko w fazie blokowania.

## Co się stało

event-mk-box-opened = { $seat } otwiera Tajemniczą skrzynkę: „{ $card }”.
    .you = Otwierasz Tajemniczą skrzynkę: „{ $card }”.
event-mk-fortitude = Chorągiew hartu chroni { NAME($unit, case: "acc") } przed raną ({ $seat }).
    .you = Twoja Chorągiew hartu chroni { NAME($unit, case: "acc") } przed raną.
barrier-mk-box-opened = w tym miejscu odkryto artefakt
