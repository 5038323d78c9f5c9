"""Tables over the network: a lobby over HTTP, play over WebSockets, and storage.

docs/protocol.md says what goes over the wire.
"""
