"""The drawings of Cerocle: pieces, board and signs as shapes. What lies where is for `scene` to say."""
