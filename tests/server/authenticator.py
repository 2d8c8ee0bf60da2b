"""A security key in software: makes passkeys and signs with them as WebAuthn level 2 says."""

from __future__ import annotations

import hashlib
import json
import secrets
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40
Json = dict[str, Any]


@dataclass
class Authenticator:
    """What a browser at `origin` with a security key would answer."""

    origin: str
    rp_id: str
    flags: int = PRESENT | VERIFIED
    count: int = 0
    credential_id: bytes = field(default_factory=lambda: secrets.token_bytes(32))
    private: EllipticCurvePrivateKey = field(
        default_factory=lambda: generate_private_key(SECP256R1())
    )
    user: bytes = b""

    def create(self, options: Json) -> Json:
        self.user = base64url_to_bytes(options["user"]["id"])
        client = self._client_data("webauthn.create", options["challenge"])
        length = len(self.credential_id).to_bytes(2, "big")
        attested = secrets.token_bytes(16) + length + self.credential_id + self._public_key()
        data = self._data(self.flags | ATTESTED) + attested
        proof = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._credential({"clientDataJSON": client, "attestationObject": proof})

    def get(self, options: Json) -> Json:
        client = self._client_data("webauthn.get", options["challenge"])
        data = self._data(self.flags)
        signed = data + hashlib.sha256(client).digest()
        return self._credential(
            {
                "clientDataJSON": client,
                "authenticatorData": data,
                "signature": self.private.sign(signed, ECDSA(SHA256())),
                "userHandle": self.user,
            }
        )

    def _credential(self, response: dict[str, bytes]) -> Json:
        name = bytes_to_base64url(self.credential_id)
        said = {key: bytes_to_base64url(value) for key, value in response.items()}
        return {"id": name, "rawId": name, "type": "public-key", "response": said}

    def _client_data(self, kind: str, challenge: str) -> bytes:
        said = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(said).encode()

    def _data(self, flags: int) -> bytes:
        self.count += 1
        name = hashlib.sha256(self.rp_id.encode()).digest()
        return name + bytes([flags]) + self.count.to_bytes(4, "big")

    def _public_key(self) -> bytes:
        """As a COSE key: EC2, ES256, P-256."""
        point = self.private.public_key().public_numbers()
        x, y = (number.to_bytes(32, "big") for number in (point.x, point.y))
        return bytes(cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y}))
