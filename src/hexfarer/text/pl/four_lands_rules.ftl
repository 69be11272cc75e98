### Opowieści z Czterech Krain: zasady, po polsku.

## Elementy gry

FL-COMP = Elementy gry
FL-COMP-01 = Gra jest przeznaczona dla 2–4 graczy. Każdy z nich prowadzi dokładnie jedną stronę i korzysta z jej własnej talii.
    .title = Gracze i strony
FL-COMP-02 = Talia Zadań liczy dokładnie 20 kart: Kamienie z Nieba (2), Zdrada (2), Konflikt zbrojny (4), Hiendall Srebrzysty (1), Księga z Westmoor (1), Nieurodzaj (2), Ognie dla Zmarłych (2), Rozbój w biały dzień (2), Wielka uczta (2) i Wilcza wataha (2). Dlaczego właśnie tyle, wyjaśnia GD-01.
    .title = Skład talii Zadań
FL-COMP-03 = Talia każdej strony liczy dokładnie 18 kart. Północ i Burze mają po 11 Agentów i 7 kart Akcji, Słońce i Południe po 10 Agentów i 8 kart Akcji.
    .title = Talie stron
FL-COMP-04 = Karty Akcji w taliach. Północ: Atak (3), Portal do Innej Ziemi (1), Komplikacje (1), Przeciwzaklęcie (1), Strzała Ognista (1). Burze: Atak (1), Amulet Przedwiecznej (1), Przeciwzaklęcie (1), Strzała Ognista (1), Falujące Powietrze (1), Wir Ognia (1), Krąg Więzienny (1). Słońce: Atak (2), Dar Wymiany (1), Pancerz Łza Nocy (1), Komplikacje (1), Płynna Mgła (1), Przeciwzaklęcie (1), Zwrot Akcji (1). Południe: Atak (2), Dar Wymiany (1), Płynna Mgła (1), Portal do Innej Ziemi (1), Przeciwzaklęcie (1), Strzała Ognista (2).
    .title = Karty Akcji w taliach
FL-COMP-05 = Każda strona ma cztery karty Drużyn, od I do IV; razem jest ich 16.
    .title = Karty Drużyn
FL-COMP-06 = Żetonów PA i żetonów wykorzystania pola nigdy nie brakuje. Żetony artefaktów są dwa: jeden dla Hiendalla Srebrzystego, drugi dla Księgi z Westmoor.
    .title = Żetony w grze
FL-COMP-07 = Skład wszystkich talii jest jawny i znany każdemu; kolejność kart w talii nie jest znana nikomu.
    .title = Jawny skład talii
FL-COMP-08 = Karta ze znakiem karty wspólnej może występować w taliach kilku stron. Poza tym znak nic nie znaczy.
    .title = Znak karty wspólnej
FL-COMP-09 = W grze nie ma stosu kart odrzuconych. Karta, która opuszcza grę, wraca do talii swojego właściciela i talię się tasuje, chyba że jakaś zasada mówi, że kartę usuwa się z gry albo że wraca ona na rękę.
    .title = Bez stosu odrzuconych

## Cel gry

FL-GOAL = Cel gry
FL-GOAL-01 = Wygrywa strona, która na końcu Rundy ma co najmniej 6 pZ i zarazem więcej pZ niż każda inna strona (FL-END-02).
    .title = Sześć punktów i przewaga
FL-GOAL-02 = Punkty Zwycięstwa dają wyłącznie trofea, czyli wykonane Zadania (FL-VP-01), oraz artefakty dołączone do Drużyn danej strony (FL-VP-08).
    .title = Skąd biorą się punkty
FL-GOAL-03 = W obu trybach każda strona liczy swoje pZ osobno i zawsze zwycięża dokładnie jedna.
    .title = Tylko jeden zwycięzca

## Przygotowanie gry

FL-SETUP = Przygotowanie gry
FL-SETUP-01 = Przymierza są stałe: Krainy Północy i Krainy Burz grają przeciw Krainom Jasnego Słońca i Krainom Południa.
    .title = Stałe przymierza
FL-SETUP-02 = W grze dwuosobowej bierze udział po jednej stronie z każdego przymierza.
    .title = Gra dla dwóch osób
FL-SETUP-03 = W grze trzyosobowej biorą udział obie strony jednego przymierza i jedna strona drugiego. Tę ostatnią prowadzi samotny gracz.
    .title = Gra dla trzech osób
FL-SETUP-04 = W grze czteroosobowej biorą udział wszystkie strony. Zwykle siada się w kolejności Północ, Słońce, Burze, Południe, tak aby Rywale siedzieli na przemian; inna kolejność też jest dozwolona.
    .title = Gra dla czterech osób
FL-SETUP-05 = Przed rozpoczęciem gry wybierzcie tryb: kooperacyjny albo konkurencyjny; jeśli nie wybierzecie inaczej, gracie w trybie konkurencyjnym. W grze dwuosobowej trybu się nie wybiera i nie obowiązuje żadna zasada o Sojusznikach.
    .title = Wybór trybu
FL-SETUP-06 = Potasujcie talię Zadań i talię każdej strony. W programie tasuje generator losowy gry.
    .title = Tasowanie talii
FL-SETUP-07 = Na początku gry na mapie nie ma żadnej Drużyny ani żadnego Zadania.
    .title = Pusta mapa
FL-SETUP-08 = Przed grą trzyosobową możecie wybrać pola zamknięte. Wtedy połóżcie żeton wykorzystania na każdym polu, którego dwa klimaty to klimat nieobecnej strony i klimat jednej ze stron przeciwnego przymierza. Gdy nie gra Północ, są to Alfeg, Morgrane i Hollinmark; gdy nie grają Burze: Falwyn, Varnwick i Duskarrow; gdy nie gra Słońce: Alfeg, Morgrane i Duskarrow; gdy nie gra Południe: Falwyn, Varnwick i Hollinmark. Przez te pola wolno przechodzić i wolno wystawiać na nich Drużyny, ale nigdy nie pojawi się tam Zadanie.
    .title = Pola zamknięte
FL-SETUP-09 = Inicjatywę w 1. Rundzie otrzymuje gracz wybrany losowo.
    .title = Pierwsza Inicjatywa
FL-SETUP-10 = Początkowe PA i karty gracze otrzymują w 1. Rundzie, w kroku 1 (FL-ROUND-04).
    .title = Początkowe PA i karty
FL-SETUP-11 = Opcja „ułatwienie dla samotnego gracza” (zwykle wyłączona): w trzyosobowej grze kooperacyjnej samotny gracz zagrywa w każdej Rundzie dwóch pierwszych Agentów za darmo, a rosnące koszty zaczynają się od trzeciego.
    .title = Ułatwienie dla samotnego gracza

## Mapa

FL-MAP = Mapa
FL-MAP-01 = Mapa składa się z 34 pól, z których każde ma nazwę. Sąsiadują ze sobą tylko te pola, które łączy narysowane na mapie połączenie: lądowych jest 59, a morskich 6.
    .title = Pola i połączenia
FL-MAP-02 = Każde pole nosi jeden symbol klimatu albo dwa różne: 24 pola mają po jednym, a 10 po dwa. Dwa symbole mają: Vindhall i Cirth (Północ i Burze), Lanveir i Eskeral (Słońce i Południe), Alfeg i Morgrane (Północ i Słońce), Falwyn i Varnwick (Burze i Południe), Hollinmark (Północ i Południe) oraz Duskarrow (Burze i Słońce). Po jednym symbolu mają: Normark, Hvitsund, Jarnfell, Skaldvik, Ulvheim i Rimgard (Północ), Blixhamn, Tordenfall, Regnmark, Havdrun, Askvold i Kveldby (Burze), Feriggau, Luanmor, Brithlan, Taliawen, Westmoor i Ardelyn (Słońce) oraz Gwenmar, Oranfel, Dunorra, Sennary, Merioth i Calladry (Południe).
    .title = Klimaty pól
FL-MAP-03 = Pole jest ojczyste dla strony, której symbol klimatu nosi. Pole o dwóch klimatach jest ojczyste dla obu stron.
    .title = Pola ojczyste
FL-MAP-04 = Połączenie jest lądowe albo morskie. Każde połączenie morskie należy do jednego ze szlaków: Alfeg (Skaldvik–Alfeg i Alfeg–Taliawen), Falwyn (Havdrun–Falwyn i Falwyn–Sennary), Błękitna linia (Normark–Feriggau) albo Wschodni Szlak (Blixhamn–Gwenmar).
    .title = Ląd i szlaki morskie
FL-MAP-05 = Z Błękitnej linii między polami Normark i Feriggau mogą korzystać tylko Drużyny Krain Północy. Wszystkie inne połączenia stoją otworem dla każdej strony.
    .title = Błękitna linia
FL-MAP-06 = Odległość między polami to liczba połączeń, które trzeba przejść. Na jednym polu mogą stać Drużyny dowolnie wielu stron.
    .title = Odległość i wspólne pola
FL-MAP-07 = Na polu leży naraz najwyżej jedno Zadanie. Gdy zostanie ono wykonane, na polu do końca gry pozostaje jeden żeton wykorzystania.
    .title = Jedno Zadanie na polu

## Przebieg Rundy

FL-ROUND = Przebieg Rundy
FL-ROUND-01 = Runda składa się z kroków początkowych 1 i 2, przekazania Inicjatywy (FL-ROUND-02), faz A–D i sprawdzenia, czy gra się kończy. W krokach początkowych gracze decydują w kolejności Inicjatywy, czyli zgodnie z ruchem wskazówek zegara, poczynając od gracza z Inicjatywą.
    .title = Budowa Rundy
FL-ROUND-02 = W każdej Rundzie oprócz pierwszej Inicjatywa przechodzi na kolejnego gracza. Dzieje się to po kroku 2, więc decyzje z początku Rundy zapadają jeszcze w dawnej kolejności.
    .title = Przekazanie Inicjatywy
FL-ROUND-03 = Niewydane PA zachowujesz na następną Rundę.
    .title = Niewydane PA
FL-ROUND-04 = Krok 1 w 1. Rundzie: każdy gracz otrzymuje 5 PA i dobiera 5 kart. Samotny gracz w grze trzyosobowej otrzymuje 7 PA i dobiera 7 kart.
    .title = Początek pierwszej Rundy
FL-ROUND-05 = Krok 1 kolejnych Rund: jeśli od początku gry wszystkie strony razem zebrały z mapy co najmniej 6 trofeów, każdy gracz otrzymuje 1 PA. Liczą się także trofea później wymienione, utracone lub przejęte, a artefakt liczy się, jeśli w chwili wykonania dał pZ. Nie liczą się Zadania, które nie dały pZ, ani trofea usunięte przez Amulet Przedwiecznej.
    .title = Stały dochód PA
FL-ROUND-06 = Krok 1 każdej Rundy: możesz jeden raz wtasować w swoją talię dokładnie trzy karty z ręki, aby otrzymać 1 PA (FL-AP-07).
    .title = Wymiana trzech kart
FL-ROUND-07 = Krok 1, po wymianie kart (FL-ROUND-06): właściciel każdych działających jeszcze Komplikacji płaci 1 PA, aby utrzymać je przez tę Rundę, albo wtasowuje je w swoją talię (FL-ACTION-COMPLICATIONS-03).
    .title = Utrzymanie Komplikacji
FL-ROUND-08 = Krok 2: każdy gracz dobiera jedną kartę, jeśli jego talia nie jest pusta. Tak samo jest w 1. Rundzie, już po dobraniu 5 albo 7 kart początkowych.
    .title = Dobranie karty
FL-ROUND-09 = Krok 2: wszyscy obróceni Agenci znów stają się nieobróceni, a z Agentów zdejmuje się wszystkie znaczniki „rzucał Zaklęcie w tej Rundzie”.
    .title = Agenci znów nieobróceni
FL-ROUND-10 = Na zakończenie kroku 2 gracze, w kolejności Inicjatywy, mogą kupować dodatkowe karty (FL-AP-03).
    .title = Kupowanie dodatkowych kart
FL-ROUND-11 = Następnie rozgrywa się kolejno fazy: A – zagrywanie Agentów, B – Ataki, C – Zadania, D – ruch.
    .title = Cztery fazy
