### Récré ! : la règle du jeu. Un message par règle de la loi ; les numéros sont les siens.

## 1. La table et le matériel

R1 = La table et le matériel
    .lead = Avant que la cloche sonne : qui joue, ce qu’il y a sur la table et où chacun attend.
# R1.1
R1-1 = Joueurs et couleurs
    .text = On joue à trois, quatre ou cinq, chacun son tour. De la première place à la dernière, les couleurs sont le rouge, le bleu, le vert, le jaune et le violet.
    .letter = Récré ! se joue à 3, 4 ou 5. Les places sont numérotées à partir de 1 dans l’ordre du tour de table, et chacune a sa couleur : rouge, bleu, vert, jaune, violet, dans cet ordre.
# R1.2
R1-2 = La cour de récréation
    .text = Assemblez les quatre sections, placées et tournées à votre guise, en une cour de 12 × 12 cases : chaque récré peut avoir la sienne. Les lettres et les nombres inscrits au bord donnent leur nom aux cases, de a1 en bas à gauche à l12 en haut à droite.
    .letter = La cour compte 12 × 12 cases. Elle est formée de quatre sections de plateau carrées de 6 × 6 cases. Les colonnes vont de a à l, de gauche à droite ; les rangées de 1 à 12, de bas en haut. Vous pouvez échanger et tourner les sections comme bon vous semble.
# R1.3
R1-3 = Cases jeu et dispositions
    .text = Les cases jeu (toboggans, balançoires et autres) sont des obstacles : personne ne les traverse et aucune bonne sœur ne voit au travers. Leur place dépend des sections, mais aucun coin de la cour n’est jamais isolé.
    .letter = 
        Les jeux de la cour sont des obstacles ; chacun occupe une ou deux cases, appelées cases jeu. Pour les situer, imaginez la section non tournée dans le coin en bas à gauche de la cour, sur les cases a1 à f6 (le signe + relie les deux cases d’un même jeu) :
        Section A : b5+c5, e3+e4, b2, d1.
        Section B : d6, b4+b5, e4, c2+d2, f1.
        Section C : b5+b6, e5, c3, e3+f3, b1, e1.
        Section D : c6, e5+f5, b4, d2+d3, b2.
        Chaque section sert exactement une fois. Une disposition s’écrit section par section, dans l’ordre sud-ouest, sud-est, nord-ouest, nord-est : pour chacune, sa lettre puis le nombre de quarts de tour dans le sens horaire. A0B0C0D0 est la disposition habituelle, C2A0D3B1 en est une autre. Il en existe 6 144, et dans toutes, les cases sans jeu restent reliées entre elles.
    .ruling = Aucun livret n’indique l’emplacement des cases jeu. Nous l’avons choisi de façon qu’aucune disposition n’isole un coin de la cour.
# R1.4
R1-4 = Cases abri, cases ouvertes
    .text = Dans deux coins opposés de la cour se trouvent les cases abri, quatre par coin : tout le monde y cohabite en paix. Toutes les autres cases, hors cases jeu, sont des cases ouvertes.
    .letter = Deux tuiles abri de 2 × 2 cases occupent deux coins opposés de la cour : l’une couvre a1, a2, b1 et b2, l’autre k11, k12, l11 et l12. Une tuile recouvre, case par case, tout ce qui est imprimé dessous, cases jeu comprises. Ces huit cases sont les cases abri. Toutes les autres cases, hors cases jeu, sont des cases ouvertes.
# R1.5
R1-5 = Les deux entrées
    .text = Les garçons arrivent dans la cour par a1, les filles par l12. Les entrées sont hors de la cour : il y a de la place pour tout le monde, et personne n’y est vu, poussé, attaqué ni embrassé.
    .letter = L’entrée des garçons entoure le coin a1, l’entrée des filles le coin l12. Une entrée ne fait pas partie du plateau : elle accueille autant d’enfants que l’on veut. Personne n’y est vu ni poussé, et l’on ne s’y bagarre ni ne s’y embrasse.
    .ruling = Les livrets ne disent pas ce qui peut arriver dans une entrée. Selon nous, rien du tout : elle est hors du plateau, donc hors d’atteinte.
# R1.6
R1-6 = Mise en place
    .text = Vous avez deux garçons, B1 et B2 (boy, en anglais), deux filles, G1 et G2 (girl), et 10 pièces. Vos garçons attendent dans leur entrée, vos filles dans la leur. La bonne sœur N1 commence en a1, N2 en l12.
    .letter = Chaque joueur a quatre enfants : les garçons B1 et B2, qui commencent dans l’entrée des garçons, et les filles G1 et G2, qui commencent dans l’entrée des filles (B pour boy, le garçon ; G pour girl, la fille). La bonne sœur N1 commence en a1, la bonne sœur N2 en l12. Chaque joueur reçoit 10 pièces.
