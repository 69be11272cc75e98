### Mage Knight: co gra mówi przy stole, po polsku.
### Bohater jest podmiotem zdań w czasie teraźniejszym („Arythea blokuje grasantów”), więc rodzaj nie ma znaczenia.
### Obszar w mianowniku stoi po słowie „obszar” („obszar B3 (wioska)”), w innych przypadkach sam („wioskę (B3)”).
### Nazwy kart, umiejętności i taktyk się nie odmieniają. Kolor many to przymiotnik: czerwona mana, czerwonej many.

## Rodzaje rzeczy

kind-advanced_action = akcja zaawansowana
    .gen = akcji zaawansowanej
    .acc = akcję zaawansowaną
    .ins = akcją zaawansowaną
    .dat = akcji zaawansowanej
    .loc = akcji zaawansowanej
kind-artifact = artefakt
    .gen = artefaktu
    .acc = artefakt
    .ins = artefaktem
    .dat = artefaktowi
    .loc = artefakcie
kind-basic_action = akcja podstawowa
    .gen = akcji podstawowej
    .acc = akcję podstawową
    .ins = akcją podstawową
    .dat = akcji podstawowej
    .loc = akcji podstawowej
kind-city = miasto
    .gen = miasta
    .acc = miasto
    .ins = miastem
    .dat = miastu
    .loc = mieście
kind-conversion = zamiana punktów
    .gen = zamiany punktów
    .acc = zamianę punktów
    .ins = zamianą punktów
    .dat = zamianie punktów
    .loc = zamianie punktów
kind-enemy = wróg
    .gen = wroga
    .acc = wroga
    .ins = wrogiem
    .dat = wrogowi
    .loc = wrogu
kind-hero = bohater
    .gen = bohatera
    .acc = bohatera
    .ins = bohaterem
    .dat = bohaterowi
    .loc = bohaterze
kind-mana = kolor many
    .gen = koloru many
    .acc = kolor many
    .ins = kolorem many
    .dat = kolorowi many
    .loc = kolorze many
kind-moment = chwila gry
    .gen = chwili gry
    .acc = chwilę gry
    .ins = chwilą gry
    .dat = chwili gry
    .loc = chwili gry
kind-points = rodzaj punktów
    .gen = rodzaju punktów
    .acc = rodzaj punktów
    .ins = rodzajem punktów
    .dat = rodzajowi punktów
    .loc = rodzaju punktów
kind-ruin = żeton ruin
    .gen = żetonu ruin
    .acc = żeton ruin
    .ins = żetonem ruin
    .dat = żetonowi ruin
    .loc = żetonie ruin
kind-site = miejsce
    .gen = miejsca
    .acc = miejsce
    .ins = miejscem
    .dat = miejscu
    .loc = miejscu
kind-skill = umiejętność
    .gen = umiejętności
    .acc = umiejętność
    .ins = umiejętnością
    .dat = umiejętności
    .loc = umiejętności
kind-space = obszar
    .gen = obszaru
    .acc = obszar
    .ins = obszarem
    .dat = obszarowi
    .loc = obszarze
kind-context = rodzaj walki
    .gen = rodzaju walki
    .acc = rodzaj walki
    .ins = rodzajem walki
    .dat = rodzajowi walki
    .loc = rodzaju walki
kind-state = stan
    .gen = stanu
    .acc = stan
    .ins = stanem
    .dat = stanowi
    .loc = stanie
kind-time = pora
    .gen = pory
    .acc = porę
    .ins = porą
    .dat = porze
    .loc = porze
kind-tactic = taktyka
    .gen = taktyki
    .acc = taktykę
    .ins = taktyką
    .dat = taktyce
    .loc = taktyce
kind-terrain = rodzaj obszaru
    .gen = rodzaju obszaru
    .acc = rodzaj obszaru
    .ins = rodzajem obszaru
    .dat = rodzajowi obszaru
    .loc = rodzaju obszaru
kind-tile = teren
    .gen = terenu
    .acc = teren
    .ins = terenem
    .dat = terenowi
    .loc = terenie
kind-unit = jednostka
    .gen = jednostki
    .acc = jednostkę
    .ins = jednostką
    .dat = jednostce
    .loc = jednostce
kind-unit-card = karta jednostki
    .gen = karty jednostki
    .acc = kartę jednostki
    .ins = kartą jednostki
    .dat = karcie jednostki
    .loc = karcie jednostki
kind-way = źródło many
    .gen = źródła many
    .acc = źródło many
    .ins = źródłem many
    .dat = źródłu many
    .loc = źródle many
kind-wound = rana
    .gen = rany
    .acc = ranę
    .ins = raną
    .dat = ranie
    .loc = ranie

## Nazwy złożone i drobne słowa

mk-player = Gracz { $number }
    .gen = Gracza { $number }
    .dat = Graczowi { $number }
    .acc = Gracza { $number }
    .ins = Graczem { $number }
    .loc = Graczu { $number }
    .gender = masculine

mk-space = { $space } ({ $what })
    .gen = { NAME($what, case: "gen") } ({ $space })
    .dat = { NAME($what, case: "dat") } ({ $space })
    .acc = { NAME($what, case: "acc") } ({ $space })
    .ins = { NAME($what, case: "ins") } ({ $space })
    .loc = { NAME($what, case: "loc") } ({ $space })
mk-space-unknown = { $space } (nieodkryty)
    .gen = nieodkrytego obszaru { $space }
    .dat = nieodkrytemu obszarowi { $space }
    .acc = nieodkryty obszar { $space }
    .ins = nieodkrytym obszarem { $space }
    .loc = nieodkrytym obszarze { $space }
mk-foe = { $enemy } ({ $number })
    .gen = { NAME($enemy, case: "gen") } ({ $number })
    .dat = { NAME($enemy, case: "dat") } ({ $number })
    .acc = { NAME($enemy, case: "acc") } ({ $number })
    .ins = { NAME($enemy, case: "ins") } ({ $number })
    .loc = { NAME($enemy, case: "loc") } ({ $number })
mk-foe-unknown = wróg numer { $number }
    .gen = wroga numer { $number }
    .dat = wrogowi numer { $number }
    .acc = wroga numer { $number }
    .ins = wrogiem numer { $number }
    .loc = wrogu numer { $number }
    .gender = masculine
mk-unit-unknown = jednostka numer { $number }
    .gen = jednostki numer { $number }
    .dat = jednostce numer { $number }
    .acc = jednostkę numer { $number }
    .ins = jednostką numer { $number }
    .loc = jednostce numer { $number }
    .gender = feminine

mk-conversion-burning-shield = Użyj Ataku ogniem 4 za Płonącą tarczę
mk-conversion-influence-to-block = Zamień 1 punkt Wpływu na Blok 1
mk-conversion-move-to-attack = Zamień 1 punkt Ruchu na Atak 1
mk-conversion-move-to-ranged = Zamień 2 punkty Ruchu na Atak z dystansu 1

mk-points-attack = Atak
mk-points-block = Blok
mk-points-influence = Wpływ
mk-points-move = Ruch

mk-reward-action = akcja zaawansowana
mk-reward-artifact = artefakt
mk-reward-by-die = czar albo artefakt (rozstrzygnie kość)
mk-reward-crystal-sets = zestaw czterech kryształów (po jednym każdego koloru)
mk-reward-crystals = losowy kryształ
mk-reward-spell = czar
mk-reward-unit = jednostka

mk-ruin-altar-blue = ołtarz niebieskiej many
mk-ruin-altar-green = ołtarz zielonej many
mk-ruin-altar-red = ołtarz czerwonej many
mk-ruin-altar-white = ołtarz białej many
mk-ruin-brown-red = ruiny: brązowy i czerwony wróg
mk-ruin-brown-violet = ruiny: brązowy i fioletowy wróg
mk-ruin-gray-brown = ruiny: szary i brązowy wróg
mk-ruin-gray-violet = ruiny: szary i fioletowy wróg
mk-ruin-gray-white = ruiny: szary i biały wróg
mk-ruin-green-brown = ruiny: zielony i brązowy wróg
mk-ruin-green-green = ruiny: dwaj zieloni wrogowie
mk-ruin-green-red = ruiny: zielony i czerwony wróg

mk-total-attack = Atak
mk-total-block = Blok
mk-total-fame = Sława
mk-total-heal = Leczenie
mk-total-influence = Wpływ
mk-total-move = Ruch

mk-way-crystal = kryształ { NAME($mana, case: "gen") } many
    .gen = kryształu { NAME($mana, case: "gen") } many
    .dat = kryształowi { NAME($mana, case: "gen") } many
    .acc = kryształ { NAME($mana, case: "gen") } many
    .ins = kryształem { NAME($mana, case: "gen") } many
    .loc = krysztale { NAME($mana, case: "gen") } many
    .gender = masculine
mk-way-die = { $mana } kość ze źródła
    .gen = { NAME($mana, case: "gen") } kości ze źródła
    .dat = { NAME($mana, case: "dat") } kości ze źródła
    .acc = { NAME($mana, case: "acc") } kość ze źródła
    .ins = { NAME($mana, case: "ins") } kością ze źródła
    .loc = { NAME($mana, case: "loc") } kości ze źródła
    .gender = feminine
mk-way-endless = { $mana } mana bez ograniczeń
    .gen = { NAME($mana, case: "gen") } many bez ograniczeń
    .dat = { NAME($mana, case: "dat") } manie bez ograniczeń
    .acc = { NAME($mana, case: "acc") } manę bez ograniczeń
    .ins = { NAME($mana, case: "ins") } maną bez ograniczeń
    .loc = { NAME($mana, case: "loc") } manie bez ograniczeń
    .gender = feminine
mk-way-stored = { $mana } kość z taktyki
    .gen = { NAME($mana, case: "gen") } kości z taktyki
    .dat = { NAME($mana, case: "dat") } kości z taktyki
    .acc = { NAME($mana, case: "acc") } kość z taktyki
    .ins = { NAME($mana, case: "ins") } kością z taktyki
    .loc = { NAME($mana, case: "loc") } kości z taktyki
    .gender = feminine
mk-way-token = znacznik { NAME($mana, case: "gen") } many
    .gen = znacznika { NAME($mana, case: "gen") } many
    .dat = znacznikowi { NAME($mana, case: "gen") } many
    .acc = znacznik { NAME($mana, case: "gen") } many
    .ins = znacznikiem { NAME($mana, case: "gen") } many
    .loc = znaczniku { NAME($mana, case: "gen") } many
    .gender = masculine
mk-way-unknown = nieznane źródło many
    .gen = nieznanego źródła many
    .dat = nieznanemu źródłu many
    .acc = nieznane źródło many
    .ins = nieznanym źródłem many
    .loc = nieznanym źródle many
    .gender = neuter

## Opcje nowej gry

option-arrival = Pora pierwszej rundy
    .about = „{ option-arrival.value-day }”: gra zaczyna się dniem; „{ option-arrival.value-night }”: zaczyna się nocą, a żadna kość źródła nie jest wtedy złota ani czarna.
    .value-day = dzień
    .value-night = noc
option-auction = Licytacja bohaterów
    .about = „{ server-value-off }”: każdy gra bohaterem, którego wybrał; „{ server-value-on }”: bohaterów bierze się w licytacji za punkty sławy.
option-cities = Rozmieszczenie miast
    .about = „{ option-cities.value-printed }”: na każdym terenie stoi miasto w jego kolorze; „{ option-cities.value-random }”: miasto na terenie miejskim się losuje.
    .value-printed = jak na płytkach
    .value-random = losowo
option-city_level = Poziom miast
    .about = „{ server-value-usual }”: poziomy ze scenariusza; liczba od 1 do 11: każde miasto ma ten poziom.
option-city_tiles = Tereny miejskie
    .about = „{ server-value-usual }”: tyle głównych terenów z miastem, ile podaje scenariusz; liczba od 0 do 4: dokładnie tyle.
option-cooperative_assault = Kooperacyjny szturm
    .about = „{ server-value-usual }”: jak w scenariuszu; „{ server-value-on }”: gracze mogą wspólnie szturmować miasta; „{ server-value-off }”: nie mogą.
option-core_tiles = Tereny główne pozamiejskie
    .about = „{ server-value-usual }”: tyle głównych terenów bez miasta, ile podaje scenariusz; liczba od 0 do 4 (z większego zbioru terenów do 6): dokładnie tyle.
option-countryside = Tereny wiejskie
    .about = „{ server-value-usual }”: tyle terenów wiejskich, ile podaje scenariusz; liczba od 3 do 11 (z większego zbioru terenów do 14): dokładnie tyle.
option-darkness = Nadciąga ciemność
    .about = „{ server-value-off }”: dni i noce następują na przemian; „{ server-value-on }”: dni trwają, aż rzut kośćmi sprowadzi ciemność, a odtąd są same noce.
option-draft = Wybieranie kart na początku
    .about = „{ server-value-off }”: bez wybierania; „{ server-value-on }”: przed grą każdy zatrzymuje trzy akcje zaawansowane i po każdym dniu dodaje jedną do talii.
option-dummy = Wirtualny gracz
    .about = „{ option-dummy.value-random }”: jego bohatera się losuje; imię bohatera: gra tym bohaterem; „{ server-value-off }”: nie ma go, co wolno tylko w samotnym Pierwszym rekonesansie.
    .value-random = losowo
option-friendly_mana = Przyjazna mana
    .about = „{ server-value-off }”: zwykłe zasady; „{ server-value-on }”: za dnia złota kość nie zastępuje koloru widocznego w źródle i nie można jej przerzucić, gdy leżą tam inne.
option-fury = Wściekłość
    .about = „{ server-value-off }”: pokonani rozwścieczeni wrogowie nie wracają; „{ server-value-on }”: mogą wracać po każdej rundzie, a reputacja zaczyna się od −2; „{ option-fury.value-more }”: wracają zawsze, a reputacja zaczyna się od −4.
    .value-more = więcej
option-glades = Polany w Nocach druidów
    .about = „{ option-glades.value-friendly }”: na polanie mieszczą się tarcze wszystkich graczy; „{ option-glades.value-competitive }”: miejsca jest mniej, a nowa tarcza może wyprzeć cudzą.
    .value-friendly = przyjazne
    .value-competitive = konkurencyjne
option-interactive_combat = Walka interakcyjna
    .about = „{ server-value-off }”: zwykłe zasady; „{ server-value-on }”: samotnego wroga wzmacnia tajną kością gracz, który miał turę przed Tobą, a w wydaniu Ultimate ten po Twojej prawej.
option-interactive_skills = Umiejętności interaktywne
    .about = „{ server-value-usual }”: jak w scenariuszu; „{ server-value-off }”: umiejętności, które szkodzą innym graczom, nie ma w grze.
option-interactive_spells = Czary interaktywne
    .about = „{ server-value-usual }”: jak w scenariuszu; „{ server-value-off }”: czterech czarów, które szkodzą innym graczom, nie ma w grze.
option-length = Długość gry
    .about = „{ server-value-usual }”: zwykła; „{ option-length.value-epic }”: sześć rund i większa mapa w Nocach druidów oraz w scenariuszu Jeden powraca.
    .value-epic = epicka
option-map = Kształt mapy
    .about = „{ server-value-usual }”: jak w scenariuszu; „{ option-map.value-wedge }”: mapa klinowa; „{ option-map.value-open_3 }”, „{ option-map.value-open_4 }” i „{ option-map.value-open_5 }”: mapa otwarta o tylu kolumnach.
    .value-wedge = klin
    .value-open_3 = otwarta, 3 kolumny
    .value-open_4 = otwarta, 4 kolumny
    .value-open_5 = otwarta, 5 kolumn
option-megapolis = Megapolis
    .about = „{ server-value-off }”: bez Megapolis; liczba od 2 do 22: ostatnie odkryte miasto jest podwójne i ma ten poziom.
option-orientation = Kierunek terenów
    .about = „{ option-orientation.value-fixed }”: wszystkie tereny są zwrócone tak jak początkowy; „{ option-orientation.value-random }”: każdy odkryty teren obraca się losowo.
    .value-fixed = prosto
    .value-random = losowo
option-pvp = Walka między graczami
    .about = „{ server-value-usual }”: jak w scenariuszu; „{ server-value-on }”: bohaterowie mogą się atakować; „{ server-value-off }”: nie mogą.
option-scoring = Punktacja kooperacyjna
    .about = „{ server-value-usual }”: w każdej kategorii liczy się najlepszy gracz; „{ option-scoring.value-low }”: liczy się najsłabszy.
    .value-low = liczy się najsłabszy
