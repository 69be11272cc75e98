### Mage Knight: zasady obu wydań po polsku, jedna wiadomość na zasadę.
### Wartość to zasada w brzmieniu dla gracza, .title to jej krótka nazwa.
### Wiadomość, której id jest przedrostkiem bez numeru, to nagłówek rozdziału.

## Przygotowanie gry

MK-SETUP = Przygotowanie gry
MK-SETUP-01 = Gracze wybierają jeden scenariusz. Warianty wolno dodać tylko za zgodą wszystkich graczy. Jedno i drugie ustala się przed wyborem bohaterów.
    .title = Scenariusz i warianty
MK-SETUP-02 = Gracze wybierają bohaterów po kolei, w kolejności uzgodnionej lub losowej. Każdego bohatera może wziąć najwyżej jeden gracz.
    .title = Wybór bohaterów
MK-SETUP-03 = Żetony kolejności w rundzie tworzą kolumnę w kolejności wyboru bohaterów: żeton pierwszego wybierającego leży na górze (pozycja 1), ostatniego na dole.
    .title = Początkowa kolumna kolejności
MK-SETUP-04 = „Liczba graczy” we wszystkich wzorach przygotowania i pul to liczba prawdziwych graczy. Wirtualnego gracza nigdy się nie wlicza.
    .title = Liczba graczy
MK-SETUP-05 = Pierwszą rundą jest dzień, chyba że wariant lub scenariusz mówi inaczej.
    .title = Początek w dzień
MK-SETUP-06 = W źródle jest tyle kości many, ilu jest graczy, plus 2. Podczas przygotowania rzuca się wszystkimi.
    .title = Kości w źródle
MK-SETUP-07 = Po rzucie całym źródłem co najmniej połowa kości musi wskazywać kolory podstawowe. Jeśli tak nie jest, rzuca się ponownie wszystkimi kośćmi złotymi i czarnymi razem, aż warunek zostanie spełniony.
    .title = Równowaga źródła
MK-SETUP-08 = Zaczynasz z 0 punktów sławy i na polu 0 toru reputacji.
    .title = Początkowa sława i reputacja
MK-SETUP-09 = Żetony wrogów dzieli się według rewersu na sześć potasowanych, zakrytych stosów, a żetony ruin tworzą siódmy; każdy stos ma własny stos żetonów wykorzystanych. Rewersy: zielony to plądrujący orkowie (także w ruinach), szary to garnizony baszt (także w miastach i ruinach), brązowy to potwory z lochów (lochy, legowiska potwora, wylęgarnie potworów, przywoływanie, miasta, ruiny), fioletowy to garnizony wież maga (także w klasztorach, miastach i ruinach), biały to garnizony miast (także w ruinach), czerwony to draconum (także w grobowcach i ruinach). Żetony ruin są sześciokątne i mają żółty rewers.
    .title = Stosy żetonów wrogów
MK-SETUP-10 = Gdy trzeba dobrać żeton z pustego stosu, tasuje się jego żetony wykorzystane i tworzy z nich nowy stos.
    .title = Wyczerpany stos żetonów
MK-SETUP-11 = Jeśli puste są i stos, i jego żetony wykorzystane, niczego się nie dobiera, a zasadę, która tego wymagała, pomija się dla tego żetonu.
    .title = Brak żetonów danego koloru
MK-SETUP-12 = Artefakty tworzą zakrytą talię. Puli artefaktów nigdy nie ma.
    .title = Talia artefaktów
MK-SETUP-13 = Rany tworzą jedną odkrytą talię, która w praktyce nigdy się nie kończy.
    .title = Talia ran
MK-SETUP-14 = Talię czarów się tasuje, a trzy karty z wierzchu odkrywa jako pulę czarów. Pula jest uporządkowaną kolumną: ma pozycję górną i najniższą.
    .title = Pula czarów
MK-SETUP-15 = Akcje zaawansowane przygotowuje się tak samo: talia i kolumna trzech kart, czyli pula akcji zaawansowanych.
    .title = Pula akcji zaawansowanych
MK-SETUP-16 = Jednostki zwykłe (srebrne) i elitarne (złote) tworzą dwie osobno potasowane, zakryte talie.
    .title = Talie jednostek
MK-SETUP-17 = Początkowa pula jednostek liczy tyle zwykłych jednostek, ilu jest graczy, plus 2.
    .title = Początkowa pula jednostek
MK-SETUP-18 = Stos terenów składa się z podanej w scenariuszu liczby losowych, potasowanych terenów wiejskich, a pod nimi z terenów głównych scenariusza: losowych miejskich i losowych pozamiejskich, potasowanych razem.
    .title = Stos terenów
MK-SETUP-19 = Przy stronie A terenu początkowego odkrywa się obok niego dwa tereny wiejskie, przy stronie B trzy. Pochodzą ze stosu terenów i są zwrócone tak jak teren początkowy (miejsca: MK-MAP-08).
    .title = Tereny odkryte na początku
MK-SETUP-20 = Wykonuje się polecenia „kiedy odkrywane” wszystkich miejsc na terenach odkrytych podczas przygotowania. Za każdy klasztor trafia więc jedna akcja zaawansowana do puli jednostek.
    .title = Miejsca odkryte na początku
MK-SETUP-21 = Potasuj 16 kart akcji podstawowych swojego bohatera. To Twoja talia; dobierz z niej 5 kart.
    .title = Twoja początkowa talia
MK-SETUP-22 = Zaczynasz ze stosem żetonów poziomu (żeton 1–2 na wierzchu), jednym żetonem dowodzenia i nieograniczonym zapasem żetonów tarczy. Nie masz jednostek, umiejętności ani kryształów.
    .title = Początkowe wyposażenie
MK-SETUP-23 = 10 żetonów umiejętności Twojego bohatera tasuje się i kładzie zakryte.
    .title = Stos umiejętności
    .edition = base
MK-SETUP-24 = Twój bohater ma 11 żetonów umiejętności. W grze kooperacyjnej i jednoosobowej usuń rywalizacyjną umiejętność interakcyjną, w grze rywalizacyjnej kooperacyjną. Pozostałe 10 potasuj i połóż zakryte.
    .title = Jeden żeton umiejętności mniej
    .edition = ultimate
MK-SETUP-25 = Pula wspólnych umiejętności jest na początku pusta.
    .title = Pusta pula wspólnych umiejętności
MK-SETUP-26 = Bohaterowie zaczynają poza mapą. Swojego stawiasz na portalu na początku swojej pierwszej tury.
    .title = Wejście na mapę
MK-SETUP-27 = Sześć taktyk dnia leży odkrytych. Sześć taktyk nocy odkłada się na bok.
    .title = Taktyki na początku gry
MK-SETUP-28 = Liczba znaczników many w banku jest nieograniczona.
    .title = Bank bez ograniczeń
MK-SETUP-29 = W grze są tylko elementy podstawowego wydania (bohaterowie Arythea, Goldyx, Norowas i Tovak, 12 żetonów ruin), a talie bohaterów są takie jak w nim. Obowiązują teksty kart i wartości żetonów wrogów z pierwszego wydania.
    .title = Elementy podstawowego wydania
    .edition = base
MK-SETUP-30 = W grze jest wszystkich siedmiu bohaterów, wszystkie karty, jednostki i umiejętności w poprawionych tekstach, 15 żetonów ruin oraz wrogowie gry podstawowej i pierwszego dodatku. Dalsze tereny i wrogowie to opcje.
    .title = Elementy wydania Ultimate
    .edition = ultimate

## Przebieg rundy

MK-ROUND = Przebieg rundy
MK-ROUND-01 = Runda to jeden dzień albo jedna noc. Gracze rozgrywają w niej tury w kolejności żetonów kolejności w rundzie, raz po raz od początku, aż runda się skończy.
    .title = Runda i tury
MK-ROUND-02 = Przed pierwszą rundą gry przygotowanie rundy się pomija.
    .title = Pierwsza runda bez przygotowania
MK-ROUND-03 = Krok 1 przygotowania rundy: dzień zmienia się w noc albo noc w dzień.
    .title = Zmiana pory dnia
MK-ROUND-04 = Krok 2 przygotowania rundy: rzuca się ponownie wszystkimi kośćmi źródła zgodnie z MK-SETUP-07.
    .title = Odświeżenie źródła
MK-ROUND-05 = Krok 3a przygotowania rundy: wszystkie jednostki z puli jednostek trafiają na spód swoich talii, a wszystkie akcje zaawansowane z puli jednostek na spód talii akcji zaawansowanych.
    .title = Zebranie puli jednostek
MK-ROUND-06 = Krok 3b przygotowania rundy: wykłada się tyle jednostek, ilu jest graczy, plus 2. Dopóki nie odkryto żadnego terenu głównego, są to same zwykłe; potem na przemian elitarna, zwykła, elitarna i tak dalej, zaczynając od elitarnej.
    .title = Nowa pula jednostek
MK-ROUND-07 = Krok 3c przygotowania rundy: za każdy niespalony klasztor na mapie dodaje się do puli jednostek jedną kartę z talii akcji zaawansowanych.
    .title = Akcje zaawansowane z klasztorów
MK-ROUND-08 = Krok 4 przygotowania rundy: najniższa karta puli akcji zaawansowanych trafia na spód talii akcji zaawansowanych, pozostałe przesuwają się o jedną pozycję w dół, a nowa karta zajmuje pozycję górną.
    .title = Odświeżenie akcji zaawansowanych
MK-ROUND-09 = Krok 5 przygotowania rundy: pulę czarów odświeża się tak samo jak pulę akcji zaawansowanych (MK-ROUND-08).
    .title = Odświeżenie czarów
MK-ROUND-10 = Krok 6 przygotowania rundy: zbiera się taktyki z poprzedniej rundy i wykłada odkryty zestaw na nową porę dnia. Zasady scenariusza mogą wcześniej usunąć niektóre taktyki.
    .title = Nowe taktyki
MK-ROUND-11 = Krok 7 przygotowania rundy, dla każdego gracza: odkryj wszystkie swoje żetony umiejętności i chorągwie. Wszystkie Twoje jednostki, także ranne, stają się gotowe (rany zostają). O każdej przypisanej chorągwi zdecyduj, czy zostaje, czy wraca do talii. Potasuj w nową talię karty z ręki, talii, stosu kart wykorzystanych i obszaru gry (MK-PVP-14) oraz karty odłożone na bok i zwrócone, a potem dobierz karty do limitu kart w ręce.
    .title = Odnowa każdego gracza
MK-ROUND-12 = Limit kart w ręce z MK-ROUND-11 uwzględnia premie za baszty i miasta (MK-ENDTURN-22 do MK-ENDTURN-25).
    .title = Limit kart na początku rundy
MK-ROUND-13 = Na początku rundy dnia odkrywa się wszystkie zakryte żetony ruin na mapie oraz żetony baszt i wież maga sąsiadujących z którymś bohaterem na mapie.
    .title = Świt odkrywa żetony
MK-ROUND-14 = Na koniec tury każdego gracza sprawdza się warunek końca scenariusza. Gdy jest spełniony, gracze rozgrywają ostatnie tury tak, jak mówi scenariusz.
    .title = Kiedy sprawdza się koniec
    .edition = ultimate
MK-ROUND-15 = Jeśli ogłoszono koniec rundy i spełniony jest warunek końca gry, ostatnie tury liczy się od tego, co nastąpiło wcześniej. Nikt nie ma dwóch ostatnich tur.
    .title = Dwa końce naraz
    .edition = ultimate
MK-ROUND-16 = Po swojej ostatniej turze w rundzie nie możesz niczego zagrywać, nawet działań dozwolonych poza turą, dopóki nie zaczną się tury następnej rundy.
    .title = Po ostatniej turze
    .edition = ultimate
MK-ROUND-17 = Jeśli w Twojej ostatniej turze rundy działanie podnosi limit kart przy najbliższym dobieraniu, liczy się ono przy dobieraniu kart na następną rundę.
    .title = Karty obiecane w ostatniej turze
    .edition = ultimate
MK-ROUND-18 = Gra kończy się na koniec rundy, w której osiągnięto limit rund scenariusza, albo zgodnie z warunkiem końca scenariusza. W przeciwnym razie przygotowuje się nową rundę.
    .title = Koniec gry
MK-ROUND-19 = Warunek końca gry sprawdza się na koniec tury każdego gracza. Gdy jest spełniony, gracze rozgrywają ostatnie tury tak, jak mówi scenariusz. Jeśli ogłoszono też koniec rundy, ostatnie tury liczy się od tego zdarzenia, które nastąpiło wcześniej; nikt nie ma dwóch ostatnich tur.
    .title = Sprawdzanie końca gry
    .edition = base
MK-ROUND-20 = Jeśli talia jednostek, z której należy wyłożyć kartę (elitarna lub zwykła), jest pusta, wykłada się kartę z drugiej. Nigdy nie wykłada się elitarnych, jeśli scenariusz je wyklucza. Gdy puste są obie talie, pula pozostaje mniejsza.
    .title = Pusta talia jednostek

## Taktyki

MK-TACTIC = Taktyki
MK-TACTIC-01 = Po dobraniu kart na rękę każdy gracz bierze dokładnie jedną z wyłożonych taktyk. Dwaj gracze nie mogą mieć tej samej.
    .title = Jedna taktyka na gracza
MK-TACTIC-02 = Gracze wybierają taktyki w kolejności rosnącej sławy. Przy remisie pierwszy wybiera ten, którego żeton kolejności leży niżej w kolumnie.
    .title = Kolejność wyboru taktyk
MK-TACTIC-03 = W 1. rundzie wynika z tego, że taktyki wybiera się w kolejności odwrotnej niż bohaterów.
    .title = Taktyki w pierwszej rundzie
MK-TACTIC-04 = Polecenia, które uruchamia wzięcie taktyki, wykonujesz od razu, zanim wybierze następny gracz.
    .title = Polecenia przy wzięciu
MK-TACTIC-05 = Następnie układa się żetony kolejności według numerów taktyk, najniższy na górze. To kolejność tur w tej rundzie.
    .title = Kolejność tur w rundzie
MK-TACTIC-06 = Taktyki, których nikt nie wziął, odkłada się na tę rundę na bok.
    .title = Niewybrane taktyki
MK-TACTIC-07 = Dopóki nie wszyscy wybrali taktyki, nie możesz korzystać z działań poza turą (MK-TURN-01).
    .title = Działania dopiero po wyborze

## Karty gracza

MK-CARD = Karty gracza
MK-CARD-01 = Karty gracza to akcje podstawowe, akcje zaawansowane, czary, artefakty i rany. Początkowa talia zawiera tylko akcje podstawowe.
    .title = Rodzaje kart gracza
MK-CARD-02 = Zagrywając kartę, przenosisz ją z ręki do obszaru gry i wykonujesz jedno wybrane działanie.
    .title = Zagranie karty
MK-CARD-03 = Karta akcji daje podstawowe działanie za darmo albo wzmocnione działanie za jedną manę jej koloru.
    .title = Karty akcji
MK-CARD-04 = Czar daje podstawowe działanie za jedną manę jego koloru.
    .title = Podstawowe działanie czaru
MK-CARD-05 = Wzmocnione działanie czaru jest dostępne tylko wtedy, gdy obowiązują zasady nocy. Kosztuje jedną manę koloru czaru i jedną czarną manę.
    .title = Wzmocnione działanie czaru
MK-CARD-06 = Artefakt daje podstawowe działanie za darmo (karta trafia później na stos kart wykorzystanych) albo wzmocnione działanie, jeśli go wyrzucisz.
    .title = Działania artefaktu
MK-CARD-07 = Rany nie możesz zagrać nigdy, ani dla działania, ani bokiem.
    .title = Ran się nie zagrywa
MK-CARD-08 = Każdą kartę gracza oprócz rany możesz zagrać bokiem jako dokładnie jedno z działań: Ruch 1, Wpływ 1, Atak 1 albo Blok 1.
    .title = Karta zagrana bokiem
MK-CARD-09 = Karta zagrana bokiem jest zawsze fizyczna. Nigdy nie jest Atakiem z dystansu ani Atakiem oblężniczym.
    .title = Bokiem zawsze fizycznie
MK-CARD-10 = Manę za wzmocnione działanie płacisz w chwili zagrania karty. Karty już zagranej nie możesz później wzmocnić.
    .title = Wzmocnienie przy zagraniu
MK-CARD-11 = Działania dające punkty tego samego rodzaju się sumują, bez względu na to, skąd pochodzą.
    .title = Sumowanie działań
MK-CARD-12 = Zagrane karty trafiają na koniec tury na stos kart wykorzystanych. Niezagrane zostają w ręce, chyba że je odrzucisz.
    .title = Karty na koniec tury
MK-CARD-13 = Jeśli działanie karty ma dodatkowy koszt (więcej many, odrzucenie lub wyrzucenie innej karty), możesz je zagrać tylko wtedy, gdy opłacisz ten koszt w całości.
    .title = Dodatkowy koszt
MK-CARD-14 = „Karta” lub „dowolna karta”, którą masz odrzucić lub wyrzucić jako koszt, nigdy nie oznacza rany, chyba że rany są wymienione.
    .title = Rana nie jest zapłatą
MK-CARD-15 = Kolorem karty jest kolor many, która ją zasila. Artefakty i rany nie mają koloru.
    .title = Kolor karty
MK-CARD-16 = Kartę akcji w dwóch kolorach wzmacnia jedna mana dowolnego z nich; karta liczy się jako karta obu kolorów.
    .title = Karty dwukolorowe
    .edition = ultimate

## Jednostki

MK-UNIT = Jednostki
MK-UNIT-01 = Twoje jednostki leżą w Twoim obszarze jednostek. Nigdy nie trafiają do ręki, talii ani na stos kart wykorzystanych.
    .title = Obszar jednostek
MK-UNIT-02 = Każda jednostka zajmuje jeden żeton dowodzenia. Nie możesz mieć więcej jednostek niż żetonów dowodzenia.
    .title = Limit jednostek
MK-UNIT-03 = Jednostka jest gotowa albo wykorzystana, a niezależnie od tego ranna albo niezraniona.
    .title = Stany jednostki
MK-UNIT-04 = Nowo zdobyta jednostka jest gotowa i nie jest ranna.
    .title = Nowa jednostka
MK-UNIT-05 = Aby zdobyć jednostkę bez wolnego żetonu dowodzenia, musisz rozformować jedną ze swoich jednostek (usuwasz ją z gry). Nowa jednostka nie przejmuje jej stanu.
    .title = Rozformowanie jednostki
MK-UNIT-06 = Jednostkę gotową i niezranioną możesz aktywować: staje się wykorzystana, a Ty korzystasz z dokładnie jednej z jej zdolności.
    .title = Aktywacja jednostki
MK-UNIT-07 = Za zdolność z symbolem many najpierw płacisz jedną manę tego koloru.
    .title = Zdolności za manę
MK-UNIT-08 = Punkty jednostki możesz dowolnie łączyć z punktami tego samego rodzaju z kart, umiejętności i innych jednostek.
    .title = Łączenie punktów jednostki
MK-UNIT-09 = Działanie, które zmienia stan jednostki na gotowa, pozwala aktywować ją ponownie w tej samej rundzie.
    .title = Ponowna gotowość
MK-UNIT-10 = Na koniec tury jednostki nie stają się gotowe. Wszystkie stają się gotowe w przygotowaniu rundy.
    .title = Odnowa jednostek co rundę
MK-UNIT-11 = Działanie zwiększające Atak, Blok lub inną wartość jednostki działa tylko wtedy, gdy jednostka ma taką wartość.
    .title = Wzmacnianie jednostek
    .edition = ultimate
MK-UNIT-12 = Jednostkę możesz aktywować już w turze, w której ją werbujesz, ale jej Wpływ nie może pomóc w zapłaceniu za nią samą.
    .title = Użycie od razu po werbunku
MK-UNIT-13 = Jednostki zniszczone i rozformowane są usuwane z gry i nie wracają do talii jednostek. Leżące na nich rany wracają do talii ran.
    .title = Zniszczone jednostki
MK-UNIT-14 = Gdy jednostek „nie można używać” (lochy, grobowiec, palenie klasztoru), w tej walce nie możesz ani ich aktywować, ani przydzielać im obrażeń. Wyjątkiem jest jednostka, wobec której tekst działania znosi zakaz (na przykład Więzy lojalności).
    .title = Walka bez jednostek

## Chorągwie

MK-BANNER = Chorągwie
MK-BANNER-01 = Artefakt z ręki, który jest chorągwią, możesz przypisać swojej jednostce w dowolnej chwili swojej tury. Liczy się to jako zagranie karty.
    .title = Przypisanie chorągwi
MK-BANNER-02 = Póki chorągiew jest przypisana, działa tylko jej podstawowe działanie i tylko dla tej jednostki. Wzmocnione działanie jest niedostępne.
    .title = Działanie chorągwi
MK-BANNER-03 = Jednostka może mieć najwyżej jedną chorągiew. Gdy przypiszesz następną, poprzednia trafia na Twój stos kart wykorzystanych.
    .title = Jedna chorągiew na jednostkę
MK-BANNER-04 = Jeśli jednostka zostaje zniszczona lub rozformowana, jej chorągiew trafia na Twój stos kart wykorzystanych.
    .title = Chorągiew po utracie jednostki
MK-BANNER-05 = Na koniec każdej rundy decydujesz o każdej chorągwi osobno: zostaje przy jednostce albo wtasowujesz ją do talii.
    .title = Chorągiew na koniec rundy
MK-BANNER-06 = Chorągwie zakryte na polecenie własnego tekstu odkrywa się w przygotowaniu rundy.
    .title = Odkrycie chorągwi

## Umiejętności

MK-SKILL = Umiejętności
MK-SKILL-01 = Na każdym parzystym poziomie zdobywasz jedną umiejętność (MK-LEVEL-05). Na początku gry nie masz żadnej.
    .title = Zdobywanie umiejętności
MK-SKILL-02 = Zdobyta umiejętność działa tak samo bez względu na to, z zestawu którego bohatera pochodzi.
    .title = Umiejętności innych bohaterów
MK-SKILL-03 = Umiejętności bez specjalnego symbolu możesz użyć raz w każdej swojej turze.
    .title = Raz w turze
MK-SKILL-04 = Umiejętności „raz w rundzie” możesz użyć raz na rundę, w swojej turze. Potem zakrywasz jej żeton aż do następnego przygotowania rundy.
    .title = Raz w rundzie
MK-SKILL-05 = Motywacja (w wersji każdego bohatera) działa raz w rundzie. Możesz jej użyć także w turze innego gracza.
    .title = Umiejętność Motywacja
MK-SKILL-06 = Umiejętności interaktywnej używasz raz w rundzie, w swojej turze: jej żeton trafia na środek stołu i wpływa na tury innych graczy.
    .title = Umiejętność interaktywna
MK-SKILL-07 = Na początku Twojej następnej tury żeton umiejętności interaktywnej wraca do Ciebie zakryty.
    .title = Powrót żetonu interaktywnego
MK-SKILL-08 = Jeśli runda skończy się przed Twoją następną turą, żeton interakcyjny wraca do Ciebie w tej chwili.
    .title = Żeton interakcyjny na koniec rundy
    .edition = ultimate
MK-SKILL-09 = Jeśli koniec rundy zostanie ogłoszony, gdy żeton jest aktywny, część szkodząca innym graczom od razu przestaje działać. Część korzystna dla właściciela działa nadal.
    .title = Interakcja a koniec rundy
    .edition = base
MK-SKILL-10 = Umiejętności nie są kartami, więc samo użycie umiejętności nie spełnia MK-TURN-20. Spełnia to karta zagrana lub odrzucona z ręki dzięki umiejętności.
    .title = Umiejętność to nie karta
MK-SKILL-11 = Żeton umiejętności interaktywnej bez trwałej części (na przykład Rytuał uzdrowienia) zakrywasz od razu, zamiast kłaść go na środku stołu.
    .title = Interakcja bez trwałej części
MK-SKILL-12 = Kooperacyjny żeton interakcyjny leży na środku, dopóki gracz uprawniony jego tekstem nie zwróci go w zamian za korzyść. Wtedy wraca zakryty do właściciela. Jeśli nikt go nie zwróci, wraca sam (MK-SKILL-07, MK-SKILL-08).
    .title = Żetony kooperacyjne
    .edition = ultimate

## Mana

MK-MANA = Mana
MK-MANA-01 = Kolory podstawowe to czerwony, niebieski, zielony i biały. Kolory specjalne to złoty i czarny.
    .title = Kolory many
MK-MANA-02 = Czysta mana to kość lub znacznik w Twoim obszarze gry. Niewykorzystana znika na koniec tury.
    .title = Czysta mana
MK-MANA-03 = Kryształy przechowujesz w ekwipunku, najwyżej 3 w każdym kolorze podstawowym. Złotych i czarnych kryształów nie ma.
    .title = Kryształy w ekwipunku
MK-MANA-04 = W dowolnej chwili swojej tury możesz zamienić kryształ na jedną czystą manę jego koloru.
    .title = Kryształ na manę
MK-MANA-05 = Czysta mana staje się kryształem tylko dzięki działaniu, które tak mówi.
    .title = Mana na kryształ
MK-MANA-06 = Gdy obowiązują zasady dnia, złotej many możesz użyć jako dowolnego koloru podstawowego. Pod każdym względem liczy się wtedy jako ten kolor.
    .title = Złota mana w dzień
MK-MANA-07 = Gdy obowiązują zasady dnia, czarnej many nie można używać wcale.
    .title = Czarna mana w dzień
MK-MANA-08 = Gdy obowiązują zasady nocy, czarnej many możesz użyć tylko tam, gdzie wymagany jest kolor czarny (na przykład we wzmocnionych działaniach czarów). Nigdy nie zastępuje koloru podstawowego.
    .title = Czarna mana w nocy
MK-MANA-09 = Gdy obowiązują zasady nocy, złotej many nie można używać wcale.
    .title = Złota mana w nocy
MK-MANA-10 = W każdej swojej turze możesz wziąć jedną kość ze źródła i użyć jej jako jednej many wskazanego koloru. Więcej kości dają tylko działania.
    .title = Jedna kość na turę
MK-MANA-11 = Kość bierzesz tylko w chwili, gdy wydajesz jej manę. Nie wolno wziąć kości i jej nie wykorzystać.
    .title = Kość tylko do użycia
MK-MANA-12 = Kość źródła, która w dzień pokazuje czarną, a w nocy złotą manę, jest wyczerpana. Nie możesz jej wziąć, chyba że pozwala na to działanie.
    .title = Wyczerpane kości
    .edition = ultimate
MK-MANA-13 = Użyte kości pozostają poza źródłem do końca tej tury. Potem rzuca się każdą z nich raz i wracają do źródła; do tego rzutu nie stosuje się MK-SETUP-07.
    .title = Powrót użytych kości
MK-MANA-14 = „Obowiązują zasady nocy” (lochy, grobowiec) znaczy: od wejścia aż do końca tej walki mana, czary i działania zależne od pory dnia działają jak w nocy, nawet w rundzie dnia. Możesz wtedy brać ze źródła czarne kości, a złotych nie możesz.
    .title = Zasady nocy w podziemiach
MK-MANA-15 = W banku nigdy niczego nie zabraknie.
    .title = Niewyczerpany bank

## Działania

MK-EFFECT = Działania
MK-EFFECT-01 = Działania dają karty gracza, jednostki, umiejętności i niektóre taktyki. „Ruch X”, „Wpływ X”, „Leczenie X”, „Atak X” i „Blok X” dają X punktów danego rodzaju.
    .title = Skąd biorą się działania
MK-EFFECT-02 = Działanie, które zmienia wartości lub zasady, trwa do końca bieżącej tury, chyba że jego tekst mówi inaczej.
    .title = Czas trwania działania
MK-EFFECT-03 = Działania Specjalne możesz zagrywać dowolną liczbę razy w każdej chwili swojej tury, także w każdej fazie walki.
    .title = Działania Specjalne
MK-EFFECT-04 = Działania Leczenia możesz zagrywać w każdej chwili swojej tury z wyjątkiem walki.
    .title = Działania Leczenia
MK-EFFECT-05 = Działania Ruchu, Wpływu, Ataku i Bloku możesz zagrywać tylko w fazie, która z nich korzysta, albo gdy wcześniejsze działanie pozwala ich użyć.
    .title = Działania we właściwej fazie
    .edition = base
MK-EFFECT-06 = Działania Ruchu i Wpływu możesz zagrywać w każdej chwili swojej tury, jak działania specjalne; Atak i Blok tylko w ich fazach walki.
    .title = Ruch i Wpływ w każdej chwili
    .edition = ultimate
MK-EFFECT-07 = Poza częścią tury przeznaczoną na ruch żadne działanie nie może przesunąć Twojej figurki ani odkryć terenu, chyba że wyraźnie mówi, że działa także wtedy. Taką część działania się pomija.
    .title = Ruch tylko podczas ruchu
MK-EFFECT-08 = Teksty ograniczające działanie, na przykład „tylko w fazie ataku”, stosuje się dosłownie.
    .title = Ograniczenia dosłownie
MK-EFFECT-09 = Jeśli przez kartę używasz działania innej karty lub żetonu, całość jest jednym działaniem. Jego Ataku ani Bloku nie można dzielić na kilka celów, nawet gdy wykonuje się je kilka razy.
    .title = Działanie przez kartę to jedno działanie
    .edition = ultimate
MK-EFFECT-10 = Obowiązują wszystkie ograniczenia działania użytego przez inną kartę. Wobec odporności zachowuje ono swój kolor, nawet jeśli nie zapłacono jego many.
    .title = Ograniczenia działania wewnętrznego
    .edition = ultimate
MK-EFFECT-11 = Jeśli czar, który po użyciu odkłada się na bok (Zakrzywienie czasu), użyto przez inną kartę, na bok odkłada się kartę naprawdę zagraną.
    .title = Czar odkładany na bok
    .edition = ultimate
MK-EFFECT-12 = Każde działanie, które zmienia stan jednostki na gotowa, jest działaniem Leczenia, bez względu na ikonę i pochodzenie (karta, jednostka, umiejętność, chorągiew). Nigdy nie wolno zagrać go w walce.
    .title = Gotowość jest Leczeniem
MK-EFFECT-13 = O tym, kiedy wolno zagrać kartę lub zdolność, decydują jej ikony. Karty, której jedyną ikoną jest Leczenie, nie zagrasz w walce nawet dla innej możliwości, na przykład dobrania kart; przy kilku ikonach możesz wybrać tylko części dozwolone w danej chwili. Zagrania bokiem to nie dotyczy.
    .title = Ikony decydują o chwili

## Zyskiwanie

MK-GAIN = Zyskiwanie
MK-GAIN-01 = Zyskane znaczniki many trafiają do Twojego obszaru gry.
    .title = Zyskane znaczniki many
MK-GAIN-02 = Kryształ zyskany dzięki działaniu w czasie tury trafia do ekwipunku. Jeśli masz już 3 kryształy tego koloru, staje się znacznikiem many tego koloru w obszarze gry.
    .title = Zyskane kryształy
MK-GAIN-03 = Nowo zyskana akcja zaawansowana, czar lub artefakt trafia na wierzch Twojej talii, chyba że tekst mówi inaczej.
    .title = Zyskane karty
MK-GAIN-04 = Po wzięciu karty z puli czarów lub akcji zaawansowanych pulę uzupełnia się od razu: karty leżące wyżej przesuwają się w dół, a nowa zajmuje pozycję górną.
    .title = Uzupełnianie pul
