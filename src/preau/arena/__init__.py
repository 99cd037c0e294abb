"""The arena: matches between bots, measured. Plays many games, keeps them all, and says how sure it is."""
