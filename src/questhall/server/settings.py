"""A server's configuration."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    """What one address or connection may do. Rates are per second, each with a burst."""

    connections: int = 256
    """WebSockets."""
    requesting: int = 128
    """Connections over which requests come."""
    requests: tuple[float, int] = (50, 200)
    looked_at: tuple[float, int] = (100, 1000)
    """Requests and connections; a client that makes more is cut off without an answer."""
    makings: tuple[float, int] = (0.2, 60)
    """Tables made and records uploaded."""
    bot_tables: tuple[float, int] = (1 / 60, 10)
    """Tables made with only bots."""
    wakings: tuple[float, int] = (2, 100)
    """Tables that were asleep: their games are replayed."""
    listings: tuple[float, int] = (1 / 60, 10)
    """Tables made that anybody can find in the lobby."""
    uploads: tuple[float, int] = (1 / 60, 20)
    """Records uploaded and stored."""
    uploaded_bytes: tuple[float, int] = (1024, 64 * 1024 * 1024)
    """Of such records."""
    analyses: tuple[float, int] = (1 / 60, 20)
    """Analyses of finished games begun."""
    chats: tuple[float, int] = (0.5, 15)
    """Chat lines, of an address and at a table."""
    messages: tuple[float, int] = (20, 100)
    frames: tuple[float, int] = (50, 1000)
    """Of every kind, over one WebSocket: messages, pieces of them, pings. Who sends more is cut off."""
    frames_of_address: tuple[float, int] = (1000, 5000)
    work_of_address: tuple[float, float] = (0.5, 10.0)
    """Seconds of work on everything an address asks for."""
    work_of_connection: tuple[float, float] = (0.1, 5.0)
    """The same for one WebSocket."""
    bytes_sent: tuple[float, int] = (64 * 1024, 2 * 1024 * 1024)
    """Over one WebSocket."""
    body_bytes: int = 64 * 1024
    record_bytes: int = 8 * 1024 * 1024
    message_bytes: int = 16 * 1024


@dataclass(frozen=True)
class Settings:
    """Where tables are stored, and the server's host names besides addresses and localhost."""

    database_url: str
    names: tuple[str, ...] = ()
    limits: Limits = Limits()
    keep_days: int = 0
    """Tables without activity for this many days are deleted; 0 to keep them all."""
    thinkers: int = 0
    """Processes for bots; 0 for as many as there are cores to spare."""
    reachable_at: str = ""
    """Where other devices on the network find the server; empty if they cannot, or if that is not known."""
    compiles: bool = False
    """Whether the rules are compiled behind the server if it has to start on interpreted ones."""
