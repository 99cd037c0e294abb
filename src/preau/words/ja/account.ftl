### アカウントと、自分のデータの扱い。

account-bad-password = パスワードは{ $low }文字以上{ $high }文字以下にしてください。
account-common-password = このパスワードは、ほかの人が最初に試すものの1つです。つながりのない言葉をいくつか並べると、よいパスワードになります。
account-name-taken = 「{ $name }」という名前はすでに使われています。別の名前にしてください。
account-bad-login = 名前とパスワードの組み合わせが正しくありません。
account-wrong-password = パスワードが違います。
account-signed-in = すでに{ $name }としてログインしています。
account-signed-out = ログインしていません。
account-off = このサーバーではアカウントを使っていません。アカウントがなくても、すべて遊べます。
account-not-sure = 何も削除していません。削除してよければ、確認の欄に印を付けてください。

## ページ

account-link = アカウントとデータ
account-title = アカウントとデータ
account-you-are = { $name }としてログインしています。
account-guest = いまはゲストです。このままで、すべて遊べます。
account-guest-keep = アカウントがあれば、別の端末でも続きを遊べます。
account-sign-up = アカウントを作る
account-sign-up-help = いまここで遊んでいるゲームは、そのまま引き継がれます。
account-sign-in = ログイン
account-sign-in-help = いまここで遊んでいるゲームは、アカウントに移ります。
account-sign-out = ログアウト
account-sign-out-everywhere = すべての端末でログアウト
account-sessions = ログイン中の端末
account-sessions-help = 心当たりのない端末があれば、ログアウトさせてパスワードを変えてください。
account-session = { $device }（{ $began }から、最後の利用は{ $seen }）
account-session-here = この端末
account-session-end = ログアウトさせる
account-name = 名前
account-password = パスワード
account-old-password = 現在のパスワード
account-new-password = 新しいパスワード
account-password-help = { $low }文字以上にしてください。いくつかの単語を並べるのがおすすめです。
account-change-password = パスワードを変える
account-password-changed = 変更しました。ほかの端末はすべてログアウトされました。
account-passkeys = パスキー
account-passkeys-help = パスキーは端末の中にあり、指紋や顔、暗証番号でアカウントを開きます。パスワードはいりません。
account-passkey = パスキー{ $number }（{ $day }から）
account-passkey-add = パスキーを追加する
account-passkey-remove = 外す
account-passkey-remove-sure = このパスキーを外しますか？　このパスキーではログインできなくなります。
account-passkey-sign-up = パスキーで作る（パスワードなし）
account-passkey-sign-in = パスキーでログイン
account-no-passkeys = このサーバーではパスキーを使えません。
account-many-passkeys = パスキーは{ $high }個までです。先に1つ外してください。
account-sign-in-again = この操作の前に、一度ログアウトしてログインし直してください。その後{ $minutes }分以内に行えます。
account-last-passkey = このパスキーを外すと、アカウントを開く方法がなくなります。先にパスワードを設定してください。
account-bad-passkey = このパスキーで開けるアカウントはありません。もう一度試すか、パスワードでログインしてください。
account-data = あなたのデータ
account-export-help = このサーバーにあるあなたのデータ（テーブル、プレイ記録、発言、利用の記録）を1つのファイルにまとめます。
account-export = データをダウンロードする
account-delete = 自分のデータをすべて削除する
account-delete-help = 遊んでいる途中のゲームは降参になります。アカウント、名前、発言はどのテーブルからも完全に削除されます。手の記録は名前なしで残ります。
account-delete-check = はい、すべて削除します
account-delete-sure = あなたのデータをすべて削除しますか？　元には戻せません。
