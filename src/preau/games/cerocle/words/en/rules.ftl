## 1. Board and pieces

C1 = Board and pieces
    .lead = A board of round spaces, three colours, and one player after another.

# C1.1
C1-1 = The board
    .text = The board is a hexagon of round spaces, five along each side: 61 in all. If you would like more room, choose six along each side, which makes 91.
    .letter = The board is a hexagon made of round spaces. Each of its six sides is five spaces long, which makes 61 spaces in all.
    .ruling = The shape and size are our ruling. The pictures of the rule sheet are lost, but it speaks of three bags of 20 pieces, of which 48 or 51 are played, and of circles of six. A hexagon of 61 spaces is the regular board that fits.
    .edition = A table can have 5 spaces along each side (the usual board, 61 spaces) or 6 (91 spaces).

# C1.2
C1-2 = Names of the spaces
    .text = Each space is named by a letter for its row, from the bottom up, and a number for its diagonal, as written along the edge. Rows run across, and the other lines slant up or down to the right. On the usual board the centre is e5.
    .letter = 
        Every space has a letter and a number, such as c4. The letters name the rows, from a at the bottom to i at the top; the numbers 1 to 9 name diagonals.
        The rows are a1 to a5, b1 to b6, c1 to c7, d1 to d8, e1 to e9, f2 to f9, g3 to g9, h4 to h9 and i5 to i9, and the centre is e5. (Counting letters and numbers from 0, there is a space wherever the two differ by less than the side of the board, here 5.)
        A space has up to six neighbours: the same letter with the number one higher or lower, the same number with the letter one higher or lower, letter and number both one higher, and letter and number both one lower.
        Straight lines run in three directions: across (the letter stays the same), up to the right (letter and number change together) and down to the right (the number stays the same).
        Board order goes row by row from the bottom, and by number within a row: a1, a2 and so on to a5, then b1; 10 comes after 9.
    .edition = With six spaces along each side the rows are a to k, the numbers 1 to 11 and the centre f6; the pieces stay the same.

# C1.3
C1-3 = Pieces and colours
    .text = Two players are brown and green, with 20 pieces each, and each also has 4 white ones, which are neutral. Three players are brown, green and white, with 17 each and no neutrals. Four play in two teams, each player with 10 pieces and 2 neutrals.
    .letter = 
        The colours are brown, green and white.
        Two players: seat 1 has 20 brown pieces and seat 2 has 20 green ones; each player also has 4 white pieces, and these are neutral.
        Three players: there are 17 brown, 17 green and 17 white pieces, for seats 1, 2 and 3 in that order, and no neutral pieces. White is then a colour like the others: a white piece is placed by naming the space alone (e5), and every reserve shows 0 neutral pieces.
        Four players: seats 1 and 3 are the brown team, seats 2 and 4 the green team; each player has 10 pieces of the team’s colour and 2 neutral (white) pieces.
    .ruling = Which seat plays which colour is our ruling. A fixed order saves choosing and lets the teams take turns.
    .edition = When you open a table, you choose whether 2, 3 or 4 play.

# C1.4
C1-4 = Order of play
    .text = The first seat begins, and you play in turn. With four players the teams alternate: brown, green, brown, green.
    .letter = Seat 1 begins. After that the seats play in turn, and after the last one it is seat 1 again. With four players the colours therefore play brown, green, brown, green.
    .edition = Each player has one seat, so 2, 3 or 4 seats take turns.

## 2. Winning

C2 = Winning
    .lead = One circle decides the game.

# C2.1
C2-1 = What a circle is
    .text = A circle is the six spaces around one space. What lies in the middle makes no difference. A space on the edge of the board is never the middle of a circle.
    .letter = A circle is made of the six spaces around one space. All six must be on the board, so the space in the middle cannot be on the edge. Whether the middle is empty or holds a piece, and whose, does not matter.
    .ruling = The fine points are our ruling, above all that the middle does not matter. A circle is its six spaces and nothing else.

