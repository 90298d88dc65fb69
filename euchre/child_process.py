"""Python processes beside this one: the one way in which the program and its tools start any.

A worker runs functions, one after another, and sends back what they return. It imports from the
standard library and from the folder this program lies in; never from the current one, nor from places
that a variable of the environment names. Nothing of this process reaches it but what it is sent:
no open file, no command line, and of the environment only what a Python needs to start. It ends
with this process, whatever that dies of.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import signal
import subprocess
import sys
import weakref
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path
from queue import SimpleQueue
from threading import Lock, Thread
from typing import IO, TYPE_CHECKING, Any, NamedTuple, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from concurrent.futures import Future

T = TypeVar("T")

ROOT = Path(__file__).resolve().parents[1]
"""The folder that holds this program."""

_SERVE = "import sys; sys.path += {path!r}; from euchre.child_process import serve; serve()"
_NEEDED = (
    "DYLD_FALLBACK_LIBRARY_PATH",
    "DYLD_LIBRARY_PATH",
    "LANG",
    "LC_ALL",
    "LC_CTYPE",
    "LD_LIBRARY_PATH",
    "PATH",
    "SYSTEMDRIVE",
    "SYSTEMROOT",
    "TEMP",
    "TMP",
    "TMPDIR",
    "WINDIR",
)
"""What a Python may need to start; nothing in it tells where this program keeps its files."""
NEW_GROUP = 0x200
"""Windows' word for a process that hears no Ctrl+C."""
_LENGTH = 8
_PR_SET_PDEATHSIG = 1
_SECONDS_TO_DIE = 5


class ChildLost(Exception):  # noqa: N818 - named for what has happened
    """The process has ended, or could never work, before it gave an answer."""


class ByName(NamedTuple):
    """A function called by its name, whose module is loaded where that happens and not before.

    So a process can be asked for what this one does not load itself.
    """

    module: str
    function: str

    def __call__(self, *words: object) -> Any:
        """Load it if need be, and call it."""
        return getattr(import_module(self.module), self.function)(*words)

    def load(self) -> None:
        """Load it for later."""
        import_module(self.module)


