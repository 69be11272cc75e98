### Mage Knight: nepřátelé Ultimate edice.

## Nepřátelé

mk-enemy-orc_skirmishers = orčí harcovníci
    .gen = orčích harcovníků
    .dat = orčím harcovníkům
    .acc = orčí harcovníky
    .ins = orčími harcovníky
    .loc = orčích harcovnících
    .gender = plural
mk-enemy-orc_trackers = orčí stopaři
    .gen = orčích stopařů
    .dat = orčím stopařům
    .acc = orčí stopaře
    .ins = orčími stopaři
    .loc = orčích stopařích
    .gender = plural
mk-enemy-orc_war_beasts = orčí válečné bestie
    .gen = orčích válečných bestií
    .dat = orčím válečným bestiím
    .acc = orčí válečné bestie
    .ins = orčími válečnými bestiemi
    .loc = orčích válečných bestiích
    .gender = plural
mk-enemy-orc_stonethrowers = orčí vrhači kamenů
    .gen = orčích vrhačů kamenů
    .dat = orčím vrhačům kamenů
    .acc = orčí vrhače kamenů
    .ins = orčími vrhači kamenů
    .loc = orčích vrhačích kamenů
    .gender = plural
mk-enemy-thugs = hrdlořezové
    .gen = hrdlořezů
    .dat = hrdlořezům
    .acc = hrdlořezy
    .ins = hrdlořezy
    .loc = hrdlořezech
    .gender = plural
mk-enemy-shocktroops = úderníci
    .gen = úderníků
    .dat = úderníkům
    .acc = úderníky
    .ins = úderníky
    .loc = údernících
    .gender = plural
mk-enemy-heroes_fortified = hrdinové (opevnění)
    .gen = hrdinů (opevnění)
    .dat = hrdinům (opevnění)
    .acc = hrdiny (opevnění)
    .ins = hrdiny (opevnění)
    .loc = hrdinech (opevnění)
    .gender = plural
mk-enemy-heroes_swift = hrdinové (hbitost)
    .gen = hrdinů (hbitost)
    .dat = hrdinům (hbitost)
    .acc = hrdiny (hbitost)
    .ins = hrdiny (hbitost)
    .loc = hrdinech (hbitost)
    .gender = plural
mk-enemy-heroes_fire = hrdinové (oheň)
    .gen = hrdinů (oheň)
    .dat = hrdinům (oheň)
    .acc = hrdiny (oheň)
    .ins = hrdiny (oheň)
    .loc = hrdinech (oheň)
    .gender = plural
mk-enemy-heroes_ice = hrdinové (led)
    .gen = hrdinů (led)
    .dat = hrdinům (led)
    .acc = hrdiny (led)
    .ins = hrdiny (led)
    .loc = hrdinech (led)
    .gender = plural
mk-enemy-sorcerers = čarodějové
    .gen = čarodějů
    .dat = čarodějům
    .acc = čaroděje
    .ins = čaroději
    .loc = čarodějích
    .gender = plural
mk-enemy-magic_familiars = kouzelní služebníci
    .gen = kouzelných služebníků
    .dat = kouzelným služebníkům
    .acc = kouzelné služebníky
    .ins = kouzelnými služebníky
    .loc = kouzelných služebnících
    .gender = plural
mk-enemy-shadow = stín
    .gen = stínu
    .dat = stínu
    .acc = stín
    .ins = stínem
    .loc = stínu
    .gender = masculine
mk-enemy-hydra = hydra
    .gen = hydry
    .dat = hydře
    .acc = hydru
    .ins = hydrou
    .loc = hydře
    .gender = feminine
mk-enemy-manticore = mantikora
    .gen = mantikory
    .dat = mantikoře
    .acc = mantikoru
    .ins = mantikorou
    .loc = mantikoře
    .gender = feminine
mk-enemy-lava_dragon = lávový drak
    .gen = lávového draka
    .dat = lávovému drakovi
    .acc = lávového draka
    .ins = lávovým drakem
    .loc = lávovém drakovi
    .gender = masculine
mk-enemy-storm_dragon = bouřný drak
    .gen = bouřného draka
    .dat = bouřnému drakovi
    .acc = bouřného draka
    .ins = bouřným drakem
    .loc = bouřném drakovi
    .gender = masculine
