### The arena: matches, ratings, the balance report.

## Refusals

arena-no-bots = A match needs bots, such as --bots 3,5,random.
arena-bad-seed = The seed { $seed } will not do. It has to be a whole number from 0 to 999999999999999.
arena-bad-near = --near { $near } will not do. At a table of { $players } it has to be at least { $least } and less than the number of bots, { $bots }.
arena-seed-option = All chance comes from --seed here, so leave out the option seed.
arena-other-match = The folder { $path } holds another match (different: { $differs }). Choose another with --out.
arena-bad-results = { $path }, line { NUMBER($line, useGrouping: 0) }: this is not the result of a match. Correct or remove the line. The other games are kept.
arena-worker-died = A process that was playing games has died. What was played is kept. Run the same command to go on.
arena-no-ray = Ray is not installed. “pip install 'preau[sim]'” installs it, on Python versions that Ray supports.

## Progress

arena-progress = Games
arena-kept = Results and records: { $path }
arena-stopped =
    { $games ->
        [one] Stopped after one game, which is kept in { $path }. Run the same command to go on from there.
       *[other] Stopped after { $games } games, which are kept in { $path }. Run the same command to go on from there.
    }
arena-uneven = Not every bot sat in every seat equally often. For that, choose a multiple of { $even } games.

## Tables

arena-title = { $title } · { $games ->
        [one] one game
       *[other] { $games } games
    } with { $players } players
arena-bot = Bot
arena-rating = Strength
arena-interval = 95% range
arena-games = Games
arena-wins = Won
arena-draws = Drawn
arena-seconds = s per decision
arena-slips = Missed
arena-seat = Seat { $seat }
arena-all-seats = All bots
arena-against = Won against
arena-lengths = Decisions per game: { $least } to { $most }; half of the games have at most { $median }. Turns: { $shortest } to { $longest }.
arena-slips-note = Missed: { $bot } failed to make { $count ->
        [one] one decision, and a random legal move was
       *[other] { $count } decisions, and random legal moves were
    } played instead. Too late: { $deadline }; crashed: { $crash }; could not be started: { $start }; illegal: { $illegal }.
arena-ends = How games end
arena-ended = How games end: { $ends }
arena-end-broken-off = broken off, too long
arena-rated-title = { $title } · strength of the bots with { $players } players
arena-ratings-none = The bots of { $title } have not been measured yet. “preau arena { $game }” does that.
arena-ratings-none-size = The bots of { $title } have not been measured with { $players } players yet. “preau arena { $game } --players { $players }” does that.
arena-ratings-made = Measured on { $date } in { $games } games with: { $command }
arena-ratings-how = Strength is an OpenSkill rating, which starts at 25. With 95% confidence, the true strength lies within the range shown.

## The balance report

arena-report-title = How fair is { $title }, and how long?
arena-report-made = Bot: { $bot }, in all seats. Games of each kind: { $games }. Seed: { $seed }. Date: { $date }.
arena-report-options = Options: { $options }
arena-report-seats = Games won by seat
arena-report-seats-note = The lines on the bars show where the true share lies with 95% confidence. The dotted line is what every seat would have in a fair game.
arena-report-draws = Drawn: { $draws } of { $games }.
arena-report-lengths = Decisions per game
arena-report-lengths-note = Half of the games have at most { $median } decisions, the longest { $most }. Turns: { $shortest } to { $longest }.
arena-report-ends-note = Games by the rule that ended them.
arena-report-by-option = Option by option
arena-report-by-option-note = Each line changes one thing. Options that are ranges of numbers keep their value.
arena-report-option = Changed
arena-report-unchanged = nothing
arena-report-first-seat = Won by seat 1
arena-report-spread = Best − worst seat
arena-report-median = Decisions (median)
arena-report-options-chart = Games won by seat 1
