### What the game says of itself.

game-title = Recess!
game-pitch = Thirty minutes in the schoolyard: pocket coins, steal a kiss, and never let a nun see you fight.
