### Heroes III: co gra mówi przy stole, po polsku.
### Bohater i jednostka są podmiotem zdań w czasie teraźniejszym; GENDER odróżnia jednostki (liczba mnoga) od wieży.
### Nazwy kart stoją w cudzysłowie i się nie odmieniają. Efekty są częściami zdań i zaczynają się małą literą.

## Rodzaje rzeczy

kind-statistic = karta statystyki
    .gen = karty statystyki
    .dat = karcie statystyki
    .acc = kartę statystyki
    .ins = kartą statystyki
    .loc = karcie statystyki
kind-ability = zdolność
    .gen = zdolności
    .dat = zdolności
    .acc = zdolność
    .ins = zdolnością
    .loc = zdolności
kind-specialty = specjalność
    .gen = specjalności
    .dat = specjalności
    .acc = specjalność
    .ins = specjalnością
    .loc = specjalności
kind-building = budynek
    .gen = budynku
    .dat = budynkowi
    .acc = budynek
    .ins = budynkiem
    .loc = budynku
kind-location = lokacja
    .gen = lokacji
    .dat = lokacji
    .acc = lokację
    .ins = lokacją
    .loc = lokacji
kind-astrologers = karta astrologów
    .gen = karty astrologów
    .dat = karcie astrologów
    .acc = kartę astrologów
    .ins = kartą astrologów
    .loc = karcie astrologów
kind-resource = zasób
    .gen = zasobu
    .dat = zasobowi
    .acc = zasób
    .ins = zasobem
    .loc = zasobie
kind-power = moc
    .gen = mocy
    .dat = mocy
    .acc = moc
    .ins = mocą
    .loc = mocy

## Drobne słowa

h3-mp-main = Ruch
h3-mp-second = Ruch Bohatera Pomocniczego
h3-amount-gold =
    { $n ->
        [one] { $n } sztukę złota
        [few] { $n } złota
       *[other] { $n } złota
    }
h3-amount-building-materials =
    { $n ->
        [one] { $n } budulec
        [few] { $n } budulce
       *[other] { $n } budulców
    }
h3-amount-valuables =
    { $n ->
        [one] { $n } kosztowność
        [few] { $n } kosztowności
       *[other] { $n } kosztowności
    }
h3-guarded = { $place } (trudność { $level })
victory-cubes = zwycięstwo dzięki kostkom wszystkich przeciwników
victory-gold = zwycięstwo dzięki złotu
victory-grail = zwycięstwo dzięki Graalowi
victory-last = zwycięstwo ostatniego gracza w grze
victory-time = zwycięstwo po ostatniej rundzie
victory-utopia = zwycięstwo dzięki Smoczej Utopii

## Opcje nowej gry

option-difficulty = Poziom trudności
    .about = Siła strażników i premia początkowa: „{ option-difficulty.value-easy }” łatwy, „{ option-difficulty.value-normal }” normalny, „{ option-difficulty.value-hard }” trudny, „{ option-difficulty.value-impossible }” niemożliwy (bez premii).
    .value-normal = zwykły
    .value-easy = łatwy
    .value-hard = trudny
    .value-impossible = niemożliwy
option-no_town_reward = Bez nagrody za Miasta
    .about = „{ server-value-on }”: zajęcie Miasta początkowego nie daje nagrody, ale możesz używać budynków zajętych Miast.
option-no_rerolls = Bez przerzutów
    .about = „{ server-value-on }”: nikt nie może przerzucać kości.
option-meagre_dice = Tylko jeden zasób
    .about = „{ server-value-on }”: każda kość, która daje zasób, daje dokładnie 1 sztukę.
option-no_bonus = Bez premii początkowej
    .about = „{ server-value-on }”: nikt nie dostaje premii początkowej.
option-second_hero = Bohater Pomocniczy od początku
    .about = „{ server-value-on }”: każdy zaczyna z Bohaterem Pomocniczym na mapie.
option-at_least_one = Co najmniej jedno obrażenie
    .about = „{ server-value-on }”: każdy atak jednostki zadaje co najmniej 1 obrażenie.
option-double_income = Podwójny przychód
    .about = „{ server-value-on }”: kopalnie i Osady dają podwójny przychód, także przy pierwszym oflagowaniu.
option-free_trade = Wymiana w każdej chwili
    .about = „{ server-value-on }”: zasoby możesz wymieniać w każdej chwili, a Punkt Handlowy daje jednorazowo artefakt.
option-free_rounds = Darmowe przedłużanie walki
    .about = „{ server-value-on }”: dodatkowa runda walki nie kosztuje punktu ruchu.
option-plain_die = Kość ataku bez obrażeń
    .about = „{ server-value-on }”: kość ataku nie zmienia obrażeń, ale zdolności nadal ją odczytują.
option-stars_always = Więcej kart astrologów
    .about = „{ server-value-on }”: kartę astrologów odkrywa się także w rundach zasobów.
option-no_stars = Bez kart astrologów
    .about = „{ server-value-on }”: kart astrologów nie ma; wyklucza to ich zwiększoną liczbę.
option-cubes_go = Pola znów nieodwiedzone
    .about = „{ server-value-on }”: na początku rund 4, 8 i 12 z mapy znikają wszystkie czarne kostki.
option-to_discard = Karty na stos odrzuconych
    .about = „{ server-value-on }”: zdobyte karty trafiają na stos kart odrzuconych zamiast na rękę.

## Problemy

problem-h3-factions = Każdy gracz musi mieć inną frakcję; podano: { $seats }.
problem-h3-stars = Opcje „stars_always” i „no_stars” wykluczają się; wybierz najwyżej jedną z nich.
problem-h3-word = „{ $given }” nic tu nie znaczy. Pole mapy zapisuje się jak B3, kafelek jak B, pole planszy walki jak c2.

## Co można zrobić: wybory

do-h3-choose = { $number }
do-h3-way = { $effect }
do-h3-card = { $card }
do-h3-unit = { $unit }
do-h3-fighter = { $fighter } ({ $space })
do-h3-space = Pole { $space }
do-h3-field = Pole { $field }
do-h3-number = { $number }
do-h3-tier = { $tier }
do-h3-deck = { $deck }
do-h3-resource = { $resource }
do-h3-die = Wybierz kość { $number }
do-h3-face = Wybierz: { $face }
do-h3-hero = { $hero }
do-h3-turn-tile =
    { $number ->
        [0] Zostaw kafelek prosto
       *[other] Obróć kafelek w prawo o { $number }/6 obrotu
    }
do-h3-yes = Tak
do-h3-stop = Nie, dalej
do-h3-stop-trade = Nic więcej nie wymieniaj
do-h3-stop-recruit = Nikogo więcej nie werbuj
do-h3-stop-give = Nic więcej nie dawaj
do-h3-stop-swap = Odmów
do-h3-stop-offer = Nie oferuj więcej kart
do-h3-stop-morale = Zostaw żeton
do-h3-yes-spell = Kup zaklęcie
do-h3-scout-put-1 = Z powrotem na wierzch talii
do-h3-scout-put-2 = Na spód talii

## Co można zrobić: talie, kości, morale

do-h3-look = Obejrzyj wierzchnie karty
do-h3-top = Weź odkrytą kartę ze stosu kart odrzuconych
do-h3-replace = Zastąp kartę „{ $card }” nową
do-h3-reroll = Przerzuć kość { $number }
do-h3-spend-draw = Odrzuć żeton morale: dobierz 1 kartę
do-h3-spend-cycle = Odrzuć żeton morale: odrzuć karty i dobierz tyle samo

## Co można zrobić: karty

do-h3-play = Zagraj kartę „{ $card }” (efekt { $mode })
do-h3-play-for = Zagraj kartę „{ $card }”: { $effect }
do-h3-play-spell = Rzuć zaklęcie „{ $card }”
do-h3-boost = Dodaj moc kartą „{ $card }” (efekt { $mode })
do-h3-outcome = Działanie { $number }
do-h3-discard = Odrzuć kartę „{ $card }”
do-h3-draw =
    Dobierz { $number ->
        [one] { $number } kartę
        [few] { $number } karty
       *[other] { $number } kart
    }
do-h3-keep-draw =
    { $keep ->
        [0] Dobierz { $number }
        [one] Zachowaj { $keep } kartę, dobierz { $number }
        [few] Zachowaj { $keep } karty, dobierz { $number }
       *[many] Zachowaj { $keep } kart, dobierz { $number }
    }

## Co można zrobić: mapa

do-h3-move = { $hero }: idź na pole { $field }
do-h3-ride = { $hero }: jedź na pole { $field }
do-h3-discover = Odkryj kafelek { $place } ({ $hero })
do-h3-place = Dołóż daleki kafelek ze swojej puli ({ $hero })
do-h3-put = Połóż kafelek na miejscu { $spot }
do-h3-land = Wyląduj tutaj ({ $hero })
do-h3-revisit = Odwiedź pole ponownie ({ $hero })
do-h3-dig = Kop w poszukiwaniu Graala ({ $hero })
do-h3-end = Zakończ turę
do-h3-use = { $power }

## Co można zrobić: Miasto

do-h3-build = Zbuduj { NAME($building, case: "acc") }
do-h3-build-in = Zbuduj { NAME($building, case: "acc") } w Mieście na polu { $field }
do-h3-populate = Rekrutuj i wzmacniaj
do-h3-recruit = Zrekrutuj { NAME($unit, case: "acc") }
do-h3-reinforce = Wzmocnij { NAME($unit, case: "acc") }
do-h3-hire = Zrekrutuj za 10 złota Bohatera Pomocniczego na polu { $field }
do-h3-buy-spell = Kup zaklęcie w Gildii Magów
do-h3-trade = Wymień { NAME($given, case: "acc") } na { NAME($got, case: "acc") }

## Co można zrobić: walka

