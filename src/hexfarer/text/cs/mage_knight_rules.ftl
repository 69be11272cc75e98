### Mage Knight: základní pravidla česky (základní edice).
### Id zprávy = id pravidla; zpráva bez čísla = nadpis kapitoly.
### Text je pravidlo našimi slovy; .title je jeho krátký název.

## Příprava hry

MK-SETUP = Příprava hry
MK-SETUP-01 = Hráči zvolí jeden scénář. Varianty lze přidat jen se souhlasem všech. Obojí je dáno dřív, než se vybírají hrdinové.
    .title = Scénář a varianty
MK-SETUP-02 = Hráči si vybírají hrdiny jeden po druhém v dohodnutém nebo náhodném pořadí. Každého hrdinu si smí vzít nejvýše jeden hráč.
    .title = Výběr hrdinů
MK-SETUP-03 = Žetony pořadí tvoří sloupec podle pořadí výběru hrdinů: kdo vybíral první, má žeton nahoře (1. pozice), kdo poslední, úplně dole.
    .title = Sloupec žetonů pořadí
MK-SETUP-04 = Kdykoli příprava nebo nabídka závisí na počtu hráčů, počítají se jen skuteční hráči, nikdy automatický hráč.
    .title = Počet hráčů
MK-SETUP-05 = První kolo je Den, pokud varianta nebo scénář neříká jinak.
    .title = První kolo je Den
MK-SETUP-06 = V Prameni je o 2 kostky many víc, než kolik je hráčů. Při přípravě se hodí všemi.
    .title = Kostky v Prameni
MK-SETUP-07 = Po hodu celým Pramenem musí alespoň polovina kostek ukazovat základní barvu. Pokud neukazuje, přehodí se najednou všechny zlaté a černé kostky; to se opakuje, dokud podmínka není splněna.
    .title = Polovina základních barev
MK-SETUP-08 = Každý hráč začíná se slávou 0 a s pověstí na pozici 0.
    .title = Počáteční sláva a pověst
MK-SETUP-09 = Žetony nepřátel se podle rubu roztřídí do šesti zamíchaných sloupců lícem dolů, žetony ruin tvoří sedmý; každý sloupec má vlastní odkládací sloupec. Zelené jsou orčí nájezdníci, šedé posádky pevností, hnědé nestvůry z podzemí, fialové posádky magických věží, bílé posádky měst, červené dračí lid; žluté šestihranné jsou žetony ruin.
    .title = Sloupce žetonů nepřátel
MK-SETUP-10 = Má-li se táhnout žeton z prázdného sloupce, zamíchá se jeho odkládací sloupec a vznikne z něj nový.
    .title = Prázdný sloupec žetonů
MK-SETUP-11 = Je-li prázdný sloupec i jeho odkládací sloupec, netáhne se nic a pravidlo, které žeton vyžadovalo, se pro tento žeton přeskočí.
    .title = Žádné žetony nezbývají
MK-SETUP-12 = Artefakty tvoří balíček lícem dolů. Nabídka artefaktů neexistuje.
    .title = Balíček artefaktů
MK-SETUP-13 = Karty zranění tvoří jeden otevřený balíček, který prakticky nikdy nedojde.
    .title = Balíček zranění
MK-SETUP-14 = Kouzla se zamíchají a vrchní tři karty se vyloží lícem nahoru jako nabídka kouzel. Nabídka je sloupec s nejvyšší a nejnižší pozicí.
    .title = Nabídka kouzel
MK-SETUP-15 = Pokročilé akce se připraví stejně: balíček a sloupec tří karet, nabídka pokročilých akcí.
    .title = Nabídka pokročilých akcí
MK-SETUP-16 = Základní (stříbrné) a elitní (zlaté) jednotky tvoří dva zvlášť zamíchané balíčky lícem dolů.
    .title = Balíčky jednotek
MK-SETUP-17 = První nabídku jednotek tvoří o 2 základní jednotky víc, než kolik je hráčů.
    .title = První nabídka jednotek
MK-SETUP-18 = Sloupec dílků mapy má nahoře tolik náhodných zamíchaných dílků venkova, kolik určuje scénář. Pod nimi leží hlavní dílky podle scénáře: náhodné dílky s městem a náhodné dílky bez města, zamíchané dohromady.
    .title = Sloupec dílků mapy
MK-SETUP-19 = Na straně A počátečního dílku se při přípravě odkryjí vedle něj dva dílky venkova, na straně B tři. Berou se ze sloupce dílků mapy a jsou natočené stejně jako počáteční dílek (pozice: MK-MAP-08).
    .title = První odkryté dílky
MK-SETUP-20 = U všech míst na dílcích odkrytých při přípravě se provedou pokyny „při odkrytí“. Za každý klášter tedy přibude jedna pokročilá akce do nabídky jednotek.
    .title = Místa odkrytá při přípravě
MK-SETUP-21 = Zamíchej 16 karet základních akcí svého hrdiny do dobíracího balíčku a lízni si 5 karet.
    .title = Dobírací balíček a první karty
MK-SETUP-22 = Začínáš se sloupcem žetonů úrovně, nahoře je žeton 1–2, a s jedním žetonem velení. Nemáš žádné jednotky, dovednosti ani krystaly. Zásoba žetonů štítu je neomezená.
    .title = Počáteční vybavení
MK-SETUP-23 = Zamíchej 10 žetonů dovedností svého hrdiny lícem dolů.
    .title = Žetony dovedností
    .edition = base
MK-SETUP-24 = Tvůj hrdina má 11 žetonů dovedností. V kooperativní a sólové hře odstraň soupeřivou interaktivní dovednost, v soupeřivé hře kooperativní. Zbylých 10 zamíchej lícem dolů.
    .title = O žeton dovednosti méně
    .edition = ultimate
MK-SETUP-25 = Společná nabídka dovedností je na začátku prázdná.
    .title = Společná nabídka dovedností
MK-SETUP-26 = Hrdinové začínají mimo mapu. Svého hrdinu postavíš na políčko portálu na začátku svého prvního tahu.
    .title = Hrdinové mimo mapu
MK-SETUP-27 = Šest karet denní taktiky se vyloží lícem nahoru, šest karet noční taktiky se odloží stranou.
    .title = Vyložené taktiky
MK-SETUP-28 = Žetonů many v banku je neomezené množství.
    .title = Neomezený bank many
MK-SETUP-29 = Hraje se jen s materiálem základní edice, mimo jiné s 12 žetony ruin, a s balíčky hrdinů, jaké mají v základní hře. Karty platí ve znění prvního vydání a žetony nepřátel mají hodnoty základní edice.
    .title = Materiál základní edice
    .edition = base
MK-SETUP-30 = Hraje se se všemi sedmi hrdiny, se všemi kartami, jednotkami a dovednostmi v upraveném znění, s 15 žetony ruin a s nepřáteli základní hry a prvního rozšíření. Další dílky a nepřátelé jsou volitelní.
    .title = Materiál edice Ultimate
    .edition = ultimate

## Kolo

MK-ROUND = Kolo
MK-ROUND-01 = Kolo je jeden Den nebo jedna Noc. Hráči se v něm střídají v tazích podle žetonů pořadí stále dokola, dokud kolo neskončí.
    .title = Den nebo Noc
MK-ROUND-02 = Před prvním kolem hry se příprava kola vynechá.
    .title = První kolo bez přípravy
MK-ROUND-03 = Příprava kola, krok 1: Den se změní v Noc, nebo Noc v Den.
    .title = Střídání Dne a Noci
MK-ROUND-04 = Příprava kola, krok 2: hodí se znovu všemi kostkami v Prameni podle MK-SETUP-07.
    .title = Obnova Pramene
MK-ROUND-05 = Příprava kola, krok 3a: všechny jednotky z nabídky jednotek se vrátí naspod svých balíčků. Pokročilé akce z nabídky jednotek se vrátí naspod balíčku pokročilých akcí.
    .title = Úklid nabídky jednotek
MK-ROUND-06 = Příprava kola, krok 3b: vyloží se o 2 jednotky víc, než kolik je hráčů. Dokud není odkrytý žádný hlavní dílek, jen základní; potom střídavě elitní, základní, elitní a tak dále, počínaje elitní.
    .title = Nová nabídka jednotek
MK-ROUND-07 = Příprava kola, krok 3c: za každý nevypálený klášter na mapě přibude do nabídky jednotek jedna karta z balíčku pokročilých akcí.
    .title = Pokročilé akce z klášterů
MK-ROUND-08 = Příprava kola, krok 4: nejnižší karta nabídky pokročilých akcí jde naspod svého balíčku, ostatní se posunou o jednu pozici dolů a nejvyšší pozici obsadí nová karta.
    .title = Obnova nabídky pokročilých akcí
MK-ROUND-09 = Příprava kola, krok 5: nabídka kouzel se obnoví stejně jako nabídka pokročilých akcí (MK-ROUND-08).
    .title = Obnova nabídky kouzel
MK-ROUND-10 = Příprava kola, krok 6: posbírají se taktiky minulého kola a lícem nahoru se vyloží sada pro nadcházející Den nebo Noc. Scénář mohl některé taktiky odebrat.
    .title = Nové taktiky
MK-ROUND-11 = Příprava kola, krok 7, každý hráč: otoč své žetony dovedností a prapory lícem nahoru. Zbojeschopni všechny své jednotky, i zraněné; jejich zranění zůstávají. U každého přiřazeného praporu rozhodni, zda zůstane, nebo se vrátí do balíčku. Zamíchej ruku, dobírací i odkládací balíček, karty z herní oblasti (MK-PVP-14), karty odložené stranou a vrácené karty do nového dobíracího balíčku a lízni si karty do limitu karet v ruce.
    .title = Příprava každého hráče
MK-ROUND-12 = Do limitu karet v ruce podle MK-ROUND-11 se počítají i bonusy za pevnosti a města (MK-ENDTURN-22 až MK-ENDTURN-25).
    .title = Limit karet na začátku kola
MK-ROUND-13 = Na začátku Dne se otočí lícem nahoru všechny žetony ruin na mapě, které leží lícem dolů, a také žetony pevností a magických věží, s nimiž sousedí hrdina na mapě.
    .title = Odkrytí žetonů za úsvitu
MK-ROUND-14 = Na konci tahu každého hráče se ověřuje podmínka konce scénáře. Když platí, mají hráči poslední tahy podle scénáře.
    .title = Kdy se ověřuje konec
    .edition = ultimate
MK-ROUND-15 = Je-li ohlášen konec kola a zároveň splněna podmínka konce, počítají se poslední tahy od toho, co nastalo dřív. Nikdo nemá dva poslední tahy.
    .title = Dva konce najednou
    .edition = ultimate
MK-ROUND-16 = Po svém posledním tahu v kole nesmíš hrát nic, ani efekty platné mimo tah, dokud nezačnou tahy dalšího kola.
    .title = Po posledním tahu
    .edition = ultimate
MK-ROUND-17 = Zvýší-li ti efekt v posledním tahu kola limit ruky při příštím líznutí, počítá se při lízání karet na další kolo.
    .title = Karty slíbené v posledním tahu
    .edition = ultimate
MK-ROUND-18 = Hra končí na konci kola, kterým se naplní počet kol daný scénářem, nebo tak, jak určuje podmínka konce scénáře. Jinak se připraví další kolo.
    .title = Konec hry
MK-ROUND-19 = Podmínka konce scénáře se ověřuje na konci tahu každého hráče; když platí, hráči dostanou poslední tahy podle scénáře. Je-li zároveň ohlášen konec kola, počítají se poslední tahy od toho, co nastalo dřív; nikdo nemá poslední tah dvakrát.
    .title = Ověření konce scénáře
    .edition = base
MK-ROUND-20 = Je-li při doplňování nabídky jednotek prázdný balíček, který je na řadě, berou se karty z druhého. Elitní jednotky se nikdy neberou, pokud je scénář vylučuje. Jsou-li prázdné oba balíčky, nabídka zůstane menší.
    .title = Prázdný balíček jednotek

## Taktiky

MK-TACTIC = Taktiky
MK-TACTIC-01 = Po líznutí karet si každý hráč vezme právě jednu vyloženou taktiku. Stejnou taktiku nemohou mít dva hráči.
    .title = Jedna taktika pro každého
MK-TACTIC-02 = Vybírá se od nejnižší slávy k nejvyšší. Při shodě vybírá dřív hráč, jehož žeton pořadí je ve sloupci níž.
    .title = Pořadí výběru taktik
MK-TACTIC-03 = V 1. kole se proto taktiky vybírají v opačném pořadí, než v jakém se vybírali hrdinové.
    .title = Výběr taktik v prvním kole
MK-TACTIC-04 = Pokyny, které platí při vzetí taktiky, se provedou ihned, ještě než vybírá další hráč.
    .title = Pokyny při vzetí taktiky
MK-TACTIC-05 = Žetony pořadí se potom seřadí podle čísel taktik, nejnižší nahoře. To je pořadí tahů v tomto kole.
    .title = Pořadí tahů
MK-TACTIC-06 = Taktiky, které si nikdo nevzal, se pro toto kolo odloží stranou.
    .title = Nevybrané taktiky
MK-TACTIC-07 = Dokud nejsou vybrány všechny taktiky, nikdo nesmí použít efekty hratelné mimo vlastní tah.
    .title = Žádné efekty při výběru

## Karty hráče

MK-CARD = Karty hráče
MK-CARD-01 = Karty hráče jsou základní akce, pokročilé akce, kouzla, artefakty a zranění. V počátečním balíčku jsou jen základní akce.
    .title = Druhy karet hráče
MK-CARD-02 = Kartu zahraješ tak, že ji přesuneš z ruky do herní oblasti a provedeš jeden zvolený efekt.
    .title = Zahrání karty
MK-CARD-03 = Karta akce dá základní efekt zdarma, nebo silnější efekt za jednu manu své barvy.
    .title = Karty akcí
MK-CARD-04 = Kouzlo dá základní efekt za jednu manu své barvy.
    .title = Základní efekt kouzla
MK-CARD-05 = Kouzlo dá silnější efekt jen podle pravidel Noci, a to za jednu manu své barvy a jednu černou manu.
    .title = Silnější efekt kouzla
MK-CARD-06 = Artefakt dá základní efekt zdarma (karta pak jde do odkládacího balíčku), nebo silnější efekt, když ho vyřadíš ze hry.
    .title = Artefakty
MK-CARD-07 = Kartu zranění nelze nikdy zahrát, ani pro efekt, ani bokem.
    .title = Zranění nelze hrát
MK-CARD-08 = Každou kartu hráče kromě zranění můžeš zahrát bokem. Dá právě jedno z toho: Pohyb 1, Vliv 1, Útok 1, nebo Blok 1.
    .title = Karta bokem
MK-CARD-09 = Karta zahraná bokem je vždy fyzická a nikdy není střeleckým ani obléhacím útokem.
    .title = Bokem jen fyzicky
MK-CARD-10 = Manu za silnější efekt platíš při zahrání karty. Už zahranou kartu nelze později posílit.
    .title = Platba při zahrání
MK-CARD-11 = Efekty, které dávají stejný druh bodů, se sčítají bez ohledu na svůj původ.
    .title = Sčítání bodů
MK-CARD-12 = Zahrané karty jdou na konci tahu do odkládacího balíčku. Nezahrané ti zůstávají v ruce, pokud je neodložíš.
    .title = Karty na konci tahu
MK-CARD-13 = Efekt karty s dalším nákladem (mana navíc, odložení nebo vyřazení jiné karty) nesmíš zahrát, nemůžeš-li náklad zaplatit celý.
    .title = Další náklady
MK-CARD-14 = Máš-li jako náklad odložit nebo vyřadit „kartu“ či „libovolnou kartu“, nikdy to nemůže být zranění, pokud text zranění výslovně nejmenuje.
    .title = Zranění jako náklad
MK-CARD-15 = Karta má barvu many, která ji posiluje. Artefakty a zranění barvu nemají.
    .title = Barva karty
MK-CARD-16 = Dvoubarevnou kartu akce zesílí jedna mana kterékoli z obou barev; karta se počítá jako karta obou barev.
    .title = Dvoubarevné karty
    .edition = ultimate

## Jednotky

MK-UNIT = Jednotky
MK-UNIT-01 = Tvé jednotky leží v tvé oblasti jednotek. Nikdy nejsou v ruce ani v dobíracím či odkládacím balíčku.
    .title = Oblast jednotek
MK-UNIT-02 = Každá jednotka zabírá jeden žeton velení. Nemůžeš mít víc jednotek než žetonů velení.
    .title = Žetony velení
MK-UNIT-03 = Jednotka je bojeschopná, nebo vyčerpaná. Nezávisle na tom je zraněná, nebo nezraněná.
    .title = Stavy jednotky
MK-UNIT-04 = Nově získaná jednotka je bojeschopná a nezraněná.
    .title = Nová jednotka
MK-UNIT-05 = Nemáš-li pro novou jednotku volný žeton velení, musíš jednu svou jednotku propustit (odstraní se ze hry). Nová jednotka její stav nepřebírá.
    .title = Propuštění jednotky
MK-UNIT-06 = Bojeschopnou nezraněnou jednotku můžeš aktivovat: stane se vyčerpanou a použiješ právě jednu z jejích schopností.
    .title = Aktivace jednotky
MK-UNIT-07 = Za schopnost se symbolem many nejprve zaplať jednu manu této barvy.
    .title = Schopnosti za manu
MK-UNIT-08 = Body od jednotky se volně sčítají s body stejného druhu z karet, dovedností a jiných jednotek.
    .title = Sčítání s jednotkami
MK-UNIT-09 = Zbojeschopnit jednotku znamená, že je opět bojeschopná. Můžeš ji v témže kole znovu aktivovat.
    .title = Zbojeschopnění jednotky
MK-UNIT-10 = Na konci tahu se jednotky nezbojeschopňují. Všechny se zbojeschopní při přípravě kola.
    .title = Obnova jednotek
MK-UNIT-11 = Efekt zvyšující Útok, Blok nebo jinou hodnotu jednotky platí jen tehdy, když jednotka takovou hodnotu má.
    .title = Posilování jednotek
    .edition = ultimate
MK-UNIT-12 = Jednotku smíš aktivovat už v tahu, kdy ji naverbuješ. Jejím Vlivem však nemůžeš platit za ni samu.
    .title = Čerstvě naverbovaná jednotka
MK-UNIT-13 = Zničené a propuštěné jednotky opouštějí hru a do balíčků jednotek se nevracejí. Karty zranění z nich se vrátí do balíčku zranění.
    .title = Zničené a propuštěné jednotky
MK-UNIT-14 = Kde jednotky nelze použít (podzemí, hrobka, vypalování kláštera), nesmíš je v tomto boji aktivovat ani jim přidělovat body zranění. Výjimkou je jednotka, pro kterou zákaz ruší text efektu, například dovednosti Pouta věrnosti.
    .title = Kde jednotky nelze použít

## Prapory

MK-BANNER = Prapory
MK-BANNER-01 = Prapor z ruky můžeš kdykoli ve svém tahu přiřadit své jednotce. Počítá se to jako zahrání karty.
    .title = Přiřazení praporu
MK-BANNER-02 = Dokud je prapor přiřazený, působí jen jeho základní efekt, a to na danou jednotku. Silnější efekt není dostupný.
    .title = Efekt praporu
MK-BANNER-03 = Jednotka má nejvýše jeden prapor. Přiřadíš-li jí jiný, dosavadní jde do tvého odkládacího balíčku.
    .title = Jeden prapor na jednotku
MK-BANNER-04 = Je-li jednotka zničena nebo propuštěna, její prapor jde do tvého odkládacího balíčku.
    .title = Prapor ztracené jednotky
MK-BANNER-05 = Na konci každého kola rozhodneš u každého praporu, zda zůstane přiřazený, nebo ho zamícháš do balíčku.
    .title = Prapor na konci kola
MK-BANNER-06 = Prapory otočené lícem dolů podle svého textu se při přípravě kola otočí lícem nahoru.
    .title = Otočené prapory

## Dovednosti

MK-SKILL = Dovednosti
MK-SKILL-01 = Hrdina získá jednu dovednost s každou sudou úrovní (MK-LEVEL-05). Na začátku nemá žádnou.
    .title = Získání dovednosti
MK-SKILL-02 = Získaná dovednost funguje stejně, ať pochází ze sady kteréhokoli hrdiny.
    .title = Původ dovednosti
MK-SKILL-03 = Dovednost bez zvláštního symbolu můžeš použít jednou v každém svém tahu.
    .title = Dovednost jednou za tah
MK-SKILL-04 = Dovednost se symbolem jednou za kolo můžeš použít jednou za kolo ve svém tahu. Pak ji otoč lícem dolů až do příští přípravy kola.
    .title = Dovednost jednou za kolo
MK-SKILL-05 = Motivaci (verzi kteréhokoli hrdiny) můžeš použít jednou za kolo, a to i v tahu jiného hráče.
    .title = Motivace
MK-SKILL-06 = Interaktivní dovednost použiješ jednou za kolo ve svém tahu. Její žeton polož doprostřed stolu; ovlivňuje tahy ostatních hráčů.
    .title = Interaktivní dovednost
MK-SKILL-07 = Na začátku tvého dalšího tahu se žeton interaktivní dovednosti vrátí k tobě lícem dolů.
    .title = Návrat interaktivní dovednosti
MK-SKILL-08 = Skončí-li kolo před tvým dalším tahem, vrátí se ti interaktivní žeton v té chvíli.
    .title = Interaktivní žeton na konci kola
    .edition = ultimate
MK-SKILL-09 = Je-li ohlášen konec kola, zatímco žeton působí, ihned končí ta část dovednosti, která škodí ostatním. Část, která prospívá tobě, působí dál.
    .title = Interaktivní dovednost a konec kola
    .edition = base
MK-SKILL-10 = Dovednosti nejsou karty: použití dovednosti samo nesplní MK-TURN-20. Karta, kterou díky dovednosti zahraješ nebo odložíš z ruky, ano.
    .title = Dovednost není karta
MK-SKILL-11 = Interaktivní dovednost bez trvající části (například Léčivý rituál) nejde doprostřed stolu, ale ihned se otočí lícem dolů.
    .title = Dovednost bez trvání
MK-SKILL-12 = Kooperativní interaktivní žeton leží uprostřed, dokud ho hráč, kterému to jeho text dovoluje, nevrátí za uvedený užitek. Pak se vrátí lícem dolů majiteli. Nevrátí-li ho nikdo, vrátí se sám (MK-SKILL-07, MK-SKILL-08).
    .title = Kooperativní žetony
    .edition = ultimate

## Mana

MK-MANA = Mana
MK-MANA-01 = Základní barvy many jsou červená, modrá, zelená a bílá. Zvláštní barvy jsou zlatá a černá.
    .title = Barvy many
MK-MANA-02 = Čistá mana je kostka nebo žeton v tvé herní oblasti. Nepoužitá čistá mana na konci tahu zmizí.
    .title = Čistá mana
MK-MANA-03 = Krystal je uložený v inventáři. Od každé základní barvy můžeš mít nejvýše 3 krystaly; zlaté a černé krystaly neexistují.
    .title = Krystaly
MK-MANA-04 = Krystal můžeš kdykoli ve svém tahu proměnit v jednu čistou manu jeho barvy.
    .title = Z krystalu mana
MK-MANA-05 = Čistá mana se stane krystalem jen díky efektu, který to říká.
    .title = Z many krystal
MK-MANA-06 = Podle pravidel Dne můžeš zlatou manu použít jako kteroukoli základní barvu. Potom se ve všem počítá jako tato barva.
    .title = Zlatá mana ve Dne
MK-MANA-07 = Podle pravidel Dne nelze černou manu vůbec použít.
    .title = Černá mana ve Dne
MK-MANA-08 = Podle pravidel Noci můžeš černou manu použít jen tam, kde se žádá černá (například u silnějších efektů kouzel). Nikdy nenahradí základní barvu.
    .title = Černá mana v Noci
MK-MANA-09 = Podle pravidel Noci nelze zlatou manu vůbec použít.
    .title = Zlatá mana v Noci
MK-MANA-10 = V každém svém tahu si smíš vzít jednu kostku z Pramene a použít ji jako jednu manu barvy, kterou ukazuje. Další kostky jen díky efektům.
    .title = Jedna kostka za tah
MK-MANA-11 = Kostku si bereš až ve chvíli, kdy její manu utrácíš. Vzít si ji a nevyužít není dovoleno.
    .title = Kostka jen k použití
MK-MANA-12 = Kostka Pramene, která ve Dne ukazuje černou nebo v Noci zlatou, je vyčerpaná. Nelze ji vzít, pokud to nedovolí některý efekt.
    .title = Vyčerpané kostky
    .edition = ultimate
MK-MANA-13 = Kostky použité v tahu zůstávají mimo Pramen až do konce tahu. Pak se každou jednou hodí a vrátí se; MK-SETUP-07 se na tento hod nepoužije.
    .title = Vrácení kostek
MK-MANA-14 = „Platí pravidla Noci“ (podzemí, hrobka) znamená: od vstupu až do konce tohoto boje fungují mana, kouzla a efekty závislé na Dni a Noci jako v Noci, i když je Den. Z Pramene smíš brát černé kostky, zlaté ne.
    .title = Pravidla Noci
MK-MANA-15 = Bank many nikdy nedojde.
    .title = Bank many

## Efekty

MK-EFFECT = Efekty
MK-EFFECT-01 = Efekty poskytují karty hráče, jednotky, dovednosti a některé taktiky. „Pohyb X“, „Vliv X“, „Léčení X“, „Útok X“ a „Blok X“ dávají X bodů daného druhu.
    .title = Co dávají efekty
MK-EFFECT-02 = Efekt, který mění hodnoty nebo pravidla, trvá do konce aktuálního tahu, pokud jeho text neříká jinak.
    .title = Trvání efektů
MK-EFFECT-03 = Speciální efekty můžeš hrát v libovolném počtu kdykoli ve svém tahu, i v kterékoli fázi boje.
    .title = Speciální efekty
MK-EFFECT-04 = Léčivé efekty můžeš hrát kdykoli ve svém tahu, jen ne během boje.
    .title = Léčivé efekty
MK-EFFECT-05 = Efekty Pohybu, Vlivu, Útoku a Bloku smíš hrát jen ve fázi, která je využívá, nebo když je dřívější efekt činí použitelnými.
    .title = Efekty jen ve své fázi
    .edition = base
MK-EFFECT-06 = Efekty Pohybu a Vlivu smíš hrát kdykoli ve svém tahu jako speciální efekty; Útok a Blok jen v jejich fázích boje.
    .title = Pohyb a Vliv kdykoli
    .edition = ultimate
MK-EFFECT-07 = Mimo pohybovou část tahu nesmí žádný efekt pohnout figurkou ani odkrýt dílek, pokud výslovně neříká, že tam platí. Taková část efektu se ignoruje.
    .title = Pohyb mimo pohybovou část
MK-EFFECT-08 = Omezí-li text efekt „jen na fázi útoku“ nebo podobně, platí to doslova.
    .title = Omezení v textu
MK-EFFECT-09 = Použiješ-li skrze kartu efekt jiné karty nebo žetonu, je to celé jeden efekt. Jeho Útok ani Blok nelze dělit mezi více cílů, i když se provádí vícekrát.
    .title = Efekt skrze kartu je jeden efekt
    .edition = ultimate
MK-EFFECT-10 = Platí všechna omezení efektu použitého skrze jinou kartu. Vůči odolnostem si ponechává svou barvu, i když jeho mana nebyla zaplacena.
    .title = Omezení vnitřního efektu
    .edition = ultimate
MK-EFFECT-11 = Je-li kouzlo, které se po použití odkládá stranou (Ohýbání času), použito skrze jinou kartu, odloží se stranou skutečně zahraná karta.
    .title = Odložené kouzlo
    .edition = ultimate
MK-EFFECT-12 = Každý efekt, který zbojeschopní jednotku, je léčivý efekt, ať má jakoukoli ikonu a pochází odkudkoli (karta, jednotka, dovednost, prapor). V boji ho tedy nelze hrát.
    .title = Zbojeschopnění je léčivý efekt
MK-EFFECT-13 = Kdy smíš kartu nebo schopnost hrát, určují její ikony. Má-li jen ikonu léčení, nelze ji v boji hrát ani pro jinou možnost, například líznutí karet; má-li ikon víc, smíš zvolit jen části, které jsou právě přípustné. Hraní bokem se to netýká.
    .title = Ikony určují chvíli

## Získávání

MK-GAIN = Získávání
MK-GAIN-01 = Získané žetony many jdou do tvé herní oblasti.
    .title = Získané žetony many
MK-GAIN-02 = Krystal získaný efektem během tahu jde do inventáře. Máš-li už 3 krystaly této barvy, stane se z něj žeton many této barvy v herní oblasti.
    .title = Získaný krystal
MK-GAIN-03 = Nově získaná pokročilá akce, kouzlo nebo artefakt jde na vršek tvého dobíracího balíčku, pokud text neříká jinak.
    .title = Získaná karta
