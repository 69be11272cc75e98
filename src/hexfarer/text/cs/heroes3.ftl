### Heroes III: co hra říká u stolu, česky.
### Hrdina a jednotka jsou podmětem vět v přítomném čase; GENDER odlišuje jednotky (množné číslo) od věže.
### Názvy karet stojí v uvozovkách a neskloňují se. Efekty jsou části vět a začínají malým písmenem.

## Druhy věcí

kind-statistic = karta vlastnosti
    .gen = karty vlastnosti
    .dat = kartě vlastnosti
    .acc = kartu vlastnosti
    .ins = kartou vlastnosti
    .loc = kartě vlastnosti
kind-ability = schopnost
    .gen = schopnosti
    .dat = schopnosti
    .acc = schopnost
    .ins = schopností
    .loc = schopnosti
kind-specialty = specializace
    .gen = specializace
    .dat = specializaci
    .acc = specializaci
    .ins = specializací
    .loc = specializaci
kind-building = budova
    .gen = budovy
    .dat = budově
    .acc = budovu
    .ins = budovou
    .loc = budově
kind-location = místo
    .gen = místa
    .dat = místu
    .acc = místo
    .ins = místem
    .loc = místě
kind-astrologers = karta astrologů
    .gen = karty astrologů
    .dat = kartě astrologů
    .acc = kartu astrologů
    .ins = kartou astrologů
    .loc = kartě astrologů
kind-resource = surovina
    .gen = suroviny
    .dat = surovině
    .acc = surovinu
    .ins = surovinou
    .loc = surovině
kind-power = schopnost budovy
    .gen = schopnosti budovy
    .dat = schopnosti budovy
    .acc = schopnost budovy
    .ins = schopností budovy
    .loc = schopnosti budovy

## Drobná slova

h3-mp-main = Pohyb
h3-mp-second = Pohyb vedlejšího hrdiny
h3-amount-gold =
    { $n ->
        [one] { $n } zlato
        [few] { $n } zlata
       *[other] { $n } zlata
    }
h3-amount-building-materials =
    { $n ->
        [one] { $n } stavivo
        [few] { $n } staviva
       *[other] { $n } staviv
    }
h3-amount-valuables =
    { $n ->
        [one] { $n } cennost
        [few] { $n } cennosti
       *[other] { $n } cenností
    }
h3-guarded = { $place } (obtížnost { $level })
victory-cubes = vítězství díky krychličkám všech soupeřů
victory-gold = vítězství díky zlatu
victory-grail = vítězství díky Grálu
victory-last = vítězství posledního hráče ve hře
victory-time = vítězství po posledním kole
victory-utopia = vítězství díky Dračí Utopii

## Volby nové hry

option-difficulty = Obtížnost
    .about = Síla stráží a počáteční bonus: „{ option-difficulty.value-easy }“ lehká, „{ option-difficulty.value-normal }“ normální, „{ option-difficulty.value-hard }“ těžká, „{ option-difficulty.value-impossible }“ nemožná (bez bonusu).
    .value-normal = běžná
    .value-easy = lehká
    .value-hard = těžká
    .value-impossible = nemožná
option-no_town_reward = Bez odměny za Města
    .about = „{ server-value-on }“: dobytí počátečního Města nepřináší odměnu, ale smíš používat budovy dobytých Měst.
option-no_rerolls = Žádné přehazování
    .about = „{ server-value-on }“: nikdo nesmí přehazovat kostky.
option-meagre_dice = Jen jedna surovina
    .about = „{ server-value-on }“: každá kostka, která dává surovinu, dá právě 1 kus.
option-no_bonus = Bez počátečního bonusu
    .about = „{ server-value-on }“: nikdo nedostane počáteční bonus.
option-second_hero = Vedlejší hrdina od začátku
    .about = „{ server-value-on }“: každý začíná s vedlejším hrdinou na mapě.
option-at_least_one = Alespoň jedno zranění
    .about = „{ server-value-on }“: každý útok jednotky způsobí alespoň 1 zranění.
option-double_income = Dvojnásobný příjem
    .about = „{ server-value-on }“: doly a Osady dávají dvojnásobný příjem, i při prvním obsazení.
option-free_trade = Obchod kdykoli
    .about = „{ server-value-on }“: suroviny smíš vyměňovat kdykoli a Tržiště dává jednou artefakt.
option-free_rounds = Prodloužení boje zdarma
    .about = „{ server-value-on }“: další kolo boje nestojí bod pohybu.
option-plain_die = Kostka útoku bez zranění
    .about = „{ server-value-on }“: kostka útoku nemění zranění, schopnosti ji ale čtou dál.
option-stars_always = Více karet astrologů
    .about = „{ server-value-on }“: karta astrologů se odkrývá i v kolech surovin.
option-no_stars = Bez karet astrologů
    .about = „{ server-value-on }“: karty astrologů nejsou; vylučuje to jejich větší počet.
option-cubes_go = Pole opět nenavštívená
    .about = „{ server-value-on }“: na začátku kol 4, 8 a 12 zmizí z mapy všechny černé krychličky.
option-to_discard = Karty na odkládací balíček
    .about = „{ server-value-on }“: získané karty jdou na odkládací balíček místo do ruky.

## Potíže

problem-h3-factions = Každý hráč musí mít jinou frakci; zadáno: { $seats }.
problem-h3-stars = Volby „stars_always“ a „no_stars“ se vylučují; vyber nejvýše jednu z nich.
problem-h3-word = „{ $given }“ tu nic neznamená. Pole mapy se píše jako B3, dílek jako B, políčko bojového plánu jako c2.

## Co lze udělat: volby

do-h3-choose = { $number }
do-h3-way = { $effect }
do-h3-card = { $card }
do-h3-unit = { $unit }
do-h3-fighter = { $fighter } ({ $space })
do-h3-space = Políčko { $space }
do-h3-field = Pole { $field }
do-h3-number = { $number }
do-h3-tier = { $tier }
do-h3-deck = { $deck }
do-h3-resource = { $resource }
do-h3-die = Vyber kostku { $number }
do-h3-face = Vyber: { $face }
do-h3-hero = { $hero }
do-h3-turn-tile =
    { $number ->
        [0] Nech dílek rovně
       *[other] Otoč dílek doprava o { $number }/6 otáčky
    }
do-h3-yes = Ano
do-h3-stop = Ne, dál
do-h3-stop-trade = Nic dalšího nesměňovat
do-h3-stop-recruit = Nikoho dalšího nenajímat
do-h3-stop-give = Nic dalšího nedávat
do-h3-stop-swap = Odmítnout
do-h3-stop-offer = Další karty nenabízet
do-h3-stop-morale = Nechat si žeton
do-h3-yes-spell = Koupit kouzlo
do-h3-scout-put-1 = Zpět navrch balíčku
do-h3-scout-put-2 = Dospod balíčku

## Co lze udělat: balíčky, kostky, morálka

do-h3-look = Podívej se na vrchní karty
do-h3-top = Vezmi si odkrytou kartu z odkládacího balíčku
do-h3-replace = Nahraď kartu „{ $card }“ novou
do-h3-reroll = Přehoď kostku { $number }
do-h3-spend-draw = Odlož žeton morálky: lízni si 1 kartu
do-h3-spend-cycle = Odlož žeton morálky: odlož karty a lízni si jich stejně

## Co lze udělat: karty

do-h3-play = Zahraj kartu „{ $card }“ (efekt { $mode })
do-h3-play-for = Zahraj kartu „{ $card }“: { $effect }
do-h3-play-spell = Sešli kouzlo „{ $card }“
do-h3-boost = Přidej moc kartou „{ $card }“ (efekt { $mode })
do-h3-outcome = Účinek { $number }
do-h3-discard = Odlož kartu „{ $card }“
do-h3-draw =
    Lízni si { $number ->
        [one] { $number } kartu
        [few] { $number } karty
       *[other] { $number } karet
    }
do-h3-keep-draw =
    { $keep ->
        [0] Dobrat { $number }
        [one] Nechat si { $keep } kartu, dobrat { $number }
        [few] Nechat si { $keep } karty, dobrat { $number }
       *[other] Nechat si { $keep } karet, dobrat { $number }
    }

## Co lze udělat: mapa

do-h3-move = { $hero }: jdi na pole { $field }
do-h3-ride = { $hero }: jeď na pole { $field }
do-h3-discover = Odkryj dílek { $place } ({ $hero })
do-h3-place = Přilož vzdálený dílek ze své zásoby ({ $hero })
do-h3-put = Polož dílek na místo { $spot }
do-h3-land = Přistaň zde ({ $hero })
do-h3-revisit = Znovu navštiv pole ({ $hero })
do-h3-dig = Kopej a hledej Grál ({ $hero })
do-h3-end = Ukonči tah
do-h3-use = { $power }

## Co lze udělat: Město

do-h3-build = Postav { NAME($building, case: "acc") }
do-h3-build-in = Postav { NAME($building, case: "acc") } ve Městě na poli { $field }
do-h3-populate = Verbuj a posiluj
do-h3-recruit = Naverbuj { NAME($unit, case: "acc") }
do-h3-reinforce = Posil { NAME($unit, case: "acc") }
do-h3-hire = Najmi za 10 zlata vedlejšího hrdinu na poli { $field }
do-h3-buy-spell = Kup kouzlo v Cechu mágů
do-h3-trade = Vyměň { NAME($given, case: "acc") } za { NAME($got, case: "acc") }

## Co lze udělat: boj

