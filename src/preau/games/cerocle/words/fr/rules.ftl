## 1. Board and pieces

C1 = Plateau et pions
    .lead = Un plateau de ronds, trois couleurs, et chacun son tour.

# C1.1
C1-1 = Le plateau
    .text = Le plateau est un hexagone de ronds, cinq par côté : 61 en tout. S’il vous faut plus de place, choisissez six ronds par côté : cela en fait 91.
    .letter = Le plateau est un hexagone formé de ronds. Chacun de ses six côtés compte cinq ronds, soit 61 ronds en tout.
    .ruling = La forme et la taille du plateau sont notre décision, car les images de la feuille de règles sont perdues. Elle parle de trois sacs de 20 pions, dont 48 ou 51 sont joués, et de cercles de six ; le plateau régulier qui convient compte 61 ronds, chacun entouré de six autres, sauf au bord.
    .edition = En ouvrant la table, vous choisissez le nombre de ronds par côté : 5 (le plateau habituel, 61 ronds) ou 6 (91 ronds).

# C1.2
C1-2 = Le nom des ronds
    .text = Chaque rond porte le nom de sa rangée, une lettre, et de sa diagonale, un numéro, tous deux inscrits au bord du plateau. Les lignes vont à l’horizontale, montent ou descendent vers la droite. Sur le plateau habituel, le centre est e5.
    .letter = 
        Chaque rond porte une lettre et un numéro, par exemple c4. Les lettres désignent les rangées, de a en bas à i en haut ; les numéros de 1 à 9 désignent des diagonales.
        Les rangées vont de a1 à a5, de b1 à b6, de c1 à c7, de d1 à d8, de e1 à e9, de f2 à f9, de g3 à g9, de h4 à h9 et de i5 à i9 ; le centre est e5. (Si l’on compte lettres et numéros à partir de 0, il y a un rond partout où l’écart entre les deux est inférieur au côté du plateau, ici 5.)
        Un rond a jusqu’à six voisins : même lettre et numéro juste avant ou juste après ; même numéro et lettre juste avant ou juste après ; lettre et numéro tous deux juste après ; lettre et numéro tous deux juste avant.
        Les lignes droites suivent trois directions : l’horizontale (la lettre reste la même), la montante vers la droite (lettre et numéro changent ensemble) et la descendante vers la droite (le numéro reste le même).
        L’ordre du plateau va de rangée en rangée, en partant du bas, et dans chaque rangée par numéro croissant : a1, a2 et ainsi de suite jusqu’à a5, puis b1 ; 10 vient après 9.
    .edition = Avec six ronds par côté, les rangées vont de a à k, les numéros de 1 à 11 et le centre est f6 ; les pions restent les mêmes.

# C1.3
C1-3 = Pions et couleurs
    .text = À deux, les marron affrontent les verts : chacun a 20 pions, plus 4 blancs, qui sont neutres. À trois, chacun a 17 pions, marron, verts ou blancs, et il n’y a pas de neutres. À quatre, vous formez deux équipes : 10 pions et 2 neutres par joueur.
    .letter = 
        Les couleurs sont le marron, le vert et le blanc.
        À deux joueurs, la place 1 a 20 pions marron et la place 2 a 20 pions verts ; chacun a en plus 4 pions blancs, qui sont neutres.
        À trois joueurs, il y a 17 pions marron, 17 verts et 17 blancs, dans cet ordre pour les places 1, 2 et 3, et aucun pion neutre. Le blanc est alors une couleur comme les autres : pour poser un pion blanc, on nomme simplement le rond (e5), et chaque réserve indique 0 pion neutre.
        À quatre joueurs, les places 1 et 3 forment l’équipe marron, les places 2 et 4 l’équipe verte ; chacun a 10 pions de la couleur de son équipe et 2 pions neutres (blancs).
    .ruling = Nous avons attribué les couleurs selon la place : un ordre fixe évite d’avoir à choisir et fait jouer les équipes en alternance.
    .edition = En ouvrant la table, vous choisissez le nombre de joueurs : 2, 3 ou 4.

# C1.4
C1-4 = L’ordre du jeu
    .text = La première place commence, puis vous jouez à tour de rôle. À quatre, les équipes alternent : marron, vert, marron, vert.
    .letter = La place 1 commence. Les places jouent ensuite à tour de rôle ; après la dernière, on revient à la place 1. À quatre joueurs, les couleurs se suivent donc ainsi : marron, vert, marron, vert.
    .edition = Le nombre de joueurs (2, 3 ou 4) est le nombre de places qui jouent à tour de rôle.

