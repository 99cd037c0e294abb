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
account-guest = Vous jouez sans compte, et il n’en faut pas plus.
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
account-passkeys-help = Une clé d’accès se trouve dans votre appareil et ouvre votre compte d’un doigt, d’un regard ou d’un code, sans mot de passe.
account-passkey = Clé d’accès { $number }, depuis le { $day }
account-passkey-add = Ajouter une clé d’accès
account-passkey-remove = Retirer
account-passkey-remove-sure = Retirer cette clé d’accès ? Elle n’ouvrira plus votre compte.
account-passkey-sign-up = Avec une clé d’accès, sans mot de passe
account-passkey-sign-in = Se connecter avec une clé d’accès
account-no-passkeys = Ce serveur ne propose pas de clés d’accès.
account-many-passkeys = Un compte a au plus { $high } clés d’accès. Retirez-en d’abord une.
account-sign-in-again = Pour cela, déconnectez-vous d’abord puis reconnectez-vous. Vous aurez alors { $minutes } minutes pour le faire.
account-last-passkey = Sans cette clé d’accès, plus rien n’ouvrirait votre compte. Choisissez d’abord un mot de passe.
account-bad-passkey = Cette clé d’accès n’ouvre aucun compte ici. Réessayez, ou connectez-vous avec votre mot de passe.
account-data = Vos données
account-export-help = Tout ce que ce serveur sait de vous, dans un seul fichier : tables, parties, ce que vous avez dit et ce qui a été noté.
account-export = Télécharger mes données
account-delete = Supprimer tout ce qui me concerne
account-delete-help = Vos parties en cours sont abandonnées. Votre compte, votre nom et tout ce que vous avez dit sont supprimés pour toujours, à chaque table. Les coups restent, sans nom.
account-delete-check = Oui, tout supprimer
account-delete-sure = Supprimer tout ce qui vous concerne ? C’est définitif.
