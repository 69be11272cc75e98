### Mage Knight, Ultimate Edition: własne karty bohaterów i jednostki.

## Karty

mk-card-threaten_revised = { mk-card-threaten }
mk-card-cold_toughness_revised = { mk-card-cold_toughness }
mk-card-mana_pull = Przyciąganie many
mk-card-crystal_joy = Radość kryształów
mk-card-rejuvenate = Odmłodzenie
mk-card-instinct = Instynkt
mk-card-swift_reflexes = Błyskawiczny refleks
mk-card-tirelessness = Niestrudzoność
mk-card-savage_harvesting = Dzikie żniwa
mk-card-ruthless_coercion = Bezwzględny przymus
mk-card-one_with_the_land = Jedność z ziemią
mk-card-druidic_paths = Ścieżki druidów

## Jednostki

mk-unit-utem_guardsmen_revised = { mk-unit-utem_guardsmen }
    .gen = { mk-unit-utem_guardsmen.gen }
    .dat = { mk-unit-utem_guardsmen.dat }
    .acc = { mk-unit-utem_guardsmen.acc }
    .ins = { mk-unit-utem_guardsmen.ins }
    .loc = { mk-unit-utem_guardsmen.loc }
    .gender = plural
mk-unit-altem_guardians_revised = { mk-unit-altem_guardians }
    .gen = { mk-unit-altem_guardians.gen }
    .dat = { mk-unit-altem_guardians.dat }
    .acc = { mk-unit-altem_guardians.acc }
    .ins = { mk-unit-altem_guardians.ins }
    .loc = { mk-unit-altem_guardians.loc }
    .gender = plural
mk-unit-scouts = zwiadowcy
    .gen = zwiadowców
    .dat = zwiadowcom
    .acc = zwiadowców
    .ins = zwiadowcami
    .loc = zwiadowcach
    .gender = plural
mk-unit-thugs = zbiry
    .gen = zbirów
    .dat = zbirom
    .acc = zbirów
    .ins = zbirami
    .loc = zbirach
    .gender = plural
mk-unit-shocktroops = oddziały szturmowe
    .gen = oddziałów szturmowych
    .dat = oddziałom szturmowym
    .acc = oddziały szturmowe
    .ins = oddziałami szturmowymi
    .loc = oddziałach szturmowych
    .gender = plural
mk-unit-magic_familiars = magiczne chowańce
    .gen = magicznych chowańców
    .dat = magicznym chowańcom
    .acc = magiczne chowańce
    .ins = magicznymi chowańcami
    .loc = magicznych chowańcach
    .gender = plural
mk-unit-heroes_white = herosi (biali)
    .gen = herosów (białych)
    .dat = herosom (białym)
    .acc = herosów (białych)
    .ins = herosami (białymi)
    .loc = herosach (białych)
    .gender = plural
mk-unit-heroes_green = herosi (zieloni)
    .gen = herosów (zielonych)
    .dat = herosom (zielonym)
    .acc = herosów (zielonych)
    .ins = herosami (zielonymi)
    .loc = herosach (zielonych)
    .gender = plural
mk-unit-heroes_blue = herosi (niebiescy)
    .gen = herosów (niebieskich)
    .dat = herosom (niebieskim)
    .acc = herosów (niebieskich)
    .ins = herosami (niebieskimi)
    .loc = herosach (niebieskich)
    .gender = plural
mk-unit-heroes_red = herosi (czerwoni)
    .gen = herosów (czerwonych)
    .dat = herosom (czerwonym)
    .acc = herosów (czerwonych)
    .ins = herosami (czerwonymi)
    .loc = herosach (czerwonych)
    .gender = plural
mk-unit-sorcerers = czarnoksiężnicy
    .gen = czarnoksiężników
    .dat = czarnoksiężnikom
    .acc = czarnoksiężników
    .ins = czarnoksiężnikami
    .loc = czarnoksiężnikach
    .gender = plural
mk-unit-delphana_masters = mistrzowie z Delphany
    .gen = mistrzów z Delphany
    .dat = mistrzom z Delphany
    .acc = mistrzów z Delphany
    .ins = mistrzami z Delphany
    .loc = mistrzach z Delphany
    .gender = plural

