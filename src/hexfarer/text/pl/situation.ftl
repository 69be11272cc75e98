### Co program mówi o sytuacjach: plikach z given, do i expect.

## Plik, którego nie da się odczytać

problem-situation-at = { $where }: { $why }
problem-situation-file = Nie można odczytać pliku { $file }: { $why }.
problem-situation-not-utf8 = Plik { $file } nie jest tekstem w UTF-8.
problem-situation-yaml = { $where }: to nie jest YAML: { $why }.
problem-situation-deep = Plik { $file } jest zbyt głęboko zagnieżdżony jak na sytuację.
problem-situation-none = W pliku { $file } nie ma żadnej sytuacji.
problem-situation-not-one = W pliku { $file } jest kilka sytuacji ({ $number }); tutaj musi być dokładnie jedna.
problem-situation-anchor = { $where }: nie można tu używać kotwic ani aliasów (& i *); wpisz wartość w całości.
problem-situation-key-twice = { $where }: klucz „{ $key }” występuje dwa razy. Zostaw jeden z nich.
problem-situation-twice = „{ $path }” podano dwa razy. Zostaw tylko raz.

## Jak trzeba pisać

problem-situation-key = „{ $of }” nie ma klucza „{ $given }”. Najbliższy to „{ $near }”. Do wyboru: { $known }.
problem-situation-missing = W „{ $of }” brakuje klucza „{ $key }”.
problem-situation-not-a-mapping = „{ $of }” wymaga kluczy z wartościami, a jest { $found }.
problem-situation-not-a-list = „{ $of }” wymaga listy z co najmniej jednym elementem, a jest { $found }.
problem-situation-not-a-text = „{ $of }” wymaga tekstu, a jest { $found }.
problem-situation-not-a-bool = „{ $of }” może być tylko true albo false, a jest { $found }.
problem-situation-not-a-number = „{ $of }” wymaga odpowiedniej liczby całkowitej, a jest { $found }.
problem-situation-quote = Tekst „{ $found }” w „{ $of }” ujmij w cudzysłów; inaczej dwukropek zamienia go w klucz i wartość.
problem-situation-one-key = Każdy element „expect” ma jeden klucz; ten ma: { $found }.
problem-situation-kind = Nie ma oczekiwania „{ $given }”. Najbliższe to „{ $near }”. Do wyboru: { $known }.
problem-situation-no-path = „{ $of }” wymaga co najmniej jednej ścieżki.
problem-situation-path = Pod „{ $path }” nic nie ma, bo brakuje „{ $part }”. Najbliżej jest „{ $near }”. Na tym poziomie są: { $known }.
problem-situation-path-end = Pod „{ $path }” nic nie ma: „{ $at }” to { $found }, a tam nie ma „{ $part }”.
problem-situation-not-several = Pod „{ $path }” jest { $found }, co nie jest listą i nie ma kluczy.
problem-situation-no-voice = Teksty można sprawdzać tylko tam, gdzie program mówi; uruchom plik poleceniem hexfarer situation.
problem-situation-many-dice = Nie znaleziono generatora, który wyrzuci wszystkie te kości ({ $number }); podaj mniej.
problem-situation-no-dice = W tej grze nie ma kości, których rzuty można ustalić.
problem-situation-no-expect = Sytuacja musi czegoś oczekiwać; tej brakuje „expect”.
problem-situation-unknown-name = W „{ $path }” nie może być „{ $given }”: nic w tej grze się tak nie nazywa. Najbliższa nazwa to „{ $near }”.

## Kroki

problem-situation-ended = Gra jest skończona.
problem-situation-unreadable = Krok { $step }, „{ $action }”: { $why } Pytanie dostaje { $asked }: { $question } Dozwolone: { $legal }.
problem-situation-refused = Krok { $step }: „{ $action }” jest niedozwolone ({ $rule }). { $why } Pytanie dostaje { $asked }: { $question } Dozwolone: { $legal }.
problem-situation-by = Krok { $step }, „{ $action }”: odpowiadać ma { $expected }, a pytanie dostaje { $found }. { $question }
problem-situation-never-asked = Krok { $step }: { $expected } nie dostaje pytania, choć biernych odpowiedzi było już { $number }; teraz pytanie dostaje { $found }.
problem-situation-too-late = Krok { $step }: gra jest skończona i nikt już nie dostaje pytań.
problem-situation-lost = Po kroku { $step } coś nie jest tak, jak zawsze być musi: { $found }.

