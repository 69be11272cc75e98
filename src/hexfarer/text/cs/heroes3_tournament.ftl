# Heroes III: turnaj dvou hráčů.

option-tournament = Turnaj
    .about = S „{ server-value-on }“ dva hráči sami postaví odkrytou mapu a o vítězství rozhodnou vítězné body. Jen ve scénářích střetu pro 2 hráče.
problem-h3-tournament = Turnaj je pro 2 hráče, kteří hrají proti sobě, ne pro scénář „{ $scenario }“, ve kterém { $seats ->
        [one] hraje { $seats } hráč
        [few] hrají { $seats } hráči
       *[other] hraje { $seats } hráčů
    }. Vyber scénář střetu pro 2 hráče, nebo vynech volbu „tournament“.
victory-points = vítězství díky bodům

## Co lze udělat

do-h3-starter = Začíná { $seat }
do-h3-redraw = Zamíchej ruku do balíčku a lízni si stejně karet
do-h3-search-again = Odlož žeton morálky: odlož tyto karty a prohlédni si nové

## Na co se hra ptá

ask-h3-who-starts = Máš vyšší hod: vyber, kdo začne. Druhá strana dostane vysokou morálku.
    .title = Kdo začíná, { $seat }?
ask-h3-slot-near = Vyber, kam půjde { $tile }: vedle dílku uprostřed.
    .title = Mapa, { $seat }
ask-h3-slot-first = Vyber, kam půjde { $tile }: vedle blízkého dílku.
    .title = Tvůj počáteční dílek, { $seat }
ask-h3-slot-second = Vyber, kam půjde { $tile }: co nejdál od druhého počátečního dílku.
    .title = Tvůj počáteční dílek, { $seat }
ask-h3-slot-far = Vyber, kam půjde { $tile }: vedle dvou dílků, tvůj první vedle tvého počátečního dílku.
    .title = Mapa, { $seat }
ask-h3-redraw = Smíš si jednou líznout první ruku znovu.
    .title = Tvoje první ruka, { $seat }
ask-h3-turn-anew = Vyber, jak bude odteď ležet dílek { $tile }.
    .title = Observatoř, { $seat }
ask-h3-which-tile = Vyber sousední dílek bez hrdiny, který otočíš.
    .title = Observatoř, { $seat }
do-h3-turn-which = Otoč dílek { $place }
effect-h3-turn-nearby = v turnaji otoč sousední dílek bez hrdiny

## Proč ne

why-h3-no-slot = Takové místo tu není; pro tento dílek mají místa čísla od 1 do { $number }.
why-h3-no-second-search = Prohledání se opakuje jen v turnaji.
why-h3-search-morale = K opakování prohledání potřebuješ žeton vysoké morálky.

## Co se stalo

event-h3-redrew = { $seat } zamíchává první ruku do balíčku.
    .you = Zamícháváš první ruku do balíčku.
event-h3-searched-again = { $seat } odkládá karty a prohlíží si nové z { NAME($deck, case: "gen") }.
    .you = Odkládáš karty a prohlížíš si nové z { NAME($deck, case: "gen") }.
event-h3-turned-tile = { $seat } otáčí { NAME($tile, case: "acc") }.
    .you = Otáčíš { NAME($tile, case: "acc") }.

## Body

cli-h3-score-buildings = budovy
cli-h3-score-artifacts = artefakty
cli-h3-score-secondary-heroes = poražení vedlejší hrdinové
cli-h3-score-main-hero = poražený hlavní hrdina
