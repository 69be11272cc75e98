### Euthia: Torment of Resurrection: co říká stůl.

## Answers

do-eu-choose = { $number }
do-eu-way = { $effect }
do-eu-piece = { $piece }
do-eu-tile = { $tile }
do-eu-gem = { $gem }
do-eu-essence = { $essence }
do-eu-card = { $card }
do-eu-trophy = { $monster }
do-eu-field = { $field }
do-eu-token = { $token }
do-eu-place = Prozkoumej tady: { $place }
do-eu-yes = Ano
do-eu-stop = Ne, dál
do-eu-exchange = Vyměň 4 stříbrné karty za zlatou
do-eu-cash = Vyměň kartu „{ $card }“ za 1 zlato
do-eu-forge = Změň 1 Gaar na 1 Dwurt
do-eu-hope-gaar = Utrať 2 body naděje: vezmi si 1 Gaar
do-eu-march = Utrať žeton na pohyb: { $token }
do-eu-march-for = Pohyb { $n } (žeton: { $token })
do-eu-step = Jdi: { $field }
do-eu-go = Jdi nejkratší cestou: { $field }
do-eu-mine = Těž ({ $token })
do-eu-trade = Obchoduj ({ $token })
do-eu-fight = Zaútoč na { NAME($foe, case: "acc") }
do-eu-end = Ukonči tah
do-eu-use = Použij: { $piece }
do-eu-use-for = { $piece }: { $effect }
do-eu-flip = Použij { NAME($gem, case: "acc") } ({ $piece })
do-eu-flip-for = Použij { NAME($gem, case: "acc") } ({ $piece }): { $effect }
do-eu-spend = Spotřebuj { NAME($essence, case: "acc") }
do-eu-spend-for = Spotřebuj { NAME($essence, case: "acc") }: { $effect }
do-eu-equip = Nasaď: { $piece }
do-eu-swap = Nasaď: { $piece } místo: { $worn }
do-eu-unequip = Ulož do vaku: { $piece }
do-eu-set = Zasaď { NAME($gem, case: "acc") } do destičky: { $piece }
do-eu-lay = Polož { NAME($essence, case: "acc") } na destičku: { $piece }
do-eu-drop = Odlož: { $piece }
do-eu-drop-gem = Odlož: { $gem }
do-eu-drop-essence = Odlož: { $essence }
do-eu-drop-gaar = Odlož 1 Gaar
do-eu-drop-dwurt = Odlož 1 Dwurt
do-eu-drop-trophy = Odlož trofej: { $monster }
do-eu-pray = Zaplať 1 zlato a léč se v Kostele
do-eu-draught = Zaplať 1 zlato za léčivý lektvar
do-eu-loot = Vezmi si poklad
do-eu-confront = Postav se elementálovi
do-eu-portal = Portálem: { $field }
do-eu-quest = Splň úkol „{ $quest }“
do-eu-deliver = Odevzdej trofej: { $monster }
do-eu-legend = Naplň legendu
do-eu-clear = Odstraň zkázu
do-eu-buy = Kup: { $tile }
do-eu-buy-for =
    Kup za { $n ->
        [one] { $n } zlato
       *[other] { $n } zlata
    }: { $tile }
do-eu-sell = Prodej: { $piece }
do-eu-sell-at =
    Prodej za { $n ->
        [one] { $n } zlato
       *[other] { $n } zlata
    }: { $piece }
do-eu-sell-side = Prodej: { $piece } ({ $number })
do-eu-sell-for = Prodej: { $piece }: { $effect }
do-eu-sell-gem = Prodej za 2 zlata: { $gem }
do-eu-sell-essence = Prodej za 2 zlata: { $essence }
do-eu-mend = Zaplať 1 zlato a léč se
do-eu-buy-gaar = Kup 1 Gaar za 1 zlato
do-eu-change = Vyměň nabídku
do-eu-reveal = Odkryj destičky hrdiny
do-eu-learn = Nauč se: { $tile }
do-eu-learn-for =
    Nauč se za { $n ->
        [one] { $n } zlato
       *[other] { $n } zlata
    }: { $tile }
do-eu-unlearn = Sundej z desky: { $piece }
do-eu-unlock = Odemkni pole: { $slot }
do-eu-unlock-for =
    Odemkni pole za { $n ->
        [one] { $n } zlato
       *[other] { $n } zlata
    }: { $slot }
