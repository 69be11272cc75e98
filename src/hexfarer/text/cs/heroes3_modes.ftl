### Heroes III: společná a samostatná hra, AI, česky.

## Scénáře pro spolupráci a jednoho hráče, s větou na obrazovku nové hry

scenario-geleas_champions = Geleini šampioni
    .about = Společně: obsaďte do 12 kol Dračí Utopii a ubraňte svá Města před třemi vlnami nájezdníků.
    .pitch = Odraz tři vlny a obsaď Utopii.
    .teaches = Naučíš se bránit hradby, když je hrdina daleko.
scenario-unholy_quest = Bezbožná výprava
    .about = Společně: vyčistěte do 13 kol tři doupata; čím déle čekáte, tím silnější je jejich stráž.
    .pitch = Tři doupata, čím dál silnější.
    .teaches = Naučíš se vážit spěch proti síle.
scenario-wandering_dragons = Potulní draci
    .about = Společně: porazte draky, kteří se potulují krajem, a obsaďte do 10 kol Dračí Utopii.
    .pitch = Draci se potulují. Lovte je společně.
    .teaches = Naučíš se potkat putujícího nepřítele tam, kde se ti to hodí.
scenario-stand_united = V jednotě je síla
    .about = Společně: každý z vás musí do 9 kol jednou zvítězit v Dračí Utopii; kdo jde první, nechá jednotky ostatním.
    .pitch = Každý z vás musí jednou zvítězit.
    .teaches = Naučíš se dávat jednotky a karty těm, kdo je potřebují.
scenario-emerald_island = Smaragdový ostrov
    .about = Sám nebo ve dvou: obsaďte do 8 kol všechny doly a Osady ostrova.
    .pitch = Obsaď všechny doly a Osady.
    .teaches = Naučíš se využít každý bod Pohybu dvou hrdinů.
scenario-llq_1_homecoming = Návrat domů (Ať žije královna 1)
    .about = Kampaň: do 10 kol obsaď Osadu na východě a poraz zvědy Podzemí.
    .pitch = Přistaň, obsaď Osadu, poraz zvědy.
    .teaches = Naučíš se bojovat s hrdinou AI a poznáš, co vydrží do dalších scénářů.
scenario-llq_2_guardian_angels = Strážní andělé (Ať žije královna 2)
    .about = Kampaň: do 12 kol navštiv obelisk, kde se k tobě přidají Archandělé, a poraz plenitele Nekropole.
    .pitch = Povolej Archanděly na svou stranu.
    .teaches = Naučíš se získat spojence před těžkým bojem.
scenario-llq_3_steadwicks_liberation = Osvobození Steadwicku (Ať žije královna 3)
    .about = Kampaň: do 14 kol dobij Město, které drží Podzemí, a měj se na pozoru před jeho nájezdníkem.
    .pitch = Dobyj ztracené Město.
    .teaches = Naučíš se obléhat hradby a věž.
scenario-qg_1_greek_gift = Danajský dar (Dámský gambit 1)
    .about = Kampaň: do 8 kol poraz nekromanta a neprohraj ani jeden boj.
    .pitch = Poraz nekromanta; neprohraj žádný boj.
    .teaches = Naučíš se bojovat jen s tím, co jistě porazíš.
scenario-qg_2_sicilian_dragon = Sicilský drak (Dámský gambit 2)
    .about = Kampaň: bez Města navštiv dva obelisky a do 11 kol dobij Město nekromanta.
    .pitch = Bez Města dobyj to jeho.
    .teaches = Naučíš se získat armádu tam, kde ji nikdo neprodává.
scenario-qg_3_two_knights_defense = Obrana dvou jezdců (Dámský gambit 3)
    .about = Kampaň: do 8 kol poraz nekromanta, nejlépe dřív, než dojde k Dračí Utopii.
    .pitch = Poraz ho, než probudí draky.
    .teaches = Naučíš se dostihnout nepřítele na cestě.
