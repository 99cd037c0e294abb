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
review-none-leap = No turning point was found. The biggest leap came on turn { NUMBER($turn, useGrouping: 0) }, when { $you ->
    [yes] your chance of winning
    [bare] { $who }’s chance of winning
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
    [bare] With the best move, { $who }’s chance of winning would have been { $best }. With this one it was { $after }.
   *[no] With the best move, the chance of winning would have been { $best } for { $who }. With this one it was { $after }.
}
review-shift = { $you ->
    [yes] This move raised your chance of winning from { $before } to { $after }.
    [bare] This move raised { $who }’s chance of winning from { $before } to { $after }.
   *[no] This move raised the chance of winning for { $who } from { $before } to { $after }.
}
review-unstopped = { $you ->
    [yes] You could win on your next turn, and this move did not prevent it.
   *[no] { $who } could win on their next turn, and this move did not prevent it.
}
review-unstopped-told = This move did not prevent what came next. { $told }
review-shift-instead = { $you ->
    [yes] Here is how you could have prevented it. { $told }
   *[no] Here is how { $who } could have prevented it. { $told }
}
review-delay-instead = { $you ->
    [yes] Here is how you could have put it off. { $told }
   *[no] Here is how { $who } could have put it off. { $told }
}
review-instead-told = Here is what would have been better. { $told }
review-instead-other = There is a better way to make the same move, in which { $told_inside }
review-instead-same = It would have been better to make the same move in another way.
review-why-does = Straight away, { $told_inside }
review-why-then = Then, in the same turn, { $told_inside }
review-why-leads = A few moves later, { $told_inside }
review-why-allows = After the move that was played, { $told_inside }
review-why-brings = A few moves after the one that was played, it could have come to this. { $told }
review-why-avoids = After the move that was played, { $told_inside }
review-why-stops = Without it, { $told_inside }
review-why-threatens = Once it is played, { $told_inside }
review-why-keeps = After it, as before, { $told_inside }
review-why-forces = { $how ->
    [turn] By the end of that turn, there is a threat that has to be answered.
    [keeps] It keeps up a threat that has to be answered.
   *[other] It creates a threat that has to be answered.
} { $told }
review-why-builds = It helps later on, because { $told_inside }
review-why-blocks = With that in the way, { $told_inside }
review-why-came = In the game, it came to this. { $told }
review-why-missed = After the move that was played, { $told_inside } In the game, { $you ->
    [yes] you
   *[no] { $who }
} missed that.
review-why-feared = After the move that was played, this is how the game could have gone. { $told }
review-why-not-come = In the game, it did not come to that.
review-why-prevented-by = After the move that was played, { $told_inside } The better way prevents that later in the same turn, when { $step_inside }
review-why-together = After the better move, { $threat_inside } It takes a second move to stop that, such as this one. { $told }
review-why-worked = In the game, the move that was played still led to the win. { $told }
review-why-turn = By the end of that turn, { $told_inside }
review-why-expected = A strong player then goes on like this. { $told }
review-why-quiet = Over the next few moves, the two moves do equally well. The bot simply thinks that its own choice leaves the pieces better placed.
review-both = { $first } { $second }
review-end-over = With the better move, this is how the game could have ended. { $told }
review-end-later = { $you ->
    [yes] Even with the better move, you would have lost, only later.
   *[no] Even with the better move, { $who } would have lost, only later.
}
review-end-less = { $you ->
    [yes] Even with the better move, you would have lost, but by less.
   *[no] Even with the better move, { $who } would have lost, but by less.
}
review-end-too = Even the better move would not have saved { $you ->
    [yes] you
   *[no] { $who }
} against { $others ->
    [one] an opponent who makes no mistakes
   *[other] opponents who make no mistakes
}.
review-end-chance = Even the better move would not have decided the game. { $you ->
    [yes] Your chance of winning would have been { $chance }.
    [bare] { $who }’s chance of winning would have been { $chance }.
   *[no] The chance of winning for { $who } would have been { $chance }.
}
review-best = Your best move
review-best-head = Turn { NUMBER($number, useGrouping: 0) }
review-best-here = Your best move came next. { $told }
review-best-gain = With it, your chance of winning was { $share }.
review-best-wins = It won the game at once.
review-best-second = The next-best move, at { $share }, is the one in which { $told_inside }
review-best-otherwise = Without it, this is how the game could have gone. { $told }
review-show = Show on the board
review-line-start = Show how it goes on ({ $total ->
    [one] one turn
   *[other] { $total } turns
})
review-line-next = Next turn
review-line-again = From the beginning
review-line-back = Back
review-line-step = How it could have gone ({ $step } of { $total }). { $told }
review-line-where = How it could have gone ({ $step } of { $total })
review-line-end = { $you ->
    [yes] The continuation ends here, with your chance of winning at about { $chance }.
    [bare] The continuation ends here, with { $who }’s chance of winning at about { $chance }.
   *[no] The continuation ends here, with the chance of winning at about { $chance } for { $who }.
}
review-line-gone = The review with this turning point has not been kept. Please ask for it again.
review-mark-played = what was played
review-mark-better = what would have been better
review-mark-best = your best move
review-to-end = Back to the end of the game
review-go = { $to ->
    [first] Start
    [back] Back
    [play] Play
    [halt] Pause
    [next] Forward
   *[last] End
}

review-where = { $at ->
    [start] Start
    [end] After the last move (turn { NUMBER($turns, useGrouping: 0) })
    [turn] Before turn { NUMBER($turn, useGrouping: 0) }
   *[move] Turn { NUMBER($turn, useGrouping: 0) }, after move { $part } of that turn
}
