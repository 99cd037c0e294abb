### The buttons.

click-pass = Zug auslassen
click-skip = Auf diese Bewegung verzichten
click-stay = Auf { $at } bleiben
click-leave = { $at } verlassen
click-walk = Nur hingehen
click-tell = Bei der Nonne petzen
