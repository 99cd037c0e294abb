### ゲームが終わったとき。

end-you-win-with = あなたと{ $names }の勝ちです！
end-you-win-resigned = { $name }が降参し、あなたの勝ちです！
end-you-win-flagged = { $name }が時間切れになり、あなたの勝ちです！
end-you-resigned =
    { $count ->
       *[other] あなたが降参し、{ $winners }の勝ちです。
    }
end-you-flagged =
    { $count ->
       *[other] あなたが時間切れになり、{ $winners }の勝ちです。
    }
end-you-abandoned-by = あなたの提案で、勝敗なしで終わりました。
end-download = プレイ記録をダウンロード
end-share-picture = 盤の画像
end-card = 数字で見るこのゲーム
end-score = 最終得点
end-card-save = 画像で保存
end-card-share = 共有
end-to-puzzles = パズルを解く
end-rematch = もう一度遊ぶ
end-to-rematch = 次のゲーム
end-replay = 1手ずつ振り返る
end-look-back = ゲームを振り返る
end-what-review = 強いボットが、勝負の分かれ目とよりよい手を示します。
end-what-replay = すべての手を自分のペースで見直せます。好きなところから遊び直すこともできます。
end-what-record = すべての手を小さなテキストファイルに保存します。あとで、ここで開くこともできます。
