# What the shelf says of the game.

game-pitch = Thirty minutes in the schoolyard: pocket coins, steal a kiss, and never let a nun see you fight.
edition-fr = French edition
edition-de = German edition
edition-ja = Japanese edition
