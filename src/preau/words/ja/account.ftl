### アカウントと、自分のデータの扱い。

account-bad-password = パスワードは{ $low }文字以上{ $high }文字以下にしてください。
account-common-password = このパスワードは、誰もが真っ先に試すものの1つです。つながりのない言葉をいくつか並べると、よいパスワードになります。
account-name-taken = 「{ $name }」という名前はすでに使われています。別の名前にしてください。
account-bad-login = 名前とパスワードの組み合わせが正しくありません。
account-wrong-password = パスワードが違います。
account-signed-in = すでに「{ $name }」としてログインしています。
account-signed-out = ログインしていません。
account-off = このサーバーではアカウントを使っていません。アカウントがなくても、どのゲームも遊べます。
account-not-sure = 何も削除していません。削除してよければ、確認の欄にチェックを入れてください。

## ページ

account-link = アカウントとデータ
account-title = アカウントとデータ
account-you-are = 「{ $name }」としてログインしています。
account-guest = いまはゲストです。このままで、どのゲームも遊べます。
account-guest-keep = アカウントがあれば、別の端末でも続きを遊べます。
account-sign-up = アカウントを作る
account-sign-up-help = いまここで遊んでいるゲームは、そのまま引き継がれます。
account-sign-in = ログイン
account-sign-in-help = いまここで遊んでいるゲームは、アカウントに移ります。
account-sign-out = ログアウト
account-sign-out-everywhere = すべての端末でログアウト
account-sessions = ログイン中の端末
account-sessions-help = 心当たりのない端末があれば、ログアウトさせてパスワードを変えてください。
account-session = { $device }（ログイン：{ $began }、最後の利用：{ $seen }）
account-session-unknown = 不明な端末
account-session-here = この端末
account-session-end = ログアウトさせる
account-name = 名前
account-password = パスワード
account-old-password = 現在のパスワード
account-new-password = 新しいパスワード
account-password-help = { $low }文字以上にしてください。いくつかの言葉を並べるのがおすすめです。
account-change-password = パスワードを変える
account-password-changed = パスワードを変えました。ほかの端末はすべてログアウトされました。
account-passkeys = パスキー
account-passkeys-help = パスキーは端末の中にあり、指紋や顔、暗証番号でアカウントを開きます。パスワードはいりません。
account-passkey = パスキー{ $number }（{ $day }に追加）
account-passkey-add = パスキーを追加する
account-passkey-remove = 外す
account-passkey-remove-sure = このパスキーを外しますか？　このパスキーではログインできなくなります。
account-passkey-sign-up = パスキーで作る（パスワードなし）
account-passkey-sign-in = パスキーでログイン
account-no-passkeys = このサーバーではパスキーを使えません。
account-many-passkeys = パスキーは{ $high }個までです。先に1つ外してください。
account-sign-in-again = 一度ログアウトして、ログインし直してください。この操作は、ログインしてから{ $minutes }分間だけできます。
account-last-passkey = このパスキーを外すと、アカウントを開く方法がなくなります。先にパスワードを設定してください。
account-bad-passkey = このパスキーで開けるアカウントはありません。もう一度試すか、パスワードでログインしてください。
account-data = あなたのデータ
account-export-help = このサーバーにあるあなたのデータ（テーブル、プレイ記録、発言、利用の記録）を1つのファイルにまとめます。
account-export = データをダウンロードする
account-delete = 自分のデータをすべて削除する
account-delete-help = 遊んでいる途中のゲームは、すべて降参したことになります。アカウントは削除され、名前と発言もすべてのテーブルから完全に消えます。手の記録は名前なしで残ります。
account-delete-check = はい、すべて削除します
account-delete-sure = あなたのデータをすべて削除しますか？　元には戻せません。

## 自分の番の知らせ