do-h3-deploy = Rozstaw { NAME($unit, case: "acc") } na polu { $space }
do-h3-wall = Postaw bramę na polu { $space }
do-h3-activate = Aktywuj { NAME($fighter, case: "acc") } ({ $space })
do-h3-go = Idź na pole { $space }
do-h3-attack = Zaatakuj { NAME($fighter, case: "acc") } ({ $space })
do-h3-breach = Zniszcz mur lub bramę na polu { $space }
do-h3-defend = Broń się
do-h3-done = Zakończ
do-h3-done-with = Zakończ działanie: { $unit }
do-h3-flee = Ucieknij
do-h3-surrender = Poddaj się za 10 złota
do-h3-pass = Spasuj
do-h3-pass-roll = Rzuć kością ataku
do-h3-pass-reroll = Zostaw wynik rzutu
do-h3-pass-cards = Nie graj karty
do-h3-pass-rescue = Nie ratuj jednostki
do-h3-pass-town = Nic nie rób w Mieście
do-h3-pass-buildings = Nie używaj budynków
do-h3-extend = Walcz jeszcze jedną rundę
do-h3-halt = Odrzuć kartę „{ $card }”, aby pominąć kość ataku
do-h3-save = Ocal jednostkę zdolnością Archaniołów

## Pytania: karty i wybory

ask-h3-way = Wybierz jeden z efektów.
    .title = Twój wybór, { $seat }
ask-h3-way-or-stop = Możesz wybrać jeden z efektów albo iść dalej bez niego.
    .title = Twój wybór, { $seat }
ask-h3-discard = Wybierz kartę z ręki, którą odrzucasz.
    .title = Odrzucana karta, { $seat }
ask-h3-discard-to-draw = Wybieraj po jednej karty do odrzucenia, a potem przejdź dalej i dobierz tyle samo.
    .title = Wymiana kart, { $seat }
ask-h3-discard-for-points = Wybieraj po jednej karty do odrzucenia; każda dodaje 1 do Ataku lub Obrony. Potem przejdź dalej.
    .title = Miecz Osądzenia, { $seat }
ask-h3-take-back = Wybierz ze swojego stosu kart odrzuconych kartę, którą bierzesz na rękę.
    .title = Powracająca karta, { $seat }
ask-h3-remember = Wybierz jedną z trzech wierzchnich kart swojego stosu kart odrzuconych; weźmiesz ją na rękę.
    .title = Magiczne Źródło, { $seat }
ask-h3-on-top = Wybierz, która z dwóch kart będzie na wierzchu Twojego stosu kart odrzuconych.
    .title = Magiczne Źródło, { $seat }
ask-h3-remove-card = Wybierz kartę z ręki, którą usuwasz z gry.
    .title = Usuwana karta, { $seat }
ask-h3-search = Przeszukaj ({ $count }) { NAME($deck, case: "acc") }: obejrzyj wierzchnie karty i jedną zatrzymaj albo weź odkrytą kartę ze stosu kart odrzuconych.
    .title = Przeszukiwanie, { $seat }
ask-h3-keep = Wybierz kartę, którą zatrzymujesz.
    .title = Nowa karta, { $seat }
ask-h3-keep-or-replace = Wybierz kartę, którą zatrzymujesz; kartę innej frakcji możesz najpierw zastąpić nową.
    .title = Nowa karta, { $seat }
ask-h3-put-away = Wybierz kartę, która trafia teraz na stos kart odrzuconych; ostatnia będzie na wierzchu.
    .title = Kolejność kart, { $seat }
ask-h3-witch = Weź tę zdolność na rękę albo idź dalej, a trafi na stos kart odrzuconych.
    .title = Chatka Czarownicy, { $seat }
ask-h3-scout = Wybierz talię, której wierzchnią kartę podejrzysz.
    .title = Twoi Rozbójnicy, { $seat }
ask-h3-scout-put = Odłóż kartę na wierzch talii (1) albo pod nią (2).
    .title = Twoi Rozbójnicy, { $seat }
ask-h3-rolled = Kości leżą na stole: przerzuć jedną, jeśli możesz, albo wybierz wynik.
    .title = Twoje kości, { $seat }
ask-h3-casting = Rzucasz „{ $card }” z mocą { $power }: dodaj moc kartami z ręki albo wybierz działanie.
    .title = Twoje zaklęcie, { $seat }
ask-h3-cast-early = Wybierz zaklęcie, które rzucasz, zanim zostanie aktywowana jakakolwiek jednostka.
    .title = Inteligencja, { $seat }
ask-h3-against-spell = Przeciwnik rzuca „{ $card }”: zagraj kartę w odpowiedzi albo spasuj.
    .title = Twoja odpowiedź, { $seat }
ask-h3-after-spell = Zaklęcie „{ $card }” działa: możesz zagrać kartę, która zwróci je na rękę, albo spasować.
    .title = Po zaklęciu, { $seat }
ask-h3-victory-cards = Walka wygrana: możesz zagrać karty na czas po zwycięstwie albo spasować.
    .title = Po zwycięstwie, { $seat }
ask-h3-before-guards = Zanim zawalczysz ze strażnikami (poziom trudności { $difficulty }) na polu { $field }, możesz zagrać takie karty jak Dyplomacja albo spasować.
    .title = Twoje karty, { $seat }
ask-h3-start-cards = Walka się zaczyna: możesz zagrać karty na jej początek albo spasować.
    .title = Twoje karty, { $seat }
ask-h3-reply = { $unit } działa: możesz zagrać karty Natychmiastowe albo spasować.
    .title = Twoje karty, { $seat }

## Pytania: tura i mapa

ask-h3-refresh = Odrzuć dowolne karty, a potem dobierz do limitu kart na ręce ({ $limit }).
    .title = Twoja ręka, { $seat }
ask-h3-turn-start = Zaczyna się Twoja tura: możesz użyć budynków, które teraz działają, albo spasować.
    .title = Twoje budynki, { $seat }
ask-h3-spend-first = Twoje morale się podnosi, a masz już żeton wysokiego morale: najpierw go wykorzystaj i weź nowy albo idź dalej.
    .title = Twoje morale, { $seat }
ask-h3-free = Ruszaj bohaterów, wykonuj akcje Miasta i zagrywaj karty w dowolnej kolejności, a potem zakończ turę.
    .title = Twoja tura, { $seat }
ask-h3-which-hero = Wybierz swojego bohatera.
    .title = Twój bohater, { $seat }
ask-h3-wandering = Jeden z Twoich bohaterów może przejść na puste sąsiednie pole albo zostać.
    .title = Ostatni krok, { $seat }
ask-h3-turn-tile = Wybierz, jak leży kafelek { $tile }.
    .title = Twój kafelek, { $seat }
ask-h3-put-tile = Wybierz, gdzie trafi kafelek { $tile }.
    .title = Twój kafelek, { $seat }
ask-h3-second-beside = Wybierz wyjście z Twojego kafelka początkowego, na którym zacznie Bohater Pomocniczy.
    .title = Bohater Pomocniczy, { $seat }
ask-h3-find-tile = Wybierz zakryty kafelek, który odkrywasz.
    .title = Twoje odkrycie, { $seat }
ask-h3-portal-to = Wybierz Miasto lub Osadę, w której pojawi się Twój bohater.
    .title = Magiczny Portal, { $seat }
ask-h3-go-home = Wybierz Miasto lub Osadę, do której wycofuje się Twój bohater.
    .title = Twój odwrót, { $seat }
ask-h3-give-up = Twój Bohater Pomocniczy jest atakowany: oddajesz go czy walczysz?
    .title = Bohater Pomocniczy, { $seat }
ask-h3-defence-offer = Wrogi bohater wchodzi na pole { $field }: czy płacisz 8 złota, aby go bronić?
    .title = Twoja obrona, { $seat }
ask-h3-trade = Wymieniaj zasoby, ile razy chcesz, a potem idź dalej.
    .title = Punkt Handlowy, { $seat }
ask-h3-plague = Wybierz Grupę, która staje się Garstką.
    .title = Plaga, { $seat }

## Pytania: Miasto

ask-h3-populating = Rekrutuj i wzmacniaj jednostki, dopóki masz czym płacić, a potem idź dalej.
    .title = Populacja, { $seat }
ask-h3-buying = Kupujesz zaklęcie: jeśli chcesz, zagraj najpierw Mądrość, a potem potwierdź.
    .title = Gildia Magów, { $seat }
ask-h3-town-offer = Możesz teraz wykonać akcje Miasta albo spasować.
    .title = Twoje Miasto, { $seat }
ask-h3-which-tier = Wybierz talię jednostek neutralnych: 0 brązowe, 1 srebrne, 2 złote, 3 błękitne.
    .title = Portal Przyzwania, { $seat }
ask-h3-hire-neutral = Możesz zrekrutować za pełną cenę jedną z odkrytych jednostek neutralnych.
    .title = Jednostki neutralne, { $seat }
ask-h3-reinforce = Wybierz jednostkę, którą wzmacniasz.
    .title = Wzmocnienie jednostki, { $seat }

## Pytania: walka

ask-h3-deploy = Rozstaw po kolei jednostki w ich rzędach planszy walki.
    .title = Rozstawienie, { $seat }
ask-h3-gate = Wybierz pole bramy; na pozostałych trzech staną mury.
    .title = Twoja brama, { $seat }
ask-h3-who-acts = Kilka jednostek ma tę samą inicjatywę: wybierz, która z nich działa pierwsza.
    .title = Aktywacja, { $seat }
ask-h3-activation = { $unit }: rusz się, zaatakuj, broń się lub zagraj karty, a potem zakończ.
    .title = Aktywacja, { $seat }
ask-h3-guard-activation = { $unit } (strażnicy pod Twoim dowództwem): atak, jeśli to możliwe, w przeciwnym razie ruch bliżej wroga.
    .title = Aktywacja, { $seat }
ask-h3-after-attack = { $unit }: po ataku możesz się ruszyć o 1 pole albo zakończyć.
    .title = Aktywacja, { $seat }
ask-h3-instants = Atak ({ $unit } na { NAME($target, case: "acc") }): zagraj karty z efektem natychmiastowym przed rzutem albo spasuj.
    .title = Przed rzutem, { $seat }
