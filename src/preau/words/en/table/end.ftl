### When a game is over.

end-you-win-with = You win together with { $names }!
end-you-win-resigned = { $name } resigned, so you win!
end-you-win-flagged = { $name } ran out of time, so you win!
end-you-resigned =
    { $count ->
        [one] You resigned, so { $winners } wins.
       *[other] You resigned, so { $winners } win.
    }
end-you-flagged =
    { $count ->
        [one] You ran out of time, so { $winners } wins.
       *[other] You ran out of time, so { $winners } win.
    }
end-you-abandoned-by = Ended without a result, at your request.
end-download = Download the record
end-share-picture = Picture of the board
end-card = The game in numbers
end-score = Final score
end-card-save = Save as a picture
end-card-share = Share
end-to-puzzles = Solve a puzzle
end-rematch = Play again
end-to-rematch = The next game
end-replay = Replay move by move
end-look-back = Look back
end-what-review = A strong bot shows where the game turned and what would have been better.
end-what-replay = See every move once more at your own pace, and play on from any of them.
end-what-record = Keep all the moves in a small text file, which you can open here later.
