### Mage Knight: co hra říká česky. Jména a pravidla jsou v souborech vedle.
### Karty, dovednosti a taktiky se neskloňují a stojí v uvozovkách za slovem „karta“, „dovednost“, „taktika“.
### Za slovem „políčko“ stojí druhý pád: „políčko vesnice (B3)“. Barvy many jsou ženského rodu: „červená mana“.

## Čemu se jak říká

mk-player = { $number }. hráč
    .gen = { $number }. hráče
    .dat = { $number }. hráči
    .acc = { $number }. hráče
    .ins = { $number }. hráčem
    .loc = { $number }. hráči
    .gender = masculine
mk-space = { $what } ({ $space })
    .gen = { NAME($what, case: "gen") } ({ $space })
    .dat = { NAME($what, case: "dat") } ({ $space })
    .acc = { NAME($what, case: "acc") } ({ $space })
    .ins = { NAME($what, case: "ins") } ({ $space })
    .loc = { NAME($what, case: "loc") } ({ $space })
mk-space-unknown = { $space }
mk-foe = { $enemy } (č. { $number })
    .gen = { NAME($enemy, case: "gen") } (č. { $number })
    .dat = { NAME($enemy, case: "dat") } (č. { $number })
    .acc = { NAME($enemy, case: "acc") } (č. { $number })
    .ins = { NAME($enemy, case: "ins") } (č. { $number })
    .loc = { NAME($enemy, case: "loc") } (č. { $number })
mk-foe-unknown = nepřítel č. { $number }
    .gen = nepřítele č. { $number }
    .dat = nepříteli č. { $number }
    .acc = nepřítele č. { $number }
    .ins = nepřítelem č. { $number }
    .loc = nepříteli č. { $number }
    .gender = masculine
mk-unit-unknown = jednotka č. { $number }
    .gen = jednotky č. { $number }
    .dat = jednotce č. { $number }
    .acc = jednotku č. { $number }
    .ins = jednotkou č. { $number }
    .loc = jednotce č. { $number }
    .gender = feminine

mk-points-move = Pohyb
mk-points-influence = Vliv
mk-points-attack = Útok
mk-points-block = Blok

mk-total-fame = Sláva
mk-total-move = Pohyb
mk-total-influence = Vliv
mk-total-heal = Léčení
mk-total-attack = Útok
mk-total-block = Blok

mk-conversion-move-to-attack = Proměnit 1 bod pohybu v Útok 1
mk-conversion-move-to-ranged = Proměnit 2 body pohybu ve Střelecký útok 1
mk-conversion-influence-to-block = Proměnit 1 bod vlivu v Blok 1
mk-conversion-burning-shield = Použít Útok 4 (ohnivý) z Hořícího štítu

mk-way-token = žeton { NAME($mana, case: "gen") } many
mk-way-stored = kostka { NAME($mana, case: "gen") } many uložená na taktice
mk-way-die = kostka { NAME($mana, case: "gen") } many z Pramene
mk-way-crystal = krystal { NAME($mana, case: "gen") } barvy
mk-way-endless = neomezená { $mana } mana
mk-way-unknown = neznámá mana

mk-reward-by-die = kouzlo, nebo artefakt podle hodu kostkou
mk-reward-crystals = náhodný krystal
mk-reward-crystal-sets = sada čtyř krystalů všech základních barev
mk-reward-spell = kouzlo
mk-reward-action = pokročilá akce
mk-reward-artifact = artefakt
mk-reward-unit = jednotka

mk-ruin-altar-blue = ruiny s modrým oltářem
mk-ruin-altar-green = ruiny se zeleným oltářem
mk-ruin-altar-red = ruiny s červeným oltářem
mk-ruin-altar-white = ruiny s bílým oltářem
mk-ruin-brown-red = ruiny s hnědým a červeným nepřítelem
mk-ruin-brown-violet = ruiny s hnědým a fialovým nepřítelem
mk-ruin-gray-brown = ruiny se šedým a hnědým nepřítelem
mk-ruin-gray-violet = ruiny se šedým a fialovým nepřítelem
mk-ruin-gray-white = ruiny se šedým a bílým nepřítelem
mk-ruin-green-brown = ruiny se zeleným a hnědým nepřítelem
mk-ruin-green-green = ruiny se dvěma zelenými nepřáteli
mk-ruin-green-red = ruiny se zeleným a červeným nepřítelem

kind-advanced_action = pokročilá akce
kind-artifact = artefakt
kind-basic_action = základní akce
kind-city = město
kind-conversion = přeměna bodů
kind-enemy = nepřítel
kind-hero = hrdina
kind-mana = barva many
kind-moment = chvíle hry
kind-points = druh bodů
kind-ruin = žeton ruin
kind-site = místo
kind-skill = dovednost
kind-space = políčko
kind-context = druh boje
kind-state = stav
kind-time = denní doba
kind-tactic = taktika
kind-terrain = terén
kind-tile = dílek mapy
kind-unit = jednotka
kind-unit-card = jednotka v nabídce
kind-way = způsob platby
kind-wound = zranění

## Volby nové hry

option-arrival = Příchod
    .about = Čím hra začíná: „{ option-arrival.value-day }“ je Den, „{ option-arrival.value-night }“ je Noc a Pramen je zpočátku bez zlaté a černé.
    .value-day = den
    .value-night = noc
option-auction = Dražba hrdinů
    .about = S hodnotou „{ server-value-on }“ se hrdinové draží za body slávy, s hodnotou „{ server-value-off }“ se rozdělí hned.
option-cities = Náhodná města
    .about = S hodnotou „{ option-cities.value-printed }“ stojí na dílku město jeho barvy, s hodnotou „{ option-cities.value-random }“ náhodné z dosud nepoužitých.
    .value-printed = podle dílků
    .value-random = náhodně
option-city_level = Úroveň měst
    .about = Hodnota „{ server-value-usual }“ ponechá úrovně podle scénáře, číslo od 1 do 11 platí pro všechna města.
option-city_tiles = Dílky měst
    .about = Kolik hlavních dílků s městem je ve hře: „{ server-value-usual }“ podle scénáře, jinak 0 až 4.
option-cooperative_assault = Společný útok na město
    .about = Smějí-li hrdinové útočit na město společně: „{ server-value-usual }“ podle scénáře, „{ server-value-on }“ ano, „{ server-value-off }“ ne.
option-core_tiles = Hlavní dílky bez města
    .about = Kolik hlavních dílků bez města je ve hře: „{ server-value-usual }“ podle scénáře, jinak 0 až 4, s větším výběrem dílků až 6.
option-countryside = Dílky venkova
    .about = Kolik dílků venkova je ve hře: „{ server-value-usual }“ podle scénáře, jinak 3 až 11, s větším výběrem dílků až 14.
option-darkness = Temnota se blíží
    .about = S hodnotou „{ server-value-on }“ jsou kola Dny, dokud na konci některého Dne nepadne na dvou kostkách černá, a pak už jen Noci; s hodnotou „{ server-value-off }“ se Dny a Noci střídají.
option-draft = Výběr karet na začátku
    .about = S hodnotou „{ server-value-on }“ si každý před hrou vybere tři pokročilé akce a na konci každého Dne jednu z nich přidá do balíčku; „{ server-value-off }“ je bez výběru.
option-dummy = Automatický hráč
    .about = Za kterého hrdinu hraje: „{ option-dummy.value-random }“ za náhodného, jméno hrdiny za tohoto; „{ server-value-off }“ ho v sólovém Prvním průzkumu vynechá.
    .value-random = náhodně
option-friendly_mana = Přátelštější mana
    .about = S hodnotou „{ server-value-on }“ nesmí ve Dne zlatá kostka zastoupit barvu, která je v Prameni, ani se přehodit či nastavit, dokud tam leží jiná; „{ server-value-off }“ platí běžná pravidla.
option-fury = Nájezdníci
    .about = S hodnotou „{ server-value-on }“ začínáte s pověstí −2 a poražení drancující nepřátelé se mohou vracet, s hodnotou „{ option-fury.value-more }“ s pověstí −4 a vracejí se vždy; „{ server-value-off }“ je bez toho.
    .value-more = více
option-glades = Mýtiny druidů
    .about = V Nocích druidů: „{ option-glades.value-friendly }“ dovolí na mýtině žeton štítu každému hráči, „{ option-glades.value-competitive }“ nejvýše jeden (při 3 a 4 hráčích dva).
    .value-friendly = přátelské
    .value-competitive = soutěžní
option-interactive_combat = Interaktivní boj
    .about = S hodnotou „{ server-value-on }“ posiluje osamělého nepřítele jiný hráč tajně nastavenou kostkou; „{ server-value-off }“ je bez toho.
option-interactive_skills = Interaktivní dovednosti
    .about = Hodnota „{ server-value-usual }“ je ponechá, kde je scénář používá; „{ server-value-off }“ je odstraní ze hry.
option-interactive_spells = Interaktivní kouzla
    .about = Hodnota „{ server-value-usual }“ je ponechá, kde je scénář používá; „{ server-value-off }“ je odstraní ze hry.
option-length = Délka hry
    .about = Hodnota „{ option-length.value-epic }“ prodlouží Noci druidů a scénář Vrátí se jen jeden na šest kol, „{ server-value-usual }“ ponechá běžnou délku.
    .value-epic = epická
option-map = Tvar mapy
    .about = Hodnota „{ server-value-usual }“ podle scénáře, „{ option-map.value-wedge }“ je mapa ve tvaru V, „{ option-map.value-open_3 }“, „{ option-map.value-open_4 }“ a „{ option-map.value-open_5 }“ jsou otevřené mapy s 3, 4 a 5 sloupci.
    .value-wedge = klín
    .value-open_3 = otevřená, 3 sloupce
    .value-open_4 = otevřená, 4 sloupce
    .value-open_5 = otevřená, 5 sloupců
option-megapolis = Megapole
    .about = Číslo od 2 do 22 je úroveň megapole, která nahradí poslední odkryté město; „{ server-value-off }“ je bez megapole.
option-orientation = Natočení dílků
    .about = S hodnotou „{ option-orientation.value-fixed }“ jsou dílky natočené jako počáteční, s hodnotou „{ option-orientation.value-random }“ se každý odkrytý dílek náhodně otočí.
    .value-fixed = rovně
    .value-random = náhodně
option-pvp = Boj hráče proti hráči
    .about = Smějí-li hrdinové bojovat mezi sebou: „{ server-value-usual }“ podle scénáře, „{ server-value-on }“ ano, „{ server-value-off }“ ne.
option-scoring = Bodování spolupráce
    .about = Ve společné hře: „{ server-value-usual }“ počítá v každé kategorii nejlepšího hráče, „{ option-scoring.value-low }“ nejslabšího.
    .value-low = počítá se nejslabší
option-teams = Dva týmy
    .about = Čtyři hráči ve dvou týmech: „{ server-value-on }“ jen s týmovými pravidly; v Plném dobývání i „{ option-teams.value-level_10 }“ a „{ option-teams.value-level_11 }“ se dvěma městy této úrovně a „{ option-teams.value-megapolises }“ se dvěma megapolemi; „{ option-teams.value-off }“ bez týmů.
    .value-off = bez týmů
    .value-level_10 = s městy úrovně 10
    .value-level_11 = s městy úrovně 11
    .value-megapolises = s megapolemi
option-tiles = Skryté dílky
    .about = Ve scénáři Obsaď a udrž leží další dílky lícem dolů („{ option-tiles.value-hidden }“), nebo jsou od začátku odkryté („{ option-tiles.value-revealed }“).
    .value-hidden = skryté
    .value-revealed = odkryté
option-upgrades = Vylepšování akcí
    .about = S hodnotou „{ server-value-on }“ smí každý na začátku každé Noci kromě poslední (v edici Ultimate na jejím konci) vyměnit svou kartu akce za odkrytou pokročilou akci; „{ server-value-off }“ je bez toho.

## Akce: odpověď na otázku

do-mk-choose = { $number }
do-mk-colour = { $mana }
do-mk-card = { $card }
do-mk-unit = { $unit }
do-mk-foe = { $foe }
do-mk-space = { $space }
do-mk-number = { $number }
do-mk-die = { $mana } kostka
do-mk-skill = { $skill }
do-mk-offer = { $unit_card }
do-mk-hero = { $hero }
do-mk-seat = { $seat }
do-mk-tactic = { $tactic }
do-mk-way = { $effect }
do-mk-reward = Vzít si odměnu: { $reward }
do-mk-yes = Ano
do-mk-stop = Už nic, pokračovat
do-mk-pay = Zaplatit { NAME($mana, case: "acc") } manu: { $way }
do-mk-claim-pays-1 = Tři many hned
do-mk-claim-pays-2 = Jedna mana na začátku každého vašeho dalšího tahu v tomto kole
do-mk-meditate-1 = Na vršek dobíracího balíčku
do-mk-meditate-2 = Naspod dobíracího balíčku
do-mk-sparing-power-1 = Dát vrchní kartu balíčku pod taktiku
do-mk-sparing-power-2 = Vzít si karty zpod taktiky do ruky
do-mk-bond-1 = Pod dovednost Pouta věrnosti, o 5 bodů vlivu levněji
do-mk-bond-2 = Pod běžný žeton velení, za plnou cenu
do-mk-glade-1 = Vyřadit zranění z ruky
do-mk-glade-2 = Vyřadit zranění z odkládacího balíčku
do-mk-banner-1 = Ponechat prapor jednotce
do-mk-banner-2 = Zamíchat prapor do balíčku

## Akce: karty, jednotky a body

do-mk-play = Zahrát kartu „{ $card }“
do-mk-power = Zahrát kartu „{ $card }“ se silnějším efektem
do-mk-sideways = Zahrát kartu „{ $card }“ bokem: { $points }
do-mk-activate = Aktivovat { NAME($unit, case: "acc") }, schopnost { $ability }
do-mk-activate-for = Aktivovat { NAME($unit, case: "acc") }: { $effect }
do-mk-use-skill = Použít dovednost „{ $skill }“
do-mk-use-tactic = Použít taktiku
do-mk-attach = Přiřadit { NAME($unit, case: "dat") } kartu „{ $card }“
do-mk-use-banner = Použít prapor { NAME($unit, case: "gen") }
do-mk-crystal = Proměnit krystal { NAME($mana, case: "gen") } barvy v manu
do-mk-heal-hand = Vyléčit zranění v ruce
do-mk-heal-unit = Vyléčit { NAME($unit, case: "acc") }
do-mk-convert = { $conversion }
do-mk-learn = Naučit se kartu „{ $card }“

## Akce: tah

