### The lobby: free seats, finding a table, games to watch, who is here.

lobby-title = Lobby
lobby-lead = Take a free seat, or let us find you a table. No account needed.
lobby-places = The club
lobby-waits = { $count ->
    [0] Lobby
    [one] Lobby: one person is waiting
   *[other] Lobby: { $count } are waiting
}

## Free seats

lobby-open = Free seats
lobby-open-none = No table is waiting for players just now. Press “Find me a table”, or open one of your own from the shelf.
lobby-join = Join
lobby-join-label = Join { $game }, { $who }
lobby-to-table = To your table
lobby-free = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
lobby-sits = with { $names }
lobby-nobody-sits = nobody is seated yet
lobby-full = That seat has just been taken. There are others in the lobby.

## Finding a table

lobby-find = Find me a table
lobby-find-label = Find me a table: { $game }
lobby-size = Players
lobby-any-size = Any number
lobby-bots = If too few come, bots may fill the table
lobby-seeking = { $count ->
    [0] Nobody is looking for a table just now. Be the first: whoever comes next will meet you.
    [one] One person is looking for a table.
   *[other] { $count } people are looking for a table.
}
lobby-seek-for = { $game } · { $players } players · { $clock }.
lobby-seek-looking = We are looking for players. Stay here: as soon as we have found them, your table opens by itself.
lobby-seek-stop = Stop looking
lobby-seek-bots-offer = Nobody has come yet. Do you want to play with bots instead?
lobby-seek-bots = Play with bots now
lobby-seek-over = We have stopped looking for a table.
lobby-seek-twice = You have just begun to look for a table in another window.
lobby-no-seek = You are not looking for a table any more.
lobby-no-size = There are no tables for { $size } in this game. It is for { $sizes }.
lobby-no-clock = { $text } is not a clock. Please choose one from the list.

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
lobby-here-none = Nobody has chosen to be seen just now.
lobby-here-show = Let others see me
lobby-here-help = Nobody is listed here unless they ask for it.
lobby-here-hide = Stop showing me
