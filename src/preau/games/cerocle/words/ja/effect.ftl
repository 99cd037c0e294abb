### What happens of itself.

effect-line = { $who }が { $from } から { $to } まで{ $length ->
    [5] 五目の列
   *[other] { $length }個の列
}を作りました。
effect-line-idle = { $who }の{ $length ->
    [5] 五目の列
   *[other] { $length }個の列
}が { $from } から { $to } までできましたが、ほかの人の手番なので何も起こりません。
effect-exchanges = { $who }は{ $count }回入れ替えられます。
effect-cascade = 連鎖:{ $who }はさらに{ $count }回、あわせて{ $hand }回入れ替えられます。
effect-lapse = 色の違うコマが隣り合っていないので、{ $count }回の入れ替えはなくなります。
effect-ban = { $who }が次に行動するまで、だれも { $from } から { $to } に戻せません。
effect-taken = { $space } の{ $piece }はゲームから除かれます。
effect-kept = { $space } の{ $piece }はずっと{ $who }のものになります。
effect-returned = コマ{ $count }個が{ $who }の手駒に戻ります。
effect-neutrals = 中立コマ{ $count }個が{ $who }の手駒になります。
effect-neutrals-out = 中立コマ{ $count }個がゲームから除かれます。
effect-circle = { $who }が { $centres } を囲む輪を完成させて勝ちました。
effect-circle-other = { $mover }の手で { $centres } を囲む{ $who }の輪が完成し、{ $who }の勝ちです。
effect-circle-first = { $mover }の手で複数の色の輪が同時に完成しました。順番が先の{ $who }が { $centres } を囲む輪で勝ちます。
effect-quiet = { $rounds }周のあいだ置くことも取り除くこともなかったので、引き分けです。