do-h3-deploy = Rozestav { NAME($unit, case: "acc") } na políčko { $space }
do-h3-wall = Polož bránu na políčko { $space }
do-h3-activate = Aktivuj { NAME($fighter, case: "acc") } ({ $space })
do-h3-go = Jdi na políčko { $space }
do-h3-attack = Zaútoč na { NAME($fighter, case: "acc") } ({ $space })
do-h3-breach = Znič hradbu či bránu na políčku { $space }
do-h3-defend = Braň se
do-h3-done = Skonči
do-h3-done-with = Dokončit: { $unit }
do-h3-flee = Uprchni
do-h3-surrender = Vzdej boj za 10 zlata
do-h3-pass = Pasuj
do-h3-pass-roll = Hodit kostkou útoku
do-h3-pass-reroll = Nechat hod
do-h3-pass-cards = Nehrát kartu
do-h3-pass-rescue = Jednotku nezachraňovat
do-h3-pass-town = Ve Městě nic nedělat
do-h3-pass-buildings = Nepoužít budovu
do-h3-extend = Bojuj ještě jedno kolo
do-h3-halt = Odlož kartu „{ $card }“ a ignoruj kostku útoku
do-h3-save = Zachraň jednotku schopností Archandělů

## Otázky: karty a volby

ask-h3-way = Vyber jeden z efektů.
    .title = Tvoje volba, { $seat }
ask-h3-way-or-stop = Smíš vybrat jeden z efektů, nebo jít dál bez něj.
    .title = Tvoje volba, { $seat }
ask-h3-discard = Vyber kartu z ruky, kterou odložíš.
    .title = Odložená karta, { $seat }
ask-h3-discard-to-draw = Vybírej po jedné karty k odložení a potom jdi dál a lízni si jich stejně.
    .title = Výměna karet, { $seat }
ask-h3-discard-for-points = Vybírej po jedné karty k odložení; každá přidá 1 k Útoku nebo Obraně. Potom jdi dál.
    .title = Meč soudu, { $seat }
ask-h3-take-back = Vyber ze svého odkládacího balíčku kartu, kterou si vezmeš do ruky.
    .title = Vracející se karta, { $seat }
ask-h3-remember = Vyber jednu ze tří vrchních karet svého odkládacího balíčku; vezmeš si ji do ruky.
    .title = Kouzelný pramen, { $seat }
ask-h3-on-top = Vyber, která ze dvou karet bude navrchu tvého odkládacího balíčku.
    .title = Kouzelný pramen, { $seat }
ask-h3-remove-card = Vyber kartu z ruky, kterou odstraníš ze hry.
    .title = Odstraněná karta, { $seat }
ask-h3-search = Prohledej ({ $count }) { NAME($deck, case: "acc") }: podívej se na vrchní karty a jednu si nech, nebo si vezmi odkrytou kartu z odkládacího balíčku.
    .title = Prohledávání, { $seat }
ask-h3-keep = Vyber kartu, kterou si necháš.
    .title = Nová karta, { $seat }
ask-h3-keep-or-replace = Vyber kartu, kterou si necháš; kartu jiné frakce smíš nejdřív nahradit novou.
    .title = Nová karta, { $seat }
ask-h3-put-away = Vyber kartu, která jde teď na odkládací balíček; poslední bude navrchu.
    .title = Pořadí karet, { $seat }
ask-h3-witch = Vezmi si tuto schopnost do ruky, nebo jdi dál a půjde na odkládací balíček.
    .title = Chýše čarodějnice, { $seat }
ask-h3-scout = Vyber balíček, na jehož vrchní kartu se podíváš.
    .title = Tvoji Zloději, { $seat }
ask-h3-scout-put = Vrať kartu navrch balíčku (1), nebo dospod (2).
    .title = Tvoji Zloději, { $seat }
ask-h3-rolled = Kostky leží na stole: jednu přehoď, pokud smíš, nebo vyber výsledek.
    .title = Tvoje kostky, { $seat }
ask-h3-casting = Sesíláš „{ $card }“ s mocí { $power }: přidej moc kartami z ruky, nebo vyber účinek.
    .title = Tvoje kouzlo, { $seat }
ask-h3-cast-early = Vyber kouzlo, které sešleš dřív, než se aktivuje jakákoli jednotka.
    .title = Inteligence, { $seat }
ask-h3-against-spell = Soupeř sesílá „{ $card }“: zahraj proti tomu kartu, nebo pasuj.
    .title = Tvoje odpověď, { $seat }
ask-h3-after-spell = Kouzlo „{ $card }“ je seslané: smíš zahrát kartu, která ti ho vrátí do ruky, nebo pasovat.
    .title = Po kouzle, { $seat }
ask-h3-victory-cards = Boj je vyhraný: smíš zahrát karty pro dobu po vítězství, nebo pasovat.
    .title = Po vítězství, { $seat }
ask-h3-before-guards = Než se utkáš se stráží (obtížnost { $difficulty }) na poli { $field }, smíš zahrát karty jako Diplomacie, nebo pasovat.
    .title = Tvoje karty, { $seat }
ask-h3-start-cards = Boj začíná: smíš zahrát karty pro jeho začátek, nebo pasovat.
    .title = Tvoje karty, { $seat }
ask-h3-reply = { $unit } jedná: smíš zahrát Okamžité karty, nebo pasovat.
    .title = Tvoje karty, { $seat }

## Otázky: tah a mapa

ask-h3-refresh = Odlož libovolné karty a potom si lízni do limitu karet v ruce ({ $limit }).
    .title = Tvoje ruka, { $seat }
ask-h3-turn-start = Začíná tvůj tah: smíš použít budovy, které teď fungují, nebo pasovat.
    .title = Tvoje budovy, { $seat }
ask-h3-spend-first = Tvoje morálka stoupne a žeton vysoké morálky už máš: nejdřív ho využij a vezmi si nový, nebo jdi dál.
    .title = Tvoje morálka, { $seat }
ask-h3-free = Pohybuj hrdiny, prováděj akce Města a hraj karty v libovolném pořadí, potom ukonči tah.
    .title = Tvůj tah, { $seat }
ask-h3-which-hero = Vyber svého hrdinu.
    .title = Tvůj hrdina, { $seat }
ask-h3-wandering = Jeden z tvých hrdinů smí jít na prázdné sousední pole, nebo zůstat.
    .title = Poslední krok, { $seat }
ask-h3-turn-tile = Vyber, jak leží dílek { $tile }.
    .title = Tvůj dílek, { $seat }
ask-h3-put-tile = Vyber, kam půjde dílek { $tile }.
    .title = Tvůj dílek, { $seat }
ask-h3-second-beside = Vyber východ ze svého počátečního dílku, kde začne tvůj vedlejší hrdina.
    .title = Vedlejší hrdina, { $seat }
ask-h3-find-tile = Vyber dílek lícem dolů, který odkryješ.
    .title = Tvůj objev, { $seat }
ask-h3-portal-to = Vyber Město nebo Osadu, kde se tvůj hrdina objeví.
    .title = Městský portál, { $seat }
ask-h3-go-home = Vyber Město nebo Osadu, kam tvůj hrdina ustoupí.
    .title = Tvůj ústup, { $seat }
ask-h3-give-up = Na tvého vedlejšího hrdinu útočí: vzdáš se ho, nebo budeš bojovat?
    .title = Vedlejší hrdina, { $seat }
ask-h3-defence-offer = Nepřátelský hrdina vstupuje na pole { $field }: zaplatíš 8 zlata za jeho obranu?
    .title = Tvoje obrana, { $seat }
ask-h3-trade = Vyměňuj suroviny, kolikrát chceš, a potom jdi dál.
    .title = Tržiště, { $seat }
ask-h3-plague = Vyber Houf, ze kterého se stane Hrstka.
    .title = Mor, { $seat }

## Otázky: Město

ask-h3-populating = Verbuj a posiluj jednotky, dokud máš čím platit, a potom jdi dál.
    .title = Obyvatelstvo, { $seat }
ask-h3-buying = Kupuješ kouzlo: chceš-li, zahraj nejdřív Moudrost, a potom potvrď.
    .title = Cech mágů, { $seat }
ask-h3-town-offer = Smíš teď provést akce Města, nebo pasovat.
    .title = Tvoje Město, { $seat }
ask-h3-which-tier = Vyber balíček neutrálních jednotek: 0 bronzové, 1 stříbrné, 2 zlaté, 3 azurové.
    .title = Portál vyvolávání, { $seat }
ask-h3-hire-neutral = Smíš za plnou cenu naverbovat jednu z odkrytých neutrálních jednotek.
    .title = Neutrální jednotky, { $seat }
ask-h3-reinforce = Vyber jednotku, kterou posílíš.
    .title = Posílení jednotky, { $seat }

## Otázky: boj

ask-h3-deploy = Rozestav postupně jednotky do jejich řad bojového plánu.
    .title = Rozestavení, { $seat }
ask-h3-gate = Vyber políčko brány; na zbylých třech budou hradby.
    .title = Tvoje brána, { $seat }
ask-h3-who-acts = Několik jednotek má stejnou iniciativu: vyber, která z nich jedná první.
    .title = Aktivace, { $seat }
ask-h3-activation = { $unit }: pohni se, zaútoč, braň se nebo zahraj karty, a potom skonči.
    .title = Aktivace, { $seat }
ask-h3-guard-activation = { $unit } (stráž, kterou vedeš): útok, pokud to jde, jinak přiblížení.
    .title = Aktivace, { $seat }
ask-h3-after-attack = { $unit }: po útoku se smíš pohnout o 1 políčko, nebo skončit.
    .title = Aktivace, { $seat }
