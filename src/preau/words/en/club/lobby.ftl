### The lobby: free seats, finding a table, games to watch, who is here.

lobby-title = Lobby
lobby-lead = Take a free seat, or let us find you a table. You do not need an account.
lobby-places = Playing with others
lobby-waits = { $count ->
    [0] Lobby
    [one] Lobby: somebody is waiting
   *[other] Lobby: { $count } people are waiting
}

## Free seats

lobby-open = Free seats
lobby-open-none = No table is waiting for players just now. Press “Find me a table”, or open one of your own from the home page.
lobby-join = Join
lobby-join-label = Join { $game }, { $who }
lobby-to-table = To your table
lobby-free = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
lobby-sits = with { $names }
lobby-nobody-sits = nobody is seated yet
lobby-full = That seat has just been taken. There may be others in the lobby.

## Finding a table

lobby-find = Find me a table
lobby-find-label = Find me a table: { $game }
lobby-size = Players
lobby-any-size = Any number
lobby-bots = If too few come, bots may fill the table
lobby-rated = Rated game, with people only
lobby-rated-why = Rated games are played under the name of an account. Sign in if you would like to look for one.
lobby-rated-people = You are looking for a rated game, and those are played with people only. To play with bots, stop looking and start again without “Rated game”.
lobby-with-rated = { $clock } · rated
lobby-seeking = { $count ->
    [0] Nobody is looking for a table just now. Be the first, and whoever comes next will meet you.
    [one] One person is looking for a table.
   *[other] { $count } people are looking for a table.
}
lobby-seek-for = You are looking for a table: { $game } · { $players } players · { $clock }.
lobby-seek-looking = Stay on this page. As soon as we have found the other players, your table opens by itself.
lobby-seek-stop = Stop looking
lobby-seek-bots-offer = Nobody has come yet. Would you like to play with bots instead?
lobby-seek-bots = Play with bots now
lobby-seek-over = We have stopped looking for a table.
lobby-seek-twice = You have started looking for a table in another window.
lobby-no-seek = You are not looking for a table any more.
lobby-no-size = This game is for { $sizes_choice } players, not for { $size }.
lobby-no-clock = There is no clock “{ $text }”. Please choose one from the list.

## Watching, and who is here

lobby-watch-title = Games to watch
lobby-watch = Watch
lobby-watch-label = Watch { $game }: { $names }
lobby-watch-none = No public game is being played just now.
lobby-watching = { $count ->
    [0] no spectators
    [one] 1 spectator
   *[other] { $count } spectators
}
lobby-here = Here now
lobby-here-none = Nobody is listed just now.
lobby-here-show = List me
lobby-here-help = Only people who ask to be listed appear here.
lobby-here-hide = Take me off the list

## One's games, days off, moves in advance

lobby-games = My games
lobby-games-lead = { $count ->
    [0] No game is waiting for you.
    [one] One game is waiting for you.
   *[other] { $count } games are waiting for you.
}
lobby-games-none = You are not playing any games just now.
lobby-games-yours = Your turn
lobby-games-others = The others’ turn
lobby-games-waiting = Waiting for players
lobby-next = Next game waiting for you
lobby-until = until { $moment }
lobby-zone = Times are shown in the { $zone } time zone.
lobby-zone-change = Change
lobby-zone-choose = Time zone
lobby-zone-take = Use this time zone
lobby-days-off = Days off
lobby-days-off-help = While you are away, your clock stands still in all correspondence games (those with days for each turn), and the others are told. { $left ->
    [0] You have none of your { $days } days left this year.
    [one] You have one of your { $days } days left this year.
   *[other] You have { $left } of your { $days } days left this year.
}
lobby-days-off-first = First day
lobby-days-off-last = Last day
lobby-days-off-take = Take these days off
lobby-days-off-span = { $first } – { $last }
lobby-days-off-end = I am back
lobby-days-off-cancel = Cancel
lobby-days-off-told = { $name } is away until { $day }. Until then, their clock stands still.
lobby-days-off-clock = Days off are for correspondence games, which have days for each turn.
lobby-days-off-days = These days are not possible. The first day can be today at the earliest, and the last day cannot come before it.
lobby-days-off-twice = You already have days off at that time.
lobby-days-off-spent = That would be { $days ->
    [one] one day
   *[other] { $days } days
}, but you have { $left ->
    [0] none
   *[other] only { $left }
} left for that year.
lobby-days-off-none = You have no such days off.
lobby-ahead = Moves in advance
lobby-ahead-lead = If the others play what you expect, your answer follows at once. Nobody else can see your plans, and a plan that no longer fits is dropped.
lobby-ahead-kept = Your plans
lobby-ahead-new = If they play this, I play that
lobby-ahead-they = { $name } plays
lobby-ahead-you = you play
lobby-ahead-next = Continue
lobby-ahead-keep = Keep this plan
lobby-ahead-forget = Delete
lobby-ahead-players = Only the players at this table can plan moves here.
lobby-ahead-not = You can plan moves in correspondence games, while it is somebody else’s turn.
lobby-ahead-line = A plan begins with somebody else’s move and ends with one of yours.
lobby-ahead-long = A plan can have at most { $high } moves.
lobby-ahead-many = You can keep at most { $high } plans at one table.
