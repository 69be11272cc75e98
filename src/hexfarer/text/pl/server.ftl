### Co mówi serwer stołu w przeglądarce.

server-waiting = Teraz decyduje { NAME($seat, case: "short") }.
    .title = Decyduje: { NAME($seat, case: "short") }
server-sentence =
    { $round ->
        [0] { $scenario }: { $heroes }
       *[other] { $scenario }: { $heroes }, runda { $round }
    }

## Boty i opcje

server-bot-easy = Łatwy: co drugą turę gra bez namysłu
    .level = Łatwy
    .about = Co drugą turę gra bez namysłu.
server-bot-normal = Zwykły: bierze to, co wygląda najlepiej
    .level = Zwykły
    .about = Bierze to, co od razu wygląda najlepiej.
server-bot-hard = Trudny: obmyśla swoją turę
    .level = Trudny
    .about = Obmyśla swoją turę.
server-bot-ruthless = Bezlitosny: myśli dłużej
    .level = Bezlitosny
    .about = Obmyśla swoją turę, około 2 sekund.
server-bot-patient = Cierpliwy: myśli dziesięć sekund na turę
    .level = Cierpliwy
    .about = Obmyśla swoją turę, około 10 sekund.
server-bot-random = Nowicjusz: robi cokolwiek, co wolno
server-bot-greedy = Intrygant: patrzy o jedną turę naprzód
server-bot-seeker = Poszukiwacz: obmyśla całą turę
server-value-on = tak
server-value-off = nie
server-value-usual = zwykle

## Koniec

server-won = Zwycięstwo: { $winners } – { $kind }.
server-nobody-won = Nikt nie wygrał: { $kind }.
server-score-trophies = wykonane Zadania
server-score-artefacts = artefakty
server-title-of = tytuł: { $name }

## Czego nie można

server-no-table = Nie ma tu stołu { $id }.
    .fix = Sprawdź odnośnik albo poszukaj stołu w poczekalni.
server-no-seat = Nie ma miejsca { $seat }; ten stół ma miejsc: { $seats }.
server-no-page = Pod adresem { $path } nic nie ma.
server-no-build = Strona nie jest jeszcze zbudowana.
    .fix = Uruchom make web i wczytaj ten adres jeszcze raz.
server-no-secret = Do tego trzeba siedzieć przy stole.
    .fix = Otwórz stół odnośnikiem swojego miejsca albo dosiądź się z poczekalni.
server-wrong-secret = Ten odnośnik nie otwiera już miejsca przy tym stole.
    .fix = Oglądaj stół bez niego albo poproś gospodarza o nowy odnośnik.
server-host-only-looks = Klucz gospodarza nie otwiera miejsca; użyj odnośnika miejsca.
server-not-host = To może zrobić tylko gospodarz stołu.
server-seat-taken = To miejsce zajął ktoś inny.
server-seats-number =
    { $seats ->
        [one] W tej grze jest jedno miejsce, a podano: { $given }.
       *[other] W tej grze miejsc jest { $seats }, a podano: { $given }.
    }
