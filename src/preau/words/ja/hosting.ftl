### What the commands of whoever runs the server say: serve, migrate, verify, move-data, audit and reports.

## serve

hosting-serve-address = Préauを開きました：{ $url }
hosting-serve-lan = 同じネットワークから：{ $url }
hosting-serve-stop = Ctrl-Cで終了します。データはすべて残ります。
hosting-serve-port-taken = { $host }のポート{ $port }は使われています。Préauがすでに動いているのかもしれません。「--port」で別のポートを選べます。
hosting-serve-no-address = { $host }はこのコンピューターのアドレスではありません。
hosting-bad-database = データベースを開けません：{ $why }
hosting-bad-url = 「{ $url }」はデータベースのアドレスではありません。「sqlite:///club.sqlite3」や「postgresql://user@host/name」のような形です。

hosting-serve-no-secret = 複数のプロセスで動かすには共通の鍵が必要です。すべてのプロセスの「PREAU_SECRET」に、同じ長いランダムな文字列を設定してください。
hosting-serve-bad-bus = 「{ $url }」はRedisのアドレスではありません。「redis://host:6379/0」のように指定してください。
hosting-serve-bad-mail = 「{ $setting }」を読み取れません。次のように書いてください：{ $example }

## The database

hosting-no-file = 「{ $path }」にデータベースがありません。
hosting-no-tables = このデータベースにはPréauのデータがありません。正しいデータベースであれば、先に「preau migrate」を実行してください。
hosting-other-schema = このデータベースのスキーマは{ $found }ですが、このバージョンのPréauには{ $newest }が必要です。「preau migrate」を実行するか、作成したときのバージョンを使ってください。

## migrate

hosting-migrate-done = データベースは最新です（スキーマ{ $newest }）。
hosting-migrate-copy = 変更の前に、データベースの複製を作りました：{ $path }
hosting-migrate-back = データベースは、古いバージョンのPréau用のスキーマ{ $newest }になりました。いまのバージョンで起動すると、また最新に戻ります。
hosting-unknown-schema = スキーマ{ $wanted }はありません。このバージョンで使えるのは{ $known }です。

## verify

hosting-verify-progress = { $total }テーブル中{ $done }テーブル
hosting-verify-clean = { $tables }テーブル、{ $events }イベント：すべて正常です。
hosting-verify-found = { $tables }テーブルで{ $findings }件の問題が見つかりました。何も変更していません。
hosting-verify-finding = { $table }：{ $what }
hosting-verify-no-log = 一覧にありますが、記録がありません
hosting-verify-gap = イベント{ $seq }がありません（次は{ $found }）
hosting-verify-broken = イベント{ $seq }は起こりえません：{ $why }
hosting-verify-newer = イベント{ $seq }は新しいバージョンのプログラムが書いたものか、壊れています：{ $why }
hosting-verify-game = ゲーム「{ $game }」がここにインストールされていないため、記録を再生できません
hosting-verify-other-time = イベント{ $seq }が別の時刻で保存されています
hosting-verify-time-back = イベント{ $seq }が1つ前のイベントより早い時刻です
hosting-verify-not-playing = イベント{ $seq }は、プレイ中でないテーブルでの手です
hosting-verify-wrong-seat = イベント{ $seq }は、手番でない席の手です
hosting-verify-not-listed = 記録がありますが、一覧にありません
hosting-verify-list = 一覧では{ $column }が{ $found }ですが、記録によれば{ $due }です
hosting-verify-seat = 席{ $number }の保存内容が記録と違います
hosting-verify-guests = 参加者の一覧は{ $found }人ですが、記録にあるのは{ $due }人です

## move-data

hosting-move-progress = { $total }行中{ $done }行
hosting-move-done = { $rows }行を移しました。件数とチェックサムは一致しています（{ $check }）。
hosting-move-same = 移動元と移動先が同じデータベースです。
hosting-move-not-empty = 移動先にはすでにテーブルがあります。空のデータベースにだけ移せます。何も変更していません。
hosting-move-foreign = 移動先には、別の移動元（{ $source }）からの未完了の移動が残っています。そちらを完了させるか、空のデータベースを選んでください。何も変更していません。
hosting-move-twice = 同じ移動先への別の移動が進行中です。こちらは停止しました。
hosting-move-differs = 移動元（{ $source }行）と移動先（{ $target }行）が一致しません。移している間に、移動元が使われたのかもしれません。サーバーを止め、移動先を空にして、やり直してください。移動元はそのままです。

## audit and reports

hosting-audit-opened = テーブルを開きました
hosting-audit-opened-tournament = 大会を開きました
hosting-audit-sat = 席に着きました
hosting-audit-sat-by-link = リンクから席に着きました
hosting-audit-asked-for-seat = リンクで席を求めました
hosting-audit-revoked = リンクを無効にしました
hosting-audit-signed-up = アカウントを作りました
hosting-audit-signed-in = ログインしました
hosting-audit-sign-in-failed = ログインに失敗しました
hosting-audit-signed-out = ログアウトしました
hosting-audit-signed-out-everywhere = すべての端末でログアウトしました
hosting-audit-password-changed = パスワードを変えました
hosting-audit-passkey-added = パスキーを追加しました
hosting-audit-passkey-removed = パスキーを外しました
hosting-audit-exported = データを書き出しました
hosting-audit-deleted = すべてを削除しました
hosting-audit-reported = 発言を通報しました
hosting-audit-token-made = トークンを作りました
hosting-audit-token-revoked = トークンを無効にしました
hosting-audit-became-bot = ボットのアカウントになりました
hosting-audit-became-person = 人のアカウントに戻りました
hosting-audit-table = テーブル{ $table }
hosting-audit-seat = 席{ $number }
hosting-audit-from = 接続元{ $address }
hosting-audit-none = 記録はありません。
hosting-report-line = { $name }（{ $guest }）、テーブル{ $table }、{ $said }、通報者{ $by }：
hosting-report-none = 通報はありません。
hosting-expire-done =
    { $count ->
        [0] 該当するテーブルはありません。
       *[other] { $count }件のテーブルを削除しました。
    }
hosting-expire-found =
    { $count ->
        [0] 該当するテーブルはありません。
       *[other] 該当するテーブルは{ $count }件です。
    }
