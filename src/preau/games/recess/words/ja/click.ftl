### The buttons.

click-pass = ターンをパスする
click-skip = この移動を飛ばす
click-stay = { $at }のけんかを続ける
click-leave = { $at }から離れる
click-walk = 移動だけする
click-tell = 尼さんに告げ口する
