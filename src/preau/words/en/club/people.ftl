### People: a page for each, friends, challenges, blocks.

people-me-title = You and your games
people-link = Your games and ratings
people-since = Here since { $day }
people-guest-note = You are playing as a guest. This page belongs to this browser, and only you can see it. If you create an account, it comes with you, and you can play rated games.
people-unknown = There is nobody called { $name } here.
people-hidden = { $name } keeps this private.

## ratings

people-ratings = Ratings
people-no-ratings = No rated games yet.
people-rating-mark = { $rating } ± { $doubt }
people-provisional = provisional
people-provisional-help = A provisional rating comes from too few games to be sure, so it is not on the leaderboards.
people-chart = Rating, game by game
people-chart-game = Game { $number }
people-chart-help = The line is the rating. The true strength lies within the band 95 times out of 100.
people-chart-table = As a table
people-column-number = Game
people-column-day = Day
people-column-rating = Rating
people-column-result = Result

## statistics

people-statistics = Statistics
people-no-games = No finished games yet.
people-column-games = Games
people-column-won = Won
people-column-drawn = Drawn
people-column-lost = Lost
people-column-left = Dropped out
people-by-seat = By seat
people-seat = Seat { $number }
people-openings = Favourite openings
people-opening = { $game } · { $text }
people-opening-count = { $games ->
    [one] once
   *[other] { $games } times
}, { $wins ->
    [0] never won
    [one] won once
   *[other] won { $wins } times
}

## games

people-games = Games
people-search = Search
people-search-game = Game
people-search-any = Any
people-search-opponent = Opponent’s name (or how it begins)
people-search-result = Result
people-nothing-found = No games found.
people-place-won = won
people-place-drawn = drawn
people-place-lost = lost
people-place-left = dropped out
people-place-none = no result
people-one-screen = on one screen
people-rated = rated
people-moves = { $count ->
    [one] one move
   *[other] { $count } moves
}
people-newer = Newer
people-older = Older

## to whom it is shown

people-privacy = Who can see this page
people-privacy-games = Games, statistics and openings
people-privacy-rating = Ratings
people-audience-everybody = everybody
people-audience-friends = friends
people-audience-nobody = only you
people-privacy-help = Private tables are listed without a link. The leaderboards only show people whose ratings everybody can see.
people-save = Save
people-saved = Saved.

## lists of the best

people-boards = Leaderboards
people-boards-link = Leaderboards
people-boards-help = These ratings come from rated games, once there are enough of them to be sure. Everybody starts at 25, on the same scale as the bots.
people-boards-none = Nobody has played a rated game yet. Open a table, tick “Rated”, and be the first.
people-bots-measured = The bots’ measured strength
people-column-rank = Rank
people-column-name = Name

## friends, blocks, challenges

people-friends = Friends
people-no-friends = No friends here yet. You can ask somebody on their page.
people-ask-friend = Ask to be friends
people-agree = Yes
people-say-no = No, thanks
people-part = Remove friend
people-part-sure = Remove { $name } from your friends?
people-asking = { $name } would like to be friends
people-asked = You have asked { $name } to be friends
people-take-back = Withdraw
people-is-friend = You are friends.
people-block = Block
people-block-sure = Block { $name }? They can no longer challenge you or be seated with you by “Find me a table”, and you no longer see what they write.
people-unblock = Unblock
people-blocked-list = Blocked
people-is-blocked = You have blocked { $name }.
people-challenge = Challenge
people-challenge-title = Challenge { $name }
people-challenge-game = Game
people-challenge-clock = Clock
people-challenge-rated = Rated
people-challenges = Challenges
people-challenged = { $name } challenges you to a game of { $game }
people-challenging = You have challenged { $name } to a game of { $game }
people-accept = Accept
people-decline = Decline
people-to-table = To the table
people-call-title = { $name } challenges you
people-call-text = It is a game of { $game }, and a seat is being kept for you.
people-not-yourself = That is you.
people-blocked = One of you has blocked the other.
people-only-friends = You can only challenge friends. Ask { $name } to be friends first.
people-too-many-asked = You are already waiting for a lot of answers. Please withdraw a request first.
people-too-many-blocked = You have blocked as many people as you can. Please unblock somebody first.
people-no-challenge = This challenge is no longer open.

## a forgotten password

people-reset = Forgot your password?
people-reset-title = A new password by email
people-reset-help = Type the name of your account, or the email address that you confirmed. If we have a confirmed address for it, we will send a link there. The link works once, within an hour.
people-reset-who = Name or email address
people-reset-send = Send the link
people-reset-sent = If there is a confirmed email address for that account, a link is on its way.
people-reset-off = This server does not send email. Ask your host for help.
people-reset-subject = Préau: choose a new password
people-reset-mail =
    Hello { $name },

    Somebody, probably you, has asked for a new password. Open this link within an hour to choose one:

    { $link }

    If it was not you, just ignore this email. Your password stays as it is.
people-reset-choose = Choose a new password, { $name }
people-reset-new = New password
people-reset-button = Save and sign in
people-reset-void = This link has been used or is too old. Please ask for a new one.
