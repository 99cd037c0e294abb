# What there is to see: places, pieces and what lies beside the board.

piece = { $colour }のコマ
space = マス{ $space }
state-circle = 勝ちの輪の一部
reserve = { $colour }の手駒:{ $count }
taken = 取り除いた{ $colour }:{ $count }
team-player = { $colour }{ $number }
stage-place = コマを置く
stage-move = 移すか取り除く
stage-exchange = 入れ替え残り{ $count }回
quiet = 静かなターン:{ $of }中{ $turns }
layer-bans = 元に戻せない移動
