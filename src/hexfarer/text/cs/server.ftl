### Co říká server stolu v prohlížeči.

server-waiting = Teď rozhoduje { NAME($seat, case: "short") }.
    .title = Rozhoduje: { NAME($seat, case: "short") }
server-sentence =
    { $round ->
        [0] { $scenario }: { $heroes }
       *[other] { $scenario }: { $heroes }, kolo { $round }
    }

## Boti a volby

server-bot-easy = Lehký: každý druhý tah hraje bez rozmyslu
    .level = Lehký
    .about = Každý druhý tah hraje bez rozmyslu.
server-bot-normal = Běžný: bere, co vypadá nejlépe
    .level = Běžný
    .about = Bere, co hned vypadá nejlépe.
server-bot-hard = Těžký: svůj tah promyslí
    .level = Těžký
    .about = Svůj tah promyslí.
server-bot-ruthless = Nelítostný: přemýšlí déle
    .level = Nelítostný
    .about = Svůj tah promýšlí asi 2 sekundy.
server-bot-patient = Trpělivý: přemýšlí deset sekund na tah
    .level = Trpělivý
    .about = Svůj tah promýšlí asi 10 sekund.
server-bot-random = Nováček: dělá cokoli dovoleného
server-bot-greedy = Pletichář: hledí o jeden tah dopředu
server-bot-seeker = Hledač: promyslí celý tah
server-value-on = ano
server-value-off = ne
server-value-usual = obvykle

## Konec

server-won = Vítězství: { $winners } – { $kind }.
server-nobody-won = Nikdo nevyhrál: { $kind }.
server-score-trophies = splněné Úkoly
server-score-artefacts = artefakty
server-title-of = titul: { $name }

## Co nejde

server-no-table = Stůl { $id } tu není.
    .fix = Zkontroluj odkaz, nebo stůl hledej v předsálí.
server-no-seat = Místo { $seat } tu není; tento stůl má míst: { $seats }.
server-no-page = Na adrese { $path } nic není.
server-no-build = Stránka ještě není sestavená.
    .fix = Spusť make web a načti tuto adresu znovu.
server-no-secret = K tomu musíš mít místo u stolu.
    .fix = Otevři stůl odkazem svého místa, nebo si přisedni z předsálí.
server-wrong-secret = Tento odkaz už neotevírá místo u tohoto stolu.
    .fix = Sleduj stůl bez něj, nebo požádej hostitele o nový odkaz.
server-host-only-looks = Klíč hostitele neotevírá místo; použij odkaz místa.
server-not-host = To smí jen hostitel stolu.
server-seat-taken = Toto místo obsadil někdo jiný.
server-seats-number =
    { $seats ->
        [one] Tato hra má jedno místo, ale uvedeno bylo: { $given }.
       *[other] Počet míst v této hře je { $seats }, ale uvedeno bylo: { $given }.
    }
