### Hints and threats at the table.

hint-button = Hint
hint-again = Show the move
hint-threats-button = Threats
hint-among-people = Other people are playing at this table, so nobody gets help during the game. (Whoever opens a table can allow it for everybody.)
hint-no-threats-known = Threats are not shown in this game.
hint-aim-game = You can win the game this turn!
hint-aim-win = There is something to gain this turn.
hint-aim-later = Prepare something for your next turn.
hint-aim-then = Prepare something that you can do later in this turn.
hint-aim-stops = Look at this threat first. { $told }
hint-rest-of-turn = Later in this turn you still have to stop a threat. { $told }
hint-unstopped = { $some ->
    [yes] Even the best move that was found prevents only part of that.
   *[no] Even the best move that was found does not prevent that.
}
hint-after = Careful! { $still ->
    [yes] Even after this
   *[no] After this
}, { $told_inside }
hint-after-also = Also, { $told_inside }
hint-aim-avoids = Careful, not every move is safe.
hint-aim-builds = Build something up for later.
hint-aim-blocks = Put a piece in the way, and { $told_inside }
hint-aim-quiet = No single move stands out at once, so look for one that helps you later.
hint-look = A strong player would look at { $squares }.
hint-look-place = A strong player would look at { $square }.
hint-look-piece = { $piece } ({ $square })
hint-look-one = A strong player would begin with { $what }.
hint-look-button = A strong player would choose “{ $what }” this time.
hint-look-buttons = A strong player would look at the buttons this time, not at the board.
hint-look-more = Press “{ hint-again }” to see what to play.
hint-move = { $told } That is what a strong player would do.
hint-otherwise = Suppose instead that { $other_inside } Then { $told_inside }
hint-quiet = Nothing sets this move apart at first, but in the long run it gives you a better chance of winning, { $best } against { $other } for another promising move.
hint-quiet-even = Other moves are about as good. With this one, your chance of winning is { $best }.
hint-quiet-lost = No move was found that still gives you a chance of winning.
hint-retry = Try again
hint-threats = { $count ->
    [0] No threat was found.
    [one] There is one threat:
   *[other] There are { $count } threats:
}