ask-h3-instants = Útok ({ $unit } na { NAME($target, case: "acc") }): zahraj před hodem karty s okamžitým efektem, nebo pasuj.
    .title = Před hodem, { $seat }
ask-h3-rerolls = Kostka útoku platí za { $die }: přehoď ji, zahraj kartu pro tuto chvíli, nebo pasuj.
    .title = Po hodu, { $seat }
ask-h3-rescue = Tento útok vezme jednotce poslední životy ({ $target }): zachraň ji, nebo pasuj.
    .title = Záchrana, { $seat }
ask-h3-aim = Vyber jednotku, na kterou efekt působí.
    .title = Tvůj cíl, { $seat }
ask-h3-leap-to = Vyber políčko, kam se jednotka přesune.
    .title = Teleport, { $seat }
ask-h3-chain = Vyber další jednotku, kterou blesk zasáhne; nejdřív ty nejbližší.
    .title = Řetězový blesk, { $seat }
ask-h3-blast = Vyber postupně dvě sousední políčka; oheň zasáhne všechny jednotky na nich.
    .title = Ohnivá koule, { $seat }
ask-h3-splash = Vyber vedle cíle jednotku, která bude také napadena.
    .title = Druhý cíl, { $seat }
ask-h3-go-back = Jednotka se smí vrátit na políčko, odkud vyrazila, nebo zůstat.
    .title = Návrat, { $seat }
ask-h3-driven = Tvá jednotka je odehnána: vyber políčko, kam půjde.
    .title = Odehnání, { $seat }
ask-h3-extend = Kolo boje skončilo: bojuj ještě jedno za bod pohybu, nebo uprchni.
    .title = Ještě jedno kolo, { $seat }

## Proč ne: teď ne

why-h3-over = Hra skončila.
why-h3-not-asked = Hra se teď ptá na něco jiného.
why-h3-finish-first = Nejdřív odpověz na otevřenou otázku.
why-h3-town-later = Akce Města to nemůže přerušit: nejdřív odpověz na otevřenou otázku.
why-h3-must-choose = Nemůžeš jít dál, aniž vybereš jednu z možností.
why-h3-no-such-choice = To tu nelze vybrat; vyber jednu z nabízených možností.
why-h3-in-combat = To nelze udělat během boje.
why-h3-no-combat = To lze udělat jen v boji.
why-h3-outside-combat = Nejsi v žádném boji.
why-h3-move-on = Tvůj hrdina tu nesmí zůstat; nejdřív s ním jdi dál.
why-h3-crowded = Na jednom poli stojí dva tvoji hrdinové; nejdřív s jedním z nich odejdi.
why-h3-town-after-drawing = Akce Města přijdou na řadu, až si lízneš karty.

## Proč ne: karty

why-h3-not-in-hand = Kartu „{ $card }“ nemáš v ruce.
why-h3-no-such-mode = Karta „{ $card }“ takový efekt nemá.
why-h3-wrong-moment = Tento efekt karty „{ $card }“ teď nelze zahrát.
why-h3-combat-only = Tento efekt karty „{ $card }“ se hraje jen v boji.
why-h3-activation-only = Tento efekt karty „{ $card }“ se hraje jen při aktivaci tvé jednotky a žádná teď aktivovaná není.
why-h3-lasting-only = Tento efekt karty „{ $card }“ trvá, proto se hraje jen při aktivaci tvé jednotky a žádná teď aktivovaná není.
why-h3-before-attack = Jednotka už útočila: v této aktivaci šlo kartu „{ $card }“ zahrát jen předtím.
why-h3-after-the-roll = Mezi hodem a zraněním smíš hrát jen karty určené pro tuto chvíli; karta „{ $card }“ k nim nepatří.
why-h3-with-spell-only = Karta „{ $card }“ jen přidává moc kouzlu, a to ve chvíli, kdy ho sesíláš.
why-h3-guards-only = Tento efekt karty „{ $card }“ se hraje jen před bojem se stráží.
why-h3-start-only = Tento efekt karty „{ $card }“ se hraje jen na začátku boje.
why-h3-roll-only = Tento efekt karty „{ $card }“ se hraje jen po hodu kostkou útoku.
why-h3-loss-only = Tento efekt karty „{ $card }“ se hraje jen tehdy, když bys útokem měl ztratit jednotku.
why-h3-their-spell-only = Tento efekt karty „{ $card }“ se hraje jen tehdy, když nepřítel sesílá kouzlo.
why-h3-own-spell-only = Tento efekt karty „{ $card }“ se hraje jen po vlastním kouzlu.
why-h3-victory-only = Tento efekt karty „{ $card }“ se hraje jen po boji vyhraném ve vlastním tahu.
why-h3-guild-only = Tento efekt karty „{ $card }“ se hraje jen při koupi kouzla v Cechu mágů.
why-h3-no-expert-left =
    { $limit ->
        [0] Před úrovní II nemá tvůj hlavní hrdina žádné použití expertního efektu.
        [one] { $limit } použití expertního efektu v tomto kole už máš za sebou.
        [few] Všechna { $limit } použití expertního efektu v tomto kole už máš za sebou.
       *[other] Všech { $limit } použití expertního efektu v tomto kole už máš za sebou.
    }
why-h3-no-cards-here = Tady nesmíš hrát karty: není to tvůj tah ani boj tvého hlavního hrdiny.
why-h3-second-no-cards = Tvůj vedlejší hrdina bojuje bez karet.
why-h3-army-no-cards = Tvoje armáda se tu brání bez hrdiny, a tedy bez karet.
why-h3-too-often = Karta „{ $card }“ už byla zahrána { $limit }krát: tolik, kolik jeden tah dovolí.
why-h3-too-often-in-round = Karta „{ $card }“ už byla zahrána { $limit }krát: tolik, kolik jedno kolo boje dovolí.
why-h3-spell-limit =
    V tomto kole boje smíš seslat jen { $number ->
        [one] { $number } kouzlo
        [few] { $number } kouzla
       *[other] { $number } kouzel
    }.
why-h3-too-little-power = Tento účinek vyžaduje moc { $need }; kouzlo má { $have }.
why-h3-power-out-of-reach = Každý účinek, který by teď něco dal, vyžaduje moc alespoň { $need }; se všemi tvými kartami by kouzlo mělo { $have }.
why-h3-no-power-here = Karta „{ $card }“ tu moc nepřidá.
why-h3-power-enough = Kouzlo má moc { $have }; žádný jeho účinek nevyžaduje víc.
why-h3-no-target = Žádná jednotka na plánu teď nemůže být cílem.
why-h3-no-use = Teď není nic, na co by to působilo.
why-h3-nobody-to-rob = Tvůj nepřítel tu nemá karty v ruce: mají je jen hráči.
why-h3-must-fight = V tomto scénáři se se stráží tohoto pole musí bojovat.
why-h3-other-level = To platí jen na stráž, jejíž obtížnost se rovná úrovni tvého hlavního hrdiny: obtížnost { $need }, úroveň { $have }.
why-h3-too-strong = Kouzlo má moc { $have }; tohle zastaví kouzla s mocí nejvýše { $limit }.
why-h3-too-few-cards = Musíš za to odložit karty ({ $need }), ale v ruce máš: { $have }.
why-h3-map-only = Efekt Mapy nelze zahrát během boje.
why-h3-faction-card = Karta „{ $card }“ patří jiné frakci; nesmíš ji hrát.
why-h3-hand-over-limit =
    Máš v ruce { $have ->
        [one] { $have } kartu
        [few] { $have } karty
       *[other] { $have } karet
    } a limit karet v ruce je { $limit }; nejdřív odlož přebytek.
why-h3-draw-limit = V ruce máš { $have } a líznout si můžeš jen do limitu karet v ruce, tedy { $limit }.
why-h3-no-more-cards =
    { $number ->
        [one] V tvém balíčku a odkládacím balíčku zbývá jen { $number } karta.
        [few] V tvém balíčku a odkládacím balíčku zbývají jen { $number } karty.
       *[other] V tvém balíčku a odkládacím balíčku zbývá jen { $number } karet.
    }
why-h3-no-morale = Nemáš žeton vysoké morálky k odložení.
why-h3-never-morale = Nekropole nezná morálku a nemá žetony k odložení.
why-h3-morale-later = Morálku smíš použít jen ve svém tahu nebo v boji svého hrdiny.
why-h3-no-reroll = Nemáš nic, co by ti dovolilo přehodit tuto kostku.
why-h3-rerolls-off = V této hře se kostky nepřehazují.

## Proč ne: suroviny a Město

