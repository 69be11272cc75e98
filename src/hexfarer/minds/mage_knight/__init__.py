"""Mage Knight: what is worth how much, where to go, how to think a turn through."""
