### Mage Knight, Ultimate Edition: vlastní karty hrdinů a jednotky.

## Karty

mk-card-threaten_revised = { mk-card-threaten }
mk-card-cold_toughness_revised = { mk-card-cold_toughness }
mk-card-mana_pull = Přitažení many
mk-card-crystal_joy = Radost z krystalů
mk-card-rejuvenate = Omlazení
mk-card-instinct = Instinkt
mk-card-swift_reflexes = Bleskové reflexy
mk-card-tirelessness = Neúnavnost
mk-card-savage_harvesting = Divoká sklizeň
mk-card-ruthless_coercion = Bezohledný nátlak
mk-card-one_with_the_land = Sepětí se zemí
mk-card-druidic_paths = Druidské stezky

## Jednotky

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
mk-unit-scouts = zvědové
    .gen = zvědů
    .dat = zvědům
    .acc = zvědy
    .ins = zvědy
    .loc = zvědech
    .gender = plural
mk-unit-thugs = hrdlořezové
    .gen = hrdlořezů
    .dat = hrdlořezům
    .acc = hrdlořezy
    .ins = hrdlořezy
    .loc = hrdlořezech
    .gender = plural
mk-unit-shocktroops = úderné oddíly
    .gen = úderných oddílů
    .dat = úderným oddílům
    .acc = úderné oddíly
    .ins = údernými oddíly
    .loc = úderných oddílech
    .gender = plural
mk-unit-magic_familiars = magičtí přisluhovači
    .gen = magických přisluhovačů
    .dat = magickým přisluhovačům
    .acc = magické přisluhovače
    .ins = magickými přisluhovači
    .loc = magických přisluhovačích
    .gender = plural
mk-unit-heroes_white = rekové (bílí)
    .gen = reků (bílých)
    .dat = rekům (bílým)
    .acc = reky (bílé)
    .ins = reky (bílými)
    .loc = recích (bílých)
    .gender = plural
mk-unit-heroes_green = rekové (zelení)
    .gen = reků (zelených)
    .dat = rekům (zeleným)
    .acc = reky (zelené)
    .ins = reky (zelenými)
    .loc = recích (zelených)
    .gender = plural
mk-unit-heroes_blue = rekové (modří)
    .gen = reků (modrých)
    .dat = rekům (modrým)
    .acc = reky (modré)
    .ins = reky (modrými)
    .loc = recích (modrých)
    .gender = plural
mk-unit-heroes_red = rekové (červení)
    .gen = reků (červených)
    .dat = rekům (červeným)
    .acc = reky (červené)
    .ins = reky (červenými)
    .loc = recích (červených)
    .gender = plural
mk-unit-sorcerers = čarodějové
    .gen = čarodějů
    .dat = čarodějům
    .acc = čaroděje
    .ins = čaroději
    .loc = čarodějích
    .gender = plural
mk-unit-delphana_masters = delphanští mistři
    .gen = delphanských mistrů
    .dat = delphanským mistrům
    .acc = delphanské mistry
    .ins = delphanskými mistry
    .loc = delphanských mistrech
    .gender = plural

text-mk-unit-reputed = Při jejím verbování se vaše pověst počítá dvakrát, za vyjednávání jednou a nikdy spolu s hrdlořezy. Při dobývání opevněného místa a při útoku na hrdinu stojí každé její použití Vliv 2.
text-mk-unit-disreputable = Při jejím verbování působí vaše pověst opačně, nikdy spolu s reky. Přidělit jí body zranění stojí Vliv 2.
text-mk-unit-bound = Naverbovat ji stojí také 1 manu základní barvy, která na ní od té chvíle leží. Na začátku každého kola ji nahradí krystal, jinak jednotka odejde.
text-mk-unit-only-recruited = Lze ji jen naverbovat při vyjednávání, jinak ji získat nelze.
text-mk-unit-not-lent = Její schopnosti si nelze vypůjčit z nabídky.
text-mk-unit-manifold = Jedno použití smí spojit několik jejích schopností, každou jednou a každou za její manu.

## Efekty

effect-mk-per-open-icon = { $base } a navíc { $plus } za každou schopnost, odolnost a barvu útoku blokovaného nepřítele, nemá-li magickou imunitu
effect-mk-pull-die = V tomto tahu smíte použít o 1 kostku z Pramene více; je-li černá, platí za kteroukoli základní barvu
effect-mk-set-dice =
    { $n ->
        [one] Vezměte z Pramene { $n } kostku, nastavte ji na kteroukoli barvu kromě zlaté a získejte žeton many této barvy; na konci tahu se kostka vrátí bez hodu
        [few] Vezměte z Pramene { $n } kostky, každou nastavte na kteroukoli barvu kromě zlaté a získejte žeton many této barvy; na konci tahu se kostky vrátí bez hodu
       *[other] Vezměte z Pramene { $n } kostek, každou nastavte na kteroukoli barvu kromě zlaté a získejte žeton many této barvy; na konci tahu se kostky vrátí bez hodu
    }
