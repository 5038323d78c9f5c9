"""Tables over the network: a lobby over HTTP, play over WebSockets, everything stored before it counts.

docs/protocol.md says what goes over the wire.
"""