do-mk-begin = Začít tah
do-mk-call-off = Rozmyslet si to a nechat si všechny jednotky
do-mk-plunder = Vyplenit vesnici
do-mk-announce = Ohlásit konec kola
do-mk-move = Vstoupit na políčko { NAME($space, case: "gen") }
do-mk-go = Dojít na políčko { NAME($space, case: "gen") }
do-mk-explore = Odkrýt dílek na pozici { $slot }
do-mk-explore-for = Odkrýt { $slot }: { $n } pohybu
do-mk-travel = Projít podzemím na políčko { NAME($space, case: "gen") }
do-mk-interact = Vyjednávat s obyvateli
do-mk-enter = Vstoupit
do-mk-altar = Obětovat na oltáři
do-mk-challenge = Vyzvat nepřátele na políčku { NAME($space, case: "gen") }
do-mk-burn = Vypálit klášter
do-mk-attack-hero = Napadnout { NAME($seat, case: "acc") }
do-mk-incant = Provést vyvolávání
do-mk-wake = Aktivovat mýtinu
do-mk-assault-together = Navrhnout společný útok na { NAME($space, case: "acc") }
do-mk-rest = Odpočívat a odložit kartu „{ $card }“
do-mk-recover = Pomalu odpočívat
do-mk-concede = Vzdát hru
do-mk-end = Ukončit tah
do-mk-end-discard = Ukončit tah, odhodit kartu
do-mk-end-rewards = Ukončit tah, vybrat odměny
do-mk-end-level = Ukončit tah, dosáhnout úrovně { $level }
do-mk-end-keep =
    { $keep ->
        [0] Ukončit tah
        [one] Ukončit tah, nechat si { $keep } kartu
        [few] Ukončit tah, nechat si { $keep } karty
       *[other] Ukončit tah, nechat si { $keep } karet
    }{ $draw ->
        [0] { "" }
       *[other] , dobrat { $draw }
    }
do-mk-end-anyway = Přesto ukončit fázi
do-mk-go-back = Vrátit se
do-mk-disband = Propustit { NAME($unit, case: "acc") }

## Akce: vyjednávání

do-mk-recruit = Naverbovat { NAME($unit_card, case: "acc") }
do-mk-buy-healing = Koupit bod léčení
do-mk-buy = Koupit kartu „{ $card }“
do-mk-buy-unseen = Koupit neznámou pokročilou akci za 6 bodů vlivu
do-mk-buy-artifact = Koupit artefakt za 12 bodů vlivu
do-mk-buy-elite = Přidat do nabídky elitní jednotku za 2 body vlivu
do-mk-leave = Skončit vyjednávání

## Akce: boj

do-mk-target = Zvolit cíl: { $foe }
do-mk-untarget = Vynechat cíl: { $foe }
do-mk-unguard = Přece jen neblokovat: { $foe }
do-mk-strike = Zaútočit na zvolené cíle
do-mk-guard = Blokovat útok { NAME($foe, case: "gen") }
do-mk-give-up = Vzdát se jednotky
do-mk-let-go = Nechat je odejít
do-mk-block = Zablokovat útok
do-mk-next = Ukončit fázi
do-mk-next-ranged = Dál, útočí nepřátelé
do-mk-next-block =
    { $wounds ->
        [0] Dál, žádný útok neprojde
        [one] Už neblokovat, utržit { $units ->
            [0] { "" }
           *[other] nejvýš
        } { $wounds } zranění
       *[other] Už neblokovat, utržit { $units ->
            [0] { "" }
           *[other] nejvýš
        } { $wounds } zranění
    }
do-mk-next-attack =
    { $n ->
        [0] Ukončit boj
        [one] Už neútočit, zůstane { $n } nepřítel
        [few] Už neútočit, zůstanou { $n } nepřátelé
       *[other] Už neútočit, zůstane { $n } nepřátel
    }
do-mk-stop-blocking = Už neblokovat
do-mk-pass-attack = Už neútočit
do-mk-suffer = Přidělit body zranění z útoku { NAME($foe, case: "gen") }
do-mk-damage-unit = Přidělit body zranění { NAME($unit, case: "dat") }
do-mk-damage-hero = Přidělit zbylé body zranění hrdinovi
do-mk-damage-hero-for = Utržit zranění: { $n }
do-mk-suffer-for = Přidělit body zranění z útoku { NAME($foe, case: "gen") }: pro hrdinu { $n } zranění
do-mk-full = Věnovat se boji plně
do-mk-partial = Věnovat se boji částečně
do-mk-pass = Pasovat
do-mk-wound-unit = Zranit { NAME($unit, case: "acc") }
do-mk-wound-hero = Zranit hrdinu
do-mk-steal = Ukrást kartu „{ $card }“
do-mk-push = Vytlačit soupeře na políčko { NAME($space, case: "gen") }
do-mk-invite = Přizvat { NAME($seat, case: "acc") } (obránců: { $number })
do-mk-accept = Přijmout
do-mk-decline = Odmítnout
do-mk-bid =
    { $number ->
        [one] Nabídnout { $number } bod slávy
        [few] Nabídnout { $number } body slávy
       *[other] Nabídnout { $number } bodů slávy
    }

## Otázky: tah

ask-mk-before = Než začne váš tah, můžete použít efekty dovolené mimo tah, nebo tah začněte.
    .title = { $seat }: před tahem
ask-mk-announce = Máte prázdný dobírací balíček: ohlaste konec kola a tahu se vzdejte, nebo tah začněte.
    .title = { $seat }: ohlášení konce kola
ask-mk-agree = Váš partner chce hru vzdát. Souhlasíte?
    .title = { $seat }: vzdát hru
ask-mk-turn = Pohybujte se a proveďte nejvýše jednu akci, nebo odpočívejte.
    .title = { $seat }: váš tah
ask-mk-turn-after = Akce nebo odpočinek jsou za vámi; můžete ještě léčit a hrát speciální efekty, pak tah ukončete.
    .title = { $seat }: závěr tahu
ask-mk-tactic = Zvolte si taktiku; její číslo určí pořadí tahů v tomto kole.
    .title = { $seat }: výběr taktiky
ask-mk-remove-tactic = Zvolte taktiku použitou v tomto kole, která opustí hru.
    .title = { $seat }: odstranění taktiky
ask-mk-rest-wounds = Kolik zranění při odpočinku odložíte?
    .title = { $seat }: zranění při odpočinku
ask-mk-second-wound = Vyřadíte i druhé zranění? Zvolte, kolik ještě.
    .title = { $seat }: Léčebný rituál
ask-mk-end-discard = Můžete odložit další karty kromě zranění; nebyla-li v tahu žádná zahrána ani odložena, musíte odložit aspoň jednu.
    .title = { $seat }: odložení karet
ask-mk-end-phase = To, co jste zahráli, stačí na porážku nepřátel ({ $foes }), ale útok jste neprovedli a propadne. Přesto fázi ukončit?
    .title = { $seat }: neprovedený útok
ask-mk-end-phase-block = To, co jste zahráli, stačí na zablokování útoku ({ $foes }), ale blok jste neprovedli a propadne. Přesto fázi ukončit?
    .title = { $seat }: neprovedený blok
ask-mk-long-night = Dobírací balíček došel; chcete použít taktiku Dlouhá noc a lízat dál?
    .title = { $seat }: Dlouhá noc
ask-mk-come-back = Chcete tuto kartu vrátit do dobíracího balíčku místo na odkládací?
    .title = { $seat }: návrat karty
ask-mk-vanish = Chcete vyřadit všechna zranění, která jste v tomto tahu dostali?
    .title = { $seat }: vyřazení zranění
ask-mk-glade = Kouzelná mýtina vám dovolí vyřadit jedno zranění; odkud?
    .title = { $seat }: kouzelná mýtina
ask-mk-banner = Zůstane prapor u své jednotky, nebo ho zamícháte do balíčku?
    .title = { $seat }: přiřazený prapor
ask-mk-fly = Zvolte políčko, na které se hrdina přesune.
    .title = { $seat }: přímý přesun
ask-mk-entrance = Zvolte políčko, na kterém bude tajný vchod.
    .title = { $seat }: tajný vchod
ask-mk-replace-shield = Mýtina je plná; čí žeton štítu nahradíte svým?
    .title = { $seat }: plná mýtina

## Otázky: odměny a postup na úroveň

ask-mk-reward = Kterou odměnu si vezmete teď?
    .title = { $seat }: odměny
ask-mk-card-reward = Zvolte z nabídky kartu, která přijde na vršek vašeho dobíracího balíčku.
    .title = { $seat }: karta za odměnu
ask-mk-artifact-back = Zvolte artefakt, který se vrátí naspod svého balíčku; ostatní si necháte.
    .title = { $seat }: vrácený artefakt
ask-mk-artifact-order = Zvolte artefakt, který teď přijde na dobírací balíček; poslední bude úplně nahoře.
    .title = { $seat }: pořadí artefaktů
ask-mk-unit-reward = Vezměte si zdarma kteroukoli jednotku z nabídky, nebo se jednotky vzdejte.
    .title = { $seat }: jednotka za odměnu
ask-mk-choose-skill = Zvolte dovednost; s dovedností ze společné nabídky dostanete jen nejnižší pokročilou akci.
    .title = { $seat }: nová dovednost
ask-mk-choose-action = Zvolte pokročilou akci, která přijde na vršek vašeho dobíracího balíčku.
    .title = { $seat }: nová pokročilá akce
ask-mk-crystal-colour = Zvolte barvu krystalu.
    .title = { $seat }: barva krystalu

## Otázky: vyjednávání a jednotky

ask-mk-talk = Vyjednáváte s obyvateli ({ $site }): nakupujte za body vlivu, nebo vyjednávání skončete.
    .title = { $seat }: vyjednávání
ask-mk-bond = Pod který žeton velení novou jednotku zařadíte?
    .title = { $seat }: Pouta věrnosti
ask-mk-disband = Nemáte volný žeton velení; zvolte jednotku, kterou propustíte, nebo si to rozmyslete.
    .title = { $seat }: propuštění jednotky
ask-mk-ready = Zvolte jednotku, kterou zbojeschopníte.
    .title = { $seat }: zbojeschopnění jednotky
ask-mk-heal-unit = Zvolte jednotku, ze které odeberete jedno zranění.
    .title = { $seat }: léčení jednotky
ask-mk-lend = Zvolte jednotku z nabídky, jejíž schopnost použijete.
    .title = { $seat }: povolaná jednotka
ask-mk-ability = Zvolte schopnost této jednotky.
    .title = { $seat }: schopnost jednotky
ask-mk-recruit-free = Zvolte jednotku z nabídky, kterou zdarma naverbujete.
    .title = { $seat }: jednotka zdarma
ask-mk-spend-unit = Zvolte jednotku soupeře, která se stane vyčerpanou, nebo žádnou.
    .title = { $seat }: vyčerpání soupeřovy jednotky

## Otázky: karty a efekty

ask-mk-way = Zvolte, který efekt použijete.
    .title = { $seat }: volba efektu
ask-mk-offer = Chcete využít i toto? { $effect }.
    .title = { $seat }: nepovinný efekt
ask-mk-pay = Čím zaplatíte manu?
    .title = { $seat }: platba many
ask-mk-discard = Zvolte kartu, kterou odložíte z ruky.
    .title = { $seat }: odložení karty
ask-mk-throw-away = Zvolte kartu akce, kterou vyřadíte ze hry.
    .title = { $seat }: vyřazení karty
ask-mk-take-card = Zvolte kartu z nabídky.
    .title = { $seat }: karta z nabídky
ask-mk-boost = Zvolte kartu akce, jejíž silnější efekt použijete bez many.
    .title = { $seat }: posílená karta
ask-mk-boost-colour = Zaplaťte modrou nebo červenou manu, každá zvýší hodnotu o 2, nebo pokračujte.
    .title = { $seat }: posílení mágů
ask-mk-repeat = Zvolte kartu akce, jejíž efekt zopakujete a kterou pak vyřadíte.
    .title = { $seat }: opakovaná karta
ask-mk-cast-offered = Zvolte kouzlo z nabídky, které sešlete.
    .title = { $seat }: kouzlo z nabídky
ask-mk-justice = Odložte další kartu za Útok 3, nebo pokračujte.
    .title = { $seat }: Meč spravedlnosti
ask-mk-wrath = O kolik Obléhací útok zvýšíte? Za každý bod hodíte kostkou many.
    .title = { $seat }: Roh hněvu
ask-mk-meditate = Kam dáte dvě karty z odkládacího balíčku?
    .title = { $seat }: místo vrácených karet
ask-mk-recover = Zvolte kartu z odkládacího balíčku, kterou vrátíte do dobíracího.
    .title = { $seat }: vrácená karta
ask-mk-mana-colour = Zvolte barvu many.
    .title = { $seat }: barva many
ask-mk-invoked = Použijte teď { NAME($mana, case: "acc") } manu z Vzývání: na kartu, jednotku nebo něco jiného, co stojí manu.
    .title = { $seat }: použití many
ask-mk-set-die = Zvolte kostku z Pramene, kterou nastavíte.
    .title = { $seat }: nastavovaná kostka
ask-mk-set-die-to = Zvolte barvu, na kterou kostku nastavíte; získáte dvě many této barvy.
    .title = { $seat }: nová barva kostky
ask-mk-storm-die = Zvolte kostku základní barvy; získáte krystal této barvy a kostkou se znovu hodí.
    .title = { $seat }: Bouře many
ask-mk-claim-die = Zvolte kostku základní barvy, kterou si do konce kola ponecháte.
    .title = { $seat }: ponechaná kostka
ask-mk-claim-pays = Chcete tři many hned, nebo jednu na začátku každého dalšího tahu v tomto kole?
    .title = { $seat }: mana z kostky
ask-mk-radiance = Zvolte barvu; každý dostane zranění za každý svůj krystal této barvy a vy pak dva krystaly.
    .title = { $seat }: barva záře
ask-mk-mind-read = Zvolte barvu; získáte její krystal a ostatní musejí odložit kartu této barvy, nebo ukázat ruku.
    .title = { $seat }: čtená barva
ask-mk-steal-card = Zvolte odloženou kartu akce, kterou si natrvalo vezmete do ruky, nebo žádnou.
    .title = { $seat }: krádež karty
ask-mk-ritual = Který z nejbližších hrdinů dostane vaše zranění?
    .title = { $seat }: předané zranění

## Otázky: taktiky

ask-mk-rethink = Odložte další kartu (nejvýše tři, i zranění), nebo pokračujte a lízněte si stejný počet.
    .title = { $seat }: Přehodnocení
ask-mk-steal-die = Zvolte kostku základní barvy, kterou si uložíte na taktiku.
    .title = { $seat }: Krádež many
ask-mk-search-die = Zvolte kostku, kterou se znovu hodí (jednu nebo dvě, nejdřív zlaté).
    .title = { $seat }: Hledání many
ask-mk-midnight-meditation = Zvolte další kartu, kterou zamícháte do balíčku (nejvýše pět, i zranění), nebo pokračujte a lízněte si stejný počet.
    .title = { $seat }: Půlnoční meditace
ask-mk-preparation = Zvolte kartu z dobíracího balíčku, kterou si vezmete do ruky.
    .title = { $seat }: Příprava
