### What the game says of itself.

game-title = Cerocle
game-pitch = Be the first to close a ring of six around one space. Lines let you swap neighbours, so no ring is ever safe.
