# Heroes III: turniej dwóch graczy.

option-tournament = Turniej
    .about = Przy „{ server-value-on }” dwaj gracze sami układają odkrytą mapę, a o wygranej rozstrzygają punkty zwycięstwa. Tylko w scenariuszach starcia dla 2 graczy.
problem-h3-tournament = Turniej jest dla 2 graczy, którzy grają przeciwko sobie, a nie dla scenariusza „{ $scenario }”, w którym gra { $seats ->
        [one] { $seats } gracz
        [few] { $seats } graczy
       *[other] { $seats } graczy
    }. Wybierz scenariusz starcia dla 2 graczy albo pomiń opcję „tournament”.
victory-points = zwycięstwo dzięki punktom

## Co można zrobić

do-h3-starter = Zaczyna { $seat }
do-h3-redraw = Wtasuj rękę do talii i dobierz tyle samo kart
do-h3-search-again = Odrzuć żeton morale: odłóż te karty i obejrzyj nowe

## O co gra pyta

ask-h3-who-starts = Masz wyższy wynik: wybierz, kto zaczyna. Druga strona otrzymuje wysokie morale.
    .title = Kto zaczyna, { $seat }?
ask-h3-slot-near = Wybierz, gdzie trafi { $tile }: obok kafelka na środku.
    .title = Mapa, { $seat }
ask-h3-slot-first = Wybierz, gdzie trafi { $tile }: obok kafelka bliskiego.
    .title = Twój kafelek początkowy, { $seat }
ask-h3-slot-second = Wybierz, gdzie trafi { $tile }: jak najdalej od drugiego kafelka początkowego.
    .title = Twój kafelek początkowy, { $seat }
ask-h3-slot-far = Wybierz, gdzie trafi { $tile }: obok dwóch kafelków, a Twój pierwszy obok Twojego kafelka początkowego.
    .title = Mapa, { $seat }
ask-h3-redraw = Możesz raz dobrać pierwszą rękę od nowa.
    .title = Twoja pierwsza ręka, { $seat }
ask-h3-turn-anew = Wybierz, jak odtąd leży kafelek { $tile }.
    .title = Obserwatorium, { $seat }
ask-h3-which-tile = Wybierz sąsiedni kafelek bez bohatera, który obrócisz.
    .title = Obserwatorium, { $seat }
do-h3-turn-which = Obróć kafelek { $place }
effect-h3-turn-nearby = w turnieju obróć sąsiedni kafelek bez bohatera

## Dlaczego nie

why-h3-no-slot = Nie ma takiego miejsca; dla tego kafelka mają one numery od 1 do { $number }.
why-h3-no-second-search = Przeszukanie powtarza się tylko w turnieju.
why-h3-search-morale = Aby powtórzyć przeszukanie, potrzebujesz żetonu wysokiego morale.

## Co się stało

event-h3-redrew = { $seat } wtasowuje pierwszą rękę do talii.
    .you = Wtasowujesz pierwszą rękę do talii.
event-h3-searched-again = { $seat } odkłada karty i ogląda nowe z { NAME($deck, case: "gen") }.
    .you = Odkładasz karty i oglądasz nowe z { NAME($deck, case: "gen") }.
event-h3-turned-tile = { $seat } obraca { NAME($tile, case: "acc") }.
    .you = Obracasz { NAME($tile, case: "acc") }.

## Punkty

cli-h3-score-buildings = budynki
cli-h3-score-artifacts = artefakty
cli-h3-score-secondary-heroes = pokonani Bohaterowie Pomocniczy
cli-h3-score-main-hero = pokonany Bohater Główny
