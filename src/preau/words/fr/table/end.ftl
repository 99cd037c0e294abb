### Quand la partie est finie.

end-you-win-with = Vous avez gagné avec { $names } !
end-you-win-resigned = { $name } a abandonné, et vous avez gagné !
end-you-win-flagged = { $name } a épuisé son temps, et vous avez gagné !
end-you-resigned =
    { $count ->
        [one] Vous avez abandonné, et { $winners } gagne.
       *[other] Vous avez abandonné, et { $winners } gagnent.
    }
end-you-flagged =
    { $count ->
        [one] Vous avez épuisé votre temps, et { $winners } gagne.
       *[other] Vous avez épuisé votre temps, et { $winners } gagnent.
    }
end-you-abandoned-by = Partie arrêtée sans résultat, comme vous l’avez proposé.
end-download = Télécharger la partie
end-share-picture = Image du plateau
end-card = La partie en chiffres
end-score = Score final
end-card-save = Enregistrer l’image
end-card-share = Partager
end-to-puzzles = Résoudre une énigme
end-rematch = Rejouer
end-to-rematch = La partie suivante
end-replay = Revoir coup par coup
end-look-back = Revenir sur la partie
end-what-review = Un robot fort montre où la partie a basculé et ce qui aurait été mieux.
end-what-replay = Tous les coups encore une fois, à votre rythme ; vous pouvez rejouer à partir de n’importe lequel.
end-what-record = Tous les coups dans un petit fichier texte, à garder ou à rouvrir ici plus tard.