mk-enemy-dragon_summoner = dračí vyvolávač
    .gen = dračího vyvolávače
    .dat = dračímu vyvolávači
    .acc = dračího vyvolávače
    .ins = dračím vyvolávačem
    .loc = dračím vyvolávači
    .gender = masculine
mk-enemy-fire_catapult = ohnivý katapult
    .gen = ohnivého katapultu
    .dat = ohnivému katapultu
    .acc = ohnivý katapult
    .ins = ohnivým katapultem
    .loc = ohnivém katapultu
    .gender = masculine
mk-enemy-ice_catapult = ledový katapult
    .gen = ledového katapultu
    .dat = ledovému katapultu
    .acc = ledový katapult
    .ins = ledovým katapultem
    .loc = ledovém katapultu
    .gender = masculine
mk-enemy-delphana_masters = mistři z Delphany
    .gen = mistrů z Delphany
    .dat = mistrům z Delphany
    .acc = mistry z Delphany
    .ins = mistry z Delphany
    .loc = mistrech z Delphany
    .gender = plural
mk-enemy-grim_legionnaires = chmurní legionáři
    .gen = chmurných legionářů
    .dat = chmurným legionářům
    .acc = chmurné legionáře
    .ins = chmurnými legionáři
    .loc = chmurných legionářích
    .gender = plural
mk-enemy-elemental_priestesses = kněžky živlů
    .gen = kněžek živlů
    .dat = kněžkám živlů
    .acc = kněžky živlů
    .ins = kněžkami živlů
    .loc = kněžkách živlů
    .gender = plural
mk-enemy-elven_protectors = elfí ochránci
    .gen = elfích ochránců
    .dat = elfím ochráncům
    .acc = elfí ochránce
    .ins = elfími ochránci
    .loc = elfích ochráncích
    .gender = plural
mk-enemy-crystal_sprites = křišťálové víly
    .gen = křišťálových víl
    .dat = křišťálovým vílám
    .acc = křišťálové víly
    .ins = křišťálovými vílami
    .loc = křišťálových vílách
    .gender = plural
mk-enemy-centaur_outriders = kentauří zvědové
    .gen = kentauřích zvědů
    .dat = kentauřím zvědům
    .acc = kentauří zvědy
    .ins = kentauřími zvědy
    .loc = kentauřích zvědech
    .gender = plural
mk-enemy-cloud_griffons = oblační gryfové
    .gen = oblačných gryfů
    .dat = oblačným gryfům
    .acc = oblačné gryfy
    .ins = oblačnými gryfy
    .loc = oblačných gryfech
    .gender = plural
mk-enemy-air_elemental = vzdušný elementál
    .gen = vzdušného elementála
    .dat = vzdušnému elementálovi
    .acc = vzdušného elementála
    .ins = vzdušným elementálem
    .loc = vzdušném elementálovi
    .gender = masculine
mk-enemy-fire_elemental = ohnivý elementál
    .gen = ohnivého elementála
    .dat = ohnivému elementálovi
    .acc = ohnivého elementála
    .ins = ohnivým elementálem
    .loc = ohnivém elementálovi
    .gender = masculine
mk-enemy-water_elemental = vodní elementál
    .gen = vodního elementála
    .dat = vodnímu elementálovi
    .acc = vodního elementála
    .ins = vodním elementálem
    .loc = vodním elementálovi
    .gender = masculine
mk-enemy-earth_elemental = zemní elementál
    .gen = zemního elementála
    .dat = zemnímu elementálovi
    .acc = zemního elementála
    .ins = zemním elementálem
    .loc = zemním elementálovi
    .gender = masculine
mk-enemy-savage_dragon = divoký drak
    .gen = divokého draka
    .dat = divokému drakovi
    .acc = divokého draka
    .ins = divokým drakem
    .loc = divokém drakovi
    .gender = masculine
mk-enemy-lightning_dragon = bleskový drak
    .gen = bleskového draka
    .dat = bleskovému drakovi
    .acc = bleskového draka
    .ins = bleskovým drakem
    .loc = bleskovém drakovi
    .gender = masculine
mk-enemy-corrupted_priests = zkažení kněží
    .gen = zkažených kněží
    .dat = zkaženým kněžím
    .acc = zkažené kněze
    .ins = zkaženými kněžími
    .loc = zkažených kněžích
    .gender = plural
mk-enemy-zombie_horde = horda zombií
    .gen = hordy zombií
    .dat = hordě zombií
    .acc = hordu zombií
    .ins = hordou zombií
    .loc = hordě zombií
    .gender = feminine
