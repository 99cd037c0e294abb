### Recess!: the rulebook. One message per rule of the law; the numbers are the law’s.

## 1. Table and pieces

R1 = Table and pieces
    .lead = Before the bell rings: who plays, what lies on the table, and where everybody waits.
# R1.1
R1-1 = Players and colours
    .text = Recess! is for three, four or five players. You sit in turn order, and starting from the first seat your colours are red, blue, green, yellow and purple.
    .letter = Recess! is for 3, 4 or 5 players. The seats are numbered from 1 in turn order, and each has its colour: red, blue, green, yellow, purple, in that order.
# R1.2
R1-2 = The schoolyard
    .text = Put the four sections together, swapped and turned as you like, to make a yard of 12 × 12 squares. Every recess can have a yard of its own. Letters and numbers along the edge name the squares, from a1 at the bottom left to l12 at the top right.
    .letter = The schoolyard has 12 × 12 squares and is made of four square sections of 6 × 6. Columns are lettered a to l from left to right, and rows are numbered 1 to 12 from bottom to top. The sections may be swapped and turned as you like.
# R1.3
R1-3 = Play equipment and layouts
    .text = Slides, swings and all the other play equipment are obstacles. Nobody walks through them, and no nun sees through them. Where they stand depends on how you lay out the sections, but no part of the yard is ever cut off.
    .letter = 
        Every piece of play equipment is an obstacle that fills one or two squares. To find the obstacles of a section, picture it unturned in the bottom left corner of the yard, on a1 to f6 (a plus sign joins the two squares of one obstacle):
        Section A: b5+c5, e3+e4, b2, d1.
        Section B: d6, b4+b5, e4, c2+d2, f1.
        Section C: b5+b6, e5, c3, e3+f3, b1, e1.
        Section D: c6, e5+f5, b4, d2+d3, b2.
        Each section is used exactly once. A layout is written section by section, in the order south-west, south-east, north-west, north-east, each as its letter and the number of quarter turns clockwise: A0B0C0D0 is the usual one, C2A0D3B1 another. There are 6,144 layouts, and in each of them all squares without an obstacle are connected.
    .ruling = No rulebook lists where the obstacles stand, so their places are our ruling. No layout cuts off a part of the yard.
# R1.4
R1-4 = Safe and open squares
    .text = The safe squares lie in two opposite corners, four in each, and everybody stands there together in peace. All other squares without play equipment are open squares.
    .letter = Two safety tiles of 2 × 2 squares lie on opposite corners of the yard, one on a1, a2, b1 and b2, the other on k11, k12, l11 and l12. A tile covers whatever is printed beneath it, square by square, obstacles too. These eight squares are the safe squares. All other squares without an obstacle are open squares.
# R1.5
R1-5 = The two entrances
    .text = Boys come into the yard at a1, girls at l12. The entrances lie outside the yard. There is room for everybody, and nothing happens there: no pushing, no fighting, no kissing, and no nun sees in.
    .letter = The boys’ entrance wraps around the corner at a1, the girls’ entrance around the corner at l12. An entrance is not part of the board. Any number of children may stand in it. Nobody there is pushed or seen, and nobody there fights or kisses.
    .ruling = That nothing happens in an entrance is our ruling. It lies off the board, so nothing on the board reaches into it.
# R1.6
R1-6 = Starting pieces and coins
    .text = You have two boys (B1 and B2), two girls (G1 and G2) and 10 coins. B is for boy, G for girl. Your boys wait in the boys’ entrance, your girls in the girls’ entrance. Nun N1 starts on a1, and nun N2 on l12.
    .letter = Each player has four children: the boys B1 and B2, who start in the boys’ entrance, and the girls G1 and G2, who start in the girls’ entrance. Nun N1 starts on a1, nun N2 on l12. Each player starts with 10 coins.
# R1.7
R1-7 = Who begins
    .text = Agree on who begins. In the printed rulebooks it is whoever went to school the longest. That player takes the first seat, and the others follow round the table.
    .letter = Agree at the table who begins. In the printed rulebooks it is whoever went to school the longest. Seats are given out to match: the player in seat 1 begins, and the others follow in seating order.

## 2. The turn

R2 = The turn
    .lead = Three numbers and a word are all you have to remember: “3, 2, 1, nun!”
