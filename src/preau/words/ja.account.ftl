### アカウントと、自分のデータの扱い。

account-bad-password = パスワードは{ $low }文字以上{ $high }文字以下にしてください。
account-name-taken = 「{ $name }」という名前はすでに使われています。別の名前にしてください。
account-bad-login = 名前とパスワードの組み合わせが正しくありません。
account-wrong-password = パスワードが違います。
account-signed-in = すでに{ $name }としてログインしています。
account-signed-out = ログインしていません。
account-off = このサーバーではアカウントを使っていません。なくてもすべて遊べます。
account-not-sure = 何も削除していません。削除してよいか、確認してください。

## What a host may look up

audit-opened = テーブルを開きました
audit-sat = 席に着きました
audit-sat-by-link = リンクから席に着きました
audit-revoked = リンクを無効にしました
audit-signed-up = アカウントを作りました
audit-signed-in = ログインしました
audit-sign-in-failed = ログインに失敗しました
audit-signed-out = ログアウトしました
audit-signed-out-everywhere = すべての端末でログアウトしました
audit-password-changed = パスワードを変えました
audit-passkey-added = パスキーを追加しました
audit-passkey-removed = パスキーを外しました
audit-exported = データを書き出しました
audit-deleted = すべてを削除しました
audit-reported = 発言を報告しました
audit-table = テーブル{ $table }
audit-seat = 席{ $number }
audit-from = 接続元{ $address }
audit-none = 記録はありません。
report-line = { $name }（{ $guest }）テーブル{ $table }、{ $said }、報告者{ $by }：
report-none = 報告はありません。
help-audit = だれがどこに座り、リンクを使い、ログインしたかの記録を古い順に表示します。
help-audit-table = このテーブルの記録だけを表示します。
help-audit-guest = この参加者の記録だけを表示します。
help-reports = チャットについて参加者から届いた報告を表示します。
