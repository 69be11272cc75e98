## Dovednosti Wolfhawk a kooperativní dovednosti (Ultimate Edition)

mk-skill-arythea_ritual_of_pain = Rituál bolesti
mk-skill-goldyx_source_opening = Otevření Pramene
mk-skill-norowas_prayer_of_weather_cooperative = Modlitba za počasí
mk-skill-tovak_mana_overload = Přetížení many
mk-skill-krang_mana_enhancement = Posílení many
mk-skill-braevalar_natures_vengeance_cooperative = Pomsta přírody
mk-skill-wolfhawk_refreshing_bath = Osvěžující koupel
mk-skill-wolfhawk_refreshing_breeze = Osvěžující vánek
mk-skill-wolfhawk_hawk_eyes = Jestřábí zrak
mk-skill-wolfhawk_on_her_own = Sama za sebe
mk-skill-wolfhawk_deadly_aim = Smrtící muška
mk-skill-wolfhawk_know_your_prey = Poznej svou kořist
mk-skill-wolfhawk_taunt = Posměch
mk-skill-wolfhawk_dueling = Souboj
mk-skill-wolfhawk_motivation = Motivace
mk-skill-wolfhawk_wolfs_howl_competitive = Vlčí vytí
mk-skill-wolfhawk_wolfs_howl_cooperative = Vlčí vytí

text-mk-cooperative = Kooperativní dovednost, jednou za kolo. Její žeton se může dostat doprostřed stolu; lícem dolů se otočí, když ho někdo vrátí, nejpozději na začátku vašeho příštího tahu. V sólové hře ho můžete vrátit sami ve svém příštím tahu.
text-mk-not-in-talk = Nelze ji použít při vyjednávání.

## Co dělají efekty

effect-mk-for-others = Žeton putuje doprostřed stolu a do začátku vašeho příštího tahu vám ho jiný hráč smí vrátit za toto: { $gives }
effect-mk-throw-wounds = Vyřaďte z ruky zranění, nejvýše { $n }
effect-mk-wound-sideways = V tomto tahu smíte zahrát bokem jedno zranění, které dá { $n } místo 1
effect-mk-reroll-one = Můžete znovu hodit jednou kostkou z Pramene
effect-mk-opened-die = Použijte další kostku z Pramene v základní barvě a na konci tahu rozhodněte, zda se jí hodí; majitel dovednosti získá krystal této barvy
effect-mk-mana-overload = Získejte 1 žeton many zvolené barvy kromě zlaté; žeton dovednosti s touto barvou putuje doprostřed stolu a první hráč, který touto barvou posílí kartu, z ní dostane o { $n } více Pohybu, Vlivu, Útoku nebo Bloku a žeton vrátí
effect-mk-mana-enhancement = Až v tomto tahu příště utratíte manu základní barvy, získejte krystal této barvy; žeton dovednosti s touto barvou putuje doprostřed stolu a do začátku vašeho příštího tahu vám ho jiný hráč smí vrátit za toto: { $gives }
effect-mk-marked-mana = Získejte 1 žeton many vyznačené barvy
effect-mk-hawk-eyes = Ve Dne jsou v tomto tahu odkryty posádky vzdálené nejvýše dvě pole, v Noci stojí odkrytí dílku v tomto tahu o 1 bod pohybu méně
effect-mk-on-her-own = Vliv { $n }, pokud jste v tomto tahu za vliv nenaverbovali žádnou jednotku, a do konce tahu už za vliv žádnou nenaverbujete
effect-mk-deadly-aim = Příští karta, která v tomto tahu dá Útok, i zahraná bokem, dá o 1 více ve fázi obléhacích a střeleckých útoků, nebo o 2 více ve fázi útoku
effect-mk-know-your-prey = Jeden nepřítel ztrácí v tomto boji jednu schopnost nebo odolnost, nebo jeden živel svého útoku: oheň a led se mění ve fyzický útok, ledový oheň v oheň, nebo led
effect-mk-deprive = Nepřítel ztrácí: { $ability }
effect-mk-deprive-fire = Útok nepřítele ztrácí oheň
effect-mk-deprive-ice = Útok nepřítele ztrácí led
effect-mk-taunt = Ve fázi bloku je jeden útok nepřítele o { $attack } vyšší a jeho zbroj o { $armor } nižší (nejméně 1)
effect-mk-deprive-fire-blow = { $number }. útok nepřítele ztrácí oheň
effect-mk-deprive-ice-blow = { $number }. útok nepřítele ztrácí led
effect-mk-dueling = Blok { $n } (fyzický) proti jednomu útoku a ve fázi útoku Útok { $n } (fyzický) jen proti témuž nepříteli; 1 sláva, pokud ho porazíte bez přispění jednotek
effect-mk-howl = Jedna karta zahraná v tomto tahu bokem dá { $n } místo 1 a o 1 více za každý váš žeton velení bez jednotky
effect-mk-howl-at-others = Jedna karta zahraná v tomto tahu bokem dá { $n } místo 1 a o 1 více za každý váš žeton velení bez jednotky; do začátku vašeho příštího tahu jsou všechny Útoky a Bloky jednotek ostatních hráčů o 1 nižší

## Co lze udělat, na co se hra ptá

do-mk-return-skill = Vrátit dovednost „{ $skill }“: { $effect }
mk-conversion-dueling = Použít Útok 1 ze Souboje
ask-mk-throw-wounds = Zvolte, kolik zranění vyřadíte.
    .title = { $seat }: vyřazená zranění
ask-mk-reroll-die = Zvolte kostku z Pramene, kterou se znovu hodí, nebo pokračujte.
    .title = { $seat }: hod kostkou
ask-mk-opened-die = Zvolte další kostku z Pramene; majitel Otevření Pramene získá krystal její barvy.
    .title = { $seat }: další kostka
ask-mk-roll-opened = Má se další kostkou hodit, než se vrátí do Pramene?
    .title = { $seat }: další kostka

## Co se stalo

event-mk-skill-returned = { $seat } vrací dovednost „{ $skill }“ jejímu majiteli.
    .you = Vracíš dovednost „{ $skill }“ jejímu majiteli.

## Proč ne

why-mk-not-while-talking = Tuto dovednost nelze použít při vyjednávání.
why-mk-on-your-own = Zvolili jste vyšší vliv bez verbování, v tomto tahu tedy za vliv nikoho nenaverbujete.
why-mk-only-the-duelled = Tento Útok platí jen proti nepříteli ze souboje; zvolte ho jako jediný cíl.
