"""What a fast core is, for any game. The cores themselves lie with their games, the search over them in `bots`."""