MK-GAIN-05 = Kart wziętych z puli jednostek (jednostek lub akcji zaawansowanych z klasztorów) nie uzupełnia się do następnego przygotowania rundy.
    .title = Pula jednostek bez uzupełniania
MK-GAIN-06 = Artefakty, kupione i zdobyte, oraz wszystkie nagrody z walki otrzymujesz w kroku 5 końca tury.
    .title = Nagrody na koniec tury
MK-GAIN-07 = Jeśli przy uzupełnianiu puli talia jest pusta, pula się zmniejsza. Komu należy się karta, której nie ma, ten nie dostaje nic.
    .title = Pusta talia

## Odrzucanie i wyrzucanie

MK-DISCARD = Odrzucanie i wyrzucanie
MK-DISCARD-01 = Odrzucona karta trafia na Twój stos kart wykorzystanych. Ranę możesz odrzucić tylko wtedy, gdy działanie wyraźnie na to pozwala.
    .title = Odrzucenie karty
MK-DISCARD-02 = Wyrzucona rana wraca do talii ran.
    .title = Wyrzucenie rany
MK-DISCARD-03 = Każda inna wyrzucona karta zostaje usunięta z gry.
    .title = Wyrzucenie innej karty

## Cofanie

MK-UNDO = Cofanie
MK-UNDO-01 = Możesz cofnąć każdą swoją decyzję z bieżącej tury, krok po kroku, aż do ostatniego zdarzenia nieodwracalnego.
    .title = Cofanie decyzji
MK-UNDO-02 = Zdarzenia nieodwracalne to: odkrycie terenu; odkrycie lub dobranie żetonu wroga albo ruin; odkrycie lub dobranie dowolnej karty (z własnej talii, przy uzupełnianiu puli, z talii artefaktów, jednostek lub akcji zaawansowanych, a także ujawnienie kart w ręce innych niż zagrywana lub odrzucana); odkrycie żetonu umiejętności; każdy rzut kością; reakcja lub odpowiedź innego gracza na Twoją czynność.
    .title = Zdarzenia nieodwracalne
MK-UNDO-03 = Po zdarzeniu nieodwracalnym wszystko, co stało się przed nim, jest ostateczne, także wydana mana oraz wykorzystane jednostki i umiejętności.
    .title = Co jest ostateczne
MK-UNDO-04 = Rozpoczęcie walki z wrogami, którzy wszyscy byli już odkryci, można cofnąć, dopóki nie nastąpi jedno ze zdarzeń z MK-UNDO-02.
    .title = Cofnięcie rozpoczęcia walki
MK-UNDO-05 = Zakończenia tury nie można cofnąć, nawet jeśli nie rzucono przy tym kością i nie dobrano karty.
    .title = Koniec tury jest ostateczny

## Tura gracza

MK-TURN = Tura gracza
MK-TURN-01 = „Przed twoją turą” i „podczas tury innego gracza” to jedno i to samo pozwolenie, czyli działanie poza turą. Możesz go użyć, gdy grają inni, albo tuż przed własną turą, także przed pierwszą turą rundy i między dwiema swoimi turami następującymi po sobie.
    .title = Działania poza turą
MK-TURN-02 = Działania dozwolonego poza turą możesz użyć w reakcji na działanie ogłoszone przez innego gracza. Wykonuje się je przed tamtym działaniem, nigdy w jego trakcie.
    .title = Reakcja
    .edition = ultimate
MK-TURN-03 = Takiego działania nie możesz użyć podczas kończenia swojej tury, zanim wszyscy wybiorą taktyki, ani po swojej ostatniej turze w rundzie.
    .title = Kiedy działań poza turą nie wolno używać
    .edition = ultimate
MK-TURN-04 = Żadnych innych działań nie możesz zagrywać poza własną turą. Wyjątkiem jest obrońca w walce między graczami i uczestnik kooperacyjnego szturmu.
    .title = Nic więcej poza turą
MK-TURN-05 = To, czy na początku tury talia i ręka są puste, sprawdza się po wszystkich działaniach wykonanych przed turą.
    .title = Kiedy sprawdza się karty
MK-TURN-06 = Jeśli Twój żeton kolejności w rundzie jest zakryty, odkryj go i pomiń całą turę. W tej turze nie możesz ogłosić końca rundy.
    .title = Pominięta tura
MK-TURN-07 = W tej samej chwili wygasają Twoje działające jeszcze żetony umiejętności interaktywnych, także wtedy, gdy pomijasz turę.
    .title = Wygaśnięcie interakcji
MK-TURN-08 = Jeśli Twój bohater zakończył poprzednią turę na portalu albo nie wszedł jeszcze na mapę, stawiasz go na obszarze portalu.
    .title = Start z portalu
MK-TURN-09 = Jeśli Twoja talia jest pusta, a końca rundy jeszcze nie ogłoszono, możesz zrezygnować z tury i ogłosić koniec rundy.
    .title = Ogłoszenie końca rundy
MK-TURN-10 = Jeśli i talia, i ręka są puste, a końca rundy jeszcze nie ogłoszono, musisz go ogłosić.
    .title = Przymusowe ogłoszenie
MK-TURN-11 = Jeśli i talia, i ręka są puste, a koniec rundy już ogłoszono, musisz zrezygnować z tury bez żadnego skutku.
    .title = Przymusowa rezygnacja z tury
MK-TURN-12 = Po ogłoszeniu każdy inny gracz rozgrywa jeszcze dokładnie jedną turę w zwykłej kolejności, po czym runda się kończy. Ogłaszający nie ma już tury. O wirtualnym graczu mówią zasady gry kooperacyjnej i jednoosobowej.
    .title = Ostatnie tury rundy
MK-TURN-13 = Tura, z której rezygnujesz, kończy się od razu: bez premii obszaru na początku i na końcu tury, bez dobierania i bez odrzucania.
    .title = Rezygnacja z tury
MK-TURN-14 = Gdy koniec rundy został ogłoszony, nikt nie może ogłosić go ponownie.
    .title = Tylko jedno ogłoszenie
MK-TURN-15 = Jeśli została Ci jeszcze ostatnia tura, a pomijasz turę (MK-TURN-06), pominięta tura jest tą ostatnią.
    .title = Pominięta tura jako ostatnia
MK-TURN-16 = Jeśli nie rezygnujesz z tury, otrzymujesz premie obszaru na początek tury (mana z magicznej polany, MK-SITE-GLADE-02).
    .title = Premie na początek tury
MK-TURN-17 = Rozgrywasz albo zwykłą turę, albo odpoczynek.
    .title = Zwykła tura albo odpoczynek
MK-TURN-18 = Zwykła tura to dobrowolny ruch, a po nim najwyżej jedna akcja.
    .title = Ruch, potem akcja
MK-TURN-19 = Po rozpoczęciu akcji nie możesz w tej turze ani się ruszać, ani odkrywać terenów.
    .title = Po akcji bez ruchu
MK-TURN-20 = W czasie tury, najpóźniej w kroku 7 końca tury, musisz zagrać lub odrzucić z ręki co najmniej jedną kartę. Wyjątek: na początku tury Twoja ręka była pusta, a talia nie.
    .title = Co najmniej jedna karta
MK-TURN-21 = Działania specjalne, leczące, Ruchu i Wpływu możesz zagrywać, zanim wybierzesz między zwykłą turą a odpoczynkiem.
    .title = Przed wyborem rodzaju tury
    .edition = ultimate
MK-TURN-22 = Akcja obowiązkowa: (a) ruch kończy się na obszarze z innym bohaterem, na którym dozwolona jest walka między graczami: walczysz z nim; (b) szturm: walczysz z obrońcami; (c) sprowokowani rozwścieczeni wrogowie: walczysz z nimi. Gdy (b) i (c) zachodzą razem, jest to jedna walka.
    .title = Akcja obowiązkowa
MK-TURN-23 = Jeśli żadna akcja nie jest obowiązkowa, możesz wykonać jedną dobrowolną: negocjować, eksplorować miejsce przygód, wyzwać sąsiednich rozwścieczonych wrogów, spalić klasztor, rozpocząć kooperacyjny szturm, wykonać akcję scenariusza albo nie robić nic.
    .title = Akcja dobrowolna
MK-TURN-24 = W turze możesz wykonać jedną akcję, obowiązkową albo dobrowolną.
    .title = Jedna akcja na turę
MK-TURN-25 = W chwili rozpoczęcia akcji tracisz wszystkie niewydane punkty Ruchu i Wpływu.
    .title = Punkty przepadają z początkiem akcji
    .edition = ultimate
MK-TURN-26 = Gdy skończysz, ogłaszasz koniec tury. Następuje sekwencja końca tury (MK-ENDTURN-01), w której nie wolno zagrywać działań.
    .title = Ogłoszenie końca tury
MK-TURN-27 = Według zasad następny gracz może zacząć, gdy tylko kości wrócą do źródła. U nas zaczyna zawsze dopiero po całej Twojej sekwencji końca tury.
    .title = Początek następnej tury
MK-TURN-28 = Niewydane punkty Ruchu i Wpływu nigdy nie przechodzą do innej fazy, chyba że działanie tak mówi.
    .title = Niewydane punkty przepadają
    .edition = base
MK-TURN-29 = Dodatkowa tura przyznana przez działanie (Właściwa chwila, Zakrzywienie czasu) to pełna tura tego samego gracza zaraz po sekwencji końca tury, z własnymi krokami początkowymi i własną kością źródła. Kolejność graczy się nie zmienia. Jeśli wynika z ostatniej tury, też się ją rozgrywa i należy ona do tej ostatniej tury.
    .title = Dodatkowa tura
MK-TURN-30 = Zwykłą turę możesz wybrać tylko wtedy, gdy masz w ręce kartę inną niż rana, albo w tej turze już zagrano lub odrzucono kartę z Twojej ręki, albo na początku tury Twoja ręka była pusta, a w talii były karty.
    .title = Kiedy wolno wybrać zwykłą turę

## Odpoczynek

MK-REST = Odpoczynek
MK-REST-01 = Odpoczywający bohater nie rusza się w tej turze, nie odkrywa terenów, nie negocjuje i nie walczy z własnej woli.
    .title = Czego nie robisz, odpoczywając
MK-REST-02 = Standardowy odpoczynek (w ręce jest co najmniej jedna karta inna niż rana): odrzuć z ręki dokładnie jedną kartę inną niż rana i dowolną liczbę ran, także zero.
    .title = Standardowy odpoczynek
MK-REST-03 = Powolne zdrowienie (w ręce są tylko rany, co najmniej jedna): pokaż rękę i odrzuć dokładnie jedną ranę.
    .title = Powolne zdrowienie
MK-REST-04 = Rany odrzucone podczas odpoczynku trafiają na Twój stos kart wykorzystanych. Odpoczynek nie jest leczeniem.
    .title = Odpoczynek to nie leczenie
MK-REST-05 = O rodzaju odpoczynku decyduje ręka w chwili, gdy go wykonujesz, po wszystkich działaniach zagranych wcześniej w tej turze.
    .title = Kiedy ustala się rodzaj
MK-REST-06 = Działania Specjalne i Leczenia możesz zagrywać przed odpoczynkiem i po nim.
    .title = Działania przy odpoczynku
MK-REST-07 = Z pustą ręką nie możesz odpoczywać.
    .title = Pusta ręka
MK-REST-08 = Odpoczynek spełnia MK-TURN-20 i kończy się zwykłą sekwencją końca tury, łącznie z premiami obszaru.
    .title = Koniec odpoczynku

## Ruch

MK-MOVE = Ruch
MK-MOVE-01 = Ruszać możesz się tylko w części zwykłej tury przeznaczonej na ruch.
    .title = Kiedy możesz się ruszać
MK-MOVE-02 = Punkty Ruchu pochodzą z dowolnej liczby działań Ruchu, umiejętności, jednostek i kart zagranych bokiem (po 1). Możesz je dokładać w każdej chwili ruchu.
    .title = Punkty Ruchu
MK-MOVE-03 = Krok prowadzi na sąsiedni obszar i kosztuje tyle punktów Ruchu, ile wynosi koszt obszaru, na który wchodzisz, zależnie od pory dnia tej rundy. Równiny 2, wzgórza 3, las 3 w dzień i 5 w nocy, pustkowie 4, pustynia 5 w dzień i 3 w nocy, bagno 5, miasto 2. Jezioro, góry i morze są niedostępne.
    .title = Koszt kroku
MK-MOVE-04 = Wejście na obszar miasta kosztuje 2 bez względu na rodzaj obszaru.
    .title = Wejście do miasta
MK-MOVE-05 = Jeziora, góry i morze są niedostępne bez odpowiedniego działania. Na morze nie pozwala wejść żadne działanie (D-01).
    .title = Obszary niedostępne
MK-MOVE-06 = Punkty z różnych działań się łączą. Punkty, które zostaną, możesz wydać na dalsze kroki tego samego ruchu.
    .title = Łączenie punktów Ruchu
MK-MOVE-07 = Kroki i odkrywanie terenów możesz dowolnie przeplatać.
    .title = Kroki i odkrywanie na przemian
MK-MOVE-08 = Wejście do niezdobytej baszty, wieży maga lub miasta albo do baszty innego gracza (ale nie członka Twojej drużyny) od razu kończy ruch i jest szturmem (MK-COMBAT-02).
    .title = Wejście jako szturm
MK-MOVE-09 = Nie możesz wejść na obszar z żetonem niepokonanego rozwścieczonego wroga.
    .title = Obszar rozwścieczonego wroga
MK-MOVE-10 = Wejście na miejsce przygód nigdy nie kończy ruchu i niczego nie uruchamia, poza odkryciem zakrytego żetonu ruin.
    .title = Wejście na miejsce przygód
MK-MOVE-11 = Działania zmieniające zasady ruchu dotyczą ruchu po ich zagraniu, do końca tury.
    .title = Zmiany zasad ruchu
MK-MOVE-12 = Obniżki kosztu możesz stosować w dowolnej kolejności. Koszt nigdy nie spada poniżej 0 (ani poniżej minimum z tekstu działania). Koszt 0 oznacza krok za darmo.
    .title = Obniżanie kosztu
MK-MOVE-13 = Działanie może za podany koszt udostępnić niedostępny rodzaj obszaru. Jeśli skończysz tam turę, stosuje się MK-ENDTURN-04.
    .title = Wejście na niedostępny obszar
MK-MOVE-14 = Działania, które bezpośrednio przenoszą bohatera, kosztują tylko tyle, ile podają. Możesz wtedy mijać obszary niedostępne, rozwścieczonych wrogów i miejsca ufortyfikowane, chyba że tekst mówi inaczej.
    .title = Bezpośrednie przeniesienie
MK-MOVE-15 = Bezpośrednie przeniesienie też prowokuje rozwścieczonych wrogów, jeśli początek i koniec kroku sąsiadują z tym samym żetonem, chyba że działanie temu zaprzecza.
    .title = Prowokowanie przy przeniesieniu
MK-MOVE-16 = Gra zapamiętuje po kolei obszary, na których Twój bohater był w tej turze. Wycofanie prowadzi tą drogą wstecz.
    .title = Zapamiętana droga

## Bezpieczne obszary

MK-SAFE = Bezpieczne obszary
MK-SAFE-01 = Obszar jest dla Twojego bohatera bezpieczny, jeśli spełnia wszystkie warunki: jest dostępny według zwykłych zasad (dostępny rodzaj obszaru, bez rozwścieczonego wroga); nie jest niezdobytym miejscem ufortyfikowanym; nie jest basztą przeciwnika (baszta członka drużyny nie przeszkadza, MK-TEAM-09); nie stoi na nim inny bohater, chyba że obszar dopuszcza kilku bohaterów (portal, zdobyte miasto).
    .title = Bezpieczny obszar
MK-SAFE-02 = Turę musisz zakończyć na bezpiecznym obszarze (MK-ENDTURN-04).
    .title = Koniec tury w bezpiecznym miejscu

## Rozwścieczeni wrogowie

MK-RAMPAGE = Rozwścieczeni wrogowie
MK-RAMPAGE-01 = Krok z obszaru sąsiadującego z żetonem rozwścieczonego wroga prosto na inny obszar sąsiadujący z tym samym żetonem prowokuje go. Ruch kończy się na obszarze, na który wchodzisz, i musisz z tym wrogiem walczyć.
    .title = Prowokowanie wroga
MK-RAMPAGE-02 = Jeden krok może sprowokować kilku rozwścieczonych wrogów. Ze wszystkimi walczysz w jednej walce.
    .title = Kilku sprowokowanych naraz
MK-RAMPAGE-03 = Szturm jest krokiem i może prowokować. Sprowokowani rozwścieczeni wrogowie dołączają do tej samej walki, nie są ufortyfikowani przez miejsce, nie dostają premii miasta i nie trzeba ich pokonać, aby zdobyć miejsce.
    .title = Prowokowanie przez szturm
MK-RAMPAGE-04 = Z obszaru sąsiadującego z rozwścieczonymi wrogami możesz w ramach akcji dobrowolnej wyzwać dowolnych z nich, co najmniej jednego.
    .title = Wyzwanie wrogów
MK-RAMPAGE-05 = Gdy krok rozpoczął walkę (przez prowokację lub szturm), możesz dodatkowo wyzwać dowolnych rozwścieczonych wrogów sąsiadujących z obszarem, na który wchodzisz.
    .title = Wyzwanie dodatkowych wrogów
MK-RAMPAGE-06 = Do walki w miejscu przygód nie możesz wyzwać żadnego rozwścieczonego wroga.
    .title = Bez wyzwań w miejscach przygód
MK-RAMPAGE-07 = Wycofanie i zepchnięcie w walce między graczami nigdy nie prowokują.
    .title = Wycofanie nie prowokuje
MK-RAMPAGE-08 = Nie wolno wejść na obszar zajęty przez innego bohatera krokiem, który prowokuje rozwścieczonego wroga.
    .title = Zakaz prowokacji przy bohaterze

## Odkrywanie terenów

MK-EXPLORE = Odkrywanie terenów
MK-EXPLORE-01 = Odkrycie terenu jest częścią ruchu i kosztuje 2 punkty Ruchu.
    .title = Koszt odkrycia
MK-EXPLORE-02 = Twój bohater musi stać na obszarze sąsiadującym z miejscem nowego terenu, czyli z co najmniej jednym z jego siedmiu obszarów.
    .title = Skąd odkrywasz
MK-EXPLORE-03 = Teren to obszar środkowy i sześć obszarów wokół niego. Od jego środka do środka każdego sąsiedniego terenu idzie się dwa obszary w jednym z sześciu kierunków (wschód, południowy wschód, południowy zachód, zachód, północny zachód, północny wschód) i jeden w następnym kierunku zgodnie z ruchem wskazówek zegara; innych miejsc nie ma. Linia wybrzeża i kształt mapy ze scenariusza ograniczają, które miejsca są dostępne (MK-MAP-09, MK-MAP-12, MK-MAP-14).
    .title = Siatka terenów
MK-EXPLORE-04 = Jeśli możliwych miejsc jest kilka, wskaż miejsce, zanim teren zostanie odkryty.
    .title = Najpierw wskaż miejsce
MK-EXPLORE-05 = Teren kładzie się zwrócony tak jak teren początkowy, bez obracania (chyba że wariant mówi inaczej).
    .title = Ułożenie terenu
MK-EXPLORE-06 = Teren wiejski musi sąsiadować z co najmniej dwoma terenami mapy albo z terenem, który sam sąsiaduje z co najmniej dwoma innymi terenami.
    .title = Gdzie leży teren wiejski
MK-EXPLORE-07 = Teren główny musi sąsiadować z co najmniej dwoma terenami mapy. Na mapie klinowej obowiązuje ponadto zasada o wybrzeżu.
    .title = Gdzie leży teren główny
MK-EXPLORE-08 = Miejsce musi być dozwolone dla koloru rewersu terenu z wierzchu stosu. Ten kolor jest widoczny.
    .title = Widoczny rewers
MK-EXPLORE-09 = Gdy stos terenów jest pusty, dobierasz losowy teren wiejski niewykorzystany w grze, a gdy takich już nie ma, losowy niewykorzystany pozamiejski teren główny. Taki teren musi sąsiadować z co najmniej trzema terenami mapy. Jeśli nie ma już żadnego, odkrywać nie można.
    .title = Pusty stos terenów
MK-EXPLORE-10 = Polecenia miejsc na nowo odkrytym terenie wykonuje się od razu, w kolejności obszarów: środek, północny wschód, wschód, południowy wschód, południowy zachód, zachód, północny zachód.
    .title = Polecenia nowego terenu
MK-EXPLORE-11 = Za każdy odkryty klasztor karta z wierzchu talii akcji zaawansowanych trafia do puli jednostek.
    .title = Odkrycie klasztoru
MK-EXPLORE-12 = Teren z miastem: weź kartę miasta, ustaw poziom podany w scenariuszu (od 1 do 11) i dobierz obrońców, żetony tych kolorów, które kładziesz zakryte na karcie miasta. Białe miasto: poziom 1: 1 biały; 2: 1 szary i 1 biały; 3: 2 białe; 4: 2 szare i 1 biały; 5: 1 szary i 2 białe; 6: 3 szare i 1 biały; 7: 2 szare i 2 białe; 8: 1 szary i 3 białe; 9: 3 szare i 2 białe; 10: 2 szare i 3 białe; 11: 1 szary i 4 białe. Niebieskie miasto: poziom 1: 1 szary i 1 fioletowy; 2: 2 fioletowe; 3: 1 fioletowy i 1 biały; 4: 1 szary, 1 fioletowy i 1 biały; 5: 2 fioletowe i 1 biały; 6: 1 fioletowy i 2 białe; 7: 1 szary, 2 fioletowe i 1 biały; 8: 2 fioletowe i 2 białe; 9: 1 fioletowy i 3 białe; 10: 1 szary, 2 fioletowe i 2 białe; 11: 2 fioletowe i 3 białe. Zielone miasto: poziom 1: 1 szary i 1 brązowy; 2: 2 brązowe; 3: 2 szare i 1 brązowy; 4: 1 szary, 1 brązowy i 1 biały; 5: 2 brązowe i 1 biały; 6: 2 szare, 1 brązowy i 1 biały; 7: 1 szary, 2 brązowe i 1 biały; 8: 2 brązowe i 2 białe; 9: 1 szary, 3 brązowe i 1 biały; 10: 1 szary, 2 brązowe i 2 białe; 11: 2 brązowe i 3 białe. Czerwone miasto: poziom 1: 1 biały; 2: 1 brązowy i 1 fioletowy; 3: 1 brązowy i 1 biały; 4: 1 brązowy i 2 fioletowe; 5: 1 brązowy, 1 fioletowy i 1 biały; 6: 2 brązowe i 2 fioletowe; 7: 1 brązowy, 2 fioletowe i 1 biały; 8: 1 brązowy, 1 fioletowy i 2 białe; 9: 2 brązowe, 2 fioletowe i 1 biały; 10: 2 brązowe, 1 fioletowy i 2 białe; 11: 1 brązowy, 1 fioletowy i 3 białe.
    .title = Odkrycie miasta i jego obrońcy
MK-EXPLORE-13 = Po odkryciu terenu odkrywa się żetony, które muszą być widoczne, bo sąsiaduje z nimi bohater (MK-SITE-KEEP-02, MK-SITE-TOWER-02, MK-SITE-CITY-02).
    .title = Widoczne żetony
MK-EXPLORE-14 = Możesz odkrywać tereny, stojąc na obszarze z innym bohaterem, pod warunkiem że potem ruszysz się dalej.
    .title = Odkrywanie obok innego bohatera

## Inni bohaterowie

MK-OTHER = Inni bohaterowie
MK-OTHER-01 = Możesz przechodzić przez obszary z innymi bohaterami. Wyjątkiem jest baszta, w której stoi jej właściciel.
    .title = Przechodzenie obok innych
MK-OTHER-02 = Zakończenie ruchu na obszarze z innym bohaterem jest atakiem na niego (walka między graczami, akcja obowiązkowa), jeśli taka walka jest tam i wtedy dozwolona.
    .title = Atak na bohatera
MK-OTHER-03 = Wejście do baszty, w której stoi jej właściciel, kończy ruch i jest atakiem na właściciela.
    .title = Właściciel w baszcie
MK-OTHER-04 = Na obszarze z innym bohaterem nie wolno wykonać żadnej akcji oprócz walki między graczami. Nie dotyczy to portalu i zdobytego miasta.
    .title = Tylko walka z bohaterem
MK-OTHER-05 = Portal: może na nim stać dowolnie wielu bohaterów i nie wolno tam walczyć między graczami. Bohater, który kończy tam turę, opuszcza mapę do swojej następnej tury.
    .title = Bohaterowie na portalu
MK-OTHER-06 = Zdobyte miasto: może w nim stać dowolnie wielu bohaterów i nie wolno tam walczyć między graczami. Bohaterowie stoją na karcie miasta, ale nadal liczą się jako stojący na obszarze miasta.
    .title = Bohaterowie w mieście
MK-OTHER-07 = Walka między graczami jest niemożliwa, gdy: ogłoszono koniec rundy; spełniono warunek końca scenariusza; gra jest kooperacyjna lub wykluczono taką walkę za zgodą graczy; drugi bohater należy do Twojej drużyny; żeton kolejności drugiego gracza jest zakryty (MK-PVP-07).
    .title = Kiedy nie wolno walczyć
MK-OTHER-08 = Jeśli ruch kończy się na obszarze innego bohatera, a walka między graczami jest niemożliwa, nie możesz wykonać żadnej akcji, a na koniec tury następuje przymusowe wycofanie.
    .title = Koniec ruchu bez walki
MK-OTHER-09 = Wejście do baszty, w której stoi jej właściciel, gdy walka między graczami jest niemożliwa, kończy ruch. Nie jest to szturm (bez utraty reputacji), nie następuje żadna akcja, a na koniec tury stosuje się przymusowe wycofanie.
    .title = Zajęta baszta bez walki

## Negocjacje z ludnością

MK-INTERACT = Negocjacje z ludnością
MK-INTERACT-01 = Negocjacje są akcją dobrowolną. Możesz negocjować w Wiosce, w niespalonym klasztorze, we własnej baszcie, w zdobytej (przez kogokolwiek) wieży maga, w zdobytym (przez kogokolwiek) mieście i w obozie uchodźców.
    .title = Gdzie możesz negocjować
MK-INTERACT-02 = Nie możesz negocjować, gdy Twój znacznik reputacji stoi na polu X.
    .title = Pole X toru reputacji
MK-INTERACT-03 = Punkty Wpływu pochodzą z działań Wpływu, umiejętności, jednostek i kart zagranych bokiem (po 1). Dolicz modyfikator reputacji, a w zdobytym mieście 1 za każdą swoją tarczę na karcie miasta. Modyfikatory: pole −7 to X (negocjacje zakazane), −6 daje −5, −5 daje −3, −4 daje −2, −3 i −2 dają −1, pola od −1 do +1 dają 0, +2 i +3 dają +1, +4 i +5 dają +2, +6 daje +3, +7 daje +5.
    .title = Wpływ i modyfikator reputacji
MK-INTERACT-04 = Modyfikator reputacji ustala się, gdy zaczynasz negocjacje. Późniejsze zmiany reputacji go nie zmieniają.
    .title = Reputacja z początku negocjacji
    .edition = ultimate
MK-INTERACT-05 = Modyfikator reputacji i premię za tarcze w mieście stosuje się raz na turę i tylko w negocjacjach, bez względu na liczbę zakupów.
    .title = Modyfikatory raz na turę
MK-INTERACT-06 = Same modyfikatory mogą wystarczyć. Nie musisz zagrywać działań Wpływu.
    .title = Negocjacje bez kart
MK-INTERACT-07 = Możesz kupić dowolnie wiele rzeczy dowolnego oferowanego rodzaju, dopóki starcza punktów. Suma może być na początku ujemna, ale nigdy nie możesz wydać więcej, niż masz.
    .title = Dowolna liczba zakupów
MK-INTERACT-08 = Jednostkę z puli jednostek możesz zwerbować, jeśli jej ikona miejsca (lub jedna z nich) pasuje do tego miejsca. Płacisz wydrukowany koszt, ewentualnie zmieniony przez działania.
    .title = Werbowanie jednostek
MK-INTERACT-09 = Werbowanie odbywa się zgodnie z MK-UNIT-04 i MK-UNIT-05. Puli jednostek się nie uzupełnia.
    .title = Zwerbowana jednostka
MK-INTERACT-10 = Punkt Leczenia kosztuje 3 punkty Wpływu w Wiosce i 2 w klasztorze. Wykorzystujesz go według zasad leczenia (MK-HEAL-01).
    .title = Kupowanie leczenia
MK-INTERACT-11 = Klasztor: za 6 punktów Wpływu bierzesz akcję zaawansowaną z puli jednostek (kartę dowolnego klasztoru) na wierzch swojej talii. Nigdy z puli akcji zaawansowanych.
    .title = Nauka w klasztorze
MK-INTERACT-12 = Zdobyta wieża maga i niebieskie miasto: za 7 punktów Wpływu i jedną manę koloru czaru bierzesz czar z puli na wierzch swojej talii. Pulę się uzupełnia.
    .title = Kupowanie czarów
MK-INTERACT-13 = Czerwone miasto: artefakt kosztuje 12 punktów Wpływu. Kupione artefakty dobierasz w kroku 5 końca tury, razem ze zdobytymi.
    .title = Kupowanie artefaktów
MK-INTERACT-14 = Białe miasto: możesz werbować wszystkie jednostki z puli. Za 2 punkty Wpływu dodajesz do puli jednostkę z wierzchu talii elitarnych; możesz to powtarzać, także wtedy, gdy nie odkryto jeszcze terenu głównego.
    .title = Jednostki w białym mieście
MK-INTERACT-15 = Zielone miasto: za 6 punktów Wpływu bierzesz dowolną kartę z puli akcji zaawansowanych albo w ciemno kartę z wierzchu talii akcji zaawansowanych. Trafia na wierzch Twojej talii, a pulę się uzupełnia.
    .title = Akcje w zielonym mieście
MK-INTERACT-16 = W każdym zdobytym mieście możesz werbować jednostki z ikoną miasta.
    .title = Werbunek w mieście
MK-INTERACT-17 = Bohaterowie liczą reputację podwójnie, Zbiry na odwrót; w jednych negocjacjach nie zwerbujesz obu rodzajów. Magiczni chowańcy żądają many. Mówią o tym ich karty.
    .title = Jednostki z własnymi zasadami werbunku
    .edition = ultimate
MK-INTERACT-18 = Podczas negocjacji możesz zagrywać działania Specjalne i Leczenia.
    .title = Inne działania w negocjacjach
MK-INTERACT-19 = Modyfikator reputacji ustala się w chwili rozpoczęcia negocjacji. Późniejsze zmiany reputacji już go nie zmieniają.
    .title = Stały modyfikator reputacji
    .edition = base
MK-INTERACT-20 = Reputacja nigdy nie wychodzi poza pola od −7 do +7. Kroki poza którykolwiek koniec toru przepadają.
    .title = Granice toru reputacji

## Walka z wrogami

MK-COMBAT = Walka z wrogami
MK-COMBAT-01 = W turze może się odbyć tylko jedna walka.
    .title = Jedna walka na turę
