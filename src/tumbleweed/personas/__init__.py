"""Who the bots are: a name, a portrait, and a temper that shows in what they say."""