why-h3-too-dear = To stojí: { $resource } × { $need }; máš { $have }.
why-h3-token-used = Žeton této akce Města je v tomto kole použitý.
why-h3-built-already = Tato budova už stojí: { $building }.
why-h3-build-first = Nejdřív musí stát tato budova: { $building }.
why-h3-no-dwelling = Chybí ti tato budova: { $building }.
why-h3-built-on = Bez této budovy ji postavit nelze: { $building }.
why-h3-no-building = To smíš použít, jen když stojí tato budova: { $building }.
why-h3-no-reinforcing = K posílení této jednotky ti chybí tato budova: { $building }.
why-h3-no-neutrals = Neutrální jednotky se přidají jen k tomu, kdo má alespoň tuto budovu: { $building }.
why-h3-no-citadel = K posilování jednotek potřebuješ Citadelu.
why-h3-unit-owned = { $unit } už máš.
why-h3-recruit-few = Jednotka se verbuje jako Hrstka a posiluje se až potom: { $unit }.
why-h3-unit-taken = Každá jednotka má jednu kartu a tuto má jiný hráč: { $unit }.
why-h3-no-unit-there = Takovou jednotku k posílení nemáš: { $unit }.
why-h3-foreign-unit = { NAME($unit, case: "acc") } tvé Město necvičí.
why-h3-pack-already = Tato jednotka už je Houf: { $unit }.
why-h3-not-yours = Takovou jednotku k předání nemáš: { $unit }.
why-h3-not-reinforceable = { NAME($unit, case: "acc") } posílit nemůžeš: jen z Hrstky jednotky frakce se stane Houf.
why-h3-no-guild = Ke koupi kouzla potřebuješ Cech mágů.
why-h3-guild-too-new = Cech mágů stojí teprve od tohoto kola; kouzla koupíš od příštího.
why-h3-second-on-map = Tvůj vedlejší hrdina už na mapě je.
why-h3-not-your-place = Pole { $field } není tvé Město ani Osada.
why-h3-not-captured = Pole { $field } není Město, které bys dobyl.
why-h3-captured-idle = Stavíš jen ve vlastním Městě; budovy dobytého zůstávají jeho majiteli.
why-h3-hero-there = Na poli { $field } už stojí hrdina.
why-h3-populating = Verbuješ jednotky; stejným žetonem vedlejšího hrdinu nenajmeš.
why-h3-populate-first = Nejdřív zvol verbování a posilování, potom urči jednotky.
why-h3-nothing-to-buy = Teď není žádná jednotka, kterou by šlo naverbovat nebo posílit.
why-h3-not-your-building = Tato budova patří jiné frakci.
why-h3-turn-start-only = To funguje jen na začátku tvého tahu.
why-h3-no-free-trade = Suroviny můžeš vyměňovat jen na Tržišti.
why-h3-no-such-trade = Taková výměna není: dej jednu surovinu za jinou.
why-h3-none-to-give = Tohle dát nemůžeš, nic z toho nemáš: { $resource }.
why-h3-used-this-turn = Tato budova už byla v tomto tahu použita: { $building }. Znovu to půjde v příštím.
why-h3-used-this-round = Tato budova už byla v tomto kole použita: { $building }. Znovu to půjde v příštím.
why-h3-no-scouts = Do balíčků nahlížejí jen Zloději a ty žádné nemáš.
why-h3-scouted-already = Tvoji Zloději už v tomto tahu do balíčku nahlédli.

## Proč ne: mapa

why-h3-no-hero = Tento hrdina není na mapě: { $hero }.
why-h3-no-mp = Nezbývají body pohybu: { $hero }.
why-h3-stands-there = Tento hrdina už na poli { $field } stojí: { $hero }.
why-h3-not-next = Pole { $field } nesousedí s tvým hrdinou.
why-h3-one-step = Pole { $field } sousedí s tvým hrdinou: stačí jeden krok.
why-h3-too-far =
    { $need ->
        [one] Je to odtud { $need } krok a tvému hrdinovi zbývá pohyb { $have }.
        [few] Jsou to odtud { $need } kroky a tvému hrdinovi zbývá pohyb { $have }.
       *[other] Je to odtud { $need } kroků a tvému hrdinovi zbývá pohyb { $have }.
    }
why-h3-no-way = Na pole { $field } nevede žádná cesta.
why-h3-way-fought = Každá cesta na pole { $field } vede přes boj a jízda tam končí.
why-h3-face-down = Dílek pole { $field } ještě není odkrytý.
why-h3-border = Mezi tvým hrdinou a polem { $field } vede hranice.
why-h3-blocked = Pole { $field } je zablokované; nikdo na ně nesmí vstoupit.
why-h3-no-landing = Pole { $field } je zablokované: tvůj hrdina je může přeletět, ale musí mít na to, aby letěl dál.
why-h3-no-stopping = Na poli { $field } stojí tvůj druhý hrdina, proto přes ně můžeš jen projít.
why-h3-safe-there = Ve Svatyni na poli { $field } je hrdina; nikdo jiný tam zastavit nesmí.
why-h3-grail-locked =
    Než smíš vstoupit na toto pole, musíš navštívit { $need ->
        [one] { $need } obelisk
        [few] { $need } obelisky
       *[other] { $need } obelisků
    }; zatím navštíveno: { $have }.
why-h3-tile-up = Tento dílek je už odkrytý.
why-h3-tile-apart = Tento dílek nesousedí s polem, na kterém stojí hrdina: { $hero }.
why-h3-no-tile-to-see = Žádný zakrytý dílek se nedotýká dílku, na kterém stojí tvůj hrdina.
why-h3-no-tile-to-find = Žádný zakrytý dílek se tohoto nedotýká.
why-h3-no-tile-to-turn = Na každém dílku, který se tohoto dotýká, stojí hrdina, takže žádný nelze otočit.
why-h3-no-turning-here = Odkrytý dílek se tu otáčí jen v turnaji.
why-h3-pool-empty = Tvá zásoba vzdálených dílků je prázdná.
why-h3-no-spot = Vedle tvého hrdiny není místo, kde by se dílek dotýkal dvou jiných.
why-h3-bad-turn = Při jiném natočení vede k dílku cesta z větší části mapy.
why-h3-closed-turn = Při takovém natočení by ze startovního dílku nevedla cesta na jiný dílek.
why-h3-stables-once = Stáje se za bod pohybu znovu nenavštěvují: jen by ho vrátily.
why-h3-nothing-to-revisit = Pole, kde stojí tvůj hrdina, nelze navštívit znovu.
why-h3-not-flying = Tento hrdina neletí: { $hero }.
why-h3-nothing-to-dig = Tady se nic nevykopává.
why-h3-no-grail = Tady není Grál k vykopání.

## Proč ne: boj

why-h3-no-room = Políčko { $space } je obsazené.
why-h3-wrong-row = Políčko { $space } neleží v řadách této strany.
why-h3-wrong-utopia = V Dračí utopii tato strana na políčko { $space } jednotku postavit nesmí.
why-h3-not-waiting = Taková jednotka na rozestavení nečeká: { $unit }.
why-h3-ranged-back = Střelecká stráž stojí v zadní řadě, dokud je v ní místo.
why-h3-deploy-one = Nejdřív rozestav alespoň jednu jednotku.
why-h3-deploy-all = Rozestavuje se celá stráž; ještě čeká: { $number }.
why-h3-wall-there = Na políčku { $space } stojí hradba nebo brána; jednotka tam zastavit nesmí.
why-h3-out-of-reach = Jednotka na políčko { $space } nedojde: dosah jejího pohybu je { $limit }.
why-h3-way-shut = Cestu na políčko { $space } zahrazují jednotky a hradby: žádná volná není v dosahu { $limit }.
why-h3-out-of-flight = Jednotka na políčko { $space } nedoletí: dosah jejího letu je { $limit }.
why-h3-out-of-step = Jednotka na políčko { $space } nedojde: dosah pohybu střelců je { $limit }.
why-h3-moved-already = Jednotka se už v této aktivaci pohnula.
why-h3-ranged-moved = Střelecká jednotka se už o své 1 políčko pohnula.
why-h3-shot-too-late = Střelecká jednotka, která se pohnula, už útočit nemůže.
why-h3-tower-stays = Střelecká věž se nikdy nepohybuje.
why-h3-halted-already = Kostka tohoto útoku se už nepočítá.
why-h3-not-adjacent = Jednotka musí stát vedle svého cíle ({ $fighter }).
why-h3-held-by-enemy = Vedle jednotky stojí nepřítel, takže na tento cíl ({ $fighter }) zaútočit nemůže.
why-h3-own-unit = Tato jednotka je na stejné straně ({ $fighter }).
why-h3-fallen = Tato jednotka padla a na plánu už není ({ $fighter }).
why-h3-tower-out-of-reach = Na Střeleckou věž mohou útočit jen střelecké jednotky.
why-h3-defended-before = Na začátku této aktivace měla jednotka žeton obrany, takže se nemůže bránit znovu.
why-h3-must-attack = Stráž musí útočit, pokud může.
why-h3-must-approach = Stráž, která nemůže útočit, se musí přiblížit.
why-h3-guards-never-defend = Stráž se nikdy nebrání.
why-h3-no-wall = Na políčku { $space } není hradba ani brána.
why-h3-far-wall = Aby jednotka zničila, co zahrazuje políčko { $space }, musí stát vedle něj.
why-h3-ranged-no-walls = Střelecké jednotky nemohou útočit na hradby ani bránu.
why-h3-no-flight = Uprchnout smíš jen před stráží.
why-h3-no-flight-foe = Před hrdinou AI nelze uprchnout.
why-h3-no-flight-azure = Před azurovými jednotkami nelze uprchnout.
why-h3-no-flight-last = Před stráží posledního dolu nebo Osady nelze uprchnout.
why-h3-not-fighting = Tvůj hrdina není v boji, ze kterého by mohl uprchnout.
why-h3-surrender-to-player = Boj smíš vzdát jen hráči.
why-h3-surrender-moved = Jednotka se už v této aktivaci pohnula; boj jde vzdát jen předtím.
why-h3-surrender-attacked = Jednotka už v této aktivaci zaútočila; boj jde vzdát jen předtím.
why-h3-surrender-nowhere = Nemáš jiné Město ani Osadu, kam by tvůj hrdina mohl ustoupit.
why-h3-surrender-shackled = Okovy války nedovolí tvému hrdinovi boj vzdát.
why-h3-surrender-town = Obránce Města nesmí boj vzdát.
why-h3-surrender-no-hero = Bez hrdiny tvoje armáda boj vzdát nesmí.
why-h3-not-your-choice = Tato jednotka ({ $fighter }) teď nejedná.

