### The pages.

## Bots and help at a new table

page-help-for-all = Show hints and threats to everybody, even in games between people
page-pace = Bots move
page-pace-quick = at once
page-pace-usual = at the usual pace
page-pace-calm = calmly, so that everybody can follow

## Every page

page-tagline = A games table that is open day and night. Sit down and play, alone, side by side, or with friends far away.
page-skip = Skip to the content
page-settings = Account, language and colours
page-theme = Light or dark
page-foot = In French, a préau is the covered part of a schoolyard, where everybody plays when it rains.
page-look-link = Look at a game record
page-api-link = For developers
page-home = All games
page-error = That did not work
page-error-403 = You cannot open this page
page-error-404 = There is nothing here
page-lost = There is no page at this address. Perhaps the link was cut short.

## The shelf

page-shelf-title = What shall we play?
page-shelf-hello = What shall we play?
page-mine = Carry on playing
page-mine-more = More games ({ $count })
page-games = Games
page-game-broken = This game is installed, but could not be loaded. The server’s log says why.
page-picture = A position in { $title }
page-players = { $players } players
page-minutes = about { $minutes } minutes
page-play-now = Play now
page-play-against = { $count ->
    [one] Against one bot: { $name } ({ $strength })
   *[other] Against { $count } bots: { $name } ({ $strength })
}
page-play-unmeasured = { $count ->
    [0] On your own
    [one] Against one bot: { $name } (level { $level })
   *[other] Against { $count } bots: { $name } (level { $level })
}
page-same-screen = Same screen
page-invite-friends = Invite friends
page-learn = Learn
page-own-options = More options
page-editor = Set up a position
page-open-tables = Open tables
page-no-open-tables = No public table is open just now. Open one and invite friends!
page-status-waiting = waiting for players
page-status-playing = in progress
page-status-over = finished
page-table-against = Against { $names }
page-table-with = With { $mates } against { $names }
page-time-left = { $unit ->
    [days] { $count ->
        [one] one day left
       *[other] { $count } days left
    }
    [hours] { $count ->
        [one] one hour left
       *[other] { $count } hours left
    }
   *[minutes] { $count ->
        [one] one minute left
       *[other] { $count } minutes left
    }
}

## A new table

page-new-title = A new table for { $title }
page-new-how = How would you like to play?
page-mode-bots = Against bots
page-mode-bots-help = You take a seat, and the computer takes the others.
page-mode-screen = Same screen
page-mode-screen-help = Everybody plays on this device and passes it round.
page-mode-friends = With friends
page-mode-friends-help = You get a link and a QR code for every seat, to send to your friends. Nobody needs an account.
page-new-from-position = The game begins from the position that you set up.
page-who-plays = Who plays?
page-number-of-players = Players
page-seat-kind = { $seat }: who plays
page-seat-player-name = { $seat }: name
page-name = Name
page-kind-person-bots = You
page-kind-person-screen = A person
page-kind-person-friends = A person
page-bot-choice = { $level ->
    [random] { $name } (bot)
    [greedy] { $name } (bot)
   *[other] { $name } (bot, level { $level })
}
page-bot-level = Bot, level { $level }
page-bot-line = { $name } ({ $level }): { $character }
page-bot = bot
page-rules-of-table = Rules
page-edition = Edition
page-edition-none = The usual rules
page-edition-help = The printed editions differ in a few rules. You can also choose rule by rule.
page-single-options = Rules one by one
page-usual = { $value } (usual)
page-usual-edition = { $value } (this edition)
page-edition-same = This edition plays by the usual rules.
page-edition-change = { $rule }: { $here } (usually { $usual })
page-edition-rule = { $rule }: { $value } ({ $others })
page-surprise = Surprise me
page-surprise-help = Chosen at random when the table opens
page-choice-number = No. { $number }
page-build = Let me build one
page-build-text = Or type it
page-strength = Strength
page-strength-1 = beginner
page-strength-2 = easy
page-strength-3 = medium
page-strength-4 = strong
page-strength-5 = very strong
page-time = Time
page-clock = Clock
page-clock-none = No clock
page-clock-sand = Sand timer, { $seconds } seconds a turn
page-clock-turn = { $seconds } seconds a turn, and whoever runs out of time loses
page-clock-bank = { $minutes } minutes each, plus { $increment } seconds a turn
page-clock-days = { $days ->
    [one] One day a turn
   *[other] { $days } days a turn
}
page-manners = At the table
page-free-undo = You may take back moves during your turn (and, if all the others are bots, your last move even after they have replied)
page-absence = A bot may stand in for somebody who is away
page-absence-minutes = { $count ->
    [one] after one minute
   *[other] after { $count } minutes
}
page-absence-never = never
page-public = Public, so that anybody may join or watch
page-start-bots = Start playing
page-start-screen = Start playing
page-start-friends = Open the table

## Inviting and sitting down

