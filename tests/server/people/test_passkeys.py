"""Passkeys as the server sees them. A real key in a real browser is in `tests/browser/test_account.py`."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
from typing import Any

import cbor2
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from preau.server.people import passkey_challenges
from tests.server.house import House, opened, sign_in, sign_up

ORIGIN = "http://testserver"
API = "/api/account/passkeys"


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Device:
    """A device that keeps one key, and answers as WebAuthn says."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(16)
        self.uses = 0

    def _client(self, kind: str, challenge: str, origin: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": origin, "crossOrigin": False}).encode()

    def _data(self, house: str, flags: int) -> bytes:
        self.uses += 1
        return hashlib.sha256(house.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4, "big")

    def _answer(self, response: dict[str, str]) -> dict[str, Any]:
        return {"id": text(self.id), "rawId": text(self.id), "type": "public-key", "response": response}

    def make(self, options: dict[str, Any], origin: str = ORIGIN) -> dict[str, Any]:
        numbers = self.key.public_key().public_numbers()
        cose = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")})
        data = self._data(options["rp"]["id"], 0x45) + bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cose
        made = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options["challenge"], origin)
        return self._answer({"clientDataJSON": text(client), "attestationObject": text(made)})

    def prove(self, options: dict[str, Any], origin: str = ORIGIN) -> dict[str, Any]:
        data = self._data(options["rpId"], 0x05)
        client = self._client("webauthn.get", options["challenge"], origin)
        signed = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        answer = {"clientDataJSON": text(client), "authenticatorData": text(data), "signature": text(signed)}
        return self._answer(answer)


def asked(guest: Any, what: str) -> dict[str, Any]:
    answer = guest.post(f"{API}/{what}", headers={"Origin": ORIGIN})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def send(guest: Any, path: str, credential: dict[str, Any], state: str) -> Any:
    return guest.post(f"{API}{path}", json={"credential": credential, "state": state}, headers={"Origin": ORIGIN})


@pytest.fixture
def known(house: House) -> tuple[Any, Device]:
    """Ann, and the device that opens her account."""
    ann, device = house.guest(), Device()
    sign_up(ann)
    begun = asked(ann, "options")
    answer = send(ann, "", device.make(begun["options"]), begun["state"])
    assert answer.status_code == 201, answer.text
    return ann, device


def test_in_and_out(house: House, known: tuple[Any, Device]) -> None:
    """A key that was added opens the account; one that was taken off, or that nobody knows, does not."""
    ann, device = known
    guest = house.guest()
    guest.get("/api/games")
    begun = asked(guest, "sign-in-options")
    assert send(guest, "/sign-in", device.prove(begun["options"]), begun["state"]).json()["name"] == "Ann"
    key = ann.get("/api/account").json()["passkeys"][0]["id"]
    other = house.guest()
    sign_up(other, "Bob")
    assert other.post(f"{API}/{key}/remove").status_code == 204
    assert len(ann.get("/api/account").json()["passkeys"]) == 1, "another account's key is not theirs to take off"
    assert ann.post(f"{API}/{key}/remove").status_code == 204
    again = house.guest()
    again.get("/api/games")
    for each in (device, Device()):
        begun = asked(again, "sign-in-options")
        assert send(again, "/sign-in", each.prove(begun["options"]), begun["state"]).json()["code"] == "bad_passkey"


def test_an_account_without_a_password(house: House) -> None:
    """A passkey alone makes it and opens it; no password does, and the last key is not taken off by mistake."""
    ann, device = house.guest(), Device()
    table = opened(ann)["id"]
    begun = ann.post(f"{API}/sign-up-options", json={"name": "Ann"}, headers={"Origin": ORIGIN}).json()
    form = {"name": "Ann", "credential": device.make(begun["options"]), "state": begun["state"]}
    assert ann.post(f"{API}/sign-up", json=form, headers={"Origin": ORIGIN}).status_code == 201
    me = ann.get("/api/account").json()
    assert (me["name"], me["password"], len(me["passkeys"])) == ("Ann", False, 1)
    assert sign_in(house.guest(), "Ann", "")["code"] == "bad_login"
    assert ann.post(f"{API}/{me['passkeys'][0]['id']}/remove").json()["code"] == "last_passkey"
    phone = house.guest()
    begun = asked(phone, "sign-in-options")
    assert send(phone, "/sign-in", device.prove(begun["options"]), begun["state"]).status_code == 200
    assert [each["id"] for each in phone.get("/api/tables").json()["mine"]] == [table]
    assert ann.post("/api/account/password", json={"new": "a password at last"}).status_code == 204
    assert ann.post(f"{API}/{me['passkeys'][0]['id']}/remove").status_code == 204
    assert sign_in(house.guest(), "Ann", "a password at last")["name"] == "Ann"