# R2.1
R2-1 = Thirty minutes
    .text = Recess lasts 30 minutes, and every turn is one of them, so you have 30 turns in all to share among you. Three players have ten turns each, and five have six. Of four players, the first two have eight and the others seven. Passed turns count too.
    .letter = Recess lasts 30 minutes, and every turn is one of them. So there are 30 turns in all, however many play: 3 players have 10 turns each, 4 players have 8, 8, 7 and 7 in seating order, and 5 players have 6 each. The recess clock moves on at the start of every turn, passed turns included.
# R2.2
R2-2 = Order of a turn
    .text = “3, 2, 1, nun!” If a child of yours is the attacker in a fight, first say whether it stays or leaves. Then one child walks exactly 3 squares, another exactly 2, a third exactly 1. Last of all, you move a nun.
    .letter = 
        Your turn has five parts, always in this order:
        (a) stay or leave, for each fight you lead (R5.5);
        (b) one child walks exactly 3 squares;
        (c) another child walks exactly 2;
        (d) a third child walks exactly 1;
        (e) you move one nun.
        No child moves twice in a turn.
# R2.3
R2-3 = Passing a turn
    .text = You may also pass, but only the whole turn. Your fights then go on, but bring you nothing. If a nun sees one of them when your turn begins, you cannot pass, but have to choose whether to stay or leave.
    .letter = Instead of playing your turn (R2.2) you may pass it, but only the whole turn, never a part of it. Passing brings you no coin, and the fights you lead go on. If at the start of your turn a nun sees (R4.3) a fight that you lead, you may not pass, because R5.6 demands a choice from you.
    .ruling = What passing does to your fights is our ruling, and so is the ban on passing while a nun sees one. Otherwise passing would be a way to dodge her.
# R2.4
R2-4 = Steps you have
    .text = Each of your children that stays in a fight as attacker, or is serving detention, costs you the largest step you have left: first the 3, then the 2, then the 1. When all three are gone, you only move a nun.
    .letter = You begin with the steps 3, 2 and 1. Each of your children that stays in a fight it leads (R5.5), and each that is serving detention (R6.3), takes away the largest step still left. Once all three are taken away, you move only a nun.
    .ruling = We ruled that fights and detention add up, because either way a child that is busy costs you a step.
# R2.5
R2-5 = Who may move
    .text = You may move any of your children that is free when your turn begins: not held down, not in detention, not staying in a fight. A child freed during your turn waits for your next one, and a child sent to detention during it can no longer move.
    .letter = You may move those of your children that, at the start of your turn, are neither held down as a victim nor serving detention, and that do not stay in a fight. A child freed during your own turn waits for your next one. A child sent to detention during your turn can no longer be moved in it.
    .ruling = By our ruling, who may move is settled at the start of the turn, so that nobody loses count. Nobody joins in later, and only a child sent to detention drops out.
# R2.6
R2-6 = Skipping a step
    .text = If you have more steps left than children that may still walk, you may skip the next step. With all three steps and only two free children, for instance, you choose which two of 3, 2 and 1 to walk. Otherwise every step has to be walked.
    .letter = As long as you have more steps left than children that may move (R2.5) and have not done so yet, you may skip the step at hand. So with few free children you choose which steps to use, the larger ones first. Otherwise you may not skip a step.
# R2.7
R2-7 = Steps nobody can take
    .text = A step that none of your children can walk simply drops out, and so does the nun step if neither nun can move. Everything else is up to you, even when there is only one thing left to do.
    .letter = A step for which none of your children has a legal move drops out by itself, even if you could have skipped it. So does the nun step if neither nun can move, and part (a) of the turn if you lead no fight. Whenever you are asked to decide, you therefore have at least one legal move. Nothing else is played for you, not even the only move you have (what the timer does is in R2.8).
    .ruling = With this ruling of ours the game never gets stuck, and every real decision stays yours.
# R2.8
R2-8 = The sand timer
    .text = With the sand timer, you usually have 60 seconds. When the sand runs out, the rest of your turn is lost. If you have not said whether you stay or leave, you stay. If a nun has to go to your fight (R5.6), you still have to send her.
    .letter =
        The sand timer is an option of the table: 60 seconds unless you set it otherwise, and it can be switched off.
        When it runs out, the referee calls time. Steps not yet taken are lost, the pieces stay where they are and the turn ends. If part (a) has not been answered yet, you count as staying in every fight you lead, coins included (R5.5).
        The duty of R5.6 outlives the timer. If it binds you at that moment, your turn goes on with that nun step alone. The timer cannot end a nun step bound by R5.6; if you do not play that step within a further 15 seconds, the table plays the first legal move for you.
    .ruling = All that goes beyond losing the rest of the turn is our ruling. Nobody escapes a nun by letting the sand run out.