ask-mk-sparing-power = Přidáte pod taktiku vrchní kartu balíčku, nebo si karty zpod taktiky vezmete?
    .title = { $seat }: Šetření sil

## Otázky: boj s nepřáteli

ask-mk-call-more = Můžete vyzvat ještě další drancující nepřátele vedle sebe, nebo pokračujte.
    .title = { $seat }: další výzva
ask-mk-secret-die = Dohlížíte na boj; tajně zvolte barvu, kterou nepřítele posílíte: bílá, červená nebo modrá dá bonus, ostatní nic.
    .title = { $seat }: tajná kostka
ask-mk-ranged-phase = Fáze obléhacích a střeleckých útoků: označte cíle a útočte, nebo fázi ukončete.
    .title = { $seat }: útoky na dálku
ask-mk-block-phase = Fáze bloku: zvolte útok a zablokujte ho, nebo fázi ukončete.
    .title = { $seat }: fáze bloku
ask-mk-damage-phase = Fáze přidělování zranění: zvolte útok, jehož body zranění teď přidělíte.
    .title = { $seat }: přidělování zranění
ask-mk-suffer =
    { $damage ->
        [one] Útok { NAME($foe, case: "gen") }: přidělte { $damage } bod zranění jednotkám, nebo hrdinovi (zbroj { $armor }).
        [few] Útok { NAME($foe, case: "gen") }: přidělte { $damage } body zranění jednotkám, nebo hrdinovi (zbroj { $armor }).
       *[other] Útok { NAME($foe, case: "gen") }: přidělte { $damage } bodů zranění jednotkám, nebo hrdinovi (zbroj { $armor }).
    }
    .title = { $seat }: kdo bude zraněn
ask-mk-suffer-less = Útok { NAME($foe, case: "gen") }: přidělte body zranění ({ $damage }) jednotkám, nebo hrdinovi (zbroj { $armor }); dovednost hrdinův díl snižuje o { $less }.
    .title = { $seat }: kdo bude zraněn
ask-mk-attack-phase = Fáze útoku: označte cíle a útočte, nebo boj ukončete.
    .title = { $seat }: fáze útoku
ask-mk-weaken = Zvolte nepřítele, na kterého efekt zamíříte.
    .title = { $seat }: cíl efektu
ask-mk-fear = Zvolte nepřítele, jehož útok Prapor strachu zruší.
    .title = { $seat }: Prapor strachu

## Otázky: boj mezi hráči a společný útok

ask-mk-join = Byli jste napadeni; budete se boji věnovat plně, nebo částečně?
    .title = { $seat }: napadení
ask-mk-assail-ranged = Zahrajte obléhací a střelecké útoky a zaútočte, nebo pasujte.
    .title = { $seat }: útoky na dálku
ask-mk-assail = Zahrajte útoky a zaútočte, nebo pasujte.
    .title = { $seat }: útoky zblízka
ask-mk-parry = Soupeř útočí silou { $attack }; hrajte bloky a pak fázi ukončete.
    .title = { $seat }: váš blok
ask-mk-assign =
    { $damage ->
        [one] Zbývá vám { $damage } bod zranění; využijte ho proti soupeři, nebo fázi ukončete.
        [few] Zbývají vám { $damage } body zranění; využijte je proti soupeři, nebo fázi ukončete.
       *[other] Zbývá vám { $damage } bodů zranění; využijte je proti soupeři, nebo fázi ukončete.
    }
    .title = { $seat }: využití bodů zranění
ask-mk-aim = Zvolte jednotku soupeře, na kterou efekt zamíříte.
    .title = { $seat }: cílová jednotka
ask-mk-retort-unit = Zvolte jednotku soupeře, kterou váš blok postihne, nebo žádnou.
    .title = { $seat }: následek bloku
ask-mk-recovery = Boj skončil; můžete léčit a hrát speciální efekty, pak tah ukončete.
    .title = { $seat }: po boji
ask-mk-proposal = Přizvěte hrdiny a určete, kolika obráncům budou čelit; na vás jich zatím zbývá { $left }. Pak návrh potvrďte, nebo od něj upusťte.
    .title = { $seat }: návrh společného útoku
ask-mk-answer = Přijmete pozvání ke společnému útoku na město? Počet obránců, kterým budete čelit: { $share }.
    .title = { $seat }: pozvání k útoku
ask-mk-step-in = Vstupte do města, nebo se svého dílu obránců vzdejte.
    .title = { $seat }: krok do města

## Otázky: varianty

ask-mk-name-hero = Jmenujte hrdinu, který půjde do dražby.
    .title = { $seat }: hrdina do dražby
ask-mk-bid = Draží se { $hero }, nejvyšší nabídka je { $bid }; nabídněte body slávy, nebo pasujte.
    .title = { $seat }: dražba hrdiny
ask-mk-draft = Zvolte kartu, kterou si necháte; ostatní putují dál.
    .title = { $seat }: výběr karet
ask-mk-draft-add = Zvolte kartu, kterou přidáte do svého balíčku.
    .title = { $seat }: přidaná karta
ask-mk-upgrade = Vezměte si odkrytou pokročilou akci výměnou za svou kartu akce, nebo pokračujte bez ní.
    .title = { $seat }: vylepšení akcí
ask-mk-upgrade-throw = Zvolte kartu akce, kterou za novou vyřadíte.
    .title = { $seat }: vyřazená karta

## Kde se nedá vracet zpět

barrier-mk-artifacts-seen = tady byly líznuty artefakty
barrier-mk-crystal-melted = tady byl ztracen náhodný krystal
barrier-mk-darkness = tady se házelo o temnotu
barrier-mk-dealt = tady byli rozdáni obránci města
barrier-mk-die-shown = tady vyšlo najevo něco o tajné kostce
barrier-mk-draft = tady byly rozdány karty k výběru
barrier-mk-drew = tady byla líznuta karta
barrier-mk-dummy-tactic = tady si vzal taktiku automatický hráč
barrier-mk-dummy-turn = tady otáčel karty automatický hráč
barrier-mk-gained = tady byla získána neznámá karta
barrier-mk-hand-shown = tady vyšly najevo karty v ruce
barrier-mk-long-night = tady se vrátily náhodné karty z odkládacího balíčku
barrier-mk-offered = tady přibyla nová karta do nabídky
barrier-mk-proposed = tady byl podán návrh společného útoku
barrier-mk-recovered = tady se vrátily náhodné karty do dobíracího balíčku
barrier-mk-rolled = tady se házelo kostkami many
barrier-mk-ruin-seen = tady byl odkryt žeton ruin
barrier-mk-searched = tady byl prohlížen dobírací balíček
barrier-mk-skills-seen = tady byly otočeny žetony dovedností
barrier-mk-source-rolled = tady se házelo Pramenem
barrier-mk-stash-taken = tady byly vzaty karty zpod taktiky
barrier-mk-tile = tady byl odkryt dílek mapy
barrier-mk-token-seen = tady byl odkryt nepřítel
barrier-mk-turn-ended = tady byl ukončen tah
barrier-mk-unit-offered = tady přibyla nová jednotka do nabídky
barrier-mk-upgrades = tady byly odkryty karty k vylepšení

## Proč ne: teď ne

why-mk-over = Hra už skončila.
why-mk-not-asked = Na to se teď hra neptá. Odpovězte na otázku, která je položena.
why-mk-finish-first = Nejdřív dokončete, co jste začali, nebo to vezměte zpět.
why-mk-pay-first = Nejdřív zaplaťte manu.
why-mk-must-choose = Tady musíte něco zvolit, přeskočit to nelze.
why-mk-no-such-choice = Takovou možnost tu nemáte. Zvolte některou z nabídnutých.
why-mk-nothing-to-choose = Pro tento efekt teď není z čeho vybírat.
why-mk-not-your-turn = To lze použít jen ve vlastním tahu.
why-mk-not-yet = Váš tah ještě nezačal. Nejdřív ho začněte.
why-mk-too-late = Na to už je pozdě, šlo to jen před začátkem tahu nebo hned na něm.
why-mk-announced-already = Konec kola už byl ohlášen.
why-mk-walk-on = Zkoumali jste z políčka jiného hrdiny, takže než tam budete bojovat, musíte se pohnout dál.
why-mk-tactic-taken = Taktiku „{ $tactic }“ má v tomto kole { $seat } a dva hráči tutéž mít nemohou.
why-mk-tactic-of-dummy = Taktiku „{ $tactic }“ má v tomto kole automatický hráč.
why-mk-tactic-for-day = „{ $tactic }“ je taktika pro den, a teď je noc.
why-mk-tactic-for-night = „{ $tactic }“ je taktika pro noc, a teď je den.
why-mk-tactic-removed = Taktika „{ $tactic }“ byla po některém dřívějším kole odstraněna ze hry.
why-mk-tactic-of-other-box = Taktika „{ $tactic }“ není v krabici, se kterou hrajete.
why-mk-round-is-ending = Byl ohlášen konec kola, takže společný útok už navrhnout nelze.
why-mk-game-is-ending = Hrají se poslední tahy hry, takže společný útok už navrhnout nelze.

## Proč ne: karty

why-mk-not-in-hand = Kartu „{ $card }“ v ruce nemáte.
why-mk-wounds-stay = Zranění nelze zahrát, ani bokem.
why-mk-no-wounds-as-cost = Zraněním tento náklad zaplatit nelze. Zvolte jinou kartu.
why-mk-no-such-effect = Tento efekt teď nic nedává.
why-mk-no-card-to-give = Nemáte v ruce kartu, kterou byste odložili. Zranění se nepočítá.
why-mk-no-action-card = Nemáte v ruce žádnou kartu akce, kterou byste vyřadili.
why-mk-no-card-to-boost = Nemáte v ruce kartu akce, jejíž efekt by se teď dal takto použít.
why-mk-no-spell-to-cast = V nabídce není kouzlo, které byste teď mohli seslat a zaplatit.
why-mk-no-wound = Nemáte v ruce žádné zranění.
why-mk-night-only = Silnější efekt kouzla lze použít jen podle pravidel Noci.
why-mk-only-at-start = To lze zahrát jen na začátku boje, dřív než v něm použijete cokoli jiného.
why-mk-only-attack-phase = To lze použít jen ve fázi útoku.
why-mk-no-healing-in-combat = Léčivé efekty nelze použít během boje.
why-mk-not-in-combat = To během boje použít nelze.
why-mk-sideways-not-ranged = Karta zahraná bokem není střelecký ani obléhací útok. Použijte ji až ve fázi útoku.
why-mk-deck-empty = Balíček, ze kterého by se karta brala, je prázdný.
why-mk-deck-not-empty = V dobíracím balíčku ještě máte karty a tohle jde jen s prázdným.
why-mk-discard-empty = Váš odkládací balíček je prázdný.
why-mk-hand-empty = Nemáte v ruce žádnou kartu.
why-mk-bonus-waits = Už na kartu zahranou bokem čeká jiný bonus a takové bonusy se nesčítají.
why-mk-not-learning = Pokročilou akci si takto můžete koupit, jen když v tomto tahu zahrajete kartu Učení, a jen jednou.
why-mk-not-offered = Karta „{ $card }“ v nabídce není.
why-mk-attach-it = Základní efekt praporu působí u jednotky. Přiřaďte ho některé ze svých jednotek.
why-mk-no-banner = Karta „{ $card }“ není prapor, takže ji jednotce přiřadit nelze.
why-mk-banner-used = Tento prapor byl v tomto kole už použit.
why-mk-works-by-itself = To působí samo, použít to není třeba.
why-mk-no-conversion = Takto teď body proměnit nemůžete, žádný efekt vám to nedovoluje.

## Proč ne: mana

why-mk-no-mana = Chybí vám { $mana } mana.
why-mk-no-mana-for-it = Nemáte manu základní barvy, kterou byste tento efekt zaplatili.
why-mk-not-all-mana =
    { $need ->
        [one] Stojí to celkem { $need } manu a tu zaplatit nedokážete.
        [few] Stojí to celkem { $need } many a všechny najednou je zaplatit nedokážete.
       *[other] Stojí to celkem { $need } man a všechny najednou je zaplatit nedokážete.
    }
why-mk-no-such-mana = Takto zaplatit nemůžete, { $mana } mana tam k dispozici není.
why-mk-mana-for-the-rest = { $mana } mana je potřeba na zbytek ceny, zaplaťte tady jinou.
why-mk-other-colour = Platit { NAME($mana, case: "ins") } manou tu nelze, je potřeba jiná barva.
why-mk-no-gold-by-night = Podle pravidel Noci zlatou manu použít nelze.
why-mk-no-black-by-day = Podle pravidel Dne černou manu použít nelze.
why-mk-black-is-black = Černá mana je jen černá: jinou barvu nenahradí.
why-mk-die-used = V Prameni leží { $mana } kostka, ale svou kostku jste v tomto tahu už použili.
why-mk-source-closed = V Prameni leží { $mana } kostka, ale dovedností Kdo potřebuje magii? jste se Pramene pro tento tah vzdali.
why-mk-source-frozen = V Prameni leží { $mana } kostka, ale kvůli Zmrazení Pramene ji v tomto tahu použít nemůžete.
why-mk-no-die-partial = V Prameni leží { $mana } kostka, ale při částečné účasti se kostky nepoužívají.
why-mk-kept-for-others = V Prameni leží { $mana } kostka, takže zlatou za tuto barvu použít nelze.
why-mk-mana-suppressed = Kvůli Potlačení many stojí první mana tahu ještě jednu téže barvy, a tu nemáte.
why-mk-no-crystal = Nemáte krystal { NAME($mana, case: "gen") } barvy.
why-mk-no-use-for-mana = Manu je nutné hned použít a teď ji nemáte na co použít.
why-mk-use-it-first = Nejdřív použijte { NAME($mana, case: "acc") } manu z Vzývání.
why-mk-no-crystal-yet = Nemáte v inventáři žádný krystal.
why-mk-no-die = V Prameni není vhodná kostka.
why-mk-source-used = V tomto tahu jste už kostku z Pramene použili.

## Proč ne: jednotky, dovednosti a taktiky

