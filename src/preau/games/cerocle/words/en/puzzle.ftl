### Cerocle: the puzzles. For each kind a title, what to do, a hint and a word of praise.

puzzle-win = Close the circle
    .task = You play { $who }. Win this turn.
    .hint = Which circle lacks only one piece? And if an opponent’s piece sits in it, can a line of five give you an exchange?
    .failed = That is allowed, but then you cannot close a circle this turn.
    .praise = Closed!

puzzle-cascade = Win by exchanges
    .task = You play { $who }. Win this turn. One exchange will not be enough.
    .hint = Begin with a line of five. An exchange that makes another line gives another exchange.
    .failed = That is allowed, but then you cannot close a circle this turn.
    .praise = What a cascade!

puzzle-stop = Stop the win
    .task = You play { $who }. { $next } is about to win. Stop { $next }. There is only one way.
    .hint = Look for circles that lack one piece, and for lines of five that would give an exchange. A neutral piece may be the very joker they need.
    .failed = That is allowed, but { $next } can still win.
    .praise = Stopped, at least for now!
