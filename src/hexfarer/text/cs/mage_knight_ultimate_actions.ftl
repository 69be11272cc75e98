### Mage Knight: pokročilé akce Ultimate Edice.

## Názvy

mk-card-agility_revised = { mk-card-agility }
mk-card-refreshing_walk_revised = { mk-card-refreshing_walk }
mk-card-intimidate_revised = { mk-card-intimidate }
mk-card-blood_ritual_revised = { mk-card-blood_ritual }
mk-card-heroic_tale_revised = { mk-card-heroic_tale }
mk-card-in_need_revised = { mk-card-in_need }
mk-card-magic_talent_revised = { mk-card-magic_talent }
mk-card-power_of_crystals = Síla krystalů
mk-card-rush_of_adrenaline = Nával adrenalinu
mk-card-explosive_bolt = Výbušná střela
mk-card-chilling_stare = Mrazivý pohled
mk-card-counterattack = Protiútok
mk-card-ritual_attack = Rituální útok
mk-card-blood_of_ancients = Krev předků
mk-card-shield_bash = Úder štítem
mk-card-temporal_portal = Časový portál
mk-card-spell_forge = Kovárna kouzel
mk-card-chivalry = Rytířskost
mk-card-peaceful_moment = Chvilka klidu
mk-card-dodge_and_weave = Úskoky
mk-card-stout_resolve = Neochvějnost
mk-card-force_of_nature = Síla přírody
mk-card-mountain_lore = Znalost hor

## Efekty karet

text-mk-strong-two = Silnější efekt za { NAME($mana, case: "acc") } nebo { NAME($other, case: "acc") } manu: { $effect }.
effect-mk-agility-now = V boji v tomto tahu smíte každý bod pohybu zahraný v boji proměnit v Útok 1
effect-mk-agility-ranged-now = V boji v tomto tahu smíte každý bod pohybu zahraný v boji proměnit v Útok 1 a každé dva ve Střelecký útok 1
effect-mk-buy-action = Zaplaťte 1 manu základní barvy a vezměte si pokročilou akci téže barvy z nabídky do ruky
effect-mk-chivalrous = Pověst +1 za každého nepřítele poraženého tímto útokem
effect-mk-chivalrous-fame = Sláva +1 a Pověst +1 za každého nepřítele poraženého tímto útokem
effect-mk-crystal-missing = Získejte krystal základní barvy, kterou v inventáři nemáte
effect-mk-discard-to-cast = Odložte z ruky kartu akce nebo kouzlo a sešlete z nabídky kouzlo téže barvy za jeho obvyklou manu, kouzlo v nabídce zůstane
effect-mk-dodge = Nedostanete-li v tomto boji před fází útoku žádné zranění do ruky, máte v ní navíc Útok { $n }
effect-mk-explosive = Za každého nepřítele poraženého tímto útokem má jiný zvolený nepřítel zbroj o 1 nižší (nejméně 1)
effect-mk-forge =
    { $n ->
        [one] Získejte krystal barvy jednoho kouzla z nabídky
        [few] Získejte { $n } krystaly, každý v barvě jiného kouzla z nabídky
       *[other] Získejte { $n } krystalů, každý v barvě jiného kouzla z nabídky
    }
effect-mk-lore = Skončíte-li tah na kopcích, máte při příštím lízání limit karet o 1 vyšší
effect-mk-lore-mountain = Skončíte-li tento tah v horách, máte při příštím lízání limit karet o { $n } vyšší, na kopcích o 1
effect-mk-mute-blow = Jeden útok nepřítele ztrácí všechny schopnosti, živel mu zůstává
effect-mk-lower-attack = Ve fázi bloku snižte jeden útok nepřítele o { $n }
effect-mk-peaceful = Vliv { $n }; zahrajete-li kartu jako svou akci, smíte v tomto tahu libovolně měnit 2 body vlivu v Léčení 1
effect-mk-peaceful-readies = Vliv { $n }; zahrajete-li kartu jako svou akci, smíte v tomto tahu libovolně měnit 2 body vlivu v Léčení 1 a jednou zbojeschopnit jednotku za 2 body vlivu za každou její úroveň
effect-mk-per-blocked =
    { $base ->
        [0] { $plus } za každého nepřítele zablokovaného v tomto tahu
       *[other] { $base } a o { $plus } více za každého nepřítele zablokovaného v tomto tahu
    }
effect-mk-per-set = Za každou úplnou sadu krystalů všech čtyř základních barev si vyberte ještě jedno ({ $part })
effect-mk-portal =
    { $far ->
        [one] Jako svou akci se smíte přesunout zdarma a bez provokování na sousední odkryté bezpečné políčko; při příštím lízání máte limit karet o { $more } vyšší
       *[other] Jako svou akci se smíte přesunout zdarma a bez provokování až o { $far } odkrytá políčka na bezpečné políčko; při příštím lízání máte limit karet o { $more } vyšší
    }
