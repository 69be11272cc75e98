### Hráč: klíč místo účtu.

## Klíč, který server nezná

page-key-refused = Tento server nezná tvůj hráčský klíč
page-key-refused-about = Klíč byl obnoven nebo smazán na jiném zařízení, nebo patří k jinému serveru. Tvoje hry jsou v bezpečí.
page-key-link = Odkaz ze zařízení, kde tě server ještě zná
page-key-use-link = Použít tento odkaz
page-key-wrong-link = Toto není odkaz z „Použít na jiném zařízení“. Vypadá takto: …/me#key=….
page-key-anew-about = Nebo pokračuj jako nový hráč. Místa, která si tento prohlížeč pamatuje, zůstanou.
page-key-anew = Pokračovat jako nový hráč
