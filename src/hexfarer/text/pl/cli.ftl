### Co mówi polecenie hexfarer.

version = hexfarer { $number } ({ $mode }, Python { $python })
version-stale = Skompilowany silnik jest starszy niż jego źródła i nie jest używany; make native skompiluje go ponownie.
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
help-duel = Sprawdź, który z dwóch botów jest silniejszy: oba grają z tych samych ziaren, aż będzie to jasne.
help-saved = Pokaż, co jest w zapisie.
help-replay = Odtwórz zapisaną grę i pokaż, co się w niej działo.
help-situation = Sprawdź sytuacje zapisane jako given / do / expect albo utwórz taką z zapisanej gry.
help-solve = Pokaż, czym w najlepszym razie może się skończyć walka w zapisie lub sytuacji.
help-solve-file = Zapis gry lub sytuacja w środku walki.
help-solve-nodes = Nie sprawdzaj więcej pozycji niż tyle.
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
help-edition = Wydanie. Bez tej opcji – pierwsze wydanie gry.
help-scenario = Scenariusz. Bez tej opcji – pierwszy scenariusz gry.
help-seats = Kto gra, po jednej nazwie na miejsce: human albo bot, np. greedy. Bez tej opcji grasz przeciw botowi greedy.
help-bots = Boty, po jednym na miejsce, np. random,greedy. Bez tej opcji wszędzie random.
help-heroes = Bohater lub strona każdego miejsca, np. north,sun.
help-option = Wybór przed grą; opcję można podać kilka razy.
help-seed = Liczba, która rozstrzyga o losie: to samo ziarno daje tę samą grę.
help-count = Ile gier rozegrać. Bez tej opcji 100.
help-workers = Ile procesów gra jednocześnie. Bez tej opcji 1.
help-one = Jeden z dwóch botów.
help-other = Drugi z nich.
help-nodes = Ile pozycji bot może przejrzeć w turze, jeśli je liczy. Bez tej opcji tyle co zwykle.
help-rows = Plik na gry, jeden wiersz na ziarno; to, co już w nim jest, nie będzie grane ponownie.
help-all = Rozegraj wszystkie gry, nawet gdy już wiadomo, kto jest silniejszy.
help-load = Graj dalej od zapisu.
help-at = Graj dalej po tylu akcjach zapisanej gry, jako odgałęzienie.
help-save = Po każdej twojej odpowiedzi zapisuj grę w tym pliku.
help-verify = Sprawdź tylko, czy zapis prowadzi do położenia, w którym powstał.
help-until = Zatrzymaj się po tylu akcjach.
help-dump = Wypisz położenie z zapisanej gry jako sytuację.
help-coverage = Pokaż, które zasady mają test.
help-quick = Zmierz niewiele, aby zobaczyć, że działa.
help-history = Dopisz wyniki do tego pliku, po jednym obiekcie JSON w wierszu.
help-picture = Narysuj wyniki z pliku historii jako obraz SVG.

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
problem-load-setup = Zapis ma własne ustawienia; pomiń --scenario, --edition, --heroes, --option i --seed albo pomiń --load.
problem-at-load = --at mówi, od którego miejsca zapisu grać dalej, więc wymaga --load.
problem-save-exists = Plik { $file } już istnieje; graj dalej od niego przez --load { $file } albo podaj inny.
problem-load-game = Zapis { $file } pochodzi z gry { $game }, a nie z { $given }; podaj tamtą grę albo żadną.
problem-no-server = Stół w przeglądarce potrzebuje pakietów, których nie zainstalowano: { $packages }. Zainstaluj je: pip install "hexfarer[server]"

## Gry

games-scenario =
    { $fewest }–{ $most } graczy, najwyżej { $rounds ->
        [one] { $rounds } runda
        [few] { $rounds } rundy
       *[other] { $rounds } rund
    }.
games-editions = wydania
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
duel-share = udział
duel-elo = Różnica Elo: { $middle }, z pewnością 95 % między { $low } a { $high }.
duel-score = Różnica wyników: { $middle }, z pewnością 95 % między { $low } a { $high }.
duel-better = { $better } gra lepiej niż { $worse }.
duel-even = { $one } i { $other } grają mniej więcej tak samo dobrze.
duel-open = Jeszcze nie wiadomo, czy lepiej gra { $one }, czy { $other }: rozegraj więcej gier.
problem-duel-row = Wiersz { $line } w pliku { $file } nie opisuje pojedynku; podaj inny plik albo usuń ten wiersz.

## Saves

save-scenario = Scenariusz
save-seats = Miejsca
save-options = Opcje
save-seed = Ziarno
save-rules = Wersja zasad
save-program = Wersja programu
save-actions = Akcje
save-branch = Odgałęzienie po akcji
save-notes = Poza zasadami

## Odtwarzanie