MK-COMBAT-02 = Szturm to wejście do niezdobytej baszty, wieży maga lub miasta. Twój bohater stoi na tym miejscu, a Ty od razu tracisz 1 punkt reputacji, bez względu na wynik.
    .title = Szturm miejsca ufortyfikowanego
MK-COMBAT-03 = Wejście do baszty innego gracza też jest szturmem, z utratą 1 punktu reputacji. Jeśli właściciel jest na miejscu, dochodzi do walki między graczami. Jeśli go nie ma, dobiera się jeden szary żeton jako obrońcę; daje on połowę swojej sławy, zaokrągloną w górę (przy kilku żetonach w scenariuszu: połowę ich sumy, zaokrągloną w górę).
    .title = Szturm baszty innego gracza
MK-COMBAT-04 = Palenie klasztoru: od razu tracisz 3 punkty reputacji, a potem dobierasz fioletowy żeton i walczysz z nim.
    .title = Palenie klasztoru
MK-COMBAT-05 = Eksplorując miejsce przygód, walczysz ze wszystkimi wrogami tego miejsca.
    .title = Eksploracja miejsca przygód
MK-COMBAT-06 = Na początku walki odkrywa się lub dobiera wszystkich wrogów, z którymi będziesz walczyć. Dodatkowe wyzwania ogłaszasz przed tym odkryciem.
    .title = Początek walki
MK-COMBAT-07 = Fazy mają stałą kolejność: faza ataku z dystansu i oblężniczego, faza blokowania, faza zadawania obrażeń, faza ataku. Fazę, w której nie ma nic do zrobienia, się pomija.
    .title = Cztery fazy walki
MK-COMBAT-08 = W każdej fazie możesz używać kart, umiejętności i jednostek pasujących do tej fazy oraz działań Specjalnych. Działań Leczenia nigdy.
    .title = Co zagrywasz w fazach
MK-COMBAT-09 = Działania na jednostki, wrogów lub zasady walki możesz zagrywać w każdej fazie, chyba że ich tekst to ogranicza. Trwają do końca tury.
    .title = Działania w walce
MK-COMBAT-10 = Wszystkie niewydane punkty Leczenia przepadają z początkiem walki.
    .title = Leczenie przepada przed walką
MK-COMBAT-11 = Punkty Ruchu lub Wpływu z jednego działania możesz w walce podzielić na kilka celów w tej samej fazie.
    .title = Ruch i Wpływ w walce
MK-COMBAT-12 = Atak (lub Blok) jednej karty, jednostki lub umiejętności jest niepodzielny, chyba że jej tekst go dzieli: w całości wchodzi w skład jednego ataku (lub jednego bloku).
    .title = Niepodzielny Atak i Blok
MK-COMBAT-13 = Punkty Ataku i Bloku musisz przypisać do zgłoszonego ataku lub bloku w chwili, gdy powstają. Nie można ich przechowywać.
    .title = Bez odkładania punktów
MK-COMBAT-14 = Poza Atakiem i Blokiem działania czerwonych kart i zdolności jednostek opłaconych czerwoną maną nie wpływają na wroga z odpornością na ogień.
    .title = Czerwone działania a odporność
MK-COMBAT-15 = Tak samo poza Atakiem i Blokiem działania niebieskich kart i zdolności jednostek opłaconych niebieską maną nie wpływają na wroga z odpornością na lód.
    .title = Niebieskie działania a odporność
MK-COMBAT-16 = Odporności nie powstrzymują działań, których celem nie są wrogowie (na przykład usunięcia fortyfikacji miejsca).
    .title = Działania niedotyczące wrogów
MK-COMBAT-17 = Sławę za pokonanego wroga otrzymujesz w chwili pokonania. Awanse czekają do końca tury, więc zbroja, limit kart w ręce i żetony dowodzenia nie zmieniają się w walce.
    .title = Sława za pokonanego wroga
MK-COMBAT-18 = Nigdy nie walczysz z wrogami i z innym graczem w tej samej walce.
    .title = Wrogowie albo gracz
MK-COMBAT-19 = Działania mogą obniżyć wytrzymałość zbroi wroga najniżej do 1 (albo do minimum podanego w działaniu).
    .title = Minimum zbroi wroga
MK-COMBAT-20 = Działania mogą obniżyć atak wroga najniżej do 0.
    .title = Minimum ataku wroga
MK-COMBAT-21 = Kolejność zmian ataku wroga: wartość wydrukowana, potem premia miasta lub scenariusza, potem działania dodające i odejmujące (najniżej do 0), a na końcu podwojenie za szybkość (tylko przy blokowaniu) lub za brutalność (tylko przy obrażeniach).
    .title = Kolejność zmian ataku
MK-COMBAT-22 = Wróg zniszczony przez działanie liczy się pod każdym względem jako pokonany (sława, reputacja, tarcze, zdobycie miejsca, nagrody). Zniszczony w ten sposób przywołany potwór nadal nic nie daje.
    .title = Zniszczony to pokonany

## Faza ataku z dystansu i oblężniczego

MK-COMBAT-RANGED = Faza ataku z dystansu i oblężniczego
MK-COMBAT-RANGED-01 = Możesz nie zgłosić żadnego ataku, zgłosić jeden albo kilka. Dla każdego wskazujesz jako cel jednego lub więcej niepokonanych wrogów.
    .title = Zgłaszanie ataków
MK-COMBAT-RANGED-02 = Liczą się tylko Ataki z dystansu i Ataki oblężnicze. Karty zagrane bokiem się nie liczą.
    .title = Dozwolone Ataki
MK-COMBAT-RANGED-03 = Jeśli którykolwiek cel jest ufortyfikowany (przez miejsce lub zdolność na żetonie), w tym ataku liczą się tylko punkty Ataku oblężniczego.
    .title = Cele ufortyfikowane
MK-COMBAT-RANGED-04 = Wróg z co najmniej dwiema fortyfikacjami (zdolność na żetonie, miejsce, mur) w tej fazie w ogóle nie może być celem.
    .title = Podwójna fortyfikacja
MK-COMBAT-RANGED-05 = Jeśli żaden cel nie jest ufortyfikowany, możesz dowolnie łączyć Ataki z dystansu i oblężnicze.
    .title = Cele bez fortyfikacji
MK-COMBAT-RANGED-06 = W każdym ataku osłabione są te rodzaje Ataku, na które odporny jest co najmniej jeden cel: Atak fizyczny przy odporności fizycznej, Atak ogniem przy odporności na ogień, Atak lodem przy odporności na lód. Atak zimnym ogniem jest osłabiony tylko wtedy, gdy jeden i ten sam cel ma odporność i na ogień, i na lód.
    .title = Osłabione Ataki
MK-COMBAT-RANGED-07 = Siła ataku to suma punktów w pełni efektywnych plus połowa sumy wszystkich punktów osłabionych (wszystkich rodzajów razem), zaokrąglona w dół.
    .title = Siła ataku
MK-COMBAT-RANGED-08 = Atak się udaje, jeśli jego siła jest co najmniej równa sumie bieżących wytrzymałości zbroi celów. Wtedy pokonujesz wszystkie cele, w przeciwnym razie żadnego.
    .title = Udany atak
MK-COMBAT-RANGED-09 = Żetony pokonanych trafiają na stos żetonów wykorzystanych swojego koloru, nie biorą już udziału w walce i dają swoją sławę.
    .title = Pokonani wrogowie
MK-COMBAT-RANGED-10 = Nieudany atak nie ma skutku i nic z niego nie zostaje na późniejsze fazy. Gra nie zatwierdzi zgłoszenia, które nie może się udać: możesz je zmienić albo wycofać.
    .title = Za słaby atak
MK-COMBAT-RANGED-11 = Nadmiarowe punkty Ataku przepadają.
    .title = Nadmiar Ataku

## Faza blokowania

MK-COMBAT-BLOCK = Faza blokowania
MK-COMBAT-BLOCK-01 = Na początku fazy każdy niepokonany wróg ze zdolnością przywoływanie dobiera swojego potwora (MK-ENEMY-SUMMON-01).
    .title = Przywołanie potworów
MK-COMBAT-BLOCK-02 = Każdy blok dotyczy dokładnie jednego atakującego wroga. Kilku wrogów blokujesz po kolei, każdego osobnymi punktami.
    .title = Jeden blok, jeden wróg
MK-COMBAT-BLOCK-03 = Do bloku wliczają się działania Bloku, umiejętności, jednostki i karty zagrane bokiem (fizyczny Blok 1).
    .title = Skąd bierzesz Blok
MK-COMBAT-BLOCK-04 = Siła bloku to suma punktów w pełni efektywnych plus połowa sumy wszystkich punktów osłabionych, zaokrąglona w dół. Przeciw Atakowi fizycznemu w pełni efektywny jest każdy Blok; przeciw Atakowi ogniem Blok lodem i zimnym ogniem; przeciw Atakowi lodem Blok ogniem i zimnym ogniem; przeciw Atakowi zimnym ogniem tylko Blok zimnym ogniem. Każdy inny Blok jest osłabiony.
    .title = Siła bloku
MK-COMBAT-BLOCK-05 = Blok się udaje, jeśli jego siła jest co najmniej równa wartości ataku, podwojonej, gdy wróg ma szybkość.
    .title = Udany blok
MK-COMBAT-BLOCK-06 = Zablokowany atak nie zadaje obrażeń. Wróg pozostaje niepokonany i możesz go później zaatakować.
    .title = Zablokowany wróg
MK-COMBAT-BLOCK-07 = Za słaby blok niczego nie zmienia: atak zachowuje pełną siłę.
    .title = Za słaby blok
MK-COMBAT-BLOCK-08 = Dodatkowe działania kart bloku następują bez względu na to, czy blok się uda, chyba że są uzależnione od powodzenia.
    .title = Dodatkowe działania bloku
MK-COMBAT-BLOCK-09 = Zablokowanego przywołanego potwora odrzuca się od razu, bez sławy.
    .title = Zablokowany przywołany potwór

## Faza zadawania obrażeń

MK-COMBAT-DAMAGE = Faza zadawania obrażeń
MK-COMBAT-DAMAGE-01 = Każdy atak, którego nie zablokowano ani nie powstrzymano, zadaje obrażenia. Kolejność wybierasz Ty; każdy atak rozpatruje się w całości przed następnym.
    .title = Kolejność obrażeń
MK-COMBAT-DAMAGE-02 = Obrażenia są równe wartości ataku, podwojonej, gdy wróg ma brutalność.
    .title = Wysokość obrażeń
MK-COMBAT-DAMAGE-03 = Musisz przydzielić wszystkie obrażenia ataku: najpierw, jeśli chcesz, po kolei swoim jednostkom, a resztę bohaterowi.
    .title = Przydział wszystkich obrażeń
MK-COMBAT-DAMAGE-04 = Jednostkę możesz wybrać tylko wtedy, gdy nie jest ranna, nie jest wyłączona przez MK-COMBAT-DAMAGE-08, można jej używać w tej walce i zostały jeszcze obrażenia. To, czy jest gotowa, czy wykorzystana, nie ma znaczenia i się nie zmienia.
    .title = Którą jednostkę możesz wybrać
MK-COMBAT-DAMAGE-05 = Jednostka bez odporności dostaje jedną ranę, a obrażenia zmniejszają się o jej wytrzymałość zbroi (nie poniżej 0), nawet jeśli obrażenia są mniejsze od tej wytrzymałości.
    .title = Jednostka bez odporności
MK-COMBAT-DAMAGE-06 = Jednostka odporna na dany atak najpierw zmniejsza obrażenia o swoją wytrzymałość zbroi i nie zostaje zraniona; jeśli zostało 0 obrażeń, na tym koniec. Odporna jest na Atak fizyczny przy odporności fizycznej, na Atak ogniem przy odporności na ogień, na Atak lodem przy odporności na lód, a na Atak zimnym ogniem, gdy ma odporność i na ogień, i na lód.
    .title = Odporna jednostka
MK-COMBAT-DAMAGE-07 = Jeśli po tym zostały jeszcze obrażenia, odporna jednostka zostaje zraniona, a obrażenia zmniejszają się o jej wytrzymałość zbroi po raz drugi.
    .title = Zranienie odpornej jednostki
MK-COMBAT-DAMAGE-08 = Jednostce, której przydzielono obrażenia, ale dzięki odporności nie została zraniona, w tej walce nie możesz przydzielić obrażeń ponownie.
    .title = Odporność raz na walkę
MK-COMBAT-DAMAGE-09 = Bohater: bierzesz do ręki tyle ran, ile wynosi iloraz pozostałych obrażeń i wytrzymałości zbroi bohatera, zaokrąglony w górę. Przy 0 obrażeń nie bierzesz żadnej rany.
    .title = Rany bohatera
MK-COMBAT-DAMAGE-10 = Ogłuszenie: gdy liczba ran dodanych do Twojej ręki w tej walce (z dowolnego źródła) osiągnie lub przekroczy niezmodyfikowany limit kart w ręce z żetonu poziomu, natychmiast odrzucasz z ręki wszystkie karty oprócz ran. Sprawdza się to ponownie przy każdej następnej ranie w tej walce.
    .title = Ogłuszenie bohatera
MK-COMBAT-DAMAGE-11 = Ogłuszony bohater nadal może używać jednostek i umiejętności i nadal otrzymuje rany.
    .title = Ogłuszony bohater
MK-COMBAT-DAMAGE-12 = Rany, które trafiają na stos kart wykorzystanych (zatrucie), nie liczą się do ogłuszenia.
    .title = Zatrucie a ogłuszenie
MK-COMBAT-DAMAGE-13 = Po tej fazie odrzuca się wszystkie przywołane potwory, bez sławy.
    .title = Koniec przywołanych potworów

## Faza ataku

MK-COMBAT-ATTACK = Faza ataku
MK-COMBAT-ATTACK-01 = Faza ataku przebiega według MK-COMBAT-RANGED-01 i MK-COMBAT-RANGED-06 do MK-COMBAT-RANGED-11. Możesz dowolnie łączyć zwykłe Ataki, Ataki z dystansu i Ataki oblężnicze.
    .title = Przebieg fazy ataku
MK-COMBAT-ATTACK-02 = W tej fazie fortyfikacja nie ma znaczenia.
    .title = Fortyfikacja bez znaczenia
MK-COMBAT-ATTACK-03 = Każdą kartę oprócz rany możesz zagrać bokiem jako fizyczny Atak 1.
    .title = Karty bokiem jako Atak
MK-COMBAT-ATTACK-04 = Możesz atakować wrogów zablokowanych, niezablokowanych i powstrzymanych. Wrogowie przywołujący znów mogą być celem, przywołanych potworów już nie ma.
    .title = Dostępne cele
MK-COMBAT-ATTACK-05 = Punkty Ataku z dystansu lub oblężniczego wydane w pierwszej fazie przepadły. Niewykorzystanych kart, jednostek i umiejętności możesz użyć teraz.
    .title = Co zostało na fazę ataku

## Wynik walki

MK-COMBAT-END = Wynik walki
MK-COMBAT-END-01 = Walka kończy się po fazie ataku albo gdy tylko nie ma już żadnego wroga.
    .title = Koniec walki
MK-COMBAT-END-02 = Szturm miasta: za każdego pokonanego obrońcę kładziesz na karcie miasta jedną swoją tarczę, w kolejności pokonywania, bez względu na to, czy miasto padnie.
    .title = Tarcze na karcie miasta
MK-COMBAT-END-03 = Za rozwścieczonych wrogów nie kładziesz tarcz na karcie miasta.
    .title = Bez tarcz za rozwścieczonych
MK-COMBAT-END-04 = Żeton pokonanego rozwścieczonego wroga usuwa się, a obszar staje się zwykłym obszarem, bez tarczy. Zyskujesz reputację: +1 za każdego plądrującego orka, +2 za każde draconum.
    .title = Pokonany rozwścieczony wróg
MK-COMBAT-END-05 = Orkowie i draconum pokonani gdziekolwiek indziej nie dają reputacji, chyba że jest ona na żetonie.
    .title = Reputacja tylko na mapie
MK-COMBAT-END-06 = Gdy wszyscy wrogowie miejsca przygód są pokonani, zaznaczasz je tarczą. Nagrodę otrzymujesz na koniec tury.
    .title = Zdobyte miejsce przygód
MK-COMBAT-END-07 = Gdy wszyscy obrońcy miejsca ufortyfikowanego są pokonani, Twój bohater zostaje na obszarze. Basztę lub wieżę maga zaznaczasz tarczą; o mieście mówi MK-CITY-ASSAULT-07.
    .title = Zdobyte miejsce ufortyfikowane
MK-COMBAT-END-08 = Zdobycie miejsca nie zależy od rozwścieczonych wrogów, którzy dołączyli do walki.
    .title = Zdobycie mimo rozwścieczonych
MK-COMBAT-END-09 = Gdy obrońca klasztoru jest pokonany, kładziesz na obszarze tarczę, a klasztor jest spalony: do końca gry to pusty, niezamieszkany obszar. Na koniec tury otrzymujesz artefakt.
    .title = Spalony klasztor
MK-COMBAT-END-10 = Niepokonani rozwścieczeni wrogowie zostają tam, gdzie byli.
    .title = Niepokonani rozwścieczeni wrogowie
MK-COMBAT-END-11 = Niepokonanych wrogów z lochów, grobowca i klasztoru się odrzuca. Przy następnej próbie dobiera się nowych.
    .title = Odrzucani wrogowie
MK-COMBAT-END-12 = Niepokonani wrogowie z legowiska potwora, wylęgarni potworów i ruin zostają na obszarze jako znane żetony. Walczy z nimi następny odwiedzający.
    .title = Pozostający wrogowie
MK-COMBAT-END-13 = Po nieudanym szturmie bohater wraca na obszar, z którego szturmował, bez rany. Jeśli ten obszar nie jest bezpieczny, od niego stosuje się dalej MK-ENDTURN-04.
    .title = Nieudany szturm
MK-COMBAT-END-14 = Obrońcy, którzy przetrwali, pozostają na miejscu lub na karcie miasta jako odkryte żetony. Pokonanych się nie zastępuje.
    .title = Pozostali obrońcy
MK-COMBAT-END-15 = Po walce, jeszcze w tej samej turze, możesz zagrywać działania Specjalne i Leczenia.
    .title = Działania po walce

## Szturm miasta

MK-CITY-ASSAULT = Szturm miasta
MK-CITY-ASSAULT-01 = Obrońcy miasta są ufortyfikowani przez miejsce i dopóki bronią miasta, mają premię zależną od jego koloru (MK-CITY-ASSAULT-02 do MK-CITY-ASSAULT-05).
    .title = Premia obrońców miasta
MK-CITY-ASSAULT-02 = Białe miasto: każdy obrońca ma wytrzymałość zbroi wyższą o 1.
    .title = Białe miasto
MK-CITY-ASSAULT-03 = Niebieskie miasto: każdy Atak ogniem lub lodem obrońcy jest silniejszy o 2, a każdy Atak zimnym ogniem o 1.
    .title = Niebieskie miasto
MK-CITY-ASSAULT-04 = Czerwone miasto: każdy Atak fizyczny obrońcy zyskuje brutalność.
    .title = Czerwone miasto
MK-CITY-ASSAULT-05 = Zielone miasto: każdy Atak fizyczny obrońcy zyskuje zatrucie.
    .title = Zielone miasto
MK-CITY-ASSAULT-06 = Sprowokowani lub wyzwani rozwścieczeni wrogowie nie mają premii miasta. Potwory przywołane przez obrońców miasta ją mają.
    .title = Kto ma premię miasta
MK-CITY-ASSAULT-07 = Miasto jest zdobyte, gdy pokonany zostaje jego ostatni obrońca, bez względu na to, kto go pokonał i w ilu szturmach.
    .title = Zdobycie miasta
MK-CITY-ASSAULT-08 = Namiestnikiem zostaje gracz, który ma najwięcej tarcz na karcie miasta. Przy remisie decyduje, kto z remisujących wcześniej położył pierwszą tarczę.
    .title = Namiestnik miasta
MK-CITY-ASSAULT-09 = Namiestnika ustala się jeden raz, w chwili zdobycia miasta. Zatrzymuje on kartę miasta.
    .title = Namiestnik na stałe
MK-CITY-ASSAULT-10 = Tylko do zdobytego miasta można wejść pokojowo, tylko w nim negocjować i tylko ono daje premie do limitu kart w ręce.
    .title = Zdobyte miasto

## Zdolność wroga: fortyfikacja

MK-ENEMY-FORTIFIED = Zdolność wroga: fortyfikacja
MK-ENEMY-FORTIFIED-01 = Liczy się jako jedna fortyfikacja w fazie ataku z dystansu i oblężniczego (MK-COMBAT-RANGED-03, MK-COMBAT-RANGED-04).
    .title = Fortyfikacja na żetonie

## Zdolność wroga: odporność

MK-ENEMY-RESIST = Zdolność wroga: odporność
MK-ENEMY-RESIST-01 = Odporność fizyczna, na ogień lub na lód osłabia Ataki odpowiedniego rodzaju przeciw każdej grupie celów, w której jest ten wróg.
    .title = Odporność osłabia Atak
MK-ENEMY-RESIST-02 = Odporność na ogień uruchamia też MK-COMBAT-14, a odporność na lód MK-COMBAT-15.
    .title = Odporność na działania
MK-ENEMY-RESIST-03 = Odporność na ogień i na lód u tego samego wroga osłabia także Atak zimnym ogniem.
    .title = Odporność na zimny ogień

## Zdolność wroga: Atak ogniem

MK-ENEMY-FIRE = Zdolność wroga: Atak ogniem
MK-ENEMY-FIRE-01 = Przeciw Atakowi ogniem w pełni efektywne są tylko Blok lodem i Blok zimnym ogniem.
    .title = Blokowanie ognia

## Zdolność wroga: Atak lodem

MK-ENEMY-ICE = Zdolność wroga: Atak lodem
MK-ENEMY-ICE-01 = Przeciw Atakowi lodem w pełni efektywne są tylko Blok ogniem i Blok zimnym ogniem.
    .title = Blokowanie lodu

## Zdolność wroga: Atak zimnym ogniem

MK-ENEMY-COLDFIRE = Zdolność wroga: Atak zimnym ogniem
MK-ENEMY-COLDFIRE-01 = Przeciw Atakowi zimnym ogniem w pełni efektywny jest tylko Blok zimnym ogniem.
    .title = Blokowanie zimnego ognia

## Zdolność wroga: szybkość

MK-ENEMY-SWIFT = Zdolność wroga: szybkość
MK-ENEMY-SWIFT-01 = Do zablokowania potrzeba dwukrotnej wartości ataku. Na obrażenia to nie wpływa.
    .title = Skutek szybkości

## Zdolność wroga: brutalność

MK-ENEMY-BRUTAL = Zdolność wroga: brutalność
MK-ENEMY-BRUTAL-01 = Obrażenia od niezablokowanego ataku są równe dwukrotnej wartości ataku. Na potrzebny Blok to nie wpływa.
    .title = Skutek brutalności

## Zdolność wroga: zatrucie

MK-ENEMY-POISON = Zdolność wroga: zatrucie
MK-ENEMY-POISON-01 = Jednostka zraniona tym atakiem dostaje dwie rany zamiast jednej.
    .title = Zatrucie jednostki
MK-ENEMY-POISON-02 = Za każdą ranę, którą bohater bierze do ręki z powodu tego ataku, jeszcze jedna rana trafia na Twój stos kart wykorzystanych.
    .title = Zatrucie bohatera

## Zdolność wroga: paraliż

MK-ENEMY-PARALYZE = Zdolność wroga: paraliż
MK-ENEMY-PARALYZE-01 = Jednostka, która zostałaby zraniona tym atakiem, zostaje zamiast tego zniszczona. Obrażenia i tak zmniejszają się o jej wytrzymałość zbroi.
    .title = Paraliż jednostki
MK-ENEMY-PARALYZE-02 = Jeśli bohater bierze z powodu tego ataku do ręki co najmniej jedną ranę, natychmiast odrzucasz z ręki wszystkie karty oprócz ran.
    .title = Paraliż bohatera
MK-ENEMY-PARALYZE-03 = Zatrucie i paraliż razem: jednostka zostaje zniszczona, a bohatera dotykają skutki obu zdolności.
    .title = Zatrucie i paraliż razem

## Zdolność wroga: przywoływanie

MK-ENEMY-SUMMON = Zdolność wroga: przywoływanie
MK-ENEMY-SUMMON-01 = Na początku fazy blokowania dobiera się jeden losowy brązowy żeton dla każdego niepokonanego wroga przywołującego.
    .title = Przywołanie potwora
MK-ENEMY-SUMMON-02 = W fazie blokowania i w fazie zadawania obrażeń potwór zastępuje przywołującego: liczą się jego atak, rodzaj ataku i zdolności.
    .title = Potwór zastępuje wroga
MK-ENEMY-SUMMON-03 = Przywołany potwór nie daje sławy ani nagrody, cokolwiek się z nim stanie. Odrzuca się go, gdy zostanie zablokowany, a w przeciwnym razie po zadaniu obrażeń.
    .title = Potwór bez nagrody
MK-ENEMY-SUMMON-04 = Dopóki jego potwór jest w grze, przywołujący nie może być celem żadnego działania. Od fazy ataku znów może.
    .title = Osłonięty przywołujący
MK-ENEMY-SUMMON-05 = Celem działań na wrogów może być w fazie blokowania i w fazie zadawania obrażeń przywołany potwór.
    .title = Potwór jako cel
MK-ENEMY-SUMMON-06 = Przywołujący pokonany lub powstrzymany od ataku przed fazą blokowania nikogo nie przywołuje.
    .title = Kiedy nie ma przywołania
MK-ENEMY-SUMMON-07 = Przywołany potwór nigdy nie jest ufortyfikowany przez miejsce.
    .title = Potwór bez fortyfikacji
MK-ENEMY-SUMMON-08 = Żeton z innym kolorem przywołania dobiera z tamtego stosu. Wróg z kilkoma atakami przywołania jest zablokowany tylko wtedy, gdy zablokowano ataki wszystkich jego potworów.
    .title = Inni przywołujący
    .edition = ultimate

## Skrytobójstwo

MK-ENEMY-ASSASSINATION = Skrytobójstwo
MK-ENEMY-ASSASSINATION-01 = Obrażeń tego ataku nie można przydzielić jednostkom; wszystkie otrzymuje Twój bohater.
    .title = Skrytobójstwo
    .edition = ultimate

## Ociężałość

MK-ENEMY-CUMBERSOME = Ociężałość
MK-ENEMY-CUMBERSOME-01 = W fazie blokowania możesz wydawać na ten atak punkty Ruchu: każdy zmniejsza go o 1 do końca tury, przy bloku i przy obrażeniach.
    .title = Ociężałość
    .edition = ultimate
MK-ENEMY-CUMBERSOME-02 = Atak zmniejszony do 0 liczy się jako skutecznie zablokowany.
    .title = Zmniejszony do zera
    .edition = ultimate
MK-ENEMY-CUMBERSOME-03 = Wydawać możesz tylko punkty Ruchu zdobyte podczas tej walki (MK-TURN-25).
    .title = Tylko Ruch z tej walki
    .edition = ultimate

## Wampiryzm

MK-ENEMY-VAMPIRIC = Wampiryzm
MK-ENEMY-VAMPIRIC-01 = Do końca walki Pancerz wroga rośnie o 1 za każdą jednostkę ranioną jego atakami i za każdą ranę, którą wziąłeś przez nie na rękę.
    .title = Wampiryzm
    .edition = ultimate
MK-ENEMY-VAMPIRIC-02 = Rany, które przez truciznę trafiają na stos kart odrzuconych, i druga rana jednej jednostki się nie liczą.
    .title = Co go nie wzmacnia
    .edition = ultimate

## Nieuchwytność

MK-ENEMY-ELUSIVE = Nieuchwytność
MK-ENEMY-ELUSIVE-01 = Wróg ma dwie wartości Pancerza. Zawsze liczy się wyższa, z wyjątkiem fazy ataku, jeśli zablokowano wszystkie jego ataki: wtedy niższa.
    .title = Nieuchwytność
    .edition = ultimate
MK-ENEMY-ELUSIVE-02 = Zmiany Pancerza dotyczą obu wartości.
    .title = Zmieniają się obie wartości
    .edition = ultimate
MK-ENEMY-ELUSIVE-03 = Powstrzymanie ataku to nie blok: zostaje wyższa wartość.
    .title = Powstrzymany to nie zablokowany
    .edition = ultimate

## Bez fortyfikacji

MK-ENEMY-UNFORTIFIED = Bez fortyfikacji
MK-ENEMY-UNFORTIFIED-01 = Fortyfikacje miejsca i mury nie chronią tego wroga.
    .title = Bez fortyfikacji
    .edition = ultimate

## Odporność na magię

MK-ENEMY-ARCANE = Odporność na magię
MK-ENEMY-ARCANE-01 = Działania inne niż Atak i Blok nie wpływają na tego wroga. Działania zmieniające jego atak, a nie jego samego, nadal działają.
    .title = Odporność na magię
    .edition = ultimate
MK-ENEMY-ARCANE-02 = Z działania, które ma Atak lub Blok i coś jeszcze, przeciw niemu działa tylko Atak lub Blok.
    .title = Z dwóch części działa jedna
    .edition = ultimate
MK-ENEMY-ARCANE-03 = Działania, które nie pozwalają wrogowi atakować, niszczą go lub odbierają zdolności, odporności albo fortyfikację, nic mu nie robią. Zmniejszenie lub anulowanie jednego z jego ataków działa.
    .title = Co na niego nie działa
    .edition = ultimate

## Obrona

MK-ENEMY-DEFEND = Obrona
MK-ENEMY-DEFEND-01 = Gdy deklarujesz atak, niepokonany wróg z Obroną, który nie użył jej w tej walce, dodaje jej wartość do Pancerza jednego celu, może własnego.
    .title = Obrona
    .edition = ultimate
MK-ENEMY-DEFEND-02 = Wróg ma najwyżej jedną taką premię, a każdy obrońca używa jej raz w walce. Premia zostaje do końca walki, nawet gdy obrońca jest pokonany.
    .title = Każdy raz
    .edition = ultimate
MK-ENEMY-DEFEND-03 = Ty wybierasz, kto kogo broni, ale musisz użyć jak najwięcej obrońców.
    .title = Kto broni kogo
    .edition = ultimate
MK-ENEMY-DEFEND-04 = Obrona odpowiada tylko na zadeklarowane ataki, nie na działania zmniejszające Pancerz lub niszczące.
    .title = Tylko przeciw atakom
    .edition = ultimate

## Kilka ataków

MK-ENEMY-MULTI = Kilka ataków
MK-ENEMY-MULTI-01 = Każdy atak wroga, który ma ich kilka, blokuje się lub przyjmuje osobno, z jego żywiołem i wartością.
    .title = Kilka ataków
    .edition = ultimate
MK-ENEMY-MULTI-02 = Działanie, które nie pozwala wrogowi atakować, powstrzymuje wszystkie jego ataki; to, które anuluje lub zmniejsza atak, dotyczy jednego.
    .title = Jeden czy wszystkie
    .edition = ultimate
MK-ENEMY-MULTI-03 = Wróg jest skutecznie zablokowany tylko wtedy, gdy zablokowano wszystkie jego ataki.
    .title = Zablokowany tylko w całości
    .edition = ultimate

## Reputacja na żetonach

MK-ENEMY-REP = Reputacja na żetonach
MK-ENEMY-REP-01 = Jeśli na żetonie jest zmiana reputacji, dostajesz ją, pokonując wroga.
    .title = Reputacja na żetonie
    .edition = ultimate

