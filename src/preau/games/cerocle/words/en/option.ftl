### The options.

option-players = Number of players
    .v2 = two, with neutral pieces
    .v3 = three, without neutral pieces
    .v4 = four, in two teams
option-side = Spaces along each side of the board
    .v5 = five, 61 in all
    .v6 = six, 91 in all
option-relocate = Pieces that may be relocated
    .own_or_neutral = your own and neutral ones
    .own = only your own
    .any = any piece on the board
option-encircled = Neutral pieces next to a piece that is taken
    .opponent = go to the opponent’s reserve
    .out = leave the game
option-start = The very first piece of the game
    .free = goes on any space
    .fair = goes exactly two steps from the centre
option-quiet = Rounds without placing or taking before a draw (0 for never)
    .told = { $value ->
        [0] Never a draw, however long nothing is placed or taken
        [1] A draw after 1 round without placing or taking
       *[other] A draw after { $value } rounds without placing or taking
    }
