"""The secrets of a new table, all derived from one, which the client may have generated.

So a request that is repeated because its answer was lost makes no second table and takes no second seat:
it finds what it made the first time and gets the same secrets, of which the server keeps only digests.
"""

from __future__ import annotations

import base64
import hmac

from questhall.server.table.table_document import as_id, new_secret

ID_LENGTH = 16
SECRET_LENGTH = 32


class NewSecrets:
    """What is derived from one secret: the table's id, the invitation, and the maker's seats.

    >>> NewSecrets("one that nobody can guess").seat(0) == NewSecrets("one that nobody can guess").seat(1)
    False
    """

    def __init__(self, own: str = "") -> None:
        self._own = own or new_secret()

    @property
    def table_id(self) -> str:
        return as_id(self._derived("table", ID_LENGTH))

    @property
    def invitation(self) -> str:
        return self._derived("invitation", SECRET_LENGTH)

    def seat(self, number: int) -> str:
        return self._derived(f"seat {number}", SECRET_LENGTH)

    def _derived(self, purpose: str, length: int) -> str:
        found = hmac.digest(self._own.encode(), purpose.encode(), "sha256")
        return base64.urlsafe_b64encode(found).decode()[:length]
