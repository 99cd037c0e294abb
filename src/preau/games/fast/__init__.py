"""What a fast core is, for any game. Never a game: cores lie with their games, the search in `bots`."""
