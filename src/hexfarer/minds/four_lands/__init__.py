"""How bots think about the Four Lands."""