text-mk-unit-reputed = Przy jej werbowaniu Twoja reputacja liczy się podwójnie, raz podczas negocjacji i nigdy razem ze zbirami. Gdy szturmujesz ufortyfikowane miejsce albo atakujesz bohatera, każde jej użycie kosztuje 2 punkty Wpływu.
text-mk-unit-disreputable = Przy jej werbowaniu Twoja reputacja działa na odwrót, nigdy razem z herosami. Przydzielenie jej obrażeń kosztuje 2 punkty Wpływu.
text-mk-unit-bound = Zwerbowanie jej kosztuje też manę koloru podstawowego, która odtąd na niej leży. Na początku każdej rundy zastępuje ją kryształ, inaczej jednostka zostaje rozformowana.
text-mk-unit-only-recruited = Można ją tylko zwerbować podczas negocjacji, nie można jej zdobyć inaczej.
text-mk-unit-not-lent = Jej zdolności nie można pożyczyć z puli.
text-mk-unit-manifold = Jedno użycie może łączyć kilka jej zdolności, każdą raz i każdą za jej własną manę.

## Działania

effect-mk-per-open-icon = { $base } plus { $plus } za każdy symbol zdolności, żywiołu ataku i odporności blokowanego wroga, chyba że ma on odporność na magię
effect-mk-pull-die = W tej turze możesz użyć jeszcze jednej kości ze źródła, a jeśli jest czarna, jako dowolnego koloru podstawowego
effect-mk-set-dice =
    { $n ->
        [one] Weź ze źródła { $n } kość, ustaw na niej dowolny kolor oprócz złotego i zyskaj znacznik many tego koloru; na koniec tury kość wraca bez rzutu
       *[other] Weź ze źródła { $n } kości, ustaw na każdej dowolny kolor oprócz złotego i zyskaj po znaczniku many tego koloru; na koniec tury kości wracają bez rzutu
    }
effect-mk-regain = Na koniec tury możesz odrzucić z ręki inną kartę, ale nie ranę, aby wziąć tę z powrotem na rękę
effect-mk-regain-wound = Na koniec tury możesz odrzucić z ręki inną kartę, także ranę, aby wziąć tę z powrotem na rękę
effect-mk-tireless = Następna karta, która w tej turze daje Ruch, daje go o 1 więcej, także zagrana bokiem
effect-mk-tireless-each = Każda inna karta, która w tej turze daje Ruch, wcześniej lub później, daje go o 1 więcej, także zagrana bokiem
effect-mk-reap-step = Raz w tej turze po kroku możesz odrzucić z ręki kartę inną niż rana i zyskać kryształ jej koloru, a za artefakt dowolny
effect-mk-reap-steps = Po każdym kroku w tej turze możesz odrzucić z ręki kartę inną niż rana i zyskać kryształ jej koloru, a za artefakt dowolny
effect-mk-land-block = Blok równy kosztowi Twojego obszaru bez żadnych zmian (5 w górach, 2 na jeziorze), w dzień ogniem, w nocy lodem
effect-mk-ease-space = Koszt jednego wybranego obszaru spada w tej turze o 1, najniżej do 2
effect-mk-ease-terrain = Koszt jednego wybranego rodzaju terenu spada w tej turze o 1, najniżej do 2
effect-mk-coerced-price = Jedna jednostka zwerbowana w tej turze może kosztować o { $n } mniej; wtedy Reputacja −1 od razu
effect-mk-coerce = W tej turze za { $n } punkty Wpływu na poziom możesz przywracać gotowość jednostkom najwyżej { $level }. poziomu
effect-mk-far-sight = W tej turze możesz odkrywać tereny z odległości dwóch obszarów
effect-mk-peek = Podejrzyj zakrytego wroga w odległości najwyżej { $n } albo wierzchni żeton stosu; Sława +1, jeśli pokonasz tego wroga w tej turze
effect-mk-peek-space = Podejrzyj zakrytego wroga w odległości najwyżej { $n }
effect-mk-peek-at = Podejrzyj żeton z takim rewersem: { $pile }
effect-mk-peek-pile = Podejrzyj wierzchni żeton tego stosu: { $pile }
effect-mk-swift-block = Blok { $element } { $n }, ×2 na szybki atak
effect-mk-stand-before = Jeden atak wroga słabnie o { $n }, a jego obrażenia trzeba najpierw przydzielić tej jednostce, nawet jeśli nie mogłyby trafić w jednostki
effect-mk-harass = Jeden wróg: zbroja −{ $n }, najniżej do 1, i jeden jego atak −{ $n }
effect-mk-others-attack = W tej turze Ataki Twoich innych jednostek rosną o { $n }
effect-mk-with-mana = { $plain } (gdy leży na niej { $mana } mana: { $better })
effect-mk-destroy-blocked = Zniszcz jednego zablokowanego wroga

