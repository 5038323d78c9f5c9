"""Limits on requests and connections per address."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache

from questhall.server.protocol.refusals import Refusal

MOST_ADDRESSES = 10_000
"""How many addresses are remembered; the one not seen for the longest time is forgotten first."""


class Bucket:
    """A token bucket: gains `rate` tokens a second up to `burst`; every action takes one."""

    __slots__ = ("_seen", "_tokens", "burst", "rate")

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self._tokens = float(burst)
        self._seen = time.monotonic()

    def take(self, count: int = 1) -> bool:
        """Take this many tokens, or none if there are not enough."""
        now = time.monotonic()
        self._tokens = min(self.burst, self._tokens + (now - self._seen) * self.rate)
        self._seen = now
        if self._tokens < count:
            return False
        self._tokens -= count
        return True


class Buckets:
    """A bucket for every address."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, count: int = 1) -> None:
        """Count this many actions of an address, or refuse them."""
        if not self.has(address, count):
            raise Refusal("too-fast")

    def has(self, address: str, count: int = 1) -> bool:
        """Count this many actions of an address; returns whether they are allowed."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._burst)
        self._buckets.move_to_end(address)
        if len(self._buckets) > MOST_ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket.take(count)


class Connections:
    """How many connections each address has."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def add(self, address: str) -> None:
        if self._open[address] >= self._most:
            raise Refusal("too-many")
        self._open[address] += 1

    def remove(self, address: str) -> None:
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    @contextmanager
    def one_more(self, address: str) -> Iterator[None]:
        self.add(address)
        try:
            yield
        finally:
            self.remove(address)


def address_of(client: tuple[str, int] | None) -> str:
    """The address a request counts for; for IPv6 the prefix that one customer usually gets.

    >>> address_of(("2001:db8:1:2:3:4:5:6", 80)), address_of(("192.0.2.1", 80))
    ('2001:db8:1:2::', '192.0.2.1')
    """
    return "" if client is None else _customer(client[0])


@lru_cache(MOST_ADDRESSES)
def _customer(host: str) -> str:
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False).network_address)
    return str(address)
