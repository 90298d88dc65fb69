"""Sentences about a player who may be called "You", as the only person at a table usually is.

A name is put into a sentence as it is; "You" is no name there, but the reader: "called by you",
"You deal next". Whoever puts a name into a sentence asks here which wording fits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.i18n import _

if TYPE_CHECKING:
    from collections.abc import Sequence


def is_you(name: str) -> bool:
    """Whether a name is the usual one of the only person at a table."""
    return name == _("You")


def about(name: str, others: str, you: str, **facts: str | int) -> str:
    """Tell of a player by name in the sentence *others*, or of the reader in the sentence *you*."""
    return (you if is_you(name) else others).format(name=name, **facts)


def you_first(names: Sequence[str]) -> list[str]:
    """Names in the order in which they are told at the beginning of a sentence."""
    return sorted(names, key=lambda name: not is_you(name))


def within(names: Sequence[str]) -> str:
    """One or more names inside a sentence: "you and Carla", "Ben", "Ben, Carla and Dan"."""
    told = [_("you") if is_you(name) else name for name in you_first(names)]
    if len(told) == 1:
        return told[0]
    return _("{names} and {last}").format(names=", ".join(told[:-1]), last=told[-1])