do-eu-unlock-with = Odemkni pole: { $slot } ({ $essence })
do-eu-leave = Ukonči obchod
do-eu-cart = Použij důlní vozík: { $piece }
do-eu-strike = Útoč: { $piece }
do-eu-fists = Útoč holýma rukama
do-eu-boost = Přidej posílení
do-eu-reroll = Gaar na kostku { $die }
do-eu-reroll-for = Gaar na kostku { $die }, na níž je { $face }
do-eu-dwurt = Použij 1 Dwurt
do-eu-play = Zahraj: { $card } × { $number }
do-eu-play-for = Zahraj: { $card } × { $number }: { $effect }
do-eu-pass = Pasuj
do-eu-hope = 1 bod naděje: hod +1
do-eu-hope-strike = 3 body naděje: hod +1 a 1 poškození
do-eu-done = Hotovo
do-eu-done-fight = Začni boj
do-eu-done-roll = Hoď na útok
do-eu-done-attack = Přejdi k útoku
do-eu-done-monster = Hoď za nestvůru
do-eu-done-keep = Nech hod
do-eu-done-tiles = Nic dalšího nepoužívej
do-eu-done-wounds =
    { $n ->
        [0] Bez zranění: dál
        [one] Utrp { $n } zranění
        [few] Utrp { $n } zranění
       *[other] Utrp { $n } zranění
    }
do-eu-done-damage =
    { $n ->
        [0] Bez poškození: dál
        [one] Uděl { $n } poškození
        [few] Uděl { $n } poškození
       *[other] Uděl { $n } poškození
    }
do-eu-done-strike = Bez prvního úderu
do-eu-done-heal = Dál bez léčení
do-eu-done-boost = Útoč bez posílení
do-eu-done-lead = Nech si svou kartu ovládání
do-eu-pass-roll = Hod neměň
do-eu-stop-save = Nenech si žádný
do-eu-stop-trophy = Odlož kartu
do-eu-stop-cart = Vezmi vrchní destičku
do-eu-keep-token = Nech si žeton: { $token }
do-eu-keep = Nech si kartu jako trofej
do-eu-command = Zahraj kartu ovládání

## Questions

ask-eu-turn = Pohybuj se, prováděj akce a používej, co máš, v libovolném pořadí.
    .title = Tvůj tah
ask-eu-explore = Kam přijde další dílek? Uvidíš ho až potom.
    .title = Průzkum
ask-eu-combat-source = Kterou akci boje utratíš?
    .title = Boj
ask-eu-save = Který nepoužitý žeton akce si necháš na další kolo?
    .title = Konec tahu
ask-eu-exchange = Kterou stříbrnou kartu odevzdáš?
    .title = Výměna karet
ask-eu-way = Co si vybereš?
    .title = Volba
ask-eu-way-or-stop = Co si vybereš, jestli vůbec něco?
    .title = Volba
ask-eu-gem = Který drahokam si vezmeš?
    .title = Drahokam
ask-eu-essence = Kterou esenci si vezmeš?
    .title = Esence
ask-eu-exchange-essence = Kterou esenci vyměníš a za jakou?
    .title = Výměna esence
ask-eu-teleport = Kam se teleportuješ?
    .title = Teleport
ask-eu-ready = Kterou destičku připravíš?
    .title = Připravení destičky
ask-eu-exhaust-skill = Která dovednost hrdiny se vyčerpá?
    .title = Vyčerpání dovednosti
ask-eu-cancel-curse = Kterou kletbu zrušíš? Číslo říká, z kolika karet je.
    .title = Zrušení kletby

## Effects

effect-eu-nothing = nic
effect-eu-then = { $a }, { $b }
effect-eu-or = { $a }, nebo { $b }
effect-eu-if-set = se sadou zbroje { $n }+: { $effect }
effect-eu-each-hero = každý hrdina: { $effect }
effect-eu-rep = +{ $n } reputace
effect-eu-lose-rep = −{ $n } reputace
effect-eu-gold =
    +{ $n ->
        [one] { $n } zlato
       *[other] { $n } zlata
    }
effect-eu-lose-gold = ztratíš až { $n } zlata
effect-eu-gaar = +{ $n } Gaar
effect-eu-dwurt = +{ $n } Dwurt
effect-eu-silver =
    { $n ->
        [one] dober 1 stříbrnou kartu
        [few] dober { $n } stříbrné karty
       *[other] dober { $n } stříbrných karet
    }
effect-eu-gold-card =
    { $n ->
        [one] dober 1 zlatou kartu
        [few] dober { $n } zlaté karty
       *[other] dober { $n } zlatých karet
    }
