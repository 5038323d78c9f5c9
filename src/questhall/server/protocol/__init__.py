"""What goes over the wire: client messages, server messages, refusals, changes between views, and the
OpenAPI page.
"""
