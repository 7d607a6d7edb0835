"""Herna: a digital tabletop that knows the rules."""

VERSION = "0.1.0"
