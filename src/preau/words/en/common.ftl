### What the interface says: refusals that are no game's own, records, the referee and the command line.

## Games and options

bad-game = There is no game “{ $name }” here. There are: { $allowed }.
bad-game-guess = There is no game “{ $name }” here. Did you mean { $guess }?
bad-game-missing = Which game? There are: { $allowed }.
broken-game = The game “{ $name }” is installed here, but could not be loaded.
bad-option-name = There is no option “{ $name }”. There are: { $allowed }.
bad-option-value = The option { $name } cannot be “{ $value }”. It can be: { $allowed }.
bad-option-range = The option { $name } cannot be “{ $value }”: it is a whole number from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }.
bad-option-shape = “{ $text }” sets no option: write NAME=VALUE.
bad-option-twice = The option { $name } is given twice.
bad-option-no-seed = { $name }={ $value } has to be drawn by lot: add seed=NUMBER.
bad-option-seed = The seed “{ $value }” is not a whole number of at most 18 digits.
bad-option-idle-seed = The seed { $value } is of no use: nothing is drawn by lot.

## Positions

bad-json = This is not readable JSON: { $why }.
bad-json-twice = The key “{ $name }” is there twice.
bad-position-shape = A position is a JSON object.
bad-position-game = The key “game” is missing, or is not a text.

## Records

record-line = Line { NUMBER($line, useGrouping: 0) }: { $why }
record-first-line = The first line should be “{ $wanted }”.
record-not-canonical = It should be “{ $wanted }” to the letter.
record-unknown-header = The header “{ $name }” is not known.
record-twice = The header “{ $name }” is there twice.
record-no-header = The header “{ $name }” is missing.
record-odd-line = “{ $text }” is neither a header nor a numbered turn.
record-other-rules = The rules are version { $is }, but version { $wanted } is played here.
record-other-options = The position has other options than the header.
record-turn = The turn is numbered { $is }, but it is turn { $wanted }.
record-move = The move { $move } cannot be played ({ $rule }). { $why }
record-no-seat = There is no seat { $seat } in a game of { $players }.
record-date = “{ $text }” is not a date such as 2026-05-31.
record-ended = “{ $text }” does not say how a table ended, such as “resigned, won by 1”.
record-result = The result is given as “{ $is }”, but it is “{ $wanted }”.
record-no-checksum = The checksum is missing.
record-checksum = The checksum does not fit: the record was changed after it was written.

## The referee

referee-blank = The line is blank; a command is expected.
referee-unknown = There is no command “{ $word }”.
referee-superfluous = The command “{ $word }” stands alone, without “{ $text }”.
referee-not-utf8 = The line is not UTF-8 text.
referee-no-game = There is no game yet: begin with “new” or “load”.
referee-no-move = “play” needs a move.
referee-not-timed = The game { $game } has no sand timer.
referee-nothing-to-undo = There is nothing to take back.

## Rules and effects

unknown-rule = There is no rule { $number }.
unknown-rule-guess = There is no rule { $number }. Did you mean { $guess }?
rule-ruling = Ruling: { $text }
rule-edition = Options: { $text }
by-rule = { $text } ({ $rule })
did-you-mean = Did you mean { $guess }?

## Commands

help-preau = A games table: play, watch and ask the rules.
help-play = Play in the terminal, everybody at one keyboard. Every move is saved.
help-show = Draw a position in the terminal or as an SVG picture.
help-replay = Read the record of a game: print it, check it, draw it.
help-rules = Print the rulebook, one section of it or one rule.
help-games = List the games, or the options of one.
help-referee = Answer questions about the rules, a command a line, in JSON.
help-version = Print the version.
help-lang = The language (otherwise that of the terminal).
help-arg-game = The game's name, as “preau games” lists it.
help-games-game = Show the options of this game.
help-rules-number = A rule, such as R5.6, or a section, such as R5.
help-show-what = A game and its options (recess players=4), a position as text or JSON, a file with one or with a record, or - for standard input.
help-to = Stop after so many moves.
help-layer = Show this layer too (such as “sight”); may be repeated.
help-svg = Write the picture to this file.
help-replay-file = The record; - for standard input.
help-check = Only say whether the record is sound.
help-json = Print the last position as JSON.
help-lenient = Read what can be read, and say what is odd.
help-play-game = The game, or the file of a saved one. Without it you are asked.
help-play-options = How to play, such as players=4; “preau games GAME” lists the options.
help-play-name = A player's name, in the order of the seats; may be repeated.
help-play-resume = Go on with the game saved last.

games-line = { $players } players, about { $minutes } minutes
games-broken = could not be loaded: { $reason }
games-edition-default = (as by default)
replay-sound = The record is sound. { $moves ->
    [one] One move, legal.
   *[other] { $moves } moves, all legal.
}
replay-timeout = The sand timer has run out.
seat-name = Seat { $seat }: { $name }
nothing-to-show = There is nothing to show.
nothing-to-resume = There is no saved game to go on with.
bad-layer = The picture has no layer “{ $name }”. Try: { $allowed }.

play-which = Which game?
play-hello = Type a move, or press Enter to be shown the choices; ? for help.
play-prompt = { NUMBER($turn, useGrouping: 0) }. { $who }>
play-over = The game is over.
play-over-prompt = Game over (undo, save, quit)>
play-back = one step back
play-no-choice = “{ $text }” is not one of the choices.
play-legal = { $move } is legal. { $told }
play-saved = Saved in { $path }.
play-goodbye = Saved in { $path }. “preau play --resume” goes on from here.
play-help =
    a move         play it, as the rules write it
    Enter          show the choices, then choose by number or name; 0 goes one step back
    moves          list all legal moves
    why MOVE       why the move is refused, or what it would do
    rules NUMBER   read a rule (R5.6), a section (R5) or the whole book
    board LAYER    draw the board again, with a layer if you like
    hint           where a strong player would look; again, what to play
    threats        what the others could do next
    undo           take back the last move
    save FILE      save the game as a record
    resume FILE    go on with a saved game (without FILE: the last one)
    quit           stop; the game is saved
play-help-timeout = timeout        the sand timer has run out