why-mk-no-such-unit = Taková jednotka tu není.
why-mk-no-such-ability = Tato jednotka takovou schopnost nemá; má jich { $most }.
why-mk-unit-wounded = Tato jednotka je zraněná. Nejdřív je třeba ji vyléčit.
why-mk-unit-spent = Tato jednotka není bojeschopná; znovu bude v příštím kole.
why-mk-unit-ready = Tato jednotka už bojeschopná je.
why-mk-unit-locked = Tato jednotka už v tomto boji díky odolnosti body zranění přečkala, další jí přidělit nelze.
why-mk-units-barred = Na políčku { NAME($space, case: "gen") } bojujete bez jednotek; nelze je tam použít ani jim přidělit zranění.
why-mk-barred-from-maze = V bludišti lze použít jen jednotku, která tam šla s hrdinou, a jen jí přidělit zranění.
why-mk-no-banner-here = Tato jednotka žádný prapor nenese.
why-mk-units-spared = Efekt v tomto boji zakazuje přidělovat body zranění jednotkám, všechny patří hrdinovi.
why-mk-no-spent-unit = Nemáte vyčerpanou jednotku, kterou by šlo zbojeschopnit.
why-mk-no-wounded-unit = Není tu zraněná jednotka, kterou by šlo vyléčit.
why-mk-no-unit-to-use = V nabídce není jednotka, která by teď pomohla.
why-mk-no-fit-unit = Nemáte k tomu žádnou nezraněnou jednotku.
why-mk-too-few-heal = Potřebujete Léčení { $need } a máte { $have }.
why-mk-not-your-skill = Dovednost „{ $skill }“ nemáte.
why-mk-skill-used = Dovednost „{ $skill }“ jste v tomto tahu už použili.
why-mk-skill-flipped = Dovednost „{ $skill }“ jste v tomto kole už použili.
why-mk-motivated-already = Motivaci jste nedávno použili. Další lze použít až po konci vašeho příštího tahu.
why-mk-tactic-used = Taktika „{ $tactic }“ už byla použita.
why-mk-tactic-before-turn = Taktika „{ $tactic }“ působí jen před vaším tahem, a ten už začal.
why-mk-tactic-in-turn = Taktika „{ $tactic }“ působí jen ve vašem tahu, nejdřív ho začněte.

## Proč ne: tah

why-mk-only-wounds = Máte v ruce jen zranění, takže můžete jen pomalu odpočívat.
why-mk-rested = V tomto tahu odpočíváte, takže se nepohybujete a nemáte akci.
why-mk-rested-already = V tomto tahu už jste odpočívali.
why-mk-turn-decided = Tento tah už je normální, odpočívat v něm nelze.
why-mk-rest-needs-card = Při odpočinku musíte odložit jednu kartu jinou než zranění.
why-mk-not-only-wounds = Pomalu odpočívat lze, jen když máte v ruce samá zranění.
why-mk-acted = Akci tohoto tahu už máte za sebou.
why-mk-must-fight = Stojíte na políčku s jiným hrdinou: napadněte ho, nebo jděte dál, než tah ukončíte.
why-mk-no-village = Plenit lze jen ve vesnici a vy v ní nestojíte.
why-mk-plundered-already = Od minulého tahu už jste plenili. Znovu můžete až po svém tahu.
why-mk-no-conceding = Vzdát se lze jen ve scénáři Obsaď a udrž.

## Proč ne: pohyb

why-mk-no-moving-now = Pohybovat se lze jen v pohybové části normálního tahu, před akcí.
why-mk-no-such-space = Takové políčko na mapě není.
why-mk-not-adjacent = Políčko { NAME($space, case: "gen") } s vaším políčkem nesousedí.
why-mk-inaccessible = Na políčko { NAME($space, case: "gen") } běžně vstoupit nelze.
why-mk-shut-off = Na políčko { NAME($space, case: "gen") } tento tah vstoupit nelze, efekt vám jeho terén uzavírá.
why-mk-too-few-move = Potřebujete Pohyb { $need } a máte { $have }.
why-mk-rampager-there = Na políčku { NAME($space, case: "gen") } je drancující nepřítel, takže tam vstoupit nelze. Vyzvěte ho ze sousedního políčka.
why-mk-city-closed = Do města na políčku { NAME($space, case: "gen") } se v tomto scénáři nevstupuje.
why-mk-provokes-on-hero = Krok na políčko { NAME($space, case: "gen") } by vyprovokoval drancující nepřátele a stojí tam jiný hrdina. To obojí naráz nejde.
why-mk-glade-ends-moving = V tomto tahu jste položili štít na mýtinu a tím váš pohyb skončil.
why-mk-stands-there = Na políčku { NAME($space, case: "gen") } už váš hrdina stojí.
why-mk-one-step = Políčko { NAME($space, case: "gen") } s vaším sousedí; udělejte prostě ten jeden krok.
why-mk-cut-off = Na políčko { NAME($space, case: "gen") } nevede žádná cesta po políčkách, na která lze vstoupit.
why-mk-way-assaults = Nejlevnější cesta na políčko { NAME($goal, case: "gen") } znamená útok na políčko { NAME($space, case: "gen") } a jiná bez boje není. Jděte krok za krokem.
why-mk-way-provokes = Na nejlevnější cestě na políčko { NAME($goal, case: "gen") } krok na políčko { NAME($space, case: "gen") } vyprovokuje drancujícího nepřítele a jiná bez boje není. Jděte krok za krokem.
why-mk-no-way-below = Podzemím se na políčko { NAME($space, case: "gen") } dostat nelze, v cestě jsou jezera, bažiny a moře.
why-mk-nowhere-to-go = V dosahu není políčko, kde by přesun směl skončit.
why-mk-no-tunnels = Podzemím se cestuje jen ve scénáři Vládci podzemí.
why-mk-no-gate-here = Váš hrdina nestojí na dobytém podzemí ani hrobce, kde cesta podzemím začíná.
why-mk-no-gate = Na políčku { NAME($space, case: "gen") } není dobyté podzemí ani hrobka, kde by cesta podzemím mohla skončit.

## Proč ne: odkrývání dílků

why-mk-tile-there = Na této pozici už dílek leží.
why-mk-off-the-map = Tato pozice je mimo tvar mapy.
why-mk-slot-too-far = Vaše políčko s touto pozicí nesousedí.
why-mk-no-tile-left = Už nezbývá žádný dílek.
why-mk-core-on-coast = Hlavní dílek nesmí ležet na pobřeží.
why-mk-needs-two-tiles = Hlavní dílek musí sousedit alespoň se 2 položenými dílky; tady je jich { $have }.
why-mk-needs-three-tiles = Dílek navíc musí sousedit alespoň se 3 položenými dílky; tady je jich { $have }.
why-mk-tile-too-far-out = Dílek venkova musí sousedit se 2 položenými dílky, nebo s jedním, který sám sousedí se 2 jinými.

## Proč ne: místa a obyvatelé

why-mk-no-interaction = Body vlivu jsou k užitku jen při vyjednávání nebo díky efektu, který to dovolí.
why-mk-not-interacting = Teď nevyjednáváte. Nejdřív vyjednávání zahajte.
why-mk-only-interaction = Tohle funguje jen při vyjednávání.
why-mk-reputation-x = Vaše pověst je na X, nikdo s vámi nevyjednává.
why-mk-nobody-here = Na tomto políčku není s kým vyjednávat.
why-mk-burned-down = Tento klášter je vypálený.
why-mk-not-your-keep = Toto místo vám nepatří, vyjednávat tu nemůžete.
why-mk-not-conquered = Toto místo ještě nikdo nedobyl, vyjednávat tu nelze.
why-mk-talking = Právě vyjednáváte. Nejdřív vyjednávání skončete.
why-mk-not-sold-here = To tady koupit nelze.
why-mk-no-elites = V této hře elitní jednotky nejsou, takže žádnou do nabídky přidat nelze.
why-mk-too-few-influence = Potřebujete Vliv { $need } a máte { $have }.
why-mk-unit-not-offered = V nabídce nejsou { $unit }.
why-mk-not-recruited-here = Tady nelze naverbovat { NAME($unit, case: "acc") }, ikona místa na kartě je jiná.
why-mk-no-monastery = Vypálit lze jen klášter a vy v něm nestojíte.
why-mk-no-adventure = Na tomto políčku není místo dobrodružství, do kterého by šlo vstoupit.
why-mk-conquered-already = Toto místo už je dobyté.
why-mk-an-altar = V těchto ruinách je oltář, nebojuje se tu. Zaplaťte manu.
why-mk-no-altar = Na tomto políčku žádný oltář není.
why-mk-no-altar-mana = Oltář žádá 3 many { NAME($mana, case: "gen") } barvy a tolik jich zaplatit nedokážete.
why-mk-no-rampager = Na tom políčku není drancující nepřítel, kterého byste mohli vyzvat. Musí být vedle vás.
why-mk-hero-here = Na vašem políčku stojí jiný hrdina, takže jinou akci než boj s ním provést nelze.
why-mk-no-hero-here = Tento hrdina na vašem políčku nestojí.
why-mk-peace-here = Tady může stát libovolný počet hrdinů a na nikoho tu nelze zaútočit.
why-mk-no-duels = V této hře hrdinové proti sobě nebojují.
why-mk-team-mate = Ten hrdina je z vašeho týmu.
why-mk-round-announced = Byl ohlášen konec kola: hrdinové už proti sobě nebojují.
why-mk-last-turns = Hrají se poslední tahy: hrdinové už proti sobě nebojují.
why-mk-turn-spent = { $seat } už příští tah spotřeboval a nelze na něj zaútočit.

## Proč ne: boj

why-mk-no-combat = To lze použít jen v boji.
why-mk-in-combat = Probíhá boj, tohle v něm nejde.
why-mk-no-such-enemy = Takový nepřítel v tomto boji není.
why-mk-no-target = Nejdřív označte, na koho útočíte.
why-mk-not-ranged = V této fázi se počítají jen střelecké a obléhací útoky.
why-mk-siege-only = Cíl je opevněný, takže se teď počítají jen obléhací útoky.
why-mk-twice-fortified = Opevnění tohoto nepřítele: { $number }. Se dvěma nebo více na něj v této fázi útočit nelze.
why-mk-too-weak = Útok potřebuje hodnotu { $need } a má { $have }.
why-mk-no-attack-now = V této fázi se neútočí.
why-mk-no-block-now = Teď se neblokuje, to patří do fáze bloku.
why-mk-no-damage-now = Body zranění se přidělují až ve své fázi.
why-mk-nothing-to-block = Nejdřív zvolte útok, který blokujete.
why-mk-block-too-weak = Blok potřebuje hodnotu { $need } a má { $have }.
why-mk-does-not-attack = Tento nepřítel teď neútočí.
why-mk-monster-attacks = Místo tohoto nepřítele útočí přivolaná nestvůra, vyberte ji.
why-mk-blocked-already = Tento útok už je zablokovaný.
why-mk-damage-taken = Zranění z tohoto útoku už jsou rozdělená.
why-mk-damage-first = Nejdřív přidělte všechny body zranění.
why-mk-no-phases-to-skip = Přeskočit fáze lze jen před fází bloku nebo během ní.
why-mk-no-enemy-for-it = Není tu nikdo, na koho by tento efekt mohl působit.
why-mk-fire-resistant = Cíl má ohnivou odolnost, efekty červených karet a červené many na něj nepůsobí.
why-mk-ice-resistant = Cíl má ledovou odolnost, efekty modrých karet a modré many na něj nepůsobí.
why-mk-fortified-spared = Na opevněného nepřítele tento efekt nepůsobí.
why-mk-summoner-hidden = Dokud za něj bojuje přivolaná nestvůra, na tohoto nepřítele zamířit nelze.

## Proč ne: boj mezi hráči

why-mk-only-enemies = Tento efekt působí jen na nepřátele, ne v boji mezi hráči.
why-mk-only-when-blocking = V boji mezi hráči to lze použít, jen když blokujete.
why-mk-no-unit-to-stop = K útoku, který blokujete, nepřispěla žádná jednotka, takže není koho zastavit.
why-mk-partial-only = Věnujete se boji částečně, takže smíte použít jen dovednosti dovolené mimo tah.
why-mk-full-or-partial = Nejdřív zvolte, zda se boji věnujete plně, nebo částečně.
why-mk-no-attack-yet = Nemáte zahraný žádný útok. Zahrajte ho, nebo pasujte.
why-mk-strike-first = Máte zahraný útok, takže pasovat nelze. Zaútočte.
why-mk-assign-first = Nejdřív využijte body zranění, nebo fázi ukončete.
why-mk-too-little-damage = Cena v bodech zranění je { $need } a zbývá jich { $have }.
why-mk-no-stealing-afar = Krást lze jen při útoku zblízka, ne na dálku.
why-mk-cannot-steal = Karta „{ $card }“ nepatří k artefaktům, které lze ukrást: z odkládacího balíčku, z herní oblasti a praporům zraněných jednotek.
why-mk-no-pushing-afar = Vytlačit hrdinu lze jen při útoku zblízka, ne na dálku.
why-mk-push-not-adjacent = Políčko { $space } nesousedí s místem boje, a hrdina se vytlačuje o jedno políčko.
why-mk-push-not-safe = Na políčku { $space } by hrdina zůstat nemohl, vytlačit ho lze jen na bezpečné políčko.

## Proč ne: společný útok na město

why-mk-no-joint-assault = Společné útoky na město se v této hře nepoužívají.
why-mk-no-city-to-storm = Na tom políčku není nedobyté město.
why-mk-space-is-shared = Na vašem políčku stojí { $seat }, a společný útok může navrhnout jen ten, kdo na svém políčku stojí sám.
why-mk-not-beside-city = K účasti na útoku musíte stát vedle města.
why-mk-nobody-to-invite = Není koho přizvat: vedle města nestojí žádný jiný hrdina.
why-mk-nobody-free = Není koho přizvat: hrdinové vedle města už svůj příští tah spotřebovali.
why-mk-guest-not-beside-city = { $seat } nestojí vedle města.
why-mk-guest-turn-spent = Žeton pořadí { NAME($seat, case: "gen") } leží lícem dolů: útok stojí příští tah a ten už je spotřebovaný.
why-mk-invited-already = { $seat } už pozvání má.
why-mk-invites-itself = Vy se účastníte bez pozvání, přizvěte jiného hrdinu.
why-mk-too-few-defenders = Město musí mít alespoň dva obránce, aby se o ně účastníci mohli rozdělit.
why-mk-share-too-big = Jeho díl může být od 1 do { $most }, protože alespoň jeden obránce musí zbýt na vás.
why-mk-invite-first = Nejdřív přizvěte alespoň jednoho hrdinu, nebo od návrhu upusťte.
why-mk-accept-or-decline = Pozvání přijměte, nebo odmítněte.
why-mk-step-in-first = Nejdřív vstupte do města, nebo se svého dílu obránců vzdejte.

## Proč ne: scénáře a varianty

why-mk-no-awakening = Mýtiny se aktivují jen ve scénáři Noci druidů.
why-mk-no-glade = Váš hrdina nestojí na kouzelné mýtině.
why-mk-glade-awake = Na této mýtině už svůj žeton štítu máte.
why-mk-no-incantation = Vyvolávání patří jen do scénáře Noci druidů.
why-mk-incant-by-night = Vyvolávání lze provést jen v Noci.
why-mk-incanted = Vyvolávání jste v této Noci už provedli.
why-mk-no-own-glade = Nemáte žeton štítu na žádné mýtině. Nejdřív některou aktivujte.
why-mk-inhabited = Na obydleném místě vyvolávání provést nelze.
why-mk-name-a-hero = Nejdřív jmenujte hrdinu, který půjde do dražby.
why-mk-hero-taken = Tohoto hrdinu už má jiný hráč.
why-mk-bid-or-pass = Nabídněte body slávy, nebo pasujte.
why-mk-bid-range = Nabídnout lze od { $least } do { $most } bodů slávy.

