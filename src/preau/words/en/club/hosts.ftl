### What hosts and moderators read, and what is said to those whom they warn, silence or suspend.

## The pages of hosts

hosts-title = Looking after this server
hosts-link-help = You are a { $role } here.
hosts-reports = Reports
hosts-people = People
hosts-house = The server
hosts-log = Log
hosts-open-reports = Open reports
hosts-closed-reports = Closed reports
hosts-no-reports = There are no reports.
hosts-case = { $name }, reported on { $at }
hosts-case-table = { $game } with { $players }
hosts-case-gone = The table no longer exists.
hosts-case-account = Written by the account { $name }.
hosts-case-guest = Written by a guest.
hosts-case-by = Reported by the account { $name }.
hosts-case-by-guest = Reported by a guest.
hosts-reported = Reported:
hosts-before =
    { $count ->
        [one] One earlier sanction
       *[other] { $count } earlier sanctions
    }
hosts-act = Warn, silence or suspend
hosts-close = Close the report without doing anything
hosts-impose = What to do
hosts-do-warning = Warn
hosts-do-silence = Silence (no chat)
hosts-do-suspension = Suspend (watch only)
hosts-for-how-long = For how long
hosts-hours =
    { $hours ->
        [1] 1 hour
        [24] 1 day
       *[other] { $days } days
    }
hosts-until-undone = Until you undo it
hosts-until-removed = Until you remove it
hosts-why = Reason
hosts-why-help = The person will read this.
hosts-impose-button = Confirm
hosts-undo = Undo
hosts-undo-sure = Undo this? It ends at once.
hosts-find = Name of the account
hosts-find-button = Find
hosts-imposed-on = Sanctions: { $name }
hosts-imposed-lately = Latest sanctions
hosts-nothing-imposed = No sanctions.
hosts-a-guest = a guest
hosts-kind-warning = Warned
hosts-kind-silence = Silenced
hosts-kind-suspension = Suspended
hosts-imposed = { $kind } on { $at }
hosts-imposed-until = { $kind } from { $at } until { $until }
hosts-imposed-for-good = { $kind } from { $at }, with no end date
hosts-state-runs = in force
hosts-state-over = over
hosts-state-undone = undone
hosts-announcements = Announcements
hosts-announce-help = An announcement appears on every page until the reader closes it. Write it in one or more languages. Other readers see it in English, or in whatever language there is.
hosts-announce = Announce
hosts-told-until = until { $until }
hosts-nothing-told = No announcement is being shown.
hosts-remove = Remove
hosts-registration = Accounts
hosts-registration-who = Who may create an account
hosts-registration-open = everybody
hosts-registration-invited = only with an invitation
hosts-registration-closed = nobody
hosts-save = Save
hosts-invitations = Invitations
hosts-invitation-note = Who it is for (only hosts see this)
hosts-invite = Make a link
hosts-invitation-link = Invitation link
hosts-invitation-once = It creates one account. You will not see it again, so copy it now.
hosts-invitation-nobody = For anybody
hosts-invitation-open = { $note }: valid until { $until }
hosts-invitation-used = { $note }: used on { $at }
hosts-roles = Roles
hosts-roles-help = Moderators read reports, and warn, silence and suspend people. Hosts can do everything on these pages.
hosts-role = Role
hosts-role-host = host
hosts-role-moderator = moderator
hosts-role-none = none
hosts-log-help = This is everything that hosts and moderators have done. Nobody can change or delete a line, and “preau verify” notices if somebody tampers with the database.
hosts-log-empty = Nothing has been done yet.
hosts-by-account = { $name }
hosts-by-command = Somebody (from the command line)
hosts-by-somebody-gone = Somebody who has left
hosts-to-account = { $name }
hosts-to-guest = somebody without an account
hosts-to-somebody-gone = somebody who has left
hosts-deed-role-given = { $role ->
    [host] { $who } made { $whom } a host.
    [moderator] { $who } made { $whom } a moderator.
   *[other] { $who } gave { $whom } the role “{ $role }”.
}
hosts-deed-role-taken = { $role ->
    [host] { $who } took the role of host away from { $whom }.
    [moderator] { $who } took the role of moderator away from { $whom }.
   *[other] { $who } took the role “{ $role }” away from { $whom }.
}
hosts-deed-warned = { $who } warned { $whom } and gave the reason “{ $why }”
hosts-deed-silenced = { $who } silenced { $whom } and gave the reason “{ $why }”
hosts-deed-suspended = { $who } suspended { $whom } and gave the reason “{ $why }”
hosts-deed-undone = { $kind ->
    [warning] { $who } withdrew the warning given to { $whom }.
    [silence] { $who } let { $whom } write in the chat again.
    [suspension] { $who } lifted the suspension of { $whom }.
   *[other] { $who } lifted a sanction of { $whom } (“{ $kind }”).
}
hosts-deed-report-closed = { $who } closed a report.
hosts-deed-announced = { $who } announced: “{ $text }”
hosts-deed-announcement-removed = { $who } removed an announcement.
hosts-deed-registration = { $mode ->
    [open] { $who } let everybody create an account.
    [invited] { $who } limited new accounts to people with an invitation.
    [closed] { $who } closed the server to new accounts.
   *[other] { $who } changed who may create an account (“{ $mode }”).
}
hosts-deed-invited = { $who } made an invitation.
hosts-deed-invitation-removed = { $who } withdrew an invitation.

