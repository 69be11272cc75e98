### Příběhy ze Čtyř krajin: pravidla česky. Id zprávy = id pravidla; zpráva bez čísla = nadpis kapitoly.

## Herní materiál

FL-COMP = Herní materiál
FL-COMP-01 = Hrají 2 až 4 hráči. Každý hraje právě za jednu stranu a má její vlastní balíček.
    .title = Hráči a strany
FL-COMP-02 = Balíček Úkolů má přesně 20 karet: Kameny z nebe 2, Zrada 2, Ozbrojený konflikt 4, Hiendall Stříbřitý 1, Kniha z Westmooru 1, Neúroda 2, Ohně pro mrtvé 2, Loupež za bílého dne 2, Velká hostina 2, Vlčí smečka 2 (GD-01).
    .title = Balíček Úkolů
FL-COMP-03 = Balíček každé strany má přesně 18 karet. Sever a Bouře mají po 11 Agentech a 7 kartách Akcí, Slunce a Jih po 10 Agentech a 8 kartách Akcí.
    .title = Balíčky stran
FL-COMP-04 = Karty Akcí v balíčcích: Sever – Útok 3, Portál do Jiné země 1, Komplikace 1, Protikouzlo 1, Ohnivý šíp 1. Bouře – Útok 1, Amulet Odvěké 1, Protikouzlo 1, Ohnivý šíp 1, Vlnící se vzduch 1, Ohnivý vír 1, Kruh vězení 1. Slunce – Útok 2, Dar výměny 1, Zbroj Slza noci 1, Komplikace 1, Plynoucí mlha 1, Protikouzlo 1, Dějový zvrat 1. Jih – Útok 2, Dar výměny 1, Plynoucí mlha 1, Portál do Jiné země 1, Protikouzlo 1, Ohnivý šíp 2.
    .title = Karty Akcí v balíčcích
FL-COMP-05 = Každá strana má čtyři karty Družin označené I až IV; celkem je jich 16.
    .title = Karty Družin
FL-COMP-06 = Žetonů akčních bodů a žetonů vyčerpaných polí je neomezené množství. Žetony artefaktů jsou dva: jeden pro Hiendall, jeden pro Knihu.
    .title = Žetony ve hře
FL-COMP-07 = Seznamy karet všech balíčků jsou veřejné, pořadí karet v balíčku nikoli.
    .title = Veřejné seznamy karet
FL-COMP-08 = Karta se značkou sdílené karty se může vyskytovat v balíčcích více stran. Jiný význam tato značka nemá.
    .title = Značka sdílené karty
FL-COMP-09 = Odkládací balíček ve hře není. Karta, která opustí stůl, se vrátí do balíčku svého vlastníka a ten se zamíchá, pokud pravidlo neříká, že se karta „odstraní ze hry“ nebo „vrátí do ruky“.
    .title = Žádný odkládací balíček

## Cíl hry

FL-GOAL = Cíl hry
FL-GOAL-01 = Strana zvítězí, má-li na konci Kola alespoň 6 VB a zároveň více VB než kterákoli jiná strana (FL-END-02).
    .title = Podmínka vítězství
FL-GOAL-02 = VB přinášejí jen trofeje (splněné Úkoly, FL-VP-01) a artefakty připojené k Družinám dané strany (FL-VP-08).
    .title = Zdroje vítězných bodů
FL-GOAL-03 = Každá strana si v obou režimech počítá VB sama za sebe. Zvítězí právě jedna strana.
    .title = Jediný vítěz

## Příprava hry

FL-SETUP = Příprava hry
FL-SETUP-01 = Aliance jsou pevně dané: Sever a Bouře proti Slunci a Jihu.
    .title = Pevné aliance
FL-SETUP-02 = Ve dvou hráčích se hraje za jednu stranu z každé aliance.
    .title = Hra dvou hráčů
FL-SETUP-03 = Ve třech hráčích se hraje za obě strany jedné aliance a za jednu stranu druhé. Kdo hraje za tuto jedinou stranu, je osamělý hráč.
    .title = Hra tří hráčů
FL-SETUP-04 = Ve čtyřech hráčích hrají všechny strany. Výchozí rozesazení je Sever, Slunce, Bouře, Jih, aby se Soupeři střídali; smíte se však posadit i jinak.
    .title = Hra čtyř hráčů
FL-SETUP-05 = Před hrou zvolíte režim: kooperativní, nebo soutěžní. Výchozí je soutěžní. Ve dvou hráčích se režim nevolí a žádné pravidlo o Spojencích neplatí.
    .title = Volba režimu
FL-SETUP-06 = Zamíchejte balíček Úkolů a balíček každé strany. Míchá se generátorem náhody dané partie.
    .title = Míchání balíčků
FL-SETUP-07 = Na začátku hry není na mapě žádná Družina ani žádný Úkol.
    .title = Prázdná mapa
FL-SETUP-08 = Tři hráči si mohou před hrou zvolit uzavřená pole. Pak položte žeton vyčerpaného pole na každé pole se dvěma podnebími, které spojuje podnebí chybějící strany s podnebím druhé aliance. Chybí-li Sever: Alfeg, Morgrane, Hollinmark. Chybějí-li Bouře: Falwyn, Varnwick, Duskarrow. Chybí-li Slunce: Alfeg, Morgrane, Duskarrow. Chybí-li Jih: Falwyn, Varnwick, Hollinmark. Přes tato pole lze procházet a lze na nich zakládat Družiny, Úkol se tu však nikdy neobjeví.
    .title = Uzavřená pole
FL-SETUP-09 = Kdo má Iniciativu v 1. Kole, určí los, který provede generátor náhody dané partie.
    .title = První Iniciativa
FL-SETUP-10 = Počáteční AB a karty dostanete v 1. Kole v kroku 1 (FL-ROUND-04).
    .title = Počáteční body a karty
FL-SETUP-11 = Volitelné pravidlo, ve výchozím nastavení vypnuté: v kooperativní hře tří hráčů vyloží osamělý hráč v každém Kole první dva Agenty zdarma a rostoucí ceny začínají až třetím.
    .title = Výhoda osamělého hráče

## Mapa

FL-MAP = Mapa
FL-MAP-01 = Mapa má 34 pojmenovaných polí. Sousedí spolu právě ta pole, která spojuje hrana; hran je 59 pozemních a 6 námořních.
    .title = Pole a hrany
FL-MAP-02 = Pole nese jeden symbol podnebí, nebo dva různé. Dvě podnebí má 10 polí: Vindhall a Cirth (Sever, Bouře), Lanveir a Eskeral (Slunce, Jih), Alfeg a Morgrane (Sever, Slunce), Falwyn a Varnwick (Bouře, Jih), Hollinmark (Sever, Jih) a Duskarrow (Bouře, Slunce). Ostatních 24 polí má podnebí jediné.
    .title = Podnebí polí
FL-MAP-03 = Pole je pro stranu domácí, nese-li symbol jejího podnebí. Pole se dvěma podnebími je domácí pro obě strany.
    .title = Domácí pole
FL-MAP-04 = Hrana je pozemní, nebo námořní. Každá námořní hrana patří k jedné plavební trase: Alfeg (Skaldvik–Alfeg–Taliawen), Falwyn (Havdrun–Falwyn–Sennary), Modrá linie (Normark–Feriggau) a Východní plavba (Blixhamn–Gwenmar).
    .title = Pevnina a moře
FL-MAP-05 = Hranu Normark–Feriggau (Modrá linie) smějí používat jen Družiny Severu. Všechny ostatní hrany jsou otevřené každé straně.
    .title = Modrá linie
FL-MAP-06 = Vzdálenost je počet hran. Na jednom poli mohou stát Družiny libovolného počtu stran.
    .title = Vzdálenost a sdílení polí
FL-MAP-07 = Na poli leží vždy nejvýše jedna karta Úkolu. Jakmile je na něm Úkol splněn, leží tu do konce hry jeden žeton vyčerpaného pole.
    .title = Jeden Úkol na pole

## Průběh Kola

FL-ROUND = Průběh Kola
FL-ROUND-01 = Kolo má počáteční kroky 1 a 2, předání Iniciativy (FL-ROUND-02), fáze A až D a závěrečnou kontrolu. V počátečních krocích se hráči rozhodují v pořadí hráčů, tedy po směru hodinových ručiček počínaje tím, kdo má Iniciativu.
    .title = Části Kola
FL-ROUND-02 = V každém Kole kromě prvního přechází Iniciativa na dalšího hráče po směru hodinových ručiček. Předává se po kroku 2, takže volby na začátku Kola probíhají ještě ve starém pořadí.
    .title = Předání Iniciativy
FL-ROUND-03 = AB, které v Kole neutratíte, vám zůstávají do dalšího Kola.
    .title = Ušetřené akční body
FL-ROUND-04 = Krok 1 v 1. Kole: každý hráč dostane 5 AB a lízne si 5 karet. Osamělý hráč ve hře tří hráčů dostane 7 AB a lízne si 7 karet.
    .title = Počáteční příděl
FL-ROUND-05 = Krok 1 v dalších Kolech: získaly-li už všechny strany od začátku hry dohromady alespoň 6 trofejí z mapy, dostane každý hráč 1 AB. Trofeje později směněné, ztracené nebo ukořistěné se stále počítají. Artefakt se počítá, pokud při splnění přinesl VB. Nepočítají se Úkoly, které VB nepřinesly, ani trofeje odstraněné Amuletem.
    .title = Pravidelný akční bod
FL-ROUND-06 = Krok 1 v každém Kole: každý hráč smí jednou zamíchat přesně tři karty z ruky do svého balíčku a získat za to 1 AB (FL-AP-07).
    .title = Tři karty za bod
FL-ROUND-07 = Krok 1, po vrácení karet (FL-ROUND-06): vlastník každých Komplikací, které jsou stále v platnosti, buď zaplatí 1 AB a ponechá si je i pro toto Kolo, nebo je zamíchá do svého balíčku (FL-ACTION-COMPLICATIONS-03).
    .title = Udržení Komplikací
FL-ROUND-08 = Krok 2: každý hráč si lízne jednu kartu, není-li jeho balíček prázdný. Platí to i v 1. Kole, po 5 nebo 7 počátečních kartách.
    .title = Líznutí karty
FL-ROUND-09 = Krok 2: všichni otočení Agenti se vrátí do neotočené polohy a odstraní se všechny značky „v tomto Kole sesílal“.
    .title = Obnova Agentů
FL-ROUND-10 = Na konci kroku 2 si každý hráč v pořadí hráčů smí koupit líznutí navíc (FL-AP-03).
    .title = Nákup líznutí navíc
FL-ROUND-11 = Po počátečních krocích následují fáze v tomto sledu: A vykládání Agentů, B Útoky, C Úkoly, D pohyb.
    .title = Sled fází
FL-ROUND-12 = Každá fáze je jedno hlavní okno (FL-PRIO-01), které otevírá hráč s Iniciativou. Další fáze začne až po skončení předchozí.
    .title = Fáze jako hlavní okno
