### Co program říká o situacích: souborech s given, do a expect.

## Soubor, který nelze přečíst

problem-situation-at = { $where }: { $why }
problem-situation-file = Soubor { $file } nelze přečíst: { $why }.
problem-situation-not-utf8 = Soubor { $file } není text v UTF-8.
problem-situation-yaml = { $where }: toto není YAML: { $why }.
problem-situation-deep = Soubor { $file } je na situaci příliš hluboko vnořený.
problem-situation-none = V souboru { $file } není žádná situace.
problem-situation-not-one = V souboru { $file } je několik situací ({ $number }); tady musí být právě jedna.
problem-situation-anchor = { $where }: kotvy a aliasy (& a *) tu nelze použít; vypište hodnotu celou.
problem-situation-key-twice = { $where }: klíč „{ $key }“ je tu dvakrát. Ponechte jeden z nich.
problem-situation-twice = „{ $path }“ je zadáno dvakrát. Ponechte to jen jednou.

## Jak se má psát

problem-situation-key = „{ $of }“ nemá klíč „{ $given }“. Nejbližší je „{ $near }“. Na výběr je: { $known }.
problem-situation-missing = V „{ $of }“ chybí klíč „{ $key }“.
problem-situation-not-a-mapping = „{ $of }“ potřebuje klíče s hodnotami, ale je tu { $found }.
problem-situation-not-a-list = „{ $of }“ potřebuje seznam s aspoň jednou položkou, ale je tu { $found }.
problem-situation-not-a-text = „{ $of }“ potřebuje text, ale je tu { $found }.
problem-situation-not-a-bool = „{ $of }“ může být jen true nebo false, ale je tu { $found }.
problem-situation-not-a-number = „{ $of }“ potřebuje vhodné celé číslo, ale je tu { $found }.
problem-situation-quote = Text „{ $found }“ v „{ $of }“ dejte do uvozovek; jinak z něj dvojtečka udělá klíč a hodnotu.
problem-situation-one-key = Každá položka v „expect“ má jeden klíč; tato má: { $found }.
problem-situation-kind = Neexistuje očekávání „{ $given }“. Nejbližší je „{ $near }“. Na výběr je: { $known }.
problem-situation-no-path = „{ $of }“ potřebuje aspoň jednu cestu.
problem-situation-path = Na „{ $path }“ nic není, protože chybí „{ $part }“. Nejblíže je „{ $near }“. Na této úrovni jsou: { $known }.
problem-situation-path-end = Na „{ $path }“ nic není: „{ $at }“ je { $found } a „{ $part }“ v tom není.
problem-situation-not-several = Na „{ $path }“ je { $found }, což není seznam a nemá to klíče.
problem-situation-no-voice = Texty lze ověřovat jen tam, kde program mluví; spusťte soubor příkazem hexfarer situation.
problem-situation-many-dice = Nenašel se generátor, který hodí všechny tyto kostky ({ $number }); napiš jich méně.
problem-situation-no-dice = V této hře nejsou kostky, jejichž hody by šlo určit.
problem-situation-no-expect = Situace musí něco očekávat; této chybí „expect“.
problem-situation-unknown-name = V „{ $path }“ nemůže být „{ $given }“: nic v této hře se tak nejmenuje. Nejbližší název je „{ $near }“.

## Kroky

problem-situation-ended = Hra skončila.
problem-situation-unreadable = Krok { $step }, „{ $action }“: { $why } Na řadě je { $asked }: { $question } Dovoleno je: { $legal }.
problem-situation-refused = Krok { $step }: „{ $action }“ není dovoleno ({ $rule }). { $why } Na řadě je { $asked }: { $question } Dovoleno je: { $legal }.
problem-situation-by = Krok { $step }, „{ $action }“: odpovídat má { $expected }, ale na řadě je { $found }. { $question }
problem-situation-never-asked = Krok { $step }: { $expected } se nedostane na řadu, i když pasivních odpovědí bylo už { $number }; teď je na řadě { $found }.
problem-situation-too-late = Krok { $step }: hra skončila a na řadě už není nikdo.
problem-situation-lost = Po kroku { $step } něco není tak, jak to vždy být musí: { $found }.

