# Heroes III: walka, odpowiedzi obu stron i przerzuty kości.

ask-h3-one-die = { $use ->
        [defence] Kość żetonu obrony pokazuje { $die }: przerzuć ją albo niech się liczy.
        [petrify] Kość, która może sparaliżować, pokazuje { $die }: przerzuć ją albo niech się liczy.
        [repel] Kość, która może odpędzić cel, pokazuje { $die }: przerzuć ją albo niech się liczy.
       *[morale] Kość morale pokazuje { $die }: przerzuć ją albo niech się liczy.
    }
    .title = Twoja kość, { $seat }
ask-h3-declared = Walka została ogłoszona: przed wystawieniem armii możesz wykonać akcje miasta albo spasować.
    .title = Przed walką, { $seat }
ask-h3-replace-guard = Możesz wymienić jednego z tych strażników na inną jednostkę tej samej rangi albo zostawić ich.
    .title = Swingujący Satyr, { $seat }
ask-h3-cover-up = Zasłona Ciemności: wróg odrzuca teraz losową kartę albo zachowujesz to użycie na później w tej rundzie.
    .title = Zasłona Ciemności, { $seat }
ask-h3-cleanse = Możesz też uwolnić jednostkę od paraliżu i od trwających efektów kart.
    .title = Uleczenie, { $seat }
ask-h3-enchant = Wybierz ranną jednostkę, którą leczą Czarodzieje.
    .title = Leczenie, { $seat }

why-h3-not-your-halt = Sprawić, by kość się nie liczyła, mógłby tylko właściciel atakowanej jednostki ({ $fighter }).
why-h3-no-halt = Atakowana jednostka ({ $fighter }) nie ma zdolności przeciw kości.
why-h3-no-guardian = Żadna inna Twoja jednostka nie może tu uratować tej.
why-h3-guardian-used = Twoja jednostka uratowała już inną w tej walce; robi to raz.
why-h3-attacked-already = Jednostka już atakowała w tej aktywacji; może teraz co najwyżej się przesunąć i zakończyć.
why-h3-never-defends = Wieża strzelnicza nigdy się nie broni.

event-h3-guards = Odkryto jednostki neutralne: { $units }.

effect-h3-tend = usuwasz { $n } obrażeń i żeton paraliżu ze { NAME($whom, case: "gen") }

text-h3-trait-tough-each = Ma Obronę +1 za każdą kość ataku przeciw niej, która pokazuje 0 lub +1.

h3-total-attack = Atak
h3-total-defence = Obrona

barrier-h3-guards = odkryto tu jednostki neutralne
event-h3-no-damage =
    { $unit } nie { GENDER($unit) ->
        [plural] otrzymują
       *[other] otrzymuje
    } obrażeń.
    .sum = bez obrażeń ({ $unit })
event-h3-defence-roll =
    { $unit } { GENDER($unit) ->
        [plural] rzucają
       *[other] rzuca
    } kością za żeton obrony.
    .sum = rzut za żeton obrony
event-h3-held =
    { $unit } { GENDER($unit) ->
        [plural] tracą aktywację i odrzucają
       *[other] traci aktywację i odrzuca
    } żeton paraliżu.
