### Accounts, and what one does with one's own data.

account-bad-password = A password has { $low } to { $high } characters.
account-common-password = This password is among the first that others would try. A few words that do not belong together make a good one.
account-name-taken = The name { $name } is taken. Please choose another.
account-bad-login = This name and this password do not belong together.
account-wrong-password = This is not your password.
account-signed-in = You are signed in already, as { $name }.
account-signed-out = You are not signed in.
account-off = There are no accounts on this server. Everything works without one.
account-not-sure = Nothing was deleted. Please confirm that you are sure.

## The page

account-link = Your account and your data
account-title = Your account and your data
account-you-are = You are signed in as { $name }.
account-guest = You play as a guest, and nothing more is needed.
account-guest-keep = With an account you can go on with your games on another device.
account-sign-up = Make an account
account-sign-up-help = The games that you play here now come along.
account-sign-in = Sign in
account-sign-in-help = The games that you play here now become your account’s.
account-sign-out = Sign out
account-sign-out-everywhere = Sign out on all devices
account-sessions = Where you are signed in
account-sessions-help = Is there a device that you do not recognise? Sign out there, and change your password.
account-session = { $device }, since { $began }, last used { $seen }
account-session-here = this device
account-session-end = Sign out there
account-name = Name
account-password = Password
account-old-password = Current password
account-new-password = New password
account-password-help = At least { $low } characters. A few words make a good one.
account-change-password = Change password
account-password-changed = Changed. All other devices are signed out.
account-passkeys = Passkeys
account-passkeys-help = A passkey lies in your device and opens your account with a finger, a face or a code, without a password.
account-passkey = Passkey { $number }, since { $day }
account-passkey-add = Add a passkey
account-passkey-remove = Remove
account-passkey-remove-sure = Remove this passkey? It will no longer open your account.
account-passkey-sign-up = With a passkey, without a password
account-passkey-sign-in = Sign in with a passkey
account-no-passkeys = There are no passkeys on this server.
account-many-passkeys = An account has at most { $high } passkeys. Please remove one first.
account-sign-in-again = For this, please sign out and in again first. You then have { $minutes } minutes.
account-last-passkey = Without this passkey nothing would open your account. Please set a password first.
account-bad-passkey = This passkey does not open an account here. Please try again, or sign in with your password.
account-data = Your data
account-export-help = Everything that this server knows of you in one file: tables, records, what you said, and what was noted.
account-export = Download my data
account-delete = Delete everything about me
account-delete-help = Games that you are playing are given up. Your account, your name and all that you said are deleted for good, at every table. The moves stay, without a name.
account-delete-check = Yes, delete it all
account-delete-sure = Delete everything about you? This cannot be undone.
