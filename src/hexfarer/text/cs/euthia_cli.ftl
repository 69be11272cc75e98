### Euthia v terminálu.

## Deska

cli-eu-round = kolo { $round } z { $rounds }
cli-eu-turn-of = na tahu: { $hero }
cli-eu-cards = karty: stříbrné { $silver }, zlaté { $gold }
cli-eu-bank = bank: stříbrné { $silver }, zlaté { $gold }
cli-eu-tiles-left = dílky mapy { $n }, další { $chapter }
cli-eu-deck = nestvůry { $level }: { $n }, zdraví navrchu { $health }
cli-eu-bounty = Zakázka: { $monster } (úroveň { $level }, zdraví { $health })
cli-eu-farrug = Farrug, fáze { $stage }: { $field }, zdraví { $n }
cli-eu-golem = Golem: { $field }, zdraví { $n }
cli-eu-legend = D hrdina  & Farrug nebo golem  I–III nestvůra  + žeton hrdiny  $ žeton obchodu  ° žeton interakce  # zkáza  * legenda  ? místo pro další dílek; podtržený tam, kde se stýkají tři pole: jejich střed
cli-eu-guarded = nestvůra úrovně { $level }
cli-eu-closed = uzavřeno nestvůrami
cli-eu-claim = žeton hrdiny: { $hero }
cli-eu-trade-token = žeton obchodu: { $hero }
cli-eu-interaction = žeton interakce: { $hero }
cli-eu-rubble = zkáza { $token }
cli-eu-powers = v dosahu: { $powers }
cli-eu-hand = Ruka
cli-eu-hand-size = karty: stříbrné { $silver }, zlaté { $gold }
cli-eu-health = zdraví { $n }/{ $most }
cli-eu-rep = reputace { $n }
cli-eu-gold = zlato { $n }
cli-eu-tokens = Akce
cli-eu-worn = Na desce
cli-eu-sacks = Vaky { $used }/{ $all }
cli-eu-known = K naučení či koupi
cli-eu-locked = Zamčeno
cli-eu-any-essence = libovolná esence
cli-eu-quests = Úkoly
cli-eu-seen = Prohlížíš si

## Boj

cli-eu-combat = { $hero } proti: { $monster } (úroveň { $level }), bojové kolo { $round }
cli-eu-master = za nestvůru hraje { $hero }
cli-eu-wounds = Zranění
cli-eu-roll = Hod
cli-eu-penalty = Hody hrdiny { $n }
cli-eu-monster-tokens = Nestvůra
cli-eu-chaos-gaar = Chaos { $chaos }, Gaar { $gaar }
cli-eu-played = Karty
cli-eu-attack = Poškození
cli-eu-hope = Naděje
cli-eu-step-opening = začátek
cli-eu-step-first-strike = první úder
cli-eu-step-heal = první fáze léčení
cli-eu-step-monster-before = před hodem nestvůry
cli-eu-step-monster-roll = hod nestvůry
cli-eu-step-monster-hit = úder nestvůry
cli-eu-step-heal-again = druhá fáze léčení
cli-eu-step-hero-before = před hodem hrdiny
cli-eu-step-hero-roll = hod hrdiny
cli-eu-step-hero-hit = úder hrdiny
cli-eu-step-end = konec
