"""The generator that lives in the state: xoshiro128++ on 32-bit words.

Pure integer arithmetic below 2**63, so it gives the same numbers on every machine, interpreted or compiled.
"""

from __future__ import annotations

from typing import Final

MASK: Final = 0xFFFFFFFF


class Rng:
    """Four 32-bit words. Make one with `seeded`, or with the words of another."""

    __slots__ = ("w0", "w1", "w2", "w3")

    def __init__(self, w0: int, w1: int, w2: int, w3: int) -> None:
        self.w0 = w0
        self.w1 = w1
        self.w2 = w2
        self.w3 = w3

    def copy(self) -> Rng:
        return Rng(self.w0, self.w1, self.w2, self.w3)

    def word(self) -> int:
        """The next 32 random bits."""
        w0, w1, w2, w3 = self.w0, self.w1, self.w2, self.w3
        total = (w0 + w3) & MASK
        w2 ^= w0
        w3 ^= w1
        self.w0 = w0 ^ w3
        self.w1 = w1 ^ w2
        self.w2 = w2 ^ (w1 << 9) & MASK
        self.w3 = (w3 << 11) & MASK | w3 >> 21
        return (((total << 7) & MASK | total >> 25) + w0) & MASK

    def next(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        limit = 0x100000000 - 0x100000000 % n
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
    """The generator of a seed; any integer will do."""
    words: list[int] = []
    low = seed & MASK
    high = (seed >> 32) & MASK
    x = low
    for i in range(4):
        # splitmix32 over both halves: near seeds give unrelated streams
        x = (x + 0x9E3779B9 + (high if i == 1 else 0)) & MASK
        z = x
        z = ((z ^ (z >> 16)) * 0x21F0AAAD) & MASK
        z = ((z ^ (z >> 15)) * 0x735A2D97) & MASK
        words.append(z ^ (z >> 15))
    if words == [0, 0, 0, 0]:
        words[0] = 1
    return Rng(words[0], words[1], words[2], words[3])


def derived(seed: int, number: int) -> int:
    """The seed of something that has a number, such as one of many games: unrelated to that of its neighbours."""
    rng = seeded(seeded(seed).word() + (number << 32))
    return rng.word() << 20 ^ rng.word()
