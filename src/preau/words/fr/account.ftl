### Les comptes, et ce que chacun fait de ses propres données.

account-bad-password = Un mot de passe compte de { $low } à { $high } caractères.
account-common-password = Ce mot de passe est l’un des premiers que d’autres essaieraient. Quelques mots sans rapport entre eux en font un bon.
account-name-taken = Le nom { $name } est déjà pris. Choisissez-en un autre.
account-bad-login = Ce nom et ce mot de passe ne vont pas ensemble.
account-wrong-password = Ce n’est pas votre mot de passe.
account-signed-in = Votre session est déjà ouverte, sous le nom { $name }.
account-signed-out = Votre session n’est pas ouverte.
account-off = Ce serveur ne propose pas de comptes. Tout fonctionne sans.
account-not-sure = Rien n’a été supprimé. Cochez d’abord la confirmation.

## La page

account-link = Votre compte et vos données
account-title = Votre compte et vos données
account-you-are = Votre session est ouverte, sous le nom { $name }.
account-guest = Vous jouez sans compte, et c’est très bien ainsi.
account-guest-keep = Avec un compte, vous continuez vos parties sur un autre appareil.
account-sign-up = Créer un compte
account-sign-up-help = Les parties que vous jouez ici en ce moment vous suivent.
account-sign-in = Se connecter
account-sign-in-help = Les parties que vous jouez ici en ce moment passent à votre compte.
account-sign-out = Se déconnecter
account-sign-out-everywhere = Se déconnecter de tous les appareils
account-sessions = Vos sessions ouvertes
account-sessions-help = Vous ne reconnaissez pas un appareil ? Fermez sa session et changez votre mot de passe.
account-session = { $device }, depuis le { $began }, dernière utilisation le { $seen }
account-session-unknown = Un appareil inconnu
account-session-here = cet appareil
account-session-end = Fermer la session
account-name = Nom
account-password = Mot de passe
account-old-password = Mot de passe actuel
account-new-password = Nouveau mot de passe
account-password-help = Au moins { $low } caractères. Quelques mots font très bien l’affaire.
account-change-password = Changer de mot de passe
account-password-changed = C’est fait. Tous les autres appareils sont déconnectés.
account-passkeys = Clés d’accès
account-passkeys-help = Une clé d’accès se trouve dans votre appareil et ouvre votre compte du doigt, du regard ou avec un code, sans mot de passe.
account-passkey = Clé d’accès { $number }, depuis le { $day }
account-passkey-add = Ajouter une clé d’accès
account-passkey-remove = Retirer
account-passkey-remove-sure = Retirer cette clé d’accès ? Elle n’ouvrira plus votre compte.
account-passkey-sign-up = Avec une clé d’accès, sans mot de passe
account-passkey-sign-in = Se connecter avec une clé d’accès
account-no-passkeys = Ce serveur ne propose pas de clés d’accès.
account-many-passkeys = Un compte a au plus { $high } clés d’accès. Retirez-en d’abord une.
account-sign-in-again = Pour cela, déconnectez-vous d’abord, puis reconnectez-vous. Vous aurez alors { $minutes } minutes pour le faire.
account-last-passkey = Sans cette clé d’accès, plus rien n’ouvrirait votre compte. Choisissez d’abord un mot de passe.
account-bad-passkey = Cette clé d’accès n’ouvre aucun compte ici. Réessayez, ou connectez-vous avec votre mot de passe.
account-data = Vos données
account-export-help = Tout ce que ce serveur sait de vous, dans un seul fichier : vos tables, vos parties, vos messages et ce qui a été noté à votre sujet.
account-export = Télécharger mes données
account-delete = Supprimer tout ce qui me concerne
account-delete-help = Vos parties en cours sont abandonnées. Votre compte, votre nom et tout ce que vous avez écrit aux tables sont supprimés pour toujours. Vos coups restent, sans nom.
account-delete-check = Oui, tout supprimer
account-delete-sure = Supprimer tout ce qui vous concerne ? C’est définitif.

## Être averti quand c’est à soi de jouer

