### Les refus du serveur lui-même.

server-unknown-table = Cette table n’existe pas.
server-not-found = Il n’y a rien ici.
server-unknown-game = Parmi les jeux d’ici ({ $allowed_list }), aucun ne s’appelle « { $name } ».
server-unknown-game-guess = Il n’y a pas de jeu « { $name } » ici. Vouliez-vous dire « { $title } » ?
server-unknown-message = Ce message n’existe plus.
server-bad-link = Ce lien vers une place n’est pas valable. Demandez-le de nouveau.
server-seat-kept = Cette place est réservée à quelqu’un qui a été invité par son nom.
server-expired-link = Ce lien vers une place n’est plus valable. Demandez-en un nouveau.
server-no-seat = Sans place à cette table, vous pouvez seulement regarder.
server-players-only = Seuls les joueurs de cette table peuvent le faire.
server-creator-only = Seule la personne qui a ouvert la table peut le faire.
server-no-such-move = Il n’y a pas de coup { $number }, car la partie n’en compte que { $high } pour l’instant.
server-report-later = Les chiffres de la partie seront prêts quand elle sera finie.
server-malformed = Cette demande n’a pas pu être lue, et rien n’a été fait. L’élément nommé « { $where } » y manque ou ne convient pas. Rechargez la page et réessayez.
server-too-big = C’est trop gros. La limite est de { $high } octets.
server-too-slow = La demande a mis trop de temps à arriver. Réessayez.
server-too-many = Trop de demandes à la fois. Patientez un instant.
server-too-much-work = Cela fait beaucoup de travail pour un seul visiteur. Veuillez patienter une minute.
server-too-much-kept = C’est tout ce qu’un seul visiteur peut laisser ici en une journée. Vous pourrez continuer demain.
server-too-many-tables = Vous avez ouvert trop de tables. Terminez-en ou fermez-en d’abord quelques-unes.
server-foreign-origin = Cette demande venait d’un autre site et n’a pas été exécutée.
server-unknown-host = Ce serveur ne répond pas à ce nom. La personne qui le gère peut le lui apprendre avec PREAU_HOSTS=…
server-not-saved = La table n’a pas pu être enregistrée, et rien n’a donc été fait. Réessayez.
server-unavailable = Les tables sont inaccessibles pour le moment. Réessayez dans un instant.
server-outdated = Une version plus récente de ce serveur a pris le relais, et l’ancienne n’enregistre plus rien. Rien n’est perdu. Rechargez la page dans un instant.
server-newer-log = Le journal de cette table a été écrit par une version plus récente de ce serveur. Celle qui vous répond ne sait pas encore le lire. Rien n’est perdu. Rechargez la page dans un instant.
server-damaged = Le journal de cette table est endommagé, et celle-ci ne peut pas être affichée. Rien n’a été modifié ; la personne qui gère le serveur peut en savoir plus avec « preau verify ».
server-game-not-installed = À cette table, on joue à « { $game } », un jeu qui n’est pas installé sur ce serveur. Rien n’est perdu : dès qu’il sera réinstallé, la table reprendra.
server-failed = Quelque chose s’est mal passé de notre côté. C’est noté. Réessayez.
server-guest-name = Invité
