### Mage Knight: kouzla, artefakty a taktika Ultimate edice, česky.

## Jména

mk-card-wings_of_wind_revised = { mk-card-wings_of_wind }
mk-card-wings_of_wind_revised-strong = { mk-card-wings_of_wind-strong }
mk-card-space_bending_revised = { mk-card-space_bending }
mk-card-space_bending_revised-strong = { mk-card-space_bending-strong }
mk-card-meditation_revised = { mk-card-meditation }
mk-card-meditation_revised-strong = { mk-card-meditation-strong }
mk-card-offering = Obětní dar
mk-card-offering-strong = Oběť
mk-card-mist_form = Mlžná podoba
mk-card-mist_form-strong = Závoj mlhy
mk-card-charm = Okouzlení
mk-card-charm-strong = Posedlost
mk-card-cure = Uzdravení
mk-card-cure-strong = Nákaza
mk-card-banner_of_fear_revised = { mk-card-banner_of_fear }
mk-card-horn_of_wrath_revised = { mk-card-horn_of_wrath }
mk-card-mysterious_box = Tajemná skříňka
mk-card-bow_of_starsdawn = Luk hvězdného úsvitu
mk-card-banner_of_command = Prapor velení
mk-card-banner_of_fortitude = Prapor houževnatosti
mk-card-soul_harvester = Sklízeč duší
mk-card-shield_of_the_fallen_kings = Štít padlých králů
mk-card-druidic_staff = Druidská hůl
mk-card-circlet_of_proficiency = Čelenka zdatnosti
mk-card-tome_of_all_spells = Kniha všech kouzel
mk-tactic-planning_revised = { mk-tactic-planning }

## Efekty

effect-mk-banner-of-command = Tento prapor smíte přiřadit jednotce, kterou v tomto tahu naverbujete: taková jednotka nepotřebuje žeton velení
effect-mk-banner-of-fortitude = Přiřaďte jednotce: jednou za kolo, když má být zraněna, smíte tomu zabránit i se vším, co by zranění přineslo
effect-mk-borrow-skill = Použijte dovednost ze společné nabídky, která není interaktivní: dvakrát, působí-li jednou za tah, jednou, působí-li jednou za kolo; zůstává v nabídce
effect-mk-cures = Za každé zranění vyléčené v tomto tahu z ruky si lízněte 1 kartu a každou vyléčenou jednotku zbojeschopněte; počítá se i to, co jste v tomto tahu vyléčili dříve
effect-mk-discount = Další jednotka, kterou v tomto tahu naverbujete, stojí o { $n } body vlivu méně
effect-mk-disease = Každý nepřítel, kterého v této fázi bloku zablokujete, i dříve, má do konce boje zbroj 1
effect-mk-fly-staff = Přesuňte se zdarma až o 2 odkrytá políčka na bezpečné políčko, přes cokoli a bez provokování
effect-mk-give-up = Smíte odložit z ruky až 3 karty (ne zranění) a za každou získat krystal její barvy, za artefakt krystal kterékoli základní barvy
effect-mk-harvest = Porazíte-li tímto útokem nepřítele, získejte bílý krystal, nebo červený, má-li ohnivou odolnost, modrý, má-li ledovou, zelený, má-li fyzickou
effect-mk-harvest-phase = Za každého nepřítele poraženého v této fázi získejte bílý krystal, nebo červený, má-li ohnivou odolnost, modrý, má-li ledovou, zelený, má-li fyzickou
effect-mk-heal-all = Odstraňte všechna zranění ze všech svých jednotek
effect-mk-lesser-wrath = Obléhací útok { $n } (fyzický), který smíte zvýšit až o { $n }; za každý bod navíc hodíte kostkou many a za každou červenou nebo černou dostanete zranění do ruky
effect-mk-meditation-limit = Vraťte 2 náhodné karty z odkládacího balíčku na vršek nebo naspod dobíracího; při příštím dobírání máte limit karet v ruce o 2 vyšší
effect-mk-mist = Každý krok v tomto tahu stojí { $n }, i na jezero, ale nesmíte vstoupit na kopce ani do hor
effect-mk-open-box = Odkryjte vrchní artefakt z balíčku: v tomto tahu smíte tuto kartu jednou použít jako tento artefakt, i s jeho silnějším efektem, a získat za to Slávu +1; na konci tahu jde artefakt naspod svého balíčku a tato karta zpět do ruky, pokud jste ji nepoužili, nebo do odkládacího balíčku, pokud byla praporem
effect-mk-phase-fame = Sláva +1 za každého nepřítele poraženého v této fázi
effect-mk-planning-limit = Máte-li na konci tahu před lízáním v ruce alespoň 2 karty, je váš limit karet v ruce o 1 vyšší
effect-mk-possess = Jeden nepřítel v tomto boji neútočí; ve fázi útoku smíte jeho vytištěné útoky bez jejich schopností použít proti jiným nepřátelům
effect-mk-sacrifice-ranged = Střelecký útok { $n } ({ $element }) za každou dvojici vašich krystalů { NAME($first, case: "gen") } a { NAME($second, case: "gen") } barvy; tyto krystaly se promění v manu
effect-mk-sacrifice-siege = Obléhací útok { $n } ({ $element }) za každou dvojici vašich krystalů { NAME($first, case: "gen") } a { NAME($second, case: "gen") } barvy; tyto krystaly se promění v manu
effect-mk-sacrifices = Zvolte zelenou nebo bílou a k tomu červenou nebo modrou: za každou dvojici vašich krystalů těchto barev máte Obléhací útok 4 (zelená) nebo Střelecký útok 6 (bílá), ohnivý (červená) nebo ledový (modrá); tyto krystaly se promění v manu
effect-mk-split-block =
    { $times ->
        [one] Blok { $n } ({ $element })
        [few] { $times } samostatné Bloky { $n } ({ $element }), každý proti jinému útoku
       *[other] { $times } samostatných Bloků { $n } ({ $element }), každý proti jinému útoku
    }
