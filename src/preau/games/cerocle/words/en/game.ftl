### What the game says of itself.

game-title = Cerocle
game-pitch = Be the first to close a circle of six around one space. Every line of five lets you exchange two neighbouring pieces, so no half-made circle is safe.
game-about = Cerocle is for two, three or four players on a hexagon of round spaces, and everybody has the same aim: a circle of their own colour. You place piece after piece, and every line of five lets you exchange two neighbouring pieces anywhere on the board. So nothing is ever quite safe.
game-goal = You win as soon as pieces of your colour lie on all six spaces around one space, whatever lies in the middle. One of the six may be { $players ->
    [2] a neutral piece (white, ringed)
    [3] an opponent’s piece
    [4] a neutral piece (white, ringed)
   *[any] a neutral piece, or with three players an opponent’s
}.
game-flow = On your turn you place a piece from your reserve, which lies beside the board. When your reserve is empty, you move a piece to another space (relocate it) or take one off the board. Each new line of five lets you make two neighbouring pieces of different colours trade places (exchange them).
# said before the first move at such a table, and where one is opened
game-players = { $players ->
    [3] With three players there are no neutral pieces. Instead, one of the six in a circle may be any opposing piece, so it takes two pieces to stop a circle.
    [4] With four, you play in two teams, and whoever has your colour is your partner. A circle wins for you both.
   *[other] { "" }
}

## The report card

game-report-placed = Pieces placed
game-report-lines = Lines of five
game-report-exchanges = Exchanges
game-report-relocated = Pieces relocated
game-report-taken = Pieces taken
game-report-cascade = { $who_start } made the longest cascade, with { $count } exchanges on turn { $turn }.
