# Stół w przeglądarce: własne słowa stołu. To, co należy do gry, pochodzi z plików gry.

## Strefy

table-setting-up = Stół jest nakrywany.
table-home = Hexfarer, strona główna
table-board = Plansza
table-rail = Podgląd i dziennik
table-yours = Twoje rzeczy
table-decision = Decyzja
table-seats = Miejsca
table-seat-you = { $hero }, ty
table-seat-bot = { $hero }, bot
table-seat-named = { $hero }, { $name }
table-seat-away = nieobecny
table-rules = Zasady
table-tabs = Części stołu
table-tab-map = Plansza
table-tab-hero = Moje
table-skips = Przejdź do
table-skip-decision = Decyzja
table-skip-map = Plansza
table-skip-hand = Ręka
table-skip-log = Dziennik
table-close = Zamknij

## Pasek decyzji

table-over = Gra jest zakończona
table-thinking = { $seat } myśli
table-engine-interpreted = Silnik nie jest jeszcze skompilowany, więc boty myślą dłużej.
table-engine-compiled = Silnik jest już skompilowany: boty myślą kilka razy szybciej.
table-planning = { $seat } planuje
table-waiting = Teraz decyduje { $seat }
table-waiting-text = Możesz w tym czasie czytać i planować.
table-watching = Oglądasz grę.
table-totals = Bieżące sumy
table-total-is = { $name } { $value }
table-total-of = { $name } { $value } z { $need }
table-of = { $value } z { $need }
table-short = brakuje { $count }
table-undo = Cofnij
table-undo-none = Nie ma czego cofnąć.
table-redo = Ponów
table-more = Więcej ({ $count })
table-reveals = nie da się cofnąć
table-stand = Pasuj do końca fazy
table-windows = Gdy można spasować
table-windows-every = pytaj mnie zawsze
table-windows-held = pytaj, gdy mogę coś zrobić
table-windows-pass = pasuj w tej rundzie, aż coś mnie spotka
table-keep-playing = Gram dalej
table-partner = { $thing }: wskaż drugą rzecz albo wybierz działanie.
table-ribbon = W tej turze
table-ribbon-planned = przerywane: jeszcze niezrobione
table-ribbon-hint = wybierz krok, aby do niego wrócić
table-line = Wariant { $name }
table-line-keep = Zachowaj wariant
table-line-none = Nie ma jeszcze kroku do zachowania.
table-step-undo = Wróć do chwili przed krokiem: { $step }
table-step-redo = Ponów aż do kroku: { $step }
table-step-final = Ostateczne: { $step }

## Rzeczy i co można z nimi zrobić

table-actions = Co można zrobić
table-can-act = Można coś z tym zrobić
table-can-play = Można zagrać.
table-other-uses = Coś innego?
table-why-not = Dlaczego nie?
table-why-of = Dlaczego nie { $thing }?
table-why-title = Nie teraz: { $action }
table-why-title-plain = Jeszcze nie
table-why-cures = Wystarczy jedno z tych działań
table-why-nearer = To przybliża do celu
table-why-gain = +{ $n } { $name }
table-why-none = Nic nie stoi na przeszkodzie. Spróbuj przy samej rzeczy.
table-why-more =
    { $count ->
        [one] Zadaj inne pytanie
        [few] Zadaj inne pytanie ({ $count })
       *[other] Zadaj inne pytanie ({ $count })
    }
table-nothing-here = Teraz nic nie można z tym zrobić.
table-face-library = W bibliotece
table-sheet-count =
    { $count ->
        [one] jedna możliwość
        [few] { $count } możliwości
       *[other] { $count } możliwości
    }
table-sheet-look = Spójrz na mapę
table-sheet-show = Pokaż możliwości
table-hand = Ręka
table-hand-count =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } kart
    }
table-hand-empty = Brak kart na ręce
table-hand-hidden = Cudzych kart nie widać

## Dziennik, podpowiedź, klawisze

