### ルールの言葉:手、自動で起こること、できない理由、ありえない局面。

game-title = セロクル

notation-help = e5 は自分のコマを、n:e5 は中立コマを置きます。e5-g7 は e5 のコマを g7 に移し、xe5 は e5 のコマを取り除きます。e5~e6 は隣り合う2つを入れ替えます(盤の順に書きます)。done は残りの入れ替えをやめます。

## オプション

option-players = プレイ人数
    .v2 = 2人(中立コマあり)
    .v3 = 3人(中立コマなし)
    .v4 = 4人(2チーム)
option-side = 盤の一辺のマス数
    .v5 = 5(61マス)
    .v6 = 6(91マス)
option-relocate = 移せるコマ
    .own_or_neutral = 自分のコマと中立コマ
    .own = 自分のコマだけ
    .any = 盤上のすべてのコマ
option-encircled = 取り除いたコマの隣にある中立コマ
    .opponent = 相手の手駒になる
    .out = ゲームから除く
option-start = ゲーム最初のコマ
    .free = どこにでも置ける
    .fair = 中央からちょうど2歩のマスに置く
option-quiet = 置くことも取り除くこともないまま何周すると引き分けか(0は引き分けなし)

## 色、プレイヤー、コマ

colour-brown = 茶
colour-green = 緑
colour-white = 白
colour-neutral = 中立
name-brown = 茶
name-green = 緑
name-white = 白
seat = プレイヤー{ $number }({ $colour })
piece-brown = 茶のコマ
piece-green = 緑のコマ
piece-white = 白のコマ
piece-neutral = 中立コマ

## ボタン

click-neutral = 中立コマ
click-take = コマを取り除く
click-done = 終わり

## 手

move-place = { $who }が { $space } にコマを置きます。
move-place-neutral = { $who }が { $space } に中立コマを置きます。
move-relocate = { $who }が{ $piece }を { $from } から { $to } に移します。
move-take = { $who }が { $space } の{ $piece }を取り除きます。
move-exchange = { $who }が { $a } の{ $first }と { $b } の{ $second }を入れ替えます。
move-done = { $who }は残り{ $count }回の入れ替えをやめて手番を終えます。

## 自動で起こること

effect-line = { $who }が { $from } から { $to } まで{ $length ->
    [5] 五目の列
   *[other] { $length }個の列
}を作りました。
effect-line-idle = { $who }の{ $length ->
    [5] 五目の列
   *[other] { $length }個の列
}が { $from } から { $to } までできましたが、ほかの人の手番なので何も起こりません。
effect-exchanges = { $who }は{ $count }回入れ替えられます。
effect-cascade = 連鎖:{ $who }はさらに{ $count }回、あわせて{ $hand }回入れ替えられます。
effect-lapse = 色の違うコマが隣り合っていないので、{ $count }回の入れ替えはなくなります。
effect-ban = { $who }が次に行動するまで、だれも { $from } から { $to } に戻せません。
effect-taken = { $space } の{ $piece }はゲームから除かれます。
effect-kept = { $space } の{ $piece }はずっと{ $who }のものになります。
effect-returned = コマ{ $count }個が{ $who }の手駒に戻ります。
effect-neutrals = 中立コマ{ $count }個が{ $who }の手駒になります。
effect-neutrals-out = 中立コマ{ $count }個がゲームから除かれます。
effect-circle = { $who }が { $centres } を囲む輪を完成させて勝ちました。
effect-circle-other = { $mover }の手で { $centres } を囲む{ $who }の輪が完成し、{ $who }の勝ちです。
effect-circle-first = { $mover }の手で複数の色の輪が同時に完成しました。順番が先の{ $who }が { $centres } を囲む輪で勝ちます。
effect-quiet = { $rounds }周のあいだ置くことも取り除くこともなかったので、引き分けです。

## できない理由

