### What the game says of itself.

game-title = セロクル
game-pitch = 六つのコマでいち早く輪を完成させた人の勝ち。列をつくれば隣どうしを入れ替えられるので、どの輪も油断できません。