## What a person is told

hosts-notices = Messages from your host
hosts-notice-warning = You have been warned. Reason: { $why }
hosts-notice-silence = You cannot write in the chat until { $until }. Reason: { $why }
hosts-notice-silence-for-good = You cannot write in the chat any more. Reason: { $why }
hosts-notice-suspension = You are suspended until { $until }. You can watch, but not play or write. Reason: { $why }
hosts-notice-suspension-for-good = You are suspended. You can watch, but not play or write. Reason: { $why }
hosts-notice-read = I have read it
hosts-notice-close = Close this message
hosts-suspended-until = You are suspended until { MOMENT($until) }, so this is not possible. Reason: { $why }
hosts-suspended-for-good = You are suspended, so this is not possible. Reason: { $why }
hosts-silenced-until = You cannot write in the chat until { MOMENT($until) }. Reason: { $why }
hosts-silenced-for-good = You cannot write in the chat any more. Reason: { $why }
hosts-invited = You have been invited.
hosts-invited-lead = This link lets you create one account here.
hosts-registration-is-closed = No new accounts can be created here at the moment. You can play without an account.
hosts-invitation-needed = You need an invitation to create an account here. You can play without an account.
hosts-bad-invitation = This invitation is not valid. It has been used or withdrawn, or it is too old. Please ask for a new one.

## Refusals

hosts-moderators-only = This page is for hosts and moderators. Please sign in as one.
hosts-hosts-only = Only hosts may do this.
hosts-last-host = There must always be a host. Give somebody else the role first.
hosts-unknown-account = There is no account named “{ $name }”.
hosts-unknown-sanction = There is no such sanction, or it has been undone already.
hosts-unknown-report = There is no such open report.
hosts-unknown-announcement = There is no such announcement.
hosts-unknown-invitation = There is no such invitation, or it has been used.
hosts-whom = Say whom this is about. Give the name of an account, or a report.
hosts-bad-reason = Please write something, but no more than { $high } characters.
hosts-bad-hours = The number of hours must be from 1 to { $high }.
hosts-bad-days = The number of days must be from 1 to { $high }.
hosts-announcement-empty = Write the announcement in at least one language.
hosts-announcement-long = An announcement can have at most { $high } characters.
hosts-announcement-many = At most { $high } announcements can be shown at a time. Please remove one first.
hosts-ledger-damaged = line { $number } of the moderators’ log is not as it was written

## Commands

hosts-done = Done.
hosts-role-line = { $name }: { $role }
hosts-no-roles = Nobody has a role yet.
hosts-sanction-line = { $id }  { $name }  { $text }  { $state }: { $why }
hosts-registration-line = Who may create an account: { $mode }
hosts-invitation-word = This link creates one account. Put your server’s address before it: /join/{ $word }
hosts-unknown-action = There is no action “{ $action }”. Choose { $known_choice }.
