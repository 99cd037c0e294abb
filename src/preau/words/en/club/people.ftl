### People: a page for each, friends, challenges, blocks.

people-me-title = You and your games
people-link = Your page: games and ratings
people-since = Here since { $day }
people-guest-note = You play as a guest. This page belongs to this browser, and only you see it. With an account it comes along, and you can play rated games.
people-unknown = There is nobody called { $name } here.
people-hidden = { $name } does not show this.

## ratings

people-ratings = Ratings
people-no-ratings = No rated games yet.
people-rating-mark = { $rating } ± { $doubt }
people-provisional = provisional
people-provisional-help = Provisional: too few games yet to be certain, so no list shows it.
people-chart = Rating, game by game
people-chart-game = Game { $number }
people-chart-help = The line is the rating; with 95% confidence the true strength lies within the band.
people-chart-table = The same as a table
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
people-column-left = Gave up
people-by-seat = By seat
people-seat = Seat { $number }
people-openings = Favourite openings
people-opening = { $game }: { $text }
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
people-search-opponent = Opponent (how the name begins)
people-search-result = Result
people-nothing-found = No game matches.
people-place-won = won
people-place-drawn = drawn
people-place-lost = lost
people-place-left = gave up
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

people-privacy = Who sees this page
people-privacy-games = Games, statistics and openings
people-privacy-rating = Ratings
people-audience-everybody = everybody
people-audience-friends = friends
people-audience-nobody = only you
people-privacy-help = Private tables are listed without a link to them. Whose ratings are not for everybody is on no list of the best.
people-save = Save
people-saved = Saved.

## lists of the best

people-boards = The best
people-boards-link = The best players
people-boards-help = Ratings of rated games, as far as they are certain. Everybody starts at 25, on the same scale as the bots.
people-boards-none = Nobody has played rated games yet. Open a table, tick “Rated”, and be the first.
people-bots-measured = The bots, as measured
people-column-rank = Rank
people-column-name = Name

## friends, blocks, challenges

people-friends = Friends
people-no-friends = No friends here yet. On somebody’s page you can ask them.
people-ask-friend = Ask to be friends
people-agree = Agree
people-say-no = No, thanks
people-part = Friends no more
people-part-sure = Friends with { $name } no more?
people-asking = { $name } asks to be your friend
people-asked = You asked { $name }
people-take-back = Take it back
people-is-friend = You are friends.
people-block = Block
people-block-sure = Block { $name }? They can no longer challenge you or be paired with you, and you no longer see what they write.
people-unblock = Unblock
people-blocked-list = Blocked
people-is-blocked = You have blocked { $name }.
people-challenge = Challenge
people-challenge-title = Challenge { $name }
people-challenge-game = Game
people-challenge-clock = Clock
people-challenge-rated = Rated
people-challenges = Challenges
people-challenged = { $name } challenges you: { $game }
people-challenging = You challenged { $name }: { $game }
people-accept = Accept
people-decline = Decline
people-to-table = To the table
people-call-title = { $name } challenges you
people-call-text = { $game }. A seat is kept for you.
people-not-yourself = That is you.
people-blocked = One of you has blocked the other.
people-only-friends = Only friends can be challenged. Ask { $name } first.
people-too-many-asked = You are waiting for many answers already. Take one back first.
people-too-many-blocked = You have blocked a great many people already.
people-no-challenge = This challenge is no longer open.

## a forgotten password

people-reset = Forgotten your password?
people-reset-title = A new password by mail
people-reset-help = Type the name of your account or the address you confirmed for calls. If we know an address for it, a link goes there that is good for one hour, once.
people-reset-who = Name or mail address
people-reset-send = Send the link
people-reset-sent = If we know a confirmed address for that, a link is on its way there.
people-reset-off = This server sends no mail. Ask your host.
people-reset-subject = A new password for Préau
people-reset-mail =
    Hello { $name },

    somebody, probably you, wants to choose a new password. Open this link within an hour:

    { $link }

    If it was not you, do nothing: everything stays as it is.
people-reset-choose = Choose a new password, { $name }
people-reset-new = New password
people-reset-button = Save and sign in
people-reset-void = This link has been used or is too old. Ask for a new one.
