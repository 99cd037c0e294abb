### The table: names, refusals, the log, the result.

## Names

table-player = Player { $number }
table-bot = { $bird ->
    [brandom] { bot-random }
    [bgreedy] { bot-greedy }
    [b1] { bot-1 }
    [b2] { bot-2 }
    [b3] { bot-3 }
    [b4] { bot-4 }
    [b5] { bot-5 }
    [b6] { bot-6 }
    [b7] { bot-7 }
    [b8] { bot-8 }
   *[other] Bot, level { $level }
}
table-bot-given = { $name } { $given }
table-given = { $given ->
    [n1] Pip
    [n2] Kiki
    [n3] Momo
    [n4] Tula
    [n5] Lolo
   *[other] { $number }
}
table-names = { $first }, { $next }
table-names-last = { $first } and { $last }

## What is asked for, where the game does not say it itself

table-prompt = Choose one of the marked places or pieces, or a button.
table-prompt-next = Now choose the rest of the move.
table-prompt-over = The game is over.

## Refusals

table-over = The game at this table is over.
table-not-started = The game has not begun, because a seat is still free.
table-no-such-seat = There is no seat { $number } at this table.
table-not-your-seat = Seat { $number } is not yours.
table-not-your-turn = It is not your turn. { $name } is to move.
table-bot-plays = A bot is playing for seat { $number } just now.
table-stale = The table has moved on in the meantime. Please look again before you play.
table-too-late = That came too late. Time was up.
table-full = So much has happened at this table that its log is full. You can play the game to its end, but do nothing else.
table-full-chat = The chat at this table is full. It holds { $high } lines.
table-move-too-long = No move is longer than { $high } characters.
table-seat-bot = Seat { $number } belongs to a bot.
table-seat-out = The player in seat { $number } has left this game for good.
table-seat-taken = Seat { $number } is taken.
table-private = This table is private, so you need the link to a seat.
table-stand-in-players = Only another player at this table can call in a bot.
table-stand-in-early = { $name } has not been away long enough. A bot may stand in after { $seconds } seconds.
table-stand-in-never = At this table, bots do not stand in for anybody.
table-vote-open = { $name } has asked for something, and that has to be answered first.
table-declined = { $name } has already said no to that.
table-nothing-to-undo = There is nothing to take back.
table-undo-stand-in = A bot is playing for { $names } just now, and bots cannot agree to anything. Until it stops, nothing can be taken back.
table-undo-timer = What the timer has done cannot be taken back.
table-no-vote = There is nothing for you to answer.
table-no-draws = In this game you cannot agree on a draw.
table-draw-bots = Bots do not accept draws.
table-not-creator = Before the game begins, only the person who opened the table can end it.
table-end-players = While others are playing, only somebody who plays at this table can ask to end the game.
table-paused = The game is paused.
table-pause-screen = Only those who share one screen can pause the game.
table-not-over = The game is still going on.
table-rematched = The rematch has already been set up.
table-bad-name = A name must have between 1 and { $high } characters.
table-name-taken = Somebody at this table is already called { $name }. Please choose another name.
table-bad-avatar = There is no such emblem.
table-bad-text = A message must have between 1 and { $high } characters.
table-bad-level = There is no bot at that level.
table-start-over = In this position the game is already over.
table-seat-count = This game needs { $needed } seats, not { $given }.
table-clock-no-sand = This game has no sand timer.
table-clock-seconds = { $value ->
    [one] { $value } second
   *[other] { $value } seconds
} will not do. Choose between { $low } and { $high }.
table-clock-days = Correspondence games are timed in whole days.
table-clock-increment = An increment of { $value ->
    [one] { $value } second
   *[other] { $value } seconds
} will not do. Choose between 0 and { $high }.
table-absence-seconds = An absence of { $value ->
    [one] { $value } second
   *[other] { $value } seconds
} will not do. Choose between { $low } and { $high }, or 0 for never.

## The log

table-event-timed-out = The sand has run out for { $you ->
    [yes] you
   *[no] { $name }
}.

## The result

table-result-won =
    { $count ->
        [one] { $winners } wins.
       *[other] { $winners } win.
    }
table-result-drawn = The game is drawn.
table-result-length-drawn = Nobody has won within { $moves } moves, so the game ends here as a draw.
table-result-length = Nobody has won within { $moves } moves, so the game ends here.
table-result-draw = Draw by agreement.
table-result-resigned =
    { $count ->
        [one] { $name } resigned, so { $winners } wins.
       *[other] { $name } resigned, so { $winners } win.
    }
table-result-flagged =
    { $count ->
        [one] { $name } ran out of time, so { $winners } wins.
       *[other] { $name } ran out of time, so { $winners } win.
    }
table-report-moves = Moves made
table-result-abandoned = The game was ended without a result.
table-result-abandoned-by = Ended without a result, at the request of { $name }.