## Co nelze přečíst

problem-mk-from-one = „{ $given }“ nic neoznačuje; počítá se od 1, napište tedy 1 nebo víc.
problem-mk-options = „{ $first }“ a „{ $second }“ se nedají kombinovat; změňte jedno z toho.
problem-mk-slot = „{ $given }“ není pozice dílku; napište dvě celá čísla s čárkou, například 1,2.
problem-mk-space = „{ $given }“ není políčko; napište písmeno dílku a číslo od 0 do 6, například B3.

## Záznam: čas

event-mk-turn = Na tahu je { $seat }.
    .you = Začíná tvůj tah.
mk-roll-source = pro Pramen
mk-roll-reward = o odměnu
mk-roll-crystal = o krystal
mk-roll-wounds = o zranění
event-mk-another-turn = { $seat } má hned další tah.
    .you = Máš hned další tah.
event-mk-turn-ended = { $seat } končí tah.
    .you = Končíš tah.
event-mk-passed-over =
    { $number ->
        [one] V jedné chvíli nebylo co volit: přeskočeno.
        [few] Ve { $number } chvílích nebylo co volit: přeskočeno.
       *[other] V { $number } chvílích nebylo co volit: přeskočeno.
    }
event-mk-forfeited = { $seat } se vzdává tahu.
    .you = Vzdáváš se tahu.
event-mk-skipped = { $seat } tento tah přeskakuje.
    .you = Tento tah přeskakuješ.
event-mk-announced = { $seat } ohlašuje konec kola.
    .you = Ohlašuješ konec kola.
event-mk-round-over = Končí { $number }. kolo.
event-mk-day = Začíná { $number }. kolo, je Den.
event-mk-night = Začíná { $number }. kolo, je Noc.
event-mk-order = Pořadí tahů: { $seats }.
event-mk-end-met = Podmínka konce je splněna, hrají se poslední tahy.
event-mk-over = Hra skončila.
event-mk-eliminated = Portál se zavírá a { $seat } vypadává ze hry.
    .you = Portál se zavírá a vypadáváš ze hry.
event-mk-darkness = Padla temnota, odteď jsou už jen Noci.
event-mk-darkness-rolled = Kostky temnoty ukázaly: { $dice }.
event-mk-fury-rolled = Kostka nájezdníků pro políčko { $space }: { $mana }.

## Záznam: příprava a varianty

event-mk-named = { $seat } posílá do dražby hrdinu: { $hero }.
    .you = Posíláš do dražby hrdinu: { $hero }.
event-mk-bid =
    { $number ->
        [one] { $seat } nabízí { $number } bod slávy.
        [few] { $seat } nabízí { $number } body slávy.
       *[other] { $seat } nabízí { $number } bodů slávy.
    }
    .you =
        { $number ->
            [one] Nabízíš { $number } bod slávy.
            [few] Nabízíš { $number } body slávy.
           *[other] Nabízíš { $number } bodů slávy.
        }
event-mk-sold =
    { $number ->
        [one] Vydražený hrdina je { $hero }, získává ho { $seat } za { $number } bod slávy.
        [few] Vydražený hrdina je { $hero }, získává ho { $seat } za { $number } body slávy.
       *[other] Vydražený hrdina je { $hero }, získává ho { $seat } za { $number } bodů slávy.
    }
    .you = { $number ->
        [one] Vydražený hrdina je { $hero }, získáváš ho za { $number } bod slávy.
        [few] Vydražený hrdina je { $hero }, získáváš ho za { $number } body slávy.
       *[other] Vydražený hrdina je { $hero }, získáváš ho za { $number } bodů slávy.
    }
event-mk-draft = Rozdány jsou karty k výběru.
event-mk-draft-added = { $seat } přidává do balíčku jednu z vybraných karet.
    .you = Přidáváš do balíčku jednu z vybraných karet.
event-mk-upgrades = K vylepšení jsou odkryty karty: { $cards }.
event-mk-upgraded = { $seat } získává kartu „{ $card }“ a vyřazuje kartu „{ $old }“.
    .you = Získáváš kartu „{ $card }“ a vyřazuješ kartu „{ $old }“.

## Záznam: taktiky a automatický hráč

event-mk-tactic = { $seat } volí taktiku „{ $tactic }“.
    .you = Volíš taktiku „{ $tactic }“.
event-mk-tactic-used = { $seat } používá taktiku „{ $tactic }“.
    .you = Používáš taktiku „{ $tactic }“.
event-mk-dummy-tactic = Automatický hráč dostává taktiku „{ $tactic }“.
event-mk-dummy-card = Automatický hráč bere do balíčku kartu „{ $card }“.
event-mk-dummy-crystal = Automatický hráč získává krystal { NAME($mana, case: "gen") } barvy.
event-mk-dummy-turn =
    { $number ->
        [one] Automatický hráč otáčí { $number } kartu, rozhodla { $mana } barva.
        [few] Automatický hráč otáčí { $number } karty, rozhodla { $mana } barva.
       *[other] Automatický hráč otáčí { $number } karet, rozhodla { $mana } barva.
    }
event-mk-long-night = { $seat } vrací náhodné karty z odkládacího balíčku do dobíracího.
    .you = Vracíš náhodné karty z odkládacího balíčku do dobíracího.
event-mk-searched = { $seat } si bere zvolenou kartu z dobíracího balíčku a zbytek zamíchává.
    .you = Bereš si zvolenou kartu z dobíracího balíčku a zbytek zamícháváš.
event-mk-stashed = { $seat } dává vrchní kartu balíčku pod taktiku.
    .you = Dáváš vrchní kartu balíčku pod taktiku.
event-mk-stash-taken =
    { $number ->
        [one] { $seat } si bere zpod taktiky { $number } kartu.
        [few] { $seat } si bere zpod taktiky { $number } karty.
       *[other] { $seat } si bere zpod taktiky { $number } karet.
    }
    .you =
        { $number ->
            [one] Bereš si zpod taktiky { $number } kartu.
            [few] Bereš si zpod taktiky { $number } karty.
           *[other] Bereš si zpod taktiky { $number } karet.
        }
event-mk-shuffled-back =
    { $number ->
        [one] { $seat } zamíchává { $number } kartu z ruky do balíčku.
        [few] { $seat } zamíchává { $number } karty z ruky do balíčku.
       *[other] { $seat } zamíchává { $number } karet z ruky do balíčku.
    }
    .you =
        { $number ->
            [one] Zamícháváš { $number } kartu z ruky do balíčku.
            [few] Zamícháváš { $number } karty z ruky do balíčku.
           *[other] Zamícháváš { $number } karet z ruky do balíčku.
        }

## Záznam: karty

event-mk-drew =
    { $number ->
        [one] { $seat } si líže { $number } kartu.
        [few] { $seat } si líže { $number } karty.
       *[other] { $seat } si líže { $number } karet.
    }
    .you =
        { $number ->
            [one] Lížeš si { $number } kartu.
            [few] Lížeš si { $number } karty.
           *[other] Lížeš si { $number } karet.
        }
    .sum = líznuto { $number }
event-mk-played = { $seat } hraje kartu „{ $card }“.
    .you = Hraješ kartu „{ $card }“.
event-mk-played-sideways = { $seat } hraje kartu „{ $card }“ bokem.
    .you = Hraješ kartu „{ $card }“ bokem.
event-mk-played-strong = { $seat } hraje kartu „{ $card }“ se silnějším efektem.
    .you = Hraješ kartu „{ $card }“ se silnějším efektem.
event-mk-discarded = { $seat } odkládá kartu „{ $card }“.
    .you = Odkládáš kartu „{ $card }“.
    .sum = odložená karta „{ $card }“
event-mk-thrown-away = { $seat } vyřazuje kartu „{ $card }“.
    .you = Vyřazuješ kartu „{ $card }“.
event-mk-gained = { $seat } získává kartu „{ $card }“.
    .you = Získáváš kartu „{ $card }“.
event-mk-gained-artifacts = { $seat } dává získané artefakty na dobírací balíček.
    .you = Dáváš získané artefakty na dobírací balíček.
event-mk-artifacts-seen =
    { $number ->
        [one] { $seat } si líže { $number } artefakt na výběr.
        [few] { $seat } si líže { $number } artefakty na výběr.
       *[other] { $seat } si líže { $number } artefaktů na výběr.
    }
    .you =
        { $number ->
            [one] Lížeš si { $number } artefakt na výběr.
            [few] Lížeš si { $number } artefakty na výběr.
           *[other] Lížeš si { $number } artefaktů na výběr.
        }
event-mk-recovered = { $seat } vrací kartu „{ $card }“ z odkládacího balíčku do dobíracího.
    .you = Vracíš kartu „{ $card }“ z odkládacího balíčku do dobíracího.
event-mk-stolen = { $seat } krade { NAME($victim, case: "dat") } kartu „{ $card }“.
    .you = Kradeš { NAME($victim, case: "dat") } kartu „{ $card }“.
    .you-victim = { $seat } ti krade kartu „{ $card }“.
event-mk-hand-shown = { $seat } ukazuje karty v ruce: { $cards }.
    .you = Ukazuješ karty v ruce: { $cards }.
event-mk-offered = V nabídce { $offer } přibývá karta „{ $card }“.
    .all = V nabídce { $offer } přibývají karty: { $card }.
mk-offer-spells = kouzel
mk-offer-actions = pokročilých akcí
mk-offer-monasteries = klášterů
event-mk-unit-offered = V nabídce jednotek přibývají { $unit }.
    .all = V nabídce jednotek přibývají: { $unit }.

## Záznam: mana

event-mk-source-rolled = Pramen ukazuje: { $dice }.
event-mk-rolled = { $seat } hází { $roll }: { $dice }.
    .you = Házíš { $roll }: { $dice }.
    .sum = hod { $roll } ({ $dice })
event-mk-mana =
    { $number ->
        [one] { $seat } získává { $number } žeton { NAME($mana, case: "gen") } many.
        [few] { $seat } získává { $number } žetony { NAME($mana, case: "gen") } many.
       *[other] { $seat } získává { $number } žetonů { NAME($mana, case: "gen") } many.
    }
    .you =
        { $number ->
            [one] Získáváš { $number } žeton { NAME($mana, case: "gen") } many.
            [few] Získáváš { $number } žetony { NAME($mana, case: "gen") } many.
           *[other] Získáváš { $number } žetonů { NAME($mana, case: "gen") } many.
        }
    .sum = mana { $mana } × { $number }
event-mk-crystal = { $seat } získává krystal { NAME($mana, case: "gen") } barvy.
    .you = Získáváš krystal { NAME($mana, case: "gen") } barvy.
    .sum = krystal { NAME($mana, case: "gen") } barvy
event-mk-crystal-back = { $seat } dostává zpět krystaly { NAME($mana, case: "gen") } barvy: { $number }.
    .you = Dostáváš zpět krystaly { NAME($mana, case: "gen") } barvy: { $number }.
event-mk-crystal-lost = { $seat } už má 3 krystaly { NAME($mana, case: "gen") } barvy, další propadá.
    .you = Už máš 3 krystaly { NAME($mana, case: "gen") } barvy, další propadá.
event-mk-crystal-melted = { $seat } přichází o krystal { NAME($mana, case: "gen") } barvy.
    .you = Přicházíš o krystal { NAME($mana, case: "gen") } barvy.
event-mk-paid = { $seat } platí { NAME($mana, case: "acc") } manu: { $way }.
    .you = Platíš { NAME($mana, case: "acc") } manu: { $way }.
    .sum = zaplaceno ({ $way })
event-mk-die-stored = { $seat } si na taktiku ukládá { NAME($mana, case: "acc") } kostku.
    .you = Na taktiku si ukládáš { NAME($mana, case: "acc") } kostku.

## Záznam: body a postup

event-mk-move-points = { $seat } získává Pohyb { $number }.
    .you = Získáváš Pohyb { $number }.
    .sum = Pohyb { $number }
event-mk-influence-points = { $seat } získává Vliv { $number }.
    .you = Získáváš Vliv { $number }.
    .sum = Vliv { $number }
event-mk-heal-points = { $seat } získává Léčení { $number }.
    .you = Získáváš Léčení { $number }.
    .sum = Léčení { $number }
event-mk-attack-points = { $seat } získává Útok { $number } ({ $kind }, { $element }).
    .you = Získáváš Útok { $number } ({ $kind }, { $element }).
    .sum = Útok { $number } ({ $kind }, { $element })
event-mk-block-points = { $seat } získává Blok { $number } ({ $element }).
    .you = Získáváš Blok { $number } ({ $element }).
    .sum = Blok { $number } ({ $element })
event-mk-fame =
    { $number ->
        [one] { $seat } získává { $number } bod slávy, celkem má { $total }.
        [few] { $seat } získává { $number } body slávy, celkem má { $total }.
       *[other] { $seat } získává { $number } bodů slávy, celkem má { $total }.
    }
    .you = { $number ->
        [one] Získáváš { $number } bod slávy, celkem máš { $total }.
        [few] Získáváš { $number } body slávy, celkem máš { $total }.
       *[other] Získáváš { $number } bodů slávy, celkem máš { $total }.
    }
    .sum = sláva +{ $number }
event-mk-fame-lines = { $seat } překračuje linii na stupnici slávy, získává navíc { $number } a má { $total }.
    .you = Překračuješ linii na stupnici slávy, získáváš navíc { $number } a máš { $total }.
    .sum = sláva +{ $number }
event-mk-reputation-up = { $seat } si zlepšuje pověst o { $number }.
    .you = Zlepšuješ si pověst o { $number }.
    .sum = pověst +{ $number }
event-mk-reputation-down = { $seat } si zhoršuje pověst o { $number }.
    .you = Zhoršuješ si pověst o { $number }.
    .sum = pověst −{ $number }
event-mk-level = { $seat } postupuje na { $number }. úroveň.
    .you = Postupuješ na { $number }. úroveň.
event-mk-skills-seen = { $seat } otáčí žetony dovedností: { $skills }.
    .you = Otáčíš žetony dovedností: { $skills }.
event-mk-skill-gained = { $seat } získává dovednost „{ $skill }“.
    .you = Získáváš dovednost „{ $skill }“.
event-mk-skill-used = { $seat } používá dovednost „{ $skill }“.
    .you = Používáš dovednost „{ $skill }“.
event-mk-common-skill = Ve společné nabídce přibývá dovednost „{ $skill }“.
    .all = Ve společné nabídce přibývají dovednosti: { $skill }.

## Záznam: zranění

event-mk-wounded = { $seat } dostává { $number } zranění do ruky.
    .you = Dostáváš { $number } zranění do ruky.
    .sum = zranění { $number }
event-mk-poisoned = { $seat } dostává kvůli jedu { $number } zranění do odkládacího balíčku.
    .you = Dostáváš kvůli jedu { $number } zranění do odkládacího balíčku.
