"""What a player may do in the Action Phase, one record for each action (WL-TURN-13)."""