## 2. Winning

C2 = La victoire
    .lead = Un seul cercle décide de la partie.

# C2.1
C2-1 = Qu’est-ce qu’un cercle ?
    .text = Un cercle, ce sont les six ronds qui en entourent un autre. Peu importe ce qu’il y a au milieu. Un rond du bord n’est jamais le milieu d’un cercle.
    .letter = Un cercle se compose des six ronds qui entourent un même rond. Tous les six doivent être sur le plateau : le rond du milieu n’est donc jamais au bord. Peu importe que ce rond du milieu soit vide ou occupé, et par quel pion.
    .ruling = Les détails viennent de nous, en particulier le fait que le milieu ne compte pas : un cercle, ce sont ses six ronds et rien d’autre.

# C2.2
C2-2 = Un cercle complet
    .text = Votre cercle est complet avec six de vos pions, ou avec cinq et un joker. À deux ou à quatre, le joker est un pion neutre, peu importe qui l’a posé là. À trois, c’est un pion adverse, un seul, n’importe lequel.
    .letter = Un cercle est complet, et gagné par une couleur, quand il contient six pions de cette couleur, ou cinq et un joker. À deux ou quatre joueurs, le joker est un pion neutre, quel que soit le joueur qui l’a mis là ; un pion adverse n’est jamais un joker. À trois joueurs, le joker est un pion adverse, n’importe lequel, mais un seul.
    .edition = Le nombre de joueurs détermine le joker : à 2 ou à 4, un pion neutre ; à 3, un pion adverse.

# C2.3
C2-3 = Victoire immédiate
    .text = Un cercle complet donne aussitôt la victoire au joueur de sa couleur, même si un autre l’a complété. À quatre, c’est l’équipe qui gagne.
    .letter = Un cercle complet donne aussitôt la victoire au joueur de sa couleur, quel que soit celui qui l’a complété. À quatre joueurs, c’est toute l’équipe qui gagne.
    .ruling = La feuille de règles n’en dit rien. Selon nous, seul compte ce qui est sur le plateau, et personne n’a à se rappeler qui a joué le dernier pion.
    .edition = Le nombre de joueurs détermine à qui appartient une couleur : à 4, à l’équipe ; sinon, à un seul joueur.

# C2.4
C2-4 = Plusieurs cercles à la fois
    .text = Quand vous complétez d’un coup des cercles de plusieurs couleurs, vous gagnez si l’un d’eux est le vôtre. Sinon, la victoire va au premier joueur après vous, dans l’ordre du jeu, qui en a un.
    .letter = Quand une même action complète des cercles de plusieurs couleurs, le joueur dont c’est le tour gagne si l’un d’eux est de sa couleur. Sinon, la victoire revient au premier joueur après lui, dans l’ordre du jeu, qui a un cercle.
    .ruling = Cette règle vient de nous : il y a ainsi toujours une seule couleur gagnante, et celui qui a formé les cercles passe d’abord.

## 3. A turn

C3 = Le tour de jeu
    .lead = À chaque tour, vous faites une chose : poser, déplacer ou retirer.

# C3.1
C3-1 = Poser un pion
    .text = Tant que vous avez un pion en réserve, vous en posez un, de votre couleur ou neutre, sur n’importe quel rond vide.
    .letter = Tant qu’il vous reste au moins un pion dans votre propre réserve, de votre couleur ou neutre, votre tour consiste à en poser un sur n’importe quel rond vide. Si vous avez des deux sortes, vous choisissez.

# C3.2
C3-2 = Quand la réserve est vide
    .text = Quand votre réserve est vide, vous déplacez un pion ou vous en retirez un. Si des pions vous reviennent, vous recommencez à poser.
    .letter = Si votre réserve est vide, vous devez, à votre tour, soit déplacer un pion (C5), soit en retirer un (C6). Si vous récupérez des pions dans votre réserve, vous recommencez à poser (C3.1).
    .ruling = Nous avons ajouté que l’on recommence à poser quand on récupère des pions : une seule et même règle vaut ainsi pour toute la partie.

# C3.3
C3-3 = Interdit de passer
    .text = Vous ne pouvez pas passer. À chaque tour, vous posez, déplacez ou retirez un pion.
    .letter = Vous ne pouvez pas passer : à chaque tour, il faut poser, déplacer ou retirer un pion.

