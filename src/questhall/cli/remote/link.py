"""Links to tables, as in the browser: an invitation, one's own seat, or a table to watch."""

from __future__ import annotations

from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from questhall.core.engine.errors import UsageError

EXAMPLE = "http://127.0.0.1:8421/#/join/ID/INVITATION"


class Link(NamedTuple):
    """Where a link leads. With neither an invitation nor a secret it is a table to join or to watch."""

    address: str
    table: str
    invitation: str = ""
    secret: str = ""


def read_link(text: str) -> Link:
    """What a link says; anything else is refused with an example.

    >>> read_link("http://localhost:8421/#/join/pQ3x/abc")
    Link(address='http://localhost:8421', table='pQ3x', invitation='abc', secret='')
    """
    parts = urlsplit(text.strip())
    names = [unquote(name) for name in parts.fragment.strip("/").split("/")]
    if parts.scheme not in ("http", "https") or not parts.netloc or names[0] not in ("join", "table"):
        raise UsageError(f"{text!r} is not a link to a table; links look like {EXAMPLE}")
    if len(names) not in (2, 3) or not all(names):
        raise UsageError(f"this link is incomplete: {text!r}; links look like {EXAMPLE}")
    address = f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}"
    last = names[2] if len(names) == 3 else ""
    return Link(address, names[1], *((last, "") if names[0] == "join" else ("", last)))
