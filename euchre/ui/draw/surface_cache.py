"""Surface caches: what is costly to draw is kept within a limit of bytes, least recently used out."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator

    from pygame import Surface

Thing = TypeVar("Thing")


class SizedLRU(Generic[Thing]):
    """Things by key, bounded by what they weigh in bytes."""

    def __init__(self, limit: int, weigh: Callable[[Thing], int]) -> None:
        """Keep at most `limit` bytes, and always the newest thing."""
        self._things: OrderedDict[Hashable, Thing] = OrderedDict()
        self._weigh = weigh
        self._limit = limit
        self._weight = 0

    @property
    def weight(self) -> int:
        """Bytes of everything kept."""
        return self._weight

    def limit(self, limit: int) -> None:
        """Change how many bytes are kept."""
        self._limit = limit
        self._shrink()

    def get(self, key: Hashable) -> Thing | None:
        """Return the thing of this key, which counts as used now, or None."""
        thing = self._things.get(key)
        if thing is not None:
            self._things.move_to_end(key)
        return thing

    def __iter__(self) -> Iterator[Hashable]:
        return iter(self._things)

    def keep(self, key: Hashable, thing: Thing) -> Thing:
        """Keep a thing and return it."""
        old = self._things.pop(key, None)
        if old is not None:
            self._weight -= self._weigh(old)
        self._things[key] = thing
        self._weight += self._weigh(thing)
        self._shrink()
        return thing

    def clear(self) -> None:
        """Throw everything away."""
        self._things.clear()
        self._weight = 0

    def _shrink(self) -> None:
        while self._weight > self._limit and len(self._things) > 1:
            _key, thing = self._things.popitem(last=False)
            self._weight -= self._weigh(thing)


def size_in_bytes(surface: Surface) -> int:
    """Return what the pixels of a surface take."""
    return surface.get_pitch() * surface.get_height()


class SurfaceCache:
    """Keeps what drawing functions returned, by function and arguments."""

    def __init__(self, limit: int) -> None:
        """Keep at most `limit` bytes of pixels; what was unused longest goes first.

        It must be more than one frame shows, or pictures were drawn anew in every frame.
        """
        self._kept: SizedLRU[Surface] = SizedLRU(limit, size_in_bytes)

    @property
    def weight(self) -> int:
        """Bytes of everything kept."""
        return self._kept.weight

    def once(self, draw: Callable[..., Surface], *what: Hashable) -> Surface:
        """Return `draw(*what)`, or what it returned before."""
        # Not the method of an object: with itself among its own keys it would never be freed.
        key = getattr(draw, "__func__", draw)
        return self.under((key, what), lambda: draw(*what))

    def under(self, key: Hashable, draw: Callable[[], Surface]) -> Surface:
        """Return what is kept under a key, or `draw()`."""
        picture = self._kept.get(key)
        return self._kept.keep(key, draw()) if picture is None else picture
