### Konten, und was man mit den eigenen Daten tut.

account-bad-password = Ein Passwort hat { $low } bis { $high } Zeichen.
account-common-password = Dieses Passwort ist eines der ersten, die andere probieren würden. Ein paar Wörter, die nicht zusammengehören, ergeben ein gutes.
account-name-taken = Der Name { $name } ist vergeben. Bitte wähle einen anderen.
account-bad-login = Dieser Name und dieses Passwort gehören nicht zusammen.
account-wrong-password = Das ist nicht dein Passwort.
account-signed-in = Du bist schon angemeldet, als { $name }.
account-signed-out = Du bist nicht angemeldet.
account-off = Auf diesem Server gibt es keine Konten. Es geht alles auch ohne.
account-not-sure = Es wurde nichts gelöscht. Bitte bestätige, dass du sicher bist.

## Die Seite

account-link = Dein Konto und deine Daten
account-title = Dein Konto und deine Daten
account-you-are = Du bist angemeldet als { $name }.
account-guest = Du spielst als Gast, und mehr brauchst du nicht.
account-guest-keep = Mit einem Konto kannst du auf einem anderen Gerät weiterspielen.
account-sign-up = Konto anlegen
account-sign-up-help = Die Partien, die du hier gerade spielst, kommen mit.
account-sign-in = Anmelden
account-sign-in-help = Die Partien, die du hier gerade spielst, gehören dann deinem Konto.
account-sign-out = Abmelden
account-sign-out-everywhere = Auf allen Geräten abmelden
account-sessions = Wo du angemeldet bist
account-sessions-help = Ist ein Gerät dabei, das du nicht kennst? Melde es ab und ändere dein Passwort.
account-session = { $device }, seit dem { $began }, zuletzt benutzt am { $seen }
account-session-here = Dieses Gerät
account-session-end = Dort abmelden
account-name = Name
account-password = Passwort
account-old-password = Bisheriges Passwort
account-new-password = Neues Passwort
account-password-help = Mindestens { $low } Zeichen. Ein paar Wörter ergeben ein gutes Passwort.
account-change-password = Passwort ändern
account-password-changed = Geändert. Alle anderen Geräte sind abgemeldet.
account-passkeys = Passkeys
account-passkeys-help = Ein Passkey liegt in deinem Gerät und öffnet dein Konto mit Finger, Gesicht oder Code, ohne Passwort.
account-passkey = Passkey { $number }, seit dem { $day }
account-passkey-add = Passkey hinzufügen
account-passkey-remove = Entfernen
account-passkey-remove-sure = Diesen Passkey entfernen? Er öffnet dein Konto dann nicht mehr.
account-passkey-sign-up = Mit Passkey, ohne Passwort
account-passkey-sign-in = Mit Passkey anmelden
account-no-passkeys = Auf diesem Server gibt es keine Passkeys.
account-many-passkeys = Ein Konto hat höchstens { $high } Passkeys. Bitte entferne erst einen.
account-sign-in-again = Melde dich dafür bitte erst ab und wieder an. Du hast dann { $minutes } Minuten Zeit.
account-last-passkey = Ohne diesen Passkey könnte nichts mehr dein Konto öffnen. Bitte lege erst ein Passwort fest.
account-bad-passkey = Dieser Passkey öffnet hier kein Konto. Versuch es noch einmal, oder melde dich mit deinem Passwort an.
account-data = Deine Daten
account-export-help = Alles, was dieser Server von dir weiß, in einer Datei: Tische, Partien, was du gesagt hast und was über dich vermerkt ist.
account-export = Meine Daten herunterladen
account-delete = Alles über mich löschen
account-delete-help = Partien, die du gerade spielst, werden aufgegeben. Dein Konto, dein Name und alles, was du gesagt hast, werden an jedem Tisch für immer gelöscht. Was gespielt wurde, bleibt, ohne Namen.
account-delete-check = Ja, alles löschen
account-delete-sure = Alles über dich löschen? Das lässt sich nicht rückgängig machen.
