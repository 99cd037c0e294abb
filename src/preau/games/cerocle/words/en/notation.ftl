### How moves are written.

notation-help = e5 places a piece of your own, n:e5 a neutral one. e5-g7 relocates the piece on e5 to g7, xe5 takes the piece on e5. e5~e6 exchanges two neighbours, in board order. done, like the button “Done”, gives up the exchanges in hand.
