"""The ground all games stand on. The kernel knows no game."""
