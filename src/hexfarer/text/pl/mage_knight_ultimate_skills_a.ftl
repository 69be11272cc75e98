## Umiejętności Wolfhawk i umiejętności kooperacyjne (Ultimate Edition)

mk-skill-arythea_ritual_of_pain = Rytuał bólu
mk-skill-goldyx_source_opening = Otwarcie źródła
mk-skill-norowas_prayer_of_weather_cooperative = Modlitwa o pogodę
mk-skill-tovak_mana_overload = Przeciążenie many
mk-skill-krang_mana_enhancement = Wzmocnienie many
mk-skill-braevalar_natures_vengeance_cooperative = Zemsta natury
mk-skill-wolfhawk_refreshing_bath = Orzeźwiająca kąpiel
mk-skill-wolfhawk_refreshing_breeze = Orzeźwiająca bryza
mk-skill-wolfhawk_hawk_eyes = Sokoli wzrok
mk-skill-wolfhawk_on_her_own = Zdana na siebie
mk-skill-wolfhawk_deadly_aim = Zabójcza celność
mk-skill-wolfhawk_know_your_prey = Poznaj swoją zdobycz
mk-skill-wolfhawk_taunt = Prowokacja
mk-skill-wolfhawk_dueling = Pojedynek
mk-skill-wolfhawk_motivation = Motywacja
mk-skill-wolfhawk_wolfs_howl_competitive = Wycie wilka
mk-skill-wolfhawk_wolfs_howl_cooperative = Wycie wilka

text-mk-cooperative = Umiejętność kooperacyjna, raz w rundzie. Jej żeton może trafić na środek stołu; odwraca się go, gdy ktoś go zwróci, a najpóźniej na początku Twojej następnej tury. W grze jednoosobowej możesz zwrócić go w swojej następnej turze.
text-mk-not-in-talk = Nie możesz jej użyć podczas negocjacji.

## Co robią działania

effect-mk-for-others = Żeton trafia na środek stołu i do Twojej następnej tury inny gracz może Ci go zwrócić w zamian za to: { $gives }
effect-mk-throw-wounds = Wyrzuć z ręki rany, najwyżej { $n }
effect-mk-wound-sideways = W tej turze możesz zagrać bokiem jedną ranę, która daje { $n } zamiast 1
effect-mk-reroll-one = Możesz rzucić ponownie jedną kością ze źródła
effect-mk-opened-die = Użyj dodatkowej kości ze źródła w kolorze podstawowym, a na koniec tury zdecyduj, czy nią rzucić; właściciel umiejętności zyskuje kryształ tego koloru
effect-mk-mana-overload = Zyskaj znacznik many w dowolnym kolorze oprócz złotego; żeton oznaczony tym kolorem trafia na środek stołu, a pierwszy gracz, który wzmocni kartę maną tego koloru, dostaje z niej o { $n } więcej Ruchu, Wpływu, Ataku albo Bloku i zwraca żeton
effect-mk-mana-enhancement = Gdy następnym razem w tej turze wydasz manę koloru podstawowego, zyskaj kryształ tego koloru; żeton oznaczony tym kolorem trafia na środek stołu i do Twojej następnej tury inny gracz może Ci go zwrócić w zamian za to: { $gives }
effect-mk-marked-mana = Zyskaj znacznik many w zaznaczonym kolorze
effect-mk-hawk-eyes = W dzień garnizony oddalone od Ciebie najwyżej o dwa pola są w tej turze odkryte, w nocy odkrycie kafla kosztuje w tej turze o 1 punkt Ruchu mniej
effect-mk-on-her-own = Wpływ { $n }, jeśli w tej turze nie zwerbowano żadnej jednostki za Wpływ, ale wtedy do końca tury żadnej tak nie zwerbujesz
effect-mk-deadly-aim = Następna w tej turze karta dająca Atak, także zagrana bokiem, daje o 1 więcej w fazie ataku z dystansu i oblężniczego albo o 2 więcej w fazie ataku
effect-mk-know-your-prey = Jeden wróg traci w tej walce jedną zdolność lub odporność albo jeden żywioł swojego ataku: ogień i lód zmieniają się w atak fizyczny, zimny ogień w ogień albo lód
effect-mk-deprive = Wróg traci: { $ability }
effect-mk-deprive-fire = Atak wroga traci żywioł ognia
effect-mk-deprive-ice = Atak wroga traci żywioł lodu
effect-mk-taunt = W fazie bloku jeden atak wroga rośnie o { $attack }, a jego zbroja spada o { $armor }, najniżej do 1
effect-mk-deprive-fire-blow = Atak { $number } wroga traci żywioł ognia
effect-mk-deprive-ice-blow = Atak { $number } wroga traci żywioł lodu
effect-mk-dueling = Blok { $n } (fizyczny) przeciw jednemu atakowi, a w fazie ataku Atak { $n } (fizyczny) tylko przeciw temu samemu wrogowi; 1 punkt sławy, jeśli pokonasz go bez udziału jednostek
effect-mk-howl = Jedna karta zagrana w tej turze bokiem daje { $n } zamiast 1 i o 1 więcej za każdy Twój żeton dowodzenia bez jednostki
effect-mk-howl-at-others = Jedna karta zagrana w tej turze bokiem daje { $n } zamiast 1 i o 1 więcej za każdy Twój żeton dowodzenia bez jednostki; do Twojej następnej tury wszystkie Ataki i Bloki jednostek innych graczy są o 1 niższe

## Co można zrobić, o co pyta gra

do-mk-return-skill = Zwróć umiejętność „{ $skill }”: { $effect }
mk-conversion-dueling = Użyj Ataku 1 za Pojedynek
ask-mk-throw-wounds = Ile ran wyrzucasz z ręki?
    .title = Wyrzucane rany, { $seat }
ask-mk-reroll-die = Wybierz kość źródła, którą rzucisz ponownie, albo zakończ.
    .title = Rzut kością, { $seat }
ask-mk-opened-die = Wybierz dodatkową kość ze źródła; właściciel Otwarcia źródła zyska kryształ jej koloru.
    .title = Dodatkowa kość, { $seat }
ask-mk-roll-opened = Czy rzucasz dodatkową kością, zanim wróci do źródła?
    .title = Dodatkowa kość, { $seat }

## Co się stało

event-mk-skill-returned = { $seat } zwraca umiejętność „{ $skill }” jej właścicielowi.
    .you = Zwracasz umiejętność „{ $skill }” jej właścicielowi.

## Dlaczego nie

why-mk-not-while-talking = Tej umiejętności nie możesz użyć podczas negocjacji.
why-mk-on-your-own = Wybrano już większy Wpływ za samotność, więc w tej turze nie zwerbujesz jednostek za Wpływ.
why-mk-only-the-duelled = Ten Atak działa tylko przeciw wrogowi z pojedynku; wybierz go jako jedyny cel.
