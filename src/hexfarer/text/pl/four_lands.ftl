### Opowieści z Czterech Krain: co gra mówi przy stole, po polsku.
### Nazwa strony jest w liczbie mnogiej („Krainy Północy spasowały”), krótka nazwa stoi tam, gdzie nic się do niej
### nie dopasowuje. Drużyna to „Drużyna Północ II”, pole to „pole Normark”: same nazwy się nie odmieniają.

## Rodzaje rzeczy

kind-action = karta Akcji
    .gen = karty Akcji
    .acc = kartę Akcji
    .ins = kartą Akcji
    .dat = karcie Akcji
kind-agent = Agent
    .gen = Agenta
    .acc = Agenta
    .ins = Agentem
    .dat = Agentowi
kind-artefact = artefakt
    .gen = artefaktu
    .acc = artefakt
    .ins = artefaktem
    .dat = artefaktowi
kind-field = pole
    .gen = pola
    .acc = pole
    .ins = polem
    .dat = polu
kind-key = klucz
    .gen = klucza
    .acc = klucz
    .ins = kluczem
    .dat = kluczowi
kind-party = Drużyna
    .gen = Drużyny
    .acc = Drużynę
    .ins = Drużyną
    .dat = Drużynie
kind-phase = faza
    .gen = fazy
    .acc = fazę
    .ins = fazą
    .dat = fazie
kind-side = strona
    .gen = strony
    .acc = stronę
    .ins = stroną
    .dat = stronie
kind-spell = Zaklęcie
    .gen = Zaklęcia
    .acc = Zaklęcie
    .ins = Zaklęciem
    .dat = Zaklęciu
kind-task = Zadanie
    .gen = Zadania
    .acc = Zadanie
    .ins = Zadaniem
    .dat = Zadaniu
kind-trait = Cecha
    .gen = Cechy
    .acc = Cechę
    .ins = Cechą
    .dat = Cesze

## Nazwy złożone

party = { NAME($side, case: "short") } { $numeral }
movers-party = Drużynę { $party }
hidden-agent = Agent { $number } z Drużyny { $party }
    .gen = Agenta { $number } z Drużyny { $party }
    .acc = Agenta { $number } z Drużyny { $party }
    .ins = Agentem { $number } z Drużyny { $party }
    .dat = Agentowi { $number } z Drużyny { $party }
    .gender = masculine
hidden-card = karta
    .gen = karty
    .acc = kartę
    .ins = kartą
    .dat = karcie
    .gender = feminine
task-none = nieobecne Zadanie
    .gender = neuter

item-attack = Atak Drużyny { $party } na Drużynę { $target }
    .gen = Ataku Drużyny { $party } na Drużynę { $target }
    .acc = Atak Drużyny { $party } na Drużynę { $target }
    .ins = Atakiem Drużyny { $party } na Drużynę { $target }
    .dat = Atakowi Drużyny { $party } na Drużynę { $target }
    .gender = masculine
item-task = wykonanie Zadania „{ $task }” przez Drużynę { $party }
    .gen = wykonania Zadania „{ $task }” przez Drużynę { $party }
    .acc = wykonanie Zadania „{ $task }” przez Drużynę { $party }
    .ins = wykonaniem Zadania „{ $task }” przez Drużynę { $party }
    .dat = wykonaniu Zadania „{ $task }” przez Drużynę { $party }
    .gender = neuter
item-card = { $card } ({ NAME($seat, case: "short") })
    .gen = { NAME($card, case: "gen") } ({ NAME($seat, case: "short") })
    .acc = { NAME($card, case: "acc") } ({ NAME($seat, case: "short") })
    .ins = { NAME($card, case: "ins") } ({ NAME($seat, case: "short") })
    .dat = { NAME($card, case: "dat") } ({ NAME($seat, case: "short") })
item-gone = czynność, której nie ma już w kolejce
    .gen = czynności, której nie ma już w kolejce
    .acc = czynność, której nie ma już w kolejce
    .ins = czynnością, której nie ma już w kolejce
    .dat = czynności, której nie ma już w kolejce
    .gender = feminine
negated-attack = Atak
    .gen = Ataku
    .acc = Atak
    .ins = Atakiem
    .dat = Atakowi
    .gender = masculine
negated-task = wykonanie Zadania
    .gen = wykonania Zadania
    .acc = wykonanie Zadania
    .ins = wykonaniem Zadania
    .dat = wykonaniu Zadania
    .gender = neuter

stat-attack = Atak
    .gen = Ataku
    .acc = Atak
    .ins = Atakiem
    .dat = Atakowi
    .gender = masculine
stat-defence = Obrona
    .gen = Obrony
    .acc = Obronę
    .ins = Obroną
    .dat = Obronie
    .gender = feminine

phase-agents = A – zagrywanie Agentów
phase-attacks = B – Ataki
phase-tasks = C – Zadania
phase-movement = D – ruch

total-ap = PA
total-vp = pZ
total-symbols = pokryte symbole

## Przygotowanie i koniec gry

scenario-competitive = Tryb konkurencyjny
    .about = Dla 2–4 graczy: Sojusznicy nie mogą się atakować, ale mogą udaremniać sobie Zadania i nie tworzą mieszanych Drużyn.
    .pitch = Każda strona dla siebie.
    .teaches = Nauczysz się blefować i odpowiadać we właściwej chwili.
scenario-cooperative = Tryb kooperacyjny
    .about = Dla 3–4 graczy: Sojusznicy mogą tworzyć mieszane Drużyny i pomagać sobie w walce, ale każda strona liczy pZ osobno i wygrywa tylko jedna.
    .pitch = Sojusznicy pomagają, wygrywa jedna strona.
    .teaches = Nauczysz się pomagać Sojusznikowi, nie oddając mu wygranej.
option-lone_handicap = Ułatwienie dla samotnego gracza
    .about = W trzyosobowej grze kooperacyjnej samotny gracz zagrywa w każdej Rundzie dwóch pierwszych Agentów za darmo, a rosnące koszty zaczynają się od trzeciego.
option-closed_fields = Pola zamknięte
    .about = W grze trzyosobowej na trzech polach między nieobecną stroną a przeciwnym przymierzem nigdy nie pojawia się Zadanie. Dzięki temu Sojusznik sąsiadujący z pustym miejscem nie wygrywa zbyt często.

victory-full = pełne zwycięstwo
victory-tactical = zwycięstwo taktyczne
victory-duel = zwycięstwo w pojedynku

## Co można zrobić