server-not-asked = Teď není rozhodnutí na tobě: rozhoduje { $seat }.
server-over = Hra skončila.
server-not-over = Pohled jiného místa se otevře po skončení hry.
server-refused = { $why } ({ $rule })
server-out-of-date = Než tvůj krok dorazil, něco se stalo; tady je nová situace.
server-explain-what = Uveď věc nebo akci, kterou mám vysvětlit.
server-branch-host = Dokud hra trvá, smí od dřívějšího kroku hrát dál jen její hostitel.
server-branch-others = Dokud hra trvá, lze od dřívějšího kroku hrát dál jen tehdy, když u stolu nesedí nikdo jiný.
server-save-host = Dokud hra trvá, smí ji uložit jen hostitel, protože uložená hra prozradí, co je skryté.
server-older = Tato hra začala ve starší verzi, jejíž náhodu už tato nezná; nelze ji otevřít.
server-unreadable = Tato hra se hrála podle jiných pravidel než dnešních a nelze ji ukázat: { $why }
server-too-many = Bylo toho příliš najednou; počkej minutu a zkus to znovu.
server-too-large = Tohle je příliš dlouhé; přijímám nejvýš { $limit } kB.
server-malformed = Nedá se to přečíst: { $where }: { $why }.
server-hello-first = První zprávou musí být hello.
server-http = Tato adresa takový požadavek nepřijímá ({ $code }).
server-fault = Nepovedlo se to kvůli chybě v programu. Tvá hra je v bezpečí.
server-database-locked = Databázi drží zamčenou jiný program; zkus to za chvíli.
server-database-full = Pro databázi už není místo; nic dalšího nelze uložit.
server-database-readonly = Databázi lze číst, ale nelze do ní zapisovat.
server-database-damaged = Databáze je poškozená nebo to není databáze; obnov zálohu.
server-database-away = Databáze neodpovídá; zkus to za chvíli.
server-no-key = K tomu je potřeba klíč hráče.
server-wrong-key = Tento klíč tu není známý, nebo ho nahradil nový.
server-save-others = Dokud hrají další nebo může někdo přisednout, lze úplné uložení vzít jen se souhlasem všech, protože prozradí, co je skryté.
server-hints-off = U tohoto stolu nejsou nápovědy.
server-stuck = Podle pravidel této verze vede hra jen ke kroku { $at }.
server-not-stuck = Tato hra pokračuje; nový stůl není potřeba.

## Místa a co už není tajemstvím

server-disclosed-seed = Hostitel zvolil semínko náhody, takže někdo může vědět, jak leží karty.
server-disclosed-save = Z této hry bylo vzato úplné uložení, takže někdo může znát, co je skryté.
server-disclosed-import = Tato hra pochází z uložené hry, takže někdo může znát, co je skryté.
server-disclosed-situation = Tato hra začala situací, kterou někdo napsal a zná.
server-disclosed-branch = Tato hra se hrála dál i jinde, takže někdo může znát, co je skryté.
server-disclosed-agreed = Všichni souhlasili s otevřením úplného uložení této hry.
server-seat-freed = { NAME($seat, case: "short") }: hostitel toto místo uvolnil.
server-seat-left = { NAME($seat, case: "short") }: hráč toto místo opustil.
server-seat-joined = { NAME($seat, case: "short") }: někdo toto místo obsadil.
server-seat-bot = { NAME($seat, case: "short") }: hraje tu bot ({ $bot }).

## hexfarer serve

help-serve = Zpřístupnit stůl v prohlížeči.
help-host = Adresa, na které server najdou ostatní. Jinak 127.0.0.1, tedy jen tento počítač.
help-open = Otevřít adresu v prohlížeči.
help-port = Port. Jinak 8000.
help-database = Kde jsou uloženy stoly, například postgresql://user@host/name. Jinak soubor SQLite ve složce dat.
help-serve-workers = Kolik procesů slouží zároveň; více než jeden potřebuje PostgreSQL. Jinak 1.
serve-address = Stůl je na adrese { $address } (Ctrl-C ho ukončí).
problem-workers = Procesy v počtu { $workers } nemohou sdílet soubor SQLite: uveď PostgreSQL pomocí --database, nebo vynech --workers.
problem-port-taken = Server nemůže začít na adrese { $address }: { $why }. Zvol jiný port pomocí --port.
problem-database = Databáze se uvádí jako sqlite:////složka/soubor.db nebo postgresql://user@host/name, ne { $kind }:…
problem-database-away = Databázi nelze otevřít: { $why }

## Čeho se volby týkají

server-options-between = Mezi hráči
server-options-campaign = Kampaň
server-options-cards = Karty a jednotky
server-options-cities = Města
server-options-combat = Boj a karty
server-options-easier = Snáze
server-options-enemies = Nepřátelé
server-options-harder = Obtížněji
server-options-map = Mapa
server-options-stars = Astrologové
server-options-time = Den a noc
