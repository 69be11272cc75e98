### Euthia: Wydobycie, Handel, Przedmioty i ich przechowywanie po polsku.
### Bohater jest podmiotem zdań w czasie teraźniejszym. Nazwy kart i kafli stoją w cudzysłowie i się nie odmieniają.

## Pytania

ask-eu-trade = Kupuj, sprzedawaj, lecz się, zmieniaj ofertę, odkrywaj kafle Bohatera i ucz się Umiejętności, odblokowuj pola, używaj Przedmiotów i przekładaj je albo zakończ.
    .title = Twój Handel, { $seat }
ask-eu-trade-fee =
    Właścicielowi żetonu Handlu należy się { $number } { $number ->
        [one] złoto
       *[other] złota
    }. Najpierw sprzedaj coś, co przyniesie złoto.
    .title = Opłata, { $seat }
ask-eu-overflow =
    { $number ->
        [one] { $number } Przedmiot nie ma
        [few] { $number } Przedmioty nie mają
       *[other] { $number } Przedmiotów nie ma
    } miejsca. Użyj czegoś, załóż coś albo odrzuć.
    .title = Za dużo Przedmiotów, { $seat }
ask-eu-overflow-trade =
    { $number ->
        [one] { $number } Przedmiot nie ma
        [few] { $number } Przedmioty nie mają
       *[other] { $number } Przedmiotów nie ma
    } miejsca. Użyj czegoś, załóż coś, odrzuć albo najpierw tu pohandluj.
    .title = Zdobycz, { $seat }
ask-eu-hand-limit =
    Masz na ręce o { $number ->
        [one] { $number } kartę
        [few] { $number } karty
       *[other] { $number } kart
    } za dużo. Odrzuć jedną albo wymień Srebrne karty.
    .title = Za dużo kart, { $seat }
ask-eu-cart = Użyj Wózka Górniczego, aby wybrać z trzech kafli, albo weź wierzchni.
    .title = Wydobycie, { $seat }
ask-eu-cart-event = Wydarzenie użycza Ci Wózka Górniczego. Użyj go, aby wybrać z trzech kafli, albo weź wierzchni.
    .title = Wydobycie, { $seat }
ask-eu-sift = Wybierz kafel, który zatrzymujesz. Pozostałe zostają odrzucone.
    .title = Twój Wózek Górniczy, { $seat }
ask-eu-toll = Leżą tu żetony Interakcji innych graczy. Wybierz Złotą kartę, którą za nie odrzucasz.
    .title = Myto, { $seat }
ask-eu-same-value = Wybierz kafel Bohatera o wartości { $number }, który zatrzymujesz. Drugi wypada z gry.
    .title = Dwa kafle o tej samej wartości, { $seat }
ask-eu-unlock-essence = Wybierz Esencję, którą odblokujesz pole.
    .title = Odblokowanie pola, { $seat }

## Co się stało: Wydobycie

event-eu-mined = { $seat } wydobywa: { $field }.
    .you = Wydobywasz: { $field }.
event-eu-toll-card = { $seat } odrzuca kartę „{ $card }” jako zapłatę za żetony innych graczy na tym polu.
    .you = Odrzucasz kartę „{ $card }” jako zapłatę za żetony innych graczy na tym polu.
event-eu-unearthed = { $seat } znajduje w Wózku Górniczym kafel „{ $tile }”.
    .you = Znajdujesz w Wózku Górniczym kafel „{ $tile }”.

## Co się stało: Handel

event-eu-trades = { $seat } handluje: { $field }.
    .you = Handlujesz: { $field }.
event-eu-paid =
    { $seat } płaci { $number } { $number ->
        [one] złoto
       *[other] złota
    }.
    .you =
        Płacisz { $number } { $number ->
            [one] złoto
           *[other] złota
        }.
    .sum = złoto −{ $number }
event-eu-bought =
    { $seat } kupuje kafel „{ $tile }” za { $number } { $number ->
        [one] złoto
       *[other] złota
    }.
    .you =
        Kupujesz kafel „{ $tile }” za { $number } { $number ->
            [one] złoto
           *[other] złota
        }.
