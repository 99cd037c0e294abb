### アカウントと、自分のデータの扱い。

account-bad-password = パスワードは{ $low }文字以上{ $high }文字以下にしてください。
account-name-taken = 「{ $name }」という名前はすでに使われています。別の名前にしてください。
account-bad-login = 名前とパスワードの組み合わせが正しくありません。
account-wrong-password = パスワードが違います。
account-signed-in = すでに{ $name }としてログインしています。
account-signed-out = ログインしていません。
account-off = このサーバーではアカウントを使っていません。なくてもすべて遊べます。
account-not-sure = 何も削除していません。削除してよいか、確認してください。
