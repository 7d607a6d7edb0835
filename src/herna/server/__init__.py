"""The server: shared tables by HTTP and WebSocket.

It knows the list of games and no rule.
"""
