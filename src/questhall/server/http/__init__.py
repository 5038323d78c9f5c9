"""The network side: the ASGI application, the lobby over HTTP, play over WebSockets, guards and limits."""