MK-GAIN-04 = Vezmeš-li kartu z nabídky kouzel nebo pokročilých akcí, nabídka se ihned doplní: karty nad vzatou kartou se posunou dolů a nejvyšší pozici obsadí nová karta.
    .title = Doplnění nabídky
MK-GAIN-05 = Karty vzaté z nabídky jednotek (jednotky i pokročilé akce z klášterů) se doplní až při příští přípravě kola.
    .title = Nabídka jednotek se nedoplňuje
MK-GAIN-06 = Koupené a vybojované artefakty a všechny odměny za boj dostaneš v kroku 5 konce tahu.
    .title = Kdy dostaneš odměny
MK-GAIN-07 = Je-li při doplňování nabídky balíček prázdný, nabídka se jen zmenší. Máš-li nárok na kartu, která neexistuje, nedostaneš nic.
    .title = Prázdný balíček

## Odkládání a vyřazování

MK-DISCARD = Odkládání a vyřazování
MK-DISCARD-01 = Odložit kartu znamená dát ji do vlastního odkládacího balíčku. Zranění smíš odložit jen tehdy, když to efekt výslovně dovoluje.
    .title = Odložení karty
MK-DISCARD-02 = Vyřadit zranění znamená vrátit ho do balíčku zranění.
    .title = Vyřazení zranění
MK-DISCARD-03 = Vyřadit jinou kartu znamená odstranit ji ze hry.
    .title = Vyřazení karty

## Vracení zpět

MK-UNDO = Vracení zpět
MK-UNDO-01 = Můžeš krok po kroku vzít zpět každé své rozhodnutí v tomto tahu, až k poslední nevratné události.
    .title = Vzít rozhodnutí zpět
MK-UNDO-02 = Nevratné události jsou: odkrytí dílku mapy; odkrytí nebo tažení žetonu nepřítele či ruin; odkrytí nebo líznutí jakékoli karty (z dobíracího balíčku, při doplnění nabídky, z balíčku artefaktů, jednotek nebo pokročilých akcí, také odhalení karet v ruce kromě té, kterou hraješ nebo odkládáš); otočení žetonu dovednosti lícem nahoru; hod kostkou; reakce nebo odpověď jiného hráče.
    .title = Nevratné události
MK-UNDO-03 = Po nevratné události je všechno předchozí konečné, včetně zaplacené many a použitých jednotek a dovedností.
    .title = Po nevratné události
MK-UNDO-04 = Zahájení boje proti nepřátelům, kteří už byli všichni odkrytí, lze vzít zpět, dokud nenastane některá událost z MK-UNDO-02.
    .title = Vrácení začátku boje
MK-UNDO-05 = Ukončení tahu nelze vzít zpět, ani když se při něm neházelo kostkami a nelízaly se karty.
    .title = Konec tahu je nevratný

## Tah hráče

MK-TURN = Tah hráče
MK-TURN-01 = „Před tvým tahem“ a „v tahu jiného hráče“ znamená totéž: efekt smíš použít, když hrají ostatní, nebo těsně před svým tahem. Platí to i před prvním tahem kola a mezi dvěma tvými tahy po sobě.
    .title = Efekty mimo vlastní tah
MK-TURN-02 = Efekt platný mimo tah smíš použít v reakci na efekt, který ohlásí jiný hráč. Provede se před ním, nikdy uprostřed něj.
    .title = Reakce
    .edition = ultimate
MK-TURN-03 = Takový efekt nesmíš použít, když tvůj tah končí, dokud si všichni nevyberou taktiku, ani po svém posledním tahu v kole.
    .title = Kdy efekty mimo tah neplatí
    .edition = ultimate
MK-TURN-04 = Jiné efekty mimo svůj tah hrát nesmíš, ledaže jsi napadený v boji hráče proti hráči nebo účastník společného útoku na město.
    .title = Zákaz ostatních efektů
MK-TURN-05 = Zda máš na začátku tahu prázdný balíček nebo prázdnou ruku, se zjišťuje až po všech efektech hraných před tahem.
    .title = Kdy se počítají karty
MK-TURN-06 = Leží-li tvůj žeton pořadí lícem dolů, otoč ho lícem nahoru a celý tah přeskoč. V tomto tahu nemůžeš ohlásit konec kola.
    .title = Přeskočený tah
MK-TURN-07 = V tu chvíli přestanou působit tvé interaktivní dovednosti, které ještě trvají, ať tah přeskočíš, nebo ne.
    .title = Konec interaktivních dovedností
MK-TURN-08 = Hrdina, který minulý tah skončil na portálu nebo ještě nevstoupil na mapu, se postaví na políčko portálu.
    .title = Příchod z portálu
MK-TURN-09 = Je-li tvůj dobírací balíček prázdný a konec kola ještě nebyl ohlášen, můžeš se vzdát tahu a ohlásit konec kola.
    .title = Ohlášení konce kola
MK-TURN-10 = Máš-li prázdný balíček i ruku a konec kola ještě nebyl ohlášen, musíš ho ohlásit.
    .title = Povinné ohlášení
MK-TURN-11 = Máš-li prázdný balíček i ruku a konec kola už byl ohlášen, musíš se tahu vzdát, bez dalšího účinku.
    .title = Povinné vzdání se tahu
MK-TURN-12 = Po ohlášení má každý jiný hráč podle pořadí ještě právě jeden tah, pak kolo končí. Kdo konec kola ohlásil, už nehraje. O automatickém hráči viz MK-DUMMY-13.
    .title = Poslední tahy kola
MK-TURN-13 = Tah, kterého se vzdáš, ihned končí: žádné výhody políčka na začátku ani na konci tahu, žádné líznutí, žádné odložení.
    .title = Vzdání se tahu
MK-TURN-14 = Jakmile je konec kola ohlášen, nikdo ho nemůže ohlásit znovu.
    .title = Jediné ohlášení
MK-TURN-15 = Přeskočíš-li podle MK-TURN-06 tah, když ti ještě zbývá poslední tah kola, počítá se přeskočený tah jako poslední.
    .title = Přeskočený poslední tah
MK-TURN-16 = Pokud se tahu nevzdáš, získáš výhody svého políčka platné na začátku tahu (mana z kouzelné mýtiny, MK-SITE-GLADE-02).
    .title = Výhody na začátku tahu
MK-TURN-17 = Zahraješ buď normální tah, nebo odpočinek.
    .title = Normální tah, nebo odpočinek
MK-TURN-18 = Normální tah je nepovinný pohyb a po něm nejvýše jedna akce.
    .title = Části normálního tahu
MK-TURN-19 = Jakmile akce začne, nesmíš se v tomto tahu už pohybovat ani odkrývat dílky.
    .title = Po začátku akce
MK-TURN-20 = Během tahu, nejpozději v kroku 7 konce tahu, musíš zahrát nebo odložit alespoň jednu kartu z ruky. Neplatí to, je-li na začátku tahu tvá ruka prázdná a balíček ne.
    .title = Alespoň jedna karta
MK-TURN-21 = Speciální a léčivé efekty a efekty Pohybu a Vlivu smíš hrát dřív, než si vybereš mezi běžným tahem a odpočinkem.
    .title = Před volbou tahu
    .edition = ultimate
MK-TURN-22 = Akce je povinná, když (a) tvůj pohyb skončí na políčku s jiným hrdinou a boj hráče proti hráči je tam dovolen: bojuješ s ním; (b) zaútočíš na opevněné místo: bojuješ s posádkou; (c) vyprovokuješ drancující nepřátele: bojuješ s nimi. Nastane-li (b) i (c) zároveň, je to jeden boj.
    .title = Povinné akce
MK-TURN-23 = Není-li žádná akce povinná, smíš provést jednu dobrovolnou: vyjednávat, vstoupit do místa dobrodružství, vyzvat sousední drancující nepřátele, vypálit klášter, zahájit společný útok na město, provést akci scénáře, nebo nic.
    .title = Dobrovolné akce
MK-TURN-24 = V tahu provedeš jedinou akci, povinnou nebo dobrovolnou.
    .title = Jedna akce za tah
MK-TURN-25 = Ve chvíli, kdy tvá akce začíná, ztrácíš všechny neutracené body pohybu a vlivu.
    .title = Body propadají začátkem akce
    .edition = ultimate
MK-TURN-26 = Když máš hotovo, ohlásíš konec tahu a následují kroky konce tahu (MK-ENDTURN-01). Během nich se nesmějí hrát efekty.
    .title = Ohlášení konce tahu
MK-TURN-27 = Další hráč začíná svůj tah, až když jsou provedeny všechny tvé kroky konce tahu.
    .title = Začátek dalšího tahu
MK-TURN-28 = Neutracené body pohybu a vlivu se nikdy nepřenášejí do jiné fáze, pokud to neříká některý efekt.
    .title = Neutracené body propadají
    .edition = base
MK-TURN-29 = Tah navíc z efektu (taktika Pravý okamžik, Ohýbání času) je celý tah téhož hráče hned po jeho konci tahu, s vlastním začátkem tahu a vlastní kostkou z Pramene; pořadí hráčů se nemění. Získáš-li ho v posledním tahu, odehraješ ho také a patří k poslednímu tahu.
    .title = Tah navíc
MK-TURN-30 = Normální tah smíš zvolit, jen když platí aspoň jedno: máš v ruce kartu jinou než zranění; z ruky byla v tomto tahu už zahrána nebo odložena karta; tvá ruka byla na začátku tahu prázdná a v balíčku zbývaly karty.
    .title = Kdy lze zvolit normální tah

## Odpočinek

MK-REST = Odpočinek
MK-REST-01 = Při odpočinku se v tomto tahu nepohybuješ, neodkrýváš dílky, nevyjednáváš ani dobrovolně nebojuješ.
    .title = Co při odpočinku nesmíš
MK-REST-02 = Běžný odpočinek (v ruce je alespoň jedna karta jiná než zranění): odlož z ruky právě jednu kartu jinou než zranění a libovolný počet zranění, třeba i žádné.
    .title = Běžný odpočinek
MK-REST-03 = Pomalý odpočinek (v ruce jsou jen zranění, alespoň jedno): ukaž ruku a odlož právě jedno zranění.
    .title = Pomalý odpočinek
MK-REST-04 = Zranění odložená odpočinkem jdou do tvého odkládacího balíčku. Odpočinek není léčení.
    .title = Odpočinek není léčení
MK-REST-05 = Druh odpočinku určuje ruka ve chvíli, kdy odpočinek provádíš, tedy po efektech zahraných v tahu předtím.
    .title = Rozhoduje ruka při odpočinku
MK-REST-06 = Speciální a léčivé efekty můžeš hrát před odpočinkem i po něm.
    .title = Efekty při odpočinku
MK-REST-07 = S prázdnou rukou odpočívat nelze.
    .title = Prázdná ruka
MK-REST-08 = Odpočinkem splníš MK-TURN-20. Po něm následují běžné kroky konce tahu včetně výhod políčka.
    .title = Konec odpočinku

## Pohyb

MK-MOVE = Pohyb
MK-MOVE-01 = Pohybovat se můžeš jen v pohybové části normálního tahu.
    .title = Kdy se pohybuješ
MK-MOVE-02 = Body pohybu dávají efekty Pohybu, dovednosti, jednotky a karty zahrané bokem (každá 1), v libovolném počtu. Přidávat je můžeš kdykoli během pohybu.
    .title = Body pohybu
MK-MOVE-03 = Krok vede na sousední políčko a stojí tolik bodů pohybu, kolik určuje terén políčka, na které vstupuješ: pláně 2, kopce 3, les 3 ve Dne a 5 v Noci, pustina 4, poušť 5 ve Dne a 3 v Noci, bažina 5. Políčko města stojí 2 (MK-MOVE-04); na jezero, hory a moře vstoupit nelze (MK-MOVE-05). O Dni a Noci rozhoduje kolo.
    .title = Cena kroku
MK-MOVE-04 = Vstup na políčko města stojí 2 body pohybu bez ohledu na terén.
    .title = Vstup do města
MK-MOVE-05 = Jezera, hory a moře jsou bez efektu nepřístupné. Moře nezpřístupní ani žádný efekt (D-01).
    .title = Nepřístupný terén
MK-MOVE-06 = Body z různých efektů se sčítají. Co zbude, můžeš utratit v dalších krocích téhož pohybu.
    .title = Zbylé body pohybu
MK-MOVE-07 = Kroky a odkrývání dílků můžeš libovolně střídat.
    .title = Střídání kroků a odkrývání
MK-MOVE-08 = Vstup do nedobyté pevnosti, magické věže nebo města nebo do pevnosti jiného hráče (ne spoluhráče z týmu) pohyb ihned ukončí a je to útok na opevněné místo (MK-COMBAT-02).
    .title = Útok na opevněné místo
MK-MOVE-09 = Na políčko s žetonem neporaženého drancujícího nepřítele vstoupit nelze.
    .title = Políčko drancujícího nepřítele
MK-MOVE-10 = Vstup na políčko místa dobrodružství nikdy neukončí pohyb a nic nespustí. Jen se otočí žeton ruin ležící lícem dolů.
    .title = Místo dobrodružství při pohybu
MK-MOVE-11 = Efekty, které mění pravidla pohybu, platí pro pohyb po jejich zahrání až do konce tahu.
    .title = Efekty měnící pohyb
MK-MOVE-12 = Slevy z ceny uplatníš v libovolném pořadí. Cena neklesne pod 0 (ani pod minimum v textu efektu); při ceně 0 je krok zdarma.
    .title = Slevy z ceny kroku
MK-MOVE-13 = Efekt může za uvedenou cenu zpřístupnit nepřístupný terén. Skončíš-li tam tah, platí MK-ENDTURN-04.
    .title = Zpřístupněný terén
MK-MOVE-14 = Efekt, který přesouvá hrdinu přímo, stojí jen to, co sám uvádí. Smí vést i přes nepřístupná políčka, drancující nepřátele a opevněná místa, pokud neříká jinak.
    .title = Přímý přesun
MK-MOVE-15 = I přímý přesun vyprovokuje drancujícího nepřítele, sousedí-li začátek i konec kroku s jeho žetonem, pokud efekt neříká jinak.
    .title = Přímý přesun a provokace
MK-MOVE-16 = Políčka, na kterých hrdina v tomto tahu stál, se zaznamenávají v pořadí. Ústup vede touto cestou zpátky.
    .title = Záznam cesty

## Bezpečná políčka

MK-SAFE = Bezpečná políčka
MK-SAFE-01 = Políčko je pro hrdinu bezpečné, platí-li všechno toto: je běžně přístupné (přístupný terén, žádný drancující nepřítel); není to nedobyté opevněné místo; není to pevnost soupeře (pevnost spoluhráče z týmu nevadí, MK-TEAM-09); nestojí na něm jiný hrdina, ledaže jich tam smí být víc (portál, dobyté město).
    .title = Co je bezpečné políčko
MK-SAFE-02 = Tah musíš skončit na bezpečném políčku (MK-ENDTURN-04).
    .title = Konec tahu v bezpečí

## Drancující nepřátelé

MK-RAMPAGE = Drancující nepřátelé
MK-RAMPAGE-01 = Přesuneš-li se z políčka sousedícího s žetonem drancujícího nepřítele přímo na jiné políčko, které s týmž žetonem sousedí, vyprovokuješ ho. Pohyb končí na políčku, kam vstupuješ, a musíš s ním bojovat.
    .title = Vyprovokování
MK-RAMPAGE-02 = Jeden krok může vyprovokovat víc drancujících nepřátel. Se všemi bojuješ v jednom boji.
    .title = Víc vyprovokovaných nepřátel
MK-RAMPAGE-03 = Útok na opevněné místo je krok a může provokovat. Vyprovokovaní nepřátelé se přidají do téhož boje; nejsou místem opevnění, nemají bonus města a k dobytí místa je porazit nemusíš.
    .title = Provokace při útoku na místo
MK-RAMPAGE-04 = Stojíš-li vedle jednoho či více drancujících nepřátel, smíš jako dobrovolnou akci vyzvat kteréhokoli z nich nebo i víc najednou.
    .title = Výzva k boji
MK-RAMPAGE-05 = Začal-li boj krokem (provokací nebo útokem na opevněné místo), smíš navíc vyzvat kterékoli drancující nepřátele sousedící s políčkem, na které vstupuješ.
    .title = Výzva navíc
MK-RAMPAGE-06 = Do boje v místě dobrodružství nelze vyzvat žádného drancujícího nepřítele.
    .title = Žádná výzva v místě dobrodružství
MK-RAMPAGE-07 = Ústupy a vytlačení v boji hráče proti hráči nikdy neprovokují.
    .title = Ústup neprovokuje
MK-RAMPAGE-08 = Na políčko s jiným hrdinou nesmíš vstoupit krokem, který vyprovokuje drancujícího nepřítele.
    .title = Provokace a jiný hrdina

## Průzkum

MK-EXPLORE = Průzkum
MK-EXPLORE-01 = Odkrytí dílku je součástí pohybu a stojí 2 body pohybu.
    .title = Cena odkrytí dílku
MK-EXPLORE-02 = Hrdina musí stát na políčku, které sousedí alespoň s jedním ze sedmi políček nového dílku.
    .title = Odkud odkrýváš
MK-EXPLORE-03 = Dílek má střední políčko a šest políček kolem něj. Od jeho středu se ke středu každého sousedního dílku jde dvě políčka jedním ze šesti směrů (východ, jihovýchod, jihozápad, západ, severozápad, severovýchod) a jedno následujícím směrem po směru hodinových ručiček; jiné pozice nejsou. Dovolené pozice dále omezuje pobřeží a tvar mapy ve scénáři (MK-MAP-09, MK-MAP-12, MK-MAP-14).
    .title = Pozice dílků
MK-EXPLORE-04 = Přichází-li v úvahu víc pozic, oznam zvolenou dřív, než dílek otočíš.
    .title = Volba pozice předem
MK-EXPLORE-05 = Dílek je natočený stejně jako počáteční dílek. Neotáčí se, pokud to neříká varianta.
    .title = Natočení dílku
MK-EXPLORE-06 = Dílek venkova musí sousedit alespoň se dvěma dílky mapy, nebo s dílkem, který sám sousedí alespoň se dvěma jinými dílky.
    .title = Umístění dílku venkova
MK-EXPLORE-07 = Hlavní dílek musí sousedit alespoň se dvěma dílky mapy. Na mapě ve tvaru V navíc platí pravidlo o pobřeží (MK-MAP-10).
    .title = Umístění hlavního dílku
MK-EXPLORE-08 = Pozice musí být přípustná pro barvu rubu vrchního dílku, která je viditelná.
    .title = Rub vrchního dílku
MK-EXPLORE-09 = Je-li sloupec dílků prázdný, vezmi náhodný dílek venkova, který zůstal mimo hru; když dojdou, náhodný zbylý hlavní dílek bez města. Takový dílek musí sousedit alespoň se třemi dílky mapy. Nezbývá-li žádný, odkrývat nelze.
    .title = Prázdný sloupec dílků
MK-EXPLORE-10 = Pokyny míst na novém dílku se provedou ihned, po políčkách v pořadí: střed, severovýchod, východ, jihovýchod, jihozápad, západ, severozápad.
    .title = Pokyny při odkrytí
MK-EXPLORE-11 = Za každý odkrytý klášter přidej do nabídky jednotek vrchní kartu balíčku pokročilých akcí.
    .title = Odkrytý klášter
MK-EXPLORE-12 = U dílku s městem vezmi kartu města, nastav úroveň podle scénáře (1 až 11) a na kartu města polož lícem dolů žetony posádky. Bílé město: úroveň 1: 1 bílý; 2: 1 šedý a 1 bílý; 3: 2 bílé; 4: 2 šedé a 1 bílý; 5: 1 šedý a 2 bílé; 6: 3 šedé a 1 bílý; 7: 2 šedé a 2 bílé; 8: 1 šedý a 3 bílé; 9: 3 šedé a 2 bílé; 10: 2 šedé a 3 bílé; 11: 1 šedý a 4 bílé. Modré město: úroveň 1: 1 šedý a 1 fialový; 2: 2 fialové; 3: 1 fialový a 1 bílý; 4: 1 šedý, 1 fialový a 1 bílý; 5: 2 fialové a 1 bílý; 6: 1 fialový a 2 bílé; 7: 1 šedý, 2 fialové a 1 bílý; 8: 2 fialové a 2 bílé; 9: 1 fialový a 3 bílé; 10: 1 šedý, 2 fialové a 2 bílé; 11: 2 fialové a 3 bílé. Zelené město: úroveň 1: 1 šedý a 1 hnědý; 2: 2 hnědé; 3: 2 šedé a 1 hnědý; 4: 1 šedý, 1 hnědý a 1 bílý; 5: 2 hnědé a 1 bílý; 6: 2 šedé, 1 hnědý a 1 bílý; 7: 1 šedý, 2 hnědé a 1 bílý; 8: 2 hnědé a 2 bílé; 9: 1 šedý, 3 hnědé a 1 bílý; 10: 1 šedý, 2 hnědé a 2 bílé; 11: 2 hnědé a 3 bílé. Červené město: úroveň 1: 1 bílý; 2: 1 hnědý a 1 fialový; 3: 1 hnědý a 1 bílý; 4: 1 hnědý a 2 fialové; 5: 1 hnědý, 1 fialový a 1 bílý; 6: 2 hnědé a 2 fialové; 7: 1 hnědý, 2 fialové a 1 bílý; 8: 1 hnědý, 1 fialový a 2 bílé; 9: 2 hnědé, 2 fialové a 1 bílý; 10: 2 hnědé, 1 fialový a 2 bílé; 11: 1 hnědý, 1 fialový a 3 bílé.
    .title = Odkryté město a posádka
MK-EXPLORE-13 = Po odkrytí se otočí lícem nahoru žetony, které mají být vidět, protože s nimi sousedí hrdina (MK-SITE-KEEP-02, MK-SITE-TOWER-02, MK-SITE-CITY-02).
    .title = Otočení sousedních žetonů
MK-EXPLORE-14 = Odkrývat smíš i na políčku s jiným hrdinou, pokud potom v pohybu pokračuješ.
    .title = Odkrývání u jiného hrdiny

## Ostatní hrdinové

MK-OTHER = Ostatní hrdinové
MK-OTHER-01 = Políčky s jinými hrdiny smíš procházet, kromě pevnosti, v níž stojí její vlastník.
    .title = Průchod políčkem s hrdinou
MK-OTHER-02 = Skončíš-li pohyb na políčku s jiným hrdinou, napadáš ho (boj hráče proti hráči jako povinná akce), je-li to tam a v tu chvíli dovoleno.
    .title = Napadení hrdiny
MK-OTHER-03 = Vstup do pevnosti, v níž stojí její vlastník, ukončí pohyb a je napadením vlastníka.
    .title = Pevnost s vlastníkem
MK-OTHER-04 = Na políčku s jiným hrdinou není dovolena jiná akce než boj hráče proti hráči. Výjimkou jsou portál a dobyté město.
    .title = Akce vedle jiného hrdiny
MK-OTHER-05 = Na portálu smí být libovolně mnoho hrdinů a nebojuje se tam. Hrdina, který tam skončí tah, opustí mapu až do svého dalšího tahu.
    .title = Portál
MK-OTHER-06 = V dobytém městě smí být libovolně mnoho hrdinů a nebojuje se tam. Hrdinové stojí na kartě města a stále se počítají za stojící na políčku města.
    .title = Dobyté město
MK-OTHER-07 = Boj hráče proti hráči není možný, když: byl ohlášen konec kola; byla splněna podmínka konce scénáře; hra je kooperativní nebo byl tento boj dohodou vyloučen; druhý hrdina je spoluhráč z týmu; žeton pořadí druhého hráče leží lícem dolů (MK-PVP-07).
    .title = Kdy se hráči nenapadají
MK-OTHER-08 = Skončíš-li pohyb na políčku jiného hrdiny, když boj hráče proti hráči není možný, nesmíš provést žádnou akci a na konci tahu tě čeká nucený ústup.
    .title = U hrdiny bez boje
MK-OTHER-09 = Vstup do pevnosti, v níž stojí její vlastník, ukončí pohyb, i když boj hráče proti hráči není možný. Není to útok na opevněné místo (pověst neztrácíš), žádná akce nenásleduje a na konci tahu tě čeká nucený ústup.
    .title = Pevnost s vlastníkem bez boje

## Vyjednávání s obyvateli

MK-INTERACT = Vyjednávání s obyvateli
MK-INTERACT-01 = Vyjednávání je dobrovolná akce. Vyjednávat můžeš ve vesnici, v nevypáleném klášteře, ve vlastní pevnosti, v magické věži dobyté kýmkoli, ve městě dobytém kýmkoli a v táboře uprchlíků.
    .title = Kde vyjednáváš
MK-INTERACT-02 = Je-li tvůj žeton na počítadle pověsti na X, vyjednávat nemůžeš.
    .title = Pověst na X
MK-INTERACT-03 = Body vlivu dávají efekty Vlivu, dovednosti, jednotky a karty zahrané bokem (každá 1), dále úprava za pověst a v dobytém městě 1 za každý tvůj žeton štítu na kartě města. Úprava za pověst: na pozici −6 je −5, na −5 je −3, na −4 je −2, na −3 a −2 je −1, na −1 až +1 je 0, na +2 a +3 je +1, na +4 a +5 je +2, na +6 je +3, na +7 je +5; pozice −7 je X (MK-INTERACT-02).
    .title = Body vlivu a pověst
MK-INTERACT-04 = Úprava za pověst se určí na začátku vyjednávání. Pozdější změny pověsti ji nezmění.
    .title = Pověst ze začátku vyjednávání
    .edition = ultimate
MK-INTERACT-05 = Úprava za pověst a bonus za žetony štítu ve městě se započtou jednou za tah a jen při vyjednávání, ať nakoupíš cokoli.
    .title = Úpravy jednou za tah
MK-INTERACT-06 = Stačí-li samotné úpravy, nemusíš hrát žádné efekty Vlivu.
    .title = Vyjednávání bez efektů
MK-INTERACT-07 = Koupit můžeš libovolně mnoho čehokoli z nabízeného, pokud ti stačí body. Součet smí začít pod nulou, ale utrácením pod nulu nikdy neklesne.
    .title = Libovolný počet nákupů
MK-INTERACT-08 = Jednotku z nabídky jednotek smíš naverbovat, odpovídá-li ikona místa na její kartě místu, kde vyjednáváš. Stojí uvedenou cenu upravenou efekty.
    .title = Verbování jednotky
MK-INTERACT-09 = Pro verbování platí MK-UNIT-04 a MK-UNIT-05. Nabídka jednotek se nedoplňuje.
    .title = Po naverbování
MK-INTERACT-10 = Bod léčení stojí ve vesnici 3 body vlivu, v klášteře 2. Použiješ ho podle MK-HEAL-01 až MK-HEAL-04.
    .title = Nákup léčení
MK-INTERACT-11 = V klášteře koupíš za 6 bodů vlivu pokročilou akci z nabídky jednotek (kartu kteréhokoli kláštera). Dej ji na vršek dobíracího balíčku. Z nabídky pokročilých akcí tu kupovat nelze.
    .title = Pokročilá akce v klášteře
MK-INTERACT-12 = V dobyté magické věži a v modrém městě koupíš kouzlo z nabídky za 7 bodů vlivu a jednu manu barvy kouzla. Dej ho na vršek dobíracího balíčku; nabídka se doplní.
    .title = Nákup kouzla
MK-INTERACT-13 = V červeném městě stojí každý artefakt 12 bodů vlivu. Lízneš si je v kroku 5 konce tahu společně s vybojovanými artefakty.
    .title = Nákup artefaktu
MK-INTERACT-14 = V bílém městě smíš verbovat všechny jednotky z nabídky. Za 2 body vlivu přidáš do nabídky vrchní elitní jednotku; smíš to opakovat, i když ještě není odkrytý žádný hlavní dílek.
    .title = Služby bílého města
MK-INTERACT-15 = V zeleném městě koupíš za 6 bodů vlivu kteroukoli kartu z nabídky pokročilých akcí, nebo neznámou vrchní kartu balíčku pokročilých akcí. Dej ji na vršek dobíracího balíčku; nabídka se doplní.
    .title = Pokročilá akce v zeleném městě
MK-INTERACT-16 = V každém dobytém městě můžeš verbovat jednotky s ikonou města.
    .title = Verbování ve městě
MK-INTERACT-17 = Hrdinové počítají pověst dvakrát, Hrdlořezové obráceně; v jednom vyjednávání nelze naverbovat obojí. Magičtí pomocníci chtějí manu. Říkají to jejich karty.
    .title = Jednotky s vlastním verbováním
    .edition = ultimate
MK-INTERACT-18 = Při vyjednávání smíš hrát speciální a léčivé efekty.
    .title = Efekty při vyjednávání
MK-INTERACT-19 = Úprava za pověst se určí na začátku vyjednávání. Pozdější změny pověsti ji už nezmění.
    .title = Pověst platná na začátku
    .edition = base
MK-INTERACT-20 = Pověst nikdy neopustí rozmezí −7 až +7. Kroky za kterýkoli konec počítadla propadají.
    .title = Meze pověsti