option-teams = Zespoły
    .about = „{ option-teams.value-off }”: każdy gra sam albo jak w scenariuszu; „{ server-value-on }”: dwa zespoły po dwie osoby; „{ option-teams.value-level_10 }”, „{ option-teams.value-level_11 }” i „{ option-teams.value-megapolises }”: zespoły i dwa miasta poziomu 10 lub 11 albo dwa Megapolis.
    .value-off = bez drużyn
    .value-level_10 = z miastami poziomu 10
    .value-level_11 = z miastami poziomu 11
    .value-megapolises = z megapolis
option-tiles = Tereny w Podbij i utrzymaj
    .about = „{ option-tiles.value-hidden }”: część terenów leży zakryta; „{ option-tiles.value-revealed }”: wszystkie są odkryte od początku.
    .value-hidden = zakryte
    .value-revealed = odkryte
option-upgrades = Ulepszanie akcji
    .about = „{ server-value-off }”: bez ulepszania; „{ server-value-on }”: na początku każdej nocy oprócz ostatniej (w wydaniu Ultimate na jej końcu) każdy może wymienić kartę akcji na odkrytą akcję zaawansowaną.

## Co można zrobić: odpowiedzi na pytania

do-mk-choose = { $number }
do-mk-colour = { $mana }
do-mk-card = { $card }
do-mk-unit = { $unit }
do-mk-foe = { $foe }
do-mk-space = { $space }
do-mk-number = { $number }
do-mk-die = { $mana } kość
do-mk-skill = { $skill }
do-mk-offer = { $unit_card }
do-mk-hero = { $hero }
do-mk-seat = { $seat }
do-mk-tactic = { $tactic }
do-mk-way = { $effect }
do-mk-reward = { $reward }
do-mk-yes = Tak
do-mk-stop = Nie, dalej
do-mk-pay = Użyj { NAME($way, case: "gen") } jako { NAME($mana, case: "gen") } many
do-mk-banner-1 = Zostaw chorągiew przy jednostce
do-mk-banner-2 = Wtasuj chorągiew do talii
do-mk-bond-1 = Pod żetonem Więzów lojalności, taniej o 5 punktów Wpływu
do-mk-bond-2 = Pod zwykłym żetonem dowodzenia
do-mk-claim-pays-1 = Od razu 3 many tego koloru
do-mk-claim-pays-2 = Po 1 manie na początku każdej następnej tury w tej rundzie
do-mk-glade-1 = Wyrzuć ranę z ręki
do-mk-glade-2 = Wyrzuć ranę ze stosu kart wykorzystanych
do-mk-meditate-1 = Na wierzch talii
do-mk-meditate-2 = Na spód talii
do-mk-sparing-power-1 = Połóż wierzchnią kartę talii pod taktyką
do-mk-sparing-power-2 = Weź do ręki wszystkie karty spod taktyki
do-mk-bid =
    { $number ->
        [one] Zaoferuj { $number } punkt sławy
        [few] Zaoferuj { $number } punkty sławy
       *[other] Zaoferuj { $number } punktów sławy
    }

## Co można zrobić: karty, jednostki, umiejętności

do-mk-play = Zagraj kartę „{ $card }”
do-mk-power = Zagraj kartę „{ $card }” ze wzmocnieniem
do-mk-sideways = Zagraj bokiem kartę „{ $card }”: { $points }
do-mk-activate = Aktywuj { NAME($unit, case: "acc") }: zdolność { $ability }
do-mk-activate-for = { $unit }: { $effect }
do-mk-use-skill = Użyj umiejętności „{ $skill }”
do-mk-use-tactic = Użyj taktyki
do-mk-attach = Przypisz kartę „{ $card }” { NAME($unit, case: "dat") }
do-mk-use-banner = Użyj chorągwi { NAME($unit, case: "gen") }
do-mk-crystal = Zamień kryształ na { NAME($mana, case: "acc") } manę
do-mk-heal-hand = Wylecz ranę z ręki
do-mk-heal-unit = Wylecz { NAME($unit, case: "acc") }
do-mk-convert = { $conversion }
do-mk-learn = Kup kartę „{ $card }” dzięki Nauce

## Co można zrobić: tura

do-mk-begin = Rozpocznij turę
do-mk-call-off = Wycofaj się i zatrzymaj wszystkie jednostki
do-mk-plunder = Splądruj wioskę
do-mk-announce = Ogłoś koniec rundy
do-mk-move = Idź na obszar { $space }
do-mk-go = Idź najtańszą drogą na obszar { $space }
do-mk-explore = Odkryj teren na pozycji { $slot }
do-mk-explore-for = Odkryj { $slot }: { $n } Ruchu
do-mk-travel = Przejdź podziemiami na obszar { $space }
do-mk-interact = Negocjuj z ludnością
do-mk-enter = Wejdź i walcz
do-mk-altar = Zapłać manę na ołtarzu
do-mk-challenge = Wyzwij { NAME($space, case: "acc") }
do-mk-burn = Spal klasztor
do-mk-attack-hero = Zaatakuj { NAME($seat, case: "acc") }
do-mk-incant = Wypowiedz zaklęcie druidów
do-mk-wake = Aktywuj polanę
do-mk-assault-together = Zaproponuj wspólny szturm na { NAME($space, case: "acc") }
do-mk-rest = Odpocznij i odrzuć kartę „{ $card }”
do-mk-recover = Powoli zdrowiej
do-mk-concede = Poddaj się
do-mk-end = Zakończ turę
do-mk-end-discard = Zakończ turę, odrzuć kartę
do-mk-end-rewards = Zakończ turę, wybierz nagrody
do-mk-end-level = Zakończ turę, osiągnij poziom { $level }
do-mk-end-keep =
    { $keep ->
        [0] Zakończ turę
        [one] Zakończ turę, zachowaj { $keep } kartę
        [few] Zakończ turę, zachowaj { $keep } karty
       *[many] Zakończ turę, zachowaj { $keep } kart
    }{ $draw ->
        [0] { "" }
       *[other] , dobierz { $draw }
    }
do-mk-end-anyway = Mimo to zakończ fazę
do-mk-go-back = Wróć
do-mk-disband = Rozformuj { NAME($unit, case: "acc") }

## Co można zrobić: negocjacje

do-mk-recruit = Zwerbuj { NAME($unit_card, case: "acc") }
do-mk-buy-healing = Kup punkt Leczenia
do-mk-buy = Kup kartę „{ $card }”
do-mk-buy-unseen = Kup w ciemno akcję zaawansowaną z talii
do-mk-buy-artifact = Kup artefakt
do-mk-buy-elite = Dodaj do puli jednostkę elitarną
do-mk-leave = Zakończ negocjacje

## Co można zrobić: walka

do-mk-target = Wybierz cel: { $foe }
do-mk-untarget = Pomiń cel: { $foe }
do-mk-unguard = Nie blokuj: { $foe }
do-mk-strike = Przeprowadź atak
do-mk-guard = Blokuj { NAME($foe, case: "acc") }
do-mk-give-up = Zrezygnuj z jednostki
do-mk-let-go = Pozwól im odejść
do-mk-block = Zatwierdź blok
do-mk-next = Zakończ i przejdź dalej
do-mk-next-ranged = Dalej, atakują wrogowie
do-mk-next-block =
    { $wounds ->
        [0] Dalej, żaden atak nie przechodzi
        [one] Nie blokuj więcej, przyjmij { $units ->
            [0] { "" }
           *[other] najwyżej
        } { $wounds } ranę
        [few] Nie blokuj więcej, przyjmij { $units ->
            [0] { "" }
           *[other] najwyżej
        } { $wounds } rany
       *[many] Nie blokuj więcej, przyjmij { $units ->
            [0] { "" }
           *[other] najwyżej
        } { $wounds } ran
    }
do-mk-next-attack =
    { $n ->
        [0] Zakończ walkę
        [one] Nie atakuj więcej, zostaje { $n } wróg
        [few] Nie atakuj więcej, zostają { $n } wrogowie
       *[many] Nie atakuj więcej, zostaje { $n } wrogów
    }
do-mk-stop-blocking = Nie blokuj więcej
do-mk-pass-attack = Nie atakuj więcej
do-mk-suffer = Przyjmij obrażenia od { NAME($foe, case: "gen") }
do-mk-damage-unit = Przydziel obrażenia { NAME($unit, case: "dat") }
do-mk-damage-hero = Przydziel resztę obrażeń bohaterowi
do-mk-damage-hero-for =
    { $n ->
        [one] Przyjmij { $n } ranę
        [few] Przyjmij { $n } rany
       *[many] Przyjmij { $n } ran
    }
do-mk-suffer-for =
    { $n ->
        [one] Przyjmij obrażenia od { NAME($foe, case: "gen") }: { $n } rana dla bohatera
        [few] Przyjmij obrażenia od { NAME($foe, case: "gen") }: { $n } rany dla bohatera
       *[many] Przyjmij obrażenia od { NAME($foe, case: "gen") }: { $n } ran dla bohatera
    }
do-mk-full = Weź pełny udział w walce
do-mk-partial = Weź częściowy udział w walce
do-mk-pass = Spasuj
do-mk-wound-unit = Zrań { NAME($unit, case: "acc") }
do-mk-wound-hero = Zrań bohatera
do-mk-steal = Ukradnij artefakt „{ $card }”
do-mk-push = Zepchnij na obszar { $space }
do-mk-invite =
    { $number ->
        [one] Zaproś { NAME($seat, case: "acc") } ({ $number } obrońca)
       *[other] Zaproś { NAME($seat, case: "acc") } ({ $number } obrońców)
    }
do-mk-accept = Zgódź się
do-mk-decline = Odmów

## Pytania: przed grą i w przygotowaniu rundy

ask-mk-name-hero = Wskaż bohatera, którego wystawisz na licytację.
    .title = Wskazanie bohatera, { $seat }
ask-mk-bid =
    { $bid ->
        [one] Licytacja: { $hero }, najwyższa oferta to { $bid } punkt sławy; licytuj albo spasuj.
        [few] Licytacja: { $hero }, najwyższa oferta to { $bid } punkty sławy; licytuj albo spasuj.
       *[other] Licytacja: { $hero }, najwyższa oferta to { $bid } punktów sławy; licytuj albo spasuj.
    }
    .title = Licytacja, { $seat }
ask-mk-draft = Zatrzymaj jedną z tych kart; pozostałe podasz następnemu graczowi.
    .title = Wybieranie kart, { $seat }
ask-mk-draft-add = Wybierz zatrzymaną kartę, którą teraz dodasz do swojej talii.
    .title = Nowa karta, { $seat }
ask-mk-upgrade = Możesz wziąć do talii jedną z odkrytych akcji zaawansowanych; w zamian wyrzucisz podobną kartę akcji.
    .title = Ulepszanie akcji, { $seat }
ask-mk-upgrade-throw = Wybierz swoją kartę akcji tego samego koloru lub z taką samą ikoną; wyrzucisz ją.
    .title = Wyrzucana karta, { $seat }
ask-mk-tactic = Wybierz taktykę na tę rundę; jej numer wyznacza kolejność tur.
    .title = Wybór taktyki, { $seat }
ask-mk-remove-tactic = Wybierz użytą w tej rundzie taktykę, którą usuniesz z gry.
    .title = Usunięcie taktyki, { $seat }
ask-mk-banner = Zdecyduj, czy chorągiew zostaje przy jednostce, czy wraca do talii.
    .title = Chorągiew, { $seat }

## Pytania: tura

ask-mk-before = Przed turą możesz użyć działań dozwolonych poza nią; potem rozpocznij turę.
    .title = Przed turą, { $seat }
ask-mk-announce = Twoja talia jest pusta: ogłoś koniec rundy i zrezygnuj z tury albo rozpocznij turę.
    .title = Koniec rundy, { $seat }
ask-mk-agree = Twój partner chce poddać grę. Czy się zgadzasz?
    .title = Poddanie gry, { $seat }
ask-mk-turn = Ruszaj się i zagrywaj karty, a potem wykonaj najwyżej jedną akcję; możesz też odpocząć.
    .title = Twoja tura, { $seat }
ask-mk-turn-after = Po akcji lub odpoczynku możesz jeszcze używać działań Leczenia i Specjalnych; potem zakończ turę.
    .title = Po akcji, { $seat }
ask-mk-talk = Negocjujesz w { NAME($site, case: "loc") }: zagrywaj Wpływ, werbuj i kupuj, a potem zakończ negocjacje.
    .title = Negocjacje, { $seat }
ask-mk-second-wound = Ile ran jeszcze wyrzucasz z ręki?
    .title = Rytuał uzdrowienia, { $seat }
ask-mk-rest-wounds = Ile ran odrzucasz razem z kartą?
    .title = Odpoczynek, { $seat }
ask-mk-fly = Wybierz obszar, na który się przenosisz.
    .title = Cel drogi, { $seat }
ask-mk-entrance = Wybierz obszar, na którym powstanie sekretne wejście.
    .title = Sekretne wejście, { $seat }
ask-mk-replace-shield = Na polanie nie ma już miejsca: wybierz gracza, którego tarczę zastąpi Twoja.
    .title = Tarcza na polanie, { $seat }
ask-mk-call-more = Możesz wyzwać także innych sąsiednich rozwścieczonych wrogów.
    .title = Kolejne wyzwania, { $seat }

## Pytania: koniec tury

ask-mk-come-back = Możesz odłożyć tę kartę do swojej talii zamiast na stos kart wykorzystanych.
    .title = Powrót karty, { $seat }
ask-mk-vanish = Czy wyrzucasz wszystkie rany otrzymane w tej turze?
    .title = Chorągiew ochrony, { $seat }
ask-mk-glade = Magiczna polana: możesz wyrzucić jedną ranę z ręki albo ze stosu kart wykorzystanych.
    .title = Magiczna polana, { $seat }
ask-mk-reward = Wybierz nagrodę, którą teraz odbierasz.
    .title = Nagrody, { $seat }
ask-mk-card-reward = Wybierz kartę z puli; trafi na wierzch Twojej talii.
    .title = Karta w nagrodę, { $seat }
ask-mk-artifact-back = Wybierz artefakt, który wraca na spód talii artefaktów; pozostałe zatrzymujesz.
    .title = Artefakt do zwrotu, { $seat }
ask-mk-artifact-order = Wybierz artefakt, który teraz położysz na swojej talii; ostatni będzie na wierzchu.
    .title = Kolejność artefaktów, { $seat }
ask-mk-unit-reward = Wybierz jednostkę z puli, która dołączy do Ciebie za darmo, albo zrezygnuj z jednostki.
    .title = Jednostka w nagrodę, { $seat }
ask-mk-choose-skill = Wybierz nową umiejętność: jedną z odkrytych albo jedną z puli wspólnych.
    .title = Nowa umiejętność, { $seat }
ask-mk-choose-action = Wybierz akcję zaawansowaną z puli; trafi na wierzch Twojej talii.
    .title = Akcja za awans, { $seat }
ask-mk-end-discard = Możesz odrzucić z ręki karty inne niż rany; jeśli w tej turze nie zagrano ani nie odrzucono żadnej karty, odrzuć co najmniej jedną.
    .title = Odrzucanie kart, { $seat }
ask-mk-end-phase = To, co zagrano, wystarczy, by pokonać wrogów ({ $foes }), ale atak nie został przeprowadzony i przepadnie. Mimo to zakończyć fazę?
    .title = Nieprzeprowadzony atak, { $seat }
ask-mk-end-phase-block = To, co zagrano, wystarczy, by zablokować atak ({ $foes }), ale blok nie został przeprowadzony i przepadnie. Mimo to zakończyć fazę?
    .title = Nieprzeprowadzony blok, { $seat }
ask-mk-long-night = Talia się skończyła: możesz teraz użyć taktyki „Długa noc” i dobierać dalej.
    .title = Długa noc, { $seat }

## Pytania: mana i kości

ask-mk-pay = Wybierz, czym płacisz manę.
    .title = Płacenie maną, { $seat }
ask-mk-mana-colour = Wybierz kolor many, którą zyskujesz.
    .title = Kolor many, { $seat }
ask-mk-invoked = Użyj teraz { NAME($mana, case: "gen") } many z Inwokacji: do karty, jednostki lub innej rzeczy, która kosztuje manę.
    .title = Użyj many, { $seat }
ask-mk-crystal-colour = Wybierz kolor kryształu, który zyskujesz.
    .title = Kolor kryształu, { $seat }
