# covers: asyncio-queue, asyncio-event, asyncio-lock, asyncio-semaphore, asyncio-wait-for, task-cancel, producer-consumer, asyncio-timeout-error
"""Queues, locks, events and cancellation."""

import asyncio


async def producer(queue, n):
    for i in range(n):
        await queue.put(i * i)
        print("put", i * i)
    await queue.put(None)


async def consumer(queue):
    total = 0
    while (item := await queue.get()) is not None:
        print("got", item)
        total += item
        queue.task_done()
    return total


async def bounded():
    queue = asyncio.Queue(maxsize=2)
    _, total = await asyncio.gather(producer(queue, 5), consumer(queue))
    print("total", total, queue.empty(), queue.qsize())


async def pool():
    queue = asyncio.Queue()
    for job in range(6):
        queue.put_nowait(job)
    done = []

    async def work(name):
        while True:
            job = await queue.get()
            await asyncio.sleep(0.001 * (job + 1))
            done.append((job, name))
            queue.task_done()

    workers = [asyncio.create_task(work(n)) for n in "xy"]
    await queue.join()
    for w in workers:
        w.cancel()
    results = await asyncio.gather(*workers, return_exceptions=True)
    print(sorted(done)[0], len(done), [type(r).__name__ for r in results], [w.cancelled() for w in workers])


async def locking():
    lock = asyncio.Lock()
    order = []

    async def critical(name):
        order.append(f"{name} waits")
        async with lock:
            order.append(f"{name} in")
            await asyncio.sleep(0)
            order.append(f"{name} out")

    await asyncio.gather(critical("a"), critical("b"))
    print(order, lock.locked())


async def events():
    event = asyncio.Event()

    async def waiter(n):
        await event.wait()
        return f"woke {n}"

    tasks = [asyncio.create_task(waiter(n)) for n in range(3)]
    await asyncio.sleep(0)
    print([t.done() for t in tasks], event.is_set())
    event.set()
    print(await asyncio.gather(*tasks))


async def limits():
    semaphore = asyncio.Semaphore(2)
    active = peak = 0

    async def job():
        nonlocal active, peak
        async with semaphore:
            active += 1
            peak = max(peak, active)
            await asyncio.sleep(0.001)
            active -= 1

    await asyncio.gather(*(job() for _ in range(7)))
    print("peak", peak, "active", active)


async def slow():
    try:
        await asyncio.sleep(10)
    except asyncio.CancelledError:
        print("slow was cancelled")
        raise
    finally:
        print("slow cleans up")


async def timeouts():
    try:
        await asyncio.wait_for(slow(), timeout=0.01)
    except asyncio.TimeoutError:
        print("timed out")
    print(await asyncio.wait_for(asyncio.sleep(0, "quick"), 1))
    task = asyncio.create_task(slow())
    await asyncio.sleep(0)
    task.cancel()
    try:
        await task
    except asyncio.CancelledError:
        print("cancelled", task.cancelled())


async def main():
    for part in (bounded, pool, locking, events, limits, timeouts):
        print(f"-- {part.__name__}")
        await part()


asyncio.run(main())
