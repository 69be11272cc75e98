### Co mówi strona w przeglądarce wokół stołu.

## Rama

page-nav-main = Główne strony
page-nav-play = Gra
page-nav-puzzles = Zagadki
page-nav-library = Biblioteka
page-nav-rules = Zasady
page-nav-games = Moje gry
page-nav-stats = Statystyki
page-nav-settings = Ustawienia
page-nav-about = O programie
page-nav-replay = Powtórka
page-skip-to-content = Przejdź do treści
page-brand = Hexfarer, strona główna
page-to-home = Strona główna
page-language = Język
page-theme-to = { $theme ->
    [dark] Przełącz na ciemny
   *[light] Przełącz na jasny
  }
page-credit-line = Ikony: autorzy game-icons.net, CC BY 3.0. Kroje pisma: Alegreya, Source Sans 3, SIL OFL 1.1. Bez grafik, skanów i tekstów wydawców.
page-close = Zamknij
page-reload = Wczytaj ponownie
page-try-again = Spróbuj jeszcze raz
page-print = Drukuj
page-copy = Kopiuj
page-copied = Skopiowano.
page-copy-by-hand = Przeglądarka na to nie pozwoliła: skopiuj ręcznie.
page-newer = Nie udało się wczytać tej części strony. Może jest już nowsza wersja: spróbuj jeszcze raz.
page-not-found = Tu nic nie ma
page-not-found-about = Ten adres nie prowadzi do żadnej strony. Może w odnośniku brakuje litery.
page-problem-unreachable = Nie można połączyć się z serwerem. Twoje gry są tam bezpieczne.
page-problem-unknown = To się nie udało i nie wiemy dlaczego. Twoje gry są bezpieczne.
page-problem-safe = To się nie udało. Twoja gra jest bezpieczna na kroku { $step }.

## Strona główna

page-home-title = Wielkie przygody, każda zasada dotrzymana
page-home-lead = Graj samotnie, przy jednym ekranie albo z przyjaciółmi z daleka. Kliknij cokolwiek, a dowiesz się, co to może i dlaczego nie.
page-home-continue = Graj dalej
page-home-length = od { $least } do { $most }
page-home-first = Pierwsza gra: { $game }, { $scenario }
page-home-first-start = Zagraj pierwszą grę
page-home-first-rules = Przeczytaj, jak to idzie
page-home-start-about = jedno kliknięcie: ty, bot tam, gdzie trzeba, pierwszy scenariusz, nowe ziarno
page-home-play-now = Graj teraz
page-home-choose = Wybierz
page-home-all-games = Wszystkie moje gry
page-home-nothing = Na stole jeszcze nic nie leży.
page-home-new-game = Nowa gra
page-home-start = Zacznij grę
page-home-puzzle = Zagadka dnia
page-home-situation = Pozycja dnia
page-home-open-tables = Otwarte stoły
page-home-no-tables = Nikt teraz nie czeka na gracza.
page-home-host = Otwórz stół
page-home-code = Masz kod albo plik?
page-code-label = Kod albo odnośnik stołu
page-code-wrong = To nie jest ani kod, ani odnośnik stołu.
page-open-file = Otwórz zapis albo sytuację
page-players-count = { $fewest ->
    [one] { $most ->
        [one] 1 gracz
       *[other] 1–{ $most } graczy
      }
   *[other] { $fewest }–{ $most } graczy
  }
page-scenarios-count = { $count ->
    [one] { $count } scenariusz
    [few] { $count } scenariusze
    [many] { $count } scenariuszy
   *[other] { $count } scenariusza
  }
page-table-your-move = twój ruch
page-table-their-move = rusza się: { $name }
page-table-waiting = { $open ->
    [one] { $open } wolne miejsce
    [few] { $open } wolne miejsca
    [many] { $open } wolnych miejsc
   *[other] { $open } wolnego miejsca
  }
