### Euthia: Torment of Resurrection: zasady po polsku, jedna wiadomość na zasadę.
### Wartość to zasada w brzmieniu dla gracza, .title to jej krótka nazwa.
### Wiadomość, której id jest przedrostkiem bez numeru, to nagłówek rozdziału.

## Elementy gry

EU-COMP = Elementy gry
EU-COMP-01 = Gra jest przeznaczona dla 1–4 graczy. Każdy gracz prowadzi dokładnie jednego Bohatera. Bohaterów jest sześcioro: Dral (niebieski), Keleia (żółty), Áel (biały), Maeldur (czerwony), Skoldur (czarny) i Taesiri (fioletowy).
    .title = Gracze i Bohaterowie
EU-COMP-02 = W grze jest 69 kafli Mapy: 16 z Rozdziału I, 13 z Rozdziału II, 14 z Rozdziału III, 14 z Rozdziału IV i 12 z Rozdziału V.
    .title = Kafle Mapy
EU-COMP-03 = Każdy Bohater ma planszę, figurkę, arkusz, 2 sześciościenne kości Bohatera, 25 żetonów Bohatera, 1 żeton Maksymalnego Zdrowia, 2 zestawy po 3 żetony Akcji (Wydobycie, Handel, Walka), 10 żetonów Handlu, 30 żetonów Interakcji i 12 żetonów Obrażeń. Żeton Interakcji ma dwie strony: z kilofem i młotem oraz z Żywiołakiem.
    .title = Elementy Bohatera
EU-COMP-04 = W grze jest 135 kafli Bohatera: 21 Maeldura, po 22 Áel, Drala i Kelei oraz po 24 Skoldura i Taesiri.
    .title = Kafle Bohatera
EU-COMP-05 = W grze są 73 kafle Kupca, 76 kafli Alchemika, 70 kafli Zabójców Smoków, 12 Mikstur Leczenia, 12 Szarych Sakw, 6 kafli Zaopatrzenia, 12 Nagród Łowcy, 12 Nagród Zbrojmistrza, 7 Nagród Czarownicy, 4 Zwoje Teleportacji i 6 Artefaktów.
    .title = Kafle Handlu
EU-COMP-06 = W grze jest 25 kafli Surowców z Gór, 25 z Jeziora i 24 z Jaskini. Kafli Skarbu jest po 20 na każdym z poziomów 1, 2 i 3.
    .title = Kafle Surowców i Skarbów
EU-COMP-07 = Kart Potworów jest 14 na poziomie 1, 14 na poziomie 2 i 12 na poziomie 3. Kart Potworów Elitarnych jest 7 na poziomie 1, 7 na poziomie 2 i 6 na poziomie 3. Tyle samo jest kart Nagrody za Zlecenie: po jednej na każdego Potwora Elitarnego.
    .title = Karty Potworów i Zleceń
EU-COMP-08 = Srebrnych kart jest 24 (3 rodzaje po 8), a Złotych 32 (4 rodzaje po 8; jeden z nich służy tylko do gry jednoosobowej i kooperacyjnej). Kart Kontroli jest 12, po 2 na Bohatera, a kart Walki 36.
    .title = Karty Srebrne, Złote, Kontroli i Walki
EU-COMP-09 = Kart Spotkań jest 103: po 7 z każdego z 14 rodzajów oraz 5 kart Czarownicy do gry jednoosobowej i kooperacyjnej.
    .title = Karty Spotkań
EU-COMP-10 = Farrug ma 4 karty Smoka i 4 karty Ataku, a Mirrezil 4 karty Smoka. Jest też 7 kart Wydarzeń, 6 kart Legendy, 4 karty Żywiołaków, 10 kart Szału Zniszczenia, 4 karty Postaci i 10 kart Pomocy. Po 1 karcie mają Moc Faer (z 1 żetonem), Wspólnik, Sabotażysta i Interwencja Shii.
    .title = Pozostałe karty
EU-COMP-11 = Żetonów Gaar jest 30, Dwurt 12, Chaosu 15, a złotych monet 64. Esencji jest 60 (po 15 z 4 rodzajów), a Klejnotów 110: po 15 Ametystów, Szmaragdów, Onyksów, Opali, Rubinów i Szafirów oraz po 10 Demonicznych Kamieni i Diamentów. Są też 2 żetony Efektu Globalnego (Powietrze, Ziemia), 6 Odznak, 4 żetony Reputacji, 3 dwustronne żetony Inicjatywy, 6 żetonów Ruchu, 6 żetonów Golema (1 na Bohatera), 12 żetonów Magii Obronnej, 31 żetonów Zniszczenia (12 typu A, 19 typu B) i 1 żeton Zdrowia Potwora.
    .title = Żetony
EU-COMP-12 = W grze jest 12 kości Bohatera, 1 Kość Nadziei i 1 kość Dwurt. Figurki przedstawiają 6 Bohaterów, Golema, Kościół i Farruga.
    .title = Kości i figurki
EU-COMP-13 = 36 kafli Potworów nie ma w grze żadnego zastosowania. Tutaj ich nie ma.
    .title = Kafli Potworów się nie używa
EU-COMP-14 = Żetonów nigdy nie brakuje (EU-GOLD-03). Kart i kafli jest tylko tyle, ile podano wyżej.
    .title = Co jest ograniczone

## Przygotowanie gry

EU-SETUP = Przygotowanie gry
EU-SETUP-01 = Wybierzcie jeden Scenariusz. Określa on kafel Startowy, tabelę Mapy, liczbę Rund, zasady specjalne i to, czy grają Potwory Elitarne. Na pierwszą grę polecane jest Polowanie.
    .title = Wybór Scenariusza
EU-SETUP-02 = Kafel Startowy Scenariusza leży na środku Mapy. Jeśli Scenariusz nie wskazuje innego, jest to Kościół bez Kapłana.
    .title = Kafel Startowy
EU-SETUP-03 = Kafle Mapy dzieli się według Rozdziałów, a potem na cztery grupy: Stałe, Spotkań (mają też żółty znak zapytania), Scenariusza (kolor wskazuje rodzaj Scenariusza) i Dodatkowe.
    .title = Podział kafli Mapy
EU-SETUP-04 = Z każdego używanego Rozdziału weźcie wszystkie kafle Stałe, losowe kafle Spotkań, kafle przypisane do Scenariusza i losowe kafle Dodatkowe. Ile losowych kafli wziąć, podaje tabela Mapy Scenariusza dla danego Rozdziału i liczby graczy. Nikt nie ogląda wylosowanych kafli.
    .title = Wybór kafli Mapy
EU-SETUP-05 = Niewybrane kafle Mapy opuszczają grę bez oglądania. Dotyczy to także pozostałych kafli Startowych.
    .title = Nieużyte kafle Mapy
EU-SETUP-06 = Każdy Rozdział tasuje się osobno. Rozdziały tworzą jeden zakryty stos: najniższy leży na wierzchu, najwyższy na spodzie.
    .title = Stos kafli Mapy
EU-SETUP-07 = W Obronie Krainy dla 3 graczy bierze się wszystkie kafle Stałe Rozdziałów I–IV; 1 kafel Spotkania z Rozdziału I, 1 z II, 2 z III i żadnego z IV; 6 kafli Dodatkowych z Rozdziału I, 4 z II, 3 z III i 3 z IV, razem 16. Kafli Scenariusza nie ma, a Rozdział V nie bierze udziału w grze.
    .title = Przykład: Obrona Krainy dla 3 graczy
EU-SETUP-08 = Każdy gracz wybiera innego Bohatera i bierze wszystkie jego elementy. Elementy pozostałych Bohaterów opuszczają grę.
    .title = Wybór Bohaterów
EU-SETUP-09 = Twoje Maksymalne Zdrowie ma na początku wartość z planszy Bohatera: Dral { $dral_health }, Keleia { $keleia_health }, Áel { $ael_health }, Maeldur { $maeldur_health }, Skoldur { $skoldur_health } i Taesiri { $taesiri_health }. Aktualne Zdrowie jest na początku takie samo.
    .title = Początkowe Zdrowie
EU-SETUP-10 = Początkowe kafle Bohatera kładziesz odkryte na polach Bohatera z taką samą ikoną jak w prawym dolnym rogu kafla.
    .title = Początkowe kafle Bohatera
EU-SETUP-11 = Pozostałe kafle Bohatera tworzą Twój własny zakryty stos, ułożony według wartości Reputacji, z najniższą na wierzchu. Porządek wśród kafli o równej wartości jest dowolny.
    .title = Pozostałe kafle Bohatera
EU-SETUP-12 = Kafla Bohatera z ikoną liczby graczy używa się tylko, gdy liczba się zgadza: jedne są tylko do gry jednoosobowej, inne tylko dla 2–4 graczy. Kafli bez tej ikony używa się zawsze.
    .title = Kafle zależne od liczby graczy
EU-SETUP-13 = Zaczynasz z 4 żetonami Gaar na 4 polach Gaar. Skoldur zaczyna zamiast tego z żetonami Dwurt (EU-DWURT-01). Masz na początku 0 złota, chyba że Scenariusz mówi inaczej.
    .title = Początkowe żetony Gaar i złoto
EU-SETUP-14 = Pierwszego gracza wybiera się losowo i pozostaje nim on do końca gry. Jego żeton Bohatera zaznacza Rundę 1 na torze Rund.
    .title = Pierwszy gracz i tor Rund
EU-SETUP-15 = Każdy Bohater zaczyna z Reputacją 0, chyba że Scenariusz mówi inaczej. Reputacja nie ma górnej granicy (żetony oznaczają 50 i 100) i nigdy nie spada poniżej 0.
    .title = Początkowa Reputacja
EU-SETUP-16 = Kafle Zabójców Smoków, Alchemika i Kupca tasuje się osobno. Każdy rodzaj leży zakryty w dwóch kupkach, które liczą się jako jeden stos. Po 4 kafle każdego rodzaju odkrywa się jako jego ofertę.
    .title = Oferty Handlu
EU-SETUP-17 = Mikstury Leczenia i Szare Sakwy tworzą odkryte stosy.
    .title = Odkryte stosy
EU-SETUP-18 = Kość Nadziei leży na początku pustą ścianką do góry, czyli wskazuje 0.
    .title = Kość Nadziei
EU-SETUP-19 = Kafle Surowców tasuje się według rodzaju (Góry, Jezioro, Jaskinia), kafle Skarbu i karty Potworów według poziomu. Karty Srebrne i Złote tasuje się jako dwie talie. Wszystkie leżą zakryte, każde z własnym stosem odrzuconych.
    .title = Stosy i talie
EU-SETUP-20 = W rywalizacji 2–4 graczy z gry usuwa się wszystkie Złote karty oznaczone jako jednoosobowe i wszystkie karty Walki.
    .title = Bez kart gry jednoosobowej
EU-SETUP-21 = W grze 2-osobowej nie używa się kart Kontroli. Przy 3–4 graczach karty Kontroli wszystkich Bohaterów w grze, po 2 na każdego, tasuje się i kładzie zakryte.
    .title = Karty Kontroli
EU-SETUP-22 = Karty Spotkań leżą podzielone według rodzaju. Dany rodzaj przygotowuje się dopiero po odkryciu jego kafla Mapy.
    .title = Karty Spotkań czekają
EU-SETUP-23 = Dodatkowe przygotowania ze Scenariusza wykonuje się na końcu.
    .title = Scenariusz na końcu
EU-SETUP-24 = Przed grą gracze mogą ustalić granicę Mapy. Poza nią nigdy nie można położyć kafla. Jeśli jej nie ustalicie, granicy nie ma.
    .title = Granica Mapy
EU-SETUP-25 = Cztery karty Żywiołaków leżą odkryte przez całą grę. Żetony Gaar, Dwurt, Chaosu, złota, Klejnotów i Esencji tworzą bank.
    .title = Żywiołaki i bank
EU-SETUP-26 = Kart Wydarzeń, Legendy, Farruga i Szału, Artefaktów i Odznak używa się tylko w Scenariuszach, które je wymieniają. Kafle Nagród wchodzą do gry razem ze swoim Spotkaniem (EU-ENCOUNTER-03). W każdym Scenariuszu Zaopatrzenie tworzy potasowany stos, a Zwoje Teleportacji odkryty stos.
    .title = Elementy niektórych Scenariuszy

## Złote zasady

EU-GOLD = Złote zasady
EU-GOLD-01 = Jeśli masz dobrać kartę lub kafel, a stos jest pusty, potasuj stos odrzuconych jako nowy stos i dopiero wtedy dobierz. Kart Spotkań nigdy nie tasuje się ponownie. Jeśli stos odrzuconych też jest pusty, nie dobierasz nic.
    .title = Puste stosy i talie
EU-GOLD-02 = Bohaterowie nigdy nic sobie nie dają ani nie zabierają, chyba że mówi o tym zasada. Dotyczy to także gry kooperacyjnej.
    .title = Bez wymiany między Bohaterami
EU-GOLD-03 = Liczba żetonów nie jest ograniczona.
    .title = Żetonów nigdy nie brakuje
EU-GOLD-04 = Teksty kart i kafli, Scenariusz i Dodatek do Instrukcji mają pierwszeństwo przed tymi zasadami.
    .title = Co ma pierwszeństwo
EU-GOLD-05 = Z efektu opcjonalnego możesz zrezygnować, zarówno w Walce, jak i we własnej Turze. Efekt obowiązkowy, którego nie da się wykonać w pełni, wykonuje się na tyle, na ile się da. Jeśli nie możesz zapłacić całego kosztu, nie możesz wybrać tej opcji.
    .title = Można i trzeba

## Rundy

EU-ROUND = Rundy
EU-ROUND-01 = Gra trwa tyle Rund, ile podaje Scenariusz.
    .title = Długość gry
EU-ROUND-02 = Na początku każdej Rundy każdy gracz kładzie na odpowiednich polach planszy po 1 żetonie Akcji: Wydobycia, Handlu i Walki.
    .title = Nowe żetony Akcji
EU-ROUND-03 = Na początku każdej Rundy wszystkie wykorzystane Przedmioty i Umiejętności stają się przygotowane, także te leżące obok planszy.
    .title = Przygotowanie kafli
EU-ROUND-04 = Na początku każdej Rundy wszystkie nieaktywne Klejnoty odwraca się na aktywną stronę.
    .title = Klejnoty stają się aktywne
EU-ROUND-05 = Żeton zachowany na polu 4. Akcji (EU-TURN-06) zostaje tam, gdy kładziesz nowe żetony. Możesz więc mieć do 4 żetonów.
    .title = Zachowany żeton zostaje
EU-ROUND-06 = Turę rozgrywa najpierw pierwszy gracz, a potem pozostali zgodnie z ruchem wskazówek zegara, każdy po jednej.
    .title = Kolejność Tur
EU-ROUND-07 = Po ostatniej Turze Runda się kończy i rozpatruje się efekty końca Rundy ze Scenariusza. Jeśli była to ostatnia Runda, gra się kończy (patrz EU-SCORE). W przeciwnym razie znacznik Rundy przesuwa się dalej.
    .title = Koniec Rundy

## Tury

EU-TURN = Tury
EU-TURN-01 = Na początku Twojej pierwszej Tury figurka staje na polu Kościoła, czyli na środku kafla Startowego, chyba że Scenariusz wskazuje inne miejsce.
    .title = Wejście na Mapę
EU-TURN-02 = W swojej Turze wykonujesz Ruch, Akcje (Wydobycie, Handel, Walka) i Akcje Darmowe w dowolnej kolejności. Możesz je dowolnie przeplatać.
    .title = Przebieg Tury
EU-TURN-03 = W każdej chwili możesz przerwać Ruch, aby wykonać Akcję, a potem wydać pozostałe punkty Ruchu.
    .title = Przerwanie Ruchu
EU-TURN-04 = Tę samą Akcję możesz wykonać w Turze kilka razy, jeśli masz na to żetony lub Umiejętności.
    .title = Ta sama Akcja ponownie
EU-TURN-05 = Niewydane punkty Ruchu przepadają na koniec Twojej Tury.
    .title = Niewydane punkty Ruchu
EU-TURN-06 = Na koniec swojej Tury możesz położyć dokładnie jeden niewykorzystany żeton Akcji na polu 4. Akcji. Może to być także niewykorzystany żeton, który już tam leży. Wszystkie inne niewykorzystane żetony się usuwa.
    .title = Zachowanie żetonu