## Boj s nepřáteli

MK-COMBAT = Boj s nepřáteli
MK-COMBAT-01 = V tahu smíš vést jen jeden boj.
    .title = Jeden boj za tah
MK-COMBAT-02 = Útok na opevněné místo je vstup do nedobyté pevnosti, magické věže nebo města. Hrdina stojí na tomto místě a ihned ztrácí 1 bod pověsti, ať boj dopadne jakkoli.
    .title = Útok na opevněné místo
MK-COMBAT-03 = Vstup do pevnosti jiného hráče je také útok na opevněné místo a stojí 1 bod pověsti. Je-li vlastník přítomen, dojde k boji hráče proti hráči; jinak se jako posádka vytáhne jeden šedý žeton, který dá polovinu své slávy, zaokrouhleno nahoru (je-li žetonů podle scénáře víc, polovinu jejich součtu, zaokrouhleno nahoru).
    .title = Útok na cizí pevnost
MK-COMBAT-04 = Když vypaluješ klášter, ihned ztrácíš 3 body pověsti. Pak se vytáhne fialový žeton a bojuješ s ním.
    .title = Vypálení kláštera
MK-COMBAT-05 = Při vstupu do místa dobrodružství bojuješ se všemi jeho nepřáteli.
    .title = Vstup do místa dobrodružství
MK-COMBAT-06 = Boj začíná odkrytím nebo vytažením všech nepřátel, s nimiž budeš bojovat. Koho navíc vyzýváš, oznámíš předtím.
    .title = Začátek boje
MK-COMBAT-07 = Fáze jdou v pevném pořadí: obléhací a střelecké útoky, blok, přidělování zranění, útok. Fáze, v nichž není co dělat, se přeskočí.
    .title = Fáze boje
MK-COMBAT-08 = V každé fázi smíš používat karty, dovednosti a jednotky, které se do ní hodí, a speciální efekty. Léčivé efekty nikdy.
    .title = Co smíš ve fázi
MK-COMBAT-09 = Efekty na jednotky, nepřátele nebo pravidla boje smíš hrát v kterékoli fázi, pokud je neomezuje text. Trvají do konce tahu.
    .title = Další bojové efekty
MK-COMBAT-10 = Když začne boj, všechny neutracené body léčení propadají.
    .title = Body léčení propadají
MK-COMBAT-11 = Body pohybu nebo vlivu z jednoho efektu zahraného v boji smíš rozdělit mezi několik použití v téže fázi.
    .title = Dělení bodů pohybu a vlivu
MK-COMBAT-12 = Útok (nebo Blok) z jedné karty, jednotky nebo dovednosti nelze dělit, pokud ho nerozděluje její text: celý patří do jednoho útoku (nebo jednoho bloku).
    .title = Nedělitelný Útok a Blok
MK-COMBAT-13 = Body útoku a bloku musíš hned při vzniku přiřadit k oznámenému útoku nebo bloku. Schovat si je nelze.
    .title = Body nelze schovat
MK-COMBAT-14 = Na nepřítele s ohnivou odolností nepůsobí efekty červených karet ani schopností jednotek placených červenou manou. Výjimkou jsou Útok a Blok.
    .title = Ohnivá odolnost proti efektům
MK-COMBAT-15 = Na nepřítele s ledovou odolností nepůsobí efekty modrých karet ani schopností jednotek placených modrou manou. Výjimkou jsou Útok a Blok.
    .title = Ledová odolnost proti efektům
MK-COMBAT-16 = Efektům, které nemíří na nepřátele (například odstranění opevnění místa), odolnosti nebrání.
    .title = Efekty nemířící na nepřátele
MK-COMBAT-17 = Slávu za poraženého nepřítele získáš ve chvíli porážky. Postup na úroveň čeká na konec tahu, takže zbroj, limit karet v ruce ani žetony velení se v boji nemění.
    .title = Sláva v boji
MK-COMBAT-18 = V jednom boji nikdy nebojuješ s nepřáteli a zároveň s jiným hráčem.
    .title = Nepřátelé, nebo hráč
MK-COMBAT-19 = Efekty mohou snížit zbroj nepřítele nejníže na 1 (nebo na minimum uvedené v efektu).
    .title = Nejnižší zbroj nepřítele
MK-COMBAT-20 = Efekty mohou snížit útok nepřítele nejníže na 0.
    .title = Nejnižší útok nepřítele
MK-COMBAT-21 = Útok nepřítele se upravuje v tomto pořadí: uvedená hodnota, bonus města nebo scénáře, plusy a minusy efektů (nejméně 0) a nakonec zdvojnásobení: u schopnosti Hbitý jen pro potřebný blok, u schopnosti Brutální jen pro body zranění.
    .title = Pořadí úprav útoku
MK-COMBAT-22 = Nepřítel zničený efektem je ve všem poražený (sláva, pověst, žetony štítu, dobytí, odměny). Přivolaná nestvůra zničená takto nedává nic.
    .title = Zničený nepřítel

## Fáze obléhacích a střeleckých útoků

MK-COMBAT-RANGED = Fáze obléhacích a střeleckých útoků
MK-COMBAT-RANGED-01 = Můžeš oznámit žádný, jeden nebo několik útoků. Každý má za cíl jednoho či více neporažených nepřátel.
    .title = Oznámení útoků
MK-COMBAT-RANGED-02 = Přispívají jen efekty střeleckého a obléhacího útoku. Karty zahrané bokem ne.
    .title = Jen střelecké a obléhací útoky
MK-COMBAT-RANGED-03 = Je-li některý cíl opevněný (místem nebo schopností na žetonu), počítají se v tomto útoku jen body obléhacího útoku.
    .title = Opevněný cíl
MK-COMBAT-RANGED-04 = Nepřítele se dvěma či více opevněními (schopnost na žetonu, opevněné místo, hradba) nelze v této fázi vůbec vybrat za cíl.
    .title = Dvojí opevnění
MK-COMBAT-RANGED-05 = Není-li opevněný žádný cíl, smíš střelecké a obléhací útoky libovolně míchat.
    .title = Neopevněné cíle
MK-COMBAT-RANGED-06 = V každém útoku zjisti, kterým elementům odolává alespoň jeden cíl; body těchto elementů jsou neefektivní. Fyzický útok je neefektivní proti fyzické odolnosti, ohnivý proti ohnivé, ledový proti ledové. Útok ledovým ohněm je neefektivní jen tehdy, má-li jediný cíl ohnivou i ledovou odolnost zároveň.
    .title = Neefektivní útoky
MK-COMBAT-RANGED-07 = Hodnota útoku je součet efektivních bodů a poloviny součtu všech neefektivních bodů všech elementů dohromady, zaokrouhlené dolů.
    .title = Celková hodnota útoku
MK-COMBAT-RANGED-08 = Útok uspěje, je-li jeho hodnota alespoň rovna součtu aktuální zbroje všech cílů. Pak jsou poraženi všichni, jinak nikdo.
    .title = Úspěch útoku
MK-COMBAT-RANGED-09 = Žetony poražených jdou do odkládacího sloupce své barvy, dál se boje neúčastní a dají svou slávu.
    .title = Poražení nepřátelé
MK-COMBAT-RANGED-10 = Útok, který nestačí, nemá žádný účinek a nic z něj nezbude pro další fáze. Oznámení, které nemůže uspět, smíš vzít zpět; tiše nepropadne (D-18).
    .title = Nedostatečný útok
MK-COMBAT-RANGED-11 = Přebytečné body útoku propadají.
    .title = Přebytečné body

## Fáze bloku

MK-COMBAT-BLOCK = Fáze bloku
MK-COMBAT-BLOCK-01 = Na začátku fáze se za každého neporaženého nepřítele s přivolávacím útokem vytáhne nestvůra (MK-ENEMY-SUMMON-01).
    .title = Přivolání nestvůr
MK-COMBAT-BLOCK-02 = Každý blok míří právě na jednoho útočícího nepřítele. Více nepřátel blokuješ jednoho po druhém, každého vlastními body.
    .title = Jeden blok, jeden nepřítel
MK-COMBAT-BLOCK-03 = Přispívají efekty Bloku, dovednosti, jednotky a karty zahrané bokem (fyzický Blok 1).
    .title = Body bloku
MK-COMBAT-BLOCK-04 = Hodnota bloku je součet efektivních bodů a poloviny součtu všech neefektivních bodů, zaokrouhlené dolů. Proti fyzickému útoku je efektivní každý blok, proti ohnivému ledový blok a blok ledovým ohněm, proti ledovému ohnivý blok a blok ledovým ohněm, proti útoku ledovým ohněm jen blok ledovým ohněm. Ostatní bloky jsou neefektivní.
    .title = Celková hodnota bloku
MK-COMBAT-BLOCK-05 = Blok uspěje, je-li jeho hodnota alespoň rovna hodnotě útoku; má-li útok schopnost Hbitý, dvojnásobku této hodnoty.
    .title = Úspěch bloku
MK-COMBAT-BLOCK-06 = Zablokovaný útok nezpůsobí žádné body zranění. Nepřítel není poražený a můžeš na něj později zaútočit.
    .title = Zablokovaný útok
MK-COMBAT-BLOCK-07 = Nedostatečný blok nic nemění. Útok má dál plnou sílu.
    .title = Nedostatečný blok
MK-COMBAT-BLOCK-08 = Vedlejší efekty karet bloku platí, ať blok uspěje, nebo ne, pokud nejsou vázané na úspěch.
    .title = Vedlejší efekty bloku
MK-COMBAT-BLOCK-09 = Zablokovaná přivolaná nestvůra se ihned odloží bez slávy.
    .title = Zablokovaná nestvůra

## Fáze přidělování zranění

MK-COMBAT-DAMAGE = Fáze přidělování zranění
MK-COMBAT-DAMAGE-01 = Každý útok, který nebyl zablokován ani znemožněn, způsobí body zranění. Pořadí volíš ty; jeden útok vyhodnotíš celý, než začneš další.
    .title = Nezablokované útoky
MK-COMBAT-DAMAGE-02 = Bodů zranění je tolik, kolik činí hodnota útoku; má-li útok schopnost Brutální, dvojnásobek.
    .title = Počet bodů zranění
MK-COMBAT-DAMAGE-03 = Všechny body zranění z útoku musíš přidělit: nejprve, chceš-li, svým jednotkám jedné po druhé, zbytek hrdinovi.
    .title = Přidělení všech bodů
MK-COMBAT-DAMAGE-04 = Jednotku smíš zvolit, jen když je nezraněná, není chráněná podle MK-COMBAT-DAMAGE-08, lze ji v tomto boji použít a body zranění ještě zbývají. Nezáleží na tom, zda je bojeschopná, nebo vyčerpaná, a tento stav se nemění.
    .title = Která jednotka smí
MK-COMBAT-DAMAGE-05 = Jednotka bez odolnosti dostane jednu kartu zranění a body zranění se sníží o její zbroj (nejníže na 0), i když jich je méně než její zbroj.
    .title = Jednotka bez odolnosti
MK-COMBAT-DAMAGE-06 = Odolná jednotka nejprve sníží body zranění o svou zbroj, aniž je zraněna; zbude-li 0, nic dalšího se nestane. Odolná je jednotka s fyzickou odolností proti fyzickému útoku, s ohnivou proti ohnivému, s ledovou proti ledovému a s ohnivou i ledovou zároveň proti útoku ledovým ohněm.
    .title = Odolná jednotka
MK-COMBAT-DAMAGE-07 = Zbudou-li u odolné jednotky body zranění, je zraněna a body se podruhé sníží o její zbroj.
    .title = Zranění odolné jednotky
MK-COMBAT-DAMAGE-08 = Jednotce, která dostala body zranění, ale díky odolnosti nebyla zraněna, už v tomto boji body zranění přidělit nelze.
    .title = Odolnost jen jednou za boj
MK-COMBAT-DAMAGE-09 = Hrdina: zbylé body zranění vyděl jeho zbrojí, zaokrouhli nahoru a tolik karet zranění si vezmi do ruky. Při 0 zbylých bodech žádnou.
    .title = Zranění hrdiny
MK-COMBAT-DAMAGE-10 = Omráčení: jakmile počet karet zranění přidaných v tomto boji do ruky (odkudkoli) dosáhne neupraveného limitu karet v ruce z žetonu úrovně, ihned odlož z ruky všechny karty kromě zranění. Ověřuje se to znovu při každém dalším zranění v boji.
    .title = Omráčení
MK-COMBAT-DAMAGE-11 = Omráčený hrdina smí dál používat jednotky a dovednosti a dál dostává zranění.
    .title = Omráčený hrdina
MK-COMBAT-DAMAGE-12 = Zranění daná do odkládacího balíčku (schopnost Jedovatý) se do omráčení nepočítají.
    .title = Jed a omráčení
MK-COMBAT-DAMAGE-13 = Po této fázi se všechny přivolané nestvůry odloží bez slávy.
    .title = Odložení nestvůr

## Fáze útoku

MK-COMBAT-ATTACK = Fáze útoku
MK-COMBAT-ATTACK-01 = Probíhá podle MK-COMBAT-RANGED-01 a MK-COMBAT-RANGED-06 až MK-COMBAT-RANGED-11. Běžné, střelecké a obléhací útoky smíš libovolně míchat.
    .title = Průběh fáze útoku
MK-COMBAT-ATTACK-02 = Na opevnění v této fázi nezáleží.
    .title = Opevnění neplatí
MK-COMBAT-ATTACK-03 = Každou kartu kromě zranění smíš zahrát bokem jako fyzický Útok 1.
    .title = Útok kartou bokem
MK-COMBAT-ATTACK-04 = Útočit smíš na zablokované, nezablokované i ty nepřátele, jimž byl útok znemožněn. Na přivolávající nepřátele lze opět mířit; přivolané nestvůry jsou pryč.
    .title = Cíle ve fázi útoku
MK-COMBAT-ATTACK-05 = Střelecké a obléhací body utracené v první fázi jsou pryč. Dosud nepoužité karty, jednotky a dovednosti můžeš použít teď.
    .title = Co zbylo z první fáze

## Výsledek boje

MK-COMBAT-END = Výsledek boje
MK-COMBAT-END-01 = Boj končí po fázi útoku, nebo jakmile nezbývá žádný nepřítel.
    .title = Konec boje
MK-COMBAT-END-02 = Při útoku na město položíš na kartu města jeden žeton štítu za každého poraženého obránce, v pořadí porážek, ať město padne, nebo ne.
    .title = Žetony štítu za obránce
MK-COMBAT-END-03 = Za drancující nepřátele se žetony štítu na kartu města nedávají.
    .title = Drancující nepřátelé a štíty
MK-COMBAT-END-04 = Žeton poraženého drancujícího nepřítele se odebere a políčko je dál obyčejné; žeton štítu na ně nedáváš. Pověst +1 za každý žeton orčích nájezdníků, +2 za každý žeton dračího lidu.
    .title = Poražený drancující nepřítel
MK-COMBAT-END-05 = Za orky a dračí lid, s nimiž bojuješ kdekoli jinde, pověst nezískáš, není-li natištěna na žetonu.
    .title = Orkové a dračí lid jinde
MK-COMBAT-END-06 = Jsou-li poraženi všichni nepřátelé místa dobrodružství, označ ho žetonem štítu. Odměnu dostaneš na konci tahu.
    .title = Dobyté místo dobrodružství
MK-COMBAT-END-07 = Jsou-li poraženi všichni obránci opevněného místa, hrdina na políčku zůstává. Pevnost nebo magickou věž označ žetonem štítu; pro město platí MK-CITY-ASSAULT-07.
    .title = Dobyté opevněné místo
MK-COMBAT-END-08 = Dobytí nezávisí na drancujících nepřátelích, kteří se k boji přidali.
    .title = Dobytí bez drancujících
MK-COMBAT-END-09 = Je-li obránce kláštera poražen, polož na políčko žeton štítu. Klášter je vypálený: do konce hry je to prázdné, neobydlené políčko. Na konci tahu dostaneš artefakt.
    .title = Vypálený klášter
MK-COMBAT-END-10 = Neporažení drancující nepřátelé zůstávají, kde byli.
    .title = Neporažení drancující nepřátelé
MK-COMBAT-END-11 = Neporažení nepřátelé z podzemí, hrobky a kláštera se odloží. Při dalším pokusu se vytáhnou noví.
    .title = Nepřátelé, kteří se odkládají
MK-COMBAT-END-12 = Neporažení nepřátelé v doupěti nestvůr, líhni nestvůr a ruinách zůstávají na políčku jako známé žetony. Bojuje s nimi další návštěvník.
    .title = Nepřátelé, kteří zůstávají
MK-COMBAT-END-13 = Nezdaří-li se útok na opevněné místo, hrdina se vrátí na políčko, odkud zaútočil, bez zranění. Není-li bezpečné, pokračuje odtud MK-ENDTURN-04.
    .title = Nezdařený útok na místo
MK-COMBAT-END-14 = Přeživší žetony posádky zůstávají lícem nahoru na místě nebo na kartě města. Poražené se nenahrazují.
    .title = Přeživší posádka
MK-COMBAT-END-15 = Po boji smíš ještě v témže tahu hrát speciální a léčivé efekty.
    .title = Efekty po boji

## Útok na město

MK-CITY-ASSAULT = Útok na město
MK-CITY-ASSAULT-01 = Obránci města jsou opevněni místem a mají bonus podle barvy města (MK-CITY-ASSAULT-02 až MK-CITY-ASSAULT-05), dokud město brání.
    .title = Obránci města
MK-CITY-ASSAULT-02 = Bílé město: zbroj každého obránce +1.
    .title = Bonus bílého města
MK-CITY-ASSAULT-03 = Modré město: +2 ke každému ohnivému nebo ledovému útoku, +1 ke každému útoku ledovým ohněm.
    .title = Bonus modrého města
MK-CITY-ASSAULT-04 = Červené město: každý fyzický útok obránce získává schopnost Brutální.
    .title = Bonus červeného města
MK-CITY-ASSAULT-05 = Zelené město: každý fyzický útok obránce získává schopnost Jedovatý.
    .title = Bonus zeleného města
MK-CITY-ASSAULT-06 = Vyprovokovaní ani vyzvaní drancující nepřátelé bonus města nemají. Nestvůry přivolané obránci města ho mají.
    .title = Kdo má bonus města
MK-CITY-ASSAULT-07 = Město je dobyté, když je poražen jeho poslední obránce, ať ho porazí kdokoli a po kolikerém útoku.
    .title = Dobytí města
MK-CITY-ASSAULT-08 = Vůdcem města je hráč s nejvíce žetony štítu na kartě města. Při shodě ten z nich, jehož první žeton štítu byl položen nejdřív.
    .title = Vůdce města
MK-CITY-ASSAULT-09 = Vůdce města se určí jednou, při dobytí, a kartu si ponechá.
    .title = Trvalý vůdce
MK-CITY-ASSAULT-10 = Jen do dobytého města lze vstoupit v míru, vyjednávat v něm a mít z něj bonus k limitu karet v ruce.
    .title = Výhody dobytého města

## Schopnosti nepřátel: Opevnění

MK-ENEMY-FORTIFIED = Schopnosti nepřátel: Opevnění
MK-ENEMY-FORTIFIED-01 = Schopnost Opevnění se ve fázi obléhacích a střeleckých útoků počítá jako jedno opevnění (MK-COMBAT-RANGED-03, MK-COMBAT-RANGED-04).
    .title = Opevnění

## Schopnosti nepřátel: odolnosti

MK-ENEMY-RESIST = Schopnosti nepřátel: odolnosti
MK-ENEMY-RESIST-01 = Fyzická, ohnivá nebo ledová odolnost činí útok stejného elementu neefektivním proti každé skupině, v níž je tento nepřítel.
    .title = Odolnost proti útokům
MK-ENEMY-RESIST-02 = Ohnivá odolnost navíc znamená MK-COMBAT-14, ledová MK-COMBAT-15.
    .title = Odolnost proti efektům
MK-ENEMY-RESIST-03 = Ohnivá a ledová odolnost téhož nepřítele činí neefektivním i útok ledovým ohněm.
    .title = Odolnost proti ledovému ohni

## Schopnosti nepřátel: ohnivý útok

MK-ENEMY-FIRE = Schopnosti nepřátel: ohnivý útok
MK-ENEMY-FIRE-01 = Proti ohnivému útoku mají plnou hodnotu jen ledové bloky a bloky ledovým ohněm.
    .title = Ohnivý útok

## Schopnosti nepřátel: ledový útok

MK-ENEMY-ICE = Schopnosti nepřátel: ledový útok
MK-ENEMY-ICE-01 = Proti ledovému útoku mají plnou hodnotu jen ohnivé bloky a bloky ledovým ohněm.
    .title = Ledový útok

## Schopnosti nepřátel: útok ledovým ohněm

MK-ENEMY-COLDFIRE = Schopnosti nepřátel: útok ledovým ohněm
MK-ENEMY-COLDFIRE-01 = Proti útoku ledovým ohněm mají plnou hodnotu jen bloky ledovým ohněm.
    .title = Útok ledovým ohněm

## Schopnosti nepřátel: Hbitý

MK-ENEMY-SWIFT = Schopnosti nepřátel: Hbitý
MK-ENEMY-SWIFT-01 = K zablokování hbitého útoku potřebuješ dvojnásobek jeho hodnoty. Počet bodů zranění se nemění.
    .title = Hbitý

## Schopnosti nepřátel: Brutální

MK-ENEMY-BRUTAL = Schopnosti nepřátel: Brutální
MK-ENEMY-BRUTAL-01 = Nezablokovaný brutální útok způsobí dvojnásobek své hodnoty v bodech zranění. Hodnota potřebná k bloku se nemění.
    .title = Brutální

## Schopnosti nepřátel: Jedovatý

MK-ENEMY-POISON = Schopnosti nepřátel: Jedovatý
MK-ENEMY-POISON-01 = Jednotka zraněná jedovatým útokem dostane dvě karty zranění místo jedné.
    .title = Jed a jednotka
MK-ENEMY-POISON-02 = Za každou kartu zranění, kterou si hrdina z jedovatého útoku vezme do ruky, jde jedna další do tvého odkládacího balíčku.
    .title = Jed a hrdina

## Schopnosti nepřátel: Ochromující

MK-ENEMY-PARALYZE = Schopnosti nepřátel: Ochromující
MK-ENEMY-PARALYZE-01 = Jednotka, kterou by ochromující útok zranil, je místo toho zničena. Body zranění se přesto sníží o její zbroj.
    .title = Ochromení a jednotka
MK-ENEMY-PARALYZE-02 = Vezme-li si hrdina z ochromujícího útoku do ruky alespoň jednu kartu zranění, ihned odlož z ruky všechny karty kromě zranění.
    .title = Ochromení a hrdina
MK-ENEMY-PARALYZE-03 = Má-li útok schopnosti Jedovatý i Ochromující, jednotka je zničena a hrdinu postihnou oba účinky.
    .title = Jed a ochromení zároveň

## Schopnosti nepřátel: přivolávací útok

MK-ENEMY-SUMMON = Schopnosti nepřátel: přivolávací útok
MK-ENEMY-SUMMON-01 = Na začátku fáze bloku se za každého neporaženého nepřítele s přivolávacím útokem vytáhne jeden náhodný hnědý žeton.
    .title = Přivolání nestvůry
MK-ENEMY-SUMMON-02 = Ve fázi bloku a fázi přidělování zranění nahrazuje nestvůra nepřítele, který ji přivolal: platí její útok, element a schopnosti.
    .title = Nestvůra místo nepřítele
MK-ENEMY-SUMMON-03 = Přivolaná nestvůra nedává slávu ani odměnu, ať se s ní stane cokoli. Odloží se, když je zablokovaná, jinak po svých bodech zranění.
    .title = Nestvůra bez odměny
MK-ENEMY-SUMMON-04 = Dokud je nestvůra ve hře, nelze na přivolávajícího nepřítele mířit žádným efektem. Od fáze útoku ano.
    .title = Nedostupný přivolávající nepřítel
MK-ENEMY-SUMMON-05 = Ve fázi bloku a fázi přidělování zranění smíš efekty, které míří na nepřátele, mířit na přivolanou nestvůru.
    .title = Efekty na nestvůru
MK-ENEMY-SUMMON-06 = Nepřítel poražený před fází bloku, nebo takový, jemuž byl útok předtím znemožněn, nic nepřivolá.
    .title = Zabránění přivolání
MK-ENEMY-SUMMON-07 = Přivolaná nestvůra není nikdy opevněna místem.
    .title = Nestvůra není opevněná
MK-ENEMY-SUMMON-08 = Žeton s jinou barvou přivolání táhne z té hromádky. Nepřítel s více přivolávacími útoky se počítá jako zablokovaný, jen byly-li zablokovány útoky všech jeho nestvůr.
    .title = Jiní přivolávači
    .edition = ultimate

## Vražedný útok

MK-ENEMY-ASSASSINATION = Vražedný útok
MK-ENEMY-ASSASSINATION-01 = Zranění z tohoto útoku nelze přidělit jednotkám; všechno dostane tvůj hrdina.
    .title = Vražedný
    .edition = ultimate

## Těžkopádný útok

MK-ENEMY-CUMBERSOME = Těžkopádný útok
MK-ENEMY-CUMBERSOME-01 = Ve fázi bloku smíš na tento útok utrácet body pohybu: každý ho do konce tahu sníží o 1, pro blok i pro zranění.
    .title = Těžkopádný
    .edition = ultimate
MK-ENEMY-CUMBERSOME-02 = Útok snížený na 0 se počítá jako úspěšně zablokovaný.
    .title = Snížený na nulu
    .edition = ultimate
MK-ENEMY-CUMBERSOME-03 = Utratit takto lze jen body pohybu získané během boje (MK-TURN-25).
    .title = Jen Pohyb z tohoto boje
    .edition = ultimate

## Upíří útok

MK-ENEMY-VAMPIRIC = Upíří útok
MK-ENEMY-VAMPIRIC-01 = Do konce boje roste Zbroj nepřítele o 1 za každou jednotku zraněnou jeho útoky a za každé zranění, které ti přidají do ruky.
    .title = Upíří
    .edition = ultimate
MK-ENEMY-VAMPIRIC-02 = Zranění, která jed přidá do odkládacího balíčku, a druhé zranění téže jednotky se nepočítají.
    .title = Co ho neposílí
    .edition = ultimate

## Nepolapitelnost

MK-ENEMY-ELUSIVE = Nepolapitelnost
MK-ENEMY-ELUSIVE-01 = Nepřítel má dvě hodnoty Zbroje. Vždy platí vyšší, kromě fáze útoku, byly-li zablokovány všechny jeho útoky: pak nižší.
    .title = Nepolapitelný
    .edition = ultimate
MK-ENEMY-ELUSIVE-02 = Změny Zbroje platí pro obě hodnoty.
    .title = Mění se obě hodnoty
    .edition = ultimate
MK-ENEMY-ELUSIVE-03 = Zabránit jeho útoku není blok: zůstává vyšší hodnota.
    .title = Zabránit není zablokovat
    .edition = ultimate

## Neopevněnost

MK-ENEMY-UNFORTIFIED = Neopevněnost
MK-ENEMY-UNFORTIFIED-01 = Opevnění místa ani hradby tohoto nepřítele nechrání.
    .title = Neopevněný
    .edition = ultimate

## Vyšší imunita

MK-ENEMY-ARCANE = Vyšší imunita
MK-ENEMY-ARCANE-01 = Jiné efekty než Útok a Blok na tohoto nepřítele nepůsobí. Efekty, které mění jeho útok, a ne jeho samého, působí.
    .title = Vyšší imunita
    .edition = ultimate
MK-ENEMY-ARCANE-02 = Z efektu, který má Útok nebo Blok a ještě něco, proti němu platí jen Útok nebo Blok.
    .title = Ze dvou částí platí jedna
    .edition = ultimate
MK-ENEMY-ARCANE-03 = Efekty, které nepříteli zabrání útočit, zničí ho nebo mu vezmou schopnosti, odolnosti či opevnění, mu nic neudělají. Snížení nebo zrušení jednoho jeho útoku platí.
    .title = Co na něj neplatí
    .edition = ultimate

## Obrana

MK-ENEMY-DEFEND = Obrana
MK-ENEMY-DEFEND-01 = Když ohlásíš útok, přidá neporažený nepřítel s touto schopností, který ji v tomto boji ještě nepoužil, její hodnotu ke Zbroji jednoho cíle, třeba i vlastní.
    .title = Obranný
    .edition = ultimate
MK-ENEMY-DEFEND-02 = Nepřítel má nejvýš jeden takový bonus a každý obránce ho použije jednou za boj. Bonus zůstává do konce boje, i když je obránce poražen.
    .title = Každý jednou
    .edition = ultimate
MK-ENEMY-DEFEND-03 = Kdo koho brání, vybíráš ty, ale musíš použít co nejvíc obránců.
    .title = Kdo brání koho
    .edition = ultimate
MK-ENEMY-DEFEND-04 = Schopnost odpovídá jen na ohlášené útoky, ne na efekty snižující Zbroj nebo ničící.
    .title = Jen proti útokům
    .edition = ultimate

