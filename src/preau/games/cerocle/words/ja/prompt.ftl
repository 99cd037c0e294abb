### 手の各段階で、何を選ぶのか。

# C3.1
prompt-place = 自分のコマを空きマスに置いてください{ $neutral ->
    [yes] （代わりに中立コマを選んで置くこともできます）
   *[no] { "" }
}。
prompt-place-last = 最後のコマを空きマスに置いてください。
prompt-place-neutral = 手駒は中立コマだけです。「中立コマ」を選び、置くマスを選んでください。
# C3.4
prompt-place-fair = 最初のコマは、中央からちょうど2歩離れたマスに置きます。マスを選んでください。
prompt-neutral = 中立コマを空きマスに置いてください。置いたあとは誰のものでもなく、相手の役に立つこともあります。
# C5.1
prompt-relocate = { $whose ->
    [own] 自分のコマ
    [any] 好きなコマ
   *[neutral] 自分のコマか中立コマ
}を移してください{ $take ->
    [yes] （{ $players ->
        [3] 相手のコマ
       *[other] 中立コマ
    }を盤から取り除くこともできます）
   *[no] { "" }
}。
prompt-relocate-to = { $space }の{ $piece_self }を、どの空きマスに移しますか？
# C6.1, C6.3, C6.5
prompt-take = どの{ $players ->
    [3] 相手のコマ
   *[other] 中立コマ
}を取り除きますか？　{ $players ->
    [3] 周りのコマはすべて持ち主の手駒に戻ります。
   *[other] 周りのコマは持ち主の手駒に戻り、周りの中立コマは{ $encircled ->
        [out] ゲームから除かれます
       *[opponent] { $players ->
            [4] 相手2人の手駒になります
           *[other] 相手の手駒になります
        }
    }。
}
# C4.3
prompt-exchange = 五目の列ができたので、隣り合う色の違うコマ2個を入れ替えられます（残り{ $count }回）。「終わり」を選ぶと、手番が終わります。
prompt-exchange-with = { $space }の{ $piece_self }を、隣のどのコマと入れ替えますか？
# C3.1, as this table plays it: for who asks what there is to do
prompt-about-c3-1 = 手駒がある間は、{ $players ->
    [3] 自分のコマ
   *[other] 自分の色のコマか中立コマ
}を1個、好きな空きマスに置きます。
# C2.2, said where a joker has won
prompt-joker = 6個のうち1個は{ $players ->
    [3] 、どの相手のコマでも構いません。これがジョーカーです。
   *[other] 、誰が置いた中立コマでも構いません。これがジョーカーです。
}

## 初めてのゲームで、一度だけ言うこと

prompt-first-prompt-place = 1つのマスを、自分の色の6個で囲みましょう。{ $players ->
    [3] 3人のときは、白もほかの色と同じです。6個のうち1個は、どの相手のコマでも構いません。
    [4] 1個は中立コマ（白い二重丸）でも大丈夫です。同じ色の人が味方で、勝つときは2人一緒です。
   *[other] 1個は中立コマ（白い二重丸）でも大丈夫です。中立コマは誰のものでもなく、あなたも置けます。
}
prompt-first-turn-2 = 自分の色のコマが切れ目なくまっすぐ5個並ぶと「五目の列」です。すると、隣り合う色の違うコマ2個を、誰のコマでも入れ替えられます。
prompt-first-turn-3 = { $players ->
    [3] 自分の輪に相手のコマが1個あっても大丈夫です。それがジョーカーになり、自分のコマは5個で足ります。
   *[other] どの輪でも、1個は中立コマ（白い二重丸）でよく、誰が置いたものでも構いません。これがジョーカーです。五目の列には数えません。
}
prompt-first-turn-4 = まずはここまで。新しいことが起きたら、またお伝えします。
prompt-first-move-threat-ring = { $players ->
    [3] 注意！　相手が輪を完成させそうです（場所は「相手の狙い」で）。そこに置けば、相手のコマが4個なら防げますが、5個なら輪が完成します。
   *[other] 注意！　相手が次の手番で輪を完成させそうです。「相手の狙い」で場所が分かります。そのマスに自分のコマを置けば防げます。
}
prompt-first-move-threat-alarm = 3人のときは、ほかの色のコマが1個あっても輪は止まりません。6マス目を誰が埋めても、5個そろえた色の勝ちです。3、4個のうちに止めましょう。
prompt-first-effect-line = 五目の列です！　作った人は、隣り合う色の違うコマ2個を入れ替えられます。
prompt-first-prompt-exchange = 黄色いつなぎ目で結ばれた2個のコマを順に選ぶか、つなぎ目そのものを選ぶと、2個の場所が入れ替わります。自分の輪を作るか、相手の輪を崩しましょう。
prompt-first-effect-cascade = 連鎖です。入れ替えで新しい列ができたので、もう一度入れ替えられます。
prompt-first-own-move-lengthens = 今回は入れ替えがありません。列が長くなっても、端のコマが反対の端に移っても、同じ列のままです。入れ替えができるのは新しい列だけです。
prompt-first-own-move-threat-line = 五目の列を作れます。足りないのは1マスだけです。作れば、隣り合う色の違うコマ2個を入れ替えられます。
prompt-first-own-move-threat-ring = { $asked ->
    [prompt-exchange] いまできる入れ替えの中に、輪を完成させて勝てるものがあります！　探してみましょう。
   *[other] この手で輪を完成させて勝てます！　足りないマスを探しましょう。
}
prompt-first-own-move-threat-exchange = 五目の列を作り、その入れ替えで輪を完成させれば勝てます。探してみましょう。
prompt-first-prompt-place-last = 手駒はこれが最後です。次の手番からは、コマ1個を別のマスに移すか、{ $players ->
    [3] 相手のコマ
   *[other] 中立コマ
}1個を盤から取り除きます。
prompt-first-prompt-relocate = 手駒がない間は、手番ごとに、コマ1個を空きマスに移すか、{ $players ->
    [3] 相手のコマ
   *[other] 中立コマ
}1個を盤から取り除きます。
prompt-first-prompt-relocate-more = コマを取り除くと、{ $players ->
    [3] 周りのコマはすべて持ち主の手駒に戻ります。
   *[other] 周りのコマは持ち主の手駒に戻り、周りの中立コマは{ $encircled ->
        [out] ゲームから除かれます
       *[opponent] { $players ->
            [4] 相手2人の手駒になります
           *[other] 相手の手駒になります
        }
    }。
}
prompt-first-effect-taken = 取り除かれたコマは、もうゲームに戻りません。周りのコマは持ち主の手駒に戻り、周りの中立コマは{ $encircled ->
    [out] 一緒にゲームから除かれます
   *[opponent] { $players ->
        [4] 取り除いた人の相手2人の手駒になります
       *[other] 取り除いた人の相手の手駒になります
    }
}。
prompt-first-effect-kept = コマが取り除かれました。取り除いた人が、ゲームの終わりまで持っています。周りのコマは持ち主の手駒に戻り、また置かれます。
