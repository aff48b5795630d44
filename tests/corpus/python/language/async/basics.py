# covers: async-def, await, asyncio-run, asyncio-sleep, asyncio-gather, create-task, coroutine-object, async-exceptions
"""Coroutines under asyncio.run."""

import asyncio


async def add(a, b):
    await asyncio.sleep(0)
    return a + b


async def worker(name, delay, log):
    log.append(f"{name} start")
    await asyncio.sleep(delay)
    log.append(f"{name} end")
    return name.upper()


async def failing():
    await asyncio.sleep(0.001)
    raise ValueError("task failed")


async def main():
    print(await add(1, 2))

    log = []
    results = await asyncio.gather(worker("a", 0.03, log), worker("b", 0.01, log), worker("c", 0.02, log))
    print(results)
    print(log)

    # A task starts running only when somebody awaits.
    log.clear()
    task = asyncio.create_task(worker("t", 0, log))
    print("created", log, task.done())
    await asyncio.sleep(0)
    print("after one turn", log)
    print(await task, task.done(), task.result(), log)

    try:
        await failing()
    except ValueError as error:
        print("caught", error)

    outcome = await asyncio.gather(add(1, 1), failing(), return_exceptions=True)
    print(outcome)
    try:
        await asyncio.gather(add(1, 1), failing())
    except ValueError as error:
        print("gather raised", error)

    async def nested(n):
        return 1 if n == 0 else n * await nested(n - 1)

    print(await nested(10))
    print([await add(i, i) for i in range(4)], {i: await add(i, 1) for i in range(2)})

    coroutine = add(5, 6)
    print(type(coroutine).__name__, asyncio.iscoroutine(coroutine), asyncio.iscoroutinefunction(add))
    print(await coroutine)

    tasks = [asyncio.create_task(worker(f"w{i}", (3 - i) / 100, log)) for i in range(3)]
    print([await t for t in tasks], log[-3:])
    try:
        await 5
    except TypeError as error:
        print("TypeError:", error)
    return "main result"


print(asyncio.run(main()))


# Driving a coroutine by hand.
class Pause:
    def __init__(self, value):
        self.value = value

    def __await__(self):
        received = yield self.value
        return received


async def manual():
    first = await Pause("one")
    second = await Pause("two")
    return first + second


c = manual()
print(c.send(None), c.send(10))
try:
    c.send(32)
except StopIteration as stop:
    print("returned", stop.value)
