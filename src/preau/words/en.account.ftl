### Accounts, and what one does with one's own data.

account-bad-password = A password has { $low } to { $high } characters.
account-name-taken = The name { $name } is taken. Please choose another.
account-bad-login = This name and this password do not belong together.
account-wrong-password = This is not your password.
account-signed-in = You are signed in already, as { $name }.
account-signed-out = You are not signed in.
account-off = This house keeps no accounts. Everything works without.
account-not-sure = Nothing was deleted. Please confirm that you are sure.
