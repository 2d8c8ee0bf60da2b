"""The kernel: state, frames, decisions, chance, visibility, events, records. It knows no game."""
