### Words that any game at the table needs.

player = Player { $number }

## Why a choice cannot be taken back

undo-passed = Can’t undo: somebody else has already been asked.
undo-news = Can’t undo: something new has been revealed since.
undo-nothing = There is nothing to undo.
undo-not-yours = Can’t undo: the last choice was somebody else’s.
undo-no-record = Can’t undo: this game keeps no record.

## Why an answer is not on offer

why-over = The game is over.
why-not-asked = { $count ->
        [one] It is { $seat }’s turn to answer.
       *[other] { $seat } and others have to answer now.
    }
