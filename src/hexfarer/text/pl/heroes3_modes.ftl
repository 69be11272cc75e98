### Heroes III: gra wspólna i samotna, AI, po polsku.

## Scenariusze wspólne i samotne, ze zdaniem na ekran nowej gry

scenario-geleas_champions = Czempioni Gelei
    .about = Wspólnie: oflagujcie Smoczą Utopię w ciągu 12 rund i obrońcie Miasta przed trzema falami najeźdźców.
    .pitch = Odeprzyj trzy fale i zdobądź Utopię.
    .teaches = Nauczysz się bronić murów, gdy bohater jest daleko.
scenario-unholy_quest = Bezbożna misja
    .about = Wspólnie: oczyśćcie trzy leża w ciągu 13 rund; im dłużej czekacie, tym silniejsi są ich strażnicy.
    .pitch = Trzy leża, coraz silniejsze.
    .teaches = Nauczysz się ważyć pośpiech i siłę.
scenario-wandering_dragons = Wędrujące smoki
    .about = Wspólnie: pokonajcie smoki, które krążą po krainie, i oflagujcie Smoczą Utopię w ciągu 10 rund.
    .pitch = Smoki krążą. Polujcie razem.
    .teaches = Nauczysz się spotykać wroga w drodze tam, gdzie ci to odpowiada.
scenario-stand_united = W jedności siła
    .about = Wspólnie: każde z was musi raz zwyciężyć w Smoczej Utopii w ciągu 9 rund; kto idzie pierwszy, zostawia jednostki pozostałym.
    .pitch = Każde z was musi raz zwyciężyć.
    .teaches = Nauczysz się oddawać jednostki i karty tym, którzy ich potrzebują.
scenario-emerald_island = Szmaragdowa wyspa
    .about = W pojedynkę lub we dwoje: oflagujcie wszystkie kopalnie i Osady wyspy w ciągu 8 rund.
    .pitch = Oflaguj wszystkie kopalnie i Osady.
    .teaches = Nauczysz się wykorzystywać każdy punkt Ruchu dwóch bohaterów.
scenario-llq_1_homecoming = Powrót do domu (Niech żyje królowa 1)
    .about = Kampania: oflaguj Osadę na wschodzie i pokonaj zwiadowców Lochów w ciągu 10 rund.
    .pitch = Wyląduj, zajmij Osadę, pokonaj zwiadowców.
    .teaches = Nauczysz się walczyć z bohaterem SI i poznasz, co zostaje na dalsze scenariusze.
scenario-llq_2_guardian_angels = Anioły stróże (Niech żyje królowa 2)
    .about = Kampania: odwiedź obelisk, gdzie dołączą do Ciebie Archanioły, i pokonaj łupieżcę Nekropolii w ciągu 12 rund.
    .pitch = Wezwij Archanioły na swoją stronę.
    .teaches = Nauczysz się zdobyć sojusznika przed trudną walką.
scenario-llq_3_steadwicks_liberation = Wyzwolenie Steadwick (Niech żyje królowa 3)
    .about = Kampania: zdobądź w ciągu 14 rund Miasto, które trzymają Lochy, i strzeż się ich najeźdźcy.
    .pitch = Szturmuj utracone Miasto.
    .teaches = Nauczysz się oblegać mury i wieżę.
scenario-qg_1_greek_gift = Grecki dar (Gambit królowej 1)
    .about = Kampania: pokonaj nekromantę w ciągu 8 rund i nie przegraj żadnej walki.
    .pitch = Pokonaj nekromantę; nie przegraj walki.
    .teaches = Nauczysz się walczyć tylko z tym, co na pewno pokonasz.
scenario-qg_2_sicilian_dragon = Smok sycylijski (Gambit królowej 2)
    .about = Kampania: bez Miasta odwiedź dwa obeliski i zdobądź Miasto nekromanty w ciągu 11 rund.
    .pitch = Bez Miasta zdobądź jego Miasto.
    .teaches = Nauczysz się zbierać armię tam, gdzie nikt jej nie sprzedaje.
