### The review of a finished game.

review-title = Review
review-start = Review this game
review-help = A strong bot works through every position and tells you who was ahead, where the game turned, and what would have been better. That takes a little while.
review-later = A game can be reviewed when it is over.
review-progress = { $done } of { $total } positions worked through
review-progress-points = Looking for the turning points{ $total ->
    [0] …
   *[other] : { $done } of { $total } checked
}
review-chart = Chances of winning, turn by turn
review-chart-help = At every moment the players’ chances of winning add up to 100%.
review-chart-numbers = The numbers above mark the turning points below.
review-numbers = The same in numbers
review-turn = Turn
review-turn-part = { NUMBER($turn, useGrouping: 0) }, move { $part } of { $parts }
review-played = What was played
review-before = before the first move
review-points = Turning points
review-none = Nobody threw the game away with a single decision. The chances shifted little by little.
review-point-head = Turn { NUMBER($number, useGrouping: 0) } · { $who }
review-point-here = Turning point { $number } of { $total }. Played next: { $told }
review-cost = With the best move, { $who }’s chance of winning was { $best }. With this one it was { $after }.
review-shift = With this move, { $who }’s chance of winning rose from { $before } to { $after }.
review-unstopped = { $who } could win on the very next turn, and this did not stop it.
review-shift-instead = This would have prevented it: { $told }
review-instead-told = Better: { $told }
review-instead-other = The same move would have been better carried out like this: { $told }
review-instead-same = The same move would have been better carried out differently.
review-why-does = That way: { $told }
review-why-then = And then: { $told }
review-why-leads = It leads to this: { $told }
review-why-allows = Then this cannot happen: { $told }
review-why-avoids = It avoids this: { $told }
review-why-stops = It stops a threat: { $told }
review-why-threatens = It threatens: { $told }
review-why-keeps = It keeps this threat alive: { $told }
review-why-builds = It prepares this for later: { $told }
review-why-blocks = It gets in the way: { $told }
review-why-came = What came of it in the game: { $told }
review-why-expected = Nothing happens at once. A strong player would then expect: { $told }
review-why-quiet = Nothing happens at once. The chance of winning simply stays higher.
review-end-open = That way the game was still open.
review-end-over = The better moves end the game like this: { $told }
review-end-later = Even that loses, only later.
review-end-less = Even that loses, but by less.
review-end-too = Even that loses, but only if the opponents find every move.
review-end-chance = That way the game was still open, with a { $chance } chance of winning.
review-show = Show on the board
review-line = Show the better moves
review-line-step = Better move { $step } of { $total }: { $told }
review-line-where = Better move { $step } of { $total }
review-line-gone = The review with this turning point is no longer at hand. Please ask for it again.
review-mark-played = what was played
review-mark-better = what would have been better
