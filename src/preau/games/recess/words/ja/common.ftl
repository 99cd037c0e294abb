### recess!（お昼休み）：ゲーム棚、登場人物、起きること、手の説明、ボタン。

## The shelf

game-title = recess!（お昼休み）
option-players = 遊ぶ人数
    .help = 3人、4人または5人。30ターンを分け合います。
option-layout = 4枚のゲームボードの並べ方
    .help = A、B、C、Dのボードを南西、南東、北西、北東の順に、時計回りに90度回した回数を付けて書きます。例：A0B0C0D0。
    .random = シードを使って無作為に決める
option-nuns = 尼さんの動きと視線
    .help = 8方向、または日本語版のルールブックのように縦横の4方向だけ。
    .queen = 8方向
    .rook = 縦横の4方向
option-safe_telling = セーフティスクエアでの告げ口
    .help = 日本語版のルールブックでは禁止です。
    .yes = できる
    .no = できない
option-push_to_safe = セーフティスクエアへ小突くこと
    .help = ドイツ語版と日本語版のルールブックでは認められています。
    .no = できない
    .yes = できる
option-push = 小突く先に選べる隣のスペース
    .help = 周りの8スペース、または縦横の4スペース。
    .v8 = 周りの8スペース
    .v4 = 縦横の4スペース
option-tie = 同点でキスもないときの勝者
    .help = 罰を受けている子供が最も少ない人の勝ち。ドイツ語版では最も多い人の負け。
    .fewest = 罰を受けている子供が最も少ない人の勝ち
    .most_loses = 罰を受けている子供が最も多い人の負け
option-edition = どの国のルールブックで遊ぶか
    .help = 複数のオプションをまとめて決めます。個別の指定が優先されます。
option-seed = 配置を決めるシードの数
    .help = 同じ数からは同じ配置ができます。

## Who is who

player-red = 赤
    .row = 赤
player-blue = 青
    .row = 青
player-green = 緑
    .row = 緑
player-yellow = 黄
    .row = 黄
player-purple = 紫
    .row = 紫
colour-red = 赤
colour-blue = 青
colour-green = 緑
colour-yellow = 黄
colour-purple = 紫
child = { child.owner }の{ $kind ->
    [girl] 女の子G{ $number }
   *[boy] 男の子B{ $number }
}
    .owner = { $colour ->
        [red] 赤
        [blue] 青
        [green] 緑
        [yellow] 黄
       *[purple] 紫
    }
nun = 尼さんN{ $number }
and = { $these_row }、{ $this }
    .row = { $these_row }、{ $this }

## What happens

effect-timeout = 砂時計の砂が落ちきりました。{ $player }のまだ済んでいない移動は失われます。
effect-duty-outlives = { $player }は現場を見られたので、これから尼さんを向かわせなければなりません。
effect-serves = { $child }はこのターン、罰を受けます。
effect-stands-up = { $child }は罰を終えて立ち上がります。
effect-steps = { $player }に残っている移動：{ $steps }。
effect-no-steps = { $player }に移動は残っていません。尼さんだけを動かします。
effect-caught = { $square }での{ $player }のけんかを尼さんが見ています。
effect-no-coin = { $payer }にはもうコインがないので、何も払いません。
effect-coin = { $taker }は{ $payer }からコインを1枚取ります。
effect-left = { $child }は{ $square }のけんかから離れ、{ $victim }は立ち上がります。
effect-fight = { $attacker }が{ $square }でけんかを始め、{ $victim }を押さえつけます。
effect-broken-up = { $square }のけんかは仲裁され、{ $victim }は立ち上がります。
effect-nun-pushed = { $nun }は{ $square }へ小突かれます。
effect-pushed = { $child }は{ $square }へ小突かれます。
effect-told = { $nun }は{ $square }のけんかを告げられ、すぐに駆けつけます。
effect-detention = { $nun }が{ $square }のけんかを終わらせます。{ $attacker }は罰を受け、{ $victim }は立ち上がります。
effect-kiss = { $child }が{ $square }でキスをしました。ゲーム終了です！
effect-kiss-coins = { $amount ->
    [0] { $payer }には{ $taker }に渡すコインがありません。
   *[other] キスのお祝いに、{ $payer }は{ $taker }にコインを{ $amount }枚渡します。
}
effect-time-is-up = 30分が過ぎ、お昼休みは終わりました。
result-most-coins = { $players }がコイン{ $coins }枚で最も多く、校庭の主です。
result-equal-coins = { $players }がいずれもコイン{ $coins }枚で、最も多く持っています。
result-kisser = キスをした{ $player }の勝ちです。
result-shared = { $players }が勝ちを分け合います。
result-fewest-lying = 罰を受けている子供が最も少ない{ $player }の勝ちです。
result-not-most-lying = ほかの人のほうが罰を受けている子供が多いので、{ $player }の勝ちです。

## What a move does

move-pass = { $player }はターンをパスします。
move-skip = { $player }は{ $steps }スペースの移動を飛ばします。
move-stay = { $player }は{ $squares }のけんかを続け、ほかのけんかからは離れます。
move-leave-all = { $player }はすべてのけんかから離れます。
move-walk = { $child }が{ $square }へ移動します。
move-fight = { $child }が{ $square }で{ $victim }とけんかを始めます。
move-kiss = { $child }が{ $square }で{ $partner }にキスをします。
move-break-up = { $child }が{ $square }のけんかを仲裁します。
move-tell = { $child }が{ $square }で{ $nun }に{ $fight }のけんかを告げ口します。
move-nun = { $player }は{ $nun }を{ $square }へ動かします。
move-nun-pushes = { $player }は{ $nun }を{ $square }へ動かし、そこにいるコマを小突きます。
move-nun-catches = { $player }は{ $nun }を{ $square }のけんかへ向かわせます。

## Buttons

click-pass = ターンをパスする
click-skip = この移動を飛ばす
click-stay = { $at }のけんかを続ける
click-leave = { $at }から離れる
click-walk = 移動だけする
click-tell = 尼さんに告げ口する
notation-help = 移動 B1-d4、けんか G2xd4、キス G2*d4、仲裁 B1/d4>c3,e5、告げ口 B1!d4@g7>f6、尼さん N1-d4 または N2-g7>f6。ほかに stay d4+g7、stay none（けんかを続けるか）、skip（飛ばす）、pass（パス）。> の後は小突く先で、連なるときは f6:e5 と書きます。
