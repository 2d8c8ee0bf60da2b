title = Tumbleweed

### around
around-close = Close
around-parts = Parts of the table
around-unread = { $count ->
    [one] new
   *[other] new
    }