table-log = Dziennik
table-log-mine = Moje
table-log-all = Wszystko
table-log-search = Szukaj
table-log-round = Runda { $round }
table-log-round-turn = Runda { $round }, tura { $turn }
table-log-turn = Tura { $turn }
table-log-you = ty
table-log-earlier = Wcześniejsze
table-log-show = Pokaż tę pozycję
table-log-show-step = Pokaż pozycję w kroku { $number }
table-log-empty = Nic się jeszcze nie wydarzyło.
table-hint = Podpowiedź
table-hint-wait = Szukam podpowiedzi.
table-hint-look = Opinia: { $thing } zasługuje na uwagę. Zapytaj ponownie o działanie.
table-hint-do = Opinia: { $action }
table-hint-then = Następnie: { $steps }.
table-hint-take = Zrób to
table-hint-off = Przy tym stole nie ma podpowiedzi, żeby nikt nie miał doradcy przeciw innym.
table-keys = Klawisze
table-key-zone = następna strefa
table-key-arrows = ruch w strefie; na mapie zachód, wschód, góra, dół
table-key-corners = na mapie północny zachód, północny wschód, południowy zachód, południowy wschód
table-key-next = następna, poprzednia rzecz, z którą można coś zrobić
table-key-select = wybór; na wybranej rzeczy jej pierwsze działanie
table-key-numbers = to działanie otwartej rzeczy
table-key-confirm = gdy nic nie jest wybrane: wypełniony przycisk; jeśli nie da się go cofnąć, naciśnij dwa razy
table-key-close = zamknij, krok wstecz, odznacz
table-key-why = dlaczego nie (wskazana rzecz)
table-key-face = duży obraz i opis
table-key-undo = cofnij, ponów
table-key-keep = zachowaj ten wariant, aby porównać go z innym
table-key-hint = podpowiedź
table-key-zones = plansza, ręka, moje, oferty, dziennik, decyzja
table-key-list = plansza jako lista
table-key-map = środek, powiększenie, całość, pełne okno, współrzędne
table-key-search = szukaj w zasadach
table-key-keys = ta lista
table-sound = Dźwięk
table-sound-board = Kroki i kafle
table-sound-cards = Karty, kości, mana, monety
table-sound-fight = Ciosy, bloki, rany
table-sound-calls = Twoja kolej, poziomy, noc i dzień
table-keys-about = Wpisz inną literę, aby zmienić klawisz.
table-keys-usual = Zwykłe klawisze
table-keys-taken = { $key } już coś robi.
table-command-offers = oferty
table-command-full = całe okno
table-command-coordinates = współrzędne

## Mapa

table-small = Cała mapa
table-zoom-in = Przybliż
table-zoom-out = Oddal
table-zoom-fit = Pokaż całą planszę
table-centre = Pokaż moją figurę
table-list = Plansza jako lista
table-list-filter = Które miejsca
table-list-all = Wszystkie
table-list-can = Możliwe teraz
table-list-sites = Obszary
table-list-pieces = Figury
table-list-unexplored = Nieodkryte
table-list-none = Nie ma takich miejsc.
table-list-col-place = Miejsce
table-list-col-terrain = Teren
table-list-col-cost = Koszt
table-list-col-site = Obszar
table-list-col-pieces = Figury
table-list-col-do = Co można

## Mage Knight

table-mk-map =
    { $count ->
        [one] Mapa z jednego kafla
        [few] Mapa z { $count } kafli
       *[other] Mapa z { $count } kafli
    }
