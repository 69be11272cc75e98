# Heroes III: z jednego scenariusza kampanii do następnego.

option-carry = Z poprzedniego scenariusza
    .about = Co przechodzi dalej z wygranego scenariusza kampanii, tak jak program zapisał to na jego końcu; zostaw puste, aby zagrać sam scenariusz.
ask-h3-farewell = Scenariusz wygrany: wybierz karty, które przejdą do następnego. Statystyki i pierwsza specjalność przechodzą i tak. Karty do wybrania: { $left }.
    .title = Kampania trwa, { $seat }
event-h3-kept = { $seat } zachowuje na następny scenariusz: { $card }.
    .you = Zachowujesz na następny scenariusz: { $card }.
problem-h3-carry-scenario = Do scenariusza „{ $scenario }” nic nie przechodzi: nie jest drugim ani trzecim scenariuszem kampanii. Pomiń opcję „carry”.
problem-h3-carry-cards = Dalej przechodzi najwyżej { $most } kart, w tym najwyżej { $arrows } magiczne strzały: usuń część z opcji „carry”.
problem-h3-carry-card = Karta „{ $card }” nie może przejść dalej albo nie tyle razy: statystyki i specjalności dochodzą same. Usuń ją z opcji „carry”.
problem-h3-carry-army = Jednostki i zasoby nie przechodzą do scenariusza „{ $scenario }”: wpisz w opcji „carry” tylko karty.
problem-h3-carry-form = Nie można odczytać „{ $given }”: wpisz karty albo „karty; jednostki; złoto/materiały/kosztowności”, tak jak program na końcu scenariusza.
problem-h3-carry-unit = Nie ma tylu kart jednostki „{ $unit }”: wpisz ją w opcji „carry” mniej razy.
