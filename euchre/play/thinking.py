"""Lets a computer player think without stopping the picture: in a process of its own.

The process is started by *spawn*: a fork of a program that has opened a window hangs at its end.
Where no process can be started, or it dies, a thread thinks instead.
"""

from __future__ import annotations

import hmac
import logging
import multiprocessing
import sys
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, Union

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

    from euchre.ai.hint import Advice
    from euchre.rules.actions import Action
    from euchre.rules.view import PlayerView

_log = logging.getLogger(__name__)

_SEED_DIGITS = 32
_SWITCH_SECONDS = 0.0005
"""How often a thinking thread lets the picture have its turn; Python's own 5 ms halve it."""


def seed_of_thought(secret: str, view: PlayerView) -> str:
    """The seed for one decision of whoever has this *view*, in 32 hexadecimal digits.

    It follows from a secret that leads to no card (`Record.thoughts`) and from what the player
    knows, never from the seed of the game or the place in its log: a weak hand that is kept
    silently is an action that nobody else may know of. Without a secret (numbers that people
    type, games of a day, older games) it follows from what the player knows alone.
    """
    # Not at the top: what is thought with is loaded where thinking happens.
    from euchre.ai.cards.seeded_rng import known  # noqa: PLC0415

    words = "|".join(known(view)).encode()
    return hmac.new(secret.encode(), words, "sha256").hexdigest()[:_SEED_DIGITS]


@dataclass(frozen=True)
class Question:
    """One decision to be made: by a player of what level, in what position.

    Equal questions have equal answers, so a resumed game thinks the same thoughts. Nothing in it
    leads to a card that the player may not see.
    """

    level: str
    seed: str
    """See `seed_of_thought`."""
    view: PlayerView

    def think(self) -> Action:
        """Decide, here and now."""
        from euchre.ai.agent import agent, guarded  # noqa: PLC0415 - only where thinking happens

        return guarded(agent(self.level, self.seed), self.view)


@dataclass(frozen=True)
class Wondering:
    """A person wonders what the expert would do with what he can see."""

    seed: str
    view: PlayerView

    def think(self) -> tuple[Advice, ...]:
        """Weigh every choice, here and now, the best one first."""
        from euchre.ai.hint import hint  # noqa: PLC0415 - only where thinking happens

        return hint(self.view, self.seed)


Thought = Union["Action", "tuple[Advice, ...]"]
"""What comes of thinking: a decision, or advice."""


class Thinking(Protocol):
    """Answers one question at a time."""

    def ask(self, question: Question | Wondering) -> None:
        """Begin to think; a question still open is forgotten."""

    def answer(self) -> Thought | None:
        """What came of it, or None while there is nothing yet."""

    def close(self) -> None:
        """Stop thinking for good."""


class AtOnce:
    """Thinks when asked, in this very process: for tests, arenas and tools."""

    def __init__(self) -> None:
        self._answer: Thought | None = None

    def ask(self, question: Question | Wondering) -> None:
        """Think now."""
        self._answer = question.think()

    def answer(self) -> Thought | None:
        """What came of it, once."""
        answer, self._answer = self._answer, None
        return answer

    def close(self) -> None:
        """Nothing is left running."""


class InThread:
    """Thinks in a thread: where a process cannot be had."""

    def __init__(self) -> None:
        sys.setswitchinterval(_SWITCH_SECONDS)
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="euchre-thinking")
        self._future: Future[Thought] | None = None

    def ask(self, question: Question | Wondering) -> None:
        """Begin to think."""
        self._future = self._pool.submit(question.think)

    def answer(self) -> Thought | None:
        """What came of it, once, when there is one."""
        if self._future is None or not self._future.done():
            return None
        future, self._future = self._future, None
        return future.result()

    def close(self) -> None:
        """Let the thread end after its last thought."""
        self._pool.shutdown(wait=False, cancel_futures=True)


class Beside:
    """Thinks in a process beside the program, which ends with it."""

    def __init__(self) -> None:
        self._asked = 0
        self._question: Question | Wondering | None = None
        self._thread: InThread | None = None
        self._pipe: Connection | None = None
        self._process: BaseProcess | None = None

    def start(self) -> None:
        """Start the process; called after the first picture, since it takes a moment."""
        if self._process or self._thread:
            return
        context = multiprocessing.get_context("spawn")
        try:
            self._pipe, theirs = context.Pipe()
            self._process = context.Process(
                target=_think, args=(theirs,), name="euchre-thinking", daemon=True
            )
            self._process.start()
            theirs.close()
        except (OSError, RuntimeError) as error:
            self._fall_back(error)

    def ask(self, question: Question | Wondering) -> None:
        """Begin to think."""
        self.start()
        self._asked += 1
        self._question = question
        if self._thread:
            self._thread.ask(question)
            return
        try:
            assert self._pipe is not None
            self._pipe.send((self._asked, question))
        except OSError as error:
            self._fall_back(error)

    def answer(self) -> Thought | None:
        """What came of it, once, when there is one."""
        if self._thread:
            return self._thread.answer()
        try:
            while self._pipe is not None and self._pipe.poll():
                number, thought = self._pipe.recv()
                if number == self._asked and self._question is not None:
                    self._question = None
                    return _as_thought(thought)
        except (OSError, EOFError) as error:
            self._fall_back(error)
        return None

    def close(self) -> None:
        """End the process."""
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        if self._process is not None and self._process.pid is not None:
            self._process.terminate()
            self._process.join(1)
        if self._thread:
            self._thread.close()

    def _fall_back(self, error: Exception) -> None:
        _log.warning("no process to think in, thinking in a thread: %s", error)
        self._pipe = None
        self._thread = InThread()
        if self._question is not None:
            self._thread.ask(self._question)


def _as_thought(answer: Thought | Exception) -> Thought:
    if isinstance(answer, Exception):
        raise answer
    return answer


def _think(pipe: Connection) -> None:
    """Answer questions until the other end is closed, the last one asked first."""
    try:
        while True:
            number, question = pipe.recv()
            while pipe.poll():
                number, question = pipe.recv()
            try:
                answer: Thought | Exception = question.think()
            except Exception as error:  # noqa: BLE001 - sent to the program, which reports it
                answer = error
            pipe.send((number, answer))
    except (EOFError, OSError, KeyboardInterrupt):
        return
