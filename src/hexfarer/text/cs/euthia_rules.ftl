### Euthia: Torment of Resurrection: pravidla česky, jedna zpráva na pravidlo.
### Id zprávy = id pravidla; zpráva bez čísla = nadpis kapitoly.
### Text je pravidlo našimi slovy; .title je jeho krátký název.

## Herní materiál

EU-COMP = Herní materiál
EU-COMP-01 = Hra je pro 1–4 hráče. Každý hráč vede právě jednoho hrdinu. Hrdinů je šest: Dral (modrá), Keleia (žlutá), Áel (bílá), Maeldur (červená), Skoldur (černá) a Taesiri (fialová).
    .title = Hráči a hrdinové
EU-COMP-02 = Dílků mapy je 69: 16 z kapitoly I, 13 z kapitoly II, 14 z kapitoly III, 14 z kapitoly IV a 12 z kapitoly V.
    .title = Dílky mapy
EU-COMP-03 = Každý hrdina má desku, figurku, list, 2 šestistěnné kostky hrdiny, 25 žetonů hrdiny, 1 žeton nejvyššího zdraví, 2 sady po 3 žetonech akce (těžba, obchod, boj), 10 žetonů obchodu, 30 žetonů interakce a 12 žetonů poškození. Žeton interakce má dvě strany: s krumpáčem a kladivem a s elementálem.
    .title = Materiál hrdiny
EU-COMP-04 = Destiček hrdinů je 135: 21 má Maeldur, po 22 Áel, Dral a Keleia, po 24 Skoldur a Taesiri.
    .title = Destičky hrdinů
EU-COMP-05 = Ve hře je 73 destiček kupce, 76 alchymisty, 70 drakobijců, 12 léčivých lektvarů, 12 šedých vaků, 6 destiček zásob, 12 odměn lovce, 12 odměn zbrojíře, 7 odměn čarodějnice, 4 svitky teleportace a 6 artefaktů.
    .title = Destičky obchodu
EU-COMP-06 = Ve hře je 25 destiček surovin z hor, 25 z jezer a 24 z jeskyní. Destiček pokladů je po 20 na každé z úrovní 1, 2 a 3.
    .title = Destičky surovin a pokladů
EU-COMP-07 = Karet nestvůr je 14 na úrovni 1, 14 na úrovni 2 a 12 na úrovni 3. Karet elitních nestvůr je 7 na úrovni 1, 7 na úrovni 2 a 6 na úrovni 3. Stejně tolik je karet odměny za zakázku: jedna ke každé elitní nestvůře.
    .title = Karty nestvůr a zakázek
EU-COMP-08 = Stříbrných karet je 24 (3 druhy po 8) a zlatých 32 (4 druhy po 8; jeden z nich je jen pro sólovou a kooperativní hru). Karet ovládání je 12, po 2 na hrdinu, a karet boje 36.
    .title = Stříbrné a zlaté karty, karty ovládání a boje
EU-COMP-09 = Karet setkání je 103: po 7 od každého ze 14 druhů a 5 karet čarodějnice pro sólovou a kooperativní hru.
    .title = Karty setkání
EU-COMP-10 = Farrug má 4 karty draka a 4 karty útoku, Mirrezil 4 karty draka. Dále je tu 7 karet událostí, 6 legend, 4 elementálů, 10 zuřivosti zkázy, 4 postav a 10 karet nápovědy. Po 1 kartě mají moc Faer (s 1 žetonem), komplic, sabotér a zásah Shii.
    .title = Ostatní karty
EU-COMP-11 = Žetonů Gaar je 30, Dwurt 12, Chaosu 15 a zlatých mincí 64. Esencí je 60 (po 15 od každého ze 4 druhů) a drahokamů 110: po 15 ametystů, smaragdů, onyxů, opálů, rubínů a safírů a po 10 démonických kamenů a diamantů. Dále jsou tu 2 žetony globálního efektu (vzduch, země), 6 odznaků, 4 žetony reputace, 3 oboustranné žetony iniciativy, 6 žetonů pohybu, 6 žetonů golema (1 na hrdinu), 12 žetonů obranné magie, 31 žetonů zkázy (12 typu A, 19 typu B) a 1 žeton zdraví nestvůry.
    .title = Žetony
EU-COMP-12 = Kostek hrdinů je 12, k tomu 1 kostka naděje a 1 kostka Dwurt. Figurky představují 6 hrdinů, golema, Kostel a Farruga.
    .title = Kostky a figurky
EU-COMP-13 = 36 destiček nestvůr nemá ve hře žádné využití. Zde nejsou.
    .title = Destičky nestvůr se nepoužívají
EU-COMP-14 = Žetony nikdy nedojdou (EU-GOLD-03). Karet a destiček je jen tolik, kolik je uvedeno výše.
    .title = Co je omezené

## Příprava hry

EU-SETUP = Příprava hry
EU-SETUP-01 = Zvolte jeden scénář. Určuje počáteční dílek, tabulku mapy, počet kol, zvláštní pravidla a to, zda se hraje s elitními nestvůrami. Pro první hru se doporučuje Lov.
    .title = Volba scénáře
EU-SETUP-02 = Počáteční dílek scénáře leží uprostřed mapy. Neurčuje-li scénář jiný, je to Kostel bez kněze.
    .title = Počáteční dílek
EU-SETUP-03 = Dílky mapy se roztřídí podle kapitol a potom do čtyř skupin: pevné, setkání (mají i žlutý otazník), scénáře (barva ukazuje druh scénáře) a doplňkové.
    .title = Roztřídění dílků mapy
EU-SETUP-04 = Z každé použité kapitoly vezměte všechny pevné dílky, náhodné dílky setkání, dílky patřící ke scénáři a náhodné doplňkové dílky. Kolik náhodných dílků vzít, udává tabulka mapy scénáře podle kapitoly a počtu hráčů. Vylosované dílky nikdo nevidí.
    .title = Výběr dílků mapy
EU-SETUP-05 = Nevybrané dílky mapy opouštějí hru, aniž by je kdo viděl. Platí to i pro ostatní počáteční dílky.
    .title = Nepoužité dílky mapy
EU-SETUP-06 = Každá kapitola se zamíchá zvlášť. Kapitoly tvoří jeden sloupec lícem dolů: nejnižší leží nahoře, nejvyšší vespod.
    .title = Sloupec dílků mapy
EU-SETUP-07 = V Obraně říše ve 3 hráčích se vezmou všechny pevné dílky kapitol I–IV; 1 dílek setkání z kapitoly I, 1 z II, 2 z III a žádný z IV; 6 doplňkových dílků z kapitoly I, 4 z II, 3 z III a 3 z IV, celkem 16. Dílky scénáře žádné nejsou a kapitola V se nepoužije.
    .title = Příklad: Obrana říše ve 3 hráčích
EU-SETUP-08 = Každý hráč si vybere jiného hrdinu a vezme si vše, co k němu patří. Materiál ostatních hrdinů opouští hru.
    .title = Výběr hrdinů
EU-SETUP-09 = Tvé nejvyšší zdraví má na začátku hodnotu vytištěnou na desce hrdiny: Dral { $dral_health }, Keleia { $keleia_health }, Áel { $ael_health }, Maeldur { $maeldur_health }, Skoldur { $skoldur_health } a Taesiri { $taesiri_health }. Současné zdraví je na začátku stejné.
    .title = Počáteční zdraví
EU-SETUP-10 = Počáteční destičky hrdiny položíš lícem nahoru na pole hrdiny se stejnou ikonou, jakou má destička v pravém dolním rohu.
    .title = Počáteční destičky hrdiny
EU-SETUP-11 = Ostatní destičky hrdiny tvoří tvůj vlastní sloupec lícem dolů, seřazený podle hodnoty reputace s nejnižší nahoře. Na pořadí destiček se stejnou hodnotou nezáleží.
    .title = Ostatní destičky hrdiny
EU-SETUP-12 = Destička hrdiny s ikonou počtu hráčů se použije jen tehdy, když počet odpovídá: některé jsou jen pro sólovou hru, jiné jen pro 2–4 hráče. Destičky bez této ikony se použijí vždy.
    .title = Destičky podle počtu hráčů
EU-SETUP-13 = Začínáš se 4 žetony Gaar na 4 polích Gaar. Skoldur má místo nich žetony Dwurt (EU-DWURT-01). Na začátku máš 0 zlata, pokud scénář neříká jinak.
    .title = Počáteční Gaar a zlato
EU-SETUP-14 = První hráč se vylosuje a zůstává prvním po celou hru. Jeho žeton hrdiny označuje kolo 1 na stupnici kol.
    .title = První hráč a stupnice kol
EU-SETUP-15 = Každý hrdina začíná s reputací 0, pokud scénář neříká jinak. Reputace nemá horní mez (žetony označují 50 a 100) a nikdy neklesne pod 0.
    .title = Počáteční reputace
EU-SETUP-16 = Destičky drakobijců, alchymisty a kupce se zamíchají zvlášť. Každý druh leží lícem dolů na dvou hromádkách, které platí za jeden sloupec. Od každého druhu se odkryjí 4 destičky jako jeho nabídka.
    .title = Nabídky obchodu
EU-SETUP-17 = Léčivé lektvary a šedé vaky tvoří otevřené hromádky.
    .title = Otevřené hromádky
EU-SETUP-18 = Kostka naděje leží na začátku prázdnou stranou nahoru, tedy ukazuje 0.
    .title = Kostka naděje
EU-SETUP-19 = Destičky surovin se zamíchají podle druhu (hora, jezero, jeskyně), destičky pokladů a karty nestvůr podle úrovně. Stříbrné a zlaté karty se zamíchají jako dva balíčky. Vše leží lícem dolů a má vlastní odkládací hromádku.
    .title = Sloupce a balíčky
EU-SETUP-20 = V soutěžní hře 2–4 hráčů se ze hry odstraní všechny zlaté karty označené pro sólovou hru a všechny karty boje.
    .title = Bez karet sólové hry
EU-SETUP-21 = Ve 2 hráčích se karty ovládání nepoužívají. Ve 3–4 hráčích se karty ovládání všech hrdinů ve hře, po 2 na každého, zamíchají a položí lícem dolů.
    .title = Karty ovládání
EU-SETUP-22 = Karty setkání zůstávají roztříděné podle druhu. Druh se připraví, až když se odkryje jeho dílek mapy.
    .title = Karty setkání čekají
EU-SETUP-23 = Další přípravu podle scénáře proveďte jako poslední.
    .title = Scénář nakonec
EU-SETUP-24 = Před hrou se hráči mohou dohodnout na hranici mapy. Za ni nelze nikdy položit dílek. Nedohodnete-li se, mapa hranici nemá.
    .title = Hranice mapy
EU-SETUP-25 = Čtyři karty elementálů leží po celou hru lícem nahoru. Žetony Gaar, Dwurt, Chaosu, zlata, drahokamů a esencí tvoří bank.
    .title = Elementálové a bank
EU-SETUP-26 = Karty událostí, legend, Farruga a zuřivosti, artefakty a odznaky se používají jen ve scénářích, které je uvádějí. Destičky odměn vstupují do hry se svým setkáním (EU-ENCOUNTER-03). V každém scénáři tvoří zásoby zamíchaný sloupec a svitky teleportace otevřenou hromádku.
    .title = Části jen pro některé scénáře

## Zlatá pravidla

EU-GOLD = Zlatá pravidla
EU-GOLD-01 = Máš-li si líznout kartu nebo destičku a sloupec je prázdný, zamíchej odkládací hromádku jako nový sloupec a potom lízni. Karty setkání se znovu nikdy nemíchají. Je-li prázdná i odkládací hromádka, nelízneš nic.
    .title = Prázdné sloupce a balíčky
EU-GOLD-02 = Hrdinové si nikdy nic nedávají ani neberou, pokud to neříká pravidlo. Platí to i v kooperativní hře.
    .title = Žádná výměna mezi hrdiny
EU-GOLD-03 = Počet žetonů není omezen.
    .title = Žetony nikdy nedojdou
EU-GOLD-04 = Texty karet a destiček, scénář a dodatek k pravidlům mají před těmito pravidly přednost.
    .title = Co má přednost
EU-GOLD-05 = Nepovinný efekt můžeš odmítnout, a to v boji i ve vlastním tahu. Povinný efekt, který nelze provést celý, se provede, nakolik to jde. Nemůžeš-li zaplatit celou cenu, nesmíš tu možnost zvolit.
    .title = Smíš a musíš

## Kola

EU-ROUND = Kola
EU-ROUND-01 = Hra trvá tolik kol, kolik určuje scénář.
    .title = Délka hry
EU-ROUND-02 = Na začátku každého kola položí každý hráč na příslušná pole desky po 1 žetonu akce: těžby, obchodu a boje.
    .title = Nové žetony akce
EU-ROUND-03 = Na začátku každého kola se všechny vyčerpané předměty a dovednosti stanou připravenými, i ty, které leží vedle desky.
    .title = Připravení destiček
EU-ROUND-04 = Na začátku každého kola se všechny neaktivní drahokamy otočí aktivní stranou nahoru.
    .title = Drahokamy se aktivují
EU-ROUND-05 = Žeton uložený na poli 4. akce (EU-TURN-06) tam zůstává, i když pokládáš nové žetony. Můžeš tedy mít až 4 žetony.
    .title = Uložený žeton zůstává
EU-ROUND-06 = První je na tahu první hráč, potom ostatní po směru hodinových ručiček, každý jednou.
    .title = Pořadí tahů
EU-ROUND-07 = Po posledním tahu kolo končí a vyhodnotí se efekty scénáře na konci kola. Bylo-li to poslední kolo, hra končí (viz EU-SCORE). Jinak se ukazatel kola posune dál.
    .title = Konec kola

## Tahy

EU-TURN = Tahy
EU-TURN-01 = Na začátku tvého prvního tahu se tvá figurka postaví do Kostela, tedy na střed počátečního dílku, pokud scénář neurčuje jiné místo.
    .title = Vstup na mapu
EU-TURN-02 = Ve svém tahu se pohybuješ, provádíš akce (těžba, obchod, boj) a volné akce v libovolném pořadí. Můžeš je libovolně střídat.
    .title = Průběh tahu
EU-TURN-03 = Pohyb můžeš kdykoli přerušit, provést akci a potom utratit zbylé body pohybu.
    .title = Přerušení pohybu
EU-TURN-04 = Stejnou akci můžeš v jednom tahu provést několikrát, máš-li na to žetony nebo dovednosti.
    .title = Stejná akce znovu
EU-TURN-05 = Neutracené body pohybu na konci tvého tahu propadají.
    .title = Neutracené body pohybu
EU-TURN-06 = Na konci svého tahu můžeš položit právě jeden nepoužitý žeton akce na pole 4. akce. Může to být i nepoužitý žeton, který tam už leží. Všechny ostatní nepoužité žetony se odstraní.
    .title = Uložení žetonu