# C2.2
C2-2 = Winning a circle
    .text = Your circle is complete with six pieces of your colour, or with five and a joker. With two or four players the joker is a neutral piece, whoever put it there. With three it is any one opposing piece.
    .letter = A colour wins a circle that holds six of its pieces, or five of its pieces and one joker. With two or four players the joker is a neutral piece, no matter who put it there; an opposing piece is never a joker. With three players the joker is any one opposing piece.
    .edition = With 2 or 4 players the joker is a neutral piece, with 3 an opposing one.

# C2.3
C2-3 = A circle wins at once
    .text = A complete circle wins at once for the player whose colour it is, even if somebody else completed it. With four players the team wins.
    .letter = A complete circle wins the game at once for the player who owns its colour, no matter who completed it. With four players it wins for the whole team.
    .ruling = We ruled that what lies on the board decides, so that nobody has to remember who played the last piece.
    .edition = With 4 players a colour belongs to the team, otherwise to one player.

# C2.4
C2-4 = Several circles at once
    .text = If you complete circles of several colours at once and one of them is yours, you win. If none of them is, the winner is the next player in turn order who has one.
    .letter = If one action completes circles of several colours, the player who made it wins if one of the circles is theirs. If none is, the winner is the first player after them in turn order who has one.
    .ruling = Our ruling always gives exactly one winning colour and rewards the player who made the circles.

## 3. A turn

C3 = A turn
    .lead = On each turn you do one thing: place, relocate or take.

# C3.1
C3-1 = Placing a piece
    .text = As long as you have a piece in reserve, you place one on any empty space. It may be of your colour or neutral.
    .letter = As long as there is any piece in your own reserve, of your colour or neutral, your turn is to place one piece from it on any empty space. If you have both kinds, you choose which.

# C3.2
C3-2 = With an empty reserve
    .text = When your reserve is empty, you relocate a piece or take one. If pieces come back to your reserve, you place again.
    .letter = If your reserve is empty, your turn is either to relocate a piece (C5) or to take one (C6). If you get pieces back into your reserve, you place again (C3.1).
    .ruling = We ruled that you place again after getting pieces back, so that the same rule holds all through the game.

# C3.3
C3-3 = No passing
    .text = You cannot pass. On every turn you have to place, relocate or take a piece.
    .letter = You may not pass, but must place, relocate or take a piece on every turn.

# C3.4
C3-4 = The fair start
    .text = With the fair start, the first piece of the game goes on a space exactly two steps from the centre. That is meant to make up for the advantage of going first. The rule is ours, and you play without it unless you choose it.
    .letter = With the fair start, the very first piece of the game, own or neutral, must go on a space exactly two steps from the centre. This rule is our own addition and is off by default. It evens out the advantage of the first player in a game for two.
    .edition = At a table the first piece may go on any space (as usual) or, if you choose that when you open it, exactly two steps from the centre.

## 4. Lines and exchanges

C4 = Lines and exchanges
    .lead = A line of five does not win the game, but it lets you exchange two pieces anywhere on the board.

# C4.1
C4-1 = What a line is
    .text = Five or more of your pieces in a straight line, without a gap, make a line of five. A longer one is still one line. Neutral pieces do not count in it, but with four players your partner’s pieces do.
    .letter = A line of five, or line for short, is a straight run of five or more pieces without a gap, all in the colour of the player whose turn it is (with four players, the team’s colour). Neutral pieces do not count in it. A run longer than five is still only one line.
    .ruling = The fine points are our ruling, such as counting a longer run as one line. Otherwise every extra piece would be a new line.
    .edition = With 4 players the whole team’s pieces count, otherwise only your own.

# C4.2
C4-2 = Making a line
    .text = You make a line when a piece that has just arrived belongs to it, and none of its spaces was already part of a line of yours in that direction. So you gain nothing by lengthening a line, or by carrying one end of it to the other.
    .letter = 
        You can make a line by placing, relocating or exchanging. Two things are needed.
        First, a straight run of five or more of your pieces contains a piece that has just arrived by this action.
        Second, none of the spaces in that run already belonged, in the same direction, to a line of yours, neither to one that was there at the start of the turn, nor to one you have already made in this turn. Of a line made in this turn, only the spaces it had when it was made count here.
        So you make no line by lengthening one, nor by carrying the piece at one end of it to the other end.
    .ruling = By our ruling only a truly new line is rewarded, and an old one cannot be cashed in again and again.

