"""Where other devices on the network find the server: what invitations must name instead of 127.0.0.1."""

from __future__ import annotations

import ipaddress
import socket

EVERYWHERE = ("0.0.0.0", "::")
"""What a server that listens on all addresses of its machine was told to listen on."""
SOMEWHERE = ("192.0.2.1", 9)
"""An address for documentation, which nobody has. Nothing is sent there."""


def is_this_machine(host: str) -> bool:
    """Whether a host name or address can only be used on the machine itself.

    >>> [is_this_machine(host) for host in ("localhost", "127.0.0.1", "::1", "192.168.1.20", "games.example")]
    [True, True, True, False, False]
    """
    if host.casefold() == "localhost":
        return True
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


def network_address(host: str, port: int) -> str:
    """The address of a server that listens at `host`, as other devices see it; empty if they cannot reach it.

    >>> network_address("127.0.0.1", 8421)
    ''
    >>> network_address("192.168.1.20", 8421)
    'http://192.168.1.20:8421'
    """
    name = _own_address() if host in EVERYWHERE else host
    if not name or is_this_machine(name):
        return ""
    return f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}"


def _own_address() -> str:
    """The address this machine would be seen with from elsewhere; empty without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(SOMEWHERE)  # only picks the interface: a datagram socket sends nothing until told to
        except OSError:
            return ""
        name: str = probe.getsockname()[0]
    return name
