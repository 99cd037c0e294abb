### Leute: für jeden eine Seite, Freunde, Herausforderungen, Blockieren.

people-me-title = Du und deine Partien
people-link = Deine Seite: Partien und Spielstärke
people-since = Hier seit { $day }
people-guest-note = Du spielst als Gast. Diese Seite gehört zu diesem Browser, und nur du siehst sie. Mit einem Konto kommt sie mit, und du kannst gewertete Partien spielen.
people-unknown = Hier heißt niemand { $name }.
people-hidden = { $name } zeigt das nicht.

## Spielstärke

people-ratings = Spielstärke
people-no-ratings = Noch keine gewerteten Partien.
people-rating-mark = { $rating } ± { $doubt }
people-provisional = vorläufig
people-provisional-help = Vorläufig: Für Sicherheit sind es noch zu wenige Partien; in keiner Liste erscheint sie.
people-chart = Spielstärke, Partie für Partie
people-chart-game = Partie { $number }
people-chart-help = Die Linie ist die Spielstärke; mit 95 % Sicherheit liegt sie im Band.
people-chart-table = Dasselbe als Tabelle
people-column-number = Partie
people-column-day = Tag
people-column-rating = Spielstärke
people-column-result = Ergebnis

## Statistik

people-statistics = Statistik
people-no-games = Noch keine beendeten Partien.
people-column-games = Partien
people-column-won = Gewonnen
people-column-drawn = Unentschieden
people-column-lost = Verloren
people-column-left = Aufgegeben
people-by-seat = Nach Platz
people-seat = Platz { $number }
people-openings = Liebste Eröffnungen
people-opening = { $game }: { $text }
people-opening-count = { $games ->
    [one] einmal
   *[other] { $games }-mal
}, { $wins ->
    [0] nie gewonnen
    [one] einmal gewonnen
   *[other] { $wins }-mal gewonnen
}

## Partien

people-games = Partien
people-search = Suchen
people-search-game = Spiel
people-search-any = Alle
people-search-opponent = Gegner (Anfang des Namens)
people-search-result = Ergebnis
people-nothing-found = Keine Partie passt dazu.
people-place-won = gewonnen
people-place-drawn = unentschieden
people-place-lost = verloren
people-place-left = aufgegeben
people-place-none = ohne Ergebnis
people-one-screen = an einem Bildschirm
people-rated = gewertet
people-moves = { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}
people-newer = Neuere
people-older = Ältere

## wer es sieht

people-privacy = Wer diese Seite sieht
people-privacy-games = Partien, Statistik und Eröffnungen
people-privacy-rating = Spielstärke
people-audience-everybody = alle
people-audience-friends = Freunde
people-audience-nobody = nur du
people-privacy-help = Private Tische stehen ohne Link da. Wessen Spielstärke nicht alle sehen, steht in keiner Bestenliste.
people-save = Speichern
people-saved = Gespeichert.

## Bestenlisten

people-boards = Die Besten
people-boards-link = Bestenlisten
people-boards-help = Spielstärken aus gewerteten Partien, soweit sie sicher sind. Alle beginnen bei 25, auf derselben Skala wie die Bots.
people-boards-none = Noch hat niemand gewertete Partien gespielt. Eröffne einen Tisch, kreuze „Gewertet“ an, und du bist der Anfang.
people-bots-measured = Die Bots, wie sie gemessen wurden
people-column-rank = Rang
people-column-name = Name

## Freunde, Blockieren, Herausforderungen

people-friends = Freunde
people-no-friends = Noch keine Freunde hier. Auf der Seite von jemandem kannst du fragen.
people-ask-friend = Freundschaft anbieten
people-agree = Annehmen
people-say-no = Nein, danke
people-part = Freundschaft beenden
people-part-sure = Die Freundschaft mit { $name } beenden?
people-asking = { $name } bietet dir Freundschaft an
people-asked = Du hast { $name } gefragt
people-take-back = Zurücknehmen
people-is-friend = Ihr seid Freunde.
people-block = Blockieren
people-block-sure = { $name } blockieren? Ihr werdet nicht mehr zusammengesetzt, du wirst nicht mehr herausgefordert und siehst nicht mehr, was geschrieben wird.
people-unblock = Nicht mehr blockieren
people-blocked-list = Blockiert
people-is-blocked = Du hast { $name } blockiert.
people-challenge = Herausfordern
people-challenge-title = { $name } herausfordern
people-challenge-game = Spiel
people-challenge-clock = Uhr
people-challenge-rated = Gewertet
people-challenges = Herausforderungen
people-challenged = { $name } fordert dich heraus: { $game }
people-challenging = Du hast { $name } herausgefordert: { $game }
people-accept = Annehmen
people-decline = Ablehnen
people-to-table = Zum Tisch
people-call-title = { $name } fordert dich heraus
people-call-text = { $game }. Ein Platz ist für dich frei gehalten.
people-not-yourself = Das bist du selbst.
people-blocked = Einer von euch hat den anderen blockiert.
people-only-friends = Nur Freunde kann man herausfordern. Frag { $name } zuerst.
people-too-many-asked = Du wartest schon auf viele Antworten. Nimm erst eine Frage zurück.
people-too-many-blocked = Du hast schon sehr viele Leute blockiert.
people-no-challenge = Diese Herausforderung gilt nicht mehr.

## ein vergessenes Passwort

people-reset = Passwort vergessen?
people-reset-title = Ein neues Passwort per Mail
people-reset-help = Gib den Namen deines Kontos ein oder die Adresse, die du bestätigt hast. Kennen wir dazu eine Adresse, geht ein Link dorthin, der eine Stunde lang und einmal gilt.
people-reset-who = Name oder Mailadresse
people-reset-send = Link schicken
people-reset-sent = Wenn wir dazu eine bestätigte Adresse kennen, ist ein Link dorthin unterwegs.
people-reset-off = Dieser Server verschickt keine Mails. Wende dich an den, der ihn betreibt.
people-reset-subject = Ein neues Passwort für Préau
people-reset-mail =
    Hallo { $name },

    jemand, wahrscheinlich du, möchte ein neues Passwort wählen. Öffne dazu innerhalb einer Stunde diesen Link:

    { $link }

    Warst du es nicht, dann tu nichts: Alles bleibt, wie es ist.
people-reset-choose = Wähle ein neues Passwort, { $name }
people-reset-new = Neues Passwort
people-reset-button = Speichern und anmelden
people-reset-void = Dieser Link wurde schon benutzt oder ist zu alt. Lass dir einen neuen schicken.
