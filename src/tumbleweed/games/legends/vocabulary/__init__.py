"""The card vocabulary: kinds of parameters, records, and the words themselves."""