scenario-qg_3_two_knights_defense = Obrona dwóch skoczków (Gambit królowej 3)
    .about = Kampania: pokonaj nekromantę w ciągu 8 rund, najlepiej zanim dotrze do Smoczej Utopii.
    .pitch = Pokonaj go, zanim zbudzi smoki.
    .teaches = Nauczysz się przechwycić wroga w drodze.
note-h3-reconstructed = Rekonstrukcja: tytuł pochodzi od wydawcy; mapa, liczby i zasady specjalne powstały na potrzeby tego programu.
mode-h3-clash = Starcie
mode-h3-cooperation = Kooperacja
mode-h3-campaign = Kampania

## Bohaterowie AI i karty AI

kind-aicard = karta AI
h3-foe-scouts = Dowódca Zwiadowców
    .gen = Dowódcy Zwiadowców
    .dat = Dowódcy Zwiadowców
    .acc = Dowódcę Zwiadowców
h3-foe-reaver = Łupieżca
    .gen = Łupieżcy
    .dat = Łupieżcy
    .acc = Łupieżcę
h3-foe-garrison = Garnizon
    .gen = Garnizonu
    .dat = Garnizonowi
    .acc = Garnizon
h3-foe-raider = Najeźdźca
    .gen = Najeźdźcy
    .dat = Najeźdźcy
    .acc = Najeźdźcę
h3-foe-necromancer = Nekromanta
    .gen = Nekromanty
    .dat = Nekromancie
    .acc = Nekromantę
h3-foe-wandering_dragons = Stado Smoków
    .gen = Stada Smoków
    .dat = Stadu Smoków
    .acc = Stado Smoków
h3-aicard-ai-attack-a = Atak (karta AI A)
h3-aicard-ai-attack-b = Atak (karta AI B)
h3-aicard-ai-defense-a = Obrona (karta AI A)
h3-aicard-ai-defense-b = Obrona (karta AI B)
h3-aicard-ai-cast-a = Rzuć zaklęcie (karta AI A)
h3-aicard-ai-cast-b = Rzuć zaklęcie (karta AI B)
h3-aicard-ai-skill-a = Użyj umiejętności (karta AI A)
h3-aicard-ai-skill-b = Użyj umiejętności (karta AI B)
effect-h3-ai-attack = następna atakująca jednostka AI zyskuje Atak, zależnie od poziomu trudności: { $easy }, { $normal }, { $hard }, { $impossible }
effect-h3-ai-guard = jednostka AI o najwyższym zdrowiu zyskuje Obronę na następny atak na nią, zależnie od poziomu trudności: { $easy }, { $normal }, { $hard }, { $impossible }
effect-h3-ai-guard-next = jednostka AI, która będzie aktywowana jako następna, zyskuje Obronę na następny atak na nią, zależnie od poziomu trudności: { $easy }, { $normal }, { $hard }, { $impossible }
effect-h3-ai-cast = z talii zaklęć AI rzucane jest zaklęcie z mocą zależną od poziomu trudności: { $easy }, { $normal }, { $hard }, { $impossible }
effect-h3-ai-skill-a = używana jest umiejętność scenariusza, na poziomie trudnym i niemożliwym dwukrotnie
effect-h3-ai-skill-b = używana jest umiejętność scenariusza, na poziomie niemożliwym dwukrotnie; na normalnym i trudnym w pierwszej rundzie walki ta karta wraca do talii
text-h3-ai-card = Karta AI: { $effect }.

## Efekty scenariuszy

effect-h3-reinforce-one = wzmocnij za darmo: { $unit }
effect-h3-hire-shared = odkryj po jednej brązowej, srebrnej i złotej jednostce neutralnej; możesz zrekrutować jedną z nich do wspólnej armii
effect-h3-hire-azure = odkryj błękitną jednostkę neutralną; możesz ją wziąć za darmo
effect-h3-hire-at-post = odkryj po jednej brązowej, srebrnej i złotej jednostce neutralnej i zrekrutuj dowolne z nich; pozostałe wtasuj z powrotem do ich talii
effect-h3-azure-dragon = do Twojej armii dołącza błękitny smok
effect-h3-sell-grail-gold = sprzedaj Graala za 30 złota
effect-h3-sell-grail-artifacts = oddaj Graala, aby dwukrotnie przeszukać (3) talię artefaktów
effect-h3-give-away = przekaż zasoby innym graczom

