### Mage Knight: wrogowie edycji Ultimate.

## Wrogowie

mk-enemy-orc_skirmishers = orczy harcownicy
    .gen = orczych harcowników
    .dat = orczym harcownikom
    .acc = orczych harcowników
    .ins = orczymi harcownikami
    .loc = orczych harcownikach
    .gender = plural
mk-enemy-orc_trackers = orczy tropiciele
    .gen = orczych tropicieli
    .dat = orczym tropicielom
    .acc = orczych tropicieli
    .ins = orczymi tropicielami
    .loc = orczych tropicielach
    .gender = plural
mk-enemy-orc_war_beasts = orcze bestie bojowe
    .gen = orczych bestii bojowych
    .dat = orczym bestiom bojowym
    .acc = orcze bestie bojowe
    .ins = orczymi bestiami bojowymi
    .loc = orczych bestiach bojowych
    .gender = plural
mk-enemy-orc_stonethrowers = orczy miotacze głazów
    .gen = orczych miotaczy głazów
    .dat = orczym miotaczom głazów
    .acc = orczych miotaczy głazów
    .ins = orczymi miotaczami głazów
    .loc = orczych miotaczach głazów
    .gender = plural
mk-enemy-thugs = zbiry
    .gen = zbirów
    .dat = zbirom
    .acc = zbirów
    .ins = zbirami
    .loc = zbirach
    .gender = plural
mk-enemy-shocktroops = oddziały szturmowe
    .gen = oddziałów szturmowych
    .dat = oddziałom szturmowym
    .acc = oddziały szturmowe
    .ins = oddziałami szturmowymi
    .loc = oddziałach szturmowych
    .gender = plural
mk-enemy-heroes_fortified = bohaterowie (fortyfikacja)
    .gen = bohaterów (fortyfikacja)
    .dat = bohaterom (fortyfikacja)
    .acc = bohaterów (fortyfikacja)
    .ins = bohaterami (fortyfikacja)
    .loc = bohaterach (fortyfikacja)
    .gender = plural
mk-enemy-heroes_swift = bohaterowie (szybkość)
    .gen = bohaterów (szybkość)
    .dat = bohaterom (szybkość)
    .acc = bohaterów (szybkość)
    .ins = bohaterami (szybkość)
    .loc = bohaterach (szybkość)
    .gender = plural
mk-enemy-heroes_fire = bohaterowie (ogień)
    .gen = bohaterów (ogień)
    .dat = bohaterom (ogień)
    .acc = bohaterów (ogień)
    .ins = bohaterami (ogień)
    .loc = bohaterach (ogień)
    .gender = plural
mk-enemy-heroes_ice = bohaterowie (lód)
    .gen = bohaterów (lód)
    .dat = bohaterom (lód)
    .acc = bohaterów (lód)
    .ins = bohaterami (lód)
    .loc = bohaterach (lód)
    .gender = plural
mk-enemy-sorcerers = czarnoksiężnicy
    .gen = czarnoksiężników
    .dat = czarnoksiężnikom
    .acc = czarnoksiężników
    .ins = czarnoksiężnikami
    .loc = czarnoksiężnikach
    .gender = plural
mk-enemy-magic_familiars = magiczne chowańce
    .gen = magicznych chowańców
    .dat = magicznym chowańcom
    .acc = magiczne chowańce
    .ins = magicznymi chowańcami
    .loc = magicznych chowańcach
    .gender = plural
mk-enemy-shadow = cień
    .gen = cienia
    .dat = cieniowi
    .acc = cień
    .ins = cieniem
    .loc = cieniu
    .gender = masculine
mk-enemy-hydra = hydra
    .gen = hydry
    .dat = hydrze
    .acc = hydrę
    .ins = hydrą
    .loc = hydrze
    .gender = feminine
mk-enemy-manticore = mantykora
    .gen = mantykory
    .dat = mantykorze
    .acc = mantykorę
    .ins = mantykorą
    .loc = mantykorze
    .gender = feminine
mk-enemy-lava_dragon = lawowy smok
    .gen = lawowego smoka
    .dat = lawowemu smokowi
    .acc = lawowego smoka
    .ins = lawowym smokiem
    .loc = lawowym smoku
    .gender = masculine
