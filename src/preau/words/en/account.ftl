### Accounts, and what one does with one's own data.

account-bad-password = A password must have { $low } to { $high } characters.
account-common-password = That is one of the first passwords anybody would try. A few words that have nothing to do with each other make a good one.
account-name-taken = The name { $name } is taken. Please choose another.
account-bad-login = This name and password do not match.
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
account-session-unknown = An unknown device
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
account-last-passkey = This passkey is the only way into your account. Please set a password first.
account-bad-passkey = This passkey does not open an account here. Please try again, or sign in with your password.
account-data = Your data
account-export-help = Get everything this server knows about you in one file: your tables, your records, what you said, and what was logged.
account-export = Download my data
account-delete = Delete everything about me
account-delete-help = You resign all the games you are still playing. Your account, your name and everything you said are deleted for good, at every table. The moves stay, without a name.
account-delete-check = Yes, delete everything
account-delete-sure = Delete everything about you? This cannot be undone.

## Being called when it is one's turn

account-call-title = When it is your turn
account-call-lead = Close the page and go about your day. You will hear when the others are waiting for you.
account-call-choose = Choose how to be told
account-call-turn = Your turn: { $game }
account-call-begun = Your game has begun: { $game }
account-call-games = For which games?
account-call-no-game = Please choose at least one game.
account-call-save = Save
account-call-saved = Saved.
account-call-bad-minutes = “{ $value }” is not a number of minutes that you can choose. Choose { $known_choice }.
account-call-feeds = In your feed reader or calendar
account-call-feeds-help = See all the games that are waiting for you, with the time you have left.
account-call-feeds-make = Create my private addresses
account-call-feeds-private = These addresses are yours alone. Whoever knows them can read whose turn it is, and nothing more.
account-call-feeds-renew = Create new addresses
account-call-feeds-renew-sure = Create new addresses? The ones you have stop working.
account-call-feeds-remove = Remove them
account-call-atom = Feed (Atom)
account-call-calendar = Calendar (iCal)
account-call-feed-title = Préau: games waiting for you
account-call-link-bad = This link is incomplete or no longer valid.
account-call-link-expired = This link is too old. Please ask for a new one.
account-call-after = How soon?
account-call-after-time = { $minutes ->
    [0] At once
    [60] After an hour
    [360] After six hours
    [1440] After a day
   *[other] After { $minutes } minutes
}
account-call-after-help = You are told about each turn only once, and never while you are at the table.
account-call-test = Send me a test
account-call-test-title = A test from Préau
account-call-test-text = It works. This is how you will hear that it is your turn.
account-call-test-nowhere = Turn on notifications or add an email address first.
account-call-test-sent = The test is on its way.
account-call-test-failed = The test could not be sent everywhere. Please try again later.
account-call-push = Notifications on this device
account-call-push-help = They appear even when Préau is closed. No account is needed.
account-call-push-on = Turn on
account-call-push-off = Turn off
account-call-push-is-on = Notifications are on for this device.
account-call-push-denied = Notifications from this site are blocked in your browser’s settings. Allow them there first.
account-call-push-none = This browser cannot show notifications here. On an iPhone or iPad, first add Préau to the home screen. Anywhere else, the page’s address has to begin with https.
account-call-no-push = This server cannot send notifications.
account-call-bad-endpoint = This browser’s push service cannot be used. It must be reachable on the internet over HTTPS.
account-call-by-mail = By email
account-call-mail-help = First you get an email with a link to confirm your address. Every later email has a link to unsubscribe.
account-call-address = Email address
account-call-mail-ask = Send me the link
account-call-mail-asked = An email is on its way to you. Open the link in it.
account-call-mail-to = Emails go to { $address }.
account-call-mail-remove = Stop the emails
account-call-no-mail = This server does not send email.
account-call-bad-address = “{ $address }” is not an email address.
account-call-not-sent = The email to { $address } could not be sent. Please try again later.
account-call-confirm-subject = Préau: confirm your address
account-call-confirm-mail = Hello,

    Somebody has asked Préau to write to this address when it is their turn in a game. If that was you, open this link:

    { $link }

    If it was not you, just ignore this email. You will not get another.
account-call-confirm = Would you like Préau to write to { $address } when it is your turn?
account-call-confirm-button = Yes, please
account-call-confirmed = Done. When the others are waiting for you, we will send an email to { $address }.
account-call-stop = Stop the emails to { $address }?
account-call-stop-button = Stop the emails
account-call-stopped = No more emails will be sent.
account-call-mail = { $text }

    Go to the table: { $link }

    Stop these emails: { $stop }
account-offline = You are offline
account-offline-text = Préau cannot be reached just now. Your games are safe, and you will find them where you left them.
account-offline-again = Try again
