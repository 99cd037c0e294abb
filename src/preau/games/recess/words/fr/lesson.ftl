### Récré ! : les leçons. Un titre, puis pour chaque tâche ce qu’il y a à faire, un indice et un mot d’éloge ; enfin le mot de la fin.

lesson-walk = Trois, deux, un
    .task1 = Vous êtes Rouge. À chaque tour, un de vos enfants se déplace d’exactement trois cases, puis un autre de deux, puis un troisième d’une seule : en ligne droite ou en tournant, jamais en diagonale. B est un garçon, G une fille (de l’anglais boy et girl). Déplacez votre garçon B1 de c3 en d5.
    .hint1 = De c3 en d3, puis en d4, et le troisième pas mène en d5. Ailleurs, des cases jeu barrent la route, et personne ne les traverse.
    .praise1 = Trois cases, pas une de moins.
    .task2 = Déplacez maintenant un autre enfant, d’exactement deux cases. Emmenez votre fille G1 où vous voulez. Elle peut aussi avancer d’une case et revenir, ce qu’indiquent les petites traces de pas sur sa propre case.
    .hint2 = G1 est en g6. Menez-la deux cases plus loin, tout droit ou en tournant, ou faites-la avancer d’une case et revenir. Elle doit s’arrêter sur une case libre.
    .praise2 = Bien. Un enfant qui s’est déplacé ne bouge plus pendant ce tour.
    .task3 = Le dernier enfant n’avance que d’une case. Ramenez votre garçon B2 de a3 sur la case abri en a2 : là, personne ne peut rien lui faire.
    .hint3 = La case a2 est juste au-dessous de a3. Sur une case abri, peu importe qui s’y trouve déjà.
    .praise3 = Le voilà à l’abri.
    .close = « 3, 2, 1, bonne sœur ! » Ainsi va chaque tour. La bonne sœur vient à la fin, et vous verrez bientôt à quoi elle sert.

lesson-fight = Dans le dos de la bonne sœur
    .task1 = Deux enfants de Bleu sont près de votre garçon B1. Les bonnes sœurs voient dans les huit directions jusqu’à la première case jeu ; les autres pions ne leur cachent rien. Menez B1 sur la case de l’enfant qu’aucune bonne sœur ne voit, et la bagarre se déclenche.
    .hint1 = La bonne sœur N1, en g8, regarde le long de la rangée 8, tout droit vers e8. Aucune ne voit d9.
    .praise1 = Attrapé ! Le garçon bleu est au sol, et une pièce change de mains.
    .close = Déclencher une bagarre vous donne une pièce, puis une autre à chacun de vos tours tant que votre enfant y reste. Gardez tout de même les bonnes sœurs à l’œil.

lesson-stay = Rester ou partir
    .task1 = Votre garçon B1 est l’attaquant dans la bagarre en d9. Au début du tour, vous décidez. Si vous restez, vous prenez encore une pièce, mais vous renoncez au plus grand déplacement. Aucune bonne sœur ne regarde, alors restez.
    .hint1 = Dites que vous restez dans la bagarre en d9, avant tout déplacement.
    .praise1 = Une pièce de plus. Elle vous a coûté le déplacement de trois, et il ne restait que ceux de deux et d’une case pour vos autres enfants.
    .task2 = Votre fille G1, votre garçon B2 et la bonne sœur N2 se sont déplacés, et les autres ont passé leur tour. C’est de nouveau à vous. Une meilleure victime se trouve en d6. Dites que vous quittez la bagarre.
    .hint2 = Cette fois, vous ne restez dans aucune bagarre.
    .praise2 = Bonne décision. B1 doit maintenant se déplacer pendant ce tour.
    .task3 = Vous avez de nouveau vos trois déplacements. Menez B1 tout droit dans une nouvelle bagarre, avec la fille verte en d6.
    .hint3 = De d9 à d6, il y a exactement trois cases vers le bas.
    .praise3 = D’une bagarre à l’autre.
    .close = Le garçon bleu s’est relevé à votre départ, et Vert a payé. Rester, c’est une pièce assurée ; partir, c’est garder sa liberté.

lesson-nun = Les bonnes sœurs vous obéissent
    .task1 = Vos enfants ont bougé ; le déplacement d’une bonne sœur termine le tour. L’une ou l’autre va aussi loin que vous voulez en ligne droite, même en diagonale. Envoyez la bonne sœur N1 en f6, où se trouve le garçon bleu : elle le pousse sur une case adjacente libre, que vous choisissez.
    .hint1 = N1 est sur la même rangée que f6. Choisissez d’abord f6, puis à côté une case ouverte où il n’y a personne.
    .praise1 = Place à la bonne sœur !
    .close = Les bonnes sœurs ne sont à personne, et chacun en déplace une à son tour. Servez-vous d’elles pour pousser les autres ou pour surveiller leurs bagarres, et faites-les regarder ailleurs quand cela vous arrange.

lesson-tell = Rapporter
    .task1 = Bleu maintient votre fille G2 au sol en g10, loin de toute bonne sœur. Mais un enfant qui termine son déplacement sur la case d’une bonne sœur peut lui rapporter une bagarre, si lointaine soit-elle. Menez B1 à la bonne sœur en d6 et rapportez.
    .hint1 = B1 va de c4 à d6 en trois cases exactement. Choisissez ensuite la bagarre en g10, puis une case libre où votre fille sera poussée.
    .praise1 = Elle y est déjà. Le garçon bleu part en retenue, et votre fille est libre.
    .close = Rapporter ne vous donne aucune pièce, mais arrête celui qui vous en prend, car l’attaquant part en retenue dans l’entrée pour un tour entier.

