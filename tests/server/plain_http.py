"""HTTP to servers on this machine."""

import ssl
from functools import partial
from typing import Final

import httpx

from server.patience import PATIENCE

# For httpx: it trusts nobody. To read the certificates of the authorities takes 50 ms of a
# processor's time for every client, and no test server has one.
NO_TLS: Final = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)

get = partial(httpx.get, timeout=PATIENCE, verify=NO_TLS)
