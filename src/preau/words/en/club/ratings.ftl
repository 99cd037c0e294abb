### Ratings of people: rated games, leaderboards.

ratings-rated = rated
ratings-rated-choice = Rated: the result counts for the players’ ratings
ratings-rated-help = In a rated game, everybody plays under the name of their account and against the clock. There are no hints then, and no move is taken back unless an opponent agrees.
ratings-range-choice = Ratings of those who join
ratings-range-low = from
ratings-range-high = to
ratings-range-help = This is only for public tables. Leave it empty for no limit. Somebody without a rating counts as 25, where everybody begins. Whoever has your link can sit down, whatever their rating.
ratings-range-from = rating of { $low } or more
    .mid = a rating of { $low } or more
ratings-range-to = rating of { $high } or less
    .mid = a rating of { $high } or less
ratings-range-between = rating from { $low } to { $high }
    .mid = a rating from { $low } to { $high }

## why a table cannot be rated, or somebody cannot sit there

ratings-online = A game on the same screen cannot be rated.
ratings-from-start = Only a game played from the beginning can be rated.
ratings-no-help = At a rated table there are no hints. Please choose one or the other.
ratings-needs-clock = A rated game between people needs a clock.
ratings-needs-players = A rated game needs at least one person and one opponent.
ratings-unmeasured = The strength of the bot at level { $level } has not been measured for this game, so it cannot play at a rated table.
ratings-needs-account = At a rated table you play under the name of your account. Please sign in first.
ratings-one-seat = You already have a seat at this table. In a rated game everybody has only one.
ratings-bad-range = The rating range must be whole numbers from { $low } to { $high }, the lower one first.
ratings-outside = This table asks for { $asked_mid }. Your rating here is { $rating }.
ratings-outside-unrated = This table asks for { $asked_mid }. You have no rating here yet, and count as { $rating } until you do.
ratings-no-undo = In a rated game nothing is taken back unless an opponent agrees.
ratings-no-end = You can resign a rated game against bots, but not end it without a result.

## at the end of a game

ratings-change-up = Your rating has gone up by { $by }, to { $rating }.
ratings-change-down = Your rating has gone down by { $by }, to { $rating }.
ratings-change-same = Your rating is still { $rating }.

## leaderboards

ratings-board-title = { $game }, { $players } players
ratings-nobody = Nobody has a rating yet.
ratings-nobody-sure = Nobody’s rating is sure enough yet.
ratings-games = { $count ->
    [one] one game
   *[other] { $count } games
}
ratings-recomputed = { $games ->
    [one] One rated game,
   *[other] { $games } rated games,
} { $people ->
    [one] one rating.
   *[other] { $people } ratings.
} { $changed ->
    [0] Everything was as it should be.
    [one] One entry was wrong and has been put right.
   *[other] { $changed } entries were wrong and have been put right.
}

## verify

ratings-verify-where = ratings
ratings-verify-result = the result is not filed as the log has it
ratings-verify-step = { $game } with { $players } players: the ratings after rated game { $number } do not follow from the results
ratings-verify-last = { $game } with { $players } players: somebody’s rating is not what their last game made it