note-h3-reconstructed = Rekonstrukce: název je od vydavatele; mapa, čísla a zvláštní pravidla vznikly pro tento program.
mode-h3-clash = Střet
mode-h3-cooperation = Spolupráce
mode-h3-campaign = Kampaň

## Hrdinové AI a karty AI

kind-aicard = karta AI
h3-foe-scouts = Velitel zvědů
    .gen = Velitele zvědů
    .dat = Veliteli zvědů
    .acc = Velitele zvědů
h3-foe-reaver = Plenitel
    .gen = Plenitele
    .dat = Pleniteli
    .acc = Plenitele
h3-foe-garrison = Posádka
    .gen = Posádky
    .dat = Posádce
    .acc = Posádku
h3-foe-raider = Nájezdník
    .gen = Nájezdníka
    .dat = Nájezdníkovi
    .acc = Nájezdníka
h3-foe-necromancer = Nekromant
    .gen = Nekromanta
    .dat = Nekromantovi
    .acc = Nekromanta
h3-foe-wandering_dragons = Smečka draků
    .gen = Smečky draků
    .dat = Smečce draků
    .acc = Smečku draků
h3-aicard-ai-attack-a = Útok (karta AI A)
h3-aicard-ai-attack-b = Útok (karta AI B)
h3-aicard-ai-defense-a = Obrana (karta AI A)
h3-aicard-ai-defense-b = Obrana (karta AI B)
h3-aicard-ai-cast-a = Sešli kouzlo (karta AI A)
h3-aicard-ai-cast-b = Sešli kouzlo (karta AI B)
h3-aicard-ai-skill-a = Použij dovednost (karta AI A)
h3-aicard-ai-skill-b = Použij dovednost (karta AI B)
effect-h3-ai-attack = příští útočící jednotka AI získá Útok podle obtížnosti: { $easy }, { $normal }, { $hard }, { $impossible }
effect-h3-ai-guard = jednotka AI s nejvíce životy získá Obranu proti příštímu útoku podle obtížnosti: { $easy }, { $normal }, { $hard }, { $impossible }
effect-h3-ai-guard-next = jednotka AI, která bude aktivována příště, získá Obranu proti příštímu útoku podle obtížnosti: { $easy }, { $normal }, { $hard }, { $impossible }
effect-h3-ai-cast = sešle se kouzlo z balíčku kouzel AI s mocí podle obtížnosti: { $easy }, { $normal }, { $hard }, { $impossible }
effect-h3-ai-skill-a = použije se dovednost scénáře, na těžkou a nemožnou obtížnost dvakrát
effect-h3-ai-skill-b = použije se dovednost scénáře, na nemožnou obtížnost dvakrát; na normální a těžkou se karta v prvním kole boje zamíchá zpět
text-h3-ai-card = Karta AI: { $effect }.

## Efekty scénářů

effect-h3-reinforce-one = zdarma posil: { $unit }
effect-h3-hire-shared = odkryj po jedné bronzové, stříbrné a zlaté neutrální jednotce; jednu z nich můžeš naverbovat do společné armády
effect-h3-hire-azure = odkryj azurovou neutrální jednotku; můžeš si ji vzít zdarma
effect-h3-hire-at-post = odkryj po jedné bronzové, stříbrné a zlaté neutrální jednotce a naverbuj kterékoli z nich; ostatní zamíchej zpět do jejich balíčků
effect-h3-azure-dragon = do tvé armády se přidá azurový drak
effect-h3-sell-grail-gold = prodej Grál za 30 zlata
effect-h3-sell-grail-artifacts = vzdej se Grálu a dvakrát prohledej (3) balíček artefaktů
effect-h3-give-away = předej suroviny jiným hráčům

## Vítězství a porážky

