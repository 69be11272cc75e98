### Gracz: klucz zamiast konta.

## Klucz, którego serwer nie zna

page-key-refused = Ten serwer nie zna twojego klucza gracza
page-key-refused-about = Klucz odnowiono lub usunięto na innym urządzeniu albo należy do innego serwera. Twoje gry są bezpieczne.
page-key-link = Odnośnik z urządzenia, na którym serwer jeszcze cię zna
page-key-use-link = Użyj tego odnośnika
page-key-wrong-link = To nie jest odnośnik z „Użyj na innym urządzeniu”. Wygląda on tak: …/me#key=….
page-key-anew-about = Możesz też grać dalej jako nowy gracz. Miejsca zapisane w tej przeglądarce zostaną.
page-key-anew = Graj jako nowy gracz

## Strona gracza

page-nav-me = Ty
page-settings-to-me = Twoje imię, miejsca i klucz
page-me-name = Imię
page-me-name-about = Inni widzą je przy wszystkich twoich miejscach w grach, które jeszcze trwają.
page-me-rename = Zmień imię
page-me-renamed = Masz nowe imię.
page-me-seats = Twoje miejsca
page-me-no-seats = Nie siedzisz teraz przy żadnym stole.
page-me-waiting = czeka na graczy
page-me-others-move = ruch ma ktoś inny
page-me-results = Twoje wyniki
page-me-no-results = Nie masz jeszcze ukończonej gry.
page-me-game = Gra
page-me-outcome = Wynik
page-me-not-won = bez wygranej
page-me-points = Punkty
page-me-hints = Podpowiedzi
page-me-device = Użyj na innym urządzeniu
page-me-device-about = Otwórz tam ten odnośnik, a zagrasz dalej jako ten sam gracz. Kto ma odnośnik, jest tobą: zachowaj go dla siebie.
page-me-copy = Kopiuj mój odnośnik
page-me-show-link = Pokaż odnośnik
page-me-link = Odnośnik do ciebie
page-me-renew = Odnów klucz
page-me-renew-about = Zrób to, jeśli twój odnośnik może mieć ktoś inny. Dostaniesz nowy klucz; stary odnośnik, odnośniki twoich miejsc i wszystkie inne twoje urządzenia od razu przestaną działać.
page-me-renew-do = Odnów
page-me-renew-sure = Żadne inne urządzenie nie będzie miało dostępu, dopóki nie otworzysz na nim nowego odnośnika. Odnowić klucz?
page-me-renewed = Klucz jest nowy. Skopiuj nowy odnośnik dla innych urządzeń.
page-me-delete = Usuń moje dane
page-me-delete-about = Znikną twoje imię, klucz i miejsca: w grach, które trwają, zwolnią się dla innych. Ukończone gry i ich wyniki zostaną, ale bez twojego imienia.
page-me-delete-sure = Tego nie da się cofnąć. Usunąć twoje dane?
page-me-deleted = Twoje dane są usunięte. Nic tutaj już do ciebie nie należy.
page-me-nobody = Ta przeglądarka nie ma klucza gracza, bo serwer go nie utworzył. Spróbuj ponownie.
page-me-keep-as-is = Zostaw, jak jest
page-me-brought = Z tym odnośnikiem staniesz się innym graczem
page-me-brought-name = Z tym odnośnikiem staniesz się graczem { $name }
page-me-brought-about = { $seats ->
    [one] Masz tu już innego gracza i { $seats } miejsce. Miejsce zostanie w tej przeglądarce, ale do tego gracza wrócisz tylko jego odnośnikiem: najpierw go skopiuj.
    [few] Masz tu już innego gracza i { $seats } miejsca. Miejsca zostaną w tej przeglądarce, ale do tego gracza wrócisz tylko jego odnośnikiem: najpierw go skopiuj.
    [many] Masz tu już innego gracza i { $seats } miejsc. Miejsca zostaną w tej przeglądarce, ale do tego gracza wrócisz tylko jego odnośnikiem: najpierw go skopiuj.
   *[other] Masz tu już innego gracza i { $seats } miejsca. Miejsca zostaną w tej przeglądarce, ale do tego gracza wrócisz tylko jego odnośnikiem: najpierw go skopiuj.
  }
page-me-copy-mine = Kopiuj odnośnik obecnego gracza
page-me-replace = Zmień gracza
page-me-keep = Zostań przy obecnym
page-me-taken = Grasz tu jako ten sam gracz co na drugim urządzeniu.