## Kde končí vracení tahů

barrier-h3-attack-roll = tady se hodilo kostkou útoku
barrier-h3-discarded = tady se odložila náhodná karta
barrier-h3-discovered = tady se odkryl dílek
barrier-h3-drew = tady se lízla karta
barrier-h3-looked = tady byly vidět karty z balíčku
barrier-h3-put-away = tady se ukázala karta
barrier-h3-removed = tady se ukázala a odstranila karta
barrier-h3-rerolled = tady se přehodila kostka
barrier-h3-rolled = tady se hodilo kostkami
barrier-h3-shuffled = tady se zamíchal balíček
barrier-h3-stars = tady se odkryla karta astrologů
barrier-h3-took-open = tady se vzala karta z balíčku
barrier-h3-turn-ended = tady skončil tah
barrier-h3-turned-up = tady se odkryla karta

## Co se stalo: čas

event-h3-round = Začíná kolo { $number }.
event-h3-turn = { $seat } začíná tah.
    .you = Začínáš tah.
event-h3-turn-ended = { $seat } končí tah.
    .you = Končíš tah.
event-h3-income = { $seat } dostává příjem.
    .you = Dostáváš příjem.
event-h3-stars = Astrologové vyhlašují: { $astrologers }.
event-h3-starts = { $seat } začíná hru.
    .you = Začínáš hru.
event-h3-eliminated = { $seat } vypadává ze hry.
    .you = Vypadáváš ze hry.
event-h3-over = Hra skončila.
event-h3-passed-over =
    { $number ->
        [one] Nebylo co hrát v 1 chvíli: přeskočeno.
       *[other] Nebylo co hrát v { $number } chvílích: přeskočeno.
    }

## Co se stalo: suroviny a morálka

event-h3-gained = { $seat } získává: { $resource } × { $number }.
    .you = Získáváš: { $resource } × { $number }.
    .sum = { $resource } +{ $number }
event-h3-paid = { $seat } platí: { $resource } × { $number }.
    .you = Platíš: { $resource } × { $number }.
    .sum = { $resource } −{ $number }
event-h3-morale = Morálka { NAME($seat, case: "gen") }: { $morale }.
    .you = Tvá morálka: { $morale }.
event-h3-spent-morale = { $seat } odkládá žeton vysoké morálky.
    .you = Odkládáš žeton vysoké morálky.
event-h3-xp =
    { $seat } získává { $number ->
        [one] { $number } bod
        [few] { $number } body
       *[other] { $number } bodů
    } zkušenosti.
    .you =
        Získáváš { $number ->
            [one] { $number } bod
            [few] { $number } body
           *[other] { $number } bodů
        } zkušenosti.
    .sum = zkušenost +{ $number }
event-h3-level = { $seat } dosahuje úrovně { $number }.
    .you = Dosahuješ úrovně { $number }.
event-h3-cube = { $seat } získává krychličku frakce { NAME($other, case: "gen") }.
    .you = Získáváš krychličku frakce { NAME($other, case: "gen") }.
    .you-other = { $seat } získává krychličku tvé frakce.

## Co se stalo: karty

event-h3-drew =
    { $seat } si líže { $number ->
        [one] { $number } kartu
        [few] { $number } karty
       *[other] { $number } karet
    }.
    .you =
        Lížeš si { $number ->
            [one] { $number } kartu
            [few] { $number } karty
           *[other] { $number } karet
        }.
    .sum = líznuto { $number }
event-h3-shuffled = { $seat } zamíchává odkládací balíček do balíčku.
    .you = Zamícháváš odkládací balíček do balíčku.
event-h3-discarded = { $seat } odkládá kartu „{ $card }“.
    .you = Odkládáš kartu „{ $card }“.
    .sum = odložená karta „{ $card }“
event-h3-played = { $seat } hraje kartu „{ $card }“ (efekt { $number }).
    .you = Hraješ kartu „{ $card }“ (efekt { $number }).
event-h3-cast = { $seat } používá kartu „{ $card }“ s mocí { $number }.
    .you = Používáš kartu „{ $card }“ s mocí { $number }.
    .sum = moc { $number }
event-h3-stopped = Kouzlo „{ $card }“, které sesílá { $seat }, je zastaveno.
    .you = Tvé kouzlo „{ $card }“ je zastaveno.
event-h3-looked =
    { $seat } si prohlíží { $number ->
        [one] { $number } kartu
        [few] { $number } karty
       *[other] { $number } karet
    } z { NAME($deck, case: "gen") }.
    .you =
        Prohlížíš si { $number ->
            [one] { $number } kartu
            [few] { $number } karty
           *[other] { $number } karet
        } z { NAME($deck, case: "gen") }.
event-h3-took = { $seat } si bere kartu z { NAME($deck, case: "gen") }.
    .you = Bereš si kartu z { NAME($deck, case: "gen") }.
event-h3-took-open = { $seat } si bere kartu „{ $card }“.
    .you = Bereš si kartu „{ $card }“.
event-h3-put-away = Karta „{ $card }“ jde na odkládací balíček.
event-h3-removed = { $seat } odstraňuje ze hry kartu „{ $card }“.
    .you = Odstraňuješ ze hry kartu „{ $card }“.
event-h3-turned-up = Odkrývá se karta „{ $card }“.
event-h3-lost-hand =
    { $seat } odkládá celou ruku: { $number ->
        [one] { $number } kartu
        [few] { $number } karty
       *[other] { $number } karet
    }.
    .you =
        Odkládáš celou ruku: { $number ->
            [one] { $number } kartu
            [few] { $number } karty
           *[other] { $number } karet
        }.

## Co se stalo: kostky

event-h3-rolled = { $seat } hází kostkami: { $faces }.
    .you = Házíš kostkami: { $faces }.
event-h3-rerolled = { $seat } přehazuje kostku: { $face }.
    .you = Přehazuješ kostku: { $face }.
event-h3-attack-roll = Kostka útoku ukazuje { $die }.
    .sum = kostka { $die }

## Co se stalo: Město

event-h3-built = { $seat } staví { NAME($building, case: "acc") }.
    .you = Stavíš { NAME($building, case: "acc") }.
event-h3-recruited = { $seat } verbuje { NAME($unit, case: "acc") }.
    .you = Verbuješ { NAME($unit, case: "acc") }.
event-h3-reinforced = { $seat } posiluje { NAME($unit, case: "acc") }.
    .you = Posiluješ { NAME($unit, case: "acc") }.
event-h3-hired = { $seat } najímá vedlejšího hrdinu na poli { $field }.
    .you = Najímáš vedlejšího hrdinu na poli { $field }.
event-h3-restored = { $seat } už nemá armádu a dostává znovu počáteční jednotky.
    .you = Už nemáš armádu a dostáváš znovu počáteční jednotky.

## Co se stalo: mapa

event-h3-moved = { $seat } ({ $hero }) jde na pole { $field }.
    .you = Jdeš na pole { $field } ({ $hero }).
event-h3-discovered = { $seat } odkrývá { NAME($tile, case: "acc") }.
    .you = Odkrýváš { NAME($tile, case: "acc") }.
event-h3-visited = { $seat } navštěvuje pole { $field }.
    .you = Navštěvuješ pole { $field }.
event-h3-no-tile = Na poli { $field } se nic nestane: jeho dílku se nedotýká žádný dílek lícem dolů a { $seat } nemá co přiložit.
    .you = Na poli { $field } se nic nestane: jeho dílku se nedotýká žádný dílek lícem dolů a nemáš co přiložit.
event-h3-flagged = { $seat } obsazuje pole { $field }.
    .you = Obsazuješ pole { $field }.
event-h3-captured = { $seat } dobývá Město na poli { $field }.
    .you = Dobýváš Město na poli { $field }.
event-h3-placed-hero = { $seat } ({ $hero }) se ocitá na poli { $field }.
    .you = Ocitáš se na poli { $field } ({ $hero }).
event-h3-lost-hero = { $seat } přichází o vedlejšího hrdinu.
    .you = Přicházíš o vedlejšího hrdinu.
event-h3-grail = { $seat } získává Grál.
    .you = Získáváš Grál.
event-h3-grail-lies = Grál zůstává na poli { $field }.
event-h3-cubes-gone = Z mapy mizí černé krychličky.
event-h3-traded = { $seat } vyměňuje: { $given } × { $number } za { NAME($got, case: "acc") } × { $amount }.
    .you = Vyměňuješ: { $given } × { $number } za { NAME($got, case: "acc") } × { $amount }.

## Co se stalo: boj

event-h3-combat = { $seat } zahajuje boj se stráží pole { $field }.
    .you = Zahajuješ boj se stráží pole { $field }.
event-h3-combat-hero = { $seat } útočí na poli { $field }: { $other } ({ $hero }).
    .you = Útočíš na poli { $field }: { $other } ({ $hero }).
    .you-other = { $seat } na tebe útočí na poli { $field } ({ $hero }).
event-h3-combat-place = { $seat } útočí na pole { $field } ({ $other }).
    .you = Útočíš na pole { $field } ({ $other }).
    .you-other = { $seat } útočí na tvé pole { $field }.
event-h3-combat-foe = { $seat } útočí na poli { $field }: { $foe }.
    .you = Útočíš na poli { $field }: { $foe }.
event-h3-quick = { $seat } vyhrává rychlý boj o pole { $field }.
    .you = Vyhráváš rychlý boj o pole { $field }.