do-pass = Spasuj
do-pass-agents = Spasuj, nie zagrywaj Agenta
do-pass-attacks = Spasuj, nie atakuj
do-pass-tasks = Spasuj, nie wykonuj Zadania
do-pass-movement = Spasuj, nikogo nie ruszaj
do-let-happen = Pozwól na to
do-for-price = { $deed }, { $price }
price-free = za darmo
price-ap = za { $ap } PA
price-from = od { $ap } PA
do-keep = Zachowaj karty
do-swap = Wtasuj w talię { NAME($card, case: "acc") }
do-uphold = Utrzymaj { NAME($card, case: "acc") }
do-drop = Zakończ { NAME($card, case: "acc") }
do-draw = Dobierz kartę
do-stop = Zakończ
do-stop-draw = Nie dobieraj więcej kart
do-stop-support = Nie wspieraj więcej
do-play-to = Zagraj { NAME($card, case: "acc") } do Drużyny { $party }
do-play-at = Zagraj { NAME($card, case: "acc") } na polu { $field }
do-play-card = Zagraj { NAME($card, case: "acc") }
do-attack-here = Drużyną { $party } zaatakuj Drużynę { $target }
do-attack-with = Drużyną { $party } zaatakuj Drużynę { $target }, zagrywając kartę „Atak” za { $ap } PA
do-do-task = Wykonaj Zadanie Drużyną { $party }
do-work-on = Wykonaj Zadanie „{ $task }” Drużyną { $party }
do-move-near = Porusz { NAME($movers, case: "acc") } na pole { $field }, za darmo
do-move-far = Porusz { NAME($movers, case: "acc") } przez pole { $over } na pole { $field }, za { $ap } PA
do-move-near-join = Porusz { NAME($movers, case: "acc") } na pole { $field } i dołącz do Drużyny { $other }, za darmo
do-move-far-join = Porusz { NAME($movers, case: "acc") } przez pole { $over } na pole { $field } i dołącz do Drużyny { $other }, za { $ap } PA
do-move-nowhere = Porusz { NAME($movers, case: "acc") } na pole { $field }
do-split = Porusz tylko część Agentów Drużyny { $party }
do-trade = Wymień trofeum „{ $task }” na 3 PA
do-regroup-from = Przegrupuj Agentów z Drużyny { $party }
do-break = Przełam Krąg Więzienny Drużyny { $party }
do-with = Wybierz { NAME($agent, case: "acc") }
do-all = Wybierz wszystkich pozostałych
do-done = Zatwierdź wybór
do-done-attack = Zaatakuj: { $agents }
do-done-task = Do Zadania: { $agents }
do-done-regroup = Przegrupuj: { $agents }
do-done-reinforce = Poślij w posiłkach: { $agents }
do-done-aid = Poślij na pomoc: { $agents }
do-done-nobody = Nikogo nie posyłaj
do-go = Idź na pole { $field }
do-join = Dołącz do Drużyny { $party }
do-apart = Stań jako osobna Drużyna
do-take = Zabierz { NAME($artefact, case: "acc") }
do-leave = Zostaw { NAME($artefact, case: "acc") }
do-price = Zapłać { $ap } PA
do-by =
    { GENDER($agent) ->
        [plural] Niech Zaklęcie rzucą { $agent }
       *[masculine] Niech Zaklęcie rzuci { $agent }
    }
do-on-item = Zaneguj { NAME($item, case: "acc") }
do-on-agent = Wskaż { NAME($agent, case: "acc") }
do-on-party = Wskaż Drużynę { $party }
do-exchange = Zamień Zadania na polach { $field } i { $other }
do-thwart =
    { GENDER($agent) ->
        [plural] Niech { $agent } udaremniają, wymieniając { NAME($trait, case: "acc") }
       *[masculine] Niech { $agent } udaremnia, wymieniając { NAME($trait, case: "acc") }
    }
do-reinforce = Wyślij posiłki
do-line = Ustaw w rzędzie { NAME($agent, case: "acc") }
do-place = Ustaw { NAME($agent, case: "acc") } na miejscu { $number }
do-add = Dołącz { NAME($agent, case: "acc") } do grupy { $number }
do-support-attack =
    { GENDER($agent) ->
        [plural] Niech { $agent } dodadzą +1 do Ataku w grupie { $number }
       *[masculine] Niech { $agent } doda +1 do Ataku w grupie { $number }
    }
do-support-defence =
    { GENDER($agent) ->
        [plural] Niech { $agent } dodadzą +1 do Obrony w grupie { $number }
       *[masculine] Niech { $agent } doda +1 do Obrony w grupie { $number }
    }
do-support-agent =
    { GENDER($agent) ->
        [plural] Niech { $agent } dodadzą +1 do Obrony { NAME($target, case: "gen") }
       *[masculine] Niech { $agent } doda +1 do Obrony { NAME($target, case: "gen") }
    }
do-turn-into = Zamień { NAME($trait, case: "acc") } na { NAME($into, case: "acc") }
do-follow = Niech Drużyna { $party } podąży przez Portal
do-stay = Niech Drużyna { $party } zostanie

## Pytania: kroki początkowe i fazy

ask-exchange =
    { $left ->
        [3] Możesz wtasować w talię { $left } karty z ręki i otrzymać 1 PA albo zachować wszystkie.
        [one] Wskaż jeszcze { $left } kartę, którą wtasujesz w talię.
        [few] Wskaż jeszcze { $left } karty, które wtasujesz w talię.
       *[other] Wskaż jeszcze { $left } kart, które wtasujesz w talię.
    }
    .title = Wymiana kart, { NAME($seat, case: "short") }
ask-upkeep = Możesz zapłacić { $ap } PA, aby utrzymać { NAME($card, case: "acc") } przez tę Rundę, albo wtasować kartę w talię.
    .title = Utrzymanie karty, { NAME($seat, case: "short") }
ask-extra-draw = Możesz dobrać dodatkową kartę za { $ap } PA albo zakończyć dobieranie.
    .title = Dodatkowa karta, { NAME($seat, case: "short") }
ask-main-agents = Możesz zagrać jednego Agenta lub jedną kartę Akcji, przegrupować swoich Agentów albo spasować.
    .title = Twoi Agenci, { NAME($seat, case: "short") }
ask-main-attacks = Możesz zadeklarować jeden Atak, zagrać jedną kartę Akcji albo spasować.
    .title = Twoje Ataki, { NAME($seat, case: "short") }
ask-main-tasks = Możesz zgłosić wykonanie jednego Zadania, zagrać jedną kartę Akcji albo spasować.
    .title = Twoje Zadania, { NAME($seat, case: "short") }
ask-main-movement = Możesz poruszyć jedną grupę Agentów, zagrać jedną kartę Akcji, przegrupować swoich Agentów albo spasować.
    .title = Twój ruch, { NAME($seat, case: "short") }
ask-response = Możesz odpowiedzieć na { NAME($item, case: "acc") } albo spasować.
    .title = Twoja odpowiedź, { NAME($seat, case: "short") }

## Pytania: rozpatrywanie kart

ask-spell-support = Zaklęcie uderza z Atakiem { $attack }: Twój Agent z Magią może dodać +1 do Obrony celu ze swojej Drużyny; możesz też zakończyć.
    .title = Obrona przed Zaklęciem, { NAME($seat, case: "short") }
ask-gift = Wybierz jeden symbol { NAME($agent, case: "gen") } i Cechę, na którą zmieni się on do końca Rundy.
    .title = Dar Wymiany, { NAME($seat, case: "short") }
ask-follow = Drużyna { $party } może podążyć przez Portal na pole { $field } albo zostać.
    .title = Droga przez Portal, { NAME($seat, case: "short") }

## Pytania: walka

ask-air = To jedyna w tej walce chwila na Falujące Powietrze: możesz je rzucić albo spasować.
    .title = Falujące Powietrze, { NAME($seat, case: "short") }
ask-line-up = Wskaż atakującego, który stanie w rzędzie jako następny.
    .title = Ustawienie atakujących, { NAME($seat, case: "short") }
ask-oppose = Ustaw swoich obrońców naprzeciw atakujących, najpierw na wolnych miejscach.
    .title = Ustawienie obrońców, { NAME($seat, case: "short") }
ask-surplus = Wybierz grupę, która przyjmie { NAME($agent, case: "acc") }.
    .title = Atakujący bez pary, { NAME($seat, case: "short") }
ask-last-spells = Tuż przed starciem możesz zagrać Zaklęcie lub inną kartę Akcji albo spasować.
    .title = Ostatnia chwila na Zaklęcia, { NAME($seat, case: "short") }
ask-fight-support = Twoi Agenci z Magią, którzy nie rzucali w tej Rundzie Zaklęć, mogą dodać po +1 do Ataku albo Obrony w swojej lub sąsiedniej grupie.
    .title = Wsparcie Magią, { NAME($seat, case: "short") }

## Pytania: części jednej czynności

ask-build-price = Wybierz, za ile PA zagrać { NAME($card, case: "acc") }.
    .title = Koszt karty, { NAME($seat, case: "short") }
ask-build-caster = Wybierz swojego Agenta z Magią, który rzuci { NAME($card, case: "acc") }.
    .title = Wybór rzucającego, { NAME($seat, case: "short") }