def test_a_name_is_taken_by_passkeys_too(house: House, known: tuple[Any, Device]) -> None:
    """And then no account is made."""
    guest, device = house.guest(), Device()
    begun = guest.post(f"{API}/sign-up-options", json={"name": "ann"}, headers={"Origin": ORIGIN}).json()
    form = {"name": "ann", "credential": device.make(begun["options"]), "state": begun["state"]}
    assert guest.post(f"{API}/sign-up", json=form, headers={"Origin": ORIGIN}).json()["code"] == "name_taken"
    assert guest.get("/api/account").json()["name"] is None


def test_a_challenge_is_good_once_and_for_one_guest(house: House, known: tuple[Any, Device]) -> None:
    """An answer that was overheard opens nothing, and neither does a challenge that was meant for something else."""
    _, device = known
    guest, thief = house.guest(), house.guest()
    guest.get("/api/games")
    thief.get("/api/games")
    begun = asked(guest, "sign-in-options")
    proof = device.prove(begun["options"])
    assert send(thief, "/sign-in", proof, begun["state"]).json()["code"] == "bad_passkey"
    assert send(guest, "/sign-in", proof, begun["state"]).status_code == 200
    assert send(guest, "/sign-in", proof, begun["state"]).json()["code"] == "bad_passkey"
    adding = asked(guest, "options")
    asking = {"challenge": adding["options"]["challenge"], "rpId": "testserver"}
    assert send(guest, "/sign-in", device.prove(asking), adding["state"]).json()["code"] == "bad_passkey"


@pytest.mark.parametrize("fault", ["origin", "signature", "counter", "house", "nonsense", "note"])
def test_a_false_proof(house: House, known: tuple[Any, Device], fault: str) -> None:
    """Of another site, with another key, with a counter that went back, or no proof at all: the same refusal."""
    _, device = known
    guest = house.guest()
    guest.get("/api/games")
    begun = asked(guest, "sign-in-options")
    options, state = begun["options"], begun["state"]
    match fault:
        case "origin":
            proof = device.prove(options, "https://evil.example")
        case "signature":
            device.key = ec.generate_private_key(ec.SECP256R1())
            proof = device.prove(options)
        case "counter":
            device.uses = 0
            proof = device.prove(options)
        case "house":
            proof = device.prove({**options, "rpId": "evil.example"})
        case "note":
            proof, state = device.prove(options), f"{state}x"
        case _:
            proof = {"id": text(device.id), "response": {"clientDataJSON": 7}}
    answer = send(guest, "/sign-in", proof, state)
    assert (answer.status_code, answer.json()["code"]) == (403, "bad_passkey")
    assert guest.get("/api/account").json()["name"] is None


def test_who_signed_in_long_ago_signs_in_again(house: House, known: tuple[Any, Device]) -> None:
    """A browser left open is not enough to add a key that stays."""
    ann, _ = known
    house.clock.pass_by(16 * 60)
    assert ann.post(f"{API}/options", headers={"Origin": ORIGIN}).json()["code"] == "sign_in_again"


def test_without_the_extra(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server says so, and the page offers none."""
    monkeypatch.setattr(passkey_challenges, "PASSKEYS_AVAILABLE", False)
    guest = house.guest()
    assert guest.post(f"{API}/sign-in-options").json()["code"] == "passkeys_off"
    assert "data-passkey-sign-in" not in guest.get("/account").text
