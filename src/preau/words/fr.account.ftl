### Les comptes, et ce que chacun fait de ses propres données.

account-bad-password = Un mot de passe compte de { $low } à { $high } caractères.
account-name-taken = Le nom { $name } est déjà pris. Choisissez-en un autre.
account-bad-login = Ce nom et ce mot de passe ne vont pas ensemble.
account-wrong-password = Ce n’est pas votre mot de passe.
account-signed-in = Vous êtes déjà connecté, sous le nom { $name }.
account-signed-out = Vous n’êtes pas connecté.
account-off = Cette maison ne tient pas de comptes. Tout fonctionne sans.
account-not-sure = Rien n’a été supprimé. Confirmez que vous en êtes sûr.