## 3. How children move

R3 = How children move
    .lead = Children walk square by square, and all that matters is where they stop.
# R3.1
R3-1 = How a child walks
    .text = A child walks exactly 3, 2 or 1 squares: up, down, left or right, never diagonally. It may turn, walk back, and pass through other pieces and even through fights, but never through play equipment. Only the square where it stops matters.
    .letter = A child walks exactly as many squares as the step at hand says, each time to the next square up, down, left or right. It may turn and go back the way it came. It walks through other pieces, even through fights, but never through an obstacle. Only the square where it stops matters.
# R3.2
R3-2 = Leaving the entrance
    .text = The first square out of an entrance is the corner in front of it: a1 for boys, l12 for girls. Nobody walks back in.
    .letter = The first square on a child’s way out of an entrance is the corner square of that entrance: a1 for the boys, l12 for the girls. Nobody walks back into an entrance.
    .ruling = By our ruling the door of an entrance opens one way only, into the yard.
# R3.3
R3-3 = Back to where it began
    .text = With the 2, a child may walk one square and come back. That counts like any other stop: it can tell a nun there, or kiss. Only a child that is leaving a fight must stop somewhere else.
    .letter = A child may stop on the square where it began if it can get back there in exactly the right number of squares, which works only with the 2. This counts like stopping on any other square: the child may tell a nun there, and it kisses there. A child that leaves a fight may not do so (R5.5).
    .ruling = By our ruling such a child tells and kisses as usual, but a child that leaves a fight may not come back to it. Only the end of a walk counts, and leaving means going.
# R3.4
R3-4 = Stopping on open squares
    .text = On an open square a child may stop if nobody is there. If somebody is, it may stop there only to start a fight, to break one up, to tell a nun or to kiss.
    .letter = On an open square a child may stop only if the square is empty, or in order to start a fight (R5.1), break up a fight (R5.7), tell a nun (R7.1) or kiss (R8.1).
# R3.5
R3-5 = Stopping on safe squares
    .text = On a safe square a child may always stop, whoever is there already. Everybody stands there in peace (for kissing see R8.1, for telling R7.2).
    .letter = On a safe square a child may always stop, whoever stands there already. Everybody stands there together in peace (but see R8.1 about the kiss).

## 4. Nuns

R4 = Nuns
    .lead = Two nuns keep order in the yard, and you are the ones who send them on their rounds.
# R4.1
R4-1 = The nun step
    .text = At the end of your turn you move one nun, whichever you like: in a straight line, in any of eight directions, as far as you want. She passes over children and fights, but never through play equipment. You cannot skip this.
    .letter = In the nun step you move either nun one or more squares in a straight line, in any of the eight directions and as far as you like. She passes over any pieces, but never through an obstacle and never off the board. You may not leave this step out.
    .ruling = We ruled that the nun step may not be left out, so a nun goes on patrol in every turn that is not passed.
    .edition = In the French and German rulebooks nuns move in eight directions. In the Japanese one they move in only four, without the diagonals. You choose one or the other when you open a table.
# R4.2
R4-2 = Where the nun stops
    .text = If the nun stops on an empty or a safe square, that is all. On an open square she pushes aside the child or nun who stands there. If she stops on a fight, the fight is over (R6.1).
    .letter = If the nun stops on an empty square or on a safe square, nothing more happens. If she stops on an open square with one piece on it, child or nun, that piece is pushed (R9). If she stops on a fight, R6.1 applies.
# R4.3
R4-3 = What a nun sees
    .text = A nun sees her own square, and looks along every line she could walk until play equipment is in the way. Children and the other nun do not block her view. She can see between two obstacles that touch only at a corner.
    .letter = A nun sees her own square and every square on the lines along which she may move (R4.1), whether or not she could stop there. Obstacles block her sight, but pieces do not. A diagonal passes between two obstacles that touch only at a corner.
    .ruling = The rulebooks do not say that she sees her own square, or through the gap between two corners. We ruled that she does, because she notices what is at her feet, and only an obstacle on the line itself is in the way.
    .edition = Where nuns move in only four directions, as in the Japanese rulebook, they also see only in those four.

