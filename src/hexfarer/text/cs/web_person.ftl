### Hráč: klíč místo účtu.

## Klíč, který server nezná

page-key-refused = Tento server nezná tvůj hráčský klíč
page-key-refused-about = Klíč byl obnoven nebo smazán na jiném zařízení, nebo patří k jinému serveru. Tvoje hry jsou v bezpečí.
page-key-link = Odkaz ze zařízení, kde tě server ještě zná
page-key-use-link = Použít tento odkaz
page-key-wrong-link = Toto není odkaz z „Použít na jiném zařízení“. Vypadá takto: …/me#key=….
page-key-anew-about = Nebo pokračuj jako nový hráč. Místa, která si tento prohlížeč pamatuje, zůstanou.
page-key-anew = Pokračovat jako nový hráč

## Stránka hráče

page-nav-me = Ty
page-settings-to-me = Tvoje jméno, místa a klíč
page-me-name = Jméno
page-me-name-about = Ostatní ho vidí u všech tvých míst ve hrách, které ještě neskončily.
page-me-rename = Přejmenovat
page-me-renamed = Máš nové jméno.
page-me-seats = Tvoje místa
page-me-no-seats = Teď nesedíš u žádného stolu.
page-me-waiting = čeká na hráče
page-me-others-move = na tahu je někdo jiný
page-me-results = Tvoje výsledky
page-me-no-results = Ještě nemáš žádnou dohranou hru.
page-me-game = Hra
page-me-outcome = Výsledek
page-me-not-won = bez výhry
page-me-points = Body
page-me-hints = Rady
page-me-device = Použít na jiném zařízení
page-me-device-about = Otevři tam tento odkaz a pokračuješ jako tentýž hráč. Kdo má odkaz, je tebou: nech si ho pro sebe.
page-me-copy = Kopírovat můj odkaz
page-me-show-link = Ukázat odkaz
page-me-link = Odkaz na tebe
page-me-renew = Obnovit klíč
page-me-renew-about = Udělej to, pokud tvůj odkaz může mít někdo jiný. Dostaneš nový klíč; starý odkaz, odkazy tvých míst a všechna tvá ostatní zařízení okamžitě přestanou fungovat.
page-me-renew-do = Obnovit
page-me-renew-sure = Žádné jiné zařízení se nedostane dovnitř, dokud na něm neotevřeš nový odkaz. Obnovit klíč?
page-me-renewed = Klíč je nový. Zkopíruj nový odkaz pro svá ostatní zařízení.
page-me-delete = Smazat moje data
page-me-delete-about = Zmizí tvoje jméno, klíč i místa: ve hrách, které ještě neskončily, se uvolní pro ostatní. Dohrané hry a jejich výsledky zůstanou, ale bez tvého jména.
page-me-delete-sure = Tohle nejde vzít zpět. Smazat tvoje data?
page-me-deleted = Tvoje data jsou smazaná. Nic tady už ti nepatří.
page-me-nobody = Tento prohlížeč nemá hráčský klíč, protože ho server nevytvořil. Zkus to znovu.
page-me-keep-as-is = Nechat to tak
page-me-brought = S tímto odkazem budeš jiný hráč
page-me-brought-name = S tímto odkazem budeš { $name }
page-me-brought-about = { $seats ->
    [one] Tady už máš jiného hráče a { $seats } místo. Místo v tomto prohlížeči zůstane, ale k tomu hráči tě vrátí jen jeho odkaz: nejdřív si ho zkopíruj.
    [few] Tady už máš jiného hráče a { $seats } místa. Místa v tomto prohlížeči zůstanou, ale k tomu hráči tě vrátí jen jeho odkaz: nejdřív si ho zkopíruj.
    [many] Tady už máš jiného hráče a { $seats } místa. Místa v tomto prohlížeči zůstanou, ale k tomu hráči tě vrátí jen jeho odkaz: nejdřív si ho zkopíruj.
   *[other] Tady už máš jiného hráče a { $seats } míst. Místa v tomto prohlížeči zůstanou, ale k tomu hráči tě vrátí jen jeho odkaz: nejdřív si ho zkopíruj.
  }
page-me-copy-mine = Kopírovat odkaz hráče, kterým jsem teď
page-me-replace = Změnit hráče
page-me-keep = Zůstat, kým jsem
page-me-taken = Jsi tu tentýž hráč jako na svém druhém zařízení.
