### The buttons.

click-neutral = Pion neutre
    .mid = « { click-neutral } »
click-take = Retirer un pion
    .mid = « { click-take } »
click-done = Terminé
    .mid = « { click-done } »

## Les signes sur les cases à choisir

click-sign-pieces = pions { $colour_plural }
click-sign-neutral = pion neutre, qui n’est à personne ; l’un des six pions de n’importe quel cercle peut être neutre
click-sign-bridge = vous pouvez intervertir les deux pions reliés en choisissant le lien, ou un pion puis l’autre
click-sign-place = poser un pion
click-sign-relocate = déplacer le pion ici
click-sign-take = retirer ce pion, dont les voisins retournent dans les réserves
click-sign-exchange = intervertir avec ce pion
click-sign-when-empty = quand votre réserve est vide
click-sign-after-line = quand vous avez formé une ligne de cinq
