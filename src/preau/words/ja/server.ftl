### サーバー自身の断り書き。

server-unknown-table = そのテーブルはありません。
server-not-found = ここには何もありません。
server-unknown-game = 「{ $name }」というゲームはありません。あるのは{ $allowed }です。
server-unknown-game-guess = 「{ $name }」というゲームはありません。「{ $title }」のことですか？
server-unknown-message = その発言はもうありません。
server-bad-link = この席のリンクは正しくありません。もう一度送ってもらってください。
server-seat-kept = この席は、名前で招待された人のために取ってあります。
server-expired-link = この席のリンクはもう使えません。新しいリンクを送ってもらってください。
server-no-seat = このテーブルにあなたの席はありません（観戦中です）。
server-players-only = これができるのは、このテーブルで遊んだ人だけです。
server-creator-only = これができるのは、テーブルを開いた人だけです。
server-no-such-move = { $number }手目はありません。いまのところ{ $high }手目までです。
server-report-later = ゲームのまとめは、ゲームが終わると作れます。
server-malformed = 送られた内容のうち「{ $where }」の部分が足りないか、正しくないため、何も実行しませんでした。
server-too-big = 大きすぎます。{ $high }バイトまでです。
server-too-slow = 届くまでに時間がかかりすぎました。もう一度お試しください。
server-too-many = 操作が一度に多すぎます。少しお待ちください。
server-too-much-work = 一度に処理できる量を超えました。1分ほどお待ちください。
server-too-much-kept = 1日に保存できる量の上限に達しました。続きは明日お願いします。
server-too-many-tables = 開いているテーブルが多すぎます。先にいくつか終わらせるか、閉じてください。
server-foreign-origin = 別のサイトから送られたため、実行しませんでした。
server-unknown-host = このサーバーは、その名前では動いていません。サーバーの管理者は「PREAU_HOSTS=…」で名前を設定できます。
server-not-saved = テーブルを保存できなかったため、何も変わっていません。もう一度お試しください。
server-unavailable = いまテーブルに接続できません。少し待ってからもう一度お試しください。
server-outdated = 新しいバージョンのサーバーに切り替わったため、こちらではもう保存できません。データはすべて残っています。少し待ってからページを読み込み直してください。
server-newer-log = 新しいバージョンのサーバーがこのテーブルに書き込んだため、いま応答しているバージョンではまだ読み取れません。データはすべて残っています。少し待ってからページを読み込み直してください。
server-damaged = このテーブルの記録が壊れているため、表示できません。何も変更されていません。サーバーの管理者は「preau verify」で詳しく調べられます。
server-game-not-installed = このテーブルのゲーム「{ $game }」は、このサーバーにインストールされていません。データは残っているので、インストールし直せばテーブルを続けられます。
server-failed = サーバー側で問題が起きました。内容は記録してあります。もう一度お試しください。
server-guest-name = ゲスト