event-h3-deployed =
    { $unit } { GENDER($unit) ->
        [plural] nastupují
       *[other] nastupuje
    } na políčko { $space }.
event-h3-combat-round = Začíná kolo boje { $number }.
event-h3-unit-moved =
    { $unit } { GENDER($unit) ->
        [plural] jdou
       *[other] jde
    } na políčko { $space }.
event-h3-attacked = { $unit } útočí na { NAME($target, case: "acc") }.
event-h3-retaliated =
    { $unit } { GENDER($unit) ->
        [plural] provádějí
       *[other] provádí
    } odvetu na { NAME($target, case: "acc") }.
event-h3-damage =
    { $unit } utrpí { $number ->
        [one] { $number } zranění
        [few] { $number } zranění
       *[other] { $number } zranění
    }.
    .sum = zranění { $number } ({ $unit })
event-h3-healed =
    { $unit } si vyléčí { $number ->
        [one] { $number } zranění
        [few] { $number } zranění
       *[other] { $number } zranění
    }.
event-h3-flipped = { $unit } jsou teď Hrstka.
event-h3-defeated =
    { $unit } { GENDER($unit) ->
        [plural] padají
       *[other] padá
    }.
event-h3-defends =
    { $unit } { GENDER($unit) ->
        [plural] dostávají
       *[other] dostává
    } žeton obrany.
event-h3-paralysed =
    { $unit } { GENDER($unit) ->
        [plural] dostávají
       *[other] dostává
    } žeton ochromení.
event-h3-wall-falls = Hradba či brána na políčku { $space } padá.
event-h3-tower-falls = Střelecká věž padá.
event-h3-fled = { $seat } prchá z boje.
    .you = Prcháš z boje.
event-h3-surrendered = { $seat } vzdává boj za 10 zlata.
    .you = Vzdáváš boj za 10 zlata.
event-h3-won = { $seat } vyhrává boj.
    .you = Vyhráváš boj.
event-h3-lost = { $seat } prohrává boj.
    .you = Prohráváš boj.
event-h3-stalemate = Deset kol nikdo nic neztratil, a tak boj končí bez vítěze.

## Efekty: složené

effect-h3-nothing = nic se nestane
effect-h3-then = { $a }; { $b }
effect-h3-or = { $a }, nebo { $b }
effect-h3-may = chceš-li, { $effect }
effect-h3-together = ({ $effect })
effect-h3-step = moc { $need }: { $effect }
effect-h3-by-power = jedno z tohoto, kam až stačí moc ({ $steps })
effect-h3-with-power = { $effect }; spolu s kouzlem karta přidá i moc { $n }
effect-h3-twice-for = { $effect } (dvojnásobek, jsou-li to { $unit })
effect-h3-twice-for-dragons = { $effect } (dvojnásobek, jsou-li to draci)

## Efekty: suroviny a karty

effect-h3-gain-gold =
    získáš { $n ->
        [one] { $n } zlato
        [few] { $n } zlata
       *[other] { $n } zlata
    }
effect-h3-gain-building-materials =
    získáš { $n ->
        [one] { $n } stavivo
        [few] { $n } staviva
       *[other] { $n } staviv
    }
effect-h3-gain-valuables =
    získáš { $n ->
        [one] { $n } cennost
        [few] { $n } cennosti
       *[other] { $n } cenností
    }
effect-h3-pay-gold =
    zaplatíš { $n ->
        [one] { $n } zlato
        [few] { $n } zlata
       *[other] { $n } zlata
    }
effect-h3-pay-building-materials =
    zaplatíš { $n ->
        [one] { $n } stavivo
        [few] { $n } staviva
       *[other] { $n } staviv
    }
effect-h3-pay-valuables =
    zaplatíš { $n ->
        [one] { $n } cennost
        [few] { $n } cennosti
       *[other] { $n } cenností
    }
effect-h3-draw =
    lízneš si { $n ->
        [one] { $n } kartu
        [few] { $n } karty
       *[other] { $n } karet
    }
effect-h3-discard =
    odložíš { $n ->
        [one] { $n } kartu
        [few] { $n } karty
       *[other] { $n } karet
    } z ruky
effect-h3-discard-to-draw =
    odložíš nejvýše { $n ->
        [one] { $n } kartu
        [few] { $n } karty
       *[other] { $n } karet
    } a lízneš si jich stejně
effect-h3-discard-any-to-draw = odložíš libovolný počet karet a lízneš si jich stejně
effect-h3-discard-for-attack = odložíš libovolný počet karet a tvá jednotka má za každou Útok +1 při nejbližším útoku
effect-h3-discard-for-defence = odložíš libovolný počet karet a tvá jednotka má za každou Obranu +1 proti nejbližšímu útoku
effect-h3-spell-if-discarded = odložíš kartu, a bylo-li to kouzlo, lízneš si 1 kartu
effect-h3-discard-drawn = lízneš si 2 karty a 1 z těchto dvou odložíš
effect-h3-rob-card = tvůj soupeř v tomto boji odloží náhodnou kartu
effect-h3-take-back-spell = vezmeš si do ruky kouzlo ze svého odkládacího balíčku
effect-h3-take-back-specialty = vezmeš si do ruky specializaci ze svého odkládacího balíčku
effect-h3-shuffle-discard = zamícháš svůj odkládací balíček do balíčku
effect-h3-remove-ability = odstraníš ze hry schopnost z ruky
effect-h3-remove-artifact = odstraníš ze hry artefakt z ruky
effect-h3-remove-artifact-or-spell = odstraníš ze hry artefakt nebo kouzlo jiné než Magický šíp z ruky
effect-h3-remove-this = odstraníš tuto kartu ze hry
effect-h3-return-this = tato karta se vrátí do tvé ruky
effect-h3-search =
    { $times ->
        [1] prohledáš ({ $n }) { NAME($deck, case: "acc") }
        [2] dvakrát prohledáš ({ $n }) { NAME($deck, case: "acc") }
       *[other] prohledáš ({ $n }) { NAME($deck, case: "acc") }, celkem { $times }krát
    }
effect-h3-roll-resource =
    { $n ->
        [1] hodíš 1 kostkou surovin a získáš její výsledek
       *[other] hodíš kostkami surovin ({ $n }) a získáš výsledek jedné z nich
    }
effect-h3-roll-resource-all = hodíš kostkami surovin ({ $n }) a získáš všechny výsledky
effect-h3-roll-treasure =
    { $n ->
        [1] hodíš 1 kostkou pokladů a vyhodnotíš ji
       *[other] hodíš kostkami pokladů ({ $n }) a vyhodnotíš jednu z nich
    }

## Efekty: morálka, zkušenost, mapa

effect-h3-morale-up = tvá morálka stoupne
effect-h3-morale-down =
    { $n ->
        [1] tvá morálka klesne
        [2] tvá morálka dvakrát klesne
       *[other] tvá morálka klesne, celkem { $n }krát
    }
effect-h3-spoil-morale = tvůj soupeř v tomto boji ztratí žeton vysoké morálky
effect-h3-try-morale = hodíš kostkou útoku a při výsledku 0 tvá morálka stoupne
effect-h3-learn =
    tvůj hlavní hrdina získá { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    } zkušenosti
effect-h3-cut = další jednotka, kterou v tomto tahu naverbuješ nebo posílíš, stojí o { $n } zlata méně
effect-h3-swift =
    tvůj hrdina získá { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    } pohybu
effect-h3-wings =
    tvůj hrdina získá { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    } pohybu a v tomto tahu letí: nic na mapě ho nezastaví a vstoupí jen na pole, kde přistane
effect-h3-swift-visitor =
    hrdina, který vstoupí, získá { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    } pohybu
effect-h3-free-step = na konci tvého tahu smí tvůj hrdina jít na prázdné sousední pole
effect-h3-lucky = v tomto tahu smíš přehodit jednu kostku pokladů a jednu kostku surovin
effect-h3-lucky-all = v tomto tahu smíš jednou přehodit každou svou kostku, i kostku útoku
effect-h3-wise = kouzlo stojí o 2 zlata méně a prohledáš ({ $n }) balíček kouzel
effect-h3-speculate = odkryješ dílek, který se dotýká dílku tvého hrdiny
effect-h3-find-nearby = odkryješ dílek, který se dotýká tohoto dílku
effect-h3-place-nearby = přiložíš dílek ze své zásoby vedle tohoto pole
effect-h3-town-portal =
    { $n ->
        [0] tvůj hrdina se přesune do tvého Města nebo Osady bez hrdiny
        [1] tvůj hrdina se přesune do tvého Města nebo Osady bez hrdiny a získá 1 bod pohybu
       *[other] tvůj hrdina se přesune do tvého Města nebo Osady bez hrdiny a získá { $n } body pohybu
    }
effect-h3-diplomacy = odkryješ neutrální jednotku za každé své obydlí (zlaté otevírá i azurový balíček) a jednu smíš naverbovat za plnou cenu
effect-h3-skip-guards = stráž pole, jehož obtížnost se rovná tvé úrovni, tě pustí bez boje a bez zkušenosti
effect-h3-settle-gold = příjem zlata
effect-h3-settle-building-materials = příjem staviv
effect-h3-settle-valuables = příjem cenností
effect-h3-take-grail = získáš Grál
effect-h3-witch = podíváš se na vrchní schopnost a vezmeš si ji, nebo ji dáš na odkládací balíček
effect-h3-remember = vezmeš si do ruky jednu ze 3 vrchních karet svého odkládacího balíčku
effect-h3-trading = vyměníš suroviny
effect-h3-top-artifact = vezmeš si vrchní kartu balíčku artefaktů
effect-h3-first-minor = odkrýváš artefakty, dokud se neobjeví menší, a ten si vezmeš
effect-h3-reinforce-free = zdarma posílíš { NAME($whom, case: "acc") }
effect-h3-reinforce-half = za polovinu ceny, zaokrouhlenou nahoru, posílíš { NAME($whom, case: "acc") }
effect-h3-reinforce-half-gold = za polovinu zlata, zaokrouhlenou dolů, posílíš { NAME($whom, case: "acc") } Nekropole

