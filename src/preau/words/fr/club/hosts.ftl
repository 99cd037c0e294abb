### Ce que lisent hôtes et modérateurs, et ce qui est dit aux personnes averties, privées de parole ou suspendues.

## Les pages des hôtes

hosts-title = Hôtes et modération
hosts-link-help = Votre rôle ici : { $role }.
hosts-reports = Signalements
hosts-people = Personnes
hosts-house = Le serveur
hosts-log = Journal
hosts-open-reports = Signalements ouverts
hosts-closed-reports = Signalements clos
hosts-no-reports = Aucun signalement.
hosts-case = { $name } : message signalé le { $at }
hosts-case-table = { $game } avec { $players }
hosts-case-gone = La table n’existe plus.
hosts-case-account = Écrit par le compte { $name }.
hosts-case-guest = Écrit par une personne sans compte.
hosts-case-by = Signalé par le compte { $name }.
hosts-case-by-guest = Signalé par une personne sans compte.
hosts-reported = Signalé :
hosts-before =
    { $count ->
        [one] Une mesure précédente
       *[other] { $count } mesures précédentes
    }
hosts-act = Avertir, priver de parole ou suspendre
hosts-close = Clore sans suite
hosts-impose = Mesure
hosts-do-warning = Avertir
hosts-do-silence = Priver de parole (ne peut plus écrire)
hosts-do-suspension = Suspendre (peut seulement regarder)
hosts-for-how-long = Pour combien de temps
hosts-hours =
    { $hours ->
        [1] 1 heure
        [24] 1 jour
       *[other] { $days } jours
    }
hosts-until-undone = Jusqu’à nouvel ordre
hosts-until-removed = Jusqu’à son retrait
hosts-why = Motif
hosts-why-help = La personne lira ce texte.
hosts-impose-button = Appliquer
hosts-undo = Annuler
hosts-undo-sure = Annuler cette mesure ? Elle prendra fin aussitôt.
hosts-find = Nom du compte
hosts-find-button = Chercher
hosts-imposed-on = Mesures concernant { $name }
hosts-imposed-lately = Dernières mesures
hosts-nothing-imposed = Aucune mesure.
hosts-a-guest = une personne sans compte
hosts-kind-warning = Avertissement
hosts-kind-silence = Privation de parole
hosts-kind-suspension = Suspension
hosts-imposed = { $kind } le { $at }
hosts-imposed-until = { $kind } du { $at } au { $until }
hosts-imposed-for-good = { $kind } depuis le { $at }, jusqu’à nouvel ordre
hosts-state-runs = mesure en vigueur
hosts-state-over = mesure terminée
hosts-state-undone = mesure annulée
hosts-announcements = Annonces
hosts-announce-help = Une annonce s’affiche sur chaque page tant qu’on ne la ferme pas. Écrivez-la dans une ou plusieurs langues. Les lecteurs d’autres langues la verront en anglais ou, à défaut, dans l’une de celles-là.
hosts-announce = Annoncer
hosts-told-until = jusqu’au { $until }
hosts-nothing-told = Aucune annonce n’est affichée en ce moment.
hosts-remove = Retirer
hosts-registration = Comptes
hosts-registration-who = Qui peut créer un compte
hosts-registration-open = tout le monde
hosts-registration-invited = uniquement sur invitation
hosts-registration-closed = personne
hosts-save = Enregistrer
hosts-invitations = Invitations
hosts-invitation-note = Pour qui (note réservée aux hôtes)
hosts-invite = Créer un lien
hosts-invitation-link = Lien d’invitation
hosts-invitation-once = Il permet de créer un seul compte et ne sera plus affiché. Copiez-le maintenant.
hosts-invitation-nobody = Pour n’importe qui
hosts-invitation-open = { $note }, valable jusqu’au { $until }
hosts-invitation-used = { $note }, utilisée le { $at }
hosts-roles = Rôles
hosts-roles-help = Les modérateurs voient les signalements, avertissent, privent de parole et suspendent. Les hôtes peuvent tout faire sur ces pages.
hosts-role = Rôle
hosts-role-host = hôte
hosts-role-moderator = modérateur
hosts-role-none = aucun
hosts-log-help = Tout ce qu’ont fait les hôtes et les modérateurs. On ne peut qu’y ajouter des lignes. Personne ne peut en modifier ni en supprimer une, et la commande « preau verify » signale toute falsification de la base de données.
hosts-log-empty = Rien n’a encore été fait.
hosts-by-account = { $name }
hosts-by-command = Quelqu’un (depuis la ligne de commande)
hosts-by-somebody-gone = Une personne partie depuis
hosts-to-account = { $name }
hosts-to-guest = une personne sans compte
hosts-to-somebody-gone = une personne partie depuis
hosts-deed-role-given = { $role ->
    [host] { $who } a donné le rôle d’hôte à { $whom }.
    [moderator] { $who } a donné le rôle de modérateur à { $whom }.
   *[other] { $who } a donné le rôle « { $role } » à { $whom }.
}
hosts-deed-role-taken = { $role ->
    [host] { $who } a retiré le rôle d’hôte à { $whom }.
    [moderator] { $who } a retiré le rôle de modérateur à { $whom }.
   *[other] { $who } a retiré le rôle « { $role } » à { $whom }.
}
hosts-deed-warned = { $who } a adressé un avertissement à { $whom }. Motif : « { $why } »
hosts-deed-silenced = { $who } a privé { $whom } de parole. Motif : « { $why } »
hosts-deed-suspended = { $who } a suspendu { $whom }. Motif : « { $why } »
hosts-deed-undone = { $kind ->
    [warning] { $who } a annulé l’avertissement adressé à { $whom }.
    [silence] { $who } a rendu la parole à { $whom }.
    [suspension] { $who } a annulé la suspension qui visait { $whom }.
   *[other] { $who } a annulé une mesure qui visait { $whom } (« { $kind } »).
}
hosts-deed-report-closed = { $who } a clos un signalement.
hosts-deed-announced = { $who } a publié une annonce : « { $text } »
hosts-deed-announcement-removed = { $who } a retiré une annonce.
hosts-deed-registration = { $mode ->
    [open] { $who } a permis à tout le monde de créer un compte.
    [invited] { $who } a réservé la création de comptes aux personnes invitées.
    [closed] { $who } a fermé la création de comptes.
   *[other] { $who } a changé les conditions de création d’un compte (« { $mode } »).
}
hosts-deed-invited = { $who } a créé une invitation.
hosts-deed-invitation-removed = { $who } a retiré une invitation.

