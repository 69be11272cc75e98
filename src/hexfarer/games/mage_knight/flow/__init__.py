"""The flow of the game: one file a phase."""
