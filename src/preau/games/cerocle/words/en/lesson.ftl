### Cerocle: the lessons. Each has a title, and for every task what to do, a hint and a word of praise; then a last line.

lesson-place = The first pieces
    .task1 = You play Brown, and you begin. On your turn you place one piece from your reserve on any empty space. Place one of your own pieces in the centre, on e5.
    .hint1 = e5 is the space right in the middle of the board.
    .praise1 = A good start.
    .task2 = Green has answered on d4. You also hold four neutral pieces, the white ones, and may place one of them instead of one of your own. Place a neutral on any empty space.
    .hint2 = Choose a neutral piece instead of one of yours, then an empty space. Only e5 and d4 are occupied.
    .praise2 = Once on the board, a neutral piece belongs to nobody.
    .close = That is all there is to placing. You cannot pass, and as long as there is anything in your reserve, you place.

lesson-circle = The circle
    .task1 = Whoever has six pieces around one space wins at once. Five of yours lie around e5. Close the circle.
    .hint1 = The six neighbours of e5 are d4, d5, e4, e6, f5 and f6. What lies on e5 itself makes no difference.
    .praise1 = Closed!
    .close = It does not matter what lies in the middle. The middle can be any space that is not on the edge, so before every move look for circles that already hold five.

lesson-joker = The joker
    .task1 = A circle may hold one joker. Five of your pieces and one neutral win too, whoever placed the neutral. With two players an opponent’s piece never counts. Two circles each lack one piece. Find the one that wins.
    .hint1 = Around c6 there is a green piece, which spoils that circle for you. Around e5 there is a neutral one. But only one joker is allowed, so the last piece has to be one of your own.
    .praise1 = Five and a joker, and you have won.
    .close = A neutral serves both players. Think twice before you put one into a circle that holds four of your opponent’s pieces.

lesson-line = A line and an exchange
    .task1 = Five or more of your pieces in a straight line, without a gap, make a line of five. Neutrals do not count in it. Making a line gives you an exchange at once. Complete the line of five.
    .hint1 = In row g you have four pieces with a gap between them.
    .praise1 = A line! You may exchange two pieces.
    .task2 = You may exchange any two neighbouring pieces of different colours on the board, and they trade places. Green has blocked your circle around d4 with the piece on e5. Get rid of it, and win.
    .hint2 = One of your pieces lies next to the green one on e5 and outside the circle, on e6.
    .praise2 = Exchanged and won.
    .close = No block is safe while the other player can make a line. Watch four in a line as closely as five in a circle.

lesson-cascade = The cascade
    .task1 = Your circle around d5 is blocked twice, on e5 and on e6, so you need two exchanges. Begin with the line in row i.
    .hint1 = You already have i5 to i8. Only i9 is missing.
    .praise1 = The first exchange.
    .task2 = An exchange that makes a new line gives another exchange. Four of your pieces lie in row e. Bring a fifth to e5, one that the circle does not need.
    .hint2 = Three of your pieces touch e5. Those on d4 and e4 are needed where they are, but the one on f5 is not.
    .praise2 = A cascade! Another line, another exchange.
    .task3 = One green piece is left in your circle, on e6. Exchange it with a piece of yours that is not in the circle.
    .hint3 = The green piece on e6 has a neighbour of yours outside the circle, on f7.
    .praise3 = Two blocks gone in one turn.
    .close = A chain of lines can turn a lost game into a won one. Before you make a line, look at what the exchange could make.

lesson-relocate = Relocating
    .task1 = Your reserve is empty, so from now on you relocate. One of your pieces, or a neutral, goes to any empty space, but never straight back to where it came from. (You may also take pieces off the board, which is the next lesson.) Green is about to close the circle around e5. Put one of your own pieces in the way. Choose the piece first, then the space.
    .hint1 = The gap is f6. A neutral there would be Green’s joker, so choose one of your own pieces.
    .praise1 = Blocked.
    .task2 = Green has placed a piece on e5. Your piece on f6 may not go straight back to where it came from, and you need it there anyway, for without it Green closes the circle. Relocate another piece.
    .hint2 = Send any other piece of yours, or a neutral one, to any empty space.
    .praise2 = Just so. One piece moves on, and f6 stays guarded.
    .close = Nothing goes straight back, and that keeps the game from going round and round.

lesson-take = Taking
    .task1 = With an empty reserve you may also take. A neutral leaves the game for good, and every piece next to it goes back to its owner. Green threatens to close the circle around e5 with a piece on f6, and the neutral on f5 would be the joker. Take that joker. (You have already taken three pieces in this game, and may take four in all.)
    .hint1 = Take the neutral piece on f5. Only neutrals can be taken.
    .praise1 = The joker is gone, a green piece with it, and two of yours are back in your reserve.
    .task2 = Green has placed a piece on e4 again. Since you have pieces in reserve once more, you place. Block the circle around e5.
    .hint2 = Green has d4, d5, e4 and e6. Place on f5 or on f6.
    .praise2 = Blocked for now, though an exchange could clear the way again.
    .close = The joker was the fourth piece you took, and so the last. With two players, each may take four times a game. It is a powerful move, so keep it for when it counts.

lesson-three = Danger with three
    .task1 = With three players there are no neutrals, and any one opposing piece is a joker. You play White, and Brown moves next. Around e5 lie four brown pieces, a green one and a gap. One opposing piece helps Brown, but two stop the circle. Stop it.
    .hint1 = Brown needs f6. Go there yourself, and there are four brown pieces and two others.
    .praise1 = Four and two is no circle.
    .task2 = Brown has put a single piece in your way, on g6, and Green has played elsewhere. But a single piece is a gift. Now win.
    .hint2 = Around h6 you have g5, h5, i6 and i7, and g6 is your joker.
    .praise2 = Thank you, Brown!
    .close = With three players, never fill the last gap of a circle that already holds five of another colour. Your own piece would be the joker and finish it for its owner.

lesson-trick = First trick: two at once
    .task1 = Two of your circles hold four pieces each, the one around d4 and the one around e6. Find the space that belongs to both.
    .hint1 = d4 and e6 have two neighbours in common. One is d5, which is yours already.
    .praise1 = Two threats with one piece.
    .task2 = Green could stop only one of them, and has placed a piece on d3. Close the other circle.
    .hint2 = Around e6 only e7 is missing.
    .praise2 = There was no stopping that.
    .close = One threat can be answered, but not two. Build where circles overlap.