## 5. Fights

R5 = Fights
    .lead = Fights fill your pockets, as long as no nun is looking.
# R5.1
R5-1 = Starting a fight
    .text = When your child stops on an open square where another player’s child stands alone, and no nun sees it, a fight begins. Your child is the attacker. The other one is the victim and is held down.
    .letter = A child that ends its walk on an open square where exactly one other child stands, belonging to another player, starts a fight, provided that no nun sees the square. The child that moved leads the fight and is the attacker. The other child is the victim and is held down.
# R5.2
R5-2 = Not under her nose
    .text = Where a nun is looking, no fight begins. So on an open square that she sees, you cannot stop where another player’s child is standing. A fight that is already going on is another matter: you may break it up (R5.7).
    .letter = On an open square that a nun sees, no fight starts. So a child may not stop there if another player’s child stands on the square and is not in a fight.
# R5.3
R5-3 = Never your own
    .text = Your own children never fight each other. On an open square one may join another only for a kiss, or to break up the fight that the other is in.
    .letter = Children of the same player never fight each other. On an open square you may not stop where one of your own children is standing, unless that child is in a fight or the two kiss (R8.1).
# R5.4
R5-4 = The first coin
    .text = Whoever starts a fight takes one coin from the victim’s player. If there is no coin to take, the fight goes on all the same.
    .letter = When a fight starts, the attacker’s player takes one coin from the victim’s player. A player without coins pays nothing, neither here nor under R5.5. The fight starts and goes on all the same.
    .ruling = What happens when a player has no coins is our ruling. Empty pockets protect nobody, and nobody goes into debt.
# R5.5
R5-5 = Stay or leave
    .text = At the start of your turn, say for each fight you started whether you stay or leave. If you stay, you take another coin but lose your largest step. If you leave, that child must walk to another square this turn, so you have to keep a step for it.
    .letter =
        At the start of your turn you decide for each fight you lead whether your child stays or leaves. If it stays, you take one more coin from the victim’s player and lose a step (R2.4). If it leaves, you have to move it with one of this turn’s steps, and it has to stop on another square.
        Only choices that keep a step for each leaving child are allowed. While no more steps are left than there are children that still have to leave, only those children may move.
        If the fight ends before your child could leave it, the duty is gone. A child that has to leave but finds no legal move stays where it is; the fight goes on, and you take no coin for it.
    .ruling = Keeping a step for each leaving child is our ruling, and so is what happens when a child cannot or need not leave any more. A promise to leave must be one you can keep, and you are not paid for being stuck.
# R5.6
R5-6 = Caught in the act
    .text = If a nun sees your fight when your turn begins, and it is still going on at your nun step, a nun who sees it at that moment has to go there. If none sees it any more, or none can get there, move either nun as you like.
    .letter =
        If at the start of your turn a nun sees a fight that you lead, and it is still going on when your nun step comes, then you must use the nun step to move a nun who sees it at that moment onto it. If there are several such fights or nuns, you choose.
        The duty binds you only while such a move is legal. If no nun sees any of these fights any more, or none can be moved onto one (R9.4), the nun step is free.
    .ruling = The rulebooks do not say when the duty ends. We ruled that nobody can be made to play an impossible move.
# R5.7
R5-7 = Breaking up a fight
    .text = Any child that stops on a fight breaks it up, even in full view of a nun. You push both fighters away, the attacker first, to two different squares, and the victim stands up. If there is no room for both, it cannot be done.
    .letter = 
        Any child, no matter whose, that ends its walk on a fight breaks it up. Both fighters are pushed (R9) to two different squares, which the player who is moving chooses, and the victim stands up.
        It makes no difference whether a nun sees the square or whose children are fighting, for on a fight this rule comes before R5.3 and R8.1.
        The attacker is pushed first, and no square of the attacker’s way may be used in the victim’s way; so a child cannot break up a fight that has only one way out.
        Each way must be one of the shortest allowed at the moment it is carried out. The attacker may not take a longer way, even if every shortest one leaves the victim with nowhere to go; the fight then cannot be broken up (R9.4).
    .ruling = The order, the separate ways and the shortest ways are our ruling. So is breaking up a fight in sight of a nun, or between any children, your own included. Together they make one clear procedure for every scuffle.