## Více útoků

MK-ENEMY-MULTI = Více útoků
MK-ENEMY-MULTI-01 = Každý útok nepřítele, který jich má víc, se blokuje nebo zraňuje zvlášť, se svým živlem a hodnotou.
    .title = Více útoků
    .edition = ultimate
MK-ENEMY-MULTI-02 = Efekt, který nepříteli zabrání útočit, zastaví všechny jeho útoky; efekt, který útok zruší nebo sníží, se týká jednoho.
    .title = Jeden, nebo všechny
    .edition = ultimate
MK-ENEMY-MULTI-03 = Nepřítel se počítá jako úspěšně zablokovaný, jen byly-li zablokovány všechny jeho útoky.
    .title = Zablokovaný jen celý
    .edition = ultimate

## Pověst na žetonech

MK-ENEMY-REP = Pověst na žetonech
MK-ENEMY-REP-01 = Je-li na žetonu změna pověsti, získáš ji, když nepřítele porazíš.
    .title = Pověst na žetonu
    .edition = ultimate

## Zranění

MK-WOUND = Zranění
MK-WOUND-01 = Když je hrdina zraněn, vezme si karty zranění z balíčku do ruky.
    .title = Zranění hrdiny
MK-WOUND-02 = Zranění v ruce se počítají jako karty v ruce (při líznutí i při ověření prázdné ruky). Nelze je hrát, odložit ani vyřadit, pokud je efekt nejmenuje.
    .title = Zranění v ruce
MK-WOUND-03 = Při přípravě kola se zranění z ruky a z odkládacího balíčku zamíchají do dobíracího balíčku.
    .title = Zranění a nové kolo
MK-WOUND-04 = Zraněnou jednotku nelze aktivovat ani jí přidělit body zranění.
    .title = Zraněná jednotka
MK-WOUND-05 = Zraněním se nemění, zda je jednotka bojeschopná, nebo vyčerpaná. Zraněná vyčerpaná jednotka se při přípravě kola zbojeschopní, ale do vyléčení je nepoužitelná.
    .title = Stav zraněné jednotky

## Léčení

MK-HEAL = Léčení
MK-HEAL-01 = Body léčení z efektů i z nákupu se sčítají. Utratit je smíš kdykoli ve svém tahu (i při odpočinku) kromě boje.
    .title = Body léčení
MK-HEAL-02 = Za 1 bod léčení vyřaď jedno zranění z ruky.
    .title = Léčení hrdiny
MK-HEAL-03 = Za tolik bodů léčení, kolik činí úroveň jednotky, z ní vyřaď jednu kartu zranění.
    .title = Léčení jednotky
MK-HEAL-04 = Za jednotku se dvěma kartami zranění zaplatíš takto dvakrát. Zraněná zůstává, dokud na ní je poslední zranění.
    .title = Dvě zranění na jednotce
MK-HEAL-05 = Efekt, který jednotku přímo vyléčí, z ní odebere jednu kartu zranění.
    .title = Přímé vyléčení
MK-HEAL-06 = Zranění z boje smíš vyléčit později v témže tahu.
    .title = Léčení po boji
MK-HEAL-07 = Neutracené body léčení zmizí na začátku boje a na konci tahu.
    .title = Neutracené léčení
MK-HEAL-08 = Kouzelná mýtina není léčení: neplatí pro jednotky a nelze ji spojit s léčivými efekty.
    .title = Mýtina není léčení

## Konec tahu

MK-ENDTURN = Konec tahu
MK-ENDTURN-01 = Kroky konce tahu se provedou v tomto pořadí: 1. přehození a vrácení použitých kostek z Pramene; 2. nucený ústup; 3. úklid herní oblasti; 4. výhody políčka (kouzelná mýtina, krystalové doly); 5. odměny; 6. postup na úroveň; 7. dobrovolné odložení karet a pak líznutí do limitu karet v ruce. Figurka z portálu opouští mapu až po kroku 7.
    .title = Kroky konce tahu
MK-ENDTURN-02 = Krok 1: každou kostkou z Pramene použitou v tomto tahu znovu hoď a vrať ji.
    .title = Vrácení kostek many
MK-ENDTURN-03 = S kostkami, které efekt přesunul nebo nastavil, aniž byly vzaty pro manu, se zachází jen podle textu tohoto efektu.
    .title = Kostky změněné efektem
MK-ENDTURN-04 = Krok 2, nucený ústup: nestojí-li hrdina na bezpečném políčku, vrací se po cestě z tohoto tahu políčko po políčku, dokud na bezpečném nestojí. Za každé políčko, o které ustoupí, si vezmi do ruky jednu kartu zranění.
    .title = Nucený ústup
MK-ENDTURN-05 = Cesta zpět končí na políčku, kde tah začal. Tam ústup v každém případě skončí.
    .title = Nejdál na začátek tahu
MK-ENDTURN-06 = Krok 3: všechny žetony many z herní oblasti se vrátí do banku. Krystaly zůstávají.
    .title = Úklid many
MK-ENDTURN-07 = Krok 3: zahrané karty jdou do odkládacího balíčku. Vyřazené karty opouštějí hru (zranění podle MK-DISCARD-02).
    .title = Úklid karet
MK-ENDTURN-08 = Krok 4, kouzelná mýtina: smíš vyřadit jedno zranění z ruky nebo z odkládacího balíčku.
    .title = Kouzelná mýtina
MK-ENDTURN-09 = Krok 4, krystalové doly: získáš jeden krystal barvy dolů. Máš-li už 3 této barvy, nezískáš nic.
    .title = Krystalové doly
MK-ENDTURN-10 = Krok 4: v hlubokém dole vyber jednu z jeho barev a získej její krystal; nic, máš-li už 3 té barvy.
    .title = Hluboký důl
    .edition = ultimate
MK-ENDTURN-11 = Krok 5: odměny si vybereš v libovolném pořadí (MK-REWARD-01).
    .title = Odměny
MK-ENDTURN-12 = Krok 6: postoupíš na dosažené úrovně (MK-LEVEL-01).
    .title = Postup na úroveň
MK-ENDTURN-20 = Krok 7: smíš odložit z ruky libovolně mnoho karet kromě zranění. Není-li ještě splněno MK-TURN-20, musíš odložit alespoň jednu.
    .title = Odložení karet
MK-ENDTURN-21 = Krok 7: lízej, dokud počet karet v ruce nedosáhne limitu. Máš-li v ruce tolik karet nebo víc, nic si nelízneš a nic neodkládáš.
    .title = Líznutí do limitu
MK-ENDTURN-22 = Stojíš-li ve vlastní pevnosti nebo vedle ní, zvyšuje se limit karet v ruce o počet všech tvých pevností na mapě.
    .title = Bonus za pevnosti
MK-ENDTURN-23 = Stojíš-li v dobytém městě, na jehož kartě máš alespoň jeden žeton štítu, nebo vedle něj, zvyšuje se limit karet v ruce o 1; jsi-li jeho vůdce, o 2.
    .title = Bonus za město
MK-ENDTURN-24 = Bonus za pevnosti a za město se nesčítají, platí jen vyšší. Vyhovuje-li víc měst, platí jen nejlepší z nich.
    .title = Jen nejvyšší bonus
MK-ENDTURN-25 = Efekty taktik a karet (například Plánování) se k limitu přičtou podle svého textu.
    .title = Limit z taktik a karet
MK-ENDTURN-26 = Dojde-li dobírací balíček, lízání končí. Odkládací balíček se během kola nikdy nemíchá zpět, ledaže to dělá efekt (taktika Dlouhá noc, kterou smíš použít i uprostřed lízání).
    .title = Prázdný dobírací balíček
MK-ENDTURN-27 = V celém konci tahu se nesmějí hrát žádné efekty kromě těch, které sem zařazuje jejich text.
    .title = Žádné efekty na konci tahu
MK-ENDTURN-28 = Máš-li v ruce jen zranění a žádná karta v tahu nebyla zahrána ani odložena, nelze MK-TURN-20 v kroku 7 splnit; takový tah musí být pomalý odpočinek (MK-REST-03). Díky MK-TURN-30 taková situace nevznikne.
    .title = Jen zranění v ruce
MK-ENDTURN-29 = Texty karet „na konci tahu“: náhrada cesty do odkládacího balíčku (Vytrvalé tempo, Ohýbání času) proběhne v kroku 3. Vrácení utracených krystalů, vyřazení zranění a změny slávy a pověsti proběhnou na konci kroku 3, takže sláva se počítá do kroku 6. Změny limitu karet v ruce platí v kroku 7.
    .title = Texty „na konci tahu“

## Odměny

MK-REWARD = Odměny
MK-REWARD-01 = Odměny si vybíráš a dostáváš až v kroku 5 konce tahu.
    .title = Kdy dostaneš odměny
MK-REWARD-02 = Náhodný krystal: hoď kostkou many. Základní barva dá krystal této barvy, zlatá krystal barvy podle tvé volby, černá místo krystalu 1 bod slávy.
    .title = Náhodný krystal
MK-REWARD-03 = Krystal z odměny propadne, máš-li už 3 této barvy.
    .title = Přebytečný krystal
MK-REWARD-04 = Artefakty: z balíčku artefaktů si lízni o 1 víc, než kolik jich tento tah přinesl výhrou nebo nákupem. Jeden z nich vrať naspod balíčku, ostatní dej v libovolném pořadí na vršek dobíracího balíčku (GD-52).
    .title = Artefakty
MK-REWARD-05 = Všechny artefakty z tahu se lízají najednou.
    .title = Artefakty najednou
MK-REWARD-06 = Kouzlo: vyber si zdarma z nabídky kouzel a dej ho na vršek dobíracího balíčku. Nabídka se doplní.
    .title = Kouzlo
MK-REWARD-07 = Pokročilá akce: vyber si z nabídky pokročilých akcí, nikdy z nabídky jednotek, a dej ji na vršek dobíracího balíčku. Nabídka se doplní.
    .title = Pokročilá akce
MK-REWARD-08 = Jednotka: vezmi si zdarma kteroukoli jednotku z nabídky jednotek bez ohledu na ikonu a cenu. Nemáš-li volný žeton velení, propusť jednu jednotku, nebo se odměny vzdej.
    .title = Jednotka
MK-REWARD-09 = Přinese-li postup na úroveň v tomto tahu nový žeton velení, smíš si jednotku vzít až po něm.
    .title = Jednotka až po postupu
MK-REWARD-10 = „Sada čtyř krystalů“ je po jednom od každé základní barvy; pro každý platí MK-REWARD-03.
    .title = Sada čtyř krystalů
MK-REWARD-11 = Sláva z odměn se počítá do postupu na úroveň v témže tahu.
    .title = Sláva z odměn
MK-REWARD-12 = Odměny dostáváš: volíš jejich pořadí, ne to, zda si je vezmeš. Vzdát se smíš jen jednotky. Co si vzít nemůžeš, například čtvrtý krystal jedné barvy, propadá.
    .title = Odměny se dostávají

## Postup na úroveň

MK-LEVEL = Postup na úroveň
MK-LEVEL-01 = V kroku 6 hrdina postoupí o jednu úroveň za každý konec řádku na počítadle slávy, který od poslední kontroly překročil. Úrovně 2 dosáhneš na slávě 3, úrovně 3 na 8, úrovně 4 na 15, úrovně 5 na 24, úrovně 6 na 35, úrovně 7 na 48, úrovně 8 na 63, úrovně 9 na 80 a úrovně 10 na 99. Počítadlo vede od 0 do 119.
    .title = Kdy postoupíš
MK-LEVEL-02 = Úrovně se vyhodnotí jedna po druhé od nejnižší.
    .title = Po jedné úrovni
MK-LEVEL-03 = Na úrovních 3, 5, 7 a 9 odeber vrchní žeton úrovně: další určuje novou zbroj a limit karet v ruce a z odebraného je další žeton velení. Zbroj, limit a žetony velení: úrovně 1–2 zbroj 2, limit 5, 1 žeton; 3–4 zbroj 3, limit 5, 2 žetony; 5–6 zbroj 3, limit 6, 3 žetony; 7–8 zbroj 4, limit 6, 4 žetony; 9–10 zbroj 4, limit 7, 5 žetonů.
    .title = Liché úrovně
MK-LEVEL-04 = Na úrovních 2, 4, 6, 8 a 10 získáš jednu dovednost a jednu pokročilou akci.
    .title = Sudé úrovně
MK-LEVEL-05 = Otoč dva vrchní žetony svých dovedností. Možnost A: jeden si vezmi, druhý dej do společné nabídky dovedností a vezmi si kteroukoli kartu z nabídky pokročilých akcí. Možnost B: vezmi si ze společné nabídky žeton jiného hrdiny, oba otočené žetony dej do společné nabídky a vezmi si nejnižší kartu z nabídky pokročilých akcí.
    .title = Výběr dovednosti
MK-LEVEL-06 = Možnost B máš, jen je-li ve společné nabídce žeton, který nepochází ze sady tvého hrdiny.
    .title = Kdy platí možnost B
MK-LEVEL-07 = Pokročilá akce jde na vršek dobíracího balíčku a nabídka se doplní dřív, než se vyhodnotí další úroveň.
    .title = Doplnění při postupu
MK-LEVEL-08 = Takto získaná dovednost leží lícem nahoru a smíš ji použít od příštího tahu.
    .title = Nová dovednost
MK-LEVEL-09 = Ztráta slávy nikdy nevezme dosaženou úroveň. Úroveň 10 je poslední.
    .title = Úroveň se neztrácí
MK-LEVEL-10 = Líznutí v kroku 7 už se řídí novým limitem karet v ruce.
    .title = Nový limit platí hned
MK-LEVEL-11 = V sólové hře se pokaždé, když hrdina získá dovednost, otočí také jeden žeton ze sloupce hrdiny automatického hráče do společné nabídky dovedností (MK-SOLO-02).
    .title = Dovednosti v sólové hře
MK-LEVEL-12 = Zbývají-li ti méně než dva vlastní žetony dovedností (to se může stát, byl-li interaktivní žeton odebrán), otoč, co zbývá. Nezbývá-li žádný, máš jen možnost B; není-li ani ta, získáš jen pokročilou akci (kteroukoli z nabídky).
    .title = Málo žetonů dovedností

## Místa obecně

MK-SITE-GEN = Místa obecně
MK-SITE-GEN-01 = Obydlená místa: vesnice, klášter, pevnost, magická věž, město, tábor uprchlíků. Opevněná místa: pevnost, magická věž, město. Místa dobrodružství: ruiny, podzemí, hrobka, doupě nestvůr, líheň nestvůr, bludiště, labyrint.
    .title = Druhy míst
MK-SITE-GEN-02 = Jednou odkrytý žeton je veřejně známý, i když se znovu otočí lícem dolů.
    .title = Známé žetony
MK-SITE-GEN-03 = Žetony se kvůli sousedství otáčejí pro kteréhokoli hrdinu na mapě, a to ve chvíli, kdy k místu přijde nebo kdy se místo vedle něj objeví.
    .title = Otočení kvůli sousedství

## Portál

MK-SITE-PORTAL = Portál
MK-SITE-PORTAL-01 = Portál je počáteční políčko, jeho terén jsou pláně. Platí MK-OTHER-05 a MK-TURN-08.
    .title = Portál

## Vesnice

MK-SITE-VILLAGE = Vesnice
MK-SITE-VILLAGE-01 = Vyjednávání: verbuješ jednotky s ikonou vesnice; bod léčení stojí 3 body vlivu.
    .title = Vyjednávání ve vesnici
MK-SITE-VILLAGE-02 = Plenění: stojí-li tvůj hrdina ve vesnici, smíš si v tahu jiného hráče nebo těsně před svým tahem líznout 2 karty a ztratit 1 bod pověsti. Nejvýše jednou mezi dvěma svými tahy; vesnice se nemění.
    .title = Plenění vesnice

## Klášter

MK-SITE-MONASTERY = Klášter
MK-SITE-MONASTERY-01 = Při odkrytí kláštera: jedna pokročilá akce do nabídky jednotek.
    .title = Odkrytí kláštera
MK-SITE-MONASTERY-02 = Vyjednávání: verbuješ jednotky s ikonou kláštera; bod léčení stojí 2 body vlivu; pokročilá akce z nabídky jednotek stojí 6 bodů vlivu.
    .title = Vyjednávání v klášteře
MK-SITE-MONASTERY-03 = Vypálení je akce: pověst −3, jeden fialový nepřítel (neopevněný), vlastní jednotky nelze použít. Nepřítel se potom v každém případě odloží.
    .title = Vypálení kláštera
MK-SITE-MONASTERY-04 = Úspěch: žeton štítu, artefakt, do konce hry prázdné políčko. Na nabídce jednotek se to projeví až při příští přípravě kola, kdy se počítá o klášter méně.
    .title = Úspěšné vypálení
MK-SITE-MONASTERY-05 = Neúspěch: klášter lze dál používat, ztráta pověsti zůstává.
    .title = Neúspěšné vypálení

## Pevnost

MK-SITE-KEEP = Pevnost
MK-SITE-KEEP-01 = Při odkrytí pevnosti: jeden šedý žeton lícem dolů.
    .title = Odkrytí pevnosti
MK-SITE-KEEP-02 = Žeton se otočí, když s pevností ve Dne sousedí hrdina. V Noci až při útoku na ni.
    .title = Otočení posádky
MK-SITE-KEEP-03 = Dobytí: žeton štítu znamená vlastnictví. Jiná odměna není.
    .title = Dobytí pevnosti
MK-SITE-KEEP-04 = Pro pevnost jiného hráče platí MK-COMBAT-03. Při úspěchu vyměníš žeton štítu vlastníka za svůj.
    .title = Pevnost jiného hráče
MK-SITE-KEEP-05 = Ve vlastní pevnosti verbuješ jednotky s ikonou pevnosti. Za pevnosti máš bonus k limitu karet v ruce (MK-ENDTURN-22).
    .title = Vlastní pevnost
MK-SITE-KEEP-06 = Vytlačíš-li v boji hráče proti hráči vlastníka z jeho pevnosti, je to úspěšný útok na ni: tvůj žeton štítu ihned nahradí jeho, takže políčko je pro tebe bezpečné.
    .title = Vytlačený vlastník

## Magická věž

MK-SITE-TOWER = Magická věž
MK-SITE-TOWER-01 = Při odkrytí magické věže: jeden fialový žeton lícem dolů.
    .title = Odkrytí magické věže
MK-SITE-TOWER-02 = Žeton se otáčí stejně jako u pevnosti (MK-SITE-KEEP-02).
    .title = Otočení posádky věže
MK-SITE-TOWER-03 = Dobytí: žeton štítu a jedno kouzlo jako odměna. Potom je věž otevřená všem hráčům a už se na ni neútočí.
    .title = Dobytí magické věže
MK-SITE-TOWER-04 = V dobyté věži verbuješ jednotky s ikonou magické věže a kupuješ kouzla podle MK-INTERACT-12.
    .title = Dobytá magická věž

## Město

MK-SITE-CITY = Město
MK-SITE-CITY-01 = Při odkrytí města platí MK-EXPLORE-12.
    .title = Odkrytí města
MK-SITE-CITY-02 = Žetony posádky se otočí, když s městem sousedí hrdina, ve Dne i v Noci.
    .title = Otočení posádky města
MK-SITE-CITY-03 = Útok, dobytí a vůdce: MK-CITY-ASSAULT-01 až MK-CITY-ASSAULT-10. Vyjednávání: MK-INTERACT-12 až MK-INTERACT-16 a bonus za žetony štítu podle MK-INTERACT-03.
    .title = Pravidla města

## Podzemí

MK-SITE-DUNGEON = Podzemí
MK-SITE-DUNGEON-01 = Akce: vytáhni jednoho hnědého nepřítele a bojuj s ním. Platí pravidla Noci, jednotky nelze použít a nepřítel se potom v každém případě odloží.
    .title = Vstup do podzemí
MK-SITE-DUNGEON-02 = První vítězství: žeton štítu a odměna podle hodu kostkou many. Zlatá nebo černá dá 1 kouzlo, základní barva 1 artefakt.
    .title = Odměna z podzemí
MK-SITE-DUNGEON-03 = Do dobytého podzemí smí kdokoli vstoupit znovu za stejných omezení, ale jen pro slávu.
    .title = Dobyté podzemí

## Hrobka

MK-SITE-TOMB = Hrobka
MK-SITE-TOMB-01 = Jako podzemí, ale s jedním červeným nepřítelem. Odměna je jedno kouzlo a jeden artefakt; další vstupy jen pro slávu.
    .title = Hrobka

## Doupě nestvůr

MK-SITE-DEN = Doupě nestvůr
MK-SITE-DEN-01 = Při odkrytí se nic nepokládá. Hrdina, který do doupěte vstoupí, vytáhne jeden hnědý žeton, neleží-li tam žádný.
    .title = Nestvůra v doupěti
MK-SITE-DEN-02 = Akce: vytáhni nestvůru (nebo se postav té, která tam zůstala) a bojuj; jednotky smíš použít. Neporažená nestvůra zůstane na políčku lícem nahoru a další návštěvník bojuje s ní.
    .title = Vstup do doupěte
MK-SITE-DEN-03 = Vítězství: žeton štítu a 2 náhodné krystaly. Potom je políčko prázdné.
    .title = Odměna z doupěte

## Líheň nestvůr

MK-SITE-SPAWN = Líheň nestvůr
MK-SITE-SPAWN-01 = Při odkrytí se nic nepokládá. Hrdina, který vstoupí, táhne hnědé žetony, dokud tam neleží dva, všechny otočí lícem nahoru a bojuje s oběma.
    .title = Vstup do líhně
MK-SITE-SPAWN-02 = Obě nestvůry musíš porazit v jednom boji. Neporažené zůstávají; přežije-li jedna, nahradí zabitou nový hnědý žeton lícem dolů.
    .title = Obě v jednom boji
MK-SITE-SPAWN-03 = Vítězství: žeton štítu, jeden artefakt a 3 náhodné krystaly. Potom je políčko prázdné.
    .title = Odměna z líhně

## Ruiny

MK-SITE-RUINS = Ruiny
MK-SITE-RUINS-01 = Při odkrytí ruin: jeden žeton ruin, ve Dne lícem nahoru, v Noci lícem dolů. Otočí se na začátku dalšího Dne, nebo když na políčko vstoupí hrdina.
    .title = Žeton ruin
MK-SITE-RUINS-02 = Oltář: jako akci zaplať uvedenou manu (libovolná směs krystalů, žetonů a kostky). Polož žeton štítu, ihned získej slávu a žeton ruin odlož. Oltáře jsou čtyři, zelený, modrý, bílý a červený: každý žádá 3 many své barvy a dá 7 bodů slávy.
    .title = Oltář v ruinách
MK-SITE-RUINS-03 = Nepřátelé: při prvním vstupu vytáhni uvedené barvy a bojuj se všemi; jednotky smíš použít. Neporažení zůstávají, poražení se nenahrazují. Žetony a odměny: šedý a fialový – jednotka; zelený a hnědý – artefakt; dva zelené – čtyři krystaly, po jednom od každé základní barvy; hnědý a fialový – kouzlo a čtyři krystaly, po jednom od každé základní barvy; šedý a bílý – artefakt a kouzlo; šedý a hnědý – artefakt; hnědý a červený – dva artefakty; zelený a červený – artefakt a pokročilá akce.
    .title = Nepřátelé v ruinách
MK-SITE-RUINS-04 = Kdo porazí posledního nepřítele, označí políčko žetonem štítu a dostane uvedenou odměnu. Žeton ruin se odloží a políčko je potom prázdné.
    .title = Dobytí ruin
MK-SITE-RUINS-05 = Slávu za oltář získáš ihned. Postup na úroveň proběhne v kroku 6 konce tahu.
    .title = Sláva za oltář

## Krystalové doly

MK-SITE-MINE = Krystalové doly
MK-SITE-MINE-01 = Skončíš-li tah v dolech, platí MK-ENDTURN-09. Akci to nestojí; platí to i po odpočinku.
    .title = Krystalové doly

## Hluboký důl

MK-SITE-DEEPMINE = Hluboký důl
MK-SITE-DEEPMINE-01 = Skončíš-li tah v hlubokém dole, platí MK-ENDTURN-10: jeden krystal jedné z jeho dvou nebo čtyř barev.
    .title = Krystaly hlubokého dolu
    .edition = ultimate

## Kouzelná mýtina

MK-SITE-GLADE = Kouzelná mýtina
MK-SITE-GLADE-01 = Skončíš-li tah na kouzelné mýtině, platí MK-ENDTURN-08.
    .title = Konec tahu na mýtině
MK-SITE-GLADE-02 = Začneš-li tah na kouzelné mýtině, získáš jeden žeton many: ve Dne zlatý, v Noci černý.
    .title = Začátek tahu na mýtině

## Orčí nájezdníci

MK-SITE-ORC = Orčí nájezdníci
MK-SITE-ORC-01 = Při odkrytí políčka orčích nájezdníků: jeden zelený žeton lícem nahoru. Za porážku pověst +1.
    .title = Orčí nájezdníci
MK-SITE-ORC-02 = Pro pohyb, provokaci a výzvu platí MK-MOVE-09 a MK-RAMPAGE-01 až MK-RAMPAGE-08.
    .title = Pohyb kolem nájezdníků

## Dračí lid

MK-SITE-DRACONUM = Dračí lid
MK-SITE-DRACONUM-01 = Při odkrytí políčka dračího lidu: jeden červený žeton lícem nahoru. Za porážku pověst +2.
    .title = Dračí lid

## Bludiště

MK-SITE-MAZE = Bludiště
MK-SITE-MAZE-01 = Jako akci smíš vstoupit: vyber, chceš-li, jednu připravenou nezraněnou jednotku (jen tu lze použít) a nedobytou cestu a zaplať 2, 4 nebo 6 bodů pohybu získaných v této akci.
    .title = Do bludiště
    .edition = ultimate
MK-SITE-MAZE-02 = Pak bojuješ s jedním vytaženým hnědým nepřítelem. Po boji se v každém případě odloží.
    .title = Nepřítel v bludišti
    .edition = ultimate
MK-SITE-MAZE-03 = Zvítězíš-li, polož na cestu štít. Cesta 2 dává dva krystaly dle výběru, cesta 4 kouzlo, cesta 6 artefakt.
    .title = Odměna cesty
    .edition = ultimate
MK-SITE-MAZE-04 = Každá cesta se dobývá nejvýš jednou a ty smíš v jednom bludišti dobýt nejvýš jednu.
    .title = Každému jedna cesta
    .edition = ultimate

## Labyrint

MK-SITE-LABYRINTH = Labyrint
MK-SITE-LABYRINTH-01 = Jako bludiště, ale s jedním červeným nepřítelem a každá cesta dává navíc pokročilou akci z nabídky.
    .title = Labyrint
    .edition = ultimate

## Tábor uprchlíků

MK-SITE-REFUGEE = Tábor uprchlíků
MK-SITE-REFUGEE-01 = Smíš verbovat každou jednotku nabídky: bez příplatku, má-li symbol vesnice, jinak o 1 dráž, má-li symbol pevnosti, magické věže nebo kláštera, jinak o 3 dráž.
    .title = Verbování v táboře uprchlíků
    .edition = ultimate
MK-SITE-REFUGEE-02 = Tábor uprchlíků léčení neprodává.
    .title = Bez léčení
    .edition = ultimate

## Hradby

MK-SITE-WALL = Hradby
MK-SITE-WALL-01 = Krok přes hradbu stojí o 1 bod pohybu víc a slevy na terén to neodstraní. Efekty, které hrdinu přesunou přímo, hradby neberou v úvahu.
    .title = Přes hradbu
    .edition = ultimate
MK-SITE-WALL-02 = Krok nevyprovokuje drancujícího nepřítele, je-li mezi ním a políčkem, na které vstupuješ, hradba.
    .title = Hradby zadrží nepřátele
    .edition = ultimate
MK-SITE-WALL-03 = Drancující nepřítel vyzvaný přes hradbu je opevněný. Posádka napadená přes hradbu má o jedno opevnění víc. Hrdina napadený přes hradbu je opevněný.
    .title = Boje přes hradbu
    .edition = ultimate

## Další místa

MK-SITE-OTHER = Další místa
MK-SITE-OTHER-01 = Volkarův tábor, hřbitovy, skryté údolí, vůdci ani žetony frakcí se nikdy nevykládají ani netahají, pokud si nezvolíte hru se všemi nepřáteli.
    .title = Co zůstává v krabici
    .edition = ultimate
MK-SITE-OTHER-02 = Sopka jako místo ve hře není.
    .title = Žádná sopka

## Boj hráče proti hráči

MK-PVP = Boj hráče proti hráči
MK-PVP-01 = Boj hráče proti hráči je akce agresora v tomto tahu. Nastane, když jeho pohyb skončí na políčku jiného hrdiny (MK-OTHER-02, MK-OTHER-03). Agresor je hrdina na tahu, napadený ten druhý; role útočníka a blokujícího se v boji střídají.
    .title = Kdy k boji dojde
