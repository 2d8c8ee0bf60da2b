"""What Blood Money adds to the vocabulary: events, options, triggers, conditions, modifiers."""