effect-eu-potion =
    { $n ->
        [one] 1 léčivý lektvar
        [few] { $n } léčivé lektvary
       *[other] { $n } léčivých lektvarů
    }
effect-eu-teleport-scroll =
    { $n ->
        [one] 1 svitek teleportace
        [few] { $n } svitky teleportace
       *[other] { $n } svitků teleportace
    }
effect-eu-supplies =
    { $n ->
        [one] dober 1 destičku zásob
        [few] dober { $n } destičky zásob
       *[other] dober { $n } destiček zásob
    }
effect-eu-treasure = dober poklad úrovně { $n }
effect-eu-resource-mountain =
    { $n ->
        [one] dober 1 surovinu hor
        [few] dober { $n } suroviny hor
       *[other] dober { $n } surovin hor
    }
effect-eu-reward-hunter = dober destičku odměny lovce
effect-eu-reward-armourer = dober destičku odměny zbrojíře
effect-eu-reward-witch = dober destičku odměny čarodějnice
effect-eu-gem = { $gem } × { $n }
effect-eu-gem-choice =
    { $n ->
        [one] 1 běžný drahokam podle výběru
        [few] { $n } běžné drahokamy podle výběru
       *[other] { $n } běžných drahokamů podle výběru
    }
effect-eu-essence = { $essence } × { $n }
effect-eu-essence-choice =
    { $n ->
        [one] 1 esence podle výběru
        [few] { $n } esence podle výběru
       *[other] { $n } esencí podle výběru
    }
effect-eu-exchange-essence = vyměň esenci za jinou
effect-eu-heal = vyléč { $n }
effect-eu-heal-full = vyléč se na maximum zdraví
effect-eu-wounds =
    { $n ->
        [one] utrpíš 1 zranění
        [few] utrpíš { $n } zranění
       *[other] utrpíš { $n } zranění
    }
effect-eu-move = pohyb +{ $n }
effect-eu-teleport =
    { $n ->
        [one] teleportuj se až o 1 pole
        [few] teleportuj se až o { $n } pole
       *[other] teleportuj se až o { $n } polí
    }
effect-eu-ready = připrav jinou vyčerpanou destičku
effect-eu-mine-cart = důlní vozík: odkryj 3 suroviny, 1 si nech
effect-eu-perform-mining = akce těžby
effect-eu-perform-trade = akce obchodu
effect-eu-perform-combat = akce boje
effect-eu-reveal-tiles = odkryj destičky hrdiny zdarma
effect-eu-roll-mod = hod hrdiny +{ $n }
effect-eu-monster-mod = nestvůra { $n }
effect-eu-monster-plus = nestvůra +{ $n }
effect-eu-hero-mod = bojová hodnota hrdiny { $n }
effect-eu-next-mod = příští bojová hodnota hrdiny { $n }
effect-eu-own-next-minus = tvá příští bojová hodnota −{ $n }
effect-eu-wound-plus = +{ $n } zranění, pokud útok zraní
effect-eu-wound-minus = −{ $n } zranění
effect-eu-damage-plus = +{ $n } poškození, pokud útok poškodí
effect-eu-damage-minus = −{ $n } poškození
effect-eu-clover-penalty = všechny hody hrdiny { $n } do příští fáze útoku nestvůry
effect-eu-monster-heal = nestvůra si vyléčí { $n }
effect-eu-regeneration = regenerace: nestvůra si vyléčí { $n } v každém dalším bojovém kole
effect-eu-master-silver =
    { $n ->
        [one] hráč nestvůry dobírá 1 stříbrnou kartu
        [few] hráč nestvůry dobírá { $n } stříbrné karty
       *[other] hráč nestvůry dobírá { $n } stříbrných karet
    }
effect-eu-master-gold =
    { $n ->
        [one] hráč nestvůry dobírá 1 zlatou kartu
        [few] hráč nestvůry dobírá { $n } zlaté karty
       *[other] hráč nestvůry dobírá { $n } zlatých karet
    }
effect-eu-instant-kill = hrdina okamžitě umírá
effect-eu-exhaust-skills =
    { $n ->
        [one] vyčerpej připravenou dovednost hrdiny
        [few] vyčerpej až { $n } připravené dovednosti hrdiny
       *[other] vyčerpej až { $n } připravených dovedností hrdiny
    }
