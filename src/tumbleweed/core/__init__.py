"""The kernel: state, frames, decisions, chance, sight, events, records. It knows no game."""