# C3.4
C3-4 = Le départ équitable
    .text = Si vous choisissez le départ équitable, le premier pion de la partie se pose à exactement deux pas du centre. À deux joueurs, cela doit compenser l’avantage de commencer. Cette règle est de nous ; d’habitude, on joue sans.
    .letter = Avec le départ équitable, le tout premier pion de la partie, de la couleur du joueur ou neutre, doit être posé sur un rond situé à exactement deux pas du centre. Cette règle est un ajout de notre part, et d’habitude on joue sans. À deux joueurs, elle compense l’avantage de celui qui commence.
    .edition = En ouvrant la table, vous choisissez où va le premier pion : n’importe où (c’est l’habitude) ou à exactement deux pas du centre.

## 4. Lines and exchanges

C4 = Lignes et interversions
    .lead = Une ligne de cinq ne fait pas gagner, mais elle vous donne prise sur le plateau.

# C4.1
C4-1 = La ligne de cinq
    .text = Cinq de vos pions ou plus, en ligne droite et sans trou, forment une ligne de cinq. Plus longue, elle reste une seule ligne. Les pions neutres n’y comptent pas ; à quatre, ceux de votre partenaire comptent aussi.
    .letter = Une ligne de cinq, ou simplement une ligne, est une suite droite et sans trou de cinq pions ou plus de la couleur du joueur dont c’est le tour (à quatre joueurs, de la couleur de l’équipe). Les pions neutres n’y comptent pas. Une suite de plus de cinq pions reste une seule ligne.
    .ruling = Les détails viennent de nous, comme le fait qu’une suite plus longue soit une seule ligne : sinon, chaque pion ajouté ferait une ligne de plus.
    .edition = Le nombre de joueurs détermine quels pions comptent : à 4, ceux de toute l’équipe ; sinon, les vôtres.

# C4.2
C4-2 = Former une ligne
    .text = Vous formez une ligne quand un pion qui vient d’arriver en fait partie et qu’aucun rond de cette ligne n’appartenait déjà, dans cette direction, à l’une de vos lignes. Allonger une ligne, ou en porter un pion d’un bout à l’autre, ne rapporte donc rien.
    .letter = 
        Vous pouvez former une ligne en posant, en déplaçant ou en intervertissant, à deux conditions.
        D’abord, une suite droite de cinq de vos pions ou plus doit contenir un pion qui vient d’arriver par cette action.
        Ensuite, aucun des ronds de cette suite ne doit avoir déjà appartenu, dans la même direction, à une de vos lignes : ni à une ligne présente au début du tour, ni à une ligne déjà formée pendant ce tour. D’une ligne formée pendant ce tour, seuls comptent ici les ronds qu’elle occupait au moment où elle a été formée.
        Allonger une ligne, ou en porter un pion d’un bout à l’autre, n’en forme donc aucune.
    .ruling = Ces deux conditions viennent de nous : seule une ligne vraiment nouvelle est récompensée, et la même ne peut pas servir sans fin.

# C4.3
C4-3 = Une interversion par ligne
    .text = Pour chaque ligne formée, vous pouvez aussitôt intervertir deux pions voisins de couleurs différentes, où qu’ils soient et quel que soit leur propriétaire. Deux lignes d’un coup donnent deux interversions.
    .letter = Chaque ligne formée vous donne droit aussitôt à une interversion : vous intervertissez deux pions voisins de couleurs différentes. Ce peuvent être n’importe quels pions du plateau, quel que soit leur propriétaire, pions neutres compris. Deux lignes formées par une même action donnent deux interversions.

# C4.4
C4-4 = La cascade
    .text = Si une interversion forme une nouvelle ligne, vous pouvez intervertir encore. Une seule ligne peut déclencher toute une cascade.
    .letter = Si une interversion forme à son tour des lignes, celles-ci donnent droit à de nouvelles interversions. C’est une cascade, qui continue tant que de nouvelles lignes se forment.

# C4.5
C4-5 = Renoncer aux interversions
    .text = Rien ne vous oblige à intervertir : avec « Terminé », vous renoncez aux interversions qui vous restent, et votre tour s’achève. S’il n’y a pas deux pions à intervertir, elles se perdent d’elles-mêmes.
    .letter = Intervertir n’est pas obligatoire. En choisissant « Terminé », vous renoncez à toutes les interversions qui vous restent, et votre tour s’achève. S’il n’y a sur le plateau aucune paire de pions à intervertir, les interversions se perdent d’elles-mêmes, sans qu’il y ait rien à annoncer.
    .ruling = Nous avons ajouté que les interversions impossibles se perdent d’elles-mêmes : personne n’a à renoncer à ce qui ne peut pas se faire.

