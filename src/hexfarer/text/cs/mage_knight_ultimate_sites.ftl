### Mage Knight: dílky, místa, ruiny a volby edice Ultimate, česky.

## Místa

mk-site-maze = bludiště
    .gen = bludiště
    .dat = bludišti
    .acc = bludiště
    .ins = bludištěm
    .loc = bludišti
    .gender = neuter
mk-site-labyrinth = labyrint
    .gen = labyrintu
    .dat = labyrintu
    .acc = labyrint
    .ins = labyrintem
    .loc = labyrintu
    .gender = masculine
mk-site-refugee_camp = tábor uprchlíků
    .gen = tábora uprchlíků
    .dat = táboru uprchlíků
    .acc = tábor uprchlíků
    .ins = táborem uprchlíků
    .loc = táboře uprchlíků
    .gender = masculine
mk-site-deep_mine = hluboké doly
    .gen = hlubokých dolů
    .dat = hlubokým dolům
    .acc = hluboké doly
    .ins = hlubokými doly
    .loc = hlubokých dolech
    .gender = plural

text-mk-site-maze = Místo dobrodružství. Smíte vzít s sebou nejvýše jednu bojeschopnou a nezraněnou jednotku. Pak zvolíte jednu ze tří cest za 2, 4 nebo 6 bodů pohybu, které zahrajete až tady, a bojujete s jedním hnědým nepřítelem. Po vítězství položíte na cestu žeton štítu a podle ní získáte dva krystaly podle volby, kouzlo, nebo artefakt. Dvě cesty jednoho bludiště nikdo nedobude.
text-mk-site-labyrinth = Místo dobrodružství. Smíte vzít s sebou nejvýše jednu bojeschopnou a nezraněnou jednotku. Pak zvolíte jednu ze tří cest za 2, 4 nebo 6 bodů pohybu, které zahrajete až tady, a bojujete s jedním červeným nepřítelem. Po vítězství položíte na cestu žeton štítu a podle ní získáte dva krystaly podle volby, kouzlo, nebo artefakt, a vždy také pokročilou akci z nabídky. Dvě cesty jednoho labyrintu nikdo nedobude.
text-mk-site-refugee_camp = Vyjednávání: verbujete kteroukoli jednotku z nabídky. Jednotky s ikonou vesnice stojí jako obvykle, ostatní o 1 bod vlivu víc a ty, které mají jen ikonu města, o 3 víc. Léčení se tu nekupuje.
text-mk-site-deep_mine = Skončíte-li tu tah, získáte krystal jedné z barev dolů podle volby. Barva, od které už máte 3 krystaly, nedá nic.

doubt-mk-site-maze = Žádná pravidla, která máme, ho nepopisují. Držíme se zveřejněného textu jeho karty.
doubt-mk-site-labyrinth = Žádná pravidla, která máme, ho nepopisují. Držíme se zveřejněného textu jeho karty; podle jednoho zdroje je nepřítel hnědý, ne červený.
doubt-mk-site-refugee-camp = Žádná pravidla, která máme, ho nepopisují a příplatky zná jediný zdroj, podle kterého se tu dá koupit i léčení. Tady se léčení nekupuje.
doubt-mk-site-deep-mine = Žádná pravidla, která máme, je nepopisují. Držíme se zveřejněného textu jejich karty.

## Ruiny

mk-ruin-altar-all = ruiny s oltářem všech čtyř barev
mk-ruin-violet-violet = ruiny se dvěma fialovými nepřáteli
mk-ruin-green-green-green = ruiny se třemi zelenými nepřáteli
text-mk-altar-all = Oltář. Jako akci zaplaťte po jedné maně každé základní barvy a ihned získáte slávu +{ $fame }.

## Odměny

mk-reward-chosen-crystals = krystal podle volby

## Akce

do-mk-path = Jít cestou za Pohyb { $number } a bojovat
do-mk-turn-back = Vrátit se

## Otázky

ask-mk-companion = Zvolte jednotku, která půjde s vámi, nebo jděte bez ní.
    .title = { $seat }: doprovod
ask-mk-maze = Jste uvnitř ({ $site }): zahrajte Pohyb a zvolte cestu, nebo se vraťte.
    .title = { $seat }: volba cesty
ask-mk-deep-mine = Zvolte barvu krystalu z hlubokých dolů.
    .title = { $seat }: hluboké doly

## Co se stalo

event-mk-maze = { $seat } vstupuje dovnitř: { $space }.
    .you = Vstupuješ dovnitř: { $space }.
event-mk-path-taken = { $seat } dobývá cestu za Pohyb { $number }: { $space }.
    .you = Dobýváš cestu za Pohyb { $number }: { $space }.

## Proč ne

why-mk-no-altar-colours = Oltář žádá po jedné maně každé základní barvy a tolik zaplatit nedokážete.
why-mk-path-gone = Na cestě za Pohyb { $number } už leží žeton štítu.
why-mk-no-such-path = Cesty stojí Pohyb 2, 4 a 6.
why-mk-no-path-left = Všechny tři cesty už jsou dobyté.
why-mk-own-path = Na jedné zdejší cestě už váš žeton štítu leží a druhou dobýt nesmíte.
why-mk-in-the-maze = Stojíte na rozcestí. Nejdřív zvolte cestu, nebo se vraťte.
why-mk-too-few-for-path = Cesta stojí Pohyb { $need } zahraný až tady a máte { $have }.
why-mk-crystals-full = Od { NAME($mana, case: "gen") } barvy už máte tři krystaly.
why-mk-not-mined-here = Krystaly { NAME($mana, case: "gen") } barvy v těchto dolech nejsou.

## Volby nové hry

option-tile_pool = Výběr dílků
    .about = S hodnotou „{ server-value-usual }“ se vybírá z dílků základní edice, „{ option-tile_pool.value-extended }“ přidá pět dílků s bludišti, labyrinty, tábory uprchlíků, hlubokými doly a hradbami. První průzkum, Osvobozování dolů a Obsaď a udrž mají dílky předepsané a nemění se.
    .value-extended = i vynechané
option-elite_units = Elitní jednotky
    .about = Jsou-li ve hře elitní jednotky: „{ server-value-usual }“ podle scénáře a edice, „{ server-value-on }“ ano, „{ server-value-off }“ ne.
option-recruiting = Verbování ve věžích a pevnostech
    .about = S hodnotou „{ option-recruiting.value-extended }“ se jednotky klášterů verbují i v magických věžích a jednotky vesnic i v pevnostech, s hodnotou „{ option-recruiting.value-plain }“ ne; „{ server-value-usual }“ podle scénáře a edice.
    .value-extended = více druhů
    .value-plain = každá na svém místě
option-rite_crystals = Krystaly druhé Noci
    .about = Ve druhé z Nocí druidů: „{ option-rite_crystals.value-summoned }“ dá dva náhodné krystaly za každého vyvolaného nepřítele, „{ option-rite_crystals.value-defeated }“ za každého poraženého; „{ server-value-usual }“ podle edice.
    .value-summoned = za vyvolané
    .value-defeated = za poražené

kind-path = cesta

## V terminálu

cli-mk-mark-maze = blud
cli-mk-mark-labyrinth = labyr
cli-mk-mark-refugee-camp = tábor
cli-mk-mark-deep-mine = hlub
cli-mk-walls = hradby mezi políčky { $places }
cli-mk-legend-walls = ║ ═ hradby
