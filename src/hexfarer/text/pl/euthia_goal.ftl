### Euthia: cele scenariuszy.

goal-eu-badges =
    { $mode ->
        [coop] W { $rounds } rund dostarczcie do Kościoła Trofeum każdego poziomu.
        [solo] W { $rounds } rund zdobądź Reputację na medal; pomogą Trofea dla Kościoła.
       *[other] Po { $rounds } rundach wygrywa największa Reputacja; pomogą Trofea dla Kościoła.
    }
goal-eu-farrug =
    { $mode ->
        [competitive] Po { $rounds } rundach wygrywa największa Reputacja; jeśli Farrug zostanie, zapłacą za to wszyscy.
       *[other] W { $rounds } rund złam wszystkie etapy Farruga.
    }
goal-eu-golem =
    { $mode ->
        [coop] W { $rounds } rund pokonajcie Golema, zanim dotrze do Kościoła.
        [solo] W { $rounds } rund zdobądź Reputację na medal i nie dopuść Golema do Kościoła.
       *[other] Po { $rounds } rundach wygrywa największa Reputacja; strzeżcie się Golema.
    }
goal-eu-part-badge = Trofeum poziomu { $level } dla Kościoła
goal-eu-part-farrug = Złamać etapy Farruga
goal-eu-part-golem = Pokonać Golema
goal-eu-part-bronze = Reputacja na brązowy medal
goal-eu-part-silver = Reputacja na srebrny medal
goal-eu-part-gold = Reputacja na złoty medal
goal-eu-part-score = Reputacja końcowa w tej chwili
goal-eu-later = pojawi się najpóźniej w rundzie { $round }

## Co się ma

eu-stock-cards = karty