replay-title = { $game }, { $scenario }: { $seats }
replay-until = Położenie po tylu akcjach: { $actions } ma odcisk { $hash }.
replay-same = Odtworzone akcje: { $actions }. Prowadzą do zapisanego położenia ({ $hash }).

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
bench-peer = × rywal
bench-note = Czas procesora. Stosunek to czas jednej jednostki pracy podzielony przez czas tysiąca kroków kalibracji; mniejszy znaczy szybciej. × rywal: ile razy szybciej niż publiczny silnik w Ruście na tej maszynie.
bench-one-mode = Zmierzono tylko źródła: silnik nie jest skompilowany (make native).
bench-no-server = Serwer pominięto: jego pakiety nie są zainstalowane (pip install "hexfarer[server]").
problem-history-line = { $file }, wiersz { $line }: to nie jest wynik pomiarów. Usuń ten wiersz albo podaj inny plik w --history.
problem-plot-needs-history = --plot rysuje historię: podaj jej plik w --history PLIK.

## Przy stole

play-start = { $scenario }; { $seats }; ziarno { $seed }
play-seat = { $seat }: { $player }
play-sequel = Historia toczy się dalej: { $command }
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
play-hint-then = Następnie: { $steps }.
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

hint-brings = Potem: { $what }.
hint-instead = Potem: { $what }. Przy „{ $other }” byłoby: { $instead }.
hint-saves = Przy „{ $other }” byłoby: { $instead }.
hint-reveals = Tu coś wyjdzie na jaw; o reszcie zdecyduj, gdy będziesz to wiedzieć.
hint-enough = Nic, co możesz jeszcze zrobić, nie daje więcej, niż kosztuje.
hint-more = { $what } +{ $n }
hint-less = { $what } −{ $n }
bot-only = Nic innego nie można zrobić.
bot-best = Nic innego nie wygląda lepiej.
bot-better = Z tym, co może z tego wyniknąć: { $gain } w porównaniu z „{ $other }”. To tylko opinia.
bot-hardly = To mało znaczy: „{ $other }” jest prawie tak samo dobre.
bot-tried = Wypróbowane przy wielu układach tego, czego nie widać, wypadło najlepiej.

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

## Plansza Mage Knighta