## Rany

MK-WOUND = Rany
MK-WOUND-01 = Gdy Twój bohater zostaje zraniony, bierzesz do ręki rany z talii ran.
    .title = Ranny bohater
MK-WOUND-02 = Rany w ręce liczą się jako karty w ręce (przy dobieraniu i sprawdzaniu, czy ręka jest pusta). Nie możesz ich jednak zagrać, odrzucić ani wyrzucić, chyba że działanie je wymienia.
    .title = Rany w ręce
MK-WOUND-03 = W przygotowaniu rundy rany z ręki i ze stosu kart wykorzystanych wtasowuje się do Twojej talii.
    .title = Rany na nową rundę
MK-WOUND-04 = Rannej jednostki nie można aktywować ani przydzielić jej obrażeń.
    .title = Ranna jednostka
MK-WOUND-05 = Zranienie nie zmienia tego, czy jednostka jest gotowa, czy wykorzystana. Ranna i wykorzystana jednostka staje się w przygotowaniu rundy gotowa, ale do wyleczenia nie można jej używać.
    .title = Rana a gotowość

## Leczenie

MK-HEAL = Leczenie
MK-HEAL-01 = Punkty Leczenia z działań i z zakupu się sumują. Możesz je wydać w każdej chwili swojej tury (także odpoczywając), ale nie w walce.
    .title = Punkty Leczenia
MK-HEAL-02 = Za 1 punkt Leczenia wyrzucasz jedną ranę z ręki.
    .title = Leczenie bohatera
MK-HEAL-03 = Za tyle punktów Leczenia, ile wynosi poziom jednostki, wyrzucasz z niej jedną ranę.
    .title = Leczenie jednostki
MK-HEAL-04 = Za jednostkę z dwiema ranami płacisz tak dwa razy. Pozostaje ranna, dopóki nie zniknie ostatnia rana.
    .title = Jednostka z dwiema ranami
MK-HEAL-05 = Działanie, które wprost leczy jednostkę, usuwa z niej jedną ranę.
    .title = Bezpośrednie leczenie jednostki
MK-HEAL-06 = Rany otrzymane w walce możesz leczyć później w tej samej turze.
    .title = Leczenie po walce
MK-HEAL-07 = Niewydane punkty Leczenia znikają z początkiem walki i na koniec tury.
    .title = Niewydane Leczenie
MK-HEAL-08 = Magiczna polana nie jest leczeniem: nie działa na jednostki i nie łączy się z działaniami Leczenia.
    .title = Polana to nie leczenie

## Koniec tury

MK-ENDTURN = Koniec tury
MK-ENDTURN-01 = Koniec tury ma stałą kolejność kroków: 1. rzut użytymi kośćmi i zwrot do źródła; 2. przymusowe wycofanie; 3. opróżnienie obszaru gry (znaczniki many do banku, zagrane karty na stos kart wykorzystanych); 4. premie obszaru (magiczna polana, kopalnia kryształów); 5. nagrody z walki; 6. awanse; 7. dobrowolne odrzucenie kart, potem dobranie do limitu kart w ręce. Figurka schodzi z portalu po kroku 7; na koniec tury sprawdza się też warunek końca gry (MK-ROUND-19).
    .title = Kroki końca tury
MK-ENDTURN-02 = Krok 1: rzuca się każdą kością źródła użytą w tej turze i zwraca ją do źródła.
    .title = Zwrot kości
MK-ENDTURN-03 = Z kośćmi, które działanie przesunęło lub ustawiło bez brania z nich many, postępuje się wyłącznie według tekstu tego działania.
    .title = Kości zmienione działaniem
MK-ENDTURN-04 = Krok 2, przymusowe wycofanie: jeśli Twój bohater nie stoi na bezpiecznym obszarze, wraca drogą z tej tury, obszar po obszarze, aż stanie na bezpiecznym. Za każdy przebyty obszar bierzesz do ręki jedną ranę.
    .title = Przymusowe wycofanie
MK-ENDTURN-05 = Droga kończy się na obszarze, na którym zaczęła się tura. Tam wycofanie zatrzymuje się w każdym wypadku.
    .title = Kres wycofania
MK-ENDTURN-06 = Krok 3: wszystkie znaczniki many z obszaru gry wracają do banku. Kryształy zostają.
    .title = Znaczniki many do banku
MK-ENDTURN-07 = Krok 3: zagrane karty trafiają na stos kart wykorzystanych, a wyrzucone opuszczają grę.
    .title = Zagrane karty
MK-ENDTURN-08 = Krok 4, magiczna polana: możesz wyrzucić jedną ranę z ręki albo ze stosu kart wykorzystanych.
    .title = Premia magicznej polany
MK-ENDTURN-09 = Krok 4, kopalnia kryształów: zyskujesz jeden kryształ jej koloru. Jeśli masz już 3 takie kryształy, nie dostajesz nic.
    .title = Premia kopalni kryształów
MK-ENDTURN-10 = Krok 4: w głębokiej kopalni wybierz jeden z jej kolorów i weź kryształ; nic, jeśli masz już 3 tego koloru.
    .title = Głęboka kopalnia
    .edition = ultimate
MK-ENDTURN-11 = Krok 5: nagrody otrzymujesz w dowolnie wybranej kolejności (MK-REWARD-01).
    .title = Krok nagród
MK-ENDTURN-12 = Krok 6: awanse na wyższe poziomy (MK-LEVEL-01).
    .title = Krok awansów
MK-ENDTURN-20 = Krok 7: możesz odrzucić z ręki dowolną liczbę kart innych niż rany. Jeśli MK-TURN-20 nie jest jeszcze spełnione, musisz odrzucić co najmniej jedną.
    .title = Odrzucanie przed dobraniem
MK-ENDTURN-21 = Krok 7: dobierasz karty, aż ich liczba w ręce zrówna się z limitem. Jeśli masz ich tyle, ile wynosi limit, albo więcej, niczego nie dobierasz i niczego nie musisz odrzucać.
    .title = Dobieranie do limitu
MK-ENDTURN-22 = Gdy stoisz we własnej baszcie lub obok niej, limit kart w ręce rośnie o liczbę wszystkich Twoich baszt na mapie.
    .title = Premia za baszty
MK-ENDTURN-23 = Gdy stoisz w zdobytym mieście, na którego karcie masz co najmniej jedną tarczę, albo obok niego, limit kart w ręce rośnie o 1, a dla namiestnika o 2.
    .title = Premia za miasto
MK-ENDTURN-24 = Premie za baszty i miasto się nie sumują, liczy się tylko wyższa. Jeśli premię daje kilka miast, liczy się tylko najlepsza.
    .title = Tylko najwyższa premia
MK-ENDTURN-25 = Działania taktyk i kart (na przykład Planowanie) dodają się do limitu tak, jak napisano.
    .title = Limit z taktyk i kart
MK-ENDTURN-26 = Gdy talia się skończy, przestajesz dobierać. W czasie rundy stosu kart wykorzystanych nigdy się nie wtasowuje, chyba że dzięki działaniu (taktyki Długa noc możesz użyć nawet w trakcie dobierania).
    .title = Wyczerpana talia
MK-ENDTURN-27 = W całej sekwencji nie wolno zagrywać działań oprócz tych, których tekst umieszcza je właśnie tutaj.
    .title = Bez działań na koniec tury
MK-ENDTURN-28 = Jeśli w ręce masz tylko rany i nie zagrano ani nie odrzucono żadnej karty, MK-TURN-20 nie da się spełnić w kroku 7. Taka tura musi być powolnym zdrowieniem (MK-REST-03); MK-TURN-30 sprawia, że do takiej sytuacji nie dochodzi.
    .title = Same rany na koniec tury
MK-ENDTURN-29 = Teksty kart „na koniec tury”: zmiana drogi karty na stos kart wykorzystanych (Miarowe tempo, Zakrzywienie czasu) następuje w kroku 3. Zwrot wydanych kryształów, wyrzucanie ran oraz zmiany sławy i reputacji następują na końcu kroku 3, więc ta sława liczy się w kroku 6. Zmiany limitu kart w ręce działają w kroku 7.
    .title = Karty działające na koniec tury

## Nagrody

MK-REWARD = Nagrody
MK-REWARD-01 = Nagrody wybierasz i otrzymujesz dopiero w kroku 5 końca tury.
    .title = Kiedy bierzesz nagrody
MK-REWARD-02 = Losowy kryształ: rzuć kością many. Kolor podstawowy: zyskujesz kryształ tego koloru. Złoty: zyskujesz kryształ koloru, który wybierzesz. Czarny: zamiast kryształu zyskujesz 1 punkt sławy.
    .title = Losowy kryształ
MK-REWARD-03 = Kryształ z nagrody przepada, jeśli masz już 3 kryształy tego koloru.
    .title = Nadmiarowy kryształ
MK-REWARD-04 = Artefakty: dobierz z talii artefaktów tyle kart, ile artefaktów zdobyto i kupiono w tej turze, plus 1. Jedną z nich połóż na spodzie tej talii, a resztę na wierzchu swojej talii w wybranej kolejności (GD-52).
    .title = Wybór artefaktów
MK-REWARD-05 = Wszystkie artefakty z jednej tury dobierasz razem.
    .title = Artefakty razem
MK-REWARD-06 = Czar: wybierz za darmo z puli czarów i połóż na wierzchu swojej talii. Pulę się uzupełnia.
    .title = Czar w nagrodę
MK-REWARD-07 = Akcja zaawansowana: wybierz z puli akcji zaawansowanych, nigdy z puli jednostek, i połóż na wierzchu swojej talii. Pulę się uzupełnia.
    .title = Akcja zaawansowana w nagrodę
MK-REWARD-08 = Jednostka: weź za darmo dowolną jednostkę z puli jednostek, bez względu na ikonę i koszt. Bez wolnego żetonu dowodzenia rozformuj jedną jednostkę albo zrezygnuj z nagrody.
    .title = Jednostka w nagrodę
MK-REWARD-09 = Jeśli awans w tej turze daje nowy żeton dowodzenia, jednostkę z nagrody możesz wziąć po awansie.
    .title = Jednostka po awansie
MK-REWARD-10 = „Zestaw czterech kryształów” to po jednym krysztale każdego koloru podstawowego. Do każdego stosuje się MK-REWARD-03.
    .title = Zestaw czterech kryształów
MK-REWARD-11 = Sława z nagród liczy się przy sprawdzaniu awansu w tej samej turze.
    .title = Sława z nagród
MK-REWARD-12 = Nagrody otrzymujesz: wybierasz ich kolejność, a nie to, czy je weźmiesz. Zrezygnować możesz tylko z jednostki. To, czego nie możesz wziąć, na przykład czwarty kryształ jednego koloru, przepada.
    .title = Nagrody się otrzymuje

## Awans

MK-LEVEL = Awans
MK-LEVEL-01 = W kroku 6 bohater awansuje o jeden poziom za każdy koniec rzędu toru sławy przekroczony od ostatniego sprawdzenia. Poziom 2 osiągasz przy sławie 3, poziom 3 przy 8, poziom 4 przy 15, poziom 5 przy 24, poziom 6 przy 35, poziom 7 przy 48, poziom 8 przy 63, poziom 9 przy 80, a poziom 10 przy 99. Tor biegnie od 0 do 119.
    .title = Awans za sławę
MK-LEVEL-02 = Poziomy rozpatruje się po kolei, w porządku rosnącym.
    .title = Poziom po poziomie
MK-LEVEL-03 = Poziomy 3, 5, 7 i 9: zdejmij górny żeton poziomu; następny podaje nową wytrzymałość zbroi i limit kart w ręce, a zdjęty staje się kolejnym żetonem dowodzenia. Na poziomach 1–2 masz zbroję 2, limit kart w ręce 5 i 1 żeton dowodzenia; na 3–4 zbroję 3, limit 5 i 2 żetony; na 5–6 zbroję 3, limit 6 i 3 żetony; na 7–8 zbroję 4, limit 6 i 4 żetony; na 9–10 zbroję 4, limit 7 i 5 żetonów.
    .title = Nieparzyste poziomy i tabela poziomów
MK-LEVEL-04 = Poziomy 2, 4, 6, 8 i 10: zyskujesz jedną umiejętność i jedną akcję zaawansowaną.
    .title = Parzyste poziomy
MK-LEVEL-05 = Odkryj dwa żetony z wierzchu swojego stosu umiejętności. Możliwość A: weź jeden z nich, drugi połóż w puli wspólnych umiejętności i weź dowolną kartę z puli akcji zaawansowanych. Możliwość B: weź z puli wspólnych umiejętności żeton innego bohatera, oba odkryte żetony połóż w tej puli i weź najniższą kartę z puli akcji zaawansowanych.
    .title = Wybór umiejętności
MK-LEVEL-06 = Możliwość B jest dostępna tylko wtedy, gdy w puli wspólnych umiejętności leży żeton, który nie pochodzi z zestawu Twojego bohatera.
    .title = Warunek możliwości B
MK-LEVEL-07 = Akcja zaawansowana trafia na wierzch Twojej talii, a pulę uzupełnia się przed rozpatrzeniem następnego poziomu.
    .title = Akcja zaawansowana z awansu
MK-LEVEL-08 = Zyskana teraz umiejętność leży odkryta i możesz jej używać od następnej tury.
    .title = Nowa umiejętność od następnej tury
MK-LEVEL-09 = Utrata sławy nigdy nie odbiera osiągniętego poziomu. Poziom 10 jest ostatni.
    .title = Poziomu się nie traci
MK-LEVEL-10 = Dobieranie w kroku 7 uwzględnia już nowy limit kart w ręce.
    .title = Nowy limit od razu
MK-LEVEL-11 = W grze jednoosobowej za każdym razem, gdy Twój bohater zyskuje umiejętność, odkrywa się też jeden żeton ze stosu bohatera wirtualnego gracza i kładzie go w puli wspólnych umiejętności.
    .title = Umiejętności w grze jednoosobowej
MK-LEVEL-12 = Jeśli zostało Ci mniej niż dwa własne żetony umiejętności (co może się zdarzyć, gdy usunięto żeton interaktywny), odkryj to, co zostało. Gdy nie został żaden, zostaje tylko możliwość B, a jeśli i ona odpada, zyskujesz tylko akcję zaawansowaną (dowolną z puli).
    .title = Za mało żetonów umiejętności

## Miejsca: zasady ogólne

MK-SITE-GEN = Miejsca: zasady ogólne
MK-SITE-GEN-01 = Miejsca zamieszkane: wioska, klasztor, baszta, wieża maga, miasto, obóz uchodźców. Miejsca ufortyfikowane: baszta, wieża maga, miasto. Miejsca przygód: ruiny, lochy, grobowiec, legowisko potwora, wylęgarnia potworów, labirynt, wielki labirynt. Miejsce jest zdobyte, gdy leży na nim tarcza (baszta, wieża maga, miejsce przygód), a miasto wtedy, gdy pokonano ostatniego obrońcę.
    .title = Rodzaje miejsc
MK-SITE-GEN-02 = Żeton raz odkryty pozostaje znany wszystkim, nawet jeśli zostanie potem zakryty.
    .title = Odkryte żetony są jawne
MK-SITE-GEN-03 = „Sąsiedni” przy odkrywaniu żetonów oznacza: dowolny bohater na mapie, w chwili gdy staje obok miejsca albo gdy miejsce pojawia się obok niego.
    .title = Kiedy bohater sąsiaduje

## Portal

MK-SITE-PORTAL = Portal
MK-SITE-PORTAL-01 = Portal jest obszarem startowym (MK-OTHER-05, MK-TURN-08). Rodzaj obszaru: równiny.
    .title = Obszar startowy

## Wioska

MK-SITE-VILLAGE = Wioska
MK-SITE-VILLAGE-01 = Negocjacje: werbowanie jednostek z ikoną wioski oraz leczenie po 3 punkty Wpływu za punkt Leczenia.
    .title = Negocjacje w Wiosce
MK-SITE-VILLAGE-02 = Plądrowanie: jeśli Twój bohater stoi w Wiosce, w turze innego gracza albo tuż przed swoją turą możesz dobrać 2 karty i stracić 1 punkt reputacji. Wolno to zrobić najwyżej raz między dwiema swoimi turami. Wioska się nie zmienia.
    .title = Plądrowanie wioski

## Klasztor

MK-SITE-MONASTERY = Klasztor
MK-SITE-MONASTERY-01 = Kiedy odkrywany: jedna akcja zaawansowana trafia do puli jednostek.
    .title = Odkrycie terenu z klasztorem
MK-SITE-MONASTERY-02 = Negocjacje: werbowanie jednostek z ikoną klasztoru, leczenie po 2 punkty Wpływu za punkt Leczenia, akcja zaawansowana z puli jednostek za 6 punktów Wpływu.
    .title = Negocjacje w klasztorze
MK-SITE-MONASTERY-03 = Palenie jest akcją: tracisz 3 punkty reputacji i walczysz z jednym fioletowym wrogiem, który nie jest ufortyfikowany. Swoich jednostek nie możesz używać. Wroga w każdym wypadku potem się odrzuca.
    .title = Przebieg palenia klasztoru
MK-SITE-MONASTERY-04 = Powodzenie: kładziesz tarczę i otrzymujesz artefakt, a obszar jest pusty do końca gry. Na pulę jednostek wpływa to dopiero w następnym przygotowaniu rundy, gdy liczy się o jeden klasztor mniej.
    .title = Udane palenie
MK-SITE-MONASTERY-05 = Niepowodzenie: z klasztoru nadal można korzystać, a utraconej reputacji się nie odzyskuje.
    .title = Nieudane palenie

## Baszta

MK-SITE-KEEP = Baszta
MK-SITE-KEEP-01 = Kiedy odkrywana: kładzie się jeden zakryty szary żeton.
    .title = Garnizon baszty
MK-SITE-KEEP-02 = Żeton odkrywa się, gdy w rundzie dnia sąsiaduje z nim bohater. W nocy odkrywa się go dopiero przy szturmie.
    .title = Odkrycie garnizonu baszty
MK-SITE-KEEP-03 = Zdobycie: Twoja tarcza oznacza, że baszta należy do Ciebie. Innej nagrody nie ma.
    .title = Zdobycie baszty
MK-SITE-KEEP-04 = Baszta innego gracza: obowiązuje MK-COMBAT-03. Gdy szturm się uda, Twoja tarcza zastępuje tarczę właściciela; gdy się nie uda, dobranego obrońcę się odrzuca.
    .title = Przejęcie baszty
MK-SITE-KEEP-05 = Własna baszta: werbowanie jednostek z ikoną baszty i premia do limitu kart w ręce (MK-ENDTURN-22).
    .title = Korzyści z własnej baszty
MK-SITE-KEEP-06 = Zepchnięcie właściciela z jego baszty w walce między graczami jest udanym szturmem: tarcza agresora od razu zastępuje tarczę właściciela, więc obszar jest dla agresora bezpieczny.
    .title = Zepchnięcie właściciela baszty

## Wieża maga

MK-SITE-TOWER = Wieża maga
MK-SITE-TOWER-01 = Kiedy odkrywana: kładzie się jeden zakryty fioletowy żeton.
    .title = Garnizon wieży maga
MK-SITE-TOWER-02 = Żeton odkrywa się tak samo jak żeton baszty (MK-SITE-KEEP-02).
    .title = Odkrycie garnizonu wieży
MK-SITE-TOWER-03 = Zdobycie: kładziesz tarczę i otrzymujesz w nagrodę jeden czar. Potem wieża maga jest otwarta dla każdego gracza i nigdy więcej się jej nie szturmuje.
    .title = Zdobycie wieży maga
MK-SITE-TOWER-04 = Zdobyta wieża maga: werbowanie jednostek z ikoną wieży maga i kupowanie czarów (MK-INTERACT-12).
    .title = Negocjacje w wieży maga

## Miasto

MK-SITE-CITY = Miasto
MK-SITE-CITY-01 = Kiedy odkrywane: postępuje się według MK-EXPLORE-12.
    .title = Odkrycie terenu z miastem
MK-SITE-CITY-02 = Żetony obrońców odkrywa się, gdy sąsiaduje z miastem bohater, zarówno w dzień, jak i w nocy.
    .title = Odkrycie obrońców miasta
MK-SITE-CITY-03 = O szturmie, zdobyciu i namiestniku mówią zasady szturmu miasta (MK-CITY-ASSAULT-01 do MK-CITY-ASSAULT-10). Negocjacje: MK-INTERACT-12 do MK-INTERACT-16 oraz premia za tarcze z MK-INTERACT-03.
    .title = Zasady miasta

## Lochy

MK-SITE-DUNGEON = Lochy
MK-SITE-DUNGEON-01 = Akcja: dobierasz jednego brązowego wroga i walczysz z nim. Obowiązują zasady nocy, a jednostek nie możesz używać. Wroga w każdym wypadku potem się odrzuca.
    .title = Walka w lochach
MK-SITE-DUNGEON-02 = Pierwsze zwycięstwo: kładziesz tarczę, a na koniec tury rzucasz kością many. Wynik złoty lub czarny daje 1 czar, kolor podstawowy 1 artefakt.
    .title = Nagroda w lochach
MK-SITE-DUNGEON-03 = Do zdobytych lochów każdy może wejść ponownie z tymi samymi ograniczeniami, ale tylko po sławę.
    .title = Ponowne wejście do lochów

## Grobowiec

MK-SITE-TOMB = Grobowiec
MK-SITE-TOMB-01 = Tak jak lochy, ale z jednym czerwonym wrogiem: obowiązują zasady nocy, jednostek nie możesz używać, a wroga potem się odrzuca. Nagroda za pierwsze zwycięstwo: jeden czar i jeden artefakt. Ponowne wejście daje tylko sławę.
    .title = Walka w grobowcu

## Legowisko potwora

MK-SITE-DEN = Legowisko potwora
MK-SITE-DEN-01 = Przy odkryciu terenu niczego się tu nie kładzie. Bohater eksplorujący legowisko dobiera jeden brązowy żeton, jeśli żaden tam nie leży.
    .title = Potwór w legowisku
MK-SITE-DEN-02 = Akcja: dobierasz żeton (albo stajesz przed tym, który tam leży) i walczysz. Jednostek możesz używać. Niepokonany potwór pozostaje na obszarze jako odkryty żeton i walczy z nim następny odwiedzający.
    .title = Walka w legowisku
MK-SITE-DEN-03 = Zwycięstwo: kładziesz tarczę i otrzymujesz 2 losowe kryształy. Potem jest to pusty obszar.
    .title = Nagroda w legowisku

## Wylęgarnia potworów

MK-SITE-SPAWN = Wylęgarnia potworów
MK-SITE-SPAWN-01 = Przy odkryciu terenu niczego się tu nie kładzie. Bohater eksplorujący wylęgarnię dobiera brązowe żetony, aż leżą tam dwa, odkrywa wszystkie i walczy z oboma.
    .title = Potwory w wylęgarni
MK-SITE-SPAWN-02 = Oba potwory trzeba pokonać w tej samej walce. Niepokonane zostają; jeśli jeden przetrwał, pokonanego zastępuje nowy zakryty brązowy żeton.
    .title = Walka w wylęgarni
MK-SITE-SPAWN-03 = Zwycięstwo: kładziesz tarczę i otrzymujesz jeden artefakt i 3 losowe kryształy. Potem jest to pusty obszar.
    .title = Nagroda w wylęgarni

## Ruiny

MK-SITE-RUINS = Ruiny
MK-SITE-RUINS-01 = Kiedy odkrywane: kładzie się jeden żeton ruin, w dzień odkryty, w nocy zakryty. Zakryty odkrywa się na początku najbliższego dnia albo gdy bohater wejdzie na obszar.
    .title = Żeton ruin
MK-SITE-RUINS-02 = Ołtarz: w ramach akcji płacisz wskazaną manę, w dowolnym połączeniu kryształów, znaczników i kości. Kładziesz tarczę, od razu otrzymujesz sławę, a żeton się odrzuca. Są cztery ołtarze; każdy kosztuje 3 many jednego koloru (zielonego, niebieskiego, białego albo czerwonego) i daje 7 punktów sławy.
    .title = Ołtarz w ruinach
MK-SITE-RUINS-03 = Wrogowie: przy pierwszym wejściu dobiera się żetony wskazanych kolorów i walczysz ze wszystkimi. Niepokonani zostają, pokonanych się nie zastępuje. Kolory i nagrody poszczególnych żetonów. Szary i fioletowy: jednostka; zielony i brązowy: artefakt; dwa zielone: cztery kryształy, po jednym każdego koloru podstawowego; brązowy i fioletowy: czar i cztery kryształy, po jednym każdego koloru; szary i biały: artefakt i czar; szary i brązowy: artefakt; brązowy i czerwony: dwa artefakty; zielony i czerwony: artefakt i akcja zaawansowana.
    .title = Wrogowie w ruinach
MK-SITE-RUINS-04 = Kto pokona ostatniego wroga, zaznacza obszar tarczą i otrzymuje wydrukowaną nagrodę. Żeton się odrzuca, a obszar jest potem pusty.
    .title = Nagroda w ruinach
MK-SITE-RUINS-05 = Sławę za ołtarz otrzymujesz natychmiast. Awans następuje w kroku 6.
    .title = Sława za ołtarz

## Kopalnia kryształów

MK-SITE-MINE = Kopalnia kryształów
MK-SITE-MINE-01 = Jeśli kończysz turę na kopalni kryształów, stosuje się MK-ENDTURN-09. Nie trzeba do tego akcji; działa to także po odpoczynku.
    .title = Kryształ z kopalni

## Głęboka kopalnia

MK-SITE-DEEPMINE = Głęboka kopalnia
MK-SITE-DEEPMINE-01 = Jeśli kończysz turę w głębokiej kopalni, stosuje się MK-ENDTURN-10: jeden kryształ jednego z jej dwóch lub czterech kolorów.
    .title = Kryształy głębokiej kopalni
    .edition = ultimate

## Magiczna polana

MK-SITE-GLADE = Magiczna polana
MK-SITE-GLADE-01 = Jeśli kończysz tu turę, stosuje się MK-ENDTURN-08.
    .title = Koniec tury na polanie
MK-SITE-GLADE-02 = Jeśli zaczynasz tu turę, zyskujesz jeden znacznik many: w dzień złoty, w nocy czarny.
    .title = Mana z polany

## Plądrujący orkowie

MK-SITE-ORC = Plądrujący orkowie
MK-SITE-ORC-01 = Kiedy odkrywani: kładzie się jeden odkryty zielony żeton. Za pokonanie go zyskujesz reputację +1.
    .title = Żeton orków
MK-SITE-ORC-02 = O ruchu, prowokowaniu i wyzwaniach mówią zasady rozwścieczonych wrogów (MK-RAMPAGE-01 do MK-RAMPAGE-08).
    .title = Orkowie i draconum na mapie

## Draconum

MK-SITE-DRACONUM = Draconum
MK-SITE-DRACONUM-01 = Kiedy odkrywane: kładzie się jeden odkryty czerwony żeton. Za pokonanie go zyskujesz reputację +2.
    .title = Żeton draconum

## Labirynt

MK-SITE-MAZE = Labirynt
MK-SITE-MAZE-01 = Jako akcję możesz wejść: wybierz, jeśli chcesz, jedną gotową nieranną jednostkę (tylko jej możesz używać) i niezdobytą ścieżkę, i zapłać 2, 4 lub 6 punktami Ruchu zdobytymi w tej akcji.
    .title = W głąb labiryntu
    .edition = ultimate
MK-SITE-MAZE-02 = Potem walczysz z jednym dobranym brązowym wrogiem. Po walce zawsze się go odrzuca.
    .title = Wróg w labiryncie
    .edition = ultimate
MK-SITE-MAZE-03 = Jeśli wygrasz, połóż tarczę na ścieżce. Ścieżka 2 daje dwa wybrane kryształy, ścieżka 4 czar, ścieżka 6 artefakt.
    .title = Nagroda ścieżki
    .edition = ultimate
MK-SITE-MAZE-04 = Każdą ścieżkę zdobywa się najwyżej raz, a Ty możesz zdobyć najwyżej jedną ścieżkę danego labiryntu.
    .title = Po jednej ścieżce
    .edition = ultimate

## Wielki labirynt

MK-SITE-LABYRINTH = Wielki labirynt
MK-SITE-LABYRINTH-01 = Jak labirynt, ale z jednym czerwonym wrogiem, a każda ścieżka daje też akcję zaawansowaną z oferty.
    .title = Wielki labirynt
    .edition = ultimate

## Obóz uchodźców

MK-SITE-REFUGEE = Obóz uchodźców
MK-SITE-REFUGEE-01 = Możesz werbować każdą jednostkę z oferty: bez dopłaty, jeśli ma symbol wioski, w przeciwnym razie o 1 drożej, jeśli ma symbol baszty, wieży maga lub klasztoru, a inaczej o 3 drożej.
    .title = Werbunek w obozie uchodźców
    .edition = ultimate
MK-SITE-REFUGEE-02 = Obóz uchodźców nie sprzedaje leczenia.
    .title = Bez leczenia
    .edition = ultimate

## Mury

MK-SITE-WALL = Mury
MK-SITE-WALL-01 = Krok przez mur kosztuje o 1 punkt Ruchu więcej, a zniżki na teren tego nie znoszą. Działania, które przenoszą bohatera bezpośrednio, nie zważają na mury.
    .title = Przez mur
    .edition = ultimate
MK-SITE-WALL-02 = Krok nie prowokuje rozwścieczonego wroga, jeśli między nim a polem, na które wchodzisz, jest mur.
    .title = Mury powstrzymują wrogów
    .edition = ultimate
MK-SITE-WALL-03 = Rozwścieczony wróg wyzwany przez mur jest ufortyfikowany. Garnizon szturmowany przez mur ma o jedną fortyfikację więcej. Bohater zaatakowany przez mur jest ufortyfikowany.
    .title = Walki przez mur
    .edition = ultimate

## Inne miejsca

MK-SITE-OTHER = Inne miejsca
MK-SITE-OTHER-01 = Obozu Volkare'a, cmentarzy, ukrytej doliny, przywódców i żetonów frakcji nigdy się nie wykłada ani nie dobiera, chyba że wybierzecie grę ze wszystkimi wrogami.
    .title = Co zostaje w pudełku
    .edition = ultimate
MK-SITE-OTHER-02 = W grze nie ma wulkanu.
    .title = Bez wulkanu

## Walka między graczami

MK-PVP = Walka między graczami
MK-PVP-01 = Agresor to bohater, którego jest tura, a obrońca to bohater zaatakowany. Walka między graczami jest akcją agresora w tej turze. Dochodzi do niej, gdy jego ruch kończy się na obszarze innego bohatera (MK-OTHER-02, MK-OTHER-03).
    .title = Kiedy dochodzi do walki
MK-PVP-02 = Nigdy nie walczy się na portalu ani na obszarze miasta.
    .title = Obszary bez walki
MK-PVP-03 = Nigdy nie walczy się po ogłoszeniu końca rundy ani po spełnieniu warunku końca scenariusza.
    .title = Bez walki pod koniec
MK-PVP-04 = Nie możesz atakować bohatera, którego żeton kolejności jest zakryty.
    .title = Zakryty żeton chroni
    .edition = ultimate
MK-PVP-05 = Obrońca może najpierw użyć działań poza turą, a potem wybiera pełny albo częściowy udział.
    .title = Wybór obrońcy
