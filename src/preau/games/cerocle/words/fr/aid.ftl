### Cerocle : l’aide de jeu, une page à imprimer.

aid-1 = Mise en place
    .line1 = À 2 : 20 pions chacun, et 4 neutres blancs chacun. À 3 : 17 chacun, sans neutres. À 4, en deux équipes : 10 de la couleur de l’équipe et 2 neutres chacun (C1.3).
aid-2 = Comment gagner
    .line1 = Fermez un cercle : vos pions sur les six ronds autour d’un même rond. Ce qui se trouve au milieu ne compte pas (C2.1).
    .line2 = Un joker est permis : à 2 ou à 4 un neutre, à 3 n’importe quel pion adverse, un seul (C2.2).
    .line3 = Un cercle complet gagne aussitôt pour qui possède la couleur, peu importe qui l’a fermé (C2.3).
aid-3 = Votre tour
    .line1 = Tant qu’il vous reste un pion en réserve, posez-en un, à vous ou neutre, sur un rond vide (C3.1).
    .line2 = Réserve vide : déplacez ou retirez. Personne ne passe (C3.2, C3.3).
aid-4 = Lignes et interversions
    .line1 = Cinq pions ou plus de votre couleur, alignés sans trou et sans neutre, forment une ligne (C4.1).
    .line2 = Chaque nouvelle ligne donne aussitôt une interversion : deux pions voisins de couleurs différentes changent de place (C4.3).
    .line3 = Si cela forme une autre ligne, vous recommencez : c’est la cascade (C4.4). Vous pouvez aussi arrêter (C4.5).
    .line4 = Allonger une ligne n’en forme pas une nouvelle (C4.2). Le cercle passe avant la ligne (C4.7).
aid-5 = Déplacer
    .line1 = Un de vos pions, ou un neutre, va sur n’importe quel rond vide (C5.1).
    .line2 = Pas de retour immédiat : personne ne le renvoie d’où il vient avant que vous ayez de nouveau posé, déplacé ou retiré (C5.2).
aid-6 = Retirer
    .line1 = Retirez un neutre pour de bon, 4 fois au plus chacun (2 fois à 4 joueurs). Tous ses voisins retournent dans la réserve de leur propriétaire (C6.1, C6.2).
    .line2 = Les voisins neutres vont dans la réserve adverse (C6.3).
    .line3 = À 3, retirez plutôt un pion adverse, un au plus par adversaire (C6.5).
aid-7 = La fin
    .line1 = Un cercle termine la partie ; 50 tours de table sans pose ni retrait, et elle est nulle (C7.1, C7.2).