ask-h3-rerolls = Kość ataku liczy się jako { $die }: przerzuć ją, zagraj kartę na tę chwilę albo spasuj.
    .title = Po rzucie, { $seat }
ask-h3-rescue = Ten atak odbierze jednostce ostatnie punkty zdrowia ({ $target }): ocal ją albo spasuj.
    .title = Ratunek, { $seat }
ask-h3-aim = Wybierz jednostkę, na którą działa efekt.
    .title = Twój cel, { $seat }
ask-h3-leap-to = Wybierz pole, na które przenosi się jednostka.
    .title = Teleport, { $seat }
ask-h3-chain = Wybierz następną jednostkę, którą razi piorun; najpierw najbliższe.
    .title = Łańcuch Piorunów, { $seat }
ask-h3-blast = Wybierz po kolei dwa sąsiednie pola; ogień razi wszystkie jednostki na nich.
    .title = Kula Ognia, { $seat }
ask-h3-splash = Wybierz obok celu jednostkę, która też zostanie zaatakowana.
    .title = Drugi cel, { $seat }
ask-h3-go-back = Jednostka może wrócić na pole, z którego ruszyła, albo zostać.
    .title = Powrót, { $seat }
ask-h3-driven = Twoja jednostka zostaje odepchnięta: wybierz pole, na które przejdzie.
    .title = Odepchnięcie, { $seat }
ask-h3-extend = Runda walki się skończyła: walcz jeszcze jedną za punkt ruchu albo ucieknij.
    .title = Jeszcze jedna runda, { $seat }

## Dlaczego nie: nie teraz

why-h3-over = Gra jest skończona.
why-h3-not-asked = Gra pyta teraz o coś innego.
why-h3-finish-first = Najpierw odpowiedz na otwarte pytanie.
why-h3-town-later = Akcja Miasta nie może tego przerwać: najpierw odpowiedz na otwarte pytanie.
why-h3-must-choose = Nie możesz iść dalej bez wyboru jednej z możliwości.
why-h3-no-such-choice = Tego nie można tu wybrać; wybierz jedną z dostępnych możliwości.
why-h3-in-combat = Tego nie można zrobić podczas walki.
why-h3-no-combat = To można zrobić tylko w walce.
why-h3-outside-combat = Nie trwa żadna Twoja walka.
why-h3-move-on = Twój bohater nie może tu zostać; najpierw przesuń go dalej.
why-h3-crowded = Na jednym polu stoi dwóch Twoich bohaterów; najpierw przesuń jednego z nich.
why-h3-town-after-drawing = Na akcje Miasta czas przyjdzie po dobraniu kart.

## Dlaczego nie: karty

why-h3-not-in-hand = Nie masz na ręce karty „{ $card }”.
why-h3-no-such-mode = Karta „{ $card }” nie ma takiego efektu.
why-h3-wrong-moment = Tego efektu karty „{ $card }” nie można zagrać w tej chwili.
why-h3-combat-only = Ten efekt karty „{ $card }” zagrywa się tylko w walce.
why-h3-activation-only = Ten efekt karty „{ $card }” zagrywa się tylko podczas aktywacji Twojej jednostki, a żadna nie jest teraz aktywna.
why-h3-lasting-only = Ten efekt karty „{ $card }” trwa, więc zagrywa się go tylko podczas aktywacji Twojej jednostki, a żadna nie jest teraz aktywna.
why-h3-before-attack = Jednostka już atakowała: w tej aktywacji kartę „{ $card }” można było zagrać tylko wcześniej.
why-h3-after-the-roll = Między rzutem a obrażeniami można zagrywać tylko karty przeznaczone na tę chwilę; karta „{ $card }” do nich nie należy.
why-h3-with-spell-only = Karta „{ $card }” tylko dodaje mocy zaklęciu, w chwili jego rzucania.
why-h3-guards-only = Ten efekt karty „{ $card }” zagrywa się tylko przed walką ze strażnikami.
why-h3-start-only = Ten efekt karty „{ $card }” zagrywa się tylko na początku walki.
why-h3-roll-only = Ten efekt karty „{ $card }” zagrywa się tylko po rzucie kością ataku.
why-h3-loss-only = Ten efekt karty „{ $card }” zagrywa się tylko wtedy, gdy przez atak masz stracić jednostkę.
why-h3-their-spell-only = Ten efekt karty „{ $card }” zagrywa się tylko wtedy, gdy wróg rzuca zaklęcie.
why-h3-own-spell-only = Ten efekt karty „{ $card }” zagrywa się tylko po własnym zaklęciu.
why-h3-victory-only = Ten efekt karty „{ $card }” zagrywa się tylko po walce wygranej w swojej turze.
why-h3-guild-only = Ten efekt karty „{ $card }” zagrywa się tylko przy kupowaniu zaklęcia w Gildii Magów.
why-h3-no-expert-left =
    { $limit ->
        [0] Przed poziomem II Twój Bohater Główny nie ma użyć efektu mistrzowskiego.
        [one] { $limit } użycie efektu mistrzowskiego w tej rundzie masz już za sobą.
        [few] Wszystkie { $limit } użycia efektu mistrzowskiego w tej rundzie masz już za sobą.
       *[other] Wszystkie { $limit } użyć efektu mistrzowskiego w tej rundzie masz już za sobą.
    }
why-h3-no-cards-here = Nie możesz tu zagrywać kart: to nie Twoja tura ani walka Twojego Bohatera Głównego.
why-h3-second-no-cards = Twój Bohater Pomocniczy walczy bez kart.
why-h3-army-no-cards = Twoja armia broni się tu bez bohatera, a więc bez kart.
why-h3-too-often = Karta „{ $card }” została zagrana { $limit } razy: tyle, na ile pozwala jedna tura.
why-h3-too-often-in-round = Karta „{ $card }” została zagrana { $limit } razy: tyle, na ile pozwala jedna runda walki.
why-h3-spell-limit =
    W tej rundzie walki możesz rzucić tylko { $number ->
        [one] { $number } zaklęcie
        [few] { $number } zaklęcia
       *[other] { $number } zaklęć
    }.
why-h3-too-little-power = To działanie wymaga mocy { $need }; zaklęcie ma { $have }.
why-h3-power-out-of-reach = Każde działanie, które by teraz coś dało, wymaga mocy co najmniej { $need }; ze wszystkimi Twoimi kartami zaklęcie miałoby { $have }.
why-h3-no-power-here = Karta „{ $card }” nie dodaje tu mocy.
why-h3-power-enough = Zaklęcie ma moc { $have }; żadne jego działanie nie wymaga więcej.
why-h3-no-target = Żadna jednostka na planszy nie może być teraz celem.
why-h3-no-use = Nie ma teraz niczego, na co by to zadziałało.
why-h3-nobody-to-rob = Twój wróg nie ma tu kart na ręce: mają je tylko gracze.
why-h3-must-fight = W tym scenariuszu ze strażnikami tego pola trzeba walczyć.
why-h3-other-level = To działa tylko na strażników o trudności równej poziomowi Twojego Bohatera Głównego: trudność { $need }, poziom { $have }.
why-h3-too-strong = Zaklęcie ma moc { $have }; to powstrzymuje zaklęcia o mocy najwyżej { $limit }.
why-h3-too-few-cards = Musisz na to odrzucić karty ({ $need }), a na ręce masz: { $have }.
why-h3-map-only = Efektu Mapy nie można zagrać podczas walki.
why-h3-faction-card = Karta „{ $card }” należy do innej frakcji; nie możesz jej zagrać.
why-h3-hand-over-limit =
    Masz na ręce { $have ->
        [one] { $have } kartę
        [few] { $have } karty
       *[other] { $have } kart
    }, a limit kart na ręce to { $limit }; najpierw odrzuć nadmiar.
why-h3-draw-limit = Masz na ręce { $have }, a dobrać możesz tylko do limitu kart na ręce, czyli { $limit }.
why-h3-no-more-cards =
    { $number ->
        [one] W Twojej talii i na stosie kart odrzuconych została tylko { $number } karta.
        [few] W Twojej talii i na stosie kart odrzuconych zostały tylko { $number } karty.
       *[other] W Twojej talii i na stosie kart odrzuconych zostało tylko { $number } kart.
    }
why-h3-no-morale = Nie masz żetonu wysokiego morale do odrzucenia.
why-h3-never-morale = Nekropolia nie zna morale i nie ma żetonów do odrzucenia.
why-h3-morale-later = Morale możesz wydać tylko w swojej turze albo w walce swojego bohatera.
why-h3-no-reroll = Nie masz niczego, co pozwala przerzucić tę kość.
why-h3-rerolls-off = W tej grze nie przerzuca się kości.

## Dlaczego nie: zasoby i Miasto

