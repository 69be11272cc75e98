### Mage Knight: rules of the Ultimate Edition.

ask-mk-react = Somebody announces an effect that concerns you; first use what works outside your turn, or pass.
why-mk-hero-of-later = The base edition does not have this hero.
why-mk-join-needs-card = You have nothing but wounds in your hand, so you cannot join the assault.
why-mk-full-needs-card = You have nothing but wounds in your hand, so you can take part only partially.
