"""Live tables: one way in (`table_service.py`), one way out (`viewers.py`)."""
