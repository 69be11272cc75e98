app-name = Hexfarer