table-mk-slot-can = Nieodkryte miejsce. Koszt { $cost }. Możesz je odkryć.
table-mk-unexplored = nieodkryte
table-mk-you = ty
table-mk-cost = Koszt { $cost }
table-price = { $cost } z { $have }
table-mk-can-go = Możesz tam wejść
table-mk-behind-walls = Mury od strony { $places }
table-mk-face-down = Zakryty żeton: { $pile }
table-mk-day = Dzień
table-mk-night = Noc
table-mk-round = runda { $round } z { $rounds }
table-mk-turn-number = tura { $turn }
table-mk-fight-on =
    Walka { $terrain ->
        [hills] na wzgórzach
        [forest] w lesie
        [wasteland] na pustkowiu
        [desert] na pustyni
        [swamp] na bagnach
        [lake] na jeziorze
        [mountain] w górach
        [sea] na morzu
        [city] w mieście
       *[plains] na równinach
    }
table-mk-state = Runda, Źródło i cel
table-mk-source = Źródło
table-mk-die =
    Kość, mana { $colour }{ $state ->
        [used] , użyta
        [useless] , o tej porze bezużyteczna
       *[free] {""}
    }
table-mk-used = użyta
table-mk-city-level = { $city }, poziom { $level }
table-mk-city-conquered = zdobyte
table-mk-city-found = odkryte
table-mk-city-here = stoisz w nim
table-mk-city-where =
    odkryte, { $steps ->
        [one] 1 pole
        [few] { $steps } pola
       *[many] { $steps } pól
    } na { $way ->
        [east] wschód
        [south-east] południowy wschód
        [south] południe
        [south-west] południowy zachód
        [west] zachód
        [north-west] północny zachód
        [north] północ
       *[north-east] północny wschód
    }
table-mk-dice-away =
    { $count ->
        [one] Jedna kość jest zużyta
        [few] { $count } kości są zużyte
       *[many] { $count } kości jest zużytych
    }
table-mk-core = teren główny
table-mk-dummy = Wirtualny gracz { $hero }, talia: { $count }
table-mk-mana-red = czerwona
table-mk-mana-blue = niebieska
table-mk-mana-green = zielona
table-mk-mana-white = biała
table-mk-mana-gold = złota
table-mk-mana-black = czarna
table-mk-offers = Oferty
table-mk-offer-units = Jednostki
table-mk-offer-actions = Akcje
table-mk-offer-spells = Zaklęcia
table-mk-offer-empty = W ofercie nic nie ma.
table-mk-leaves = odejdzie pierwsza
table-mk-sold-here = Do kupienia tutaj
table-mk-sold-takes =
    Do kupienia tutaj: { $count ->
        [0] bez kart
        [one] za 1 kartę
        [few] za { $count } karty
       *[other] za { $count } kart
    }
table-mk-sold-dear = Do kupienia tutaj: za drogo
table-mk-sold-near =
    { $site }, { $steps ->
        [one] 1 pole
        [few] { $steps } pola
       *[many] { $steps } pól
    } na { $way ->
        [east] wschód
        [south-east] południowy wschód
        [south] południe
        [south-west] południowy zachód
        [west] zachód
        [north-west] północny zachód
        [north] północ
       *[north-east] północny wschód
    }
table-mk-buy-here = Do kupienia tutaj
table-mk-offer-facts = poziom { $level }, pancerz { $armor }
table-mk-where = Miejsce walki
table-mk-where-light =
    { $terrain }, { $time ->
        [night] noc
       *[day] dzień
    }
table-mk-armor = Pancerz
table-mk-hand-limit = Limit kart na ręce
table-mk-command = Użyte żetony dowodzenia
table-mk-fame = Sława
table-mk-next-level = poziom { $level } przy { $fame }
table-mk-reputation = Reputacja
table-mk-reputation-influence = Wpływ { $modifier }
table-mk-reputation-x = nikt z tobą nie rozmawia
table-mk-crystals = Kryształy i mana
table-mk-crystal = Kryształy, mana { $colour }: { $count }
table-mk-token = Żetony many, { $colour }: { $count }
table-mk-stored = Odłożona kość: mana { $colour }
table-mk-hero-line = poziom { $level }, talia { $deck }, odrzucone { $discard }
table-mk-fame-possible = możliwe +{ $fame }
table-mk-stat-ranged = Dystans
table-mk-stat-siege = Oblężenie
table-mk-foot-play = Zagraj: { $what }
table-mk-foot-sideways = Bokiem: { $what }
table-mk-foot-printed = Zagraj, jak napisano
table-mk-foot-stays = Zostaje na ręce
table-mk-foot-of = { $value } z { $need }
table-mk-played = Zagrane w tej turze
table-mk-units = Jednostki
table-mk-command-free =
    { $count ->
        [0] brak wolnych żetonów dowodzenia
        [one] jeden wolny żeton dowodzenia
        [few] { $count } wolne żetony dowodzenia
       *[other] { $count } wolnych żetonów dowodzenia
    }
