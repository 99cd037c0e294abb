"""Whether a position from outside could have come about. Moves are never judged here: that is for the rules."""
