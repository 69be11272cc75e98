"""The game's cards, tasks and map, one file a deck."""
