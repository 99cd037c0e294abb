# 複数のコンピューターでの運用と、テーブルの管理。

serve-no-secret = 複数のプロセスで動かすには共通の鍵が必要です。PREAU_SECRETに、すべてに同じ長いランダムな文字列を設定してください。
serve-bad-bus = { $url }はRedisのアドレスではありません。redis://host:6379/0のように指定してください。

hosting-no-file = { $path }にデータベースがありません。
hosting-no-tables = このデータベースにはPréauのデータがありません。正しいデータベースであれば、先にpreau migrateを実行してください。
hosting-other-schema = このデータベースのスキーマは{ $found }ですが、このバージョンのPréauには{ $newest }が必要です。preau migrateを実行するか、作成したときのバージョンを使ってください。

migrate-done = データベースは最新です（スキーマ{ $newest }）。

verify-progress = { $total }テーブル中{ $done }
verify-clean = { $tables }テーブル、{ $events }イベント：すべて正常です。
verify-found = { $tables }テーブルで{ $findings }件の問題が見つかりました。何も変更していません。
verify-finding = { $table }：{ $what }
verify-no-log = 一覧にありますが、記録がありません
verify-gap = イベント{ $seq }がありません（次は{ $found }）
verify-broken = イベント{ $seq }は起こりえません：{ $why }
verify-other-time = イベント{ $seq }が別の時刻で保存されています
verify-time-back = イベント{ $seq }が一つ前のイベントより早い時刻です
verify-not-playing = イベント{ $seq }は、対局中でないテーブルでの手です
verify-wrong-seat = イベント{ $seq }は、手番でない席の手です
verify-not-listed = 記録がありますが、一覧にありません
verify-list = 一覧では{ $column }が{ $found }ですが、記録によれば{ $due }です
verify-seat = 席{ $number }の保存内容が記録と違います
verify-guests = 参加者の一覧は { $found } 人ですが、記録にあるのは { $due } 人です

carry-progress = { $total }行中{ $done }
data-moved = { $rows }行を移しました。件数とチェックサムは一致しています（{ $check }）。
carry-same = 移動元と移動先が同じデータベースです。
carry-not-empty = 移動先にはすでにテーブルがあります。空のデータベースにだけ移せます。何も変更していません。
carry-foreign = 移動先には、別の移動元（{ $source }）からの未完了の移動が残っています。そちらを完了させるか、空のデータベースを選んでください。何も変更していません。
carry-twice = 同じ移動先への別の移動が進行中です。こちらは停止しました。
carry-differs = 移動元（{ $source }行）と移動先（{ $target }行）が一致しません。移動元が使われていませんでしたか。サーバーを止め、移動先を空にして、やり直してください。移動元はそのままです。

help-hosting-database = データベース（preau serveが使うものと違う場合）。
help-migrate = データベースを最新にします（preau serveは自動で行います）。
help-verify = すべてのテーブルの記録をルールに従って再生し、違いをすべて報告します。
help-move-data = すべてのテーブルを別のデータベースに移します。中断したら、もう一度実行すれば続きから始まります。
help-move-from = 移動元のデータベース（例：sqlite:////var/lib/preau/preau.sqlite3）。
help-move-to = 移動先のデータベース（例：postgresql://…）。