event-mk-knocked-out = { $seat } utrpí omráčení a odkládá z ruky všechny karty kromě zranění.
    .you = Utrpíš omráčení a odkládáš z ruky všechny karty kromě zranění.
event-mk-paralyzed = { $seat } kvůli ochromení odkládá z ruky všechny karty kromě zranění.
    .you = Kvůli ochromení odkládáš z ruky všechny karty kromě zranění.
event-mk-healed = { $seat } vyřazuje jedno zranění.
    .you = Vyřazuješ jedno zranění.
    .sum = o jedno zranění méně

## Záznam: jednotky

event-mk-activated = { $seat } aktivuje { NAME($unit, case: "acc") }.
    .you = Aktivuješ { NAME($unit, case: "acc") }.
event-mk-attached = { $seat } přiřazuje { NAME($unit, case: "dat") } kartu „{ $card }“.
    .you = Přiřazuješ { NAME($unit, case: "dat") } kartu „{ $card }“.
event-mk-readied = { $seat } zbojeschopňuje { NAME($unit, case: "acc") }.
    .you = Zbojeschopňuješ { NAME($unit, case: "acc") }.
event-mk-unit-healed = { $seat } léčí { NAME($unit, case: "acc") }.
    .you = Léčíš { NAME($unit, case: "acc") }.
event-mk-unit-wounded = { $seat } má zraněnou jednotku: { $unit }.
    .you = Máš zraněnou jednotku: { $unit }.
event-mk-tactic-gone = Taktika „{ $tactic }“ je odstraněna ze hry.
event-mk-banner-back = { $seat } zamíchává do balíčku prapor „{ $card }“.
    .you = Zamícháváš do balíčku prapor „{ $card }“.
event-mk-put-back = { $seat } vrací do balíčku kartu „{ $card }“.
    .you = Vracíš do balíčku kartu „{ $card }“.
event-mk-wounds-gone =
    { $number ->
        [one] { $seat } vyřazuje { $number } zranění z tohoto tahu.
        [few] { $seat } vyřazuje { $number } zranění z tohoto tahu.
       *[other] { $seat } vyřazuje { $number } zranění z tohoto tahu.
    }
    .you =
        { $number ->
            [one] Vyřazuješ { $number } zranění z tohoto tahu.
            [few] Vyřazuješ { $number } zranění z tohoto tahu.
           *[other] Vyřazuješ { $number } zranění z tohoto tahu.
        }
event-mk-shield-gone = Z políčka { NAME($space, case: "gen") } mizí žeton štítu { NAME($seat, case: "gen") }.
    .you = Z políčka { NAME($space, case: "gen") } mizí tvůj žeton štítu.
event-mk-conceded = { $seat } se vzdává.
    .you = Vzdáváš se.
event-mk-unit-withstood = { $seat } má jednotku, která zranění odolala: { $unit }.
    .you = Máš jednotku, která zranění odolala: { $unit }.
event-mk-unit-weakened = { $seat } má oslabenou jednotku: { $unit }.
    .you = Máš oslabenou jednotku: { $unit }.
event-mk-unit-spent = { $seat } má vyčerpanou jednotku: { $unit }.
    .you = Máš vyčerpanou jednotku: { $unit }.
event-mk-unit-lost = { $seat } ztrácí { NAME($unit, case: "acc") }.
    .you = Ztrácíš { NAME($unit, case: "acc") }.
event-mk-unit-given-up = { $seat } se vzdává získané jednotky.
    .you = Vzdáváš se získané jednotky.
event-mk-recruited = { $seat } verbuje { NAME($unit, case: "acc") }.
    .you = Verbuješ { NAME($unit, case: "acc") }.
event-mk-disbanded = { $seat } propouští { NAME($unit, case: "acc") }.
    .you = Propouštíš { NAME($unit, case: "acc") }.

## Záznam: mapa

event-mk-moved =
    { $number ->
        [one] { $seat } vstupuje za { $number } bod pohybu na políčko { NAME($space, case: "gen") }.
        [few] { $seat } vstupuje za { $number } body pohybu na políčko { NAME($space, case: "gen") }.
       *[other] { $seat } vstupuje za { $number } bodů pohybu na políčko { NAME($space, case: "gen") }.
    }
    .you =
        { $number ->
            [one] Vstupuješ za { $number } bod pohybu na políčko { NAME($space, case: "gen") }.
            [few] Vstupuješ za { $number } body pohybu na políčko { NAME($space, case: "gen") }.
           *[other] Vstupuješ za { $number } bodů pohybu na políčko { NAME($space, case: "gen") }.
        }
event-mk-flew = { $seat } se přímo přesouvá na políčko { NAME($space, case: "gen") }.
    .you = Přímo se přesouváš na políčko { NAME($space, case: "gen") }.
event-mk-tile = Odkryto: { $tile }.
event-mk-token-seen = Odkrytý nepřítel na políčku { NAME($space, case: "gen") }: { $enemy }.
event-mk-ruin-seen = Odkrytý žeton na políčku { NAME($space, case: "gen") }: { $ruin }.
event-mk-city-found = Na mapě se objevuje { $space }.
event-mk-entrance = Objevuje se tajný vchod: { $space }.
event-mk-withdrew = { $seat } ustupuje na políčko { NAME($space, case: "gen") }.
    .you = Ustupuješ na políčko { NAME($space, case: "gen") }.
event-mk-rested = { $seat } odpočívá.
    .you = Odpočíváš.
event-mk-recovers = { $seat } pomalu odpočívá.
    .you = Pomalu odpočíváš.
event-mk-plundered = { $seat } plení vesnici.
    .you = Pleníš vesnici.
event-mk-talks = { $seat } vyjednává na políčku { NAME($space, case: "gen") }.
    .you = Vyjednáváš na políčku { NAME($space, case: "gen") }.
event-mk-bought-artifact = { $seat } kupuje artefakt, dostane ho na konci tahu.
    .you = Kupuješ artefakt, dostaneš ho na konci tahu.
event-mk-glade = { $seat } aktivuje { NAME($space, case: "acc") }.
    .you = Aktivuješ { NAME($space, case: "acc") }.

## Záznam: boj

event-mk-combat = { $seat } začíná boj, nepřátelé: { $enemies }.
    .you = Začínáš boj, nepřátelé: { $enemies }.
event-mk-summoned = Za { NAME($enemy, case: "acc") } bojuje přivolaná nestvůra: { $monster }.
event-mk-weakened = { $seat } oslabuje { NAME($enemy, case: "acc") }.
    .you = Oslabuješ { NAME($enemy, case: "acc") }.
event-mk-stopped = { $enemy }: v tomto boji bez útoku.
event-mk-armor-now = Zbroj { NAME($enemy, case: "gen") } je teď { $number }.
event-mk-attack-now = Útok { NAME($enemy, case: "gen") } je teď { $number }.
event-mk-abilities-lost = { $enemy }: ztráta schopností nebo odolností.
event-mk-weakened-all = { $seat } oslabuje všechny nepřátele.
    .you = Oslabuješ všechny nepřátele.
event-mk-blocked = { $seat } blokuje útok { NAME($enemy, case: "gen") }.
    .you = Blokuješ útok { NAME($enemy, case: "gen") }.
event-mk-defeated = { $seat } poráží { NAME($enemy, case: "acc") }.
    .you = Porážíš { NAME($enemy, case: "acc") }.
event-mk-conquered = { $seat } dobývá { NAME($space, case: "acc") }.
    .you = Dobýváš { NAME($space, case: "acc") }.
event-mk-burned = { $seat } vypaluje klášter.
    .you = Vypaluješ klášter.
event-mk-freed = { $seat } osvobozuje { NAME($space, case: "acc") }.
    .you = Osvobozuješ { NAME($space, case: "acc") }.
event-mk-city-taken = { $seat } dobývá { NAME($space, case: "acc") }.
    .you = Dobýváš { NAME($space, case: "acc") }.
event-mk-city-led = Vůdcem { NAME($space, case: "gen") } se stává { $seat }.
    .you = Stáváš se vůdcem { NAME($space, case: "gen") }.
event-mk-die-shown = Tajná kostka je { $mana }.
event-mk-die-not = Tajná kostka není { $mana }.

## Záznam: boj mezi hráči a společný útok

event-mk-duel = { $seat } napadá { NAME($other, case: "acc") }.
    .you = Napadáš { NAME($other, case: "acc") }.
    .you-other = { $seat } tě napadá.
event-mk-full = { $seat } se bude boji věnovat plně.
    .you = Budeš se boji věnovat plně.
event-mk-partial = { $seat } se bude boji věnovat částečně.
    .you = Budeš se boji věnovat částečně.
event-mk-passed = { $seat } pasuje.
    .you = Pasuješ.
event-mk-struck = { $seat } útočí silou { $number }.
    .you = Útočíš silou { $number }.
event-mk-pushed = { $seat } musí po vytlačení ustoupit na políčko { NAME($space, case: "gen") }.
    .you = Musíš po vytlačení ustoupit na políčko { NAME($space, case: "gen") }.
event-mk-duel-won = V boji mezi hráči vítězí { $seat }.
    .you = V boji mezi hráči vítězíš.
event-mk-duel-drawn = Boj mezi hráči končí remízou.
event-mk-proposed = { $seat } navrhuje společný útok na město.
    .you = Navrhuješ společný útok na město.
event-mk-accepted = { $seat } pozvání přijímá.
    .you = Přijímáš pozvání.
event-mk-declined = { $seat } pozvání odmítá.
    .you = Odmítáš pozvání.
event-mk-dealt = Obránci města jsou rozdáni účastníkům útoku.
event-mk-gave-up = { $seat } se svého dílu obránců vzdává.
    .you = Vzdáváš se svého dílu obránců.
event-mk-assault-failed = Společný útok na město se nezdařil, účastníci se vracejí.

## Efekty: jak se skládají

effect-mk-then = { $a }; { WITHIN($b, keep: "Útok Blok Pohyb Vliv Léčení Střelecký Obléhací Reputace Zbroj") }
effect-mk-or = { $a }, nebo { WITHIN($b, keep: "Útok Blok Pohyb Vliv Léčení Střelecký Obléhací Reputace Zbroj") }
effect-mk-and = { $a } a { WITHIN($b, keep: "Útok Blok Pohyb Vliv Léčení Střelecký Obléhací Reputace Zbroj") }
effect-mk-may = Nepovinně: { $part }
effect-mk-when-day = Ve Dne navíc ({ $then })
effect-mk-when-night = V Noci navíc ({ $then })
effect-mk-when-interaction = Při vyjednávání navíc ({ $then })
effect-mk-when-lowest-fame = Máte-li méně slávy než kdokoli jiný, navíc ({ $then })
effect-mk-when-else-day = Ve Dne { $then }, v Noci { $otherwise }
effect-mk-when-else-forest = V lese { $then }, jinde { $otherwise }
effect-mk-discard-for = Odložte z ruky kartu (ne zranění): { $then }
effect-mk-invoke = Odložte z ruky kartu (ne zranění) a získejte 1 žeton many podle volby ({ $colours }); musíte ji hned použít
effect-mk-invoke-wound = Odložte z ruky zranění a získejte 1 žeton many podle volby ({ $colours }); musíte ji hned použít
effect-mk-pay-for = Zaplaťte k tomu 1 manu základní barvy: červená dá { $red }, modrá { $blue }, zelená { $green }, bílá { $white }
effect-mk-pay-to-do = { $then } (stojí { NAME($mana, case: "acc") } manu)
effect-mk-nothing = Žádný efekt
effect-mk-no-bonus = Bez bonusu, platí jen číslo taktiky

## Efekty: body

effect-mk-move = Pohyb { $n }
effect-mk-influence = Vliv { $n }
effect-mk-heal = Léčení { $n }
effect-mk-attack-melee = Útok { $n } ({ $element })
effect-mk-attack-ranged = Střelecký útok { $n } ({ $element })
effect-mk-attack-siege = Obléhací útok { $n } ({ $element })
effect-mk-block = Blok { $n } ({ $element })
effect-mk-per-wound =
    { $base ->
        [0] { $plus } za každé zranění v ruce a na vašich jednotkách
       *[other] { $base } a navíc { $plus } za každé zranění v ruce a na vašich jednotkách
    }
effect-mk-per-enemy =
    { $base ->
        [0] { $plus } za každého neporaženého nepřítele v boji
       *[other] { $base } a navíc { $plus } za každého neporaženého nepřítele v boji
    }
effect-mk-per-unit =
    { $base ->
        [0] { $plus } za každou vaši bojeschopnou nezraněnou jednotku, nejvýše za 3 jednotky
       *[other] { $base } a navíc { $plus } za každou vaši bojeschopnou nezraněnou jednotku, nejvýše za 3 jednotky
    }
effect-mk-per-crystal =
    { $base ->
        [0] { $plus } za každou barvu krystalů ve vašem inventáři
       *[other] { $base } a navíc { $plus } za každou barvu krystalů ve vašem inventáři
    }
effect-mk-per-icon =
    { $base ->
        [0] { $plus } za každou schopnost, odolnost a barvu útoku blokovaného nepřítele
       *[other] { $base } a navíc { $plus } za každou schopnost, odolnost a barvu útoku blokovaného nepřítele
    }
effect-mk-diplomacy = Vliv { $n }, přičemž body vlivu smíte v tomto tahu používat jako Blok (fyzický)
effect-mk-diplomacy-element = Vliv { $n }, přičemž body vlivu smíte v tomto tahu používat jako Blok ({ $element })
effect-mk-agility = V boji tohoto tahu smíte body pohybu, které vám zbyly, používat jako Útok: 1 bod za Útok 1 (fyzický)
effect-mk-agility-ranged = V boji tohoto tahu smíte body pohybu, které vám zbyly, používat k útoku: 1 bod za Útok 1 (fyzický), 2 body za Střelecký útok 1 (fyzický)
effect-mk-ambush = Útok nebo Blok z první takové karty, kterou v tomto tahu zahrajete, je vyšší: Útok o { $attack }, Blok o { $block }
effect-mk-altem-mages = Útok 5 (ledovým ohněm), nebo Blok 5 (ledovým ohněm); za modrou manu o 2 více a za červenou manu o 2 více
effect-mk-justice = Odložte z ruky libovolný počet karet (ne zranění), za každou máte Útok 3 (fyzický)
effect-mk-wrath = Obléhací útok 6 (fyzický), který smíte zvýšit až o 6; za každý bod navíc hodíte kostkou many a za každou červenou nebo černou dostanete zranění do ruky
effect-mk-sideways-damn = Jedna karta zahraná v tomto tahu bokem dá 2 místo 1, je-li to pokročilá akce, kouzlo nebo artefakt, dá 3
effect-mk-sideways-magic = Jedna karta zahraná v tomto tahu bokem dá 3 místo 1, ale v tomto tahu nepoužijete kostku z Pramene
effect-mk-sideways-plain = Jedna karta zahraná bokem dá 2 místo 1
effect-mk-universal-power = Zaplaťte 1 manu základní barvy: jedna karta zahraná v tomto tahu bokem dá 3 místo 1, je-li to akce nebo kouzlo téže barvy, dá 4
effect-mk-power-of-pain = V tomto tahu smíte zahrát bokem jedno zranění z ruky, dá 2