# R5.8
R5-8 = When the attacker leaves
    .text = When the attacker walks away, the fight is over and the victim stands up.
    .letter = When the attacker leaves, the fight is over and the victim stands up.
# R5.9
R5-9 = Three fights at most
    .text = Nobody is ever the attacker in more than three fights. You do not have to count, because the other rules see to it.
    .letter = No player leads more than three fights. You need not watch for this, because R2.4 and R5.5 already see to it.

## 6. Caught

R6 = Caught
    .lead = Sooner or later a nun arrives.
# R6.1
R6-1 = A nun ends a fight
    .text = When a nun stops on a fight, because somebody moved her there or told her about it, the fight is over. The victim is pushed aside and stands up. The attacker goes into detention, a boy to the boys’ entrance and a girl to the girls’.
    .letter = A nun who stops on a fight, in the nun step or because she was told (R7.1), puts an end to it. The victim is pushed (R9) and stands up. The attacker goes into detention: a boy to the boys’ entrance, a girl to the girls’.
# R6.2
R6-2 = Time in detention
    .text = When a child of yours is sent to detention, it lies in the entrance for the whole of your next turn. If that happens during a turn of yours, it serves the one after. A turn that you pass, or lose to the sand timer, counts as well.
    .letter = A child in detention lies in the entrance for the whole of its owner’s next turn. If it was sent there during its owner’s own turn, it serves the following one. A turn that is passed or ended by the timer counts as served.
    .ruling = That a child sent to detention in its owner’s own turn serves the next one is our ruling, and so is counting a turn that is passed or lost to the timer. Detention costs one turn, never two and never half of one.
# R6.3
R6-3 = Serving and standing up
    .text = A child serves its detention from the start of your next turn, which costs you a step (R2.4). At the end of that turn it stands up.
    .letter = A child is serving its detention from the start of its owner’s turn (R6.2), and it stands up at the end of that turn.

## 7. Telling

R7 = Telling
    .lead = It is not nice, but it works.
# R7.1
R7-1 = Telling a nun
    .text = While there is a fight anywhere, your child may stop on a nun’s square and tell her about one, whichever you choose. She is there at once, however far it is, and ends it (R6.1). Your child stays where she stood.
    .letter = While there is a fight anywhere, a child may end its walk on a nun’s square and tell her about one fight, which the player who is moving chooses. The nun is put on that fight at once, however far away it is, and R6.1 applies. The child stays on the square where she was. The fight that the child has just left with this very move does not count.
    .ruling = Where the child stays is our ruling, and so is leaving out the fight it has just left. The child has taken the nun’s place, and that fight is already over.
# R7.2
R7-2 = Must tell, may tell
    .text = On an open square you may stop where a nun stands only to tell her about a fight. On a safe square you choose whether to tell her or just stand there.
    .letter = On an open square a child that stops on a nun’s square always tells. With no fight to tell about, it may not stop there. On a safe square the player who is moving chooses whether the child tells.
    .edition = The French and German rulebooks allow telling on safe squares, but the Japanese one forbids it. You choose one or the other when you open a table.
# R7.3
R7-3 = Two nuns together
    .text = If both nuns are on the safe square where your child tells, N1 is the one who goes.
    .letter = If both nuns are on the square where the child tells, which can only be a safe one, the one with the lower number goes: N1.
    .ruling = This simple ruling of ours spares everybody one more question.

## 8. The kiss

R8 = The kiss
    .lead = One kiss, and recess is over.
# R8.1
R8-1 = Kissing out of sight
    .text = When a walk brings a boy and a girl of yours together where no nun sees them, they kiss. If a nun is looking, you cannot stop there, except on a safe square, where nothing happens. If one of them is in a fight, the other breaks it up (R5.7).
    .letter = A child that ends its walk on the square of another child of the same player, of the other sex and not in a fight, kisses that child if no nun sees the square. This happens by itself, on open and on safe squares. On an open square that a nun sees, the child may not stop. On a safe one that she sees, both children just stand there, and there is no kiss if she leaves later.
    .ruling = That the kiss happens by itself, on safe squares too, is our ruling, and so is what happens in sight of a nun. A kiss belongs to the end of a walk, and nobody has to announce it.
