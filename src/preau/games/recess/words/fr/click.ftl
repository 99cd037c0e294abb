### The buttons.

click-pass = Passer
    .mid = « { click-pass } »
    .about = Passer tout le tour. Personne ne bouge, et vous ne prenez pas de pièce.
click-skip = Sauter ce déplacement
    .mid = « { click-skip } »
click-stay = Rester en { $at }
    .mid = « { click-stay } »
click-leave = Partir de { $at }
    .mid = « { click-leave } »
click-walk = Y aller, rien de plus
    .mid = « { click-walk } »
click-tell = Rapporter à la bonne sœur
    .mid = « { click-tell } »

## Les signes sur les cases à choisir

click-sign-walk = y aller
click-sign-fight = déclencher une bagarre et prendre une pièce
click-sign-kiss = s’embrasser et finir la partie
click-sign-tell = rapporter une bagarre à la bonne sœur
click-sign-break-up = interrompre la bagarre
click-sign-displace = y aller et pousser qui s’y trouve
click-sign-push = pousser quelqu’un
click-sign-catch = mettre fin à la bagarre et envoyer l’attaquant en retenue
