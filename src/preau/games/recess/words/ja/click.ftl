### The buttons.

click-pass = パス
    .about = ターンをまるごとパスします。誰も動かさず、コインも取りません。
click-skip = この移動を飛ばす
click-stay = { $at }のけんかを続ける
click-leave = { $at }から離れる
click-walk = 移動だけする
click-tell = 尼さんに告げ口する

## 選べる場所の印

click-sign-walk = ここへ移動する
click-sign-fight = けんかを始める（コインを取る）
click-sign-kiss = キスをする（ゲーム終了）
click-sign-tell = 尼さんに告げ口する
click-sign-break-up = けんかを仲裁する
click-sign-displace = ここへ行き、ここにいるコマを小突く
click-sign-push = 誰かを小突く
click-sign-catch = けんかを終わらせる（罰）