FL-ROUND-12 = Każda faza jest jednym oknem głównym (FL-PRIO-01), które otwiera gracz z Inicjatywą. Następna faza zaczyna się dopiero po zakończeniu poprzedniej.
    .title = Faza jako okno główne
FL-ROUND-13 = Po fazie D Runda się kończy: ustają skutki trwające „do końca Rundy”, a potem sprawdza się zwycięstwo i pat (FL-END-01, FL-END-04).
    .title = Koniec Rundy
FL-ROUND-14 = Na początku każdej Rundy, przed krokiem 1, zeruje się wszystko, co liczy się w obrębie Rundy: kupione karty, zagranych Agentów, dokonaną wymianę kart, przegrupowania i wykorzystane dodatkowe ruchy.
    .title = Zerowanie znaczników Rundy

## Kolej gracza i okna główne

FL-PRIO = Kolej gracza i okna
FL-PRIO-01 = W oknie głównym kolej ma zawsze dokładnie jeden gracz. Musi wykonać jedno posunięcie albo spasować.
    .title = Posunięcie albo pas
FL-PRIO-02 = Posunięcia to: w fazie A zagranie jednego Agenta, w fazie B zadeklarowanie jednego Ataku, w fazie C wykonanie jednego Zadania, w fazie D ruch jednej grupy Agentów, a w każdej fazie także zagranie jednego Zaklęcia lub innej karty Akcji, której w tej fazie wolno użyć (FL-ACTION-01).
    .title = Rodzaje posunięć
FL-PRIO-03 = Gdy posunięcie zostanie w całości rozpatrzone i kolejka jest pusta, kolej przechodzi na gracza następnego po tym, który je wykonał, a pasy liczy się od nowa.
    .title = Po posunięciu
FL-PRIO-04 = Po spasowaniu kolej przechodzi na następnego gracza, a do pasów dolicza się jeszcze jeden.
    .title = Po spasowaniu
FL-PRIO-05 = Okno zamyka się, gdy padnie z rzędu tyle pasów, ilu jest graczy. Jedno posunięcie kogokolwiek unieważnia wszystkie wcześniejsze pasy w tym oknie.
    .title = Zamknięcie okna
FL-PRIO-06 = Kto spasował, może w tym samym oknie znowu wykonać posunięcie, jeśli kolej do niego wróci.
    .title = Pas nie wyklucza
FL-PRIO-07 = Operacje swobodne nie kończą Twojej kolei, nie trafiają do kolejki, nie można na nie odpowiedzieć i nie unieważniają pasów. Są to: wymiana trofeum (FL-AP-08), przegrupowanie w fazach A i D (FL-PARTY-07) oraz przełamanie Kręgu Więziennego (FL-SPELL-PRISON-CIRCLE-05).
    .title = Operacje swobodne
FL-PRIO-08 = Operacje swobodne inne niż wymiana trofeum są dozwolone tylko wtedy, gdy w oknie głównym przypada Twoja kolej, a kolejka jest pusta.
    .title = Czas na operacje swobodne

## Kolejka i okna odpowiedzi

FL-STACK = Kolejka i odpowiedzi
FL-STACK-01 = Do kolejki trafiają czynności czterech rodzajów: Atak, wykonanie Zadania, Zaklęcie i inna karta Akcji. Atak dokonany za pomocą karty „Atak” to jedna czynność, mianowicie Atak, a nie dwie.
    .title = Co trafia do kolejki
FL-STACK-02 = Zgłaszając czynność, wybierz wszystko, co zgodnie z jej zasadą wybiera się przy zgłoszeniu, zapłać koszt w PA, obróć i ujawnij używanych Agentów, a czynność połóż na wierzchu kolejki.
    .title = Zgłoszenie czynności
FL-STACK-03 = Zagranie Agenta, ruch, przegrupowanie, udaremnianie, wysłanie posiłków, dołączenie do walki, wsparcie Magią, wymiana trofeum i dobieranie kart nie są czynnościami w kolejce. Nie można na nie odpowiedzieć ani ich zanegować.
    .title = Co omija kolejkę
FL-STACK-04 = Atak i wykonanie Zadania zgłasza się tylko w oknie głównym przy pustej kolejce. Żadne z nich nie może więc być odpowiedzią na cokolwiek.
    .title = Czym nie można odpowiadać
FL-STACK-05 = Po zgłoszeniu czynności otwiera się dla niej okno odpowiedzi. Gracze są pytani zgodnie z ruchem wskazówek zegara, poczynając od następnego po zgłaszającym; sam zgłaszający jest pytany ostatni i tylko na warunkach FL-PRIO-17.
    .title = Okno odpowiedzi
FL-STACK-06 = Odpowiedzią może być Zaklęcie lub inna karta Akcji, którą wolno zagrać jako odpowiedź (FL-ACTION-01). Gdy na wierzchu kolejki jest wykonanie Zadania, można też je udaremniać (FL-THWART-01), a gracz, który je zgłosił, może wysłać posiłki (FL-TASK-09).
    .title = Rodzaje odpowiedzi
FL-STACK-07 = Karta zagrana jako odpowiedź staje się nowym wierzchem kolejki i od razu otwiera własne okno odpowiedzi (FL-STACK-05).
    .title = Karta jako odpowiedź
FL-STACK-08 = Po udaremnieniu lub wysłaniu posiłków pasy liczy się od nowa i pytany jest następny gracz zgodnie z ruchem wskazówek zegara.
    .title = Po udaremnieniu lub posiłkach
FL-STACK-09 = Gdy wszyscy gracze kolejno spasują, czynność z wierzchu kolejki zostaje rozpatrzona i opuszcza kolejkę. Ostatnia zgłoszona jest więc rozpatrywana pierwsza.
    .title = Rozpatrzenie wierzchu kolejki
FL-STACK-10 = Jeśli w kolejce coś zostało, dla nowego wierzchu otwiera się świeże okno odpowiedzi: zaczyna gracz następny po tym, który tę czynność zgłosił, a pasy liczy się od nowa.
    .title = Kolejne okno odpowiedzi
FL-STACK-11 = Zanegowana czynność natychmiast i bez skutku opuszcza kolejkę. Czynności leżące nad nią pozostają nietknięte.
    .title = Zanegowana czynność
FL-STACK-12 = Jeśli czynność zanegowano albo się nie powiodła, wydane na nią PA przepadają, a obróceni do niej Agenci pozostają obróceni.
    .title = Koszty nie wracają
FL-STACK-13 = Jeśli w chwili rozpatrywania wybrany cel nie jest już dozwolony, czynność nie ma skutku, a jej karta uchodzi za nieudaną (FL-ACTION-04).
    .title = Niedozwolony cel
FL-STACK-14 = Dopóki karta leży w kolejce i nie została rozpatrzona, nie znajduje się ani na ręce, ani w talii, ani w grze.
    .title = Karta w kolejce
FL-STACK-15 = Wszystko, czego czynność potrzebuje (wariant kosztu, rzucający, cele, pole docelowe, Drużyna, do której się dołącza), wybiera się przy zgłoszeniu, chyba że zasada danej czynności odkłada wybór do jej rozpatrzenia.
    .title = Wybory przy zgłoszeniu

## Kto jest pytany

FL-PRIO-10 = Gra pyta gracza w oknie tylko wtedy, gdy z jawnych informacji wynika, że mógłby zrobić coś poza spasowaniem; w przeciwnym razie jego pas zalicza się po cichu. O pytaniu nigdy nie decydują ukryte karty, więc milczenie niczego nie zdradza.
    .title = Pytanie według jawnych informacji
FL-PRIO-11 = Środki gracza to jego PA powiększone o 3 za każde trofeum, które może wymienić. Środki są jawne.
    .title = Środki gracza
FL-PRIO-12 = W fazie A gra pyta wszystkich graczy, którzy mają karty na ręce, mogliby się przegrupować albo mają Drużynę w Kręgu Więziennym, i nikogo więcej.
    .title = Pytanie w fazie A
FL-PRIO-13 = W fazie B gra pyta gracza, gdy spełniony jest co najmniej jeden z warunków: (a) ma on nieobróconego Agenta w Drużynie, która może atakować i stoi na polu z Drużyną Rywala, a na tym polu leży Konflikt zbrojny albo gracz ma karty na ręce; lub (b) ma karty na ręce i Środki wynoszące co najmniej 1; lub (c) ma Drużynę w Kręgu Więziennym.
    .title = Pytanie w fazie B
FL-PRIO-14 = W fazie C gra pyta gracza tylko wtedy, gdy ma on nieobróconego Agenta w Drużynie, która może wykonywać Zadania i stoi na polu z Zadaniem, albo gdy spełniony jest warunek (b) lub (c) zasady FL-PRIO-13.
    .title = Pytanie w fazie C
FL-PRIO-15 = W fazie D gra pyta gracza tylko wtedy, gdy ma on nieobróconego Agenta w Drużynie, która może się poruszać, gdy mógłby się przegrupować albo gdy spełniony jest warunek (b) lub (c) zasady FL-PRIO-13.
    .title = Pytanie w fazie D
FL-PRIO-16 = W oknie odpowiedzi gra pyta gracza, gdy spełniony jest co najmniej jeden z warunków: (a) ma on karty na ręce i Środki wynoszące co najmniej 1; lub (b) na wierzchu kolejki jest wykonanie Zadania, a gracz ma na tym polu nieobróconego Agenta, któremu FL-THWART-01 pozwala udaremniać i który jest zakryty albo jawnie ma Cechę dopuszczoną przez FL-THWART-04; lub (c) to on zgłosił leżące na wierzchu wykonanie Zadania i ma w tej Drużynie jeszcze nieobróconego Agenta. Nikt nie jest pytany o udaremnianie Zadania, którego wykonawcy nie spełniają, jeśli nikt nie może ich wesprzeć ani zagrać karty.
    .title = Pytanie w oknie odpowiedzi
FL-PRIO-17 = Kto zgłosił czynność leżącą na wierzchu kolejki, jest w jej oknie pytany dopiero wtedy, gdy od jej zgłoszenia inny gracz na nią odpowiedział lub ją udaremniał. Wcześniej zalicza mu się pas.
    .title = Zgłaszający pytany na końcu
FL-PRIO-18 = W oknie, w którym można użyć tylko jednej określonej karty, pytani są wyłącznie gracze, których jawny skład talii tę kartę zawiera. Dotyczy to Falującego Powietrza, które mają tylko Burze.
    .title = Okno jednej karty
FL-PRIO-19 = Program może sam udzielić za gracza jedynej dozwolonej odpowiedzi tylko wtedy, gdy już z jawnych informacji wynika, że jest jedyna; takiego gracza w ogóle się nie pyta (FL-PRIO-10). W każdym innym wypadku pytanie pada, nawet jeśli gracz może tylko spasować, a ktokolwiek za niego odpowie, ani zapis gry, ani czas odpowiedzi nie mogą zdradzić różnicy.
    .title = Automatyczne odpowiedzi
FL-PRIO-20 = Możesz ustawić stałe pasowanie: „w tej fazie”, „chyba że celem jest mój Agent, moja Drużyna lub moje Zadanie” albo „chyba że mogę udaremniać”. Takie ustawienie nie należy do stanu gry, odpowiada tylko pasem, a w zapisie gry widnieje jak zwykły pas.
    .title = Stałe pasowanie
FL-PRIO-21 = Wymianę trofeum możesz wybrać przy każdym pytaniu zadanym w kroku 1 lub 2, w oknie głównym, w oknie odpowiedzi oraz w krokach walki F4 i F6. Potem to samo pytanie pada ponownie.
    .title = Wymiana trofeum przy pytaniu
FL-PRIO-22 = Każde okno kiedyś się kończy: każde posunięcie i każda odpowiedź zużywa kartę z ręki, PA albo nieobróconego Agenta, a liczba operacji swobodnych jest ograniczona (FL-PARTY-08).
    .title = Każde okno się kończy
FL-PRIO-23 = Karty zagrywane w trakcie walki tworzą własną kolejkę, pod którą nic nie leży: zanim zacznie się krok F1, Atak opuścił już kolejkę. Zasada FL-ATTACK-08 obowiązuje jednak aż do kroku F9.
    .title = Kolejka w czasie walki