table-mk-unit-ready = Gotowa
table-mk-unit-spent = Użyta w tej rundzie
table-mk-unit-wounded = Ranna
table-mk-skills = Umiejętności
table-mk-skill-used = użyta w tej turze
table-mk-skill-flipped = użyta w tej rundzie
table-mk-skill-centre = na środku stołu
table-mk-seat-line = Poziom { $level }, sława { $fame }, pancerz { $armor }.
table-mk-seat-cards = Karty na ręce: { $hand }, w talii: { $deck }, odrzucone: { $discard }.
table-mk-total-move = Ruch
table-mk-total-influence = Wpływ
table-mk-total-heal = Leczenie
table-mk-total-attack = Atak
table-mk-total-block = Blok
table-mk-end-move = Zakończyć turę z niewykorzystanym Ruchem { $move }?
table-mk-end-heal = Zakończyć turę z niewykorzystanym Leczeniem { $heal }?
table-mk-finish-block = Wykonaj blok
table-mk-finish-attack = Wykonaj atak

table-mk-walk-and-fight = Idź i walcz
table-mk-fight-them = Wyzwij i walcz
table-mk-dots-lead = Kropki prowadzą do celu: { $enemy }.
table-mk-next-to = Stoisz obok: { $enemy }.
table-mk-worth = Sława { $fame }
table-mk-worth-reputation = reputacja +{ $reputation }
table-mk-with-hand = Z kart na ręce, najwyżej
table-mk-with-hand-there = Z kart na ręce, po dojściu
table-mk-with-hand-now = Z kart na ręce
table-mk-hand-fails = Te karty nie wystarczą
table-plan-not-needed = niepotrzebny
table-plan-no-block = bez bloku
table-mk-hand-reaches = Oba w zasięgu
table-mk-hand-short = { $name }: brakuje { $count }
table-mk-beside = Obok: { $enemies }
table-mk-chip-challenge =
    { $count ->
        [one] Wyzwanie
        [2] Wyzwanie obu
       *[many] Wyzwanie { $count }
    }
table-mk-chip-drew = dobrano { $count }
table-mk-turn-text = Zagrywaj karty, rusz się i wykonaj jedną akcję; albo odpocznij.
table-mk-where-to = Dokąd, { $hero }?
table-mk-phases = Fazy walki
table-mk-phase-ranged =
    .title = Dystans i oblężenie
table-mk-phase-block =
    { $count ->
        [one] 1 atak do zablokowania
        [few] { $count } ataki do zablokowania
       *[other] { $count } ataków do zablokowania
    }
    .title = Blok
table-mk-phase-damage = { $damage }, jeśli skończysz teraz
    .title = Obrażenia
table-mk-phase-attack =
    .title = Atak
table-mk-phase-passed = zakończona
table-mk-phase-block-none = nie ma czego blokować
table-mk-phase-damage-none = nic się nie przedrze
table-mk-phase-armor = pancerz do pokonania: { $armor }
table-mk-duel = { $aggressor } – { $defender }
table-mk-duel-ranged = Ataki z dystansu i oblężnicze
table-mk-duel-melee = Starcie wręcz
table-mk-enemies = Wrogowie
table-mk-summoned = przywołany potwór
table-mk-summons = Przywołuje
table-mk-attacks-of = Ataki: { $enemy }
table-mk-block-needs = Potrzebny Blok { $need }
table-mk-walls =
    { $count ->
        [1] ufortyfikowany: najpierw liczy się tylko oblężenie
       *[other] podwójnie ufortyfikowany: najpierw nic się nie liczy
    }
