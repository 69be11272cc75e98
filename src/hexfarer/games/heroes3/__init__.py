"""Heroes of Might & Magic III: The Board Game. In the making: the box and the map so far, no rules of play yet."""