effect-eu-steal-gaar = přesuň až { $n } Gaar z hrdiny na nestvůru
effect-eu-forbid-hope = body naděje nejde v tomto boji změnit na Gaar
effect-eu-cancel-curse = zruš kletbu
effect-eu-fewer-dice = nestvůra hází o { $n } kostku méně
effect-eu-lose-chaos = nestvůra ztrácí { $n } Chaos
effect-eu-hope = +{ $n } naděje

## Names

eu-at = { $what } ({ $field })
eu-at-nowhere = pole, které tu není
eu-nobody = nikdo
eu-nothing-there = něco, co nemáš
eu-unexplored = Neprozkoumáno
eu-monster-deck = Nestvůry úrovně { $level }
eu-map-tile = Dílek mapy { $tile }
eu-die = Kostka: { $n }
eu-suit-silver = stříbrná
eu-suit-gold = zlatá
eu-token-saved = 4. akce
    .gen = 4. akce
    .dat = 4. akci
    .acc = 4. akci
    .ins = 4. akcí
    .loc = 4. akci
    .gender = feminine
eu-foe-monster = nestvůra
    .gen = nestvůry
    .dat = nestvůře
    .acc = nestvůru
    .ins = nestvůrou
    .loc = nestvůře
    .gender = feminine
eu-foe-elite = elitní nestvůra
    .gen = elitní nestvůry
    .dat = elitní nestvůře
    .acc = elitní nestvůru
    .ins = elitní nestvůrou
    .loc = elitní nestvůře
    .gender = feminine
eu-total-health = Zdraví
eu-total-move = Pohyb
eu-total-gold = Zlato
eu-total-rep = Reputace
eu-total-gaar = Gaar
eu-total-dwurt = Dwurt
eu-total-monster = Hodnota nestvůry
eu-total-damage = Poškození
eu-total-hope = Naděje
eu-total-roll = Tvůj hod
eu-total-wounds = Zranění z tohoto hodu
eu-total-hits = Poškození z tohoto hodu
eu-when-any = kdykoli
eu-when-healing = fáze léčení nebo mimo boj
eu-when-outside = mimo boj
eu-when-setup = při setkání s nestvůrou
eu-when-monster-pre = před hodem nestvůry
eu-when-monster-post = po hodu nestvůry
eu-when-monster-pre-post = před hodem nestvůry nebo po něm
eu-when-hero-pre = před hodem hrdiny
eu-when-rolled = po hodu hrdiny
eu-when-first = první úder
eu-when-attack = útok
eu-when-permanent = stále
eu-row = { $from }–{ $to }: { $n }
eu-row-one = { $from }: { $n }
eu-row-open = { $from }+: { $n }
kind-elemental = elementál
kind-essence = esence
kind-foe = nepřítel
kind-gem = drahokam
kind-herotile = destička hrdiny
kind-item = předmět
kind-legend = legenda
kind-maptile = dílek mapy
kind-monster = nestvůra
kind-quest = úkol
kind-slot = pole desky
kind-token = žeton

## Library

text-eu-item =
    { $kind }. Stojí { $buy ->
        [one] { $buy } zlato
       *[other] { $buy } zlata
    }, prodáš za { $sell }.
text-eu-hero-tile =
    { $kind } ({ $hero }), hodnota { $rep }. Stojí { $buy ->
        [one] { $buy } zlato
       *[other] { $buy } zlata
    }, prodáš za { $sell }.
text-eu-hero-skill =
    { $kind } ({ $hero }), hodnota { $rep }. Stojí { $buy ->
        [one] { $buy } zlato
       *[other] { $buy } zlata
    }.
text-eu-starting = { $kind }, počáteční destička ({ $hero }).
text-eu-resource = { $kind }. Prodáš za jednu z položek.
text-eu-armour = { $material } · { $slot }
text-eu-health = Maximum zdraví +{ $n }
text-eu-sack = Vaky { $n }
text-eu-sockets = Lůžka pro drahokamy: { $n }
text-eu-roll-bonus = Každý hod hrdiny +{ $n }
text-eu-wells = Místa pro esence: { $n }
text-eu-gem-fields = Pole drahokamů a esencí +{ $n }, dokud to držíš
text-eu-ward = Moci živlů podle esence, která tu leží, na tebe nepůsobí.
text-eu-gate = Vyžaduje sadu zbroje { $n }+.
text-eu-dwurt = Stojí { $n } Dwurt.
text-eu-damage = { $when }: { $rows }
text-eu-effect = { $when }: { $effect }
text-eu-boost = Můžeš přidat: { $effect }
text-eu-side = Prodej: { $effect }
text-eu-once = Po použití odlož.
text-eu-exhausts = Po použití vyčerpaná do dalšího kola.
text-eu-board = Maximum zdraví { $health }, pole Gaar: { $n }, pole drahokamů a esencí: { $gems }.
text-eu-board-dwurt = Maximum zdraví { $health }, pole Dwurt: { $n }, pole drahokamů a esencí: { $gems }.
text-eu-locked-gold =
    Zamčeno: { $slot }, { $n ->
        [one] { $n } zlato
       *[other] { $n } zlata
    }
