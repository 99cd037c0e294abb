### Konten, und was man mit den eigenen Daten tut.

account-bad-password = Ein Passwort hat { $low } bis { $high } Zeichen.
account-name-taken = Der Name { $name } ist vergeben. Bitte wähle einen anderen.
account-bad-login = Dieser Name und dieses Passwort gehören nicht zusammen.
account-wrong-password = Das ist nicht dein Passwort.
account-signed-in = Du bist schon angemeldet, als { $name }.
account-signed-out = Du bist nicht angemeldet.
account-off = Dieses Haus führt keine Konten. Es geht alles auch ohne.
account-not-sure = Es wurde nichts gelöscht. Bitte bestätige, dass du sicher bist.

## What a host may look up

audit-opened = hat einen Tisch eröffnet
audit-sat = hat sich gesetzt
audit-sat-by-link = hat sich über einen Link gesetzt
audit-revoked = hat einen Link widerrufen
audit-signed-up = hat ein Konto angelegt
audit-signed-in = hat sich angemeldet
audit-sign-in-failed = konnte sich nicht anmelden
audit-signed-out = hat sich abgemeldet
audit-signed-out-everywhere = hat sich überall abgemeldet
audit-password-changed = hat das Passwort geändert
audit-passkey-added = hat einen Passkey hinzugefügt
audit-passkey-removed = hat einen Passkey entfernt
audit-exported = hat die Daten mitgenommen
audit-deleted = hat alles gelöscht
audit-reported = hat eine Nachricht gemeldet
audit-table = Tisch { $table }
audit-seat = Platz { $number }
audit-from = von { $address }
audit-none = Es ist nichts vermerkt.
report-line = { $name } ({ $guest }) am Tisch { $table } um { $said }, gemeldet von { $by }:
report-none = Es ist nichts gemeldet.
help-audit = Wer wo saß, einen Link nahm, sich anmeldete: was vermerkt ist, das Älteste zuerst.
help-audit-table = Nur von diesem Tisch.
help-audit-guest = Nur von diesem Gast.
help-reports = Was Gäste aus dem Chat gemeldet haben.