FL-PRIO-24 = Także w krokach 1 i 2 o pytaniach decydują jawne informacje. O wymianę kart gra pyta, gdy masz na ręce co najmniej trzy karty; o utrzymanie Komplikacji, gdy masz Środki wynoszące co najmniej 1 (w przeciwnym razie karta przepada); o dodatkową kartę, gdy Twoja talia nie jest pusta, nie masz jeszcze trzech kupionych kart i Środki wystarczają na następną.
    .title = Pytania kroków początkowych

## Punkty Akcji

FL-AP = Punkty Akcji
FL-AP-01 = PA są jawne i nigdy nie spadają poniżej 0. Nie możesz wybrać kosztu, którego nie opłacisz w całości.
    .title = Jawne PA
FL-AP-02 = PA zdobywa się tylko na podstawie zasad FL-ROUND-04, FL-ROUND-05, FL-AP-07, FL-AP-08, FL-VP-06 i FL-ATTACK-30.
    .title = Źródła PA
FL-AP-03 = Oprócz darmowej karty z kroku 2 możesz w tej samej Rundzie dobrać do trzech dalszych: pierwszą za 1 PA, drugą za 2 PA, trzecią za 3 PA. Kupujesz je pojedynczo na zakończenie kroku 2 (FL-ROUND-10) i tylko dopóki Twoja talia nie jest pusta.
    .title = Dodatkowe karty
FL-AP-04 = Pierwszego Agenta zagrywasz w Rundzie za darmo, drugiego za 1 PA, trzeciego za 2 PA, a czwartego za 3 PA. Piątego zagrać nie można.
    .title = Dodatkowi Agenci
FL-AP-05 = Zaklęć i innych kart Akcji możesz w Rundzie zagrać dowolnie wiele, dopóki stać Cię na ich koszt.
    .title = Karty bez limitu
FL-AP-06 = Za 1 PA jedna Drużyna porusza się o dwa pola zamiast o jedno; każda Drużyna może to zrobić raz na Rundę (FL-MOVE-05).
    .title = Koszt dodatkowego ruchu
FL-AP-07 = Za wtasowanie w talię trzech wybranych kart z ręki otrzymujesz 1 PA. Możesz to zrobić tylko w kroku 1, przed dobraniem karty, i tylko raz na Rundę.
    .title = Trzy karty za PA
FL-AP-08 = Zawsze, gdy gra Cię pyta (FL-PRIO-21), możesz wymienić trofeum na 3 PA. Kartę Zadania usuwa się wtedy z gry i tracisz jej pZ. Wymienić możesz dowolnie wiele trofeów, po jednym naraz.
    .title = Wymiana trofeum na PA
FL-AP-09 = Artefaktów nie można wymieniać na PA.
    .title = Artefakty bez wymiany

## Agenci

FL-AGENT = Agenci
FL-AGENT-01 = Agent ma od 2 do 4 symboli Cech (mogą się powtarzać), Atak od 0 do 4 i Obronę od 0 do 4.
    .title = Karta Agenta
FL-AGENT-02 = Agentów zagrywa się z ręki wyłącznie jako posunięcie w fazie A.
    .title = Kiedy zagrywać Agentów
FL-AGENT-03 = Zagrany Agent dołącza do Twojej Drużyny na dowolnym polu mapy albo tworzy nową Drużynę na polu ojczystym Twojej strony.
    .title = Dokąd trafia Agent
FL-AGENT-04 = Aby utworzyć nową Drużynę, musisz mieć wolną kartę Drużyny (najwyżej cztery Drużyny na stronę). Nowa Drużyna może powstać także na polu, na którym stoi już inna Twoja Drużyna.
    .title = Nowa Drużyna
FL-AGENT-05 = Agent wchodzi do gry zakryty i nieobrócony. Działania może wykonywać już w tej samej Rundzie.
    .title = Wejście do gry
FL-AGENT-06 = Agenta, który wykonuje działanie, obraca się. Obrócony Agent nie może już w tej Rundzie wykonać żadnego działania ani się poruszyć.
    .title = Działanie obraca Agenta
FL-AGENT-07 = Działaniami są: atakowanie, dołączenie do walki (po stronie atakujących albo z pomocą broniącemu się Sojusznikowi), praca nad Zadaniem, udaremnianie i ruch.
    .title = Co jest działaniem
FL-AGENT-08 = Działaniami nie są: rzucenie Zaklęcia, wsparcie Magią, obrona w zaatakowanej Drużynie, przeniesienie Agenta przez kartę i przegrupowanie. Wszystko to jest możliwe także dla Agentów obróconych.
    .title = Co nie jest działaniem
FL-AGENT-09 = Agent zostaje ujawniony, gdy wykonuje działanie inne niż ruch, rzuca Zaklęcie, wspiera Magią albo zostaje wskazany jako pojedynczy cel obcego działania, dowolnego Zaklęcia lub dowolnej karty Akcji z wyjątkiem Pancerza Łza Nocy. Ujawniony pozostaje aż do powrotu do talii.
    .title = Ujawnienie Agenta
FL-AGENT-10 = Skutek dotyczący Drużyny jako całości nie ujawnia nikogo. Skutek dotyczący każdego Agenta Drużyny z osobna ujawnia ich wszystkich.
    .title = Skutki dla całej Drużyny
FL-AGENT-11 = Pokonany Agent wraca zakryty do talii swojego właściciela, którą się tasuje. Karty dołączone do Agenta wracają do talii swoich właścicieli.
    .title = Pokonany Agent
FL-AGENT-12 = Pokonanego Agenta można ponownie dobrać i zagrać, i to dowolnie wiele razy.
    .title = Powrót pokonanego Agenta
FL-AGENT-13 = Liczą się symbole Agenta po uwzględnieniu Daru Wymiany i Płynnej Mgły. Jego Obrona to liczba z karty powiększona o premie za Pancerz Łza Nocy, Księgę z Westmoor, Falujące Powietrze i wsparcie Magią; jego Atak to liczba z karty powiększona o premie za Falujące Powietrze i wsparcie Magią. Tak obliczone wartości nie mają górnej granicy.
    .title = Rzeczywiste wartości Agenta

## Drużyny

FL-PARTY = Drużyny
FL-PARTY-01 = Drużyna należy do jednej strony, stoi na jednym polu, ma co najmniej jednego Agenta i dowolnie wiele dołączonych przedmiotów. Jej liczebność nie jest ograniczona.
    .title = Czym jest Drużyna
FL-PARTY-02 = Strona może mieć naraz najwyżej cztery Drużyny.
    .title = Najwyżej cztery Drużyny
FL-PARTY-03 = Drużynę, w której nie ma już Agentów, natychmiast się rozwiązuje, a jej karta staje się wolna.
    .title = Rozwiązanie Drużyny
FL-PARTY-04 = Ilekroć Drużyna staje na polu (bo powstała, poruszyła się, odłączyła lub została przeniesiona), stosuje się FL-TASK-01.
    .title = Drużyna staje na polu
FL-PARTY-05 = Jawne są: liczba Agentów w Drużynie, to, którzy z nich są obróceni, oraz wszystkie przedmioty.
    .title = Co widać w Drużynie
FL-PARTY-06 = Na jednym polu Agenci mogą przechodzić między Drużynami swojej strony, a Drużyna może podzielić się na dwie. Klimat pola nie ma przy tym znaczenia.
    .title = Przechodzenie i podział
FL-PARTY-07 = Przegrupowanie to operacja swobodna w Twojej kolei w fazie A lub D: weź jednego lub więcej swoich Agentów z jednej Drużyny i przenieś ich do innej swojej Drużyny na tym polu albo do nowej (FL-PARTY-02). Nikogo to nie obraca ani nie ujawnia.
    .title = Przegrupowanie Agentów
FL-PARTY-08 = Każdego Agenta można przegrupować najwyżej raz na Rundę.
    .title = Przegrupowanie raz na Rundę
FL-PARTY-09 = Gdy Drużyna się dzieli, jej właściciel dla każdego przedmiotu wskazuje część, która go zatrzymuje; gdy odchodzą wszyscy Agenci, zabierają wszystkie przedmioty. Krąg Więzienny i Amulet Przedwiecznej zawsze pozostają przy tej części, która zachowuje kartę Drużyny.
    .title = Przedmioty przy podziale
FL-PARTY-10 = Z Drużyny w Kręgu Więziennym nikt nie może odejść przez przegrupowanie ani podział. Dołączać do niej wolno.
    .title = Podział w Kręgu
FL-PARTY-11 = Przedmioty dołączone do Drużyny to artefakty, Amulet Przedwiecznej i Krąg Więzienny. Pancerz Łza Nocy dołącza się do Agenta.
    .title = Rodzaje przedmiotów
FL-PARTY-12 = Gdy Drużyna straci w walce ostatniego Agenta, jej artefakty i Amulet Przedwiecznej przechodzą do Drużyny, z którą walczyła (atakującej albo zaatakowanej), o ile ta ma jeszcze Agenta.
    .title = Łup po walce
FL-PARTY-13 = Gdy Drużyna straci ostatniego Agenta wskutek Zaklęcia, jej artefakty i Amulet Przedwiecznej przechodzą do Drużyny rzucającego, jeśli ta nadal istnieje.
    .title = Łup po Zaklęciu
FL-PARTY-14 = Jeśli żadna Drużyna nie może ich przejąć, artefakty usuwa się z gry, a Amulet Przedwiecznej wraca do talii swojego właściciela.
    .title = Przedmioty bez dziedzica
FL-PARTY-15 = Krąg Więzienny rozwiązanej Drużyny wraca do talii swojego właściciela.
    .title = Krąg rozwiązanej Drużyny

## Zadania

FL-TASK = Zadania
FL-TASK-01 = Gdy Drużyna staje na polu, na którym nie ma ani karty Zadania, ani żetonu wykorzystania, odkryj tam dla wszystkich wierzchnią kartę talii Zadań. Jeśli talia Zadań jest pusta, nic się nie dzieje.
    .title = Pojawienie się Zadania
FL-TASK-02 = Drużyna, która przechodzi przez pole bez zatrzymania, nie odkrywa na nim Zadania.
    .title = Przejście bez zatrzymania
FL-TASK-03 = Jedyne Zadanie na polu jest wspólne dla wszystkich stojących tam Drużyn i zostaje na miejscu, gdy one odchodzą.
    .title = Wspólne Zadanie
FL-TASK-04 = Wykonanie Zadania to posunięcie w fazie C. Podejmuje je jedna Twoja Drużyna, która stoi na polu z Zadaniem, nie jest w Kręgu Więziennym i ma nieobróconego Agenta.
    .title = Kto wykonuje Zadanie
FL-TASK-05 = Zgłaszając wykonanie Zadania, wybierz w tej Drużynie co najmniej jednego nieobróconego Agenta. Wybrani Agenci są wykonawcami: obróć ich i ujawnij.
    .title = Wybór wykonawców
FL-TASK-06 = Wykonanie Zadania możesz zgłosić tylko wtedy, gdy symbole wykonawców (wraz z FL-TASK-07) pokrywają jego bieżące wymagania według zasad o dopasowaniu Cech (FL-TRAIT-01).
    .title = Warunek zgłoszenia
FL-TASK-07 = Jeśli Drużyna ma Hiendalla Srebrzystego, do symboli jej wykonawców dolicza się jego symbole.
    .title = Symbole Hiendalla
FL-TASK-08 = Bieżące wymagania Zadania to symbole z jego karty, po jednej dodatkowej Intrydze za każde działające Komplikacje i po jednym symbolu za każde udaremnienie tego wykonania.
    .title = Bieżące wymagania
FL-TASK-09 = Posiłki: w oknie odpowiedzi, gdy na wierzchu kolejki leży zgłoszone przez Ciebie wykonanie Zadania, możesz dołączyć do wykonawców jednego lub więcej dalszych nieobróconych Agentów tej samej Drużyny; obróć ich i ujawnij. Nie muszą wnosić przydatnego symbolu.
    .title = Posiłki dla wykonawców
