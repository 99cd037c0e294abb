### The bots: who they are, and what they refuse.

## ボットは校庭の鳥たち。それぞれに名前とひとことの紹介がある。

bot-random = ハト
    .character = のんびり歩いて、気の向くままについばみます。
bot-greedy = カササギ
    .character = 目の前の光るものに飛びつき、その先のことは考えません。
bot-1 = スズメ
    .character = 元気ですばしこいけれど、考えるのは自分の手番のことだけです。
bot-2 = ツバメ
    .character = 身軽ですばやく、相手の選びそうな手は読みますが、意外な手は見落とします。
bot-3 = ムクドリ
    .character = よく気がつき、みんなの次の1手に目を配ります。
bot-4 = カラス
    .character = 我慢強くて賢く、何手も先に小さな罠をしかけます。
bot-5 = コクマルガラス
    .character = 人なつこくて鋭く、この先の数手ではほとんど何も見落としません。
bot-6 = サギ
    .character = じっと動かず、何ひとつ見逃さず、ここぞというときに決めます。
bot-7 = ハヤブサ
    .character = 空の高みから筋道を見きわめ、何手もかけてやりとげます。
bot-8 = フクロウ
    .character = 何も言わず、ほとんどすべてを見通し、時間の許す限り先を読みます。

## ボットが断るとき

bot-unknown = 「{ $name }」というボットはいません。選べるのは{ $allowed }です。
bot-bad-budget = ボットには考える時間が必要です。秒数かシミュレーション回数を正の数で指定してください（指定された値：{ $given }）。
bot-no-budget = ボットには考える時間が必要です。秒数かシミュレーション回数を指定してください。
bot-game-over = ゲームはもう終わっています。この局面「{ $position }」で選べる手はありません。

bot-bad-command = 「{ $name }」で実行できるプログラムが見つかりません。「cmd:./mybot」のように、「cmd:」のあとにコマンドを書いてください。

## While they think

bot-busy = いまは混み合っています。少し待ってからもう一度お試しください。

bot-thinking = 考え中…

## Who the bots are

bot-introduction = { $name }（{ $bot }）：{ $character }{ $rating }
bot-rating = 強さ{ $rating }（{ $low }〜{ $high }、{ $players }人で測定）。
bot-unrated = 強さはまだ測られていません。
