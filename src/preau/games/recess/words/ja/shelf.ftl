# 棚に出すときの紹介。

game-pitch = 休み時間は30分。コインを取り、こっそりキスをして、けんかは尼さんに見つからないように。
edition-fr = フランス語版
edition-de = ドイツ語版
edition-ja = 日本語版
