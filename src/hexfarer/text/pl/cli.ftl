### Co mówi polecenie hexfarer.

version = hexfarer { $number } ({ $mode }, Python { $python })
you = ty

## Pomoc

help-usage = Użycie:
help-options-mark = [OPCJE]
help-commands = Polecenia
help-arguments = Argumenty
help-options = Opcje
help-hexfarer = Przygodowe gry planszowe fantasy: program pilnuje każdej zasady i wyjaśnia każdą odmowę.
help-games = Pokaż gry z ich scenariuszami, stronami, opcjami i botami.
help-play = Zagraj w terminalu.
help-sim = Każ botom rozegrać wiele gier; zobacz zwycięstwa, wyniki, długość i szybkość.
help-replay = Odtwórz zapisaną grę i pokaż, co się w niej działo.
help-situation = Sprawdź sytuacje zapisane jako given / do / expect albo utwórz taką z zapisanej gry.
help-rules = Pokaż zasady naszymi słowami albo to, które z nich mają test.
help-card = Pokaż kartę, Zadanie, żeton lub miejsce z tekstem albo wypisz wszystkie.
help-bench = Zmierz, jak szybki jest tu silnik.
help-game = Gra; ich listę pokazuje hexfarer games.
help-id = Zasada, np. FL-MOVE-03. Bez niej pokazane są wszystkie.
help-name = Identyfikator lub nazwa karty. Bez niej wypisane są wszystkie.
help-save-file = Zapisana gra.
help-files = Pliki z sytuacjami albo foldery z takimi plikami.
help-help = Pokaż tę pomoc.
help-version = Pokaż wersję i to, czy silnik jest skompilowany.
help-lang = Język: en, pl lub cs. Bez tej opcji – język systemu.
help-json = Wypisz jeden dokument JSON i nic więcej.
help-scenario = Scenariusz. Bez tej opcji – pierwszy scenariusz gry.
help-seats = Kto gra, po jednej nazwie na miejsce: human albo bot, np. greedy. Bez tej opcji grasz przeciw botowi greedy.
help-bots = Boty, po jednym na miejsce, np. random,greedy. Bez tej opcji wszędzie random.
help-heroes = Bohater lub strona każdego miejsca, np. north,sun.
help-option = Wybór przed grą; opcję można podać kilka razy.
help-seed = Liczba, która rozstrzyga o losie: to samo ziarno daje tę samą grę.
help-count = Ile gier rozegrać. Bez tej opcji 100.
help-workers = Ile procesów gra jednocześnie. Bez tej opcji 1.
help-load = Graj dalej od zapisu.
help-save = Po każdej twojej odpowiedzi zapisuj grę w tym pliku.
help-verify = Sprawdź tylko, czy zapis prowadzi do położenia, w którym powstał.
help-until = Zatrzymaj się po tylu akcjach.
help-dump = Wypisz położenie z zapisanej gry jako sytuację.
help-coverage = Pokaż, które zasady mają test.
help-quick = Zmierz niewiele, aby zobaczyć, że działa.

## Co źle napisano w wierszu polecenia

kind-command = polecenie
    .gen = polecenia
problem-number = { $option } wymaga liczby całkowitej, a jest „{ $given }”.
problem-number-from = { $option } wymaga liczby całkowitej od { $least } w górę, a jest „{ $given }”.
problem-missing = Brakuje { $what }. Zobacz: { $command } --help
problem-surplus = Nie ma tu miejsca na „{ $given }”. Zobacz: { $command } --help
problem-flag-value = { $option } nie przyjmuje wartości; napisz samą opcję.
problem-value-missing = Po { $option } musi stać wartość.
problem-usage = Tego nie da się odczytać: { $why } Zobacz: { $command } --help
problem-option-form = Opcję gry zapisuje się nazwa=wartość, a nie „{ $given }”.
problem-seats-heroes = Liczba graczy ({ $seats }) różni się od liczby bohaterów lub stron ({ $heroes }); podaj ich tyle samo.
problem-load-setup = Zapis ma własne ustawienia; pomiń --scenario, --heroes, --option i --seed albo pomiń --load.
problem-save-exists = Plik { $file } już istnieje; graj dalej od niego przez --load { $file } albo podaj inny.
problem-load-game = Zapis { $file } pochodzi z gry { $game }, a nie z { $given }; podaj tamtą grę albo żadną.