why-h3-too-dear = To kosztuje: { $resource } × { $need }; masz { $have }.
why-h3-token-used = Żeton tej akcji Miasta jest w tej rundzie zużyty.
why-h3-built-already = Ten budynek już stoi: { $building }.
why-h3-build-first = Najpierw musi stać ten budynek: { $building }.
why-h3-no-dwelling = Brakuje Ci tego budynku: { $building }.
why-h3-built-on = Bez tego budynku nie można go wznieść: { $building }.
why-h3-no-building = Możesz tego użyć tylko wtedy, gdy stoi ten budynek: { $building }.
why-h3-no-reinforcing = Do wzmocnienia tej jednostki brakuje Ci tego budynku: { $building }.
why-h3-no-neutrals = Jednostki neutralne dołączają tylko do tych, którzy mają co najmniej ten budynek: { $building }.
why-h3-no-citadel = Aby wzmacniać jednostki, potrzebujesz Cytadeli.
why-h3-unit-owned = Masz już { NAME($unit, case: "acc") }.
why-h3-recruit-few = Jednostkę rekrutuje się jako Garstkę, a wzmacnia później: { $unit }.
why-h3-unit-taken = Każda jednostka ma jedną kartę, a tę ma inny gracz: { $unit }.
why-h3-no-unit-there = Nie masz takiej jednostki do wzmocnienia: { $unit }.
why-h3-foreign-unit = Twoje Miasto nie szkoli { NAME($unit, case: "gen") }.
why-h3-pack-already = Ta jednostka jest już Grupą: { $unit }.
why-h3-not-yours = Nie masz takiej jednostki do przekazania: { $unit }.
why-h3-not-reinforceable = Nie możesz wzmocnić { NAME($unit, case: "gen") }: tylko Garstka jednostki frakcji staje się Grupą.
why-h3-no-guild = Aby kupić zaklęcie, potrzebujesz Gildii Magów.
why-h3-guild-too-new = Gildia Magów stoi dopiero od tej rundy; zaklęcia kupisz od następnej.
why-h3-second-on-map = Twój Bohater Pomocniczy jest już na mapie.
why-h3-not-your-place = Pole { $field } nie jest Twoim Miastem ani Osadą.
why-h3-not-captured = Pole { $field } nie jest Miastem przez Ciebie zdobytym.
why-h3-captured-idle = Budujesz tylko we własnym Mieście; budynki zdobytego zostają przy jego właścicielu.
why-h3-hero-there = Na polu { $field } stoi już bohater.
why-h3-populating = Rekrutujesz jednostki; tym samym żetonem nie zrekrutujesz Bohatera Pomocniczego.
why-h3-populate-first = Najpierw wybierz rekrutowanie i wzmacnianie, a potem wskaż jednostki.
why-h3-nothing-to-buy = Nie ma teraz jednostki, którą można zrekrutować lub wzmocnić.
why-h3-not-your-building = Ten budynek należy do innej frakcji.
why-h3-turn-start-only = To działa tylko na początku Twojej tury.
why-h3-no-free-trade = Zasoby możesz wymieniać tylko w Punkcie Handlowym.
why-h3-no-such-trade = Nie ma takiej wymiany: oddaj jeden zasób za inny.
why-h3-none-to-give = Nie masz tego do oddania: { $resource }.
why-h3-used-this-turn = Ten budynek był już użyty w tej turze: { $building }. Zadziała znowu w następnej.
why-h3-used-this-round = Ten budynek był już użyty w tej rundzie: { $building }. Zadziała znowu w następnej.
why-h3-no-scouts = W talie zaglądają tylko Rozbójnicy, a Ty ich nie masz.
why-h3-scouted-already = Twoi Rozbójnicy już w tej turze zajrzeli do talii.

## Dlaczego nie: mapa

why-h3-no-hero = Tego bohatera nie ma na mapie: { $hero }.
why-h3-no-mp = Brak punktów ruchu: { $hero }.
why-h3-stands-there = Ten bohater już stoi na polu { $field }: { $hero }.
why-h3-not-next = Pole { $field } nie sąsiaduje z Twoim bohaterem.
why-h3-one-step = Pole { $field } sąsiaduje z Twoim bohaterem: wystarczy jeden krok.
why-h3-too-far =
    { $need ->
        [one] To { $need } krok stąd, a Twojemu bohaterowi zostało ruchu: { $have }.
        [few] To { $need } kroki stąd, a Twojemu bohaterowi zostało ruchu: { $have }.
       *[many] To { $need } kroków stąd, a Twojemu bohaterowi zostało ruchu: { $have }.
    }
why-h3-no-way = Na pole { $field } nie prowadzi żadna droga.
why-h3-way-fought = Każda droga na pole { $field } prowadzi przez walkę, a na niej jazda się kończy.
why-h3-face-down = Kafelek pola { $field } nie jest jeszcze odkryty.
why-h3-border = Między Twoim bohaterem a polem { $field } przebiega granica.
why-h3-blocked = Pole { $field } jest zablokowane; nikt nie może na nie wejść.
why-h3-no-landing = Pole { $field } jest zablokowane: Twój bohater może nad nim przelecieć, ale musi móc lecieć dalej.
why-h3-no-stopping = Na polu { $field } stoi Twój drugi bohater, więc możesz tylko przez nie przejść.
why-h3-safe-there = W Sanktuarium na polu { $field } jest bohater; nikt inny nie może się tam zatrzymać.
why-h3-grail-locked =
    Zanim wejdziesz na to pole, musisz odwiedzić { $need ->
        [one] { $need } obelisk
        [few] { $need } obeliski
       *[other] { $need } obelisków
    }; odwiedzone dotąd: { $have }.
why-h3-tile-up = Ten kafelek jest już odkryty.
why-h3-tile-apart = Ten kafelek nie przylega do pola, na którym stoi bohater: { $hero }.
why-h3-no-tile-to-see = Żaden zakryty kafelek nie styka się z kafelkiem, na którym stoi Twój bohater.
why-h3-no-tile-to-find = Żaden zakryty kafelek nie styka się z tym.
why-h3-no-tile-to-turn = Na każdym kafelku, który styka się z tym, stoi bohater, więc żadnego nie można obrócić.
why-h3-no-turning-here = Odkryty kafelek obraca się tu tylko w turnieju.
why-h3-pool-empty = Twoja pula dalekich kafelków jest pusta.
why-h3-no-spot = Obok Twojego bohatera nie ma miejsca, w którym kafelek dotykałby dwóch innych.
why-h3-bad-turn = Przy innym obrocie do kafelka prowadzi droga z większej części mapy.
why-h3-closed-turn = Przy takim obrocie z kafelka startowego nie byłoby wyjścia na inny kafelek.
why-h3-stables-once = Stajni nie odwiedza się ponownie za punkt ruchu: tylko by go oddały.
why-h3-nothing-to-revisit = Pola, na którym stoi Twój bohater, nie można odwiedzić ponownie.
why-h3-not-flying = Ten bohater nie leci: { $hero }.
why-h3-nothing-to-dig = Tutaj niczego się nie wykopuje.
why-h3-no-grail = Nie ma tu Graala do wykopania.

## Dlaczego nie: walka

why-h3-no-room = Pole { $space } jest zajęte.
why-h3-wrong-row = Pole { $space } nie leży w rzędach tej strony.
why-h3-wrong-utopia = W Smoczej Utopii ta strona nie może ustawić jednostki na polu { $space }.
why-h3-not-waiting = Taka jednostka nie czeka na rozstawienie: { $unit }.
why-h3-ranged-back = Strzelający strażnicy stają w drugiej linii, dopóki jest w niej miejsce.
why-h3-deploy-one = Najpierw rozstaw co najmniej jedną jednostkę.
why-h3-deploy-all = Rozstawia się wszystkich strażników; czeka jeszcze: { $number }.
why-h3-wall-there = Na polu { $space } stoi mur lub brama; jednostka nie może się tam zatrzymać.
why-h3-out-of-reach = Jednostka nie dojdzie na pole { $space }: zasięg jej ruchu to { $limit }.
why-h3-way-shut = Jednostki i mury zagradzają drogę na pole { $space }: żadna otwarta nie mieści się w zasięgu { $limit }.
why-h3-out-of-flight = Jednostka nie doleci na pole { $space }: zasięg jej lotu to { $limit }.
why-h3-out-of-step = Jednostka nie dojdzie na pole { $space }: zasięg ruchu strzelających to { $limit }.
why-h3-moved-already = Jednostka już się ruszyła w tej aktywacji.
why-h3-ranged-moved = Jednostka strzelająca już się ruszyła o swoje 1 pole.
why-h3-shot-too-late = Jednostka strzelająca, która się ruszyła, nie może już atakować.
why-h3-tower-stays = Wieża strzelnicza nigdy się nie rusza.
why-h3-halted-already = Kość tego ataku jest już pomijana.
why-h3-not-adjacent = Jednostka musi stać obok celu ({ $fighter }).
why-h3-held-by-enemy = Obok jednostki stoi wróg, więc nie może ona zaatakować tego celu ({ $fighter }).
why-h3-own-unit = Ta jednostka stoi po tej samej stronie ({ $fighter }).
why-h3-fallen = Ta jednostka poległa i nie ma jej już na planszy ({ $fighter }).
why-h3-tower-out-of-reach = Wieżę łuczniczą mogą atakować tylko jednostki strzelające.
why-h3-defended-before = Na początku tej aktywacji jednostka miała żeton obrony, więc nie może bronić się znowu.
why-h3-must-attack = Strażnicy muszą atakować, jeśli mogą.
why-h3-must-approach = Strażnicy, którzy nie mogą atakować, muszą się zbliżyć.
why-h3-guards-never-defend = Strażnicy nigdy się nie bronią.
why-h3-no-wall = Na polu { $space } nie ma muru ani bramy.
why-h3-far-wall = Aby zniszczyć to, co zagradza pole { $space }, jednostka musi stać obok.
why-h3-ranged-no-walls = Jednostki strzelające nie mogą atakować murów ani bramy.
why-h3-no-flight = Uciec możesz tylko przed strażnikami.
why-h3-no-flight-foe = Przed bohaterem AI nie można uciec.
why-h3-no-flight-azure = Przed błękitnymi jednostkami nie można uciec.
why-h3-no-flight-last = Przed strażnikami ostatniej kopalni lub Osady nie można uciec.
why-h3-not-fighting = Twój bohater nie jest w walce, z której mógłby uciec.
why-h3-surrender-to-player = Poddać się możesz tylko graczowi.
why-h3-surrender-moved = Jednostka już się ruszyła w tej aktywacji; poddać się można tylko przedtem.
why-h3-surrender-attacked = Jednostka już zaatakowała w tej aktywacji; poddać się można tylko przedtem.
why-h3-surrender-nowhere = Nie masz innego Miasta ani Osady, do których bohater mógłby się wycofać.
why-h3-surrender-shackled = Kajdany Wojny nie pozwalają Twojemu bohaterowi się poddać.
why-h3-surrender-town = Obrońca Miasta nie może się poddać.
why-h3-surrender-no-hero = Bez bohatera Twoja armia nie może się poddać.
why-h3-not-your-choice = Ta jednostka ({ $fighter }) nie działa teraz.

## Gdzie kończy się cofanie