event-eu-offered = W ofercie pojawia się „{ $tile }”.
    .all = W ofercie pojawiają się: { $tile }.
event-eu-changed-offer = { $seat } zmienia całą ofertę.
    .you = Zmieniasz całą ofertę.
event-eu-sold =
    { $seat } sprzedaje kafel „{ $tile }” za { $number } { $number ->
        [one] złoto
       *[other] złota
    }.
    .you =
        Sprzedajesz kafel „{ $tile }” za { $number } { $number ->
            [one] złoto
           *[other] złota
        }.
event-eu-sold-resource = { $seat } sprzedaje kafel „{ $tile }”.
    .you = Sprzedajesz kafel „{ $tile }”.
event-eu-sold-gem = { $seat } sprzedaje { NAME($gem, case: "acc") }.
    .you = Sprzedajesz { NAME($gem, case: "acc") }.
event-eu-sold-essence = { $seat } sprzedaje { NAME($essence, case: "acc") }.
    .you = Sprzedajesz { NAME($essence, case: "acc") }.
event-eu-revealed = { $seat } odkrywa kafel „{ $tile }”.
    .you = Odkrywasz kafel „{ $tile }”.
event-eu-left-game = Kafel „{ $tile }” { NAME($seat, case: "gen") } wypada z gry.
    .you = Twój kafel „{ $tile }” wypada z gry.
event-eu-learned =
    { $seat } uczy się Umiejętności „{ $tile }” za { $number } { $number ->
        [one] złoto
       *[other] złota
    }.
    .you =
        Uczysz się Umiejętności „{ $tile }” za { $number } { $number ->
            [one] złoto
           *[other] złota
        }.
event-eu-unlearned = { $seat } odkłada kafel „{ $tile }” do dostępnych kafli.
    .you = Odkładasz kafel „{ $tile }” do dostępnych kafli.
event-eu-unlocked = { $seat } odblokowuje pole planszy Bohatera: { $slot }.
    .you = Odblokowujesz pole planszy Bohatera: { $slot }.

## Co się stało: przechowywanie

event-eu-dropped = { $seat } odrzuca kafel „{ $tile }”.
    .you = Odrzucasz kafel „{ $tile }”.
event-eu-dropped-gem = { $seat } odrzuca { NAME($gem, case: "acc") }.
    .you = Odrzucasz { NAME($gem, case: "acc") }.
event-eu-dropped-essence = { $seat } odrzuca { NAME($essence, case: "acc") }.
    .you = Odrzucasz { NAME($essence, case: "acc") }.
event-eu-dropped-gaar = { $seat } odrzuca żeton Gaar.
    .you = Odrzucasz żeton Gaar.
event-eu-dropped-dwurt = { $seat } odrzuca żeton Dwurt.
    .you = Odrzucasz żeton Dwurt.
event-eu-dropped-trophy = { $seat } odrzuca Trofeum: { $monster }.
    .you = Odrzucasz Trofeum: { $monster }.
event-eu-discarded = { $seat } odrzuca kartę „{ $card }”.
    .you = Odrzucasz kartę „{ $card }”.
event-eu-dwurt-die = Kość Dwurt { NAME($seat, case: "gen") } pokazuje { $number }.
    .you = Twoja kość Dwurt pokazuje { $number }.

## Dlaczego nie: Wydobycie

why-eu-not-a-mine = Wydobywa się tylko w Górach, nad Jeziorem i w Jaskini.
why-eu-not-liberated = Pole { $field } nie jest wyzwolone: jego Potwór nie został pokonany.
why-eu-rubble = Na polu { $field } leży żeton Zniszczenia. Najpierw go usuń.
why-eu-mined-already = To pole masz już za sobą: każdy Bohater wydobywa na nim tylko raz.
why-eu-owners-unpaid = Właścicielom żetonów należy się tu razem { $need } { $need ->
        [one] złoto
       *[other] złota
    }, a masz { $have }.
