### Les comptes, et ce que chacun fait de ses propres données.

account-bad-password = Un mot de passe compte de { $low } à { $high } caractères.
account-name-taken = Le nom { $name } est déjà pris. Choisissez-en un autre.
account-bad-login = Ce nom et ce mot de passe ne vont pas ensemble.
account-wrong-password = Ce n’est pas votre mot de passe.
account-signed-in = Vous êtes déjà connecté, sous le nom { $name }.
account-signed-out = Vous n’êtes pas connecté.
account-off = Cette maison ne tient pas de comptes. Tout fonctionne sans.
account-not-sure = Rien n’a été supprimé. Confirmez que vous en êtes sûr.

## What a host may look up

audit-opened = a ouvert une table
audit-sat = s’est assis
audit-sat-by-link = s’est assis par un lien
audit-revoked = a révoqué un lien
audit-signed-up = a créé un compte
audit-signed-in = s’est connecté
audit-sign-in-failed = n’a pas pu se connecter
audit-signed-out = s’est déconnecté
audit-signed-out-everywhere = s’est déconnecté partout
audit-password-changed = a changé de mot de passe
audit-passkey-added = a ajouté une clé d’accès
audit-passkey-removed = a retiré une clé d’accès
audit-exported = a emporté ses données
audit-deleted = a tout supprimé
audit-reported = a signalé un message
audit-table = table { $table }
audit-seat = place { $number }
audit-from = depuis { $address }
audit-none = Rien n’a été noté.
report-line = { $name } ({ $guest }) à la table { $table } le { $said }, signalé par { $by } :
report-none = Rien n’a été signalé.
help-audit = Qui s’est assis où, a pris un lien, s’est connecté : ce qui a été noté, du plus ancien au plus récent.
help-audit-table = De cette table seulement.
help-audit-guest = De cet invité seulement.
help-reports = Ce que les invités ont signalé dans la discussion.
