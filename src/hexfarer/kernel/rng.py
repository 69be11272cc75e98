"""The generator that lives in the state: BLAKE2b with a secret key over 0, 1, 2, …, sixteen words a block.

Whoever plays sees dice, draws and shuffles. From a linear generator the rest of the game can be computed from a few
dozen of them; here that would mean to break a keyed hash. The key is 256 bits and comes from the whole seed, so there
is nothing to try out either, as long as nobody could guess the seed.

The hash is the standard library's, so it gives the same words on every machine, interpreted or compiled.
"""

from __future__ import annotations

from hashlib import blake2b
from struct import Struct
from typing import Final

from hexfarer.kernel.phrase import Problem

WORDS: Final = 16  # in a block, of 32 bits each
RANGE: Final = 1 << 32
NUMBERS: Final = 9  # in which a generator can be written down
MOST_TRIES: Final = 500_000  # seeds looked at for numbers that are wanted
_BLOCK: Final = Struct("<16I")
_KEY: Final = Struct("<8I")


class Rng:
    """A key, and how many words have been taken. Make one with `seeded`, or go on where another was."""

    __slots__ = ("_block", "key", "taken")

    def __init__(self, key: bytes, taken: int = 0) -> None:
        self.key = key
        self.taken = taken
        self._block: tuple[int, ...] = ()  # the words around the last one that was taken, if any was; shared by copies

    def copy(self) -> Rng:
        other = Rng(self.key, self.taken)
        other._block = self._block
        return other

    def word(self) -> int:
        """The next 32 random bits."""
        place = self.taken % WORDS
        if place == 0 or not self._block:
            number = (self.taken // WORDS).to_bytes(8, "little")
            self._block = _BLOCK.unpack(blake2b(number, key=self.key).digest())
        self.taken += 1
        return self._block[place]

    def next(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        limit = RANGE - RANGE % n
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % n

    def shuffle(self, xs: list[int]) -> None:
        for i in range(len(xs) - 1, 0, -1):
            j = self.next(i + 1)
            x = xs[i]
            xs[i] = xs[j]
            xs[j] = x


def seeded(seed: int) -> Rng:
    """The generator of a seed; any integer will do, and all of its digits count."""
    return Rng(_hash(str(seed), 32))


def loaded(wanted: list[tuple[int, list[int]]]) -> Rng:
    """A generator whose next numbers are wanted: for each, of how many it is one, and which of them will do."""
    for seed in range(MOST_TRIES):
        rng = seeded(seed)
        for of, values in wanted:
            if rng.next(of) not in values:
                break
        else:
            return seeded(seed)
    raise Problem("problem-situation-many-dice", {"number": len(wanted)})


def derived(seed: int, number: int) -> int:
    """The seed of something that has a number, such as one of many games: unrelated to that of its neighbours."""
    return int.from_bytes(_hash(f"{seed} {number}", 6), "little")  # any reader of JSON can hold it


def written(rng: Rng) -> list[int]:
    """A generator as numbers."""
    return [*_KEY.unpack(rng.key), rng.taken]


def is_written(numbers: list[int]) -> bool:
    """Could these be the numbers of a generator?"""
    return len(numbers) == NUMBERS and all(0 <= number < RANGE for number in numbers)


def read(numbers: list[int]) -> Rng:
    """The generator that was written down."""
    return Rng(_KEY.pack(*numbers[: NUMBERS - 1]), numbers[NUMBERS - 1])


def _hash(text: str, size: int) -> bytes:
    return blake2b(text.encode(), digest_size=size, person=b"hexfarer seed").digest()
