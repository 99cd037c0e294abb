### What the game says of itself.

game-title = Récré !
game-pitch = Trente minutes de récré : raflez des pièces, volez un baiser, et que jamais une bonne sœur ne vous voie vous battre.