barrier-h3-attack-roll = rzucono tu kością ataku
barrier-h3-discarded = odrzucono tu losową kartę
barrier-h3-discovered = odkryto tu kafelek
barrier-h3-drew = dobrano tu kartę
barrier-h3-looked = obejrzano tu karty z talii
barrier-h3-put-away = pokazano tu kartę
barrier-h3-removed = pokazano tu i usunięto kartę
barrier-h3-rerolled = przerzucono tu kość
barrier-h3-rolled = rzucono tu kośćmi
barrier-h3-shuffled = przetasowano tu talię
barrier-h3-stars = odkryto tu kartę astrologów
barrier-h3-took-open = wzięto tu kartę z talii
barrier-h3-turn-ended = skończyła się tu tura
barrier-h3-turned-up = odkryto tu kartę

## Co się stało: czas

event-h3-round = Zaczyna się runda { $number }.
event-h3-turn = { $seat } zaczyna turę.
    .you = Zaczynasz turę.
event-h3-turn-ended = { $seat } kończy turę.
    .you = Kończysz turę.
event-h3-income = { $seat } otrzymuje przychód.
    .you = Otrzymujesz przychód.
event-h3-stars = Astrolodzy ogłaszają: { $astrologers }.
event-h3-starts = { $seat } rozpoczyna grę.
    .you = Rozpoczynasz grę.
event-h3-eliminated = { $seat } odpada z gry.
    .you = Odpadasz z gry.
event-h3-over = Gra się skończyła.
event-h3-passed-over =
    { $number ->
        [one] Nic do zagrania w 1 chwili: pominięto.
       *[other] Nic do zagrania w { $number } chwilach: pominięto.
    }

## Co się stało: zasoby i morale

event-h3-gained = { $seat } zyskuje: { $resource } × { $number }.
    .you = Zyskujesz: { $resource } × { $number }.
    .sum = { $resource } +{ $number }
event-h3-paid = { $seat } płaci: { $resource } × { $number }.
    .you = Płacisz: { $resource } × { $number }.
    .sum = { $resource } −{ $number }
event-h3-morale = Morale { NAME($seat, case: "gen") }: { $morale }.
    .you = Twoje morale: { $morale }.
event-h3-spent-morale = { $seat } odrzuca żeton wysokiego morale.
    .you = Odrzucasz żeton wysokiego morale.
event-h3-xp =
    { $seat } zyskuje { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
       *[other] { $number } punktów
    } doświadczenia.
    .you =
        Zyskujesz { $number ->
            [one] { $number } punkt
            [few] { $number } punkty
           *[other] { $number } punktów
        } doświadczenia.
    .sum = doświadczenie +{ $number }
event-h3-level = { $seat } osiąga poziom { $number }.
    .you = Osiągasz poziom { $number }.
event-h3-cube = { $seat } zdobywa kostkę frakcji { NAME($other, case: "gen") }.
    .you = Zdobywasz kostkę frakcji { NAME($other, case: "gen") }.
    .you-other = { $seat } zdobywa kostkę twojej frakcji.

## Co się stało: karty

event-h3-drew =
    { $seat } dobiera { $number ->
        [one] { $number } kartę
        [few] { $number } karty
       *[other] { $number } kart
    }.
    .you =
        Dobierasz { $number ->
            [one] { $number } kartę
            [few] { $number } karty
           *[other] { $number } kart
        }.
    .sum = dobrane { $number }
event-h3-shuffled = { $seat } wtasowuje stos kart odrzuconych do talii.
    .you = Wtasowujesz stos kart odrzuconych do talii.
event-h3-discarded = { $seat } odrzuca kartę „{ $card }”.
    .you = Odrzucasz kartę „{ $card }”.
    .sum = odrzucona karta „{ $card }”
event-h3-played = { $seat } zagrywa kartę „{ $card }” (efekt { $number }).
    .you = Zagrywasz kartę „{ $card }” (efekt { $number }).
event-h3-cast = { $seat } używa karty „{ $card }” z mocą { $number }.
    .you = Używasz karty „{ $card }” z mocą { $number }.
    .sum = moc { $number }
event-h3-stopped = Zaklęcie „{ $card }”, którego używa { $seat }, zostaje powstrzymane.
    .you = Twoje zaklęcie „{ $card }” zostaje powstrzymane.
event-h3-looked =
    { $seat } ogląda { $number ->
        [one] { $number } kartę
        [few] { $number } karty
       *[other] { $number } kart
    } z { NAME($deck, case: "gen") }.
    .you =
        Oglądasz { $number ->
            [one] { $number } kartę
            [few] { $number } karty
           *[other] { $number } kart
        } z { NAME($deck, case: "gen") }.
event-h3-took = { $seat } bierze kartę z { NAME($deck, case: "gen") }.
    .you = Bierzesz kartę z { NAME($deck, case: "gen") }.
event-h3-took-open = { $seat } bierze kartę „{ $card }”.
    .you = Bierzesz kartę „{ $card }”.
event-h3-put-away = Karta „{ $card }” trafia na stos kart odrzuconych.
event-h3-removed = { $seat } usuwa z gry kartę „{ $card }”.
    .you = Usuwasz z gry kartę „{ $card }”.
event-h3-turned-up = Odkryta zostaje karta „{ $card }”.
event-h3-lost-hand =
    { $seat } odrzuca całą rękę: { $number ->
        [one] { $number } kartę
        [few] { $number } karty
       *[other] { $number } kart
    }.
    .you =
        Odrzucasz całą rękę: { $number ->
            [one] { $number } kartę
            [few] { $number } karty
           *[other] { $number } kart
        }.

## Co się stało: kości

event-h3-rolled = { $seat } rzuca kośćmi: { $faces }.
    .you = Rzucasz kośćmi: { $faces }.
event-h3-rerolled = { $seat } przerzuca kość: { $face }.
    .you = Przerzucasz kość: { $face }.
event-h3-attack-roll = Kość ataku pokazuje { $die }.
    .sum = kość { $die }

## Co się stało: Miasto

event-h3-built = { $seat } buduje { NAME($building, case: "acc") }.
    .you = Budujesz { NAME($building, case: "acc") }.
event-h3-recruited = { $seat } rekrutuje { NAME($unit, case: "acc") }.
    .you = Rekrutujesz { NAME($unit, case: "acc") }.
event-h3-reinforced = { $seat } wzmacnia { NAME($unit, case: "acc") }.
    .you = Wzmacniasz { NAME($unit, case: "acc") }.
event-h3-hired = { $seat } rekrutuje Bohatera Pomocniczego na polu { $field }.
    .you = Rekrutujesz Bohatera Pomocniczego na polu { $field }.
event-h3-restored = { $seat } nie ma już armii i dostaje znowu jednostki początkowe.
    .you = Nie masz już armii i dostajesz znowu jednostki początkowe.

## Co się stało: mapa

event-h3-moved = { $seat } ({ $hero }) idzie na pole { $field }.
    .you = Idziesz na pole { $field } ({ $hero }).
event-h3-discovered = { $seat } odkrywa { NAME($tile, case: "acc") }.
    .you = Odkrywasz { NAME($tile, case: "acc") }.
event-h3-visited = { $seat } odwiedza pole { $field }.
    .you = Odwiedzasz pole { $field }.
event-h3-no-tile = Na polu { $field } nic się nie dzieje: do jego kafelka nie przylega żaden zakryty kafelek, a { $seat } nie ma czego tam dołożyć.
    .you = Na polu { $field } nic się nie dzieje: do jego kafelka nie przylega żaden zakryty kafelek, a nie masz czego tam dołożyć.
event-h3-flagged = { $seat } oflagowuje pole { $field }.
    .you = Oflagowujesz pole { $field }.
event-h3-captured = { $seat } zajmuje Miasto na polu { $field }.
    .you = Zajmujesz Miasto na polu { $field }.
event-h3-placed-hero = { $seat } ({ $hero }) staje na polu { $field }.
    .you = Stajesz na polu { $field } ({ $hero }).
event-h3-lost-hero = { $seat } traci Bohatera Pomocniczego.
    .you = Tracisz Bohatera Pomocniczego.
event-h3-grail = { $seat } zdobywa Graala.
    .you = Zdobywasz Graala.
event-h3-grail-lies = Graal zostaje na polu { $field }.
event-h3-cubes-gone = Z mapy znikają czarne kostki.
event-h3-traded = { $seat } wymienia: { $given } × { $number } na { NAME($got, case: "acc") } × { $amount }.
    .you = Wymieniasz: { $given } × { $number } na { NAME($got, case: "acc") } × { $amount }.

## Co się stało: walka

event-h3-combat = { $seat } rozpoczyna walkę ze strażnikami pola { $field }.
    .you = Rozpoczynasz walkę ze strażnikami pola { $field }.
event-h3-combat-hero = { $seat } atakuje na polu { $field }: { $other } ({ $hero }).
    .you = Atakujesz na polu { $field }: { $other } ({ $hero }).
    .you-other = { $seat } atakuje cię na polu { $field } ({ $hero }).
event-h3-combat-place = { $seat } atakuje pole { $field } ({ $other }).
    .you = Atakujesz pole { $field } ({ $other }).
    .you-other = { $seat } atakuje twoje pole { $field }.
event-h3-combat-foe = { $seat } atakuje na polu { $field }: { $foe }.
    .you = Atakujesz na polu { $field }: { $foe }.
event-h3-quick = { $seat } wygrywa szybką walkę o pole { $field }.
    .you = Wygrywasz szybką walkę o pole { $field }.
event-h3-deployed =
    { $unit } { GENDER($unit) ->
        [plural] stają
       *[other] staje
    } na polu { $space }.
event-h3-combat-round = Zaczyna się runda walki { $number }.
event-h3-unit-moved =
    { $unit } { GENDER($unit) ->
        [plural] idą
       *[other] idzie
    } na pole { $space }.
event-h3-attacked =
    { $unit } { GENDER($unit) ->
        [plural] atakują
       *[other] atakuje
    } { NAME($target, case: "acc") }.