cli-mk-mark-plains = Ró
cli-mk-mark-hills = Wz
cli-mk-mark-forest = La
cli-mk-mark-wasteland = Pk
cli-mk-mark-desert = Py
cli-mk-mark-swamp = Ba
cli-mk-mark-lake = Je
cli-mk-mark-mountain = Gó
cli-mk-mark-sea = Mo
cli-mk-mark-city = Mi
cli-mk-mark-portal = port
cli-mk-mark-village = wieś
cli-mk-mark-monastery = klasz
cli-mk-mark-burned-monastery = spal
cli-mk-mark-keep = basz
cli-mk-mark-mage-tower = wieża
cli-mk-mark-city-site = mia
cli-mk-mark-magical-glade = pol
cli-mk-mark-crystal-mine = kop
cli-mk-mark-monster-den = legow
cli-mk-mark-spawning-grounds = wylęg
cli-mk-mark-dungeon = loch
cli-mk-mark-tomb = grob
cli-mk-mark-ancient-ruins = ruiny
cli-mk-mark-secret-dungeon = s.loch
cli-mk-mark-secret-tomb = s.gro
cli-mk-mark-green = ork
cli-mk-mark-gray = basz
cli-mk-mark-brown = loch
cli-mk-mark-violet = wie
cli-mk-mark-white = mia
cli-mk-mark-red = drac
cli-mk-legend-marks = @{ $hero } bohater, +{ $hero } tarcza; grube linie biegną wokół terenów
cli-mk-legend-reveal = { "[" }a,b] tam można odkryć teren
cli-mk-reveal = Tereny można odkryć na pozycjach: { $places }
cli-mk-city-level = poziom { $level }
cli-mk-ruin-hidden = zakryte
cli-mk-shields = tarcze: { $heroes }
cli-mk-round = Runda { $round } z { $rounds }
cli-mk-turn-of = tura: { $hero }
cli-mk-announced = koniec rundy ogłoszony: { $hero }
cli-mk-last-turns = ostatnie tury
cli-mk-source = Źródło
cli-mk-dice-away = kości poza źródłem
cli-mk-order = Kolejność
cli-mk-tiles-left = Tereny w stosie: { $count }
cli-mk-next-core = następny: główny
cli-mk-next-countryside = następny: wiejski
cli-mk-hand = Twoja ręka
cli-mk-in-play = W grze
cli-mk-discard = Stos kart wykorzystanych
cli-mk-waiting = Do wyboru
cli-mk-fame = sława { $fame }, poziom { $level }
cli-mk-reputation = reputacja { $reputation }
cli-mk-armor = zbroja { $armor }
cli-mk-hand-limit = limit kart { $limit }
cli-mk-piles = ręka { $hand }, talia { $deck }, wykorzystane { $discard }
cli-mk-dummy-piles = talia { $deck }, wykorzystane { $discard }
cli-mk-wounds = rany w ręce: { $count }
cli-mk-deck-top = na wierzchu talii: { $cards }
cli-mk-cards = Karty
cli-mk-crystals = Kryształy
cli-mk-mana = Mana
cli-mk-stored-die = kość na taktyce
cli-mk-points = Punkty
cli-mk-tactic = Taktyka
cli-mk-tactic-used = użyta
cli-mk-units = Jednostki
cli-mk-skills = Umiejętności
cli-mk-rewards = Należne nagrody
cli-mk-drafted = Zatrzymane karty
cli-mk-pack = Podane karty
cli-mk-unit-ready = gotowa
cli-mk-unit-spent = użyta
cli-mk-unit-wounded = ranna
cli-mk-banner-used = użyta
cli-mk-skill-ready = gotowa
cli-mk-skill-used = użyta w tej turze
cli-mk-skill-flipped = użyta w tej rundzie
cli-mk-skill-centre = leży na środku
cli-mk-eliminated = poza grą
cli-mk-offer-units = Jednostki
cli-mk-offer-actions = Akcje zaawansowane
cli-mk-offer-spells = Czary
cli-mk-offer-monastery = Klasztory
cli-mk-offer-skills = Wspólne umiejętności
cli-mk-combat = Walka: { $hero }, { $space }
cli-mk-phase-ranged = faza ataku z dystansu
cli-mk-phase-block = faza blokowania
cli-mk-phase-damage = faza obrażeń
cli-mk-phase-attack = faza ataku
cli-mk-night-rules = zasady nocy
cli-mk-no-units = bez jednostek
cli-mk-skipped = bez faz blokowania i obrażeń
cli-mk-die = tajna kość
cli-mk-die-hidden = zakryta
cli-mk-enemy = wróg
cli-mk-column-armor = zbroja
cli-mk-column-attack = atak
cli-mk-column-block = blok
cli-mk-column-damage = obrażenia
cli-mk-column-abilities = zdolności
cli-mk-column-walls = mury
cli-mk-column-fame = sława
cli-mk-column-state = stan
cli-mk-summoned = wzywa { $number }
cli-mk-foe-target = cel
cli-mk-foe-blocking = właśnie blokowany
cli-mk-foe-blocked = zablokowany
cli-mk-foe-stopped = nie atakuje
cli-mk-foe-dealt = obrażenia przydzielone
cli-mk-foe-defeated = pokonany
cli-mk-attack-parts = zagrane ataki: { $parts }
cli-mk-block-parts = zagrane bloki: { $parts }
cli-mk-duel = Walka: { $aggressor } – { $defender }
cli-mk-duel-melee = zwarcie
cli-mk-duel-ranged = walka na dystans
cli-mk-duel-full = pełny udział obrońcy
cli-mk-duel-partial = częściowy udział obrońcy
cli-mk-duel-attacks = atakuje
cli-mk-duel-blocks = blokuje
cli-mk-title = { $name } (tytuł)
cli-mk-score-fame = sława
cli-mk-score-knowledge = wiedza
cli-mk-score-loot = łup
cli-mk-score-leader = przywódca
cli-mk-score-conqueror = zdobywca
cli-mk-score-adventurer = poszukiwacz przygód
cli-mk-score-beating = sponiewieranie
cli-mk-score-cities = miasta
cli-mk-score-mines = kopalnie
cli-mk-score-per-city = zdobyte miasta
cli-mk-score-everybody-leads = miasto dla każdego
cli-mk-score-all-cities = wszystkie miasta
cli-mk-score-rounds-left = zaoszczędzone rundy
cli-mk-score-dummy-cards = karty wirtualnego gracza
cli-mk-score-not-announced = koniec rundy nieogłoszony
cli-mk-score-keeps = baszty
cli-mk-score-towers = wieże maga
cli-mk-score-portal = na portalu
cli-mk-end-score = najwięcej sławy
cli-mk-end-success = cel osiągnięty
cli-mk-end-failure = cel nieosiągnięty
cli-mk-end-teams = lepsza drużyna
cli-mk-end-sites = najwięcej zajętych miejsc
cli-mk-end-portal = powrót na portal

# -- solve --

solve-beaten = Pokonani
solve-wounds = Rany
solve-poison = Trucizna
solve-units = Jednostki
solve-cards = Karty
solve-line = Jak
solve-exact = Dokładnie: nic lepszego nie jest możliwe. Pozycje: { $nodes }, czas: { $seconds } s.
solve-sure = Dokładnie: niczego lepszego nie da się zapewnić, cokolwiek się odsłoni. Pozycje: { $nodes }, czas: { $seconds } s.
solve-not-exact = Niedokładnie: jest więcej do sprawdzenia (--nodes) albo zależy od innych lub od losu, którego nie da się rozpisać. Pozycje: { $nodes }, czas: { $seconds } s.
solve-unseen = Po { $line }: { $seen } ({ $percent } %)
solve-fight = Walka
solve-exchange = Najbliższa wymiana
solve-won = wygrana %
solve-lost = przegrana %
solve-neither = bez rozstrzygnięcia %
solve-died = bohater ginie %
solve-own = straty własne %
solve-enemy = straty wroga %
solve-damage = obrażenia
solve-played = Liczba rozegranych walk: { $playouts }. Pozycje: { $nodes }, czas: { $seconds } s.