# R1.7
R1-7 = Qui commence
    .text = Décidez ensemble qui commence ; d’après les livrets, c’est la personne qui a fait les plus longues études. Elle prend la première place, et les autres suivent autour de la table.
    .letter = Décidez autour de la table qui commence ; les livrets désignent la personne qui a fait les plus longues études. Les places sont attribuées en conséquence : la place 1 commence, les autres suivent dans l’ordre.

## 2. Le tour de jeu

R2 = Le tour de jeu
    .lead = Trois chiffres et une bonne sœur, et vous avez tout retenu : « 3, 2, 1, bonne sœur ! »
# R2.1
R2-1 = Trente minutes de récré
    .text = La récré dure 30 minutes et chaque tour en est une : 30 tours pour toute la table. À trois, chacun en joue dix ; à quatre, les deux premiers en jouent huit, les deux autres sept ; à cinq, chacun en joue six. Un tour passé compte aussi.
    .letter = La récré dure 30 minutes et chaque tour en est une : la partie compte donc 30 tours en tout, quel que soit le nombre de joueurs. À 3, chacun joue 10 tours ; à 4, on en joue 8, 8, 7 et 7 dans l’ordre des places ; à 5, chacun en joue 6. L’horloge de récré avance au début de chaque tour, même si le joueur passe.
# R2.2
R2-2 = Déroulement du tour
    .text = « 3, 2, 1, bonne sœur ! » Si vous êtes l’attaquant dans une bagarre, dites d’abord si vous restez ou si vous partez. Déplacez ensuite un enfant d’exactement 3 cases, un autre d’exactement 2, un troisième d’exactement 1 ; pour finir, une bonne sœur.
    .letter = 
        Votre tour suit toujours cet ordre :
        (a) pour chaque bagarre que vous menez, vous restez ou vous partez (R5.5) ;
        (b) vous déplacez un enfant d’exactement 3 cases ;
        (c) un autre enfant d’exactement 2 cases ;
        (d) un troisième d’exactement 1 case ;
        (e) vous déplacez une bonne sœur.
        Aucun enfant ne se déplace deux fois dans le même tour.
# R2.3
R2-3 = Passer son tour
    .text = Vous pouvez aussi passer votre tour, mais seulement en entier. Vos bagarres continuent alors, sans que vous preniez de pièce. Si une bonne sœur voit l’une d’elles au début du tour, impossible de passer : il faut rester ou partir.
    .letter = Au lieu de jouer votre tour (R2.2), vous pouvez le passer, mais seulement en entier, jamais en partie. Vous ne prenez alors aucune pièce, et les bagarres que vous menez continuent. Si, au début de votre tour, une bonne sœur voit (R4.3) une bagarre que vous menez, vous n’avez pas le droit de passer : R5.6 exige un choix de votre part.
    .ruling = L’effet sur vos bagarres et l’interdiction de passer sous les yeux d’une bonne sœur viennent de nous : sinon, il suffirait de passer pour lui échapper.
# R2.4
R2-4 = Déplacements disponibles
    .text = Chacun de vos enfants qui reste dans une bagarre comme attaquant, ou qui fait sa retenue, vous coûte le plus grand déplacement restant : d’abord le 3, puis le 2, puis le 1. Si vous n’en avez plus, vous ne déplacez qu’une bonne sœur.
    .letter = Vous disposez d’abord de trois déplacements : 3, 2 et 1. Chacun de vos enfants qui reste dans une bagarre qu’il mène (R5.5) et chacun de ceux qui font leur retenue (R6.3) vous enlève le plus grand déplacement restant. Si vous en perdez trois ou plus, vous ne déplacez qu’une bonne sœur.
    .ruling = Le cumul des bagarres et des retenues vient de nous : un enfant occupé coûte un déplacement, quelle qu’en soit la raison.
# R2.5
R2-5 = Quels enfants déplacer
    .text = Vous pouvez déplacer ceux de vos enfants qui sont libres au début de votre tour : ni maintenus au sol, ni en retenue, ni restés dans une bagarre. Un enfant libéré pendant votre tour attend le suivant ; un enfant envoyé en retenue pendant votre tour ne bouge plus.
    .letter = Vous pouvez déplacer ceux de vos enfants qui, au début de votre tour, ne sont ni victimes maintenues au sol ni en train de faire leur retenue, et qui ne restent pas dans une bagarre. Un enfant libéré pendant votre propre tour attend le suivant. Un enfant envoyé en retenue pendant votre tour ne peut plus se déplacer pendant ce tour.
    .ruling = Notre décision : on compte les enfants libres au début du tour, et tout le monde s’y retrouve. Aucun ne s’ajoute ensuite ; seul un enfant envoyé en retenue ne compte plus.
