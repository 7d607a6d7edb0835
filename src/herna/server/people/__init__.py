"""People: their results, ratings and pages, and who keeps order.

`stored` and `results` come first, then `ratings` and `counting`, which a finished match goes through.
"""