EU-TURN-07 = Na konci tvého tahu se u každého odkrytého setkání, které má méně než dvě odkryté karty, odkrývají karty z jeho balíčku, dokud nejsou dvě nebo balíček nedojde.
    .title = Doplnění setkání
EU-TURN-08 = Byla-li současná elitní nestvůra poražena, na konci tvého tahu se odkryje další karta odměny za zakázku (EU-ELITE-14).
    .title = Další zakázka
EU-TURN-09 = Konec tahu probíhá v tomto pořadí: uložení žetonu, kostka Dwurt (jen Skoldur), doplnění setkání, další karta odměny za zakázku.
    .title = Pořadí na konci tahu

## Žetony akce

EU-ACTION = Žetony akce
EU-ACTION-01 = Žeton akce ukazuje hodnotu pohybu a akci. Když ho použiješ, odstraň ho z desky a vezmi si buď jeho body pohybu, nebo jeho akci, nikdy obojí.
    .title = Pohyb, nebo akce
EU-ACTION-02 = Každý žeton můžeš použít jednou za tah. Vrátí se, až když pokládáš žetony na nové kolo.
    .title = Každý žeton jednou
EU-ACTION-03 = Žeton těžby dává 1 bod pohybu, žeton obchodu 2, žeton boje 3.
    .title = Hodnoty pohybu
EU-ACTION-04 = Dovednost s ikonou akce můžeš vyčerpat, a provést tak tuto akci bez žetonu.
    .title = Akce z dovednosti
EU-ACTION-05 = Volné akce nevyžadují žeton. Můžeš jich provést, kolik chceš.
    .title = Volné akce
EU-ACTION-06 = Těžba, obchod a každá volná akce vázaná na pole jsou možné jen na osvobozených polích (EU-LIBERATE-01).
    .title = Jen na osvobozených polích

## Hod hrdiny a kostky

EU-DICE = Hod hrdiny a kostky
EU-DICE-01 = Hod hrdiny je součet tvých 2 kostek hrdiny a úprav.
    .title = Hod hrdiny
EU-DICE-02 = Můžeš použít libovolný počet předmětů a dovedností s ikonou čtyřlístku. Každý přičte k hodu hrdiny svou hodnotu.
    .title = Čtyřlístek
EU-DICE-03 = Můžeš odhodit libovolný počet žetonů Gaar, jeden po druhém. Za každý musíš přehodit jednu zvolenou kostku a k součtu přičteš 2. O dalším žetonu Gaar rozhoduješ, až když vidíš výsledek.
    .title = Gaar při hodu hrdiny
EU-DICE-04 = Použité žetony Gaar jdou do banku, jakmile je určena konečná hodnota.
    .title = Použité žetony Gaar
EU-DICE-05 = Na poli pod mocí vzduchu hned po hodu: liší-li se kostky, otoč vyšší z nich na protilehlou stranu (6 se změní na 1, 5 na 2, 4 na 3, 3 na 4, 2 na 5). Jsou-li stejné, nic se nestane.
    .title = Moc vzduchu
EU-DICE-06 = Na poli pod mocí země přičti k součtu 2. Působí-li obě moci, přijde nejdřív vzduch, potom země.
    .title = Moc země
EU-DICE-07 = Moc vzduchu působí jednou, na první hod. Kostka přehozená později žetonem Gaar se znovu neotáčí.
    .title = Moc vzduchu působí jednou
EU-DICE-08 = Hráč hrdiny používá Gaar, čtyřlístek a body naděje v libovolném pořadí.
    .title = Libovolné pořadí
EU-DICE-09 = Destičky se čtyřlístkem, smaragd a esenci země můžeš použít po každém hodu hrdiny: při konfrontaci s elementálem, při prvním úderu i při útoku hrdiny.
    .title = Čtyřlístek po každém hodu hrdiny
EU-DICE-10 = Kdekoli pravidla dovolují hrdinovi použít při hodu Gaar, použije Skoldur místo něj Dwurt (EU-DWURT-05).
    .title = Skoldur a Dwurt
EU-DICE-11 = Destička, která se nevyčerpává, například štít nebo trvalý efekt, působí nejvýše jednou na hod. Konečné hodnoty nemají dolní ani horní mez.
    .title = Jednou na hod, bez mezí

## Dílky mapy

EU-MAP = Dílky mapy
EU-MAP-01 = Dílek mapy má tři šestiúhelníková pole a každé sousedí s oběma ostatními. Zvláštní dílek má mezi nimi ještě středové pole (EU-SPECIAL-01).
    .title = Tři pole
EU-MAP-02 = Všechny dílky mapy leží stejně natočené.
    .title = Stejné natočení
EU-MAP-03 = Místa pro dílky mapy tvoří pevný vzor bez mezer: každé pole patří právě k jednomu místu a hraničí právě se 3 jinými místy. Pole se značí (q, r) a k sousedním polím vedou kroky (+1, 0), (+1, −1), (0, −1), (−1, 0), (−1, +1) a (0, +1). Místo (q, r) zahrnuje pole a = (q, r), b = (q+1, r) a c = (q, r+1) a rozdíl q − r musí být dělitelný 3. Počáteční dílek leží na místě (0, 0).
    .title = Uspořádání mapy
EU-MAP-04 = Druhy polí jsou: Kostel (středové pole), hora, jezero, jeskyně, poklad úrovně 1–3, elementál ohně, vody, vzduchu nebo země, portál, kupec, alchymista, Věže drakobijců (vnější pole a střed), setkání (i vnější pole zvláštních setkání), legenda, ruiny (jen v Kráčející zkáze) a obyčejné pole. Pole označené jako doupě funguje jako obyčejné.
    .title = Druhy polí
EU-MAP-05 = Na poli může být ikona nestvůry s ikonami kořisti po obou stranách. Počet mečů, 1 až 3, je úroveň nestvůry.
    .title = Ikony nestvůr

## Pohyb

EU-MOVE = Pohyb
EU-MOVE-01 = Body pohybu získáváš z žetonů akce, dovedností a předmětů.
    .title = Body pohybu
EU-MOVE-02 = Přesun na sousední pole stojí 1 bod pohybu.
    .title = Cena kroku
EU-MOVE-03 = Na poli může stát a jím procházet libovolný počet hrdinů.
    .title = Společná pole
EU-MOVE-04 = Na pole s neporaženou nestvůrou nesmíš vstoupit ani jím projít, pokud nemáš nepoužitou akci boje: žeton na desce nebo dovednost, která ji dává.
    .title = Pole s nestvůrami
EU-MOVE-05 = Když na takové pole vstoupíš, pohyb se zastaví a musíš ihned provést akci boje. Přežije-li tvůj hrdina, zbylé body pohybu ti zůstanou.
    .title = Vstup k nestvůře
EU-MOVE-06 = Nemůžeš vstoupit tam, kde není dílek mapy.
    .title = Bez dílku není cesta

## Objevování

EU-EXPLORE = Objevování
EU-EXPLORE-01 = Kdykoli tvůj hrdina vstoupí na pole, které není obklopeno 6 poli, a sloupec dílků mapy není prázdný, ihned objevuješ. Zvol prázdné místo vedle svého pole, potom lízni vrchní dílek a polož ho tam. Opakuj to, dokud pole není obklopeno, sloupec nedojde nebo žádné prázdné místo vedle tebe nesmí dostat dílek (EU-SETUP-24).
    .title = Kdy objevuješ
EU-EXPLORE-02 = Místo volíš dřív, než dílek uvidíš. Dílky pokládáš po jednom.
    .title = Nejdřív místo, potom dílek
EU-EXPLORE-03 = Objevování pohyb přeruší, ale neukončí.
    .title = Pohyb pokračuje
EU-EXPLORE-04 = Teleportace na pole na okraji mapy platí za vstup: i tam objevuješ.
    .title = Teleportace a objevování
EU-EXPLORE-05 = Na středu zvláštního dílku neobjevuješ. Sousedí jen se třemi vnějšími poli.
    .title = Střed zvláštního dílku
EU-EXPLORE-06 = Když se odkryje dílek se setkáním, ihned se toto setkání připraví (EU-ENCOUNTER-01 až 03). Když se odkryje dílek s elementálem, jeho moc na tebe může ihned působit (EU-ELEM-05).
    .title = Co nový dílek spustí
EU-EXPLORE-07 = Při vstupu na pole se vyhodnotí: (1) oheň nebo voda na dosud odkryté mapě, (2) objevování s účinky každého nového dílku, (3) boj, je-li tam neporažená nestvůra. Zemře-li tvůj hrdina v kroku (1) nebo (2), zbytek odpadá.
    .title = Pořadí při vstupu na pole

## Zvláštní dílky

EU-SPECIAL = Zvláštní dílky
EU-SPECIAL-01 = Zvláštní dílky jsou Kostel, Věže drakobijců, Pevnost žoldnéřů (setkání), Vládce (setkání) a legendy.
    .title = Které dílky jsou zvláštní
EU-SPECIAL-02 = Na střed můžeš vstoupit jen z jednoho ze tří vnějších polí a odejít jen na některé z nich. Každým směrem to stojí 1 bod pohybu.
    .title = Vstup na střed a odchod
EU-SPECIAL-03 = Na střed nesmíš vstoupit, dokud nejsou osvobozena všechna tři vnější pole.
    .title = Kdy je střed přístupný
EU-SPECIAL-04 = Vnější pole spolu sousedí. Můžeš mezi nimi přecházet i bez vstupu na střed.
    .title = Kolem středu
EU-SPECIAL-05 = Při počítání vzdálenosti je střed 1 od každého vnějšího pole svého dílku.
    .title = Vzdálenost ke středu
EU-SPECIAL-06 = Střed nesousedí s žádným jiným dílkem, a proto nikdy není pod mocí elementála.
    .title = Střed bez moci

## Teleportace a portály

EU-PORTAL = Teleportace a portály
EU-PORTAL-01 = Teleportace přenese figurku na cílové pole bez utrácení bodů pohybu.
    .title = Teleportace
EU-PORTAL-02 = Na pole s neporaženou nestvůrou se smíš teleportovat, jen pokud tam ihned provedeš akci boje.
    .title = Teleportace k nestvůře
EU-PORTAL-03 = Na střed zvláštního dílku se smíš teleportovat, jen pokud jsou osvobozena všechna jeho vnější pole.
    .title = Teleportace na střed
EU-PORTAL-04 = Jako volnou akci na poli s portálem se teleportuješ na kterýkoli jiný portál na mapě.
    .title = Použití portálu
EU-PORTAL-05 = Po použití portálu ho nemůžeš v tomto tahu použít znovu, dokud nejdřív bez portálu nepřejdeš na jiné pole a znovu na něj nevstoupíš. Portál, na který přijdeš, smíš použít hned.
    .title = Portál odpočívá
EU-PORTAL-06 = Ikona teleportace s hodnotou tě přenese na kterékoli pole v této vzdálenosti nebo blíž. Vzdálenost se počítá v polích; nestvůry na ni nemají vliv.
    .title = Ikona teleportace
EU-PORTAL-07 = Teleportace na pole pod mocí ohně nebo vody platí za vstup na ně.
    .title = Teleportace a moci
EU-PORTAL-08 = Vzdálenost je nejmenší počet kroků po polích mapy. Střed zvláštního dílku může být jen začátkem nebo koncem cesty (EU-SPECIAL-05). Zůstat na místě není teleportace.
    .title = Jak se počítá vzdálenost
EU-PORTAL-09 = Pole s neporaženou nestvůrou smíš zvolit za cíl teleportace nebo portálu, jen když máš akci boje (EU-MOVE-04); boj následuje jako v EU-MOVE-05. Portál na poli s neporaženou nestvůrou tam nelze použít (EU-ACTION-06).
    .title = Nestvůry u portálů

## Osvobození

EU-LIBERATE = Osvobození
EU-LIBERATE-01 = Pole je osvobozené, nemá-li ikonu nestvůry nebo byla-li jeho nestvůra poražena: leží na něm žeton hrdiny, obchodu nebo interakce.
    .title = Osvobozená pole
EU-LIBERATE-02 = Nestvůra je neporažená, dokud na jejím poli není žeton hrdiny, obchodu ani interakce žádného hráče.
    .title = Neporažené nestvůry
EU-LIBERATE-03 = Jednou osvobozené pole je osvobozené pro všechny hráče.
    .title = Osvobozené pro všechny
EU-LIBERATE-04 = Po vítězství položíš: na pole kupce, alchymisty nebo vnější pole Věží drakobijců 1 žeton obchodu; na pole těžby 2 žetony interakce stranou s krumpáčem nahoru; na každé jiné pole 1 žeton hrdiny.
    .title = Žetony po vítězství
EU-LIBERATE-05 = Na každém poli místa obchodu leží nejvýše jeden žeton obchodu.
    .title = Jeden žeton obchodu na poli

## Elementálové

EU-ELEM = Elementálové
EU-ELEM-01 = Pole elementála a všechna sousední pole jsou pod jeho mocí.
    .title = Pole pod mocí
EU-ELEM-02 = Když vstoupíš na pole pod mocí ohně, utrpíš 2 zranění.
    .title = Moc ohně
EU-ELEM-03 = Když vstoupíš na pole pod mocí vody, vyléčíš si 2 zranění.
    .title = Moc vody
EU-ELEM-04 = Teleportace platí za vstup na pole.
    .title = Teleportace se počítá
EU-ELEM-05 = Dostane-li se tvé pole kvůli dílku, který odkryješ, pod moc ohně nebo vody, pod kterou dosud nebylo, ihned utrpíš 2 zranění nebo si 2 vyléčíš. Na hrdiny jiných hráčů to nepůsobí.
    .title = Nově odkrytý elementál
EU-ELEM-06 = Několik elementálů téhož druhu působí stejně jako jeden.
    .title = Stejné moci se nesčítají
EU-ELEM-07 = Na poli pod mocí ohně i vody nepůsobí ani jedna.
    .title = Oheň a voda se ruší
EU-ELEM-08 = Moc vzduchu a moc země mění hody hrdiny a v boji i hod nestvůry (EU-DICE-05, EU-DICE-06, EU-COMBAT-22, EU-COMBAT-33).
    .title = Vzduch a země
EU-ELEM-09 = Žetony interakce na poli elementála jeho moc neruší.
    .title = Moc zůstává
EU-ELEM-10 = Pro EU-ELEM-05 platí mapa po položení dílku. Je-li tvé pole nyní pod ohněm i vodou, nic se nestane. Moc ohně nebo vody, pod kterou pole už bylo, nic nového nezpůsobí. Každý položený dílek se kontroluje zvlášť.
    .title = Kontrola nového dílku

## Setkání