mk-enemy-storm_dragon = burzowy smok
    .gen = burzowego smoka
    .dat = burzowemu smokowi
    .acc = burzowego smoka
    .ins = burzowym smokiem
    .loc = burzowym smoku
    .gender = masculine
mk-enemy-dragon_summoner = smoczy przywoływacz
    .gen = smoczego przywoływacza
    .dat = smoczemu przywoływaczowi
    .acc = smoczego przywoływacza
    .ins = smoczym przywoływaczem
    .loc = smoczym przywoływaczu
    .gender = masculine
mk-enemy-fire_catapult = ognista katapulta
    .gen = ognistej katapulty
    .dat = ognistej katapulcie
    .acc = ognistą katapultę
    .ins = ognistą katapultą
    .loc = ognistej katapulcie
    .gender = feminine
mk-enemy-ice_catapult = lodowa katapulta
    .gen = lodowej katapulty
    .dat = lodowej katapulcie
    .acc = lodową katapultę
    .ins = lodową katapultą
    .loc = lodowej katapulcie
    .gender = feminine
mk-enemy-delphana_masters = mistrzowie z Delphany
    .gen = mistrzów z Delphany
    .dat = mistrzom z Delphany
    .acc = mistrzów z Delphany
    .ins = mistrzami z Delphany
    .loc = mistrzach z Delphany
    .gender = plural
mk-enemy-grim_legionnaires = ponurzy legioniści
    .gen = ponurych legionistów
    .dat = ponurym legionistom
    .acc = ponurych legionistów
    .ins = ponurymi legionistami
    .loc = ponurych legionistach
    .gender = plural
mk-enemy-elemental_priestesses = kapłanki żywiołów
    .gen = kapłanek żywiołów
    .dat = kapłankom żywiołów
    .acc = kapłanki żywiołów
    .ins = kapłankami żywiołów
    .loc = kapłankach żywiołów
    .gender = plural
mk-enemy-elven_protectors = elfi obrońcy
    .gen = elfich obrońców
    .dat = elfim obrońcom
    .acc = elfich obrońców
    .ins = elfimi obrońcami
    .loc = elfich obrońcach
    .gender = plural
mk-enemy-crystal_sprites = kryształowe duszki
    .gen = kryształowych duszków
    .dat = kryształowym duszkom
    .acc = kryształowe duszki
    .ins = kryształowymi duszkami
    .loc = kryształowych duszkach
    .gender = plural
mk-enemy-centaur_outriders = zwiadowcy centaurów
    .gen = zwiadowców centaurów
    .dat = zwiadowcom centaurów
    .acc = zwiadowców centaurów
    .ins = zwiadowcami centaurów
    .loc = zwiadowcach centaurów
    .gender = plural
mk-enemy-cloud_griffons = chmurne gryfy
    .gen = chmurnych gryfów
    .dat = chmurnym gryfom
    .acc = chmurne gryfy
    .ins = chmurnymi gryfami
    .loc = chmurnych gryfach
    .gender = plural
mk-enemy-air_elemental = żywiołak powietrza
    .gen = żywiołaka powietrza
    .dat = żywiołakowi powietrza
    .acc = żywiołaka powietrza
    .ins = żywiołakiem powietrza
    .loc = żywiołaku powietrza
    .gender = masculine
mk-enemy-fire_elemental = żywiołak ognia
    .gen = żywiołaka ognia
    .dat = żywiołakowi ognia
    .acc = żywiołaka ognia
    .ins = żywiołakiem ognia
    .loc = żywiołaku ognia
    .gender = masculine
mk-enemy-water_elemental = żywiołak wody
    .gen = żywiołaka wody
    .dat = żywiołakowi wody
    .acc = żywiołaka wody
    .ins = żywiołakiem wody
    .loc = żywiołaku wody
    .gender = masculine
mk-enemy-earth_elemental = żywiołak ziemi
    .gen = żywiołaka ziemi
    .dat = żywiołakowi ziemi
    .acc = żywiołaka ziemi
    .ins = żywiołakiem ziemi
    .loc = żywiołaku ziemi
    .gender = masculine
