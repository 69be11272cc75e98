### Heroes III: co přidává kreslený stůl: panely nad mapou, město, boj.

## Roh

table-h3-corner = Kolo, astrologové a cíl
table-h3-of-rounds = z { $rounds }
table-h3-round-n = Kolo { $round }
table-h3-now-income = příjem vyplacen
table-h3-now-stars = odkryto znamení
table-h3-next = kolo { $round }: { $what }
table-h3-next-income = příjem
table-h3-next-stars = znamení
table-h3-coming-cubes_leave = doplní se: { $places }
table-h3-coming-swifter = Hlavní hrdinové jdou dál
table-h3-coming-second_swifter = druhý hráč jde dál
table-h3-coming-least_rolls = nejnižší příjem hází kostkou
table-h3-coming-all_roll = každý hází kostkou
table-h3-coming-payment = suroviny pro každého
table-h3-coming-foe_grows = hrdina AI sílí
table-h3-coming-lairs_grow = doupata rostou
table-h3-coming-wave = útok na Město
table-h3-coming-unit_joins = ke každému se přidá jednotka
table-h3-coming-visit_again = navštívené pole znovu působí
table-h3-coming-dragons_swifter = putující armáda zrychlí
table-h3-coming-cubes_go = navštívená pole jsou zase volná
table-h3-points-after = Body, po kole { $round }
table-h3-points-you = ty { $n }
table-h3-points-of = { $seat } { $n }

## Fakta o poli

table-h3-guarded = střežené, obtížnost { $level }
table-h3-drawn = { $units }, berou se při boji
table-h3-guard-bronze = 
    { $count ->
        [one] { $count } bronzový strážce
        [few] { $count } bronzoví strážci
       *[other] { $count } bronzových strážců
    }
table-h3-guard-silver = 
    { $count ->
        [one] { $count } stříbrný strážce
        [few] { $count } stříbrní strážci
       *[other] { $count } stříbrných strážců
    }
table-h3-guard-gold = 
    { $count ->
        [one] { $count } zlatý strážce
        [few] { $count } zlatí strážci
       *[other] { $count } zlatých strážců
    }
table-h3-guard-azure = 
    { $count ->
        [one] { $count } azurový strážce
        [few] { $count } azuroví strážci
       *[other] { $count } azurových strážců
    }
table-h3-odds-title = S tvou armádou a rukou
table-h3-odds-wait = Počítám boj …
table-h3-odds-unhurt = beze ztrát
table-h3-odds-flipped = ze smečky hrstka
table-h3-odds-fallen = jednotka padne
table-h3-odds-driven = zahnáni
table-h3-odds-of = { $chance } %
table-h3-odds-won = Výhra ve { $won } ze 100
table-h3-odds-no-fight = Bez boje: máš vyšší úroveň
table-h3-prize = Tvé:
table-h3-prize-now = { $what } hned
table-h3-prize-income = { $what } příjmu
table-h3-prize-level = Úroveň { $level }.
table-h3-ride-fight = Jeď a bojuj
table-h3-ride-to = Jeď: { $place }
table-h3-dots-lead = Tečky vedou: { $place }; strážci čekají.
table-h3-dots-stop = Tečky vedou: { $place }; nejdřív zastávka: { $stop }.
table-h3-dots-go = Tečky vedou: { $place }.
table-h3-moves-stay = 
    { $count ->
        [one] { $count } krok zbývá na druhé kolo boje
        [few] { $count } kroky zbývají na další kola boje
       *[other] { $count } kroků zbývá na další kola boje
    }
table-h3-where-to = Kam, { $hero }?

## Hrdina a armáda

table-h3-hero-cards = úroveň { $level }, balíček { $deck }, odhoz { $discard }
table-h3-xp-possible = možné +{ $xp }
table-h3-level-at = úroveň { $level } od { $xp }
table-h3-stock = Zásoba a příjem
table-h3-paid-in = výplata v kole { $round }
table-h3-on-foot = pěší
table-h3-foot-play = Zahraj
table-h3-foot-total = Zahraj: { $name } { $before } → { $after }
table-h3-foot-combat = V boji
table-h3-foot-cast = Sešli
table-h3-foot-later = Teď ne

## Město

table-h3-your-town = Tvé město
table-h3-open-town = Otevři město
table-h3-town-of = { $faction }, tvé město
table-h3-town-built = { $faction }. Postaveno: { $buildings }
table-h3-town-say = Odkudkoli z mapy. Každá mince platí jednou za kolo.
table-h3-town-title = Co udělá město, { $hero }?
table-h3-to-map = Na mapu
table-h3-coin-build = Stavba
table-h3-coin-population = Verbování
table-h3-coin-spell_book = Kouzlo
table-h3-coin-ready = připraveno
table-h3-coin-used = použito
table-h3-coin-guild = chce cech
table-h3-recruit-title = Verbuj a posiluj
table-h3-recruit-say = kolik zaplatíš; jednotka přijde jako hrstka, Citadela z ní udělá smečku
table-h3-recruit-now = Verbuj hned, jedno kliknutí
table-h3-reinforce-now = Posil hned, jedno kliknutí
table-h3-build-now = Stav hned, jedno kliknutí
table-h3-verb-recruit = Verbuj
table-h3-verb-reinforce = Smečka
table-h3-verb-build = Stav
table-h3-do-recruit = Verbuj: { $unit }, { $price }
table-h3-do-reinforce = Posil: { $unit }, { $price }
table-h3-in-army = V tvé armádě
table-h3-short = chybí { $what }
table-h3-short-cover = chybí { $what }: { $card } dá { $gain }
table-h3-needs-built = chce { $building }
table-h3-used-build = v tomto kole se už stavělo
table-h3-not-now = teď ne
table-h3-pack = { $unit }, smečka
table-h3-town-plan = { $what }. Výhra: { $before } → { $after } ze 100.
table-h3-more = Balíčky
table-h3-other-line = úroveň { $level }, karty: { $count }
table-h3-leave-town = Ještě můžeš: { $what }. Opustit město?

## Stavění

table-h3-do-build = Postav: { $building }, { $price }

## Boj

table-h3c-sally = Můžeš dojít na { $space } a zaútočit
table-h3c-land = odsud
table-h3c-or-here = nebo odsud
table-h3c-as-last = Rozestavit jako minule?
table-h3c-stood = Tak stály: { $place }, kolo { $round }.
table-h3c-proposed = Tvé jednotky ve vhodném postavení.
table-h3c-deploy-draw = Rozestav a dober strážce
table-h3c-deploy-all = 
    { $count ->
        [one] Rozestav { $count } jednotku
        [few] Rozestav { $count } jednotky
       *[other] Rozestav { $count } jednotek
    }
table-h3c-roll = Hoď útočnou kostkou
table-h3c-where = Kde bojuješ
table-h3c-fight-at = boj: { $place }