EU-ENCOUNTER = Setkání
EU-ENCOUNTER-01 = Když se odkryje dílek setkání, zamíchej všechny karty jeho druhu (u čarodějnice bez sólových karet). Nech o 2 karty víc, než je hráčů (4 ve 2 hráčích, 5 ve 3, 6 ve 4), jako balíček lícem dolů. Zbytek se vrátí do krabice, aniž by ho kdo viděl.
    .title = Balíček setkání
EU-ENCOUNTER-02 = Vedle balíčku se odkryjí 2 karty.
    .title = Dvě odkryté karty
EU-ENCOUNTER-03 = Lovec, zbrojíř a čarodějnice mají destičky odměn. Zamíchají se a leží lícem dolů vedle balíčku.
    .title = Destičky odměn
EU-ENCOUNTER-04 = Balíčky setkání se znovu nemíchají.
    .title = Bez nového míchání

## Úkoly

EU-QUEST = Úkoly
EU-QUEST-01 = Jako volnou akci na osvobozeném poli setkání splníš jeden nebo oba odkryté úkoly, jejichž podmínky splňuješ. Zaplať, co karta žádá, vezmi si odměnu a kartu si nech lícem dolů pro závěrečné bodování.
    .title = Splnění úkolu
EU-QUEST-02 = Karty splněných úkolů se nahradí až na konci tvého tahu (EU-TURN-07). V jednom tahu tedy můžeš splnit nejvýše dva viditelné úkoly jednoho setkání.
    .title = Nejvýše dva za tah
EU-QUEST-03 = Úkoly Pevnosti žoldnéřů a Vládce se plní na středovém poli.
    .title = Úkoly zvláštních setkání
EU-QUEST-04 = Drahokamy zasazenými ve výbavě nelze platit za úkoly. Kde se žádá Gaar, nelze platit žetonem Dwurt.
    .title = Čím nelze platit
EU-QUEST-05 = Žádá-li úkol trofej určité úrovně, zaplatíš kteroukoli kartou nestvůry nebo elitní nestvůry této úrovně, kterou máš jako trofej.
    .title = Trofeje pro úkoly
EU-QUEST-06 = Jeden z úkolů vyslance: odhoď 1 smaragd nebo 1 rubín a získáš 1 reputaci a 3 zlata.
    .title = Příklad: vyslanec
EU-QUEST-07 = Úkol může žádat zlato, Gaar, stříbrné nebo zlaté karty, volné drahokamy, esence neležící na dovednosti, lektvary, předměty určitého druhu, suroviny nebo trofeje. Může také žádat zranění, máš-li víc zdraví, než kolik jich je. Podmínku, jako jsou žetony na mapě, splněné úkoly, reputace nebo nošená sada zbroje, musíš splňovat, ale nic se za ni neodevzdává. Každý požadavek karty musíš být schopen zaplatit jinými věcmi. Nejdřív zaplatíš vše, potom si vezmeš odměnu.
    .title = Placení úkolu
EU-QUEST-08 = Je-li sloupec destiček odměn prázdný, zamíchá se jeho odkládací hromádka (EU-GOLD-01). Je-li prázdné obojí, tato část odměny propadá.
    .title = Dojdou destičky odměn

## Těžba

EU-MINE = Těžba
EU-MINE-01 = Na osvobozeném poli hory, jezera nebo jeskyně si vezmi vrchní destičku z příslušného sloupce surovin a dej ji do vaku (EU-ITEM-02).
    .title = Akce těžby
EU-MINE-02 = Každý hrdina smí na každém poli těžit jednou za hru. Po těžbě tam leží právě jeden tvůj žeton interakce stranou s krumpáčem nahoru.
    .title = Jednou na každém poli
EU-MINE-03 = Leží-li na poli právě jeden tvůj žeton interakce, nemůžeš tam těžit.
    .title = Jeden žeton: bez těžby
EU-MINE-04 = Leží-li tam dva tvé žetony za poražení nestvůry, těžba jeden z nich odstraní.
    .title = Dva žetony: jeden odstraníš
EU-MINE-05 = Neleží-li tam žádný tvůj žeton, těžba jeden přidá.
    .title = Bez žetonu: jeden přidáš
EU-MINE-06 = Před těžbou zaplatíš 1 zlato každému jinému hráči, který má na poli aspoň jeden žeton interakce stranou s krumpáčem nahoru. I hráč se dvěma žetony dostane jen 1. Nemůžeš-li zaplatit všem, nesmíš těžit.
    .title = Poplatek ostatním
EU-MINE-07 = Můžeš použít jeden předmět nebo dovednost se symbolem důlního vozíku: místo jedné odkryješ 3 vrchní destičky, 1 si necháš a 2 odhodíš. V jedné akci těžby smíš použít jen jeden důlní vozík.
    .title = Důlní vozík
EU-MINE-08 = Na poli těžby bez nestvůry lze těžit hned.
    .title = Pole bez nestvůry

## Obchod

EU-TRADE = Obchod
EU-TRADE-01 = Akci obchodu můžeš provést na osvobozeném poli kupce nebo alchymisty, nebo na středu Věží drakobijců, jsou-li všechna jejich vnější pole osvobozená.
    .title = Kde obchoduješ
EU-TRADE-02 = Leží-li na poli žeton obchodu jiného hráče, nejdřív mu zaplatíš 1 zlato. Máš-li 0 zlata, můžeš jen prodávat předměty, dokud nemáš 1 zlato, které se pak zaplatí samo. Máš-li 0 zlata a žádný předmět, za který zlato dostaneš, akce není možná.
    .title = Poplatek
EU-TRADE-03 = Na středu Věží drakobijců se poplatek neplatí, protože tam neleží žádný žeton.
    .title = U drakobijců bez poplatku
EU-TRADE-04 = Potom můžeš v libovolném pořadí a kolikrát chceš: koupit předmět, prodat předmět, léčit se, koupit Gaar (jen ve Věžích drakobijců), odkrýt destičky hrdiny, naučit se dovednosti, odemknout pole hrdiny nebo výbavy.
    .title = Co můžeš dělat
EU-TRADE-05 = Každý druh místa obchodu má vlastní nabídku 4 destiček. Platíš horní cenu. Nabídka se doplní ihned, ještě než se rozhodneš dál.
    .title = Nákup
EU-TRADE-06 = Koupený předmět musíš ihned použít, nasadit, nebo uložit.
    .title = Koupený předmět
EU-TRADE-07 = Můžeš odhodit všechny 4 destičky nabídky a odkrýt 4 nové. První výměna v akci obchodu je zdarma, každá další stojí 1 zlato. Můžeš to udělat kdykoli během akce, i když nic nekoupíš.
    .title = Výměna nabídky
EU-TRADE-08 = Vlastní odkryté destičky výbavy hrdiny můžeš koupit na kterémkoli místě obchodu.
    .title = Vlastní výbava
EU-TRADE-09 = Při prodeji dostaneš dolní cenu, uvedenou v závorce. Destička jde na svou odkládací hromádku, drahokamy a esence do banku, destičky výbavy hrdiny opouštějí hru.
    .title = Prodej
EU-TRADE-10 = Každý drahokam zasazený ve výbavě, aktivní i neaktivní, zvyšuje prodejní cenu toho předmětu o 1. Zasazené drahokamy nelze prodat zvlášť.
    .title = Zasazené drahokamy
EU-TRADE-11 = Volný drahokam prodáš za 2 zlata, stejně tak esenci, která neleží na dovednosti.
    .title = Prodej drahokamů a esencí
EU-TRADE-12 = Gaar, Dwurt ani dovednosti nelze prodat.
    .title = Co nelze prodat
EU-TRADE-13 = Když prodáš surovinu, vezmeš si vše z jedné strany lomítka: zlato, reputaci, drahokamy. Není-li tam lomítko, vezmeš si vše, co je uvedeno.
    .title = Prodej surovin
EU-TRADE-14 = Suroviny mají jen prodejní cenu, dovednosti jen cenu naučení.
    .title = Jen jedna cena
EU-TRADE-15 = Za každé 1 zlato si vyléčíš 3 zranění u kupce, 5 u alchymisty a 4 ve Věžích drakobijců.
    .title = Léčení za zlato
EU-TRADE-16 = Ve Věžích drakobijců stojí každý žeton Gaar 1 zlato.
    .title = Nákup žetonů Gaar
EU-TRADE-17 = Lektvary prodáš za vytištěnou cenu; léčivý lektvar vynese 0 zlata. Trofeje prodat nelze.
    .title = Lektvary a trofeje
EU-TRADE-18 = Předmět smíš koupit, jen pokud ho můžeš ihned použít, nasadit, nebo uložit. Předtím můžeš jiné předměty přemístit, použít, prodat nebo odhodit. Jednorázové předměty určené k použití mimo boj můžeš použít i během akce obchodu.
    .title = Místo pro nákup
EU-TRADE-19 = Jsou-li díky nějakému efektu všechny výměny nabídky zdarma, je v jedné akci obchodu dovoleno nejvýše 5 výměn.
    .title = Mez výměn zdarma
EU-TRADE-20 = Destičky hrdiny můžeš odkrýt (EU-LEVEL-01), jen pokud máš destičku lícem dolů s hodnotou nejvýše rovnou tvé reputaci. Nabídka má méně než 4 destičky, jen když je prázdný sloupec i odkládací hromádka.
    .title = Odkrývání a neúplná nabídka

## Volné akce

EU-FREE = Volné akce
EU-FREE-01 = V Kostele, tedy na středovém poli, můžeš zaplatit 1 zlato a vyléčit si 6 zranění a také zaplatit 1 zlato za 1 léčivý lektvar, obojí kolikrát chceš. Kostel není místo obchodu a nic jiného nenabízí.
    .title = Kostel
EU-FREE-02 = Na osvobozené pole pokladu bez žetonu hrdiny můžeš položit svůj žeton hrdiny a líznout si vrchní destičku pokladu této úrovně.
    .title = Poklad
EU-FREE-03 = Když porazíš nestvůru na poli pokladu, položený žeton hrdiny označuje i poklad: destičku si můžeš vzít jen ty, a to jen než tvá figurka pole opustí. Potom poklad propadá.
    .title = Poklad s nestvůrou
EU-FREE-04 = Nemáš-li poklad kam uložit, můžeš použít nebo odhodit jinou destičku, nebo použít či odhodit sám poklad. Pole je každopádně vybrané. Na poli pokladu leží nejvýše jeden žeton hrdiny.
    .title = Není místo pro poklad
EU-FREE-05 = S elementálem na svém poli se můžeš utkat v konfrontaci, pokud tam ještě nemáš žeton interakce. Zaplať 1 zlato každému jinému hráči, který tam má žeton; nemůžeš-li zaplatit všem, konfrontace není možná. Polož svůj žeton stranou s elementálem nahoru. Proveď hod hrdiny se všemi úpravami, i s mocí vzduchu a země. Použij řádek karty elementála, který odpovídá výsledku.
    .title = Konfrontace s elementálem
EU-FREE-06 = Výsledek mimo rozsahy karty nic nedává. Žeton zůstává.
    .title = Výsledek mimo rozsahy
EU-FREE-07 = Zemře-li tvůj hrdina při konfrontaci, nezískáš žádný z jejích kladných účinků.
    .title = Smrt při konfrontaci
EU-FREE-08 = Konfrontace není povinná. Můžeš ji odmítnout při každé návštěvě.
    .title = Odmítnutí konfrontace
EU-FREE-09 = Další volné akce jsou portály (EU-PORTAL-04), úkoly (EU-QUEST-01) a akce scénáře.
    .title = Další volné akce
EU-FREE-10 = Používání lektvarů, svitků a drahokamů, výměna karet a přeskládání předmětů nejsou volné akce. Můžeš to dělat i na polích, která nejsou osvobozená.
    .title = Co není volná akce

## Zdraví

EU-HEALTH = Zdraví
EU-HEALTH-01 = Tvé zdraví je mezi 0 a nejvyšším zdravím. Léčení ho nikdy nezvýší nad nejvyšší zdraví.
    .title = Rozsah zdraví
EU-HEALTH-02 = Když nasadíš předmět s bonusem zdraví, nejvyšší i současné zdraví o tolik vzroste. Když ho sundáš, obojí o tolik klesne.
    .title = Předměty se zdravím
EU-HEALTH-03 = Předmět nesmíš sundat, kleslo-li by tvé současné zdraví na 0 nebo níž, ledaže ihned nasadíš jiný předmět, který ho udrží nad 0.
    .title = Sundání nesmí zabít
EU-HEALTH-04 = Symboly zdraví a vaku jsou trvalé efekty. Platí, i když je destička vyčerpaná, ne však když leží ve vaku.
    .title = Symboly zdraví a vaku
EU-HEALTH-05 = Každý jiný trvalý efekt nejvyššího zdraví funguje stejně: zasazený rubín, šperk, artefakt, dovednost, i takový, který vyžaduje sadu zbroje. Když začne nebo skončí, změní se nejvyšší i současné zdraví zároveň. Nesmíš si zvolit změnu, po které by ti zbylo 0 zdraví nebo méně. Skončí-li takový efekt proti tvé vůli, zůstane ti aspoň 1 zdraví.
    .title = Jiné efekty nejvyššího zdraví

## Smrt

EU-DEATH = Smrt
EU-DEATH-01 = Při 0 zdraví tvůj hrdina umírá.
    .title = Kdy hrdina umírá
EU-DEATH-02 = Smrt v boji, krok 1: karta nestvůry se vrátí lícem dolů navrch svého balíčku.
    .title = Smrt v boji: nestvůra
EU-DEATH-03 = Kroky 2–3: Gaar a Chaos nestvůry jdou do banku a použité stříbrné a zlaté karty se odhodí. Jako hráč hrdiny můžeš směnit body naděje za Gaar, 2 body za 1 žeton.
    .title = Smrt v boji: žetony a karty
EU-DEATH-04 = Krok 4: hráč nestvůry si vezme jeden žeton mrtvého hrdiny a nechá si ho.
    .title = Smrt v boji: žeton pro soupeře
EU-DEATH-05 = Kroky 5–8: tvá figurka se vrátí do Kostela, zdraví se doplní na nejvyšší, vezmeš si 3 žetony Gaar a lízneš si 1 zlatou kartu.
    .title = Smrt v boji: návrat
EU-DEATH-06 = Krok 9: ztratíš neutracené body pohybu. Krok 10: pokračuješ v tahu se zbylými žetony, předměty a dovednostmi.
    .title = Smrt v boji: tah pokračuje
EU-DEATH-07 = Nestvůra zůstává neporažená: nezískáš žeton, kořist ani odměnu. Reputaci teď neztrácíš; smrt stojí 2 body při závěrečném bodování (EU-SCORE-09).
    .title = Co stojí smrt v boji
EU-DEATH-08 = Tvá figurka se vrátí do Kostela, zdraví se doplní na nejvyšší, ztratíš 2 reputace (ne pod 0) a neutracené body pohybu. Je-li tvůj tah, pokračuješ v něm. Nezískáš Gaar ani kartu a nikdo si nebere žeton.
    .title = Smrt mimo boj