EU-TURN-07 = Na koniec Twojej Tury przy każdym odkrytym Spotkaniu, które ma mniej niż dwie odkryte karty, odkrywa się karty z jego talii, aż będą dwie lub talia się skończy.
    .title = Uzupełnianie Spotkań
EU-TURN-08 = Jeśli obecny Potwór Elitarny został pokonany, na koniec Twojej Tury odkrywa się następną kartę Nagrody za Zlecenie (EU-ELITE-14).
    .title = Następne Zlecenie
EU-TURN-09 = Koniec Tury przebiega w tej kolejności: zachowanie żetonu, kość Dwurt (tylko Skoldur), uzupełnienie Spotkań, następna karta Nagrody za Zlecenie.
    .title = Kolejność na koniec Tury

## Żetony Akcji

EU-ACTION = Żetony Akcji
EU-ACTION-01 = Na żetonie Akcji jest wartość Ruchu i Akcja. Gdy go używasz, zdejmij go z planszy i weź albo jego punkty Ruchu, albo jego Akcję, nigdy jedno i drugie.
    .title = Ruch albo Akcja
EU-ACTION-02 = Każdego żetonu możesz użyć raz na Turę. Wraca on dopiero wtedy, gdy kładziesz żetony na nową Rundę.
    .title = Każdy żeton raz
EU-ACTION-03 = Żeton Wydobycia daje 1 punkt Ruchu, żeton Handlu 2, żeton Walki 3.
    .title = Wartości Ruchu
EU-ACTION-04 = Możesz wykorzystać Umiejętność z ikoną Akcji, aby wykonać tę Akcję bez żetonu.
    .title = Akcja z Umiejętności
EU-ACTION-05 = Akcje Darmowe nie wymagają żetonu. Możesz ich wykonać dowolnie wiele.
    .title = Akcje Darmowe
EU-ACTION-06 = Wydobycie, Handel i każda Akcja Darmowa związana z polem są możliwe tylko na polach wyzwolonych (EU-LIBERATE-01).
    .title = Tylko na wyzwolonych polach

## Rzut Bohatera i kości

EU-DICE = Rzut Bohatera i kości
EU-DICE-01 = Rzut Bohatera to suma 2 kości Bohatera wraz z modyfikatorami.
    .title = Rzut Bohatera
EU-DICE-02 = Możesz użyć dowolnej liczby Przedmiotów i Umiejętności z ikoną Koniczyny. Każdy z nich dodaje swoją wartość do Rzutu Bohatera.
    .title = Koniczyna
EU-DICE-03 = Możesz odrzucić dowolnie wiele żetonów Gaar, po jednym. Za każdy musisz przerzucić jedną wybraną kość i dodajesz 2 do sumy. O następnym żetonie Gaar decydujesz, widząc już wynik.
    .title = Gaar przy Rzucie Bohatera
EU-DICE-04 = Zużyte żetony Gaar trafiają do banku, gdy ustalona jest Wartość Końcowa.
    .title = Zużyte żetony Gaar
EU-DICE-05 = Na polu pod wpływem Mocy Powietrza, zaraz po rzucie: jeśli wyniki kości są różne, odwróć wyższą na przeciwną ściankę (6 zmienia się w 1, 5 w 2, 4 w 3, 3 w 4, 2 w 5). Jeśli są równe, nic się nie dzieje.
    .title = Moc Powietrza
EU-DICE-06 = Na polu pod wpływem Mocy Ziemi dodaj 2 do sumy. Jeśli działają obie Moce, najpierw rozpatruje się Moc Powietrza, potem Moc Ziemi.
    .title = Moc Ziemi
EU-DICE-07 = Moc Powietrza działa raz, na pierwszy rzut. Kości przerzuconej później żetonem Gaar już się nie odwraca.
    .title = Moc Powietrza działa raz
EU-DICE-08 = Gracz-Bohater używa żetonów Gaar, Koniczyny i punktów Nadziei w dowolnej kolejności.
    .title = Dowolna kolejność
EU-DICE-09 = Kafli z Koniczyną, Szmaragdu i Esencji Ziemi możesz użyć po każdym Rzucie Bohatera: podczas Konfrontacji z Żywiołakiem, przy Pierwszym Uderzeniu i przy ataku Bohatera.
    .title = Koniczyna po każdym Rzucie Bohatera
EU-DICE-10 = Wszędzie, gdzie zasady pozwalają Bohaterowi użyć żetonu Gaar przy rzucie, Skoldur używa zamiast niego żetonu Dwurt (EU-DWURT-05).
    .title = Skoldur i Dwurt
EU-DICE-11 = Kafel, który po użyciu nie staje się wykorzystany, na przykład Tarcza lub efekt stały, działa najwyżej raz na rzut. Wartości Końcowe nie mają dolnej ani górnej granicy.
    .title = Raz na rzut, bez granic

## Kafle Mapy

EU-MAP = Kafle Mapy
EU-MAP-01 = Kafel Mapy ma trzy sześciokątne pola, z których każde sąsiaduje z dwoma pozostałymi. Kafel Specjalny ma między nimi jeszcze pole środkowe (EU-SPECIAL-01).
    .title = Trzy pola
EU-MAP-02 = Wszystkie kafle Mapy są zwrócone w tę samą stronę.
    .title = To samo ustawienie
EU-MAP-03 = Miejsca na kafle Mapy tworzą stały układ bez luk: każde pole należy do dokładnie jednego miejsca i graniczy z dokładnie 3 innymi miejscami. Pola oznacza się jako (q, r), a sąsiadów pola wyznaczają kroki (+1, 0), (+1, −1), (0, −1), (−1, 0), (−1, +1) i (0, +1). Miejsce (q, r) obejmuje pola a = (q, r), b = (q+1, r) i c = (q, r+1), a q − r musi dzielić się przez 3. Kafel Startowy leży na miejscu (0, 0).
    .title = Układ Mapy
EU-MAP-04 = Rodzaje pól to: Kościół (pole środkowe), Góry, Jezioro, Jaskinia, Skarb poziomu 1–3, Żywiołak Ognia, Wody, Powietrza lub Ziemi, Portal, Kupiec, Alchemik, Wieże Zabójców Smoków (pola zewnętrzne i środkowe), Spotkanie (wraz z polami zewnętrznymi Spotkań Specjalnych), Legenda, Ruiny (tylko w Chodzącym Zniszczeniu) i zwykłe pole. Pole oznaczone jako Legowisko działa jak zwykłe.
    .title = Rodzaje pól
EU-MAP-05 = Na polu może być ikona Potwora z ikonami Łupu po obu stronach. Liczba mieczy, od 1 do 3, to poziom Potwora.
    .title = Ikony Potworów

## Ruch

EU-MOVE = Ruch
EU-MOVE-01 = Punkty Ruchu dają żetony Akcji, Umiejętności i Przedmioty.
    .title = Punkty Ruchu
EU-MOVE-02 = Przejście na sąsiednie pole kosztuje 1 punkt Ruchu.
    .title = Koszt kroku
EU-MOVE-03 = Na polu może stać dowolnie wielu Bohaterów i dowolnie wielu może przez nie przechodzić.
    .title = Wspólne pola
EU-MOVE-04 = Nie możesz wejść na pole z niepokonanym Potworem ani przez nie przejść, chyba że masz niewykorzystaną Akcję Walki: żeton na planszy albo Umiejętność, która ją daje.
    .title = Pola z Potworami
EU-MOVE-05 = Gdy wchodzisz na takie pole, Ruch się zatrzymuje i musisz od razu wykonać Akcję Walki. Jeśli Twój Bohater przeżyje, zachowujesz pozostałe punkty Ruchu.
    .title = Wejście na Potwora
EU-MOVE-06 = Nie możesz wejść tam, gdzie nie ma kafla Mapy.
    .title = Bez kafla nie ma drogi

## Odkrywanie Mapy

EU-EXPLORE = Odkrywanie Mapy
EU-EXPLORE-01 = Gdy Twój Bohater wchodzi na pole, które nie jest otoczone 6 polami, a stos kafli Mapy nie jest pusty, od razu odkrywasz Mapę. Wybierz puste miejsce przylegające do Twojego pola, a potem dobierz wierzchni kafel i połóż go tam. Powtarzaj to, aż pole będzie otoczone, stos się skończy albo żadne puste miejsce obok nie może przyjąć kafla (EU-SETUP-24).
    .title = Kiedy odkrywasz
EU-EXPLORE-02 = Miejsce wybierasz, zanim zobaczysz kafel. Kafle kładziesz po jednym.
    .title = Najpierw miejsce, potem kafel
EU-EXPLORE-03 = Odkrywanie przerywa Ruch, ale go nie kończy.
    .title = Ruch trwa dalej
EU-EXPLORE-04 = Teleportacja na pole przy krawędzi Mapy liczy się jako wejście na nie: tam też odkrywasz Mapę.
    .title = Teleportacja a odkrywanie
EU-EXPLORE-05 = Na środku kafla Specjalnego nie odkrywasz Mapy. Sąsiaduje on tylko z trzema polami zewnętrznymi.
    .title = Środek kafla Specjalnego
EU-EXPLORE-06 = Gdy odkrywa się kafel ze Spotkaniem, od razu przygotowuje się to Spotkanie (EU-ENCOUNTER-01 do 03). Gdy odkrywa się kafel z Żywiołakiem, jego Moc może od razu na Ciebie zadziałać (EU-ELEM-05).
    .title = Skutki odkrycia kafla
EU-EXPLORE-07 = Po wejściu na pole rozpatrujesz: (1) Ogień lub Wodę na dotąd odkrytej Mapie, (2) odkrywanie, ze skutkami każdego nowego kafla, (3) Walkę, jeśli jest tam niepokonany Potwór. Jeśli Twój Bohater zginie w kroku (1) lub (2), reszta się nie odbywa.
    .title = Kolejność po wejściu na pole

## Kafle Specjalne

EU-SPECIAL = Kafle Specjalne
EU-SPECIAL-01 = Kafle Specjalne to Kościół, Wieże Zabójców Smoków, Forteca Najemników (Spotkanie), Władca (Spotkanie) i Legendy.
    .title = Które kafle są Specjalne
EU-SPECIAL-02 = Na środek możesz wejść tylko z jednego z trzech pól zewnętrznych i tylko na jedno z nich możesz zejść. W każdą stronę kosztuje to 1 punkt Ruchu.
    .title = Wejście na środek i wyjście
EU-SPECIAL-03 = Na środek nie możesz wejść, dopóki wszystkie trzy pola zewnętrzne nie są wyzwolone.
    .title = Kiedy środek jest dostępny
EU-SPECIAL-04 = Pola zewnętrzne sąsiadują ze sobą. Możesz między nimi przechodzić bez wchodzenia na środek.
    .title = Dookoła środka
EU-SPECIAL-05 = Przy liczeniu odległości środek jest o 1 od każdego pola zewnętrznego swojego kafla.
    .title = Odległość do środka
EU-SPECIAL-06 = Środek nie sąsiaduje z żadnym innym kaflem, więc nigdy nie jest pod wpływem Mocy Żywiołaka.
    .title = Środek bez Mocy

## Teleportacja i Portale

EU-PORTAL = Teleportacja i Portale
EU-PORTAL-01 = Teleportacja przenosi figurkę na pole docelowe bez wydawania punktów Ruchu.
    .title = Teleportacja
EU-PORTAL-02 = Na pole z niepokonanym Potworem możesz się Teleportować tylko wtedy, gdy od razu wykonasz tam Akcję Walki.
    .title = Teleportacja do Potwora
EU-PORTAL-03 = Na środek kafla Specjalnego możesz się Teleportować tylko wtedy, gdy wszystkie jego pola zewnętrzne są wyzwolone.
    .title = Teleportacja na środek
EU-PORTAL-04 = Stojąc na polu z Portalem, możesz jako Akcję Darmową Teleportować się do każdego innego Portalu na Mapie.
    .title = Użycie Portalu
EU-PORTAL-05 = Po aktywacji Portalu nie możesz w tej Turze aktywować go ponownie, chyba że najpierw bez pomocy Portalu przejdziesz na inne pole i ponownie na niego wejdziesz. Portal, na którym stajesz, możesz aktywować od razu.
    .title = Portal odpoczywa
EU-PORTAL-06 = Ikona Teleportacji z wartością przenosi Cię na dowolne pole w takiej odległości lub bliżej. Odległość liczy się w polach; Potwory nie mają na nią wpływu.
    .title = Ikona Teleportacji
EU-PORTAL-07 = Teleportacja na pole pod wpływem Mocy Ognia lub Wody liczy się jako wejście na nie.
    .title = Teleportacja a Moce
EU-PORTAL-08 = Odległość to najmniejsza liczba kroków po polach Mapy. Środek kafla Specjalnego może być tylko początkiem lub końcem drogi (EU-SPECIAL-05). Pozostanie na miejscu nie jest Teleportacją.
    .title = Jak liczyć odległość
EU-PORTAL-09 = Pole z niepokonanym Potworem możesz wybrać jako cel Teleportacji lub Portalu tylko wtedy, gdy masz Akcję Walki (EU-MOVE-04); Walka przebiega jak w EU-MOVE-05. Z Portalu na polu z niepokonanym Potworem nie można tam skorzystać (EU-ACTION-06).
    .title = Potwory przy Portalach

## Wyzwalanie pól

EU-LIBERATE = Wyzwalanie pól
EU-LIBERATE-01 = Pole jest wyzwolone, jeśli nie ma na nim ikony Potwora albo Potwór został pokonany: leży tam żeton Bohatera, Handlu lub Interakcji.
    .title = Pola wyzwolone
EU-LIBERATE-02 = Potwór jest niepokonany, dopóki na jego polu nie ma żetonu Bohatera, Handlu ani Interakcji żadnego gracza.
    .title = Niepokonane Potwory
EU-LIBERATE-03 = Wyzwolone pole jest wyzwolone dla wszystkich graczy.
    .title = Wyzwolone dla wszystkich
EU-LIBERATE-04 = Po zwycięstwie kładziesz: na polu Kupca, Alchemika lub zewnętrznym polu Wież Zabójców Smoków 1 żeton Handlu; na polu Wydobycia 2 żetony Interakcji stroną z kilofem do góry; na każdym innym polu 1 żeton Bohatera.
    .title = Żetony po zwycięstwie
EU-LIBERATE-05 = Na każdym polu Miejsca Handlu leży najwyżej jeden żeton Handlu.
    .title = Jeden żeton Handlu na polu

## Żywiołaki

EU-ELEM = Żywiołaki
EU-ELEM-01 = Pole Żywiołaka i wszystkie sąsiednie pola są pod wpływem jego Mocy.
    .title = Pola pod wpływem Mocy
EU-ELEM-02 = Gdy wchodzisz na pole pod wpływem Mocy Ognia, otrzymujesz 2 Rany.
    .title = Moc Ognia
EU-ELEM-03 = Gdy wchodzisz na pole pod wpływem Mocy Wody, leczysz 2 Rany.
    .title = Moc Wody
EU-ELEM-04 = Teleportacja liczy się jako wejście na pole.
    .title = Teleportacja się liczy
EU-ELEM-05 = Jeśli odkryty przez Ciebie kafel sprawi, że Twoje pole znajdzie się pod wpływem Mocy Ognia lub Wody, która dotąd na nie nie działała, od razu otrzymujesz 2 Rany lub leczysz 2. Na Bohaterów innych graczy to nie działa.
    .title = Nowo odkryty Żywiołak
EU-ELEM-06 = Kilka Żywiołaków jednego rodzaju działa tak samo jak jeden.
    .title = Te same Moce się nie sumują
EU-ELEM-07 = Na polu pod wpływem zarówno Mocy Ognia, jak i Mocy Wody nie działa żadna z nich.
    .title = Ogień i Woda się znoszą
EU-ELEM-08 = Moc Powietrza i Moc Ziemi zmieniają Rzuty Bohatera, a w Walce także rzut Potwora (EU-DICE-05, EU-DICE-06, EU-COMBAT-22, EU-COMBAT-33).
    .title = Powietrze i Ziemia
EU-ELEM-09 = Żetony Interakcji na polu Żywiołaka nie usuwają jego Mocy.
    .title = Moc pozostaje
EU-ELEM-10 = Dla EU-ELEM-05 liczy się Mapa po położeniu kafla. Jeśli Twoje pole jest teraz pod wpływem Ognia i Wody, nic się nie dzieje. Moc Ognia lub Wody, pod której wpływem pole już było, nie daje nic nowego. Każdy położony kafel sprawdza się osobno.
    .title = Sprawdzanie nowego kafla

