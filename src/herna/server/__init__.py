"""The server: tables that people share, by HTTP and WebSocket. It knows the list of games and no rule."""