ask-build-on-agent = Wybierz Agenta, który będzie celem { NAME($card, case: "gen") }.
    .title = Wybór Agenta, { NAME($seat, case: "short") }
ask-build-on-party = Wybierz Drużynę, której dotyczy karta „{ $card }”.
    .title = Wybór Drużyny, { NAME($seat, case: "short") }
ask-build-on-item = Wybierz czynność w kolejce, która będzie celem { NAME($card, case: "gen") }.
    .title = Wybór czynności, { NAME($seat, case: "short") }
ask-build-field = Wybierz pole docelowe.
    .title = Wybór pola, { NAME($seat, case: "short") }
ask-build-join = Wybierz Drużynę, do której dołączyć, albo stań jako osobna Drużyna.
    .title = Łączenie Drużyn, { NAME($seat, case: "short") }
ask-build-two-fields = Wybierz dwa pola, których Zadania zamienisz miejscami za pomocą { NAME($card, case: "gen") }.
    .title = Wybór dwóch pól, { NAME($seat, case: "short") }
ask-build-takes = Zdecyduj, czy odchodzący zabiorą { NAME($artefact, case: "acc") }.
    .title = Podział przedmiotów, { NAME($seat, case: "short") }
ask-build-agents-attack = Wybierz co najmniej jednego nieobróconego Agenta do Ataku i zatwierdź wybór.
    .title = Wybór atakujących, { NAME($seat, case: "short") }
ask-build-agents-task =
    { $short ->
        [0] Wymagania Zadania „{ $task }” są pokryte: zatwierdź wybór albo dodaj wykonawców.
        [one] Wybierz wykonawców Zadania „{ $task }”: do pokrycia wymagań brakuje jeszcze { $short } symbolu.
       *[other] Wybierz wykonawców Zadania „{ $task }”: do pokrycia wymagań brakuje jeszcze { $short } symboli.
    }
    .title = Wybór wykonawców, { NAME($seat, case: "short") }
ask-build-agents-move =
    { $named ->
        [0] Wybierz Agentów, którzy ruszą; pozostali zostaną na miejscu.
       *[other] Wybierz, dokąd ruszą, albo dobierz im towarzyszy; kto ruszy, zostanie obrócony.
    }
    .title = Kto rusza w drogę, { NAME($seat, case: "short") }
ask-build-agents-regroup = Wybierz Agentów, którzy zmienią Drużynę, i zatwierdź wybór.
    .title = Przegrupowanie, { NAME($seat, case: "short") }
ask-build-agents-reinforce = Wybierz nieobróconych Agentów, którzy dołączą do wykonawców, i zatwierdź wybór.
    .title = Posiłki, { NAME($seat, case: "short") }
ask-build-agents-aid = Wybierz Agentów, którzy pomogą Sojusznikowi w walce, i zatwierdź wybór; możesz też nie wysłać nikogo.
    .title = Pomoc Sojusznikowi, { NAME($seat, case: "short") }

## Dlaczego nie: kolej, PA i trofea

why-over = Gra jest skończona, więc nic już nie można zrobić.
why-not-asked = Gra pyta teraz o coś innego; wybierz jedną z dozwolonych odpowiedzi.
why-unfinished = Najpierw odpowiedz na to pytanie i dokończ zaczętą czynność; możesz ją też cofnąć.
why-no-pass = W trakcie zaczętej czynności nie można spasować; dokończ ją albo cofnij.
why-too-few-ap = To kosztuje { $need } PA, a masz { $have } PA.
why-no-such-price = Nie można zagrać { NAME($card, case: "gen") } za { $ap } PA; wybierz jeden z kosztów podanych na karcie.
why-not-a-trophy = Wśród Twoich trofeów nie ma Zadania „{ $task }”, więc nie można go wymienić.
why-artefact-not-traded = Zadanie „{ $task }” jest teraz artefaktem, a artefaktów nie można wymieniać na PA.
why-no-trade-now = Teraz nie można wymienić trofeum; zrobisz to w krokach 1 i 2 Rundy, w swojej kolei w dowolnej fazie, w oknie odpowiedzi albo w krokach walki F4 i F6.
why-swap-only-first = O wymianie kart decyduje się tylko w kroku 1 Rundy, przed dobraniem karty.
why-swap-begun =
    { $need ->
        [one] Wymiana obejmuje dokładnie { $need } kartę, a wskazano dotąd { $have }; wskaż resztę albo cofnij wymianę.
        [few] Wymiana obejmuje dokładnie { $need } karty, a wskazano dotąd { $have }; wskaż resztę albo cofnij wymianę.
       *[other] Wymiana obejmuje dokładnie { $need } kart, a wskazano dotąd { $have }; wskaż resztę albo cofnij wymianę.
    }
why-nothing-to-swap = Nie masz już na ręce { NAME($card, case: "gen") } do wymiany.
why-upkeep-not-now = O utrzymaniu Komplikacji decyduje się tylko w kroku 1 Rundy, po jednej karcie naraz.
why-draw-not-now = Dodatkowe karty można kupować tylko na zakończenie kroku 2 Rundy.

## Dlaczego nie: karty i Agenci

why-not-in-hand = Nie masz na ręce { NAME($card, case: "gen") }.
why-not-an-agent = { $card } to karta Akcji, a nie Agent: zagraj ją bez wskazywania Drużyny ani pola.
why-an-agent = { $card } to Agent, a nie karta Akcji: w fazie A zagraj go do Drużyny albo na pole ojczyste.
why-agents-in-phase-a = Agentów zagrywa się tylko we własnej kolei w fazie A.
why-no-fifth-agent = Agenci zagrani przez Ciebie w tej Rundzie: { $number }. Więcej nie można; następnego zagrasz w kolejnej Rundzie.
why-not-home = Nowa Drużyna może powstać tylko na Twoim polu ojczystym, a { $field } nim nie jest.
why-no-free-party = Masz już cztery Drużyny, a więcej mieć nie można; połącz dwie z nich, aby zwolnić kartę Drużyny.
why-party-not-there = Drużyny { $party } nie ma na mapie.
why-not-your-party = Drużyna { $party } nie należy do Ciebie.
why-not-on-this-field = Drużyna { $party } nie stoi na polu tych Agentów.
why-no-mixed-parties = Drużyna { $party } należy do Sojusznika, a w trybie konkurencyjnym Twoi Agenci nie mogą do niej dołączać.
why-card-not-now = Teraz nie można zagrać { NAME($card, case: "gen") }; karty zagrywa się, gdy gra pyta Cię o posunięcie lub o odpowiedź.
why-only-in-response = Przeciwzaklęcie można rzucić tylko w oknie odpowiedzi, przeciw innej czynności w kolejce.
why-only-in-fight = Falujące Powietrze można rzucić tylko w walce, a teraz nikt nie walczy.
why-air-too-late = Na Falujące Powietrze jest za późno: atakujący w tej walce są już ustawieni.
why-only-with-attack = Karty „Atak” nie zagrywa się osobno; użyjesz jej, deklarując Atak w fazie B.
why-no-caster = Aby rzucić { NAME($card, case: "acc") }, potrzebujesz w grze własnego Agenta z symbolem Magii.
why-not-your-caster =
    { GENDER($agent) ->
        [plural] { $agent } nie należą do Ciebie, a Zaklęcia rzucają dla Ciebie tylko Twoi własni Agenci.
       *[masculine] { $agent } nie należy do Ciebie, a Zaklęcia rzucają dla Ciebie tylko Twoi własni Agenci.
    }
why-not-a-wizard =
    { GENDER($agent) ->
        [plural] { $agent } nie mają symbolu Magii, więc nie mogą rzucać Zaklęć.
       *[masculine] { $agent } nie ma symbolu Magii, więc nie może rzucać Zaklęć.
    }
