# Heroes III: from one campaign scenario to the next.

option-carry = From the scenario before
    .about = What goes along from a campaign scenario that was won, as the program wrote it at its end; leave it empty for a scenario by itself.
ask-h3-farewell = The scenario is won: choose the cards that go along to the next one. Statistics and your first specialty go along anyway. Cards still to choose: { $left }.
    .title = The campaign goes on, { $seat }
event-h3-kept = { $seat } keeps { $card } for the next scenario.
    .you = You keep { $card } for the next scenario.
problem-h3-carry-scenario = Nothing can be carried into “{ $scenario }”: it is not the second or third scenario of a campaign. Leave out the option “carry”.
problem-h3-carry-cards = At most { $most } cards go along, of which at most { $arrows } magic arrows: take some out of the option “carry”.
problem-h3-carry-card = The card “{ $card }” cannot go along, or not as often: statistics and specialties are added by themselves. Take it out of the option “carry”.
problem-h3-carry-army = Units and resources do not go along to “{ $scenario }”: write only cards into the option “carry”.
problem-h3-carry-form = “{ $given }” cannot be read: write cards, or “cards; units; gold/building materials/valuables”, as the program does at the end of a scenario.
problem-h3-carry-unit = There are not that many cards of the unit “{ $unit }”: write it less often into the option “carry”.