## Spotkania

EU-ENCOUNTER = Spotkania
EU-ENCOUNTER-01 = Gdy odkrywa się kafel Spotkania, potasuj wszystkie karty jego rodzaju (w przypadku Czarownicy bez kart jednoosobowych). Zostaw o 2 karty więcej, niż jest graczy (4 przy 2 graczach, 5 przy 3, 6 przy 4), jako zakrytą talię. Reszta wraca do pudełka bez oglądania.
    .title = Talia Spotkania
EU-ENCOUNTER-02 = Obok talii odkrywa się 2 karty.
    .title = Dwie odkryte karty
EU-ENCOUNTER-03 = Łowca, Zbrojmistrz i Czarownica mają kafle Nagród. Tasuje się je i kładzie zakryte obok talii.
    .title = Kafle Nagród
EU-ENCOUNTER-04 = Talii Spotkań nie tasuje się ponownie.
    .title = Bez ponownego tasowania

## Misje

EU-QUEST = Misje
EU-QUEST-01 = Jako Akcję Darmową na wyzwolonym polu Spotkania wypełniasz jedną lub obie odkryte Misje, których warunki spełniasz. Zapłać to, czego wymaga karta, weź Nagrodę i zachowaj zakrytą kartę do punktacji końcowej.
    .title = Wypełnianie Misji
EU-QUEST-02 = Karty wypełnionych Misji zastępuje się dopiero na koniec Twojej Tury (EU-TURN-07). W jednej Turze możesz więc wypełnić najwyżej dwie widoczne Misje danego Spotkania.
    .title = Najwyżej dwie na Turę
EU-QUEST-03 = Misje Fortecy Najemników i Władcy wypełnia się na polu środkowym.
    .title = Misje Spotkań Specjalnych
EU-QUEST-04 = Klejnotami umieszczonymi w Wyposażeniu nie można płacić za Misje. Żetonem Dwurt nie można zapłacić tam, gdzie wymagany jest Gaar.
    .title = Czym nie można zapłacić
EU-QUEST-05 = Jeśli Misja wymaga Trofeum danego poziomu, płacisz dowolną kartą Potwora lub Potwora Elitarnego tego poziomu, zachowaną jako Trofeum.
    .title = Trofea do Misji
EU-QUEST-06 = Jedna z Misji Emisariusza: odrzuć 1 Szmaragd lub 1 Rubin, a otrzymasz 1 punkt Reputacji i 3 złota.
    .title = Przykład: Emisariusz
EU-QUEST-07 = Misja może wymagać złota, żetonów Gaar, Srebrnych lub Złotych kart, luźnych Klejnotów, Esencji nieleżących na Umiejętności, Mikstur, Przedmiotów danego rodzaju, Surowców lub Trofeów. Może też wymagać przyjęcia Ran, jeśli masz więcej Zdrowia, niż wynosi ich liczba. Warunek taki jak żetony na Mapie, wypełnione Misje, Reputacja lub noszony zestaw Zbroi trzeba spełniać, ale nic się za niego nie oddaje. Każde wymaganie karty musisz móc opłacić innymi elementami. Najpierw płacisz wszystko, potem bierzesz Nagrodę.
    .title = Płacenie za Misję
EU-QUEST-08 = Jeśli stos kafli Nagród jest pusty, tasuje się jego stos odrzuconych (EU-GOLD-01). Jeśli oba są puste, ta część Nagrody przepada.
    .title = Brak kafli Nagród

## Wydobycie

EU-MINE = Wydobycie
EU-MINE-01 = Na wyzwolonym polu Gór, Jeziora lub Jaskini weź wierzchni kafel ze stosu tych Surowców i schowaj go w Sakwie (EU-ITEM-02).
    .title = Akcja Wydobycia
EU-MINE-02 = Każdy Bohater może wydobywać na każdym polu raz na grę. Po Wydobyciu leży tam dokładnie jeden Twój żeton Interakcji stroną z kilofem do góry.
    .title = Raz na polu
EU-MINE-03 = Jeśli na polu leży dokładnie jeden Twój żeton Interakcji, nie możesz tam wydobywać.
    .title = Jeden żeton: bez Wydobycia
EU-MINE-04 = Jeśli leżą tam dwa Twoje żetony za pokonanie Potwora, Wydobycie usuwa jeden z nich.
    .title = Dwa żetony: jeden usuwasz
EU-MINE-05 = Jeśli nie ma tam Twojego żetonu, Wydobycie dokłada jeden.
    .title = Bez żetonu: jeden dokładasz
EU-MINE-06 = Przed Wydobyciem płacisz 1 złoto każdemu innemu graczowi, który ma na polu co najmniej jeden żeton Interakcji stroną z kilofem. Także gracz z dwoma żetonami dostaje 1 złoto. Jeśli nie możesz zapłacić wszystkim, nie możesz wydobywać.
    .title = Opłata dla innych
EU-MINE-07 = Możesz użyć jednego Przedmiotu lub Umiejętności z symbolem Wózka Górniczego, aby zamiast tego odkryć 3 wierzchnie kafle, zatrzymać 1 i odrzucić 2. W jednej Akcji Wydobycia można użyć tylko jednego Wózka Górniczego.
    .title = Wózek Górniczy
EU-MINE-08 = Na polu Wydobycia bez Potwora można wydobywać od razu.
    .title = Pola bez Potwora

## Handel

EU-TRADE = Handel
EU-TRADE-01 = Akcję Handlu możesz wykonać na wyzwolonym polu Kupca lub Alchemika albo na środku Wież Zabójców Smoków, gdy wszystkie ich pola zewnętrzne są wyzwolone.
    .title = Gdzie handlujesz
EU-TRADE-02 = Jeśli na polu leży żeton Handlu innego gracza, najpierw płacisz mu 1 złoto. Jeśli masz 0 złota, możesz tylko sprzedawać Przedmioty, aż będziesz mieć 1 złoto, które zostaje wtedy zapłacone automatycznie. Jeśli masz 0 złota i żadnego Przedmiotu, który można sprzedać za złoto, Akcja jest niemożliwa.
    .title = Opłata
EU-TRADE-03 = Na środku Wież Zabójców Smoków nie ma opłaty, bo nie leży tam żaden żeton.
    .title = Bez opłaty u Zabójców Smoków
EU-TRADE-04 = Potem możesz w dowolnej kolejności i dowolną liczbę razy: kupić Przedmiot, sprzedać Przedmiot, leczyć się, kupić Gaar (tylko w Wieżach Zabójców Smoków), odkryć kafle Bohatera, nauczyć się Umiejętności, odblokować pola Bohatera lub Wyposażenia.
    .title = Co możesz robić
EU-TRADE-05 = Każdy rodzaj Miejsca Handlu ma własną ofertę 4 kafli. Płacisz górną cenę. Ofertę uzupełnia się od razu, zanim podejmiesz kolejną decyzję.
    .title = Kupowanie
EU-TRADE-06 = Kupionego Przedmiotu musisz od razu użyć, założyć go albo schować.
    .title = Kupiony Przedmiot
EU-TRADE-07 = Możesz odrzucić wszystkie 4 kafle oferty i odkryć 4 nowe. Pierwsza zmiana w Akcji Handlu jest darmowa, każda następna kosztuje 1 złoto. Możesz to zrobić w każdej chwili Akcji, nawet jeśli nic nie kupujesz.
    .title = Zmiana oferty
EU-TRADE-08 = Własne odkryte kafle Wyposażenia Bohatera możesz kupić w każdym Miejscu Handlu.
    .title = Własne Wyposażenie
EU-TRADE-09 = Przy sprzedaży bierzesz dolną cenę, podaną w nawiasie. Kafel trafia na swój stos odrzuconych, Klejnoty i Esencje do banku, a kafle Wyposażenia Bohatera opuszczają grę.
    .title = Sprzedawanie
EU-TRADE-10 = Każdy Klejnot umieszczony w Wyposażeniu, aktywny czy nie, podnosi cenę sprzedaży tego Przedmiotu o 1. Umieszczonych Klejnotów nie można sprzedać osobno.
    .title = Umieszczone Klejnoty
EU-TRADE-11 = Luźny Klejnot sprzedajesz za 2 złota, tak samo Esencję, która nie leży na Umiejętności.
    .title = Sprzedaż Klejnotów i Esencji
EU-TRADE-12 = Żetonów Gaar i Dwurt ani Umiejętności nie można sprzedać.
    .title = Czego nie można sprzedać
EU-TRADE-13 = Sprzedając Surowiec, bierzesz wszystko z jednej strony ukośnika: złoto, Reputację, Klejnoty. Jeśli nie ma ukośnika, bierzesz wszystko, co pokazano.
    .title = Sprzedaż Surowców
EU-TRADE-14 = Surowce mają tylko cenę sprzedaży, a Umiejętności tylko koszt nauki.
    .title = Tylko jedna cena
EU-TRADE-15 = Za każde 1 złoto leczysz 3 Rany u Kupca, 5 u Alchemika i 4 w Wieżach Zabójców Smoków.
    .title = Leczenie za złoto
EU-TRADE-16 = W Wieżach Zabójców Smoków każdy żeton Gaar kosztuje 1 złoto.
    .title = Kupowanie żetonów Gaar
EU-TRADE-17 = Mikstury sprzedajesz za podaną na nich cenę; Mikstura Leczenia daje 0 złota. Trofeów nie można sprzedać.
    .title = Mikstury i Trofea
EU-TRADE-18 = Przedmiot możesz kupić tylko wtedy, gdy możesz go od razu użyć, założyć lub schować. Wcześniej możesz przełożyć, użyć, sprzedać lub odrzucić inne Przedmioty. Jednorazowych Przedmiotów przeznaczonych do użycia poza Walką możesz używać podczas Akcji Handlu.
    .title = Miejsce na zakup
EU-TRADE-19 = Gdy jakiś efekt sprawia, że wszystkie zmiany oferty są darmowe, w jednej Akcji Handlu można jej dokonać najwyżej 5 razy.
    .title = Limit darmowych zmian
EU-TRADE-20 = Kafle Bohatera możesz odkryć (EU-LEVEL-01) tylko wtedy, gdy masz zakryty kafel o wartości nie wyższej niż Twoja Reputacja. Oferta ma mniej niż 4 kafle tylko wtedy, gdy puste są zarówno jej stos, jak i stos odrzuconych.
    .title = Odkrywanie i niepełne oferty

## Akcje Darmowe

EU-FREE = Akcje Darmowe
EU-FREE-01 = W Kościele, czyli na polu środkowym, możesz dowolną liczbę razy zapłacić 1 złoto, aby wyleczyć 6 Ran, i zapłacić 1 złoto za 1 Miksturę Leczenia. Kościół nie jest Miejscem Handlu i nie oferuje nic więcej.
    .title = Kościół
EU-FREE-02 = Na wyzwolonym polu Skarbu bez żadnego żetonu Bohatera możesz położyć swój żeton Bohatera i dobrać wierzchni kafel Skarbu tego poziomu.
    .title = Skarb
EU-FREE-03 = Gdy pokonujesz Potwora na polu Skarbu, położony żeton Bohatera oznacza także Skarb: kafel możesz wziąć tylko Ty i tylko zanim Twoja figurka opuści pole. Potem Skarb przepada.
    .title = Skarb z Potworem
EU-FREE-04 = Jeśli nie masz gdzie schować Skarbu, możesz użyć lub odrzucić inny kafel albo użyć lub odrzucić sam Skarb. Pole jest zużyte w każdym wypadku. Na polu Skarbu leży najwyżej jeden żeton Bohatera.
    .title = Brak miejsca na Skarb
EU-FREE-05 = Możesz stanąć do Konfrontacji z Żywiołakiem na swoim polu, jeśli nie masz tam jeszcze żetonu Interakcji. Zapłać 1 złoto każdemu innemu graczowi, który ma tam żeton; jeśli nie możesz zapłacić wszystkim, nie ma Konfrontacji. Połóż swój żeton stroną z Żywiołakiem do góry. Wykonaj Rzut Bohatera ze wszystkimi modyfikatorami, także Mocy Powietrza i Ziemi. Zastosuj wiersz karty Żywiołaka odpowiadający wynikowi.
    .title = Konfrontacja z Żywiołakiem
EU-FREE-06 = Wynik poza zakresami karty nic nie daje. Żeton zostaje na polu.
    .title = Wynik poza zakresami
EU-FREE-07 = Jeśli Twój Bohater zginie w Konfrontacji, nie otrzymujesz żadnych jej pozytywnych efektów.
    .title = Śmierć w Konfrontacji
EU-FREE-08 = Konfrontacja nie jest obowiązkowa. Możesz z niej zrezygnować przy każdych odwiedzinach.
    .title = Rezygnacja z Konfrontacji
EU-FREE-09 = Inne Akcje Darmowe to Portale (EU-PORTAL-04), Misje (EU-QUEST-01) i te ze Scenariusza.
    .title = Inne Akcje Darmowe
EU-FREE-10 = Używanie Mikstur, Zwojów i Klejnotów, wymiana kart i przekładanie Przedmiotów nie są Akcjami Darmowymi. Możesz to robić także na polach niewyzwolonych.
    .title = Co nie jest Akcją Darmową

## Zdrowie

EU-HEALTH = Zdrowie
EU-HEALTH-01 = Twoje Zdrowie wynosi od 0 do Maksymalnego Zdrowia. Leczenie nigdy nie podnosi go powyżej Maksymalnego Zdrowia.
    .title = Zakres Zdrowia
EU-HEALTH-02 = Gdy zakładasz Przedmiot z premią do Zdrowia, Maksymalne i aktualne Zdrowie rosną o tę liczbę. Gdy go zdejmujesz, oba o tyle maleją.
    .title = Przedmioty ze Zdrowiem
EU-HEALTH-03 = Nie możesz zdjąć Przedmiotu, jeśli aktualne Zdrowie spadłoby do 0 lub niżej, chyba że od razu założysz inny Przedmiot, który utrzyma je powyżej 0.
    .title = Zdjęcie nie może zabić
EU-HEALTH-04 = Symbole Zdrowia i Sakw to efekty stałe. Działają także, gdy kafel jest wykorzystany, ale nie wtedy, gdy leży w Sakwie.
    .title = Symbole Zdrowia i Sakw
EU-HEALTH-05 = Każdy inny stały efekt Maksymalnego Zdrowia działa tak samo: umieszczony Rubin, Biżuteria, Artefakt, Umiejętność, także taki, który wymaga zestawu Zbroi. Gdy zaczyna lub przestaje działać, Maksymalne i aktualne Zdrowie zmieniają się razem. Nie możesz dobrowolnie dokonać zmiany, po której Zdrowie wynosiłoby 0 lub mniej. Jeśli efekt kończy się wbrew Twojej woli, zostaje Ci co najmniej 1 Zdrowia.
    .title = Inne efekty Maksymalnego Zdrowia

## Śmierć

EU-DEATH = Śmierć
EU-DEATH-01 = Przy 0 Zdrowia Twój Bohater ginie.
    .title = Kiedy Bohater ginie
EU-DEATH-02 = Śmierć w Walce, krok 1: karta Potwora wraca zakryta na wierzch swojej talii.
    .title = Śmierć w Walce: Potwór
EU-DEATH-03 = Kroki 2–3: żetony Gaar i Chaosu Potwora trafiają do banku, a użyte Srebrne i Złote karty się odrzuca. Jako Gracz-Bohater możesz zamienić punkty Nadziei na żetony Gaar, 2 punkty za 1 żeton.
    .title = Śmierć w Walce: żetony i karty
EU-DEATH-04 = Krok 4: Gracz-Potwór bierze jeden żeton poległego Bohatera i go zatrzymuje.
    .title = Śmierć w Walce: zabrany żeton
EU-DEATH-05 = Kroki 5–8: figurka wraca do Kościoła, Zdrowie wraca do Maksymalnego, bierzesz 3 żetony Gaar i dobierasz 1 Złotą kartę.
    .title = Śmierć w Walce: odrodzenie
EU-DEATH-06 = Krok 9: tracisz niewydane punkty Ruchu. Krok 10: kontynuujesz Turę z pozostałymi żetonami, Przedmiotami i Umiejętnościami.
    .title = Śmierć w Walce: dalsza Tura
