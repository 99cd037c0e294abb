### Setting up a position.

edit-here = Change this position
edit-title = Set up a position in { $title }
edit-help = Choose a piece, then its new place. Everything else is set beside the board. If something is not possible yet, you will be told at once.
edit-hand = Move pieces
edit-left = { $count } left
edit-first = Starting position
edit-record = From a record
edit-record-help = Paste a record, then choose the move.
edit-record-move = After how many moves
edit-possible = This position can be played.
edit-options = Players and rules
edit-beside = Beside the board
edit-tools = On the board
edit-as-text = As text
edit-bad-value = “{ $value }” cannot be set here.
edit-text = Position as text
edit-json = Position as JSON
edit-play = Play from here
edit-undo = Undo
edit-cannot = The piece cannot be put on { $cell } here. Edit the text instead.
edit-other-game = This position is from another game, “{ $title }”.