server-not-asked = To nie twoja decyzja: teraz decyduje { $seat }.
server-over = Gra się skończyła.
server-not-over = Widok innego miejsca otworzy się po zakończeniu gry.
server-refused = { $why } ({ $rule })
server-out-of-date = Zanim twój krok dotarł, coś się wydarzyło; oto nowa sytuacja.
server-explain-what = Wskaż rzecz albo akcję, którą mam wyjaśnić.
server-branch-host = Dopóki gra trwa, tylko gospodarz może grać dalej od wcześniejszego kroku.
server-branch-others = Dopóki gra trwa, można grać dalej od wcześniejszego kroku tylko wtedy, gdy przy stole nie siedzi nikt inny.
server-save-host = Dopóki gra trwa, zapisać ją może tylko gospodarz, bo zapis zdradza to, co ukryte.
server-older = Tę grę rozpoczęto w starszej wersji, której losowania ta już nie zna; nie da się jej otworzyć.
server-unreadable = W tę grę grano według innych reguł niż obecne i nie da się jej pokazać: { $why }
server-too-many = Za dużo naraz; odczekaj minutę i spróbuj ponownie.
server-too-large = To jest za długie; przyjmuję najwyżej { $limit } kB.
server-malformed = Nie da się tego odczytać: { $where }: { $why }.
server-hello-first = Pierwszą wiadomością musi być hello.
server-http = Ten adres nie przyjmuje takiego żądania ({ $code }).
server-fault = Nie udało się z powodu błędu w programie. Twoja gra jest bezpieczna.
server-database-locked = Baza danych jest zablokowana przez inny program; spróbuj za chwilę.
server-database-full = Zabrakło miejsca na bazę danych; nic więcej nie da się zapisać.
server-database-readonly = Bazę danych można czytać, ale nie można w niej pisać.
server-database-damaged = Baza danych jest uszkodzona albo nie jest bazą danych; przywróć kopię zapasową.
server-database-away = Baza danych nie odpowiada; spróbuj za chwilę.
server-no-key = Do tego potrzebny jest klucz gracza.
server-wrong-key = Ten klucz nie jest tu znany albo zastąpił go nowy.
server-save-others = Dopóki grają inni albo ktoś może się dosiąść, pełny zapis można wziąć tylko za zgodą wszystkich, bo zdradza to, co ukryte.
server-hints-off = Przy tym stole nie ma podpowiedzi.
server-stuck = Według reguł tej wersji gra prowadzi tylko do kroku { $at }.
server-not-stuck = Ta gra prowadzi dalej; nowy stół nie jest potrzebny.

## Miejsca i to, co już nie jest tajemnicą

server-disclosed-seed = Gospodarz wybrał ziarno losowania, więc ktoś może wiedzieć, jak leżą karty.
server-disclosed-save = Z tej gry pobrano pełny zapis, więc ktoś może znać to, co ukryte.
server-disclosed-import = Ta gra pochodzi z zapisu, więc ktoś może znać to, co ukryte.
server-disclosed-situation = Ta gra zaczęła się od sytuacji, którą ktoś napisał i zna.
server-disclosed-branch = W tę grę grano dalej także gdzie indziej, więc ktoś może znać to, co ukryte.
server-disclosed-agreed = Wszyscy zgodzili się otworzyć pełny zapis tej gry.
server-seat-freed = { NAME($seat, case: "short") }: gospodarz zwolnił to miejsce.
server-seat-left = { NAME($seat, case: "short") }: gracz opuścił to miejsce.
server-seat-joined = { NAME($seat, case: "short") }: ktoś zajął to miejsce.
server-seat-bot = { NAME($seat, case: "short") }: gra tu bot ({ $bot }).

## hexfarer serve

help-serve = Udostępnij stół w przeglądarce.
help-host = Adres, pod którym inni znajdą serwer. W przeciwnym razie 127.0.0.1, czyli tylko ten komputer.
help-open = Otwórz adres w przeglądarce.
help-port = Port. W przeciwnym razie 8000.
help-database = Gdzie są przechowywane stoły, na przykład postgresql://user@host/name. W przeciwnym razie plik SQLite w folderze danych.
help-serve-workers = Ile procesów obsługuje stoły naraz; więcej niż jeden wymaga PostgreSQL. W przeciwnym razie 1.
serve-address = Stół jest pod adresem { $address } (Ctrl-C kończy).
problem-workers = Procesy w liczbie { $workers } nie mogą dzielić pliku SQLite: podaj PostgreSQL przez --database albo pomiń --workers.
problem-port-taken = Serwer nie może ruszyć pod adresem { $address }: { $why }. Wybierz inny port przez --port.
problem-database = Bazę danych podaje się jako sqlite:////folder/plik.db albo postgresql://user@host/name, a nie { $kind }:…
problem-database-away = Nie można otworzyć bazy danych: { $why }

## O czym są opcje

server-options-between = Między graczami
server-options-campaign = Kampania
server-options-cards = Karty i jednostki
server-options-cities = Miasta
server-options-combat = Walka i karty
server-options-easier = Łatwiej
server-options-enemies = Wrogowie
server-options-harder = Trudniej
server-options-map = Mapa
server-options-stars = Astrologowie
server-options-time = Dzień i noc
