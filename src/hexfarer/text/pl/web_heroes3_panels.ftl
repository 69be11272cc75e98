### Heroes III: co dodaje rysowany stół: panele nad mapą, miasto, walka.

## Róg

table-h3-corner = Runda, astrologowie i cel
table-h3-of-rounds = z { $rounds }
table-h3-round-n = Runda { $round }
table-h3-now-income = dochód wypłacony
table-h3-now-stars = odsłonięto znak
table-h3-next = runda { $round }: { $what }
table-h3-next-income = dochód
table-h3-next-stars = znak
table-h3-coming-cubes_leave = uzupełnia się: { $places }
table-h3-coming-swifter = Bohaterowie Główni idą dalej
table-h3-coming-second_swifter = drugi gracz idzie dalej
table-h3-coming-least_rolls = najniższy dochód rzuca kością
table-h3-coming-all_roll = każdy rzuca kością
table-h3-coming-payment = zasoby dla każdego
table-h3-coming-foe_grows = bohater AI rośnie w siłę
table-h3-coming-lairs_grow = legowiska rosną
table-h3-coming-wave = atak na Miasto
table-h3-coming-unit_joins = jednostka dołącza do każdego
table-h3-coming-visit_again = odwiedzone pole działa znowu
table-h3-coming-dragons_swifter = wędrująca armia przyspiesza
table-h3-coming-cubes_go = odwiedzone pola są znów wolne
table-h3-points-after = Punkty, po rundzie { $round }
table-h3-points-you = Ty { $n }
table-h3-points-of = { $seat } { $n }

## Fakty o polu

table-h3-guarded = strzeżone, trudność { $level }
table-h3-drawn = { $units }, dobierani przy walce
table-h3-guard-bronze = 
    { $count ->
        [one] { $count } brązowy strażnik
        [few] { $count } brązowych strażników
       *[other] { $count } brązowych strażników
    }
table-h3-guard-silver = 
    { $count ->
        [one] { $count } srebrny strażnik
        [few] { $count } srebrnych strażników
       *[other] { $count } srebrnych strażników
    }
table-h3-guard-gold = 
    { $count ->
        [one] { $count } złoty strażnik
        [few] { $count } złotych strażników
       *[other] { $count } złotych strażników
    }
table-h3-guard-azure = 
    { $count ->
        [one] { $count } lazurowy strażnik
        [few] { $count } lazurowych strażników
       *[other] { $count } lazurowych strażników
    }
table-h3-odds-title = Z Twoją armią i ręką
table-h3-odds-wait = Liczę walkę …
table-h3-odds-unhurt = bez strat
table-h3-odds-flipped = z gromady niewielu
table-h3-odds-fallen = pada jednostka
table-h3-odds-driven = odparci
table-h3-odds-of = { $chance } %
table-h3-odds-won = Wygrana w { $won } na 100
table-h3-odds-no-fight = Bez walki: masz wyższy poziom
table-h3-prize = Twoje:
table-h3-prize-now = { $what } od razu
table-h3-prize-income = { $what } dochodu
table-h3-prize-level = Poziom { $level }.
table-h3-ride-fight = Jedź i walcz
table-h3-ride-to = Jedź: { $place }
table-h3-dots-lead = Kropki prowadzą: { $place }; strażnicy czekają.
table-h3-dots-stop = Kropki prowadzą: { $place }; najpierw postój: { $stop }.
table-h3-dots-go = Kropki prowadzą: { $place }.
table-h3-moves-stay = 
    { $count ->
        [one] { $count } ruch zostaje na drugą rundę walki
        [few] { $count } ruchy zostają na dalsze rundy walki
       *[other] { $count } ruchów zostaje na dalsze rundy walki
    }
table-h3-where-to = Dokąd, { $hero }?

## Bohater i armia

table-h3-hero-cards = poziom { $level }, talia { $deck }, odrzucone { $discard }
table-h3-xp-possible = możliwe +{ $xp }
table-h3-level-at = poziom { $level } od { $xp }
table-h3-stock = Zapas i dochód
table-h3-paid-in = wypłata w rundzie { $round }
table-h3-on-foot = piechota
table-h3-foot-play = Zagraj
table-h3-foot-total = Zagraj: { $name } { $before } → { $after }
table-h3-foot-combat = W walce
table-h3-foot-cast = Rzuć
table-h3-foot-later = Nie teraz

## Miasto

table-h3-your-town = Twoje miasto
table-h3-open-town = Otwórz miasto
table-h3-town-of = { $faction }, Twoje miasto
table-h3-town-built = { $faction }. Zbudowane: { $buildings }
table-h3-town-say = Z każdego miejsca mapy. Każda moneta działa raz na rundę.
table-h3-town-title = Co robi miasto, { $hero }?
table-h3-to-map = Na mapę
table-h3-coin-build = Budowa
table-h3-coin-population = Rekrutacja
table-h3-coin-spell_book = Czar
table-h3-coin-ready = gotowe
table-h3-coin-used = użyte
table-h3-coin-guild = wymaga gildii
table-h3-recruit-title = Rekrutuj i wzmacniaj
table-h3-recruit-say = ile opłacisz; jednostka dołącza jako niewielu, Cytadela robi z niej gromadę
table-h3-recruit-now = Rekrutuj teraz, jedno kliknięcie
table-h3-reinforce-now = Wzmocnij teraz, jedno kliknięcie
table-h3-build-now = Buduj teraz, jedno kliknięcie
table-h3-verb-recruit = Rekrutuj
table-h3-verb-reinforce = Gromada
table-h3-verb-build = Buduj
table-h3-do-recruit = Rekrutuj: { $unit }, { $price }
table-h3-do-reinforce = Wzmocnij: { $unit }, { $price }
table-h3-in-army = W Twojej armii
table-h3-short = brakuje: { $what }
table-h3-short-cover = brakuje: { $what }; { $card } daje { $gain }
table-h3-needs-built = wymaga: { $building }
table-h3-used-build = w tej rundzie już zbudowano
table-h3-not-now = nie teraz
table-h3-pack = { $unit }, gromada
table-h3-town-plan = { $what }. Wygrana: { $before } → { $after } na 100.
table-h3-more = Talie
table-h3-other-line = poziom { $level }, karty: { $count }
table-h3-leave-town = Możesz jeszcze: { $what }. Opuścić miasto?

## Budowanie

table-h3-do-build = Zbuduj: { $building }, { $price }

## Walka

table-h3c-sally = Możesz podejść na { $space } i zaatakować
table-h3c-land = stąd
table-h3c-or-here = albo stąd
table-h3c-as-last = Rozstawić jak ostatnio?
table-h3c-stood = Tak stały: { $place }, runda { $round }.
table-h3c-proposed = Twoje jednostki w dogodnym szyku.
table-h3c-deploy-draw = Rozstaw i dobierz strażników
table-h3c-deploy-all = 
    { $count ->
        [one] Rozstaw { $count } jednostkę
        [few] Rozstaw { $count } jednostki
       *[other] Rozstaw { $count } jednostek
    }
table-h3c-roll = Rzuć kością ataku
table-h3c-where = Gdzie walczysz
table-h3c-fight-at = walka: { $place }
