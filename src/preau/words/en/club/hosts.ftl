### What hosts and moderators read, and what is said to those whom they warn, silence or suspend.

## The pages of hosts

hosts-title = Looking after the house
hosts-link-help = You are a { $role } here.
hosts-reports = Reports
hosts-people = People
hosts-house = The house
hosts-log = Log
hosts-open-reports = Open reports
hosts-closed-reports = Closed reports
hosts-no-reports = There are no reports.
hosts-case = { $name }, reported on { $at }
hosts-case-table = { $game } with { $players }
hosts-case-gone = The table no longer exists.
hosts-case-account = Said by the account { $name }.
hosts-case-guest = Said by a guest without an account.
hosts-case-by = Reported by the account { $name }.
hosts-case-by-guest = Reported by a guest.
hosts-reported = Reported:
hosts-before =
    { $count ->
        [one] Once before
       *[other] { $count } times before
    }
hosts-act = Warn, silence or suspend
hosts-close = Close without consequences
hosts-impose = What
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
hosts-until-undone = Until it is undone
hosts-until-removed = Until it is removed
hosts-why = Why
hosts-why-help = The person reads this.
hosts-impose-button = Do it
hosts-undo = Undo
hosts-undo-sure = Undo this? It ends at once.
hosts-find = Name of the account
hosts-find-button = Find
hosts-imposed-on = What was imposed on { $name }
hosts-imposed-lately = What was imposed lately
hosts-nothing-imposed = Nothing.
hosts-a-guest = a guest
hosts-kind-warning = Warned
hosts-kind-silence = Silenced
hosts-kind-suspension = Suspended
hosts-imposed = { $kind } on { $at }
hosts-imposed-until = { $kind } from { $at } until { $until }
hosts-imposed-for-good = { $kind } from { $at } until it is undone
hosts-state-runs = in force
hosts-state-over = over
hosts-state-undone = undone
hosts-announcements = Announcements
hosts-announce-help = Shown on every page until the reader closes it. Write it in one language or in several; who reads another one gets English, or whatever there is.
hosts-announce = Announce
hosts-told-until = until { $until }
hosts-remove = Remove
hosts-registration = Accounts
hosts-registration-who = Who may create an account
hosts-registration-open = everybody
hosts-registration-invited = only with an invitation
hosts-registration-closed = nobody
hosts-save = Save
hosts-invitations = Invitations
hosts-invitation-note = For whom (a note for hosts only)
hosts-invite = Make a link
hosts-invitation-link = Invitation link
hosts-invitation-once = It creates one account, and is shown only now. Copy it.
hosts-invitation-nobody = For anybody
hosts-invitation-open = { $note }: good until { $until }
hosts-invitation-used = { $note }: used on { $at }
hosts-roles = Roles
hosts-roles-help = Moderators see reports, and warn, silence and suspend. Hosts do everything on these pages.
hosts-role = Role
hosts-role-host = host
hosts-role-moderator = moderator
hosts-role-none = none
hosts-log-help = Everything that hosts and moderators have done. Lines are only ever added: nobody can change or delete one, and preau verify notices if somebody tampers with the database.
hosts-log-empty = Nothing has been done yet.
hosts-by-command = The command line
hosts-somebody-gone = Somebody who has left
hosts-deed-role-given = gave a role:
hosts-deed-role-taken = took a role:
hosts-deed-warned = warned
hosts-deed-silenced = silenced
hosts-deed-suspended = suspended
hosts-deed-undone = undid what was imposed:
hosts-deed-report-closed = closed a report
hosts-deed-announced = announced
hosts-deed-announcement-removed = removed an announcement
hosts-deed-registration = set who may create an account:
hosts-deed-invited = made an invitation
hosts-deed-invitation-removed = withdrew an invitation

## What a person is told

hosts-notices = Messages from your hosts
hosts-notice-warning = You have been warned: { $why }
hosts-notice-silence = Until { $until } you cannot write in the chat: { $why }
hosts-notice-silence-for-good = You cannot write in the chat any more: { $why }
hosts-notice-suspension = You are suspended until { $until }: { $why } You can watch, but not play or write.
hosts-notice-suspension-for-good = You are suspended: { $why } You can watch, but not play or write.
hosts-notice-read = I have read it
hosts-notice-close = Close this message
hosts-suspended-until = You are suspended until { $until }, so this is not possible. The reason: { $why }
hosts-suspended-for-good = You are suspended, so this is not possible. The reason: { $why }
hosts-silenced-until = You cannot write in the chat until { $until }. The reason: { $why }
hosts-silenced-for-good = You cannot write in the chat any more. The reason: { $why }
hosts-invited = You have been invited
hosts-invited-lead = With this link you can create one account here.
hosts-registration-is-closed = No new accounts can be created here at the moment. You can play without one.
hosts-invitation-needed = Here an account can be created only with an invitation. You can play without one.
hosts-bad-invitation = This invitation is not valid: it has been used, withdrawn, or is too old. Ask for a new one.

## Refusals

hosts-moderators-only = This page is for hosts and moderators. Sign in with such an account.
hosts-hosts-only = Only hosts may do this.
hosts-last-host = There must be a host: give somebody else the role first.
hosts-unknown-account = There is no account named “{ $name }”.
hosts-unknown-sanction = There is nothing to undo here: it does not exist, or it has been undone already.
hosts-unknown-report = There is no such open report.
hosts-unknown-announcement = There is no such announcement.
hosts-unknown-invitation = There is no such unused invitation.
hosts-whom = Say whom it is about: either the name of an account or a report.
hosts-bad-reason = Write something, in at most { $high } characters.
hosts-bad-hours = The number of hours has to be from 1 to { $high }.
hosts-bad-days = The number of days has to be from 1 to { $high }.
hosts-announcement-empty = Write the announcement in at least one language.
hosts-announcement-long = An announcement has at most { $high } characters.
hosts-announcement-many = At most { $high } announcements are shown at a time. Remove one first.
hosts-ledger-damaged = line { $number } of the moderators’ log is not as it was written

## Commands

hosts-done = Done.
hosts-role-line = { $name }: { $role }
hosts-no-roles = Nobody has a role yet.
hosts-sanction-line = { $id }  { $name }  { $text }  { $state }: { $why }
hosts-registration-line = Who may create an account: { $mode }
hosts-invitation-word = This link creates one account. Put your server’s address in front: /join/{ $word }
hosts-unknown-action = “{ $action }” is not possible here. These are: { $known }.
