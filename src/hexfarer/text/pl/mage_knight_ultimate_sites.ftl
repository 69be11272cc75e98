### Mage Knight: tereny, miejsca, ruiny i opcje wydania Ultimate, po polsku.

## Miejsca

mk-site-maze = kręte korytarze
    .gen = krętych korytarzy
    .dat = krętym korytarzom
    .acc = kręte korytarze
    .ins = krętymi korytarzami
    .loc = krętych korytarzach
    .gender = plural
mk-site-labyrinth = labirynt
    .gen = labiryntu
    .dat = labiryntowi
    .acc = labirynt
    .ins = labiryntem
    .loc = labiryncie
    .gender = masculine
mk-site-refugee_camp = obóz uchodźców
    .gen = obozu uchodźców
    .dat = obozowi uchodźców
    .acc = obóz uchodźców
    .ins = obozem uchodźców
    .loc = obozie uchodźców
    .gender = masculine
mk-site-deep_mine = głęboka kopalnia
    .gen = głębokiej kopalni
    .dat = głębokiej kopalni
    .acc = głęboką kopalnię
    .ins = głęboką kopalnią
    .loc = głębokiej kopalni
    .gender = feminine

text-mk-site-maze = W ramach akcji możesz tu wejść, zabierając najwyżej jedną gotową i zdrową jednostkę. Potem wybierasz jedną z trzech dróg za 2, 4 lub 6 punktów Ruchu zagranych teraz i walczysz z brązowym wrogiem. Po zwycięstwie kładziesz na drodze tarczę i zyskujesz odpowiednio dwa dowolne kryształy, czar albo artefakt. Nikt nie zdobywa dwóch dróg w tym samym miejscu.
text-mk-site-labyrinth = W ramach akcji możesz tu wejść, zabierając najwyżej jedną gotową i zdrową jednostkę. Potem wybierasz jedną z trzech dróg za 2, 4 lub 6 punktów Ruchu zagranych teraz i walczysz z czerwonym wrogiem. Po zwycięstwie kładziesz na drodze tarczę i zyskujesz odpowiednio dwa dowolne kryształy, czar albo artefakt, a zawsze też akcję zaawansowaną z puli. Nikt nie zdobywa dwóch dróg w tym samym labiryncie.
text-mk-site-refugee_camp = W negocjacjach możesz tu zwerbować każdą jednostkę z puli. Jednostki z ikoną wioski kosztują tyle co zwykle, inne o 1 punkt Wpływu więcej, a te, które mają tylko ikonę miasta, o 3 więcej. Leczenia tu nie ma.
text-mk-site-deep_mine = Kto kończy tu turę, zyskuje kryształ w jednym z kolorów kopalni, do wyboru. Kolor, w którym ma się już 3 kryształy, nic nie daje.

doubt-mk-site-maze = Nie opisuje tego żadna instrukcja, którą mamy. Trzymamy się opublikowanego tekstu karty.
doubt-mk-site-labyrinth = Nie opisuje tego żadna instrukcja, którą mamy. Trzymamy się opublikowanego tekstu karty; według jednego źródła wróg jest brązowy, a nie czerwony.
doubt-mk-site-refugee-camp = Nie opisuje tego żadna instrukcja, którą mamy, a dopłaty podaje jedno źródło, według którego można tu też kupować leczenie. Tutaj nie można.
doubt-mk-site-deep-mine = Nie opisuje tego żadna instrukcja, którą mamy. Trzymamy się opublikowanego tekstu karty.

## Ruiny

mk-ruin-altar-all = ołtarz many czterech kolorów
mk-ruin-violet-violet = ruiny: dwaj fioletowi wrogowie
mk-ruin-green-green-green = ruiny: trzej zieloni wrogowie
text-mk-altar-all =
    { $fame ->
        [one] W ramach akcji możesz zapłacić tu po jednej manie każdego podstawowego koloru; od razu zyskujesz { $fame } punkt sławy i zaznaczasz ruiny tarczą.
        [few] W ramach akcji możesz zapłacić tu po jednej manie każdego podstawowego koloru; od razu zyskujesz { $fame } punkty sławy i zaznaczasz ruiny tarczą.
       *[other] W ramach akcji możesz zapłacić tu po jednej manie każdego podstawowego koloru; od razu zyskujesz { $fame } punktów sławy i zaznaczasz ruiny tarczą.
    }

## Nagrody

mk-reward-chosen-crystals = dowolny kryształ

## Co można zrobić

do-mk-path =
    { $number ->
        [one] Idź drogą za { $number } punkt Ruchu i walcz
        [few] Idź drogą za { $number } punkty Ruchu i walcz
       *[other] Idź drogą za { $number } punktów Ruchu i walcz
    }