MK-PVP-02 = Hráči proti sobě nikdy nebojují na portálu ani na políčku města.
    .title = Kde se nebojuje
MK-PVP-03 = Hráči proti sobě nikdy nebojují po ohlášení konce kola nebo po splnění podmínky konce scénáře.
    .title = Kdy se nebojuje
MK-PVP-04 = Nesmíš napadnout hrdinu, jehož žeton pořadí leží lícem dolů.
    .title = Otočený žeton chrání
    .edition = ultimate
MK-PVP-05 = Napadený smí nejprve použít efekty hratelné mimo svůj tah. Pak zvolí, zda se bude boji věnovat plně, nebo částečně.
    .title = Volba napadeného
MK-PVP-06 = Napadený se během tohoto boje nesmí pohybovat, odkrývat dílky, vyjednávat ani začít jiný boj.
    .title = Co napadený nesmí
MK-PVP-07 = Plně se věnovat boji: napadený otočí svůj žeton pořadí lícem dolů. Dokud tak leží, nikdo ho nemůže napadnout; jeho další tah se přeskočí (MK-TURN-06).
    .title = Plně se věnovat boji
MK-PVP-08 = Plná účast ti dá, co tvé políčko dává na začátku tahu, třeba manu mýtiny.
    .title = Užitek z políčka
    .edition = ultimate
MK-PVP-09 = Bez jiné karty než zranění v ruce se nemůžeš zapojit plně.
    .title = Plná účast chce kartu
    .edition = ultimate
MK-PVP-10 = Kdo se boji věnuje plně, má k dispozici jednu kostku z Pramene a všechny dovednosti použitelné ve svém tahu. Po boji smí hrát léčivé a speciální efekty a pak provede běžné kroky konce tahu.
    .title = Možnosti při plném boji
MK-PVP-11 = Částečně se věnovat boji: žeton pořadí se neotáčí. Hrdina může být znovu napaden a svůj tah později odehraje normálně.
    .title = Částečně se věnovat boji
MK-PVP-12 = Kdo se boji věnuje částečně, nemá kostku z Pramene (ledaže ji dá efekt) a smí použít jen dovednosti hratelné mimo svůj tah. Koncem boje jeho reakce ihned končí: žádné léčení, žádné speciální efekty, žádný konec tahu, žádné líznutí.
    .title = Možnosti při částečném boji
MK-PVP-13 = Při částečném boji zůstávají nepoužité žetony many napadenému až do konce jeho vlastního dalšího tahu.
    .title = Mana po částečném boji
MK-PVP-14 = Karty, které zahrál hráč věnující se boji částečně, zůstávají v jeho herní oblasti a odloží se až při jeho dalším konci tahu.
    .title = Karty po částečném boji
MK-PVP-15 = Fáze obléhacích a střeleckých útoků: hráči se střídají jako útočník, začíná napadený. Každý smí zaútočit, nebo pasovat; fáze končí, když oba po sobě pasují.
    .title = Střídání v první fázi
MK-PVP-16 = Útočník hraje libovolné střelecké a obléhací útoky, bez karet bokem. Je-li blokujícím napadený na políčku pevnosti nebo magické věže, počítají se jen obléhací útoky.
    .title = Útok v první fázi
MK-PVP-17 = Blokující pak hraje libovolné bloky. Bod bloku je efektivní, je-li efektivní alespoň proti jednomu elementu obsaženému v útoku (MK-COMBAT-BLOCK-04). Neefektivní body se sečtou a vydělí dvěma, zaokrouhleno dolů.
    .title = Blok
MK-PVP-18 = Blokovat lze i částečně: v této fázi se útok sníží o polovinu celkové hodnoty bloku, zaokrouhlenou dolů.
    .title = Částečný blok
MK-PVP-19 = Efekt, podle kterého blokovaný nepřítel ztrácí schopnost Hbitý, způsobí, že každý bod bloku sníží tento útok o 1.
    .title = Ztráta schopnosti Hbitý
MK-PVP-20 = Zbylý útok se změní v body zranění, které přiděluje útočník.
    .title = Body zranění přiděluje útočník
MK-PVP-21 = Zranit nezraněnou jednotku stojí tolik bodů zranění, kolik činí její zbroj; dvojnásobek, odolává-li alespoň jednomu elementu obsaženému v útoku.
    .title = Zranění jednotky soupeře
MK-PVP-22 = Zranit blokujícího hrdinu stojí tolik bodů zranění, kolik činí jeho zbroj; lze to opakovat. Pokaždé si vezme do ruky jednu kartu zranění; platí omráčení (MK-COMBAT-DAMAGE-10).
    .title = Zranění hrdiny soupeře
MK-PVP-23 = Body zranění, za které nelze nic pořídit, propadají. Útočník smí body také nechat nepřidělené.
    .title = Nepřidělené body zranění
MK-PVP-24 = Fáze útoků zblízka: hráči se střídají stejně, ale první útočí agresor. Počítají se všechny druhy útoku a opevnění neplatí.
    .title = Fáze útoků zblízka
MK-PVP-25 = Karta bokem dává fyzický Útok 1. Jediný fyzický bod stačí, aby fyzický byl jedním z elementů útoku; pak je efektivní každý blok a jednotky s fyzickou odolností mají dvojnásobnou zbroj.
    .title = Karty bokem zblízka
MK-PVP-26 = Při útocích zblízka sníží každý bod bloku útok o 1.
    .title = Blok zblízka
MK-PVP-27 = Další použití bodů zranění zblízka: za 5 bodů ukradne útočník blokujícímu jeden artefakt a dá ho do svého odkládacího balíčku. Lze opakovat.
    .title = Krádež artefaktu
MK-PVP-28 = Ukrást lze artefakty z odkládacího balíčku nebo herní oblasti blokujícího a prapory přiřazené jeho zraněné jednotce (i zraněné tímto útokem). Nelze ukrást artefakty z ruky, z dobíracího balíčku ani prapory u nezraněné jednotky.
    .title = Co lze ukrást
MK-PVP-29 = Další použití bodů zranění zblízka: za neupravenou cenu terénu sousedního přístupného bezpečného políčka na ně útočník blokujícího vytlačí. Boj končí a vytlačený hrdina prohrál.
    .title = Vytlačení
MK-PVP-30 = Fáze končí, když je někdo vytlačen nebo když oba po sobě pasují.
    .title = Konec útoků zblízka
MK-PVP-31 = Sláva vítěze: má-li nižší úroveň než poražený, 1 + 2 × rozdíl úrovní; při stejné úrovni a menší slávě 1; jinak 0.
    .title = Sláva za vítězství
MK-PVP-32 = Není-li nikdo vytlačen, je to remíza a nikdo nezíská slávu.
    .title = Remíza
MK-PVP-33 = Po remíze se agresor vrátí na políčko, odkud přišel. Není-li bezpečné, pokračuje nuceným ústupem.
    .title = Návrat po remíze
MK-PVP-34 = První krok agresora zpět po remíze není nucený ústup a nestojí zranění.
    .title = Krok zpět není ústup
    .edition = ultimate
MK-PVP-35 = Efekty mířící na nepřátele smíš mířit na nezraněné jednotky soupeře, nikdy na hrdinu.
    .title = Cíle efektů
MK-PVP-36 = Efekty červených karet a schopností placených červenou manou nepůsobí na jednotky s ohnivou odolností; modré na jednotky s ledovou odolností.
    .title = Odolné jednotky a efekty
MK-PVP-37 = Efekty „znič“ jednotku jen zraní. Zbroj jednotky nikdy neklesne pod 1.
    .title = Zničení je jen zranění
MK-PVP-38 = Vedlejší efekty karet bloku na „blokovaného nepřítele“ mohou zasáhnout jednotku, která k útoku přispěla. Jsou-li vázané na úspěch, znamená úspěch snížení útoku na 0.
    .title = Vedlejší efekty bloku
MK-PVP-39 = Kde záleží na počtu nepřátel, počítají se bojeschopné nezraněné jednotky soupeře, jednotky přispívající k právě probíhajícímu útoku nebo bloku a 1 navíc.
    .title = Počet nepřátel
MK-PVP-40 = Efekty, které mění pravidla, trvají po celý boj hráče proti hráči.
    .title = Trvání změn pravidel
MK-PVP-41 = Efekty, které znemožní útok nepřítele, odeberou z probíhajícího útoku příspěvek jedné jednotky; ta zůstává vyčerpaná. Speciální efekty ani bloky takto zrušit nelze.
    .title = Znemožnění útoku
MK-PVP-42 = Efekty, které přeskakují fázi bloku nebo přidělování zranění, zruší jeden celý útok. Boj pokračuje.
    .title = Přeskočení fází
MK-PVP-43 = První krok zpět po remíze není nucený ústup: agresor za něj nedostane zranění.
    .title = Návrat bez zranění
    .edition = base
MK-PVP-44 = Napadený nemůže kvůli napadení ohlásit konec kola, ať má v balíčku a v ruce cokoli.
    .title = Napadení a konec kola
MK-PVP-45 = Sláva z boje hráče proti hráči se přičte ihned. Postup na úroveň proběhne v kroku 6 dalšího vlastního konce tahu vítěze (u toho, kdo se boji věnoval částečně, na konci jeho dalšího normálního tahu).
    .title = Sláva a postup na úroveň
MK-PVP-46 = Blok, který se proti schopnosti Hbitý počítá dvojnásobně, se počítá dvojnásobně i ve fázi obléhacích a střeleckých útoků mezi hráči.
    .title = Dvojnásobný blok

## Společný útok na město

MK-COOP-ASSAULT = Společný útok na město
MK-COOP-ASSAULT-01 = Společný útok na město je dovolen v kooperativních scénářích, v soupeřivých jen po předchozí dohodě hráčů.
    .title = Kdy je dovolen
MK-COOP-ASSAULT-02 = Iniciátor ho smí zahájit ve svém tahu před akcí, nebyl-li ohlášen konec kola a není-li splněna podmínka konce scénáře.
    .title = Zahájení společného útoku
MK-COOP-ASSAULT-03 = Iniciátor stojí vedle města a na jeho políčku není jiný hrdina.
    .title = Místo iniciátora
    .edition = base
MK-COOP-ASSAULT-04 = Přizvat lze hrdiny na políčku sousedícím s městem, jejichž žeton pořadí leží lícem nahoru.
    .title = Koho lze přizvat
MK-COOP-ASSAULT-05 = Aby pozvání přijal, musí mít pozvaný hráč v ruce aspoň jednu kartu jinou než zranění.
    .title = Pozvaný potřebuje kartu
    .edition = ultimate
MK-COOP-ASSAULT-06 = Iniciátor přizve alespoň jednoho z nich a navrhne, kolika obráncům bude který účastník čelit. Každý nejméně jednomu, dohromady všem obráncům.
    .title = Návrh rozdělení
MK-COOP-ASSAULT-07 = Souhlasit musí všichni přizvaní. Jinak se nic nestane a iniciátor smí předložit jiný návrh nebo pokračovat v tahu.
    .title = Souhlas přizvaných
MK-COOP-ASSAULT-08 = Po dohodě se žetony pořadí přizvaných (ne iniciátora) otočí lícem dolů: ztrácejí svůj další tah. Pro iniciátora je to akce tahu.
    .title = Po dohodě
MK-COOP-ASSAULT-09 = Všechny žetony obránců se zamíchají a náhodně rozdají podle dohodnutých počtů, bez pohledu na rub.
    .title = Rozdání obránců
MK-COOP-ASSAULT-10 = Účastníci bojují jeden po druhém podle žetonů pořadí počínaje iniciátorem. Každý dokončí všechny fáze boje.
    .title = Pořadí účastníků
MK-COOP-ASSAULT-11 = Každý smí použít jednu kostku z Pramene. Kostky se vracejí až po celém útoku, takže kostku použitou jedním účastníkem další nemá.
    .title = Kostky z Pramene
MK-COOP-ASSAULT-12 = Část každého účastníka začíná krokem do města (zaplatí cenu, pověst −1). Jiný pohyb ani akce nejsou možné.
    .title = Krok do města
MK-COOP-ASSAULT-13 = Drancující nepřátelé vyprovokovaní tímto krokem se přidají k nepřátelům daného účastníka. Další sousední drancující nepřátele smí vyzvat.
    .title = Drancující nepřátelé
MK-COOP-ASSAULT-14 = Každý účastník čelí jen svému dílu obránců. „Všichni nepřátelé“ znamená tento díl.
    .title = Vlastní díl obránců
MK-COOP-ASSAULT-15 = Žetony štítu se pokládají podle MK-COMBAT-END-02.
    .title = Žetony štítu
MK-COOP-ASSAULT-16 = Město padne, jsou-li poraženi všichni jeho obránci, a všichni účastníci skončí na políčku města. Jinak se každý účastník vrátí na své předchozí políčko.
    .title = Výsledek společného útoku
MK-COOP-ASSAULT-17 = Účastníci potom podle žetonů pořadí dokončí své tahy. Předtím smí každý hrát léčivé a speciální efekty.
    .title = Dokončení tahů
MK-COOP-ASSAULT-18 = Stojíš vedle města; na tvém políčku smějí být i jiní hrdinové.
    .title = Kde stojí iniciátor
    .edition = ultimate
MK-COOP-ASSAULT-19 = Iniciátorem smí být i ten, kdo se do města dokáže dostat kouzlem Podzemní útok.
    .title = Podzemní útok
MK-COOP-ASSAULT-20 = Ve své části smí každý účastník použít vše, co lze použít před jeho tahem nebo během něj: efekty hratelné mimo tah, karty, jednotky a všechny vlastní dovednosti; v edici Ultimate i to, co políčko dává na začátku tahu.
    .title = Co účastník smí
MK-COOP-ASSAULT-21 = Účastník, který nezaplatí krok do města, nebojuje. Jeho díl obránců zůstane neporažený a pověst neztratí.
    .title = Bez kroku do města

## Automatický hráč

MK-DUMMY-REF = Automatický hráč
MK-DUMMY-REF-01 = Automatický hráč se používá v sólových a kooperativních hrách. Celý postup popisuje MK-DUMMY-01 a pravidla po něm.
    .title = Kdy hraje
MK-DUMMY-REF-02 = Má kartu hrdiny se třemi krystaly, které jsou na ní uvedeny, 16 zamíchaných základních akcí a žeton pořadí. Z taktiky využívá jen číslo, ne bonus.
    .title = Co má automatický hráč
MK-DUMMY-REF-03 = Jeho tah: je-li balíček prázdný, ohlásí konec kola. Jinak otočí 3 karty a pak ještě tolik, kolik má krystalů barvy poslední z těchto tří.
    .title = Tah automatického hráče
MK-DUMMY-REF-04 = Při přípravě kola přijde nejnižší karta nabídky pokročilých akcí do jeho balíčku místo naspod balíčku pokročilých akcí. Nejnižší kouzlo jde naspod balíčku kouzel a automatický hráč získá krystal jeho barvy, bez omezení na 3.
    .title = Automatický hráč v přípravě kola

## Mapa

MK-MAP = Mapa
MK-MAP-01 = Každé políčko má souřadnice (q, r); řady políček jsou vodorovné. Krok je změní takto: E (východ) o (1, 0), NE (severovýchod) o (1, −1), NW (severozápad) o (0, −1), W (západ) o (−1, 0), SW (jihozápad) o (−1, 1), SE (jihovýchod) o (0, 1). Vzdálenost dvou políček s rozdíly souřadnic dq a dr je (|dq| + |dr| + |dq + dr|) / 2.
    .title = Souřadnice políček
MK-MAP-02 = Dílek má 7 políček: střední C a šest kolem něj. Je-li číslo dílku vzpřímené, jmenují se C, NE, E, SE, SW, W a NW.
    .title = Sedm políček dílku
MK-MAP-03 = Dílky leží na pevných pozicích s celočíselnými souřadnicemi [a, b]. Středem pozice [a, b] je políčko q = 3a + b, r = −2a − 3b.
    .title = Pozice dílků
MK-MAP-04 = Políčko (q, r) je středem pozice právě tehdy, když je 3q + r násobkem 7. Pozice je pak a = (3q + r) / 7, b = −(2q + 3r) / 7. Každé políčko patří právě k jedné pozici: buď je samo středem, nebo je jím právě jeden z jeho šesti sousedů.
    .title = Od políčka k pozici
MK-MAP-05 = Každá pozice má šest sousedních pozic a dva sousední dílky se dotýkají právě třemi dvojicemi políček. N (sever) je [0, +1], střed (1, −3): tvá NW a NE se dotýkají jeho SW a SE. NE je [+1, 0], střed (3, −2): NE a E se dotýkají W a SW. SE je [+1, −1], střed (2, 1): E a SE se dotýkají NW a W. S (jih) je [0, −1], střed (−1, 3): SE a SW se dotýkají NE a NW. SW je [−1, 0], střed (−3, 2): SW a W se dotýkají E a NE. NW je [−1, +1], střed (−2, −1): W a NW se dotýkají SE a E.
    .title = Sousední pozice
MK-MAP-06 = Sousední dílky jsou vždy dílky na sousedních pozicích (MK-MAP-05). Kdykoli se sousední dílky počítají, počítá se i počáteční dílek. „Vlevo“ na mapě je strana N, „vpravo“ strana NE a SE.
    .title = Sousední dílky
MK-MAP-07 = Počáteční dílek leží na pozici [0, 0] a jeho portál je střední políčko (0, 0). Strana A slouží pro mapu ve tvaru V, strana B pro všechny otevřené mapy a pro pevnou mapu. Moře jsou políčka W, SW a SE na straně A, W a SW na straně B; nikdy na ně nesmíš vstoupit ani z nich nic odkrývat.
    .title = Počáteční dílek
MK-MAP-08 = Při přípravě odkryj vrchní dílky ze sloupce: na straně A dva, na [0, 1] a pak na [1, 0]; na straně B tři, na [0, 1], [1, 0] a [1, −1]. Počítají se do počtu dílků scénáře a jsou natočené stejně jako počáteční dílek. Proveď pokyny „při odkrytí“ všech míst na nich.
    .title = Dílky odkryté při přípravě
MK-MAP-09 = Na mapě ve tvaru V smějí dílky ležet na pozicích, kde a ≥ 0 a zároveň b ≥ 0. Směrem do vnitrozemí mapa omezená není.
    .title = Mapa ve tvaru V
MK-MAP-10 = Na mapě ve tvaru V je levé pobřeží a = 0 při b ≥ 1, pravé b = 0 při a ≥ 1. Hlavní dílek se na pozici pobřeží položit nesmí; dílky venkova tam ležet smějí.
    .title = Pobřeží mapy ve tvaru V
MK-MAP-11 = Mapa ve tvaru V bez omezení se používá jen v Prvním průzkumu a má pozice podle MK-MAP-09. Hlavní dílky na ní smějí ležet na pobřeží; zákaz z MK-MAP-10 neplatí.
    .title = Tvar V bez omezení
MK-MAP-12 = Na otevřené mapě běží sloupce ve směru NE a b je číslo sloupce, vlevo kladné. Dovolené jsou pozice, kde a ≥ 0 a zároveň a + b ≥ 0, v těchto sloupcích: otevřená mapa má 5 sloupců, b od −2 do 2 (pobřeží se láme po dvou dílcích na každé straně počátečního dílku); mapa s limitem 4 sloupců má b od −2 do 1 (vpravo o jeden sloupec víc než vlevo); mapa s limitem 3 sloupců má b od −1 do 1.
    .title = Otevřené mapy
MK-MAP-13 = Na otevřené mapě začíná sloupec b na pozici [max(0, −b), b] a pokračuje přes a + 1, a + 2 a tak dále bez omezení. Břeh tvoří při 5 sloupcích [0, 2] [0, 1] [0, 0] [1, −1] [2, −2], při 4 sloupcích [0, 1] [0, 0] [1, −1] [2, −2] a při 3 sloupcích [0, 1] [0, 0] [1, −1]. Na otevřených mapách neplatí zákaz hlavních dílků na pobřeží.
    .title = Břeh otevřené mapy
MK-MAP-14 = Pevná mapa scénáře Obsaď a udrž má deset pozic. Počáteční dílek, strana B: [0, 0]. Dílky venkova odkryté při přípravě: [0, 1] [1, 0] [1, −1]; dílky venkova lícem dolů: [1, 1] [2, −1]; hlavní dílky lícem dolů: [2, 1] [2, 0] [3, 0] [3, −1].
    .title = Pevná mapa
MK-MAP-15 = Při pohybu smíš odkrýt dílek na pozici, pokud tvé políčko sousedí s některým jejím políčkem (sousedí jen dvě okrajová políčka podle MK-MAP-05), pozice je prázdná, tvar mapy ji dovoluje, vrchní dílek sloupce tam smí ležet (MK-MAP-16, MK-MAP-17) a zaplatíš 2 body pohybu. Dotýká-li se tvé políčko dvou pozic, oznam zvolenou dřív, než se dílek otočí.
    .title = Kdy smíš odkrývat
MK-MAP-16 = Dílek venkova smí ležet na pozici, která sousedí alespoň se dvěma položenými dílky, nebo s jedním položeným dílkem, který sám sousedí alespoň se dvěma jinými položenými dílky.
    .title = Přiložení dílku venkova
MK-MAP-17 = Hlavní dílek smí ležet jen na pozici, která sousedí alespoň se dvěma položenými dílky. Na mapě ve tvaru V platí navíc MK-MAP-10.
    .title = Přiložení hlavního dílku
MK-MAP-18 = Je-li sloupec dílků prázdný, smíš odkrývat náhodné dílky venkova, které zbyly po přípravě; když dojdou, náhodné zbylé hlavní dílky bez města; potom už žádné. Takový dílek musí sousedit alespoň se třemi položenými dílky a ležet uvnitř tvaru mapy; pro hlavní dílky dál platí MK-MAP-10.
    .title = Prázdný sloupec dílků
MK-MAP-19 = Dílky se přikládají vždy natočené stejně jako počáteční dílek, ledaže hraješ s náhodnou orientací dílků (MK-VAR-ROT-01).
    .title = Natočení dílků
MK-MAP-20 = Po dílcích, které scénář vyžaduje nebo vylučuje, vylosuj tolik dílků venkova, hlavních dílků města a hlavních dílků bez města, kolik scénář udává. Všechny zvolené hlavní dílky zamíchej dohromady a navrch polož zamíchané dílky venkova. Rub vrchního dílku vidí všichni, jeho líc nezná nikdo.
    .title = Sloupec dílků mapy
MK-MAP-21 = Dílky ve hře: venkov 1–11, hlavní bez města 1–4, hlavní s městem 5 (zelené), 6 (modré), 7 (bílé) a 8 (červené). V edici Ultimate lze přidat venkov 12–14 a hlavní 9–10.
    .title = Dílky ve hře
MK-MAP-22 = Krystalové doly: venkov 2 zelené, 3 bílé, 5 modré, 6 červené; hlavní 2 zelené, 3 bílé, 4 modré, 8 červené. Kouzelné mýtiny: venkov 1, 2, 5, 7, 8; hlavní 5. Pevnosti: venkov 3, 9, 10; hlavní 4, 7. Magické věže: venkov 4, 9, 11; hlavní 2, 3. Vesnice: venkov 1, 2, 3, 4, 8; hlavní 5. Kláštery: venkov 5, 7; hlavní 1, 6. Podzemí: venkov 7, 9. Hrobky: hlavní 1, 3.
    .title = Místa na dílcích
MK-MAP-23 = Jen rada: mapa ve tvaru V se hodí pro 2–3 hráče, otevřená mapa pro 4, s limitem 4 sloupců pro 3–4, s limitem 3 sloupců pro 2–3.
    .title = Mapa podle počtu hráčů

## Délka a konec hry

MK-END = Délka a konec hry
MK-END-01 = 1. kolo je Den, pak se Noci a Dny střídají. Scénář udává největší počet kol. Pořadí mění varianty Noční příchod a Temnota se blíží (MK-VAR-NIGHT-01, MK-VAR-DARK-01).
    .title = Dny, Noci a počet kol
MK-END-02 = Podmínka konce scénáře se ověřuje na konci tahu každého hráče.
    .title = Kdy se ověřuje konec
MK-END-03 = Jakmile je podmínka konce splněna, každý hráč včetně toho, kdo ji splnil, má ještě právě jeden tah, v pořadí tahů od dalšího hráče. Pak hra končí. Skončí-li dřív kolo, hra končí ihned.
    .title = Poslední tahy
MK-END-04 = Automatický hráč poslední tah nemá; v posledních tazích se přeskočí.
    .title = Automatický hráč bez posledního tahu
MK-END-05 = Byl-li při splnění podmínky konce už ohlášen konec kola, nikdo nedostane víc tahů, než dává toto ohlášení: dohraješ tah, který ti ještě zbývá, a hra končí s kolem. Rozhoduje, co nastalo dřív. Platí to v soupeřivých, kooperativních i sólových hrách.
    .title = Dříve ohlášený konec kola
MK-END-06 = V posledních tazích a po ohlášení konce kola nesmíš začít boj hráče proti hráči ani společný útok na město.
    .title = Žádné pozdní boje mezi hráči
MK-END-07 = Skončí-li poslední kolo a podmínka konce splněna není, hra končí.
    .title = Došla kola
MK-END-08 = Úspěch mise a vítězství jsou dvě různé věci. V soupeřivém scénáři vítězí hráč s nejlepším skóre, i když mise neuspěla.
    .title = Úspěch a vítězství
MK-END-09 = Hráči se stejným konečným skóre se o vítězství dělí. Platí to v každém scénáři, kde se boduje sláva.
    .title = Shoda o vítězství
MK-END-10 = Jen scénář Obsaď a udrž může skončit tím, že se jedna strana vzdá. V ostatních smí hráč odejít, ale hra pokračuje.
    .title = Vzdání hry

## Výběr taktik

MK-TAC = Výběr taktik
MK-TAC-01 = Běžný výběr: první vybírá hráč s nejnižší slávou, při shodě ten, jehož žeton pořadí leží níž. Nevybrané taktiky se vracejí do sady a žádná karta hru neopouští.
    .title = Běžný výběr
MK-TAC-02 = Kooperativní výběr: nejprve si automatický hráč vezme náhodnou kartu současné sady, pak vybíráte podle MK-TAC-01. Na konci každého Dne a každé Noci se dohodnete na jedné kartě, kterou v tomto kole použil hráč (ne automatický), a odstraníte ji ze hry. Poslední Den a poslední Noc se to vynechá.
    .title = Kooperativní výběr
MK-TAC-03 = Sólový výběr: nejprve vybíráš ty, pak si automatický hráč vezme náhodně jednu ze zbylých karet. Na konci každého Dne i Noci se obě použité karty odstraní ze hry. Za šest kol se každá karta použije právě jednou.
    .title = Sólový výběr
MK-TAC-04 = Nedohodnete-li se na kartě k odstranění (MK-TAC-02), rozhodne ten ze skutečných hráčů, který byl v pořadí tohoto kola první.
    .title = Neshoda o kartě
MK-TAC-05 = Má-li sada méně karet, než kolik je vybírajících, nejprve se do ní vrátí odstraněné karty této sady. Může se to stát jen s variantami nebo se čtyřmi spolupracujícími hráči (MK-DUMMY-14).
    .title = Málo taktik
MK-TAC-06 = Automatický hráč text své taktiky nikdy nevyužívá. Karta určuje jen jeho místo v pořadí kola.
    .title = Taktika automatického hráče

## Bodování

MK-SCORE = Bodování
MK-SCORE-01 = Tvé konečné skóre je tvá sláva na počítadle a všechny body, které dává scénář. Body získané teď nikdy nezvyšují úroveň.
    .title = Konečné skóre
MK-SCORE-02 = Tvé karty jsou všechny karty hráče, které vlastníš: v dobíracím balíčku, v ruce, v odkládacím balíčku, v herní oblasti a prapory přiřazené tvým jednotkám. Nepočítají se vyřazené karty ani karty vybrané na začátku a dosud odložené stranou (MK-VAR-DRAFT-02).
    .title = Které karty se počítají
MK-SCORE-03 = Největší znalosti: 2 body za každé kouzlo a 1 za každou pokročilou akci ve tvých kartách.
    .title = Největší znalosti
MK-SCORE-04 = Největší kořist: 2 body za každý artefakt ve tvých kartách a 1 za každou úplnou dvojici krystalů ve tvém inventáři, všechny barvy dohromady.
    .title = Největší kořist
MK-SCORE-05 = Největší vůdce: součet úrovní tvých jednotek. Zraněná jednotka se počítá za polovinu své úrovně, u každé jednotky zaokrouhleno dolů.
    .title = Největší vůdce
MK-SCORE-06 = Největší dobyvatel: 2 body za každý tvůj žeton štítu na políčku pevnosti, magické věže nebo kláštera.
    .title = Největší dobyvatel
MK-SCORE-07 = Největší dobrodruh: 2 body za každý tvůj žeton štítu na místě dobrodružství, tedy v ruinách, doupěti nestvůr, líhni nestvůr, podzemí nebo hrobce.
    .title = Největší dobrodruh
MK-SCORE-08 = Největší výprask: minus 2 body za každou kartu zranění ve tvých kartách. Zranění jednotek se nepočítají.
    .title = Největší výprask