## Oczekiwania: akcje

problem-situation-legal = „{ $action }” miało być dozwolone ({ $asked }), ale zabrania tego { $rule }. { $why } Dozwolone: { $legal }.
problem-situation-torn = Zasady pozwalają na „{ $action }”, ale nie ma tego wśród dozwolonych akcji. Usterka jest w grze, nie w sytuacji.
problem-situation-not-legal = „{ $action }” miało być niedozwolone ({ $asked }), a jest dozwolone.
problem-situation-only-legal = Dozwolone akcje ({ $asked }) są inne niż oczekiwane. Brakuje: { $missing }. Nadmiarowe: { $surplus }.
problem-situation-not-illegal = „{ $action }” miało być zabronione przez { $rule }, a jest dozwolone ({ $asked }).
problem-situation-other-rule = „{ $action }” miało być zabronione przez { $expected }, a zabrania tego { $found }. { $why }
problem-situation-no-refusal = „{ $action }” jest dozwolone ({ $asked }), więc nie ma odmowy do wyjaśnienia.
problem-situation-remedies = Wśród rad na „{ $action }” miało być „{ $remedy }”. Są: { $found }.

## Oczekiwania: położenie

problem-situation-equals = „{ $path }” miało być { $expected }, a jest { $found }.
problem-situation-order = „{ $path }” ma właściwe elementy w innej kolejności. Oczekiwane: { $expected }. Jest: { $found }.
problem-situation-list = „{ $path }” miało być { $expected }, a jest { $found }. Brakuje: { $missing }. Nadmiarowe: { $surplus }.
problem-situation-no-key = Nie ma „{ $path }”, a miało być { $expected }.
problem-situation-more-keys = „{ $path }” ma więcej kluczy, niż oczekiwano: { $surplus }.
problem-situation-contains = „{ $path }” miało zawierać { $missing }. Jest tam: { $found }.
problem-situation-lacks = „{ $path }” nie miało zawierać { $surplus }. Jest tam: { $found }.
problem-situation-count = Liczba elementów „{ $path }” miała wynosić { $expected }, a wynosi { $number }: { $found }.

## Oczekiwania: przebieg gry

problem-situation-asked = Pytanie miał dostać gracz { $expected }, a dostaje je { $found }. { $question }
problem-situation-asked-nobody = Pytanie miał dostać gracz { $expected }, ale gra jest skończona.
problem-situation-not-ended = Gra miała być skończona, ale pytanie dostaje { $asked }. { $question }
problem-situation-has-ended = Gra miała trwać, a jest skończona.
problem-situation-winner = Oczekiwany zwycięzca: { $expected }. W grze: { $found }.
problem-situation-event = „{ $event }” miało się zdarzyć. Zdarzyło się: { $found }.
problem-situation-event-order = „{ $event }” miało się zdarzyć później. Zdarzyło się: { $found }.
problem-situation-no-event = „{ $event }” nie miało się zdarzyć. Zdarzyło się: { $found }.
problem-situation-reveals = Ten krok nie miał niczego ujawnić, a ujawnił. Zdarzyło się: { $found }.
problem-situation-reveals-not = Ten krok miał coś ujawnić, a nie ujawnił. Zdarzyło się: { $found }.
problem-situation-text = „{ $of }” miało zawierać „{ $expected }”, a brzmi: { $found }

## To, co dane

problem-given-mapping = „{ $where }” wymaga kluczy z wartościami, a jest { $given }.
problem-given-list = „{ $where }” wymaga listy, a jest { $given }.
problem-given-number = „{ $where }” wymaga liczby całkowitej, a jest { $given }.
problem-given-flag = „{ $where }” może być tylko true albo false, a jest { $given }.
problem-given-pending = Blok „pending” nie jest taki, jaki zapisuje program: { $why }.