FL-TASK-10 = Przy rozpatrywaniu jeszcze raz sprawdza się, czy wykonawcy, którzy nadal są w Drużynie na tym polu, pokrywają wymagania Zadania, które teraz tam leży. Jeśli tak, Zadanie jest wykonane. Jeśli nie albo jeśli nie ma już tam Zadania lub Drużyny, próba się nie powiodła.
    .title = Sprawdzenie przy rozpatrywaniu
FL-TASK-11 = Po nieudanej lub zanegowanej próbie Zadanie zostaje na polu, wykonawcy pozostają obróceni, a udaremnienia tracą moc.
    .title = Nieudana próba
FL-TASK-12 = Zadania nie wykonuje się częściowo i nie zachowuje się żadnych postępów.
    .title = Całość albo nic
FL-TASK-13 = To samo Zadanie mogą w tej samej Rundzie próbować wykonać inni nieobróceni Agenci albo inna Drużyna.
    .title = Ponowna próba
FL-TASK-14 = Po wykonaniu Zadania połóż na polu żeton wykorzystania, zdejmij kartę z mapy i zastosuj zasady o punktach Zwycięstwa (FL-VP-01).
    .title = Po wykonaniu Zadania
FL-TASK-15 = Konflikt zbrojny: dopóki ta karta leży na polu, stojące tam Drużyny mogą atakować bez karty „Atak” (FL-ATTACK-02).
    .title = Zadanie Konflikt zbrojny
FL-TASK-16 = Hiendall Srebrzysty: po wykonaniu Zadania artefakt trafia do Drużyny, która je wykonała, i daje jej jako całości +1 Wojnę i +1 Tajemnicę.
    .title = Artefakt Hiendall Srebrzysty
FL-TASK-17 = Księga z Westmoor: po wykonaniu Zadania artefakt trafia do Drużyny, która je wykonała; każdy jej Agent ma +1 do Obrony.
    .title = Artefakt Księga z Westmoor
FL-TASK-18 = Usunięte karty Zadań nigdy nie wracają do talii Zadań, a samej talii nigdy się nie uzupełnia.
    .title = Talia Zadań bez uzupełniania

## Dopasowanie Cech

FL-TRAIT = Dopasowanie Cech
FL-TRAIT-01 = Wymagania są pokryte, gdy każdemu wymaganemu symbolowi odpowiada osobny symbol tej samej Cechy u wykonawców albo jedna z opisanych niżej zamian. Każdego symbolu wykonawców używa się tylko raz.
    .title = Pokrycie wymagań
FL-TRAIT-02 = Zastąpienie Magią: symbole Magii wykonawców, które nie są potrzebne na wymaganą Magię, mogą zastąpić dowolną inną Cechę. Pierwsze zastąpienie kosztuje 1 symbol Magii, drugie 2 dalsze, trzecie 3 dalsze. Czwartego nie ma.
    .title = Zastąpienie Magią
FL-TRAIT-03 = Trzy za jeden: trzy jednakowe symbole wykonawców, byle nie Magii, mogą się liczyć jako jeden symbol dowolnej Cechy z wyjątkiem Magii. Zamianę można powtarzać. Trójek Magii nie ma, bo zastąpienie według FL-TRAIT-02 daje w praktyce co najmniej tyle samo.
    .title = Trzy za jeden
FL-TRAIT-04 = Wymaganemu symbolowi Magii odpowiada wyłącznie symbol Magii wykonawców.
    .title = Magia tylko za Magię
FL-TRAIT-05 = Symbole do trójki zbiera się od wszystkich wykonawców razem; nie muszą pochodzić od jednego Agenta.
    .title = Trójka z wielu Agentów
FL-TRAIT-06 = Nadmiarowe symbole niczemu nie szkodzą.
    .title = Nadmiarowe symbole
FL-TRAIT-07 = Sprawdzenie rachunkowe: m to liczba symboli Magii wykonawców pomniejszona o liczbę wymaganych symboli Magii; gdy m jest mniejsze od 0, wymagania nie są pokryte. Dla sześciu pozostałych Cech k to suma brakujących symboli, a t to suma pełnych trójek z nadwyżek, liczonych dla każdej Cechy osobno. Liczba j wynosi 1 od m = 1, 2 od m = 3, 3 od m = 6, a w pozostałych przypadkach 0. Wymagania są pokryte dokładnie wtedy, gdy k nie przekracza t + j.
    .title = Rachunek pokrycia
FL-TRAIT-08 = Pokrycie wymaga zastąpienia Magią dokładnie wtedy, gdy w rachunku FL-TRAIT-07 k jest większe od t.
    .title = Kiedy Magia jest potrzebna
FL-TRAIT-09 = Pokrycie wymaga trójki dokładnie wtedy, gdy w rachunku FL-TRAIT-07 k jest większe od j. Każda Cecha inna niż Magia, której wykonawcy mają co najmniej o trzy symbole więcej, niż jest wymagane, jest wtedy Cechą trójki.
    .title = Kiedy trójka jest potrzebna

## Udaremnianie

FL-THWART = Udaremnianie
FL-THWART-01 = Gdy na wierzchu kolejki leży wykonanie Zadania, może je udaremniać obcy Agent stojący na tym samym polu: Agenci Rywali zawsze, Agenci Sojusznika tylko w trybie konkurencyjnym.
    .title = Kto może udaremniać
FL-THWART-02 = Udaremniający Agent musi być nieobrócony; udaremnianie obraca go i ujawnia. Wynika stąd, że każdy Agent może udaremniać tylko raz na Rundę.
    .title = Koszt udaremniania
FL-THWART-03 = Udaremniając, wymień jedną Cechę: wymagania tego wykonania Zadania rosną o jeden jej symbol.
    .title = Skutek udaremnienia
FL-THWART-04 = Wymienioną Cechę musi mieć udaremniający Agent. Ponadto musi ona występować w bieżących wymaganiach albo być Magią, gdy obecne pokrycie wymaga zastąpienia Magią (FL-TRAIT-08), albo być Cechą trójki, gdy pokrycie wymaga trójki (FL-TRAIT-09).
    .title = Jaką Cechę wymienić
FL-THWART-05 = Wymienienie Cechy trójki, jak każde udaremnienie, podnosi wymagania o jeden jej symbol, przez co trójka może się rozpaść. Można też wymienić Cechę, którą trójka zastępuje, bo występuje ona w wymaganiach.
    .title = Udaremnianie trójki
FL-THWART-06 = To samo wykonanie Zadania może udaremniać wielu Agentów wielu graczy, po jednym udaremnieniu w odpowiedzi. Ich liczba nie jest ograniczona.
    .title = Wiele udaremnień
FL-THWART-07 = Udaremniać wolno nawet wtedy, gdy nadwyżka symboli u wykonawców i tak to wyrówna.
    .title = Udaremnienie bez skutku
FL-THWART-08 = Udaremnienie pozostaje w mocy, choćby udaremniający Agent został potem w tym samym oknie pokonany lub przeniesiony.
    .title = Trwałość udaremnienia
FL-THWART-09 = Udaremnienie nie jest czynnością w kolejce, więc Przeciwzaklęcie nie może go zanegować.
    .title = Udaremnienie a Przeciwzaklęcie
FL-THWART-10 = Agenci Drużyny w Kręgu Więziennym lub z Amuletem Przedwiecznej nadal mogą udaremniać.
    .title = Udaremnianie mimo przedmiotów

## Atak i walka

FL-ATTACK = Atak i walka
FL-ATTACK-01 = Zadeklarowanie Ataku to posunięcie w fazie B.
    .title = Deklaracja Ataku
FL-ATTACK-02 = Aby zaatakować, potrzebujesz Konfliktu zbrojnego leżącego na danym polu albo karty „Atak” zagranej z ręki.
    .title = Co umożliwia Atak
FL-ATTACK-03 = Wybierz jedną swoją Drużynę, która może atakować, co najmniej jednego jej nieobróconego Agenta (wybrani Agenci są atakującymi) oraz jedną Drużynę Rywala na tym samym polu: cel Ataku.
    .title = Atakujący i cel
FL-ATTACK-04 = Drużyna Sojusznika nigdy nie może być celem Ataku, w żadnym trybie.
    .title = Sojusznik nie jest celem
FL-ATTACK-05 = Drużyna w Kręgu Więziennym lub z Amuletem Przedwiecznej nie może atakować, a jej Agenci nie mogą dołączyć do Ataku.
    .title = Kto nie może atakować
FL-ATTACK-06 = Atakujących obraca się i ujawnia już przy deklaracji Ataku. Agentów zaatakowanej Drużyny jeszcze się nie ujawnia.
    .title = Obrócenie atakujących
FL-ATTACK-07 = Atak trafia do kolejki i otwiera okno odpowiedzi (FL-STACK-05).
    .title = Atak w kolejce
FL-ATTACK-08 = Zadeklarowany Atak może powstrzymać tylko Przeciwzaklęcie. Dopóki Atak leży w kolejce lub trwa walka, żadna karta nie może przenieść ani Drużyny atakującej, ani zaatakowanej, ani żadnego Agenta biorącego udział w walce.
    .title = Jak uniknąć Ataku
FL-ATTACK-09 = Jeśli Atak zostanie zanegowany, do walki nie dochodzi, a atakujący pozostają obróceni.
    .title = Zanegowany Atak
FL-ATTACK-10 = Jeśli przy rozpatrywaniu nie ma już żadnego atakującego albo żadnego członka zaatakowanej Drużyny, Atak kończy się bez walki.
    .title = Atak bez walki
FL-ATTACK-11 = Krok F1, tylko w trybie kooperacyjnym: Sojusznik gracza atakującego może dołączyć do atakujących dowolnych nieobróconych Agentów ze swoich Drużyn na tym polu, o ile ich Drużynie nie zabrania tego FL-ATTACK-05. Dołączonych Agentów się obraca.
    .title = Sojusznik dołącza do Ataku
FL-ATTACK-12 = Krok F2: obrońcami są wszyscy Agenci zaatakowanej Drużyny, obróceni i nieobróceni. Obrona ich nie obraca.
    .title = Kto jest obrońcą
FL-ATTACK-13 = Krok F2, tylko w trybie kooperacyjnym: Sojusznik zaatakowanego może dołączyć do obrońców dowolnych nieobróconych Agentów ze swoich Drużyn na tym polu. Dołączonych Agentów się obraca.
    .title = Sojusznik dołącza do obrony
FL-ATTACK-14 = Krok F3: ujawnia się wszystkich Agentów biorących udział w walce.
    .title = Ujawnienie walczących
FL-ATTACK-15 = Krok F4: teraz i tylko teraz można rzucić Falujące Powietrze. Mogą to zrobić gracze mający w walce Agenta, w kolejności: gracz atakujący, jego Sojusznik, gracz broniący się, jego Sojusznik, aż wszyscy po kolei spasują.
    .title = Chwila na Falujące Powietrze
FL-ATTACK-16 = Krok F5a: gracz atakujący ustawia atakujących, swoich i Sojusznika, w rzędzie w dowolnej kolejności.
    .title = Ustawienie atakujących
FL-ATTACK-17 = Krok F5b: gracz broniący się ustawia obrońców naprzeciw atakujących. Dopóki któryś atakujący nie ma naprzeciw siebie obrońcy, nie wolno stawiać obrońcy na zajętym miejscu.
    .title = Ustawienie obrońców
FL-ATTACK-18 = Jeśli obrońców jest co najmniej tylu, ilu atakujących, każdy atakujący dostaje co najmniej jednego, a pozostałych gracz broniący się dokłada, gdzie chce. Naprzeciw jedynego atakującego nie ma wyboru, więc wszyscy obrońcy stają tam bez pytania.
    .title = Więcej obrońców
FL-ATTACK-19 = Jeśli obrońców jest mniej niż atakujących, każdy obrońca staje naprzeciw innego atakującego. Krok F5c: gracz atakujący dołącza każdego atakującego bez pary do wybranego atakującego, który ma parę.
    .title = Więcej atakujących
FL-ATTACK-20 = Grupę tworzą atakujący i obrońcy stojący naprzeciw siebie. Grupy numeruje się wzdłuż rzędu; miejsca bez pary znikają, a pozostałe grupy się zsuwają.
    .title = Grupy w walce