MK-SCORE-09 = V každé kategorii získá jediný nejlepší hráč další 3 body slávy. V Největším výprasku jediný nejhorší hráč 3 ztratí.
    .title = Tituly pro nejlepší
MK-SCORE-10 = Má-li nejlepší hodnotu víc hráčů, získá každý z nich 1 bod slávy místo 3. V Největším výprasku každý z nich 1 ztratí.
    .title = Shoda o titul
MK-SCORE-11 = Nikdo nezíská titul ani bonus za shodu v kategorii, kde je nejlepší hodnota 0 (v Největším výprasku: nemá-li nikdo zranění).
    .title = Za nulu není titul
MK-SCORE-12 = Boduje-li se scénář bez titulů, kategorie dávají své body, ale MK-SCORE-09 a MK-SCORE-10 se vynechají.
    .title = Bodování bez titulů
MK-SCORE-13 = Města: 7 bodů slávy za každé dobyté město, jehož jsi vůdcem, a 4 za každé dobyté město, jehož vůdcem nejsi, ale máš na jeho kartě alespoň jeden žeton štítu. Vůdcem je hráč s nejvíce žetony štítu, při shodě ten, kdo první z nich položil nejdřív (MK-CITY-ASSAULT-08). Na úrovni města nikdy nezáleží.
    .title = Body za města
MK-SCORE-14 = Nejlepší součet z MK-SCORE-13 dává dalších 5 bodů slávy a titul Největší dobyvatel měst; při shodě získá každý 2. Je-li nejlepší součet 0, nezíská je nikdo.
    .title = Největší dobyvatel měst
MK-SCORE-15 = Cíl sólových a kooperativních her: 10 bodů za každé dobyté město.
    .title = Dobytá města
MK-SCORE-16 = Jen v kooperativních hrách: dalších 10 bodů, je-li každý hráč vůdcem alespoň jednoho města.
    .title = Město pro každého
MK-SCORE-17 = Cíl sólových a kooperativních her: dalších 15 bodů, jsou-li dobyta všechna města.
    .title = Bonus za všechna města
MK-SCORE-18 = Sólové a kooperativní hry: 30 bodů za každé nezačaté kolo, tedy limit kol minus číslo kola, ve kterém hra skončila.
    .title = Ušetřená kola
MK-SCORE-19 = Sólové a kooperativní hry: 1 bod za každou kartu, která zbyla v dobíracím balíčku automatického hráče.
    .title = Zbylé karty automatického hráče
MK-SCORE-20 = Sólové a kooperativní hry: dalších 5 bodů, nebyl-li v posledním hraném kole ohlášen konec kola.
    .title = Neohlášený konec kola
MK-SCORE-21 = Body od MK-SCORE-15 do MK-SCORE-20 se počítají i po neúspěchu. Výsledek pak jen ukazuje, jak dobře se ti vedlo.
    .title = Skóre po neúspěchu
MK-SCORE-22 = V kooperativní hře je základem společného skóre nejnižší sláva mezi skutečnými hráči.
    .title = Základ kooperativního skóre
MK-SCORE-23 = V kooperativní hře se v každé kategorii počítá jen hodnota nejlepšího hráče, v Největším výprasku hodnota hráče s nejvíce zraněními. Tituly se neudělují.
    .title = Úspěchy při spolupráci
MK-SCORE-24 = Volitelně v kooperativních hrách: v každé kategorii se místo toho počítá nejnižší hodnota. V Největším výprasku se dál počítá největší postih.
    .title = Počítají se nejnižší úspěchy
MK-SCORE-25 = Při dvou týmech je základem sláva toho z partnerů, který jí má méně. V každé kategorii a podobném bodování, například za města, se počítá vyšší z hodnot partnerů, v Největším výprasku větší postih. O titulech rozhoduje srovnání hodnot obou týmů podle MK-SCORE-09 až MK-SCORE-11 a MK-SCORE-14.
    .title = Bodování dvou týmů
MK-SCORE-26 = V Osvobozování dolů bodují i doly, které osvobodíš: viz MK-SCN-MINE-12 a MK-SCN-MINE-13.
    .title = Body za doly
MK-SCORE-27 = Ve Vládcích podzemí dávají podzemí a hrobky víc bodů: viz MK-SCN-DUNG-15 a MK-SCN-DUNG-16.
    .title = Body za podzemí
MK-SCORE-28 = Ve scénáři Obsaď a udrž bodují jen vlastněné pevnosti a magické věže: viz MK-SCN-HOLD-16.
    .title = Body za držená místa
MK-SCORE-29 = Ve scénáři Vrátí se jen jeden se neboduje, rozhoduje portál: viz MK-SCN-PORT-06.
    .title = Rozhoduje portál

## Města ve scénářích

MK-CITY = Města ve scénářích
MK-CITY-01 = Úrovně měst se přidělují v pořadí, v jakém se odkrývají dílky měst, i při přípravě. První odkryté město dostane první úroveň ze seznamu scénáře, druhé druhou a tak dále.
    .title = Úrovně v pořadí odkrytí
MK-CITY-02 = Město v Osvobozování dolů, Nocích druidů a Vládcích podzemí je přátelské: nemá posádku, není opevněné a nemusí se na něj útočit. Při odkrytí položí každý hráč na jeho kartu jeden žeton štítu; nikdo není ani se nestane vůdcem. Zachází se s ním jako s dobytým: vstup stojí 2 body pohybu, hrdinové ho smějí sdílet, tvůj žeton štítu dává při vyjednávání +1 bod vlivu a ve městě i vedle něj máš limit karet v ruce vyšší o 1, nikdy o 2. Body nedává.
    .title = Přátelské město
MK-CITY-03 = Město ve scénáři Obsaď a udrž je uzavřené: nemá posádku a na jeho políčko nelze vstoupit ani zaútočit.
    .title = Uzavřené město
MK-CITY-04 = Město v Prvním průzkumu stačí odkrýt: nemá posádku a na jeho políčko nelze vstoupit ani zaútočit. Jeho odkrytím začíná konec hry.
    .title = Město jen k odkrytí
MK-CITY-05 = Město je dobyté, když jsou poraženi všichni jeho obránci. „Všechna města dobyta“ znamená, že jsou odkryty všechny dílky měst scénáře a všechna jejich města jsou dobyta.
    .title = Všechna města dobyta

## Automatický hráč

MK-DUMMY = Automatický hráč
MK-DUMMY-01 = V každé kooperativní a každé sólové hře je právě jeden automatický hráč, jehož úkolem je ukončovat kola. Není na mapě, nemá slávu, ruku, jednotky ani dovednosti, nemá jiné tahy než ty popsané zde a nemůže být cílem.
    .title = Kdo je automatický hráč
MK-DUMMY-02 = Po výběru hrdinů vylosuj pro automatického hráče jednoho nepoužitého. Používá jen kartu hrdiny, žeton pořadí a 16 karet základních akcí tohoto hrdiny, 4 od každé barvy.
    .title = Jeho hrdina a karty
MK-DUMMY-03 = Automatický hráč začíná se třemi krystaly v barvách teček na kartě hrdiny: Goldyx zelený, zelený, modrý; Arythea červený, červený, bílý; Norowas bílý, bílý, zelený; Tovak modrý, modrý, červený. Skuteční hráči začínají bez krystalů.
    .title = Jeho počáteční krystaly
MK-DUMMY-04 = Zamíchej 16 karet automatického hráče do dobíracího balíčku lícem dolů.
    .title = Jeho balíček
MK-DUMMY-05 = Do počtu kostek v Prameni ani karet v nabídce jednotek se automatický hráč jako hráč nepočítá.
    .title = Nepočítá se jako hráč
MK-DUMMY-06 = Automatický hráč dostane taktiku tak, jak určuje scénář (MK-TAC-02 nebo MK-TAC-03). Jeho žeton zaujme místo v pořadí kola podle čísla karty.
    .title = Jeho místo v pořadí
MK-DUMMY-07 = Je-li na začátku jeho tahu dobírací balíček prázdný, automatický hráč ohlásí konec kola. Každý jiný hráč má ještě jeden tah.
    .title = Jeho balíček je prázdný
MK-DUMMY-08 = Není-li jeho dobírací balíček prázdný, otoč z něj 3 vrchní karty na jeho odkládací balíček, nebo méně, pokud jich tolik nezbývá.
    .title = Otočení tří karet
MK-DUMMY-09 = Podívej se na barvu poslední otočené karty. Má-li automatický hráč krystaly této barvy, otoč ještě tolik karet, kolik takových krystalů má, nebo méně, pokud jich tolik nezbývá; na jejich barvách nezáleží a žádný krystal se neutrácí. Pak jeho tah končí.
    .title = Víc karet za krystaly
MK-DUMMY-10 = Dojdou-li karty při otáčení, kolo pokračuje; automatický hráč ohlásí konec ve svém příštím tahu. Šlo-li otočit méně než 3 karty, platí barva poslední z nich, další karty už ale nezbývají.
    .title = Došly karty
MK-DUMMY-11 = Při přípravě kola jde nejnižší karta nabídky pokročilých akcí ke kartám automatického hráče místo naspod balíčku. Všechny jeho karty (dobírací balíček, odkládací balíček a nová karta) se zamíchají do nového balíčku. Nabídka se doplní jako obvykle.
    .title = Jeho nová karta akce
MK-DUMMY-12 = Při přípravě kola jde nejnižší karta nabídky kouzel jako obvykle naspod balíčku kouzel a automatický hráč získá jeden krystal barvy tohoto kouzla. Smí mít víc než 3 krystaly jedné barvy.
    .title = Jeho nový krystal
MK-DUMMY-13 = Ohlásí-li konec kola skutečný hráč, automatický hráč ještě odehraje ve svém pořadí běžný tah; je to jeho poslední v tomto kole.
    .title = Po ohlášení hráčem
MK-DUMMY-14 = Kooperativní hra čtyř hráčů je neoficiální. V základní edici jsou pak všichni čtyři hrdinové obsazeni, a tak automatický hráč používá náhradní balíček 16 karet, 4 od každé barvy (běžné karty: piky zelené, srdce červené, káry bílé, kříže modré). Jeho tři počáteční krystaly mají náhodné základní barvy. V edici Ultimate zbývá volný hrdina a použije se ten.
    .title = Čtyři spolupracující hráči
MK-DUMMY-15 = Hrdina automatického hráče se losuje z nepoužitých hrdinů. Chcete-li, můžete ho při přípravě zvolit sami.
    .title = Náhodný hrdina

## Sólová hra

MK-SOLO = Sólová hra
MK-SOLO-01 = Ve hře jednoho hráče zamíchej žetony dovedností hrdiny automatického hráče do sloupce lícem dolů: všech 10, v edici Ultimate všechny kromě soupeřivé interaktivní dovednosti.
    .title = Dovednosti automatického hráče
MK-SOLO-02 = Pokaždé, když získáš dovednost, dokonči výběr a pak otoč jeden žeton z tohoto sloupce do společné nabídky dovedností. Vzít si ho můžeš až při příštím získání dovednosti, ne při tomto.
    .title = Další společná dovednost
MK-SOLO-03 = Bereš-li si dovednost ze společné nabídky, musíš si k ní vzít nejnižší kartu nabídky pokročilých akcí (MK-LEVEL-05).
    .title = Společná dovednost a nejnižší akce
MK-SOLO-04 = Je-li sloupec prázdný, nic se neotáčí.
    .title = Prázdný sloupec dovedností
MK-SOLO-05 = Odstraň ze hry čtyři interaktivní kouzla (čísla 17–20, v edici Ultimate 109–112) a soupeřivou interaktivní dovednost svého hrdiny; kooperativní zůstává.
    .title = Odstraněná kouzla a dovednost
MK-SOLO-06 = Sólově můžeš hrát kterýkoli scénář se změnami ze Sólového dobývání: automatický hráč, taktiky podle MK-TAC-03, MK-SOLO-01 až MK-SOLO-05, bodování bez titulů, žádný poslední tah automatického hráče. Počty dílků jsou jako pro 2 hráče.
    .title = Jiné scénáře sólově

## Týmová pravidla

MK-TEAM = Týmová pravidla
MK-TEAM-01 = Ve hrách čtyř hráčů ve dvou týmech a v kooperativních hrách s jediným týmem se týmy určí před výběrem hrdinů, náhodně nebo dohodou.
    .title = Vytvoření týmů
MK-TEAM-02 = Interaktivní dovednosti na spojence nikdy nepůsobí.
    .title = Dovednosti šetří spojence
MK-TEAM-03 = Interaktivní kouzla působí na spojence jako na všechny ostatní.
    .title = Kouzla nešetří nikoho
MK-TEAM-04 = Se spojencem nesmíš nic vyměňovat ani mu dávat krystaly, karty, artefakty, jednotky nebo manu.
    .title = Žádná výměna
MK-TEAM-05 = Spojenci smějí útočit na města společně a doporučuje se to (MK-COOP-ASSAULT).
    .title = Společný útok
MK-TEAM-06 = Smíš otevřeně mluvit o plánech, cestách, taktikách, nabídkách a kostkách. Nesmíš prozradit, co máš v ruce, ani radit spojenci, jak zahrát tah; karty v ruce spojenců nevidíš.
    .title = O čem smíte mluvit
MK-TEAM-07 = Spojenci nesmějí skončit tah na stejném políčku, kromě dobytého města a portálu. Kdo přišel později, provede nucený ústup.
    .title = Žádné společné políčko
MK-TEAM-08 = Spojenci spolu nemohou bojovat.
    .title = Žádný boj v týmu
MK-TEAM-09 = Smíš vstoupit do spojencovy pevnosti, nestojí-li v ní žádný hrdina, a verbovat tam jako ve vlastní. Vstup není útok a nekončí pohyb a políčko je pro tebe bezpečné.
    .title = Spojencova pevnost
MK-TEAM-10 = Ve spojencově pevnosti a vedle ní se tvůj limit karet v ruce zvyšuje o počet tvých vlastních pevností, tedy o 0, nemáš-li žádnou.
    .title = Limit karet u spojencovy pevnosti
MK-TEAM-11 = Dva týmy bodují podle MK-SCORE-25, kooperativní hry podle MK-SCORE-22 a MK-SCORE-23.
    .title = Bodování týmů

## Kooperativní hry

MK-COOP = Kooperativní hry
MK-COOP-01 = Všichni skuteční hráči tvoří jeden tým; platí MK-TEAM-02 až MK-TEAM-10.
    .title = Jeden tým
MK-COOP-02 = Boj hráče proti hráči neexistuje. Skončíš-li pohyb na políčku jiného hrdiny, nemáš akci a na konci tahu provedeš nucený ústup.
    .title = Žádné boje mezi hráči
MK-COOP-03 = Ve hře je jeden automatický hráč (MK-DUMMY-01) a taktiky se vybírají podle MK-TAC-02.
    .title = Automatický hráč a taktiky
MK-COOP-04 = Odstraňte čtyři interaktivní kouzla (čísla 17–20, v edici Ultimate 109–112) a soupeřivou interaktivní dovednost každého hráče.
    .title = Odstraněná kouzla a dovednosti
MK-COOP-05 = Všichni vítězíte, jsou-li dobyta všechna města; jinak všichni prohráváte.
    .title = Společné vítězství

## Varianty obecně

MK-VAR-GEN = Varianty obecně
MK-VAR-GEN-01 = Varianty se volí před hrdiny, vyžadují souhlas všech hráčů a lze je kombinovat, pokud pravidlo neříká jinak. Rada: s novými hráči hrajte První průzkum bez variant.
    .title = Volba variant
MK-VAR-GEN-02 = Nekombinují se: Noční příchod a Temnota se blíží spolu navzájem, s Nocemi druidů ani se scénářem Vrátí se jen jeden; Megapole se scénáři o čtyřech městech ani s městy přátelskými, uzavřenými nebo jen k odkrytí; Interaktivní boj a Dražba hrdinů se sólovou hrou; Žádný boj hráče proti hráči se scénáři Obsaď a udrž a Vrátí se jen jeden.
    .title = Varianty, které se nekombinují

## Varianta: Dražba hrdinů

MK-VAR-AUCTION = Varianta: Dražba hrdinů
MK-VAR-AUCTION-01 = Vylosuje se pořadí výběru. První hráč bez hrdiny jmenuje hrdinu.
    .title = Jmenování hrdiny
MK-VAR-AUCTION-02 = Nemá-li žádný jiný hráč bez hrdiny námitku, vezme si ho ten, kdo ho jmenoval, za 0 bodů slávy.
    .title = Bez námitky
MK-VAR-AUCTION-03 = Námitku vzneseš tím, že nabídneš alespoň 1 bod slávy. Draží se dokola v pořadí výběru mezi hráči bez hrdiny; když na tebe přijde řada, nabídneš, nebo pasuješ, a kdo pasuje, o tohoto hrdinu už nedraží.
    .title = Nabízení slávy
MK-VAR-AUCTION-04 = V základní edici stačí současnou nabídku dorovnat, byla-li tvá dřívější překonána; nemáš-li ještě žádnou, musíš ji překonat. V edici Ultimate stačí dorovnat, jsi-li v pořadí výběru před hráčem s nejvyšší nabídkou; jinak ji musíš překonat.
    .title = Dorovnat, nebo překonat
MK-VAR-AUCTION-05 = Když už nikdo nezvyšuje ani nedorovnává, získá hrdinu hráč s nejvyšší nabídkou a ztratí tolik slávy. Ze stejných nejvyšších nabídek vítězí ta dorovnaná jako poslední, v edici Ultimate nabídka hráče, který je v pořadí výběru první. Draží-li někdo tebou jmenovaného hrdinu, musíš nabídku dorovnat, nebo o něj přijdeš.
    .title = Kdo získá hrdinu
MK-VAR-AUCTION-06 = Ostatní dražitelé neztrácejí nic. Získal-li tebou jmenovaného hrdinu někdo jiný, jmenuješ znovu; jinak jmenuje další hráč bez hrdiny.
    .title = Po dražbě
MK-VAR-AUCTION-07 = Začínáš se slávou minus tvá nabídka, vyznačenou na posledním řádku počítadla: políčko 120 − n znamená −n, tedy 118 je −2. Hrdina má úroveň 1; přechod z konce posledního řádku na 0 úroveň nezvyšuje.
    .title = Sláva pod nulou
MK-VAR-AUCTION-08 = V 1. kole se taktiky vybírají v opačném pořadí, než v jakém byli bráni hrdinové, bez ohledu na slávu. V dalších kolech rozhoduje jako obvykle sláva.
    .title = První taktiky

## Varianta: Jiná velikost mapy

MK-VAR-SIZE = Varianta: Jiná velikost mapy
MK-VAR-SIZE-01 = Tvar mapy, počty dílků a počet měst jsou doporučení. Při přípravě se můžete dohodnout na jiných, pokud dílky stačí. Podmínky konce se řídí počtem měst, která jsou skutečně ve hře.
    .title = Vlastní velikost mapy

## Varianta: Náhodná orientace dílků

MK-VAR-ROT = Varianta: Náhodná orientace dílků
MK-VAR-ROT-01 = Každý odkrytý dílek, při přípravě i při odkrývání, se otočí o náhodný násobek 60 stupňů, každý se stejnou šancí. Před přiložením ho nikdo nezná.
    .title = Náhodně otočené dílky
MK-VAR-ROT-02 = Vnější políčka počítej v pořadí NE, E, SE, SW, W, NW. Otočení o k kroků po směru hodinových ručiček posune obsah každého políčka o k míst dál v tomto pořadí (po NW je znovu NE); střed zůstává. Pozice z MK-MAP-03 se nemění.
    .title = Co mění otočení dílku

## Varianta: Náhodná města

MK-VAR-RCITY = Varianta: Náhodná města
MK-VAR-RCITY-01 = Při odkrytí dílku města vylosuj nepoužitou kartu města a postav toto město na střed dílku, ať má dílek jakoukoli barvu. Posádka, bonus i vyjednávání se řídí vylosovaným městem.
    .title = Náhodné město
MK-VAR-RCITY-02 = Lze použít i tam, kde scénář předepisuje barvu: dílek je předepsaný, město na něm náhodné.
    .title = Předepsaná barva

## Varianta: Noční příchod

MK-VAR-NIGHT = Varianta: Noční příchod
MK-VAR-NIGHT-01 = 1. kolo je Noc, pak se Dny a Noci střídají. Limit kol se nemění.
    .title = Začátek v Noci
MK-VAR-NIGHT-02 = Na začátku hry se kostkami Pramene hází, dokud není žádná zlatá ani černá. Doporučuje se to a obvykle je to zapnuto.
    .title = Pramen bez zlaté a černé

## Varianta: Temnota se blíží

MK-VAR-DARK = Varianta: Temnota se blíží
MK-VAR-DARK-01 = 1. kolo je Den. Na konci každého Dne hoď dvěma kostkami many: je-li alespoň jedna černá, jsou všechna zbývající kola Noci; jinak je další kolo znovu Den. Limit kol se nemění.
    .title = Kdy padne temnota

## Varianta: Úrovně měst

MK-VAR-CITYLVL = Varianta: Úrovně měst
MK-VAR-CITYLVL-01 = Před hrou smíte libovolně nastavit úroveň každého města od 1 do 11.
    .title = Libovolné úrovně měst

## Varianta: Megapole

MK-VAR-MEGA = Varianta: Megapole
MK-VAR-MEGA-01 = Dovolena ve scénářích s nejvýše třemi městy, nebo jako dvě megapole ve hře, která používá všechna čtyři města na dvou dílcích (MK-VAR-MEGA-11). Jediná megapole nahrazuje město odkryté jako poslední.
    .title = Kde smí stát megapole
MK-VAR-MEGA-02 = Na úrovni megapole se dohodnete před hrou, od 2 do 22.
    .title = Úroveň megapole
MK-VAR-MEGA-03 = Při odkrytí postav první město jako obvykle na střed dílku. Pak vylosuj nepoužité město: jeho kartu polož napravo od první, figurku postav na políčko E dílku. Terén ani symbol tohoto políčka neplatí; na dílku zeleného města se tam neklade ork.
    .title = Postavení megapole
MK-VAR-MEGA-04 = Levé město má polovinu úrovně megapole zaokrouhlenou nahoru, pravé polovinu zaokrouhlenou dolů. Vytáhni posádky obou měst a spoj je.
    .title = Posádka megapole
MK-VAR-MEGA-05 = Je to jedno město. Stačí být vedle kteréhokoli z obou políček a odkryje se celá posádka; útočit smíš z každého políčka vedle kteréhokoli z nich a bojuješ se všemi obránci. Všichni jsou opevnění a mají bonusy obou měst.
    .title = Útok na megapoli
MK-VAR-MEGA-06 = Společného útoku se smějí účastnit hrdinové vedle kteréhokoli z obou políček. Obránci se rozdělí náhodně, ať stojí hrdina na kterékoli straně.
    .title = Společný útok na megapoli
MK-VAR-MEGA-07 = Megapole je dobytá, když jsou poraženi všichni obránci. Určí se jeden vůdce podle žetonů štítu na obou kartách.
    .title = Dobytí a vůdce
MK-VAR-MEGA-08 = Po dobytí je to město o dvou políčkách a tvůj hrdina je v jedné jeho části. Přesun do druhé stojí 2 body pohybu; odcházíš na políčko sousedící s tvou částí; chceš-li vyzvat drancujícího nepřítele, musí s ním tvá část sousedit.
    .title = Pohyb v megapoli
MK-VAR-MEGA-09 = Při vyjednávání máš možnosti obou měst, ať jsi v kterékoli části.
    .title = Vyjednávání v megapoli
MK-VAR-MEGA-10 = Při bodování se megapole počítá jako jedno město.
    .title = Body za megapoli
MK-VAR-MEGA-11 = Při dvou megapolích přidej náhodné druhé město k prvnímu odkrytému dílku města. Zbylá dvě města přijdou na druhý dílek města, i když má barvu města už použitého.
    .title = Dvě megapole

## Varianta: Nájezdníci

MK-VAR-FURY = Varianta: Nájezdníci.
MK-VAR-FURY-01 = Každý hrdina začíná na pozici −2 počítadla pověsti, což při vyjednávání znamená −1 bod vlivu.
    .title = Nižší pověst na začátku
MK-VAR-FURY-02 = Na konci každého Dne hoď jednou kostkou many za každé políčko, kde byl poražen drancující nepřítel a kde teď žádný nestojí. Padne-li teplá barva (červená, zelená nebo zlatá), polož tam lícem nahoru nového nepřítele barvy políčka: zeleného za orky, červeného za dračí lid.
    .title = Noví nepřátelé po Dni
MK-VAR-FURY-03 = Padne-li zlatá, přidej na políčko ještě jednoho hnědého nepřítele.
    .title = Zlatá přidá hnědého nepřítele
MK-VAR-FURY-04 = Na konci každé Noci udělej totéž se studenými barvami: bílou, modrou a černou. Padne-li černá, přidej ještě jednoho hnědého nepřítele.
    .title = Noví nepřátelé po Noci
MK-VAR-FURY-05 = Jsou-li na políčku dva žetony, bojuješ s oběma v jednom boji. Políčko je obsazené drancujícím nepřítelem, dokud na něm zbývá alespoň jeden žeton. Každý poražený žeton dává +1 k pověsti.
    .title = Dva nepřátelé na políčku
MK-VAR-FURY-06 = Na políčko, kde stojí hrdina, se žeton nepokládá.
    .title = Ne tam, kde stojí hrdina

## Varianta: Hordy nájezdníků

MK-VAR-FURYPLUS = Varianta: Hordy nájezdníků.
MK-VAR-FURYPLUS-01 = Hordy nájezdníků nahrazují MK-VAR-FURY-01 až MK-VAR-FURY-04; MK-VAR-FURY-05 a MK-VAR-FURY-06 platí dál. Každý hrdina začíná na pozici −4 počítadla pověsti, což při vyjednávání znamená −2 body vlivu.
    .title = Ještě nižší pověst
MK-VAR-FURYPLUS-02 = Na konci každého Dne i Noci přibude žeton drancujícího nepřítele vždy na každé políčko, kde byl takový nepřítel poražen a kde teď žádný nestojí. Kostka rozhoduje jen o dalším hnědém nepříteli: kterákoli teplá barva na konci Dne, kterákoli studená na konci Noci.
    .title = Nepřátelé se vždy vracejí

## Přátelštější hra: kouzla

MK-VAR-FSPELL = Přátelštější hra: Žádná interaktivní kouzla
MK-VAR-FSPELL-01 = Odstraňte ze hry čtyři interaktivní kouzla (čísla 17–20, v edici Ultimate 109–112).
    .title = Žádná interaktivní kouzla

## Přátelštější hra: dovednosti

MK-VAR-FSKILL = Přátelštější hra: Žádné interaktivní dovednosti
MK-VAR-FSKILL-01 = Odstraňte ze hry interaktivní dovednosti, tedy ty s ikonou interakce.
    .title = Žádné interaktivní dovednosti

## Přátelštější hra: boj

MK-VAR-FRIENDLY-PVP = Přátelštější hra: Žádný boj hráče proti hráči
MK-VAR-FRIENDLY-PVP-01 = Boj hráče proti hráči neexistuje. Skončíš-li pohyb na políčku jiného hrdiny, které není město ani portál, nemáš akci a provedeš nucený ústup.
    .title = Žádný boj hráče proti hráči

## Přátelštější hra: mana

MK-VAR-FMANA = Přátelštější hra: Přátelštější mana
MK-VAR-FMANA-01 = Ve Dne nesmíš použít zlatou kostku jako barvu, jejíž nepoužitá kostka je v Prameni.
    .title = Zlatá jen za chybějící barvy
MK-VAR-FMANA-02 = Ve Dne nesmíš zlatou kostku přehodit ani nastavit, dokud je v Prameni alespoň jedna kostka, která není zlatá.
    .title = Zlaté kostky zůstávají

## Varianta: Interaktivní boj

MK-VAR-INTERACT = Varianta: Interaktivní boj
MK-VAR-INTERACT-01 = Platí pro každý boj, který začíná proti právě jednomu nepříteli jakéhokoli druhu.
    .title = Kdy platí
MK-VAR-INTERACT-02 = Dohlížející hráč tajně nastaví barvu na volné kostce many. Je to hráč, který měl tah před tebou, v edici Ultimate hráč po tvé pravici, který vybíral hrdinu před tebou.
    .title = Dohlížející hráč
MK-VAR-INTERACT-03 = Bílá: zbroj +1 ve fázi obléhacích a střeleckých útoků. Červená: +1 k útoku nepřítele, má-li jich víc, ke každému. Modrá: zbroj +1 ve fázi útoku. V těchto třech případech má poražený nepřítel hodnotu o 1 bod slávy vyšší.
    .title = Bílá, červená a modrá
MK-VAR-INTERACT-04 = Černá, zelená a zlatá nedávají nepříteli bonus ani tobě slávu navíc.
    .title = Černá, zelená a zlatá
