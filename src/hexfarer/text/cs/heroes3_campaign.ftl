# Heroes III: z jednoho scénáře kampaně do dalšího.

option-carry = Z předchozího scénáře
    .about = Co přechází z vyhraného scénáře kampaně dál, jak to program zapsal na jeho konci; nech prázdné, hraješ-li scénář samostatně.
ask-h3-farewell = Scénář je vyhrán: vyber karty, které přejdou do dalšího. Statistiky a první specializace přecházejí i tak. Zbývá vybrat karet: { $left }.
    .title = Kampaň pokračuje, { $seat }
event-h3-kept = { $seat } si pro další scénář nechává kartu: { $card }.
    .you = Pro další scénář si necháváš kartu: { $card }.
problem-h3-carry-scenario = Do scénáře „{ $scenario }“ nic nepřechází: není druhým ani třetím scénářem kampaně. Vynech volbu „carry“.
problem-h3-carry-cards = Dál přechází nejvýše { $most } karet, z toho nejvýše { $arrows } magické šípy: některé z volby „carry“ odeber.
problem-h3-carry-card = Karta „{ $card }“ nemůže přejít dál, nebo ne tolikrát: statistiky a specializace se přidají samy. Odeber ji z volby „carry“.
problem-h3-carry-army = Jednotky a suroviny do scénáře „{ $scenario }“ nepřecházejí: do volby „carry“ napiš jen karty.
problem-h3-carry-form = „{ $given }“ nelze přečíst: napiš karty, nebo „karty; jednotky; zlato/materiál/cennosti“, jak to program píše na konci scénáře.
problem-h3-carry-unit = Tolik karet jednotky „{ $unit }“ není: napiš ji do volby „carry“ méněkrát.
