### Leute: für jeden eine Seite, Freunde, Herausforderungen, Blockieren.

people-me-title = Du und deine Partien
people-link = Deine Seite: Partien und Spielstärke
people-since = Hier seit dem { $day }
people-guest-note = Du spielst als Gast. Diese Seite gehört zu diesem Browser, und nur du siehst sie. Legst du ein Konto an, nimmst du sie mit und kannst auch gewertete Partien spielen.
people-unknown = Hier heißt niemand { $name }.
people-hidden = { $name } zeigt das nicht öffentlich.

## Spielstärke

people-ratings = Spielstärke
people-no-ratings = Noch keine gewerteten Partien.
people-rating-mark = { $rating } ± { $doubt }
people-provisional = vorläufig
people-provisional-help = Vorläufig: Nach so wenigen Partien ist die Spielstärke noch zu unsicher für die Bestenlisten.
people-chart = Spielstärke, Partie für Partie
people-chart-game = Partie { $number }
people-chart-help = Die Linie zeigt die berechnete Spielstärke; die wahre liegt mit 95 % Sicherheit im Streifen darum.
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
people-openings = Lieblingseröffnungen
people-opening = { $game }: { $text }
people-opening-count = { $games ->
    [one] einmal
    [2] zweimal
    [3] dreimal
   *[other] { $games }-mal
}, { $wins ->
    [0] nie gewonnen
    [one] einmal gewonnen
    [2] zweimal gewonnen
    [3] dreimal gewonnen
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
    [one] ein Schritt
   *[other] { $count } Schritte
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
people-privacy-help = Private Tische stehen hier ohne Link. In den Bestenlisten steht nur, wessen Spielstärke alle sehen dürfen.
people-save = Speichern
people-saved = Gespeichert.

## Bestenlisten

people-boards = Bestenlisten
people-boards-link = Bestenlisten
people-boards-help = Hier steht, wessen Spielstärke nach genügend gewerteten Partien nicht mehr vorläufig ist. Alle beginnen bei 25, auf derselben Skala wie die Bots.
people-boards-none = Noch hat niemand gewertete Partien gespielt. Eröffne einen Tisch, kreuze „Gewertet“ an und mach den Anfang.
people-bots-measured = So stark sind die Bots
people-column-rank = Rang
people-column-name = Name

## Freunde, Blockieren, Herausforderungen

people-friends = Freunde
people-no-friends = Noch hast du hier keine Freunde. Besuch die Seite von jemandem und biete dort deine Freundschaft an.
people-ask-friend = Freundschaft anbieten
people-agree = Annehmen
people-say-no = Nein, danke
people-part = Freundschaft beenden
people-part-sure = Die Freundschaft mit { $name } beenden?
people-asking = { $name } möchte mit dir befreundet sein
people-asked = Du hast { $name } deine Freundschaft angeboten
people-take-back = Zurücknehmen
people-is-friend = Ihr seid Freunde.
people-block = Blockieren
people-block-sure = { $name } blockieren? Ihr werdet nicht mehr an denselben Tisch gesetzt, { $name } kann dich nicht mehr herausfordern, und du siehst nicht mehr, was { $name } schreibt.
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
people-call-text = { $game }. Ein Platz wird für dich freigehalten.
people-not-yourself = Das bist du selbst.
people-blocked = Einer von euch hat den anderen blockiert.
people-only-friends = Herausfordern kannst du nur Freunde. Biete { $name } zuerst deine Freundschaft an.
people-too-many-asked = Du wartest schon auf viele Antworten. Nimm erst ein Angebot zurück.
people-too-many-blocked = Du hast schon sehr viele Leute blockiert.
people-no-challenge = Diese Herausforderung gilt nicht mehr.

## ein vergessenes Passwort

people-reset = Passwort vergessen?
people-reset-title = Ein neues Passwort per E-Mail
people-reset-help = Gib den Namen deines Kontos ein oder die E-Mail-Adresse, die du bestätigt hast. Kennen wir dazu eine Adresse, schicken wir einen Link dorthin. Er gilt eine Stunde lang und nur einmal.
people-reset-who = Name oder E-Mail-Adresse
people-reset-send = Link schicken
people-reset-sent = Wenn wir dazu eine bestätigte Adresse kennen, ist ein Link dorthin unterwegs.
people-reset-off = Dieser Server verschickt keine E-Mails. Wende dich an deine Gastgeber.
people-reset-subject = Ein neues Passwort für Préau
people-reset-mail =
    Hallo { $name },

    jemand, wahrscheinlich du, möchte ein neues Passwort wählen. Öffne dazu innerhalb einer Stunde diesen Link:

    { $link }

    Warst du es nicht, brauchst du nichts zu tun: Alles bleibt, wie es ist.
people-reset-choose = Wähle ein neues Passwort, { $name }
people-reset-new = Neues Passwort
people-reset-button = Speichern und anmelden
people-reset-void = Dieser Link wurde schon benutzt oder ist zu alt. Lass dir einen neuen schicken.