EU-DEATH-07 = Potwór pozostaje niepokonany: nie ma żetonu, Łupu ani Nagrody. Nie tracisz teraz Reputacji; śmierć kosztuje 2 punkty w punktacji końcowej (EU-SCORE-09).
    .title = Cena śmierci w Walce
EU-DEATH-08 = Figurka wraca do Kościoła, Zdrowie wraca do Maksymalnego, tracisz 2 punkty Reputacji (nie poniżej 0) i niewydane punkty Ruchu. Jeśli to Twoja Tura, kontynuujesz ją. Nie dostajesz żetonów Gaar ani karty, i nikt nie zabiera żetonu.
    .title = Śmierć poza Walką
EU-DEATH-09 = Żetony Gaar, których nie masz gdzie schować, trafiają do banku.
    .title = Nadmiar żetonów Gaar
EU-DEATH-10 = Nieużyte Srebrne i Złote karty zostają u Gracza-Potwora, który może wymienić karty, a potem odrzuca karty do limitu 5 (jak w EU-COMBAT-43). Gracz poległego Bohatera sprawdza własny limit ręki po dobraniu Złotej karty.
    .title = Karty na ręce po śmierci
EU-DEATH-11 = Powrót do Kościoła po śmierci nie powoduje odkrywania ani efektów Żywiołaków (EU-SPECIAL-06). Zużyty żeton Walki lub Umiejętność nie wraca.
    .title = Z powrotem w Kościele


## Walka

EU-COMBAT = Walka
EU-COMBAT-01 = Akcja Walki zaczyna się, gdy wchodzisz na pole z niepokonanym Potworem lub się tam teleportujesz, albo gdy postanawiasz walczyć z Potworem Elitarnym lub wrogiem ze scenariusza tam, gdzie wolno.
    .title = Kiedy zaczyna się Walka
EU-COMBAT-02 = Przed każdą Walką Kość Nadziei ustawia się na 0.
    .title = Nadzieja zaczyna od 0
EU-COMBAT-03 = Przed Walką możesz dowolnie zakładać i zdejmować Wyposażenie. To także ostatnia okazja, by użyć Przedmiotów i Umiejętności, które działają tylko poza Walką.
    .title = Przed Walką
EU-COMBAT-04 = W czasie Walki nie możesz przekładać, zakładać ani zdejmować Przedmiotów i nie możesz osadzać Klejnotów.
    .title = Bez zmian w czasie Walki
EU-COMBAT-05 = W grze 2-osobowej Graczem-Potworem jest Twój przeciwnik.
    .title = Gracz-Potwór w grze 2-osobowej
EU-COMBAT-06 = W grze 3–4-osobowej, zanim odsłoni się karty Kontroli, każdy inny gracz mający na ręce własną kartę Kontroli może zgłosić, że przejmuje kontrolę. Jeśli zgłosi się kilku, jednego wybiera los. Tylko on odrzuca swoją kartę i zostaje Graczem-Potworem.
    .title = Przejęcie kontroli
EU-COMBAT-07 = Jeśli nikt nie przejmuje kontroli, odsłania się karty Kontroli, aż jedna pokaże Bohatera innego gracza. Ten gracz zostaje Graczem-Potworem, a kartę się odrzuca. Odsłonięte karty z symbolem Twojego Bohatera bierzesz na rękę.
    .title = Odsłanianie kart Kontroli
EU-COMBAT-08 = Gdy talia Kontroli się skończy, jej odrzucone karty tasuje się w nową talię i odsłania dalej. Jeśli wszystkie karty innych graczy są na rękach, Graczem-Potworem zostaje losowy przeciwnik.
    .title = Pusta talia Kontroli
EU-COMBAT-09 = Rewers wierzchniej karty każdej talii Potworów jest znany przed Walką. Pokazuje poziom, warunek Reputacji, Nagrodę, najmniejszą liczbę Ran w Rundzie Walki i Zdrowie.
    .title = Co wiadomo z góry
EU-COMBAT-10 = Gracz-Potwór odsłania wierzchnią kartę talii o poziomie podanym na Twoim polu. Dobiera tyle Srebrnych i Złotych kart, ile ona pokazuje; do końca Walki nie ma limitu kart na ręce. Żetony Chaosu i Gaar z karty kładzie się przy Potworze.
    .title = Spotkanie z Potworem
EU-COMBAT-11 = Chaos i Gaar Potwora wracają po Walce do banku. Gracz-Potwór może używać tylko Gaar leżących przy Potworze, nigdy żetonów własnego Bohatera.
    .title = Żetony Potwora
EU-COMBAT-12 = Jeśli pole jest pod wpływem Mocy Powietrza, Mocy Ziemi lub obu, na czas Walki oznaczają to żetony Efektu Globalnego.
    .title = Oznaczenie Mocy
EU-COMBAT-13 = Na początku Walki możesz raz wykonać Pierwsze Uderzenie. Potem następują Rundy Walki, aż Potwór zostanie pokonany albo Twój Bohater zginie. Na końcu jest Koniec Walki.
    .title = Przebieg Walki
EU-COMBAT-14 = Do Pierwszego Uderzenia używasz dokładnie jednej Broni lub Umiejętności z ikoną Pierwszego Uderzenia. Rozpatruje się je jak Fazę Ataku Bohatera, ale w kroku A nikt nie może zagrywać kart Klątwy ani używać Ciszy Taesiri, a w kroku B można wybrać tylko kafel Pierwszego Uderzenia.
    .title = Pierwsze Uderzenie
EU-COMBAT-15 = Runda Walki ma cztery fazy: 1. Leczenie, 2. Atak Potwora, 3. Leczenie, 4. Atak Bohatera.
    .title = Fazy Rundy Walki
EU-COMBAT-16 = Walka kończy się od razu, gdy Obrażenia Potwora dorównają jego Zdrowiu albo Zdrowie Twojego Bohatera spadnie do 0. Jeśli stanie się to w tej samej chwili, Twój Bohater ginie.
    .title = Natychmiastowy koniec Walki
EU-COMBAT-17 = W Fazie Leczenia możesz użyć dowolnej liczby Mikstur i Zwojów, Klejnotów i Esencji oraz Przedmiotów i Umiejętności przeznaczonych do Leczenia lub do użycia w każdej chwili. Każda z tych rzeczy musi leczyć. Gracz-Potwór w tej fazie nic nie robi.
    .title = Fazy Leczenia
EU-COMBAT-18 = Atak Potwora, krok A1: możesz użyć Esencji Powietrza i kafli używanych przed rzutem Potwora albo przed nim lub po nim.
    .title = Atak Potwora A1: Twoje przygotowanie
EU-COMBAT-19 = Atak Potwora, krok A2: odrzuca się wszystkie Srebrne i Złote karty z efektem Koniczyny zagrane w poprzedniej Rundzie Walki. Kończą się też kary Koniczyny ze specjalnych efektów Potwora Elitarnego z poprzedniej Rundy Walki.
    .title = Atak Potwora A2: koniec starych efektów
EU-COMBAT-20 = Atak Potwora, krok A3: Gracz-Potwór może zagrać dowolną liczbę kompletów kart zagrywanych przed rzutem Potwora albo przed nim lub po nim. Każdy komplet kosztuje go 1 Chaos.
    .title = Atak Potwora A3: karty
EU-COMBAT-21 = Atak Potwora, krok B: Gracz-Potwór rzuca dwiema kośćmi. Ich suma to Wartość Bitewna Potwora.
    .title = Atak Potwora B: rzut
EU-COMBAT-22 = Po rzucie Potwora kolejno: jeśli wyrzucona suma to co najmniej 10, Nadzieja rośnie o 1; Moc Powietrza odwraca wyższą kość; Moc Ziemi dodaje 2.
    .title = Nadzieja i Moce przy rzucie Potwora
EU-COMBAT-23 = Atak Potwora, krok C: gracze działają na zmianę, zaczyna Gracz-Potwór. Za każdym razem używasz jednego żetonu Gaar albo pasujesz. Gracz-Potwór może zamiast tego zagrać komplet kart zagrywanych po rzucie Potwora albo przed nim lub po nim. Krok kończy się, gdy obaj spasują jeden po drugim.
    .title = Atak Potwora C: na zmianę
EU-COMBAT-24 = Gaar Gracza-Potwora przerzuca jedną wybraną przez niego kość i dodaje 2 do Wartości Bitewnej Potwora. Twój Gaar przerzuca jedną wybraną przez Ciebie kość i odejmuje 2. Skoldur używa żetonu Dwurt: bez przerzutu, −3.
    .title = Gaar przy rzucie Potwora
EU-COMBAT-25 = Pas nie jest ostateczny. Jeśli po Twoim pasie przeciwnik coś zrobił, możesz działać znowu.
    .title = Pas nie jest ostateczny
EU-COMBAT-26 = Po obu pasach możesz użyć dowolnej liczby kafli używanych po rzucie Potwora albo przed nim lub po nim, także Tarcz. Nie można na nie odpowiedzieć żetonami Gaar ani kartami.
    .title = Twoje ostatnie słowo
EU-COMBAT-27 = Efekty Króliczej Łapki zwiększają lub zmniejszają Wartość Bitewną Potwora.
    .title = Królicza Łapka
EU-COMBAT-28 = Atak Potwora, krok D: zakres, w którym mieści się końcowa Wartość Bitewna Potwora, daje podstawowe Rany. Dodaj i odejmij jak w EU-WOUND-04, a potem obniż swoje Zdrowie.
    .title = Atak Potwora D: Rany
EU-COMBAT-29 = Końcowa Wartość Bitewna poza wszystkimi zakresami zadaje najmniejszą liczbę Ran podaną na karcie, a jeśli jej nie ma, żadnej.
    .title = Poza zakresami
EU-COMBAT-30 = Efekt Srebrnego Serca usuwa z Potwora tyle Obrażeń, ile podano, ale nie więcej, niż ich ma.
    .title = Srebrne Serce
EU-COMBAT-31 = Atak Bohatera, krok A1: Gracz-Potwór może zagrać jeden lub więcej kompletów kart Klątwy, które zagrywa się przed Twoim rzutem. To jego ostatnia okazja na karty w tej Rundzie Walki. Krok A2: możesz użyć kafli używanych przed Twoim rzutem i dowolnej liczby Esencji Ognia.
    .title = Atak Bohatera A: przed rzutem
EU-COMBAT-32 = Atak Bohatera, krok B: musisz wybrać jeden kafel ataku, a potem rzucasz 2 kośćmi Bohatera. Kaflem ataku jest Broń, która nie jest Bronią Pierwszego Uderzenia, albo przygotowana Umiejętność Walki. Broń tylko ogłaszasz i nie zostaje wykorzystana; Umiejętność zostaje teraz wykorzystana.
    .title = Atak Bohatera B: kafel i rzut
EU-COMBAT-33 = Po Twoim rzucie kolejno: jeśli wyrzucona suma to najwyżej 5, Nadzieja rośnie o 1; Moc Powietrza odwraca wyższą kość; Moc Ziemi dodaje 2.
    .title = Nadzieja i Moce przy Twoim rzucie
EU-COMBAT-34 = Atak Bohatera, krok C: działa kara Potwora do Rzutu Bohatera. Potem możesz używać żetonów Gaar, efektów Koniczyny, kafli używanych po Twoim rzucie i punktów Nadziei.
    .title = Atak Bohatera C: zmiana rzutu
EU-COMBAT-35 = Atak Bohatera, krok D: Twoja końcowa Wartość Bitewna na kaflu ataku daje podstawowe Obrażenia. Dodaj i odejmij jak w EU-DAMAGE-04, a potem zadaj je Potworowi.
    .title = Atak Bohatera D: Obrażenia
EU-COMBAT-36 = Potwór, który ma co najmniej tyle Obrażeń co Zdrowia, jest pokonany.
    .title = Potwór pokonany
EU-COMBAT-37 = Jeśli nie masz kafla ataku, którego możesz użyć, atakujesz bez broni: Wartość Bitewna 9 lub wyższa zadaje 1 Obrażenie.
    .title = Atak bez broni
EU-COMBAT-40 = Potwór pokonany, krok 1: jeśli Twoja Reputacja spełnia warunek karty, bierzesz jej Nagrodę. Przy warunku „15 lub mniej” dostajesz ją na przykład z Reputacją 15, a z 16 już nie.
    .title = Zwycięstwo 1: Nagroda
EU-COMBAT-41 = Potwór pokonany, krok 2: zachowujesz kartę jako Trofeum w Sakwie albo ją odrzucasz.
    .title = Zwycięstwo 2: Trofeum
EU-COMBAT-42 = Potwór pokonany, krok 3: bierzesz cały Łup z pola, niezależnie od Reputacji.
    .title = Zwycięstwo 3: Łup
EU-COMBAT-43 = Potwór pokonany, krok 4: Gaar i Chaos Potwora wracają do banku, a użyte karty Srebrne i Złote się odrzuca. Nieużyte karty zostają u Gracza-Potwora. Może on zamienić 4 Srebrne karty na 1 Złotą, a potem odrzuca nadmiar ponad 5 kart.
    .title = Zwycięstwo 4: karty i żetony Potwora
EU-COMBAT-44 = Potwór pokonany, krok 5: bierzesz 1 Gaar za każde 2 pozostałe punkty Nadziei. Reszta przepada.
    .title = Zwycięstwo 5: Nadzieja
EU-COMBAT-45 = Potwór pokonany, krok 6: kładziesz na polu swoje żetony (EU-LIBERATE-04).
    .title = Zwycięstwo 6: żetony
EU-COMBAT-46 = Potwór pokonany, krok 7: używasz lub odrzucasz Przedmioty, których nie masz gdzie przechować. W Miejscu Handlu możesz najpierw wykonać Akcję Handlu, jeśli robisz to od razu.
    .title = Zwycięstwo 7: za dużo Przedmiotów
EU-COMBAT-47 = Po zwycięstwie Twoja tura trwa dalej.
    .title = Tura trwa dalej
EU-COMBAT-48 = Talię Potworów tasuje się z odrzuconych kart, gdy tylko się skończy, więc zawsze widać jakiś rewers. Jeśli wszystkie karty Potworów danego poziomu są Trofeami, wygrywasz Akcję Walki od razu, bez Nagrody i Trofeum. Bierzesz Łup i kładziesz swoje żetony.
    .title = Pusta talia Potworów
EU-COMBAT-49 = O przejęcie kontroli pyta się w kolejności tur po Graczu-Bohaterze, a wszystkie odpowiedzi ujawnia się jednocześnie. Gracz-Bohater nigdy się nie zgłasza.
    .title = Jak zgłasza się kontrolę
EU-COMBAT-50 = Przy Esencji Powietrza Potwór rzuca jedną kością. Na jeden rzut Potwora działa najwyżej jedna Esencja Powietrza. Przy jednej kości Moc Powietrza nie działa, a Gaar może przerzucić tylko tę kość.
    .title = Rzut Potwora jedną kością
EU-COMBAT-51 = Pierwsze Uderzenie wybierasz albo z niego rezygnujesz; w kroku A działasz tylko Ty; w kroku B ogłaszasz kafel, Umiejętność wykorzystujesz, i rzucasz. Kroki C i D są takie jak w Fazie Ataku Bohatera, z Nadzieją, Mocami i karą Potwora. W tej samej Walce nie ma drugiego Pierwszego Uderzenia.
    .title = Kolejność Pierwszego Uderzenia
EU-COMBAT-52 = Żetony Gaar, karty i Przedmioty zdobyte w czasie Walki mogą do jej końca przekraczać Twoje miejsce. Klejnoty i kafle zachowują swój stan; nowa Runda Walki niczego nie przygotowuje.
    .title = Przechowywanie w czasie Walki
EU-COMBAT-53 = Od 21. Rundy Walki Twój Bohater otrzymuje 1 Ranę na koniec każdej Rundy Walki. Nic nie może jej zmniejszyć.
    .title = Zmęczenie
EU-COMBAT-54 = Obrażenia lub Rany zadane poza krokiem D, na przykład przez Pakt Krwi lub Mroczny Amulet, działają od razu. Sprawdza się EU-COMBAT-16, a śmierć jest śmiercią w Walce.
    .title = Rany poza krokiem D
EU-COMBAT-55 = W jednej turze możesz stoczyć kilka Walk, dopóki masz Akcje Walki. Nadzieja za każdym razem zaczyna od 0.
    .title = Kilka Walk w turze

## Gaar