FL-ROUND-13 = Po fázi D Kolo končí: pominou účinky trvající „do konce Kola“ a potom se zkontroluje vítězství a pat (FL-END-02, FL-END-04).
    .title = Konec Kola
FL-ROUND-14 = Na začátku každého Kola, ještě před krokem 1, se vynulují počty a značky platné pro jedno Kolo: koupená líznutí, vyložení Agenti, vrácení tří karet, přeskupení a pohyb navíc.
    .title = Vynulování počítadel

## Pořadí a okna: hlavní okna

FL-PRIO = Pořadí hráčů a okna
FL-PRIO-01 = V hlavním okně je v každé chvíli na tahu právě jeden hráč. Musí provést jeden hlavní úkon, nebo pasovat.
    .title = Hráč na tahu
FL-PRIO-02 = Hlavní úkony jsou: ve fázi A vyložit jednoho Agenta, ve fázi B vyhlásit jeden Útok, ve fázi C plnit jeden Úkol, ve fázi D přesunout jednu skupinu Agentů. V každé fázi lze navíc jako hlavní úkon zahrát jedno Kouzlo nebo jednu kartu Akce, která se v této fázi hrát smí (FL-ACTION-01).
    .title = Hlavní úkony
FL-PRIO-03 = Když je hlavní úkon zcela vyhodnocen a fronta činů je prázdná, je na tahu další hráč po tom, kdo úkon provedl, a pasy se počítají znovu od nuly.
    .title = Po hlavním úkonu
FL-PRIO-04 = Po pasu je na tahu další hráč a k pasům se přičte další.
    .title = Po pasu
FL-PRIO-05 = Okno se uzavře, jakmile je v řadě tolik pasů, kolik je hráčů. Jediný hlavní úkon kohokoli ruší všechny dosavadní pasy v tomto okně.
    .title = Uzavření okna
FL-PRIO-06 = Pasovali jste? Vrátí-li se k vám v témže okně tah, smíte opět jednat.
    .title = Návrat po pasu
FL-PRIO-07 = Volné úkony nekončí tah, nepatří do fronty činů, nelze na ně odpovědět a neruší pasy. Jsou to: směna trofeje (FL-AP-08), přeskupení ve fázích A a D (FL-PARTY-07) a prolomení Kruhu vězení (FL-SPELL-PRISON-CIRCLE-05).
    .title = Volné úkony
FL-PRIO-08 = Volné úkony kromě směny trofeje smíte provádět jen ve vlastním tahu hlavního okna, když je fronta činů prázdná.
    .title = Kdy volné úkony

## Fronta činů a okna odpovědí

FL-STACK = Fronta činů a odpovědi
FL-STACK-01 = Do fronty činů patří právě čtyři druhy položek: Útok, Úkol, Kouzlo a Akce. Útok vedený kartou Útok je jedinou položkou druhu Útok, ne dvěma.
    .title = Druhy položek
FL-STACK-02 = Položku ohlásíte takto: zvolíte vše, co se podle jejího pravidla volí při ohlášení, zaplatíte její AB, otočíte a odhalíte použité Agenty a položíte ji na vrchol fronty činů.
    .title = Ohlášení položky
FL-STACK-03 = Vyložení Agenta, pohyb, přeskupení, zmaření, posílení, připojení k boji, magická podpora, směna trofeje ani líznutí karty nejsou položkami. Nelze na ně odpovědět ani je zrušit.
    .title = Co není položkou
FL-STACK-04 = Útok a Úkol se ohlašují jen v hlavním okně při prázdné frontě činů. Ani jedno tedy nemůže být odpovědí na cokoli.
    .title = Útok a Úkol nejsou odpovědi
FL-STACK-05 = Po ohlášení položky se otevře okno odpovědí. Hráči jsou tázáni po směru hodinových ručiček počínaje dalším hráčem po tom, kdo položku ohlásil. Ten přijde na řadu poslední, a to jen za určité podmínky (FL-PRIO-17).
    .title = Okno odpovědí
FL-STACK-06 = Odpovědí je Kouzlo nebo karta Akce, kterou lze hrát jako odpověď (FL-ACTION-01). Je-li horní položkou Úkol, je odpovědí také zmaření (FL-THWART-01) a pro toho, kdo Úkol ohlásil, posílení (FL-TASK-09).
    .title = Možné odpovědi
FL-STACK-07 = Karta zahraná jako odpověď se stane novou horní položkou a hned otevře vlastní okno odpovědí (FL-STACK-05).
    .title = Odpověď kartou
FL-STACK-08 = Po zmaření nebo posílení se pasy počítají znovu od nuly a na řadě je další hráč po směru hodinových ručiček.
    .title = Po zmaření či posílení
FL-STACK-09 = Když všichni hráči po sobě pasují, horní položka se vyhodnotí a opustí frontu činů. Poslední ohlášená položka se tedy vyhodnocuje jako první.
    .title = Vyhodnocení horní položky
FL-STACK-10 = Zbývají-li ve frontě činů další položky, otevře se nové okno odpovědí na tu, která je teď nahoře. Začíná dalším hráčem po tom, kdo ji ohlásil, a pasy se počítají od nuly.
    .title = Nové okno odpovědí
FL-STACK-11 = Zrušená položka ihned a bez účinku opustí frontu činů. Položek nad ní se to netýká.
    .title = Zrušená položka
FL-STACK-12 = Je-li položka zrušena nebo se nezdaří, zaplacené AB se nevracejí a otočení Agenti zůstávají otočení.
    .title = Cena se nevrací
FL-STACK-13 = Není-li zvolený cíl při vyhodnocení už přípustný, položka nemá žádný účinek a její karta se považuje za nezdařenou (FL-ACTION-04).
    .title = Ztracený cíl
FL-STACK-14 = Karta ve frontě činů není až do vyhodnocení v ničí ruce, v žádném balíčku ani vyložená na stole.
    .title = Karta ve frontě činů
FL-STACK-15 = Vše, co položka potřebuje (cena, sesilatel, cíle, cílové pole, Družina, k níž se někdo připojí), se volí při ohlášení, pokud její pravidlo neříká „při vyhodnocení“.
    .title = Volby při ohlášení

## Pořadí a okna: kdo je tázán

FL-PRIO-10 = V okně jste tázáni jen tehdy, když z veřejných informací plyne, že byste mohli udělat i něco jiného než pasovat. Jinak se váš pas započte bez ptaní. Ke skrytým kartám se přitom nikdy nepřihlíží, takže mlčení nic neprozrazuje.
    .title = Kdo je tázán
FL-PRIO-11 = Prostředky hráče jsou jeho AB plus 3 za každou trofej, kterou smí směnit. Jsou veřejné.
    .title = Prostředky hráče
FL-PRIO-12 = Ve fázi A jste na tahu tázáni právě tehdy, když máte v ruce kartu, nebo se můžete přeskupit, nebo vlastníte Družinu v Kruhu vězení.
    .title = Tázaní ve fázi A
FL-PRIO-13 = Ve fázi B jste na tahu tázáni právě tehdy, když (a) máte neotočeného Agenta v Družině, která smí útočit, na poli s Družinou Soupeře, a zároveň buď na tomto poli leží Ozbrojený konflikt, nebo máte v ruce kartu; nebo (b) máte v ruce kartu a Prostředky alespoň 1; nebo (c) vlastníte Družinu v Kruhu vězení.
    .title = Tázaní ve fázi B
FL-PRIO-14 = Ve fázi C jste na tahu tázáni právě tehdy, když máte neotočeného Agenta v Družině, která smí plnit Úkoly, na poli s Úkolem, nebo platí (b) či (c) z pravidla pro fázi B (FL-PRIO-13).
    .title = Tázaní ve fázi C
FL-PRIO-15 = Ve fázi D jste na tahu tázáni právě tehdy, když máte neotočeného Agenta v Družině, která se smí pohybovat, nebo se můžete přeskupit, nebo platí (b) či (c) z pravidla pro fázi B (FL-PRIO-13).
    .title = Tázaní ve fázi D
FL-PRIO-16 = V okně odpovědí jste tázáni právě tehdy, když máte v ruce kartu a Prostředky alespoň 1; nebo je horní položkou Úkol a máte na jeho poli neotočeného Agenta, který smí mařit (FL-THWART-01) a je skrytý nebo má viditelně Vlastnost, kterou lze jmenovat (FL-THWART-04); nebo jste Úkol na vrcholu ohlásili vy a v jeho Družině vám zbývá neotočený Agent. Na maření Úkolu, který jeho vykonavatelé nepokrývají, se hra neptá, pokud je nikdo nemůže posílit ani zahrát kartu.
    .title = Tázaní v okně odpovědí
FL-PRIO-17 = Kdo ohlásil horní položku, je v jejím okně tázán teprve tehdy, když od ohlášení někdo jiný odpověděl nebo mařil. Do té doby se mu počítá pas.
    .title = Odpověď na vlastní položku
FL-PRIO-18 = V okně, které dokáže využít jen jedna určitá karta, jsou tázáni jen hráči, v jejichž veřejném seznamu karet tato karta je (Vlnící se vzduch: Bouře).
    .title = Okno jediné karty
FL-PRIO-19 = Program smí za hráče dát jedinou možnou odpověď jen tehdy, když už z veřejných informací plyne, že je jediná; takový hráč není tázán vůbec (FL-PRIO-10). Jinak se otázka položí i tomu, kdo může jen pasovat. Ať za něj odpoví kdokoli, ze záznamu ani z doby odpovědi se to nesmí poznat.
    .title = Automatické odpovědi
FL-PRIO-20 = Mimo samotnou partii si můžete nastavit trvalé pasy („v této fázi“, „pokud není cílem můj Agent, moje Družina nebo můj Úkol“, „pokud nemohu mařit“). Na otázky odpovídají jen pasem a v záznamu vypadají jako obyčejné pasy.
    .title = Trvalé pasy
FL-PRIO-21 = Směna trofeje se nabízí při každé otázce v krocích 1 a 2, v hlavním okně, v okně odpovědí a v krocích F4 a F6 boje. Po směně se položí táž otázka znovu.
    .title = Kdy směnit trofej
FL-PRIO-22 = Každý hlavní úkon i každá odpověď spotřebuje kartu z ruky, AB nebo neotočenou polohu Agenta a volné úkony jsou omezené (FL-PARTY-08). Každé okno proto jednou skončí.
    .title = Každé okno skončí
FL-PRIO-23 = Karty zahrané během boje tvoří vlastní frontu činů, pod níž nic neleží: samotný Útok frontu opustil ještě před krokem F1. Zákaz přesunů (FL-ATTACK-08) přesto platí až do kroku F9.
    .title = Fronta činů v boji
FL-PRIO-24 = I otázky kroků 1 a 2 se řídí veřejnými informacemi. Na vrácení tří karet jste tázáni právě tehdy, když máte v ruce alespoň tři karty; na udržení Komplikací, když máte Prostředky alespoň 1 (jinak karta odchází); na líznutí navíc, když váš balíček není prázdný, koupili jste méně než tři líznutí a Prostředky stačí na další cenu.
    .title = Otázky na začátku Kola