# R8.2
R8-2 = What a kiss brings
    .text = A kiss ends the game at once. Every other player gives two coins to the one who kissed, or all they have if that is less.
    .letter = A kiss ends the game at once. Every other player gives two coins to the player who kissed, or as many as they have if that is fewer.

## 9. Pushing

R9 = Pushing
    .lead = Whoever is in the way is pushed aside.
# R9.1
R9-1 = Where to push
    .text = A pushed piece goes to any free square next to it, diagonally too. Whoever is moving chooses which.
    .letter = A pushed piece goes to a free neighbouring square (R9.2), which the player who is moving chooses. The neighbours of a square are the eight squares around it.
    .ruling = We ruled that diagonal squares are neighbours too, because pushes then seldom get stuck in a crowd.
    .edition = No edition settles which squares are neighbours. When you open a table, you can choose to count only the four that share a side.
# R9.2
R9-2 = Free squares
    .text = A free square is an open square with nobody on it. Nothing is pushed off a safe square, and nothing onto one. The piece you are moving has already left its old square, so that one may be free as well.
    .letter = A square is free if it is an open square with nothing on it. Nothing is pushed off a safe square, and nothing is pushed onto one. The piece that is moving has already left the square it came from, and a fight that it left is over.
    .edition = The French rulebook forbids pushing a piece off a safe square or onto one, the German and Japanese ones only off one. If your table allows pushing onto safe squares, every neighbouring safe square counts as free, whoever is on it (it may end a chain but never be inside one, and the two squares of R5.7 must still differ).
# R9.3
R9-3 = Pushing in a chain
    .text = If no square around it is free, the pushed piece takes the place of another, which is pushed on in turn, and so on until one reaches a free square. You may choose only among the shortest such chains, and no chain runs through a fight.
    .letter = If no neighbouring square is free, the pushed piece displaces another one, along a chain of neighbouring squares. Every square of the chain but the last is an open square with exactly one piece on it, so never a fight; the last one is free. Each piece goes to the next square of the chain. Only the shortest chains there are may be chosen.
    .ruling = The details of a chain are our ruling, made so that a push disturbs as few pieces as it can.
# R9.4
R9-4 = Squares no push may use
    .text = A push may not use the square that the piece is pushed from or, when a child tells, that child’s square. If there is nowhere to push a piece, the move cannot be made.
    .letter = The square from which the piece is pushed cannot be used. When a child tells, its own square cannot be used either, even if it is a safe one. If there is no chain at all, the move that would need the push is illegal.
    .ruling = We ruled these squares out because they are taken, and because a move must be one that can be carried out in full.
# R9.5
R9-5 = Pushed is not moved
    .text = Being pushed is not walking. It costs no step, and it sets off no fight, no telling and no kiss. A child that is pushed before it has walked may still walk.
    .letter = Being pushed is not moving. It costs no step, starts no fight, tells nobody, kisses nobody and ends no other fight. A child that was pushed before it moved may still move.

## 10. The end

R10 = The end
    .lead = The bell rings.
# R10.1
R10-1 = When the game ends
    .text = The game ends after the 30th turn, or at once with a kiss. Children that served detention in the 30th turn stand up before you see who has won.
    .letter = The game ends with the end of the 30th turn, or with a kiss. At the end of the 30th turn, children that have just served their detention stand up first (R6.3).
# R10.2
R10-2 = Who wins
    .text = Whoever has the most coins wins. If players tie, whichever of them kissed wins. If none of them did, the one with the fewest children in detention wins. If that does not settle it, they share the win.
    .letter = The player with the most coins wins. If players are equal, whichever of them kissed wins. If none of them did, the one with the fewest children in detention wins, whether they are serving it now or still have to. Players who are still equal share the win.
    .edition = In the German rulebook the tied player with the most children in detention loses instead. If your table plays that way, the kisser still comes first. If none of them kissed, those with the most children in detention drop out, unless they all have the same number, and the rest share the win.
# R10.3
R10-3 = Nothing hidden
    .text = Everything is open for all to see, even the coins. Once the yard is laid out, nothing is left to chance.
    .letter = Coins and everything else are open for all to see. Once the layout is set up, there is no chance and no hidden information.
    .ruling = This is our ruling, because everybody can see all the pieces anyway, and the game is decided by play alone.