FL-ATTACK-21 = Krok F6, ostatnia chwila na Zaklęcia: poczynając od gracza atakującego, zgodnie z ruchem wskazówek zegara, gracze mogą zagrywać Zaklęcia i inne karty Akcji, których wolno użyć w tym kroku (FL-ACTION-01), aż wszyscy po kolei spasują. Każda zagrana karta otwiera własne okno odpowiedzi.
    .title = Ostatnia chwila na Zaklęcia
FL-ATTACK-22 = Agenci pokonani w kroku F6 opuszczają swoją grupę. Grupa, w której po jednej ze stron nikogo nie ma, nie walczy. Nikogo się nie przestawia.
    .title = Straty przed starciem
FL-ATTACK-23 = Krok F7, wsparcie Magią: każdy Agent w walce, który ma symbol Magii i nie rzucał w tej Rundzie Zaklęcia, może dodać +1 do Ataku albo +1 do Obrony swojej strony we własnej lub w sąsiedniej grupie (o numerze o jeden większym lub mniejszym).
    .title = Wsparcie Magią w walce
FL-ATTACK-24 = Wsparcie Magią daje +1 na Agenta i walkę, bez względu na to, ile symboli Magii ma Agent.
    .title = Granica wsparcia Magią
FL-ATTACK-25 = W kroku F7 decydują kolejno: gracz atakujący, jego Sojusznik, gracz broniący się, jego Sojusznik. Wszystkie wybory są jawne.
    .title = Kolejność wsparcia
FL-ATTACK-26 = Krok F8: w każdej grupie zsumuj Atak i Obronę obu stron. Jeśli Atak atakujących jest wyższy od Obrony obrońców, pokonani są wszyscy obrońcy w grupie; jeśli Atak obrońców jest wyższy od Obrony atakujących, pokonani są wszyscy atakujący w grupie. Oba porównania rozstrzyga się jednocześnie; wartość równa nie jest wyższa.
    .title = Rozstrzygnięcie starcia
FL-ATTACK-27 = W jednym Ataku każda grupa walczy dokładnie raz.
    .title = Jedno starcie na grupę
FL-ATTACK-28 = Krok F9: pokonani Agenci wracają do talii swoich właścicieli (FL-AGENT-11), a wszyscy inni pozostają tam, gdzie byli.
    .title = Po starciu
FL-ATTACK-29 = Krok F9: przedmioty rozbitej Drużyny przechodzą dalej według FL-PARTY-12.
    .title = Przejęcie przedmiotów
FL-ATTACK-30 = Krok F9: strona otrzymuje 1 PA, jeśli jej walcząca Drużyna (atakująca lub zaatakowana, liczona ze wszystkimi członkami) w chwili rozpatrywania Ataku, przed krokiem F1, była mniej liczna od drugiej Drużyny, a po kroku F9 jest od niej liczniejsza. Wlicza się też straty z kroku F6. Pomocnicy przysłani przez Sojuszników się nie liczą, a Sojusznik nie dostaje za pomoc PA.
    .title = Nagroda za pokonanie liczniejszych
FL-ATTACK-31 = Krok F9: karta „Atak” zagrana za 2 PA wraca na rękę, jeśli Ataku nie zanegowano. Zagraną za 0 PA albo zanegowaną wtasowuje się w talię. Atak zakończony według FL-ATTACK-10 uważa się za przeprowadzony.
    .title = Powrót karty Atak

## Zaklęcia

FL-SPELL = Zaklęcia
FL-SPELL-01 = Zaklęcie to karta Akcji, która wymaga czarodzieja: musi je rzucić Twój własny Agent w grze, mający w tej chwili co najmniej jeden symbol Magii (FL-AGENT-13).
    .title = Kto rzuca Zaklęcie
FL-SPELL-02 = Rzucającego wskazujesz i ujawniasz przy zgłoszeniu Zaklęcia. Nie zostaje przez to obrócony, a rzucać może nawet Agent już obrócony.
    .title = Wskazanie rzucającego
FL-SPELL-03 = Rzucający otrzymuje znacznik „rzucał Zaklęcie w tej Rundzie” i do jego zdjęcia nie może udzielać wsparcia Magią, nawet jeśli Zaklęcie zanegowano.
    .title = Znacznik rzucającego
FL-SPELL-04 = Jeden Agent może rzucić w Rundzie dowolnie wiele Zaklęć.
    .title = Wiele Zaklęć jednego czarodzieja
FL-SPELL-05 = Agent, który udzielił już wsparcia Magią, może potem rzucać Zaklęcia, a także wspierać ponownie: przeciw innemu Zaklęciu albo w innej walce.
    .title = Wsparcie nie wyczerpuje
FL-SPELL-06 = Agenci Drużyny, do której dołączono Amulet Przedwiecznej, nie mogą rzucać Zaklęć.
    .title = Amulet tłumi Zaklęcia
FL-SPELL-07 = Jeśli rzucający opuści grę, zanim Zaklęcie zostanie rozpatrzone, Zaklęcie i tak się rozpatruje. „To samo pole” oznacza pole, na którym je rzucono.
    .title = Rzucający opuszcza grę
FL-SPELL-08 = Ofensywne są Zaklęcia, które atakują Agentów lub pomagają usunąć ich z mapy: Strzała Ognista i Wir Ognia. Nigdy nie wolno ich kierować przeciw własnej stronie ani przeciw Sojusznikowi.
    .title = Zaklęcia ofensywne
FL-SPELL-09 = Pozostałe Zaklęcia wolno kierować na dowolny dozwolony cel, także na Sojusznika.
    .title = Zaklęcia nieofensywne
FL-SPELL-10 = Obrona przed ofensywnym Zaklęciem następuje przy jego rozpatrywaniu i jest możliwa w każdej fazie. Cel zostaje ujawniony, jeśli jeszcze nie był. Każdy Agent z Drużyny celu, który ma symbol Magii i nie rzucał w tej Rundzie Zaklęcia, może dać +1 do Obrony jednemu zaatakowanemu Agentowi tej Drużyny.
    .title = Obrona przed Zaklęciem
FL-SPELL-11 = O wsparciu decyduje właściciel każdego Agenta, który mógłby wesprzeć. Gra pyta gracza (po jednej odpowiedzi, FL-SPELL-13) tylko wtedy, gdy w tej Drużynie jest jego zakryty Agent albo jego ujawniony Agent z Magią, który nie rzucał w tej Rundzie Zaklęcia. Wspierających się ujawnia.
    .title = Kto decyduje o wsparciu
FL-SPELL-12 = Cel zostaje pokonany tylko wtedy, gdy Atak Zaklęcia jest wyższy od jego Obrony (FL-AGENT-13); równy nie wystarcza. Zaklęciu nie można oddać ciosu.
    .title = Wynik ofensywnego Zaklęcia
FL-SPELL-13 = O wsparcie gra pyta po jednej odpowiedzi: gracz wskazuje jednego wspierającego i jeden cel albo kończy. Kolejne pytanie pada tylko wtedy, gdy warunek FL-SPELL-11 spełnia jeszcze inny Agent, który nie wsparł dotąd przeciw temu Zaklęciu, więc liczba pytań nie zdradza niczego ukrytego. Jeśli decyduje kilku graczy, pytani są po kolei, poczynając od następnego po rzucającym.
    .title = Pytania o wsparcie

## Zaklęcie: Przeciwzaklęcie

FL-SPELL-COUNTERSPELL = Przeciwzaklęcie (1 PA)
FL-SPELL-COUNTERSPELL-01 = Zagrasz je za 1 PA i tylko w oknie odpowiedzi. Celem jest jedna inna czynność w kolejce, niekoniecznie wierzchnia: Atak, Zaklęcie (także Przeciwzaklęcie), wykonanie Zadania lub inna karta Akcji.
    .title = Cel Przeciwzaklęcia
FL-SPELL-COUNTERSPELL-02 = Rzucający może stać na dowolnym polu mapy.
    .title = Zasięg Przeciwzaklęcia
FL-SPELL-COUNTERSPELL-03 = Przy rozpatrywaniu cel zostaje zanegowany (FL-STACK-11). Jego karta wraca do talii swojego właściciela, podobnie jak samo Przeciwzaklęcie.
    .title = Skutek Przeciwzaklęcia
FL-SPELL-COUNTERSPELL-04 = Zanegować można czynność dowolnego innego gracza, także Sojusznika, a nawet własną.
    .title = Czyje czynności negować

## Zaklęcie: Strzała Ognista

FL-SPELL-FIRE-ARROW = Strzała Ognista (1 lub 2 PA)
FL-SPELL-FIRE-ARROW-01 = Strzała uderza z Atakiem 3 za 1 PA albo z Atakiem 4 za 2 PA w jednego wybranego Agenta Rywala na polu rzucającego. Zakrytego Agenta wskazuje się według miejsca w Drużynie.
    .title = Siła i cel Strzały
FL-SPELL-FIRE-ARROW-02 = Cel zostaje ujawniony już przy zgłoszeniu Zaklęcia.
    .title = Ujawnienie celu Strzały

## Zaklęcie: Wir Ognia

FL-SPELL-FIRE-WHIRL = Wir Ognia (2, 4 lub 6 PA)
FL-SPELL-FIRE-WHIRL-01 = Wir uderza w każdego Agenta Rywali na polu rzucającego z Atakiem równym zapłaconym PA, czyli 2, 4 albo 6.
    .title = Siła i cele Wiru
FL-SPELL-FIRE-WHIRL-02 = Przy rozpatrywaniu ujawnia się wszystkie cele. O wsparcie gra pyta osobno dla każdej Drużyny, w kolejności graczy, a potem wszystkie wyniki rozstrzyga się naraz.
    .title = Rozpatrzenie Wiru
FL-SPELL-FIRE-WHIRL-03 = Każdy wspierający pomaga jednemu celowi z własnej Drużyny; może nim być on sam.
    .title = Wsparcie przeciw Wirowi

## Zaklęcie: Falujące Powietrze

FL-SPELL-SHIMMERING-AIR = Falujące Powietrze (2 PA)
FL-SPELL-SHIMMERING-AIR-01 = Rzucisz je za 2 PA i tylko w kroku F4 walki, a rzucającym musi być Twój Agent biorący w niej udział.
    .title = Kiedy rzucić Falujące Powietrze
FL-SPELL-SHIMMERING-AIR-02 = W tej walce wszyscy biorący w niej udział Agenci rzucającego gracza mają +1 do Ataku, jeśli są wśród atakujących, albo +1 do Obrony, jeśli są wśród obrońców.
    .title = Skutek Falującego Powietrza

## Zaklęcie: Krąg Więzienny

FL-SPELL-PRISON-CIRCLE = Krąg Więzienny (2 PA)
FL-SPELL-PRISON-CIRCLE-01 = Za 2 PA dołącz Krąg do jednej wybranej Drużyny dowolnej strony, na dowolnym polu.
    .title = Cel Kręgu
FL-SPELL-PRISON-CIRCLE-02 = Drużynie w Kręgu nie wolno atakować, wykonywać Zadań ani się poruszać. Nadal może się bronić, udaremniać, rzucać Zaklęcia i udzielać wsparcia.
    .title = Czego Krąg zabrania
FL-SPELL-PRISON-CIRCLE-03 = Żadna karta nie może przenieść Drużyny w Kręgu ani żadnego jej Agenta.
    .title = Krąg blokuje przenoszenie
FL-SPELL-PRISON-CIRCLE-04 = Warunek przełamania Kręgu: Agenci Drużyny (i Hiendall Srebrzysty) mają razem 4 symbole Wojny albo 2 symbole Magii.
    .title = Warunek przełamania
FL-SPELL-PRISON-CIRCLE-05 = Przełamanie to operacja swobodna właściciela Drużyny, dostępna w każdej jego kolei w oknie głównym. Agentów, którzy wnoszą potrzebne symbole, ujawnia się, a karta wraca do talii swojego właściciela.
    .title = Przełamanie Kręgu
FL-SPELL-PRISON-CIRCLE-06 = Bez przełamania Krąg trwa z Rundy na Rundę. Na tę samą Drużynę można rzucić drugi Krąg; każdy przełamuje się osobno.
    .title = Trwanie Kręgu