## Akční body

FL-AP = Akční body
FL-AP-01 = AB jsou veřejné a nikdy neklesnou pod 0. Cenu, kterou nemůžete zaplatit celou, nesmíte zvolit.
    .title = Placení akčními body
FL-AP-02 = AB lze získat jen těmito způsoby: počáteční příděl (FL-ROUND-04), pravidelný AB po šesti trofejích (FL-ROUND-05), vrácení tří karet (FL-AP-07), směna trofeje (FL-AP-08), Úkol bez VB (FL-VP-06) a boj, po němž je dříve menší Družina větší (FL-ATTACK-30).
    .title = Zdroje akčních bodů
FL-AP-03 = Kromě karty zdarma v kroku 2 si smíte v témže Kole líznout až tři další karty: první za 1, druhou za 2 a třetí za 3 AB. Kupují se po jedné na konci kroku 2 (FL-ROUND-10) a jen dokud váš balíček není prázdný.
    .title = Líznutí navíc
FL-AP-04 = První Agent vyložený v Kole je zdarma, druhý stojí 1, třetí 2 a čtvrtý 3 AB. Pátého vyložit nelze.
    .title = Agenti navíc
FL-AP-05 = Kouzel a karet Akcí smíte v Kole zahrát libovolně mnoho, dokud můžete platit jejich cenu.
    .title = Neomezeně karet Akcí
FL-AP-06 = Za 1 AB se jedna Družina přesune o dvě pole místo o jedno. Každá Družina to smí udělat jednou za Kolo (FL-MOVE-05).
    .title = Pohyb navíc za bod
FL-AP-07 = Zamícháte-li do svého balíčku tři karty z ruky podle vlastního výběru, získáte 1 AB. Smíte to udělat jen v kroku 1, před líznutím, a jen jednou za Kolo.
    .title = Vrácení tří karet
FL-AP-08 = Kdykoli jste tázáni (FL-PRIO-21), smíte směnit trofej za 3 AB. Karta Úkolu se odstraní ze hry a její VB ztratíte. Směnit smíte libovolně mnoho trofejí, vždy po jedné.
    .title = Směna trofeje
FL-AP-09 = Artefakty za AB směnit nelze.
    .title = Artefakty nelze směnit

## Agenti

FL-AGENT = Agenti
FL-AGENT-01 = Agent má 2 až 4 symboly Vlastností (mohou se opakovat), Útok 0 až 4 a Obranu 0 až 4.
    .title = Hodnoty Agenta
FL-AGENT-02 = Agenty vykládáte z ruky jen jako hlavní úkon ve fázi A.
    .title = Vykládání Agentů
FL-AGENT-03 = Vyložený Agent se buď připojí k vlastní Družině na kterémkoli poli mapy, nebo založí novou Družinu na domácím poli své strany.
    .title = Kam Agenta vyložit
FL-AGENT-04 = K založení nové Družiny potřebujete volnou kartu Družiny (každá strana má nejvýše čtyři Družiny). Smíte ji založit i na poli, kde už vaše Družina stojí.
    .title = Založení nové Družiny
FL-AGENT-05 = Agent vstupuje do hry skrytý a neotočený a smí konat činy ještě v témže Kole.
    .title = Nově vyložený Agent
FL-AGENT-06 = Čin Agenta otočí. Otočený Agent v tomto Kole nemůže vykonat další čin ani se pohybovat.
    .title = Čin otáčí Agenta
FL-AGENT-07 = Činy jsou: zaútočit, připojit se k boji (jako útočník nebo na pomoc Spojenci v obraně), plnit Úkol, mařit a pohybovat se.
    .title = Co je čin
FL-AGENT-08 = Činem není: seslání Kouzla, magická podpora, obrana člena napadené Družiny, přesun kartou ani přeskupení. To vše mohou i otočení Agenti.
    .title = Co není čin
FL-AGENT-09 = Agent se odhalí, když vykoná jakýkoli čin kromě pohybu, sešle Kouzlo, poskytne magickou podporu nebo je jednotlivě zvolen za cíl cizího činu či kteréhokoli Kouzla nebo karty Akce kromě Zbroje Slza noci. Odhalený zůstává, dokud se nevrátí do balíčku.
    .title = Odhalení Agenta
FL-AGENT-10 = Účinek na Družinu jako celek nikoho neodhalí. Účinek na každého Agenta Družiny zvlášť odhalí všechny její Agenty.
    .title = Účinky na celou Družinu
FL-AGENT-11 = Vyřazený Agent se vrátí lícem dolů do balíčku svého vlastníka a ten se zamíchá. Karty k němu připojené se vrátí do balíčků svých vlastníků.
    .title = Vyřazený Agent
FL-AGENT-12 = Vyřazeného Agenta si můžete znovu líznout a vyložit, a to bez omezení.
    .title = Návrat vyřazeného Agenta
FL-AGENT-13 = Platné symboly jsou natištěné symboly po změnách Darem výměny a Plynoucí mlhou. Platná Obrana je natištěná Obrana + Zbroj Slza noci + Kniha z Westmooru + Vlnící se vzduch + magická podpora. Platný Útok je natištěný Útok + Vlnící se vzduch + magická podpora. Platné hodnoty nemají horní mez.
    .title = Platné symboly a hodnoty

## Družiny

FL-PARTY = Družiny
FL-PARTY-01 = Družina patří jedné straně, stojí na jednom poli, má alespoň jednoho Agenta a libovolný počet připojených předmětů. Její velikost není omezena.
    .title = Co je Družina
FL-PARTY-02 = Strana má v každé chvíli nejvýše čtyři Družiny.
    .title = Nejvýše čtyři Družiny
FL-PARTY-03 = Družina bez Agentů se ihned rozpouští a její karta se uvolní.
    .title = Rozpuštění Družiny
FL-PARTY-04 = Kdykoli Družina stane na poli (byla založena, přesunula se, oddělila se nebo byla přenesena), zjistěte, zda se tu odkryje Úkol (FL-TASK-01).
    .title = Družina stane na poli
FL-PARTY-05 = Počet Agentů v Družině, to, kteří z nich jsou otočení, i všechny její předměty jsou veřejné.
    .title = Veřejné údaje Družiny
FL-PARTY-06 = Agenti mohou přecházet mezi Družinami své strany na témže poli a Družina se může rozdělit na dvě. Na podnebí přitom nezáleží.
    .title = Přechody a dělení
FL-PARTY-07 = Přeskupení (volný úkon ve vlastním tahu ve fázi A nebo D): vezměte jednoho nebo více vlastních Agentů z jedné Družiny a přidejte je k jiné vlastní Družině na témže poli, nebo z nich založte novou (FL-PARTY-02). Nikdo se tím neotočí ani neodhalí.
    .title = Přeskupení Agentů
FL-PARTY-08 = Každého Agenta smíte přeskupit nejvýše jednou za Kolo.
    .title = Přeskupení jednou za Kolo
FL-PARTY-09 = Když se Družina dělí, její vlastník u každého předmětu určí, která část si ho ponechá. Odejdou-li všichni Agenti, jdou všechny předměty s nimi. Kruh vězení a Amulet zůstávají vždy u té části, která si ponechá kartu Družiny.
    .title = Předměty při dělení
FL-PARTY-10 = Z Družiny v Kruhu vězení nesmí žádný Agent odejít přeskupením ani oddělením. Připojit se k ní Agenti smějí.
    .title = Dělení v Kruhu vězení
FL-PARTY-11 = Předměty připojené k Družině jsou artefakty, Amulet a Kruh vězení. Zbroj Slza noci se připojuje k Agentovi.
    .title = Předměty Družiny
FL-PARTY-12 = Ztratí-li Družina posledního Agenta v boji, její artefakty a Amulet přejdou na Družinu, s níž bojovala (na útočící, nebo na napadenou), pokud ta má ještě nějakého Agenta.
    .title = Kořist z boje
FL-PARTY-13 = Ztratí-li Družina posledního Agenta Kouzlem, její artefakty a Amulet přejdou na Družinu sesilatele, pokud ještě existuje.
    .title = Kořist po Kouzle
FL-PARTY-14 = Nemůže-li artefakty a Amulet zaniklé Družiny převzít žádná jiná, artefakty se odstraní ze hry a Amulet se vrátí do balíčku svého vlastníka.
    .title = Kořist bez nového majitele
FL-PARTY-15 = Kruh vězení na rozpuštěné Družině se vrátí do balíčku svého vlastníka.
    .title = Konec Kruhu s Družinou

## Úkoly

FL-TASK = Úkoly
FL-TASK-01 = Když Družina stane na poli bez karty Úkolu a bez žetonu vyčerpaného pole, odkryje se tam všem na očích horní karta balíčku Úkolů. Je-li balíček Úkolů prázdný, nestane se nic.
    .title = Odkrytí Úkolu
FL-TASK-02 = Družina, která polem jen projde a nezastaví se na něm, tam žádný Úkol neodkryje.
    .title = Průchod polem
FL-TASK-03 = Úkol na poli je společný všem Družinám, které tu stojí, a zůstává na místě, i když odejdou.
    .title = Společný Úkol
FL-TASK-04 = Plnění Úkolu je hlavní úkon ve fázi C. Provádí ho jedna vaše Družina, která stojí na poli s Úkolem, není v Kruhu vězení a má neotočeného Agenta.
    .title = Kdo plní Úkol
FL-TASK-05 = Při ohlášení Úkolu zvolíte jednoho nebo více neotočených Agentů Družiny, která ho plní. To jsou vykonavatelé; otočí se a odhalí.
    .title = Vykonavatelé Úkolu
FL-TASK-06 = Úkol smíte ohlásit jen tehdy, když symboly vykonavatelů (včetně Hiendallu, FL-TASK-07) pokrývají jeho současný požadavek (FL-TRAIT-01).
    .title = Podmínka ohlášení
FL-TASK-07 = Symboly Hiendallu se přičítají k symbolům vykonavatelů z Družiny, která ho drží.
    .title = Symboly Hiendallu
FL-TASK-08 = Současný požadavek jsou natištěné symboly + jedna Intrika za každé platné Komplikace + jeden symbol za každé zmaření namířené proti tomuto plnění.
    .title = Současný požadavek
FL-TASK-09 = Posílení: je-li Úkol na vrcholu fronty činů, smí ten, kdo ho ohlásil, v okně odpovědí přidat k vykonavatelům jednoho nebo více dalších neotočených Agentů téže Družiny (otočí se a odhalí). Nemusejí přinést potřebný symbol.
    .title = Posílení vykonavatelů
FL-TASK-10 = Při vyhodnocení Úkolu se pokrytí ověří znovu: vůči Úkolu, který v tu chvíli na poli leží, a s těmi vykonavateli, kteří jsou stále v Družině na tomto poli. Je-li požadavek pokryt, Úkol je splněn. Není-li pokryt nebo tu už není Úkol či Družina, plnění se nezdařilo.
    .title = Vyhodnocení Úkolu
