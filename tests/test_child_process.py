"""Processes beside the program: what they may import, what reaches them, and how they end."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from euchre.child_process import ChildLost, ChildProcess, ChildProcesses
from tests.hostile import hostile_folder, ran

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[1]


@pytest.fixture
def worker() -> Iterator[ChildProcess]:
    one = ChildProcess(alike=True)
    yield one
    one.close()


class OddError(Exception):
    """An error that cannot be made again from what is written of it."""

    def __init__(self, one: int, other: int) -> None:
        super().__init__(f"{one} {other}")


def chatter() -> str:
    print("to standard output")
    return sys.stdin.read() + "done"


def odd() -> None:
    raise OddError(1, 2)


def wrong() -> None:
    message = "that cannot be"
    raise LookupError(message)


def ended(pid: int, seconds: float = 20) -> bool:
    """Whether a process comes to its end within so many seconds."""
    for _ in range(int(seconds * 50)):
        try:
            os.kill(pid, 0)
            if (
                Path(f"/proc/{pid}/stat")
                .read_text(encoding="utf-8")
                .rpartition(")")[2]
                .split()[0]
                == "Z"
            ):
                return True
        except (OSError, FileNotFoundError):
            return True
        time.sleep(0.02)
    return False


def test_a_worker_returns_what_functions_return_one_after_another(worker: ChildProcess) -> None:
    assert worker.run(divmod, 17, 5) == (3, 2)
    assert worker.run(len, "x" * 3_000_000) == 3_000_000
    assert len(worker.run(bytes, 3_000_000)) == 3_000_000
    assert worker.run(os.getpid) == worker.pid != os.getpid()


def test_what_goes_wrong_in_a_worker_is_raised_here_and_it_goes_on(
    worker: ChildProcess,
) -> None:
    with pytest.raises(LookupError, match="that cannot be"):
        worker.run(wrong)
    with pytest.raises(RuntimeError, match="1 2"):
        worker.run(odd)
    assert worker.run(abs, -1) == 1


def test_what_is_printed_in_a_worker_does_not_get_into_its_answers(
    worker: ChildProcess,
) -> None:
    assert worker.run(chatter) == "done"


def test_a_worker_that_ends_is_noticed_at_once(worker: ChildProcess) -> None:
    for _ in range(2):
        with pytest.raises(ChildLost):
            worker.run(os._exit, 3)


def test_a_python_that_ends_at_once_is_noticed_at_the_first_work(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for program in ("false", "true", "nothing-of-this-name"):
        monkeypatch.setattr(sys, "executable", f"/bin/{program}")
        with pytest.raises((ChildLost, OSError)):
            ChildProcess().run(abs, -1)


@pytest.mark.parametrize(("name", "value"), [("executable", None), ("frozen", True)])
def test_where_no_python_is_known_none_is_started(
    name: str, value: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, name, value, raising=False)
    with pytest.raises(OSError, match="where a Python is"):
        ChildProcess()


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="processes cannot be stopped here")
def test_a_worker_that_was_stopped_ends_all_the_same() -> None:
    worker = ChildProcess()
    os.kill(worker.pid, signal.SIGSTOP)
    with ThreadPoolExecutor(1) as pool:
        waiting = pool.submit(worker.run, abs, -1)
        worker.close()
        with pytest.raises(ChildLost):
            waiting.result(20)
    assert ended(worker.pid, 1)


linux = pytest.mark.skipif(sys.platform != "linux", reason="only Linux ends stopped processes")

STARTED = """
import os, time
from threading import Thread
from euchre.child_process import ChildProcess
worker = ChildProcess()
worker.run(abs, -1)
print(worker.pid, flush=True)
{then}
"""


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="processes cannot be stopped here")
@pytest.mark.parametrize(
    "then",
    [
        "os.kill(worker.pid, 19)",
        "os.kill(worker.pid, 19); raise SystemExit(3)",
        "os.kill(worker.pid, 19); 1 / 0",
        pytest.param("os.kill(worker.pid, 19); os.kill(os.getpid(), 9)", marks=linux),
        "os._exit(1)",
        "os.kill(os.getpid(), 9)",
        "Thread(target=worker.run, args=(time.sleep, 600)).start(); time.sleep(0.2); os._exit(1)",
    ],
)
def test_nothing_is_left_of_a_worker_however_its_program_ends(then: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", STARTED.format(then=then)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert ended(int(done.stdout))


TELL = (
    "[dict(os.environ), sys.orig_argv, sys.argv, sys.path, os.getcwd(), *("
    "os.path.realpath(f'/proc/self/fd/{n}') for n in os.listdir('/proc/self/fd')"
    ")]"
)
"""What a worker can tell of its surroundings."""


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="open files are seen on Linux")
def test_nothing_of_the_program_reaches_a_worker_but_its_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("EUCHRE_SEED", "4711")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setattr(sys, "argv", ["main.py", "--seed", "4711"])
    monkeypatch.chdir(tmp_path)
    with (tmp_path / "game.euchre").open("w", encoding="utf-8", newline="\n") as file:
        # As a careless library may leave it.
        os.set_inheritable(file.fileno(), True)  # noqa: FBT003
        with closing(ChildProcess()) as worker:
            code = f"(lambda os, sys: {TELL})(*map(__import__, ('os', 'sys')))"
            told = str(worker.run(eval, code))
    assert "euchre.child_process" in told
    for secret in ("4711", str(tmp_path), "game.euchre"):
        assert secret not in told


@pytest.mark.parametrize("alike", [False, True])
def test_a_worker_imports_nothing_from_the_current_folder(
    tmp_path: Path, *, alike: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = hostile_folder(tmp_path / "downloads")
    monkeypatch.chdir(folder)
    monkeypatch.syspath_prepend("")
    with closing(ChildProcess(alike=alike)) as worker:
        assert str(folder) not in worker.run(eval, "__import__('tabnanny').__file__")
    assert ran(folder) == ""


def test_several_workers_share_the_work_and_answer_in_order() -> None:
    with closing(ChildProcesses(3)) as workers:
        assert list(workers.map(abs, range(-20, 0))) == list(range(20, 0, -1))
        pids = {workers.submit(os.getpid).result() for _ in range(9)}
        assert len(pids) == 3
        with pytest.raises(LookupError):
            workers.submit(wrong).result()
    # Elsewhere, asking after a process ends it.
    assert os.name != "posix" or all(map(ended, pids))
