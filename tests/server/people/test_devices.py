"""Devices and sessions: who tries a name does not lock its owner out, and one sees where one is signed in."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

import pytest

from preau.play.clocks import DAY_SECONDS
from preau.server.people.common_passwords import is_common
from preau.server.people.devices import device_name
from preau.server.people.guests import GUEST_COOKIE, HOST_PREFIX
from tests.server.house import PASSWORD, House, opened, sign_in, sign_up

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
SAFARI = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1"


def test_a_names_owner_is_not_locked_out(tmp_path: Path, stack: ExitStack) -> None:
    """Others may try as often as they like, from the same address and from many: the owner comes in."""
    house = House(tmp_path, stack, guess_rate="3/hour", name_rate="5/hour", pressed_rate="1/hour")
    ann = house.guest()
    sign_up(ann)
    ann.post("/api/account/sign-out")
    told = [sign_in(house.guest(), password="not the password")["code"] for _ in range(4)]
    assert told == ["bad_login"] * 3 + ["too_many"]  # for strangers of this address, under this name
    for number in range(9):
        sign_in(house.guest(address=f"192.0.2.{number}"), password="not the password")
    assert sign_in(house.guest(address="192.0.2.3"), password="not the password")["code"] == "too_many"
    assert sign_in(house.guest(address="192.0.2.99"))["name"] == "Ann"  # a new device, at an address of its own
    assert sign_in(ann)["name"] == "Ann"  # a known one, at the very address from which others try
    ann.post("/api/account/sign-out")
    told = [sign_in(ann, password="not the password")["code"] for _ in range(4)]
    assert told == ["bad_login"] * 3 + ["too_many"]  # a known device may not guess for ever either
    bob = house.guest()
    sign_up(bob, "Bob")
    assert sign_in(bob, "Ann")["code"] == "too_many"  # and is known under its own name alone


def test_sessions_are_listed_and_ended_one_by_one(house: House) -> None:
    ann = house.guest()
    ann.headers["User-Agent"] = FIREFOX
    sign_up(ann)
    phone = house.guest()
    phone.headers["User-Agent"] = SAFARI
    house.clock.pass_by(5)
    sign_in(phone)
    listed = ann.get("/api/account/sessions").json()
    assert [(each["device"], each["current"]) for each in listed] == [
        ("Safari, iPhone", False), ("Firefox, Linux", True),
    ]  # fmt: skip
    page = ann.get("/account").text
    assert "Safari, iPhone" in page
    assert "Safari、iPhone" in ann.get("/account?lang=ja").text
    assert f"/api/account/sessions/{listed[0]['id']}/end" in page
    assert f"/api/account/sessions/{listed[1]['id']}/end" not in page  # that is what signing out is for
    stranger = house.guest()
    sign_up(stranger, "Bob")
    stranger.post(f"/api/account/sessions/{listed[0]['id']}/end")
    assert phone.get("/api/account").json()["name"] == "Ann"
    assert ann.post(f"/api/account/sessions/{listed[0]['id']}/end").status_code == 204
    assert phone.get("/api/account").json()["name"] is None
    assert [each["current"] for each in ann.get("/api/account/sessions").json()] == [True]
    assert ann.post(f"/api/account/sessions/{listed[1]['id']}/end").status_code == 204
    assert ann.get("/api/account").json()["name"] is None
    assert ann.get("/api/account/sessions").json()["code"] == "signed_out"


def test_accounts_are_signed_out_sooner_than_guests_are_forgotten(house: House) -> None:
    """Who stays away for a month signs in again; a guest, who could not, is known for longer."""
    ann, guest = house.guest(), house.guest()
    sign_up(ann)
    table = opened(guest)["id"]
    for _ in range(3):  # who comes back stays
        house.clock.pass_by(20 * DAY_SECONDS)
        assert ann.get("/api/account").json()["name"] == "Ann"
    house.clock.pass_by(31 * DAY_SECONDS)
    assert ann.get("/api/account").json()["name"] is None
    assert [each["id"] for each in guest.get("/api/tables").json()["mine"]] == [table]


def test_cookies_behind_https(tmp_path: Path, stack: ExitStack) -> None:
    """They are called so that nobody else can set them; one of before is read once, and then taken away."""
    house = House(tmp_path, stack)
    before = house.guest()
    table = opened(before)["id"]
    old = before.cookies[GUEST_COOKIE]
    house._given["secure_cookies"] = True
    house.restart()
    after = house.guest()
    after.base_url = "https://testserver"
    after.cookies.set(GUEST_COOKIE, old)
    answer = after.get("/api/tables")
    assert [each["id"] for each in answer.json()["mine"]] == [table]
    told = answer.headers.get_list("set-cookie")
    assert told[0].startswith(f"{HOST_PREFIX}{GUEST_COOKIE}={old.split('.')[0]}.")
    assert {"Secure", "Path=/", "HttpOnly"} <= set(told[0].split("; "))
    assert "Domain" not in told[0]
    assert told[1].startswith(f'{GUEST_COOKIE}=""; expires=') or "Max-Age=0" in told[1]
    new = told[0].split(";")[0].partition("=")[2]
    both = house.guest()
    both.headers["Cookie"] = f"{GUEST_COOKIE}=planted; {HOST_PREFIX}{GUEST_COOKIE}={new}"
    assert [each["id"] for each in both.get("/api/tables").json()["mine"]] == [table]


@pytest.mark.parametrize(
    "password",
    ["password123", "P@ssw0rd2024!", "qwertyuiop", "1q2w3e4r5t", "iloveyou123", "aaaaaaaaaaaa", "abcabcabcabc",
     "1234567890", "azertyuiop1234", "19870314200", "passwordpassword", "dragonmonkey", "Sommer2025!", "motdepasse1",
     "Annie-Belle99", "$uperman123", "!!football!!"],
)  # fmt: skip
def test_common_passwords_are_refused(house: House, password: str) -> None:
    assert is_common(password, "Annie-Belle")
    answer = house.guest().post("/api/account/sign-up", json={"name": "Annie-Belle", "password": password})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad_password")


def test_other_passwords_are_taken(house: House) -> None:
    for password in (
        PASSWORD,
        "vermeer teaspoon",
        "Tr0ub4dor&3xyz",
        "kühler Abendwind 7",
        "8f3kd02mzq",
        "夏の夜の長い散歩道です",
    ):
        assert not is_common(password, "Ann"), password
    ann = house.guest()
    sign_up(ann)
    changed = {"old": PASSWORD, "new": "password12345"}
    assert ann.post("/api/account/password", json=changed).json()["code"] == "bad_password"


def test_whom_to_tell_of_a_hole(tmp_path: Path, stack: ExitStack) -> None:
    house = House(tmp_path, stack, security_contact="mailto:host@preau.example")
    lines = house.guest().get("/.well-known/security.txt").text.splitlines()
    assert lines[0] == "Contact: mailto:host@preau.example"
    assert lines[1].startswith("Expires: 20")
    assert House(tmp_path / "other", stack).guest().get("/.well-known/security.txt").status_code == 404


def test_an_unknown_device_has_words(house: House) -> None:
    ann = house.guest()
    sign_up(ann)
    ann.headers["user-agent"] = "curl/8"
    sign_in(ann, "Ann")
    page = ann.get("/account").text
    assert "An unknown device, since" in page
    assert "?, since" not in page


def test_devices_by_name() -> None:
    assert [device_name(each) for each in (FIREFOX, SAFARI, "", "curl/8")] == [
        "Firefox, Linux",
        "Safari, iPhone",
        "?",
        "?",
    ]