page-table-over = zakończona
page-table-stuck = zatrzymana: otwórz, by grać dalej
page-table-next = toczy się dalej przy innym stole
page-table-take-turn = Wykonaj ruch
page-table-open = Otwórz
page-table-result = Wynik
page-table-join = Dołącz
page-table-watch = Oglądaj
page-table-seats-free = { $free ->
    [0] wszystkie miejsca zajęte (jest ich { $seats })
   *[other] wolne miejsca: { $free } z { $seats }
  }

## Nowa gra

page-new-title = Nowa gra: { $game }
page-new-unknown = Nie ma takiej gry
page-new-edition = Wydanie
page-new-scenario = Scenariusz
page-new-seats = Miejsca
page-new-player-of = Kto gra na miejscu { $seat }
page-new-seat-add = Dodaj miejsce
page-new-seat-remove = Usuń miejsce
page-new-hints = Podpowiedzi dla wszystkich
page-new-hints-about = Kto zapyta, dostanie opinię bota; wynik powie, ile razy. Z innymi zwykle wyłączone.
page-new-options = Opcje ({ $count })
page-new-my-name = Twoje imię przy stole
page-new-table-name = Nazwa stołu
page-new-seed = Ziarno
page-new-seed-about = To samo ziarno daje te same karty i kości. Puste: nowe ziarno.
page-new-seed-wrong = Ziarno to liczba całkowita, najwyżej 40 cyfr.
page-new-listed = Pokaż stół na stronie głównej tego serwera
page-new-summary = W co będziecie grać
page-minutes = { $minutes } min
page-hours = { $hours } godz.
page-difficulty = Trudność: { $difficulty ->
    [1] łatwy
    [2] średni
    [3] trudny
   *[other] bardzo trudny
  }
page-new-ways = Sposoby gry
page-new-all = Wszystkie { $count }
page-way-against = Przeciw innym
page-way-together = Razem
page-way-alone = W pojedynkę
page-way-campaign = Kampanie
page-new-first-ribbon = Pierwsza gra
page-new-first = Pierwsza gra?
page-new-first-about = { $scenario }, { $seats ->
    [one] w pojedynkę
   *[other] przeciw łatwemu botowi
  }
page-new-first-take = Weź to
page-new-hero = Kto kim gra
page-new-hero-about = Jedno kliknięcie wybiera; teraz { $hero }
page-new-any = Dowolny
page-new-any-about = Wybrany losowo
page-seat-me = ty
page-seat-bot = Bot: { $level }
page-seat-friend = zaproszony
page-seat-here = tutaj
page-kind-me = Ja
page-kind-bot = Bot
page-kind-open = Znajomy z linku
page-kind-here = Ktoś tutaj
page-new-level = Siła bota
page-new-options-usual = wszystkie jak zwykle
page-new-options-left = { $count ->
    [one] Jeszcze { $count } opcja nie ma tu zastosowania.
    [few] Jeszcze { $count } opcje nie mają tu zastosowania.
   *[other] Jeszcze { $count } opcji nie ma tu zastosowania.
  }
page-poster-edition = { $game }, { $edition }
page-poster-rounds = { $rounds ->
    [one] najwyżej { $rounds } runda
    [few] najwyżej { $rounds } rundy
   *[other] najwyżej { $rounds } rund
  }
page-new-alone-only = Dla jednej osoby. Z innymi:
page-new-play = Zagraj: { $scenario } jako { $hero }
page-new-open-table = Otwórz stół, zaproś znajomych
page-poster-facts = { $seed ->
    [new] Nowe ziarno
   *[other] Ziarno { $seed }
  } · { $hints ->
    [no] bez podpowiedzi
   *[yes] podpowiedzi
  } · zmień
page-player-bot = Bot { $bot }
page-summary-seed = Ziarno { $seed }
page-summary-option = { $option }: { $value }

## Poczekalnia

page-lobby-seats = Miejsca
page-lobby-sit = Usiądź tu
page-lobby-sit-as = Usiądź jako { $hero }
page-lobby-bot-for = Bot jako { $hero }: { $bot }
page-lobby-open-seat = Zwolnij to miejsce
page-lobby-invite = Zaproś
page-lobby-invite-about = Wyślij ten odnośnik. Gra zacznie się, gdy wszystkie miejsca będą zajęte.
page-lobby-link = Odnośnik stołu
page-lobby-watch = Popatrz na stół
page-seat-free = wolne
page-seat-yours = ty
page-seat-taken = zajęte