ask-mk-boost-colour = Możesz zapłacić niebieską lub czerwoną manę: każda wzmacnia Atak lub Blok o 2.
    .title = Wzmocnienie maną, { $seat }
ask-mk-set-die = Wybierz kość ze źródła, na której ustawisz nowy kolor.
    .title = Kość ze źródła, { $seat }
ask-mk-set-die-to = Wybierz kolor, który ustawisz na kości; zyskasz 2 takie many.
    .title = Kolor kości, { $seat }
ask-mk-storm-die = Wybierz kość źródła: zyskasz kryształ jej koloru, a kością rzucisz ponownie.
    .title = Burza many, { $seat }
ask-mk-claim-die = Wybierz kość koloru podstawowego, którą zabierasz ze źródła do końca rundy.
    .title = Zawłaszczona kość, { $seat }
ask-mk-claim-pays = Zdecyduj, jak zawłaszczona kość daje manę.
    .title = Mana z kości, { $seat }
ask-mk-steal-die = Wybierz kość koloru podstawowego, którą kładziesz na swojej taktyce.
    .title = Kradzież many, { $seat }
ask-mk-search-die = Wybierz kość źródła, którą rzucisz ponownie; złote wybiera się najpierw.
    .title = Poszukiwanie many, { $seat }
ask-mk-secret-die = W tajemnicy ustaw kość: biała, czerwona lub niebieska wzmacnia wroga i dodaje za niego 1 punkt sławy.
    .title = Tajna kość, { $seat }
ask-mk-radiance = Wybierz kolor podstawowy: każdy gracz weźmie ranę za każdy swój kryształ tego koloru, a Ty zyskasz dwa takie kryształy.
    .title = Blask many, { $seat }
ask-mk-mind-read = Wybierz kolor podstawowy: zyskasz jego kryształ, a inni gracze odrzucą kartę tego koloru albo pokażą rękę.
    .title = Czytanie w myślach, { $seat }

## Pytania: działania kart

ask-mk-way = Wybierz jedno z działań.
    .title = Wybór działania, { $seat }
ask-mk-offer = Czy używasz tego działania? { $effect }.
    .title = Dodatkowe działanie, { $seat }
ask-mk-discard = Wybierz kartę, którą odrzucasz z ręki.
    .title = Odrzucana karta, { $seat }
ask-mk-throw-away = Wybierz kartę akcji, którą wyrzucasz z ręki na dobre.
    .title = Wyrzucana karta, { $seat }
ask-mk-take-card = Wybierz kartę, którą bierzesz z puli.
    .title = Karta z puli, { $seat }
ask-mk-boost = Wybierz kartę akcji, której wzmocnionego działania użyjesz bez płacenia many.
    .title = Wzmacniana karta, { $seat }
ask-mk-repeat = Wybierz kartę akcji, której działania użyjesz kilka razy, a potem ją wyrzucisz.
    .title = Powtarzana karta, { $seat }
ask-mk-cast-offered = Wybierz z puli czar, którego użyjesz.
    .title = Czar z puli, { $seat }
ask-mk-meditate = Zdecyduj, dokąd trafią dwie karty ze stosu kart wykorzystanych.
    .title = Medytacja, { $seat }
ask-mk-recover = Wybierz kartę ze stosu kart wykorzystanych, która wraca do talii.
    .title = Powracająca karta, { $seat }
ask-mk-justice = Odrzucaj karty inne niż rany: każda daje Atak 3; możesz skończyć w każdej chwili.
    .title = Miecz sprawiedliwości, { $seat }
ask-mk-wrath = Ile punktów dodajesz do Ataku oblężniczego? Za każdy rzucisz kością many, która może Cię zranić.
    .title = Róg gniewu, { $seat }
ask-mk-rethink = Możesz odrzucić najwyżej trzy karty, także rany; potem dobierzesz tyle samo.
    .title = Zmiana planów, { $seat }
ask-mk-midnight-meditation = Możesz wtasować do talii najwyżej pięć kart z ręki, także rany; potem dobierzesz tyle samo.
    .title = Medytacja o północy, { $seat }
ask-mk-preparation = Wybierz ze swojej talii kartę, którą bierzesz do ręki.
    .title = Przygotowania, { $seat }
ask-mk-sparing-power = Odłóż jeszcze jedną kartę pod taktykę albo weź do ręki wszystkie odłożone.
    .title = Oszczędzanie sił, { $seat }
ask-mk-ritual = Wybierz, który z najbliższych bohaterów dostanie Twoją ranę.
    .title = Rytuał uzdrowienia, { $seat }
ask-mk-steal-card = Możesz zabrać na stałe jedną z odrzuconych kart akcji.
    .title = Kradzież myśli, { $seat }

## Pytania: jednostki

ask-mk-ready = Wybierz jednostkę, która znów będzie gotowa.
    .title = Gotowa jednostka, { $seat }
ask-mk-heal-unit = Wybierz ranną jednostkę, z której usuwasz ranę.
    .title = Leczenie jednostki, { $seat }
ask-mk-disband = Nie masz wolnego żetonu dowodzenia: wybierz jednostkę, którą rozformujesz, albo się wycofaj.
    .title = Rozformowanie, { $seat }
ask-mk-bond = Zdecyduj, pod którym żetonem dowodzenia stanie nowa jednostka.
    .title = Więzy lojalności, { $seat }
ask-mk-lend = Wybierz jednostkę z puli, której zdolności użyjesz.
    .title = Wezwanie do broni, { $seat }
ask-mk-ability = Wybierz zdolność tej jednostki, z której skorzystasz.
    .title = Wybór zdolności, { $seat }
ask-mk-recruit-free = Wybierz jednostkę z puli, którą bierzesz za darmo.
    .title = Wezwanie do chwały, { $seat }
ask-mk-spend-unit = Możesz sprawić, że jedna jednostka innego gracza stanie się wykorzystana.
    .title = Cudza jednostka, { $seat }

## Pytania: walka

ask-mk-ranged-phase = Faza ataku z dystansu i oblężniczego: wybierz cele i zagraj Ataki albo przejdź dalej.
    .title = Atak z dystansu, { $seat }
ask-mk-block-phase = Faza blokowania: wybierz wroga i zagraj Bloki przeciw niemu albo przejdź dalej.
    .title = Blokowanie, { $seat }
ask-mk-damage-phase = Faza zadawania obrażeń: wybierz wroga, którego obrażenia teraz przydzielasz.
    .title = Obrażenia, { $seat }
ask-mk-attack-phase = Faza ataku: wybierz cele i zagraj Ataki albo zakończ walkę.
    .title = Atak, { $seat }
ask-mk-suffer =
    { $damage ->
        [one] Do przydzielenia jest { $damage } punkt obrażeń od { NAME($foe, case: "gen") }: daj go jednostce albo bohaterowi (zbroja { $armor }).
        [few] Do przydzielenia są { $damage } punkty obrażeń od { NAME($foe, case: "gen") }: najpierw jednostkom, jeśli chcesz, a resztę bohaterowi (zbroja { $armor }).
       *[other] Do przydzielenia jest { $damage } punktów obrażeń od { NAME($foe, case: "gen") }: najpierw jednostkom, jeśli chcesz, a resztę bohaterowi (zbroja { $armor }).
    }
    .title = Przydział obrażeń, { $seat }
ask-mk-suffer-less = Obrażenia od { NAME($foe, case: "gen") } do przydzielenia: { $damage }. Najpierw jednostkom, jeśli chcesz, a resztę bohaterowi (zbroja { $armor }); umiejętność zmniejsza jego część o { $less }.
    .title = Przydział obrażeń, { $seat }
ask-mk-weaken = Wybierz wroga, na którego to działa.
    .title = Wybór wroga, { $seat }
ask-mk-fear = Wybierz wroga, którego atak anuluje Chorągiew strachu.
    .title = Chorągiew strachu, { $seat }

## Pytania: walka między graczami

ask-mk-join = Ktoś Cię atakuje: wybierz pełny udział (stracisz następną turę) albo częściowy (bez kości źródła i większości umiejętności).
    .title = Obrona, { $seat }
ask-mk-assail-ranged = Zagraj Ataki z dystansu i oblężnicze przeciw drugiemu bohaterowi albo spasuj.
    .title = Atak z dystansu, { $seat }
ask-mk-assail = Zagraj Ataki przeciw drugiemu bohaterowi albo spasuj.
    .title = Atak wręcz, { $seat }
ask-mk-parry = Atak ma siłę { $attack }: zagraj Bloki, ile chcesz, i przejdź dalej.
    .title = Blokowanie, { $seat }
ask-mk-assign =
    { $damage ->
        [one] Został { $damage } punkt obrażeń: zdecyduj, na co go przeznaczasz.
        [few] Zostały { $damage } punkty obrażeń: zdecyduj, na co je przeznaczasz.
       *[other] Zostało { $damage } punktów obrażeń: zdecyduj, na co je przeznaczasz.
    }
    .title = Zadawanie obrażeń, { $seat }
ask-mk-aim = Wybierz niezranioną jednostkę przeciwnika, na którą to działa.
    .title = Wybór jednostki, { $seat }
ask-mk-retort-unit = Możesz wskazać jednostkę z zablokowanego ataku, którą dotknie działanie Twojego bloku.
    .title = Odwet za atak, { $seat }
ask-mk-recovery = Po walce możesz używać działań Leczenia i Specjalnych; potem zakończ turę.
    .title = Po walce, { $seat }

## Pytania: kooperacyjny szturm

ask-mk-proposal =
    { $left ->
        [one] Zaproś bohaterów stojących obok miasta i podziel obrońców; Tobie zostaje { $left } obrońca.
       *[other] Zaproś bohaterów stojących obok miasta i podziel obrońców; Tobie zostaje { $left } obrońców.
    }
    .title = Plan szturmu, { $seat }
ask-mk-answer =
    { $share ->
        [one] Zaproszenie do kooperacyjnego szturmu: przypadnie Ci { $share } obrońca, a następną turę stracisz. Zgadzasz się?
       *[other] Zaproszenie do kooperacyjnego szturmu: przypadnie Ci { $share } obrońców, a następną turę stracisz. Zgadzasz się?
    }
    .title = Zaproszenie, { $seat }
ask-mk-step-in = Zapłać za krok do miasta i walcz ze swoją częścią obrońców albo zrezygnuj z walki.
    .title = Wejście do miasta, { $seat }

## Dlaczego nie: kolej i pytania

why-mk-over = Gra jest skończona, więc nic już nie można zrobić.
why-mk-not-asked = Gra pyta teraz o coś innego; wybierz jedną z dozwolonych odpowiedzi.
why-mk-finish-first = Najpierw odpowiedz na to pytanie i dokończ zaczęte działanie.
why-mk-pay-first = Najpierw zapłać manę za to, co zagrywasz.
why-mk-must-choose = Tego pytania nie można pominąć; wybierz jedną z możliwości.
why-mk-no-such-choice = Tej możliwości nie ma wśród dozwolonych; wybierz inną.
why-mk-nothing-to-choose = Nie ma teraz niczego, co można by do tego wybrać.
why-mk-not-your-turn = Tego można użyć tylko we własnej turze.
why-mk-not-yet = Twoja tura jeszcze się nie zaczęła; najpierw ją rozpocznij.
why-mk-too-late = Na to jest już za późno: można to zrobić tylko przed turą lub na samym jej początku.
why-mk-announced-already = Koniec rundy został już ogłoszony.
why-mk-walk-on = Odkrywasz teren z obszaru innego bohatera, więc zanim tam zawalczysz, musisz ruszyć dalej.
why-mk-tactic-taken = Taktykę „{ $tactic }” ma w tej rundzie { $seat }, a dwóch graczy nie może mieć tej samej.
why-mk-tactic-of-dummy = Taktykę „{ $tactic }” ma w tej rundzie wirtualny gracz.
why-mk-tactic-for-day = „{ $tactic }” to taktyka na dzień, a teraz jest noc.
why-mk-tactic-for-night = „{ $tactic }” to taktyka na noc, a teraz jest dzień.
why-mk-tactic-removed = Taktykę „{ $tactic }” usunięto z gry po jednej z wcześniejszych rund.
why-mk-tactic-of-other-box = Taktyki „{ $tactic }” nie ma w pudełku, którym gracie.
why-mk-round-is-ending = Ogłoszono już koniec rundy, więc nie można już zaproponować szturmu.
why-mk-game-is-ending = Trwają ostatnie tury gry, więc nie można już zaproponować szturmu.

## Dlaczego nie: karty

why-mk-not-in-hand = Nie masz w ręce karty „{ $card }”.
why-mk-wounds-stay = Ran nie można zagrywać; trzeba je wyleczyć albo odrzucić podczas odpoczynku.
why-mk-no-wounds-as-cost = Rany nie można odrzucić jako zapłaty; wybierz inną kartę.
why-mk-no-such-effect = Nie ma tu działania, którego można by teraz użyć.
why-mk-no-card-to-give = Oprócz tej karty i ran nie masz w ręce niczego, co można odrzucić.
why-mk-no-action-card = Nie masz w ręce innej karty akcji, którą można wyrzucić.
why-mk-no-card-to-boost = Nie masz w ręce karty akcji, której działania można teraz użyć.
why-mk-no-spell-to-cast = W puli nie ma czaru, którego możesz teraz użyć i za który możesz zapłacić.
why-mk-no-wound = Nie masz w ręce żadnej rany.
why-mk-night-only = Wzmocnionego działania czaru można użyć tylko wtedy, gdy obowiązują zasady nocy.
why-mk-only-at-start = Tej karty można użyć tylko na początku walki, przed wszystkim innym.
why-mk-only-attack-phase = Tego działania można użyć tylko w fazie ataku.
why-mk-no-healing-in-combat = W walce nie można leczyć ani przywracać jednostkom gotowości.
why-mk-not-in-combat = W walce nie można tego użyć.
why-mk-sideways-not-ranged = Karta zagrana bokiem nie jest Atakiem z dystansu ani oblężniczym; poczekaj z nią na fazę ataku.
why-mk-deck-empty = Talia jest pusta, więc nie ma z niej czego wziąć.
why-mk-deck-not-empty = Twoja talia nie jest jeszcze pusta, a to warunek.
why-mk-discard-empty = Twój stos kart wykorzystanych jest pusty.
why-mk-hand-empty = Nie masz kart w ręce.
why-mk-bonus-waits = Na kartę zagraną bokiem czeka już premia z innej umiejętności; najpierw ją wykorzystaj.
why-mk-not-learning = Tak kupisz akcję zaawansowaną tylko po zagraniu karty „Nauka”, raz za każde jej zagranie.
why-mk-not-offered = Karty „{ $card }” nie ma w puli.
why-mk-attach-it = Podstawowe działanie chorągwi działa tylko przy jednostce; przypisz ją jednej z nich.
why-mk-no-banner = Karta „{ $card }” nie jest chorągwią, więc nie można jej przypisać jednostce.
why-mk-banner-used = Tej chorągwi użyto już w tej rundzie.
why-mk-works-by-itself = To działa samo, więc nie można tego użyć osobno.
why-mk-no-conversion = Żadne działanie nie pozwala Ci teraz na taką zamianę.

## Dlaczego nie: mana

why-mk-no-mana = Nie masz skąd wziąć { NAME($mana, case: "gen") } many.
why-mk-no-mana-for-it = Nie masz many, której wymaga to działanie.
why-mk-not-all-mana =
    { $need ->
        [one] To działanie kosztuje { $need } manę, a nie możesz jej zapłacić.
        [few] To działanie kosztuje razem { $need } many, a wszystkich naraz nie możesz zapłacić.
       *[other] To działanie kosztuje razem { $need } man, a wszystkich naraz nie możesz zapłacić.
    }
