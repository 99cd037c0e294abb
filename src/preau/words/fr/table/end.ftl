### Quand la partie est finie.

end-download = Télécharger la partie
end-share-picture = Image du plateau
end-card = La partie en chiffres
end-card-save = Enregistrer l’image
end-card-share = Partager
end-to-puzzles = Résoudre une énigme
end-rematch = Rejouer
end-to-rematch = La partie suivante
end-replay = Revoir coup par coup
