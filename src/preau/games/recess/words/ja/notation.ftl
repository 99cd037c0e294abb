### How moves are written.

notation-help = 移動は「B1-d4」、けんかは「G2xd4」、キスは「G2*d4」、仲裁は「B1/d4>c3,e5」、告げ口は「B1!d4@g7>f6」、尼さんは「N1-d4」または「N2-g7>f6」のように書きます。「>」のあとは小突く先で、玉突きのときは「f6:e5」と書きます。ほかに「stay d4+g7」（けんかを続ける）、「stay none」（すべてのけんかから離れる）、「skip」（移動を飛ばす）、「pass」（パス）があります。Bは男の子（boy）、Gは女の子（girl）、Nは尼さん（nun）です。

notation-shape = 「{ $text }」という手は、このゲームにはありません。
notation-square = 「{ $text }」に「{ $square }」とありますが、そのようなスペースはありません。
notation-order = 「{ $text }」の順番が違います。スペースは左から右、下から上の順に1回ずつ書きます。