page-invite = Invite
page-invite-title = Invite friends to { $title }
page-invite-help = Send each player the link to a seat, or let them scan the code. The game begins when every seat is taken.
page-invite-only-here = These links work on this computer only. For phones and other computers on your network, start Préau with “preau serve --lan”.
page-invite-players = Only those who play at this table can invite others.
page-invite-seat = Seat: { $seat }
page-invite-here = { $name } is here.
page-invite-away = { $name } has this seat, but is not here just now.
page-invite-again = Link for another device
page-invite-you = You are sitting here.
page-invite-watch = Spectators
page-invite-watch-help = Any number of people can watch.
page-copy = Copy
page-to-table = To the table
page-seat-title = Your seat at { $title }
page-seat-text = You are invited to play { $seat }.
page-seat-taken = { $name } is sitting here, and will be asked whether you may take over.
page-seat-asked = { $name } is being asked. As soon as the answer is yes, the seat is yours.
page-seat-kept = { $name } would like to keep this seat.
page-your-name = Your name
page-avatar = Your emblem
page-avatar-name = { $colour } { $shape }
page-shape-disc = disc
page-shape-square = square
page-shape-triangle = triangle
page-shape-diamond = diamond
page-shape-star = star
page-shape-ring = ring
page-colour-red = Red
page-colour-blue = Blue
page-colour-green = Green
page-colour-yellow = Yellow
page-colour-purple = Purple
page-colour-white = White
page-sit-down = Sit down
page-watch-only = Just watch

## The table

page-offline = You are offline. What you do now is kept, and sent as soon as the connection is back.
page-waiting = { $count ->
    [one] Waiting for one more player
   *[other] Waiting for { $count } more players
}
page-gathering = The clocks start when everybody is here, or with the first move. We are still waiting for { $names }.
page-hand-over = Hand over to { $name }
page-paused-for = Paused, with { $name } to move.
page-ready = I am ready
page-hand-over-off = Do not ask again
page-over = The game is over
page-at-start = Before the first move.
page-looking = You are looking back · { $where }
page-you-win = You win!
page-your-turn = Your turn
page-opening = You are { $colour } this time. { $first } begins.
page-opening-colour = You are { $colour } this time.
page-opening-mine = You are { $colour } this time, and you begin.
page-moves-left =
    { $count ->
        [one] One more move, and this game ends with no winner.
       *[other] { $count } more moves, and this game ends with no winner.
    }
page-turn-of = { $name } to move
page-thinking = { $name } is thinking …
page-bot-for = A bot is playing on for { $name } …
page-choosing = { $name } is choosing …
page-choosing-stage = { $name } is choosing … · { $stage }
page-steps = This turn
page-timer-sand = Sand timer
page-timer-turn = Time for this turn
page-you = you
page-seat-name = { $name } ({ $colour })
page-away = away
page-free-seat = free seat
    .mid = a free seat
page-stand-in = a bot is standing in
page-out-resigned = resigned
page-out-flagged = out of time
page-vote-undo = { $count ->
    [one] { $name } would like to take back one move.
   *[other] { $name } would like to take back { $count } moves.
}
page-vote-draw = { $name } offers a draw.
page-vote-draw-sure = Agree to a draw? The game ends at once.
page-vote-end = { $name } would like to end this game without a result.
page-vote-end-sure = End this game without a result? Then nobody wins and nobody loses.
page-vote-rematch = { $name } would like to play again.
page-asked-undo = You have asked to take the move back.
page-asked-draw = You have offered a draw.
page-asked-end = You have asked to end this game without a result.
page-asked-rematch = You have asked to play again.
page-vote-waits = Waiting for { $names }.
page-declined-undo = { $name } said no to taking the move back, so { $asker } plays on.
page-declined-draw = { $name } did not accept the draw that { $asker } offered.
page-declined-end = { $name } would rather play on.
page-declined-rematch = { $name } does not want to play again just now.
page-refused-undo = { $name } said no to taking the move back, so you play on.
page-refused-draw = { $name } did not accept the draw that you offered.
page-claim = Somebody with the link to your seat would like to sit here as { $name }. Is it you, on another device?
page-claim-give = Give up the seat
page-claim-keep = Keep it
page-claim-sure = Give up your seat? You can then only watch here.
page-missed = { $count ->
    [0] A bot stood in for you while you were away, but made no move.
    [one] A bot stood in for you while you were away and made one move.
   *[other] A bot stood in for you while you were away and made { $count } moves.
}
page-yes = Yes
page-no = No
page-join = Sit down as { $seat }
page-undo = Take back the last move
page-undo-replies = Take back my last move
page-ask-undo = Ask to take the move back
page-return = Take my seat back
page-offer-draw = Offer a draw
page-offer-draw-sure = Offer everybody a draw?
page-resign = Resign
page-resign-sure = { $what } Do you really want to resign?
page-resign-ends =
    { $mine ->
        [yes] You lose
       *[no] { $name } loses
    }, and the game ends with a win for { $winners }.
