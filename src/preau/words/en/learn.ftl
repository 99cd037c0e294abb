### The pages that teach: rulebook, lessons, puzzles, player aid, companion, and why something happened.

## Every page of these

study-tabs = Learn { $title }
study-tab-rules = Rules
study-tab-lessons = Lessons
study-tab-puzzles = Puzzles
study-tab-aid = Player aid
study-tab-companion = At a real table
study-unknown-language = The language “{ $wanted }” is not spoken here. There are: { $known }.
study-unknown-language-guess = The language “{ $wanted }” is not spoken here. Did you mean { $guess }? There are: { $known }.
study-unknown-edition = There is no edition “{ $wanted }”. There are: { $known }.
study-unknown-edition-guess = There is no edition “{ $wanted }”. Did you mean { $guess }? There are: { $known }.

## The rulebook

study-to-lessons = { $count ->
    [one] Learn by playing: one short lesson
   *[other] Learn by playing: { $count } short lessons
}
study-print = Print
study-search = Search the rules
study-editions = Editions:
study-edition-all = All
study-edition-shown = The rules are marked as the { $edition } plays them.
study-table-edition = Your table plays by the { $edition }. What applies there is marked.
study-table-own = Your table plays with rules of its own choice. What applies there is marked.
study-here-table = your table
study-here-edition = this edition
study-usual = as usual
study-figure = Diagram for { $rule }
study-figure-before = Diagram for { $rule }: before the move
study-figure-after = Diagram for { $rule }: after the move
study-figure-no = Not allowed:

## Lessons and puzzles

study-lessons-title = { $title } · Lessons
study-lessons-lead = You make the moves on the real board, and the rules answer. Each lesson takes a minute or two.
study-lessons-none = There are no lessons for this game yet.
study-go = Begin
study-tasks = { $count ->
    [one] one task
   *[other] { $count } tasks
}
study-lesson-number = Lesson { $number } of { $count }
study-taught = The rules behind it:
study-again = From the beginning
study-next = Next: { $title }
study-now-play = Now play!
study-all-lessons = All lessons
study-all-puzzles = All puzzles
study-keys = Keyboard and typing
study-type-move = Type a move
study-try = Try
study-puzzles-title = { $title } · Puzzles
study-puzzles-lead = Every position comes from a real game, and exactly one answer is right.
study-puzzles-none = There are no puzzles for this game yet.
study-puzzle-number = Puzzle { $id }
study-grade = Difficulty { $grade } of 5
study-today = Puzzle of the day
study-solve = Solve
study-right = Right!

## Why did that happen?

study-why = Why?
study-why-title = Why is that so?
study-why-button = Why? Ask the board
study-why-counter = { $who }: { $count }
study-why-result = How the game ended
study-unknown-thing = There is nothing on the table to be asked about: { $what }.
study-close = Close
study-keys-why = A question mark asks why a place is as it is.

## At a real table

study-aid-title = { $title } · Player aid
study-print-page = Print on one page
study-aid-foot = The numbers are those of the rulebook at Préau.
study-companion-title = { $title } · At a real table
study-companion-lead = Put the phone in the middle of your table. It knows whose turn it is, turns the sand timer, counts for everybody and looks up rules.
study-next-turn = Next turn
study-turn-glass = Turn over
study-seconds = { $seconds } seconds
study-seconds-label = How long the sand runs
study-sand-with-turn = Starts with every turn
study-reset = New game
study-referee = Referee
study-full-referee = Play on this screen, with every move checked

## Said by the scripts

study-js-found = Rules found: { $n }
study-js-none = No rule has these words.
study-js-done = done
study-js-task = Task { $n } of { $of }
study-js-hint = Hint
study-js-show = Show me
study-js-resumed = You go on where you stopped.
study-js-why-none = It has been so since the start of the game.
study-js-why-mode = Choose a piece or a place to ask about.
study-js-more = One more
study-js-less = One less
study-js-turn = { $what } to move
study-js-round = Turn { $n }
study-js-over = The game is over
study-js-start = Start
study-js-pause = Pause
study-js-time-up = The sand has run out.
study-js-reset-sure = Begin again, with everything as at the start?
