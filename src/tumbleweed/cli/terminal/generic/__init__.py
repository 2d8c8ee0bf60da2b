"""Any game on a terminal screen: drawn from its view, its question and its messages alone."""