MK-PVP-06 = W tej walce obrońca nie może się ruszać, odkrywać terenów, negocjować ani rozpocząć innej walki.
    .title = Ograniczenia obrońcy
MK-PVP-07 = Pełny udział: żeton kolejności obrońcy się zakrywa. Dopóki jest zakryty, nikt nie może zaatakować tego bohatera, a jego następną turę się pomija (MK-TURN-06).
    .title = Pełny udział
MK-PVP-08 = Pełny udział daje Ci to, co Twoje pole daje na początku tury, na przykład manę polany.
    .title = Korzyści z pola
    .edition = ultimate
MK-PVP-09 = Bez karty innej niż rana na ręce nie możesz wziąć pełnego udziału.
    .title = Pełny udział wymaga karty
    .edition = ultimate
MK-PVP-10 = Pełny udział: możesz używać jednej kości źródła i wszystkich umiejętności dostępnych we własnej turze. Po walce możesz zagrywać działania Leczenia i Specjalne, a potem wykonujesz zwykłą sekwencję końca tury.
    .title = Możliwości przy pełnym udziale
MK-PVP-11 = Częściowy udział: żeton kolejności pozostaje odkryty. Bohatera można zaatakować ponownie, a swoją zwykłą turę rozegra później.
    .title = Częściowy udział
MK-PVP-12 = Częściowy udział: nie masz kości źródła (chyba że daje ją działanie) i możesz używać tylko umiejętności dozwolonych poza turą. Z końcem walki Twoja reakcja od razu się kończy: bez leczenia, działań Specjalnych, sekwencji końca tury i dobierania.
    .title = Możliwości przy częściowym udziale
MK-PVP-13 = Częściowy udział: niewykorzystane znaczniki many zostają u obrońcy do końca jego następnej własnej tury.
    .title = Mana przy częściowym udziale
MK-PVP-14 = Karty zagrane przy częściowym udziale zostają w obszarze gry. Odrzuca się je w Twojej następnej sekwencji końca tury.
    .title = Karty przy częściowym udziale
MK-PVP-15 = Faza ataku z dystansu i oblężniczego: gracze na przemian są atakującym, a zaczyna obrońca. Każdy może zaatakować albo spasować. Faza kończy się, gdy obaj spasują jeden po drugim.
    .title = Przebieg fazy z dystansu
MK-PVP-16 = Atakujący zagrywa dowolne Ataki z dystansu i oblężnicze, bez kart zagranych bokiem. Jeśli blokującym jest obrońca na obszarze baszty lub wieży maga, liczą się tylko Ataki oblężnicze.
    .title = Atak z dystansu na gracza
MK-PVP-17 = Potem blokujący zagrywa dowolne Bloki. Punkt Bloku jest w pełni efektywny, jeśli jest taki wobec co najmniej jednego rodzaju Ataku w tym ataku (MK-COMBAT-BLOCK-04). Punkty osłabione się sumuje i dzieli na pół, zaokrąglając w dół.
    .title = Blokowanie gracza
MK-PVP-18 = Częściowy blok działa: w tej fazie atak zmniejsza się o połowę siły bloku, zaokrągloną w dół.
    .title = Częściowy blok
MK-PVP-19 = Jeśli działanie mówi, że blokowany wróg traci szybkość, ten atak zmniejsza się o 1 za każdy punkt Bloku.
    .title = Utrata szybkości
MK-PVP-20 = Pozostały atak staje się obrażeniami, które przydziela atakujący.
    .title = Atakujący przydziela obrażenia
MK-PVP-21 = Zranienie niezranionej jednostki kosztuje tyle obrażeń, ile wynosi jej wytrzymałość zbroi, a dwa razy tyle, jeśli jest odporna na co najmniej jeden rodzaj Ataku w tym ataku.
    .title = Zranienie jednostki gracza
MK-PVP-22 = Zranienie blokującego bohatera kosztuje tyle obrażeń, ile wynosi jego wytrzymałość zbroi, i można je powtarzać. Za każdym razem blokujący bierze do ręki jedną ranę. Stosuje się ogłuszenie (MK-COMBAT-DAMAGE-10).
    .title = Zranienie bohatera gracza
MK-PVP-23 = Obrażenia, za które nie można nic uzyskać, przepadają. Atakujący może też zostawić obrażenia nieprzydzielone.
    .title = Nieprzydzielone obrażenia
MK-PVP-24 = Faza ataku wręcz: gracze też atakują na przemian, ale zaczyna agresor. Liczą się wszystkie rodzaje Ataków, a fortyfikację się pomija.
    .title = Faza ataku wręcz
MK-PVP-25 = Karty zagrane bokiem dają fizyczny Atak 1. Jeśli w ataku jest choć jeden punkt fizyczny, atak liczy się także jako fizyczny: każdy Blok jest w pełni efektywny, a jednostki z odpornością fizyczną mają podwojoną wytrzymałość zbroi.
    .title = Karty bokiem w ataku wręcz
MK-PVP-26 = W fazie ataku wręcz atak zmniejsza się o 1 za każdy punkt bloku.
    .title = Blok w ataku wręcz
MK-PVP-27 = Dodatkowe użycie obrażeń w fazie ataku wręcz: za 5 punktów atakujący kradnie jeden artefakt blokującego i kładzie go na swoim stosie kart wykorzystanych. Można to powtarzać.
    .title = Kradzież artefaktu
MK-PVP-28 = Ukraść można artefakty ze stosu kart wykorzystanych lub obszaru gry blokującego oraz chorągwie przypisane do jego rannych jednostek (także zranionych tym atakiem). Nie można ukraść artefaktów z ręki, z talii ani przypisanych do niezranionej jednostki.
    .title = Co można ukraść
MK-PVP-29 = Dodatkowe użycie obrażeń w fazie ataku wręcz: za niezmodyfikowany koszt ruchu sąsiedniego obszaru, dostępnego i bezpiecznego, atakujący spycha tam blokującego. Walka się kończy, a zepchnięty bohater przegrywa.
    .title = Zepchnięcie blokującego
MK-PVP-30 = Faza ataku wręcz kończy się, gdy ktoś zostanie zepchnięty albo obaj gracze spasują jeden po drugim.
    .title = Koniec ataku wręcz
MK-PVP-31 = Sława zwycięzcy: jeśli ma niższy poziom niż przegrany, 1 + 2 × różnica poziomów; przy tym samym poziomie i mniejszej sławie 1; w innych wypadkach 0.
    .title = Sława zwycięzcy
MK-PVP-32 = Bez zepchnięcia jest remis: nikt nie zdobywa sławy.
    .title = Remis bez sławy
MK-PVP-33 = Po remisie agresor wraca na obszar, z którego przyszedł. Jeśli nie jest on bezpieczny, dalej stosuje się przymusowe wycofanie.
    .title = Powrót po remisie
MK-PVP-34 = Pierwszy krok wstecz agresora po remisie nie jest przymusowym wycofaniem i nie kosztuje rany.
    .title = Krok wstecz to nie wycofanie
    .edition = ultimate
MK-PVP-35 = Działania na wrogów mogą mieć za cel niezranione jednostki przeciwnika, nigdy bohatera.
    .title = Działania na jednostki gracza
MK-PVP-36 = Działania czerwonych kart lub zdolności opłaconych czerwoną maną nie wpływają na jednostki z odpornością na ogień, a niebieskie na jednostki z odpornością na lód.
    .title = Odporność jednostek na działania
MK-PVP-37 = Działania, które niszczą wroga, tylko ranią jednostkę. Wytrzymałość zbroi jednostki nigdy nie spada poniżej 1.
    .title = Zniszczenie tylko rani
MK-PVP-38 = Dodatkowe działania kart bloku na „blokowanego wroga” mogą dotknąć jednostkę, która wspomogła atak. Jeśli zależą od powodzenia, powodzenie oznacza zmniejszenie ataku do 0.
    .title = Dodatkowe działania bloku gracza
MK-PVP-39 = Gdy liczy się liczba wrogów, jest to liczba gotowych niezranionych jednostek przeciwnika, plus liczba jednostek wspomagających bieżący atak lub blok, plus 1.
    .title = Liczba wrogów
MK-PVP-40 = Działania zmieniające zasady trwają przez całą walkę między graczami.
    .title = Zmiany zasad w walce
MK-PVP-41 = Działania powstrzymujące atak wroga usuwają z bieżącego ataku wkład jednej jednostki, która pozostaje wykorzystana. Nie mogą anulować działań Specjalnych ani bloków.
    .title = Powstrzymanie ataku jednostki
MK-PVP-42 = Działania, które pomijają fazę blokowania i fazę zadawania obrażeń, anulują jeden cały atak. Walka trwa dalej.
    .title = Anulowanie ataku
MK-PVP-43 = Pierwszy krok wstecz po remisie nie jest przymusowym wycofaniem: agresor nie bierze za niego rany.
    .title = Krok wstecz bez rany
    .edition = base
MK-PVP-44 = Z powodu ataku obrońca nie może ogłosić końca rundy, bez względu na swoją talię i rękę.
    .title = Obrońca nie ogłasza końca
MK-PVP-45 = Sławę zdobytą w walce między graczami dolicza się od razu. Awans następuje w kroku 6 najbliższej własnej sekwencji końca tury zwycięzcy (przy częściowym udziale: jego następnej zwykłej tury).
    .title = Awans po walce
MK-PVP-46 = Blok, który liczy się podwójnie przeciw szybkości, liczy się podwójnie w fazie ataku z dystansu i oblężniczego walki między graczami.
    .title = Podwójny Blok

## Kooperacyjny szturm miasta

MK-COOP-ASSAULT = Kooperacyjny szturm miasta
MK-COOP-ASSAULT-01 = Kooperacyjny szturm jest dozwolony w scenariuszach kooperacyjnych, a w konkurencyjnych wtedy, gdy gracze wcześniej się na to zgodzą.
    .title = Kiedy wolno szturmować wspólnie
MK-COOP-ASSAULT-02 = Możesz go rozpocząć w swojej turze przed wykonaniem akcji, jeśli nie ogłoszono końca rundy i nie spełniono warunku końca gry.
    .title = Rozpoczęcie wspólnego szturmu
MK-COOP-ASSAULT-03 = Rozpoczynający stoi obok miasta, a na jego obszarze nie ma innego bohatera.
    .title = Miejsce rozpoczynającego
    .edition = base
MK-COOP-ASSAULT-04 = Zaprosić możesz bohaterów, którzy stoją na obszarze sąsiadującym z miastem i mają odkryty żeton kolejności.
    .title = Kogo możesz zaprosić
MK-COOP-ASSAULT-05 = Aby przyjąć zaproszenie, gracz musi mieć na ręce co najmniej jedną kartę inną niż rana.
    .title = Zaproszony potrzebuje karty
    .edition = ultimate
MK-COOP-ASSAULT-06 = Zapraszasz dowolnych z nich, co najmniej jednego, i proponujesz, z iloma obrońcami zmierzy się każdy uczestnik: każdy z co najmniej jednym, razem ze wszystkimi.
    .title = Propozycja podziału
MK-COOP-ASSAULT-07 = Muszą się zgodzić wszyscy zaproszeni. Inaczej nic się nie dzieje, a rozpoczynający może złożyć nową propozycję albo kontynuować turę.
    .title = Zgoda zaproszonych
MK-COOP-ASSAULT-08 = Po zgodzie zakrywa się żetony kolejności zaproszonych (rozpoczynającego nie): tracą oni swoją następną turę. Szturm jest akcją rozpoczynającego.
    .title = Utrata następnej tury
MK-COOP-ASSAULT-09 = Wszystkie żetony obrońców tasuje się i rozdaje losowo według uzgodnionych liczb, nie patrząc na rewersy.
    .title = Losowy podział obrońców
MK-COOP-ASSAULT-10 = Uczestnicy walczą po kolei, w kolejności żetonów kolejności, zaczynając od rozpoczynającego. Każdy przechodzi wszystkie fazy walki.
    .title = Kolejność walk
MK-COOP-ASSAULT-11 = Każdy może użyć jednej kości źródła. Kości wracają dopiero po całym szturmie, więc kość użyta przez jednego uczestnika jest niedostępna dla następnych.
    .title = Kości we wspólnym szturmie
MK-COOP-ASSAULT-12 = Część każdego uczestnika zaczyna się od kroku do miasta: płaci on koszt i traci 1 punkt reputacji. Żaden inny ruch ani akcja nie są dozwolone.
    .title = Krok do miasta
MK-COOP-ASSAULT-13 = Rozwścieczeni wrogowie sprowokowani tym krokiem dołączają do wrogów tego uczestnika. Może on wyzwać także innych sąsiednich rozwścieczonych wrogów.
    .title = Rozwścieczeni we wspólnym szturmie
MK-COOP-ASSAULT-14 = Każdy uczestnik walczy tylko ze swoją częścią obrońców. „Wszyscy wrogowie” oznacza tę część.
    .title = Własna część obrońców
MK-COOP-ASSAULT-15 = Tarcze kładzie się jak w MK-COMBAT-END-02.
    .title = Tarcze we wspólnym szturmie
MK-COOP-ASSAULT-16 = Miasto pada, jeśli pokonano wszystkich jego obrońców; wtedy wszyscy uczestnicy kończą na obszarze miasta. W przeciwnym razie każdy uczestnik wraca na swój poprzedni obszar.
    .title = Wynik wspólnego szturmu
MK-COOP-ASSAULT-17 = Potem uczestnicy kończą swoje tury w kolejności żetonów kolejności. Przed zakończeniem każdy może zagrywać działania Leczenia i Specjalne.
    .title = Zakończenie tur uczestników
MK-COOP-ASSAULT-18 = Stoisz obok miasta; na Twoim polu mogą być inni bohaterowie.
    .title = Gdzie stoi rozpoczynający
    .edition = ultimate
MK-COOP-ASSAULT-19 = Kooperacyjny szturm może rozpocząć także ten, kto może dotrzeć do miasta czarem Podziemny atak.
    .title = Podziemny atak
MK-COOP-ASSAULT-20 = W swojej części każdy uczestnik może używać wszystkiego, czego wolno mu używać przed własną turą i podczas niej: działań poza turą, kart, jednostek i wszystkich własnych umiejętności; w wydaniu Ultimate także tego, co pole daje na początku tury.
    .title = Możliwości uczestnika
MK-COOP-ASSAULT-21 = Uczestnik, który nie zapłaci za krok do miasta, nie walczy. Jego część obrońców pozostaje niepokonana, a on nie traci reputacji.
    .title = Rezygnacja z kroku do miasta

## Wirtualny gracz

MK-DUMMY-REF = Wirtualny gracz
MK-DUMMY-REF-01 = Wirtualny gracz bierze udział w grach jednoosobowych i kooperacyjnych. Dokładny przebieg opisują zasady scenariuszy.
    .title = Kiedy gra wirtualny gracz
MK-DUMMY-REF-02 = Ma kartę bohatera z trzema wydrukowanymi na niej kryształami, 16 potasowanych akcji podstawowych i żeton kolejności w rundzie. Z taktyki liczy się dla niego tylko numer, nie jej korzyści.
    .title = Wyposażenie wirtualnego gracza
MK-DUMMY-REF-03 = Jego tura: jeśli talia jest pusta, ogłasza koniec rundy. W przeciwnym razie odkrywa się 3 karty, a potem tyle następnych, ile ma kryształów w kolorze ostatniej z tych trzech.
    .title = Tura wirtualnego gracza
MK-DUMMY-REF-04 = Przygotowanie rundy: najniższa karta puli akcji zaawansowanych trafia do jego talii zamiast pod talię akcji zaawansowanych. Za kolor najniższego czaru (który trafia pod talię czarów) dostaje jeden kryształ, bez limitu 3.
    .title = Wirtualny gracz między rundami

## Mapa

MK-MAP = Mapa
MK-MAP-01 = Każdy obszar ma współrzędne (q, r); rzędy obszarów biegną poziomo. Krok zmienia je następująco: E (wschód) o (1, 0), NE (północny wschód) o (1, −1), NW (północny zachód) o (0, −1), W (zachód) o (−1, 0), SW (południowy zachód) o (−1, 1), SE (południowy wschód) o (0, 1). Odległość dwóch obszarów o różnicach współrzędnych dq i dr wynosi (|dq| + |dr| + |dq + dr|) / 2.
    .title = Współrzędne obszarów
MK-MAP-02 = Teren ma 7 obszarów: środkowy C i sześć wokół niego. Gdy numer terenu stoi prosto, nazywają się one C, NE, E, SE, SW, W i NW.
    .title = Siedem obszarów terenu
MK-MAP-03 = Tereny leżą na stałych pozycjach o całkowitych współrzędnych [a, b]. Środkiem pozycji [a, b] jest obszar q = 3a + b, r = −2a − 3b.
    .title = Pozycje terenów
MK-MAP-04 = Obszar (q, r) jest środkiem pozycji dokładnie wtedy, gdy 3q + r dzieli się przez 7. Pozycją jest wtedy a = (3q + r) / 7, b = −(2q + 3r) / 7. Każdy obszar należy do dokładnie jednej pozycji: albo sam jest środkiem, albo jest nim dokładnie jeden z jego sześciu sąsiadów.
    .title = Od obszaru do pozycji
MK-MAP-05 = Każda pozycja ma sześć pozycji sąsiednich, a dwa sąsiednie tereny stykają się dokładnie trzema parami obszarów. N (północ) to [0, +1], środek (1, −3): Twoje NW i NE stykają się z SW i SE tamtego terenu. NE to [+1, 0], środek (3, −2): NE i E z W i SW. SE to [+1, −1], środek (2, 1): E i SE z NW i W. S (południe) to [0, −1], środek (−1, 3): SE i SW z NE i NW. SW to [−1, 0], środek (−3, 2): SW i W z E i NE. NW to [−1, +1], środek (−2, −1): W i NW z SE i E.
    .title = Sąsiednie pozycje
MK-MAP-06 = Sąsiednie tereny to zawsze tereny na sąsiednich pozycjach (MK-MAP-05). Przy liczeniu sąsiednich terenów teren początkowy też jest terenem. „Lewa” strona mapy to strona N, „prawa” to strona NE i SE.
    .title = Sąsiednie tereny
MK-MAP-07 = Teren początkowy leży na pozycji [0, 0], a jego portal to obszar środkowy (0, 0). Strona A służy do mapy klinowej, strona B do każdej mapy otwartej i do mapy ustalonej. Morze to obszary W, SW i SE strony A oraz W i SW strony B; nigdy nie możesz na nie wejść ani niczego z nich odkrywać.
    .title = Teren początkowy
MK-MAP-08 = Podczas przygotowania odkryj tereny z wierzchu stosu: przy stronie A dwa, na [0, 1], a potem na [1, 0]; przy stronie B trzy, na [0, 1], [1, 0] i [1, −1]. Wliczają się do liczby terenów scenariusza i są zwrócone tak jak teren początkowy. Wykonaj polecenia „kiedy odkrywane” wszystkich miejsc na tych terenach.
    .title = Tereny odkryte na początku
MK-MAP-09 = Na mapie klinowej tereny mogą leżeć na pozycjach, dla których a ≥ 0 i b ≥ 0. W głąb lądu mapa nie ma granicy.
    .title = Mapa klinowa
MK-MAP-10 = Na mapie klinowej lewe wybrzeże to a = 0 przy b ≥ 1, a prawe to b = 0 przy a ≥ 1. Na pozycji wybrzeża nie wolno położyć terenu głównego; tereny wiejskie mogą tam leżeć.
    .title = Wybrzeże mapy klinowej
MK-MAP-11 = Mapa klinowa bez ograniczeń, używana tylko w Pierwszym rekonesansie, ma pozycje z MK-MAP-09. Tereny główne mogą tam leżeć na wybrzeżu; zakaz z MK-MAP-10 nie obowiązuje.
    .title = Mapa klinowa bez ograniczeń
MK-MAP-12 = Na mapie otwartej kolumny biegną w kierunku NE, a b jest numerem kolumny, dodatnim po lewej stronie. Dozwolone są pozycje, dla których a ≥ 0 i a + b ≥ 0, w tych kolumnach: mapa otwarta, pełna ma 5 kolumn, b od −2 do 2 (wybrzeże załamuje się po dwóch terenach z każdej strony terenu początkowego); mapa ograniczona do 4 kolumn ma b od −2 do 1 (po prawej o jedną kolumnę więcej niż po lewej); ograniczona do 3 kolumn ma b od −1 do 1.
    .title = Mapy otwarte
MK-MAP-13 = Na mapie otwartej kolumna b zaczyna się na pozycji [max(0, −b), b] i biegnie dalej przez a + 1, a + 2 i tak dalej bez granicy. Linia brzegu to przy 5 kolumnach [0, 2] [0, 1] [0, 0] [1, −1] [2, −2], przy 4 kolumnach [0, 1] [0, 0] [1, −1] [2, −2], a przy 3 kolumnach [0, 1] [0, 0] [1, −1]. Na mapach otwartych nie ma zakazu kładzenia terenów głównych na wybrzeżu.
    .title = Brzeg mapy otwartej
MK-MAP-14 = Ustalona mapa scenariusza Podbij i utrzymaj ma dziesięć pozycji. Teren początkowy, strona B: [0, 0]. Tereny wiejskie odkryte na początku: [0, 1] [1, 0] [1, −1]; zakryte tereny wiejskie: [1, 1] [2, −1]; zakryte tereny główne: [2, 1] [2, 0] [3, 0] [3, −1].
    .title = Mapa ustalona
MK-MAP-15 = Podczas ruchu możesz odkryć teren na pozycji, jeśli Twój obszar sąsiaduje z którymś jej obszarem (sąsiadują tylko dwa obszary brzegowe z MK-MAP-05), pozycja jest pusta, kształt mapy na nią pozwala, teren z wierzchu stosu wolno tam położyć (MK-MAP-16, MK-MAP-17) i płacisz 2 punkty Ruchu. Jeśli Twój obszar styka się z dwiema pozycjami, wskaż jedną, zanim teren zostanie odwrócony.
    .title = Kiedy możesz odkrywać
MK-MAP-16 = Teren wiejski wolno położyć na pozycji, która sąsiaduje z co najmniej dwoma leżącymi terenami albo z jednym leżącym terenem, który sam sąsiaduje z co najmniej dwoma innymi leżącymi terenami.
    .title = Kładzenie terenu wiejskiego
MK-MAP-17 = Teren główny wolno położyć tylko na pozycji, która sąsiaduje z co najmniej dwoma leżącymi terenami. Na mapie klinowej obowiązuje ponadto MK-MAP-10.
    .title = Kładzenie terenu głównego
MK-MAP-18 = Gdy stos jest pusty, możesz odkrywać losowe tereny wiejskie, które zostały po przygotowaniu; gdy ich zabraknie, losowe pozostałe tereny główne pozamiejskie; potem już żadnych. Taki teren musi sąsiadować z co najmniej trzema leżącymi terenami i mieścić się w kształcie mapy; dla terenów głównych nadal obowiązuje MK-MAP-10.
    .title = Gdy stos jest pusty
MK-MAP-19 = Tereny kładzie się zawsze zwrócone tak jak teren początkowy, chyba że grasz z losowym kierunkiem terenów (MK-VAR-ROT-01).
    .title = Kierunek terenów
MK-MAP-20 = Po uwzględnieniu terenów wymaganych i wykluczonych przez scenariusz wylosuj tyle terenów wiejskich, głównych miejskich i głównych pozamiejskich, ile podaje scenariusz. Wszystkie wybrane tereny główne potasuj razem, a na nich połóż potasowane tereny wiejskie. Rewers wierzchniego terenu widzą wszyscy, jego awersu nie zna nikt.
    .title = Stos terenów
MK-MAP-21 = Tereny w grze: wiejskie 1–11, główne pozamiejskie 1–4, główne miejskie 5 (zielone), 6 (niebieskie), 7 (białe) i 8 (czerwone). W wydaniu Ultimate można dodać wiejskie 12–14 i główne 9–10.
    .title = Tereny w grze
MK-MAP-22 = Kopalnie kryształów: wiejskie 2 zielona, 3 biała, 5 niebieska, 6 czerwona; główne 2 zielona, 3 biała, 4 niebieska, 8 czerwona. Magiczne polany: wiejskie 1, 2, 5, 7, 8; główny 5. Baszty: wiejskie 3, 9, 10; główne 4, 7. Wieże maga: wiejskie 4, 9, 11; główne 2, 3. Wioski: wiejskie 1, 2, 3, 4, 8; główny 5. Klasztory: wiejskie 5, 7; główne 1, 6. Lochy: wiejskie 7, 9. Grobowce: główne 1, 3.
    .title = Miejsca na terenach
MK-MAP-23 = To tylko rada: mapa klinowa nadaje się dla 2–3 graczy, mapa otwarta, pełna dla 4, ograniczona do 4 kolumn dla 3–4, ograniczona do 3 kolumn dla 2–3.
    .title = Mapa a liczba graczy

## Długość i koniec gry

MK-END = Długość i koniec gry
MK-END-01 = Runda 1 jest dniem, potem noce i dni następują na przemian. Scenariusz podaje największą liczbę rund. Kolejność zmieniają warianty Nocne przybycie i Nadciąga ciemność (MK-VAR-NIGHT-01, MK-VAR-DARK-01).
    .title = Dni, noce i liczba rund
MK-END-02 = Warunek końca scenariusza sprawdza się na koniec tury każdego gracza.
    .title = Kiedy sprawdza się koniec
MK-END-03 = Gdy warunek końca jest spełniony, każdy gracz, także ten, który go spełnił, rozgrywa dokładnie jedną turę, w kolejności tur od następnego gracza. Potem gra się kończy. Jeśli wcześniej skończy się runda, gra kończy się natychmiast.
    .title = Ostatnie tury
MK-END-04 = Wirtualny gracz nie ma ostatniej tury; w ostatnich turach się go pomija.
    .title = Wirtualny gracz bez ostatniej tury
MK-END-05 = Jeśli w chwili spełnienia warunku końca był już ogłoszony koniec rundy, nikt nie dostaje więcej tur, niż daje to ogłoszenie: rozgrywasz turę, która Ci jeszcze przysługuje, i gra kończy się razem z rundą. Decyduje to, co nastąpiło wcześniej. Tak jest w grach konkurencyjnych, kooperacyjnych i jednoosobowych.
    .title = Wcześniej ogłoszony koniec rundy
MK-END-06 = W ostatnich turach, a także po ogłoszeniu końca rundy, nie możesz rozpocząć walki między graczami ani kooperacyjnego szturmu Miasta.
    .title = Bez późnych walk między graczami
MK-END-07 = Jeśli skończyła się ostatnia runda, a warunek końca nie został spełniony, gra się kończy.
    .title = Koniec rund
MK-END-08 = Sukces misji i zwycięstwo to dwie różne rzeczy. W scenariuszu konkurencyjnym wygrywa gracz z najlepszym wynikiem, nawet jeśli misja się nie udała.
    .title = Sukces a zwycięstwo
MK-END-09 = Gracze z równym wynikiem końcowym dzielą się zwycięstwem. Tak jest w każdym scenariuszu, w którym liczy się sława.
    .title = Remis o zwycięstwo
MK-END-10 = Tylko scenariusz Podbij i utrzymaj może się skończyć poddaniem się jednej ze stron. W innych gracz może odejść, ale gra toczy się dalej.
    .title = Poddanie gry

## Wybór taktyk

MK-TAC = Wybór taktyk
MK-TAC-01 = Wybór zwykły: zaczyna gracz z najmniejszą sławą, a przy remisie ten, którego żeton kolejności w rundzie leży niżej. Niewybrane taktyki wracają do zestawu i żadna karta nie wypada z gry.
    .title = Wybór zwykły
MK-TAC-02 = Wybór kooperacyjny: najpierw wirtualny gracz bierze losową kartę z obecnego zestawu, potem wybieracie według MK-TAC-01. Na koniec każdego dnia i każdej nocy uzgadniacie jedną kartę użytą w tej rundzie przez gracza (nie wirtualnego) i usuwacie ją z gry. Ostatniego dnia i ostatniej nocy się to pomija.
    .title = Wybór kooperacyjny
MK-TAC-03 = Wybór w grze jednoosobowej: najpierw wybierasz Ty, potem wirtualny gracz bierze losowo jedną z pozostałych kart. Na koniec każdego dnia i każdej nocy obie użyte karty usuwa się z gry. W sześciu rundach każda karta zostaje użyta dokładnie raz.
    .title = Wybór w grze jednoosobowej
MK-TAC-04 = Jeśli nie możecie uzgodnić karty do usunięcia (MK-TAC-02), decyduje ten z prawdziwych graczy, który był pierwszy w kolejności tej rundy.
    .title = Brak zgody co do karty
MK-TAC-05 = Jeśli zestaw ma mniej kart, niż jest wybierających, najpierw wracają do niego usunięte z niego karty. Może się to zdarzyć tylko z wariantami albo przy czterech współpracujących graczach (MK-DUMMY-14).
    .title = Za mało taktyk
MK-TAC-06 = Wirtualny gracz nigdy nie korzysta z tekstu swojej taktyki. Karta wyznacza tylko jego miejsce w kolejności rundy.
    .title = Taktyka wirtualnego gracza

## Punktacja

MK-SCORE = Punktacja
MK-SCORE-01 = Twój wynik końcowy to Twoja sława na torze i wszystkie punkty, które daje scenariusz. Punkty liczone teraz nigdy nie dają awansu.
    .title = Wynik końcowy
MK-SCORE-02 = Twoje karty to wszystkie karty gracza, które posiadasz: w talii, w ręce, w stosie kart wykorzystanych, w obszarze gry oraz chorągwie przypisane Twoim jednostkom. Nie liczą się karty wyrzucone ani wybrane na początku i wciąż odłożone na bok (MK-VAR-DRAFT-02).
    .title = Które karty się liczą
MK-SCORE-03 = Największa wiedza: 2 punkty za każdy czar i 1 za każdą akcję zaawansowaną wśród Twoich kart.
    .title = Największa wiedza
MK-SCORE-04 = Największy łup: 2 punkty za każdy artefakt wśród Twoich kart i 1 za każdą pełną parę kryształów w Twoim ekwipunku, licząc wszystkie kolory razem.
    .title = Największy łup
MK-SCORE-05 = Największy przywódca: suma poziomów Twoich jednostek. Ranna jednostka liczy się za połowę swojego poziomu, zaokrągloną w dół osobno dla każdej jednostki.
    .title = Największy przywódca
MK-SCORE-06 = Największy zdobywca: 2 punkty za każdą Twoją tarczę na obszarze Baszty, Wieży maga lub Klasztoru.
    .title = Największy zdobywca
MK-SCORE-07 = Największy poszukiwacz przygód: 2 punkty za każdą Twoją tarczę w miejscu przygód, czyli w Ruinach, Legowisku potwora, Wylęgarni potworów, Lochach lub Grobowcu.
    .title = Największy poszukiwacz przygód
MK-SCORE-08 = Największe sponiewieranie: minus 2 punkty za każdą kartę rany wśród Twoich kart. Rany jednostek się nie liczą.
    .title = Największe sponiewieranie
MK-SCORE-09 = W każdej kategorii jedyny najlepszy gracz dostaje 3 dodatkowe punkty sławy. W Największym sponiewieraniu jedyny najgorszy gracz traci 3.
    .title = Tytuły dla najlepszych