mk-enemy-savage_dragon = dziki smok
    .gen = dzikiego smoka
    .dat = dzikiemu smokowi
    .acc = dzikiego smoka
    .ins = dzikim smokiem
    .loc = dzikim smoku
    .gender = masculine
mk-enemy-lightning_dragon = smok błyskawic
    .gen = smoka błyskawic
    .dat = smokowi błyskawic
    .acc = smoka błyskawic
    .ins = smokiem błyskawic
    .loc = smoku błyskawic
    .gender = masculine
mk-enemy-corrupted_priests = zepsuci kapłani
    .gen = zepsutych kapłanów
    .dat = zepsutym kapłanom
    .acc = zepsutych kapłanów
    .ins = zepsutymi kapłanami
    .loc = zepsutych kapłanach
    .gender = plural
mk-enemy-zombie_horde = horda zombie
    .gen = hordy zombie
    .dat = hordzie zombie
    .acc = hordę zombie
    .ins = hordą zombie
    .loc = hordzie zombie
    .gender = feminine
mk-enemy-gibbering_ghouls = bełkoczące ghule
    .gen = bełkoczących ghuli
    .dat = bełkoczącym ghulom
    .acc = bełkoczące ghule
    .ins = bełkoczącymi ghulami
    .loc = bełkoczących ghulach
    .gender = plural
mk-enemy-shrouded_necromancers = nekromanci w całunach
    .gen = nekromantów w całunach
    .dat = nekromantom w całunach
    .acc = nekromantów w całunach
    .ins = nekromantami w całunach
    .loc = nekromantach w całunach
    .gender = plural
mk-enemy-skeletal_warriors = szkieletowi wojownicy
    .gen = szkieletowych wojowników
    .dat = szkieletowym wojownikom
    .acc = szkieletowych wojowników
    .ins = szkieletowymi wojownikami
    .loc = szkieletowych wojownikach
    .gender = plural
mk-enemy-blood_demon = krwawy demon
    .gen = krwawego demona
    .dat = krwawemu demonowi
    .acc = krwawego demona
    .ins = krwawym demonem
    .loc = krwawym demonie
    .gender = masculine
mk-enemy-pain_wraith = upiór bólu
    .gen = upiora bólu
    .dat = upiorowi bólu
    .acc = upiora bólu
    .ins = upiorem bólu
    .loc = upiorze bólu
    .gender = masculine
mk-enemy-vampire = wampir
    .gen = wampira
    .dat = wampirowi
    .acc = wampira
    .ins = wampirem
    .loc = wampirze
    .gender = masculine
mk-enemy-mummy = mumia
    .gen = mumii
    .dat = mumii
    .acc = mumię
    .ins = mumią
    .loc = mumii
    .gender = feminine
mk-enemy-vampire_dragon = wampiryczny smok
    .gen = wampirycznego smoka
    .dat = wampirycznemu smokowi
    .acc = wampirycznego smoka
    .ins = wampirycznym smokiem
    .loc = wampirycznym smoku
    .gender = masculine
mk-enemy-death_dragon = smok śmierci
    .gen = smoka śmierci
    .dat = smokowi śmierci
    .acc = smoka śmierci
    .ins = smokiem śmierci
    .loc = smoku śmierci
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

## Zdolności

mk-ability-assassination = skrytobójstwo
mk-ability-cumbersome = ociężałość
mk-ability-vampiric = wampiryzm
mk-ability-elusive = nieuchwytność
mk-ability-unfortified = brak fortyfikacji
mk-ability-arcane = tajemna odporność
mk-ability-defend = obrona

## Teksty biblioteki

text-mk-enemy-more = Rodzaj: { $pile }. Zbroja { $armor }, ataki: { $attacks }; sława { $fame }.
text-mk-blow = Atak { $element } { $attack }
text-mk-summoner-more = Rodzaj: { $pile }. Zbroja { $armor }, sława { $fame }. Zamiast własnych ataków jest przywołanie: w fazie blokowania zjawiają się i walczą w zastępstwie: { $piles }.
text-mk-elusive = Zbroja wynosi { $high }; tylko w fazie ataku i tylko po zablokowaniu wszystkich ataków wynosi { $armor }.
text-mk-defend = Raz w walce dodaje { $n } do zbroi jednego atakowanego wroga, także do własnej.
text-mk-reputation-up = Kto go pokona, zyskuje reputację: { $n }.
text-mk-reputation-down = Kto go pokona, traci reputację: { $n }.

