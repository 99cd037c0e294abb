### Was Gastgeber und Moderatoren lesen, und was denen gesagt wird, die verwarnt, stummgeschaltet oder gesperrt sind.

## Die Seiten der Gastgeber

hosts-title = Nach dem Rechten sehen
hosts-link-help = Deine Rolle hier: { $role }.
hosts-reports = Meldungen
hosts-people = Leute
hosts-house = Der Server
hosts-log = Protokoll
hosts-open-reports = Offene Meldungen
hosts-closed-reports = Erledigte Meldungen
hosts-no-reports = Es gibt keine Meldungen.
hosts-case = { $name }, gemeldet am { $at }
hosts-case-table = { $game } mit { $players }
hosts-case-gone = Den Tisch gibt es nicht mehr.
hosts-case-account = Geschrieben vom Konto { $name }.
hosts-case-guest = Geschrieben von einem Gast ohne Konto.
hosts-case-by = Gemeldet vom Konto { $name }.
hosts-case-by-guest = Gemeldet von einem Gast.
hosts-reported = Gemeldet:
hosts-before =
    { $count ->
        [one] Eine frühere Maßnahme
       *[other] { $count } frühere Maßnahmen
    }
hosts-act = Verwarnen, stummschalten oder sperren
hosts-close = Ohne Folgen schließen
hosts-impose = Maßnahme
hosts-do-warning = Verwarnen
hosts-do-silence = Stummschalten (kein Chat)
hosts-do-suspension = Sperren (nur zuschauen)
hosts-for-how-long = Wie lange
hosts-hours =
    { $hours ->
        [1] 1 Stunde
        [24] 1 Tag
       *[other] { $days } Tage
    }
hosts-until-undone = Bis sie aufgehoben wird
hosts-until-removed = Bis sie entfernt wird
hosts-why = Grund
hosts-why-help = Das liest die betroffene Person.
hosts-impose-button = Ausführen
hosts-undo = Aufheben
hosts-undo-sure = Diese Maßnahme aufheben? Sie endet sofort.
hosts-find = Name des Kontos
hosts-find-button = Suchen
hosts-imposed-on = Maßnahmen gegen { $name }
hosts-imposed-lately = Die letzten Maßnahmen
hosts-nothing-imposed = Keine Maßnahmen.
hosts-a-guest = ein Gast
hosts-kind-warning = Verwarnung
hosts-kind-silence = Stummschaltung
hosts-kind-suspension = Sperre
hosts-imposed = { $kind } am { $at }
hosts-imposed-until = { $kind } vom { $at } bis zum { $until }
hosts-imposed-for-good = { $kind } seit dem { $at }, ohne Enddatum
hosts-state-runs = gilt
hosts-state-over = vorbei
hosts-state-undone = aufgehoben
hosts-announcements = Ankündigungen
hosts-announce-help = Eine Ankündigung steht auf jeder Seite, bis man sie schließt. Schreib sie in einer oder mehreren Sprachen; wer eine andere liest, bekommt sie auf Englisch oder, wenn das fehlt, in einer der anderen.
hosts-announce = Ankündigen
hosts-told-until = bis zum { $until }
hosts-nothing-told = Zurzeit wird nichts angekündigt.
hosts-remove = Entfernen
hosts-registration = Konten
hosts-registration-who = Wer ein Konto anlegen darf
hosts-registration-open = alle
hosts-registration-invited = nur mit Einladung
hosts-registration-closed = niemand
hosts-save = Speichern
hosts-invitations = Einladungen
hosts-invitation-note = Für wen (Notiz nur für Gastgeber)
hosts-invite = Link erstellen
hosts-invitation-link = Einladungslink
hosts-invitation-once = Damit lässt sich ein Konto anlegen. Der Link wird nur jetzt gezeigt: Kopiere ihn.
hosts-invitation-nobody = Ohne Notiz
hosts-invitation-open = { $note }: gültig bis zum { $until }
hosts-invitation-used = { $note }: benutzt am { $at }
hosts-roles = Rollen
hosts-roles-help = Moderatoren sehen Meldungen, verwarnen, schalten stumm und sperren. Gastgeber dürfen auf diesen Seiten alles.
hosts-role = Rolle
hosts-role-host = Gastgeber
hosts-role-moderator = Moderator
hosts-role-none = keine
hosts-log-help = Alles, was Gastgeber und Moderatoren getan haben. Es kommen nur Zeilen hinzu: Niemand kann eine ändern oder löschen, und „preau verify“ merkt, wenn jemand die Datenbank fälscht.
hosts-log-empty = Noch ist nichts geschehen.
hosts-by-account = { $name }
hosts-by-command = Jemand (über die Kommandozeile)
# Das Komma schließt den Nebensatz: Nach dem Subjekt folgt in jedem Satz das Verb.
hosts-by-somebody-gone = Jemand, der gegangen ist,
# Wem etwas galt, im Akkusativ.
hosts-to-account = { $name }
    .dat = { $name }
hosts-to-guest = jemanden ohne Konto
    .dat = jemandem ohne Konto
hosts-to-somebody-gone = jemanden, der gegangen ist,
    .dat = jemandem, der gegangen ist,
