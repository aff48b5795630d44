# covers: asyncio.to_thread, run_in_executor, threads beside an event loop
"""An event loop and threads."""
import asyncio
import threading
import time


def blocking(n):
    time.sleep(n / 100)
    return f"{n} in {threading.current_thread().name.split('_')[0]}"


async def ticks(log):
    for number in range(3):
        log.append(number)
        await asyncio.sleep(0.01)


async def main():
    log = []
    results = await asyncio.gather(asyncio.to_thread(blocking, 4), ticks(log), asyncio.to_thread(blocking, 2))
    print(results, log)
    loop = asyncio.get_running_loop()
    print(await loop.run_in_executor(None, blocking, 1))

    def fails():
        raise OSError("disk")

    try:
        await asyncio.to_thread(fails)
    except OSError as error:
        print("error", error)
    future = loop.create_future()
    threading.Timer(0.01, lambda: loop.call_soon_threadsafe(future.set_result, "from a thread")).start()
    print(await future)


asyncio.run(main())