victory-goal = Vítězství: cíl je splněn
victory-defeat = Porážka
victory-late = Porážka: čas vypršel
problem-h3-hero = Hrdina { $given } v tomto scénáři nehraje. Na výběr: { $allowed }.

## Co lze udělat

do-h3-swap = Navrhni výměnu karet ({ $other })
do-h3-deal = Použij žeton stavby k obchodu ({ $other })
do-h3-give = Předej 1 × { $resource } ({ $other })
do-h3-lend = Předej jednotku: { $unit } ({ $other })

## Otázky

ask-h3-ai-target = Několik cílů je pro jednotku AI rovnocenných: vyber, na který zaútočí nebo ke kterému půjde.
    .title = Cíl AI, { $seat }
ask-h3-ai-aim = Několik jednotek je pro kouzlo AI rovnocenných: vyber tu, kterou zasáhne.
    .title = Kouzlo AI, { $seat }
ask-h3-ai-line-up = Tyto jednotky AI jsou rovnocenné: vyber, která se postaví první.
    .title = Jednotky AI, { $seat }
ask-h3-start-unit = Vyber jednotku, se kterou začínáš.
    .title = Tvé počáteční jednotky, { $seat }
ask-h3-visit-again = Vyber navštívené pole, jehož efekt vyhodnotíš znovu, nebo jdi dál.
    .title = Ještě jednou, { $seat }
ask-h3-to-town = Obelisk ti ukazuje cestu: půjdeš rovnou k nepřátelskému Městu, nebo zůstaneš?
    .title = Obelisk, { $seat }
ask-h3-leave-unit = Tady máš vyhráno. Vyber jednotku, kterou přenecháš společné armádě.
    .title = Pro ostatní, { $seat }
ask-h3-propose = Nabídni k výměně artefakty a kouzla ({ $other }) a pak potvrď; bez karet výměna končí.
    .title = Výměna, { $seat }
ask-h3-answer-swap = Nabídka ({ $other }): { $cards }. Dej na oplátku stejně tolik artefaktů a kouzel, nebo odmítni.
    .title = Výměna, { $seat }
ask-h3-consent = Verbování ve tvém Městě ({ $other }): { $unit }. Souhlasíš?
    .title = Tvé Město, { $seat }
ask-h3-shared-yield = Vezmi si, co v tomto kole přináší jednotka společné armády, nebo to přenech ostatním.
    .title = Společná armáda, { $seat }
ask-h3-giving = Předej suroviny jiným hráčům a potom jdi dál.
    .title = Předávání, { $seat }

## Odmítnutí

why-h3-not-agreed = V tomto kole ti už byla tato jednotka odmítnuta: { $unit }.
why-h3-not-together = V tomto scénáři to nemáš s kým udělat.
why-h3-with-yourself = To jsi ty; zvol jiného hráče.
why-h3-not-beside = Vaši hrdinové nestojí vedle sebe.
why-h3-swapped-already = Tomuto hráči už byla v tomto tahu výměna navržena a smí se to jen jednou za tah.
why-h3-elsewhere = V tomto scénáři takový obchod není.
why-h3-not-met = K tomu se hrdinové musí setkat: na jednom dílku, vedle sebe, nebo ve Městě toho druhého.
why-h3-lent-already = Tato jednotka už v tomto kole změnila majitele: { $unit }.
why-h3-last-unit = Tohle je tvá poslední jednotka a jednu si musíš nechat: { $unit }.
why-h3-nothing-to-offer = Nemáš v ruce artefakt ani kouzlo, které by šlo nabídnout k výměně.
why-h3-partner-without-cards = Tento hráč nemá v ruce žádné karty, které by mohl dát na oplátku.
why-h3-nothing-built = V tomto scénáři nikdo nestaví.
why-h3-never-built = Tato budova se v tomto scénáři nestaví: { $building }.
why-h3-no-second-hero = V tomto scénáři nikdo nenajímá vedlejšího hrdinu.
why-h3-ally-there = Na poli { $field } stojí hrdina spojence; můžeš jím jen projít.

