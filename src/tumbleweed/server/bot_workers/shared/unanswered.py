"""What a server hears when the shared bots give no answer."""


class Unanswered(Exception):
    """The shared bots give no answer. `why` is a label of a figure, too."""

    def __init__(self, why: str, lasting: bool = False) -> None:
        super().__init__(why)
        self.why = why
        self.lasting = lasting  # the next question would fare no better
