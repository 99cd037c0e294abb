### The bots: who they are, and what they refuse.

## Les robots : les oiseaux de la cour. Chacun a un nom et une ligne de caractère.

bot-random = Pigeon
    .character = Se promène et picore là où le hasard le mène.
bot-greedy = Pie
    .character = Saisit ce qui brille sur le moment, sans se soucier de la suite.
bot-1 = Moineau
    .character = Effronté et vif ; réfléchit à son propre tour, pas plus loin.
bot-2 = Hirondelle
    .character = Légère et rapide ; prévoit votre réponse la plus probable et oublie les autres.
bot-3 = Étourneau
    .character = Attentif ; surveille le prochain coup de chacun.
bot-4 = Corneille
    .character = Patiente et rusée ; tend ses petits pièges plusieurs tours à l’avance.
bot-5 = Choucas
    .character = Sociable et futé ; peu de choses lui échappent dans les tours à venir.
bot-6 = Héron
    .character = Reste immobile, n’oublie rien, puis frappe.
bot-7 = Faucon
    .character = Conçoit son plan de très haut et s’y tient pendant bien des tours.
bot-8 = Chouette
    .character = Ne dit rien, voit presque tout, et regarde aussi loin que le temps le permet.

## Ce que les robots refusent

bot-unknown = Il n’y a pas de robot « { $name } ». Robots disponibles : { $allowed }.
bot-bad-budget = Un robot a besoin de temps pour réfléchir : un nombre positif de secondes ou de simulations (reçu : { $given_list }).
bot-no-budget = Un robot a besoin de temps pour réfléchir : un nombre de secondes ou de simulations.
bot-game-over = La partie est terminée ; il n’y a plus rien à décider dans { $position }.

bot-bad-command = « { $name } » ne désigne aucun programme à lancer. Écrivez « cmd: » suivi d’une commande, par exemple cmd:./monrobot.

## While they think

bot-busy = Aucun robot n’est libre pour y réfléchir en ce moment. Réessayez dans un instant.

bot-thinking = Réflexion en cours…

## Who the bots are

bot-introduction = { $name } ({ $bot }). { $character } { $rating }
bot-rating = Force { $rating } (entre { $low } et { $high }, mesurée à { $players } joueurs).
bot-unrated = Force encore inconnue.