why-amulet-forbids-casting = Do Drużyny { $party } dołączono Amulet Przedwiecznej, więc jej Agenci nie mogą rzucać Zaklęć.
why-caster-not-in-fight =
    { GENDER($agent) ->
        [plural] { $agent } nie biorą udziału w tej walce, a Falujące Powietrze musi rzucić walczący Agent.
       *[masculine] { $agent } nie bierze udziału w tej walce, a Falujące Powietrze musi rzucić walczący Agent.
    }
why-nobody-near-casters = Na żadnym polu nie ma naraz Agenta Rywali i Twojego Agenta, który mógłby rzucić to Zaklęcie.
why-no-such-agent = Pod tym oznaczeniem nie ma w grze żadnego Agenta.
why-turned =
    { GENDER($agent) ->
        [feminine] { $agent } jest obrócona i nie może w tej Rundzie wykonać kolejnego działania.
        [neuter] { $agent } jest obrócone i nie może w tej Rundzie wykonać kolejnego działania.
        [plural] { $agent } są obróceni i nie mogą w tej Rundzie wykonać kolejnego działania.
       *[masculine] { $agent } jest obrócony i nie może w tej Rundzie wykonać kolejnego działania.
    }
why-not-in-party =
    { GENDER($agent) ->
        [plural] { $agent } nie należą do tej Drużyny.
       *[masculine] { $agent } nie należy do tej Drużyny.
    }
why-not-commanded = Działaniami { NAME($agent, case: "gen") } kieruje inny gracz: właściciel Drużyny.
why-already-named = Wybrano już { NAME($agent, case: "acc") }.
why-name-somebody = Wybierz co najmniej jednego Agenta.
why-nobody-left = Wszystkich naraz można wybrać, gdy zostało co najmniej dwóch Agentów, których da się wskazać; wybierz Agenta osobno albo zatwierdź wybór.

## Dlaczego nie: Atak

why-attacks-in-phase-b = Ataki deklaruje się tylko we własnej kolei w fazie B.
why-no-conflict-here = Na polu { $field } nie ma Konfliktu zbrojnego; zaatakujesz tam tylko z kartą „Atak”.
why-no-attack-card = Nie masz na ręce karty „Atak”, a bez niej zaatakujesz tylko na polu z Konfliktem zbrojnym.
why-not-same-field = Drużyny { $party } i { $target } nie stoją na tym samym polu.
why-own-party = Drużyna { $party } jest Twoja; celem Ataku może być tylko Drużyna Rywala.
why-ally-not-attacked = Drużyna { $party } należy do Sojusznika, a Sojusznika nie wolno atakować.
why-circle-forbids-attack = Drużyna { $party } jest w Kręgu Więziennym i nie może atakować; najpierw trzeba przełamać Krąg.
why-amulet-forbids-attack = Do Drużyny { $party } dołączono Amulet Przedwiecznej, więc nie może ona atakować.
why-nobody-upright = W Drużynie { $party } wszyscy Agenci są obróceni; znów będą gotowi w następnej Rundzie.
why-held-by-attack = Drużyna { $party } bierze udział w Ataku, więc żadna karta nie może teraz przenieść jej ani jej Agentów.

## Dlaczego nie: Zadania

why-tasks-in-phase-c = Zadania wykonuje się tylko we własnej kolei w fazie C.
why-no-task-here = Na polu { $field } nie ma Zadania.
why-circle-forbids-task = Drużyna { $party } jest w Kręgu Więziennym i nie może wykonywać Zadań; najpierw trzeba przełamać Krąg.
why-not-covered =
    Zadanie wymaga { $need ->
        [one] { $need } symbolu
       *[other] { $need } symboli
    }, a { $have ->
        [one] pokryty jest { $have }
        [few] pokryte są { $have }
       *[other] pokrytych jest { $have }
    }. Symbole bez odpowiednika: { $missing }.
why-no-task-on-top = Udaremniać można tylko wtedy, gdy na wierzchu kolejki leży wykonanie Zadania.
why-nothing-to-reinforce = Posiłki można wysłać tylko wtedy, gdy na wierzchu kolejki leży wykonanie Zadania.
why-performers-gone = Drużyny, która wykonuje to Zadanie, już nie ma, więc nie można wysłać jej posiłków.
why-own-task = Własnego Zadania nie można udaremniać.
why-ally-not-thwarted = W trybie kooperacyjnym nie wolno udaremniać Zadań Sojusznikowi.
why-not-on-task-field =
    { GENDER($agent) ->
        [plural] { $agent } nie stoją na polu tego Zadania, więc nie mogą go udaremniać.
       *[masculine] { $agent } nie stoi na polu tego Zadania, więc nie może go udaremniać.
    }
why-thwarter-turned =
    { GENDER($agent) ->
        [feminine] { $agent } jest obrócona, a udaremniać może tylko nieobrócony Agent.
        [neuter] { $agent } jest obrócone, a udaremniać może tylko nieobrócony Agent.
        [plural] { $agent } są obróceni, a udaremniać może tylko nieobrócony Agent.
       *[masculine] { $agent } jest obrócony, a udaremniać może tylko nieobrócony Agent.
    }
why-thwarter-lacks =
    { GENDER($agent) ->
        [plural] { $agent } nie mają symbolu { NAME($trait, case: "gen") }, więc nie mogą wymienić tej Cechy.
       *[masculine] { $agent } nie ma symbolu { NAME($trait, case: "gen") }, więc nie może wymienić tej Cechy.
    }
why-trait-not-used = Przy tym wykonaniu Zadania nie używa się { NAME($trait, case: "gen") }, więc nie można wymienić tej Cechy.
why-not-your-task = Posiłki może wysłać tylko gracz, który zgłosił to wykonanie Zadania.

## Dlaczego nie: ruch i przegrupowanie

why-moves-in-phase-d = Poruszać się można tylko we własnej kolei w fazie D.
why-circle-forbids-move = Drużyna { $party } jest w Kręgu Więziennym i nie może się poruszyć; najpierw trzeba przełamać Krąg.
why-circle-forbids-transport = Drużyna { $party } jest w Kręgu Więziennym, więc żadna karta nie może przenieść jej ani jej Agentów.
why-circle-forbids-leaving = Drużyna { $party } jest w Kręgu Więziennym, więc nikt nie może jej opuścić; najpierw trzeba przełamać Krąg.
why-blue-line = Z Błękitnej linii mogą korzystać tylko Drużyny Krain Północy.
why-too-far = Pole { $field } jest poza zasięgiem: ruch prowadzi przez jedno połączenie, a za 1 PA przez dwa.
why-two-fields-far = Pole { $field } leży o dwa pola stąd; ruch przez pole { $over } kosztuje { $need } PA.
why-one-field-far = Pole { $field } sąsiaduje z polem Drużyny, więc ruch tam jest za darmo; pomiń okrężną drogę.
why-other-way = Droga na pole { $field } prowadzi przez pole { $over }.
why-nobody-stays = Tylko jeden Agent Drużyny { $party } jest nieobrócony, więc nie ma kogo wybierać; po prostu porusz Drużynę.
why-extra-move-used = Dodatkowy ruch Drużyny { $party } w tej Rundzie jest już wykorzystany; można ruszyć tylko na sąsiednie pole.
why-extra-move-ap = Ruch o dwa pola kosztuje { $need } PA, a masz { $have } PA; możesz ruszyć na sąsiednie pole.
why-not-at-destination = Drużyny { $party } nie ma na polu { $field }, więc nie można tam do niej dołączyć.
why-no-party-card = Nie masz wolnej karty Drużyny, więc część Agentów nie może się odłączyć; porusz całą Drużynę albo dołącz do Drużyny na polu docelowym.
why-join-itself = Ci Agenci są już w Drużynie { $party }; wybierz inną Drużynę albo osobną.
why-not-carried = Gra nie pyta teraz o { NAME($artefact, case: "acc") }; zdecyduj o artefakcie z pytania.
why-regroup-phase = Przegrupować Agentów można tylko we własnej kolei w fazach A i D.
why-not-your-agent =
    { GENDER($agent) ->
        [plural] { $agent } nie należą do Ciebie, a przegrupować możesz tylko własnych Agentów.
       *[masculine] { $agent } nie należy do Ciebie, a przegrupować możesz tylko własnych Agentów.
    }
