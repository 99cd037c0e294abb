### What the game says of itself.

game-title = recess!（お昼休み）
game-pitch = 休み時間は30分。コインを取り、こっそりキスをして、けんかは尼さんに見つからないように。
