"""What Ante Up adds to the vocabulary: events, triggers, options."""