FL-SPELL-PRISON-CIRCLE-07 = Krąg zabrania tylko nowych zgłoszeń. Atak lub wykonanie Zadania, które w chwili dołączenia Kręgu leżą już w kolejce, toczą się dalej (o Ataku zob. FL-ATTACK-08).
    .title = Krąg a zgłoszone czynności

## Zaklęcie: Dar Wymiany

FL-SPELL-GIFT-OF-EXCHANGE = Dar Wymiany (1 PA)
FL-SPELL-GIFT-OF-EXCHANGE-01 = Zaklęcie kosztuje 1 PA. Celem jest jeden Agent dowolnej strony na dowolnym polu. Wskazujesz go przy zgłoszeniu i wtedy zostaje ujawniony.
    .title = Cel Daru
FL-SPELL-GIFT-OF-EXCHANGE-02 = Przy rozpatrywaniu gracz, który rzucił Zaklęcie, wybiera jeden symbol celu i inną Cechę, byle nie Magię; do końca Rundy symbol ten jest symbolem wybranej Cechy. Zamienić można także symbol Magii.
    .title = Skutek Daru

## Zaklęcie: Płynna Mgła

FL-SPELL-FLOWING-MIST = Płynna Mgła (1 lub 2 PA)
FL-SPELL-FLOWING-MIST-01 = Celem jest jeden Twój Agent na dowolnym polu; zostaje ujawniony.
    .title = Cel Mgły
FL-SPELL-FLOWING-MIST-02 = Za 1 PA: nieobrócony cel natychmiast przechodzi na sąsiednie pole po połączeniu dozwolonym przez FL-MOVE-03 i nie zostaje obrócony. Dołącza tam do Twojej Drużyny albo tworzy nową (FL-PARTY-02). Nadal może wykonać działanie i się poruszyć.
    .title = Mgła za 1 PA
FL-SPELL-FLOWING-MIST-03 = Za 2 PA: do końca Rundy cel ma +1 Intrygę, +1 Tajemnicę i +1 Romans, niezależnie od tego, czy miał te Cechy wcześniej. Wybierasz jeden z dwóch kosztów i tylko jego skutek.
    .title = Mgła za 2 PA
FL-SPELL-FLOWING-MIST-04 = Pole docelowe i Drużynę, do której Agent dołączy, wybierasz przy zgłoszeniu. Jedyny Agent Drużyny zabiera ze sobą jej kartę i przedmioty; w innym wypadku przedmioty zostają. Jeśli nie masz wolnej karty Drużyny, na polu docelowym musi stać Twoja Drużyna, do której Agent dołączy.
    .title = Drużyna i przedmioty Agenta

## Karty Akcji

FL-ACTION = Karty Akcji
FL-ACTION-01 = Kartę Akcji zagrywasz z ręki za jej koszt w PA, gdy gra pyta Cię w oknie, w którym wolno jej użyć. Atak zagrasz tylko w swojej kolei w fazie B, Przeciwzaklęcie tylko w oknie odpowiedzi, a Falujące Powietrze tylko w kroku F4 walki. Wszystkich pozostałych kart możesz użyć w swojej kolei w dowolnej z faz A–D, w oknie odpowiedzi oraz w kroku F6 walki.
    .title = Kiedy zagrywać karty Akcji
FL-ACTION-02 = Zagranie karty Akcji nie jest działaniem. Karty, które nie są Zaklęciami, nie mają rzucającego.
    .title = Karta to nie działanie
FL-ACTION-03 = Jeśli karta ma kilka kosztów do wyboru, wybierasz jeden przy zgłoszeniu.
    .title = Wybór kosztu
FL-ACTION-04 = Kartę, której skutek się skończył, nie powiódł lub został zanegowany, wtasowuje się w talię jej właściciela, chyba że karta mówi inaczej.
    .title = Zużyta karta
FL-ACTION-05 = Karta o trwałym skutku leży odkryta w grze, dopóki ten skutek trwa.
    .title = Karty o trwałym skutku

## Karta Akcji: Atak

FL-ACTION-ATTACK = Atak (0 lub 2 PA)
FL-ACTION-ATTACK-01 = Zagrywasz tę kartę za 0 albo 2 PA i tylko razem z deklaracją Ataku w fazie B (FL-ATTACK-02). O tym, co się z nią dzieje po Ataku, mówi FL-ATTACK-31.
    .title = Karta przy deklaracji
FL-ACTION-ATTACK-02 = Kartę wolno zagrać także na polu z Konfliktem zbrojnym, choć nie jest tam potrzebna.
    .title = Karta przy Konflikcie zbrojnym

## Karta Akcji: Portal do Innej Ziemi

FL-ACTION-PORTAL = Portal do Innej Ziemi (2 PA)
FL-ACTION-PORTAL-01 = Za 2 PA wybierz jedną swoją Drużynę, która może się poruszać, i pole w odległości od 1 do 3, liczonej po połączeniach lądowych oraz po szlakach morskich Alfeg i Falwyn.
    .title = Drużyna i cel podróży
FL-ACTION-PORTAL-02 = Na wybrane pole przenosi się cała Drużyna. Nikogo się nie obraca ani nie ujawnia, obróceni Agenci też podróżują, a przeniesienie nie liczy się jako ruch Drużyny.
    .title = Przeniesienie Drużyny
FL-ACTION-PORTAL-03 = Potem, po kolei od następnego gracza, właściciel każdej innej Drużyny pozostałej na polu początkowym może wysłać ją na to samo pole. Nie dotyczy to Drużyny w Kręgu Więziennym.
    .title = Podążanie śladem
FL-ACTION-PORTAL-04 = FL-TASK-01 stosuje się, gdy na pole przybywa pierwsza Drużyna. Twoje Drużyny na polu przybycia pozostają osobne.
    .title = Przybycie przez Portal

## Karta Akcji: Komplikacje

FL-ACTION-COMPLICATIONS = Komplikacje (1 PA)
FL-ACTION-COMPLICATIONS-01 = Za 1 PA: do końca Rundy każde Zadanie w grze wymaga o jeden symbol Intrygi więcej. Dotyczy to także Zadania, którego wykonanie już zgłoszono, bo sprawdza się je przy rozpatrywaniu.
    .title = Trudniejsze Zadania
FL-ACTION-COMPLICATIONS-02 = Jeśli działają dwie karty Komplikacji, dodają razem dwa symbole.
    .title = Podwójne Komplikacje
FL-ACTION-COMPLICATIONS-03 = Karta zostaje przed swoim właścicielem. W kroku 1 każdej następnej Rundy może on zapłacić 1 PA, aby utrzymać ją przez tę Rundę; w przeciwnym razie karta wraca do talii.
    .title = Przedłużenie Komplikacji

## Karta Akcji: Amulet Przedwiecznej

FL-ACTION-AMULET = Amulet Przedwiecznej (3 PA)
FL-ACTION-AMULET-01 = Za 3 PA dołącz Amulet do jednej wybranej Drużyny dowolnej strony na dowolnym polu.
    .title = Cel Amuletu
FL-ACTION-AMULET-02 = Amulet zabrania Drużynie atakowania, a jej Agentom rzucania Zaklęć.
    .title = Czego Amulet zabrania
FL-ACTION-AMULET-03 = Gdy ta Drużyna wykona najbliższe Zadanie, trofeum za nie (także artefakt) i Amulet usuwa się z gry; pZ nie ma. Zadanie, które i tak nie dałoby pZ, nadal przynosi swój 1 PA.
    .title = Utracone trofeum
FL-ACTION-AMULET-04 = Amulet przechodzi dalej tak jak inne przedmioty (FL-PARTY-12).
    .title = Przejście Amuletu
FL-ACTION-AMULET-05 = Amulet dołączony, gdy w kolejce leży wykonanie Zadania przez tę Drużynę, działa już na to Zadanie. Atak lub Zaklęcie tej Drużyny leżące już w kolejce toczą się dalej.
    .title = Amulet a zgłoszone czynności

## Karta Akcji: Pancerz Łza Nocy

FL-ACTION-NIGHT-TEAR = Pancerz Łza Nocy (2 PA)
FL-ACTION-NIGHT-TEAR-01 = Za 2 PA dołącz Pancerz do jednego swojego Agenta: ma on +1 do Obrony. Agent nie zostaje ujawniony.
    .title = Premia do Obrony
FL-ACTION-NIGHT-TEAR-02 = Gdy Agent trafia do talii, Pancerz wraca do talii gracza, który go zagrał.
    .title = Powrót Pancerza

## Karta Akcji: Zwrot Akcji

FL-ACTION-PLOT-TWIST = Zwrot Akcji (2 PA)
FL-ACTION-PLOT-TWIST-01 = Za 2 PA wybierz dwie karty Zadań leżące na mapie (nie trofea i nie artefakty) i zamień je miejscami.
    .title = Zamiana dwóch Zadań
FL-ACTION-PLOT-TWIST-02 = Jeśli zagrasz Zwrot Akcji w odpowiedzi na wykonanie Zadania, próba toczy się dalej, ale wobec Zadania, które teraz leży na polu (FL-TASK-10).
    .title = Zwrot jako odpowiedź

## Ruch

FL-MOVE = Ruch
FL-MOVE-01 = Ruch to posunięcie w fazie D: wybierz jedną swoją Drużynę, która nie jest w Kręgu Więziennym, i co najmniej jednego jej nieobróconego Agenta. Wybrani Agenci poruszają się razem.
    .title = Kto się porusza
FL-MOVE-02 = Poruszający się Agenci zostają obróceni, ale nie ujawnieni. Pozostanie na polu nie wymaga posunięcia.
    .title = Ruch nie ujawnia
FL-MOVE-03 = Ruch prowadzi przez jedno połączenie, z którego strona Drużyny może korzystać (FL-MAP-05).
    .title = Jedno połączenie
FL-MOVE-04 = Jeśli poruszają się wszyscy Agenci Drużyny, zachowuje ona swoją kartę i przedmioty. W innym wypadku poruszający się odłączają się od niej (FL-PARTY-02, FL-PARTY-09) albo dołączają do Twojej Drużyny na polu docelowym.
    .title = Ruch całości lub części
FL-MOVE-05 = Za 1 PA poruszający się Agenci przechodzą w jednym posunięciu przez dwa połączenia. Każda Drużyna może to zrobić raz na Rundę, a Drużyna, która się odłączyła, dzieli z nią ten znacznik.
    .title = Dodatkowy ruch
FL-MOVE-06 = Jeśli na polu docelowym stoją Twoje Drużyny, wybierasz, czy połączyć się z jedną z nich, czy pozostać osobno. Aby po podziale pozostać osobno, musisz mieć wolną kartę Drużyny.
    .title = Łączenie Drużyn
FL-MOVE-07 = Obce Drużyny nigdy nie zatrzymują ruchu ani nie podnoszą jego kosztu.
    .title = Obce Drużyny nie przeszkadzają
FL-MOVE-08 = Na polu docelowym stosuje się FL-TASK-01. Nowe Zadanie można wykonać najwcześniej w fazie C następnej Rundy, bo w tej Rundzie faza C już minęła.
    .title = Zadanie po ruchu
FL-MOVE-09 = Droga morska Normark–Feriggau to jedno połączenie, otwarte w obu kierunkach i tylko dla Drużyn Północy. Portal do Innej Ziemi nigdy z niej nie korzysta; Płynna Mgła może, jeśli Agent opuszcza Drużynę Północy.
    .title = Droga morska do Feriggau

## Sojusznicy

FL-ALLY = Sojusznicy
FL-ALLY-01 = Sojusznicy w żadnym trybie nie mogą atakować nawzajem swoich Drużyn ani kierować przeciw nim ofensywnych Zaklęć.
    .title = Pokój między Sojusznikami
FL-ALLY-02 = Tryb kooperacyjny: swojego Agenta możesz zagrać do Drużyny Sojusznika na dowolnym polu, a także wprowadzić go do niej ruchem, gdy stoi ona na polu docelowym, lub przegrupowaniem, gdy stoi na tym samym polu. Robisz to z własnej woli; gospodarza, czyli właściciela Drużyny, się nie pyta.
    .title = Użyczenie Agenta
