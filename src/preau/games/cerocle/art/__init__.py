"""The drawings of Cerocle: pieces, board and signs as shapes. Never what lies where: `scene` says that."""
