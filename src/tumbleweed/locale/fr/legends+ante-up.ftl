# Western Legends: Ante Up

# ---- événements ----
event-train-moved = Le train s’arrête : { $stop }.