why-mk-no-such-mana = Nie możesz tak użyć { NAME($mana, case: "gen") } many, bo jej tam nie masz.
why-mk-mana-for-the-rest = { $mana } mana jest potrzebna na resztę kosztu; zapłać tu inną.
why-mk-other-colour = Tego kosztu nie można zapłacić jako { NAME($mana, case: "gen") } many; potrzebny jest inny kolor.
why-mk-no-gold-by-night = Złotej many nie można używać, gdy obowiązują zasady nocy.
why-mk-no-black-by-day = Czarnej many nie można używać, gdy obowiązują zasady dnia.
why-mk-black-is-black = Czarna mana jest tylko czarna: nie zastępuje innych kolorów.
why-mk-die-used = W źródle leży kość z { NAME($mana, case: "ins") } maną, ale w tej turze użyto już kości.
why-mk-source-closed = W źródle leży kość z { NAME($mana, case: "ins") } maną, ale umiejętnością Komu potrzebna magia? zamknięto źródło na tę turę.
why-mk-source-frozen = W źródle leży kość z { NAME($mana, case: "ins") } maną, ale z powodu Zamrożenia źródła nie możesz jej użyć w tej turze.
why-mk-no-die-partial = W źródle leży kość z { NAME($mana, case: "ins") } maną, ale przy częściowym udziale nie używa się kości.
why-mk-kept-for-others = W źródle leży kość z { NAME($mana, case: "ins") } maną, więc złotej kości nie można użyć jako tego koloru.
why-mk-mana-suppressed = Przez Tłumienie many pierwsza mana w turze kosztuje drugą tego samego koloru, a tej nie masz.
why-mk-no-crystal = Nie masz kryształu { NAME($mana, case: "gen") } many.
why-mk-no-use-for-mana = Many trzeba od razu użyć, a teraz nie masz jej na co użyć.
why-mk-use-it-first = Najpierw użyj { NAME($mana, case: "gen") } many z Inwokacji.
why-mk-no-crystal-yet = Nie masz jeszcze żadnego kryształu.
why-mk-no-die = W źródle nie ma odpowiedniej kości.
why-mk-source-used = W tej turze użyto już kości ze źródła, a to trzeba zrobić wcześniej.

## Dlaczego nie: jednostki, umiejętności, taktyki

why-mk-no-such-unit = Nie ma jednostki, której można by tu użyć.
why-mk-no-such-ability = Ta jednostka nie ma takiej zdolności; ma ich { $most }.
why-mk-unit-wounded = Ta jednostka jest ranna, więc nie można jej użyć ani zranić jeszcze raz.
why-mk-unit-spent = Ta jednostka nie jest gotowa do użycia; znów będzie w następnej rundzie.
why-mk-unit-ready = Ta jednostka jest już gotowa.
why-mk-unit-locked = Tej jednostce przydzielono już obrażenia w tej walce, a dzięki odporności nie została ranna; drugi raz nie można.
why-mk-units-barred = W miejscu { $space } walczysz bez jednostek; nie można ich tam używać ani przydzielać im obrażeń.
why-mk-barred-from-maze = W labiryncie można używać tylko jednostki, która weszła tam z bohaterem, i tylko jej przydzielać obrażenia.
why-mk-no-banner-here = Ta jednostka nie nosi chorągwi.
why-mk-units-spared = Działanie zabrania w tej walce przydzielać obrażenia jednostkom; wszystkie przyjmuje bohater.
why-mk-no-spent-unit = Nie masz odpowiedniej wykorzystanej jednostki, która mogłaby znów być gotowa.
why-mk-no-wounded-unit = Nie ma tu rannej jednostki, którą można wyleczyć.
why-mk-no-unit-to-use = W puli nie ma jednostki, z której można by teraz skorzystać.
why-mk-no-fit-unit = Nie masz do tego żadnej nierannej jednostki.
why-mk-too-few-heal =
    { $need ->
        [one] Potrzeba { $need } punktu Leczenia, a masz { $have }.
       *[other] Potrzeba { $need } punktów Leczenia, a masz { $have }.
    }
why-mk-not-your-skill = Nie masz umiejętności „{ $skill }”.
why-mk-skill-used = Umiejętności „{ $skill }” użyto już w tej turze.
why-mk-skill-flipped = Umiejętności „{ $skill }” użyto już w tej rundzie.
why-mk-motivated-already = Motywacji użyto niedawno; żadnej nie możesz użyć ponownie, dopóki nie minie Twoja następna tura.
why-mk-tactic-used = Taktyki „{ $tactic }” już użyto.
why-mk-tactic-before-turn = Taktyka „{ $tactic }” działa tylko przed Twoją turą, a ta już się zaczęła.
why-mk-tactic-in-turn = Taktyka „{ $tactic }” działa tylko w Twojej turze; najpierw ją rozpocznij.

## Dlaczego nie: tura

why-mk-only-wounds = W ręce masz same rany, więc ta tura może być tylko powolnym zdrowieniem.
why-mk-rested = Ta tura jest odpoczynkiem: nie możesz się ruszać ani wykonać akcji.
why-mk-rested-already = W tej turze już odpoczywasz.
why-mk-turn-decided = To już zwykła tura, więc nie możesz w niej odpoczywać.
why-mk-rest-needs-card = Odpoczywając, odrzuca się najpierw kartę inną niż rana.
why-mk-not-only-wounds = Powolne zdrowienie jest możliwe tylko wtedy, gdy w ręce masz same rany.
why-mk-acted = Akcja tej tury jest już wykonana, a w turze jest tylko jedna.
why-mk-must-fight = Stoisz na obszarze innego bohatera: zaatakuj go albo idź dalej, zanim zakończysz turę.
why-mk-no-village = Nie stoisz w wiosce, więc nie ma czego plądrować.
why-mk-plundered-already = Między dwiema turami wioskę można splądrować tylko raz.
why-mk-no-conceding = W tym scenariuszu nie można się poddać.

## Dlaczego nie: ruch i odkrywanie

why-mk-no-moving-now = Ruszać się możesz tylko w zwykłej turze, przed akcją.
why-mk-no-such-space = Takiego obszaru nie ma jeszcze na mapie.
why-mk-not-adjacent = Obszar { $space } nie sąsiaduje z Twoim.
why-mk-inaccessible = Obszar { $space } jest niedostępny bez odpowiedniego działania.
why-mk-shut-off = W tej turze nie możesz wejść na obszar { $space }: działanie zamyka przed Tobą ten teren.
why-mk-too-few-move =
    { $need ->
        [one] Potrzeba { $need } punktu Ruchu, a masz { $have }.
       *[other] Potrzeba { $need } punktów Ruchu, a masz { $have }.
    }
why-mk-rampager-there = Na obszarze { $space } jest rozwścieczony wróg; nie można tam wejść, dopóki nie zostanie pokonany.
why-mk-city-closed = Obszar { $space } jest w tym scenariuszu zamknięty.
why-mk-provokes-on-hero = Na obszarze { $space } stoi inny bohater, a ten krok sprowokowałby rozwścieczonego wroga; wejdź z innej strony.
why-mk-glade-ends-moving = W tej turze Twoja tarcza trafiła na polanę, a to zakończyło ruch.
why-mk-stands-there = Twój bohater już stoi na obszarze { $space }.
why-mk-one-step = Obszar { $space } sąsiaduje z Twoim; zrób po prostu ten jeden krok.
why-mk-cut-off = Na obszar { $space } nie prowadzi żadna droga po obszarach, na które można wejść.
why-mk-way-assaults = Najtańsza droga na obszar { $goal } to szturm na obszarze { $space }, a innej bez walki nie ma. Idź krok po kroku.
why-mk-way-provokes = Na najtańszej drodze na obszar { $goal } krok na obszar { $space } prowokuje wroga, a innej bez walki nie ma. Idź krok po kroku.
why-mk-no-way-below = Podziemiami nie dojdziesz na obszar { $space }: drogę zagradzają jeziora, bagna i morze.
why-mk-nowhere-to-go = W zasięgu nie ma obszaru, na który można się tak przenieść.
why-mk-no-tunnels = Podziemiami podróżuje się tylko w scenariuszu Władcy podziemi.
why-mk-no-gate-here = Twój bohater nie stoi na zdobytych lochach ani grobowcu, gdzie zaczyna się droga podziemiami.
why-mk-no-gate = Na obszarze { $space } nie ma zdobytych lochów ani grobowca, gdzie droga podziemiami mogłaby się skończyć.
why-mk-tile-there = Na tej pozycji leży już teren.
why-mk-off-the-map = Ta pozycja jest poza kształtem mapy.
why-mk-slot-too-far = Ta pozycja nie sąsiaduje z Twoim obszarem.
why-mk-no-tile-left = Nie ma już terenów, które można odkryć.
why-mk-core-on-coast = Terenu głównego nie wolno położyć na wybrzeżu.
why-mk-needs-two-tiles = Ten teren główny musi sąsiadować z co najmniej 2 terenami, a tu sąsiadowałby z { $have }.
why-mk-needs-three-tiles = Gdy stos terenów jest pusty, nowy teren musi sąsiadować z co najmniej 3 terenami, a tu sąsiadowałby z { $have }.
why-mk-tile-too-far-out = Teren wiejski musi sąsiadować z dwoma terenami albo z terenem, który sam sąsiaduje z co najmniej dwoma innymi.

## Dlaczego nie: miejsca i negocjacje

why-mk-no-interaction = Wpływu można używać tylko w negocjacjach albo dzięki działaniu, które na to pozwala.
why-mk-not-interacting = Nie prowadzisz negocjacji; najpierw je rozpocznij.
why-mk-only-interaction = To działa tylko w negocjacjach.
why-mk-reputation-x = Twoja reputacja stoi na polu X, więc nikt nie chce z Tobą negocjować.
why-mk-nobody-here = Nie ma tu nikogo, z kim można negocjować.
why-mk-burned-down = Ten klasztor jest już spalony.
why-mk-not-your-keep = To miejsce nie należy do Ciebie, więc nie możesz tu negocjować.
why-mk-not-conquered = Tego miejsca jeszcze nie zdobyto, więc nie można tu negocjować.
why-mk-talking = Trwają negocjacje; najpierw je zakończ.
why-mk-not-sold-here = Tego nie można tu kupić.
why-mk-no-elites = W tej grze nie ma jednostek elitarnych, więc nie można żadnej dodać do puli.
why-mk-too-few-influence =
    { $need ->
        [one] Potrzeba { $need } punktu Wpływu, a masz { $have }.
       *[other] Potrzeba { $need } punktów Wpływu, a masz { $have }.
    }
why-mk-unit-not-offered = W puli jednostek nie ma { NAME($unit, case: "gen") }.
why-mk-not-recruited-here = W tym miejscu nie można werbować { NAME($unit, case: "gen") }.
why-mk-no-monastery = Nie stoisz w klasztorze, więc nie ma czego spalić.
why-mk-no-adventure = Nie ma tu miejsca przygód, do którego można wejść.
why-mk-conquered-already = To miejsce jest już zdobyte i nie ma w nim nic więcej do zrobienia.
why-mk-an-altar = W tych ruinach jest ołtarz; nie ma tu z kim walczyć, ale możesz zapłacić manę.
why-mk-no-altar = Nie ma tu ołtarza.
why-mk-no-altar-mana = Ołtarz kosztuje 3 many w jednym kolorze ({ $mana }), a tyle nie możesz zapłacić.
why-mk-no-rampager = Na tym obszarze nie ma rozwścieczonego wroga, którego można stąd wyzwać.
why-mk-hero-here = Na tym obszarze stoi inny bohater, więc żadna inna akcja nie jest tu możliwa.
why-mk-no-hero-here = Tego bohatera nie ma na Twoim obszarze.
why-mk-peace-here = Tu może stać dowolnie wielu bohaterów i nikogo nie można zaatakować.
why-mk-no-duels = W tej grze bohaterowie nie walczą ze sobą.
why-mk-team-mate = To bohater z Twojej drużyny.
why-mk-round-announced = Ogłoszono koniec rundy: bohaterowie już ze sobą nie walczą.
why-mk-last-turns = Trwają ostatnie tury: bohaterowie już ze sobą nie walczą.
why-mk-turn-spent = { $seat } ma już wykorzystaną następną turę i nie może zostać zaatakowany.

## Dlaczego nie: walka

why-mk-no-combat = Tego można użyć tylko w walce, w odpowiedniej fazie.
why-mk-in-combat = Trwa walka; najpierw ją dokończ.
why-mk-no-such-enemy = Takiego wroga nie ma teraz w tej walce.
why-mk-no-target = Najpierw wybierz wroga, którego atakujesz.
why-mk-not-ranged = W tej fazie liczą się tylko Ataki z dystansu i oblężnicze.
why-mk-siege-only = Cel jest ufortyfikowany, więc w tej fazie liczą się tylko Ataki oblężnicze.
why-mk-twice-fortified = Fortyfikacje tego wroga: { $number }. Gdy są co najmniej dwie, wróg nie może być celem w tej fazie.
why-mk-too-weak = Atak musi mieć siłę co najmniej { $need }, a ma { $have }.
why-mk-no-attack-now = W tej fazie walki się nie atakuje.
why-mk-no-block-now = Blokować można tylko w fazie blokowania.
why-mk-no-damage-now = Obrażenia przydziela się tylko w fazie zadawania obrażeń.
why-mk-nothing-to-block = Najpierw wybierz wroga, którego atak blokujesz.
why-mk-block-too-weak = Blok musi mieć siłę co najmniej { $need }, a ma { $have }.
why-mk-does-not-attack = Ten wróg teraz nie atakuje.
why-mk-monster-attacks = Zamiast tego wroga atakuje przywołany potwór; wybierz potwora.
why-mk-blocked-already = Ten atak jest już zablokowany.
why-mk-damage-taken = Obrażenia od tego ataku są już przydzielone.
why-mk-damage-first = Najpierw przydziel wszystkie obrażenia.
why-mk-no-phases-to-skip = Tego można użyć tylko przed końcem fazy blokowania.
why-mk-no-enemy-for-it = Nie ma tu nikogo, na kogo to może zadziałać.
why-mk-fire-resistant = Ten wróg ma odporność na ogień, więc czerwone działania na niego nie wpływają.
why-mk-ice-resistant = Ten wróg ma odporność na lód, więc niebieskie działania na niego nie wpływają.
why-mk-fortified-spared = To nie działa na ufortyfikowanego wroga.
why-mk-summoner-hidden = Tego wroga osłania przywołany potwór; celem może być potwór albo wróg dopiero w fazie ataku.

## Dlaczego nie: walka między graczami

why-mk-only-enemies = To działa tylko na wrogów, a nie na innego gracza.
why-mk-only-when-blocking = W walce między graczami możesz tego użyć tylko wtedy, gdy blokujesz.
why-mk-no-unit-to-stop = W ataku, który właśnie blokujesz, nie bierze udziału żadna jednostka, więc nie ma kogo powstrzymać.
why-mk-partial-only = Przy częściowym udziale możesz używać tylko umiejętności dozwolonych poza turą.
why-mk-full-or-partial = Najpierw wybierz pełny albo częściowy udział w walce.
why-mk-no-attack-yet = Najpierw zagraj jakiś Atak albo spasuj.
why-mk-strike-first = Zagrano już Atak, więc nie możesz spasować; przeprowadź go.
why-mk-assign-first = Najpierw przydziel obrażenia albo z nich zrezygnuj.
why-mk-too-little-damage =
    { $need ->
        [one] To kosztuje { $need } punkt obrażeń, a masz { $have }.
        [few] To kosztuje { $need } punkty obrażeń, a masz { $have }.
       *[other] To kosztuje { $need } punktów obrażeń, a masz { $have }.
    }
why-mk-no-stealing-afar = Kradnie się tylko w ataku wręcz, nie dystansowym.
why-mk-cannot-steal = „{ $card }” nie należy do artefaktów, które można ukraść: ze stosu kart wykorzystanych, z obszaru gry i chorągwi rannych jednostek.
why-mk-no-pushing-afar = Spycha się tylko w ataku wręcz, nie dystansowym.
why-mk-push-not-adjacent = Obszar { $space } nie leży obok miejsca walki, a bohatera spycha się o jeden obszar.
why-mk-push-not-safe = Na obszarze { $space } bohater nie mógłby zostać; spycha się tylko na bezpieczny obszar.

## Dlaczego nie: kooperacyjny szturm

why-mk-no-joint-assault = W tej grze nie ma kooperacyjnych szturmów.
why-mk-no-city-to-storm = Nie ma tam miasta, które trzeba jeszcze zdobyć.
why-mk-space-is-shared = Na Twoim obszarze stoi { $seat }, a szturm można zaproponować tylko wtedy, gdy nie ma tam nikogo innego.
why-mk-not-beside-city = Aby wziąć udział w szturmie, musisz stać obok miasta.
why-mk-nobody-to-invite = Nie ma kogo zaprosić: obok miasta nie stoi żaden inny bohater.
why-mk-nobody-free = Nie ma kogo zaprosić: bohaterowie obok miasta mają już wykorzystaną następną turę.
why-mk-guest-not-beside-city = { $seat } nie stoi obok miasta.
why-mk-guest-turn-spent = Żeton kolejności { NAME($seat, case: "gen") } jest zakryty: szturm kosztuje następną turę, a ta jest już wykorzystana.
why-mk-invited-already = { $seat } ma już zaproszenie.
why-mk-invites-itself = Bierzesz udział bez zaproszenia; zaproś innego bohatera.
why-mk-too-few-defenders = W mieście jest mniej niż dwóch obrońców, więc nie ma kogo dzielić.
why-mk-share-too-big =
    { $most ->
        [0] Nie zostali już obrońcy, których można przydzielić komuś innemu.
        [one] Zaproszonemu możesz teraz przydzielić tylko { $most } obrońcę.
       *[other] Zaproszonemu możesz teraz przydzielić od 1 do { $most } obrońców.
    }
