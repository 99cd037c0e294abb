# Ce que l’étagère dit du jeu.

game-pitch = Trente minutes de récré : raflez des pièces, volez un baiser, et que jamais une bonne sœur ne vous voie vous battre.
edition-fr = Édition française
edition-de = Édition allemande
edition-ja = Édition japonaise
