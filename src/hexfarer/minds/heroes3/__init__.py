"""Heroes III: what is worth how much, how a fight is fought out at once, how to think a turn through."""
