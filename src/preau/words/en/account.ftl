### Accounts, and what one does with one's own data.

account-bad-password = A password must have { $low } to { $high } characters.
account-common-password = That is one of the first passwords anybody would try. A few words that have nothing to do with each other make a good one.
account-name-taken = The name { $name } is taken. Please choose another.
account-bad-login = That name and that password do not match.
account-wrong-password = That is not your password.
account-signed-in = You are already signed in as { $name }.
account-signed-out = You are not signed in.
account-off = There are no accounts on this server. Everything works without one.
account-not-sure = Nothing was deleted. Please confirm that you are sure.

## The page

account-link = Your account and your data
account-title = Your account and your data
account-you-are = You are signed in as { $name }.
account-guest = You are playing as a guest, and that is all you need.
account-guest-keep = With an account you can carry on with your games on another device.
account-sign-up = Create an account
account-sign-up-help = The games you are playing here come with you.
account-sign-in = Sign in
account-sign-in-help = The games you are playing here are added to your account.
account-sign-out = Sign out
account-sign-out-everywhere = Sign out on all devices
account-sessions = Where you are signed in
account-sessions-help = Is there a device you do not recognise? Sign out there, and change your password.
account-session = { $device }, since { $began }, last used { $seen }
account-session-here = this device
account-session-end = Sign out there
account-name = Name
account-password = Password
account-old-password = Current password
account-new-password = New password
account-password-help = At least { $low } characters. A few words make a good one.
account-change-password = Change password
account-password-changed = Your password has been changed, and all other devices are signed out.
account-passkeys = Passkeys
account-passkeys-help = A passkey is kept on your device and opens your account with your fingerprint, your face or a code, without a password.
account-passkey = Passkey { $number }, added { $day }
account-passkey-add = Add a passkey
account-passkey-remove = Remove
account-passkey-remove-sure = Remove this passkey? It will no longer open your account.
account-passkey-sign-up = With a passkey instead of a password
account-passkey-sign-in = Sign in with a passkey
account-no-passkeys = This server does not offer passkeys.
account-many-passkeys = An account can have at most { $high } passkeys. Please remove one first.
account-sign-in-again = Please sign out and in again first. You then have { $minutes } minutes to do this.
account-last-passkey = Without this passkey nothing would open your account. Please set a password first.
account-bad-passkey = This passkey does not open an account here. Please try again, or sign in with your password.
account-data = Your data
account-export-help = Everything this server knows about you, in one file: your tables, your records, what you said, and what was logged.
account-export = Download my data
account-delete = Delete everything about me
account-delete-help = You resign from all games you are still playing. Your account, your name and everything you said are deleted for good, at every table. The moves stay, without a name.
account-delete-check = Yes, delete it all
account-delete-sure = Delete everything about you? This cannot be undone.