why-regrouped-once = W tej Rundzie przegrupowano już { NAME($agent, case: "acc") }; każdego Agenta można przegrupować tylko raz na Rundę.
why-regroup-alone = W Drużynie { $party } jest tylko jeden Agent, a na tym polu nie ma innej Drużyny, do której może dołączyć.
why-regroup-no-card = Masz już cztery Drużyny, a na polu Drużyny { $party } nie ma innej, do której można dołączyć.
why-whole-party-apart = Nowa Drużyna może powstać tylko z części tej Drużyny; zostaw w niej co najmniej jednego Agenta.

## Dlaczego nie: Krąg Więzienny

why-no-circle = Drużyna { $party } nie jest w Kręgu Więziennym.
why-circle-holds =
    Aby przełamać Krąg, Drużyna musi mieć 4 symbole Wojny albo 2 symbole Magii, a ma { $war ->
        [one] { $war } symbol
        [few] { $war } symbole
       *[other] { $war } symboli
    } Wojny i { $magic ->
        [one] { $magic } symbol
        [few] { $magic } symbole
       *[other] { $magic } symboli
    } Magii.
why-break-not-now = Krąg Więzienny można przełamać tylko we własnej kolei w oknie głównym, przy pustej kolejce.

## Dlaczego nie: cele kart

why-no-such-item = W kolejce nie ma takiej czynności.
why-not-offensive-there =
    { GENDER($agent) ->
        [plural] { $agent } nie mogą być celem: ofensywnych Zaklęć nie wolno kierować przeciw własnej stronie ani Sojusznikowi.
       *[masculine] { $agent } nie może być celem: ofensywnych Zaklęć nie wolno kierować przeciw własnej stronie ani Sojusznikowi.
    }
why-not-on-caster-field =
    { GENDER($agent) ->
        [plural] { $agent } nie stoją na polu { $field }, a Zaklęcie uderza tylko na polu rzucającego.
       *[masculine] { $agent } nie stoi na polu { $field }, a Zaklęcie uderza tylko na polu rzucającego.
    }
why-nobody-to-strike = Na polu { $field }, skąd ten Agent rzuciłby Zaklęcie, nie ma żadnego Agenta Rywali.
why-own-agent-only =
    { GENDER($agent) ->
        [plural] Płynna Mgła działa tylko na Twoich własnych Agentów, a { $agent } do nich nie należą.
       *[masculine] Płynna Mgła działa tylko na Twoich własnych Agentów, a { $agent } do nich nie należy.
    }
why-armour-own-only =
    { GENDER($agent) ->
        [plural] Pancerz Łza Nocy mogą nosić tylko Twoi własni Agenci, a { $agent } do nich nie należą.
       *[masculine] Pancerz Łza Nocy mogą nosić tylko Twoi własni Agenci, a { $agent } do nich nie należy.
    }
why-nobody-to-arm = Nie masz w grze żadnego Agenta, który mógłby nosić pancerz.
why-nothing-to-bind = Na mapie nie ma żadnej Drużyny, do której można by dołączyć Amulet.
why-mist-upright =
    { GENDER($agent) ->
        [feminine] { $agent } jest obrócona, a Płynna Mgła przenosi tylko nieobróconego Agenta.
        [neuter] { $agent } jest obrócone, a Płynna Mgła przenosi tylko nieobróconego Agenta.
        [plural] { $agent } są obróceni, a Płynna Mgła przenosi tylko nieobróconego Agenta.
       *[masculine] { $agent } jest obrócony, a Płynna Mgła przenosi tylko nieobróconego Agenta.
    }
why-mist-too-far = Płynna Mgła nie sięga pola { $field }; przenosi Agenta na sąsiednie pole.
why-mist-no-party = Nie masz wolnej karty Drużyny, więc Agent musi dołączyć do Twojej Drużyny na polu docelowym.
why-mist-nowhere = Nie masz wolnej karty Drużyny, a na żadnym polu sąsiadującym z { NAME($agent, case: "ins") } nie stoi Twoja Drużyna, do której można by dołączyć.
why-mist-nobody = Za 1 PA Płynna Mgła przenosi tylko nieobróconego Agenta, któremu nic nie przeszkadza. Twoi Agenci: obróceni – { $turned }, w Kręgu Więziennym – { $imprisoned }, w Ataku – { $fighting }.
why-portal-own = Portal do Innej Ziemi przenosi tylko Twoją Drużynę, a Drużyna { $party } nie należy do Ciebie.
why-portal-nobody = Żadna z Twoich Drużyn nie może przejść przez Portal: w Kręgu Więziennym – { $imprisoned }, w Ataku – { $fighting }.
why-portal-too-far = Pole { $field } jest poza zasięgiem: Portal do Innej Ziemi przenosi na odległość od 1 do 3, lądem oraz szlakami Alfeg i Falwyn.
why-one-field-twice = Wskazano dwa razy to samo pole; wybierz dwa różne.
why-few-tasks = Zwrot Akcji zamienia miejscami dwa Zadania, a liczba Zadań na mapie to { $have }.

## Dlaczego nie: walka i wsparcie

why-not-in-fight =
    { GENDER($agent) ->
        [plural] { $agent } nie biorą udziału w tej walce, a Magią wspierają tylko walczący.
       *[masculine] { $agent } nie bierze udziału w tej walce, a Magią wspierają tylko walczący.
    }
why-helper-elsewhere =
    { GENDER($agent) ->
        [plural] { $agent } nie stoją na polu { $field }, gdzie toczy się walka.
       *[masculine] { $agent } nie stoi na polu { $field }, gdzie toczy się walka.
    }
why-not-an-attacker =
    { GENDER($agent) ->
        [plural] { $agent } nie atakują; ustaw atakujących.
       *[masculine] { $agent } nie atakuje; ustaw atakujących.
    }
why-lined-up-already =
    { GENDER($agent) ->
        [plural] { $agent } stoją już w rzędzie; wskaż kogoś innego.
       *[masculine] { $agent } stoi już w rzędzie; wskaż kogoś innego.
    }
why-not-a-defender =
    { GENDER($agent) ->
        [plural] { $agent } się nie bronią; ustaw obrońców.
       *[masculine] { $agent } się nie broni; ustaw obrońców.
    }
why-placed-already =
    { GENDER($agent) ->
        [plural] { $agent } mają już swoje miejsce; wskaż kogoś innego.
       *[masculine] { $agent } ma już swoje miejsce; wskaż kogoś innego.
    }
why-no-such-place = W rzędzie nie ma miejsca { $number }.
why-place-taken = Na miejscu { $number } stoi już obrońca; najpierw zajmij wolne miejsca.
why-add-in-order = Teraz kolej na { NAME($agent, case: "acc") }; pozostałych atakujących bez pary przydzielisz później.
why-no-such-group = W tej walce nie ma grupy { $number }.
why-has-cast =
    { GENDER($agent) ->
        [feminine] { $agent } rzucała w tej Rundzie Zaklęcie, więc nie może udzielić wsparcia Magią.
        [neuter] { $agent } rzucało w tej Rundzie Zaklęcie, więc nie może udzielić wsparcia Magią.
        [plural] { $agent } rzucali w tej Rundzie Zaklęcie, więc nie mogą udzielić wsparcia Magią.
       *[masculine] { $agent } rzucał w tej Rundzie Zaklęcie, więc nie może udzielić wsparcia Magią.
    }
why-no-magic =
    { GENDER($agent) ->
        [plural] { $agent } nie mają symbolu Magii, więc nie mogą udzielić wsparcia Magią.
       *[masculine] { $agent } nie ma symbolu Magii, więc nie może udzielić wsparcia Magią.
    }
