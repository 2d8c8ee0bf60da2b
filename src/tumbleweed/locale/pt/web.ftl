title = Tumbleweed