refusal-over = ゲームはもう終わっています。
refusal-notation = 「{ $text }」は手ではありません。e5、n:e5、e5-g7、xe5、e5~e6、done のように書きます。
refusal-notation-space = この盤に { $space } というマスはありません。
refusal-notation-order = 入れ替えは盤の順に書きます:{ $ordered }
refusal-no-neutrals = 3人のときは中立コマがありません。
refusal-reserve-not-empty = まだ手駒があります(自分{ $own }個、中立{ $neutral }個)。コマを置いてください。
refusal-occupied = { $space } には{ $piece }があります。
refusal-no-own-left = 手駒に自分のコマがありません。中立コマを置いてください。
refusal-no-neutral-left = 手駒に中立コマがありません。
refusal-reserve-empty = 手駒がありません。コマを移すか取り除いてください。
refusal-first-piece = ゲーム最初のコマは中央からちょうど2歩のマスに置きます。{ $space } はそうではありません。
refusal-exchange-first = あと{ $count }回入れ替えられます。2つのコマを入れ替えるか、終わりにしてください。
refusal-not-neighbours = { $a } と { $b } は隣り合っていません。
refusal-exchange-empty = { $space } には入れ替えるコマがありません。
refusal-same-colour = { $a } も { $b } も{ $piece }です。入れ替えられるのは色の違うコマだけです。
refusal-none-in-hand = いまは入れ替えられません。
refusal-nothing-there = { $space } にはコマがありません。
refusal-not-yours = { $space } の{ $piece }は、あなたには移せません。
refusal-same-space = コマは別のマスに移します。{ $space } はもとのマスです。
refusal-goal-occupied = { $space } には{ $piece }があります。
refusal-banned = 元に戻す手は禁止です。{ $who }が次に行動するまで、だれも { $from } から { $to } に移せません。
refusal-take-nothing = { $space } には取り除くコマがありません。
refusal-take-not-neutral = { $space } にあるのは{ $piece }です。取り除けるのは中立コマだけです。
refusal-take-limit = すでに{ $count }個取り除いています。これ以上はできません。
refusal-take-own = { $space } の{ $piece }は自分のものです。取り除けるのは相手のコマだけです。
refusal-take-again = { $who }のコマはもう取りました。相手1人につき1個までです。

## 局面

position-game = ゲームは「{ $value }」で、cerocle ではありません。
position-not-object = 「{ $name }」が { $value } ですが、オブジェクトでなければなりません。
position-unknown-key = 「{ $name }」に知らないキー「{ $key }」があります。
position-missing-key = 「{ $name }」にキー「{ $key }」がありません。
position-not-list = 「{ $name }」が { $value } ですが、リストでなければなりません。
position-per-player = 「{ $name }」にはプレイヤーごとに1つ、あわせて{ $players }個の項目が必要です。
position-not-whole = 「{ $name }」が { $value } ですが、{ $low }以上の整数でなければなりません。
position-not-one-of = 「{ $name }」が { $value } ですが、次のどれかでなければなりません:{ $allowed }
position-colour = 「{ $value }」という色はありません。
position-space = この盤に「{ $value }」というマスはありません。
position-order = 「{ $name }」の並び順が正しくありません。
position-option = オプション { $name } を { $value } にはできません。
position-player = ターン{ NUMBER($turn, useGrouping: 0) }がプレイヤー{ NUMBER($player, useGrouping: 0) }の番になることはありません。
position-taken-colour = { $who }が { $value } のコマを取っていることはありえません。
position-taken-limit = { $who }が許された数より多くコマを取っています。
position-count = { $colour }のコマが{ $due }個ではなく{ NUMBER($found, useGrouping: 0) }個あります。
position-hand = { $who }の手駒に自分のコマが{ NUMBER($count, useGrouping: 0) }個ありますが、10個が上限です。
position-ban-shape = 禁止は、移す前と後の異なる2マスで書きます。
position-ban-empty = 禁止に { $space } とありますが、そこにコマがありません。
position-ban-piece = 禁止に { $space } とありますが、そこのコマは{ $who }には移せません。
position-exchanges = 残り{ NUMBER($count, useGrouping: 0) }回の入れ替えは、段階「{ $phase }」に合いません。
position-spent-phase = 数え終えた列が、段階「{ $phase }」に合いません。
position-spent-line = 方向「{ $direction }」の数え終えたマスが、{ $length }個以上の列になっていません。
position-no-pair = 入れ替えが残っていますが、入れ替えられる組がありません。
position-quiet = 静かなターンが{ NUMBER($count, useGrouping: 0) }回は多すぎます。上限は{ NUMBER($limit, useGrouping: 0) }回です。
position-circle = { $who }の輪が { $space } の周りにありますが、ゲームが終わっていません。
position-result-early = 結果がありますが、ゲームが終わっていません。
position-not-over = ゲームが終わったことになっていますが、輪も引き分けもありません。
position-result = 結果が局面と合いません。
position-text = 「{ $text }」はセロクルの局面ではありません。「cerocle」で始まる11項目が必要です。
position-text-field = 「{ $field }」は局面の一部として読めません。
