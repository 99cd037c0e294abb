"""How a table answers what is asked of it, subject by subject; `play.decide` is the door. Nothing here folds."""
