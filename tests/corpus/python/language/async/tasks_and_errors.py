# covers: asyncio-task-cancel, asyncio-gather-errors, asyncio-as-completed, asyncio-wait, task-group, async-decorator, async-recursion, asyncio-future, call-soon
"""Structured concurrency and its failures."""

import asyncio
import functools


def traced(f):
    @functools.wraps(f)
    async def wrapper(*args):
        print("->", f.__name__, *args)
        try:
            return await f(*args)
        finally:
            print("<-", f.__name__, *args)

    return wrapper


@traced
async def step(name, turns):
    for _ in range(turns):
        await asyncio.sleep(0)
    return name * turns


@traced
async def fail(message):
    await asyncio.sleep(0)
    raise RuntimeError(message)


async def groups():
    async with asyncio.TaskGroup() as group:
        first = group.create_task(step("a", 2))
        second = group.create_task(step("b", 1))
    print(first.result(), second.result())
    try:
        async with asyncio.TaskGroup() as group:
            slow = group.create_task(step("slow", 50))
            group.create_task(fail("boom"))
            group.create_task(fail("bang"))
    except* RuntimeError as errors:
        print(sorted(str(e) for e in errors.exceptions), slow.cancelled())


async def futures():
    loop = asyncio.get_running_loop()
    future = loop.create_future()
    loop.call_soon(future.set_result, "set later")
    print(future.done(), await future, future.done())
    order = []
    loop.call_soon(order.append, 1)
    loop.call_soon(order.append, 2)
    order.append(0)
    await asyncio.sleep(0)
    print(order)
    failed = loop.create_future()
    failed.set_exception(KeyError("nope"))
    try:
        await failed
    except KeyError as error:
        print("KeyError:", error, failed.exception() is error)
    try:
        future.set_result("again")
    except asyncio.InvalidStateError as error:
        print(type(error).__name__)


async def waiting():
    async def after(delay, value):
        await asyncio.sleep(delay)
        return value

    for finished in asyncio.as_completed([after(0.05, "slow"), after(0.01, "fast")]):
        print(await finished, end=" ")
    print()
    tasks = [asyncio.create_task(after(d, d)) for d in (0.001, 5)]
    done, pending = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    print(len(done), len(pending), [t.result() for t in done])
    for t in pending:
        t.cancel()
    print(await asyncio.gather(*pending, return_exceptions=True))


async def cancellation():
    async def stubborn():
        for attempt in range(3):
            try:
                await asyncio.sleep(1)
            except asyncio.CancelledError:
                print("refused", attempt)
        return "gave in"

    task = asyncio.create_task(stubborn())
    for _ in range(3):
        await asyncio.sleep(0)
        task.cancel()
    print(await task, task.cancelled())
    shielded = asyncio.create_task(asyncio.sleep(0.001, "protected"))
    outer = asyncio.shield(shielded)
    outer.cancel()
    try:
        await outer
    except asyncio.CancelledError:
        print("outer cancelled,", await shielded)


async def fib(n):
    if n < 2:
        return n
    a, b = await asyncio.gather(fib(n - 1), fib(n - 2))
    return a + b


async def main():
    await groups()
    await futures()
    await waiting()
    await cancellation()
    print(await fib(8))
    task = asyncio.create_task(fail("never awaited but retrieved"), name="unlucky")
    await asyncio.wait([task])
    print(task.get_name(), repr(task.exception()))


asyncio.run(main())
try:
    asyncio.run(fail("from the top"))
except RuntimeError as error:
    print("top level saw", error)