FL-TASK-11 = Nezdaří-li se plnění nebo je-li zrušeno, Úkol zůstane na poli, vykonavatelé zůstanou otočení a zmaření s ním pominou.
    .title = Nezdařené plnění
FL-TASK-12 = Úkol se nikdy neplní po částech a žádný postup se neuchovává.
    .title = Žádné částečné plnění
FL-TASK-13 = O týž Úkol se mohou v témže Kole znovu pokusit jiní neotočení Agenti nebo jiná Družina.
    .title = Další pokus
FL-TASK-14 = Po splnění položte na pole žeton vyčerpaného pole, vezměte kartu z mapy a určete odměnu (FL-VP-01 a další).
    .title = Splnění Úkolu
FL-TASK-15 = Ozbrojený konflikt: dokud tato karta leží na poli, smějí tam Družiny útočit i bez karty Útok (FL-ATTACK-02).
    .title = Ozbrojený konflikt
FL-TASK-16 = Hiendall Stříbřitý: po splnění se artefakt připojí k Družině, která Úkol splnila, a dává jí jako celku +1 Válku a +1 Tajemství.
    .title = Hiendall Stříbřitý
FL-TASK-17 = Kniha z Westmooru: po splnění se artefakt připojí k Družině, která Úkol splnila. Každý její Agent má +1 k Obraně.
    .title = Kniha z Westmooru
FL-TASK-18 = Odstraněné karty Úkolů se do balíčku Úkolů nikdy nevracejí a balíček se nikdy nedoplňuje.
    .title = Balíček se nedoplňuje

## Pokrytí požadavku

FL-TRAIT = Pokrytí požadavku
FL-TRAIT-01 = Požadavek je pokryt, když každému požadovanému symbolu odpovídá jeden symbol téže Vlastnosti u vykonavatelů nebo některá z náhrad níže (FL-TRAIT-02, FL-TRAIT-03). Každý symbol vykonavatelů lze použít jen jednou.
    .title = Kdy je požadavek pokryt
FL-TRAIT-02 = Náhrada Magií: symboly Magie vykonavatelů, které nejsou třeba na požadovanou Magii, mohou nahradit kteroukoli jinou Vlastnost. První náhrada stojí 1 symbol Magie, druhá další 2 a třetí další 3. Čtvrtá není možná.
    .title = Náhrada Magií
FL-TRAIT-03 = Tři za jeden: tři stejné symboly vykonavatelů, jiné než Magie, se mohou počítat jako jeden symbol kterékoli Vlastnosti kromě Magie. Lze to opakovat.
    .title = Tři za jeden
FL-TRAIT-04 = Požadovanému symbolu Magie vyhoví jen symbol Magie vykonavatelů.
    .title = Magii nelze nahradit
FL-TRAIT-05 = Symboly trojice pocházejí od všech vykonavatelů dohromady, nemusí je mít jediný Agent.
    .title = Trojice od více Agentů
FL-TRAIT-06 = Přebytečné symboly nevadí.
    .title = Přebytečné symboly
FL-TRAIT-07 = Přesná zkouška: m je počet symbolů Magie vykonavatelů minus požadovaná Magie; je-li m menší než 0, požadavek pokryt není. Z ostatních šesti Vlastností sečtěte: k = kolik požadovaných symbolů chybí; t = kolik celých trojic dá přebytek každé Vlastnosti zvlášť. Číslo j je 1 od m = 1, 2 od m = 3, 3 od m = 6, jinak 0. Požadavek je pokryt právě tehdy, když k ≤ t + j.
    .title = Přesná zkouška pokrytí
FL-TRAIT-08 = Pokrytí potřebuje náhradu Magií právě tehdy, když k > t (FL-TRAIT-07), tedy když samotné trojice nestačí.
    .title = Kdy je Magie nutná
FL-TRAIT-09 = Pokrytí potřebuje trojici právě tehdy, když k > j (FL-TRAIT-07), tedy když samotná Magie nestačí. Trojnou Vlastností je pak každá Vlastnost kromě Magie, které mají vykonavatelé alespoň o tři symboly více, než požadavek žádá.
    .title = Kdy je trojice nutná

## Zmaření

FL-THWART = Zmaření
FL-THWART-01 = Dokud je Úkol na vrcholu fronty činů, smí ho cizí Agent na témže poli mařit: Agenti Soupeřů vždy, Agenti Spojence toho, kdo Úkol plní, jen v soutěžním režimu.
    .title = Kdo smí mařit
FL-THWART-02 = Mařící Agent musí být neotočený; zmařením se otočí a odhalí. Každý Agent tedy může mařit jen jednou za Kolo.
    .title = Zmaření otáčí Agenta
FL-THWART-03 = Při zmaření jmenujete jednu Vlastnost. Požadavek tohoto plnění vzroste o jeden její symbol.
    .title = Účinek zmaření
FL-THWART-04 = Jmenovanou Vlastnost musí mařící Agent mít. Zároveň se musí vyskytovat v současném požadavku, nebo to musí být Magie, když nynější pokrytí potřebuje náhradu Magií (FL-TRAIT-08), nebo trojná Vlastnost, když potřebuje trojici (FL-TRAIT-09).
    .title = Kterou Vlastnost jmenovat
FL-THWART-05 = Jmenujete-li trojnou Vlastnost, její požadavek vzroste o jeden symbol jako při každém jiném zmaření, takže se trojice může rozpadnout. Jmenovat smíte i Vlastnost, kterou trojice nahrazuje, protože se vyskytuje v požadavku.
    .title = Zmaření trojice
FL-THWART-06 = Totéž plnění smí mařit více Agentů více hráčů, v každé odpovědi jeden. Jejich počet není omezen.
    .title = Více zmaření
FL-THWART-07 = Mařit smíte i tehdy, když to přebytek symbolů vykonavatelů rovnou vyrovná.
    .title = Zmaření bez dopadu
FL-THWART-08 = Zmaření platí, i když je mařící Agent později v témže okně vyřazen nebo přesunut.
    .title = Zmaření trvá
FL-THWART-09 = Zmaření není položkou fronty činů: Protikouzlo je nemůže zrušit.
    .title = Zmaření nelze zrušit
FL-THWART-10 = Družina v Kruhu vězení nebo s Amuletem smí i nadále mařit.
    .title = Zmaření v Kruhu vězení

## Útok a boj

FL-ATTACK = Útok a boj
FL-ATTACK-01 = Vyhlášení Útoku je hlavní úkon ve fázi B.
    .title = Vyhlášení Útoku
FL-ATTACK-02 = K Útoku potřebujete Ozbrojený konflikt na daném poli, nebo kartu Útok zahranou z ruky.
    .title = Podmínka Útoku
FL-ATTACK-03 = K Útoku zvolte jednu vlastní Družinu, která smí útočit, jednoho nebo více jejích neotočených Agentů (útočníky) a jednu Družinu Soupeře na témže poli (cíl).
    .title = Útočníci a cíl
FL-ATTACK-04 = Družina Spojence není v žádném režimu přípustným cílem Útoku.
    .title = Spojenec není cílem
FL-ATTACK-05 = Družina v Kruhu vězení nebo s Amuletem nesmí útočit a její Agenti se nesmějí k Útoku připojit.
    .title = Kdo útočit nesmí
FL-ATTACK-06 = Útočníci se při ohlášení otočí a odhalí. Agenti napadené Družiny se zatím neodhalují.
    .title = Odhalení útočníků
FL-ATTACK-07 = Útok se zařadí do fronty činů a následuje okno odpovědí (FL-STACK-05).
    .title = Útok ve frontě činů
FL-ATTACK-08 = Vyhlášený Útok zastaví jen Protikouzlo. Dokud je Útok ve frontě činů nebo se bojuje, nesmí žádná karta přesunout útočící Družinu, napadenou Družinu ani žádného Agenta v boji.
    .title = Útok nelze obejít
FL-ATTACK-09 = Je-li Útok zrušen, nebojuje se a útočníci zůstanou otočení.
    .title = Zrušený Útok
FL-ATTACK-10 = Nezbývá-li při vyhodnocení žádný útočník nebo žádný člen napadené Družiny, Útok končí bez boje.
    .title = Útok bez boje
FL-ATTACK-11 = Krok F1 (jen kooperativní režim): Spojenec útočícího hráče smí k útočníkům přidat libovolné neotočené Agenty svých Družin na tomto poli, ne však z Družiny, která útočit nesmí (FL-ATTACK-05). Přidaní Agenti se otočí.
    .title = F1: pomoc v útoku
FL-ATTACK-12 = Krok F2: obránci jsou všichni Agenti napadené Družiny, otočení i neotočení. Obranou se neotáčejí.
    .title = F2: obránci
FL-ATTACK-13 = Krok F2 (jen kooperativní režim): Spojenec napadeného hráče smí k obráncům přidat libovolné neotočené Agenty svých Družin na tomto poli. Přidaní Agenti se otočí.
    .title = F2: pomoc v obraně
FL-ATTACK-14 = Krok F3: všichni Agenti v boji se odhalí.
    .title = F3: odhalení
FL-ATTACK-15 = Krok F4: teď a jen teď lze seslat Vlnící se vzduch. Smějí to hráči, kteří mají v boji Agenta, v tomto pořadí: útočící hráč, jeho Spojenec, bránící se hráč, jeho Spojenec, a to dokud všichni po sobě nepasují.
    .title = F4: Vlnící se vzduch
FL-ATTACK-16 = Krok F5a: útočící hráč seřadí útočníky (své i Spojencovy) do řady v libovolném pořadí.
    .title = F5a: řada útočníků
FL-ATTACK-17 = Krok F5b: bránící se hráč staví obránce naproti útočníkům. Dokud proti některému útočníkovi nestojí žádný obránce, nesmí dalšího obránce postavit na obsazené místo.
    .title = F5b: rozestavení obránců
FL-ATTACK-18 = Je-li obránců alespoň tolik co útočníků, stojí proti každému útočníkovi alespoň jeden obránce. Zbylé přidá bránící se hráč, kam chce. Proti jedinému útočníkovi není z čeho volit, takže tam obránci stojí všichni bez otázky.
    .title = Dost obránců
FL-ATTACK-19 = Je-li obránců méně než útočníků, stojí každý obránce proti jinému útočníkovi. Krok F5c: útočící hráč pak každého nespárovaného útočníka přidá k některému spárovanému podle své volby.
    .title = F5c: přebyteční útočníci
FL-ATTACK-20 = Skupinu tvoří útočníci a obránci, kteří stojí proti sobě. Skupiny se číslují podél řady; místa bez dvojice zaniknou a zbylé skupiny se přisunou k sobě.
    .title = Skupiny v boji
FL-ATTACK-21 = Krok F6, okno posledních Kouzel: počínaje útočícím hráčem smějí hráči po směru hodinových ručiček hrát Kouzla a karty Akcí určené i pro tento krok (FL-ACTION-01), dokud všichni po sobě nepasují. Každá karta otevírá vlastní okno odpovědí.
    .title = F6: poslední Kouzla
