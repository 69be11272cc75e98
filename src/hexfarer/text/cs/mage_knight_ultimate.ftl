### Mage Knight: rules of the Ultimate Edition.

ask-mk-react = Někdo ohlašuje efekt, který se vás týká; nejprve použijte, co platí mimo tah, nebo pasujte.
why-mk-hero-of-later = Základní edice tohoto hrdinu nemá.
why-mk-join-needs-card = V ruce máte jen zranění, takže se k útoku nemůžete přidat.
why-mk-full-needs-card = V ruce máte jen zranění, takže se můžete zapojit jen částečně.
