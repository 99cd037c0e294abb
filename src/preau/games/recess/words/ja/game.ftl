### What the game says of itself.

game-title = recess!（お昼休み）
game-pitch = お昼休みは30分。コインを集め、こっそりキスをして、けんかは尼さんに見つからないように。
game-about = お昼休みの校庭です。あなたには男の子2人、女の子2人とコイン10枚。ほかのみんなも同じです。子供たちはけんかをしてコインを取り、告げ口をし、見張りの目がなければキスもします。見張りは2人の尼さん。でも、動かすのはプレイヤーです。
game-goal = 全員合わせて30ターン遊び、コインが一番多い人の勝ちです。コインは、尼さんに見えない所でけんかを始め、続けると増えます。自分の男の子と女の子が見られずにキスをするとお昼休みはその場で終わり、ほかの全員からコインを2枚ずつもらえます。
# R10.2
game-tie = { $tie ->
    [most_loses] コインが同数なら、キスをした人の勝ち。誰もしていなければ、罰を受けている子供が一番多い人の負けです。
   *[fewest] コインが同数なら、キスをした人の勝ち。誰もしていなければ、罰を受けている子供が一番少ない人の勝ちです。
}
game-flow = 合い言葉は「3、2、1、尼さん！」。1人が3スペース、別の1人が2スペース、もう1人が1スペース移動し、最後に尼さんを動かします。けんか、仲裁、告げ口、キス。何が起こるかは、移動を終えた場所で決まります。

## 通知表

game-report-fights = 始めたけんか
game-report-title = お昼休みの通知表
game-report-coins = けんかで取ったコイン
game-report-tales = 告げ口
game-report-detentions = 罰を受けた回数
game-report-pushed = 小突かれた回数
game-report-told = 校庭一の告げ口屋：{ $teller }は{ $culprit }のことを{ $count }回告げ口しました。
game-report-told-self = { $teller }は自分の子供のことを{ $count }回告げ口しました。
game-report-nobody-told = 誰も告げ口をしませんでした。すばらしい校庭です。
game-report-longest = 一番多く罰を受けたのは{ $child }で、{ $count }回でした。