# R2.6
R2-6 = Sauter un déplacement
    .text = S’il vous reste plus de déplacements que d’enfants à déplacer, vous pouvez sauter un déplacement. Avec trois déplacements et seulement deux enfants libres, par exemple, vous choisissez quel déplacement sauter. Dans les autres cas, il faut tous les faire.
    .letter = Tant qu’il vous reste plus de déplacements que d’enfants que vous pouvez déplacer (R2.5) et qui n’ont pas encore bougé, vous pouvez sauter le déplacement en cours. Avec peu d’enfants libres, vous choisissez donc quels déplacements utiliser, les plus grands d’abord. Dans tous les autres cas, il est interdit de sauter un déplacement.
# R2.7
R2-7 = Déplacement impossible
    .text = Si aucun de vos enfants ne peut faire un déplacement, ce déplacement est perdu ; celui de la bonne sœur l’est aussi, si aucune des deux ne peut bouger. Tout le reste, c’est vous qui le jouez, même s’il n’y a qu’une possibilité.
    .letter = Si aucun de vos enfants ne peut faire légalement un déplacement, ce déplacement est perdu sans autre formalité, même quand vous auriez le droit de le sauter. Il en va de même du déplacement de la bonne sœur si aucune des deux ne peut bouger, et de l’étape (a) si vous ne menez aucune bagarre. Ainsi, chaque fois que vous avez à décider, au moins un coup est possible. Rien d’autre n’est joué à votre place, pas même un coup unique (pour le sablier, voir R2.8).
    .ruling = Nous l’avons décidé ainsi pour que la partie ne se bloque jamais et que tout vrai choix reste le vôtre.
# R2.8
R2-8 = Le sablier
    .text = Avec le sablier, vous avez d’ordinaire 60 secondes par tour. Une fois le sable écoulé, les déplacements qui vous restent sont perdus ; si vous n’aviez pas choisi entre rester et partir, vous restez. Si une bonne sœur doit aller sur votre bagarre (R5.6), il faut quand même l’y envoyer.
    .letter =
        Le sablier est une option de la table : il dure d’habitude 60 secondes, et l’on peut s’en passer.
        Quand il est vide, l’arbitre annonce la fin du temps : les déplacements non faits sont perdus, les pions restent où ils sont et le tour se termine. Si vous n’aviez pas encore répondu à l’étape (a), on considère que vous restez dans toutes les bagarres que vous menez, pièces comprises (R5.5).
        L’obligation de R5.6 survit au sablier : si elle s’impose à cet instant, votre tour se poursuit avec ce seul déplacement de la bonne sœur. Pendant un déplacement imposé par R5.6, la fin du temps ne peut pas être annoncée ; si vous ne le jouez pas dans les 15 secondes supplémentaires, la table joue pour vous le premier coup légal.
    .ruling = Les livrets font seulement perdre le reste du tour. Les détails viennent de nous : on n’échappe pas à une bonne sœur en laissant filer le sable.

## 3. Les déplacements des enfants

R3 = Les déplacements des enfants
    .lead = Les enfants avancent case par case, et seul compte l’endroit où ils s’arrêtent.
# R3.1
R3-1 = Marcher case par case
    .text = Un enfant avance de 3 cases, de 2 ou de 1, ni plus ni moins, jamais en diagonale. Il peut tourner, revenir sur ses pas, traverser les autres pions et même les bagarres, mais jamais une case jeu. Seule compte la case d’arrivée.
    .letter = Un enfant avance exactement du nombre de cases prévu, chaque fois vers la case adjacente en haut, en bas, à gauche ou à droite. Il peut tourner et revenir sur ses pas. Il traverse les autres pions, et même les bagarres, mais jamais une case jeu. Seule compte la case où il termine son déplacement.
# R3.2
R3-2 = Sortir de l’entrée
    .text = En sortant d’une entrée, un enfant passe d’abord par la case du coin : a1 pour les garçons, l12 pour les filles. Cette case compte. Une fois sorti, aucun enfant ne retourne dans une entrée en marchant.
    .letter = Pour sortir d’une entrée, un enfant va d’abord sur la case du coin de cette entrée, qui compte pour une case : a1 pour les garçons, l12 pour les filles. Personne ne retourne dans une entrée en marchant.
    .ruling = Les livrets n’en parlent pas. Selon nous, une entrée n’a qu’une porte, et elle ne s’ouvre que vers la cour.
