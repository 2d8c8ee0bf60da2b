"""The example pack, `examples/high-noon`: a changed card, and new ones of every sort."""

from pathlib import Path

HIGH_NOON = Path(__file__).resolve().parents[1] / "examples" / "high-noon"
QUEEN = "poker-q-hearts-noon"
PEARL = "pearl-hart"