# C4.6
C4-6 = La ligne d’un adversaire
    .text = Si votre coup forme la ligne d’un adversaire, personne n’y gagne rien. Rompue, puis formée de nouveau pendant le tour de son propriétaire, elle compte.
    .letter = Si une ligne d’un adversaire apparaît pendant votre tour, elle ne donne rien à personne, ni maintenant ni plus tard. Si elle est rompue et que son propriétaire la forme de nouveau pendant un de ses propres tours (C4.2), elle compte.
    .ruling = La feuille de règles laisse la question ouverte. Nous récompensons les lignes que l’on forme soi-même, pas les cadeaux.

# C4.7
C4-7 = Le cercle d’abord
    .text = Le cercle passe avant toute ligne. Si vous complétez les deux d’un coup, la partie est finie et l’on n’intervertit plus.
    .letter = Un cercle met fin à la partie avant qu’aucune ligne ne compte. Si une même action complète un cercle et forme une ligne, la ligne ne donne plus d’interversion.
    .ruling = Notre décision : comme un cercle donne aussitôt la victoire (C2.3), il n’y a plus de raison d’intervertir.

## 5. Relocating

C5 = Déplacer
    .lead = Une fois la réserve vide, vos pions traversent le plateau.

# C5.1
C5-1 = Déplacer un pion
    .text = Faites passer un pion de son rond à n’importe quel rond vide, proche ou lointain. Ce peut être un des vôtres ou un neutre ; à quatre, aussi un pion de votre partenaire.
    .letter = Déplacer, c’est faire passer un pion de son rond à n’importe quel autre rond vide, proche ou lointain. Ce peut être un pion de votre couleur (à quatre joueurs, aussi un pion de votre partenaire) ou un pion neutre. À trois joueurs, il n’y a pas de pions neutres : vous déplacez vos propres pions, ou n’importe lesquels si la table le permet.
    .ruling = Nous avons choisi les pions que l’on peut déplacer, les siens et ceux qui ne sont à personne. Ainsi, aucun adversaire ne déplace les vôtres.
    .edition = En ouvrant la table, vous choisissez quels pions on peut déplacer : les siens et les neutres (c’est l’habitude), seulement les siens, ou aussi ceux des adversaires, lecture la plus littérale de la feuille de règles.

# C5.2
C5-2 = Pas de retour immédiat
    .text = Quand vous avez déplacé un pion, personne ne peut le renvoyer là d’où il vient : ni les autres avant votre prochain tour, ni vous pendant ce tour-là. L’interdiction tombe dès que le pion quitte son nouveau rond.
    .letter = Quand un pion a été déplacé d’un rond X à un rond Y, personne ne peut faire un déplacement de Y à X tant que le joueur qui l’a déplacé n’a pas de nouveau posé, déplacé ou retiré un pion. Cette nouvelle action ne peut pas être elle-même un déplacement de Y à X. Avec elle, l’ancienne interdiction prend fin : un nouveau déplacement entraîne sa propre interdiction, toute autre action n’en entraîne aucune. L’interdiction disparaît aussi, pour de bon, dès que le pion quitte Y, même s’il y revient plus tard. Les interversions ne sont pas interdites.
    .ruling = La durée et la fin de l’interdiction sont des précisions de notre part : on évite les allers-retours sans fin, et tout le reste demeure libre.

## 6. Taking

C6 = Retirer
    .lead = Retirer un pion fait le vide autour de lui.

# C6.1
C6-1 = Retirer un pion neutre
    .text = À deux ou à quatre, retirez du plateau n’importe quel pion neutre : il quitte le jeu pour de bon. À deux joueurs, chacun peut le faire au plus quatre fois par partie ; à quatre, deux fois.
    .letter = À deux ou quatre joueurs, retirer, c’est ôter du plateau un pion neutre, n’importe lequel. Il est définitivement hors du jeu. Chaque joueur peut le faire au plus 4 fois par partie à deux joueurs, et au plus 2 fois à quatre. Pour trois joueurs, voir C6.5.
    .edition = Le nombre de joueurs fixe la limite : à 2, quatre fois chacun ; à 4, deux fois chacun ; à 3, c’est C6.5 qui s’applique.

# C6.2
C6-2 = Le retour des voisins
    .text = Tous les pions qui entourent le pion retiré quittent aussi le plateau, même les vôtres, et retournent dans la réserve de leurs propriétaires.
    .letter = Tous les pions placés sur les ronds voisins du pion retiré quittent eux aussi le plateau, y compris les vôtres. Ils retournent dans la réserve de leurs propriétaires.

