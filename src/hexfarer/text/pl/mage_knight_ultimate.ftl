### Mage Knight: rules of the Ultimate Edition.

ask-mk-react = Ktoś zapowiada działanie, które Cię dotyczy; użyj najpierw tego, co działa poza turą, albo spasuj.
why-mk-hero-of-later = Wydanie podstawowe nie ma tego bohatera.
why-mk-join-needs-card = Masz w ręce same rany, więc nie możesz dołączyć do szturmu.
why-mk-full-needs-card = Masz w ręce same rany, więc możesz wziąć udział tylko częściowo.