MK-VAR-INTERACT-05 = Na začátku fáze obléhacích a střeleckých útoků dohlížející ukáže kostku, je-li bílá, jinak řekne „není bílá“. Na začátku fáze bloku ji ukáže, je-li červená, jinak řekne „není červená“. Na začátku fáze útoku se kostka ukáže.
    .title = Ukázání kostky

## Stavba balíčku

MK-VAR-DECK = Stavba balíčku: Když dojdou karty
MK-VAR-DECK-01 = Dojdou-li pokročilé akce, přestaňte nejprve vykládat karty za kláštery a pak vyložte nabídku z toho, co zbývá. Máš-li dostat kartu a žádná není, nedostaneš nic.
    .title = Žádné pokročilé akce

## Stavba balíčku: Vylepšování akcí

MK-VAR-UPGRADE = Stavba balíčku: Vylepšování akcí
MK-VAR-UPGRADE-01 = Na začátku každé Noci kromě poslední, v edici Ultimate na konci každé Noci kromě poslední (dvakrát za šest kol), odkryjte o jednu pokročilou akci víc, než kolik je hráčů. Děje se to při přípravě kola, před mícháním balíčků a líznutím karet.
    .title = Kdy se vylepšuje
MK-VAR-UPGRADE-02 = Spočítej svou sílu: 2 za každý artefakt nebo kouzlo, 1 za každou pokročilou akci, 1 za každé dva krystaly (v edici Ultimate za každý), úrovně tvých jednotek (zraněná za polovinu, zaokrouhleno dolů, v edici Ultimate nahoru) a 3 za každou úroveň nad hráčem s nejnižší úrovní.
    .title = Tvá síla
MK-VAR-UPGRADE-03 = Počínaje nejmenší silou (při shodě menší sláva, pak pozdější pořadí v minulém kole) si každý hráč smí vzít jednu odkrytou kartu do balíčku. Pokud si ji vezmeš, musíš vyřadit jednu svou kartu akce, základní nebo pokročilou, která má stejnou barvu nebo alespoň jednu stejnou ikonu typu.
    .title = Převzetí vylepšení
MK-VAR-UPGRADE-04 = Karty, které si nikdo nevzal, jdou naspod balíčku pokročilých akcí. Balíčky hráčů se před dalším kolem zamíchají.
    .title = Zbylé karty

## Stavba balíčku: Výběr karet na začátku

MK-VAR-DRAFT = Stavba balíčku: Výběr karet na začátku
MK-VAR-DRAFT-01 = Po výběru hrdinů a před mapou, Pramenem a nabídkami dostane každý hráč 4 pokročilé akce. Jednu si nech a zbytek pošli po směru hodinových ručiček; opakujte, dokud si každý nenechá 3. Zbylé karty se zamíchají zpět.
    .title = Průběh výběru
MK-VAR-DRAFT-02 = Ponechané karty jsou tajné a leží stranou. Na konci každého Dne při přípravě dalšího kola jednu z nich zamícháš do svého balíčku.
    .title = Přidávání vybraných karet
MK-VAR-DRAFT-03 = V kratších scénářích se některé ponechané karty nikdy nepoužijí.
    .title = Nepoužité vybrané karty

## Scénář: První průzkum

MK-SCN-FREC = Scénář: První průzkum
MK-SCN-FREC-01 = Pro 2–4 hráče, mírně soupeřivý, nebo sólo; 3 kola (Den, Noc, Den). Mapa ve tvaru V bez omezení (MK-MAP-11). Pro 2, 3 a 4 hráče: 8, 9 a 11 dílků venkova, vždy 1 hlavní dílek města a 2 hlavní dílky bez města.
    .title = Mapa a délka
MK-SCN-FREC-02 = Dílky venkova nejsou náhodné: použij dílky 1, 2, 3 a tak dále vzestupně, dílek 1 navrchu. Dílek 1 leží na [0, 1], dílek 2 na [1, 0].
    .title = Dílky popořadě
MK-SCN-FREC-03 = Město je jen k odkrytí (MK-CITY-04).
    .title = Město ve scénáři
MK-SCN-FREC-04 = V základní edici se pokročilé akce 17–28 nepoužívají. Edice Ultimate používá všechny.
    .title = Méně pokročilých akcí
MK-SCN-FREC-05 = Odkryješ-li během hry dílek, získáš 1 bod slávy. Dílky odkryté při přípravě ho nedávají.
    .title = Sláva za odkrývání
MK-SCN-FREC-06 = Boj hráče proti hráči není dovolen, pokud se na něm nedohodnete.
    .title = Žádné boje mezi hráči
MK-SCN-FREC-07 = Elitní jednotky se nepoužívají, ani když se objeví hlavní dílky.
    .title = Žádné elitní jednotky
MK-SCN-FREC-08 = V první nabídce jednotek musí být jednotka, kterou lze naverbovat ve vesnici; jinak se zamíchá a rozdá znovu.
    .title = Jednotka pro vesnici
    .edition = ultimate
MK-SCN-FREC-09 = Nabídka kouzel a nabídka pokročilých akcí se každá vyloží teprve ve chvíli, kdy se na ni poprvé odvolá nějaký efekt. Do té doby se při přípravě kola neobnovuje.
    .title = Nabídky až podle potřeby
MK-SCN-FREC-10 = Jakmile je odkryt dílek s městem, má každý poslední tah a hra končí (MK-END-03).
    .title = Konec hry
MK-SCN-FREC-11 = Boduje se tvá sláva a úspěchy s tituly. Při shodě se hráči o vítězství dělí.
    .title = Co se boduje
MK-SCN-FREC-12 = Sólo: 8 dílků venkova, 1 hlavní dílek města a 2 bez města; 4 kola (2 Dny, 2 Noci). Hraješ s automatickým hráčem, taktikami podle MK-TAC-03, MK-SOLO-01 až MK-SOLO-05 a bodováním bez titulů; pro cvik smíš automatického hráče vynechat. Uspěješ, je-li odkryto město.
    .title = Sólová hra

## Scénář: Plné dobývání

MK-SCN-FCON = Scénář: Plné dobývání
MK-SCN-FCON-01 = Pro 2–4 hráče, soupeřivý; 6 kol. Mapa ve tvaru V pro 2 nebo 3 hráče, otevřená mapa pro 4. Pro 2, 3 a 4 hráče: 8, 9 a 11 dílků venkova; 2, 3 a 4 hlavní dílky města (kolik je hráčů); 1, 2 a 3 hlavní dílky bez města (o jeden méně než hráčů).
    .title = Mapa a délka
MK-SCN-FCON-02 = Každé město má úroveň 4.
    .title = Úrovně měst
MK-SCN-FCON-03 = Jakmile jsou dobyta všechna města, má každý poslední tah a hra končí (MK-END-03).
    .title = Konec hry
MK-SCN-FCON-04 = Boduje se tvá sláva, úspěchy a města. Mise uspěla, jsou-li dobyta všechna města; tak či tak vítězí nejvyšší skóre.
    .title = Co se boduje
MK-SCN-FCON-05 = Varianta: smíte nastavit vyšší úrovně měst.
    .title = Vyšší úrovně měst
MK-SCN-FCON-06 = Týmová varianta pro 4 hráče s týmovými pravidly (MK-TEAM). Zvolte jedno: čtyři města jako výše; dva dílky měst s úrovní 10 nebo vyšší a společnými útoky; dvě megapole (MK-VAR-MEGA-11). Ostatní počty dílků se nemění.
    .title = Týmová varianta

## Scénář: Bleskové dobývání

MK-SCN-BCON = Scénář: Bleskové dobývání
MK-SCN-BCON-01 = Pro 2–4 hráče, soupeřivý; 4 kola; každé město má úroveň 3. Mapa ve tvaru V pro 2 nebo 3 hráče, otevřená mapa s limitem 4 sloupců pro 4. Pro 2, 3 a 4 hráče: 6, 7 a 9 dílků venkova; 2, 3 a 4 hlavní dílky města; 1, 2 a 3 hlavní dílky bez města.
    .title = Mapa, délka a města
MK-SCN-BCON-02 = Začínáš s 1 bodem slávy. Pokaždé, když tvá sláva překročí čáru počítadla na další řádek, přidej 1 bod slávy; opakuj, dokud tento bod navíc překračuje další čáru.
    .title = Sláva navíc
MK-SCN-BCON-03 = Začínáš na pozici +2 počítadla pověsti, což při vyjednávání znamená +1 bod vlivu.
    .title = Lepší pověst
MK-SCN-BCON-04 = V každém kole je v Prameni o jednu kostku víc (hráči + 3) a v nabídce jednotek o jednu jednotku víc (hráči + 3).
    .title = Kostka a jednotka navíc
MK-SCN-BCON-05 = V základní edici se elitní jednotky používají jako obvykle. V edici Ultimate se nepoužívají a Bílé město je nenabízí. Lze to změnit volbou.
    .title = Elitní jednotky
MK-SCN-BCON-06 = Konec a bodování jako v Plném dobývání (MK-SCN-FCON-03, MK-SCN-FCON-04). Úrovně měst smíte změnit.
    .title = Konec a bodování

## Scénář: Sólové dobývání

MK-SCN-SOLO = Scénář: Sólové dobývání
MK-SCN-SOLO-01 = Pro 1 hráče; 6 kol. Mapa ve tvaru V; 7 dílků venkova, 2 hlavní dílky města, 2 hlavní dílky bez města.
    .title = Mapa a délka
MK-SCN-SOLO-02 = První odkryté město má úroveň 5, druhé úroveň 8.
    .title = Úrovně měst
MK-SCN-SOLO-03 = Hraješ s automatickým hráčem, podle MK-SOLO-01 až MK-SOLO-05 a s taktikami podle MK-TAC-03.
    .title = Automatický hráč a taktiky
MK-SCN-SOLO-04 = Jako pro jednoho hráče jsou v Prameni 3 kostky a v nabídce jednotek 3 jednotky.
    .title = Kostky a jednotky
MK-SCN-SOLO-05 = Jakmile jsou dobyta všechna města, máš jeden poslední tah, automatický hráč žádný, a hra končí. Končí také posledním kolem.
    .title = Konec hry
MK-SCN-SOLO-06 = Vítězíš, jsou-li dobyta obě města; jinak prohráváš.
    .title = Vítězství, nebo porážka
MK-SCN-SOLO-07 = Boduje se tvá sláva, úspěchy bez titulů a MK-SCORE-15, MK-SCORE-17, MK-SCORE-18, MK-SCORE-19 a MK-SCORE-20.
    .title = Co se boduje
MK-SCN-SOLO-08 = Varianty: jiné úrovně měst; poslední město jako megapole; jiné scénáře sólově (MK-SOLO-06).
    .title = Možné varianty

## Scénář: Plná spolupráce

MK-SCN-FCOO = Scénář: Plná spolupráce
MK-SCN-FCOO-01 = Pro 2–3 hráče, kooperativní; 6 kol; otevřená mapa. Pro 2 hráče: 8 dílků venkova, 3 hlavní dílky města a 2 bez města, úrovně měst v pořadí odkrytí 5, 5, 8. Pro 3 hráče: 10, 4 a 3 dílky, úrovně měst 5, 5, 5, 11.
    .title = Mapa, délka a města
MK-SCN-FCOO-02 = Platí kooperativní pravidla (MK-COOP-01 až MK-COOP-05).
    .title = Kooperativní pravidla
MK-SCN-FCOO-03 = Jakmile jsou dobyta všechna města, má každý skutečný hráč jeden poslední tah a hra končí. Končí také posledním kolem.
    .title = Konec hry
MK-SCN-FCOO-04 = Boduje se nejnižší sláva (MK-SCORE-22), úspěchy při spolupráci (MK-SCORE-23) a cíl a čas (MK-SCORE-15 až MK-SCORE-20).
    .title = Co se boduje
MK-SCN-FCOO-05 = Varianty: jiné úrovně měst; při 2 hráčích poslední město jako megapole; bodování podle nejnižších úspěchů (MK-SCORE-24).
    .title = Možné varianty

## Scénář: Blesková spolupráce

MK-SCN-BCOO = Scénář: Blesková spolupráce
MK-SCN-BCOO-01 = Vše je jako v Plné spolupráci kromě následujícího. Pro 2–3 hráče, kooperativní; 4 kola; otevřená mapa. Pro 2 hráče: 7 dílků venkova, 2 hlavní dílky města a 1 bez města, úrovně měst v pořadí odkrytí 5, 8. Pro 3 hráče: 8, 3 a 2 dílky, úrovně měst 5, 8, 11.
    .title = Mapa, délka a města
MK-SCN-BCOO-02 = Platí výhody z Bleskového dobývání: MK-SCN-BCON-02, MK-SCN-BCON-03 a MK-SCN-BCON-04.
    .title = Bleskové výhody
MK-SCN-BCOO-03 = Elitní jednotky se používají jako v Bleskovém dobývání (MK-SCN-BCON-05).
    .title = Elitní jednotky

## Scénář: Osvobozování dolů

MK-SCN-MINE = Scénář: Osvobozování dolů
MK-SCN-MINE-01 = Pro 2–4 hráče, soupeřivý; 4 kola. Mapa ve tvaru V pro 2 nebo 3 hráče, otevřená mapa s limitem 4 sloupců pro 4. Pro 2, 3 a 4 hráče: 8, 9 a 11 dílků venkova. Všechny dílky venkova s doly (2, 3, 5, 6) jsou ve hře; náhodně se vynechávají jen dílky bez dolů.
    .title = Mapa a délka
MK-SCN-MINE-02 = Pro 2, 3 a 4 hráče: 1, 2 a 3 hlavní dílky bez města, vybrané z 2, 3 a 4; dílek 1 doly nemá a nikdy se nepoužívá. Dílek města je vždy 8 (červené) a město je přátelské (MK-CITY-02).
    .title = Hlavní dílky a město
MK-SCN-MINE-03 = Při 2, 3 a 4 hráčích je na mapě 6, 7 a 8 dolů: 4 na dílcích venkova, ostatní na hlavních dílcích.
    .title = Počet dolů
MK-SCN-MINE-04 = Při odkrytí dolů na ně polož jednoho nepřítele lícem nahoru, zeleného na dílku venkova, červeného na hlavním dílku, a jednoho hnědého nepřítele lícem dolů. Nejsou to drancující nepřátelé: nebrání v pohybu ani na něj nereagují.
    .title = Nepřátelé v dolech
MK-SCN-MINE-05 = Na políčku dolů smíš jako akci vstoupit do dolů a bojovat se všemi zbylými žetony najednou. Platí pravidla Noci jako v podzemí, ale jednotky použít smíš. Nepřátelé nejsou opevnění.
    .title = Vstup do dolů
MK-SCN-MINE-06 = Neporažené žetony zůstávají, hnědý už lícem nahoru, a kdokoli s nimi může bojovat později. Neúspěch tě nenutí k ústupu.
    .title = Neporažení nepřátelé zůstávají
MK-SCN-MINE-07 = Kdo porazí poslední žeton, doly osvobodí: položí na ně svůj žeton štítu a získá pověst, +1 na dílku venkova, +2 na hlavním dílku. Slávu za každý žeton získá ten, kdo ho porazil. Jinak se pověst nemění.
    .title = Osvobození dolů
MK-SCN-MINE-08 = Neosvobozené doly krystaly nedávají. Osvobozené fungují normálně pro každého, kdo v nich skončí tah; osvoboditel získá jejich krystal už v tahu osvobození.
    .title = Krystaly z dolů
MK-SCN-MINE-09 = Na začátku každého kola získáš jeden krystal odpovídající barvy za každé tebou osvobozené doly, ať jsi na mapě kdekoli, do limitu 3 krystalů každé barvy.
    .title = Krystaly každé kolo
MK-SCN-MINE-10 = Dojdou-li hnědé žetony, polož místo skrytého hnědého nepřítele náhradu. Skutečný žeton vytáhni, až se má odkrýt.
    .title = Došly hnědé žetony
MK-SCN-MINE-11 = Jakmile jsou odkryty všechny dílky scénáře a osvobozeny všechny doly, mise uspěla, každý má poslední tah a hra končí (MK-END-03).
    .title = Konec hry
MK-SCN-MINE-12 = Boduje se tvá sláva, úspěchy, 4 body za každé tvé doly na dílku venkova a 7 za každé na hlavním dílku.
    .title = Co se boduje
MK-SCN-MINE-13 = Nejvyšší součet za doly dává dalších 5 bodů slávy a titul Největší osvoboditel; při shodě získá každý 2.
    .title = Největší osvoboditel

## Scénář: Noci druidů

MK-SCN-DRUI = Scénář: Noci druidů
MK-SCN-DRUI-01 = Pro 2–4 hráče, mírně soupeřivý nebo soupeřivý; 4 kola. Mapa ve tvaru V pro 2 nebo 3 hráče, otevřená mapa s limitem 4 sloupců pro 4. Pro 2, 3 a 4 hráče: 8, 9 a 11 dílků venkova a 1, 2 a 3 hlavní dílky bez města. Všechny dílky venkova s mýtinami (1, 2, 5, 7, 8) jsou ve hře; vynechávejte jen jiné. Dílek města je 5 (zelené) a město je přátelské (MK-CITY-02).
    .title = Mapa a délka
MK-SCN-DRUI-02 = Skončíš-li pohyb na kouzelné mýtině, smíš ji aktivovat: polož na ni svůj žeton štítu. Na jedné mýtině smí mít žeton víc hráčů, každý nejvýše jeden. Zůstat v normálním tahu na místě se počítá jako konec pohybu; odpočinek ne.
    .title = Aktivace mýtiny
MK-SCN-DRUI-03 = Jednou během první Noci smíš jako akci svého tahu provést vyvolávání. Potřebuješ alespoň jeden svůj žeton štítu na mýtině a nesmíš stát na obydleném místě (vesnice, klášter, vlastněná pevnost, dobytá magická věž, město).
    .title = Vyvolávání druidů
MK-SCN-DRUI-04 = Vyvoláváním se vytáhne jeden hnědý nepřítel za každou mýtinu s tvým žetonem štítu. Bojuješ se všemi v jednom boji; nejsou opevnění a jednotky použít smíš.
    .title = Vyvolaní nepřátelé
MK-SCN-DRUI-05 = Sláva za každého poraženého vyvolaného nepřítele je dvojnásobná.
    .title = Dvojnásobná sláva
MK-SCN-DRUI-06 = Neporažení vyvolaní nepřátelé po boji zmizí. Tvá zranění zůstávají.
    .title = Neporažení nepřátelé zmizí
MK-SCN-DRUI-07 = Na konci tohoto tahu získáš jeden náhodný krystal za každého vyvolaného nepřítele, poraženého i neporaženého. Za každý hoď kostkou many: zlatá je barva podle tvé volby, černá dává místo krystalu 1 bod slávy (MK-REWARD-02).
    .title = Krystaly za vyvolávání
MK-SCN-DRUI-08 = Na konci první Noci se z mýtin odstraní všechny žetony štítu.
    .title = Vyklizení mýtin
MK-SCN-DRUI-09 = Ve druhé Noci smíš vyvolávání provést ještě jednou, teď s červenými nepřáteli. Sláva je opět dvojnásobná a za každého vyvolaného nepřítele získáš dva náhodné krystaly, v edici Ultimate za každého poraženého. Lze to změnit volbou.
    .title = Druhá Noc
MK-SCN-DRUI-10 = Jakmile každý hráč provedl vyvolávání druhé Noci, má každý ještě jeden tah a hra končí. Jinak končí druhou Nocí.
    .title = Konec hry
MK-SCN-DRUI-11 = Boduje se tvá sláva a úspěchy.
    .title = Co se boduje
MK-SCN-DRUI-12 = Soupeřivá varianta: na mýtině smí ležet nejvýše 1 žeton štítu při 2 hráčích, nejvýše 2 při 3 nebo 4. Aktivuješ-li plnou mýtinu, nahradí tvůj žeton žeton jiného hráče podle tvé volby.
    .title = Soupeřivá varianta
MK-SCN-DRUI-13 = Epická varianta pro málo hráčů: 6 kol, všech 11 dílků venkova a všechny 4 hlavní dílky bez města. Žetony štítu se odstraní i po druhé Noci. Ve třetí Noci přivede každý tvůj žeton jednoho hnědého a jednoho červeného nepřítele a za každou dvojici získáš tři náhodné krystaly. Podmínka konce se přesouvá na třetí Noc.
    .title = Epická varianta

## Scénář: Vládci podzemí

MK-SCN-DUNG = Scénář: Vládci podzemí
MK-SCN-DUNG-01 = Pro 2–4 hráče, soupeřivý; 5 kol. Mapa ve tvaru V pro 2 nebo 3 hráče, otevřená mapa s limitem 4 sloupců pro 4. Pro 2, 3 a 4 hráče: 8, 9 a 11 dílků venkova a 1, 2 a 3 hlavní dílky bez města. Dílky s podzemím 7 a 9 jsou ve hře, vynechávejte jen jiné; hlavní dílek 1 (poušť, klášter a hrobka) je ve hře vždy. Dílek města je 6 (modré) a město je přátelské (MK-CITY-02).
    .title = Mapa a délka
MK-SCN-DUNG-02 = Odkryješ-li dílek s vesnicí, zvol políčko vedle této vesnice: odkryté, normálně přístupné, bez bažiny, místa i žetonu. Smí ležet na sousedním dílku. Stane se z něj tajné podzemí; polož na něj lícem dolů hnědého nepřítele. Není-li takové políčko, tajné podzemí nevznikne.
    .title = Tajná podzemí
MK-SCN-DUNG-03 = Odkryješ-li dílek s klášterem, zvol stejně políčko vedle něj. Stane se z něj tajná hrobka s červeným nepřítelem lícem dolů.
    .title = Tajné hrobky
MK-SCN-DUNG-04 = U dílků odkrytých při přípravě se políčko zvolí náhodně.
    .title = Tajná místa při přípravě
MK-SCN-DUNG-05 = Tajné podzemí funguje jako podzemí, tajná hrobka jako hrobka: vstup je tvá akce, nepřítelem je žeton, který tam leží, odměny jsou obvyklé a dobytí označíš žetonem štítu.
    .title = Jak fungují tajná místa
MK-SCN-DUNG-06 = Neuspěješ-li na tajném místě, odlož jeho žeton a polož tam lícem dolů nový stejné barvy.
    .title = Po neúspěšném pokusu
MK-SCN-DUNG-07 = Do dobytých podzemí a hrobek nelze znovu vstoupit pro slávu.
    .title = Žádná druhá návštěva
MK-SCN-DUNG-08 = Všechna dobytá podzemí a hrobky, běžné i tajné, ať je dobyl kdokoli, jsou propojené. Stojíš-li při pohybu na jednom z nich, smíš přejít na kterékoli jiné.
    .title = Cestování podzemím
MK-SCN-DUNG-09 = Cestování podzemím stojí 2 body pohybu a 1 za každé políčko nejkratší cesty po odkrytých políčkách; cíl se počítá, začátek ne.
    .title = Cena cesty
MK-SCN-DUNG-10 = Cesta nesmí vést přes jezera, bažiny ani moře; hory a všechno ostatní jsou dovolené. Bez cesty cestovat nelze.
    .title = Kudy smí cesta vést
MK-SCN-DUNG-11 = Cestování podzemím neprovokuje drancující nepřátele a nevšímá si ničeho, co stojí v cestě. Potom smíš pokračovat běžným pohybem.
    .title = Cesta je bezpečná
MK-SCN-DUNG-12 = Jakmile jsou odkryty všechny dílky scénáře a dobyta všechna podzemí a hrobky, i tajné, mise uspěla, každý má poslední tah a hra končí (MK-END-03).
    .title = Konec hry
MK-SCN-DUNG-13 = Kola jsou Den, Noc, Den, Noc, Den.
    .title = Pořadí kol
MK-SCN-DUNG-14 = Boduje se tvá sláva a úspěchy se změnami podle MK-SCN-DUNG-15 a MK-SCN-DUNG-16.
    .title = Co se boduje
MK-SCN-DUNG-15 = V kategorii dobrodruha dává každý tvůj žeton štítu v podzemí nebo hrobce, běžné i tajné, 4 body; jiná místa dobrodružství dávají 2.
    .title = Podzemí a hrobky dvojnásobně
MK-SCN-DUNG-16 = Titul této kategorie je Největší prolézač podzemí. Dává 5 bodů slávy, při shodě každému 2, místo 3 a 1; rozhoduje celá hodnota kategorie.
    .title = Největší prolézač podzemí

## Scénář: Obsaď a udrž.

MK-SCN-HOLD = Scénář: Obsaď a udrž.
MK-SCN-HOLD-01 = Pro 2 hráče nebo 4 ve dvou týmech, velmi soupeřivý; 6 kol při 2 hráčích, 4 kola při 4. Pevná mapa (MK-MAP-14) s dílky venkova 3, 4, 9, 10 a 11, všemi s pevnostmi nebo magickými věžemi, hlavními dílky 2, 3 a 4 a dílkem města 7 (bílé).
    .title = Mapa a délka
MK-SCN-HOLD-02 = Zamíchej pět dílků venkova: tři se odkryjí při přípravě, dva leží lícem dolů. Čtyři hlavní dílky zamíchej a polož lícem dolů na jejich pozice. Dílek lícem dolů odkryješ jako obvykle, vedle něj a za 2 body pohybu; MK-MAP-16 a MK-MAP-17 neplatí.
    .title = Dílky lícem dolů
MK-SCN-HOLD-03 = Město je uzavřené (MK-CITY-03).
    .title = Město ve scénáři
MK-SCN-HOLD-04 = Odstraň z balíčku elitních jednotek jednotky úrovně IV.
    .title = Žádné jednotky úrovně IV
MK-SCN-HOLD-05 = V první polovině hry jsou v nabídce jednotek jen základní. Od 3. kola při 4 hráčích nebo od 4. kola při 2 hráčích se v ní střídají elitní a základní, ať jsou hlavní dílky odkryté, nebo ne.
    .title = Nabídka jednotek
MK-SCN-HOLD-06 = Jednotky verbované v klášterech smíš verbovat i v magických věžích a jednotky z vesnic i v pevnostech.
    .title = Kde verbuješ
MK-SCN-HOLD-07 = Za útok na opevněná místa neztrácíš pověst.
    .title = Bez ztráty pověsti
MK-SCN-HOLD-08 = Dobytím magické věže kouzlo nezískáš. Kouzla tam můžeš později kupovat.
    .title = Magická věž bez kouzla
MK-SCN-HOLD-09 = Dobytá magická věž je tvá jako pevnost a ostatní ti ji mohou vzít. Platí pro ni všechna pravidla o pevnostech jiných hráčů: vstup, přítomnost majitele, bezpečné políčko, výměna žetonu štítu. Vyjednávat v ní smí jen majitel a jeho partner (MK-SCN-HOLD-14).
    .title = Vlastnictví magické věže
MK-SCN-HOLD-10 = Útočíš-li na pevnost nebo magickou věž jiného hráče, který v ní není, vytáhni náhodné opevněné obránce, šedé pro pevnost, fialové pro věž: 1 v Den 1 a Noc 1, 2 v Den 2 a Noc 2, 3 v Den 3 a Noc 3.
    .title = Obránci cizího místa
MK-SCN-HOLD-11 = Slávu za tyto obránce sečti a vyděl dvěma, zaokrouhleno nahoru.
    .title = Poloviční sláva
MK-SCN-HOLD-12 = Začínáš-li tah ve své magické věži nebo vedle ní, získáš zlatou manu ve Dne nebo černou manu v Noci, jednu za každou magickou věž, kterou ovládáš.
    .title = Mana z magických věží
MK-SCN-HOLD-13 = Poblíž své pevnosti i své magické věže zároveň máš obě výhody.
    .title = Obě výhody
MK-SCN-HOLD-14 = Při 4 hráčích platí týmová pravidla (MK-TEAM). MK-TEAM-09 a MK-TEAM-10 platí i pro magické věže: v partnerově věži a vedle ní získáváš manu za vlastní věže.
    .title = Dva týmy
MK-SCN-HOLD-15 = Hra končí posledním kolem, nebo když se jedna strana vzdá.
    .title = Konec hry
MK-SCN-HOLD-16 = Každá tvá pevnost má hodnotu 3 body, každá magická věž 2; tým sčítá body obou partnerů. Je tu 5 pevností a 5 věží, dohromady 25 bodů. Vítězí nejvíc bodů, shoda nemá vítěze a sláva, úspěchy ani tituly se nepočítají.
    .title = Co se boduje
MK-SCN-HOLD-17 = Varianty: všechny dílky odkryté od začátku; nebo 3 hráči bez týmů na 4 kola, s elitními jednotkami od 3. kola.
    .title = Možné varianty

## Scénář: Vrátí se jen jeden.

MK-SCN-PORT = Scénář: Vrátí se jen jeden.
MK-SCN-PORT-01 = Pro 2–4 hráče, velmi soupeřivý; 4 kola; města mají úroveň 3. Mapa ve tvaru V nebo jiná podle dohody. Pro 2, 3 a 4 hráče: 7, 8 a 10 dílků venkova; 1, 2 a 3 hlavní dílky města; 1, 2 a 3 hlavní dílky bez města.
    .title = Mapa, délka a města