## Ce qui est dit à la personne

hosts-notices = Messages de vos hôtes
hosts-notice-warning = Vous avez reçu un avertissement. Motif : { $why }
hosts-notice-silence = Jusqu’au { $until }, vous ne pouvez pas écrire dans la discussion. Motif : { $why }
hosts-notice-silence-for-good = Jusqu’à nouvel ordre, vous ne pouvez pas écrire dans la discussion. Motif : { $why }
hosts-notice-suspension = Suspension jusqu’au { $until } : vous pouvez regarder, mais ni jouer ni écrire. Motif : { $why }
hosts-notice-suspension-for-good = Suspension jusqu’à nouvel ordre : vous pouvez regarder, mais ni jouer ni écrire. Motif : { $why }
hosts-notice-read = J’ai lu
hosts-notice-close = Fermer ce message
hosts-suspended-until = Suspension jusqu’au { MOMENT($until) } : d’ici là, vous pouvez seulement regarder. Motif : { $why }
hosts-suspended-for-good = Suspension jusqu’à nouvel ordre : vous pouvez seulement regarder. Motif : { $why }
hosts-silenced-until = Vous ne pouvez pas écrire dans la discussion jusqu’au { MOMENT($until) }. Motif : { $why }
hosts-silenced-for-good = Vous ne pouvez pas écrire dans la discussion jusqu’à nouvel ordre. Motif : { $why }
hosts-invited = Vous avez reçu une invitation.
hosts-invited-lead = Ce lien vous permet de créer un compte ici.
hosts-registration-is-closed = On ne peut pas créer de compte ici pour le moment. Vous pouvez jouer sans.
hosts-invitation-needed = Ici, on ne crée un compte que sur invitation. Vous pouvez jouer sans.
hosts-bad-invitation = Cette invitation n’est plus valable, car elle a déjà servi, a été retirée ou a expiré. Demandez-en une nouvelle.

## Refus

hosts-moderators-only = Cette page est réservée aux hôtes et aux modérateurs. Connectez-vous avec un compte qui a l’un de ces rôles.
hosts-hosts-only = Seuls les hôtes peuvent faire cela.
hosts-last-host = Il faut au moins un hôte. Donnez d’abord ce rôle à quelqu’un d’autre.
hosts-unknown-account = Aucun compte ne s’appelle « { $name } ».
hosts-unknown-sanction = Il n’y a rien à annuler, car cette mesure n’existe pas ou est déjà annulée.
hosts-unknown-report = Ce signalement n’existe pas ou n’est plus ouvert.
hosts-unknown-announcement = Cette annonce n’existe pas.
hosts-unknown-invitation = Cette invitation n’existe pas, ou elle a déjà servi.
hosts-whom = Dites de qui il s’agit : soit le nom d’un compte, soit un signalement.
hosts-bad-reason = Écrivez un texte de { $high } caractères au plus.
hosts-bad-hours = Le nombre d’heures doit être compris entre 1 et { $high }.
hosts-bad-days = Le nombre de jours doit être compris entre 1 et { $high }.
hosts-announcement-empty = Écrivez l’annonce dans une langue au moins.
hosts-announcement-long = Une annonce compte au plus { $high } caractères.
hosts-announcement-many = On affiche au plus { $high } annonces à la fois. Retirez-en d’abord une.
hosts-ledger-damaged = la ligne { $number } du journal des modérateurs n’est plus telle qu’elle a été écrite

## Commandes

hosts-done = C’est fait.
hosts-role-line = { $name } : { $role }
hosts-no-roles = Personne n’a encore de rôle.
hosts-sanction-line = { $id }  { $name }  { $text }  { $state } : { $why }
hosts-registration-line = Qui peut créer un compte : { $mode }
hosts-invitation-word = Ce lien permet de créer un compte. Faites-le précéder de l’adresse de votre serveur : /join/{ $word }
hosts-unknown-action = « { $action } » n’est pas possible ici. Choix possibles : { $known }.
