"""What went wrong with a file, in the reader's language."""

from __future__ import annotations

from preau.words import Speaker

_KEY_BY_ERROR = {
    FileNotFoundError: "terminal-file-missing",
    IsADirectoryError: "terminal-file-folder",
    PermissionError: "terminal-file-forbidden",
}


def tell_file_error(error: OSError, speaker: Speaker) -> str:
    """A sentence for what happens often; for all else what the system says."""
    key = _KEY_BY_ERROR.get(type(error))
    if key and error.filename:
        return speaker(key, name=str(error.filename))
    return f"{error.filename or ''}: {error.strerror or error}".removeprefix(": ")