# R3.3
R3-3 = Retour au départ
    .text = Avec le déplacement de 2, un enfant peut avancer d’une case et revenir. C’est une arrivée comme une autre, pour rapporter comme pour s’embrasser. Seul un enfant qui quitte une bagarre doit s’arrêter ailleurs.
    .letter = Un enfant peut terminer son déplacement sur la case d’où il est parti s’il peut y revenir en comptant exactement ses cases, ce qui n’arrive qu’avec le déplacement de 2. C’est une arrivée comme une autre : il peut y rapporter, et le baiser y a lieu comme ailleurs. Un enfant qui quitte une bagarre n’en a pas le droit (R5.5).
    .ruling = Que l’on puisse alors rapporter et s’embrasser, mais non quitter une bagarre, est notre décision : seule l’arrivée compte, et partir, c’est partir.
# R3.4
R3-4 = S’arrêter sur une case ouverte
    .text = Sur une case ouverte, un enfant peut s’arrêter s’il n’y a personne. Sinon, il ne s’y arrête que pour déclencher une bagarre, en interrompre une, rapporter à une bonne sœur ou donner un baiser.
    .letter = Sur une case ouverte, un enfant ne peut terminer son déplacement que si elle est vide, ou bien pour déclencher une bagarre (R5.1), en interrompre une (R5.7), rapporter à une bonne sœur (R7.1) ou donner un baiser (R8.1).
# R3.5
R3-5 = S’arrêter sur une case abri
    .text = Sur une case abri, un enfant peut toujours s’arrêter, peu importe qui s’y trouve. Tout le monde y cohabite en paix (pour le baiser, voyez R8.1 ; pour rapporter, R7.2).
    .letter = Sur une case abri, un enfant peut toujours terminer son déplacement, peu importe qui s’y trouve. Tout le monde y cohabite en paix (mais voyez R8.1 pour le baiser).

## 4. Les bonnes sœurs

R4 = Les bonnes sœurs
    .lead = Deux bonnes sœurs surveillent la cour, et c’est vous qui les envoyez faire leur ronde.
# R4.1
R4-1 = Déplacer une bonne sœur
    .text = À la fin de votre tour, vous devez déplacer une bonne sœur, celle que vous voulez : en ligne droite, dans l’une des huit directions, aussi loin qu’il vous plaît. Elle passe par-dessus tous les pions, jamais à travers une case jeu.
    .letter = Vous déplacez l’une des deux bonnes sœurs, au choix, d’une ou plusieurs cases en ligne droite, dans l’une des huit directions et aussi loin que vous voulez. Elle passe par-dessus tous les pions, mais ne traverse jamais une case jeu et ne sort jamais du plateau. Vous ne pouvez pas renoncer à ce déplacement.
    .ruling = Les livrets ne disent pas si l’on peut y renoncer. Nous l’interdisons : à chaque tour joué, une bonne sœur fait sa ronde.
    .edition = Les livrets français et allemand donnent huit directions aux bonnes sœurs, le livret japonais quatre seulement, sans les diagonales. Vous choisissez en ouvrant la table.
# R4.2
R4-2 = Là où la bonne sœur s’arrête
    .text = Si la bonne sœur s’arrête sur une case vide ou une case abri, il ne se passe rien de plus. Sur une case ouverte où se trouve un enfant, ou l’autre bonne sœur, elle pousse ce pion. Sur une bagarre, elle y met fin (R6.1).
    .letter = Si la bonne sœur s’arrête sur une case vide ou sur une case abri, il ne se passe rien de plus. Sur une case ouverte occupée par un seul pion, enfant ou bonne sœur, ce pion est poussé (R9). Sur une bagarre, R6.1 s’applique.
# R4.3
R4-3 = La ligne de vue
    .text = Une bonne sœur voit le long des lignes où elle pourrait marcher, jusqu’à la première case jeu, et elle voit sa propre case. Les autres pions ne lui bouchent pas la vue. Elle voit même entre deux cases jeu qui ne se touchent que par un coin.
    .letter = Une bonne sœur voit sa propre case et toutes les cases situées sur ses lignes de déplacement (R4.1), qu’elle puisse s’y arrêter ou non. Les cases jeu coupent la ligne de vue, les pions non. Une diagonale passe entre deux cases jeu qui ne se touchent que par un coin.
    .ruling = Nous avons précisé le cas de sa propre case et du passage entre deux coins : elle voit ce qui est à ses pieds, et seul un jeu placé sur la ligne gêne la vue.
    .edition = Là où les bonnes sœurs n’ont que quatre directions (livret japonais), elles ne voient que dans ces quatre-là.