## Opcje

option-enemies = Żetony wrogów
    .about = „{ server-value-usual }”: żetony danej edycji; „{ option-enemies.value-all }”: w edycji Ultimate także obie frakcje dodatku Shades of Tezla, elementaliści i mroczni krzyżowcy, wtasowane w stosy.
    .value-all = wszystkie

## Działania

effect-mk-lower-blow = Jeden atak wroga: −{ $n }
effect-mk-cancel-blow = Jeden atak wroga nie dochodzi do skutku

## Odpowiedzi

do-mk-guard-blow = Blokuj { $blow }. atak { NAME($foe, case: "gen") }
do-mk-guard-this-blow = Blokuj { $blow }. atak { NAME($foe, case: "gen") }: Atak { $element } { $attack }
do-mk-suffer-blow = Przyjmij obrażenia z { $blow }. ataku { NAME($foe, case: "gen") }
do-mk-suffer-this-blow = Przyjmij obrażenia ({ $damage }) z { $blow }. ataku { NAME($foe, case: "gen") }: Atak { $element } { $attack }
do-mk-slow =
    Wydaj { $number ->
        [one] { $number } punkt Ruchu
        [few] { $number } punkty Ruchu
       *[other] { $number } punktów Ruchu
    }, aby osłabić atak { NAME($foe, case: "gen") }
do-mk-slow-blow =
    Wydaj { $number ->
        [one] { $number } punkt Ruchu
        [few] { $number } punkty Ruchu
       *[other] { $number } punktów Ruchu
    }, aby osłabić { $blow }. atak { NAME($foe, case: "gen") }
do-mk-blow = Atak numer { $blow }
do-mk-this-blow = { $blow }. atak { NAME($foe, case: "gen") }: Atak { $element } { $attack }

## Pytania

ask-mk-defence = Wróg broni celu twojego ataku; wybierz, który używa teraz obrony.
    .title = Obrońca, { $seat }
ask-mk-foe-of-blow = Wybierz wroga, na którego atak to działa.
    .title = Wybór wroga, { $seat }
ask-mk-which-blow = Wybierz, o który z jego ataków chodzi.
    .title = Jeden z ataków, { $seat }

## Co się stało

event-mk-blow-blocked = { $seat } blokuje { $blow }. atak { NAME($enemy, case: "gen") }.
    .you = Blokujesz { $blow }. atak { NAME($enemy, case: "gen") }.
event-mk-slowed =
    { $seat } wydaje { $number ->
        [one] { $number } punkt Ruchu
        [few] { $number } punkty Ruchu
       *[other] { $number } punktów Ruchu
    } i osłabia atak { NAME($enemy, case: "gen") }.
    .you = Wydajesz { $number ->
            [one] { $number } punkt Ruchu
            [few] { $number } punkty Ruchu
           *[other] { $number } punktów Ruchu
        } i osłabiasz atak { NAME($enemy, case: "gen") }.
event-mk-defended = { $enemy }: obrona { NAME($other, case: "gen") }.

## Dlaczego nie

why-mk-which-blow =
    { $count ->
        [one] Ten wróg ma { $count } atak; podaj, o który chodzi.
        [few] Ten wróg ma { $count } ataki; podaj, o który chodzi.
       *[other] Ten wróg ma { $count } ataków; podaj, o który chodzi.
    }
why-mk-one-blow = Ten wróg ma tylko jeden atak; nie podawaj jego numeru.
why-mk-not-cumbersome = Punkty Ruchu osłabiają tylko ataki ociężałych wrogów.
why-mk-slows-too-much =
    { $most ->
        [one] Na ten atak można wydać tylko { $most } punkt Ruchu.
       *[other] Na ten atak można wydać od 1 do { $most } punktów Ruchu.
    }
why-mk-no-defender = Ten wróg nie ma obrony.
why-mk-defended-already = Ten wróg użył już swojej obrony w tej walce.
why-mk-arcane-immune = Ten wróg ma tajemną odporność: działają na niego tylko ataki, bloki i to, co zmienia jego ataki.