MK-SCN-PORT-02 = Na konci Dne 1 se portál zavře. Každý hrdina na něm je vyřazen ze hry, i ten, jehož figurka byla odložena, protože tam skončil tah, nebo který se nikdy nepohnul.
    .title = Portál se zavírá
MK-SCN-PORT-03 = Od té chvíle je políčko portálu prázdným políčkem plání: smí na něm stát jen jeden hrdina a boj i nucený ústup fungují jako kdekoli jinde.
    .title = Zavřený portál
MK-SCN-PORT-04 = V základní edici se verbuje podle běžných pravidel. V edici Ultimate zde platí i rozšíření z MK-SCN-HOLD-06. Lze to změnit volbou.
    .title = Verbování jako obvykle
MK-SCN-PORT-05 = Jiná podmínka konce než limit kol není: hra končí, když skončí Noc 2.
    .title = Konec hry
MK-SCN-PORT-06 = Vítězí hrdina, který v tu chvíli stojí na políčku portálu. Nestojí-li tam nikdo, vítěz není. Neboduje se.
    .title = Kdo vítězí
MK-SCN-PORT-07 = Po ohlášení konce kola není boj hráče proti hráči možný. Stojí-li tedy při ohlášení konce Noci 2 na portálu hrdina, ihned vítězí.
    .title = Obsazený portál při ohlášení
MK-SCN-PORT-08 = Jsou-li vyřazeni všichni hrdinové kromě jednoho, hra přesto pokračuje do konce.
    .title = Poslední hrdina
MK-SCN-PORT-09 = Epická varianta: 6 kol a od každého druhu o jeden dílek víc, tedy pro 2, 3 a 4 hráče 8, 9 a 11 dílků venkova, 2, 3 a 4 hlavní dílky města, 2, 3 a 4 hlavní dílky bez města. Města mají úroveň 4. Rozhoduje konec Noci 3.
    .title = Epická varianta
MK-SCN-PORT-10 = Týmová varianta pro 4 hráče s týmovými pravidly (MK-TEAM). Každý tým tajně určí jednoho člena za vyvoleného, náhodně nebo volbou. Na konci se oba odhalí: tým vítězí, stojí-li na portálu jeho vyvolený; stojí-li tam jiný hrdina nebo nikdo, nevítězí nikdo. MK-SCN-PORT-07 hru dál zastavuje, ale o výsledku rozhodují vyvolení.
    .title = Týmová varianta

## Rozhodnutí

GD = Rozhodnutí tam, kde má zdroj mezeru
GD-01 = Zdroj neudává souřadnice mapy. Používáme jednu pravidelnou síť pozic (MK-MAP-03).
    .title = Souřadnice mapy
GD-02 = Obrázek mapy scénáře Obsaď a udrž ve zdroji chybí. Používáme rozložení z MK-MAP-14, které odpovídá všem číslům v textu; na které z pozic hlavních dílků je město, rozhodne náhoda.
    .title = Mapa scénáře Obsaď a udrž
GD-03 = Nebylo jasné, zda zákaz pobřeží platí i pro hlavní dílky přikládané po vyčerpání sloupce. Platí (MK-MAP-18).
    .title = Pobřeží a zbylé dílky
GD-04 = Větší krabice má další dílky, jejichž místa text nepopisuje. Jsou volbou edice Ultimate a vynechávají se v Prvním průzkumu, Osvobozování dolů a Obsaď a udrž; hluboký důl tam není krystalovým dolem (MK-MAP-21).
    .title = Další dílky
GD-05 = U kooperativních a sólových her zdroj neříká, že konec kola v posledních tazích ukončí hru. Používáme MK-END-05 ve všech scénářích.
    .title = Konec kola v posledních tazích
GD-06 = Shodu o vítězství řeší jen První průzkum. O vítězství se dělíte všude, kde se boduje sláva; scénář Obsaď a udrž sám říká, že shoda nemá vítěze (MK-END-09).
    .title = Shoda o vítězství
GD-07 = Nebylo jasné, co dělat, když se neshodnete na taktice k odstranění. Rozhodne první ze skutečných hráčů v pořadí kola (MK-TAC-04).
    .title = Neshoda o taktice
GD-08 = S variantou Temnota se blíží nebo se čtyřmi spolupracujícími hráči může být sada taktik příliš malá. Odstraněné karty této sady se vrátí (MK-TAC-05).
    .title = Málo taktik
GD-09 = Nebylo jasné, zda se při bodování počítají artefakty přiřazené jednotkám. Počítají se jako tvé karty (MK-SCORE-02).
    .title = Přiřazené artefakty
GD-10 = Že za nulu není titul, říká zdroj jen u dvou kategorií. Používáme to u všech kategorií, u měst i u dolů (MK-SCORE-11, MK-SCORE-14, MK-SCN-MINE-13).
    .title = Za nulu není titul
GD-11 = O přátelských městech říká zdroj málo. Posádka, žetony štítu, vyjednávání, limit karet v ruce a bodování se řídí MK-CITY-02.
    .title = Podrobnosti přátelských měst
GD-12 = Nebylo jasné, zda automatický hráč ještě hraje poté, co konec kola ohlásil skutečný hráč. Odehraje jeden běžný tah (MK-DUMMY-13).
    .title = Automatický hráč po ohlášení
GD-13 = Zdroj neudává počáteční krystaly pro náhradní balíček automatického hráče. Jsou to tři krystaly náhodných základních barev (MK-DUMMY-14).
    .title = Krystaly náhradního balíčku
GD-14 = Zdroj neudává počty dílků pro jiné scénáře hrané sólově. Používáme počty pro 2 hráče (MK-SOLO-06).
    .title = Dílky pro sólovou hru
GD-15 = Zdroj neříká, které varianty se vylučují. Používáme seznam z MK-VAR-GEN-02.
    .title = Varianty, které se vylučují
GD-16 = Otočené dílky do sebe na stole nemusejí přesně zapadat. Zde pozice zůstávají pevné a otáčí se jen obsah dílků (MK-VAR-ROT-02).
    .title = Otočené dílky
GD-17 = Text dovoluje megapoli až do úrovně 24, město však má nejvýše úroveň 11. Přijímáme úrovně 2 až 22 (MK-VAR-MEGA-02).
    .title = Nejvyšší megapole
GD-18 = V textu základní edice chybějí dva odstavce varianty Nájezdníci. Bereme je z pozdější edice (MK-VAR-FURY-03, MK-VAR-FURY-04).
    .title = Chybějící odstavce Nájezdníků
GD-19 = Nebylo jasné, co se stane, když má nový drancující nepřítel přijít na políčko hrdiny. Nepoloží se (MK-VAR-FURY-06).
    .title = Nový nepřítel na políčku hrdiny
GD-20 = V interaktivním boji nebylo jasné, co udělá červená s nepřítelem, který má víc útoků. Každý útok získá +1 (MK-VAR-INTERACT-03).
    .title = Červená kostka a víc útoků
GD-21 = První průzkum chce, aby nabídky kouzel a akcí byly skryté, dokud nejsou potřeba, ale neříká jak. Každá se vyloží, když se na ni poprvé odvolá nějaký efekt (MK-SCN-FREC-09).
    .title = Skryté nabídky
GD-22 = Zdroj neříká, co je úspěch v Prvním průzkumu hraném sólově. Uspěješ, je-li odkryto město (MK-SCN-FREC-12).
    .title = Úspěch v sólovém průzkumu
GD-23 = Nebylo jasné, zda bod navíc v bleskových hrách může překročit další čáru a přinést další. Může (MK-SCN-BCON-02).
    .title = Řetěz bodů navíc
GD-24 = Edice Ultimate v obou bleskových scénářích elitní jednotky vynechává, základní edice ne. Každá edice se řídí svým textem, pokud při zakládání hry neurčíte jinak (MK-SCN-BCON-05, MK-SCN-BCOO-03).
    .title = Elitní jednotky v bleskových hrách
GD-25 = O shodě o titul Největší osvoboditel zdroj nemluví. Každý z hráčů ve shodě získá 2 body slávy (MK-SCN-MINE-13).
    .title = Shoda o Největšího osvoboditele
GD-26 = Nebylo jasné, zda se zůstat na mýtině počítá jako skončit na ní pohyb. V normálním tahu ano (MK-SCN-DRUI-02).
    .title = Zůstat na mýtině
GD-27 = Nebylo jasné, zda smíš provést vyvolávání bez žetonu štítu na mýtině. Nesmíš; hráč bez žetonu ho prostě neprovede, takže dřívější konec nenastane a hra trvá do konce Noci (MK-SCN-DRUI-03).
    .title = Vyvolávání bez žetonů štítu
GD-28 = Edice se liší v krystalech druhé Noci: za nepřátele vyvolané, nebo poražené. Každá edice se řídí svým textem, pokud při zakládání hry neurčíte jinak (MK-SCN-DRUI-09).
    .title = Krystaly druhé Noci
GD-29 = Nebylo jasné, kdo volí tajná místa na dílcích odkrytých při přípravě. Volí je náhoda (MK-SCN-DUNG-04).
    .title = Tajná místa při přípravě
GD-30 = Nebylo jasné, zda cestování podzemím provokuje nepřátele. Neprovokuje (MK-SCN-DUNG-11).
    .title = Cestování podzemím a nepřátelé
GD-31 = Zdroj neříká, jak tým počítá body ve scénáři Obsaď a udrž. Sčítají se body obou partnerů (MK-SCN-HOLD-16).
    .title = Body týmu
GD-32 = Edice Ultimate ve scénáři Vrátí se jen jeden rozšiřuje verbování, základní edice ne. Každá edice se řídí svým textem, pokud při zakládání hry neurčíte jinak (MK-SCN-PORT-04).
    .title = Verbování ve scénáři s portálem
GD-33 = Nebylo jasné, zda scénář Vrátí se jen jeden skončí dřív, když zbývá jediný hrdina. Neskončí (MK-SCN-PORT-08).
    .title = Žádný dřívější konec u portálu
GD-34 = Text scénáře Obsaď a udrž mluví o dílcích s lesy a magickými věžemi. Čteme pevnosti a magické věže, protože jen to dává 25 bodů (MK-SCN-HOLD-01).
    .title = Dílky scénáře Obsaď a udrž
GD-36 = Edice se liší v dražbě hrdinů, v tom, kdo dohlíží na interaktivní boj, a ve vylepšování akcí. Každá edice se řídí svým textem (MK-VAR-AUCTION-04, MK-VAR-AUCTION-05, MK-VAR-INTERACT-02, MK-VAR-UPGRADE-01, MK-VAR-UPGRADE-02).
    .title = Rozdíly ve variantách
GD-37 = Jako vzor pro náhodné krystaly v Nocích druidů uvádí zdroj doupě nestvůr. Používáme obvyklý hod na náhodný krystal (MK-SCN-DRUI-07, MK-REWARD-02).
    .title = Náhodné krystaly druidů
GD-38 = O interaktivních kouzlech a dovednostech v Prvním průzkumu hraném sólově zdroj nemluví. Odstraní se jako v Sólovém dobývání, protože by neměly cíl (MK-SCN-FREC-12).
    .title = Interaktivní karty v sólovém průzkumu
GD-39 = „Po směru hodinových ručiček“ vyžaduje pořadí u stolu. Sedíte v pořadí výběru hrdinů; po směru hodinových ručiček sedí ten, kdo vybíral další, a po posledním první (MK-VAR-DRAFT-01).
    .title = Pořadí u stolu
GD-40 = Nebylo jasné, jak se ve scénáři Obsaď a udrž vzdává tým. Musejí souhlasit oba partneři; ve hře dvou hráčů stačí jeden (MK-SCN-HOLD-15).
    .title = Vzdání týmu
GD-41 = Co smíš dělat mimo svůj tah, nabízíme těsně před ním, i před tahem vynechaným, a když na tebe někdo útočí nebo se účastníš útoku na město, ale ne uprostřed cizích tahů (MK-TURN-01).
    .title = Efekty mimo tah
GD-42 = Manu z Vzývání lze použít na cokoli, co v tu chvíli stojí manu: na kartu, jednotku, dovednost, kupované kouzlo nebo jednotku, oltář. Do té doby nelze dělat nic jiného; není-li ji na co použít, dovednost použít nelze (MK-EFFECT-08).
    .title = Mana z Vzývání
GD-43 = Plné a Bleskové dobývání a kooperativní scénáře hrané sólo bodujeme jako Sólové dobývání: cíl a čas místo bodů za města (MK-SOLO-06).
    .title = Bodování jiných scénářů sólo
GD-44 = Když karta nejdřív oslabí nepřítele a pak útočí a cíl nebyl určen, stane se cílem oslabený nepřítel; před úderem to můžeš změnit (MK-COMBAT-13).
    .title = Oslabení a útok jednou kartou
GD-45 = Když vyléčíš všechna zranění z ruky, kde jsou jen zranění, smíš hrát normální tah, i když ho žádné pravidlo nedává (MK-TURN-30, MK-REST-07).
    .title = Vyléčená ruka
GD-46 = Na hrdinu s otočeným žetonem pořadí nelze zaútočit, ani po společném útoku na město (MK-OTHER-07).
    .title = Otočený žeton chrání
GD-47 = Interaktivní dovednost, která na konci kola ještě leží uprostřed, se tehdy vrací majiteli (MK-SKILL-07).
    .title = Dovednosti na konci kola
GD-48 = Po společném útoku na město končí tah nejdřív jeho iniciátor, ostatní po něm v pořadí kola (MK-COOP-ASSAULT-17).
    .title = Kdo končí po útoku
GD-49 = Motivace dává manu tomu, kdo má méně slávy než každý jiný hráč. V sólové hře jiný hráč není, takže ji dá vždy (MK-SKILL-05).
    .title = Motivace v sólové hře
GD-50 = Ledová houževnatost počítá ikony na žetonu nepřítele. Brutalita ani jed, které přidává město, tam nejsou, a proto se nepočítají (MK-CITY-ASSAULT-04, MK-CITY-ASSAULT-05).
    .title = Ikony přidané městem
GD-51 = Otevřené bylo, zda schopnost altemských mágů, která mění útoky na ledový oheň, platí i pro dřívější útoky. Platí, i pro ty, které už byly v této fázi zahrány (MK-EFFECT-01).
    .title = Altemští mágové a dřívější útoky
GD-52 = Nebylo jasné, co se stane, když v balíčku artefaktů není víc karet, než získáváš. Necháš si je všechny a žádná se nevrací (MK-REWARD-04).
    .title = Poslední artefakty
D-01 = Otevřené bylo, zda efekty zpřístupňující jezera nebo hory platí i pro moře na počátečním dílku. Na moře nelze vstoupit nikdy; není to jezero.
    .title = Moře
D-02 = Řádky počítadla slávy nejsou v textu uvedeny. Počítadlo má 120 políček v deseti řádcích po 3, 5, 7 až 21 políčkách, takže úrovně 2 až 10 začínají na slávě 3, 8, 15, 24, 35, 48, 63, 80 a 99.
    .title = Řádky počítadla slávy
D-03 = Není řečeno, co se po nezdařeném útoku stane s posádkou vytaženou pro pevnost jiného hráče. Odloží se; při dalším útoku se vytáhne nový žeton.
    .title = Posádka cizí pevnosti
D-04 = Otevřené bylo, zda lze při vypalování kláštera vyzvat drancující nepřátele. Nelze: boj nezačal krokem (MK-RAMPAGE-05) a akce je jen jedna.
    .title = Výzva při vypalování kláštera
D-05 = Není řečeno, kdy přesně figurka z portálu opouští mapu. Až po kroku 7; sousedství pro bonusy k limitu karet v ruce se posuzuje, dokud tam ještě stojí.
    .title = Odchod z portálu
D-06 = Otevřené bylo, která strana otevřené mapy se 4 sloupci je „pravá“. V souřadnicích MK-MAP-12 je vpravo nižší b.
    .title = Pravá strana mapy
D-07 = Není řečeno, co dělat, je-li prázdný sloupec žetonů nepřátel i jeho odkládací sloupec. Netáhne se; přivolávající nepřítel pak neútočí a místo v posádce zůstane prázdné.
    .title = Došlé žetony nepřátel
D-08 = Otevřené bylo, co se stane za úsvitu, stojí-li hrdina už vedle pevnosti nebo magické věže. Žeton se otočí na začátku Dne.
    .title = Úsvit u pevnosti
D-09 = Žádný zdrojový text nepopisuje dvoubarevné karty. Zesílí je kterákoli z barev a počítají se jako obě (MK-CARD-16).
    .title = Dvoubarevné karty
D-10 = U míst, kde jednotky nelze použít, se nemluví o bodech zranění. Ani ty se jednotkám přidělovat nesmějí.
    .title = Nepoužitelné jednotky a zranění
D-11 = Otevřené bylo, zda je přiřazení praporu zahráním karty pro MK-TURN-20. Ano.
    .title = Prapor jako zahraná karta
D-12 = Není jasné, kam až v podzemí a hrobce sahají pravidla Noci. Platí pro manu, kouzla a texty závislé na Dni a Noci, ne pro cenu pohybu ani pro samotné kolo. Pro dříve získané žetony many rozhoduje pravidlo platné, když je utrácíš.
    .title = Rozsah pravidel Noci
D-13 = Otevřené bylo, zda lze vracet kroky přes konec tahu. Nikdy.
    .title = Vracení přes konec tahu
D-14 = Otevřený byl poslední tah hráče, jehož žeton pořadí leží lícem dolů. Posledním tahem je ten přeskočený.
    .title = Poslední tah se přeskočí
D-15 = Konec tahu se může překrývat s tahem dalšího hráče. U nás jde vše přísně po sobě.
    .title = Překrývání tahů
D-16 = Otevřené bylo, zda lze odpočívat s prázdnou rukou. Nelze; možný je jen normální tah.
    .title = Odpočinek s prázdnou rukou
D-17 = Není jasné, kdy se úprava za pověst počítá a kdy ne. Určí se na začátku vyjednávání, platí jen při něm a jednou za tah.
    .title = Úprava za pověst
D-18 = Otevřené bylo, co s oznámeným útokem, který nestačí. Ukáže se jeho hodnota a útok se neprovede: smíš přidat efekty, změnit cíle nebo vzít zpět, co zpět vzít lze. Efekty, které už zpět vzít nelze, jsou utracené.
    .title = Příliš slabý útok
D-19 = Otevřené bylo, zda omráčení nastává jednou, nebo opakovaně. Posuzuje se při každém dalším zranění v boji: karty líznuté po omráčení se odloží, jakmile přijde další zranění.
    .title = Opakované omráčení
D-20 = Otevřené bylo, zda se žeton štítu na kartu města dává i za drancující nepřátele, kteří se přidali. Dává se jen za obránce.
    .title = Štíty jen za obránce
D-21 = Otevřené bylo, zda bonus města platí pro přivolané nestvůry. Platí, je-li přivolávající nepřítel obráncem města.
    .title = Bonus města pro nestvůry
D-22 = Otevřené bylo, zda se vůdce města může později změnit. Nemůže: určí se při dobytí a další žetony štítu se už nepokládají.
    .title = Vůdce se nemění
D-23 = Ochromující útok jednotku zničí; otevřené bylo, zda se přitom sníží body zranění. Ano, o její zbroj.
    .title = Ochromení a zbroj
D-24 = Otevřené bylo, zda jsou přivolané nestvůry opevněné. Nejsou.
    .title = Opevnění nestvůr
D-25 = Text říká jen, že takoví nepřátelé brání sebe nebo jiné. Každý jednou, jeden cíl, a bonus zůstává (MK-ENEMY-DEFEND-01 až MK-ENEMY-DEFEND-04).
    .title = Kdo páruje obránce
D-26 = Není řečeno, co se stane, není-li na cestě zpět žádné bezpečné políčko. Ústup skončí na políčku, kde tah začal.
    .title = Ústup bez bezpečného políčka
D-27 = Otevřené bylo, co platí, dává-li bonus k limitu karet v ruce víc měst. Jen jediný, nejlepší bonus.
    .title = Bonus z více měst
D-28 = Otevřený byl normální tah s rukou plnou zranění. Není dovolen (MK-TURN-30), možný je jen pomalý odpočinek. Výjimka: efekt hraný mimo tah, speciální efekt nebo dovednost ti předtím dá do ruky jinou kartu nebo způsobí zahrání či odložení karty.
    .title = Tah s rukou plnou zranění
D-29 = Otevřené bylo, jak se lízají artefakty z několika zdrojů v jednom tahu. Najednou a vrací se jediná karta.
    .title = Artefakty z více zdrojů
D-30 = Otevřené bylo, zda lze odměnu odmítnout. Nelze; vzdát se smíš jen jednotky (MK-REWARD-08, MK-REWARD-12).
    .title = Odměny nelze odmítnout
D-31 = Otevřená byla sláva nad 119 a ztráta slávy. Sláva nemá horní mez a platí nejvyšší dosažená úroveň.
    .title = Sláva bez mezí
D-32 = Karta místa ukazuje jen symboly. Bereme příplatky 0, 1 a 3 (MK-SITE-REFUGEE-01).
    .title = Ceny v táboře uprchlíků
D-33 = Jeden program tam léčení prodává, karta místa ne. My také ne (MK-SITE-REFUGEE-02).
    .title = Léčení v táboře uprchlíků
D-34 = Otevřené bylo, kdy se získá sláva za oltář v ruinách. Ihned.
    .title = Okamžik slávy za oltář
D-35 = Text o napadání hrdinů mluví o „žetonu hráče“. Čteme: žeton napadeného hráče (MK-PVP-04).
    .title = Čí žeton chrání
D-36 = Není řečeno, kam jdou karty zahrané tím, kdo se boji věnuje částečně. Zůstávají ve hře do jeho dalšího konce tahu, takže je lze ukrást (MK-PVP-28).
    .title = Zahrané karty napadeného
D-37 = Otevřené bylo, zda agresor dostane zranění za krok zpět po remíze. Nedostane.
    .title = Krok zpět po remíze
D-38 = Otevřené bylo, zda smíš propustit jednotku bez důvodu. Ne; propustit ji lze, jen když nová jednotka potřebuje místo.
    .title = Propuštění bez důvodu
D-39 = Otevřené bylo, zda si lze prohlížet odkládací balíčky soupeřů. Ano, jsou veřejné.
    .title = Odkládací balíčky soupeřů
D-40 = Otevřené bylo, zda ostatní vidí pokročilou akci koupenou naslepo z balíčku. Ano, při získání se ukáže všem.
    .title = Akce koupená naslepo
D-41 = Otevřené bylo, zda se neefektivní body zaokrouhlují po elementech a zda se odolnosti různých cílů proti ledovému ohni spojují. Ne: všechny neefektivní body se sečtou a vydělí jednou a ledový oheň je neefektivní, jen má-li obě odolnosti jediný cíl (MK-COMBAT-RANGED-06, MK-COMBAT-RANGED-07).
    .title = Zaokrouhlení a ledový oheň
D-42 = Otevřené bylo, zda odolná jednotka body zranění půlí a zda jed jednotku ničí. Ne: odolná jednotka odečte svou zbroj až dvakrát (MK-COMBAT-DAMAGE-05 až MK-COMBAT-DAMAGE-08) a jed přidá druhou kartu zranění (MK-ENEMY-POISON-01).
    .title = Odolné jednotky a jed
D-43 = Otevřené bylo, zda se posádka města kvůli sousednímu hrdinovi otáčí jen ve Dne. Otáčí se ve Dne i v Noci (MK-SITE-CITY-02).
    .title = Posádka města v Noci
D-44 = Otevřené bylo, jak přesně se k sobě dílky mapy přikládají. Jen s posuny středů uvedenými v MK-EXPLORE-03; jiné nejsou přípustné.
    .title = Přikládání dílků
D-45 = Zdroje se rozcházejí, kteří nepřátelé jsou na žetonu ruin s fialovým nepřítelem a jednotkou jako odměnou. Platí šedý a fialový.
    .title = Žeton ruin s jednotkou
D-46 = Není řečeno, co lze dělat ve vypáleném klášteře. Je to prázdné, neobydlené políčko a nevyjednává se tam.
    .title = Vypálený klášter
D-47 = Otevřené byly kostky, které efekt změnil, ale nikdo je nepoužil pro manu. Vracejí se jen podle textu karty a na konci tahu se s nimi nehází.
    .title = Změněné kostky
D-48 = Není řečeno, v jakém pořadí se provádějí pokyny „při odkrytí“ na jednom dílku. V pořadí střed, severovýchod, východ, jihovýchod, jihozápad, západ, severozápad.
    .title = Pořadí pokynů na dílku
D-49 = Otevřené bylo, zda drancující nepřátele vyzýváš před odkrytím skryté posádky, nebo po něm. Před ním.
    .title = Výzva před odkrytím
D-50 = Není řečeno, jak nízko může klesnout zbroj nepřítele. Nejníže na 1.
    .title = Spodní mez zbroje
D-51 = Není řečeno, v jakém pořadí se útok nepřítele upravuje. Platí pořadí z MK-COMBAT-21.
    .title = Pořadí úprav útoku
D-52 = Otevřené bylo, zda lze tah navíc odehrát i po ohlášení konce kola. Ano; oba tahy dohromady jsou tvůj poslední tah.
    .title = Tah navíc na konci kola
D-53 = Není řečeno, kdy se podmínka konce scénáře ověřuje. Na konci tahu každého hráče (MK-ROUND-19).
    .title = Okamžik ověření konce
D-54 = Není řečeno, co dělat, je-li při doplňování nabídky jeden balíček jednotek prázdný. Doplní se z druhého.
    .title = Došlé jednotky
D-55 = Otevřená byla pověst za koncem počítadla. Zůstane na −7 nebo +7 (MK-INTERACT-20).
    .title = Pověst na kraji
D-56 = Není řečeno, ve kterém kroku se provádějí texty karet „na konci tahu“. Platí MK-ENDTURN-29.
    .title = Krok pro texty karet
D-57 = Otevřené bylo, komu patří pevnost, z níž byl přítomný vlastník vytlačen. Přejde na vítěze.
    .title = Pevnost po vytlačení
D-58 = Otevřené bylo, v jakém znění se karty v základní edici hrají. Ve znění prvního vydání, protože se na ně pravidla odvolávají (přeskočení fází, blokovaný nepřítel ztrácí schopnost Hbitý).
    .title = Znění karet
D-59 = Není řečeno, co nastane při vstupu do pevnosti s vlastníkem, když boj hráče proti hráči není možný. Platí MK-OTHER-09.
    .title = Vlastník v pevnosti bez boje
D-60 = Otevřené bylo, zda jsou díly obránců rozdané při společném útoku veřejné. Po rozdání ano.
    .title = Rozdané díly obránců
D-61 = Nepřátelé se dvěma přivoláními nebo s jinou barvou nejsou popsáni. Každé přivolání táhne žeton své barvy a přivolávače zablokují až všechny bloky dohromady (MK-ENEMY-SUMMON-08).
    .title = Dvě přivolání
D-62 = Nebylo jasné, zda efekty bránící v útoku platí i proti vyšší imunitě. Neplatí (MK-ENEMY-ARCANE-03).
    .title = Vyšší imunita a zabráněný útok
D-63 = Bez interaktivní dovednosti zbývá devět žetonů dovedností na pět zisků. Co pak, říká MK-LEVEL-12.
    .title = Devět žetonů dovedností
D-64 = Otevřené bylo, co může napadený s prázdným balíčkem i rukou. Jen zvolit, zda se boji věnuje plně, nebo částečně.
    .title = Napadený bez karet
D-65 = Otevřené bylo, co v boji hráče proti hráči znamená Blok, který se proti schopnosti Hbitý zdvojnásobuje. Pro tento blok má stejný účinek jako MK-PVP-19.
    .title = Zdvojnásobený Blok
D-66 = Není řečeno, co se stane, nemá-li účastník společného útoku dost bodů pohybu. Vzdá se svého dílu a město nemůže padnout.
    .title = Účastník bez bodů pohybu
D-67 = Nebylo jasné, zda lze s prázdnou rukou zvolit plnou účast. V základní edici ano (MK-PVP-07), v edici Ultimate se prázdná ruka počítá jako ruka samých zranění (MK-PVP-09).
    .title = Plný boj s prázdnou rukou
D-68 = Není řečeno, zda lze jednotky zbojeschopnit v boji. Nelze.
    .title = Zbojeschopnění v boji
D-69 = Otevřené bylo, zda lze léčivou kartu zahrát v boji pro její neléčivou možnost. Nelze.
    .title = Léčivá karta v boji
D-70 = Otevřený byl rozdíl mezi „zničit“ a „porazit“ nepřítele. Je to totéž.
    .title = Zničit a porazit
D-71 = Jedno místo zakazuje efekty mimo tah během posledního tahu, jiné po něm. Po něm (MK-TURN-03, MK-ROUND-16).
    .title = Během, nebo po posledním tahu
D-72 = Edice Ultimate nemá podmínku, že na políčku iniciátora není jiný hrdina. V ní podle toho hrajeme (MK-COOP-ASSAULT-18).
    .title = Jiný hrdina u iniciátora
