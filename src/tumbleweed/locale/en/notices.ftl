### What players are told when they are not there.

## The table, and what there is to know

at-table = { $count ->
        [0] { $game }.
       *[other] { $game } with { $others }.
    }
time-left = { $unit ->
        [days] { $count } days left.
        [hours] { $count } hours left.
       *[minutes] { $count ->
            [0] Less than a minute left.
            [one] One minute left.
           *[other] { $count } minutes left.
        }
    }
title-turn = { $game }: your turn
title-over = { $game }: the game is over
title-rematch = { $game }: a rematch
title-invited = { $game }: an invitation
title-digest = Tumbleweed: { $count } turns wait for you
calendar-title = Tumbleweed: your turns
title-test = Tumbleweed: a test
body-over = { $count ->
        [0] The game is over. No player has won.
        [one] The game is over. { $winners } wins.
       *[other] The game is over. The win is shared: { $winners }.
    }
body-ended = The table was closed without a result.
body-rematch = The next game is ready, and your seat is kept.
body-invited = { $by } would like to play with you.
body-test = This is what a notification looks like. From now on they will arrive here.

## What others may read

public-turn = { $player } has to choose. { $table }
public-over = The game is over. { $table }
public-rematch = { $player } is invited to a rematch. { $table }
public-invited = { $by } has sent an invitation. { $table }
public-digest = { $player } has { $count } turns to take.
public-more = And { $count } more.
public-test = A test for { $player }: notifications will arrive here.

## Mail

mail-text =
    { $body }

    Go to the table: { $link }

    --
    You asked for an email when it is your turn. To turn these emails off:
    { $off }
mail-digest =
    { $body }

    All your tables: { $link }

    --
    You asked for one email about all your turns. To turn these emails off:
    { $off }
title-code = { $code } is your code for Tumbleweed
mail-code =
    Your code: { $code }

    Enter it at { $place } within half an hour, and notifications will come to this address. If you did not ask for it, do nothing: you will get no further email.
title-recover = Tumbleweed: a new password
mail-recover =
    Somebody has asked for a new password for the account "{ $login }" at { $place }. To choose one, within two hours:

    { $link }

    If it was not you, do nothing: your password stays as it is.
off-title = Emails from Tumbleweed
off-ask = No more emails to { $address }?
off-button = Turn them off
off-done = Done: no more emails will be sent to { $address }.
off-unknown = This link is no longer valid: emails to this address are off, or go to another one.

## Whether it went well

sent-push = { $count ->
        [one] Sent to your browser.
       *[other] Sent to your { $count } browsers.
    }
sent-mail = Sent to { $address }.
sent-webhook = Sent, and the receiver accepted it.
fault-no-device = None of your browsers is subscribed. Allow notifications in this one.
fault-device-gone = The browser no longer accepts notifications and has been removed. Allow notifications again.
fault-push-status = The browser’s push service refused it (status { $status }).
fault-no-mail-server = This server can’t send email.
fault-no-mail-address = There is no confirmed email address.
fault-mail-refused = The mail server does not accept mail for this address.
fault-mail-login = The mail server rejects this server’s login. Its operator has to fix that.
fault-mail-status = The mail server refused it (status { $status }).
fault-mail-server-silent = The mail server does not answer.
fault-no-webhook = There is no URL to call.
fault-bad-url = That is not a valid URL: it must begin with https:// or http:// and name a host.
fault-unknown-host = { $host } is unknown, or not on the public Internet.
fault-no-answer = { $host } does not answer.
fault-webhook-status = The receiver refused it (status { $status }).
fault-too-slow = Sending it took too long.
fault-worker-lost = The server was cut off again and again while sending it.