## 5. Les bagarres

R5 = Les bagarres
    .lead = Les bagarres remplissent vos poches, tant qu’aucune bonne sœur ne regarde.
# R5.1
R5-1 = Déclencher une bagarre
    .text = Quand votre enfant s’arrête sur une case ouverte qu’aucune bonne sœur ne voit et où l’enfant d’un autre joueur se trouve seul, une bagarre se déclenche. Votre enfant est l’attaquant ; l’autre est la victime, maintenue au sol.
    .letter = Un enfant qui termine son déplacement sur une case ouverte où se trouve exactement un autre enfant, appartenant à un autre joueur, déclenche une bagarre, à condition qu’aucune bonne sœur ne voie la case. L’enfant qui vient d’arriver mène la bagarre : c’est l’attaquant. L’autre est la victime, maintenue au sol.
# R5.2
R5-2 = Jamais devant une bonne sœur
    .text = Là où une bonne sœur regarde, aucune bagarre ne se déclenche. Sur une case ouverte qu’elle voit, vous ne pouvez donc pas rejoindre l’enfant d’un autre joueur, sauf s’il se bagarre déjà : vous interrompez alors la bagarre (R5.7).
    .letter = Sur une case ouverte vue par une bonne sœur, aucune bagarre ne se déclenche. Un enfant ne peut donc pas y terminer son déplacement avec l’enfant d’un autre joueur, sauf si cet enfant est déjà dans une bagarre.
# R5.3
R5-3 = Jamais entre les siens
    .text = Vos propres enfants ne se bagarrent jamais entre eux. Sur une case ouverte, vous ne pouvez en rejoindre un que pour un baiser, ou pour interrompre la bagarre où il est pris.
    .letter = Les enfants d’un même joueur ne se bagarrent jamais entre eux. Sur une case ouverte, un enfant ne peut pas terminer son déplacement avec un enfant du même joueur qui n’est pas dans une bagarre, sauf pour un baiser (R8.1).
# R5.4
R5-4 = La première pièce
    .text = Quand vous déclenchez une bagarre, vous prenez une pièce au joueur de la victime. S’il n’en a plus, la bagarre a lieu quand même.
    .letter = Quand une bagarre se déclenche, le joueur de l’attaquant prend une pièce au joueur de la victime. Un joueur sans pièces ne paie rien, ni ici ni en R5.5 ; la bagarre se déclenche et continue quand même.
    .ruling = Les livrets ne prévoient pas le joueur sans pièces. Selon nous, des poches vides ne protègent personne, et nul ne s’endette.
# R5.5
R5-5 = Rester ou partir
    .text = Au début de votre tour, choisissez pour chaque bagarre où vous êtes l’attaquant. Si votre enfant reste, vous prenez encore une pièce, mais vous perdez votre plus grand déplacement. S’il part, il doit aller sur une autre case pendant ce tour ; gardez-lui un déplacement.
    .letter =
        Au début de votre tour, vous décidez pour chaque bagarre que vous menez. Soit votre enfant reste : vous prenez encore une pièce au joueur de la victime et vous perdez un déplacement (R2.4). Soit il doit partir : vous devez le déplacer avec l’un des déplacements de ce tour, et il doit s’arrêter sur une autre case.
        Seuls sont permis les choix qui laissent un déplacement à chaque enfant qui part. Tant qu’il ne reste pas plus de déplacements que d’enfants devant encore partir, seuls ces enfants peuvent se déplacer.
        Si la bagarre prend fin avant que votre enfant ait pu partir, l’obligation disparaît. Un enfant qui doit partir mais n’a aucun coup légal reste où il est : la bagarre continue, mais vous ne prenez pas de pièce.
    .ruling = Le déplacement réservé à chaque partant et les cas où il ne peut ou ne doit plus partir sont des précisions de notre part : on ne promet que ce que l’on peut tenir, et rester coincé ne paie pas.
# R5.6
R5-6 = Pris sur le fait
    .text = Si une bonne sœur voit votre bagarre au début de votre tour, et que cette bagarre dure encore au moment de déplacer une bonne sœur, vous devez y envoyer l’une de celles qui la voient alors. Si aucune ne peut y aller, vous choisissez librement.
    .letter =
        Si, au début de votre tour, une bonne sœur voit une bagarre que vous menez, et que cette bagarre dure encore au moment de déplacer une bonne sœur, vous devez amener sur cette bagarre une bonne sœur qui la voit à cet instant. S’il y a plusieurs bagarres ou bonnes sœurs dans ce cas, vous choisissez.
        L’obligation ne vaut que tant qu’un tel coup est légal : si plus aucune bonne sœur ne voit aucune de ces bagarres, ou si aucune ne peut être amenée sur l’une d’elles (R9.4), vous déplacez librement la bonne sœur de votre choix.
    .ruling = La fin de l’obligation vient de nous : à l’impossible nul n’est tenu.