## Efekty: v boji

effect-h3-attack-up = { $whom } má Útok +{ $n } při nejbližším útoku
effect-h3-attack-down = { $whom } má Útok −{ $n } při nejbližším útoku
effect-h3-defence-up = { $whom } má Obranu +{ $n } proti nejbližšímu útoku
effect-h3-defence-down = { $whom } má Obranu −{ $n } proti nejbližšímu útoku
effect-h3-haste = { $whom } má iniciativu +{ $n } v tomto boji
effect-h3-slow = { $whom } má iniciativu −{ $n } v tomto boji
effect-h3-haste-round = { $whom } má iniciativu +{ $n } v tomto kole boje
effect-h3-vigour =
    { $whom } má v tomto boji o { $n ->
        [one] { $n } život
        [few] { $n } životy
       *[other] { $n } životů
    } více
effect-h3-hurt = { $whom } utrpí { $n } zranění
effect-h3-heal = odstraníš { $n } zranění ze { NAME($whom, case: "gen") }
effect-h3-cure = odstraníš { $n } zranění, a chceš-li, i ochromení a trvající efekty karet ze { NAME($whom, case: "gen") }
effect-h3-paralyse = { $whom } je ochromená
effect-h3-free = odstraníš žeton ochromení ze { NAME($whom, case: "gen") }
effect-h3-disable = schopnosti { NAME($whom, case: "gen") } v tomto boji neplatí
effect-h3-ward = kouzla v tomto boji nepůsobí na { NAME($whom, case: "acc") }
effect-h3-riposte = { $whom } smí v tomto kole provést odvetu ještě jednou
effect-h3-shield = { $whom } v tomto kole způsobí { $n } zranění každé jednotce, která na ni zaútočí ze sousedního políčka
effect-h3-bless =
    { $n ->
        [0] { $whom } ignoruje kostku nejbližšího útoku
       *[other] { $whom } ignoruje kostku nejbližšího útoku a má Útok +{ $n }
    }
effect-h3-leap = přesuneš { NAME($whom, case: "acc") } na libovolné prázdné políčko
effect-h3-swap = prohodíš místa dvou svých jednotek
effect-h3-chain = zranění postupně utrpí: zvolená jednotka ({ $a }), jí nejbližší ({ $b }) a další nejbližší ({ $c })
effect-h3-blast = všechny jednotky na dvou sousedních políčkách utrpí { $n } zranění
effect-h3-cloak-1 = položíš tuto kartu na Houf Kostlivců; jednotka má pak Útok { $attack }, Obranu { $defence }, životy { $health } a iniciativu { $initiative } a žádné schopnosti
effect-h3-cloak-2 = položíš tuto kartu na Houf Zombií; jednotka má pak Útok { $attack }, Obranu { $defence }, životy { $health } a iniciativu { $initiative } a žádné schopnosti
effect-h3-cloak-3 = položíš tuto kartu na Kostlivce: Hrstku, Houf nebo pod jinou kartu Pláště; jednotka má pak Útok { $attack }, Obranu { $defence }, životy { $health } a iniciativu { $initiative } a žádné schopnosti
effect-h3-archery =
    { $n ->
        [1] v tomto kole boje mají tvé střelecké jednotky Útok +1 proti cílům, které s nimi nesousedí
       *[other] v tomto a příštím kole boje mají tvé střelecké jednotky Útok +1 proti cílům, které s nimi nesousedí, a iniciativu +1
    }
effect-h3-shackles = tvůj soupeř nesmí v tomto boji uprchnout ani vzdát boj
effect-h3-ignore-die = kostka útoku platí, jako by se nehodila
effect-h3-die-times-three = kostka útoku platí třikrát
effect-h3-rescue = útok, který by { NAME($whom, case: "dat") } vzal poslední životy, nic nezpůsobí

## Efekty: kouzla

effect-h3-power = tvé kouzlo má moc +{ $n }
effect-h3-refuse =
    { $n ->
        [99] soupeřovo kouzlo nepůsobí
       *[other] soupeřovo kouzlo s mocí nejvýše { $n } nepůsobí
    }
effect-h3-return-spell = právě seslané kouzlo se vrátí do tvé ruky
effect-h3-return-all = právě seslané kouzlo i všechny karty zahrané s ním se vrátí do tvé ruky
effect-h3-more-spells =
    smíš v tomto kole boje seslat ještě { $n ->
        [one] { $n } kouzlo
        [few] { $n } kouzla
       *[other] { $n } kouzel
    }
effect-h3-cast-early = sešleš kouzlo dřív, než se aktivuje jakákoli jednotka
effect-h3-cast-early-free = sešleš kouzlo dřív, než se aktivuje jakákoli jednotka, a nepočítá se do limitu

## Knihovna: karty

h3-when-instant = okamžitě
h3-when-instant-combat = okamžitě, jen v boji
h3-when-activation = při aktivaci
h3-when-map = na mapě
h3-when-before-guards = před bojem se stráží
h3-when-at-start = na začátku boje
h3-when-after-roll = po hodu na útok
h3-when-after-attack = když hrozí ztráta tvé jednotky
h3-when-their-spell = když soupeř sesílá kouzlo
h3-when-own-spell = po vlastním kouzle
h3-when-after-victory = po vítězství
h3-when-in-guild = při koupi kouzla
h3-when-with-spell = spolu s kouzlem
text-h3-effect = Efekt: { $effect }.
text-h3-mode = Efekt ({ $when }): { $effect }.
text-h3-mode-basic = Základní efekt ({ $when }): { $effect }.
text-h3-mode-expert = Expertní efekt ({ $when }): { $effect }.
text-h3-spell-basic = Základní kouzlo, škola: { $school }.
text-h3-spell-expert = Expertní kouzlo, škola: { $school }.
text-h3-step = S mocí { $need } ({ $when }): { $effect }.
text-h3-artifact = Druh: { $quality }.
text-h3-specialty = Specializace { NAME($hero, case: "gen") }, úroveň { $level }.
text-h3-faction-only = Tuto kartu smí používat jen { $faction }.

## Knihovna: hrdinové

text-h3-hero-might = Hrdina síly frakce { $faction }.
text-h3-hero-magic = Hrdina magie frakce { $faction }.
text-h3-hero-deck = Počáteční balíček: Útok × { $attack }, Obrana × { $defence }, Moc × { $power }, Znalosti × { $knowledge }, Magický šíp × { $arrows }, { $ability }, { $specialty }.
text-h3-hero-levels = Úroveň IV přináší kartu „{ $four }“, úroveň VI kartu „{ $six }“.

## Knihovna: jednotky

text-h3-unit = Jednotka frakce { $faction } ({ $tier }). Naverbování stojí { $recruit }, posílení { $reinforce }.
text-h3-neutral =
    Neutrální jednotka ({ $tier }), { $copies ->
        [one] { $copies } karta
        [few] { $copies } karty
       *[other] { $copies } karet
    } v balíčku. Naverbování stojí { $recruit }.
