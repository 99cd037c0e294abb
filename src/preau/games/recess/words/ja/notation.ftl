### How moves are written.

notation-help = 移動 B1-d4、けんか G2xd4、キス G2*d4、仲裁 B1/d4>c3,e5、告げ口 B1!d4@g7>f6、尼さん N1-d4 または N2-g7>f6。ほかに stay d4+g7（続ける）、stay none（すべて離れる）、skip（飛ばす）、pass（パス）。> の後は小突く先で、玉突きのときは f6:e5 と書きます。Bは男の子（boy）、Gは女の子（girl）、Nは尼さんです。

notation-shape = 「{ $text }」はこのゲームの手ではありません。
notation-square = 「{ $text }」：「{ $square }」というスペースはありません。
notation-order = 「{ $text }」：スペースは左から右、下から上の順に1回ずつ書きます。
