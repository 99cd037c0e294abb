### Cerocle : l’aide de jeu, une page à imprimer.

aid-1 = Mise en place
    .line1 = À 2, chacun a 20 pions, et 4 pions neutres (les blancs). À 3, chacun en a 17, sans neutres. À 4, en deux équipes, chacun a 10 pions et 2 neutres (C1.3).
aid-2 = Comment gagner
    .line1 = Formez un cercle : vos pions occupent les six ronds autour d’un même rond. Peu importe ce qui se trouve au milieu (C2.1).
    .line2 = Un joker est permis : à 2 ou à 4, un pion neutre ; à 3, un pion adverse, n’importe lequel, mais un seul (C2.2).
    .line3 = Un cercle complet donne aussitôt la victoire au joueur de sa couleur, peu importe qui l’a fermé (C2.3).
aid-3 = Votre tour
    .line1 = Tant que vous avez un pion en réserve, posez-en un, de votre couleur ou neutre, sur un rond vide (C3.1).
    .line2 = Quand votre réserve est vide, déplacez un pion ou retirez-en un. Vous ne pouvez pas passer (C3.2, C3.3).
aid-4 = Lignes et interversions
    .line1 = Cinq pions ou plus de votre couleur, alignés sans trou, forment une ligne de cinq ; les neutres n’y comptent pas (C4.1).
    .line2 = Pour chaque nouvelle ligne, vous pouvez aussitôt intervertir deux pions voisins de couleurs différentes, où vous voulez (C4.3).
    .line3 = Si cela forme une autre ligne, vous recommencez : c’est la cascade (C4.4). Vous pouvez aussi vous arrêter là (C4.5).
    .line4 = Allonger une ligne n’en forme pas une nouvelle (C4.2). Le cercle passe avant la ligne (C4.7).
aid-5 = Déplacer
    .line1 = Un de vos pions, ou un pion neutre, va sur n’importe quel rond vide (C5.1).
    .line2 = Pas de retour immédiat : personne ne peut le renvoyer d’où il vient, ni les autres avant votre prochain tour, ni vous pendant ce tour-là (C5.2).
aid-6 = Retirer
    .line1 = Retirez un pion neutre pour de bon, 4 fois au plus chacun (2 fois à 4 joueurs). Tous les pions voisins retournent dans la réserve de leurs propriétaires (C6.1, C6.2).
    .line2 = Les pions neutres voisins vont dans la réserve de votre adversaire (C6.3).
    .line3 = À 3, retirez plutôt un pion adverse, un au plus de chaque adversaire (C6.5).
aid-7 = La fin
    .line1 = Un cercle met fin à la partie. Après 50 tours de table sans que personne pose ni retire de pion, elle est nulle (C7.1, C7.2).