## Zwycięstwa i porażki

victory-goal = Zwycięstwo: cel osiągnięty
victory-defeat = Porażka
victory-late = Porażka: czas minął
problem-h3-hero = Bohater { $given } nie występuje w tym scenariuszu. Do wyboru: { $allowed }.

## Co można zrobić

do-h3-swap = Zaproponuj wymianę kart ({ $other })
do-h3-deal = Użyj żetonu budowy do handlu ({ $other })
do-h3-give = Przekaż 1 × { $resource } ({ $other })
do-h3-lend = Przekaż jednostkę: { $unit } ({ $other })

## Pytania

ask-h3-ai-target = Kilka celów jest dla jednostki AI równorzędnych: wybierz, który zaatakuje albo do którego pójdzie.
    .title = Cel AI, { $seat }
ask-h3-ai-aim = Kilka jednostek jest dla zaklęcia AI równorzędnych: wybierz tę, w którą trafi.
    .title = Zaklęcie AI, { $seat }
ask-h3-ai-line-up = Te jednostki AI są równorzędne: wybierz, która stanie pierwsza.
    .title = Jednostki AI, { $seat }
ask-h3-start-unit = Wybierz jednostkę, z którą zaczynasz.
    .title = Twoje jednostki początkowe, { $seat }
ask-h3-visit-again = Wybierz odwiedzone pole, którego efekt rozpatrzysz ponownie, albo idź dalej.
    .title = Jeszcze raz, { $seat }
ask-h3-to-town = Obelisk wskazuje Ci drogę: idziesz prosto do wrogiego Miasta czy zostajesz?
    .title = Obelisk, { $seat }
ask-h3-leave-unit = Zwycięstwo jest Twoje. Wybierz jednostkę, którą zostawisz wspólnej armii.
    .title = Dla pozostałych, { $seat }
ask-h3-propose = Wyłóż artefakty i zaklęcia na wymianę ({ $other }), a potem potwierdź; bez kart wymiana się kończy.
    .title = Wymiana, { $seat }
ask-h3-answer-swap = Oferta ({ $other }): { $cards }. Oddaj w zamian tyle samo artefaktów i zaklęć albo odmów.
    .title = Wymiana, { $seat }
ask-h3-consent = Rekrutacja w Twoim Mieście ({ $other }): { $unit }. Zgadzasz się?
    .title = Twoje Miasto, { $seat }
ask-h3-shared-yield = Weź to, co przynosi w tej rundzie jednostka wspólnej armii, albo zostaw to innym.
    .title = Wspólna armia, { $seat }
ask-h3-giving = Przekaż zasoby innym graczom, a potem idź dalej.
    .title = Przekazywanie, { $seat }

## Odmowy

why-h3-not-agreed = W tej rundzie już Ci odmówiono: { $unit }.
why-h3-not-together = W tym scenariuszu nie masz z kim tego zrobić.
why-h3-with-yourself = To Ty; wskaż innego gracza.
why-h3-not-beside = Wasi bohaterowie nie stoją obok siebie.
why-h3-swapped-already = W tej turze temu graczowi już zaproponowano wymianę, a wolno to zrobić raz na turę.
why-h3-elsewhere = W tym scenariuszu nie ma takiego handlu.
why-h3-not-met = Do tego bohaterowie muszą się spotkać: na jednym kafelku, obok siebie albo w Mieście tego drugiego.
why-h3-lent-already = Ta jednostka przeszła już w tej rundzie z rąk do rąk: { $unit }.
why-h3-last-unit = To Twoja ostatnia jednostka, a jedną musisz zachować: { $unit }.
why-h3-nothing-to-offer = Nie masz na ręce artefaktu ani zaklęcia, które można by dać na wymianę.
why-h3-partner-without-cards = Ten gracz nie ma na ręce kart, które mógłby dać w zamian.
why-h3-nothing-built = W tym scenariuszu nikt nie buduje.
why-h3-never-built = Tego budynku w tym scenariuszu się nie wznosi: { $building }.
why-h3-no-second-hero = W tym scenariuszu nikt nie wynajmuje Bohatera Pomocniczego.
why-h3-ally-there = Na polu { $field } stoi bohater sojusznika; możesz tylko przez nie przejść.

