### Help at the table, and the review of a finished game.

## Hints and threats

coach-hint = Hint
coach-hint-again = Show the move
coach-threats-button = Threats
coach-busy = Nobody is free to think about that just now. Please try again in a moment.
coach-among-people = Other people play at this table, so nobody is helped in the game. (Who opens a table can allow it for all.)
coach-no-threats-known = This game knows no threats.
coach-look = A strong player would look here: { $squares }.
coach-look-buttons = A strong player would look at the buttons this time, not at the board.
coach-move = A strong player would play { $move }. { $told }
coach-threats = { $count ->
    [0] No threat to be seen: nobody can do you harm in their next turn.
    [one] There is one threat:
   *[other] There are { $count } threats:
}

## The form of a new table

coach-help = Hints and threats for everybody, also among people
coach-pace = Bots move
coach-pace-quick = at once
coach-pace-usual = at the usual pace
coach-pace-calm = calmly, so that everybody can follow

## The review

coach-review = Review
coach-review-start = Review this game
coach-review-help = A strong bot thinks every position through: who stood how, where the game turned, and what would have been better. That takes a little while.
coach-review-later = A game can be reviewed when it is over.
coach-review-progress = { $done } of { $total } positions thought through
coach-review-chart = Expected share of the win, move by move
coach-review-chart-help = All shares together make 100%; players who win together share it. The numbers above mark the turning points.
coach-review-numbers = The same in numbers
coach-review-move = Move
coach-review-played = What was played
coach-review-before = before the first move
coach-review-points = Turning points
coach-review-none = No single decision gave much away.
coach-review-cost = With the best move { $who } could have expected { $best } of the win; with this one it was { $after }.
coach-review-instead = Better: { $told } ({ $move })
coach-review-show = Show on the board
play-hint-again = Say “hint” again to see the move.
help-review = Review a record: everybody’s chances move by move, the turning points, and what would have been better.
help-review-svg = Write the chart into this file.
help-review-simulations = How often to play on in mind from each position.
coach-hint-thinking = Thinking …

## Who the bots are

coach-bot = { $name } ({ $bot }): { $character } { $rating }
coach-rating = Rating { $rating } (between { $low } and { $high }, measured with { $players } players).
coach-unrated = Strength not measured yet.
