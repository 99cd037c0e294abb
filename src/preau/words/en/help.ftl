### What `--help` says of each command and option.

help-frame-usage = Usage:
help-frame-arguments = Arguments:
help-frame-options = Options:
help-frame-commands = Commands:
help-frame-help = Show this help.
help-frame-default = { "" }[default: { $value }]
help-frame-span = { "" }[{ $low } to { $high }]
help-frame-least = { "" }[at least { $low }]
help-frame-required = { "" }[required]
help-mistake-no-argument = { $name } is missing.
help-mistake-no-option = The option { $name } is missing.
help-mistake-option = There is no option { $name }.
help-mistake-command = There is no command “{ $name }”.
help-mistake-value = “{ $value }” is not a possible value for { $name }.
help-mistake-span = It takes a whole number from { $low } to { $high }.
help-mistake-least = It takes a whole number of at least { $low }.
help-mistake-whole = It takes a whole number.
help-mistake-number = It takes a number.
help-mistake-choice = It takes { $words }.
help-mistake-no-value = { $name } needs a value.
help-mistake-extra = Too many words: { $name }.
help-mistake-meant = Did you mean { $words }?
help-mistake-more = More help: { $command }

help-word-options = { "" }[OPTIONS]
help-word-command = COMMAND
help-word-address = ADDRESS
help-word-bot = BOT
help-word-bots = BOTS
help-word-file = FILE
help-word-folder = FOLDER
help-word-game = GAME
help-word-id = ID
help-word-language = LANGUAGE
help-word-layer = LAYER
help-word-lesson = LESSON
help-word-name = NAME
help-word-number = NUMBER
help-word-option-value = OPTION=VALUE
help-word-puzzle = PUZZLE
help-word-rule = RULE
help-word-schema = SCHEMA
help-word-url = URL
help-word-what = WHAT

help-preau = A games table: play, watch, and look up the rules.
help-play = Play in the terminal, everybody at one keyboard. Every move is saved.
help-show = Draw a position in the terminal or as an SVG picture.
help-replay = Read the record of a game: print it, check it, draw it.
help-rules = Print the rulebook, one section of it or one rule.
help-games = List the games, or the options of one.
help-referee = Answer questions about the rules in JSON, one command a line.
help-version = Print the version.
help-lang = The language (by default the terminal’s).
help-arg-game = The game’s name, as “preau games” lists it.
help-games-game = Show the options of this game.
help-rules-number = A rule, such as R5.6, or a section, such as R5.
help-rules-letter = Also print the law to the letter under each rule (a single rule always comes with it).
help-show-what = A game and its options (recess players=4), a position as text or JSON, a file with one or with a record, or - for standard input.
help-to = Stop after this many moves.
help-layer = Show this layer too (such as “sight”); may be repeated.
help-svg = Write the picture to this file.
help-replay-file = The record; - for standard input.
help-check = Only say whether the record is sound.
help-json = Print the last position as JSON.
help-lenient = Read what can be read, and say what is odd.
help-play-game = The game, or the file of a saved one. If you leave it out, you are asked.
help-play-options = How to play, such as players=4; “preau games GAME” lists the options.
help-play-name = A player’s name, in seat order; may be repeated.
help-play-resume = Go on with the last saved game.

help-serve = Open the table in the browser (as preau does without a command).
help-serve-host = The address to listen on.
help-serve-port = The port to listen on.
help-serve-data = The folder for the database and the secret.
help-serve-database = Another database, such as postgresql://…
help-serve-lan = Let other devices on the same network join, and show a QR code for them.
help-serve-no-browser = Do not open a browser.
help-serve-verbose = Log every request.

help-hosting-database = The database, if it is not the one that preau serve would use.
help-migrate = Bring the database up to date (preau serve does so by itself).
help-migrate-to = Go to this schema, even back to an older one; what only the newer one holds (accounts, for instance) is dropped.
help-verify = Replay every table’s log through the rules and report every difference.
help-move-data = Carry all tables over to another database. Run it again to go on after an interruption.
help-move-from = The database to carry over, such as sqlite:////var/lib/preau/preau.sqlite3
help-move-to = The database to carry over to, such as postgresql://…

help-audit = Who sat down where, used a link or signed in: the log, oldest first.
help-audit-table = Only for this table.
help-audit-guest = Only for this guest.
help-reports = List the chat messages that guests have reported.
help-words = Print every message with its key, or proofread a language.
help-words-check = Say what this language lacks compared with English, and which forbidden words it uses; it need not be offered yet.
help-expire = Delete old guest tables: those where nobody has played for this many days.
help-expire-days = For how many days nobody has played there.
help-expire-count = Only say how many there are.

help-arena = Let bots play matches and measure them. Run it again to go on.
help-simulate = Let a bot play against itself and report on the balance of a game.
help-ratings = Print the measured strength of the bots.
help-arena-bots = The bots, such as 3,5,random; “cmd:./mybot” is a program of yours. May be repeated.
help-arena-games = How many games to play in all.
help-arena-near = Only let bots meet that are at most this many places apart in the list: this measures a ladder of levels in fewer games.
help-arena-players = How many sit at the table.
help-arena-options = An option of the game; may be repeated.
help-arena-out = The folder for results and records. Given the same folder again, the match goes on.
help-arena-seed = The seed that all chance comes from.
help-arena-simulations = The most simulations a bot may run for one decision.
help-arena-seconds = The most seconds a bot may think about one decision.
help-arena-workers = How many games are played at the same time (by default one per core).
help-arena-ray = Play on the Ray cluster at this address.
help-arena-json = Write everything that was measured to this file.
help-arena-svg = Write a chart of the ratings to this file.
help-simulate-bot = The bot that plays in all seats.
help-simulate-games = How many games to play (of each kind).
help-simulate-by-option = Also play with each value of each option.
help-simulate-html = Write the report to this file.
help-ratings-game = Only this game.

help-review = Review a record: everybody’s chances move by move, the turning points, and what would have been better.
help-review-svg = Write the chart to this file.
help-review-simulations = How many simulations to run from each position.
help-review-json = Print the chances and the turning points as JSON.

help-learn = Learn a game in short lessons on the real board.
help-learn-lesson = A lesson, by its name or number. Without it they are listed.

help-puzzles = Find the only answer: today’s puzzle, or another. Or mine new ones.
help-puzzles-puzzle = A puzzle, such as win-01. Without it: today’s, or the next one to solve.
help-puzzles-list = List all puzzles and which of them you have solved.
help-puzzles-mine = Mine this many new puzzles from games between bots.
help-puzzles-seed = The seed of the bots’ games: the same seed gives the same puzzles.
help-puzzles-games = How many games to dig through at most.
help-puzzles-out = Where to write the mined puzzles.
