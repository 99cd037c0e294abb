### The buttons.

click-pass = Passer son tour
click-skip = Sauter ce déplacement
click-stay = Rester en { $at }
click-leave = Quitter { $at }
click-walk = Y aller, sans plus
click-tell = Rapporter à la bonne sœur