why-mk-invite-first = Najpierw zaproś co najmniej jednego gracza albo zrezygnuj ze szturmu.
why-mk-accept-or-decline = Zgódź się na szturm albo odmów.
why-mk-step-in-first = Najpierw wejdź do miasta albo zrezygnuj z walki.

## Dlaczego nie: scenariusze i warianty

why-mk-no-awakening = Polany aktywuje się tylko w scenariuszu Noce druidów.
why-mk-no-glade = Twój bohater nie stoi na magicznej polanie.
why-mk-glade-awake = Na tej polanie leży już Twoja tarcza.
why-mk-no-incantation = Zaklęcie wypowiada się tylko w scenariuszu Noce druidów.
why-mk-incant-by-night = Zaklęcie można wypowiedzieć tylko w nocy.
why-mk-incanted = Zaklęcie tej nocy jest już wypowiedziane, a wolno to zrobić tylko raz.
why-mk-no-own-glade = Na żadnej polanie nie leży Twoja tarcza.
why-mk-inhabited = Zaklęcia nie wolno wypowiedzieć na zamieszkanym obszarze.
why-mk-name-a-hero = Teraz wskaż bohatera, którego wystawiasz na licytację.
why-mk-hero-taken = Tego bohatera ma już inny gracz.
why-mk-bid-or-pass = Teraz licytuj albo spasuj.
why-mk-bid-range = Możesz teraz zaoferować od { $least } do { $most } punktów sławy.

## Zapis gry: czas

event-mk-turn = Zaczyna się tura { NAME($seat, case: "gen") }.
    .you = Zaczyna się twoja tura.
mk-roll-source = do źródła
mk-roll-reward = o nagrodę
mk-roll-crystal = o kryształ
mk-roll-wounds = o rany
event-mk-another-turn = { $seat } od razu rozgrywa kolejną turę.
    .you = Od razu rozgrywasz kolejną turę.
event-mk-turn-ended = { $seat } kończy turę.
    .you = Kończysz turę.
event-mk-passed-over =
    { $number ->
        [one] W jednej chwili nie było nic do wyboru: pominięto ją.
        [few] W { $number } chwilach nie było nic do wyboru: pominięto je.
       *[other] W { $number } chwilach nie było nic do wyboru: pominięto je.
    }
event-mk-forfeited = { $seat } rezygnuje z tury.
    .you = Rezygnujesz z tury.
event-mk-skipped = { $seat } pomija turę.
    .you = Pomijasz turę.
event-mk-announced = { $seat } ogłasza koniec rundy.
    .you = Ogłaszasz koniec rundy.
event-mk-round-over = Runda { $number } się kończy.
event-mk-day = Zaczyna się runda { $number }: dzień.
event-mk-night = Zaczyna się runda { $number }: noc.
event-mk-order = Kolejność tur: { $seats }.
event-mk-end-met = Warunek końca gry jest spełniony; zostały już tylko ostatnie tury.
event-mk-over = Gra jest skończona.
event-mk-eliminated = { $seat } odpada z gry.
    .you = Odpadasz z gry.
event-mk-darkness = Zapada ciemność: odtąd każda runda jest nocą.
event-mk-darkness-rolled = Kości ciemności: { $dice }.
event-mk-fury-rolled = Kość wściekłości dla obszaru { $space }: { $mana }.

## Zapis gry: przygotowanie

event-mk-named = { $seat } wystawia na licytację bohatera: { $hero }.
    .you = Wystawiasz na licytację bohatera: { $hero }.
event-mk-bid =
    { $number ->
        [one] { $seat } oferuje { $number } punkt sławy.
        [few] { $seat } oferuje { $number } punkty sławy.
       *[other] { $seat } oferuje { $number } punktów sławy.
    }
    .you =
        { $number ->
            [one] Oferujesz { $number } punkt sławy.
            [few] Oferujesz { $number } punkty sławy.
           *[other] Oferujesz { $number } punktów sławy.
        }
event-mk-sold =
    { $number ->
        [one] { $seat }: { $hero } przypada zwycięzcy licytacji za { $number } punkt sławy.
        [few] { $seat }: { $hero } przypada zwycięzcy licytacji za { $number } punkty sławy.
       *[other] { $seat }: { $hero } przypada zwycięzcy licytacji za { $number } punktów sławy.
    }
    .you = { $number ->
        [one] { $hero } przypada ci po licytacji za { $number } punkt sławy.
        [few] { $hero } przypada ci po licytacji za { $number } punkty sławy.
       *[other] { $hero } przypada ci po licytacji za { $number } punktów sławy.
    }
event-mk-draft = Gracze podają dalej karty, z których wybierają.
event-mk-draft-added = { $seat } dodaje do talii jedną z zatrzymanych kart.
    .you = Dodajesz do talii jedną z zatrzymanych kart.
event-mk-upgrades = Odkryto karty do ulepszania talii: { $cards }.
event-mk-upgraded = { $seat } bierze kartę „{ $card }” i wyrzuca kartę „{ $old }”.
    .you = Bierzesz kartę „{ $card }” i wyrzucasz kartę „{ $old }”.

## Zapis gry: taktyki i wirtualny gracz

event-mk-tactic = { $seat } bierze taktykę „{ $tactic }”.
    .you = Bierzesz taktykę „{ $tactic }”.
event-mk-tactic-used = { $seat } używa taktyki „{ $tactic }”.
    .you = Używasz taktyki „{ $tactic }”.
event-mk-dummy-tactic = Wirtualny gracz bierze taktykę „{ $tactic }”.
event-mk-dummy-card = Wirtualny gracz bierze do talii kartę „{ $card }”.
event-mk-dummy-crystal = Wirtualny gracz zyskuje kryształ { NAME($mana, case: "gen") } many.
event-mk-dummy-turn =
    { $number ->
        [one] Wirtualny gracz odkrywa { $number } kartę; o liczbie decyduje { $mana } karta.
        [few] Wirtualny gracz odkrywa { $number } karty; o liczbie decyduje { $mana } karta.
       *[other] Wirtualny gracz odkrywa { $number } kart; o liczbie decyduje { $mana } karta.
    }
event-mk-long-night = { $seat } tworzy nową talię z losowych kart wykorzystanych.
    .you = Tworzysz nową talię z losowych kart wykorzystanych.
event-mk-searched = { $seat } bierze do ręki wybraną kartę z talii i tasuje resztę.
    .you = Bierzesz do ręki wybraną kartę z talii i tasujesz resztę.
event-mk-stashed = { $seat } odkłada kartę pod taktykę.
    .you = Odkładasz kartę pod taktykę.
event-mk-stash-taken =
    { $number ->
        [one] { $seat } bierze do ręki { $number } kartę spod taktyki.
        [few] { $seat } bierze do ręki { $number } karty spod taktyki.
       *[other] { $seat } bierze do ręki { $number } kart spod taktyki.
    }
    .you =
        { $number ->
            [one] Bierzesz do ręki { $number } kartę spod taktyki.
            [few] Bierzesz do ręki { $number } karty spod taktyki.
           *[other] Bierzesz do ręki { $number } kart spod taktyki.
        }
event-mk-shuffled-back =
    { $number ->
        [one] { $seat } wtasowuje do talii { $number } kartę z ręki.
        [few] { $seat } wtasowuje do talii { $number } karty z ręki.
       *[other] { $seat } wtasowuje do talii { $number } kart z ręki.
    }
    .you =
        { $number ->
            [one] Wtasowujesz do talii { $number } kartę z ręki.
            [few] Wtasowujesz do talii { $number } karty z ręki.
           *[other] Wtasowujesz do talii { $number } kart z ręki.
        }

## Zapis gry: karty

event-mk-drew =
    { $number ->
        [one] { $seat } dobiera { $number } kartę.
        [few] { $seat } dobiera { $number } karty.
       *[other] { $seat } dobiera { $number } kart.
    }
    .you =
        { $number ->
            [one] Dobierasz { $number } kartę.
            [few] Dobierasz { $number } karty.
           *[other] Dobierasz { $number } kart.
        }
    .sum = dobrane { $number }
event-mk-played = { $seat } zagrywa kartę „{ $card }”.
    .you = Zagrywasz kartę „{ $card }”.
event-mk-played-sideways = { $seat } zagrywa kartę „{ $card }” bokiem.
    .you = Zagrywasz kartę „{ $card }” bokiem.
event-mk-played-strong = { $seat } zagrywa kartę „{ $card }” ze wzmocnieniem.
    .you = Zagrywasz kartę „{ $card }” ze wzmocnieniem.
event-mk-discarded = { $seat } odrzuca kartę „{ $card }”.
    .you = Odrzucasz kartę „{ $card }”.
    .sum = odrzucona karta „{ $card }”
event-mk-thrown-away = { $seat } wyrzuca kartę „{ $card }”.
    .you = Wyrzucasz kartę „{ $card }”.
event-mk-gained = { $seat } zyskuje kartę „{ $card }”.
    .you = Zyskujesz kartę „{ $card }”.
event-mk-gained-artifacts = { $seat } kładzie zdobyte artefakty na wierzchu swojej talii.
    .you = Kładziesz zdobyte artefakty na wierzchu swojej talii.
event-mk-artifacts-seen =
    { $number ->
        [one] { $seat } ogląda { $number } artefakt.
        [few] { $seat } ogląda { $number } artefakty.
       *[other] { $seat } ogląda { $number } artefaktów.
    }
    .you =
        { $number ->
            [one] Oglądasz { $number } artefakt.
            [few] Oglądasz { $number } artefakty.
           *[other] Oglądasz { $number } artefaktów.
        }
event-mk-recovered = { $seat } przenosi do talii kartę „{ $card }”.
    .you = Przenosisz do talii kartę „{ $card }”.
event-mk-stolen = { $seat } kradnie { NAME($victim, case: "dat") } artefakt „{ $card }”.
    .you = Kradniesz { NAME($victim, case: "dat") } artefakt „{ $card }”.
    .you-victim = { $seat } kradnie ci artefakt „{ $card }”.
event-mk-hand-shown = { $seat } pokazuje rękę: { $cards }.
    .you = Pokazujesz rękę: { $cards }.
event-mk-offered = Nowa karta w puli { $offer }: „{ $card }”.
    .all = Nowe karty w puli { $offer }: { $card }.
mk-offer-spells = czarów
mk-offer-actions = zaawansowanych akcji
mk-offer-monasteries = klasztorów
event-mk-unit-offered = Nowa jednostka w puli: { $unit }.
    .all = Nowe jednostki w puli: { $unit }.

## Zapis gry: mana

event-mk-source-rolled = Rzut kośćmi źródła: { $dice }.
event-mk-rolled = { $seat } rzuca { $roll }: { $dice }.
    .you = Rzucasz { $roll }: { $dice }.
    .sum = rzut { $roll } ({ $dice })
event-mk-mana =
    { $number ->
        [one] { $seat } zyskuje { $number } znacznik { NAME($mana, case: "gen") } many.
        [few] { $seat } zyskuje { $number } znaczniki { NAME($mana, case: "gen") } many.
       *[other] { $seat } zyskuje { $number } znaczników { NAME($mana, case: "gen") } many.
    }
    .you =
        { $number ->
            [one] Zyskujesz { $number } znacznik { NAME($mana, case: "gen") } many.
            [few] Zyskujesz { $number } znaczniki { NAME($mana, case: "gen") } many.
           *[other] Zyskujesz { $number } znaczników { NAME($mana, case: "gen") } many.
        }
    .sum = mana { $mana } × { $number }
event-mk-crystal = { $seat } zyskuje kryształ { NAME($mana, case: "gen") } many.
    .you = Zyskujesz kryształ { NAME($mana, case: "gen") } many.
    .sum = kryształ { NAME($mana, case: "gen") } many
event-mk-crystal-back = { $seat } odzyskuje kryształy { NAME($mana, case: "gen") } many: { $number }.
    .you = Odzyskujesz kryształy { NAME($mana, case: "gen") } many: { $number }.
event-mk-crystal-lost = Kryształ { NAME($mana, case: "gen") } many przepada, bo { $seat } ma już 3 takie.
    .you = Kryształ { NAME($mana, case: "gen") } many przepada, bo masz już 3 takie.
event-mk-crystal-melted = { $seat } traci kryształ { NAME($mana, case: "gen") } many.
    .you = Tracisz kryształ { NAME($mana, case: "gen") } many.
event-mk-paid = { $seat } używa { NAME($way, case: "gen") } jako { NAME($mana, case: "gen") } many.
    .you = Używasz { NAME($way, case: "gen") } jako { NAME($mana, case: "gen") } many.
    .sum = za pomocą { NAME($way, case: "gen") }
event-mk-die-stored = { $seat } kładzie na swojej taktyce { NAME($mana, case: "acc") } kość.
    .you = Kładziesz na swojej taktyce { NAME($mana, case: "acc") } kość.

## Zapis gry: punkty, sława, poziomy

event-mk-move-points =
    { $number ->
        [one] { $seat } zyskuje { $number } punkt Ruchu.
        [few] { $seat } zyskuje { $number } punkty Ruchu.
       *[other] { $seat } zyskuje { $number } punktów Ruchu.
    }
    .you =
        { $number ->
            [one] Zyskujesz { $number } punkt Ruchu.
            [few] Zyskujesz { $number } punkty Ruchu.
           *[other] Zyskujesz { $number } punktów Ruchu.
        }
    .sum = Ruch { $number }
event-mk-influence-points =
    { $number ->
        [one] { $seat } zyskuje { $number } punkt Wpływu.
        [few] { $seat } zyskuje { $number } punkty Wpływu.
       *[other] { $seat } zyskuje { $number } punktów Wpływu.
    }
    .you =
        { $number ->
            [one] Zyskujesz { $number } punkt Wpływu.
            [few] Zyskujesz { $number } punkty Wpływu.
           *[other] Zyskujesz { $number } punktów Wpływu.
        }
    .sum = Wpływ { $number }
event-mk-heal-points =
    { $number ->
        [one] { $seat } zyskuje { $number } punkt Leczenia.
        [few] { $seat } zyskuje { $number } punkty Leczenia.
       *[other] { $seat } zyskuje { $number } punktów Leczenia.
    }
    .you =
        { $number ->
            [one] Zyskujesz { $number } punkt Leczenia.
            [few] Zyskujesz { $number } punkty Leczenia.
           *[other] Zyskujesz { $number } punktów Leczenia.
        }
    .sum = Leczenie { $number }
event-mk-attack-points = { $seat } dodaje Atak { $number } ({ $kind }, { $element }).
    .you = Dodajesz Atak { $number } ({ $kind }, { $element }).
    .sum = Atak { $number } ({ $kind }, { $element })
event-mk-block-points = { $seat } dodaje Blok { $number } ({ $element }).
    .you = Dodajesz Blok { $number } ({ $element }).
    .sum = Blok { $number } ({ $element })
event-mk-fame =
    { $number ->
        [one] { $seat } zyskuje { $number } punkt sławy (razem { $total }).
        [few] { $seat } zyskuje { $number } punkty sławy (razem { $total }).
       *[other] { $seat } zyskuje { $number } punktów sławy (razem { $total }).
    }
    .you =
        { $number ->
            [one] Zyskujesz { $number } punkt sławy (razem { $total }).
            [few] Zyskujesz { $number } punkty sławy (razem { $total }).
           *[other] Zyskujesz { $number } punktów sławy (razem { $total }).
        }
    .sum = sława +{ $number }
event-mk-fame-lines = { $seat } przekracza linię toru sławy, zyskuje dodatkowo { $number } i ma { $total }.
    .you = Przekraczasz linię toru sławy, zyskujesz dodatkowo { $number } i masz { $total }.
    .sum = sława +{ $number }