hosts-deed-role-given = { $role ->
    [host] { $who } hat { $whom_dat } die Rolle „Gastgeber“ gegeben.
    [moderator] { $who } hat { $whom_dat } die Rolle „Moderator“ gegeben.
   *[other] { $who } hat { $whom_dat } die Rolle „{ $role }“ gegeben.
}
hosts-deed-role-taken = { $role ->
    [host] { $who } hat { $whom_dat } die Rolle „Gastgeber“ entzogen.
    [moderator] { $who } hat { $whom_dat } die Rolle „Moderator“ entzogen.
   *[other] { $who } hat { $whom_dat } die Rolle „{ $role }“ entzogen.
}
hosts-deed-warned = { $who } hat { $whom } mit dieser Begründung verwarnt: „{ $why }“
hosts-deed-silenced = { $who } hat { $whom } mit dieser Begründung stummgeschaltet: „{ $why }“
hosts-deed-suspended = { $who } hat { $whom } mit dieser Begründung gesperrt: „{ $why }“
hosts-deed-undone = { $kind ->
    [warning] { $who } hat die Verwarnung gegen { $whom } aufgehoben.
    [silence] { $who } hat die Stummschaltung für { $whom } aufgehoben.
    [suspension] { $who } hat die Sperre für { $whom } aufgehoben.
   *[other] { $who } hat eine Maßnahme gegen { $whom } aufgehoben („{ $kind }“).
}
hosts-deed-report-closed = { $who } hat eine Meldung geschlossen.
hosts-deed-announced = { $who } hat angekündigt: „{ $text }“
hosts-deed-announcement-removed = { $who } hat eine Ankündigung entfernt.
hosts-deed-registration = { $mode ->
    [open] { $who } hat allen erlaubt, ein Konto anzulegen.
    [invited] { $who } hat festgelegt, dass man nur mit einer Einladung ein Konto anlegen darf.
    [closed] { $who } hat festgelegt, dass niemand mehr ein Konto anlegen darf.
   *[other] { $who } hat geändert, wer ein Konto anlegen darf („{ $mode }“).
}
hosts-deed-invited = { $who } hat eine Einladung erstellt.
hosts-deed-invitation-removed = { $who } hat eine Einladung zurückgezogen.

## Was der Person gesagt wird

hosts-notices = Nachrichten deiner Gastgeber
hosts-notice-warning = Du wurdest verwarnt. Der Grund: { $why }
hosts-notice-silence = Du kannst bis zum { $until } nicht im Chat schreiben. Der Grund: { $why }
hosts-notice-silence-for-good = Du kannst nicht mehr im Chat schreiben. Der Grund: { $why }
hosts-notice-suspension = Du bist bis zum { $until } gesperrt: Du kannst zuschauen, aber weder spielen noch schreiben. Der Grund: { $why }
hosts-notice-suspension-for-good = Du bist gesperrt: Du kannst zuschauen, aber weder spielen noch schreiben. Der Grund: { $why }
hosts-notice-read = Gelesen
hosts-notice-close = Diese Nachricht schließen
hosts-suspended-until = Du bist bis zum { MOMENT($until) } gesperrt, deshalb geht das nicht. Der Grund: { $why }
hosts-suspended-for-good = Du bist gesperrt, deshalb geht das nicht. Der Grund: { $why }
hosts-silenced-until = Du kannst bis zum { MOMENT($until) } nicht im Chat schreiben. Der Grund: { $why }
hosts-silenced-for-good = Du kannst nicht mehr im Chat schreiben. Der Grund: { $why }
hosts-invited = Du bist eingeladen.
hosts-invited-lead = Mit diesem Link kannst du hier ein Konto anlegen.
hosts-registration-is-closed = Zurzeit kann hier niemand ein neues Konto anlegen. Spielen kannst du auch ohne.
hosts-invitation-needed = Ein Konto kannst du hier nur mit einer Einladung anlegen. Spielen kannst du auch ohne.
hosts-bad-invitation = Diese Einladung gilt nicht: Sie wurde schon benutzt oder zurückgezogen, oder sie ist zu alt. Bitte um eine neue.

## Ablehnungen

hosts-moderators-only = Diese Seite ist für Gastgeber und Moderatoren. Melde dich mit einem solchen Konto an.
hosts-hosts-only = Das dürfen nur Gastgeber.
hosts-last-host = Einen Gastgeber muss es geben. Gib die Rolle zuerst jemand anderem.
hosts-unknown-account = Es gibt kein Konto namens „{ $name }“.
hosts-unknown-sanction = Diese Maßnahme gibt es nicht, oder sie ist schon aufgehoben.
hosts-unknown-report = Diese Meldung gibt es nicht, oder sie ist schon erledigt.
hosts-unknown-announcement = Diese Ankündigung gibt es nicht oder nicht mehr.
hosts-unknown-invitation = Diese Einladung gibt es nicht, oder sie wurde schon benutzt.
hosts-whom = Sag, um wen es geht: Nenne ein Konto oder eine Meldung.
hosts-bad-reason = Schreib hier etwas, aber höchstens { $high } Zeichen.
hosts-bad-hours = Die Zahl der Stunden muss zwischen 1 und { $high } liegen.
hosts-bad-days = Die Zahl der Tage muss zwischen 1 und { $high } liegen.
hosts-announcement-empty = Schreib die Ankündigung in wenigstens einer Sprache.
hosts-announcement-long = Eine Ankündigung hat höchstens { $high } Zeichen.
hosts-announcement-many = Es werden höchstens { $high } Ankündigungen zugleich gezeigt. Entferne zuerst eine.
hosts-ledger-damaged = Zeile { $number } des Protokolls der Moderatoren ist nicht mehr so, wie sie geschrieben wurde

## Befehle

hosts-done = Erledigt.
hosts-role-line = { $name }: { $role }
hosts-no-roles = Noch hat niemand eine Rolle.
hosts-sanction-line = { $id }  { $name }  { $text }  { $state }: { $why }
hosts-registration-line = Wer ein Konto anlegen darf: { $mode }
hosts-invitation-word = Mit diesem Link lässt sich ein Konto anlegen. Davor gehört die Adresse deines Servers: /join/{ $word }
hosts-unknown-action = „{ $action }“ gibt es hier nicht. Möglich sind: { $known }.