MK-SCORE-10 = Jeśli najlepszy wynik ma kilku graczy, każdy z nich dostaje 1 punkt sławy zamiast 3. W Największym sponiewieraniu każdy z nich traci 1.
    .title = Remis o tytuł
MK-SCORE-11 = Nikt nie dostaje tytułu ani premii za remis w kategorii, w której najlepszy wynik to 0 (w Największym sponiewieraniu: gdy nikt nie ma rany).
    .title = Za zero nie ma tytułu
MK-SCORE-12 = Gdy scenariusz nie przewiduje tytułów, kategorie dają swoje punkty, ale MK-SCORE-09 i MK-SCORE-10 się pomija.
    .title = Punktacja bez tytułów
MK-SCORE-13 = Miasta: 7 punktów sławy za każde zdobyte Miasto, którego jesteś namiestnikiem, i 4 za każde zdobyte Miasto, którego namiestnikiem nie jesteś, ale masz na jego karcie co najmniej jedną tarczę. Namiestnikiem jest gracz z największą liczbą tarcz, a przy remisie ten, kto pierwszą z nich położył najwcześniej (MK-CITY-ASSAULT-08). Poziom Miasta nigdy nie ma znaczenia.
    .title = Punkty za Miasta
MK-SCORE-14 = Najlepsza suma z MK-SCORE-13 daje 5 dodatkowych punktów sławy i tytuł Największego zdobywcy miast; przy remisie każdy dostaje 2. Jeśli najlepsza suma to 0, nie dostaje ich nikt.
    .title = Największy zdobywca miast
MK-SCORE-15 = Cel gier jednoosobowych i kooperacyjnych: 10 punktów za każde zdobyte Miasto.
    .title = Zdobyte Miasta
MK-SCORE-16 = Tylko w grach kooperacyjnych: 10 dodatkowych punktów, jeśli każdy gracz jest namiestnikiem co najmniej jednego Miasta.
    .title = Miasto dla każdego
MK-SCORE-17 = Cel gier jednoosobowych i kooperacyjnych: 15 dodatkowych punktów, jeśli zdobyto wszystkie Miasta.
    .title = Premia za wszystkie Miasta
MK-SCORE-18 = Gry jednoosobowe i kooperacyjne: 30 punktów za każdą nierozpoczętą rundę, czyli limit rund minus numer rundy, w której gra się skończyła.
    .title = Zaoszczędzone rundy
MK-SCORE-19 = Gry jednoosobowe i kooperacyjne: 1 punkt za każdą kartę, która została w talii wirtualnego gracza.
    .title = Karty w talii wirtualnego gracza
MK-SCORE-20 = Gry jednoosobowe i kooperacyjne: 5 dodatkowych punktów, jeśli w ostatniej rozgrywanej rundzie nie ogłoszono końca rundy.
    .title = Koniec rundy nieogłoszony
MK-SCORE-21 = Punkty od MK-SCORE-15 do MK-SCORE-20 liczy się także po porażce. Wynik pokazuje wtedy tylko, jak dobrze poszło.
    .title = Wynik po porażce
MK-SCORE-22 = W grze kooperacyjnej podstawą wspólnego wyniku jest najmniejsza sława wśród prawdziwych graczy.
    .title = Podstawa wyniku kooperacyjnego
MK-SCORE-23 = W grze kooperacyjnej w każdej kategorii liczy się tylko wynik najlepszego gracza, a w Największym sponiewieraniu wynik gracza z największą liczbą ran. Tytułów nie ma.
    .title = Osiągnięcia w kooperacji
MK-SCORE-24 = Opcja w grach kooperacyjnych: w każdej kategorii liczy się zamiast tego najniższy wynik. W Największym sponiewieraniu nadal liczy się największa kara.
    .title = Liczą się najniższe osiągnięcia
MK-SCORE-25 = Przy dwóch zespołach podstawą jest mniejsza sława spośród dwóch partnerów. W każdej kategorii i podobnej punktacji, na przykład za Miasta, liczy się wyższy wynik partnerów, a w Największym sponiewieraniu większa kara. O tytułach rozstrzyga porównanie wyników obu zespołów według MK-SCORE-09 do MK-SCORE-11 i MK-SCORE-14.
    .title = Punktacja dwóch zespołów
MK-SCORE-26 = W Wyzwoleniu kopalni punktują także wyzwolone przez Ciebie Kopalnie: zobacz MK-SCN-MINE-12 i MK-SCN-MINE-13.
    .title = Punkty za Kopalnie
MK-SCORE-27 = We Władcach podziemi Lochy i Grobowce dają więcej punktów: zobacz MK-SCN-DUNG-15 i MK-SCN-DUNG-16.
    .title = Punkty za Lochy
MK-SCORE-28 = W scenariuszu Podbij i utrzymaj punktują tylko posiadane Baszty i Wieże maga: zobacz MK-SCN-HOLD-16.
    .title = Punkty za utrzymane miejsca
MK-SCORE-29 = W scenariuszu Jeden powraca nie liczy się punktów, rozstrzyga portal: zobacz MK-SCN-PORT-06.
    .title = Rozstrzyga portal

## Miasta w scenariuszach

MK-CITY = Miasta w scenariuszach
MK-CITY-01 = Poziomy Miast przydziela się w kolejności odkrywania terenów miejskich, także podczas przygotowania. Pierwsze odkryte Miasto dostaje pierwszy poziom z listy scenariusza, drugie drugi i tak dalej.
    .title = Poziomy w kolejności odkrywania
MK-CITY-02 = Miasto w Wyzwoleniu kopalni, Nocach druidów i Władcach podziemi jest przyjazne: nie ma obrońców, nie jest ufortyfikowane i nie trzeba go szturmować. Gdy zostaje odkryte, każdy gracz kładzie na jego karcie jedną tarczę; nikt nie jest ani nie zostaje namiestnikiem. Traktuje się je jak zdobyte: wejście kosztuje 2 punkty Ruchu, bohaterowie mogą być w nim razem, Twoja tarcza daje +1 punkt Wpływu w negocjacjach, a w Mieście i obok niego Twój limit kart w ręce jest większy o 1, nigdy o 2. Nie daje punktów.
    .title = Przyjazne Miasto
MK-CITY-03 = Miasto w scenariuszu Podbij i utrzymaj jest zamknięte: nie ma obrońców, a na jego obszar nie można wejść ani go szturmować.
    .title = Zamknięte Miasto
MK-CITY-04 = Miasto w Pierwszym rekonesansie wystarczy odkryć: nie ma obrońców, a na jego obszar nie można wejść ani go szturmować. Jego odkrycie rozpoczyna koniec gry.
    .title = Miasto tylko do odkrycia
MK-CITY-05 = Miasto jest zdobyte, gdy wszyscy jego obrońcy są pokonani. „Wszystkie Miasta zdobyte” znaczy, że odkryto wszystkie tereny miejskie scenariusza i zdobyto wszystkie ich Miasta.
    .title = Wszystkie Miasta zdobyte

## Wirtualny gracz

MK-DUMMY = Wirtualny gracz
MK-DUMMY-01 = W każdej grze kooperacyjnej i w każdej jednoosobowej jest dokładnie jeden wirtualny gracz, który służy do kończenia rund. Nie ma go na mapie, nie ma sławy, ręki, jednostek ani umiejętności, nie ma innych tur niż opisane tutaj i nie może być celem.
    .title = Kim jest wirtualny gracz
MK-DUMMY-02 = Po wyborze bohaterów wylosuj dla wirtualnego gracza jednego z niewybranych. Używa on tylko karty bohatera, żetonu kolejności w rundzie i 16 kart akcji podstawowych tego bohatera, po 4 w każdym kolorze.
    .title = Jego bohater i karty
MK-DUMMY-03 = Wirtualny gracz zaczyna z trzema kryształami w kolorach kropek na karcie bohatera: Goldyx zielony, zielony, niebieski; Arythea czerwony, czerwony, biały; Norowas biały, biały, zielony; Tovak niebieski, niebieski, czerwony. Prawdziwi gracze zaczynają bez kryształów.
    .title = Jego początkowe kryształy
MK-DUMMY-04 = Potasuj 16 kart wirtualnego gracza w zakrytą talię.
    .title = Jego talia
MK-DUMMY-05 = Przy ustalaniu liczby kości w źródle i kart w puli jednostek wirtualnego gracza się nie wlicza.
    .title = Nie liczy się jako gracz
MK-DUMMY-06 = Wirtualny gracz dostaje taktykę tak, jak mówi scenariusz (MK-TAC-02 lub MK-TAC-03). Jego żeton zajmuje miejsce w kolejności rundy według numeru karty.
    .title = Jego miejsce w kolejności
MK-DUMMY-07 = Jeśli na początku tury jego talia jest pusta, wirtualny gracz ogłasza koniec rundy. Każdy inny gracz ma jeszcze jedną turę.
    .title = Jego talia jest pusta
MK-DUMMY-08 = Jeśli jego talia nie jest pusta, odkryj z jej wierzchu 3 karty na jego stos kart wykorzystanych albo mniej, jeśli tyle nie zostało.
    .title = Odkrycie trzech kart
MK-DUMMY-09 = Sprawdź kolor ostatniej odkrytej karty. Jeśli wirtualny gracz ma kryształy tego koloru, odkryj jeszcze tyle kart, ile ma takich kryształów, albo mniej, jeśli tyle nie zostało; ich kolory nie mają znaczenia i żadnego kryształu się nie wydaje. Potem jego tura się kończy.
    .title = Więcej kart za kryształy
MK-DUMMY-10 = Jeśli karty skończą się podczas odkrywania, runda trwa dalej; wirtualny gracz ogłosi koniec w swojej następnej turze. Jeśli dało się odkryć mniej niż 3 karty, sprawdza się ostatnią z nich, ale nie ma już kart do dołożenia.
    .title = Gdy kończą się karty
MK-DUMMY-11 = Podczas przygotowania rundy najniższa karta puli akcji zaawansowanych trafia do kart wirtualnego gracza zamiast na spód talii. Wszystkie jego karty (talię, stos kart wykorzystanych i nową kartę) tasuje się w nową talię. Pulę uzupełnia się jak zwykle.
    .title = Jego nowa karta akcji
MK-DUMMY-12 = Podczas przygotowania rundy najniższa karta puli czarów trafia jak zwykle na spód talii czarów, a wirtualny gracz dostaje jeden kryształ w kolorze tego czaru. Może mieć więcej niż 3 kryształy jednego koloru.
    .title = Jego nowy kryształ
MK-DUMMY-13 = Jeśli koniec rundy ogłosi prawdziwy gracz, wirtualny gracz rozgrywa jeszcze w swojej kolejności zwykłą turę; jest to jego ostatnia tura w rundzie.
    .title = Po ogłoszeniu przez gracza
MK-DUMMY-14 = Gra kooperacyjna czterech graczy jest nieoficjalna. W wydaniu podstawowym wszyscy czterej bohaterowie są wtedy zajęci, więc wirtualny gracz używa talii zastępczej z 16 kart, po 4 w każdym kolorze (zwykłe karty: piki zielone, kiery czerwone, kara białe, trefle niebieskie). Jego trzy początkowe kryształy mają losowe kolory podstawowe. W wydaniu Ultimate zostaje wolny bohater i to jego się używa.
    .title = Czterech współpracujących graczy
MK-DUMMY-15 = Bohatera wirtualnego gracza losuje się spośród niewybranych. Jeśli wolicie, możecie go wskazać podczas przygotowania gry.
    .title = Losowy bohater

## Gra jednoosobowa

MK-SOLO = Gra jednoosobowa
MK-SOLO-01 = W grze jednoosobowej potasuj żetony umiejętności bohatera wirtualnego gracza w zakryty stos: wszystkie 10, w wydaniu Ultimate wszystkie oprócz rywalizacyjnej umiejętności interakcyjnej.
    .title = Stos umiejętności wirtualnego gracza
MK-SOLO-02 = Za każdym razem, gdy zdobywasz umiejętność, dokończ wybór, a potem odkryj jeden żeton z tego stosu do puli wspólnych umiejętności. Możesz go wziąć przy następnym zdobyciu umiejętności, nie przy tym.
    .title = Kolejna wspólna umiejętność
MK-SOLO-03 = Jeśli bierzesz umiejętność z puli wspólnych umiejętności, musisz wziąć do niej najniższą kartę puli akcji zaawansowanych (MK-LEVEL-05).
    .title = Wspólna umiejętność i najniższa akcja
MK-SOLO-04 = Jeśli stos jest pusty, niczego się nie odkrywa.
    .title = Pusty stos umiejętności
MK-SOLO-05 = Usuń z gry cztery czary interakcyjne (numery 17–20, w wydaniu Ultimate 109–112) i rywalizacyjną umiejętność interakcyjną swojego bohatera; kooperacyjna zostaje.
    .title = Usunięte czary i umiejętność
MK-SOLO-06 = Każdy scenariusz możesz rozegrać samotnie ze zmianami z Podboju jednoosobowego: wirtualny gracz, taktyki według MK-TAC-03, MK-SOLO-01 do MK-SOLO-05, punktacja bez tytułów, brak ostatniej tury wirtualnego gracza. Liczby terenów są takie jak dla 2 graczy.
    .title = Inne scenariusze samotnie

## Reguły zespołowe

MK-TEAM = Reguły zespołowe
MK-TEAM-01 = W grach czterech graczy w dwóch zespołach oraz w grach kooperacyjnych, gdzie zespół jest jeden, zespoły ustala się przed wyborem bohaterów, losowo lub umownie.
    .title = Tworzenie zespołów
MK-TEAM-02 = Umiejętności interakcyjne nigdy nie działają na sojusznika.
    .title = Umiejętności oszczędzają sojuszników
MK-TEAM-03 = Czary interakcyjne działają na sojuszników tak jak na wszystkich innych.
    .title = Czary nie oszczędzają nikogo
MK-TEAM-04 = Nie możesz wymieniać się z sojusznikiem ani dawać mu kryształów, kart, artefaktów, jednostek czy many.
    .title = Bez wymiany
MK-TEAM-05 = Sojusznicy mogą wspólnie szturmować Miasta i jest to zalecane (MK-COOP-ASSAULT).
    .title = Wspólny szturm
MK-TEAM-06 = Możesz otwarcie rozmawiać o planach, trasach, taktykach, pulach i kościach. Nie wolno Ci mówić, co masz w ręce, ani radzić sojusznikowi, jak ma rozegrać turę; kart w ręce sojuszników nie widzisz.
    .title = O czym wolno rozmawiać
MK-TEAM-07 = Sojusznicy nie mogą kończyć tury na tym samym obszarze, chyba że jest to zdobyte Miasto lub portal. Ten, kto wszedł później, wykonuje przymusowe wycofanie.
    .title = Bez wspólnego obszaru
MK-TEAM-08 = Sojusznicy nie mogą ze sobą walczyć.
    .title = Bez walki w zespole
MK-TEAM-09 = Możesz wejść do Baszty sojusznika, jeśli nie stoi w niej żaden bohater, i werbować tam jak we własnej. Wejście nie jest szturmem i nie kończy ruchu, a obszar jest dla Ciebie bezpieczny.
    .title = Baszta sojusznika
MK-TEAM-10 = W Baszcie sojusznika i obok niej Twój limit kart w ręce rośnie o liczbę Baszt, które należą do Ciebie, czyli o 0, jeśli nie masz żadnej.
    .title = Limit ręki przy Baszcie sojusznika
MK-TEAM-11 = Dwa zespoły liczą punkty według MK-SCORE-25, gry kooperacyjne według MK-SCORE-22 i MK-SCORE-23.
    .title = Punktacja zespołów

## Gry kooperacyjne

MK-COOP = Gry kooperacyjne
MK-COOP-01 = Wszyscy prawdziwi gracze tworzą jeden zespół; obowiązują MK-TEAM-02 do MK-TEAM-10.
    .title = Jeden zespół
MK-COOP-02 = Walki między graczami nie ma. Jeśli kończysz ruch na obszarze innego bohatera, nie masz akcji i na koniec tury wykonujesz przymusowe wycofanie.
    .title = Bez walki między graczami
MK-COOP-03 = Jest jeden wirtualny gracz (MK-DUMMY-01), a taktyki wybiera się według MK-TAC-02.
    .title = Wirtualny gracz i taktyki
MK-COOP-04 = Usuńcie cztery czary interakcyjne (numery 17–20, w wydaniu Ultimate 109–112) i rywalizacyjną umiejętność interakcyjną każdego gracza.
    .title = Usunięte czary i umiejętności
MK-COOP-05 = Wszyscy wygrywacie, jeśli zdobędziecie wszystkie Miasta; w przeciwnym razie wszyscy przegrywacie.
    .title = Wspólne zwycięstwo

## Warianty ogólnie

MK-VAR-GEN = Warianty ogólnie
MK-VAR-GEN-01 = Warianty wybiera się przed bohaterami, za zgodą wszystkich graczy; można je łączyć, chyba że zasada mówi inaczej. Rada: z nowymi graczami grajcie w Pierwszy rekonesans bez wariantów.
    .title = Wybór wariantów
MK-VAR-GEN-02 = Nie łączą się: Nocne przybycie i Nadciąga ciemność ze sobą, z Nocami druidów ani ze scenariuszem Jeden powraca; Megapolis ze scenariuszami o czterech Miastach ani z Miastami przyjaznymi, zamkniętymi lub tylko do odkrycia; Walka interakcyjna i Licytacja bohaterów z grą jednoosobową; Brak walki między graczami ze scenariuszami Podbij i utrzymaj oraz Jeden powraca.
    .title = Warianty, które się nie łączą

## Wariant: Licytacja bohaterów

MK-VAR-AUCTION = Wariant: Licytacja bohaterów
MK-VAR-AUCTION-01 = Losuje się kolejność wyboru. Pierwszy gracz bez bohatera wskazuje bohatera.
    .title = Wskazanie bohatera
MK-VAR-AUCTION-02 = Jeśli żaden inny gracz bez bohatera się nie sprzeciwi, wskazujący bierze bohatera za 0 punktów sławy.
    .title = Brak sprzeciwu
MK-VAR-AUCTION-03 = Sprzeciwiasz się, oferując co najmniej 1 punkt sławy. Licytacja idzie w kolejności wyboru wśród graczy bez bohatera; gdy przychodzi Twoja kolej, licytujesz albo pasujesz, a kto spasuje, nie licytuje już o tego bohatera.
    .title = Licytowanie sławy
MK-VAR-AUCTION-04 = W wydaniu podstawowym wystarczy wyrównać obecną ofertę, jeśli Twoja wcześniejsza została przebita; jeśli nie masz jeszcze żadnej, musisz ją przebić. W wydaniu Ultimate wystarczy wyrównać, jeśli w kolejności wyboru jesteś przed graczem z najwyższą ofertą; inaczej musisz ją przebić.
    .title = Wyrównać czy przebić
MK-VAR-AUCTION-05 = Gdy nikt już nie przebija ani nie wyrównuje, bohatera bierze gracz z najwyższą ofertą i traci tyle sławy. Z równych najwyższych ofert wygrywa wyrównana jako ostatnia, a w wydaniu Ultimate oferta gracza, który jest pierwszy w kolejności wyboru. Jeśli ktoś licytuje wskazanego przez Ciebie bohatera, musisz wyrównać ofertę albo go tracisz.
    .title = Kto dostaje bohatera
MK-VAR-AUCTION-06 = Pozostali licytujący nic nie tracą. Jeśli wskazany przez Ciebie bohater przypadł komu innemu, wskazujesz ponownie; w przeciwnym razie wskazuje następny gracz bez bohatera.
    .title = Po licytacji
MK-VAR-AUCTION-07 = Zaczynasz ze sławą równą minus Twoja oferta, zaznaczoną w ostatnim rzędzie toru: pole 120 − n oznacza −n, czyli 118 to −2. Twój bohater ma poziom 1; przejście z końca ostatniego rzędu na 0 nie daje awansu.
    .title = Sława poniżej zera
MK-VAR-AUCTION-08 = W rundzie 1 taktyki wybiera się w kolejności odwrotnej do brania bohaterów, bez względu na sławę. W dalszych rundach decyduje jak zwykle sława.
    .title = Pierwsze taktyki

## Wariant: inna wielkość mapy

MK-VAR-SIZE = Wariant: Inna wielkość mapy
MK-VAR-SIZE-01 = Kształt mapy, liczby terenów i liczba Miast to zalecenia. Podczas przygotowania możecie ustalić inne, o ile wystarczy terenów. Warunki końca dotyczą tylu Miast, ile naprawdę jest w grze.
    .title = Własna wielkość mapy

## Wariant: Losowy kierunek terenów

MK-VAR-ROT = Wariant: Losowy kierunek terenów
MK-VAR-ROT-01 = Każdy odkryty teren, podczas przygotowania i w grze, obraca się o losową wielokrotność 60 stopni, każdą z równą szansą. Przed położeniem nikt jej nie zna.
    .title = Losowo obrócone tereny
MK-VAR-ROT-02 = Licz zewnętrzne obszary w kolejności NE, E, SE, SW, W, NW. Obrót o k kroków zgodnie z ruchem wskazówek zegara przesuwa zawartość każdego obszaru o k miejsc dalej w tej kolejności (po NW znów jest NE); środek zostaje. Pozycje z MK-MAP-03 się nie zmieniają.
    .title = Co zmienia obrót terenu

## Wariant: Losowe miasta

MK-VAR-RCITY = Wariant: Losowe miasta
MK-VAR-RCITY-01 = Gdy zostaje odkryty teren miejski, wylosuj nieużytą kartę Miasta i postaw to Miasto na środku terenu, bez względu na kolor terenu. Obrońcy, premia i negocjacje są takie jak w wylosowanym Mieście.
    .title = Losowe Miasto
MK-VAR-RCITY-02 = Możesz tego użyć także tam, gdzie scenariusz narzuca kolor: teren jest wtedy narzucony, a Miasto na nim losowe.
    .title = Gdy kolor jest narzucony

## Wariant: Nocne przybycie

MK-VAR-NIGHT = Wariant: Nocne przybycie
MK-VAR-NIGHT-01 = Runda 1 jest nocą, potem dni i noce następują na przemian. Limit rund się nie zmienia.
    .title = Początek w nocy
MK-VAR-NIGHT-02 = Na początku gry kośćmi źródła rzuca się tak długo, aż żadna nie jest złota ani czarna. Jest to zalecane i zwykle włączone.
    .title = Źródło bez złota i czerni

## Wariant: Nadciąga ciemność

MK-VAR-DARK = Wariant: Nadciąga ciemność
MK-VAR-DARK-01 = Runda 1 jest dniem. Na koniec każdego dnia rzuć dwiema kośćmi many: jeśli co najmniej jedna jest czarna, wszystkie pozostałe rundy są nocami; w przeciwnym razie następna runda znów jest dniem. Limit rund się nie zmienia.
    .title = Kiedy zapada ciemność

## Wariant: Poziomy miast

MK-VAR-CITYLVL = Wariant: Poziomy miast
MK-VAR-CITYLVL-01 = Przed grą możecie dowolnie ustalić poziom każdego Miasta od 1 do 11.
    .title = Dowolne poziomy Miast

## Wariant: Megapolis

MK-VAR-MEGA = Wariant: Megapolis
MK-VAR-MEGA-01 = Dozwolone w scenariuszach z co najwyżej trzema Miastami albo jako dwa Megapolis w grze, która używa wszystkich czterech Miast na dwóch terenach (MK-VAR-MEGA-11). Jedno Megapolis zastępuje Miasto odkryte jako ostatnie.
    .title = Gdzie może stać Megapolis
MK-VAR-MEGA-02 = Poziom Megapolis uzgadniacie przed grą, od 2 do 22.
    .title = Poziom Megapolis
MK-VAR-MEGA-03 = Po odkryciu postaw pierwsze Miasto jak zwykle na środku terenu. Potem wylosuj nieużyte Miasto: jego kartę połóż na prawo od pierwszej, a figurkę postaw na obszarze E tego terenu. Rodzaj obszaru i symbol na nim się pomija; na terenie zielonego Miasta nie kładzie się tam orka.
    .title = Ustawienie Megapolis
MK-VAR-MEGA-04 = Lewe Miasto ma połowę poziomu Megapolis zaokrągloną w górę, prawe połowę zaokrągloną w dół. Dobierz obrońców obu Miast i połącz ich.
    .title = Obrońcy Megapolis
MK-VAR-MEGA-05 = To jedno Miasto. Wystarczy być obok któregokolwiek z jego obszarów, aby odkryć wszystkich obrońców; możesz szturmować z każdego obszaru przy którymkolwiek z nich i walczysz ze wszystkimi obrońcami. Wszyscy są ufortyfikowani i mają premie obu Miast.
    .title = Szturm Megapolis
MK-VAR-MEGA-06 = W kooperacyjnym szturmie mogą brać udział bohaterowie stojący przy którymkolwiek z obszarów. Obrońców rozdziela się losowo, bez względu na to, z której strony stoi bohater.
    .title = Wspólny szturm Megapolis
MK-VAR-MEGA-07 = Megapolis jest zdobyte, gdy wszyscy obrońcy są pokonani. Ustala się jednego namiestnika, licząc tarcze na obu kartach.
    .title = Zdobycie i namiestnik
MK-VAR-MEGA-08 = Po zdobyciu jest to Miasto na dwóch obszarach, a Twój bohater jest w jednej z części. Przejście do drugiej kosztuje 2 punkty Ruchu; wychodzisz na obszar sąsiadujący z Twoją częścią; aby wyzwać Rozwścieczonego wroga, Twoja część musi z nim sąsiadować.
    .title = Ruch w Megapolis
MK-VAR-MEGA-09 = W negocjacjach masz możliwości obu Miast, w którejkolwiek części jesteś.
    .title = Negocjacje w Megapolis
MK-VAR-MEGA-10 = W punktacji Megapolis liczy się jako jedno Miasto.
    .title = Punkty za Megapolis
MK-VAR-MEGA-11 = Przy dwóch Megapolis dodaj losowe drugie Miasto do pierwszego odkrytego terenu miejskiego. Pozostałe dwa Miasta stają na drugim terenie miejskim, nawet jeśli ma on kolor Miasta już użytego.
    .title = Dwa Megapolis

## Wariant: Wściekłość

MK-VAR-FURY = Wariant: Wściekłość
MK-VAR-FURY-01 = Każdy bohater zaczyna na polu −2 toru reputacji, co daje −1 punkt Wpływu w negocjacjach.
    .title = Niższa reputacja na początku
MK-VAR-FURY-02 = Na koniec każdego dnia rzuć jedną kością many za każdy obszar, na którym pokonano Rozwścieczonego wroga i na którym teraz żaden nie stoi. Przy ciepłym wyniku (czerwony, zielony lub złoty) połóż tam nowego odkrytego wroga w kolorze obszaru: zielonego dla Orków, czerwonego dla Draconum.
    .title = Nowi wrogowie po dniu
MK-VAR-FURY-03 = Przy złotym wyniku dodaj na ten obszar jeszcze jednego brązowego wroga.
    .title = Złoto przynosi brązowego wroga
MK-VAR-FURY-04 = Na koniec każdej nocy zrób to samo z zimnymi wynikami: białym, niebieskim i czarnym. Przy czarnym dodaj jeszcze jednego brązowego wroga.
    .title = Nowi wrogowie po nocy
MK-VAR-FURY-05 = Jeśli na obszarze są dwa żetony, walczysz z oboma w jednej walce. Obszar jest zajęty przez Rozwścieczonych wrogów, dopóki zostaje na nim co najmniej jeden żeton. Każdy pokonany żeton daje +1 reputacji.
    .title = Dwóch wrogów na obszarze
MK-VAR-FURY-06 = Na obszarze, na którym stoi bohater, nie kładzie się żetonu.
    .title = Nie tam, gdzie bohater

## Wariant: Więcej wściekłości

MK-VAR-FURYPLUS = Wariant: Więcej wściekłości
MK-VAR-FURYPLUS-01 = Więcej wściekłości zastępuje MK-VAR-FURY-01 do MK-VAR-FURY-04; MK-VAR-FURY-05 i MK-VAR-FURY-06 zostają. Każdy bohater zaczyna na polu −4 toru reputacji, co daje −2 punkty Wpływu w negocjacjach.
    .title = Jeszcze niższa reputacja
MK-VAR-FURYPLUS-02 = Na koniec każdego dnia i każdej nocy na każdy obszar, na którym pokonano Rozwścieczonego wroga i na którym teraz żaden nie stoi, zawsze trafia nowy żeton. Kość decyduje tylko o dodatkowym brązowym wrogu: dowolny ciepły kolor na koniec dnia, dowolny zimny na koniec nocy.
    .title = Wrogowie zawsze wracają

## Gra przyjazna: czary

MK-VAR-FSPELL = Gra przyjazna: Brak czarów interakcyjnych
MK-VAR-FSPELL-01 = Usuńcie z gry cztery czary interakcyjne (numery 17–20, w wydaniu Ultimate 109–112).
    .title = Brak czarów interakcyjnych

## Gra przyjazna: umiejętności

MK-VAR-FSKILL = Gra przyjazna: Brak umiejętności interakcyjnych
MK-VAR-FSKILL-01 = Usuńcie z gry umiejętności interakcyjne, czyli te z ikoną interakcji.
    .title = Brak umiejętności interakcyjnych

## Gra przyjazna: bez walki między graczami

MK-VAR-FRIENDLY-PVP = Gra przyjazna: Brak walki między graczami
MK-VAR-FRIENDLY-PVP-01 = Walki między graczami nie ma. Jeśli kończysz ruch na obszarze innego bohatera, który nie jest Miastem ani portalem, nie masz akcji i wykonujesz przymusowe wycofanie.
    .title = Brak walki między graczami

## Gra przyjazna: mana

MK-VAR-FMANA = Gra przyjazna: Przyjazna mana
MK-VAR-FMANA-01 = Za dnia nie możesz użyć złotej kości jako koloru, którego nieużyta kość jest w źródle.
    .title = Złoto tylko za brakujące kolory
MK-VAR-FMANA-02 = Za dnia nie możesz przerzucić ani ustawić złotej kości, dopóki w źródle jest co najmniej jedna kość inna niż złota.
    .title = Złote kości zostają

## Wariant: Walka interakcyjna

MK-VAR-INTERACT = Wariant: Walka interakcyjna
MK-VAR-INTERACT-01 = Dotyczy każdej walki, która zaczyna się przeciw dokładnie jednemu wrogowi dowolnego rodzaju.
    .title = Kiedy obowiązuje
MK-VAR-INTERACT-02 = Nadzorujący gracz w tajemnicy ustawia kolor na wolnej kości many. Jest nim gracz, który miał turę przed Tobą, a w wydaniu Ultimate gracz po Twojej prawej, który wybierał bohatera przed Tobą.
    .title = Nadzorujący gracz
MK-VAR-INTERACT-03 = Biały: zbroja +1 w fazie ataku z dystansu i oblężniczego. Czerwony: +1 do ataku wroga, a jeśli ma ich kilka, do każdego. Niebieski: zbroja +1 w fazie ataku. W tych trzech przypadkach pokonany wróg jest wart o 1 punkt sławy więcej.
    .title = Biały, czerwony i niebieski
MK-VAR-INTERACT-04 = Czarny, zielony i złoty nie dają wrogowi premii, a Tobie dodatkowej sławy.
    .title = Czarny, zielony i złoty