## Przy stole

page-loading-table = Nakrywamy stół …
page-table-missing = Tego stołu nie można otworzyć
page-menu-table = Stół i ustawienia
page-menu-copy-link = Kopiuj odnośnik stołu
page-menu-copy-seat = Kopiuj odnośnik mojego miejsca
page-menu-copy-seat-about = Kto ma odnośnik twojego miejsca, może grać za ciebie. Użyj go, by grać dalej na innym urządzeniu.
page-menu-give-bot = Niech bot gra jako { $hero }
page-menu-leave = Opuść miejsce
page-menu-leave-sure = Twoje miejsce zwolni się dla kogoś innego. Opuścić?
page-menu-stay = Zostań
page-save-file = Zapisz jako plik
page-save-record = Zapisz moją kronikę
page-save-record-about = Pełny zapis zdradza to, co ukryte. Dopóki grają inni, dostajesz to, co było widać z twojego miejsca.
page-agree = Otwórz grę dla wszystkich
page-agree-about = Jeśli wszyscy się zgodzą, każdy może teraz pobrać pełny zapis.
page-agreed = Zgoda: { $who }. Brakuje: { $missing }.
page-agreed-nobody = Nikt się jeszcze nie zgodził.
page-fact-parent = { $at ->
    [0] Odgałęzienie stołu { $table } od samego początku
    [one] Odgałęzienie stołu { $table } po { $at } kroku
   *[other] Odgałęzienie stołu { $table } po { $at } krokach
  }
page-fact-no-hints = Przy tym stole nie ma podpowiedzi
page-curtain-title = Podaj dalej: { $hero }
page-curtain-about = Wszyscy inni patrzą teraz gdzie indziej.
page-curtain-show = Pokaż rzeczy, które ma { $hero }
page-curtain-other = Pokaż raczej to, co ma { $hero }
page-net-lost = Utracono połączenie. Twój ostatni krok jest zapisany. { $seconds ->
    [0] Próbujemy ponownie …
    [one] Następna próba za { $seconds } sekundę.
    [few] Następna próba za { $seconds } sekundy.
    [many] Następna próba za { $seconds } sekund.
   *[other] Następna próba za { $seconds } sekundy.
  }
page-net-closed = To miejsce już nie jest twoje albo stołu już nie ma.
page-net-back = { $steps ->
    [one] Znów jest połączenie. W tym czasie: { $steps } krok.
    [few] Znów jest połączenie. W tym czasie: { $steps } kroki.
    [many] Znów jest połączenie. W tym czasie: { $steps } kroków.
   *[other] Znów jest połączenie. W tym czasie: { $steps } kroku.
  }
page-net-changed = Pozycja zmieniła się, gdy nie było połączenia, więc twojego kroku nie wykonano. Spójrz jeszcze raz.
page-net-unsent = Serwer nie odpowiedział. Twoja gra jest bezpieczna na kroku { $step }.
page-stuck-next = Ta gra toczy się dalej przy innym stole.
page-stuck-follow = Przejdź tam
page-stuck-play-on = Graj dalej od kroku { $at }

## Wynik

page-result-title = Koniec
page-result-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
page-result-won = wygrana
page-result-hints = { $hints ->
    [one] { $hints } podpowiedź
    [few] { $hints } podpowiedzi
    [many] { $hints } podpowiedzi
   *[other] { $hints } podpowiedzi
  }
page-result-breakdown = Skąd wzięły się punkty
page-result-part = { $name }: { $points }
page-result-part-of = { $hero }, { $name }: { $points }.
page-result-for = Za co
page-result-sum = Razem
page-result-course = Wynik w ciągu gry
page-result-course-about = { $actions ->
    [one] Wynik każdego miejsca po każdym kroku gry, razem { $actions }
    [few] Wynik każdego miejsca po każdym kroku gry, razem { $actions }
    [many] Wynik każdego miejsca po każdym kroku gry, razem { $actions }
   *[other] Wynik każdego miejsca po każdym kroku gry, razem { $actions }
  }