## Očekávání: akce

problem-situation-legal = „{ $action }“ mělo být dovoleno ({ $asked }), ale zakazuje to { $rule }. { $why } Dovoleno je: { $legal }.
problem-situation-torn = Pravidla „{ $action }“ dovolují, ale mezi dovolenými akcemi to není. Chyba je ve hře, ne v situaci.
problem-situation-not-legal = „{ $action }“ nemělo být dovoleno ({ $asked }), ale je.
problem-situation-only-legal = Dovolené akce ({ $asked }) jsou jiné, než se čekalo. Chybí: { $missing }. Navíc: { $surplus }.
problem-situation-not-illegal = „{ $action }“ mělo zakázat { $rule }, ale je to dovoleno ({ $asked }).
problem-situation-other-rule = „{ $action }“ mělo zakázat { $expected }, ale zakazuje to { $found }. { $why }
problem-situation-no-refusal = „{ $action }“ je dovoleno ({ $asked }), takže tu není odmítnutí, které by šlo vysvětlit.
problem-situation-remedies = Mezi radami pro „{ $action }“ mělo být „{ $remedy }“. Jsou tam: { $found }.

## Očekávání: pozice

problem-situation-equals = „{ $path }“ mělo být { $expected }, ale je { $found }.
problem-situation-order = „{ $path }“ má správné položky v jiném pořadí. Očekáváno: { $expected }. Je tam: { $found }.
problem-situation-list = „{ $path }“ mělo být { $expected }, ale je { $found }. Chybí: { $missing }. Navíc: { $surplus }.
problem-situation-no-key = „{ $path }“ chybí; mělo to být { $expected }.
problem-situation-more-keys = „{ $path }“ má víc klíčů, než se čekalo: { $surplus }.
problem-situation-contains = „{ $path }“ mělo obsahovat { $missing }. Je tam: { $found }.
problem-situation-lacks = „{ $path }“ nemělo obsahovat { $surplus }. Je tam: { $found }.
problem-situation-count = Počet položek v „{ $path }“ měl být { $expected }, ale je { $number }: { $found }.

## Očekávání: průběh hry

problem-situation-asked = Na řadě měl být hráč { $expected }, ale je { $found }. { $question }
problem-situation-asked-nobody = Na řadě měl být hráč { $expected }, ale hra skončila.
problem-situation-not-ended = Hra měla skončit, ale na řadě je { $asked }. { $question }
problem-situation-has-ended = Hra měla pokračovat, ale skončila.
problem-situation-winner = Očekávaný vítěz: { $expected }. Ve hře: { $found }.
problem-situation-event = Mělo se stát „{ $event }“. Stalo se: { $found }.
problem-situation-event-order = „{ $event }“ se mělo stát později. Stalo se: { $found }.
problem-situation-no-event = Nemělo se stát „{ $event }“. Stalo se: { $found }.
problem-situation-reveals = Tento krok neměl nic odhalit, ale odhalil. Stalo se: { $found }.
problem-situation-reveals-not = Tento krok měl něco odhalit, ale neodhalil. Stalo se: { $found }.
problem-situation-text = „{ $of }“ mělo obsahovat „{ $expected }“, ale zní: { $found }

## Co je dáno

problem-given-mapping = „{ $where }“ potřebuje klíče s hodnotami, ale je tu { $given }.
problem-given-list = „{ $where }“ potřebuje seznam, ale je tu { $given }.
problem-given-number = „{ $where }“ potřebuje celé číslo, ale je tu { $given }.
problem-given-flag = „{ $where }“ může být jen true nebo false, ale je tu { $given }.
problem-given-pending = „pending“ nelze přečíst: { $why }.
