### Euthia w terminalu.

## Plansza

cli-eu-round = runda { $round } z { $rounds }
cli-eu-turn-of = tura: { $hero }
cli-eu-cards = karty: srebrne { $silver }, złote { $gold }
cli-eu-bank = bank: srebrne { $silver }, złote { $gold }
cli-eu-tiles-left = kafle mapy { $n }, następny { $chapter }
cli-eu-deck = Potwory { $level }: { $n }, Zdrowie na wierzchu { $health }
cli-eu-bounty = Zlecenie: { $monster } (poziom { $level }, Zdrowie { $health })
cli-eu-farrug = Farrug, etap { $stage }: { $field }, Zdrowie { $n }
cli-eu-golem = Golem: { $field }, Zdrowie { $n }
cli-eu-legend = D Bohater  & Farrug lub Golem  I–III Potwór  + żeton Bohatera  $ żeton Handlu  ° żeton Interakcji  # Zniszczenie  * Legenda  ? miejsce na następny kafel; podkreślony tam, gdzie stykają się trzy pola: ich środek
cli-eu-guarded = Potwór poziomu { $level }
cli-eu-closed = zamknięte przez Potwory
cli-eu-claim = żeton Bohatera: { $hero }
cli-eu-trade-token = żeton Handlu: { $hero }
cli-eu-interaction = żeton Interakcji: { $hero }
cli-eu-rubble = Zniszczenie { $token }
cli-eu-powers = w zasięgu: { $powers }
cli-eu-hand = Ręka
cli-eu-hand-size = karty: srebrne { $silver }, złote { $gold }
cli-eu-health = Zdrowie { $n }/{ $most }
cli-eu-rep = Reputacja { $n }
cli-eu-gold = złoto { $n }
cli-eu-tokens = Akcje
cli-eu-worn = Na planszy
cli-eu-sacks = Sakwy { $used }/{ $all }
cli-eu-known = Do nauki lub kupna
cli-eu-locked = Zablokowane
cli-eu-any-essence = dowolna Esencja
cli-eu-quests = Misje
cli-eu-seen = Oglądasz

## Walka

cli-eu-combat = { $hero } kontra { $monster } (poziom { $level }), Runda Walki { $round }
cli-eu-master = Potworem gra { $hero }
cli-eu-wounds = Rany
cli-eu-roll = Rzut
cli-eu-penalty = Rzuty Bohatera { $n }
cli-eu-monster-tokens = Potwór
cli-eu-chaos-gaar = Chaos { $chaos }, Gaar { $gaar }
cli-eu-played = Karty
cli-eu-attack = Obrażenia
cli-eu-hope = Nadzieja
cli-eu-step-opening = początek
cli-eu-step-first-strike = Pierwsze Uderzenie
cli-eu-step-heal = pierwsza Faza Leczenia
cli-eu-step-monster-before = przed rzutem Potwora
cli-eu-step-monster-roll = rzut Potwora
cli-eu-step-monster-hit = cios Potwora
cli-eu-step-heal-again = druga Faza Leczenia
cli-eu-step-hero-before = przed rzutem Bohatera
cli-eu-step-hero-roll = rzut Bohatera
cli-eu-step-hero-hit = cios Bohatera
cli-eu-step-end = koniec
