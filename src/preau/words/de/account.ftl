### Konten, und was man mit den eigenen Daten tut.

account-bad-password = Ein Passwort hat { $low } bis { $high } Zeichen.
account-common-password = Dieses Passwort ist eines der ersten, die andere probieren würden. Ein paar Wörter, die nicht zusammengehören, ergeben ein gutes.
account-name-taken = Der Name { $name } ist vergeben. Bitte wähle einen anderen.
account-bad-login = Dieser Name und dieses Passwort gehören nicht zusammen.
account-wrong-password = Das ist nicht dein Passwort.
account-signed-in = Du bist schon als { $name } angemeldet.
account-signed-out = Du bist nicht angemeldet.
account-off = Auf diesem Server gibt es keine Konten. Alles geht auch ohne.
account-not-sure = Es wurde nichts gelöscht. Bitte bestätige, dass du dir sicher bist.

## Die Seite

account-link = Dein Konto und deine Daten
account-title = Dein Konto und deine Daten
account-you-are = Du bist als { $name } angemeldet.
account-guest = Du spielst als Gast, und mehr braucht es nicht.
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
account-session-unknown = Ein unbekanntes Gerät
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
account-passkeys-help = Ein Passkey liegt auf deinem Gerät und öffnet dein Konto mit Finger, Gesicht oder Code, ohne Passwort.
account-passkey = Passkey { $number }, seit dem { $day }
account-passkey-add = Passkey hinzufügen
account-passkey-remove = Entfernen
account-passkey-remove-sure = Diesen Passkey entfernen? Er öffnet dein Konto dann nicht mehr.
account-passkey-sign-up = Mit Passkey, ohne Passwort
account-passkey-sign-in = Mit Passkey anmelden
account-no-passkeys = Auf diesem Server gibt es keine Passkeys.
account-many-passkeys = Ein Konto hat höchstens { $high } Passkeys. Bitte entferne erst einen.
account-sign-in-again = Melde dich dafür bitte erst ab und wieder an. Du hast dann { $minutes } Minuten Zeit.
account-last-passkey = Ohne diesen Passkey ließe sich dein Konto nicht mehr öffnen. Bitte leg erst ein Passwort fest.
account-bad-passkey = Dieser Passkey öffnet hier kein Konto. Versuch es noch einmal, oder melde dich mit deinem Passwort an.
account-data = Deine Daten
account-export-help = Alles, was dieser Server über dich weiß, in einer Datei: Tische, Partien, was du gesagt hast und was über dich vermerkt ist.
account-export = Meine Daten herunterladen
account-delete = Alles über mich löschen
account-delete-help = Partien, die du gerade spielst, werden aufgegeben. Dein Konto wird gelöscht, und an jedem Tisch verschwinden dein Name und alles, was du gesagt hast, für immer. Was gespielt wurde, bleibt ohne deinen Namen erhalten.
account-delete-check = Ja, alles löschen
account-delete-sure = Alles über dich löschen? Das lässt sich nicht rückgängig machen.

## Bescheid bekommen, wenn man am Zug ist