MK-VAR-INTERACT-05 = Na początku fazy ataku z dystansu i oblężniczego nadzorujący pokazuje kość, jeśli jest biała, a jeśli nie, mówi „nie biały”. Na początku fazy blokowania pokazuje ją, jeśli jest czerwona, a jeśli nie, mówi „nie czerwony”. Na początku fazy ataku kość się pokazuje.
    .title = Pokazanie kości

## Modyfikowanie talii

MK-VAR-DECK = Modyfikowanie talii: Gdy brakuje kart
MK-VAR-DECK-01 = Jeśli zabraknie akcji zaawansowanych, najpierw przestań wykładać karty za Klasztory, a potem wyłóż pulę z tego, co zostało. Jeśli należy Ci się karta, a żadnej nie ma, nie dostajesz nic.
    .title = Brak akcji zaawansowanych

## Modyfikowanie talii: Ulepszanie akcji

MK-VAR-UPGRADE = Modyfikowanie talii: Ulepszanie akcji
MK-VAR-UPGRADE-01 = Na początku każdej nocy poza ostatnią, a w wydaniu Ultimate na końcu każdej nocy poza ostatnią (dwa razy w sześciu rundach), odkryj o jedną akcję zaawansowaną więcej, niż jest graczy. Dzieje się to w przygotowaniu rundy, przed tasowaniem talii i dobieraniem kart na rękę.
    .title = Kiedy są ulepszenia
MK-VAR-UPGRADE-02 = Policz swoją siłę: 2 za każdy artefakt lub czar, 1 za każdą akcję zaawansowaną, 1 za każde dwa kryształy (w wydaniu Ultimate za każdy), poziomy Twoich jednostek (ranna za połowę, zaokrągloną w dół, w wydaniu Ultimate w górę) i 3 za każdy poziom powyżej gracza o najniższym poziomie.
    .title = Twoja siła
MK-VAR-UPGRADE-03 = Zaczynając od najmniejszej siły (przy remisie mniejsza sława, potem późniejsza kolejność w poprzedniej rundzie) każdy gracz może wziąć do talii jedną odkrytą kartę. Jeśli to robisz, musisz wyrzucić jedną swoją kartę akcji, podstawową lub zaawansowaną, która ma ten sam kolor lub co najmniej jedną taką samą ikonę rodzaju.
    .title = Wzięcie ulepszenia
MK-VAR-UPGRADE-04 = Karty, których nikt nie wziął, trafiają na spód talii akcji zaawansowanych. Talie graczy tasuje się przed następną rundą.
    .title = Pozostałe karty

## Modyfikowanie talii: Wybieranie kart na początku

MK-VAR-DRAFT = Modyfikowanie talii: Wybieranie kart na początku
MK-VAR-DRAFT-01 = Po wyborze bohaterów, a przed mapą, źródłem i pulami, każdy gracz dostaje 4 akcje zaawansowane. Zatrzymaj jedną, a resztę podaj dalej zgodnie z ruchem wskazówek zegara; powtarzajcie to, aż każdy zatrzyma 3. Pozostałe karty wtasowuje się z powrotem.
    .title = Przebieg wybierania
MK-VAR-DRAFT-02 = Zatrzymane karty są tajne i leżą odłożone na bok. Na koniec każdego dnia, przygotowując następną rundę, wtasowujesz jedną z nich do swojej talii.
    .title = Dodawanie wybranych kart
MK-VAR-DRAFT-03 = W krótszych scenariuszach część zatrzymanych kart nigdy nie zostanie użyta.
    .title = Niewykorzystane wybrane karty

## Scenariusz: Pierwszy rekonesans

MK-SCN-FREC = Scenariusz: Pierwszy rekonesans
MK-SCN-FREC-01 = Dla 2–4 graczy, lekko konkurencyjny, lub dla jednego; 3 rundy (dzień, noc, dzień). Mapa klinowa bez ograniczeń (MK-MAP-11). Dla 2, 3 i 4 graczy: 8, 9 i 11 terenów wiejskich, zawsze 1 teren główny miejski i 2 tereny główne pozamiejskie.
    .title = Mapa i długość
MK-SCN-FREC-02 = Tereny wiejskie nie są losowe: użyj terenów 1, 2, 3 i tak dalej w rosnącej kolejności, z terenem 1 na wierzchu. Teren 1 leży na [0, 1], teren 2 na [1, 0].
    .title = Tereny po kolei
MK-SCN-FREC-03 = Miasto jest tylko do odkrycia (MK-CITY-04).
    .title = Miasto w scenariuszu
MK-SCN-FREC-04 = W wydaniu podstawowym akcji zaawansowanych 17–28 się nie używa. W wydaniu Ultimate używa się wszystkich.
    .title = Mniej akcji zaawansowanych
MK-SCN-FREC-05 = Jeśli w trakcie gry odkryjesz teren, zdobywasz 1 punkt sławy. Tereny odkryte podczas przygotowania go nie dają.
    .title = Sława za odkrywanie
MK-SCN-FREC-06 = Walki między graczami nie ma, chyba że się na nią umówicie.
    .title = Bez walki między graczami
MK-SCN-FREC-07 = Jednostek elitarnych się nie używa, nawet gdy pojawią się tereny główne.
    .title = Bez jednostek elitarnych
MK-SCN-FREC-08 = W pierwszej ofercie jednostek musi być jednostka, którą można zwerbować w wiosce; w przeciwnym razie tasuje się ją i rozdaje od nowa.
    .title = Jednostka dla wioski
    .edition = ultimate
MK-SCN-FREC-09 = Pulę czarów i pulę akcji zaawansowanych wykłada się każdą dopiero wtedy, gdy pierwszy raz odwołuje się do niej jakieś działanie. Wcześniej w przygotowaniu rundy się jej nie odświeża.
    .title = Pule wykładane w razie potrzeby
MK-SCN-FREC-10 = Gdy teren z Miastem zostaje odkryty, każdy ma ostatnią turę i gra się kończy (MK-END-03).
    .title = Koniec gry
MK-SCN-FREC-11 = Liczy się Twoja sława i osiągnięcia z tytułami. Przy remisie gracze dzielą się zwycięstwem.
    .title = Co się liczy
MK-SCN-FREC-12 = Gra jednoosobowa: 8 terenów wiejskich, 1 główny miejski i 2 główne pozamiejskie; 4 rundy (2 dni, 2 noce). Grasz z wirtualnym graczem, taktykami według MK-TAC-03, MK-SOLO-01 do MK-SOLO-05 i punktacją bez tytułów; dla wprawy możesz zagrać bez wirtualnego gracza. Odnosisz sukces, jeśli Miasto zostanie odkryte.
    .title = Gra jednoosobowa

## Scenariusz: Pełny podbój

MK-SCN-FCON = Scenariusz: Pełny podbój
MK-SCN-FCON-01 = Dla 2–4 graczy, konkurencyjny; 6 rund. Mapa klinowa dla 2 lub 3 graczy, otwarta, pełna dla 4. Dla 2, 3 i 4 graczy: 8, 9 i 11 terenów wiejskich; 2, 3 i 4 główne miejskie (tyle, ilu graczy); 1, 2 i 3 główne pozamiejskie (o jeden mniej niż graczy).
    .title = Mapa i długość
MK-SCN-FCON-02 = Każde Miasto ma poziom 4.
    .title = Poziomy Miast
MK-SCN-FCON-03 = Gdy wszystkie Miasta są zdobyte, każdy ma ostatnią turę i gra się kończy (MK-END-03).
    .title = Koniec gry
MK-SCN-FCON-04 = Liczy się Twoja sława, osiągnięcia i Miasta. Misja kończy się sukcesem, jeśli zdobyto wszystkie Miasta; w obu przypadkach wygrywa najwyższy wynik.
    .title = Co się liczy
MK-SCN-FCON-05 = Wariant: możecie ustalić wyższe poziomy Miast.
    .title = Wyższe poziomy Miast
MK-SCN-FCON-06 = Wariant zespołowy dla 4 graczy z regułami zespołowymi (MK-TEAM). Wybierzcie jedno: cztery Miasta jak wyżej; dwa tereny miejskie o poziomie 10 lub wyższym i kooperacyjne szturmy; dwa Megapolis (MK-VAR-MEGA-11). Pozostałe liczby terenów się nie zmieniają.
    .title = Wariant zespołowy

## Scenariusz: Błyskawiczny podbój

MK-SCN-BCON = Scenariusz: Błyskawiczny podbój
MK-SCN-BCON-01 = Dla 2–4 graczy, konkurencyjny; 4 rundy; każde Miasto ma poziom 3. Mapa klinowa dla 2 lub 3 graczy, otwarta, ograniczona do 4 kolumn dla 4. Dla 2, 3 i 4 graczy: 6, 7 i 9 terenów wiejskich; 2, 3 i 4 główne miejskie; 1, 2 i 3 główne pozamiejskie.
    .title = Mapa, długość i Miasta
MK-SCN-BCON-02 = Zaczynasz z 1 punktem sławy. Za każdym razem, gdy Twoja sława przekracza linię toru i wchodzi do następnego rzędu, dodaj 1 punkt sławy; powtarzaj to, dopóki ten dodatkowy punkt przekracza kolejną linię.
    .title = Dodatkowa sława
MK-SCN-BCON-03 = Zaczynasz na polu +2 toru reputacji, co daje +1 punkt Wpływu w negocjacjach.
    .title = Lepsza reputacja
MK-SCN-BCON-04 = W każdej rundzie w źródle jest o jedną kość więcej (gracze + 3), a w puli jednostek o jedną jednostkę więcej (gracze + 3).
    .title = Dodatkowa kość i jednostka
MK-SCN-BCON-05 = W wydaniu podstawowym jednostek elitarnych używa się jak zwykle. W wydaniu Ultimate się ich nie używa, a Białe Miasto ich nie oferuje. Można to zmienić opcją.
    .title = Jednostki elitarne
MK-SCN-BCON-06 = Koniec i punktacja jak w Pełnym podboju (MK-SCN-FCON-03, MK-SCN-FCON-04). Poziomy Miast możecie zmienić.
    .title = Koniec i punktacja

## Scenariusz: Podbój jednoosobowy

MK-SCN-SOLO = Scenariusz: Podbój jednoosobowy
MK-SCN-SOLO-01 = Dla 1 gracza; 6 rund. Mapa klinowa; 7 terenów wiejskich, 2 główne miejskie, 2 główne pozamiejskie.
    .title = Mapa i długość
MK-SCN-SOLO-02 = Pierwsze odkryte Miasto ma poziom 5, drugie poziom 8.
    .title = Poziomy Miast
MK-SCN-SOLO-03 = Grasz z wirtualnym graczem, według MK-SOLO-01 do MK-SOLO-05 i z taktykami według MK-TAC-03.
    .title = Wirtualny gracz i taktyki
MK-SCN-SOLO-04 = Jak dla jednego gracza w źródle są 3 kości, a w puli jednostek 3 jednostki.
    .title = Kości i jednostki
MK-SCN-SOLO-05 = Gdy wszystkie Miasta są zdobyte, masz jedną ostatnią turę, wirtualny gracz żadnej, i gra się kończy. Kończy się też z ostatnią rundą.
    .title = Koniec gry
MK-SCN-SOLO-06 = Wygrywasz, jeśli oba Miasta są zdobyte; w przeciwnym razie przegrywasz.
    .title = Zwycięstwo czy porażka
MK-SCN-SOLO-07 = Liczy się Twoja sława, osiągnięcia bez tytułów oraz MK-SCORE-15, MK-SCORE-17, MK-SCORE-18, MK-SCORE-19 i MK-SCORE-20.
    .title = Co się liczy
MK-SCN-SOLO-08 = Warianty: inne poziomy Miast; ostatnie Miasto jako Megapolis; inne scenariusze samotnie (MK-SOLO-06).
    .title = Możliwe warianty

## Scenariusz: Pełna kooperacja

MK-SCN-FCOO = Scenariusz: Pełna kooperacja
MK-SCN-FCOO-01 = Dla 2–3 graczy, kooperacyjny; 6 rund; mapa otwarta, pełna. Dla 2 graczy: 8 terenów wiejskich, 3 główne miejskie i 2 główne pozamiejskie, poziomy Miast w kolejności odkrywania 5, 5, 8. Dla 3 graczy: 10, 4 i 3 tereny, poziomy Miast 5, 5, 5, 11.
    .title = Mapa, długość i Miasta
MK-SCN-FCOO-02 = Obowiązują reguły kooperacyjne (MK-COOP-01 do MK-COOP-05).
    .title = Reguły kooperacyjne
MK-SCN-FCOO-03 = Gdy wszystkie Miasta są zdobyte, każdy prawdziwy gracz ma jedną ostatnią turę i gra się kończy. Kończy się też z ostatnią rundą.
    .title = Koniec gry
MK-SCN-FCOO-04 = Liczy się najmniejsza sława (MK-SCORE-22), osiągnięcia w kooperacji (MK-SCORE-23) oraz cel i czas (MK-SCORE-15 do MK-SCORE-20).
    .title = Co się liczy
MK-SCN-FCOO-05 = Warianty: inne poziomy Miast; przy 2 graczach ostatnie Miasto jako Megapolis; punktacja według najniższych osiągnięć (MK-SCORE-24).
    .title = Możliwe warianty

## Scenariusz: Błyskawiczna kooperacja

MK-SCN-BCOO = Scenariusz: Błyskawiczna kooperacja
MK-SCN-BCOO-01 = Wszystko jest jak w Pełnej kooperacji z wyjątkiem tego, co poniżej. Dla 2–3 graczy, kooperacyjny; 4 rundy; mapa otwarta, pełna. Dla 2 graczy: 7 terenów wiejskich, 2 główne miejskie i 1 główny pozamiejski, poziomy Miast w kolejności odkrywania 5, 8. Dla 3 graczy: 8, 3 i 2 tereny, poziomy Miast 5, 8, 11.
    .title = Mapa, długość i Miasta
MK-SCN-BCOO-02 = Obowiązują ułatwienia z Błyskawicznego podboju: MK-SCN-BCON-02, MK-SCN-BCON-03 i MK-SCN-BCON-04.
    .title = Błyskawiczne ułatwienia
MK-SCN-BCOO-03 = Jednostek elitarnych używa się jak w Błyskawicznym podboju (MK-SCN-BCON-05).
    .title = Jednostki elitarne

## Scenariusz: Wyzwolenie kopalni

MK-SCN-MINE = Scenariusz: Wyzwolenie kopalni
MK-SCN-MINE-01 = Dla 2–4 graczy, konkurencyjny; 4 rundy. Mapa klinowa dla 2 lub 3 graczy, otwarta, ograniczona do 4 kolumn dla 4. Dla 2, 3 i 4 graczy: 8, 9 i 11 terenów wiejskich. Wszystkie tereny wiejskie z Kopalniami (2, 3, 5, 6) są w grze; losowo pomija się tylko tereny bez Kopalni.
    .title = Mapa i długość
MK-SCN-MINE-02 = Dla 2, 3 i 4 graczy: 1, 2 i 3 tereny główne pozamiejskie, wybrane spośród 2, 3 i 4; teren 1 nie ma Kopalni i nigdy się go nie używa. Terenem miejskim jest zawsze 8 (czerwone), a Miasto jest przyjazne (MK-CITY-02).
    .title = Tereny główne i Miasto
MK-SCN-MINE-03 = Przy 2, 3 i 4 graczach jest 6, 7 i 8 Kopalni: 4 na terenach wiejskich, pozostałe na głównych.
    .title = Liczba Kopalni
MK-SCN-MINE-04 = Gdy zostaje odkryta Kopalnia, połóż na niej jednego odkrytego wroga, zielonego na terenie wiejskim, czerwonego na głównym, i jednego zakrytego brązowego wroga. Nie są to Rozwścieczeni wrogowie: nie blokują ruchu i nie reagują na niego.
    .title = Wrogowie w Kopalni
MK-SCN-MINE-05 = Na obszarze Kopalni możesz w ramach akcji wejść do niej i walczyć ze wszystkimi pozostałymi tam żetonami naraz. Obowiązują reguły nocy jak w Lochach, ale możesz używać jednostek. Wrogowie nie są ufortyfikowani.
    .title = Wejście do Kopalni
MK-SCN-MINE-06 = Niepokonane żetony zostają, brązowy już odkryty, i każdy może z nimi później walczyć. Niepowodzenie nie zmusza do wycofania.
    .title = Niepokonani wrogowie zostają
MK-SCN-MINE-07 = Kto pokona ostatni żeton, wyzwala Kopalnię: kładzie na niej swoją tarczę i zyskuje reputację, +1 na terenie wiejskim, +2 na głównym. Sława za każdy żeton należy się temu, kto go pokonał. Innych zmian reputacji nie ma.
    .title = Wyzwolenie Kopalni
MK-SCN-MINE-08 = Niewyzwolona Kopalnia nie daje kryształów. Wyzwolona działa normalnie dla każdego, kto kończy w niej turę; wyzwoliciel dostaje jej kryształ już w turze wyzwolenia.
    .title = Kryształy z Kopalni
MK-SCN-MINE-09 = Na początku każdej rundy dostajesz po jednym krysztale odpowiedniego koloru za każdą wyzwoloną przez siebie Kopalnię, gdziekolwiek jesteś na mapie, do limitu 3 kryształów każdego koloru.
    .title = Kryształy w każdej rundzie
MK-SCN-MINE-10 = Jeśli zabraknie brązowych żetonów, połóż znacznik zastępczy zamiast ukrytego brązowego wroga. Prawdziwego dobierz, gdy trzeba go odkryć.
    .title = Brak brązowych żetonów
MK-SCN-MINE-11 = Gdy wszystkie tereny scenariusza są odkryte i wszystkie Kopalnie wyzwolone, misja kończy się sukcesem, każdy ma ostatnią turę i gra się kończy (MK-END-03).
    .title = Koniec gry
MK-SCN-MINE-12 = Liczy się Twoja sława, osiągnięcia, 4 punkty za każdą Twoją Kopalnię na terenie wiejskim i 7 za każdą na głównym.
    .title = Co się liczy
MK-SCN-MINE-13 = Najwyższa suma za Kopalnie daje 5 dodatkowych punktów sławy i tytuł Największego wyzwoliciela; przy remisie każdy dostaje 2.
    .title = Największy wyzwoliciel

## Scenariusz: Noce druidów

MK-SCN-DRUI = Scenariusz: Noce druidów
MK-SCN-DRUI-01 = Dla 2–4 graczy, lekko konkurencyjny lub konkurencyjny; 4 rundy. Mapa klinowa dla 2 lub 3 graczy, otwarta, ograniczona do 4 kolumn dla 4. Dla 2, 3 i 4 graczy: 8, 9 i 11 terenów wiejskich oraz 1, 2 i 3 główne pozamiejskie. Wszystkie tereny wiejskie z polanami (1, 2, 5, 7, 8) są w grze; pomijaj tylko inne. Terenem miejskim jest 5 (zielone), a Miasto jest przyjazne (MK-CITY-02).
    .title = Mapa i długość
MK-SCN-DRUI-02 = Jeśli kończysz ruch na Magicznej polanie, możesz ją aktywować: połóż na niej swoją tarczę. Na jednej polanie mogą leżeć tarcze kilku graczy, każdego najwyżej jedna. Pozostanie na miejscu w zwykłej turze liczy się jako zakończenie ruchu; odpoczynek nie.
    .title = Aktywacja polany
MK-SCN-DRUI-03 = Raz podczas pierwszej nocy możesz w ramach akcji swojej tury wypowiedzieć zaklęcie. Musisz mieć co najmniej jedną swoją tarczę na polanie i nie możesz stać na obszarze zamieszkanym (Wioska, Klasztor, Baszta mająca właściciela, zdobyta Wieża maga, Miasto).
    .title = Zaklęcie druidów
MK-SCN-DRUI-04 = Zaklęcie przywołuje po jednym brązowym wrogu za każdą polanę z Twoją tarczą. Walczysz ze wszystkimi w jednej walce; nie są ufortyfikowani i możesz używać jednostek.
    .title = Przywołani wrogowie
MK-SCN-DRUI-05 = Sława za każdego pokonanego przywołanego wroga jest podwójna.
    .title = Podwójna sława
MK-SCN-DRUI-06 = Niepokonani przywołani wrogowie znikają po walce. Twoje rany zostają.
    .title = Niepokonani wrogowie znikają
MK-SCN-DRUI-07 = Na koniec tej tury dostajesz po jednym losowym krysztale za każdego przywołanego wroga, pokonanego czy nie. Za każdy rzuć kością many: złoto to kolor do wyboru, czerń to 1 punkt sławy zamiast kryształu (MK-REWARD-02).
    .title = Kryształy za zaklęcie
MK-SCN-DRUI-08 = Na koniec pierwszej nocy usuwa się z polan wszystkie tarcze.
    .title = Oczyszczenie polan
MK-SCN-DRUI-09 = Drugiej nocy możesz znów raz wypowiedzieć zaklęcie, teraz z czerwonymi wrogami. Sława znów jest podwójna, a za każdego przywołanego wroga dostajesz dwa losowe kryształy, w wydaniu Ultimate za każdego pokonanego. Można to zmienić opcją.
    .title = Druga noc
MK-SCN-DRUI-10 = Gdy każdy gracz wypowiedział zaklęcie drugiej nocy, każdy ma jeszcze jedną turę i gra się kończy. W przeciwnym razie kończy się z drugą nocą.
    .title = Koniec gry
MK-SCN-DRUI-11 = Liczy się Twoja sława i osiągnięcia.
    .title = Co się liczy
MK-SCN-DRUI-12 = Wariant konkurencyjny: na polanie może leżeć najwyżej 1 tarcza przy 2 graczach, najwyżej 2 przy 3 lub 4. Jeśli aktywujesz pełną polanę, Twoja tarcza zastępuje wybraną przez Ciebie tarczę innego gracza.
    .title = Wariant konkurencyjny
MK-SCN-DRUI-13 = Wariant epicki dla małej liczby graczy: 6 rund, wszystkie 11 terenów wiejskich i wszystkie 4 główne pozamiejskie. Tarcze usuwa się także po drugiej nocy. Trzeciej nocy każda Twoja tarcza przywołuje jednego brązowego i jednego czerwonego wroga, a za każdą parę dostajesz trzy losowe kryształy. Warunek końca przenosi się na trzecią noc.
    .title = Wariant epicki

## Scenariusz: Władcy podziemi

MK-SCN-DUNG = Scenariusz: Władcy podziemi
MK-SCN-DUNG-01 = Dla 2–4 graczy, konkurencyjny; 5 rund. Mapa klinowa dla 2 lub 3 graczy, otwarta, ograniczona do 4 kolumn dla 4. Dla 2, 3 i 4 graczy: 8, 9 i 11 terenów wiejskich oraz 1, 2 i 3 główne pozamiejskie. Tereny z Lochami 7 i 9 są w grze, pomijaj tylko inne; teren główny 1 (pustynia, Klasztor i Grobowiec) jest zawsze w grze. Terenem miejskim jest 6 (niebieskie), a Miasto jest przyjazne (MK-CITY-02).
    .title = Mapa i długość
MK-SCN-DUNG-02 = Jeśli odkryjesz teren z Wioską, wybierz obszar obok tej Wioski: odkryty, dostępny według zwykłych zasad, nie bagno, bez miejsca i bez żetonu. Może leżeć na sąsiednim terenie. Staje się on sekretnym zejściem do Lochów; połóż na nim zakrytego brązowego wroga. Jeśli takiego obszaru nie ma, sekretnego zejścia też nie ma.
    .title = Sekretne zejścia do Lochów
MK-SCN-DUNG-03 = Jeśli odkryjesz teren z Klasztorem, wybierz w ten sam sposób obszar obok niego. Staje się on sekretnym Grobowcem z zakrytym czerwonym wrogiem.
    .title = Sekretne Grobowce
MK-SCN-DUNG-04 = Dla terenów odkrytych podczas przygotowania obszar wybiera los.
    .title = Sekretne miejsca na początku
MK-SCN-DUNG-05 = Sekretne zejście działa jak Lochy, sekretny Grobowiec jak Grobowiec: wejście jest Twoją akcją, wrogiem jest leżący tam żeton, nagrody są zwykłe, a zdobycie zaznaczasz swoją tarczą.
    .title = Jak działają sekretne miejsca
MK-SCN-DUNG-06 = Jeśli w sekretnym miejscu Ci się nie powiedzie, odrzuć jego żeton i połóż tam nowy zakryty w tym samym kolorze.
    .title = Po nieudanej próbie
MK-SCN-DUNG-07 = Do zdobytych Lochów i Grobowców nie można ponownie wejść po sławę.
    .title = Bez drugiej wizyty
MK-SCN-DUNG-08 = Wszystkie zdobyte Lochy i Grobowce, zwykłe i sekretne, przez kogokolwiek zdobyte, są połączone. Podczas ruchu możesz przejść z tego, na którym stoisz, do dowolnego innego.
    .title = Podróż podziemiami
MK-SCN-DUNG-09 = Podróż podziemiami kosztuje 2 punkty Ruchu i po 1 za każdy obszar najkrótszej drogi przez odkryte obszary, licząc cel, ale nie licząc początku.
    .title = Koszt podróży
MK-SCN-DUNG-10 = Droga nie może prowadzić przez jeziora, bagna ani morze; góry i wszystko inne jest dozwolone. Bez drogi nie możesz podróżować.
    .title = Którędy może iść droga
MK-SCN-DUNG-11 = Podróż podziemiami nie prowokuje Rozwścieczonych wrogów i pomija wszystko, co stoi po drodze. Potem możesz dalej poruszać się zwyczajnie.
    .title = Podróż jest bezpieczna
MK-SCN-DUNG-12 = Gdy wszystkie tereny scenariusza są odkryte, a wszystkie Lochy i Grobowce, także sekretne, zdobyte, misja kończy się sukcesem, każdy ma ostatnią turę i gra się kończy (MK-END-03).
    .title = Koniec gry
MK-SCN-DUNG-13 = Rundy to kolejno dzień, noc, dzień, noc, dzień.
    .title = Kolejność rund
MK-SCN-DUNG-14 = Liczy się Twoja sława i osiągnięcia ze zmianami z MK-SCN-DUNG-15 i MK-SCN-DUNG-16.
    .title = Co się liczy
MK-SCN-DUNG-15 = W kategorii poszukiwacza przygód każda Twoja tarcza w Lochach lub Grobowcu, zwykłym czy sekretnym, daje 4 punkty; inne miejsca przygód dają 2.
    .title = Lochy i Grobowce liczą się podwójnie
MK-SCN-DUNG-16 = Tytułem tej kategorii jest Największy eksplorator podziemi. Daje 5 punktów sławy, a przy remisie każdemu 2, zamiast 3 i 1; rozstrzyga cały wynik kategorii.
    .title = Największy eksplorator podziemi

## Scenariusz: Podbij i utrzymaj

MK-SCN-HOLD = Scenariusz: Podbij i utrzymaj
MK-SCN-HOLD-01 = Dla 2 graczy lub 4 w dwóch zespołach, bardzo konkurencyjny; 6 rund przy 2 graczach, 4 rundy przy 4. Mapa ustalona (MK-MAP-14) z terenami wiejskimi 3, 4, 9, 10 i 11, wszystkimi z Basztami lub Wieżami maga, terenami głównymi 2, 3 i 4 oraz terenem miejskim 7 (białe).
    .title = Mapa i długość
MK-SCN-HOLD-02 = Potasuj pięć terenów wiejskich: trzy odkrywa się podczas przygotowania, dwa leżą zakryte. Cztery tereny główne potasuj i połóż zakryte na ich pozycjach. Zakryty teren odkrywasz jak zwykle, stojąc obok i za 2 punkty Ruchu; MK-MAP-16 i MK-MAP-17 nie obowiązują.
    .title = Zakryte tereny
MK-SCN-HOLD-03 = Miasto jest zamknięte (MK-CITY-03).
    .title = Miasto w scenariuszu
MK-SCN-HOLD-04 = Usuń z talii jednostek elitarnych jednostki poziomu IV.
    .title = Bez jednostek poziomu IV
MK-SCN-HOLD-05 = W pierwszej połowie gry w puli jednostek są tylko zwykłe. Od rundy 3 przy 4 graczach lub od rundy 4 przy 2 graczach są w niej na przemian elitarne i zwykłe, niezależnie od tego, czy odkryto tereny główne.
    .title = Pula jednostek
MK-SCN-HOLD-06 = Jednostki werbowane w Klasztorach możesz werbować także w Wieżach maga, a jednostki z Wiosek także w Basztach.
    .title = Gdzie werbujesz
MK-SCN-HOLD-07 = Za szturm na miejsca ufortyfikowane nie tracisz reputacji.
    .title = Bez utraty reputacji
MK-SCN-HOLD-08 = Zdobycie Wieży maga nie daje Ci czaru. Czary możesz tam później kupować.
    .title = Wieża maga bez czaru
MK-SCN-HOLD-09 = Zdobyta Wieża maga jest Twoja tak jak Baszta i inni mogą ją odbić. Obowiązują dla niej wszystkie zasady o Basztach innych graczy: wejście, obecność właściciela, bezpieczny obszar, zamiana tarczy. Negocjować może w niej tylko właściciel i jego partner (MK-SCN-HOLD-14).
    .title = Posiadanie Wieży maga
MK-SCN-HOLD-10 = Jeśli szturmujesz Basztę lub Wieżę maga innego gracza, którego tam nie ma, dobierz losowych ufortyfikowanych obrońców, szarych dla Baszty, fioletowych dla Wieży: 1 w dzień 1 i noc 1, 2 w dzień 2 i noc 2, 3 w dzień 3 i noc 3.
    .title = Obrońcy cudzego miejsca
MK-SCN-HOLD-11 = Sławę za tych obrońców zsumuj i podziel na pół, zaokrąglając w górę.
    .title = Połowa sławy
MK-SCN-HOLD-12 = Jeśli zaczynasz turę w swojej Wieży maga lub obok niej, dostajesz złotą manę za dnia albo czarną manę nocą, po jednej za każdą Wieżę maga, którą kontrolujesz.
    .title = Mana z Wież maga
MK-SCN-HOLD-13 = Blisko zarazem swojej Baszty i swojej Wieży maga masz obie korzyści.
    .title = Obie korzyści
MK-SCN-HOLD-14 = Przy 4 graczach obowiązują reguły zespołowe (MK-TEAM). MK-TEAM-09 i MK-TEAM-10 dotyczą także Wież maga: w Wieży partnera i obok niej dostajesz manę za własne Wieże.
    .title = Dwa zespoły
MK-SCN-HOLD-15 = Gra kończy się z ostatnią rundą albo gdy jedna ze stron się podda.
    .title = Koniec gry
MK-SCN-HOLD-16 = Każda Twoja Baszta jest warta 3 punkty, każda Wieża maga 2; zespół sumuje punkty obu partnerów. Jest 5 Baszt i 5 Wież, razem 25 punktów. Wygrywa najwięcej punktów, przy remisie nie ma zwycięzcy, a sława, osiągnięcia i tytuły się nie liczą.
    .title = Co się liczy
MK-SCN-HOLD-17 = Warianty: wszystkie tereny odkryte od początku; albo 3 graczy bez zespołów, 4 rundy, jednostki elitarne od rundy 3.
    .title = Możliwe warianty

## Scenariusz: Jeden powraca