text-eu-locked-essence = Zamčeno: { $slot }, { $essence }
text-eu-locked-any = Zamčeno: { $slot }, libovolná esence
text-eu-monster = Úroveň { $level }, zdraví { $health }.
text-eu-monster-each = Úroveň { $level }, zdraví { $health } + { $each } na hráče.
text-eu-wounds = Zranění: { $rows }
text-eu-minimum = Aspoň { $n } zranění za bojové kolo
text-eu-penalty = Hody hrdiny { $n }
text-eu-brings = Chaos { $chaos }, Gaar { $gaar }, stříbrné { $silver }, zlaté { $gold }
text-eu-regenerates = Vyléčí si { $n } v každém dalším bojovém kole
text-eu-immune = Imunní: působí na ni jen poškození.
text-eu-special = Bojová hodnota { $n }+: { $effect }
text-eu-reward = Odměna: { $effect }
text-eu-reward-limit = Odměna při reputaci { $limit } nebo menší: { $effect }
text-eu-lair-on = Doupě: { $what }
text-eu-lair-beside = Doupě vedle: { $what }
text-eu-lair-around = Doupě na okraji: { $what }
text-eu-card-when = Hraje se: { $when }, za 1 Chaos.
text-eu-segment = × { $n }: { $effect }
text-eu-lasting = Do konce boje: { $effect }
text-eu-power-fire = Vstup na pole pod mocí ohně: 2 zranění.
text-eu-power-water = Vstup na pole pod mocí vody: vyléč 2.
text-eu-power-earth = Pod mocí země mají hody +2.
text-eu-power-air = Pod mocí vzduchu se vyšší kostka obrátí na protilehlou stěnu.
text-eu-confront = { $from }–{ $to }: { $effect }
text-eu-confront-open = { $from }+: { $effect }
text-eu-quest = { $needs } → { $effect }
text-eu-legend = { $needs } → { $effect }, { $artifact }
text-eu-guarded = { $what } s nestvůrou úrovně { $level } (kořist: { $loot })
text-eu-map-tile = Kapitola { $chapter }: { $fields }
text-eu-rule-trade-fee =
    Poplatek za obchod u žetonu obchodu: { $n ->
        [one] { $n } zlato
       *[other] { $n } zlata
    }.
text-eu-rule-offer-change-cost =
    Výměna nabídky stojí { $n ->
        [one] { $n } zlato
       *[other] { $n } zlata
    }.
text-eu-rule-water-power = Moc vody nikoho neléčí.
text-eu-rule-church-heal = Kostel léčí { $n } za 1 zlato.
text-eu-rule-extra-monster-chaos = Každá nestvůra má o { $n } Chaos více.
text-eu-rule-every-mining-has-cart = Každá akce těžby má důlní vozík.
text-eu-rule-hope-gain = Nikdo nezískává naději.
text-eu-dragon-trade = Farrug letí k nejbližšímu osvobozenému místu obchodu.
text-eu-dragon-mine = Farrug letí k nejbližšímu poli těžby.
text-eu-dragon-best = Farrug letí k hrdinovi s nejvyšší reputací.
text-eu-dragon-church = Farrug letí ke Kostelu.
text-eu-dragon-reach = Každý hrdina do vzdálenosti { $n }: { $effect }
text-eu-dragon-toll = Majitel tamního žetonu obchodu ztratí až { $n } zlata.
text-eu-rage-last = Golem se pohne o { $n } a na posledním poli nechá zkázu { $token }.
text-eu-rage-each = Golem se pohne o { $n } a na každém poli nechá zkázu { $token }.
text-eu-rage-trade = Golem se pohne o { $n }; zkáza { $token } na jeho poli a sousedních místech obchodu.

## What happens

event-eu-round = Začíná kolo { $number }.
event-eu-turn = Na tahu: { $seat }.
    .you = Na tahu jsi ty.