FL-ATTACK-22 = Agenti vyřazení v kroku F6 opouštějí svou skupinu. Skupina, v níž jedna strana nemá nikoho, nebojuje; nikdo se nepřestavuje.
    .title = Ztráty v kroku F6
FL-ATTACK-23 = Krok F7, magická podpora: každý Agent v boji se symbolem Magie, který v tomto Kole neseslal Kouzlo, smí přidat +1 k Útoku nebo +1 k Obraně vlastní strany ve své skupině nebo ve skupině sousední (s číslem o jedno vyšším či nižším).
    .title = F7: magická podpora
FL-ATTACK-24 = Magická podpora je +1 za Agenta a boj bez ohledu na to, kolik symbolů Magie Agent má.
    .title = Míra magické podpory
FL-ATTACK-25 = Pořadí v kroku F7: útočící hráč, jeho Spojenec, pak bránící se hráč, jeho Spojenec. Všechny volby jsou veřejné.
    .title = Pořadí magické podpory
FL-ATTACK-26 = Krok F8: v každé skupině sečtěte Útok a Obranu každé strany. Je-li Útok útočníků vyšší než Obrana obránců, jsou vyřazeni všichni obránci skupiny. Je-li Útok obránců vyšší než Obrana útočníků, jsou vyřazeni všichni útočníci skupiny. Obojí se posuzuje současně; rovnost nestačí.
    .title = F8: výsledek boje
FL-ATTACK-27 = Každá skupina bojuje při jednom Útoku právě jednou.
    .title = Jeden střet na skupinu
FL-ATTACK-28 = Krok F9: vyřazení Agenti se vrátí do balíčků svých vlastníků (FL-AGENT-11). Všichni ostatní zůstanou, kde byli.
    .title = F9: vyřazení Agenti
FL-ATTACK-29 = Krok F9: předměty zničené Družiny přejdou podle pravidla o kořisti (FL-PARTY-12).
    .title = F9: předměty zničené Družiny
FL-ATTACK-30 = Krok F9: strana získá 1 AB, pokud její Družina v tomto boji (útočící, nebo napadená, počítáno se všemi členy) byla při vyhodnocení Útoku, před krokem F1, menší než ta druhá a po kroku F9 je větší; ztráty z kroku F6 se počítají. Pomocníci od Spojenců se nezapočítávají a odměnu nedostávají.
    .title = F9: odměna menší Družině
FL-ATTACK-31 = Krok F9: karta Útok zahraná za 2 AB se vrátí do ruky, pokud Útok nebyl zrušen. Zahraná za 0 AB nebo zrušená se zamíchá do balíčku. Útok, který skončil bez boje (FL-ATTACK-10), se považuje za provedený.
    .title = F9: návrat karty Útok

## Kouzla

FL-SPELL = Kouzla
FL-SPELL-01 = Kouzlo je karta Akce, která vyžaduje sesilatele. Tím je vlastní čaroděj, tedy Agent ve hře s alespoň jedním platným symbolem Magie.
    .title = Kouzlo a sesilatel
FL-SPELL-02 = Sesilatele Kouzla určíte při ohlášení a odhalíte ho. Sesláním se neotáčí a otočený už být smí.
    .title = Určení sesilatele
FL-SPELL-03 = Sesilatel dostane značku „v tomto Kole sesílal“. Dokud ji má, nesmí poskytnout magickou podporu, a to ani když bylo Kouzlo zrušeno.
    .title = Značka sesilatele
FL-SPELL-04 = Jeden Agent smí za Kolo seslat libovolný počet Kouzel.
    .title = Více Kouzel za Kolo
FL-SPELL-05 = Dřívější magická podpora nebrání Agentovi v seslání Kouzla ani v tom, aby znovu podpořil proti jinému Kouzlu nebo v jiném boji.
    .title = Podpora nebrání sesílání
FL-SPELL-06 = Agenti Družiny s Amuletem nesmějí sesílat Kouzla.
    .title = Amulet brání sesílání
FL-SPELL-07 = Opustí-li sesilatel hru dříve, než se Kouzlo vyhodnotí, Kouzlo se přesto vyhodnotí. „Stejné pole“ je pole, na kterém bylo sesláno.
    .title = Ztráta sesilatele
FL-SPELL-08 = Útočná Kouzla (Ohnivý šíp, Ohnivý vír) útočí na Agenty nebo přispívají k jejich odstranění. Nikdy nesmějí mířit na vlastní stranu sesilatele ani na jejího Spojence.
    .title = Útočná Kouzla
FL-SPELL-09 = Kouzla, která nejsou útočná, smějí mířit na jakýkoli přípustný cíl, i na Spojence.
    .title = Neútočná Kouzla
FL-SPELL-10 = Obrana proti útočnému Kouzlu probíhá při jeho vyhodnocení, v kterékoli fázi: cíl se odhalí a každý Agent jeho Družiny se symbolem Magie, který v tomto Kole nesesílal, smí dát +1 k Obraně jednomu Agentovi této Družiny, na kterého Kouzlo míří.
    .title = Obrana proti Kouzlu
FL-SPELL-11 = O každém možném podporovateli rozhoduje jeho vlastník. Tázáni jste (otázku po otázce, FL-SPELL-13) právě tehdy, když je v zasažené Družině váš skrytý Agent, nebo váš odhalený Agent s Magií, který v tomto Kole nesesílal. Podporovatelé se odhalí.
    .title = Kdo podporuje
FL-SPELL-12 = Cíl útočného Kouzla je vyřazen právě tehdy, když je Útok Kouzla vyšší než jeho platná Obrana. Kouzlu se zranění neoplácí.
    .title = Zásah Kouzlem
FL-SPELL-13 = O podpoře se rozhoduje po jedné odpovědi: hráč jmenuje jednoho podporovatele a jeden cíl, nebo skončí. Znovu je tázán jen tehdy, když podmínku (FL-SPELL-11) splňuje další Agent, který proti tomuto Kouzlu ještě nepodpořil; počet otázek tak neprozrazuje nic skrytého. Více hráčů odpovídá v pořadí počínaje dalším hráčem po sesilateli.
    .title = Podpora po jedné odpovědi

## Protikouzlo

FL-SPELL-COUNTERSPELL = Protikouzlo (1 AB)
FL-SPELL-COUNTERSPELL-01 = Protikouzlo stojí 1 AB a lze je zahrát jen v okně odpovědí. Jeho cílem je jedna jiná položka fronty činů, ne nutně horní: Útok, Kouzlo (i jiné Protikouzlo), Úkol nebo Akce.
    .title = Cíl Protikouzla
FL-SPELL-COUNTERSPELL-02 = Sesilatel Protikouzla může stát na kterémkoli poli mapy.
    .title = Neomezený dosah
FL-SPELL-COUNTERSPELL-03 = Při vyhodnocení Protikouzla je cíl zrušen (FL-STACK-11). Byla-li zrušena karta, vrátí se do balíčku svého vlastníka, stejně jako samo Protikouzlo.
    .title = Účinek Protikouzla
FL-SPELL-COUNTERSPELL-04 = Cílem Protikouzla smějí být položky kteréhokoli jiného hráče, i Spojence, a také vlastní.
    .title = Čí položku zrušit

## Ohnivý šíp

FL-SPELL-FIRE-ARROW = Ohnivý šíp (1 nebo 2 AB)
FL-SPELL-FIRE-ARROW-01 = Za 1 AB má Ohnivý šíp Útok 3, za 2 AB Útok 4. Míří na jednoho zvoleného Agenta Soupeře na poli sesilatele; skrytého Agenta zvolíte podle jeho místa v Družině.
    .title = Síla a cíl šípu
FL-SPELL-FIRE-ARROW-02 = Cíl Ohnivého šípu se odhalí už při ohlášení Kouzla.
    .title = Odhalení cíle šípu

## Ohnivý vír

FL-SPELL-FIRE-WHIRL = Ohnivý vír (2, 4 nebo 6 AB)
FL-SPELL-FIRE-WHIRL-01 = Ohnivý vír stojí 2, 4 nebo 6 AB. Zaútočí na každého Agenta Soupeřů na poli sesilatele a jeho Útok se rovná zaplaceným AB.
    .title = Síla a cíle víru
FL-SPELL-FIRE-WHIRL-02 = Všechny cíle Ohnivého víru se odhalí při vyhodnocení. O podpoře se rozhoduje Družinu po Družině v pořadí hráčů, potom se všechny výsledky posoudí najednou.
    .title = Vyhodnocení víru
FL-SPELL-FIRE-WHIRL-03 = Proti Ohnivému víru pomáhá každý podporovatel jednomu cíli ze své Družiny; smí to být i on sám.
    .title = Podpora proti víru

## Vlnící se vzduch

FL-SPELL-SHIMMERING-AIR = Vlnící se vzduch (2 AB)
FL-SPELL-SHIMMERING-AIR-01 = Vlnící se vzduch stojí 2 AB a lze jej seslat jen v kroku F4 boje. Sesilatelem musí být vlastní Agent, který je v tomto boji.
    .title = Kdy seslat vzduch
FL-SPELL-SHIMMERING-AIR-02 = V boji, v němž byl seslán Vlnící se vzduch, mají všichni zúčastnění Agenti sesílajícího hráče +1 k Útoku, jsou-li mezi útočníky, a +1 k Obraně, jsou-li mezi obránci.
    .title = Účinek vzduchu

## Kruh vězení

FL-SPELL-PRISON-CIRCLE = Kruh vězení (2 AB)
FL-SPELL-PRISON-CIRCLE-01 = Kruh vězení stojí 2 AB a připojí se k jedné zvolené Družině kdekoli na mapě.
    .title = Připojení Kruhu
FL-SPELL-PRISON-CIRCLE-02 = Družina v Kruhu vězení se nesmí pohybovat, útočit ani plnit Úkol. Bránit se, mařit, sesílat a podporovat může dál.
    .title = Co Kruh zakazuje
FL-SPELL-PRISON-CIRCLE-03 = Žádná karta nesmí Družinu v Kruhu vězení ani jejího Agenta přenést jinam.
    .title = Kruh brání přenosu
FL-SPELL-PRISON-CIRCLE-04 = Kruh vězení lze prolomit, mají-li Agenti Družiny (a Hiendall) dohromady 4 symboly Války, nebo 2 symboly Magie.
    .title = Podmínka prolomení
FL-SPELL-PRISON-CIRCLE-05 = Prolomení Kruhu vězení je volný úkon vlastníka Družiny v kterémkoli jeho tahu hlavního okna. Agenti, kteří potřebné symboly dodají, se odhalí a karta se vrátí do balíčku svého vlastníka.
    .title = Prolomení Kruhu
FL-SPELL-PRISON-CIRCLE-06 = Není-li Kruh vězení prolomen, trvá z Kola do Kola. Na tutéž Družinu lze seslat i druhý Kruh; ten se prolamuje zvlášť.
    .title = Trvání Kruhu
FL-SPELL-PRISON-CIRCLE-07 = Kruh vězení brání jen ohlášení: Útok nebo Úkol, který je při jeho připojení už ve frontě činů, pokračuje (pro Útok viz též FL-ATTACK-08).
    .title = Kruh a fronta činů