table-mk-foe-blocked = Zablokowany
table-mk-foe-stopped = Nie atakuje
table-mk-foe-dealt = Obrażenia zadane
table-mk-foe-defeated = Pokonany
table-mk-damage = obrażenia: { $damage }
table-mk-wounds =
    { $count ->
        [one] 1 rana
        [few] { $count } rany
       *[other] { $count } ran
    }
table-mk-look-map = Spójrz na mapę
table-mk-back = Wróć do walki
table-mk-helps = Można jeszcze dodać

table-fight-numbers = Atak { $attack }, pancerz { $armor }.
table-fight-would = { $have }+{ $more } z { $need }
table-fight-adds = +{ $more }
table-fight-plan = Z twojej ręki: { $name } { $value } z { $need }
table-fight-aim-block = wybierz atak, który blokujesz
table-fight-aim-attack = wybierz, kogo atakujesz
table-fight-keeps-none = nie zostaje żadna karta
table-fight-step-sideways = { $card } bokiem
table-fight-step-power = { $card }, mocniej
table-fight-carry-out =
    { $count ->
        [1] Wykonaj
        [2] Wykonaj oba
       *[other] Wykonaj wszystkie { $count }
    }
table-plan-best = Najlepiej: { $what }
table-plan-way = Inny sposób: { $what }
table-plan-unhurt = bez ran
table-plan-fall = pada { $fell } z { $count }
table-plan-nobody = nikt nie pada
table-plan-units =
    { $count ->
        [one] 1 ranna jednostka
        [few] { $count } ranne jednostki
       *[other] { $count } rannych jednostek
    }
table-plan-keeps = zostaje: { $cards }
table-plan-keeps-count =
    { $count ->
        [0] nie zostaje żadna karta
        [one] zostaje 1 karta
        [few] zostają { $count } karty
       *[other] zostaje { $count } kart
    }
table-plan-spends =
    zużywa { $count ->
        [one] kryształ
       *[other] kryształy
    }: { $colours }
table-plan-later = Następna faza: { $value } z { $need }
table-plan-others = Inne sposoby ({ $count })
table-plan-waits = Szukam najlepszego sposobu
table-plan-makes = { $card } daje { $value } z { $need }.
table-plan-ready = { $value } z { $need } gotowe
table-plan-then = { $value } z { $need } potem
table-plan-expected = nie grozi
table-fight-stop =
    { $count ->
        [one] 1 rana, jeśli teraz przerwiesz
        [few] { $count } rany, jeśli teraz przerwiesz
       *[many] { $count } ran, jeśli teraz przerwiesz
    }
table-fight-stop-attack = Kto jeszcze stoi, zostanie, jeśli teraz przerwiesz
table-fight-won =
    { $count ->
        [1] Zwycięstwo, pokonany wróg: { $enemy }
        [2] Zwycięstwo: padli obaj wrogowie
       *[other] Zwycięstwo: padli wszyscy wrogowie ({ $count })
    }
table-fight-one-fell = pokonano: { $enemy }
table-fight-fell = padło: { $count }
table-fight-one-blocked = zablokowano: { $enemy }
table-fight-blocked = zablokowano: { $count }
table-fight-partly = Padło wrogów: { $fell } z { $count }
table-fight-fame = Sława +{ $fame }
table-fight-now = było { $before }, jest { $now }
table-fight-level = Poziom { $level }
table-fight-level-skill = umiejętność i akcja
table-fight-level-command = żeton dowodzenia
table-fight-reputation = Reputacja { $change }
table-fight-stands = teraz { $now }
table-fight-no-wound = Bez ran
table-fight-kept = zostaje: { $cards }
table-fight-kept-count =
    { $count ->
        [one] zostaje { $count } karta
        [few] zostają { $count } karty
       *[many] zostaje { $count } kart
    }