class ChildProcess:
    """A process that does one thing after another."""

    def __init__(self, *, alike: bool = False) -> None:
        """Start it, in a thread that lasts as long as it shall; OSError if that cannot be.

        One that is *alike* shares the environment, the folder, and where to import from (after
        the standard library): for tools, which have nothing to hide from their workers.
        """
        if not sys.executable or getattr(sys, "frozen", False):
            # In a bundle it is the program itself that would be started once more.
            message = "nobody knows where a Python is"
            raise OSError(message)
        # Isolated, and without the site's own additions, which may name any folder.
        flags = ["-I", "-S", *(["-B"] if sys.dont_write_bytecode else [])]
        path = [str(ROOT), *(filter(None, sys.path) if alike else ())]
        needed = {name: os.environ[name] for name in _NEEDED if name in os.environ}
        with _deaf_to_interrupts():
            self._process = subprocess.Popen(  # noqa: S603 - this very Python
                [sys.executable, *flags, "-c", _SERVE.format(path=path)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=None if sys.stderr else subprocess.DEVNULL,
                env=None if alike else needed,
                cwd=None if alike else ROOT,
                creationflags=NEW_GROUP if sys.platform == "win32" else 0,
            )
        self._lock = Lock()
        self.close = weakref.finalize(self, _end, self._process)
        """End it at once, whatever it does and even if it was stopped; also done at the end of
        this process."""

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    def run(self, function: Callable[..., T], *words: object) -> T:
        """What *function*, which is sent by its name, returns for *words*, or raises, there.

        It waits until it is done; ChildLost if the process ends before.
        """
        work = pickle.dumps((function, words))
        with self._lock:
            try:
                _write(_pipe(self._process.stdin), work)
                answer = _read(_pipe(self._process.stdout))
            except (OSError, EOFError, ValueError) as error:
                message = f"a process ended before it answered ({error})"
                raise ChildLost(message) from error
        returned, thing = pickle.loads(answer)  # noqa: S301 - our own process
        if not returned:
            raise thing
        result: T = thing
        return result


class ChildProcesses:
    """Several workers that share the work, for tools with a lot of it."""

    def __init__(self, count: int) -> None:
        """Start so many; OSError if that cannot be."""
        self._all = [ChildProcess(alike=True) for _ in range(count)]
        self._free: SimpleQueue[ChildProcess] = SimpleQueue()
        for worker in self._all:
            self._free.put(worker)
        self._threads = ThreadPoolExecutor(count)

    def submit(self, function: Callable[..., T], *words: object) -> Future[T]:
        """Have a function run as soon as a worker is free."""
        return self._threads.submit(self._run, function, *words)

    def map(self, function: Callable[..., T], things: Iterable[object]) -> Iterator[T]:
        """What a function returns for each of *things*, in their order."""
        for future in [self.submit(function, thing) for thing in things]:
            yield future.result()

    def close(self) -> None:
        """End them, whatever they do."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        for worker in self._all:
            worker.close()

    def _run(self, function: Callable[..., T], *words: object) -> T:
        worker = self._free.get()
        try:
            return worker.run(function, *words)
        finally:
            self._free.put(worker)


@contextlib.contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Start what hears nothing of Ctrl+C, from its first moment on: the program ends it."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _end(process: subprocess.Popen[bytes]) -> None:
    # A process that was stopped answers no milder signal.
    process.kill()
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(_SECONDS_TO_DIE)
    for pipe in (process.stdin, process.stdout):
        # What was still to be written, nobody reads any more.
        with contextlib.suppress(OSError):
            _pipe(pipe).close()


def _pipe(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe is not None
    return pipe


def _write(pipe: IO[bytes], data: bytes) -> None:
    pipe.write(len(data).to_bytes(_LENGTH, "big") + data)
    pipe.flush()


def _read(pipe: IO[bytes]) -> bytes:
    """The next message; EOFError if the other side has ended."""
    length = int.from_bytes(_exactly(pipe, _LENGTH), "big")
    return _exactly(pipe, length)


def _exactly(pipe: IO[bytes], count: int) -> bytes:
    data = pipe.read(count)
    if len(data) < count:
        raise EOFError
    return data


def serve() -> None:
    """Be a worker: do what comes in by standard input, and send what comes of it."""
    _end_with_program()
    # Ctrl+C is meant for the program, which ends its workers.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    work, answers = _own_pipes()
    waiting: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_receive, args=(work, waiting), daemon=True).start()
    while True:
        _write(answers, _done(waiting.get()))


def _end_with_program() -> None:
    """Let Linux end this process with the program's, even while it is stopped.

    Elsewhere, and beside this, the end of what comes in says that nobody is there any more.
    """
    if sys.platform != "linux":
        return
    with contextlib.suppress(ImportError, OSError, AttributeError):
        import ctypes  # noqa: PLC0415 - a Python may lack it

        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)


def _own_pipes() -> tuple[IO[bytes], IO[bytes]]:
    """Standard input and output, out of the reach of what prints or asks."""
    work, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    try:
        os.dup2(2, 1)
    except OSError:
        os.dup2(nothing, 1)
    os.close(nothing)
    return work, answers


def _receive(pipe: IO[bytes], waiting: SimpleQueue[bytes]) -> None:
    try:
        while True:
            waiting.put(_read(pipe))
    except (OSError, EOFError):
        # The program has ended: nobody wants an answer any more.
        os._exit(0)


def _done(work: bytes) -> bytes:
    try:
        function, words = pickle.loads(work)  # noqa: S301 - our own program
        return pickle.dumps((True, function(*words)))
    except Exception as error:  # noqa: BLE001 - sent to the program, which reports it
        return _told(error)


def _told(error: Exception) -> bytes:
    try:
        told = pickle.dumps((False, error))
        pickle.loads(told)  # noqa: S301 - some errors can be written, but not read
    except Exception:  # noqa: BLE001 - whatever an error of the work itself does
        return pickle.dumps((False, RuntimeError(repr(error))))
    return told