EU-GAAR = Gaar
EU-GAAR-01 = W Fazie Ataku Potwora żetonów Gaar mogą używać obie strony. W Fazie Ataku Bohatera tylko Ty, chyba że efekt mówi inaczej.
    .title = Kto używa Gaar
EU-GAAR-02 = Użyty Gaar leży przy swojej kości: strona niebieska oznacza +2, czerwona −2. Po rozpatrzeniu rzutu wraca do banku.
    .title = Użyty Gaar
EU-GAAR-03 = Premia z Gaar zostaje, nawet jeśli tę samą kość przerzuci się znowu.
    .title = Premia zostaje
EU-GAAR-04 = Możesz wydawać Gaar z pól Gaar i z Sakw.
    .title = Skąd wydaje się Gaar

## Tarcze

EU-SHIELD = Tarcze
EU-SHIELD-01 = Tarcza leży na polu Bohatera z ikoną miecza. Używasz jej po rzucie Potwora. Nigdy nie zostaje wykorzystana i działa w każdej Rundzie Walki.
    .title = Użycie Tarczy
EU-SHIELD-02 = Tarcza obniża Wartość Bitewną Potwora, otrzymywane Rany albo jedno i drugie. Niektóre Tarcze mają swoją cenę: obniżają też Wartość Bitewną Twojego następnego ataku, i tylko tego.
    .title = Co robi Tarcza
EU-SHIELD-03 = W każdej Rundzie Walki decydujesz, czy użyć Tarczy. Jeśli tak, działają razem wszystkie jej ikony.
    .title = Tarcza nie jest obowiązkowa

## Rany

EU-WOUND = Rany
EU-WOUND-01 = Sama liczba Ran to podstawa: tracisz tyle Zdrowia.
    .title = Podstawowe Rany
EU-WOUND-02 = Rany „+N” dodaje się tylko wtedy, gdy Potwór zadał w tej Fazie Ataku Potwora co najmniej 1 podstawową Ranę.
    .title = Dodatkowe Rany
EU-WOUND-03 = Rany „−N” odejmuje się. Suma nigdy nie spada poniżej 0.
    .title = Mniej Ran
EU-WOUND-04 = Wszystkie „+” liczą się przed wszystkimi „−”. Bez podstawy nie ma Ran. Na przykład z podstawą 1, +2 i Tarczą −1 otrzymujesz 2 Rany, a z podstawą 0 i +2 żadnej.
    .title = Kolejność liczenia Ran

## Obrażenia

EU-DAMAGE = Obrażenia
EU-DAMAGE-01 = Sama liczba Obrażeń to podstawa: zadajesz je Potworowi.
    .title = Podstawowe Obrażenia
EU-DAMAGE-02 = Obrażenia „+N” dodaje się tylko wtedy, gdy tym atakiem zadajesz co najmniej 1 podstawowe Obrażenie.
    .title = Dodatkowe Obrażenia
EU-DAMAGE-03 = Obrażenia „−N” odejmuje się. Suma nigdy nie spada poniżej 0.
    .title = Mniej Obrażeń
EU-DAMAGE-04 = Wszystkie „+” liczą się przed wszystkimi „−”. Bez podstawy nie ma Obrażeń.
    .title = Kolejność liczenia Obrażeń
EU-DAMAGE-05 = 1 Obrażenie za 3 punkty Nadziei jest podstawowe, więc pozwala liczyć także efekty „+”.
    .title = Obrażenie z Nadziei

## Interwencja Shii

EU-SHII = Interwencja Shii
EU-SHII-01 = Gdy w Walce rzucasz, do ataku lub dla Umiejętności, i pierwszy wynik przed wszelkimi zmianami to najwyżej 5, Nadzieja rośnie o 1.
    .title = Nadzieja ze słabych rzutów
EU-SHII-02 = Gdy pierwszy wynik rzutu Potwora to co najmniej 10, Nadzieja rośnie o 1.
    .title = Nadzieja z dobrych rzutów Potwora
EU-SHII-03 = Po Rzucie Bohatera możesz wydać 1 punkt Nadziei, by dodać 1 do tego rzutu.
    .title = 1 Nadzieja: lepszy rzut
EU-SHII-04 = W każdej chwili Walki, także na jej końcu, możesz wydać 2 punkty Nadziei, by wziąć 1 Gaar.
    .title = 2 Nadziei: żeton Gaar
EU-SHII-05 = Po Rzucie Bohatera możesz wydać 3 punkty Nadziei, by dodać 1 do tego rzutu i zadać Potworowi 1 Obrażenie.
    .title = 3 Nadziei: rzut i Obrażenie
EU-SHII-06 = Każdej z tych możliwości możesz użyć wiele razy. Kości Nadziei używa tylko Gracz-Bohater.
    .title = Można powtarzać
EU-SHII-07 = Kość Nadziei ma wartości od 0 do 5. Co wykracza ponad 5, przepada.
    .title = Zakres Kości Nadziei

## Łup

EU-LOOT = Łup
EU-LOOT-01 = Ikony Łupu dają złoto, 1 Gaar, 1 Miksturę Leczenia, 1 Srebrną kartę albo 1 Złotą kartę. Bierzesz Łup z obu stron ikony Potwora.
    .title = Ikony Łupu

## Trofea

EU-TROPHY = Trofea
EU-TROPHY-01 = Trofeum zajmuje jedną Sakwę. Jeśli żadna nie jest wolna, musisz odrzucić inny Przedmiot, by je zachować. Trofea służą do Misji.
    .title = Zachowanie Trofeum

## Srebrne i Złote karty

EU-CARD = Srebrne i Złote karty
EU-CARD-01 = Srebrnych i Złotych kart używasz tylko jako Gracz-Potwór. We własnej turze nic Ci nie dają.
    .title = Karty Gracza-Potwora
EU-CARD-02 = W każdej chwili możesz odrzucić 4 Srebrne karty, bez ich efektu, i dobrać 1 Złotą.
    .title = 4 Srebrne za 1 Złotą
EU-CARD-03 = Poza Walką możesz mieć na ręce 5 kart, Srebrnych i Złotych razem. Jeśli masz więcej, wymieniasz je lub odrzucasz, aż zostanie 5.
    .title = Limit kart na ręce
EU-CARD-04 = Ikona karty pokazuje, kiedy się ją zagrywa: przed rzutem Potwora, po nim, przed nim lub po nim albo przed rzutem Bohatera.
    .title = Kiedy zagrywa się kartę
EU-CARD-05 = Srebrna karta ma 2 segmenty, Złota 3. Jedno zagranie używa dokładnie jednego segmentu, zależnie od liczby jednakowych kart zagranych razem: 1 karta górnego, 2 karty drugiego, 3 karty trzeciego (tylko Złote).
    .title = Segmenty
EU-CARD-06 = Jedno zagranie kosztuje łącznie 1 Chaos, niezależnie od liczby kart.
    .title = Koszt zagrania
EU-CARD-07 = Zagrane karty leżą przy Potworze. Karty z efektem Trwałym zostają do końca Walki, karty z efektem Koniczyny do kroku A2 następnej Rundy Walki, wszystkie inne do końca tej Rundy Walki.
    .title = Jak długo leży karta
EU-CARD-08 = Efekt Trwały, wydrukowany między nazwą a segmentami, działa do końca Walki.
    .title = Efekty Trwałe
EU-CARD-09 = Wartości dla 1 / 2 / 3 kart zagranych razem. Srebrne: Klątwa, przed rzutem Bohatera: Wartość Bitewna Bohatera −2 / −4 i −1 Obrażenie. Amok, przed rzutem Potwora lub po nim: Wartość Bitewna Potwora +2 / +4. Jad, po rzucie Potwora: +1 Rana / +2 Rany i −1 do wszystkich Rzutów Bohatera. Złote: Mocne Uderzenie, przed rzutem Potwora: +2 / +3 / +4 Rany i −2 / −3 / −4 do następnej Wartości Bitewnej Bohatera. Leczenie, przed rzutem Potwora lub po nim: Wartość Bitewna Potwora +2 / +2 / +3 i 1 / 3 / 5 Obrażeń mniej na Potworze; Trwały: Regeneracja usuwa 1 Obrażenie na początku kroku A2 każdej późniejszej Rundy Walki. Kontrola Duszy (tylko w rywalizacji), przed rzutem Potwora lub po nim: Gracz-Potwór wykorzystuje 1 / 2 / 3 przygotowane Umiejętności bez efektu stałego, a przy trzech kartach przenosi też 1 Gaar od Bohatera do Potwora; Trwały: Nadziei nie można zamieniać na Gaar. Kontrola Umysłu (tylko w grze jednoosobowej i kooperacyjnej), przed rzutem Potwora: 1 / 2 / 3 Gaar przechodzą od Bohatera do Potwora, a przy trzech kartach także +1 Rana.
    .title = Karty
EU-CARD-10 = Segment działa raz, na atak, przy którym go zagrano; dalej działa tylko efekt Trwały. Kilka zagrań się sumuje. Jeden komplet karty z efektem Trwałym liczy się jako jeden efekt Trwały.
    .title = Efekty zagrania
EU-CARD-11 = Efektami Koniczyny są zmiany Wartości Bitewnej Bohatera, jego następnej Wartości Bitewnej i wszystkich Rzutów Bohatera. Każda kończy się w kroku A2 następnej Rundy Walki.
    .title = Co jest efektem Koniczyny
EU-CARD-12 = 4 Srebrne karty możesz wymienić zawsze, gdy masz podjąć decyzję, także jako Gracz-Potwór w Walce. Karty wybierasz Ty.
    .title = Kiedy można wymieniać

## Kafle Bohatera

EU-HERO = Kafle Bohatera
EU-HERO-01 = Ikona w prawym dolnym rogu pokazuje rodzaj kafla Bohatera: Wyposażenie (brązowe), Umiejętność albo Umiejętność Pierwszego Uderzenia (obie w kolorze Bohatera).
    .title = Rodzaje kafli Bohatera
EU-HERO-02 = Kafel pasuje tylko na pole Bohatera z jego ikoną. Na polu mieści się jeden kafel.
    .title = Pola Bohatera
EU-HERO-03 = Umiejętności uczysz się tylko w Akcji Handlu: płacisz koszt nauki i kładziesz Umiejętność na odblokowanym pustym polu z jej ikoną. W jednej Akcji możesz nauczyć się dowolnie wielu.
    .title = Nauka Umiejętności
EU-HERO-04 = Podczas nauki możesz za darmo przekładać Umiejętności między pasującymi polami.
    .title = Przekładanie Umiejętności
EU-HERO-05 = Podczas nauki możesz za darmo odłożyć Umiejętność do swoich dostępnych kafli. Aby nauczyć się jej znowu, płacisz ponownie. Pozostaje przygotowana lub wykorzystana, tak jak była.
    .title = Odłożenie Umiejętności
EU-HERO-06 = Wyposażenie Bohatera trzeba kupić, w dowolnym Miejscu Handlu. Trafia na pole lub do Sakwy i poza Walką można je zakładać i zdejmować. Sprzedane wypada z gry.
    .title = Wyposażenie Bohatera
EU-HERO-07 = Zablokowane pola Bohatera pokazują złoto albo Esencję. Płacisz je w Akcji Handlu i pole jest odblokowane na stałe. Trzecie pole z mieczem kosztuje 4 złota, dwa pola Umiejętności 3 i 5 złota, pole Pierwszego Uderzenia 2 złota (u Kelei jest otwarte). Szóste pole Umiejętności kosztuje Esencję: Ziemi u Drala i Skoldura, Powietrza u Kelei, Wody u Áel, Ognia u Maeldura, dowolną u Taesiri.
    .title = Zablokowane pola Bohatera
EU-HERO-08 = Użyta Umiejętność jest wykorzystana do początku następnej rundy. Kafle o efekcie stałym nigdy nie zostają wykorzystane.
    .title = Używanie Umiejętności

## Odkrywanie kafli Bohatera

EU-LEVEL = Odkrywanie kafli Bohatera
EU-LEVEL-01 = W Akcji Handlu możesz zapłacić 1 złoto i wziąć wszystkie swoje zakryte kafle Bohatera o wartości nie wyższej niż Twoja aktualna Reputacja. Stają się dostępne. Kosztuje to zawsze 1 złoto, niezależnie od ich liczby.
    .title = Odkrywanie
EU-LEVEL-02 = Jeśli dwa odkryte kafle mają tę samą wartość, wybierasz jeden. Drugi wypada z gry.
    .title = Dwa kafle o jednej wartości
EU-LEVEL-03 = Odkryte kafle pozostają dostępne, nawet jeśli Reputacja później spadnie.
    .title = Odkryte na stałe
EU-LEVEL-04 = Księgi na torze Reputacji oznaczają wartości kafli Bohatera: 0, 2, 4, 6, 9, 12, 15, 18, 22, 26 i 30.
    .title = Księgi na torze Reputacji

## Czas użycia

EU-TIMING = Czas użycia
EU-TIMING-01 = Ikona Czasu Użycia pokazuje, kiedy używasz efektu: stale; w każdej chwili, w Walce i poza nią; podczas przygotowania Walki; w Pierwszym Uderzeniu; do ataku (krok B Fazy Ataku Bohatera); w kroku A, w kroku C albo w kroku A lub C Fazy Ataku Potwora; w kroku A albo w kroku C Fazy Ataku Bohatera. Bez ikony używasz go poza Walką lub tuż przed nią. Kafli leczących używasz w Fazach Leczenia lub poza Walką, kafli z Koniczyną po każdym Rzucie Bohatera (EU-DICE-09).
    .title = Ikony Czasu Użycia
EU-TIMING-02 = Kafel może mieć kilka efektów, każdy z własną ikoną. Użycie dowolnego z nich wykorzystuje kafel. Efektów o różnych ikonach nie można użyć przy jednym wykorzystaniu.
    .title = Kilka efektów na kaflu
EU-TIMING-03 = Klejnoty i Esencje nie mają ikony Czasu Użycia. Kiedy się ich używa, mówią EU-GEM-04, EU-ESSENCE-02 i EU-ESSENCE-03.
    .title = Czas użycia Klejnotów i Esencji
EU-TIMING-04 = Kafla do użycia w każdej chwili możesz w Walce użyć zawsze, gdy przychodzi Twoja kolej na kafle: w obu Fazach Leczenia, w krokach A1 i C Fazy Ataku Potwora, w krokach A2 i C Fazy Ataku Bohatera i w tych samych krokach Pierwszego Uderzenia. Wózek Górniczy działa tylko w Akcji Wydobycia.
    .title = Każda chwila w Walce
EU-TIMING-05 = Kafli używanych poza Walką możesz jeszcze użyć tuż przed Walką (EU-COMBAT-03), ale nie później. Kafle stałe działają tylko wtedy, gdy są założone lub wyuczone, a jeśli wymagają Zestawu Zbroi, gdy go nosisz.
    .title = Poza Walką i stale

## Sakwy

EU-SACK = Sakwy
EU-SACK-01 = Masz 3 Sakwy. Jeśli modyfikatory Sakw na założonych kaflach dają razem mniej niż 0, masz ich o tyle mniej. Nigdy nie masz więcej niż 3.
    .title = Liczba Sakw
EU-SACK-02 = Suma modyfikatorów Sakw nigdy nie może być niższa niż −3. W przeciwnym razie musisz zmienić Wyposażenie lub Umiejętności.
    .title = Najniższy modyfikator Sakw
EU-SACK-03 = Sakwa zakryta Szarą Sakwą niczego nie mieści. Przedmiot, który w niej leżał, trzeba przełożyć, użyć lub odrzucić.
    .title = Zakryte Sakwy

## Przedmioty

EU-ITEM = Przedmioty
EU-ITEM-01 = Przedmiotami są: Broń, Tarcze, Zbroje, Biżuteria, Zwoje, Mikstury, Surowce, Skrzynie, Fiolki, Zaopatrzenie, Artefakty, Zasobniki, Plecaki, Trofea, Gaar, Dwurt, Klejnoty i Esencje.
    .title = Rodzaje Przedmiotów
EU-ITEM-02 = Na każdym z 4 pól Gaar przechowujesz 1 Gaar, na każdym z 4 pól Klejnotów i Esencji 1 Klejnot lub Esencję, a w każdej Sakwie 1 dowolny Przedmiot. Noszone Zbroje i Biżuteria leżą na polach Wyposażenia, trzymane Bronie i Tarcze na polach Bohatera.
    .title = Przechowywanie
