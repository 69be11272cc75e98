### Gracz: klucz zamiast konta.

## Klucz, którego serwer nie zna

page-key-refused = Ten serwer nie zna twojego klucza gracza
page-key-refused-about = Klucz odnowiono lub usunięto na innym urządzeniu albo należy do innego serwera. Twoje gry są bezpieczne.
page-key-link = Odnośnik z urządzenia, na którym serwer jeszcze cię zna
page-key-use-link = Użyj tego odnośnika
page-key-wrong-link = To nie jest odnośnik z „Użyj na innym urządzeniu”. Wygląda on tak: …/me#key=….
page-key-anew-about = Możesz też grać dalej jako nowy gracz. Miejsca zapisane w tej przeglądarce zostaną.
page-key-anew = Graj jako nowy gracz
