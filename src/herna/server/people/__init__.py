"""People: what they have played, how strong they are, what they show of it, and who keeps order.

`stored` and `results` come first, then `ratings` and `counting`, which a finished match goes through.
"""
