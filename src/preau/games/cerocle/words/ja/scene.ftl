### Who and what there is to see: players, pieces, places and what lies beside the board.

scene-colour-brown = 茶
    .piece = 茶のコマ
scene-colour-green = 緑
    .piece = 緑のコマ
scene-colour-white = 白
    .piece = 白のコマ
scene-colour-neutral = 中立
    .piece = 中立コマ
scene-name = { $colour ->
    [own] あなた
    [brown] 茶
    [green] 緑
   *[white] 白
}
    .person = { $colour ->
        [own] you
       *[other] other
    }
scene-team = { $colour ->
    [own] あなたのチーム
    [brown] 茶
    [green] 緑
   *[white] 白
}
    .person = other
scene-seat = { $seat ->
    [own] あなた
    [0] { $colour }1
    [1] { $colour }1
   *[other] { $colour }2
}
    .person = { $seat ->
        [own] you
       *[other] other
    }
scene-piece-of = { $colour ->
    [own] あなたのコマ
    [brown] 茶のコマ
    [green] 緑のコマ
    [white] 白のコマ
   *[neutral] 中立コマ
}
    .self = { $colour ->
        [own] 自分のコマ
       *[other] { scene-piece-of }
    }

scene-piece = { $colour_piece }
scene-space = マス{ $space }
scene-about-space = マスにはコマを1個置けます。1つのマスを囲む6マスが輪で、輪を自分の色で埋めると勝ちです。
scene-about-piece = { $colour }の輪や五目の列の1個として数えます。{ $players ->
    [3] ほかの色の輪では、1個だけならジョーカーになります。
   *[other] { "" }
}
scene-about-neutral = 中立コマは、誰が置いても、誰のものでもありません。どの色の輪でも、ジョーカーとして6個のうち1個を補えますが、五目の列には数えません。
scene-state-circle = 勝ちの輪の一部
scene-reserve = 手駒（{ $colour }）：{ $count }個
scene-caption-neutral = 中立
scene-caption-taken = 取り除いた数
scene-taken = 取り除いたコマ（{ $colour }）：{ $count }個（最大{ $of }個）
scene-team-player = { $colour }{ $number }
scene-stage-place = コマを置く
scene-stage-move = 移すか取り除く
scene-stage-exchange = 入れ替え残り{ $count }回
scene-quiet = コマの数が変わらない手番：{ $turns }回（{ $of }回で引き分け）
scene-layer-bans = 移したコマをまだ戻せないマス