EU-DEATH-09 = Žetony Gaar, které nemáš kam uložit, jdou do banku.
    .title = Příliš mnoho žetonů Gaar
EU-DEATH-10 = Nepoužité stříbrné a zlaté karty zůstávají hráči nestvůry, který je může směnit a potom odhodí karty nad limit 5 (jako v EU-COMBAT-43). Hráč mrtvého hrdiny kontroluje vlastní limit ruky po líznutí zlaté karty.
    .title = Karty v ruce po smrti
EU-DEATH-11 = Návrat do Kostela po smrti nevyvolá objevování ani účinky elementálů (EU-SPECIAL-06). Použitý žeton boje ani dovednost se nevrací.
    .title = Zpět v Kostele


## Boj

EU-COMBAT = Boj
EU-COMBAT-01 = Akce boje začíná, když vstoupíš na pole s neporaženou nestvůrou nebo se tam teleportuješ, nebo když se rozhodneš bojovat s elitní nestvůrou či nepřítelem ze scénáře tam, kde je to dovoleno.
    .title = Kdy boj začíná
EU-COMBAT-02 = Před každým bojem se kostka naděje nastaví na 0.
    .title = Naděje začíná na 0
EU-COMBAT-03 = Před bojem můžeš libovolně nasazovat a sundávat výbavu. Je to také poslední příležitost použít předměty a dovednosti, které fungují jen mimo boj.
    .title = Před bojem
EU-COMBAT-04 = Během boje nesmíš předměty přemisťovat, nasazovat ani sundávat a nesmíš osazovat drahokamy.
    .title = Během boje žádné změny
EU-COMBAT-05 = Ve 2 hráčích je hráčem nestvůry tvůj soupeř.
    .title = Hráč nestvůry ve 2 hráčích
EU-COMBAT-06 = Ve 3–4 hráčích se může každý jiný hráč, který má v ruce vlastní kartu ovládání, přihlásit o ovládání, a to dřív, než se karty ovládání odkrývají. Přihlásí-li se jich víc, jednoho vybere náhoda. Jen ten svou kartu odhodí a stane se hráčem nestvůry.
    .title = Převzetí ovládání
EU-COMBAT-07 = Nepřihlásí-li se nikdo, odkrývají se karty ovládání, dokud některá neukáže hrdinu jiného hráče. Ten se stane hráčem nestvůry a karta se odhodí. Odkryté karty se symbolem tvého hrdiny si bereš do ruky.
    .title = Odkrývání karet ovládání
EU-COMBAT-08 = Když balíček ovládání dojde, z odhozených karet se zamíchá nový a odkrývá se dál. Jsou-li všechny karty ostatních hráčů v rukou, je hráčem nestvůry náhodně vybraný soupeř.
    .title = Prázdný balíček ovládání
EU-COMBAT-09 = Rub vrchní karty každého balíčku nestvůr znají před bojem všichni. Ukazuje úroveň, podmínku reputace, odměnu, nejmenší počet zranění za bojové kolo a zdraví.
    .title = Co se ví předem
EU-COMBAT-10 = Hráč nestvůry odkryje vrchní kartu balíčku té úrovně, kterou ukazuje tvé pole. Lízne si tolik stříbrných a zlatých karet, kolik ukazuje; do konce boje nemá limit karet v ruce. Žetony Chaosu a Gaar z karty se položí k nestvůře.
    .title = Střetnutí s nestvůrou
EU-COMBAT-11 = Chaos a Gaar nestvůry se po boji vracejí do banku. Hráč nestvůry smí používat jen Gaar ležící u nestvůry, nikdy žetony svého hrdiny.
    .title = Žetony nestvůry
EU-COMBAT-12 = Je-li pole pod mocí vzduchu, mocí země nebo oběma, po dobu boje to označují žetony globálního efektu.
    .title = Označení mocí
EU-COMBAT-13 = Na začátku boje můžeš jednou provést první úder. Pak následují bojová kola, dokud není nestvůra poražena nebo tvůj hrdina nezemře. Nakonec přijde konec boje.
    .title = Průběh boje
EU-COMBAT-14 = K prvnímu úderu použiješ právě jednu zbraň nebo dovednost s ikonou prvního úderu. Vyhodnotí se jako fáze útoku hrdiny, ale v kroku A nesmí nikdo hrát karty Kletba ani používat Taesiřino Ticho a v kroku B lze zvolit jen destičku prvního úderu.
    .title = První úder
EU-COMBAT-15 = Bojové kolo má čtyři fáze: 1. léčení, 2. útok nestvůry, 3. léčení, 4. útok hrdiny.
    .title = Fáze bojového kola
EU-COMBAT-16 = Boj končí ihned, jakmile poškození nestvůry dosáhne jejího zdraví nebo zdraví tvého hrdiny klesne na 0. Stane-li se obojí ve stejném okamžiku, tvůj hrdina je mrtvý.
    .title = Okamžitý konec boje
EU-COMBAT-17 = Ve fázi léčení můžeš použít libovolný počet lektvarů a svitků, drahokamů a esencí a také předmětů a dovedností určených k léčení nebo k použití kdykoli. Každá z těchto věcí musí léčit. Hráč nestvůry v této fázi nedělá nic.
    .title = Fáze léčení
EU-COMBAT-18 = Útok nestvůry, krok A1: můžeš použít esenci vzduchu a destičky používané před hodem nestvůry nebo před ním či po něm.
    .title = Útok nestvůry A1: tvá příprava
EU-COMBAT-19 = Útok nestvůry, krok A2: odhodí se všechny stříbrné a zlaté karty s efektem čtyřlístku zahrané v minulém bojovém kole. Končí i postihy čtyřlístku ze zvláštních efektů elitní nestvůry z minulého bojového kola.
    .title = Útok nestvůry A2: staré efekty končí
EU-COMBAT-20 = Útok nestvůry, krok A3: hráč nestvůry může zahrát libovolný počet skupin karet, které se hrají před hodem nestvůry nebo před ním či po něm. Každá skupina ho stojí 1 Chaos.
    .title = Útok nestvůry A3: karty
EU-COMBAT-21 = Útok nestvůry, krok B: hráč nestvůry hodí dvěma kostkami. Jejich součet je bojová hodnota nestvůry.
    .title = Útok nestvůry B: hod
EU-COMBAT-22 = Po hodu nestvůry postupně: je-li hozený součet alespoň 10, naděje stoupne o 1; moc vzduchu otočí vyšší kostku; moc země přičte 2.
    .title = Naděje a moci při hodu nestvůry
EU-COMBAT-23 = Útok nestvůry, krok C: hráči se střídají, začíná hráč nestvůry. Pokaždé použiješ jeden žeton Gaar, nebo pasuješ. Hráč nestvůry může místo toho zahrát skupinu karet, které se hrají po hodu nestvůry nebo před ním či po něm. Krok končí, když oba pasují hned po sobě.
    .title = Útok nestvůry C: střídání
EU-COMBAT-24 = Gaar hráče nestvůry přehodí jednu kostku podle jeho volby a přičte 2 k bojové hodnotě nestvůry. Tvůj Gaar přehodí jednu kostku podle tvé volby a 2 odečte. Skoldur používá Dwurt: bez přehození, −3.
    .title = Gaar při hodu nestvůry
EU-COMBAT-25 = Pas není konečný. Udělal-li soupeř po tvém pasu něco, můžeš znovu jednat.
    .title = Pas není konečný
EU-COMBAT-26 = Po obou pasech můžeš použít libovolný počet destiček používaných po hodu nestvůry nebo před ním či po něm, i štíty. Nelze na ně odpovědět žetony Gaar ani kartami.
    .title = Tvé poslední slovo
EU-COMBAT-27 = Efekty králičí pacičky zvyšují nebo snižují bojovou hodnotu nestvůry.
    .title = Králičí pacička
EU-COMBAT-28 = Útok nestvůry, krok D: rozmezí, do kterého spadá konečná bojová hodnota nestvůry, udává základní zranění. Přičti a odečti podle EU-WOUND-04 a pak si sniž zdraví.
    .title = Útok nestvůry D: zranění
EU-COMBAT-29 = Konečná bojová hodnota mimo všechna rozmezí způsobí nejmenší počet zranění uvedený na kartě, a není-li uveden, žádné.
    .title = Mimo rozmezí
EU-COMBAT-30 = Efekt stříbrného srdce odstraní z nestvůry uvedené poškození, ale ne víc, než kolik ho má.
    .title = Stříbrné srdce
EU-COMBAT-31 = Útok hrdiny, krok A1: hráč nestvůry může zahrát jednu nebo více skupin karet Kletba, které se hrají před tvým hodem. Je to jeho poslední příležitost hrát karty v tomto bojovém kole. Krok A2: můžeš použít destičky používané před tvým hodem a libovolný počet esencí ohně.
    .title = Útok hrdiny A: před hodem
EU-COMBAT-32 = Útok hrdiny, krok B: musíš zvolit jednu útočnou destičku a pak hodíš 2 kostkami hrdiny. Útočnou destičkou je zbraň, která není zbraní prvního úderu, nebo připravená bojová dovednost. Zbraň jen ohlásíš a nevyčerpá se; dovednost se teď vyčerpá.
    .title = Útok hrdiny B: destička a hod
EU-COMBAT-33 = Po tvém hodu postupně: je-li hozený součet nejvýše 5, naděje stoupne o 1; moc vzduchu otočí vyšší kostku; moc země přičte 2.
    .title = Naděje a moci při tvém hodu
EU-COMBAT-34 = Útok hrdiny, krok C: uplatní se postih nestvůry k hodu hrdiny. Pak můžeš použít Gaar, efekty čtyřlístku, destičky používané po tvém hodu a body naděje.
    .title = Útok hrdiny C: úprava hodu
EU-COMBAT-35 = Útok hrdiny, krok D: tvá konečná bojová hodnota udává na útočné destičce základní poškození. Přičti a odečti podle EU-DAMAGE-04 a pak poškození přidej nestvůře.
    .title = Útok hrdiny D: poškození
EU-COMBAT-36 = Nestvůra, která má alespoň tolik poškození jako zdraví, je poražena.
    .title = Poražená nestvůra
EU-COMBAT-37 = Nemáš-li žádnou útočnou destičku, kterou lze použít, útočíš beze zbraně: bojová hodnota 9 a víc způsobí 1 poškození.
    .title = Útok beze zbraně
EU-COMBAT-40 = Poražená nestvůra, krok 1: splňuje-li tvá reputace podmínku karty, vezmeš si její odměnu. Při podmínce „15 nebo méně“ ji například s reputací 15 dostaneš, s 16 už ne.
    .title = Vítězství 1: odměna
EU-COMBAT-41 = Poražená nestvůra, krok 2: kartu si necháš jako trofej ve vaku, nebo ji odhodíš.
    .title = Vítězství 2: trofej
EU-COMBAT-42 = Poražená nestvůra, krok 3: vezmeš si všechnu kořist z pole bez ohledu na reputaci.
    .title = Vítězství 3: kořist
EU-COMBAT-43 = Poražená nestvůra, krok 4: Gaar a Chaos nestvůry jdou do banku a použité stříbrné a zlaté karty na své odhazovací hromádky. Nepoužité karty zůstávají hráči nestvůry. Může směnit 4 stříbrné karty za 1 zlatou a pak odhodí vše nad 5 karet.
    .title = Vítězství 4: karty a žetony nestvůry
EU-COMBAT-44 = Poražená nestvůra, krok 5: vezmeš si 1 Gaar za každé 2 zbylé body naděje. Zbytek propadá.
    .title = Vítězství 5: naděje
EU-COMBAT-45 = Poražená nestvůra, krok 6: položíš na pole své žetony (EU-LIBERATE-04).
    .title = Vítězství 6: žetony
EU-COMBAT-46 = Poražená nestvůra, krok 7: použiješ nebo odhodíš předměty, které nemáš kam uložit. V místě obchodu můžeš nejdřív provést akci obchodu, uděláš-li to ihned.
    .title = Vítězství 7: příliš mnoho předmětů
EU-COMBAT-47 = Po vítězství tvůj tah pokračuje.
    .title = Tah pokračuje
EU-COMBAT-48 = Balíček nestvůr se zamíchá z odhozených karet, jakmile dojde, takže je vždy vidět nějaký rub. Jsou-li všechny karty nestvůr jedné úrovně trofejemi, vyhraješ akci boje ihned, bez odměny a trofeje. Kořist si vezmeš a žetony položíš.
    .title = Prázdný balíček nestvůr
EU-COMBAT-49 = Na převzetí ovládání se hra ptá v pořadí tahů po hráči hrdiny a všechny odpovědi se odhalí najednou. Hráč hrdiny se nikdy nehlásí.
    .title = Jak se hlásí o ovládání
EU-COMBAT-50 = S esencí vzduchu hází nestvůra jednou kostkou. Na jeden hod nestvůry působí nejvýše jedna esence vzduchu. U jediné kostky moc vzduchu nepůsobí a Gaar může přehodit jen ji.
    .title = Hod nestvůry jednou kostkou
EU-COMBAT-51 = První úder zvolíš, nebo odmítneš; v kroku A jednáš jen ty; v kroku B ohlásíš destičku, dovednost vyčerpáš, a hodíš. Kroky C a D jsou jako ve fázi útoku hrdiny, s nadějí, mocemi i postihem nestvůry. Druhý první úder v témže boji není.
    .title = Pořadí prvního úderu
EU-COMBAT-52 = Gaar, karty a předměty získané během boje mohou až do jeho konce přesahovat tvé místo na ukládání. Drahokamy a destičky si nechávají svůj stav; nové bojové kolo nic nepřipraví.
    .title = Ukládání během boje
EU-COMBAT-53 = Od 21. bojového kola utrpí tvůj hrdina na konci každého bojového kola 1 zranění. Nic ho nemůže snížit.
    .title = Únava
EU-COMBAT-54 = Poškození nebo zranění mimo krok D, například z Krvavé smlouvy nebo Temného amuletu, platí ihned. Ověří se EU-COMBAT-16 a smrt je smrtí v boji.
    .title = Zranění mimo krok D
EU-COMBAT-55 = V jednom tahu můžeš svést několik bojů, dokud máš akce boje. Naděje pokaždé začíná na 0.
    .title = Několik bojů v tahu

## Gaar

EU-GAAR = Gaar
EU-GAAR-01 = Ve fázi útoku nestvůry smějí používat Gaar obě strany. Ve fázi útoku hrdiny jen ty, pokud efekt neříká jinak.
    .title = Kdo smí používat Gaar
EU-GAAR-02 = Použitý Gaar leží u své kostky: modrá strana znamená +2, červená −2. Po vyhodnocení hodu jde do banku.
    .title = Použitý Gaar
EU-GAAR-03 = Bonus za Gaar zůstává, i když se tatáž kostka přehodí znovu.
    .title = Bonus zůstává