account-call-title = Benachrichtigungen
account-call-lead = Mach die Seite ruhig zu. Du erfährst es, wenn die anderen auf dich warten.
account-call-choose = Wähle, wie du es erfährst
account-call-turn = Du bist am Zug: { $game }
account-call-begun = Deine Partie hat begonnen: { $game }
account-call-games = Für welche Spiele?
account-call-no-game = Bitte wähle mindestens ein Spiel.
account-call-save = Speichern
account-call-saved = Gespeichert.
account-call-bad-minutes = { $value ->
    [one] Eine Minute lässt sich hier nicht wählen
   *[other] { $value } Minuten lassen sich hier nicht wählen
}. Möglich sind: { $known }.
account-call-feeds = In deinem Feedreader oder Kalender
account-call-feeds-help = Eine Liste aller Partien, die auf dich warten, mit der Zeit, die dir bleibt.
account-call-feeds-make = Meine privaten Adressen anlegen
account-call-feeds-private = Diese Adressen gehören dir allein. Wer sie kennt, kann lesen, wo du am Zug bist, und sonst nichts.
account-call-feeds-renew = Neue Adressen anlegen
account-call-feeds-renew-sure = Neue Adressen anlegen? Die bisherigen gelten dann nicht mehr.
account-call-feeds-remove = Adressen entfernen
account-call-atom = Feed (Atom)
account-call-calendar = Kalender (iCal)
account-call-feed-title = Préau: Partien, die auf dich warten
account-call-link-bad = Dieser Link ist unvollständig oder gilt nicht mehr.
account-call-link-expired = Dieser Link ist zu alt. Bitte lass dir einen neuen schicken.
account-call-after = Wann?
account-call-after-time = { $minutes ->
    [0] Sofort
    [60] Nach einer Stunde
    [360] Nach sechs Stunden
    [1440] Nach einem Tag
   *[other] Nach { $minutes } Minuten
}
account-call-after-help = Von jedem Zug erfährst du nur einmal, und solange du am Tisch bist, gar nicht.
account-call-test = Probenachricht schicken
account-call-test-title = Probenachricht von Préau
account-call-test-text = Es klappt! Hier bekommst du Bescheid, wenn du am Zug bist.
account-call-test-nowhere = Schalte erst die Benachrichtigungen ein oder gib eine E-Mail-Adresse an.
account-call-test-sent = Die Probenachricht ist unterwegs.
account-call-test-failed = Die Probenachricht ließ sich nicht überallhin schicken. Bitte versuch es später noch einmal.
account-call-push = Benachrichtigungen auf diesem Gerät
account-call-push-help = Sie erscheinen auch, wenn Préau geschlossen ist. Ein Konto brauchst du dafür nicht.
account-call-push-on = Einschalten
account-call-push-off = Ausschalten
account-call-push-is-on = Dieses Gerät bekommt Benachrichtigungen.
account-call-push-denied = Benachrichtigungen dieser Seite sind in deinem Browser gesperrt. Erlaube sie zuerst dort.
account-call-push-none = Dieser Browser kann hier keine Benachrichtigungen bekommen. Auf iPhone und iPad musst du Préau zuerst zum Home-Bildschirm hinzufügen; auf anderen Geräten muss die Seite über HTTPS geöffnet sein.
account-call-no-push = Dieser Server verschickt keine Benachrichtigungen an Browser.
account-call-bad-endpoint = Der Benachrichtigungsdienst dieses Browsers lässt sich nicht benutzen: Er muss im Internet über HTTPS erreichbar sein.
account-call-by-mail = Per E-Mail
account-call-mail-help = Du bekommst zuerst eine E-Mail mit einem Link, der deine Adresse bestätigt. In jeder E-Mail steht ein Link zum Abbestellen.
account-call-address = E-Mail-Adresse
account-call-mail-ask = Link schicken
account-call-mail-asked = Eine E-Mail ist zu dir unterwegs. Öffne den Link darin.
account-call-mail-to = E-Mails gehen an { $address }.
account-call-mail-remove = E-Mails abbestellen
account-call-no-mail = Dieser Server verschickt keine E-Mails.
account-call-bad-address = „{ $address }“ ist keine E-Mail-Adresse.
account-call-not-sent = Die E-Mail an { $address } ließ sich nicht verschicken. Bitte versuch es später noch einmal.
account-call-confirm-subject = Préau: Bestätige deine Adresse
account-call-confirm-mail = Hallo,

    jemand möchte an diese Adresse eine E-Mail bekommen, wenn bei Préau eine Partie wartet. Warst du das, dann öffne diesen Link:

    { $link }

    Warst du es nicht, brauchst du nichts zu tun: Du bekommst keine weitere E-Mail.
account-call-confirm = Soll an { $address } eine E-Mail gehen, wenn du am Zug bist?
account-call-confirm-button = Ja, bitte
account-call-confirmed = Fertig. Wenn die anderen auf dich warten, bekommst du eine E-Mail an { $address }.
account-call-stop = Sollen an { $address } keine E-Mails mehr gehen?
account-call-stop-button = E-Mails abbestellen
account-call-stopped = Es werden keine E-Mails mehr verschickt.
account-call-mail = { $text }

    Zum Tisch: { $link }

    E-Mails abbestellen: { $stop }
account-offline = Du bist offline
account-offline-text = Préau ist gerade nicht erreichbar. Deine Partien sind sicher und gehen dort weiter, wo du sie verlassen hast.
account-offline-again = Noch einmal versuchen