event-mk-reputation-up =
    { $number ->
        [one] { $seat } zyskuje { $number } punkt reputacji.
        [few] { $seat } zyskuje { $number } punkty reputacji.
       *[other] { $seat } zyskuje { $number } punktów reputacji.
    }
    .you =
        { $number ->
            [one] Zyskujesz { $number } punkt reputacji.
            [few] Zyskujesz { $number } punkty reputacji.
           *[other] Zyskujesz { $number } punktów reputacji.
        }
    .sum = reputacja +{ $number }
event-mk-reputation-down =
    { $number ->
        [one] { $seat } traci { $number } punkt reputacji.
        [few] { $seat } traci { $number } punkty reputacji.
       *[other] { $seat } traci { $number } punktów reputacji.
    }
    .you =
        { $number ->
            [one] Tracisz { $number } punkt reputacji.
            [few] Tracisz { $number } punkty reputacji.
           *[other] Tracisz { $number } punktów reputacji.
        }
    .sum = reputacja −{ $number }
event-mk-level = { $seat } awansuje na poziom { $number }.
    .you = Awansujesz na poziom { $number }.
event-mk-skills-seen = { $seat } odkrywa nowe umiejętności ({ $skills }).
    .you = Odkrywasz nowe umiejętności ({ $skills }).
event-mk-skill-gained = { $seat } zyskuje umiejętność „{ $skill }”.
    .you = Zyskujesz umiejętność „{ $skill }”.
event-mk-skill-used = { $seat } używa umiejętności „{ $skill }”.
    .you = Używasz umiejętności „{ $skill }”.
event-mk-common-skill = Do puli wspólnych umiejętności trafia „{ $skill }”.
    .all = Do puli wspólnych umiejętności trafiają: { $skill }.

## Zapis gry: rany

event-mk-wounded =
    { $number ->
        [one] { $seat } bierze do ręki { $number } ranę.
        [few] { $seat } bierze do ręki { $number } rany.
       *[other] { $seat } bierze do ręki { $number } ran.
    }
    .you =
        { $number ->
            [one] Bierzesz do ręki { $number } ranę.
            [few] Bierzesz do ręki { $number } rany.
           *[other] Bierzesz do ręki { $number } ran.
        }
    .sum = rany { $number }
event-mk-poisoned =
    { $number ->
        [one] Zatrucie: na stos kart wykorzystanych { NAME($seat, case: "gen") } trafia { $number } rana.
        [few] Zatrucie: na stos kart wykorzystanych { NAME($seat, case: "gen") } trafiają { $number } rany.
       *[other] Zatrucie: na stos kart wykorzystanych { NAME($seat, case: "gen") } trafia { $number } ran.
    }
    .you = { $number ->
        [one] Zatrucie: na twój stos kart wykorzystanych trafia { $number } rana.
        [few] Zatrucie: na twój stos kart wykorzystanych trafiają { $number } rany.
       *[other] Zatrucie: na twój stos kart wykorzystanych trafia { $number } ran.
    }
event-mk-knocked-out = Ogłuszenie: { $seat } odrzuca z ręki wszystkie karty oprócz ran.
    .you = Ogłuszenie: odrzucasz z ręki wszystkie karty oprócz ran.
event-mk-paralyzed = Paraliż: { $seat } odrzuca z ręki wszystkie karty oprócz ran.
    .you = Paraliż: odrzucasz z ręki wszystkie karty oprócz ran.
event-mk-healed = { $seat } pozbywa się rany.
    .you = Pozbywasz się rany.
    .sum = jedna rana mniej

## Zapis gry: jednostki

event-mk-activated = { $seat } aktywuje { NAME($unit, case: "acc") }.
    .you = Aktywujesz { NAME($unit, case: "acc") }.
event-mk-attached = { $seat } przypisuje { NAME($unit, case: "dat") } kartę „{ $card }”.
    .you = Przypisujesz { NAME($unit, case: "dat") } kartę „{ $card }”.
event-mk-readied = { $seat } znów ma gotową jednostkę: { $unit }.
    .you = Znów masz gotową jednostkę: { $unit }.
event-mk-unit-healed = { $seat } leczy { NAME($unit, case: "acc") }.
    .you = Leczysz { NAME($unit, case: "acc") }.
event-mk-unit-wounded = { $seat } ma ranną jednostkę: { $unit }.
    .you = Masz ranną jednostkę: { $unit }.
event-mk-tactic-gone = Taktyka „{ $tactic }” odpada z gry.
event-mk-banner-back = { $seat } wtasowuje do talii chorągiew „{ $card }”.
    .you = Wtasowujesz do talii chorągiew „{ $card }”.
event-mk-put-back = { $seat } odkłada do talii kartę „{ $card }”.
    .you = Odkładasz do talii kartę „{ $card }”.
event-mk-wounds-gone =
    { $number ->
        [one] { $seat } wyrzuca { $number } ranę z tej tury.
        [few] { $seat } wyrzuca { $number } rany z tej tury.
       *[other] { $seat } wyrzuca { $number } ran z tej tury.
    }
    .you =
        { $number ->
            [one] Wyrzucasz { $number } ranę z tej tury.
            [few] Wyrzucasz { $number } rany z tej tury.
           *[other] Wyrzucasz { $number } ran z tej tury.
        }
event-mk-shield-gone = Z obszaru { $space } znika tarcza { NAME($seat, case: "gen") }.
    .you = Z obszaru { $space } znika twoja tarcza.
event-mk-conceded = { $seat } poddaje grę.
    .you = Poddajesz grę.
event-mk-unit-withstood = { $seat } ma jednostkę, która wytrzymuje obrażenia: { $unit }.
    .you = Masz jednostkę, która wytrzymuje obrażenia: { $unit }.
event-mk-unit-weakened = { $seat } ma osłabioną jednostkę: { $unit }.
    .you = Masz osłabioną jednostkę: { $unit }.
event-mk-unit-spent = { $seat } ma wykorzystaną jednostkę: { $unit }.
    .you = Masz wykorzystaną jednostkę: { $unit }.
event-mk-unit-lost = { $seat } traci { NAME($unit, case: "acc") }.
    .you = Tracisz { NAME($unit, case: "acc") }.
event-mk-unit-given-up = { $seat } rezygnuje ze zdobytej jednostki.
    .you = Rezygnujesz ze zdobytej jednostki.
event-mk-recruited = { $seat } zdobywa jednostkę: { $unit }.
    .you = Zdobywasz jednostkę: { $unit }.
event-mk-disbanded = { $seat } rozformowuje { NAME($unit, case: "acc") }.
    .you = Rozformowujesz { NAME($unit, case: "acc") }.

## Zapis gry: mapa

event-mk-moved = { $seat } idzie na obszar { $space }; koszt: { $number }.
    .you = Idziesz na obszar { $space }; koszt: { $number }.
event-mk-flew = { $seat } przenosi się na obszar { $space }.
    .you = Przenosisz się na obszar { $space }.
event-mk-tile = Odkryto teren { $tile }.
event-mk-token-seen = Na obszarze { $space } odkryto { NAME($enemy, case: "acc") }.
event-mk-ruin-seen = Na obszarze { $space } odkryto żeton: { $ruin }.
event-mk-city-found = Odkryto miasto: { $space }.
event-mk-entrance = Powstało sekretne wejście: obszar { $space }.
event-mk-withdrew = { $seat } wycofuje się na obszar { $space }.
    .you = Wycofujesz się na obszar { $space }.
event-mk-rested = { $seat } odpoczywa.
    .you = Odpoczywasz.
event-mk-recovers = { $seat } powoli zdrowieje.
    .you = Powoli zdrowiejesz.
event-mk-plundered = { $seat } plądruje wioskę.
    .you = Plądrujesz wioskę.
event-mk-talks = { $seat } negocjuje w { NAME($space, case: "loc") }.
    .you = Negocjujesz w { NAME($space, case: "loc") }.
event-mk-bought-artifact = { $seat } kupuje artefakt, który odbierze na koniec tury.
    .you = Kupujesz artefakt, który odbierzesz na koniec tury.
event-mk-glade = { $seat } kładzie tarczę na polanie: obszar { $space }.
    .you = Kładziesz tarczę na polanie: obszar { $space }.

## Zapis gry: walka

event-mk-combat = { $seat } staje do walki. Wrogowie: { $enemies }.
    .you = Stajesz do walki. Wrogowie: { $enemies }.
event-mk-summoned = Na wezwanie { NAME($enemy, case: "gen") } do walki staje potwór: { $monster }.
event-mk-weakened = { $seat } osłabia { NAME($enemy, case: "acc") }.
    .you = Osłabiasz { NAME($enemy, case: "acc") }.
event-mk-stopped = { $enemy }: bez ataku w tej walce.
event-mk-armor-now = Zbroja { NAME($enemy, case: "gen") } wynosi teraz { $number }.
event-mk-attack-now = Atak { NAME($enemy, case: "gen") } wynosi teraz { $number }.
event-mk-abilities-lost = { $enemy }: utrata zdolności lub odporności.
event-mk-weakened-all = { $seat } osłabia wrogów.
    .you = Osłabiasz wrogów.
event-mk-blocked = { $seat } blokuje { NAME($enemy, case: "acc") }.
    .you = Blokujesz { NAME($enemy, case: "acc") }.
event-mk-defeated = { $seat } pokonuje { NAME($enemy, case: "acc") }.
    .you = Pokonujesz { NAME($enemy, case: "acc") }.
event-mk-conquered = { $seat } zdobywa { NAME($space, case: "acc") }.
    .you = Zdobywasz { NAME($space, case: "acc") }.
event-mk-burned = { $seat } pali klasztor.
    .you = Palisz klasztor.
event-mk-freed = { $seat } wyzwala { NAME($space, case: "acc") }.
    .you = Wyzwalasz { NAME($space, case: "acc") }.
event-mk-city-taken = { $seat } zdobywa { NAME($space, case: "acc") }.
    .you = Zdobywasz { NAME($space, case: "acc") }.
event-mk-city-led = { $seat } obejmuje władzę namiestnika w { NAME($space, case: "loc") }.
    .you = Obejmujesz władzę namiestnika w { NAME($space, case: "loc") }.
event-mk-die-shown = Tajna kość jest { $mana }.
event-mk-die-not = Tajna kość nie jest { $mana }.

## Zapis gry: bohaterowie przeciw sobie i razem

event-mk-duel = { $seat } atakuje { NAME($other, case: "acc") }.
    .you = Atakujesz { NAME($other, case: "acc") }.
    .you-other = { $seat } cię atakuje.
event-mk-full = { $seat } wybiera pełny udział w walce.
    .you = Wybierasz pełny udział w walce.
event-mk-partial = { $seat } wybiera częściowy udział w walce.
    .you = Wybierasz częściowy udział w walce.
event-mk-passed = { $seat } pasuje.
    .you = Pasujesz.
event-mk-struck = { $seat } atakuje z siłą { $number }.
    .you = Atakujesz z siłą { $number }.
event-mk-pushed = { $seat } musi ustąpić na obszar { $space }.
    .you = Musisz ustąpić na obszar { $space }.
event-mk-duel-won = { $seat } wygrywa walkę między graczami.
    .you = Wygrywasz walkę między graczami.
event-mk-duel-drawn = Walka między graczami kończy się remisem.
event-mk-proposed = { $seat } proponuje kooperacyjny szturm.
    .you = Proponujesz kooperacyjny szturm.
event-mk-accepted = { $seat } zgadza się na szturm.
    .you = Zgadzasz się na szturm.
event-mk-declined = { $seat } odmawia udziału w szturmie.
    .you = Odmawiasz udziału w szturmie.
event-mk-dealt = Obrońcy miasta zostali losowo rozdzieleni.
event-mk-gave-up = { $seat } nie wchodzi do miasta.
    .you = Nie wchodzisz do miasta.
event-mk-assault-failed = Kooperacyjny szturm się nie udaje; uczestnicy wracają na swoje obszary.

## Czego nie można już cofnąć

barrier-mk-artifacts-seen = w tym miejscu obejrzano artefakty
barrier-mk-crystal-melted = w tym miejscu wylosowano utracony kryształ
barrier-mk-darkness = w tym miejscu rzucono kośćmi o nadejście ciemności
barrier-mk-dealt = w tym miejscu rozlosowano obrońców miasta
barrier-mk-die-shown = w tym miejscu wyszło na jaw coś o tajnej kości
barrier-mk-draft = w tym miejscu gracze dostali nowe karty do wyboru
barrier-mk-drew = w tym miejscu dobrano kartę
barrier-mk-dummy-tactic = w tym miejscu wirtualny gracz wziął taktykę
barrier-mk-dummy-turn = w tym miejscu wirtualny gracz odkrył karty
barrier-mk-gained = w tym miejscu wzięto nieznaną kartę
barrier-mk-hand-shown = w tym miejscu wyszły na jaw karty w ręce
barrier-mk-long-night = w tym miejscu wylosowano karty do nowej talii
barrier-mk-offered = w tym miejscu odkryto nową kartę w puli
barrier-mk-proposed = w tym miejscu złożono propozycję szturmu
barrier-mk-recovered = w tym miejscu wylosowano karty wracające do talii
barrier-mk-rolled = w tym miejscu rzucono kością
barrier-mk-ruin-seen = w tym miejscu odkryto żeton ruin
barrier-mk-searched = w tym miejscu obejrzano talię
barrier-mk-skills-seen = w tym miejscu odkryto umiejętności
barrier-mk-source-rolled = w tym miejscu rzucono kośćmi źródła
barrier-mk-stash-taken = w tym miejscu wzięto do ręki odłożone karty
barrier-mk-tile = w tym miejscu odkryto teren
barrier-mk-token-seen = w tym miejscu odkryto wroga
barrier-mk-turn-ended = w tym miejscu skończyła się tura
barrier-mk-unit-offered = w tym miejscu odkryto nową jednostkę w puli
barrier-mk-upgrades = w tym miejscu odkryto karty do ulepszania talii

## Działania: jak się łączą

effect-mk-then = { $a }; { WITHIN($b, keep: "Atak Blok Ruch Wpływ Leczenie Reputacja Pancerz") }
effect-mk-and = { $a }, potem { WITHIN($b, keep: "Atak Blok Ruch Wpływ Leczenie Reputacja Pancerz") }
effect-mk-or = { $a } albo { WITHIN($b, keep: "Atak Blok Ruch Wpływ Leczenie Reputacja Pancerz") }
effect-mk-may = Możesz też: { $part }
effect-mk-nothing = Brak działania
effect-mk-when-day = W dzień dodatkowo ({ $then })
effect-mk-when-night = W nocy dodatkowo ({ $then })
effect-mk-when-interaction = Podczas negocjacji dodatkowo ({ $then })
effect-mk-when-lowest-fame = Jeśli masz mniej sławy niż każdy inny gracz, dodatkowo ({ $then })
effect-mk-when-else-day = W dzień { $then }, w nocy { $otherwise }
effect-mk-when-else-forest = W lesie { $then }, gdzie indziej { $otherwise }
effect-mk-discard-for = Odrzuć z ręki kartę inną niż rana: { $then }
effect-mk-invoke = Odrzuć z ręki kartę inną niż rana i zyskaj 1 znacznik many do wyboru ({ $colours }); musisz jej od razu użyć
effect-mk-invoke-wound = Odrzuć z ręki ranę i zyskaj 1 znacznik many do wyboru ({ $colours }); musisz jej od razu użyć
effect-mk-pay-for = Zapłać dodatkową manę (czerwona: { $red }, niebieska: { $blue }, zielona: { $green }, biała: { $white })
effect-mk-pay-to-do = { $then }, jeśli zapłacisz { NAME($mana, case: "acc") } manę

## Działania: punkty

effect-mk-move = Ruch { $n }
effect-mk-influence = Wpływ { $n }
effect-mk-heal = Leczenie { $n }
effect-mk-attack-melee = Atak { $element } { $n }
effect-mk-attack-ranged = Atak { $element } z dystansu { $n }
effect-mk-attack-siege = Atak oblężniczy { $element } { $n }
effect-mk-block = Blok { $element } { $n }
effect-mk-per-crystal =
    { $base ->
        [0] { $plus } za każdy kolor, w którym masz kryształ
       *[other] { $base } plus { $plus } za każdy kolor, w którym masz kryształ
    }
effect-mk-per-enemy =
    { $base ->
        [0] { $plus } za każdego niepokonanego wroga w tej walce
       *[other] { $base } plus { $plus } za każdego niepokonanego wroga w tej walce
    }