## Dar výměny

FL-SPELL-GIFT-OF-EXCHANGE = Dar výměny (1 AB)
FL-SPELL-GIFT-OF-EXCHANGE-01 = Dar výměny stojí 1 AB. Jeho cílem je jeden Agent kterékoli strany kdekoli na mapě; určíte ho při ohlášení a hned se odhalí.
    .title = Cíl Daru
FL-SPELL-GIFT-OF-EXCHANGE-02 = Při vyhodnocení Daru výměny zvolí hráč, který Kouzlo seslal, jeden symbol cíle a jinou Vlastnost kromě Magie. Do konce Kola pak zvolený symbol patří této Vlastnosti. Změnit takto lze i symbol Magie.
    .title = Účinek Daru

## Plynoucí mlha

FL-SPELL-FLOWING-MIST = Plynoucí mlha (1 nebo 2 AB)
FL-SPELL-FLOWING-MIST-01 = Cílem Plynoucí mlhy je jeden vlastní Agent kdekoli na mapě; odhalí se.
    .title = Cíl mlhy
FL-SPELL-FLOWING-MIST-02 = Plynoucí mlha za 1 AB: neotočený cíl se hned přesune o jedno pole (po hranách, které smí jeho Družina použít, FL-MOVE-03), aniž se otočí. Připojí se tam k vlastní Družině, nebo založí novou (FL-PARTY-02). Činy i pohyb má v tomto Kole stále k dispozici jako každý neotočený Agent.
    .title = Mlha za bod: přesun
FL-SPELL-FLOWING-MIST-03 = Plynoucí mlha za 2 AB: do konce Kola má cíl +1 Intriku, +1 Tajemství a +1 Romanci, ať už je měl, nebo ne. Z obou cen zvolíte jen jednu.
    .title = Mlha za dva: Vlastnosti
FL-SPELL-FLOWING-MIST-04 = U Plynoucí mlhy se cílové pole a Družina, k níž se Agent připojí, volí při ohlášení. Jediný Agent Družiny si bere kartu Družiny i její předměty s sebou, jinak předměty zůstávají. Nemáte-li volnou kartu Družiny, musí na cílovém poli stát vlastní Družina, k níž se Agent připojí.
    .title = Mlha a Družiny

## Karty Akcí

FL-ACTION = Karty Akcí
FL-ACTION-01 = Karty Akcí hrajete z ruky za jejich cenu v AB, kdykoli jste tázáni v okně, pro které je karta určena. Útok se hraje jen ve vlastním tahu ve fázi B, Protikouzlo jen v okně odpovědí a Vlnící se vzduch jen v kroku F4 boje. Všechny ostatní karty lze hrát ve vlastním tahu v kterékoli fázi, v okně odpovědí a v kroku F6 boje.
    .title = Kdy hrát karty Akcí
FL-ACTION-02 = Zahrání karty Akce není čin. Karty, které nejsou Kouzla, nemají sesilatele.
    .title = Karta není čin
FL-ACTION-03 = Má-li karta více cen, zvolíte jednu při ohlášení.
    .title = Volba ceny
FL-ACTION-04 = Karta, jejíž účinek skončil, nezdařil se nebo byl zrušen, se zamíchá do balíčku svého vlastníka, pokud sama neříká něco jiného.
    .title = Konec karty
FL-ACTION-05 = Karta s trvalým účinkem zůstává ve hře lícem nahoru, dokud její účinek neskončí.
    .title = Trvalé karty

## Karta Útok

FL-ACTION-ATTACK = Útok (0 nebo 2 AB)
FL-ACTION-ATTACK-01 = Karta Útok stojí 0 nebo 2 AB a hraje se jen spolu s vyhlášením Útoku ve fázi B (FL-ATTACK-02). Kam přijde potom, záleží na zaplacené ceně a výsledku (FL-ATTACK-31).
    .title = Zahrání karty Útok
FL-ACTION-ATTACK-02 = Kartu Útok smíte zahrát i na poli s Ozbrojeným konfliktem, přestože tam není nutná.
    .title = Útok při Ozbrojeném konfliktu

## Portál do Jiné země

FL-ACTION-PORTAL = Portál do Jiné země (2 AB)
FL-ACTION-PORTAL-01 = Portál stojí 2 AB. Zvolte jednu vlastní Družinu, která se smí pohybovat, a pole ve vzdálenosti 1 až 3 po hranách přípustných pro Portál: po pozemních a po plavebních trasách Alfeg a Falwyn.
    .title = Dosah Portálu
FL-ACTION-PORTAL-02 = Portál přenese na zvolené pole celou Družinu. Nikdo se neotočí ani neodhalí, cestují i otočení Agenti a přenos se nepočítá jako její pohyb.
    .title = Přenesení Družiny
FL-ACTION-PORTAL-03 = Po přenesení Družiny Portálem smí v pořadí počínaje dalším hráčem vlastník každé další Družiny, která na výchozím poli zůstala, poslat ji na totéž pole (ne však Družinu v Kruhu vězení).
    .title = Následování Portálem
FL-ACTION-PORTAL-04 = Zda se na cílovém poli Portálu odkryje Úkol (FL-TASK-01), se zjistí po příchodu první Družiny. Vlastní Družiny na cílovém poli zůstávají oddělené.
    .title = Příchod Portálem

## Komplikace

FL-ACTION-COMPLICATIONS = Komplikace (1 AB)
FL-ACTION-COMPLICATIONS-01 = Komplikace stojí 1 AB. Do konce Kola vyžaduje každý Úkol ve hře o jeden symbol Intriky více. Platí to i pro Úkol už ohlášený, jehož pokrytí se ověří při vyhodnocení.
    .title = Účinek Komplikací
FL-ACTION-COMPLICATIONS-02 = Dvoje platné Komplikace přidávají dva symboly.
    .title = Dvoje Komplikace
FL-ACTION-COMPLICATIONS-03 = Komplikace zůstávají před svým vlastníkem. Ten smí v kroku 1 každého dalšího Kola zaplatit 1 AB a ponechat si je i pro toto Kolo; jinak se vrátí do balíčku.
    .title = Prodloužení Komplikací

## Amulet Odvěké

FL-ACTION-AMULET = Amulet Odvěké (3 AB)
FL-ACTION-AMULET-01 = Amulet stojí 3 AB a připojí se k jedné zvolené Družině kterékoli strany kdekoli na mapě.
    .title = Připojení Amuletu
FL-ACTION-AMULET-02 = Družina s Amuletem nesmí útočit a její Agenti nesmějí sesílat Kouzla.
    .title = Co Amulet zakazuje
FL-ACTION-AMULET-03 = Až Družina s Amuletem příště splní Úkol, odstraní se jeho trofej (i artefakt) spolu s Amuletem ze hry a žádný VB se nezíská. Úkol, který by VB nepřinesl, vynese 1 AB jako jindy.
    .title = Ztráta trofeje
FL-ACTION-AMULET-04 = Amulet přechází na jinou Družinu stejně jako ostatní předměty (FL-PARTY-12).
    .title = Přechod Amuletu
FL-ACTION-AMULET-05 = Připojí-li se Amulet v době, kdy je Úkol této Družiny ve frontě činů, vztahuje se už na tento Úkol. Útok nebo Kouzlo Družiny, které už ve frontě činů je, pokračuje.
    .title = Amulet a fronta činů

## Zbroj Slza noci

FL-ACTION-NIGHT-TEAR = Zbroj Slza noci (2 AB)
FL-ACTION-NIGHT-TEAR-01 = Zbroj Slza noci stojí 2 AB a připojí se k jednomu vlastnímu Agentovi. Dává mu +1 k Obraně a neodhaluje ho.
    .title = Účinek Zbroje
FL-ACTION-NIGHT-TEAR-02 = Když se Agent se Zbrojí Slza noci vrátí do balíčku, Zbroj se vrátí do balíčku hráče, který ji zahrál.
    .title = Návrat Zbroje

## Dějový zvrat

FL-ACTION-PLOT-TWIST = Dějový zvrat (2 AB)
FL-ACTION-PLOT-TWIST-01 = Dějový zvrat stojí 2 AB. Zvolte dvě karty Úkolů na mapě (ne trofeje ani artefakty); vymění si místa.
    .title = Výměna dvou Úkolů
FL-ACTION-PLOT-TWIST-02 = Zahrajete-li Dějový zvrat jako odpověď na ohlášený Úkol, plnění pokračuje vůči Úkolu, který teď na poli leží (FL-TASK-10).
    .title = Zvrat jako odpověď

## Pohyb

FL-MOVE = Pohyb
FL-MOVE-01 = Pohyb je hlavní úkon ve fázi D: zvolte jednu vlastní Družinu, která není v Kruhu vězení, a jednoho nebo více jejích neotočených Agentů; přesunou se společně.
    .title = Kdo se pohybuje
FL-MOVE-02 = Agenti, kteří se přesouvají, se otočí, ale neodhalí. Kdo zůstává na místě, žádný úkon nepotřebuje.
    .title = Pohyb otáčí, neodhaluje
FL-MOVE-03 = Pohyb vede přes jednu hranu, kterou smí strana Družiny použít (FL-MAP-05).
    .title = Jedna hrana
FL-MOVE-04 = Přesunou-li se všichni Agenti, Družina si ponechá svou kartu i předměty. Jinak se pohybující se Agenti oddělí do nové Družiny (FL-PARTY-02, FL-PARTY-09), nebo se v cíli připojí k vlastní Družině.
    .title = Celá Družina, nebo část
FL-MOVE-05 = Za 1 AB přejdou pohybující se Agenti v jednom úkonu dvě hrany. Každá Družina to smí udělat jednou za Kolo a oddělená Družina tuto značku sdílí.
    .title = Pohyb navíc
FL-MOVE-06 = Stojí-li v cíli vaše Družiny, zvolíte, zda se s některou z nich spojíte, nebo zůstanete zvlášť. Chce-li zůstat zvlášť oddělená část, potřebuje volnou kartu Družiny.
    .title = Spojení v cíli
FL-MOVE-07 = Cizí Družiny pohyb nikdy nezastavují ani nezdražují.
    .title = Cizí Družiny nebrání
FL-MOVE-08 = V cíli zjistěte, zda se odkryje Úkol (FL-TASK-01). Nový Úkol lze plnit nejdříve ve fázi C dalšího Kola, protože fáze C tohoto Kola už skončila.
    .title = Úkol v cíli
FL-MOVE-09 = Plavba Normark–Feriggau je jedna hrana, v obou směrech a jen pro Družiny Severu. Portál ji nikdy nevyužije; Plynoucí mlha ji využít smí, opouští-li Agent Družinu Severu.
    .title = Plavba Normark–Feriggau

## Spojenci

FL-ALLY = Spojenci
FL-ALLY-01 = Spojenci nesmějí v žádném režimu útočit na Družiny toho druhého ani na ně mířit útočnými Kouzly.
    .title = Mír mezi Spojenci
