### The pages that teach: rulebook, lessons, puzzles, player aid, companion, and why something happened.

## Every page of these

learn-tabs = Learn { $title }
learn-tab-rules = Rules
learn-tab-lessons = Lessons
learn-tab-puzzles = Puzzles
learn-tab-aid = Player aid
learn-tab-companion = At a real table
learn-unknown-language = Préau does not speak the language “{ $wanted }”. It speaks { $known_list }.
learn-unknown-language-guess = Préau does not speak the language “{ $wanted }”. Did you mean { $guess }? It speaks { $known_list }.
learn-unknown-edition = There is no edition “{ $wanted }”. The editions are { $known_list }.
learn-unknown-edition-guess = There is no edition “{ $wanted }”. Did you mean { $guess }? The editions are { $known_list }.
learn-unknown-edition-none = There is no edition “{ $wanted }”. This game comes in one edition only.

## The rulebook

learn-rules-title = The rules of { $title }
learn-contents = Contents
learn-play = Play
learn-to-lessons = { $count ->
    [one] Learn by playing: one short lesson
   *[other] Learn by playing: { $count } short lessons
}
learn-print = Print
learn-about = What it is about
learn-goal = How you win
learn-flow = Your turn
learn-letter = To the letter
learn-search = Search the rules
learn-editions = Editions:
learn-edition-all = All
learn-edition-shown = The marks show how the game is played in { $edition }.
learn-table-edition = Your table plays by { $edition }. The marks show what applies there.
learn-table-own = Your table plays by rules of its own. The marks show what applies there.
learn-table-usual = Your table plays by the usual rules.
learn-here-table = your table
learn-here-edition = this edition
learn-house-length = On this server, a game that nobody has won after { $moves } moves ends as a draw.
learn-usual = the usual rule
learn-figure = Diagram for { $rule }
learn-figure-before = Diagram for { $rule }: before the move
learn-figure-after = Diagram for { $rule }: after the move
learn-figure-no = Not allowed.

## Lessons and puzzles

learn-lessons-title = { $title } · Lessons
learn-lessons-lead = You make the moves on the real board, and if one goes wrong, you are told why. Each lesson takes a minute or two.
learn-lessons-none = There are no lessons for this game yet.
learn-go = Begin
learn-tasks = { $count ->
    [one] one task
   *[other] { $count } tasks
}
learn-lesson-number = Lesson { $number } of { $count }
learn-taught = The rules behind it:
learn-again = Start again
learn-go-on = Go on
learn-next = Next: { $title }
learn-another-puzzle = Another puzzle
learn-now-play = Now play!
learn-all-lessons = All lessons
learn-all-puzzles = All puzzles
learn-keys = Keyboard and typing
learn-type-move = Type a move
learn-try = Try
learn-puzzles-title = { $title } · Puzzles
learn-puzzles-lead = Every position comes from a game that was really played, and there is exactly one right answer.
learn-puzzles-none = There are no puzzles for this game yet.
learn-puzzle-number = Puzzle { $id }
learn-grade = { $grade ->
    [1] Very easy
    [2] Easy
    [3] Medium
    [4] Hard
   *[other] Very hard
}
learn-today = Puzzle of the day
learn-easiest = A good one to begin with
learn-solve = Solve
learn-edition-alike = By the usual rules the answer is the same.
learn-right = Right!
learn-solution = { $only ->
    [yes] Here is the answer.
   *[no] Here is one way.
} { $told }

## Why did that happen?

learn-why = Why?
learn-why-title = Why is it like this?
learn-why-turn = This stage of the turn
learn-why-thing = On the board
learn-why-free = You can choose it now. { $whole ->
    [yes] This is what would happen. { $asked }
   *[no] { $asked }
}
learn-why-here = With your piece here, { $told_inside }
learn-why-button = Ask about the board
learn-why-counter = { $who }: { $count }
learn-why-result = How the game ended
learn-unknown-thing = There is no “{ $what }” on the table to ask about.
learn-close = Close
learn-keys-why = Press ? to ask about a piece or a place.

## At a real table

learn-aid-title = { $title } · Player aid
learn-print-page = Print on one page
learn-aid-foot = This sheet gives the usual rules. The numbers refer to Préau’s rulebook.
learn-companion-title = { $title } · At a real table
learn-companion-lead = Put your phone in the middle of the table. It knows whose turn it is, runs the sand timer, keeps count for everybody and looks up rules.
learn-next-turn = Next turn
learn-turn-glass = Turn the timer over
learn-seconds = { $seconds } seconds
learn-seconds-label = How long the sand runs
learn-sand-with-turn = Restart with every turn
learn-reset = New game
learn-referee = Referee
learn-full-referee = Play on this screen, with every move checked

## Said by the scripts

learn-js-found = Rules found: { $n }
learn-js-none = No rule contains these words.
learn-js-done = done
learn-js-task = Task { $n } of { $of }
learn-js-hint = Hint
learn-js-show = Show me
learn-js-retry = Try again
learn-js-solution = Show the solution
learn-js-resumed = You are back where you left off.
learn-js-continue = Continue: { $what }
learn-js-why-none = It has been like this since the start of the game.
learn-js-why-mode = Choose a piece or a place to ask about.
learn-js-more = One more
learn-js-less = One less
learn-js-turn = { $what } to move
learn-js-round = Turn { $n }
learn-js-over = The game is over
learn-js-start = Start
learn-js-pause = Pause
learn-js-time-up = The sand has run out.
learn-js-reset-sure = Start a new game, with everything as it was at the beginning?