mk-enemy-gibbering_ghouls = blábolící ghúlové
    .gen = blábolících ghúlů
    .dat = blábolícím ghúlům
    .acc = blábolící ghúly
    .ins = blábolícími ghúly
    .loc = blábolících ghúlech
    .gender = plural
mk-enemy-shrouded_necromancers = zahalení nekromanti
    .gen = zahalených nekromantů
    .dat = zahaleným nekromantům
    .acc = zahalené nekromanty
    .ins = zahalenými nekromanty
    .loc = zahalených nekromantech
    .gender = plural
mk-enemy-skeletal_warriors = kostliví válečníci
    .gen = kostlivých válečníků
    .dat = kostlivým válečníkům
    .acc = kostlivé válečníky
    .ins = kostlivými válečníky
    .loc = kostlivých válečnících
    .gender = plural
mk-enemy-blood_demon = krvavý démon
    .gen = krvavého démona
    .dat = krvavému démonovi
    .acc = krvavého démona
    .ins = krvavým démonem
    .loc = krvavém démonovi
    .gender = masculine
mk-enemy-pain_wraith = přízrak bolesti
    .gen = přízraku bolesti
    .dat = přízraku bolesti
    .acc = přízrak bolesti
    .ins = přízrakem bolesti
    .loc = přízraku bolesti
    .gender = masculine
mk-enemy-vampire = upír
    .gen = upíra
    .dat = upírovi
    .acc = upíra
    .ins = upírem
    .loc = upírovi
    .gender = masculine
mk-enemy-mummy = mumie
    .gen = mumie
    .dat = mumii
    .acc = mumii
    .ins = mumií
    .loc = mumii
    .gender = feminine
mk-enemy-vampire_dragon = upíří drak
    .gen = upířího draka
    .dat = upířímu drakovi
    .acc = upířího draka
    .ins = upířím drakem
    .loc = upířím drakovi
    .gender = masculine
mk-enemy-death_dragon = drak smrti
    .gen = draka smrti
    .dat = drakovi smrti
    .acc = draka smrti
    .ins = drakem smrti
    .loc = drakovi smrti
    .gender = masculine
mk-enemy-altem_guardsmen_revised = { mk-enemy-altem_guardsmen }
    .gen = { mk-enemy-altem_guardsmen.gen }
    .dat = { mk-enemy-altem_guardsmen.dat }
    .acc = { mk-enemy-altem_guardsmen.acc }
    .ins = { mk-enemy-altem_guardsmen.ins }
    .loc = { mk-enemy-altem_guardsmen.loc }
    .gender = plural
mk-enemy-altem_mages_revised = { mk-enemy-altem_mages }
    .gen = { mk-enemy-altem_mages.gen }
    .dat = { mk-enemy-altem_mages.dat }
    .acc = { mk-enemy-altem_mages.acc }
    .ins = { mk-enemy-altem_mages.ins }
    .loc = { mk-enemy-altem_mages.loc }
    .gender = plural

## Schopnosti

mk-ability-assassination = vražedný
mk-ability-cumbersome = těžkopádný
mk-ability-vampiric = upíří
mk-ability-elusive = nepolapitelný
mk-ability-unfortified = neopevněný
mk-ability-arcane = vyšší imunita
mk-ability-defend = obranný

## Texty knihovny

text-mk-enemy-more = Druh: { $pile }. Zbroj { $armor }, útoky: { $attacks }; sláva { $fame }.
text-mk-blow = { $attack } ({ $element })
text-mk-summoner-more = Druh: { $pile }. Zbroj { $armor }, sláva { $fame }. Místo vlastního útoku přivolá na začátku fáze bloku náhradu: { $piles }.
text-mk-elusive = Má zbroj { $high }; jen ve fázi útoku, a to pouze byly-li všechny jeho útoky zablokovány, má zbroj { $armor }.
text-mk-defend = Jednou za boj přidá { $n } ke zbroji jednoho nepřítele, na kterého útočíte, třeba i sobě.
text-mk-reputation-up = Kdo ho porazí, získá pověst { $n }.
text-mk-reputation-down = Kdo ho porazí, ztratí pověst { $n }.

## Volby

option-enemies = Žetony nepřátel
    .about = S hodnotou „{ server-value-usual }“ se hraje se žetony dané edice; „{ option-enemies.value-all }“ v Ultimate edici zamíchá do sloupců i obě frakce rozšíření Shades of Tezla, elementalisty a temné křižáky.
    .value-all = všichni

