"""Events and triggers: the queue, what matches them, goals counted from them."""
