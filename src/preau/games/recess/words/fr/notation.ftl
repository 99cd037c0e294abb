### How moves are written.

notation-help = Se déplacer : B1-d4 ; se bagarrer : G2xd4 ; donner un baiser : G2*d4 ; interrompre : B1/d4>c3,e5 ; rapporter : B1!d4@g7>f6 ; bonne sœur : N1-d4 ou N2-g7>f6. Et aussi stay d4+g7 (rester), stay none (tout quitter), skip (sauter) et pass (passer). Après >, la case où l’on pousse (f6) ou toute la chaîne (f6:e5). B est un garçon (boy), G une fille (girl).

notation-shape = « { $text } » n’est pas un coup de ce jeu.
notation-square = « { $text } » : il n’y a pas de case « { $square } ».
notation-order = « { $text } » : les cases vont de gauche à droite et de bas en haut, chacune une fois.