EU-ITEM-03 = Zdobyty Przedmiot zakładasz, używasz go albo przechowujesz. Poza Walką możesz dowolnie przekładać Przedmioty.
    .title = Zdobycie Przedmiotu
EU-ITEM-04 = Na koniec Akcji lub Akcji Darmowej odrzucasz albo zużywasz wszystko, na co nie masz miejsca.
    .title = Brak miejsca
EU-ITEM-05 = Nadmiar zdobyty w Walce w Miejscu Handlu możesz najpierw sprzedać w Akcji Handlu wykonanej od razu po niej.
    .title = Nadmiar w Miejscu Handlu
EU-ITEM-06 = Kafle użyte, sprzedane, zapłacone lub odrzucone trafiają na stos odrzuconych swojego rodzaju. Mikstury Leczenia i Zwoje Teleportacji wracają na swój otwarty stos. Artefakty, Wyposażenie Bohatera i zapłacone Trofea Potworów Elitarnych wypadają z gry. Zapłacone lub odrzucone Trofea Potworów trafiają na stos odrzuconych ich talii. Pusty otwarty stos nic nie daje.
    .title = Dokąd trafiają kafle
EU-ITEM-07 = Artefakty, Zwoje, Mikstury, Skrzynie, Fiolki, Zaopatrzenie i Zasobniki leżą w Sakwie i używa się ich stamtąd. Użyty Artefakt jest wykorzystany; jego efekt stały działa, dopóki go masz. Plecak leży obok planszy, a jego modyfikator Sakw się liczy; możesz mieć tylko jeden. Broń, Tarcza, Zbroja i Biżuteria działają tylko założone.
    .title = Skąd działają Przedmioty
EU-ITEM-08 = Dwurt można też przechowywać w Sakwach, po jednym w każdej. Esencji można używać z pól Klejnotów i Esencji oraz z Sakw.
    .title = Dwurt i Esencje w Sakwach
EU-ITEM-09 = Umiejętności nie są Przedmiotami. Nie można ich trzymać w Sakwach, a miejsce zmieniają tylko podczas nauki.
    .title = Umiejętności to nie Przedmioty

## Wyposażenie

EU-EQUIP = Wyposażenie
EU-EQUIP-01 = Wyposażenie w Sakwie nie działa.
    .title = Wyposażenie w Sakwie
EU-EQUIP-02 = Masz pola Zbroi na hełm, kirys, rękawice, nagolenniki i buty oraz pola Biżuterii na amulet i dwa pierścienie. Pole drugiego pierścienia jest zablokowane.
    .title = Pola Wyposażenia
EU-EQUIP-03 = Zablokowane pole Wyposażenia odblokowujesz w Akcji Handlu za podaną cenę: 4 złota za drugi pierścień.
    .title = Zablokowane pole Wyposażenia
EU-EQUIP-04 = Przełożone Wyposażenie pozostaje przygotowane lub wykorzystane, tak jak było.
    .title = Przekładanie Wyposażenia
EU-EQUIP-05 = Efekt „raz na rundę” wykorzystuje kafel. Osadzonych w nim Klejnotów używa się niezależnie od tego, czy kafel jest przygotowany, czy wykorzystany.
    .title = Raz na rundę

## Klejnoty

EU-GEM = Klejnoty
EU-GEM-01 = Poza Walką możesz w każdej chwili osadzać Klejnoty na wolnych polach Klejnotów swojego Wyposażenia, stroną aktywną do góry. Osadzonego Klejnotu nigdy się nie wyjmuje ani nie wymienia.
    .title = Osadzanie Klejnotów
EU-GEM-02 = Możesz użyć tylko aktywnego Klejnotu na założonym Wyposażeniu. Odwracasz go wtedy na stronę nieaktywną do początku następnej rundy.
    .title = Używanie Klejnotów
EU-GEM-03 = Przy zakładaniu i zdejmowaniu Wyposażenia jego Klejnoty pozostają aktywne lub nieaktywne, tak jak były.
    .title = Klejnoty zachowują stan
EU-GEM-04 = Ametyst: 1 punkt Ruchu, poza Walką. Szmaragd: +1 do dowolnego Rzutu Bohatera. Onyks: −1 do Wartości Bitewnej Potwora, po jego rzucie. Opal: leczy 1. Rubin: Maksymalne Zdrowie +1, dopóki jest osadzony na założonym Wyposażeniu; nigdy się go nie odwraca. Szafir: dobierasz 1 Srebrną kartę, poza Walką. Demoniczny Kamień: dobierasz 1 Złotą kartę, poza Walką. Diament: leczy 2. Opalu i Diamentu używasz w Fazach Leczenia lub poza Walką.
    .title = Co dają Klejnoty

## Esencje

EU-ESSENCE = Esencje
EU-ESSENCE-01 = Są Esencje Ognia, Wody, Ziemi i Powietrza. Esencję możesz sprzedać za 2 złota, użyć raz jej efektu, odblokować nią pole Bohatera, zapłacić nią w Misji albo użyć jej do niektórych Umiejętności.
    .title = Zastosowania Esencji
EU-ESSENCE-02 = Esencji Powietrza używa się przed rzutem Potwora: Potwór rzuca o jedną kość mniej (EU-COMBAT-50). W grze jednoosobowej usuwa się lewą kość z karty Walki.
    .title = Esencja Powietrza
EU-ESSENCE-03 = Esencji Ognia używasz przed swoim rzutem ataku, daje +2 Obrażenia; możesz użyć kilku. Esencja Wody leczy 5, w Fazie Leczenia lub poza Walką. Esencja Ziemi daje +4 do dowolnego Rzutu Bohatera.
    .title = Esencje Ognia, Wody i Ziemi
EU-ESSENCE-04 = Użyte Esencje wracają do banku.
    .title = Użyte Esencje

## Zestawy Zbroi

EU-SET = Zestawy Zbroi
EU-SET-01 = Zestaw Zbroi to co najmniej 3 różne założone elementy Zbroi o tym samym kolorze tła, czyli z tego samego materiału.
    .title = Co jest Zestawem Zbroi
EU-SET-02 = Ikony 3+, 4+ i 5 mówią, ilu elementów Zestawu wymaga efekt. Bez nich możesz mieć, założyć lub wyuczyć kafel, ale nie możesz użyć tego efektu.
    .title = Efekty wymagające Zestawu
EU-SET-03 = Jeśli kafel ma kilka ikon Zestawu, sumują się wszystkie części, których warunek jest spełniony. Na przykład z „3+: leczenie 2” i „4+: leczenie 1” cztery elementy leczą 3.
    .title = Kilka ikon Zestawu

## Potwory Elitarne

EU-ELITE = Potwory Elitarne
EU-ELITE-01 = Potworów Elitarnych używa się, gdy mówi tak scenariusz albo gracze tak ustalą.
    .title = Z Potworami Elitarnymi lub bez
EU-ELITE-02 = Dla każdego używanego poziomu dobiera się losowo tyle kart Nagród za Zlecenie, ilu jest graczy, plus 2 (w grze jednoosobowej 3). Pozostałe odkłada się bez oglądania. Każdy poziom tasuje się osobno i układa w talię: poziom 3 na spodzie, poziom 1 na wierzchu. Jeśli scenariusz nie podaje poziomów, używa się wszystkich trzech.
    .title = Talia Nagród za Zlecenie
EU-ELITE-03 = Karty Potworów Elitarnych leżą zakryte według poziomów. Odkrywa się wierzchnią Nagrodę za Zlecenie i należącą do niej kartę Potwora Elitarnego.
    .title = Odkrycie Nagrody za Zlecenie
EU-ELITE-04 = Walczyć można tylko z Potworem Elitarnym z wierzchniej Nagrody za Zlecenie, a więc z jednym naraz.
    .title = Jeden Potwór Elitarny naraz
EU-ELITE-05 = Nagroda za Zlecenie pokazuje Legowisko: rodzaj pola, pole sąsiadujące z danym miejscem albo jedno z 3 zewnętrznych pól kafla Specjalnego.
    .title = Legowisko
EU-ELITE-06 = Do Walki z Potworem Elitarnym potrzebujesz Akcji Walki, a Twój Bohater musi stać na wyzwolonym polu Legowiska. Nigdy nie musisz walczyć.
    .title = Kiedy można walczyć
EU-ELITE-07 = Obowiązują zwykłe zasady Walki. Karta Potwora Elitarnego pokazuje Zdrowie, Rany i specjalne efekty. Gracza-Potwora wybiera się jak zwykle.
    .title = Walka z Potworem Elitarnym
EU-ELITE-08 = Po zwycięstwie bierzesz nagrodę z karty Nagrody za Zlecenie, niezależnie od Reputacji, a kartę zachowujesz do punktacji.
    .title = Nagroda z karty
EU-ELITE-09 = Po pokonaniu Potwora Elitarnego nie kładziesz żetonu i nie bierzesz Łupu.
    .title = Bez żetonu i Łupu
EU-ELITE-10 = Kartę Potwora Elitarnego możesz zachować jako Trofeum jej poziomu.
    .title = Elitarne Trofeum
EU-ELITE-11 = Specjalne efekty Potworów Elitarnych to: kara Koniczyny do wszystkich Rzutów Bohatera do kroku A2 następnej Rundy Walki; Gracz-Potwór dobiera Srebrne lub Złote karty; Potwór się leczy; natychmiastowa śmierć, Twoje Zdrowie spada do 0.
    .title = Specjalne efekty
EU-ELITE-12 = Na Odpornego Potwora nie działa nic, czego używa Twój Bohater, poza Obrażeniami, ani Moc Powietrza i Ziemi. Na Twojego Bohatera te Moce nadal działają.
    .title = Odporność
EU-ELITE-13 = Odporność chroni rzut Potwora Elitarnego także przed Twoimi żetonami Gaar, efektami Króliczej Łapki, obniżaniem Wartości Bitewnej przez Tarcze i Esencją Powietrza. Zmniejszanie otrzymywanych Ran nadal działa.
    .title = Przed czym chroni Odporność
EU-ELITE-14 = Po zwycięstwie następną Nagrodę za Zlecenie i jej Potwora Elitarnego odkrywa się na koniec tury.
    .title = Następny Potwór Elitarny
EU-ELITE-15 = Jeśli Twój Bohater zginie w Walce z Potworem Elitarnym, Nagroda za Zlecenie i karta Potwora wracają na wierzch swoich talii i pozostają aktualne. Pozostałe kroki śmierci się nie zmieniają.
    .title = Śmierć w Walce z Elitarnym
EU-ELITE-16 = Gdy talia Nagród za Zlecenie jest pusta, z Potworami Elitarnymi nie można już walczyć.
    .title = Pusta talia Nagród za Zlecenie
EU-ELITE-17 = Jeśli na koniec rundy żadne odkryte pole nie pasuje do aktualnego Legowiska, ta Nagroda za Zlecenie trafia pod pozostałe ze swojego poziomu i odkrywa się następną.
    .title = Brak Legowiska na mapie
EU-ELITE-18 = Specjalny efekt z Wartością Bitewną działa w kroku D, jeśli osiąga ją końcowa Wartość Bitewna Potwora. Natychmiastowa śmierć ma pierwszeństwo przed wszystkim. Poza tym najpierw zadaje się Rany, a potem, jeśli Twój Bohater żyje, rozpatruje efekty w kolejności na karcie.
    .title = Kiedy działają specjalne efekty
EU-ELITE-19 = Na Odpornego wroga nie działają: Gaar i Dwurt przy jego rzucie, zmiany jego Wartości Bitewnej, odbieranie kości i odbieranie Chaosu. Nadal działają: Obrażenia, Koniczyna i Gaar przy Twoich rzutach, zmniejszanie Ran, leczenie, anulowanie Klątw i Nadzieja.
    .title = Odporność, efekt po efekcie
EU-ELITE-20 = Potwory Elitarne, Farrug i Golem nigdy nie blokują ruchu, a pole z nimi pozostaje wyzwolone.
    .title = Niczego nie blokują

## Punktacja końcowa

EU-SCORE = Punktacja końcowa
EU-SCORE-01 = Po ostatniej rundzie każdy gracz liczy najpierw majątek, a potem Reputację.
    .title = Kolejność punktacji
EU-SCORE-02 = Każdy kafel Bohatera na Twojej planszy daje tyle złota, ile wynosi koszt nauki (Umiejętności) lub cena zakupu (Wyposażenie).
    .title = Kafle Bohatera
EU-SCORE-03 = Każde odblokowane pole Bohatera daje tyle złota, ile kosztowało; Esencja liczy się jako 2 złota. Pola, które nigdy nie były zablokowane, nic nie dają.
    .title = Odblokowane pola Bohatera
EU-SCORE-04 = Każda Esencja i każdy Klejnot dają 2 złota, także Klejnoty osadzone na Wyposażeniu. Esencje leżące na Umiejętnościach się nie liczą.
    .title = Esencje i Klejnoty
EU-SCORE-05 = Każdy Przedmiot daje tyle złota, ile wynosi jego cena zakupu, a jeśli jej nie ma, nic.
    .title = Przedmioty
EU-SCORE-06 = Każde odblokowane pole Wyposażenia daje tyle złota, ile kosztowało.
    .title = Odblokowane pola Wyposażenia
EU-SCORE-07 = Każdy Surowiec zostaje od Ciebie odkupiony. Jeśli jedna z jego opcji zawiera Reputację, dostajesz tę Reputację i złoto z tej samej opcji. W przeciwnym razie dostajesz opcję z największą ilością złota. Surowy Diament daje 2 złota i 3 Reputacji, Surowy Szafir 4 złota.
    .title = Surowce
EU-SCORE-08 = Za każde pełne 5 złota zyskujesz 1 Reputacji.
    .title = Złoto na Reputację
EU-SCORE-09 = Potem zyskujesz Reputację według liczby, kolejno za 1, 2, 3 i tak dalej; ostatnia wartość obowiązuje też powyżej. Twoje żetony Bohatera na mapie: { $hero_tokens }. Twoje żetony Interakcji na mapie: { $interaction_tokens }. Twoje żetony Handlu na mapie: { $trade_tokens }. Żetony Bohaterów zabitych przez Ciebie jako Gracza-Potwora: { $killed_heroes }. Karty Misji: { $quest_cards }. Nagrody za Zlecenie: { $bounties }. Za każdą śmierć Twojego Bohatera w Walce, czyli za każdy Twój żeton u innych graczy, tracisz { $death } Reputacji.
    .title = Tabela punktacji
EU-SCORE-10 = Wygrywa najwyższa Reputacja. Przy remisie wygrywa wyższa wartość ręki: Srebrna karta liczy się za 1, Złota za 4. Jeśli nadal jest remis, zwycięstwo jest wspólne.
    .title = Zwycięzca
EU-SCORE-11 = Każdy kafel liczy się raz: kafle Bohatera na polach lub w Sakwach w EU-SCORE-02, Surowce w EU-SCORE-07, inne Przedmioty w EU-SCORE-05. Kafle Bohatera dostępne, ale niewyuczone lub niekupione, nic nie dają. Złoto w EU-SCORE-08 to wszystkie Twoje monety i wszystko zyskane od EU-SCORE-02 do EU-SCORE-07. Klejnotów z opcji Surowca się nie bierze.
    .title = Każdy kafel liczy się raz
EU-SCORE-12 = W EU-SCORE-09 liczą się tylko żetony na mapie. Żetony Bohatera służące jako znaczniki na planszach lub torach się nie liczą.
    .title = Znaczniki się nie liczą

## Gra jednoosobowa

EU-SOLO = Gra jednoosobowa
EU-SOLO-01 = Grę przygotowuje się jak zwykle, z tymi zmianami: z każdego Rozdziału używa się tylko dwóch oznaczonych Stałych kafli; 2 kości innego Bohatera są kośćmi Potwora; nie ma kart Kontroli; talia Walki leży potasowana i zakryta; w talii Złotych kart Kontrola Umysłu zastępuje wszystkie karty Kontroli Duszy.
    .title = Przygotowanie gry jednoosobowej
EU-SOLO-02 = Używa się kafli Bohatera oznaczonych do gry jednoosobowej, a nie oznaczonych dla 2–4 graczy.
    .title = Kafle Bohatera w grze jednoosobowej
EU-SOLO-03 = Dla Czarownicy weź 5 kart do gry jednoosobowej, usuń losowo 2 i odkryj 2. Przy innych Spotkaniach usuń losowo 4 z 7 kart i odkryj 2. Kafli nagród Czarownicy, Mrocznych Amuletów, się nie używa.
    .title = Spotkania w grze jednoosobowej
