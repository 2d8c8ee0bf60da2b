"""Requests to addresses that players give us: the public Internet and nothing else."""

import asyncio
import datetime
import socket
import ssl
import threading
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from server.patience import PATIENCE
from server.receivers import Receiver
from tumbleweed.server.notices.channels.delivery import NotSent
from tumbleweed.server.notices.channels.outbound import Outside, is_public


def post(url: str, anywhere: bool = False, timeout: float = PATIENCE) -> int:
    async def call() -> int:
        outside = Outside(anywhere, timeout)
        try:
            return await outside.post(url, b"{}", {"Content-Type": "application/json"})
        finally:
            await outside.close()

    return asyncio.run(call())


def refused(url: str, **how: Any) -> NotSent:
    with pytest.raises(NotSent) as caught:
        post(url, **how)
    return caught.value


# ---- addresses ----


@pytest.mark.parametrize("host", [
    "127.0.0.1", "127.1.2.3", "localhost", "LOCALHOST", "127.1", "2130706433", "0x7f000001",
    "0x7f.1", "017700000001", "0", "0.0.0.0", "[::1]", "[::]", "[::ffff:127.0.0.1]",
    "[::ffff:7f00:1]", "[::127.0.0.1]", "[64:ff9b::7f00:1]", "[2002:7f00:1::]",
])  # fmt: skip
def test_this_machine_is_not_called_however_it_is_spelled(host: str, receiver: Receiver) -> None:
    fault = refused(f"http://{host}:{receiver.port}/")
    assert (fault.code, fault.final) == ("unknown-host", True)
    assert receiver.calls == []


@pytest.mark.parametrize("host", [
    "10.0.0.1", "172.16.3.4", "192.168.1.1", "169.254.169.254", "100.64.0.1", "192.0.2.1",
    "224.0.0.1", "240.0.0.1", "255.255.255.255", "[fe80::1]", "[fd00::1]", "[fec0::1]",
    "[ff02::1]", "[2001:db8::1]", "[::ffff:10.0.0.1]", "[::ffff:a9fe:a9fe]", "2852039166",
])  # fmt: skip
def test_networks_that_are_not_public_are_not_called(host: str) -> None:
    fault = refused(f"http://{host}/latest/meta-data")
    assert fault.code == "unknown-host"
    assert fault.final


@pytest.mark.parametrize("address", ["93.184.216.34", "8.8.8.8", "2606:4700::1111",
                                     "::ffff:8.8.8.8", "64:ff9b::808:808"])  # fmt: skip
def test_the_open_internet_is_public(address: str) -> None:
    assert is_public(ip_address(address))


@pytest.mark.parametrize("address", [
    "2001:0:7f00:1:0:ffff:80ff:fffe",  # Teredo around 127.0.0.1
    "64:ff9b:1::1", "::", "100::1", "5f00::1", "198.18.0.1", "192.0.0.8", "3fff::1",
])  # fmt: skip
def test_odd_addresses_are_not_public(address: str) -> None:
    assert not is_public(ip_address(address))


@pytest.mark.parametrize("url", [
    "", "hook", "//example.org", "ftp://example.org", "file:///etc/passwd", "gopher://example.org",
    "http://", "http:///x", "http://user:secret@example.org", "http://user@example.org",
    "http://127.0.0.1\\@example.org/", "http://exa mple.org", "http://example.org/a b",
    "http://example.org/\r\nHost: other", "http://example.org:0", "http://example.org:99999",
    "http://[::1", "http://0177.0.0.1/", f"http://example.org/{'x' * 900}", "http://\ud800/",
    "http://xn--/", "http://xn--a.example/", "http://xn--\u200d.example/",
])  # fmt: skip
def test_what_is_no_address_is_not_called(url: str) -> None:
    fault = refused(url)
    assert fault.code == "bad-url"
    assert fault.final


def test_a_name_that_leads_home_is_not_called(
    monkeypatch: pytest.MonkeyPatch, receiver: Receiver
) -> None:
    """Also when only one of its addresses does."""
    answers = {
        "home.example": ["127.0.0.1"],
        "both.example": ["93.184.216.34", "10.0.0.7"],
        "mapped.example": ["::ffff:127.0.0.1"],
    }
    resolve(monkeypatch, answers)
    for host in answers:
        fault = refused(f"http://{host}:{receiver.port}/")
        assert (fault.code, fault.final) == ("unknown-host", True)
    assert receiver.calls == []


def test_a_name_nobody_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    resolve(monkeypatch, {})
    fault = refused("https://nowhere.example/")
    assert (fault.code, fault.final) == ("unknown-host", False)


def resolve(monkeypatch: pytest.MonkeyPatch, answers: dict[str, list[str]]) -> list[str]:
    """A fake name server; records the queries."""
    asked: list[str] = []
    real = socket.getaddrinfo

    def getaddrinfo(host: Any, port: Any, *args: Any, **named: Any) -> Any:
        if not str(host).endswith(".example"):
            return real(host, port, *args, **named)
        asked.append(host)
        if host not in answers:
            raise socket.gaierror(-2, "Name or service not known")
        return [(0, 0, 0, "", (address, port)) for address in answers[host]]

    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)
    return asked