# C6.3
C6-3 = Les voisins neutres
    .text = Les pions neutres qui entourent le pion retiré vont dans la réserve de votre adversaire. Ils ne comptent pas comme retirés.
    .letter = Si des pions neutres se trouvent parmi les voisins du pion retiré (C6.2), ils vont dans la réserve de l’adversaire du joueur qui retire. Ils ne comptent dans la limite de retraits d’aucun joueur (C6.1).
    .ruling = Que ces pions ne comptent dans aucune limite vient de nous, tout comme l’option : seul le pion choisi a été retiré par le joueur.
    .edition = En ouvrant la table, vous choisissez où vont les voisins neutres : dans la réserve de l’adversaire (c’est l’habitude) ou hors du jeu.

# C6.4
C6-4 = Le partage entre partenaires
    .text = À quatre, les pions qui reviennent vont un par un aux deux partenaires, en commençant par celui qui jouera le premier (dans votre équipe, vous venez donc en second). On saute celui qui en a déjà dix en réserve. Les neutres se partagent de même, sans limite, entre vos adversaires.
    .letter =
        À quatre joueurs, les pions d’une couleur qui quittent le plateau avec un pion retiré (C6.2) sont distribués un par un aux deux joueurs de cette équipe. On commence par celui des deux qui vient le premier, dans l’ordre du jeu, après le joueur qui retire ; celui-ci vient en dernier dans cet ordre. Ensuite, on alterne.
        On saute celui qui a déjà dix pions de cette couleur en réserve.
        Les pions neutres se distribuent de même aux deux adversaires du joueur qui retire, mais sans cette limite.
    .ruling = Nous avons réglé le détail de la distribution pour que les partenaires partagent aussi également que possible et que personne n’ait en réserve plus de pions de sa couleur qu’au départ.
    .edition = Cette règle ne vaut qu’à quatre joueurs. Si les voisins neutres quittent le jeu (C6.3), aucun pion neutre n’est distribué.

# C6.5
C6-5 = Retirer à trois joueurs
    .text = À trois, c’est un pion adverse que vous retirez, au plus un par adversaire et par partie, et vous le gardez. Tous les pions qui l’entourent retournent à leurs propriétaires.
    .letter = À trois joueurs, vous retirez non pas un pion neutre, mais un pion adverse, n’importe lequel, et au plus un par adversaire et par partie. Vous le gardez définitivement. Tous les pions voisins retournent dans la réserve de leurs propriétaires (C6.2).
    .edition = Cette règle ne vaut qu’à trois joueurs.

# C6.6
C6-6 = Ni ligne ni cercle
    .text = Retirer un pion ne forme jamais de ligne ni de cercle.
    .letter = Retirer un pion ne forme jamais de ligne ni de cercle.
    .ruling = Nous le précisons, car retirer ne fait que libérer des ronds. Rien de nouveau ne peut s’y former.

## 7. The end

C7 = La fin de la partie
    .lead = Un cercle met fin à la partie. Si plus rien ne se passe, elle est nulle.

# C7.1
C7-1 = Fin par un cercle
    .text = Le premier cercle met fin à la partie.
    .letter = La partie se termine dès qu’un cercle est gagné (C2).

# C7.2
C7-2 = Partie nulle après des tours calmes
    .text = Si personne n’a posé ni retiré de pion pendant 50 tours de table de suite, la partie est nulle. En ouvrant une table, vous pouvez choisir un autre nombre ou vous passer de cette règle.
    .letter = Si 50 tours de table complets, ou le nombre choisi, se suivent sans que personne pose ni retire de pion, la partie est nulle. On compte en tours de jeu, soit le nombre de tours de table multiplié par le nombre de joueurs : à deux joueurs, 50 tours de table font 100 tours de jeu de suite. La partie est déclarée nulle à la fin d’un tour, après ses interversions. Si ce tour amène un cercle, c’est le cercle qui l’emporte.
    .ruling = Cette règle est un ajout de notre part : la feuille de règles ne prévoit pas de fin à une partie que personne ne gagne.
    .edition = En ouvrant la table, vous choisissez le nombre de tours de table : 50 d’habitude, ou tout nombre entier de 0 à 1 000 ; avec 0, cette règle ne s’applique pas.

# C7.3
C7-3 = Ni hasard ni secret
    .text = Ni hasard ni secret : tout le monde voit tout, les réserves aussi.
    .letter = Il n’y a pas de hasard dans ce jeu et rien n’y est caché : chacun voit tout à tout moment, les réserves aussi.
    .ruling = Notre décision : quand tout est visible, seul le talent des joueurs décide.