lesson-break-up = Séparez-les !
    .task1 = Le garçon bleu maintient votre fille au sol en g6, et aucune bonne sœur n’est assez près. Un enfant qui termine son déplacement sur une bagarre l’interrompt. Les deux sont poussés, et vous choisissez où. Allez-y avec B1.
    .hint1 = De f4 à g6, il y a trois cases. Choisissez ensuite une case libre pour le garçon bleu, et une autre pour votre fille.
    .praise1 = Ça suffit, vous deux !
    .task2 = Votre fille G1 se relève, mais comme elle était au sol quand votre tour a commencé, elle attend le prochain. Déplacez plutôt votre garçon B2 de deux cases.
    .hint2 = B2 est en b3. N’importe quelle case libre à deux pas convient.
    .praise2 = Voilà.
    .close = Interrompre une bagarre ne coûte qu’un déplacement, et c’est permis même sous les yeux des bonnes sœurs.

lesson-kiss = Un baiser, et c’est fini
    .task1 = Quand l’un de vos garçons et l’une de vos filles se rejoignent à la fin d’un déplacement, là où aucune bonne sœur ne regarde, ils s’embrassent. La partie s’arrête aussitôt, et chacun des autres vous donne deux pièces. Vous êtes en tête, alors finissez-en.
    .hint1 = Une bonne sœur voit f6 ; cherchez donc la fille qu’aucune ne voit. B1 atteint c7 en trois cases.
    .praise1 = Toute la cour l’a vu, sauf les bonnes sœurs !
    .close = Le joueur qui a le plus de pièces gagne, et un baiser vous en donne deux par adversaire. Surveillez aussi les garçons et les filles des autres, quand ils se rapprochent.

lesson-detention = Pris sur le fait
    .task1 = La bonne sœur en c10 voit votre bagarre en f7, et c’est à vous de jouer. Impossible de passer. Vous pourriez partir ; restez plutôt, prenez encore une pièce, et voyez ce qui arrive.
    .hint1 = Choisissez de rester dans la bagarre en f7.
    .praise1 = Une pièce prise sous le nez de la bonne sœur.
    .task2 = Vos autres enfants ont bougé. La bagarre dure encore, et vous ne pouvez pas déplacer n’importe quelle bonne sœur. Celle qui la voit doit y aller. Envoyez-la, et choisissez où le garçon bleu est poussé.
    .hint2 = La bonne sœur N1 va en diagonale de c10 à f7. Choisissez ensuite une case libre à côté.
    .praise2 = C’était à prévoir. B1 part en retenue.
    .task3 = Les autres ont passé leur tour. B1 fait sa retenue pendant tout ce tour et vous coûte le plus grand déplacement. Il vous reste ceux de deux et d’une case. Déplacez un autre enfant de deux cases.
    .hint3 = G1, G2 et B2 peuvent bouger ; B1 est dans l’entrée des garçons.
    .praise3 = À la fin de ce tour, B1 se relève.
    .close = Une pièce de plus, et un tour de retenue en échange. Quand une bonne sœur voit votre bagarre, faites vos comptes : partir à temps, ou rester et prendre encore une pièce.

lesson-turn = Un tour entier
    .task1 = Voici un tour du début à la fin. Avec le déplacement de trois, déclenchez une bagarre qu’aucune bonne sœur ne voit.
    .hint1 = La fille bleue en h7 est hors de vue. G1 peut l’atteindre, et B2 aussi.
    .praise1 = D’abord la pièce.
    .task2 = Avec le déplacement de deux, mettez votre garçon B1 à l’abri, sur une des cases abri de son coin.
    .hint2 = De c2, deux cases exactement mènent en a2 ou en b1 ; b2 n’est qu’à une case.
    .praise2 = Il y sera tranquille.
    .task3 = Un autre enfant, n’importe lequel, se déplace maintenant d’une case.
    .hint3 = Prenez-en un qui n’a pas encore bougé, et menez-le sur une case libre à côté.
    .praise3 = Il ne manque que la bonne sœur.
    .task4 = Terminez le tour en déplaçant une bonne sœur, de façon qu’aucune ne voie ensuite votre bagarre en h7.
    .hint4 = Évitez la rangée 7, les diagonales de h7 et la colonne h au-dessus de h5. Déplacez par exemple la bonne sœur N1 en f2.
    .praise4 = Personne n’a rien remarqué.
    .close = Voilà un tour entier, une minute sur trente. Les autres aussi déplacent les bonnes sœurs ; mais pour vous déranger, ils devront se donner du mal.

lesson-trick = Première ruse : rapporter, puis se bagarrer
    .task1 = Vous attaqueriez bien la fille verte en f6, mais la bonne sœur N1 ne la quitte pas des yeux. Envoyez N1 voir ailleurs en lui rapportant la bagarre de Bleu.
    .hint1 = B1 est à trois cases de la bonne sœur en d6. Rapportez-lui la bagarre en g10.
    .praise1 = La voilà partie ! Votre fille est libre, et la fille verte n’est plus surveillée.
    .task2 = De là où elle est, la bonne sœur ne voit plus f6. Déclenchez-y une bagarre avec G1.
    .hint2 = De g5 à f6, il y a exactement deux cases.
    .praise2 = D’une pierre deux coups.
    .close = Une bonne sœur qu’on envoie quelque part cesse de regarder ailleurs. Celui qui le comprend le premier tient la cour.
