### Words that any game at the table needs.

player = Player { $number }

## Why a choice cannot be taken back

undo-passed = No way back: the next question has gone to somebody else.
undo-news = No way back: something new has come to light since.
undo-nothing = There is nothing to take back.
undo-not-yours = No way back: the last choice was somebody else’s.
undo-no-record = No way back: this game keeps no record.

## Why an answer is not on offer

why-over = The game is over.
why-not-asked = { $count ->
        [one] It is { $seat }’s turn to answer.
       *[other] { $seat } and others have to answer now.
    }