# R5.7
R5-7 = Interrompre une bagarre
    .text = Tout enfant qui s’arrête sur une bagarre l’interrompt, même sous les yeux d’une bonne sœur. Vous poussez les deux bagarreurs vers deux cases différentes, l’attaquant d’abord, et la victime se relève. Sans place pour les deux, c’est impossible.
    .letter = 
        Tout enfant, quel que soit son joueur, qui termine son déplacement sur une bagarre l’interrompt. Les deux bagarreurs sont poussés (R9) vers deux cases différentes, au choix du joueur dont c’est le tour, et la victime se relève.
        Que la case soit vue ou non, et que les bagarreurs soient à vous ou à d’autres, peu importe : sur une bagarre, cette règle l’emporte sur R5.3 et R8.1.
        L’attaquant est poussé le premier, et aucune case de son chemin ne peut figurer dans celui de la victime ; un enfant ne peut donc pas interrompre une bagarre qui n’a qu’une seule issue.
        Chaque chemin doit être l’un des plus courts permis au moment où on l’emprunte. L’attaquant ne peut pas être poussé par un chemin plus long, même si tous les plus courts laissent la victime sans issue ; dans ce cas, la bagarre ne peut pas être interrompue (R9.4).
    .ruling = L’ordre, les chemins séparés et les plus courts chemins viennent de nous, comme le droit d’intervenir sous les yeux d’une bonne sœur ou entre n’importe quels enfants, même les vôtres. Une seule règle claire vaut ainsi pour toutes les mêlées.
# R5.8
R5-8 = L’attaquant s’en va
    .text = Quand l’attaquant s’en va, la bagarre est finie et la victime se relève.
    .letter = Quand l’attaquant s’en va, la bagarre est finie et la victime se relève.
# R5.9
R5-9 = Trois bagarres au plus
    .text = Personne n’est jamais l’attaquant dans plus de trois bagarres. Inutile de compter : les autres règles y veillent.
    .letter = Aucun joueur ne mène plus de trois bagarres. Vous n’avez pas à y veiller : R2.4 et R5.5 s’en chargent.

## 6. Pris !

R6 = Pris !
    .lead = Tôt ou tard, une bonne sœur arrive.
# R6.1
R6-1 = Fin de la bagarre
    .text = Une bonne sœur qui arrive sur une bagarre, déplacée par un joueur ou prévenue par un enfant, y met fin. La victime est poussée et se relève. L’attaquant va en retenue : les garçons dans leur entrée, les filles dans la leur.
    .letter = Une bonne sœur qui s’arrête sur une bagarre, par son déplacement ou parce qu’on la lui a rapportée (R7.1), y met fin. La victime est poussée (R9) et se relève. L’attaquant va en retenue : un garçon dans l’entrée des garçons, une fille dans celle des filles.
# R6.2
R6-2 = La retenue
    .text = Votre enfant en retenue reste couché dans l’entrée pendant tout votre tour suivant. S’il est pris pendant votre propre tour, c’est celui d’après qui compte. Un tour passé, ou perdu à cause du sablier, compte aussi.
    .letter = Un enfant en retenue reste couché dans l’entrée pendant tout le prochain tour de son joueur. S’il y est envoyé pendant le tour de son propre joueur, c’est le tour suivant qui compte. Un tour passé, ou interrompu par le sablier, compte comme retenue faite.
    .ruling = Deux points viennent de nous : un enfant puni pendant le tour de son propre joueur fait sa retenue au tour suivant, et un tour passé ou interrompu par le sablier compte. Une retenue coûte un tour entier, ni plus ni moins.
# R6.3
R6-3 = Faire sa retenue
    .text = Votre enfant fait sa retenue dès le début de votre tour suivant, ce qui vous coûte un déplacement (R2.4). À la fin de ce tour, il se relève.
    .letter = Un enfant fait sa retenue dès le début du tour de son joueur (R6.2) et se relève à la fin de ce tour.

## 7. Rapporter

R7 = Rapporter
    .lead = Ce n’est pas joli, mais ça marche.
