### What the game says of itself.

game-title = Recess!
game-pitch = Dreißig Minuten Schulhof: Münzen abnehmen, einen Kuss stehlen – und sich beim Raufen von keiner Nonne erwischen lassen.
