### Recess!: the lessons. Each has a title, and for every task what to do, a hint and a word of praise; then a last line.

lesson-walk = Three, two, one
    .task1 = You are Red. Every turn, one of your children walks exactly three squares, then another exactly two, then a third exactly one. They go sideways, up or down, never diagonally. B is for boy, G for girl. Move your boy B1 from c3 to d5.
    .hint1 = Go from c3 to d3 and on to d4, and the third square is d5. You cannot go by way of c5, because nobody walks through the play equipment there.
    .praise1 = Three squares, no more and no less.
    .task2 = Now a different child walks exactly two squares. Move your girl G1 anywhere you like. She may also walk one square and back again, which is what small footprints on a child’s own square mean.
    .hint2 = G1 stands on g6. She can go two squares straight on, or round a corner, or one square and back again, as long as she stops on an empty square.
    .praise2 = Good. A child that has walked may not walk again this turn.
    .task3 = The last child walks a single square. Move your boy B2 from a3 to the safe square a2, where nobody can touch him.
    .hint3 = Square a2 lies just below a3. Other pieces on a safe square do not matter.
    .praise3 = Home and dry.
    .close = Every turn goes “3, 2, 1, nun!” The nun comes last, and you will soon see why.

lesson-fight = Behind the nun’s back
    .task1 = Two of Blue’s children stand near your boy B1. Nuns see along straight lines in all eight directions until play equipment is in the way. Pieces do not block their view. Walk B1 onto the square of the child that no nun sees: stopping there starts a fight.
    .hint1 = Nun N1 on g8 looks along row 8, straight at e8. Nobody looks at d9.
    .praise1 = Got him! Blue’s boy is held down, and a coin changes hands.
    .close = When you start a fight you take a coin, and you take another for every turn that your child stays in it. Just mind where the nuns are looking.

lesson-stay = Stay or leave
    .task1 = Your boy B1 is the attacker in the fight on d9. At the start of your turn you decide whether he stays or leaves. If he stays, you take one more coin but give up your largest step. No nun is looking, so stay.
    .hint1 = Before anybody walks, choose to stay in the fight on d9.
    .praise1 = One more coin for you. It cost you the step of three, so only two and one were left for the others.
    .task2 = Your girl G1 and your boy B2 have walked, you have moved nun N2, and the others have passed. It is your turn again, and a better victim stands on d6. Choose to leave the fight.
    .hint2 = This time, do not stay in any fight.
    .praise2 = Good decision. Leaving means that B1 has to walk this turn.
    .task3 = You have all three steps again. Take B1 straight into a new fight, with Green’s girl on d6.
    .hint3 = It is exactly three squares down from d9 to d6.
    .praise3 = Out of one fight, into the next.
    .close = Blue’s boy stood up when you left, and Green has paid. Staying is easy money, but leaving keeps you on the move.

lesson-nun = The nuns are yours too
    .task1 = Your children have walked, and the nun step ends the turn. Either nun goes as far as you like in one straight line, diagonally too. Send nun N1 to f6, where Blue’s boy stands. She pushes him to a free square next to it, and you choose which.
    .hint1 = N1 is in the same row as f6. Choose f6 first, then a square next to it with no piece and no play equipment on it.
    .praise1 = Make way for the sister!
    .close = Nuns belong to nobody, and every player moves one each turn. Use them to push others about and to spoil their fights, and keep their eyes off yours.

lesson-tell = Telling tales
    .task1 = Blue holds your girl G2 down on g10, far from every nun. But a child that stops on a nun’s square may tell her about a fight, however far away. Move B1 to the nun on d6 and tell her.
    .hint1 = It is exactly three squares from c4 to d6. Then choose the fight on g10, and a free square for your girl to be pushed to.
    .praise1 = She is there in no time. Blue’s boy goes into detention, and your girl is free.
    .close = Telling brings you no coin, but it stops whoever is taking yours, and sends the attacker to the entrance for a whole turn.

