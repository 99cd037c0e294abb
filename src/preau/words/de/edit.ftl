### Eine Stellung aufbauen.

edit-here = Diese Stellung ändern
edit-title = Eine eigene Stellung für { $title }
edit-help = Wähle, was du bewegen willst, und dann, wohin es soll. Alles andere stellst du neben dem Brett ein; was so noch nicht geht, erfährst du sofort.
edit-hand = Bewegen
edit-left = noch { $count }
edit-first = Anfangsstellung
edit-record = Aus einer Mitschrift
edit-record-help = Füge eine Mitschrift ein und wähle den Schritt.
edit-record-move = Nach wie vielen Schritten
edit-possible = Diese Stellung lässt sich spielen.
edit-options = Spieler und Regeln
edit-beside = Neben dem Brett
edit-tools = Auf dem Brett
edit-as-text = Als Text
edit-bad-value = „{ $value }“ geht hier nicht.
edit-text = Stellung als Text
edit-json = Stellung als JSON
edit-play = Von hier aus spielen
edit-undo = Rückgängig
edit-cannot = Hier lässt sich { $cell } nicht wählen; ändere stattdessen den Text.
edit-other-game = Das ist eine Stellung eines anderen Spiels, „{ $title }“.
