"""Live tables: one way in (`keeper.py`), one way out (`showing.py`)."""