lesson-break-up = Break it up
    .task1 = Blue’s boy holds your girl down on g6, and no nun is near enough. A child that stops on a fight breaks it up. Both fighters are pushed away, and you choose where. Go there with B1.
    .hint1 = It is three squares from f4 to g6. Then choose a free square for Blue’s boy, and another for your girl.
    .praise1 = Break it up, you two!
    .task2 = Your girl G1 stands up, but she was held down when your turn began, so she has to wait for the next one. Move your boy B2 two squares instead.
    .hint2 = B2 stands on b3. Any empty square two squares away will do.
    .praise2 = Just right.
    .close = Breaking up a fight costs you only a step, and it works even under the nuns’ noses.

lesson-kiss = One kiss, and it is over
    .task1 = When a boy and a girl of yours meet at the end of a walk, where no nun is looking, they kiss. That ends the game at once, and every other player gives you two coins. You are ahead, so end it now.
    .hint1 = A nun sees f6, so go to the girl that no nun sees. B1 is exactly three squares from c7.
    .praise1 = Everybody saw it but the nuns!
    .close = Whoever has the most coins wins, and a kiss brings two from everybody. Keep an eye on the others’ boys and girls when they come close to each other.

lesson-detention = Caught in the act
    .task1 = A nun on c10 sees your fight on f7, and it is your turn. You may not pass now. You could leave, but this time stay, take one more coin and see what happens.
    .hint1 = Choose to stay in the fight on f7.
    .praise1 = A coin taken under the nun’s nose.
    .task2 = Your other children have walked. The fight is still going on, so you cannot move just any nun. One who sees it has to go there. Send her, and choose where Blue’s boy is pushed.
    .hint2 = Nun N1 goes diagonally from c10 to f7. Then choose a free square next to it.
    .praise2 = That was bound to happen. Your boy B1 goes into detention.
    .task3 = The others have passed. B1 serves detention for this whole turn and costs you the largest step, so only the steps of two and one are left. Move another child two squares.
    .hint3 = G1, G2 and B2 may walk. B1 lies in the boys’ entrance.
    .praise3 = At the end of this turn B1 stands up again.
    .close = One more coin, and a turn of detention for it. Whenever a nun sees your fight, weigh the two: leave in time, or stay and take what it still brings.

lesson-turn = A whole turn
    .task1 = Now play a turn from beginning to end. With the step of three, start a fight that no nun sees.
    .hint1 = Blue’s girl on h7 is out of sight. G1 reaches her, and so does B2.
    .praise1 = First the coin.
    .task2 = With the step of two, bring your boy B1 to one of the safe squares in his corner.
    .hint2 = From c2, exactly two squares take him to a2 or to b1. The safe square b2 is only one square away.
    .praise2 = He can rest there.
    .task3 = With the last step, move any other child one square.
    .hint3 = Take one that has not walked yet, and move it to an empty square next to it.
    .praise3 = Now only the nun is left.
    .task4 = To end the turn, move a nun so that neither of them sees your fight on h7 afterwards.
    .hint4 = Stay away from row 7, from h7’s diagonals and from column h above h5. You could move nun N1 to f2, for example.
    .praise4 = Nobody has noticed a thing.
    .close = That was a whole turn, one minute of thirty. The others move nuns too, but anybody who wants to disturb you now will have to work for it.

lesson-trick = First trick: tell, then fight
    .task1 = You would love to attack Green’s girl on f6, but nun N1 is looking straight at her. Give the nun something better to do, and tell her about Blue’s fight.
    .hint1 = B1 is three squares from the nun on d6. Tell her about the fight on g10.
    .praise1 = Off she goes, your own girl is free, and look who is standing there unwatched.
    .task2 = From where she is now, the nun no longer sees f6. Start a fight there with G1.
    .hint2 = It is exactly two squares from g5 to f6.
    .praise2 = One turn, two tricks.
    .close = Every nun you send somewhere stops looking somewhere else. Whoever sees that first rules the schoolyard.