account-call-title = Quand c’est à vous de jouer
account-call-lead = Fermez la page et vaquez à vos occupations. On vous prévient quand les autres vous attendent.
account-call-choose = Choisir comment on me prévient
account-call-turn = À vous de jouer : { $game }
account-call-begun = Votre partie a commencé : { $game }
account-call-games = Pour quels jeux ?
account-call-no-game = Choisissez au moins un jeu.
account-call-save = Enregistrer
account-call-saved = C’est enregistré.
account-call-bad-minutes = On ne peut pas vous prévenir après { $value } minutes. Durées possibles : { $known }.
account-call-feeds = Dans votre lecteur de flux ou votre agenda
account-call-feeds-help = La liste des parties qui vous attendent, avec le temps qu’il vous reste.
account-call-feeds-make = Créer mes adresses privées
account-call-feeds-private = Ces adresses ne sont qu’à vous. Quiconque les connaît peut voir qui doit jouer, et rien de plus.
account-call-feeds-renew = Créer de nouvelles adresses
account-call-feeds-renew-sure = Créer de nouvelles adresses ? Les actuelles ne fonctionneront plus.
account-call-feeds-remove = Les supprimer
account-call-atom = Flux (Atom)
account-call-calendar = Agenda (iCal)
account-call-feed-title = Préau : les parties qui vous attendent
account-call-link-bad = Ce lien est incomplet ou n’est plus valable.
account-call-link-expired = Ce lien est trop ancien. Demandez-en un nouveau.
account-call-after = Au bout de combien de temps ?
account-call-after-time = { $minutes ->
    [0] Tout de suite
    [60] Après une heure
    [360] Après six heures
    [1440] Après un jour
   *[other] Après { $minutes } minutes
}
account-call-after-help = Un tour est annoncé une seule fois, et jamais quand vous êtes à la table.
account-call-test = M’envoyer un message d’essai
account-call-test-title = Préau : message d’essai
account-call-test-text = Ça marche ! Vous recevrez un message comme celui-ci quand ce sera à vous de jouer.
account-call-test-nowhere = Activez d’abord les notifications ou indiquez une adresse électronique.
account-call-test-sent = Le message d’essai est en route.
account-call-test-failed = Le message d’essai n’a pas pu être envoyé partout. Réessayez plus tard.
account-call-push = Notifications sur cet appareil
account-call-push-help = Elles s’affichent même quand Préau est fermé. Aucun compte n’est nécessaire.
account-call-push-on = Activer
account-call-push-off = Désactiver
account-call-push-is-on = Les notifications sont activées sur cet appareil.
account-call-push-denied = Les notifications de ce site sont bloquées dans les réglages de votre navigateur. Autorisez-les d’abord dans ces réglages.
account-call-push-none = Ce navigateur ne peut pas recevoir de notifications ici. Sur iPhone ou iPad, ajoutez d’abord Préau à l’écran d’accueil ; ailleurs, la page doit être ouverte en HTTPS.
account-call-no-push = Ce serveur n’envoie pas de notifications.
account-call-bad-endpoint = Le service de notification de ce navigateur ne peut pas être utilisé, car il n’est pas joignable sur Internet en HTTPS.
account-call-by-mail = Par courriel
account-call-mail-help = Vous recevez d’abord un courriel avec un lien pour confirmer votre adresse. Chaque courriel contient un lien pour ne plus en recevoir.
account-call-address = Adresse électronique
account-call-mail-ask = M’envoyer le lien
account-call-mail-asked = Un courriel est en route. Ouvrez le lien qu’il contient.
account-call-mail-to = Les courriels vont à { $address }.
account-call-mail-remove = Ne plus recevoir de courriels
account-call-no-mail = Ce serveur n’envoie pas de courriels.
account-call-bad-address = « { $address } » n’est pas une adresse électronique.
account-call-not-sent = Le courriel à { $address } n’a pas pu être envoyé. Réessayez plus tard.
account-call-confirm-subject = Préau : confirmez votre adresse
account-call-confirm-mail = Bonjour,

    Quelqu’un souhaite que Préau l’avertisse à cette adresse quand vient son tour de jouer. Si c’est vous, ouvrez ce lien :

    { $link }

    Sinon, vous n’avez rien à faire et ne recevrez plus de courriel.
account-call-confirm = Voulez-vous recevoir un courriel à { $address } quand c’est à vous de jouer ?
account-call-confirm-button = Oui, m’écrire
account-call-confirmed = C’est fait. Quand les autres vous attendent, vous recevrez un courriel à { $address }.
account-call-stop = Ne plus recevoir de courriels à { $address } ?
account-call-stop-button = Oui, ne plus m’écrire
account-call-stopped = Plus aucun courriel ne sera envoyé.
account-call-mail = { $text }

    À la table : { $link }

    Ne plus recevoir ces courriels : { $stop }
account-offline = Vous êtes hors ligne
account-offline-text = Préau est injoignable pour le moment. Vos parties sont en lieu sûr et vous attendent là où vous les avez laissées.
account-offline-again = Réessayer
