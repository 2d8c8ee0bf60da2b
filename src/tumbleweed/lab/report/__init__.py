"""Reports: a file of results as one page of tables and charts, complete in itself.

Drawing needs matplotlib, which takes its time to load: import this package where it is used.
"""