why-spell-no-magic =
    { GENDER($agent) ->
        [plural] { $agent } nie mają symbolu Magii, więc nie mogą wesprzeć celu Zaklęcia.
       *[masculine] { $agent } nie ma symbolu Magii, więc nie może wesprzeć celu Zaklęcia.
    }
why-spell-supported-once =
    { GENDER($agent) ->
        [feminine] { $agent } udzieliła już wsparcia przeciw temu Zaklęciu, a każdy Agent wspiera przeciw niemu tylko raz.
        [neuter] { $agent } udzieliło już wsparcia przeciw temu Zaklęciu, a każdy Agent wspiera przeciw niemu tylko raz.
        [plural] { $agent } udzielili już wsparcia przeciw temu Zaklęciu, a każdy Agent wspiera przeciw niemu tylko raz.
       *[masculine] { $agent } udzielił już wsparcia przeciw temu Zaklęciu, a każdy Agent wspiera przeciw niemu tylko raz.
    }
why-supported-once =
    { GENDER($agent) ->
        [feminine] { $agent } udzieliła już wsparcia, a każdy Agent wspiera tu tylko raz.
        [neuter] { $agent } udzieliło już wsparcia, a każdy Agent wspiera tu tylko raz.
        [plural] { $agent } udzielili już wsparcia, a każdy Agent wspiera tu tylko raz.
       *[masculine] { $agent } udzielił już wsparcia, a każdy Agent wspiera tu tylko raz.
    }
why-not-neighbour =
    { GENDER($agent) ->
        [plural] { $agent } mogą wesprzeć tylko własną lub sąsiednią grupę, a grupa { $number } jest dalej.
       *[masculine] { $agent } może wesprzeć tylko własną lub sąsiednią grupę, a grupa { $number } jest dalej.
    }
why-not-your-support =
    { GENDER($agent) ->
        [plural] O wsparciu Magią decyduje właściciel Agenta, a { $agent } nie należą do Ciebie.
       *[masculine] O wsparciu Magią decyduje właściciel Agenta, a { $agent } nie należy do Ciebie.
    }
why-not-same-party =
    { GENDER($agent) ->
        [plural] { $agent } nie mogą teraz wesprzeć { NAME($target, case: "gen") }: wspierający i cel muszą być w Drużynie, o którą gra pyta.
       *[masculine] { $agent } nie może teraz wesprzeć { NAME($target, case: "gen") }: wspierający i cel muszą być w Drużynie, o którą gra pyta.
    }
why-not-a-target =
    { GENDER($agent) ->
        [plural] { $agent } nie są celem tego Zaklęcia.
       *[masculine] { $agent } nie jest celem tego Zaklęcia.
    }
why-lacks-symbol =
    { GENDER($agent) ->
        [plural] { $agent } nie mają symbolu { NAME($trait, case: "gen") }, który można by zamienić.
       *[masculine] { $agent } nie ma symbolu { NAME($trait, case: "gen") }, który można by zamienić.
    }
why-not-into-magic = Symbol nie może stać się Magią; wybierz inną Cechę.
why-same-symbol = Ten symbol to już { $trait }; wybierz inną Cechę.

## Zapis gry: Runda, PA i karty

event-round-began = Zaczęła się Runda { $round }.
event-initiative = Inicjatywa w tej Rundzie: { NAME($seat, case: "short") }.
    .you = Masz Inicjatywę w tej Rundzie.
event-got-ap = { $seat } otrzymały { $ap } PA.
    .you = Otrzymujesz { $ap } PA.
    .sum = PA +{ $ap }
event-paid-ap = { $seat } zapłaciły { $ap } PA.
    .you = Płacisz { $ap } PA.
    .sum = PA −{ $ap }
event-salary = Każda strona otrzymała { $ap } PA stałego dochodu.
event-drew = { $seat } dobrały { NAME($card, case: "acc") }.
    .you = Dobierasz { NAME($card, case: "acc") }.
    .all = { $seat } dobrały { NAME($card, case: "acc") }.
    .you-all = Dobierasz { NAME($card, case: "acc") }.
event-swapped =
    { $cards ->
        [one] { $seat } wtasowały w talię { $cards } kartę i otrzymały { $ap } PA.
        [few] { $seat } wtasowały w talię { $cards } karty i otrzymały { $ap } PA.
       *[other] { $seat } wtasowały w talię { $cards } kart i otrzymały { $ap } PA.
    }
    .you = { $cards ->
        [one] Wtasowujesz w talię { $cards } kartę i otrzymujesz { $ap } PA.
        [few] Wtasowujesz w talię { $cards } karty i otrzymujesz { $ap } PA.
       *[other] Wtasowujesz w talię { $cards } kart i otrzymujesz { $ap } PA.
    }
event-upheld = { $seat } utrzymały { NAME($card, case: "acc") } przez tę Rundę.
    .you = Utrzymujesz { NAME($card, case: "acc") } przez tę Rundę.
event-dropped = { $seat } wtasowały { NAME($card, case: "acc") } z powrotem w talię.
    .you = Wtasowujesz { NAME($card, case: "acc") } z powrotem w talię.
event-phase-began = Zaczęła się faza { $phase }.
event-passed-over =
    { $count ->
        [one] { $count } pytanie miało tylko jedną odpowiedź i zostało pominięte.
        [few] { $count } pytania miały tylko jedną odpowiedź i zostały pominięte.
       *[other] { $count } pytań miało tylko jedną odpowiedź i zostało pominiętych.
    }
event-passed = { $seat } spasowały.
    .you = Pasujesz.
event-traded = { $seat } wymieniły trofeum „{ $task }” na { $ap } PA.
    .you = Wymieniasz trofeum „{ $task }” na { $ap } PA.
event-shuffled = { $seat } potasowały swoją talię.
    .you = Tasujesz swoją talię.
event-card-returned = { $seat } wzięły z powrotem na rękę kartę „{ $card }”.
    .you = Bierzesz z powrotem na rękę kartę „{ $card }”.
event-card-left = Karta „{ $card }” wróciła do talii { NAME($seat, case: "gen") }.
    .you = Karta „{ $card }” wróciła do twojej talii.

## Zapis gry: Agenci i Drużyny

event-played-agent = { $seat } zagrały { NAME($agent, case: "acc") } do Drużyny { $party } na polu { $field }.
    .you = Zagrywasz { NAME($agent, case: "acc") } do Drużyny { $party } na polu { $field }.
event-formed-party = Na polu { $field } powstała Drużyna { $party }.
event-dissolved = Drużyna { $party } została rozwiązana.
event-revealed = W Drużynie { $party } ujawniono { NAME($agent, case: "acc") }.
    .all = W Drużynie { $party } ujawniono { NAME($agent, case: "acc") }.
event-regrouped =
    { $count ->
        [one] { $seat } przegrupowały { $count } Agenta z Drużyny { $party } do Drużyny { $target }.
       *[other] { $seat } przegrupowały { $count } Agentów z Drużyny { $party } do Drużyny { $target }.
    }
    .you =
        { $count ->
            [one] Przegrupowujesz { $count } Agenta z Drużyny { $party } do Drużyny { $target }.
           *[other] Przegrupowujesz { $count } Agentów z Drużyny { $party } do Drużyny { $target }.
        }
event-moved =
    { $count ->
        [one] Na pole { $field } przeszedł { $count } Agent Drużyny { $party }.
       *[other] Na pole { $field } przeszło { $count } Agentów Drużyny { $party }.
    }
event-joined-party = Grupa z Drużyny { $party } dołączyła do Drużyny { $target }.
event-transported = Portal do Innej Ziemi przeniósł Drużynę { $party } na pole { $field }.
event-followed = Drużyna { $party } podążyła przez Portal na pole { $field }.
event-stepped = Płynna Mgła przeniosła { NAME($agent, case: "acc") } na pole { $field }.

## Zapis gry: Zadania