## Odpowiedzi

do-mk-coerce-1 = Taniej o 2 punkty Wpływu, za to Reputacja −1
do-mk-coerce-2 = Za pełną cenę
do-mk-ready-unit = Przywróć gotowość za Wpływ: { $unit }

## Pytania

ask-mk-coerce = Zdecyduj, czy nowa jednostka kosztuje o 2 punkty Wpływu mniej, za co tracisz 1 punkt reputacji, czy pełną cenę.
    .title = Cena jednostki, { $seat }
ask-mk-ease-space = Wybierz obszar, który w tej turze kosztuje o 1 mniej.
    .title = Ścieżka, { $seat }
ask-mk-harvest = Po kroku możesz odrzucić kartę i zyskać kryształ jej koloru.
    .title = Żniwa, { $seat }
ask-mk-more-abilities = Możesz użyć następnej zdolności tej jednostki za jej manę.
    .title = Kolejne zdolności, { $seat }
ask-mk-peek = Wybierz obszar z zakrytym wrogiem, którego podejrzysz.
    .title = Zwiad, { $seat }
ask-mk-pull-die-to = Wybierz kolor, który ustawisz na kości; zyskasz 1 taką manę.
    .title = Kolor kości, { $seat }
ask-mk-regain = Możesz odrzucić kartę, aby zagraną wziąć z powrotem na rękę.
    .title = Powrót karty, { $seat }
ask-mk-upkeep = Nowa runda: wybierz kryształ dla magicznych chowańców albo pozwól im odejść.
    .title = Utrzymanie chowańców, { $seat }

barrier-mk-peeked = w tym miejscu podejrzano zakrytego wroga

## Zapis gry

event-mk-kept = { $seat } kładzie manę ({ $mana }) na jednostce: { $unit }.
    .you = Kładziesz manę ({ $mana }) na jednostce: { $unit }.
event-mk-peeked = { $seat } podgląda zakrytego wroga na obszarze { $space }: { $enemy }.
    .you = Podglądasz zakrytego wroga na obszarze { $space }: { $enemy }.
event-mk-peeked-pile = { $seat } podgląda wierzchni żeton stosu: { $enemy }.
    .you = Podglądasz wierzchni żeton stosu: { $enemy }.
event-mk-regained = { $seat } bierze z powrotem na rękę kartę „{ $card }”.
    .you = Bierzesz z powrotem na rękę kartę „{ $card }”.

## Dlaczego nie

why-mk-level-too-high = W ten sposób można przywrócić gotowość tylko jednostkom najwyżej { $most }. poziomu.
why-mk-no-blocked-enemy = To działa tylko na wroga, którego atak został zablokowany.
why-mk-no-coercion = Żadne działanie nie pozwala Ci teraz przywracać jednostkom gotowości za Wpływ.
why-mk-not-both-kinds = Podczas jednych negocjacji można werbować albo herosów, albo zbiry.
why-mk-wants-influence =
    { $need ->
        [one] Ta jednostka żąda za to { $need } punktu Wpływu, a masz { $have }.
       *[other] Ta jednostka żąda za to { $need } punktów Wpływu, a masz { $have }.
    }

cli-mk-peeked = Podejrzane