effect-mk-per-icon =
    { $base ->
        [0] { $plus } za każdy symbol zdolności, żywiołu ataku i odporności blokowanego wroga
       *[other] { $base } plus { $plus } za każdy symbol zdolności, żywiołu ataku i odporności blokowanego wroga
    }
effect-mk-per-unit =
    { $base ->
        [0] { $plus } za każdą Twoją gotową i niezranioną jednostkę, licząc najwyżej trzy
       *[other] { $base } plus { $plus } za każdą Twoją gotową i niezranioną jednostkę, licząc najwyżej trzy
    }
effect-mk-per-wound =
    { $base ->
        [0] { $plus } za każdą ranę w ręce i na Twoich jednostkach
       *[other] { $base } plus { $plus } za każdą ranę w ręce i na Twoich jednostkach
    }
effect-mk-agility = W walce w tej turze każdy punkt Ruchu, który został, możesz zamienić na Atak 1
effect-mk-agility-ranged = W walce w tej turze każdy punkt Ruchu, który został, możesz zamienić na Atak 1, a każde dwa na Atak z dystansu 1
effect-mk-diplomacy = Wpływ { $n } i prawo do zamiany w tej turze punktów Wpływu na tyle samo punktów Bloku
effect-mk-diplomacy-element = Wpływ { $n } i prawo do zamiany w tej turze punktów Wpływu na tyle samo punktów Bloku { $element }
effect-mk-ambush = Pierwsza w tej turze karta zagrana jako Atak lub Blok, także bokiem, dostaje Atak +{ $attack } albo Blok +{ $block }
effect-mk-sideways-damn = Jedna karta zagrana bokiem daje 2 punkty zamiast 1, a akcja zaawansowana, czar lub artefakt 3
effect-mk-sideways-magic = Jedna karta zagrana bokiem daje 3 zamiast 1, ale w tej turze nie używasz kości ze źródła
effect-mk-sideways-plain = Jedna karta zagrana bokiem daje 2 zamiast 1
effect-mk-universal-power = Zapłać manę koloru podstawowego: jedna karta zagrana bokiem daje 3 punkty zamiast 1, a akcja lub czar tego koloru 4
effect-mk-power-of-pain = W tej turze możesz zagrać bokiem jedną ranę; daje 2 punkty

## Działania: mana, kryształy, kości

effect-mk-mana =
    { $colours_count ->
        [one] { $n ->
            [one] Zyskaj znacznik { NAME($colours, case: "gen") } many
            [few] Zyskaj { $n } znaczniki { NAME($colours, case: "gen") } many
           *[other] Zyskaj { $n } znaczników { NAME($colours, case: "gen") } many
        }
       *[other] { $n ->
            [one] Zyskaj znacznik many (do wyboru: { $colours })
            [few] Zyskaj { $n } znaczniki many (każdy do wyboru: { $colours })
           *[other] Zyskaj { $n } znaczników many (każdy do wyboru: { $colours })
        }
    }
effect-mk-mana-any =
    { $n ->
        [one] Zyskaj znacznik many w dowolnym kolorze, także złotym lub czarnym
        [few] Zyskaj { $n } znaczniki many w dowolnych kolorach, także złotym lub czarnym
       *[other] Zyskaj { $n } znaczników many w dowolnych kolorach, także złotym lub czarnym
    }
effect-mk-crystal =
    { $colours_count ->
        [one] { $n ->
            [one] Zyskaj kryształ { NAME($colours, case: "gen") } many
            [few] Zyskaj { $n } kryształy { NAME($colours, case: "gen") } many
           *[other] Zyskaj { $n } kryształów { NAME($colours, case: "gen") } many
        }
       *[other] { $n ->
            [one] Zyskaj kryształ many (do wyboru: { $colours })
            [few] Zyskaj { $n } kryształy many (każdy do wyboru: { $colours })
           *[other] Zyskaj { $n } kryształów many (każdy do wyboru: { $colours })
        }
    }
effect-mk-crystal-any =
    { $n ->
        [one] Zyskaj kryształ w dowolnym kolorze podstawowym
        [few] Zyskaj { $n } kryształy w dowolnych kolorach podstawowych
       *[other] Zyskaj { $n } kryształów w dowolnych kolorach podstawowych
    }
effect-mk-crystal-own = Zyskaj kryształ w kolorze, w którym masz już kryształ
effect-mk-crystallize = Zapłać manę koloru podstawowego i zyskaj kryształ tego koloru
effect-mk-crystals-return = Na koniec tury odzyskujesz wszystkie kryształy wydane w tej turze
effect-mk-roll-crystals = Rzuć 2 kośćmi many: kolor podstawowy daje kryształ tego koloru, złoty kryształ do wyboru, a czarny Sławę +1
effect-mk-endless = W tej turze masz { NAME($colour, case: "acc") } i czarną manę bez ograniczeń; Sława +1 za każdy czar zasilany { NAME($colour, case: "ins") } maną
effect-mk-can-use-gold = W tej turze możesz używać złotej many
effect-mk-can-use-black = W tej turze możesz używać czarnej many jak w nocy
effect-mk-polarization = W tej turze możesz użyć jednej many jako przeciwnej: czerwonej jako niebieskiej, zielonej jako białej i na odwrót; w dzień także czarnej jako dowolnego koloru, ale nie do wzmocnienia czaru, a w nocy złotej jako czarnej, ale tylko do wzmocnienia czaru
effect-mk-extra-dice = W tej turze możesz użyć jeszcze { $n } kości ze źródła
effect-mk-set-die = Weź kość ze źródła i ustaw na niej dowolny kolor oprócz złotego: zyskujesz 2 znaczniki many tego koloru, a na koniec tury kość wraca bez rzutu
effect-mk-storm-crystal = Wybierz kość źródła w kolorze podstawowym: zyskujesz kryształ tego koloru i rzucasz nią ponownie
effect-mk-storm-all = Rzuć ponownie wszystkimi kośćmi źródła; W tej turze możesz użyć jeszcze 3 kości ze źródła, a złotych i czarnych jako dowolnego koloru podstawowego
effect-mk-mana-claim = Zabierz ze źródła do końca rundy kość w kolorze podstawowym: zyskujesz od razu 3 znaczniki many tego koloru albo po 1 na początku każdej następnej swojej tury
effect-mk-mana-curse = Zabierz ze źródła do końca rundy kość w kolorze podstawowym: zyskujesz od razu 3 znaczniki many tego koloru albo po 1 na początku każdej następnej swojej tury; Do końca rundy inny gracz, który użyje many tego koloru, bierze ranę, najwyżej jedną w turze
effect-mk-steal-die = Połóż na tej taktyce kość źródła w kolorze podstawowym; w jednej ze swoich tur możesz jej użyć oprócz zwykłej kości
effect-mk-search-mana = Raz w turze, przed użyciem kości ze źródła, możesz rzucić ponownie jedną lub dwiema kośćmi źródła, najpierw złotymi
effect-mk-mana-exploit = Zyskaj znacznik many w dowolnym kolorze oprócz złotego; do Twojej następnej tury inni gracze biorą ranę, gdy użyją many innego koloru, po jednej za każdy kolor
effect-mk-source-freeze = Do Twojej następnej tury inni gracze nie mogą używać swojej zwykłej kości ze źródła; na jej początku zyskujesz kryształ w jednym z kolorów podstawowych widocznych w źródle
effect-mk-mana-meltdown = Każdy inny gracz traci losowy kryształ, a jeśli nie ma żadnego, bierze ranę; możesz zyskać jeden z utraconych kryształów
effect-mk-mana-radiance = Wybierz kolor podstawowy: każdy gracz, także Ty, bierze ranę za każdy swój kryształ tego koloru, a potem zyskujesz 2 takie kryształy

## Działania: sława, reputacja, rany

effect-mk-fame = Sława +{ $n }
effect-mk-fame-later = Sława +{ $n } na koniec tury
effect-mk-fame-per-defeat = Sława +1 za każdego wroga pokonanego w tej turze
effect-mk-reputation-up = Reputacja +{ $n } na koniec tury
effect-mk-reputation-down = Reputacja −{ $n } na koniec tury
effect-mk-tale = Reputacja +1 na koniec tury za każdą jednostkę zwerbowaną w tej turze
effect-mk-tale-fame = Sława +1 i Reputacja +1 na koniec tury za każdą jednostkę zwerbowaną w tej turze
effect-mk-take-wound = Najpierw weź do ręki ranę
effect-mk-spend-wound = Odrzuć z ręki ranę i dobierz kartę, ale nie w walce
effect-mk-roll-wounds =
    { $n ->
        [one] Rzuć kością many: jeśli jest czerwona lub czarna, weź do ręki ranę
       *[other] Rzuć { $n } kośćmi many: za każdą czerwoną lub czarną weź do ręki ranę
    }
effect-mk-wounds-vanish = Na koniec tury możesz wyrzucić wszystkie rany, które bohater dostał w tej turze
effect-mk-grail = Leczenie { $n }; Sława +1 za każdy wykorzystany punkt tego Leczenia
effect-mk-grail-draws = Za każdą ranę wyleczoną w tej turze z ręki dobierz kartę
effect-mk-healing-ritual = Wyrzuć z ręki najwyżej dwie rany; pierwsza z nich trafia do ręki gracza, którego bohater jest najbliżej

## Działania: karty

effect-mk-draw =
    { $n ->
        [one] Dobierz { $n } kartę
        [few] Dobierz { $n } karty
       *[other] Dobierz { $n } kart
    }
effect-mk-boost = Zagraj inną kartę akcji i użyj jej wzmocnionego działania bez płacenia many; jej Ruch, Wpływ, Atak lub Blok rośnie o { $n }
effect-mk-repeat =
    { $n ->
        [one] Użyj { $n } raz podstawowego działania innej karty akcji z ręki, a potem ją wyrzuć
       *[other] Użyj { $n } razy podstawowego działania innej karty akcji z ręki, a potem ją wyrzuć
    }
effect-mk-repeat-strong =
    { $n ->
        [one] Użyj { $n } raz wzmocnionego działania innej karty akcji z ręki, bez płacenia many, a potem ją wyrzuć
       *[other] Użyj { $n } razy wzmocnionego działania innej karty akcji z ręki, bez płacenia many, a potem ją wyrzuć
    }
effect-mk-come-back-bottom = Na koniec tury możesz położyć tę kartę na spodzie swojej talii, jeśli talia nie jest pusta
effect-mk-come-back-top = Na koniec tury możesz położyć tę kartę na wierzchu swojej talii
effect-mk-throw-for-two-crystals = Wyrzuć z ręki kartę akcji i zyskaj 2 kryształy jej koloru
effect-mk-throw-for-other-crystals = Wyrzuć z ręki kartę akcji i zyskaj po jednym krysztale każdego innego koloru podstawowego
effect-mk-throw-for-action-to-discard = Wyrzuć z ręki kartę akcji i weź z puli akcję zaawansowaną tego samego koloru na stos kart wykorzystanych
effect-mk-throw-for-action-to-hand = Wyrzuć z ręki kartę akcji i weź z puli do ręki akcję zaawansowaną tego samego koloru
effect-mk-throw-for-spell-to-hand = Wyrzuć z ręki kartę akcji, weź z puli do ręki czar tego samego koloru i zyskaj kryształ tego koloru
effect-mk-cast-offered = Użyj czaru z puli, płacąc jego zwykły koszt w manie; karta zostaje w puli
effect-mk-buy-spell = Zapłać manę koloru podstawowego i weź z puli czar tego koloru na stos kart wykorzystanych
effect-mk-learn = Raz w tej turze możesz kupić z puli akcję zaawansowaną za 6 punktów Wpływu; trafia na stos kart wykorzystanych
effect-mk-learn-strong = Raz w tej turze możesz kupić z puli akcję zaawansowaną za 9 punktów Wpływu; trafia do ręki
effect-mk-meditation = Dwie losowe karty ze stosu kart wykorzystanych trafiają na wierzch albo na spód Twojej talii; na koniec tej tury dobierasz o 2 karty więcej
effect-mk-trance = Dwie wybrane karty ze stosu kart wykorzystanych trafiają na wierzch albo na spód Twojej talii; na koniec tej tury dobierasz o 2 karty więcej
effect-mk-mind-read = Wybierz kolor podstawowy i zyskaj kryształ tego koloru; każdy inny gracz odrzuca akcję lub czar tego koloru, a jeśli ich nie ma, pokazuje rękę
effect-mk-mind-steal = Wybierz kolor podstawowy i zyskaj kryształ tego koloru; każdy inny gracz odrzuca akcję lub czar tego koloru, a jeśli ich nie ma, pokazuje rękę; Możesz zabrać na stałe do ręki jedną z odrzuconych kart akcji
effect-mk-justice = Odrzuć z ręki dowolną liczbę kart innych niż rany: Atak fizyczny 3 za każdą
effect-mk-time-bends = Na koniec tury zagrane karty wracają do ręki, nie dobierasz kart i zaraz rozgrywasz następną turę; ta karta zostaje odłożona do końca rundy

## Działania: taktyki

effect-mk-no-bonus = Bez dodatkowego działania; liczy się tylko numer
effect-mk-rethink = Odrzuć najwyżej 3 karty, także rany, i dobierz tyle samo; potem wtasuj stos kart wykorzystanych do talii
effect-mk-planning = Jeśli na koniec tury, przed dobieraniem, masz w ręce co najmniej 2 karty, dobierasz o jedną więcej
effect-mk-another-turn = Raz w rundzie, w swojej turze: zaraz po niej rozgrywasz jeszcze jedną
effect-mk-long-night = Raz w rundzie, gdy Twoja talia jest pusta: 3 losowe karty ze stosu kart wykorzystanych tworzą nową talię
effect-mk-midnight-meditation = Raz w rundzie, przed swoją turą: wtasuj do talii najwyżej 5 kart z ręki, także rany, i dobierz tyle samo
effect-mk-preparation = Weź do ręki dowolną kartę ze swojej talii; resztę talii potasuj
effect-mk-sparing-power = Przed każdą swoją turą odłóż pod tę taktykę wierzchnią kartę talii albo zakryj taktykę i weź do ręki wszystkie odłożone karty

## Działania: ruch

effect-mk-terrain-cut = Koszt { NAME($terrains, case: "gen") } spada w tej turze o { $n }, najniżej do { $least }
effect-mk-terrain-cut-all = Koszt każdego obszaru spada w tej turze o { $n }, najniżej do { $least }
effect-mk-terrain-set = Koszt { NAME($terrains, case: "gen") } w tej turze to najwyżej { $n }
effect-mk-terrain-set-all = Koszt każdego dostępnego obszaru w tej turze to najwyżej { $n }
effect-mk-terrain-open = Koszt { NAME($terrains, case: "gen") } w tej turze to { $n } i wolno tam wejść
effect-mk-leap = W tej turze obszary i pozycje terenów odległe o dwa kroki są dla Ciebie sąsiednie, a Twój ruch nikogo nie prowokuje
effect-mk-fly-one = Przenieś się za darmo, nikogo nie prowokując, na bezpieczny sąsiedni obszar
effect-mk-fly-two = Przenieś się za 2 punkty Ruchu, nikogo nie prowokując, na bezpieczny obszar odległy o 2
effect-mk-fly-wings = Przenieś się na bezpieczny obszar odległy o 1 do 5, płacąc 1 punkt Ruchu za każdy krok i nikogo nie prowokując
effect-mk-fly-underground = Przenieś się za darmo na bezpieczny obszar odległy najwyżej o 3, ale nie przez bagna ani jeziora; nikogo nie prowokujesz
effect-mk-fly-underground-attack = Przenieś się za darmo na odległość najwyżej 3, ale nie przez bagna ani jeziora, do miejsca, które szturmujesz, albo do innego bohatera i zaatakuj; fortyfikacja miejsca się nie liczy, a ruch się kończy
effect-mk-see-as-by-day = Sąsiednie garnizony i wszystkie ruiny odkrywa się jak w dzień
effect-mk-prayer-of-weather = Koszt każdego obszaru spada dla Ciebie w tej turze o 2, najniżej do 1; innym graczom do Twojej następnej tury rośnie o 1, najwyżej do 5

## Działania: jednostki