MK-SCN-PORT = Scenariusz: Jeden powraca
MK-SCN-PORT-01 = Dla 2–4 graczy, bardzo konkurencyjny; 4 rundy; Miasta mają poziom 3. Mapa klinowa lub inna uzgodniona. Dla 2, 3 i 4 graczy: 7, 8 i 10 terenów wiejskich; 1, 2 i 3 główne miejskie; 1, 2 i 3 główne pozamiejskie.
    .title = Mapa, długość i Miasta
MK-SCN-PORT-02 = Na koniec dnia 1 portal się zamyka. Każdy bohater na nim odpada z gry, także ten, którego figurkę odłożono, bo zakończył tam turę, albo który ani razu się nie ruszył.
    .title = Portal się zamyka
MK-SCN-PORT-03 = Od tej chwili obszar portalu to pusty obszar równin: może na nim stać tylko jeden bohater, a walka i przymusowe wycofanie działają jak wszędzie.
    .title = Zamknięty portal
MK-SCN-PORT-04 = W wydaniu podstawowym werbuje się według zwykłych zasad. W wydaniu Ultimate obowiązuje też rozszerzenie z MK-SCN-HOLD-06. Można to zmienić opcją.
    .title = Werbowanie jak zwykle
MK-SCN-PORT-05 = Nie ma innego warunku końca niż limit rund: gra kończy się, gdy minie noc 2.
    .title = Koniec gry
MK-SCN-PORT-06 = Wygrywa bohater, który w tej chwili stoi na obszarze portalu. Jeśli nikt tam nie stoi, nie ma zwycięzcy. Punktów się nie liczy.
    .title = Kto wygrywa
MK-SCN-PORT-07 = Po ogłoszeniu końca rundy nie ma walki między graczami. Jeśli więc w chwili ogłoszenia końca nocy 2 na portalu stoi bohater, natychmiast wygrywa.
    .title = Portal zajęty przy ogłoszeniu
MK-SCN-PORT-08 = Jeśli odpadną wszyscy bohaterowie poza jednym, gra i tak toczy się do końca.
    .title = Ostatni bohater
MK-SCN-PORT-09 = Wariant epicki: 6 rund i po jednym terenie każdego rodzaju więcej, czyli dla 2, 3 i 4 graczy 8, 9 i 11 terenów wiejskich, 2, 3 i 4 główne miejskie, 2, 3 i 4 główne pozamiejskie. Miasta mają poziom 4. Rozstrzyga koniec nocy 3.
    .title = Wariant epicki
MK-SCN-PORT-10 = Wariant zespołowy dla 4 graczy z regułami zespołowymi (MK-TEAM). Każdy zespół w tajemnicy czyni jednego członka wybrańcem, losowo lub z wyboru. Na koniec ujawnia się obu: zespół wygrywa, jeśli na portalu stoi jego wybraniec; jeśli stoi tam inny bohater albo nikt, nikt nie wygrywa. MK-SCN-PORT-07 nadal przerywa grę, ale o wyniku decydują wybrańcy.
    .title = Wariant zespołowy

## Rozstrzygnięcia

GD = Rozstrzygnięcia tam, gdzie źródło ma lukę
GD-01 = Źródło nie podaje współrzędnych mapy. Używamy jednej regularnej siatki pozycji (MK-MAP-03).
    .title = Współrzędne mapy
GD-02 = W źródle brakuje obrazka mapy scenariusza Podbij i utrzymaj. Używamy układu z MK-MAP-14, który zgadza się ze wszystkimi liczbami w tekście; która z pozycji terenów głównych ma Miasto, rozstrzyga los.
    .title = Mapa Podbij i utrzymaj
GD-03 = Nie było jasne, czy zakaz wybrzeża dotyczy też terenów głównych kładzionych po wyczerpaniu stosu. Dotyczy (MK-MAP-18).
    .title = Wybrzeże a pozostałe tereny
GD-04 = W większym pudełku są dalsze tereny, których miejsc tekst nie opisuje. To opcja wydania Ultimate, pomijana w Pierwszym rekonesansie, Wyzwoleniu kopalni i Podbij i utrzymaj; głęboka kopalnia nie jest tam kopalnią (MK-MAP-21).
    .title = Dodatkowe tereny
GD-05 = Dla gier kooperacyjnych i jednoosobowych źródło nie mówi, że koniec rundy w ostatnich turach kończy grę. Stosujemy MK-END-05 we wszystkich scenariuszach.
    .title = Koniec rundy w ostatnich turach
GD-06 = O remisie o zwycięstwo mówi tylko Pierwszy rekonesans. Zwycięstwo dzieli się wszędzie, gdzie liczy się sława; scenariusz Podbij i utrzymaj sam mówi, że remis nie ma zwycięzcy (MK-END-09).
    .title = Remis o zwycięstwo
GD-07 = Nie było jasne, co robić, gdy nie zgadzacie się co do usuwanej taktyki. Decyduje pierwszy z prawdziwych graczy w kolejności rundy (MK-TAC-04).
    .title = Spór o taktykę
GD-08 = Z wariantem Nadciąga ciemność albo przy czterech współpracujących graczach zestaw taktyk może być za mały. Usunięte karty tego zestawu wracają (MK-TAC-05).
    .title = Za mało taktyk
GD-09 = Nie było jasne, czy w punktacji liczą się artefakty przypisane jednostkom. Liczą się jako Twoje karty (MK-SCORE-02).
    .title = Przypisane artefakty
GD-10 = Że za zero nie ma tytułu, źródło mówi tylko o dwóch kategoriach. Stosujemy to do wszystkich kategorii, do Miast i do Kopalni (MK-SCORE-11, MK-SCORE-14, MK-SCN-MINE-13).
    .title = Za zero nie ma tytułu
GD-11 = O przyjaznych Miastach źródło mówi niewiele. Obrońcy, tarcze, negocjacje, limit kart w ręce i punktacja są takie, jak mówi MK-CITY-02.
    .title = Szczegóły przyjaznych Miast
GD-12 = Nie było jasne, czy wirtualny gracz działa jeszcze po ogłoszeniu końca rundy przez prawdziwego gracza. Rozgrywa jedną zwykłą turę (MK-DUMMY-13).
    .title = Wirtualny gracz po ogłoszeniu
GD-13 = Źródło nie podaje początkowych kryształów dla zastępczej talii wirtualnego gracza. Są to trzy kryształy w losowych kolorach podstawowych (MK-DUMMY-14).
    .title = Kryształy talii zastępczej
GD-14 = Źródło nie podaje liczb terenów dla innych scenariuszy granych samotnie. Używamy liczb dla 2 graczy (MK-SOLO-06).
    .title = Tereny w grze jednoosobowej
GD-15 = Źródło nie mówi, które warianty się wykluczają. Używamy listy z MK-VAR-GEN-02.
    .title = Warianty, które się wykluczają
GD-16 = Obrócone tereny mogą na stole nierówno do siebie pasować. Tutaj pozycje są stałe, a obraca się tylko zawartość terenów (MK-VAR-ROT-02).
    .title = Obrócone tereny
GD-17 = Tekst dopuszcza Megapolis do poziomu 24, ale Miasto ma najwyżej poziom 11. Przyjmujemy poziomy od 2 do 22 (MK-VAR-MEGA-02).
    .title = Najwyższe Megapolis
GD-18 = W tekście podstawowego wydania brakuje dwóch akapitów Wściekłości. Bierzemy je z późniejszego wydania (MK-VAR-FURY-03, MK-VAR-FURY-04).
    .title = Brakujące akapity Wściekłości
GD-19 = Nie było jasne, co robić, gdy nowy Rozwścieczony wróg miałby trafić na obszar bohatera. Nie kładzie się go (MK-VAR-FURY-06).
    .title = Nowy wróg na obszarze bohatera
GD-20 = W walce interakcyjnej nie było jasne, co czerwony robi z wrogiem o kilku atakach. Każdy atak dostaje +1 (MK-VAR-INTERACT-03).
    .title = Czerwona kość i kilka ataków
GD-21 = Pierwszy rekonesans chce, aby pule czarów i akcji były ukryte, dopóki nie są potrzebne, ale nie mówi jak. Każdą wykłada się, gdy pierwszy raz odwołuje się do niej jakieś działanie (MK-SCN-FREC-09).
    .title = Ukryte pule
GD-22 = Źródło nie mówi, czym jest sukces w Pierwszym rekonesansie granym samotnie. Odnosisz sukces, jeśli Miasto zostanie odkryte (MK-SCN-FREC-12).
    .title = Sukces w rekonesansie jednoosobowym
GD-23 = Nie było jasne, czy dodatkowy punkt w grach błyskawicznych może przekroczyć kolejną linię i dać następny. Może (MK-SCN-BCON-02).
    .title = Łańcuch dodatkowych punktów
GD-24 = Wydanie Ultimate pomija jednostki elitarne w obu scenariuszach błyskawicznych, podstawowe nie. Każde wydanie trzyma się swojego tekstu, chyba że przy zakładaniu gry ustalicie inaczej (MK-SCN-BCON-05, MK-SCN-BCOO-03).
    .title = Elitarne w grach błyskawicznych
GD-25 = O remisie o tytuł Największego wyzwoliciela źródło nie mówi. Każdy z remisujących dostaje 2 punkty sławy (MK-SCN-MINE-13).
    .title = Remis o Największego wyzwoliciela
GD-26 = Nie było jasne, czy pozostanie na polanie liczy się jako zakończenie na niej ruchu. W zwykłej turze się liczy (MK-SCN-DRUI-02).
    .title = Pozostanie na polanie
GD-27 = Nie było jasne, czy wolno wypowiedzieć zaklęcie bez tarczy na polanie. Nie wolno; gracz bez tarczy po prostu nie wypowiada zaklęcia, więc do wcześniejszego końca nie dochodzi i gra trwa do końca nocy (MK-SCN-DRUI-03).
    .title = Zaklęcie bez tarcz
GD-28 = Wydania różnią się co do kryształów drugiej nocy: za wrogów przywołanych czy pokonanych. Każde wydanie trzyma się swojego tekstu, chyba że przy zakładaniu gry ustalicie inaczej (MK-SCN-DRUI-09).
    .title = Kryształy drugiej nocy
GD-29 = Nie było jasne, kto wybiera sekretne miejsca na terenach odkrytych podczas przygotowania. Wybiera los (MK-SCN-DUNG-04).
    .title = Sekretne miejsca na początku
GD-30 = Nie było jasne, czy podróż podziemiami prowokuje wrogów. Nie prowokuje (MK-SCN-DUNG-11).
    .title = Podróż podziemiami a wrogowie
GD-31 = Źródło nie mówi, jak zespół liczy punkty w scenariuszu Podbij i utrzymaj. Sumuje się punkty obu partnerów (MK-SCN-HOLD-16).
    .title = Punkty zespołu
GD-32 = Wydanie Ultimate rozszerza werbowanie w scenariuszu Jeden powraca, podstawowe nie. Każde wydanie trzyma się swojego tekstu, chyba że przy zakładaniu gry ustalicie inaczej (MK-SCN-PORT-04).
    .title = Werbowanie w Jeden powraca
GD-33 = Nie było jasne, czy Jeden powraca kończy się wcześniej, gdy zostaje jeden bohater. Nie kończy się (MK-SCN-PORT-08).
    .title = Bez wcześniejszego końca przy portalu
GD-34 = Tekst scenariusza Podbij i utrzymaj mówi o terenach z lasami i Wieżami maga. Czytamy: z Basztami i Wieżami maga, bo tylko to daje 25 punktów (MK-SCN-HOLD-01).
    .title = Tereny Podbij i utrzymaj
GD-36 = Wydania różnią się w licytacji bohaterów, w tym, kto nadzoruje walkę interakcyjną, i w ulepszaniu akcji. Każde wydanie trzyma się swojego tekstu (MK-VAR-AUCTION-04, MK-VAR-AUCTION-05, MK-VAR-INTERACT-02, MK-VAR-UPGRADE-01, MK-VAR-UPGRADE-02).
    .title = Różnice w wariantach
GD-37 = Jako wzór dla losowych kryształów w Nocach druidów źródło podaje Legowisko potwora. Używamy zwykłego rzutu na losowy kryształ (MK-SCN-DRUI-07, MK-REWARD-02).
    .title = Losowe kryształy druidów
GD-38 = O czarach i umiejętnościach interakcyjnych w Pierwszym rekonesansie granym samotnie źródło nie mówi. Usuwa się je jak w Podboju jednoosobowym, bo nie miałyby celu (MK-SCN-FREC-12).
    .title = Karty interakcyjne w rekonesansie jednoosobowym
GD-39 = Ruch wskazówek zegara wymaga kolejności przy stole. Siedzicie w kolejności wyboru bohaterów; zgodnie z ruchem wskazówek zegara siedzi ten, kto wybierał następny, a po ostatnim pierwszy (MK-VAR-DRAFT-01).
    .title = Kolejność przy stole
GD-40 = Nie było jasne, jak poddaje się zespół w scenariuszu Podbij i utrzymaj. Obaj partnerzy muszą się zgodzić; w grze dwuosobowej wystarczy jeden gracz (MK-SCN-HOLD-15).
    .title = Poddanie się zespołu
GD-41 = To, co wolno robić poza swoją turą, proponujemy tuż przed nią, także przed turą pomijaną, oraz gdy ktoś cię atakuje albo bierzesz udział w szturmie, ale nie w środku cudzych tur (MK-TURN-01).
    .title = Działania poza turą
GD-42 = Many z Inwokacji można użyć do wszystkiego, co w tej chwili kosztuje manę: karty, jednostki, umiejętności, kupowanego czaru lub jednostki, ołtarza. Do tego czasu nie można zrobić nic innego, a gdy nie ma jej na co użyć, umiejętności nie można użyć (MK-EFFECT-08).
    .title = Mana z Inwokacji
GD-43 = Pełny i Błyskawiczny podbój oraz scenariusze kooperacyjne rozgrywane samotnie punktujemy jak Podbój jednoosobowy: cel i czas zamiast punktów za miasta (MK-SOLO-06).
    .title = Punktacja innych scenariuszy solo
GD-44 = Jeśli karta najpierw osłabia wroga, a potem atakuje, i nie wskazano celu, celem staje się osłabiony wróg; możesz to zmienić przed ciosem (MK-COMBAT-13).
    .title = Osłabienie i atak jedną kartą
GD-45 = Jeśli wyleczysz wszystkie rany z ręki złożonej z samych ran, możesz wykonać zwykłą turę, choć żadna reguła jej nie daje (MK-TURN-30, MK-REST-07).
    .title = Wyleczona ręka
GD-46 = Bohatera z zakrytym żetonem kolejności nie można zaatakować, także po szturmie kooperacyjnym (MK-OTHER-07).
    .title = Zakryty żeton chroni
GD-47 = Umiejętność interaktywna, która na koniec rundy leży jeszcze na środku, wraca wtedy do właściciela (MK-SKILL-07).
    .title = Umiejętności na koniec rundy
GD-48 = Po szturmie kooperacyjnym pierwszy kończy turę inicjator, a pozostali po nim w kolejności rundy (MK-COOP-ASSAULT-17).
    .title = Kto kończy po szturmie
GD-49 = Motywacja daje manę temu, kto ma mniej sławy niż każdy inny gracz. W grze samotnej nie ma innego gracza, więc daje ją zawsze (MK-SKILL-05).
    .title = Motywacja w grze samotnej
GD-50 = Lodowy hart liczy ikony na żetonie wroga. Brutalności ani trucizny, którą dodaje miasto, tam nie ma, więc się nie liczą (MK-CITY-ASSAULT-04, MK-CITY-ASSAULT-05).
    .title = Ikony dodane przez miasto
GD-51 = Czy zdolność magów z Altem, która zmienia ataki w ataki zimnym ogniem, obejmuje ataki zagrane przed nią? Tak, także te zagrane już w tej fazie (MK-EFFECT-01).
    .title = Magowie z Altem i wcześniejsze ataki
GD-52 = Nie było wiadomo, co się dzieje, gdy w talii artefaktów nie ma więcej kart, niż zdobywasz. Zatrzymujesz je wszystkie i żadna nie wraca (MK-REWARD-04).
    .title = Ostatnie artefakty
D-01 = Nie ma zasady, czy działania otwierające jeziora lub góry obejmują morze na terenie początkowym. Na morze nigdy nie można wejść; nie jest ono jeziorem.
    .title = Niedostępne morze
D-02 = Tekst zasad nie podaje rzędów toru sławy. Przyjmujemy tor o 120 polach z rzędami po 3, 5, 7 i tak dalej do 21 pól, czyli poziomy od 2 do 10 przy sławie 3, 8, 15, 24, 35, 48, 63, 80 i 99.
    .title = Progi sławy
D-03 = Nie powiedziano, co po nieudanym szturmie dzieje się z obrońcą dobranym dla baszty innego gracza. Odrzuca się go, a przy następnym szturmie dobiera nowy żeton.
    .title = Obrońca cudzej baszty
D-04 = Nie powiedziano, czy paląc klasztor, można wyzwać rozwścieczonych wrogów. Nie można: walki nie rozpoczął krok (MK-RAMPAGE-05), a akcja jest tylko jedna.
    .title = Palenie klasztoru a wyzwania
D-05 = Nie podano, kiedy dokładnie figurka schodzi z portalu. Schodzi po kroku 7; premie do limitu kart w ręce za sąsiedztwo sprawdza się, gdy jeszcze tam stoi.
    .title = Zejście z portalu
D-06 = Nie wiadomo, która strona otwartej mapy z 4 kolumnami jest prawą. We współrzędnych MK-MAP-12 prawa strona to ta o niższym b.
    .title = Prawa strona mapy
D-07 = Nie powiedziano, co robić, gdy puste są i stos żetonów wrogów, i jego żetony wykorzystane. Dobranie się pomija: przywołujący nie wykonuje wtedy ataku, a miejsce obrońcy zostaje puste.
    .title = Brak żetonów wrogów
D-08 = Nie powiedziano, co dzieje się o świcie, gdy bohater już stoi obok baszty lub wieży maga. Żeton odkrywa się na początku rundy dnia.
    .title = Świt obok baszty
D-09 = Żaden tekst źródłowy nie opisuje kart dwukolorowych. Wzmacnia je dowolny z kolorów i liczą się jako oba (MK-CARD-16).
    .title = Karty dwukolorowe
D-10 = Zakaz używania jednostek nie wspomina o przydzielaniu obrażeń. Przydzielać im obrażeń też nie wolno.
    .title = Zakaz jednostek a obrażenia
D-11 = Nie powiedziano, czy przypisanie chorągwi jest zagraniem karty dla MK-TURN-20. Jest.
    .title = Chorągiew jako zagrana karta
D-12 = Nie określono zakresu „zasad nocy” w lochach i grobowcu. Obejmują manę, czary i teksty zależne od pory dnia, ale nie koszt ruchu ani porę dnia samej rundy. Do znaczników zyskanych wcześniej stosuje się zasady obowiązujące w chwili wydania.
    .title = Zakres zasad nocy
D-13 = Czy można cofnąć zakończenie tury? Nigdy.
    .title = Cofanie końca tury
D-14 = Nie powiedziano, co z ostatnią turą gracza z zakrytym żetonem kolejności. Pominięta tura jest jego ostatnią turą.
    .title = Ostatnia tura z zakrytym żetonem
D-15 = Koniec tury może się według zasad nakładać na turę następnego gracza. U nas wszystko dzieje się ściśle po kolei.
    .title = Tury bez nakładania
D-16 = Czy można odpoczywać z pustą ręką? Nie, możliwa jest tylko zwykła tura.
    .title = Odpoczynek z pustą ręką
D-17 = Zasady doliczają reputację po zsumowaniu Wpływu, a zdanie o tym, kiedy jej nie stosować, jest niejasne. Modyfikator ustala się na początku negocjacji i stosuje tylko w nich, raz na turę.
    .title = Reputacja w negocjacjach
D-18 = Nie powiedziano, co ze zgłoszonym za słabym atakiem. Gra pokazuje obliczoną siłę i nie zatwierdza nieudanego ataku: możesz dodać działania, zmienić cele lub cofnąć zagrania odwracalne. Działania już nieodwracalne są wydane.
    .title = Zgłoszenie za słabego ataku
D-19 = Czy ogłuszenie następuje raz, czy wielokrotnie? Sprawdza się je przy każdej następnej ranie w tej walce: karty dobrane po ogłuszeniu odrzucasz, gdy przychodzi kolejna rana.
    .title = Powtórne ogłuszenie
D-20 = „Tarcza za każdego pokonanego wroga”: nie wiadomo, czy dotyczy to rozwścieczonych wrogów, którzy dołączyli do szturmu miasta. Liczą się tylko obrońcy.
    .title = Tarcze tylko za obrońców
D-21 = Nie powiedziano, czy premię miasta mają przywołane potwory. Mają ją, jeśli przywołujący jest obrońcą miasta.
    .title = Premia miasta dla potworów
D-22 = Czy namiestnik może się później zmienić? Nie: ustala się go przy zdobyciu miasta, a później nie kładzie się już tarcz.
    .title = Zmiana namiestnika
D-23 = Nie powiedziano, czy jednostka zniszczona przez paraliż zmniejsza obrażenia. Zmniejsza je o swoją wytrzymałość zbroi.
    .title = Paraliż zmniejsza obrażenia
D-24 = Nie powiedziano, czy przywołane potwory są ufortyfikowane przez miejsce. Nie są.
    .title = Fortyfikacja potworów
D-25 = Tekst mówi tylko, że tacy wrogowie bronią siebie lub innych. Każdy robi to raz, dla jednego celu, a premia zostaje (od MK-ENEMY-DEFEND-01 do MK-ENEMY-DEFEND-04).
    .title = Kto dobiera obrońców
D-26 = Co robić, gdy na drodze powrotnej nie ma bezpiecznego obszaru? Wycofanie zatrzymuje się na obszarze, na którym zaczęła się tura.
    .title = Brak bezpiecznego obszaru
D-27 = Nie powiedziano, co gdy premię do limitu kart w ręce daje kilka miast. Liczy się jedna, najlepsza.
    .title = Kilka miast
D-28 = Nie wiadomo, czy z samymi ranami w ręce można rozegrać zwykłą turę. Nie można (MK-TURN-30): zostaje powolne zdrowienie, chyba że działanie poza turą, działanie Specjalne lub umiejętność najpierw da Ci do ręki inną kartę albo każe zagrać lub odrzucić kartę.
    .title = Tura z samymi ranami
D-29 = Nie powiedziano, co przy kilku źródłach artefaktów w jednej turze. Dobiera się je razem i zwraca jedną kartę.
    .title = Artefakty z kilku źródeł
D-30 = Czy można zrezygnować z nagrody? Nie; wolno zrezygnować tylko z jednostki (MK-REWARD-08, MK-REWARD-12).
    .title = Nagród się nie odmawia
D-31 = Nie określono, co ze sławą powyżej 119 i z utratą sławy. Sława nie ma górnej granicy, a poziomem jest najwyższy osiągnięty.
    .title = Sława poza torem
D-32 = Karta miejsca pokazuje same symbole. Przyjmujemy dopłaty 0, 1 i 3 (MK-SITE-REFUGEE-01).
    .title = Ceny w obozie uchodźców
D-33 = Jeden program sprzedaje tam leczenie, karta miejsca nie. My też nie (MK-SITE-REFUGEE-02).
    .title = Leczenie w obozie uchodźców
D-34 = Nie podano, kiedy otrzymuje się sławę za ołtarz. Natychmiast.
    .title = Chwila sławy za ołtarz
D-35 = Tekst o atakowaniu bohaterów mówi o „żetonie gracza”. Czytamy: żeton gracza atakowanego (MK-PVP-04).
    .title = Czyj żeton chroni
D-36 = Nie powiedziano, co z kartami zagranymi przy częściowym udziale. Zostają w grze do najbliższego końca tury ich właściciela, więc można je ukraść (MK-PVP-28).
    .title = Karty częściowego uczestnika
D-37 = Nie wiadomo, czy agresor dostaje ranę za krok wstecz po remisie. Nie dostaje.
    .title = Rana po remisie
D-38 = Czy można rozformować jednostkę bez potrzeby? Nie; jest to możliwe tylko wtedy, gdy nowa jednostka potrzebuje miejsca.
    .title = Dobrowolne rozformowanie
D-39 = Czy wolno przeglądać stosy kart wykorzystanych przeciwników? Tak, są jawne.
    .title = Jawne karty wykorzystane
D-40 = Czy akcja zaawansowana kupiona w ciemno jest jawna? Tak, pokazuje się ją wszystkim w chwili zyskania.
    .title = Karta kupiona w ciemno
D-41 = Jak zaokrąglać osłabione Ataki i jak liczyć odporność na zimny ogień? Wszystkie osłabione punkty sumuje się i razem dzieli na pół (MK-COMBAT-RANGED-07), a odporności różnych celów się nie łączą (MK-COMBAT-RANGED-06).
    .title = Liczenie osłabionych Ataków
D-42 = Jak liczyć obrażenia odpornych jednostek i skutki zatrucia? Obrażeń się nie dzieli na pół, a zatrucie nie niszczy jednostki: obowiązują MK-COMBAT-DAMAGE-05 do MK-COMBAT-DAMAGE-08 i MK-ENEMY-POISON-01.
    .title = Obrażenia odpornych jednostek
D-43 = Źródła różnią się w tym, czy obrońców miasta odkrywa się tylko w dzień. Odkrywa się ich także w nocy (MK-SITE-CITY-02).
    .title = Obrońcy miasta w nocy
D-44 = Źródła podają różne odległości między środkami sąsiednich terenów. Obowiązuje MK-EXPLORE-03, bo tylko taki układ pokrywa mapę terenami z siedmiu obszarów.
    .title = Odległości terenów
D-45 = Źródła podają dla żetonu ruin z fioletowym wrogiem i jednostką w nagrodę albo zielonego, albo szarego drugiego wroga. Przyjmujemy szarego i fioletowego.
    .title = Sporny żeton ruin
D-46 = Lista akcji nie wspomina o negocjacjach w spalonym klasztorze. Spalony klasztor to pusty obszar: nie jest zamieszkany i nie można w nim negocjować.
    .title = Negocjacje w spalonym klasztorze
D-47 = Nie powiedziano, co z kośćmi zmienionymi, ale nieużytymi jako mana. Wracają tylko według tekstu karty i na koniec tury się nimi nie rzuca.
    .title = Zmienione kości źródła
D-48 = Nie podano kolejności poleceń „kiedy odkrywane” na jednym terenie. Kolejność obszarów: środek, północny wschód, wschód, południowy wschód, południowy zachód, zachód, północny zachód.
    .title = Kolejność poleceń terenu
D-49 = Czy wyzwania ogłasza się przed odkryciem zakrytych obrońców, czy po nim? Przed.
    .title = Chwila wyzwania
D-50 = Nie podano ogólnego minimum zbroi wroga. Jest nim 1.
    .title = Najniższa zbroja wroga
D-51 = Nie podano kolejności zmian ataku wroga. Obowiązuje MK-COMBAT-21: premie, potem działania, na końcu podwojenie.
    .title = Porządek zmian ataku
D-52 = Teksty kart dają dodatkowe tury bez ograniczeń, a koniec rundy może być już ogłoszony. Są dozwolone także wtedy; obie tury razem są ostatnią turą.
    .title = Dodatkowa tura na koniec rundy
D-53 = Nie powiedziano, kiedy sprawdza się warunek końca gry. Na koniec tury każdego gracza (MK-ROUND-19).
    .title = Chwila sprawdzania końca
D-54 = Nie powiedziano, co gdy przy wykładaniu puli jedna talia jednostek jest pusta. Uzupełnia się z drugiej talii.
    .title = Jedna talia jednostek pusta
D-55 = Nie powiedziano, co z reputacją poza końcami toru. Zatrzymuje się na −7 albo +7 (MK-INTERACT-20).
    .title = Reputacja poza torem
D-56 = Nie podano, w którym kroku działają teksty kart „na koniec tury”. Rozstrzyga MK-ENDTURN-29.
    .title = Krok kart końca tury
D-57 = Zasady mówią o zmianie właściciela baszty tylko wtedy, gdy właściciel jest nieobecny. Baszta zmienia właściciela także wtedy, gdy zostanie on z niej zepchnięty.
    .title = Baszta po zepchnięciu
D-58 = Karty istnieją w kilku wersjach tekstu. Przyjmujemy teksty z pierwszego wydania, bo do nich odwołują się zasady (pomijanie faz, blokowany wróg traci szybkość).
    .title = Wersja tekstów kart
D-59 = Nie powiedziano, co przy wejściu do baszty z właścicielem, gdy walka między graczami jest niemożliwa. Rozstrzyga MK-OTHER-09: ruch się kończy, nie ma szturmu ani akcji i następuje przymusowe wycofanie.
    .title = Zajęta baszta
D-60 = Czy rozdani obrońcy we wspólnym szturmie są jawni? Tak, od chwili rozdania.
    .title = Jawność rozdanych obrońców
D-61 = Wrogów z dwoma przywołaniami lub z innym kolorem nie opisano. Każde przywołanie dobiera żeton swojego koloru, a przywołującego blokują dopiero wszystkie bloki razem (MK-ENEMY-SUMMON-08).
    .title = Dwa ataki przywołania
D-62 = Nie było jasne, czy działania, które nie pozwalają atakować, działają mimo odporności na magię. Nie działają (MK-ENEMY-ARCANE-03).
    .title = Odporność na magię a powstrzymany atak
D-63 = Przy dziewięciu żetonach umiejętności (gra kooperacyjna, jednoosobowa lub bez umiejętności interaktywnych) na pięć awansów może ich zabraknąć. Rozstrzyga MK-LEVEL-12: odkrywa się to, co zostało.
    .title = Dziewięć żetonów umiejętności
D-64 = Nie powiedziano, co może zaatakowany gracz z pustą talią i ręką. Wybiera tylko pełny albo częściowy udział.
    .title = Zaatakowany bez kart
D-65 = Niektóre jednostki podwajają swój Blok przeciw szybkości, zamiast ją odbierać. Dla tego Bloku działa to tak samo jak MK-PVP-19.
    .title = Podwojony Blok jednostek
D-66 = Nie powiedziano, co z uczestnikiem kooperacyjnego szturmu, któremu brakuje Ruchu. Oddaje swoją część, a miasto nie może paść.
    .title = Uczestnik bez Ruchu
D-67 = Nie było jasne, czy z pustą ręką można wybrać pełny udział. W wydaniu podstawowym można (MK-PVP-07), w wydaniu Ultimate pusta ręka liczy się jak ręka samych ran (MK-PVP-09).
    .title = Pełny udział z pustą ręką
D-68 = Zasady nie wspominają o przywracaniu gotowości jednostek w walce. Jest zakazane, zgodnie z oficjalną poprawką.
    .title = Gotowość jednostek w walce
D-69 = Czy w walce można zagrać kartę leczenia dla jej innej możliwości? Nie.
    .title = Karta leczenia w walce
D-70 = Czy „zniszczyć” i „pokonać” to różne rzeczy? Nie, to to samo.
    .title = Zniszczyć i pokonać
D-71 = Jedno miejsce zabrania działań poza turą w ostatniej turze, inne po niej. Po niej (MK-TURN-03, MK-ROUND-16).
    .title = W trakcie czy po ostatniej turze
D-72 = Wydanie Ultimate nie ma warunku, że na polu rozpoczynającego nie ma innego bohatera. W nim tak gramy (MK-COOP-ASSAULT-18).
    .title = Inny bohater przy rozpoczynającym