event-h3-retaliated =
    { $unit } { GENDER($unit) ->
        [plural] kontratakują
       *[other] kontratakuje
    } { NAME($target, case: "acc") }.
event-h3-damage =
    { $unit } { GENDER($unit) ->
        [plural] otrzymują
       *[other] otrzymuje
    } { $number ->
        [one] { $number } obrażenie
        [few] { $number } obrażenia
       *[other] { $number } obrażeń
    }.
    .sum = obrażenia { $number } ({ $unit })
event-h3-healed =
    { $unit } { GENDER($unit) ->
        [plural] leczą
       *[other] leczy
    } { $number ->
        [one] { $number } obrażenie
        [few] { $number } obrażenia
       *[other] { $number } obrażeń
    }.
event-h3-flipped =
    { $unit } { GENDER($unit) ->
        [plural] stają
       *[other] staje
    } się Garstką.
event-h3-defeated =
    { $unit } { GENDER($unit) ->
        [plural] giną
       *[other] ginie
    }.
event-h3-defends =
    { $unit } { GENDER($unit) ->
        [plural] biorą
       *[other] bierze
    } żeton obrony.
event-h3-paralysed =
    { $unit } { GENDER($unit) ->
        [plural] dostają
       *[other] dostaje
    } żeton paraliżu.
event-h3-wall-falls = Mur lub brama na polu { $space } pada.
event-h3-tower-falls = Wieża łucznicza pada.
event-h3-fled = { $seat } ucieka z walki.
    .you = Uciekasz z walki.
event-h3-surrendered = { $seat } poddaje się za 10 złota.
    .you = Poddajesz się za 10 złota.
event-h3-won = { $seat } wygrywa walkę.
    .you = Wygrywasz walkę.
event-h3-lost = { $seat } przegrywa walkę.
    .you = Przegrywasz walkę.
event-h3-stalemate = Przez dziesięć rund nikt nic nie traci, więc walka kończy się bez zwycięzcy.

## Efekty: złożone

effect-h3-nothing = nic się nie dzieje
effect-h3-then = { $a }, a potem { $b }
effect-h3-or = { $a } albo { $b }
effect-h3-may = jeśli chcesz, { $effect }
effect-h3-together = ({ $effect })
effect-h3-step = moc { $need }: { $effect }
effect-h3-by-power = jedno z tych, na ile starcza mocy ({ $steps })
effect-h3-with-power = { $effect }; razem z zaklęciem karta dodaje też { $n } do mocy
effect-h3-twice-for = { $effect } (dwa razy tyle, jeśli to { $unit })
effect-h3-twice-for-dragons = { $effect } (dwa razy tyle, jeśli to smoki)

## Efekty: zasoby i karty

effect-h3-gain-gold =
    zyskujesz { $n ->
        [one] { $n } sztukę złota
        [few] { $n } złota
       *[other] { $n } złota
    }
effect-h3-gain-building-materials =
    zyskujesz { $n ->
        [one] { $n } budulec
        [few] { $n } budulce
       *[other] { $n } budulców
    }
effect-h3-gain-valuables =
    zyskujesz { $n ->
        [one] { $n } kosztowność
        [few] { $n } kosztowności
       *[other] { $n } kosztowności
    }
effect-h3-pay-gold =
    płacisz { $n ->
        [one] { $n } sztukę złota
        [few] { $n } złota
       *[other] { $n } złota
    }
effect-h3-pay-building-materials =
    płacisz { $n ->
        [one] { $n } budulec
        [few] { $n } budulce
       *[other] { $n } budulców
    }
effect-h3-pay-valuables =
    płacisz { $n ->
        [one] { $n } kosztowność
        [few] { $n } kosztowności
       *[other] { $n } kosztowności
    }
effect-h3-draw =
    dobierasz { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[other] { $n } kart
    }
effect-h3-discard =
    odrzucasz { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[other] { $n } kart
    } z ręki
effect-h3-discard-to-draw =
    odrzucasz najwyżej { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[other] { $n } kart
    } i dobierasz tyle samo
effect-h3-discard-any-to-draw = odrzucasz dowolną liczbę kart i dobierasz tyle samo
effect-h3-discard-for-attack = odrzucasz dowolną liczbę kart, a Twoja jednostka dostaje za każdą Atak +1 przy najbliższym ataku
effect-h3-discard-for-defence = odrzucasz dowolną liczbę kart, a Twoja jednostka dostaje za każdą Obronę +1 przeciw najbliższemu atakowi
effect-h3-spell-if-discarded = odrzucasz kartę, a jeśli było to zaklęcie, dobierasz 1 kartę
effect-h3-discard-drawn = dobierasz 2 karty i 1 z tych dwóch odrzucasz
effect-h3-rob-card = Twój przeciwnik w tej walce odrzuca losową kartę
effect-h3-take-back-spell = bierzesz na rękę zaklęcie ze swojego stosu kart odrzuconych
effect-h3-take-back-specialty = bierzesz na rękę specjalność ze swojego stosu kart odrzuconych
effect-h3-shuffle-discard = wtasowujesz swój stos kart odrzuconych do talii
effect-h3-remove-ability = usuwasz z gry zdolność z ręki
effect-h3-remove-artifact = usuwasz z gry artefakt z ręki
effect-h3-remove-artifact-or-spell = usuwasz z gry artefakt albo zaklęcie inne niż Magiczna Strzała z ręki
effect-h3-remove-this = usuwasz tę kartę z gry
effect-h3-return-this = ta karta wraca na Twoją rękę
effect-h3-search =
    { $times ->
        [1] przeszukujesz ({ $n }) { NAME($deck, case: "acc") }
        [2] dwukrotnie przeszukujesz ({ $n }) { NAME($deck, case: "acc") }
       *[other] przeszukujesz ({ $n }) { NAME($deck, case: "acc") }, łącznie { $times } razy
    }
effect-h3-roll-resource =
    { $n ->
        [1] rzucasz 1 kością zasobów i zyskujesz jej wynik
       *[other] rzucasz kośćmi zasobów ({ $n }) i zyskujesz wynik jednej z nich
    }
effect-h3-roll-resource-all = rzucasz kośćmi zasobów ({ $n }) i zyskujesz wszystkie wyniki
effect-h3-roll-treasure =
    { $n ->
        [1] rzucasz 1 kością skarbów i ją rozpatrujesz
       *[other] rzucasz kośćmi skarbów ({ $n }) i rozpatrujesz jedną z nich
    }

## Efekty: morale, doświadczenie, mapa

effect-h3-morale-up = Twoje morale się podnosi
effect-h3-morale-down =
    { $n ->
        [1] Twoje morale się obniża
        [2] Twoje morale obniża się dwukrotnie
       *[other] Twoje morale się obniża, łącznie { $n } razy
    }
effect-h3-spoil-morale = Twój przeciwnik w tej walce traci żeton wysokiego morale
effect-h3-try-morale = rzucasz kością ataku, a przy wyniku 0 Twoje morale się podnosi
effect-h3-learn =
    Twój Bohater Główny zyskuje { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[other] { $n } punktów
    } doświadczenia
effect-h3-cut = następna jednostka, którą w tej turze zrekrutujesz lub wzmocnisz, kosztuje o { $n } złota mniej
effect-h3-swift =
    Twój bohater zyskuje { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[other] { $n } punktów
    } ruchu
effect-h3-wings =
    Twój bohater zyskuje { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[other] { $n } punktów
    } ruchu i leci w tej turze: nic na mapie go nie zatrzymuje, a wchodzi tylko na pole, na którym wyląduje
effect-h3-swift-visitor =
    bohater, który wchodzi, zyskuje { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[other] { $n } punktów
    } ruchu
effect-h3-free-step = na końcu Twojej tury Twój bohater może przejść na puste sąsiednie pole
effect-h3-lucky = w tej turze możesz przerzucić jedną kość skarbów i jedną kość zasobów
effect-h3-lucky-all = w tej turze możesz raz przerzucić każdą swoją kość, także kość ataku
effect-h3-wise = zaklęcie kosztuje o 2 złota mniej i przeszukujesz ({ $n }) talię zaklęć
effect-h3-speculate = odkrywasz kafelek przylegający do kafelka Twojego bohatera
effect-h3-find-nearby = odkrywasz kafelek przylegający do tego kafelka
effect-h3-place-nearby = dokładasz kafelek ze swojej puli obok tego pola
effect-h3-town-portal =
    { $n ->
        [0] Twój bohater przenosi się do Twojego Miasta lub Osady bez bohatera
        [1] Twój bohater przenosi się do Twojego Miasta lub Osady bez bohatera i zyskuje 1 punkt ruchu
       *[other] Twój bohater przenosi się do Twojego Miasta lub Osady bez bohatera i zyskuje { $n } punkty ruchu
    }
effect-h3-diplomacy = odkrywasz po jednostce neutralnej za każde swoje siedlisko (złote otwiera też talię błękitną) i możesz jedną zrekrutować za pełną cenę
effect-h3-skip-guards = strażnicy pola o trudności równej Twojemu poziomowi przepuszczają Cię bez walki i bez doświadczenia
effect-h3-settle-gold = przychód złota
effect-h3-settle-building-materials = przychód budulców
effect-h3-settle-valuables = przychód kosztowności
effect-h3-take-grail = zdobywasz Graala
effect-h3-witch = oglądasz wierzchnią zdolność i bierzesz ją albo kładziesz na stosie kart odrzuconych
effect-h3-remember = bierzesz na rękę jedną z 3 wierzchnich kart swojego stosu kart odrzuconych
effect-h3-trading = wymieniasz zasoby
effect-h3-top-artifact = bierzesz wierzchnią kartę talii artefaktów
effect-h3-first-minor = odkrywasz artefakty, aż pojawi się słaby, i bierzesz go
effect-h3-reinforce-free = wzmacniasz za darmo { NAME($whom, case: "acc") }
effect-h3-reinforce-half = wzmacniasz { NAME($whom, case: "acc") } za połowę kosztu, zaokrągloną w górę
effect-h3-reinforce-half-gold = wzmacniasz { NAME($whom, case: "acc") } Nekropolii za połowę złota, zaokrągloną w dół

