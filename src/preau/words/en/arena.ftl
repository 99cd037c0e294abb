### The arena: matches, ratings, the balance report.

## Commands

help-arena = Let bots play matches and measure them. Run again to go on.
help-simulate = Let a bot play against itself and report on the balance of a game.
help-ratings = Print how strong the bots were measured to be.
help-arena-bots = The bots, such as 3,5,random; “cmd:./mybot” is a program of yours. May be repeated.
help-arena-games = How many games to play in all.
help-arena-near = Only bots at most so many places apart in the list meet: measures a ladder of levels in fewer games.
help-arena-players = How many sit at the table.
help-arena-options = An option of the game as NAME=VALUE; may be repeated.
help-arena-out = The folder for results and records. The same folder again: the match goes on.
help-arena-seed = Where all chance comes from.
help-arena-simulations = The most simulations a bot may think for one decision.
help-arena-seconds = The most seconds a bot may think about one decision.
help-arena-workers = How many games are played at the same time (otherwise one a core).
help-arena-ray = Play on the Ray cluster at this address.
help-arena-json = Write all that was measured to this file.
help-arena-svg = Draw the ratings in this file.
help-simulate-bot = The bot that plays in all seats.
help-simulate-games = How many games to play (of each kind).
help-simulate-by-option = Play with each value of each option, too.
help-simulate-html = Write the report to this file.
help-ratings-game = Only this game.

## Refusals

bad-bot-command = There is no program to run in “{ $name }”. Write “cmd:” and a command, such as cmd:./mybot.
arena-no-bots = A match needs bots: --bots 3,5,random.
arena-bad-seed = The seed { $seed } will not do: it is a whole number from 0 to 999999999999999.
arena-bad-near = --near { $near } will not do: at a table of { $players } it is at least { $least } and less than the number of bots, { $bots }.
arena-seed-option = What is drawn by lot comes from --seed; leave the option seed out.
arena-other-match = The folder { $path } holds another match (other: { $differs }). Choose another with --out.
arena-bad-results = { $path }, line { NUMBER($line, useGrouping: 0) }: this is no result of a match. Mend or remove the line; the other games are kept.
arena-worker-died = A process that played games has died. What was played is kept; the same command goes on.
arena-no-ray = Ray is not installed. “pip install 'preau[sim]'” brings it, for Pythons that Ray supports.

## Progress

arena-progress = Games
arena-kept = Results and records: { $path }
arena-stopped =
    { $games ->
        [one] Stopped after one game; it is kept in { $path }. The same command goes on from there.
       *[other] Stopped after { $games } games; they are kept in { $path }. The same command goes on from there.
    }
arena-uneven = Not every bot sat in every seat equally often: for that, choose a multiple of { $even } games.

## Tables

arena-title = { $title }: { $games ->
        [one] one game
       *[other] { $games } games
    } of { $players }
arena-percent = { $value }%
arena-bot = Bot
arena-rating = Rating
arena-interval = 95% between
arena-games = Games
arena-wins = Won
arena-draws = Drawn
arena-seconds = s a decision
arena-slips = Missed
arena-seat = Seat { $seat }
arena-all-seats = All bots
arena-against = Won against
arena-lengths = Decisions a game: { $least } to { $most }, half of the games at most { $median }. Turns: { $shortest } to { $longest }.
arena-slips-note = Missed: { $bot } did not decide { $count ->
        [one] once
       *[other] { $count } times
    }, and a random legal move was played. Too late: { $deadline }; crashed: { $crash }; could not be started: { $start }; illegal: { $illegal }.
arena-ends = How games end
arena-ended = How games end: { $ends }
arena-end-broken-off = broken off, too long
arena-rated-title = Ratings of { $title }, with { $players } players
ratings-none = The bots of { $title } have not been measured yet. “preau arena { $game }” does it.
ratings-made = Measured on { $date } in { $games } games by: { $command }
ratings-how = OpenSkill ratings begin at 25. Between the two values a rating lies with 95% confidence.

## The balance report

report-title = { $title }: how fair, how long?
report-made = Bot: { $bot }, in all seats. Games of each kind: { $games }. Seed: { $seed }. Date: { $date }.
report-options = Options: { $options }
report-seats = Games won by seat
report-seats-note = The lines on the bars show where the true share lies with 95% confidence; the dotted line is what every seat would have in a fair game.
report-draws = Drawn: { $draws } of { $games }.
report-lengths = Decisions a game
report-lengths-note = Half of the games have at most { $median } decisions, the longest { $most }. Turns: { $shortest } to { $longest }.
report-ends-note = Games by the rule that ended them.
report-by-option = Option by option
report-by-option-note = Each line changes one thing. Options that are ranges of numbers keep their value.
report-option = Changed
report-unchanged = nothing
report-first-seat = Won by seat 0
report-spread = Best − worst seat
report-median = Decisions (median)
report-options-chart = Games won by seat 0
