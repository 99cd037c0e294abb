### The buttons.

click-neutral = Pion neutre
click-take = Retirer un pion
click-done = Terminé
