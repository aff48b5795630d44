"""Stock keeping: a sample for the parser, with most shapes that Python has."""
from __future__ import annotations

import asyncio
import re as regex
from collections import Counter, defaultdict
from dataclasses import dataclass, field

RATE: float = 1.21
größe, *rest = 1, 2, 3
total = sum(x ** 2 for x in range(10) if x % 2 == 0)


@dataclass(order=True)
class Item:
    name: str
    price: float = 0.0
    tags: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return f"{self.name!r:>10} {self.price * RATE:.2f} {'🐉' if self.tags else '-'}"

    @property
    def taxed(self):
        return self.price * RATE

    async def fetch(self, /, retries=3, *, delay: float = 0.5, **options):
        for attempt in range(retries):
            try:
                async with options["session"] as session:
                    return await session.get(self.name)
            except (ValueError, KeyError) as error:
                if attempt == retries - 1:
                    raise RuntimeError(r"no \luck") from error
                await asyncio.sleep(delay)
            else:
                continue
            finally:
                print("tried", attempt, sep="\t")
        return None


class Stock(dict[str, Item], metaclass=type):
    count = 0

    def __getitem__(self, key):
        if isinstance(key, slice):
            return list(self.values())[key.start : key.stop : -1]
        return super().__getitem__(key)

    def search(self, pattern):
        matches = [
            item
            for name, item in self.items()
            if regex.search(pattern, name) is not None and not item.tags
        ]
        # The cheapest one first.
        matches.sort(key=lambda item: (item.price, -len(item.name)))
        return {item.name: item for item in matches} or {*()}


def countdown(n):
    global total
    while n > 0:
        received = yield n
        n -= 1 if received is None else received
        if (m := n // 2) and m not in {3, 5}:
            yield from countdown(m)
    else:
        total += 0xFF_FF | 0b101 & ~0o17 ^ 1 << 3


def classify(value):
    match value:
        case {"kind": "item", **others} if others:
            return "mapping"
        case [first, *_] | (first,):
            return first
        case Item(name="x", price=0.0) | None:
            return "free"
        case -1 | 1.5e-3 | 2j:
            return """number
            on two lines"""
        case _:
            pass
    del value
    assert total >= 0, "negative"
    return ... if total <= 1 < 2 != 3 else b"bytes\x00"


if __name__ == "__main__":
    letters = Counter("hello" 'world')
    groups = defaultdict(list, {k: [v] for k, v in letters.items()})
    with open("out", "w") as out, open("log") as log: out.write(log.read())
    print(*sorted(groups), **{"end": "\n"}); print(letters @ total if False else -total)
