"""Effects: what cards, units, skills and tactics do, as expressions. One file a subject."""