## Efekty: w walce

effect-h3-attack-up = { $whom } dostaje Atak +{ $n } przy najbliższym ataku
effect-h3-attack-down = { $whom } dostaje Atak −{ $n } przy najbliższym ataku
effect-h3-defence-up = { $whom } dostaje Obronę +{ $n } przeciw najbliższemu atakowi
effect-h3-defence-down = { $whom } dostaje Obronę −{ $n } przeciw najbliższemu atakowi
effect-h3-haste = { $whom } dostaje inicjatywę +{ $n } w tej walce
effect-h3-slow = { $whom } dostaje inicjatywę −{ $n } w tej walce
effect-h3-haste-round = { $whom } dostaje inicjatywę +{ $n } w tej rundzie walki
effect-h3-vigour =
    { $whom } ma w tej walce o { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[other] { $n } punktów
    } zdrowia więcej
effect-h3-hurt =
    { $whom } otrzymuje { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[other] { $n } obrażeń
    }
effect-h3-heal =
    usuwasz { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[other] { $n } obrażeń
    } ze { NAME($whom, case: "gen") }
effect-h3-cure =
    usuwasz { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[other] { $n } obrażeń
    } i, jeśli chcesz, paraliż oraz trwające efekty kart ze { NAME($whom, case: "gen") }
effect-h3-paralyse = { $whom } zostaje sparaliżowana
effect-h3-free = usuwasz żeton paraliżu ze { NAME($whom, case: "gen") }
effect-h3-disable = zdolności { NAME($whom, case: "gen") } nie działają w tej walce
effect-h3-ward = zaklęcia nie działają w tej walce na { NAME($whom, case: "acc") }
effect-h3-riposte = { $whom } może kontratakować jeszcze raz w tej rundzie
effect-h3-shield =
    { $whom } zadaje w tej rundzie { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[other] { $n } obrażeń
    } każdej jednostce, która atakuje ją z sąsiedniego pola
effect-h3-bless =
    { $n ->
        [0] { $whom } pomija kość przy najbliższym ataku
       *[other] { $whom } pomija kość przy najbliższym ataku i dostaje Atak +{ $n }
    }
effect-h3-leap = przenosisz { NAME($whom, case: "acc") } na dowolne puste pole
effect-h3-swap = zamieniasz miejscami dwie swoje jednostki
effect-h3-chain = obrażenia otrzymują kolejno: wybrana jednostka ({ $a }), najbliższa jej jednostka ({ $b }) i następna najbliższa ({ $c })
effect-h3-blast =
    wszystkie jednostki na dwóch sąsiednich polach otrzymują { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[other] { $n } obrażeń
    }
effect-h3-cloak-1 = kładziesz tę kartę na Grupie Szkieletów; jednostka ma wtedy Atak { $attack }, Obronę { $defence }, zdrowie { $health } i inicjatywę { $initiative }, a nie ma zdolności
effect-h3-cloak-2 = kładziesz tę kartę na Grupie Zombie; jednostka ma wtedy Atak { $attack }, Obronę { $defence }, zdrowie { $health } i inicjatywę { $initiative }, a nie ma zdolności
effect-h3-cloak-3 = kładziesz tę kartę na Szkieletach: Garstce, Grupie lub pod inną kartą Płaszcza; jednostka ma wtedy Atak { $attack }, Obronę { $defence }, zdrowie { $health } i inicjatywę { $initiative }, a nie ma zdolności
effect-h3-archery =
    { $n ->
        [1] w tej rundzie walki Twoje jednostki strzelające dostają Atak +1 przeciw celom, które z nimi nie sąsiadują
       *[other] w tej i następnej rundzie walki Twoje jednostki strzelające dostają Atak +1 przeciw celom, które z nimi nie sąsiadują, i inicjatywę +1
    }
effect-h3-shackles = Twój przeciwnik nie może w tej walce uciec ani się poddać
effect-h3-ignore-die = kość ataku liczy się tak, jakby jej nie rzucono
effect-h3-die-times-three = kość ataku liczy się potrójnie
effect-h3-rescue = atak, który { NAME($whom, case: "dat") } odebrałby ostatnie punkty zdrowia, nie ma skutku

## Efekty: zaklęcia

effect-h3-power = Twoje zaklęcie dostaje moc +{ $n }
effect-h3-refuse =
    { $n ->
        [99] zaklęcie przeciwnika nie działa
       *[other] zaklęcie przeciwnika o mocy najwyżej { $n } nie działa
    }
effect-h3-return-spell = właśnie rzucone zaklęcie wraca na Twoją rękę
effect-h3-return-all = właśnie rzucone zaklęcie i wszystkie zagrane z nim karty wracają na Twoją rękę
effect-h3-more-spells =
    możesz rzucić w tej rundzie walki jeszcze { $n ->
        [one] { $n } zaklęcie
        [few] { $n } zaklęcia
       *[other] { $n } zaklęć
    }
effect-h3-cast-early = rzucasz zaklęcie, zanim zostanie aktywowana jakakolwiek jednostka
effect-h3-cast-early-free = rzucasz zaklęcie, zanim zostanie aktywowana jakakolwiek jednostka, i nie liczy się ono do limitu

## Biblioteka: karty

h3-when-instant = natychmiast
h3-when-instant-combat = natychmiast, tylko w walce
h3-when-activation = przy aktywacji
h3-when-map = na mapie
h3-when-before-guards = przed walką ze strażnikami
h3-when-at-start = na początku walki
h3-when-after-roll = po rzucie na atak
h3-when-after-attack = gdy grozi strata Twojej jednostki
h3-when-their-spell = gdy przeciwnik rzuca zaklęcie
h3-when-own-spell = po własnym zaklęciu
h3-when-after-victory = po zwycięstwie
h3-when-in-guild = przy kupnie zaklęcia
h3-when-with-spell = razem z zaklęciem
text-h3-effect = Efekt: { $effect }.
text-h3-mode = Efekt ({ $when }): { $effect }.
text-h3-mode-basic = Efekt podstawowy ({ $when }): { $effect }.
text-h3-mode-expert = Efekt mistrzowski ({ $when }): { $effect }.
text-h3-spell-basic = Zaklęcie podstawowe, szkoła: { $school }.
text-h3-spell-expert = Zaklęcie mistrzowskie, szkoła: { $school }.
text-h3-step = Z mocą { $need } ({ $when }): { $effect }.
text-h3-artifact = Rodzaj: { $quality }.
text-h3-specialty = Specjalność { NAME($hero, case: "gen") }, poziom { $level }.
text-h3-faction-only = Tej karty może używać tylko { $faction }.

## Biblioteka: bohaterowie

text-h3-hero-might = Bohater mocy frakcji { $faction }.
text-h3-hero-magic = Bohater magii frakcji { $faction }.
text-h3-hero-deck = Talia początkowa: Atak × { $attack }, Obrona × { $defence }, Moc × { $power }, Wiedza × { $knowledge }, Magiczna Strzała × { $arrows }, { $ability }, { $specialty }.
text-h3-hero-levels = Poziom IV daje kartę „{ $four }”, poziom VI kartę „{ $six }”.

## Biblioteka: jednostki

text-h3-unit = Jednostka frakcji { $faction } ({ $tier }). Rekrutacja kosztuje { $recruit }, wzmocnienie { $reinforce }.
text-h3-neutral =
    Jednostka neutralna ({ $tier }), { $copies ->
        [one] { $copies } karta
        [few] { $copies } karty
       *[other] { $copies } kart
    } w talii. Rekrutacja kosztuje { $recruit }.