event-task-turned-up = Na polu { $field } odkryto Zadanie „{ $task }”.
event-announced-task = Drużyna { $party } wysłała { NAME($agents, case: "acc") } do wykonania Zadania „{ $task }”.
event-thwarted =
    { GENDER($agent) ->
        [feminine] { $agent } udaremniała wykonanie Zadania, wymieniając { NAME($trait, case: "acc") }.
        [neuter] { $agent } udaremniało wykonanie Zadania, wymieniając { NAME($trait, case: "acc") }.
        [plural] { $agent } udaremniali wykonanie Zadania, wymieniając { NAME($trait, case: "acc") }.
       *[masculine] { $agent } udaremniał wykonanie Zadania, wymieniając { NAME($trait, case: "acc") }.
    }
event-reinforced = Drużyna { $party } wysłała wykonawcom posiłki: { $agents }.
event-task-done = Drużyna { $party } wykonała Zadanie „{ $task }” na polu { $field }.
event-task-failed =
    { GENDER($task) ->
        [neuter] Drużynie { $party } nie udało się wykonać Zadania, bo nie ma go już na polu.
       *[masculine] Drużynie { $party } nie udało się wykonać Zadania „{ $task }”.
    }
event-got-trophy = { $seat } zdobyły za Zadanie „{ $task }” trofeum warte 1 pZ.
    .you = Zdobywasz za Zadanie „{ $task }” trofeum warte 1 pZ.
event-got-no-trophy = { $seat } nie zdobyły za Zadanie „{ $task }” żadnego pZ i otrzymały { $ap } PA.
    .you = Nie zdobywasz za Zadanie „{ $task }” żadnego pZ i otrzymujesz { $ap } PA.
event-got-artefact = Artefakt { $artefact } trafił do Drużyny { $party }.
event-lost-artefact = Artefakt { $artefact } został usunięty z gry.
event-amulet-spent = Amulet Przedwiecznej został usunięty z gry razem z Zadaniem „{ $task }”, które wykonała Drużyna { $party }.

## Zapis gry: walka

event-announced-attack = Drużyna { $party } wysłała { NAME($agents, case: "acc") } do Ataku na Drużynę { $target }.
event-attack-void = Atak Drużyny { $party } na Drużynę { $target } zakończył się bez walki.
event-joined-fight = { $seat } pomogły Sojusznikowi w walce, wysyłając { NAME($agents, case: "acc") }.
    .you = Pomagasz Sojusznikowi w walce, wysyłając { NAME($agents, case: "acc") }.
event-group-fought = W grupie { $number } atakujący uderzyli z Atakiem { $attack } w Obronę { $against_defence }, a obrońcy z Atakiem { $counter } w Obronę { $defence }.
event-supported =
    { GENDER($agent) ->
        [feminine] { $agent } dodała Magią +1 do { NAME($stat, case: "gen") } w grupie { $number }.
        [neuter] { $agent } dodało Magią +1 do { NAME($stat, case: "gen") } w grupie { $number }.
        [plural] { $agent } dodali Magią +1 do { NAME($stat, case: "gen") } w grupie { $number }.
       *[masculine] { $agent } dodał Magią +1 do { NAME($stat, case: "gen") } w grupie { $number }.
    }
event-supported-agent =
    { GENDER($agent) ->
        [feminine] { $agent } dodała Magią +1 do Obrony { NAME($target, case: "gen") }.
        [neuter] { $agent } dodało Magią +1 do Obrony { NAME($target, case: "gen") }.
        [plural] { $agent } dodali Magią +1 do Obrony { NAME($target, case: "gen") }.
       *[masculine] { $agent } dodał Magią +1 do Obrony { NAME($target, case: "gen") }.
    }
event-eliminated = Pokonano { NAME($agent, case: "acc") }.
event-survived = Atak { $attack } nie był wyższy od Obrony { $defence }, więc Zaklęcie nie pokonało { NAME($agent, case: "gen") }.
event-outnumbered = { $seat } otrzymały { $ap } PA za pokonanie liczniejszej Drużyny.
    .you = Otrzymujesz { $ap } PA za pokonanie liczniejszej Drużyny.

## Zapis gry: Zaklęcia i inne karty Akcji

event-played-card = { $seat } zagrały { NAME($card, case: "acc") }.
    .you = Zagrywasz { NAME($card, case: "acc") }.
event-cast =
    { GENDER($agent) ->
        [feminine] { $agent } rzuciła { NAME($card, case: "acc") }.
        [neuter] { $agent } rzuciło { NAME($card, case: "acc") }.
        [plural] { $agent } rzucili { NAME($card, case: "acc") }.
       *[masculine] { $agent } rzucił { NAME($card, case: "acc") }.
    }
event-negated = Przeciwzaklęcie zanegowało { NAME($item, case: "acc") }.
event-failed-card = Karta „{ $card }” nie miała skutku, bo jej cel przestał być dozwolony.
event-attached = Do Drużyny { $party } dołączono { NAME($card, case: "acc") }.
event-armoured = Do { NAME($agent, case: "gen") } dołączono { NAME($card, case: "acc") }.
event-broke-circle = Drużyna { $party } przełamała Krąg Więzienny.
event-tasks-swapped = Zadanie „{ $task }” trafiło na pole { $field }, a Zadanie „{ $other }” na pole { $other_field }.
event-symbol-changed = Symbol { NAME($trait, case: "gen") } u { NAME($agent, case: "gen") } zmienił się do końca Rundy w symbol { NAME($into, case: "gen") }.
event-traits-grown = Płynna Mgła dała { NAME($agent, case: "dat") } dodatkowe symbole do końca Rundy.
event-warmed = Falujące Powietrze wzmocniło na czas tej walki Agentów { NAME($seat, case: "gen") }.
    .you = Falujące Powietrze wzmocniło na czas tej walki twoich Agentów.

## Zapis gry: koniec

event-stalemate = Runda { $round } zakończyła się patem.
event-duel-began = { $seat } i { $other } stanęły do pojedynku.
    .you = Ty i { $other } stajecie do pojedynku.
    .you-other = { $seat } i ty stajecie do pojedynku.
event-won = Zwyciężyły { $seat }, mając { $vp } pZ.
    .you = Zwyciężasz, mając { $vp } pZ.

## Czego nie można już cofnąć

barrier-drew = w tym miejscu dobrano kartę
barrier-task-turned-up = w tym miejscu odkryto Zadanie
barrier-revealed = w tym miejscu ujawniono Agenta
barrier-shuffled = w tym miejscu potasowano talię
barrier-played-card = w tym miejscu zagrano kartę

## Teksty kart i pól

text-agent = Cechy: { $traits }. Atak { $attack }, Obrona { $defence }.
text-spell = Zaklęcie. Rzuca je Twój Agent w grze, który ma symbol Magii: zostaje ujawniony, ale nie obrócony, i do końca Rundy nie może udzielać wsparcia Magią. Jeśli karta nie mówi inaczej, zagrasz ją w swojej kolei w dowolnej z faz A–D, w oknie odpowiedzi albo w kroku F6 walki.
text-action = Karta Akcji, która nie potrzebuje rzucającego. Jeśli karta nie mówi inaczej, zagrasz ją w swojej kolei w dowolnej z faz A–D, w oknie odpowiedzi albo w kroku F6 walki.
text-price = { $ap } PA: { $effect }
text-task = Wymagane symbole: { $traits }.
text-task-climate = Karta nosi symbol klimatu { NAME($side, case: "gen") }.
text-conflict = Dopóki ta karta leży na polu, stojące tam Drużyny mogą atakować bez karty „Atak”.
text-book = Po wykonaniu Zadania artefakt trafia do Drużyny, która je wykonała. Każdy Agent Drużyny, która ma Księgę z Westmoor, ma +1 do Obrony. Artefaktu nie można wymienić na PA.
text-hiendall = Po wykonaniu Zadania artefakt trafia do Drużyny, która je wykonała. Drużyna, która ma Hiendalla Srebrzystego, ma jako całość +1 Wojnę i +1 Tajemnicę. Artefaktu nie można wymienić na PA.
text-field =
    { $sides_count ->
        [one] Pole o klimacie { NAME($sides, case: "gen") }, ojczyste dla tej strony.
       *[other] Pole o klimatach { NAME($sides, case: "gen") }, ojczyste dla każdej z tych stron.
    }
