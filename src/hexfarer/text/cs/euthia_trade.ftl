### Euthia: těžba, obchod, předměty a jejich ukládání česky.
### Hrdina je podmětem vět v přítomném čase. Názvy karet a destiček stojí v uvozovkách a neskloňují se.

## Otázky

ask-eu-trade = Kupuj, prodávej, léč se, vyměňuj nabídku, odkrývej destičky hrdiny a uč se dovednosti, odemykej pole, používej a přemisťuj předměty, nebo skonči.
    .title = Tvůj obchod, { $seat }
ask-eu-trade-fee =
    Majiteli žetonu obchodu dlužíš { $number } { $number ->
        [one] zlato
       *[other] zlata
    }. Nejdřív prodej něco, co zlato vynese.
    .title = Poplatek, { $seat }
ask-eu-overflow =
    { $number ->
        [one] { $number } předmět nemá
        [few] { $number } předměty nemají
       *[other] { $number } předmětů nemá
    } místo. Něco použij, nasaď, nebo odhoď.
    .title = Příliš mnoho předmětů, { $seat }
ask-eu-overflow-trade =
    { $number ->
        [one] { $number } předmět nemá
        [few] { $number } předměty nemají
       *[other] { $number } předmětů nemá
    } místo. Něco použij, nasaď, odhoď, nebo tu nejdřív obchoduj.
    .title = Kořist, { $seat }
ask-eu-hand-limit =
    Máš v ruce o { $number ->
        [one] { $number } kartu
        [few] { $number } karty
       *[other] { $number } karet
    } víc, než smíš. Jednu odhoď, nebo vyměň stříbrné karty.
    .title = Příliš mnoho karet, { $seat }
ask-eu-cart = Použij důlní vozík a vyber si ze tří destiček, nebo si vezmi vrchní.
    .title = Těžba, { $seat }
ask-eu-cart-event = Událost ti půjčuje důlní vozík. Použij ho a vyber si ze tří destiček, nebo si vezmi vrchní.
    .title = Těžba, { $seat }
ask-eu-sift = Vyber destičku, kterou si necháš. Ostatní se odhodí.
    .title = Tvůj důlní vozík, { $seat }
ask-eu-toll = Leží tu žetony interakce jiných hráčů. Vyber zlatou kartu, kterou za ně odhodíš.
    .title = Mýto, { $seat }
ask-eu-same-value = Vyber destičku hrdiny s hodnotou { $number }, kterou si necháš. Druhá opouští hru.
    .title = Dvě destičky stejné hodnoty, { $seat }
ask-eu-unlock-essence = Vyber esenci, kterou pole odemkneš.
    .title = Odemčení pole, { $seat }

## Co se stalo: těžba

event-eu-mined = { $seat } těží: { $field }.
    .you = Těžíš: { $field }.
event-eu-toll-card = { $seat } odhazuje kartu „{ $card }“ jako platbu za žetony jiných hráčů na tomto poli.
    .you = Odhazuješ kartu „{ $card }“ jako platbu za žetony jiných hráčů na tomto poli.
event-eu-unearthed = { $seat } nachází v důlním vozíku destičku „{ $tile }“.
    .you = Nacházíš v důlním vozíku destičku „{ $tile }“.

## Co se stalo: obchod

event-eu-trades = { $seat } obchoduje: { $field }.
    .you = Obchoduješ: { $field }.
event-eu-paid =
    { $seat } platí { $number } { $number ->
        [one] zlato
       *[other] zlata
    }.
    .you =
        Platíš { $number } { $number ->
            [one] zlato
           *[other] zlata
        }.
    .sum = zlato −{ $number }
event-eu-bought =
    { $seat } kupuje destičku „{ $tile }“ za { $number } { $number ->
        [one] zlato
       *[other] zlata
    }.
    .you =
        Kupuješ destičku „{ $tile }“ za { $number } { $number ->
            [one] zlato
           *[other] zlata
        }.
event-eu-offered = V nabídce se objevuje „{ $tile }“.
    .all = V nabídce se objevují: { $tile }.
event-eu-changed-offer = { $seat } vyměňuje celou nabídku.
    .you = Vyměňuješ celou nabídku.
event-eu-sold =
    { $seat } prodává destičku „{ $tile }“ za { $number } { $number ->
        [one] zlato
       *[other] zlata
    }.
    .you =
        Prodáváš destičku „{ $tile }“ za { $number } { $number ->
            [one] zlato
           *[other] zlata
        }.
event-eu-sold-resource = { $seat } prodává destičku „{ $tile }“.
    .you = Prodáváš destičku „{ $tile }“.
event-eu-sold-gem = { $seat } prodává { NAME($gem, case: "acc") }.
    .you = Prodáváš { NAME($gem, case: "acc") }.
event-eu-sold-essence = { $seat } prodává { NAME($essence, case: "acc") }.
    .you = Prodáváš { NAME($essence, case: "acc") }.
event-eu-revealed = { $seat } odkrývá destičku „{ $tile }“.
    .you = Odkrýváš destičku „{ $tile }“.
event-eu-left-game = Destička „{ $tile }“ { NAME($seat, case: "gen") } opouští hru.
    .you = Tvá destička „{ $tile }“ opouští hru.
event-eu-learned =
    { $seat } se učí dovednost „{ $tile }“ za { $number } { $number ->
        [one] zlato
       *[other] zlata
    }.
    .you =
        Učíš se dovednost „{ $tile }“ za { $number } { $number ->
            [one] zlato
           *[other] zlata
        }.
event-eu-unlearned = { $seat } vrací destičku „{ $tile }“ mezi dostupné.
    .you = Vracíš destičku „{ $tile }“ mezi dostupné.
