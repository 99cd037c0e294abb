### The buttons.

click-neutral = 中立コマ
click-take = コマを取り除く
click-done = 終わり
