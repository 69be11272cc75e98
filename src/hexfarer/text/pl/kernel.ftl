### Co program mówi o każdej grze.
### NAME($x, case: "acc") odmienia nazwę, GENDER($x) i EMPTY($x) służą do wyboru wariantu,
### $x_count to liczba elementów listy $x.

## Wyliczenia

list-none = nic
list-next = { $list }, { $item }
list-last = { $list } i { $item }

## Nazwy, których nie ma

problem-unknown-name = Nie ma { NAME($kind, case: "gen") } „{ $given }”. Najbliższa nazwa to „{ $near }”.
problem-unknown-name-of =
    { EMPTY($known) ->
        [yes] Nie ma { NAME($kind, case: "gen") } „{ $given }” i nie ma też z czego wybrać.
       *[no] Nie ma { NAME($kind, case: "gen") } „{ $given }”. Najbliższa nazwa to „{ $near }”. Do wyboru: { $known }.
    }

kind-bot = bot
    .gen = bota
kind-card = karta
    .gen = karty
edition-base = Wydanie podstawowe
edition-ultimate = Wydanie Ultimate
kind-edition = edycja
    .gen = edycji
kind-event = zdarzenie
    .gen = zdarzenia
kind-game = gra
    .gen = gry
kind-language = język
    .gen = języka
kind-name = nazwa
    .gen = nazwy
kind-option = opcja
    .gen = opcji
kind-rule = zasada
    .gen = zasady
kind-scenario = scenariusz
    .gen = scenariusza
kind-seat = bohater lub strona
    .gen = bohatera ani strony
kind-text = tekst
    .gen = tekstu
kind-value = wartość
    .gen = wartości
kind-thing = rzecz
    .gen = rzeczy

## Przygotowanie gry

problem-seat-count = W scenariuszu „{ $scenario }” liczba miejsc wynosi od { $fewest } do { $most }; podano { $given }.
problem-not-in-edition = „{ $what }” nie należy do wydania „{ $edition }”; pomiń to albo wybierz inne wydanie.
problem-seat-twice = Każde miejsce musi mieć innego bohatera lub inną stronę; podano: { $seats }.

## Akcje

problem-no-such-action = Nie ma akcji o numerze { NUMBER($action, useGrouping: 0) }.
problem-action-form = W „{ $given }” brakuje słowa albo jest o jedno za dużo. Napisz to tak: { $forms }.
problem-action-word = Żadna akcja nie zaczyna się jak „{ $given }”. Najbliższe pierwsze słowo to „{ $near }”. Akcje zaczynają się od: { $known }.
problem-illegal = { $why } ({ $rule })

## Cofanie i zapisy

barrier-over = w tym miejscu gra się skończyła
barrier-answered =
    { GENDER($seat) ->
        [feminine] w tym miejscu { $seat } odpowiedziała
        [neuter] w tym miejscu { $seat } odpowiedziało
        [plural] w tym miejscu { $seat } odpowiedziały
       *[masculine] w tym miejscu { $seat } odpowiedział
    }
problem-undo-nothing = Nie ma jeszcze żadnego twojego kroku, który można cofnąć.
problem-undo-answered =
    { GENDER($seat) ->
        [feminine] Tego już nie cofniesz: { $seat } zdążyła odpowiedzieć.
        [neuter] Tego już nie cofniesz: { $seat } zdążyło odpowiedzieć.
        [plural] Tego już nie cofniesz: { $seat } zdążyły odpowiedzieć.
       *[masculine] Tego już nie cofniesz: { $seat } zdążył odpowiedzieć.
    }
problem-undo-revealed = Tego już nie cofniesz: { $what }.
problem-redo-nothing = Nie ma cofniętego kroku, który można powtórzyć.
problem-no-such-step = Nie ma kroku { $step }; ostatni to { $last }.
problem-save-unwritten = Nie można zapisać pliku { $file }: { $why }.
problem-save-unreadable = Nie można odczytać pliku { $file }: { $why }.
problem-save-empty = Plik { $file } jest pusty, więc nie jest zapisem gry.
problem-save-not = Plik { $file } nie jest zapisem gry: powinien zaczynać się od „{ $expected }”, a zaczyna się od „{ $found }”.
problem-save-newer = Plik { $file } pochodzi z nowszego programu („{ $found }”); ten odczytuje „{ $expected }”.
problem-save-older = Plik { $file } to zapis we wcześniejszej postaci („{ $found }”), którego ten program nie umie kontynuować; odczytuje „{ $expected }”.
problem-save-line = Wiersz { $line } pliku { $file } powinien brzmieć „{ $expected }”, a brzmi „{ $found }”.
problem-save-cut = W pliku { $file } brakuje wiersza { $line }; powinien brzmieć „{ $expected }”.
problem-save-after = Zapis { $file } powinien kończyć się przed wierszem { $line }; usuń „{ $found }” i wszystko, co jest dalej.
problem-save-damaged = Plik { $file } zmienił się po zapisaniu: wiersz { $line } powinien brzmieć „{ $expected }”, a brzmi „{ $found }”.
problem-save-setup = Wiersz { $line } pliku { $file }, „{ $found }”: { $why }
problem-save-turn = W wierszu { $line } pliku { $file } odpowiada { $found }, a pytanie dostaje tam { $expected }.
problem-save-action = Wiersz { $line } pliku { $file }, „{ $found }”: { $why }
problem-save-state = Zapis { $file } nie prowadzi po akcji { $after } do położenia, które podaje (wiersz { $line }: { $expected }), lecz do innego ({ $found }). Utworzyła go wersja { $program } programu.
problem-save-rules = Zapis { $file } powstał według wcześniejszej wersji zasad ({ $theirs }; obecnie { $ours }) i po akcji { $after } prowadzi gdzie indziej. Obejrzyj go poleceniem hexfarer replay { $file } --until { $after } albo graj dalej od tego miejsca: hexfarer play --load { $file } --at { $after }.
problem-save-rules-all = Zapis { $file } powstał według wcześniejszej wersji zasad ({ $theirs }; obecnie { $ours }), a gra zaczyna się teraz od innego położenia, więc nie można go odtworzyć.

## Testy zasad

problem-coverage-no-tests = Ani w { $folder }, ani wyżej nie ma folderu tests/situations; przejdź do folderu z kodem źródłowym.

## Many games at once

problem-vector-size = Wektor potrzebuje co najmniej jednej gry; podano { $given }.
problem-vector-count = Krok potrzebuje po jednej akcji dla każdej gry, czyli { $games }; podano { $given }.
problem-vector-action = Gra { $game } odrzuca akcję { $action }: { $why } Żadna gra się nie zmieniła.
problem-no-fight = Nikt tu nie walczy: podaj zapis lub sytuację w środku walki.
problem-no-solver = Walk gry { $game } nie da się rozwiązać; można rozwiązać walki gier mage_knight, heroes3 i euthia.
problem-no-forecast = O { $thing } nie da się teraz niczego przewidzieć.
problem-no-teller = W grze { $game } nie ma prognoz.

## Co by pomogło

remedy-then = { $first }, potem: { $second }