## Gry

games-scenario =
    { $fewest }–{ $most } graczy, najwyżej { $rounds ->
        [one] { $rounds } runda
        [few] { $rounds } rundy
       *[other] { $rounds } rund
    }.
games-heroes = bohaterowie, strony
games-bots = boty

## Wiele gier

sim-progress = Trwa rozgrywka
sim-title =
    { $game }, { $scenario }: { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[other] { $games } gier
    } od ziarna { $seed }
sim-seat = miejsce
sim-bot = bot
sim-wins = zwycięstwa
sim-score = wynik
sim-length = Średnio w grze – rundy: { $rounds }, decyzje: { $decisions }.
sim-speed = Na sekundę – decyzje: { $decisions }, gry: { $games } ({ $mode }).
problem-game-broke = Gra { $number } stanęła na błędzie programu; ziarno { $seed } pozwala zobaczyć go znowu: { $why }
problem-worker-died = Proces rozgrywający gry przestał działać; spróbuj z mniejszą liczbą --workers.

## Odtwarzanie

replay-title = { $game }, { $scenario }: { $seats }
replay-until = Położenie po tylu akcjach: { $actions } ma odcisk { $hash }.
replay-same = Odtworzone akcje: { $actions }. Prowadzą do zapisanego położenia ({ $hash }).
replay-other = Odtworzone akcje: { $actions }. Prowadzą do innego położenia niż zapisane: { $hash }.

## Sytuacje

situation-title = położenie z { $file }
situation-sum = zgodne: { $passed }, niezgodne: { $failed }

## Zasady i karty

coverage-game = gra
coverage-edition = edycja
coverage-rules = zasady
coverage-covered = z testem
coverage-missing = { $game }, bez testu: { $ids }
coverage-unknown = { $game }, testy przywołują, choć nie ma takich zasad: { $ids }
card-from = { $set } · { $confidence }
confidence-source = według źródła
confidence-reading = nasze odczytanie niejasnego źródła
confidence-reconstruction = nasza rekonstrukcja

## Pomiary

bench-title = { $mode }, Python { $python }; kalibracja: { $steps } mln kroków na sekundę
bench-game = gra
bench-name = pomiar
bench-value = wartość
bench-unit = jednostka
bench-ratio = stosunek
bench-note = Czas procesora. Stosunek to czas jednej jednostki pracy podzielony przez czas tysiąca kroków kalibracji; mniejszy znaczy szybciej.

## Przy stole

play-start = { $scenario }; { $seats }; ziarno { $seed }
play-seat = { $seat }: { $player }
play-how = Odpowiadaj numerem albo tekstem, który stoi z prawej. Pozostałe polecenia pokazuje help, a quit kończy.
play-folded =
    { $count ->
        [one] … i jeszcze { $count } odpowiedź; wszystkie pokazuje more.
        [few] … i jeszcze { $count } odpowiedzi; wszystkie pokazuje more.
       *[other] … i jeszcze { $count } odpowiedzi; wszystkie pokazuje more.
    }
play-lock = { $lock } oznacza to, czego nie da się cofnąć, bo coś ujawnia albo pozwala innym odpowiedzieć.
play-cures = To by pomogło: { $label } ({ $notation })
play-nearer = To by przybliżyło cel: { $label } ({ $notation })
play-may = Możesz to teraz zrobić: { $label } ({ $rule }).
play-hint = Bot wybrałby { $number }: { $label } ({ $notation }).
play-hand-over = Teraz gra { $seat }. Przekaż komputer i naciśnij Enter.
play-saved = Zapisano w { $file }.
play-left = Do zobaczenia.
play-left-unsaved = Do zobaczenia. Ta gra nie jest zapisana; następnym razem przed wyjściem napisz save PLIK albo zacznij od --save PLIK.
end-won = Koniec gry. Zwycięża strona: { $winners } ({ $kind }).

