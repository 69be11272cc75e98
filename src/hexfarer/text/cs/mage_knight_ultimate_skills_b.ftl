### Mage Knight, edice Ultimate: dovednosti Kranga a Braevalara česky.

## Dovednosti

mk-skill-krang_spirit_guides = Duchovní průvodci
mk-skill-krang_battle_hardened = Zocelení bojem
mk-skill-krang_battle_frenzy = Bojové šílenství
mk-skill-krang_shamanic_ritual = Šamanský rituál
mk-skill-krang_regenerate = Regenerace
mk-skill-krang_arcane_disguise = Tajemné přestrojení
mk-skill-krang_puppet_master = Loutkář
mk-skill-krang_master_of_chaos = Pán chaosu
mk-skill-krang_curse = Kletba
mk-skill-krang_mana_suppression = Potlačení many
mk-skill-braevalar_elemental_resistance = Odolnost vůči živlům
mk-skill-braevalar_feral_allies = Divocí spojenci
mk-skill-braevalar_thunderstorm = Hromobití
mk-skill-braevalar_lightning_storm = Bouře blesků
mk-skill-braevalar_beguile = Okouzlení
mk-skill-braevalar_forked_lightning = Rozvětvený blesk
mk-skill-braevalar_shapeshift = Změna podoby
mk-skill-braevalar_secret_ways = Tajné cesty
mk-skill-braevalar_regenerate = Regenerace
mk-skill-braevalar_natures_vengeance_competitive = Pomsta přírody

## Efekty

effect-mk-guides = Jeden Blok v tomto tahu, ať ho získáte odkudkoli, je o { $n } vyšší
effect-mk-toughness = Jeden útok způsobí vašemu hrdinovi o 1 bod zranění méně, { $element } útok o 2 méně
effect-mk-toughness-two = Jeden útok způsobí vašemu hrdinovi o 1 bod zranění méně, { $element } nebo { $other } útok o 2 méně
effect-mk-flip-this = Otočte tento žeton
effect-mk-disguise = V tomto tahu vám pověst nedává bonus ani postih
effect-mk-regenerate = Zaplaťte 1 manu a odložte z ruky zranění, ne však v boji; byla-li to { $mana } mana nebo máte-li méně slávy než každý jiný hráč, lízněte si 1 kartu
effect-mk-keep-token = Ponechte si žeton nepřítele, kterého jste v tomto tahu porazili
effect-mk-puppet-attacks = Odevzdejte ponechaný žeton: Útok jeho druhu o síle poloviny jeho útoku, zaokrouhleno nahoru
effect-mk-puppet-blocks = Odevzdejte ponechaný žeton: Blok o síle poloviny jeho zbroje, zaokrouhleno nahoru; ledový, odolává-li ohni, ohnivý, odolává-li ledu, ledovým ohněm, odolává-li obojímu
effect-mk-chaos = Posuňte ukazatel na další barvu a použijte ji: modrá je { $blue }, dále zelená { $green }, černá { $black }, bílá { $white }, červená { $red } a zlatá kterákoli z nich
effect-mk-mana-suppression = Do začátku vašeho příštího tahu stojí první mana základní barvy, kterou jiný hráč ve svém tahu použije, ještě jednu manu téže barvy, ta se položí na tento žeton; pak získáte krystal jedné z barev, které na něm leží
effect-mk-less-attack = má útok o { $n } nižší
effect-mk-gain-cumbersome = je těžkopádný
effect-mk-weaken-reached = Jeden nepřítel, ve fázi střeleckých útoků jen neopevněný, v tomto boji { $parts }
effect-mk-scouts = Odkrytí dílku vás vždy stojí o 1 bod pohybu méně
effect-mk-when-else-glade = Na kouzelné mýtině { $then }, jinde { $otherwise }
effect-mk-when-else-walls = na opevněném místě { $then }, mimo ně { $otherwise }
effect-mk-forked-lightning =
    { $n ->
        [one] Střelecký útok 1 (ledovým ohněm) proti { $n } nepříteli v této fázi
       *[other] Střelecký útok 1 (ledovým ohněm) proti každému z nejvýše { $n } různých nepřátel v této fázi
    }
effect-mk-shapeshift = Zahrajte základní akci, která dává pevný počet bodů Pohybu, Útoku nebo Bloku, a získejte stejně bodů jiného z těchto tří; mezi Útokem a Blokem zůstává druh stejný
effect-mk-terrain-safe =
    { $n ->
        [one] V tomto tahu smíte za { $n } bod pohybu vstupovat na { NAME($terrains, case: "acc") } a tah tam i ukončit
        [few] V tomto tahu smíte za { $n } body pohybu vstupovat na { NAME($terrains, case: "acc") } a tah tam i ukončit
       *[other] V tomto tahu smíte za { $n } bodů pohybu vstupovat na { NAME($terrains, case: "acc") } a tah tam i ukončit
    }
effect-mk-vengeance = do začátku vašeho příštího tahu je každý útok na jiného hráče ve fázi bloku o 1 vyšší

## Knihovna

text-mk-back-resting = Otočený žeton se obrátí lícem nahoru, když odpočíváte.
text-mk-back-action = Otočený žeton smíte místo akce svého tahu obrátit lícem nahoru.
text-mk-back-green = Otočený žeton smíte za zelenou manu obrátit lícem nahoru.
text-mk-wheel = Kde ukazatel začíná, určí hod kostkou. Pokud jste dovednost ve svém posledním tahu nepoužili, smíte před příštím posunout ukazatel o krok bez efektu.

## Odpovědi a otázky

do-mk-token = { $enemy }
do-mk-skill-up = Obrátit dovednost „{ $skill }“ lícem nahoru
do-mk-skill-for = Použít dovednost „{ $skill }“: { $effect }
do-mk-wheel-on = Posunout ukazatel dovednosti „{ $skill }“ o krok
ask-mk-keep-token = Zvolte žeton, který si ponecháte.
    .title = { $seat }: ponechaný žeton
ask-mk-puppet = Zvolte žeton, který odevzdáte.
    .title = { $seat }: loutka
ask-mk-bolt = Zvolte nepřítele, kterého zasáhne blesk, nebo pokračujte.
    .title = { $seat }: cíl blesku
ask-mk-shapeshift = Zvolte základní akci, kterou zahrajete v jiné podobě.
    .title = { $seat }: změněná karta

## Odmítnutí

why-mk-no-token-to-keep = V tomto tahu jste neporazili nepřítele, jehož žeton byste si mohli ponechat.
why-mk-no-shape = Nemáte v ruce základní akci, kterou byste teď mohli použít v jiné podobě.
why-mk-no-bolt-there = Blesk zasáhne každého nepřítele jen jednou.
why-mk-skill-turned = Žeton dovednosti „{ $skill }“ leží lícem dolů a teď ho obrátit nelze.

## Události

event-mk-skill-back = { $seat } obrací dovednost „{ $skill }“ lícem nahoru.
    .you = Obracíš dovednost „{ $skill }“ lícem nahoru.
event-mk-token-kept = { $seat } si ponechává žeton: { $enemy }.
    .you = Ponecháváš si žeton: { $enemy }.
event-mk-token-given = { $seat } odevzdává ponechaný žeton: { $enemy }.
    .you = Odevzdáváš ponechaný žeton: { $enemy }.
event-mk-wheel = { $seat }: ukazatel Pána chaosu ukazuje { NAME($mana, case: "acc") } manu.
    .you = Tvůj ukazatel Pána chaosu ukazuje { NAME($mana, case: "acc") } manu.