effect-mk-staff = Odložte z ruky kartu (ne zranění); podle její barvy: červená ({ $red }), modrá ({ $blue }), zelená ({ $green }), bílá ({ $white })
effect-mk-starsdawn = Každý váš Střelecký útok se v tomto tahu zdvojnásobí, nebo se stane Obléhacím, a každý Obléhací útok se smí zdvojnásobit a stát Střeleckým; vždy tak, jak proti napadeným nepřátelům platí více
effect-mk-stop-flying = Jeden nepřítel v tomto boji neútočí, druhý za 1 bod pohybu, třetí za další 2 body a tak dále
effect-mk-stop-many =
    { $n ->
        [one] Jeden nepřítel v tomto boji neútočí
        [few] Až { $n } nepřátelé v tomto boji neútočí
       *[other] Až { $n } nepřátel v tomto boji neútočí
    }
effect-mk-take-skill = Vezměte si natrvalo jednu ze společných dovedností
effect-mk-tome = Odložte z ruky kartu, která má barvu, a použijte základní efekt kouzla téže barvy z nabídky bez placení many; kouzlo v nabídce zůstane
effect-mk-tome-strong = Odložte z ruky kartu, která má barvu, a použijte silnější efekt kouzla téže barvy z nabídky bez placení many, a to i ve Dne; kouzlo v nabídce zůstane
effect-mk-trance-limit = Vraťte 2 zvolené karty z odkládacího balíčku na vršek nebo naspod dobíracího; při příštím dobírání máte limit karet v ruce o 2 vyšší
effect-mk-twin-crystals = Získejte 2 krystaly jedné základní barvy
effect-mk-two-of = Zvolte dva různé z těchto efektů: { $ways }
effect-mk-veil = Vaše jednotky mají v tomto tahu fyzickou, ohnivou i ledovou odolnost a první zranění, které by vám nepřítel způsobil, neplatí ani se vším, co by přineslo
effect-mk-volley = Odložte z ruky libovolný počet karet (ne zranění), za každou máte Střelecký útok { $n } (fyzický)

