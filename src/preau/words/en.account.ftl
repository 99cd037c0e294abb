### Accounts, and what one does with one's own data.

account-bad-password = A password has { $low } to { $high } characters.
account-name-taken = The name { $name } is taken. Please choose another.
account-bad-login = This name and this password do not belong together.
account-wrong-password = This is not your password.
account-signed-in = You are signed in already, as { $name }.
account-signed-out = You are not signed in.
account-off = This house keeps no accounts. Everything works without.
account-not-sure = Nothing was deleted. Please confirm that you are sure.

## What a host may look up

audit-opened = opened a table
audit-sat = sat down
audit-sat-by-link = sat down by a link
audit-revoked = revoked a link
audit-signed-up = made an account
audit-signed-in = signed in
audit-sign-in-failed = failed to sign in
audit-signed-out = signed out
audit-signed-out-everywhere = signed out everywhere
audit-password-changed = changed the password
audit-passkey-added = added a passkey
audit-passkey-removed = removed a passkey
audit-exported = took the data along
audit-deleted = deleted everything
audit-reported = reported a message
audit-table = table { $table }
audit-seat = seat { $number }
audit-from = from { $address }
audit-none = Nothing has been noted.
report-line = { $name } ({ $guest }) at table { $table } on { $said }, reported by { $by }:
report-none = Nothing has been reported.
help-audit = Who sat where, used a link, signed in: what was noted, the oldest first.
help-audit-table = Of this table only.
help-audit-guest = Of this guest only.
help-reports = What guests reported from the chat.
