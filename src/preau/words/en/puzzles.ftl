# Puzzles: solving them in the terminal, mining them, and what is wrong with a puzzle file.

help-puzzles = Find the only answer: today's puzzle, or another. Or mine new ones.
help-puzzles-puzzle = A puzzle, such as win-01. Without it: today's, or the next one to solve.
help-puzzles-list = List all puzzles and which of them you have solved.
help-puzzles-mine = Mine so many new puzzles from games between bots.
help-puzzles-seed = What the bots' games are drawn by: the same seed gives the same puzzles.
help-puzzles-games = How many games to dig through at most.
help-puzzles-out = Where to write the mined puzzles.

puzzles-list = { $title }: { $count ->
    [one] one puzzle
   *[other] { $count } puzzles
}, { $done } solved
puzzles-daily = Today’s puzzle: { $command }
puzzles-today = Today’s puzzle: { $title } ({ $id }) { $grade }
puzzles-title = { $title } ({ $id }) { $grade }
puzzles-hello = Type your move; ? for a hint, twice for the answer; back to begin again, rules NUMBER to read a rule, quit to stop.
puzzles-solution = The answer: { $move }. { $told }
puzzles-go-on = Right! Go on.
puzzles-next = Another one: { $command }
puzzles-all-done = You have solved them all!

puzzles-mining = Mining; found so far: { $found }
puzzles-mined = { $count ->
    [one] One puzzle
   *[other] { $count } puzzles
} written to { $path }.
puzzles-mined-fewer = Only { $count } of the { $wanted } puzzles asked for were found in { $games } games; written to { $path }. Try more games or another seed.
puzzles-no-out = Say where to write the mined puzzles: --out FILE
puzzles-no-goals = The game { $game } does not say what its puzzles could ask for, so there are none to mine.

unknown-puzzle = There is no puzzle “{ $wanted }”. They are called { $first } to { $last }; --list shows them all.
unknown-puzzle-guess = There is no puzzle “{ $wanted }”. Did you mean { $guess }?
unknown-puzzle-none = The game { $game } has no puzzles yet. Try: preau learn { $game }

puzzle-over = This puzzle is solved.
puzzle-beside = That is allowed, but it is not the answer.

puzzle-not-json = Each line must be a JSON object.
puzzle-bad-kind = There is no kind “{ $kind }” of puzzle here. There are: { $allowed }.
puzzle-bad-field = “{ $name }” should look like { $wanted }.
puzzle-other-game = The position is of { $is }, but the puzzle belongs to { $wanted }.
puzzle-unfit = This is no position for a puzzle of the kind “{ $kind }”.
puzzle-unfit-over = The game is over in this position.
puzzle-too-long = The line should have ended before { $move }.
puzzle-off-goal = The line reaches { $value }, not { $target }.
puzzle-bad-length = The number of moves ({ $length }) does not suit the kind “{ $kind }”.