## Efekty: mana a krystaly

effect-mk-mana =
    { $colours_count ->
        [1] { $n ->
            [one] { $n } žeton { NAME($colours, case: "gen") } many
            [few] { $n } žetony { NAME($colours, case: "gen") } many
           *[other] { $n } žetonů { NAME($colours, case: "gen") } many
        }
       *[other] { $n ->
            [one] { $n } žeton many (na výběr: { $colours })
            [few] { $n } žetony many (na výběr: { $colours })
           *[other] { $n } žetonů many (na výběr: { $colours })
        }
    }
effect-mk-mana-any =
    { $n ->
        [one] { $n } žeton many libovolné barvy
        [few] { $n } žetony many libovolných barev
       *[other] { $n } žetonů many libovolných barev
    }
effect-mk-crystal =
    { $colours_count ->
        [1] { $n ->
            [one] { $n } krystal { NAME($colours, case: "gen") } barvy
            [few] { $n } krystaly { NAME($colours, case: "gen") } barvy
           *[other] { $n } krystalů { NAME($colours, case: "gen") } barvy
        }
       *[other] { $n ->
            [one] { $n } krystal (na výběr: { $colours })
            [few] { $n } krystaly (na výběr: { $colours })
           *[other] { $n } krystalů (na výběr: { $colours })
        }
    }
effect-mk-crystal-any =
    { $n ->
        [one] { $n } krystal základní barvy podle volby
        [few] { $n } krystaly základních barev podle volby
       *[other] { $n } krystalů základních barev podle volby
    }
effect-mk-crystal-own = 1 krystal barvy, kterou už ve svém inventáři máte
effect-mk-crystallize = Zaplaťte 1 manu základní barvy a získejte krystal téže barvy
effect-mk-crystals-return = Na konci tahu se do inventáře vrátí krystaly, které jste v tomto tahu použili
effect-mk-roll-crystals = Hoďte 2 kostkami many: základní barva dá krystal této barvy, zlatá krystal podle volby, černá Slávu +1
effect-mk-endless = V tomto tahu máte neomezeně { NAME($colour, case: "gen") } a černé many; Sláva +1 za každé seslané kouzlo { NAME($colour, case: "gen") } barvy
effect-mk-extra-dice =
    { $n ->
        [one] V tomto tahu smíte použít o { $n } kostku z Pramene více
        [few] V tomto tahu smíte použít o { $n } kostky z Pramene více
       *[other] V tomto tahu smíte použít o { $n } kostek z Pramene více
    }
effect-mk-set-die = Vezměte z Pramene kostku, nastavte ji na kteroukoli barvu kromě zlaté a získejte 2 žetony many této barvy; na konci tahu se kostka vrátí bez hodu
effect-mk-storm-crystal = Zvolte v Prameni kostku základní barvy, získejte krystal této barvy a kostkou hoďte znovu
effect-mk-storm-all = Hoďte znovu všemi kostkami v Prameni; v tomto tahu smíte použít o 3 kostky více a zlaté a černé kostky platí za kteroukoli základní barvu
effect-mk-can-use-gold = V tomto tahu smíte používat zlatou manu
effect-mk-can-use-black = V tomto tahu smíte používat černou manu jako v Noci
effect-mk-polarization = Jednu manu smíte v tomto tahu použít jako opačnou barvu (červená a modrá, zelená a bílá); ve Dne i černou jako kteroukoli jinou barvu, ne však pro silnější efekt kouzla, v Noci i zlatou jako černou, ale jen pro silnější efekt kouzla
effect-mk-steal-die = Uložte si na taktiku kostku základní barvy z Pramene; její manu použijete v některém svém tahu tohoto Dne
effect-mk-search-mana = Jednou za tah, než použijete kostku z Pramene, hoďte znovu 1 nebo 2 jeho kostkami, nejdřív zlatými

## Efekty: sláva, pověst a zranění

effect-mk-fame = Sláva +{ $n }
effect-mk-fame-later = Sláva +{ $n } na konci tahu
effect-mk-fame-per-defeat = Sláva +1 za každého nepřítele poraženého v tomto tahu, i dříve
effect-mk-reputation-up = Pověst +{ $n } na konci tahu
effect-mk-reputation-down = Pověst −{ $n } na konci tahu
effect-mk-tale = Pověst +1 na konci tahu za každou jednotku naverbovanou v tomto tahu
effect-mk-tale-fame = Sláva +1 a Pověst +1 na konci tahu za každou jednotku naverbovanou v tomto tahu
effect-mk-take-wound = Za cenu 1 zranění do ruky
effect-mk-roll-wounds =
    { $n ->
        [one] Hoďte kostkou many a za červenou nebo černou si vezměte zranění do ruky
       *[other] Hoďte { $n } kostkami many a za každou červenou nebo černou si vezměte zranění do ruky
    }
effect-mk-spend-wound = Odložte z ruky zranění a lízněte si 1 kartu
effect-mk-wounds-vanish = Na konci tahu smíte vyřadit všechna zranění, která jste v něm dostali
effect-mk-grail = Léčení { $n }; Sláva +1 za každý z těchto bodů, který využijete
effect-mk-grail-draws = Za každé zranění v tomto tahu vyléčené z ruky si lízněte 1 kartu

## Efekty: karty

effect-mk-draw =
    { $n ->
        [one] Lízněte si { $n } kartu
        [few] Lízněte si { $n } karty
       *[other] Lízněte si { $n } karet
    }
effect-mk-boost = Zahrajte z ruky jinou kartu akce a použijte její silnější efekt bez many; její Pohyb, Vliv, Útok nebo Blok je o { $n } vyšší
effect-mk-repeat = Použijte { $n }× základní efekt jiné karty akce z ruky a pak ji vyřaďte
effect-mk-repeat-strong = Použijte { $n }× bez many silnější efekt jiné karty akce z ruky a pak ji vyřaďte
effect-mk-cast-offered = Sešlete kouzlo z nabídky za jeho obvyklou manu, kouzlo v nabídce zůstane
effect-mk-buy-spell = Zaplaťte k tomu 1 manu základní barvy a dejte si kouzlo téže barvy z nabídky do odkládacího balíčku
effect-mk-learn = Jednou v tomto tahu smíte za 6 bodů vlivu koupit pokročilou akci z nabídky do odkládacího balíčku
effect-mk-learn-strong = Jednou v tomto tahu smíte za 9 bodů vlivu koupit pokročilou akci z nabídky do ruky
effect-mk-throw-for-two-crystals = Vyřaďte z ruky kartu akce a získejte 2 krystaly její barvy
effect-mk-throw-for-other-crystals = Vyřaďte z ruky kartu akce a získejte po 1 krystalu každé základní barvy kromě její
effect-mk-throw-for-action-to-discard = Vyřaďte z ruky kartu akce a dejte si pokročilou akci téže barvy z nabídky do odkládacího balíčku
effect-mk-throw-for-action-to-hand = Vyřaďte z ruky kartu akce a vezměte si pokročilou akci téže barvy z nabídky do ruky
effect-mk-throw-for-spell-to-hand = Vyřaďte z ruky kartu akce, vezměte si kouzlo téže barvy z nabídky do ruky a získejte krystal této barvy
effect-mk-meditation = Vraťte 2 náhodné karty z odkládacího balíčku na vršek nebo naspod dobíracího; na konci tohoto tahu si lízněte 2 karty nad limit
effect-mk-trance = Vraťte 2 zvolené karty z odkládacího balíčku na vršek nebo naspod dobíracího; na konci tohoto tahu si lízněte 2 karty nad limit
effect-mk-come-back-bottom = Na konci tahu smíte tuto kartu vrátit naspod dobíracího balíčku, není-li prázdný
effect-mk-come-back-top = Na konci tahu smíte tuto kartu vrátit na vršek dobíracího balíčku
effect-mk-time-bends = Na konci tahu si vezměte zpět do ruky všechny karty, které jste v něm zahráli, kromě této, nelízejte a odehrajte hned další tah; tato karta je do konce kola stranou
effect-mk-another-turn = Hned po tomto tahu odehrajete další; jednou za kolo
effect-mk-planning = Máte-li na konci tahu před lízáním v ruce alespoň 2 karty, lízněte si o 1 kartu nad limit
effect-mk-rethink = Odložte až 3 karty z ruky (i zranění), lízněte si stejný počet a odkládací balíček zamíchejte do dobíracího
effect-mk-long-night = Jednou za kolo, když máte prázdný dobírací balíček, vraťte do něj 3 náhodné karty z odkládacího
effect-mk-midnight-meditation = Jednou za kolo před svým tahem zamíchejte až 5 karet z ruky (i zranění) do dobíracího balíčku a lízněte si stejný počet
effect-mk-preparation = Vezměte si z dobíracího balíčku do ruky kteroukoli kartu a zbytek zamíchejte
effect-mk-sparing-power = Před každým svým tahem dejte vrchní kartu dobíracího balíčku pod taktiku, nebo si jednou za kolo vezměte všechny karty zpod ní do ruky; tím taktika končí

## Efekty: pohyb

effect-mk-terrain-cut =
    { $n ->
        [one] V tomto tahu stojí { $terrains } o { $n } bod pohybu méně (nejméně { $least })
        [few] V tomto tahu stojí { $terrains } o { $n } body pohybu méně (nejméně { $least })
       *[other] V tomto tahu stojí { $terrains } o { $n } bodů pohybu méně (nejméně { $least })
    }
effect-mk-terrain-cut-all =
    { $n ->
        [one] V tomto tahu stojí každý terén o { $n } bod pohybu méně (nejméně { $least })
        [few] V tomto tahu stojí každý terén o { $n } body pohybu méně (nejméně { $least })
       *[other] V tomto tahu stojí každý terén o { $n } bodů pohybu méně (nejméně { $least })
    }
effect-mk-terrain-open =
    { $n ->
        [0] V tomto tahu smíte zdarma vstupovat na { NAME($terrains, case: "acc") }
        [one] V tomto tahu smíte za { $n } bod pohybu vstupovat na { NAME($terrains, case: "acc") }
        [few] V tomto tahu smíte za { $n } body pohybu vstupovat na { NAME($terrains, case: "acc") }
       *[other] V tomto tahu smíte za { $n } bodů pohybu vstupovat na { NAME($terrains, case: "acc") }
    }
effect-mk-terrain-set =
    { $n ->
        [one] V tomto tahu stojí { $terrains } nejvýše { $n } bod pohybu
        [few] V tomto tahu stojí { $terrains } nejvýše { $n } body pohybu
       *[other] V tomto tahu stojí { $terrains } nejvýše { $n } bodů pohybu
    }
effect-mk-terrain-set-all =
    { $n ->
        [one] V tomto tahu stojí každý přístupný terén nejvýše { $n } bod pohybu
        [few] V tomto tahu stojí každý přístupný terén nejvýše { $n } body pohybu
       *[other] V tomto tahu stojí každý přístupný terén nejvýše { $n } bodů pohybu
    }
effect-mk-leap = V tomto tahu platí za sousední i políčka a pozice dílků vzdálené 2 políčka a pohybem nikoho nevyprovokujete
effect-mk-fly-one = Přesuňte se zdarma a bez provokování na sousední odkryté bezpečné políčko
effect-mk-fly-two = Za 2 body pohybu se přesuňte na odkryté bezpečné políčko vzdálené 2 políčka, přes cokoli a bez provokování
effect-mk-fly-underground = Přesuňte se zdarma až o 3 odkrytá políčka na bezpečné políčko, přes cokoli kromě bažin a jezer a bez provokování
effect-mk-fly-underground-attack = Přesuňte se zdarma až o 3 odkrytá políčka, přes cokoli kromě bažin a jezer a bez provokování, na opevněné místo nebo k jinému hrdinovi a zaútočte; opevnění místa neplatí a při neúspěchu se vrátíte
effect-mk-fly-wings = Přesuňte se o 1 až 5 odkrytých políček na bezpečné políčko, přes cokoli a bez provokování; každé políčko stojí 1 bod pohybu
effect-mk-see-as-by-day = Posádky vedle hrdiny a všechny ruiny se v tomto tahu odkrývají jako ve Dne

## Efekty: nepřátelé a boj

effect-mk-weaken-one = Jeden nepřítel v tomto boji { $parts }
effect-mk-weaken-open = Jeden neopevněný nepřítel v tomto boji { $parts }
effect-mk-weaken-all = Každý nepřítel v tomto boji { $parts }
effect-mk-weaken-others = Každý jiný nepřítel v tomto boji { $parts }
effect-mk-no-attack = neútočí
effect-mk-less-armor = má zbroj o { $n } nižší (nejméně 1)
effect-mk-less-armor-walls = má zbroj o { $n } nižší, je-li opevněný, o { $walls } (nejméně 1)
effect-mk-lose-walls = ztrácí všechna opevnění
effect-mk-lose-resistances = ztrácí všechny odolnosti
effect-mk-lose-fire = ztrácí ohnivou odolnost
effect-mk-break-one = Jeden nepřítel má v tomto boji zbroj o 1 nižší za každou svou odolnost (nejméně 1)
effect-mk-destroy-one = Zničte jednoho nepřítele
effect-mk-no-walls = Opevnění místa v tomto tahu neplatí
effect-mk-skip = Fáze bloku a fáze přidělování zranění se v tomto boji přeskočí
effect-mk-skip-flying = Zbylo-li vám při začátku boje alespoň tolik bodů pohybu, kolik je neporažených nepřátel, fáze bloku a fáze přidělování zranění se v tomto boji přeskočí
effect-mk-retort-armor = Uspěje-li blok, má zablokovaný nepřítel v tomto tahu zbroj o 3 nižší (nejméně 1)
effect-mk-retort-attack = Uspěje-li blok, máte ve fázi útoku navíc Útok 4 (ohnivý)
effect-mk-retort-destroy = Uspěje-li blok, je zablokovaný nepřítel zničen
effect-mk-retort-no-swift = Blokovaný nepřítel ztrácí schopnost Hbitý
effect-mk-all-cold-fire = Všechny vaše útoky v tomto boji jsou útoky ledovým ohněm
effect-mk-all-siege = Všechny vaše útoky v tomto boji platí i za obléhací, element se jim nemění
effect-mk-double-physical = Fyzické útoky se vám v tomto tahu ve fázi útoku počítají dvojnásobně a všichni nepřátelé ztrácejí fyzickou odolnost

## Efekty: jednotky