account-call-title = あなたの番のお知らせ
account-call-lead = ページを閉じていても大丈夫です。ほかの人があなたを待っているときは、お知らせします。
account-call-choose = 知らせ方を選ぶ
account-call-turn = { $game }：あなたの番です
account-call-begun = { $game }：ゲームが始まりました
account-call-games = どのゲームについてお知らせしますか？
account-call-no-game = ゲームを1つ以上選んでください。
account-call-save = 保存する
account-call-saved = 保存しました。
account-call-bad-minutes = 知らせるまでの時間を{ $value }分にすることはできません。選べるのは{ $known }分です。
account-call-feeds = フィードリーダーやカレンダーで見る
account-call-feeds-help = あなたの番になっているゲームの一覧です。残り時間も分かります。
account-call-feeds-make = 自分だけのアドレスを作る
account-call-feeds-private = このアドレスはあなただけのものです。人に知られても、見えるのはあなたの番になっているゲームだけです。
account-call-feeds-renew = 新しいアドレスを作る
account-call-feeds-renew-sure = 新しいアドレスを作りますか？　いまのアドレスは使えなくなります。
account-call-feeds-remove = アドレスを削除する
account-call-atom = フィード（Atom）
account-call-calendar = カレンダー（iCal）
account-call-feed-title = Préau：あなたの番になっているゲーム
account-call-link-bad = このリンクは途中で切れているか、もう使えません。
account-call-link-expired = このリンクは期限が切れています。新しいリンクを送ってもらってください。
account-call-after = いつお知らせしますか？
account-call-after-time = { $minutes ->
    [0] すぐに
    [60] 1時間後
    [360] 6時間後
    [1440] 1日後
   *[other] { $minutes }分後
}
account-call-after-help = お知らせは、番が来るたびに1回だけです。テーブルにいる間はお知らせしません。
account-call-test = テストを送る
account-call-test-title = Préau：お知らせのテスト
account-call-test-text = これはテストです。あなたの番になると、このようにお知らせします。
account-call-test-nowhere = まず通知をオンにするか、メールアドレスを登録してください。
account-call-test-sent = テストを送りました。
account-call-test-failed = テストを送れなかった届け先があります。しばらくしてから、もう一度お試しください。
account-call-push = この端末への通知
account-call-push-help = Préauを閉じていても届きます。アカウントはいりません。
account-call-push-on = オンにする
account-call-push-off = オフにする
account-call-push-is-on = この端末に通知が届きます。
account-call-push-denied = このサイトの通知は、ブラウザーの設定でブロックされています。まず設定で許可してください。
account-call-push-none = このブラウザーでは、いまは通知を受け取れません。iPhoneやiPadでは、先にPréauをホーム画面に追加してください。そのほかのブラウザーでは、HTTPSでページを開く必要があります。
account-call-no-push = このサーバーからは、ブラウザーに通知できません。
account-call-bad-endpoint = このブラウザーの通知サービスは使えません。インターネットからHTTPSで接続できるものに限ります。
account-call-by-mail = メールで知らせる
account-call-mail-help = まず、アドレスを確認するためのリンクがメールで届きます。どのメールにも、配信を止めるリンクがあります。
account-call-address = メールアドレス
account-call-mail-ask = 確認メールを送る
account-call-mail-asked = メールを送りました。本文のリンクを開いてください。
account-call-mail-to = メールの届け先：{ $address }
account-call-mail-remove = メールを止める
account-call-no-mail = このサーバーはメールを送りません。
account-call-bad-address = 「{ $address }」はメールアドレスではありません。
account-call-not-sent = { $address }にメールを送れませんでした。しばらくしてから、もう一度お試しください。
account-call-confirm-subject = Préau：メールアドレスの確認
account-call-confirm-mail = こんにちは。

    ゲームであなたの番が来たら、このアドレスに知らせるよう申し込みがありました。お心当たりがあれば、次のリンクを開いてください。

    { $link }

    お心当たりがなければ、何もする必要はありません。これ以上メールは届きません。
account-call-confirm = あなたの番になったら、{ $address }にメールを送りますか？
account-call-confirm-button = はい、送ってください
account-call-confirmed = 設定しました。ほかの人があなたを待っているときは、{ $address }にメールが届きます。
account-call-stop = { $address }へのメールを止めますか？
account-call-stop-button = メールを止める
account-call-stopped = これからはメールを送りません。
account-call-mail = { $text }

    テーブルへ：{ $link }

    このお知らせを止める：{ $stop }
account-offline = オフラインです
account-offline-text = いまはPréauに接続できません。ゲームはそのまま残っていて、続きから遊べます。
account-offline-again = もう一度試す