# ---- the call ----


def test_the_checked_address_is_called_under_the_name(
    monkeypatch: pytest.MonkeyPatch, receiver: Receiver
) -> None:
    """It is resolved once: a name that changes in between has no effect."""
    asked = resolve(monkeypatch, {"hook.example": ["127.0.0.1"]})
    assert post(f"http://hook.example:{receiver.port}/in?x=1#part", anywhere=True) == 200
    assert asked == ["hook.example"]
    assert receiver.calls[0].path == "/in?x=1"
    assert receiver.calls[0].headers["host"] == f"hook.example:{receiver.port}"


def test_the_next_address_of_a_host_is_tried(
    monkeypatch: pytest.MonkeyPatch, receiver: Receiver
) -> None:
    resolve(monkeypatch, {"hook.example": ["127.0.0.99", "127.0.0.1"]})
    assert post(f"http://hook.example:{receiver.port}/", anywhere=True) == 200


def test_the_log_does_not_tell_whom_we_call(
    caplog: pytest.LogCaptureFixture, receiver: Receiver
) -> None:
    with caplog.at_level("INFO"):
        assert post(f"{receiver.url}/secret-path", anywhere=True) == 200
    assert "secret-path" not in caplog.text


def test_a_redirect_is_not_followed(receiver: Receiver) -> None:
    receiver.statuses = [302, 307]
    receiver.headers = {"Location": f"{receiver.url}/elsewhere"}
    assert post(f"{receiver.url}/first", anywhere=True) == 302
    assert post(f"{receiver.url}/first", anywhere=True) == 307
    assert [call.path for call in receiver.calls] == ["/first", "/first"]


def test_proxies_of_the_environment_are_not_used(
    monkeypatch: pytest.MonkeyPatch, receiver: Receiver
) -> None:
    monkeypatch.setenv("HTTP_PROXY", "http://127.0.0.1:9")
    monkeypatch.setenv("ALL_PROXY", "http://127.0.0.1:9")
    assert post(receiver.url, anywhere=True) == 200


def test_who_does_not_answer_is_not_waited_for(receiver: Receiver) -> None:
    receiver.hold.clear()
    assert refused(receiver.url, anywhere=True, timeout=0.2).code == "no-answer"


def test_nobody_there(receiver: Receiver) -> None:
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        port = unused.getsockname()[1]
        assert refused(f"http://127.0.0.1:{port}/", anywhere=True).code == "no-answer"


def test_an_endless_answer_is_not_read() -> None:
    """Only the status is read; the rest may be of any length."""
    sent = 0

    def serve(listener: socket.socket) -> None:
        nonlocal sent
        connection, _ = listener.accept()
        with connection:
            connection.recv(65_536)
            connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 1000000000\r\n\r\n")
            try:
                for _ in range(2000):
                    sent += connection.send(b"x" * 65_536)
            except OSError:
                return

    with socket.create_server(("127.0.0.1", 0)) as listener:
        thread = threading.Thread(target=serve, args=(listener,))
        thread.start()
        assert post(f"http://127.0.0.1:{listener.getsockname()[1]}/", anywhere=True) == 200
        thread.join(10)
        assert not thread.is_alive()
    assert sent < 50_000_000  # what the kernel's buffers took before the line was cut


# ---- certificates ----


def test_certificates_are_checked_for_the_name(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, receiver: Receiver
) -> None:
    """SNI has the name, although the connection uses the checked address."""
    resolve(monkeypatch, {"hook.example": ["127.0.0.1"], "other.example": ["127.0.0.1"]})
    certificate = certify("hook.example", tmp_path)
    named: list[str | None] = []
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    server.load_cert_chain(certificate)
    server.sni_callback = lambda _socket, name, _context: named.append(name)
    receiver.server.socket = server.wrap_socket(receiver.server.socket, server_side=True)

    async def call(host: str) -> int:
        outside = Outside(anywhere=True)
        trusting = ssl.create_default_context(cafile=str(certificate))
        outside._client = httpx.AsyncClient(trust_env=False, verify=trusting)
        try:
            return await outside.post(f"https://{host}:{receiver.port}/", b"", {})
        finally:
            await outside.close()

    assert asyncio.run(call("hook.example")) == 200
    assert named == ["hook.example"]
    with pytest.raises(NotSent) as caught:
        asyncio.run(call("other.example"))
    assert caught.value.code == "no-answer"
    assert len(receiver.calls) == 1


def certify(host: str, folder: Path) -> Path:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, host)])
    now = datetime.datetime.now(datetime.UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - datetime.timedelta(hours=1))
        .not_valid_after(now + datetime.timedelta(hours=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(host)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    file = folder / "server.pem"
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(private + certificate.public_bytes(Encoding.PEM))
    return file
