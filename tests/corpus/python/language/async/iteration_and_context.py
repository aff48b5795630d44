# covers: async-for, async-with, async-generator, async-comprehension, aiter, anext, async-context-manager, async-iterator, asynccontextmanager
"""Asynchronous loops, generators and context managers."""

import asyncio
from contextlib import asynccontextmanager


class Ticker:
    def __init__(self, stop):
        self.n, self.stop = 0, stop

    def __aiter__(self):
        return self

    async def __anext__(self):
        if self.n >= self.stop:
            raise StopAsyncIteration
        await asyncio.sleep(0)
        self.n += 1
        return self.n


class Connection:
    def __init__(self, name, swallow=False):
        self.name = name
        self.swallow = swallow

    async def __aenter__(self):
        await asyncio.sleep(0)
        print("open", self.name)
        return self

    async def __aexit__(self, kind, value, tb):
        await asyncio.sleep(0)
        print("close", self.name, kind.__name__ if kind else None)
        return self.swallow

    async def query(self, text):
        return f"{self.name}: {text}"


async def countdown(n):
    try:
        while n:
            yield n
            await asyncio.sleep(0)
            n -= 1
    finally:
        print("countdown closed at", n)


async def echo():
    received = None
    while True:
        received = yield f"echo {received}"


async def double(source):
    async for x in source:
        yield x * 2


@asynccontextmanager
async def transaction(name):
    print("begin", name)
    try:
        yield name.upper()
    except ValueError as error:
        print("rollback", error)
    else:
        print("commit")


async def main():
    async for t in Ticker(3):
        print("tick", t, end=" ")
    else:
        print("no more")

    print([x async for x in countdown(3)])
    print([x async for x in double(Ticker(5)) if x % 4 == 0])
    print({x: x * x async for x in Ticker(3)}, {x % 2 async for x in Ticker(4)})
    agen = (x + 1 async for x in Ticker(2))
    print(type(agen).__name__, [v async for v in agen])

    async with Connection("db") as db, Connection("cache") as cache:
        print(await db.query("select"), "|", await cache.query("get"))
    async with Connection("quiet", swallow=True):
        raise RuntimeError("swallowed")
    try:
        async with Connection("loud"):
            raise KeyError("k")
    except KeyError as error:
        print("caught", error)

    g = echo()
    print(await g.__anext__(), await g.asend("hi"), await g.asend(5))
    await g.aclose()
    try:
        await g.__anext__()
    except StopAsyncIteration:
        print("echo is closed")

    it = aiter(Ticker(1))
    print(await anext(it), await anext(it, "default"))

    partial = countdown(5)
    async for n in partial:
        if n == 4:
            break
    await partial.aclose()

    async with transaction("first") as name:
        print("in", name)
    async with transaction("second"):
        raise ValueError("undo")

    try:
        async for x in [1, 2]:
            pass
    except TypeError as error:
        print("TypeError:", error)
    try:
        for x in Ticker(1):
            pass
    except TypeError as error:
        print("TypeError:", error)


asyncio.run(main())
