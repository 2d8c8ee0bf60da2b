### What players are told when they are not there.

## The table, and what there is to know

at-table = { $count ->
        [0] { $game }.
       *[other] { $game } with { $others }.
    }
title-turn = { $game }: your turn
title-over = { $game }: the game is over
title-rematch = { $game }: a rematch
title-invited = { $game }: an invitation
title-test = Tumbleweed: a test
body-over = { $count ->
        [0] The game is over. No player has won.
        [one] The game is over. { $winners } wins.
       *[other] The game is over. The win is shared: { $winners }.
    }
body-ended = The table was closed without a result.
body-rematch = The next game is laid out, and your seat is kept.
body-invited = { $by } would like to play with you.
body-test = This is how a notice looks. From now on they will arrive here.

## What others may read

public-turn = { $player } is asked. { $table }
public-over = The game is over. { $table }
public-rematch = { $player } is asked to a rematch. { $table }
public-invited = { $by } invites to a table. { $table }
public-test = A test for { $player }: notices will arrive here.

## Mail

mail-text =
    { $body }

    To the table: { $link }

    --
    You asked for mails when you are waited for. To turn them off:
    { $off }
title-code = { $code } is your code for Tumbleweed
mail-code =
    Your code: { $code }

    Type it in at { $place } within half an hour, and notices will come to this address. If you did not ask for it, do nothing: you will get no further mail.
title-recover = Tumbleweed: a new password
mail-recover =
    Somebody has asked for a new password for the account "{ $login }" at { $place }. To choose one, within two hours:

    { $link }

    If it was not you, do nothing: your password stays as it is.
off-title = Mails from Tumbleweed
off-ask = No more mails to { $address }?
off-button = Turn them off
off-done = Done: no more mails will come to { $address }.
off-unknown = This link is no longer valid: mails to this address are off, or go to another one.

## Whether it went well

sent-push = { $count ->
        [one] Sent to your browser.
       *[other] Sent to your { $count } browsers.
    }
sent-mail = Sent to { $address }.
sent-webhook = Sent, and the receiver took it.
fault-no-device = No browser of yours is subscribed. Allow notifications in this one.
fault-device-gone = The browser no longer wants notices; it has been forgotten. Allow notifications again.
fault-push-status = The push service of the browser refused it (status { $status }).
fault-no-mail-server = This house sends no mails.
fault-no-mail-address = There is no confirmed mail address.
fault-mail-refused = The mail server does not take mail for this address.
fault-mail-login = The mail server does not let this house in. Its host has to see to that.
fault-mail-status = The mail server refused it (status { $status }).
fault-mail-server-silent = The mail server does not answer.
fault-no-webhook = There is no address to call.
fault-bad-url = That is not an address that can be called: it begins with https:// or http:// and names a host.
fault-unknown-host = No such host: { $host }
fault-private-address = { $host } is not on the open Internet. This house calls no such addresses.
fault-no-answer = { $host } does not answer.
fault-webhook-status = The receiver refused it (status { $status }).
