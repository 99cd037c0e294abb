### How moves are written.

notation-help = Walk B1-d4, fight G2xd4, kiss G2*d4, break up B1/d4>c3,e5, tell B1!d4@g7>f6, nun N1-d4 or N2-g7>f6; also stay d4+g7, stay none, skip and pass. After > comes the square to which a piece is pushed, or a chain of squares such as f6:e5. B is for boy, G for girl, N for nun.

notation-shape = “{ $text }” is not a move in this game.
notation-square = “{ $text }” names a square that does not exist, “{ $square }”.
notation-order = In “{ $text }”, the squares have to go from left to right and from bottom to top, each once.