effect-mk-regain = Na konci tahu smíte z ruky odložit jinou kartu (ne zranění) a tuto si vzít zpět do ruky
effect-mk-regain-wound = Na konci tahu smíte z ruky odložit jinou kartu (i zranění) a tuto si vzít zpět do ruky
effect-mk-tireless = Příští karta, která v tomto tahu dává Pohyb, ho dá o 1 více, i když je zahraná na šířku
effect-mk-tireless-each = Každá jiná karta, která v tomto tahu dává Pohyb, ať předtím, nebo potom, ho dá o 1 více, i když je zahraná na šířku
effect-mk-reap-step = Jednou v tomto tahu smíte po kroku odložit z ruky kartu (ne zranění) a získat krystal její barvy, za artefakt kterýkoli
effect-mk-reap-steps = Po každém kroku v tomto tahu smíte odložit z ruky kartu (ne zranění) a získat krystal její barvy, za artefakt kterýkoli
effect-mk-land-block = Blok ve výši ceny vašeho políčka beze změn (v horách 5, na jezeře 2), ve Dne ohnivý, v Noci ledový
effect-mk-ease-space = Jedno políčko podle volby stojí v tomto tahu o 1 bod pohybu méně (nejméně 2)
effect-mk-ease-terrain = Jeden druh terénu podle volby stojí v tomto tahu o 1 bod pohybu méně (nejméně 2)
effect-mk-coerced-price = Jedna jednotka naverbovaná v tomto tahu smí stát o { $n } méně; pak Pověst −1 ihned
effect-mk-coerce = V tomto tahu smíte jednotky nejvýše { $level }. úrovně zbojeschopnit za Vliv { $n } na úroveň
effect-mk-far-sight = V tomto tahu smíte odkrývat dílky mapy ze vzdálenosti dvou políček
effect-mk-peek = Prohlédněte si nepřítele ležícího lícem dolů nejvýše { $n } políčka daleko nebo vrchní žeton hromádky; Sláva +1, když tohoto nepřítele v tomto tahu porazíte
effect-mk-peek-space = Prohlédněte si nepřítele ležícího lícem dolů nejvýše { $n } políčka daleko
effect-mk-peek-at = Prohlédněte si žeton s tímto rubem: { $pile }
effect-mk-peek-pile = Prohlédněte si vrchní žeton této hromádky: { $pile }
effect-mk-swift-block = Blok { $n } ({ $element }), ×2 proti hbitému
effect-mk-stand-before = Jeden útok nepřítele je o { $n } slabší; jeho body zranění je třeba přidělit nejdřív této jednotce, i kdyby je jednotkám přidělit nešlo
effect-mk-harass = Jeden nepřítel má v tomto boji zbroj o { $n } nižší (nejméně 1) a jeden jeho útok je o { $n } slabší
effect-mk-others-attack = Útoky vašich ostatních jednotek jsou v tomto tahu o { $n } vyšší
effect-mk-with-mana = { $plain } (leží-li na ní { $mana } mana: { $better })
effect-mk-destroy-blocked = Zničte jednoho zablokovaného nepřítele

## Odpovědi

do-mk-coerce-1 = O 2 body vlivu levněji a Pověst −1
do-mk-coerce-2 = Za plnou cenu
do-mk-ready-unit = Zbojeschopnit za vliv { NAME($unit, case: "acc") }

## Otázky

ask-mk-coerce = Má nová jednotka stát o 2 body vlivu méně, což vás stojí 1 bod pověsti, nebo plnou cenu?
    .title = { $seat }: cena jednotky
ask-mk-ease-space = Zvolte políčko, které v tomto tahu stojí o 1 bod pohybu méně.
    .title = { $seat }: stezka
ask-mk-harvest = Po kroku smíte odložit kartu a získat krystal její barvy.
    .title = { $seat }: sklizeň
ask-mk-more-abilities = Smíte použít další schopnost této jednotky za její manu.
    .title = { $seat }: další schopnosti
ask-mk-peek = Zvolte políčko s nepřítelem, kterého si prohlédnete.
    .title = { $seat }: průzkum
ask-mk-pull-die-to = Zvolte barvu, na kterou kostku nastavíte; získáte jednu manu této barvy.
    .title = { $seat }: nová barva kostky
ask-mk-regain = Chcete odložit kartu a zahranou si vzít zpět do ruky?
    .title = { $seat }: návrat karty
ask-mk-upkeep = Začíná nové kolo: zvolte krystal pro magické přisluhovače, nebo je nechte odejít.
    .title = { $seat }: udržení přisluhovačů

barrier-mk-peeked = tady si někdo prohlédl skrytého nepřítele

## Záznam

event-mk-kept = { $seat } pokládá na jednotku manu ({ $mana }): { $unit }.
    .you = Pokládáš na jednotku manu ({ $mana }): { $unit }.
event-mk-peeked = { $seat } si prohlíží skrytého nepřítele na políčku { NAME($space, case: "gen") }: { $enemy }.
    .you = Prohlížíš si skrytého nepřítele na políčku { NAME($space, case: "gen") }: { $enemy }.
event-mk-peeked-pile = { $seat } si prohlíží vrchní žeton hromádky: { $enemy }.
    .you = Prohlížíš si vrchní žeton hromádky: { $enemy }.
event-mk-regained = { $seat } si bere zpět do ruky kartu „{ $card }“.
    .you = Bereš si zpět do ruky kartu „{ $card }“.

## Proč ne

why-mk-level-too-high = Takto lze zbojeschopnit jen jednotky nejvýše { $most }. úrovně.
why-mk-no-blocked-enemy = To působí jen na nepřítele, jehož útok byl zablokován.
why-mk-no-coercion = Žádný efekt vám teď nedovoluje zbojeschopnit jednotky za vliv.
why-mk-not-both-kinds = Při jednom vyjednávání lze verbovat buď reky, nebo hrdlořezy.
why-mk-wants-influence = Tato jednotka za to chce Vliv { $need } a vy máte { $have }.

cli-mk-peeked = Prohlédnuté
