### What the other commands say in the terminal, and the referee.

## referee

terminal-referee-blank = The line is blank; a command is expected.
terminal-referee-unknown = There is no command “{ $word }”.
terminal-referee-superfluous = The command “{ $word }” stands alone, so leave out “{ $text }”.
terminal-referee-not-utf8 = The line is not UTF-8 text.
terminal-referee-no-game = There is no game yet. Begin with “new” or “load”.
terminal-referee-no-move = “play” needs a move.
terminal-not-timed = The game { $game } has no sand timer.
terminal-nothing-to-undo = There is nothing to take back.

## rules

terminal-rule-letter = To the letter
terminal-by-rule = { $text } ({ $rule })
terminal-did-you-mean = Did you mean { $guess }?
terminal-file-missing = There is no file { $name }.
terminal-file-folder = { $name } is a folder, not a file.
terminal-file-forbidden = You are not allowed to open { $name }.

## words

terminal-words-missing = is missing.
terminal-words-surplus = does not exist in English.
terminal-words-unreadable = “{ $text }” cannot be read.
terminal-words-variables = does not use the same arguments as English: { $names }
terminal-words-forbidden = says “{ $word }”; the glossary says: { $better }
terminal-words-found = { $count ->
    [0] Nothing to correct in “{ $language }”.
    [one] One thing to correct in “{ $language }”.
   *[other] { $count } things to correct in “{ $language }”.
}

## games, replay, show

terminal-games-line = { $players } players, about { $minutes } minutes
terminal-games-broken = could not be loaded: { $reason }
terminal-games-edition-default = the usual rules
terminal-replay-sound = The record is sound. { $moves ->
    [one] One move, legal.
   *[other] { $moves } moves, all legal.
}
terminal-seat-name = Seat { $seat }: { $name }
terminal-nothing-to-show = There is nothing to show.
terminal-nothing-to-resume = There is no saved game to go on with.

## play

terminal-play-which = Which game?
terminal-legend-lit = to choose or to look at
terminal-legend-trouble = the places in question
terminal-play-hello = Type a move, or press Enter to see the choices. Type ? for help.
terminal-play-prompt = { NUMBER($turn, useGrouping: 0) }. { $who }>
terminal-play-over = The game is over.
terminal-play-over-prompt = Game over (undo, save, quit)>
terminal-play-back = one step back
terminal-play-no-choice = “{ $text }” is not one of the choices.
terminal-play-legal = { $move } is legal. { $told }
terminal-play-saved = Saved in { $path }.
terminal-play-goodbye = Saved in { $path }. “preau play --resume” goes on from here.
terminal-play-help =
    a move         play it, written as shown below
    Enter          show the choices, then choose by number or name; 0 goes one step back
    moves          list all legal moves
    why MOVE       why the move is refused, or what it would do
    rules NUMBER   read a rule ({ $rule }), a section ({ $section }) or the whole book
    board LAYER    draw the board again, with a layer if you like
    hint           where a strong player would look; type it again for the move
    threats        what the others could do next
    undo           take back the last move
    save FILE      save the game as a record
    resume FILE    go on with a saved game (without FILE: the last one)
    quit           stop; the game is saved
terminal-play-help-timeout = timeout        the sand timer has run out

terminal-hint-again = Type “hint” again to see the move.

## learn

terminal-learn-list = { $title } · { $count ->
    [one] one lesson
   *[other] { $count } lessons
}, { $done } done
terminal-learn-start = Begin with: { $command }
terminal-learn-next = Go on with: { $command }
terminal-learn-all-done = You have taken them all. Now play!
terminal-learn-hello = Type your move, ? for a hint, rules NUMBER to read a rule, or quit to stop.
terminal-learn-task = Task { $number } of { $count }. { $text }
terminal-learn-hint = Hint: { $text }
terminal-learn-wrong = Not yet. { $text }
terminal-advice-puzzles = To see them all: preau puzzles { $game } --list
terminal-advice-lessons = Try: preau learn { $game }
terminal-advice-rules = Try: preau rules { $game }
terminal-learn-beside = { $text } { $hint }
terminal-learn-done = Lesson done: { $title }

## puzzles

terminal-puzzles-list = { $title } · { $count ->
    [one] one puzzle
   *[other] { $count } puzzles
}, { $done } solved
terminal-puzzles-daily = Today’s puzzle: { $command }
terminal-puzzles-today = Today’s puzzle: { $title } ({ $id }) { $grade }
terminal-puzzles-title = { $title } ({ $id }) { $grade }
terminal-puzzles-hello = Type your move, ? for a hint (twice for the answer), back to begin again, rules NUMBER to read a rule, or quit to stop.
terminal-puzzles-solution = The answer is { $move }. { $told }
terminal-puzzles-go-on = Right! Go on.
terminal-puzzles-next = Another one: { $command }
terminal-puzzles-all-done = You have solved them all!

terminal-puzzles-mining = Looking for puzzles; found so far: { $found }
terminal-puzzles-mined = { $count ->
    [one] One puzzle
   *[other] { $count } puzzles
} written to { $path }.
terminal-puzzles-mined-fewer = In { $games ->
    [one] one game
   *[other] { $games } games
}, only { $count } of the { $wanted } puzzles asked for turned up. What was found is in { $path }. Try more games or another seed.
terminal-puzzles-no-out = Say where to write the mined puzzles: --out FILE
terminal-puzzles-no-goals = The game { $game } does not say what its puzzles could ask, so there are none to mine.

## review

terminal-review-best = Best moves
terminal-review-best-gain = With it, the chance of winning was { $share }. The other promising moves would have made it { $others } on average.
terminal-change = { $first } → { $last }