event-eu-unlocked = { $seat } odemyká pole desky hrdiny: { $slot }.
    .you = Odemykáš pole desky hrdiny: { $slot }.

## Co se stalo: ukládání

event-eu-dropped = { $seat } odhazuje destičku „{ $tile }“.
    .you = Odhazuješ destičku „{ $tile }“.
event-eu-dropped-gem = { $seat } odhazuje { NAME($gem, case: "acc") }.
    .you = Odhazuješ { NAME($gem, case: "acc") }.
event-eu-dropped-essence = { $seat } odhazuje { NAME($essence, case: "acc") }.
    .you = Odhazuješ { NAME($essence, case: "acc") }.
event-eu-dropped-gaar = { $seat } odhazuje žeton Gaar.
    .you = Odhazuješ žeton Gaar.
event-eu-dropped-dwurt = { $seat } odhazuje žeton Dwurt.
    .you = Odhazuješ žeton Dwurt.
event-eu-dropped-trophy = { $seat } odhazuje trofej: { $monster }.
    .you = Odhazuješ trofej: { $monster }.
event-eu-discarded = { $seat } odhazuje kartu „{ $card }“.
    .you = Odhazuješ kartu „{ $card }“.
event-eu-dwurt-die = Kostka Dwurt { NAME($seat, case: "gen") } ukazuje { $number }.
    .you = Tvá kostka Dwurt ukazuje { $number }.

## Proč ne: těžba

why-eu-not-a-mine = Těží se jen na hoře, u jezera a v jeskyni.
why-eu-not-liberated = Pole { $field } není osvobozené: jeho nestvůra nebyla poražena.
why-eu-rubble = Na poli { $field } leží žeton zkázy. Nejdřív ho odstraň.
why-eu-mined-already = Na tomto poli už máš vytěženo: každý hrdina na něm těží jen jednou.
why-eu-owners-unpaid = Majitelům žetonů tu patří dohromady { $need } { $need ->
        [one] zlato
       *[other] zlata
    } a máš { $have }.
why-eu-no-gold-card = Leží tu žetony interakce jiných hráčů: to stojí zlatou kartu a žádnou nemáš.
why-eu-no-cart = „{ $tile }“ není důlní vozík.
why-eu-no-lent-cart = Žádná událost ti teď důlní vozík nepůjčuje; použij svůj, nebo žádný.
why-eu-one-cart = Událost ti už důlní vozík půjčuje a v jedné akci těžby smíš použít jen jeden.

## Proč ne: obchod

why-eu-one-action = „{ $tile }“ by začalo další akci. Nejdřív dokonči, co děláš.
why-eu-not-a-shop = Obchoduje se jen s kupcem, s alchymistou a ve Věžích drakobijců.
why-eu-only-centre = Ve Věžích drakobijců se obchoduje na středovém poli.
why-eu-only-trading = To je součást akce obchodu.
why-eu-fee-unpayable = Poplatek je tu { $need } { $need ->
        [one] zlato
       *[other] zlata
    }. Máš { $have } a nic, co by prodejem vyneslo zbytek.
why-eu-fee-first = Poplatek je { $need } { $need ->
        [one] zlato
       *[other] zlata
    }. Dokud ho nezaplatíš, můžeš jen prodávat, co zlato vynese.
why-eu-not-offered = „{ $tile }“ není ve zdejší nabídce ani mezi dostupnou výbavou tvého hrdiny.
why-eu-few-gold = To stojí { $need } { $need ->
        [one] zlato
       *[other] zlata
    } a máš { $have }.
why-eu-one-backpack = Batoh už máš a víc než jeden mít nesmíš.
why-eu-no-room = Na „{ $tile }“ nemáš vak a tuto destičku teď nemůžeš ani nasadit, ani použít.
why-eu-no-room-gaar = Nemáš volné pole Gaar ani vak.
why-eu-not-for-sale = „{ $tile }“ je dovednost a dovednosti nelze prodat.
why-eu-choose-side = „{ $tile }“ má dvě strany lomítka. Urči, kterou si bereš.
why-eu-no-side = „{ $tile }“ nemá na výběr takovou stranu.
why-eu-changes-spent = V jedné akci obchodu lze nabídku vyměnit zdarma nejvýše { $number }krát.
why-eu-only-slayers = Gaar se prodává jen ve Věžích drakobijců.
why-eu-not-available = „{ $tile }“ nepatří mezi tvé dostupné destičky hrdiny.
why-eu-not-a-skill = „{ $tile }“ není dovednost, a naučit se lze jen dovednosti.
why-eu-no-skill-to-remove = „{ $tile }“ není dovednost na tvé desce, a vrátit lze jen takovou.
why-eu-not-locked = Toto pole tvé desky není zamčené.
why-eu-no-essences = Toto pole odemyká esence a žádnou nemáš.

## Proč ne: ukládání

why-eu-room-first =
    { $number ->
        [one] { $number } předmět nemá
        [few] { $number } předměty nemají
       *[other] { $number } předmětů nemá
    } místo: nejdřív něco použij, nasaď, nebo odhoď.
why-eu-frees-nothing = Nezabírá to vak, takže odhozením místo nevznikne.
why-eu-cards-first =
    Máš v ruce o { $number ->
        [one] { $number } kartu
        [few] { $number } karty
       *[other] { $number } karet
    } víc, než smíš (nejvýše 5): nejdřív karty odhoď, nebo vyměň.
why-eu-not-in-hand = Kartu „{ $card }“ v ruce nemáš.

## Parts of the table that are no cards or places

eu-service-mend = Léčení
eu-service-buy-gaar = Koupit Gaar
eu-service-change = Změnit nabídku
eu-service-reveal = Odhalit dílky hrdiny