EU-GAAR-04 = Gaar můžeš utrácet z polí Gaar i z vaků.
    .title = Odkud se Gaar utrácí

## Štíty

EU-SHIELD = Štíty
EU-SHIELD-01 = Štít leží na poli hrdiny s ikonou meče. Používáš ho po hodu nestvůry. Nikdy se nevyčerpá a funguje v každém bojovém kole.
    .title = Použití štítu
EU-SHIELD-02 = Štít snižuje bojovou hodnotu nestvůry, tvá zranění, nebo obojí. Některé štíty mají svou cenu: sníží i bojovou hodnotu tvého příštího útoku, a to jen toho.
    .title = Co štít dělá
EU-SHIELD-03 = V každém bojovém kole se rozhoduješ, zda štít použiješ. Pokud ano, platí všechny jeho ikony zároveň.
    .title = Štít není povinný

## Zranění

EU-WOUND = Zranění
EU-WOUND-01 = Samotné číslo zranění je základ: ztratíš tolik zdraví.
    .title = Základní zranění
EU-WOUND-02 = Zranění „+N“ se přičte jen tehdy, způsobila-li nestvůra v této fázi útoku nestvůry alespoň 1 základní zranění.
    .title = Další zranění
EU-WOUND-03 = Zranění „−N“ se odečte. Součet nikdy neklesne pod 0.
    .title = Méně zranění
EU-WOUND-04 = Všechna „+“ platí před všemi „−“. Bez základu není žádné zranění. Se základem 1, +2 a štítem −1 utrpíš například 2 zranění, se základem 0 a +2 žádné.
    .title = Pořadí při zraněních

## Poškození

EU-DAMAGE = Poškození
EU-DAMAGE-01 = Samotné číslo poškození je základ: nestvůra ho dostane.
    .title = Základní poškození
EU-DAMAGE-02 = Poškození „+N“ se přičte jen tehdy, způsobíš-li tímto útokem alespoň 1 základní poškození.
    .title = Další poškození
EU-DAMAGE-03 = Poškození „−N“ se odečte. Součet nikdy neklesne pod 0.
    .title = Méně poškození
EU-DAMAGE-04 = Všechna „+“ platí před všemi „−“. Bez základu není žádné poškození.
    .title = Pořadí při poškození
EU-DAMAGE-05 = 1 poškození za 3 body naděje je základní, takže umožní i efekty „+“.
    .title = Poškození z naděje

## Zásah Shii

EU-SHII = Zásah Shii
EU-SHII-01 = Kdykoli v boji házíš, při útoku nebo kvůli dovednosti, a první výsledek před jakoukoli úpravou je nejvýše 5, naděje stoupne o 1.
    .title = Naděje ze špatných hodů
EU-SHII-02 = Kdykoli je první výsledek hodu nestvůry alespoň 10, naděje stoupne o 1.
    .title = Naděje z dobrých hodů nestvůry
EU-SHII-03 = Po hodu hrdiny můžeš utratit 1 bod naděje a přičíst k tomuto hodu 1.
    .title = 1 naděje: lepší hod
EU-SHII-04 = Kdykoli v boji, i na jeho konci, můžeš utratit 2 body naděje a vzít si 1 Gaar.
    .title = 2 naděje: žeton Gaar
EU-SHII-05 = Po hodu hrdiny můžeš utratit 3 body naděje, přičíst k tomuto hodu 1 a způsobit nestvůře 1 poškození.
    .title = 3 naděje: hod a poškození
EU-SHII-06 = Každou z těchto možností můžeš použít víckrát. Kostku naděje používá jen hráč hrdiny.
    .title = Možnosti lze opakovat
EU-SHII-07 = Kostka naděje má hodnoty 0 až 5. Co by přesáhlo 5, propadá.
    .title = Rozsah kostky naděje

## Kořist

EU-LOOT = Kořist
EU-LOOT-01 = Ikony kořisti dávají zlato, 1 Gaar, 1 léčivý lektvar, 1 stříbrnou kartu nebo 1 zlatou kartu. Bereš si kořist z obou stran ikony nestvůry.
    .title = Ikony kořisti

## Trofeje

EU-TROPHY = Trofeje
EU-TROPHY-01 = Trofej zabírá jeden vak. Není-li žádný volný, musíš kvůli ní odhodit jiný předmět. Trofeje slouží k úkolům.
    .title = Ponechání trofeje

## Stříbrné a zlaté karty

EU-CARD = Stříbrné a zlaté karty
EU-CARD-01 = Stříbrné a zlaté karty používáš jen jako hráč nestvůry. Ve vlastním tahu ti nic nedávají.
    .title = Karty hráče nestvůry
EU-CARD-02 = Kdykoli můžeš odhodit 4 stříbrné karty bez jejich efektu a líznout si 1 zlatou.
    .title = 4 stříbrné za 1 zlatou
EU-CARD-03 = Mimo boj můžeš mít v ruce 5 karet, stříbrných a zlatých dohromady. Máš-li jich víc, směňuješ nebo odhazuješ, dokud jich nezbude 5.
    .title = Limit karet v ruce
EU-CARD-04 = Ikona karty ukazuje, kdy se hraje: před hodem nestvůry, po něm, před ním či po něm, nebo před hodem hrdiny.
    .title = Kdy se karta hraje
EU-CARD-05 = Stříbrná karta má 2 části, zlatá 3. Jedno zahrání použije právě jednu část podle počtu stejných karet zahraných spolu: 1 karta horní, 2 karty druhou, 3 karty třetí (jen zlaté).
    .title = Části karty
EU-CARD-06 = Jedno zahrání stojí celkem 1 Chaos, ať je karet kolik chce.
    .title = Cena zahrání
EU-CARD-07 = Zahrané karty leží u nestvůry. Karty s trvalým efektem zůstávají do konce boje, karty s efektem čtyřlístku do kroku A2 příštího bojového kola, všechny ostatní do konce tohoto bojového kola.
    .title = Jak dlouho karta leží
EU-CARD-08 = Trvalý efekt, vytištěný mezi názvem a částmi, platí do konce boje.
    .title = Trvalé efekty
EU-CARD-09 = Hodnoty pro 1 / 2 / 3 karty zahrané spolu. Stříbrné: Kletba, před hodem hrdiny: bojová hodnota hrdiny −2 / −4 a −1 poškození. Běsnění, před hodem nestvůry či po něm: bojová hodnota nestvůry +2 / +4. Jed, po hodu nestvůry: +1 zranění / +2 zranění a −1 ke všem hodům hrdiny. Zlaté: Mocný úder, před hodem nestvůry: +2 / +3 / +4 zranění a −2 / −3 / −4 k příští bojové hodnotě hrdiny. Léčení, před hodem nestvůry či po něm: bojová hodnota nestvůry +2 / +2 / +3 a vyléčí se 1 / 3 / 5 poškození; trvalý efekt: regenerace vyléčí 1 na začátku kroku A2 každého dalšího bojového kola. Ovládnutí duše (jen v soutěžní hře), před hodem nestvůry či po něm: hráč nestvůry vyčerpá 1 / 2 / 3 připravené dovednosti, které nejsou stálé, a se třemi kartami přesune i 1 Gaar od hrdiny k nestvůře; trvalý efekt: naději nelze měnit na Gaar. Ovládnutí mysli (jen v sólové a kooperativní hře), před hodem nestvůry: 1 / 2 / 3 žetony Gaar přejdou od hrdiny k nestvůře, se třemi kartami navíc +1 zranění.
    .title = Karty
EU-CARD-10 = Část karty působí jednou, na útok, při kterém byla zahrána; dál platí jen trvalý efekt. Několik zahrání se sčítá. Jedna skupina karet s trvalým efektem platí za jeden trvalý efekt.
    .title = Efekty zahrání
EU-CARD-11 = Efekty čtyřlístku jsou změny bojové hodnoty hrdiny, jeho příští bojové hodnoty a všech hodů hrdiny. Každá končí v kroku A2 příštího bojového kola.
    .title = Co je efekt čtyřlístku
EU-CARD-12 = 4 stříbrné karty můžeš směnit, kdykoli se máš rozhodnout, i jako hráč nestvůry v boji. Karty vybíráš ty.
    .title = Kdy lze směňovat

## Destičky hrdiny

EU-HERO = Destičky hrdiny
EU-HERO-01 = Ikona v pravém dolním rohu ukazuje druh destičky hrdiny: výbava (hnědá), dovednost nebo dovednost prvního úderu (obě v barvě hrdiny).
    .title = Druhy destiček hrdiny
EU-HERO-02 = Destička patří jen na pole hrdiny se svou ikonou. Na pole se vejde jedna destička.
    .title = Pole hrdiny
EU-HERO-03 = Dovednosti se učíš jen v akci obchodu: zaplatíš cenu učení a položíš dovednost na odemčené prázdné pole s její ikonou. V jedné akci se jich můžeš naučit, kolik chceš.
    .title = Učení dovednosti
EU-HERO-04 = Při učení můžeš dovednosti zdarma přesouvat mezi odpovídajícími poli.
    .title = Přesouvání dovedností
EU-HERO-05 = Při učení můžeš dovednost zdarma vrátit mezi své dostupné destičky. Chceš-li se ji naučit znovu, znovu platíš. Zůstane připravená nebo vyčerpaná, jak byla.
    .title = Odložení dovednosti
EU-HERO-06 = Výbavu hrdiny je třeba koupit, v kterémkoli místě obchodu. Jde na pole nebo do vaku a mimo boj ji lze nasazovat a sundávat. Prodaná opouští hru.
    .title = Výbava hrdiny
EU-HERO-07 = Zamčená pole hrdiny ukazují zlato nebo esenci. Zaplatíš-li to v akci obchodu, je pole natrvalo odemčené. Třetí pole s mečem stojí 4 zlata, dvě pole dovedností 3 a 5 zlata, pole prvního úderu 2 zlata (Keleia ho má otevřené). Šesté pole dovedností stojí esenci: Dral a Skoldur země, Keleia vzduchu, Áel vody, Maeldur ohně, Taesiri kteroukoli.
    .title = Zamčená pole hrdiny
EU-HERO-08 = Použitá dovednost je vyčerpaná do začátku příštího kola. Destičky se stálým efektem se nikdy nevyčerpají.
    .title = Používání dovedností

## Odkrývání destiček hrdiny

EU-LEVEL = Odkrývání destiček hrdiny
EU-LEVEL-01 = V akci obchodu můžeš zaplatit 1 zlato a vzít si všechny své zakryté destičky hrdiny, jejichž hodnota není vyšší než tvá současná reputace. Stávají se dostupnými. Stojí to vždy 1 zlato, ať je jich kolik chce.
    .title = Odkrývání
EU-LEVEL-02 = Mají-li dvě odkryté destičky stejnou hodnotu, jednu si zvolíš. Druhá opouští hru.
    .title = Dvě destičky stejné hodnoty
EU-LEVEL-03 = Odkryté destičky zůstávají dostupné, i když reputace později klesne.
    .title = Odkryté natrvalo
EU-LEVEL-04 = Knihy na stupnici reputace označují hodnoty destiček hrdiny: 0, 2, 4, 6, 9, 12, 15, 18, 22, 26 a 30.
    .title = Knihy na stupnici reputace

## Kdy se efekty používají

EU-TIMING = Kdy se efekty používají
EU-TIMING-01 = Ikona času použití ukazuje, kdy efekt používáš: stále; kdykoli, v boji i mimo něj; při přípravě boje; při prvním úderu; k útoku (krok B fáze útoku hrdiny); v kroku A, v kroku C, nebo v kroku A či C fáze útoku nestvůry; v kroku A, nebo v kroku C fáze útoku hrdiny. Bez ikony ho používáš mimo boj nebo těsně před ním. Léčivé destičky se používají ve fázích léčení nebo mimo boj, destičky se čtyřlístkem po každém hodu hrdiny (EU-DICE-09).
    .title = Ikony času použití
EU-TIMING-02 = Destička může mít několik efektů, každý s vlastní ikonou. Použití kteréhokoli z nich ji vyčerpá. Efekty s různými ikonami nelze použít při jednom vyčerpání.
    .title = Několik efektů na destičce
EU-TIMING-03 = Drahokamy a esence ikonu času použití nemají. Kdy se používají, říkají EU-GEM-04, EU-ESSENCE-02 a EU-ESSENCE-03.
    .title = Čas použití drahokamů a esencí
EU-TIMING-04 = Destičku použitelnou kdykoli můžeš v boji použít vždy, když jsi s destičkami na řadě: v obou fázích léčení, v krocích A1 a C fáze útoku nestvůry, v krocích A2 a C fáze útoku hrdiny a ve stejných krocích prvního úderu. Důlní vozík funguje jen v akci těžby.
    .title = Kdykoli v boji
EU-TIMING-05 = Destičky použitelné mimo boj můžeš použít ještě těsně před bojem (EU-COMBAT-03), později už ne. Stálé destičky fungují, jen když jsou nasazené nebo naučené, a vyžadují-li sadu zbroje, jen když ji máš na sobě.
    .title = Mimo boj a stále

## Vaky

EU-SACK = Vaky
EU-SACK-01 = Máš 3 vaky. Je-li součet úprav vaků na nasazených destičkách menší než 0, máš jich o tolik méně. Víc než 3 nemáš nikdy.
    .title = Počet vaků
EU-SACK-02 = Součet úprav vaků nesmí být nikdy nižší než −3. Jinak musíš změnit výbavu nebo dovednosti.
    .title = Nejnižší úprava vaků
EU-SACK-03 = Vak zakrytý šedým vakem nic nepojme. Předmět, který v něm ležel, je třeba přesunout, použít, nebo odhodit.
    .title = Zakryté vaky

## Předměty

EU-ITEM = Předměty
EU-ITEM-01 = Předměty jsou zbraně, štíty, zbroj, šperky, svitky, lektvary, suroviny, truhly, lahvičky, zásoby, artefakty, toulce a jiné zásobníky, batohy, trofeje, Gaar, Dwurt, drahokamy a esence.
    .title = Druhy předmětů
EU-ITEM-02 = Na každém ze 4 polí Gaar uchováváš 1 Gaar, na každém ze 4 polí drahokamů a esencí 1 drahokam nebo esenci a v každém vaku 1 předmět jakéhokoli druhu. Nošená zbroj a šperky leží na polích výbavy, držené zbraně a štíty na polích hrdiny.
    .title = Ukládání
EU-ITEM-03 = Získaný předmět nasadíš, použiješ, nebo uložíš. Mimo boj můžeš předměty libovolně přemisťovat.
    .title = Získání předmětu
EU-ITEM-04 = Na konci akce nebo volné akce odhodíš nebo použiješ vše, na co nemáš místo.
    .title = Není místo