FL-ALLY-03 = Tak długo, jak Agent tam przebywa, jest użyczony: jego działaniami (także udaremnianiem i dołączaniem do walki) i ruchem kieruje właściciel Drużyny i to jego gra o nie pyta.
    .title = Kto kieruje użyczonym
FL-ALLY-04 = Właściciel Drużyny widzi użyczonego Agenta, nawet jeśli dla innych jest on zakryty.
    .title = Gospodarz widzi użyczonego
FL-ALLY-05 = Właściciel może odwołać użyczonego Agenta, przegrupowując go do swojej Drużyny na tym polu, istniejącej lub nowej (FL-PARTY-07, FL-PARTY-08).
    .title = Odwołanie użyczonego
FL-ALLY-06 = Trofea i artefakty mieszanej Drużyny należą do strony, do której należy Drużyna.
    .title = Trofea mieszanej Drużyny
FL-ALLY-07 = Tylko właściciel rzuca Zaklęcia użyczonym Agentem i decyduje o jego wsparciu Magią, zarówno w kroku F7, jak i przeciw Zaklęciom. W walce ustawia go jednak właściciel Drużyny. Pokonany użyczony Agent wraca do talii swojego właściciela.
    .title = Prawa właściciela użyczonego
FL-ALLY-08 = O tym, z których połączeń może korzystać mieszana Drużyna, decyduje jej strona (FL-MAP-05).
    .title = Drogi mieszanej Drużyny
FL-ALLY-09 = Dla FL-ATTACK-30 użyczeni Agenci liczą się jako członkowie Drużyny. Nie zajmują żadnej z czterech Drużyn swojego właściciela.
    .title = Liczenie użyczonych
FL-ALLY-10 = Tryb konkurencyjny: nie ma mieszanych Drużyn ani pomocy w walce.
    .title = Sojusznicy w trybie konkurencyjnym
FL-ALLY-11 = Kart na ręce, PA i Inicjatywy nigdy się nie dzieli. Rozmów przy stole zasady nie regulują.
    .title = Czego się nie dzieli

## Tryby gry

FL-MODE = Tryby gry
FL-MODE-01 = Tryb kooperacyjny: w Drużynie mogą być Agenci obu Sojuszników. Tryb konkurencyjny: w Drużynie są tylko Agenci jej strony.
    .title = Skład Drużyny
FL-MODE-02 = Tryb kooperacyjny: Sojusznicy na tym samym polu mogą dołączać do Ataku i do obrony. Tryb konkurencyjny: nigdy nie dołączają.
    .title = Pomoc Sojusznika w walce
FL-MODE-03 = Tryb kooperacyjny: udaremnianie Zadań Sojusznikowi jest zabronione. Tryb konkurencyjny: jest dozwolone.
    .title = Udaremnianie Sojusznikowi
FL-MODE-04 = Tryb kooperacyjny: dwa symbole klimatu Sojusznika nie dają pZ. Tryb konkurencyjny: dają 1 pZ.
    .title = Symbole klimatu Sojusznika
FL-MODE-05 = Tryb kooperacyjny: Sojusznika atakować nie wolno. Tryb konkurencyjny: również nie wolno.
    .title = Atakowanie Sojusznika
FL-MODE-06 = Tryb kooperacyjny: ofensywnych Zaklęć nie wolno kierować przeciw Sojusznikowi. Tryb konkurencyjny: również nie wolno.
    .title = Ofensywne Zaklęcia przeciw Sojusznikowi
FL-MODE-07 = Tryb kooperacyjny: każda strona liczy pZ osobno. Tryb konkurencyjny: tak samo.
    .title = Osobne punkty Zwycięstwa
FL-MODE-08 = W grze trzyosobowej tryb dotyczy pary Sojuszników. Samotny gracz nie ma Sojusznika i w obu trybach stosuje FL-VP-05.
    .title = Tryb w grze trzyosobowej

## Punkty Zwycięstwa

FL-VP = Punkty Zwycięstwa
FL-VP-01 = Po wykonaniu Zadania ustal zestaw symboli: wszystkie symbole klimatu pola i wszystkie z karty Zadania, razem z powtórzeniami.
    .title = Zestaw symboli
FL-VP-02 = Obce dla strony są klimaty obu stron przeciwnego przymierza, bez względu na to, czy te strony biorą udział w grze.
    .title = Obce klimaty
FL-VP-03 = Jeśli w zestawie jest co najmniej jeden obcy symbol, karta staje się trofeum wartym 1 pZ.
    .title = Trofeum za obcy symbol
FL-VP-04 = W trybie konkurencyjnym karta staje się trofeum wartym 1 pZ także wtedy, gdy w zestawie są co najmniej dwa symbole klimatu Sojusznika.
    .title = Trofeum za symbole Sojusznika
FL-VP-05 = Strona, której Sojusznik nie bierze udziału w grze (samotny gracz, a w grze dwuosobowej obaj gracze), stosuje FL-VP-04 do klimatu nieobecnego Sojusznika.
    .title = Nieobecny Sojusznik
FL-VP-06 = Jeśli nie zachodzi żaden z tych przypadków, strona, która wykonała Zadanie, otrzymuje 1 PA, a kartę usuwa się z gry (o artefaktach mówi FL-VP-09).
    .title = Zadanie bez punktu
FL-VP-07 = Jedno Zadanie nigdy nie daje więcej niż 1 pZ.
    .title = Najwyżej jeden punkt
FL-VP-08 = Artefakt dołączony do Drużyny liczy się jako trofeum jej strony tylko wtedy, gdy zestaw symboli zapisany przy wykonaniu Zadania spełnia dla tej strony FL-VP-03, FL-VP-04 lub FL-VP-05. Ocenia się to od nowa, gdy artefakt zmienia właściciela.
    .title = Artefakt jako trofeum
FL-VP-09 = Artefakt zdobyty bez pZ i tak dołącza do Drużyny i działa, a jej strona otrzymuje 1 PA z FL-VP-06.
    .title = Artefakt bez punktu
FL-VP-10 = Wartość zdobytego trofeum już się nie zmienia.
    .title = Stała wartość trofeum

## Koniec gry

FL-END = Koniec gry
FL-END-01 = Zwycięstwo sprawdza się tylko na końcu Rundy.
    .title = Kiedy sprawdzać zwycięstwo
FL-END-02 = Pełne zwycięstwo: jedna strona ma co najmniej 6 pZ i zarazem więcej pZ niż każda inna.
    .title = Pełne zwycięstwo
FL-END-03 = Jeśli przy 6 lub więcej pZ kilka stron remisuje na prowadzeniu, gra toczy się dalej, Runda po Rundzie, aż któraś strona obejmie samodzielne prowadzenie.
    .title = Remis na prowadzeniu
FL-END-04 = Pat, sprawdzany po FL-END-02, zachodzi, gdy: (a) talia Zadań jest pusta i na mapie nie leży żadne Zadanie; lub (b) dla każdej strony suma jej pZ, kart Zadań w talii i na mapie oraz artefaktów u innych stron jest mniejsza niż 6; lub (c) w ostatnich 8 Rundach nie wykonano żadnego Zadania; lub (d) skończyła się Runda 60.
    .title = Sytuacja patowa
FL-END-05 = Zwycięstwo taktyczne: w razie pata wygrywa strona, która ma najwięcej trofeów, wliczając artefakty, które się liczą.
    .title = Zwycięstwo taktyczne
FL-END-06 = Jeśli przy FL-END-05 jest remis, remisujące strony toczą pojedynek. Wszyscy Agenci, których strona ma w grze, tworzą jedną Drużynę; wszystkie przedmioty i dołączone karty odkłada się na bok; nie używa się kart Akcji ani Zadań; obrócenie i pola nie mają znaczenia. W pojedynku walczą ze sobą także Sojusznicy.
    .title = Pojedynek przy remisie
FL-END-07 = W pojedynku strony atakują na przemian, zawsze wszystkimi Agentami; zaczyna ta, która jest wcześniejsza w kolejności Inicjatywy. Obowiązują kroki walki F3, F5, F7 i F8, a znaczniki „rzucał Zaklęcie w tej Rundzie” pomija się.
    .title = Przebieg pojedynku
FL-END-08 = Strona bez Agentów przegrywa pojedynek. Jeśli po tej samej wymianie ciosów obie zostaną bez Agentów, wygrywa zaatakowana; jeśli obie nie miały ich od początku, wygrywa wcześniejsza w kolejności Inicjatywy.
    .title = Wynik pojedynku
FL-END-09 = Jeśli po jednym Ataku każdej ze stron, jeden po drugim, nikt nie został pokonany, pojedynek wygrywa strona, która ma więcej Agentów; potem ta, która ma wyższą sumę Ataku i Obrony z kart; potem wcześniejsza w kolejności Inicjatywy.
    .title = Pojedynek bez strat
FL-END-10 = Jeśli remisują trzy lub cztery strony, najpierw walczą dwie pierwsze w kolejności Inicjatywy, a zwycięska strona z pozostałymi jej Agentami staje przeciw następnej.
    .title = Remis wielu stron
FL-END-11 = Zapis wyniku zawiera pZ każdej strony, trofea (według Zadań, z zestawem symboli) i rodzaj zwycięstwa: pełne, taktyczne albo w pojedynku.
    .title = Zapis wyniku

## Informacje ukryte

FL-HIDDEN = Informacje ukryte
FL-HIDDEN-01 = Karty na ręce zna tylko ich właściciel. Liczba kart na ręce jest jawna.
    .title = Karty na ręce
FL-HIDDEN-02 = Kolejności kart w taliach stron i w talii Zadań nie zna nikt. Wielkość talii jest jawna.
    .title = Kolejność w taliach
FL-HIDDEN-03 = Zakrytego Agenta zna tylko jego właściciel (a także gospodarz, FL-ALLY-04). Jawne są: jego Drużyna, miejsce w niej, to, czy jest obrócony, oraz dołączone karty.
    .title = Zakryty Agent
FL-HIDDEN-04 = Zakryci Agenci mają w Drużynie stałe, jawne oznaczenia, które nie zdradzają karty. Gdy właściciel przegrupowuje lub łączy swoich Agentów, oznaczenia rozdziela się na nowo, aby nie dało się śledzić kart w przemieszanej grupie.
    .title = Oznaczenia zakrytych Agentów
FL-HIDDEN-05 = Dwa egzemplarze tej samej karty (Mag z Cirth) są dla wszystkich nie do odróżnienia.
    .title = Jednakowe egzemplarze
FL-HIDDEN-06 = Licznik ujawnień rośnie przy każdym dobraniu karty, odkryciu Zadania, ujawnieniu Agenta i wtasowaniu czegokolwiek w talię.
    .title = Licznik ujawnień
FL-HIDDEN-07 = Dozwolone odpowiedzi na pytanie zależą tylko od tego, co widzi pytany gracz, a to, czy gra go pyta, tylko od jawnych faktów (FL-PRIO-10).
    .title = Pytania niczego nie zdradzają
FL-HIDDEN-08 = Kart wtasowywanych przy wymianie w kroku 1 (FL-ROUND-06) nie pokazuje się nikomu.
    .title = Wymieniane karty zakryte
FL-HIDDEN-09 = Agenta można ujawnić z własnej woli tylko przez użycie zasady, która go ujawnia.
    .title = Dobrowolne ujawnienie

## Co zawsze jest prawdą

FL-INV = Co zawsze jest prawdą
FL-INV-01 = Każda z 18 kart strony jest zawsze w dokładnie jednym miejscu: w talii, na ręce, w grze (w Drużynie, dołączona lub działająca), w kolejce albo usunięta z gry (tylko Amulet Przedwiecznej).
    .title = Miejsce kart strony
FL-INV-02 = Każda z 20 kart Zadań jest zawsze w dokładnie jednym miejscu: w talii Zadań, na mapie, wśród trofeów strony, w Drużynie jako artefakt albo usunięta z gry.
    .title = Miejsce kart Zadań