do-mk-turn-back = Zawróć

## Pytania

ask-mk-companion = Wybierz jednostkę, która idzie z Tobą, albo idź bez niej.
    .title = Towarzysz, { $seat }
ask-mk-maze = Stoisz w { NAME($site, case: "loc") }: zagrywaj Ruch i wybierz drogę albo zawróć.
    .title = Droga, { $seat }
ask-mk-deep-mine = Wybierz kolor kryształu z głębokiej kopalni.
    .title = Głęboka kopalnia, { $seat }

## Co się stało

event-mk-maze = { $seat } wchodzi w głąb. Miejsce: { $space }.
    .you = Wchodzisz w głąb. Miejsce: { $space }.
event-mk-path-taken =
    { $number ->
        [one] { $seat } zdobywa drogę za { $number } punkt Ruchu. Miejsce: { $space }.
        [few] { $seat } zdobywa drogę za { $number } punkty Ruchu. Miejsce: { $space }.
       *[other] { $seat } zdobywa drogę za { $number } punktów Ruchu. Miejsce: { $space }.
    }
    .you =
        { $number ->
            [one] Zdobywasz drogę za { $number } punkt Ruchu. Miejsce: { $space }.
            [few] Zdobywasz drogę za { $number } punkty Ruchu. Miejsce: { $space }.
           *[other] Zdobywasz drogę za { $number } punktów Ruchu. Miejsce: { $space }.
        }

## Dlaczego nie

why-mk-no-altar-colours = Ołtarz kosztuje po jednej manie każdego podstawowego koloru, a tyle nie możesz zapłacić.
why-mk-path-gone =
    { $number ->
        [one] Na drodze za { $number } punkt Ruchu leży już tarcza.
        [few] Na drodze za { $number } punkty Ruchu leży już tarcza.
       *[other] Na drodze za { $number } punktów Ruchu leży już tarcza.
    }
why-mk-no-such-path = Drogi kosztują 2, 4 i 6 punktów Ruchu.
why-mk-no-path-left = Wszystkie trzy drogi są już zdobyte.
why-mk-own-path = Twoja tarcza leży już tu na jednej z dróg, a dwóch zdobyć nie można.
why-mk-in-the-maze = Stoisz na rozdrożu; najpierw wybierz drogę albo zawróć.
why-mk-too-few-for-path =
    { $need ->
        [one] Droga kosztuje { $need } punkt Ruchu zagranego tutaj, a masz { $have }.
        [few] Droga kosztuje { $need } punkty Ruchu zagranego tutaj, a masz { $have }.
       *[other] Droga kosztuje { $need } punktów Ruchu zagranego tutaj, a masz { $have }.
    }
why-mk-crystals-full = Masz już trzy kryształy tego koloru ({ $mana }).
why-mk-not-mined-here = W tej kopalni nie ma kryształów tego koloru ({ $mana }).

## Opcje nowej gry

option-tile_pool = Tereny do wyboru
    .about = „{ server-value-usual }”: tereny wydania podstawowego; „{ option-tile_pool.value-extended }”: także pięć terenów z krętymi korytarzami, labiryntami, obozami uchodźców, głębokimi kopalniami i murami. Pierwszy rekonesans, Wyzwolenie kopalni oraz Podbij i utrzymaj mają własne tereny i się nie zmieniają.
    .value-extended = także pominięte
option-elite_units = Jednostki elitarne
    .about = „{ server-value-usual }”: jak w scenariuszu i wydaniu; „{ server-value-on }”: jednostki elitarne są w grze; „{ server-value-off }”: nie ma ich.
option-recruiting = Werbunek w wieżach i basztach
    .about = „{ option-recruiting.value-extended }”: jednostki z ikoną klasztoru werbuje się też w wieżach maga, a te z ikoną wioski także w basztach; „{ option-recruiting.value-plain }”: nie; „{ server-value-usual }”: jak w scenariuszu i wydaniu.
    .value-extended = więcej rodzajów
    .value-plain = każda w swoim miejscu
option-rite_crystals = Kryształy drugiej nocy
    .about = W drugą z Nocy druidów: „{ option-rite_crystals.value-summoned }”: dwa losowe kryształy za każdego przywołanego wroga; „{ option-rite_crystals.value-defeated }”: za każdego pokonanego; „{ server-value-usual }”: jak w wydaniu.
    .value-summoned = za przywołanych
    .value-defeated = za pokonanych

kind-path = droga

## W terminalu

cli-mk-mark-maze = kręte
cli-mk-mark-labyrinth = labir
cli-mk-mark-refugee-camp = obóz
cli-mk-mark-deep-mine = głęb
cli-mk-walls = mury między obszarami { $places }
cli-mk-legend-walls = ║ ═ mury
