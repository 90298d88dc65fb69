"""Lets a computer player think without stopping the picture: in a process of its own.

A process that ends, or gives no answer for too long, is replaced by another one; where none can
be started, or none has ever answered, a thread thinks instead.
"""

from __future__ import annotations

import hmac
import logging
import sys
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from queue import SimpleQueue
from threading import Thread
from time import monotonic
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeAlias

from euchre.ai.cards.seeded_rng import known
from euchre.child_process import ByName, ChildLost, ChildProcess

if TYPE_CHECKING:
    from collections.abc import Callable

    from euchre.ai.hint import Advice
    from euchre.rules.actions import Action
    from euchre.rules.view import PlayerView

_log = logging.getLogger(__name__)

_MOVE = ByName("euchre.play.thinking", "move")
_ADVICE = ByName("euchre.play.thinking", "advice")
"""By name: whoever only asks need not load the computer players."""

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
    words = "|".join(known(view)).encode()
    return hmac.new(secret.encode(), words, "sha256").hexdigest()[:_SEED_DIGITS]


@dataclass(frozen=True)
class MoveRequest:
    """One decision to be made: by a player of what level, in what position.

    Equal questions have equal answers, so a resumed game thinks the same thoughts. Nothing in it
    leads to a card that the player may not see.
    """

    level: str
    """A level or a character of `ai.roster`."""
    seed: str
    """See `seed_of_thought`."""
    view: PlayerView

    def think(self) -> Action:
        """Decide, here and now."""
        action: Action = _MOVE(self.level, self.seed, self.view)
        return action


class Timeouts(NamedTuple):
    """For how many seconds an answer is awaited."""

    to_answer: float
    to_start: float
    """While the process has not yet loaded what it thinks with."""


TIMEOUTS = Timeouts(10.0, 30.0)
"""The longest thought takes a second, and a computer may have a lot else to do."""
LONGEST_GAP = 0.5
"""The most seconds that count between two looks."""


@dataclass(frozen=True)
class HintRequest:
    """What would the expert do in the place of a person, with what that person can see?"""

    seed: str
    view: PlayerView

    def think(self) -> tuple[Advice, ...]:
        """Weigh every choice, here and now, the best one first."""
        advice: tuple[Advice, ...] = _ADVICE(self.seed, self.view)
        return advice


class Question(Protocol):
    """Something to think about; it goes to another process, so it is a plain value."""

    def think(self) -> Any:
        """Think about it, here and now; what comes of it is no None."""


Thought: TypeAlias = Any
"""What comes of thinking: a decision, advice, or whatever else was asked for."""


class Worker(Protocol):
    """Answers one question at a time."""

    def ask(self, question: Any) -> None:
        """Begin to think about a `Question`; one still open is forgotten."""

    def answer(self) -> Thought | None:
        """What came of it, or None while there is nothing yet."""

    def close(self) -> None:
        """Stop thinking for good."""


class InlineWorker:
    """Thinks when asked, in this very process: for tests, arenas and tools."""

    def __init__(self) -> None:
        self._answer: Thought | None = None

    def ask(self, question: Question) -> None:
        """Think now."""
        self._answer = question.think()

    def answer(self) -> Thought | None:
        """What came of it, once."""
        answer, self._answer = self._answer, None
        return answer

    def close(self) -> None:
        """Nothing is left running."""


class ThreadWorker:
    """Thinks in a thread: where a process cannot be had."""

    def __init__(self) -> None:
        sys.setswitchinterval(_SWITCH_SECONDS)
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="euchre-thinking")
        self._future: Future[Thought] | None = None

    def ask(self, question: Question) -> None:
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


