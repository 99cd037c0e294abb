"""Programs that tests start."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.support import running_program


@pytest.fixture
def deaf_to_interrupts() -> Iterator[None]:
    """As `./test &` in a script starts us."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("deaf_to_interrupts")
def test_a_program_hears_ctrl_c_where_its_tests_do_not() -> None:
    """What is ignored is not handed on."""
    with running_program(["sh", "-c", "echo up; exec sleep 600"], stdout=subprocess.PIPE) as program:
        assert program.stdout is not None
        program.stdout.readline()  # before that it may not have begun to listen
        program.send_signal(signal.SIGINT)
        assert program.wait(10) == -signal.SIGINT
    assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN


def test_a_program_and_its_children_end_with_a_test_that_fails() -> None:
    """Nothing that a test has started runs on."""
    reading, writing = os.pipe()
    with ExitStack() as test:
        test.push(lambda *_: True)  # the failure goes no further
        program = test.enter_context(running_program(["sh", "-c", "sleep 600 & sleep 600"], pass_fds=[writing]))
        os.close(writing)
        pytest.fail("on purpose")
    assert program.returncode == -signal.SIGKILL
    assert os.read(reading, 1) == b""  # nobody holds the other end any more
    os.close(reading)