# C4.3
C4-3 = One exchange per line
    .text = For every line you make, you may at once exchange two neighbouring pieces of different colours, anywhere on the board and whoever owns them. Two lines at once give you two exchanges.
    .letter = Each line you make gives you one exchange, at once. In it, two neighbouring pieces of different colours trade places. They may be any two such pieces on the board, whoever owns them, neutral ones too. If one action makes two lines, you get two exchanges.

# C4.4
C4-4 = The cascade
    .text = If an exchange makes another line, you may exchange again. One line can set off a whole cascade.
    .letter = If an exchange makes further lines, these give you further exchanges. That is a cascade, and it goes on as long as new lines are made.

# C4.5
C4-5 = Giving up exchanges
    .text = You do not have to exchange. With “Done” you give up the exchanges you have left, and your turn ends. If there are no two pieces to exchange, your exchanges lapse by themselves.
    .letter = You do not have to exchange. By choosing “Done” you give up all the exchanges you still have in hand and end your turn. If there is no pair on the board that could be exchanged, the exchanges lapse by themselves, without your having to say anything.
    .ruling = We ruled that exchanges lapse by themselves, because nobody should have to turn down what cannot be done.

# C4.6
C4-6 = An opponent’s line
    .text = If your move makes a line for an opponent, nobody gets anything for it. Once it is broken, its owner can make it again on a turn of their own, and then it counts.
    .letter = If a line of an opponent’s colour comes about on your turn, it gives nobody an exchange, neither now nor later. If it is broken, and its owner makes it again on a turn of their own (C4.2), it counts.
    .ruling = By our ruling you are rewarded for the lines you make yourself, not for gifts.

# C4.7
C4-7 = Circle before line
    .text = A circle comes before any line. If you complete both at once, the game is over, and there is nothing more to exchange.
    .letter = A circle ends the game before any line counts. If one action completes a circle and also makes a line, the line no longer gives an exchange.
    .ruling = This is our ruling, because once a circle has won (C2.3), there is nothing left to exchange for.

## 5. Relocating

C5 = Relocating
    .lead = With an empty reserve you can send pieces across the board.

# C5.1
C5-1 = Relocating a piece
    .text = Move one piece from its space to any empty one, near or far. It may be your own or a neutral one. With four players it may also be your partner’s.
    .letter = To relocate, you move one piece from its space to any other space that is empty, near or far. It may be a piece of your colour (with four players, your partner’s too) or a neutral piece. With three players there are no neutral pieces, so you relocate your own, or any piece if the table plays that way.
    .ruling = Whose pieces you may relocate is our ruling. They are your own and those that belong to nobody, so that no opponent can pull your pieces away.
    .edition = A table can let you relocate your own and neutral pieces (as usual), only your own, or opponents’ pieces too, which is the most literal reading of the rule sheet.

# C5.2
C5-2 = No take-back
    .text = Once you have relocated a piece, nobody may send it straight back until your next turn is over, not even you in that turn. If the piece leaves its new space before then, the ban is gone.
    .letter = After a piece has been relocated from one space, X, to another, Y, nobody may relocate from Y to X until the player who did it has next placed, relocated or taken a piece. Even that next action may not go from Y to X. With it the old ban ends: a new relocation brings its own ban, anything else brings none. The ban also ends for good as soon as the piece leaves Y, even if it comes back later. Exchanges are not banned.
    .ruling = How long the ban lasts and when it ends is our ruling. It stops a piece from going back and forth for ever and leaves everything else free.

## 6. Taking

C6 = Taking
    .lead = Taking clears a part of the board.