## Wydarzenia

event-h3-foe-turn = { $foe } zaczyna ruch.
event-h3-foe-enters = { $foe } pojawia się na polu { $field }.
event-h3-foe-moved = { $foe } idzie na pole { $field }.
event-h3-foe-found = { $foe } odkrywa { NAME($tile, case: "acc") }.
event-h3-foe-flagged = { $foe } zajmuje pole { $field }.
event-h3-foe-attacks = { $foe } atakuje na polu { $field } ({ $seat }).
    .you = { $foe } atakuje cię na polu { $field }.
event-h3-foe-won = AI wygrywa walkę ({ $seat }).
    .you = AI wygrywa walkę z tobą.
event-h3-foe-beaten = { $seat } pokonuje { NAME($foe, case: "acc") }.
    .you = Pokonujesz { NAME($foe, case: "acc") }.
event-h3-foe-grown = { $foe } otrzymuje posiłki: { $unit }.
event-h3-foe-roll = { $foe }: kości dają { $number } na drogę.
event-h3-foe-card = Karta AI: { $card }.
event-h3-foe-cast = AI rzuca zaklęcie: { $card }, moc { $number }.
event-h3-foe-stopped = Zaklęcie AI zostaje powstrzymane: { $card }.
event-h3-foe-holds = AI zachowuje zaklęcie na następną rundę walki: { $card }.
event-h3-foe-back = Zaklęcie AI nie znalazło celu i wraca do talii: { $card }.
event-h3-foe-skill = AI używa umiejętności: { $card }.
event-h3-wave = Najeźdźcy atakują Miasto na polu { $field } ({ $seat }).
    .you = Najeźdźcy atakują twoje Miasto na polu { $field }.
event-h3-wave-won = { $seat } pokonuje najeźdźców.
    .you = Pokonujesz najeźdźców.
event-h3-town-lost = { $seat } traci Miasto na polu { $field }.
    .you = Tracisz Miasto na polu { $field }.
event-h3-lairs-grow = Strażnicy leż rosną w siłę: o { $number } więcej w każdym.
event-h3-unit-came = Do armii dołącza: { $unit } ({ $seat }).
    .you = Do twojej armii dołącza: { $unit }.
event-h3-gave = { $seat } przekazuje ({ $other }): { $resource } × { $number }.
    .you = Przekazujesz ({ $other }): { $resource } × { $number }.
    .you-other = { $seat } przekazuje ci: { $resource } × { $number }.
event-h3-swapped = { $seat } wymienia karty ({ $other }): po { $number }.
    .you = Wymieniasz karty ({ $other }): po { $number }.
    .you-other = { $seat } wymienia z tobą karty: po { $number }.
event-h3-refused = { $seat } nie zgadza się na rekrutację ({ $other }): { $unit }.
    .you = Nie zgadzasz się na rekrutację ({ $other }): { $unit }.
    .you-other = { $seat } nie zgadza się na twoją rekrutację: { $unit }.
event-h3-declined = { $seat } odmawia wymiany.
    .you = Odmawiasz wymiany.
event-h3-lent = { $seat } przekazuje jednostkę: { $unit } ({ $other }).
    .you = Przekazujesz jednostkę: { $unit } ({ $other }).
    .you-other = { $seat } przekazuje ci jednostkę: { $unit }.
event-h3-shared = { $seat } oddaje wspólnej armii: { $unit }.
    .you = Oddajesz wspólnej armii: { $unit }.
event-h3-succeeded = { $seat } osiąga cel.
    .you = Osiągasz cel.
event-h3-sold-grail = { $seat } oddaje Graala.
    .you = Oddajesz Graala.

## Dlaczego nie można cofnąć

barrier-h3-foe-card = odkryto tu kartę AI
barrier-h3-foe-cast = odkryto tu zaklęcie AI
barrier-h3-wave = nadeszli tu najeźdźcy
barrier-h3-swapped = pokazano tu karty innemu graczowi
