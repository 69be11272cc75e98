### Co program říká o kterékoli hře.
### NAME($x, case: "acc") skloňuje jméno, GENDER($x) a EMPTY($x) slouží k výběru varianty,
### $x_count je počet členů seznamu $x.

## Výčty

list-none = nic
list-next = { $list }, { $item }
list-last = { $list } a { $item }

## Jména, která neexistují

problem-unknown-name = Neexistuje { $kind } „{ $given }“. Nejbližší název je „{ $near }“.
problem-unknown-name-of =
    { EMPTY($known) ->
        [yes] Neexistuje { $kind } „{ $given }“ a není ani z čeho vybírat.
       *[no] Neexistuje { $kind } „{ $given }“. Nejbližší název je „{ $near }“. Na výběr je: { $known }.
    }

kind-bot = bot
kind-card = karta
edition-base = Základní edice
edition-ultimate = Edice Ultimate
kind-edition = edice
kind-event = událost
kind-game = hra
kind-language = jazyk
kind-name = název
kind-option = volba
kind-rule = pravidlo
kind-scenario = scénář
kind-seat = hrdina či strana
kind-text = text
kind-value = hodnota
kind-thing = věc

## Příprava hry

problem-seat-count = Ve scénáři „{ $scenario }“ je počet míst od { $fewest } do { $most }; zadáno je { $given }.
problem-not-in-edition = „{ $what }“ není v edici „{ $edition }“; vynechte to, nebo zvolte jinou edici.
problem-seat-twice = Každé místo musí mít jiného hrdinu nebo jinou stranu; zadáno je: { $seats }.

## Akce

problem-no-such-action = Akce s číslem { NUMBER($action, useGrouping: 0) } neexistuje.
problem-action-form = V „{ $given }“ chybí slovo, nebo je tam jedno navíc. Napište to takto: { $forms }.
problem-action-word = Žádná akce nezačíná jako „{ $given }“. Nejbližší první slovo je „{ $near }“. Akce začínají slovy: { $known }.
problem-illegal = { $why } ({ $rule })

## Vracení tahů a uložené hry

barrier-over = tady hra skončila
barrier-answered =
    { GENDER($seat) ->
        [feminine] tady { $seat } odpověděla
        [neuter] tady { $seat } odpovědělo
        [plural] tady { $seat } odpověděly
       *[masculine] tady { $seat } odpověděl
    }
problem-undo-nothing = Zatím jste neudělali nic, co by šlo vzít zpět.
problem-undo-answered =
    { GENDER($seat) ->
        [feminine] To už nelze vzít zpět: { $seat } mezitím odpověděla.
        [neuter] To už nelze vzít zpět: { $seat } mezitím odpovědělo.
        [plural] To už nelze vzít zpět: { $seat } mezitím odpověděly.
       *[masculine] To už nelze vzít zpět: { $seat } mezitím odpověděl.
    }
problem-undo-revealed = To už nelze vzít zpět: { $what }.
problem-redo-nothing = Nevzali jste zpět nic, co by šlo zopakovat.
problem-no-such-step = Krok { $step } neexistuje; poslední je { $last }.
problem-save-unwritten = Soubor { $file } nelze zapsat: { $why }.
problem-save-unreadable = Soubor { $file } nelze přečíst: { $why }.
problem-save-empty = Soubor { $file } je prázdný, takže to není uložená hra.
problem-save-not = Soubor { $file } není uložená hra: má začínat „{ $expected }“, ale začíná „{ $found }“.
problem-save-newer = Soubor { $file } pochází z novějšího programu („{ $found }“); tento umí číst „{ $expected }“.
problem-save-older = Soubor { $file } je uložená hra ve starší podobě („{ $found }“), v níž tento program pokračovat neumí; čte „{ $expected }“.
problem-save-line = Řádek { $line } souboru { $file } má znít „{ $expected }“, ale zní „{ $found }“.
problem-save-cut = V souboru { $file } chybí řádek { $line }; má znít „{ $expected }“.
problem-save-after = Uložená hra { $file } má končit před řádkem { $line }; odstraňte „{ $found }“ a vše, co následuje.
problem-save-damaged = Soubor { $file } se od uložení změnil: řádek { $line } má znít „{ $expected }“, ale zní „{ $found }“.
problem-save-setup = Řádek { $line } souboru { $file }, „{ $found }“: { $why }
problem-save-turn = Na řádku { $line } souboru { $file } odpovídá { $found }, ale na řadě je tam { $expected }.
problem-save-action = Řádek { $line } souboru { $file }, „{ $found }“: { $why }
problem-save-state = Uložená hra { $file } nevede po akci { $after } k pozici, kterou uvádí (řádek { $line }: { $expected }), ale k jiné ({ $found }). Vytvořila ji verze programu { $program }.
problem-save-rules = Uložená hra { $file } se hrála podle starší verze pravidel ({ $theirs }; nyní { $ours }) a po akci { $after } vede jinam. Prohlédněte si ji pomocí hexfarer replay { $file } --until { $after }, nebo odtud hrajte dál: hexfarer play --load { $file } --at { $after }.
problem-save-rules-all = Uložená hra { $file } se hrála podle starší verze pravidel ({ $theirs }; nyní { $ours }) a hra teď začíná v jiné pozici, takže ji nelze přehrát.

## Testy pravidel

problem-coverage-no-tests = V { $folder } ani výše není složka tests/situations; přejděte do složky se zdrojovým kódem.

## Many games at once

problem-vector-size = Vektor potřebuje alespoň jednu hru; zadáno bylo { $given }.
problem-vector-count = Krok potřebuje po jedné akci pro každou hru, tedy { $games }; zadáno bylo { $given }.
problem-vector-action = Hra { $game } odmítá akci { $action }: { $why } Žádná hra se nezměnila.
problem-no-fight = Nikdo tu nebojuje: uveďte uloženou hru nebo situaci uprostřed boje.
problem-no-solver = Boje hry { $game } vyřešit nejdou; boje her mage_knight, heroes3 a euthia ano.
problem-no-forecast = O { $thing } teď nelze nic předpovědět.
problem-no-teller = Ve hře { $game } předpovědi nejsou.

## Co by pomohlo

remedy-then = { $first }, pak: { $second }