effect-mk-ready = Jedna Twoja jednostka poziomu najwyżej { $level } znów jest gotowa
effect-mk-ready-any = Jedna Twoja jednostka znów jest gotowa
effect-mk-ready-all = Wszystkie Twoje jednostki znów są gotowe
effect-mk-ready-total = Twoje jednostki o łącznym poziomie najwyżej { $levels } znów są gotowe
effect-mk-heal-unit = Usuń jedną ranę z jednej swojej jednostki
effect-mk-wound-this-unit = Ta jednostka dostaje ranę
effect-mk-units-resist = W tej turze wszystkie Twoje jednostki mają odporność fizyczną, na ogień i na lód
effect-mk-units-fight = W tej walce Atak i Blok każdej Twojej jednostki rośnie o { $n }, ale jednostkom nie możesz przydzielać obrażeń
effect-mk-lead-attack = Zwykły Atak jednej aktywowanej jednostki rośnie o { $n }
effect-mk-lead-block = Blok jednej aktywowanej jednostki rośnie o { $n }
effect-mk-lead-ranged = Atak z dystansu jednej aktywowanej jednostki rośnie o { $n }
effect-mk-lend = Użyj jednej zdolności jednostki z puli jak własnej; jednostka zostaje w puli
effect-mk-recruit-free = Weź za darmo dowolną jednostkę z puli; bez wolnego żetonu dowodzenia rozformuj najpierw jedną ze swoich
effect-mk-energy-flow = Jedna Twoja jednostka znów jest gotowa; Możesz potem sprawić, że u każdego innego gracza jedna jednostka poziomu najwyżej 2 stanie się wykorzystana
effect-mk-energy-steal = Jedna Twoja jednostka znów jest gotowa i traci jedną ranę; Możesz potem sprawić, że u każdego innego gracza jedna jednostka poziomu najwyżej 3 stanie się wykorzystana
effect-mk-bonds-of-loyalty = Gdy zdobywasz tę umiejętność, do puli trafiają dwie zwykłe jednostki; jej żeton jest dodatkowym żetonem dowodzenia, a jednostka pod nim kosztuje o 5 punktów Wpływu mniej, walczy także tam, gdzie jednostek nie wolno używać, i nie można jej rozformować
effect-mk-altem-mages = Atak zimnym ogniem 5 albo Blok zimnym ogniem 5; wartość rośnie o 2 za niebieską manę i o 2 za czerwoną manę
effect-mk-all-cold-fire = W tej walce wszystkie Twoje Ataki są Atakami zimnym ogniem
effect-mk-all-siege = W tej walce wszystkich Twoich Ataków możesz używać jako oblężniczych
effect-mk-banner-of-courage = Przypisz jednostce: raz w rundzie, ale nie w walce, może ona znów być gotowa
effect-mk-banner-of-fear = Przypisz jednostce: w fazie blokowania możesz ją wykorzystać, aby anulować atak jednego wroga; Sława +1
effect-mk-banner-of-glory = Przypisz jednostce: jej zbroja, Atak i Blok rosną o 1, a gdy atakuje lub blokuje, Sława +1
effect-mk-banner-of-protection = Przypisz jednostce: jej zbroja rośnie o 1 i ma ona odporność na ogień i na lód
effect-mk-glory = W tej turze zbroja, Atak i Blok wszystkich Twoich jednostek rosną o 1; Sława +1 za każdą jednostkę, która w tej turze atakuje lub blokuje

## Działania: wrogowie

effect-mk-weaken-one = Jeden wróg: { $parts }
effect-mk-weaken-all = Wszyscy wrogowie: { $parts }
effect-mk-weaken-open = Jeden nieufortyfikowany wróg: { $parts }
effect-mk-weaken-others = Wszyscy inni wrogowie: { $parts }
effect-mk-no-attack = brak ataku w tej walce
effect-mk-less-armor = zbroja −{ $n }, najniżej do 1
effect-mk-less-armor-walls = zbroja −{ $n }, a jeśli jest fortyfikacja, −{ $walls }, najniżej do 1
effect-mk-lose-walls = utrata fortyfikacji
effect-mk-lose-resistances = utrata wszystkich odporności
effect-mk-lose-fire = utrata odporności na ogień
effect-mk-break-one = Zbroja jednego wroga spada o 1 za każdą jego odporność, najniżej do 1
effect-mk-destroy-one = Zniszcz jednego wroga
effect-mk-no-walls = Fortyfikacja miejsca się nie liczy
effect-mk-skip = W tej walce pomija się fazę blokowania i fazę zadawania obrażeń
effect-mk-skip-flying = Jeśli na początku walki zostało Ci co najmniej tyle punktów Ruchu, ilu jest wrogów, pomija się w niej fazę blokowania i fazę zadawania obrażeń
effect-mk-retort-armor = Zbroja zablokowanego wroga spada o 3, najniżej do 1
effect-mk-retort-attack = Jeśli blok się uda, w fazie ataku możesz użyć Ataku ogniem 4
effect-mk-retort-destroy = Jeśli blok się uda, zablokowany wróg zostaje zniszczony
effect-mk-retort-no-swift = Blokowany wróg traci szybkość
effect-mk-double-physical = W fazie ataku Twoje Ataki fizyczne liczą się podwójnie, a wszyscy wrogowie tracą odporność fizyczną
effect-mk-wrath = Atak oblężniczy fizyczny 6, do którego możesz dodać najwyżej 6 punktów; za każdy dodany rzuć kością many: jeśli jest czerwona lub czarna, weź do ręki ranę

## Teksty kart, jednostek, umiejętności i taktyk

text-mk-basic = Podstawowe działanie: { $effect }.
text-mk-strong = Wzmocnione działanie za { NAME($mana, case: "acc") } manę: { $effect }.
text-mk-thrown = Wzmocnione działanie po wyrzuceniu tej karty: { $effect }.
text-mk-spell = Podstawowe działanie za { NAME($mana, case: "acc") } manę: { $effect }.
text-mk-strong-spell = Wzmocnione działanie „{ $name }” za { NAME($mana, case: "acc") } i { NAME($black, case: "acc") } manę, tylko w nocy: { $effect }.
text-mk-first-only = Karty można użyć tylko na samym początku walki.
text-mk-last-only = Wzmocnionego działania można użyć tylko w fazie ataku.
text-mk-wound = Rana zajmuje miejsce w ręce i nie można jej zagrać. Pozbędziesz się jej leczeniem, a podczas odpoczynku możesz ją odrzucić.
text-mk-unit =
    { $sites_count ->
        [one] Zwykła jednostka, poziom { $level }. Koszt werbunku { $cost }, zbroja { $armor }. Miejsce werbunku: { $sites }.
       *[other] Zwykła jednostka, poziom { $level }. Koszt werbunku { $cost }, zbroja { $armor }. Miejsca werbunku: { $sites }.
    }
text-mk-unit-elite =
    { $sites_count ->
        [one] Elitarna jednostka, poziom { $level }. Koszt werbunku { $cost }, zbroja { $armor }. Miejsce werbunku: { $sites }.
       *[other] Elitarna jednostka, poziom { $level }. Koszt werbunku { $cost }, zbroja { $armor }. Miejsca werbunku: { $sites }.
    }
text-mk-resists = Do tego { $resistances }.
text-mk-ability = Zdolność: { $effect }.
text-mk-ability-mana = Zdolność za { NAME($mana, case: "acc") } manę: { $effect }.
text-mk-once-a-turn = Raz w turze.
text-mk-once-a-round = Raz w rundzie.
text-mk-motivation = Możesz jej użyć także poza swoją turą, tuż przed nią; potem do końca następnej własnej tury nie użyjesz żadnej Motywacji.
text-mk-always = Działa przez cały czas.
text-mk-interactive = Umiejętność interaktywna, raz w rundzie: może zaszkodzić innym graczom.
text-mk-effect = { $effect }.
text-mk-tactic = Taktyka na { NAME($time, case: "acc") }, numer { $number }.

## Teksty wrogów, ruin i miast

text-mk-enemy = Rodzaj: { $pile }. Zbroja { $armor }, Atak { $element } { $attack }, sława { $fame }.
text-mk-summoner = Rodzaj: { $pile }. Zbroja { $armor }, sława { $fame }. Zamiast własnego ataku jest przywołanie: w fazie blokowania zjawia się potwór z lochów i walczy w zastępstwie.
text-mk-abilities = Zdolności: { $abilities }.
text-mk-altar =
    { $n ->
        [one] W ramach akcji możesz zapłacić tu { $n } manę ({ $mana }); od razu zyskujesz { $fame } punktów sławy i zaznaczasz ruiny tarczą.
        [few] W ramach akcji możesz zapłacić tu { $n } many jednego koloru ({ $mana }); od razu zyskujesz { $fame } punktów sławy i zaznaczasz ruiny tarczą.
       *[other] W ramach akcji możesz zapłacić tu { $n } man jednego koloru ({ $mana }); od razu zyskujesz { $fame } punktów sławy i zaznaczasz ruiny tarczą.
    }
text-mk-ruin = Wrogowie: { $enemies }. Nagroda za pokonanie ostatniego z nich: { $rewards }.
text-mk-city-white = Każdy obrońca ma zbroję wyższą o 1. W zdobytym mieście możesz werbować wszystkie jednostki z puli, a za 2 punkty Wpływu dodać do niej jednostkę elitarną.
text-mk-city-blue = Ataki ogniem i lodem obrońców są silniejsze o 2, a Ataki zimnym ogniem o 1. W zdobytym mieście możesz kupować czary z puli, każdy za 7 punktów Wpływu i jedną manę jego koloru.
text-mk-city-red = Fizyczne ataki obrońców mają brutalność. W zdobytym mieście możesz kupować artefakty, każdy za 12 punktów Wpływu; odbierasz je na koniec tury.
text-mk-city-green = Fizyczne ataki obrońców mają zatrucie. W zdobytym mieście możesz kupować akcje zaawansowane z puli albo w ciemno z talii, każdą za 6 punktów Wpływu.
text-mk-city-level = Obrońcy na poziomie { $level }: { $enemies }.

## Teksty obszarów i miejsc

text-mk-terrain = Koszt wejścia w punktach Ruchu: { $day } w dzień, { $night } w nocy.
text-mk-terrain-closed = Zwykle nie można tu wejść.
text-mk-site-portal = Tu bohaterowie wchodzą na mapę. Na portalu może stać kilku bohaterów i nie wolno na nim walczyć. Kto kończy tu turę, schodzi z mapy do swojej następnej tury.
text-mk-site-village = W negocjacjach możesz werbować jednostki z ikoną wioski i kupować Leczenie, punkt za 3 punkty Wpływu. Przed swoją turą możesz splądrować wioskę: tracisz 1 punkt reputacji i dobierasz 2 karty.
text-mk-site-monastery = W negocjacjach możesz werbować jednostki z ikoną klasztoru, kupować Leczenie, punkt za 2 punkty Wpływu, i akcje zaawansowane z puli jednostek, każdą za 6. W ramach akcji możesz też spalić klasztor: tracisz 3 punkty reputacji i bez jednostek walczysz z fioletowym wrogiem. Nagrodą za zwycięstwo jest artefakt.
text-mk-site-keep = Broni jej jeden szary wróg, ufortyfikowany przez mury. Wejście jest szturmem i kosztuje 1 punkt reputacji. Zdobyta baszta jest Twoja: możesz w niej werbować, a w niej i obok niej limit kart w ręce rośnie o liczbę Twoich baszt. Inni gracze mogą ją odbić.
text-mk-site-mage_tower = Broni jej jeden fioletowy wróg, ufortyfikowany przez mury. Wejście jest szturmem i kosztuje 1 punkt reputacji, a nagrodą za zdobycie jest czar. W zdobytej wieży każdy może werbować i kupować czary, każdy za 7 punktów Wpływu i jedną manę jego koloru.
text-mk-site-city = Bronią go ufortyfikowani wrogowie z premią zależną od koloru miasta; ich liczba zależy od poziomu. Wejście jest szturmem i kosztuje 1 punkt reputacji. Za każdego pokonanego obrońcę kładziesz na karcie miasta tarczę, a kto ma ich najwięcej, zostaje namiestnikiem. W zdobytym mieście można negocjować, a tarcze dają tam premie do Wpływu i do limitu kart w ręce.
text-mk-site-magical_glade = Kto zaczyna tu turę, zyskuje złotą manę w dzień albo czarną w nocy. Kto kończy tu turę, może wyrzucić ranę z ręki albo ze stosu kart wykorzystanych.
text-mk-site-crystal_mine = Kto kończy tu turę, zyskuje kryształ w kolorze kopalni, chyba że ma już 3 takie.
text-mk-site-monster_den = W ramach akcji walczysz z brązowym wrogiem; możesz używać jednostek. Niepokonany wróg zostaje tu odkryty. Nagroda za zwycięstwo: 2 losowe kryształy.
text-mk-site-spawning_grounds = W ramach akcji walczysz z dwoma brązowymi wrogami naraz; możesz używać jednostek. Niepokonani zostają, a brakującego zastępuje nowy. Nagroda za pokonanie obu: artefakt i 3 losowe kryształy.
text-mk-site-dungeon = W ramach akcji walczysz z brązowym wrogiem, bez jednostek i według zasad nocy. Nagrodą za pierwsze zwycięstwo jest czar albo artefakt, o czym decyduje rzut kością. Później można tu wchodzić tylko po sławę.
text-mk-site-tomb = W ramach akcji walczysz z czerwonym wrogiem, bez jednostek i według zasad nocy. Nagrodą za pierwsze zwycięstwo są czar i artefakt. Później można tu wchodzić tylko po sławę.
text-mk-site-ancient_ruins = Leży tu żeton ruin, w nocy zakryty, dopóki ktoś tu nie wejdzie lub nie wstanie dzień. Jest na nim albo ołtarz, na którym płacisz manę za sławę, albo wrogowie strzegący nagrody. Możesz używać jednostek.
text-mk-site-marauding_orcs = Zielony wróg zajmuje obszar i nie można tu wejść, dopóki nie zostanie pokonany. Krok między dwoma obszarami obok niego go prowokuje, a z sąsiedztwa możesz go wyzwać. Za pokonanie zyskujesz 1 punkt reputacji.
text-mk-site-draconum = Czerwony wróg zajmuje obszar i nie można tu wejść, dopóki nie zostanie pokonany. Krok między dwoma obszarami obok niego go prowokuje, a z sąsiedztwa możesz go wyzwać. Za pokonanie zyskujesz 2 punkty reputacji.
text-mk-site-secret_dungeon = Działa jak lochy, ale wrogiem jest leżący tu zakryty brązowy żeton, a po porażce zastępuje go nowy. Po zdobyciu można stąd przechodzić podziemiami do innych zdobytych lochów i grobowców.
text-mk-site-secret_tomb = Działa jak grobowiec, ale wrogiem jest leżący tu zakryty czerwony żeton, a po porażce zastępuje go nowy. Po zdobyciu można stąd przechodzić podziemiami do innych zdobytych lochów i grobowców.

## Czego nie da się odczytać ani przygotować

problem-mk-from-one = Numery zaczynają się od 1, a podano „{ $given }”; wpisz 1 lub więcej.
problem-mk-options = Ustawienia „{ $first }” i „{ $second }” nie pasują do siebie; zmień jedno z nich.
problem-mk-slot = „{ $given }” nie jest pozycją terenu; wpisz dwie liczby całkowite z przecinkiem, na przykład 1,2.
problem-mk-space = „{ $given }” nie jest obszarem; wpisz literę terenu i cyfrę od 0 do 6, na przykład B3.

## Tiles

mk-tile-start = startowy { $number }
mk-tile-country = wiejski { $number }
mk-tile-core = główny { $number }

## Situations

problem-mk-given-card = Nie ma już wolnego egzemplarza karty „{ $card }”.
problem-mk-given-unit = Nie ma już wolnego egzemplarza jednostki „{ $unit }”.
problem-mk-given-token = Nie ma już wolnego żetonu „{ $enemy }”.
problem-mk-given-city = Miasta „{ $city }” nie ma na mapie. Najpierw wyłóż jego teren, w „tiles”.
problem-mk-given-dummy = W tej grze nie ma wirtualnego gracza.
problem-mk-given-hero = Bohatera miejsca określa „setup”; „{ $hero }” siedzi gdzie indziej albo nie gra.

## Parts of the table that are no cards or places

mk-piece-die = Kość: mana { $mana }
mk-piece-crystal = Kryształ: mana { $mana }
mk-piece-token = Żeton: mana { $mana }
mk-piece-stored = Odłożona kość: mana { $mana }
mk-unexplored = Nieodkryte miejsce
mk-blow = { $number }. atak wroga { $foe }
