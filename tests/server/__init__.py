"""Tests of the server, on a real socket wherever something travels."""
