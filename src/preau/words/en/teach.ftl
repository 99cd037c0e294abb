# Teaching: lessons in the terminal, and what is wrong with a lesson file.

help-learn = Learn a game by short lessons on the real board.
help-learn-lesson = A lesson, by its name or number. Without it they are listed.

learn-list = { $title }: { $count ->
    [one] one lesson
   *[other] { $count } lessons
}, { $done } done
learn-start = Begin with: { $command }
learn-next = Go on with: { $command }
learn-all-done = You have taken them all. Now play!
learn-hello = Type your move; ? for a hint, rules NUMBER to read a rule, quit to stop.
learn-task = Task { $number } of { $count }. { $text }
learn-hint = Hint: { $text }
learn-solution = One way: { $move }. { $told }
learn-wrong = Not yet. { $text }
learn-beside = { $text } { $hint }
learn-done = Lesson done: { $title }

unknown-lesson = There is no lesson “{ $wanted }”. There are: { $known }.
unknown-lesson-guess = There is no lesson “{ $wanted }”. Did you mean { $guess }?
unknown-lesson-none = The game { $game } has no lessons yet. Try: preau rules { $game }

teach-over = This lesson is done.
teach-beside = That is allowed, but it is not what the task asks for.

teach-file = { $file }, line { NUMBER($line, useGrouping: 0) }: { $why }
teach-refused = { $why }
teach-bad-name = A lesson’s file has a name like 01-walk.txt.
teach-task-alone = “task” stands alone on its line, without “{ $text }”.
teach-unknown = “{ $word }” is not known here. Known are: { $allowed }.
teach-empty = Something is missing after “{ $word }”.
teach-twice = “{ $word }” is there twice.
teach-missing = “{ $word }” is missing.
teach-no-task = There is no task.
teach-no-accept = Task { $number } accepts no move: add a line “accept”.
teach-bad-rule = “{ $rule }” does not look like a rule, such as R5.4.
teach-other-game = The position is of { $is }, but the lesson belongs to { $wanted }.
teach-not-your-turn = At task { $number } it is not the learner’s turn: add replies.
teach-no-reply = No legal move fits the reply “{ $move }”.
teach-solution-beside = The solution { $move } is legal, but the task does not accept it.
teach-unsolvable = No legal move solves task { $number }.
teach-wrong-shape = “{ $text }” should be a move and the rule that refuses it.
teach-no-cell = The board has no “{ $cell }”.
teach-one-position = Exactly one of “lesson” and “position” is needed.
teach-no-such-task = The lesson { $wanted } has no task { $number }.