# R7.1
R7-1 = Rapporter une bagarre
    .text = Tant qu’il y a une bagarre quelque part, votre enfant peut s’arrêter sur la case d’une bonne sœur et lui en rapporter une, à votre choix. Elle y va aussitôt, si loin que ce soit, et y met fin (R6.1). Votre enfant reste là où elle était.
    .letter = Tant qu’il y a une bagarre quelque part, un enfant peut terminer son déplacement sur la case d’une bonne sœur et lui rapporter une bagarre, au choix du joueur dont c’est le tour. La bonne sœur est aussitôt placée sur cette bagarre, si loin soit-elle, et R6.1 s’applique. L’enfant reste sur la case qu’elle vient de quitter. La bagarre que l’enfant a quittée par ce même déplacement ne compte pas.
    .ruling = La place de l’enfant et l’exclusion de la bagarre qu’il vient de quitter sont notre décision : il a pris la place de la bonne sœur, et cette bagarre-là est déjà finie.
# R7.2
R7-2 = Obligation ou choix
    .text = Sur une case ouverte, vous ne rejoignez une bonne sœur que pour lui rapporter une bagarre. Sur une case abri, vous avez le choix : rapporter, ou simplement rester là.
    .letter = Sur une case ouverte, un enfant qui termine son déplacement sur la case d’une bonne sœur rapporte toujours ; s’il n’y a aucune bagarre à rapporter, il n’a pas le droit de s’y arrêter. Sur une case abri, le joueur dont c’est le tour choisit si l’enfant rapporte.
    .edition = Les livrets français et allemand permettent de rapporter sur une case abri, le livret japonais l’interdit. Vous choisissez en ouvrant la table.
# R7.3
R7-3 = Deux bonnes sœurs ensemble
    .text = Si les deux bonnes sœurs sont sur la case où l’on rapporte, c’est N1 qui part.
    .letter = Si les deux bonnes sœurs sont sur la case où l’enfant rapporte (forcément une case abri), c’est celle qui porte le plus petit numéro qui part : N1.
    .ruling = Les livrets n’en disent rien. Notre règle est simple et évite une question de plus.

## 8. Le baiser

R8 = Le baiser
    .lead = Un baiser, et la récré est finie.
# R8.1
R8-1 = S’embrasser en cachette
    .text = Quand l’un de vos garçons s’arrête sur la case d’une de vos filles, ou l’inverse, ils s’embrassent, sauf si l’enfant qui s’y trouve est dans une bagarre. Sous les yeux d’une bonne sœur, c’est interdit sur une case ouverte ; sur une case abri, il ne se passe alors rien.
    .letter = Un enfant qui termine son déplacement sur la case d’un enfant du même joueur, de l’autre sexe et qui n’est pas dans une bagarre, l’embrasse si aucune bonne sœur ne voit la case. Cela se fait tout seul, sur les cases ouvertes comme sur les cases abri. Si une bonne sœur voit la case, un tel arrêt est interdit sur une case ouverte ; sur une case abri, les deux enfants restent simplement là, et le départ ultérieur d’une bonne sœur ne déclenche aucun baiser.
    .ruling = Le baiser automatique, même sur une case abri, et les cas sous les yeux d’une bonne sœur viennent de nous : un baiser se donne à l’arrivée, et personne n’a à l’annoncer.
# R8.2
R8-2 = Effet du baiser
    .text = Un baiser met aussitôt fin à la partie. Celui qui l’a donné reçoit deux pièces de chacun des autres joueurs, ou tout ce qui leur reste s’ils en ont moins.
    .letter = Un baiser met aussitôt fin à la partie. Chacun des autres joueurs donne deux pièces au joueur dont l’enfant a donné le baiser, ou ce qu’il a s’il en a moins.

## 9. Pousser

R9 = Pousser
    .lead = Quand quelqu’un gêne, on le pousse.
# R9.1
R9-1 = Vers où pousser
    .text = Pendant votre tour, c’est vous qui choisissez où va le pion poussé : sur n’importe quelle case adjacente libre, diagonales comprises.
    .letter = Un pion poussé va sur une case adjacente libre (R9.2), choisie par le joueur dont c’est le tour. Les cases adjacentes sont les huit cases tout autour.
    .ruling = Nous comptons aussi les diagonales : même dans la foule, on trouve alors presque toujours une place.
    .edition = Aucun livret ne précise quelles cases sont adjacentes. En ouvrant la table, vous pouvez choisir de n’en compter que quatre, sans les diagonales.