page-result-actions = { $actions ->
    [one] { $actions } krok
    [few] { $actions } kroki
    [many] { $actions } kroków
   *[other] { $actions } kroku
  }
page-result-again = To samo ziarno jeszcze raz
page-result-new = Nowa taka gra
page-result-next = Zagraj następny scenariusz: { $name }
page-result-repeat = Zagraj ten scenariusz jeszcze raz

## Powtórka

page-replay-title = Powtórka: { $table }
page-replay-start = Początek gry.
page-replay-scrub = Krok gry
page-replay-at = Krok { $at } z { $of }
page-replay-at-hero = Krok { $at } z { $of }, { $hero }
page-replay-first = Na początek
page-replay-last = Na koniec
page-replay-back = Krok wstecz
page-replay-on = Krok naprzód
page-replay-turn-back = Tura wstecz
page-replay-turn-on = Tura naprzód
page-replay-play = Odtwarzaj { $speed }×
page-replay-pause = Pauza
page-replay-view = Oczami
page-replay-watcher = widza
page-replay-share = Kopiuj odnośnik do tego kroku
page-replay-branch = Graj od tego miejsca
page-replay-to-table = Do stołu

## Kronika z pliku

page-record-title = Obejrzyj kronikę
page-record-about = Kronika to przebieg gry widziany z jednego miejsca. Plik jest czytany tutaj, w twojej przeglądarce, i nigdzie nie jest wysyłany.
page-record-open = Wybierz kronikę
page-record-link = Obejrzyj kronikę gry
page-record-close = Zamknij kronikę
page-record-none = To nie jest kronika. Wybierz plik z końcówką .record.json, taki, jaki zapisuje „Zapisz moją kronikę”.
page-record-newer = Tę kronikę zapisała inna wersja Hexfarera i ta nie umie jej odczytać.
page-record-damaged = { $step ->
    [0] Ta kronika jest uszkodzona i nie można jej pokazać.
   *[other] Ta kronika jest uszkodzona na kroku { $step } i nie można jej pokazać.
  }
page-record-game = To kronika gry „{ $game }”, w którą tu się nie gra.

## Zasady, biblioteka

page-rules-title = Zasady: { $game }
page-rules-search = Szukaj w zasadach
page-rules-search-hint = słowa albo numer
page-rules-chapters = Rozdziały
page-rules-found = Zasady: { $count } z { $of }
page-game-choose = Gra
page-search-nothing = Nic nie ma tych słów. Może chodziło o:
page-search-nothing-here = Nic nie ma tych słów.
page-library-search = Nazwa albo tekst
page-library-kind = Rodzaj
page-library-set = Zestaw
page-library-source = Skąd wiadomo
page-library-all = wszystkie
page-library-found = { $count } z { $of }
page-confidence-high = pewne
page-confidence-medium = dość pewne
page-confidence-low = niepewne
page-confidence-source = z instrukcji
page-confidence-reading = nasze odczytanie
page-confidence-reconstruction = odtworzone

## Sytuacje

page-puzzles-title = Zagadki i sytuacje
page-puzzles-about = Pozycje, przy których można usiąść. Każda pokazuje jedną zasadę albo pyta o jeden dobry pomysł.
page-puzzles-own = Napisz albo otwórz własną
page-puzzles-search = Tytuł albo zasada
page-puzzles-found = { $count ->
    [one] { $count } pozycja
    [few] { $count } pozycje
    [many] { $count } pozycji
   *[other] { $count } pozycji
  }
page-puzzles-goals = Z celem
page-puzzles-situations = Zasady pokazane w pozycji
page-puzzles-more = Pokaż więcej ({ $count })
page-situation-try = Spróbuj
page-situation-try-named = Spróbuj: { $title }
page-situation-look = Czytaj
page-situation-look-named = Czytaj: { $title }
page-puzzle-solution = Zobacz rozwiązanie
page-puzzle-solution-named = Zobacz rozwiązanie: { $title }
page-situation-title = Sytuacja
page-situation-about = Sytuacja mówi, co jest dane, co się robi i co ma potem być prawdą. Wklej ją albo otwórz plik; nic nie jest zapisywane, dopóki przy niej nie usiądziesz.
page-situation-text = Tekst sytuacji
page-situation-play = Usiądź przy niej
page-situation-check = Sprawdź ją
page-situation-open = Otwórz plik
page-situation-save = Zapisz jako plik
page-situation-holds = Wszystko się zgadza.
page-situation-fails = Coś się nie zgadza.