event-eu-first = { $seat } hraje jako první hráč.
    .you = Hraješ jako první hráč.
event-eu-saved = { $seat } si nechává žeton akce: { $token }.
    .you = Necháváš si žeton akce: { $token }.
event-eu-over = Konec hry.
event-eu-gold =
    { $seat }: +{ $number ->
        [one] { $number } zlato
       *[other] { $number } zlata
    }.
    .you = Získáváš { $number ->
            [one] { $number } zlato
           *[other] { $number } zlata
        }.
    .sum = zlato +{ $number }
event-eu-gold-lost =
    { $seat }: −{ $number ->
        [one] { $number } zlato
       *[other] { $number } zlata
    }.
    .you = Přicházíš o { $number ->
            [one] { $number } zlato
           *[other] { $number } zlata
        }.
    .sum = zlato −{ $number }
event-eu-gold-to =
    { $seat } platí { $number ->
        [one] { $number } zlato
       *[other] { $number } zlata
    }; dostává { $other }.
    .you =
        Platíš { $number ->
            [one] { $number } zlato
           *[other] { $number } zlata
        }; dostává { $other }.
    .you-other = { $seat } ti platí { $number ->
            [one] { $number } zlato
           *[other] { $number } zlata
        }.
event-eu-rep = { $seat }: +{ $number } reputace.
    .you = Získáváš { $number } reputace.
    .sum = reputace +{ $number }
event-eu-rep-lost = { $seat }: −{ $number } reputace.
    .you = Přicházíš o { $number } reputace.
    .sum = reputace −{ $number }
event-eu-healed = { $seat } si léčí { $number }.
    .you = Léčíš si { $number }.
    .sum = léčení { $number }
event-eu-wounded = { $seat } utrpí zranění: { $number }.
    .you = Utrpíš zranění: { $number }.
    .sum = zranění { $number }
event-eu-gaar = { $seat }: +{ $number } Gaar.
    .you = Získáváš { $number } Gaar.
    .sum = Gaar +{ $number }
event-eu-dwurt = { $seat }: +{ $number } Dwurt.
    .you = Získáváš { $number } Dwurt.
    .sum = Dwurt +{ $number }
event-eu-gem = { $seat } bere { NAME($gem, case: "acc") }.
    .you = Bereš { NAME($gem, case: "acc") }.
    .sum = { $gem }
event-eu-essence = { $seat } bere { NAME($essence, case: "acc") }.
    .you = Bereš { NAME($essence, case: "acc") }.
    .sum = { $essence }
event-eu-move = { $seat }: +{ $number } pohybu.
    .you = Získáváš { $number } pohybu.
    .sum = pohyb +{ $number }
event-eu-took-tile = { $seat } bere destičku: { $tile }.
    .you = Bereš destičku: { $tile }.
    .sum = { $tile }
event-eu-drew-tile = { $seat } dobírá destičku: { $tile }.
    .you = Dobíráš destičku: { $tile }.
    .sum = { $tile }
event-eu-drew = { $seat } dobírá karty: { $suit } × { $number }.
    .you = Dobíráš karty: { $suit } × { $number }.
    .sum = { $suit } × { $number }
event-eu-banked = Karta jde do banku: { $suit }.
    .all = Karty jdou do banku: { $suit }.
event-eu-exchanged = { $seat } mění 4 stříbrné karty za zlatou.
    .you = Měníš 4 stříbrné karty za zlatou.
event-eu-passed-over =
    { $count ->
        [one] { $count } otázka měla jen jednu odpověď a byla přeskočena.
        [few] { $count } otázky měly jen jednu odpověď a byly přeskočeny.
       *[other] { $count } otázek mělo jen jednu odpověď a bylo přeskočeno.
    }
event-eu-forged = { $seat } mění Gaar na Dwurt.
    .you = Měníš Gaar na Dwurt.
event-eu-stepped = { $seat } jde: { $field }.
    .you = Jdeš: { $field }.
event-eu-teleported = { $seat } se teleportuje: { $field }.
    .you = Teleportuješ se: { $field }.
event-eu-explored = { $seat } odkrývá dílek mapy { $maptile }.
    .you = Odkrýváš dílek mapy { $maptile }.
event-eu-marched = { $seat } utrácí žeton akce na pohyb: { $token }.
    .you = Utrácíš žeton akce na pohyb: { $token }.
event-eu-used = { $seat } používá: { $tile }.
    .you = Používáš: { $tile }.
event-eu-readied = { $seat } připravuje: { $tile }.
    .you = Připravuješ: { $tile }.