EU-ITEM-05 = Co ti z boje v místě obchodu přebývá, můžeš nejdřív prodat v akci obchodu, která následuje ihned.
    .title = Přebytek v místě obchodu
EU-ITEM-06 = Použité, prodané, zaplacené nebo odhozené destičky jdou na odhazovací hromádku svého sloupce. Léčivé lektvary a svitky teleportace se vracejí na svou otevřenou hromádku. Artefakty, výbava hrdiny a zaplacené trofeje elitních nestvůr opouštějí hru. Zaplacené nebo odhozené trofeje nestvůr jdou na odhazovací hromádku svého balíčku. Prázdná otevřená hromádka nic nedá.
    .title = Kam destičky jdou
EU-ITEM-07 = Artefakty, svitky, lektvary, truhly, lahvičky, zásoby a zásobníky leží ve vaku a používají se odtamtud. Použitý artefakt se vyčerpá; jeho stálý efekt platí, dokud ho máš. Batoh leží vedle desky a jeho úprava vaků platí; můžeš mít jen jeden. Zbraně, štíty, zbroj a šperky fungují jen nasazené.
    .title = Odkud předměty fungují
EU-ITEM-08 = Dwurt lze uchovávat i ve vacích, v každém jeden. Esence lze používat z polí drahokamů a esencí i z vaků.
    .title = Dwurt a esence ve vacích
EU-ITEM-09 = Dovednosti nejsou předměty. Nelze je ukládat do vaků a místo mění jen při učení.
    .title = Dovednosti nejsou předměty

## Výbava

EU-EQUIP = Výbava
EU-EQUIP-01 = Výbava ve vaku nemá žádný efekt.
    .title = Výbava ve vaku
EU-EQUIP-02 = Máš pole zbroje pro přilbu, kyrys, rukavice, holenice a boty a pole šperků pro amulet a dva prsteny. Pole druhého prstenu je zamčené.
    .title = Pole výbavy
EU-EQUIP-03 = Zamčené pole výbavy odemkneš v akci obchodu za uvedenou cenu: 4 zlata za druhý prsten.
    .title = Zamčené pole výbavy
EU-EQUIP-04 = Přemístěná výbava zůstane připravená nebo vyčerpaná, jak byla.
    .title = Přemisťování výbavy
EU-EQUIP-05 = Efekt „jednou za kolo“ destičku vyčerpá. Drahokamy v ní osazené se používají bez ohledu na to, zda je připravená, nebo vyčerpaná.
    .title = Jednou za kolo

## Drahokamy

EU-GEM = Drahokamy
EU-GEM-01 = Mimo boj můžeš kdykoli osazovat drahokamy do volných míst ve své výbavě, aktivní stranou nahoru. Osazený drahokam se nikdy nevyjímá ani nevyměňuje.
    .title = Osazování drahokamů
EU-GEM-02 = Použít můžeš jen aktivní drahokam v nasazené výbavě. Pak ho otočíš na neaktivní stranu do začátku příštího kola.
    .title = Používání drahokamů
EU-GEM-03 = Při nasazení i sundání výbavy zůstávají její drahokamy aktivní nebo neaktivní, jak byly.
    .title = Drahokamy si nechávají stav
EU-GEM-04 = Ametyst: 1 bod pohybu, mimo boj. Smaragd: +1 ke kterémukoli hodu hrdiny. Onyx: −1 k bojové hodnotě nestvůry, po jejím hodu. Opál: vyléčí 1. Rubín: nejvyšší zdraví +1, dokud je osazený v nasazené výbavě; nikdy se neotáčí. Safír: lízneš si 1 stříbrnou kartu, mimo boj. Démonický kámen: lízneš si 1 zlatou kartu, mimo boj. Diamant: vyléčí 2. Opál a diamant se používají ve fázích léčení nebo mimo boj.
    .title = Co drahokamy dávají

## Esence

EU-ESSENCE = Esence
EU-ESSENCE-01 = Jsou esence ohně, vody, země a vzduchu. Esenci můžeš prodat za 2 zlata, jednou použít její efekt, odemknout s ní pole hrdiny, zaplatit jí úkol nebo ji použít k některým dovednostem.
    .title = K čemu je esence
EU-ESSENCE-02 = Esence vzduchu se používá před hodem nestvůry: nestvůra hází o jednu kostku méně (EU-COMBAT-50). V sólové hře se odstraní levá kostka karty boje.
    .title = Esence vzduchu
EU-ESSENCE-03 = Esence ohně se používá před tvým útočným hodem a dává +2 poškození; můžeš jich použít víc. Esence vody vyléčí 5, ve fázi léčení nebo mimo boj. Esence země dává +4 ke kterémukoli hodu hrdiny.
    .title = Esence ohně, vody a země
EU-ESSENCE-04 = Použité esence se vracejí do banku.
    .title = Použité esence

## Sady zbroje

EU-SET = Sady zbroje
EU-SET-01 = Sada zbroje jsou alespoň 3 různé nasazené kusy zbroje se stejnou barvou pozadí, tedy ze stejného materiálu.
    .title = Co je sada zbroje
EU-SET-02 = Ikony 3+, 4+ a 5 říkají, kolik kusů sady efekt vyžaduje. Bez nich můžeš destičku mít, nasadit nebo se ji naučit, ale tento efekt použít nemůžeš.
    .title = Efekty vyžadující sadu
EU-SET-03 = Má-li destička několik ikon sady, sečtou se všechny části, jejichž podmínka je splněna. S „3+: vyléčí 2“ a „4+: vyléčí 1“ například čtyři kusy vyléčí 3.
    .title = Několik ikon sady

## Elitní nestvůry

EU-ELITE = Elitní nestvůry
EU-ELITE-01 = S elitními nestvůrami se hraje, říká-li to scénář nebo dohodnou-li se tak hráči.
    .title = S elitními nestvůrami nebo bez nich
EU-ELITE-02 = Pro každou použitou úroveň se náhodně vybere tolik karet odměny za zakázku, kolik je hráčů, a ještě 2 (v sólové hře 3). Ostatní se odloží, aniž by je kdo viděl. Každá úroveň se zamíchá zvlášť a složí do balíčku: úroveň 3 dospod, úroveň 1 navrch. Neuvádí-li scénář úrovně, použijí se všechny tři.
    .title = Balíček odměn za zakázku
EU-ELITE-03 = Karty elitních nestvůr leží podle úrovní lícem dolů. Odkryje se vrchní odměna za zakázku a karta elitní nestvůry, která k ní patří.
    .title = Odkrytí odměny za zakázku
EU-ELITE-04 = Bojovat lze jen s elitní nestvůrou z vrchní odměny za zakázku, tedy vždy jen s jednou.
    .title = Vždy jen jedna
EU-ELITE-05 = Odměna za zakázku ukazuje doupě: druh pole, pole sousedící s určitým místem, nebo jedno ze 3 vnějších polí zvláštního dílku.
    .title = Doupě
EU-ELITE-06 = K boji s elitní nestvůrou potřebuješ akci boje a tvůj hrdina musí stát na osvobozeném poli doupěte. Nikdy tě k tomu nic nenutí.
    .title = Kdy lze bojovat
EU-ELITE-07 = Platí běžná pravidla boje. Karta elitní nestvůry ukazuje zdraví, zranění a zvláštní efekty. Hráč nestvůry se určí jako obvykle.
    .title = Boj s elitní nestvůrou
EU-ELITE-08 = Po vítězství si bez ohledu na reputaci vezmeš odměnu z karty odměny za zakázku a kartu si necháš pro bodování.
    .title = Odměna z karty
EU-ELITE-09 = Po poražení elitní nestvůry nepokládáš žeton a nebereš kořist.
    .title = Bez žetonu a kořisti
EU-ELITE-10 = Kartu elitní nestvůry si můžeš nechat jako trofej její úrovně.
    .title = Elitní trofej
EU-ELITE-11 = Zvláštní efekty elitních nestvůr jsou: postih čtyřlístku ke všem hodům hrdiny do kroku A2 příštího bojového kola; hráč nestvůry si lízne stříbrné nebo zlaté karty; nestvůra se léčí; okamžitá smrt, tvé zdraví klesne na 0.
    .title = Zvláštní efekty
EU-ELITE-12 = Na odolnou nestvůru nepůsobí nic, co tvůj hrdina použije, kromě poškození, ani moc vzduchu a země. Na tvého hrdinu tyto moci působí dál.
    .title = Odolnost
EU-ELITE-13 = Odolnost chrání hod elitní nestvůry i před tvými žetony Gaar, efekty králičí pacičky, snížením bojové hodnoty štítem a esencí vzduchu. Snižování tvých zranění funguje dál.
    .title = Před čím odolnost chrání
EU-ELITE-14 = Po vítězství se další odměna za zakázku a její elitní nestvůra odkryjí na konci tahu.
    .title = Další elitní nestvůra
EU-ELITE-15 = Zemře-li tvůj hrdina v boji s elitní nestvůrou, odměna za zakázku i karta nestvůry se vrátí navrch svých balíčků a zůstávají v platnosti. Ostatní kroky smrti se nemění.
    .title = Smrt v boji s elitní nestvůrou
EU-ELITE-16 = Když je balíček odměn za zakázku prázdný, s elitními nestvůrami už nelze bojovat.
    .title = Prázdný balíček odměn za zakázku
EU-ELITE-17 = Neodpovídá-li na konci kola současnému doupěti žádné odkryté pole, jde tato odměna za zakázku pod ostatní své úrovně a odkryje se další.
    .title = Doupě není na mapě
EU-ELITE-18 = Zvláštní efekt s bojovou hodnotou nastane v kroku D, dosáhne-li jí konečná bojová hodnota nestvůry. Okamžitá smrt má přednost přede vším. Jinak se nejdřív započtou zranění a pak, je-li tvůj hrdina naživu, efekty v pořadí na kartě.
    .title = Kdy zvláštní efekty nastanou
EU-ELITE-19 = Na odolného nepřítele nepůsobí: Gaar a Dwurt při jeho hodu, změny jeho bojové hodnoty, odebrání kostky a odebrání Chaosu. Dál působí: poškození, čtyřlístek a Gaar při tvých hodech, snížení zranění, léčení, zrušení kleteb a naděje.
    .title = Odolnost efekt po efektu
EU-ELITE-20 = Elitní nestvůry, Farrug a golem nikdy nebrání v pohybu a pole s nimi zůstává osvobozené.
    .title = Ničemu nebrání

## Závěrečné bodování

EU-SCORE = Závěrečné bodování
EU-SCORE-01 = Po posledním kole si každý hráč sečte nejdřív majetek a potom reputaci.
    .title = Pořadí bodování
EU-SCORE-02 = Každá destička hrdiny na tvé desce dává tolik zlata, kolik stojí její učení (dovednosti) nebo nákup (výbava).
    .title = Destičky hrdiny
EU-SCORE-03 = Každé odemčené pole hrdiny dává tolik zlata, kolik stálo; esence platí za 2 zlata. Pole, která nikdy zamčená nebyla, nedávají nic.
    .title = Odemčená pole hrdiny
EU-SCORE-04 = Každá esence a každý drahokam dávají 2 zlata, i drahokamy osazené ve výbavě. Esence ležící na dovednostech se nepočítají.
    .title = Esence a drahokamy
EU-SCORE-05 = Každý předmět dává tolik zlata, kolik je jeho nákupní cena, a nemá-li ji, nic.
    .title = Předměty
EU-SCORE-06 = Každé odemčené pole výbavy dává tolik zlata, kolik stálo.
    .title = Odemčená pole výbavy
EU-SCORE-07 = Každá surovina se od tebe vykoupí. Obsahuje-li některá její možnost reputaci, dostaneš tuto reputaci a zlato ze stejné možnosti. Jinak dostaneš možnost s nejvíce zlatem. Surový diamant dává 2 zlata a 3 reputace, surový safír 4 zlata.
    .title = Suroviny
EU-SCORE-08 = Za každých plných 5 zlata získáš 1 reputaci.
    .title = Zlato na reputaci
EU-SCORE-09 = Potom získáš reputaci podle počtu, postupně za 1, 2, 3 a tak dál; poslední hodnota platí i pro víc. Tvé žetony hrdiny na mapě: { $hero_tokens }. Tvé žetony interakce na mapě: { $interaction_tokens }. Tvé žetony obchodu na mapě: { $trade_tokens }. Žetony hrdinů, které zabiješ jako hráč nestvůry: { $killed_heroes }. Karty úkolů: { $quest_cards }. Odměny za zakázku: { $bounties }. Za každou smrt svého hrdiny v boji, tedy za každý svůj žeton u jiných hráčů, ztrácíš { $death } reputace.
    .title = Bodovací tabulka
EU-SCORE-10 = Vítězí nejvyšší reputace. Při shodě vítězí vyšší hodnota ruky: stříbrná karta platí za 1, zlatá za 4. Trvá-li shoda, je vítězství společné.
    .title = Vítěz
EU-SCORE-11 = Každá destička se počítá jednou: destičky hrdiny na polích nebo ve vacích v EU-SCORE-02, suroviny v EU-SCORE-07, ostatní předměty v EU-SCORE-05. Destičky hrdiny dostupné, ale nenaučené nebo nekoupené, nedávají nic. Zlato v EU-SCORE-08 jsou všechny tvé mince a vše získané v EU-SCORE-02 až EU-SCORE-07. Drahokamy z možnosti suroviny se neberou.
    .title = Každá destička jednou
EU-SCORE-12 = V EU-SCORE-09 se počítají jen žetony na mapě. Žetony hrdiny sloužící jako značky na deskách nebo stupnicích se nepočítají.
    .title = Značky se nepočítají

## Sólová hra

EU-SOLO = Sólová hra
EU-SOLO-01 = Hra se připraví jako obvykle, jen s těmito změnami: z každé kapitoly se použijí pouze dva označené pevné dílky; 2 kostky jiného hrdiny jsou kostkami nestvůry; karty ovládání nejsou; balíček boje leží zamíchaný lícem dolů; v balíčku zlatých karet nahradí Ovládnutí mysli všechny karty Ovládnutí duše.
    .title = Příprava sólové hry
EU-SOLO-02 = Používají se destičky hrdiny označené pro sólovou hru, označené pro 2–4 hráče ne.
    .title = Destičky hrdiny v sólové hře
EU-SOLO-03 = U čarodějnice vezmi 5 karet pro sólovou hru, náhodně 2 odstraň a 2 odkryj. U ostatních setkání odstraň náhodně 4 ze 7 karet a 2 odkryj. Destičky odměn čarodějnice, Temné amulety, se nepoužívají.
    .title = Setkání v sólové hře
EU-SOLO-04 = Karty mají dva banky, stříbrný a zlatý. Na začátku každého kola se do stříbrného banku přidá 1 stříbrná karta.
    .title = Banky karet
EU-SOLO-05 = Za každou stříbrnou nebo zlatou kartu, kterou si lízneš, se do jejího banku přidá jedna karta téhož druhu.
    .title = Tvé karty plní banky