## Efekty

effect-mk-lower-blow = Jeden útok nepřítele je o { $n } nižší
effect-mk-cancel-blow = Jeden útok nepřítele se neuskuteční

## Odpovědi

do-mk-guard-blow = Blokovat { $blow }. útok { NAME($foe, case: "gen") }
do-mk-guard-this-blow = Blokovat { $blow }. útok { NAME($foe, case: "gen") }: { $attack } ({ $element })
do-mk-suffer-blow = Přidělit body zranění z { $blow }. útoku { NAME($foe, case: "gen") }
do-mk-suffer-this-blow = Přidělit body zranění ({ $damage }) z { $blow }. útoku { NAME($foe, case: "gen") }: { $attack } ({ $element })
do-mk-slow =
    { $number ->
        [one] Vynaložit { $number } bod pohybu na snížení útoku { NAME($foe, case: "gen") }
        [few] Vynaložit { $number } body pohybu na snížení útoku { NAME($foe, case: "gen") }
       *[other] Vynaložit { $number } bodů pohybu na snížení útoku { NAME($foe, case: "gen") }
    }
do-mk-slow-blow =
    { $number ->
        [one] Vynaložit { $number } bod pohybu na snížení { $blow }. útoku { NAME($foe, case: "gen") }
        [few] Vynaložit { $number } body pohybu na snížení { $blow }. útoku { NAME($foe, case: "gen") }
       *[other] Vynaložit { $number } bodů pohybu na snížení { $blow }. útoku { NAME($foe, case: "gen") }
    }
do-mk-blow = Útok č. { $blow }
do-mk-this-blow = { $blow }. útok { NAME($foe, case: "gen") }: { $attack } ({ $element })

## Otázky

ask-mk-defence = Cíl vašeho útoku někdo brání; zvolte, který nepřítel teď použije schopnost Obranný.
    .title = { $seat }: obránce
ask-mk-foe-of-blow = Zvolte nepřítele, na jehož útok efekt působí.
    .title = { $seat }: cíl efektu
ask-mk-which-blow = Zvolte, o který z jeho útoků jde.
    .title = { $seat }: jeden z útoků

## Co se stalo

event-mk-blow-blocked = { $seat } blokuje { $blow }. útok { NAME($enemy, case: "gen") }.
    .you = Blokuješ { $blow }. útok { NAME($enemy, case: "gen") }.
event-mk-slowed =
    { $number ->
        [one] { $seat } snižuje útok { NAME($enemy, case: "gen") } za { $number } bod pohybu.
        [few] { $seat } snižuje útok { NAME($enemy, case: "gen") } za { $number } body pohybu.
       *[other] { $seat } snižuje útok { NAME($enemy, case: "gen") } za { $number } bodů pohybu.
    }
    .you =
        { $number ->
            [one] Snižuješ útok { NAME($enemy, case: "gen") } za { $number } bod pohybu.
            [few] Snižuješ útok { NAME($enemy, case: "gen") } za { $number } body pohybu.
           *[other] Snižuješ útok { NAME($enemy, case: "gen") } za { $number } bodů pohybu.
        }
event-mk-defended = { $enemy }: obrana { NAME($other, case: "gen") }.

## Proč ne

why-mk-which-blow =
    { $count ->
        [one] Tento nepřítel má { $count } útok; uveďte, který myslíte.
        [few] Tento nepřítel má { $count } útoky; uveďte, který myslíte.
       *[other] Tento nepřítel má { $count } útoků; uveďte, který myslíte.
    }
why-mk-one-blow = Tento nepřítel má jen jeden útok; jeho číslo vynechte.
why-mk-not-cumbersome = Body pohybu snižují jen útoky těžkopádných nepřátel.
why-mk-slows-too-much =
    { $most ->
        [one] Na tento útok lze vynaložit jen { $most } bod pohybu.
       *[other] Na tento útok lze vynaložit 1 až { $most } bodů pohybu.
    }
why-mk-no-defender = Tento nepřítel nemá schopnost Obranný.
why-mk-defended-already = Tento nepřítel už v tomto boji jednou bránil.
why-mk-arcane-immune = Tento nepřítel má vyšší imunitu: působí na něj jen útoky, bloky a to, co mění jeho útoky.