FL-ALLY-02 = Kooperativní režim: Agenta smíte vyložit do Družiny Spojence (na kterémkoli poli) nebo ho do ní na témže poli přesunout či přeskupit. Dělá to vlastník Agenta z vlastní vůle; hostitel tázán není.
    .title = Agent u Spojence
FL-ALLY-03 = Dokud je Agent v Družině Spojence, je zapůjčený: jeho činům (včetně zmaření a připojení k boji) i pohybu velí vlastník Družiny a ten je na ně také tázán.
    .title = Velení zapůjčenému Agentovi
FL-ALLY-04 = Zapůjčeného Agenta vidí vlastník Družiny i tehdy, když je pro ostatní skrytý.
    .title = Hostitel Agenta vidí
FL-ALLY-05 = Vlastník smí zapůjčeného Agenta odvolat tak, že ho přeskupí do vlastní Družiny na témže poli, stávající nebo nové (FL-PARTY-07, FL-PARTY-08).
    .title = Odvolání Agenta
FL-ALLY-06 = Trofeje a artefakty smíšené Družiny patří straně této Družiny.
    .title = Zisk smíšené Družiny
FL-ALLY-07 = Sesílat Kouzla zapůjčeným Agentem a rozhodovat o jeho magické podpoře, v kroku F7 i proti Kouzlům, smí jen jeho vlastník. V boji Agenty rozestavuje vlastník Družiny. Vyřazený zapůjčený Agent se vrátí do balíčku svého vlastníka.
    .title = Kouzla zapůjčeného Agenta
FL-ALLY-08 = Které hrany smí smíšená Družina použít, určuje její strana (FL-MAP-05).
    .title = Hrany smíšené Družiny
FL-ALLY-09 = Zapůjčení Agenti se při odměně menší Družině (FL-ATTACK-30) počítají jako členové Družiny. Do čtyř Družin svého vlastníka se nezapočítávají.
    .title = Počítání zapůjčených Agentů
FL-ALLY-10 = Soutěžní režim: smíšené Družiny neexistují a v boji si Spojenci nepomáhají.
    .title = Spojenci v soutěžním režimu
FL-ALLY-11 = Karty v ruce, AB a Iniciativa se nikdy nesdílejí. Domluvu hráčů u stolu program nezachycuje.
    .title = Co se nesdílí

## Herní režimy

FL-MODE = Herní režimy
FL-MODE-01 = Agenti v jedné Družině: v kooperativním režimu smějí být od obou Spojenců, v soutěžním jen od strany, které Družina patří.
    .title = Složení Družin
FL-MODE-02 = Spojenci na témže poli při boji: v kooperativním režimu se smějí připojit k útoku i k obraně, v soutěžním se nepřipojují nikdy.
    .title = Spojenci v boji
FL-MODE-03 = Zmaření Úkolu Spojence: v kooperativním režimu je zakázáno, v soutěžním dovoleno.
    .title = Zmaření Spojencova Úkolu
FL-MODE-04 = Dva symboly podnebí Spojence: v kooperativním režimu nepřinášejí žádný VB, v soutěžním 1 VB.
    .title = Podnebí Spojence
FL-MODE-05 = Útok na Spojence: zakázán v kooperativním i v soutěžním režimu.
    .title = Útok na Spojence
FL-MODE-06 = Útočná Kouzla na Spojence: zakázána v kooperativním i v soutěžním režimu.
    .title = Útočná Kouzla na Spojence
FL-MODE-07 = VB: v kooperativním i v soutěžním režimu je počítá každá strana sama za sebe.
    .title = Počítání vítězných bodů
FL-MODE-08 = Ve hře tří hráčů se režim týká spojenecké dvojice. Osamělý hráč Spojence nemá a pravidlo o chybějícím Spojenci (FL-VP-05) pro něj platí v obou režimech.
    .title = Režim ve třech hráčích

## Vítězné body

FL-VP = Vítězné body
FL-VP-01 = Po splnění Úkolu sestavte sadu symbolů: všechny symboly podnebí na poli a všechny na kartě Úkolu, včetně opakovaných.
    .title = Sada symbolů
FL-VP-02 = Cizí jsou pro stranu podnebí obou stran druhé aliance, ať jsou ve hře, nebo ne.
    .title = Cizí podnebí
FL-VP-03 = Je-li v sadě alespoň jeden cizí symbol, stane se karta trofejí za 1 VB.
    .title = Trofej za cizí symbol
FL-VP-04 = Soutěžní režim: trofejí za 1 VB se karta stane také tehdy, když jsou v sadě alespoň dva symboly podnebí Spojence.
    .title = Trofej za symboly Spojence
FL-VP-05 = Strana, jejíž Spojenec není ve hře (osamělý hráč a oba hráči ve hře dvou), používá pravidlo o symbolech Spojence (FL-VP-04) s podnebím chybějícího Spojence.
    .title = Chybějící Spojenec
FL-VP-06 = Nepřinese-li Úkol VB (FL-VP-03, FL-VP-04, FL-VP-05), dostane strana, která Úkol splnila, 1 AB a karta se odstraní ze hry. Pro artefakty platí zvláštní pravidlo (FL-VP-09).
    .title = Úkol bez vítězného bodu
FL-VP-07 = Úkol nikdy nepřinese více než 1 VB.
    .title = Nejvýše jeden bod
FL-VP-08 = Artefakt připojený k Družině se straně této Družiny počítá jako trofej právě tehdy, když pro ni sada symbolů zaznamenaná při jeho splnění vyhovuje některému z pravidel o trofejích (FL-VP-03, FL-VP-04, FL-VP-05). Při každé změně držitele se to posuzuje znovu.
    .title = Artefakt jako trofej
FL-VP-09 = Artefakt splněný bez VB se k Družině přesto připojí a působí. Její strana dostane 1 AB (FL-VP-06).
    .title = Artefakt bez bodu
FL-VP-10 = Hodnota trofeje se po jejím získání už nemění.
    .title = Stálá hodnota trofeje

## Konec hry

FL-END = Konec hry
FL-END-01 = Vítězství se kontroluje jen na konci Kola.
    .title = Kdy se kontroluje vítězství
FL-END-02 = Úplné vítězství: jedna strana má alespoň 6 VB a více než kterákoli jiná.
    .title = Úplné vítězství
FL-END-03 = Při shodě na prvním místě se 6 nebo více VB se hraje dál, Kolo za Kolem, dokud některá strana nevede.
    .title = Shoda na prvním místě
FL-END-04 = Pat se kontroluje po úplném vítězství (FL-END-02). Nastane, když (a) je balíček Úkolů prázdný a na mapě neleží žádný Úkol; nebo (b) pro každou stranu je součet jejích VB, karet Úkolů v balíčku a na mapě a artefaktů držených jinými stranami menší než 6; nebo (c) v posledních 8 Kolech nebyl splněn žádný Úkol; nebo (d) skončilo 60. Kolo.
    .title = Patová situace
FL-END-05 = Taktické vítězství: při patu vyhrává strana s nejvíce trofejemi, včetně artefaktů, které se počítají.
    .title = Taktické vítězství
FL-END-06 = Při shodě v taktickém vítězství (FL-END-05) rozhodne souboj stran, které se shodují. Všichni Agenti, které má strana ve hře, utvoří jednu Družinu. Všechny předměty a připojené karty se odloží, karty Akcí ani Úkoly se nepoužívají, otočení a pole nehrají roli. Bojují proti sobě i Spojenci.
    .title = Rozhodující souboj
FL-END-07 = V souboji strany útočí střídavě, první ta, která je dříve v pořadí hráčů, a vždy všemi Agenty. Platí kroky boje F3, F5, F7 a F8. Na značky „v tomto Kole sesílal“ se nehledí.
    .title = Průběh souboje
FL-END-08 = Strana bez Agentů souboj prohrává. Zůstanou-li bez Agentů obě po téže výměně, vyhrává ta, která byla napadena. Nemají-li Agenty obě od začátku, vyhrává ta, která je dříve v pořadí hráčů.
    .title = Prohra v souboji
FL-END-09 = Nevyřadí-li po sobě jdoucí útoky obou stran (od každé jeden) nikoho, vyhrává souboj strana s více Agenty, pak s vyšším součtem natištěného Útoku a Obrany, pak ta, která je dříve v pořadí hráčů.
    .title = Nerozhodný souboj
FL-END-10 = Shodují-li se tři nebo čtyři strany, utkají se nejprve první dvě v pořadí hráčů. Vítěz se svými zbylými Agenty nastoupí proti další.
    .title = Souboj více stran
FL-END-11 = Záznam výsledku obsahuje VB každé strany, trofeje podle Úkolů se sadou symbolů a druh vítězství (úplné, taktické, soubojem).
    .title = Záznam výsledku

## Skryté informace

FL-HIDDEN = Skryté informace
FL-HIDDEN-01 = Karty v ruce zná jen jejich vlastník, jejich počet je veřejný.
    .title = Karty v ruce
FL-HIDDEN-02 = Pořadí karet v balíčcích stran ani v balíčku Úkolů nezná nikdo, počty karet jsou veřejné.
    .title = Pořadí v balíčcích
FL-HIDDEN-03 = Skrytého Agenta zná jen jeho vlastník (a hostitel, FL-ALLY-04). Veřejná je jeho Družina, jeho místo v ní, zda je otočený a které karty jsou k němu připojeny.
    .title = Skrytý Agent
FL-HIDDEN-04 = Skrytí Agenti mají v Družině stálé veřejné označení, které neprozrazuje kartu. Když vlastní Agenty přeskupíte nebo Družiny spojíte, označení se rozdají znovu, aby nešlo sledovat, kdo je kdo v promíchané Družině.
    .title = Označení skrytých Agentů
FL-HIDDEN-05 = Dva exempláře téže karty (Mág z Cirthu) nikdo nerozliší.
    .title = Dvě stejné karty
FL-HIDDEN-06 = Počítadlo odhalení zvyšuje každé odhalení: líznutí karty, odkrytí Úkolu, odhalení Agenta i každé zamíchání do balíčku.
    .title = Počítadlo odhalení
FL-HIDDEN-07 = Přípustné odpovědi na otázku závisejí jen na tom, co tázaný hráč vidí. Zda je tázán, závisí jen na veřejných informacích (FL-PRIO-10).
    .title = Otázky nic neprozradí
FL-HIDDEN-08 = Karty zamíchané do balíčku při výměně v kroku 1 (FL-ROUND-06) se neukazují.
    .title = Vrácené karty zůstávají skryté
FL-HIDDEN-09 = Dobrovolně odhalit Agenta lze jen prostřednictvím pravidla, které ho odhaluje.
    .title = Dobrovolné odhalení

## Co platí vždy

FL-INV = Co platí vždy
FL-INV-01 = Každá z 18 karet strany je vždy právě na jednom místě: v balíčku, v ruce, ve hře (jako člen Družiny, připojená nebo v platnosti), ve frontě činů, nebo odstraněná ze hry (jen Amulet).
    .title = Karty stran
FL-INV-02 = Každá z 20 karet Úkolů je vždy právě na jednom místě: v balíčku Úkolů, na mapě, mezi trofejemi některé strany, jako připojený artefakt, nebo odstraněná ze hry.
    .title = Karty Úkolů
