### Mage Knight, edycja Ultimate: umiejętności Kranga i Braevalara, po polsku.

## Umiejętności

mk-skill-krang_spirit_guides = Duchowi przewodnicy
mk-skill-krang_battle_hardened = Zahartowanie w boju
mk-skill-krang_battle_frenzy = Szał bitewny
mk-skill-krang_shamanic_ritual = Szamański rytuał
mk-skill-krang_regenerate = Regeneracja
mk-skill-krang_arcane_disguise = Tajemne przebranie
mk-skill-krang_puppet_master = Władca marionetek
mk-skill-krang_master_of_chaos = Mistrz chaosu
mk-skill-krang_curse = Klątwa
mk-skill-krang_mana_suppression = Tłumienie many
mk-skill-braevalar_elemental_resistance = Odporność na żywioły
mk-skill-braevalar_feral_allies = Dzicy sojusznicy
mk-skill-braevalar_thunderstorm = Burza z piorunami
mk-skill-braevalar_lightning_storm = Nawałnica błyskawic
mk-skill-braevalar_beguile = Omamienie
mk-skill-braevalar_forked_lightning = Rozwidlona błyskawica
mk-skill-braevalar_shapeshift = Zmiana kształtu
mk-skill-braevalar_secret_ways = Tajemne szlaki
mk-skill-braevalar_regenerate = Regeneracja
mk-skill-braevalar_natures_vengeance_competitive = Zemsta natury

## Działania

effect-mk-guides = Jeden Blok w tej turze, z dowolnego źródła, rośnie o { $n }
effect-mk-toughness = Obrażenia bohatera od jednego ataku maleją o 1, a jeśli to atak { $element }, o 2
effect-mk-toughness-two = Obrażenia bohatera od jednego ataku maleją o 1, a jeśli to atak { $element } lub { $other }, o 2
effect-mk-flip-this = Odwróć ten żeton
effect-mk-disguise = W tej turze Twoja reputacja nie daje ani premii, ani kary
effect-mk-regenerate = Zapłać manę i odrzuć z ręki ranę, ale nie w walce; jeśli była to { $mana } mana albo masz mniej sławy niż każdy inny gracz, dobierz kartę
effect-mk-keep-token = Zachowaj żeton wroga pokonanego przez Ciebie w tej turze
effect-mk-puppet-attacks = Oddaj zachowany żeton: Atak jego rodzaju równy połowie jego ataku, w górę
effect-mk-puppet-blocks = Oddaj zachowany żeton: Blok równy połowie jego zbroi, w górę; lodem, jeśli jest odporny na ogień, ogniem, jeśli na lód, zimnym ogniem, jeśli na jedno i drugie
effect-mk-chaos = Przesuń znacznik na następny kolor i użyj go: niebieski to { $blue }, dalej zielony { $green }, czarny { $black }, biały { $white }, czerwony { $red }, a złoty to jedno z nich do wyboru
effect-mk-mana-suppression = Do Twojej następnej tury pierwsza mana koloru podstawowego, której inny gracz używa w swojej turze, kosztuje jeszcze jedną manę tego koloru, kładzioną na tym żetonie; na jej początku zyskujesz kryształ w jednym z leżących tam kolorów
effect-mk-less-attack = atak −{ $n }
effect-mk-gain-cumbersome = staje się ociężały
effect-mk-weaken-reached = Jeden wróg, a w fazie ataków z dystansu jeden nieufortyfikowany: { $parts }
effect-mk-scouts = Odkrycie terenu zawsze kosztuje Cię o 1 Ruch mniej
effect-mk-when-else-glade = Na magicznej polanie { $then }, gdzie indziej { $otherwise }
effect-mk-when-else-walls = w ufortyfikowanym miejscu { $then }, poza tym { $otherwise }
effect-mk-forked-lightning =
    { $n ->
        [one] Atak zimnym ogniem z dystansu 1 przeciw { $n } wrogowi w tej fazie
       *[other] Atak zimnym ogniem z dystansu 1 przeciw każdemu z najwyżej { $n } różnych wrogów w tej fazie
    }
effect-mk-shapeshift = Zagraj podstawową akcję, która daje stałą liczbę punktów Ruchu, Ataku lub Bloku, i otrzymaj tyle samo punktów innego z tych trzech; między Atakiem a Blokiem rodzaj się nie zmienia
effect-mk-terrain-safe = Koszt { NAME($terrains, case: "gen") } w tej turze to { $n }, wolno tam wejść i zakończyć turę
effect-mk-vengeance = do Twojej następnej tury każdy atak na innego gracza jest w fazie bloku o 1 wyższy

## Biblioteka

text-mk-back-resting = Odwrócony żeton wraca awersem do góry, gdy odpoczywasz.
text-mk-back-action = Odwrócony żeton możesz odkryć ponownie zamiast wykonywać akcję w turze.
text-mk-back-green = Odwrócony żeton możesz odkryć ponownie za zieloną manę.
text-mk-wheel = O początkowym położeniu znacznika decyduje rzut kością. Jeśli Twoja ostatnia tura minęła bez użycia tej umiejętności, przed następną możesz przesunąć znacznik o krok bez działania.

## Odpowiedzi i pytania

do-mk-token = { $enemy }
do-mk-skill-up = Odkryj ponownie umiejętność „{ $skill }”
do-mk-skill-for = Użyj umiejętności „{ $skill }”: { $effect }
do-mk-wheel-on = Przesuń o krok znacznik umiejętności „{ $skill }”
ask-mk-keep-token = Wybierz żeton wroga, który zachowujesz.
    .title = Zachowany żeton, { $seat }
ask-mk-puppet = Wybierz zachowany żeton, który oddajesz.
    .title = Marionetka, { $seat }
ask-mk-bolt = Wybierz wroga, którego razi błyskawica, albo zakończ.
    .title = Cel błyskawicy, { $seat }
ask-mk-shapeshift = Wybierz podstawową akcję, którą zagrasz w innym kształcie.
    .title = Zmieniana karta, { $seat }

## Odmowy

why-mk-no-token-to-keep = W tej turze nie ma pokonanego wroga, którego żeton można zachować.
why-mk-no-shape = Nie masz w ręce podstawowej akcji, której można teraz użyć w innym kształcie.
why-mk-no-bolt-there = Błyskawica razi każdego wroga tylko raz.
why-mk-skill-turned = Żeton umiejętności „{ $skill }” jest odwrócony i nie można go teraz odkryć.

## Zdarzenia

event-mk-skill-back = { $seat } odkrywa ponownie umiejętność „{ $skill }”.
    .you = Odkrywasz ponownie umiejętność „{ $skill }”.
event-mk-token-kept = { $seat } zachowuje żeton: { $enemy }.
    .you = Zachowujesz żeton: { $enemy }.
event-mk-token-given = { $seat } oddaje zachowany żeton: { $enemy }.
    .you = Oddajesz zachowany żeton: { $enemy }.
event-mk-wheel = Mistrz chaosu, { $seat }: znacznik wskazuje { NAME($mana, case: "acc") } manę.
    .you = Twój znacznik Mistrza chaosu wskazuje { NAME($mana, case: "acc") } manę.
