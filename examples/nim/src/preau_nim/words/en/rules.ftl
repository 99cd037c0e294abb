N1 = Take from one heap
    .text = On your turn, name a stone: you take it and all the stones above it.
N2 = The last stone
    .text = Whoever takes the last stone wins.
