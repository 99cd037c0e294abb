### The buttons.

click-pass = Pass the turn
click-skip = Skip this step
click-stay = Stay on { $at }
click-leave = Leave { $at }
click-walk = Just walk there
click-tell = Tell the nun