why-eu-no-gold-card = Leżą tu żetony Interakcji innych graczy: to kosztuje Złotą kartę, a nie masz żadnej.
why-eu-no-cart = „{ $tile }” to nie Wózek Górniczy.
why-eu-no-lent-cart = Żadne Wydarzenie nie użycza Ci teraz Wózka Górniczego; użyj swojego albo żadnego.
why-eu-one-cart = Wydarzenie użycza Ci już Wózka Górniczego, a w jednej Akcji Wydobycia można użyć tylko jednego.

## Dlaczego nie: Handel

why-eu-one-action = „{ $tile }” to początek następnej Akcji. Najpierw dokończ to, co robisz.
why-eu-not-a-shop = Handluje się tylko z Kupcem, z Alchemikiem i w Wieżach Zabójców Smoków.
why-eu-only-centre = W Wieżach Zabójców Smoków handluje się na środkowym polu kafla.
why-eu-only-trading = To część Akcji Handlu.
why-eu-fee-unpayable = Opłata wynosi tu { $need } { $need ->
        [one] złoto
       *[other] złota
    }. Masz { $have } i nic, czego sprzedaż przyniosłaby resztę.
why-eu-fee-first = Opłata wynosi { $need } { $need ->
        [one] złoto
       *[other] złota
    }. Dopóki jej nie zapłacisz, możesz tylko sprzedawać to, co przynosi złoto.
why-eu-not-offered = „{ $tile }” nie leży w tutejszej ofercie ani nie jest dostępnym Wyposażeniem Twojego Bohatera.
why-eu-few-gold = To kosztuje { $need } { $need ->
        [one] złoto
       *[other] złota
    }, a masz { $have }.
why-eu-one-backpack = Masz już Plecak, a można mieć tylko jeden.
why-eu-no-room = Nie masz Sakwy na „{ $tile }”, a nie możesz teraz tego kafla ani założyć, ani użyć.
why-eu-no-room-gaar = Nie masz ani wolnego pola Gaar, ani Sakwy.
why-eu-not-for-sale = „{ $tile }” to Umiejętność, a Umiejętności nie można sprzedać.
why-eu-choose-side = „{ $tile }” ma dwie strony ukośnika. Wskaż, którą bierzesz.
why-eu-no-side = „{ $tile }” nie ma takiej strony do wyboru.
why-eu-changes-spent =
    W jednej Akcji Handlu ofertę można zmienić za darmo najwyżej { $number } { $number ->
        [one] raz
       *[other] razy
    }.
why-eu-only-slayers = Gaar można kupić tylko w Wieżach Zabójców Smoków.
why-eu-not-available = „{ $tile }” nie należy do Twoich dostępnych kafli Bohatera.
why-eu-not-a-skill = „{ $tile }” nie jest Umiejętnością, a uczyć się można tylko Umiejętności.
why-eu-no-skill-to-remove = „{ $tile }” nie jest Umiejętnością z Twojej planszy, a odłożyć można tylko taką.
why-eu-not-locked = To pole Twojej planszy nie jest zablokowane.
why-eu-no-essences = To pole otwiera Esencja, a nie masz żadnej.

## Dlaczego nie: przechowywanie

why-eu-room-first =
    { $number ->
        [one] { $number } Przedmiot nie ma
        [few] { $number } Przedmioty nie mają
       *[other] { $number } Przedmiotów nie ma
    } miejsca: najpierw użyj czegoś, załóż coś albo odrzuć.
why-eu-frees-nothing = To nie zajmuje Sakwy, więc odrzucenie nie zrobi miejsca.
why-eu-cards-first =
    Masz na ręce o { $number ->
        [one] { $number } kartę
        [few] { $number } karty
       *[other] { $number } kart
    } za dużo (limit to 5): najpierw odrzuć lub wymień karty.
why-eu-not-in-hand = Nie masz na ręce karty „{ $card }”.

## Parts of the table that are no cards or places

eu-service-mend = Leczenie
eu-service-buy-gaar = Kup Gaar
eu-service-change = Zmień ofertę
eu-service-reveal = Odkryj kafle bohatera
