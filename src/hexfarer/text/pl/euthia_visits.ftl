### Euthia po polsku: Akcje Darmowe, Spotkania, płacenie.

## Co trzeba zapłacić lub mieć

need-eu-gold =
    { $n ->
        [one] { $n } złoto
       *[other] { $n } złota
    }
need-eu-gaar = { $n } Gaar
need-eu-wounds =
    { $n ->
        [one] { $n } otrzymana Rana
        [few] { $n } otrzymane Rany
       *[other] { $n } otrzymanych Ran
    }
need-eu-silver =
    { $n ->
        [one] { $n } srebrna karta
        [few] { $n } srebrne karty
       *[other] { $n } srebrnych kart
    }
need-eu-gold-card =
    { $n ->
        [one] { $n } złota karta
        [few] { $n } złote karty
       *[other] { $n } złotych kart
    }
need-eu-rep = Reputacja co najmniej { $n }
need-eu-set = założony zestaw Zbroi: co najmniej { $n } części
need-eu-any-gem =
    { $n ->
        [one] { $n } dowolny Klejnot
        [few] { $n } dowolne Klejnoty
       *[other] { $n } dowolnych Klejnotów
    }
need-eu-gem = { $n } × { $gem }
need-eu-any-essence =
    { $n ->
        [one] { $n } dowolna Esencja
        [few] { $n } dowolne Esencje
       *[other] { $n } dowolnych Esencji
    }
need-eu-essence = { $n } × { $essence }
need-eu-item = { $n } × { $kind }
need-eu-resource-mountain =
    { $n ->
        [one] { $n } Surowiec z Gór
        [few] { $n } Surowce z Gór
       *[other] { $n } Surowców z Gór
    }
need-eu-resource-lake =
    { $n ->
        [one] { $n } Surowiec z Jeziora
        [few] { $n } Surowce z Jeziora
       *[other] { $n } Surowców z Jeziora
    }
need-eu-resource-cave =
    { $n ->
        [one] { $n } Surowiec z Jaskini
        [few] { $n } Surowce z Jaskini
       *[other] { $n } Surowców z Jaskini
    }
need-eu-trophy =
    { $n ->
        [one] { $n } Trofeum poziomu { $level }
        [few] { $n } Trofea poziomu { $level }
       *[other] { $n } Trofeów poziomu { $level }
    }
need-eu-tokens-hero =
    { $n ->
        [one] { $n } własny żeton Bohatera na mapie
        [few] { $n } własne żetony Bohatera na mapie
       *[other] { $n } własnych żetonów Bohatera na mapie
    }
need-eu-tokens-trade =
    { $n ->
        [one] { $n } własny żeton Handlu na mapie
        [few] { $n } własne żetony Handlu na mapie
       *[other] { $n } własnych żetonów Handlu na mapie
    }
need-eu-tokens-interaction =
    { $n ->
        [one] { $n } własny żeton Interakcji na mapie
        [few] { $n } własne żetony Interakcji na mapie
       *[other] { $n } własnych żetonów Interakcji na mapie
    }
need-eu-tokens-quest =
    { $n ->
        [one] { $n } wypełniona Misja
        [few] { $n } wypełnione Misje
       *[other] { $n } wypełnionych Misji
    }
need-eu-or = { $a } albo { $b }
need-eu-lack = { $need } (masz { $have })
effect-eu-pay = zapłata: { $need }
effect-eu-artifact = Artefakt „{ $tile }”

## Pytania przy płaceniu

ask-eu-pay-card = Płacisz: { $need }. Wybierz następną kartę z ręki.
    .title = Zapłata, { $seat }
ask-eu-pay-gem = Płacisz: { $need }. Wybierz następny Klejnot.
    .title = Zapłata, { $seat }
ask-eu-pay-essence = Płacisz: { $need }. Wybierz następną Esencję.
    .title = Zapłata, { $seat }
ask-eu-pay-piece = Płacisz: { $need }. Wybierz następny Przedmiot.
    .title = Zapłata, { $seat }
ask-eu-pay-trophy = Płacisz: { $need }. Wybierz następne Trofeum.
    .title = Zapłata, { $seat }