event-eu-exhausted = Vyčerpá se destička { NAME($seat, case: "gen") }: { $tile }.
    .you = Vyčerpá se tvá destička: { $tile }.
event-eu-stolen = Nestvůra bere Gaar { NAME($seat, case: "gen") }: { $number }.
    .you = Nestvůra bere tvé žetony Gaar: { $number }.
event-eu-monster-healed = { $monster } si léčí { $number }.
event-eu-flipped = { $seat } používá drahokam: { $gem }.
    .you = Používáš drahokam: { $gem }.
event-eu-spent-essence = { $seat } spotřebuje { NAME($essence, case: "acc") }.
    .you = Spotřebuješ { NAME($essence, case: "acc") }.
event-eu-equipped = { $seat } nasazuje: { $tile }.
    .you = Nasazuješ: { $tile }.
event-eu-unequipped = { $seat } ukládá do vaku: { $tile }.
    .you = Ukládáš do vaku: { $tile }.
event-eu-set-gem = { $seat } zasazuje { NAME($gem, case: "acc") } do destičky „{ $tile }“.
    .you = Zasazuješ { NAME($gem, case: "acc") } do destičky „{ $tile }“.
event-eu-laid = { $seat } pokládá { NAME($essence, case: "acc") } na destičku „{ $tile }“.
    .you = Pokládáš { NAME($essence, case: "acc") } na destičku „{ $tile }“.
event-eu-died = { $seat } umírá a vrací se do Kostela.
    .you = Umíráš a vracíš se do Kostela.
barrier-eu-drew = byla dobrána karta
barrier-eu-drew-tile = byla dobrána destička
barrier-eu-explored = byl odkryt dílek mapy

## Why not

why-eu-over = Hra skončila.
why-eu-not-asked = Na to se teď nikdo neptá.
why-eu-finish-first = Nejdřív dokonči, co je rozdělané.
why-eu-must-choose = Musíš si vybrat.
why-eu-no-such-choice = To mezi možnostmi není.
why-eu-no-combat = To funguje jen v boji.
why-eu-in-combat = Ne během boje.
why-eu-no-effect = Teď by to nic neudělalo.
why-eu-few-silver = Potřebuješ { $need } stříbrné karty a máš { $have }.
why-eu-not-alone = Zlaté karty se mění za zlato jen v sólové a kooperativní hře.
why-eu-no-card = Nemáš v ruce kartu „{ $card }“.
why-eu-not-skoldur = Jen Skoldur mění Gaar na Dwurt.
why-eu-no-gaar = Nemáš žádný Gaar.
why-eu-few-hope = Je potřeba { $need } bodů naděje a je { $have }.
why-eu-hope-shut = V tomto boji nejde naděje změnit na Gaar.
why-eu-no-token = Tenhle žeton na tvé desce není: { $token }.
why-eu-other-token = Tenhle žeton dává jinou akci: { $token }.
why-eu-no-move = Nemáš už body pohybu.
why-eu-not-near = Tohle pole s tebou nesousedí: { $field }.
why-eu-few-move =
    { $need ->
        [one] Cesta stojí { $need } bod pohybu
        [few] Cesta stojí { $need } body pohybu
       *[other] Cesta stojí { $need } bodů pohybu
    }, a máš { $have }: { $field }.
