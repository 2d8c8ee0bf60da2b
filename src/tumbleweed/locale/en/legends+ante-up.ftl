# Western Legends: Ante Up

# ---- events ----
event-train-moved = The train stops at { $stop }.