typed-number = wybierz odpowiedź o tym numerze
typed-notation = odpowiedz notacją, także kilka razy z rzędu
typed-pass-phase = pasuj teraz i na każde pytanie o działanie lub odpowiedź, aż skończy się faza
typed-undo = cofnij ostatnią odpowiedź, dopóki nic się po niej nie ujawniło; powtórz ją
typed-why = wyjaśnij, dlaczego czegoś nie można zrobić, według której zasady i co by pomogło
typed-hint = zapytaj bota, co by zrobił
typed-more = pokaż każdą odpowiedź w osobnym wierszu
typed-table = pokaż wszystko jeszcze raz
typed-map = pokaż mapę, narysowaną albo jako listę
typed-hand = pokaż swoje karty z tekstami i zawartość swojej talii
typed-log = pokaż, co się ostatnio działo, albo wszystko
typed-card = pokaż kartę, Zadanie, artefakt lub pole
typed-rules = pokaż zasadę
typed-save = zapisz grę albo graj dalej od zapisu
typed-quit = zakończ

problem-no-such-choice = Nie ma odpowiedzi { $given }; wybierz od 1 do { $last }.
problem-typed = Nic tu nie zaczyna się od „{ $given }”; najbliższe słowo to „{ $near }”. Napisz numer, akcję albo help.
play-not-asked = Pytanie nie jest już do ciebie, więc „{ $action }” nie zostało wykonane.
problem-no-pass-here = Tu nie można spasować; najpierw odpowiedz na pytanie.
problem-why-what = Po why napisz, co chcesz zrobić, np. why pass.
problem-file-which = Po { $command } napisz nazwę pliku.
problem-load-other = Zapis { $file } pochodzi z innego stołu ({ $game }: { $seats }); zakończ tę grę i otwórz go przez hexfarer play --load.
problem-rule-which = Po rules napisz identyfikator zasady; wszystkie pokazuje hexfarer rules { $game }.
problem-card-which = Po card napisz nazwę karty; wszystkie wypisuje hexfarer card { $game }.

## Co myśli bot

bot-only = Nic innego nie można zrobić.
bot-best = Nic innego nie wygląda lepiej.
bot-better =
    { $gain ->
        [one] Bot ceni to o { $gain } punkt wyżej niż „{ $other }” według własnej miary. To tylko opinia.
        [few] Bot ceni to o { $gain } punkty wyżej niż „{ $other }” według własnej miary. To tylko opinia.
       *[other] Bot ceni to o { $gain } punktów wyżej niż „{ $other }” według własnej miary. To tylko opinia.
    }

## Plansza Czterech Krain

mark-north = Pn
mark-storms = Bu
mark-sun = Sł
mark-south = Pd
mark-war = W
mark-deals = U
mark-intrigue = I
mark-growth = R
mark-mystery = T
mark-romance = O
mark-magic = M
fl-start = początek Rundy
fl-status = Runda { $round } · { $phase } · Inicjatywa: { NAME($side, case: "short") } · Zadania w talii: { $tasks }
fl-complications = Działają Komplikacje, które zagrały strony: { NAME($sides, case: "short") }
fl-hand-size = ręka
fl-deck-size = talia
fl-trophies = trofea
fl-legend = { $example }II·3 to Drużyna II z 3 Agentami; { $used } oznacza pole z wykonanym Zadaniem; ~ to szlak morski.
fl-field = pole
fl-climates = klimat
fl-task = Zadanie
fl-parties = Drużyny
fl-used = wykonane
fl-revealed = odkryta
fl-hidden = zakryta
fl-turned = obrócona
fl-cast = po Zaklęciu
fl-face-down = zakryta karta
fl-stack = W kolejce, od ostatniej czynności
fl-fight = Walka: { $by } – { $target }
fl-hand = Twoja ręka
fl-deck = W twojej talii: { $cards }
fl-card-prices = { $kind }, { $prices } PA
