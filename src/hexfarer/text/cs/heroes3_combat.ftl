# Heroes III: boj, odpovědi obou stran a přehazování kostek.

ask-h3-one-die = { $use ->
        [defence] Kostka žetonu obrany ukazuje { $die }: přehoď ji, nebo ji nech platit.
        [petrify] Kostka, která může ochromit, ukazuje { $die }: přehoď ji, nebo ji nech platit.
        [repel] Kostka, která může zahnat cíl, ukazuje { $die }: přehoď ji, nebo ji nech platit.
       *[morale] Kostka morálky ukazuje { $die }: přehoď ji, nebo ji nech platit.
    }
    .title = Tvoje kostka, { $seat }
ask-h3-declared = Boj byl vyhlášen: před rozmístěním armád smíš provést akce města, nebo pasovat.
    .title = Před bojem, { $seat }
ask-h3-replace-guard = Smíš vyměnit jednoho z těchto strážců za jinou jednotku téže úrovně, nebo je nechat.
    .title = Rozverný satyr, { $seat }
ask-h3-cover-up = Závoj temnoty: nepřítel teď odhodí náhodnou kartu, nebo si použití necháš na později v tomto kole.
    .title = Závoj temnoty, { $seat }
ask-h3-cleanse = Smíš také zbavit jednotku ochromení a trvajících efektů karet.
    .title = Vyléčení, { $seat }
ask-h3-enchant = Vyber zraněnou jednotku, kterou Zaklínači vyléčí.
    .title = Léčení, { $seat }

why-h3-not-your-halt = Zařídit, aby kostka neplatila, by mohl jen vlastník napadené jednotky ({ $fighter }).
why-h3-no-halt = Napadená jednotka ({ $fighter }) nemá schopnost proti kostce.
why-h3-no-guardian = Žádná jiná tvoje jednotka tu tuto zachránit nemůže.
why-h3-guardian-used = Tvoje jednotka už v tomto boji jinou zachránila; dělá to jednou.
why-h3-attacked-already = Jednotka už v této aktivaci útočila; smí se nanejvýš pohnout a skončit.
why-h3-never-defends = Střelecká věž se nikdy nebrání.

event-h3-guards = Odkryly se neutrální jednotky: { $units }.

effect-h3-tend = odstraníš { $n } zranění a žeton ochromení ze { NAME($whom, case: "gen") }

text-h3-trait-tough-each = Má Obranu +1 za každou kostku útoku proti ní, která ukazuje 0 nebo +1.

h3-total-attack = Útok
h3-total-defence = Obrana

barrier-h3-guards = tady se odkryly neutrální jednotky
event-h3-no-damage = { $unit } neutrpí žádné zranění.
    .sum = bez zranění ({ $unit })
event-h3-defence-roll =
    { $unit } { GENDER($unit) ->
        [plural] házejí
       *[other] hází
    } kostkou za žeton obrany.
    .sum = hod za žeton obrany
event-h3-held =
    { $unit } { GENDER($unit) ->
        [plural] přicházejí o aktivaci a odkládají
       *[other] přichází o aktivaci a odkládá
    } žeton ochromení.
