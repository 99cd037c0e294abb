### Who and what there is to see: players, pieces, places and what lies beside the board.

scene-player = { $colour ->
    [own] あなた
    [red] 赤
    [blue] 青
    [green] 緑
    [yellow] 黄色
   *[purple] 紫
}
    .row = { $colour ->
        [own] あなた
       *[other] { scene-player }
    }
    .person = { $colour ->
        [own] you
       *[other] other
    }
scene-colour-red = 赤
scene-colour-blue = 青
scene-colour-green = 緑
scene-colour-yellow = 黄色
scene-colour-purple = 紫
scene-child = { scene-child.owner }の{ scene-child.short }
    .short = { $kind ->
        [girl] 女の子G{ $number }
       *[boy] 男の子B{ $number }
    }
    .owner = { $colour ->
        [own] あなた
        [red] 赤
        [blue] 青
        [green] 緑
        [yellow] 黄色
       *[purple] 紫
    }
    .own = 自分の{ scene-child.short }
    .whose = { $colour ->
        [own] own
       *[other] other
    }
scene-nun = 尼さんN{ $number }
scene-sign = { $sign }
    .row = { $sign }
    .person = other
scene-and = { $these_person ->
    [several] { $these_row }、{ $this }
   *[other] { $these_row }と{ $this }
}
    .row = { $these_row }、{ $this }
    .person = { $these_person ->
        [you] you
       *[other] { $this_person ->
            [you] you
           *[other] several
        }
    }

scene-square-open = スペース{ $square }
scene-square-safe = セーフティスクエア{ $square }
scene-square-obstacle = { $square }の{ $equipment }
scene-entrance-boys = 男の子用エントランス
scene-entrance-girls = 女の子用エントランス
scene-head-boys = 男の子：
scene-head-girls = 女の子：
scene-about-obstacle = 遊具（障害物）です。誰も入れず、通り抜けられません。尼さんの視線もさえぎります。
scene-about-safe = セーフティスクエアです。何人でも仲良く一緒にいられます。小突かれることも、けんかが始まることもありません。
scene-about-open = ふつうのスペースです。誰もいなければ移動を終えられます。誰かがいるときは、けんか、仲裁、告げ口、キスになる場合だけです。
scene-about-boys = 男の子は、a1から校庭に出るまでここで待ちます。ここでは何も起こりません。校庭から歩いて戻ることはできません。
scene-about-girls = 女の子は、l12から校庭に出るまでここで待ちます。ここでは何も起こりません。校庭から歩いて戻ることはできません。
scene-about-nun = 尼さんには、遊具にさえぎられるまで、まっすぐ先が見えます。見えている所では、誰もけんかを始められません。ターンの最後に、尼さんを1人動かします。
scene-equipment-tree = 木
scene-equipment-merry-go-round = 回転遊具
scene-equipment-spring-rider = スプリング遊具
scene-equipment-sandbox = 砂場
scene-equipment-climbing-dome = ジャングルジム
scene-equipment-fountain = 噴水
scene-equipment-tyres = タイヤ
scene-equipment-flower-bed = 花壇
scene-equipment-trampoline = トランポリン
scene-equipment-see-saw = シーソー
scene-equipment-slide = すべり台
scene-equipment-swing = ブランコ
scene-equipment-bench = ベンチ
scene-equipment-monkey-bars = うんてい
scene-equipment-table-tennis = 卓球台
scene-equipment-sandpit = 大きな砂場
scene-equipment-tunnel = トンネル
scene-state-detained = 次の自分のターンは罰で休み
    .mid = 次の自分のターンは罰で休みます
scene-state-serving = 罰で休み中
    .mid = 罰を受けています
scene-state-attacker = 攻撃側
scene-state-victim = 押さえつけられている側
    .mid = 押さえつけられています
scene-state-kiss = キス中
    .mid = キスをしています
scene-coins = コイン{ $count }枚
scene-minute = ターン{ $minute }/{ $of }
scene-stage-stay = 続けるか離れるか
scene-stage-step = { $steps }スペース移動
scene-stage-lost = { $steps }の移動：{ $child }が罰で休んでいるため、このターンは使えません（罰を受けている子供1人につき、残っている中で一番大きい移動を失います）
scene-stage-gone = { $child }は罰で休んでいるので、{ $steps }の移動はできません。
scene-stage-used = { $steps }の移動：済みました（飛ばした分や、けんかを続けて失った分も含みます）
scene-stage-nun = 尼さんを動かす
scene-legend-boy = 男の子
scene-legend-girl = 女の子
scene-legend-nun = 尼さん
scene-legend-equipment = 遊具
scene-legend-safe = セーフティスクエア
scene-legend-open = ふつうのスペース
scene-legend-fight = けんか（先に書かれた色が攻撃側）
scene-legend-kiss = キス
scene-legend-crowd = 2人以上（名前は盤の下）
scene-layer-sight = 尼さんの視線
