### The review of a finished game.

review-title = Review
review-start = Review this game
review-help = A strong bot works through every position: who was ahead, where the game turned, and what would have been better. That takes a little while.
review-later = A game can be reviewed when it is over.
review-progress = { $done } of { $total } positions worked through
review-chart = Chances of winning, move by move
review-chart-help = The chances add up to 100%; players who win together share theirs. The numbers above mark the turning points.
review-numbers = The same in numbers
review-move = Move
review-played = What was played
review-before = before the first move
review-points = Turning points
review-none = No single decision gave much away.
review-cost = With the best move the chance of winning was { $best } for { $who }; with this one it was { $after }.
review-instead = Better: { $told } ({ $move })
review-why-does = That way: { $told }
review-why-then = And then: { $told }
review-why-avoids = It avoids this: { $told }
review-why-stops = It stops a threat: { $told }
review-why-threatens = It threatens: { $told }
review-why-came = What came of it in the game: { $told }
review-why-quiet = Nothing happens at once. The bot simply finds more good ways to go on from there.
review-show = Show on the board
