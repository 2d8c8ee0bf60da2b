"""The Darkrock Echo: the front page of the day after a game. It reads a finished record, secrets
included, and names what was worth telling; sentences are made of its keys at the edge.
"""
