"""An honest deal, shown: what the pack was going to be is promised before it is dealt.

Before a deal the program tells the SHA-256 of the shuffled pack and a salt; after it, pack and
salt, so that anybody can work the digest out again. The salt follows from a secret of 128 random
bits in the game's record: a resumed game keeps its promise, and the digest tells nobody the cards,
for nobody can try out that many salts.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from euchre.play.record import Record
    from euchre.rules.cards import Card


@dataclass(frozen=True)
class Proof:
    """A deal that can be checked against the digest shown before it."""

    pack: tuple[Card, ...]
    """The shuffled pack, the card dealt first in front."""
    salt: str

    @property
    def text(self) -> str:
        """What the digest is made from: the cards and the salt, each after a space."""
        return f"{' '.join(map(str, self.pack))} {self.salt}"

    @property
    def digest(self) -> str:
        """The SHA-256 of the text, in 64 hexadecimal digits: what is promised."""
        return hashlib.sha256(self.text.encode()).hexdigest()

    @property
    def python_command(self) -> str:
        """A line for any command prompt with Python that prints the digest."""
        make = f"import hashlib; print(hashlib.sha256(b'{self.text}').hexdigest())"
        return f'python3 -c "{make}"'

    @property
    def shell_command(self) -> str:
        """A line for a Unix shell that prints the digest."""
        return f"printf %s '{self.text}' | sha256sum"


def proof(record: Record, index: int, pack: tuple[Card, ...]) -> Proof:
    """The proof of the deal with this *index* (0, 1, ...) of a game.

    A record without a salt of its own, as a typed seed gives it, is salted with
    its seed: that keeps the promise, but hides it only from people who do not know the seed.
    """
    secret = record.salt or f"seed {record.seed}"
    return Proof(
        pack, hashlib.sha256(f"euchre salt {secret} {index}".encode()).hexdigest()[:32]
    )