text-h3-face-few = Hrstka ({ $type }): Útok { $attack }, Obrana { $defence }, životy { $health }, iniciativa { $initiative }.
text-h3-face-pack = Houf ({ $type }): Útok { $attack }, Obrana { $defence }, životy { $health }, iniciativa { $initiative }.
text-h3-face-neutral = Hodnoty ({ $type }): Útok { $attack }, Obrana { $defence }, životy { $health }, iniciativa { $initiative }.
text-h3-dragon = Jsou to draci.
text-h3-tower = Střílí za obránce Města s Citadelou; útočit na ni mohou jen střelecké jednotky.
text-h3-trait-halt-die = Když je napadena, smí majitel odložit kartu a kostku útoku ignorovat.
text-h3-trait-double-shot = Na cíl, který s ní nesousedí, útočí dvakrát.
text-h3-trait-untiring = Provádí odvetu po každém útoku.
text-h3-trait-reroll-zero = Její kostku útoku smíš přehazovat, dokud ukazuje 0.
text-h3-trait-steady = Nemá bojový postih za útok na sousední jednotky.
text-h3-trait-charge = Pokud se v této aktivaci pohnula, smíš jednou přehodit její kostku útoku.
text-h3-trait-stable-trained = Stojí-li tvůj hrdina ve Stájích, stojí její posílení o 6 zlata méně.
text-h3-trait-herald = Na začátku boje si majitel lízne 1 kartu.
text-h3-trait-guardian = Jednou za boj zachrání jinou jednotku své strany před útokem, který by jí vzal poslední životy.
text-h3-trait-tough-one = Má Obranu +1, ukazuje-li kostka útoku proti ní +1.
text-h3-trait-tough = Má Obranu +1, ukazuje-li kostka útoku proti ní 0 nebo +1.
text-h3-trait-heal-one = Při aktivaci se z ní odstraní 1 zranění.
text-h3-trait-heal-two = Při aktivaci se z ní odstraní 2 zranění.
text-h3-trait-heal-three = Při aktivaci se z ní odstraní 3 zranění.
text-h3-trait-haunt = Při její aktivaci nepřátelský hráč odloží náhodnou kartu.
text-h3-trait-no-retaliation = Na její útoky není odveta.
text-h3-trait-drain = Po jejím útoku se z ní odstraní 2 zranění.
text-h3-trait-splash = S Útokem 2 napadne i jednotku vedle cíle, třeba i své strany.
text-h3-trait-dread = Odveta proti ní hází dvěma kostkami a platí nižší.
text-h3-trait-rage = Její útok má Útok +1, ukazuje-li její kostka 0 nebo +1.
text-h3-trait-fear = Při její aktivaci nepřátelský hráč ztratí žeton vysoké morálky.
text-h3-trait-die-plus = Ke kostce jejích útoků se přičte 1.
text-h3-trait-unparalysed = Nelze ji ochromit.
text-h3-trait-return = Po útoku se smí vrátit na políčko, odkud vyrazila.
text-h3-trait-petrify-roll = Po její odvetě se hází kostkou útoku: při 0 je útočící jednotka ochromená.
text-h3-trait-petrify = Její odveta ochromí útočící jednotku.
text-h3-trait-cunning = Ukazuje-li kostka jejího útoku −1, majitel si lízne 1 kartu.
text-h3-trait-reroll-bad = Ukazuje-li kostka jejího útoku −1, jednou se přehodí.
text-h3-trait-pierce = Její útok ignoruje vytištěnou Obranu cíle.
text-h3-trait-ward-two = Kouzla jí způsobí o 2 zranění méně.
text-h3-trait-ward-three = Kouzla jí způsobí o 3 zranění méně.
text-h3-trait-spellproof = Nepůsobí na ni kouzla ani zranění ze specializací.
text-h3-trait-breath = S Útokem 2 napadne i jednotku přímo za cílem.
text-h3-trait-shield-wall = Jednotky její strany vedle ní platí, jako by měly žeton obrany.
text-h3-trait-best-of-two = Její útok hází dvěma kostkami a platí vyšší.
text-h3-trait-always-best = I její odveta hází dvěma kostkami a platí vyšší.
text-h3-trait-free-aim = Nikdy nemá bojový postih.
text-h3-trait-tax = Na začátku každého kola surovin získá majitel 3 zlata.
text-h3-trait-hoard = Na začátku každého kola surovin získá majitel 2 cennosti.
text-h3-trait-scout = Jednou za tah se majitel smí podívat na vrchní kartu balíčku (společného, neutrálního, astrologů nebo vlastního) a vrátit ji navrch nebo dospod.
text-h3-trait-rise = Porazí-li ji Nekropolis, posílí její hráč zdarma bronzovou jednotku.
text-h3-trait-no-die = Její vlastní útoky ignorují kostku útoku.
text-h3-trait-jinx = Kostka útoku proti ní nejdřív ukazuje −1.
text-h3-trait-wander = Na konci tvého tahu smí tvůj hrdina jít na prázdné sousední pole.
text-h3-trait-sum-of-two = Její útok hází dvěma kostkami a výsledky se sečtou; každé −1 se přehodí.
text-h3-trait-wary = Má Obranu +1 proti odvetám.
text-h3-trait-enchant = Při její aktivaci se odstraní 2 zranění z jiné zraněné jednotky její strany; není-li taková, má Útok +1.
text-h3-trait-repel = Po jejím útoku se hází kostkou útoku: při 0 je cíl odehnán na políčko, které s ní nesousedí.
text-h3-trait-stun = Ukazuje-li kostka jejího útoku −1, cíl je ochromený.

## Knihovna: budovy

text-h3-building = Budova frakce { $faction }. Stojí { $cost }.
text-h3-building-needs = Nejdřív se musí postavit: { $building }.
text-h3-building-city-hall = Na začátku každého kola surovin si vybereš: { $effect }.
text-h3-building-citadel = Můžeš posilovat jednotky. Bráníš-li toto Město, máš 3 hradby, bránu a Střeleckou věž.
text-h3-building-mage-guild = Když se postaví, dvakrát prohledáš (2) balíček kouzel. Od příštího kola smíš kupovat kouzla po { $price } zlata.
text-h3-building-dwelling = Můžeš verbovat každou { NAME($tier, case: "acc") } jednotku své frakce.
text-h3-building-castle-brotherhood-of-the-sword = Na začátku každého kola surovin tvá morálka stoupne.
text-h3-building-castle-blacksmith = Jednou v každém svém tahu smíš odstranit artefakt za 4 zlata, nebo zaplatit 6 zlata a prohledat (2) balíček artefaktů.
text-h3-building-dungeon-portal-of-summoning = Na začátku každého svého tahu smíš odkrýt neutrální jednotku stupně, jehož obydlí máš (zlaté otevírá i azurový balíček), a naverbovat ji za plnou cenu.
text-h3-building-dungeon-mana-vortex = Na začátku každého svého tahu smíš odložit kartu, zamíchat odkládací balíček do balíčku, podívat se na jeho 3 vrchní karty a jednu si vzít do ruky.
text-h3-building-necropolis-cover-of-darkness = Jednou za kolo smíš ve svém tahu udělat jedno z toho: odložit nejvýše 2 karty a líznout si jich stejně, nebo na začátku boje s nepřátelským hrdinou donutit nepřítele odložit náhodnou kartu.
text-h3-building-necropolis-necromancy-amplifier = Na začátku každého svého tahu si smíš vzít do ruky Nekromancii z balíčku schopností, nebo specializaci ze svého odkládacího balíčku.

## Knihovna: místa a dílky

text-h3-visitable = Jednorázové místo: po návštěvě na něm leží černá krychlička.
text-h3-flaggable = Obsaditelné místo: kdo vstoupí, položí na ně krychličku své frakce.
text-h3-revisitable = Opakované místo: lze je navštěvovat znovu a znovu.
text-h3-location-empty-field = Na prázdném poli se nic neděje.
text-h3-location-blocked-field = Na zablokované pole nikdo nesmí vstoupit.
text-h3-location-town = Tady začíná frakce. Kdo dobude soupeřovo počáteční Město, získá jeho krychličku.
text-h3-location-settlement = Vybereš si vyšší příjem (5 zlata, 2 staviva nebo 1 cennost), nebo posílíš bronzovou či stříbrnou jednotku za polovinu ceny; vůbec první frakce navíc získá příjem ihned, nebo posiluje zdarma.
text-h3-location-mine = Tvůj příjem stoupne o { $income }; vůbec první frakce to navíc získá ihned.
text-h3-location-obelisk = Tvá krychlička se přidá k ostatním. Co přinese první návštěva, určuje scénář.
text-h3-location-dragon-utopia = Co přináší, určuje scénář.
text-h3-location-sanctuary = Na hrdinu, který tu stojí, nelze zaútočit a nikdo jiný tu nesmí zůstat.
text-h3-location-treasure-symbol = Hodíš tolika kostkami pokladů, kolik pole ukazuje, a jednu vyhodnotíš.
text-h3-location-resource-symbol = Hodíš tolika kostkami surovin, kolik pole ukazuje, a získáš výsledek jedné z nich.
text-h3-tile = Střed: { $centre }. Kolem, po směru hodin od severozápadu: { $fields }.

## Knihovna: karty astrologů

text-h3-astrologers-annoying-lizard = Každý hráč zamíchá artefakty a kouzla z ruky do balíčku a lízne si stejně karet.
text-h3-astrologers-battalions-stallion = Do další karty astrologů má každý hrdina v každém kole o 1 bod pohybu více.
text-h3-astrologers-crazy-wizard = Do další karty astrologů se první kouzlo každého hráče vrátí do ruky.
text-h3-astrologers-dead-silence = Nic se neděje.
text-h3-astrologers-fancy-pixie = Morálka každého hráče stoupne.
text-h3-astrologers-fluffy-rabbit = Každý hráč hodí kostkou pokladů a vyhodnotí ji.
text-h3-astrologers-friendly-beaver = Z mapy zmizí všechny černé krychličky; jako první karta astrologů se nahradí jinou.
text-h3-astrologers-gold-dragon = V příštím kole surovin získá každý hráč 5 zlata.
text-h3-astrologers-greedy-dragon = Příští příjem každého hráče je o 1 cennost menší.
text-h3-astrologers-grim-warlock = Do další karty astrologů má první kouzlo každého hráče v každém tahu moc +1.
text-h3-astrologers-groovy-satyr = Do další karty astrologů smíš jednu neutrální jednotku vylosovanou pro tvůj boj nahradit jinou téhož stupně.
text-h3-astrologers-isras-friends = Každý hráč smí posílit bronzovou, stříbrnou nebo zlatou jednotku za polovinu ceny, zaokrouhlenou nahoru.
text-h3-astrologers-magic-tortoise = Do další karty astrologů má každý hrdina v každém kole o 1 bod pohybu méně.
text-h3-astrologers-merry-leprechaun = V příštím kole surovin získá každý hráč 1 cennost.
text-h3-astrologers-profuse-growth = Do další karty astrologů je limit karet v ruce každého hráče o 1 vyšší.
text-h3-astrologers-swift-weasel = Do další karty astrologů smí každý hráč v každém tahu přehodit jednu kostku pokladů nebo surovin.
text-h3-astrologers-terrible-plague = Každý hráč změní jeden Houf v Hrstku, má-li nějaký.
text-h3-astrologers-white-raven = Každý hráč hodí kostkou surovin a získá její výsledek.
text-h3-astrologers-wild-debauchery = Příští příjem každého hráče je o 5 zlata menší.