## Moje gry, statystyki

page-games-going = Trwają
page-games-over = Zakończone
page-games-forget = Zapomnij
page-games-forget-sure = Bez odnośnika do swojego miejsca nie wrócisz. Zapomnieć?
page-games-keep = Zachowaj
page-stats-finished = { $count ->
    [0] Na tym serwerze nie zakończono jeszcze żadnej gry.
    [one] Na tym serwerze zakończono { $count } grę.
    [few] Na tym serwerze zakończono { $count } gry.
    [many] Na tym serwerze zakończono { $count } gier.
   *[other] Na tym serwerze zakończono { $count } gry.
  }
page-stats-nothing = Gdy jakaś gra się skończy, jej wyniki pojawią się tutaj.
page-stats-scores = Jak często osiągano wynik
page-stats-scores-about = { $count ->
    [one] { $count } wynik, od { $least } do { $most }
    [few] { $count } wyniki, od { $least } do { $most }
    [many] { $count } wyników, od { $least } do { $most }
   *[other] { $count } wyniku, od { $least } do { $most }
  }
page-stats-by-hero = Wyniki bohaterów i średnia
page-stats-by-hero-about = Każdy wynik jako kropka, średnia jako kreska; liczby są w tabeli poniżej
page-stats-scenario = Scenariusz
page-stats-hero = Bohater
page-stats-player = Gracz
page-stats-person = ludzie
page-stats-games = Gry
page-stats-wins = Wygrane
page-stats-mean = Średnia
page-stats-best = Najlepszy
page-stats-actions = Kroki

## Ustawienia, o programie

page-settings-look = Wygląd
page-settings-theme = Motyw
page-theme-auto = jak system
page-theme-light = jasny
page-theme-dark = ciemny
page-settings-text = Wielkość liter
page-settings-speed = Ruch
page-settings-speed-about = Jeśli system prosi o ograniczenie ruchu, nic się nie rusza, cokolwiek tu wybierzesz.
page-speed-instant = brak
page-speed-quick = szybki
page-speed-calm = spokojny
page-settings-play = Gra
page-settings-keys = Pojedyncze litery są przy stole klawiszami (Z cofa, H podpowiada …)
page-settings-ask = Zawsze pytaj, nawet gdy rzecz może tylko jedno
page-settings-confirm = Pytaj przed końcem tury, gdy zostało coś do zrobienia
page-settings-notify = Powiadom mnie, gdy jest mój ruch, a patrzę gdzie indziej
page-settings-notify-refused = Przeglądarka nie pozwala tu na powiadomienia.
page-settings-privacy = Ty i twoje dane
page-settings-privacy-about = Nie ma kont. Ta przeglądarka przechowuje klucze do twoich miejsc; kto ma klucz, może grać na danym miejscu.
page-settings-export = Zapisz klucze do moich miejsc jako plik
page-settings-import = Otwórz taki plik
page-settings-imported = Przejęto klucze do stołów: { $count }.
page-settings-import-wrong = To nie jest plik z kluczami do miejsc.
page-about-hexfarer = Hexfarer prowadzi wymagające fantastyczne gry planszowe: pilnuje każdej zasady i wyjaśnia każdą odmowę. To wolne oprogramowanie na licencji MIT.
page-about-games = Gry
page-about-art = Rysunki i litery
page-about-icons = Ikony: Lorc, Delapouite i inni autorzy game-icons.net, CC BY 3.0.
page-about-type = Kroje pisma: Alegreya i Source Sans 3, SIL Open Font License 1.1. Mapy, karty i całą resztę rysuje ten program.
page-about-licences = Pełne teksty licencji wszystkiego, z czego składa się ta strona