class ProcessWorker:
    """Thinks in a process beside the program, which ends with it."""

    def __init__(
        self,
        interrupted: Callable[[], None] = lambda: None,
        timeouts: Timeouts = TIMEOUTS,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        """*interrupted* is called when a question has to be thought about once more, elsewhere.

        That happens when the process has ended, or when by the *clock* the answer is overdue.
        """
        self._interrupted = interrupted
        self._timeouts = timeouts
        self._clock = clock
        self._question: Question | None = None
        self._process: ThinkingProcess | None = None
        self._thread: ThreadWorker | None = None
        self._waited = self._looked = 0.0
        self._loaded = False
        self._closed = False

    @property
    def pid(self) -> int | None:
        """The number of the process that thinks; None while there is none."""
        return self._process.pid if self._process else None

    def start(self) -> None:
        """Start the process; called after the first picture, since it takes a moment."""
        if self._process or self._thread or self._closed:
            return
        try:
            self._process = ThinkingProcess()
        except (OSError, RuntimeError) as error:
            self._use_thread(error)

    def ask(self, question: Question) -> None:
        """Begin to think."""
        self.start()
        self._question = question
        self._waited, self._looked = 0.0, self._clock()
        if self._thread:
            self._thread.ask(question)
        elif self._process:
            self._process.ask(question)

    def answer(self) -> Thought | None:
        """What came of it, once, when there is one."""
        if self._thread:
            return self._thread.answer()
        if self._process is None or self._question is None:
            return None
        answer = self._process.answer()
        if isinstance(answer, ChildLost):
            self._think_anew(self._process, answer)
        elif isinstance(answer, Exception):
            self._question = None
            raise answer
        elif answer is not None:
            self._question = None
            return answer
        elif self._overdue(self._process):
            self._think_anew(self._process, TimeoutError("it takes too long"))
        return None

    def close(self) -> None:
        """End the process."""
        self._closed = True
        if self._process:
            self._process.close()
            self._process = None
        if self._thread:
            self._thread.close()

    def _overdue(self, process: ThinkingProcess) -> bool:
        """Whether it takes too long. While nobody looks, as in a computer's sleep, no time counts."""
        now = self._clock()
        self._waited += min(now - self._looked, LONGEST_GAP)
        self._looked = now
        if process.loaded is not self._loaded:
            self._loaded, self._waited = process.loaded, 0.0
        most = self._timeouts.to_answer if process.loaded else self._timeouts.to_start
        return self._waited > most

    def _think_anew(self, process: ThinkingProcess, error: Exception) -> None:
        """Go on without this process: with another one, if it has been of any use, or a thread."""
        process.close()
        self._process = None
        if process.answered:
            _log.warning("thinking in another process: %s", error)
            self.start()
        else:
            self._use_thread(error)
        self._interrupted()
        assert self._question is not None
        self.ask(self._question)

    def _use_thread(self, error: Exception) -> None:
        _log.warning("no process to think in, thinking in a thread: %s", error)
        self._thread = ThreadWorker()


class ThinkingProcess:
    """A process that thinks, and the thread that talks to it, so that nobody else ever waits."""

    def __init__(self) -> None:
        """Start both; OSError or RuntimeError if that cannot be."""
        self._worker = ChildProcess()
        self._questions: SimpleQueue[tuple[int, Question] | None] = SimpleQueue()
        self._answers: SimpleQueue[tuple[int, Thought | Exception]] = SimpleQueue()
        self._asked = 0
        self.loaded = False
        """Whether it has loaded what it thinks with."""
        self.answered = False
        """Whether it has ever answered anything."""
        Thread(target=self._talk, name="euchre-thinking", daemon=True).start()

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._worker.pid

    def ask(self, question: Question) -> None:
        """Begin to think."""
        self._asked += 1
        self._questions.put((self._asked, question))

    def answer(self) -> Thought | Exception | None:
        """What came of the last question, when there is something; ChildLost if nothing can."""
        while not self._answers.empty():
            number, answer = self._answers.get()
            if number == self._asked or isinstance(answer, ChildLost):
                return answer
        return None

    def close(self) -> None:
        """End it, in the middle of a thought if need be."""
        self._worker.close()
        self._questions.put(None)

    def _talk(self) -> None:
        try:
            # The first question is to be answered as soon as the others.
            self._worker.run(_MOVE.load)
            self.loaded = True
            while (asked := self._questions.get()) is not None:
                if self._questions.empty():
                    self._answers.put((asked[0], self._thought(asked[1])))
        except ChildLost as error:
            self._answers.put((0, error))

    def _thought(self, question: Question) -> Thought | Exception:
        try:
            thought: Thought = self._worker.run(question.think)
        except ChildLost:
            raise
        except Exception as error:  # noqa: BLE001 - raised where the answer is asked for
            return error
        self.answered = True
        return thought