effect-mk-reputation-down-now = Pověst −{ $n } ihned
effect-mk-reputation-up-now = Pověst +{ $n } ihned
effect-mk-resolve = Pohyb { $n }, Vliv { $n }, Útok { $n } (fyzický) nebo Blok { $n } (fyzický); o { $plus } více, odložíte-li z ruky zranění
effect-mk-resolve-cards = Pohyb { $n }, Vliv { $n }, Útok { $n } (fyzický) nebo Blok { $n } (fyzický); o { $plus } více za každou kartu, kterou odložíte z ruky, z toho nejvýše jedno zranění
effect-mk-retort-excess = Uspěje-li blok, má zablokovaný nepřítel v tomto tahu zbroj nižší o tolik, o kolik blok přesáhl potřebnou hodnotu (nejméně 1)
effect-mk-ritual = Vyřaďte z ruky jinou kartu akce: za červenou { $red }, za modrou { $blue }, za zelenou { $green }, za bílou { $white }
effect-mk-rush =
    { $n ->
        [one] Lízněte si kartu za první zranění, které v tomto tahu dostanete do ruky, i dříve
       *[other] Lízněte si kartu za každé z prvních { $n } zranění, která v tomto tahu dostanete do ruky, i dříve
    }
effect-mk-rush-throws =
    { $n ->
        [one] Vyřaďte první zranění, které v tomto tahu dostanete do ruky, i dříve, a lízněte si kartu za ně i za další
       *[other] Vyřaďte první zranění, které v tomto tahu dostanete do ruky, i dříve, a lízněte si kartu za ně i za každé z { $n } dalších
    }
effect-mk-tale-fame-now = Sláva +1 a Pověst +1 ihned za každou jednotku naverbovanou v tomto tahu
effect-mk-tale-now = Pověst +1 ihned za každou jednotku naverbovanou v tomto tahu
effect-mk-use-offered = Použijte bez many silnější efekt pokročilé akce z nabídky, karta v nabídce zůstane
effect-mk-ward = Jedna vaše jednotka má v tomto boji fyzickou odolnost
effect-mk-when-peace = Mimo boj navíc ({ $then })
effect-mk-wound-to-discard = Za cenu 1 zranění do odkládacího balíčku

## Proměna bodů

mk-conversion-dodge-and-weave = Použít Útok z Úskoků
mk-conversion-influence-to-heal = Proměnit 2 body vlivu v Léčení 1
mk-conversion-influence-to-ready = Zbojeschopnit jednotku za 2 body vlivu za každou její úroveň

## Otázky

ask-mk-as-action = Zahrajete tuto kartu jako akci svého tahu? Jinak získáte jen Vliv.
    .title = { $seat }: akce tahu
ask-mk-forge = Zvolte kouzlo z nabídky, jehož barvu bude mít váš krystal.
    .title = { $seat }: krystal podle kouzla
ask-mk-portal = Zvolte bezpečné políčko, na které se hrdina přesune, nebo zůstaňte na místě.
    .title = { $seat }: časový portál
ask-mk-resolve = Odkládejte z ruky karty za další body, nebo skončete.
    .title = { $seat }: odložené karty
ask-mk-thrown-colour = Karta má dvě barvy; zvolte tu, která platí.
    .title = { $seat }: barva karty
ask-mk-use-offered = Zvolte pokročilou akci z nabídky, jejíž silnější efekt použijete.
    .title = { $seat }: akce z nabídky
ask-mk-ward = Zvolte jednotku, která bude mít fyzickou odolnost.
    .title = { $seat }: chráněná jednotka

## Proč ne

why-mk-no-action-to-use = V nabídce není pokročilá akce, jejíž silnější efekt byste teď mohli použít.
why-mk-no-colour-missing = Máte už krystaly všech čtyř základních barev.
why-mk-no-second-wound = Odložit smíte jen jedno zranění.
why-mk-no-spell-of-colour = V nabídce není kouzlo barvy karty „{ $card }“, které byste teď mohli seslat.
why-mk-no-spell-there = V nabídce není žádné kouzlo.
why-mk-only-a-wound = Odložit smíte jen zranění.

## Záznam

event-mk-dummy-turn-two =
    { $number ->
        [one] Automatický hráč otáčí { $number } kartu, rozhodly dvě barvy: { $mana } a { $other }.
        [few] Automatický hráč otáčí { $number } karty, rozhodly dvě barvy: { $mana } a { $other }.
       *[other] Automatický hráč otáčí { $number } karet, rozhodly dvě barvy: { $mana } a { $other }.
    }
event-mk-offered-used = { $seat } používá silnější efekt karty „{ $card }“ z nabídky.
    .you = Používáš silnější efekt karty „{ $card }“ z nabídky.
event-mk-wound-discarded = { $seat } dostává zranění do odkládacího balíčku.
    .you = Dostáváš zranění do odkládacího balíčku.
