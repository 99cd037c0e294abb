### When a game is over.

end-download = Download the record
end-share-picture = Picture of the board
end-card = The game in numbers
end-card-save = Save as a picture
end-card-share = Share
end-to-puzzles = Solve a puzzle
end-rematch = Play again
end-to-rematch = The next game
end-replay = Replay move by move