text-field-near = Sąsiednie pola: { $fields }.
text-field-route = Prowadzi stąd szlak morski: { $route }.
text-blue-line = Z Błękitnej linii mogą korzystać tylko Drużyny Krain Północy.

## Co dają karty Akcji

effect-attack = Zagraj tę kartę tylko razem z deklaracją Ataku w fazie B; Konflikt zbrojny nie jest wtedy potrzebny. Po Ataku wtasuj ją w talię.
effect-attack-returns = Zagraj tę kartę tylko razem z deklaracją Ataku w fazie B; Konflikt zbrojny nie jest wtedy potrzebny. Po Ataku karta wraca na rękę, a jeśli Atak zanegowano, wtasuj ją w talię.
effect-relocate = Wybierz swoją Drużynę, która nie jest w Kręgu Więziennym ani nie bierze udziału w Ataku, i pole w odległości od 1 do { $fields }, liczonej po połączeniach lądowych oraz po szlakach morskich Alfeg i Falwyn. Cała Drużyna przenosi się na to pole; nikogo się nie obraca ani nie ujawnia i nie liczy się to jako jej ruch. Potem, po kolei od następnego gracza, właściciel każdej innej Drużyny pozostałej na polu początkowym może wysłać ją na to samo pole, o ile nie jest ona w Kręgu Więziennym ani nie bierze udziału w Ataku.
effect-harder = Do końca Rundy każde Zadanie w grze wymaga o jeden symbol { NAME($trait, case: "gen") } więcej, także to, którego wykonanie już zgłoszono. Karta zostaje przed Tobą: w kroku 1 każdej następnej Rundy zapłać 1 PA, aby utrzymać ją przez tę Rundę, albo wtasuj ją w talię.
effect-negate = Tylko w oknie odpowiedzi: zaneguj jedną inną czynność w kolejce, niekoniecznie wierzchnią: Atak, wykonanie Zadania, Zaklęcie (także Przeciwzaklęcie) lub inną kartę Akcji. Zanegowana czynność nie ma skutku, a jej karta wraca do talii swojego właściciela. Rzucający może stać na dowolnym polu.
effect-strike = Wybierz jednego Agenta Rywala na polu rzucającego; zostaje ujawniony. Zaklęcie uderza w niego z Atakiem { $attack } i pokonuje go, jeśli to więcej niż jego Obrona. Przedtem każdy Agent z Drużyny celu, który ma symbol Magii i nie rzucał w tej Rundzie Zaklęcia, może dodać celowi +1 do Obrony.
effect-strike-all = Zaklęcie uderza z Atakiem { $attack } w każdego Agenta Rywali na polu rzucającego i pokonuje tych, których Obrona jest niższa. Przy rozpatrywaniu wszystkie cele zostają ujawnione, a każdy Agent z Drużyny celu, który ma symbol Magii i nie rzucał w tej Rundzie Zaklęcia, może dodać +1 do Obrony jednemu celowi ze swojej Drużyny, także sobie.
effect-bind = Dołącz Amulet do jednej Drużyny dowolnej strony na dowolnym polu. Drużyna nie może atakować, a jej Agenci nie mogą rzucać Zaklęć. Gdy wykona najbliższe Zadanie, trofeum za nie (także artefakt) i Amulet usuwa się z gry; pZ nie ma, ale Zadanie, które i tak nie dałoby pZ, nadal przynosi 1 PA. Jeśli Drużyna straci ostatniego Agenta, Amulet przechodzi dalej tak jak artefakty.
effect-fight-bonus = Tylko w kroku F4 walki, a rzucającym musi być Twój Agent, który bierze w niej udział: do końca tej walki Twoi Agenci mają w niej +1 do Ataku, jeśli są wśród atakujących, albo +1 do Obrony, jeśli są wśród obrońców.
effect-imprison =
    Dołącz Krąg do jednej Drużyny dowolnej strony na dowolnym polu. Drużyna nie może atakować, wykonywać Zadań ani się poruszać, nikt nie może jej opuścić i żadna karta nie może przenieść jej ani jej Agentów; nadal może się bronić, udaremniać, rzucać Zaklęcia i udzielać wsparcia. Jej właściciel może przełamać Krąg w swojej kolei w oknie głównym, gdy Agenci Drużyny (i Hiendall Srebrzysty) mają razem { $war ->
        [one] { $war } symbol
        [few] { $war } symbole
       *[other] { $war } symboli
    } Wojny albo { $magic ->
        [one] { $magic } symbol
        [few] { $magic } symbole
       *[other] { $magic } symboli
    } Magii: Agentów, którzy wnoszą te symbole, ujawnia się, a Krąg wraca do talii swojego właściciela.
effect-exchange-symbol = Wybierz jednego Agenta dowolnej strony na dowolnym polu; zostaje ujawniony. Przy rozpatrywaniu wybierz jeden jego symbol i inną Cechę, byle nie Magię: do końca Rundy symbol ten jest symbolem wybranej Cechy. Zamienić można także symbol Magii.
effect-armour = Dołącz Pancerz do jednego swojego Agenta: ma on +{ $plus } do Obrony i nie zostaje ujawniony. Gdy Agent trafi do talii, Pancerz wraca do Twojej talii.
effect-drift = Wybierz jednego swojego nieobróconego Agenta na dowolnym polu; zostaje ujawniony. Natychmiast przechodzi przez jedno połączenie, z którego może korzystać jego Drużyna, i nie zostaje obrócony: nadal może wykonać działanie i się poruszyć. Na nowym polu dołącza do Twojej Drużyny albo tworzy nową; jedyny Agent Drużyny zabiera jej kartę i przedmioty, w innym wypadku przedmioty zostają. Nie można przenieść Agenta z Drużyny w Kręgu Więziennym ani Agenta, który atakuje lub jest atakowany.
effect-enrich = Wybierz jednego swojego Agenta na dowolnym polu; zostaje ujawniony. Do końca Rundy ma dodatkowo po jednym symbolu { NAME($traits, case: "gen") }, niezależnie od tego, czy miał te Cechy wcześniej.
effect-swap-tasks = Wybierz dwie karty Zadań leżące na mapie (nie trofea i nie artefakty) i zamień je miejscami. Jeśli zagrasz tę kartę w odpowiedzi na wykonanie Zadania, próba toczy się dalej wobec Zadania, które teraz leży na polu.

## Czego nie da się odczytać ani przygotować

problem-not-a-number = „{ $given }” nie jest tu dozwoloną liczbą; wpisz odpowiednią liczbę całkowitą.
problem-several-agents = Nazwa „{ $given }” pasuje do kilku Agentów. Wpisz oznaczenie jednego z nich: { $handles }.
problem-agent-not-seen = Nie widać w grze { NAME($card, case: "gen") }; zakrytego Agenta nazwij jego oznaczeniem, na przykład sun.II#3.
problem-two-allies = W grze dwuosobowej muszą grać strony z różnych przymierzy; podano: { $seats }.
problem-given-card = Strona „{ $side }” nie ma wolnej karty „{ $card }”.
problem-given-empty-party = Drużyna „{ $party }” musi mieć co najmniej jednego Agenta.
problem-given-storms = Amulet Przedwiecznej i Krąg Więzienny są tylko w talii Krain Burz, więc bez Krain Burz nie można ich tu użyć.
problem-given-not-agent = „{ $card }” nie jest Agentem, więc nie może być w Drużynie.
problem-given-task = Zadania „{ $task }” nie ma już w talii Zadań; każde może leżeć tylko w jednym miejscu.
