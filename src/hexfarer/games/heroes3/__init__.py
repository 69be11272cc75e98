"""Heroes of Might & Magic III: The Board Game. In the making (see game.py): not in the list of games yet."""