table-fight-line = Sława od { $from } do { $to }. Poziom { $level } zaczyna się od { $begins }.
table-fight-reward = Poziom { $level }: umiejętność i zaawansowana akcja
table-fight-reward-text = Akcja trafia na wierzch twojej talii. Możesz zmienić oba wybory, dopóki ich nie weźmiesz.
table-fight-risen = Poziom { $level } osiągnięty, { $hero }
table-fight-risen-skill = Czeka na ciebie umiejętność i akcja.
table-fight-risen-command = Czeka na ciebie żeton dowodzenia.
table-fight-choose = Wybierz nagrody, { $hero }
table-fight-choose-text = Oba wybory można zmieniać, dopóki ich nie weźmiesz.
table-fight-block-title = Blok: { $enemy }, { $hero }
table-fight-attack-title = Atak: { $enemy }, { $hero }
table-fight-so-far = Jest { $value } z { $need }, brakuje { $count }.
table-fight-your-skill = Twoja umiejętność
table-fight-skill-own = jedna z twoich dwóch
table-fight-skill-common = jedna z twoich dwóch albo wspólna
table-fight-your-action = Twoja akcja
table-fight-action-one = wybierz jedną z { $count }
table-fight-action-lowest = Najniższa w ofercie
table-fight-lowest = Ze wspólną umiejętnością dostajesz najniższą akcję z oferty.
table-fight-then = Wspólna oferta: akcją jest wtedy { $action }.
table-fight-take = Weź: { $names }

table-mk-pile-green = plądrujący orkowie
table-mk-pile-gray = garnizon baszty
table-mk-pile-brown = potwór z lochów
table-mk-pile-violet = garnizon wieży maga
table-mk-pile-white = garnizon miasta
table-mk-pile-red = draconum
table-mk-has-ability-fortified = Fortyfikacja
    .text = w pierwszej fazie liczy się tylko oblężenie
table-mk-has-ability-swift = Szybkość
    .text = blok musi osiągnąć { $need }, dwa razy tyle co atak
table-mk-has-ability-brutal = Brutalność
    .text = niezablokowany zadaje { $damage }
table-mk-has-ability-poison = Zatrucie
    .text = każda rana dokłada jeszcze jedną na stos odrzuconych; jednostki dostają dwie
table-mk-has-ability-paralyze = Paraliż
    .text = jeśli cię zrani, odrzucasz pozostałe karty; jednostka ginie
table-mk-has-ability-summon = Przywołanie
    .text = zamiast niego atakuje dobrany potwór
table-mk-has-ability-assassination = Skrytobójstwo
    .text = wszystkie obrażenia przyjmuje bohater
table-mk-has-ability-cumbersome = Ociężałość
    .text = w fazie blokowania każdy punkt Ruchu zmniejsza atak o 1
table-mk-has-ability-vampiric = Wampiryzm
    .text = każda zraniona jednostka i każda rana w ręce zwiększa zbroję o 1
table-mk-has-ability-elusive = Nieuchwytność
    .text = w fazie ataku zbroja jest niższa, jeśli zablokowano wszystkie ataki
table-mk-has-ability-unfortified = Brak fortyfikacji
    .text = miejsce go nie chroni
table-mk-has-ability-arcane = Tajemna odporność
    .text = działają tylko ataki, bloki i to, co zmienia jego ataki
table-mk-has-ability-defend = Obrona
    .text = raz w walce zwiększa zbroję celu
table-mk-has-resistance-physical = Odporność fizyczna
    .text = ataki fizyczne liczą się w połowie
table-mk-has-resistance-fire = Odporność na ogień
    .text = ataki ogniem liczą się w połowie
table-mk-has-resistance-ice = Odporność na lód
    .text = ataki lodem liczą się w połowie
