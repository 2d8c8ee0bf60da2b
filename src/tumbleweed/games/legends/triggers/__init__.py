"""Events that set something off: the queue, what matches them, goals counted from them."""