ask-eu-pay-way = Wybierz, czym płacisz: { $need }.
    .title = Zapłata, { $seat }

## Dlaczego nie: płacenie

why-eu-few-gaar = To kosztuje { $need } Gaar, a Dwurt się nie liczą; masz { $have }.
why-eu-few-silver-cards = Trzeba odrzucić srebrne karty: potrzeba { $need }, masz { $have }.
why-eu-few-gold-cards = Trzeba odrzucić złote karty: potrzeba { $need }, masz { $have }.
why-eu-few-health = Liczba otrzymanych Ran: { $need }, a Twoje Zdrowie to tylko { $have }; musi być większe.
why-eu-few-rep = Potrzeba Reputacji { $need }; Twoja to { $have }.
why-eu-small-set = Trzeba mieć założony zestaw Zbroi z { $need } części; Twój ma { $have }.
why-eu-few-gems = Za mało luźnych Klejnotów: potrzeba { $need }, masz { $have }. Osadzone Klejnoty się nie liczą.
why-eu-few-essences = Za mało luźnych Esencji: potrzeba { $need }, masz { $have }.
why-eu-few-of-essence = { $essence }: potrzeba luźnych { $need }, masz { $have }.
why-eu-few-items = Przedmioty rodzaju { $kind }: potrzeba { $need }, masz { $have }.
why-eu-few-trophies = Trofea poziomu { $level }: potrzeba { $need }, masz { $have }.
why-eu-few-mountain = Surowce z Gór: potrzeba { $need }, masz { $have }.
why-eu-few-lake = Surowce z Jeziora: potrzeba { $need }, masz { $have }.
why-eu-few-cave = Surowce z Jaskini: potrzeba { $need }, masz { $have }.
why-eu-few-hero-tokens = Twoje żetony Bohatera na mapie: potrzeba { $need }, jest { $have }.
why-eu-few-trade-tokens = Twoje żetony Handlu na mapie: potrzeba { $need }, jest { $have }.
why-eu-few-interaction-tokens = Twoje żetony Interakcji na mapie: potrzeba { $need }, jest { $have }.
why-eu-few-quest-cards = Wypełnione Misje: potrzeba { $need }, masz { $have }.
why-eu-neither = Wystarczyłoby jedno z tych, ale każdego masz za mało: { $ways }.
why-eu-not-all = Każdą część z osobna możesz zapłacić, ale nie wszystkie naraz różnymi rzeczami.

## Dlaczego nie: Akcje Darmowe

why-eu-not-church = To można zrobić w Kościele, na środku kafla Startowego.
why-eu-church-price = Kościół bierze 1 złoto, a nie masz nic.
why-eu-no-potion-left = Nie ma już Mikstur Leczenia.
why-eu-not-treasure = Na Twoim polu nie ma Skarbu.
why-eu-looted = Tego Skarbu już nie ma: leży tu żeton Bohatera ({ $seat }).
why-eu-treasure-lost = Potwór pokonany, ale Skarb nie został zabrany przed odejściem z pola, więc przepadł.
why-eu-not-elemental = Na Twoim polu nie ma Żywiołaka.
why-eu-confronted-already = Leży tu Twój żeton Interakcji: z każdym Żywiołakiem konfrontujesz się raz.
why-eu-confront-fees = Ci, którzy byli tu wcześniej, dostają po 1 złoto, razem { $need }; masz { $have }.
why-eu-confront-card = Leżą tu żetony innych: trzeba odrzucić złotą kartę, a nie masz żadnej.
why-eu-not-portal = Nie stoisz na Portalu.
why-eu-no-portal-there = Na polu { $field } nie ma Portalu, a Portal prowadzi tylko do innego Portalu.
why-eu-same-portal = Na tym Portalu stoi Twój Bohater; wybierz inny.
why-eu-portal-used = Ten Portal był już użyty; przejdź bez Portalu na inne pole i wróć, zanim użyjesz go ponownie.
why-eu-not-encounter = Na Twoim polu nie ma Spotkania.
why-eu-quest-at-centre = Misje tego miejsca wypełnia się na środku kafla.
why-eu-quest-elsewhere = Misja „{ $quest }” należy do innego Spotkania.
why-eu-quest-not-open = Misja „{ $quest }” nie leży odkryta; wypełnić można tylko dwie odkryte Misje.
why-eu-destroyed = Leży tu żeton Zniszczenia; najpierw go usuń.
why-eu-no-badges = W tym scenariuszu nie ma Odznak.
why-eu-no-trophy = Nie masz takiego Trofeum ({ $monster }).
why-eu-delivered-already = Trofeum poziomu { $level } zostało już przez Ciebie dostarczone.
why-eu-badges-gone = Obie Odznaki poziomu { $level } są już rozdane.
why-eu-not-legend = Nie stoisz na środku kafla Legendy.
why-eu-legend-told = Ta Legenda została już wypełniona.
why-eu-not-destroyed = Na Twoim polu nie leży żeton Zniszczenia.