text-h3-face-few = Garstka ({ $type }): Atak { $attack }, Obrona { $defence }, zdrowie { $health }, inicjatywa { $initiative }.
text-h3-face-pack = Grupa ({ $type }): Atak { $attack }, Obrona { $defence }, zdrowie { $health }, inicjatywa { $initiative }.
text-h3-face-neutral = Wartości ({ $type }): Atak { $attack }, Obrona { $defence }, zdrowie { $health }, inicjatywa { $initiative }.
text-h3-dragon = To są smoki.
text-h3-tower = Strzela po stronie obrońcy Miasta z Cytadelą; atakować ją mogą tylko jednostki strzelające.
text-h3-trait-halt-die = Gdy jest atakowana, właściciel może odrzucić kartę, aby pominąć kość ataku.
text-h3-trait-double-shot = Cel, który z nią nie sąsiaduje, atakuje dwa razy.
text-h3-trait-untiring = Kontratakuje po każdym ataku.
text-h3-trait-reroll-zero = Możesz przerzucać jej kość ataku, dopóki pokazuje 0.
text-h3-trait-steady = Nie ma kary do walki, gdy atakuje sąsiednie jednostki.
text-h3-trait-charge = Jeśli ruszyła się w tej aktywacji, możesz raz przerzucić jej kość ataku.
text-h3-trait-stable-trained = Gdy Twój bohater stoi w Stajniach, jej wzmocnienie kosztuje o 6 złota mniej.
text-h3-trait-herald = Na początku walki właściciel dobiera 1 kartę.
text-h3-trait-guardian = Raz na walkę ratuje inną jednostkę swojej strony przed atakiem, który odebrałby jej ostatnie punkty zdrowia.
text-h3-trait-tough-one = Ma Obronę +1, jeśli kość ataku przeciw niej pokazuje +1.
text-h3-trait-tough = Ma Obronę +1, jeśli kość ataku przeciw niej pokazuje 0 lub +1.
text-h3-trait-heal-one = Przy aktywacji usuwa się z niej 1 obrażenie.
text-h3-trait-heal-two = Przy aktywacji usuwa się z niej 2 obrażenia.
text-h3-trait-heal-three = Przy aktywacji usuwa się z niej 3 obrażenia.
text-h3-trait-haunt = Przy jej aktywacji wrogi gracz odrzuca losową kartę.
text-h3-trait-no-retaliation = Na jej ataki nie ma kontrataku.
text-h3-trait-drain = Po jej ataku usuwa się z niej 2 obrażenia.
text-h3-trait-splash = Atakuje też z Atakiem 2 jednostkę obok celu, nawet własnej strony.
text-h3-trait-dread = Kontratak przeciw niej rzuca dwiema kośćmi i bierze niższy wynik.
text-h3-trait-rage = Jej atak ma Atak +1, jeśli jej kość pokazuje 0 lub +1.
text-h3-trait-fear = Przy jej aktywacji wrogi gracz traci żeton wysokiego morale.
text-h3-trait-die-plus = Do kości jej ataków dodaje się 1.
text-h3-trait-unparalysed = Nie można jej sparaliżować.
text-h3-trait-return = Po ataku może wrócić na pole, z którego ruszyła.
text-h3-trait-petrify-roll = Po jej kontrataku rzuca się kością ataku: przy 0 atakująca jednostka zostaje sparaliżowana.
text-h3-trait-petrify = Jej kontratak paraliżuje atakującą jednostkę.
text-h3-trait-cunning = Jeśli kość jej ataku pokazuje −1, właściciel dobiera 1 kartę.
text-h3-trait-reroll-bad = Jeśli kość jej ataku pokazuje −1, przerzuca się ją raz.
text-h3-trait-pierce = Jej atak pomija wydrukowaną Obronę celu.
text-h3-trait-ward-two = Zaklęcia zadają jej o 2 obrażenia mniej.
text-h3-trait-ward-three = Zaklęcia zadają jej o 3 obrażenia mniej.
text-h3-trait-spellproof = Nie działają na nią zaklęcia ani obrażenia od specjalności.
text-h3-trait-breath = Atakuje też z Atakiem 2 jednostkę tuż za celem.
text-h3-trait-shield-wall = Jednostki jej strony obok niej liczą się tak, jakby miały żeton obrony.
text-h3-trait-best-of-two = Jej atak rzuca dwiema kośćmi i bierze wyższy wynik.
text-h3-trait-always-best = Jej kontratak też rzuca dwiema kośćmi i bierze wyższy wynik.
text-h3-trait-free-aim = Nigdy nie ma kary do walki.
text-h3-trait-tax = Na początku każdej rundy zasobów właściciel zyskuje 3 złota.
text-h3-trait-hoard = Na początku każdej rundy zasobów właściciel zyskuje 2 kosztowności.
text-h3-trait-scout = Raz na turę właściciel może podejrzeć wierzchnią kartę talii (wspólnej, neutralnej, astrologów lub własnej) i odłożyć ją na wierzch lub na spód.
text-h3-trait-rise = Jeśli pokona ją Nekropolia, gracz wzmacnia za darmo brązową jednostkę.
text-h3-trait-no-die = Jej własne ataki pomijają kość ataku.
text-h3-trait-jinx = Kość ataku przeciw niej najpierw pokazuje −1.
text-h3-trait-wander = Na końcu Twojej tury Twój bohater może przejść na puste sąsiednie pole.
text-h3-trait-sum-of-two = Jej atak rzuca dwiema kośćmi i dodaje wyniki; każde −1 się przerzuca.
text-h3-trait-wary = Ma Obronę +1 przeciw kontratakom.
text-h3-trait-enchant = Przy jej aktywacji usuwa się 2 obrażenia z innej zranionej jednostki jej strony; jeśli takiej nie ma, dostaje Atak +1.
text-h3-trait-repel = Po jej ataku rzuca się kością ataku: przy 0 cel zostaje odepchnięty na pole, które z nią nie sąsiaduje.
text-h3-trait-stun = Jeśli kość jej ataku pokazuje −1, cel zostaje sparaliżowany.

## Biblioteka: budynki

text-h3-building = Budynek frakcji { $faction }. Kosztuje { $cost }.
text-h3-building-needs = Najpierw trzeba zbudować: { $building }.
text-h3-building-city-hall = Na początku każdej rundy zasobów wybierasz: { $effect }.
text-h3-building-citadel = Możesz wzmacniać jednostki. Gdy bronisz tego Miasta, masz 3 mury, bramę i Wieżę łuczniczą.
text-h3-building-mage-guild = Gdy powstaje, dwukrotnie przeszukujesz (2) talię zaklęć. Od następnej rundy możesz kupować zaklęcia po { $price } złota.
text-h3-building-dwelling = Możesz rekrutować każdą { NAME($tier, case: "acc") } jednostkę swojej frakcji.
text-h3-building-castle-brotherhood-of-the-sword = Na początku każdej rundy zasobów Twoje morale się podnosi.
text-h3-building-castle-blacksmith = Raz w każdej swojej turze możesz usunąć artefakt za 4 złota albo zapłacić 6 złota i przeszukać (2) talię artefaktów.
text-h3-building-dungeon-portal-of-summoning = Na początku każdej swojej tury możesz odkryć jednostkę neutralną poziomu, którego siedlisko masz (złote otwiera też talię błękitną), i zrekrutować ją za pełną cenę.
text-h3-building-dungeon-mana-vortex = Na początku każdej swojej tury możesz odrzucić kartę, wtasować stos kart odrzuconych do talii, obejrzeć jej 3 wierzchnie karty i wziąć jedną na rękę.
text-h3-building-necropolis-cover-of-darkness = Raz na rundę możesz w swojej turze zrobić jedną z tych rzeczy: odrzucić najwyżej 2 karty i dobrać tyle samo albo na początku walki z wrogim bohaterem sprawić, że wróg odrzuci losową kartę.
text-h3-building-necropolis-necromancy-amplifier = Na początku każdej swojej tury możesz wziąć na rękę Nekromancję z talii zdolności albo specjalność ze swojego stosu kart odrzuconych.

## Biblioteka: lokacje i kafelki

text-h3-visitable = Lokacja jednorazowa: po wizycie leży na niej czarna kostka.
text-h3-flaggable = Lokacja flagowalna: kto wejdzie, kładzie na niej kostkę swojej frakcji.
text-h3-revisitable = Lokacja wielorazowa: można ją odwiedzać wiele razy.
text-h3-location-empty-field = Na pustym polu nic się nie dzieje.
text-h3-location-blocked-field = Na zablokowane pole nikt nie może wejść.
text-h3-location-town = Tu zaczyna frakcja. Kto zajmie Miasto początkowe przeciwnika, zdobywa jego kostkę.
text-h3-location-settlement = Wybierasz wyższy przychód (5 złota, 2 budulce albo 1 kosztowność) albo wzmacniasz brązową lub srebrną jednostkę za połowę kosztu; pierwsza frakcja w grze dostaje też od razu ten przychód albo wzmacnia za darmo.
text-h3-location-mine = Twój przychód rośnie o { $income }; pierwsza frakcja w grze dostaje to też od razu.
text-h3-location-obelisk = Dokładasz swoją kostkę do innych. Co daje pierwsza wizyta, mówi scenariusz.
text-h3-location-dragon-utopia = Co daje, mówi scenariusz.
text-h3-location-sanctuary = Bohatera, który tu stoi, nie można zaatakować, a nikt inny nie może się tu zatrzymać.
text-h3-location-treasure-symbol = Rzucasz tyloma kośćmi skarbów, ile pokazuje pole, i rozpatrujesz jedną z nich.
text-h3-location-resource-symbol = Rzucasz tyloma kośćmi zasobów, ile pokazuje pole, i zyskujesz wynik jednej z nich.
text-h3-tile = Środek: { $centre }. Dookoła, zgodnie z ruchem wskazówek zegara od północnego zachodu: { $fields }.

## Biblioteka: karty astrologów

text-h3-astrologers-annoying-lizard = Każdy gracz wtasowuje artefakty i zaklęcia z ręki do talii i dobiera tyle samo kart.
text-h3-astrologers-battalions-stallion = Do następnej karty astrologów każdy bohater ma w każdej rundzie o 1 punkt ruchu więcej.
text-h3-astrologers-crazy-wizard = Do następnej karty astrologów pierwsze zaklęcie każdego gracza wraca na rękę.
text-h3-astrologers-dead-silence = Nic się nie dzieje.
text-h3-astrologers-fancy-pixie = Morale każdego gracza się podnosi.
text-h3-astrologers-fluffy-rabbit = Każdy gracz rzuca kością skarbów i ją rozpatruje.
text-h3-astrologers-friendly-beaver = Z mapy znikają wszystkie czarne kostki; jako pierwszą kartę astrologów zastępuje ją inna.
text-h3-astrologers-gold-dragon = W następnej rundzie zasobów każdy gracz zyskuje 5 złota.
text-h3-astrologers-greedy-dragon = Następny przychód każdego gracza jest o 1 kosztowność mniejszy.
text-h3-astrologers-grim-warlock = Do następnej karty astrologów pierwsze zaklęcie każdego gracza w każdej turze ma moc +1.
text-h3-astrologers-groovy-satyr = Do następnej karty astrologów możesz zastąpić jedną jednostkę neutralną dobraną do Twojej walki inną tego samego poziomu.
text-h3-astrologers-isras-friends = Każdy gracz może wzmocnić brązową, srebrną lub złotą jednostkę za połowę kosztu, zaokrągloną w górę.
text-h3-astrologers-magic-tortoise = Do następnej karty astrologów każdy bohater ma w każdej rundzie o 1 punkt ruchu mniej.
text-h3-astrologers-merry-leprechaun = W następnej rundzie zasobów każdy gracz zyskuje 1 kosztowność.
text-h3-astrologers-profuse-growth = Do następnej karty astrologów limit kart na ręce każdego gracza jest o 1 wyższy.
text-h3-astrologers-swift-weasel = Do następnej karty astrologów każdy gracz może w każdej turze przerzucić jedną kość skarbów lub zasobów.
text-h3-astrologers-terrible-plague = Każdy gracz zamienia jedną Grupę w Garstkę, jeśli ją ma.
text-h3-astrologers-white-raven = Każdy gracz rzuca kością zasobów i zyskuje jej wynik.
text-h3-astrologers-wild-debauchery = Następny przychód każdego gracza jest o 5 złota mniejszy.
