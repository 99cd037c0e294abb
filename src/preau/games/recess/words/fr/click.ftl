### The buttons.

click-pass = Passer tout mon tour
click-skip = Sauter ce déplacement
click-stay = Rester en { $at }
click-leave = Partir de { $at } pendant ce tour
click-walk = Y aller, rien de plus
click-tell = Rapporter à la bonne sœur

## Les signes sur les cases à choisir

click-sign-walk = y aller
click-sign-fight = déclencher une bagarre : prendre une pièce
click-sign-kiss = s’embrasser : fin de la partie
click-sign-tell = rapporter une bagarre à la bonne sœur
click-sign-break-up = interrompre la bagarre
click-sign-push = pousser quelqu’un
click-sign-catch = mettre fin à la bagarre : retenue