why-eu-stands-there = Tvůj hrdina už tam stojí: { $field }.
why-eu-one-step = Tohle pole s tebou sousedí, stačí jeden krok: { $field }.
why-eu-one-portal = Vede tam portál, na kterém stojíš: { $field }.
why-eu-way-burns = Na každé cestě tam by oheň tvého hrdinu zabil: { $field }.
why-eu-way-fought = Každá cesta tam vede přes nestvůru a u ní končí: { $field }.
why-eu-no-field = Tam ještě žádné pole není.
why-eu-no-combat-action = Na poli { $field } čeká nestvůra a ty už nemáš akci boje.
why-eu-closed = Ne dřív, než budou poraženy nestvůry kolem: { $field }.
why-eu-no-piece = To nemáš.
why-eu-spent = Tahle destička je vyčerpaná: { $tile }.
why-eu-used-once = V tomhle kole boje už tuhle destičku použít nejde: { $tile }.
why-eu-not-worn = Tohle funguje jen nasazené: { $tile }.
why-eu-wrong-moment = Tohle teď nejde použít: { $tile }. Správná chvíle: { $when }.
why-eu-nothing-to-use = Tohle nemá efekt, který by šlo použít: { $tile }.
why-eu-no-set = { $tile }: je potřeba sada zbroje { $need }+ a z jednoho materiálu jí máš na sobě { $have }.
why-eu-no-dwurt = Stojí to { $need } Dwurt a máš { $have }.
why-eu-healthy = Máš maximum zdraví.
why-eu-not-your-turn = Nejsi na tahu.
why-eu-only-mining = Důlní vozík funguje jen při akci těžby.
why-eu-immune = Je imunní.
why-eu-no-roll = Teď není žádný hod hrdiny.
why-eu-one-die-already = Nestvůra už hází o kostku méně.
why-eu-gem-inactive = Tenhle drahokam je neaktivní do dalšího kola: { $gem }.
why-eu-gem-moment = Tenhle drahokam teď nejde použít: { $gem }. Správná chvíle: { $when }.
why-eu-gem-not-set = Takový drahokam v tom zasazený není: { $gem }.
why-eu-no-gem = Takový drahokam nemáš: { $gem }.
why-eu-no-essence = Takovou esenci nemáš: { $essence }.
why-eu-essence-moment = Tahle esence teď nejde použít: { $essence }. Správná chvíle: { $when }.
why-eu-too-weak = Tvé zdraví by kleslo na 0: je potřeba aspoň { $need } a máš { $have }.
why-eu-sack-limit = Výbava by zabrala příliš mnoho vaků: { $need }, a máš { $have }.
why-eu-not-wearable = Tohle se nosí ve vaku a nikdy se nenasazuje: { $tile }.
why-eu-skill-stays = Tohle je dovednost a ty se nenasazují ani nesundávají: { $tile }.
why-eu-unchanged = To už tam je: { $tile }.
why-eu-no-board-field = Není volné pole pro: { $tile }.
why-eu-other-field = { $tile } se nehodí na pole této destičky: { $other }.
why-eu-no-socket = V tomhle není místo pro drahokamy: { $tile }.
why-eu-sockets-full = Víc drahokamů než { $number } se nevejde: { $tile }.
why-eu-no-well = Na tohle se esence nepokládají: { $tile }.
why-eu-wells-full = Víc esencí než { $number } se nevejde: { $tile }.
why-eu-wrong-place = Dílek musí ležet vedle tvého pole.
why-eu-explore-first = Nejdřív prozkoumej: tvé pole ještě není obklopené.
why-eu-fight-first = Nejdřív boj: nemůžeš od něj odejít ani udělat jinou akci.
why-eu-combat-waits = Akci boje utratíš při setkání s nepřítelem.
why-eu-nothing-to-reveal = Žádná skrytá destička není v dosahu tvé reputace.

## Problems

problem-eu-word = { $given } není { $kind }.
problem-eu-not-owned = Nemáš: { $given }.
problem-eu-no-field = Na mapě není pole { $given }.
problem-eu-coop-alone = Kooperativní hra potřebuje aspoň dva hráče; v jednom platí sólová pravidla.
problem-eu-seat = { $where }: místo { $given } není.
problem-eu-field = { $where }: { $given } není pole mapy; piš 2,1 a střed jako c0,0.
problem-eu-place = { $given }: napiš dílek a hex jeho pole a, každý jednou, třeba I-03 3,0.
problem-eu-start = První dílek musí být startovní a ležet na 0,0, ne { $given }.
problem-eu-given-hero = Místo { $seat } nehraje za { $given }.
problem-eu-health = Zdraví { $given } není mezi 1 a { $most }.
problem-eu-no-tile = Destička { $tile } už není.
problem-eu-no-card = Karta { $card } už není.
problem-eu-no-monster = Karta { $monster } není v balíčku.
problem-eu-not-there = { $what }: to tam není.
problem-eu-offer = Nabídka má { $most } destičky, ne { $given }.
problem-eu-moment = „{ $given }“ se nehodí k místu, kde Hrdina stojí.

## Options

option-elites = Elitní nestvůry
    .about = „{ option-elites.value-scenario }“ podle scénáře; „{ option-elites.value-always }“ přidá elitní nestvůry, „{ option-elites.value-never }“ je vynechá.
    .value-scenario = obvykle
    .value-always = vždy
    .value-never = nikdy
option-boundary = Okraj mapy
    .about = Kolik dílků od počátečního smí mapa dosáhnout: „{ option-boundary.value-none }“ bez omezení, nebo 3, 4 či 5.
    .value-none = žádný