page-resign-goes-on =
    { $mine ->
        [yes] You lose. The others play on, and a bot takes your seat.
       *[no] { $name } loses. The others play on, and a bot takes that seat.
    }
page-abandon = Stop without a result
page-abandon-sure = { $what } Do you really want to stop?
page-abandon-what = The game ends here for everybody. Nobody wins and nobody loses.
page-ask-end = Ask to end the game without a result
page-ask-end-sure = { $what } Ask them now?
page-ask-end-what = The others will be asked. If they all agree, the game ends, and nobody wins or loses. Until then it goes on.
page-pause = Pause
page-let-bot = Let a bot play for { $name }
page-let-bot-sure = Let a bot play for { $name } until they are back?
page-ends-scores = Final score: { $scores }.
page-ends-score = { $name } { $score }
page-ends-drawn = This ends the game in a draw.
page-ends-you-win = This ends the game, and you win.
page-ends-won = This ends the game with a win for { $names }.
page-first-title = Is this your first game?
page-first-lesson = Short lessons
page-guide = Guide
page-guide-more = … more
page-guide-anew = Start the guide again
page-signs = Signs on the board
page-first-guide = Guide me as I play
page-first-no = I know the game
page-goal = The aim.
page-cannot-choose = You cannot choose { $what } now.
page-cannot-choose-next = You cannot choose { $what } next.
page-decide-first = First decide with the buttons below the board.
page-sign-several = several things are possible, and you choose one
page-tabs = Beside the game
page-tools = Tools
page-unread = new message
page-this-table = Different at this table
page-rule-numbers = The numbers in brackets refer to the rulebook.
page-whole-rulebook = The whole rulebook
page-log = Moves
page-log-turn = { NUMBER($turn, useGrouping: 0) }. { $name }
page-log-empty = { $placed ->
    [yes] Nothing has been played here yet. The game begins from the position on the board.
   *[no] Nothing has been played yet.
}
page-notation = How moves are written
page-log-earlier = Earlier moves
page-log-later = Later moves
page-recap = { $players ->
    [2] What your opponent did
   *[other] What the others did
}
page-news-opens = show all of it
page-recap-replay = Show again
page-recap-skip = Skip
page-follow = Show the others’ moves
page-follow-off = all at once
page-follow-quick = one by one, quickly
page-follow-usual = one by one
page-follow-slow = one by one, slowly
page-sound = Sound
page-recap-quiet = Only quiet moves from { $names }.
page-recap-ways = The thin lines on the board show what has moved.
page-recap-empty = { $players ->
    [2] What your opponent does will appear here.
   *[other] What the others do will appear here.
}
page-chat = Chat
page-chat-empty = Say hello!
page-chat-watching = watching
page-chat-more = Options for what { $name } said
page-mute = Mute { $name }
page-report = Report
page-report-sure = Report this message to the host of this server?
page-unmute = Show again
page-say = Message
page-send = Send
page-keys = Play by keyboard, or change your name
page-keys-help = Arrow keys go from place to place, Enter chooses, and Escape takes back your last choice. Letters and numbers jump to a piece or a place.
page-rename = Change name
page-confirm-moves = Ask before a move is played
page-confirm-touch = only on a touch screen
page-confirm-yes = always
page-confirm-no = never
page-confirm-end = You are always asked before a move that ends the game.
page-back-to-now = Back to the game
page-rulebook = Rules
page-rule = rule { $number }
page-term = { $name }: { $value }
page-terms = This table

## Replay, records, positions

page-first = To the start
page-step-back = One move back
page-play-moves = Play the moves
page-step-on = One move forward
page-last = To the end
page-speed = Speed
page-move-number = Move
page-branch = Play on from here
page-look-title = Look at a game record
page-look-help = Drop a record file onto this page, choose one, or paste its text.
page-look-file = Record file
page-look-paste = Text of the record
page-look-show = Show
page-words-title = All messages
page-words-lead = Every message of this server in your language, with its key, as it is written in its file. Choose the language above.

## Said by the scripts

page-js-failed = That did not work. Please try again.
page-js-offline = There is no connection to the table just now.
page-js-seat-moved = Your seat has moved to another device. Here you can only watch.
page-js-copied = Copied.
page-js-saved = The picture is in your downloads.
page-js-reported = Reported. The host will see it.
page-js-muted = Muted on this device: { $n }
page-js-choosable = can be chosen
page-js-chosen = Chosen: { $what }
page-js-would = This is what would happen. { $what }
page-js-taken-back = Taken back.
page-js-confirm = Play this move
page-js-take-back = Back
page-js-one-tap = To play with a single tap, set “{ page-confirm-moves }” to “{ page-confirm-no }”.
page-js-one-tap-show = Show the setting
page-js-undone = Moves were taken back.
page-js-guest = Guest
page-js-rule = rule { $what }
page-js-rulebook = rulebook
page-js-letter = The rule to the letter
page-js-too-large = This file is too large for a record.
