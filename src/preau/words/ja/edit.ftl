### 局面を作る。

edit-here = この局面を変える
edit-title = { $title }の局面を作る
edit-help = コマを選び、次に置く場所を選びます。それ以外のことは「{ edit-beside }」で決めます。このままでは遊べないところがあれば、すぐに表示されます。
edit-hand = コマを動かす
edit-left = 残り{ $count }個
edit-first = 最初の局面
edit-record = プレイ記録から
edit-record-help = プレイ記録を貼り付けて、手を選んでください。
edit-record-move = 何手目のあとか
edit-possible = この局面から遊べます。
edit-options = 人数とルール
edit-beside = 盤の横
edit-tools = 盤の上
edit-as-text = 文字で
edit-bad-value = 「{ $value }」はここでは使えません。
edit-text = 局面（テキスト）
edit-json = 局面（JSON）
edit-play = ここから遊ぶ
edit-undo = 元に戻す
edit-cannot = このままでは{ $cell }に置けません。「文字で」の欄を開いて、テキストを書き換えてください。
edit-other-game = これは別のゲーム「{ $title }」の局面です。