effect-mk-ready = Zbojeschopněte jednotku nejvýše { $level }. úrovně
effect-mk-ready-any = Zbojeschopněte kteroukoli svou jednotku
effect-mk-ready-all = Zbojeschopněte všechny své jednotky
effect-mk-ready-total = Zbojeschopněte jednotky, jejichž úrovně dají dohromady nejvýše { $levels }
effect-mk-heal-unit = Odeberte z jednotky jedno zranění
effect-mk-wound-this-unit = Tato jednotka je pak zraněná
effect-mk-units-fight = Vaše jednotky mají v tomto boji Útok i Blok o { $n } vyšší; v tomto tahu jim nelze přidělovat body zranění
effect-mk-units-resist = Vaše jednotky mají v tomto tahu fyzickou, ohnivou i ledovou odolnost
effect-mk-lead-attack = Příští vaše jednotka, která v tomto tahu zaútočí, má Útok o { $n } vyšší (ne střelecký ani obléhací)
effect-mk-lead-block = Příští vaše jednotka, která v tomto tahu blokuje, má Blok o { $n } vyšší
effect-mk-lead-ranged = Příští vaše jednotka, která v tomto tahu střílí, má Střelecký útok o { $n } vyšší (ne obléhací)
effect-mk-lend = Použijte jednu schopnost jednotky z nabídky, jako by byla vaše; jednotka v nabídce zůstane a body zranění jí přidělit nelze
effect-mk-recruit-free = Naverbujte zdarma kteroukoli jednotku z nabídky; nemáte-li volný žeton velení, jednu svou propusťte
effect-mk-bonds-of-loyalty = Dovednost slouží jako další žeton velení a při jejím získání přibudou do nabídky 2 základní jednotky; jednotka pod ní stojí při verbování o 5 bodů vlivu méně, smí bojovat i tam, kde jednotky nelze použít, a nelze ji propustit
effect-mk-banner-of-glory = Přiřaďte jednotce: má zbroj, Útok i Blok o 1 vyšší a pokaždé, když útočí nebo blokuje, získáte Slávu +1
effect-mk-banner-of-fear = Přiřaďte jednotce: ve fázi bloku ji smíte vyčerpat, zrušit tím jeden útok nepřítele a získat Slávu +1
effect-mk-banner-of-protection = Přiřaďte jednotce: má zbroj o 1 vyšší a ohnivou i ledovou odolnost
effect-mk-banner-of-courage = Přiřaďte jednotce: jednou za kolo ji smíte mimo boj zbojeschopnit
effect-mk-glory = Všechny vaše jednotky mají v tomto tahu zbroj, Útok i Blok o 1 vyšší; Sláva +1 za každou, která v tomto tahu útočí nebo blokuje

## Efekty: ostatní hráči

effect-mk-healing-ritual = Vyřaďte z ruky až 2 zranění; první z nich dostane do ruky nejbližší jiný hrdina
effect-mk-source-freeze = Do začátku vašeho příštího tahu nesmějí ostatní použít svou běžnou kostku z Pramene; pak získáte krystal základní barvy, kterou Pramen ukazuje
effect-mk-prayer-of-weather = V tomto tahu stojí každý terén o 2 body pohybu méně (nejméně 1); ostatním hráčům do začátku vašeho příštího tahu o 1 bod více (nejvýše 5)
effect-mk-mana-exploit = Získejte 1 žeton many zvolené barvy kromě zlaté; do začátku vašeho příštího tahu dostane každý jiný hráč zranění do ruky, když použije manu jiné barvy, za každou barvu jednou
effect-mk-mana-meltdown = Každý jiný hráč ztratí náhodný krystal, a nemá-li žádný, dostane zranění do ruky; jeden ze ztracených krystalů smíte získat
effect-mk-mana-radiance = Zvolte základní barvu: každý hráč včetně vás dostane do ruky zranění za každý svůj krystal této barvy a vy pak získáte 2 takové krystaly
effect-mk-mana-claim = Ponechte si do konce kola kostku základní barvy z Pramene a získejte 3 žetony many této barvy hned, nebo 1 na začátku každého svého dalšího tahu
effect-mk-mana-curse = Ponechte si do konce kola kostku základní barvy z Pramene a získejte 3 žetony many této barvy hned, nebo 1 na začátku každého svého dalšího tahu; jiný hráč, který v tomto kole použije manu této barvy, dostane zranění do ruky, nejvýše jednou za tah
effect-mk-mind-read = Zvolte základní barvu a získejte její krystal; každý jiný hráč odloží z ruky akci nebo kouzlo této barvy, a nemá-li je, ukáže ruku
effect-mk-mind-steal = Zvolte základní barvu a získejte její krystal; každý jiný hráč odloží z ruky akci nebo kouzlo této barvy, a nemá-li je, ukáže ruku; jednu takto odloženou kartu akce si smíte natrvalo vzít do ruky
effect-mk-energy-flow = Zbojeschopněte jednotku; pak smíte každému jinému hráči vyčerpat jednu jednotku nejvýše 2. úrovně
effect-mk-energy-steal = Zbojeschopněte jednotku a odeberte z ní jedno zranění; pak smíte každému jinému hráči vyčerpat jednu jednotku nejvýše 3. úrovně

## Texty karet, jednotek a nepřátel

text-mk-basic = Základní efekt: { $effect }.
text-mk-strong = Silnější efekt za { NAME($mana, case: "acc") } manu: { $effect }.
text-mk-thrown = Silnější efekt, po kterém se karta vyřadí ze hry: { $effect }.
text-mk-spell = Za { NAME($mana, case: "acc") } manu: { $effect }.
text-mk-strong-spell = Silnější efekt „{ $name }“ podle pravidel Noci, za { NAME($mana, case: "acc") } a { NAME($black, case: "acc") } manu: { $effect }.
text-mk-first-only = Kartu lze zahrát jen na začátku boje, dřív než v něm použijete cokoli jiného.
text-mk-last-only = Silnější efekt lze použít jen ve fázi útoku.
text-mk-wound = Zranění nelze zahrát ani použít bokem a v ruce zabírá místo. Zbaví vás ho léčení a kouzelná mýtina; odpočinkem ho jen odložíte.
text-mk-effect = { $effect }.
text-mk-always = Působí stále.
text-mk-once-a-turn = Jednou za tah.
text-mk-motivation = Smíte ji použít i mimo svůj tah, těsně před ním; poté až do konce dalšího vlastního tahu žádnou Motivaci.
text-mk-once-a-round = Jednou za kolo.
text-mk-interactive = Interaktivní dovednost, jednou za kolo.
text-mk-tactic = Taktika pro { NAME($time, case: "acc") }, číslo { $number }.
text-mk-unit = Základní jednotka { $level }. úrovně. Cena { $cost }, zbroj { $armor }. Kde se verbuje: { $sites }.
text-mk-unit-elite = Elitní jednotka { $level }. úrovně. Cena { $cost }, zbroj { $armor }. Kde se verbuje: { $sites }.
text-mk-ability = Schopnost: { $effect }.
text-mk-ability-mana = Schopnost za { NAME($mana, case: "acc") } manu: { $effect }.
text-mk-enemy = Druh: { $pile }. Zbroj { $armor }, útok { $attack } ({ $element }), sláva { $fame }.
text-mk-summoner = Druh: { $pile }. Zbroj { $armor }, sláva { $fame }. Místo vlastního útoku nastoupí na začátku fáze bloku přivolaná nestvůra z podzemí.
text-mk-resists = Ochrana: { $resistances }.
text-mk-abilities = Schopnosti: { $abilities }.

## Texty míst

text-mk-site-portal = Odtud hrdinové vstupují na mapu. Stát tu smí libovolně mnoho hrdinů a nebojuje se tu. Kdo tu skončí tah, opustí mapu až do svého dalšího tahu.
text-mk-site-village = Vyjednávání: verbujete jednotky s ikonou vesnice a bod léčení stojí 3 body vlivu. Před svým tahem můžete vesnici vyplenit: líznete si 2 karty a ztratíte 1 bod pověsti.
text-mk-site-monastery = Při odkrytí přibude do nabídky jednotek pokročilá akce. Vyjednávání: verbujete jednotky s ikonou kláštera, bod léčení stojí 2 body vlivu a pokročilá akce z nabídky jednotek 6. Klášter můžete také vypálit: ztratíte 3 body pověsti, bez jednotek bojujete s fialovým nepřítelem a za vítězství dostanete artefakt.
text-mk-site-keep = Opevněné místo s jedním šedým obráncem; vstup je útok a stojí 1 bod pověsti. Dobytá pevnost je vaše: verbujete v ní jednotky s ikonou pevnosti a v ní i vedle ní máte vyšší limit karet v ruce, o 1 za každou svou pevnost. Jiní hráči vám ji mohou vzít.
text-mk-site-mage_tower = Opevněné místo s jedním fialovým obráncem; vstup je útok a stojí 1 bod pověsti. Za dobytí dostanete kouzlo. V dobyté věži každý verbuje jednotky s ikonou magické věže a kupuje kouzla za 7 bodů vlivu a manu jejich barvy.
text-mk-site-city = Opevněné místo s posádkou podle barvy a úrovně města; vstup je útok a stojí 1 bod pověsti. Za každého poraženého obránce položíte na kartu města žeton štítu a vůdcem se stane hráč, který jich má nejvíc. V dobytém městě se verbuje a nakupuje, každý váš žeton štítu tam přidá 1 bod vlivu a ve městě i vedle něj máte limit karet v ruce o 1 vyšší, jako vůdce o 2.
text-mk-site-magical_glade = Začnete-li tu tah, získáte žeton many, ve Dne zlatý, v Noci černý. Skončíte-li tu tah, smíte vyřadit jedno zranění z ruky nebo z odkládacího balíčku.
text-mk-site-crystal_mine = Skončíte-li tu tah, získáte krystal barvy dolů. Máte-li už 3 krystaly této barvy, nezískáte nic.
text-mk-site-monster_den = Místo dobrodružství s jedním hnědým nepřítelem; jednotky použít smíte. Neporažený nepřítel tu zůstane. Odměna: 2 náhodné krystaly.
text-mk-site-spawning_grounds = Místo dobrodružství se dvěma hnědými nepřáteli, které musíte porazit v jednom boji; jednotky použít smíte. Odměna: artefakt a 3 náhodné krystaly.
text-mk-site-dungeon = Místo dobrodružství s jedním hnědým nepřítelem. Platí pravidla Noci a jednotky použít nelze. Odměna podle hodu kostkou: zlatá nebo černá dá kouzlo, základní barva artefakt. Do dobytého podzemí lze vstoupit znovu, ale jen pro slávu.
text-mk-site-tomb = Místo dobrodružství s jedním červeným nepřítelem. Platí pravidla Noci a jednotky použít nelze. Odměna: kouzlo a artefakt. Do dobyté hrobky lze vstoupit znovu, ale jen pro slávu.
text-mk-site-ancient_ruins = Leží tu žeton ruin, ve Dne odkrytý, v Noci skrytý, dokud na políčko nevstoupí hrdina nebo nezačne Den. Buď je to oltář, kterému jako akci obětujete manu za slávu, nebo nepřátelé, za jejichž porážku dostanete uvedenou odměnu. Jednotky použít smíte.
text-mk-site-marauding_orcs = Drancující nepřítel se zeleným žetonem, na políčko nelze vstoupit, dokud ho neporazíte. Vyprovokujete ho přechodem mezi dvěma políčky vedle něj, nebo ho ze sousedního políčka vyzvěte. Za porážku získáte pověst +1.
text-mk-site-draconum = Drancující nepřítel s červeným žetonem, na políčko nelze vstoupit, dokud ho neporazíte. Vyprovokujete ho přechodem mezi dvěma políčky vedle něj, nebo ho ze sousedního políčka vyzvěte. Za porážku získáte pověst +2.
text-mk-site-secret_dungeon = Podzemí ze scénáře Vládci podzemí se skrytým hnědým nepřítelem. Platí pravidla Noci, jednotky použít nelze a odměna je stejná jako v podzemí. Po nezdaru nepřítele vystřídá jiný.
text-mk-site-secret_tomb = Hrobka ze scénáře Vládci podzemí se skrytým červeným nepřítelem. Platí pravidla Noci, jednotky použít nelze a odměna je stejná jako v hrobce. Po nezdaru nepřítele vystřídá jiný.
text-mk-altar =
    { $n ->
        [one] Oltář. Jako akci zaplaťte { $n } manu { NAME($mana, case: "gen") } barvy a ihned získáte slávu +{ $fame }.
        [few] Oltář. Jako akci zaplaťte { $n } many { NAME($mana, case: "gen") } barvy a ihned získáte slávu +{ $fame }.
       *[other] Oltář. Jako akci zaplaťte { $n } man { NAME($mana, case: "gen") } barvy a ihned získáte slávu +{ $fame }.
    }
text-mk-ruin = Nepřátelé: { $enemies }. Odměna za jejich porážku: { $rewards }.

## Texty měst a terénu

text-mk-city-blue = Ohnivé a ledové útoky obránců jsou o 2 silnější, útoky ledovým ohněm o 1. Po dobytí tu koupíte kouzlo z nabídky za 7 bodů vlivu a manu jeho barvy a naverbujete jednotky s ikonou města.
text-mk-city-green = Fyzické útoky obránců jsou jedovaté. Po dobytí tu za 6 bodů vlivu koupíte pokročilou akci z nabídky, nebo neznámou z vršku balíčku, a naverbujete jednotky s ikonou města.
text-mk-city-red = Fyzické útoky obránců jsou brutální. Po dobytí tu koupíte artefakt za 12 bodů vlivu a naverbujete jednotky s ikonou města.
text-mk-city-white = Zbroj obránců je o 1 vyšší. Po dobytí tu naverbujete kteroukoli jednotku z nabídky a za 2 body vlivu do ní přidáte elitní jednotku.
text-mk-city-level = Obránci na { $level }. úrovni: { $enemies }.
text-mk-terrain = Cena vstupu v bodech pohybu: ve Dne { $day }, v Noci { $night }.
text-mk-terrain-closed = Na tento terén běžně vstoupit nelze. Některé efekty to dovolí, na moře však žádný.

## Tiles

mk-tile-start = počáteční dílek { $number }
mk-tile-country = dílek venkova { $number }
mk-tile-core = hlavní dílek { $number }

## Situations

problem-mk-given-card = Volný výtisk karty „{ $card }“ už není.
problem-mk-given-unit = Volný výtisk jednotky „{ $unit }“ už není.
problem-mk-given-token = Volný žeton „{ $enemy }“ už není.
problem-mk-given-city = Město „{ $city }“ není na mapě. Nejdřív vyložte jeho dílek, v „tiles“.
problem-mk-given-dummy = V této hře není automatický hráč.
problem-mk-given-hero = Hrdinu místa určuje „setup“; „{ $hero }“ sedí jinde nebo nehraje.

## Parts of the table that are no cards or places

mk-piece-die = Kostka: mana { $mana }
mk-piece-crystal = Krystal: mana { $mana }
mk-piece-token = Žeton: mana { $mana }
mk-piece-stored = Uložená kostka: mana { $mana }
mk-unexplored = Neprozkoumané místo
mk-blow = { $number }. útok nepřítele { $foe }