EU-SOLO-04 = Są dwa banki kart, Srebrny i Złoty. Na początku każdej rundy do banku Srebrnych kart dokłada się 1 Srebrną kartę.
    .title = Banki kart
EU-SOLO-05 = Za każdą Srebrną lub Złotą kartę, którą dobierasz, do jej banku trafia jedna karta tego samego rodzaju.
    .title = Twoje karty zasilają banki
EU-SOLO-06 = Gdy tylko w banku Srebrnych kart są co najmniej 4 karty, usuwa się 4 i dokłada 1 Złotą kartę do banku Złotych kart. Bank Złotych kart nie ma limitu.
    .title = Srebrne w banku na Złotą
EU-SOLO-07 = W każdej chwili możesz zamienić 4 Srebrne karty z ręki na 1 Złotą kartę albo 1 Złotą kartę na 1 złoto. Scenariusz może dawać inne zastosowania. Limit kart na ręce to 5.
    .title = Twoje karty
EU-SOLO-08 = Odrzucone Srebrne i Złote karty trafiają na spód swoich talii.
    .title = Odrzucone karty
EU-SOLO-09 = Gdy odsłania się Potwora, jego Srebrne i Złote karty trafiają do banków. Srebrne wymienia się od razu, jeśli to możliwe.
    .title = Karty Potwora
EU-SOLO-10 = Krok B Fazy Ataku Potwora: zamiast rzucać, odkryj wierzchnią kartę Walki i ustaw kości Potwora tak, jak pokazuje. Potem kolejno: Esencja Powietrza usuwa lewą kość; Nadzieja rośnie o 1, jeśli suma to co najmniej 10; Moc Powietrza odwraca wyższą kość; Moc Ziemi dodaje 2.
    .title = Karta Walki zamiast rzutu
EU-SOLO-11 = Krok C1: za każdy symbol Gaar na karcie, jeśli Potwór ma Gaar, a jego najniższa kość pokazuje 1–3, wydaje ten Gaar (+2) i przerzuca najniższą kość. Symbole rozpatruje się jeden po drugim.
    .title = Gaar Potwora
EU-SOLO-12 = Krok C2: za każdy symbol Chaosu Potwór wykonuje jedną Akcję Chaosu. Każda wymaga 1 żetonu Chaosu i co najmniej 1 karty w banku.
    .title = Akcje Chaosu
EU-SOLO-13 = Krok C3: odpowiadasz jak zwykle żetonami Gaar, Umiejętnościami i Przedmiotami.
    .title = Twoja odpowiedź
EU-SOLO-14 = Jedna Akcja Chaosu: jeśli w banku Złotych kart są karty, odkrywaj je, aż będą 3 jednego typu albo pojawi się inny typ. Kartę innego typu połóż na spód banku Złotych kart. Jeśli bank Złotych kart jest pusty, zrób to samo z bankiem Srebrnych, do 2 kart jednego typu. Odrzuć 1 Chaos i zastosuj karty tak, jakby zagrano je we właściwym kroku.
    .title = Jedna Akcja Chaosu
EU-SOLO-15 = Dwie Akcje Chaosu: odkrywaj jak przy jednej, ale pierwsza karta innego typu zaczyna drugi stos. Pełny stos (3 Złote lub 2 Srebrne) jest zamknięty, a następna karta zaczyna drugi stos, nawet jeśli jest tego samego typu. Przestań, gdy drugi stos jest pełny albo pojawi się karta innego typu niż jego; tę kartę połóż na spód jej banku. Odrzuć 1 Chaos za każdy stos i zastosuj oba.
    .title = Dwie Akcje Chaosu
EU-SOLO-16 = Stosy buduje się najpierw z banku Złotych kart. Jeśli się skończy, następny stos powstaje z banku Srebrnych kart.
    .title = Najpierw bank Złotych kart
EU-SOLO-17 = Karta Leczenie, gdy Potwór nie ma Obrażeń: przy jednej Akcji Chaosu nie odkrywaj więcej i zastosuj tylko górny segment, Wartość Bitewna +2 bez leczenia; karta zostaje z Regeneracją. Przy dwóch Akcjach Chaosu ta jedna karta jest stosem Leczenia. Odkrywaj dalej dla drugiego stosu, a kolejne karty Leczenie odkładaj pod bank Złotych kart, aż pojawi się inny typ.
    .title = Leczenie zdrowego Potwora
EU-SOLO-18 = Żetonów Gaar, które Kontrola Umysłu zabiera Ci w kroku C2, Potwór nie może użyć przed następną Rundą Walki.
    .title = Kontrola Umysłu
EU-SOLO-19 = Jeśli Twój Bohater zginie w Walce, zamiast oddawać żeton Bohatera połóż 1 żeton Chaosu na swojej planszy Bohatera. Dobrana Złota karta dokłada też 1 Złotą kartę do banku.
    .title = Śmierć w grze jednoosobowej
EU-SOLO-20 = W punktacji końcowej tracisz 2 Reputacji za każdy żeton Chaosu na swojej planszy Bohatera.
    .title = Punktacja w grze jednoosobowej
EU-SOLO-21 = Gdy talia Walki się skończy, wszystkie karty Walki tasuje się w nową talię.
    .title = Pusta talia Walki
EU-SOLO-22 = Jeśli Akcja Chaosu przynosi karty zagrywane przed rzutem Potwora, działają od razu na bieżący atak. Klątwa działa na Twój następny atak w tej Rundzie Walki.
    .title = Spóźnione karty
EU-SOLO-23 = Jeśli w kroku C1 obie kości są równie niskie, przerzuca się lewą. Jedyna kość jest najniższa.
    .title = Równe najniższe kości
EU-SOLO-24 = Jeśli bank skończy się w trakcie budowania stosu, stos zostaje taki, jaki jest. W EU-SOLO-17 każdą kartę banku Złotych kart ogląda się najwyżej raz. Jeśli zostały same karty Leczenie, drugi stos powstaje z banku Srebrnych kart, a gdy ten jest pusty, nie powstaje wcale. Karta Leczenie, która zaczyna drugi stos, gdy Potwór nie ma Obrażeń, od razu go zamyka.
    .title = Gdy bank się skończy
EU-SOLO-25 = Faza Ataku Potwora przebiega tak: A1, A2, B (karta Walki), C1 Gaar, C2 Chaos, C3 Twoja odpowiedź żetonami Gaar i kaflami w dowolnej kolejności, aż skończysz, D. Kroku A3 nie ma. Krok A1 Fazy Ataku Bohatera się pomija; Klątwa z C2 czeka na ten atak i można ją anulować w A2.
    .title = Kolejność kroków
EU-SOLO-26 = Wymiana własnych kart nie jest dobieraniem i nie zasila banków. Wymiana wewnątrz banków także nie.
    .title = Wymiana nie zasila banków
EU-SOLO-27 = Jeśli scenariusz ogłasza porażkę (EU-FARRUG-06, EU-GOLEM-04), przegrywasz. W przeciwnym razie końcowa Reputacja daje brąz, srebro lub złoto: { $the_hunt_medals } w Polowaniu; { $defence_of_the_realm_medals } w Obronie Krainy; { $walking_destruction_medals } w Chodzącym Zniszczeniu. Poniżej brązu przegrywasz. Natychmiastowe zwycięstwo w scenariuszu daje co najmniej brąz.
    .title = Wynik gry jednoosobowej

## Gra kooperacyjna

EU-COOP = Gra kooperacyjna
EU-COOP-01 = Grę przygotowuje się jak jednoosobową, ale używa się wszystkich Stałych kafli z tabeli scenariusza.
    .title = Przygotowanie gry kooperacyjnej
EU-COOP-02 = Obowiązują zasady gry jednoosobowej, a banki są wspólne. 1 Srebrną kartę dokłada się do banku na początku tury każdego gracza, a nie każdej rundy.
    .title = Jak w grze jednoosobowej
EU-COOP-03 = Za handel przy żetonie Handlu innego Bohatera nic nie płacisz.
    .title = Bez opłaty za handel
EU-COOP-04 = Aby wydobywać lub stanąć do Konfrontacji z Żywiołakiem na polu z żetonami innych graczy, zamiast płacić złotem odrzucasz 1 Złotą kartę, jedną łącznie. Bez niej nie możesz tego zrobić.
    .title = Złota karta zamiast opłaty
EU-COOP-05 = Gracze na siebie nie wpływają: nikt niczego nie oddaje ani nie pomaga w cudzej Walce.
    .title = Bez interakcji
EU-COOP-06 = Jeśli Twój Bohater zginie w Walce, od razu tracisz 1 Reputacji i odradzasz się jak zwykle, bez żetonu Chaosu na planszy. Śmierć poza Walką kosztuje 1 Reputacji zamiast 2.
    .title = Śmierć w grze kooperacyjnej
EU-COOP-07 = Punktacja końcowa jest dowolna. O sukcesie decyduje wspólny cel scenariusza.
    .title = Punktacja nie jest obowiązkowa
EU-COOP-08 = Używa się kafli Bohatera oznaczonych dla 2–4 graczy. Kafle działające na rękę Gracza-Potwora nie mają efektu.
    .title = Kafle Bohatera w grze kooperacyjnej
EU-COOP-09 = Wygrywacie wszyscy, jeśli do końca ostatniej rundy osiągniecie cel, a scenariusz nie ogłosi porażki; w przeciwnym razie wszyscy przegrywacie. Polowanie: oddana Odznaka każdego poziomu. Obrona Krainy: złamany czwarty etap Farruga. Chodzące Zniszczenie: pokonany Golem. Talia Walki, banki, oferty i mapa są wspólne, kolejność tur jest zwykła, a każda Walka toczy się według zasad gry jednoosobowej.
    .title = Wynik gry kooperacyjnej

## Skoldur i Dwurt

EU-DWURT = Skoldur i Dwurt
EU-DWURT-01 = Skoldur ma 5 pól Dwurt zamiast pól Gaar. Zaczyna z 5 Dwurt i bez Gaar. Na tych polach może leżeć tylko Dwurt.
    .title = Pola Dwurt
EU-DWURT-02 = Skoldur trzyma Gaar tylko w Sakwach. W każdej chwili może zamienić 1 Gaar na 1 Dwurt, nigdy odwrotnie.
    .title = Gaar na Dwurt
EU-DWURT-03 = Śmierć w Walce nadal daje Skoldurowi 3 Gaar. Może je od razu zamienić na Dwurt.
    .title = Gaar po śmierci
EU-DWURT-04 = Misje, które wymagają Gaar, wymagają prawdziwych Gaar. Dwurt nie można sprzedać.
    .title = Dwurt to nie Gaar
EU-DWURT-05 = Skoldur nie może używać Gaar przy rzutach. Na jeden rzut może użyć kilku Dwurt, po jednym naraz. Dwurt niczego nie przerzuca; daje +3 do Rzutu Bohatera albo −3 do Wartości Bitewnej Potwora.
    .title = Dwurt przy rzutach
EU-DWURT-06 = Dwurt mogą też opłacać efekty kafli Bohatera.
    .title = Dwurt do kafli
EU-DWURT-07 = Kość Dwurt zaczyna od 0. Każdy Dwurt użyty przy rzucie lub na kaflu podnosi ją o 1, najwyżej do 5. Zamiana Gaar na Dwurt jej nie podnosi.
    .title = Kość Dwurt
EU-DWURT-08 = Na koniec swojej tury zastosuj ściankę kości Dwurt, a potem ustaw ją na 0. 0: weź 1 Dwurt. 1: dobierz 1 Srebrną kartę. 2: dobierz 2 Srebrne karty, 1 Rana. 3: weź 1 Dwurt, dobierz 3 Srebrne karty, strać 1 Reputacji, 2 Rany. 4: weź 1 Dwurt, dobierz 1 Złotą kartę, strać 1 Reputacji, 4 Rany. 5: weź 2 Dwurt, dobierz 1 Złotą kartę, strać 1 Reputacji, 6 Ran.
    .title = Ścianki kości Dwurt
EU-DWURT-09 = W grze jednoosobowej dobieranie z kości Dwurt nie zasila banków.
    .title = Kość Dwurt w grze jednoosobowej
EU-DWURT-10 = Jeśli Skoldur zginie od kości Dwurt, jest to śmierć poza Walką, ale kosztuje tylko 1 Reputacji, oprócz tej 1 z samej ścianki.
    .title = Śmierć od kości Dwurt
EU-DWURT-11 = Skoldur ma kafle o wartości 0, które nie są Początkowe. Trzeba je odkryć jak zwykle, za 1 złoto.
    .title = Kafle o wartości 0

## Scenariusze

EU-SCEN = Scenariusze
EU-SCEN-01 = Scenariusz określa tryby, liczbę rund, kafel Startowy, Rozdziały i tabelę mapy, czy używa się Potworów Elitarnych, z czym zaczynasz, moduły (Odznaki, Wydarzenia, Legendy, Farrug, Golem), koniec gry i dodatkowe punkty.
    .title = Co określa scenariusz
EU-SCEN-02 = Polowanie: 10 rund, Rozdziały I–IV, bez Potworów Elitarnych. Akcja Darmowa na środku Kościoła: odrzuć Trofeum poziomu, którego Twój Bohater jeszcze nie oddał. Kto pierwszy odda dany poziom, zyskuje z Odznaką 3 (poziom 1), 5 (poziom 2) lub 8 (poziom 3) Reputacji, a drugi 1, 3 lub 5. Każdy Bohater oddaje każdy poziom raz.
    .title = Polowanie
EU-SCEN-03 = Obrona Krainy: 12 rund, Rozdziały I–IV, Potwory Elitarne poziomów 1–3, Wydarzenia i Farrug. Dla 3 graczy mapa jest taka jak w EU-SETUP-07.
    .title = Obrona Krainy
EU-SCEN-04 = Chodzące Zniszczenie: 10 rund, Rozdziały I–V, Potwory Elitarne poziomów 1 i 2, Golem, Ruiny i Legendy.
    .title = Chodzące Zniszczenie
EU-SCEN-05 = W każdym z trzech scenariuszy każdy Bohater zaczyna z 2 złota. Na koniec rundy najpierw stosuje się EU-ELITE-17, potem Farruga lub Golema, a potem EU-ROUND-07.
    .title = Premia początkowa i koniec rundy

## Wydarzenia

EU-EVENT = Wydarzenia
EU-EVENT-01 = W Obronie Krainy na początku rund 2, 4, 6, 8, 10 i 12 odkrywa się wierzchnią kartę Wydarzenia. Siedem Wydarzeń to: brak opłaty za handel i darmowe zmiany oferty; brak Mocy Wody, a Kościół leczy 3 zamiast 6; każdy Bohater leczy 4 i bierze 1 Gaar; każdy napotkany Potwór dostaje 1 Chaos więcej; każda Akcja Wydobycia ma Wózek Górniczy; każdy Bohater traci do 2 złota albo 1 Reputacji; Nadzieja nie rośnie, a każdy Bohater dobiera 1 Srebrną kartę.
    .title = Wydarzenia
EU-EVENT-02 = Wydarzenie albo działa raz, albo obowiązuje do końca rundy. Następuje po przygotowaniu żetonów, kafli i Klejnotów. Co dotyczy każdego Bohatera, rozpatruje się w kolejności tur, a wybiera właściciel Bohatera.
    .title = Rozpatrywanie Wydarzenia

## Legendy

EU-LEGEND = Legendy
EU-LEGEND-01 = Gdy odkrywa się kafel Legendy, na jego środek trafia losowa karta Legendy. Akcja Darmowa na środku: spełnij wymaganie, a weźmiesz Artefakt z karty i jej Reputację, 3 lub 4. Każdej karty używa się raz w grze.
    .title = Karty Legend
EU-LEGEND-02 = Wymagania działają jak w EU-QUEST-07. Karta Legendy nie jest w punktacji kartą Misji. Jeśli nie masz gdzie przechować Artefaktu, musisz zrezygnować z innego Przedmiotu.
    .title = Spełnienie Legendy

## Farrug

EU-FARRUG = Farrug
EU-FARRUG-01 = Farrug pojawia się na początku rundy 5 na zewnętrznym polu kafla Kościoła, zawsze tym samym. Ma 4 etapy w stałej kolejności. Etap 1 ma { $farrug_1_health } Zdrowia i { $farrug_1_more } na każdego gracza, etap 2 ma { $farrug_2_health } i { $farrug_2_more }, etap 3 ma { $farrug_3_health } i { $farrug_3_more }, etap 4 ma { $farrug_4_health } i { $farrug_4_more }.
    .title = Farrug się pojawia