## Proměny bodů

mk-conversion-possessed = Použít útok posedlého nepřítele
mk-conversion-spare-block = Použít další Blok 4 Štítu padlých králů

## Otázky

ask-mk-borrow-skill = Zvolte společnou dovednost, kterou použijete.
    .title = { $seat }: Čelenka zdatnosti
ask-mk-cast-free = Zvolte kouzlo z nabídky, které použijete bez placení many.
    .title = { $seat }: Kniha všech kouzel
ask-mk-fortitude = Chcete otočit Prapor houževnatosti a jednotku zranění ušetřit?
    .title = { $seat }: Prapor houževnatosti
ask-mk-give-up = Zvolte kartu, kterou odložíte za krystal, nebo pokračujte.
    .title = { $seat }: Obětní dar
ask-mk-lesser-wrath = O kolik Obléhací útok zvýšíte? Za každý bod hodíte kostkou many.
    .title = { $seat }: Roh hněvu
ask-mk-possess = Zvolte nepřítele, který neútočí a jehož útok smíte použít.
    .title = { $seat }: Posedlost
ask-mk-staff = Zvolte kartu, kterou odložíte; o efektu rozhodne její barva.
    .title = { $seat }: Druidská hůl
ask-mk-stop-many = Zvolte nepřítele, který neútočí; po prvním smíte skončit.
    .title = { $seat }: zadržení nepřátelé
ask-mk-take-skill = Zvolte společnou dovednost, kterou si natrvalo vezmete.
    .title = { $seat }: Čelenka zdatnosti
ask-mk-tome = Zvolte kartu, kterou odložíte; kouzlo bude mít její barvu.
    .title = { $seat }: Kniha všech kouzel
ask-mk-twin-crystals = Zvolte barvu obou krystalů.
    .title = { $seat }: dva krystaly
ask-mk-two-of = Zvolte postupně dva z těchto efektů.
    .title = { $seat }: Druidská hůl
ask-mk-under-banner = Nemáte volný žeton velení: dostane nová jednotka místo něj Prapor velení? Jinak některou jednotku propustíte.
    .title = { $seat }: Prapor velení
ask-mk-volley = Odložte další kartu za Střelecký útok 2, nebo pokračujte.
    .title = { $seat }: Luk hvězdného úsvitu

## Odmítnutí

why-mk-another-attack = Každý Blok tohoto štítu patří proti jinému útoku. Zvolte nejdřív jiný útok.
why-mk-command-needed = Bez Praporu velení by tato jednotka neměla žeton velení.
why-mk-for-recruits = Kartu „{ $card }“ smí nést jen jednotka naverbovaná v tomto tahu, a to až po jejím zahrání.
why-mk-no-colour = Karta „{ $card }“ nemá barvu.
why-mk-no-crystal-pair = Nemáte dvojici krystalů těchto dvou barev.
why-mk-no-skill-there = Mezi společnými dovednostmi není žádná, kterou byste teď mohli použít.
why-mk-not-against-itself = Útok posedlého nepřítele nelze použít proti němu samému.
why-mk-not-borrowed = Dovednost „{ $skill }“ je interaktivní a takto ji použít nelze.
why-mk-not-common = Dovednost „{ $skill }“ mezi společnými není.
why-mk-only-block-phase = To lze použít jen ve fázi bloku.

## Co se stalo

event-mk-box-opened = { $seat } otevírá Tajemnou skříňku: „{ $card }“.
    .you = Otevíráš Tajemnou skříňku: „{ $card }“.
event-mk-fortitude = Prapor houževnatosti chrání { NAME($unit, case: "acc") } před zraněním ({ $seat }).
    .you = Tvůj Prapor houževnatosti chrání { NAME($unit, case: "acc") } před zraněním.
barrier-mk-box-opened = tady byl odkryt artefakt