## Co się stało

event-eu-paid-gaar = { $seat } płaci { $number } Gaar.
    .you = Płacisz { $number } Gaar.
    .sum = Gaar −{ $number }
event-eu-paid-card = { $seat } odrzuca kartę jako zapłatę: { $suit }.
    .you = Odrzucasz kartę jako zapłatę: { $suit }.
event-eu-paid-gem = { $seat } płaci Klejnotem: { $gem }.
    .you = Płacisz Klejnotem: { $gem }.
event-eu-paid-essence = { $seat } płaci Esencją: { $essence }.
    .you = Płacisz Esencją: { $essence }.
event-eu-paid-tile = { $seat } oddaje kafel „{ $tile }” jako zapłatę.
    .you = Oddajesz kafel „{ $tile }” jako zapłatę.
event-eu-paid-trophy = { $seat } oddaje Trofeum: { $monster }.
    .you = Oddajesz Trofeum: { $monster }.
event-eu-prayed = { $seat } płaci w Kościele 1 złoto za leczenie.
    .you = Płacisz w Kościele 1 złoto za leczenie.
event-eu-bought-draught = { $seat } płaci w Kościele 1 złoto za Miksturę Leczenia.
    .you = Płacisz w Kościele 1 złoto za Miksturę Leczenia.
event-eu-looted = { $seat } znajduje Skarb poziomu { $level }.
    .you = Znajdujesz Skarb poziomu { $level }.
event-eu-confronts = { $seat } konfrontuje się z { NAME($element, case: "ins") }.
    .you = Konfrontujesz się z { NAME($element, case: "ins") }.
event-eu-confronted = Konfrontacja { NAME($seat, case: "gen") } kończy się wynikiem { $number }.
    .you = Twoja konfrontacja kończy się wynikiem { $number }.
event-eu-confronted-nothing = Konfrontacja { NAME($seat, case: "gen") } kończy się wynikiem { $number } i nic nie daje.
    .you = Twoja konfrontacja kończy się wynikiem { $number } i nic nie daje.
event-eu-portal = { $seat } przechodzi przez Portal: { $field }.
    .you = Przechodzisz przez Portal: { $field }.
event-eu-prepared = Nowe Spotkanie: { $encounter }, liczba Misji: { $number }.
event-eu-quest-opened = Odkryta zostaje Misja ({ $encounter }): „{ $quest }”.
    .all = Odkryte zostają Misje ({ $encounter }): { $quest }.
event-eu-quest-done = { $seat } wypełnia Misję „{ $quest }”.
    .you = Wypełniasz Misję „{ $quest }”.
event-eu-delivered = { $seat } dostarcza do Kościoła Trofeum: { $monster }.
    .you = Dostarczasz do Kościoła Trofeum: { $monster }.
event-eu-legend-done = { $seat } wypełnia Legendę „{ $legend }”.
    .you = Wypełniasz Legendę „{ $legend }”.
event-eu-cleared = { $seat } usuwa z pola żeton Zniszczenia.
    .you = Usuwasz z pola żeton Zniszczenia.
barrier-eu-quest-opened = odkryto tu Misję
