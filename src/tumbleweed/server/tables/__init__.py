"""Live tables: changed only by `table_service.py`, sent only by `viewers.py`."""
