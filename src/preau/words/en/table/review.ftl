### The review of a finished game.

review-title = Review
review-start = Review this game
review-help = A strong bot works through every position and tells you who was ahead, where the game turned, and what would have been better. This can take a few minutes.
review-later = A game can be reviewed when it is over.
review-progress = { $done } of { $total } positions worked through.
review-progress-points = Looking for the turning points{ $total ->
    [0] …
   *[other] : { $done } of { $total } checked.
}
review-left = { $minutes ->
    [0] Less than a minute to go.
    [one] About a minute to go.
   *[other] About { $minutes } minutes to go.
}
review-chart = Chances of winning, turn by turn
review-chart-help = At every moment the players’ chances of winning add up to 100%.
review-chart-numbers = The numbers above mark the turning points below.
review-numbers = The same in numbers
review-turn = Turn
review-turn-part = { NUMBER($turn, useGrouping: 0) } · { $part }/{ $parts }
review-turn-move = Turn · move
review-played = What was played
review-before = before the first move
review-points = Turning points
review-none = Nobody threw the game away with a single decision. The chances shifted little by little.
review-none-leap = No turning point was found. The biggest leap came in turn { NUMBER($turn, useGrouping: 0) }, when { $you ->
    [yes] your chance of winning
   *[no] the chance of winning for { $who }
} rose from { $before } to { $after }. { $mover ->
    [riser] { $you ->
        [yes] It was your own turn, and a good one.
       *[no] That was their own turn, and a good one.
    }
    [reader] It was your turn, and the bot saw no clearly better move.
   *[other] { $other } was to move, and the bot saw no clearly better move.
}
review-point-head = Turn { NUMBER($number, useGrouping: 0) } · { $who }
review-point-here = Turning point { $number } of { $total }. Next, { $told_inside }
review-cost = { $you ->
    [yes] With the best move, your chance of winning would have been { $best }. With this one it was { $after }.
   *[no] With the best move, the chance of winning would have been { $best } for { $who }. With this one it was { $after }.
}
review-shift = { $you ->
    [yes] This move raised your chance of winning from { $before } to { $after }.
   *[no] This move raised the chance of winning for { $who } from { $before } to { $after }.
}
review-unstopped = { $you ->
    [yes] You could win on your next turn, and this move did not prevent it.
   *[no] { $who } could win on their next turn, and this move did not prevent it.
}
review-unstopped-told = This move does not prevent what comes next. { $told }
review-shift-instead = { $you ->
    [yes] You could have prevented it like this. { $told }
   *[no] { $who } could have prevented it like this. { $told }
}
review-instead-told = This is the better move. { $told }
review-instead-other = There is a better way to make the same move, in which { $told_inside }
review-instead-same = It would have been better to carry out the same move in another way.
review-why-does = At once, { $told_inside }
review-why-then = Then, in the same turn, { $told_inside }
review-why-leads = A few moves later, { $told_inside }
review-why-allows = With the move that was played, { $told_inside }
review-why-brings = A few moves after the one that was played, it could come to this. { $told }
review-why-avoids = With the move that was played, { $told_inside }
review-why-stops = Without it, { $told_inside }
review-why-threatens = Once it is played, { $told_inside }
review-why-keeps = After it, as before, { $told_inside }
review-why-forces = { $how ->
    [turn] By the end of that turn, there is a threat that has to be answered.
    [keeps] It keeps up a threat that has to be answered.
   *[other] It creates a threat that has to be answered.
} { $told }
review-why-builds = It builds something up, because { $told_inside }
review-why-blocks = With that in the way, { $told_inside }
review-why-came = In the game, { $told_inside }
review-why-missed = After the move that was played, { $told_inside } In the game, { $you ->
    [yes] you
   *[no] { $who }
} missed that.
review-why-feared = After the move that was played, the game could have gone like this. { $told }
review-why-not-come = In the game, it did not come to that.
review-why-prevented-by = With the move that was played, { $told_inside } The better way prevents that later in the same turn, when { $step_inside }
review-why-together = After the better move, { $threat_inside } It takes a second move to stop that, such as this one. { $told }
review-why-worked = In the game, the move that was played still led to the win. { $told }
review-why-turn = By the end of that turn, { $told_inside }
review-why-expected = A strong player then goes on like this. { $told }
review-why-quiet = Over the next few moves, the better move and the one that was played gain and lose the same. The bot simply thinks that the pieces are better placed after the better one.
review-both = { $first } { $second }
review-end-over = With the better move, the game could have ended like this. { $told }
review-end-later = { $you ->
    [yes] Even with the better move you lose, but later.
   *[no] Even with the better move { $who } loses, but later.
}
review-end-less = { $you ->
    [yes] Even with the better move you lose, but by less.
   *[no] Even with the better move { $who } loses, but by less.
}
review-end-too = { $you ->
    [yes] Even with the better move you still lose
   *[no] Even with the better move { $who } still loses
} if the { $others ->
    [one] opponent finds
   *[other] opponents find
} the right move every time.
review-end-chance = Even the better move would not have decided the game. { $you ->
    [yes] Your chance of winning would have been { $chance }.
   *[no] The chance of winning for { $who } would have been { $chance }.
}
review-best = Your best move
review-best-head = Turn { NUMBER($number, useGrouping: 0) }
review-best-here = Your best move came next. { $told }
review-best-gain = With it, your chance of winning was { $share }.
review-best-wins = It won the game at once.
review-best-second = The next best move, at { $share }, would have been this one. { $told }
review-best-otherwise = Without it, the game could have gone like this. { $told }
review-show = Show on the board
review-line-start = Show how it goes on ({ $total ->
    [one] one move
   *[other] { $total } moves
})
review-line-next = Next move
review-line-again = From the beginning
review-line-back = Back
review-line-step = How it could have gone, move { $step } of { $total }. { $told }
review-line-where = How it could have gone, move { $step } of { $total }
review-line-gone = The review with this turning point is no longer at hand. Please ask for it again.
review-mark-played = what was played
review-mark-better = what would have been better
review-mark-best = your best move

review-where = { $at ->
    [start] Start
    [end] After the last move (turn { NUMBER($turns, useGrouping: 0) })
    [turn] Before turn { NUMBER($turn, useGrouping: 0) }
   *[move] Turn { NUMBER($turn, useGrouping: 0) }, after move { $part } of that turn
}
