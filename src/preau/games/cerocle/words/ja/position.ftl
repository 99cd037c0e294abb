### Why a position is refused.

## Setting one up by pointing

position-edit-off = 盤から取り除く
position-edit-nothing = { $space }には、それができるコマがありません。
position-edit-none-left = 手駒に{ $colour }のコマが残っていません。
position-edit-turn = 何番目の手番か
position-edit-player = 誰の手番か
position-edit-own = { $who }の手駒：自分の色のコマ
position-edit-neutral = { $who }の手駒：中立コマ
position-edit-taken = { $who }が取り除いたコマ（{ $colour }）
position-edit-quiet = コマの数が変わらない手番（続いている回数）

## What is wrong with one

position-game = 「{ $value }」は別のゲームです。ここでは「cerocle」と書きます。
position-not-object = 「{ $name }」が「{ $value }」ですが、オブジェクトでなければなりません。
position-unknown-key = 「{ $name }」に不明なキー「{ $key }」があります。
position-missing-key = 「{ $name }」にキー「{ $key }」がありません。
position-not-list = 「{ $name }」が「{ $value }」ですが、リストでなければなりません。
position-per-player = 「{ $name }」にはプレイヤーごとに1つ、合わせて{ $players }個の項目が必要です。
position-not-whole = 「{ $name }」が「{ $value }」ですが、{ $low }以上の整数でなければなりません。
position-not-one-of = 「{ $name }」が「{ $value }」ですが、{ $allowed }のどれかでなければなりません。
position-colour = 「{ $value }」という色はありません。
position-space = この盤に「{ $value }」というマスはありません。
position-order = 「{ $name }」の並び順が正しくありません。
position-option = オプション「{ $name }」を「{ $value }」にはできません。
position-player = { NUMBER($turn, useGrouping: 0) }番目の手番は{ $who }です。
position-taken-colour = { $who }が{ $piece }を取り除いていることはありえません。
position-taken-limit = { $who }が許された数より多くコマを取り除いています。
position-count = コマ（{ $colour }）は{ $due }個のはずですが、{ NUMBER($found, useGrouping: 0) }個です。
position-hand = { $who }の手駒に自分のコマが{ NUMBER($count, useGrouping: 0) }個ありますが、10個が上限です。
position-ban-shape = 禁止は、移す前と後の異なる2マスで書きます。
position-ban-empty = 禁止に{ $space }とありますが、そこにコマがありません。
position-ban-piece = 禁止に{ $space }とありますが、そこのコマは{ $who }には移せません。
position-exchanges = 残り{ NUMBER($count, useGrouping: 0) }回の入れ替えは、段階「{ $phase }」に合いません。
position-spent-phase = 数え終えた列が、段階「{ $phase }」に合いません。
position-spent-line = 方向「{ $direction }」の数え終えたマスが、{ $length }個以上の列になっていません。
position-no-pair = 入れ替えが残っていますが、入れ替えられる組がありません。
position-quiet = コマの数が変わらない手番が{ NUMBER($count, useGrouping: 0) }回続いていますが、上限は{ NUMBER($limit, useGrouping: 0) }回です。
position-circle = { $who }の輪が{ $space }の周りにありますが、ゲームが終わっていません。
position-result-early = 結果がありますが、ゲームが終わっていません。
position-not-over = ゲームが終わったことになっていますが、輪も引き分けもありません。
position-result = 結果が局面と合いません。
position-text = 「{ $text }」はセロクルの局面ではありません。「cerocle」で始まる11項目が必要です。
position-text-field = 「{ $field }」は局面の一部として読めません。
