### Konten, und was man mit den eigenen Daten tut.

account-bad-password = Ein Passwort hat { $low } bis { $high } Zeichen.
account-name-taken = Der Name { $name } ist vergeben. Bitte wähle einen anderen.
account-bad-login = Dieser Name und dieses Passwort gehören nicht zusammen.
account-wrong-password = Das ist nicht dein Passwort.
account-signed-in = Du bist schon angemeldet, als { $name }.
account-signed-out = Du bist nicht angemeldet.
account-off = Dieses Haus führt keine Konten. Es geht alles auch ohne.
account-not-sure = Es wurde nichts gelöscht. Bitte bestätige, dass du sicher bist.
