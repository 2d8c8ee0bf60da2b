"""Reports: a result file as one self-contained page of tables and charts.

Drawing needs matplotlib, which is slow to import: import this package where it is used.
"""