FL-INV-03 = AB nikdy neklesnou pod 0. Strana má nejvýše čtyři Družiny, žádná Družina není bez Agenta a žádný Agent není ve dvou Družinách.
    .title = Body a Družiny
FL-INV-04 = Na poli nikdy neleží zároveň Úkol a žeton vyčerpaného pole.
    .title = Úkol, nebo žeton
FL-INV-05 = Žetonů vyčerpaných polí je tolik, kolik bylo splněno Úkolů; ve hře tří hráčů s uzavřenými poli o 3 více.
    .title = Počet žetonů
FL-INV-06 = V soutěžní hře a ve hře dvou hráčů je každý Agent v Družině strany svého vlastníka.
    .title = Jen vlastní Družiny
FL-INV-07 = Otočený Agent je odhalený, ledaže jeho jediným činem v tomto Kole byl pohyb.
    .title = Otočený bývá odhalený
FL-INV-08 = Na začátku fáze A jsou všichni Agenti neotočení, nikdo nemá značku „v tomto Kole sesílal“ a fronta činů je prázdná.
    .title = Začátek fáze A
FL-INV-09 = Na každém poli s Družinou leží Úkol nebo žeton vyčerpaného pole, ledaže je balíček Úkolů prázdný.
    .title = Pole s Družinou
FL-INV-10 = V každém hlavním okně i okně odpovědí smí tázaný hráč pasovat.
    .title = Pasovat lze vždy

## Mezery a rozhodnutí

GD = Mezery a rozhodnutí
GD-01 = Arch karet obsahuje 23 textů Úkolů (5 Ozbrojených konfliktů, 2 Hiendally, 2 Knihy), pravidla však mluví o 20 kartách. Pátý Ozbrojený konflikt a druhý Hiendall a druhá Kniha mají menší mezeru (nebo žádnou) tam, kde jiným kartám vypadl symbol, a druhý text Knihy jen jinak psaným zněním opakuje první. Bereme je proto jako opakování, ne jako karty. Je to úsudek: jen toto čtení, při kterém jsou jinde celé dvojice, dává 14 + 4 + 1 + 1 = 20.
    .title = Dvacet karet Úkolů
GD-02 = Artefakt se na kartách jmenuje Hiendall a jednou v pravidlech Aiendall; držíme se jména Hiendall. V tištěném názvu Úkolu o loupeži chybí písmeno; čteme „Rozbój w biały dzień“, česky Loupež za bílého dne.
    .title = Jména s chybou
GD-03 = Čísla na kartách Minstrel (1, 0), Řemeslníci (1, 1) a Setninové vojsko (1, 2) čteme jako Útok a Obranu.
    .title = Útok a Obrana
GD-04 = Ztracené symboly jsme doplnili takto: Komplikace +1 Intrika; Kruh vězení 4 Války nebo 2 Magie; Plynoucí mlha +1 Intrika, +1 Tajemství a +1 Romance; Hiendall +1 Válka a +1 Tajemství; Zbroj Slza noci +1 k Obraně; Vlnící se vzduch +1 k Útoku nebo +1 k Obraně. Že Kouzla vyžadují Magii, říkají pravidla na jiném místě.
    .title = Ztracené symboly
GD-05 = Zdrojový text jmenuje jen Normark, Feriggau, Alfeg, Falwyn, Westmoor a Cirth (poslední dvě místa jen v názvech karet). Vše ostatní na mapě i veškeré polohy, podnebí a hrany jsou naše rekonstrukce. Zdrojový text dokládá čtyři díly plánu, pole se dvěma podnebími, modrou námořní linii Normark–Feriggau jen pro Sever, plavby přes Alfeg a Falwyn a alespoň jednu plavbu jinou než tyto dvě (možná jen modrou linii). Poloha Feriggau na pobřeží Slunce a Východní plavba jsou naše.
    .title = Rekonstrukce mapy
GD-06 = Počty 11, 11, 10 a 10 Agentů v balíčcích plynou z 18 karet po odečtení vytištěných karet Akcí. Mág z Cirthu je vytištěn dvakrát, má tedy dva exempláře. Všichni ostatní Agenti kromě Minstrela, Řemeslníků a Setninového vojska jsou naši.
    .title = Agenti v balíčcích
GD-07 = „Alkmund“, Agent, který může měnit strany, je jmenován jednou v tabulce zahrnující i rozšíření. Nepoužíváme ho.
    .title = Agent Alkmund
GD-08 = V 1. Kole se rozdá 5 karet a pak se lízne obvyklá jedna. Čteme to doslova: 6 karet, osamělý hráč 8.
    .title = Karty v prvním Kole
GD-09 = Kdy lze lízat karty navíc, řečeno není. Dovolujeme to jen v kroku líznutí, aby se to nemuselo nabízet v pozdějších oknech.
    .title = Kdy lízat navíc
GD-10 = „1, 2, 3 AB“ čteme jako uzavřený výčet: nejvýše tři věci navíc.
    .title = Nejvýše tři navíc
GD-11 = Podle zdrojového textu hráči jednají jeden po druhém, dokud všichni po sobě nepasují, ale neříká se, kolik smí hráč udělat najednou. U nás jeden hlavní úkon a pak je na tahu další hráč.
    .title = Jeden úkon na tah
GD-12 = Karty Akcí se hrají, „když je hráč na řadě“: v tazích hlavního okna i okna odpovědí. Co kromě Protikouzla smí být odpovědí, řečeno není; dovolujeme každou kartu určenou i pro okno odpovědí (FL-ACTION-01).
    .title = Karty jako odpovědi
GD-13 = Kdy lze Družiny dělit a spojovat, řečeno není. Je to zdarma ve fázích A a D, každý Agent jednou za Kolo (aby nešlo přesouvat donekonečna), a také jako součást pohybu.
    .title = Dělení a spojování
GD-14 = Blafovat ohlášením Úkolu, který nemůžete pokrýt, není dovoleno.
    .title = Žádné blafování
GD-15 = Zmaření má rušit „použitý“ symbol. Protože při přebytku a náhradách je to, co je „použité“, jen věcí počtů, vymezuje to zvláštní pravidlo (FL-THWART-04).
    .title = Použitý symbol
GD-16 = Podporuje čaroděj se dvěma symboly Magie za +2? Ne, vždy +1 za Agenta.
    .title = Podpora čaroděje
GD-17 = U Kruhu vězení, Daru výměny a Amuletu není dosah uveden, zatímco u Ohnivého šípu a Ohnivého víru ano. Jejich dosah je tedy neomezený.
    .title = Dosah karet
GD-18 = Úvod mluví o „zasahování se Kouzly navzájem“, tabulka režimů to vymezuje úžeji. Platí tabulka.
    .title = Kouzla mezi Spojenci
GD-19 = Poznámka o modré linii mluví o Družinách Severu. Rozhoduje tedy strana Družiny, i pro zapůjčené Agenty.
    .title = Družiny na modré linii
GD-20 = Pat není ve zdrojovém textu vymezen; vymezení je naše (FL-END-04). Nabídka dohodnout se na patu ve hře není.
    .title = Vymezení patu
GD-21 = O hře dvou hráčů zdrojový text neříká, za které strany a v kterém režimu se hraje. Doplnili jsme to (FL-SETUP-02, FL-VP-05).
    .title = Dva hráči
GD-22 = Zdroj ve hře tří hráčů žádná pole neuzavírá, proto jsou otevřená, pokud si nezvolíte jinak (FL-SETUP-08). Uzavřít je doporučujeme: jinak ten ze Spojenců, který sousedí s chybějící stranou, v simulacích vyhrává příliš často (na naší mapě až v 64 % her).
    .title = Uzavřená pole ve třech
GD-23 = V kooperativní hře tří hráčů je osamělý hráč v simulacích silně znevýhodněn (4–14 % výher). Výchozí režim pro tři hráče je proto soutěžní a existuje volitelná výhoda osamělého hráče (FL-SETUP-11).
    .title = Osamělý hráč
GD-24 = Rozšíření jmenovaná ve zdrojovém textu do této hry nepatří.
    .title = Bez rozšíření
GD-25 = S úlevou pro osamělého hráče jsou dva Agenti za Kolo zdarma a další tři lze vyložit za 1, 2 a 3 AB: celkem pět (FL-SETUP-11, FL-AP-04, GD-10).
    .title = Pátý Agent při úlevě
GD-26 = Agent Spojence, který se připojí k boji, se odhalí hned při připojení, protože jde o čin (FL-AGENT-09), a ne až ve chvíli, kdy se odhalí všichni (FL-ATTACK-14).
    .title = Pomocníci se odhalí
GD-27 = Agenta přeskupuje jen jeho vlastník a Družina nikdy nepřechází do nové celá, protože by se nic nezměnilo. Když vlastník odvolá půjčeného Agenta, hostitel se neptá a artefakty zůstávají v jeho Družině (FL-PARTY-07, FL-PARTY-09, FL-ALLY-05).
    .title = Kdo a kam přeskupuje
GD-28 = Pravidlo neříká, kdo určí Agenty, kteří prolomí Kruh vězení. Odhalí se co nejméně skrytých Agentů a nejdříve se počítají ti už odhalení (FL-SPELL-PRISON-CIRCLE-05).
    .title = Kdo prolomí Kruh
GD-29 = Kartu rozpuštěné Družiny lze hned použít znovu, je to však jiná Družina: co bylo ohlášeno se starou nebo proti ní, vyjde naprázdno (FL-STACK-13, FL-ATTACK-10, FL-PARTY-13).
    .title = Znovu použitá karta Družiny
GD-30 = Padnou-li v odpovědi na Vlnící se vzduch všichni útočníci nebo všichni obránci, kroky F5 až F7 odpadají a boj končí krokem F9 (FL-ATTACK-22).
    .title = Před dvojicemi nikdo nezbyl
GD-31 = Plynoucí mlha smí přenést člena útočící Družiny, který sám neútočí, ale nikoho z napadených. Agent se připojí k vlastní Družině, nebo utvoří novou, nikdy k Družině Spojence (FL-ATTACK-08, FL-SPELL-FLOWING-MIST-02).
    .title = Koho unese Plynoucí mlha
GD-32 = Na podporu proti Ohnivému víru se ptá od hráče následujícího po sesilateli jako u každého Kouzla (FL-SPELL-13).
    .title = Pořadí podpory proti ohni
GD-33 = Pohyb navíc vede na pole vzdálené dvě hrany, ne oklikou na sousední (FL-MOVE-05).
    .title = Dvě hrany, dvě pole
GD-34 = Remíza při šesti a více bodech nezabrání tomu, aby hru ukončil pat; strany v remíze se pak utkají v souboji (FL-END-03, FL-END-04).
    .title = Remíza při šesti a pat
GD-35 = Z čího balíčku pochází skrytý půjčený Agent, je veřejné, jak by to ukázaly rubové strany karet (FL-HIDDEN-03).
    .title = Vlastníci půjčených Agentů