# R9.2
R9-2 = Case libre
    .text = Une case libre est une case ouverte où il n’y a personne. Aucun pion n’est poussé hors d’une case abri, ni vers une case abri. Le pion que vous déplacez a déjà quitté son ancienne case : elle peut donc être libre.
    .letter = Une case est libre si c’est une case ouverte où il n’y a rien. Aucun pion n’est poussé hors d’une case abri, ni vers une case abri. Le pion en mouvement a déjà quitté sa case de départ, et la bagarre qu’il a quittée est finie.
    .edition = Le livret français interdit aussi de pousser vers une case abri, les livrets allemand et japonais seulement de pousser hors d’une telle case. Si votre table permet de pousser sur une case abri, toute case abri adjacente compte comme libre, peu importe qui s’y trouve (elle peut terminer une chaîne, jamais en être un maillon intermédiaire, et les deux cases de R5.7 restent différentes).
# R9.3
R9-3 = Pousser en chaîne
    .text = Si aucune case autour n’est libre, le pion poussé prend la place d’un autre, qui avance à son tour, et ainsi de suite jusqu’à une case libre. Vous ne choisissez que parmi les chaînes les plus courtes, et aucune ne passe par une bagarre.
    .letter = Si aucune case adjacente n’est libre, le pion poussé en déplace un autre, le long d’une chaîne de cases adjacentes. Toutes les cases de la chaîne sauf la dernière sont des cases ouvertes avec exactement un pion, donc jamais une bagarre ; la dernière est libre. Chaque pion passe sur la case suivante de la chaîne. Vous ne pouvez choisir que parmi les chaînes les plus courtes.
    .ruling = Le détail des chaînes vient de nous : on dérange le moins de monde possible.
# R9.4
R9-4 = Cases interdites
    .text = On ne pousse personne, même en chaîne, sur la case d’où part le premier pion poussé. Quand un enfant rapporte, sa case est interdite aussi. S’il n’y a nulle part où pousser, le coup est impossible.
    .letter = La case d’où le pion est poussé ne peut pas servir. Quand un enfant rapporte, la case de cet enfant non plus, même si c’est une case abri. S’il n’existe aucune chaîne, le coup qui exigerait de pousser est interdit.
    .ruling = Notre décision : ces cases sont prises, et un coup doit pouvoir être joué jusqu’au bout.
# R9.5
R9-5 = Poussé n’est pas déplacé
    .text = Être poussé, ce n’est pas se déplacer. Cela ne coûte aucun déplacement et ne déclenche rien : l’enfant ne se bagarre pas, ne rapporte pas, n’embrasse personne. S’il ne s’était pas encore déplacé, il peut toujours le faire.
    .letter = Être poussé n’est pas se déplacer : cela ne coûte aucun déplacement, ne déclenche ni bagarre ni baiser, ne permet pas de rapporter et ne met fin à aucune autre bagarre. Un enfant poussé avant de s’être déplacé peut encore le faire.

## 10. Fin de la partie

R10 = Fin de la partie
    .lead = La cloche sonne.
# R10.1
R10-1 = Quand la partie s’arrête
    .text = La partie s’arrête après le 30e tour, ou dès qu’il y a un baiser. Les enfants qui ont fait leur retenue pendant le 30e tour se relèvent avant le décompte.
    .letter = La partie se termine à la fin du 30e tour, ou par un baiser. À la fin du 30e tour, les enfants qui viennent de faire leur retenue se relèvent d’abord (R6.3).
# R10.2
R10-2 = Qui gagne
    .text = Le joueur qui a le plus de pièces gagne. À égalité, c’est celui des ex æquo qui a donné le baiser ; si aucun d’eux ne l’a fait, celui qui a le moins d’enfants en retenue. Si cela ne départage pas, la victoire est partagée.
    .letter = Le joueur qui a le plus de pièces gagne. En cas d’égalité, c’est celui des ex æquo qui a donné un baiser. Si aucun d’eux ne l’a fait, c’est celui qui a le moins d’enfants couchés en retenue, qu’ils soient en train de la faire ou qu’ils l’attendent encore. S’il y a toujours égalité, la victoire est partagée.
    .edition = Dans le livret allemand, c’est au contraire l’ex æquo qui a le plus d’enfants en retenue qui perd. Si votre table suit cette règle, le baiser départage toujours en premier ; sinon, ceux qui en ont le plus sont écartés, sauf si tous en ont autant, et les autres partagent la victoire.
# R10.3
R10-3 = Tout est visible
    .text = Tout est visible, les pièces aussi. Une fois la cour installée, plus rien n’est laissé au hasard.
    .letter = Les pièces et tout le reste sont visibles de tous. Une fois la cour mise en place, il n’y a plus ni hasard ni information cachée.
    .ruling = Les livrets n’en parlent pas. Chez nous, tout est posé sur la table, et seul le jeu décide.
