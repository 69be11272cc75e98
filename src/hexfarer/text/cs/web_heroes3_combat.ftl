# Stránka: bojový plán Heroes III.

## Jednotky a políčka

table-h3c-fighter = { $name }, { $side ->
        [pack] houf
       *[few] hrstka
    }, { $tier ->
        [bronze] bronzová
        [silver] stříbrná
        [gold] zlatá
       *[azure] azurová
    } { $type ->
        [flying] létající
        [ranged] střelecká
       *[ground] pozemní
    } jednotka na políčku { $space }, útok { $attack }, obrana { $defence }, životy { $left } z { $health }, iniciativa { $initiative }
table-h3c-neutral = neutrální jednotka
table-h3c-side-few = hrstka
table-h3c-side-pack = houf
table-h3c-state-acting = právě jedná
table-h3c-state-done = už jednala
table-h3c-state-retaliated = už provedla odvetu
table-h3c-token-defence = brání se
table-h3c-token-shield_wall = brání se vedle štítové hradby
table-h3c-token-paralysis = ochromená
table-h3c-foretold = Tvůj útok: zranění { $damage }
table-h3c-space = { $what ->
        [wall] Hradba na políčku { $space }
        [gate] Brána na políčku { $space }
       *[free] Volné políčko { $space }
    }
table-h3c-reach =
    { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroky
       *[other] { $steps } kroků
    }, můžeš tam vstoupit
table-h3c-order = Pořadí aktivací
table-h3c-no-order = Na plánu zatím nikdo nestojí.
table-h3c-map = Ukázat mapu
table-h3c-board = { $near ->
        [attacker] Bojový plán, pět řad po čtyřech políčkách; blíž stojí útočník
       *[defender] Bojový plán, pět řad po čtyřech políčkách; blíž stojí obránce
    }

## Vedle plánu

table-h3c-beside = Útok a armády
table-h3c-attack-of = Útok: { $unit } → { $target }
table-h3c-answer-of = Odveta: { $unit } → { $target }
table-h3c-dice = Kostky tohoto útoku
table-h3c-die = Kostka útoku { $face }
table-h3c-counts-one = platí jedna kostka
table-h3c-counts-lower = platí nižší
table-h3c-counts-higher = platí vyšší
table-h3c-counts-sum = platí obě
table-h3c-sum = { $dice ->
        [-1] Útok { $attack } s kostkami − obrana { $defence }
        [0] Útok { $attack } − obrana { $defence }, bez kostky
        [1] Útok { $attack } − obrana { $defence }, potom kostka útoku
       *[other] Útok { $attack } − obrana { $defence }, potom dvě kostky útoku
    }
table-h3c-odds = Možné výsledky
table-h3c-damage =
    { $count ->
       *[other] zranění: { $span }
    }
table-h3c-falls = padne
table-h3c-flips = zbude hrstka
table-h3c-surely-falls = { $target }: žádný výsledek nepřežijí.
table-h3c-may-fall = { $target }: životy { $left }, padnou s pravděpodobností { $chance } %.
table-h3c-survives = { $target }: životy { $left }, tento útok přežijí.
table-h3c-back = Odveta, zranění
table-h3c-back-if = Odveta, pokud přežijí, zranění
table-h3c-no-back = Bez odvety
table-h3c-final = Hod kostkou uzavře vracení. Do té chvíle můžeš všechno vzít zpět.
table-h3c-adds = Teď můžeš přidat
table-h3c-targets = Cíle
table-h3c-falls-chance = padne s pravděpodobností { $chance } %
table-h3c-answers = odveta: { $span }
table-h3c-deploy = Rozestav jednotky
table-h3c-deploy-how = Vyber jednotku a potom políčko ve svých dvou řadách; můžeš ji tam i přetáhnout.
table-h3c-reserve = Jednotky k rozestavení
table-h3c-health = životy
table-h3c-round = { $round ->
        [0] Před prvním kolem
       *[other] Kolo boje { $round }
    }
table-h3c-acts = Právě jedná: { $unit }
table-h3c-guards = Stráž
table-h3c-moved-by = táhne { $seat }
table-h3c-moved-by-rules = táhne podle pravidel
table-h3c-attacker = útočník
table-h3c-defender = obránce
table-h3c-spells = kouzla { $count }/{ $limit }
table-h3c-no-cards = bez karet
table-h3c-limited = Po každém kole stojí další boj bod pohybu.
table-h3c-flee = Utéct z tohoto boje?
table-h3c-end-attack = Skončit, přestože jednotka ještě může zaútočit?
table-h3c-line = řada { $line } z 5
table-h3c-piece = { $name }: útok { $attack }, obrana { $defence }, životy { $left }/{ $health }
table-h3c-list = Plán jako seznam