EU-SOLO-06 = Jakmile jsou ve stříbrném banku alespoň 4 karty, 4 se odstraní a do zlatého banku se přidá 1 zlatá karta. Zlatý bank nemá limit.
    .title = Ze stříbrného banku do zlatého
EU-SOLO-07 = Kdykoli můžeš směnit 4 stříbrné karty z ruky za 1 zlatou kartu nebo 1 zlatou kartu za 1 zlato. Scénář může nabízet i jiné využití. Limit karet v ruce je 5.
    .title = Tvé karty
EU-SOLO-08 = Odhozené stříbrné a zlaté karty jdou dospod svých balíčků.
    .title = Odhozené karty
EU-SOLO-09 = Když se odkryje nestvůra, její stříbrné a zlaté karty jdou do banků. Stříbrné se ihned směňují, je-li to možné.
    .title = Karty nestvůry
EU-SOLO-10 = Krok B fáze útoku nestvůry: místo hodu odkryj vrchní kartu boje a nastav kostky nestvůry podle ní. Potom postupně: esence vzduchu odstraní levou kostku; naděje stoupne o 1, je-li součet alespoň 10; moc vzduchu otočí vyšší kostku; moc země přičte 2.
    .title = Karta boje místo hodu
EU-SOLO-11 = Krok C1: za každý symbol Gaar na kartě, má-li nestvůra Gaar a ukazuje-li její nejnižší kostka 1–3, utratí tento Gaar (+2) a nejnižší kostku přehodí. Symboly se vyhodnocují jeden po druhém.
    .title = Gaar nestvůry
EU-SOLO-12 = Krok C2: za každý symbol Chaosu provede nestvůra jednu akci Chaosu. Každá vyžaduje 1 žeton Chaosu a alespoň 1 kartu v některém banku.
    .title = Akce Chaosu
EU-SOLO-13 = Krok C3: odpovíš jako obvykle žetony Gaar, dovednostmi a předměty.
    .title = Tvá odpověď
EU-SOLO-14 = Jedna akce Chaosu: jsou-li ve zlatém banku karty, odkrývej je, dokud nejsou 3 jednoho typu nebo se neobjeví jiný typ. Kartu jiného typu dej dospod zlatého banku. Je-li zlatý bank prázdný, udělej totéž se stříbrným, do 2 karet jednoho typu. Odhoď 1 Chaos a použij karty, jako by byly zahrány ve svém kroku.
    .title = Jedna akce Chaosu
EU-SOLO-15 = Dvě akce Chaosu: odkrývej jako při jedné, ale první karta jiného typu začne druhou hromádku. Plná hromádka (3 zlaté nebo 2 stříbrné) je uzavřená a další karta začne druhou, i když je téhož typu. Přestaň, když je druhá hromádka plná nebo se objeví karta jiného typu, než je ona; tu dej dospod jejího banku. Odhoď 1 Chaos za každou hromádku a použij obě.
    .title = Dvě akce Chaosu
EU-SOLO-16 = Hromádky se staví nejdřív ze zlatého banku. Dojde-li, další hromádka vznikne ze stříbrného banku.
    .title = Nejdřív zlatý bank
EU-SOLO-17 = Karta Léčení, když nestvůra nemá poškození: při jedné akci Chaosu neodkrývej dál a použij jen horní část, bojová hodnota +2 bez léčení; karta zůstává se svou regenerací. Při dvou akcích Chaosu je tato jediná karta hromádkou Léčení. Odkrývej dál pro druhou hromádku a další karty Léčení dávej pod zlatý bank, dokud se neobjeví jiný typ.
    .title = Léčení nezraněné nestvůry
EU-SOLO-18 = Žetony Gaar, které ti Ovládnutí mysli vezme v kroku C2, nemůže nestvůra použít dřív než v příštím bojovém kole.
    .title = Ovládnutí mysli
EU-SOLO-19 = Zemře-li tvůj hrdina v boji, místo odevzdání žetonu hrdiny polož na svou desku hrdiny 1 žeton Chaosu. Líznutá zlatá karta přidá také 1 zlatou kartu do banku.
    .title = Smrt v sólové hře
EU-SOLO-20 = Při závěrečném bodování ztrácíš 2 reputace za každý žeton Chaosu na své desce hrdiny.
    .title = Bodování sólové hry
EU-SOLO-21 = Když balíček boje dojde, všechny karty boje se zamíchají do nového.
    .title = Prázdný balíček boje
EU-SOLO-22 = Přinese-li akce Chaosu karty, které se hrají před hodem nestvůry, působí ihned na právě probíhající útok. Kletba působí na tvůj příští útok v tomto bojovém kole.
    .title = Opožděné karty
EU-SOLO-23 = Jsou-li v kroku C1 obě kostky stejně nízké, přehodí se levá. Jediná kostka je nejnižší.
    .title = Stejně nízké kostky
EU-SOLO-24 = Dojde-li bank během stavby hromádky, hromádka zůstane, jaká je. V EU-SOLO-17 se na každou kartu zlatého banku podíváš nejvýše jednou. Zbývají-li jen karty Léčení, vznikne druhá hromádka ze stříbrného banku, a je-li prázdný, nevznikne vůbec. Karta Léčení, která začne druhou hromádku, když nestvůra nemá poškození, ji ihned uzavře.
    .title = Když bank dojde
EU-SOLO-25 = Fáze útoku nestvůry probíhá takto: A1, A2, B (karta boje), C1 Gaar, C2 Chaos, C3 tvá odpověď žetony Gaar a destičkami v libovolném pořadí, dokud neskončíš, D. Krok A3 není. Krok A1 fáze útoku hrdiny se vynechá; Kletba z C2 čeká na tento útok a lze ji zrušit v A2.
    .title = Pořadí kroků
EU-SOLO-26 = Směna vlastních karet není líznutí a banky neplní. Směna uvnitř banků také ne.
    .title = Směny banky neplní
EU-SOLO-27 = Vyhlásí-li scénář porážku (EU-FARRUG-06, EU-GOLEM-04), prohráváš. Jinak tvá konečná reputace znamená bronz, stříbro, nebo zlato: { $the_hunt_medals } v Lovu; { $defence_of_the_realm_medals } v Obraně říše; { $walking_destruction_medals } v Kráčející zkáze. Pod bronzem prohráváš. Okamžitá výhra ve scénáři znamená alespoň bronz.
    .title = Výsledek sólové hry

## Kooperativní hra

EU-COOP = Kooperativní hra
EU-COOP-01 = Hra se připraví jako sólová, ale použijí se všechny pevné dílky z tabulky scénáře.
    .title = Příprava kooperativní hry
EU-COOP-02 = Platí pravidla sólové hry a banky jsou společné. 1 stříbrná karta se do banku přidá na začátku tahu každého hráče, ne každého kola.
    .title = Jako v sólové hře
EU-COOP-03 = Za obchod u žetonu obchodu jiného hrdiny neplatíš.
    .title = Bez poplatku za obchod
EU-COOP-04 = Chceš-li těžit nebo se utkat s elementálem na poli s žetony jiných hráčů, místo placení zlatem odhodíš 1 zlatou kartu, celkem jednu. Bez ní to nejde.
    .title = Zlatá karta místo poplatku
EU-COOP-05 = Hráči se navzájem neovlivňují: nikdo nic nedává a nepomáhá v cizím boji.
    .title = Bez interakce
EU-COOP-06 = Zemře-li tvůj hrdina v boji, ihned ztratíš 1 reputaci a vrátíš se jako obvykle, bez žetonu Chaosu na desce. Smrt mimo boj stojí 1 reputaci místo 2.
    .title = Smrt v kooperativní hře
EU-COOP-07 = Závěrečné bodování je nepovinné. O úspěchu rozhoduje společný cíl scénáře.
    .title = Bodování není povinné
EU-COOP-08 = Používají se destičky hrdiny označené pro 2–4 hráče. Destičky, které působí na ruku hráče nestvůry, nemají žádný efekt.
    .title = Destičky hrdiny v kooperativní hře
EU-COOP-09 = Vyhráváte všichni, splníte-li cíl do konce posledního kola a nevyhlásí-li scénář porážku; jinak všichni prohráváte. Lov: odevzdaný odznak každé úrovně. Obrana říše: zlomená čtvrtá fáze Farruga. Kráčející zkáza: poražený golem. Balíček boje, banky, nabídky a mapa jsou společné, pořadí tahů je obvyklé a každý boj se řídí pravidly sólové hry.
    .title = Výsledek kooperativní hry

## Skoldur a Dwurt

EU-DWURT = Skoldur a Dwurt
EU-DWURT-01 = Skoldur má místo polí Gaar 5 polí Dwurt. Začíná s 5 žetony Dwurt a bez Gaar. Na těchto polích smí ležet jen Dwurt.
    .title = Pole Dwurt
EU-DWURT-02 = Skoldur uchovává Gaar jen ve vacích. Kdykoli může změnit 1 Gaar na 1 Dwurt, nikdy naopak.
    .title = Gaar na Dwurt
EU-DWURT-03 = Smrt v boji dá Skoldurovi také 3 Gaar. Může je ihned změnit na Dwurt.
    .title = Gaar po smrti
EU-DWURT-04 = Úkoly, které žádají Gaar, potřebují skutečný Gaar. Dwurt nelze prodat.
    .title = Dwurt není Gaar
EU-DWURT-05 = Skoldur nesmí na hody používat Gaar. Na jeden hod může použít několik žetonů Dwurt, po jednom. Dwurt nic nepřehazuje; dává +3 k hodu hrdiny nebo −3 k bojové hodnotě nestvůry.
    .title = Dwurt na hody
EU-DWURT-06 = Žetony Dwurt lze platit i efekty destiček hrdiny.
    .title = Dwurt na destičky
EU-DWURT-07 = Kostka Dwurt začíná na 0. Každý Dwurt použitý na hod nebo destičku ji zvýší o 1, nejvýše na 5. Změna Gaar na Dwurt ji nezvyšuje.
    .title = Kostka Dwurt
EU-DWURT-08 = Na konci svého tahu použij stranu kostky Dwurt a pak ji nastav na 0. 0: vezmi si 1 Dwurt. 1: lízni si 1 stříbrnou kartu. 2: lízni si 2 stříbrné karty, 1 zranění. 3: vezmi si 1 Dwurt, lízni si 3 stříbrné karty, ztrať 1 reputaci, 2 zranění. 4: vezmi si 1 Dwurt, lízni si 1 zlatou kartu, ztrať 1 reputaci, 4 zranění. 5: vezmi si 2 Dwurt, lízni si 1 zlatou kartu, ztrať 1 reputaci, 6 zranění.
    .title = Strany kostky Dwurt
EU-DWURT-09 = V sólové hře líznutí z kostky Dwurt banky neplní.
    .title = Kostka Dwurt v sólové hře
EU-DWURT-10 = Zemře-li Skoldur kvůli kostce Dwurt, je to smrt mimo boj, ale stojí jen 1 reputaci, vedle té 1 ze samotné strany kostky.
    .title = Smrt kvůli kostce Dwurt
EU-DWURT-11 = Skoldur má destičky s hodnotou 0, které nejsou počáteční. Je třeba je odkrýt jako obvykle, za 1 zlato.
    .title = Destičky s hodnotou 0

## Scénáře

EU-SCEN = Scénáře
EU-SCEN-01 = Scénář určuje režimy, počet kol, počáteční dílek, kapitoly a tabulku mapy, zda se hraje s elitními nestvůrami, s čím začínáš, moduly (odznaky, události, legendy, Farrug, golem), konec hry a další body.
    .title = Co scénář určuje
EU-SCEN-02 = Lov: 10 kol, kapitoly I–IV, bez elitních nestvůr. Volná akce na středu Kostela: odhoď trofej úrovně, kterou tvůj hrdina ještě neodevzdal. Kdo úroveň odevzdá první, získá s odznakem 3 (úroveň 1), 5 (úroveň 2) nebo 8 (úroveň 3) reputace, druhý 1, 3 nebo 5. Každý hrdina odevzdává každou úroveň jednou.
    .title = Lov
EU-SCEN-03 = Obrana říše: 12 kol, kapitoly I–IV, elitní nestvůry úrovní 1–3, události a Farrug. Ve 3 hráčích je mapa podle EU-SETUP-07.
    .title = Obrana říše
EU-SCEN-04 = Kráčející zkáza: 10 kol, kapitoly I–V, elitní nestvůry úrovní 1 a 2, golem, ruiny a legendy.
    .title = Kráčející zkáza
EU-SCEN-05 = Ve všech třech scénářích začíná každý hrdina se 2 zlaty. Na konci kola přijde nejdřív EU-ELITE-17, pak Farrug nebo golem, pak EU-ROUND-07.
    .title = Počáteční bonus a konec kola

## Události

EU-EVENT = Události
EU-EVENT-01 = V Obraně říše se na začátku kol 2, 4, 6, 8, 10 a 12 odkryje vrchní karta události. Sedm událostí: bez poplatku za obchod a změny nabídky zdarma; bez moci vody a Kostel léčí 3 místo 6; každý hrdina vyléčí 4 a vezme si 1 Gaar; každá potkaná nestvůra dostane o 1 Chaos víc; každá akce těžby má důlní vozík; každý hrdina ztratí až 2 zlata, nebo 1 reputaci; naděje nestoupá a každý hrdina si lízne 1 stříbrnou kartu.
    .title = Události
EU-EVENT-02 = Událost buď působí jednou, nebo platí do konce kola. Přichází po přípravě žetonů, destiček a drahokamů. Co se týká každého hrdiny, jde v pořadí tahů a vybírá majitel hrdiny.
    .title = Vyhodnocení události

## Legendy

EU-LEGEND = Legendy
EU-LEGEND-01 = Když se odkryje dílek legendy, dostane jeho střed náhodnou kartu legendy. Volná akce na středu: splň požadavek a vezmi si artefakt z karty a její reputaci, 3 nebo 4. Každá karta se použije jednou za hru.
    .title = Karty legend
EU-LEGEND-02 = Požadavky fungují podle EU-QUEST-07. Karta legendy není při bodování kartou úkolu. Nemáš-li artefakt kam uložit, musíš se vzdát jiného předmětu.
    .title = Splnění legendy

## Farrug

EU-FARRUG = Farrug
EU-FARRUG-01 = Farrug se objeví na začátku 5. kola na vnějším poli dílku Kostela, vždy na stejném. Má 4 fáze v pevném pořadí. Fáze 1 má { $farrug_1_health } zdraví a { $farrug_1_more } za každého hráče, fáze 2 má { $farrug_2_health } a { $farrug_2_more }, fáze 3 má { $farrug_3_health } a { $farrug_3_more }, fáze 4 má { $farrug_4_health } a { $farrug_4_more }.
    .title = Farrug se objeví