FL-INV-03 = PA nigdy nie spadają poniżej 0, strona nigdy nie ma więcej niż czterech Drużyn, nie istnieje Drużyna bez Agenta, a żaden Agent nie należy do dwóch Drużyn.
    .title = PA i Drużyny
FL-INV-04 = Na polu nigdy nie ma zarazem Zadania i żetonu wykorzystania.
    .title = Zadanie albo żeton
FL-INV-05 = Żetonów wykorzystania jest zawsze tyle, ile wykonanych Zadań, a w grze trzyosobowej z polami zamkniętymi o 3 więcej.
    .title = Liczba żetonów wykorzystania
FL-INV-06 = W trybie konkurencyjnym i w grze dwuosobowej każdy Agent jest w Drużynie strony swojego właściciela.
    .title = Agenci we własnych Drużynach
FL-INV-07 = Obrócony Agent jest ujawniony, chyba że jego jedynym działaniem w tej Rundzie był ruch.
    .title = Obrócony znaczy ujawniony
FL-INV-08 = Na początku fazy A wszyscy Agenci są nieobróceni, nikt nie ma znacznika „rzucał Zaklęcie w tej Rundzie”, a kolejka jest pusta.
    .title = Stan przed fazą A
FL-INV-09 = Na każdym polu z Drużyną jest Zadanie albo żeton wykorzystania, chyba że talia Zadań jest pusta.
    .title = Pole pod Drużyną
FL-INV-10 = W każdym oknie głównym i w każdym oknie odpowiedzi zapytany gracz może spasować.
    .title = Zawsze można spasować

## Przyczyny naszych rozstrzygnięć

GD = Luki i rozstrzygnięcia
GD-01 = Arkusz kart podaje 23 teksty Zadań (w tym 5 razy Konflikt zbrojny, 2 razy Hiendalla i 2 razy Księgę), a zasady mówią o 20 kartach. Piąty Konflikt zbrojny oraz drugi Hiendall i druga Księga stoją w arkuszu bez odstępu, w którym przy innych kartach znikła ikona, lub z odstępem mniejszym, a drugi tekst Księgi powtarza pierwszy w innym zapisie: uznajemy je za powtórzenia, a nie za osobne karty. To wniosek, nie pewność, ale tylko przy takim odczytaniu, z pełnymi parami pozostałych Zadań, wychodzi 14 + 4 + 1 + 1 = 20.
    .title = Liczba kart Zadań
GD-02 = Artefakt na kartach nazywa się Hiendall, a w zasadach raz Aiendall; przyjmujemy Hiendall. W wydrukowanej nazwie Zadania o rozboju brakuje litery; piszemy Rozbój w biały dzień.
    .title = Pisownia nazw
GD-03 = Liczby na kartach Minstrela (1, 0), Rzemieślników (1, 1) i Wojska secinnego (1, 2) odczytujemy jako Atak i Obronę.
    .title = Liczby na kartach Agentów
GD-04 = Zaginione ikony uzupełniliśmy tak: Komplikacje +1 Intryga; Krąg Więzienny 4 symbole Wojny albo 2 symbole Magii; Płynna Mgła +1 Intryga, +1 Tajemnica i +1 Romans; Hiendall Srebrzysty +1 Wojna i +1 Tajemnica; Pancerz Łza Nocy +1 do Obrony; Falujące Powietrze +1 do Ataku albo +1 do Obrony. To, że Zaklęcia wymagają Magii, zasady mówią w innym miejscu.
    .title = Zaginione ikony
GD-05 = Z mapy tekst źródłowy wymienia tylko Normark, Feriggau, Alfeg, Falwyn, Westmoor i Cirth, przy czym dwie ostatnie nazwy wyłącznie w nazwach kart. Cała reszta, a także wszystkie położenia, klimaty i połączenia są naszą rekonstrukcją. Tekst źródłowy potwierdza cztery arkusze planszy, pola o dwóch klimatach, błękitną linię morską Normark–Feriggau tylko dla Północy, drogi morskie przez Alfeg i Falwyn oraz co najmniej jedną inną drogę morską (być może jest nią właśnie błękitna linia). Położenie Feriggau na wybrzeżu Słońca i Wschodni Szlak dodaliśmy sami.
    .title = Rekonstrukcja mapy
GD-06 = Liczby Agentów w taliach (11, 11, 10 i 10) wynikają z odjęcia wydrukowanych kart Akcji od 18. Mag z Cirth jest wydrukowany dwa razy, ma więc dwa egzemplarze. Wszyscy pozostali Agenci oprócz Minstrela, Rzemieślników i Wojska secinnego są naszego autorstwa.
    .title = Agenci w taliach
GD-07 = Alkmund, Agent mogący zmienić stronę, pojawia się tylko raz, w tabeli obejmującej także rozszerzenia. Nie używamy go.
    .title = Alkmund poza grą
GD-08 = W 1. Rundzie dobiera się najpierw 5 kart, a potem jeszcze zwykłą jedną kartę. Czytamy to dosłownie: razem 6 kart, dla samotnego gracza 8.
    .title = Karty w pierwszej Rundzie
GD-09 = Tekst źródłowy nie mówi, kiedy można dobierać dodatkowe karty. Przyjmujemy, że tylko w kroku dobierania, aby późniejsze okna nie musiały tego proponować.
    .title = Chwila kupowania kart
GD-10 = Wyliczenie „1, 2, 3 PA” traktujemy jako zamknięte: najwyżej trzy dodatkowe karty i trzej dodatkowi Agenci.
    .title = Najwyżej trzy dodatkowe
GD-11 = Według tekstu źródłowego gracze działają po kolei, aż wszyscy spasują z rzędu, ale nie wiadomo, ile wolno zrobić naraz. Przyjmujemy jedno posunięcie, po którym kolej ma następny gracz.
    .title = Jedno posunięcie naraz
GD-12 = Karty Akcji można zagrywać, gdy przypada kolej gracza; uznajemy za nią zarówno kolej w oknie głównym, jak i w oknie odpowiedzi. Tekst źródłowy nie mówi, co poza Przeciwzaklęciem może być odpowiedzią; przyjmujemy, że każda karta dopuszczona do tego w FL-ACTION-01.
    .title = Karty jako odpowiedzi
GD-13 = Nie podano, kiedy Drużyny mogą się dzielić i łączyć. Jest to swobodne w fazach A i D, ale każdy Agent może zmienić Drużynę tylko raz na Rundę, co zapobiega przekładaniu bez końca; dzielić i łączyć się można też w ramach ruchu.
    .title = Podział i łączenie Drużyn
GD-14 = Nie wolno dla zmyłki zgłaszać wykonania Zadania, którego wymagań się nie pokrywa.
    .title = Bez blefu przy Zadaniach
GD-15 = Udaremnianie ma unieważniać „użyty” symbol. Przy nadwyżkach i zamianach to, co jest użyte, zależy tylko od sposobu liczenia, dlatego dokładnie określa to FL-THWART-04.
    .title = Użyty symbol
GD-16 = Czy czarodziej z dwoma symbolami Magii wspiera z siłą +2? Nie: każdy Agent daje +1.
    .title = Siła wsparcia Magią
GD-17 = Dla Kręgu Więziennego, Daru Wymiany i Amuletu Przedwiecznej nie podano zasięgu, choć podano go dla Strzały Ognistej i Wiru Ognia. Przyjmujemy, że jest nieograniczony.
    .title = Zasięg kart
GD-18 = Wstęp zakazuje Sojusznikom wszelkiego rażenia się Zaklęciami, a tabela trybów określa zakaz węziej. Rozstrzyga tabela.
    .title = Zaklęcia między Sojusznikami
GD-19 = Uwaga o błękitnej linii mówi o Drużynach Północy, decyduje więc strona Drużyny, także w wypadku użyczonych Agentów.
    .title = Kto pływa Błękitną linią
GD-20 = Tekst źródłowy nie określa, czym jest pat; robi to FL-END-04. Gracze nie mogą umówić się na pat.
    .title = Czym jest pat
GD-21 = O grze dwuosobowej nie powiedziano, które strony biorą w niej udział ani jaki obowiązuje tryb. Rozstrzygają FL-SETUP-02 i FL-VP-05.
    .title = Gra we dwoje
GD-22 = Źródło nie zamyka żadnych pól w grze trzyosobowej, więc są otwarte, chyba że wybierzecie inaczej (FL-SETUP-08). Radzimy je zamykać: bez tego w symulacjach zdecydowanie za często wygrywał ten z Sojuszników, który graniczy z nieobecną stroną (na naszej mapie do 64% partii).
    .title = Dlaczego można zamknąć pola
GD-23 = W symulacjach trzyosobowych gier kooperacyjnych samotny gracz był w bardzo trudnym położeniu (4–14% zwycięstw). Dlatego w grze trzyosobowej domyślny jest tryb konkurencyjny, a dla trybu kooperacyjnego istnieje ułatwienie z FL-SETUP-11.
    .title = Samotny gracz w kooperacji
GD-24 = Rozszerzenia, o których wspomina tekst źródłowy, nie wchodzą w zakres tej gry.
    .title = Bez rozszerzeń
GD-25 = Przy ułatwieniu dla samotnego gracza dwóch Agentów w Rundzie jest darmowych, a trzech kolejnych można zagrać za 1, 2 i 3 PA: razem pięciu (FL-SETUP-11, FL-AP-04, GD-10).
    .title = Piąty Agent przy ułatwieniu
GD-26 = Agent Sojusznika, który dołącza do walki, zostaje ujawniony w chwili dołączenia, bo jest to działanie (FL-AGENT-09), a nie dopiero wtedy, gdy ujawniani są wszyscy (FL-ATTACK-14).
    .title = Pomocnicy ujawniają się
GD-27 = Agenta przegrupowuje tylko jego właściciel, a Drużyna nigdy nie przechodzi w całości do nowej, bo nic by to nie zmieniło. Gdy właściciel odwołuje użyczonego Agenta, gospodarz nie jest pytany, a artefakty zostają w jego Drużynie (FL-PARTY-07, FL-PARTY-09, FL-ALLY-05).
    .title = Kto i dokąd przegrupowuje
GD-28 = Zasada nie mówi, kto wskazuje Agentów przełamujących Krąg Więzienny. Ujawnia się jak najmniej zakrytych Agentów, a najpierw liczą się już ujawnieni (FL-SPELL-PRISON-CIRCLE-05).
    .title = Kto przełamuje Krąg
GD-29 = Kartę rozwiązanej Drużyny można od razu użyć ponownie, ale jest to już inna Drużyna: to, co zapowiedziano z udziałem starej lub przeciw niej, przepada (FL-STACK-13, FL-ATTACK-10, FL-PARTY-13).
    .title = Ponownie użyta karta Drużyny
GD-30 = Jeśli w odpowiedzi na Falujące Powietrze polegną wszyscy atakujący albo wszyscy obrońcy, kroki od F5 do F7 odpadają i walka kończy się krokiem F9 (FL-ATTACK-22).
    .title = Nikt nie został przed parami
GD-31 = Płynna Mgła może przenieść członka Drużyny atakującej, który sam nie atakuje, ale nikogo z zaatakowanych. Agent dołącza do własnej Drużyny albo tworzy nową, nigdy do Drużyny Sojusznika (FL-ATTACK-08, FL-SPELL-FLOWING-MIST-02).
    .title = Kogo przenosi Płynna Mgła
GD-32 = O wsparcie przeciw Wirowi Ognia pyta się od gracza następnego po rzucającym, tak jak przy każdym Zaklęciu (FL-SPELL-13).
    .title = Kolejność wsparcia przed ogniem
GD-33 = Dodatkowy ruch prowadzi na pole odległe o dwa połączenia, a nie okrężną drogą na sąsiednie (FL-MOVE-05).
    .title = Dwa połączenia, dwa pola
GD-34 = Remis przy sześciu lub więcej punktach nie wstrzymuje pata; strony, które remisują, rozstrzygają wtedy grę pojedynkiem (FL-END-03, FL-END-04).
    .title = Remis przy sześciu i pat
GD-35 = Z czyjej talii pochodzi zakryty użyczony Agent, jest jawne, tak jak pokazałyby to rewersy kart (FL-HIDDEN-03).
    .title = Właściciele użyczonych Agentów
