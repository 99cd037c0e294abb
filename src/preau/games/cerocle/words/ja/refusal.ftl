### Why a move is refused.

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