EU-FARRUG-02 = Na konci každého kola po jeho příchodu se lízne 1 ze 4 karet útoku; prázdný balíček se znovu zamíchá. Farrug letí k cíli a působí. Nejbližší osvobozené místo obchodu: hrdinové tam a na sousedních polích utrpí 2 zranění a majitel žetonu obchodu ztratí nejvýše 1 zlato; žeton zůstává. Nejbližší pole těžby: hrdinové tam a na sousedních polích utrpí 2 zranění. Hrdina s nejvyšší reputací: hrdinové na tom poli utrpí 3 zranění a líznou si 1 stříbrnou kartu. Kostel: každý hrdina tam nebo na sousedním poli si zvolí 2 zranění, nebo ztrátu až 2 zlata.
    .title = Farrugovy útoky
EU-FARRUG-03 = Na Farrugově poli nebo vedle něj můžeš použít akci boje a zaútočit na něj. Je to běžný boj na nejvýše 2 bojová kola a první úder je dovolen. Farrug je odolný (EU-ELITE-12, EU-ELITE-13). Hráč nestvůry se určí jako obvykle. Poškození zůstává na kartě fáze.
    .title = Útok na Farruga
EU-FARRUG-04 = Za každá plná 3 poškození způsobená v jednom takovém boji získáš 1 reputaci. Zlomíš-li fázi, vezmeš si její odměnu a boj končí. Fáze 1: 3 reputace a 3 zlata. Fáze 2: 4 reputace a 1 drahokam podle volby, ale ne diamant ani démonický kámen. Fáze 3: 5 reputace a 5 zlata. Fáze 4: 8 reputace a poklad úrovně 3.
    .title = Odměny za boj s Farrugem
EU-FARRUG-05 = Když boj skončí kvůli limitu kol, tvůj hrdina zůstane na místě. Není žádná kořist ani žeton. Zemře-li hrdina, je to běžná smrt v boji a poškození zůstává.
    .title = Po boji s Farrugem
EU-FARRUG-06 = Když jsou zlomeny všechny čtyři fáze, Farrug odchází. Kdo zlomil poslední, vezme si závěrečnou odměnu. Soutěžní hra pokračuje do posledního kola; v sólové a kooperativní hře ihned vyhráváte. Není-li po posledním kole fáze 4 zlomena, každý ztrácí 5 reputace; v sólové a kooperativní hře prohráváte.
    .title = Farrug poražen, nebo ne
EU-FARRUG-07 = Farrug nikomu nestojí v cestě a může být na poli s hrdiny. Neexistuje-li jeho cíl, zůstane na místě a karta působí na jeho pole. Vzdálenosti se počítají podle EU-PORTAL-08. Mezi stejně blízkými poli rozhoduje pevné pořadí na mapě, mezi hrdiny se stejnou reputací dřívější pořadí tahů.
    .title = Farrugův let
EU-FARRUG-08 = Závěrečná odměna je odměna fáze 4 a dává se jednou. Nová karta fáze začíná bez poškození; poškození nad rámec fáze propadá. Ztráta 5 reputace přichází před závěrečným bodováním.
    .title = Farrugovy fáze
EU-FARRUG-09 = Boj s Farrugem nebo golemem nedává trofej, odměnu podle reputace ani žeton. Na jeho konci platí EU-COMBAT-43, EU-COMBAT-44 a EU-COMBAT-46. Zemře-li tvůj hrdina, vynechá se EU-DEATH-02.
    .title = Konec boje s Farrugem nebo golemem

## Golem

EU-GOLEM = Golem
EU-GOLEM-01 = Golem se objeví na ruinách, když se odkryje jejich dílek, nebo na začátku 4. kola na poli nejdál od Kostela. Na konci každého kola si lízne 1 z 10 karet zuřivosti zkázy, jde nejkratší cestou ke Kostelu a pokládá žetony zkázy, A nebo B. Sedm karet ho posune o 1 pole, dvě o 2 pole, jedna ho nechá na místě.
    .title = Golem kráčí
EU-GOLEM-02 = Na poli s žetonem zkázy nelze těžit, obchodovat ani plnit úkoly. Hrdina na tomto poli může žeton odstranit volnou akcí: A za 1 zlato, B za 2 zlata nebo 1 esenci. Odstranění B dává 1 reputaci.
    .title = Žetony zkázy
EU-GOLEM-03 = S golemem můžeš bojovat jako s Farrugem (EU-FARRUG-03, EU-FARRUG-04, EU-FARRUG-05). Má { $golem_health } zdraví a { $golem_more } za každého hráče a poškození zůstává. Kdo způsobí poslední poškození, získá 8 reputace a 4 zlata. Golem se odstraní a karty zuřivosti zkázy se už nelízají.
    .title = Boj s golemem
EU-GOLEM-04 = Vstoupí-li golem na dílek Kostela, každý hrdina ztratí 3 reputace a golem se vrátí na svůj začátek. V sólové a kooperativní hře prohráváte.
    .title = Golem u Kostela
EU-GOLEM-05 = Nejsou-li ruiny včas odkryty, golem začíná na poli nejvzdálenějším od středu Kostela; o shodě rozhodne pevné pořadí na mapě. Jeho začátkem je pole, kde se objevil, a ruiny odkryté později nic nemění. Na dílek Kostela vstoupí, když dojde na jedno ze tří vnějších polí, a tam jeho pohyb končí.
    .title = Začátek golema
EU-GOLEM-06 = Každý krok vede na sousední pole nejbližší středu Kostela; o shodě rozhodne pevné pořadí na mapě. Golem nikdy nevstupuje na střed dílku. Nestvůry a hrdinové ho nezastaví a nic se jim nestane.
    .title = Golemova cesta
EU-GOLEM-07 = Na poli leží nejvýše jeden žeton zkázy. B nahradí A, A nikdy nenahradí B. Karta zuřivosti zkázy pokládá žeton na poslední pole, na které golem vstoupil, na každé takové pole, nebo na jeho vlastní pole a všechna sousední místa obchodu. Karta bez pohybu pokládá žetony jen tímto posledním způsobem. Prázdný balíček zuřivosti zkázy se znovu zamíchá.
    .title = Pokládání žetonů zkázy

## Rozhodnutí

GD = Rozhodnutí tam, kde má zdroj mezeru
GD-01 = Dodatek k pravidlům jsme neměli. Téměř všechny líce karet a destiček, například destiček hrdinů, předmětů, nestvůr, úkolů, drahokamů, esencí a elementálů, jsou proto naše vlastní rekonstrukce, ne ty vytištěné (EU-CARD-09, EU-GEM-04, EU-ESSENCE-03, EU-QUEST-07). Počty karet a destiček jsou jako v krabici.
    .title = Karty a destičky
GD-02 = Neměli jsme ani Knihu scénářů. Ze zdroje jsou názvy tří scénářů a mapa Obrany říše pro 3 hráče; ostatní jejich pravidla a čísla jsou naše (EU-SCEN-01, EU-SCEN-02, EU-SCEN-03, EU-SCEN-04).
    .title = Scénáře
GD-03 = Události, legendy, Farruga a golema zdroj jmenuje, ale bez pravidel. Pravidla k nim jsme napsali sami (EU-EVENT-01, EU-LEGEND-01, EU-FARRUG-01, EU-GOLEM-01).
    .title = Události, legendy, Farrug, golem
GD-04 = Hodnota pohybu žetonu boje se ztratila. Bereme 3, po 1 u těžby a 2 u obchodu (EU-ACTION-03).
    .title = Pohyb ze žetonu boje
GD-05 = Zdroj neuvádí, kolik se v místě obchodu vyléčí za 1 zlato. Bereme 3 u kupce, 5 u alchymisty a 4 ve Věžích drakobijců (EU-TRADE-15).
    .title = Léčení v místech obchodu
GD-06 = Z bodovací tabulky jsou známy jen kategorie. Hodnoty jsou naše (EU-SCORE-09).
    .title = Hodnoty v bodovací tabulce
GD-07 = Místa knih na stupnici reputace jsou naše a odpovídají našim destičkám hrdiny (EU-LEVEL-04).
    .title = Knihy na stupnici
GD-08 = Známe jen počáteční zdraví Maeldura. Zdraví ostatních pěti hrdinů je naše (EU-SETUP-09).
    .title = Počáteční zdraví
GD-09 = Zdroj uvádí šest efektů kostky Dwurt a kostka začíná na nule. Bereme je jako strany 0 až 5 a kostka se zastaví na 5 (EU-DWURT-07, EU-DWURT-08).
    .title = Čísla na kostce Dwurt
GD-10 = Kostka naděje má prázdnou stranu a pět hodnot, naděje se tedy zastaví na 5 (EU-SHII-07).
    .title = Nejvyšší naděje
GD-11 = Obrázek, jak se smějí dílky pokládat, se ztratil. Používáme jediné uspořádání, ve kterém leží všechny dílky stejně otočené a nezůstávají mezery; dává i tři nové dílky z příkladu (EU-MAP-03).
    .title = Jak leží dílky mapy
GD-12 = Zdroj jmenuje Ovládnutí duše jako kartu, která se v sólové hře nahrazuje, a tamtéž vysvětluje Ovládnutí mysli. Bereme je jako dva typy po 8 kartách; s Mocným úderem a Léčením je to 32 zlatých karet. Mocný úder, psaný dvěma způsoby, je jeden typ (EU-CARD-09, EU-SOLO-01).
    .title = Typy zlatých karet
GD-13 = Žetony obchodu leží na vnějších polích Věží drakobijců, ale obchoduje se na středu. Tam se poplatek neplatí (EU-TRADE-03).
    .title = Poplatek u drakobijců
GD-14 = Zdroj neuvádí počet karet setkání v kooperativní hře. Držíme se pravidla sólové hry: 3 karty bez ohledu na počet hráčů (EU-COOP-01, EU-SOLO-03).
    .title = Setkání v kooperativní hře
GD-15 = Není jasné, které označené destičky hrdiny se v kooperativní hře používají. Protože je hrdinů několik, bereme ty pro 2–4 hráče (EU-COOP-08).
    .title = Destičky hrdiny při kooperaci
GD-16 = Žeton položený za poražení nestvůry na poli pokladu označuje i poklad. Vzít si ho může jen vítěz a jen dřív, než pole opustí (EU-FREE-03).
    .title = Střežený poklad
GD-17 = Odolnost je popsána jen obecně. Co zastaví a co funguje dál, říkají EU-ELITE-13 a EU-ELITE-19.
    .title = Odolnost elitních nestvůr
GD-18 = Je-li shoda i v kartách v ruce, posílá zdroj hráče do další hry. Zde je vítězství společné (EU-SCORE-10).
    .title = Společné vítězství
GD-19 = Moc Faer, obranná magie, postavy, komplic, sabotér, žetony iniciativy, Mirrezil a Brasath se nenabízejí: známe je jen podle jména (EU-COMP-10, EU-COMP-11).
    .title = Co se nenabízí
GD-20 = Proti elitním nestvůrám, Farrugovi a golemovi se hráč nestvůry určí jako v každém jiném boji (EU-ELITE-07, EU-FARRUG-03, EU-GOLEM-03).
    .title = Kdo vede zvláštního nepřítele
GD-21 = Listy úspěchů, karty nápovědy, listy hrdinů, druhá strana desky obchodu a destičky nestvůr nemění žádné pravidlo, takže tu nejsou (EU-COMP-10, EU-COMP-13).
    .title = Součásti bez pravidel
GD-22 = Smrt mimo vlastní tah, například kvůli události, je smrtí mimo boj (EU-DEATH-08).
    .title = Smrt v cizím tahu
GD-23 = Oba žetony interakce položené za nestvůru na poli těžby se při bodování počítají, dokud tam leží oba (EU-LIBERATE-04, EU-SCORE-09).
    .title = Dva žetony na poli těžby
GD-24 = Není jasné, co platí, je-li nestvůra poražena a tvůj hrdina ve stejném okamžiku klesne na 0 zdraví. Hrdina je mrtvý (EU-COMBAT-16).
    .title = Oba padnou zároveň
GD-25 = Neškodný boj, změny nabídky a odkrývání karet by mohly trvat donekonečna. Ukončují je EU-COMBAT-53, EU-TRADE-19 a EU-SOLO-24; v běžné hře se to téměř neprojeví.
    .title = Věci bez konce
GD-26 = Doupě z odměny za zakázku nemusí na mapě vůbec být. EU-ELITE-17 uvolní místo další.
    .title = Chybějící doupě
GD-27 = Regenerace léčí na začátku kroku A2, od druhého bojového kola (EU-CARD-09, EU-COMBAT-19).
    .title = Kdy léčí regenerace
GD-28 = Síla našich nestvůr, ceny a odměny byly vyladěny pomocí botů ve více než 500 hrách každého scénáře, pro dva až čtyři hráče. Opatrný bot vyhraje asi 95 ze 100 bojů, které si sám zvolí na úrovni 1, 86 na úrovni 2 a 84 na úrovni 3, a vyčerpává ho až jeden boj za druhým; žádný hrdina neskončí dál než o desetinu od průměru všech; využívá se každé místo obchodu i každé setkání. O samotě i společně jsou Farrug a golem těžcí: boti nad nimi téměř nikdy nevyhrají (GD-01, GD-02). Čísla jsou v docs/euthia-balance.md.
    .title = Vyváženost
GD-29 = Tato pravidla obsahují naše odpovědi na menší otázky: EU-SETUP-13, EU-SETUP-15, EU-SETUP-24, EU-SETUP-26, EU-GOLD-01, EU-GOLD-05, EU-TURN-06, EU-TURN-09, EU-DICE-09, EU-DICE-11, EU-EXPLORE-04, EU-EXPLORE-07, EU-SPECIAL-06, EU-PORTAL-05, EU-PORTAL-08, EU-ELEM-05, EU-ELEM-10, EU-QUEST-03, EU-MINE-06, EU-TRADE-02, EU-TRADE-17, EU-TRADE-18, EU-TRADE-20, EU-COMBAT-08, EU-COMBAT-29, EU-COMBAT-37, EU-GAAR-04, EU-SHIELD-03, EU-DAMAGE-05, EU-CARD-10, EU-CARD-11, EU-CARD-12, EU-COMBAT-48, EU-COMBAT-49, EU-COMBAT-50, EU-COMBAT-52, EU-COMBAT-55, EU-FREE-10, EU-HEALTH-05, EU-TIMING-01, EU-TIMING-02, EU-TIMING-04, EU-ITEM-06, EU-ITEM-07, EU-ITEM-08, EU-EQUIP-02, EU-ESSENCE-02, EU-ELITE-18, EU-ELITE-20, EU-SCORE-03, EU-SCORE-05, EU-SCORE-11, EU-SOLO-16, EU-SOLO-22, EU-SOLO-23, EU-SOLO-25, EU-SOLO-26, EU-SOLO-27, EU-COOP-09.
    .title = Menší mezery
