### Lessons, puzzles and diagrams: what is said of an answer, and what is wrong with a file.

teach-timeout = The sand timer has run out.

teach-solution = One way is { $move }. { $told }

## What is not there

teach-unknown-lesson = There is no lesson “{ $wanted }”. The lessons are { $known_list }.
teach-unknown-lesson-guess = There is no lesson “{ $wanted }”. Did you mean { $guess }?
teach-unknown-lesson-none = This game has no lessons yet.

## Answers

teach-over = This lesson is done.
teach-beside = That is allowed, but it is not what the task asks for.
teach-rest-of-turn = The lesson now plays the rest of your turn.

## Files of lessons and diagrams

teach-file = { $file }, line { NUMBER($line, useGrouping: 0) }: { $why }
teach-refused = { $why }
teach-bad-name = A lesson’s file has a name like 01-walk.txt.
teach-task-alone = “task” stands alone on its line, without “{ $text }”.
teach-unknown = “{ $word }” is not known here. What can stand here: { $allowed }.
teach-empty = Something is missing after “{ $word }”.
teach-twice = “{ $word }” is there twice.
teach-missing = “{ $word }” is missing.
teach-no-task = There is no task.
teach-no-accept = Task { $number } accepts no move. Add a line “accept”.
teach-bad-rule = “{ $rule }” does not look like a rule, such as R5.4.
teach-other-game = The position is one of { $is }, but the lesson belongs to { $wanted }.
teach-not-your-turn = At task { $number } it is not the learner’s turn. Add replies.
teach-no-reply = No legal move fits the reply “{ $move }”.
teach-solution-beside = The solution { $move } is legal, but the task does not accept it.
teach-unsolvable = No legal move solves task { $number }.
teach-wrong-shape = “{ $text }” should be a move and the rule that refuses it.
teach-no-cell = The board has no “{ $cell }”.
teach-one-position = Exactly one of “lesson” and “position” is needed.
teach-no-such-task = The lesson { $wanted } has no task { $number }.

teach-unknown-puzzle = There is no puzzle “{ $wanted }”. Puzzles have names such as { $first } and { $last }.
teach-unknown-puzzle-guess = There is no puzzle “{ $wanted }”. Did you mean { $guess }?
teach-unknown-puzzle-none = This game has no puzzles yet.

teach-puzzle-over = This puzzle is solved.
teach-puzzle-allows = That is allowed, but then { $told_inside }

## Files of puzzles

teach-puzzle-not-json = Each line must be a JSON object.
teach-puzzle-bad-kind = There is no kind of puzzle “{ $kind }” here. It can be { $allowed_choice }.
teach-puzzle-bad-field = “{ $name }” should look like { $wanted }.
teach-puzzle-other-game = The position is one of { $is }, but the puzzle belongs to { $wanted }.
teach-puzzle-unfit = This position does not suit a puzzle of the kind “{ $kind }”.
teach-puzzle-unfit-over = The game is over in this position.
teach-puzzle-too-long = The line should have ended before { $move }.
teach-puzzle-off-goal = The line reaches { $value }, not { $target }.
teach-puzzle-bad-length = The number of moves ({ $length }) does not suit the kind “{ $kind }”.
