"""The state's own generator: sfc32 on 32-bit words (DESIGN 3.4.5).

Only additions, shifts and exclusive-ors below 2**62, so compiled and interpreted code draw the same numbers.
"""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64, mypyc_attr

from civitas.kernel.errors import OptionError

SEED_BITS: Final = 96
SEED_LIMIT: Final = 1 << SEED_BITS
WORD: Final = 0xFFFFFFFF
WARM_UP: Final = 15
SEED_BYTES: Final = SEED_BITS // 8
SEEDS_A_HASH: Final = 5


def check_seed(seed: object) -> int:
    """The seed as an int, from an int or its decimal string; OptionError names anything else."""
    if isinstance(seed, str) and seed.isascii() and seed.isdigit() and len(seed) <= 29:
        seed = int(seed)
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < SEED_LIMIT:
        raise OptionError(f"The seed must be an integer from 0 to 2^{SEED_BITS} - 1; {seed!r} is not.")
    return seed


def key_of(seed: int) -> bytes:
    """The seed as the key of a hash."""
    return seed.to_bytes(SEED_BYTES, "little")


def derived(key: bytes, purpose: str) -> int:
    """A seed for one purpose, which tells nothing of the key or of the seeds for other purposes."""
    return int.from_bytes(hashlib.blake2b(purpose.encode(), digest_size=SEED_BYTES, key=key).digest(), "little")


def many_derived(key: bytes, number: int) -> bytes:
    """The seeds of a number, as many as one hash gives, side by side; without the key nothing tells them."""
    return hashlib.blake2b(str(number).encode(), digest_size=SEEDS_A_HASH * SEED_BYTES, key=key).digest()


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Rng:
    """A generator whose whole state is four fields; `rolls` counts its uses, for undo.

    The counter `rd` is not cut to a word, for only its low word enters.
    """

    __slots__ = ("ra", "rb", "rc", "rd", "rolls")

    def __init__(self) -> None:
        self.ra: i64 = 0
        self.rb: i64 = 0
        self.rc: i64 = 0
        self.rd: i64 = 1
        self.rolls: int = 0

    def seed(self, seed: int) -> None:
        """Starts the sequence of `seed`; every one of its 96 bits matters."""
        self.start(seed & WORD, seed >> 32 & WORD, seed >> 64 & WORD)

    def start(self, a: i64, b: i64, c: i64) -> None:
        """Starts the sequence of a seed given in words, the lowest first."""
        self.ra = a
        self.rb = b
        self.rc = c
        self.rd = 1
        for _ in range(WARM_UP):
            self.word()

    def word(self) -> i64:
        """The next 32 bits."""
        b: i64 = self.rb
        c: i64 = self.rc
        d: i64 = self.rd
        t: i64 = self.ra + b + d & WORD
        self.rd = d + 1
        self.ra = b ^ b >> 9
        self.rb = c * 9 & WORD
        self.rc = (c << 21) + (c >> 11) + t & WORD
        return t

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each as likely as the others; 0 < n < 2**30."""
        self.rolls += 1
        b: i64 = self.rb
        c: i64 = self.rc
        d: i64 = self.rd
        t: i64 = self.ra + b + d & WORD
        self.rd = d + 1
        self.ra = b ^ b >> 9
        self.rb = c * 9 & WORD
        self.rc = (c << 21) + (c >> 11) + t & WORD
        m: i64 = t * n
        if m & WORD < n:
            floor: i64 = (WORD + 1 - n) % n
            while m & WORD < floor:
                m = self.word() * n
        return m >> 32

    def shuffle(self, xs: list[int]) -> None:
        """Puts the list in a random order, in place: `below` once a card, on local variables because it is hot."""
        a: i64 = self.ra
        b: i64 = self.rb
        c: i64 = self.rc
        d: i64 = self.rd
        i: i64 = len(xs)
        self.rolls += len(xs) - 1 if xs else 0
        while i > 1:
            t: i64 = a + b + d & WORD
            d += 1
            a = b ^ b >> 9
            b = c * 9 & WORD
            c = (c << 21) + (c >> 11) + t & WORD
            m: i64 = t * i
            if m & WORD < i and m & WORD < (WORD + 1 - i) % i:
                continue
            j: i64 = m >> 32
            i -= 1
            xs[i], xs[j] = xs[j], xs[i]
        self.ra = a
        self.rb = b
        self.rc = c
        self.rd = d