EU-FARRUG-02 = Na koniec każdej rundy po jego pojawieniu się dobiera się 1 z 4 kart Ataku; pustą talię tasuje się na nowo. Farrug leci do celu i działa. Najbliższe wyzwolone Miejsce Handlu: Bohaterowie tam i na polach sąsiadujących otrzymują 2 Rany, a właściciel żetonu Handlu traci najwyżej 1 złoto; żeton zostaje. Najbliższe pole Wydobycia: Bohaterowie tam i na polach sąsiadujących otrzymują 2 Rany. Bohater o najwyższej Reputacji: Bohaterowie na tym polu otrzymują 3 Rany i dobierają 1 Srebrną kartę. Kościół: każdy Bohater tam lub na polu sąsiadującym wybiera 2 Rany albo utratę do 2 złota.
    .title = Ataki Farruga
EU-FARRUG-03 = Na polu Farruga lub sąsiadującym z nim możesz użyć Akcji Walki, by go zaatakować. Jest to zwykła Walka trwająca najwyżej 2 Rundy Walki; Pierwsze Uderzenie jest dozwolone. Farrug jest Odporny (EU-ELITE-12, EU-ELITE-13). Gracza-Potwora wybiera się jak zwykle. Obrażenia zostają na karcie etapu.
    .title = Atak na Farruga
EU-FARRUG-04 = Za każde pełne 3 Obrażenia zadane w jednej takiej Walce zyskujesz 1 Reputacji. Jeśli złamiesz etap, bierzesz jego nagrodę i Walka się kończy. Etap 1: 3 Reputacji i 3 złota. Etap 2: 4 Reputacji i 1 wybrany Klejnot, ale nie Diament ani Demoniczny Kamień. Etap 3: 5 Reputacji i 5 złota. Etap 4: 8 Reputacji i Skarb poziomu 3.
    .title = Nagrody za Walkę z Farrugiem
EU-FARRUG-05 = Gdy Walka kończy się z powodu limitu rund, Twój Bohater zostaje na miejscu. Nie ma Łupu ani żetonu. Jeśli Bohater zginie, jest to zwykła śmierć w Walce, a Obrażenia zostają.
    .title = Po Walce z Farrugiem
EU-FARRUG-06 = Gdy wszystkie cztery etapy są złamane, Farrug odchodzi. Kto złamał ostatni, bierze nagrodę końcową. Rywalizacja trwa do ostatniej rundy; w grze jednoosobowej i kooperacyjnej od razu wygrywacie. Jeśli po ostatniej rundzie etap 4 nie jest złamany, każdy traci 5 Reputacji; w grze jednoosobowej i kooperacyjnej przegrywacie.
    .title = Farrug pokonany lub nie
EU-FARRUG-07 = Farrug nikomu nie stoi na drodze i może dzielić pole z Bohaterami. Jeśli jego cel nie istnieje, zostaje na miejscu, a karta działa na jego polu. Odległości liczy się jak w EU-PORTAL-08. Wśród równie bliskich pól rozstrzyga stała kolejność na mapie, wśród Bohaterów o równej Reputacji wcześniejsza kolejność tur.
    .title = Lot Farruga
EU-FARRUG-08 = Nagroda końcowa to nagroda etapu 4 i daje się ją raz. Nowa karta etapu zaczyna bez Obrażeń; Obrażenia ponad etap przepadają. Utrata 5 Reputacji następuje przed punktacją końcową.
    .title = Etapy Farruga
EU-FARRUG-09 = Walka z Farrugiem lub Golemem nie daje Trofeum, Nagrody zależnej od Reputacji ani żetonu. Na jej końcu stosuje się EU-COMBAT-43, EU-COMBAT-44 i EU-COMBAT-46. Jeśli Twój Bohater zginie, pomija się EU-DEATH-02.
    .title = Koniec Walki z Farrugiem lub Golemem

## Golem

EU-GOLEM = Golem
EU-GOLEM-01 = Golem pojawia się na Ruinach, gdy odkryje się ich kafel, albo na początku rundy 4 na polu najdalszym od Kościoła. Na koniec każdej rundy dobiera 1 z 10 kart Szału Zniszczenia, idzie najkrótszą drogą w stronę Kościoła i kładzie żetony Zniszczenia, A lub B. Siedem kart przesuwa go o 1 pole, dwie o 2 pola, jedna zostawia go na miejscu.
    .title = Golem idzie
EU-GOLEM-02 = Na polu z żetonem Zniszczenia nie można wydobywać, handlować ani wypełniać Misji. Bohater na tym polu może usunąć żeton Akcją Darmową: A za 1 złoto, B za 2 złota lub 1 Esencję. Usunięcie B daje 1 Reputacji.
    .title = Żetony Zniszczenia
EU-GOLEM-03 = Z Golemem możesz walczyć jak z Farrugiem (EU-FARRUG-03, EU-FARRUG-04, EU-FARRUG-05). Ma { $golem_health } Zdrowia i { $golem_more } na każdego gracza, a Obrażenia zostają. Kto zada ostatnie Obrażenie, zyskuje 8 Reputacji i 4 złota. Golema się usuwa i nie dobiera się więcej kart Szału Zniszczenia.
    .title = Walka z Golemem
EU-GOLEM-04 = Jeśli Golem wejdzie na kafel Kościoła, każdy Bohater traci 3 Reputacji, a Golem wraca na swój początek. W grze jednoosobowej i kooperacyjnej przegrywacie.
    .title = Golem przy Kościele
EU-GOLEM-05 = Jeśli Ruin nie odkryto na czas, Golem zaczyna na polu najbardziej oddalonym od środka Kościoła; remisy rozstrzyga stała kolejność na mapie. Pole, na którym się pojawił, jest jego początkiem, a Ruiny odkryte później niczego nie zmieniają. Na kafel Kościoła wchodzi, gdy dotrze na jedno z trzech zewnętrznych pól, i tam kończy ruch.
    .title = Początek Golema
EU-GOLEM-06 = Każdy krok prowadzi na sąsiadujące pole najbliższe środka Kościoła; remisy rozstrzyga stała kolejność na mapie. Golem nigdy nie wchodzi na środek kafla. Potwory i Bohaterowie go nie zatrzymują i nie odnoszą szkody.
    .title = Droga Golema
EU-GOLEM-07 = Na polu leży najwyżej jeden żeton Zniszczenia. B zastępuje A, A nigdy nie zastępuje B. Karta Szału Zniszczenia kładzie żeton na ostatnim polu, na które Golem wszedł, na każdym takim polu albo na jego własnym polu i wszystkich sąsiadujących Miejscach Handlu. Karta bez ruchu kładzie żetony tylko w ten ostatni sposób. Pustą talię Szału Zniszczenia tasuje się na nowo.
    .title = Kładzenie żetonów Zniszczenia

## Rozstrzygnięcia

GD = Rozstrzygnięcia tam, gdzie źródło ma lukę
GD-01 = Nie mieliśmy Dodatku do Instrukcji. Prawie wszystkie awersy kart i kafli, takich jak kafle Bohatera, Przedmioty, Potwory, Misje, Klejnoty, Esencje i Żywiołaki, są więc naszą własną rekonstrukcją, a nie wydrukowanymi (EU-CARD-09, EU-GEM-04, EU-ESSENCE-03, EU-QUEST-07). Liczby kart i kafli są takie jak w pudełku.
    .title = Karty i kafle
GD-02 = Nie mieliśmy też Księgi Scenariuszy. Ze źródła pochodzą nazwy trzech scenariuszy i mapa Obrony Krainy dla 3 graczy; reszta ich zasad i liczb jest nasza (EU-SCEN-01, EU-SCEN-02, EU-SCEN-03, EU-SCEN-04).
    .title = Scenariusze
GD-03 = Źródło wymienia Wydarzenia, Legendy, Farruga i Golema, ale bez ich zasad. Zasady napisaliśmy sami (EU-EVENT-01, EU-LEGEND-01, EU-FARRUG-01, EU-GOLEM-01).
    .title = Wydarzenia, Legendy, Farrug, Golem
GD-04 = Wartość Ruchu żetonu Walki jest utracona. Przyjmujemy 3, po 1 dla Wydobycia i 2 dla Handlu (EU-ACTION-03).
    .title = Ruch z żetonu Walki
GD-05 = Źródło nie podaje, ile Zdrowia daje 1 złoto w Miejscu Handlu. Przyjmujemy 3 u Kupca, 5 u Alchemika i 4 w Wieżach Zabójców Smoków (EU-TRADE-15).
    .title = Leczenie w Miejscach Handlu
GD-06 = Z tabeli punktacji znane są tylko kategorie. Wartości są nasze (EU-SCORE-09).
    .title = Wartości w tabeli punktacji
GD-07 = Miejsca Ksiąg na torze Reputacji są nasze i pasują do naszych kafli Bohatera (EU-LEVEL-04).
    .title = Księgi na torze
GD-08 = Znane jest tylko początkowe Zdrowie Maeldura. Zdrowie pięciu pozostałych Bohaterów jest nasze (EU-SETUP-09).
    .title = Początkowe Zdrowie
GD-09 = Źródło wymienia sześć efektów kości Dwurt, a kość zaczyna od zera. Przyjmujemy je jako ścianki od 0 do 5, a kość zatrzymuje się na 5 (EU-DWURT-07, EU-DWURT-08).
    .title = Liczby na kości Dwurt
GD-10 = Kość Nadziei ma pustą ściankę i pięć wartości, więc Nadzieja zatrzymuje się na 5 (EU-SHII-07).
    .title = Maksimum Kości Nadziei
GD-11 = Rysunek pokazujący, jak wolno układać kafle, jest utracony. Używamy jedynego układu, w którym wszystkie kafle leżą tak samo obrócone i nie zostawiają luk; daje on też trzy nowe kafle z przykładu (EU-MAP-03).
    .title = Jak leżą kafle mapy
GD-12 = Źródło wymienia Kontrolę Duszy jako kartę zastępowaną w grze jednoosobowej i tam objaśnia Kontrolę Umysłu. Przyjmujemy je jako dwa typy po 8 kart; z Mocnym Uderzeniem i Leczeniem daje to 32 Złote karty. Mocne Uderzenie, zapisane na dwa sposoby, to jeden typ (EU-CARD-09, EU-SOLO-01).
    .title = Typy Złotych kart
GD-13 = Żetony Handlu leżą na zewnętrznych polach Wież Zabójców Smoków, a handluje się na środku. Tam nie płaci się opłaty (EU-TRADE-03).
    .title = Opłata w Wieżach Zabójców Smoków
GD-14 = Źródło nie podaje liczby kart Spotkań w grze kooperacyjnej. Trzymamy się zasady gry jednoosobowej: 3 karty, niezależnie od liczby graczy (EU-COOP-01, EU-SOLO-03).
    .title = Spotkania w grze kooperacyjnej
GD-15 = Nie wiadomo, których oznaczonych kafli Bohatera używa się w grze kooperacyjnej. Bohaterów jest kilku, więc bierzemy te dla 2–4 graczy (EU-COOP-08).
    .title = Kafle Bohatera w kooperacji
GD-16 = Żeton położony za pokonanie Potwora na polu Skarbu oznacza też Skarb. Wziąć go może tylko zwycięzca i tylko zanim opuści pole (EU-FREE-03).
    .title = Strzeżony Skarb
GD-17 = Odporność jest opisana tylko ogólnie. Co zatrzymuje, a co nadal działa, mówią EU-ELITE-13 i EU-ELITE-19.
    .title = Odporność Potworów Elitarnych
GD-18 = Jeśli remisują nawet karty na ręce, źródło odsyła do kolejnej rozgrywki. Tutaj zwycięstwo jest wspólne (EU-SCORE-10).
    .title = Wspólne zwycięstwo
GD-19 = Moc Faer, Magia Obronna, Postacie, Wspólnik, Sabotażysta, żetony Inicjatywy, Mirrezil i Brasath nie są dostępne: znamy je tylko z nazwy (EU-COMP-10, EU-COMP-11).
    .title = Czego nie ma
GD-20 = W Walce z Potworami Elitarnymi, Farrugiem i Golemem Gracza-Potwora wybiera się jak w każdej innej (EU-ELITE-07, EU-FARRUG-03, EU-GOLEM-03).
    .title = Kto prowadzi szczególnego wroga
GD-21 = Arkusze Osiągnięć, karty Pomocy, arkusze Bohaterów, druga strona planszy handlu i kafle Potworów nie zmieniają żadnej zasady, więc ich tu nie ma (EU-COMP-10, EU-COMP-13).
    .title = Elementy bez zasad
GD-22 = Śmierć poza własną turą, na przykład z powodu Wydarzenia, jest śmiercią poza Walką (EU-DEATH-08).
    .title = Śmierć w cudzej turze
GD-23 = Oba żetony Interakcji położone za Potwora na polu Wydobycia liczą się w punktacji, dopóki leżą tam oba (EU-LIBERATE-04, EU-SCORE-09).
    .title = Dwa żetony na polu Wydobycia
GD-24 = Nie wiadomo, co się dzieje, gdy Potwór zostaje pokonany, a Zdrowie Twojego Bohatera spada do 0 w tej samej chwili. Bohater ginie (EU-COMBAT-16).
    .title = Obaj padają naraz
GD-25 = Niegroźna Walka, zmiany oferty i odkrywanie kart mogłyby trwać bez końca. Kończą je EU-COMBAT-53, EU-TRADE-19 i EU-SOLO-24; w zwykłej grze prawie tego nie widać.
    .title = Rzeczy bez końca
GD-26 = Legowiska z Nagrody za Zlecenie może w ogóle nie być na mapie. EU-ELITE-17 robi miejsce następnej.
    .title = Brakujące Legowisko
GD-27 = Regeneracja leczy na początku kroku A2, od drugiej Rundy Walki (EU-CARD-09, EU-COMBAT-19).
    .title = Kiedy leczy Regeneracja
GD-28 = Siłę naszych Potworów, ceny i nagrody dostrojono z pomocą botów w ponad 500 grach każdego scenariusza, dla dwóch do czterech graczy. Ostrożny bot wygrywa około 95 na 100 Walk, które sam wybiera na poziomie 1, 86 na poziomie 2 i 84 na poziomie 3, a wyczerpują go dopiero kolejne Walki; żaden Bohater nie kończy dalej niż o jedną dziesiątą od średniej wszystkich; używa się każdego Miejsca Handlu i każdego Spotkania. Samotnie i wspólnie Farrug i Golem są trudni: boty prawie nigdy nie wygrywają (GD-01, GD-02). Liczby są w docs/euthia-balance.md.
    .title = Równowaga gry
GD-29 = Te zasady zawierają nasze odpowiedzi na mniejsze pytania: EU-SETUP-13, EU-SETUP-15, EU-SETUP-24, EU-SETUP-26, EU-GOLD-01, EU-GOLD-05, EU-TURN-06, EU-TURN-09, EU-DICE-09, EU-DICE-11, EU-EXPLORE-04, EU-EXPLORE-07, EU-SPECIAL-06, EU-PORTAL-05, EU-PORTAL-08, EU-ELEM-05, EU-ELEM-10, EU-QUEST-03, EU-MINE-06, EU-TRADE-02, EU-TRADE-17, EU-TRADE-18, EU-TRADE-20, EU-COMBAT-08, EU-COMBAT-29, EU-COMBAT-37, EU-GAAR-04, EU-SHIELD-03, EU-DAMAGE-05, EU-CARD-10, EU-CARD-11, EU-CARD-12, EU-COMBAT-48, EU-COMBAT-49, EU-COMBAT-50, EU-COMBAT-52, EU-COMBAT-55, EU-FREE-10, EU-HEALTH-05, EU-TIMING-01, EU-TIMING-02, EU-TIMING-04, EU-ITEM-06, EU-ITEM-07, EU-ITEM-08, EU-EQUIP-02, EU-ESSENCE-02, EU-ELITE-18, EU-ELITE-20, EU-SCORE-03, EU-SCORE-05, EU-SCORE-11, EU-SOLO-16, EU-SOLO-22, EU-SOLO-23, EU-SOLO-25, EU-SOLO-26, EU-SOLO-27, EU-COOP-09.
    .title = Mniejsze luki
