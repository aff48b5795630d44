# covers: asyncio-run, uncaught-exception, traceback, await, async-exceptions
"""An error that travels through awaits and ends the program."""

import asyncio


async def fetch(table, key):
    await asyncio.sleep(0)
    return table[key]


async def report(table, *keys):
    total = 0
    for key in keys:
        total += await fetch(table, key)
    return total


def drive(coroutine):
    """Run a coroutine that only ever yields to the loop."""
    try:
        while True:
            coroutine.send(None)
    except StopIteration as stop:
        return stop.value


prices = {"tea": 3, "cake": 4}
print(asyncio.run(report(prices, "tea", "cake")))
print(drive(report(prices, "tea", "tea")))
print(drive(report(prices, "tea", "pie")))