# C6.1
C6-1 = Taking a neutral piece
    .text = With two or four players, you take any neutral piece off the board, and it is out of the game for good. You may do so four times in a game, or twice with four players.
    .letter = With two or four players, to take means to remove any one neutral piece from the board. It is out of the game for good. Each player may do this at most 4 times in a game, or at most twice with four players. For three players see C6.5.
    .edition = With 2 players the limit is four times each, with 4 it is twice each. For 3 players see C6.5.

# C6.2
C6-2 = The neighbours go back
    .text = All the pieces around the one you take come off too, even your own, and go back to their owners’ reserves.
    .letter = All the pieces on the spaces next to the piece taken come off the board too, your own included. They go back to the reserves of their owners.

# C6.3
C6-3 = Neutral neighbours
    .text = Neutral pieces around the one you take go to your opponent’s reserve. They do not count as taken.
    .letter = Neutral pieces around the piece taken go to the reserve of the opponent of the player who is taking. They do not count towards anybody’s limit for taking (C6.1).
    .ruling = That these pieces count towards nobody’s limit is our ruling, and so is the option. Only the piece you choose has been taken.
    .edition = Neutral neighbours go to the opponent’s reserve (as usual) or, if you choose that when you open a table, out of the game.

# C6.4
C6-4 = Sharing between partners
    .text = With four players, returning pieces are dealt one by one to the two partners, beginning with the one whose turn comes sooner. You yourself come last. Whoever has ten of them in reserve gets no more. Neutral pieces are shared between your opponents without that limit.
    .letter =
        With four players, the returned pieces of a colour are dealt one by one to the two players of that team. The first goes to whichever of the two comes first in turn order after the player who is taking; the taking player comes last in that order. Then the two alternate.
        Anybody who already holds ten pieces of the colour in reserve is passed over.
        Neutral pieces are dealt in the same way to the two opponents of the taking player, but without that limit.
    .ruling = The details of the dealing are our ruling. Partners share as evenly as they can, and nobody holds more of the colour than at the start.
    .edition = This rule applies only with four players. If neutral neighbours leave the game (C6.3), no neutral pieces are dealt.

# C6.5
C6-5 = Taking with three players
    .text = With three players you take an opponent’s piece instead, at most one from each opponent in a game, and keep it. All the pieces around it go back to their owners.
    .letter = With three players you take any one opposing piece instead of a neutral one, and at most one from each opponent in a game. You keep it for good. All the pieces next to it go back to the reserves of their owners (C6.2).
    .edition = This rule applies only with three players.

# C6.6
C6-6 = No line, no circle
    .text = Taking never makes a line or a circle.
    .letter = Taking never makes a line and never makes a circle.
    .ruling = This is our ruling, because taking only removes pieces, and nothing new can come of that.

## 7. The end

C7 = The end
    .lead = The game ends with a circle or, if nothing happens for a very long time, in a draw.

# C7.1
C7-1 = A circle ends it
    .text = The first circle ends the game.
    .letter = The game ends when a circle is won (C2).

# C7.2
C7-2 = Draw after quiet rounds
    .text = If nobody has placed or taken a piece for 50 rounds in a row, the game is drawn. When you open a table, you can choose another number, or play without this rule.
    .letter = If 50 full rounds in a row (or another number, if you chose one) go by in which nobody places or takes a piece, the game is drawn. This is counted in turns, rounds times players: 50 rounds are 100 turns in a row with two players. The draw is declared at the end of a turn, after its exchanges. If that turn brings a circle, the circle wins.
    .ruling = We added this rule, because the rule sheet sets no end to a game that nobody wins.
    .edition = When you open a table, you choose the number of rounds. It is usually 50 and may be any whole number from 0 to 1000, where 0 turns this rule off.

# C7.3
C7-3 = No chance, no secrets
    .text = There is no luck, and nothing is hidden. Everybody sees everything, even the reserves.
    .letter = There is no chance in the game, and nothing is hidden. Everybody can see everything at all times, even the reserves.
    .ruling = We ruled it so because, with everything open, good play alone decides.