## Události

event-h3-foe-turn = { $foe } začíná tah.
event-h3-foe-enters = { $foe } se objevuje na poli { $field }.
event-h3-foe-moved = { $foe } jde na pole { $field }.
event-h3-foe-found = { $foe } odkrývá { NAME($tile, case: "acc") }.
event-h3-foe-flagged = { $foe } zabírá pole { $field }.
event-h3-foe-attacks = { $foe } útočí na poli { $field } ({ $seat }).
    .you = { $foe } na tebe útočí na poli { $field }.
event-h3-foe-won = AI vyhrává boj ({ $seat }).
    .you = AI nad tebou vyhrává boj.
event-h3-foe-beaten = { $seat } poráží { NAME($foe, case: "acc") }.
    .you = Porážíš { NAME($foe, case: "acc") }.
event-h3-foe-grown = { $foe } dostává posily: { $unit }.
event-h3-foe-roll = { $foe }: kostky dávají na cestu { $number }.
event-h3-foe-card = Karta AI: { $card }.
event-h3-foe-cast = AI sesílá kouzlo: { $card }, moc { $number }.
event-h3-foe-stopped = Kouzlo AI je zastaveno: { $card }.
event-h3-foe-holds = AI si nechává kouzlo na příští kolo boje: { $card }.
event-h3-foe-back = Kouzlo AI nenašlo cíl a vrací se do balíčku: { $card }.
event-h3-foe-skill = AI používá dovednost: { $card }.
event-h3-wave = Nájezdníci útočí na Město na poli { $field } ({ $seat }).
    .you = Nájezdníci útočí na tvé Město na poli { $field }.
event-h3-wave-won = { $seat } poráží nájezdníky.
    .you = Porážíš nájezdníky.
event-h3-town-lost = { $seat } přichází o Město na poli { $field }.
    .you = Přicházíš o Město na poli { $field }.
event-h3-lairs-grow = Stráž doupat sílí: o { $number } víc v každém.
event-h3-unit-came = K armádě se přidává: { $unit } ({ $seat }).
    .you = K tvé armádě se přidává: { $unit }.
event-h3-gave = { $seat } předává ({ $other }): { $resource } × { $number }.
    .you = Předáváš ({ $other }): { $resource } × { $number }.
    .you-other = { $seat } ti předává: { $resource } × { $number }.
event-h3-swapped = { $seat } vyměňuje karty ({ $other }): po { $number }.
    .you = Vyměňuješ karty ({ $other }): po { $number }.
    .you-other = { $seat } si s tebou vyměňuje karty: po { $number }.
event-h3-refused = { $seat } nesouhlasí s verbováním ({ $other }): { $unit }.
    .you = Nesouhlasíš s verbováním ({ $other }): { $unit }.
    .you-other = { $seat } nesouhlasí s tvým verbováním: { $unit }.
event-h3-declined = { $seat } odmítá výměnu.
    .you = Odmítáš výměnu.
event-h3-lent = { $seat } předává jednotku: { $unit } ({ $other }).
    .you = Předáváš jednotku: { $unit } ({ $other }).
    .you-other = { $seat } ti předává jednotku: { $unit }.
event-h3-shared = { $seat } přenechává společné armádě: { $unit }.
    .you = Přenecháváš společné armádě: { $unit }.
event-h3-succeeded = { $seat } dosahuje cíle.
    .you = Dosahuješ cíle.
event-h3-sold-grail = { $seat } se vzdává Grálu.
    .you = Vzdáváš se Grálu.

## Proč nelze vzít zpět

barrier-h3-foe-card = tady se odkryla karta AI
barrier-h3-foe-cast = tady se odkrylo kouzlo AI
barrier-h3-wave = tady přišli nájezdníci
barrier-h3-swapped = tady se ukázaly karty jinému hráči
